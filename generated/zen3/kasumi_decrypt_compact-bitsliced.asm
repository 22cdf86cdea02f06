; kasumi_decrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu zen3 --variant bitsliced
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 139 uops, planned 64.3; bounds: width 23.2, ports 64.0, path 7.0
;   blocks/rounds: 4097 uops, planned 1112.7; bounds: width 682.8, ports 739.0, path 107.0
;   blocks.2: 134 uops, planned 64.3; bounds: width 22.3, ports 64.0, path 1.0
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
%fatal "kasumi_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_decrypt_compact
$_kasumi_decrypt_compact:
%else
        global $kasumi_decrypt_compact
%endif
$kasumi_decrypt_compact:
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x12c0                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 4640], rax                                      ;                    frame
        mov dword [rbp + 4648], ecx                                      ;                    argument
        mov qword [rbp + 4576], rsi                                      ;                    argument
        mov qword [rbp + 4592], rdi                                      ;                    argument
        mov qword [rbp + 4632], rdx                                      ;                    argument
        mov r8d, dword [rbp + 4648]                                      ;     0.0 agu0   149 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   149 blocks
        add r8, qword [rbp + 4576]                                       ;     5.0 alu0+agu1  149 blocks
        mov qword [rbp + 4584], r8                                       ;     6.0 agu2+st0  149 blocks
        cmp dword [rbp + 4648], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4576]                                       ;     0.0 agu0   130 l.0 reload
        vmovdqu ymm0, [r8]                                               ;     4.0 agu1   130 l.0
        vmovdqu [rbp - 128], ymm0                                        ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 32]                                          ;     4.0 agu0   130 l.1
        vmovdqu [rbp - 96], ymm0                                         ;    11.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 64]                                          ;     4.0 agu0   130 l.2
        vmovdqu [rbp - 64], ymm0                                         ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 96]                                          ;     4.0 agu1   130 l.3
        vmovdqu [rbp - 32], ymm0                                         ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 128]                                         ;     4.0 agu0   130 l.4
        vmovdqu [rbp + 0], ymm0                                          ;    11.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 160]                                         ;     4.0 agu0   130 l.5
        vmovdqu [rbp + 32], ymm0                                         ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 192]                                         ;     4.2 agu1   130 l.6
        vmovdqu [rbp + 64], ymm0                                         ;    11.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 224]                                         ;     5.0 agu0   130 l.7
        vmovdqu [rbp + 96], ymm0                                         ;    12.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 256]                                         ;     6.0 agu0   130 l.8
        vmovdqu [rbp + 128], ymm0                                        ;    13.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 288]                                         ;     6.2 agu1   130 l.9
        vmovdqu [rbp + 160], ymm0                                        ;    13.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 320]                                         ;     7.0 agu0   130 l.10
        vmovdqu [rbp + 192], ymm0                                        ;    14.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 352]                                         ;     8.0 agu0   130 l.11
        vmovdqu ymm1, [r8 + 384]                                         ;     8.2 agu1   130 l.12
        vmovdqu [rbp + 224], ymm0                                        ;    15.0 agu2+fp5  132 rounds
        vmovdqu [rbp + 256], ymm1                                        ;    15.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 416]                                         ;     9.0 agu0   130 l.13
        vmovdqu [rbp + 288], ymm0                                        ;    16.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 448]                                         ;    10.0 agu0   130 l.14
        vmovdqu [rbp + 320], ymm0                                        ;    17.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 480]                                         ;    10.2 agu1   130 l.15
        vmovdqu [rbp + 352], ymm0                                        ;    17.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 512]                                         ;    11.0 agu0   130 l.16
        vmovdqu [rbp + 384], ymm0                                        ;    18.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 544]                                         ;    12.0 agu0   130 l.17
        vmovdqu [rbp + 416], ymm0                                        ;    19.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 576]                                         ;    12.2 agu1   130 l.18
        vmovdqu [rbp + 448], ymm0                                        ;    19.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 608]                                         ;    13.0 agu0   130 l.19
        vmovdqu [rbp + 480], ymm0                                        ;    20.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 640]                                         ;    14.0 agu0   130 l.20
        vmovdqu [rbp + 512], ymm0                                        ;    21.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 672]                                         ;    14.2 agu1   130 l.21
        vmovdqu [rbp + 544], ymm0                                        ;    21.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 704]                                         ;    15.0 agu0   130 l.22
        vmovdqu [rbp + 576], ymm0                                        ;    22.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 736]                                         ;    16.0 agu0   130 l.23
        vmovdqu [rbp + 608], ymm0                                        ;    23.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 768]                                         ;    16.2 agu1   130 l.24
        vmovdqu [rbp + 640], ymm0                                        ;    24.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 800]                                         ;    17.0 agu0   130 l.25
        vmovdqu [rbp + 672], ymm0                                        ;    25.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 832]                                         ;    18.0 agu0   130 l.26
        vmovdqu [rbp + 704], ymm0                                        ;    26.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 864]                                         ;    18.2 agu1   130 l.27
        vmovdqu [rbp + 736], ymm0                                        ;    27.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 896]                                         ;    19.0 agu0   130 l.28
        vmovdqu [rbp + 768], ymm0                                        ;    28.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 928]                                         ;    20.0 agu0   130 l.29
        vmovdqu [rbp + 800], ymm0                                        ;    29.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 960]                                         ;    20.2 agu1   130 l.30
        vmovdqu [rbp + 832], ymm0                                        ;    30.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 992]                                         ;    21.0 agu0   130 l.31
        vmovdqu [rbp + 864], ymm0                                        ;    31.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1024]                                        ;    22.0 agu0   131 r.0
        vmovdqu [rbp + 896], ymm0                                        ;    32.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1056]                                        ;    22.2 agu1   131 r.1
        vmovdqu [rbp + 928], ymm0                                        ;    33.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1088]                                        ;    23.0 agu0   131 r.2
        vmovdqu [rbp + 960], ymm0                                        ;    34.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1120]                                        ;    24.0 agu0   131 r.3
        vmovdqu [rbp + 992], ymm0                                        ;    35.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1152]                                        ;    24.2 agu1   131 r.4
        vmovdqu [rbp + 1024], ymm0                                       ;    36.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1184]                                        ;    25.0 agu0   131 r.5
        vmovdqu [rbp + 1056], ymm0                                       ;    37.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1216]                                        ;    26.0 agu0   131 r.6
        vmovdqu [rbp + 1088], ymm0                                       ;    38.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1248]                                        ;    26.2 agu1   131 r.7
        vmovdqu [rbp + 1120], ymm0                                       ;    39.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1280]                                        ;    27.0 agu0   131 r.8
        vmovdqu [rbp + 1152], ymm0                                       ;    40.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1312]                                        ;    28.0 agu0   131 r.9
        vmovdqu [rbp + 1184], ymm0                                       ;    41.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1344]                                        ;    28.2 agu1   131 r.10
        vmovdqu [rbp + 1216], ymm0                                       ;    42.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1376]                                        ;    29.0 agu0   131 r.11
        vmovdqu [rbp + 1248], ymm0                                       ;    43.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1408]                                        ;    30.0 agu0   131 r.12
        vmovdqu [rbp + 1280], ymm0                                       ;    44.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1440]                                        ;    30.2 agu1   131 r.13
        vmovdqu [rbp + 1312], ymm0                                       ;    45.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1472]                                        ;    31.0 agu0   131 r.14
        vmovdqu [rbp + 1344], ymm0                                       ;    46.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1504]                                        ;    32.0 agu0   131 r.15
        vmovdqu [rbp + 1376], ymm0                                       ;    47.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1536]                                        ;    32.3 agu1   131 r.16
        vmovdqu [rbp + 1408], ymm0                                       ;    48.3 agu0+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1568]                                        ;    33.3 agu1   131 r.17
        vmovdqu [rbp + 1440], ymm0                                       ;    49.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1600]                                        ;    34.3 agu0   131 r.18
        vmovdqu [rbp + 1472], ymm0                                       ;    50.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1632]                                        ;    35.3 agu0   131 r.19
        vmovdqu [rbp + 1504], ymm0                                       ;    51.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1664]                                        ;    36.3 agu1   131 r.20
        vmovdqu [rbp + 1536], ymm0                                       ;    52.3 agu0+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1696]                                        ;    37.3 agu1   131 r.21
        vmovdqu [rbp + 1568], ymm0                                       ;    53.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1728]                                        ;    38.3 agu0   131 r.22
        vmovdqu [rbp + 1600], ymm0                                       ;    54.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1760]                                        ;    39.3 agu0   131 r.23
        vmovdqu [rbp + 1632], ymm0                                       ;    55.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1792]                                        ;    40.3 agu1   131 r.24
        vmovdqu [rbp + 1664], ymm0                                       ;    56.3 agu0+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1824]                                        ;    41.3 agu1   131 r.25
        vmovdqu [rbp + 1696], ymm0                                       ;    57.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1856]                                        ;    42.3 agu0   131 r.26
        vmovdqu [rbp + 1728], ymm0                                       ;    58.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1888]                                        ;    43.3 agu0   131 r.27
        vmovdqu [rbp + 1760], ymm0                                       ;    59.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1920]                                        ;    44.3 agu1   131 r.28
        vmovdqu ymm1, [r8 + 1952]                                        ;    44.5 agu0   131 r.29
        vmovdqu ymm2, [r8 + 1984]                                        ;    45.3 agu1   131 r.30
        vmovdqu ymm3, [r8 + 2016]                                        ;    45.5 agu0   131 r.31
        vmovdqu [rbp + 1792], ymm0                                       ;    60.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1824], ymm1                                       ;    61.3 agu1+fp5  132 rounds
        vmovdqu [rbp + 1856], ymm2                                       ;    62.3 agu0+fp5  132 rounds
        vmovdqu [rbp + 1888], ymm3                                       ;    63.3 agu2+fp5  132 rounds
        mov esi, 4                                                       ;    48.3 alu0   132 rounds reload
        mov dword [rbp + 4652], esi                                      ;    49.3 agu1+st0  132 rounds
        mov r8, qword [rbp + 4592]                                       ;    49.3 agu0   132 rounds reload
        mov qword [rbp + 4600], r8                                       ;    53.3 agu2+st1  132 rounds
        lea r9, [r8 + 3072]                                              ;    53.3 alu1   132 rounds
        mov qword [rbp + 4608], r9                                       ;    54.3 agu1+st0  132 rounds
        lea r9, [r8 + 2048]                                              ;    53.3 alu2   132 rounds
        mov qword [rbp + 4616], r9                                       ;    54.3 agu0+st1  132 rounds
        add r8, 0x400                                                    ;    53.3 alu3   132 rounds
        mov qword [rbp + 4624], r8                                       ;    54.3 agu2+st0  132 rounds
        mov r8, qword [rbp + 4608]                                       ;                    resident
        mov r9, qword [rbp + 4600]                                       ;                    resident
        mov r10, qword [rbp + 4616]                                      ;                    resident
        mov r11, qword [rbp + 4624]                                      ;                    resident
        vmovdqu ymm0, [rbp + 896]                                        ;                    resident
        vmovdqu ymm1, [rbp + 928]                                        ;                    resident
        vmovdqu ymm2, [rbp + 960]                                        ;                    resident
        vmovdqu ymm3, [rbp + 992]                                        ;                    resident
        vmovdqu ymm4, [rbp + 1024]                                       ;                    resident
        vmovdqu ymm5, [rbp + 1056]                                       ;                    resident
        vmovdqu ymm6, [rbp + 1088]                                       ;                    resident
        vmovdqu ymm7, [rbp + 1120]                                       ;                    resident
        vmovdqu ymm8, [rbp + 1152]                                       ;                    resident
        vmovdqu ymm9, [rbp + 1184]                                       ;                    resident
        vmovdqu ymm10, [rbp + 1216]                                      ;                    resident
        vmovdqu ymm11, [rbp + 1248]                                      ;                    resident
        vmovdqu ymm12, [rbp + 1280]                                      ;                    resident
        vmovdqu ymm13, [rbp + 1312]                                      ;                    resident
        mov esi, dword [rbp + 4652]                                      ;                    resident
        align 16
.rounds_2:
        vmovdqu ymm14, [r9 + 352]                                        ;     0.0 agu0    50 next
        vpxor ymm14, ymm14, [rbp + 1408]                                 ;     7.0 fp0+agu1   50 next
        vmovdqu ymm15, [r9 + 384]                                        ;     1.0 agu0    50 next
        vpxor ymm15, ymm15, [rbp + 1440]                                 ;     8.0 fp1+agu1   50 next
        vmovdqu [rbp + 1920], ymm13                                      ;     0.7 agu2+fp5   50 next spill
        vmovdqu ymm13, [r9 + 416]                                        ;     2.0 agu0    50 next
        vpxor ymm13, ymm13, [rbp + 1472]                                 ;     9.0 fp2+agu1   50 next
        vmovdqu [rbp + 1952], ymm12                                      ;     1.7 agu2+fp5   50 next spill
        vmovdqu ymm12, [r9 + 448]                                        ;     3.0 agu0    50 next
        vpxor ymm12, ymm12, [rbp + 1504]                                 ;    10.0 fp3+agu1   50 next
        vmovdqu [rbp + 1984], ymm11                                      ;     2.7 agu2+fp5   50 next spill
        vmovdqu ymm11, [r9 + 480]                                        ;     4.0 agu0    50 next
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;    11.0 fp0+agu1   50 next
        vmovdqu [rbp + 2016], ymm10                                      ;     3.7 agu2+fp5   50 next spill
        vmovdqu ymm10, [r9]                                              ;     5.0 agu0    50 next
        vpxor ymm10, ymm10, [rbp + 1568]                                 ;    12.0 fp1+agu1   50 next
        vmovdqu [rbp + 2048], ymm9                                       ;     4.7 agu2+fp5   50 next spill
        vmovdqu ymm9, [r9 + 32]                                          ;     6.0 agu0    50 next
        vpxor ymm9, ymm9, [rbp + 1600]                                   ;    13.0 fp2+agu1   50 next
        vmovdqu [rbp + 2080], ymm8                                       ;     5.7 agu2+fp5   50 next spill
        vmovdqu ymm8, [r9 + 64]                                          ;     7.0 agu0    50 next
        vpxor ymm8, ymm8, [rbp + 1632]                                   ;    14.0 fp3+agu1   50 next
        vmovdqu [rbp + 2112], ymm7                                       ;     6.7 agu2+fp5   50 next spill
        vmovdqu ymm7, [r9 + 96]                                          ;     8.0 agu0    50 next
        vpxor ymm7, ymm7, [rbp + 1664]                                   ;    15.0 fp0+agu1   50 next
        vmovdqu [rbp + 2144], ymm6                                       ;     7.7 agu2+fp5   50 next spill
        vmovdqu ymm6, [r9 + 128]                                         ;     9.0 agu0    50 next
        vpxor ymm6, ymm6, [rbp + 1696]                                   ;    16.0 fp1+agu1   50 next
        vmovdqu [rbp + 2176], ymm5                                       ;     8.7 agu2+fp5   50 next spill
        vmovdqu ymm5, [r9 + 160]                                         ;    10.0 agu0    50 next
        vpxor ymm5, ymm5, [rbp + 1728]                                   ;    17.0 fp2+agu1   50 next
        vmovdqu [rbp + 2208], ymm4                                       ;     9.7 agu2+fp5   50 next spill
        vmovdqu ymm4, [r9 + 192]                                         ;    11.0 agu0    50 next
        vpxor ymm4, ymm4, [rbp + 1760]                                   ;    18.0 fp3+agu1   50 next
        vmovdqu [rbp + 2240], ymm3                                       ;    10.7 agu2+fp5   50 next spill
        vmovdqu ymm3, [r9 + 224]                                         ;    12.0 agu0    50 next
        vpxor ymm3, ymm3, [rbp + 1792]                                   ;    19.0 fp0+agu1   50 next
        vmovdqu [rbp + 2272], ymm2                                       ;    11.7 agu2+fp5   50 next spill
        vmovdqa ymm2, ymm6                                               ;    17.0         41 next copy
        vmovdqu [rbp + 2304], ymm1                                       ;    12.7 agu2+fp5   50 next spill
        vmovdqa ymm1, ymm8                                               ;    15.0         41 next copy
        vmovdqu [rbp + 2336], ymm0                                       ;    13.7 agu0+fp5   50 next spill
        vmovdqu ymm0, [r9 + 256]                                         ;    13.2 agu1    50 next
        vpxor ymm0, ymm0, [rbp + 1824]                                   ;    20.2 fp1+agu0   50 next
        vpxor ymm1, ymm1, ymm0                                           ;    21.2 fp2     41 next
        vmovdqu [rbp + 2368], ymm11                                      ;    14.7 agu2+fp5   50 next spill
        vpxor ymm11, ymm6, ymm5                                          ;    18.0 fp3     41 next
        vmovdqu [rbp + 2400], ymm15                                      ;    15.7 agu1+fp5   50 next spill
        vpand ymm15, ymm8, ymm7                                          ;    16.0 fp0     41 next
        vmovdqu [rbp + 2432], ymm10                                      ;    16.7 agu2+fp5   50 next spill
        vmovdqu ymm10, [r9 + 288]                                        ;    15.0 agu0    50 next
        vpxor ymm10, ymm10, [rbp + 1856]                                 ;    22.0 fp1+agu1   50 next
        vmovdqu [rbp + 2464], ymm14                                      ;    17.7 agu2+fp5   50 next spill
        vpxor ymm14, ymm6, ymm10                                         ;    23.0 fp2     41 next
        vpand ymm14, ymm14, ymm8                                         ;    24.0 fp3     41 next
        vmovdqu [rbp + 2496], ymm9                                       ;    18.7 agu0+fp5   50 next spill
        vpxor ymm9, ymm0, ymm5                                           ;    21.2 fp0     41 next
        vmovdqu [rbp + 2528], ymm13                                      ;    19.7 agu1+fp5   50 next spill
        vmovdqu ymm13, [r9 + 320]                                        ;    17.0 agu0    50 next
        vpxor ymm13, ymm13, [rbp + 1888]                                 ;    24.0 fp1+agu1   50 next
        vpxor ymm2, ymm2, ymm13                                          ;    25.0 fp2     41 next
        vmovdqu [rbp + 2560], ymm12                                      ;    20.7 agu2+fp5   50 next spill
        vpand ymm12, ymm11, ymm5                                         ;    19.0 fp3     41 next
        vpxor ymm15, ymm15, ymm12                                        ;    20.0 fp0     41 next
        vpand ymm12, ymm0, ymm3                                          ;    21.2 fp1     41 next
        vpxor ymm12, ymm12, [rel kasumi_decrypt_compact.T0_constants256] ;    22.2 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm12                                        ;    25.0 fp3     41 next
        vmovdqu [rbp + 2592], ymm12                                      ;    23.2 agu1+fp5   41 next spill
        vpand ymm12, ymm1, ymm10                                         ;    23.0 fp0     41 next
        vmovdqu [rbp + 2624], ymm1                                       ;    22.7 agu2+fp5   41 next spill
        vpand ymm1, ymm0, ymm5                                           ;    21.2 fp1     41 next
        vmovdqu [rbp + 2656], ymm5                                       ;    23.7 agu0+fp5   50 next spill
        vpxor ymm5, ymm6, ymm7                                           ;    20.7 fp2     41 next
        vmovdqu [rbp + 2688], ymm14                                      ;    26.0 agu1+fp5   41 next spill
        vpand ymm14, ymm9, ymm10                                         ;    23.0 fp3     41 next
        vmovdqu [rbp + 2720], ymm14                                      ;    25.7 agu2+fp5   41 next spill
        vpand ymm14, ymm8, ymm3                                          ;    21.5 fp0     41 next
        vpxor ymm14, ymm14, ymm7                                         ;    22.5 fp1     41 next
        vpxor ymm12, ymm12, ymm14                                        ;    24.0 fp2     41 next
        vmovdqu [rbp + 2752], ymm12                                      ;    26.7 agu0+fp5   41 next spill
        vpand ymm12, ymm3, ymm4                                          ;    22.2 fp3     41 next
        vpxor ymm12, ymm12, [rel kasumi_decrypt_compact.T0_constants256] ;    23.2 fp0+agu1   41 next
        vmovdqu [rbp + 2784], ymm12                                      ;    27.7 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm7                                          ;    26.0 fp1     41 next
        vpxor ymm1, ymm1, ymm12                                          ;    27.0 fp2     41 next
        vpand ymm12, ymm5, ymm10                                         ;    23.2 fp3     41 next
        vpand ymm5, ymm5, ymm3                                           ;    23.5 fp0     41 next
        vmovdqu [rbp + 2816], ymm15                                      ;    28.7 agu0+fp5   41 next spill
        vpand ymm15, ymm11, ymm3                                         ;    23.7 fp1     41 next
        vpxor ymm14, ymm14, ymm15                                        ;    24.7 fp2     41 next
        vpxor ymm14, ymm14, ymm12                                        ;    25.7 fp3     41 next
        vpxor ymm14, ymm9, ymm14                                         ;    26.7 fp0     41 next
        vpand ymm9, ymm9, ymm4                                           ;    24.7 fp1     41 next
        vpor ymm15, ymm11, ymm7                                          ;    25.0 fp2     41 next
        vpxor ymm15, ymm15, ymm1                                         ;    28.0 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                           ;    25.7 fp0     41 next
        vpxor ymm9, ymm8, ymm7                                           ;    25.7 fp1     41 next
        vpxor ymm1, ymm1, ymm8                                           ;    28.0 fp2     41 next
        vpand ymm8, ymm8, ymm13                                          ;    26.2 fp3     41 next
        vmovdqu [rbp + 2848], ymm15                                      ;    29.7 agu1+fp5   41 next spill
        vpand ymm15, ymm2, ymm3                                          ;    26.5 fp0     41 next
        vpxor ymm12, ymm12, ymm15                                        ;    27.5 fp1     41 next
        vmovdqu [rbp + 2880], ymm8                                       ;    30.7 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm6                                           ;    27.0 fp2     41 next
        vpxor ymm8, ymm8, ymm10                                          ;    28.0 fp3     41 next
        vpxor ymm5, ymm5, ymm8                                           ;    29.0 fp0     41 next
        vpand ymm8, ymm8, ymm6                                           ;    29.0 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 2688]                                 ;    33.0 fp2+agu0   41 next
        vmovdqu [rbp + 2912], ymm6                                       ;    31.7 agu1+fp5   50 next spill
        vpand ymm6, ymm9, ymm0                                           ;    28.2 fp3     41 next
        vpand ymm9, ymm9, ymm4                                           ;    28.5 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;    35.7 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm9                                         ;    36.7 fp2     41 next
        vpand ymm9, ymm10, ymm13                                         ;    29.2 fp3     41 next
        vpxor ymm12, ymm12, ymm9                                         ;    34.0 fp0     41 next
        vpxor ymm9, ymm9, ymm3                                           ;    30.2 fp1     41 next
        vpxor ymm14, ymm14, ymm15                                        ;    37.7 fp2     41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;    28.5 agu1    41 next reload
        vpxor ymm14, ymm14, ymm15                                        ;    38.7 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 2784]                                   ;    34.7 fp0+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 2816]                                   ;    35.7 fp1+agu1   41 next
        vpand ymm0, ymm0, ymm7                                           ;    31.0 fp2     41 next
        vpxor ymm0, ymm0, ymm5                                           ;    32.0 fp3     41 next
        vpand ymm3, ymm3, ymm10                                          ;    31.5 fp0     41 next
        vpand ymm15, ymm2, [rbp + 2656]                                  ;    31.7 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm15                                          ;    32.7 fp2     41 next
        vpand ymm2, ymm2, ymm11                                          ;    32.2 fp3     41 next
        vmovdqu ymm15, [rbp + 2624]                                      ;    30.7 agu1    41 next reload
        vpand ymm11, ymm11, ymm15                                        ;    37.7 fp0     41 next
        vpxor ymm3, ymm3, ymm11                                          ;    38.7 fp1     41 next
        vpxor ymm5, ymm1, ymm5                                           ;    33.7 fp2     41 next
        vmovdqu ymm11, [rbp + 2656]                                      ;    31.7 agu0    50 next reload
        vmovdqu [rbp + 2944], ymm14                                      ;    39.7 agu2+fp5   41 next spill
        vpand ymm14, ymm15, ymm11                                        ;    38.7 fp3     41 next
        vpxor ymm3, ymm3, ymm13                                          ;    39.7 fp0     41 next
        vpand ymm10, ymm10, ymm4                                         ;    33.7 fp1     41 next
        vpxor ymm10, ymm10, [rbp + 2880]                                 ;    37.7 fp2+agu1   41 next
        vpxor ymm8, ymm8, ymm3                                           ;    40.7 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2816]                                   ;    35.7 fp0+agu0   41 next
        vpxor ymm6, ymm6, ymm10                                          ;    38.7 fp1     41 next
        vpand ymm7, ymm7, ymm4                                           ;    35.0 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 2688]                                   ;    40.7 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm6                                           ;    39.7 fp0     41 next
        vpxor ymm0, ymm0, ymm2                                           ;    36.7 fp1     41 next
        vpxor ymm2, ymm2, ymm4                                           ;    36.7 fp2     41 next
        vmovdqu [rbp + 2688], ymm8                                       ;    41.7 agu2+fp5   41 next spill
        vpand ymm8, ymm4, [rbp + 2912]                                   ;    38.7 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm8                                         ;    39.7 fp0     41 next
        vpand ymm8, ymm4, ymm11                                          ;    38.7 fp1     41 next
        vpxor ymm10, ymm10, [rbp + 2752]                                 ;    38.7 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm9                                         ;    40.7 fp3     41 next
        vpxor ymm6, ymm6, ymm14                                          ;    41.7 fp0     41 next
        vpand ymm4, ymm4, ymm13                                          ;    38.7 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                           ;    41.7 fp2     41 next
        vpxor ymm10, ymm10, ymm3                                         ;    42.7 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2848]                                   ;    39.2 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm6                                           ;    42.7 fp1     41 next
        vpand ymm9, ymm9, ymm13                                          ;    39.8 fp2     41 next
        vpxor ymm4, ymm4, ymm11                                          ;    40.0 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2752]                                   ;    40.2 fp0+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;    40.7 fp1+agu0   41 next
        vpxor ymm12, ymm12, ymm4                                         ;    41.0 fp2     41 next
        vpxor ymm5, ymm5, ymm8                                           ;    41.7 fp3     41 next
        vpxor ymm9, ymm9, [rbp + 2784]                                   ;    41.2 fp0+agu1   41 next
        vpand ymm15, ymm15, ymm13                                        ;    41.7 fp1     41 next
        vpxor ymm0, ymm0, ymm11                                          ;    41.8 fp2     41 next
        vpxor ymm7, ymm7, ymm15                                          ;    42.7 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 2912]                                   ;    43.7 fp0+agu0   41 next
        vpxor ymm7, ymm7, [rbp + 2720]                                   ;    44.7 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm9                                           ;    42.8 fp2     41 next
        vpxor ymm9, ymm9, ymm7                                           ;    45.7 fp3     41 next
        vmovdqu ymm14, [rbp + 2560]                                      ;    42.2 agu0    41 next
        vmovdqu ymm15, [rbp + 2528]                                      ;    42.8 agu1    50 next reload
        vpand ymm14, ymm14, ymm15                                        ;    49.8 fp0     41 next
        vmovdqu ymm3, [rbp + 2496]                                       ;    43.2 agu0    41 next
        vmovdqu ymm4, [rbp + 2464]                                       ;    43.8 agu1    50 next reload
        vpand ymm3, ymm3, ymm4                                           ;    50.8 fp1     41 next
        vmovdqu ymm6, [rbp + 2432]                                       ;    44.2 agu0    41 next
        vmovdqu ymm7, [rbp + 2400]                                       ;    44.8 agu1    50 next reload
        vpand ymm6, ymm6, ymm7                                           ;    51.8 fp2     41 next
        vmovdqu ymm8, [rbp + 2496]                                       ;    45.2 agu0    41 next
        vmovdqu ymm11, [rbp + 2368]                                      ;    45.8 agu1    50 next reload
        vpand ymm8, ymm8, ymm11                                          ;    52.8 fp3     41 next
        vmovdqu ymm13, [rbp + 2560]                                      ;    46.2 agu0    41 next
        vpand ymm13, ymm13, ymm4                                         ;    53.2 fp0     41 next
        vpxor ymm14, ymm14, ymm4                                         ;    50.8 fp1     41 next
        vmovdqu [rbp + 2720], ymm0                                       ;    44.3 agu2+fp5   41 next spill
        vpand ymm0, ymm4, ymm11                                          ;    52.8 fp2     41 next
        vmovdqu [rbp + 2912], ymm5                                       ;    45.3 agu2+fp5   41 next spill
        vpand ymm5, ymm15, ymm7                                          ;    51.8 fp3     41 next
        vmovdqu [rbp + 2656], ymm9                                       ;    46.7 agu2+fp5   41 next spill
        vpxor ymm9, ymm3, ymm6                                           ;    52.8 fp0     41 next
        vpand ymm6, ymm6, [rbp + 2560]                                   ;    52.8 fp1+agu1   41 next
        vmovdqu [rbp + 2624], ymm2                                       ;    47.3 agu0+fp5   41 next spill
        vpxor ymm2, ymm13, ymm9                                          ;    54.2 fp2     41 next
        vpxor ymm13, ymm13, ymm8                                         ;    54.2 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                          ;    55.2 fp0     41 next
        vpand ymm13, ymm13, [rbp + 2432]                                 ;    55.2 fp1+agu1   41 next
        vpxor ymm3, ymm3, ymm5                                           ;    56.2 fp2     41 next
        vmovdqu [rbp + 2784], ymm1                                       ;    48.3 agu2+fp5   41 next spill
        vpxor ymm1, ymm0, [rbp + 2560]                                   ;    53.8 fp3+agu0   41 next
        vpxor ymm6, ymm6, ymm1                                           ;    54.8 fp0     41 next
        vpand ymm1, ymm1, ymm7                                           ;    54.8 fp1     41 next
        vmovdqu [rbp + 2592], ymm10                                      ;    51.0 agu2+fp5   41 next spill
        vpand ymm10, ymm11, [rbp + 2432]                                 ;    52.8 fp2+agu1   41 next
        vpand ymm3, ymm3, ymm7                                           ;    57.2 fp3     41 next
        vmovdqu [rbp + 2752], ymm12                                      ;    52.0 agu0+fp5   41 next spill
        vmovdqa ymm12, ymm10                                             ;    53.8         41 next copy
        vpor ymm10, ymm10, ymm0                                          ;    53.8 fp0     41 next
        vpxor ymm0, ymm0, [rbp + 2496]                                   ;    53.8 fp1+agu1   41 next
        vmovdqu [rbp + 2848], ymm2                                       ;    55.2 agu2+fp5   41 next spill
        vmovdqu ymm2, [rbp + 2496]                                       ;    53.3 agu0    41 next
        vpand ymm2, ymm2, [rbp + 2560]                                   ;    60.3 fp2+agu1   41 next
        vpxor ymm12, ymm12, ymm2                                         ;    61.3 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;    61.3 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm11                                          ;    55.8 fp1     41 next
        vmovdqu [rbp + 2816], ymm14                                      ;    54.2 agu2+fp5   41 next spill
        vpand ymm14, ymm5, [rbp + 2560]                                  ;    56.2 fp2+agu1   41 next
        vpxor ymm10, ymm10, ymm14                                        ;    57.2 fp3     41 next
        vmovdqu ymm14, [rbp + 2432]                                      ;    55.3 agu0    50 next reload
        vmovdqu [rbp + 2880], ymm10                                      ;    58.2 agu2+fp5   41 next spill
        vpxor ymm10, ymm15, ymm14                                        ;    62.3 fp0     41 next
        vpand ymm5, ymm5, ymm11                                          ;    56.2 fp1     41 next
        vpxor ymm3, ymm3, ymm0                                           ;    58.2 fp2     41 next
        vpxor ymm0, ymm0, ymm2                                           ;    62.3 fp3     41 next
        vpand ymm8, ymm8, ymm10                                          ;    63.3 fp0     41 next
        vpand ymm2, ymm2, [rbp + 2496]                                   ;    62.3 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm1                                           ;    64.3 fp2     41 next
        vpand ymm1, ymm1, ymm7                                           ;    56.8 fp3     41 next
        vmovdqu [rbp + 2976], ymm3                                       ;    59.2 agu2+fp5   41 next spill
        vpand ymm3, ymm4, ymm7                                           ;    57.0 fp0     41 next
        vpand ymm14, ymm3, ymm10                                         ;    63.3 fp1     41 next
        vpxor ymm3, ymm3, ymm0                                           ;    63.3 fp2     41 next
        vpxor ymm13, ymm13, ymm3                                         ;    64.3 fp3     41 next
        vpxor ymm3, ymm7, ymm11                                          ;    58.0 fp0     41 next
        vpxor ymm14, ymm14, ymm3                                         ;    64.3 fp1     41 next
        vpxor ymm3, ymm9, ymm11                                          ;    58.5 fp2     41 next
        vpand ymm3, ymm3, ymm15                                          ;    59.5 fp3     41 next
        vpxor ymm6, ymm6, ymm2                                           ;    63.3 fp0     41 next
        vpxor ymm3, ymm3, ymm13                                          ;    65.3 fp1     41 next
        vmovdqu ymm2, [rel kasumi_decrypt_compact.T0_constants256]       ;    59.2 agu0    41 next reload
        vpxor ymm3, ymm3, ymm2                                           ;    66.3 fp2     41 next
        vpxor ymm14, ymm12, ymm14                                        ;    65.3 fp3     41 next
        vpxor ymm12, ymm12, ymm10                                        ;    63.3 fp0     41 next
        vmovdqu ymm13, [rbp + 2816]                                      ;    61.3 agu1    41 next reload
        vmovdqu [rbp + 3008], ymm3                                       ;    67.3 agu2+fp5   41 next spill
        vpand ymm3, ymm11, ymm13                                         ;    68.3 fp1     41 next
        vpand ymm14, ymm14, ymm7                                         ;    66.3 fp2     41 next
        vpand ymm12, ymm12, ymm4                                         ;    64.3 fp3     41 next
        vpxor ymm12, ymm12, ymm2                                         ;    66.2 fp0     41 next
        vpand ymm2, ymm15, [rbp + 2496]                                  ;    63.3 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm2                                           ;    64.3 fp2     41 next
        vpand ymm13, ymm11, [rbp + 2560]                                 ;    63.7 fp3+agu1   41 next
        vpand ymm10, ymm10, ymm13                                        ;    64.7 fp0     41 next
        vpxor ymm13, ymm13, ymm2                                         ;    64.7 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;    64.5 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                        ;    67.3 fp3     41 next
        vmovdqu ymm13, [rbp + 2496]                                      ;    64.7 agu1    50 next reload
        vpand ymm11, ymm7, ymm13                                         ;    71.7 fp0     41 next
        vpand ymm7, ymm15, [rbp + 2432]                                  ;    65.3 fp1+agu0   41 next
        vpand ymm15, ymm9, ymm13                                         ;    71.7 fp2     41 next
        vpxor ymm10, ymm10, ymm15                                        ;    72.7 fp3     41 next
        vpxor ymm15, ymm7, ymm11                                         ;    72.7 fp0     41 next
        vpand ymm7, ymm7, ymm2                                           ;    66.3 fp1     41 next
        vpand ymm2, ymm2, [rbp + 2560]                                   ;    66.5 fp2+agu1   41 next
        vpand ymm9, ymm9, [rbp + 2432]                                   ;    66.7 fp3+agu0   41 next
        vpand ymm13, ymm4, ymm15                                         ;    73.7 fp0     41 next
        vpxor ymm15, ymm15, ymm3                                         ;    73.7 fp1     41 next
        vpxor ymm3, ymm3, ymm12                                          ;    69.3 fp2     41 next
        vpxor ymm11, ymm11, ymm3                                         ;    72.7 fp3     41 next
        vpxor ymm8, ymm8, ymm15                                          ;    74.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 2848]                                 ;    74.7 fp1+agu1   41 next
        vpxor ymm1, ymm1, ymm11                                          ;    73.7 fp2     41 next
        vpxor ymm0, ymm0, ymm8                                           ;    75.7 fp3     41 next
        vpxor ymm2, ymm2, ymm9                                           ;    68.8 fp0     41 next
        vpxor ymm5, ymm5, ymm13                                          ;    75.7 fp1     41 next
        vmovdqu ymm3, [rbp + 2816]                                       ;    67.7 agu0    41 next
        vmovdqu ymm8, [rbp + 2432]                                       ;    67.8 agu1    50 next reload
        vpand ymm3, ymm3, ymm8                                           ;    74.8 fp2     41 next
        vmovdqu ymm9, [rbp + 2528]                                       ;    68.7 agu0    50 next reload
        vpor ymm15, ymm15, ymm9                                          ;    75.7 fp3     41 next
        vpxor ymm10, ymm10, ymm0                                         ;    76.7 fp0     41 next
        vpxor ymm12, ymm12, ymm15                                        ;    76.7 fp1     41 next
        vpxor ymm6, ymm6, ymm1                                           ;    74.7 fp2     41 next
        vpxor ymm7, ymm7, ymm12                                          ;    77.7 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 2816]                                   ;    76.7 fp0+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;    72.8 agu0    41 next reload
        vpxor ymm5, ymm5, ymm15                                          ;    79.8 fp1     41 next
        vpxor ymm14, ymm14, ymm3                                         ;    75.8 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 2880]                                   ;    78.7 fp3+agu1   41 next
        vpxor ymm2, ymm2, [rbp + 2976]                                   ;    73.8 fp0+agu0   41 next
        vpxor ymm4, ymm4, [rbp + 2752]                                   ;    74.7 fp1+agu1   41 next
        vpxor ymm0, ymm4, ymm10                                          ;    77.7 fp2     41 next
        vmovdqu ymm1, [rbp + 2944]                                       ;    74.8 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;    81.8 fp3+agu1   41 next
        vpxor ymm3, ymm1, [rbp + 3008]                                   ;    82.8 fp0+agu0   41 next
        vpxor ymm9, ymm9, [rbp + 2592]                                   ;    76.7 fp1+agu1   41 next
        vpxor ymm5, ymm9, ymm5                                           ;    80.8 fp2     41 next
        vmovdqu ymm10, [rbp + 2784]                                      ;    76.8 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 2560]                                 ;    83.8 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm10                                        ;    84.8 fp0     41 next
        vmovdqu ymm11, [rbp + 2624]                                      ;    77.8 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;    84.8 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm11                                          ;    85.8 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;    78.8 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm8                                           ;    79.8 fp0     41 next
        vmovdqu ymm12, [rbp + 2912]                                      ;    79.7 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 2496]                                 ;    86.7 fp1+agu0   41 next
        vpxor ymm2, ymm2, ymm12                                          ;    87.7 fp2     41 next
        vpxor ymm0, ymm0, [r11 + 4896]                                   ;    80.7 fp3+agu1   44 next
        vpxor ymm3, ymm3, [r11 + 4928]                                   ;    83.8 fp0+agu0   44 next
        vpxor ymm5, ymm5, [r11 + 4960]                                   ;    81.8 fp1+agu1   44 next
        vpxor ymm14, ymm14, [r11 + 4992]                                 ;    85.8 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 5024]                                   ;    86.8 fp3+agu1   44 next
        vpxor ymm7, ymm7, [r11 + 5056]                                   ;    82.8 fp0+agu0   44 next
        vpxor ymm2, ymm2, [r11 + 5088]                                   ;    88.7 fp1+agu1   44 next
        vpxor ymm4, ymm4, [r11 + 4608]                                   ;    83.8 fp2+agu0   44 next
        vpxor ymm1, ymm1, [r11 + 4640]                                   ;    84.7 fp3+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 4672]                                   ;    84.8 fp0+agu0   44 next
        vpxor ymm10, ymm10, [r11 + 4704]                                 ;    85.7 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4736]                                 ;    85.8 fp2+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 4768]                                   ;    86.7 fp3+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4800]                                 ;    87.7 fp0+agu0   44 next
        vmovdqu ymm13, [rbp + 2688]                                      ;    87.7 agu1    44 next
        vpxor ymm13, ymm13, [r11 + 4832]                                 ;    94.7 fp1+agu0   44 next
        vmovdqu [rbp + 2688], ymm6                                       ;    87.8 agu2+fp5   44 next spill
        vmovdqu ymm6, [rbp + 2720]                                       ;    88.7 agu1    44 next
        vpxor ymm6, ymm6, [r11 + 4864]                                   ;    95.7 fp2+agu0   44 next
        vmovdqu [rbp + 2720], ymm3                                       ;    85.7 agu2+fp5   44 next spill
        vpxor ymm3, ymm9, ymm6                                           ;    96.7 fp3     41 next
        vmovdqu [rbp + 2496], ymm7                                       ;    86.7 agu2+fp5   44 next spill
        vpxor ymm7, ymm4, ymm12                                          ;    88.7 fp0     41 next
        vmovdqu [rbp + 2912], ymm0                                       ;    87.7 agu2+fp5   44 next spill
        vpxor ymm0, ymm9, ymm10                                          ;    86.7 fp1     41 next
        vmovdqu [rbp + 2656], ymm2                                       ;    89.7 agu2+fp5   44 next spill
        vpand ymm2, ymm4, ymm1                                           ;    86.8 fp2     41 next
        vmovdqu [rbp + 2432], ymm5                                       ;    89.7 agu1+fp5   44 next spill
        vpxor ymm5, ymm9, ymm13                                          ;    95.7 fp3     41 next
        vpand ymm5, ymm5, ymm4                                           ;    96.7 fp0     41 next
        vmovdqu [rbp + 2368], ymm14                                      ;    90.7 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm10                                        ;    88.7 fp1     41 next
        vmovdqu [rbp + 2624], ymm6                                       ;    96.7 agu0+fp5   44 next spill
        vpand ymm6, ymm0, ymm10                                          ;    88.0 fp2     41 next
        vpxor ymm2, ymm2, ymm6                                           ;    89.0 fp3     41 next
        vpand ymm6, ymm12, ymm8                                          ;    88.7 fp0     41 next
        vpxor ymm6, ymm6, ymm15                                          ;    89.7 fp1     41 next
        vpxor ymm5, ymm5, ymm6                                           ;    97.7 fp2     41 next
        vmovdqu [rbp + 2560], ymm6                                       ;    92.7 agu1+fp5   41 next spill
        vpand ymm6, ymm7, ymm13                                          ;    95.7 fp3     41 next
        vmovdqu [rbp + 2784], ymm7                                       ;    93.7 agu2+fp5   41 next spill
        vpand ymm7, ymm12, ymm10                                         ;    89.3 fp0     41 next
        vmovdqu [rbp + 2592], ymm10                                      ;    94.7 agu0+fp5   44 next spill
        vpxor ymm10, ymm9, ymm1                                          ;    89.7 fp1     41 next
        vmovdqu [rbp + 3008], ymm5                                       ;    98.7 agu1+fp5   41 next spill
        vpand ymm5, ymm14, ymm13                                         ;    95.7 fp2     41 next
        vmovdqu [rbp + 2528], ymm5                                       ;    96.7 agu2+fp5   41 next spill
        vpand ymm5, ymm4, ymm8                                           ;    90.3 fp3     41 next
        vpxor ymm5, ymm5, ymm1                                           ;    91.3 fp0     41 next
        vpxor ymm6, ymm6, ymm5                                           ;    96.7 fp1     41 next
        vmovdqu [rbp + 2400], ymm6                                       ;    97.7 agu0+fp5   41 next spill
        vpand ymm6, ymm8, ymm11                                          ;    92.7 fp2     41 next
        vpxor ymm6, ymm6, ymm15                                          ;    93.7 fp3     41 next
        vpand ymm15, ymm1, ymm3                                          ;    97.7 fp0     41 next
        vpxor ymm7, ymm7, ymm15                                          ;    98.7 fp1     41 next
        vpand ymm15, ymm10, ymm13                                        ;    95.7 fp2     41 next
        vpand ymm10, ymm10, ymm8                                         ;    94.8 fp3     41 next
        vmovdqu [rbp + 2944], ymm6                                       ;    98.7 agu1+fp5   41 next spill
        vpand ymm6, ymm0, ymm8                                           ;    95.7 fp0     41 next
        vpxor ymm5, ymm5, ymm6                                           ;    96.7 fp1     41 next
        vpxor ymm5, ymm5, ymm15                                          ;    97.7 fp2     41 next
        vpxor ymm5, ymm14, ymm5                                          ;    98.7 fp3     41 next
        vpand ymm14, ymm14, ymm11                                        ;    96.7 fp0     41 next
        vpor ymm6, ymm0, ymm1                                            ;    96.8 fp1     41 next
        vpxor ymm6, ymm6, ymm7                                           ;    99.7 fp2     41 next
        vpxor ymm10, ymm10, ymm14                                        ;    97.7 fp3     41 next
        vpxor ymm14, ymm4, ymm1                                          ;    97.7 fp0     41 next
        vpxor ymm7, ymm7, ymm4                                           ;    99.7 fp1     41 next
        vpand ymm4, ymm4, [rbp + 2624]                                   ;   103.7 fp2+agu0   41 next
        vmovdqu [rbp + 2752], ymm6                                       ;   100.7 agu2+fp5   41 next spill
        vpand ymm6, ymm8, ymm3                                           ;    98.2 fp3     41 next
        vpxor ymm15, ymm15, ymm6                                         ;    99.2 fp0     41 next
        vmovdqu [rbp + 2464], ymm4                                       ;   104.7 agu1+fp5   41 next spill
        vpand ymm4, ymm1, ymm9                                           ;    98.8 fp1     41 next
        vpxor ymm4, ymm4, ymm13                                          ;    99.8 fp2     41 next
        vpxor ymm10, ymm10, ymm4                                         ;   100.8 fp3     41 next
        vpand ymm4, ymm4, ymm9                                           ;   100.8 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 3008]                                 ;   105.7 fp1+agu0   41 next
        vmovdqu [rbp + 2976], ymm9                                       ;   101.7 agu2+fp5   44 next spill
        vpand ymm9, ymm14, ymm12                                         ;   100.0 fp2     41 next
        vpand ymm14, ymm14, ymm11                                        ;   100.2 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   101.2 fp0     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   102.2 fp1     41 next
        vmovdqu ymm14, [rbp + 2624]                                      ;    99.8 agu1    44 next reload
        vmovdqu [rbp + 2880], ymm9                                       ;   102.7 agu0+fp5   41 next spill
        vpand ymm9, ymm13, ymm14                                         ;   106.8 fp2     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   107.8 fp3     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   103.2 fp0     41 next
        vpxor ymm6, ymm8, ymm9                                           ;   107.8 fp1     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   100.8 agu1    41 next reload
        vpxor ymm5, ymm5, ymm9                                           ;   107.8 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;   105.7 fp3+agu0   41 next
        vpxor ymm4, ymm4, ymm2                                           ;   106.7 fp0     41 next
        vpand ymm12, ymm12, ymm1                                         ;   102.8 fp1     41 next
        vpxor ymm12, ymm12, ymm10                                        ;   103.8 fp2     41 next
        vpand ymm8, ymm8, ymm13                                          ;   103.2 fp3     41 next
        vpand ymm9, ymm3, [rbp + 2592]                                   ;   103.7 fp0+agu1   41 next
        vpxor ymm10, ymm10, ymm9                                         ;   104.7 fp1     41 next
        vpand ymm3, ymm3, ymm0                                           ;   104.0 fp2     41 next
        vmovdqu ymm9, [rbp + 2784]                                       ;   102.8 agu0    41 next reload
        vpand ymm0, ymm0, ymm9                                           ;   109.8 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   110.8 fp0     41 next
        vmovdqu ymm0, [rbp + 2592]                                       ;   103.3 agu1    44 next reload
        vmovdqu [rbp + 2816], ymm5                                       ;   108.8 agu2+fp5   41 next spill
        vpand ymm5, ymm9, ymm0                                           ;   110.3 fp1     41 next
        vpxor ymm10, ymm10, ymm7                                         ;   105.7 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   111.8 fp3     41 next
        vpand ymm13, ymm13, ymm11                                        ;   105.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   111.7 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   112.8 fp2     41 next
        vpxor ymm2, ymm2, ymm3                                           ;   106.2 fp3     41 next
        vmovdqu ymm3, [rbp + 2976]                                       ;   105.8 agu1    44 next reload
        vmovdqu [rbp + 2464], ymm4                                       ;   113.8 agu2+fp5   41 next spill
        vpand ymm4, ymm11, ymm3                                          ;   112.8 fp0     41 next
        vpxor ymm5, ymm5, ymm4                                           ;   113.8 fp1     41 next
        vpxor ymm4, ymm13, [rbp + 2880]                                  ;   112.7 fp2+agu0   41 next
        vpand ymm1, ymm1, ymm11                                          ;   107.2 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 3008]                                   ;   112.8 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   113.7 fp1     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   108.0 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   108.2 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   112.7 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   114.8 fp1     41 next
        vpxor ymm4, ymm4, ymm5                                           ;   115.8 fp2     41 next
        vpand ymm5, ymm11, ymm0                                          ;   110.3 fp3     41 next
        vpand ymm11, ymm11, ymm14                                        ;   109.8 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   113.8 fp1     41 next
        vpxor ymm13, ymm13, ymm8                                         ;   114.8 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 2752]                                   ;   110.5 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm4                                           ;   116.8 fp0     41 next
        vpand ymm6, ymm6, ymm14                                          ;   111.0 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   111.3 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   111.5 fp3+agu0   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   112.3 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   112.0 fp1+agu1   41 next
        vpxor ymm10, ymm10, ymm5                                         ;   113.0 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 2944]                                   ;   112.5 fp3+agu0   41 next
        vpand ymm9, ymm9, ymm14                                          ;   112.8 fp0     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   113.0 fp1     41 next
        vpxor ymm9, ymm9, ymm1                                           ;   114.7 fp2     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   115.7 fp3     41 next
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;   116.7 fp0+agu1   41 next
        vpxor ymm10, ymm10, ymm6                                         ;   114.0 fp1     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   117.7 fp2     41 next
        vmovdqu ymm14, [rbp + 2368]                                      ;   113.5 agu0    41 next
        vmovdqu ymm0, [rbp + 2432]                                       ;   114.0 agu1    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   121.0 fp3     41 next
        vmovdqu ymm1, [rbp + 2656]                                       ;   114.5 agu0    41 next
        vmovdqu ymm3, [rbp + 2912]                                       ;   115.0 agu1    44 next reload
        vpand ymm1, ymm1, ymm3                                           ;   122.0 fp0     41 next
        vmovdqu ymm4, [rbp + 2496]                                       ;   115.5 agu0    41 next
        vmovdqu ymm5, [rbp + 2720]                                       ;   116.0 agu1    44 next reload
        vpand ymm4, ymm4, ymm5                                           ;   123.0 fp1     41 next
        vmovdqu ymm8, [rbp + 2656]                                       ;   116.5 agu0    41 next
        vmovdqu ymm9, [rbp + 2688]                                       ;   117.0 agu1    44 next reload
        vpand ymm8, ymm8, ymm9                                           ;   124.0 fp2     41 next
        vmovdqu ymm11, [rbp + 2368]                                      ;   117.5 agu0    41 next
        vpand ymm11, ymm11, ymm3                                         ;   124.5 fp3     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   122.0 fp0     41 next
        vmovdqu [rbp + 2528], ymm12                                      ;   116.0 agu2+fp5   41 next spill
        vpand ymm12, ymm3, ymm9                                          ;   124.0 fp1     41 next
        vmovdqu [rbp + 2976], ymm10                                      ;   117.0 agu2+fp5   41 next spill
        vpand ymm10, ymm0, ymm5                                          ;   123.0 fp2     41 next
        vmovdqu [rbp + 2592], ymm6                                       ;   118.7 agu1+fp5   41 next spill
        vpxor ymm6, ymm1, ymm4                                           ;   124.0 fp3     41 next
        vpand ymm4, ymm4, [rbp + 2368]                                   ;   124.0 fp0+agu0   41 next
        vmovdqu [rbp + 2624], ymm2                                       ;   119.0 agu2+fp5   41 next spill
        vpxor ymm2, ymm11, ymm6                                          ;   125.5 fp1     41 next
        vpxor ymm11, ymm11, ymm8                                         ;   125.5 fp2     41 next
        vpxor ymm10, ymm10, ymm11                                        ;   126.5 fp3     41 next
        vpand ymm11, ymm11, [rbp + 2496]                                 ;   126.5 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   127.5 fp1     41 next
        vmovdqu [rbp + 2784], ymm7                                       ;   120.0 agu2+fp5   41 next spill
        vpxor ymm7, ymm12, [rbp + 2368]                                  ;   125.0 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm7                                           ;   126.0 fp3     41 next
        vpand ymm7, ymm7, ymm5                                           ;   126.0 fp0     41 next
        vmovdqu [rbp + 2944], ymm13                                      ;   122.2 agu1+fp5   41 next spill
        vpand ymm13, ymm9, [rbp + 2496]                                  ;   124.0 fp1+agu0   41 next
        vpand ymm1, ymm1, ymm5                                           ;   128.5 fp2     41 next
        vmovdqu [rbp + 2560], ymm15                                      ;   123.2 agu2+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   125.0         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   125.0 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 2656]                                 ;   125.0 fp0+agu1   41 next
        vmovdqu [rbp + 2400], ymm2                                       ;   126.5 agu0+fp5   41 next spill
        vmovdqu ymm2, [rbp + 2656]                                       ;   125.2 agu1    41 next
        vpand ymm2, ymm2, [rbp + 2368]                                   ;   132.2 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm2                                         ;   133.2 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   133.2 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   127.0 fp0     41 next
        vmovdqu [rbp + 2752], ymm14                                      ;   125.3 agu2+fp5   41 next spill
        vpand ymm14, ymm10, [rbp + 2368]                                 ;   127.5 fp1+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   128.5 fp2     41 next
        vmovdqu ymm14, [rbp + 2496]                                      ;   127.2 agu1    44 next reload
        vmovdqu [rbp + 3008], ymm13                                      ;   129.5 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   134.2 fp3     41 next
        vpand ymm10, ymm10, ymm9                                         ;   127.5 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   129.5 fp1     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   134.2 fp2     41 next
        vpand ymm8, ymm8, ymm13                                          ;   135.2 fp3     41 next
        vpand ymm2, ymm2, [rbp + 2656]                                   ;   134.2 fp0+agu0   41 next
        vpxor ymm8, ymm8, ymm7                                           ;   136.2 fp1     41 next
        vpand ymm7, ymm7, ymm5                                           ;   128.0 fp2     41 next
        vmovdqu [rbp + 2880], ymm1                                       ;   130.5 agu2+fp5   41 next spill
        vpand ymm1, ymm3, ymm5                                           ;   128.2 fp3     41 next
        vpand ymm14, ymm1, ymm13                                         ;   135.2 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   135.2 fp1     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   136.2 fp2     41 next
        vpxor ymm1, ymm5, ymm9                                           ;   129.2 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   136.2 fp0     41 next
        vpxor ymm1, ymm6, ymm9                                           ;   129.7 fp1     41 next
        vpand ymm1, ymm1, ymm0                                           ;   130.7 fp2     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   135.2 fp3     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   137.2 fp0     41 next
        vmovdqu ymm2, [rel kasumi_decrypt_compact.T0_constants256]       ;   130.5 agu1    41 next reload
        vpxor ymm1, ymm1, ymm2                                           ;   138.2 fp1     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   137.2 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   135.2 fp3     41 next
        vmovdqu ymm11, [rbp + 2752]                                      ;   133.2 agu0    41 next reload
        vmovdqu [rbp + 2848], ymm1                                       ;   139.2 agu2+fp5   41 next spill
        vpand ymm1, ymm9, ymm11                                          ;   140.2 fp0     41 next
        vpand ymm14, ymm14, ymm5                                         ;   138.2 fp1     41 next
        vpand ymm15, ymm15, ymm3                                         ;   136.2 fp2     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   137.5 fp3     41 next
        vpand ymm2, ymm0, [rbp + 2656]                                   ;   135.2 fp0+agu1   41 next
        vpxor ymm10, ymm10, ymm2                                         ;   136.2 fp1     41 next
        vpand ymm11, ymm9, [rbp + 2368]                                  ;   135.5 fp2+agu0   41 next
        vpand ymm13, ymm13, ymm11                                        ;   136.5 fp3     41 next
        vpxor ymm11, ymm11, ymm2                                         ;   136.5 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   136.3 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   139.2 fp2     41 next
        vmovdqu ymm11, [rbp + 2656]                                      ;   136.5 agu0    44 next reload
        vpand ymm9, ymm5, ymm11                                          ;   143.5 fp3     41 next
        vpand ymm5, ymm0, [rbp + 2496]                                   ;   137.2 fp0+agu1   41 next
        vpand ymm0, ymm6, ymm11                                          ;   143.5 fp1     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   144.5 fp2     41 next
        vpxor ymm0, ymm5, ymm9                                           ;   144.5 fp3     41 next
        vpand ymm5, ymm5, ymm2                                           ;   138.2 fp0     41 next
        vpand ymm2, ymm2, [rbp + 2368]                                   ;   138.3 fp1+agu0   41 next
        vpand ymm6, ymm6, [rbp + 2496]                                   ;   138.5 fp2+agu1   41 next
        vpand ymm11, ymm3, ymm0                                          ;   145.5 fp3     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   145.5 fp0     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   141.2 fp1     41 next
        vpxor ymm9, ymm9, ymm1                                           ;   144.5 fp2     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   146.5 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 2400]                                 ;   146.5 fp0+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   145.5 fp1     41 next
        vpxor ymm12, ymm12, ymm8                                         ;   147.5 fp2     41 next
        vpxor ymm2, ymm2, ymm6                                           ;   140.7 fp3     41 next
        vpxor ymm10, ymm10, ymm11                                        ;   147.5 fp0     41 next
        vmovdqu ymm1, [rbp + 2752]                                       ;   139.5 agu1    41 next
        vmovdqu ymm6, [rbp + 2496]                                       ;   139.7 agu0    44 next reload
        vpand ymm1, ymm1, ymm6                                           ;   146.7 fp1     41 next
        vmovdqu ymm8, [rbp + 2432]                                       ;   140.5 agu1    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   147.5 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   148.5 fp3     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   148.5 fp0     41 next
        vpxor ymm4, ymm4, ymm7                                           ;   146.5 fp1     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   149.5 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 2752]                                 ;   148.5 fp3+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   144.7 agu1    41 next reload
        vpxor ymm10, ymm10, ymm15                                        ;   151.7 fp0     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   147.7 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 3008]                                   ;   150.5 fp2+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;   145.7 fp3+agu1   41 next
        vpxor ymm3, ymm3, [rbp + 2560]                                   ;   146.5 fp0+agu0   41 next
        vpxor ymm0, ymm3, ymm13                                          ;   149.5 fp1     41 next
        vmovdqu ymm1, [rbp + 2816]                                       ;   146.7 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 2720]                                   ;   153.7 fp2+agu0   41 next
        vpxor ymm7, ymm1, [rbp + 2848]                                   ;   154.7 fp3+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 2944]                                   ;   148.5 fp0+agu0   41 next
        vpxor ymm9, ymm8, ymm10                                          ;   152.7 fp1     41 next
        vmovdqu ymm10, [rbp + 2784]                                      ;   148.7 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;   155.7 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   156.7 fp3     41 next
        vmovdqu ymm11, [rbp + 2624]                                      ;   149.7 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 2688]                                 ;   156.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   157.7 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   150.7 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   151.7 fp3     41 next
        vmovdqu ymm12, [rbp + 2976]                                      ;   151.5 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 2656]                                 ;   158.5 fp0+agu1   41 next
        vpxor ymm2, ymm2, ymm12                                          ;   159.5 fp1     41 next
        vmovdqu ymm13, [rbp + 2336]                                      ;   152.5 agu0    50 next reload
        vpxor ymm3, ymm3, ymm13                                          ;   159.5 fp2     50 next
        vpxor ymm1, ymm1, [rbp + 2304]                                   ;   154.7 fp3+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;   153.5 fp0+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2240]                                 ;   156.7 fp1+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2208]                                 ;   157.7 fp2+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 2176]                                   ;   154.7 fp3+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2144]                                 ;   159.5 fp0+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 2048]                                   ;   155.7 fp1+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2016]                                   ;   156.5 fp2+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 1984]                                   ;   156.7 fp3+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 1952]                                 ;   157.7 fp0+agu0   50 next
        vmovdqu [rbp + 2656], ymm14                                      ;   158.7 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2464]                                      ;   157.7 agu1    50 next
        vpxor ymm14, ymm14, [rbp + 2112]                                 ;   164.7 fp1+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   158.7 fp2+agu1   50 next
        vmovdqu [rbp + 2464], ymm4                                       ;   159.7 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2528]                                       ;   159.5 agu0    50 next
        vpxor ymm4, ymm4, [rbp + 2080]                                   ;   166.5 fp3+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 1344]                                   ;   160.5 fp0+agu0   50 next
        vpxor ymm2, ymm2, [rbp + 1376]                                   ;   160.7 fp1+agu1   50 next
        vmovdqu [rbp + 2528], ymm2                                       ;   161.7 agu2+fp5   50 next spill
        vmovdqu ymm2, [r10 + 256]                                        ;   161.5 agu0    50 next
        vpxor ymm2, ymm2, ymm13                                          ;   168.5 fp2     50 next
        vmovdqu ymm13, [r10 + 288]                                       ;   161.7 agu1    50 next
        vpxor ymm13, ymm13, [rbp + 2304]                                 ;   168.7 fp3+agu0   50 next
        vmovdqu [rbp + 2976], ymm5                                       ;   161.5 agu2+fp5   50 next spill
        vmovdqu ymm5, [r10 + 320]                                        ;   162.7 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   169.7 fp0+agu0   50 next
        vmovdqu [rbp + 2592], ymm9                                       ;   159.7 agu2+fp5   50 next spill
        vmovdqu ymm9, [r10 + 352]                                        ;   163.7 agu1    50 next
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;   170.7 fp1+agu0   50 next
        vmovdqu [rbp + 2496], ymm7                                       ;   160.7 agu2+fp5   50 next spill
        vmovdqu ymm7, [r10 + 384]                                        ;   164.7 agu1    50 next
        vpxor ymm7, ymm7, [rbp + 2208]                                   ;   171.7 fp2+agu0   50 next
        vmovdqu [rbp + 2688], ymm0                                       ;   161.7 agu2+fp5   50 next spill
        vmovdqu ymm0, [r10 + 416]                                        ;   165.7 agu1    50 next
        vpxor ymm0, ymm0, [rbp + 2176]                                   ;   172.7 fp3+agu0   50 next
        vmovdqu [rbp + 2624], ymm4                                       ;   167.5 agu2+fp5   50 next spill
        vmovdqu ymm4, [r10 + 448]                                        ;   166.7 agu1    50 next
        vpxor ymm4, ymm4, [rbp + 2144]                                   ;   173.7 fp0+agu0   50 next
        vmovdqu [rbp + 2368], ymm14                                      ;   165.7 agu2+fp5   50 next spill
        vmovdqu ymm14, [r10 + 480]                                       ;   167.7 agu1    50 next
        vpxor ymm14, ymm14, [rbp + 2112]                                 ;   174.7 fp1+agu0   50 next
        vmovdqu [rbp + 2784], ymm12                                      ;   164.7 agu2+fp5   50 next spill
        vmovdqu ymm12, [r10]                                             ;   168.7 agu1    50 next
        vpxor ymm12, ymm12, [rbp + 2080]                                 ;   175.7 fp2+agu0   50 next
        vmovdqu [rbp + 2944], ymm6                                       ;   165.7 agu2+fp5   50 next spill
        vmovdqu ymm6, [r10 + 32]                                         ;   169.7 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2048]                                   ;   176.7 fp3+agu0   50 next
        vmovdqu [rbp + 2848], ymm11                                      ;   166.7 agu2+fp5   50 next spill
        vmovdqu ymm11, [r10 + 64]                                        ;   170.7 agu1    50 next
        vpxor ymm11, ymm11, [rbp + 2016]                                 ;   177.7 fp0+agu0   50 next
        vmovdqu [rbp + 2432], ymm10                                      ;   167.7 agu2+fp5   50 next spill
        vmovdqu ymm10, [r10 + 96]                                        ;   171.7 agu1    50 next
        vpxor ymm10, ymm10, [rbp + 1984]                                 ;   178.7 fp1+agu0   50 next
        vmovdqu [rbp + 2720], ymm8                                       ;   168.7 agu2+fp5   50 next spill
        vmovdqu ymm8, [r10 + 128]                                        ;   172.7 agu1    50 next
        vpxor ymm8, ymm8, [rbp + 1952]                                   ;   179.7 fp2+agu0   50 next
        vmovdqu [rbp + 2816], ymm1                                       ;   169.7 agu2+fp5   50 next spill
        vmovdqu ymm1, [r10 + 160]                                        ;   173.7 agu1    50 next
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;   180.7 fp3+agu0   50 next
        vmovdqu [rbp + 2560], ymm3                                       ;   170.7 agu2+fp5   50 next spill
        vmovdqu ymm3, [r10 + 192]                                        ;   174.7 agu1    50 next
        vpxor ymm3, ymm3, [rbp + 1344]                                   ;   181.7 fp0+agu0   50 next
        vmovdqu [rbp + 2912], ymm7                                       ;   172.7 agu2+fp5   50 next spill
        vmovdqu ymm7, [r10 + 224]                                        ;   175.7 agu1    50 next
        vpxor ymm7, ymm7, [rbp + 1376]                                   ;   182.7 fp1+agu0   50 next
        vmovdqu [rbp + 2880], ymm13                                      ;   172.7 agu2+fp5   50 next spill
        vpxor ymm13, ymm6, ymm7                                          ;   183.7 fp2     41 next
        vmovdqu [rbp + 3008], ymm0                                       ;   173.7 agu2+fp5   50 next spill
        vpxor ymm0, ymm14, ymm1                                          ;   181.7 fp3     41 next
        vmovdqu [rbp + 2752], ymm2                                       ;   174.7 agu2+fp5   50 next spill
        vpxor ymm2, ymm6, ymm11                                          ;   178.7 fp0     41 next
        vmovdqu [rbp + 2400], ymm4                                       ;   175.7 agu2+fp5   50 next spill
        vpand ymm4, ymm14, ymm12                                         ;   176.7 fp1     41 next
        vmovdqu [rbp + 3040], ymm5                                       ;   176.7 agu1+fp5   50 next spill
        vpxor ymm5, ymm6, ymm3                                           ;   182.7 fp2     41 next
        vpand ymm5, ymm5, ymm14                                          ;   183.7 fp3     41 next
        vmovdqu [rbp + 3072], ymm9                                       ;   177.7 agu2+fp5   50 next spill
        vpxor ymm9, ymm1, ymm11                                          ;   181.7 fp0     41 next
        vmovdqu [rbp + 3104], ymm7                                       ;   183.7 agu0+fp5   50 next spill
        vpand ymm7, ymm2, ymm11                                          ;   179.7 fp1     41 next
        vpxor ymm4, ymm4, ymm7                                           ;   180.7 fp2     41 next
        vpand ymm7, ymm1, ymm8                                           ;   181.7 fp3     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   182.7 fp0     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   184.7 fp1     41 next
        vmovdqu [rbp + 3136], ymm7                                       ;   183.7 agu1+fp5   41 next spill
        vpand ymm7, ymm0, ymm3                                           ;   182.7 fp2     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   182.7 agu2+fp5   41 next spill
        vpand ymm0, ymm1, ymm11                                          ;   181.7 fp3     41 next
        vmovdqu [rbp + 3200], ymm11                                      ;   181.7 agu0+fp5   50 next spill
        vpxor ymm11, ymm6, ymm12                                         ;   181.7 fp0     41 next
        vmovdqu [rbp + 3232], ymm5                                       ;   185.7 agu1+fp5   41 next spill
        vpand ymm5, ymm9, ymm3                                           ;   182.7 fp1     41 next
        vmovdqu [rbp + 3264], ymm5                                       ;   183.7 agu2+fp5   41 next spill
        vpand ymm5, ymm14, ymm8                                          ;   182.3 fp2     41 next
        vpxor ymm5, ymm5, ymm12                                          ;   183.3 fp3     41 next
        vpxor ymm7, ymm7, ymm5                                           ;   184.3 fp0     41 next
        vmovdqu [rbp + 3296], ymm7                                       ;   185.3 agu0+fp5   41 next spill
        vpand ymm7, ymm8, ymm10                                          ;   183.0 fp1     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   184.0 fp2     41 next
        vpand ymm15, ymm13, ymm12                                        ;   184.7 fp3     41 next
        vpxor ymm0, ymm0, ymm15                                          ;   185.7 fp0     41 next
        vpand ymm15, ymm11, ymm3                                         ;   184.0 fp1     41 next
        vpand ymm11, ymm11, ymm8                                         ;   184.3 fp2     41 next
        vmovdqu [rbp + 3328], ymm7                                       ;   185.7 agu1+fp5   41 next spill
        vpand ymm7, ymm2, ymm8                                           ;   184.5 fp3     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   185.5 fp0     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   186.5 fp1     41 next
        vpxor ymm5, ymm9, ymm5                                           ;   187.5 fp2     41 next
        vpand ymm9, ymm9, ymm10                                          ;   185.5 fp3     41 next
        vpor ymm7, ymm2, ymm12                                           ;   185.7 fp0     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   186.7 fp1     41 next
        vpxor ymm11, ymm11, ymm9                                         ;   186.5 fp2     41 next
        vpxor ymm9, ymm14, ymm12                                         ;   186.5 fp3     41 next
        vpxor ymm0, ymm0, ymm14                                          ;   186.7 fp0     41 next
        vpand ymm14, ymm14, [rbp + 3104]                                 ;   190.7 fp1+agu0   41 next
        vmovdqu [rbp + 3360], ymm7                                       ;   187.7 agu2+fp5   41 next spill
        vpand ymm7, ymm13, ymm8                                          ;   187.3 fp2     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   188.3 fp3     41 next
        vmovdqu [rbp + 3392], ymm14                                      ;   191.7 agu1+fp5   41 next spill
        vpand ymm14, ymm12, ymm6                                         ;   187.7 fp0     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   188.7 fp1     41 next
        vpxor ymm11, ymm11, ymm14                                        ;   189.7 fp2     41 next
        vpand ymm14, ymm14, ymm6                                         ;   189.7 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 3232]                                 ;   192.7 fp0+agu0   41 next
        vmovdqu [rbp + 3424], ymm6                                       ;   188.7 agu2+fp5   50 next spill
        vpand ymm6, ymm1, ymm9                                           ;   189.0 fp1     41 next
        vpand ymm9, ymm9, ymm10                                          ;   189.3 fp2     41 next
        vpxor ymm9, ymm9, ymm4                                           ;   190.3 fp3     41 next
        vpxor ymm7, ymm7, ymm9                                           ;   191.3 fp0     41 next
        vmovdqu ymm9, [rbp + 3104]                                       ;   188.3 agu1    50 next reload
        vmovdqu [rbp + 3456], ymm6                                       ;   190.0 agu0+fp5   41 next spill
        vpand ymm6, ymm3, ymm9                                           ;   195.3 fp1     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   196.3 fp2     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   196.3 fp3     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   192.3 fp0     41 next
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;   189.3 agu1    41 next reload
        vpxor ymm5, ymm5, ymm7                                           ;   196.3 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 3328]                                 ;   192.7 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   193.7 fp3     41 next
        vpand ymm1, ymm1, ymm12                                          ;   191.7 fp0     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   192.7 fp1     41 next
        vpand ymm8, ymm8, ymm3                                           ;   192.3 fp2     41 next
        vpand ymm7, ymm13, [rbp + 3200]                                  ;   192.5 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                         ;   193.5 fp0     41 next
        vpand ymm13, ymm13, ymm2                                         ;   193.0 fp1     41 next
        vmovdqu ymm7, [rbp + 3168]                                       ;   191.3 agu0    41 next reload
        vpand ymm2, ymm2, ymm7                                           ;   198.3 fp2     41 next
        vpxor ymm8, ymm8, ymm2                                           ;   199.3 fp3     41 next
        vmovdqu ymm2, [rbp + 3200]                                       ;   191.8 agu1    50 next reload
        vmovdqu [rbp + 3488], ymm5                                       ;   197.3 agu2+fp5   41 next spill
        vpand ymm5, ymm7, ymm2                                           ;   198.8 fp0     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   194.5 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   200.3 fp2     41 next
        vpand ymm3, ymm3, ymm10                                          ;   194.5 fp3     41 next
        vpxor ymm3, ymm3, [rbp + 3392]                                   ;   198.7 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm8                                         ;   201.3 fp1     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   195.3 fp2     41 next
        vmovdqu ymm13, [rbp + 3424]                                      ;   193.5 agu1    50 next reload
        vmovdqu [rbp + 3392], ymm14                                      ;   202.3 agu2+fp5   41 next spill
        vpand ymm14, ymm10, ymm13                                        ;   200.5 fp3     41 next
        vpxor ymm5, ymm5, ymm14                                          ;   201.5 fp0     41 next
        vpxor ymm14, ymm3, [rbp + 3456]                                  ;   199.7 fp1+agu0   41 next
        vpand ymm12, ymm12, ymm10                                        ;   196.3 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 3232]                                   ;   201.3 fp3+agu1   41 next
        vpxor ymm12, ymm12, ymm14                                        ;   200.7 fp0     41 next
        vpxor ymm1, ymm1, ymm4                                           ;   197.0 fp1     41 next
        vpxor ymm4, ymm4, ymm10                                          ;   197.3 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 3296]                                   ;   199.7 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   202.5 fp0     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   203.5 fp1     41 next
        vpand ymm5, ymm10, ymm2                                          ;   198.8 fp2     41 next
        vpand ymm10, ymm10, ymm9                                         ;   198.5 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   202.3 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   203.3 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   199.3 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm14                                          ;   204.5 fp3     41 next
        vpand ymm6, ymm6, ymm9                                           ;   199.7 fp0     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   200.0 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 3296]                                   ;   200.3 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   201.0 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   200.7 fp0+agu1   41 next
        vpxor ymm11, ymm11, ymm5                                         ;   201.7 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;   201.3 fp2+agu0   41 next
        vpand ymm7, ymm7, ymm9                                           ;   201.5 fp3     41 next
        vpxor ymm1, ymm1, ymm2                                           ;   201.7 fp0     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   202.5 fp1     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   203.5 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3264]                                 ;   204.5 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   202.7 fp0     41 next
        vpxor ymm6, ymm6, ymm13                                          ;   205.5 fp1     41 next
        vmovdqu ymm14, [rbp + 3072]                                      ;   201.7 agu0    41 next
        vmovdqu ymm2, [rbp + 3040]                                       ;   202.2 agu1    50 next reload
        vpand ymm14, ymm14, ymm2                                         ;   209.2 fp2     41 next
        vmovdqu ymm5, [rbp + 2400]                                       ;   202.7 agu0    41 next
        vmovdqu ymm7, [rbp + 2752]                                       ;   203.2 agu1    50 next reload
        vpand ymm5, ymm5, ymm7                                           ;   210.2 fp3     41 next
        vmovdqu ymm8, [rbp + 3008]                                       ;   203.7 agu0    41 next
        vmovdqu ymm9, [rbp + 2880]                                       ;   204.2 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   211.2 fp0     41 next
        vmovdqu ymm10, [rbp + 2400]                                      ;   204.7 agu0    41 next
        vmovdqu ymm12, [rbp + 2912]                                      ;   205.2 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   212.2 fp1     41 next
        vmovdqu ymm13, [rbp + 3072]                                      ;   205.7 agu0    41 next
        vpand ymm13, ymm13, ymm7                                         ;   212.7 fp2     41 next
        vpxor ymm14, ymm14, ymm7                                         ;   210.2 fp3     41 next
        vmovdqu [rbp + 3264], ymm1                                       ;   204.2 agu2+fp5   41 next spill
        vpand ymm1, ymm7, ymm12                                          ;   212.2 fp0     41 next
        vmovdqu [rbp + 3424], ymm11                                      ;   205.2 agu2+fp5   41 next spill
        vpand ymm11, ymm2, ymm9                                          ;   211.2 fp1     41 next
        vmovdqu [rbp + 3200], ymm6                                       ;   206.5 agu2+fp5   41 next spill
        vpxor ymm6, ymm5, ymm8                                           ;   212.2 fp2     41 next
        vpand ymm8, ymm8, [rbp + 3072]                                   ;   212.2 fp3+agu1   41 next
        vmovdqu [rbp + 3104], ymm4                                       ;   207.2 agu0+fp5   41 next spill
        vpxor ymm4, ymm13, ymm6                                          ;   213.7 fp0     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   213.7 fp1     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   214.7 fp2     41 next
        vpand ymm13, ymm13, [rbp + 3008]                                 ;   214.7 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm11                                          ;   215.7 fp0     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   208.2 agu2+fp5   41 next spill
        vpxor ymm0, ymm1, [rbp + 3072]                                   ;   213.2 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm0                                           ;   214.2 fp2     41 next
        vpand ymm0, ymm0, ymm9                                           ;   214.2 fp3     41 next
        vmovdqu [rbp + 3328], ymm3                                       ;   210.3 agu2+fp5   41 next spill
        vpand ymm3, ymm12, [rbp + 3008]                                  ;   212.2 fp0+agu1   41 next
        vpand ymm5, ymm5, ymm9                                           ;   216.7 fp1     41 next
        vmovdqu [rbp + 3136], ymm15                                      ;   211.3 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm3                                              ;   213.2         41 next copy
        vpor ymm3, ymm3, ymm1                                            ;   213.2 fp2     41 next
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   213.2 fp3+agu1   41 next
        vmovdqu [rbp + 3296], ymm4                                       ;   214.7 agu2+fp5   41 next spill
        vmovdqu ymm4, [rbp + 2400]                                       ;   212.7 agu0    41 next
        vpand ymm4, ymm4, [rbp + 3072]                                   ;   219.7 fp0+agu1   41 next
        vpxor ymm15, ymm15, ymm4                                         ;   220.7 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 3008]                                   ;   220.7 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   215.2 fp3     41 next
        vmovdqu [rbp + 3360], ymm14                                      ;   213.5 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 3072]                                 ;   215.7 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm14                                          ;   216.7 fp1     41 next
        vmovdqu ymm14, [rbp + 3008]                                      ;   214.7 agu0    50 next reload
        vmovdqu [rbp + 3232], ymm3                                       ;   217.7 agu2+fp5   41 next spill
        vpxor ymm3, ymm2, ymm14                                          ;   221.7 fp2     41 next
        vpand ymm11, ymm11, ymm12                                        ;   215.7 fp3     41 next
        vpxor ymm5, ymm5, ymm1                                           ;   217.7 fp0     41 next
        vpxor ymm1, ymm1, ymm4                                           ;   221.7 fp1     41 next
        vpand ymm10, ymm10, ymm3                                         ;   222.7 fp2     41 next
        vpand ymm4, ymm4, [rbp + 2400]                                   ;   221.7 fp3+agu1   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   223.7 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   216.2 fp1     41 next
        vmovdqu [rbp + 3456], ymm5                                       ;   218.7 agu2+fp5   41 next spill
        vpand ymm5, ymm7, ymm9                                           ;   216.3 fp2     41 next
        vpand ymm14, ymm5, ymm3                                          ;   222.7 fp3     41 next
        vpxor ymm5, ymm5, ymm1                                           ;   222.7 fp0     41 next
        vpxor ymm13, ymm13, ymm5                                         ;   223.7 fp1     41 next
        vpxor ymm5, ymm9, ymm12                                          ;   217.3 fp2     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   223.7 fp3     41 next
        vpxor ymm5, ymm6, ymm12                                          ;   217.8 fp0     41 next
        vpand ymm5, ymm5, ymm2                                           ;   218.8 fp1     41 next
        vpxor ymm8, ymm8, ymm4                                           ;   222.7 fp2     41 next
        vpxor ymm5, ymm5, ymm13                                          ;   224.7 fp3     41 next
        vmovdqu ymm4, [rel kasumi_decrypt_compact.T0_constants256]       ;   218.7 agu0    41 next reload
        vpxor ymm5, ymm5, ymm4                                           ;   225.7 fp0     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   224.7 fp1     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   222.7 fp2     41 next
        vmovdqu ymm13, [rbp + 3360]                                      ;   220.7 agu1    41 next reload
        vmovdqu [rbp + 3520], ymm5                                       ;   226.7 agu2+fp5   41 next spill
        vpand ymm5, ymm12, ymm13                                         ;   227.7 fp3     41 next
        vpand ymm14, ymm14, ymm9                                         ;   225.7 fp0     41 next
        vpand ymm15, ymm15, ymm7                                         ;   223.7 fp1     41 next
        vpxor ymm15, ymm15, ymm4                                         ;   225.7 fp2     41 next
        vpand ymm4, ymm2, [rbp + 2400]                                   ;   222.7 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm4                                         ;   223.7 fp0     41 next
        vpand ymm13, ymm12, [rbp + 3072]                                 ;   223.0 fp1+agu1   41 next
        vpand ymm3, ymm3, ymm13                                          ;   224.0 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   224.0 fp3     41 next
        vpxor ymm4, ymm4, [rbp + 3008]                                   ;   223.8 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   226.7 fp1     41 next
        vmovdqu ymm13, [rbp + 2400]                                      ;   224.0 agu1    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   231.0 fp2     41 next
        vpand ymm9, ymm2, [rbp + 3008]                                   ;   224.7 fp3+agu0   41 next
        vpand ymm2, ymm6, ymm13                                          ;   231.0 fp0     41 next
        vpxor ymm3, ymm3, ymm2                                           ;   232.0 fp1     41 next
        vpxor ymm2, ymm9, ymm12                                          ;   232.0 fp2     41 next
        vpand ymm9, ymm9, ymm4                                           ;   225.7 fp3     41 next
        vpand ymm4, ymm4, [rbp + 3072]                                   ;   225.8 fp0+agu1   41 next
        vpand ymm6, ymm6, [rbp + 3008]                                   ;   226.0 fp1+agu0   41 next
        vpand ymm13, ymm7, ymm2                                          ;   233.0 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   233.0 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   228.7 fp0     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   232.0 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   234.0 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3296]                                 ;   234.0 fp3+agu1   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   233.0 fp0     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   235.0 fp1     41 next
        vpxor ymm4, ymm4, ymm6                                           ;   228.2 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   235.0 fp3     41 next
        vmovdqu ymm5, [rbp + 3360]                                       ;   227.0 agu0    41 next
        vmovdqu ymm6, [rbp + 3008]                                       ;   227.2 agu1    50 next reload
        vpand ymm5, ymm5, ymm6                                           ;   234.2 fp0     41 next
        vmovdqu ymm10, [rbp + 3040]                                      ;   228.0 agu0    50 next reload
        vpor ymm2, ymm2, ymm10                                           ;   235.0 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   236.0 fp2     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   236.0 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   234.0 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   237.0 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3360]                                 ;   236.0 fp2+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   232.2 agu0    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   239.2 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   235.2 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 3232]                                   ;   238.0 fp1+agu1   41 next
        vpxor ymm4, ymm4, [rbp + 3456]                                   ;   233.2 fp2+agu0   41 next
        vpxor ymm7, ymm7, [rbp + 3136]                                   ;   234.0 fp3+agu1   41 next
        vpxor ymm0, ymm7, ymm3                                           ;   237.0 fp0     41 next
        vmovdqu ymm1, [rbp + 3488]                                       ;   234.2 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   241.2 fp1+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 3520]                                   ;   242.2 fp2+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 3328]                                 ;   236.0 fp3+agu1   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   240.2 fp0     41 next
        vmovdqu ymm5, [rbp + 3168]                                       ;   236.2 agu0    41 next
        vpxor ymm5, ymm5, [rbp + 3072]                                   ;   243.2 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm5                                         ;   244.2 fp2     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   237.2 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 2912]                                 ;   244.2 fp3+agu1   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   245.2 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3200]                                   ;   238.2 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm6                                           ;   239.2 fp2     41 next
        vmovdqu ymm12, [rbp + 3424]                                      ;   239.0 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 2400]                                 ;   246.0 fp3+agu0   41 next
        vpxor ymm4, ymm4, ymm12                                          ;   247.0 fp0     41 next
        vmovdqu ymm13, [r11 + 4384]                                      ;   240.0 agu1    69 k2.9 reload
        vpxor ymm0, ymm0, ymm13                                          ;   247.0 fp1     44 next
        vpxor ymm2, ymm2, [r11 + 4416]                                   ;   243.2 fp2+agu0   44 next
        vpxor ymm3, ymm3, [r11 + 4448]                                   ;   241.2 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r11 + 4480]                                 ;   245.2 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 4512]                                   ;   246.2 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 4544]                                   ;   242.2 fp2+agu0   44 next
        vpxor ymm4, ymm4, [r11 + 4576]                                   ;   248.0 fp3+agu1   44 next
        vpxor ymm7, ymm7, [r11 + 4096]                                   ;   243.2 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r11 + 4128]                                   ;   244.0 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4160]                                 ;   244.2 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r11 + 4192]                                   ;   245.0 fp3+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4224]                                 ;   245.2 fp0+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4256]                                   ;   246.0 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4288]                                 ;   247.0 fp2+agu0   44 next
        vmovdqu ymm13, [rbp + 3392]                                      ;   247.0 agu1    44 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;   254.0 fp3+agu0   44 next
        vmovdqu [rbp + 3392], ymm8                                       ;   247.2 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 3264]                                       ;   248.0 agu1    44 next
        vpxor ymm8, ymm8, [r11 + 4352]                                   ;   255.0 fp0+agu0   44 next
        vmovdqu [rbp + 3264], ymm2                                       ;   245.2 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;   256.0 fp1     41 next
        vmovdqu [rbp + 2400], ymm9                                       ;   246.2 agu2+fp5   44 next spill
        vpxor ymm9, ymm7, ymm12                                          ;   248.0 fp2     41 next
        vmovdqu [rbp + 3424], ymm0                                       ;   248.0 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm5                                          ;   246.0 fp3     41 next
        vmovdqu [rbp + 3200], ymm4                                       ;   249.0 agu2+fp5   44 next spill
        vpand ymm4, ymm7, ymm1                                           ;   246.3 fp0     41 next
        vmovdqu [rbp + 3008], ymm3                                       ;   249.2 agu1+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;   255.0 fp1     41 next
        vpand ymm3, ymm3, ymm7                                           ;   256.0 fp2     41 next
        vmovdqu [rbp + 2912], ymm14                                      ;   250.2 agu0+fp5   44 next spill
        vpxor ymm14, ymm12, ymm5                                         ;   248.0 fp3     41 next
        vmovdqu [rbp + 3104], ymm8                                       ;   256.0 agu2+fp5   44 next spill
        vpand ymm8, ymm0, ymm5                                           ;   247.5 fp0     41 next
        vpxor ymm4, ymm4, ymm8                                           ;   248.5 fp1     41 next
        vpand ymm8, ymm12, ymm6                                          ;   248.0 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   249.0 fp3     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   257.0 fp0     41 next
        vmovdqu [rbp + 3072], ymm8                                       ;   252.2 agu1+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;   255.0 fp1     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   253.2 agu0+fp5   41 next spill
        vpand ymm9, ymm12, ymm5                                          ;   248.8 fp2     41 next
        vmovdqu [rbp + 3328], ymm5                                       ;   254.2 agu2+fp5   44 next spill
        vpxor ymm5, ymm10, ymm1                                          ;   249.2 fp3     41 next
        vmovdqu [rbp + 3520], ymm3                                       ;   258.0 agu1+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;   255.0 fp0     41 next
        vmovdqu [rbp + 3040], ymm3                                       ;   256.2 agu0+fp5   41 next spill
        vpand ymm3, ymm7, ymm6                                           ;   249.8 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   250.8 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   256.0 fp3     41 next
        vmovdqu [rbp + 2880], ymm8                                       ;   257.2 agu2+fp5   41 next spill
        vpand ymm8, ymm6, ymm11                                          ;   252.2 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   253.2 fp1     41 next
        vpand ymm15, ymm1, ymm2                                          ;   257.0 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   258.0 fp3     41 next
        vpand ymm15, ymm5, ymm13                                         ;   255.0 fp0     41 next
        vpand ymm5, ymm5, ymm6                                           ;   254.2 fp1     41 next
        vmovdqu [rbp + 3488], ymm8                                       ;   258.2 agu1+fp5   41 next spill
        vpand ymm8, ymm0, ymm6                                           ;   255.0 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   256.0 fp3     41 next
        vpxor ymm3, ymm3, ymm15                                          ;   257.0 fp0     41 next
        vpxor ymm3, ymm14, ymm3                                          ;   258.0 fp1     41 next
        vpand ymm14, ymm14, ymm11                                        ;   256.0 fp2     41 next
        vpor ymm8, ymm0, ymm1                                            ;   256.2 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   259.0 fp0     41 next
        vpxor ymm5, ymm5, ymm14                                          ;   257.0 fp1     41 next
        vpxor ymm14, ymm7, ymm1                                          ;   257.0 fp2     41 next
        vpxor ymm9, ymm9, ymm7                                           ;   259.0 fp3     41 next
        vpand ymm7, ymm7, [rbp + 3104]                                   ;   263.0 fp0+agu0   41 next
        vmovdqu [rbp + 3136], ymm8                                       ;   260.0 agu2+fp5   41 next spill
        vpand ymm8, ymm6, ymm2                                           ;   257.5 fp1     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   258.5 fp2     41 next
        vmovdqu [rbp + 2752], ymm7                                       ;   264.0 agu1+fp5   41 next spill
        vpand ymm7, ymm1, ymm10                                          ;   258.2 fp3     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   259.2 fp0     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   260.2 fp1     41 next
        vpand ymm7, ymm7, ymm10                                          ;   260.2 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3520]                                 ;   265.0 fp3+agu0   41 next
        vmovdqu [rbp + 3456], ymm10                                      ;   261.2 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;   259.3 fp0     41 next
        vpand ymm14, ymm14, ymm11                                        ;   259.5 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   260.5 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   261.5 fp3     41 next
        vmovdqu ymm14, [rbp + 3104]                                      ;   259.2 agu1    44 next reload
        vmovdqu [rbp + 3232], ymm10                                      ;   262.2 agu0+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;   266.2 fp0     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   267.2 fp1     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   267.2 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   262.5 fp3     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   260.2 agu1    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;   267.2 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 3488]                                   ;   265.2 fp1+agu0   41 next
        vpxor ymm7, ymm7, ymm4                                           ;   266.2 fp2     41 next
        vpand ymm12, ymm12, ymm1                                         ;   262.2 fp3     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   263.2 fp0     41 next
        vpand ymm6, ymm6, ymm13                                          ;   262.5 fp1     41 next
        vpand ymm8, ymm2, [rbp + 3328]                                   ;   263.0 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm8                                           ;   264.0 fp3     41 next
        vpand ymm2, ymm2, ymm0                                           ;   263.3 fp0     41 next
        vmovdqu ymm8, [rbp + 3168]                                       ;   262.3 agu0    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;   269.3 fp1     41 next
        vpxor ymm6, ymm6, ymm0                                           ;   270.3 fp2     41 next
        vmovdqu ymm0, [rbp + 3328]                                       ;   262.8 agu1    44 next reload
        vmovdqu [rbp + 3360], ymm3                                       ;   268.2 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;   269.8 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                           ;   265.0 fp0     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   271.3 fp1     41 next
        vpand ymm13, ymm13, ymm11                                        ;   265.0 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 2752]                                 ;   271.0 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm6                                           ;   272.3 fp0     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   265.5 fp1     41 next
        vmovdqu ymm2, [rbp + 3456]                                       ;   265.2 agu1    44 next reload
        vmovdqu [rbp + 2752], ymm7                                       ;   273.3 agu2+fp5   41 next spill
        vpand ymm7, ymm11, ymm2                                          ;   272.2 fp2     41 next
        vpxor ymm3, ymm3, ymm7                                           ;   273.2 fp3     41 next
        vpxor ymm7, ymm13, [rbp + 3232]                                  ;   272.0 fp0+agu0   41 next
        vpand ymm1, ymm1, ymm11                                          ;   266.5 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   272.3 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm7                                           ;   273.0 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   267.3 fp0     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   267.5 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 2880]                                 ;   272.0 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   274.2 fp3     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   275.2 fp0     41 next
        vpand ymm3, ymm11, ymm0                                          ;   269.8 fp1     41 next
        vpand ymm11, ymm11, ymm14                                        ;   269.3 fp2     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   273.3 fp3     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   274.3 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3136]                                   ;   270.0 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   276.2 fp2     41 next
        vpand ymm10, ymm10, ymm14                                        ;   270.5 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   270.8 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 2880]                                   ;   271.0 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   271.8 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 3072]                                   ;   271.5 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm3                                           ;   272.5 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 3488]                                 ;   272.0 fp1+agu0   41 next
        vpand ymm8, ymm8, ymm14                                          ;   272.3 fp2     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   272.5 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   274.0 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   275.0 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 3040]                                   ;   276.0 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm10                                          ;   273.5 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   277.0 fp0     41 next
        vmovdqu ymm14, [rbp + 2912]                                      ;   273.0 agu0    41 next
        vmovdqu ymm0, [rbp + 3008]                                       ;   273.5 agu1    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   280.5 fp1     41 next
        vmovdqu ymm1, [rbp + 3200]                                       ;   274.0 agu0    41 next
        vmovdqu ymm2, [rbp + 3424]                                       ;   274.5 agu1    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;   281.5 fp2     41 next
        vmovdqu ymm3, [rbp + 2400]                                       ;   275.0 agu0    41 next
        vmovdqu ymm6, [rbp + 3264]                                       ;   275.5 agu1    44 next reload
        vpand ymm3, ymm3, ymm6                                           ;   282.5 fp3     41 next
        vmovdqu ymm7, [rbp + 3200]                                       ;   276.0 agu0    41 next
        vmovdqu ymm8, [rbp + 3392]                                       ;   276.5 agu1    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;   283.5 fp0     41 next
        vmovdqu ymm11, [rbp + 2912]                                      ;   277.0 agu0    41 next
        vpand ymm11, ymm11, ymm2                                         ;   284.0 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   281.5 fp2     41 next
        vmovdqu [rbp + 3040], ymm12                                      ;   275.5 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;   283.5 fp3     41 next
        vmovdqu [rbp + 3456], ymm5                                       ;   276.5 agu2+fp5   41 next spill
        vpand ymm5, ymm0, ymm6                                           ;   282.5 fp0     41 next
        vmovdqu [rbp + 3328], ymm10                                      ;   278.0 agu1+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;   283.5 fp1     41 next
        vpand ymm3, ymm3, [rbp + 2912]                                   ;   283.5 fp2+agu0   41 next
        vmovdqu [rbp + 3104], ymm4                                       ;   278.5 agu2+fp5   41 next spill
        vpxor ymm4, ymm11, ymm10                                         ;   285.0 fp3     41 next
        vpxor ymm11, ymm11, ymm7                                         ;   285.0 fp0     41 next
        vpxor ymm5, ymm5, ymm11                                          ;   286.0 fp1     41 next
        vpand ymm11, ymm11, [rbp + 2400]                                 ;   286.0 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm5                                           ;   287.0 fp3     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   279.5 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2912]                                  ;   284.5 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm9                                           ;   285.5 fp1     41 next
        vpand ymm9, ymm9, ymm6                                           ;   285.5 fp2     41 next
        vmovdqu [rbp + 3488], ymm13                                      ;   281.7 agu1+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 2400]                                  ;   283.5 fp3+agu0   41 next
        vpand ymm1, ymm1, ymm6                                           ;   288.0 fp0     41 next
        vmovdqu [rbp + 3072], ymm15                                      ;   282.7 agu2+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   284.5         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   284.5 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 3200]                                 ;   284.5 fp2+agu1   41 next
        vmovdqu [rbp + 2880], ymm4                                       ;   286.0 agu0+fp5   41 next spill
        vmovdqu ymm4, [rbp + 3200]                                       ;   284.7 agu1    41 next
        vpand ymm4, ymm4, [rbp + 2912]                                   ;   291.7 fp3+agu0   41 next
        vpxor ymm15, ymm15, ymm4                                         ;   292.7 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 2400]                                   ;   292.7 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   286.5 fp2     41 next
        vmovdqu [rbp + 3136], ymm14                                      ;   284.8 agu2+fp5   41 next spill
        vpand ymm14, ymm5, [rbp + 2912]                                  ;   287.0 fp3+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   288.0 fp0     41 next
        vmovdqu ymm14, [rbp + 2400]                                      ;   286.7 agu1    44 next reload
        vmovdqu [rbp + 3520], ymm13                                      ;   289.0 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   293.7 fp1     41 next
        vpand ymm5, ymm5, ymm8                                           ;   287.0 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   289.0 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   293.7 fp0     41 next
        vpand ymm7, ymm7, ymm13                                          ;   294.7 fp1     41 next
        vpand ymm4, ymm4, [rbp + 3200]                                   ;   293.7 fp2+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   295.7 fp3     41 next
        vpand ymm9, ymm9, ymm6                                           ;   287.5 fp0     41 next
        vmovdqu [rbp + 3232], ymm1                                       ;   290.0 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm6                                           ;   287.7 fp1     41 next
        vpand ymm14, ymm1, ymm13                                         ;   294.7 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   294.7 fp3     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   295.7 fp0     41 next
        vpxor ymm1, ymm6, ymm8                                           ;   288.7 fp1     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   295.7 fp2     41 next
        vpxor ymm1, ymm10, ymm8                                          ;   289.2 fp3     41 next
        vpand ymm1, ymm1, ymm0                                           ;   290.2 fp0     41 next
        vpxor ymm3, ymm3, ymm4                                           ;   294.7 fp1     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   296.7 fp2     41 next
        vmovdqu ymm4, [rel kasumi_decrypt_compact.T0_constants256]       ;   290.0 agu1    41 next reload
        vpxor ymm1, ymm1, ymm4                                           ;   297.7 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   296.7 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   294.7 fp1     41 next
        vmovdqu ymm11, [rbp + 3136]                                      ;   292.7 agu0    41 next reload
        vmovdqu [rbp + 3296], ymm1                                       ;   298.7 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;   299.7 fp2     41 next
        vpand ymm14, ymm14, ymm6                                         ;   297.7 fp3     41 next
        vpand ymm15, ymm15, ymm2                                         ;   295.7 fp0     41 next
        vpxor ymm15, ymm15, ymm4                                         ;   297.0 fp1     41 next
        vpand ymm4, ymm0, [rbp + 3200]                                   ;   294.7 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm4                                           ;   295.7 fp3     41 next
        vpand ymm11, ymm8, [rbp + 2912]                                  ;   295.0 fp0+agu0   41 next
        vpand ymm13, ymm13, ymm11                                        ;   296.0 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   296.0 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 2400]                                   ;   295.8 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   298.7 fp0     41 next
        vmovdqu ymm11, [rbp + 3200]                                      ;   296.0 agu0    44 next reload
        vpand ymm8, ymm6, ymm11                                          ;   303.0 fp1     41 next
        vpand ymm6, ymm0, [rbp + 2400]                                   ;   296.7 fp2+agu1   41 next
        vpand ymm0, ymm10, ymm11                                         ;   303.0 fp3     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   304.0 fp0     41 next
        vpxor ymm0, ymm6, ymm8                                           ;   304.0 fp1     41 next
        vpand ymm6, ymm6, ymm4                                           ;   297.7 fp2     41 next
        vpand ymm4, ymm4, [rbp + 2912]                                   ;   297.8 fp3+agu0   41 next
        vpand ymm10, ymm10, [rbp + 2400]                                 ;   298.0 fp0+agu1   41 next
        vpand ymm11, ymm2, ymm0                                          ;   305.0 fp1     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   305.0 fp2     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   300.7 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   304.0 fp0     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   306.0 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   306.0 fp2+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   305.0 fp3     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   307.0 fp0     41 next
        vpxor ymm4, ymm4, ymm10                                          ;   300.2 fp1     41 next
        vpxor ymm5, ymm5, ymm11                                          ;   307.0 fp2     41 next
        vmovdqu ymm1, [rbp + 3136]                                       ;   299.0 agu1    41 next
        vmovdqu ymm7, [rbp + 2400]                                       ;   299.2 agu0    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;   306.2 fp3     41 next
        vmovdqu ymm8, [rbp + 3008]                                       ;   300.0 agu1    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   307.0 fp0     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   308.0 fp1     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   308.0 fp2     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   306.0 fp3     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   309.0 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   308.0 fp1+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   304.2 agu1    41 next reload
        vpxor ymm5, ymm5, ymm15                                          ;   311.2 fp2     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   307.2 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   310.0 fp0+agu0   41 next
        vpxor ymm4, ymm4, [rbp + 3232]                                   ;   305.2 fp1+agu1   41 next
        vpxor ymm2, ymm2, [rbp + 3072]                                   ;   306.0 fp2+agu0   41 next
        vpxor ymm0, ymm2, ymm13                                          ;   309.0 fp3     41 next
        vmovdqu ymm1, [rbp + 3360]                                       ;   306.2 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 3264]                                   ;   313.2 fp0+agu0   41 next
        vpxor ymm9, ymm1, [rbp + 3296]                                   ;   314.2 fp1+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 3488]                                   ;   308.0 fp2+agu0   41 next
        vpxor ymm5, ymm8, ymm5                                           ;   312.2 fp3     41 next
        vmovdqu ymm10, [rbp + 3168]                                      ;   308.2 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2912]                                 ;   315.2 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   316.2 fp1     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   309.2 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;   316.2 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm11                                          ;   317.2 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 3328]                                   ;   310.2 fp0+agu1   41 next
        vpxor ymm6, ymm6, ymm7                                           ;   311.2 fp1     41 next
        vmovdqu ymm12, [rbp + 3456]                                      ;   311.0 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3200]                                 ;   318.0 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm12                                          ;   319.0 fp3     41 next
        vmovdqu ymm13, [rbp + 2560]                                      ;   312.0 agu0    50 next reload
        vpxor ymm2, ymm2, ymm13                                          ;   319.0 fp0     50 next
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   314.2 fp1+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 2720]                                   ;   313.0 fp2+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2432]                                 ;   316.2 fp3+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   317.2 fp0+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2944]                                   ;   314.2 fp1+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2784]                                 ;   319.0 fp2+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 2688]                                   ;   315.2 fp3+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2496]                                   ;   316.0 fp0+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   316.2 fp1+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 2656]                                 ;   317.2 fp2+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 2464]                                   ;   318.2 fp3+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2976]                                   ;   318.0 fp0+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 2528]                                   ;   320.0 fp1+agu1   50 next
        vpxor ymm13, ymm13, [r10 + 608]                                  ;   319.0 fp2+agu0   50 next
        vmovdqu [rbp + 2560], ymm4                                       ;   321.0 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2752]                                       ;   319.2 agu1    50 next
        vpxor ymm4, ymm4, [rbp + 2368]                                   ;   326.2 fp3+agu0   50 next
        vmovdqu [rbp + 2752], ymm6                                       ;   319.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3040]                                       ;   320.2 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2624]                                   ;   327.2 fp0+agu0   50 next
        vmovdqu [rbp + 3040], ymm3                                       ;   319.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2816]                                       ;   321.2 agu1    50 next
        vpxor ymm3, ymm3, [r10 + 640]                                    ;   328.2 fp1+agu0   50 next
        vmovdqu [rbp + 2816], ymm14                                      ;   319.0 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2720]                                      ;   322.2 agu1    50 next
        vpxor ymm14, ymm14, [r10 + 672]                                  ;   329.2 fp2+agu0   50 next
        vmovdqu [rbp + 2720], ymm5                                       ;   320.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2432]                                       ;   323.2 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 704]                                    ;   330.2 fp3+agu0   50 next
        vmovdqu [rbp + 2432], ymm9                                       ;   321.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2848]                                       ;   324.2 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 736]                                    ;   331.2 fp0+agu0   50 next
        vmovdqu [rbp + 2848], ymm0                                       ;   322.0 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2944]                                       ;   325.2 agu1    50 next
        vpxor ymm0, ymm0, [r10 + 768]                                    ;   332.2 fp1+agu0   50 next
        vmovdqu [rbp + 2944], ymm6                                       ;   328.2 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2784]                                       ;   326.2 agu1    50 next
        vpxor ymm6, ymm6, [r10 + 800]                                    ;   333.2 fp2+agu0   50 next
        vmovdqu [rbp + 2784], ymm4                                       ;   327.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2368]                                       ;   327.2 agu1    50 next
        vpxor ymm4, ymm4, [r10 + 832]                                    ;   334.2 fp3+agu0   50 next
        vmovdqu [rbp + 2368], ymm12                                      ;   325.0 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2624]                                      ;   328.2 agu1    50 next
        vpxor ymm12, ymm12, [r10 + 864]                                  ;   335.2 fp0+agu0   50 next
        vmovdqu [rbp + 2624], ymm7                                       ;   326.0 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 2688]                                       ;   329.2 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 896]                                    ;   336.2 fp1+agu0   50 next
        vmovdqu [rbp + 2688], ymm11                                      ;   327.0 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2496]                                      ;   330.2 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 928]                                  ;   337.2 fp2+agu0   50 next
        vmovdqu [rbp + 2496], ymm10                                      ;   328.0 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2592]                                      ;   331.2 agu1    50 next
        vpxor ymm10, ymm10, [r10 + 960]                                  ;   338.2 fp3+agu0   50 next
        vmovdqu [rbp + 2592], ymm8                                       ;   329.0 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2656]                                       ;   332.2 agu1    50 next
        vpxor ymm8, ymm8, [r10 + 992]                                    ;   339.2 fp0+agu0   50 next
        vmovdqu [rbp + 2656], ymm1                                       ;   330.0 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 2464]                                       ;   333.2 agu1    50 next
        vpxor ymm1, ymm1, [r10 + 512]                                    ;   340.2 fp1+agu0   50 next
        vmovdqu [rbp + 2464], ymm2                                       ;   331.0 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 2976]                                       ;   334.2 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 544]                                    ;   341.2 fp2+agu0   50 next
        vmovdqu [rbp + 2976], ymm9                                       ;   332.2 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2528]                                       ;   335.2 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 576]                                    ;   342.2 fp3+agu0   50 next
        vmovdqu [rbp + 2528], ymm3                                       ;   333.0 agu2+fp5   50 next spill
        vpxor ymm3, ymm7, ymm9                                           ;   343.2 fp0     41 next
        vmovdqu [rbp + 3200], ymm0                                       ;   334.0 agu2+fp5   50 next spill
        vpxor ymm0, ymm4, ymm1                                           ;   341.2 fp1     41 next
        vmovdqu [rbp + 3456], ymm13                                      ;   335.0 agu2+fp5   50 next spill
        vpxor ymm13, ymm7, ymm11                                         ;   338.2 fp2     41 next
        vmovdqu [rbp + 3328], ymm6                                       ;   336.0 agu2+fp5   50 next spill
        vpand ymm6, ymm4, ymm12                                          ;   336.2 fp3     41 next
        vmovdqu [rbp + 2400], ymm14                                      ;   337.0 agu1+fp5   50 next spill
        vpxor ymm14, ymm7, ymm2                                          ;   342.2 fp0     41 next
        vpand ymm14, ymm14, ymm4                                         ;   343.2 fp1     41 next
        vmovdqu [rbp + 3392], ymm5                                       ;   338.0 agu0+fp5   50 next spill
        vpxor ymm5, ymm1, ymm11                                          ;   341.2 fp2     41 next
        vmovdqu [rbp + 3104], ymm9                                       ;   343.2 agu2+fp5   50 next spill
        vpand ymm9, ymm13, ymm11                                         ;   339.2 fp3     41 next
        vpxor ymm6, ymm6, ymm9                                           ;   340.2 fp0     41 next
        vpand ymm9, ymm1, ymm8                                           ;   341.2 fp1     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   342.2 fp2     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   344.2 fp3     41 next
        vmovdqu [rbp + 2912], ymm9                                       ;   343.2 agu1+fp5   41 next spill
        vpand ymm9, ymm0, ymm2                                           ;   342.2 fp0     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   342.2 agu0+fp5   41 next spill
        vpand ymm0, ymm1, ymm11                                          ;   341.2 fp1     41 next
        vmovdqu [rbp + 3488], ymm11                                      ;   342.0 agu2+fp5   50 next spill
        vpxor ymm11, ymm7, ymm12                                         ;   341.2 fp2     41 next
        vmovdqu [rbp + 3296], ymm14                                      ;   345.2 agu1+fp5   41 next spill
        vpand ymm14, ymm5, ymm2                                          ;   342.2 fp3     41 next
        vmovdqu [rbp + 3008], ymm14                                      ;   344.0 agu0+fp5   41 next spill
        vpand ymm14, ymm4, ymm8                                          ;   341.8 fp0     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   342.8 fp1     41 next
        vpxor ymm9, ymm9, ymm14                                          ;   343.8 fp2     41 next
        vmovdqu [rbp + 3264], ymm9                                       ;   345.0 agu2+fp5   41 next spill
        vpand ymm9, ymm8, ymm10                                          ;   342.5 fp3     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   343.5 fp0     41 next
        vpand ymm15, ymm3, ymm12                                         ;   344.2 fp1     41 next
        vpxor ymm0, ymm0, ymm15                                          ;   345.2 fp2     41 next
        vpand ymm15, ymm11, ymm2                                         ;   343.5 fp3     41 next
        vpand ymm11, ymm11, ymm8                                         ;   343.8 fp0     41 next
        vmovdqu [rbp + 3360], ymm9                                       ;   346.0 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm8                                          ;   344.0 fp1     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   345.0 fp2     41 next
        vpxor ymm14, ymm14, ymm15                                        ;   346.0 fp3     41 next
        vpxor ymm14, ymm5, ymm14                                         ;   347.0 fp0     41 next
        vpand ymm5, ymm5, ymm10                                          ;   345.0 fp1     41 next
        vpor ymm9, ymm13, ymm12                                          ;   345.2 fp2     41 next
        vpxor ymm9, ymm9, ymm0                                           ;   346.2 fp3     41 next
        vpxor ymm11, ymm11, ymm5                                         ;   346.0 fp0     41 next
        vpxor ymm5, ymm4, ymm12                                          ;   346.0 fp1     41 next
        vpxor ymm0, ymm0, ymm4                                           ;   346.2 fp2     41 next
        vpand ymm4, ymm4, [rbp + 3104]                                   ;   350.2 fp3+agu0   41 next
        vmovdqu [rbp + 3072], ymm9                                       ;   347.2 agu2+fp5   41 next spill
        vpand ymm9, ymm3, ymm8                                           ;   346.8 fp0     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   347.8 fp1     41 next
        vmovdqu [rbp + 3424], ymm4                                       ;   351.2 agu1+fp5   41 next spill
        vpand ymm4, ymm12, ymm7                                          ;   347.2 fp2     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   348.2 fp3     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   349.2 fp0     41 next
        vpand ymm4, ymm4, ymm7                                           ;   349.2 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 3296]                                 ;   352.2 fp2+agu0   41 next
        vmovdqu [rbp + 3232], ymm7                                       ;   349.0 agu2+fp5   50 next spill
        vpand ymm7, ymm5, ymm1                                           ;   348.5 fp3     41 next
        vpand ymm5, ymm5, ymm10                                          ;   348.8 fp0     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   349.8 fp1     41 next
        vpxor ymm9, ymm9, ymm5                                           ;   350.8 fp2     41 next
        vmovdqu ymm5, [rbp + 3104]                                       ;   347.8 agu1    50 next reload
        vmovdqu [rbp + 3520], ymm7                                       ;   350.0 agu0+fp5   41 next spill
        vpand ymm7, ymm2, ymm5                                           ;   354.8 fp3     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   355.8 fp0     41 next
        vpxor ymm7, ymm7, ymm8                                           ;   355.8 fp1     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   351.8 fp2     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   348.8 agu1    41 next reload
        vpxor ymm14, ymm14, ymm9                                         ;   355.8 fp3     41 next
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   353.0 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm6                                           ;   354.0 fp1     41 next
        vpand ymm1, ymm1, ymm12                                          ;   351.2 fp2     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   352.2 fp3     41 next
        vpand ymm8, ymm8, ymm2                                           ;   351.8 fp0     41 next
        vpand ymm9, ymm3, [rbp + 3488]                                   ;   352.0 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm9                                         ;   353.0 fp2     41 next
        vpand ymm3, ymm3, ymm13                                          ;   352.5 fp3     41 next
        vmovdqu ymm9, [rbp + 3168]                                       ;   350.8 agu0    41 next reload
        vpand ymm13, ymm13, ymm9                                         ;   357.8 fp0     41 next
        vpxor ymm8, ymm8, ymm13                                          ;   358.8 fp1     41 next
        vmovdqu ymm13, [rbp + 3488]                                      ;   351.3 agu1    50 next reload
        vmovdqu [rbp + 3136], ymm14                                      ;   356.8 agu2+fp5   41 next spill
        vpand ymm14, ymm9, ymm13                                         ;   358.3 fp2     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   354.0 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   359.8 fp0     41 next
        vpand ymm2, ymm2, ymm10                                          ;   354.0 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 3424]                                   ;   358.2 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   360.8 fp3     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   354.8 fp0     41 next
        vmovdqu ymm3, [rbp + 3232]                                       ;   353.2 agu1    50 next reload
        vmovdqu [rbp + 3424], ymm4                                       ;   361.8 agu2+fp5   41 next spill
        vpand ymm4, ymm10, ymm3                                          ;   360.2 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   361.2 fp2     41 next
        vpxor ymm4, ymm2, [rbp + 3520]                                   ;   359.2 fp3+agu0   41 next
        vpand ymm12, ymm12, ymm10                                        ;   355.8 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 3296]                                   ;   360.8 fp1+agu1   41 next
        vpxor ymm12, ymm12, ymm4                                         ;   360.2 fp2     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   356.5 fp3     41 next
        vpxor ymm6, ymm6, ymm10                                          ;   356.8 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 3264]                                   ;   359.2 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm7                                         ;   362.2 fp2     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   363.2 fp3     41 next
        vpand ymm14, ymm10, ymm13                                        ;   358.3 fp0     41 next
        vpand ymm10, ymm10, ymm5                                         ;   358.0 fp1     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   361.8 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   362.8 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   358.8 fp0+agu1   41 next
        vpxor ymm0, ymm0, ymm4                                           ;   364.2 fp1     41 next
        vpand ymm7, ymm7, ymm5                                           ;   359.2 fp2     41 next
        vpxor ymm10, ymm10, ymm13                                        ;   359.5 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   359.8 fp0+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   360.5 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 2912]                                 ;   360.2 fp2+agu1   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   361.2 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 3360]                                   ;   360.8 fp0+agu0   41 next
        vpand ymm9, ymm9, ymm5                                           ;   361.0 fp1     41 next
        vpxor ymm1, ymm1, ymm13                                          ;   361.2 fp2     41 next
        vpxor ymm12, ymm12, ymm9                                         ;   362.0 fp3     41 next
        vpxor ymm3, ymm3, ymm12                                          ;   363.0 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 3008]                                   ;   364.0 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                         ;   362.2 fp2     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   365.0 fp3     41 next
        vmovdqu ymm14, [rbp + 3392]                                      ;   361.2 agu0    41 next
        vmovdqu ymm3, [rbp + 2400]                                       ;   361.7 agu1    50 next reload
        vpand ymm14, ymm14, ymm3                                         ;   368.7 fp0     41 next
        vmovdqu ymm4, [rbp + 3328]                                       ;   362.2 agu0    41 next
        vmovdqu ymm5, [rbp + 3456]                                       ;   362.7 agu1    50 next reload
        vpand ymm4, ymm4, ymm5                                           ;   369.7 fp1     41 next
        vmovdqu ymm8, [rbp + 3200]                                       ;   363.2 agu0    41 next
        vmovdqu ymm9, [rbp + 2528]                                       ;   363.7 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   370.7 fp2     41 next
        vmovdqu ymm10, [rbp + 3328]                                      ;   364.2 agu0    41 next
        vmovdqu ymm12, [rbp + 2976]                                      ;   364.7 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   371.7 fp3     41 next
        vmovdqu ymm13, [rbp + 3392]                                      ;   365.2 agu0    41 next
        vpand ymm13, ymm13, ymm5                                         ;   372.2 fp0     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   369.7 fp1     41 next
        vmovdqu [rbp + 3008], ymm1                                       ;   363.7 agu2+fp5   41 next spill
        vpand ymm1, ymm5, ymm12                                          ;   371.7 fp2     41 next
        vmovdqu [rbp + 3232], ymm11                                      ;   364.7 agu2+fp5   41 next spill
        vpand ymm11, ymm3, ymm9                                          ;   370.7 fp3     41 next
        vmovdqu [rbp + 3488], ymm7                                       ;   366.0 agu1+fp5   41 next spill
        vpxor ymm7, ymm4, ymm8                                           ;   371.7 fp0     41 next
        vpand ymm8, ymm8, [rbp + 3392]                                   ;   371.7 fp1+agu0   41 next
        vmovdqu [rbp + 3104], ymm6                                       ;   366.7 agu2+fp5   41 next spill
        vpxor ymm6, ymm13, ymm7                                          ;   373.2 fp2     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   373.2 fp3     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   374.2 fp0     41 next
        vpand ymm13, ymm13, [rbp + 3200]                                 ;   374.2 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   375.2 fp2     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   367.7 agu2+fp5   41 next spill
        vpxor ymm0, ymm1, [rbp + 3392]                                   ;   372.7 fp3+agu0   41 next
        vpxor ymm8, ymm8, ymm0                                           ;   373.7 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   373.7 fp1     41 next
        vmovdqu [rbp + 3360], ymm2                                       ;   369.8 agu1+fp5   41 next spill
        vpand ymm2, ymm12, [rbp + 3200]                                  ;   371.7 fp2+agu0   41 next
        vpand ymm4, ymm4, ymm9                                           ;   376.2 fp3     41 next
        vmovdqu [rbp + 2912], ymm15                                      ;   370.8 agu2+fp5   41 next spill
        vmovdqa ymm15, ymm2                                              ;   372.7         41 next copy
        vpor ymm2, ymm2, ymm1                                            ;   372.7 fp0     41 next
        vpxor ymm1, ymm1, [rbp + 3328]                                   ;   372.7 fp1+agu1   41 next
        vmovdqu [rbp + 3264], ymm6                                       ;   374.2 agu0+fp5   41 next spill
        vmovdqu ymm6, [rbp + 3328]                                       ;   372.8 agu1    41 next
        vpand ymm6, ymm6, [rbp + 3392]                                   ;   379.8 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm6                                         ;   380.8 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3200]                                   ;   380.8 fp0+agu1   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   374.7 fp1     41 next
        vmovdqu [rbp + 3072], ymm14                                      ;   373.0 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 3392]                                 ;   375.2 fp2+agu0   41 next
        vpxor ymm2, ymm2, ymm14                                          ;   376.2 fp3     41 next
        vmovdqu ymm14, [rbp + 3200]                                      ;   374.8 agu1    50 next reload
        vmovdqu [rbp + 3296], ymm2                                       ;   377.2 agu2+fp5   41 next spill
        vpxor ymm2, ymm3, ymm14                                          ;   381.8 fp0     41 next
        vpand ymm11, ymm11, ymm12                                        ;   375.2 fp1     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   377.2 fp2     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   381.8 fp3     41 next
        vpand ymm10, ymm10, ymm2                                         ;   382.8 fp0     41 next
        vpand ymm6, ymm6, [rbp + 3328]                                   ;   381.8 fp1+agu0   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   383.8 fp2     41 next
        vpand ymm0, ymm0, ymm9                                           ;   375.7 fp3     41 next
        vmovdqu [rbp + 3520], ymm4                                       ;   378.2 agu2+fp5   41 next spill
        vpand ymm4, ymm5, ymm9                                           ;   375.8 fp0     41 next
        vpand ymm14, ymm4, ymm2                                          ;   382.8 fp1     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   382.8 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   383.8 fp3     41 next
        vpxor ymm4, ymm9, ymm12                                          ;   376.8 fp0     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   383.8 fp1     41 next
        vpxor ymm4, ymm7, ymm12                                          ;   377.3 fp2     41 next
        vpand ymm4, ymm4, ymm3                                           ;   378.3 fp3     41 next
        vpxor ymm8, ymm8, ymm6                                           ;   382.8 fp0     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   384.8 fp1     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   378.2 agu1    41 next reload
        vpxor ymm4, ymm4, ymm6                                           ;   385.8 fp2     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   384.8 fp3     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   382.8 fp0     41 next
        vmovdqu ymm13, [rbp + 3072]                                      ;   380.8 agu0    41 next reload
        vmovdqu [rbp + 2880], ymm4                                       ;   386.8 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                         ;   387.8 fp1     41 next
        vpand ymm14, ymm14, ymm9                                         ;   385.8 fp2     41 next
        vpand ymm15, ymm15, ymm5                                         ;   383.8 fp3     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   385.2 fp0     41 next
        vpand ymm6, ymm3, [rbp + 3328]                                   ;   382.8 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   383.8 fp2     41 next
        vpand ymm13, ymm12, [rbp + 3392]                                 ;   383.2 fp3+agu0   41 next
        vpand ymm2, ymm2, ymm13                                          ;   384.2 fp0     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   384.2 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3200]                                   ;   384.0 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   386.8 fp3     41 next
        vmovdqu ymm13, [rbp + 3328]                                      ;   384.2 agu0    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   391.2 fp0     41 next
        vpand ymm9, ymm3, [rbp + 3200]                                   ;   384.8 fp1+agu1   41 next
        vpand ymm3, ymm7, ymm13                                          ;   391.2 fp2     41 next
        vpxor ymm2, ymm2, ymm3                                           ;   392.2 fp3     41 next
        vpxor ymm3, ymm9, ymm12                                          ;   392.2 fp0     41 next
        vpand ymm9, ymm9, ymm6                                           ;   385.8 fp1     41 next
        vpand ymm6, ymm6, [rbp + 3392]                                   ;   386.0 fp2+agu0   41 next
        vpand ymm7, ymm7, [rbp + 3200]                                   ;   386.2 fp3+agu1   41 next
        vpand ymm13, ymm5, ymm3                                          ;   393.2 fp0     41 next
        vpxor ymm3, ymm3, ymm4                                           ;   393.2 fp1     41 next
        vpxor ymm4, ymm4, ymm15                                          ;   388.8 fp2     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   392.2 fp3     41 next
        vpxor ymm10, ymm10, ymm3                                         ;   394.2 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 3264]                                 ;   394.2 fp1+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   393.2 fp2     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   395.2 fp3     41 next
        vpxor ymm6, ymm6, ymm7                                           ;   388.3 fp0     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   395.2 fp1     41 next
        vmovdqu ymm4, [rbp + 3072]                                       ;   387.2 agu1    41 next
        vmovdqu ymm7, [rbp + 3200]                                       ;   387.3 agu0    50 next reload
        vpand ymm4, ymm4, ymm7                                           ;   394.3 fp2     41 next
        vmovdqu ymm10, [rbp + 2400]                                      ;   388.2 agu1    50 next reload
        vpor ymm3, ymm3, ymm10                                           ;   395.2 fp3     41 next
        vpxor ymm2, ymm2, ymm1                                           ;   396.2 fp0     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   396.2 fp1     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   394.2 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   397.2 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3072]                                 ;   396.2 fp0+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   392.3 agu1    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   399.3 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   395.3 fp2     41 next
        vpxor ymm9, ymm9, [rbp + 3296]                                   ;   398.2 fp3+agu0   41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   393.3 fp0+agu1   41 next
        vpxor ymm5, ymm5, [rbp + 2912]                                   ;   394.2 fp1+agu0   41 next
        vpxor ymm0, ymm5, ymm2                                           ;   397.2 fp2     41 next
        vmovdqu ymm1, [rbp + 3136]                                       ;   394.3 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 2528]                                   ;   401.3 fp3+agu0   41 next
        vpxor ymm2, ymm1, [rbp + 2880]                                   ;   402.3 fp0+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   396.2 fp1+agu0   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   400.3 fp2     41 next
        vmovdqu ymm4, [rbp + 3168]                                       ;   396.3 agu1    41 next
        vpxor ymm4, ymm4, [rbp + 3392]                                   ;   403.3 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   404.3 fp0     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   397.3 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 2976]                                 ;   404.3 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   405.3 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 3488]                                   ;   398.3 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   399.3 fp0     41 next
        vmovdqu ymm12, [rbp + 3232]                                      ;   399.2 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   406.2 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm12                                          ;   407.2 fp2     41 next
        vpxor ymm0, ymm0, [r8 + 4384]                                    ;   400.2 fp3+agu0   44 next
        vpxor ymm2, ymm2, [r8 + 4416]                                    ;   403.3 fp0+agu1   44 next
        vpxor ymm3, ymm3, [r8 + 4448]                                    ;   401.3 fp1+agu0   44 next
        vpxor ymm14, ymm14, [r8 + 4480]                                  ;   405.3 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r8 + 4512]                                    ;   406.3 fp3+agu0   44 next
        vpxor ymm9, ymm9, [r8 + 4544]                                    ;   402.3 fp0+agu1   44 next
        vpxor ymm6, ymm6, [r8 + 4576]                                    ;   408.2 fp1+agu0   44 next
        vpxor ymm5, ymm5, [r8 + 4096]                                    ;   403.3 fp2+agu1   44 next
        vpxor ymm1, ymm1, [r8 + 4128]                                    ;   404.2 fp3+agu0   44 next
        vpxor ymm10, ymm10, [r8 + 4160]                                  ;   404.3 fp0+agu1   44 next
        vpxor ymm4, ymm4, [r8 + 4192]                                    ;   405.2 fp1+agu0   44 next
        vpxor ymm11, ymm11, [r8 + 4224]                                  ;   405.3 fp2+agu1   44 next
        vpxor ymm7, ymm7, [r8 + 4256]                                    ;   406.2 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   407.2 fp0+agu1   44 next
        vmovdqu ymm13, [rbp + 3424]                                      ;   407.2 agu0    44 next
        vpxor ymm13, ymm13, [r8 + 4320]                                  ;   414.2 fp1+agu1   44 next
        vmovdqu [rbp + 3424], ymm8                                       ;   407.3 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 3008]                                       ;   408.2 agu0    44 next
        vpxor ymm8, ymm8, [r8 + 4352]                                    ;   415.2 fp2+agu1   44 next
        vmovdqu [rbp + 3008], ymm2                                       ;   405.2 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;   416.2 fp3     41 next
        vmovdqu [rbp + 3328], ymm9                                       ;   406.2 agu2+fp5   44 next spill
        vpxor ymm9, ymm5, ymm12                                          ;   408.2 fp0     41 next
        vmovdqu [rbp + 3232], ymm0                                       ;   407.2 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                          ;   406.2 fp1     41 next
        vmovdqu [rbp + 3488], ymm6                                       ;   409.2 agu2+fp5   44 next spill
        vpand ymm6, ymm5, ymm1                                           ;   406.3 fp2     41 next
        vmovdqu [rbp + 3200], ymm3                                       ;   409.2 agu0+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;   415.2 fp3     41 next
        vpand ymm3, ymm3, ymm5                                           ;   416.2 fp0     41 next
        vmovdqu [rbp + 2976], ymm14                                      ;   410.2 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                         ;   408.2 fp1     41 next
        vmovdqu [rbp + 3104], ymm8                                       ;   416.2 agu1+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                           ;   407.5 fp2     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   408.5 fp3     41 next
        vpand ymm8, ymm12, ymm7                                          ;   408.2 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   409.2 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   417.2 fp2     41 next
        vmovdqu [rbp + 3392], ymm8                                       ;   412.2 agu0+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;   415.2 fp3     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   413.2 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                          ;   408.8 fp0     41 next
        vmovdqu [rbp + 3360], ymm4                                       ;   414.2 agu1+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                          ;   409.2 fp1     41 next
        vmovdqu [rbp + 2880], ymm3                                       ;   418.2 agu0+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;   415.2 fp2     41 next
        vmovdqu [rbp + 2400], ymm3                                       ;   416.2 agu2+fp5   41 next spill
        vpand ymm3, ymm5, ymm7                                           ;   409.8 fp3     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   410.8 fp0     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   416.2 fp1     41 next
        vmovdqu [rbp + 2528], ymm8                                       ;   417.2 agu1+fp5   41 next spill
        vpand ymm8, ymm7, ymm11                                          ;   412.2 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   413.2 fp3     41 next
        vpand ymm15, ymm1, ymm2                                          ;   417.2 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   418.2 fp1     41 next
        vpand ymm15, ymm4, ymm13                                         ;   415.2 fp2     41 next
        vpand ymm4, ymm4, ymm7                                           ;   414.3 fp3     41 next
        vmovdqu [rbp + 3136], ymm8                                       ;   418.2 agu0+fp5   41 next spill
        vpand ymm8, ymm0, ymm7                                           ;   415.2 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   416.2 fp1     41 next
        vpxor ymm3, ymm3, ymm15                                          ;   417.2 fp2     41 next
        vpxor ymm3, ymm14, ymm3                                          ;   418.2 fp3     41 next
        vpand ymm14, ymm14, ymm11                                        ;   416.2 fp0     41 next
        vpor ymm8, ymm0, ymm1                                            ;   416.3 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   419.2 fp2     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   417.2 fp3     41 next
        vpxor ymm14, ymm5, ymm1                                          ;   417.2 fp0     41 next
        vpxor ymm9, ymm9, ymm5                                           ;   419.2 fp1     41 next
        vpand ymm5, ymm5, [rbp + 3104]                                   ;   423.2 fp2+agu1   41 next
        vmovdqu [rbp + 2912], ymm8                                       ;   420.2 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm2                                           ;   417.7 fp3     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   418.7 fp0     41 next
        vmovdqu [rbp + 3456], ymm5                                       ;   424.2 agu0+fp5   41 next spill
        vpand ymm5, ymm1, ymm10                                          ;   418.3 fp1     41 next
        vpxor ymm5, ymm5, ymm13                                          ;   419.3 fp2     41 next
        vpxor ymm4, ymm4, ymm5                                           ;   420.3 fp3     41 next
        vpand ymm5, ymm5, ymm10                                          ;   420.3 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 2880]                                 ;   425.2 fp1+agu1   41 next
        vmovdqu [rbp + 3520], ymm10                                      ;   421.2 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;   419.5 fp2     41 next
        vpand ymm14, ymm14, ymm11                                        ;   419.7 fp3     41 next
        vpxor ymm14, ymm14, ymm6                                         ;   420.7 fp0     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   421.7 fp1     41 next
        vmovdqu ymm14, [rbp + 3104]                                      ;   419.3 agu0    44 next reload
        vmovdqu [rbp + 3296], ymm10                                      ;   422.2 agu1+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;   426.3 fp2     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   427.3 fp3     41 next
        vpxor ymm10, ymm10, ymm7                                         ;   427.3 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   422.7 fp1     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   420.3 agu0    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;   427.3 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   425.2 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   426.2 fp0     41 next
        vpand ymm12, ymm12, ymm1                                         ;   422.3 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   423.3 fp2     41 next
        vpand ymm7, ymm7, ymm13                                          ;   422.7 fp3     41 next
        vpand ymm8, ymm2, [rbp + 3360]                                   ;   423.2 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   424.2 fp1     41 next
        vpand ymm2, ymm2, ymm0                                           ;   423.5 fp2     41 next
        vmovdqu ymm8, [rbp + 3168]                                       ;   422.3 agu1    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;   429.3 fp3     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   430.3 fp0     41 next
        vmovdqu ymm0, [rbp + 3360]                                       ;   422.8 agu0    44 next reload
        vmovdqu [rbp + 3072], ymm3                                       ;   428.3 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;   429.8 fp1     41 next
        vpxor ymm4, ymm4, ymm9                                           ;   425.2 fp2     41 next
        vpxor ymm7, ymm7, ymm14                                          ;   431.3 fp3     41 next
        vpand ymm13, ymm13, ymm11                                        ;   425.2 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 3456]                                 ;   431.2 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   432.3 fp2     41 next
        vpxor ymm6, ymm6, ymm2                                           ;   425.7 fp3     41 next
        vmovdqu ymm2, [rbp + 3520]                                       ;   425.3 agu0    44 next reload
        vmovdqu [rbp + 3456], ymm5                                       ;   433.3 agu2+fp5   41 next spill
        vpand ymm5, ymm11, ymm2                                          ;   432.3 fp0     41 next
        vpxor ymm3, ymm3, ymm5                                           ;   433.3 fp1     41 next
        vpxor ymm5, ymm13, [rbp + 3296]                                  ;   432.2 fp2+agu1   41 next
        vpand ymm1, ymm1, ymm11                                          ;   426.7 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 2880]                                   ;   432.3 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm5                                           ;   433.2 fp1     41 next
        vpxor ymm12, ymm12, ymm6                                         ;   427.5 fp2     41 next
        vpxor ymm6, ymm6, ymm11                                          ;   427.7 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   432.2 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   434.3 fp1     41 next
        vpxor ymm5, ymm5, ymm3                                           ;   435.3 fp2     41 next
        vpand ymm3, ymm11, ymm0                                          ;   429.8 fp3     41 next
        vpand ymm11, ymm11, ymm14                                        ;   429.3 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   433.3 fp1     41 next
        vpxor ymm13, ymm13, ymm7                                         ;   434.3 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   430.0 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm5                                           ;   436.3 fp0     41 next
        vpand ymm10, ymm10, ymm14                                        ;   430.5 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   430.8 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 2528]                                   ;   431.0 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   431.8 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 3392]                                   ;   431.5 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm3                                           ;   432.5 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 3136]                                 ;   432.0 fp3+agu1   41 next
        vpand ymm8, ymm8, ymm14                                          ;   432.3 fp0     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   432.5 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   434.2 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   435.2 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   436.2 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm10                                          ;   433.5 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   437.2 fp2     41 next
        vmovdqu ymm14, [rbp + 2976]                                      ;   433.0 agu1    41 next
        vmovdqu ymm0, [rbp + 3200]                                       ;   433.5 agu0    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   440.5 fp3     41 next
        vmovdqu ymm1, [rbp + 3488]                                       ;   434.0 agu1    41 next
        vmovdqu ymm2, [rbp + 3232]                                       ;   434.5 agu0    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;   441.5 fp0     41 next
        vmovdqu ymm3, [rbp + 3328]                                       ;   435.0 agu1    41 next
        vmovdqu ymm5, [rbp + 3008]                                       ;   435.5 agu0    44 next reload
        vpand ymm3, ymm3, ymm5                                           ;   442.5 fp1     41 next
        vmovdqu ymm7, [rbp + 3488]                                       ;   436.0 agu1    41 next
        vmovdqu ymm8, [rbp + 3424]                                       ;   436.5 agu0    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;   443.5 fp2     41 next
        vmovdqu ymm11, [rbp + 2976]                                      ;   437.0 agu1    41 next
        vpand ymm11, ymm11, ymm2                                         ;   444.0 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   441.5 fp0     41 next
        vmovdqu [rbp + 2400], ymm12                                      ;   435.5 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;   443.5 fp1     41 next
        vmovdqu [rbp + 3520], ymm4                                       ;   436.5 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm5                                           ;   442.5 fp2     41 next
        vmovdqu [rbp + 3360], ymm10                                      ;   438.2 agu0+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;   443.5 fp3     41 next
        vpand ymm3, ymm3, [rbp + 2976]                                   ;   443.5 fp0+agu1   41 next
        vmovdqu [rbp + 3104], ymm6                                       ;   438.5 agu2+fp5   41 next spill
        vpxor ymm6, ymm11, ymm10                                         ;   445.0 fp1     41 next
        vpxor ymm11, ymm11, ymm7                                         ;   445.0 fp2     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   446.0 fp3     41 next
        vpand ymm11, ymm11, [rbp + 3328]                                 ;   446.0 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   447.0 fp1     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   439.5 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2976]                                  ;   444.5 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm9                                           ;   445.5 fp3     41 next
        vpand ymm9, ymm9, ymm5                                           ;   445.5 fp0     41 next
        vmovdqu [rbp + 3136], ymm13                                      ;   441.7 agu0+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 3328]                                  ;   443.5 fp1+agu1   41 next
        vpand ymm1, ymm1, ymm5                                           ;   448.0 fp2     41 next
        vmovdqu [rbp + 3392], ymm15                                      ;   442.7 agu2+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   444.5         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   444.5 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   444.5 fp0+agu0   41 next
        vmovdqu [rbp + 2528], ymm6                                       ;   446.0 agu1+fp5   41 next spill
        vmovdqu ymm6, [rbp + 3488]                                       ;   444.7 agu0    41 next
        vpand ymm6, ymm6, [rbp + 2976]                                   ;   451.7 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm6                                         ;   452.7 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;   452.7 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   446.5 fp0     41 next
        vmovdqu [rbp + 2912], ymm14                                      ;   444.8 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 2976]                                  ;   447.0 fp1+agu1   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   448.0 fp2     41 next
        vmovdqu ymm14, [rbp + 3328]                                      ;   446.7 agu0    44 next reload
        vmovdqu [rbp + 2880], ymm13                                      ;   449.0 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   453.7 fp3     41 next
        vpand ymm4, ymm4, ymm8                                           ;   447.0 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   449.0 fp1     41 next
        vpxor ymm12, ymm12, ymm6                                         ;   453.7 fp2     41 next
        vpand ymm7, ymm7, ymm13                                          ;   454.7 fp3     41 next
        vpand ymm6, ymm6, [rbp + 3488]                                   ;   453.7 fp0+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   455.7 fp1     41 next
        vpand ymm9, ymm9, ymm5                                           ;   447.5 fp2     41 next
        vmovdqu [rbp + 3296], ymm1                                       ;   450.0 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm5                                           ;   447.7 fp3     41 next
        vpand ymm14, ymm1, ymm13                                         ;   454.7 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   454.7 fp1     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   455.7 fp2     41 next
        vpxor ymm1, ymm5, ymm8                                           ;   448.7 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   455.7 fp0     41 next
        vpxor ymm1, ymm10, ymm8                                          ;   449.2 fp1     41 next
        vpand ymm1, ymm1, ymm0                                           ;   450.2 fp2     41 next
        vpxor ymm3, ymm3, ymm6                                           ;   454.7 fp3     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   456.7 fp0     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   450.0 agu0    41 next reload
        vpxor ymm1, ymm1, ymm6                                           ;   457.7 fp1     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   456.7 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   454.7 fp3     41 next
        vmovdqu ymm11, [rbp + 2912]                                      ;   452.7 agu1    41 next reload
        vmovdqu [rbp + 3264], ymm1                                       ;   458.7 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;   459.7 fp0     41 next
        vpand ymm14, ymm14, ymm5                                         ;   457.7 fp1     41 next
        vpand ymm15, ymm15, ymm2                                         ;   455.7 fp2     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   457.0 fp3     41 next
        vpand ymm6, ymm0, [rbp + 3488]                                   ;   454.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm6                                           ;   455.7 fp1     41 next
        vpand ymm11, ymm8, [rbp + 2976]                                  ;   455.0 fp2+agu1   41 next
        vpand ymm13, ymm13, ymm11                                        ;   456.0 fp3     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   456.0 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;   455.8 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   458.7 fp2     41 next
        vmovdqu ymm11, [rbp + 3488]                                      ;   456.0 agu1    44 next reload
        vpand ymm8, ymm5, ymm11                                          ;   463.0 fp3     41 next
        vpand ymm5, ymm0, [rbp + 3328]                                   ;   456.7 fp0+agu0   41 next
        vpand ymm0, ymm10, ymm11                                         ;   463.0 fp1     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   464.0 fp2     41 next
        vpxor ymm0, ymm5, ymm8                                           ;   464.0 fp3     41 next
        vpand ymm5, ymm5, ymm6                                           ;   457.7 fp0     41 next
        vpand ymm6, ymm6, [rbp + 2976]                                   ;   457.8 fp1+agu1   41 next
        vpand ymm10, ymm10, [rbp + 3328]                                 ;   458.0 fp2+agu0   41 next
        vpand ymm11, ymm2, ymm0                                          ;   465.0 fp3     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   465.0 fp0     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   460.7 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   464.0 fp2     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   466.0 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 2528]                                 ;   466.0 fp0+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   465.0 fp1     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   467.0 fp2     41 next
        vpxor ymm6, ymm6, ymm10                                          ;   460.2 fp3     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   467.0 fp0     41 next
        vmovdqu ymm1, [rbp + 2912]                                       ;   459.0 agu0    41 next
        vmovdqu ymm7, [rbp + 3328]                                       ;   459.2 agu1    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;   466.2 fp1     41 next
        vmovdqu ymm8, [rbp + 3200]                                       ;   460.0 agu0    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   467.0 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   468.0 fp3     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   468.0 fp0     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   466.0 fp1     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   469.0 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   468.0 fp3+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   464.2 agu0    41 next reload
        vpxor ymm4, ymm4, ymm15                                          ;   471.2 fp0     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   467.2 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 2880]                                   ;   470.0 fp2+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 3296]                                   ;   465.2 fp3+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 3392]                                   ;   466.0 fp0+agu1   41 next
        vpxor ymm0, ymm2, ymm13                                          ;   469.0 fp1     41 next
        vmovdqu ymm1, [rbp + 3072]                                       ;   466.2 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 3008]                                   ;   473.2 fp2+agu1   41 next
        vpxor ymm9, ymm1, [rbp + 3264]                                   ;   474.2 fp3+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 3136]                                   ;   468.0 fp0+agu1   41 next
        vpxor ymm4, ymm8, ymm4                                           ;   472.2 fp1     41 next
        vmovdqu ymm10, [rbp + 3168]                                      ;   468.2 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 2976]                                 ;   475.2 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   476.2 fp3     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   469.2 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   476.2 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm11                                          ;   477.2 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 3360]                                   ;   470.2 fp2+agu0   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   471.2 fp3     41 next
        vmovdqu ymm12, [rbp + 3520]                                      ;   471.0 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   478.0 fp0+agu0   41 next
        vpxor ymm6, ymm6, ymm12                                          ;   479.0 fp1     41 next
        vmovdqu ymm13, [rbp + 2464]                                      ;   472.0 agu1    50 next reload
        vpxor ymm2, ymm2, ymm13                                          ;   479.0 fp2     50 next
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   474.2 fp3+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   473.0 fp0+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   476.2 fp1+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 2688]                                 ;   477.2 fp2+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2624]                                   ;   474.2 fp3+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 2368]                                 ;   479.0 fp0+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 2848]                                   ;   475.2 fp1+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;   476.0 fp2+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 2720]                                   ;   476.2 fp3+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;   477.2 fp0+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 3040]                                   ;   478.2 fp1+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2752]                                   ;   478.0 fp2+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2560]                                   ;   480.0 fp3+agu0   50 next
        vmovdqu ymm15, [rbp + 3456]                                      ;   479.0 agu1    50 next
        vpxor ymm15, ymm15, [rbp + 2784]                                 ;   486.0 fp0+agu0   50 next
        vmovdqu [rbp + 3456], ymm6                                       ;   481.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2400]                                       ;   480.0 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2944]                                   ;   487.0 fp1+agu0   50 next
        vmovdqu [rbp + 2400], ymm5                                       ;   479.0 agu2+fp5   50 next spill
        vpand ymm5, ymm13, [r8 + 992]                                    ;   481.0 fp2+agu1   58 r
        vmovdqu ymm13, [rbp + 2656]                                      ;   481.2 agu0    58 r
        vpand ymm13, ymm13, [r8 + 512]                                   ;   488.2 fp3+agu1   58 r
        vmovdqu [rbp + 3488], ymm3                                       ;   479.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2592]                                       ;   482.2 agu0    58 r
        vpand ymm3, ymm3, [r8 + 544]                                     ;   489.2 fp0+agu1   58 r
        vmovdqu [rbp + 3520], ymm14                                      ;   479.2 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2496]                                      ;   483.2 agu0    58 r
        vpand ymm14, ymm14, [r8 + 576]                                   ;   490.2 fp1+agu1   58 r
        vmovdqu [rbp + 3360], ymm4                                       ;   480.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2688]                                       ;   484.2 agu0    58 r
        vpand ymm4, ymm4, [r8 + 608]                                     ;   491.2 fp2+agu1   58 r
        vpxor ymm1, ymm1, ymm5                                           ;   482.0 fp3     58 r
        vmovdqu ymm5, [rbp + 2624]                                       ;   485.2 agu0    58 r
        vpand ymm5, ymm5, [r8 + 640]                                     ;   492.2 fp0+agu1   58 r
        vmovdqu [rbp + 3328], ymm1                                       ;   483.0 agu2+fp5   58 r spill
        vmovdqu ymm1, [rbp + 2368]                                       ;   486.2 agu0    58 r
        vpand ymm1, ymm1, [r8 + 672]                                     ;   493.2 fp1+agu1   58 r
        vpxor ymm8, ymm8, ymm13                                          ;   489.2 fp2     58 r
        vmovdqu ymm13, [rbp + 2784]                                      ;   487.2 agu0    58 r
        vpand ymm13, ymm13, [r8 + 704]                                   ;   494.2 fp3+agu1   58 r
        vpxor ymm10, ymm10, ymm3                                         ;   490.2 fp0     58 r
        vmovdqu ymm3, [rbp + 2944]                                       ;   488.2 agu0    58 r
        vpand ymm3, ymm3, [r8 + 736]                                     ;   495.2 fp1+agu1   58 r
        vpxor ymm11, ymm11, ymm14                                        ;   491.2 fp2     58 r
        vmovdqu ymm14, [rbp + 2848]                                      ;   489.2 agu0    58 r
        vpand ymm14, ymm14, [r8 + 768]                                   ;   496.2 fp3+agu1   58 r
        vpxor ymm7, ymm7, ymm4                                           ;   492.2 fp0     58 r
        vmovdqu ymm4, [rbp + 2432]                                       ;   490.2 agu0    58 r
        vpand ymm4, ymm4, [r8 + 800]                                     ;   497.2 fp1+agu1   58 r
        vpxor ymm12, ymm12, ymm5                                         ;   493.2 fp2     58 r
        vmovdqu ymm5, [rbp + 2720]                                       ;   491.2 agu0    58 r
        vpand ymm5, ymm5, [r8 + 832]                                     ;   498.2 fp3+agu1   58 r
        vpxor ymm15, ymm15, ymm1                                         ;   494.2 fp0     58 r
        vmovdqu ymm1, [rbp + 2816]                                       ;   492.2 agu0    58 r
        vpand ymm1, ymm1, [r8 + 864]                                     ;   499.2 fp1+agu1   58 r
        vpxor ymm6, ymm6, ymm13                                          ;   495.2 fp2     58 r
        vmovdqu ymm13, [rbp + 3040]                                      ;   493.2 agu0    58 r
        vpand ymm13, ymm13, [r8 + 896]                                   ;   500.2 fp3+agu1   58 r
        vpxor ymm0, ymm0, ymm3                                           ;   496.2 fp0     58 r
        vmovdqu ymm3, [rbp + 2752]                                       ;   494.2 agu0    58 r
        vpand ymm3, ymm3, [r8 + 928]                                     ;   501.2 fp1+agu1   58 r
        vpxor ymm9, ymm9, ymm14                                          ;   497.2 fp2     58 r
        vmovdqu ymm14, [rbp + 2560]                                      ;   495.2 agu0    58 r
        vpand ymm14, ymm14, [r8 + 960]                                   ;   502.2 fp3+agu1   58 r
        vpxor ymm2, ymm2, ymm14                                          ;   503.2 fp0     58 r
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   498.2 fp1+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   499.2 fp2+agu1   58 r
        vpxor ymm1, ymm1, [rbp + 3488]                                   ;   500.2 fp3+agu0   58 r
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   501.2 fp0+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 3456]                                   ;   502.2 fp1+agu0   58 r
        vmovdqu ymm14, [r9 + 4608]                                       ;   499.0 agu1    68 k2.0 reload
        vmovdqu [rbp + 3456], ymm3                                       ;   503.2 agu2+fp5   58 r spill
        vpor ymm3, ymm2, ymm14                                           ;   506.0 fp2     59 r
        vpor ymm14, ymm8, [r9 + 4672]                                    ;   499.2 fp3+agu0   59 r
        vmovdqu [rbp + 2400], ymm8                                       ;   497.3 agu2+fp5   58 r spill
        vmovdqu ymm8, [rbp + 3328]                                       ;   500.0 agu1    59 r
        vpor ymm8, ymm8, [r9 + 4640]                                     ;   507.0 fp0+agu0   59 r
        vmovdqu [rbp + 3488], ymm2                                       ;   504.2 agu2+fp5   58 r spill
        vpor ymm2, ymm10, [r9 + 4704]                                    ;   501.0 fp1+agu1   59 r
        vmovdqu [rbp + 3520], ymm10                                      ;   499.3 agu2+fp5   58 r spill
        vpor ymm10, ymm11, [r9 + 4736]                                   ;   501.2 fp2+agu0   59 r
        vmovdqu [rbp + 3360], ymm11                                      ;   500.3 agu2+fp5   58 r spill
        vpor ymm11, ymm7, [r9 + 4768]                                    ;   502.0 fp3+agu1   59 r
        vmovdqu [rbp + 3424], ymm7                                       ;   501.3 agu2+fp5   58 r spill
        vpor ymm7, ymm12, [r9 + 4800]                                    ;   502.2 fp0+agu0   59 r
        vmovdqu [rbp + 3104], ymm12                                      ;   502.3 agu2+fp5   58 r spill
        vpor ymm12, ymm15, [r9 + 4832]                                   ;   503.0 fp1+agu1   59 r
        vpxor ymm3, ymm3, [rbp + 2656]                                   ;   507.0 fp2+agu0   59 r
        vmovdqu [rbp + 2656], ymm15                                      ;   503.3 agu2+fp5   58 r spill
        vpor ymm15, ymm6, [r9 + 4864]                                    ;   504.0 fp3+agu1   59 r
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   508.0 fp0+agu0   59 r
        vmovdqu [rbp + 2592], ymm6                                       ;   504.3 agu2+fp5   58 r spill
        vpor ymm6, ymm0, [r9 + 4896]                                     ;   505.0 fp1+agu1   59 r
        vpxor ymm14, ymm14, [rbp + 2496]                                 ;   505.2 fp2+agu0   59 r
        vmovdqu [rbp + 2496], ymm0                                       ;   505.3 agu2+fp5   58 r spill
        vpor ymm0, ymm9, [r9 + 4928]                                     ;   506.0 fp3+agu1   59 r
        vpxor ymm2, ymm2, [rbp + 2688]                                   ;   506.2 fp0+agu0   59 r
        vmovdqu [rbp + 2688], ymm9                                       ;   506.3 agu2+fp5   58 r spill
        vpor ymm9, ymm4, [r9 + 4960]                                     ;   507.0 fp1+agu1   59 r
        vpxor ymm10, ymm10, [rbp + 2624]                                 ;   507.2 fp2+agu0   59 r
        vmovdqu [rbp + 2624], ymm4                                       ;   507.3 agu2+fp5   58 r spill
        vpor ymm4, ymm5, [r9 + 4992]                                     ;   508.0 fp3+agu1   59 r
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;   508.2 fp0+agu0   59 r
        vmovdqu [rbp + 2368], ymm5                                       ;   508.3 agu2+fp5   58 r spill
        vpor ymm5, ymm1, [r9 + 5024]                                     ;   509.0 fp1+agu1   59 r
        vpxor ymm7, ymm7, [rbp + 2784]                                   ;   509.2 fp2+agu0   59 r
        vmovdqu [rbp + 2784], ymm1                                       ;   509.3 agu2+fp5   58 r spill
        vpor ymm1, ymm13, [r9 + 5056]                                    ;   510.0 fp3+agu1   59 r
        vpxor ymm12, ymm12, [rbp + 2944]                                 ;   510.2 fp0+agu0   59 r
        vpxor ymm15, ymm15, [rbp + 2848]                                 ;   511.0 fp1+agu1   59 r
        vpxor ymm6, ymm6, [rbp + 2432]                                   ;   511.2 fp2+agu0   59 r
        vmovdqu [rbp + 2432], ymm13                                      ;   510.3 agu2+fp5   58 r spill
        vmovdqu ymm13, [rbp + 3456]                                      ;   512.0 agu1    59 r
        vpor ymm13, ymm13, [r9 + 5088]                                   ;   519.0 fp3+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   520.0 fp0+agu1   59 r
        vpxor ymm0, ymm0, [rbp + 2720]                                   ;   513.2 fp1+agu0   59 r
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   514.0 fp2+agu1   59 r
        vpxor ymm4, ymm4, [rbp + 3040]                                   ;   514.2 fp3+agu0   59 r
        vpxor ymm5, ymm5, [rbp + 2752]                                   ;   515.0 fp0+agu1   59 r
        vpxor ymm1, ymm1, [rbp + 2560]                                   ;   515.2 fp1+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 384]                                  ;   521.0 fp2+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 416]                                    ;   516.2 fp3+agu0  108 r
        vpxor ymm8, ymm8, [rbp + 448]                                    ;   517.0 fp0+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 480]                                  ;   517.2 fp1+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 512]                                    ;   518.0 fp2+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 544]                                  ;   518.2 fp3+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 576]                                  ;   519.0 fp0+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 608]                                    ;   519.2 fp1+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 640]                                  ;   520.0 fp2+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 672]                                  ;   520.2 fp3+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 704]                                    ;   521.0 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 736]                                    ;   521.2 fp1+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 768]                                    ;   522.0 fp2+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 800]                                    ;   522.2 fp3+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 832]                                    ;   523.0 fp0+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 864]                                    ;   523.2 fp1+agu0  108 r
        vmovdqu [rbp + 2560], ymm1                                       ;   524.2 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3488]                                       ;   524.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 128]                                    ;   531.0 fp2+agu0  108 r
        vmovdqu [rbp + 3488], ymm1                                       ;   532.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3328]                                       ;   525.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 96]                                     ;   532.0 fp3+agu0  108 r
        vmovdqu [rbp + 3328], ymm1                                       ;   533.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2400]                                       ;   526.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 64]                                     ;   533.0 fp0+agu0  108 r
        vmovdqu [rbp + 2400], ymm1                                       ;   534.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3520]                                       ;   527.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 32]                                     ;   534.0 fp1+agu0  108 r
        vmovdqu [rbp + 3520], ymm1                                       ;   535.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3360]                                       ;   528.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 0]                                      ;   535.0 fp2+agu0  108 r
        vmovdqu [rbp + 3360], ymm1                                       ;   536.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3424]                                       ;   529.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 32]                                     ;   536.0 fp3+agu0  108 r
        vmovdqu [rbp + 3424], ymm1                                       ;   537.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3104]                                       ;   530.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 64]                                     ;   537.0 fp0+agu0  108 r
        vmovdqu [rbp + 3104], ymm1                                       ;   538.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2656]                                       ;   531.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 96]                                     ;   538.0 fp1+agu0  108 r
        vmovdqu [rbp + 2656], ymm1                                       ;   539.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2592]                                       ;   532.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 128]                                    ;   539.0 fp2+agu0  108 r
        vmovdqu [rbp + 2592], ymm1                                       ;   540.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2496]                                       ;   533.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 160]                                    ;   540.0 fp3+agu0  108 r
        vmovdqu [rbp + 2496], ymm1                                       ;   541.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2688]                                       ;   534.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 192]                                    ;   541.0 fp0+agu0  108 r
        vmovdqu [rbp + 2688], ymm1                                       ;   542.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2624]                                       ;   535.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 224]                                    ;   542.0 fp1+agu0  108 r
        vmovdqu [rbp + 2624], ymm1                                       ;   543.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2368]                                       ;   536.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 256]                                    ;   543.0 fp2+agu0  108 r
        vmovdqu [rbp + 2368], ymm1                                       ;   544.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2784]                                       ;   537.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 288]                                    ;   544.0 fp3+agu0  108 r
        vmovdqu [rbp + 2784], ymm1                                       ;   545.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2432]                                       ;   538.0 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 320]                                    ;   545.0 fp0+agu0  108 r
        vmovdqu [rbp + 2432], ymm1                                       ;   546.0 agu2+fp5  108 r spill
        vpand ymm1, ymm13, [r8 + 480]                                    ;   539.0 fp1+agu1   58 r
        vmovdqu [rbp + 2752], ymm13                                      ;   539.2 agu0+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3456]                                      ;   540.0 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 352]                                  ;   547.0 fp2+agu0  108 r
        vmovdqu [rbp + 3456], ymm13                                      ;   548.0 agu2+fp5  108 r spill
        vpand ymm13, ymm3, [r8]                                          ;   541.0 fp3+agu1   58 r
        vmovdqu [rbp + 3040], ymm3                                       ;   541.2 agu2+fp5  108 r spill
        vpand ymm3, ymm8, [r8 + 32]                                      ;   541.2 fp0+agu0   58 r
        vmovdqu [rbp + 2816], ymm8                                       ;   542.2 agu2+fp5  108 r spill
        vpand ymm8, ymm14, [r8 + 64]                                     ;   542.0 fp1+agu1   58 r
        vmovdqu [rbp + 2720], ymm14                                      ;   543.2 agu0+fp5  108 r spill
        vpand ymm14, ymm2, [r8 + 96]                                     ;   543.0 fp2+agu1   58 r
        vmovdqu [rbp + 2464], ymm2                                       ;   544.2 agu2+fp5  108 r spill
        vpand ymm2, ymm10, [r8 + 128]                                    ;   543.2 fp3+agu0   58 r
        vmovdqu [rbp + 2848], ymm10                                      ;   545.2 agu2+fp5  108 r spill
        vpand ymm10, ymm11, [r8 + 160]                                   ;   544.0 fp0+agu1   58 r
        vmovdqu [rbp + 2944], ymm11                                      ;   546.2 agu0+fp5  108 r spill
        vpand ymm11, ymm7, [r8 + 192]                                    ;   545.0 fp1+agu1   58 r
        vpxor ymm1, ymm1, [rbp + 3328]                                   ;   545.2 fp2+agu0   58 r
        vmovdqu [rbp + 2976], ymm7                                       ;   547.2 agu2+fp5  108 r spill
        vpand ymm7, ymm12, [r8 + 224]                                    ;   546.0 fp3+agu1   58 r
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   546.2 fp0+agu0   58 r
        vmovdqu [rbp + 3168], ymm12                                      ;   548.2 agu2+fp5  108 r spill
        vpand ymm12, ymm15, [r8 + 256]                                   ;   547.0 fp1+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 3520]                                   ;   547.2 fp2+agu0   58 r
        vmovdqu [rbp + 3136], ymm15                                      ;   549.2 agu2+fp5  108 r spill
        vpand ymm15, ymm6, [r8 + 288]                                    ;   548.0 fp3+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 3360]                                   ;   548.2 fp0+agu0   58 r
        vmovdqu [rbp + 3264], ymm6                                       ;   550.2 agu2+fp5  108 r spill
        vpand ymm6, ymm0, [r8 + 320]                                     ;   549.0 fp1+agu1   58 r
        vpxor ymm14, ymm14, [rbp + 3424]                                 ;   549.2 fp2+agu0   58 r
        vmovdqu [rbp + 3200], ymm0                                       ;   551.2 agu2+fp5  108 r spill
        vpand ymm0, ymm9, [r8 + 352]                                     ;   550.0 fp3+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 3104]                                   ;   550.2 fp0+agu0   58 r
        vmovdqu [rbp + 3008], ymm9                                       ;   552.2 agu2+fp5  108 r spill
        vpand ymm9, ymm4, [r8 + 384]                                     ;   551.0 fp1+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 2656]                                 ;   551.2 fp2+agu0   58 r
        vmovdqu [rbp + 3072], ymm4                                       ;   553.2 agu2+fp5  108 r spill
        vpand ymm4, ymm5, [r8 + 416]                                     ;   552.0 fp3+agu1   58 r
        vpxor ymm11, ymm11, [rbp + 2592]                                 ;   552.2 fp0+agu0   58 r
        vpxor ymm7, ymm7, [rbp + 2496]                                   ;   553.0 fp1+agu1   58 r
        vpxor ymm12, ymm12, [rbp + 2688]                                 ;   553.2 fp2+agu0   58 r
        vmovdqu [rbp + 3392], ymm5                                       ;   554.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2560]                                       ;   554.0 agu1    58 r
        vpand ymm5, ymm5, [r8 + 448]                                     ;   561.0 fp3+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 3488]                                   ;   562.0 fp0+agu1   58 r
        vpxor ymm15, ymm15, [rbp + 2624]                                 ;   555.2 fp1+agu0   58 r
        vpxor ymm6, ymm6, [rbp + 2368]                                   ;   556.0 fp2+agu1   58 r
        vpxor ymm0, ymm0, [rbp + 2784]                                   ;   556.2 fp3+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;   557.0 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 3456]                                   ;   557.2 fp1+agu0   58 r
        vmovdqu [rbp + 3232], ymm4                                       ;   558.2 agu2+fp5   58 r spill
        vpor ymm4, ymm1, [r9 + 4128]                                     ;   558.0 fp2+agu1   59 r
        vmovdqu [rbp + 3296], ymm1                                       ;   556.2 agu2+fp5   58 r spill
        vpor ymm1, ymm5, [r9 + 4096]                                     ;   563.0 fp3+agu0   59 r
        vmovdqu [rbp + 2880], ymm5                                       ;   563.0 agu2+fp5   58 r spill
        vpor ymm5, ymm13, [r9 + 4160]                                    ;   559.0 fp0+agu1   59 r
        vmovdqu [rbp + 2912], ymm13                                      ;   558.2 agu2+fp5   58 r spill
        vpor ymm13, ymm3, [r9 + 4192]                                    ;   559.2 fp1+agu0   59 r
        vmovdqu [rbp + 2528], ymm3                                       ;   559.2 agu2+fp5   58 r spill
        vpor ymm3, ymm8, [r9 + 4224]                                     ;   560.0 fp2+agu1   59 r
        vmovdqu [rbp + 3552], ymm8                                       ;   560.2 agu2+fp5   58 r spill
        vpor ymm8, ymm14, [r9 + 4256]                                    ;   560.2 fp3+agu0   59 r
        vmovdqu [rbp + 3584], ymm14                                      ;   561.2 agu2+fp5   58 r spill
        vpor ymm14, ymm2, [r9 + 4288]                                    ;   561.0 fp0+agu1   59 r
        vmovdqu [rbp + 3616], ymm2                                       ;   562.2 agu2+fp5   58 r spill
        vpor ymm2, ymm10, [r9 + 4320]                                    ;   561.2 fp1+agu0   59 r
        vpxor ymm1, ymm1, [rbp + 3040]                                   ;   564.0 fp2+agu1   59 r
        vmovdqu [rbp + 3648], ymm10                                      ;   563.2 agu2+fp5   58 r spill
        vpor ymm10, ymm11, [r9 + 4352]                                   ;   562.2 fp3+agu0   59 r
        vpxor ymm4, ymm4, [rbp + 2816]                                   ;   563.0 fp0+agu1   59 r
        vmovdqu [rbp + 3680], ymm11                                      ;   564.2 agu2+fp5   58 r spill
        vpor ymm11, ymm7, [r9 + 4384]                                    ;   563.2 fp1+agu0   59 r
        vpxor ymm5, ymm5, [rbp + 2720]                                   ;   564.0 fp2+agu1   59 r
        vmovdqu [rbp + 3712], ymm7                                       ;   565.2 agu2+fp5   58 r spill
        vpor ymm7, ymm12, [r9 + 4416]                                    ;   564.2 fp3+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   565.0 fp0+agu1   59 r
        vmovdqu [rbp + 3744], ymm12                                      ;   566.2 agu2+fp5   58 r spill
        vpor ymm12, ymm15, [r9 + 4448]                                   ;   565.2 fp1+agu0   59 r
        vpxor ymm3, ymm3, [rbp + 2848]                                   ;   566.0 fp2+agu1   59 r
        vmovdqu [rbp + 3776], ymm15                                      ;   567.2 agu2+fp5   58 r spill
        vpor ymm15, ymm6, [r9 + 4480]                                    ;   566.2 fp3+agu0   59 r
        vpxor ymm8, ymm8, [rbp + 2944]                                   ;   567.0 fp0+agu1   59 r
        vmovdqu [rbp + 3808], ymm6                                       ;   568.2 agu2+fp5   58 r spill
        vpor ymm6, ymm0, [r9 + 4512]                                     ;   567.2 fp1+agu0   59 r
        vpxor ymm14, ymm14, [rbp + 2976]                                 ;   568.0 fp2+agu1   59 r
        vmovdqu [rbp + 3840], ymm0                                       ;   569.2 agu2+fp5   58 r spill
        vpor ymm0, ymm9, [r9 + 4544]                                     ;   568.2 fp3+agu0   59 r
        vpxor ymm2, ymm2, [rbp + 3168]                                   ;   569.0 fp0+agu1   59 r
        vpxor ymm10, ymm10, [rbp + 3136]                                 ;   569.2 fp1+agu0   59 r
        vpxor ymm11, ymm11, [rbp + 3264]                                 ;   570.0 fp2+agu1   59 r
        vmovdqu [rbp + 3872], ymm9                                       ;   570.2 agu2+fp5   58 r spill
        vmovdqu ymm9, [rbp + 3232]                                       ;   570.2 agu0    59 r
        vpor ymm9, ymm9, [r9 + 4576]                                     ;   577.2 fp3+agu1   59 r
        vpxor ymm9, ymm9, [rbp + 2752]                                   ;   578.2 fp0+agu0   59 r
        vpxor ymm7, ymm7, [rbp + 3200]                                   ;   572.0 fp1+agu1   59 r
        vpxor ymm12, ymm12, [rbp + 3008]                                 ;   572.2 fp2+agu0   59 r
        vpxor ymm15, ymm15, [rbp + 3072]                                 ;   573.0 fp3+agu1   59 r
        vpxor ymm6, ymm6, [rbp + 3392]                                   ;   573.2 fp0+agu0   59 r
        vpxor ymm0, ymm0, [rbp + 2560]                                   ;   574.0 fp1+agu1   59 r
        vpxor ymm9, ymm9, [r8 + 864]                                     ;   579.2 fp2+agu0   50 next
        vpxor ymm1, ymm1, [r8 + 896]                                     ;   575.0 fp3+agu1   50 next
        vpxor ymm4, ymm4, [r8 + 928]                                     ;   575.2 fp0+agu0   50 next
        vpxor ymm5, ymm5, [r8 + 960]                                     ;   576.0 fp1+agu1   50 next
        vpxor ymm13, ymm13, [r8 + 992]                                   ;   576.2 fp2+agu0   50 next
        vpxor ymm3, ymm3, [r8 + 512]                                     ;   577.0 fp3+agu1   50 next
        vpxor ymm8, ymm8, [r8 + 544]                                     ;   577.2 fp0+agu0   50 next
        vpxor ymm14, ymm14, [r8 + 576]                                   ;   578.0 fp1+agu1   50 next
        vpxor ymm2, ymm2, [r8 + 608]                                     ;   578.2 fp2+agu0   50 next
        vpxor ymm10, ymm10, [r8 + 640]                                   ;   579.0 fp3+agu1   50 next
        vpxor ymm11, ymm11, [r8 + 672]                                   ;   579.2 fp0+agu0   50 next
        vpxor ymm7, ymm7, [r8 + 704]                                     ;   580.0 fp1+agu1   50 next
        vpxor ymm12, ymm12, [r8 + 736]                                   ;   580.2 fp2+agu0   50 next
        vpxor ymm15, ymm15, [r8 + 768]                                   ;   581.0 fp3+agu1   50 next
        vpxor ymm6, ymm6, [r8 + 800]                                     ;   581.2 fp0+agu0   50 next
        vpxor ymm0, ymm0, [r8 + 832]                                     ;   582.0 fp1+agu1   50 next
        vmovdqu [rbp + 3904], ymm13                                      ;   577.2 agu2+fp5   50 next spill
        vpxor ymm13, ymm10, ymm0                                         ;   583.0 fp2     41 next
        vmovdqu [rbp + 3936], ymm1                                       ;   577.0 agu2+fp5   50 next spill
        vpxor ymm1, ymm14, ymm15                                         ;   582.0 fp3     41 next
        vmovdqu [rbp + 3968], ymm3                                       ;   578.0 agu2+fp5   50 next spill
        vpxor ymm3, ymm10, ymm11                                         ;   580.2 fp0     41 next
        vmovdqu [rbp + 4000], ymm9                                       ;   580.2 agu2+fp5   50 next spill
        vpand ymm9, ymm14, ymm2                                          ;   579.2 fp1     41 next
        vmovdqu [rbp + 4032], ymm8                                       ;   580.0 agu2+fp5   50 next spill
        vpxor ymm8, ymm10, ymm6                                          ;   582.2 fp2     41 next
        vpand ymm8, ymm8, ymm14                                          ;   583.2 fp3     41 next
        vmovdqu [rbp + 4064], ymm4                                       ;   581.0 agu2+fp5   50 next spill
        vpxor ymm4, ymm15, ymm11                                         ;   582.0 fp0     41 next
        vmovdqu [rbp + 4096], ymm5                                       ;   582.0 agu2+fp5   50 next spill
        vpand ymm5, ymm3, ymm11                                          ;   581.2 fp1     41 next
        vpxor ymm9, ymm9, ymm5                                           ;   582.2 fp2     41 next
        vpand ymm5, ymm15, ymm12                                         ;   582.0 fp3     41 next
        vpxor ymm5, ymm5, [rel kasumi_decrypt_compact.T0_constants256]   ;   583.0 fp0+agu0   41 next
        vpxor ymm8, ymm8, ymm5                                           ;   584.2 fp1     41 next
        vmovdqu [rbp + 4128], ymm5                                       ;   584.0 agu1+fp5   41 next spill
        vpand ymm5, ymm1, ymm6                                           ;   583.0 fp2     41 next
        vmovdqu [rbp + 4160], ymm1                                       ;   584.0 agu2+fp5   41 next spill
        vpand ymm1, ymm15, ymm11                                         ;   582.0 fp3     41 next
        vmovdqu [rbp + 4192], ymm11                                      ;   585.0 agu0+fp5   50 next spill
        vpxor ymm11, ymm10, ymm2                                         ;   582.0 fp0     41 next
        vmovdqu [rbp + 4224], ymm8                                       ;   586.0 agu1+fp5   41 next spill
        vpand ymm8, ymm4, ymm6                                           ;   583.0 fp1     41 next
        vmovdqu [rbp + 4256], ymm8                                       ;   587.0 agu2+fp5   41 next spill
        vpand ymm8, ymm14, ymm12                                         ;   582.7 fp2     41 next
        vpxor ymm8, ymm8, ymm2                                           ;   583.7 fp3     41 next
        vpxor ymm5, ymm5, ymm8                                           ;   584.7 fp0     41 next
        vmovdqu [rbp + 4288], ymm5                                       ;   588.0 agu0+fp5   41 next spill
        vpand ymm5, ymm12, ymm7                                          ;   583.3 fp1     41 next
        vpxor ymm5, ymm5, [rel kasumi_decrypt_compact.T0_constants256]   ;   585.0 fp2+agu1   41 next
        vmovdqu [rbp + 4320], ymm5                                       ;   589.0 agu2+fp5   41 next spill
        vpand ymm5, ymm13, ymm2                                          ;   584.0 fp3     41 next
        vpxor ymm1, ymm1, ymm5                                           ;   585.0 fp0     41 next
        vpand ymm5, ymm11, ymm6                                          ;   584.3 fp1     41 next
        vpand ymm11, ymm11, ymm12                                        ;   584.7 fp2     41 next
        vmovdqu [rbp + 4352], ymm9                                       ;   590.0 agu0+fp5   41 next spill
        vpand ymm9, ymm3, ymm12                                          ;   584.8 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   585.8 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   586.8 fp1     41 next
        vpxor ymm8, ymm4, ymm8                                           ;   587.8 fp2     41 next
        vpand ymm4, ymm4, ymm7                                           ;   585.8 fp3     41 next
        vpor ymm9, ymm3, ymm2                                            ;   586.0 fp0     41 next
        vpxor ymm9, ymm9, ymm1                                           ;   587.0 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   586.8 fp2     41 next
        vpxor ymm4, ymm14, ymm2                                          ;   586.8 fp3     41 next
        vpxor ymm1, ymm1, ymm14                                          ;   587.0 fp0     41 next
        vpand ymm14, ymm14, ymm0                                         ;   587.3 fp1     41 next
        vmovdqu [rbp + 4384], ymm9                                       ;   591.0 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm12                                         ;   587.7 fp2     41 next
        vpxor ymm5, ymm5, ymm9                                           ;   588.7 fp3     41 next
        vmovdqu [rbp + 4416], ymm14                                      ;   592.0 agu2+fp5   41 next spill
        vpand ymm14, ymm2, ymm10                                         ;   588.0 fp0     41 next
        vpxor ymm14, ymm14, ymm6                                         ;   589.0 fp1     41 next
        vpxor ymm11, ymm11, ymm14                                        ;   590.0 fp2     41 next
        vpand ymm14, ymm14, ymm10                                        ;   590.0 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4224]                                   ;   593.0 fp0+agu0   41 next
        vmovdqu [rbp + 4448], ymm10                                      ;   593.0 agu1+fp5   50 next spill
        vpand ymm10, ymm4, ymm15                                         ;   589.3 fp1     41 next
        vpand ymm4, ymm4, ymm7                                           ;   589.7 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 4352]                                   ;   597.0 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm4                                           ;   598.0 fp0     41 next
        vpand ymm4, ymm6, ymm0                                           ;   590.3 fp1     41 next
        vpxor ymm5, ymm5, ymm4                                           ;   594.0 fp2     41 next
        vpxor ymm4, ymm4, ymm12                                          ;   591.3 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   599.0 fp0     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   589.5 agu1    41 next reload
        vpxor ymm8, ymm8, ymm9                                           ;   600.0 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 4320]                                 ;   596.0 fp2+agu0   41 next
        vpxor ymm14, ymm14, [rbp + 4352]                                 ;   597.0 fp3+agu1   41 next
        vpand ymm15, ymm15, ymm2                                         ;   592.0 fp0     41 next
        vpxor ymm15, ymm15, ymm11                                        ;   593.0 fp1     41 next
        vpand ymm12, ymm12, ymm6                                         ;   592.7 fp2     41 next
        vpand ymm9, ymm13, [rbp + 4192]                                  ;   592.8 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm9                                         ;   593.8 fp0     41 next
        vpand ymm13, ymm13, ymm3                                         ;   593.3 fp1     41 next
        vmovdqu ymm9, [rbp + 4160]                                       ;   592.0 agu1    41 next reload
        vpand ymm3, ymm3, ymm9                                           ;   599.0 fp2     41 next
        vpxor ymm12, ymm12, ymm3                                         ;   600.0 fp3     41 next
        vmovdqu ymm3, [rbp + 4192]                                       ;   592.7 agu0    50 next reload
        vmovdqu [rbp + 4480], ymm8                                       ;   601.0 agu2+fp5   41 next spill
        vpand ymm8, ymm9, ymm3                                           ;   599.7 fp0     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   594.8 fp1     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   601.0 fp2     41 next
        vpand ymm6, ymm6, ymm7                                           ;   594.8 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4416]                                   ;   599.0 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm12                                        ;   602.0 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 4352]                                 ;   597.0 fp2+agu0   41 next
        vpxor ymm10, ymm10, ymm6                                         ;   600.0 fp3     41 next
        vpand ymm2, ymm2, ymm7                                           ;   596.0 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4224]                                 ;   602.0 fp1+agu1   41 next
        vpxor ymm2, ymm2, ymm10                                          ;   601.0 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   598.0 fp3     41 next
        vpxor ymm13, ymm13, ymm7                                         ;   598.0 fp0     41 next
        vmovdqu [rbp + 4224], ymm14                                      ;   603.0 agu2+fp5   41 next spill
        vpand ymm14, ymm7, [rbp + 4448]                                  ;   600.0 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm14                                          ;   601.0 fp2     41 next
        vpand ymm14, ymm7, ymm3                                          ;   599.7 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4288]                                   ;   600.0 fp0+agu1   41 next
        vpxor ymm8, ymm8, ymm4                                           ;   602.0 fp1     41 next
        vpxor ymm10, ymm10, ymm8                                         ;   603.0 fp2     41 next
        vpand ymm7, ymm7, ymm0                                           ;   599.7 fp3     41 next
        vpxor ymm8, ymm14, ymm12                                         ;   603.0 fp0     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   604.0 fp1     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   604.0 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   600.7 fp3+agu0   41 next
        vpand ymm4, ymm4, ymm0                                           ;   601.0 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   601.2 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 4288]                                 ;   601.7 fp2+agu1   41 next
        vpxor ymm14, ymm14, [rbp + 4128]                                 ;   601.7 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   602.2 fp0     41 next
        vpxor ymm11, ymm11, ymm14                                        ;   602.7 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 4320]                                   ;   602.3 fp2+agu1   41 next
        vpand ymm9, ymm9, ymm0                                           ;   602.7 fp3     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   603.0 fp0     41 next
        vpxor ymm2, ymm2, ymm9                                           ;   603.7 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;   604.7 fp2+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 4256]                                   ;   605.7 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm4                                         ;   604.0 fp0     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   606.7 fp1     41 next
        vmovdqu ymm14, [rbp + 4096]                                      ;   603.3 agu0    41 next
        vmovdqu ymm0, [rbp + 4064]                                       ;   603.8 agu1    50 next reload
        vpand ymm14, ymm14, ymm0                                         ;   610.8 fp2     41 next
        vmovdqu ymm2, [rbp + 4032]                                       ;   604.3 agu0    41 next
        vmovdqu ymm3, [rbp + 4000]                                       ;   604.8 agu1    50 next reload
        vpand ymm2, ymm2, ymm3                                           ;   611.8 fp3     41 next
        vmovdqu ymm7, [rbp + 3968]                                       ;   605.3 agu0    41 next
        vmovdqu ymm8, [rbp + 3936]                                       ;   605.8 agu1    50 next reload
        vpand ymm7, ymm7, ymm8                                           ;   612.8 fp0     41 next
        vmovdqu ymm9, [rbp + 4032]                                       ;   606.3 agu0    41 next
        vmovdqu ymm10, [rbp + 3904]                                      ;   606.8 agu1    50 next reload
        vpand ymm9, ymm9, ymm10                                          ;   613.8 fp1     41 next
        vmovdqu ymm12, [rbp + 4096]                                      ;   607.3 agu0    41 next
        vpand ymm12, ymm12, ymm3                                         ;   614.3 fp2     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   611.8 fp3     41 next
        vmovdqu [rbp + 4256], ymm15                                      ;   605.3 agu2+fp5   41 next spill
        vpand ymm15, ymm3, ymm10                                         ;   613.8 fp0     41 next
        vmovdqu [rbp + 4448], ymm11                                      ;   606.3 agu2+fp5   41 next spill
        vpand ymm11, ymm0, ymm8                                          ;   612.8 fp1     41 next
        vmovdqu [rbp + 4192], ymm4                                       ;   607.7 agu2+fp5   41 next spill
        vpxor ymm4, ymm2, ymm7                                           ;   613.8 fp2     41 next
        vpand ymm7, ymm7, [rbp + 4096]                                   ;   613.8 fp3+agu1   41 next
        vmovdqu [rbp + 4160], ymm13                                      ;   608.3 agu2+fp5   41 next spill
        vpxor ymm13, ymm12, ymm4                                         ;   615.3 fp0     41 next
        vpxor ymm12, ymm12, ymm9                                         ;   615.3 fp1     41 next
        vpxor ymm11, ymm11, ymm12                                        ;   616.3 fp2     41 next
        vpand ymm12, ymm12, [rbp + 3968]                                 ;   616.3 fp3+agu0   41 next
        vpxor ymm2, ymm2, ymm11                                          ;   617.3 fp0     41 next
        vmovdqu [rbp + 4320], ymm1                                       ;   609.3 agu1+fp5   41 next spill
        vpxor ymm1, ymm15, [rbp + 4096]                                  ;   614.8 fp1+agu0   41 next
        vpxor ymm7, ymm7, ymm1                                           ;   615.8 fp2     41 next
        vpand ymm1, ymm1, ymm8                                           ;   615.8 fp3     41 next
        vmovdqu [rbp + 4128], ymm6                                       ;   612.0 agu2+fp5   41 next spill
        vpand ymm6, ymm10, [rbp + 3968]                                  ;   613.8 fp0+agu1   41 next
        vpand ymm2, ymm2, ymm8                                           ;   618.3 fp1     41 next
        vmovdqu [rbp + 4288], ymm5                                       ;   613.0 agu0+fp5   41 next spill
        vmovdqa ymm5, ymm6                                               ;   614.8         41 next copy
        vpor ymm6, ymm6, ymm15                                           ;   614.8 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 4032]                                 ;   614.8 fp3+agu1   41 next
        vmovdqu [rbp + 4384], ymm13                                      ;   616.3 agu2+fp5   41 next spill
        vmovdqu ymm13, [rbp + 4032]                                      ;   614.3 agu0    41 next
        vpand ymm13, ymm13, [rbp + 4096]                                 ;   621.3 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm13                                          ;   622.3 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 3968]                                 ;   622.3 fp2+agu0   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   616.8 fp3     41 next
        vmovdqu [rbp + 4352], ymm14                                      ;   615.2 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4096]                                 ;   617.3 fp0+agu1   41 next
        vpxor ymm6, ymm6, ymm14                                          ;   618.3 fp1     41 next
        vmovdqu ymm14, [rbp + 3968]                                      ;   616.3 agu0    50 next reload
        vmovdqu [rbp + 4416], ymm6                                       ;   619.3 agu2+fp5   41 next spill
        vpxor ymm6, ymm0, ymm14                                          ;   623.3 fp2     41 next
        vpand ymm11, ymm11, ymm10                                        ;   617.3 fp3     41 next
        vpxor ymm2, ymm2, ymm15                                          ;   619.3 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   623.3 fp1     41 next
        vpand ymm9, ymm9, ymm6                                           ;   624.3 fp2     41 next
        vpand ymm13, ymm13, [rbp + 4032]                                 ;   623.3 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm1                                           ;   625.3 fp0     41 next
        vpand ymm1, ymm1, ymm8                                           ;   617.8 fp1     41 next
        vmovdqu [rbp + 4512], ymm2                                       ;   620.3 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm8                                           ;   618.0 fp2     41 next
        vpand ymm14, ymm2, ymm6                                          ;   624.3 fp3     41 next
        vpxor ymm2, ymm2, ymm15                                          ;   624.3 fp0     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   625.3 fp1     41 next
        vpxor ymm2, ymm8, ymm10                                          ;   619.0 fp2     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   625.3 fp3     41 next
        vpxor ymm2, ymm4, ymm10                                          ;   619.5 fp0     41 next
        vpand ymm2, ymm2, ymm0                                           ;   620.5 fp1     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   624.3 fp2     41 next
        vpxor ymm2, ymm2, ymm12                                          ;   626.3 fp3     41 next
        vmovdqu ymm12, [rel kasumi_decrypt_compact.T0_constants256]      ;   620.3 agu0    41 next reload
        vpxor ymm2, ymm2, ymm12                                          ;   627.3 fp0     41 next
        vpxor ymm14, ymm5, ymm14                                         ;   626.3 fp1     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   624.3 fp2     41 next
        vmovdqu ymm13, [rbp + 4352]                                      ;   622.3 agu1    41 next reload
        vmovdqu [rbp + 4544], ymm2                                       ;   628.3 agu2+fp5   41 next spill
        vpand ymm2, ymm10, ymm13                                         ;   629.3 fp3     41 next
        vpand ymm14, ymm14, ymm8                                         ;   627.3 fp0     41 next
        vpand ymm5, ymm5, ymm3                                           ;   625.3 fp1     41 next
        vpxor ymm5, ymm5, ymm12                                          ;   627.3 fp2     41 next
        vpand ymm12, ymm0, [rbp + 4032]                                  ;   624.3 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm12                                        ;   625.3 fp0     41 next
        vpand ymm13, ymm10, [rbp + 4096]                                 ;   624.7 fp1+agu1   41 next
        vpand ymm6, ymm6, ymm13                                          ;   625.7 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   625.7 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   625.5 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   628.3 fp1     41 next
        vmovdqu ymm13, [rbp + 4032]                                      ;   625.7 agu1    50 next reload
        vpand ymm10, ymm8, ymm13                                         ;   632.7 fp2     41 next
        vpand ymm8, ymm0, [rbp + 3968]                                   ;   626.3 fp3+agu0   41 next
        vpand ymm0, ymm4, ymm13                                          ;   632.7 fp0     41 next
        vpxor ymm6, ymm6, ymm0                                           ;   633.7 fp1     41 next
        vpxor ymm0, ymm8, ymm10                                          ;   633.7 fp2     41 next
        vpand ymm8, ymm8, ymm12                                          ;   627.3 fp3     41 next
        vpand ymm12, ymm12, [rbp + 4096]                                 ;   627.5 fp0+agu1   41 next
        vpand ymm4, ymm4, [rbp + 3968]                                   ;   627.7 fp1+agu0   41 next
        vpand ymm13, ymm3, ymm0                                          ;   634.7 fp2     41 next
        vpxor ymm0, ymm0, ymm2                                           ;   634.7 fp3     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   630.3 fp0     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   633.7 fp1     41 next
        vpxor ymm9, ymm9, ymm0                                           ;   635.7 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   635.7 fp3+agu1   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   634.7 fp0     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   636.7 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   629.8 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   636.7 fp3     41 next
        vmovdqu ymm2, [rbp + 4352]                                       ;   628.7 agu0    41 next
        vmovdqu ymm4, [rbp + 3968]                                       ;   628.8 agu1    50 next reload
        vpand ymm2, ymm2, ymm4                                           ;   635.8 fp0     41 next
        vmovdqu ymm9, [rbp + 4064]                                       ;   629.7 agu0    50 next reload
        vpor ymm0, ymm0, ymm9                                            ;   636.7 fp1     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   637.7 fp2     41 next
        vpxor ymm5, ymm5, ymm0                                           ;   637.7 fp3     41 next
        vpxor ymm7, ymm7, ymm1                                           ;   635.7 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   638.7 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 4352]                                 ;   637.7 fp2+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   633.8 agu0    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   640.8 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   636.8 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 4416]                                   ;   639.7 fp1+agu1   41 next
        vpxor ymm12, ymm12, [rbp + 4512]                                 ;   634.8 fp2+agu0   41 next
        vpxor ymm3, ymm3, [rbp + 4288]                                   ;   635.7 fp3+agu1   41 next
        vpxor ymm0, ymm3, ymm6                                           ;   638.7 fp0     41 next
        vmovdqu ymm1, [rbp + 4480]                                       ;   635.8 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 3936]                                   ;   642.8 fp1+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 4544]                                   ;   643.8 fp2+agu0   41 next
        vpxor ymm9, ymm9, [rbp + 4128]                                   ;   637.7 fp3+agu1   41 next
        vpxor ymm5, ymm9, ymm11                                          ;   641.8 fp0     41 next
        vmovdqu ymm6, [rbp + 4320]                                       ;   637.8 agu0    41 next
        vpxor ymm6, ymm6, [rbp + 4096]                                   ;   644.8 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm6                                         ;   645.8 fp2     41 next
        vmovdqu ymm10, [rbp + 4160]                                      ;   638.8 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   645.8 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm10                                          ;   646.8 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 4192]                                   ;   639.8 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm4                                           ;   640.8 fp2     41 next
        vmovdqu ymm11, [rbp + 4448]                                      ;   640.7 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;   647.7 fp3+agu0   41 next
        vpxor ymm12, ymm12, ymm11                                        ;   648.7 fp0     41 next
        vpxor ymm0, ymm0, [r11 + 4384]                                   ;   641.7 fp1+agu1   44 next
        vpxor ymm2, ymm2, [r11 + 4416]                                   ;   644.8 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r11 + 4448]                                   ;   642.8 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r11 + 4480]                                 ;   646.8 fp0+agu0   44 next
        vpxor ymm7, ymm7, [r11 + 4512]                                   ;   647.8 fp1+agu1   44 next
        vpxor ymm8, ymm8, [r11 + 4544]                                   ;   643.8 fp2+agu0   44 next
        vpxor ymm12, ymm12, [r11 + 4576]                                 ;   649.7 fp3+agu1   44 next
        vpxor ymm3, ymm3, [r11 + 4096]                                   ;   644.8 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r11 + 4128]                                   ;   645.7 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 4160]                                   ;   645.8 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4192]                                   ;   646.7 fp3+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4224]                                 ;   646.8 fp0+agu0   44 next
        vpxor ymm4, ymm4, [r11 + 4256]                                   ;   647.7 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4288]                                 ;   648.7 fp2+agu0   44 next
        vmovdqu ymm13, [rbp + 4224]                                      ;   648.7 agu1    44 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;   655.7 fp3+agu0   44 next
        vmovdqu [rbp + 4224], ymm7                                       ;   648.8 agu2+fp5   44 next spill
        vmovdqu ymm7, [rbp + 4256]                                       ;   649.7 agu1    44 next
        vpxor ymm7, ymm7, [r11 + 4352]                                   ;   656.7 fp0+agu0   44 next
        vmovdqu [rbp + 4256], ymm2                                       ;   646.7 agu2+fp5   44 next spill
        vpxor ymm2, ymm9, ymm7                                           ;   657.7 fp1     41 next
        vmovdqu [rbp + 4032], ymm8                                       ;   647.7 agu2+fp5   44 next spill
        vpxor ymm8, ymm3, ymm11                                          ;   649.7 fp2     41 next
        vmovdqu [rbp + 4448], ymm0                                       ;   648.7 agu2+fp5   44 next spill
        vpxor ymm0, ymm9, ymm6                                           ;   647.7 fp3     41 next
        vmovdqu [rbp + 4192], ymm12                                      ;   650.7 agu2+fp5   44 next spill
        vpand ymm12, ymm3, ymm1                                          ;   647.8 fp0     41 next
        vmovdqu [rbp + 3968], ymm5                                       ;   650.7 agu1+fp5   44 next spill
        vpxor ymm5, ymm9, ymm13                                          ;   656.7 fp1     41 next
        vpand ymm5, ymm5, ymm3                                           ;   657.7 fp2     41 next
        vmovdqu [rbp + 3904], ymm14                                      ;   651.7 agu2+fp5   44 next spill
        vpxor ymm14, ymm11, ymm6                                         ;   649.7 fp3     41 next
        vmovdqu [rbp + 4160], ymm7                                       ;   657.7 agu0+fp5   44 next spill
        vpand ymm7, ymm0, ymm6                                           ;   649.0 fp0     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   650.0 fp1     41 next
        vpand ymm7, ymm11, ymm4                                          ;   649.7 fp2     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   650.7 fp3     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   658.7 fp0     41 next
        vmovdqu [rbp + 4096], ymm7                                       ;   653.7 agu1+fp5   41 next spill
        vpand ymm7, ymm8, ymm13                                          ;   656.7 fp1     41 next
        vmovdqu [rbp + 4320], ymm8                                       ;   654.7 agu2+fp5   41 next spill
        vpand ymm8, ymm11, ymm6                                          ;   650.3 fp2     41 next
        vmovdqu [rbp + 4128], ymm6                                       ;   655.7 agu0+fp5   44 next spill
        vpxor ymm6, ymm9, ymm1                                           ;   650.7 fp3     41 next
        vmovdqu [rbp + 4544], ymm5                                       ;   659.7 agu1+fp5   41 next spill
        vpand ymm5, ymm14, ymm13                                         ;   656.7 fp0     41 next
        vmovdqu [rbp + 4064], ymm5                                       ;   657.7 agu2+fp5   41 next spill
        vpand ymm5, ymm3, ymm4                                           ;   651.3 fp1     41 next
        vpxor ymm5, ymm5, ymm1                                           ;   652.3 fp2     41 next
        vpxor ymm7, ymm7, ymm5                                           ;   657.7 fp3     41 next
        vmovdqu [rbp + 3936], ymm7                                       ;   658.7 agu0+fp5   41 next spill
        vpand ymm7, ymm4, ymm10                                          ;   653.7 fp0     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   654.7 fp1     41 next
        vpand ymm15, ymm1, ymm2                                          ;   658.7 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   659.7 fp3     41 next
        vpand ymm15, ymm6, ymm13                                         ;   656.7 fp0     41 next
        vpand ymm6, ymm6, ymm4                                           ;   655.8 fp1     41 next
        vmovdqu [rbp + 4480], ymm7                                       ;   659.7 agu1+fp5   41 next spill
        vpand ymm7, ymm0, ymm4                                           ;   656.7 fp2     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   657.7 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   658.7 fp0     41 next
        vpxor ymm5, ymm14, ymm5                                          ;   659.7 fp1     41 next
        vpand ymm14, ymm14, ymm10                                        ;   657.7 fp2     41 next
        vpor ymm7, ymm0, ymm1                                            ;   657.8 fp3     41 next
        vpxor ymm7, ymm7, ymm8                                           ;   660.7 fp0     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   658.7 fp1     41 next
        vpxor ymm14, ymm3, ymm1                                          ;   658.7 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   660.7 fp3     41 next
        vpand ymm3, ymm3, [rbp + 4160]                                   ;   664.7 fp0+agu0   41 next
        vmovdqu [rbp + 4288], ymm7                                       ;   661.7 agu2+fp5   41 next spill
        vpand ymm7, ymm4, ymm2                                           ;   659.2 fp1     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   660.2 fp2     41 next
        vmovdqu [rbp + 4000], ymm3                                       ;   665.7 agu1+fp5   41 next spill
        vpand ymm3, ymm1, ymm9                                           ;   659.8 fp3     41 next
        vpxor ymm3, ymm3, ymm13                                          ;   660.8 fp0     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   661.8 fp1     41 next
        vpand ymm3, ymm3, ymm9                                           ;   661.8 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 4544]                                 ;   666.7 fp3+agu0   41 next
        vmovdqu [rbp + 4512], ymm9                                       ;   662.7 agu2+fp5   44 next spill
        vpand ymm9, ymm14, ymm11                                         ;   661.0 fp0     41 next
        vpand ymm14, ymm14, ymm10                                        ;   661.2 fp1     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   662.2 fp2     41 next
        vpxor ymm7, ymm7, ymm14                                          ;   663.2 fp3     41 next
        vmovdqu ymm14, [rbp + 4160]                                      ;   660.8 agu1    44 next reload
        vmovdqu [rbp + 4416], ymm9                                       ;   663.7 agu0+fp5   41 next spill
        vpand ymm9, ymm13, ymm14                                         ;   667.8 fp0     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   668.8 fp1     41 next
        vpxor ymm9, ymm9, ymm4                                           ;   668.8 fp2     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   664.2 fp3     41 next
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;   661.8 agu1    41 next reload
        vpxor ymm5, ymm5, ymm7                                           ;   668.8 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   666.7 fp1+agu0   41 next
        vpxor ymm3, ymm3, ymm12                                          ;   667.7 fp2     41 next
        vpand ymm11, ymm11, ymm1                                         ;   663.8 fp3     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   664.8 fp0     41 next
        vpand ymm4, ymm4, ymm13                                          ;   664.2 fp1     41 next
        vpand ymm7, ymm2, [rbp + 4128]                                   ;   664.7 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm7                                           ;   665.7 fp3     41 next
        vpand ymm2, ymm2, ymm0                                           ;   665.0 fp0     41 next
        vmovdqu ymm7, [rbp + 4320]                                       ;   663.8 agu0    41 next reload
        vpand ymm0, ymm0, ymm7                                           ;   670.8 fp1     41 next
        vpxor ymm4, ymm4, ymm0                                           ;   671.8 fp2     41 next
        vpxor ymm0, ymm8, ymm6                                           ;   666.7 fp3     41 next
        vmovdqu ymm6, [rbp + 4128]                                       ;   664.7 agu1    44 next reload
        vmovdqu [rbp + 4352], ymm5                                       ;   669.8 agu2+fp5   41 next spill
        vpand ymm5, ymm7, ymm6                                           ;   671.7 fp0     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   672.8 fp1     41 next
        vpand ymm13, ymm13, ymm10                                        ;   666.7 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4000]                                 ;   672.7 fp3+agu0   41 next
        vpxor ymm3, ymm3, ymm4                                           ;   673.8 fp0     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   667.2 fp1     41 next
        vmovdqu ymm2, [rbp + 4512]                                       ;   666.8 agu1    44 next reload
        vmovdqu [rbp + 4000], ymm3                                       ;   674.8 agu2+fp5   41 next spill
        vpand ymm3, ymm10, ymm2                                          ;   673.8 fp2     41 next
        vpxor ymm5, ymm5, ymm3                                           ;   674.8 fp3     41 next
        vpxor ymm3, ymm13, [rbp + 4416]                                  ;   673.7 fp0+agu0   41 next
        vpand ymm1, ymm1, ymm10                                          ;   668.2 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 4544]                                   ;   673.8 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm3                                           ;   674.7 fp3     41 next
        vpxor ymm11, ymm11, ymm12                                        ;   669.0 fp0     41 next
        vpxor ymm12, ymm12, ymm10                                        ;   669.2 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 3936]                                 ;   673.7 fp2+agu0   41 next
        vpxor ymm5, ymm5, ymm9                                           ;   675.8 fp3     41 next
        vpxor ymm3, ymm3, ymm5                                           ;   676.8 fp0     41 next
        vpand ymm5, ymm10, ymm6                                          ;   671.7 fp1     41 next
        vpand ymm10, ymm10, ymm14                                        ;   670.8 fp2     41 next
        vpxor ymm4, ymm4, ymm5                                           ;   674.8 fp3     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   675.8 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4288]                                 ;   671.8 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm3                                           ;   677.8 fp2     41 next
        vpand ymm9, ymm9, ymm14                                          ;   672.2 fp3     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   672.7 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 3936]                                 ;   672.8 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   673.7 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   673.2 fp3+agu1   41 next
        vpxor ymm0, ymm0, ymm5                                           ;   674.2 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 4480]                                   ;   673.8 fp1+agu0   41 next
        vpand ymm7, ymm7, ymm14                                          ;   674.0 fp2     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   674.2 fp3     41 next
        vpxor ymm7, ymm7, ymm1                                           ;   675.7 fp0     41 next
        vpxor ymm2, ymm2, ymm7                                           ;   676.7 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 4064]                                   ;   677.7 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm9                                           ;   675.2 fp3     41 next
        vpxor ymm9, ymm9, ymm2                                           ;   678.7 fp0     41 next
        vmovdqu ymm14, [rbp + 3904]                                      ;   674.8 agu0    41 next
        vmovdqu ymm1, [rbp + 3968]                                       ;   675.3 agu1    44 next reload
        vpand ymm14, ymm14, ymm1                                         ;   682.3 fp1     41 next
        vmovdqu ymm2, [rbp + 4192]                                       ;   675.8 agu0    41 next
        vmovdqu ymm3, [rbp + 4448]                                       ;   676.3 agu1    44 next reload
        vpand ymm2, ymm2, ymm3                                           ;   683.3 fp2     41 next
        vmovdqu ymm4, [rbp + 4032]                                       ;   676.8 agu0    41 next
        vmovdqu ymm5, [rbp + 4256]                                       ;   677.3 agu1    44 next reload
        vpand ymm4, ymm4, ymm5                                           ;   684.3 fp3     41 next
        vmovdqu ymm6, [rbp + 4192]                                       ;   677.8 agu0    41 next
        vmovdqu ymm7, [rbp + 4224]                                       ;   678.3 agu1    44 next reload
        vpand ymm6, ymm6, ymm7                                           ;   685.3 fp0     41 next
        vmovdqu ymm10, [rbp + 3904]                                      ;   678.8 agu0    41 next
        vpand ymm10, ymm10, ymm3                                         ;   685.8 fp1     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   683.3 fp2     41 next
        vmovdqu [rbp + 4064], ymm11                                      ;   677.3 agu2+fp5   41 next spill
        vpand ymm11, ymm3, ymm7                                          ;   685.3 fp3     41 next
        vmovdqu [rbp + 4512], ymm0                                       ;   678.3 agu2+fp5   41 next spill
        vpand ymm0, ymm1, ymm5                                           ;   684.3 fp0     41 next
        vmovdqu [rbp + 4128], ymm9                                       ;   679.7 agu2+fp5   41 next spill
        vpxor ymm9, ymm2, ymm4                                           ;   685.3 fp1     41 next
        vpand ymm4, ymm4, [rbp + 3904]                                   ;   685.3 fp2+agu1   41 next
        vmovdqu [rbp + 4160], ymm12                                      ;   680.3 agu0+fp5   41 next spill
        vpxor ymm12, ymm10, ymm9                                         ;   686.8 fp3     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   686.8 fp0     41 next
        vpxor ymm0, ymm0, ymm10                                          ;   687.8 fp1     41 next
        vpand ymm10, ymm10, [rbp + 4032]                                 ;   687.8 fp2+agu1   41 next
        vpxor ymm2, ymm2, ymm0                                           ;   688.8 fp3     41 next
        vmovdqu [rbp + 4320], ymm8                                       ;   681.3 agu2+fp5   41 next spill
        vpxor ymm8, ymm11, [rbp + 3904]                                  ;   686.3 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   687.3 fp1     41 next
        vpand ymm8, ymm8, ymm5                                           ;   687.3 fp2     41 next
        vmovdqu [rbp + 4480], ymm13                                      ;   683.5 agu2+fp5   41 next spill
        vpand ymm13, ymm7, [rbp + 4032]                                  ;   685.3 fp3+agu1   41 next
        vpand ymm2, ymm2, ymm5                                           ;   689.8 fp0     41 next
        vmovdqu [rbp + 4096], ymm15                                      ;   684.5 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   686.3         41 next copy
        vpor ymm13, ymm13, ymm11                                         ;   686.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 4192]                                 ;   686.3 fp2+agu1   41 next
        vmovdqu [rbp + 3936], ymm12                                      ;   687.8 agu2+fp5   41 next spill
        vmovdqu ymm12, [rbp + 4192]                                      ;   685.8 agu0    41 next
        vpand ymm12, ymm12, [rbp + 3904]                                 ;   692.8 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm12                                        ;   693.8 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4032]                                 ;   693.8 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm7                                           ;   688.3 fp2     41 next
        vmovdqu [rbp + 4288], ymm14                                      ;   686.7 agu2+fp5   41 next spill
        vpand ymm14, ymm0, [rbp + 3904]                                  ;   688.8 fp3+agu1   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   689.8 fp0     41 next
        vmovdqu ymm14, [rbp + 4032]                                      ;   687.8 agu0    44 next reload
        vmovdqu [rbp + 4544], ymm13                                      ;   690.8 agu2+fp5   41 next spill
        vpxor ymm13, ymm1, ymm14                                         ;   694.8 fp1     41 next
        vpand ymm0, ymm0, ymm7                                           ;   688.8 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   690.8 fp3     41 next
        vpxor ymm11, ymm11, ymm12                                        ;   694.8 fp0     41 next
        vpand ymm6, ymm6, ymm13                                          ;   695.8 fp1     41 next
        vpand ymm12, ymm12, [rbp + 4192]                                 ;   694.8 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm8                                           ;   696.8 fp3     41 next
        vpand ymm8, ymm8, ymm5                                           ;   689.3 fp0     41 next
        vmovdqu [rbp + 4416], ymm2                                       ;   691.8 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm5                                           ;   689.5 fp1     41 next
        vpand ymm14, ymm2, ymm13                                         ;   695.8 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   695.8 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   696.8 fp0     41 next
        vpxor ymm2, ymm5, ymm7                                           ;   690.5 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   696.8 fp2     41 next
        vpxor ymm2, ymm9, ymm7                                           ;   691.0 fp3     41 next
        vpand ymm2, ymm2, ymm1                                           ;   692.0 fp0     41 next
        vpxor ymm4, ymm4, ymm12                                          ;   695.8 fp1     41 next
        vpxor ymm2, ymm2, ymm10                                          ;   697.8 fp2     41 next
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   691.8 agu0    41 next reload
        vpxor ymm2, ymm2, ymm10                                          ;   698.8 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   697.8 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   695.8 fp1     41 next
        vmovdqu ymm12, [rbp + 4288]                                      ;   693.8 agu1    41 next reload
        vmovdqu [rbp + 4384], ymm2                                       ;   699.8 agu2+fp5   41 next spill
        vpand ymm2, ymm7, ymm12                                          ;   700.8 fp2     41 next
        vpand ymm14, ymm14, ymm5                                         ;   698.8 fp3     41 next
        vpand ymm15, ymm15, ymm3                                         ;   696.8 fp0     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   698.8 fp1     41 next
        vpand ymm10, ymm1, [rbp + 4192]                                  ;   695.8 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm10                                          ;   696.8 fp3     41 next
        vpand ymm12, ymm7, [rbp + 3904]                                  ;   696.2 fp0+agu1   41 next
        vpand ymm13, ymm13, ymm12                                        ;   697.2 fp1     41 next
        vpxor ymm12, ymm12, ymm10                                        ;   697.2 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 4032]                                 ;   697.0 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm12                                        ;   699.8 fp0     41 next
        vmovdqu ymm12, [rbp + 4192]                                      ;   697.2 agu1    44 next reload
        vpand ymm7, ymm5, ymm12                                          ;   704.2 fp1     41 next
        vpand ymm5, ymm1, [rbp + 4032]                                   ;   697.8 fp2+agu0   41 next
        vpand ymm1, ymm9, ymm12                                          ;   704.2 fp3     41 next
        vpxor ymm13, ymm13, ymm1                                         ;   705.2 fp0     41 next
        vpxor ymm1, ymm5, ymm7                                           ;   705.2 fp1     41 next
        vpand ymm5, ymm5, ymm10                                          ;   698.8 fp2     41 next
        vpand ymm10, ymm10, [rbp + 3904]                                 ;   699.0 fp3+agu1   41 next
        vpand ymm9, ymm9, [rbp + 4032]                                   ;   699.2 fp0+agu0   41 next
        vpand ymm12, ymm3, ymm1                                          ;   706.2 fp1     41 next
        vpxor ymm1, ymm1, ymm2                                           ;   706.2 fp2     41 next
        vpxor ymm2, ymm2, ymm15                                          ;   701.8 fp3     41 next
        vpxor ymm7, ymm7, ymm2                                           ;   705.2 fp0     41 next
        vpxor ymm6, ymm6, ymm1                                           ;   707.2 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 3936]                                 ;   707.2 fp2+agu1   41 next
        vpxor ymm8, ymm8, ymm7                                           ;   706.2 fp3     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   708.2 fp0     41 next
        vpxor ymm10, ymm10, ymm9                                         ;   701.3 fp1     41 next
        vpxor ymm0, ymm0, ymm12                                          ;   708.2 fp2     41 next
        vmovdqu ymm2, [rbp + 4288]                                       ;   700.2 agu0    41 next
        vmovdqu ymm6, [rbp + 4032]                                       ;   700.3 agu1    44 next reload
        vpand ymm2, ymm2, ymm6                                           ;   707.3 fp3     41 next
        vmovdqu ymm7, [rbp + 3968]                                       ;   701.2 agu0    44 next reload
        vpor ymm1, ymm1, ymm7                                            ;   708.2 fp0     41 next
        vpxor ymm13, ymm13, ymm11                                        ;   709.2 fp1     41 next
        vpxor ymm15, ymm15, ymm1                                         ;   709.2 fp2     41 next
        vpxor ymm4, ymm4, ymm8                                           ;   707.2 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   710.2 fp0     41 next
        vpxor ymm0, ymm0, [rbp + 4288]                                   ;   709.2 fp1+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   705.3 agu0    41 next reload
        vpxor ymm0, ymm0, ymm15                                          ;   712.3 fp2     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   708.3 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   711.2 fp0+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 4416]                                 ;   706.3 fp1+agu0   41 next
        vpxor ymm3, ymm3, [rbp + 4096]                                   ;   707.2 fp2+agu1   41 next
        vpxor ymm1, ymm3, ymm13                                          ;   710.2 fp3     41 next
        vmovdqu ymm2, [rbp + 4352]                                       ;   707.3 agu0    41 next
        vpxor ymm2, ymm2, [rbp + 4256]                                   ;   714.3 fp0+agu1   41 next
        vpxor ymm8, ymm2, [rbp + 4384]                                   ;   715.3 fp1+agu0   41 next
        vpxor ymm7, ymm7, [rbp + 4480]                                   ;   709.2 fp2+agu1   41 next
        vpxor ymm0, ymm7, ymm0                                           ;   713.3 fp3     41 next
        vmovdqu ymm9, [rbp + 4320]                                       ;   709.3 agu0    41 next
        vpxor ymm9, ymm9, [rbp + 3904]                                   ;   716.3 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm9                                         ;   717.3 fp1     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   710.3 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 4224]                                 ;   717.3 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   718.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4128]                                   ;   711.3 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   712.3 fp1     41 next
        vmovdqu ymm12, [rbp + 4512]                                      ;   712.2 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 4192]                                 ;   719.2 fp2+agu0   41 next
        vpxor ymm10, ymm10, ymm12                                        ;   720.2 fp3     41 next
        vmovdqu ymm13, [rbp + 2880]                                      ;   713.2 agu1    58 r reload
        vpxor ymm3, ymm3, ymm13                                          ;   720.2 fp0     50 next
        vpxor ymm2, ymm2, [rbp + 3296]                                   ;   715.3 fp1+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2912]                                   ;   714.2 fp2+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   717.3 fp3+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 3552]                                 ;   718.3 fp0+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   715.3 fp1+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 3616]                                 ;   720.2 fp2+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 3712]                                   ;   716.3 fp3+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 3744]                                   ;   717.2 fp0+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 3776]                                   ;   717.3 fp1+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 3808]                                 ;   718.3 fp2+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 3840]                                   ;   719.3 fp3+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   719.2 fp0+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 3232]                                 ;   721.2 fp1+agu0   50 next
        vpxor ymm13, ymm13, [r11 + 768]                                  ;   720.2 fp2+agu1   50 next
        vmovdqu [rbp + 2880], ymm10                                      ;   722.2 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 4000]                                      ;   720.3 agu0    50 next
        vpxor ymm10, ymm10, [rbp + 3648]                                 ;   727.3 fp3+agu1   50 next
        vmovdqu [rbp + 4000], ymm5                                       ;   720.2 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 4064]                                       ;   721.3 agu0    50 next
        vpxor ymm5, ymm5, [rbp + 3680]                                   ;   728.3 fp0+agu1   50 next
        vmovdqu [rbp + 4064], ymm4                                       ;   720.3 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3296]                                       ;   722.3 agu0    50 next
        vpxor ymm4, ymm4, [r11 + 800]                                    ;   729.3 fp1+agu1   50 next
        vmovdqu [rbp + 3296], ymm14                                      ;   720.2 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2912]                                      ;   723.3 agu0    50 next
        vpxor ymm14, ymm14, [r11 + 832]                                  ;   730.3 fp2+agu1   50 next
        vmovdqu [rbp + 2912], ymm0                                       ;   721.2 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2528]                                       ;   724.3 agu0    50 next
        vpxor ymm0, ymm0, [r11 + 864]                                    ;   731.3 fp3+agu1   50 next
        vmovdqu [rbp + 2528], ymm8                                       ;   722.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3552]                                       ;   725.3 agu0    50 next
        vpxor ymm8, ymm8, [r11 + 896]                                    ;   732.3 fp0+agu1   50 next
        vmovdqu [rbp + 3552], ymm1                                       ;   723.2 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 3584]                                       ;   726.3 agu0    50 next
        vpxor ymm1, ymm1, [r11 + 928]                                    ;   733.3 fp1+agu1   50 next
        vmovdqu [rbp + 3584], ymm5                                       ;   729.3 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3616]                                       ;   727.3 agu0    50 next
        vpxor ymm5, ymm5, [r11 + 960]                                    ;   734.3 fp2+agu1   50 next
        vmovdqu [rbp + 3616], ymm10                                      ;   728.3 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 3648]                                      ;   728.3 agu0    50 next
        vpxor ymm10, ymm10, [r11 + 992]                                  ;   735.3 fp3+agu1   50 next
        vmovdqu [rbp + 3648], ymm12                                      ;   726.2 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3680]                                      ;   729.3 agu0    50 next
        vpxor ymm12, ymm12, [r11 + 512]                                  ;   736.3 fp0+agu1   50 next
        vmovdqu [rbp + 3680], ymm6                                       ;   727.2 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3712]                                       ;   730.3 agu0    50 next
        vpxor ymm6, ymm6, [r11 + 544]                                    ;   737.3 fp1+agu1   50 next
        vmovdqu [rbp + 3712], ymm11                                      ;   728.2 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 3744]                                      ;   731.3 agu0    50 next
        vpxor ymm11, ymm11, [r11 + 576]                                  ;   738.3 fp2+agu1   50 next
        vmovdqu [rbp + 3744], ymm9                                       ;   729.2 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3776]                                       ;   732.3 agu0    50 next
        vpxor ymm9, ymm9, [r11 + 608]                                    ;   739.3 fp3+agu1   50 next
        vmovdqu [rbp + 3776], ymm7                                       ;   730.2 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3808]                                       ;   733.3 agu0    50 next
        vpxor ymm7, ymm7, [r11 + 640]                                    ;   740.3 fp0+agu1   50 next
        vmovdqu [rbp + 3808], ymm2                                       ;   731.2 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 3840]                                       ;   734.3 agu0    50 next
        vpxor ymm2, ymm2, [r11 + 672]                                    ;   741.3 fp1+agu1   50 next
        vmovdqu [rbp + 3840], ymm3                                       ;   732.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3872]                                       ;   735.3 agu0    50 next
        vpxor ymm3, ymm3, [r11 + 704]                                    ;   742.3 fp2+agu1   50 next
        vmovdqu [rbp + 3872], ymm8                                       ;   733.3 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3232]                                       ;   736.3 agu0    50 next
        vpxor ymm8, ymm8, [r11 + 736]                                    ;   743.3 fp3+agu1   50 next
        vmovdqu [rbp + 3232], ymm4                                       ;   734.2 agu2+fp5   50 next spill
        vpxor ymm4, ymm6, ymm8                                           ;   744.3 fp0     41 next
        vmovdqu [rbp + 4192], ymm1                                       ;   735.2 agu2+fp5   50 next spill
        vpxor ymm1, ymm10, ymm2                                          ;   742.3 fp1     41 next
        vmovdqu [rbp + 4512], ymm13                                      ;   736.2 agu2+fp5   50 next spill
        vpxor ymm13, ymm6, ymm11                                         ;   739.3 fp2     41 next
        vmovdqu [rbp + 4128], ymm5                                       ;   737.2 agu2+fp5   50 next spill
        vpand ymm5, ymm10, ymm12                                         ;   737.3 fp3     41 next
        vmovdqu [rbp + 4032], ymm14                                      ;   738.2 agu0+fp5   50 next spill
        vpxor ymm14, ymm6, ymm3                                          ;   743.3 fp0     41 next
        vpand ymm14, ymm14, ymm10                                        ;   744.3 fp1     41 next
        vmovdqu [rbp + 4224], ymm0                                       ;   739.2 agu1+fp5   50 next spill
        vpxor ymm0, ymm2, ymm11                                          ;   742.3 fp2     41 next
        vmovdqu [rbp + 4160], ymm8                                       ;   744.3 agu2+fp5   50 next spill
        vpand ymm8, ymm13, ymm11                                         ;   740.3 fp3     41 next
        vpxor ymm5, ymm5, ymm8                                           ;   741.3 fp0     41 next
        vpand ymm8, ymm2, ymm7                                           ;   742.3 fp1     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   743.3 fp2     41 next
        vpxor ymm14, ymm14, ymm8                                         ;   745.3 fp3     41 next
        vmovdqu [rbp + 3904], ymm8                                       ;   744.3 agu0+fp5   41 next spill
        vpand ymm8, ymm1, ymm3                                           ;   743.3 fp0     41 next
        vmovdqu [rbp + 4320], ymm1                                       ;   743.3 agu1+fp5   41 next spill
        vpand ymm1, ymm2, ymm11                                          ;   742.3 fp1     41 next
        vmovdqu [rbp + 4480], ymm11                                      ;   743.2 agu2+fp5   50 next spill
        vpxor ymm11, ymm6, ymm12                                         ;   742.3 fp2     41 next
        vmovdqu [rbp + 4384], ymm14                                      ;   746.3 agu0+fp5   41 next spill
        vpand ymm14, ymm0, ymm3                                          ;   743.3 fp3     41 next
        vmovdqu [rbp + 3968], ymm14                                      ;   745.2 agu1+fp5   41 next spill
        vpand ymm14, ymm10, ymm7                                         ;   743.0 fp0     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   744.0 fp1     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   745.0 fp2     41 next
        vmovdqu [rbp + 4256], ymm8                                       ;   746.2 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm9                                           ;   743.7 fp3     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   744.7 fp0     41 next
        vpand ymm15, ymm4, ymm12                                         ;   745.3 fp1     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   746.3 fp2     41 next
        vpand ymm15, ymm11, ymm3                                         ;   744.7 fp3     41 next
        vpand ymm11, ymm11, ymm7                                         ;   745.0 fp0     41 next
        vmovdqu [rbp + 4352], ymm8                                       ;   747.2 agu0+fp5   41 next spill
        vpand ymm8, ymm13, ymm7                                          ;   745.2 fp1     41 next
        vpxor ymm14, ymm14, ymm8                                         ;   746.2 fp2     41 next
        vpxor ymm14, ymm14, ymm15                                        ;   747.2 fp3     41 next
        vpxor ymm14, ymm0, ymm14                                         ;   748.2 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   746.2 fp1     41 next
        vpor ymm8, ymm13, ymm12                                          ;   746.3 fp2     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   747.3 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   747.2 fp0     41 next
        vpxor ymm0, ymm10, ymm12                                         ;   747.2 fp1     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   747.3 fp2     41 next
        vpand ymm10, ymm10, [rbp + 4160]                                 ;   751.3 fp3+agu1   41 next
        vmovdqu [rbp + 4096], ymm8                                       ;   748.3 agu2+fp5   41 next spill
        vpand ymm8, ymm4, ymm7                                           ;   748.0 fp0     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   749.0 fp1     41 next
        vmovdqu [rbp + 4448], ymm10                                      ;   752.3 agu0+fp5   41 next spill
        vpand ymm10, ymm12, ymm6                                         ;   748.3 fp2     41 next
        vpxor ymm10, ymm10, ymm3                                         ;   749.3 fp3     41 next
        vpxor ymm11, ymm11, ymm10                                        ;   750.3 fp0     41 next
        vpand ymm10, ymm10, ymm6                                         ;   750.3 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 4384]                                 ;   753.3 fp2+agu1   41 next
        vmovdqu [rbp + 4416], ymm6                                       ;   750.2 agu2+fp5   50 next spill
        vpand ymm6, ymm2, ymm0                                           ;   749.7 fp3     41 next
        vpand ymm0, ymm0, ymm9                                           ;   750.0 fp0     41 next
        vpxor ymm0, ymm0, ymm5                                           ;   751.0 fp1     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   752.0 fp2     41 next
        vmovdqu ymm0, [rbp + 4160]                                       ;   749.0 agu0    50 next reload
        vmovdqu [rbp + 4544], ymm6                                       ;   751.2 agu1+fp5   41 next spill
        vpand ymm6, ymm3, ymm0                                           ;   756.0 fp3     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   757.0 fp0     41 next
        vpxor ymm6, ymm6, ymm7                                           ;   757.0 fp1     41 next
        vpxor ymm14, ymm14, ymm8                                         ;   753.0 fp2     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   750.0 agu0    41 next reload
        vpxor ymm14, ymm14, ymm8                                         ;   757.0 fp3     41 next
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   754.2 fp0+agu1   41 next
        vpxor ymm10, ymm10, ymm5                                         ;   755.2 fp1     41 next
        vpand ymm2, ymm2, ymm12                                          ;   752.3 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   753.3 fp3     41 next
        vpand ymm7, ymm7, ymm3                                           ;   753.0 fp0     41 next
        vpand ymm8, ymm4, [rbp + 4480]                                   ;   753.2 fp1+agu0   41 next
        vpxor ymm11, ymm11, ymm8                                         ;   754.2 fp2     41 next
        vpand ymm4, ymm4, ymm13                                          ;   753.7 fp3     41 next
        vmovdqu ymm8, [rbp + 4320]                                       ;   752.0 agu1    41 next reload
        vpand ymm13, ymm13, ymm8                                         ;   759.0 fp0     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   760.0 fp1     41 next
        vmovdqu ymm13, [rbp + 4480]                                      ;   752.5 agu0    50 next reload
        vmovdqu [rbp + 4288], ymm14                                      ;   758.0 agu2+fp5   41 next spill
        vpand ymm14, ymm8, ymm13                                         ;   759.5 fp2     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   755.2 fp3     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   761.0 fp0     41 next
        vpand ymm3, ymm3, ymm9                                           ;   755.2 fp1     41 next
        vpxor ymm3, ymm3, [rbp + 4448]                                   ;   759.3 fp2+agu1   41 next
        vpxor ymm10, ymm10, ymm7                                         ;   762.0 fp3     41 next
        vpxor ymm5, ymm5, ymm4                                           ;   756.0 fp0     41 next
        vmovdqu ymm4, [rbp + 4416]                                       ;   754.3 agu0    50 next reload
        vmovdqu [rbp + 4448], ymm10                                      ;   763.0 agu2+fp5   41 next spill
        vpand ymm10, ymm9, ymm4                                          ;   761.3 fp1     41 next
        vpxor ymm14, ymm14, ymm10                                        ;   762.3 fp2     41 next
        vpxor ymm10, ymm3, [rbp + 4544]                                  ;   760.3 fp3+agu1   41 next
        vpand ymm12, ymm12, ymm9                                         ;   757.0 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 4384]                                   ;   762.0 fp1+agu0   41 next
        vpxor ymm12, ymm12, ymm10                                        ;   761.3 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   757.7 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                           ;   758.0 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4256]                                   ;   760.3 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm6                                         ;   763.3 fp2     41 next
        vpxor ymm10, ymm10, ymm14                                        ;   764.3 fp3     41 next
        vpand ymm14, ymm9, ymm13                                         ;   759.5 fp0     41 next
        vpand ymm9, ymm9, ymm0                                           ;   759.2 fp1     41 next
        vpxor ymm7, ymm7, ymm14                                          ;   763.0 fp2     41 next
        vpxor ymm3, ymm3, ymm7                                           ;   764.0 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   760.0 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   765.3 fp1     41 next
        vpand ymm6, ymm6, ymm0                                           ;   760.3 fp2     41 next
        vpxor ymm9, ymm9, ymm13                                          ;   760.7 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4256]                                   ;   761.0 fp0+agu1   41 next
        vpxor ymm15, ymm15, ymm9                                         ;   761.7 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   761.3 fp2+agu0   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   762.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;   762.0 fp0+agu1   41 next
        vpand ymm8, ymm8, ymm0                                           ;   762.2 fp1     41 next
        vpxor ymm2, ymm2, ymm13                                          ;   762.3 fp2     41 next
        vpxor ymm12, ymm12, ymm8                                         ;   763.2 fp3     41 next
        vpxor ymm4, ymm4, ymm12                                          ;   764.2 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   765.2 fp1+agu0   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   763.3 fp2     41 next
        vpxor ymm6, ymm6, ymm4                                           ;   766.2 fp3     41 next
        vmovdqu ymm14, [rbp + 4224]                                      ;   762.3 agu1    41 next
        vmovdqu ymm0, [rbp + 4032]                                       ;   762.8 agu0    50 next reload
        vpand ymm14, ymm14, ymm0                                         ;   769.8 fp0     41 next
        vmovdqu ymm4, [rbp + 4128]                                       ;   763.3 agu1    41 next
        vmovdqu ymm7, [rbp + 4512]                                       ;   763.8 agu0    50 next reload
        vpand ymm4, ymm4, ymm7                                           ;   770.8 fp1     41 next
        vmovdqu ymm8, [rbp + 4192]                                       ;   764.3 agu1    41 next
        vmovdqu ymm9, [rbp + 3232]                                       ;   764.8 agu0    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   771.8 fp2     41 next
        vmovdqu ymm10, [rbp + 4128]                                      ;   765.3 agu1    41 next
        vmovdqu ymm12, [rbp + 3872]                                      ;   765.8 agu0    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   772.8 fp3     41 next
        vmovdqu ymm13, [rbp + 4224]                                      ;   766.3 agu1    41 next
        vpand ymm13, ymm13, ymm7                                         ;   773.3 fp0     41 next
        vpxor ymm14, ymm14, ymm7                                         ;   770.8 fp1     41 next
        vmovdqu [rbp + 3968], ymm2                                       ;   764.8 agu2+fp5   41 next spill
        vpand ymm2, ymm7, ymm12                                          ;   772.8 fp2     41 next
        vmovdqu [rbp + 4416], ymm11                                      ;   765.8 agu2+fp5   41 next spill
        vpand ymm11, ymm0, ymm9                                          ;   771.8 fp3     41 next
        vmovdqu [rbp + 4480], ymm6                                       ;   767.2 agu2+fp5   41 next spill
        vpxor ymm6, ymm4, ymm8                                           ;   772.8 fp0     41 next
        vpand ymm8, ymm8, [rbp + 4224]                                   ;   772.8 fp1+agu0   41 next
        vmovdqu [rbp + 4160], ymm5                                       ;   767.8 agu1+fp5   41 next spill
        vpxor ymm5, ymm13, ymm6                                          ;   774.3 fp2     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   774.3 fp3     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   775.3 fp0     41 next
        vpand ymm13, ymm13, [rbp + 4192]                                 ;   775.3 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   776.3 fp2     41 next
        vmovdqu [rbp + 4320], ymm1                                       ;   768.8 agu2+fp5   41 next spill
        vpxor ymm1, ymm2, [rbp + 4224]                                   ;   773.8 fp3+agu1   41 next
        vpxor ymm8, ymm8, ymm1                                           ;   774.8 fp0     41 next
        vpand ymm1, ymm1, ymm9                                           ;   774.8 fp1     41 next
        vmovdqu [rbp + 4352], ymm3                                       ;   771.0 agu2+fp5   41 next spill
        vpand ymm3, ymm12, [rbp + 4192]                                  ;   772.8 fp2+agu0   41 next
        vpand ymm4, ymm4, ymm9                                           ;   777.3 fp3     41 next
        vmovdqu [rbp + 3904], ymm15                                      ;   772.0 agu1+fp5   41 next spill
        vmovdqa ymm15, ymm3                                              ;   773.8         41 next copy
        vpor ymm3, ymm3, ymm2                                            ;   773.8 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 4128]                                   ;   773.8 fp1+agu0   41 next
        vmovdqu [rbp + 4256], ymm5                                       ;   775.3 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 4128]                                       ;   773.3 agu1    41 next
        vpand ymm5, ymm5, [rbp + 4224]                                   ;   780.3 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm5                                         ;   781.3 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4192]                                   ;   781.3 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   775.8 fp1     41 next
        vmovdqu [rbp + 4096], ymm14                                      ;   774.2 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4224]                                 ;   776.3 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm14                                          ;   777.3 fp3     41 next
        vmovdqu ymm14, [rbp + 4192]                                      ;   775.3 agu1    50 next reload
        vmovdqu [rbp + 4384], ymm3                                       ;   778.3 agu2+fp5   41 next spill
        vpxor ymm3, ymm0, ymm14                                          ;   782.3 fp0     41 next
        vpand ymm11, ymm11, ymm12                                        ;   776.3 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   778.3 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   782.3 fp3     41 next
        vpand ymm10, ymm10, ymm3                                         ;   783.3 fp0     41 next
        vpand ymm5, ymm5, [rbp + 4128]                                   ;   782.3 fp1+agu0   41 next
        vpxor ymm10, ymm10, ymm1                                         ;   784.3 fp2     41 next
        vpand ymm1, ymm1, ymm9                                           ;   776.8 fp3     41 next
        vmovdqu [rbp + 4544], ymm4                                       ;   779.3 agu2+fp5   41 next spill
        vpand ymm4, ymm7, ymm9                                           ;   777.0 fp0     41 next
        vpand ymm14, ymm4, ymm3                                          ;   783.3 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   783.3 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   784.3 fp3     41 next
        vpxor ymm4, ymm9, ymm12                                          ;   778.0 fp0     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   784.3 fp1     41 next
        vpxor ymm4, ymm6, ymm12                                          ;   778.5 fp2     41 next
        vpand ymm4, ymm4, ymm0                                           ;   779.5 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   783.3 fp0     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   785.3 fp1     41 next
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   779.3 agu1    41 next reload
        vpxor ymm4, ymm4, ymm5                                           ;   786.3 fp2     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   785.3 fp3     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   783.3 fp0     41 next
        vmovdqu ymm13, [rbp + 4096]                                      ;   781.3 agu0    41 next reload
        vmovdqu [rbp + 3936], ymm4                                       ;   787.3 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                         ;   788.3 fp1     41 next
        vpand ymm14, ymm14, ymm9                                         ;   786.3 fp2     41 next
        vpand ymm15, ymm15, ymm7                                         ;   784.3 fp3     41 next
        vpxor ymm15, ymm15, ymm5                                         ;   786.3 fp0     41 next
        vpand ymm5, ymm0, [rbp + 4128]                                   ;   783.3 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm5                                         ;   784.3 fp2     41 next
        vpand ymm13, ymm12, [rbp + 4224]                                 ;   783.7 fp3+agu0   41 next
        vpand ymm3, ymm3, ymm13                                          ;   784.7 fp0     41 next
        vpxor ymm13, ymm13, ymm5                                         ;   784.7 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 4192]                                   ;   784.5 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   787.3 fp3     41 next
        vmovdqu ymm13, [rbp + 4128]                                      ;   784.7 agu0    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   791.7 fp0     41 next
        vpand ymm9, ymm0, [rbp + 4192]                                   ;   785.3 fp1+agu1   41 next
        vpand ymm0, ymm6, ymm13                                          ;   791.7 fp2     41 next
        vpxor ymm3, ymm3, ymm0                                           ;   792.7 fp3     41 next
        vpxor ymm0, ymm9, ymm12                                          ;   792.7 fp0     41 next
        vpand ymm9, ymm9, ymm5                                           ;   786.3 fp1     41 next
        vpand ymm5, ymm5, [rbp + 4224]                                   ;   786.5 fp2+agu0   41 next
        vpand ymm6, ymm6, [rbp + 4192]                                   ;   786.7 fp3+agu1   41 next
        vpand ymm13, ymm7, ymm0                                          ;   793.7 fp0     41 next
        vpxor ymm0, ymm0, ymm4                                           ;   793.7 fp1     41 next
        vpxor ymm4, ymm4, ymm15                                          ;   789.3 fp2     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   792.7 fp3     41 next
        vpxor ymm10, ymm10, ymm0                                         ;   794.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 4256]                                 ;   794.7 fp1+agu0   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   793.7 fp2     41 next
        vpxor ymm2, ymm2, ymm10                                          ;   795.7 fp3     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   788.8 fp0     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   795.7 fp1     41 next
        vmovdqu ymm4, [rbp + 4096]                                       ;   787.7 agu1    41 next
        vmovdqu ymm6, [rbp + 4192]                                       ;   787.8 agu0    50 next reload
        vpand ymm4, ymm4, ymm6                                           ;   794.8 fp2     41 next
        vmovdqu ymm10, [rbp + 4032]                                      ;   788.7 agu1    50 next reload
        vpor ymm0, ymm0, ymm10                                           ;   795.7 fp3     41 next
        vpxor ymm3, ymm3, ymm2                                           ;   796.7 fp0     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   796.7 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   794.7 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   797.7 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 4096]                                 ;   796.7 fp0+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   792.8 agu1    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   799.8 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   795.8 fp2     41 next
        vpxor ymm9, ymm9, [rbp + 4384]                                   ;   798.7 fp3+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   793.8 fp0+agu1   41 next
        vpxor ymm7, ymm7, [rbp + 3904]                                   ;   794.7 fp1+agu0   41 next
        vpxor ymm0, ymm7, ymm3                                           ;   797.7 fp2     41 next
        vmovdqu ymm1, [rbp + 4288]                                       ;   794.8 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 3232]                                   ;   801.8 fp3+agu0   41 next
        vpxor ymm2, ymm1, [rbp + 3936]                                   ;   802.8 fp0+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   796.7 fp1+agu0   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   800.8 fp2     41 next
        vmovdqu ymm4, [rbp + 4320]                                       ;   796.8 agu1    41 next
        vpxor ymm4, ymm4, [rbp + 4224]                                   ;   803.8 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   804.8 fp0     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   797.8 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 3872]                                 ;   804.8 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   805.8 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   798.8 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm6                                           ;   799.8 fp0     41 next
        vmovdqu ymm12, [rbp + 4416]                                      ;   799.7 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 4128]                                 ;   806.7 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm12                                          ;   807.7 fp2     41 next
        vpxor ymm0, ymm0, [r9 + 4896]                                    ;   800.7 fp3+agu0   44 next
        vpxor ymm2, ymm2, [r9 + 4928]                                    ;   803.8 fp0+agu1   44 next
        vpxor ymm3, ymm3, [r9 + 4960]                                    ;   801.8 fp1+agu0   44 next
        vpxor ymm14, ymm14, [r9 + 4992]                                  ;   805.8 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r9 + 5024]                                    ;   806.8 fp3+agu0   44 next
        vpxor ymm9, ymm9, [r9 + 5056]                                    ;   802.8 fp0+agu1   44 next
        vpxor ymm5, ymm5, [r9 + 5088]                                    ;   808.7 fp1+agu0   44 next
        vpxor ymm7, ymm7, [r9 + 4608]                                    ;   803.8 fp2+agu1   44 next
        vpxor ymm1, ymm1, [r9 + 4640]                                    ;   804.7 fp3+agu0   44 next
        vpxor ymm10, ymm10, [r9 + 4672]                                  ;   804.8 fp0+agu1   44 next
        vpxor ymm4, ymm4, [r9 + 4704]                                    ;   805.7 fp1+agu0   44 next
        vpxor ymm11, ymm11, [r9 + 4736]                                  ;   805.8 fp2+agu1   44 next
        vpxor ymm6, ymm6, [r9 + 4768]                                    ;   806.7 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r9 + 4800]                                  ;   807.7 fp0+agu1   44 next
        vmovdqu ymm13, [rbp + 4448]                                      ;   807.7 agu0    44 next
        vpxor ymm13, ymm13, [r9 + 4832]                                  ;   814.7 fp1+agu1   44 next
        vmovdqu [rbp + 4448], ymm8                                       ;   807.8 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 3968]                                       ;   808.7 agu0    44 next
        vpxor ymm8, ymm8, [r9 + 4864]                                    ;   815.7 fp2+agu1   44 next
        vmovdqu [rbp + 3968], ymm2                                       ;   805.7 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;   816.7 fp3     41 next
        vmovdqu [rbp + 4128], ymm9                                       ;   806.7 agu2+fp5   44 next spill
        vpxor ymm9, ymm7, ymm12                                          ;   808.7 fp0     41 next
        vmovdqu [rbp + 4416], ymm0                                       ;   807.7 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                          ;   806.7 fp1     41 next
        vmovdqu [rbp + 4480], ymm5                                       ;   809.7 agu2+fp5   44 next spill
        vpand ymm5, ymm7, ymm1                                           ;   806.8 fp2     41 next
        vmovdqu [rbp + 4192], ymm3                                       ;   809.7 agu0+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;   815.7 fp3     41 next
        vpand ymm3, ymm3, ymm7                                           ;   816.7 fp0     41 next
        vmovdqu [rbp + 3872], ymm14                                      ;   810.7 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                         ;   808.7 fp1     41 next
        vmovdqu [rbp + 4160], ymm8                                       ;   816.7 agu1+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                           ;   808.0 fp2     41 next
        vpxor ymm5, ymm5, ymm8                                           ;   809.0 fp3     41 next
        vpand ymm8, ymm12, ymm6                                          ;   808.7 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   809.7 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   817.7 fp2     41 next
        vmovdqu [rbp + 4224], ymm8                                       ;   812.7 agu0+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;   815.7 fp3     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;   813.7 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                          ;   809.3 fp0     41 next
        vmovdqu [rbp + 4352], ymm4                                       ;   814.7 agu1+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                          ;   809.7 fp1     41 next
        vmovdqu [rbp + 3936], ymm3                                       ;   818.7 agu0+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;   815.7 fp2     41 next
        vmovdqu [rbp + 4032], ymm3                                       ;   816.7 agu2+fp5   41 next spill
        vpand ymm3, ymm7, ymm6                                           ;   810.3 fp3     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   811.3 fp0     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   816.7 fp1     41 next
        vmovdqu [rbp + 3232], ymm8                                       ;   817.7 agu1+fp5   41 next spill
        vpand ymm8, ymm6, ymm11                                          ;   812.7 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   813.7 fp3     41 next
        vpand ymm15, ymm1, ymm2                                          ;   817.7 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   818.7 fp1     41 next
        vpand ymm15, ymm4, ymm13                                         ;   815.7 fp2     41 next
        vpand ymm4, ymm4, ymm6                                           ;   814.8 fp3     41 next
        vmovdqu [rbp + 4288], ymm8                                       ;   818.7 agu0+fp5   41 next spill
        vpand ymm8, ymm0, ymm6                                           ;   815.7 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   816.7 fp1     41 next
        vpxor ymm3, ymm3, ymm15                                          ;   817.7 fp2     41 next
        vpxor ymm3, ymm14, ymm3                                          ;   818.7 fp3     41 next
        vpand ymm14, ymm14, ymm11                                        ;   816.7 fp0     41 next
        vpor ymm8, ymm0, ymm1                                            ;   816.8 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   819.7 fp2     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   817.7 fp3     41 next
        vpxor ymm14, ymm7, ymm1                                          ;   817.7 fp0     41 next
        vpxor ymm9, ymm9, ymm7                                           ;   819.7 fp1     41 next
        vpand ymm7, ymm7, [rbp + 4160]                                   ;   823.7 fp2+agu1   41 next
        vmovdqu [rbp + 3904], ymm8                                       ;   820.7 agu2+fp5   41 next spill
        vpand ymm8, ymm6, ymm2                                           ;   818.2 fp3     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   819.2 fp0     41 next
        vmovdqu [rbp + 4512], ymm7                                       ;   824.7 agu0+fp5   41 next spill
        vpand ymm7, ymm1, ymm10                                          ;   818.8 fp1     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   819.8 fp2     41 next
        vpxor ymm4, ymm4, ymm7                                           ;   820.8 fp3     41 next
        vpand ymm7, ymm7, ymm10                                          ;   820.8 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 3936]                                 ;   825.7 fp1+agu1   41 next
        vmovdqu [rbp + 4544], ymm10                                      ;   821.7 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;   820.0 fp2     41 next
        vpand ymm14, ymm14, ymm11                                        ;   820.2 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   821.2 fp0     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   822.2 fp1     41 next
        vmovdqu ymm14, [rbp + 4160]                                      ;   819.8 agu0    44 next reload
        vmovdqu [rbp + 4384], ymm10                                      ;   822.7 agu1+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;   826.8 fp2     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   827.8 fp3     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   827.8 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   823.2 fp1     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   820.8 agu0    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;   827.8 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 4288]                                   ;   825.7 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm5                                           ;   826.7 fp0     41 next
        vpand ymm12, ymm12, ymm1                                         ;   822.8 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   823.8 fp2     41 next
        vpand ymm6, ymm6, ymm13                                          ;   823.2 fp3     41 next
        vpand ymm8, ymm2, [rbp + 4352]                                   ;   823.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   824.7 fp1     41 next
        vpand ymm2, ymm2, ymm0                                           ;   824.0 fp2     41 next
        vmovdqu ymm8, [rbp + 4320]                                       ;   822.8 agu1    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;   829.8 fp3     41 next
        vpxor ymm6, ymm6, ymm0                                           ;   830.8 fp0     41 next
        vmovdqu ymm0, [rbp + 4352]                                       ;   823.3 agu0    44 next reload
        vmovdqu [rbp + 4096], ymm3                                       ;   828.8 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;   830.3 fp1     41 next
        vpxor ymm4, ymm4, ymm9                                           ;   825.7 fp2     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   831.8 fp3     41 next
        vpand ymm13, ymm13, ymm11                                        ;   825.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 4512]                                 ;   831.7 fp1+agu1   41 next
        vpxor ymm7, ymm7, ymm6                                           ;   832.8 fp2     41 next
        vpxor ymm5, ymm5, ymm2                                           ;   826.2 fp3     41 next
        vmovdqu ymm2, [rbp + 4544]                                       ;   825.8 agu0    44 next reload
        vmovdqu [rbp + 4512], ymm7                                       ;   833.8 agu2+fp5   41 next spill
        vpand ymm7, ymm11, ymm2                                          ;   832.8 fp0     41 next
        vpxor ymm3, ymm3, ymm7                                           ;   833.8 fp1     41 next
        vpxor ymm7, ymm13, [rbp + 4384]                                  ;   832.7 fp2+agu1   41 next
        vpand ymm1, ymm1, ymm11                                          ;   827.2 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   832.8 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm7                                           ;   833.7 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   828.0 fp2     41 next
        vpxor ymm5, ymm5, ymm11                                          ;   828.2 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   832.7 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   834.8 fp1     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   835.8 fp2     41 next
        vpand ymm3, ymm11, ymm0                                          ;   830.3 fp3     41 next
        vpand ymm11, ymm11, ymm14                                        ;   829.8 fp0     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   833.8 fp1     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   834.8 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3904]                                   ;   830.5 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   836.8 fp0     41 next
        vpand ymm10, ymm10, ymm14                                        ;   831.0 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   831.3 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3232]                                   ;   831.5 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   832.3 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4224]                                   ;   832.0 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm3                                           ;   833.0 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 4288]                                 ;   832.5 fp3+agu1   41 next
        vpand ymm8, ymm8, ymm14                                          ;   832.8 fp0     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   833.0 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   834.7 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   835.7 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   836.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm10                                          ;   834.0 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   837.7 fp2     41 next
        vmovdqu ymm14, [rbp + 3872]                                      ;   833.5 agu1    41 next
        vmovdqu ymm0, [rbp + 4192]                                       ;   834.0 agu0    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   841.0 fp3     41 next
        vmovdqu ymm1, [rbp + 4480]                                       ;   834.5 agu1    41 next
        vmovdqu ymm2, [rbp + 4416]                                       ;   835.0 agu0    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;   842.0 fp0     41 next
        vmovdqu ymm3, [rbp + 4128]                                       ;   835.5 agu1    41 next
        vmovdqu ymm6, [rbp + 3968]                                       ;   836.0 agu0    44 next reload
        vpand ymm3, ymm3, ymm6                                           ;   843.0 fp1     41 next
        vmovdqu ymm7, [rbp + 4480]                                       ;   836.5 agu1    41 next
        vmovdqu ymm8, [rbp + 4448]                                       ;   837.0 agu0    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;   844.0 fp2     41 next
        vmovdqu ymm11, [rbp + 3872]                                      ;   837.5 agu1    41 next
        vpand ymm11, ymm11, ymm2                                         ;   844.5 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   842.0 fp0     41 next
        vmovdqu [rbp + 4032], ymm12                                      ;   836.0 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;   844.0 fp1     41 next
        vmovdqu [rbp + 4544], ymm4                                       ;   837.0 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm6                                           ;   843.0 fp2     41 next
        vmovdqu [rbp + 4352], ymm10                                      ;   838.7 agu2+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;   844.0 fp3     41 next
        vpand ymm3, ymm3, [rbp + 3872]                                   ;   844.0 fp0+agu0   41 next
        vmovdqu [rbp + 4160], ymm5                                       ;   839.0 agu1+fp5   41 next spill
        vpxor ymm5, ymm11, ymm10                                         ;   845.5 fp1     41 next
        vpxor ymm11, ymm11, ymm7                                         ;   845.5 fp2     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   846.5 fp3     41 next
        vpand ymm11, ymm11, [rbp + 4128]                                 ;   846.5 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   847.5 fp1     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;   840.0 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 3872]                                  ;   845.0 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm9                                           ;   846.0 fp3     41 next
        vpand ymm9, ymm9, ymm6                                           ;   846.0 fp0     41 next
        vmovdqu [rbp + 4288], ymm13                                      ;   842.2 agu2+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 4128]                                  ;   844.0 fp1+agu0   41 next
        vpand ymm1, ymm1, ymm6                                           ;   848.5 fp2     41 next
        vmovdqu [rbp + 4224], ymm15                                      ;   843.2 agu1+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   845.0         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   845.0 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   845.0 fp0+agu0   41 next
        vmovdqu [rbp + 3232], ymm5                                       ;   846.5 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 4480]                                       ;   844.5 agu1    41 next
        vpand ymm5, ymm5, [rbp + 3872]                                   ;   851.5 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm5                                         ;   852.5 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   852.5 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   847.0 fp0     41 next
        vmovdqu [rbp + 3904], ymm14                                      ;   845.3 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 3872]                                  ;   847.5 fp1+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   848.5 fp2     41 next
        vmovdqu ymm14, [rbp + 4128]                                      ;   846.5 agu1    44 next reload
        vmovdqu [rbp + 3936], ymm13                                      ;   849.5 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   853.5 fp3     41 next
        vpand ymm4, ymm4, ymm8                                           ;   847.5 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   849.5 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   853.5 fp2     41 next
        vpand ymm7, ymm7, ymm13                                          ;   854.5 fp3     41 next
        vpand ymm5, ymm5, [rbp + 4480]                                   ;   853.5 fp0+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   855.5 fp1     41 next
        vpand ymm9, ymm9, ymm6                                           ;   848.0 fp2     41 next
        vmovdqu [rbp + 4384], ymm1                                       ;   850.5 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm6                                           ;   848.2 fp3     41 next
        vpand ymm14, ymm1, ymm13                                         ;   854.5 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   854.5 fp1     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   855.5 fp2     41 next
        vpxor ymm1, ymm6, ymm8                                           ;   849.2 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   855.5 fp0     41 next
        vpxor ymm1, ymm10, ymm8                                          ;   849.7 fp1     41 next
        vpand ymm1, ymm1, ymm0                                           ;   850.7 fp2     41 next
        vpxor ymm3, ymm3, ymm5                                           ;   854.5 fp3     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   856.5 fp0     41 next
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   850.5 agu1    41 next reload
        vpxor ymm1, ymm1, ymm5                                           ;   857.5 fp1     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   856.5 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   854.5 fp3     41 next
        vmovdqu ymm11, [rbp + 3904]                                      ;   852.5 agu0    41 next reload
        vmovdqu [rbp + 4256], ymm1                                       ;   858.5 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;   859.5 fp0     41 next
        vpand ymm14, ymm14, ymm6                                         ;   857.5 fp1     41 next
        vpand ymm15, ymm15, ymm2                                         ;   855.5 fp2     41 next
        vpxor ymm15, ymm15, ymm5                                         ;   857.5 fp3     41 next
        vpand ymm5, ymm0, [rbp + 4480]                                   ;   854.5 fp0+agu1   41 next
        vpxor ymm4, ymm4, ymm5                                           ;   855.5 fp1     41 next
        vpand ymm11, ymm8, [rbp + 3872]                                  ;   854.8 fp2+agu0   41 next
        vpand ymm13, ymm13, ymm11                                        ;   855.8 fp3     41 next
        vpxor ymm11, ymm11, ymm5                                         ;   855.8 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   855.7 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   858.5 fp2     41 next
        vmovdqu ymm11, [rbp + 4480]                                      ;   855.8 agu0    44 next reload
        vpand ymm8, ymm6, ymm11                                          ;   862.8 fp3     41 next
        vpand ymm6, ymm0, [rbp + 4128]                                   ;   856.5 fp0+agu1   41 next
        vpand ymm0, ymm10, ymm11                                         ;   862.8 fp1     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   863.8 fp2     41 next
        vpxor ymm0, ymm6, ymm8                                           ;   863.8 fp3     41 next
        vpand ymm6, ymm6, ymm5                                           ;   857.5 fp0     41 next
        vpand ymm5, ymm5, [rbp + 3872]                                   ;   857.7 fp1+agu0   41 next
        vpand ymm10, ymm10, [rbp + 4128]                                 ;   857.8 fp2+agu1   41 next
        vpand ymm11, ymm2, ymm0                                          ;   864.8 fp3     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   864.8 fp0     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   860.5 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   863.8 fp2     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   865.8 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3232]                                 ;   865.8 fp0+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   864.8 fp1     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   866.8 fp2     41 next
        vpxor ymm5, ymm5, ymm10                                          ;   860.0 fp3     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   866.8 fp0     41 next
        vmovdqu ymm1, [rbp + 3904]                                       ;   858.8 agu1    41 next
        vmovdqu ymm7, [rbp + 4128]                                       ;   859.0 agu0    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;   866.0 fp1     41 next
        vmovdqu ymm8, [rbp + 4192]                                       ;   859.8 agu1    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   866.8 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   867.8 fp3     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   867.8 fp0     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   865.8 fp1     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   868.8 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 3904]                                   ;   867.8 fp3+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   864.0 agu1    41 next reload
        vpxor ymm4, ymm4, ymm15                                          ;   871.0 fp0     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   867.0 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   869.8 fp2+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 4384]                                   ;   865.0 fp3+agu1   41 next
        vpxor ymm2, ymm2, [rbp + 4224]                                   ;   865.8 fp0+agu0   41 next
        vpxor ymm0, ymm2, ymm13                                          ;   868.8 fp1     41 next
        vmovdqu ymm1, [rbp + 4096]                                       ;   866.0 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   873.0 fp2+agu0   41 next
        vpxor ymm9, ymm1, [rbp + 4256]                                   ;   874.0 fp3+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 4288]                                   ;   867.8 fp0+agu0   41 next
        vpxor ymm4, ymm8, ymm4                                           ;   872.0 fp1     41 next
        vmovdqu ymm10, [rbp + 4320]                                      ;   868.0 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 3872]                                 ;   875.0 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   876.0 fp3     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   869.0 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   876.0 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm11                                          ;   877.0 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 4352]                                   ;   870.0 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm7                                           ;   871.0 fp3     41 next
        vmovdqu ymm12, [rbp + 4544]                                      ;   870.8 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   877.8 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm12                                          ;   878.8 fp1     41 next
        vmovdqu ymm13, [rbp + 3840]                                      ;   871.8 agu0    50 next reload
        vpxor ymm2, ymm2, ymm13                                          ;   878.8 fp2     50 next
        vpxor ymm1, ymm1, [rbp + 3808]                                   ;   874.0 fp3+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 3776]                                   ;   872.8 fp0+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 3744]                                 ;   876.0 fp1+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 3712]                                 ;   877.0 fp2+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 3680]                                   ;   874.0 fp3+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 3648]                                 ;   878.8 fp0+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   875.0 fp1+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   875.8 fp2+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   876.0 fp3+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 3296]                                 ;   877.0 fp0+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 4064]                                   ;   878.0 fp1+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   877.8 fp2+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2880]                                   ;   879.8 fp3+agu1   50 next
        vpxor ymm13, ymm13, [r10 + 96]                                   ;   878.8 fp0+agu0   50 next
        vmovdqu [rbp + 3840], ymm5                                       ;   880.8 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 4512]                                       ;   879.0 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 3616]                                   ;   886.0 fp1+agu0   50 next
        vmovdqu [rbp + 4512], ymm6                                       ;   878.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 4032]                                       ;   880.0 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   887.0 fp2+agu0   50 next
        vmovdqu [rbp + 4032], ymm3                                       ;   879.0 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3808]                                       ;   881.0 agu1    50 next
        vpxor ymm3, ymm3, [r10 + 128]                                    ;   888.0 fp3+agu0   50 next
        vmovdqu [rbp + 3808], ymm14                                      ;   878.8 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 3776]                                      ;   882.0 agu1    50 next
        vpxor ymm14, ymm14, [r10 + 160]                                  ;   889.0 fp0+agu0   50 next
        vmovdqu [rbp + 3776], ymm4                                       ;   879.8 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3744]                                       ;   883.0 agu1    50 next
        vpxor ymm4, ymm4, [r10 + 192]                                    ;   890.0 fp1+agu0   50 next
        vmovdqu [rbp + 3744], ymm9                                       ;   880.8 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3712]                                       ;   884.0 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 224]                                    ;   891.0 fp2+agu0   50 next
        vmovdqu [rbp + 3712], ymm0                                       ;   881.8 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 3680]                                       ;   885.0 agu1    50 next
        vpxor ymm0, ymm0, [r10 + 256]                                    ;   892.0 fp3+agu0   50 next
        vmovdqu [rbp + 3680], ymm6                                       ;   888.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3648]                                       ;   886.0 agu1    50 next
        vpxor ymm6, ymm6, [r10 + 288]                                    ;   893.0 fp0+agu0   50 next
        vmovdqu [rbp + 3648], ymm5                                       ;   887.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3616]                                       ;   887.0 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 320]                                    ;   894.0 fp1+agu0   50 next
        vmovdqu [rbp + 3616], ymm12                                      ;   884.8 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3584]                                      ;   888.0 agu1    50 next
        vpxor ymm12, ymm12, [r10 + 352]                                  ;   895.0 fp2+agu0   50 next
        vmovdqu [rbp + 3584], ymm7                                       ;   885.8 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3552]                                       ;   889.0 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 384]                                    ;   896.0 fp3+agu0   50 next
        vmovdqu [rbp + 3552], ymm11                                      ;   886.8 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2528]                                      ;   890.0 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 416]                                  ;   897.0 fp0+agu0   50 next
        vmovdqu [rbp + 2528], ymm10                                      ;   887.8 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2912]                                      ;   891.0 agu1    50 next
        vpxor ymm10, ymm10, [r10 + 448]                                  ;   898.0 fp1+agu0   50 next
        vmovdqu [rbp + 2912], ymm8                                       ;   888.8 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3296]                                       ;   892.0 agu1    50 next
        vpxor ymm8, ymm8, [r10 + 480]                                    ;   899.0 fp2+agu0   50 next
        vmovdqu [rbp + 3296], ymm1                                       ;   889.8 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 4064]                                       ;   893.0 agu1    50 next
        vpxor ymm1, ymm1, [r10]                                          ;   900.0 fp3+agu0   50 next
        vmovdqu [rbp + 4064], ymm2                                       ;   890.8 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 4000]                                       ;   894.0 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 32]                                     ;   901.0 fp0+agu0   50 next
        vmovdqu [rbp + 4000], ymm9                                       ;   892.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2880]                                       ;   895.0 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 64]                                     ;   902.0 fp1+agu0   50 next
        vmovdqu [rbp + 2880], ymm3                                       ;   892.8 agu2+fp5   50 next spill
        vpxor ymm3, ymm7, ymm9                                           ;   903.0 fp2     41 next
        vmovdqu [rbp + 4480], ymm0                                       ;   893.8 agu2+fp5   50 next spill
        vpxor ymm0, ymm5, ymm1                                           ;   901.0 fp3     41 next
        vmovdqu [rbp + 4544], ymm13                                      ;   894.8 agu2+fp5   50 next spill
        vpxor ymm13, ymm7, ymm11                                         ;   898.0 fp0     41 next
        vmovdqu [rbp + 4352], ymm6                                       ;   895.8 agu2+fp5   50 next spill
        vpand ymm6, ymm5, ymm12                                          ;   896.0 fp1     41 next
        vmovdqu [rbp + 4128], ymm14                                      ;   896.8 agu1+fp5   50 next spill
        vpxor ymm14, ymm7, ymm2                                          ;   902.0 fp2     41 next
        vpand ymm14, ymm14, ymm5                                         ;   903.0 fp3     41 next
        vmovdqu [rbp + 4448], ymm4                                       ;   897.8 agu0+fp5   50 next spill
        vpxor ymm4, ymm1, ymm11                                          ;   901.0 fp0     41 next
        vmovdqu [rbp + 4160], ymm9                                       ;   903.0 agu2+fp5   50 next spill
        vpand ymm9, ymm13, ymm11                                         ;   899.0 fp1     41 next
        vpxor ymm6, ymm6, ymm9                                           ;   900.0 fp2     41 next
        vpand ymm9, ymm1, ymm8                                           ;   901.0 fp3     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   902.0 fp0     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   904.0 fp1     41 next
        vmovdqu [rbp + 3872], ymm9                                       ;   903.0 agu1+fp5   41 next spill
        vpand ymm9, ymm0, ymm2                                           ;   902.0 fp2     41 next
        vmovdqu [rbp + 4320], ymm0                                       ;   902.0 agu0+fp5   41 next spill
        vpand ymm0, ymm1, ymm11                                          ;   901.0 fp3     41 next
        vmovdqu [rbp + 4288], ymm11                                      ;   901.8 agu2+fp5   50 next spill
        vpxor ymm11, ymm7, ymm12                                         ;   901.0 fp0     41 next
        vmovdqu [rbp + 4256], ymm14                                      ;   905.0 agu1+fp5   41 next spill
        vpand ymm14, ymm4, ymm2                                          ;   902.0 fp1     41 next
        vmovdqu [rbp + 4192], ymm14                                      ;   903.8 agu0+fp5   41 next spill
        vpand ymm14, ymm5, ymm8                                          ;   901.7 fp2     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   902.7 fp3     41 next
        vpxor ymm9, ymm9, ymm14                                          ;   903.7 fp0     41 next
        vmovdqu [rbp + 3968], ymm9                                       ;   904.8 agu2+fp5   41 next spill
        vpand ymm9, ymm8, ymm10                                          ;   902.3 fp1     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   903.3 fp2     41 next
        vpand ymm15, ymm3, ymm12                                         ;   904.0 fp3     41 next
        vpxor ymm0, ymm0, ymm15                                          ;   905.0 fp0     41 next
        vpand ymm15, ymm11, ymm2                                         ;   903.3 fp1     41 next
        vpand ymm11, ymm11, ymm8                                         ;   903.7 fp2     41 next
        vmovdqu [rbp + 4096], ymm9                                       ;   905.8 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm8                                          ;   903.8 fp3     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   904.8 fp0     41 next
        vpxor ymm14, ymm14, ymm15                                        ;   905.8 fp1     41 next
        vpxor ymm14, ymm4, ymm14                                         ;   906.8 fp2     41 next
        vpand ymm4, ymm4, ymm10                                          ;   904.8 fp3     41 next
        vpor ymm9, ymm13, ymm12                                          ;   905.0 fp0     41 next
        vpxor ymm9, ymm9, ymm0                                           ;   906.0 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   905.8 fp2     41 next
        vpxor ymm4, ymm5, ymm12                                          ;   905.8 fp3     41 next
        vpxor ymm0, ymm0, ymm5                                           ;   906.0 fp0     41 next
        vpand ymm5, ymm5, [rbp + 4160]                                   ;   910.0 fp1+agu0   41 next
        vmovdqu [rbp + 4224], ymm9                                       ;   907.0 agu2+fp5   41 next spill
        vpand ymm9, ymm3, ymm8                                           ;   906.7 fp2     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   907.7 fp3     41 next
        vmovdqu [rbp + 4416], ymm5                                       ;   911.0 agu1+fp5   41 next spill
        vpand ymm5, ymm12, ymm7                                          ;   907.0 fp0     41 next
        vpxor ymm5, ymm5, ymm2                                           ;   908.0 fp1     41 next
        vpxor ymm11, ymm11, ymm5                                         ;   909.0 fp2     41 next
        vpand ymm5, ymm5, ymm7                                           ;   909.0 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 4256]                                 ;   912.0 fp0+agu0   41 next
        vmovdqu [rbp + 4384], ymm7                                       ;   908.8 agu2+fp5   50 next spill
        vpand ymm7, ymm1, ymm4                                           ;   908.3 fp1     41 next
        vpand ymm4, ymm4, ymm10                                          ;   908.7 fp2     41 next
        vpxor ymm4, ymm4, ymm6                                           ;   909.7 fp3     41 next
        vpxor ymm9, ymm9, ymm4                                           ;   910.7 fp0     41 next
        vmovdqu ymm4, [rbp + 4160]                                       ;   907.7 agu1    50 next reload
        vmovdqu [rbp + 3936], ymm7                                       ;   909.8 agu0+fp5   41 next spill
        vpand ymm7, ymm2, ymm4                                           ;   914.7 fp1     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   915.7 fp2     41 next
        vpxor ymm7, ymm7, ymm8                                           ;   915.7 fp3     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   911.7 fp0     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   908.7 agu1    41 next reload
        vpxor ymm14, ymm14, ymm9                                         ;   915.7 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   912.8 fp2+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   913.8 fp3     41 next
        vpand ymm1, ymm1, ymm12                                          ;   911.0 fp0     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   912.0 fp1     41 next
        vpand ymm8, ymm8, ymm2                                           ;   911.7 fp2     41 next
        vpand ymm9, ymm3, [rbp + 4288]                                   ;   911.8 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm9                                         ;   912.8 fp0     41 next
        vpand ymm3, ymm3, ymm13                                          ;   912.3 fp1     41 next
        vmovdqu ymm9, [rbp + 4320]                                       ;   910.7 agu0    41 next reload
        vpand ymm13, ymm13, ymm9                                         ;   917.7 fp2     41 next
        vpxor ymm8, ymm8, ymm13                                          ;   918.7 fp3     41 next
        vmovdqu ymm13, [rbp + 4288]                                      ;   911.2 agu1    50 next reload
        vmovdqu [rbp + 3904], ymm14                                      ;   916.7 agu2+fp5   41 next spill
        vpand ymm14, ymm9, ymm13                                         ;   918.2 fp0     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   913.8 fp1     41 next
        vpxor ymm8, ymm8, ymm4                                           ;   919.7 fp2     41 next
        vpand ymm2, ymm2, ymm10                                          ;   913.8 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   918.0 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm8                                           ;   920.7 fp1     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   914.7 fp2     41 next
        vmovdqu ymm3, [rbp + 4384]                                       ;   913.0 agu1    50 next reload
        vmovdqu [rbp + 4416], ymm5                                       ;   921.7 agu2+fp5   41 next spill
        vpand ymm5, ymm10, ymm3                                          ;   920.0 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   921.0 fp0     41 next
        vpxor ymm5, ymm2, [rbp + 3936]                                   ;   919.0 fp1+agu0   41 next
        vpand ymm12, ymm12, ymm10                                        ;   915.7 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   920.7 fp3+agu1   41 next
        vpxor ymm12, ymm12, ymm5                                         ;   920.0 fp0     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   916.3 fp1     41 next
        vpxor ymm6, ymm6, ymm10                                          ;   916.7 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   919.0 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm7                                         ;   922.0 fp0     41 next
        vpxor ymm5, ymm5, ymm14                                          ;   923.0 fp1     41 next
        vpand ymm14, ymm10, ymm13                                        ;   918.2 fp2     41 next
        vpand ymm10, ymm10, ymm4                                         ;   917.8 fp3     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   921.7 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   922.7 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4224]                                   ;   918.7 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm5                                           ;   924.0 fp3     41 next
        vpand ymm7, ymm7, ymm4                                           ;   919.0 fp0     41 next
        vpxor ymm10, ymm10, ymm13                                        ;   919.3 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   919.7 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   920.3 fp3     41 next
        vpxor ymm14, ymm14, [rbp + 3872]                                 ;   920.0 fp0+agu1   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   921.0 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 4096]                                   ;   920.7 fp2+agu0   41 next
        vpand ymm9, ymm9, ymm4                                           ;   920.8 fp3     41 next
        vpxor ymm1, ymm1, ymm13                                          ;   921.0 fp0     41 next
        vpxor ymm12, ymm12, ymm9                                         ;   921.8 fp1     41 next
        vpxor ymm3, ymm3, ymm12                                          ;   922.8 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 4192]                                   ;   923.8 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                         ;   922.0 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   924.8 fp1     41 next
        vmovdqu ymm14, [rbp + 4448]                                      ;   921.0 agu0    41 next
        vmovdqu ymm3, [rbp + 4128]                                       ;   921.5 agu1    50 next reload
        vpand ymm14, ymm14, ymm3                                         ;   928.5 fp2     41 next
        vmovdqu ymm4, [rbp + 4352]                                       ;   922.0 agu0    41 next
        vmovdqu ymm5, [rbp + 4544]                                       ;   922.5 agu1    50 next reload
        vpand ymm4, ymm4, ymm5                                           ;   929.5 fp3     41 next
        vmovdqu ymm8, [rbp + 4480]                                       ;   923.0 agu0    41 next
        vmovdqu ymm9, [rbp + 2880]                                       ;   923.5 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   930.5 fp0     41 next
        vmovdqu ymm10, [rbp + 4352]                                      ;   924.0 agu0    41 next
        vmovdqu ymm12, [rbp + 4000]                                      ;   924.5 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   931.5 fp1     41 next
        vmovdqu ymm13, [rbp + 4448]                                      ;   925.0 agu0    41 next
        vpand ymm13, ymm13, ymm5                                         ;   932.0 fp2     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   929.5 fp3     41 next
        vmovdqu [rbp + 4192], ymm1                                       ;   923.5 agu2+fp5   41 next spill
        vpand ymm1, ymm5, ymm12                                          ;   931.5 fp0     41 next
        vmovdqu [rbp + 4384], ymm11                                      ;   924.5 agu2+fp5   41 next spill
        vpand ymm11, ymm3, ymm9                                          ;   930.5 fp1     41 next
        vmovdqu [rbp + 4288], ymm7                                       ;   925.8 agu2+fp5   41 next spill
        vpxor ymm7, ymm4, ymm8                                           ;   931.5 fp2     41 next
        vpand ymm8, ymm8, [rbp + 4448]                                   ;   931.5 fp3+agu1   41 next
        vmovdqu [rbp + 4160], ymm6                                       ;   926.5 agu0+fp5   41 next spill
        vpxor ymm6, ymm13, ymm7                                          ;   933.0 fp0     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   933.0 fp1     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   934.0 fp2     41 next
        vpand ymm13, ymm13, [rbp + 4480]                                 ;   934.0 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   935.0 fp0     41 next
        vmovdqu [rbp + 4320], ymm0                                       ;   927.5 agu2+fp5   41 next spill
        vpxor ymm0, ymm1, [rbp + 4448]                                   ;   932.5 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm0                                           ;   933.5 fp2     41 next
        vpand ymm0, ymm0, ymm9                                           ;   933.5 fp3     41 next
        vmovdqu [rbp + 4096], ymm2                                       ;   929.7 agu2+fp5   41 next spill
        vpand ymm2, ymm12, [rbp + 4480]                                  ;   931.5 fp0+agu1   41 next
        vpand ymm4, ymm4, ymm9                                           ;   936.0 fp1     41 next
        vmovdqu [rbp + 3872], ymm15                                      ;   930.7 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm2                                              ;   932.5         41 next copy
        vpor ymm2, ymm2, ymm1                                            ;   932.5 fp2     41 next
        vpxor ymm1, ymm1, [rbp + 4352]                                   ;   932.5 fp3+agu1   41 next
        vmovdqu [rbp + 3968], ymm6                                       ;   934.0 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 4352]                                       ;   932.0 agu0    41 next
        vpand ymm6, ymm6, [rbp + 4448]                                   ;   939.0 fp0+agu1   41 next
        vpxor ymm15, ymm15, ymm6                                         ;   940.0 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   940.0 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   934.5 fp3     41 next
        vmovdqu [rbp + 4224], ymm14                                      ;   932.8 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4448]                                 ;   935.0 fp0+agu1   41 next
        vpxor ymm2, ymm2, ymm14                                          ;   936.0 fp1     41 next
        vmovdqu ymm14, [rbp + 4480]                                      ;   934.0 agu0    50 next reload
        vmovdqu [rbp + 4256], ymm2                                       ;   937.0 agu2+fp5   41 next spill
        vpxor ymm2, ymm3, ymm14                                          ;   941.0 fp2     41 next
        vpand ymm11, ymm11, ymm12                                        ;   935.0 fp3     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   937.0 fp0     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   941.0 fp1     41 next
        vpand ymm10, ymm10, ymm2                                         ;   942.0 fp2     41 next
        vpand ymm6, ymm6, [rbp + 4352]                                   ;   941.0 fp3+agu1   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   943.0 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   935.5 fp1     41 next
        vmovdqu [rbp + 3936], ymm4                                       ;   938.0 agu2+fp5   41 next spill
        vpand ymm4, ymm5, ymm9                                           ;   935.7 fp2     41 next
        vpand ymm14, ymm4, ymm2                                          ;   942.0 fp3     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   942.0 fp0     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   943.0 fp1     41 next
        vpxor ymm4, ymm9, ymm12                                          ;   936.7 fp2     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   943.0 fp3     41 next
        vpxor ymm4, ymm7, ymm12                                          ;   937.2 fp0     41 next
        vpand ymm4, ymm4, ymm3                                           ;   938.2 fp1     41 next
        vpxor ymm8, ymm8, ymm6                                           ;   942.0 fp2     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   944.0 fp3     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   938.0 agu0    41 next reload
        vpxor ymm4, ymm4, ymm6                                           ;   945.0 fp0     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   944.0 fp1     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   942.0 fp2     41 next
        vmovdqu ymm13, [rbp + 4224]                                      ;   940.0 agu1    41 next reload
        vmovdqu [rbp + 3232], ymm4                                       ;   946.0 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                         ;   947.0 fp3     41 next
        vpand ymm14, ymm14, ymm9                                         ;   945.0 fp0     41 next
        vpand ymm15, ymm15, ymm5                                         ;   943.0 fp1     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   945.0 fp2     41 next
        vpand ymm6, ymm3, [rbp + 4352]                                   ;   942.0 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   943.0 fp0     41 next
        vpand ymm13, ymm12, [rbp + 4448]                                 ;   942.3 fp1+agu1   41 next
        vpand ymm2, ymm2, ymm13                                          ;   943.3 fp2     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   943.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   943.2 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   946.0 fp1     41 next
        vmovdqu ymm13, [rbp + 4352]                                      ;   943.3 agu1    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   950.3 fp2     41 next
        vpand ymm9, ymm3, [rbp + 4480]                                   ;   944.0 fp3+agu0   41 next
        vpand ymm3, ymm7, ymm13                                          ;   950.3 fp0     41 next
        vpxor ymm2, ymm2, ymm3                                           ;   951.3 fp1     41 next
        vpxor ymm3, ymm9, ymm12                                          ;   951.3 fp2     41 next
        vpand ymm9, ymm9, ymm6                                           ;   945.0 fp3     41 next
        vpand ymm6, ymm6, [rbp + 4448]                                   ;   945.2 fp0+agu1   41 next
        vpand ymm7, ymm7, [rbp + 4480]                                   ;   945.3 fp1+agu0   41 next
        vpand ymm13, ymm5, ymm3                                          ;   952.3 fp2     41 next
        vpxor ymm3, ymm3, ymm4                                           ;   952.3 fp3     41 next
        vpxor ymm4, ymm4, ymm15                                          ;   948.0 fp0     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   951.3 fp1     41 next
        vpxor ymm10, ymm10, ymm3                                         ;   953.3 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3968]                                 ;   953.3 fp3+agu1   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   952.3 fp0     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   954.3 fp1     41 next
        vpxor ymm6, ymm6, ymm7                                           ;   947.5 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   954.3 fp3     41 next
        vmovdqu ymm4, [rbp + 4224]                                       ;   946.3 agu0    41 next
        vmovdqu ymm7, [rbp + 4480]                                       ;   946.5 agu1    50 next reload
        vpand ymm4, ymm4, ymm7                                           ;   953.5 fp0     41 next
        vmovdqu ymm10, [rbp + 4128]                                      ;   947.3 agu0    50 next reload
        vpor ymm3, ymm3, ymm10                                           ;   954.3 fp1     41 next
        vpxor ymm2, ymm2, ymm1                                           ;   955.3 fp2     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   955.3 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   953.3 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   956.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 4224]                                 ;   955.3 fp2+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   951.5 agu0    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   958.5 fp3     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   954.5 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 4256]                                   ;   957.3 fp1+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   952.5 fp2+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   953.3 fp3+agu1   41 next
        vpxor ymm0, ymm5, ymm2                                           ;   956.3 fp0     41 next
        vmovdqu ymm1, [rbp + 3904]                                       ;   953.5 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   960.5 fp1+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 3232]                                   ;   961.5 fp2+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 4096]                                 ;   955.3 fp3+agu1   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   959.5 fp0     41 next
        vmovdqu ymm4, [rbp + 4320]                                       ;   955.5 agu0    41 next
        vpxor ymm4, ymm4, [rbp + 4448]                                   ;   962.5 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   963.5 fp2     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   956.5 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 4000]                                 ;   963.5 fp3+agu1   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   964.5 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 4288]                                   ;   957.5 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   958.5 fp2     41 next
        vmovdqu ymm12, [rbp + 4384]                                      ;   958.3 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 4352]                                 ;   965.3 fp3+agu0   41 next
        vpxor ymm6, ymm6, ymm12                                          ;   966.3 fp0     41 next
        vpxor ymm0, ymm0, [r10 + 4896]                                   ;   959.3 fp1+agu1   44 next
        vpxor ymm2, ymm2, [r10 + 4928]                                   ;   962.5 fp2+agu0   44 next
        vpxor ymm3, ymm3, [r10 + 4960]                                   ;   960.5 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r10 + 4992]                                 ;   964.5 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r10 + 5024]                                   ;   965.5 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r10 + 5056]                                   ;   961.5 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r10 + 5088]                                   ;   967.3 fp3+agu1   44 next
        vpxor ymm5, ymm5, [r10 + 4608]                                   ;   962.5 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r10 + 4640]                                   ;   963.3 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r10 + 4672]                                 ;   963.5 fp2+agu0   44 next
        vpxor ymm4, ymm4, [r10 + 4704]                                   ;   964.3 fp3+agu1   44 next
        vpxor ymm11, ymm11, [r10 + 4736]                                 ;   964.5 fp0+agu0   44 next
        vpxor ymm7, ymm7, [r10 + 4768]                                   ;   965.3 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r10 + 4800]                                 ;   966.3 fp2+agu0   44 next
        vmovdqu ymm13, [rbp + 4416]                                      ;   966.3 agu1    44 next
        vpxor ymm13, ymm13, [r10 + 4832]                                 ;   973.3 fp3+agu0   44 next
        vmovdqu [rbp + 4416], ymm8                                       ;   966.5 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 4192]                                       ;   967.3 agu1    44 next
        vpxor ymm8, ymm8, [r10 + 4864]                                   ;   974.3 fp0+agu0   44 next
        vmovdqu [rbp + 4192], ymm2                                       ;   964.3 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;   975.3 fp1     41 next
        vmovdqu [rbp + 4352], ymm9                                       ;   965.3 agu2+fp5   44 next spill
        vpxor ymm9, ymm5, ymm12                                          ;   967.3 fp2     41 next
        vmovdqu [rbp + 4384], ymm0                                       ;   966.3 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                          ;   965.3 fp3     41 next
        vmovdqu [rbp + 4288], ymm6                                       ;   968.3 agu2+fp5   44 next spill
        vpand ymm6, ymm5, ymm1                                           ;   965.5 fp0     41 next
        vmovdqu [rbp + 4480], ymm3                                       ;   968.3 agu1+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;   974.3 fp1     41 next
        vpand ymm3, ymm3, ymm5                                           ;   975.3 fp2     41 next
        vmovdqu [rbp + 4000], ymm14                                      ;   969.3 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                         ;   967.3 fp3     41 next
        vmovdqu [rbp + 4160], ymm8                                       ;   975.3 agu0+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                           ;   966.7 fp0     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   967.7 fp1     41 next
        vpand ymm8, ymm12, ymm7                                          ;   967.3 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   968.3 fp3     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   976.3 fp0     41 next
        vmovdqu [rbp + 4448], ymm8                                       ;   971.3 agu1+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;   974.3 fp1     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;   972.3 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                          ;   968.0 fp2     41 next
        vmovdqu [rbp + 4096], ymm4                                       ;   973.3 agu0+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                          ;   968.3 fp3     41 next
        vmovdqu [rbp + 3232], ymm3                                       ;   977.3 agu1+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;   974.3 fp0     41 next
        vmovdqu [rbp + 4128], ymm3                                       ;   975.3 agu2+fp5   41 next spill
        vpand ymm3, ymm5, ymm7                                           ;   969.0 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   970.0 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   975.3 fp3     41 next
        vmovdqu [rbp + 2880], ymm8                                       ;   976.3 agu0+fp5   41 next spill
        vpand ymm8, ymm7, ymm11                                          ;   971.3 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   972.3 fp1     41 next
        vpand ymm15, ymm1, ymm2                                          ;   976.3 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   977.3 fp3     41 next
        vpand ymm15, ymm4, ymm13                                         ;   974.3 fp0     41 next
        vpand ymm4, ymm4, ymm7                                           ;   973.5 fp1     41 next
        vmovdqu [rbp + 3904], ymm8                                       ;   977.3 agu1+fp5   41 next spill
        vpand ymm8, ymm0, ymm7                                           ;   974.3 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   975.3 fp3     41 next
        vpxor ymm3, ymm3, ymm15                                          ;   976.3 fp0     41 next
        vpxor ymm3, ymm14, ymm3                                          ;   977.3 fp1     41 next
        vpand ymm14, ymm14, ymm11                                        ;   975.3 fp2     41 next
        vpor ymm8, ymm0, ymm1                                            ;   975.5 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   978.3 fp0     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   976.3 fp1     41 next
        vpxor ymm14, ymm5, ymm1                                          ;   976.3 fp2     41 next
        vpxor ymm9, ymm9, ymm5                                           ;   978.3 fp3     41 next
        vpand ymm5, ymm5, [rbp + 4160]                                   ;   982.3 fp0+agu0   41 next
        vmovdqu [rbp + 3872], ymm8                                       ;   979.3 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm2                                           ;   976.8 fp1     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   977.8 fp2     41 next
        vmovdqu [rbp + 4544], ymm5                                       ;   983.3 agu1+fp5   41 next spill
        vpand ymm5, ymm1, ymm10                                          ;   977.5 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                          ;   978.5 fp0     41 next
        vpxor ymm4, ymm4, ymm5                                           ;   979.5 fp1     41 next
        vpand ymm5, ymm5, ymm10                                          ;   979.5 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3232]                                 ;   984.3 fp3+agu0   41 next
        vmovdqu [rbp + 3936], ymm10                                      ;   980.3 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;   978.7 fp0     41 next
        vpand ymm14, ymm14, ymm11                                        ;   978.8 fp1     41 next
        vpxor ymm14, ymm14, ymm6                                         ;   979.8 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   980.8 fp3     41 next
        vmovdqu ymm14, [rbp + 4160]                                      ;   978.5 agu1    44 next reload
        vmovdqu [rbp + 4256], ymm10                                      ;   981.3 agu0+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;   985.5 fp0     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   986.5 fp1     41 next
        vpxor ymm10, ymm10, ymm7                                         ;   986.5 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   981.8 fp3     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   979.5 agu1    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;   986.5 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3904]                                   ;   984.3 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   985.3 fp2     41 next
        vpand ymm12, ymm12, ymm1                                         ;   981.5 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   982.5 fp0     41 next
        vpand ymm7, ymm7, ymm13                                          ;   981.8 fp1     41 next
        vpand ymm8, ymm2, [rbp + 4096]                                   ;   982.3 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   983.3 fp3     41 next
        vpand ymm2, ymm2, ymm0                                           ;   982.7 fp0     41 next
        vmovdqu ymm8, [rbp + 4320]                                       ;   981.5 agu0    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;   988.5 fp1     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   989.5 fp2     41 next
        vmovdqu ymm0, [rbp + 4096]                                       ;   982.0 agu1    44 next reload
        vmovdqu [rbp + 4224], ymm3                                       ;   987.5 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;   989.0 fp3     41 next
        vpxor ymm4, ymm4, ymm9                                           ;   984.3 fp0     41 next
        vpxor ymm7, ymm7, ymm14                                          ;   990.5 fp1     41 next
        vpand ymm13, ymm13, ymm11                                        ;   984.3 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4544]                                 ;   990.3 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   991.5 fp0     41 next
        vpxor ymm6, ymm6, ymm2                                           ;   984.8 fp1     41 next
        vmovdqu ymm2, [rbp + 3936]                                       ;   984.5 agu1    44 next reload
        vmovdqu [rbp + 4544], ymm5                                       ;   992.5 agu2+fp5   41 next spill
        vpand ymm5, ymm11, ymm2                                          ;   991.5 fp2     41 next
        vpxor ymm3, ymm3, ymm5                                           ;   992.5 fp3     41 next
        vpxor ymm5, ymm13, [rbp + 4256]                                  ;   991.3 fp0+agu0   41 next
        vpand ymm1, ymm1, ymm11                                          ;   985.8 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 3232]                                   ;   991.5 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm5                                           ;   992.3 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                         ;   986.7 fp0     41 next
        vpxor ymm6, ymm6, ymm11                                          ;   986.8 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 2880]                                 ;   991.3 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   993.5 fp3     41 next
        vpxor ymm5, ymm5, ymm3                                           ;   994.5 fp0     41 next
        vpand ymm3, ymm11, ymm0                                          ;   989.0 fp1     41 next
        vpand ymm11, ymm11, ymm14                                        ;   988.5 fp2     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   992.5 fp3     41 next
        vpxor ymm13, ymm13, ymm7                                         ;   993.5 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3872]                                   ;   989.2 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm5                                           ;   995.5 fp2     41 next
        vpand ymm10, ymm10, ymm14                                        ;   989.7 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   990.0 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 2880]                                   ;   990.2 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   991.0 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 4448]                                   ;   990.7 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm3                                           ;   991.7 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   991.2 fp1+agu0   41 next
        vpand ymm8, ymm8, ymm14                                          ;   991.5 fp2     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   991.7 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   993.3 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   994.3 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 4128]                                   ;   995.3 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm10                                          ;   992.7 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   996.3 fp0     41 next
        vmovdqu ymm14, [rbp + 4000]                                      ;   992.2 agu0    41 next
        vmovdqu ymm0, [rbp + 4480]                                       ;   992.7 agu1    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   999.7 fp1     41 next
        vmovdqu ymm1, [rbp + 4288]                                       ;   993.2 agu0    41 next
        vmovdqu ymm2, [rbp + 4384]                                       ;   993.7 agu1    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;  1000.7 fp2     41 next
        vmovdqu ymm3, [rbp + 4352]                                       ;   994.2 agu0    41 next
        vmovdqu ymm5, [rbp + 4192]                                       ;   994.7 agu1    44 next reload
        vpand ymm3, ymm3, ymm5                                           ;  1001.7 fp3     41 next
        vmovdqu ymm7, [rbp + 4288]                                       ;   995.2 agu0    41 next
        vmovdqu ymm8, [rbp + 4416]                                       ;   995.7 agu1    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;  1002.7 fp0     41 next
        vmovdqu ymm11, [rbp + 4000]                                      ;   996.2 agu0    41 next
        vpand ymm11, ymm11, ymm2                                         ;  1003.2 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                         ;  1000.7 fp2     41 next
        vmovdqu [rbp + 4128], ymm12                                      ;   994.7 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;  1002.7 fp3     41 next
        vmovdqu [rbp + 3936], ymm4                                       ;   995.7 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm5                                           ;  1001.7 fp0     41 next
        vmovdqu [rbp + 4096], ymm10                                      ;   997.3 agu2+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;  1002.7 fp1     41 next
        vpand ymm3, ymm3, [rbp + 4000]                                   ;  1002.7 fp2+agu1   41 next
        vmovdqu [rbp + 4160], ymm6                                       ;   997.7 agu0+fp5   41 next spill
        vpxor ymm6, ymm11, ymm10                                         ;  1004.2 fp3     41 next
        vpxor ymm11, ymm11, ymm7                                         ;  1004.2 fp0     41 next
        vpxor ymm4, ymm4, ymm11                                          ;  1005.2 fp1     41 next
        vpand ymm11, ymm11, [rbp + 4352]                                 ;  1005.2 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm4                                           ;  1006.2 fp3     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;   998.7 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 4000]                                  ;  1003.7 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm9                                           ;  1004.7 fp1     41 next
        vpand ymm9, ymm9, ymm5                                           ;  1004.7 fp2     41 next
        vmovdqu [rbp + 3904], ymm13                                      ;  1000.8 agu2+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 4352]                                  ;  1002.7 fp3+agu1   41 next
        vpand ymm1, ymm1, ymm5                                           ;  1007.2 fp0     41 next
        vmovdqu [rbp + 4448], ymm15                                      ;  1001.8 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;  1003.7         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;  1003.7 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 4288]                                 ;  1003.7 fp2+agu1   41 next
        vmovdqu [rbp + 2880], ymm6                                       ;  1005.2 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 4288]                                       ;  1003.2 agu0    41 next
        vpand ymm6, ymm6, [rbp + 4000]                                   ;  1010.2 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm6                                         ;  1011.2 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;  1011.2 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;  1005.7 fp2     41 next
        vmovdqu [rbp + 3872], ymm14                                      ;  1004.0 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 4000]                                  ;  1006.2 fp3+agu1   41 next
        vpxor ymm13, ymm13, ymm14                                        ;  1007.2 fp0     41 next
        vmovdqu ymm14, [rbp + 4352]                                      ;  1005.2 agu0    44 next reload
        vmovdqu [rbp + 3232], ymm13                                      ;  1008.2 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;  1012.2 fp1     41 next
        vpand ymm4, ymm4, ymm8                                           ;  1006.2 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;  1008.2 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                         ;  1012.2 fp0     41 next
        vpand ymm7, ymm7, ymm13                                          ;  1013.2 fp1     41 next
        vpand ymm6, ymm6, [rbp + 4288]                                   ;  1012.2 fp2+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                           ;  1014.2 fp3     41 next
        vpand ymm9, ymm9, ymm5                                           ;  1006.7 fp0     41 next
        vmovdqu [rbp + 4256], ymm1                                       ;  1009.2 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm5                                           ;  1006.8 fp1     41 next
        vpand ymm14, ymm1, ymm13                                         ;  1013.2 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;  1013.2 fp3     41 next
        vpxor ymm11, ymm11, ymm1                                         ;  1014.2 fp0     41 next
        vpxor ymm1, ymm5, ymm8                                           ;  1007.8 fp1     41 next
        vpxor ymm14, ymm14, ymm1                                         ;  1014.2 fp2     41 next
        vpxor ymm1, ymm10, ymm8                                          ;  1008.3 fp3     41 next
        vpand ymm1, ymm1, ymm0                                           ;  1009.3 fp0     41 next
        vpxor ymm3, ymm3, ymm6                                           ;  1013.2 fp1     41 next
        vpxor ymm1, ymm1, ymm11                                          ;  1015.2 fp2     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;  1009.2 agu0    41 next reload
        vpxor ymm1, ymm1, ymm6                                           ;  1016.2 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                        ;  1015.2 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;  1013.2 fp1     41 next
        vmovdqu ymm11, [rbp + 3872]                                      ;  1011.2 agu1    41 next reload
        vmovdqu [rbp + 3968], ymm1                                       ;  1017.2 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;  1018.2 fp2     41 next
        vpand ymm14, ymm14, ymm5                                         ;  1016.2 fp3     41 next
        vpand ymm15, ymm15, ymm2                                         ;  1014.2 fp0     41 next
        vpxor ymm15, ymm15, ymm6                                         ;  1016.2 fp1     41 next
        vpand ymm6, ymm0, [rbp + 4288]                                   ;  1013.2 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm6                                           ;  1014.2 fp3     41 next
        vpand ymm11, ymm8, [rbp + 4000]                                  ;  1013.5 fp0+agu1   41 next
        vpand ymm13, ymm13, ymm11                                        ;  1014.5 fp1     41 next
        vpxor ymm11, ymm11, ymm6                                         ;  1014.5 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;  1014.3 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                        ;  1017.2 fp0     41 next
        vmovdqu ymm11, [rbp + 4288]                                      ;  1014.5 agu1    44 next reload
        vpand ymm8, ymm5, ymm11                                          ;  1021.5 fp1     41 next
        vpand ymm5, ymm0, [rbp + 4352]                                   ;  1015.2 fp2+agu0   41 next
        vpand ymm0, ymm10, ymm11                                         ;  1021.5 fp3     41 next
        vpxor ymm13, ymm13, ymm0                                         ;  1022.5 fp0     41 next
        vpxor ymm0, ymm5, ymm8                                           ;  1022.5 fp1     41 next
        vpand ymm5, ymm5, ymm6                                           ;  1016.2 fp2     41 next
        vpand ymm6, ymm6, [rbp + 4000]                                   ;  1016.3 fp3+agu1   41 next
        vpand ymm10, ymm10, [rbp + 4352]                                 ;  1016.5 fp0+agu0   41 next
        vpand ymm11, ymm2, ymm0                                          ;  1023.5 fp1     41 next
        vpxor ymm0, ymm0, ymm1                                           ;  1023.5 fp2     41 next
        vpxor ymm1, ymm1, ymm15                                          ;  1019.2 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;  1022.5 fp0     41 next
        vpxor ymm7, ymm7, ymm0                                           ;  1024.5 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;  1024.5 fp2+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;  1023.5 fp3     41 next
        vpxor ymm12, ymm12, ymm7                                         ;  1025.5 fp0     41 next
        vpxor ymm6, ymm6, ymm10                                          ;  1018.7 fp1     41 next
        vpxor ymm4, ymm4, ymm11                                          ;  1025.5 fp2     41 next
        vmovdqu ymm1, [rbp + 3872]                                       ;  1017.5 agu0    41 next
        vmovdqu ymm7, [rbp + 4352]                                       ;  1017.7 agu1    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;  1024.7 fp3     41 next
        vmovdqu ymm8, [rbp + 4480]                                       ;  1018.5 agu0    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;  1025.5 fp0     41 next
        vpxor ymm13, ymm13, ymm12                                        ;  1026.5 fp1     41 next
        vpxor ymm15, ymm15, ymm0                                         ;  1026.5 fp2     41 next
        vpxor ymm3, ymm3, ymm9                                           ;  1024.5 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;  1027.5 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3872]                                   ;  1026.5 fp1+agu1   41 next
        vpxor ymm4, ymm4, [rel kasumi_decrypt_compact.T0_constants256]   ;  1027.5 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm1                                         ;  1025.7 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 3232]                                   ;  1028.5 fp0+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 4256]                                   ;  1023.7 fp1+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;  1024.5 fp2+agu1   41 next
        vpxor ymm15, ymm2, ymm13                                         ;  1027.5 fp3     41 next
        vmovdqu ymm0, [rbp + 4224]                                       ;  1024.7 agu0    41 next
        vpxor ymm0, ymm0, [rbp + 4192]                                   ;  1031.7 fp0+agu1   41 next
        vpxor ymm1, ymm0, [rbp + 3968]                                   ;  1032.7 fp1+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;  1026.5 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                           ;  1028.5 fp3     41 next
        vmovdqu ymm9, [rbp + 4320]                                       ;  1026.7 agu0    41 next
        vpxor ymm9, ymm9, [rbp + 4000]                                   ;  1033.7 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm9                                         ;  1034.7 fp1     41 next
        vmovdqu ymm10, [rbp + 4160]                                      ;  1027.7 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 4416]                                 ;  1034.7 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                          ;  1035.7 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 4096]                                   ;  1028.7 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm7                                           ;  1029.7 fp1     41 next
        vmovdqu ymm11, [rbp + 3936]                                      ;  1029.5 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 4288]                                 ;  1036.5 fp2+agu0   41 next
        vpxor ymm6, ymm6, ymm11                                          ;  1037.5 fp3     41 next
        vmovdqu ymm12, [rbp + 4064]                                      ;  1030.5 agu1    50 next reload
        vpxor ymm2, ymm2, ymm12                                          ;  1037.5 fp0     50 next
        vmovdqu ymm13, [rbp + 3296]                                      ;  1030.7 agu0    50 next reload
        vpxor ymm0, ymm0, ymm13                                          ;  1037.7 fp1     50 next
        vpxor ymm8, ymm8, [rbp + 2912]                                   ;  1031.5 fp2+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;  1034.7 fp3+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 3552]                                 ;  1035.7 fp0+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 3584]                                   ;  1032.7 fp1+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 3616]                                 ;  1037.5 fp2+agu1   50 next
        vpxor ymm15, ymm15, [rbp + 3712]                                 ;  1033.7 fp3+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 3744]                                   ;  1034.5 fp0+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 3776]                                   ;  1034.7 fp1+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 3808]                                 ;  1035.7 fp2+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;  1036.7 fp3+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 4512]                                   ;  1036.5 fp0+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 3840]                                   ;  1038.5 fp1+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 1408]                                 ;  1037.5 fp2+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 1440]                                 ;  1037.7 fp3+agu0  108 r
        vmovdqu [rbp + 3296], ymm13                                      ;  1038.7 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 4544]                                      ;  1038.5 agu1    50 next
        vpxor ymm13, ymm13, [rbp + 3648]                                 ;  1045.5 fp0+agu0   50 next
        vmovdqu [rbp + 4544], ymm12                                      ;  1038.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4128]                                      ;  1039.5 agu1    50 next
        vpxor ymm12, ymm12, [rbp + 3680]                                 ;  1046.5 fp1+agu0   50 next
        vmovdqu [rbp + 4128], ymm6                                       ;  1039.5 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2912]                                       ;  1040.5 agu1   108 r
        vpxor ymm6, ymm6, [rbp + 1472]                                   ;  1047.5 fp2+agu0  108 r
        vmovdqu [rbp + 2912], ymm6                                       ;  1048.5 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 2528]                                       ;  1041.5 agu1   108 r
        vpxor ymm6, ymm6, [rbp + 1504]                                   ;  1048.5 fp3+agu0  108 r
        vmovdqu [rbp + 2528], ymm6                                       ;  1049.5 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3552]                                       ;  1042.5 agu1   108 r
        vpxor ymm6, ymm6, [rbp + 1536]                                   ;  1049.5 fp0+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 2336]                                   ;  1043.5 fp1+agu1  108 r
        vmovdqu [rbp + 2336], ymm2                                       ;  1044.5 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3584]                                       ;  1043.7 agu0   108 r
        vpxor ymm2, ymm2, [rbp + 1568]                                   ;  1050.7 fp2+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 2304]                                   ;  1044.7 fp3+agu0  108 r
        vmovdqu [rbp + 2304], ymm0                                       ;  1045.7 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 3616]                                       ;  1045.5 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 1600]                                   ;  1052.5 fp0+agu0  108 r
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;  1046.5 fp1+agu1  108 r
        vmovdqu [rbp + 2272], ymm8                                       ;  1047.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3648]                                       ;  1046.7 agu0   108 r
        vpxor ymm8, ymm8, [rbp + 1632]                                   ;  1053.7 fp2+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;  1047.7 fp3+agu0  108 r
        vmovdqu [rbp + 2240], ymm9                                       ;  1048.7 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 3680]                                       ;  1048.5 agu1   108 r
        vpxor ymm9, ymm9, [rbp + 1664]                                   ;  1055.5 fp0+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 2208]                                 ;  1049.5 fp1+agu1  108 r
        vmovdqu [rbp + 2208], ymm10                                      ;  1050.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3712]                                      ;  1049.7 agu0   108 r
        vpxor ymm10, ymm10, [rbp + 1696]                                 ;  1056.7 fp2+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 2176]                                   ;  1050.7 fp3+agu0  108 r
        vmovdqu [rbp + 2176], ymm7                                       ;  1051.7 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3744]                                       ;  1051.5 agu1   108 r
        vpxor ymm7, ymm7, [rbp + 1728]                                   ;  1058.5 fp0+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 2144]                                 ;  1052.5 fp1+agu1  108 r
        vmovdqu [rbp + 2144], ymm11                                      ;  1053.5 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 3776]                                      ;  1052.7 agu0   108 r
        vpxor ymm11, ymm11, [rbp + 1760]                                 ;  1059.7 fp2+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 2112]                                 ;  1053.7 fp3+agu0  108 r
        vmovdqu [rbp + 2112], ymm13                                      ;  1054.7 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3808]                                      ;  1054.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 1792]                                 ;  1061.5 fp0+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 2080]                                 ;  1055.5 fp1+agu1  108 r
        vmovdqu [rbp + 2080], ymm12                                      ;  1056.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4032]                                      ;  1055.7 agu0   108 r
        vpxor ymm12, ymm12, [rbp + 1824]                                 ;  1062.7 fp2+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 2048]                                 ;  1056.7 fp3+agu0  108 r
        vmovdqu [rbp + 2048], ymm15                                      ;  1057.7 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 4512]                                      ;  1057.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 1856]                                 ;  1064.5 fp0+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 2016]                                   ;  1058.5 fp1+agu1  108 r
        vmovdqu [rbp + 2016], ymm1                                       ;  1059.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3840]                                       ;  1058.7 agu0   108 r
        vpxor ymm1, ymm1, [rbp + 1888]                                   ;  1065.7 fp2+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;  1059.7 fp3+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 1952]                                 ;  1060.5 fp0+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 1920]                                   ;  1060.7 fp1+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 1344]                                   ;  1061.5 fp2+agu1  108 r
        vmovdqu [rbp + 1920], ymm5                                       ;  1062.5 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4128]                                       ;  1061.7 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1376]                                   ;  1068.7 fp3+agu1  108 r
        vmovdqu [rbp + 4128], ymm5                                       ;  1069.7 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2752]                                       ;  1062.7 agu0   108 r reload
        vmovdqu [rbp + 384], ymm5                                        ;  1069.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3040]                                       ;  1063.5 agu1   108 r reload
        vmovdqu [rbp + 416], ymm5                                        ;  1070.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2816]                                       ;  1063.7 agu0   108 r reload
        vmovdqu [rbp + 448], ymm5                                        ;  1070.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2720]                                       ;  1064.5 agu1   108 r reload
        vmovdqu [rbp + 480], ymm5                                        ;  1071.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2464]                                       ;  1064.7 agu0   108 r reload
        vmovdqu [rbp + 512], ymm5                                        ;  1071.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2848]                                       ;  1065.5 agu1   108 r reload
        vmovdqu [rbp + 544], ymm5                                        ;  1072.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2944]                                       ;  1065.7 agu0   108 r reload
        vmovdqu [rbp + 576], ymm5                                        ;  1072.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2976]                                       ;  1066.5 agu1   108 r reload
        vmovdqu [rbp + 608], ymm5                                        ;  1073.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3168]                                       ;  1066.7 agu0   108 r reload
        vmovdqu [rbp + 640], ymm5                                        ;  1073.7 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3136]                                       ;  1067.7 agu0   108 r reload
        vmovdqu [rbp + 672], ymm5                                        ;  1074.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3264]                                       ;  1068.5 agu1   108 r reload
        vmovdqu [rbp + 704], ymm5                                        ;  1075.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3200]                                       ;  1068.7 agu0   108 r reload
        vmovdqu [rbp + 736], ymm5                                        ;  1075.7 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3008]                                       ;  1069.7 agu0   108 r reload
        vmovdqu [rbp + 768], ymm5                                        ;  1076.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3072]                                       ;  1070.5 agu1   108 r reload
        vmovdqu [rbp + 800], ymm5                                        ;  1077.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3392]                                       ;  1070.7 agu0   108 r reload
        vmovdqu [rbp + 832], ymm5                                        ;  1077.7 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2560]                                       ;  1071.7 agu0   108 r reload
        vmovdqu [rbp + 864], ymm5                                        ;  1078.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3488]                                       ;  1072.5 agu1   108 r reload
        vmovdqu [rbp - 128], ymm5                                        ;  1079.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3328]                                       ;  1072.7 agu0   108 r reload
        vmovdqu [rbp - 96], ymm5                                         ;  1079.7 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2400]                                       ;  1073.7 agu0   108 r reload
        vmovdqu [rbp - 64], ymm5                                         ;  1080.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3520]                                       ;  1074.5 agu1   108 r reload
        vmovdqu [rbp - 32], ymm5                                         ;  1081.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3360]                                       ;  1074.7 agu0   108 r reload
        vmovdqu [rbp + 0], ymm5                                          ;  1081.7 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3424]                                       ;  1075.7 agu0   108 r reload
        vmovdqu [rbp + 32], ymm5                                         ;  1082.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3104]                                       ;  1076.5 agu1   108 r reload
        vmovdqu [rbp + 64], ymm5                                         ;  1083.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2656]                                       ;  1076.7 agu0   108 r reload
        vmovdqu [rbp + 96], ymm5                                         ;  1083.7 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2592]                                       ;  1077.7 agu0   108 r reload
        vmovdqu [rbp + 128], ymm5                                        ;  1084.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2496]                                       ;  1078.5 agu1   108 r reload
        vmovdqu [rbp + 160], ymm5                                        ;  1085.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2688]                                       ;  1078.7 agu0   108 r reload
        vmovdqu [rbp + 192], ymm5                                        ;  1085.7 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2624]                                       ;  1079.7 agu0   108 r reload
        vmovdqu [rbp + 224], ymm5                                        ;  1086.7 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2368]                                       ;  1080.5 agu1   108 r reload
        vmovdqu [rbp + 256], ymm5                                        ;  1087.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2784]                                       ;  1080.7 agu0   108 r reload
        vmovdqu [rbp + 288], ymm5                                        ;  1088.5 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2432]                                       ;  1081.7 agu0   108 r reload
        vmovdqu [rbp + 320], ymm5                                        ;  1089.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3456]                                       ;  1082.5 agu1   108 r reload
        vmovdqu [rbp + 352], ymm5                                        ;  1090.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 4544]                                       ;  1082.7 agu0   108 r reload
        vmovdqu [rbp + 1408], ymm5                                       ;  1091.5 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3296]                                       ;  1083.7 agu0   108 r reload
        vmovdqu [rbp + 1440], ymm5                                       ;  1092.5 agu2+fp5  132 rounds
        vmovdqu [rbp + 1536], ymm6                                       ;  1093.5 agu1+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2912]                                       ;  1084.7 agu0   108 r reload
        vmovdqu [rbp + 1472], ymm5                                       ;  1094.5 agu2+fp5  132 rounds
        vmovdqu [rbp + 1568], ymm2                                       ;  1095.5 agu1+fp5  132 rounds
        vmovdqu ymm2, [rbp + 2528]                                       ;  1085.7 agu0   108 r reload
        vmovdqu [rbp + 1504], ymm2                                       ;  1096.5 agu2+fp5  132 rounds
        vmovdqu [rbp + 1600], ymm0                                       ;  1097.5 agu1+fp5  132 rounds
        vmovdqu [rbp + 1632], ymm8                                       ;  1098.5 agu2+fp5  132 rounds
        vmovdqu [rbp + 1664], ymm9                                       ;  1099.5 agu0+fp5  132 rounds
        vmovdqu [rbp + 1696], ymm10                                      ;  1100.5 agu1+fp5  132 rounds
        vmovdqu [rbp + 1728], ymm7                                       ;  1101.5 agu2+fp5  132 rounds
        vmovdqu [rbp + 1760], ymm11                                      ;  1102.5 agu0+fp5  132 rounds
        vmovdqu [rbp + 1792], ymm13                                      ;  1103.5 agu1+fp5  132 rounds
        vmovdqu [rbp + 1824], ymm12                                      ;  1104.5 agu2+fp5  132 rounds
        vmovdqu [rbp + 1856], ymm15                                      ;  1105.5 agu0+fp5  132 rounds
        vmovdqu [rbp + 1888], ymm1                                       ;  1106.5 agu1+fp5  132 rounds
        vmovdqu ymm15, [rbp + 1920]                                      ;  1091.5 agu0   108 r reload
        vmovdqu [rbp + 1344], ymm15                                      ;  1107.5 agu2+fp5  132 rounds
        vmovdqu ymm15, [rbp + 4128]                                      ;  1092.5 agu1   108 r reload
        vmovdqu [rbp + 1376], ymm15                                      ;  1108.5 agu0+fp5  132 rounds
        mov r12, qword [rbp + 4592]                                      ;  1093.5 agu2   132 rounds reload
        sub r8, r12                                                      ;  1097.5 alu0   132 rounds
        add r8, 0xc00                                                    ;  1098.5 alu1   132 rounds
        and r8, 0xfff                                                    ;  1099.5 alu2   132 rounds
        add r8, r12                                                      ;  1100.5 alu3   132 rounds
        sub r9, r12                                                      ;  1097.5 alu0   132 rounds
        add r9, 0xc00                                                    ;  1098.5 alu1   132 rounds
        and r9, 0xfff                                                    ;  1099.5 alu2   132 rounds
        add r9, r12                                                      ;  1100.5 alu3   132 rounds
        sub r10, r12                                                     ;  1098.7 alu0   132 rounds
        add r10, 0xc00                                                   ;  1099.7 alu1   132 rounds
        and r10, 0xfff                                                   ;  1100.7 alu2   132 rounds
        add r10, r12                                                     ;  1101.7 alu3   132 rounds
        sub r11, r12                                                     ;  1099.7 alu0   132 rounds
        add r11, 0xc00                                                   ;  1100.7 alu1   132 rounds
        and r11, 0xfff                                                   ;  1101.7 alu2   132 rounds
        add r11, r12                                                     ;  1102.7 alu3   132 rounds
        add esi, 0xffffffff                                              ;  1100.7 alu0   132 rounds
        vmovdqu ymm0, [rbp + 2336]                                       ;  1100.7 agu1   108 r reload
        vmovdqu ymm1, [rbp + 2304]                                       ;  1100.8 agu0   108 r reload
        vmovdqu ymm2, [rbp + 2272]                                       ;  1101.7 agu1   108 r reload
        vmovdqu ymm15, [rbp + 2240]                                      ;  1101.8 agu0   108 r reload
        vmovdqu ymm5, [rbp + 2208]                                       ;  1102.7 agu1   108 r reload
        vmovdqu ymm6, [rbp + 2176]                                       ;  1102.8 agu0   108 r reload
        vmovdqu ymm7, [rbp + 2144]                                       ;  1103.7 agu1   108 r reload
        vmovdqu ymm8, [rbp + 2112]                                       ;  1103.8 agu0   108 r reload
        vmovdqu ymm9, [rbp + 2080]                                       ;  1104.7 agu1   108 r reload
        vmovdqu ymm10, [rbp + 2048]                                      ;  1104.8 agu0   108 r reload
        vmovdqu ymm11, [rbp + 2016]                                      ;  1105.7 agu1   108 r reload
        vmovdqa ymm12, ymm14                                             ;  1102.5        108 r copy
        vmovdqa ymm13, ymm3                                              ;  1102.7        108 r copy
        vmovdqa ymm3, ymm15                                              ;  1108.8        108 r copy
        vmovdqa ymm14, ymm4                                              ;  1103.0        108 r copy
        vmovdqa ymm4, ymm5                                               ;  1109.7        108 r copy
        vmovdqa ymm5, ymm6                                               ;  1109.8        108 r copy
        vmovdqa ymm6, ymm7                                               ;  1110.7        108 r copy
        vmovdqa ymm7, ymm8                                               ;  1110.8        108 r copy
        vmovdqa ymm8, ymm9                                               ;  1111.7        108 r copy
        vmovdqa ymm9, ymm10                                              ;  1111.8        108 r copy
        vmovdqa ymm10, ymm11                                             ;  1112.7        108 r copy
        vmovdqa ymm11, ymm14                                             ;  1104.5        108 r copy
        test esi, esi                                                    ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 4608], r8                                       ;                    resident
        mov qword [rbp + 4600], r9                                       ;                    resident
        mov qword [rbp + 4616], r10                                      ;                    resident
        mov qword [rbp + 4624], r11                                      ;                    resident
        vmovdqu [rbp + 896], ymm0                                        ;                    resident
        vmovdqu [rbp + 928], ymm1                                        ;                    resident
        vmovdqu [rbp + 960], ymm2                                        ;                    resident
        vmovdqu [rbp + 992], ymm3                                        ;                    resident
        vmovdqu [rbp + 1024], ymm4                                       ;                    resident
        vmovdqu [rbp + 1056], ymm5                                       ;                    resident
        vmovdqu [rbp + 1088], ymm6                                       ;                    resident
        vmovdqu [rbp + 1120], ymm7                                       ;                    resident
        vmovdqu [rbp + 1152], ymm8                                       ;                    resident
        vmovdqu [rbp + 1184], ymm9                                       ;                    resident
        vmovdqu [rbp + 1216], ymm10                                      ;                    resident
        vmovdqu [rbp + 1248], ymm11                                      ;                    resident
        vmovdqu [rbp + 1280], ymm12                                      ;                    resident
        vmovdqu [rbp + 1312], ymm13                                      ;                    resident
        mov dword [rbp + 4652], esi                                      ;                    resident
        vmovdqu ymm0, [rbp - 128]                                        ;     0.0 agu0   138 dst reload
        mov r8, qword [rbp + 4632]                                       ;     0.2 agu1   138 dst reload
        vmovdqu [r8], ymm0                                               ;     7.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp - 96]                                         ;     1.0 agu0   138 dst reload
        vmovdqu [r8 + 32], ymm0                                          ;     8.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp - 64]                                         ;     2.0 agu0   138 dst reload
        vmovdqu [r8 + 64], ymm0                                          ;     9.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp - 32]                                         ;     2.2 agu1   138 dst reload
        vmovdqu [r8 + 96], ymm0                                          ;     9.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 0]                                          ;     3.0 agu0   138 dst reload
        vmovdqu [r8 + 128], ymm0                                         ;    10.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 32]                                         ;     4.0 agu0   138 dst reload
        vmovdqu [r8 + 160], ymm0                                         ;    11.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 64]                                         ;     4.2 agu1   138 dst reload
        vmovdqu [r8 + 192], ymm0                                         ;    11.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 96]                                         ;     5.0 agu0   138 dst reload
        vmovdqu [r8 + 224], ymm0                                         ;    12.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 128]                                        ;     6.0 agu0   138 dst reload
        vmovdqu [r8 + 256], ymm0                                         ;    13.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 160]                                        ;     6.2 agu1   138 dst reload
        vmovdqu [r8 + 288], ymm0                                         ;    13.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 192]                                        ;     7.0 agu0   138 dst reload
        vmovdqu [r8 + 320], ymm0                                         ;    14.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 224]                                        ;     8.0 agu0   138 dst reload
        vmovdqu [r8 + 352], ymm0                                         ;    15.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 256]                                        ;     8.2 agu1   138 dst reload
        vmovdqu [r8 + 384], ymm0                                         ;    15.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 288]                                        ;     9.0 agu0   138 dst reload
        vmovdqu [r8 + 416], ymm0                                         ;    16.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 320]                                        ;    10.0 agu0   138 dst reload
        vmovdqu [r8 + 448], ymm0                                         ;    17.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 352]                                        ;    10.2 agu1   138 dst reload
        vmovdqu [r8 + 480], ymm0                                         ;    17.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 384]                                        ;    11.0 agu0   138 dst reload
        vmovdqu [r8 + 512], ymm0                                         ;    18.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 416]                                        ;    12.0 agu0   138 dst reload
        vmovdqu [r8 + 544], ymm0                                         ;    19.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 448]                                        ;    12.2 agu1   138 dst reload
        vmovdqu [r8 + 576], ymm0                                         ;    19.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 480]                                        ;    13.0 agu0   138 dst reload
        vmovdqu [r8 + 608], ymm0                                         ;    20.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 512]                                        ;    14.0 agu0   138 dst reload
        vmovdqu [r8 + 640], ymm0                                         ;    21.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 544]                                        ;    14.2 agu1   138 dst reload
        vmovdqu [r8 + 672], ymm0                                         ;    21.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 576]                                        ;    15.0 agu0   138 dst reload
        vmovdqu [r8 + 704], ymm0                                         ;    22.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 608]                                        ;    16.0 agu0   138 dst reload
        vmovdqu [r8 + 736], ymm0                                         ;    23.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 640]                                        ;    16.2 agu1   138 dst reload
        vmovdqu [r8 + 768], ymm0                                         ;    24.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 672]                                        ;    17.0 agu0   138 dst reload
        vmovdqu [r8 + 800], ymm0                                         ;    25.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 704]                                        ;    18.0 agu0   138 dst reload
        vmovdqu [r8 + 832], ymm0                                         ;    26.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 736]                                        ;    18.2 agu1   138 dst reload
        vmovdqu [r8 + 864], ymm0                                         ;    27.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 768]                                        ;    19.0 agu0   138 dst reload
        vmovdqu [r8 + 896], ymm0                                         ;    28.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 800]                                        ;    20.0 agu0   138 dst reload
        vmovdqu [r8 + 928], ymm0                                         ;    29.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 832]                                        ;    20.2 agu1   138 dst reload
        vmovdqu [r8 + 960], ymm0                                         ;    30.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 864]                                        ;    21.0 agu0   138 dst reload
        vmovdqu [r8 + 992], ymm0                                         ;    31.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 896]                                        ;    22.0 agu0   139 dst reload
        vmovdqu [r8 + 1024], ymm0                                        ;    32.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 928]                                        ;    22.2 agu1   139 dst reload
        vmovdqu [r8 + 1056], ymm0                                        ;    33.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 960]                                        ;    23.0 agu0   139 dst reload
        vmovdqu [r8 + 1088], ymm0                                        ;    34.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 992]                                        ;    24.0 agu0   139 dst reload
        vmovdqu [r8 + 1120], ymm0                                        ;    35.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1024]                                       ;    24.2 agu1   139 dst reload
        vmovdqu [r8 + 1152], ymm0                                        ;    36.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1056]                                       ;    25.0 agu0   139 dst reload
        vmovdqu [r8 + 1184], ymm0                                        ;    37.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1088]                                       ;    26.0 agu0   139 dst reload
        vmovdqu [r8 + 1216], ymm0                                        ;    38.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1120]                                       ;    26.2 agu1   139 dst reload
        vmovdqu [r8 + 1248], ymm0                                        ;    39.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1152]                                       ;    27.0 agu0   139 dst reload
        vmovdqu [r8 + 1280], ymm0                                        ;    40.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1184]                                       ;    28.0 agu0   139 dst reload
        vmovdqu [r8 + 1312], ymm0                                        ;    41.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1216]                                       ;    28.2 agu1   139 dst reload
        vmovdqu [r8 + 1344], ymm0                                        ;    42.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1248]                                       ;    29.0 agu0   139 dst reload
        vmovdqu [r8 + 1376], ymm0                                        ;    43.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1280]                                       ;    30.0 agu0   139 dst reload
        vmovdqu [r8 + 1408], ymm0                                        ;    44.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1312]                                       ;    30.2 agu1   139 dst reload
        vmovdqu [r8 + 1440], ymm0                                        ;    45.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1344]                                       ;    31.0 agu0   139 dst reload
        vmovdqu [r8 + 1472], ymm0                                        ;    46.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1376]                                       ;    32.0 agu0   139 dst reload
        vmovdqu [r8 + 1504], ymm0                                        ;    47.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1408]                                       ;    32.3 agu1   139 dst reload
        vmovdqu [r8 + 1536], ymm0                                        ;    48.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1440]                                       ;    33.3 agu1   139 dst reload
        vmovdqu [r8 + 1568], ymm0                                        ;    49.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1472]                                       ;    34.3 agu0   139 dst reload
        vmovdqu [r8 + 1600], ymm0                                        ;    50.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1504]                                       ;    35.3 agu0   139 dst reload
        vmovdqu [r8 + 1632], ymm0                                        ;    51.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1536]                                       ;    36.3 agu1   139 dst reload
        vmovdqu [r8 + 1664], ymm0                                        ;    52.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1568]                                       ;    37.3 agu1   139 dst reload
        vmovdqu [r8 + 1696], ymm0                                        ;    53.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1600]                                       ;    38.3 agu0   139 dst reload
        vmovdqu [r8 + 1728], ymm0                                        ;    54.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1632]                                       ;    39.3 agu0   139 dst reload
        vmovdqu [r8 + 1760], ymm0                                        ;    55.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1664]                                       ;    40.3 agu1   139 dst reload
        vmovdqu [r8 + 1792], ymm0                                        ;    56.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1696]                                       ;    41.3 agu1   139 dst reload
        vmovdqu [r8 + 1824], ymm0                                        ;    57.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1728]                                       ;    42.3 agu0   139 dst reload
        vmovdqu [r8 + 1856], ymm0                                        ;    58.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1760]                                       ;    43.3 agu0   139 dst reload
        vmovdqu [r8 + 1888], ymm0                                        ;    59.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1792]                                       ;    44.3 agu1   139 dst reload
        vmovdqu [r8 + 1920], ymm0                                        ;    60.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1824]                                       ;    45.3 agu1   139 dst reload
        vmovdqu [r8 + 1952], ymm0                                        ;    61.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1856]                                       ;    46.3 agu0   139 dst reload
        vmovdqu [r8 + 1984], ymm0                                        ;    62.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1888]                                       ;    47.3 agu0   139 dst reload
        vmovdqu [r8 + 2016], ymm0                                        ;    63.3 agu2+fp5  139 dst
        add r8, 0x800                                                    ;    48.3 alu0   149 blocks
        mov qword [rbp + 4632], r8                                       ;    49.3 agu1+st0  149 blocks
        mov r8, qword [rbp + 4576]                                       ;    49.3 agu0   149 blocks
        add r8, 0x800                                                    ;    53.3 alu1   149 blocks
        mov qword [rbp + 4576], r8                                       ;    54.3 agu2+st1  149 blocks
        cmp r8, qword [rbp + 4584]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 4640]                                      ;                    frame
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
kasumi_decrypt_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
