; misty1_decrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_decrypt_compact --cpu zen3 --variant bitsliced
;
; void misty1_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 242 uops, planned 101.5; bounds: width 40.3, ports 67.7, path 11.0
;   blocks/rounds: 3344 uops, planned 917.0; bounds: width 557.3, ports 639.5, path 76.0
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
%fatal "misty1_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_decrypt_compact
$_misty1_decrypt_compact:
%else
        global $misty1_decrypt_compact
%endif
$misty1_decrypt_compact:
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x1140                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 4264], rax                                      ;                    frame
        mov dword [rbp + 4272], ecx                                      ;                    argument
        mov qword [rbp + 4160], rsi                                      ;                    argument
        mov qword [rbp + 4176], rdi                                      ;                    argument
        mov qword [rbp + 4256], rdx                                      ;                    argument
        mov r8d, dword [rbp + 4272]                                      ;     0.0 agu0   143 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   143 blocks
        add r8, qword [rbp + 4160]                                       ;     5.0 alu0+agu1  143 blocks
        mov qword [rbp + 4168], r8                                       ;     6.0 agu2+st0  143 blocks
        cmp dword [rbp + 4272], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 64
.blocks_1:
        db 0x2e, 0x2e
        mov r8, qword [rbp + 4160]                                       ;     0.0 agu0   124 r.0 reload
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 1024]                                        ;     4.0 agu1   125 l.0
        db 0x2e
        mov r9, qword [rbp + 4176]                                       ;     0.3 agu2    86 r.0 reload
        db 0x2e
        vpor ymm1, ymm0, [r9 + 5120]                                     ;    11.3 fp0+agu0   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 1536]                                    ;    12.3 fp1+agu1   66 l
        db 0x2e
        vmovdqu [rbp - 128], ymm1                                        ;    13.3 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 2048]                                    ;    13.3 fp2+agu0   67 l
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    14.3 fp3     67 l
        db 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm0                                         ;    15.3 agu1+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 1056]                                        ;     4.0 agu0   125 l.1
        db 0x2e
        vpor ymm1, ymm0, [r9 + 5152]                                     ;    11.3 fp0+agu1   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 1568]                                    ;    12.3 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp - 64], ymm1                                         ;    13.3 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 2080]                                    ;    13.3 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    14.3 fp3     67 l
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm0                                         ;    15.3 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 1088]                                        ;     5.0 agu0   125 l.2
        db 0x2e
        vpor ymm1, ymm0, [r9 + 5184]                                     ;    12.0 fp0+agu1   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 1600]                                    ;    13.0 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 0], ymm1                                          ;    14.0 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 2112]                                    ;    14.0 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    15.0 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 32], ymm0                                         ;    16.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 1120]                                        ;    12.0 agu0   125 l.3
        db 0x2e
        vpor ymm1, ymm0, [r9 + 5216]                                     ;    19.0 fp0+agu1   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 1632]                                    ;    20.0 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 64], ymm1                                         ;    21.0 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 2144]                                    ;    21.0 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    22.0 fp3     67 l
        vmovdqu [rbp + 96], ymm0                                         ;    23.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1152]                                        ;    14.0 agu0   125 l.4
        vpor ymm1, ymm0, [r9 + 5248]                                     ;    21.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1664]                                    ;    22.0 fp1+agu0   66 l
        vmovdqu [rbp + 128], ymm1                                        ;    23.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2176]                                    ;    23.0 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    24.0 fp3     67 l
        vmovdqu [rbp + 160], ymm0                                        ;    25.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1184]                                        ;    16.0 agu0   125 l.5
        vpor ymm1, ymm0, [r9 + 5280]                                     ;    23.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1696]                                    ;    24.0 fp1+agu0   66 l
        vmovdqu [rbp + 192], ymm1                                        ;    25.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2208]                                    ;    25.0 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    26.0 fp3     67 l
        vmovdqu [rbp + 224], ymm0                                        ;    27.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1216]                                        ;    21.0 agu0   125 l.6
        vpor ymm1, ymm0, [r9 + 5312]                                     ;    28.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1728]                                    ;    29.0 fp1+agu0   66 l
        vmovdqu [rbp + 256], ymm1                                        ;    30.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2240]                                    ;    30.0 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    31.0 fp3     67 l
        vmovdqu [rbp + 288], ymm0                                        ;    32.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1248]                                        ;    23.2 agu0   125 l.7
        vpor ymm1, ymm0, [r9 + 5344]                                     ;    30.2 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1760]                                    ;    31.2 fp1+agu0   66 l
        vmovdqu [rbp + 320], ymm1                                        ;    32.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2272]                                    ;    32.2 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    33.2 fp3     67 l
        vmovdqu [rbp + 352], ymm0                                        ;    34.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1280]                                        ;    25.2 agu0   125 l.8
        vpor ymm1, ymm0, [r9 + 5376]                                     ;    32.2 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1792]                                    ;    33.2 fp1+agu0   66 l
        vmovdqu [rbp + 384], ymm1                                        ;    34.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2304]                                    ;    34.2 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    35.2 fp3     67 l
        vmovdqu [rbp + 416], ymm0                                        ;    36.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1312]                                        ;    30.0 agu0   125 l.9
        vpor ymm1, ymm0, [r9 + 5408]                                     ;    37.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1824]                                    ;    38.0 fp1+agu0   66 l
        vmovdqu [rbp + 448], ymm1                                        ;    39.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2336]                                    ;    39.0 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    40.0 fp3     67 l
        vmovdqu [rbp + 480], ymm0                                        ;    41.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1344]                                        ;    32.2 agu0   125 l.10
        vpor ymm1, ymm0, [r9 + 5440]                                     ;    39.2 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1856]                                    ;    40.2 fp1+agu0   66 l
        vmovdqu [rbp + 512], ymm1                                        ;    41.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2368]                                    ;    41.2 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    42.2 fp3     67 l
        vmovdqu [rbp + 544], ymm0                                        ;    43.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1376]                                        ;    34.3 agu0   125 l.11
        vpor ymm1, ymm0, [r9 + 5472]                                     ;    41.3 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1888]                                    ;    42.3 fp1+agu0   66 l
        vmovdqu [rbp + 576], ymm1                                        ;    43.3 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2400]                                    ;    43.3 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    44.3 fp3     67 l
        vmovdqu [rbp + 608], ymm0                                        ;    45.3 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1408]                                        ;    39.0 agu0   125 l.12
        vpor ymm1, ymm0, [r9 + 5504]                                     ;    46.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1920]                                    ;    47.0 fp1+agu0   66 l
        vmovdqu [rbp + 640], ymm1                                        ;    48.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2432]                                    ;    48.0 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    49.0 fp3     67 l
        vmovdqu [rbp + 672], ymm0                                        ;    50.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1440]                                        ;    41.2 agu0   125 l.13
        vpor ymm1, ymm0, [r9 + 5536]                                     ;    48.2 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1952]                                    ;    49.2 fp1+agu0   66 l
        vmovdqu [rbp + 704], ymm1                                        ;    50.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2464]                                    ;    50.2 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    51.2 fp3     67 l
        vmovdqu [rbp + 736], ymm0                                        ;    52.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1472]                                        ;    43.3 agu0   125 l.14
        vpor ymm1, ymm0, [r9 + 5568]                                     ;    50.3 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1984]                                    ;    51.3 fp1+agu0   66 l
        vmovdqu [rbp + 768], ymm1                                        ;    52.3 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2496]                                    ;    52.3 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    53.3 fp3     67 l
        vmovdqu [rbp + 800], ymm0                                        ;    54.3 agu0+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1504]                                        ;    48.0 agu1   125 l.15
        vpor ymm1, ymm0, [r9 + 5600]                                     ;    55.0 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 2016]                                    ;    56.0 fp1+agu1   66 l
        vmovdqu [rbp + 832], ymm1                                        ;    57.0 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 2528]                                    ;    57.0 fp2+agu0   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    58.0 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 864], ymm0                                        ;    59.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8]                                               ;    50.2 agu1   124 r.0
        vpor ymm1, ymm0, [r9]                                            ;    57.2 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 512]                                     ;    58.2 fp1+agu1   66 l
        vmovdqu [rbp + 896], ymm1                                        ;    59.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7168]                                    ;    59.2 fp2+agu0   67 l
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    60.2 fp3     67 l
        db 0x2e, 0x2e
        vmovdqu [rbp + 928], ymm0                                        ;    61.2 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 32]                                          ;    52.3 agu1   124 r.1
        db 0x2e
        vpor ymm1, ymm0, [r9 + 32]                                       ;    59.3 fp0+agu0   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 544]                                     ;    60.3 fp1+agu1   66 l
        db 0x2e
        vmovdqu [rbp + 960], ymm1                                        ;    61.3 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7200]                                    ;    61.3 fp2+agu0   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    62.3 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 992], ymm0                                        ;    63.3 agu1+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 64]                                          ;    57.0 agu0   124 r.2
        db 0x2e
        vpor ymm1, ymm0, [r9 + 64]                                       ;    64.0 fp0+agu1   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 576]                                     ;    65.0 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 1024], ymm1                                       ;    66.0 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7232]                                    ;    66.0 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    67.0 fp3     67 l
        vmovdqu [rbp + 1056], ymm0                                       ;    68.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 96]                                          ;    59.2 agu0   124 r.3
        db 0x2e
        vpor ymm1, ymm0, [r9 + 96]                                       ;    66.2 fp0+agu1   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 608]                                     ;    67.2 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 1088], ymm1                                       ;    68.2 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7264]                                    ;    68.2 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    69.2 fp3     67 l
        vmovdqu [rbp + 1120], ymm0                                       ;    70.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 128]                                         ;    61.3 agu0   124 r.4
        vpor ymm1, ymm0, [r9 + 128]                                      ;    68.3 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 640]                                     ;    69.3 fp1+agu0   66 l
        vmovdqu [rbp + 1152], ymm1                                       ;    70.3 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7296]                                    ;    70.3 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    71.3 fp3     67 l
        vmovdqu [rbp + 1184], ymm0                                       ;    72.3 agu0+fp5  126 rounds
        vmovdqu ymm0, [r8 + 160]                                         ;    66.0 agu1   124 r.5
        vpor ymm1, ymm0, [r9 + 160]                                      ;    73.0 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 672]                                     ;    74.0 fp1+agu1   66 l
        vmovdqu [rbp + 1216], ymm1                                       ;    75.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7328]                                    ;    75.0 fp2+agu0   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    76.0 fp3     67 l
        vmovdqu [rbp + 1248], ymm0                                       ;    77.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 192]                                         ;    68.2 agu1   124 r.6
        vpor ymm1, ymm0, [r9 + 192]                                      ;    75.2 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 704]                                     ;    76.2 fp1+agu1   66 l
        vmovdqu [rbp + 1280], ymm1                                       ;    77.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7360]                                    ;    77.2 fp2+agu0   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    78.2 fp3     67 l
        vmovdqu [rbp + 1312], ymm0                                       ;    79.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 224]                                         ;    70.3 agu1   124 r.7
        vpor ymm1, ymm0, [r9 + 224]                                      ;    77.3 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 736]                                     ;    78.3 fp1+agu1   66 l
        vmovdqu [rbp + 1344], ymm1                                       ;    79.3 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7392]                                    ;    79.3 fp2+agu0   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    80.3 fp3     67 l
        vmovdqu [rbp + 1376], ymm0                                       ;    81.3 agu1+fp5  126 rounds
        vmovdqu ymm0, [r8 + 256]                                         ;    75.0 agu0   124 r.8
        vpor ymm1, ymm0, [r9 + 256]                                      ;    82.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 768]                                     ;    83.0 fp1+agu0   66 l
        vmovdqu [rbp + 1408], ymm1                                       ;    84.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7424]                                    ;    84.0 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    85.0 fp3     67 l
        vmovdqu [rbp + 1440], ymm0                                       ;    86.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 288]                                         ;    77.2 agu0   124 r.9
        vpor ymm1, ymm0, [r9 + 288]                                      ;    84.2 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 800]                                     ;    85.2 fp1+agu0   66 l
        vmovdqu [rbp + 1472], ymm1                                       ;    86.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7456]                                    ;    86.2 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    87.2 fp3     67 l
        vmovdqu [rbp + 1504], ymm0                                       ;    88.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 320]                                         ;    79.3 agu0   124 r.10
        vpor ymm1, ymm0, [r9 + 320]                                      ;    86.3 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 832]                                     ;    87.3 fp1+agu0   66 l
        vmovdqu [rbp + 1536], ymm1                                       ;    88.3 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7488]                                    ;    88.3 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    89.3 fp3     67 l
        vmovdqu [rbp + 1568], ymm0                                       ;    90.3 agu0+fp5  126 rounds
        vmovdqu ymm0, [r8 + 352]                                         ;    84.0 agu1   124 r.11
        vpor ymm1, ymm0, [r9 + 352]                                      ;    91.0 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 864]                                     ;    92.0 fp1+agu1   66 l
        vmovdqu [rbp + 1600], ymm1                                       ;    93.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7520]                                    ;    93.0 fp2+agu0   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    94.0 fp3     67 l
        vmovdqu [rbp + 1632], ymm0                                       ;    95.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 384]                                         ;    86.2 agu1   124 r.12
        vpor ymm1, ymm0, [r9 + 384]                                      ;    93.2 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 896]                                     ;    94.2 fp1+agu1   66 l
        vmovdqu [rbp + 1664], ymm1                                       ;    95.2 agu2+fp5  126 rounds
        vmovdqu ymm2, [r8 + 416]                                         ;    87.3 agu0   124 r.13
        vpor ymm3, ymm2, [r9 + 416]                                      ;    94.3 fp2+agu1   66 l
        vpxor ymm3, ymm3, [r8 + 928]                                     ;    95.3 fp3+agu0   66 l
        vmovdqu [rbp + 1696], ymm3                                       ;    96.3 agu2+fp5  126 rounds
        vmovdqu ymm4, [r8 + 448]                                         ;    89.2 agu1   124 r.14
        vmovdqu ymm5, [r8 + 480]                                         ;    89.3 agu0   124 r.15
        vpand ymm1, ymm1, [r9 + 7552]                                    ;    95.2 fp0+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    96.2 fp1     67 l
        vmovdqu [rbp + 1728], ymm0                                       ;    97.2 agu2+fp5  126 rounds
        vpor ymm0, ymm4, [r9 + 448]                                      ;    96.2 fp2+agu0   66 l
        vpxor ymm0, ymm0, [r8 + 960]                                     ;    97.2 fp3+agu1   66 l
        vmovdqu [rbp + 1760], ymm0                                       ;    98.2 agu2+fp5  126 rounds
        vpor ymm1, ymm5, [r9 + 480]                                      ;    96.3 fp0+agu0   66 l
        vpxor ymm1, ymm1, [r8 + 992]                                     ;    97.3 fp1+agu1   66 l
        vmovdqu [rbp + 1792], ymm1                                       ;    98.3 agu2+fp5  126 rounds
        vpand ymm3, ymm3, [r9 + 7584]                                    ;    96.3 fp2+agu0   67 l
        vpxor ymm2, ymm2, ymm3                                           ;    97.3 fp3     67 l
        vmovdqu [rbp + 1824], ymm2                                       ;    98.3 agu1+fp5  126 rounds
        vpand ymm0, ymm0, [r9 + 7616]                                    ;    98.2 fp0+agu0   67 l
        vpxor ymm4, ymm4, ymm0                                           ;    99.2 fp1     67 l
        vmovdqu [rbp + 1856], ymm4                                       ;   100.2 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7648]                                    ;    98.3 fp2+agu1   67 l
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    99.3 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 1888], ymm5                                       ;   100.3 agu0+fp5  126 rounds
        db 0x2e
        mov qword [rbp + 4184], r9                                       ;    96.5 agu2+st0  126 rounds
        db 0x2e
        mov qword [rbp + 4192], r9                                       ;    96.7 agu1+st1  126 rounds
        lea r8, [r9 + 3072]                                              ;    96.8 alu0   126 rounds
        mov qword [rbp + 4200], r8                                       ;    97.8 agu0+st0  126 rounds
        lea r8, [r9 + 1024]                                              ;    97.2 alu1   126 rounds
        db 0x2e
        mov qword [rbp + 4208], r8                                       ;    98.2 agu2+st1  126 rounds
        db 0x2e
        lea r8, [r9 + 2048]                                              ;    97.5 alu2   126 rounds
        db 0x2e
        mov qword [rbp + 4216], r8                                       ;    98.5 agu1+st0  126 rounds
        db 0x2e
        lea r8, [r9 + 512]                                               ;    97.8 alu3   126 rounds
        db 0x2e
        mov qword [rbp + 4224], r8                                       ;    98.8 agu0+st1  126 rounds
        db 0x2e
        lea r8, [r9 + 2560]                                              ;    98.2 alu0   126 rounds
        db 0x2e
        mov qword [rbp + 4232], r8                                       ;    99.5 agu2+st0  126 rounds
        db 0x2e
        lea r8, [r9 + 3584]                                              ;    98.5 alu1   126 rounds
        db 0x2e
        mov qword [rbp + 4240], r8                                       ;    99.7 agu1+st1  126 rounds
        db 0x2e
        add r9, -2048                                                    ;    98.8 alu2   126 rounds
        mov qword [rbp + 4248], r9                                       ;   100.5 agu0+st0  126 rounds
