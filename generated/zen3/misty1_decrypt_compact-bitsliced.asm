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
;   blocks/rounds: 3439 uops, planned 951.5; bounds: width 573.2, ports 667.0, path 76.0
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
        db 0x2e
        vpand ymm1, ymm1, [r9 + 2080]                                    ;    13.3 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    14.3 fp3     67 l
        db 0x2e
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
        vpxor ymm1, ymm1, [r8 + 1632]                                    ;    20.0 fp1+agu0   66 l
        vmovdqu [rbp + 64], ymm1                                         ;    21.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2144]                                    ;    21.0 fp2+agu1   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    22.0 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 96], ymm0                                         ;    23.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 1152]                                        ;    14.0 agu0   125 l.4
        db 0x2e
        vpor ymm1, ymm0, [r9 + 5248]                                     ;    21.0 fp0+agu1   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 1664]                                    ;    22.0 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 128], ymm1                                        ;    23.0 agu2+fp5  126 rounds
        db 0x2e
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
        db 0x2e
        vpor ymm1, ymm0, [r9 + 5600]                                     ;    55.0 fp0+agu0   66 l
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 2016]                                    ;    56.0 fp1+agu1   66 l
        db 0x2e
        vmovdqu [rbp + 832], ymm1                                        ;    57.0 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 2528]                                    ;    57.0 fp2+agu0   67 l
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    58.0 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 864], ymm0                                        ;    59.0 agu2+fp5  126 rounds
        vmovdqu ymm0, [r8]                                               ;    50.2 agu1   124 r.0
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
        vmovdqu ymm0, [r8 + 32]                                          ;    52.3 agu1   124 r.1
        vpor ymm1, ymm0, [r9 + 32]                                       ;    59.3 fp0+agu0   66 l
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
        vpxor ymm1, ymm1, [r8 + 576]                                     ;    65.0 fp1+agu0   66 l
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
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    69.2 fp3     67 l
        db 0x2e
        vmovdqu [rbp + 1120], ymm0                                       ;    70.2 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 128]                                         ;    61.3 agu0   124 r.4
        db 0x2e
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
        db 0x2e
        vpand ymm0, ymm0, [r9 + 7616]                                    ;    98.2 fp0+agu0   67 l
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;    99.2 fp1     67 l
        vmovdqu [rbp + 1856], ymm4                                       ;   100.2 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 7648]                                    ;    98.3 fp2+agu1   67 l
        vpxor ymm5, ymm5, ymm1                                           ;    99.3 fp3     67 l
        vmovdqu [rbp + 1888], ymm5                                       ;   100.3 agu0+fp5  126 rounds
        mov qword [rbp + 4184], r9                                       ;    96.5 agu2+st0  126 rounds
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
        db 0x2e, 0x2e
        lea r8, [r9 + 2560]                                              ;    98.2 alu0   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4232], r8                                       ;    99.5 agu2+st0  126 rounds
        db 0x2e, 0x2e
        lea r8, [r9 + 3584]                                              ;    98.5 alu1   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4240], r8                                       ;    99.7 agu1+st1  126 rounds
        db 0x2e
        add r9, -2048                                                    ;    98.8 alu2   126 rounds
        db 0x2e
        mov qword [rbp + 4248], r9                                       ;   100.5 agu0+st0  126 rounds
        db 0x2e
        vmovdqu ymm0, [rbp - 128]                                        ;                    resident
        db 0x2e
        vmovdqu ymm1, [rbp - 64]                                         ;                    resident
        db 0x2e
        vmovdqu ymm2, [rbp + 0]                                          ;                    resident
        db 0x2e
        vmovdqu ymm3, [rbp + 64]                                         ;                    resident
        db 0x2e
        vmovdqu ymm4, [rbp + 128]                                        ;                    resident
        db 0x2e
        vmovdqu ymm5, [rbp + 192]                                        ;                    resident
        db 0x2e
        vmovdqu ymm6, [rbp + 256]                                        ;                    resident
        db 0x2e
        vmovdqu ymm7, [rbp + 320]                                        ;                    resident
        vmovdqu ymm8, [rbp + 384]                                        ;                    resident
        vmovdqu ymm9, [rbp + 448]                                        ;                    resident
        db 0x2e
        vmovdqu ymm10, [rbp + 512]                                       ;                    resident
        db 0x2e
        vmovdqu ymm11, [rbp + 576]                                       ;                    resident
        db 0x2e
        vmovdqu ymm12, [rbp + 640]                                       ;                    resident
        db 0x2e
        vmovdqu ymm13, [rbp + 704]                                       ;                    resident
        mov r8, qword [rbp + 4184]                                       ;                    resident
        mov r9, qword [rbp + 4208]                                       ;                    resident
        mov r10, qword [rbp + 4200]                                      ;                    resident
        mov r11, qword [rbp + 4216]                                      ;                    resident
        db 0x2e
        mov r12, qword [rbp + 4192]                                      ;                    resident
        db 0x2e
        mov r13, qword [rbp + 4224]                                      ;                    resident
        mov r14, qword [rbp + 4232]                                      ;                    resident
        mov r15, qword [rbp + 4240]                                      ;                    resident
