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
;   blocks/rounds: 3357 uops, planned 918.0; bounds: width 559.5, ports 642.5, path 76.0
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
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 4160]                                       ;     0.0 agu0   124 r.0 reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 1024]                                        ;     4.0 agu1   125 l.0
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 4176]                                       ;     0.3 agu2    86 r.0 reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm0, [r9 + 5120]                                     ;    11.3 fp0+agu0   66 l
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [r8 + 1536]                                    ;    12.3 fp1+agu1   66 l
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm1                                        ;    13.3 agu2+fp5  126 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [r9 + 2048]                                    ;    13.3 fp2+agu0   67 l
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    14.3 fp3     67 l
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm0                                         ;    15.3 agu1+fp5  126 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 1056]                                        ;     4.0 agu0   125 l.1
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm0, [r9 + 5152]                                     ;    11.3 fp0+agu1   66 l
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [r8 + 1568]                                    ;    12.3 fp1+agu0   66 l
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm1                                         ;    13.3 agu2+fp5  126 rounds
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [r9 + 2080]                                    ;    13.3 fp2+agu1   67 l
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    14.3 fp3     67 l
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm0                                         ;    15.3 agu2+fp5  126 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 1088]                                        ;     5.0 agu0   125 l.2
        db 0x2e, 0x2e
        vpor ymm1, ymm0, [r9 + 5184]                                     ;    12.0 fp0+agu1   66 l
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [r8 + 1600]                                    ;    13.0 fp1+agu0   66 l
        db 0x2e, 0x2e
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
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    22.0 fp3     67 l
        vmovdqu [rbp + 96], ymm0                                         ;    23.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 1152]                                        ;    14.0 agu0   125 l.4
        vpor ymm1, ymm0, [r9 + 5248]                                     ;    21.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 1664]                                    ;    22.0 fp1+agu0   66 l
        vmovdqu [rbp + 128], ymm1                                        ;    23.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2176]                                    ;    23.0 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    24.0 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 160], ymm0                                        ;    25.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 1184]                                        ;    16.0 agu0   125 l.5
        db 0x2e
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
        db 0x2e
        vmovdqu ymm0, [r8 + 1504]                                        ;    48.0 agu1   125 l.15
        db 0x2e
        vpor ymm1, ymm0, [r9 + 5600]                                     ;    55.0 fp0+agu0   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 2016]                                    ;    56.0 fp1+agu1   66 l
        vmovdqu [rbp + 832], ymm1                                        ;    57.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2528]                                    ;    57.0 fp2+agu0   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    58.0 fp3     67 l
        vmovdqu [rbp + 864], ymm0                                        ;    59.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8]                                               ;    50.2 agu1   124 r.0
        db 0x2e, 0x2e
        vpor ymm1, ymm0, [r9]                                            ;    57.2 fp0+agu0   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 512]                                     ;    58.2 fp1+agu1   66 l
        db 0x2e
        vmovdqu [rbp + 896], ymm1                                        ;    59.2 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7168]                                    ;    59.2 fp2+agu0   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    60.2 fp3     67 l
        db 0x2e
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
        vmovdqu ymm0, [r8 + 64]                                          ;    57.0 agu0   124 r.2
        vpor ymm1, ymm0, [r9 + 64]                                       ;    64.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 576]                                     ;    65.0 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 1024], ymm1                                       ;    66.0 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7232]                                    ;    66.0 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    67.0 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 1056], ymm0                                       ;    68.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 96]                                          ;    59.2 agu0   124 r.3
        db 0x2e
        vpor ymm1, ymm0, [r9 + 96]                                       ;    66.2 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 608]                                     ;    67.2 fp1+agu0   66 l
        vmovdqu [rbp + 1088], ymm1                                       ;    68.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7264]                                    ;    68.2 fp2+agu1   67 l
        vpxor ymm0, ymm0, ymm1                                           ;    69.2 fp3     67 l
        vmovdqu [rbp + 1120], ymm0                                       ;    70.2 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 128]                                         ;    61.3 agu0   124 r.4
        vpor ymm1, ymm0, [r9 + 128]                                      ;    68.3 fp0+agu1   66 l
        vpxor ymm1, ymm1, [r8 + 640]                                     ;    69.3 fp1+agu0   66 l
        vmovdqu [rbp + 1152], ymm1                                       ;    70.3 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7296]                                    ;    70.3 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    71.3 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 1184], ymm0                                       ;    72.3 agu0+fp5  126 rounds
        db 0x2e
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
        vpxor ymm0, ymm0, ymm1                                           ;    85.0 fp3     67 l
        vmovdqu [rbp + 1440], ymm0                                       ;    86.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8 + 288]                                         ;    77.2 agu0   124 r.9
        vpor ymm1, ymm0, [r9 + 288]                                      ;    84.2 fp0+agu1   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 800]                                     ;    85.2 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 1472], ymm1                                       ;    86.2 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7456]                                    ;    86.2 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    87.2 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 1504], ymm0                                       ;    88.2 agu2+fp5  126 rounds
        db 0x2e
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
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;    97.3 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 1824], ymm2                                       ;    98.3 agu1+fp5  126 rounds
        vpand ymm0, ymm0, [r9 + 7616]                                    ;    98.2 fp0+agu0   67 l
        vpxor ymm4, ymm4, ymm0                                           ;    99.2 fp1     67 l
        vmovdqu [rbp + 1856], ymm4                                       ;   100.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7648]                                    ;    98.3 fp2+agu1   67 l
        vpxor ymm5, ymm5, ymm1                                           ;    99.3 fp3     67 l
        vmovdqu [rbp + 1888], ymm5                                       ;   100.3 agu0+fp5  126 rounds
        db 0x2e
        mov qword [rbp + 4184], r9                                       ;    96.5 agu2+st0  126 rounds
        db 0x2e
        mov qword [rbp + 4192], r9                                       ;    96.7 agu1+st1  126 rounds
        db 0x2e
        lea r8, [r9 + 3072]                                              ;    96.8 alu0   126 rounds
        db 0x2e
        mov qword [rbp + 4200], r8                                       ;    97.8 agu0+st0  126 rounds
        db 0x2e
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
        db 0x2e
        mov qword [rbp + 4248], r9                                       ;   100.5 agu0+st0  126 rounds