.rounds_2:
        mov r8, qword [rbp + 4200]                                       ;     0.0 agu0    76 l.0 reload
        vmovdqu ymm15, [r8 + 512]                                        ;     4.0 agu1    54 next
        vpxor ymm15, ymm15, [rbp + 896]                                  ;    11.0 fp0+agu0   54 next
        vmovdqu ymm14, [r8 + 544]                                        ;     4.0 agu1    54 next
        vpxor ymm14, ymm14, [rbp + 960]                                  ;    11.0 fp1+agu0   54 next
        db 0x2e
        vmovdqu ymm13, [r8 + 576]                                        ;     4.0 agu1    54 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1024]                                 ;    11.0 fp2+agu0   54 next
        db 0x2e
        vmovdqu ymm12, [r8 + 608]                                        ;     4.0 agu1    54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1088]                                 ;    11.0 fp3+agu0   54 next
        vmovdqu ymm11, [r8 + 640]                                        ;     4.2 agu1    54 next
        vpxor ymm11, ymm11, [rbp + 1152]                                 ;    11.2 fp0+agu0   54 next
        vmovdqu ymm10, [r8 + 672]                                        ;     5.2 agu1    54 next
        vpxor ymm10, ymm10, [rbp + 1216]                                 ;    12.2 fp1+agu0   54 next
        vmovdqu ymm9, [r8 + 704]                                         ;     6.2 agu1    54 next
        vpxor ymm9, ymm9, [rbp + 1280]                                   ;    13.2 fp2+agu0   54 next
        vmovdqu ymm8, [r8 + 736]                                         ;     7.2 agu1    54 next
        vpxor ymm8, ymm8, [rbp + 1344]                                   ;    14.2 fp3+agu0   54 next
        vmovdqu ymm7, [r8 + 768]                                         ;     8.2 agu1    54 next
        vpxor ymm7, ymm7, [rbp + 1408]                                   ;    15.2 fp0+agu0   54 next
        vmovdqu ymm6, [r8 + 800]                                         ;     9.2 agu1    54 next
        vpxor ymm6, ymm6, [rbp + 1472]                                   ;    16.2 fp1+agu0   54 next
        vmovdqu ymm5, [r8 + 832]                                         ;    10.2 agu1    54 next
        vpxor ymm5, ymm5, [rbp + 1536]                                   ;    17.2 fp2+agu0   54 next
        vmovdqu ymm4, [r8 + 864]                                         ;    11.2 agu1    54 next
        vpxor ymm4, ymm4, [rbp + 1600]                                   ;    18.2 fp3+agu0   54 next
        vmovdqa ymm3, ymm8                                               ;    15.2         41 next copy
        vmovdqu ymm2, [r8 + 896]                                         ;    12.2 agu1    54 next
        vpxor ymm2, ymm2, [rbp + 1664]                                   ;    19.2 fp0+agu0   54 next
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm5                                               ;    18.2         41 next copy
        db 0x2e
        vpxor ymm0, ymm7, ymm2                                           ;    20.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 1920], ymm13                                      ;    12.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm13, [r8 + 928]                                        ;    13.2 agu1    54 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1696]                                 ;    20.2 fp2+agu0   54 next
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;    21.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm12                                      ;    12.3 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm12, ymm5, ymm13                                         ;    21.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm14                                      ;    13.3 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm8                                              ;    15.2         41 next copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm9                                       ;    14.3 agu1+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [r8 + 960]                                         ;    15.0 agu0    54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1760]                                   ;    22.0 fp1+agu1   54 next
        db 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    23.0 fp2     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm9                                         ;    23.0 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;    24.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm9                                              ;    23.0         41 next copy
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;    25.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2048], ymm10                                      ;    15.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, ymm4                                         ;    21.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm15                                      ;    16.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm3                                          ;    22.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2112], ymm11                                      ;    17.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm11, ymm6, ymm15                                         ;    23.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm12                                      ;    26.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [r8 + 992]                                        ;    18.3 agu1    54 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 1792]                                 ;    25.3 fp1+agu0   54 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;    26.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2176], ymm1                                       ;    24.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm8, ymm12                                          ;    26.3 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;    27.3 fp0     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    28.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm13                                      ;    21.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm6                                          ;    21.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;    22.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm13                                      ;    23.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm8                                          ;    22.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;    23.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;    27.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm7                                          ;    23.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm14                                      ;    27.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm4                                          ;    23.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;    24.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;    28.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm4, ymm12                                         ;    26.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    27.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    29.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;    28.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;    29.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm14                                      ;    27.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm8                                          ;    25.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm5                                       ;    30.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm5, ymm15, ymm12                                          ;    26.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm15                                      ;    26.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm0, ymm4                                          ;    26.3 fp2     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;    26.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm13                                      ;    27.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm2                                          ;    26.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;    27.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;    28.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm2                                           ;    27.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm2                                          ;    27.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    28.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;    29.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    29.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm7                                          ;    28.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;    30.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;    29.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;    29.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm15                                      ;    31.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm12                                         ;    29.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    30.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;    31.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;    30.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;    31.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm7                                          ;    31.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;    31.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    32.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;    32.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;    32.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;    33.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;    33.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;    34.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;    33.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm9                                          ;    33.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;    33.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;    34.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;    35.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm7                                          ;    34.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;    35.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;    36.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2240]                                 ;    36.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2176]                                   ;    35.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;    36.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2208]                                       ;    33.5 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm13                                      ;    37.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm4                                          ;    40.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;    40.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;    36.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2400]                                   ;    41.5 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;    40.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;    37.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, [rbp + 2368]                                    ;    37.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;    41.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2336]                                   ;    38.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2368]                                 ;    42.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;    41.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;    43.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2144]                                      ;    36.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm12                                          ;    43.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;    39.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;    40.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;    42.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;    44.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;    41.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2272]                                   ;    40.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;    41.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;    42.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;    43.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2208]                                       ;    40.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                           ;    47.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;    48.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2336]                                   ;    42.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;    48.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;    44.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2304]                                 ;    45.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;    43.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2240]                                   ;    44.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2176]                                   ;    43.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;    44.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;    45.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    49.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;    49.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;    50.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    50.3 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2112]                                       ;    43.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2080]                                       ;    44.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;    51.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2048]                                       ;    44.8 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, ymm4                                           ;    51.8 fp2     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2016]                                       ;    45.5 agu1    41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 1984]                                       ;    45.8 agu0    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm8                                           ;    52.8 fp3     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 1952]                                      ;    46.5 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm4                                         ;    53.5 fp0     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2112]                                      ;    46.8 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 1952]                                 ;    53.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2208], ymm14                                      ;    46.3 agu2+fp5   41 next spill
        vmovdqu ymm14, [rbp + 2016]                                      ;    47.8 agu0    41 next
        vpand ymm14, ymm14, [rbp + 1952]                                 ;    54.8 fp2+agu1   41 next
        vmovdqu [rbp + 2368], ymm13                                      ;    46.7 agu2+fp5   41 next spill
        vmovdqu ymm13, [rbp + 2048]                                      ;    48.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 1920]                                 ;    55.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;    56.8 fp0     41 next
        db 0x2e
        vpand ymm13, ymm13, ymm8                                         ;    56.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2464], ymm9                                       ;    48.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm10, ymm8                                          ;    54.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2176], ymm1                                       ;    49.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm6, [rbp + 2016]                                   ;    52.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2240], ymm2                                       ;    51.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, [rbp + 2112]                                   ;    55.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 2016]                                   ;    56.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;    57.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm15                                      ;    51.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm12                                         ;    54.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;    57.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2048]                                 ;    55.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;    57.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2336], ymm0                                       ;    52.8 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm8, [rbp + 2048]                                   ;    53.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;    54.0 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rel misty1_decrypt_compact.T0_constants256]   ;    55.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2144], ymm11                                      ;    53.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm0, [rbp + 1952]                                  ;    54.0 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm5                                       ;    54.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm8, ymm4                                           ;    54.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    55.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm7                                       ;    58.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2016]                                       ;    55.0 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 1920]                                   ;    62.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    63.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm2                                       ;    57.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm12, [rbp + 1920]                                  ;    58.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    59.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1952]                                       ;    56.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    63.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;    58.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm11                                      ;    64.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm5, [rbp + 1920]                                  ;    64.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    65.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2112]                                   ;    64.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    66.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 1920]                                   ;    58.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm11                                      ;    67.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm14, [rbp + 2112]                                 ;    58.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;    59.8 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;    65.0 fp2     41 next
        db 0x2e
        vpand ymm15, ymm12, ymm4                                         ;    59.8 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 2112]                                 ;    59.8 fp0+agu1   41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 2048]                                 ;    59.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;    60.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;    63.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm10                                      ;    60.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm2                                          ;    63.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;    64.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;    65.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2112]                                      ;    60.7 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm15                                      ;    66.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm11                                         ;    67.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;    68.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;    69.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    64.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2016]                                      ;    63.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm10                                          ;    70.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 1920]                                 ;    69.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;    71.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;    72.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;    73.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, ymm15                                          ;    70.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;    70.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2048]                                   ;    71.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 1920]                                   ;    66.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    66.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;    70.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;    67.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm11                                          ;    67.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 2048]                                   ;    67.2 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;    72.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    72.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;    73.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1920]                                       ;    67.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm3, ymm1                                           ;    74.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2560]                                   ;    68.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;    68.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;    70.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;    74.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2048]                                      ;    69.7 agu0    54 next reload
        db 0x2e
        vpand ymm11, ymm10, ymm12                                        ;    76.7 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2400]                                   ;    71.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2528]                                 ;    74.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;    77.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;    71.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 2560]                                 ;    77.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                          ;    78.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;    75.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;    75.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;    79.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2272]                                 ;    78.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;    79.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    80.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;    73.0 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;    80.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2496]                                   ;    73.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;    81.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2432]                                   ;    74.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm4, [rbp + 2592]                                   ;    75.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2144]                                       ;    75.2 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 1984]                                   ;    82.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;    83.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2336]                                   ;    76.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    77.2 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2304]                                   ;    76.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;    82.7 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2176]                                 ;    77.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;    78.2 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2240]                                      ;    77.8 agu1    41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2112]                                 ;    84.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;    85.8 fp0     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2464]                                 ;    78.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;    79.8 fp2     41 next
        db 0x2e
        mov r9, qword [rbp + 4216]                                       ;    78.0 agu2    77 l.0 reload
        db 0x2e
        vpxor ymm3, ymm3, [r9 + 4384]                                    ;    89.0 fp3+agu0   48 next
        db 0x2e
        vpxor ymm14, ymm14, [r9 + 4416]                                  ;    89.0 fp0+agu1   48 next
        vpxor ymm5, ymm5, [r9 + 4448]                                    ;    89.0 fp1+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4480]                                    ;    89.0 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r9 + 4512]                                  ;    89.0 fp3+agu0   48 next
        vpxor ymm8, ymm8, [r9 + 4544]                                    ;    89.0 fp0+agu1   48 next
        vpxor ymm6, ymm6, [r9 + 4576]                                    ;    89.0 fp1+agu0   48 next
        vpxor ymm4, ymm4, [r9 + 4096]                                    ;    89.0 fp2+agu1   48 next
        vpxor ymm7, ymm7, [r9 + 4128]                                    ;    89.0 fp3+agu0   48 next
        vpxor ymm1, ymm1, [r9 + 4160]                                    ;    89.0 fp0+agu1   48 next
        vpxor ymm2, ymm2, [r9 + 4192]                                    ;    89.0 fp1+agu0   48 next
        vpxor ymm11, ymm11, [r9 + 4224]                                  ;    89.0 fp2+agu1   48 next
        vpxor ymm12, ymm12, [r9 + 4256]                                  ;    89.0 fp3+agu0   48 next
        vpxor ymm10, ymm10, [r9 + 4288]                                  ;    89.0 fp0+agu1   48 next
        vmovdqu ymm15, [rbp + 2368]                                      ;    86.2 agu0    48 next
        vpxor ymm15, ymm15, [r9 + 4320]                                  ;    93.2 fp1+agu1   48 next
        vmovdqu [rbp + 2368], ymm6                                       ;    90.0 agu2+fp5   48 next spill
        vmovdqu ymm6, [rbp + 2208]                                       ;    89.0 agu0    48 next
        vpxor ymm6, ymm6, [r9 + 4352]                                    ;    96.0 fp2+agu1   48 next
        vmovdqu [rbp + 2208], ymm8                                       ;    90.0 agu2+fp5   48 next spill
        vpxor ymm8, ymm10, ymm4                                          ;    90.0 fp3     45 next
        vmovdqu [rbp + 2464], ymm13                                      ;    90.3 agu0+fp5   48 next spill
        vpand ymm13, ymm2, ymm15                                         ;    94.2 fp0     45 next
        vmovdqu [rbp + 2112], ymm9                                       ;    91.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm12                                          ;    90.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm5                                       ;    92.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm2                                          ;    90.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm14                                      ;    93.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm15, ymm6                                         ;    97.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm3                                       ;    94.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm15                                          ;    94.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;    95.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm11                                         ;    91.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;    96.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2048], ymm5                                       ;    97.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm2                                           ;    92.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm13                                      ;    96.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm1                                          ;    93.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm10                                      ;    97.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm4, ymm6                                          ;    97.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;    98.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;    99.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm1                                           ;    93.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;    94.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm0                                       ;    98.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm4                                           ;    93.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;    94.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;    98.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm7                                           ;    94.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm14                                      ;    99.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm2, ymm11                                         ;    94.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;    95.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;    99.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm6                                         ;    97.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;    98.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   100.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                           ;    99.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_decrypt_compact.T0_constants256]   ;   100.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm14                                      ;   100.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm4                                          ;    97.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm2                                       ;   101.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm2, ymm5, ymm6                                            ;    97.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm5                                       ;   102.3 agu1+fp5   45 next spill
        db 0x2e
        vpand ymm5, ymm9, ymm11                                          ;    97.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;    97.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm0                                       ;   103.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, ymm12                                          ;    98.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;    99.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   100.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm12                                         ;    98.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm15, ymm12                                         ;    99.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   100.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   101.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   101.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm7                                           ;   100.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   102.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   101.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                          ;   100.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm5                                       ;   104.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm6                                           ;   101.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   101.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   102.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   102.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   103.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm7                                          ;   102.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                          ;   102.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   103.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   103.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   103.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   104.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   104.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   105.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   104.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm15                                         ;   104.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                         ;   104.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   105.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   106.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm7                                           ;   105.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   106.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   107.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2336]                                   ;   107.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2304]                                 ;   106.7 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   107.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1952]                                      ;   104.8 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm2                                       ;   108.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm11                                         ;   111.8 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                          ;   111.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   107.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2432]                                   ;   112.8 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   111.8 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                         ;   108.3 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm12, ymm12, [rbp + 2592]                                  ;   109.3 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   112.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 1920]                                 ;   109.3 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   113.8 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   112.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   114.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2048]                                       ;   107.7 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm6                                          ;   114.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   110.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   111.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   113.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   115.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   112.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 1984]                                 ;   111.7 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2080]                                 ;   112.7 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   113.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   114.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1952]                                       ;   111.7 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   118.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   119.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   113.8 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   119.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   115.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2144]                                   ;   116.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   114.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2336]                                 ;   115.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2304]                                 ;   114.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   115.8 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2592]                                 ;   116.7 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   120.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   120.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   121.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   121.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2016]                                       ;   115.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   122.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2176]                                       ;   115.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   122.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2240]                                       ;   116.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   123.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2112]                                       ;   116.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   123.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2464]                                       ;   117.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   124.2 fp0     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2208]                                       ;   117.8 agu1    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   124.8 fp1     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2368]                                      ;   118.2 agu0    48 next reload
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   125.2 fp2     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 928]                                    ;   123.8 fp3+agu1   54 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 992]                                  ;   123.2 fp0+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 1056]                                   ;   124.2 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 1120]                                   ;   124.8 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 1184]                                 ;   125.2 fp3+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 1248]                                 ;   125.8 fp0+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 1312]                                 ;   126.2 fp1+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 1376]                                   ;   122.2 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 1440]                                 ;   122.8 fp3+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 1504]                                   ;   123.2 fp0+agu0   54 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1568]                                   ;   123.8 fp1+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 1632]                                   ;   124.2 fp2+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 1728]                                   ;   124.8 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 1824]                                   ;   125.2 fp0+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 1856]                                   ;   125.8 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 1888]                                 ;   126.2 fp2+agu0   54 next
        mov r10, qword [rbp + 4184]                                      ;   123.8 agu2    76 l.0 reload
        vmovdqu [rbp + 2368], ymm11                                      ;   127.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm11, [r10 + 512]                                       ;   127.8 agu1    54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 928]                                  ;   134.8 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2208], ymm8                                       ;   126.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [r10 + 544]                                        ;   127.8 agu1    54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 992]                                    ;   134.8 fp0+agu0   54 next
        vmovdqu [rbp + 2464], ymm7                                       ;   126.8 agu2+fp5   54 next spill
        vmovdqu ymm7, [r10 + 576]                                        ;   128.8 agu1    54 next
        vpxor ymm7, ymm7, [rbp + 1056]                                   ;   135.8 fp1+agu0   54 next
        vmovdqu [rbp + 2112], ymm6                                       ;   127.8 agu2+fp5   54 next spill
        vmovdqu ymm6, [r10 + 608]                                        ;   129.8 agu1    54 next
        vpxor ymm6, ymm6, [rbp + 1120]                                   ;   136.8 fp2+agu0   54 next
        vmovdqu [rbp + 2240], ymm4                                       ;   128.8 agu2+fp5   54 next spill
        vmovdqu ymm4, [r10 + 640]                                        ;   130.8 agu1    54 next
        vpxor ymm4, ymm4, [rbp + 1184]                                   ;   137.8 fp3+agu0   54 next
        vmovdqu [rbp + 2016], ymm1                                       ;   129.8 agu2+fp5   54 next spill
        vmovdqu ymm1, [r10 + 672]                                        ;   131.8 agu1    54 next
        vpxor ymm1, ymm1, [rbp + 1248]                                   ;   138.8 fp0+agu0   54 next
        vmovdqu [rbp + 2176], ymm3                                       ;   130.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [r10 + 704]                                        ;   132.8 agu1    54 next
        vpxor ymm3, ymm3, [rbp + 1312]                                   ;   139.8 fp1+agu0   54 next
        vmovdqu [rbp + 1952], ymm14                                      ;   131.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [r10 + 736]                                       ;   133.8 agu1    54 next
        vpxor ymm14, ymm14, [rbp + 1376]                                 ;   140.8 fp2+agu0   54 next
        vmovdqu [rbp + 2592], ymm2                                       ;   132.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [r10 + 768]                                        ;   134.8 agu1    54 next
        vpxor ymm2, ymm2, [rbp + 1440]                                   ;   141.8 fp3+agu0   54 next
        vmovdqu [rbp + 2496], ymm15                                      ;   133.8 agu2+fp5   54 next spill
        vmovdqa ymm15, ymm14                                             ;   141.8         41 next copy
        vmovdqu [rbp + 2304], ymm10                                      ;   134.8 agu2+fp5   54 next spill
        vmovdqu ymm10, [r10 + 800]                                       ;   135.8 agu1    54 next
        vpxor ymm10, ymm10, [rbp + 1504]                                 ;   142.8 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2336], ymm12                                      ;   135.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [r10 + 832]                                       ;   136.8 agu1    54 next
        vpxor ymm12, ymm12, [rbp + 1568]                                 ;   143.8 fp1+agu0   54 next
        vmovdqu [rbp + 2144], ymm5                                       ;   136.8 agu2+fp5   54 next spill
        vmovdqa ymm5, ymm12                                              ;   144.8         41 next copy
        vmovdqu [rbp + 1920], ymm9                                       ;   137.8 agu1+fp5   54 next spill
        vmovdqa ymm9, ymm2                                               ;   142.8         41 next copy
        vmovdqu [rbp + 2048], ymm13                                      ;   138.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm13, [r10 + 864]                                       ;   138.2 agu0    54 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1632]                                 ;   145.2 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2080], ymm0                                       ;   139.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqa ymm0, ymm12                                              ;   144.8         41 next copy
        db 0x2e
        vmovdqu [rbp + 1984], ymm7                                       ;   140.0 agu0+fp5   54 next spill
        vmovdqu ymm7, [r10 + 896]                                        ;   139.8 agu1    54 next
        vpxor ymm7, ymm7, [rbp + 1728]                                   ;   146.8 fp3+agu0   54 next
        vpxor ymm9, ymm9, ymm7                                           ;   147.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm6                                       ;   141.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqa ymm6, ymm14                                              ;   141.8         41 next copy
        db 0x2e
        vmovdqu [rbp + 2272], ymm8                                       ;   142.0 agu1+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [r10 + 928]                                        ;   141.2 agu0    54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1824]                                   ;   148.2 fp1+agu1   54 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   149.2 fp2     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   149.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm3                                       ;   143.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm13                                          ;   149.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm1                                       ;   144.0 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm15                                         ;   150.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm11                                      ;   145.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm11, [r10 + 960]                                       ;   142.8 agu1    54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1856]                                 ;   149.8 fp2+agu0   54 next
        db 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   150.8 fp3     41 next
        db 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   150.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   151.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm11                                              ;   150.8         41 next copy
        db 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;   152.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm4                                       ;   146.0 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm4, ymm10, ymm1                                          ;   151.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm0                                       ;   153.8 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm0, [r10 + 992]                                        ;   146.0 agu1    54 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1888]                                   ;   153.0 fp0+agu0   54 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   154.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm5                                       ;   151.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm0                                          ;   154.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   155.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   156.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm8                                       ;   149.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm10                                         ;   149.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   150.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm8                                       ;   151.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm14                                         ;   150.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   151.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   155.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm2                                          ;   150.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm6                                       ;   155.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm13                                         ;   151.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   152.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   156.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm0                                          ;   154.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   155.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   157.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   156.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   157.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm6                                       ;   155.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm14                                          ;   153.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm12                                      ;   158.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm1, ymm0                                           ;   154.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm1                                       ;   154.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm13                                          ;   154.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                          ;   154.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm8                                       ;   155.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm7                                          ;   154.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   155.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   156.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm7                                          ;   155.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm7                                         ;   155.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   156.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   157.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   157.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm2                                         ;   156.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   158.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   157.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   157.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm1                                       ;   159.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm0                                           ;   157.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   157.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   158.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   158.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   159.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm2                                          ;   158.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   159.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   159.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   159.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   159.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   160.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;   160.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   161.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   160.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm11                                         ;   161.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   161.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   162.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   163.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm2                                          ;   162.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   163.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   164.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2752]                                 ;   164.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2688]                                 ;   163.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   164.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2720]                                      ;   161.2 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 2976], ymm12                                      ;   165.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm11, ymm13                                        ;   168.2 fp3     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   168.2 fp0     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm10                                          ;   164.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2912]                                 ;   169.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   168.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                        ;   164.7 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm7, ymm7, [rbp + 2880]                                    ;   165.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   169.2 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   165.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2880]                                   ;   170.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   169.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   171.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2656]                                       ;   164.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm0                                         ;   171.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   166.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   167.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   170.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   172.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   169.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2784]                                 ;   168.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2944]                                 ;   169.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   170.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   171.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2720]                                       ;   168.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   175.0 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   176.0 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2848]                                 ;   170.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   176.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   172.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   173.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   171.2 fp3     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2752]                                   ;   172.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2688]                                   ;   171.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2976]                                 ;   172.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2880]                                   ;   173.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   177.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   177.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   178.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   178.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2624]                                       ;   171.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2400]                                       ;   172.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   179.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2560]                                       ;   172.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   179.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2528]                                      ;   173.2 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2272]                                      ;   173.5 agu0    54 next reload
        db 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   180.5 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2432]                                      ;   174.2 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, ymm2                                         ;   181.2 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2624]                                      ;   174.5 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2432]                                 ;   181.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm6                                       ;   174.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2528]                                       ;   175.5 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2432]                                   ;   182.5 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm12                                      ;   174.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 2560]                                      ;   176.5 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 1984]                                 ;   183.5 fp2+agu1   41 next
        vpxor ymm10, ymm10, ymm12                                        ;   184.5 fp3     41 next
        vpand ymm12, ymm12, ymm13                                        ;   184.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm11                                      ;   176.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm14, ymm13                                        ;   182.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm5                                       ;   177.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm3, [rbp + 2528]                                   ;   180.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm7                                       ;   179.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm7, ymm11, [rbp + 2624]                                  ;   183.2 fp3+agu1   41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 2528]                                   ;   184.2 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm7                                         ;   185.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm1                                       ;   179.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm15                                          ;   182.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   185.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2560]                                   ;   183.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   185.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm9                                       ;   180.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm13, [rbp + 2560]                                  ;   180.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   181.7 fp3     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;   182.7 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm4                                       ;   181.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm9, [rbp + 2432]                                   ;   181.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm8                                       ;   182.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm13, ymm2                                          ;   181.8 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   182.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm10                                      ;   186.5 agu0+fp5   41 next spill
        vmovdqu ymm10, [rbp + 2528]                                      ;   182.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 1984]                                 ;   189.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   190.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm7                                       ;   185.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm15, [rbp + 1984]                                  ;   186.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   187.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2432]                                       ;   184.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   191.5 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   186.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3008], ymm4                                       ;   192.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm8, [rbp + 1984]                                   ;   191.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   192.7 fp3     41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2624]                                   ;   191.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   193.7 fp1     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 1984]                                 ;   185.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm4                                       ;   194.7 agu2+fp5   41 next spill
        vpxor ymm4, ymm6, [rbp + 2624]                                   ;   186.5 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   187.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   192.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm2                                          ;   187.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2624]                                 ;   187.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2560]                                   ;   187.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   188.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   190.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm14                                      ;   187.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm7                                         ;   191.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   192.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   193.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2624]                                       ;   188.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm1                                       ;   194.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   195.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   196.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   197.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   192.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2528]                                      ;   191.5 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm9, ymm14                                         ;   198.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;   197.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;   199.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   200.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   201.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm7, ymm1                                           ;   198.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   198.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   199.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 1984]                                   ;   193.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   193.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   198.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   194.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm4                                          ;   195.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2560]                                 ;   194.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   200.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   200.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   201.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1984]                                       ;   195.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm5                                          ;   202.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3072]                                 ;   196.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   196.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   198.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   202.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2560]                                      ;   197.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm14, ymm15                                         ;   204.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2912]                                   ;   199.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3040]                                   ;   202.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   205.3 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   198.7 fp0     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 3072]                                   ;   205.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                          ;   206.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   203.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   203.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3040]                                   ;   207.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2784]                                   ;   206.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   207.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   208.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   200.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   208.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3008]                                   ;   201.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   209.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2944]                                   ;   201.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm2, [rbp + 3104]                                   ;   202.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2656]                                       ;   202.8 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2272]                                   ;   209.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   210.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   203.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   204.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2816]                                   ;   204.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   210.3 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2688]                                 ;   204.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   205.8 fp1     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2752]                                       ;   205.5 agu1    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2624]                                   ;   212.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   213.5 fp3     41 next
        vpxor ymm14, ymm14, [rbp + 2976]                                 ;   206.5 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm14                                          ;   207.5 fp1     41 next
        vpxor ymm1, ymm1, [r10 + 4384]                                   ;   206.8 fp2+agu0   48 next
        vpxor ymm6, ymm6, [r10 + 4416]                                   ;   211.8 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r10 + 4448]                                   ;   207.8 fp0+agu0   48 next
        vpxor ymm11, ymm11, [r10 + 4480]                                 ;   211.3 fp1+agu1   48 next
        vpxor ymm12, ymm12, [r10 + 4512]                                 ;   214.5 fp2+agu0   48 next
        db 0x2e
        vpxor ymm13, ymm13, [r10 + 4544]                                 ;   209.5 fp3+agu1   48 next
        vpxor ymm3, ymm3, [r10 + 4576]                                   ;   209.8 fp0+agu0   48 next
        vpxor ymm2, ymm2, [r10 + 4096]                                   ;   210.5 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r10 + 4128]                                   ;   210.8 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r10 + 4160]                                   ;   211.5 fp3+agu1   48 next
        vpxor ymm7, ymm7, [r10 + 4192]                                   ;   211.8 fp0+agu0   48 next
        vpxor ymm9, ymm9, [r10 + 4224]                                   ;   213.5 fp1+agu1   48 next
        vpxor ymm15, ymm15, [r10 + 4256]                                 ;   212.8 fp2+agu0   48 next
        vpxor ymm14, ymm14, [r10 + 4288]                                 ;   213.5 fp3+agu1   48 next
        vmovdqu ymm10, [rbp + 2880]                                      ;   213.8 agu0    48 next
        vpxor ymm10, ymm10, [r10 + 4320]                                 ;   220.8 fp0+agu1   48 next
        vmovdqu [rbp + 2880], ymm3                                       ;   210.8 agu2+fp5   48 next spill
        vmovdqu ymm3, [rbp + 2720]                                       ;   214.8 agu0    48 next
        vpxor ymm3, ymm3, [r10 + 4352]                                   ;   221.8 fp1+agu1   48 next
        vmovdqu [rbp + 2720], ymm13                                      ;   211.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm13, ymm2, ymm14                                         ;   214.5 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm12                                      ;   215.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm7, ymm10                                         ;   221.8 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm11                                      ;   213.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm4, ymm15                                         ;   213.8 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm8                                       ;   214.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm8, ymm7, ymm14                                          ;   214.5 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm6                                       ;   215.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm3                                          ;   222.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm1                                       ;   216.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, ymm10                                          ;   221.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   222.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm14, ymm9                                          ;   214.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   223.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm8                                       ;   224.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm7                                          ;   215.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm12                                      ;   222.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm5                                          ;   216.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm14                                      ;   219.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm2, ymm3                                          ;   222.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   223.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   224.8 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm5                                           ;   215.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   216.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm0                                       ;   220.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm2                                           ;   216.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   217.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   223.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm4                                           ;   217.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm6                                       ;   223.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm9                                           ;   219.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   220.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   224.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm3                                           ;   222.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   223.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   225.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   224.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel misty1_decrypt_compact.T0_constants256]   ;   225.8 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm6                                       ;   223.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm4, ymm2                                           ;   223.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm7                                       ;   226.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm8, ymm3                                            ;   223.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm8                                       ;   224.8 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm9                                          ;   223.7 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   223.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm0                                       ;   225.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm15                                          ;   224.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   225.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   226.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm15                                          ;   224.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm15                                         ;   225.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   226.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   227.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   227.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm4                                           ;   226.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   228.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   227.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   226.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm8                                       ;   229.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm3                                           ;   227.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   227.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   228.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   228.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   229.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm10, ymm4                                          ;   228.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   228.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   229.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   229.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   229.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   230.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   230.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   231.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   230.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm10                                          ;   230.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   230.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   231.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   232.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm4                                           ;   231.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   232.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   233.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2848]                                   ;   233.8 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   232.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   233.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2432]                                       ;   230.8 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   234.8 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm7, ymm10, ymm9                                          ;   237.8 fp2     45 next
        db 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   237.8 fp3     45 next
        db 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   233.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2944]                                   ;   238.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   237.8 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   234.3 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 3104]                                  ;   234.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   238.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 1984]                                 ;   235.3 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3104]                                   ;   239.8 fp3+agu0   45 next
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   238.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   240.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2560]                                       ;   233.7 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm3                                          ;   240.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   236.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   237.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   239.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   241.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   238.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2272]                                 ;   237.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2400]                                 ;   238.7 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   239.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   240.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2432]                                       ;   237.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   244.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   245.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1984]                                   ;   239.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   245.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   241.8 fp0     45 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;   242.8 fp1+agu0   45 next
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   240.8 fp2     45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2848]                                 ;   241.8 fp3+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;   240.8 fp0+agu0   45 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3008]                                   ;   241.8 fp1+agu1   45 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3104]                                   ;   242.7 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   246.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   246.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   247.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   247.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2528]                                       ;   241.2 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   248.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2688]                                       ;   241.8 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   248.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2752]                                       ;   242.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   249.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2624]                                       ;   242.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   249.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2976]                                       ;   243.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   250.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2720]                                       ;   243.8 agu0    48 next reload
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   250.8 fp0     45 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2880]                                      ;   244.2 agu1    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   251.2 fp1     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2080]                                   ;   249.8 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2048]                                 ;   249.2 fp3+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 1920]                                 ;   250.2 fp0+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 2144]                                   ;   250.8 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 2336]                                 ;   251.2 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 2304]                                 ;   251.8 fp3+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   252.2 fp0+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2592]                                   ;   248.2 fp1+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 1952]                                   ;   248.8 fp2+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 2176]                                   ;   249.2 fp3+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 2016]                                   ;   249.8 fp0+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2240]                                   ;   250.2 fp1+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2112]                                   ;   250.8 fp2+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 2464]                                   ;   251.2 fp3+agu1   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2208]                                   ;   251.8 fp0+agu0   54 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2368]                                 ;   252.2 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm13                                      ;   253.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm13, [rbp + 2080]                                      ;   252.8 agu0    54 next
        db 0x2e
        vpxor ymm13, ymm13, [r8]                                         ;   259.8 fp2+agu1   54 next
        vmovdqu [rbp + 2080], ymm9                                       ;   252.8 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2048]                                       ;   253.8 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 32]                                      ;   260.8 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2048], ymm5                                       ;   252.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 1920]                                       ;   254.8 agu0    54 next
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 64]                                      ;   261.8 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 1920], ymm4                                       ;   252.8 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2144]                                       ;   255.8 agu0    54 next
        vpxor ymm4, ymm4, [r8 + 96]                                      ;   262.8 fp1+agu1   54 next
        vmovdqu [rbp + 2144], ymm3                                       ;   253.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2336]                                       ;   256.8 agu0    54 next
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 128]                                     ;   263.8 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2336], ymm1                                       ;   254.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm1, [rbp + 2304]                                       ;   257.8 agu0    54 next
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 160]                                     ;   264.8 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2304], ymm2                                       ;   255.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2496]                                       ;   258.8 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 192]                                     ;   265.8 fp0+agu1   54 next
        vmovdqu [rbp + 2496], ymm6                                       ;   256.8 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2592]                                       ;   259.8 agu0    54 next
        vpxor ymm6, ymm6, [r8 + 224]                                     ;   266.8 fp1+agu1   54 next
        vmovdqu [rbp + 2592], ymm7                                       ;   257.8 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 1952]                                       ;   260.8 agu0    54 next
        vpxor ymm7, ymm7, [r8 + 256]                                     ;   267.8 fp2+agu1   54 next
        vmovdqu [rbp + 1952], ymm10                                      ;   258.8 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2176]                                      ;   261.8 agu0    54 next
        vpxor ymm10, ymm10, [r8 + 288]                                   ;   268.8 fp3+agu1   54 next
        vmovdqu [rbp + 2176], ymm14                                      ;   259.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2016]                                      ;   262.8 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 320]                                   ;   269.8 fp0+agu1   54 next
        vmovdqu [rbp + 2016], ymm15                                      ;   260.8 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2240]                                      ;   263.8 agu0    54 next
        vpxor ymm15, ymm15, [r8 + 352]                                   ;   270.8 fp1+agu1   54 next
        vmovdqu [rbp + 2240], ymm8                                       ;   261.8 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2112]                                       ;   264.8 agu0    54 next
        vpxor ymm8, ymm8, [r8 + 384]                                     ;   271.8 fp2+agu1   54 next
        vmovdqu [rbp + 2112], ymm11                                      ;   262.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2464]                                      ;   265.8 agu0    54 next
        vpxor ymm11, ymm11, [r8 + 416]                                   ;   272.8 fp3+agu1   54 next
        vmovdqu [rbp + 2464], ymm12                                      ;   263.8 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 2208]                                      ;   266.8 agu0    54 next
        vpxor ymm12, ymm12, [r8 + 448]                                   ;   273.8 fp0+agu1   54 next
        vmovdqu [rbp + 2208], ymm0                                       ;   264.8 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 2368]                                       ;   267.8 agu0    54 next
        vpxor ymm0, ymm0, [r8 + 480]                                     ;   274.8 fp1+agu1   54 next
        vmovdqu [rbp + 2368], ymm5                                       ;   265.8 agu2+fp5   54 next spill
        vpxor ymm5, ymm6, ymm11                                          ;   273.8 fp2     41 next
        vmovdqu [rbp + 2720], ymm4                                       ;   266.8 agu2+fp5   54 next spill
        vpand ymm4, ymm14, ymm12                                         ;   274.8 fp3     41 next
        vmovdqu [rbp + 2976], ymm9                                       ;   267.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm8                                           ;   272.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm2                                       ;   268.8 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm11                                         ;   273.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm1                                       ;   269.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm0                                          ;   275.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm13                                      ;   270.8 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm13, ymm6, ymm12                                         ;   274.8 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   275.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm11, ymm15                                        ;   273.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_decrypt_compact.T0_constants256]   ;   276.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm3                                       ;   271.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm5                                          ;   274.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm2                                       ;   277.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm3                                          ;   275.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm4                                       ;   275.8 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm6, ymm0                                           ;   275.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   276.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   277.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm11                                      ;   274.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm10                                        ;   274.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   275.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm11                                      ;   276.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm6                                         ;   274.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   275.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   276.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm7                                         ;   275.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm1                                       ;   276.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm14, ymm15                                         ;   275.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   276.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   277.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm15                                          ;   276.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   277.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   278.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   278.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel misty1_decrypt_compact.T0_constants256] ;   279.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm1                                       ;   277.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm6                                           ;   277.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm14                                      ;   280.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm14, ymm3, ymm0                                           ;   278.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm3                                       ;   279.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm15                                          ;   278.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   278.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm11                                      ;   280.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm8                                         ;   278.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   279.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   280.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm8                                         ;   279.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm8                                         ;   279.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   280.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   281.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   281.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm7                                         ;   280.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   282.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   281.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                           ;   281.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm3                                       ;   283.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm0                                          ;   281.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   282.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   283.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   282.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   283.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm7                                          ;   283.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   283.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   284.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   284.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   284.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   285.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   285.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   286.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   285.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm12                                         ;   285.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                         ;   285.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   286.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   287.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm7                                           ;   286.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   287.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   288.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;   288.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3104]                                 ;   287.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   288.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3008]                                      ;   285.0 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm14                                      ;   289.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm15                                        ;   292.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                          ;   292.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                          ;   288.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2400]                                   ;   293.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   292.0 fp2     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   289.0 fp3     41 next
        db 0x2e, 0x2e
        vpor ymm8, ymm8, [rbp + 2560]                                    ;   289.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   293.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 1984]                                 ;   290.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2560]                                   ;   294.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   293.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   295.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2432]                                       ;   288.2 agu0    41 next reload
        db 0x2e
        vpxor ymm15, ymm5, ymm0                                          ;   295.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   291.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   292.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   294.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   296.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   293.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2848]                                 ;   292.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2272]                                 ;   293.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   294.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   295.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3008]                                       ;   292.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   299.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   300.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1984]                                   ;   294.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   300.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   296.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2656]                                   ;   297.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   295.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2816]                                   ;   296.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3104]                                   ;   295.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2944]                                 ;   296.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2560]                                   ;   297.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   301.2 fp3     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   301.2 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   302.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   302.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2688]                                       ;   295.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2528]                                       ;   296.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                           ;   303.2 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2752]                                       ;   296.7 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   303.7 fp0     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2624]                                       ;   297.2 agu1    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2976]                                      ;   297.7 agu0    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   304.7 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2720]                                      ;   298.2 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, ymm5                                         ;   305.2 fp2     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2688]                                      ;   298.7 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2720]                                 ;   305.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3008], ymm1                                       ;   298.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm1, [rbp + 2624]                                       ;   299.7 agu0    41 next
        vpand ymm1, ymm1, [rbp + 2720]                                   ;   306.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm14                                      ;   298.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2752]                                      ;   300.7 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 2368]                                 ;   307.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   308.7 fp2     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm10                                        ;   308.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm12                                      ;   300.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm13, ymm10                                        ;   306.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm4                                       ;   301.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 2624]                                   ;   304.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm8                                       ;   303.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm12, [rbp + 2688]                                  ;   307.2 fp2+agu1   41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2624]                                   ;   308.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   309.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm3                                       ;   303.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm0, ymm15                                          ;   306.7 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   309.7 fp2     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 2752]                                   ;   307.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   309.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 1984], ymm9                                       ;   304.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm10, [rbp + 2752]                                  ;   304.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   305.8 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rel misty1_decrypt_compact.T0_constants256]   ;   306.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm2                                       ;   305.7 agu2+fp5   41 next spill
        vpand ymm2, ymm9, [rbp + 2720]                                   ;   305.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm11                                      ;   306.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm5                                         ;   306.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   307.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm7                                       ;   310.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2624]                                       ;   306.8 agu1    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 2368]                                   ;   313.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   314.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm8                                       ;   309.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm15, [rbp + 2368]                                  ;   310.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   311.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2720]                                       ;   308.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   315.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   310.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm2                                       ;   316.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm11, [rbp + 2368]                                  ;   315.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   316.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 2688]                                 ;   315.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   317.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2368]                                 ;   309.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm2                                       ;   318.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, [rbp + 2688]                                   ;   310.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   311.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   316.8 fp0     41 next
        db 0x2e
        vpand ymm3, ymm15, ymm5                                          ;   311.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2688]                                 ;   311.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 2752]                                   ;   311.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   312.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   314.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm13                                      ;   311.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm10, ymm8                                         ;   315.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   316.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   317.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2688]                                       ;   312.5 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm3                                       ;   318.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm2                                          ;   319.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   320.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   321.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   316.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2624]                                      ;   315.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm13                                         ;   322.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;   321.5 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   323.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   324.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   325.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm8, ymm3                                           ;   322.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   322.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2752]                                   ;   323.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   317.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   318.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   322.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   319.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm2                                          ;   319.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 2752]                                   ;   319.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   324.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   324.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   325.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2368]                                       ;   319.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm0, ymm4                                          ;   326.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3072]                                   ;   320.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   320.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   322.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   326.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2752]                                      ;   321.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm15                                         ;   328.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2400]                                 ;   323.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3040]                                   ;   326.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   329.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   322.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   329.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   330.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   327.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   327.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3040]                                   ;   331.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2848]                                   ;   330.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   331.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   332.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   324.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   332.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2784]                                   ;   325.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   333.5 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   326.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm5, [rbp + 2912]                                   ;   327.0 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2432]                                       ;   327.0 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2976]                                   ;   334.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   335.0 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;   328.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   329.0 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;   328.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   334.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3104]                                 ;   329.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   330.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2816]                                       ;   329.7 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2688]                                   ;   336.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   337.7 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   330.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   331.7 fp0     41 next
        db 0x2e
        mov r11, qword [rbp + 4208]                                      ;   329.8 agu2    76 l.0 reload
        db 0x2e
        vpxor ymm2, ymm2, [r11 + 4384]                                   ;   340.8 fp1+agu0   48 next
        db 0x2e
        vpxor ymm1, ymm1, [r11 + 4416]                                   ;   340.8 fp2+agu1   48 next
        vpxor ymm11, ymm11, [r11 + 4448]                                 ;   340.8 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r11 + 4480]                                 ;   340.8 fp0+agu1   48 next
        vpxor ymm14, ymm14, [r11 + 4512]                                 ;   340.8 fp1+agu0   48 next
        vpxor ymm10, ymm10, [r11 + 4544]                                 ;   340.8 fp2+agu1   48 next
        vpxor ymm6, ymm6, [r11 + 4576]                                   ;   340.8 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r11 + 4096]                                   ;   340.8 fp0+agu1   48 next
        vpxor ymm3, ymm3, [r11 + 4128]                                   ;   340.8 fp1+agu0   48 next
        vpxor ymm4, ymm4, [r11 + 4160]                                   ;   340.8 fp2+agu1   48 next
        vpxor ymm8, ymm8, [r11 + 4192]                                   ;   340.8 fp3+agu0   48 next
        vpxor ymm7, ymm7, [r11 + 4224]                                   ;   340.8 fp0+agu1   48 next
        vpxor ymm15, ymm15, [r11 + 4256]                                 ;   340.8 fp1+agu0   48 next
        vpxor ymm13, ymm13, [r11 + 4288]                                 ;   340.8 fp2+agu1   48 next
        vmovdqu ymm9, [rbp + 2560]                                       ;   338.0 agu0    48 next
        vpxor ymm9, ymm9, [r11 + 4320]                                   ;   345.0 fp3+agu1   48 next
        vmovdqu [rbp + 2560], ymm6                                       ;   341.8 agu2+fp5   48 next spill
        vmovdqu ymm6, [rbp + 3008]                                       ;   340.8 agu0    48 next
        vpxor ymm6, ymm6, [r11 + 4352]                                   ;   347.8 fp0+agu1   48 next
        vmovdqu [rbp + 3008], ymm10                                      ;   341.8 agu2+fp5   48 next spill
        vpxor ymm10, ymm13, ymm5                                         ;   341.8 fp1     45 next
        vmovdqu [rbp + 2944], ymm14                                      ;   342.2 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm14, ymm8, ymm9                                          ;   346.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm12                                      ;   343.2 agu1+fp5   48 next spill
        db 0x2e
        vpxor ymm12, ymm3, ymm15                                         ;   342.0 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm11                                      ;   344.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm11, ymm13, ymm8                                         ;   342.3 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm1                                       ;   345.2 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm1, ymm9, ymm6                                           ;   348.8 fp1     45 next
        vmovdqu [rbp + 3104], ymm2                                       ;   346.2 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm9                                           ;   346.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   347.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm7                                          ;   343.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   348.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm11                                      ;   349.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm8                                         ;   344.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm14                                      ;   348.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm4                                         ;   345.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm13                                      ;   349.2 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm6                                          ;   348.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   349.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   350.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm4                                           ;   345.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   346.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm0                                       ;   350.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm5                                           ;   345.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   346.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   349.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm3                                           ;   346.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm1                                       ;   351.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm7                                           ;   346.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   347.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   350.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm6                                           ;   348.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   349.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   351.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   350.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_decrypt_compact.T0_constants256]   ;   351.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm1                                       ;   352.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm5                                           ;   348.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm8                                       ;   353.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm8, ymm11, ymm6                                           ;   349.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm11                                      ;   354.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm7                                         ;   349.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   349.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm0                                       ;   355.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm15                                          ;   350.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   351.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   352.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm15                                          ;   350.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm15                                          ;   351.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   352.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   353.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   353.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm4, ymm3                                           ;   352.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   354.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   353.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                        ;   352.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm11                                      ;   356.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm6                                          ;   353.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   353.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   354.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   354.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   355.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm3                                          ;   354.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   354.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   355.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   355.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   355.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   356.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   356.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   357.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   356.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm9                                          ;   356.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   356.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   357.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   358.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm3                                          ;   357.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   358.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   359.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 1984]                                   ;   359.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2656]                                   ;   358.5 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   359.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2720]                                       ;   356.7 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm8                                       ;   360.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm7                                           ;   363.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   363.7 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   359.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   364.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;   363.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   360.2 fp2     45 next
        db 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 2912]                                  ;   361.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   364.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   361.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   365.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   364.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   366.7 fp0     45 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2752]                                       ;   359.5 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm6                                          ;   366.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   362.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   363.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   365.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   367.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   364.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2976]                                   ;   363.5 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   364.5 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   365.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   366.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2720]                                       ;   363.5 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   370.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   371.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2368]                                   ;   365.7 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   371.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   367.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2432]                                 ;   368.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   366.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 1984]                                 ;   367.7 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2656]                                 ;   366.7 fp3+agu1   45 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2784]                                   ;   367.7 fp0+agu0   45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2912]                                   ;   368.5 fp1+agu1   45 next
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   372.5 fp2     45 next
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   372.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   373.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   373.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2624]                                       ;   367.0 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   374.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3104]                                       ;   367.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   374.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2816]                                       ;   368.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   375.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2688]                                       ;   368.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   375.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2944]                                       ;   369.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   376.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3008]                                       ;   369.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   376.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2560]                                      ;   370.0 agu0    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   377.0 fp0     45 next
        vpxor ymm0, ymm0, [rbp + 2208]                                   ;   375.7 fp1+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 2464]                                 ;   375.0 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2112]                                 ;   376.0 fp3+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 2240]                                 ;   376.7 fp0+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2016]                                 ;   377.0 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2176]                                 ;   377.7 fp2+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 1952]                                   ;   378.0 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   374.0 fp0+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2496]                                   ;   374.7 fp1+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 2304]                                   ;   375.0 fp2+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 2336]                                   ;   375.7 fp3+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2144]                                   ;   376.0 fp0+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 1920]                                   ;   376.7 fp1+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2048]                                   ;   377.0 fp2+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2080]                                   ;   377.7 fp3+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 2880]                                 ;   378.0 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm10                                      ;   379.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 2208]                                      ;   378.7 agu1    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 512]                                  ;   385.7 fp1+agu0   58 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp - 128]                                  ;   386.7 fp2+agu1  108 r
        vmovdqu [rbp + 2208], ymm10                                      ;   387.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2464]                                      ;   380.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 544]                                  ;   387.0 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp - 64]                                   ;   388.0 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 2464], ymm10                                      ;   389.0 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm10, [rbp + 2112]                                      ;   381.7 agu1    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 576]                                  ;   388.7 fp1+agu0   58 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 0]                                    ;   389.7 fp2+agu1  108 r
        vmovdqu [rbp + 2112], ymm10                                      ;   390.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2240]                                      ;   383.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 608]                                  ;   390.0 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 64]                                   ;   391.0 fp0+agu0  108 r
        vmovdqu [rbp + 2240], ymm10                                      ;   392.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2016]                                      ;   384.7 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 640]                                  ;   391.7 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 128]                                  ;   392.7 fp2+agu1  108 r
        vmovdqu [rbp + 2016], ymm10                                      ;   393.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2176]                                      ;   386.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 672]                                  ;   393.0 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 192]                                  ;   394.0 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 2176], ymm10                                      ;   395.0 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm10, [rbp + 1952]                                      ;   387.7 agu1    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 704]                                  ;   394.7 fp1+agu0   58 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 256]                                  ;   395.7 fp2+agu1  108 r
        vmovdqu [rbp + 1952], ymm10                                      ;   396.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2592]                                      ;   389.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 736]                                  ;   396.0 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 320]                                  ;   397.0 fp0+agu0  108 r
        vmovdqu [rbp + 2592], ymm10                                      ;   398.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2496]                                      ;   390.7 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 768]                                  ;   397.7 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 384]                                  ;   398.7 fp2+agu1  108 r
        vmovdqu [rbp + 2496], ymm10                                      ;   399.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2304]                                      ;   392.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 800]                                  ;   399.0 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 448]                                  ;   400.0 fp0+agu0  108 r
        vmovdqu [rbp + 2304], ymm10                                      ;   401.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2336]                                      ;   393.7 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 832]                                  ;   400.7 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 512]                                  ;   401.7 fp2+agu1  108 r
        vmovdqu [rbp + 2336], ymm10                                      ;   402.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2144]                                      ;   395.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 864]                                  ;   402.0 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 576]                                  ;   403.0 fp0+agu0  108 r
        vmovdqu [rbp + 2144], ymm10                                      ;   404.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 1920]                                      ;   396.7 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 896]                                  ;   403.7 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 640]                                  ;   404.7 fp2+agu1  108 r
        vmovdqu [rbp + 1920], ymm10                                      ;   405.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2048]                                      ;   398.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 928]                                  ;   405.0 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 704]                                  ;   406.0 fp0+agu0  108 r
        vmovdqu [rbp + 2048], ymm10                                      ;   407.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2080]                                      ;   399.7 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 960]                                  ;   406.7 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 768]                                  ;   407.7 fp2+agu1  108 r
        vmovdqu [rbp + 2080], ymm10                                      ;   408.7 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2880]                                      ;   401.0 agu0    58 r
        vpxor ymm10, ymm10, [r11 + 992]                                  ;   408.0 fp3+agu1   58 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 832]                                  ;   409.0 fp0+agu0  108 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 96]                                     ;   402.7 fp1+agu1  108 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp - 32]                                   ;   403.0 fp2+agu0  108 r
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 32]                                   ;   403.7 fp3+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 96]                                   ;   404.0 fp0+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 160]                                  ;   404.7 fp1+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 224]                                  ;   405.0 fp2+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 288]                                    ;   405.7 fp3+agu1  108 r
        vpxor ymm8, ymm8, [rbp + 352]                                    ;   406.0 fp0+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 416]                                    ;   406.7 fp1+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 480]                                    ;   407.0 fp2+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 544]                                    ;   407.7 fp3+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 608]                                    ;   408.0 fp0+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 672]                                    ;   408.7 fp1+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 736]                                    ;   409.0 fp2+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 800]                                    ;   409.7 fp3+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 2880], ymm7                                       ;   410.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2560]                                       ;   410.0 agu0   108 r
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 864]                                    ;   417.0 fp0+agu1  108 r
        vmovdqu [rbp + 2560], ymm7                                       ;   418.0 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 2208]                                       ;   411.0 agu0    54 next
        vpxor ymm7, ymm7, [r8]                                           ;   418.0 fp1+agu1   54 next
        vmovdqu [rbp + 3008], ymm6                                       ;   410.0 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 2464]                                       ;   412.0 agu0    54 next
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 32]                                      ;   419.0 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm5                                       ;   409.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2112]                                       ;   413.0 agu0    54 next
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 64]                                      ;   420.0 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm4                                       ;   409.8 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2240]                                       ;   414.0 agu0    54 next
        vpxor ymm4, ymm4, [r8 + 96]                                      ;   421.0 fp0+agu1   54 next
        vmovdqu [rbp + 2816], ymm2                                       ;   410.8 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 2016]                                       ;   415.0 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 128]                                     ;   422.0 fp1+agu1   54 next
        vmovdqu [rbp + 2624], ymm3                                       ;   411.8 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2176]                                       ;   416.0 agu0    54 next
        vpxor ymm3, ymm3, [r8 + 160]                                     ;   423.0 fp2+agu1   54 next
        vmovdqu [rbp + 3104], ymm1                                       ;   412.8 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 1952]                                       ;   417.0 agu0    54 next
        vpxor ymm1, ymm1, [r8 + 192]                                     ;   424.0 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm8                                       ;   413.8 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm8, [rbp + 2592]                                       ;   418.0 agu0    54 next
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 224]                                     ;   425.0 fp0+agu1   54 next
        vmovdqu [rbp + 2912], ymm9                                       ;   414.8 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2496]                                       ;   419.0 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 256]                                     ;   426.0 fp1+agu1   54 next
        vmovdqu [rbp + 2784], ymm13                                      ;   415.8 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2304]                                      ;   420.0 agu0    54 next
        vpxor ymm13, ymm13, [r8 + 288]                                   ;   427.0 fp2+agu1   54 next
        vmovdqu [rbp + 2656], ymm15                                      ;   417.0 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2336]                                      ;   421.0 agu0    54 next
        vpxor ymm15, ymm15, [r8 + 320]                                   ;   428.0 fp3+agu1   54 next
        vmovdqu [rbp + 1984], ymm11                                      ;   418.0 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 2144]                                      ;   422.0 agu0    54 next
        vpxor ymm11, ymm11, [r8 + 352]                                   ;   429.0 fp0+agu1   54 next
        vmovdqu [rbp + 2432], ymm12                                      ;   419.0 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 1920]                                      ;   423.0 agu0    54 next
        vpxor ymm12, ymm12, [r8 + 384]                                   ;   430.0 fp1+agu1   54 next
        vmovdqu [rbp + 2368], ymm14                                      ;   420.0 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 2048]                                      ;   424.0 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 416]                                   ;   431.0 fp2+agu1   54 next
        vmovdqu [rbp + 2752], ymm0                                       ;   421.0 agu2+fp5  108 r spill
        vpxor ymm0, ymm10, [r8 + 480]                                    ;   425.0 fp3+agu0   54 next
        vmovdqu [rbp + 2528], ymm10                                      ;   422.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2080]                                      ;   425.7 agu1    54 next
        vpxor ymm10, ymm10, [r8 + 448]                                   ;   432.7 fp0+agu0   54 next
        vmovdqu [rbp + 2976], ymm5                                       ;   423.0 agu2+fp5   54 next spill
        vpxor ymm5, ymm8, ymm14                                          ;   432.0 fp1     41 next
        vmovdqu [rbp + 2272], ymm4                                       ;   424.0 agu2+fp5   54 next spill
        vpand ymm4, ymm15, ymm10                                         ;   433.7 fp2     41 next
        vmovdqu [rbp + 2848], ymm6                                       ;   425.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm12                                          ;   431.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm1                                       ;   426.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm0, ymm10                                          ;   433.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm3                                       ;   427.0 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm14                                         ;   432.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm7                                       ;   428.0 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm8, ymm10                                          ;   433.7 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   434.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm14, ymm11                                         ;   432.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   435.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm2                                       ;   429.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm5                                          ;   433.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm3                                       ;   436.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm13, ymm2                                          ;   434.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm4                                       ;   434.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm0, ymm8                                           ;   430.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   433.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   435.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm14                                      ;   432.0 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm13                                        ;   432.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   433.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm14                                      ;   434.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm15, ymm8                                         ;   432.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   433.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   434.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm9                                         ;   433.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   434.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm11                                         ;   433.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   434.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   434.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm11                                          ;   434.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   435.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   436.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   436.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel misty1_decrypt_compact.T0_constants256] ;   437.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm1                                       ;   435.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm8                                           ;   435.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm15                                      ;   438.2 agu2+fp5   41 next spill
        db 0x2e
        vpor ymm15, ymm2, ymm0                                           ;   435.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   437.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm11                                          ;   436.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   436.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm14                                      ;   438.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm12                                        ;   436.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   437.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   438.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm12                                        ;   437.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm12                                        ;   437.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   438.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   439.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   439.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm13, ymm9                                         ;   438.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   440.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   439.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   439.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm2                                       ;   441.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm0                                          ;   439.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   439.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   440.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                                          ;   440.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   441.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm9                                          ;   440.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   441.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   441.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   441.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   441.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   442.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   442.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   443.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   442.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm10                                         ;   443.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   443.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   444.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   445.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm9                                           ;   444.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                                          ;   445.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   446.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3264]                                 ;   446.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3200]                                 ;   445.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   446.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3232]                                      ;   442.7 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm15                                      ;   447.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm11                                        ;   449.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                          ;   449.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   446.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3424]                                   ;   450.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   449.7 fp1     41 next
        db 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   446.7 fp2     41 next
        db 0x2e, 0x2e
        vpor ymm12, ymm12, [rbp + 3392]                                  ;   447.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   450.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   447.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3392]                                   ;   451.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   450.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   452.7 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3168]                                       ;   446.0 agu0    41 next reload
        db 0x2e
        vpxor ymm11, ymm5, ymm0                                          ;   453.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   448.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   449.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   451.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   454.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   450.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3296]                                 ;   450.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3456]                                 ;   451.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   451.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   453.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3232]                                       ;   449.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   456.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   457.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3360]                                   ;   451.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   457.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   453.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3328]                                   ;   454.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   452.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                                 ;   453.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3200]                                   ;   453.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3488]                                 ;   454.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3392]                                   ;   455.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   458.8 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   458.8 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   459.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   459.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3136]                                       ;   453.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2400]                                       ;   453.8 agu1    54 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm5                                           ;   460.8 fp2     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3072]                                       ;   454.3 agu0    41 next
        db 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   461.3 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3040]                                       ;   454.8 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2848]                                       ;   455.3 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   462.3 fp0     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2272]                                      ;   455.8 agu1    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm5                                         ;   462.8 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3136]                                      ;   456.3 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 2272]                                 ;   463.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm1                                       ;   456.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm1, [rbp + 3040]                                       ;   457.3 agu0    41 next
        vpand ymm1, ymm1, [rbp + 2272]                                   ;   464.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm15                                      ;   456.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 3072]                                      ;   458.3 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2976]                                 ;   465.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   466.3 fp1     41 next
        db 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   466.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm10                                      ;   457.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm11, ymm9                                         ;   463.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm4                                       ;   458.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, [rbp + 3040]                                   ;   462.3 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm12                                      ;   460.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm10, [rbp + 3136]                                 ;   464.8 fp1+agu1   41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 3040]                                 ;   465.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   466.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3328], ymm2                                       ;   460.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm0, ymm13                                          ;   464.3 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   467.3 fp1     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   465.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   467.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3360], ymm6                                       ;   462.3 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm9, [rbp + 3072]                                   ;   462.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   463.5 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rel misty1_decrypt_compact.T0_constants256]   ;   464.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3168], ymm3                                       ;   463.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm6, [rbp + 2272]                                   ;   463.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm14                                      ;   464.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm5                                          ;   463.7 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   464.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm8                                       ;   468.3 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3040]                                       ;   464.5 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2976]                                   ;   471.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   472.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm12                                      ;   466.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 2976]                                 ;   468.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   469.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2272]                                      ;   466.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   473.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   468.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm3                                       ;   474.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm14, [rbp + 2976]                                  ;   473.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   474.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 3136]                                 ;   473.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   475.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2976]                                 ;   467.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm3                                       ;   476.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm1, [rbp + 3136]                                   ;   468.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   469.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   474.5 fp3     41 next
        db 0x2e
        vpand ymm2, ymm13, ymm5                                          ;   469.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3136]                                 ;   469.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3072]                                   ;   469.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   470.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   472.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm11                                      ;   469.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm12                                         ;   473.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   474.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   475.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3136]                                       ;   470.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm2                                       ;   476.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm9, ymm3                                           ;   477.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   478.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   479.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   474.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3040]                                      ;   473.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm11                                          ;   480.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2976]                                   ;   479.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   481.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   482.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   483.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm2                                          ;   480.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   480.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3072]                                   ;   481.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2976]                                   ;   475.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   475.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   480.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   476.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm3                                          ;   477.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3072]                                   ;   476.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   482.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   482.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   483.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2976]                                       ;   477.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm0, ymm4                                           ;   484.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3584]                                   ;   477.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   478.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   480.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   484.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3072]                                      ;   479.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm13                                         ;   486.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3424]                                 ;   481.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3552]                                   ;   484.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   487.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   480.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3584]                                   ;   487.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                          ;   488.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   485.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   485.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   489.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3296]                                   ;   488.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   489.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   490.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   482.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   490.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3520]                                   ;   483.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   491.2 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3456]                                   ;   483.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm5, [rbp + 3616]                                   ;   484.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3168]                                       ;   484.7 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2848]                                   ;   491.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   492.7 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   485.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   486.7 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   486.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   492.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3200]                                 ;   486.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   487.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3264]                                       ;   487.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3136]                                   ;   494.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   495.3 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3488]                                 ;   488.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   489.3 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [r11 + 4896]                                   ;   488.7 fp0+agu0   48 next
        vpxor ymm1, ymm1, [r11 + 4928]                                   ;   493.7 fp1+agu1   48 next
        vpxor ymm14, ymm14, [r11 + 4960]                                 ;   489.7 fp2+agu0   48 next
        vpxor ymm10, ymm10, [r11 + 4992]                                 ;   493.2 fp3+agu1   48 next
        vpxor ymm15, ymm15, [r11 + 5024]                                 ;   496.3 fp0+agu0   48 next
        vpxor ymm9, ymm9, [r11 + 5056]                                   ;   491.3 fp1+agu1   48 next
        vpxor ymm7, ymm7, [r11 + 5088]                                   ;   491.7 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r11 + 4608]                                   ;   492.3 fp3+agu1   48 next
        vpxor ymm3, ymm3, [r11 + 4640]                                   ;   492.7 fp0+agu0   48 next
        vpxor ymm4, ymm4, [r11 + 4672]                                   ;   493.3 fp1+agu1   48 next
        vpxor ymm12, ymm12, [r11 + 4704]                                 ;   493.7 fp2+agu0   48 next
        vpxor ymm6, ymm6, [r11 + 4736]                                   ;   495.3 fp3+agu1   48 next
        vpxor ymm13, ymm13, [r11 + 4768]                                 ;   494.7 fp0+agu0   48 next
        vpxor ymm11, ymm11, [r11 + 4800]                                 ;   495.3 fp1+agu1   48 next
        vmovdqu ymm8, [rbp + 3392]                                       ;   495.7 agu0    48 next
        vpxor ymm8, ymm8, [r11 + 4832]                                   ;   502.7 fp2+agu1   48 next
        vmovdqu [rbp + 3392], ymm7                                       ;   492.7 agu2+fp5   48 next spill
        vmovdqu ymm7, [rbp + 3232]                                       ;   496.7 agu0    48 next
        vpxor ymm7, ymm7, [r11 + 4864]                                   ;   503.7 fp3+agu1   48 next
        vmovdqu [rbp + 3232], ymm9                                       ;   493.2 agu2+fp5   48 next spill
        vpxor ymm9, ymm5, ymm11                                          ;   496.3 fp0     45 next
        vmovdqu [rbp + 3488], ymm15                                      ;   497.3 agu2+fp5   48 next spill
        vpand ymm15, ymm12, ymm8                                         ;   503.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm10                                      ;   495.2 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm13                                         ;   495.7 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm14                                      ;   496.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm14, ymm12, ymm11                                        ;   496.3 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm1                                       ;   497.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm1, ymm8, ymm7                                           ;   504.7 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm2                                       ;   498.2 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm2, ymm5, ymm8                                           ;   503.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   504.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm6                                          ;   496.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   505.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm14                                      ;   506.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm12                                         ;   497.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm15                                      ;   504.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm14, ymm4                                         ;   498.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm11                                      ;   501.2 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm7                                          ;   504.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   505.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   506.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm4                                          ;   497.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   498.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm0                                       ;   502.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm5                                          ;   498.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   499.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   505.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm3                                          ;   499.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm1                                       ;   505.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm6                                          ;   501.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   502.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   506.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm7                                           ;   504.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   505.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   507.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   506.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   507.7 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm1                                       ;   505.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm5                                           ;   504.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm12                                      ;   508.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm14, ymm7                                          ;   505.2 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3616], ymm14                                      ;   506.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm6                                         ;   505.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   505.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm0                                       ;   507.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm13                                          ;   506.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   507.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   508.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm13                                          ;   506.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm13                                         ;   507.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   508.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   509.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   509.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm3                                          ;   508.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   510.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   509.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   508.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm14                                      ;   511.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm7                                          ;   509.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   509.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   510.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   510.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   511.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm3                                          ;   510.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   510.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   511.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   511.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   511.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   512.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                         ;   512.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   513.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   512.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm8                                          ;   512.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   512.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   513.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   514.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm3                                          ;   513.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   514.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   515.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3360]                                 ;   515.7 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;   514.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   515.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2272]                                       ;   512.7 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm12                                      ;   516.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm6                                          ;   519.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   519.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   515.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3456]                                   ;   520.7 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   519.7 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;   516.2 fp1     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3616]                                  ;   516.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   520.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2976]                                   ;   517.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3616]                                   ;   521.7 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   520.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   522.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3072]                                       ;   515.5 agu1    45 next reload
        db 0x2e
        vpxor ymm6, ymm9, ymm7                                           ;   522.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   518.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   519.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   521.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   523.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   520.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2848]                                   ;   519.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2400]                                   ;   520.5 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   521.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   522.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2272]                                       ;   519.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   526.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   527.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2976]                                   ;   521.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   527.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   523.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3168]                                 ;   524.7 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   522.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3360]                                 ;   523.7 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3328]                                 ;   522.7 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3520]                                 ;   523.7 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3616]                                   ;   524.5 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   528.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   528.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   529.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   529.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3040]                                       ;   523.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   530.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3200]                                       ;   523.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   530.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3264]                                       ;   524.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   531.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3136]                                       ;   524.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   531.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3488]                                       ;   525.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   532.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3232]                                       ;   525.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   532.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3392]                                       ;   526.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   533.0 fp3     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2752]                                   ;   531.7 fp0+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2368]                                 ;   531.0 fp1+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 2432]                                 ;   532.0 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 1984]                                 ;   532.7 fp3+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2656]                                 ;   533.0 fp0+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2784]                                 ;   533.7 fp1+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 2912]                                   ;   534.0 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2720]                                 ;   530.0 fp3+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 3104]                                   ;   530.7 fp0+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2624]                                   ;   531.0 fp1+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2816]                                   ;   531.7 fp2+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 2688]                                   ;   532.0 fp3+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 2944]                                   ;   532.7 fp0+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 3008]                                   ;   533.0 fp1+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 2880]                                   ;   533.7 fp2+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 2560]                                   ;   534.0 fp3+agu1   54 next
        vmovdqu [rbp + 3392], ymm9                                       ;   535.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2752]                                       ;   534.7 agu0    54 next
        db 0x2e
        vpxor ymm9, ymm9, [r10]                                          ;   541.7 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm7                                       ;   534.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2368]                                       ;   535.7 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r10 + 32]                                     ;   542.7 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm6                                       ;   534.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2432]                                       ;   536.7 agu0    54 next
        vpxor ymm6, ymm6, [r10 + 64]                                     ;   543.7 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3136], ymm5                                       ;   534.7 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 1984]                                       ;   537.7 agu0    54 next
        vpxor ymm5, ymm5, [r10 + 96]                                     ;   544.7 fp3+agu1   54 next
        vmovdqu [rbp + 3264], ymm4                                       ;   535.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2656]                                       ;   538.7 agu0    54 next
        vpxor ymm4, ymm4, [r10 + 128]                                    ;   545.7 fp0+agu1   54 next
        vmovdqu [rbp + 3040], ymm2                                       ;   536.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2784]                                       ;   539.7 agu0    54 next
        db 0x2e
        vpxor ymm2, ymm2, [r10 + 160]                                    ;   546.7 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm3                                       ;   537.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2912]                                       ;   540.7 agu0    54 next
        db 0x2e
        vpxor ymm3, ymm3, [r10 + 192]                                    ;   547.7 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2272], ymm1                                       ;   538.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2720]                                       ;   541.7 agu0    54 next
        vpxor ymm1, ymm1, [r10 + 224]                                    ;   548.7 fp3+agu1   54 next
        vmovdqu [rbp + 3616], ymm12                                      ;   539.7 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 3104]                                      ;   542.7 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 256]                                  ;   549.7 fp0+agu1   54 next
        vmovdqu [rbp + 3520], ymm8                                       ;   540.7 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2624]                                       ;   543.7 agu0    54 next
        vpxor ymm8, ymm8, [r10 + 288]                                    ;   550.7 fp1+agu1   54 next
        vmovdqu [rbp + 3328], ymm11                                      ;   541.7 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2816]                                      ;   544.7 agu0    54 next
        vpxor ymm11, ymm11, [r10 + 320]                                  ;   551.7 fp2+agu1   54 next
        vmovdqu [rbp + 3360], ymm13                                      ;   542.7 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2688]                                      ;   545.7 agu0    54 next
        vpxor ymm13, ymm13, [r10 + 352]                                  ;   552.7 fp3+agu1   54 next
        vmovdqu [rbp + 3168], ymm14                                      ;   543.7 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2944]                                      ;   546.7 agu0    54 next
        vpxor ymm14, ymm14, [r10 + 384]                                  ;   553.7 fp0+agu1   54 next
        vmovdqu [rbp + 2976], ymm10                                      ;   544.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3008]                                      ;   547.7 agu0    54 next
        vpxor ymm10, ymm10, [r10 + 416]                                  ;   554.7 fp1+agu1   54 next
        vmovdqu [rbp + 3072], ymm15                                      ;   545.7 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2880]                                      ;   548.7 agu0    54 next
        vpxor ymm15, ymm15, [r10 + 448]                                  ;   555.7 fp2+agu1   54 next
        vmovdqu [rbp + 2400], ymm0                                       ;   546.7 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 2560]                                       ;   549.7 agu0    54 next
        vpxor ymm0, ymm0, [r10 + 480]                                    ;   556.7 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm6                                       ;   547.7 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm6, ymm1, ymm10                                          ;   555.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm5                                       ;   548.7 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm5, ymm11, ymm15                                         ;   556.7 fp1     41 next
        vmovdqu [rbp + 3296], ymm7                                       ;   549.7 agu2+fp5   54 next spill
        vpxor ymm7, ymm12, ymm14                                         ;   554.7 fp2     41 next
        vmovdqu [rbp + 3552], ymm3                                       ;   550.7 agu0+fp5   54 next spill
        vpand ymm3, ymm11, ymm10                                         ;   555.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm2                                       ;   551.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm0                                          ;   557.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm9                                       ;   552.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm1, ymm15                                          ;   556.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   557.7 fp2     41 next
        db 0x2e
        vpand ymm9, ymm10, ymm13                                         ;   555.7 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   558.7 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3648], ymm4                                       ;   553.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm6                                          ;   556.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm3                                       ;   559.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm4                                           ;   557.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm5                                       ;   557.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm0                                           ;   557.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   558.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   559.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm10                                      ;   556.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm8                                         ;   556.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   557.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm10                                      ;   558.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm1                                         ;   556.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   557.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   558.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm12                                        ;   557.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm2                                       ;   558.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm13                                         ;   557.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   558.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   559.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, ymm13                                          ;   558.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   559.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   560.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   560.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_decrypt_compact.T0_constants256] ;   561.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm2                                       ;   559.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm1                                          ;   559.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm11                                      ;   562.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm11, ymm4, ymm0                                           ;   559.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm4                                       ;   561.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, ymm13                                          ;   560.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   560.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm10                                      ;   562.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm14                                         ;   560.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   561.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   562.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm14                                        ;   561.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm14                                        ;   561.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   562.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   563.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   563.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm12                                         ;   562.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   564.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   563.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                          ;   563.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm4                                       ;   565.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm0                                          ;   563.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   563.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   564.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                          ;   564.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   565.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm12                                         ;   564.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   565.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   565.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   565.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   565.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   566.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                        ;   566.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   567.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   566.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm15                                         ;   567.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                         ;   567.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   568.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   569.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm12                                          ;   568.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                          ;   569.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   570.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3776]                                 ;   570.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3712]                                 ;   569.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   570.0 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3744]                                      ;   566.8 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 4000], ymm11                                      ;   571.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm15, ymm13                                        ;   573.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   573.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   570.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3936]                                   ;   574.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   573.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   570.8 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm14, ymm14, [rbp + 3904]                                  ;   571.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   574.8 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3872]                                 ;   571.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3904]                                   ;   575.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   574.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   576.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3680]                                       ;   570.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm0                                          ;   577.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   572.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   573.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   575.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   578.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   574.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3808]                                 ;   574.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3968]                                 ;   575.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   575.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   577.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3744]                                       ;   574.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   581.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   582.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3872]                                   ;   575.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   582.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   577.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3840]                                   ;   578.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   576.8 fp0     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3776]                                 ;   577.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3712]                                   ;   577.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4000]                                 ;   578.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3904]                                   ;   579.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   583.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   583.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   584.0 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   584.0 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3648]                                       ;   577.5 agu0    41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 3424]                                       ;   578.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   585.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3584]                                       ;   578.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   585.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3552]                                       ;   579.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3296]                                       ;   579.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   586.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3456]                                      ;   580.0 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   587.0 fp0     41 next
        vmovdqu ymm13, [rbp + 3648]                                      ;   580.5 agu0    41 next
        vpand ymm13, ymm13, [rbp + 3456]                                 ;   587.5 fp1+agu1   41 next
        vmovdqu [rbp + 3744], ymm2                                       ;   580.0 agu2+fp5   41 next spill
        vmovdqu ymm2, [rbp + 3552]                                       ;   581.5 agu0    41 next
        vpand ymm2, ymm2, [rbp + 3456]                                   ;   588.5 fp2+agu1   41 next
        vmovdqu [rbp + 3904], ymm11                                      ;   580.2 agu2+fp5   41 next spill
        vmovdqu ymm11, [rbp + 3584]                                      ;   582.5 agu0    41 next
        vpand ymm11, ymm11, [rbp + 2848]                                 ;   589.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   590.5 fp0     41 next
        db 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   590.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm15                                      ;   582.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm15, ymm12, ymm9                                         ;   588.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm5                                       ;   583.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm6, [rbp + 3552]                                   ;   586.5 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm14                                      ;   585.0 agu1+fp5   41 next spill
        db 0x2e
        vpxor ymm14, ymm15, [rbp + 3648]                                 ;   589.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 3552]                                 ;   590.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   591.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm4                                       ;   585.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm13                                          ;   588.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   591.5 fp0     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 3584]                                   ;   589.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   591.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm7                                       ;   586.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm9, [rbp + 3584]                                   ;   586.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   587.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;   588.7 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm3                                       ;   587.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm7, [rbp + 3456]                                   ;   587.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm10                                      ;   588.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm9, ymm1                                          ;   587.8 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   588.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm8                                       ;   592.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3552]                                       ;   588.7 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2848]                                   ;   595.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   596.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm14                                      ;   591.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm13, [rbp + 2848]                                 ;   592.5 fp3+agu1   41 next
        vpxor ymm3, ymm3, ymm14                                          ;   593.5 fp0     41 next
        vmovdqu ymm14, [rbp + 3456]                                      ;   590.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   597.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   592.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm3                                       ;   598.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, [rbp + 2848]                                  ;   597.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   598.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3648]                                 ;   597.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   599.7 fp2     41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2848]                                 ;   591.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm3                                       ;   600.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm2, [rbp + 3648]                                   ;   592.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   593.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   598.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm1                                          ;   593.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3648]                                 ;   593.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3584]                                   ;   593.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   594.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   596.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm12                                      ;   593.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm9, ymm14                                         ;   597.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   598.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   599.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3648]                                       ;   594.0 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm4                                       ;   600.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                           ;   601.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   602.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   603.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   598.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3552]                                      ;   597.0 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm12                                          ;   604.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2848]                                   ;   603.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   605.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   606.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   607.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm4                                          ;   604.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   604.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3584]                                   ;   605.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2848]                                   ;   599.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   599.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   604.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   600.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm3                                          ;   601.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3584]                                   ;   600.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   606.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   606.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   607.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2848]                                       ;   601.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm0, ymm5                                           ;   608.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4096]                                   ;   601.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   601.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   604.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   608.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3584]                                      ;   603.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm13                                         ;   610.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3936]                                 ;   605.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4064]                                   ;   608.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   611.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   604.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4096]                                   ;   611.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   612.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   609.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   609.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4064]                                   ;   613.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3808]                                   ;   612.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   613.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   614.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   606.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   614.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4032]                                   ;   607.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   615.0 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   607.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 4128]                                   ;   608.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3680]                                       ;   608.3 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3296]                                   ;   615.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   616.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   609.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   610.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3840]                                 ;   610.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   616.0 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3712]                                 ;   610.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   611.3 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3776]                                       ;   611.0 agu1    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3648]                                   ;   618.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   619.0 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4000]                                 ;   612.0 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm12                                          ;   613.0 fp2     41 next
        vpxor ymm3, ymm3, [r8 + 4896]                                    ;   612.3 fp3+agu0   48 next
        vpxor ymm2, ymm2, [r8 + 4928]                                    ;   617.3 fp0+agu1   48 next
        vpxor ymm10, ymm10, [r8 + 4960]                                  ;   613.3 fp1+agu0   48 next
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 4992]                                  ;   617.0 fp2+agu1   48 next
        vpxor ymm11, ymm11, [r8 + 5024]                                  ;   620.0 fp3+agu0   48 next
        vpxor ymm4, ymm4, [r8 + 5056]                                    ;   615.0 fp0+agu1   48 next
        vpxor ymm6, ymm6, [r8 + 5088]                                    ;   615.3 fp1+agu0   48 next
        vpxor ymm1, ymm1, [r8 + 4608]                                    ;   616.0 fp2+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 4640]                                    ;   616.3 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r8 + 4672]                                    ;   617.0 fp0+agu1   48 next
        vpxor ymm14, ymm14, [r8 + 4704]                                  ;   617.3 fp1+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4736]                                    ;   619.0 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r8 + 4768]                                  ;   618.3 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r8 + 4800]                                  ;   619.0 fp0+agu1   48 next
        vmovdqu ymm9, [rbp + 3904]                                       ;   619.3 agu0    48 next
        vpxor ymm9, ymm9, [r8 + 4832]                                    ;   626.3 fp1+agu1   48 next
        vmovdqu [rbp + 3904], ymm6                                       ;   616.3 agu2+fp5   48 next spill
        vmovdqu ymm6, [rbp + 3744]                                       ;   620.3 agu0    48 next
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 4864]                                    ;   627.3 fp2+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm4                                       ;   617.0 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm4, ymm1, ymm12                                          ;   620.0 fp3     45 next
        vmovdqu [rbp + 4000], ymm11                                      ;   621.0 agu2+fp5   48 next spill
        vpand ymm11, ymm14, ymm9                                         ;   627.3 fp0     45 next
        vmovdqu [rbp + 3648], ymm15                                      ;   619.0 agu2+fp5   48 next spill
        vpxor ymm15, ymm7, ymm13                                         ;   619.3 fp1     45 next
        vmovdqu [rbp + 3776], ymm10                                      ;   620.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm12                                        ;   620.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm2                                       ;   621.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm6                                           ;   628.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm3                                       ;   622.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm9                                           ;   627.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   628.3 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm8                                          ;   620.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   629.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm10                                      ;   630.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm14                                         ;   621.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm11                                      ;   628.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm5                                         ;   622.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm12                                      ;   625.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm1, ymm6                                          ;   628.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   629.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   630.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm5                                          ;   621.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   622.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm0                                       ;   626.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm1                                          ;   622.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   623.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   629.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm7                                          ;   623.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm2                                       ;   629.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm8                                          ;   625.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   626.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   630.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm6                                           ;   628.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   629.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   631.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   630.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel misty1_decrypt_compact.T0_constants256] ;   631.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm2                                       ;   629.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm1                                           ;   628.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm14                                      ;   632.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm14, ymm10, ymm6                                          ;   628.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm10                                      ;   630.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm15, ymm8                                         ;   629.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                         ;   629.3 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm0                                       ;   631.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm13                                          ;   629.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   630.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   631.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm13                                          ;   630.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm13                                         ;   630.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   631.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   632.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   632.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm7                                          ;   631.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   633.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   632.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   632.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm10                                      ;   634.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm6                                          ;   632.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   632.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   633.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   633.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   634.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm7                                          ;   633.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   634.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   634.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   634.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   634.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   635.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   635.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   636.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   635.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm9                                          ;   636.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                           ;   636.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   637.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   638.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm7                                          ;   637.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   638.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   639.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3872]                                 ;   639.3 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3840]                                   ;   638.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   639.2 fp2     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3456]                                       ;   636.3 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 4032], ymm14                                      ;   640.3 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm14, ymm9, ymm8                                          ;   643.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   643.3 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   639.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   644.3 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;   643.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   639.8 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4128]                                  ;   640.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   644.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2848]                                   ;   640.8 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4128]                                   ;   645.3 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   644.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   646.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3584]                                       ;   639.2 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm6                                           ;   646.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   641.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   642.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   645.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   647.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   644.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3296]                                   ;   643.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3424]                                   ;   644.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   645.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   646.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3456]                                       ;   643.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   650.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   651.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2848]                                   ;   645.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   651.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   647.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3680]                                 ;   648.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   646.3 fp3     45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3872]                                 ;   647.3 fp0+agu1   45 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3840]                                 ;   646.3 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4032]                                 ;   647.3 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4128]                                   ;   648.2 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   652.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   652.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   653.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   653.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3552]                                       ;   646.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   653.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3712]                                       ;   647.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   654.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3776]                                       ;   647.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   654.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3648]                                       ;   648.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   655.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4000]                                       ;   648.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   655.7 fp0     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3744]                                       ;   649.3 agu0    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   656.3 fp1     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3904]                                       ;   649.7 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   656.7 fp2     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2400]                                   ;   655.3 fp3+agu0   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3072]                                 ;   654.7 fp0+agu1   54 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;   655.7 fp1+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 3168]                                 ;   656.3 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 3360]                                 ;   656.7 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   657.3 fp0+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 3520]                                   ;   657.7 fp1+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 3616]                                 ;   653.7 fp2+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2272]                                   ;   654.3 fp3+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 3200]                                   ;   654.7 fp0+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 3040]                                   ;   655.3 fp1+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 3264]                                   ;   655.7 fp2+agu1   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   656.3 fp3+agu0   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3488]                                   ;   656.7 fp0+agu1   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3232]                                   ;   657.3 fp1+agu0   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3392]                                   ;   657.7 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3904], ymm8                                       ;   658.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 2400]                                       ;   658.3 agu0    54 next
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 512]                                     ;   665.3 fp3+agu1   54 next
        vmovdqu [rbp + 2400], ymm7                                       ;   658.3 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 3072]                                       ;   659.3 agu0    54 next
        vpxor ymm7, ymm7, [r9 + 544]                                     ;   666.3 fp0+agu1   54 next
        vmovdqu [rbp + 3072], ymm6                                       ;   657.7 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2976]                                       ;   660.3 agu0    54 next
        vpxor ymm6, ymm6, [r9 + 576]                                     ;   667.3 fp1+agu1   54 next
        vmovdqu [rbp + 2976], ymm5                                       ;   658.3 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 3168]                                       ;   661.3 agu0    54 next
        vpxor ymm5, ymm5, [r9 + 608]                                     ;   668.3 fp2+agu1   54 next
        vmovdqu [rbp + 3168], ymm4                                       ;   659.3 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 3360]                                       ;   662.3 agu0    54 next
        vpxor ymm4, ymm4, [r9 + 640]                                     ;   669.3 fp3+agu1   54 next
        vmovdqu [rbp + 3360], ymm1                                       ;   660.3 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 3328]                                       ;   663.3 agu0    54 next
        vpxor ymm1, ymm1, [r9 + 672]                                     ;   670.3 fp0+agu1   54 next
        vmovdqu [rbp + 3328], ymm3                                       ;   661.3 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 3520]                                       ;   664.3 agu0    54 next
        vpxor ymm3, ymm3, [r9 + 704]                                     ;   671.3 fp1+agu1   54 next
        vmovdqu [rbp + 3520], ymm2                                       ;   662.3 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 3616]                                       ;   665.3 agu0    54 next
        vpxor ymm2, ymm2, [r9 + 736]                                     ;   672.3 fp2+agu1   54 next
        vmovdqu [rbp + 3616], ymm14                                      ;   663.3 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2272]                                      ;   666.3 agu0    54 next
        vpxor ymm14, ymm14, [r9 + 768]                                   ;   673.3 fp3+agu1   54 next
        vmovdqu [rbp + 2272], ymm9                                       ;   664.3 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 3200]                                       ;   667.3 agu0    54 next
        vpxor ymm9, ymm9, [r9 + 800]                                     ;   674.3 fp0+agu1   54 next
        vmovdqu [rbp + 3200], ymm12                                      ;   665.3 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 3040]                                      ;   668.3 agu0    54 next
        vpxor ymm12, ymm12, [r9 + 832]                                   ;   675.3 fp1+agu1   54 next
        vmovdqu [rbp + 3040], ymm13                                      ;   666.3 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 3264]                                      ;   669.3 agu0    54 next
        vpxor ymm13, ymm13, [r9 + 864]                                   ;   676.3 fp2+agu1   54 next
        vmovdqu [rbp + 3264], ymm10                                      ;   667.3 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3136]                                      ;   670.3 agu0    54 next
        vpxor ymm10, ymm10, [r9 + 896]                                   ;   677.3 fp3+agu1   54 next
        vmovdqu [rbp + 3136], ymm15                                      ;   668.3 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3488]                                      ;   671.3 agu0    54 next
        vpxor ymm15, ymm15, [r9 + 928]                                   ;   678.3 fp0+agu1   54 next
        vmovdqu [rbp + 3488], ymm11                                      ;   669.3 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 3232]                                      ;   672.3 agu0    54 next
        vpxor ymm11, ymm11, [r9 + 960]                                   ;   679.3 fp1+agu1   54 next
        vmovdqu [rbp + 3232], ymm0                                       ;   670.3 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3392]                                       ;   673.3 agu0    54 next
        vpxor ymm0, ymm0, [r9 + 992]                                     ;   680.3 fp2+agu1   54 next
        vmovdqu [rbp + 3392], ymm6                                       ;   671.3 agu2+fp5   54 next spill
        vpxor ymm6, ymm2, ymm15                                          ;   679.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm5                                       ;   672.3 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm5, ymm12, ymm11                                         ;   680.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm7                                       ;   673.3 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm14, ymm10                                         ;   678.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3648], ymm3                                       ;   674.3 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm3, ymm12, ymm15                                         ;   679.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm1                                       ;   675.3 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm1, ymm11, ymm0                                          ;   681.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm8                                       ;   676.3 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm2, ymm11                                          ;   680.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   681.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm15, ymm13                                         ;   679.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   682.3 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm4                                       ;   677.3 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm4, ymm12, ymm6                                          ;   680.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm3                                       ;   683.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm4                                           ;   681.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm5                                       ;   681.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm2, ymm0                                           ;   681.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   682.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   683.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm15                                      ;   680.3 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm12, ymm9                                         ;   679.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   680.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm15                                      ;   681.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm12, ymm2                                         ;   680.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   681.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   682.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm12, ymm14                                        ;   680.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm1                                       ;   682.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   681.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   682.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   683.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm13                                          ;   681.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   682.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   684.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   683.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   684.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm1                                       ;   683.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm14, ymm2                                          ;   683.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm12                                      ;   685.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm4, ymm0                                           ;   683.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm4                                       ;   685.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, ymm13                                          ;   683.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   683.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm15                                      ;   686.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm10                                         ;   684.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   685.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   686.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm10                                        ;   684.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm10                                        ;   685.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   686.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   687.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   687.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm14                                         ;   686.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   688.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   687.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   686.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm4                                       ;   689.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm0                                          ;   687.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   687.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   688.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   688.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   689.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm14                                         ;   688.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   688.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   689.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   689.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   689.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   690.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                        ;   690.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   691.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   690.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm11                                         ;   690.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;   690.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   691.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   692.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm14                                          ;   691.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   692.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   693.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3840]                                 ;   693.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   692.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   693.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4032]                                      ;   690.5 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 3968], ymm15                                      ;   694.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm11, ymm13                                        ;   697.5 fp3     41 next
        db 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   697.5 fp0     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   693.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3424]                                   ;   698.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   697.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   694.5 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 3584]                                  ;   694.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   698.5 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   695.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3584]                                   ;   699.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   698.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   700.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3456]                                       ;   693.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm0                                          ;   700.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   696.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   697.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   699.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   701.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   698.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3872]                                 ;   697.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3296]                                 ;   698.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   699.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   700.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4032]                                       ;   697.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   704.7 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   705.7 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2848]                                   ;   699.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   705.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   701.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3680]                                   ;   702.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   700.5 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3840]                                 ;   701.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   700.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3968]                                 ;   701.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3584]                                   ;   702.7 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   706.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   706.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   707.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   707.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3712]                                       ;   701.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                                       ;   701.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   708.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3776]                                       ;   702.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                           ;   709.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3648]                                       ;   702.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4000]                                       ;   703.2 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   710.2 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3744]                                      ;   703.7 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, ymm2                                         ;   710.7 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3712]                                      ;   704.2 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 3744]                                 ;   711.2 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm1                                       ;   703.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm1, [rbp + 3648]                                       ;   705.2 agu0    41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 3744]                                   ;   712.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm15                                      ;   703.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   706.2 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 3392]                                 ;   713.2 fp2+agu1   41 next
        vpxor ymm8, ymm8, ymm15                                          ;   714.2 fp3     41 next
        vpand ymm15, ymm15, ymm9                                         ;   714.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm11                                      ;   705.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm13, ymm9                                         ;   711.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm5                                       ;   706.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm6, [rbp + 3648]                                   ;   710.2 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3840], ymm10                                      ;   708.7 agu1+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 3712]                                 ;   712.7 fp3+agu0   41 next
        vpand ymm10, ymm10, [rbp + 3648]                                 ;   713.7 fp0+agu1   41 next
        vpxor ymm13, ymm13, ymm10                                        ;   714.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm4                                       ;   708.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm14                                          ;   712.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   715.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3776]                                   ;   713.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   715.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm7                                       ;   710.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm9, [rbp + 3776]                                   ;   710.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   711.3 fp3     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;   712.3 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm3                                       ;   711.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm7, [rbp + 3744]                                   ;   711.3 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm12                                      ;   712.2 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm2                                          ;   711.5 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   712.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm8                                       ;   716.2 agu2+fp5   41 next spill
        vmovdqu ymm8, [rbp + 3648]                                       ;   712.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3392]                                   ;   719.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   720.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm10                                      ;   714.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm14, [rbp + 3392]                                 ;   716.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   717.2 fp3     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3744]                                      ;   713.7 agu0    54 next reload
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   720.7 fp0     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   716.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm3                                       ;   721.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm12, [rbp + 3392]                                  ;   721.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   722.3 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 3712]                                 ;   721.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   723.3 fp1     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 3392]                                 ;   715.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4064], ymm3                                       ;   724.3 agu2+fp5   41 next spill
        vpxor ymm3, ymm1, [rbp + 3712]                                   ;   715.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   716.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   722.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm2                                          ;   717.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 3712]                                 ;   717.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3776]                                   ;   716.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   718.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   720.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm13                                      ;   717.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm10                                         ;   720.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   721.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   722.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3712]                                       ;   717.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm4                                       ;   723.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                           ;   724.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   725.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   726.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   721.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3648]                                      ;   720.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm13                                          ;   727.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3392]                                   ;   726.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   728.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   729.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   730.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm4                                          ;   727.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   727.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3776]                                   ;   728.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3392]                                   ;   722.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   723.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   727.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   724.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm3                                          ;   724.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3776]                                   ;   724.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   729.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   729.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   730.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3392]                                       ;   724.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm5                                           ;   731.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4096]                                   ;   725.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   725.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   727.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   731.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3776]                                      ;   726.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm13, ymm14                                         ;   733.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3424]                                 ;   728.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4064]                                   ;   731.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   734.7 fp3     41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   728.0 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 4096]                                   ;   734.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   735.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   732.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   732.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4064]                                   ;   736.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3872]                                   ;   735.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   736.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   737.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   730.0 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   737.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3808]                                   ;   730.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   738.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3296]                                   ;   731.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm2, [rbp + 3936]                                   ;   732.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3456]                                       ;   732.0 agu0    41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4000]                                   ;   739.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   740.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   733.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   734.0 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3680]                                 ;   733.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   739.7 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4128]                                 ;   734.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   735.0 fp1     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3840]                                       ;   734.7 agu1    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3712]                                   ;   741.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   742.7 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 3968]                                 ;   735.7 fp0+agu1   41 next
        vpxor ymm6, ymm6, ymm13                                          ;   736.7 fp1     41 next
        vpxor ymm3, ymm3, [r10 + 4896]                                   ;   736.0 fp2+agu0   48 next
        vpxor ymm1, ymm1, [r10 + 4928]                                   ;   741.0 fp3+agu1   48 next
        vpxor ymm12, ymm12, [r10 + 4960]                                 ;   737.0 fp0+agu0   48 next
        vpxor ymm11, ymm11, [r10 + 4992]                                 ;   740.7 fp1+agu1   48 next
        vpxor ymm15, ymm15, [r10 + 5024]                                 ;   743.7 fp2+agu0   48 next
        db 0x2e
        vpxor ymm4, ymm4, [r10 + 5056]                                   ;   738.7 fp3+agu1   48 next
        vpxor ymm6, ymm6, [r10 + 5088]                                   ;   739.0 fp0+agu0   48 next
        vpxor ymm2, ymm2, [r10 + 4608]                                   ;   739.7 fp1+agu1   48 next
        vpxor ymm7, ymm7, [r10 + 4640]                                   ;   740.0 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r10 + 4672]                                   ;   740.7 fp3+agu1   48 next
        vpxor ymm10, ymm10, [r10 + 4704]                                 ;   741.0 fp0+agu0   48 next
        vpxor ymm8, ymm8, [r10 + 4736]                                   ;   742.7 fp1+agu1   48 next
        vpxor ymm14, ymm14, [r10 + 4768]                                 ;   742.0 fp2+agu0   48 next
        vpxor ymm13, ymm13, [r10 + 4800]                                 ;   742.7 fp3+agu1   48 next
        vmovdqu ymm9, [rbp + 3584]                                       ;   743.0 agu0    48 next
        vpxor ymm9, ymm9, [r10 + 4832]                                   ;   750.0 fp0+agu1   48 next
        vmovdqu [rbp + 3584], ymm6                                       ;   740.0 agu2+fp5   48 next spill
        vmovdqu ymm6, [rbp + 4032]                                       ;   744.0 agu0    48 next
        vpxor ymm6, ymm6, [r10 + 4864]                                   ;   751.0 fp1+agu1   48 next
        vmovdqu [rbp + 4032], ymm4                                       ;   740.7 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm4, ymm2, ymm13                                          ;   743.7 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm15                                      ;   744.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm10, ymm9                                         ;   751.0 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm11                                      ;   742.7 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm7, ymm14                                         ;   743.0 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 3840], ymm12                                      ;   743.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm10, ymm13                                        ;   743.7 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3648], ymm1                                       ;   744.7 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm9, ymm6                                           ;   752.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm3                                       ;   745.7 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm2, ymm9                                           ;   751.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   752.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm8                                          ;   743.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   753.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm12                                      ;   754.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm10                                         ;   744.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm15                                      ;   752.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm12, ymm5                                         ;   745.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm13                                      ;   748.7 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm2, ymm6                                          ;   752.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   753.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   754.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm4                                       ;   749.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm10, ymm5                                          ;   745.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   746.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm4                                       ;   750.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm2                                          ;   746.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   747.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   753.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm7                                          ;   748.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm1                                       ;   753.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm8                                          ;   749.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   750.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   754.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm6                                           ;   752.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   753.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   755.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;   754.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   755.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm2                                          ;   752.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm1                                       ;   753.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm1, ymm12, ymm6                                           ;   752.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm0                                       ;   756.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm8                                          ;   752.7 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   752.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm12                                      ;   754.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm14                                         ;   753.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   754.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   755.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm14                                          ;   753.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm14                                         ;   754.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   755.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   756.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   756.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm7                                          ;   755.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2848]                                   ;   757.2 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   756.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm0                                       ;   758.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm6                                           ;   755.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   756.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   757.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                          ;   756.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   757.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm7                                           ;   757.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   757.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   758.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   758.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   758.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   759.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, [rbp + 2848]                                  ;   758.7 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   759.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   759.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   760.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   759.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm15                                      ;   758.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm9                                          ;   759.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   760.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   761.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   762.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm7                                          ;   760.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                        ;   761.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   762.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4000]                                 ;   763.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3680]                                   ;   761.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   762.8 fp2     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   760.2 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 3808], ymm12                                      ;   764.2 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm8                                          ;   767.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   767.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   768.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3776]                                       ;   760.5 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm15                                      ;   763.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm2                                          ;   767.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   763.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   764.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;   767.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   764.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   769.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3296]                                       ;   762.0 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm0                                          ;   769.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   768.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3936]                                   ;   765.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   768.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   769.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   768.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   770.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   768.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3456]                                   ;   766.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3552]                                   ;   767.7 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   769.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   769.2 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                           ;   767.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   768.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3936]                                   ;   769.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3872]                                       ;   767.7 agu1    45 next reload
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   774.7 fp3     45 next
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   774.7 fp0     45 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3392]                                   ;   775.7 fp1+agu0   45 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2848]                                   ;   770.2 fp2+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4000]                                 ;   771.2 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3680]                                 ;   770.2 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3808]                                   ;   771.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   770.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   770.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   775.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   772.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   776.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3648]                                       ;   770.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   777.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4128]                                       ;   771.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   778.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3840]                                       ;   771.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   778.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3712]                                      ;   772.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   779.5 fp2     45 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3968]                                      ;   772.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   779.7 fp3     45 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4032]                                      ;   773.5 agu0    48 next reload
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   780.5 fp0     45 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3584]                                      ;   773.7 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   780.7 fp1     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3232]                                   ;   779.5 fp2+agu0   54 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3488]                                   ;   778.7 fp3+agu1   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   779.7 fp0+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   780.5 fp1+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 3040]                                   ;   780.7 fp2+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 3200]                                 ;   781.5 fp3+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 2272]                                   ;   781.7 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 3616]                                   ;   777.7 fp1+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 3520]                                   ;   778.5 fp2+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3328]                                   ;   778.7 fp3+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 3360]                                   ;   779.5 fp0+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 3168]                                   ;   779.7 fp1+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 2976]                                 ;   780.5 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 3072]                                 ;   780.7 fp3+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   781.5 fp0+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 3904]                                 ;   781.7 fp1+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 928]                                    ;   782.5 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 992]                                    ;   782.7 fp3+agu1  108 r
        vmovdqu [rbp + 3584], ymm4                                       ;   783.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 3232]                                       ;   783.5 agu0    58 r
        db 0x2e
        vpxor ymm4, ymm4, [r11]                                          ;   790.5 fp0+agu1   58 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 896]                                    ;   791.5 fp1+agu0  108 r
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1056]                                 ;   784.7 fp2+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 3232], ymm4                                       ;   792.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3488]                                       ;   785.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 32]                                     ;   792.5 fp3+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 960]                                    ;   793.5 fp0+agu0  108 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1120]                                   ;   786.7 fp1+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 3488], ymm4                                       ;   794.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3136]                                       ;   787.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 64]                                     ;   794.5 fp2+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1024]                                   ;   795.5 fp3+agu0  108 r
        vpxor ymm8, ymm8, [rbp + 1184]                                   ;   788.7 fp0+agu1  108 r
        vmovdqu [rbp + 3136], ymm4                                       ;   796.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3264]                                       ;   789.5 agu0    58 r
        db 0x2e
        vpxor ymm4, ymm4, [r11 + 96]                                     ;   796.5 fp1+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1088]                                   ;   797.5 fp2+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 1248]                                 ;   790.7 fp3+agu1  108 r
        vmovdqu [rbp + 3264], ymm4                                       ;   798.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3040]                                       ;   791.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 128]                                    ;   798.5 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1152]                                   ;   799.5 fp1+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 1312]                                   ;   792.7 fp2+agu1  108 r
        vmovdqu [rbp + 3040], ymm4                                       ;   800.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3200]                                       ;   793.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 160]                                    ;   800.5 fp3+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1216]                                   ;   801.5 fp0+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 1376]                                   ;   794.7 fp1+agu1  108 r
        vmovdqu [rbp + 3200], ymm4                                       ;   802.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2272]                                       ;   795.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 192]                                    ;   802.5 fp2+agu1   58 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1280]                                   ;   803.5 fp3+agu0  108 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1440]                                   ;   796.7 fp0+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 2272], ymm4                                       ;   804.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 3616]                                       ;   797.5 agu0    58 r
        db 0x2e
        vpxor ymm4, ymm4, [r11 + 224]                                    ;   804.5 fp1+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1344]                                   ;   805.5 fp2+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 1504]                                   ;   798.7 fp3+agu1  108 r
        vmovdqu [rbp + 3616], ymm4                                       ;   806.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3520]                                       ;   799.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 256]                                    ;   806.5 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1408]                                   ;   807.5 fp1+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 1568]                                   ;   800.7 fp2+agu1  108 r
        vmovdqu [rbp + 3520], ymm4                                       ;   808.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3328]                                       ;   801.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 288]                                    ;   808.5 fp3+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1472]                                   ;   809.5 fp0+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 1632]                                   ;   802.7 fp1+agu1  108 r
        vmovdqu [rbp + 3328], ymm4                                       ;   810.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3360]                                       ;   803.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 320]                                    ;   810.5 fp2+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1536]                                   ;   811.5 fp3+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 1728]                                 ;   804.7 fp0+agu1  108 r
        vmovdqu [rbp + 3360], ymm4                                       ;   812.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3168]                                       ;   805.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 352]                                    ;   812.5 fp1+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1600]                                   ;   813.5 fp2+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 1824]                                 ;   806.7 fp3+agu1  108 r
        vmovdqu [rbp + 3168], ymm4                                       ;   814.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2976]                                       ;   807.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 384]                                    ;   814.5 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1664]                                   ;   815.5 fp1+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 1856]                                 ;   808.7 fp2+agu1  108 r
        vmovdqu [rbp + 2976], ymm4                                       ;   816.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3072]                                       ;   809.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 416]                                    ;   816.5 fp3+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1696]                                   ;   817.5 fp0+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 1888]                                 ;   810.7 fp1+agu1  108 r
        vmovdqu [rbp + 3072], ymm4                                       ;   818.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2400]                                       ;   811.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 448]                                    ;   818.5 fp2+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1760]                                   ;   819.5 fp3+agu0  108 r
        vmovdqu [rbp + 2400], ymm4                                       ;   820.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3904]                                       ;   812.7 agu1    58 r
        vpxor ymm4, ymm4, [r11 + 480]                                    ;   819.7 fp0+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 1792]                                   ;   820.7 fp1+agu1  108 r
        vmovdqu [rbp + 3904], ymm4                                       ;   821.7 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2752]                                       ;   814.5 agu0    66 l
        mov r12, qword [rbp + 4224]                                      ;   813.5 agu2    85 l.0 reload
        vpor ymm4, ymm4, [r12 + 4096]                                    ;   824.5 fp2+agu1   66 l
        vpxor ymm4, ymm4, [rbp + 2208]                                   ;   825.5 fp3+agu0   66 l
        vmovdqu [rbp + 2208], ymm15                                      ;   814.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2368]                                      ;   815.7 agu1    66 l
        vpor ymm15, ymm15, [r12 + 4128]                                  ;   824.5 fp0+agu0   66 l
        vpxor ymm15, ymm15, [rbp + 2464]                                 ;   825.5 fp1+agu1   66 l
        vmovdqu [rbp + 2464], ymm14                                      ;   815.5 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 2432]                                      ;   817.5 agu0    66 l
        vpor ymm14, ymm14, [r12 + 4160]                                  ;   824.5 fp2+agu1   66 l
        vpxor ymm14, ymm14, [rbp + 2112]                                 ;   825.5 fp3+agu0   66 l
        vmovdqu [rbp + 2112], ymm12                                      ;   816.7 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 1984]                                      ;   818.7 agu1    66 l
        vpor ymm12, ymm12, [r12 + 4192]                                  ;   825.7 fp0+agu0   66 l
        vpxor ymm12, ymm12, [rbp + 2240]                                 ;   826.7 fp1+agu1   66 l
        vmovdqu [rbp + 2240], ymm10                                      ;   818.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2656]                                      ;   820.5 agu0    66 l
        vpor ymm10, ymm10, [r12 + 4224]                                  ;   827.5 fp2+agu1   66 l
        vpxor ymm10, ymm10, [rbp + 2016]                                 ;   828.5 fp3+agu0   66 l
        vmovdqu [rbp + 2016], ymm7                                       ;   819.5 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 2784]                                       ;   821.7 agu1    66 l
        vpor ymm7, ymm7, [r12 + 4256]                                    ;   828.7 fp0+agu0   66 l
        vpxor ymm7, ymm7, [rbp + 2176]                                   ;   829.7 fp1+agu1   66 l
        vmovdqu [rbp + 2176], ymm3                                       ;   820.7 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2912]                                       ;   823.5 agu0    66 l
        vpor ymm3, ymm3, [r12 + 4288]                                    ;   830.5 fp2+agu1   66 l
        vpxor ymm3, ymm3, [rbp + 1952]                                   ;   831.5 fp3+agu0   66 l
        vmovdqu [rbp + 1952], ymm5                                       ;   821.8 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2720]                                       ;   824.7 agu1    66 l
        vpor ymm5, ymm5, [r12 + 4320]                                    ;   831.7 fp0+agu0   66 l
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   832.7 fp1+agu1   66 l
        vmovdqu [rbp + 2592], ymm0                                       ;   824.7 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 3104]                                       ;   826.5 agu0    66 l
        vpor ymm0, ymm0, [r12 + 4352]                                    ;   833.5 fp2+agu1   66 l
        vpxor ymm0, ymm0, [rbp + 2496]                                   ;   834.5 fp3+agu0   66 l
        vmovdqu [rbp + 2496], ymm2                                       ;   825.7 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 2624]                                       ;   827.7 agu1    66 l
        vpor ymm2, ymm2, [r12 + 4384]                                    ;   834.7 fp0+agu0   66 l
        vpxor ymm2, ymm2, [rbp + 2304]                                   ;   835.7 fp1+agu1   66 l
        vmovdqu [rbp + 2304], ymm9                                       ;   826.7 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2816]                                       ;   829.5 agu0    66 l
        vpor ymm9, ymm9, [r12 + 4416]                                    ;   836.5 fp2+agu1   66 l
        vpxor ymm9, ymm9, [rbp + 2336]                                   ;   837.5 fp3+agu0   66 l
        vmovdqu [rbp + 2336], ymm13                                      ;   827.7 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2688]                                      ;   830.7 agu1    66 l
        vpor ymm13, ymm13, [r12 + 4448]                                  ;   837.7 fp0+agu0   66 l
        vpxor ymm13, ymm13, [rbp + 2144]                                 ;   838.7 fp1+agu1   66 l
        vmovdqu [rbp + 2144], ymm8                                       ;   828.7 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2944]                                       ;   832.5 agu0    66 l
        vpor ymm8, ymm8, [r12 + 4480]                                    ;   839.5 fp2+agu1   66 l
        vpxor ymm8, ymm8, [rbp + 1920]                                   ;   840.5 fp3+agu0   66 l
        vmovdqu [rbp + 1920], ymm6                                       ;   830.5 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3008]                                       ;   833.7 agu1    66 l
        vpor ymm6, ymm6, [r12 + 4512]                                    ;   840.7 fp0+agu0   66 l
        vpxor ymm6, ymm6, [rbp + 2048]                                   ;   841.7 fp1+agu1   66 l
        vmovdqu [rbp + 2048], ymm11                                      ;   831.7 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 2880]                                      ;   835.5 agu0    66 l
        vpor ymm11, ymm11, [r12 + 4544]                                  ;   842.5 fp2+agu1   66 l
        vpxor ymm11, ymm11, [rbp + 2080]                                 ;   843.5 fp3+agu0   66 l
        vmovdqu [rbp + 2080], ymm1                                       ;   833.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2560]                                       ;   836.7 agu1    66 l
        vpor ymm1, ymm1, [r12 + 4576]                                    ;   843.7 fp0+agu0   66 l
        vpxor ymm1, ymm1, [rbp + 2528]                                   ;   844.7 fp1+agu1   66 l
        mov r13, qword [rbp + 4192]                                      ;   834.7 agu2    85 l.0 reload
        vmovdqu [rbp + 832], ymm1                                        ;   845.7 agu2+fp5   66 l spill
        vpand ymm1, ymm4, [r13 + 1536]                                   ;   845.7 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2752]                                   ;   846.7 fp3+agu1   67 l
        vmovdqu [rbp - 96], ymm1                                         ;   847.7 agu2+fp5   67 l spill
        vpand ymm1, ymm15, [r13 + 1568]                                  ;   845.7 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2368]                                   ;   846.7 fp1+agu1   67 l
        vmovdqu [rbp - 32], ymm1                                         ;   847.7 agu2+fp5   67 l spill
        vpand ymm1, ymm14, [r13 + 1600]                                  ;   845.7 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2432]                                   ;   846.7 fp3+agu1   67 l
        vmovdqu [rbp + 32], ymm1                                         ;   847.7 agu2+fp5   67 l spill
        vpand ymm1, ymm12, [r13 + 1632]                                  ;   845.7 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;   846.7 fp1+agu1   67 l
        vmovdqu [rbp + 96], ymm1                                         ;   847.7 agu2+fp5   67 l spill
        vpand ymm1, ymm10, [r13 + 1664]                                  ;   845.7 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   846.7 fp3+agu1   67 l
        vmovdqu [rbp + 160], ymm1                                        ;   847.7 agu2+fp5   67 l spill
        vpand ymm1, ymm7, [r13 + 1696]                                   ;   845.7 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   846.7 fp1+agu1   67 l
        vmovdqu [rbp + 224], ymm1                                        ;   847.7 agu2+fp5   67 l spill
        vpand ymm1, ymm3, [r13 + 1728]                                   ;   846.7 fp2+agu0   67 l
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2912]                                   ;   847.7 fp3+agu1   67 l
        db 0x2e
        vmovdqu [rbp + 288], ymm1                                        ;   848.7 agu2+fp5   67 l spill
        db 0x2e
        vpand ymm1, ymm5, [r13 + 1760]                                   ;   847.7 fp0+agu0   67 l
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2720]                                   ;   848.7 fp1+agu1   67 l
        db 0x2e
        vmovdqu [rbp + 352], ymm1                                        ;   849.7 agu2+fp5   67 l spill
        vpand ymm1, ymm0, [r13 + 1792]                                   ;   848.7 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 3104]                                   ;   849.7 fp3+agu1   67 l
        vmovdqu [rbp + 416], ymm1                                        ;   850.7 agu2+fp5   67 l spill
        vpand ymm1, ymm2, [r13 + 1824]                                   ;   849.7 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   850.7 fp1+agu1   67 l
        vmovdqu [rbp + 480], ymm1                                        ;   851.7 agu2+fp5   67 l spill
        vpand ymm1, ymm9, [r13 + 1856]                                   ;   850.7 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   851.7 fp3+agu1   67 l
        vmovdqu [rbp + 544], ymm1                                        ;   852.7 agu2+fp5   67 l spill
        vpand ymm1, ymm13, [r13 + 1888]                                  ;   851.7 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2688]                                   ;   852.7 fp1+agu1   67 l
        vmovdqu [rbp + 608], ymm1                                        ;   853.7 agu2+fp5   67 l spill
        vpand ymm1, ymm8, [r13 + 1920]                                   ;   852.7 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2944]                                   ;   853.7 fp3+agu1   67 l
        vmovdqu [rbp + 672], ymm1                                        ;   854.7 agu2+fp5   67 l spill
        vpand ymm1, ymm6, [r13 + 1952]                                   ;   853.7 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 3008]                                   ;   854.7 fp1+agu1   67 l
        vmovdqu [rbp + 736], ymm1                                        ;   855.7 agu2+fp5   67 l spill
        vpand ymm1, ymm11, [r13 + 1984]                                  ;   854.7 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   855.7 fp3+agu1   67 l
        vmovdqu [rbp + 800], ymm1                                        ;   856.7 agu2+fp5   67 l spill
        vmovdqu ymm1, [rbp + 832]                                        ;   855.7 agu0    67 l
        vpand ymm1, ymm1, [r13 + 2016]                                   ;   862.7 fp0+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 2560]                                   ;   863.7 fp1+agu0   67 l
        vmovdqu [rbp + 864], ymm1                                        ;   864.7 agu2+fp5   67 l spill
        vmovdqu ymm1, [rbp + 2080]                                       ;   856.8 agu1    66 l
        mov r14, qword [rbp + 4240]                                      ;   857.0 agu2    86 r.0 reload
        vpor ymm1, ymm1, [r14]                                           ;   868.0 fp2+agu0   66 l
        vpxor ymm1, ymm1, [rbp + 3232]                                   ;   869.0 fp3+agu1   66 l
        vmovdqu [rbp + 768], ymm11                                       ;   858.0 agu2+fp5   66 l spill
        vmovdqu ymm11, [rbp + 3584]                                      ;   858.7 agu0    66 l
        vpor ymm11, ymm11, [r14 + 32]                                    ;   868.0 fp0+agu1   66 l
        vpxor ymm11, ymm11, [rbp + 3488]                                 ;   869.0 fp1+agu0   66 l
        vmovdqu [rbp + 704], ymm6                                        ;   859.0 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2048]                                       ;   859.8 agu1    66 l
        db 0x2e
        vpor ymm6, ymm6, [r14 + 64]                                      ;   868.0 fp2+agu0   66 l
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3136]                                   ;   869.0 fp3+agu1   66 l
        vmovdqu [rbp + 640], ymm8                                        ;   860.0 agu2+fp5   66 l spill
        vmovdqu ymm8, [rbp + 1920]                                       ;   861.7 agu0    66 l
        vpor ymm8, ymm8, [r14 + 96]                                      ;   868.7 fp0+agu1   66 l
        vpxor ymm8, ymm8, [rbp + 3264]                                   ;   869.7 fp1+agu0   66 l
        vmovdqu [rbp + 576], ymm13                                       ;   861.0 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm13, [rbp + 2144]                                      ;   862.8 agu1    66 l
        db 0x2e
        vpor ymm13, ymm13, [r14 + 128]                                   ;   869.8 fp2+agu0   66 l
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3040]                                 ;   870.8 fp3+agu1   66 l
        db 0x2e
        vmovdqu [rbp + 512], ymm9                                        ;   862.0 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2336]                                       ;   864.7 agu0    66 l
        db 0x2e
        vpor ymm9, ymm9, [r14 + 160]                                     ;   871.7 fp0+agu1   66 l
        vpxor ymm9, ymm9, [rbp + 3200]                                   ;   872.7 fp1+agu0   66 l
        vmovdqu [rbp + 448], ymm2                                        ;   863.0 agu2+fp5   66 l spill
        vmovdqu ymm2, [rbp + 2304]                                       ;   865.8 agu1    66 l
        vpor ymm2, ymm2, [r14 + 192]                                     ;   872.8 fp2+agu0   66 l
        vpxor ymm2, ymm2, [rbp + 2272]                                   ;   873.8 fp3+agu1   66 l
        vmovdqu [rbp + 384], ymm0                                        ;   864.8 agu2+fp5   66 l spill
        vmovdqu ymm0, [rbp + 2496]                                       ;   867.7 agu0    66 l
        vpor ymm0, ymm0, [r14 + 224]                                     ;   874.7 fp0+agu1   66 l
        vpxor ymm0, ymm0, [rbp + 3616]                                   ;   875.7 fp1+agu0   66 l
        vmovdqu [rbp + 320], ymm5                                        ;   868.0 agu2+fp5   66 l spill
        vmovdqu ymm5, [rbp + 2592]                                       ;   868.8 agu1    66 l
        vpor ymm5, ymm5, [r14 + 256]                                     ;   875.8 fp2+agu0   66 l
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   876.8 fp3+agu1   66 l
        vmovdqu [rbp + 256], ymm3                                        ;   869.0 agu2+fp5   66 l spill
        vmovdqu ymm3, [rbp + 1952]                                       ;   870.7 agu0    66 l
        vpor ymm3, ymm3, [r14 + 288]                                     ;   877.7 fp0+agu1   66 l
        vpxor ymm3, ymm3, [rbp + 3328]                                   ;   878.7 fp1+agu0   66 l
        vmovdqu [rbp + 192], ymm7                                        ;   870.0 agu2+fp5   66 l spill
        vmovdqu ymm7, [rbp + 2176]                                       ;   871.8 agu1    66 l
        vpor ymm7, ymm7, [r14 + 320]                                     ;   878.8 fp2+agu0   66 l
        vpxor ymm7, ymm7, [rbp + 3360]                                   ;   879.8 fp3+agu1   66 l
        vmovdqu [rbp + 128], ymm10                                       ;   871.0 agu2+fp5   66 l spill
        vmovdqu ymm10, [rbp + 2016]                                      ;   873.7 agu0    66 l
        vpor ymm10, ymm10, [r14 + 352]                                   ;   880.7 fp0+agu1   66 l
        vpxor ymm10, ymm10, [rbp + 3168]                                 ;   881.7 fp1+agu0   66 l
        vmovdqu [rbp + 64], ymm12                                        ;   872.0 agu2+fp5   66 l spill
        vmovdqu ymm12, [rbp + 2240]                                      ;   874.8 agu1    66 l
        vpor ymm12, ymm12, [r14 + 384]                                   ;   881.8 fp2+agu0   66 l
        vpxor ymm12, ymm12, [rbp + 2976]                                 ;   882.8 fp3+agu1   66 l
        vmovdqu [rbp + 0], ymm14                                         ;   873.0 agu2+fp5   66 l spill
        vmovdqu ymm14, [rbp + 2112]                                      ;   876.7 agu0    66 l
        vpor ymm14, ymm14, [r14 + 416]                                   ;   883.7 fp0+agu1   66 l
        vpxor ymm14, ymm14, [rbp + 3072]                                 ;   884.7 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp - 64], ymm15                                        ;   874.7 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2464]                                      ;   877.8 agu1    66 l
        vpor ymm15, ymm15, [r14 + 448]                                   ;   884.8 fp2+agu0   66 l
        vpxor ymm15, ymm15, [rbp + 2400]                                 ;   885.8 fp3+agu1   66 l
        vmovdqu [rbp - 128], ymm4                                        ;   875.8 agu2+fp5   66 l spill
        vmovdqu ymm4, [rbp + 2208]                                       ;   879.7 agu0    66 l
        vpor ymm4, ymm4, [r14 + 480]                                     ;   886.7 fp0+agu1   66 l
        vpxor ymm4, ymm4, [rbp + 3904]                                   ;   887.7 fp1+agu0   66 l
        mov r15, qword [rbp + 4232]                                      ;   877.7 agu2    86 r.0 reload
        vmovdqu [rbp + 1792], ymm4                                       ;   888.7 agu2+fp5   66 l spill
        vpand ymm4, ymm1, [r15 + 4096]                                   ;   888.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2080]                                   ;   889.7 fp3+agu0   67 l
        vmovdqu [rbp + 928], ymm4                                        ;   890.7 agu2+fp5   67 l spill
        vpand ymm4, ymm11, [r15 + 4128]                                  ;   888.7 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 3584]                                   ;   889.7 fp1+agu0   67 l
        vmovdqu [rbp + 992], ymm4                                        ;   890.7 agu2+fp5   67 l spill
        vpand ymm4, ymm6, [r15 + 4160]                                   ;   888.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2048]                                   ;   889.7 fp3+agu0   67 l
        vmovdqu [rbp + 1056], ymm4                                       ;   890.7 agu2+fp5   67 l spill
        vpand ymm4, ymm8, [r15 + 4192]                                   ;   888.7 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   889.7 fp1+agu0   67 l
        vmovdqu [rbp + 1120], ymm4                                       ;   890.7 agu2+fp5   67 l spill
        vpand ymm4, ymm13, [r15 + 4224]                                  ;   888.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2144]                                   ;   889.7 fp3+agu0   67 l
        vmovdqu [rbp + 1184], ymm4                                       ;   890.7 agu2+fp5   67 l spill
        vpand ymm4, ymm9, [r15 + 4256]                                   ;   888.7 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2336]                                   ;   889.7 fp1+agu0   67 l
        vmovdqu [rbp + 1248], ymm4                                       ;   890.7 agu2+fp5   67 l spill
        vpand ymm4, ymm2, [r15 + 4288]                                   ;   889.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2304]                                   ;   890.7 fp3+agu0   67 l
        vmovdqu [rbp + 1312], ymm4                                       ;   891.7 agu2+fp5   67 l spill
        vpand ymm4, ymm0, [r15 + 4320]                                   ;   890.7 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2496]                                   ;   891.7 fp1+agu0   67 l
        vmovdqu [rbp + 1376], ymm4                                       ;   892.7 agu2+fp5   67 l spill
        vpand ymm4, ymm5, [r15 + 4352]                                   ;   891.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2592]                                   ;   892.7 fp3+agu0   67 l
        vmovdqu [rbp + 1440], ymm4                                       ;   893.7 agu2+fp5   67 l spill
        vpand ymm4, ymm3, [r15 + 4384]                                   ;   892.7 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   893.7 fp1+agu0   67 l
        vmovdqu [rbp + 1504], ymm4                                       ;   894.7 agu2+fp5   67 l spill
        vpand ymm4, ymm7, [r15 + 4416]                                   ;   893.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2176]                                   ;   894.7 fp3+agu0   67 l
        vmovdqu [rbp + 1568], ymm4                                       ;   895.7 agu2+fp5   67 l spill
        vpand ymm4, ymm10, [r15 + 4448]                                  ;   894.7 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2016]                                   ;   895.7 fp1+agu0   67 l
        vmovdqu [rbp + 1632], ymm4                                       ;   896.7 agu2+fp5   67 l spill
        vpand ymm4, ymm12, [r15 + 4480]                                  ;   895.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2240]                                   ;   896.7 fp3+agu0   67 l
        vmovdqu [rbp + 1728], ymm4                                       ;   897.7 agu2+fp5   67 l spill
        vpand ymm4, ymm14, [r15 + 4512]                                  ;   896.7 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2112]                                   ;   897.7 fp1+agu0   67 l
        vmovdqu [rbp + 1824], ymm4                                       ;   898.7 agu2+fp5   67 l spill
        vpand ymm4, ymm15, [r15 + 4544]                                  ;   897.7 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2464]                                   ;   898.7 fp3+agu0   67 l
        vmovdqu [rbp + 1856], ymm4                                       ;   899.7 agu2+fp5   67 l spill
        vmovdqu ymm4, [rbp + 1792]                                       ;   898.7 agu1    67 l
        vpand ymm4, ymm4, [r15 + 4576]                                   ;   905.7 fp0+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 2208]                                   ;   906.7 fp1+agu1   67 l
        vmovdqu [rbp + 896], ymm1                                        ;   899.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 960], ymm11                                       ;   900.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1024], ymm6                                       ;   901.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1088], ymm8                                       ;   902.0 agu1+fp5  126 rounds
        vmovdqu [rbp + 1152], ymm13                                      ;   903.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1216], ymm9                                       ;   904.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1280], ymm2                                       ;   905.0 agu1+fp5  126 rounds
        vmovdqu [rbp + 1344], ymm0                                       ;   906.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1408], ymm5                                       ;   907.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1472], ymm3                                       ;   908.0 agu1+fp5  126 rounds
        vmovdqu [rbp + 1536], ymm7                                       ;   909.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1600], ymm10                                      ;   910.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1664], ymm12                                      ;   911.0 agu1+fp5  126 rounds
        db 0x2e
        vmovdqu [rbp + 1696], ymm14                                      ;   912.0 agu0+fp5  126 rounds
        db 0x2e
        vmovdqu [rbp + 1760], ymm15                                      ;   913.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu [rbp + 1888], ymm4                                       ;   914.0 agu1+fp5  126 rounds
        db 0x2e
        mov rsi, qword [rbp + 4176]                                      ;   904.8 agu0   126 rounds reload
        db 0x2e
        sub r8, rsi                                                      ;   908.8 alu0   126 rounds
        db 0x2e
        add r8, 0xc00                                                    ;   909.8 alu1   126 rounds
        and r8, 0xfff                                                    ;   910.8 alu2   126 rounds
        add r8, rsi                                                      ;   911.8 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4200], r8                                       ;   912.8 agu2+st0  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r10, rsi                                                     ;   908.8 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0xc00                                                   ;   909.8 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;   910.8 alu2   126 rounds
        db 0x2e, 0x2e
        add r10, rsi                                                     ;   911.8 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4184], r10                                      ;   912.8 agu1+st1  126 rounds
        db 0x2e, 0x2e
        sub r11, rsi                                                     ;   908.8 alu0   126 rounds
        db 0x2e, 0x2e
        add r11, 0xc00                                                   ;   909.8 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   910.8 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   911.8 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4208], r11                                      ;   912.8 agu0+st0  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   910.0 alu0   126 rounds
        db 0x2e, 0x2e
        add r9, 0xc00                                                    ;   911.0 alu1   126 rounds
        db 0x2e, 0x2e
        and r9, 0xfff                                                    ;   912.0 alu2   126 rounds
        db 0x2e, 0x2e
        add r9, rsi                                                      ;   913.0 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4216], r9                                       ;   914.0 agu2+st1  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r12, rsi                                                     ;   911.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r12, 0xe00                                                   ;   912.0 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r12, 0xfff                                                   ;   913.0 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r12, rsi                                                     ;   914.0 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4224], r12                                      ;   915.0 agu1+st0  126 rounds
        db 0x2e, 0x2e
        sub r15, rsi                                                     ;   912.0 alu0   126 rounds
        db 0x2e, 0x2e
        add r15, 0xe00                                                   ;   913.0 alu1   126 rounds
        db 0x2e, 0x2e
        and r15, 0xfff                                                   ;   914.0 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                                     ;   915.0 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4232], r15                                      ;   916.0 agu0+st1  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, rsi                                                     ;   913.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0xe00                                                   ;   914.0 alu1   126 rounds
        db 0x2e, 0x2e
        and r14, 0xfff                                                   ;   915.0 alu2   126 rounds
        db 0x2e, 0x2e
        add r14, rsi                                                     ;   916.0 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4240], r14                                      ;   917.0 agu2+st0  126 rounds
        db 0x2e, 0x2e
        add r13, -512                                                    ;   914.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4192], r13                                      ;   915.0 agu1+st1  126 rounds
        db 0x2e, 0x2e, 0x2e
        cmp r13, qword [rbp + 4248]                                      ;                    more rounds?
        jne .rounds_2
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 96]                                         ;     0.0 agu0   132 dst reload
        db 0x2e, 0x2e
        mov r8, qword [rbp + 4256]                                       ;     0.2 agu1   132 dst reload
        db 0x2e, 0x2e
        vmovdqu [r8], ymm0                                               ;     7.0 agu2+fp5  132 dst
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 32]                                         ;     1.0 agu0   132 dst reload
        db 0x2e, 0x2e
        vmovdqu [r8 + 32], ymm0                                          ;     8.0 agu1+fp5  132 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 32]                                         ;     2.0 agu0   132 dst reload
        db 0x2e
        vmovdqu [r8 + 64], ymm0                                          ;     9.0 agu2+fp5  132 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 96]                                         ;     2.2 agu1   132 dst reload
        db 0x2e
        vmovdqu [r8 + 96], ymm0                                          ;     9.2 agu2+fp5  132 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 160]                                        ;     3.0 agu0   132 dst reload
        db 0x2e
        vmovdqu [r8 + 128], ymm0                                         ;    10.0 agu1+fp5  132 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 224]                                        ;     4.0 agu0   132 dst reload
        db 0x2e
        vmovdqu [r8 + 160], ymm0                                         ;    11.0 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 288]                                        ;     4.2 agu1   132 dst reload
        vmovdqu [r8 + 192], ymm0                                         ;    11.2 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 352]                                        ;     5.0 agu0   132 dst reload
        vmovdqu [r8 + 224], ymm0                                         ;    12.0 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 416]                                        ;     6.0 agu0   132 dst reload
        vmovdqu [r8 + 256], ymm0                                         ;    13.0 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 480]                                        ;     6.2 agu1   132 dst reload
        vmovdqu [r8 + 288], ymm0                                         ;    13.2 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 544]                                        ;     7.0 agu0   132 dst reload
        vmovdqu [r8 + 320], ymm0                                         ;    14.0 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 608]                                        ;     8.0 agu0   132 dst reload
        vmovdqu [r8 + 352], ymm0                                         ;    15.0 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 672]                                        ;     8.2 agu1   132 dst reload
        vmovdqu [r8 + 384], ymm0                                         ;    15.2 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 736]                                        ;     9.0 agu0   132 dst reload
        vmovdqu [r8 + 416], ymm0                                         ;    16.0 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 800]                                        ;    10.0 agu0   132 dst reload
        vmovdqu [r8 + 448], ymm0                                         ;    17.0 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 864]                                        ;    10.2 agu1   132 dst reload
        vmovdqu [r8 + 480], ymm0                                         ;    17.2 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp - 128]                                        ;    11.0 agu0   132 dst reload
        vmovdqu [r8 + 512], ymm0                                         ;    18.0 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp - 64]                                         ;    12.0 agu0   132 dst reload
        vmovdqu [r8 + 544], ymm0                                         ;    19.0 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 0]                                          ;    12.2 agu1   132 dst reload
        vmovdqu [r8 + 576], ymm0                                         ;    19.2 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 64]                                         ;    13.0 agu0   132 dst reload
        vmovdqu [r8 + 608], ymm0                                         ;    20.0 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 128]                                        ;    14.0 agu0   132 dst reload
        vmovdqu [r8 + 640], ymm0                                         ;    21.0 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 192]                                        ;    14.2 agu1   132 dst reload
        vmovdqu [r8 + 672], ymm0                                         ;    21.3 agu2+fp5  132 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 256]                                        ;    15.0 agu0   132 dst reload
        vmovdqu [r8 + 704], ymm0                                         ;    22.3 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 320]                                        ;    16.0 agu0   132 dst reload
        vmovdqu [r8 + 736], ymm0                                         ;    23.3 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 384]                                        ;    16.2 agu1   132 dst reload
        vmovdqu [r8 + 768], ymm0                                         ;    24.3 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 448]                                        ;    17.0 agu0   132 dst reload
        vmovdqu [r8 + 800], ymm0                                         ;    25.3 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 512]                                        ;    18.0 agu0   132 dst reload
        vmovdqu [r8 + 832], ymm0                                         ;    26.3 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 576]                                        ;    18.2 agu1   132 dst reload
        vmovdqu [r8 + 864], ymm0                                         ;    27.3 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 640]                                        ;    19.0 agu0   132 dst reload
        vmovdqu [r8 + 896], ymm0                                         ;    28.3 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 704]                                        ;    20.0 agu0   132 dst reload
        vmovdqu [r8 + 928], ymm0                                         ;    29.3 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 768]                                        ;    20.2 agu1   132 dst reload
        vmovdqu [r8 + 960], ymm0                                         ;    30.3 agu2+fp5  132 dst
        vmovdqu ymm0, [rbp + 832]                                        ;    21.0 agu0   132 dst reload
        vmovdqu [r8 + 992], ymm0                                         ;    31.3 agu1+fp5  132 dst
        vmovdqu ymm0, [rbp + 928]                                        ;    22.0 agu0   133 dst reload
        vmovdqu [r8 + 1024], ymm0                                        ;    32.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 992]                                        ;    22.2 agu1   133 dst reload
        vmovdqu [r8 + 1056], ymm0                                        ;    33.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1056]                                       ;    23.0 agu0   133 dst reload
        vmovdqu [r8 + 1088], ymm0                                        ;    34.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1120]                                       ;    24.0 agu0   133 dst reload
        vmovdqu [r8 + 1120], ymm0                                        ;    35.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1184]                                       ;    24.2 agu1   133 dst reload
        vmovdqu [r8 + 1152], ymm0                                        ;    36.3 agu2+fp5  133 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 1248]                                       ;    25.0 agu0   133 dst reload
        vmovdqu [r8 + 1184], ymm0                                        ;    37.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1312]                                       ;    26.0 agu0   133 dst reload
        vmovdqu [r8 + 1216], ymm0                                        ;    38.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1376]                                       ;    26.2 agu1   133 dst reload
        vmovdqu [r8 + 1248], ymm0                                        ;    39.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1440]                                       ;    27.0 agu0   133 dst reload
        vmovdqu [r8 + 1280], ymm0                                        ;    40.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1504]                                       ;    28.0 agu0   133 dst reload
        vmovdqu [r8 + 1312], ymm0                                        ;    41.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1568]                                       ;    28.2 agu1   133 dst reload
        vmovdqu [r8 + 1344], ymm0                                        ;    42.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1632]                                       ;    29.0 agu0   133 dst reload
        vmovdqu [r8 + 1376], ymm0                                        ;    43.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1728]                                       ;    30.0 agu0   133 dst reload
        vmovdqu [r8 + 1408], ymm0                                        ;    44.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1824]                                       ;    30.2 agu1   133 dst reload
        vmovdqu [r8 + 1440], ymm0                                        ;    45.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1856]                                       ;    31.0 agu0   133 dst reload
        vmovdqu [r8 + 1472], ymm0                                        ;    46.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1888]                                       ;    32.0 agu0   133 dst reload
        vmovdqu [r8 + 1504], ymm0                                        ;    47.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 896]                                        ;    32.3 agu1   133 dst reload
        vmovdqu [r8 + 1536], ymm0                                        ;    48.3 agu0+fp5  133 dst
        vmovdqu ymm0, [rbp + 960]                                        ;    33.3 agu1   133 dst reload
        vmovdqu [r8 + 1568], ymm0                                        ;    49.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1024]                                       ;    34.3 agu0   133 dst reload
        vmovdqu [r8 + 1600], ymm0                                        ;    50.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1088]                                       ;    35.3 agu0   133 dst reload
        vmovdqu [r8 + 1632], ymm0                                        ;    51.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1152]                                       ;    36.3 agu1   133 dst reload
        vmovdqu [r8 + 1664], ymm0                                        ;    52.3 agu0+fp5  133 dst
        vmovdqu ymm0, [rbp + 1216]                                       ;    37.3 agu1   133 dst reload
        vmovdqu [r8 + 1696], ymm0                                        ;    53.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1280]                                       ;    38.3 agu0   133 dst reload
        vmovdqu [r8 + 1728], ymm0                                        ;    54.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1344]                                       ;    39.3 agu0   133 dst reload
        vmovdqu [r8 + 1760], ymm0                                        ;    55.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1408]                                       ;    40.3 agu1   133 dst reload
        vmovdqu [r8 + 1792], ymm0                                        ;    56.3 agu0+fp5  133 dst
        vmovdqu ymm0, [rbp + 1472]                                       ;    41.3 agu1   133 dst reload
        vmovdqu [r8 + 1824], ymm0                                        ;    57.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1536]                                       ;    42.3 agu0   133 dst reload
        vmovdqu [r8 + 1856], ymm0                                        ;    58.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1600]                                       ;    43.3 agu0   133 dst reload
        vmovdqu [r8 + 1888], ymm0                                        ;    59.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1664]                                       ;    44.3 agu1   133 dst reload
        vmovdqu [r8 + 1920], ymm0                                        ;    60.3 agu0+fp5  133 dst
        vmovdqu ymm0, [rbp + 1696]                                       ;    45.3 agu1   133 dst reload
        vmovdqu [r8 + 1952], ymm0                                        ;    61.3 agu2+fp5  133 dst
        vmovdqu ymm0, [rbp + 1760]                                       ;    46.3 agu0   133 dst reload
        vmovdqu [r8 + 1984], ymm0                                        ;    62.3 agu1+fp5  133 dst
        vmovdqu ymm0, [rbp + 1792]                                       ;    47.3 agu0   133 dst reload
        vmovdqu [r8 + 2016], ymm0                                        ;    63.3 agu2+fp5  133 dst
        add r8, 0x800                                                    ;    48.3 alu0   143 blocks
        mov qword [rbp + 4256], r8                                       ;    49.3 agu1+st0  143 blocks
        mov r8, qword [rbp + 4160]                                       ;    49.3 agu0   143 blocks
        add r8, 0x800                                                    ;    53.3 alu1   143 blocks
        mov qword [rbp + 4160], r8                                       ;    54.3 agu2+st1  143 blocks
        cmp r8, qword [rbp + 4168]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 4264]                                      ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
misty1_decrypt_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
