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
;   blocks/rounds: 3455 uops, planned 958.7; bounds: width 575.8, ports 675.0, path 76.0
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
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [r9 + 2048]                                    ;    13.3 fp2+agu0   67 l
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    14.3 fp3     67 l
        db 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm0                                         ;    15.3 agu1+fp5  126 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 1056]                                        ;     4.0 agu0   125 l.1
        db 0x2e, 0x2e
        vpor ymm1, ymm0, [r9 + 5152]                                     ;    11.3 fp0+agu1   66 l
        db 0x2e, 0x2e
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
        vpxor ymm1, ymm1, [r8 + 1600]                                    ;    13.0 fp1+agu0   66 l
        vmovdqu [rbp + 0], ymm1                                          ;    14.0 agu2+fp5  126 rounds
        vpand ymm1, ymm1, [r9 + 2112]                                    ;    14.0 fp2+agu1   67 l
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    15.0 fp3     67 l
        db 0x2e, 0x2e
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
        db 0x2e
        vmovdqu [rbp + 96], ymm0                                         ;    23.0 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 1152]                                        ;    14.0 agu0   125 l.4
        db 0x2e
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
        vpxor ymm1, ymm1, [r8 + 544]                                     ;    60.3 fp1+agu1   66 l
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
        vpand ymm1, ymm1, [r9 + 7232]                                    ;    66.0 fp2+agu1   67 l
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    67.0 fp3     67 l
        db 0x2e, 0x2e
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
        db 0x2e
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
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;    99.2 fp1     67 l
        db 0x2e
        vmovdqu [rbp + 1856], ymm4                                       ;   100.2 agu2+fp5  126 rounds
        db 0x2e
        vpand ymm1, ymm1, [r9 + 7648]                                    ;    98.3 fp2+agu1   67 l
        vpxor ymm5, ymm5, ymm1                                           ;    99.3 fp3     67 l
        vmovdqu [rbp + 1888], ymm5                                       ;   100.3 agu0+fp5  126 rounds
        mov qword [rbp + 4184], r9                                       ;    96.5 agu2+st0  126 rounds
        mov qword [rbp + 4192], r9                                       ;    96.7 agu1+st1  126 rounds
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
        db 0x2e, 0x2e
        mov qword [rbp + 4232], r8                                       ;    99.5 agu2+st0  126 rounds
        db 0x2e, 0x2e
        lea r8, [r9 + 3584]                                              ;    98.5 alu1   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4240], r8                                       ;    99.7 agu1+st1  126 rounds
        db 0x2e, 0x2e
        add r9, -2048                                                    ;    98.8 alu2   126 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4248], r9                                       ;   100.5 agu0+st0  126 rounds
        db 0x2e, 0x2e
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
        vmovdqu ymm6, [rbp + 256]                                        ;                    resident
        vmovdqu ymm7, [rbp + 320]                                        ;                    resident
        vmovdqu ymm8, [rbp + 384]                                        ;                    resident
        vmovdqu ymm9, [rbp + 448]                                        ;                    resident
        vmovdqu ymm10, [rbp + 512]                                       ;                    resident
        db 0x2e
        vmovdqu ymm11, [rbp + 576]                                       ;                    resident
        db 0x2e
        vmovdqu ymm12, [rbp + 640]                                       ;                    resident
        db 0x2e
        vmovdqu ymm13, [rbp + 704]                                       ;                    resident
        db 0x2e
        mov r8, qword [rbp + 4184]                                       ;                    resident
        db 0x2e
        mov r9, qword [rbp + 4208]                                       ;                    resident
        mov r10, qword [rbp + 4200]                                      ;                    resident
        mov r11, qword [rbp + 4216]                                      ;                    resident
        mov r12, qword [rbp + 4192]                                      ;                    resident
        db 0x2e, 0x2e
        mov r13, qword [rbp + 4224]                                      ;                    resident
        db 0x2e, 0x2e
        mov r14, qword [rbp + 4232]                                      ;                    resident
        db 0x2e, 0x2e
        mov r15, qword [rbp + 4240]                                      ;                    resident