.rounds_2:
        mov r8, qword [rbp + 4200]                                       ;     0.0 agu0    76 l.0 reload
        vmovdqu ymm15, [r8 + 512]                                        ;     4.0 agu1    54 next
        vpxor ymm15, ymm15, [rbp + 896]                                  ;    11.0 fp0+agu0   54 next
        vmovdqu ymm14, [r8 + 544]                                        ;     4.0 agu1    54 next
        vpxor ymm14, ymm14, [rbp + 960]                                  ;    11.0 fp1+agu0   54 next
        vmovdqu ymm13, [r8 + 576]                                        ;     4.0 agu1    54 next
        vpxor ymm13, ymm13, [rbp + 1024]                                 ;    11.0 fp2+agu0   54 next
        vmovdqu ymm12, [r8 + 608]                                        ;     4.0 agu1    54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1088]                                 ;    11.0 fp3+agu0   54 next
        db 0x2e
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
        vmovdqu ymm3, [r8 + 896]                                         ;    12.2 agu1    54 next
        vpxor ymm3, ymm3, [rbp + 1664]                                   ;    19.2 fp0+agu0   54 next
        vmovdqa ymm2, ymm8                                               ;    15.2         41 next copy
        vmovdqu ymm1, [r8 + 928]                                         ;    13.2 agu1    54 next
        vpxor ymm1, ymm1, [rbp + 1696]                                   ;    20.2 fp1+agu0   54 next
        vpxor ymm2, ymm2, ymm1                                           ;    21.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm5                                               ;    18.2         41 next copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm13                                      ;    12.0 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm13, ymm7, ymm3                                          ;    20.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm12                                      ;    12.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [r8 + 960]                                        ;    14.2 agu1    54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1760]                                 ;    21.2 fp0+agu0   54 next
        db 0x2e
        vpand ymm0, ymm0, ymm12                                          ;    22.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 1984], ymm14                                      ;    13.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm12                                             ;    22.2         41 next copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm9                                       ;    14.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm1                                           ;    21.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2048], ymm10                                      ;    15.7 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm10, ymm8, ymm12                                         ;    22.2 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    23.2 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [r8 + 992]                                        ;    16.0 agu0    54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1792]                                 ;    23.0 fp1+agu1   54 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;    24.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_decrypt_compact.T0_constants256]   ;    24.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm15                                      ;    17.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                                          ;    21.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm11                                      ;    18.2 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm2                                          ;    22.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2144], ymm9                                       ;    25.2 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm6, ymm11                                          ;    23.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm0                                       ;    23.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm10                                          ;    24.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;    25.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm1                                       ;    21.3 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, ymm6                                           ;    21.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;    22.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;    26.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm1                                       ;    23.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm8                                           ;    22.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;    23.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm7                                           ;    22.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    25.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm14                                      ;    25.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm4                                          ;    23.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;    24.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;    26.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm4                                         ;    24.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    25.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;    27.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;    26.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;    27.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm14                                      ;    25.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm8                                          ;    25.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm5                                       ;    28.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm11, ymm10                                          ;    25.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm11                                      ;    26.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm13, ymm4                                         ;    25.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm8                                         ;    25.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm1                                       ;    27.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm3                                           ;    26.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    27.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm4, ymm3                                           ;    26.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;    28.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm3                                          ;    27.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    28.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm7                                           ;    27.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;    29.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    29.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    30.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;    28.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm11                                      ;    31.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm10                                         ;    28.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    29.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    30.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;    29.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;    30.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;    30.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm7                                         ;    30.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    31.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    31.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;    31.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;    31.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;    32.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;    32.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;    33.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    32.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, ymm12                                         ;    32.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;    32.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    33.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;    34.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm7                                          ;    33.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;    34.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    35.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2240]                                   ;    35.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2176]                                   ;    34.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    35.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2208]                                       ;    32.3 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm5                                       ;    36.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm12, ymm4                                          ;    39.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;    39.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;    35.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2400]                                   ;    40.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;    36.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;    39.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 2368]                                    ;    36.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, [rbp + 2144]                                   ;    36.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    37.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;    38.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;    41.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;    40.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2336]                                       ;    35.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    42.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;    41.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    40.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    42.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;    39.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;    43.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2272]                                 ;    43.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2432]                                 ;    44.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    41.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2144]                                   ;    41.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2208]                                       ;    39.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;    46.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;    42.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;    47.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm6                                          ;    47.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;    43.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;    43.7 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2304]                                 ;    44.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2240]                                   ;    43.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2176]                                   ;    42.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2464]                                   ;    43.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;    43.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;    48.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    48.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;    49.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    49.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2112]                                       ;    43.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2080]                                       ;    43.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                           ;    50.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2048]                                       ;    44.3 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;    51.3 fp2     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2016]                                       ;    44.7 agu1    41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 1984]                                       ;    45.3 agu0    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm8                                           ;    52.3 fp3     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 1952]                                      ;    45.7 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm4                                         ;    52.7 fp0     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2112]                                      ;    46.3 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 1952]                                 ;    53.3 fp1+agu1   41 next
        vmovdqu [rbp + 2208], ymm14                                      ;    45.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2016]                                      ;    47.3 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 1952]                                 ;    54.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm5                                       ;    46.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2048]                                       ;    48.3 agu0    41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 1920]                                   ;    55.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;    56.3 fp0     41 next
        db 0x2e
        vpand ymm5, ymm5, ymm8                                           ;    56.3 fp1     41 next
        vmovdqu [rbp + 2464], ymm12                                      ;    47.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm10, ymm8                                         ;    53.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2176], ymm0                                       ;    48.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm6, [rbp + 2016]                                   ;    52.3 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2240], ymm3                                       ;    50.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm12, [rbp + 2112]                                  ;    54.7 fp0+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 2016]                                   ;    55.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;    56.7 fp2     41 next
        vmovdqu [rbp + 2304], ymm11                                      ;    50.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm15                                         ;    54.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;    57.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 2048]                                 ;    55.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    57.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2336], ymm13                                      ;    52.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm8, [rbp + 2048]                                  ;    52.5 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2144], ymm9                                       ;    53.3 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm13, [rbp + 1952]                                  ;    53.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;    53.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;    54.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm1                                       ;    54.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm8, ymm4                                           ;    53.7 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    54.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2272], ymm7                                       ;    58.3 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2016]                                       ;    54.7 agu1    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 1920]                                   ;    61.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    62.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm3                                       ;    56.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, [rbp + 1920]                                  ;    58.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    59.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1952]                                       ;    56.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    63.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;    58.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm9                                       ;    64.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 1920]                                   ;    63.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;    64.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2112]                                   ;    63.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;    65.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm9                                       ;    66.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 2112]                                  ;    57.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    58.7 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    64.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm4                                         ;    59.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2112]                                 ;    59.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;    60.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2048]                                   ;    58.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 1920]                                 ;    59.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;    62.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm10                                      ;    59.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm3                                          ;    63.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    64.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    65.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2112]                                       ;    60.0 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm11                                      ;    66.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm9                                          ;    67.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;    68.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;    69.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 1920]                                 ;    69.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;    64.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2016]                                      ;    63.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm10                                         ;    70.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;    71.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;    72.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;    73.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm11                                          ;    70.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;    70.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2048]                                   ;    71.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;    65.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 1920]                                 ;    65.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;    66.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;    70.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm9                                         ;    67.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 2048]                                   ;    66.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    72.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;    73.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;    72.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1920]                                       ;    67.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm0                                           ;    74.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;    68.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2560]                                   ;    68.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;    70.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;    74.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2048]                                      ;    69.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm10, ymm15                                         ;    76.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;    71.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2528]                                 ;    74.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;    77.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;    70.3 fp1     41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 2560]                                   ;    77.0 fp2+agu0   41 next
        db 0x2e
        vpand ymm2, ymm10, ymm2                                          ;    78.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;    75.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2528]                                   ;    79.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;    75.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2272]                                   ;    78.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;    79.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel misty1_decrypt_compact.T0_constants256]       ;    72.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    80.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    80.0 fp2     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2496]                                   ;    73.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;    81.0 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2432]                                   ;    74.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm4, [rbp + 2592]                                   ;    75.0 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2144]                                       ;    75.0 agu1    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1984]                                   ;    82.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;    83.0 fp0     41 next
        vpxor ymm0, ymm0, [rbp + 2336]                                   ;    76.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;    77.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2304]                                   ;    76.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm12                                         ;    82.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2240]                                      ;    77.0 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2112]                                 ;    84.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;    85.0 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2176]                                 ;    78.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;    79.0 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 2464]                                 ;    78.7 fp1+agu0   41 next
        vpxor ymm6, ymm6, ymm10                                          ;    79.7 fp2     41 next
        mov r9, qword [rbp + 4216]                                       ;    78.0 agu2    77 l.0 reload
        vpxor ymm2, ymm2, [r9 + 4384]                                    ;    89.0 fp3+agu1   48 next
        vpxor ymm14, ymm14, [r9 + 4416]                                  ;    89.0 fp0+agu0   48 next
        vpxor ymm1, ymm1, [r9 + 4448]                                    ;    89.0 fp1+agu1   48 next
        vpxor ymm11, ymm11, [r9 + 4480]                                  ;    89.0 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r9 + 4512]                                    ;    89.0 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r9 + 4544]                                    ;    89.0 fp0+agu0   48 next
        vpxor ymm6, ymm6, [r9 + 4576]                                    ;    89.0 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r9 + 4096]                                    ;    89.0 fp2+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4128]                                    ;    89.0 fp3+agu1   48 next
        vpxor ymm0, ymm0, [r9 + 4160]                                    ;    89.0 fp0+agu0   48 next
        vpxor ymm3, ymm3, [r9 + 4192]                                    ;    89.0 fp1+agu1   48 next
        vpxor ymm12, ymm12, [r9 + 4224]                                  ;    89.0 fp2+agu0   48 next
        vpxor ymm15, ymm15, [r9 + 4256]                                  ;    89.0 fp3+agu1   48 next
        vpxor ymm10, ymm10, [r9 + 4288]                                  ;    89.0 fp0+agu0   48 next
        vmovdqu ymm13, [rbp + 2368]                                      ;    86.0 agu1    48 next
        vpxor ymm13, ymm13, [r9 + 4320]                                  ;    93.0 fp1+agu0   48 next
        vmovdqu [rbp + 2368], ymm6                                       ;    90.0 agu2+fp5   48 next spill
        vmovdqu ymm6, [rbp + 2208]                                       ;    89.0 agu1    48 next
        vpxor ymm6, ymm6, [r9 + 4352]                                    ;    96.0 fp2+agu0   48 next
        vmovdqu [rbp + 2208], ymm8                                       ;    90.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm4                                          ;    90.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm5                                       ;    90.3 agu1+fp5   48 next spill
        db 0x2e
        vpand ymm5, ymm3, ymm13                                          ;    94.0 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 2016], ymm11                                      ;    91.3 agu0+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm9, ymm15                                         ;    90.2 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 2176], ymm1                                       ;    92.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm1, ymm10, ymm3                                          ;    90.5 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2112], ymm14                                      ;    93.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm6                                         ;    97.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm2                                       ;    94.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm13                                          ;    94.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;    95.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm12                                         ;    91.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    96.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2048], ymm1                                       ;    97.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm3                                           ;    92.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm5                                       ;    96.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, ymm0                                           ;    93.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm10                                      ;    97.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, ymm6                                          ;    97.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;    98.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm0                                           ;    93.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;    94.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;    99.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm7                                       ;    98.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm4                                           ;    93.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;    94.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm9                                           ;    94.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;    98.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm14                                      ;    99.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm12                                         ;    94.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;    95.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;    99.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm6                                         ;    97.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;    98.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   100.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;    99.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   100.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm14                                      ;   100.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm4                                          ;    97.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm3                                       ;   101.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm1, ymm6                                            ;    97.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm1                                       ;   102.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm12                                         ;    97.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                         ;    97.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm7                                       ;   103.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm0, ymm15                                          ;    98.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;    99.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm15                                         ;    98.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   100.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm15                                         ;    99.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   100.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm9                                           ;    99.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   101.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   101.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   102.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   100.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm1                                       ;   104.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm6                                           ;   100.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   101.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   102.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                          ;   101.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                          ;   102.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   102.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm9                                          ;   102.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   103.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   103.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   103.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   103.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   104.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   104.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   105.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   104.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   104.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   104.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   105.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   106.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm9                                           ;   105.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                          ;   106.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   107.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2336]                                   ;   107.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2304]                                 ;   106.7 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   107.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1952]                                      ;   104.8 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm3                                       ;   108.8 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm13, ymm12                                         ;   111.8 fp3     45 next
        db 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   111.8 fp0     45 next
        db 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   107.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2432]                                   ;   112.8 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   108.2 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   111.8 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 2592]                                  ;   109.3 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, [rbp + 2048]                                  ;   108.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   109.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   110.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   113.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   112.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2144]                                       ;   107.7 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   114.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   113.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   112.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   114.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   111.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   115.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 1920]                                 ;   115.7 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2496]                                 ;   116.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   113.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2048]                                   ;   113.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1952]                                       ;   111.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   118.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   119.2 fp2     45 next
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   114.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   119.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   115.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   115.7 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;   116.8 fp3+agu0   45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2336]                                 ;   115.8 fp0+agu1   45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2304]                                 ;   114.8 fp1+agu0   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2080]                                   ;   115.8 fp2+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2592]                                 ;   115.2 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   120.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   120.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   121.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   121.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2240]                                       ;   115.8 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   122.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2112]                                       ;   116.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   123.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2176]                                       ;   116.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   123.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2016]                                       ;   117.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   124.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2464]                                       ;   117.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   124.8 fp0     45 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2208]                                       ;   118.2 agu0    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   125.2 fp1     45 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2368]                                      ;   118.8 agu1    48 next reload
        db 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   125.8 fp2     45 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 928]                                    ;   123.8 fp3+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 992]                                    ;   124.2 fp0+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 1056]                                 ;   124.8 fp1+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 1120]                                   ;   125.2 fp2+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 1184]                                 ;   125.8 fp3+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 1248]                                 ;   126.2 fp0+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 1312]                                 ;   126.8 fp1+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 1376]                                   ;   122.8 fp2+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 1440]                                 ;   123.2 fp3+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 1504]                                   ;   123.8 fp0+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 1568]                                   ;   124.2 fp1+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 1632]                                   ;   124.8 fp2+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 1728]                                   ;   125.2 fp3+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 1824]                                   ;   125.8 fp0+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   126.2 fp1+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 1888]                                 ;   126.8 fp2+agu1   54 next
        mov r10, qword [rbp + 4184]                                      ;   124.3 agu2    76 l.0 reload
        vmovdqu [rbp + 2368], ymm12                                      ;   127.8 agu2+fp5   54 next spill
        vmovdqu ymm12, [r10 + 512]                                       ;   128.3 agu0    54 next
        vpxor ymm12, ymm12, [rbp + 928]                                  ;   135.3 fp3+agu1   54 next
        vmovdqu [rbp + 2208], ymm9                                       ;   127.2 agu2+fp5   54 next spill
        vmovdqu ymm9, [r10 + 544]                                        ;   128.3 agu0    54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 992]                                    ;   135.3 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2464], ymm8                                       ;   127.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [r10 + 576]                                        ;   129.2 agu0    54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1056]                                   ;   136.2 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2016], ymm6                                       ;   128.3 agu2+fp5   54 next spill
        vmovdqu ymm6, [r10 + 608]                                        ;   130.2 agu0    54 next
        vpxor ymm6, ymm6, [rbp + 1120]                                   ;   137.2 fp2+agu1   54 next
        vmovdqu [rbp + 2176], ymm4                                       ;   129.3 agu2+fp5   54 next spill
        vmovdqu ymm4, [r10 + 640]                                        ;   131.2 agu0    54 next
        vpxor ymm4, ymm4, [rbp + 1184]                                   ;   138.2 fp3+agu1   54 next
        vmovdqu [rbp + 2112], ymm2                                       ;   130.3 agu2+fp5   54 next spill
        vmovdqu ymm2, [r10 + 672]                                        ;   132.2 agu0    54 next
        vpxor ymm2, ymm2, [rbp + 1248]                                   ;   139.2 fp0+agu1   54 next
        vmovdqu [rbp + 2240], ymm0                                       ;   131.3 agu2+fp5   54 next spill
        vmovdqu ymm0, [r10 + 704]                                        ;   133.2 agu0    54 next
        vpxor ymm0, ymm0, [rbp + 1312]                                   ;   140.2 fp1+agu1   54 next
        vmovdqu [rbp + 1952], ymm14                                      ;   132.3 agu2+fp5   54 next spill
        vmovdqu ymm14, [r10 + 736]                                       ;   134.2 agu0    54 next
        vpxor ymm14, ymm14, [rbp + 1376]                                 ;   141.2 fp2+agu1   54 next
        vmovdqu [rbp + 2592], ymm3                                       ;   133.3 agu2+fp5   54 next spill
        vmovdqu ymm3, [r10 + 768]                                        ;   135.2 agu0    54 next
        vpxor ymm3, ymm3, [rbp + 1440]                                   ;   142.2 fp3+agu1   54 next
        vmovdqu [rbp + 2080], ymm13                                      ;   134.3 agu2+fp5   54 next spill
        vmovdqu ymm13, [r10 + 800]                                       ;   136.2 agu0    54 next
        vpxor ymm13, ymm13, [rbp + 1504]                                 ;   143.2 fp0+agu1   54 next
        vmovdqu [rbp + 2304], ymm10                                      ;   135.3 agu2+fp5   54 next spill
        vmovdqu ymm10, [r10 + 832]                                       ;   137.2 agu0    54 next
        vpxor ymm10, ymm10, [rbp + 1568]                                 ;   144.2 fp1+agu1   54 next
        vmovdqu [rbp + 2336], ymm15                                      ;   136.3 agu2+fp5   54 next spill
        vmovdqa ymm15, ymm14                                             ;   142.2         41 next copy
        vmovdqu [rbp + 1984], ymm1                                       ;   137.3 agu2+fp5   54 next spill
        vmovdqu ymm1, [r10 + 864]                                        ;   138.2 agu0    54 next
        vpxor ymm1, ymm1, [rbp + 1632]                                   ;   145.2 fp2+agu1   54 next
        vmovdqu [rbp + 2144], ymm11                                      ;   138.3 agu2+fp5   54 next spill
        vmovdqa ymm11, ymm10                                             ;   145.2         41 next copy
        vmovdqu [rbp + 2048], ymm5                                       ;   139.2 agu0+fp5   54 next spill
        vmovdqu ymm5, [r10 + 896]                                        ;   139.8 agu1    54 next
        vpxor ymm5, ymm5, [rbp + 1728]                                   ;   146.8 fp3+agu0   54 next
        vmovdqu [rbp + 2496], ymm7                                       ;   139.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm3, ymm5                                           ;   147.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 1920], ymm8                                       ;   140.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [r10 + 928]                                        ;   140.8 agu1    54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1824]                                   ;   147.8 fp1+agu0   54 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   148.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm6                                       ;   141.5 agu2+fp5   54 next spill
        vpand ymm6, ymm10, ymm8                                          ;   148.8 fp3     41 next
        vmovdqu [rbp + 2272], ymm9                                       ;   142.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [r10 + 960]                                        ;   142.2 agu0    54 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   149.2 fp0+agu1   54 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   150.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm0                                       ;   143.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqa ymm0, ymm9                                               ;   150.2         41 next copy
        db 0x2e
        vmovdqu [rbp + 2560], ymm2                                       ;   144.5 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm2, ymm14, ymm9                                          ;   150.2 fp2     41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   151.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [r10 + 992]                                        ;   143.8 agu1    54 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1888]                                   ;   150.8 fp0+agu0   54 next
        db 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   151.8 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rel misty1_decrypt_compact.T0_constants256]   ;   152.2 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm12                                      ;   145.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm12, ymm8, ymm1                                          ;   148.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm4                                       ;   146.5 agu0+fp5   54 next spill
        db 0x2e
        vpxor ymm4, ymm10, ymm15                                         ;   149.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm6                                       ;   153.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm4                                          ;   150.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm11                                      ;   151.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm2                                         ;   151.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   152.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm8                                       ;   149.5 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm13                                         ;   149.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   150.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   153.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm8                                       ;   151.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm10, ymm14                                         ;   149.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   150.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm10, ymm3                                          ;   150.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   152.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm0                                       ;   152.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm1                                          ;   150.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   151.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   153.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm1                                           ;   151.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   152.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   154.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   153.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_decrypt_compact.T0_constants256] ;   154.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm0                                       ;   152.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm14                                          ;   152.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm10                                      ;   155.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm4, ymm2                                           ;   153.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm4                                       ;   154.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, ymm1                                           ;   153.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                          ;   153.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm8                                       ;   155.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm13, ymm5                                          ;   153.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   154.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm5                                           ;   154.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   155.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm5                                          ;   154.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   155.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm3                                         ;   155.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   156.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   156.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   157.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   156.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm4                                       ;   158.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm2                                           ;   156.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   156.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   157.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   157.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                           ;   157.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   158.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                           ;   158.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   159.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   158.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                         ;   158.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   159.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   160.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   160.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   161.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   160.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm9                                           ;   160.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                          ;   160.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   161.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   162.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm3                                          ;   161.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   162.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   163.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2752]                                 ;   163.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2688]                                   ;   162.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   163.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2720]                                       ;   160.0 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm10                                      ;   164.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm9, ymm1                                          ;   167.0 fp3     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   167.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   163.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2912]                                 ;   168.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   163.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   167.0 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 2880]                                    ;   164.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm15, [rbp + 2656]                                  ;   164.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   164.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   165.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   169.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   168.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2848]                                      ;   163.3 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   170.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;   169.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   168.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   170.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   166.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   171.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2784]                                   ;   171.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2944]                                   ;   172.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   169.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2656]                                 ;   169.0 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 2720]                                       ;   166.8 agu1    54 next reload
        db 0x2e
        vpand ymm13, ymm13, ymm1                                         ;   173.8 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   170.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   174.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm13                                          ;   174.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   171.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   171.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2816]                                   ;   172.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2752]                                   ;   171.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2688]                                 ;   170.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2976]                                 ;   171.5 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2880]                                   ;   170.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   175.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   175.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   176.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   176.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2624]                                       ;   171.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2400]                                       ;   171.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                           ;   178.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2560]                                       ;   172.0 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   179.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2528]                                      ;   172.3 agu0    41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2272]                                      ;   173.0 agu1    54 next reload
        db 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   180.0 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2432]                                      ;   173.3 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, ymm2                                         ;   180.3 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2624]                                      ;   174.0 agu1    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2432]                                 ;   181.0 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm0                                       ;   172.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2528]                                       ;   175.0 agu1    41 next
        vpand ymm0, ymm0, [rbp + 2432]                                   ;   182.0 fp1+agu0   41 next
        vmovdqu [rbp + 2880], ymm10                                      ;   173.8 agu2+fp5   41 next spill
        vmovdqu ymm10, [rbp + 2560]                                      ;   176.0 agu1    41 next
        vpand ymm10, ymm10, [rbp + 1920]                                 ;   183.0 fp2+agu0   41 next
        vpxor ymm12, ymm12, ymm10                                        ;   184.0 fp3     41 next
        db 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   184.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm9                                       ;   175.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm14, ymm13                                         ;   181.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm11                                      ;   176.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm3, [rbp + 2528]                                  ;   180.0 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm5                                       ;   177.8 agu2+fp5   41 next spill
        vpxor ymm5, ymm9, [rbp + 2624]                                   ;   182.3 fp3+agu0   41 next
        vpand ymm5, ymm5, [rbp + 2528]                                   ;   183.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   184.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm4                                       ;   178.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm15                                          ;   182.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   185.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2560]                                   ;   183.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   185.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm7                                       ;   180.0 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm13, [rbp + 2560]                                  ;   180.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm6                                       ;   181.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, [rbp + 2432]                                   ;   181.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   181.2 fp0     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rel misty1_decrypt_compact.T0_constants256] ;   182.2 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm8                                       ;   182.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm13, ymm2                                          ;   181.3 fp2     41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   182.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm12                                      ;   186.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2528]                                      ;   182.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 1920]                                 ;   189.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   190.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;   184.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm15, [rbp + 1920]                                  ;   186.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   187.0 fp3     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 2432]                                       ;   184.0 agu1    54 next reload
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   191.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   186.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm6                                       ;   192.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm8, [rbp + 1920]                                   ;   191.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   192.2 fp3     41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2624]                                   ;   191.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   193.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm6                                       ;   194.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm6, ymm0, [rbp + 2624]                                   ;   185.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   186.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   192.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm15, ymm2                                          ;   187.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2624]                                 ;   187.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   188.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2560]                                   ;   186.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 1920]                                   ;   187.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   190.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm14                                      ;   187.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm5                                         ;   191.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   192.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   193.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2624]                                       ;   187.7 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm4                                       ;   194.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm6                                          ;   194.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   195.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   196.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   196.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   192.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2528]                                      ;   191.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm14                                         ;   198.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;   199.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   200.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   201.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm4                                          ;   197.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   197.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2560]                                 ;   198.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   193.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 1920]                                   ;   193.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   194.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   197.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm6                                           ;   194.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2560]                                 ;   194.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   200.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   201.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   199.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1920]                                      ;   194.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm13, ymm1, ymm11                                         ;   201.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   195.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3072]                                 ;   195.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   198.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   202.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2560]                                      ;   196.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm14, ymm15                                         ;   203.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2912]                                   ;   198.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3040]                                   ;   202.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   204.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   198.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3072]                                   ;   204.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm14, ymm1                                          ;   205.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   203.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3040]                                   ;   206.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   203.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2784]                                   ;   205.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   206.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel misty1_decrypt_compact.T0_constants256]       ;   200.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   207.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   207.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3008]                                   ;   201.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   208.7 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2944]                                   ;   201.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm2, [rbp + 3104]                                   ;   202.5 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2656]                                       ;   202.5 agu1    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2272]                                   ;   209.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   210.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   203.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   204.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2816]                                   ;   204.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm9                                           ;   209.7 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2752]                                       ;   204.5 agu1    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2624]                                   ;   211.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   212.5 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2688]                                 ;   205.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   206.5 fp3     41 next
        vpxor ymm14, ymm14, [rbp + 2976]                                 ;   206.2 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm14                                          ;   207.2 fp1     41 next
        vpxor ymm1, ymm1, [r10 + 4384]                                   ;   206.5 fp2+agu1   48 next
        vpxor ymm0, ymm0, [r10 + 4416]                                   ;   211.5 fp3+agu0   48 next
        vpxor ymm8, ymm8, [r10 + 4448]                                   ;   207.5 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r10 + 4480]                                   ;   210.7 fp1+agu0   48 next
        db 0x2e
        vpxor ymm10, ymm10, [r10 + 4512]                                 ;   213.5 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r10 + 4544]                                 ;   209.2 fp3+agu0   48 next
        vpxor ymm3, ymm3, [r10 + 4576]                                   ;   209.5 fp0+agu1   48 next
        vpxor ymm2, ymm2, [r10 + 4096]                                   ;   210.2 fp1+agu0   48 next
        vpxor ymm6, ymm6, [r10 + 4128]                                   ;   210.5 fp2+agu1   48 next
        vpxor ymm11, ymm11, [r10 + 4160]                                 ;   211.2 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r10 + 4192]                                   ;   211.5 fp0+agu1   48 next
        vpxor ymm9, ymm9, [r10 + 4224]                                   ;   212.5 fp1+agu0   48 next
        vpxor ymm15, ymm15, [r10 + 4256]                                 ;   212.5 fp2+agu1   48 next
        vpxor ymm14, ymm14, [r10 + 4288]                                 ;   213.2 fp3+agu0   48 next
        vmovdqu ymm12, [rbp + 2880]                                      ;   213.5 agu1    48 next
        vpxor ymm12, ymm12, [r10 + 4320]                                 ;   220.5 fp0+agu0   48 next
        vmovdqu [rbp + 2880], ymm3                                       ;   210.5 agu2+fp5   48 next spill
        vmovdqu ymm3, [rbp + 2720]                                       ;   214.5 agu1    48 next
        vpxor ymm3, ymm3, [r10 + 4352]                                   ;   221.5 fp1+agu0   48 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm13                                      ;   210.8 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm13, ymm2, ymm14                                         ;   214.2 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm10                                      ;   214.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm10, ymm5, ymm12                                         ;   221.5 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm7                                       ;   212.8 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm6, ymm15                                          ;   213.5 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm8                                       ;   213.8 agu2+fp5   48 next spill
        vpand ymm8, ymm5, ymm14                                          ;   214.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm0                                       ;   214.8 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm3                                          ;   222.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm1                                       ;   215.8 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm12                                          ;   221.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   222.5 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm14, ymm9                                          ;   214.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   223.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm8                                       ;   224.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm5                                          ;   215.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm10                                      ;   222.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm11                                         ;   216.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm14                                      ;   218.8 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm2, ymm3                                          ;   222.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   223.5 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm5, ymm11                                          ;   215.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   216.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   224.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm4                                       ;   219.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm2                                           ;   216.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   217.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm6                                           ;   216.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   223.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm0                                       ;   223.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm9                                           ;   218.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   219.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   224.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm3                                           ;   222.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   223.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   225.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   224.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;   225.5 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm0                                       ;   223.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm2                                           ;   222.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm5                                       ;   226.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm5, ymm8, ymm3                                            ;   223.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm8                                       ;   224.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm9                                           ;   223.3 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   223.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm4                                       ;   225.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm15                                         ;   223.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   224.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm15                                          ;   224.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   225.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm15                                         ;   224.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   225.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm6                                          ;   225.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   226.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   226.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   227.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   226.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm8                                       ;   228.8 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm3                                           ;   226.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   226.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   227.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   227.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   227.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   228.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm6                                          ;   228.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   229.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   228.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   228.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   229.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   230.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   230.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   231.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   230.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm12                                          ;   230.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   230.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   231.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   232.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm6                                           ;   231.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   232.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   233.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   233.5 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   232.3 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   233.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2432]                                       ;   230.5 agu1    48 next reload
        db 0x2e
        vmovdqu [rbp + 2400], ymm5                                       ;   234.5 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm5, ymm12, ymm9                                          ;   237.5 fp2     45 next
        db 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   237.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   233.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2944]                                   ;   238.5 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                        ;   233.8 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   237.5 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 3104]                                  ;   234.3 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm13, [rbp + 2560]                                  ;   234.5 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   234.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   235.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   239.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   238.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2656]                                      ;   233.3 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   240.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3104]                                   ;   239.5 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   238.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   240.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   236.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   241.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 1920]                                 ;   241.3 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3008]                                 ;   242.3 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   239.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   239.5 fp3+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2432]                                       ;   236.8 agu0    48 next reload
        db 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   243.8 fp0     45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   244.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   240.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm11                                          ;   244.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   241.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   241.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;   242.5 fp2+agu1   45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2848]                                 ;   241.5 fp3+agu0   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;   240.5 fp0+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2400]                                   ;   241.5 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3104]                                   ;   240.8 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   245.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   245.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   246.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   246.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2752]                                       ;   241.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   248.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2624]                                       ;   241.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   248.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2688]                                       ;   242.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   249.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2528]                                       ;   242.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   249.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2976]                                       ;   243.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   250.5 fp3     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2720]                                      ;   243.8 agu1    48 next reload
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   250.8 fp0     45 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2880]                                      ;   244.5 agu0    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   251.5 fp1     45 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2496]                                   ;   249.5 fp2+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2048]                                 ;   249.8 fp3+agu0   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2144]                                   ;   250.5 fp0+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 1984]                                   ;   250.8 fp1+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2336]                                 ;   251.5 fp2+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 2304]                                 ;   251.8 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2080]                                 ;   252.5 fp0+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   248.5 fp1+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 1952]                                   ;   248.8 fp2+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 2240]                                   ;   249.5 fp3+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 2112]                                   ;   249.8 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 2176]                                   ;   250.5 fp1+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 2016]                                   ;   250.8 fp2+agu1   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2464]                                   ;   251.5 fp3+agu0   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2208]                                 ;   251.8 fp0+agu1   54 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2368]                                 ;   252.5 fp1+agu0   54 next
        vmovdqu [rbp + 2880], ymm13                                      ;   253.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2496]                                      ;   252.8 agu1    54 next
        vpxor ymm13, ymm13, [r8]                                         ;   259.8 fp2+agu0   54 next
        vmovdqu [rbp + 2496], ymm11                                      ;   252.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2048]                                      ;   253.8 agu1    54 next
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 32]                                    ;   260.8 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2048], ymm9                                       ;   252.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2144]                                       ;   254.8 agu1    54 next
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 64]                                      ;   261.8 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2144], ymm6                                       ;   253.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 1984]                                       ;   255.8 agu1    54 next
        vpxor ymm6, ymm6, [r8 + 96]                                      ;   262.8 fp1+agu0   54 next
        vmovdqu [rbp + 1984], ymm3                                       ;   254.0 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2336]                                       ;   256.8 agu1    54 next
        vpxor ymm3, ymm3, [r8 + 128]                                     ;   263.8 fp2+agu0   54 next
        vmovdqu [rbp + 2336], ymm2                                       ;   255.0 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2304]                                       ;   257.8 agu1    54 next
        vpxor ymm2, ymm2, [r8 + 160]                                     ;   264.8 fp3+agu0   54 next
        vmovdqu [rbp + 2304], ymm1                                       ;   256.0 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2080]                                       ;   258.8 agu1    54 next
        vpxor ymm1, ymm1, [r8 + 192]                                     ;   265.8 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2080], ymm0                                       ;   257.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2592]                                       ;   259.8 agu1    54 next
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 224]                                     ;   266.8 fp1+agu0   54 next
        vmovdqu [rbp + 2592], ymm5                                       ;   258.0 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 1952]                                       ;   260.8 agu1    54 next
        vpxor ymm5, ymm5, [r8 + 256]                                     ;   267.8 fp2+agu0   54 next
        vmovdqu [rbp + 1952], ymm12                                      ;   259.0 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 2240]                                      ;   261.8 agu1    54 next
        vpxor ymm12, ymm12, [r8 + 288]                                   ;   268.8 fp3+agu0   54 next
        vmovdqu [rbp + 2240], ymm14                                      ;   260.0 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2112]                                      ;   262.8 agu1    54 next
        vpxor ymm14, ymm14, [r8 + 320]                                   ;   269.8 fp0+agu0   54 next
        vmovdqu [rbp + 2112], ymm15                                      ;   261.0 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2176]                                      ;   263.8 agu1    54 next
        vpxor ymm15, ymm15, [r8 + 352]                                   ;   270.8 fp1+agu0   54 next
        vmovdqu [rbp + 2176], ymm8                                       ;   262.0 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2016]                                       ;   264.8 agu1    54 next
        vpxor ymm8, ymm8, [r8 + 384]                                     ;   271.8 fp2+agu0   54 next
        vmovdqu [rbp + 2016], ymm7                                       ;   263.0 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 2464]                                       ;   265.8 agu1    54 next
        vpxor ymm7, ymm7, [r8 + 416]                                     ;   272.8 fp3+agu0   54 next
        vmovdqu [rbp + 2464], ymm10                                      ;   264.0 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2208]                                      ;   266.8 agu1    54 next
        vpxor ymm10, ymm10, [r8 + 448]                                   ;   273.8 fp0+agu0   54 next
        vmovdqu [rbp + 2208], ymm4                                       ;   265.0 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2368]                                       ;   267.8 agu1    54 next
        vpxor ymm4, ymm4, [r8 + 480]                                     ;   274.8 fp1+agu0   54 next
        vmovdqu [rbp + 2368], ymm9                                       ;   266.0 agu2+fp5   54 next spill
        vpxor ymm9, ymm0, ymm7                                           ;   273.8 fp2     41 next
        vmovdqu [rbp + 2720], ymm6                                       ;   267.0 agu2+fp5   54 next spill
        vpand ymm6, ymm14, ymm10                                         ;   274.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm11                                      ;   268.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm8                                          ;   272.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm1                                       ;   269.0 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm4                                          ;   275.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm2                                       ;   270.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm7                                          ;   273.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm13                                      ;   271.0 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm13, ymm0, ymm10                                         ;   274.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   275.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm15                                         ;   273.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_decrypt_compact.T0_constants256]   ;   276.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm3                                       ;   272.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm9                                          ;   274.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm2                                       ;   277.8 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm12, ymm3                                          ;   275.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm6                                       ;   275.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm4                                           ;   275.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   276.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm7                                       ;   275.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, ymm12                                         ;   274.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   275.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   277.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm7                                       ;   276.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm14, ymm0                                          ;   274.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   275.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, ymm5                                          ;   275.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   276.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm1                                       ;   277.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm14, ymm15                                         ;   275.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   276.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   277.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm15                                          ;   276.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   277.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   278.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                         ;   278.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel misty1_decrypt_compact.T0_constants256] ;   279.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm1                                       ;   278.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, ymm0                                           ;   277.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm14                                      ;   280.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm14, ymm3, ymm4                                           ;   278.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm3                                       ;   280.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm15                                         ;   278.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   278.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   281.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm8                                          ;   278.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   279.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm8                                          ;   279.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   280.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm8                                         ;   279.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   280.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm5                                         ;   280.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   281.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   281.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   282.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   281.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm3                                       ;   283.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm4                                           ;   281.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   281.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   282.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   282.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   282.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   283.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm5                                          ;   283.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   284.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   283.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                           ;   283.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   284.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   285.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;   285.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   286.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   285.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm10                                         ;   285.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   285.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   286.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   287.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm5                                           ;   286.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   287.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   288.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;   288.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3104]                                 ;   287.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   288.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2400]                                      ;   285.0 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm14                                      ;   289.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm15                                        ;   292.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                                          ;   292.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   288.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3008]                                   ;   293.0 fp1+agu1   41 next
        db 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   288.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   292.0 fp3     41 next
        db 0x2e, 0x2e
        vpor ymm8, ymm8, [rbp + 2560]                                    ;   289.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm9, [rbp + 2432]                                  ;   289.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   289.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   290.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   294.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   293.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2656]                                       ;   288.2 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   295.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2560]                                   ;   294.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   293.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   295.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   291.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   296.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2848]                                 ;   296.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 1920]                                 ;   297.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   294.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2432]                                 ;   294.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2400]                                       ;   291.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   298.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   295.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   299.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm12                                          ;   299.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   296.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   296.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2272]                                   ;   297.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2816]                                   ;   296.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3104]                                   ;   295.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2944]                                 ;   296.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2560]                                   ;   295.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   300.8 fp3     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   300.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   301.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   301.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2752]                                       ;   296.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2624]                                       ;   296.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   303.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2688]                                       ;   297.0 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   304.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2528]                                       ;   297.3 agu0    41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2976]                                      ;   298.0 agu1    54 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   305.0 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2720]                                      ;   298.3 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   305.3 fp2     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2752]                                      ;   299.0 agu1    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2720]                                 ;   306.0 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm1                                       ;   297.8 agu2+fp5   41 next spill
        vmovdqu ymm1, [rbp + 2528]                                       ;   300.0 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2720]                                   ;   307.0 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm14                                      ;   298.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2688]                                      ;   301.0 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 2368]                                 ;   308.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   309.0 fp2     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   309.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm10                                      ;   300.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm13, ymm12                                        ;   306.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm6                                       ;   301.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm5, [rbp + 2528]                                   ;   305.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm8                                       ;   302.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm10, [rbp + 2752]                                  ;   307.3 fp2+agu0   41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2528]                                   ;   308.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   309.3 fp0     41 next
        vmovdqu [rbp + 2272], ymm3                                       ;   303.0 agu2+fp5   41 next spill
        vpxor ymm3, ymm0, ymm15                                          ;   307.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   310.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 2688]                                   ;   308.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   310.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm11                                      ;   305.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm12, [rbp + 2688]                                 ;   305.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm2                                       ;   306.0 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm11, [rbp + 2720]                                  ;   306.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   306.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel misty1_decrypt_compact.T0_constants256]   ;   307.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm7                                       ;   307.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm4                                          ;   306.3 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   307.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm9                                       ;   311.0 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2528]                                       ;   307.3 agu0    41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 2368]                                   ;   314.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   315.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm8                                       ;   309.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm15, [rbp + 2368]                                  ;   311.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   312.0 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2720]                                       ;   309.2 agu1    54 next reload
        db 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   316.2 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   311.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm2                                       ;   317.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm7, [rbp + 2368]                                   ;   316.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   317.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 2752]                                   ;   316.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   318.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm2                                       ;   319.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, [rbp + 2752]                                   ;   310.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   311.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   317.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm4                                          ;   312.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2752]                                 ;   312.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   313.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 2688]                                   ;   311.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2368]                                 ;   312.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   315.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm13                                      ;   312.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm12, ymm8                                         ;   316.2 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   317.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   318.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2752]                                       ;   312.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm3                                       ;   319.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm2                                          ;   319.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   320.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   321.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;   321.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   317.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2528]                                      ;   316.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm11, ymm13                                        ;   323.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   324.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   325.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   326.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm8, ymm3                                           ;   322.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   322.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2688]                                   ;   323.7 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   318.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;   318.5 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   319.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   322.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm2                                         ;   319.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2688]                                   ;   319.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   325.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   326.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   324.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2368]                                       ;   319.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm0, ymm6                                          ;   326.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                         ;   320.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3072]                                   ;   320.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   323.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   327.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2688]                                      ;   321.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm15                                         ;   328.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3008]                                   ;   323.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3040]                                   ;   327.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   329.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   323.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   329.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm0                                          ;   330.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   328.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3040]                                   ;   331.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   328.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2848]                                   ;   330.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   331.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel misty1_decrypt_compact.T0_constants256]       ;   325.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   332.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   332.7 fp0     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2784]                                   ;   326.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   333.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   326.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, [rbp + 2912]                                   ;   327.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2432]                                       ;   327.7 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2976]                                   ;   334.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   335.7 fp2     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2656]                                   ;   328.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   329.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;   329.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm8, ymm10                                          ;   334.7 fp2     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2816]                                      ;   329.7 agu0    41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2752]                                 ;   336.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   337.7 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3104]                                 ;   330.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   331.7 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   331.3 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm13                                          ;   332.3 fp0     41 next
        mov r11, qword [rbp + 4208]                                      ;   330.7 agu2    76 l.0 reload
        vpxor ymm0, ymm0, [r11 + 4384]                                   ;   341.7 fp1+agu0   48 next
        vpxor ymm1, ymm1, [r11 + 4416]                                   ;   341.7 fp2+agu1   48 next
        vpxor ymm7, ymm7, [r11 + 4448]                                   ;   341.7 fp3+agu0   48 next
        vpxor ymm9, ymm9, [r11 + 4480]                                   ;   341.7 fp0+agu1   48 next
        vpxor ymm14, ymm14, [r11 + 4512]                                 ;   341.7 fp1+agu0   48 next
        vpxor ymm12, ymm12, [r11 + 4544]                                 ;   341.7 fp2+agu1   48 next
        vpxor ymm5, ymm5, [r11 + 4576]                                   ;   341.7 fp3+agu0   48 next
        vpxor ymm4, ymm4, [r11 + 4096]                                   ;   341.7 fp0+agu1   48 next
        vpxor ymm3, ymm3, [r11 + 4128]                                   ;   341.7 fp1+agu0   48 next
        vpxor ymm6, ymm6, [r11 + 4160]                                   ;   341.7 fp2+agu1   48 next
        vpxor ymm8, ymm8, [r11 + 4192]                                   ;   341.7 fp3+agu0   48 next
        vpxor ymm10, ymm10, [r11 + 4224]                                 ;   341.7 fp0+agu1   48 next
        vpxor ymm15, ymm15, [r11 + 4256]                                 ;   341.7 fp1+agu0   48 next
        vpxor ymm13, ymm13, [r11 + 4288]                                 ;   341.7 fp2+agu1   48 next
        vmovdqu ymm11, [rbp + 2560]                                      ;   338.7 agu0    48 next
        vpxor ymm11, ymm11, [r11 + 4320]                                 ;   345.7 fp3+agu1   48 next
        vmovdqu [rbp + 2560], ymm5                                       ;   342.7 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 2400]                                       ;   341.7 agu0    48 next
        vpxor ymm5, ymm5, [r11 + 4352]                                   ;   348.7 fp0+agu1   48 next
        vmovdqu [rbp + 2400], ymm12                                      ;   342.7 agu2+fp5   48 next spill
        vpxor ymm12, ymm13, ymm4                                         ;   342.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm14                                      ;   343.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm11                                         ;   346.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm9                                       ;   344.0 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm15                                          ;   342.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm7                                       ;   345.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm7, ymm13, ymm8                                          ;   343.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm1                                       ;   346.0 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm1, ymm11, ymm5                                          ;   349.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm0                                       ;   347.0 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm11                                          ;   346.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   347.7 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm10                                         ;   344.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   348.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm7                                       ;   349.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm8                                          ;   344.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm14                                      ;   349.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm6                                          ;   345.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm13                                      ;   350.0 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm5                                          ;   349.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   350.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm6                                           ;   345.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   346.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   351.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm2                                       ;   351.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm4                                           ;   346.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   347.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm3                                           ;   347.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   350.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm1                                       ;   352.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm10                                          ;   347.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   348.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   351.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm5                                          ;   349.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   350.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   352.7 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                           ;   351.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_decrypt_compact.T0_constants256]   ;   352.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm1                                       ;   353.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   349.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm8                                       ;   354.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm7, ymm5                                            ;   350.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm7                                       ;   355.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm10                                          ;   350.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   350.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm2                                       ;   356.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm15                                          ;   350.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   351.8 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm15                                         ;   351.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   352.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm15                                         ;   351.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   352.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm3                                           ;   352.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   353.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   353.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   354.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   353.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm7                                       ;   357.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm5                                           ;   353.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   353.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   354.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   354.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   354.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   355.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, ymm3                                          ;   355.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   356.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   355.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   355.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   356.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   357.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   357.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   358.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   357.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm11                                         ;   357.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   357.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   358.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   359.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm3                                           ;   358.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   359.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   360.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;   360.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2272]                                 ;   359.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   360.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2720]                                      ;   357.5 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm8                                       ;   361.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm10                                         ;   364.5 fp1     45 next
        db 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   364.5 fp2     45 next
        db 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   360.3 fp3     45 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   365.5 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                         ;   360.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   364.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 2912]                                  ;   362.0 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, [rbp + 2688]                                 ;   361.5 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   361.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   362.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   366.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   365.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2432]                                      ;   360.3 agu1    45 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   367.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2912]                                   ;   366.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   365.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   367.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   363.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   368.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;   368.3 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2784]                                 ;   369.3 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   366.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2688]                                   ;   366.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2720]                                       ;   363.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   370.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   371.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   367.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm6                                           ;   371.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   368.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   368.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2976]                                   ;   369.5 fp1+agu1   45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2656]                                 ;   368.5 fp2+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2272]                                 ;   367.5 fp3+agu1   45 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2624]                                   ;   368.5 fp0+agu0   45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2912]                                   ;   367.8 fp1+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   372.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   372.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   373.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   373.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2816]                                       ;   368.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   375.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2752]                                       ;   368.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   375.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3104]                                       ;   369.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   376.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2528]                                       ;   369.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   376.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2944]                                       ;   370.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   377.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2400]                                      ;   370.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   377.8 fp3     45 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2560]                                      ;   371.5 agu0    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   378.5 fp0     45 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2208]                                   ;   376.5 fp1+agu1   54 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2464]                                 ;   376.8 fp2+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 2016]                                   ;   377.5 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 2176]                                   ;   377.8 fp0+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   378.5 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2240]                                 ;   378.8 fp2+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 1952]                                 ;   379.5 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   375.5 fp0+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2080]                                   ;   375.8 fp1+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 2304]                                   ;   376.5 fp2+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2336]                                   ;   376.8 fp3+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;   377.5 fp0+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 2144]                                   ;   377.8 fp1+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2048]                                   ;   378.5 fp2+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   378.8 fp3+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 2880]                                 ;   379.5 fp0+agu0   54 next
        vmovdqu [rbp + 2560], ymm12                                      ;   380.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 2208]                                      ;   379.8 agu1    58 r
        vpxor ymm12, ymm12, [r11 + 512]                                  ;   386.8 fp1+agu0   58 r
        vmovdqu [rbp + 2208], ymm10                                      ;   379.8 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2464]                                      ;   380.8 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 544]                                  ;   387.8 fp2+agu0   58 r
        vmovdqu [rbp + 2464], ymm6                                       ;   379.5 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2016]                                       ;   381.8 agu1    58 r
        vpxor ymm6, ymm6, [r11 + 576]                                    ;   388.8 fp3+agu0   58 r
        vmovdqu [rbp + 2016], ymm5                                       ;   380.0 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2176]                                       ;   382.8 agu1    58 r
        vpxor ymm5, ymm5, [r11 + 608]                                    ;   389.8 fp0+agu0   58 r
        vmovdqu [rbp + 2176], ymm4                                       ;   381.0 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2112]                                       ;   383.8 agu1    58 r
        vpxor ymm4, ymm4, [r11 + 640]                                    ;   390.8 fp1+agu0   58 r
        vmovdqu [rbp + 2112], ymm3                                       ;   382.0 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2240]                                       ;   384.8 agu1    58 r
        vpxor ymm3, ymm3, [r11 + 672]                                    ;   391.8 fp2+agu0   58 r
        vpxor ymm12, ymm12, [rbp - 128]                                  ;   387.8 fp3+agu1  108 r
        vmovdqu [rbp + 2240], ymm12                                      ;   388.8 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 1952]                                      ;   386.5 agu0    58 r
        vpxor ymm12, ymm12, [r11 + 704]                                  ;   393.5 fp0+agu1   58 r
        vmovdqu [rbp + 1952], ymm0                                       ;   384.0 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 2592]                                       ;   387.5 agu0    58 r
        vpxor ymm0, ymm0, [r11 + 736]                                    ;   394.5 fp1+agu1   58 r
        vmovdqu [rbp + 2592], ymm1                                       ;   385.0 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2080]                                       ;   388.5 agu0    58 r
        vpxor ymm1, ymm1, [r11 + 768]                                    ;   395.5 fp2+agu1   58 r
        vpxor ymm10, ymm10, [rbp - 64]                                   ;   389.5 fp3+agu0  108 r
        vmovdqu [rbp + 2080], ymm10                                      ;   390.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2304]                                      ;   389.8 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 800]                                  ;   396.8 fp0+agu0   58 r
        vpxor ymm6, ymm6, [rbp + 0]                                      ;   390.8 fp1+agu1  108 r
        vmovdqu [rbp + 2304], ymm6                                       ;   391.8 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 2336]                                       ;   391.5 agu0    58 r
        vpxor ymm6, ymm6, [r11 + 832]                                    ;   398.5 fp2+agu1   58 r
        vmovdqu [rbp + 2336], ymm8                                       ;   388.8 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 1984]                                       ;   392.5 agu0    58 r
        vpxor ymm8, ymm8, [r11 + 864]                                    ;   399.5 fp3+agu1   58 r
        vmovdqu [rbp + 1984], ymm11                                      ;   389.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2144]                                      ;   393.5 agu0    58 r
        vpxor ymm11, ymm11, [r11 + 896]                                  ;   400.5 fp0+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 64]                                     ;   394.5 fp1+agu0  108 r
        vmovdqu [rbp + 2144], ymm5                                       ;   395.5 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2048]                                       ;   394.8 agu1    58 r
        vpxor ymm5, ymm5, [r11 + 928]                                    ;   401.8 fp2+agu0   58 r
        vmovdqu [rbp + 2048], ymm13                                      ;   391.8 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2496]                                      ;   395.8 agu1    58 r
        vpxor ymm13, ymm13, [r11 + 960]                                  ;   402.8 fp3+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 128]                                    ;   396.8 fp0+agu1  108 r
        vmovdqu [rbp + 2496], ymm4                                       ;   397.8 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2880]                                       ;   397.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 992]                                    ;   404.5 fp1+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 192]                                    ;   398.5 fp2+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 256]                                  ;   398.8 fp3+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 320]                                    ;   399.5 fp0+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 384]                                    ;   399.8 fp1+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 448]                                  ;   400.5 fp2+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 512]                                    ;   400.8 fp3+agu1  108 r
        vpxor ymm8, ymm8, [rbp + 576]                                    ;   401.5 fp0+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 640]                                  ;   401.8 fp1+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 704]                                    ;   402.8 fp2+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 768]                                  ;   403.8 fp3+agu1  108 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 832]                                    ;   405.5 fp0+agu0  108 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp - 96]                                     ;   403.8 fp1+agu1  108 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp - 32]                                   ;   404.5 fp2+agu0  108 r
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 32]                                     ;   404.8 fp3+agu1  108 r
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 96]                                     ;   405.5 fp0+agu0  108 r
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 160]                                  ;   405.8 fp1+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 2880], ymm15                                      ;   406.8 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2048]                                      ;   406.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 224]                                  ;   413.5 fp2+agu1  108 r
        vmovdqu [rbp + 2048], ymm15                                      ;   414.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 1984]                                      ;   407.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 288]                                  ;   414.5 fp3+agu1  108 r
        vmovdqu [rbp + 1984], ymm15                                      ;   415.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2336]                                      ;   408.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 352]                                  ;   415.5 fp0+agu1  108 r
        vmovdqu [rbp + 2336], ymm15                                      ;   416.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2592]                                      ;   409.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 416]                                  ;   416.5 fp1+agu1  108 r
        vmovdqu [rbp + 2592], ymm15                                      ;   417.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 1952]                                      ;   410.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 480]                                  ;   417.5 fp2+agu1  108 r
        vmovdqu [rbp + 1952], ymm15                                      ;   418.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2112]                                      ;   411.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 544]                                  ;   418.5 fp3+agu1  108 r
        vmovdqu [rbp + 2112], ymm15                                      ;   419.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2176]                                      ;   412.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 608]                                  ;   419.5 fp0+agu1  108 r
        vmovdqu [rbp + 2176], ymm15                                      ;   420.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2016]                                      ;   413.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 672]                                  ;   420.5 fp1+agu1  108 r
        vmovdqu [rbp + 2016], ymm15                                      ;   421.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2464]                                      ;   414.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 736]                                  ;   421.5 fp2+agu1  108 r
        vmovdqu [rbp + 2464], ymm15                                      ;   422.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2208]                                      ;   415.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 800]                                  ;   422.5 fp3+agu1  108 r
        vmovdqu [rbp + 2208], ymm15                                      ;   423.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2560]                                      ;   416.5 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 864]                                  ;   423.5 fp0+agu1  108 r
        vmovdqu [rbp + 2560], ymm15                                      ;   424.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2240]                                      ;   417.5 agu0    54 next
        db 0x2e
        vpxor ymm15, ymm15, [r8]                                         ;   424.5 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm7                                       ;   417.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2080]                                       ;   418.5 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 32]                                      ;   425.5 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm9                                       ;   418.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2304]                                       ;   419.5 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 64]                                      ;   426.5 fp3+agu1   54 next
        vmovdqu [rbp + 2528], ymm14                                      ;   419.7 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 2144]                                      ;   420.5 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 96]                                    ;   427.5 fp0+agu1   54 next
        vmovdqu [rbp + 3104], ymm2                                       ;   420.7 agu2+fp5  108 r spill
        vpxor ymm2, ymm3, [r8 + 160]                                     ;   421.5 fp1+agu0   54 next
        vmovdqu [rbp + 2752], ymm3                                       ;   421.7 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2496]                                       ;   421.8 agu1    54 next
        vpxor ymm3, ymm3, [r8 + 128]                                     ;   428.8 fp2+agu0   54 next
        vmovdqu [rbp + 2816], ymm9                                       ;   427.5 agu2+fp5   54 next spill
        vpxor ymm9, ymm12, [r8 + 192]                                    ;   422.8 fp3+agu1   54 next
        vmovdqu [rbp + 2720], ymm12                                      ;   423.7 agu0+fp5  108 r spill
        vpxor ymm12, ymm0, [r8 + 224]                                    ;   423.8 fp0+agu1   54 next
        vmovdqu [rbp + 2912], ymm0                                       ;   424.7 agu2+fp5  108 r spill
        vpxor ymm0, ymm1, [r8 + 256]                                     ;   424.5 fp1+agu0   54 next
        vmovdqu [rbp + 2624], ymm1                                       ;   425.7 agu2+fp5  108 r spill
        vpxor ymm1, ymm10, [r8 + 288]                                    ;   424.8 fp2+agu1   54 next
        vmovdqu [rbp + 2272], ymm10                                      ;   426.7 agu0+fp5  108 r spill
        vpxor ymm10, ymm6, [r8 + 320]                                    ;   425.8 fp3+agu1   54 next
        vmovdqu [rbp + 2656], ymm6                                       ;   427.7 agu2+fp5  108 r spill
        vpxor ymm6, ymm8, [r8 + 352]                                     ;   426.5 fp0+agu0   54 next
        vmovdqu [rbp + 2976], ymm8                                       ;   428.7 agu2+fp5  108 r spill
        vpxor ymm8, ymm11, [r8 + 384]                                    ;   426.8 fp1+agu1   54 next
        vmovdqu [rbp + 2432], ymm11                                      ;   429.7 agu0+fp5  108 r spill
        vpxor ymm11, ymm5, [r8 + 416]                                    ;   427.8 fp2+agu1   54 next
        vmovdqu [rbp + 2688], ymm5                                       ;   430.7 agu2+fp5  108 r spill
        vpxor ymm5, ymm13, [r8 + 448]                                    ;   428.5 fp3+agu0   54 next
        vmovdqu [rbp + 2784], ymm13                                      ;   431.7 agu2+fp5  108 r spill
        vpxor ymm13, ymm4, [r8 + 480]                                    ;   428.8 fp0+agu1   54 next
        vmovdqu [rbp + 2368], ymm4                                       ;   432.7 agu0+fp5  108 r spill
        vpxor ymm4, ymm12, ymm11                                         ;   428.8 fp1     41 next
        vmovdqu [rbp + 1920], ymm14                                      ;   433.7 agu2+fp5   54 next spill
        vpand ymm14, ymm10, ymm5                                         ;   429.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm7                                       ;   434.7 agu1+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm0, ymm8                                           ;   427.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm9                                       ;   435.7 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm9, ymm5, ymm13                                          ;   429.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm2                                       ;   436.7 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm2, ymm10, ymm11                                         ;   428.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3008], ymm15                                      ;   437.7 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm15, ymm5, ymm12                                         ;   429.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   430.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm6                                         ;   429.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_decrypt_compact.T0_constants256]   ;   431.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm3                                       ;   438.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm10                                          ;   429.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm2                                       ;   439.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm3, ymm1                                           ;   430.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm14                                      ;   440.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm12                                        ;   430.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   431.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   432.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm11                                      ;   441.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm1                                         ;   430.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   431.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm11                                      ;   442.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm12                                        ;   431.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   432.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm0                                         ;   431.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   433.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm9                                       ;   443.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, ymm6                                          ;   432.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   433.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   433.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm6                                          ;   433.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   434.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   435.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   435.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_decrypt_compact.T0_constants256] ;   436.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm9                                       ;   444.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm0, ymm12                                          ;   434.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm10                                      ;   445.7 agu0+fp5   41 next spill
        db 0x2e
        vpor ymm10, ymm3, ymm13                                          ;   434.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm3                                       ;   446.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm6                                           ;   434.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                          ;   435.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm11                                      ;   447.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm8                                          ;   435.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   436.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm6, ymm8                                          ;   435.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   437.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm8                                          ;   436.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   437.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm0                                          ;   436.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   438.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   438.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   439.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   437.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm3                                       ;   448.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm13                                         ;   438.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   438.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   439.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   439.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                         ;   439.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   440.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm0                                           ;   439.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   440.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   440.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   440.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   440.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   441.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   441.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   442.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   441.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm5                                           ;   441.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   442.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   443.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   444.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm0                                          ;   442.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   443.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   444.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3264]                                 ;   449.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3200]                                   ;   447.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   448.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3232]                                       ;   443.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm10                                      ;   450.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm6                                          ;   450.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;   450.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                         ;   444.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3424]                                 ;   454.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   445.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   450.2 fp2     41 next
        db 0x2e, 0x2e
        vpor ymm8, ymm8, [rbp + 3392]                                    ;   453.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, [rbp + 3168]                                   ;   446.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   449.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   450.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   455.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   451.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3360]                                       ;   446.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   453.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3392]                                 ;   453.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   451.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   454.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   448.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   454.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3296]                                   ;   454.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3456]                                   ;   455.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   452.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3168]                                 ;   452.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3232]                                       ;   450.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   457.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   458.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   455.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm1                                           ;   458.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   455.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3328]                                   ;   456.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   456.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3264]                                 ;   455.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3200]                                 ;   453.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3488]                                 ;   457.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3392]                                   ;   454.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   459.8 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   459.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   460.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   460.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3136]                                       ;   455.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3008]                                       ;   455.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   462.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3072]                                       ;   456.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                           ;   463.7 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3040]                                       ;   456.8 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2848]                                       ;   457.7 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   464.7 fp0     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 1920]                                      ;   457.8 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   464.8 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3136]                                      ;   458.7 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 1920]                                 ;   465.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm6                                       ;   457.7 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 3040]                                       ;   459.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 1920]                                   ;   466.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3392], ymm10                                      ;   458.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 3072]                                      ;   460.7 agu0    41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 2816]                                 ;   467.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   468.7 fp1     41 next
        db 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   468.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm5                                       ;   459.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm12, ymm9                                          ;   465.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm14                                      ;   460.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm4, [rbp + 3040]                                  ;   464.7 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm13                                      ;   461.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm13, ymm5, [rbp + 3136]                                  ;   466.8 fp1+agu1   41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3040]                                 ;   467.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   468.8 fp3     41 next
        vmovdqu [rbp + 3328], ymm3                                       ;   462.7 agu2+fp5   41 next spill
        vpxor ymm3, ymm0, ymm15                                          ;   466.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   469.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3072]                                   ;   467.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   469.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3360], ymm7                                       ;   464.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm9, [rbp + 3072]                                   ;   464.8 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3168], ymm2                                       ;   465.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm7, [rbp + 1920]                                   ;   465.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   465.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel misty1_decrypt_compact.T0_constants256] ;   466.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm11                                      ;   466.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm9, ymm1                                          ;   466.0 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   467.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm8                                       ;   470.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3040]                                       ;   466.8 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2816]                                   ;   473.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   474.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm13                                      ;   468.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm15, [rbp + 2816]                                 ;   470.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   471.7 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 1920]                                      ;   468.7 agu0    54 next reload
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   475.7 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   470.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm2                                       ;   476.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm11, [rbp + 2816]                                  ;   475.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   476.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 3136]                                 ;   475.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   477.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm2                                       ;   478.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm6, [rbp + 3136]                                   ;   469.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   470.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   476.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm1                                          ;   471.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 3136]                                 ;   471.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   472.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   471.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2816]                                   ;   471.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   474.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm12                                      ;   471.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm13                                         ;   475.7 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   476.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   477.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3136]                                       ;   472.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm3                                       ;   478.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm2                                           ;   479.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   480.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   481.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2816]                                   ;   481.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   476.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3040]                                      ;   475.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm12                                          ;   482.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   483.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   484.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   485.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm13, ymm3                                         ;   482.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   482.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3072]                                 ;   483.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   477.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2816]                                   ;   478.0 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   478.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   482.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm7, ymm2                                           ;   479.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3072]                                   ;   479.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   484.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   485.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   484.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2816]                                       ;   479.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm9                                          ;   486.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   480.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3584]                                   ;   480.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   482.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   486.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3072]                                      ;   481.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm15                                         ;   488.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   483.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3552]                                   ;   486.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   489.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   482.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3584]                                   ;   489.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm0                                          ;   490.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   487.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   491.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   487.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3296]                                   ;   490.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   491.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel misty1_decrypt_compact.T0_constants256]       ;   484.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   492.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   492.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3520]                                   ;   485.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   493.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                                   ;   486.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, [rbp + 3616]                                   ;   487.2 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3168]                                       ;   487.2 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2848]                                   ;   494.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   495.2 fp1     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3360]                                   ;   488.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   489.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3328]                                 ;   488.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm5                                          ;   494.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3264]                                       ;   489.2 agu0    41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3136]                                   ;   496.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   497.2 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3200]                                 ;   490.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   491.2 fp1     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   490.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   491.8 fp3     41 next
        db 0x2e
        vpxor ymm0, ymm0, [r11 + 4896]                                   ;   491.2 fp0+agu0   48 next
        db 0x2e
        vpxor ymm6, ymm6, [r11 + 4928]                                   ;   496.2 fp1+agu1   48 next
        db 0x2e
        vpxor ymm11, ymm11, [r11 + 4960]                                 ;   492.2 fp2+agu0   48 next
        db 0x2e
        vpxor ymm5, ymm5, [r11 + 4992]                                   ;   495.3 fp3+agu1   48 next
        vpxor ymm10, ymm10, [r11 + 5024]                                 ;   498.2 fp0+agu0   48 next
        vpxor ymm14, ymm14, [r11 + 5056]                                 ;   493.8 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r11 + 5088]                                   ;   494.2 fp2+agu0   48 next
        vpxor ymm1, ymm1, [r11 + 4608]                                   ;   494.8 fp3+agu1   48 next
        vpxor ymm3, ymm3, [r11 + 4640]                                   ;   495.2 fp0+agu0   48 next
        vpxor ymm9, ymm9, [r11 + 4672]                                   ;   495.8 fp1+agu1   48 next
        vpxor ymm13, ymm13, [r11 + 4704]                                 ;   496.2 fp2+agu0   48 next
        vpxor ymm7, ymm7, [r11 + 4736]                                   ;   497.2 fp3+agu1   48 next
        vpxor ymm15, ymm15, [r11 + 4768]                                 ;   497.2 fp0+agu0   48 next
        vpxor ymm12, ymm12, [r11 + 4800]                                 ;   497.8 fp1+agu1   48 next
        vmovdqu ymm8, [rbp + 3392]                                       ;   498.2 agu0    48 next
        vpxor ymm8, ymm8, [r11 + 4832]                                   ;   505.2 fp2+agu1   48 next
        vmovdqu [rbp + 3392], ymm4                                       ;   495.2 agu2+fp5   48 next spill
        vmovdqu ymm4, [rbp + 3232]                                       ;   499.2 agu0    48 next
        vpxor ymm4, ymm4, [r11 + 4864]                                   ;   506.2 fp3+agu1   48 next
        vmovdqu [rbp + 3232], ymm14                                      ;   495.5 agu2+fp5   48 next spill
        vpxor ymm14, ymm1, ymm12                                         ;   498.8 fp0     45 next
        vmovdqu [rbp + 3488], ymm10                                      ;   499.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm10, ymm13, ymm8                                         ;   506.2 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm5                                       ;   497.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm5, ymm3, ymm15                                          ;   498.2 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm11                                      ;   498.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm11, ymm13, ymm12                                        ;   498.8 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3136], ymm6                                       ;   499.5 agu2+fp5   48 next spill
        vpand ymm6, ymm8, ymm4                                           ;   507.2 fp0     45 next
        vmovdqu [rbp + 3264], ymm0                                       ;   500.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, ymm8                                           ;   506.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   507.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm7                                          ;   498.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   508.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm11                                      ;   509.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm13                                        ;   499.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm10                                      ;   507.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm9                                         ;   500.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm12                                      ;   503.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm4                                          ;   507.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   508.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                          ;   499.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   500.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   509.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm2                                       ;   504.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm1                                          ;   500.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   501.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm3                                          ;   501.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   508.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm6                                       ;   508.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm7                                          ;   503.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   504.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   509.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm4                                           ;   507.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   508.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   510.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   509.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rel misty1_decrypt_compact.T0_constants256] ;   510.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm6                                       ;   508.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm3, ymm1                                           ;   507.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm13                                      ;   511.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm13, ymm11, ymm4                                          ;   507.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm11                                      ;   509.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm7                                          ;   508.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   508.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm2                                       ;   510.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm15                                          ;   508.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   509.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm15                                          ;   509.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   510.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm15                                         ;   509.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   510.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm3                                          ;   510.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   511.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   511.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   512.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   511.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm11                                      ;   513.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm4                                          ;   511.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   511.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   512.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   512.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   512.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   513.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm3                                          ;   512.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   513.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   513.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   513.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   513.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   514.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                         ;   514.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   515.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   514.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm8                                          ;   515.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   515.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   516.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   517.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm3                                          ;   516.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   517.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   518.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3360]                                 ;   518.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3328]                                   ;   517.0 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   518.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1920]                                       ;   515.2 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm13                                      ;   519.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm8, ymm7                                          ;   522.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   522.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   518.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                                   ;   523.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   518.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;   522.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 3616]                                  ;   519.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, [rbp + 3072]                                  ;   519.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   519.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   520.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   524.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   523.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3168]                                      ;   518.0 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   525.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3616]                                   ;   524.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   523.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   525.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   521.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   526.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2816]                                   ;   526.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3520]                                   ;   527.0 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   524.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3072]                                 ;   524.2 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 1920]                                       ;   521.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   528.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   529.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   525.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm9                                          ;   529.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   526.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   526.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   527.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3360]                                 ;   526.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   525.2 fp2+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3008]                                 ;   526.2 fp3+agu1   45 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3616]                                   ;   525.5 fp0+agu0   45 next
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   530.5 fp1     45 next
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   530.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   531.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   531.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3264]                                       ;   526.2 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   533.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3136]                                       ;   526.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   533.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3200]                                       ;   527.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   534.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3040]                                       ;   527.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   534.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3488]                                       ;   528.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   535.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3232]                                       ;   528.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   535.5 fp2     45 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3392]                                      ;   529.2 agu1    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   536.2 fp3     45 next
        vpxor ymm2, ymm2, [rbp + 3104]                                   ;   534.2 fp0+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 2528]                                 ;   534.5 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 2944]                                   ;   535.2 fp2+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2400]                                 ;   535.5 fp3+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 2880]                                 ;   536.2 fp0+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2048]                                 ;   536.5 fp1+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 1984]                                   ;   537.2 fp2+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 2336]                                 ;   533.2 fp3+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   533.5 fp0+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 1952]                                   ;   534.2 fp1+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 2112]                                   ;   534.5 fp2+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2176]                                   ;   535.2 fp3+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2016]                                   ;   535.5 fp0+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   536.2 fp1+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 2208]                                   ;   536.5 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 2560]                                 ;   537.2 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3392], ymm14                                      ;   538.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 3104]                                      ;   537.5 agu0    54 next
        db 0x2e
        vpxor ymm14, ymm14, [r10]                                        ;   544.5 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm9                                       ;   537.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2528]                                       ;   538.5 agu0    54 next
        vpxor ymm9, ymm9, [r10 + 32]                                     ;   545.5 fp1+agu1   54 next
        vmovdqu [rbp + 3488], ymm7                                       ;   537.2 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 2944]                                       ;   539.5 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r10 + 64]                                     ;   546.5 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm4                                       ;   537.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2400]                                       ;   540.5 agu0    54 next
        vpxor ymm4, ymm4, [r10 + 96]                                     ;   547.5 fp3+agu1   54 next
        vmovdqu [rbp + 3200], ymm3                                       ;   538.7 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2880]                                       ;   541.5 agu0    54 next
        vpxor ymm3, ymm3, [r10 + 128]                                    ;   548.5 fp0+agu1   54 next
        vmovdqu [rbp + 3136], ymm1                                       ;   539.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2048]                                       ;   542.5 agu0    54 next
        vpxor ymm1, ymm1, [r10 + 160]                                    ;   549.5 fp1+agu1   54 next
        vmovdqu [rbp + 3264], ymm0                                       ;   540.7 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 1984]                                       ;   543.5 agu0    54 next
        vpxor ymm0, ymm0, [r10 + 192]                                    ;   550.5 fp2+agu1   54 next
        vmovdqu [rbp + 1920], ymm6                                       ;   541.7 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2336]                                       ;   544.5 agu0    54 next
        vpxor ymm6, ymm6, [r10 + 224]                                    ;   551.5 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3616], ymm13                                      ;   542.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm13, [rbp + 2592]                                      ;   545.5 agu0    54 next
        db 0x2e
        vpxor ymm13, ymm13, [r10 + 256]                                  ;   552.5 fp0+agu1   54 next
        vmovdqu [rbp + 3008], ymm8                                       ;   543.7 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 1952]                                       ;   546.5 agu0    54 next
        vpxor ymm8, ymm8, [r10 + 288]                                    ;   553.5 fp1+agu1   54 next
        vmovdqu [rbp + 3328], ymm12                                      ;   544.7 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 2112]                                      ;   547.5 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 320]                                  ;   554.5 fp2+agu1   54 next
        vmovdqu [rbp + 3360], ymm15                                      ;   545.7 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2176]                                      ;   548.5 agu0    54 next
        vpxor ymm15, ymm15, [r10 + 352]                                  ;   555.5 fp3+agu1   54 next
        vmovdqu [rbp + 2848], ymm11                                      ;   546.7 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2016]                                      ;   549.5 agu0    54 next
        vpxor ymm11, ymm11, [r10 + 384]                                  ;   556.5 fp0+agu1   54 next
        vmovdqu [rbp + 3168], ymm5                                       ;   547.7 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2464]                                       ;   550.5 agu0    54 next
        vpxor ymm5, ymm5, [r10 + 416]                                    ;   557.5 fp1+agu1   54 next
        vmovdqu [rbp + 3072], ymm10                                      ;   548.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2208]                                      ;   551.5 agu0    54 next
        vpxor ymm10, ymm10, [r10 + 448]                                  ;   558.5 fp2+agu1   54 next
        vmovdqu [rbp + 3520], ymm2                                       ;   549.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2560]                                       ;   552.5 agu0    54 next
        db 0x2e
        vpxor ymm2, ymm2, [r10 + 480]                                    ;   559.5 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm7                                       ;   550.7 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm6, ymm5                                           ;   558.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm4                                       ;   551.7 agu2+fp5   54 next spill
        vpand ymm4, ymm12, ymm10                                         ;   559.5 fp1     41 next
        vmovdqu [rbp + 3296], ymm9                                       ;   552.7 agu2+fp5   54 next spill
        vpxor ymm9, ymm13, ymm11                                         ;   557.5 fp2     41 next
        vmovdqu [rbp + 3552], ymm0                                       ;   553.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm10, ymm2                                          ;   560.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm1                                       ;   554.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm5                                          ;   558.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm14                                      ;   555.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm6, ymm10                                         ;   559.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   560.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm15                                         ;   558.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_decrypt_compact.T0_constants256]   ;   561.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm3                                       ;   556.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm7                                          ;   559.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm1                                       ;   562.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm3                                           ;   560.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm4                                       ;   560.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, ymm2                                           ;   560.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   561.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm5                                       ;   559.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm8                                          ;   558.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   559.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   562.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm5                                       ;   560.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm6                                          ;   559.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   560.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm13                                         ;   559.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   561.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm0                                       ;   561.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm15                                         ;   560.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   561.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   562.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm15                                          ;   561.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   562.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   563.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;   563.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   564.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm0                                       ;   562.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm6                                          ;   562.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm12                                      ;   565.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm3, ymm2                                           ;   562.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm3                                       ;   564.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm15                                          ;   562.8 fp2     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   563.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm5                                       ;   565.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm11                                          ;   563.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   564.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm11                                         ;   563.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   565.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm11                                        ;   564.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   565.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm8, ymm13                                         ;   564.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   566.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   566.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   567.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   565.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm3                                       ;   568.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm2                                           ;   566.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   566.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   567.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   567.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   567.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   568.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                                         ;   567.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   568.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   568.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   568.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   568.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   569.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   569.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   570.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   569.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm10                                         ;   569.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                         ;   570.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   571.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   572.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm13                                          ;   570.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   571.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   572.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3776]                                 ;   573.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3712]                                 ;   571.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   572.8 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3744]                                      ;   569.7 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 4000], ymm12                                      ;   574.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm15                                        ;   576.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                          ;   576.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   572.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   577.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                         ;   573.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   576.7 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm11, ymm11, [rbp + 3904]                                  ;   573.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm7, [rbp + 3680]                                  ;   574.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   574.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   575.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   578.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   577.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3872]                                       ;   572.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   579.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3904]                                   ;   578.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   577.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   579.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   576.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   580.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3808]                                 ;   580.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   581.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   578.7 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3680]                                 ;   578.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3744]                                       ;   576.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   583.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   584.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   579.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm8                                           ;   584.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   580.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   580.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3840]                                   ;   581.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3776]                                 ;   580.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3712]                                   ;   579.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4000]                                 ;   581.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3904]                                   ;   580.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   585.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   585.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   586.5 fp3     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   586.5 fp0     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3648]                                       ;   580.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3424]                                       ;   581.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                           ;   588.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3584]                                       ;   581.7 agu0    41 next
        db 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   588.7 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3552]                                       ;   582.0 agu1    41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3296]                                      ;   582.7 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   589.7 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3456]                                      ;   583.0 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   590.0 fp0     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3648]                                      ;   583.7 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 3456]                                 ;   590.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm0                                       ;   582.5 agu2+fp5   41 next spill
        vmovdqu ymm0, [rbp + 3552]                                       ;   584.7 agu0    41 next
        vpand ymm0, ymm0, [rbp + 3456]                                   ;   591.7 fp2+agu1   41 next
        vmovdqu [rbp + 3904], ymm12                                      ;   583.5 agu2+fp5   41 next spill
        vmovdqu ymm12, [rbp + 3584]                                      ;   585.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2816]                                 ;   592.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   593.7 fp0     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   593.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm10                                      ;   584.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm14, ymm13                                        ;   591.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm4                                       ;   585.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm7, [rbp + 3552]                                   ;   589.7 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm11                                      ;   587.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm10, [rbp + 3648]                                 ;   592.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 3552]                                 ;   593.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   594.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm3                                       ;   587.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm15                                          ;   591.7 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   594.7 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 3584]                                   ;   592.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   594.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm9                                       ;   589.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm13, [rbp + 3584]                                  ;   589.8 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm1                                       ;   590.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm9, [rbp + 3456]                                   ;   590.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   590.8 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rel misty1_decrypt_compact.T0_constants256]   ;   591.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm5                                       ;   591.7 agu2+fp5   41 next spill
        vpand ymm5, ymm13, ymm6                                          ;   591.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   592.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm8                                       ;   595.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3552]                                       ;   591.8 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2816]                                   ;   598.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   599.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm11                                      ;   594.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm15, [rbp + 2816]                                 ;   595.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   596.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3456]                                      ;   593.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   600.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   595.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm1                                       ;   601.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 2816]                                   ;   600.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   601.8 fp0     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 3648]                                   ;   600.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   602.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm1                                       ;   603.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, [rbp + 3648]                                   ;   594.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   595.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   601.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm6                                          ;   596.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 3648]                                 ;   596.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   597.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 3584]                                   ;   596.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2816]                                 ;   596.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   599.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm14                                      ;   596.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm13, ymm11                                        ;   600.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   601.7 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   602.7 fp2     41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 3648]                                       ;   597.3 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 4128], ymm3                                       ;   603.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm1                                          ;   604.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   605.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   606.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2816]                                   ;   606.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   601.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3552]                                      ;   600.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm9, ymm14                                         ;   607.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                                         ;   608.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   609.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   610.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm3                                          ;   607.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   607.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3584]                                   ;   608.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   602.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   603.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   603.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   607.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm1                                          ;   604.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3584]                                   ;   604.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   609.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   610.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   609.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2816]                                       ;   604.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm13, ymm2, ymm4                                          ;   611.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   605.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4096]                                   ;   605.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   607.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   611.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3584]                                      ;   606.3 agu0    54 next reload
        db 0x2e
        vpand ymm1, ymm14, ymm15                                         ;   613.3 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3936]                                   ;   608.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4064]                                   ;   611.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   614.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   607.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 4096]                                   ;   614.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm2                                          ;   615.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   612.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4064]                                   ;   616.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   612.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3808]                                   ;   615.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   616.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel misty1_decrypt_compact.T0_constants256]       ;   609.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   617.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   617.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4032]                                   ;   610.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   618.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   611.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm6, [rbp + 4128]                                   ;   612.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3680]                                       ;   612.2 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3296]                                   ;   619.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   620.2 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3872]                                   ;   613.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   614.2 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3840]                                 ;   613.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm11, ymm10                                         ;   619.3 fp0     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3776]                                       ;   614.2 agu0    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3648]                                   ;   621.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   622.2 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3712]                                 ;   615.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   616.2 fp0     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4000]                                 ;   615.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   616.8 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 4896]                                    ;   616.2 fp3+agu0   48 next
        vpxor ymm0, ymm0, [r8 + 4928]                                    ;   621.2 fp0+agu1   48 next
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 4960]                                    ;   617.2 fp1+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4992]                                    ;   620.3 fp2+agu1   48 next
        vpxor ymm12, ymm12, [r8 + 5024]                                  ;   623.2 fp3+agu0   48 next
        vpxor ymm13, ymm13, [r8 + 5056]                                  ;   618.8 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 5088]                                    ;   619.2 fp1+agu0   48 next
        vpxor ymm6, ymm6, [r8 + 4608]                                    ;   619.8 fp2+agu1   48 next
        vpxor ymm3, ymm3, [r8 + 4640]                                    ;   620.2 fp3+agu0   48 next
        vpxor ymm4, ymm4, [r8 + 4672]                                    ;   620.8 fp0+agu1   48 next
        vpxor ymm11, ymm11, [r8 + 4704]                                  ;   621.2 fp1+agu0   48 next
        vpxor ymm9, ymm9, [r8 + 4736]                                    ;   622.2 fp2+agu1   48 next
        vpxor ymm15, ymm15, [r8 + 4768]                                  ;   622.2 fp3+agu0   48 next
        vpxor ymm14, ymm14, [r8 + 4800]                                  ;   622.8 fp0+agu1   48 next
        vmovdqu ymm10, [rbp + 3904]                                      ;   623.2 agu0    48 next
        vpxor ymm10, ymm10, [r8 + 4832]                                  ;   630.2 fp1+agu1   48 next
        vmovdqu [rbp + 3904], ymm7                                       ;   620.2 agu2+fp5   48 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 3744]                                       ;   624.2 agu0    48 next
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 4864]                                    ;   631.2 fp2+agu1   48 next
        vmovdqu [rbp + 3744], ymm13                                      ;   620.5 agu2+fp5   48 next spill
        vpxor ymm13, ymm6, ymm14                                         ;   623.8 fp3     45 next
        vmovdqu [rbp + 4000], ymm12                                      ;   624.2 agu2+fp5   48 next spill
        vpand ymm12, ymm11, ymm10                                        ;   631.2 fp0     45 next
        vmovdqu [rbp + 3552], ymm8                                       ;   622.5 agu2+fp5   48 next spill
        vpxor ymm8, ymm3, ymm15                                          ;   623.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm5                                       ;   623.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm14                                         ;   623.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm0                                       ;   624.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm7                                          ;   632.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm2                                       ;   625.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm10                                          ;   631.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   632.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm9                                          ;   623.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   633.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm5                                       ;   634.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm11                                         ;   624.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm12                                      ;   632.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm4                                          ;   625.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm14                                      ;   628.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm6, ymm7                                          ;   632.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   633.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm4                                          ;   624.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   625.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   634.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm1                                       ;   629.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm6                                          ;   625.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   626.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm3                                          ;   626.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   633.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm0                                       ;   633.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm9                                          ;   628.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   629.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   634.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm7                                           ;   632.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   633.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   635.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   634.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_decrypt_compact.T0_constants256] ;   635.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm0                                       ;   633.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm6                                           ;   632.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm11                                      ;   636.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm11, ymm5, ymm7                                           ;   632.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm5                                       ;   634.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm8, ymm9                                           ;   633.0 fp1     45 next
        db 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   633.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm1                                       ;   635.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm15                                          ;   633.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   634.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm9, ymm15                                          ;   634.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   635.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm15                                        ;   634.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   635.5 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm3                                          ;   635.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   636.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   636.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   637.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   636.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm5                                       ;   638.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm7                                           ;   636.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   636.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   637.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   637.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   637.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   638.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm3                                          ;   637.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   638.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   638.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   638.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   638.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   639.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   639.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   640.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   639.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm10                                          ;   640.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   640.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   641.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   642.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm3                                           ;   641.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   642.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   643.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3872]                                 ;   643.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3840]                                   ;   642.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   643.0 fp2     45 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3456]                                       ;   640.2 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 3424], ymm11                                      ;   644.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm9                                         ;   647.2 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   647.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   643.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   648.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   643.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   647.2 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 4128]                                  ;   644.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm13, [rbp + 3584]                                  ;   644.2 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   644.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   645.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   649.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   648.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3680]                                      ;   643.0 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   650.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4128]                                   ;   649.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   648.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   650.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   646.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   651.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;   651.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4032]                                 ;   652.0 fp2+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   649.2 fp3     45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3584]                                 ;   649.2 fp0+agu0   45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3456]                                       ;   646.5 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   653.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   654.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   650.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm4                                           ;   654.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   651.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   651.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3296]                                   ;   652.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3872]                                 ;   651.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3840]                                 ;   650.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   651.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4128]                                   ;   650.5 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   655.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   655.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   656.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   656.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3776]                                       ;   651.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   658.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3648]                                       ;   651.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   658.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3712]                                       ;   652.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   659.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   652.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   659.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4000]                                       ;   653.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   660.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3744]                                       ;   653.5 agu0    48 next reload
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   660.5 fp1     45 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3904]                                      ;   654.2 agu1    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   661.2 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3520]                                   ;   659.2 fp3+agu0   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3072]                                 ;   659.5 fp0+agu1   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3168]                                   ;   660.2 fp1+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   660.5 fp2+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 3360]                                 ;   661.2 fp3+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 3328]                                 ;   661.5 fp0+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 3008]                                 ;   662.2 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 3616]                                 ;   658.2 fp2+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 1920]                                   ;   658.5 fp3+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 3264]                                   ;   659.2 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 3136]                                   ;   659.5 fp1+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 3200]                                   ;   660.2 fp2+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 3040]                                   ;   660.5 fp3+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 3488]                                   ;   661.2 fp0+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 3232]                                   ;   661.5 fp1+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 3392]                                 ;   662.2 fp2+agu1   54 next
        vmovdqu [rbp + 3904], ymm13                                      ;   663.2 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 3520]                                      ;   662.5 agu0    54 next
        vpxor ymm13, ymm13, [r9 + 512]                                   ;   669.5 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm9                                       ;   662.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 3072]                                       ;   663.5 agu0    54 next
        db 0x2e
        vpxor ymm9, ymm9, [r9 + 544]                                     ;   670.5 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm7                                       ;   662.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 3168]                                       ;   664.5 agu0    54 next
        vpxor ymm7, ymm7, [r9 + 576]                                     ;   671.5 fp1+agu1   54 next
        vmovdqu [rbp + 3168], ymm6                                       ;   662.7 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2848]                                       ;   665.5 agu0    54 next
        vpxor ymm6, ymm6, [r9 + 608]                                     ;   672.5 fp2+agu1   54 next
        vmovdqu [rbp + 2848], ymm4                                       ;   663.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 3360]                                       ;   666.5 agu0    54 next
        vpxor ymm4, ymm4, [r9 + 640]                                     ;   673.5 fp3+agu1   54 next
        vmovdqu [rbp + 3360], ymm3                                       ;   664.7 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 3328]                                       ;   667.5 agu0    54 next
        vpxor ymm3, ymm3, [r9 + 672]                                     ;   674.5 fp0+agu1   54 next
        vmovdqu [rbp + 3328], ymm2                                       ;   665.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 3008]                                       ;   668.5 agu0    54 next
        vpxor ymm2, ymm2, [r9 + 704]                                     ;   675.5 fp1+agu1   54 next
        vmovdqu [rbp + 3008], ymm0                                       ;   666.7 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3616]                                       ;   669.5 agu0    54 next
        vpxor ymm0, ymm0, [r9 + 736]                                     ;   676.5 fp2+agu1   54 next
        vmovdqu [rbp + 3616], ymm11                                      ;   667.7 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 1920]                                      ;   670.5 agu0    54 next
        vpxor ymm11, ymm11, [r9 + 768]                                   ;   677.5 fp3+agu1   54 next
        vmovdqu [rbp + 1920], ymm10                                      ;   668.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3264]                                      ;   671.5 agu0    54 next
        vpxor ymm10, ymm10, [r9 + 800]                                   ;   678.5 fp0+agu1   54 next
        vmovdqu [rbp + 3264], ymm14                                      ;   669.7 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 3136]                                      ;   672.5 agu0    54 next
        vpxor ymm14, ymm14, [r9 + 832]                                   ;   679.5 fp1+agu1   54 next
        vmovdqu [rbp + 3136], ymm15                                      ;   670.7 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3200]                                      ;   673.5 agu0    54 next
        vpxor ymm15, ymm15, [r9 + 864]                                   ;   680.5 fp2+agu1   54 next
        vmovdqu [rbp + 3200], ymm5                                       ;   671.7 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 3040]                                       ;   674.5 agu0    54 next
        vpxor ymm5, ymm5, [r9 + 896]                                     ;   681.5 fp3+agu1   54 next
        vmovdqu [rbp + 3040], ymm8                                       ;   672.7 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 3488]                                       ;   675.5 agu0    54 next
        vpxor ymm8, ymm8, [r9 + 928]                                     ;   682.5 fp0+agu1   54 next
        vmovdqu [rbp + 3488], ymm12                                      ;   673.7 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 3232]                                      ;   676.5 agu0    54 next
        vpxor ymm12, ymm12, [r9 + 960]                                   ;   683.5 fp1+agu1   54 next
        vmovdqu [rbp + 3232], ymm1                                       ;   674.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 3392]                                       ;   677.5 agu0    54 next
        vpxor ymm1, ymm1, [r9 + 992]                                     ;   684.5 fp2+agu1   54 next
        vmovdqu [rbp + 3392], ymm7                                       ;   675.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm8                                           ;   683.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm6                                       ;   676.7 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm14, ymm12                                         ;   684.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm9                                       ;   677.7 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm9, ymm11, ymm5                                          ;   682.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm2                                       ;   678.7 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm2, ymm12, ymm1                                          ;   685.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm3                                       ;   679.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm14, ymm8                                          ;   683.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm13                                      ;   680.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm0, ymm12                                         ;   684.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   685.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm8, ymm15                                         ;   683.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   686.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm4                                       ;   681.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm7                                          ;   684.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm3                                       ;   687.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm4                                          ;   685.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm6                                       ;   685.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm1                                           ;   685.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   686.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm8                                       ;   684.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm14, ymm10                                         ;   683.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   684.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   687.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm8                                       ;   685.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm0                                          ;   684.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   685.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm11                                         ;   684.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   686.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm2                                       ;   686.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm15                                         ;   685.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   686.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   687.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm15                                          ;   686.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   687.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   688.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   688.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel misty1_decrypt_compact.T0_constants256] ;   689.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm2                                       ;   687.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm0                                          ;   687.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm14                                      ;   690.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm4, ymm1                                           ;   687.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm4                                       ;   689.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm15                                          ;   687.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   688.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm8                                       ;   690.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm5                                          ;   688.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   689.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm15, ymm5                                          ;   688.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   690.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm5                                         ;   689.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   690.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm11                                        ;   689.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   691.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   691.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   692.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   690.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm4                                       ;   693.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm1                                           ;   691.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   691.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   692.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   692.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   692.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   693.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm11                                         ;   692.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   693.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   693.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   693.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   693.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   694.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   694.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   695.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   694.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm12                                         ;   694.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   695.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   696.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   697.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm11                                          ;   695.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   696.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   697.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3840]                                 ;   698.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4128]                                 ;   696.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   697.8 fp2     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3424]                                      ;   694.7 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 3968], ymm14                                      ;   699.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm12, ymm15                                        ;   701.7 fp3     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm15                                          ;   701.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   697.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4032]                                   ;   702.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   698.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   701.7 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 3584]                                    ;   698.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, [rbp + 3456]                                  ;   699.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   699.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   700.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   703.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   702.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3680]                                       ;   697.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   704.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3584]                                   ;   703.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   702.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   704.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   701.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   705.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3872]                                 ;   705.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2816]                                 ;   706.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   703.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3456]                                 ;   703.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 3424]                                       ;   701.5 agu0    54 next reload
        db 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   708.5 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   709.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   704.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm10                                          ;   709.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   705.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   705.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3296]                                   ;   706.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3840]                                   ;   705.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4128]                                   ;   704.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3968]                                 ;   706.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3584]                                   ;   705.5 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   710.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   710.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   711.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   711.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3776]                                       ;   705.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3648]                                       ;   706.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   713.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3712]                                       ;   706.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   713.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3552]                                      ;   707.0 agu1    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4000]                                      ;   707.7 agu0    54 next reload
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   714.7 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3744]                                      ;   708.0 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, ymm1                                         ;   715.0 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   708.7 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 3744]                                 ;   715.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm2                                       ;   707.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm2, [rbp + 3552]                                       ;   709.7 agu0    41 next
        vpand ymm2, ymm2, [rbp + 3744]                                   ;   716.7 fp1+agu1   41 next
        vmovdqu [rbp + 3584], ymm14                                      ;   708.5 agu2+fp5   41 next spill
        vmovdqu ymm14, [rbp + 3712]                                      ;   710.7 agu0    41 next
        vpand ymm14, ymm14, [rbp + 3392]                                 ;   717.7 fp2+agu1   41 next
        vpxor ymm10, ymm10, ymm14                                        ;   718.7 fp3     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   718.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm12                                      ;   709.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm13, ymm11                                        ;   716.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm6                                       ;   710.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm7, [rbp + 3552]                                   ;   714.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3840], ymm5                                       ;   712.5 agu2+fp5   41 next spill
        vpxor ymm5, ymm12, [rbp + 3776]                                  ;   717.0 fp3+agu1   41 next
        vpand ymm5, ymm5, [rbp + 3552]                                   ;   718.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   719.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm4                                       ;   712.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm15                                          ;   716.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   719.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3712]                                   ;   717.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   719.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm9                                       ;   714.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm11, [rbp + 3712]                                  ;   714.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm3                                       ;   715.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, [rbp + 3744]                                   ;   715.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   715.8 fp0     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rel misty1_decrypt_compact.T0_constants256]   ;   716.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm8                                       ;   716.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm11, ymm1                                          ;   716.0 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   717.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm10                                      ;   720.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3552]                                      ;   716.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3392]                                 ;   723.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   724.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm5                                       ;   719.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm15, [rbp + 3392]                                  ;   720.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   721.7 fp3     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3744]                                       ;   718.7 agu0    54 next reload
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   725.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   720.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm3                                       ;   726.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm8, [rbp + 3392]                                   ;   725.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   726.8 fp3     41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 3776]                                   ;   725.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   727.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4064], ymm3                                       ;   728.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm2, [rbp + 3776]                                   ;   719.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   720.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   726.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm1                                          ;   721.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 3776]                                 ;   721.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   722.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3712]                                   ;   721.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3392]                                 ;   721.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   724.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm13                                      ;   721.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm11, ymm5                                         ;   725.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   726.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   727.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3776]                                       ;   722.3 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm4                                       ;   728.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm3                                          ;   729.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   730.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   731.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3392]                                   ;   731.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   726.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3552]                                      ;   725.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm13                                         ;   732.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                         ;   733.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   734.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   735.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm4                                           ;   732.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   732.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3712]                                   ;   733.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   727.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3392]                                   ;   728.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   728.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   732.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm9, ymm3                                          ;   729.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3712]                                 ;   729.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   734.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   735.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   734.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3392]                                       ;   729.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm0, ymm6                                          ;   736.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   730.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4096]                                 ;   730.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   732.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   736.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3712]                                      ;   731.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm13, ymm15                                         ;   738.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4032]                                   ;   733.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4064]                                   ;   736.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   739.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   732.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4096]                                   ;   739.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm0                                          ;   740.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   737.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4064]                                   ;   741.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   737.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3872]                                   ;   740.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   741.3 fp3     41 next
        db 0x2e
        vmovdqu ymm3, [rel misty1_decrypt_compact.T0_constants256]       ;   734.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   742.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   742.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   743.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3808]                                   ;   736.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   736.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm1, [rbp + 3936]                                   ;   737.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3456]                                       ;   737.2 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4000]                                   ;   744.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   745.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3680]                                   ;   738.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   739.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3296]                                   ;   739.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm5, ymm12                                          ;   744.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3840]                                      ;   739.2 agu0    41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3776]                                 ;   746.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   747.2 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4128]                                 ;   740.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   741.2 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 3968]                                 ;   741.0 fp0+agu1   41 next
        vpxor ymm7, ymm7, ymm13                                          ;   742.0 fp1     41 next
        vpxor ymm0, ymm0, [r10 + 4896]                                   ;   741.2 fp2+agu0   48 next
        vpxor ymm2, ymm2, [r10 + 4928]                                   ;   746.2 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r10 + 4960]                                   ;   742.2 fp0+agu0   48 next
        vpxor ymm9, ymm9, [r10 + 4992]                                   ;   745.3 fp1+agu1   48 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 5024]                                 ;   748.2 fp2+agu0   48 next
        vpxor ymm11, ymm11, [r10 + 5056]                                 ;   744.0 fp3+agu1   48 next
        vpxor ymm7, ymm7, [r10 + 5088]                                   ;   744.2 fp0+agu0   48 next
        vpxor ymm1, ymm1, [r10 + 4608]                                   ;   745.0 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r10 + 4640]                                   ;   745.2 fp2+agu0   48 next
        vpxor ymm6, ymm6, [r10 + 4672]                                   ;   746.0 fp3+agu1   48 next
        vpxor ymm5, ymm5, [r10 + 4704]                                   ;   746.2 fp0+agu0   48 next
        vpxor ymm10, ymm10, [r10 + 4736]                                 ;   747.2 fp1+agu1   48 next
        vpxor ymm15, ymm15, [r10 + 4768]                                 ;   747.2 fp2+agu0   48 next
        vpxor ymm13, ymm13, [r10 + 4800]                                 ;   748.0 fp3+agu1   48 next
        vmovdqu ymm12, [rbp + 3584]                                      ;   748.2 agu0    48 next
        vpxor ymm12, ymm12, [r10 + 4832]                                 ;   755.2 fp0+agu1   48 next
        vmovdqu [rbp + 3584], ymm7                                       ;   745.2 agu2+fp5   48 next spill
        vmovdqu ymm7, [rbp + 3424]                                       ;   749.2 agu0    48 next
        vpxor ymm7, ymm7, [r10 + 4864]                                   ;   756.2 fp1+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm11                                      ;   745.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm1, ymm13                                         ;   749.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm14                                      ;   749.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm14, ymm5, ymm12                                         ;   756.2 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm9                                       ;   747.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm9, ymm4, ymm15                                          ;   748.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm8                                       ;   748.5 agu2+fp5   48 next spill
        vpand ymm8, ymm5, ymm13                                          ;   749.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm2                                       ;   749.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm7                                          ;   757.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm0                                       ;   750.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm1, ymm12                                          ;   756.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   757.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm10                                         ;   749.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   758.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm8                                       ;   759.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm5                                          ;   750.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm14                                      ;   757.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm6                                          ;   751.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm13                                      ;   753.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm1, ymm7                                          ;   757.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   758.2 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm6                                           ;   749.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   750.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   759.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm3                                       ;   754.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm1                                           ;   750.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   751.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm4                                           ;   751.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   758.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   758.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm10                                          ;   753.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   754.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   759.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm7                                          ;   757.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   758.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   760.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   759.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;   760.2 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm2                                       ;   758.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm1                                           ;   757.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm5                                       ;   761.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm5, ymm8, ymm7                                            ;   757.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm8                                       ;   759.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm10                                          ;   758.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   758.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm3                                       ;   760.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm15                                          ;   758.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   759.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm15                                         ;   759.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   760.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm15                                         ;   759.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   760.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm4                                           ;   760.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   761.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   761.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   762.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   761.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm8                                       ;   763.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm7                                           ;   761.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   761.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   762.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   762.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   762.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   763.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm4                                          ;   762.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   763.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   763.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   763.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   763.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   764.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   764.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   765.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   764.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm10, ymm12                                         ;   765.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   765.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   766.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   767.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm4                                           ;   766.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   767.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   768.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3680]                                   ;   768.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3296]                                 ;   767.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   768.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3744]                                      ;   765.2 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 3648], ymm5                                       ;   769.2 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm5, ymm12, ymm10                                         ;   772.2 fp2     45 next
        db 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   772.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   768.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   773.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;   768.5 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   772.2 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 3936]                                  ;   769.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, [rbp + 3712]                                 ;   769.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   769.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   770.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   774.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   773.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3456]                                      ;   768.0 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   775.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3936]                                   ;   774.2 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   773.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   775.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   771.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   776.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3392]                                 ;   776.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3808]                                 ;   777.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   774.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3712]                                   ;   774.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3744]                                       ;   771.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   778.5 fp0     45 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   779.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   775.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm6                                           ;   779.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   776.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   776.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4000]                                   ;   777.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3680]                                 ;   776.2 fp3+agu1   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3296]                                 ;   775.2 fp0+agu0   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3648]                                   ;   776.2 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3936]                                   ;   775.5 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   780.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   780.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   781.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   781.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3840]                                       ;   776.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   783.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3776]                                       ;   776.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   783.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4128]                                       ;   777.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   784.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   777.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   784.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3968]                                       ;   778.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   785.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3424]                                      ;   778.5 agu0    48 next reload
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   785.5 fp0     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3584]                                      ;   779.2 agu1    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   786.2 fp1     45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3232]                                   ;   784.2 fp2+agu0   54 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3488]                                 ;   784.5 fp3+agu1   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3040]                                   ;   785.2 fp0+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 3200]                                   ;   785.5 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 3136]                                 ;   786.2 fp2+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 3264]                                 ;   786.5 fp3+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 1920]                                 ;   787.2 fp0+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3616]                                   ;   783.2 fp1+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 3008]                                   ;   783.5 fp2+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 3328]                                   ;   784.2 fp3+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 3360]                                   ;   784.5 fp0+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 2848]                                   ;   785.2 fp1+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 3168]                                   ;   785.5 fp2+agu0   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3072]                                   ;   786.2 fp3+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3520]                                 ;   786.5 fp0+agu0   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3904]                                 ;   787.2 fp1+agu1   54 next
        vmovdqu [rbp + 3584], ymm11                                      ;   788.2 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 3232]                                      ;   787.5 agu0    58 r
        vpxor ymm11, ymm11, [r11]                                        ;   794.5 fp2+agu1   58 r
        vmovdqu [rbp + 3232], ymm10                                      ;   787.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3488]                                      ;   788.5 agu0    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 32]                                   ;   795.5 fp3+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 3488], ymm7                                       ;   787.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 3040]                                       ;   789.5 agu0    58 r
        db 0x2e
        vpxor ymm7, ymm7, [r11 + 64]                                     ;   796.5 fp0+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 3040], ymm6                                       ;   787.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 3200]                                       ;   790.5 agu0    58 r
        vpxor ymm6, ymm6, [r11 + 96]                                     ;   797.5 fp1+agu1   58 r
        vmovdqu [rbp + 3200], ymm4                                       ;   788.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 3136]                                       ;   791.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 128]                                    ;   798.5 fp2+agu1   58 r
        vpxor ymm11, ymm11, [rbp + 896]                                  ;   795.5 fp3+agu0  108 r
        vmovdqu [rbp + 3136], ymm11                                      ;   796.5 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 3264]                                      ;   793.2 agu1    58 r
        vpxor ymm11, ymm11, [r11 + 160]                                  ;   800.2 fp0+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 960]                                  ;   796.5 fp1+agu1  108 r
        vmovdqu [rbp + 3264], ymm10                                      ;   797.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm10, [rbp + 1920]                                      ;   794.5 agu0    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 192]                                  ;   801.5 fp2+agu1   58 r
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1024]                                   ;   797.5 fp3+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 1920], ymm7                                       ;   798.5 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3616]                                       ;   796.2 agu1    58 r
        vpxor ymm7, ymm7, [r11 + 224]                                    ;   803.2 fp0+agu0   58 r
        vpxor ymm6, ymm6, [rbp + 1088]                                   ;   798.5 fp1+agu1  108 r
        vmovdqu [rbp + 3616], ymm6                                       ;   799.5 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3008]                                       ;   797.5 agu0    58 r
        vpxor ymm6, ymm6, [r11 + 256]                                    ;   804.5 fp2+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1152]                                   ;   799.5 fp3+agu0  108 r
        vmovdqu [rbp + 3008], ymm4                                       ;   800.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3328]                                       ;   799.2 agu1    58 r
        vpxor ymm4, ymm4, [r11 + 288]                                    ;   806.2 fp0+agu0   58 r
        vpxor ymm11, ymm11, [rbp + 1216]                                 ;   801.2 fp1+agu1  108 r
        vmovdqu [rbp + 3328], ymm11                                      ;   802.2 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 3360]                                      ;   800.5 agu0    58 r
        vpxor ymm11, ymm11, [r11 + 320]                                  ;   807.5 fp2+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 1280]                                 ;   802.5 fp3+agu0  108 r
        vmovdqu [rbp + 3360], ymm10                                      ;   803.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2848]                                      ;   802.2 agu1    58 r
        vpxor ymm10, ymm10, [r11 + 352]                                  ;   809.2 fp0+agu0   58 r
        vpxor ymm7, ymm7, [rbp + 1344]                                   ;   804.2 fp1+agu1  108 r
        vmovdqu [rbp + 2848], ymm7                                       ;   805.2 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3168]                                       ;   803.5 agu0    58 r
        vpxor ymm7, ymm7, [r11 + 384]                                    ;   810.5 fp2+agu1   58 r
        vpxor ymm6, ymm6, [rbp + 1408]                                   ;   805.5 fp3+agu0  108 r
        vmovdqu [rbp + 3168], ymm6                                       ;   806.5 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3072]                                       ;   805.2 agu1    58 r
        vpxor ymm6, ymm6, [r11 + 416]                                    ;   812.2 fp0+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 1472]                                   ;   807.2 fp1+agu1  108 r
        vmovdqu [rbp + 3072], ymm4                                       ;   808.2 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3520]                                       ;   806.5 agu0    58 r
        vpxor ymm4, ymm4, [r11 + 448]                                    ;   813.5 fp2+agu1   58 r
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;   808.5 fp3+agu0  108 r
        vmovdqu [rbp + 3520], ymm11                                      ;   809.5 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 3904]                                      ;   808.2 agu1    58 r
        vpxor ymm11, ymm11, [r11 + 480]                                  ;   815.2 fp0+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 1600]                                 ;   810.2 fp1+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 1664]                                   ;   811.5 fp2+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 1696]                                   ;   813.2 fp3+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 1760]                                   ;   814.5 fp0+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 1792]                                 ;   816.2 fp1+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 928]                                    ;   811.5 fp2+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 992]                                  ;   812.2 fp3+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 1056]                                   ;   812.5 fp0+agu0  108 r
        vpxor ymm8, ymm8, [rbp + 1120]                                   ;   813.2 fp1+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 1184]                                 ;   813.5 fp2+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 1248]                                 ;   814.2 fp3+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 1312]                                 ;   814.5 fp0+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 1376]                                   ;   815.2 fp1+agu1  108 r
        vpxor ymm2, ymm2, [rbp + 1440]                                   ;   815.5 fp2+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 1504]                                   ;   816.2 fp3+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 1568]                                   ;   816.5 fp0+agu0  108 r
        vmovdqu [rbp + 3904], ymm11                                      ;   817.2 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 3200]                                      ;   817.2 agu1   108 r
        vpxor ymm11, ymm11, [rbp + 1632]                                 ;   824.2 fp1+agu0  108 r
        vmovdqu [rbp + 3200], ymm4                                       ;   815.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3040]                                       ;   818.2 agu1   108 r
        vpxor ymm4, ymm4, [rbp + 1728]                                   ;   825.2 fp2+agu0  108 r
        vmovdqu [rbp + 3040], ymm6                                       ;   814.2 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3488]                                       ;   819.2 agu1   108 r
        vpxor ymm6, ymm6, [rbp + 1824]                                   ;   826.2 fp3+agu0  108 r
        vmovdqu [rbp + 3488], ymm7                                       ;   815.2 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3232]                                       ;   820.2 agu1   108 r
        vpxor ymm7, ymm7, [rbp + 1856]                                   ;   827.2 fp0+agu0  108 r
        vmovdqu [rbp + 3232], ymm10                                      ;   816.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3584]                                      ;   821.2 agu1   108 r
        vpxor ymm10, ymm10, [rbp + 1888]                                 ;   828.2 fp1+agu0  108 r
        vmovdqu [rbp + 3584], ymm10                                      ;   829.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3104]                                      ;   822.2 agu1    66 l
        mov r12, qword [rbp + 4224]                                      ;   818.2 agu2    85 l.0 reload
        vpor ymm10, ymm10, [r12 + 4096]                                  ;   829.2 fp2+agu0   66 l
        vmovdqu [rbp + 3424], ymm7                                       ;   828.2 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 2528]                                       ;   823.2 agu1    66 l
        vpor ymm7, ymm7, [r12 + 4128]                                    ;   830.2 fp3+agu0   66 l
        vmovdqu [rbp + 3968], ymm6                                       ;   827.2 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 2944]                                       ;   824.2 agu1    66 l
        vpor ymm6, ymm6, [r12 + 4160]                                    ;   831.2 fp0+agu0   66 l
        vmovdqu [rbp + 3552], ymm4                                       ;   826.2 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2400]                                       ;   825.2 agu1    66 l
        vpor ymm4, ymm4, [r12 + 4192]                                    ;   832.2 fp1+agu0   66 l
        vmovdqu [rbp + 4128], ymm11                                      ;   825.2 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 2880]                                      ;   826.2 agu1    66 l
        vpor ymm11, ymm11, [r12 + 4224]                                  ;   833.2 fp2+agu0   66 l
        vpxor ymm10, ymm10, [rbp + 2240]                                 ;   830.2 fp3+agu1   66 l
        vmovdqu [rbp + 2240], ymm1                                       ;   825.3 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2048]                                       ;   827.5 agu0    66 l
        vpor ymm1, ymm1, [r12 + 4256]                                    ;   834.5 fp0+agu1   66 l
        vpxor ymm7, ymm7, [rbp + 2080]                                   ;   831.2 fp1+agu0   66 l
        vmovdqu [rbp + 2080], ymm0                                       ;   826.3 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 1984]                                       ;   829.2 agu1    66 l
        vpor ymm0, ymm0, [r12 + 4288]                                    ;   836.2 fp2+agu0   66 l
        vpxor ymm6, ymm6, [rbp + 2304]                                   ;   832.2 fp3+agu1   66 l
        vmovdqu [rbp + 2304], ymm2                                       ;   827.3 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 2336]                                       ;   830.5 agu0    66 l
        vpor ymm2, ymm2, [r12 + 4320]                                    ;   837.5 fp0+agu1   66 l
        vpxor ymm4, ymm4, [rbp + 2144]                                   ;   833.2 fp1+agu0   66 l
        vmovdqu [rbp + 2144], ymm5                                       ;   828.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2592]                                       ;   832.2 agu1    66 l
        vpor ymm5, ymm5, [r12 + 4352]                                    ;   839.2 fp2+agu0   66 l
        vpxor ymm11, ymm11, [rbp + 2496]                                 ;   834.2 fp3+agu1   66 l
        vmovdqu [rbp + 2496], ymm12                                      ;   829.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 1952]                                      ;   833.5 agu0    66 l
        vpor ymm12, ymm12, [r12 + 4384]                                  ;   840.5 fp0+agu1   66 l
        vpxor ymm1, ymm1, [rbp + 2752]                                   ;   835.5 fp1+agu0   66 l
        vmovdqu [rbp + 2752], ymm13                                      ;   830.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2112]                                      ;   835.2 agu1    66 l
        vpor ymm13, ymm13, [r12 + 4416]                                  ;   842.2 fp2+agu0   66 l
        vpxor ymm0, ymm0, [rbp + 2720]                                   ;   837.2 fp3+agu1   66 l
        vmovdqu [rbp + 2720], ymm15                                      ;   832.2 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2176]                                      ;   836.5 agu0    66 l
        vpor ymm15, ymm15, [r12 + 4448]                                  ;   843.5 fp0+agu1   66 l
        vpxor ymm2, ymm2, [rbp + 2912]                                   ;   838.5 fp1+agu0   66 l
        vmovdqu [rbp + 2912], ymm8                                       ;   833.2 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2016]                                       ;   838.2 agu1    66 l
        vpor ymm8, ymm8, [r12 + 4480]                                    ;   845.2 fp2+agu0   66 l
        vpxor ymm5, ymm5, [rbp + 2624]                                   ;   840.2 fp3+agu1   66 l
        vmovdqu [rbp + 2624], ymm9                                       ;   834.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2464]                                       ;   839.5 agu0    66 l
        vpor ymm9, ymm9, [r12 + 4512]                                    ;   846.5 fp0+agu1   66 l
        vpxor ymm12, ymm12, [rbp + 2272]                                 ;   841.5 fp1+agu0   66 l
        vmovdqu [rbp + 2272], ymm14                                      ;   835.5 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 2208]                                      ;   841.2 agu1    66 l
        vpor ymm14, ymm14, [r12 + 4544]                                  ;   848.2 fp2+agu0   66 l
        vpxor ymm13, ymm13, [rbp + 2656]                                 ;   843.2 fp3+agu1   66 l
        vmovdqu [rbp + 2656], ymm3                                       ;   837.2 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2560]                                       ;   842.5 agu0    66 l
        vpor ymm3, ymm3, [r12 + 4576]                                    ;   849.5 fp0+agu1   66 l
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;   844.5 fp1+agu0   66 l
        vpxor ymm8, ymm8, [rbp + 2432]                                   ;   846.2 fp2+agu1   66 l
        vpxor ymm9, ymm9, [rbp + 2688]                                   ;   847.5 fp3+agu0   66 l
        vpxor ymm14, ymm14, [rbp + 2784]                                 ;   849.2 fp0+agu1   66 l
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;   850.5 fp1+agu0   66 l
        mov r13, qword [rbp + 4192]                                      ;   840.5 agu2    85 l.0 reload
        vmovdqu [rbp + 832], ymm3                                        ;   851.5 agu2+fp5   66 l spill
        vpand ymm3, ymm10, [r13 + 1536]                                  ;   851.5 fp2+agu1   67 l
        vmovdqu [rbp - 128], ymm10                                       ;   842.5 agu2+fp5   66 l spill
        vpand ymm10, ymm7, [r13 + 1568]                                  ;   851.5 fp3+agu0   67 l
        vmovdqu [rbp - 64], ymm7                                         ;   843.5 agu2+fp5   66 l spill
        vpand ymm7, ymm6, [r13 + 1600]                                   ;   851.5 fp0+agu1   67 l
        vmovdqu [rbp + 0], ymm6                                          ;   844.5 agu2+fp5   66 l spill
        vpand ymm6, ymm4, [r13 + 1632]                                   ;   851.5 fp1+agu0   67 l
        vmovdqu [rbp + 64], ymm4                                         ;   845.5 agu2+fp5   66 l spill
        vpand ymm4, ymm11, [r13 + 1664]                                  ;   851.5 fp2+agu1   67 l
        vmovdqu [rbp + 128], ymm11                                       ;   846.5 agu2+fp5   66 l spill
        vpand ymm11, ymm1, [r13 + 1696]                                  ;   851.5 fp3+agu0   67 l
        db 0x2e
        vmovdqu [rbp + 192], ymm1                                        ;   847.5 agu2+fp5   66 l spill
        db 0x2e
        vpand ymm1, ymm0, [r13 + 1728]                                   ;   851.5 fp0+agu1   67 l
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3104]                                   ;   852.5 fp1+agu0   67 l
        vmovdqu [rbp - 96], ymm3                                         ;   853.5 agu2+fp5   67 l spill
        vpand ymm3, ymm2, [r13 + 1760]                                   ;   851.5 fp2+agu1   67 l
        vpxor ymm10, ymm10, [rbp + 2528]                                 ;   852.5 fp3+agu0   67 l
        vmovdqu [rbp - 32], ymm10                                        ;   853.5 agu2+fp5   67 l spill
        vpand ymm10, ymm5, [r13 + 1792]                                  ;   851.5 fp0+agu1   67 l
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2944]                                   ;   852.5 fp1+agu0   67 l
        db 0x2e
        vmovdqu [rbp + 32], ymm7                                         ;   853.5 agu2+fp5   67 l spill
        db 0x2e
        vpand ymm7, ymm12, [r13 + 1824]                                  ;   852.2 fp2+agu1   67 l
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2400]                                   ;   852.5 fp3+agu0   67 l
        vmovdqu [rbp + 96], ymm6                                         ;   853.5 agu2+fp5   67 l spill
        vpand ymm6, ymm13, [r13 + 1856]                                  ;   853.2 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2880]                                   ;   853.5 fp1+agu0   67 l
        vmovdqu [rbp + 160], ymm4                                        ;   854.5 agu2+fp5   67 l spill
        vpand ymm4, ymm15, [r13 + 1888]                                  ;   854.2 fp2+agu1   67 l
        vpxor ymm11, ymm11, [rbp + 2048]                                 ;   854.5 fp3+agu0   67 l
        vmovdqu [rbp + 224], ymm11                                       ;   855.5 agu2+fp5   67 l spill
        vpand ymm11, ymm8, [r13 + 1920]                                  ;   855.2 fp0+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;   855.5 fp1+agu0   67 l
        vmovdqu [rbp + 288], ymm1                                        ;   856.5 agu2+fp5   67 l spill
        vpand ymm1, ymm9, [r13 + 1952]                                   ;   856.2 fp2+agu1   67 l
        vpxor ymm3, ymm3, [rbp + 2336]                                   ;   856.5 fp3+agu0   67 l
        vmovdqu [rbp + 352], ymm3                                        ;   857.5 agu2+fp5   67 l spill
        vpand ymm3, ymm14, [r13 + 1984]                                  ;   857.2 fp0+agu1   67 l
        vpxor ymm10, ymm10, [rbp + 2592]                                 ;   857.5 fp1+agu0   67 l
        vpxor ymm7, ymm7, [rbp + 1952]                                   ;   858.2 fp2+agu1   67 l
        vpxor ymm6, ymm6, [rbp + 2112]                                   ;   858.5 fp3+agu0   67 l
        vmovdqu [rbp + 544], ymm6                                        ;   859.5 agu2+fp5   67 l spill
        vmovdqu ymm6, [rbp + 832]                                        ;   859.2 agu1    67 l
        vpand ymm6, ymm6, [r13 + 2016]                                   ;   866.2 fp0+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 2176]                                   ;   860.2 fp1+agu1   67 l
        vpxor ymm11, ymm11, [rbp + 2016]                                 ;   860.5 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2464]                                   ;   861.2 fp3+agu1   67 l
        vpxor ymm3, ymm3, [rbp + 2208]                                   ;   861.5 fp0+agu0   67 l
        vpxor ymm6, ymm6, [rbp + 2560]                                   ;   867.2 fp1+agu1   67 l
        vmovdqu [rbp + 864], ymm6                                        ;   868.2 agu2+fp5   67 l spill
        vmovdqu ymm6, [rbp + 2656]                                       ;   862.5 agu0    66 l
        mov r14, qword [rbp + 4240]                                      ;   858.8 agu2    86 r.0 reload
        db 0x2e
        vpor ymm6, ymm6, [r14]                                           ;   869.8 fp2+agu1   66 l
        db 0x2e
        vmovdqu [rbp + 800], ymm3                                        ;   862.5 agu2+fp5   67 l spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2272]                                       ;   863.5 agu0    66 l
        vpor ymm3, ymm3, [r14 + 32]                                      ;   870.5 fp3+agu1   66 l
        vmovdqu [rbp + 736], ymm1                                        ;   862.2 agu2+fp5   67 l spill
        vmovdqu ymm1, [rbp + 2624]                                       ;   864.5 agu0    66 l
        vpor ymm1, ymm1, [r14 + 64]                                      ;   871.5 fp0+agu1   66 l
        vmovdqu [rbp + 672], ymm11                                       ;   861.8 agu2+fp5   67 l spill
        db 0x2e
        vmovdqu ymm11, [rbp + 2912]                                      ;   865.5 agu0    66 l
        vpor ymm11, ymm11, [r14 + 96]                                    ;   872.5 fp1+agu1   66 l
        vmovdqu [rbp + 608], ymm4                                        ;   862.8 agu2+fp5   67 l spill
        vmovdqu ymm4, [rbp + 2720]                                       ;   866.5 agu0    66 l
        vpor ymm4, ymm4, [r14 + 128]                                     ;   873.5 fp2+agu1   66 l
        vpxor ymm6, ymm6, [rbp + 3136]                                   ;   870.8 fp3+agu0   66 l
        vmovdqu [rbp + 480], ymm7                                        ;   863.8 agu2+fp5   67 l spill
        vmovdqu ymm7, [rbp + 2752]                                       ;   868.2 agu1    66 l
        vpor ymm7, ymm7, [r14 + 160]                                     ;   875.2 fp0+agu0   66 l
        vpxor ymm3, ymm3, [rbp + 3264]                                   ;   871.5 fp1+agu1   66 l
        vmovdqu [rbp + 416], ymm10                                       ;   864.8 agu2+fp5   67 l spill
        vmovdqu ymm10, [rbp + 2496]                                      ;   869.5 agu0    66 l
        vpor ymm10, ymm10, [r14 + 192]                                   ;   876.5 fp2+agu1   66 l
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;   872.5 fp3+agu0   66 l
        vmovdqu [rbp + 768], ymm14                                       ;   866.2 agu2+fp5   66 l spill
        vmovdqu ymm14, [rbp + 2144]                                      ;   871.2 agu1    66 l
        db 0x2e
        vpor ymm14, ymm14, [r14 + 224]                                   ;   878.2 fp0+agu0   66 l
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3616]                                 ;   873.5 fp1+agu1   66 l
        db 0x2e
        vmovdqu [rbp + 704], ymm9                                        ;   868.2 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2304]                                       ;   872.5 agu0    66 l
        vpor ymm9, ymm9, [r14 + 256]                                     ;   879.5 fp2+agu1   66 l
        vpxor ymm4, ymm4, [rbp + 3008]                                   ;   874.5 fp3+agu0   66 l
        vmovdqu [rbp + 640], ymm8                                        ;   869.8 agu2+fp5   66 l spill
        vmovdqu ymm8, [rbp + 2080]                                       ;   874.2 agu1    66 l
        vpor ymm8, ymm8, [r14 + 288]                                     ;   881.2 fp0+agu0   66 l
        vpxor ymm7, ymm7, [rbp + 3328]                                   ;   876.2 fp1+agu1   66 l
        vmovdqu [rbp + 576], ymm15                                       ;   871.2 agu2+fp5   66 l spill
        vmovdqu ymm15, [rbp + 2240]                                      ;   875.5 agu0    66 l
        vpor ymm15, ymm15, [r14 + 320]                                   ;   882.5 fp2+agu1   66 l
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   877.5 fp3+agu0   66 l
        vmovdqu [rbp + 512], ymm13                                       ;   872.5 agu2+fp5   66 l spill
        vmovdqu ymm13, [rbp + 4128]                                      ;   877.2 agu1    66 l
        vpor ymm13, ymm13, [r14 + 352]                                   ;   884.2 fp0+agu0   66 l
        vpxor ymm14, ymm14, [rbp + 2848]                                 ;   879.2 fp1+agu1   66 l
        vmovdqu [rbp + 448], ymm12                                       ;   873.5 agu2+fp5   66 l spill
        vmovdqu ymm12, [rbp + 3552]                                      ;   878.5 agu0    66 l
        vpor ymm12, ymm12, [r14 + 384]                                   ;   885.5 fp2+agu1   66 l
        vpxor ymm9, ymm9, [rbp + 3168]                                   ;   880.5 fp3+agu0   66 l
        vmovdqu [rbp + 384], ymm5                                        ;   874.5 agu2+fp5   66 l spill
        vmovdqu ymm5, [rbp + 3968]                                       ;   880.2 agu1    66 l
        vpor ymm5, ymm5, [r14 + 416]                                     ;   887.2 fp0+agu0   66 l
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   882.2 fp1+agu1   66 l
        vmovdqu [rbp + 320], ymm2                                        ;   876.2 agu2+fp5   66 l spill
        vmovdqu ymm2, [rbp + 3424]                                       ;   881.5 agu0    66 l
        vpor ymm2, ymm2, [r14 + 448]                                     ;   888.5 fp2+agu1   66 l
        vpxor ymm15, ymm15, [rbp + 3520]                                 ;   883.5 fp3+agu0   66 l
        vmovdqu [rbp + 256], ymm0                                        ;   877.5 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm0, [rbp + 3584]                                       ;   883.2 agu1    66 l
        vpor ymm0, ymm0, [r14 + 480]                                     ;   890.2 fp0+agu0   66 l
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   885.2 fp1+agu1   66 l
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   886.5 fp2+agu0   66 l
        vpxor ymm5, ymm5, [rbp + 3040]                                   ;   888.2 fp3+agu1   66 l
        vpxor ymm2, ymm2, [rbp + 3200]                                   ;   889.5 fp0+agu0   66 l
        vpxor ymm0, ymm0, [rbp + 3904]                                   ;   891.2 fp1+agu1   66 l
        mov r15, qword [rbp + 4232]                                      ;   881.2 agu2    86 r.0 reload
        vmovdqu [rbp + 1792], ymm0                                       ;   892.2 agu2+fp5   66 l spill
        vpand ymm0, ymm6, [r15 + 4096]                                   ;   892.2 fp2+agu0   67 l
        vmovdqu [rbp + 896], ymm6                                        ;   883.2 agu2+fp5   66 l spill
        vpand ymm6, ymm3, [r15 + 4128]                                   ;   892.2 fp3+agu1   67 l
        vmovdqu [rbp + 960], ymm3                                        ;   884.2 agu2+fp5   66 l spill
        vpand ymm3, ymm1, [r15 + 4160]                                   ;   892.2 fp0+agu0   67 l
        vmovdqu [rbp + 1024], ymm1                                       ;   885.2 agu2+fp5   66 l spill
        vpand ymm1, ymm11, [r15 + 4192]                                  ;   892.2 fp1+agu1   67 l
        vmovdqu [rbp + 1088], ymm11                                      ;   886.2 agu2+fp5   66 l spill
        vpand ymm11, ymm4, [r15 + 4224]                                  ;   892.2 fp2+agu0   67 l
        vmovdqu [rbp + 1152], ymm4                                       ;   887.2 agu2+fp5   66 l spill
        vpand ymm4, ymm7, [r15 + 4256]                                   ;   892.2 fp3+agu1   67 l
        vmovdqu [rbp + 1216], ymm7                                       ;   888.2 agu2+fp5   66 l spill
        vpand ymm7, ymm10, [r15 + 4288]                                  ;   892.2 fp0+agu0   67 l
        vpxor ymm0, ymm0, [rbp + 2656]                                   ;   893.2 fp1+agu1   67 l
        vmovdqu [rbp + 928], ymm0                                        ;   894.2 agu2+fp5   67 l spill
        vpand ymm0, ymm14, [r15 + 4320]                                  ;   892.2 fp2+agu0   67 l
        vpxor ymm6, ymm6, [rbp + 2272]                                   ;   893.2 fp3+agu1   67 l
        vmovdqu [rbp + 992], ymm6                                        ;   894.2 agu2+fp5   67 l spill
        vpand ymm6, ymm9, [r15 + 4352]                                   ;   892.2 fp0+agu0   67 l
        vpxor ymm3, ymm3, [rbp + 2624]                                   ;   893.2 fp1+agu1   67 l
        vmovdqu [rbp + 1056], ymm3                                       ;   894.2 agu2+fp5   67 l spill
        vpand ymm3, ymm8, [r15 + 4384]                                   ;   892.5 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2912]                                   ;   893.2 fp3+agu1   67 l
        vmovdqu [rbp + 1120], ymm1                                       ;   894.2 agu2+fp5   67 l spill
        vpand ymm1, ymm15, [r15 + 4416]                                  ;   893.5 fp0+agu0   67 l
        vpxor ymm11, ymm11, [rbp + 2720]                                 ;   894.2 fp1+agu1   67 l
        vmovdqu [rbp + 1184], ymm11                                      ;   895.2 agu2+fp5   67 l spill
        vpand ymm11, ymm13, [r15 + 4448]                                 ;   894.5 fp2+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 2752]                                   ;   895.2 fp3+agu1   67 l
        vmovdqu [rbp + 1248], ymm4                                       ;   896.2 agu2+fp5   67 l spill
        vpand ymm4, ymm12, [r15 + 4480]                                  ;   895.5 fp0+agu0   67 l
        vpxor ymm7, ymm7, [rbp + 2496]                                   ;   896.2 fp1+agu1   67 l
        vmovdqu [rbp + 1312], ymm7                                       ;   897.2 agu2+fp5   67 l spill
        vpand ymm7, ymm5, [r15 + 4512]                                   ;   896.5 fp2+agu0   67 l
        vpxor ymm0, ymm0, [rbp + 2144]                                   ;   897.2 fp3+agu1   67 l
        vmovdqu [rbp + 1376], ymm0                                       ;   898.2 agu2+fp5   67 l spill
        vpand ymm0, ymm2, [r15 + 4544]                                   ;   897.5 fp0+agu0   67 l
        vpxor ymm6, ymm6, [rbp + 2304]                                   ;   898.2 fp1+agu1   67 l
        vpxor ymm3, ymm3, [rbp + 2080]                                   ;   898.5 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2240]                                   ;   899.2 fp3+agu1   67 l
        vmovdqu [rbp + 1568], ymm1                                       ;   900.2 agu2+fp5   67 l spill
        vmovdqu ymm1, [rbp + 1792]                                       ;   899.5 agu0    67 l
        vpand ymm1, ymm1, [r15 + 4576]                                   ;   906.5 fp0+agu1   67 l
        vpxor ymm11, ymm11, [rbp + 4128]                                 ;   900.5 fp1+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 3552]                                   ;   901.2 fp2+agu1   67 l
        vpxor ymm7, ymm7, [rbp + 3968]                                   ;   901.5 fp3+agu0   67 l
        vpxor ymm0, ymm0, [rbp + 3424]                                   ;   902.2 fp0+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 3584]                                   ;   907.5 fp1+agu0   67 l
        vmovdqu [rbp + 1888], ymm1                                       ;   908.5 agu2+fp5   67 l spill
        vmovdqu [rbp + 1280], ymm10                                      ;   899.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1344], ymm14                                      ;   900.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1408], ymm9                                       ;   901.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1472], ymm8                                       ;   902.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1536], ymm15                                      ;   903.5 agu1+fp5  126 rounds
        vmovdqu [rbp + 1600], ymm13                                      ;   904.5 agu0+fp5  126 rounds
        vmovdqu [rbp + 1664], ymm12                                      ;   905.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1696], ymm5                                       ;   906.5 agu1+fp5  126 rounds
        vmovdqu [rbp + 1760], ymm2                                       ;   907.5 agu0+fp5  126 rounds
        vmovdqu [rbp + 1440], ymm6                                       ;   908.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1504], ymm3                                       ;   909.5 agu1+fp5  126 rounds
        vmovdqu [rbp + 1632], ymm11                                      ;   910.5 agu0+fp5  126 rounds
        db 0x2e
        vmovdqu [rbp + 1728], ymm4                                       ;   911.5 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu [rbp + 1824], ymm7                                       ;   912.5 agu1+fp5  126 rounds
        db 0x2e
        vmovdqu [rbp + 1856], ymm0                                       ;   913.5 agu0+fp5  126 rounds
        db 0x2e
        mov rsi, qword [rbp + 4176]                                      ;   906.5 agu2   126 rounds reload
        db 0x2e
        sub r8, rsi                                                      ;   910.5 alu0   126 rounds
        db 0x2e
        add r8, 0xc00                                                    ;   911.5 alu1   126 rounds
        and r8, 0xfff                                                    ;   912.5 alu2   126 rounds
        add r8, rsi                                                      ;   913.5 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4200], r8                                       ;   914.5 agu1+st0  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r10, rsi                                                     ;   910.5 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0xc00                                                   ;   911.5 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;   912.5 alu2   126 rounds
        db 0x2e, 0x2e
        add r10, rsi                                                     ;   913.5 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4184], r10                                      ;   914.5 agu0+st1  126 rounds
        db 0x2e, 0x2e
        sub r11, rsi                                                     ;   910.5 alu0   126 rounds
        db 0x2e, 0x2e
        add r11, 0xc00                                                   ;   911.5 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   912.5 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   913.5 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4208], r11                                      ;   914.5 agu2+st0  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   911.0 alu0   126 rounds
        db 0x2e, 0x2e
        add r9, 0xc00                                                    ;   912.0 alu1   126 rounds
        db 0x2e, 0x2e
        and r9, 0xfff                                                    ;   913.0 alu2   126 rounds
        db 0x2e, 0x2e
        add r9, rsi                                                      ;   914.0 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4216], r9                                       ;   915.0 agu1+st1  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r12, rsi                                                     ;   912.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r12, 0xe00                                                   ;   913.0 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r12, 0xfff                                                   ;   914.0 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r12, rsi                                                     ;   915.0 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4224], r12                                      ;   916.0 agu0+st0  126 rounds
        db 0x2e, 0x2e
        sub r15, rsi                                                     ;   913.0 alu0   126 rounds
        db 0x2e, 0x2e
        add r15, 0xe00                                                   ;   914.0 alu1   126 rounds
        db 0x2e, 0x2e
        and r15, 0xfff                                                   ;   915.0 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                                     ;   916.0 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4232], r15                                      ;   917.0 agu2+st1  126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, rsi                                                     ;   914.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0xe00                                                   ;   915.0 alu1   126 rounds
        db 0x2e, 0x2e
        and r14, 0xfff                                                   ;   916.0 alu2   126 rounds
        db 0x2e, 0x2e
        add r14, rsi                                                     ;   917.0 alu3   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4240], r14                                      ;   918.0 agu1+st0  126 rounds
        db 0x2e, 0x2e
        add r13, -512                                                    ;   915.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4192], r13                                      ;   916.0 agu0+st1  126 rounds
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