.rounds_2:
        vmovdqu ymm15, [r10 + 512]                                       ;     0.0 agu0    54 next
        vpxor ymm15, ymm15, [rbp + 896]                                  ;     7.0 fp0+agu1   54 next
        vmovdqu ymm14, [r10 + 544]                                       ;     1.0 agu0    54 next
        vpxor ymm14, ymm14, [rbp + 960]                                  ;     8.0 fp1+agu1   54 next
        vmovdqu [rbp + 1920], ymm13                                      ;     0.7 agu2+fp5  108 r spill
        vmovdqu ymm13, [r10 + 576]                                       ;     2.0 agu0    54 next
        vpxor ymm13, ymm13, [rbp + 1024]                                 ;     9.0 fp2+agu1   54 next
        vmovdqu [rbp + 1952], ymm12                                      ;     1.7 agu2+fp5  108 r spill
        vmovdqu ymm12, [r10 + 608]                                       ;     3.0 agu0    54 next
        vpxor ymm12, ymm12, [rbp + 1088]                                 ;    10.0 fp3+agu1   54 next
        vmovdqu [rbp + 1984], ymm11                                      ;     2.7 agu2+fp5  108 r spill
        vmovdqu ymm11, [r10 + 640]                                       ;     4.0 agu0    54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1152]                                 ;    11.0 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2016], ymm10                                      ;     3.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm10, [r10 + 672]                                       ;     5.0 agu0    54 next
        vpxor ymm10, ymm10, [rbp + 1216]                                 ;    12.0 fp1+agu1   54 next
        vmovdqu [rbp + 2048], ymm9                                       ;     4.7 agu2+fp5  108 r spill
        vmovdqu ymm9, [r10 + 704]                                        ;     6.0 agu0    54 next
        vpxor ymm9, ymm9, [rbp + 1280]                                   ;    13.0 fp2+agu1   54 next
        vmovdqu [rbp + 2080], ymm8                                       ;     5.7 agu2+fp5  108 r spill
        vmovdqu ymm8, [r10 + 736]                                        ;     7.0 agu0    54 next
        vpxor ymm8, ymm8, [rbp + 1344]                                   ;    14.0 fp3+agu1   54 next
        vmovdqu [rbp + 2112], ymm7                                       ;     6.7 agu2+fp5  108 r spill
        vmovdqu ymm7, [r10 + 768]                                        ;     8.0 agu0    54 next
        vpxor ymm7, ymm7, [rbp + 1408]                                   ;    15.0 fp0+agu1   54 next
        vmovdqu [rbp + 2144], ymm6                                       ;     7.7 agu2+fp5  108 r spill
        vmovdqu ymm6, [r10 + 800]                                        ;     9.0 agu0    54 next
        vpxor ymm6, ymm6, [rbp + 1472]                                   ;    16.0 fp1+agu1   54 next
        vmovdqu [rbp + 2176], ymm5                                       ;     8.7 agu2+fp5  108 r spill
        vmovdqu ymm5, [r10 + 832]                                        ;    10.0 agu0    54 next
        vpxor ymm5, ymm5, [rbp + 1536]                                   ;    17.0 fp2+agu1   54 next
        vmovdqu [rbp + 2208], ymm4                                       ;     9.7 agu2+fp5  108 r spill
        vmovdqu ymm4, [r10 + 864]                                        ;    11.0 agu0    54 next
        vpxor ymm4, ymm4, [rbp + 1600]                                   ;    18.0 fp3+agu1   54 next
        vmovdqu [rbp + 2240], ymm3                                       ;    10.7 agu2+fp5  108 r spill
        vmovdqu ymm3, [r10 + 896]                                        ;    12.0 agu0    54 next
        vpxor ymm3, ymm3, [rbp + 1664]                                   ;    19.0 fp0+agu1   54 next
        vmovdqu [rbp + 2272], ymm2                                       ;    11.7 agu2+fp5  108 r spill
        vmovdqa ymm2, ymm8                                               ;    15.0         41 next copy
        vmovdqu [rbp + 2304], ymm1                                       ;    12.7 agu2+fp5  108 r spill
        vmovdqu ymm1, [r10 + 928]                                        ;    13.0 agu0    54 next
        vpxor ymm1, ymm1, [rbp + 1696]                                   ;    20.0 fp1+agu1   54 next
        vpxor ymm2, ymm2, ymm1                                           ;    21.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm0                                       ;    13.7 agu2+fp5  108 r spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm5                                               ;    18.0         41 next copy
        db 0x2e
        vmovdqu [rbp + 2368], ymm13                                      ;    14.7 agu0+fp5   54 next spill
        db 0x2e
        vpxor ymm13, ymm7, ymm3                                          ;    20.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm12                                      ;    15.7 agu1+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [r10 + 960]                                       ;    15.0 agu0    54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1760]                                 ;    22.0 fp0+agu1   54 next
        db 0x2e
        vpand ymm0, ymm0, ymm12                                          ;    23.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm14                                      ;    16.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm12                                             ;    23.0         41 next copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm9                                       ;    17.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm1                                           ;    21.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2496], ymm10                                      ;    18.7 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm10, ymm8, ymm12                                         ;    23.0 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    24.0 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [r10 + 992]                                       ;    16.7 agu1    54 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 1792]                                 ;    23.7 fp1+agu0   54 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;    24.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_decrypt_compact.T0_constants256]   ;    25.0 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm15                                      ;    19.7 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm15, ymm1, ymm4                                          ;    21.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm11                                      ;    20.7 agu0+fp5   54 next spill
        db 0x2e
        vpxor ymm11, ymm5, ymm2                                          ;    22.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2592], ymm9                                       ;    26.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm11                                          ;    23.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm0                                       ;    24.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm10                                          ;    24.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;    25.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm1                                       ;    23.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, ymm6                                           ;    21.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;    22.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;    26.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm1                                       ;    24.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm8                                           ;    22.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;    23.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm7                                           ;    23.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    25.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm14                                      ;    25.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm4                                          ;    23.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;    24.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;    26.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm4                                         ;    24.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    25.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;    27.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;    26.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;    27.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm14                                      ;    26.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm8                                          ;    25.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm5                                       ;    28.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm11, ymm10                                          ;    25.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm11                                      ;    28.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm13, ymm4                                         ;    26.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm8                                         ;    26.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm1                                       ;    29.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm3                                           ;    26.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    27.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm3                                           ;    27.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;    28.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm3                                          ;    27.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    28.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm7                                           ;    28.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;    29.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    29.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    30.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;    29.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm11                                      ;    31.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm10                                         ;    29.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    29.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    30.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;    30.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;    30.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;    31.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm7                                         ;    30.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    31.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    31.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;    31.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;    31.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;    32.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;    32.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;    33.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    32.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, ymm12                                         ;    33.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;    33.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    34.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;    35.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm7                                          ;    34.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;    35.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    36.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2688]                                   ;    36.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2624]                                   ;    35.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    36.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2656]                                       ;    32.8 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;    37.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm12, ymm4                                          ;    39.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;    39.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;    36.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2848]                                   ;    40.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;    36.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;    39.8 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 2816]                                    ;    37.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm2, [rbp + 2592]                                   ;    37.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    37.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;    38.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;    41.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;    40.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2784]                                       ;    36.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    43.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;    41.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    40.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    42.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;    39.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;    44.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2720]                                 ;    44.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2880]                                 ;    45.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    41.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;    41.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2656]                                       ;    39.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;    46.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;    43.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;    47.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm6                                          ;    47.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;    43.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;    44.0 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2752]                                 ;    44.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2688]                                   ;    43.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2624]                                   ;    43.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2912]                                   ;    44.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;    43.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;    48.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    48.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;    49.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    49.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2560]                                      ;    43.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2528]                                       ;    44.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;    51.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2496]                                       ;    44.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;    51.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2464]                                       ;    45.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2432]                                       ;    45.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    52.8 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2400]                                       ;    46.2 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, ymm2                                           ;    53.2 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2560]                                      ;    46.8 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 2400]                                 ;    53.8 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm14                                      ;    45.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2464]                                      ;    47.8 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 2400]                                 ;    54.8 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm5                                       ;    46.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2496]                                       ;    48.8 agu1    41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 2368]                                   ;    55.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;    56.8 fp0     41 next
        db 0x2e
        vpand ymm5, ymm5, ymm7                                           ;    56.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2912], ymm12                                      ;    47.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm8, ymm7                                          ;    54.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm0                                       ;    48.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm4, [rbp + 2464]                                   ;    52.8 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm3                                       ;    50.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm12, [rbp + 2560]                                  ;    55.2 fp0+agu0   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 2464]                                   ;    56.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;    57.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm11                                      ;    50.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm10                                        ;    54.8 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;    57.8 fp0     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 2496]                                 ;    55.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;    57.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm13                                      ;    52.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm7, [rbp + 2496]                                  ;    53.0 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2592], ymm9                                       ;    53.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, [rbp + 2400]                                  ;    54.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;    54.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;    55.0 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm1                                       ;    54.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm7, ymm2                                           ;    54.2 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    55.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm6                                       ;    58.8 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2464]                                       ;    55.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2368]                                   ;    62.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    63.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm3                                       ;    57.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, [rbp + 2368]                                  ;    58.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    59.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2400]                                       ;    57.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    64.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;    58.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm9                                       ;    65.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 2368]                                   ;    64.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;    65.2 fp0     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 2560]                                   ;    64.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;    66.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm9                                       ;    67.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 2560]                                  ;    58.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    59.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    65.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm2                                         ;    59.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2560]                                 ;    59.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;    60.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2496]                                   ;    59.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2368]                                 ;    60.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;    63.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3008], ymm8                                       ;    59.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm3                                           ;    64.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;    65.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    66.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2560]                                       ;    60.5 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm11                                      ;    67.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm9                                          ;    67.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    68.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;    69.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;    69.5 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;    65.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2464]                                       ;    64.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm8                                          ;    71.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;    72.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    73.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;    74.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm11                                          ;    70.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;    70.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2496]                                   ;    71.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;    66.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2368]                                 ;    66.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;    67.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;    70.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm9                                         ;    67.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2496]                                   ;    67.3 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;    73.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;    74.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;    72.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2368]                                       ;    67.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm0                                          ;    74.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;    68.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3008]                                   ;    68.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;    71.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;    75.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2496]                                      ;    69.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm8, ymm10                                          ;    76.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2848]                                   ;    71.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2976]                                 ;    75.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;    77.5 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;    70.8 fp1     41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 3008]                                   ;    77.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm15                                         ;    78.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;    76.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;    79.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;    76.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2720]                                   ;    78.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;    79.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel misty1_decrypt_compact.T0_constants256]       ;    73.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    80.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;    80.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;    74.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;    81.5 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;    74.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 3040]                                  ;    75.5 fp2+agu1   41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2592]                                       ;    75.5 agu0    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;    82.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;    83.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2784]                                   ;    76.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;    77.5 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2752]                                   ;    77.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm3, ymm12                                         ;    82.5 fp0     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2688]                                      ;    77.5 agu0    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2560]                                 ;    84.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;    85.5 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2624]                                 ;    78.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;    79.5 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 2912]                                   ;    79.2 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                           ;    80.2 fp2     41 next
        vpxor ymm15, ymm15, [r11 + 4384]                                 ;    79.5 fp3+agu0   48 next
        vpxor ymm14, ymm14, [r11 + 4416]                                 ;    84.5 fp0+agu1   48 next
        vpxor ymm1, ymm1, [r11 + 4448]                                   ;    80.5 fp1+agu0   48 next
        vpxor ymm11, ymm11, [r11 + 4480]                                 ;    83.5 fp2+agu1   48 next
        vpxor ymm5, ymm5, [r11 + 4512]                                   ;    86.5 fp3+agu0   48 next
        db 0x2e
        vpxor ymm7, ymm7, [r11 + 4544]                                   ;    82.2 fp0+agu1   48 next
        vpxor ymm4, ymm4, [r11 + 4576]                                   ;    82.5 fp1+agu0   48 next
        vpxor ymm2, ymm2, [r11 + 4096]                                   ;    83.2 fp2+agu1   48 next
        vpxor ymm9, ymm9, [r11 + 4128]                                   ;    83.5 fp3+agu0   48 next
        vpxor ymm0, ymm0, [r11 + 4160]                                   ;    84.2 fp0+agu1   48 next
        vpxor ymm3, ymm3, [r11 + 4192]                                   ;    84.5 fp1+agu0   48 next
        vpxor ymm12, ymm12, [r11 + 4224]                                 ;    85.5 fp2+agu1   48 next
        vpxor ymm10, ymm10, [r11 + 4256]                                 ;    85.5 fp3+agu0   48 next
        vpxor ymm8, ymm8, [r11 + 4288]                                   ;    86.2 fp0+agu1   48 next
        vmovdqu ymm13, [rbp + 2816]                                      ;    86.5 agu0    48 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;    93.5 fp1+agu1   48 next
        vmovdqu [rbp + 2816], ymm4                                       ;    83.5 agu2+fp5   48 next spill
        vmovdqu ymm4, [rbp + 2656]                                       ;    87.5 agu0    48 next
        vpxor ymm4, ymm4, [r11 + 4352]                                   ;    94.5 fp2+agu1   48 next
        vmovdqu [rbp + 2656], ymm7                                       ;    83.8 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm2, ymm8                                           ;    87.2 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;    87.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm5, ymm3, ymm13                                          ;    94.5 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 2464], ymm11                                      ;    85.8 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm9, ymm10                                         ;    86.5 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm1                                       ;    86.8 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm1, ymm3, ymm8                                           ;    87.2 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm14                                      ;    87.8 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm4                                         ;    95.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm15                                      ;    88.8 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm13                                         ;    94.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;    95.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm12                                         ;    87.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    96.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm1                                       ;    97.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm3                                           ;    88.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm5                                       ;    95.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, ymm0                                           ;    89.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm8                                       ;    91.8 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm4                                           ;    95.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;    96.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm3, ymm0                                           ;    88.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;    89.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;    97.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm6                                       ;    92.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm2                                           ;    89.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;    90.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm9                                           ;    89.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    96.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm14                                      ;    96.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm12                                         ;    91.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;    92.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;    97.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm4                                         ;    95.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;    96.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;    98.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;    97.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;    98.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm14                                      ;    96.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm2                                          ;    95.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm3                                       ;    99.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm1, ymm4                                            ;    96.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm1                                       ;    97.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm12                                         ;    96.3 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;    96.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm6                                       ;    98.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm10                                          ;    96.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;    97.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm10                                         ;    97.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;    98.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm10                                         ;    97.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;    98.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm9                                           ;    98.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;    99.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;    99.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   100.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;    99.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm1                                       ;   101.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm4                                           ;    99.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;    99.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   100.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   100.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   100.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   101.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm9                                          ;   101.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   102.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   101.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   101.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   102.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   103.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   103.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   104.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   103.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   103.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;   103.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   104.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   105.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm9                                           ;   104.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   105.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   106.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2784]                                   ;   106.5 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2752]                                 ;   105.3 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   106.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2400]                                      ;   103.5 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm3                                       ;   107.5 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm13, ymm12                                         ;   110.5 fp3     45 next
        db 0x2e
        vpand ymm2, ymm2, ymm12                                          ;   110.5 fp0     45 next
        db 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   106.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;   111.5 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   106.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   110.5 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 3040]                                  ;   107.3 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, [rbp + 2496]                                  ;   107.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   107.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   108.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   112.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   111.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2592]                                       ;   106.3 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   113.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3040]                                   ;   112.5 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   111.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   113.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   109.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   114.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2368]                                 ;   114.3 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   115.3 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   112.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2496]                                   ;   112.5 fp0+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2400]                                       ;   109.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   116.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   117.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   113.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   117.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   114.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   114.3 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2432]                                   ;   115.5 fp3+agu0   45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2784]                                 ;   114.5 fp0+agu1   45 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2752]                                   ;   113.5 fp1+agu0   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;   114.5 fp2+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3040]                                 ;   113.8 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   118.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   118.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   119.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   119.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2688]                                      ;   114.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   121.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2560]                                       ;   114.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   121.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2624]                                       ;   115.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   122.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2464]                                       ;   115.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   122.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2912]                                       ;   116.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   123.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2656]                                       ;   116.8 agu0    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   123.8 fp1     45 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2816]                                      ;   117.5 agu1    48 next reload
        db 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   124.5 fp2     45 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 928]                                    ;   122.5 fp3+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 992]                                    ;   122.8 fp0+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 1056]                                 ;   123.5 fp1+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 1120]                                   ;   123.8 fp2+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 1184]                                 ;   124.5 fp3+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 1248]                                   ;   124.8 fp0+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 1312]                                 ;   125.5 fp1+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 1376]                                   ;   121.5 fp2+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 1440]                                 ;   121.8 fp3+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 1504]                                 ;   122.5 fp0+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 1568]                                   ;   122.8 fp1+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 1632]                                   ;   123.5 fp2+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 1728]                                   ;   123.8 fp3+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 1824]                                   ;   124.5 fp0+agu1   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   124.8 fp1+agu0   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1888]                                 ;   125.5 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm12                                      ;   126.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [r8 + 512]                                        ;   125.8 agu0    54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 928]                                  ;   132.8 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm9                                       ;   125.8 agu2+fp5   54 next spill
        vmovdqu ymm9, [r8 + 544]                                         ;   126.8 agu0    54 next
        vpxor ymm9, ymm9, [rbp + 992]                                    ;   133.8 fp0+agu1   54 next
        vmovdqu [rbp + 2912], ymm7                                       ;   125.5 agu2+fp5   54 next spill
        vmovdqu ymm7, [r8 + 576]                                         ;   127.8 agu0    54 next
        vpxor ymm7, ymm7, [rbp + 1056]                                   ;   134.8 fp1+agu1   54 next
        vmovdqu [rbp + 2464], ymm4                                       ;   126.0 agu2+fp5   54 next spill
        vmovdqu ymm4, [r8 + 608]                                         ;   128.8 agu0    54 next
        vpxor ymm4, ymm4, [rbp + 1120]                                   ;   135.8 fp2+agu1   54 next
        vmovdqu [rbp + 2624], ymm2                                       ;   127.0 agu2+fp5   54 next spill
        vmovdqu ymm2, [r8 + 640]                                         ;   129.8 agu0    54 next
        vpxor ymm2, ymm2, [rbp + 1184]                                   ;   136.8 fp3+agu1   54 next
        vmovdqu [rbp + 2560], ymm0                                       ;   128.0 agu2+fp5   54 next spill
        vmovdqu ymm0, [r8 + 672]                                         ;   130.8 agu0    54 next
        vpxor ymm0, ymm0, [rbp + 1248]                                   ;   137.8 fp0+agu1   54 next
        vmovdqu [rbp + 2688], ymm15                                      ;   129.0 agu2+fp5   54 next spill
        vmovdqu ymm15, [r8 + 704]                                        ;   131.8 agu0    54 next
        vpxor ymm15, ymm15, [rbp + 1312]                                 ;   138.8 fp1+agu1   54 next
        vmovdqu [rbp + 2400], ymm14                                      ;   130.0 agu2+fp5   54 next spill
        vmovdqu ymm14, [r8 + 736]                                        ;   132.8 agu0    54 next
        vpxor ymm14, ymm14, [rbp + 1376]                                 ;   139.8 fp2+agu1   54 next
        vmovdqu [rbp + 3040], ymm3                                       ;   131.0 agu2+fp5   54 next spill
        vmovdqu ymm3, [r8 + 768]                                         ;   133.8 agu0    54 next
        vpxor ymm3, ymm3, [rbp + 1440]                                   ;   140.8 fp3+agu1   54 next
        vmovdqu [rbp + 2528], ymm13                                      ;   132.0 agu2+fp5   54 next spill
        vmovdqu ymm13, [r8 + 800]                                        ;   134.8 agu0    54 next
        vpxor ymm13, ymm13, [rbp + 1504]                                 ;   141.8 fp0+agu1   54 next
        vmovdqu [rbp + 2752], ymm8                                       ;   133.0 agu2+fp5   54 next spill
        vmovdqu ymm8, [r8 + 832]                                         ;   135.8 agu0    54 next
        vpxor ymm8, ymm8, [rbp + 1568]                                   ;   142.8 fp1+agu1   54 next
        vmovdqu [rbp + 2784], ymm10                                      ;   134.0 agu2+fp5   54 next spill
        vmovdqa ymm10, ymm14                                             ;   140.8         41 next copy
        vmovdqu [rbp + 2432], ymm1                                       ;   135.0 agu2+fp5   54 next spill
        vmovdqu ymm1, [r8 + 864]                                         ;   136.8 agu0    54 next
        vpxor ymm1, ymm1, [rbp + 1632]                                   ;   143.8 fp2+agu1   54 next
        vmovdqu [rbp + 2592], ymm11                                      ;   136.0 agu2+fp5   54 next spill
        vmovdqa ymm11, ymm8                                              ;   143.8         41 next copy
        vmovdqu [rbp + 2496], ymm5                                       ;   137.0 agu2+fp5   54 next spill
        vmovdqu ymm5, [r8 + 896]                                         ;   137.8 agu0    54 next
        vpxor ymm5, ymm5, [rbp + 1728]                                   ;   144.8 fp3+agu1   54 next
        vmovdqu [rbp + 2944], ymm6                                       ;   138.0 agu2+fp5   54 next spill
        vpxor ymm6, ymm3, ymm5                                           ;   145.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm7                                       ;   139.0 agu0+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [r8 + 928]                                         ;   139.5 agu1    54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1824]                                   ;   146.5 fp1+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   147.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm4                                       ;   140.0 agu2+fp5   54 next spill
        vpand ymm4, ymm8, ymm7                                           ;   147.5 fp3     41 next
        vmovdqu [rbp + 2720], ymm9                                       ;   141.0 agu2+fp5   54 next spill
        vmovdqu ymm9, [r8 + 960]                                         ;   140.5 agu1    54 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   147.5 fp0+agu0   54 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   148.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm15                                      ;   142.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm9                                              ;   148.5         41 next copy
        db 0x2e
        vmovdqu [rbp + 3008], ymm0                                       ;   143.0 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm0, ymm14, ymm9                                          ;   148.5 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   149.5 fp3     41 next
        db 0x2e
        vmovdqu ymm0, [r8 + 992]                                         ;   141.8 agu0    54 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 1888]                                   ;   148.8 fp0+agu1   54 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   149.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel misty1_decrypt_compact.T0_constants256]   ;   150.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm12                                      ;   144.0 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm12, ymm7, ymm1                                          ;   147.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm2                                       ;   145.0 agu1+fp5   54 next spill
        db 0x2e
        vpxor ymm2, ymm8, ymm10                                          ;   148.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm4                                       ;   151.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm2                                          ;   149.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm11                                      ;   149.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm0                                         ;   149.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   150.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm7                                       ;   148.0 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm8, ymm13                                          ;   147.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   148.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   151.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm7                                       ;   149.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm14                                          ;   148.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   149.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm3                                           ;   149.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   150.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm15                                      ;   150.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm1                                          ;   149.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   150.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   151.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm1                                          ;   150.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   151.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   152.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   152.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_decrypt_compact.T0_constants256]   ;   153.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm15                                      ;   151.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm14                                         ;   151.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm8                                       ;   154.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm2, ymm0                                            ;   151.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm2                                       ;   153.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm1                                           ;   152.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                          ;   152.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm7                                       ;   154.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm13, ymm5                                          ;   152.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   153.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm1, ymm5                                           ;   153.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   154.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm5                                           ;   153.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   154.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm3                                          ;   154.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   155.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   155.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   156.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   155.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   157.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm0                                           ;   155.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   155.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   156.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   156.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   156.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   157.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm3                                           ;   156.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   157.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   157.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   157.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   157.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   158.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   158.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   159.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   158.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm9                                           ;   159.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                          ;   159.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   160.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   161.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm3                                          ;   160.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   161.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   162.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3200]                                   ;   162.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3136]                                   ;   161.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   162.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3168]                                       ;   158.7 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm8                                       ;   163.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm1                                           ;   165.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   165.7 fp0     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   162.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3360]                                 ;   166.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   162.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   165.7 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 3328]                                    ;   163.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, [rbp + 3104]                                  ;   163.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   163.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   164.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   167.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   166.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3296]                                      ;   162.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   169.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3328]                                   ;   167.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   166.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   168.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   165.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   170.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3232]                                   ;   170.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3392]                                   ;   171.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   167.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3104]                                   ;   167.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3168]                                       ;   165.5 agu0    54 next reload
        db 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   172.5 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   169.0 fp2     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   173.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm13                                          ;   173.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   169.7 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   170.0 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3264]                                   ;   170.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3200]                                   ;   169.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   169.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3424]                                   ;   170.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3328]                                 ;   169.5 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   174.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   174.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   175.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   175.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3072]                                      ;   169.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2848]                                       ;   170.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   177.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3008]                                       ;   170.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                           ;   177.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   171.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2720]                                      ;   171.7 agu0    54 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   178.7 fp2     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2880]                                      ;   172.0 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   179.0 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3072]                                      ;   172.7 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 2880]                                 ;   179.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3168], ymm15                                      ;   171.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2976]                                      ;   173.7 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2880]                                 ;   180.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3328], ymm8                                       ;   172.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3008]                                       ;   174.7 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2368]                                   ;   181.7 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm8                                           ;   182.7 fp3     41 next
        vpand ymm8, ymm8, ymm10                                          ;   182.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm9                                       ;   173.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm12, ymm10                                         ;   180.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3136], ymm11                                      ;   174.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm1, [rbp + 2976]                                  ;   178.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm5                                       ;   176.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm9, [rbp + 3072]                                   ;   181.0 fp3+agu1   41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 2976]                                   ;   182.0 fp0+agu0   41 next
        vpxor ymm12, ymm12, ymm5                                         ;   183.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm2                                       ;   176.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm13                                         ;   180.7 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   183.7 fp3     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 3008]                                   ;   181.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   183.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm6                                       ;   178.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, [rbp + 3008]                                  ;   178.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm4                                       ;   179.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 2880]                                   ;   179.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   179.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_decrypt_compact.T0_constants256] ;   180.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm7                                       ;   180.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, ymm0                                          ;   180.0 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   181.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm3                                       ;   184.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   180.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 2368]                                   ;   187.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   188.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm5                                       ;   183.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 2368]                                  ;   184.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   185.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2880]                                       ;   182.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   189.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   184.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm4                                       ;   190.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, [rbp + 2368]                                   ;   189.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   190.8 fp3     41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 3072]                                   ;   189.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   191.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm4                                       ;   192.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm4, ymm15, [rbp + 3072]                                  ;   183.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   184.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   190.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   185.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3072]                                 ;   185.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   186.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3008]                                   ;   185.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2368]                                   ;   185.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   188.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm12                                      ;   185.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm5                                         ;   189.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   190.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   191.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3072]                                       ;   186.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm2                                       ;   192.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm4                                          ;   193.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   194.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   195.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2368]                                   ;   195.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   190.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2976]                                      ;   189.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm12                                         ;   196.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   197.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   198.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   199.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm2                                          ;   196.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   196.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3008]                                 ;   197.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   191.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2368]                                   ;   192.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                         ;   192.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   196.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm4                                           ;   193.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3008]                                   ;   193.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   198.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   199.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   198.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2368]                                      ;   193.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm10                                        ;   200.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   194.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3520]                                   ;   194.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   196.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   200.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3008]                                      ;   195.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm13                                         ;   202.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3360]                                   ;   197.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3488]                                   ;   200.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   203.3 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   196.7 fp0     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 3520]                                   ;   203.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   204.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   201.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3488]                                 ;   205.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   201.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3232]                                   ;   204.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   205.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel misty1_decrypt_compact.T0_constants256]       ;   198.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   206.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   206.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                                   ;   199.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   207.3 fp3     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3392]                                   ;   200.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm0, [rbp + 3552]                                  ;   201.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3104]                                       ;   201.2 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2720]                                   ;   208.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   209.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3296]                                 ;   202.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   203.2 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3264]                                   ;   202.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm5, ymm9                                           ;   208.3 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3200]                                       ;   203.2 agu0    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   210.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   211.2 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3136]                                 ;   204.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   205.2 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3424]                                 ;   204.8 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   205.8 fp1     41 next
        vpxor ymm14, ymm14, [r8 + 4384]                                  ;   205.2 fp2+agu0   48 next
        vpxor ymm15, ymm15, [r8 + 4416]                                  ;   210.2 fp3+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 4448]                                    ;   206.2 fp0+agu0   48 next
        vpxor ymm4, ymm4, [r8 + 4480]                                    ;   209.3 fp1+agu1   48 next
        vpxor ymm8, ymm8, [r8 + 4512]                                    ;   212.2 fp2+agu0   48 next
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 4544]                                  ;   207.8 fp3+agu1   48 next
        vpxor ymm1, ymm1, [r8 + 4576]                                    ;   208.2 fp0+agu0   48 next
        vpxor ymm0, ymm0, [r8 + 4096]                                    ;   208.8 fp1+agu1   48 next
        vpxor ymm3, ymm3, [r8 + 4128]                                    ;   209.2 fp2+agu0   48 next
        vpxor ymm10, ymm10, [r8 + 4160]                                  ;   209.8 fp3+agu1   48 next
        vpxor ymm5, ymm5, [r8 + 4192]                                    ;   210.2 fp0+agu0   48 next
        vpxor ymm6, ymm6, [r8 + 4224]                                    ;   211.2 fp1+agu1   48 next
        vpxor ymm13, ymm13, [r8 + 4256]                                  ;   211.2 fp2+agu0   48 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   211.8 fp3+agu1   48 next
        vmovdqu ymm9, [rbp + 3328]                                       ;   212.2 agu0    48 next
        vpxor ymm9, ymm9, [r8 + 4320]                                    ;   219.2 fp0+agu1   48 next
        vmovdqu [rbp + 3328], ymm1                                       ;   209.2 agu2+fp5   48 next spill
        vmovdqu ymm1, [rbp + 3168]                                       ;   213.2 agu0    48 next
        vpxor ymm1, ymm1, [r8 + 4352]                                    ;   220.2 fp1+agu1   48 next
        vmovdqu [rbp + 3168], ymm11                                      ;   209.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm0, ymm12                                         ;   212.8 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm8                                       ;   213.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm8, ymm5, ymm9                                           ;   220.2 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm4                                       ;   211.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm4, ymm3, ymm13                                          ;   212.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 3136], ymm7                                       ;   212.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm7, ymm5, ymm12                                          ;   212.8 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm15                                      ;   213.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm1                                          ;   221.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm14                                      ;   214.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm9                                          ;   220.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   221.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm6                                         ;   212.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   222.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   223.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm5                                          ;   213.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm8                                       ;   221.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm10                                          ;   214.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm12                                      ;   217.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                                          ;   221.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   222.2 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm10                                          ;   213.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   214.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   223.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm2                                       ;   218.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm0                                           ;   214.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   215.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm3                                           ;   215.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   222.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm15                                      ;   222.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm6                                          ;   217.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   218.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   223.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, ymm1                                          ;   221.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   222.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   224.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   223.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;   224.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm15                                      ;   222.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm0                                          ;   221.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm5                                       ;   225.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm7, ymm1                                            ;   221.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm7                                       ;   223.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, ymm6                                           ;   222.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   222.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   224.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm13                                         ;   222.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   223.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm13                                          ;   223.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   224.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm13                                          ;   223.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   224.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm3                                          ;   224.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   225.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   225.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   226.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   225.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm7                                       ;   227.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm1                                           ;   225.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   225.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   226.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   226.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                           ;   226.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   227.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm3                                           ;   226.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   227.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   227.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   227.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   227.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   228.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   228.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   229.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   228.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm6, ymm9                                           ;   229.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   229.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   230.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   231.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm3                                           ;   230.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   231.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   232.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3296]                                   ;   232.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   231.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   232.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2880]                                       ;   229.2 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm5                                       ;   233.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm6                                           ;   236.2 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   236.2 fp3     45 next
        db 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   232.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3392]                                   ;   237.2 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   232.5 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   236.2 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3552]                                  ;   233.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm11, [rbp + 3008]                                  ;   233.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   233.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   234.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   238.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   237.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3104]                                      ;   232.0 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   239.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3552]                                   ;   238.2 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   237.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   239.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   235.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   240.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   240.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3456]                                   ;   241.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   238.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3008]                                   ;   238.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2880]                                       ;   235.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   242.5 fp0     45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   243.5 fp1     45 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   239.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm10                                          ;   243.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   240.2 fp0     45 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   240.0 fp1     45 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2720]                                   ;   241.2 fp2+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3296]                                 ;   240.2 fp3+agu1   45 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                                 ;   239.2 fp0+agu0   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   240.2 fp1+agu1   45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3552]                                 ;   239.5 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   244.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   244.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   245.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   245.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3200]                                      ;   240.2 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   247.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3072]                                       ;   240.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   247.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3136]                                       ;   241.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   248.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   241.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   248.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3424]                                       ;   242.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   249.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3168]                                      ;   242.5 agu0    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   249.5 fp0     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3328]                                      ;   243.2 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   250.2 fp1     45 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2944]                                   ;   248.2 fp2+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 2496]                                   ;   248.5 fp3+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2592]                                   ;   249.2 fp0+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2432]                                   ;   249.5 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2784]                                 ;   250.2 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2752]                                 ;   250.5 fp3+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   251.2 fp0+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3040]                                   ;   247.2 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 2400]                                 ;   247.5 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 2688]                                 ;   248.2 fp3+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 2560]                                   ;   248.5 fp0+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   249.2 fp1+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 2464]                                   ;   249.5 fp2+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   250.2 fp3+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2656]                                 ;   250.5 fp0+agu0   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2816]                                 ;   251.2 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3328], ymm11                                      ;   252.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm11, [rbp + 2944]                                      ;   251.5 agu0    54 next
        db 0x2e
        vpxor ymm11, ymm11, [r10]                                        ;   258.5 fp2+agu1   54 next
        vmovdqu [rbp + 2944], ymm10                                      ;   251.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2496]                                      ;   252.5 agu0    54 next
        vpxor ymm10, ymm10, [r10 + 32]                                   ;   259.5 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2496], ymm6                                       ;   251.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2592]                                       ;   253.5 agu0    54 next
        db 0x2e
        vpxor ymm6, ymm6, [r10 + 64]                                     ;   260.5 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2592], ymm3                                       ;   251.7 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2432]                                       ;   254.5 agu0    54 next
        vpxor ymm3, ymm3, [r10 + 96]                                     ;   261.5 fp1+agu1   54 next
        vmovdqu [rbp + 2432], ymm1                                       ;   252.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2784]                                       ;   255.5 agu0    54 next
        db 0x2e
        vpxor ymm1, ymm1, [r10 + 128]                                    ;   262.5 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm0                                       ;   253.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2752]                                       ;   256.5 agu0    54 next
        db 0x2e
        vpxor ymm0, ymm0, [r10 + 160]                                    ;   263.5 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm14                                      ;   254.7 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2528]                                      ;   257.5 agu0    54 next
        vpxor ymm14, ymm14, [r10 + 192]                                  ;   264.5 fp0+agu1   54 next
        vmovdqu [rbp + 2528], ymm15                                      ;   255.7 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3040]                                      ;   258.5 agu0    54 next
        vpxor ymm15, ymm15, [r10 + 224]                                  ;   265.5 fp1+agu1   54 next
        vmovdqu [rbp + 3040], ymm5                                       ;   256.7 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2400]                                       ;   259.5 agu0    54 next
        vpxor ymm5, ymm5, [r10 + 256]                                    ;   266.5 fp2+agu1   54 next
        vmovdqu [rbp + 2400], ymm9                                       ;   257.7 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2688]                                       ;   260.5 agu0    54 next
        vpxor ymm9, ymm9, [r10 + 288]                                    ;   267.5 fp3+agu1   54 next
        vmovdqu [rbp + 2688], ymm12                                      ;   258.7 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 2560]                                      ;   261.5 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 320]                                  ;   268.5 fp0+agu1   54 next
        vmovdqu [rbp + 2560], ymm13                                      ;   259.7 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   262.5 agu0    54 next
        vpxor ymm13, ymm13, [r10 + 352]                                  ;   269.5 fp1+agu1   54 next
        vmovdqu [rbp + 2624], ymm7                                       ;   260.7 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 2464]                                       ;   263.5 agu0    54 next
        vpxor ymm7, ymm7, [r10 + 384]                                    ;   270.5 fp2+agu1   54 next
        vmovdqu [rbp + 2464], ymm4                                       ;   261.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2912]                                       ;   264.5 agu0    54 next
        vpxor ymm4, ymm4, [r10 + 416]                                    ;   271.5 fp3+agu1   54 next
        vmovdqu [rbp + 2912], ymm8                                       ;   262.7 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2656]                                       ;   265.5 agu0    54 next
        vpxor ymm8, ymm8, [r10 + 448]                                    ;   272.5 fp0+agu1   54 next
        vmovdqu [rbp + 2656], ymm2                                       ;   263.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2816]                                       ;   266.5 agu0    54 next
        vpxor ymm2, ymm2, [r10 + 480]                                    ;   273.5 fp1+agu1   54 next
        vmovdqu [rbp + 2816], ymm6                                       ;   264.7 agu2+fp5   54 next spill
        vpxor ymm6, ymm15, ymm4                                          ;   272.5 fp2     41 next
        vmovdqu [rbp + 3168], ymm3                                       ;   265.7 agu2+fp5   54 next spill
        vpand ymm3, ymm12, ymm8                                          ;   273.5 fp3     41 next
        vmovdqu [rbp + 3424], ymm10                                      ;   266.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm7                                          ;   271.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm14                                      ;   267.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm2                                          ;   274.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm0                                       ;   268.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm4                                          ;   272.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm11                                      ;   269.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm8                                         ;   273.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   274.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm13                                         ;   272.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;   275.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm1                                       ;   270.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm6                                          ;   273.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   276.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm1                                           ;   274.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm3                                       ;   274.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm15, ymm2                                          ;   274.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   275.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm4                                       ;   273.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm9                                          ;   272.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   273.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   276.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm4                                       ;   274.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm15                                         ;   273.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   274.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm5                                          ;   273.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   275.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm14                                      ;   275.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   274.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   275.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   276.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm13                                         ;   275.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   276.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   277.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;   277.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   278.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm14                                      ;   276.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm15                                         ;   276.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm12                                      ;   279.0 agu0+fp5   41 next spill
        db 0x2e
        vpor ymm12, ymm1, ymm2                                           ;   276.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3008], ymm1                                       ;   278.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm13                                         ;   276.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                        ;   277.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm4                                       ;   279.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm7                                           ;   277.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   278.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm7                                          ;   277.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   279.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm7                                          ;   278.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   279.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm5                                          ;   278.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   280.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   280.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   281.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   279.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm1                                       ;   282.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm2                                           ;   280.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   280.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   281.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   281.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   281.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   282.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm5                                           ;   281.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   282.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   282.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   282.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   282.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   283.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   283.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   284.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   283.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm8                                          ;   283.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   284.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   285.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   286.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm5                                          ;   284.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   285.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   286.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                                 ;   287.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   285.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   286.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2848]                                      ;   283.7 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm12                                      ;   288.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm8, ymm13                                         ;   290.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   290.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   286.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3456]                                 ;   291.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   287.5 fp2     41 next
        db 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   290.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, [rbp + 3008]                                    ;   287.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, [rbp + 2880]                                  ;   288.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   288.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   289.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   292.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   291.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3104]                                       ;   286.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   293.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3008]                                   ;   292.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   291.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   293.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   290.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   294.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3296]                                   ;   294.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2368]                                   ;   295.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   292.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2880]                                 ;   292.7 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2848]                                       ;   290.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   297.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   293.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   298.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm9                                           ;   298.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   294.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   294.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2720]                                   ;   295.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3264]                                   ;   294.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3552]                                   ;   293.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3392]                                 ;   295.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3008]                                 ;   294.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   299.5 fp3     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   299.5 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   300.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   300.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3200]                                      ;   294.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3072]                                       ;   295.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;   302.0 fp3     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3136]                                       ;   295.7 agu0    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   302.7 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2976]                                       ;   296.0 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3424]                                       ;   296.7 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   303.7 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3168]                                      ;   297.0 agu1    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   304.0 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3200]                                      ;   297.7 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3168]                                 ;   304.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm14                                      ;   296.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2976]                                      ;   298.7 agu0    41 next
        vpand ymm14, ymm14, [rbp + 3168]                                 ;   305.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm12                                      ;   297.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 3136]                                      ;   299.7 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 2816]                                 ;   306.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   307.7 fp2     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   307.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3392], ymm8                                       ;   298.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm11, ymm9                                          ;   305.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm3                                       ;   299.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, [rbp + 2976]                                   ;   303.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm7                                       ;   301.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, [rbp + 3200]                                   ;   306.0 fp2+agu1   41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 2976]                                   ;   307.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   308.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm1                                       ;   301.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm15, ymm13                                         ;   305.7 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   308.7 fp2     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 3136]                                   ;   306.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   308.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm10                                      ;   303.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm9, [rbp + 3136]                                  ;   303.8 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   304.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm10, [rbp + 3168]                                  ;   304.8 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   304.8 fp3     41 next
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   305.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm4                                       ;   305.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm2                                           ;   305.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   306.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm6                                       ;   309.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2976]                                       ;   306.0 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2816]                                   ;   313.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   314.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm7                                       ;   308.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm13, [rbp + 2816]                                  ;   309.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   310.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3168]                                       ;   307.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   314.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   309.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm0                                       ;   315.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, [rbp + 2816]                                   ;   315.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   316.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3200]                                   ;   315.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   317.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm0                                       ;   318.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, [rbp + 3200]                                  ;   309.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   310.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   316.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm2                                          ;   310.7 fp0     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3200]                                 ;   310.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   311.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3136]                                   ;   310.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2816]                                   ;   310.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   314.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm11                                      ;   310.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm7                                          ;   314.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   315.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   316.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3200]                                       ;   311.3 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm1                                       ;   317.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm0                                           ;   318.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   319.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   320.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   320.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   315.8 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2976]                                      ;   315.0 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm11                                         ;   322.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   323.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   324.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   325.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm1                                           ;   321.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   321.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3136]                                   ;   322.3 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   316.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;   317.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   317.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   321.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm10, ymm0                                          ;   318.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3136]                                   ;   318.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   324.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   325.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   323.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2816]                                       ;   318.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm3                                          ;   325.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   319.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   319.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   322.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   326.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3136]                                      ;   320.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm13                                         ;   327.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3456]                                   ;   322.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3488]                                   ;   326.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   328.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   321.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3520]                                   ;   328.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   329.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   327.0 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3488]                                 ;   330.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   327.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3296]                                   ;   329.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   330.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   324.0 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   331.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   331.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3232]                                   ;   325.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   332.3 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2368]                                   ;   325.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 3360]                                  ;   326.3 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 2880]                                       ;   326.3 agu1    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3424]                                   ;   333.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   334.3 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3104]                                   ;   327.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   328.3 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2720]                                   ;   328.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm8                                           ;   333.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3264]                                       ;   328.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3200]                                   ;   335.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   336.3 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   329.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   330.3 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;   330.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   331.0 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 4384]                                  ;   330.3 fp1+agu1   48 next
        vpxor ymm14, ymm14, [r9 + 4416]                                  ;   335.3 fp2+agu0   48 next
        vpxor ymm4, ymm4, [r9 + 4448]                                    ;   331.3 fp3+agu1   48 next
        vpxor ymm6, ymm6, [r9 + 4480]                                    ;   334.3 fp0+agu0   48 next
        vpxor ymm12, ymm12, [r9 + 4512]                                  ;   337.3 fp1+agu1   48 next
        vpxor ymm9, ymm9, [r9 + 4544]                                    ;   333.0 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r9 + 4576]                                    ;   333.3 fp3+agu1   48 next
        vpxor ymm2, ymm2, [r9 + 4096]                                    ;   334.0 fp0+agu0   48 next
        vpxor ymm1, ymm1, [r9 + 4128]                                    ;   334.3 fp1+agu1   48 next
        vpxor ymm3, ymm3, [r9 + 4160]                                    ;   335.0 fp2+agu0   48 next
        vpxor ymm7, ymm7, [r9 + 4192]                                    ;   335.3 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r9 + 4224]                                    ;   336.3 fp0+agu0   48 next
        vpxor ymm13, ymm13, [r9 + 4256]                                  ;   336.3 fp1+agu1   48 next
        vpxor ymm11, ymm11, [r9 + 4288]                                  ;   337.0 fp2+agu0   48 next
        vmovdqu ymm10, [rbp + 3008]                                      ;   337.3 agu1    48 next
        vpxor ymm10, ymm10, [r9 + 4320]                                  ;   344.3 fp3+agu0   48 next
        vmovdqu [rbp + 3008], ymm5                                       ;   334.3 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 2848]                                       ;   338.3 agu1    48 next
        vpxor ymm5, ymm5, [r9 + 4352]                                    ;   345.3 fp0+agu0   48 next
        vmovdqu [rbp + 2848], ymm9                                       ;   334.7 agu2+fp5   48 next spill
        vpxor ymm9, ymm2, ymm11                                          ;   338.0 fp1     45 next
        vmovdqu [rbp + 3392], ymm12                                      ;   338.3 agu2+fp5   48 next spill
        vpand ymm12, ymm7, ymm10                                         ;   345.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm6                                       ;   336.7 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm13                                          ;   337.3 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm4                                       ;   337.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm4, ymm7, ymm11                                          ;   338.0 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm14                                      ;   338.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm14, ymm10, ymm5                                         ;   346.3 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm15                                      ;   339.7 agu1+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm2, ymm10                                         ;   345.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   346.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   338.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   347.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm4                                       ;   348.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm7                                           ;   339.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;   346.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm3                                          ;   340.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm11                                      ;   342.7 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm5                                          ;   346.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   347.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm3                                           ;   338.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   339.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   348.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm0                                       ;   343.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm2                                           ;   339.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   340.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm1                                           ;   340.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   347.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm14                                      ;   347.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm8                                          ;   342.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   343.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   348.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                          ;   346.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   347.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   349.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   348.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel misty1_decrypt_compact.T0_constants256]   ;   349.3 fp0+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm14                                      ;   347.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm2                                          ;   346.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm7                                       ;   350.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm7, ymm4, ymm5                                            ;   346.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm4                                       ;   348.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm8                                           ;   347.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                           ;   347.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm0                                       ;   349.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm13                                          ;   347.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   348.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm13                                          ;   348.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   349.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm13                                         ;   348.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   349.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm1                                           ;   349.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   350.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   350.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   351.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   350.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm4                                       ;   352.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm5                                           ;   350.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   350.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   351.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   351.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   351.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   352.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm1                                          ;   351.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   352.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   352.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   352.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   352.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   353.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   353.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   354.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   353.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm10                                          ;   354.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   354.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   355.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   356.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm1                                           ;   355.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   356.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   357.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3104]                                   ;   357.3 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2720]                                   ;   356.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   357.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3168]                                       ;   354.3 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm7                                       ;   358.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm10, ymm8                                          ;   361.3 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   361.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   357.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2368]                                   ;   362.3 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   357.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   361.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3360]                                  ;   358.2 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 3136]                                   ;   358.3 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   358.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   359.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   363.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   362.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2880]                                       ;   357.2 agu1    45 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   364.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3360]                                   ;   363.3 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   362.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   364.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   360.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   365.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;   365.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3232]                                 ;   366.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   363.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3136]                                   ;   363.3 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3168]                                       ;   360.7 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   367.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   368.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   364.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm3                                           ;   368.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   365.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   365.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3424]                                   ;   366.3 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3104]                                 ;   365.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2720]                                 ;   364.3 fp3+agu1   45 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3072]                                   ;   365.3 fp0+agu0   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3360]                                 ;   364.7 fp1+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   369.7 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   369.7 fp3     45 next
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   370.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   370.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3264]                                      ;   365.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   372.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3200]                                       ;   365.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   372.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                                       ;   366.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   373.3 fp0     45 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   366.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   373.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3392]                                       ;   367.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   374.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2848]                                       ;   367.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   374.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3008]                                       ;   368.3 agu0    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   375.3 fp0     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2656]                                   ;   373.3 fp1+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 2912]                                 ;   373.7 fp2+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 2464]                                   ;   374.3 fp3+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2624]                                   ;   374.7 fp0+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 2560]                                 ;   375.3 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 2688]                                 ;   375.7 fp2+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 2400]                                 ;   376.3 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 3040]                                   ;   372.3 fp0+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 2528]                                 ;   372.7 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 2752]                                 ;   373.3 fp2+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   373.7 fp3+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;   374.3 fp0+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2592]                                   ;   374.7 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 2496]                                   ;   375.3 fp2+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 2944]                                   ;   375.7 fp3+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 3328]                                   ;   376.3 fp0+agu0   54 next
        vmovdqu [rbp + 3008], ymm9                                       ;   377.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2656]                                       ;   376.7 agu1    58 r
        db 0x2e
        vpxor ymm9, ymm9, [r9 + 512]                                     ;   383.7 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 2656], ymm8                                       ;   376.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 2912]                                       ;   377.7 agu1    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 544]                                     ;   384.7 fp2+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;   376.3 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2464]                                       ;   378.7 agu1    58 r
        vpxor ymm5, ymm5, [r9 + 576]                                     ;   385.7 fp3+agu0   58 r
        vmovdqu [rbp + 2464], ymm3                                       ;   376.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2624]                                       ;   379.7 agu1    58 r
        vpxor ymm3, ymm3, [r9 + 608]                                     ;   386.7 fp0+agu0   58 r
        vmovdqu [rbp + 2624], ymm2                                       ;   377.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2560]                                       ;   380.7 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 640]                                     ;   387.7 fp1+agu0   58 r
        vmovdqu [rbp + 2560], ymm1                                       ;   378.8 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2688]                                       ;   381.7 agu1    58 r
        vpxor ymm1, ymm1, [r9 + 672]                                     ;   388.7 fp2+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 2336]                                   ;   384.7 fp3+agu1  108 r
        vmovdqu [rbp + 2336], ymm9                                       ;   385.7 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2400]                                       ;   383.3 agu0    58 r
        vpxor ymm9, ymm9, [r9 + 704]                                     ;   390.3 fp0+agu1   58 r
        vmovdqu [rbp + 2400], ymm15                                      ;   380.8 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3040]                                      ;   384.3 agu0    58 r
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 736]                                   ;   391.3 fp1+agu1   58 r
        vmovdqu [rbp + 3040], ymm14                                      ;   381.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2528]                                      ;   385.3 agu0    58 r
        vpxor ymm14, ymm14, [r9 + 768]                                   ;   392.3 fp2+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 2304]                                   ;   386.3 fp3+agu0  108 r
        vmovdqu [rbp + 2304], ymm8                                       ;   387.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2752]                                       ;   386.7 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 800]                                     ;   393.7 fp0+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   387.7 fp1+agu1  108 r
        vmovdqu [rbp + 2272], ymm5                                       ;   388.7 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2784]                                       ;   388.3 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 832]                                     ;   395.3 fp2+agu1   58 r
        vmovdqu [rbp + 2784], ymm7                                       ;   385.7 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 2432]                                       ;   389.3 agu0    58 r
        vpxor ymm7, ymm7, [r9 + 864]                                     ;   396.3 fp3+agu1   58 r
        vmovdqu [rbp + 2432], ymm10                                      ;   386.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2592]                                      ;   390.3 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 896]                                   ;   397.3 fp0+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 2240]                                   ;   391.3 fp1+agu0  108 r
        vmovdqu [rbp + 2240], ymm3                                       ;   392.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2496]                                       ;   391.7 agu1    58 r
        vpxor ymm3, ymm3, [r9 + 928]                                     ;   398.7 fp2+agu0   58 r
        vmovdqu [rbp + 2496], ymm11                                      ;   388.7 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2944]                                      ;   392.7 agu1    58 r
        vpxor ymm11, ymm11, [r9 + 960]                                   ;   399.7 fp3+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 2208]                                   ;   393.7 fp0+agu1  108 r
        vmovdqu [rbp + 2208], ymm2                                       ;   394.7 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3328]                                       ;   394.3 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 992]                                     ;   401.3 fp1+agu1   58 r
        vpxor ymm1, ymm1, [rbp + 2176]                                   ;   395.3 fp2+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 2144]                                   ;   395.7 fp3+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   396.3 fp0+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 2080]                                 ;   396.7 fp1+agu1  108 r
        vpxor ymm8, ymm8, [rbp + 2048]                                   ;   397.3 fp2+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 2016]                                   ;   397.7 fp3+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 1984]                                   ;   398.3 fp0+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 1952]                                 ;   398.7 fp1+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 1920]                                   ;   399.7 fp2+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 768]                                  ;   400.7 fp3+agu1  108 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 832]                                    ;   402.3 fp0+agu0  108 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 96]                                     ;   400.7 fp1+agu1  108 r
        db 0x2e
        vpxor ymm12, ymm12, [rbp - 32]                                   ;   401.3 fp2+agu0  108 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 32]                                     ;   401.7 fp3+agu1  108 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 96]                                     ;   402.3 fp0+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 160]                                  ;   402.7 fp1+agu1  108 r
        vmovdqu [rbp + 1920], ymm13                                      ;   403.7 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2496]                                      ;   403.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 224]                                  ;   410.3 fp2+agu1  108 r
        vmovdqu [rbp + 2496], ymm13                                      ;   411.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2432]                                      ;   404.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 288]                                  ;   411.3 fp3+agu1  108 r
        vmovdqu [rbp + 2432], ymm13                                      ;   412.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2784]                                      ;   405.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 352]                                  ;   412.3 fp0+agu1  108 r
        vmovdqu [rbp + 2784], ymm13                                      ;   413.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3040]                                      ;   406.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 416]                                  ;   413.3 fp1+agu1  108 r
        vmovdqu [rbp + 3040], ymm13                                      ;   414.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2400]                                      ;   407.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 480]                                  ;   414.3 fp2+agu1  108 r
        vmovdqu [rbp + 2400], ymm13                                      ;   415.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2560]                                      ;   408.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 544]                                  ;   415.3 fp3+agu1  108 r
        vmovdqu [rbp + 2560], ymm13                                      ;   416.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   409.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 608]                                  ;   416.3 fp0+agu1  108 r
        vmovdqu [rbp + 2624], ymm13                                      ;   417.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2464]                                      ;   410.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 672]                                  ;   417.3 fp1+agu1  108 r
        vmovdqu [rbp + 2464], ymm13                                      ;   418.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2912]                                      ;   411.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 736]                                  ;   418.3 fp2+agu1  108 r
        vmovdqu [rbp + 2912], ymm13                                      ;   419.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2656]                                      ;   412.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 800]                                  ;   419.3 fp3+agu1  108 r
        vmovdqu [rbp + 2656], ymm13                                      ;   420.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3008]                                      ;   413.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 864]                                  ;   420.3 fp0+agu1  108 r
        vmovdqu [rbp + 3008], ymm13                                      ;   421.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm13, [rbp + 2336]                                      ;   414.3 agu0    54 next
        db 0x2e
        vpxor ymm13, ymm13, [r10]                                        ;   421.3 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm4                                       ;   414.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2304]                                       ;   415.3 agu0    54 next
        db 0x2e
        vpxor ymm4, ymm4, [r10 + 32]                                     ;   422.3 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 1984], ymm6                                       ;   415.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2272]                                       ;   416.3 agu0    54 next
        vpxor ymm6, ymm6, [r10 + 64]                                     ;   423.3 fp3+agu1   54 next
        vmovdqu [rbp + 2016], ymm12                                      ;   416.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2240]                                      ;   417.3 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 96]                                   ;   424.3 fp0+agu1   54 next
        vmovdqu [rbp + 2048], ymm0                                       ;   417.5 agu2+fp5  108 r spill
        vpxor ymm0, ymm1, [r10 + 160]                                    ;   418.3 fp1+agu0   54 next
        vmovdqu [rbp + 2080], ymm1                                       ;   418.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2208]                                       ;   418.7 agu1    54 next
        vpxor ymm1, ymm1, [r10 + 128]                                    ;   425.7 fp2+agu0   54 next
        vmovdqu [rbp + 2112], ymm6                                       ;   424.3 agu2+fp5   54 next spill
        vpxor ymm6, ymm9, [r10 + 192]                                    ;   419.7 fp3+agu1   54 next
        vmovdqu [rbp + 2144], ymm9                                       ;   420.5 agu0+fp5  108 r spill
        vpxor ymm9, ymm15, [r10 + 224]                                   ;   420.7 fp0+agu1   54 next
        vmovdqu [rbp + 2176], ymm15                                      ;   421.5 agu2+fp5  108 r spill
        vpxor ymm15, ymm14, [r10 + 256]                                  ;   421.3 fp1+agu0   54 next
        vmovdqu [rbp + 3328], ymm14                                      ;   422.5 agu2+fp5  108 r spill
        vpxor ymm14, ymm8, [r10 + 288]                                   ;   421.7 fp2+agu1   54 next
        vmovdqu [rbp + 2944], ymm8                                       ;   423.5 agu0+fp5  108 r spill
        vpxor ymm8, ymm5, [r10 + 320]                                    ;   422.7 fp3+agu1   54 next
        vmovdqu [rbp + 2592], ymm5                                       ;   424.5 agu2+fp5  108 r spill
        vpxor ymm5, ymm7, [r10 + 352]                                    ;   423.3 fp0+agu0   54 next
        vmovdqu [rbp + 2752], ymm7                                       ;   425.5 agu2+fp5  108 r spill
        vpxor ymm7, ymm10, [r10 + 384]                                   ;   423.7 fp1+agu1   54 next
        vmovdqu [rbp + 2528], ymm10                                      ;   426.5 agu0+fp5  108 r spill
        vpxor ymm10, ymm3, [r10 + 416]                                   ;   424.7 fp2+agu1   54 next
        vmovdqu [rbp + 2688], ymm3                                       ;   427.5 agu2+fp5  108 r spill
        vpxor ymm3, ymm11, [r10 + 448]                                   ;   425.3 fp3+agu0   54 next
        vmovdqu [rbp + 2848], ymm11                                      ;   428.5 agu2+fp5  108 r spill
        vpxor ymm11, ymm2, [r10 + 480]                                   ;   425.7 fp0+agu1   54 next
        vmovdqu [rbp + 3392], ymm2                                       ;   429.5 agu0+fp5  108 r spill
        vpxor ymm2, ymm9, ymm10                                          ;   425.7 fp1     41 next
        vmovdqu [rbp + 2976], ymm12                                      ;   430.5 agu2+fp5   54 next spill
        vpand ymm12, ymm8, ymm3                                          ;   426.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm4                                       ;   431.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm7                                          ;   424.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm6                                       ;   432.5 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm3, ymm11                                          ;   426.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm0                                       ;   433.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm0, ymm8, ymm10                                          ;   425.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3168], ymm13                                      ;   434.5 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm13, ymm3, ymm9                                          ;   426.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   427.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, ymm5                                         ;   425.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;   428.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm1                                       ;   435.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm8                                           ;   426.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm0                                       ;   436.5 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm1, ymm14                                          ;   427.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;   437.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm9                                         ;   427.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   428.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   429.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm10                                      ;   438.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm14                                         ;   427.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   428.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm10                                      ;   439.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm9                                          ;   428.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   429.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm15                                         ;   428.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   430.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm6                                       ;   440.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm5                                           ;   429.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   430.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   430.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm11, ymm5                                          ;   430.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   431.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   432.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                          ;   432.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_decrypt_compact.T0_constants256]   ;   433.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm6                                       ;   441.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm9                                          ;   431.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm8                                       ;   442.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm8, ymm1, ymm11                                           ;   431.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm1                                       ;   443.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm5                                           ;   431.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   432.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   444.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm7                                         ;   432.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   433.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm7                                          ;   432.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   434.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm7                                           ;   433.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   434.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm15                                         ;   433.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   435.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   435.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   436.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   434.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   445.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm11                                         ;   435.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   435.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   436.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   436.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   436.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   437.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm15                                          ;   436.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   437.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   437.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   437.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   437.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   438.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   438.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   439.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   438.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm3                                           ;   438.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   439.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   440.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   441.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm15                                          ;   439.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   440.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   441.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3424]                                   ;   446.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2720]                                   ;   444.5 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   445.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3104]                                       ;   440.0 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm8                                       ;   447.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm3, ymm5                                           ;   447.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   447.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                        ;   441.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   451.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                          ;   442.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                         ;   447.0 fp2     41 next
        db 0x2e, 0x2e
        vpor ymm7, ymm7, [rbp + 2816]                                    ;   450.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, [rbp + 3072]                                   ;   443.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   446.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   447.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   452.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   448.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3232]                                       ;   443.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   450.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2816]                                 ;   450.5 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   448.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   451.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   445.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   451.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2880]                                   ;   451.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3296]                                   ;   452.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   449.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   449.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3104]                                       ;   447.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   454.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   455.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   452.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm14                                         ;   455.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   452.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3136]                                   ;   453.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   453.5 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   452.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2720]                                 ;   450.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3488]                                   ;   454.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2816]                                   ;   451.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   456.7 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   456.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   457.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   457.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3360]                                      ;   452.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3168]                                      ;   452.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   459.7 fp2     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3264]                                       ;   453.5 agu0    41 next
        db 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   460.5 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3200]                                       ;   453.7 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3552]                                       ;   454.5 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   461.5 fp0     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2976]                                       ;   454.7 agu1    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   461.7 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3360]                                      ;   455.5 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 2976]                                 ;   462.5 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm5                                       ;   454.5 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 3200]                                       ;   456.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2976]                                   ;   463.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm8                                       ;   455.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3264]                                       ;   457.5 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2112]                                   ;   464.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   465.5 fp1     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm7                                           ;   465.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm3                                       ;   456.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm9, ymm7                                           ;   462.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;   457.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm2, [rbp + 3200]                                  ;   461.5 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm11                                      ;   458.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 3360]                                  ;   463.7 fp1+agu1   41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 3200]                                 ;   464.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   465.7 fp3     41 next
        vmovdqu [rbp + 3136], ymm1                                       ;   459.5 agu2+fp5   41 next spill
        vpxor ymm1, ymm14, ymm13                                         ;   463.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   466.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 3264]                                   ;   464.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   466.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm4                                       ;   461.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm7, [rbp + 3264]                                   ;   461.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm0                                       ;   462.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm4, [rbp + 2976]                                   ;   462.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   462.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   463.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm10                                      ;   463.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm7, ymm15                                         ;   462.8 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   463.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm6                                       ;   467.5 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 3200]                                       ;   463.7 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2112]                                   ;   470.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   471.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm11                                      ;   465.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm13, [rbp + 2112]                                 ;   467.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   468.5 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2976]                                      ;   465.5 agu0    54 next reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   472.5 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   467.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm0                                       ;   473.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm10, [rbp + 2112]                                  ;   472.7 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   473.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3360]                                 ;   472.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   474.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm0                                       ;   475.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, [rbp + 3360]                                   ;   466.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   467.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   473.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm15                                         ;   468.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3360]                                 ;   468.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   469.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3264]                                   ;   467.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 2112]                                   ;   468.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   471.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm9                                       ;   468.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm7, ymm11                                          ;   472.5 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   473.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   474.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3360]                                       ;   469.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm1                                       ;   475.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm0                                           ;   476.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   477.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   478.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2112]                                   ;   478.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   473.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3200]                                       ;   472.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm9                                           ;   479.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   480.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   481.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   482.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm11, ymm1                                         ;   479.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   479.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                                 ;   480.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   474.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2112]                                   ;   474.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   475.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   479.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm0                                           ;   476.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3264]                                   ;   475.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   481.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   482.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   481.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2112]                                       ;   476.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm14, ymm7                                         ;   483.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;   477.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   477.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   479.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   483.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3264]                                      ;   478.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm13                                          ;   485.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;   480.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                                   ;   483.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   486.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   479.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3584]                                   ;   486.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm14                                         ;   487.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   484.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3456]                                 ;   488.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   484.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2880]                                   ;   487.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   488.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   481.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   489.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   489.2 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3520]                                   ;   482.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   490.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3296]                                 ;   483.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm15, [rbp + 3616]                                 ;   484.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3072]                                       ;   484.0 agu0    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3552]                                   ;   491.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   492.0 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3232]                                   ;   485.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   486.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   485.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm3                                          ;   491.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3424]                                       ;   486.0 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   493.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   494.0 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2720]                                 ;   487.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   488.0 fp1     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3488]                                   ;   487.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   488.7 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, [r9 + 4896]                                  ;   488.0 fp0+agu0   48 next
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 4928]                                    ;   493.0 fp1+agu1   48 next
        db 0x2e
        vpxor ymm10, ymm10, [r9 + 4960]                                  ;   489.0 fp2+agu0   48 next
        db 0x2e
        vpxor ymm3, ymm3, [r9 + 4992]                                    ;   492.2 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r9 + 5024]                                    ;   495.0 fp0+agu0   48 next
        vpxor ymm12, ymm12, [r9 + 5056]                                  ;   490.7 fp1+agu1   48 next
        vpxor ymm2, ymm2, [r9 + 5088]                                    ;   491.0 fp2+agu0   48 next
        vpxor ymm15, ymm15, [r9 + 4608]                                  ;   491.7 fp3+agu1   48 next
        vpxor ymm1, ymm1, [r9 + 4640]                                    ;   492.0 fp0+agu0   48 next
        vpxor ymm7, ymm7, [r9 + 4672]                                    ;   492.7 fp1+agu1   48 next
        vpxor ymm11, ymm11, [r9 + 4704]                                  ;   493.0 fp2+agu0   48 next
        vpxor ymm4, ymm4, [r9 + 4736]                                    ;   494.0 fp3+agu1   48 next
        vpxor ymm13, ymm13, [r9 + 4768]                                  ;   494.0 fp0+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4800]                                    ;   494.7 fp1+agu1   48 next
        vmovdqu ymm6, [rbp + 2816]                                       ;   495.0 agu0    48 next
        vpxor ymm6, ymm6, [r9 + 4832]                                    ;   502.0 fp2+agu1   48 next
        vmovdqu [rbp + 2816], ymm2                                       ;   492.0 agu2+fp5   48 next spill
        vmovdqu ymm2, [rbp + 3104]                                       ;   496.0 agu0    48 next
        vpxor ymm2, ymm2, [r9 + 4864]                                    ;   503.0 fp3+agu1   48 next
        vmovdqu [rbp + 3104], ymm12                                      ;   492.3 agu2+fp5   48 next spill
        vpxor ymm12, ymm15, ymm9                                         ;   495.7 fp0     45 next
        vmovdqu [rbp + 3488], ymm8                                       ;   496.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm8, ymm11, ymm6                                          ;   503.0 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm3                                       ;   494.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm3, ymm1, ymm13                                          ;   495.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm10                                      ;   495.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm10, ymm11, ymm9                                         ;   495.7 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3360], ymm5                                       ;   496.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm5, ymm6, ymm2                                           ;   504.0 fp0     45 next
        vmovdqu [rbp + 3424], ymm14                                      ;   497.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm6                                         ;   503.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   504.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm4                                          ;   495.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   505.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm10                                      ;   506.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm11                                        ;   496.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm8                                       ;   504.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm7                                          ;   497.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm9                                       ;   500.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm2                                          ;   504.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   505.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm7                                          ;   496.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   497.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   506.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm0                                       ;   501.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm15                                         ;   497.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   498.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm1                                          ;   497.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   505.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm5                                       ;   505.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm4                                          ;   500.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   501.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   506.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm2                                           ;   504.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   505.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   507.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   506.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_decrypt_compact.T0_constants256] ;   507.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm5                                       ;   505.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm15                                          ;   504.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm11                                      ;   508.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm11, ymm10, ymm2                                          ;   504.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm10                                      ;   506.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm4                                          ;   504.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                          ;   505.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm0                                       ;   507.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm13                                          ;   505.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   506.3 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm13                                          ;   505.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   507.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm13                                         ;   506.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   507.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm1                                          ;   506.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   508.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   508.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   509.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   507.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm10                                      ;   510.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm2                                          ;   508.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   508.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   509.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   509.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   509.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   510.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm1                                          ;   509.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   510.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   510.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   510.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   510.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   511.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                         ;   511.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   512.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   511.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, ymm6                                          ;   511.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;   512.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   513.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   514.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm1                                         ;   512.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   513.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   514.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3232]                                 ;   515.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3136]                                   ;   513.8 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   514.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2976]                                       ;   512.0 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm11                                      ;   516.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm4                                          ;   519.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                                         ;   519.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   514.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3296]                                 ;   520.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   515.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   519.0 fp1     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3616]                                  ;   515.8 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, [rbp + 3264]                                  ;   516.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   516.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   517.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   521.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   520.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3072]                                      ;   514.8 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   521.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3616]                                   ;   521.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   520.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   522.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   518.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   522.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2112]                                   ;   522.8 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   523.8 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   521.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3264]                                 ;   521.0 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2976]                                       ;   518.3 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   525.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   526.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   521.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm7                                          ;   526.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   523.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   522.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3552]                                 ;   524.0 fp0+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   523.0 fp1+agu1   45 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3136]                                   ;   522.0 fp2+agu0   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3168]                                 ;   523.0 fp3+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3616]                                   ;   522.3 fp0+agu0   45 next
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   527.3 fp1     45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   527.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   528.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   528.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3424]                                      ;   523.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   530.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3360]                                      ;   523.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   530.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2720]                                       ;   524.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   531.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3200]                                       ;   524.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   531.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3488]                                       ;   525.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   532.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3104]                                       ;   525.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   532.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2816]                                      ;   526.0 agu1    48 next reload
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   533.0 fp3     45 next
        vpxor ymm0, ymm0, [rbp + 2048]                                   ;   531.0 fp0+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 2016]                                   ;   531.3 fp1+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 1984]                                   ;   532.0 fp2+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 1952]                                 ;   532.3 fp3+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 1920]                                 ;   533.0 fp0+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 2496]                                   ;   533.3 fp1+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2432]                                   ;   534.0 fp2+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2784]                                 ;   530.0 fp3+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 3040]                                   ;   530.3 fp0+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   531.0 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 2560]                                 ;   531.3 fp2+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   532.0 fp3+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2464]                                   ;   532.3 fp0+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   533.0 fp1+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 2656]                                   ;   533.3 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 3008]                                 ;   534.0 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm12                                      ;   535.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 2048]                                      ;   534.3 agu0    54 next
        db 0x2e
        vpxor ymm12, ymm12, [r8]                                         ;   541.3 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm7                                       ;   534.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2016]                                       ;   535.3 agu0    54 next
        vpxor ymm7, ymm7, [r8 + 32]                                      ;   542.3 fp1+agu1   54 next
        vmovdqu [rbp + 3488], ymm4                                       ;   534.0 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 1984]                                       ;   536.3 agu0    54 next
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 64]                                      ;   543.3 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm2                                       ;   534.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm2, [rbp + 1952]                                       ;   537.3 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 96]                                      ;   544.3 fp3+agu1   54 next
        vmovdqu [rbp + 2720], ymm1                                       ;   535.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 1920]                                       ;   538.3 agu0    54 next
        vpxor ymm1, ymm1, [r8 + 128]                                     ;   545.3 fp0+agu1   54 next
        vmovdqu [rbp + 3360], ymm15                                      ;   536.5 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2496]                                      ;   539.3 agu0    54 next
        vpxor ymm15, ymm15, [r8 + 160]                                   ;   546.3 fp1+agu1   54 next
        vmovdqu [rbp + 3424], ymm14                                      ;   537.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2432]                                      ;   540.3 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 192]                                   ;   547.3 fp2+agu1   54 next
        vmovdqu [rbp + 2976], ymm5                                       ;   538.5 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2784]                                       ;   541.3 agu0    54 next
        vpxor ymm5, ymm5, [r8 + 224]                                     ;   548.3 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3616], ymm11                                      ;   539.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm11, [rbp + 3040]                                      ;   542.3 agu0    54 next
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 256]                                   ;   549.3 fp0+agu1   54 next
        vmovdqu [rbp + 3168], ymm6                                       ;   540.5 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2400]                                       ;   543.3 agu0    54 next
        vpxor ymm6, ymm6, [r8 + 288]                                     ;   550.3 fp1+agu1   54 next
        vmovdqu [rbp + 3136], ymm9                                       ;   541.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2560]                                       ;   544.3 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 320]                                     ;   551.3 fp2+agu1   54 next
        vmovdqu [rbp + 3232], ymm13                                      ;   542.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   545.3 agu0    54 next
        vpxor ymm13, ymm13, [r8 + 352]                                   ;   552.3 fp3+agu1   54 next
        vmovdqu [rbp + 3552], ymm10                                      ;   543.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2464]                                      ;   546.3 agu0    54 next
        vpxor ymm10, ymm10, [r8 + 384]                                   ;   553.3 fp0+agu1   54 next
        vmovdqu [rbp + 3072], ymm3                                       ;   544.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2912]                                       ;   547.3 agu0    54 next
        vpxor ymm3, ymm3, [r8 + 416]                                     ;   554.3 fp1+agu1   54 next
        vmovdqu [rbp + 3264], ymm8                                       ;   545.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2656]                                       ;   548.3 agu0    54 next
        vpxor ymm8, ymm8, [r8 + 448]                                     ;   555.3 fp2+agu1   54 next
        vmovdqu [rbp + 3520], ymm0                                       ;   546.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3008]                                       ;   549.3 agu0    54 next
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 480]                                     ;   556.3 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 2112], ymm4                                       ;   547.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm4, ymm5, ymm3                                           ;   555.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm2                                       ;   548.5 agu2+fp5   54 next spill
        vpand ymm2, ymm9, ymm8                                           ;   556.3 fp1     41 next
        vmovdqu [rbp + 2880], ymm7                                       ;   549.5 agu2+fp5   54 next spill
        vpxor ymm7, ymm11, ymm10                                         ;   554.3 fp2     41 next
        vmovdqu [rbp + 3456], ymm14                                      ;   550.5 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm0                                          ;   557.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm15                                      ;   551.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm3                                          ;   555.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm12                                      ;   552.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm8                                          ;   556.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   557.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm3, ymm13                                         ;   555.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel misty1_decrypt_compact.T0_constants256] ;   558.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm1                                       ;   553.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm4                                           ;   556.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm15                                      ;   559.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm6, ymm1                                          ;   557.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm2                                       ;   557.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm0                                           ;   557.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   558.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm3                                       ;   556.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm6                                           ;   555.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   556.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   559.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm3                                       ;   557.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm5                                           ;   556.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   557.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm11                                          ;   556.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   558.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm14                                      ;   558.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm13                                         ;   557.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   558.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   559.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm13                                         ;   557.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   558.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   560.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   559.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_decrypt_compact.T0_constants256]   ;   560.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm14                                      ;   559.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm5                                         ;   559.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm9                                       ;   561.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm1, ymm0                                            ;   559.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm1                                       ;   561.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm13                                          ;   559.7 fp2     41 next
        db 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   559.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm3                                       ;   562.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm10                                          ;   560.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   561.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm10                                         ;   560.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   562.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm10                                          ;   561.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   562.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm11                                          ;   561.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   563.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   563.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   564.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   562.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm1                                       ;   565.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm0                                           ;   562.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   563.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   564.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   563.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   564.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   564.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm11                                          ;   564.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   565.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   565.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   565.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   565.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   566.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   566.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   567.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   566.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm8                                          ;   566.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                         ;   566.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   567.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   568.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm11                                          ;   567.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   568.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   569.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3776]                                   ;   569.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3712]                                 ;   568.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   569.7 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3744]                                      ;   566.5 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 4000], ymm9                                       ;   570.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm13                                          ;   573.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   573.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   569.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3936]                                   ;   574.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   570.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   573.5 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 3904]                                  ;   570.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm4, [rbp + 3680]                                  ;   570.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   571.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   572.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   575.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   574.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3872]                                       ;   569.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   576.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3904]                                   ;   575.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   574.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   576.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   573.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   577.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   577.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3968]                                   ;   578.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   575.5 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3680]                                   ;   575.5 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3744]                                       ;   573.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   580.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   581.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   576.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm6                                           ;   581.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   577.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   577.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3840]                                   ;   578.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3776]                                 ;   577.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3712]                                   ;   576.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4000]                                   ;   577.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   577.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   582.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   582.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   583.3 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   583.3 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3648]                                       ;   577.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2368]                                       ;   577.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   584.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3584]                                       ;   578.5 agu0    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   585.5 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3456]                                       ;   578.8 agu1    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2880]                                      ;   579.5 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   586.5 fp3     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3296]                                      ;   579.8 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   586.8 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3648]                                      ;   580.5 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3296]                                 ;   587.5 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm14                                      ;   579.3 agu2+fp5   41 next spill
        vmovdqu ymm14, [rbp + 3456]                                      ;   581.5 agu0    41 next
        vpand ymm14, ymm14, [rbp + 3296]                                 ;   588.5 fp2+agu1   41 next
        vmovdqu [rbp + 3904], ymm9                                       ;   580.3 agu2+fp5   41 next spill
        vmovdqu ymm9, [rbp + 3584]                                       ;   582.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2112]                                   ;   589.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   590.5 fp0     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   590.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm8                                       ;   581.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm12, ymm11                                         ;   587.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm2                                       ;   582.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm5, [rbp + 3456]                                   ;   586.5 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm10                                      ;   584.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm8, [rbp + 3648]                                  ;   588.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3456]                                 ;   589.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   590.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm1                                       ;   584.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm13                                          ;   588.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   591.5 fp0     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 3584]                                   ;   589.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   591.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm7                                       ;   586.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm11, [rbp + 3584]                                  ;   586.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm15                                      ;   587.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm7, [rbp + 3296]                                  ;   587.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   587.7 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rel misty1_decrypt_compact.T0_constants256]   ;   588.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm3                                       ;   588.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm11, ymm4                                          ;   587.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   588.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm6                                       ;   592.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3456]                                       ;   588.7 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2112]                                   ;   595.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   596.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm10                                      ;   590.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm13, [rbp + 2112]                                 ;   592.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   593.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3296]                                      ;   590.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   597.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   592.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm15                                      ;   598.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, [rbp + 2112]                                  ;   597.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   598.7 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 3648]                                   ;   597.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   599.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm15                                      ;   600.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm14, [rbp + 3648]                                 ;   591.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   592.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   598.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   593.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3648]                                 ;   593.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   594.5 fp0     41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 3584]                                 ;   592.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2112]                                   ;   593.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   596.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm12                                      ;   593.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm11, ymm10                                        ;   597.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   598.5 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   599.5 fp2     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3648]                                      ;   594.2 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 4128], ymm1                                       ;   600.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm15                                         ;   601.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   602.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   603.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2112]                                   ;   603.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   598.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3456]                                      ;   597.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm12                                         ;   604.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                         ;   605.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   606.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   607.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm1                                          ;   604.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   604.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3584]                                   ;   605.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   599.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2112]                                   ;   599.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   600.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   604.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm15                                          ;   601.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3584]                                   ;   600.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   606.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   607.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   606.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2112]                                       ;   601.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm0, ymm2                                          ;   608.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   602.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4096]                                   ;   602.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   604.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   608.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3584]                                      ;   603.2 agu0    54 next reload
        db 0x2e
        vpand ymm15, ymm12, ymm13                                        ;   610.2 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3936]                                   ;   605.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4064]                                   ;   608.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   611.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   604.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 4096]                                 ;   611.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm0                                          ;   612.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   609.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4064]                                   ;   613.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   609.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3808]                                 ;   612.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   613.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel misty1_decrypt_compact.T0_constants256]      ;   606.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   614.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   614.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4032]                                   ;   607.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   615.2 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   608.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm4, [rbp + 4128]                                   ;   609.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3680]                                       ;   609.0 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   616.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   617.0 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3872]                                   ;   610.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   611.0 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3840]                                 ;   610.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm10, ymm8                                          ;   616.2 fp0     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3776]                                       ;   611.0 agu0    41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3648]                                   ;   618.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   619.0 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3712]                                 ;   612.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   613.0 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4000]                                 ;   612.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   613.7 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [r10 + 4896]                                   ;   613.0 fp3+agu0   48 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 4928]                                 ;   618.0 fp0+agu1   48 next
        db 0x2e
        vpxor ymm3, ymm3, [r10 + 4960]                                   ;   614.0 fp1+agu0   48 next
        vpxor ymm6, ymm6, [r10 + 4992]                                   ;   617.2 fp2+agu1   48 next
        vpxor ymm9, ymm9, [r10 + 5024]                                   ;   620.0 fp3+agu0   48 next
        vpxor ymm11, ymm11, [r10 + 5056]                                 ;   615.7 fp0+agu1   48 next
        vpxor ymm5, ymm5, [r10 + 5088]                                   ;   616.0 fp1+agu0   48 next
        vpxor ymm4, ymm4, [r10 + 4608]                                   ;   616.7 fp2+agu1   48 next
        vpxor ymm1, ymm1, [r10 + 4640]                                   ;   617.0 fp3+agu0   48 next
        vpxor ymm2, ymm2, [r10 + 4672]                                   ;   617.7 fp0+agu1   48 next
        vpxor ymm10, ymm10, [r10 + 4704]                                 ;   618.0 fp1+agu0   48 next
        vpxor ymm7, ymm7, [r10 + 4736]                                   ;   619.0 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r10 + 4768]                                 ;   619.0 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r10 + 4800]                                 ;   619.7 fp0+agu1   48 next
        vmovdqu ymm8, [rbp + 3904]                                       ;   620.0 agu0    48 next
        vpxor ymm8, ymm8, [r10 + 4832]                                   ;   627.0 fp1+agu1   48 next
        vmovdqu [rbp + 3904], ymm5                                       ;   617.0 agu2+fp5   48 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3744]                                       ;   621.0 agu0    48 next
        db 0x2e
        vpxor ymm5, ymm5, [r10 + 4864]                                   ;   628.0 fp2+agu1   48 next
        vmovdqu [rbp + 3744], ymm11                                      ;   617.3 agu2+fp5   48 next spill
        vpxor ymm11, ymm4, ymm12                                         ;   620.7 fp3     45 next
        vmovdqu [rbp + 4000], ymm9                                       ;   621.0 agu2+fp5   48 next spill
        vpand ymm9, ymm10, ymm8                                          ;   628.0 fp0     45 next
        vmovdqu [rbp + 3456], ymm6                                       ;   619.3 agu2+fp5   48 next spill
        vpxor ymm6, ymm1, ymm13                                          ;   620.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm3                                       ;   620.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm12                                         ;   620.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm14                                      ;   621.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                          ;   629.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm0                                       ;   622.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm8                                           ;   628.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   629.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm7                                          ;   620.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   630.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm3                                       ;   631.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm10                                         ;   621.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm9                                       ;   629.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm2                                           ;   622.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm12                                      ;   625.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm5                                          ;   629.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   630.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm2                                         ;   621.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   622.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   631.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm15                                      ;   626.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm4                                         ;   622.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   623.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm1                                         ;   622.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   630.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm14                                      ;   630.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm7                                         ;   625.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   626.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   631.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm5                                          ;   629.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   630.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   632.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   631.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_decrypt_compact.T0_constants256] ;   632.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm14                                      ;   630.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm4                                          ;   629.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm10                                      ;   633.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm3, ymm5                                           ;   629.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm3                                       ;   631.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm7                                           ;   629.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   630.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm15                                      ;   632.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm13                                         ;   630.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   631.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm13                                         ;   630.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   632.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm13                                         ;   631.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   632.3 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm2, ymm1                                          ;   631.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   633.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   633.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   634.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   632.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm3                                       ;   635.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm5                                          ;   633.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   633.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   634.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   634.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   634.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   635.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm1                                           ;   634.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   635.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   635.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   635.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   635.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   636.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   636.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   637.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   636.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm8                                           ;   636.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   637.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   638.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   639.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm1                                           ;   637.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   638.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   639.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3872]                                 ;   640.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3840]                                   ;   638.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   639.8 fp2     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3296]                                       ;   637.0 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   641.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm7                                          ;   644.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   644.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   639.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   645.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   640.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   644.0 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4128]                                  ;   640.8 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, [rbp + 3584]                                  ;   641.0 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   641.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   642.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   646.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   645.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3680]                                      ;   639.8 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   646.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   646.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   645.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   647.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   643.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   647.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2112]                                   ;   647.8 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4032]                                   ;   648.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   646.0 fp3     45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3584]                                 ;   646.0 fp0+agu0   45 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3296]                                       ;   643.3 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   650.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   651.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   646.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm2                                           ;   651.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   648.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   647.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2880]                                   ;   649.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3872]                                 ;   648.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3840]                                 ;   647.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;   648.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4128]                                 ;   647.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   652.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   652.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   653.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   653.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3776]                                       ;   648.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   655.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3648]                                       ;   648.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   655.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3712]                                       ;   649.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   656.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3456]                                       ;   649.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   656.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4000]                                       ;   650.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   657.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3744]                                       ;   650.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   657.3 fp1     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3904]                                      ;   651.0 agu1    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   658.0 fp2     45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3520]                                 ;   656.0 fp3+agu0   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3264]                                   ;   656.3 fp0+agu1   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   657.0 fp1+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 3552]                                   ;   657.3 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   658.0 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 3136]                                 ;   658.3 fp0+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 3168]                                   ;   659.0 fp1+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 3616]                                 ;   655.0 fp2+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 2976]                                 ;   655.3 fp3+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 3424]                                   ;   656.0 fp0+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 3360]                                   ;   656.3 fp1+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 2720]                                   ;   657.0 fp2+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 3200]                                   ;   657.3 fp3+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3488]                                   ;   658.0 fp0+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 3104]                                   ;   658.3 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2816]                                 ;   659.0 fp2+agu1   54 next
        vmovdqu [rbp + 3904], ymm11                                      ;   660.0 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 3520]                                      ;   659.3 agu0    54 next
        vpxor ymm11, ymm11, [r11 + 512]                                  ;   666.3 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm7                                       ;   659.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 3264]                                       ;   660.3 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r11 + 544]                                    ;   667.3 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm5                                       ;   659.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3072]                                       ;   661.3 agu0    54 next
        vpxor ymm5, ymm5, [r11 + 576]                                    ;   668.3 fp1+agu1   54 next
        vmovdqu [rbp + 3072], ymm4                                       ;   659.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 3552]                                       ;   662.3 agu0    54 next
        vpxor ymm4, ymm4, [r11 + 608]                                    ;   669.3 fp2+agu1   54 next
        vmovdqu [rbp + 3552], ymm2                                       ;   660.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 3232]                                       ;   663.3 agu0    54 next
        vpxor ymm2, ymm2, [r11 + 640]                                    ;   670.3 fp3+agu1   54 next
        vmovdqu [rbp + 3232], ymm1                                       ;   661.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 3136]                                       ;   664.3 agu0    54 next
        vpxor ymm1, ymm1, [r11 + 672]                                    ;   671.3 fp0+agu1   54 next
        vmovdqu [rbp + 3136], ymm0                                       ;   662.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3168]                                       ;   665.3 agu0    54 next
        vpxor ymm0, ymm0, [r11 + 704]                                    ;   672.3 fp1+agu1   54 next
        vmovdqu [rbp + 3168], ymm14                                      ;   663.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 3616]                                      ;   666.3 agu0    54 next
        vpxor ymm14, ymm14, [r11 + 736]                                  ;   673.3 fp2+agu1   54 next
        vmovdqu [rbp + 3616], ymm10                                      ;   664.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2976]                                      ;   667.3 agu0    54 next
        vpxor ymm10, ymm10, [r11 + 768]                                  ;   674.3 fp3+agu1   54 next
        vmovdqu [rbp + 2976], ymm8                                       ;   665.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 3424]                                       ;   668.3 agu0    54 next
        vpxor ymm8, ymm8, [r11 + 800]                                    ;   675.3 fp0+agu1   54 next
        vmovdqu [rbp + 3424], ymm12                                      ;   666.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 3360]                                      ;   669.3 agu0    54 next
        vpxor ymm12, ymm12, [r11 + 832]                                  ;   676.3 fp1+agu1   54 next
        vmovdqu [rbp + 3360], ymm13                                      ;   667.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2720]                                      ;   670.3 agu0    54 next
        vpxor ymm13, ymm13, [r11 + 864]                                  ;   677.3 fp2+agu1   54 next
        vmovdqu [rbp + 2720], ymm3                                       ;   668.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 3200]                                       ;   671.3 agu0    54 next
        vpxor ymm3, ymm3, [r11 + 896]                                    ;   678.3 fp3+agu1   54 next
        vmovdqu [rbp + 3200], ymm6                                       ;   669.5 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3488]                                       ;   672.3 agu0    54 next
        vpxor ymm6, ymm6, [r11 + 928]                                    ;   679.3 fp0+agu1   54 next
        vmovdqu [rbp + 3488], ymm9                                       ;   670.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 3104]                                       ;   673.3 agu0    54 next
        vpxor ymm9, ymm9, [r11 + 960]                                    ;   680.3 fp1+agu1   54 next
        vmovdqu [rbp + 3104], ymm15                                      ;   671.5 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2816]                                      ;   674.3 agu0    54 next
        vpxor ymm15, ymm15, [r11 + 992]                                  ;   681.3 fp2+agu1   54 next
        vmovdqu [rbp + 2816], ymm5                                       ;   672.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm6                                          ;   680.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm4                                       ;   673.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm4, ymm12, ymm9                                          ;   681.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm7                                       ;   674.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm10, ymm3                                          ;   679.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm0                                       ;   675.5 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm0, ymm9, ymm15                                          ;   682.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm1                                       ;   676.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm6                                          ;   680.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm11                                      ;   677.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm9                                         ;   681.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   682.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm6, ymm13                                         ;   680.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_decrypt_compact.T0_constants256]   ;   683.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm2                                       ;   678.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm5                                          ;   681.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   684.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm2                                           ;   682.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm4                                       ;   682.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm14, ymm15                                         ;   682.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   683.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm6                                       ;   681.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm8                                          ;   680.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   681.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   684.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm6                                       ;   682.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm14                                         ;   681.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   682.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm10                                         ;   681.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   683.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm0                                       ;   683.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm13                                         ;   682.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   683.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   684.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm13                                         ;   682.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   683.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   685.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   684.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   685.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   684.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm14                                         ;   684.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm12                                      ;   686.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm2, ymm15                                          ;   684.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm2                                       ;   686.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm13                                          ;   684.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                          ;   684.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm6                                       ;   687.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm8, ymm3                                           ;   685.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   686.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm3                                          ;   685.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   687.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm3                                          ;   686.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   687.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm10                                         ;   686.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   688.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   688.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   689.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   687.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm2                                       ;   690.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm15                                          ;   687.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   688.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   689.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   688.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   689.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   689.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm10                                          ;   689.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   690.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   690.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   690.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   690.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   691.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   691.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   692.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   691.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                          ;   691.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   691.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   692.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   693.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm10                                         ;   692.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   693.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   694.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3840]                                 ;   694.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   693.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   694.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2368]                                      ;   691.5 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 3968], ymm12                                      ;   695.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm13                                         ;   698.5 fp3     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   698.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   694.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4032]                                 ;   699.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                           ;   695.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   698.5 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 3584]                                    ;   695.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 3296]                                  ;   695.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   696.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   697.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   700.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   699.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3680]                                       ;   694.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   701.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3584]                                 ;   700.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   699.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   701.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   698.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   702.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3872]                                   ;   702.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2112]                                   ;   703.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   700.5 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3296]                                 ;   700.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2368]                                      ;   698.3 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   705.3 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   706.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   701.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm8                                           ;   706.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   702.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   702.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;   703.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3840]                                   ;   702.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4128]                                   ;   701.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   702.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3584]                                   ;   702.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   707.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   707.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   708.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   708.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3776]                                      ;   702.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3648]                                      ;   702.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   709.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3712]                                       ;   703.5 agu0    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   710.5 fp1     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3456]                                       ;   703.8 agu1    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4000]                                      ;   704.5 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   711.5 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3744]                                      ;   704.8 agu1    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   711.8 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3776]                                      ;   705.5 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3744]                                 ;   712.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm0                                       ;   704.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 3456]                                       ;   706.5 agu0    41 next
        vpand ymm0, ymm0, [rbp + 3744]                                   ;   713.5 fp1+agu1   41 next
        vmovdqu [rbp + 3584], ymm12                                      ;   705.3 agu2+fp5   41 next spill
        vmovdqu ymm12, [rbp + 3712]                                      ;   707.5 agu0    41 next
        vpand ymm12, ymm12, [rbp + 2816]                                 ;   714.5 fp2+agu1   41 next
        vpxor ymm8, ymm8, ymm12                                          ;   715.5 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   715.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm9                                       ;   706.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm11, ymm10                                         ;   712.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm4                                       ;   707.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm5, [rbp + 3456]                                   ;   711.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3840], ymm3                                       ;   709.3 agu2+fp5   41 next spill
        vpxor ymm3, ymm9, [rbp + 3776]                                   ;   713.8 fp3+agu1   41 next
        vpand ymm3, ymm3, [rbp + 3456]                                   ;   714.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   715.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm2                                       ;   709.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm13                                         ;   713.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   716.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3712]                                   ;   714.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   716.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm7                                       ;   711.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, [rbp + 3712]                                  ;   711.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   712.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, [rbp + 3744]                                   ;   712.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   712.7 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rel misty1_decrypt_compact.T0_constants256]   ;   713.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2112], ymm6                                       ;   713.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm15                                         ;   712.8 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   713.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm8                                       ;   717.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3456]                                       ;   713.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2816]                                   ;   720.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   721.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm3                                       ;   715.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm13, [rbp + 2816]                                  ;   717.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   718.5 fp3     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3744]                                       ;   715.5 agu0    54 next reload
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   722.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   717.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm1                                       ;   723.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm6, [rbp + 2816]                                   ;   722.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   723.7 fp3     41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3776]                                   ;   722.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   724.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4064], ymm1                                       ;   725.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm0, [rbp + 3776]                                   ;   716.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   717.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   723.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm15                                         ;   718.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3776]                                 ;   718.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   719.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 3712]                                   ;   717.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2816]                                   ;   718.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   721.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm11                                      ;   718.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm3                                         ;   722.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   723.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   724.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3776]                                       ;   719.2 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm2                                       ;   725.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm1                                          ;   726.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   727.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   728.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2816]                                   ;   728.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   723.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3456]                                      ;   722.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm11                                         ;   729.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                        ;   730.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   731.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   732.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm2                                           ;   729.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   729.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3712]                                   ;   730.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   724.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2816]                                   ;   724.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   725.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   729.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm1                                           ;   726.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3712]                                   ;   725.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   731.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   732.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   731.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2816]                                       ;   726.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm4                                         ;   733.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   727.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4096]                                   ;   727.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   729.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   733.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3712]                                      ;   728.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm13                                         ;   735.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4032]                                   ;   730.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4064]                                   ;   733.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   736.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   729.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 4096]                                   ;   736.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm14                                        ;   737.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   734.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4064]                                 ;   738.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   734.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3872]                                   ;   737.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   738.2 fp3     41 next
        db 0x2e
        vmovdqu ymm1, [rel misty1_decrypt_compact.T0_constants256]       ;   731.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   739.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   739.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   740.2 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   732.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   733.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm15, [rbp + 3936]                                 ;   734.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3296]                                       ;   734.0 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4000]                                   ;   741.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   742.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3680]                                   ;   735.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   736.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2880]                                   ;   735.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm9                                           ;   741.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3840]                                       ;   736.0 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3776]                                   ;   743.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   744.0 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   737.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   738.0 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3968]                                 ;   737.8 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm11                                          ;   738.8 fp1     41 next
        vpxor ymm14, ymm14, [r8 + 4896]                                  ;   738.0 fp2+agu0   48 next
        vpxor ymm0, ymm0, [r8 + 4928]                                    ;   743.0 fp3+agu1   48 next
        vpxor ymm6, ymm6, [r8 + 4960]                                    ;   739.0 fp0+agu0   48 next
        vpxor ymm7, ymm7, [r8 + 4992]                                    ;   742.2 fp1+agu1   48 next
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 5024]                                  ;   745.0 fp2+agu0   48 next
        vpxor ymm10, ymm10, [r8 + 5056]                                  ;   740.8 fp3+agu1   48 next
        vpxor ymm5, ymm5, [r8 + 5088]                                    ;   741.0 fp0+agu0   48 next
        vpxor ymm15, ymm15, [r8 + 4608]                                  ;   741.8 fp1+agu1   48 next
        vpxor ymm2, ymm2, [r8 + 4640]                                    ;   742.0 fp2+agu0   48 next
        vpxor ymm4, ymm4, [r8 + 4672]                                    ;   742.8 fp3+agu1   48 next
        vpxor ymm3, ymm3, [r8 + 4704]                                    ;   743.0 fp0+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4736]                                    ;   744.0 fp1+agu1   48 next
        vpxor ymm13, ymm13, [r8 + 4768]                                  ;   744.0 fp2+agu0   48 next
        vpxor ymm11, ymm11, [r8 + 4800]                                  ;   744.8 fp3+agu1   48 next
        vmovdqu ymm9, [rbp + 3584]                                       ;   745.0 agu0    48 next
        vpxor ymm9, ymm9, [r8 + 4832]                                    ;   752.0 fp0+agu1   48 next
        vmovdqu [rbp + 3584], ymm5                                       ;   742.0 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 2368]                                       ;   746.0 agu0    48 next
        vpxor ymm5, ymm5, [r8 + 4864]                                    ;   753.0 fp1+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   742.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm10, ymm15, ymm11                                        ;   745.8 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm12                                      ;   746.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm3, ymm9                                          ;   753.0 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm7                                       ;   744.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm2, ymm13                                          ;   745.0 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm6                                       ;   745.3 agu2+fp5   48 next spill
        vpand ymm6, ymm3, ymm11                                          ;   745.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm0                                       ;   746.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm5                                           ;   754.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm14                                      ;   747.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm15, ymm9                                         ;   753.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   754.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm8                                         ;   745.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   755.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm6                                       ;   756.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm3                                          ;   746.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm12                                      ;   754.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm4                                          ;   747.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm11                                      ;   750.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm5                                         ;   754.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   755.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   746.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   747.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   756.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm1                                       ;   751.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm15                                          ;   747.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   748.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm2                                           ;   748.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   755.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm0                                       ;   755.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm8                                           ;   750.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   751.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   756.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm5                                           ;   754.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   755.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   757.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   756.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   757.0 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm0                                       ;   755.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm15                                          ;   754.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm3                                       ;   758.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm3, ymm6, ymm5                                            ;   754.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm6                                       ;   756.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                           ;   754.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   755.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm1                                       ;   757.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm4, ymm13                                          ;   755.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   756.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   755.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   757.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   756.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   757.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm2                                           ;   756.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   758.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   758.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   759.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   757.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm6                                       ;   760.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm5                                           ;   758.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   758.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   759.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   759.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   759.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   760.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                           ;   759.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   760.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   760.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   760.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   760.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   761.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   761.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   762.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   761.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm9                                           ;   761.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   762.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   763.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   764.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm2                                          ;   762.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   763.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   764.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3680]                                   ;   765.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   763.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   764.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   762.0 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 3648], ymm3                                       ;   766.0 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm9, ymm8                                           ;   769.0 fp2     45 next
        db 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   769.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   764.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   770.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   765.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   769.0 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3936]                                  ;   765.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, [rbp + 3712]                                  ;   766.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   766.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   767.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   771.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   770.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3296]                                      ;   764.8 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   771.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3936]                                   ;   771.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   770.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   772.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   768.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   772.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   772.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3808]                                   ;   773.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   771.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3712]                                   ;   771.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3744]                                       ;   768.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   775.3 fp0     45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   776.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   771.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm4                                           ;   776.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   773.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   772.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   774.0 fp2+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3680]                                 ;   773.0 fp3+agu1   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   772.0 fp0+agu0   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3648]                                   ;   773.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3936]                                   ;   772.3 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   777.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   777.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   778.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   778.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3840]                                      ;   773.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   780.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   773.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   780.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4128]                                       ;   774.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   781.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3456]                                       ;   774.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   781.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3968]                                       ;   775.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   782.0 fp3     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2368]                                       ;   775.3 agu0    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   782.3 fp0     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3584]                                      ;   776.0 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   783.0 fp1     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3104]                                   ;   781.0 fp2+agu0   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   781.3 fp3+agu1   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3200]                                   ;   782.0 fp0+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 2720]                                   ;   782.3 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 3360]                                 ;   783.0 fp2+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   783.3 fp3+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 2976]                                   ;   784.0 fp0+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 3616]                                   ;   780.0 fp1+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 3168]                                   ;   780.3 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 3136]                                 ;   781.0 fp3+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 3232]                                 ;   781.3 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 3552]                                   ;   782.0 fp1+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 3072]                                   ;   782.3 fp2+agu0   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3264]                                   ;   783.0 fp3+agu1   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3520]                                   ;   783.3 fp0+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   784.0 fp1+agu1   54 next
        vmovdqu [rbp + 3584], ymm10                                      ;   785.0 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3104]                                      ;   784.3 agu0    58 r
        vpxor ymm10, ymm10, [r9]                                         ;   791.3 fp2+agu1   58 r
        vmovdqu [rbp + 3104], ymm8                                       ;   784.3 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 3488]                                       ;   785.3 agu0    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 32]                                      ;   792.3 fp3+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 3488], ymm5                                       ;   784.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3200]                                       ;   786.3 agu0    58 r
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 64]                                      ;   793.3 fp0+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 3200], ymm4                                       ;   784.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2720]                                       ;   787.3 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 96]                                      ;   794.3 fp1+agu1   58 r
        vmovdqu [rbp + 2720], ymm2                                       ;   785.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 3360]                                       ;   788.3 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 128]                                     ;   795.3 fp2+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 896]                                  ;   792.3 fp3+agu0  108 r
        vmovdqu [rbp + 3360], ymm10                                      ;   793.3 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3424]                                      ;   790.0 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 160]                                   ;   797.0 fp0+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 960]                                    ;   793.3 fp1+agu1  108 r
        vmovdqu [rbp + 3424], ymm8                                       ;   794.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2976]                                       ;   791.3 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 192]                                     ;   798.3 fp2+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 1024]                                   ;   794.3 fp3+agu0  108 r
        vmovdqu [rbp + 2976], ymm5                                       ;   795.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 3616]                                       ;   793.0 agu1    58 r
        vpxor ymm5, ymm5, [r9 + 224]                                     ;   800.0 fp0+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 1088]                                   ;   795.3 fp1+agu1  108 r
        vmovdqu [rbp + 3616], ymm4                                       ;   796.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 3168]                                       ;   794.3 agu0    58 r
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 256]                                     ;   801.3 fp2+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 1152]                                   ;   796.3 fp3+agu0  108 r
        vmovdqu [rbp + 3168], ymm2                                       ;   797.3 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3136]                                       ;   796.0 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 288]                                     ;   803.0 fp0+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 1216]                                 ;   798.0 fp1+agu1  108 r
        vmovdqu [rbp + 3136], ymm10                                      ;   799.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3232]                                      ;   797.3 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 320]                                   ;   804.3 fp2+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 1280]                                   ;   799.3 fp3+agu0  108 r
        vmovdqu [rbp + 3232], ymm8                                       ;   800.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3552]                                       ;   799.0 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 352]                                     ;   806.0 fp0+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 1344]                                   ;   801.0 fp1+agu1  108 r
        vmovdqu [rbp + 3552], ymm5                                       ;   802.0 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 3072]                                       ;   800.3 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 384]                                     ;   807.3 fp2+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1408]                                   ;   802.3 fp3+agu0  108 r
        vmovdqu [rbp + 3072], ymm4                                       ;   803.3 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3264]                                       ;   802.0 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 416]                                     ;   809.0 fp0+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 1472]                                   ;   804.0 fp1+agu1  108 r
        vmovdqu [rbp + 3264], ymm2                                       ;   805.0 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3520]                                       ;   803.3 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 448]                                     ;   810.3 fp2+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 1536]                                 ;   805.3 fp3+agu0  108 r
        vmovdqu [rbp + 3520], ymm10                                      ;   806.3 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3904]                                      ;   805.0 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 480]                                   ;   812.0 fp0+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 1600]                                   ;   807.0 fp1+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 1664]                                   ;   808.3 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 1696]                                   ;   810.0 fp3+agu1  108 r
        vpxor ymm2, ymm2, [rbp + 1760]                                   ;   811.3 fp0+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 1792]                                 ;   813.0 fp1+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 928]                                    ;   808.3 fp2+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 992]                                  ;   809.0 fp3+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 1056]                                   ;   809.3 fp0+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 1120]                                   ;   810.0 fp1+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 1184]                                 ;   810.3 fp2+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 1248]                                 ;   811.0 fp3+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 1312]                                   ;   811.3 fp0+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 1376]                                   ;   812.0 fp1+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 1440]                                   ;   812.3 fp2+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 1504]                                 ;   813.0 fp3+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 1568]                                 ;   813.3 fp0+agu0  108 r
        vmovdqu [rbp + 3904], ymm10                                      ;   814.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2720]                                      ;   814.0 agu1   108 r
        vpxor ymm10, ymm10, [rbp + 1632]                                 ;   821.0 fp1+agu0  108 r
        vmovdqu [rbp + 2720], ymm2                                       ;   812.3 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3200]                                       ;   815.0 agu1   108 r
        vpxor ymm2, ymm2, [rbp + 1728]                                   ;   822.0 fp2+agu0  108 r
        vmovdqu [rbp + 3200], ymm4                                       ;   811.0 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3488]                                       ;   816.0 agu1   108 r
        vpxor ymm4, ymm4, [rbp + 1824]                                   ;   823.0 fp3+agu0  108 r
        vmovdqu [rbp + 3488], ymm5                                       ;   812.0 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 3104]                                       ;   817.0 agu1   108 r
        vpxor ymm5, ymm5, [rbp + 1856]                                   ;   824.0 fp0+agu0  108 r
        vmovdqu [rbp + 3104], ymm8                                       ;   813.0 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3584]                                       ;   818.0 agu1   108 r
        vpxor ymm8, ymm8, [rbp + 1888]                                   ;   825.0 fp1+agu0  108 r
        vmovdqu [rbp + 3584], ymm8                                       ;   826.0 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2048]                                       ;   819.0 agu1    66 l
        vpor ymm8, ymm8, [r13 + 4096]                                    ;   826.0 fp2+agu0   66 l
        vmovdqu [rbp + 2368], ymm5                                       ;   825.0 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2016]                                       ;   820.0 agu1    66 l
        vpor ymm5, ymm5, [r13 + 4128]                                    ;   827.0 fp3+agu0   66 l
        vmovdqu [rbp + 3968], ymm4                                       ;   824.0 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 1984]                                       ;   821.0 agu1    66 l
        vpor ymm4, ymm4, [r13 + 4160]                                    ;   828.0 fp0+agu0   66 l
        vmovdqu [rbp + 3456], ymm2                                       ;   823.0 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 1952]                                       ;   822.0 agu1    66 l
        vpor ymm2, ymm2, [r13 + 4192]                                    ;   829.0 fp1+agu0   66 l
        vmovdqu [rbp + 4128], ymm10                                      ;   822.0 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 1920]                                      ;   823.0 agu1    66 l
        vpor ymm10, ymm10, [r13 + 4224]                                  ;   830.0 fp2+agu0   66 l
        vpxor ymm8, ymm8, [rbp + 2336]                                   ;   827.0 fp3+agu1   66 l
        vmovdqu [rbp + 2336], ymm15                                      ;   822.2 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2496]                                      ;   824.3 agu0    66 l
        vpor ymm15, ymm15, [r13 + 4256]                                  ;   831.3 fp0+agu1   66 l
        vpxor ymm5, ymm5, [rbp + 2304]                                   ;   828.0 fp1+agu0   66 l
        vmovdqu [rbp + 2304], ymm14                                      ;   823.2 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 2432]                                      ;   826.0 agu1    66 l
        vpor ymm14, ymm14, [r13 + 4288]                                  ;   833.0 fp2+agu0   66 l
        vpxor ymm4, ymm4, [rbp + 2272]                                   ;   829.0 fp3+agu1   66 l
        vmovdqu [rbp + 2272], ymm0                                       ;   824.2 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2784]                                       ;   827.3 agu0    66 l
        vpor ymm0, ymm0, [r13 + 4320]                                    ;   834.3 fp0+agu1   66 l
        vpxor ymm2, ymm2, [rbp + 2240]                                   ;   830.0 fp1+agu0   66 l
        vmovdqu [rbp + 2240], ymm3                                       ;   825.2 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 3040]                                       ;   829.0 agu1    66 l
        vpor ymm3, ymm3, [r13 + 4352]                                    ;   836.0 fp2+agu0   66 l
        vpxor ymm10, ymm10, [rbp + 2208]                                 ;   831.0 fp3+agu1   66 l
        vmovdqu [rbp + 2208], ymm9                                       ;   826.3 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2400]                                       ;   830.3 agu0    66 l
        vpor ymm9, ymm9, [r13 + 4384]                                    ;   837.3 fp0+agu1   66 l
        vpxor ymm15, ymm15, [rbp + 2080]                                 ;   832.3 fp1+agu0   66 l
        vmovdqu [rbp + 2080], ymm11                                      ;   827.3 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 2560]                                      ;   832.0 agu1    66 l
        vpor ymm11, ymm11, [r13 + 4416]                                  ;   839.0 fp2+agu0   66 l
        vpxor ymm14, ymm14, [rbp + 2144]                                 ;   834.0 fp3+agu1   66 l
        vmovdqu [rbp + 2144], ymm13                                      ;   829.0 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   833.3 agu0    66 l
        vpor ymm13, ymm13, [r13 + 4448]                                  ;   840.3 fp0+agu1   66 l
        vpxor ymm0, ymm0, [rbp + 2176]                                   ;   835.3 fp1+agu0   66 l
        vmovdqu [rbp + 2176], ymm6                                       ;   830.0 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 2464]                                       ;   835.0 agu1    66 l
        vpor ymm6, ymm6, [r13 + 4480]                                    ;   842.0 fp2+agu0   66 l
        vpxor ymm3, ymm3, [rbp + 3328]                                   ;   837.0 fp3+agu1   66 l
        vmovdqu [rbp + 3328], ymm7                                       ;   831.0 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 2912]                                       ;   836.3 agu0    66 l
        vpor ymm7, ymm7, [r13 + 4512]                                    ;   843.3 fp0+agu1   66 l
        vpxor ymm9, ymm9, [rbp + 2944]                                   ;   838.3 fp1+agu0   66 l
        vmovdqu [rbp + 2944], ymm12                                      ;   832.3 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2656]                                      ;   838.0 agu1    66 l
        vpor ymm12, ymm12, [r13 + 4544]                                  ;   845.0 fp2+agu0   66 l
        vpxor ymm11, ymm11, [rbp + 2592]                                 ;   840.0 fp3+agu1   66 l
        vmovdqu [rbp + 2592], ymm1                                       ;   834.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3008]                                       ;   839.3 agu0    66 l
        vpor ymm1, ymm1, [r13 + 4576]                                    ;   846.3 fp0+agu1   66 l
        vpxor ymm13, ymm13, [rbp + 2752]                                 ;   841.3 fp1+agu0   66 l
        vpxor ymm6, ymm6, [rbp + 2528]                                   ;   843.0 fp2+agu1   66 l
        vpxor ymm7, ymm7, [rbp + 2688]                                   ;   844.3 fp3+agu0   66 l
        vpxor ymm12, ymm12, [rbp + 2848]                                 ;   846.0 fp0+agu1   66 l
        vpxor ymm1, ymm1, [rbp + 3392]                                   ;   847.3 fp1+agu0   66 l
        vmovdqu [rbp + 3392], ymm1                                       ;   848.3 agu2+fp5   66 l spill
        vpand ymm1, ymm8, [r12 + 1536]                                   ;   843.0 fp2+agu1   67 l
        vmovdqu [rbp + 2848], ymm8                                       ;   838.3 agu2+fp5   66 l spill
        vpand ymm8, ymm5, [r12 + 1568]                                   ;   843.3 fp3+agu0   67 l
        vmovdqu [rbp + 2688], ymm5                                       ;   839.3 agu2+fp5   66 l spill
        vpand ymm5, ymm4, [r12 + 1600]                                   ;   844.0 fp0+agu1   67 l
        vmovdqu [rbp + 2528], ymm4                                       ;   840.3 agu2+fp5   66 l spill
        vpand ymm4, ymm2, [r12 + 1632]                                   ;   844.3 fp1+agu0   67 l
        vmovdqu [rbp + 2752], ymm2                                       ;   841.3 agu2+fp5   66 l spill
        vpand ymm2, ymm10, [r12 + 1664]                                  ;   845.0 fp2+agu1   67 l
        vmovdqu [rbp + 3776], ymm10                                      ;   842.3 agu2+fp5   66 l spill
        vpand ymm10, ymm15, [r12 + 1696]                                 ;   845.3 fp3+agu0   67 l
        vmovdqu [rbp + 3840], ymm15                                      ;   843.3 agu2+fp5   66 l spill
        vpand ymm15, ymm14, [r12 + 1728]                                 ;   846.0 fp0+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 2048]                                   ;   846.3 fp1+agu0   67 l
        vmovdqu [rbp + 2048], ymm1                                       ;   847.3 agu2+fp5   67 l spill
        vpand ymm1, ymm0, [r12 + 1760]                                   ;   847.0 fp2+agu1   67 l
        vpxor ymm8, ymm8, [rbp + 2016]                                   ;   847.3 fp3+agu0   67 l
        vmovdqu [rbp + 2016], ymm8                                       ;   848.3 agu2+fp5   67 l spill
        vpand ymm8, ymm3, [r12 + 1792]                                   ;   848.0 fp0+agu1   67 l
        vpxor ymm5, ymm5, [rbp + 1984]                                   ;   848.3 fp1+agu0   67 l
        vmovdqu [rbp + 1984], ymm5                                       ;   849.3 agu2+fp5   67 l spill
        vpand ymm5, ymm9, [r12 + 1824]                                   ;   849.0 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   849.3 fp3+agu0   67 l
        vmovdqu [rbp + 1952], ymm4                                       ;   850.3 agu2+fp5   67 l spill
        vpand ymm4, ymm11, [r12 + 1856]                                  ;   850.0 fp0+agu1   67 l
        vpxor ymm2, ymm2, [rbp + 1920]                                   ;   850.3 fp1+agu0   67 l
        vmovdqu [rbp + 1920], ymm2                                       ;   851.3 agu2+fp5   67 l spill
        vpand ymm2, ymm13, [r12 + 1888]                                  ;   851.0 fp2+agu1   67 l
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   851.3 fp3+agu0   67 l
        vmovdqu [rbp + 2496], ymm10                                      ;   852.3 agu2+fp5   67 l spill
        vpand ymm10, ymm6, [r12 + 1920]                                  ;   852.0 fp0+agu1   67 l
        vpxor ymm15, ymm15, [rbp + 2432]                                 ;   852.3 fp1+agu0   67 l
        vmovdqu [rbp + 2432], ymm15                                      ;   853.3 agu2+fp5   67 l spill
        vpand ymm15, ymm7, [r12 + 1952]                                  ;   853.0 fp2+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   853.3 fp3+agu0   67 l
        vmovdqu [rbp + 2784], ymm1                                       ;   854.3 agu2+fp5   67 l spill
        vpand ymm1, ymm12, [r12 + 1984]                                  ;   854.0 fp0+agu1   67 l
        vpxor ymm8, ymm8, [rbp + 3040]                                   ;   854.3 fp1+agu0   67 l
        vpxor ymm5, ymm5, [rbp + 2400]                                   ;   855.0 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2560]                                   ;   855.3 fp3+agu0   67 l
        vmovdqu [rbp + 2560], ymm4                                       ;   856.3 agu2+fp5   67 l spill
        vmovdqu ymm4, [rbp + 3392]                                       ;   856.0 agu1    67 l
        vpand ymm4, ymm4, [r12 + 2016]                                   ;   863.0 fp0+agu0   67 l
        vpxor ymm2, ymm2, [rbp + 2624]                                   ;   857.0 fp1+agu1   67 l
        vpxor ymm10, ymm10, [rbp + 2464]                                 ;   857.3 fp2+agu0   67 l
        vpxor ymm15, ymm15, [rbp + 2912]                                 ;   858.0 fp3+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   858.3 fp0+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 3008]                                   ;   864.0 fp1+agu1   67 l
        vmovdqu [rbp + 3008], ymm4                                       ;   865.0 agu2+fp5   67 l spill
        vmovdqu ymm4, [rbp + 2592]                                       ;   859.3 agu0    66 l
        vpor ymm4, ymm4, [r15]                                           ;   866.3 fp2+agu1   66 l
        vmovdqu [rbp + 2656], ymm1                                       ;   859.3 agu2+fp5   67 l spill
        vmovdqu ymm1, [rbp + 2944]                                       ;   860.3 agu0    66 l
        vpor ymm1, ymm1, [r15 + 32]                                      ;   867.3 fp3+agu1   66 l
        vmovdqu [rbp + 2912], ymm15                                      ;   859.0 agu2+fp5   67 l spill
        vmovdqu ymm15, [rbp + 3328]                                      ;   861.3 agu0    66 l
        vpor ymm15, ymm15, [r15 + 64]                                    ;   868.3 fp0+agu1   66 l
        vmovdqu [rbp + 2464], ymm10                                      ;   858.3 agu2+fp5   67 l spill
        vmovdqu ymm10, [rbp + 2176]                                      ;   862.3 agu0    66 l
        vpor ymm10, ymm10, [r15 + 96]                                    ;   869.3 fp1+agu1   66 l
        vmovdqu [rbp + 2624], ymm2                                       ;   858.0 agu2+fp5   67 l spill
        vmovdqu ymm2, [rbp + 2144]                                       ;   863.3 agu0    66 l
        vpor ymm2, ymm2, [r15 + 128]                                     ;   870.3 fp2+agu1   66 l
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   867.3 fp3+agu0   66 l
        vmovdqu [rbp + 3360], ymm5                                       ;   859.0 agu2+fp5   67 l spill
        vmovdqu ymm5, [rbp + 2080]                                       ;   865.0 agu1    66 l
        vpor ymm5, ymm5, [r15 + 160]                                     ;   872.0 fp0+agu0   66 l
        vpxor ymm1, ymm1, [rbp + 3424]                                   ;   868.3 fp1+agu1   66 l
        vmovdqu [rbp + 3424], ymm8                                       ;   860.3 agu2+fp5   67 l spill
        vmovdqu ymm8, [rbp + 2208]                                       ;   866.3 agu0    66 l
        vpor ymm8, ymm8, [r15 + 192]                                     ;   873.3 fp2+agu1   66 l
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;   869.3 fp3+agu0   66 l
        vmovdqu [rbp + 2976], ymm12                                      ;   863.0 agu2+fp5   66 l spill
        vmovdqu ymm12, [rbp + 2240]                                      ;   868.0 agu1    66 l
        vpor ymm12, ymm12, [r15 + 224]                                   ;   875.0 fp0+agu0   66 l
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3616]                                 ;   870.3 fp1+agu1   66 l
        db 0x2e
        vmovdqu [rbp + 3616], ymm7                                       ;   865.0 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2272]                                       ;   869.3 agu0    66 l
        db 0x2e
        vpor ymm7, ymm7, [r15 + 256]                                     ;   876.3 fp2+agu1   66 l
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3168]                                   ;   871.3 fp3+agu0   66 l
        vmovdqu [rbp + 3168], ymm6                                       ;   866.5 agu2+fp5   66 l spill
        vmovdqu ymm6, [rbp + 2304]                                       ;   871.0 agu1    66 l
        vpor ymm6, ymm6, [r15 + 288]                                     ;   878.0 fp0+agu0   66 l
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   873.0 fp1+agu1   66 l
        vmovdqu [rbp + 3136], ymm13                                      ;   868.0 agu2+fp5   66 l spill
        vmovdqu ymm13, [rbp + 2336]                                      ;   872.3 agu0    66 l
        vpor ymm13, ymm13, [r15 + 320]                                   ;   879.3 fp2+agu1   66 l
        vpxor ymm8, ymm8, [rbp + 3232]                                   ;   874.3 fp3+agu0   66 l
        vmovdqu [rbp + 3232], ymm11                                      ;   869.3 agu2+fp5   66 l spill
        vmovdqu ymm11, [rbp + 4128]                                      ;   874.0 agu1    66 l
        vpor ymm11, ymm11, [r15 + 352]                                   ;   881.0 fp0+agu0   66 l
        vpxor ymm12, ymm12, [rbp + 3552]                                 ;   876.0 fp1+agu1   66 l
        vmovdqu [rbp + 3552], ymm9                                       ;   870.3 agu2+fp5   66 l spill
        vmovdqu ymm9, [rbp + 3456]                                       ;   875.3 agu0    66 l
        vpor ymm9, ymm9, [r15 + 384]                                     ;   882.3 fp2+agu1   66 l
        vpxor ymm7, ymm7, [rbp + 3072]                                   ;   877.3 fp3+agu0   66 l
        vmovdqu [rbp + 3072], ymm3                                       ;   871.3 agu2+fp5   66 l spill
        vmovdqu ymm3, [rbp + 3968]                                       ;   877.0 agu1    66 l
        vpor ymm3, ymm3, [r15 + 416]                                     ;   884.0 fp0+agu0   66 l
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   879.0 fp1+agu1   66 l
        vmovdqu [rbp + 3264], ymm0                                       ;   873.0 agu2+fp5   66 l spill
        vmovdqu ymm0, [rbp + 2368]                                       ;   878.3 agu0    66 l
        vpor ymm0, ymm0, [r15 + 448]                                     ;   885.3 fp2+agu1   66 l
        vpxor ymm13, ymm13, [rbp + 3520]                                 ;   880.3 fp3+agu0   66 l
        vmovdqu [rbp + 3520], ymm14                                      ;   874.3 agu2+fp5   66 l spill
        vmovdqu ymm14, [rbp + 3584]                                      ;   880.0 agu1    66 l
        vpor ymm14, ymm14, [r15 + 480]                                   ;   887.0 fp0+agu0   66 l
        vpxor ymm11, ymm11, [rbp + 3104]                                 ;   882.0 fp1+agu1   66 l
        vpxor ymm9, ymm9, [rbp + 3488]                                   ;   883.3 fp2+agu0   66 l
        vpxor ymm3, ymm3, [rbp + 3200]                                   ;   885.0 fp3+agu1   66 l
        vpxor ymm0, ymm0, [rbp + 2720]                                   ;   886.3 fp0+agu0   66 l
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   888.0 fp1+agu1   66 l
        vmovdqu [rbp + 3904], ymm14                                      ;   889.0 agu2+fp5   66 l spill
        vpand ymm14, ymm4, [r14 + 4096]                                  ;   883.3 fp2+agu0   67 l
        vmovdqu [rbp + 2720], ymm4                                       ;   879.0 agu2+fp5   66 l spill
        vpand ymm4, ymm1, [r14 + 4128]                                   ;   884.0 fp3+agu1   67 l
        vmovdqu [rbp + 3200], ymm1                                       ;   880.0 agu2+fp5   66 l spill
        vpand ymm1, ymm15, [r14 + 4160]                                  ;   884.3 fp0+agu0   67 l
        vmovdqu [rbp + 3488], ymm15                                      ;   881.0 agu2+fp5   66 l spill
        vpand ymm15, ymm10, [r14 + 4192]                                 ;   885.0 fp1+agu1   67 l
        vmovdqu [rbp + 3104], ymm10                                      ;   882.0 agu2+fp5   66 l spill
        vpand ymm10, ymm2, [r14 + 4224]                                  ;   885.3 fp2+agu0   67 l
        vmovdqu [rbp + 2400], ymm2                                       ;   883.0 agu2+fp5   66 l spill
        vpand ymm2, ymm5, [r14 + 4256]                                   ;   886.0 fp3+agu1   67 l
        vmovdqu [rbp + 3040], ymm5                                       ;   884.0 agu2+fp5   66 l spill
        vpand ymm5, ymm8, [r14 + 4288]                                   ;   886.3 fp0+agu0   67 l
        vpxor ymm14, ymm14, [rbp + 2592]                                 ;   887.0 fp1+agu1   67 l
        vmovdqu [rbp + 2592], ymm14                                      ;   888.0 agu2+fp5   67 l spill
        vpand ymm14, ymm12, [r14 + 4320]                                 ;   887.3 fp2+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;   888.0 fp3+agu1   67 l
        vmovdqu [rbp + 2944], ymm4                                       ;   889.0 agu2+fp5   67 l spill
        vpand ymm4, ymm7, [r14 + 4352]                                   ;   888.3 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 3328]                                   ;   889.0 fp1+agu1   67 l
        vmovdqu [rbp + 3328], ymm1                                       ;   890.0 agu2+fp5   67 l spill
        vpand ymm1, ymm6, [r14 + 4384]                                   ;   889.3 fp2+agu0   67 l
        vpxor ymm15, ymm15, [rbp + 2176]                                 ;   890.0 fp3+agu1   67 l
        vmovdqu [rbp + 2176], ymm15                                      ;   891.0 agu2+fp5   67 l spill
        vpand ymm15, ymm13, [r14 + 4416]                                 ;   890.3 fp0+agu0   67 l
        vpxor ymm10, ymm10, [rbp + 2144]                                 ;   891.0 fp1+agu1   67 l
        vmovdqu [rbp + 2144], ymm10                                      ;   892.0 agu2+fp5   67 l spill
        vpand ymm10, ymm11, [r14 + 4448]                                 ;   891.3 fp2+agu0   67 l
        vpxor ymm2, ymm2, [rbp + 2080]                                   ;   892.0 fp3+agu1   67 l
        vmovdqu [rbp + 2080], ymm2                                       ;   893.0 agu2+fp5   67 l spill
        vpand ymm2, ymm9, [r14 + 4480]                                   ;   892.3 fp0+agu0   67 l
        vpxor ymm5, ymm5, [rbp + 2208]                                   ;   893.0 fp1+agu1   67 l
        vmovdqu [rbp + 2208], ymm5                                       ;   894.0 agu2+fp5   67 l spill
        vpand ymm5, ymm3, [r14 + 4512]                                   ;   893.3 fp2+agu0   67 l
        vpxor ymm14, ymm14, [rbp + 2240]                                 ;   894.0 fp3+agu1   67 l
        vmovdqu [rbp + 2240], ymm14                                      ;   895.0 agu2+fp5   67 l spill
        vpand ymm14, ymm0, [r14 + 4544]                                  ;   894.3 fp0+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 2272]                                   ;   895.0 fp1+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 2304]                                   ;   895.3 fp2+agu0   67 l
        vpxor ymm15, ymm15, [rbp + 2336]                                 ;   896.0 fp3+agu1   67 l
        vmovdqu [rbp + 2336], ymm15                                      ;   897.0 agu2+fp5   67 l spill
        vmovdqu ymm15, [rbp + 3904]                                      ;   896.3 agu0    67 l
        vpand ymm15, ymm15, [r14 + 4576]                                 ;   903.3 fp0+agu1   67 l
        vpxor ymm10, ymm10, [rbp + 4128]                                 ;   897.3 fp1+agu0   67 l
        vpxor ymm2, ymm2, [rbp + 3456]                                   ;   898.0 fp2+agu1   67 l
        vpxor ymm5, ymm5, [rbp + 3968]                                   ;   898.3 fp3+agu0   67 l
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;   899.0 fp0+agu1   67 l
        vpxor ymm15, ymm15, [rbp + 3584]                                 ;   904.3 fp1+agu0   67 l
        vmovdqu [rbp + 3584], ymm15                                      ;   905.3 agu2+fp5   67 l spill
        vmovdqu ymm15, [rbp + 2976]                                      ;   900.0 agu1    66 l reload
        vmovdqu [rbp + 768], ymm15                                       ;   907.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3392]                                      ;   900.3 agu0    66 l reload
        vmovdqu [rbp + 832], ymm15                                       ;   907.3 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2048]                                      ;   901.0 agu1    67 l reload
        vmovdqu [rbp - 96], ymm15                                        ;   908.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 2016]                                      ;   901.3 agu0    67 l reload
        db 0x2e
        vmovdqu [rbp - 32], ymm15                                        ;   908.3 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 1984]                                      ;   902.0 agu1    67 l reload
        db 0x2e
        vmovdqu [rbp + 32], ymm15                                        ;   909.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 1952]                                      ;   902.3 agu0    67 l reload
        vmovdqu [rbp + 96], ymm15                                        ;   909.3 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 1920]                                      ;   903.0 agu1    67 l reload
        vmovdqu [rbp + 160], ymm15                                       ;   910.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2496]                                      ;   903.3 agu0    67 l reload
        vmovdqu [rbp + 224], ymm15                                       ;   910.3 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2432]                                      ;   904.0 agu1    67 l reload
        vmovdqu [rbp + 288], ymm15                                       ;   911.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2784]                                      ;   904.3 agu0    67 l reload
        vmovdqu [rbp + 352], ymm15                                       ;   911.3 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3424]                                      ;   905.0 agu1    67 l reload
        vmovdqu [rbp + 416], ymm15                                       ;   912.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3360]                                      ;   905.3 agu0    67 l reload
        vmovdqu [rbp + 480], ymm15                                       ;   912.3 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2560]                                      ;   906.3 agu0    67 l reload
        vmovdqu [rbp + 544], ymm15                                       ;   913.3 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2624]                                      ;   907.0 agu1    67 l reload
        vmovdqu [rbp + 608], ymm15                                       ;   914.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2464]                                      ;   907.3 agu0    67 l reload
        vmovdqu [rbp + 672], ymm15                                       ;   914.3 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2912]                                      ;   908.3 agu0    67 l reload
        vmovdqu [rbp + 736], ymm15                                       ;   915.3 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2656]                                      ;   909.0 agu1    67 l reload
        vmovdqu [rbp + 800], ymm15                                       ;   916.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3008]                                      ;   909.3 agu0    67 l reload
        vmovdqu [rbp + 864], ymm15                                       ;   916.3 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2720]                                      ;   910.3 agu0    66 l reload
        vmovdqu [rbp + 896], ymm15                                       ;   917.3 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3200]                                      ;   911.0 agu1    66 l reload
        vmovdqu [rbp + 960], ymm15                                       ;   918.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3488]                                      ;   911.3 agu0    66 l reload
        vmovdqu [rbp + 1024], ymm15                                      ;   918.3 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3104]                                      ;   912.3 agu0    66 l reload
        vmovdqu [rbp + 1088], ymm15                                      ;   919.3 agu2+fp5  126 rounds
        vmovdqu [rbp + 1280], ymm8                                       ;   917.0 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2400]                                      ;   913.3 agu0    66 l reload
        vmovdqu [rbp + 1152], ymm15                                      ;   920.3 agu2+fp5  126 rounds
        vmovdqu [rbp + 1344], ymm12                                      ;   919.0 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3040]                                      ;   914.3 agu0    66 l reload
        vmovdqu [rbp + 1216], ymm15                                      ;   921.3 agu2+fp5  126 rounds
        vmovdqu [rbp + 1408], ymm7                                       ;   921.0 agu1+fp5  126 rounds
        vmovdqu [rbp + 1472], ymm6                                       ;   922.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1536], ymm13                                      ;   923.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1600], ymm11                                      ;   924.0 agu1+fp5  126 rounds
        vmovdqu [rbp + 1664], ymm9                                       ;   925.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1696], ymm3                                       ;   926.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1760], ymm0                                       ;   927.0 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3904]                                      ;   917.3 agu0    66 l reload
        vmovdqu [rbp + 1792], ymm15                                      ;   928.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2592]                                      ;   918.0 agu1    67 l reload
        vmovdqu [rbp + 928], ymm15                                       ;   929.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2944]                                      ;   918.3 agu0    67 l reload
        vmovdqu [rbp + 992], ymm15                                       ;   930.0 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3328]                                      ;   919.3 agu0    67 l reload
        vmovdqu [rbp + 1056], ymm15                                      ;   931.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2176]                                      ;   920.0 agu1    67 l reload
        vmovdqu [rbp + 1120], ymm15                                      ;   932.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2144]                                      ;   920.3 agu0    67 l reload
        vmovdqu [rbp + 1184], ymm15                                      ;   933.0 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2080]                                      ;   921.3 agu0    67 l reload
        vmovdqu [rbp + 1248], ymm15                                      ;   934.0 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2208]                                      ;   922.0 agu1    67 l reload
        vmovdqu [rbp + 1312], ymm15                                      ;   935.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1440], ymm4                                       ;   936.0 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2240]                                      ;   923.0 agu1    67 l reload
        vmovdqu [rbp + 1376], ymm15                                      ;   937.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1504], ymm1                                       ;   938.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1632], ymm10                                      ;   939.0 agu1+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 2336]                                      ;   924.3 agu0    67 l reload
        vmovdqu [rbp + 1568], ymm15                                      ;   940.0 agu2+fp5  126 rounds
        vmovdqu [rbp + 1728], ymm2                                       ;   941.0 agu1+fp5  126 rounds
        vmovdqu [rbp + 1824], ymm5                                       ;   942.0 agu0+fp5  126 rounds
        vmovdqu [rbp + 1856], ymm14                                      ;   943.0 agu2+fp5  126 rounds
        vmovdqu ymm14, [rbp + 3584]                                      ;   928.0 agu1    67 l reload
        vmovdqu [rbp + 1888], ymm14                                      ;   944.0 agu0+fp5  126 rounds
        mov rsi, qword [rbp + 4176]                                      ;   929.0 agu2   126 rounds reload
        db 0x2e, 0x2e, 0x2e
        sub r10, rsi                                                     ;   933.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0xc00                                                   ;   934.0 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;   935.0 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                                     ;   936.0 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r8, rsi                                                      ;   933.0 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, 0xc00                                                    ;   934.0 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r8, 0xfff                                                    ;   935.0 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                                      ;   936.0 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   934.2 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, 0xc00                                                    ;   935.2 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r9, 0xfff                                                    ;   936.2 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, rsi                                                      ;   937.2 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r11, rsi                                                     ;   935.2 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, 0xc00                                                   ;   936.2 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   937.2 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   938.2 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r13, rsi                                                     ;   936.2 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r13, 0xe00                                                   ;   937.2 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r13, 0xfff                                                   ;   938.2 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                                     ;   939.2 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, rsi                                                     ;   937.2 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0xe00                                                   ;   938.2 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r14, 0xfff                                                   ;   939.2 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, rsi                                                     ;   940.2 alu3   126 rounds
        db 0x2e, 0x2e
        sub r15, rsi                                                     ;   938.2 alu0   126 rounds
        db 0x2e, 0x2e
        add r15, 0xe00                                                   ;   939.2 alu1   126 rounds
        db 0x2e, 0x2e
        and r15, 0xfff                                                   ;   940.2 alu2   126 rounds
        db 0x2e, 0x2e
        add r15, rsi                                                     ;   941.2 alu3   126 rounds
        db 0x2e, 0x2e
        add r12, -512                                                    ;   939.2 alu0   126 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2848]                                       ;   938.3 agu1    66 l reload
        db 0x2e
        vmovdqu ymm1, [rbp + 2688]                                       ;   938.5 agu0    66 l reload
        db 0x2e
        vmovdqu ymm2, [rbp + 2528]                                       ;   939.3 agu1    66 l reload
        vmovdqu ymm3, [rbp + 2752]                                       ;   939.5 agu0    66 l reload
        vmovdqu ymm4, [rbp + 3776]                                       ;   940.3 agu1    66 l reload
        vmovdqu ymm5, [rbp + 3840]                                       ;   940.5 agu0    66 l reload
        vmovdqu ymm6, [rbp + 3520]                                       ;   941.3 agu1    66 l reload
        vmovdqu ymm7, [rbp + 3264]                                       ;   941.5 agu0    66 l reload
        vmovdqu ymm8, [rbp + 3072]                                       ;   942.3 agu1    66 l reload
        vmovdqu ymm9, [rbp + 3552]                                       ;   942.5 agu0    66 l reload
        vmovdqu ymm10, [rbp + 3232]                                      ;   943.3 agu1    66 l reload
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3136]                                      ;   943.5 agu0    66 l reload
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3168]                                      ;   944.3 agu1    66 l reload
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3616]                                      ;   944.5 agu0    66 l reload
        db 0x2e, 0x2e
        cmp r12, qword [rbp + 4248]                                      ;                    more rounds?
        jne .rounds_2
        db 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm0                                        ;                    resident
        db 0x2e
        vmovdqu [rbp - 64], ymm1                                         ;                    resident
        db 0x2e
        vmovdqu [rbp + 0], ymm2                                          ;                    resident
        db 0x2e
        vmovdqu [rbp + 64], ymm3                                         ;                    resident
        db 0x2e
        vmovdqu [rbp + 128], ymm4                                        ;                    resident
        db 0x2e
        vmovdqu [rbp + 192], ymm5                                        ;                    resident
        vmovdqu [rbp + 256], ymm6                                        ;                    resident
        vmovdqu [rbp + 320], ymm7                                        ;                    resident
        vmovdqu [rbp + 384], ymm8                                        ;                    resident
        vmovdqu [rbp + 448], ymm9                                        ;                    resident
        vmovdqu [rbp + 512], ymm10                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 576], ymm11                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 640], ymm12                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 704], ymm13                                       ;                    resident
        db 0x2e
        mov qword [rbp + 4184], r8                                       ;                    resident
        db 0x2e
        mov qword [rbp + 4208], r9                                       ;                    resident
        mov qword [rbp + 4200], r10                                      ;                    resident
        mov qword [rbp + 4216], r11                                      ;                    resident
        mov qword [rbp + 4192], r12                                      ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 4224], r13                                      ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 4232], r14                                      ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 4240], r15                                      ;                    resident
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 96]                                         ;     0.0 agu0   132 dst reload
        db 0x2e, 0x2e
        mov r8, qword [rbp + 4256]                                       ;     0.2 agu1   132 dst reload
        db 0x2e, 0x2e
        vmovdqu [r8], ymm0                                               ;     7.0 agu2+fp5  132 dst
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 32]                                         ;     1.0 agu0   132 dst reload
        db 0x2e
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