.rounds_2:
        db 0x2e
        vmovdqu ymm14, [r10]                                             ;     0.0 agu0    76 l.0
        db 0x2e
        vmovdqu ymm15, [r10 + 32]                                        ;     0.2 agu1    76 l.1
        db 0x2e
        vmovdqu ymm15, [r10 + 64]                                        ;     1.0 agu0    76 l.2
        db 0x2e
        vmovdqu ymm15, [r10 + 96]                                        ;     1.2 agu1    76 l.3
        db 0x2e
        vmovdqu ymm15, [r10 + 128]                                       ;     2.0 agu0    76 l.4
        vmovdqu ymm15, [r10 + 160]                                       ;     2.2 agu1    76 l.5
        vmovdqu ymm15, [r10 + 192]                                       ;     3.0 agu0    76 l.6
        vmovdqu ymm15, [r10 + 224]                                       ;     3.2 agu1    76 l.7
        vmovdqu ymm15, [r10 + 256]                                       ;     4.0 agu0    76 l.8
        vmovdqu ymm15, [r10 + 288]                                       ;     4.2 agu1    76 l.9
        vmovdqu ymm15, [r10 + 320]                                       ;     5.0 agu0    76 l.10
        vmovdqu ymm15, [r10 + 352]                                       ;     5.2 agu1    76 l.11
        vmovdqu ymm15, [r10 + 384]                                       ;     6.0 agu0    76 l.12
        vmovdqu ymm15, [r10 + 416]                                       ;     6.2 agu1    76 l.13
        vmovdqu ymm15, [r10 + 448]                                       ;     7.0 agu0    76 l.14
        vmovdqu ymm15, [r10 + 480]                                       ;     7.2 agu1    76 l.15
        vmovdqu ymm15, [r10 + 512]                                       ;     8.0 agu0    54 next
        vpxor ymm15, ymm15, [rbp + 896]                                  ;    15.0 fp0+agu1   54 next
        vmovdqu ymm14, [r10 + 544]                                       ;     9.0 agu0    54 next
        vpxor ymm14, ymm14, [rbp + 960]                                  ;    16.0 fp1+agu1   54 next
        vmovdqu [rbp + 1920], ymm13                                      ;     3.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [r10 + 576]                                       ;    10.0 agu0    54 next
        vpxor ymm13, ymm13, [rbp + 1024]                                 ;    17.0 fp2+agu1   54 next
        vmovdqu [rbp + 1952], ymm12                                      ;     4.3 agu2+fp5  108 r spill
        vmovdqu ymm12, [r10 + 608]                                       ;    11.0 agu0    54 next
        vpxor ymm12, ymm12, [rbp + 1088]                                 ;    18.0 fp3+agu1   54 next
        vmovdqu [rbp + 1984], ymm11                                      ;     5.3 agu2+fp5  108 r spill
        vmovdqu ymm11, [r10 + 640]                                       ;    12.0 agu0    54 next
        vpxor ymm11, ymm11, [rbp + 1152]                                 ;    19.0 fp0+agu1   54 next
        vmovdqu [rbp + 2016], ymm10                                      ;     6.3 agu2+fp5  108 r spill
        vmovdqu ymm10, [r10 + 672]                                       ;    13.0 agu0    54 next
        vpxor ymm10, ymm10, [rbp + 1216]                                 ;    20.0 fp1+agu1   54 next
        vmovdqu [rbp + 2048], ymm9                                       ;     7.3 agu2+fp5  108 r spill
        vmovdqu ymm9, [r10 + 704]                                        ;    14.0 agu0    54 next
        vpxor ymm9, ymm9, [rbp + 1280]                                   ;    21.0 fp2+agu1   54 next
        vmovdqu [rbp + 2080], ymm8                                       ;     8.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [r10 + 736]                                        ;    15.0 agu0    54 next
        vpxor ymm8, ymm8, [rbp + 1344]                                   ;    22.0 fp3+agu1   54 next
        vmovdqu [rbp + 2112], ymm7                                       ;     9.3 agu2+fp5  108 r spill
        vmovdqu ymm7, [r10 + 768]                                        ;    16.0 agu0    54 next
        vpxor ymm7, ymm7, [rbp + 1408]                                   ;    23.0 fp0+agu1   54 next
        vmovdqu [rbp + 2144], ymm6                                       ;    10.3 agu2+fp5  108 r spill
        vmovdqu ymm6, [r10 + 800]                                        ;    17.0 agu0    54 next
        vpxor ymm6, ymm6, [rbp + 1472]                                   ;    24.0 fp1+agu1   54 next
        vmovdqu [rbp + 2176], ymm5                                       ;    12.0 agu2+fp5  108 r spill
        vmovdqu ymm5, [r10 + 832]                                        ;    18.0 agu0    54 next
        vpxor ymm5, ymm5, [rbp + 1536]                                   ;    25.0 fp2+agu1   54 next
        vmovdqu [rbp + 2208], ymm4                                       ;    14.0 agu2+fp5  108 r spill
        vmovdqu ymm4, [r10 + 864]                                        ;    19.0 agu0    54 next
        vpxor ymm4, ymm4, [rbp + 1600]                                   ;    26.0 fp3+agu1   54 next
        vmovdqu [rbp + 2240], ymm3                                       ;    15.2 agu2+fp5  108 r spill
        vmovdqu ymm3, [r10 + 896]                                        ;    20.0 agu0    54 next
        vpxor ymm3, ymm3, [rbp + 1664]                                   ;    27.0 fp0+agu1   54 next
        vmovdqu [rbp + 2272], ymm2                                       ;    16.2 agu2+fp5  108 r spill
        vmovdqa ymm2, ymm8                                               ;    23.0         41 next copy
        vmovdqu [rbp + 2304], ymm1                                       ;    17.2 agu2+fp5  108 r spill
        vmovdqu ymm1, [r10 + 928]                                        ;    21.0 agu0    54 next
        vpxor ymm1, ymm1, [rbp + 1696]                                   ;    28.0 fp1+agu1   54 next
        vpxor ymm2, ymm2, ymm1                                           ;    29.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2336], ymm0                                       ;    18.2 agu2+fp5  108 r spill
        db 0x2e
        vmovdqa ymm0, ymm5                                               ;    26.0         41 next copy
        db 0x2e
        vmovdqu [rbp + 2368], ymm13                                      ;    19.2 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm13, ymm7, ymm3                                          ;    28.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm12                                      ;    20.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [r10 + 960]                                       ;    22.0 agu0    54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1760]                                 ;    29.0 fp0+agu1   54 next
        db 0x2e
        vpand ymm0, ymm0, ymm12                                          ;    30.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm14                                      ;    21.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm12                                             ;    30.0         41 next copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm9                                       ;    22.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm1                                           ;    29.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2496], ymm10                                      ;    23.2 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm10, ymm8, ymm12                                         ;    30.0 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    31.0 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [r10 + 992]                                       ;    23.2 agu1    54 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 1792]                                 ;    30.2 fp1+agu0   54 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;    31.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_decrypt_compact.T0_constants256]   ;    32.0 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm15                                      ;    25.0 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm15, ymm1, ymm4                                          ;    29.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm11                                      ;    26.0 agu0+fp5   54 next spill
        db 0x2e
        vpxor ymm11, ymm5, ymm2                                          ;    30.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2592], ymm9                                       ;    33.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm11                                          ;    31.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm0                                       ;    31.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm10                                          ;    31.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;    32.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm1                                       ;    29.2 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, ymm6                                           ;    29.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;    30.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;    33.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm1                                       ;    31.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm8                                           ;    30.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;    31.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm7                                           ;    30.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    32.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm14                                      ;    32.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm4                                          ;    31.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;    32.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;    33.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm4                                         ;    31.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    32.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;    34.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;    33.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;    34.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm14                                      ;    32.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm8                                          ;    33.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm5                                       ;    35.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm11, ymm10                                          ;    33.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm11                                      ;    34.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm13, ymm4                                         ;    33.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm8                                         ;    33.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm1                                       ;    35.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm3                                           ;    34.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    35.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm3                                           ;    34.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;    36.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm3                                          ;    35.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    36.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm7                                           ;    35.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;    37.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    37.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    38.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;    36.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm11                                      ;    39.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm10                                         ;    36.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    37.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    38.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;    37.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;    38.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;    38.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm7                                         ;    38.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    39.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    39.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;    39.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;    39.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;    40.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;    40.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;    41.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    40.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, ymm12                                         ;    40.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;    40.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    41.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;    42.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm7                                          ;    41.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;    42.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    43.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2688]                                   ;    43.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2624]                                   ;    42.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    43.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2656]                                       ;    40.2 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;    44.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm12, ymm4                                          ;    47.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;    47.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;    43.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2848]                                   ;    48.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;    44.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;    47.2 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 2816]                                    ;    44.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm2, [rbp + 2592]                                   ;    44.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    45.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;    46.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;    49.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;    48.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2784]                                       ;    43.5 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    50.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;    49.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    48.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    50.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;    47.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;    51.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2720]                                 ;    51.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2880]                                 ;    52.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    49.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;    49.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2656]                                       ;    47.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;    54.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;    50.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;    55.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm6                                          ;    55.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;    51.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;    51.5 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2752]                                 ;    52.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2688]                                   ;    51.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2624]                                   ;    50.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2912]                                   ;    51.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;    51.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;    56.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    56.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;    57.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    57.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2560]                                      ;    51.2 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2528]                                       ;    51.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;    58.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2496]                                       ;    52.2 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;    59.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2464]                                       ;    52.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2432]                                       ;    53.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    60.2 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2400]                                       ;    53.5 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, ymm2                                           ;    60.5 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2560]                                      ;    54.2 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 2400]                                 ;    61.2 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm14                                      ;    53.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2464]                                      ;    55.2 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 2400]                                 ;    62.2 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm5                                       ;    54.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2496]                                       ;    56.2 agu1    41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 2368]                                   ;    63.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;    64.2 fp0     41 next
        db 0x2e
        vpand ymm5, ymm5, ymm7                                           ;    64.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2912], ymm12                                      ;    55.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm8, ymm7                                          ;    61.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm0                                       ;    56.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm4, [rbp + 2464]                                   ;    60.2 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm3                                       ;    58.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm12, [rbp + 2560]                                  ;    62.5 fp0+agu0   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 2464]                                   ;    63.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;    64.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm11                                      ;    58.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm10                                        ;    62.2 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;    65.2 fp0     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 2496]                                 ;    63.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;    65.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm13                                      ;    60.2 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm7, [rbp + 2496]                                  ;    60.3 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2592], ymm9                                       ;    61.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, [rbp + 2400]                                  ;    61.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;    61.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;    62.3 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm1                                       ;    62.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm7, ymm2                                           ;    61.5 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    62.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm6                                       ;    66.2 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2464]                                       ;    62.3 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2368]                                   ;    69.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    70.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm3                                       ;    64.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, [rbp + 2368]                                  ;    66.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    67.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2400]                                       ;    64.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    71.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;    66.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm9                                       ;    72.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 2368]                                   ;    71.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;    72.3 fp0     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 2560]                                   ;    71.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;    73.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm9                                       ;    74.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 2560]                                  ;    65.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    66.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    72.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm2                                         ;    67.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2560]                                 ;    67.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;    68.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2496]                                   ;    66.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2368]                                 ;    67.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;    70.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3008], ymm8                                       ;    67.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm3                                           ;    71.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;    72.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    73.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2560]                                       ;    67.8 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm11                                      ;    74.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm9                                          ;    74.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    75.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;    76.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;    76.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;    72.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2464]                                       ;    71.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm8                                          ;    78.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;    79.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    80.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;    81.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm11                                          ;    77.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;    77.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2496]                                   ;    78.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;    73.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2368]                                 ;    73.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;    74.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;    77.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm9                                         ;    74.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2496]                                   ;    74.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;    80.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;    81.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;    79.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2368]                                       ;    74.8 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm0                                          ;    81.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;    75.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3008]                                   ;    75.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;    78.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;    82.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2496]                                      ;    76.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm8, ymm10                                          ;    83.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2848]                                   ;    78.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2976]                                 ;    82.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;    84.8 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;    78.2 fp1     41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 3008]                                   ;    84.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm15                                         ;    85.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;    83.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;    86.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;    83.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2720]                                   ;    85.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;    86.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel misty1_decrypt_compact.T0_constants256]       ;    80.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    87.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;    87.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;    81.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;    88.8 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;    81.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 3040]                                  ;    82.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2592]                                       ;    82.7 agu1    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;    89.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;    90.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2784]                                   ;    83.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;    84.7 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2752]                                   ;    84.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm3, ymm12                                         ;    89.8 fp0     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2688]                                      ;    84.7 agu1    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2560]                                 ;    91.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;    92.7 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2624]                                 ;    85.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;    86.7 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 2912]                                   ;    86.3 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;    87.3 fp2     41 next
        vpxor ymm15, ymm15, [r11 + 4384]                                 ;    86.7 fp3+agu1   48 next
        vpxor ymm14, ymm14, [r11 + 4416]                                 ;    91.7 fp0+agu0   48 next
        vpxor ymm1, ymm1, [r11 + 4448]                                   ;    87.7 fp1+agu1   48 next
        vpxor ymm11, ymm11, [r11 + 4480]                                 ;    90.8 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r11 + 4512]                                   ;    93.7 fp3+agu1   48 next
        db 0x2e
        vpxor ymm7, ymm7, [r11 + 4544]                                   ;    89.3 fp0+agu0   48 next
        vpxor ymm4, ymm4, [r11 + 4576]                                   ;    89.7 fp1+agu1   48 next
        vpxor ymm2, ymm2, [r11 + 4096]                                   ;    90.3 fp2+agu0   48 next
        vpxor ymm9, ymm9, [r11 + 4128]                                   ;    90.7 fp3+agu1   48 next
        vpxor ymm0, ymm0, [r11 + 4160]                                   ;    91.3 fp0+agu0   48 next
        vpxor ymm3, ymm3, [r11 + 4192]                                   ;    91.7 fp1+agu1   48 next
        vpxor ymm12, ymm12, [r11 + 4224]                                 ;    92.7 fp2+agu0   48 next
        vpxor ymm10, ymm10, [r11 + 4256]                                 ;    92.7 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r11 + 4288]                                   ;    93.3 fp0+agu0   48 next
        vmovdqu ymm13, [rbp + 2816]                                      ;    93.7 agu1    48 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;   100.7 fp1+agu0   48 next
        vmovdqu [rbp + 2816], ymm4                                       ;    90.7 agu2+fp5   48 next spill
        vmovdqu ymm4, [rbp + 2656]                                       ;    94.7 agu1    48 next
        vpxor ymm4, ymm4, [r11 + 4352]                                   ;   101.7 fp2+agu0   48 next
        vmovdqu [rbp + 2656], ymm7                                       ;    91.0 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm2, ymm8                                           ;    94.3 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;    94.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm5, ymm3, ymm13                                          ;   101.7 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 2464], ymm11                                      ;    93.0 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm9, ymm10                                         ;    93.7 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm1                                       ;    94.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm1, ymm3, ymm8                                           ;    94.3 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm14                                      ;    95.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm4                                         ;   102.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm15                                      ;    96.0 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm13                                         ;   101.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   102.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm12                                         ;    94.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   103.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm1                                       ;   104.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm3                                           ;    95.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm5                                       ;   102.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, ymm0                                           ;    96.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm8                                       ;    99.0 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm4                                           ;   102.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   103.7 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm3, ymm0                                           ;    95.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;    96.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   104.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm6                                       ;   100.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm2                                           ;    96.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;    97.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm9                                           ;    96.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   103.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm14                                      ;   103.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm12                                         ;    99.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   100.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   104.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm4                                         ;   102.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   103.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   105.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   104.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   105.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm14                                      ;   103.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm2                                          ;   102.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm3                                       ;   106.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm1, ymm4                                            ;   103.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm1                                       ;   104.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm12                                         ;   103.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   103.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm6                                       ;   105.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm10                                          ;   104.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   105.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm10                                         ;   104.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   106.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm10                                         ;   105.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   106.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm9                                           ;   105.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   107.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   107.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   108.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   106.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm1                                       ;   109.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm4                                           ;   106.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   107.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   108.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   107.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   108.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   108.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm9                                          ;   108.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   109.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   109.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   109.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   109.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   110.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   110.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   111.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   110.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   110.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;   110.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   111.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   112.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm9                                           ;   111.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   112.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   113.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2784]                                   ;   113.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2752]                                 ;   112.5 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   113.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2400]                                      ;   110.7 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm3                                       ;   114.7 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm13, ymm12                                         ;   117.7 fp3     45 next
        db 0x2e
        vpand ymm2, ymm2, ymm12                                          ;   117.7 fp0     45 next
        db 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   113.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;   118.7 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   114.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   117.7 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 3040]                                  ;   114.5 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, [rbp + 2496]                                  ;   114.7 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   115.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   116.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   119.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   118.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2592]                                       ;   113.5 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   120.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3040]                                   ;   119.7 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   118.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   120.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   117.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   121.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2368]                                 ;   121.5 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   122.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   119.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2496]                                   ;   119.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2400]                                       ;   117.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   124.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   125.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   120.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   125.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   121.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   121.5 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2432]                                   ;   122.7 fp3+agu1   45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2784]                                 ;   121.7 fp0+agu0   45 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2752]                                   ;   120.7 fp1+agu1   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;   121.7 fp2+agu0   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3040]                                 ;   121.0 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   126.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   126.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   127.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   127.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2688]                                      ;   121.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   128.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2560]                                       ;   122.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   129.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2624]                                       ;   122.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   129.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2464]                                       ;   123.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   130.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2912]                                       ;   123.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   130.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2656]                                       ;   124.0 agu1    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   131.0 fp1     45 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2816]                                      ;   124.7 agu0    48 next reload
        db 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   131.7 fp2     45 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 928]                                    ;   129.7 fp3+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 992]                                    ;   130.0 fp0+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 1056]                                 ;   130.7 fp1+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 1120]                                   ;   131.0 fp2+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 1184]                                 ;   131.7 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 1248]                                   ;   132.0 fp0+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 1312]                                 ;   132.7 fp1+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 1376]                                   ;   128.7 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 1440]                                 ;   129.0 fp3+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 1504]                                 ;   129.7 fp0+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 1568]                                   ;   130.0 fp1+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 1632]                                   ;   130.7 fp2+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 1728]                                   ;   131.0 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 1824]                                   ;   131.7 fp0+agu0   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   132.0 fp1+agu1   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1888]                                 ;   132.7 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm12                                      ;   133.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [r8 + 512]                                        ;   133.0 agu1    54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 928]                                  ;   140.0 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm9                                       ;   133.0 agu2+fp5   54 next spill
        vmovdqu ymm9, [r8 + 544]                                         ;   134.0 agu1    54 next
        vpxor ymm9, ymm9, [rbp + 992]                                    ;   141.0 fp0+agu0   54 next
        vmovdqu [rbp + 2912], ymm7                                       ;   132.7 agu2+fp5   54 next spill
        vmovdqu ymm7, [r8 + 576]                                         ;   135.0 agu1    54 next
        vpxor ymm7, ymm7, [rbp + 1056]                                   ;   142.0 fp1+agu0   54 next
        vmovdqu [rbp + 2464], ymm4                                       ;   133.2 agu2+fp5   54 next spill
        vmovdqu ymm4, [r8 + 608]                                         ;   136.0 agu1    54 next
        vpxor ymm4, ymm4, [rbp + 1120]                                   ;   143.0 fp2+agu0   54 next
        vmovdqu [rbp + 2624], ymm2                                       ;   134.2 agu2+fp5   54 next spill
        vmovdqu ymm2, [r8 + 640]                                         ;   137.0 agu1    54 next
        vpxor ymm2, ymm2, [rbp + 1184]                                   ;   144.0 fp3+agu0   54 next
        vmovdqu [rbp + 2560], ymm0                                       ;   135.2 agu2+fp5   54 next spill
        vmovdqu ymm0, [r8 + 672]                                         ;   138.0 agu1    54 next
        vpxor ymm0, ymm0, [rbp + 1248]                                   ;   145.0 fp0+agu0   54 next
        vmovdqu [rbp + 2688], ymm15                                      ;   136.2 agu2+fp5   54 next spill
        vmovdqu ymm15, [r8 + 704]                                        ;   139.0 agu1    54 next
        vpxor ymm15, ymm15, [rbp + 1312]                                 ;   146.0 fp1+agu0   54 next
        vmovdqu [rbp + 2400], ymm14                                      ;   137.2 agu2+fp5   54 next spill
        vmovdqu ymm14, [r8 + 736]                                        ;   140.0 agu1    54 next
        vpxor ymm14, ymm14, [rbp + 1376]                                 ;   147.0 fp2+agu0   54 next
        vmovdqu [rbp + 3040], ymm3                                       ;   138.2 agu2+fp5   54 next spill
        vmovdqu ymm3, [r8 + 768]                                         ;   141.0 agu1    54 next
        vpxor ymm3, ymm3, [rbp + 1440]                                   ;   148.0 fp3+agu0   54 next
        vmovdqu [rbp + 2528], ymm13                                      ;   139.2 agu2+fp5   54 next spill
        vmovdqu ymm13, [r8 + 800]                                        ;   142.0 agu1    54 next
        vpxor ymm13, ymm13, [rbp + 1504]                                 ;   149.0 fp0+agu0   54 next
        vmovdqu [rbp + 2752], ymm8                                       ;   140.2 agu2+fp5   54 next spill
        vmovdqu ymm8, [r8 + 832]                                         ;   143.0 agu1    54 next
        vpxor ymm8, ymm8, [rbp + 1568]                                   ;   150.0 fp1+agu0   54 next
        vmovdqu [rbp + 2784], ymm10                                      ;   141.2 agu2+fp5   54 next spill
        vmovdqa ymm10, ymm14                                             ;   148.0         41 next copy
        vmovdqu [rbp + 2432], ymm1                                       ;   142.2 agu2+fp5   54 next spill
        vmovdqu ymm1, [r8 + 864]                                         ;   144.0 agu1    54 next
        vpxor ymm1, ymm1, [rbp + 1632]                                   ;   151.0 fp2+agu0   54 next
        vmovdqu [rbp + 2592], ymm11                                      ;   143.2 agu2+fp5   54 next spill
        vmovdqa ymm11, ymm8                                              ;   151.0         41 next copy
        vmovdqu [rbp + 2496], ymm5                                       ;   144.2 agu2+fp5   54 next spill
        vmovdqu ymm5, [r8 + 896]                                         ;   145.0 agu1    54 next
        vpxor ymm5, ymm5, [rbp + 1728]                                   ;   152.0 fp3+agu0   54 next
        vmovdqu [rbp + 2944], ymm6                                       ;   145.2 agu2+fp5   54 next spill
        vpxor ymm6, ymm3, ymm5                                           ;   153.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm7                                       ;   146.2 agu1+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [r8 + 928]                                         ;   146.7 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1824]                                   ;   153.7 fp1+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   154.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm4                                       ;   147.2 agu2+fp5   54 next spill
        vpand ymm4, ymm8, ymm7                                           ;   154.7 fp3     41 next
        vmovdqu [rbp + 2720], ymm9                                       ;   148.2 agu2+fp5   54 next spill
        vmovdqu ymm9, [r8 + 960]                                         ;   147.7 agu0    54 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   154.7 fp0+agu1   54 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   155.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm15                                      ;   149.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm9                                              ;   155.7         41 next copy
        db 0x2e
        vmovdqu [rbp + 3008], ymm0                                       ;   150.2 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm0, ymm14, ymm9                                          ;   155.7 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   156.7 fp3     41 next
        db 0x2e
        vmovdqu ymm0, [r8 + 992]                                         ;   149.0 agu1    54 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 1888]                                   ;   156.0 fp0+agu0   54 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   157.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel misty1_decrypt_compact.T0_constants256]   ;   157.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm12                                      ;   151.2 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm12, ymm7, ymm1                                          ;   154.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm2                                       ;   152.2 agu0+fp5   54 next spill
        db 0x2e
        vpxor ymm2, ymm8, ymm10                                          ;   155.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm4                                       ;   158.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm2                                          ;   156.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm11                                      ;   156.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm0                                         ;   157.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   158.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm7                                       ;   155.2 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm8, ymm13                                          ;   155.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   156.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   159.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm7                                       ;   157.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm14                                          ;   155.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   156.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm3                                           ;   156.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   158.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm15                                      ;   158.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm1                                          ;   156.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   157.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   159.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm1                                          ;   157.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   158.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   160.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   159.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_decrypt_compact.T0_constants256]   ;   160.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm15                                      ;   158.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm14                                         ;   158.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm8                                       ;   161.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm2, ymm0                                            ;   159.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm2                                       ;   160.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm1                                           ;   159.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                          ;   159.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm7                                       ;   161.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm13, ymm5                                          ;   159.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   160.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm1, ymm5                                           ;   160.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   161.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm5                                           ;   160.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   161.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm3                                          ;   161.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   162.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   162.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   163.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   162.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   164.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm0                                           ;   162.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   162.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   163.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   163.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   163.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   164.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm3                                           ;   164.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   165.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   164.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   164.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   165.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   166.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   166.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   167.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   166.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm9                                           ;   166.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                          ;   166.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   167.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   168.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm3                                          ;   167.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   168.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   169.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3200]                                   ;   169.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3136]                                   ;   168.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   169.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3168]                                       ;   165.8 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm8                                       ;   170.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm1                                           ;   172.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   172.8 fp0     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   169.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3360]                                 ;   173.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   169.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   172.8 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 3328]                                    ;   170.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, [rbp + 3104]                                  ;   170.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   170.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   171.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   174.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   173.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3296]                                      ;   169.2 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   176.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3328]                                   ;   174.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   173.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   175.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   172.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   177.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3232]                                   ;   177.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3392]                                   ;   178.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   174.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3104]                                   ;   174.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3168]                                       ;   172.7 agu1    54 next reload
        db 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   179.7 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   176.2 fp2     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   180.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm13                                          ;   180.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   176.8 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   177.2 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3264]                                   ;   177.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3200]                                   ;   176.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   176.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3424]                                   ;   177.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3328]                                 ;   176.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   181.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   181.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   182.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   182.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3072]                                      ;   176.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2848]                                       ;   177.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   184.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3008]                                       ;   177.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                           ;   184.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   178.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2720]                                      ;   178.8 agu1    54 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   185.8 fp2     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2880]                                      ;   179.2 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   186.2 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3072]                                      ;   179.8 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 2880]                                 ;   186.8 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3168], ymm15                                      ;   178.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2976]                                      ;   180.8 agu1    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 2880]                                 ;   187.8 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3328], ymm8                                       ;   179.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3008]                                       ;   181.8 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2368]                                   ;   188.8 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm8                                           ;   189.8 fp3     41 next
        vpand ymm8, ymm8, ymm10                                          ;   189.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm9                                       ;   180.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm12, ymm10                                         ;   187.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3136], ymm11                                      ;   181.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm1, [rbp + 2976]                                  ;   185.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm5                                       ;   183.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm9, [rbp + 3072]                                   ;   188.2 fp3+agu0   41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 2976]                                   ;   189.2 fp0+agu1   41 next
        vpxor ymm12, ymm12, ymm5                                         ;   190.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm2                                       ;   183.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm13                                         ;   187.8 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   190.8 fp3     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 3008]                                   ;   188.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   190.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm6                                       ;   185.8 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, [rbp + 3008]                                  ;   186.0 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm4                                       ;   186.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 2880]                                   ;   187.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   187.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_decrypt_compact.T0_constants256] ;   188.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm7                                       ;   187.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, ymm0                                          ;   187.2 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   188.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm3                                       ;   191.8 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   188.0 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 2368]                                   ;   195.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   196.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm5                                       ;   190.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 2368]                                  ;   191.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   192.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2880]                                       ;   189.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   196.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   191.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm4                                       ;   197.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, [rbp + 2368]                                   ;   197.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   198.0 fp3     41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 3072]                                   ;   197.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   199.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm4                                       ;   200.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm4, ymm15, [rbp + 3072]                                  ;   191.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   192.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   198.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   192.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3072]                                 ;   192.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   193.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3008]                                   ;   192.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2368]                                   ;   192.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   196.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm12                                      ;   192.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm5                                         ;   196.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   197.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   198.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3072]                                       ;   193.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm2                                       ;   199.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm4                                          ;   200.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   201.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   202.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2368]                                   ;   202.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   197.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2976]                                      ;   197.0 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm12                                         ;   204.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   205.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   206.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   207.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm2                                          ;   203.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   203.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3008]                                 ;   204.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   198.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2368]                                   ;   199.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                         ;   199.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   203.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm4                                           ;   200.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3008]                                   ;   200.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   206.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   207.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   205.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2368]                                      ;   200.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm10                                        ;   207.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   201.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3520]                                   ;   201.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   204.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   208.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3008]                                      ;   202.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm13                                         ;   209.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3360]                                   ;   204.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3488]                                   ;   208.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   210.5 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   203.8 fp0     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 3520]                                   ;   210.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   211.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   209.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3488]                                 ;   212.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   209.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3232]                                   ;   211.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   212.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel misty1_decrypt_compact.T0_constants256]       ;   206.0 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   213.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   213.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                                   ;   207.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   214.5 fp3     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3392]                                   ;   207.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm0, [rbp + 3552]                                  ;   208.3 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3104]                                       ;   208.3 agu1    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2720]                                   ;   215.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   216.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3296]                                 ;   209.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   210.3 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3264]                                   ;   210.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm5, ymm9                                           ;   215.5 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3200]                                       ;   210.3 agu1    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   217.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   218.3 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3136]                                 ;   211.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   212.3 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3424]                                 ;   212.0 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   213.0 fp1     41 next
        vpxor ymm14, ymm14, [r8 + 4384]                                  ;   212.3 fp2+agu1   48 next
        vpxor ymm15, ymm15, [r8 + 4416]                                  ;   217.3 fp3+agu0   48 next
        vpxor ymm7, ymm7, [r8 + 4448]                                    ;   213.3 fp0+agu1   48 next
        vpxor ymm4, ymm4, [r8 + 4480]                                    ;   216.5 fp1+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4512]                                    ;   219.3 fp2+agu1   48 next
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 4544]                                  ;   215.0 fp3+agu0   48 next
        vpxor ymm1, ymm1, [r8 + 4576]                                    ;   215.3 fp0+agu1   48 next
        vpxor ymm0, ymm0, [r8 + 4096]                                    ;   216.0 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r8 + 4128]                                    ;   216.3 fp2+agu1   48 next
        vpxor ymm10, ymm10, [r8 + 4160]                                  ;   217.0 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r8 + 4192]                                    ;   217.3 fp0+agu1   48 next
        vpxor ymm6, ymm6, [r8 + 4224]                                    ;   218.3 fp1+agu0   48 next
        vpxor ymm13, ymm13, [r8 + 4256]                                  ;   218.3 fp2+agu1   48 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   219.0 fp3+agu0   48 next
        vmovdqu ymm9, [rbp + 3328]                                       ;   219.3 agu1    48 next
        vpxor ymm9, ymm9, [r8 + 4320]                                    ;   226.3 fp0+agu0   48 next
        vmovdqu [rbp + 3328], ymm1                                       ;   216.3 agu2+fp5   48 next spill
        vmovdqu ymm1, [rbp + 3168]                                       ;   220.3 agu1    48 next
        vpxor ymm1, ymm1, [r8 + 4352]                                    ;   227.3 fp1+agu0   48 next
        vmovdqu [rbp + 3168], ymm11                                      ;   216.7 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm0, ymm12                                         ;   220.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm8                                       ;   220.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm8, ymm5, ymm9                                           ;   227.3 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm4                                       ;   218.7 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm4, ymm3, ymm13                                          ;   219.3 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 3136], ymm7                                       ;   219.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm7, ymm5, ymm12                                          ;   220.0 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm15                                      ;   220.7 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm1                                          ;   228.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm14                                      ;   221.7 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm9                                          ;   227.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   228.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm6                                         ;   220.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   229.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   230.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm5                                          ;   221.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm8                                       ;   228.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm10                                          ;   222.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm12                                      ;   224.7 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                                          ;   228.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   229.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm10                                          ;   220.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   221.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   230.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm2                                       ;   225.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm0                                           ;   221.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   222.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm3                                           ;   222.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   229.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm15                                      ;   229.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm6                                          ;   224.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   225.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   230.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, ymm1                                          ;   228.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   229.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   231.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   230.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_decrypt_compact.T0_constants256]   ;   231.3 fp1+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm15                                      ;   229.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm0                                          ;   228.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm5                                       ;   232.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm7, ymm1                                            ;   228.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm7                                       ;   230.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, ymm6                                           ;   229.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   229.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   231.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm13                                         ;   229.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   230.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm13                                          ;   230.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   231.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm13                                          ;   230.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   231.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm3                                          ;   231.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   232.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   232.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   233.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   232.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm7                                       ;   234.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm1                                           ;   232.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   232.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   233.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   233.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                           ;   233.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   234.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm3                                           ;   233.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   234.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   234.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   234.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   234.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   235.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   235.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   236.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   235.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm6, ymm9                                           ;   236.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   236.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   237.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   238.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm3                                           ;   237.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   238.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   239.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3296]                                   ;   239.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   238.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   239.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2880]                                       ;   236.3 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm5                                       ;   240.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm6                                           ;   243.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   243.3 fp3     45 next
        db 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   239.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3392]                                   ;   244.3 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   239.7 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   243.3 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3552]                                  ;   240.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm11, [rbp + 3008]                                  ;   240.3 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   240.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   241.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   245.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   244.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3104]                                      ;   239.2 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   246.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3552]                                   ;   245.3 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   244.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   246.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   242.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   247.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   247.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3456]                                   ;   248.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   245.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3008]                                   ;   245.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2880]                                       ;   242.7 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   249.7 fp0     45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   250.7 fp1     45 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   246.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm10                                          ;   250.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   247.3 fp0     45 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   247.2 fp1     45 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2720]                                   ;   248.3 fp2+agu1   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3296]                                 ;   247.3 fp3+agu0   45 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                                 ;   246.3 fp0+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   247.3 fp1+agu0   45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3552]                                 ;   246.7 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   251.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   251.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   252.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   252.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3200]                                      ;   247.3 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   254.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3072]                                       ;   247.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   254.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3136]                                       ;   248.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   255.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   248.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   255.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3424]                                       ;   249.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   256.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3168]                                      ;   249.7 agu1    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   256.7 fp0     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3328]                                      ;   250.3 agu0    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   257.3 fp1     45 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2944]                                   ;   255.3 fp2+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 2496]                                   ;   255.7 fp3+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 2592]                                   ;   256.3 fp0+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 2432]                                   ;   256.7 fp1+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 2784]                                 ;   257.3 fp2+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 2752]                                 ;   257.7 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   258.3 fp0+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 3040]                                   ;   254.3 fp1+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2400]                                 ;   254.7 fp2+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 2688]                                 ;   255.3 fp3+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 2560]                                   ;   255.7 fp0+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   256.3 fp1+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2464]                                   ;   256.7 fp2+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   257.3 fp3+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2656]                                 ;   257.7 fp0+agu1   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2816]                                 ;   258.3 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3328], ymm11                                      ;   259.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm11, [rbp + 2944]                                      ;   258.7 agu1    54 next
        db 0x2e
        vpxor ymm11, ymm11, [r10]                                        ;   265.7 fp2+agu0   54 next
        vmovdqu [rbp + 2944], ymm10                                      ;   258.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2496]                                      ;   259.7 agu1    54 next
        vpxor ymm10, ymm10, [r10 + 32]                                   ;   266.7 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2496], ymm6                                       ;   258.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2592]                                       ;   260.7 agu1    54 next
        db 0x2e
        vpxor ymm6, ymm6, [r10 + 64]                                     ;   267.7 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2592], ymm3                                       ;   258.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2432]                                       ;   261.7 agu1    54 next
        vpxor ymm3, ymm3, [r10 + 96]                                     ;   268.7 fp1+agu0   54 next
        vmovdqu [rbp + 2432], ymm1                                       ;   259.8 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2784]                                       ;   262.7 agu1    54 next
        db 0x2e
        vpxor ymm1, ymm1, [r10 + 128]                                    ;   269.7 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm0                                       ;   260.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2752]                                       ;   263.7 agu1    54 next
        db 0x2e
        vpxor ymm0, ymm0, [r10 + 160]                                    ;   270.7 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm14                                      ;   261.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2528]                                      ;   264.7 agu1    54 next
        vpxor ymm14, ymm14, [r10 + 192]                                  ;   271.7 fp0+agu0   54 next
        vmovdqu [rbp + 2528], ymm15                                      ;   262.8 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3040]                                      ;   265.7 agu1    54 next
        vpxor ymm15, ymm15, [r10 + 224]                                  ;   272.7 fp1+agu0   54 next
        vmovdqu [rbp + 3040], ymm5                                       ;   263.8 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2400]                                       ;   266.7 agu1    54 next
        vpxor ymm5, ymm5, [r10 + 256]                                    ;   273.7 fp2+agu0   54 next
        vmovdqu [rbp + 2400], ymm9                                       ;   264.8 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2688]                                       ;   267.7 agu1    54 next
        vpxor ymm9, ymm9, [r10 + 288]                                    ;   274.7 fp3+agu0   54 next
        vmovdqu [rbp + 2688], ymm12                                      ;   265.8 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 2560]                                      ;   268.7 agu1    54 next
        vpxor ymm12, ymm12, [r10 + 320]                                  ;   275.7 fp0+agu0   54 next
        vmovdqu [rbp + 2560], ymm13                                      ;   266.8 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   269.7 agu1    54 next
        vpxor ymm13, ymm13, [r10 + 352]                                  ;   276.7 fp1+agu0   54 next
        vmovdqu [rbp + 2624], ymm7                                       ;   267.8 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 2464]                                       ;   270.7 agu1    54 next
        vpxor ymm7, ymm7, [r10 + 384]                                    ;   277.7 fp2+agu0   54 next
        vmovdqu [rbp + 2464], ymm4                                       ;   268.8 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2912]                                       ;   271.7 agu1    54 next
        vpxor ymm4, ymm4, [r10 + 416]                                    ;   278.7 fp3+agu0   54 next
        vmovdqu [rbp + 2912], ymm8                                       ;   269.8 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2656]                                       ;   272.7 agu1    54 next
        vpxor ymm8, ymm8, [r10 + 448]                                    ;   279.7 fp0+agu0   54 next
        vmovdqu [rbp + 2656], ymm2                                       ;   270.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2816]                                       ;   273.7 agu1    54 next
        vpxor ymm2, ymm2, [r10 + 480]                                    ;   280.7 fp1+agu0   54 next
        vmovdqu [rbp + 2816], ymm6                                       ;   271.8 agu2+fp5   54 next spill
        vpxor ymm6, ymm15, ymm4                                          ;   279.7 fp2     41 next
        vmovdqu [rbp + 3168], ymm3                                       ;   272.8 agu2+fp5   54 next spill
        vpand ymm3, ymm12, ymm8                                          ;   280.7 fp3     41 next
        vmovdqu [rbp + 3424], ymm10                                      ;   273.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm7                                          ;   278.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm14                                      ;   274.8 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm2                                          ;   281.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm0                                       ;   275.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm4                                          ;   279.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm11                                      ;   276.8 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm8                                         ;   280.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   281.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm13                                         ;   279.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;   282.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm1                                       ;   277.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm6                                          ;   280.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   283.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm1                                           ;   281.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm3                                       ;   281.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm15, ymm2                                          ;   281.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   282.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm4                                       ;   280.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm9                                          ;   279.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   280.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   283.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm4                                       ;   281.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm15                                         ;   280.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   281.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm5                                          ;   281.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   282.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm14                                      ;   282.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   281.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   282.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   283.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm13                                         ;   282.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   283.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   284.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;   284.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   285.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm14                                      ;   283.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm15                                         ;   283.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm12                                      ;   286.2 agu1+fp5   41 next spill
        db 0x2e
        vpor ymm12, ymm1, ymm2                                           ;   283.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3008], ymm1                                       ;   285.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm13                                         ;   284.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                        ;   284.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm4                                       ;   286.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm7                                           ;   284.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   285.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm7                                          ;   285.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   286.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm7                                          ;   285.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   286.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm5                                          ;   286.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   287.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   287.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   288.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   287.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm1                                       ;   289.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm2                                           ;   287.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   287.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   288.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   288.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   288.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   289.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm5                                           ;   288.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   289.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   289.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   289.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   289.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   290.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   290.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   291.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   290.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm8                                          ;   291.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   291.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   292.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   293.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm5                                          ;   292.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   293.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   294.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                                 ;   294.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   293.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   294.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2848]                                      ;   290.8 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm12                                      ;   295.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm8, ymm13                                         ;   297.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   297.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   294.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3456]                                 ;   298.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   294.7 fp2     41 next
        db 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   297.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, [rbp + 3008]                                    ;   295.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, [rbp + 2880]                                  ;   295.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   295.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   296.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   299.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   298.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3104]                                       ;   294.0 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   301.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3008]                                   ;   299.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   298.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   300.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   297.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   302.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3296]                                   ;   302.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2368]                                   ;   303.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   299.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2880]                                 ;   299.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2848]                                       ;   297.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   304.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   301.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   305.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm9                                           ;   305.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   301.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   302.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2720]                                   ;   302.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3264]                                   ;   301.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3552]                                   ;   301.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3392]                                 ;   302.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3008]                                 ;   301.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   306.7 fp3     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   306.7 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   307.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   307.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3200]                                      ;   301.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3072]                                       ;   302.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;   309.2 fp3     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3136]                                       ;   302.8 agu1    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   309.8 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2976]                                       ;   303.2 agu0    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3424]                                       ;   303.8 agu1    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   310.8 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3168]                                      ;   304.2 agu0    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   311.2 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3200]                                      ;   304.8 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3168]                                 ;   311.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm14                                      ;   303.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2976]                                      ;   305.8 agu1    41 next
        vpand ymm14, ymm14, [rbp + 3168]                                 ;   312.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm12                                      ;   304.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 3136]                                      ;   306.8 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 2816]                                 ;   313.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   314.8 fp2     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   314.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3392], ymm8                                       ;   305.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm11, ymm9                                          ;   312.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm3                                       ;   306.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, [rbp + 2976]                                   ;   310.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm7                                       ;   308.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, [rbp + 3200]                                   ;   313.2 fp2+agu0   41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 2976]                                   ;   314.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   315.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm1                                       ;   308.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm15, ymm13                                         ;   312.8 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   315.8 fp2     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 3136]                                   ;   313.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   315.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm10                                      ;   310.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm9, [rbp + 3136]                                  ;   311.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   311.8 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm10, [rbp + 3168]                                  ;   312.0 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   312.0 fp3     41 next
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   313.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm4                                       ;   312.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm2                                           ;   312.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   313.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm6                                       ;   316.8 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2976]                                       ;   313.2 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2816]                                   ;   320.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   321.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm7                                       ;   315.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm13, [rbp + 2816]                                  ;   316.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   317.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3168]                                       ;   315.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   322.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   316.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm0                                       ;   323.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, [rbp + 2816]                                   ;   322.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   323.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3200]                                   ;   322.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   324.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm0                                       ;   325.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, [rbp + 3200]                                  ;   316.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   317.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   323.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm2                                          ;   317.8 fp0     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3200]                                 ;   317.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   318.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3136]                                   ;   317.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2816]                                   ;   318.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   321.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm11                                      ;   317.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm7                                          ;   322.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   323.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   324.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3200]                                       ;   318.5 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm1                                       ;   325.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm0                                           ;   325.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   326.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   327.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   327.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   323.0 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2976]                                      ;   322.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm11                                         ;   329.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   330.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   331.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   332.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm1                                           ;   328.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   328.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3136]                                   ;   329.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   324.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;   324.3 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   325.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   328.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm10, ymm0                                          ;   325.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3136]                                   ;   325.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   331.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   332.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   330.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2816]                                       ;   325.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm3                                          ;   332.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   326.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   326.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   329.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   333.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3136]                                      ;   327.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm13                                         ;   334.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3456]                                   ;   329.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3488]                                   ;   333.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   335.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   328.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3520]                                   ;   335.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   336.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   334.2 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3488]                                 ;   337.5 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   334.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3296]                                   ;   336.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   337.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   331.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   338.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   338.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3232]                                   ;   332.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   339.5 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2368]                                   ;   332.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 3360]                                  ;   333.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 2880]                                       ;   333.5 agu0    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3424]                                   ;   340.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   341.5 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3104]                                   ;   334.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   335.5 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2720]                                   ;   335.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm8                                           ;   340.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3264]                                       ;   335.5 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3200]                                   ;   342.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   343.5 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   336.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   337.5 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;   337.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   338.2 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 4384]                                  ;   337.5 fp1+agu0   48 next
        vpxor ymm14, ymm14, [r9 + 4416]                                  ;   342.5 fp2+agu1   48 next
        vpxor ymm4, ymm4, [r9 + 4448]                                    ;   338.5 fp3+agu0   48 next
        vpxor ymm6, ymm6, [r9 + 4480]                                    ;   341.5 fp0+agu1   48 next
        vpxor ymm12, ymm12, [r9 + 4512]                                  ;   344.5 fp1+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4544]                                    ;   340.2 fp2+agu1   48 next
        vpxor ymm5, ymm5, [r9 + 4576]                                    ;   340.5 fp3+agu0   48 next
        vpxor ymm2, ymm2, [r9 + 4096]                                    ;   341.2 fp0+agu1   48 next
        vpxor ymm1, ymm1, [r9 + 4128]                                    ;   341.5 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r9 + 4160]                                    ;   342.2 fp2+agu1   48 next
        vpxor ymm7, ymm7, [r9 + 4192]                                    ;   342.5 fp3+agu0   48 next
        vpxor ymm8, ymm8, [r9 + 4224]                                    ;   343.5 fp0+agu1   48 next
        vpxor ymm13, ymm13, [r9 + 4256]                                  ;   343.5 fp1+agu0   48 next
        vpxor ymm11, ymm11, [r9 + 4288]                                  ;   344.2 fp2+agu1   48 next
        vmovdqu ymm10, [rbp + 3008]                                      ;   344.5 agu0    48 next
        vpxor ymm10, ymm10, [r9 + 4320]                                  ;   351.5 fp3+agu1   48 next
        vmovdqu [rbp + 3008], ymm5                                       ;   341.5 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 2848]                                       ;   345.5 agu0    48 next
        vpxor ymm5, ymm5, [r9 + 4352]                                    ;   352.5 fp0+agu1   48 next
        vmovdqu [rbp + 2848], ymm9                                       ;   341.8 agu2+fp5   48 next spill
        vpxor ymm9, ymm2, ymm11                                          ;   345.2 fp1     45 next
        vmovdqu [rbp + 3392], ymm12                                      ;   345.5 agu2+fp5   48 next spill
        vpand ymm12, ymm7, ymm10                                         ;   352.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm6                                       ;   343.8 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm13                                          ;   344.5 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm4                                       ;   344.8 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm4, ymm7, ymm11                                          ;   345.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm14                                      ;   345.8 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm14, ymm10, ymm5                                         ;   353.5 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm15                                      ;   346.8 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm2, ymm10                                         ;   352.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   353.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   345.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   354.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm4                                       ;   355.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm7                                           ;   346.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;   353.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm3                                          ;   347.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm11                                      ;   349.8 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm5                                          ;   353.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   354.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm3                                           ;   346.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   347.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   355.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm0                                       ;   350.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm2                                           ;   347.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   348.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm1                                           ;   347.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   354.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm14                                      ;   354.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm8                                          ;   349.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   350.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   355.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                          ;   353.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   354.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   356.5 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   355.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel misty1_decrypt_compact.T0_constants256]   ;   356.5 fp0+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm14                                      ;   354.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm2                                          ;   353.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm7                                       ;   357.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm7, ymm4, ymm5                                            ;   354.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm4                                       ;   355.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm8                                           ;   354.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                           ;   354.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm0                                       ;   356.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm13                                          ;   354.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   355.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm13                                          ;   355.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   356.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm13                                         ;   355.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   356.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm1                                           ;   356.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   357.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   357.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   358.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   357.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm4                                       ;   359.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm5                                           ;   357.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   357.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   358.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   358.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   358.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   359.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm1                                          ;   359.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   360.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   359.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   359.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   360.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   361.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   361.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   362.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   361.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm10                                          ;   361.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   361.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   362.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   363.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm1                                           ;   362.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   363.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   364.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3104]                                   ;   364.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2720]                                   ;   363.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   364.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3168]                                       ;   361.5 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm7                                       ;   365.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm10, ymm8                                          ;   368.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   368.5 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   364.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2368]                                   ;   369.5 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   364.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   368.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3360]                                  ;   365.3 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 3136]                                   ;   365.5 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   365.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   366.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   370.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   369.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2880]                                       ;   364.3 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   371.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3360]                                   ;   370.5 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   369.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   371.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   367.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   372.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;   372.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3232]                                 ;   373.3 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   370.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3136]                                   ;   370.5 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3168]                                       ;   367.8 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   374.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   375.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   371.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm3                                           ;   375.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   372.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   372.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3424]                                   ;   373.5 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3104]                                 ;   372.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2720]                                 ;   371.5 fp3+agu0   45 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3072]                                   ;   372.5 fp0+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3360]                                 ;   371.8 fp1+agu0   45 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   376.8 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   376.8 fp3     45 next
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   377.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   377.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3264]                                      ;   372.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   379.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3200]                                       ;   372.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   379.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                                       ;   373.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   380.5 fp0     45 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   373.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   380.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3392]                                       ;   374.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   381.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2848]                                       ;   374.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   381.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3008]                                       ;   375.5 agu1    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   382.5 fp0     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2656]                                   ;   380.5 fp1+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2912]                                 ;   380.8 fp2+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2464]                                   ;   381.5 fp3+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 2624]                                   ;   381.8 fp0+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2560]                                 ;   382.5 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2688]                                 ;   382.8 fp2+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 2400]                                 ;   383.5 fp3+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 3040]                                   ;   379.5 fp0+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 2528]                                 ;   379.8 fp1+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2752]                                 ;   380.5 fp2+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   380.8 fp3+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;   381.5 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 2592]                                   ;   381.8 fp1+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 2496]                                   ;   382.5 fp2+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 2944]                                   ;   382.8 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 3328]                                   ;   383.5 fp0+agu1   54 next
        vmovdqu [rbp + 3008], ymm9                                       ;   384.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2656]                                       ;   383.8 agu0    58 r
        db 0x2e
        vpxor ymm9, ymm9, [r9 + 512]                                     ;   390.8 fp1+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 2656], ymm8                                       ;   383.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 2912]                                       ;   384.8 agu0    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 544]                                     ;   391.8 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;   383.5 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2464]                                       ;   385.8 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 576]                                     ;   392.8 fp3+agu1   58 r
        vmovdqu [rbp + 2464], ymm3                                       ;   384.0 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2624]                                       ;   386.8 agu0    58 r
        vpxor ymm3, ymm3, [r9 + 608]                                     ;   393.8 fp0+agu1   58 r
        vmovdqu [rbp + 2624], ymm2                                       ;   385.0 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2560]                                       ;   387.8 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 640]                                     ;   394.8 fp1+agu1   58 r
        vmovdqu [rbp + 2560], ymm1                                       ;   386.0 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2688]                                       ;   388.8 agu0    58 r
        vpxor ymm1, ymm1, [r9 + 672]                                     ;   395.8 fp2+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 2336]                                   ;   391.8 fp3+agu0  108 r
        vmovdqu [rbp + 2336], ymm9                                       ;   392.8 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2400]                                       ;   390.5 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 704]                                     ;   397.5 fp0+agu0   58 r
        vmovdqu [rbp + 2400], ymm15                                      ;   388.0 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3040]                                      ;   391.5 agu1    58 r
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 736]                                   ;   398.5 fp1+agu0   58 r
        vmovdqu [rbp + 3040], ymm14                                      ;   389.0 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2528]                                      ;   392.5 agu1    58 r
        vpxor ymm14, ymm14, [r9 + 768]                                   ;   399.5 fp2+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 2304]                                   ;   393.5 fp3+agu1  108 r
        vmovdqu [rbp + 2304], ymm8                                       ;   394.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2752]                                       ;   393.8 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 800]                                     ;   400.8 fp0+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   394.8 fp1+agu0  108 r
        vmovdqu [rbp + 2272], ymm5                                       ;   395.8 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2784]                                       ;   395.5 agu1    58 r
        vpxor ymm5, ymm5, [r9 + 832]                                     ;   402.5 fp2+agu0   58 r
        vmovdqu [rbp + 2784], ymm7                                       ;   392.8 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 2432]                                       ;   396.5 agu1    58 r
        vpxor ymm7, ymm7, [r9 + 864]                                     ;   403.5 fp3+agu0   58 r
        vmovdqu [rbp + 2432], ymm10                                      ;   393.8 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2592]                                      ;   397.5 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 896]                                   ;   404.5 fp0+agu0   58 r
        vpxor ymm3, ymm3, [rbp + 2240]                                   ;   398.5 fp1+agu1  108 r
        vmovdqu [rbp + 2240], ymm3                                       ;   399.5 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2496]                                       ;   398.8 agu0    58 r
        vpxor ymm3, ymm3, [r9 + 928]                                     ;   405.8 fp2+agu1   58 r
        vmovdqu [rbp + 2496], ymm11                                      ;   395.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2944]                                      ;   399.8 agu0    58 r
        vpxor ymm11, ymm11, [r9 + 960]                                   ;   406.8 fp3+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 2208]                                   ;   400.8 fp0+agu0  108 r
        vmovdqu [rbp + 2208], ymm2                                       ;   401.8 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3328]                                       ;   401.5 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 992]                                     ;   408.5 fp1+agu0   58 r
        vpxor ymm1, ymm1, [rbp + 2176]                                   ;   402.5 fp2+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 2144]                                   ;   402.8 fp3+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   403.5 fp0+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 2080]                                 ;   403.8 fp1+agu0  108 r
        vpxor ymm8, ymm8, [rbp + 2048]                                   ;   404.5 fp2+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 2016]                                   ;   404.8 fp3+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 1984]                                   ;   405.5 fp0+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 1952]                                 ;   405.8 fp1+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 1920]                                   ;   406.8 fp2+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 768]                                  ;   407.8 fp3+agu0  108 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 832]                                    ;   409.5 fp0+agu1  108 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 96]                                     ;   407.8 fp1+agu0  108 r
        db 0x2e
        vpxor ymm12, ymm12, [rbp - 32]                                   ;   408.5 fp2+agu1  108 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 32]                                     ;   408.8 fp3+agu0  108 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 96]                                     ;   409.5 fp0+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 160]                                  ;   409.8 fp1+agu0  108 r
        vmovdqu [rbp + 1920], ymm13                                      ;   410.8 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2496]                                      ;   410.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 224]                                  ;   417.5 fp2+agu0  108 r
        vmovdqu [rbp + 2496], ymm13                                      ;   418.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2432]                                      ;   411.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 288]                                  ;   418.5 fp3+agu0  108 r
        vmovdqu [rbp + 2432], ymm13                                      ;   419.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2784]                                      ;   412.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 352]                                  ;   419.5 fp0+agu0  108 r
        vmovdqu [rbp + 2784], ymm13                                      ;   420.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3040]                                      ;   413.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 416]                                  ;   420.5 fp1+agu0  108 r
        vmovdqu [rbp + 3040], ymm13                                      ;   421.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2400]                                      ;   414.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 480]                                  ;   421.5 fp2+agu0  108 r
        vmovdqu [rbp + 2400], ymm13                                      ;   422.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2560]                                      ;   415.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 544]                                  ;   422.5 fp3+agu0  108 r
        vmovdqu [rbp + 2560], ymm13                                      ;   423.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   416.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 608]                                  ;   423.5 fp0+agu0  108 r
        vmovdqu [rbp + 2624], ymm13                                      ;   424.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2464]                                      ;   417.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 672]                                  ;   424.5 fp1+agu0  108 r
        vmovdqu [rbp + 2464], ymm13                                      ;   425.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2912]                                      ;   418.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 736]                                  ;   425.5 fp2+agu0  108 r
        vmovdqu [rbp + 2912], ymm13                                      ;   426.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2656]                                      ;   419.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 800]                                  ;   426.5 fp3+agu0  108 r
        vmovdqu [rbp + 2656], ymm13                                      ;   427.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3008]                                      ;   420.5 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 864]                                  ;   427.5 fp0+agu0  108 r
        vmovdqu [rbp + 3008], ymm13                                      ;   428.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm13, [rbp + 2336]                                      ;   421.5 agu1    54 next
        db 0x2e
        vpxor ymm13, ymm13, [r10]                                        ;   428.5 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm4                                       ;   421.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2304]                                       ;   422.5 agu1    54 next
        db 0x2e
        vpxor ymm4, ymm4, [r10 + 32]                                     ;   429.5 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 1984], ymm6                                       ;   422.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2272]                                       ;   423.5 agu1    54 next
        vpxor ymm6, ymm6, [r10 + 64]                                     ;   430.5 fp3+agu0   54 next
        vmovdqu [rbp + 2016], ymm12                                      ;   423.7 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2240]                                      ;   424.5 agu1    54 next
        vpxor ymm12, ymm12, [r10 + 96]                                   ;   431.5 fp0+agu0   54 next
        vmovdqu [rbp + 2048], ymm0                                       ;   424.7 agu2+fp5  108 r spill
        vpxor ymm0, ymm1, [r10 + 160]                                    ;   425.5 fp1+agu1   54 next
        vmovdqu [rbp + 2080], ymm1                                       ;   425.7 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2208]                                       ;   425.8 agu0    54 next
        vpxor ymm1, ymm1, [r10 + 128]                                    ;   432.8 fp2+agu1   54 next
        vmovdqu [rbp + 2112], ymm6                                       ;   431.5 agu2+fp5   54 next spill
        vpxor ymm6, ymm9, [r10 + 192]                                    ;   426.8 fp3+agu0   54 next
        vmovdqu [rbp + 2144], ymm9                                       ;   427.7 agu1+fp5  108 r spill
        vpxor ymm9, ymm15, [r10 + 224]                                   ;   427.8 fp0+agu0   54 next
        vmovdqu [rbp + 2176], ymm15                                      ;   428.7 agu2+fp5  108 r spill
        vpxor ymm15, ymm14, [r10 + 256]                                  ;   428.5 fp1+agu1   54 next
        vmovdqu [rbp + 3328], ymm14                                      ;   429.7 agu2+fp5  108 r spill
        vpxor ymm14, ymm8, [r10 + 288]                                   ;   428.8 fp2+agu0   54 next
        vmovdqu [rbp + 2944], ymm8                                       ;   430.7 agu1+fp5  108 r spill
        vpxor ymm8, ymm5, [r10 + 320]                                    ;   429.8 fp3+agu0   54 next
        vmovdqu [rbp + 2592], ymm5                                       ;   431.7 agu2+fp5  108 r spill
        vpxor ymm5, ymm7, [r10 + 352]                                    ;   430.5 fp0+agu1   54 next
        vmovdqu [rbp + 2752], ymm7                                       ;   432.7 agu2+fp5  108 r spill
        vpxor ymm7, ymm10, [r10 + 384]                                   ;   430.8 fp1+agu0   54 next
        vmovdqu [rbp + 2528], ymm10                                      ;   433.7 agu1+fp5  108 r spill
        vpxor ymm10, ymm3, [r10 + 416]                                   ;   431.8 fp2+agu0   54 next
        vmovdqu [rbp + 2688], ymm3                                       ;   434.7 agu2+fp5  108 r spill
        vpxor ymm3, ymm11, [r10 + 448]                                   ;   432.5 fp3+agu1   54 next
        vmovdqu [rbp + 2848], ymm11                                      ;   435.7 agu2+fp5  108 r spill
        vpxor ymm11, ymm2, [r10 + 480]                                   ;   432.8 fp0+agu0   54 next
        vmovdqu [rbp + 3392], ymm2                                       ;   436.7 agu1+fp5  108 r spill
        vpxor ymm2, ymm9, ymm10                                          ;   432.8 fp1     41 next
        vmovdqu [rbp + 2976], ymm12                                      ;   437.7 agu2+fp5   54 next spill
        vpand ymm12, ymm8, ymm3                                          ;   433.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm4                                       ;   438.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm7                                          ;   431.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm6                                       ;   439.7 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm3, ymm11                                          ;   433.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm0                                       ;   440.7 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm0, ymm8, ymm10                                          ;   432.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3168], ymm13                                      ;   441.7 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm13, ymm3, ymm9                                          ;   433.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   434.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, ymm5                                         ;   433.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_decrypt_compact.T0_constants256]   ;   435.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm1                                       ;   442.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm8                                           ;   433.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm0                                       ;   443.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm1, ymm14                                          ;   434.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;   444.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm9                                         ;   434.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   435.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   436.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm10                                      ;   445.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm14                                         ;   434.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   435.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm10                                      ;   446.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm9                                          ;   435.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   436.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm15                                         ;   435.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   437.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm6                                       ;   447.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm5                                           ;   436.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   437.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   437.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm11, ymm5                                          ;   437.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   438.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   439.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                          ;   439.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_decrypt_compact.T0_constants256]   ;   440.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm6                                       ;   448.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm9                                          ;   438.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm8                                       ;   449.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm8, ymm1, ymm11                                           ;   438.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm1                                       ;   450.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm5                                           ;   438.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   439.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   451.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm7                                         ;   439.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   440.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm7                                          ;   439.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   441.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm7                                           ;   440.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   441.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm15                                         ;   440.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   442.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   442.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   443.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   441.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   452.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm11                                         ;   442.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   442.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   443.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   443.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   443.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   444.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm15                                          ;   443.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   444.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   444.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   444.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   444.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   445.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   445.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   446.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   445.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm3                                           ;   445.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   446.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   447.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   448.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm15                                          ;   446.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   447.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   448.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3424]                                   ;   453.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2720]                                   ;   451.7 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   452.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3104]                                       ;   447.2 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm8                                       ;   454.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm3, ymm5                                           ;   454.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   454.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                        ;   448.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   458.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                          ;   449.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                         ;   454.2 fp2     41 next
        db 0x2e, 0x2e
        vpor ymm7, ymm7, [rbp + 2816]                                    ;   457.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, [rbp + 3072]                                   ;   450.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   453.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   454.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   459.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   455.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3232]                                       ;   450.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   457.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2816]                                 ;   457.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   455.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   458.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   452.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   458.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2880]                                   ;   458.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3296]                                   ;   459.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   456.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   456.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3104]                                       ;   454.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   461.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   462.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   459.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm14                                         ;   462.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   459.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3136]                                   ;   460.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   460.7 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   459.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2720]                                 ;   457.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3488]                                   ;   461.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2816]                                   ;   458.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   463.8 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   463.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   464.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   464.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3360]                                      ;   459.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3168]                                      ;   459.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   466.8 fp2     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3264]                                       ;   460.7 agu1    41 next
        db 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   467.7 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3200]                                       ;   460.8 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3552]                                       ;   461.7 agu1    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   468.7 fp0     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2976]                                       ;   461.8 agu0    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   468.8 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3360]                                      ;   462.7 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 2976]                                 ;   469.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm5                                       ;   461.7 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 3200]                                       ;   463.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2976]                                   ;   470.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm8                                       ;   462.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3264]                                       ;   464.7 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2112]                                   ;   471.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   472.7 fp1     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm7                                           ;   472.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm3                                       ;   463.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm9, ymm7                                           ;   469.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;   464.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm2, [rbp + 3200]                                  ;   468.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm11                                      ;   465.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 3360]                                  ;   470.8 fp1+agu0   41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 3200]                                 ;   471.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   472.8 fp3     41 next
        vmovdqu [rbp + 3136], ymm1                                       ;   466.7 agu2+fp5   41 next spill
        vpxor ymm1, ymm14, ymm13                                         ;   470.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   473.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 3264]                                   ;   471.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   473.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm4                                       ;   468.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm7, [rbp + 3264]                                   ;   468.8 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm0                                       ;   469.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm4, [rbp + 2976]                                   ;   469.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   469.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   470.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm10                                      ;   470.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm7, ymm15                                         ;   470.0 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   471.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm6                                       ;   474.7 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 3200]                                       ;   470.8 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2112]                                   ;   477.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   478.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm11                                      ;   472.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm13, [rbp + 2112]                                 ;   474.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   475.7 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2976]                                      ;   472.7 agu1    54 next reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   479.7 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   474.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm0                                       ;   480.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm10, [rbp + 2112]                                  ;   479.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   480.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3360]                                 ;   479.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   481.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm0                                       ;   482.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, [rbp + 3360]                                   ;   473.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   474.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   480.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm15                                         ;   475.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3360]                                 ;   475.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   476.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3264]                                   ;   475.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 2112]                                   ;   475.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   478.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm9                                       ;   475.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm7, ymm11                                          ;   479.7 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   480.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   481.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3360]                                       ;   476.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm1                                       ;   482.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm0                                           ;   483.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   484.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   485.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2112]                                   ;   485.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   480.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3200]                                       ;   479.8 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm9                                           ;   486.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   487.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   488.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   489.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm11, ymm1                                         ;   486.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   486.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                                 ;   487.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   481.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2112]                                   ;   482.0 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   482.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   486.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm0                                           ;   483.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3264]                                   ;   483.0 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   488.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   489.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   488.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2112]                                       ;   483.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm14, ymm7                                         ;   490.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;   484.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   484.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   486.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   490.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3264]                                      ;   485.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm13                                          ;   492.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;   487.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                                   ;   490.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   493.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   486.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3584]                                   ;   493.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm14                                         ;   494.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   491.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3456]                                 ;   495.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   491.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2880]                                   ;   494.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   495.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_decrypt_compact.T0_constants256]       ;   488.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   496.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   496.3 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3520]                                   ;   489.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   497.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3296]                                 ;   490.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm15, [rbp + 3616]                                 ;   491.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3072]                                       ;   491.2 agu1    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3552]                                   ;   498.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   499.2 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3232]                                   ;   492.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   493.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   492.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm3                                          ;   498.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3424]                                       ;   493.2 agu1    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   500.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   501.2 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2720]                                 ;   494.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   495.2 fp1     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3488]                                   ;   494.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   495.8 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, [r9 + 4896]                                  ;   495.2 fp0+agu1   48 next
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 4928]                                    ;   500.2 fp1+agu0   48 next
        db 0x2e
        vpxor ymm10, ymm10, [r9 + 4960]                                  ;   496.2 fp2+agu1   48 next
        db 0x2e
        vpxor ymm3, ymm3, [r9 + 4992]                                    ;   499.3 fp3+agu0   48 next
        vpxor ymm8, ymm8, [r9 + 5024]                                    ;   502.2 fp0+agu1   48 next
        vpxor ymm12, ymm12, [r9 + 5056]                                  ;   497.8 fp1+agu0   48 next
        vpxor ymm2, ymm2, [r9 + 5088]                                    ;   498.2 fp2+agu1   48 next
        vpxor ymm15, ymm15, [r9 + 4608]                                  ;   498.8 fp3+agu0   48 next
        vpxor ymm1, ymm1, [r9 + 4640]                                    ;   499.2 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r9 + 4672]                                    ;   499.8 fp1+agu0   48 next
        vpxor ymm11, ymm11, [r9 + 4704]                                  ;   500.2 fp2+agu1   48 next
        vpxor ymm4, ymm4, [r9 + 4736]                                    ;   501.2 fp3+agu0   48 next
        vpxor ymm13, ymm13, [r9 + 4768]                                  ;   501.2 fp0+agu1   48 next
        vpxor ymm9, ymm9, [r9 + 4800]                                    ;   501.8 fp1+agu0   48 next
        vmovdqu ymm6, [rbp + 2816]                                       ;   502.2 agu1    48 next
        vpxor ymm6, ymm6, [r9 + 4832]                                    ;   509.2 fp2+agu0   48 next
        vmovdqu [rbp + 2816], ymm2                                       ;   499.2 agu2+fp5   48 next spill
        vmovdqu ymm2, [rbp + 3104]                                       ;   503.2 agu1    48 next
        vpxor ymm2, ymm2, [r9 + 4864]                                    ;   510.2 fp3+agu0   48 next
        vmovdqu [rbp + 3104], ymm12                                      ;   499.5 agu2+fp5   48 next spill
        vpxor ymm12, ymm15, ymm9                                         ;   502.8 fp0     45 next
        vmovdqu [rbp + 3488], ymm8                                       ;   503.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm8, ymm11, ymm6                                          ;   510.2 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm3                                       ;   501.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm3, ymm1, ymm13                                          ;   502.2 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm10                                      ;   502.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm10, ymm11, ymm9                                         ;   502.8 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3360], ymm5                                       ;   503.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm5, ymm6, ymm2                                           ;   511.2 fp0     45 next
        vmovdqu [rbp + 3424], ymm14                                      ;   504.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm6                                         ;   510.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   511.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm4                                          ;   502.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   512.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm10                                      ;   513.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm11                                        ;   503.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm8                                       ;   511.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm7                                          ;   504.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm9                                       ;   507.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm2                                          ;   511.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   512.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm7                                          ;   503.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   504.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   513.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm0                                       ;   508.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm15                                         ;   504.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   505.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm1                                          ;   505.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   512.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm5                                       ;   512.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm4                                          ;   507.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   508.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   513.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm2                                           ;   511.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   512.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   514.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   513.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_decrypt_compact.T0_constants256] ;   514.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm5                                       ;   512.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm15                                          ;   511.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm11                                      ;   515.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm11, ymm10, ymm2                                          ;   511.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm10                                      ;   513.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm4                                          ;   512.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                          ;   512.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm0                                       ;   514.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm13                                          ;   512.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   513.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm13                                          ;   513.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   514.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm13                                         ;   513.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   514.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm1                                          ;   514.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   515.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   515.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   516.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   515.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm10                                      ;   517.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm2                                          ;   515.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   515.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   516.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   516.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   516.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   517.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm1                                          ;   516.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   517.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   517.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   517.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   517.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   518.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                         ;   518.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   519.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   518.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, ymm6                                          ;   519.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;   519.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   520.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   521.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm1                                         ;   520.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   521.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   522.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3232]                                 ;   522.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3136]                                   ;   521.0 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   522.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2976]                                       ;   519.2 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm11                                      ;   523.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm4                                          ;   526.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                                         ;   526.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   522.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3296]                                 ;   527.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   522.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   526.2 fp1     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3616]                                  ;   523.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, [rbp + 3264]                                  ;   523.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   523.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   524.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   528.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   527.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3072]                                      ;   522.0 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   529.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3616]                                   ;   528.2 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   527.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   529.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   525.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   530.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2112]                                   ;   530.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   531.0 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   528.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3264]                                 ;   528.2 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2976]                                       ;   525.5 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   532.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   533.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   529.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm7                                          ;   533.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   530.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   530.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3552]                                 ;   531.2 fp0+agu1   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   530.2 fp1+agu0   45 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3136]                                   ;   529.2 fp2+agu1   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3168]                                 ;   530.2 fp3+agu0   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3616]                                   ;   529.5 fp0+agu1   45 next
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   534.5 fp1     45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   534.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   535.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   535.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3424]                                      ;   530.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   537.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3360]                                      ;   530.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   537.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2720]                                       ;   531.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   538.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3200]                                       ;   531.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   538.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3488]                                       ;   532.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   539.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3104]                                       ;   532.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   539.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2816]                                      ;   533.2 agu0    48 next reload
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   540.2 fp3     45 next
        vpxor ymm0, ymm0, [rbp + 2048]                                   ;   538.2 fp0+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 2016]                                   ;   538.5 fp1+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 1984]                                   ;   539.2 fp2+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 1952]                                 ;   539.5 fp3+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 1920]                                 ;   540.2 fp0+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 2496]                                   ;   540.5 fp1+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 2432]                                   ;   541.2 fp2+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 2784]                                 ;   537.2 fp3+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3040]                                   ;   537.5 fp0+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   538.2 fp1+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2560]                                 ;   538.5 fp2+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   539.2 fp3+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 2464]                                   ;   539.5 fp0+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   540.2 fp1+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2656]                                   ;   540.5 fp2+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 3008]                                 ;   541.2 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm12                                      ;   542.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 2048]                                      ;   541.5 agu1    54 next
        db 0x2e
        vpxor ymm12, ymm12, [r8]                                         ;   548.5 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3104], ymm7                                       ;   541.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2016]                                       ;   542.5 agu1    54 next
        vpxor ymm7, ymm7, [r8 + 32]                                      ;   549.5 fp1+agu0   54 next
        vmovdqu [rbp + 3488], ymm4                                       ;   541.2 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 1984]                                       ;   543.5 agu1    54 next
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 64]                                      ;   550.5 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3200], ymm2                                       ;   541.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm2, [rbp + 1952]                                       ;   544.5 agu1    54 next
        vpxor ymm2, ymm2, [r8 + 96]                                      ;   551.5 fp3+agu0   54 next
        vmovdqu [rbp + 2720], ymm1                                       ;   542.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 1920]                                       ;   545.5 agu1    54 next
        vpxor ymm1, ymm1, [r8 + 128]                                     ;   552.5 fp0+agu0   54 next
        vmovdqu [rbp + 3360], ymm15                                      ;   543.7 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2496]                                      ;   546.5 agu1    54 next
        vpxor ymm15, ymm15, [r8 + 160]                                   ;   553.5 fp1+agu0   54 next
        vmovdqu [rbp + 3424], ymm14                                      ;   544.7 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2432]                                      ;   547.5 agu1    54 next
        vpxor ymm14, ymm14, [r8 + 192]                                   ;   554.5 fp2+agu0   54 next
        vmovdqu [rbp + 2976], ymm5                                       ;   545.7 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 2784]                                       ;   548.5 agu1    54 next
        vpxor ymm5, ymm5, [r8 + 224]                                     ;   555.5 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3616], ymm11                                      ;   546.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm11, [rbp + 3040]                                      ;   549.5 agu1    54 next
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 256]                                   ;   556.5 fp0+agu0   54 next
        vmovdqu [rbp + 3168], ymm6                                       ;   547.7 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2400]                                       ;   550.5 agu1    54 next
        vpxor ymm6, ymm6, [r8 + 288]                                     ;   557.5 fp1+agu0   54 next
        vmovdqu [rbp + 3136], ymm9                                       ;   548.7 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2560]                                       ;   551.5 agu1    54 next
        vpxor ymm9, ymm9, [r8 + 320]                                     ;   558.5 fp2+agu0   54 next
        vmovdqu [rbp + 3232], ymm13                                      ;   549.7 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   552.5 agu1    54 next
        vpxor ymm13, ymm13, [r8 + 352]                                   ;   559.5 fp3+agu0   54 next
        vmovdqu [rbp + 3552], ymm10                                      ;   550.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2464]                                      ;   553.5 agu1    54 next
        vpxor ymm10, ymm10, [r8 + 384]                                   ;   560.5 fp0+agu0   54 next
        vmovdqu [rbp + 3072], ymm3                                       ;   551.7 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2912]                                       ;   554.5 agu1    54 next
        vpxor ymm3, ymm3, [r8 + 416]                                     ;   561.5 fp1+agu0   54 next
        vmovdqu [rbp + 3264], ymm8                                       ;   552.7 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2656]                                       ;   555.5 agu1    54 next
        vpxor ymm8, ymm8, [r8 + 448]                                     ;   562.5 fp2+agu0   54 next
        vmovdqu [rbp + 3520], ymm0                                       ;   553.7 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3008]                                       ;   556.5 agu1    54 next
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 480]                                     ;   563.5 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 2112], ymm4                                       ;   554.7 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm4, ymm5, ymm3                                           ;   562.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm2                                       ;   555.7 agu2+fp5   54 next spill
        vpand ymm2, ymm9, ymm8                                           ;   563.5 fp1     41 next
        vmovdqu [rbp + 2880], ymm7                                       ;   556.7 agu2+fp5   54 next spill
        vpxor ymm7, ymm11, ymm10                                         ;   561.5 fp2     41 next
        vmovdqu [rbp + 3456], ymm14                                      ;   557.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm0                                          ;   564.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm15                                      ;   558.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm3                                          ;   562.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm12                                      ;   559.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm8                                          ;   563.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   564.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm3, ymm13                                         ;   562.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel misty1_decrypt_compact.T0_constants256] ;   565.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm1                                       ;   560.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm4                                           ;   563.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm15                                      ;   566.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm6, ymm1                                          ;   564.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm2                                       ;   564.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm0                                           ;   564.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   565.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm3                                       ;   563.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm6                                           ;   562.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   563.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   566.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm3                                       ;   564.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm5                                           ;   563.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   564.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm11                                          ;   563.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   565.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm14                                      ;   565.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm13                                         ;   564.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   565.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   566.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm13                                         ;   565.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   566.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   567.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   567.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_decrypt_compact.T0_constants256]   ;   568.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm14                                      ;   566.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm5                                         ;   566.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm9                                       ;   569.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm1, ymm0                                            ;   566.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm1                                       ;   568.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm13                                          ;   566.8 fp2     41 next
        db 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   567.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm3                                       ;   569.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm10                                          ;   567.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   568.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm10                                         ;   567.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   569.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm10                                          ;   568.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   569.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm11                                          ;   568.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   570.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   570.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   571.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   569.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm1                                       ;   572.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm0                                           ;   570.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   570.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   571.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   571.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   571.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   572.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm11                                          ;   571.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   572.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   572.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   572.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   572.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   573.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   573.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   574.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   573.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm8                                          ;   573.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                         ;   574.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   575.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   576.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm11                                          ;   574.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;   575.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   576.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3776]                                   ;   577.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3712]                                 ;   575.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   576.8 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3744]                                      ;   573.7 agu0    54 next reload
        db 0x2e
        vmovdqu [rbp + 4000], ymm9                                       ;   578.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm13                                          ;   580.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   580.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   576.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3936]                                   ;   581.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   577.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   580.7 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 3904]                                  ;   577.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm4, [rbp + 3680]                                  ;   578.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   578.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   579.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   582.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   581.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3872]                                       ;   576.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   583.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3904]                                   ;   582.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   581.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   583.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   580.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   584.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   584.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3968]                                   ;   585.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   582.7 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3680]                                   ;   582.7 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3744]                                       ;   580.5 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   587.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   588.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   583.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm6                                           ;   588.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   584.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   584.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3840]                                   ;   585.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3776]                                 ;   584.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3712]                                   ;   583.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4000]                                   ;   585.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   584.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   589.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   589.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   590.5 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   590.5 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3648]                                       ;   584.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2368]                                       ;   585.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   592.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3584]                                       ;   585.7 agu1    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   592.7 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3456]                                       ;   586.0 agu0    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2880]                                      ;   586.7 agu1    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   593.7 fp3     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3296]                                      ;   587.0 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   594.0 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3648]                                      ;   587.7 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3296]                                 ;   594.7 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm14                                      ;   586.5 agu2+fp5   41 next spill
        vmovdqu ymm14, [rbp + 3456]                                      ;   588.7 agu1    41 next
        vpand ymm14, ymm14, [rbp + 3296]                                 ;   595.7 fp2+agu0   41 next
        vmovdqu [rbp + 3904], ymm9                                       ;   587.5 agu2+fp5   41 next spill
        vmovdqu ymm9, [rbp + 3584]                                       ;   589.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2112]                                   ;   596.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   597.7 fp0     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   597.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm8                                       ;   588.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm12, ymm11                                         ;   595.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm2                                       ;   589.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm5, [rbp + 3456]                                   ;   593.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm10                                      ;   591.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm8, [rbp + 3648]                                  ;   596.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3456]                                 ;   597.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   598.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm1                                       ;   591.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm13                                          ;   595.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   598.7 fp0     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 3584]                                   ;   596.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   598.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm7                                       ;   593.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm11, [rbp + 3584]                                  ;   593.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm15                                      ;   594.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm7, [rbp + 3296]                                  ;   594.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   594.8 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rel misty1_decrypt_compact.T0_constants256]   ;   595.8 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm3                                       ;   595.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm11, ymm4                                          ;   595.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   596.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm6                                       ;   599.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3456]                                       ;   595.8 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2112]                                   ;   602.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   603.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm10                                      ;   598.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm13, [rbp + 2112]                                 ;   599.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   600.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3296]                                      ;   597.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   604.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   599.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm15                                      ;   605.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, [rbp + 2112]                                  ;   604.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   605.8 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 3648]                                   ;   604.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   606.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm15                                      ;   607.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm14, [rbp + 3648]                                 ;   598.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   599.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   605.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   600.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3648]                                 ;   600.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   601.7 fp0     41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 3584]                                 ;   600.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2112]                                   ;   600.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   603.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm12                                      ;   600.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm11, ymm10                                        ;   604.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   605.7 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   606.7 fp2     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3648]                                      ;   601.3 agu0    54 next reload
        db 0x2e
        vmovdqu [rbp + 4128], ymm1                                       ;   607.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm15                                         ;   608.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   609.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   610.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2112]                                   ;   610.3 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   605.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3456]                                      ;   604.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm12                                         ;   611.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                         ;   612.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   613.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   614.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm1                                          ;   611.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   611.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3584]                                   ;   612.3 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   606.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2112]                                   ;   607.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   607.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   611.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm15                                          ;   608.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3584]                                   ;   608.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   613.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   614.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   613.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2112]                                       ;   608.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm0, ymm2                                          ;   615.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   609.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4096]                                   ;   609.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   611.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   615.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3584]                                      ;   610.3 agu1    54 next reload
        db 0x2e
        vpand ymm15, ymm12, ymm13                                        ;   617.3 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3936]                                   ;   612.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4064]                                   ;   615.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   618.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   611.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 4096]                                 ;   618.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm0                                          ;   619.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   616.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4064]                                   ;   620.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   616.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3808]                                 ;   619.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   620.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel misty1_decrypt_compact.T0_constants256]      ;   613.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   621.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   621.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4032]                                   ;   614.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   622.3 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   615.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm4, [rbp + 4128]                                   ;   616.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3680]                                       ;   616.2 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   623.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   624.2 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3872]                                   ;   617.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   618.2 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3840]                                 ;   617.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm10, ymm8                                          ;   623.3 fp0     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3776]                                       ;   618.2 agu1    41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3648]                                   ;   625.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   626.2 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3712]                                 ;   619.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   620.2 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4000]                                 ;   619.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   620.8 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [r10 + 4896]                                   ;   620.2 fp3+agu1   48 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 4928]                                 ;   625.2 fp0+agu0   48 next
        db 0x2e
        vpxor ymm3, ymm3, [r10 + 4960]                                   ;   621.2 fp1+agu1   48 next
        vpxor ymm6, ymm6, [r10 + 4992]                                   ;   624.3 fp2+agu0   48 next
        vpxor ymm9, ymm9, [r10 + 5024]                                   ;   627.2 fp3+agu1   48 next
        vpxor ymm11, ymm11, [r10 + 5056]                                 ;   622.8 fp0+agu0   48 next
        vpxor ymm5, ymm5, [r10 + 5088]                                   ;   623.2 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r10 + 4608]                                   ;   623.8 fp2+agu0   48 next
        vpxor ymm1, ymm1, [r10 + 4640]                                   ;   624.2 fp3+agu1   48 next
        vpxor ymm2, ymm2, [r10 + 4672]                                   ;   624.8 fp0+agu0   48 next
        vpxor ymm10, ymm10, [r10 + 4704]                                 ;   625.2 fp1+agu1   48 next
        vpxor ymm7, ymm7, [r10 + 4736]                                   ;   626.2 fp2+agu0   48 next
        vpxor ymm13, ymm13, [r10 + 4768]                                 ;   626.2 fp3+agu1   48 next
        vpxor ymm12, ymm12, [r10 + 4800]                                 ;   626.8 fp0+agu0   48 next
        vmovdqu ymm8, [rbp + 3904]                                       ;   627.2 agu1    48 next
        vpxor ymm8, ymm8, [r10 + 4832]                                   ;   634.2 fp1+agu0   48 next
        vmovdqu [rbp + 3904], ymm5                                       ;   624.2 agu2+fp5   48 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3744]                                       ;   628.2 agu1    48 next
        db 0x2e
        vpxor ymm5, ymm5, [r10 + 4864]                                   ;   635.2 fp2+agu0   48 next
        vmovdqu [rbp + 3744], ymm11                                      ;   624.5 agu2+fp5   48 next spill
        vpxor ymm11, ymm4, ymm12                                         ;   627.8 fp3     45 next
        vmovdqu [rbp + 4000], ymm9                                       ;   628.2 agu2+fp5   48 next spill
        vpand ymm9, ymm10, ymm8                                          ;   635.2 fp0     45 next
        vmovdqu [rbp + 3456], ymm6                                       ;   626.5 agu2+fp5   48 next spill
        vpxor ymm6, ymm1, ymm13                                          ;   627.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm3                                       ;   627.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm12                                         ;   627.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm14                                      ;   628.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                          ;   636.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm0                                       ;   629.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm8                                           ;   635.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   636.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm7                                          ;   627.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   637.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm3                                       ;   638.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm10                                         ;   628.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm9                                       ;   636.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm2                                           ;   629.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm12                                      ;   632.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm5                                          ;   636.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   637.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm2                                         ;   628.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   629.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   638.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm15                                      ;   633.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm4                                         ;   629.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   630.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm1                                         ;   630.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   637.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm14                                      ;   637.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm7                                         ;   632.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   633.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   638.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm5                                          ;   636.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   637.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   639.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   638.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_decrypt_compact.T0_constants256] ;   639.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm14                                      ;   637.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm4                                          ;   636.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm10                                      ;   640.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm3, ymm5                                           ;   636.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm3                                       ;   638.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm7                                           ;   637.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   637.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm15                                      ;   639.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm13                                         ;   637.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   638.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm13                                         ;   638.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   639.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm13                                         ;   638.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   639.5 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm2, ymm1                                          ;   639.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   640.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   640.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   641.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   640.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm3                                       ;   642.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm5                                          ;   640.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   640.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   641.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   641.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   641.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   642.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm1                                           ;   641.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   642.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   642.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   642.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   642.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   643.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   643.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   644.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   643.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm8                                           ;   644.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   644.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   645.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   646.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm1                                           ;   645.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   646.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   647.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3872]                                 ;   647.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3840]                                   ;   646.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   647.0 fp2     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3296]                                       ;   644.2 agu1    48 next reload
        db 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   648.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm7                                          ;   651.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   651.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   647.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   652.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   647.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   651.2 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4128]                                  ;   648.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, [rbp + 3584]                                  ;   648.2 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   648.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   649.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   653.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   652.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3680]                                      ;   647.0 agu1    45 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   654.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   653.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   652.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   654.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   650.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   655.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2112]                                   ;   655.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4032]                                   ;   656.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   653.2 fp3     45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3584]                                 ;   653.2 fp0+agu1   45 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3296]                                       ;   650.5 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   657.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   658.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   654.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm2                                           ;   658.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   655.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   655.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2880]                                   ;   656.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3872]                                 ;   655.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3840]                                 ;   654.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;   655.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4128]                                 ;   654.5 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   659.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   659.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   660.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   660.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3776]                                       ;   655.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   662.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3648]                                       ;   655.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   662.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3712]                                       ;   656.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   663.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3456]                                       ;   656.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   663.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4000]                                       ;   657.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   664.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3744]                                       ;   657.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   664.5 fp1     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3904]                                      ;   658.2 agu0    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   665.2 fp2     45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3520]                                 ;   663.2 fp3+agu1   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3264]                                   ;   663.5 fp0+agu0   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   664.2 fp1+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 3552]                                   ;   664.5 fp2+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   665.2 fp3+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 3136]                                 ;   665.5 fp0+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 3168]                                   ;   666.2 fp1+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 3616]                                 ;   662.2 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 2976]                                 ;   662.5 fp3+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 3424]                                   ;   663.2 fp0+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 3360]                                   ;   663.5 fp1+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2720]                                   ;   664.2 fp2+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 3200]                                   ;   664.5 fp3+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 3488]                                   ;   665.2 fp0+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 3104]                                   ;   665.5 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 2816]                                 ;   666.2 fp2+agu0   54 next
        vmovdqu [rbp + 3904], ymm11                                      ;   667.2 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 3520]                                      ;   666.5 agu1    54 next
        vpxor ymm11, ymm11, [r11 + 512]                                  ;   673.5 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm7                                       ;   666.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 3264]                                       ;   667.5 agu1    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r11 + 544]                                    ;   674.5 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3264], ymm5                                       ;   666.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3072]                                       ;   668.5 agu1    54 next
        vpxor ymm5, ymm5, [r11 + 576]                                    ;   675.5 fp1+agu0   54 next
        vmovdqu [rbp + 3072], ymm4                                       ;   666.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 3552]                                       ;   669.5 agu1    54 next
        vpxor ymm4, ymm4, [r11 + 608]                                    ;   676.5 fp2+agu0   54 next
        vmovdqu [rbp + 3552], ymm2                                       ;   667.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 3232]                                       ;   670.5 agu1    54 next
        vpxor ymm2, ymm2, [r11 + 640]                                    ;   677.5 fp3+agu0   54 next
        vmovdqu [rbp + 3232], ymm1                                       ;   668.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 3136]                                       ;   671.5 agu1    54 next
        vpxor ymm1, ymm1, [r11 + 672]                                    ;   678.5 fp0+agu0   54 next
        vmovdqu [rbp + 3136], ymm0                                       ;   669.7 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3168]                                       ;   672.5 agu1    54 next
        vpxor ymm0, ymm0, [r11 + 704]                                    ;   679.5 fp1+agu0   54 next
        vmovdqu [rbp + 3168], ymm14                                      ;   670.7 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 3616]                                      ;   673.5 agu1    54 next
        vpxor ymm14, ymm14, [r11 + 736]                                  ;   680.5 fp2+agu0   54 next
        vmovdqu [rbp + 3616], ymm10                                      ;   671.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2976]                                      ;   674.5 agu1    54 next
        vpxor ymm10, ymm10, [r11 + 768]                                  ;   681.5 fp3+agu0   54 next
        vmovdqu [rbp + 2976], ymm8                                       ;   672.7 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 3424]                                       ;   675.5 agu1    54 next
        vpxor ymm8, ymm8, [r11 + 800]                                    ;   682.5 fp0+agu0   54 next
        vmovdqu [rbp + 3424], ymm12                                      ;   673.7 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 3360]                                      ;   676.5 agu1    54 next
        vpxor ymm12, ymm12, [r11 + 832]                                  ;   683.5 fp1+agu0   54 next
        vmovdqu [rbp + 3360], ymm13                                      ;   674.7 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2720]                                      ;   677.5 agu1    54 next
        vpxor ymm13, ymm13, [r11 + 864]                                  ;   684.5 fp2+agu0   54 next
        vmovdqu [rbp + 2720], ymm3                                       ;   675.7 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 3200]                                       ;   678.5 agu1    54 next
        vpxor ymm3, ymm3, [r11 + 896]                                    ;   685.5 fp3+agu0   54 next
        vmovdqu [rbp + 3200], ymm6                                       ;   676.7 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3488]                                       ;   679.5 agu1    54 next
        vpxor ymm6, ymm6, [r11 + 928]                                    ;   686.5 fp0+agu0   54 next
        vmovdqu [rbp + 3488], ymm9                                       ;   677.7 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 3104]                                       ;   680.5 agu1    54 next
        vpxor ymm9, ymm9, [r11 + 960]                                    ;   687.5 fp1+agu0   54 next
        vmovdqu [rbp + 3104], ymm15                                      ;   678.7 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2816]                                      ;   681.5 agu1    54 next
        vpxor ymm15, ymm15, [r11 + 992]                                  ;   688.5 fp2+agu0   54 next
        vmovdqu [rbp + 2816], ymm5                                       ;   679.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm6                                          ;   687.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm4                                       ;   680.7 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm4, ymm12, ymm9                                          ;   688.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm7                                       ;   681.7 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm10, ymm3                                          ;   686.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm0                                       ;   682.7 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm0, ymm9, ymm15                                          ;   689.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm1                                       ;   683.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm6                                          ;   687.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm11                                      ;   684.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm9                                         ;   688.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   689.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm6, ymm13                                         ;   687.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_decrypt_compact.T0_constants256]   ;   690.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm2                                       ;   685.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm5                                          ;   688.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   691.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm2                                           ;   689.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm4                                       ;   689.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm14, ymm15                                         ;   689.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   690.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm6                                       ;   688.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm8                                          ;   687.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   688.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   691.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm6                                       ;   689.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm14                                         ;   688.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   689.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm10                                         ;   688.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   690.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm0                                       ;   690.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm13                                         ;   689.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   690.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   691.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm13                                         ;   690.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   691.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   692.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   692.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_decrypt_compact.T0_constants256] ;   693.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   691.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm14                                         ;   691.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm12                                      ;   694.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm2, ymm15                                          ;   691.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm2                                       ;   693.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm13                                          ;   691.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                          ;   692.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm6                                       ;   694.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm8, ymm3                                           ;   692.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   693.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm3                                          ;   692.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   694.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm3                                          ;   693.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   694.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm10                                         ;   693.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   695.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   695.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   696.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   694.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm2                                       ;   697.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm15                                          ;   695.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   695.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   696.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   696.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   696.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   697.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm10                                          ;   696.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   697.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   697.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   697.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   697.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   698.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   698.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   699.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   698.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                          ;   698.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   699.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   700.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   701.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm10                                         ;   699.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   700.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   701.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3840]                                 ;   702.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   700.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   701.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2368]                                      ;   698.7 agu0    54 next reload
        db 0x2e
        vmovdqu [rbp + 3968], ymm12                                      ;   703.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm13                                         ;   705.7 fp3     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   705.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   701.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4032]                                 ;   706.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                           ;   702.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   705.7 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 3584]                                    ;   702.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 3296]                                  ;   703.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   703.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   704.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   707.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   706.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3680]                                       ;   701.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   708.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3584]                                 ;   707.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   706.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   708.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   705.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   709.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3872]                                   ;   709.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2112]                                   ;   710.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   707.7 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3296]                                 ;   707.7 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2368]                                      ;   705.5 agu1    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   712.5 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   713.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   708.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm8                                           ;   713.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   709.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   709.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;   710.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3840]                                   ;   709.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4128]                                   ;   708.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   710.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3584]                                   ;   709.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   714.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   714.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   715.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   715.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3776]                                      ;   709.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3648]                                      ;   710.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   717.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3712]                                       ;   710.7 agu1    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   717.7 fp1     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3456]                                       ;   711.0 agu0    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4000]                                      ;   711.7 agu1    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   718.7 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3744]                                      ;   712.0 agu0    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   719.0 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3776]                                      ;   712.7 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3744]                                 ;   719.7 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm0                                       ;   711.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 3456]                                       ;   713.7 agu1    41 next
        vpand ymm0, ymm0, [rbp + 3744]                                   ;   720.7 fp1+agu0   41 next
        vmovdqu [rbp + 3584], ymm12                                      ;   712.5 agu2+fp5   41 next spill
        vmovdqu ymm12, [rbp + 3712]                                      ;   714.7 agu1    41 next
        vpand ymm12, ymm12, [rbp + 2816]                                 ;   721.7 fp2+agu0   41 next
        vpxor ymm8, ymm8, ymm12                                          ;   722.7 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   722.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm9                                       ;   713.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm11, ymm10                                         ;   720.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm4                                       ;   714.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm5, [rbp + 3456]                                   ;   718.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3840], ymm3                                       ;   716.5 agu2+fp5   41 next spill
        vpxor ymm3, ymm9, [rbp + 3776]                                   ;   721.0 fp3+agu0   41 next
        vpand ymm3, ymm3, [rbp + 3456]                                   ;   722.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   723.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm2                                       ;   716.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm13                                         ;   720.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   723.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3712]                                   ;   721.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   723.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm7                                       ;   718.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, [rbp + 3712]                                  ;   718.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   719.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, [rbp + 3744]                                   ;   719.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   719.8 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rel misty1_decrypt_compact.T0_constants256]   ;   720.8 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2112], ymm6                                       ;   720.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm15                                         ;   720.0 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   721.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm8                                       ;   724.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3456]                                       ;   720.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2816]                                   ;   727.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   728.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm3                                       ;   723.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm13, [rbp + 2816]                                  ;   724.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   725.7 fp3     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3744]                                       ;   722.7 agu1    54 next reload
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   729.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   724.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm1                                       ;   730.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm6, [rbp + 2816]                                   ;   729.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   730.8 fp3     41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3776]                                   ;   729.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   731.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4064], ymm1                                       ;   732.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm0, [rbp + 3776]                                   ;   723.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   724.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   730.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm15                                         ;   725.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3776]                                 ;   725.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   726.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 3712]                                   ;   725.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2816]                                   ;   725.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   728.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm11                                      ;   725.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm3                                         ;   729.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   730.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   731.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3776]                                       ;   726.3 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm2                                       ;   732.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm1                                          ;   733.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   734.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   735.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2816]                                   ;   735.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   730.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3456]                                      ;   729.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm11                                         ;   736.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                        ;   737.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   738.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   739.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm2                                           ;   736.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   736.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3712]                                   ;   737.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   731.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2816]                                   ;   732.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   732.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   736.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm1                                           ;   733.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3712]                                   ;   733.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   738.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   739.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   738.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2816]                                       ;   733.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm4                                         ;   740.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   734.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4096]                                   ;   734.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   736.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   740.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3712]                                      ;   735.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm13                                         ;   742.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4032]                                   ;   737.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4064]                                   ;   740.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   743.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   736.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 4096]                                   ;   743.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm14                                        ;   744.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   741.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4064]                                 ;   745.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   741.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3872]                                   ;   744.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   745.3 fp3     41 next
        db 0x2e
        vmovdqu ymm1, [rel misty1_decrypt_compact.T0_constants256]       ;   738.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   746.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   746.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   747.3 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   740.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   740.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm15, [rbp + 3936]                                 ;   741.2 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3296]                                       ;   741.2 agu1    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4000]                                   ;   748.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   749.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3680]                                   ;   742.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   743.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2880]                                   ;   743.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm9                                           ;   748.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3840]                                       ;   743.2 agu1    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3776]                                   ;   750.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   751.2 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   744.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   745.2 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3968]                                 ;   745.0 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm11                                          ;   746.0 fp1     41 next
        vpxor ymm14, ymm14, [r8 + 4896]                                  ;   745.2 fp2+agu1   48 next
        vpxor ymm0, ymm0, [r8 + 4928]                                    ;   750.2 fp3+agu0   48 next
        vpxor ymm6, ymm6, [r8 + 4960]                                    ;   746.2 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 4992]                                    ;   749.3 fp1+agu0   48 next
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 5024]                                  ;   752.2 fp2+agu1   48 next
        vpxor ymm10, ymm10, [r8 + 5056]                                  ;   748.0 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r8 + 5088]                                    ;   748.2 fp0+agu1   48 next
        vpxor ymm15, ymm15, [r8 + 4608]                                  ;   749.0 fp1+agu0   48 next
        vpxor ymm2, ymm2, [r8 + 4640]                                    ;   749.2 fp2+agu1   48 next
        vpxor ymm4, ymm4, [r8 + 4672]                                    ;   750.0 fp3+agu0   48 next
        vpxor ymm3, ymm3, [r8 + 4704]                                    ;   750.2 fp0+agu1   48 next
        vpxor ymm8, ymm8, [r8 + 4736]                                    ;   751.2 fp1+agu0   48 next
        vpxor ymm13, ymm13, [r8 + 4768]                                  ;   751.2 fp2+agu1   48 next
        vpxor ymm11, ymm11, [r8 + 4800]                                  ;   752.0 fp3+agu0   48 next
        vmovdqu ymm9, [rbp + 3584]                                       ;   752.2 agu1    48 next
        vpxor ymm9, ymm9, [r8 + 4832]                                    ;   759.2 fp0+agu0   48 next
        vmovdqu [rbp + 3584], ymm5                                       ;   749.2 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 2368]                                       ;   753.2 agu1    48 next
        vpxor ymm5, ymm5, [r8 + 4864]                                    ;   760.2 fp1+agu0   48 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   749.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm10, ymm15, ymm11                                        ;   753.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm12                                      ;   753.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm3, ymm9                                          ;   760.2 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm7                                       ;   751.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm2, ymm13                                          ;   752.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm6                                       ;   752.5 agu2+fp5   48 next spill
        vpand ymm6, ymm3, ymm11                                          ;   753.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm0                                       ;   753.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm5                                           ;   761.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm14                                      ;   754.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm15, ymm9                                         ;   760.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   761.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm8                                         ;   753.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   762.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm6                                       ;   763.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm3                                          ;   754.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm12                                      ;   761.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm4                                          ;   755.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm11                                      ;   757.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm5                                         ;   761.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   762.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   753.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   754.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   763.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm1                                       ;   758.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm15                                          ;   754.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   755.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm2                                           ;   755.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   762.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm0                                       ;   762.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm8                                           ;   757.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   758.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   763.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm5                                           ;   761.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   762.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   764.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   763.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_decrypt_compact.T0_constants256]   ;   764.2 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm0                                       ;   762.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm15                                          ;   761.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm3                                       ;   765.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm3, ymm6, ymm5                                            ;   761.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm6                                       ;   763.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                           ;   762.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   762.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm1                                       ;   764.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm4, ymm13                                          ;   762.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   763.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   763.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   764.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   763.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   764.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm2                                           ;   764.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   765.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   765.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   766.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   765.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm6                                       ;   767.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm5                                           ;   765.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   765.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   766.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   766.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   766.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   767.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                           ;   766.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   767.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   767.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   767.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   767.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   768.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   768.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   769.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   768.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm9                                           ;   769.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   769.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   770.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   771.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm2                                          ;   770.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   771.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   772.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3680]                                   ;   772.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   771.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   772.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   769.2 agu1    48 next reload
        db 0x2e
        vmovdqu [rbp + 3648], ymm3                                       ;   773.2 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm9, ymm8                                           ;   776.2 fp2     45 next
        db 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   776.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   772.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   777.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   772.5 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   776.2 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 3936]                                  ;   773.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, [rbp + 3712]                                  ;   773.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   773.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   774.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   778.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   777.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3296]                                      ;   772.0 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   779.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3936]                                   ;   778.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   777.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   779.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   775.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   780.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   780.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3808]                                   ;   781.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   778.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3712]                                   ;   778.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3744]                                       ;   775.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   782.5 fp0     45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   783.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   779.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm4                                           ;   783.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   780.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   780.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   781.2 fp2+agu1   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3680]                                 ;   780.2 fp3+agu0   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   779.2 fp0+agu1   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3648]                                   ;   780.2 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3936]                                   ;   779.5 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   784.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   784.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   785.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   785.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3840]                                      ;   780.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   787.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   780.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   787.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4128]                                       ;   781.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   788.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3456]                                       ;   781.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   788.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3968]                                       ;   782.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   789.2 fp3     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2368]                                       ;   782.5 agu1    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   789.5 fp0     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3584]                                      ;   783.2 agu0    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   790.2 fp1     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3104]                                   ;   788.2 fp2+agu1   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   788.5 fp3+agu0   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3200]                                   ;   789.2 fp0+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2720]                                   ;   789.5 fp1+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 3360]                                 ;   790.2 fp2+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   790.5 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 2976]                                   ;   791.2 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 3616]                                   ;   787.2 fp1+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 3168]                                   ;   787.5 fp2+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 3136]                                 ;   788.2 fp3+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 3232]                                 ;   788.5 fp0+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 3552]                                   ;   789.2 fp1+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 3072]                                   ;   789.5 fp2+agu1   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3264]                                   ;   790.2 fp3+agu0   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3520]                                   ;   790.5 fp0+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   791.2 fp1+agu0   54 next
        vmovdqu [rbp + 3584], ymm10                                      ;   792.2 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3104]                                      ;   791.5 agu1    58 r
        vpxor ymm10, ymm10, [r9]                                         ;   798.5 fp2+agu0   58 r
        vmovdqu [rbp + 3104], ymm8                                       ;   791.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 3488]                                       ;   792.5 agu1    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 32]                                      ;   799.5 fp3+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 3488], ymm5                                       ;   791.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3200]                                       ;   793.5 agu1    58 r
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 64]                                      ;   800.5 fp0+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 3200], ymm4                                       ;   791.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2720]                                       ;   794.5 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 96]                                      ;   801.5 fp1+agu0   58 r
        vmovdqu [rbp + 2720], ymm2                                       ;   792.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 3360]                                       ;   795.5 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 128]                                     ;   802.5 fp2+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 896]                                  ;   799.5 fp3+agu1  108 r
        vmovdqu [rbp + 3360], ymm10                                      ;   800.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3424]                                      ;   797.2 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 160]                                   ;   804.2 fp0+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 960]                                    ;   800.5 fp1+agu0  108 r
        vmovdqu [rbp + 3424], ymm8                                       ;   801.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2976]                                       ;   798.5 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 192]                                     ;   805.5 fp2+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 1024]                                   ;   801.5 fp3+agu1  108 r
        vmovdqu [rbp + 2976], ymm5                                       ;   802.5 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 3616]                                       ;   800.2 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 224]                                     ;   807.2 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 1088]                                   ;   802.5 fp1+agu0  108 r
        vmovdqu [rbp + 3616], ymm4                                       ;   803.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 3168]                                       ;   801.5 agu1    58 r
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 256]                                     ;   808.5 fp2+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 1152]                                   ;   803.5 fp3+agu1  108 r
        vmovdqu [rbp + 3168], ymm2                                       ;   804.5 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3136]                                       ;   803.2 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 288]                                     ;   810.2 fp0+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 1216]                                 ;   805.2 fp1+agu0  108 r
        vmovdqu [rbp + 3136], ymm10                                      ;   806.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3232]                                      ;   804.5 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 320]                                   ;   811.5 fp2+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 1280]                                   ;   806.5 fp3+agu1  108 r
        vmovdqu [rbp + 3232], ymm8                                       ;   807.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3552]                                       ;   806.2 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 352]                                     ;   813.2 fp0+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 1344]                                   ;   808.2 fp1+agu0  108 r
        vmovdqu [rbp + 3552], ymm5                                       ;   809.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 3072]                                       ;   807.5 agu1    58 r
        vpxor ymm5, ymm5, [r9 + 384]                                     ;   814.5 fp2+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 1408]                                   ;   809.5 fp3+agu1  108 r
        vmovdqu [rbp + 3072], ymm4                                       ;   810.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3264]                                       ;   809.2 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 416]                                     ;   816.2 fp0+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 1472]                                   ;   811.2 fp1+agu0  108 r
        vmovdqu [rbp + 3264], ymm2                                       ;   812.2 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3520]                                       ;   810.5 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 448]                                     ;   817.5 fp2+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 1536]                                 ;   812.5 fp3+agu1  108 r
        vmovdqu [rbp + 3520], ymm10                                      ;   813.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3904]                                      ;   812.2 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 480]                                   ;   819.2 fp0+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 1600]                                   ;   814.2 fp1+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 1664]                                   ;   815.5 fp2+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 1696]                                   ;   817.2 fp3+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 1760]                                   ;   818.5 fp0+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 1792]                                 ;   820.2 fp1+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 928]                                    ;   815.5 fp2+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 992]                                  ;   816.2 fp3+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 1056]                                   ;   816.5 fp0+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 1120]                                   ;   817.2 fp1+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 1184]                                 ;   817.5 fp2+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 1248]                                 ;   818.2 fp3+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 1312]                                   ;   818.5 fp0+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 1376]                                   ;   819.2 fp1+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 1440]                                   ;   819.5 fp2+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 1504]                                 ;   820.2 fp3+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 1568]                                 ;   820.5 fp0+agu1  108 r
        vmovdqu [rbp + 3904], ymm10                                      ;   821.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 2720]                                      ;   821.2 agu0   108 r
        vpxor ymm10, ymm10, [rbp + 1632]                                 ;   828.2 fp1+agu1  108 r
        vmovdqu [rbp + 2720], ymm2                                       ;   819.5 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3200]                                       ;   822.2 agu0   108 r
        vpxor ymm2, ymm2, [rbp + 1728]                                   ;   829.2 fp2+agu1  108 r
        vmovdqu [rbp + 3200], ymm4                                       ;   818.2 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3488]                                       ;   823.2 agu0   108 r
        vpxor ymm4, ymm4, [rbp + 1824]                                   ;   830.2 fp3+agu1  108 r
        vmovdqu [rbp + 3488], ymm5                                       ;   819.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 3104]                                       ;   824.2 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1856]                                   ;   831.2 fp0+agu1  108 r
        vmovdqu [rbp + 3104], ymm8                                       ;   820.2 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3584]                                       ;   825.2 agu0   108 r
        vpxor ymm8, ymm8, [rbp + 1888]                                   ;   832.2 fp1+agu1  108 r
        vmovdqu [rbp + 3584], ymm8                                       ;   833.2 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2048]                                       ;   826.2 agu0    66 l
        vpor ymm8, ymm8, [r13 + 4096]                                    ;   833.2 fp2+agu1   66 l
        vmovdqu [rbp + 2368], ymm5                                       ;   832.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2016]                                       ;   827.2 agu0    66 l
        vpor ymm5, ymm5, [r13 + 4128]                                    ;   834.2 fp3+agu1   66 l
        vmovdqu [rbp + 3968], ymm4                                       ;   831.2 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 1984]                                       ;   828.2 agu0    66 l
        vpor ymm4, ymm4, [r13 + 4160]                                    ;   835.2 fp0+agu1   66 l
        vmovdqu [rbp + 3456], ymm2                                       ;   830.2 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 1952]                                       ;   829.2 agu0    66 l
        vpor ymm2, ymm2, [r13 + 4192]                                    ;   836.2 fp1+agu1   66 l
        vmovdqu [rbp + 4128], ymm10                                      ;   829.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 1920]                                      ;   830.2 agu0    66 l
        vpor ymm10, ymm10, [r13 + 4224]                                  ;   837.2 fp2+agu1   66 l
        vpxor ymm8, ymm8, [rbp + 2336]                                   ;   834.2 fp3+agu0   66 l
        vmovdqu [rbp + 2336], ymm15                                      ;   829.3 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2496]                                      ;   831.5 agu1    66 l
        vpor ymm15, ymm15, [r13 + 4256]                                  ;   838.5 fp0+agu0   66 l
        vpxor ymm5, ymm5, [rbp + 2304]                                   ;   835.2 fp1+agu1   66 l
        vmovdqu [rbp + 2304], ymm14                                      ;   830.3 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 2432]                                      ;   833.2 agu0    66 l
        vpor ymm14, ymm14, [r13 + 4288]                                  ;   840.2 fp2+agu1   66 l
        vpxor ymm4, ymm4, [rbp + 2272]                                   ;   836.2 fp3+agu0   66 l
        vmovdqu [rbp + 2272], ymm0                                       ;   831.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2784]                                       ;   834.5 agu1    66 l
        vpor ymm0, ymm0, [r13 + 4320]                                    ;   841.5 fp0+agu0   66 l
        vpxor ymm2, ymm2, [rbp + 2240]                                   ;   837.2 fp1+agu1   66 l
        vmovdqu [rbp + 2240], ymm3                                       ;   832.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 3040]                                       ;   836.2 agu0    66 l
        vpor ymm3, ymm3, [r13 + 4352]                                    ;   843.2 fp2+agu1   66 l
        vpxor ymm10, ymm10, [rbp + 2208]                                 ;   838.2 fp3+agu0   66 l
        vmovdqu [rbp + 2208], ymm9                                       ;   833.5 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2400]                                       ;   837.5 agu1    66 l
        vpor ymm9, ymm9, [r13 + 4384]                                    ;   844.5 fp0+agu0   66 l
        vpxor ymm15, ymm15, [rbp + 2080]                                 ;   839.5 fp1+agu1   66 l
        vmovdqu [rbp + 2080], ymm11                                      ;   834.5 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 2560]                                      ;   839.2 agu0    66 l
        vpor ymm11, ymm11, [r13 + 4416]                                  ;   846.2 fp2+agu1   66 l
        vpxor ymm14, ymm14, [rbp + 2144]                                 ;   841.2 fp3+agu0   66 l
        vmovdqu [rbp + 2144], ymm13                                      ;   836.2 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   840.5 agu1    66 l
        vpor ymm13, ymm13, [r13 + 4448]                                  ;   847.5 fp0+agu0   66 l
        vpxor ymm0, ymm0, [rbp + 2176]                                   ;   842.5 fp1+agu1   66 l
        vmovdqu [rbp + 2176], ymm6                                       ;   837.2 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 2464]                                       ;   842.2 agu0    66 l
        vpor ymm6, ymm6, [r13 + 4480]                                    ;   849.2 fp2+agu1   66 l
        vpxor ymm3, ymm3, [rbp + 3328]                                   ;   844.2 fp3+agu0   66 l
        vmovdqu [rbp + 3328], ymm7                                       ;   838.2 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 2912]                                       ;   843.5 agu1    66 l
        vpor ymm7, ymm7, [r13 + 4512]                                    ;   850.5 fp0+agu0   66 l
        vpxor ymm9, ymm9, [rbp + 2944]                                   ;   845.5 fp1+agu1   66 l
        vmovdqu [rbp + 2944], ymm12                                      ;   839.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2656]                                      ;   845.2 agu0    66 l
        vpor ymm12, ymm12, [r13 + 4544]                                  ;   852.2 fp2+agu1   66 l
        vpxor ymm11, ymm11, [rbp + 2592]                                 ;   847.2 fp3+agu0   66 l
        vmovdqu [rbp + 2592], ymm1                                       ;   841.2 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3008]                                       ;   846.5 agu1    66 l
        vpor ymm1, ymm1, [r13 + 4576]                                    ;   853.5 fp0+agu0   66 l
        vpxor ymm13, ymm13, [rbp + 2752]                                 ;   848.5 fp1+agu1   66 l
        vpxor ymm6, ymm6, [rbp + 2528]                                   ;   850.2 fp2+agu0   66 l
        vpxor ymm7, ymm7, [rbp + 2688]                                   ;   851.5 fp3+agu1   66 l
        vpxor ymm12, ymm12, [rbp + 2848]                                 ;   853.2 fp0+agu0   66 l
        vpxor ymm1, ymm1, [rbp + 3392]                                   ;   854.5 fp1+agu1   66 l
        vmovdqu [rbp + 3392], ymm1                                       ;   855.5 agu2+fp5   66 l spill
        vpand ymm1, ymm8, [r12 + 1536]                                   ;   850.2 fp2+agu0   67 l
        vmovdqu [rbp + 2848], ymm8                                       ;   845.5 agu2+fp5   66 l spill
        vpand ymm8, ymm5, [r12 + 1568]                                   ;   850.5 fp3+agu1   67 l
        vmovdqu [rbp + 2688], ymm5                                       ;   846.5 agu2+fp5   66 l spill
        vpand ymm5, ymm4, [r12 + 1600]                                   ;   851.2 fp0+agu0   67 l
        vmovdqu [rbp + 2528], ymm4                                       ;   847.5 agu2+fp5   66 l spill
        vpand ymm4, ymm2, [r12 + 1632]                                   ;   851.5 fp1+agu1   67 l
        vmovdqu [rbp + 2752], ymm2                                       ;   848.5 agu2+fp5   66 l spill
        vpand ymm2, ymm10, [r12 + 1664]                                  ;   852.2 fp2+agu0   67 l
        vmovdqu [rbp + 3776], ymm10                                      ;   849.5 agu2+fp5   66 l spill
        vpand ymm10, ymm15, [r12 + 1696]                                 ;   852.5 fp3+agu1   67 l
        vmovdqu [rbp + 3840], ymm15                                      ;   850.5 agu2+fp5   66 l spill
        vpand ymm15, ymm14, [r12 + 1728]                                 ;   853.2 fp0+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2048]                                   ;   853.5 fp1+agu1   67 l
        vmovdqu [rbp + 2048], ymm1                                       ;   854.5 agu2+fp5   67 l spill
        vpand ymm1, ymm0, [r12 + 1760]                                   ;   854.2 fp2+agu0   67 l
        vpxor ymm8, ymm8, [rbp + 2016]                                   ;   854.5 fp3+agu1   67 l
        vmovdqu [rbp + 2016], ymm8                                       ;   855.5 agu2+fp5   67 l spill
        vpand ymm8, ymm3, [r12 + 1792]                                   ;   855.2 fp0+agu0   67 l
        vpxor ymm5, ymm5, [rbp + 1984]                                   ;   855.5 fp1+agu1   67 l
        vmovdqu [rbp + 1984], ymm5                                       ;   856.5 agu2+fp5   67 l spill
        vpand ymm5, ymm9, [r12 + 1824]                                   ;   856.2 fp2+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   856.5 fp3+agu1   67 l
        vmovdqu [rbp + 1952], ymm4                                       ;   857.5 agu2+fp5   67 l spill
        vpand ymm4, ymm11, [r12 + 1856]                                  ;   857.2 fp0+agu0   67 l
        vpxor ymm2, ymm2, [rbp + 1920]                                   ;   857.5 fp1+agu1   67 l
        vmovdqu [rbp + 1920], ymm2                                       ;   858.5 agu2+fp5   67 l spill
        vpand ymm2, ymm13, [r12 + 1888]                                  ;   858.2 fp2+agu0   67 l
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   858.5 fp3+agu1   67 l
        vmovdqu [rbp + 2496], ymm10                                      ;   859.5 agu2+fp5   67 l spill
        vpand ymm10, ymm6, [r12 + 1920]                                  ;   859.2 fp0+agu0   67 l
        vpxor ymm15, ymm15, [rbp + 2432]                                 ;   859.5 fp1+agu1   67 l
        vmovdqu [rbp + 2432], ymm15                                      ;   860.5 agu2+fp5   67 l spill
        vpand ymm15, ymm7, [r12 + 1952]                                  ;   860.2 fp2+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   860.5 fp3+agu1   67 l
        vmovdqu [rbp + 2784], ymm1                                       ;   861.5 agu2+fp5   67 l spill
        vpand ymm1, ymm12, [r12 + 1984]                                  ;   861.2 fp0+agu0   67 l
        vpxor ymm8, ymm8, [rbp + 3040]                                   ;   861.5 fp1+agu1   67 l
        vpxor ymm5, ymm5, [rbp + 2400]                                   ;   862.2 fp2+agu0   67 l
        vpxor ymm4, ymm4, [rbp + 2560]                                   ;   862.5 fp3+agu1   67 l
        vmovdqu [rbp + 2560], ymm4                                       ;   863.5 agu2+fp5   67 l spill
        vmovdqu ymm4, [rbp + 3392]                                       ;   863.2 agu0    67 l
        vpand ymm4, ymm4, [r12 + 2016]                                   ;   870.2 fp0+agu1   67 l
        vpxor ymm2, ymm2, [rbp + 2624]                                   ;   864.2 fp1+agu0   67 l
        vpxor ymm10, ymm10, [rbp + 2464]                                 ;   864.5 fp2+agu1   67 l
        vpxor ymm15, ymm15, [rbp + 2912]                                 ;   865.2 fp3+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   865.5 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 3008]                                   ;   871.2 fp1+agu0   67 l
        vmovdqu [rbp + 3008], ymm4                                       ;   872.2 agu2+fp5   67 l spill
        vmovdqu ymm4, [rbp + 2592]                                       ;   866.5 agu1    66 l
        vpor ymm4, ymm4, [r15]                                           ;   873.5 fp2+agu0   66 l
        vmovdqu [rbp + 2656], ymm1                                       ;   866.5 agu2+fp5   67 l spill
        vmovdqu ymm1, [rbp + 2944]                                       ;   867.5 agu1    66 l
        vpor ymm1, ymm1, [r15 + 32]                                      ;   874.5 fp3+agu0   66 l
        vmovdqu [rbp + 2912], ymm15                                      ;   866.2 agu2+fp5   67 l spill
        vmovdqu ymm15, [rbp + 3328]                                      ;   868.5 agu1    66 l
        vpor ymm15, ymm15, [r15 + 64]                                    ;   875.5 fp0+agu0   66 l
        vmovdqu [rbp + 2464], ymm10                                      ;   865.5 agu2+fp5   67 l spill
        vmovdqu ymm10, [rbp + 2176]                                      ;   869.5 agu1    66 l
        vpor ymm10, ymm10, [r15 + 96]                                    ;   876.5 fp1+agu0   66 l
        vmovdqu [rbp + 2624], ymm2                                       ;   865.2 agu2+fp5   67 l spill
        vmovdqu ymm2, [rbp + 2144]                                       ;   870.5 agu1    66 l
        vpor ymm2, ymm2, [r15 + 128]                                     ;   877.5 fp2+agu0   66 l
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   874.5 fp3+agu1   66 l
        vmovdqu [rbp + 3360], ymm5                                       ;   866.2 agu2+fp5   67 l spill
        vmovdqu ymm5, [rbp + 2080]                                       ;   872.2 agu0    66 l
        vpor ymm5, ymm5, [r15 + 160]                                     ;   879.2 fp0+agu1   66 l
        vpxor ymm1, ymm1, [rbp + 3424]                                   ;   875.5 fp1+agu0   66 l
        vmovdqu [rbp + 3424], ymm8                                       ;   867.5 agu2+fp5   67 l spill
        vmovdqu ymm8, [rbp + 2208]                                       ;   873.5 agu1    66 l
        vpor ymm8, ymm8, [r15 + 192]                                     ;   880.5 fp2+agu0   66 l
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;   876.5 fp3+agu1   66 l
        vmovdqu [rbp + 2976], ymm12                                      ;   870.2 agu2+fp5   66 l spill
        vmovdqu ymm12, [rbp + 2240]                                      ;   875.2 agu0    66 l
        vpor ymm12, ymm12, [r15 + 224]                                   ;   882.2 fp0+agu1   66 l
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3616]                                 ;   877.5 fp1+agu0   66 l
        db 0x2e
        vmovdqu [rbp + 3616], ymm7                                       ;   872.2 agu2+fp5   66 l spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2272]                                       ;   876.5 agu1    66 l
        db 0x2e
        vpor ymm7, ymm7, [r15 + 256]                                     ;   883.5 fp2+agu0   66 l
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3168]                                   ;   878.5 fp3+agu1   66 l
        vmovdqu [rbp + 3168], ymm6                                       ;   873.7 agu2+fp5   66 l spill
        vmovdqu ymm6, [rbp + 2304]                                       ;   878.2 agu0    66 l
        vpor ymm6, ymm6, [r15 + 288]                                     ;   885.2 fp0+agu1   66 l
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   880.2 fp1+agu0   66 l
        vmovdqu [rbp + 3136], ymm13                                      ;   875.2 agu2+fp5   66 l spill
        vmovdqu ymm13, [rbp + 2336]                                      ;   879.5 agu1    66 l
        vpor ymm13, ymm13, [r15 + 320]                                   ;   886.5 fp2+agu0   66 l
        vpxor ymm8, ymm8, [rbp + 3232]                                   ;   881.5 fp3+agu1   66 l
        vmovdqu [rbp + 3232], ymm11                                      ;   876.5 agu2+fp5   66 l spill
        vmovdqu ymm11, [rbp + 4128]                                      ;   881.2 agu0    66 l
        vpor ymm11, ymm11, [r15 + 352]                                   ;   888.2 fp0+agu1   66 l
        vpxor ymm12, ymm12, [rbp + 3552]                                 ;   883.2 fp1+agu0   66 l
        vmovdqu [rbp + 3552], ymm9                                       ;   877.5 agu2+fp5   66 l spill
        vmovdqu ymm9, [rbp + 3456]                                       ;   882.5 agu1    66 l
        vpor ymm9, ymm9, [r15 + 384]                                     ;   889.5 fp2+agu0   66 l
        vpxor ymm7, ymm7, [rbp + 3072]                                   ;   884.5 fp3+agu1   66 l
        vmovdqu [rbp + 3072], ymm3                                       ;   878.5 agu2+fp5   66 l spill
        vmovdqu ymm3, [rbp + 3968]                                       ;   884.2 agu0    66 l
        vpor ymm3, ymm3, [r15 + 416]                                     ;   891.2 fp0+agu1   66 l
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   886.2 fp1+agu0   66 l
        vmovdqu [rbp + 3264], ymm0                                       ;   880.2 agu2+fp5   66 l spill
        vmovdqu ymm0, [rbp + 2368]                                       ;   885.5 agu1    66 l
        vpor ymm0, ymm0, [r15 + 448]                                     ;   892.5 fp2+agu0   66 l
        vpxor ymm13, ymm13, [rbp + 3520]                                 ;   887.5 fp3+agu1   66 l
        vmovdqu [rbp + 3520], ymm14                                      ;   881.5 agu2+fp5   66 l spill
        vmovdqu ymm14, [rbp + 3584]                                      ;   887.2 agu0    66 l
        vpor ymm14, ymm14, [r15 + 480]                                   ;   894.2 fp0+agu1   66 l
        vpxor ymm11, ymm11, [rbp + 3104]                                 ;   889.2 fp1+agu0   66 l
        vpxor ymm9, ymm9, [rbp + 3488]                                   ;   890.5 fp2+agu1   66 l
        vpxor ymm3, ymm3, [rbp + 3200]                                   ;   892.2 fp3+agu0   66 l
        vpxor ymm0, ymm0, [rbp + 2720]                                   ;   893.5 fp0+agu1   66 l
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   895.2 fp1+agu0   66 l
        vmovdqu [rbp + 3904], ymm14                                      ;   896.2 agu2+fp5   66 l spill
        vpand ymm14, ymm4, [r14 + 4096]                                  ;   890.5 fp2+agu1   67 l
        vmovdqu [rbp + 2720], ymm4                                       ;   886.2 agu2+fp5   66 l spill
        vpand ymm4, ymm1, [r14 + 4128]                                   ;   891.2 fp3+agu0   67 l
        vmovdqu [rbp + 3200], ymm1                                       ;   887.2 agu2+fp5   66 l spill
        vpand ymm1, ymm15, [r14 + 4160]                                  ;   891.5 fp0+agu1   67 l
        vmovdqu [rbp + 3488], ymm15                                      ;   888.2 agu2+fp5   66 l spill
        vpand ymm15, ymm10, [r14 + 4192]                                 ;   892.2 fp1+agu0   67 l
        vmovdqu [rbp + 3104], ymm10                                      ;   889.2 agu2+fp5   66 l spill
        vpand ymm10, ymm2, [r14 + 4224]                                  ;   892.5 fp2+agu1   67 l
        vmovdqu [rbp + 2400], ymm2                                       ;   890.2 agu2+fp5   66 l spill
        vpand ymm2, ymm5, [r14 + 4256]                                   ;   893.2 fp3+agu0   67 l
        vmovdqu [rbp + 3040], ymm5                                       ;   891.2 agu2+fp5   66 l spill
        vpand ymm5, ymm8, [r14 + 4288]                                   ;   893.5 fp0+agu1   67 l
        vpxor ymm14, ymm14, [rbp + 2592]                                 ;   894.2 fp1+agu0   67 l
        vmovdqu [rbp + 2592], ymm14                                      ;   895.2 agu2+fp5   67 l spill
        vpand ymm14, ymm12, [r14 + 4320]                                 ;   894.5 fp2+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;   895.2 fp3+agu0   67 l
        vmovdqu [rbp + 2944], ymm4                                       ;   896.2 agu2+fp5   67 l spill
        vpand ymm4, ymm7, [r14 + 4352]                                   ;   895.5 fp0+agu1   67 l
        vpxor ymm1, ymm1, [rbp + 3328]                                   ;   896.2 fp1+agu0   67 l
        vmovdqu [rbp + 3328], ymm1                                       ;   897.2 agu2+fp5   67 l spill
        vpand ymm1, ymm6, [r14 + 4384]                                   ;   896.5 fp2+agu1   67 l
        vpxor ymm15, ymm15, [rbp + 2176]                                 ;   897.2 fp3+agu0   67 l
        vmovdqu [rbp + 2176], ymm15                                      ;   898.2 agu2+fp5   67 l spill
        vpand ymm15, ymm13, [r14 + 4416]                                 ;   897.5 fp0+agu1   67 l
        vpxor ymm10, ymm10, [rbp + 2144]                                 ;   898.2 fp1+agu0   67 l
        vmovdqu [rbp + 2144], ymm10                                      ;   899.2 agu2+fp5   67 l spill
        vpand ymm10, ymm11, [r14 + 4448]                                 ;   898.5 fp2+agu1   67 l
        vpxor ymm2, ymm2, [rbp + 2080]                                   ;   899.2 fp3+agu0   67 l
        vmovdqu [rbp + 2080], ymm2                                       ;   900.2 agu2+fp5   67 l spill
        vpand ymm2, ymm9, [r14 + 4480]                                   ;   899.5 fp0+agu1   67 l
        vpxor ymm5, ymm5, [rbp + 2208]                                   ;   900.2 fp1+agu0   67 l
        vmovdqu [rbp + 2208], ymm5                                       ;   901.2 agu2+fp5   67 l spill
        vpand ymm5, ymm3, [r14 + 4512]                                   ;   900.5 fp2+agu1   67 l
        vpxor ymm14, ymm14, [rbp + 2240]                                 ;   901.2 fp3+agu0   67 l
        vmovdqu [rbp + 2240], ymm14                                      ;   902.2 agu2+fp5   67 l spill
        vpand ymm14, ymm0, [r14 + 4544]                                  ;   901.5 fp0+agu1   67 l
        vpxor ymm4, ymm4, [rbp + 2272]                                   ;   902.2 fp1+agu0   67 l
        vpxor ymm1, ymm1, [rbp + 2304]                                   ;   902.5 fp2+agu1   67 l
        vpxor ymm15, ymm15, [rbp + 2336]                                 ;   903.2 fp3+agu0   67 l
        vmovdqu [rbp + 2336], ymm15                                      ;   904.2 agu2+fp5   67 l spill
        vmovdqu ymm15, [rbp + 3904]                                      ;   903.5 agu1    67 l
        vpand ymm15, ymm15, [r14 + 4576]                                 ;   910.5 fp0+agu0   67 l
        vpxor ymm10, ymm10, [rbp + 4128]                                 ;   904.5 fp1+agu1   67 l
        vpxor ymm2, ymm2, [rbp + 3456]                                   ;   905.2 fp2+agu0   67 l
        vpxor ymm5, ymm5, [rbp + 3968]                                   ;   905.5 fp3+agu1   67 l
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;   906.2 fp0+agu0   67 l
        vpxor ymm15, ymm15, [rbp + 3584]                                 ;   911.5 fp1+agu1   67 l
        vmovdqu [rbp + 3584], ymm15                                      ;   912.5 agu2+fp5   67 l spill
        vmovdqu ymm15, [rbp + 2976]                                      ;   907.2 agu0    66 l reload
        vmovdqu [rbp + 768], ymm15                                       ;   914.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3392]                                      ;   907.5 agu1    66 l reload
        vmovdqu [rbp + 832], ymm15                                       ;   914.5 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2048]                                      ;   908.2 agu0    67 l reload
        vmovdqu [rbp - 96], ymm15                                        ;   915.2 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 2016]                                      ;   908.5 agu1    67 l reload
        db 0x2e
        vmovdqu [rbp - 32], ymm15                                        ;   915.5 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 1984]                                      ;   909.2 agu0    67 l reload
        db 0x2e
        vmovdqu [rbp + 32], ymm15                                        ;   916.2 agu2+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 1952]                                      ;   909.5 agu1    67 l reload
        vmovdqu [rbp + 96], ymm15                                        ;   916.5 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 1920]                                      ;   910.2 agu0    67 l reload
        vmovdqu [rbp + 160], ymm15                                       ;   917.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2496]                                      ;   910.5 agu1    67 l reload
        vmovdqu [rbp + 224], ymm15                                       ;   917.5 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2432]                                      ;   911.2 agu0    67 l reload
        vmovdqu [rbp + 288], ymm15                                       ;   918.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2784]                                      ;   911.5 agu1    67 l reload
        vmovdqu [rbp + 352], ymm15                                       ;   918.5 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3424]                                      ;   912.2 agu0    67 l reload
        vmovdqu [rbp + 416], ymm15                                       ;   919.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3360]                                      ;   912.5 agu1    67 l reload
        vmovdqu [rbp + 480], ymm15                                       ;   919.5 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2560]                                      ;   913.5 agu1    67 l reload
        vmovdqu [rbp + 544], ymm15                                       ;   920.5 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2624]                                      ;   914.2 agu0    67 l reload
        vmovdqu [rbp + 608], ymm15                                       ;   921.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2464]                                      ;   914.5 agu1    67 l reload
        vmovdqu [rbp + 672], ymm15                                       ;   921.5 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2912]                                      ;   915.5 agu1    67 l reload
        vmovdqu [rbp + 736], ymm15                                       ;   922.5 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2656]                                      ;   916.2 agu0    67 l reload
        vmovdqu [rbp + 800], ymm15                                       ;   923.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3008]                                      ;   916.5 agu1    67 l reload
        vmovdqu [rbp + 864], ymm15                                       ;   923.5 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2720]                                      ;   917.5 agu1    66 l reload
        vmovdqu [rbp + 896], ymm15                                       ;   924.5 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3200]                                      ;   918.2 agu0    66 l reload
        vmovdqu [rbp + 960], ymm15                                       ;   925.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3488]                                      ;   918.5 agu1    66 l reload
        vmovdqu [rbp + 1024], ymm15                                      ;   925.5 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3104]                                      ;   919.5 agu1    66 l reload
        vmovdqu [rbp + 1088], ymm15                                      ;   926.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1280], ymm8                                       ;   924.2 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2400]                                      ;   920.5 agu1    66 l reload
        vmovdqu [rbp + 1152], ymm15                                      ;   927.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1344], ymm12                                      ;   926.2 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3040]                                      ;   921.5 agu1    66 l reload
        vmovdqu [rbp + 1216], ymm15                                      ;   928.5 agu2+fp5  126 rounds
        vmovdqu [rbp + 1408], ymm7                                       ;   928.2 agu0+fp5  126 rounds
        vmovdqu [rbp + 1472], ymm6                                       ;   929.2 agu2+fp5  126 rounds
        vmovdqu [rbp + 1536], ymm13                                      ;   930.2 agu1+fp5  126 rounds
        vmovdqu [rbp + 1600], ymm11                                      ;   931.2 agu0+fp5  126 rounds
        vmovdqu [rbp + 1664], ymm9                                       ;   932.2 agu2+fp5  126 rounds
        vmovdqu [rbp + 1696], ymm3                                       ;   933.2 agu1+fp5  126 rounds
        vmovdqu [rbp + 1760], ymm0                                       ;   934.2 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3904]                                      ;   924.5 agu1    66 l reload
        vmovdqu [rbp + 1792], ymm15                                      ;   935.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2592]                                      ;   925.2 agu0    67 l reload
        vmovdqu [rbp + 928], ymm15                                       ;   936.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2944]                                      ;   925.5 agu1    67 l reload
        vmovdqu [rbp + 992], ymm15                                       ;   937.2 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 3328]                                      ;   926.5 agu1    67 l reload
        vmovdqu [rbp + 1056], ymm15                                      ;   938.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2176]                                      ;   927.2 agu0    67 l reload
        vmovdqu [rbp + 1120], ymm15                                      ;   939.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2144]                                      ;   927.5 agu1    67 l reload
        vmovdqu [rbp + 1184], ymm15                                      ;   940.2 agu0+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2080]                                      ;   928.5 agu1    67 l reload
        vmovdqu [rbp + 1248], ymm15                                      ;   941.2 agu2+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2208]                                      ;   929.2 agu0    67 l reload
        vmovdqu [rbp + 1312], ymm15                                      ;   942.2 agu2+fp5  126 rounds
        vmovdqu [rbp + 1440], ymm4                                       ;   943.2 agu1+fp5  126 rounds
        vmovdqu ymm15, [rbp + 2240]                                      ;   930.2 agu0    67 l reload
        vmovdqu [rbp + 1376], ymm15                                      ;   944.2 agu2+fp5  126 rounds
        vmovdqu [rbp + 1504], ymm1                                       ;   945.2 agu1+fp5  126 rounds
        vmovdqu [rbp + 1632], ymm10                                      ;   946.2 agu0+fp5  126 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 2336]                                      ;   931.5 agu1    67 l reload
        vmovdqu [rbp + 1568], ymm15                                      ;   947.2 agu2+fp5  126 rounds
        vmovdqu [rbp + 1728], ymm2                                       ;   948.2 agu0+fp5  126 rounds
        vmovdqu [rbp + 1824], ymm5                                       ;   949.2 agu1+fp5  126 rounds
        vmovdqu [rbp + 1856], ymm14                                      ;   950.2 agu2+fp5  126 rounds
        vmovdqu ymm14, [rbp + 3584]                                      ;   935.2 agu0    67 l reload
        vmovdqu [rbp + 1888], ymm14                                      ;   951.2 agu1+fp5  126 rounds
        mov rsi, qword [rbp + 4176]                                      ;   936.2 agu2   126 rounds reload
        db 0x2e, 0x2e, 0x2e
        sub r10, rsi                                                     ;   940.2 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0xc00                                                   ;   941.2 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;   942.2 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                                     ;   943.2 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r8, rsi                                                      ;   940.2 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, 0xc00                                                    ;   941.2 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r8, 0xfff                                                    ;   942.2 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                                      ;   943.2 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   941.3 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, 0xc00                                                    ;   942.3 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r9, 0xfff                                                    ;   943.3 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, rsi                                                      ;   944.3 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r11, rsi                                                     ;   942.3 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, 0xc00                                                   ;   943.3 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   944.3 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   945.3 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r13, rsi                                                     ;   943.3 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r13, 0xe00                                                   ;   944.3 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r13, 0xfff                                                   ;   945.3 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                                     ;   946.3 alu3   126 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, rsi                                                     ;   944.3 alu0   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0xe00                                                   ;   945.3 alu1   126 rounds
        db 0x2e, 0x2e, 0x2e
        and r14, 0xfff                                                   ;   946.3 alu2   126 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, rsi                                                     ;   947.3 alu3   126 rounds
        db 0x2e, 0x2e
        sub r15, rsi                                                     ;   945.3 alu0   126 rounds
        db 0x2e, 0x2e
        add r15, 0xe00                                                   ;   946.3 alu1   126 rounds
        db 0x2e, 0x2e
        and r15, 0xfff                                                   ;   947.3 alu2   126 rounds
        db 0x2e, 0x2e
        add r15, rsi                                                     ;   948.3 alu3   126 rounds
        db 0x2e, 0x2e
        add r12, -512                                                    ;   946.3 alu0   126 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2848]                                       ;   945.5 agu0    66 l reload
        db 0x2e
        vmovdqu ymm1, [rbp + 2688]                                       ;   945.7 agu1    66 l reload
        db 0x2e
        vmovdqu ymm2, [rbp + 2528]                                       ;   946.5 agu0    66 l reload
        vmovdqu ymm3, [rbp + 2752]                                       ;   946.7 agu1    66 l reload
        vmovdqu ymm4, [rbp + 3776]                                       ;   947.5 agu0    66 l reload
        vmovdqu ymm5, [rbp + 3840]                                       ;   947.7 agu1    66 l reload
        vmovdqu ymm6, [rbp + 3520]                                       ;   948.5 agu0    66 l reload
        vmovdqu ymm7, [rbp + 3264]                                       ;   948.7 agu1    66 l reload
        vmovdqu ymm8, [rbp + 3072]                                       ;   949.5 agu0    66 l reload
        vmovdqu ymm9, [rbp + 3552]                                       ;   949.7 agu1    66 l reload
        vmovdqu ymm10, [rbp + 3232]                                      ;   950.5 agu0    66 l reload
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3136]                                      ;   950.7 agu1    66 l reload
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3168]                                      ;   951.5 agu0    66 l reload
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3616]                                      ;   951.7 agu1    66 l reload
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
