; aes128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 d6ee5b0d12dcd447); do not edit:
;   ./cw build aes128_encrypt --cpu prescott-64 --variant general
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 11264 bytes (1408 slices), read, secret, no alignment needed
;   src: 1024 bytes a batch (128 slices), read, secret, no alignment needed
;   dst: 1024 bytes a batch (128 slices), written, secret, no alignment needed
;   n: number of batches of 64 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 198 uops, planned 131.0; bounds: width 66.0, ports 130.0, path 5.0
;   blocks: 517 uops, planned 261.7; bounds: width 172.3, ports 260.0, path 5.0
;   blocks/rounds: 4416 uops, planned 1912.7; bounds: width 1472.0, ports 1838.9, path 36.0
;   blocks.2: 3761 uops, planned 1589.1; bounds: width 1253.7, ports 1585.1, path 31.0
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
%fatal "aes128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_encrypt
$_aes128_encrypt:
%else
        global $aes128_encrypt
%endif
$aes128_encrypt:
        push rbx                     ;                    preserved
        push rbp                     ;                    preserved
        push r12                     ;                    preserved
        push r13                     ;                    preserved
        push r14                     ;                    preserved
        push r15                     ;                    preserved
        sub rsp, 0xa48               ;                    frame
        mov qword [rsp + 0], rdi     ;                    argument
        mov dword [rsp + 2624], ecx  ;                    argument
        mov qword [rsp + 520], rsi   ;                    argument
        mov qword [rsp + 2616], rdx  ;                    argument
        mov r8, qword [rsp + 0]      ;     0.0 p2      58 dst.0 reload
        mov r9, qword [r8 + 10240]   ;     4.0 p2      58 dst.0
        not r9                       ;     8.0 p0      58 dst.0
        mov qword [rsp + 8], r9      ;     9.0 p0+p3   58 dst.0
        mov r9, qword [r8 + 10248]   ;     4.0 p2      58 dst.1
        not r9                       ;     8.0 p0      58 dst.1
        mov qword [rsp + 16], r9     ;     9.0 p0+p3   58 dst.1
        mov r9, qword [r8 + 10280]   ;     4.0 p2      58 dst.5
        not r9                       ;     8.0 p0      58 dst.5
        mov qword [rsp + 24], r9     ;     9.0 p0+p3   58 dst.5
        mov r9, qword [r8 + 10288]   ;     4.0 p2      58 dst.6
        not r9                       ;     8.0 p0      58 dst.6
        mov qword [rsp + 32], r9     ;     9.0 p0+p3   58 dst.6
        mov r9, qword [r8 + 10304]   ;     5.0 p2      58 dst.8
        not r9                       ;     9.0 p0      58 dst.8
        mov qword [rsp + 40], r9     ;    10.0 p0+p3   58 dst.8
        mov r9, qword [r8 + 10312]   ;     6.0 p2      58 dst.9
        not r9                       ;    10.0 p0      58 dst.9
        mov qword [rsp + 48], r9     ;    11.0 p0+p3   58 dst.9
        mov r9, qword [r8 + 10344]   ;     7.0 p2      58 dst.13
        not r9                       ;    11.0 p0      58 dst.13
        mov qword [rsp + 56], r9     ;    13.0 p0+p3   58 dst.13
        mov r9, qword [r8 + 10352]   ;     8.0 p2      58 dst.14
        not r9                       ;    12.0 p0      58 dst.14
        mov qword [rsp + 64], r9     ;    15.0 p0+p3   58 dst.14
        mov r9, qword [r8 + 10368]   ;     9.0 p2      58 dst.16
        not r9                       ;    13.0 p0      58 dst.16
        mov qword [rsp + 72], r9     ;    17.0 p0+p3   58 dst.16
        mov r9, qword [r8 + 10376]   ;    10.0 p2      58 dst.17
        not r9                       ;    14.2 p0      58 dst.17
        mov qword [rsp + 80], r9     ;    19.0 p0+p3   58 dst.17
        mov r9, qword [r8 + 10408]   ;    11.0 p2      58 dst.21
        not r9                       ;    15.7 p0      58 dst.21
        mov qword [rsp + 88], r9     ;    21.0 p0+p3   58 dst.21
        mov r9, qword [r8 + 10416]   ;    12.0 p2      58 dst.22
        not r9                       ;    17.2 p0      58 dst.22
        mov qword [rsp + 96], r9     ;    23.0 p0+p3   58 dst.22
        mov r9, qword [r8 + 10432]   ;    13.0 p2      58 dst.24
        not r9                       ;    18.7 p0      58 dst.24
        mov qword [rsp + 104], r9    ;    25.0 p0+p3   58 dst.24
        mov r9, qword [r8 + 10440]   ;    14.0 p2      58 dst.25
        not r9                       ;    20.2 p0      58 dst.25
        mov qword [rsp + 112], r9    ;    27.0 p0+p3   58 dst.25
        mov r9, qword [r8 + 10472]   ;    15.0 p2      58 dst.29
        not r9                       ;    21.7 p0      58 dst.29
        mov qword [rsp + 120], r9    ;    29.0 p0+p3   58 dst.29
        mov r9, qword [r8 + 10480]   ;    16.0 p2      58 dst.30
        not r9                       ;    23.2 p0      58 dst.30
        mov qword [rsp + 128], r9    ;    31.0 p0+p3   58 dst.30
        mov r9, qword [r8 + 10496]   ;    17.0 p2      58 dst.0
        not r9                       ;    24.7 p0      58 dst.0
        mov qword [rsp + 136], r9    ;    33.0 p0+p3   58 dst.0
        mov r9, qword [r8 + 10504]   ;    18.0 p2      58 dst.1
        not r9                       ;    26.2 p0      58 dst.1
        mov qword [rsp + 144], r9    ;    35.0 p0+p3   58 dst.1
        mov r9, qword [r8 + 10536]   ;    19.0 p2      58 dst.5
        not r9                       ;    27.7 p0      58 dst.5
        mov qword [rsp + 152], r9    ;    37.0 p0+p3   58 dst.5
        mov r9, qword [r8 + 10544]   ;    20.0 p2      58 dst.6
        not r9                       ;    29.2 p0      58 dst.6
        mov qword [rsp + 160], r9    ;    39.0 p0+p3   58 dst.6
        mov r9, qword [r8 + 10560]   ;    21.0 p2      58 dst.8
        not r9                       ;    30.7 p0      58 dst.8
        mov qword [rsp + 168], r9    ;    41.0 p0+p3   58 dst.8
        mov r9, qword [r8 + 10568]   ;    22.0 p2      58 dst.9
        not r9                       ;    32.2 p0      58 dst.9
        mov qword [rsp + 176], r9    ;    43.0 p0+p3   58 dst.9
        mov r9, qword [r8 + 10600]   ;    23.0 p2      58 dst.13
        not r9                       ;    33.7 p0      58 dst.13
        mov qword [rsp + 184], r9    ;    45.0 p0+p3   58 dst.13
        mov r9, qword [r8 + 10608]   ;    24.0 p2      58 dst.14
        not r9                       ;    35.2 p0      58 dst.14
        mov qword [rsp + 192], r9    ;    47.0 p0+p3   58 dst.14
        mov r9, qword [r8 + 10624]   ;    25.0 p2      58 dst.16
        not r9                       ;    36.7 p0      58 dst.16
        mov qword [rsp + 200], r9    ;    49.0 p0+p3   58 dst.16
        mov r9, qword [r8 + 10632]   ;    26.0 p2      58 dst.17
        not r9                       ;    38.2 p0      58 dst.17
        mov qword [rsp + 208], r9    ;    51.0 p0+p3   58 dst.17
        mov r9, qword [r8 + 10664]   ;    27.0 p2      58 dst.21
        not r9                       ;    39.7 p0      58 dst.21
        mov qword [rsp + 216], r9    ;    53.0 p0+p3   58 dst.21
        mov r9, qword [r8 + 10672]   ;    28.0 p2      58 dst.22
        not r9                       ;    41.2 p0      58 dst.22
        mov qword [rsp + 224], r9    ;    55.0 p0+p3   58 dst.22
        mov r9, qword [r8 + 10688]   ;    29.0 p2      58 dst.24
        not r9                       ;    42.7 p0      58 dst.24
        mov qword [rsp + 232], r9    ;    57.0 p0+p3   58 dst.24
        mov r9, qword [r8 + 10696]   ;    30.0 p2      58 dst.25
        not r9                       ;    44.2 p0      58 dst.25
        mov qword [rsp + 240], r9    ;    59.0 p0+p3   58 dst.25
        mov r9, qword [r8 + 10728]   ;    31.0 p2      58 dst.29
        not r9                       ;    45.7 p0      58 dst.29
        mov qword [rsp + 248], r9    ;    61.0 p0+p3   58 dst.29
        mov r9, qword [r8 + 10736]   ;    32.0 p2      58 dst.30
        not r9                       ;    47.2 p0      58 dst.30
        mov qword [rsp + 256], r9    ;    63.0 p0+p3   58 dst.30
        mov r9, qword [r8 + 10752]   ;    33.0 p2      58 dst.0
        not r9                       ;    48.7 p0      58 dst.0
        mov qword [rsp + 264], r9    ;    65.0 p0+p3   58 dst.0
        mov r9, qword [r8 + 10760]   ;    34.0 p2      58 dst.1
        not r9                       ;    50.2 p0      58 dst.1
        mov qword [rsp + 272], r9    ;    67.0 p0+p3   58 dst.1
        mov r9, qword [r8 + 10792]   ;    35.0 p2      58 dst.5
        not r9                       ;    51.7 p0      58 dst.5
        mov qword [rsp + 280], r9    ;    69.0 p0+p3   58 dst.5
        mov r9, qword [r8 + 10800]   ;    36.0 p2      58 dst.6
        not r9                       ;    53.2 p0      58 dst.6
        mov qword [rsp + 288], r9    ;    71.0 p0+p3   58 dst.6
        mov r9, qword [r8 + 10816]   ;    37.0 p2      58 dst.8
        not r9                       ;    54.7 p0      58 dst.8
        mov qword [rsp + 296], r9    ;    73.0 p0+p3   58 dst.8
        mov r9, qword [r8 + 10824]   ;    38.0 p2      58 dst.9
        not r9                       ;    56.2 p0      58 dst.9
        mov qword [rsp + 304], r9    ;    75.0 p0+p3   58 dst.9
        mov r9, qword [r8 + 10856]   ;    39.0 p2      58 dst.13
        not r9                       ;    57.7 p0      58 dst.13
        mov qword [rsp + 312], r9    ;    77.0 p0+p3   58 dst.13
        mov r9, qword [r8 + 10864]   ;    40.0 p2      58 dst.14
        not r9                       ;    59.2 p0      58 dst.14
        mov qword [rsp + 320], r9    ;    79.0 p0+p3   58 dst.14
        mov r9, qword [r8 + 10880]   ;    41.0 p2      58 dst.16
        not r9                       ;    60.7 p0      58 dst.16
        mov qword [rsp + 328], r9    ;    81.0 p0+p3   58 dst.16
        mov r9, qword [r8 + 10888]   ;    42.0 p2      58 dst.17
        not r9                       ;    62.2 p0      58 dst.17
        mov qword [rsp + 336], r9    ;    83.0 p0+p3   58 dst.17
        mov r9, qword [r8 + 10920]   ;    43.0 p2      58 dst.21
        not r9                       ;    63.7 p0      58 dst.21
        mov qword [rsp + 344], r9    ;    85.0 p0+p3   58 dst.21
        mov r9, qword [r8 + 10928]   ;    44.0 p2      58 dst.22
        not r9                       ;    65.2 p0      58 dst.22
        mov qword [rsp + 352], r9    ;    87.0 p0+p3   58 dst.22
        mov r9, qword [r8 + 10944]   ;    45.0 p2      58 dst.24
        not r9                       ;    66.7 p0      58 dst.24
        mov qword [rsp + 360], r9    ;    89.0 p0+p3   58 dst.24
        mov r9, qword [r8 + 10952]   ;    46.0 p2      58 dst.25
        not r9                       ;    68.2 p0      58 dst.25
        mov qword [rsp + 368], r9    ;    91.0 p0+p3   58 dst.25
        mov r9, qword [r8 + 10984]   ;    47.0 p2      58 dst.29
        not r9                       ;    69.7 p0      58 dst.29
        mov qword [rsp + 376], r9    ;    93.0 p0+p3   58 dst.29
        mov r9, qword [r8 + 10992]   ;    48.0 p2      58 dst.30
        not r9                       ;    71.2 p0      58 dst.30
        mov qword [rsp + 384], r9    ;    95.0 p0+p3   58 dst.30
        mov r9, qword [r8 + 11008]   ;    49.0 p2      58 dst.0
        not r9                       ;    72.7 p0      58 dst.0
        mov qword [rsp + 392], r9    ;    97.0 p0+p3   58 dst.0
        mov r9, qword [r8 + 11016]   ;    50.0 p2      58 dst.1
        not r9                       ;    74.2 p0      58 dst.1
        mov qword [rsp + 400], r9    ;    99.0 p0+p3   58 dst.1
        mov r9, qword [r8 + 11048]   ;    51.0 p2      58 dst.5
        not r9                       ;    75.7 p0      58 dst.5
        mov qword [rsp + 408], r9    ;   101.0 p0+p3   58 dst.5
        mov r9, qword [r8 + 11056]   ;    52.0 p2      58 dst.6
        not r9                       ;    77.2 p0      58 dst.6
        mov qword [rsp + 416], r9    ;   103.0 p0+p3   58 dst.6
        mov r9, qword [r8 + 11072]   ;    53.0 p2      58 dst.8
        not r9                       ;    78.7 p0      58 dst.8
        mov qword [rsp + 424], r9    ;   105.0 p0+p3   58 dst.8
        mov r9, qword [r8 + 11080]   ;    54.0 p2      58 dst.9
        not r9                       ;    80.2 p0      58 dst.9
        mov qword [rsp + 432], r9    ;   107.0 p0+p3   58 dst.9
        mov r9, qword [r8 + 11112]   ;    55.0 p2      58 dst.13
        not r9                       ;    81.7 p0      58 dst.13
        mov qword [rsp + 440], r9    ;   109.0 p0+p3   58 dst.13
        mov r9, qword [r8 + 11120]   ;    56.0 p2      58 dst.14
        not r9                       ;    83.2 p0      58 dst.14
        mov r10, qword [r8 + 11136]  ;    57.0 p2      58 dst.16
        not r10                      ;    83.7 p0      58 dst.16
        mov r11, qword [r8 + 11144]  ;    58.0 p2      58 dst.17
        not r11                      ;    84.2 p0      58 dst.17
        mov r12, qword [r8 + 11176]  ;    59.0 p2      58 dst.21
        not r12                      ;    84.7 p0      58 dst.21
        mov r13, qword [r8 + 11184]  ;    60.0 p2      58 dst.22
        not r13                      ;    85.2 p0      58 dst.22
        mov r14, qword [r8 + 11200]  ;    61.0 p2      58 dst.24
        not r14                      ;    85.7 p0      58 dst.24
        mov r15, qword [r8 + 11208]  ;    62.0 p2      58 dst.25
        not r15                      ;    86.2 p0      58 dst.25
        mov rsi, qword [r8 + 11240]  ;    63.0 p2      58 dst.29
        not rsi                      ;    86.7 p0      58 dst.29
        mov r8, qword [r8 + 11248]   ;    64.0 p2      58 dst.30
        not r8                       ;    87.2 p0      58 dst.30
        mov qword [rsp + 448], r9    ;   111.0 p0+p3   58 dst.14
        mov qword [rsp + 456], r10   ;   113.0 p0+p3   58 dst.16
        mov qword [rsp + 464], r11   ;   115.0 p0+p3   58 dst.17
        mov qword [rsp + 472], r12   ;   117.0 p0+p3   58 dst.21
        mov qword [rsp + 480], r13   ;   119.0 p0+p3   58 dst.22
        mov qword [rsp + 488], r14   ;   121.0 p0+p3   58 dst.24
        mov qword [rsp + 496], r15   ;   123.0 p0+p3   58 dst.25
        mov qword [rsp + 504], rsi   ;   125.0 p0+p3   58 dst.29
        mov qword [rsp + 512], r8    ;   127.0 p0+p3   58 dst.30
        mov r8d, dword [rsp + 2624]  ;    65.0 p2     117 blocks
        shl r8, 0xa                  ;    69.0 p1     117 blocks
        add r8, qword [rsp + 520]    ;    70.0 p2+p1  117 blocks
        mov qword [rsp + 528], r8    ;   129.0 p0+p3  117 blocks
        cmp dword [rsp + 2624], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 520]    ;     0.0 p2      52 s[0].0 reload
        mov r9, qword [r8]           ;     4.0 p2      52 s[0]
        mov r10, qword [rsp + 0]     ;     2.0 p2      52 s[0].0 reload
        xor r9, qword [r10]          ;    10.0 p2+p0   52 s[0]
        mov qword [rsp + 536], r9    ;    11.0 p0+p3   53 rounds
        mov r9, qword [r8 + 8]       ;     4.0 p2      52 s[0]
        xor r9, qword [r10 + 8]      ;    10.0 p2+p0   52 s[0]
        mov qword [rsp + 544], r9    ;    11.0 p0+p3   53 rounds
        mov r9, qword [r8 + 16]      ;     6.0 p2      52 s[0]
        xor r9, qword [r10 + 16]     ;    10.0 p2+p0   52 s[0]
        mov qword [rsp + 552], r9    ;    11.0 p0+p3   53 rounds
        mov r9, qword [r8 + 24]      ;     8.0 p2      52 s[0]
        xor r9, qword [r10 + 24]     ;    12.0 p2+p0   52 s[0]
        mov qword [rsp + 560], r9    ;    13.0 p0+p3   53 rounds
        mov r9, qword [r8 + 32]      ;    10.0 p2      52 s[0]
        xor r9, qword [r10 + 32]     ;    14.0 p2+p0   52 s[0]
        mov qword [rsp + 568], r9    ;    15.0 p0+p3   53 rounds
        mov r9, qword [r8 + 40]      ;    12.0 p2      52 s[0]
        xor r9, qword [r10 + 40]     ;    16.0 p2+p0   52 s[0]
        mov qword [rsp + 576], r9    ;    17.0 p0+p3   53 rounds
        mov r9, qword [r8 + 48]      ;    14.0 p2      52 s[0]
        xor r9, qword [r10 + 48]     ;    18.0 p2+p0   52 s[0]
        mov qword [rsp + 584], r9    ;    19.0 p0+p3   53 rounds
        mov r9, qword [r8 + 56]      ;    16.0 p2      52 s[0]
        xor r9, qword [r10 + 56]     ;    20.0 p2+p0   52 s[0]
        mov qword [rsp + 592], r9    ;    21.0 p0+p3   53 rounds
        mov r9, qword [r8 + 64]      ;    18.0 p2      52 s[0]
        xor r9, qword [r10 + 64]     ;    22.0 p2+p0   52 s[0]
        mov qword [rsp + 600], r9    ;    23.0 p0+p3   53 rounds
        mov r9, qword [r8 + 72]      ;    20.0 p2      52 s[0]
        xor r9, qword [r10 + 72]     ;    24.0 p2+p0   52 s[0]
        mov qword [rsp + 608], r9    ;    25.0 p0+p3   53 rounds
        mov r9, qword [r8 + 80]      ;    22.0 p2      52 s[0]
        xor r9, qword [r10 + 80]     ;    26.0 p2+p0   52 s[0]
        mov qword [rsp + 616], r9    ;    27.0 p0+p3   53 rounds
        mov r9, qword [r8 + 88]      ;    24.0 p2      52 s[0]
        xor r9, qword [r10 + 88]     ;    28.0 p2+p0   52 s[0]
        mov qword [rsp + 624], r9    ;    29.0 p0+p3   53 rounds
        mov r9, qword [r8 + 96]      ;    26.0 p2      52 s[0]
        xor r9, qword [r10 + 96]     ;    30.0 p2+p0   52 s[0]
        mov qword [rsp + 632], r9    ;    31.0 p0+p3   53 rounds
        mov r9, qword [r8 + 104]     ;    28.0 p2      52 s[0]
        xor r9, qword [r10 + 104]    ;    32.0 p2+p0   52 s[0]
        mov qword [rsp + 640], r9    ;    33.0 p0+p3   53 rounds
        mov r9, qword [r8 + 112]     ;    30.0 p2      52 s[0]
        xor r9, qword [r10 + 112]    ;    34.0 p2+p0   52 s[0]
        mov qword [rsp + 648], r9    ;    35.0 p0+p3   53 rounds
        mov r9, qword [r8 + 120]     ;    32.0 p2      52 s[0]
        xor r9, qword [r10 + 120]    ;    36.0 p2+p0   52 s[0]
        mov qword [rsp + 656], r9    ;    37.0 p0+p3   53 rounds
        mov r9, qword [r8 + 128]     ;    34.0 p2      52 s[0]
        xor r9, qword [r10 + 128]    ;    38.0 p2+p0   52 s[0]
        mov qword [rsp + 664], r9    ;    39.0 p0+p3   53 rounds
        mov r9, qword [r8 + 136]     ;    36.0 p2      52 s[0]
        xor r9, qword [r10 + 136]    ;    40.0 p2+p0   52 s[0]
        mov qword [rsp + 672], r9    ;    41.0 p0+p3   53 rounds
        mov r9, qword [r8 + 144]     ;    38.0 p2      52 s[0]
        xor r9, qword [r10 + 144]    ;    42.0 p2+p0   52 s[0]
        mov qword [rsp + 680], r9    ;    43.0 p0+p3   53 rounds
        mov r9, qword [r8 + 152]     ;    40.0 p2      52 s[0]
        xor r9, qword [r10 + 152]    ;    44.0 p2+p0   52 s[0]
        mov qword [rsp + 688], r9    ;    45.0 p0+p3   53 rounds
        mov r9, qword [r8 + 160]     ;    42.0 p2      52 s[0]
        xor r9, qword [r10 + 160]    ;    46.0 p2+p0   52 s[0]
        mov qword [rsp + 696], r9    ;    47.0 p0+p3   53 rounds
        mov r9, qword [r8 + 168]     ;    44.0 p2      52 s[0]
        xor r9, qword [r10 + 168]    ;    48.0 p2+p0   52 s[0]
        mov qword [rsp + 704], r9    ;    49.0 p0+p3   53 rounds
        mov r9, qword [r8 + 176]     ;    46.0 p2      52 s[0]
        xor r9, qword [r10 + 176]    ;    50.0 p2+p0   52 s[0]
        mov qword [rsp + 712], r9    ;    51.0 p0+p3   53 rounds
        mov r9, qword [r8 + 184]     ;    48.0 p2      52 s[0]
        xor r9, qword [r10 + 184]    ;    52.0 p2+p0   52 s[0]
        mov qword [rsp + 720], r9    ;    53.0 p0+p3   53 rounds
        mov r9, qword [r8 + 192]     ;    50.0 p2      52 s[0]
        xor r9, qword [r10 + 192]    ;    54.0 p2+p0   52 s[0]
        mov qword [rsp + 728], r9    ;    55.0 p0+p3   53 rounds
        mov r9, qword [r8 + 200]     ;    52.0 p2      52 s[0]
        xor r9, qword [r10 + 200]    ;    56.0 p2+p0   52 s[0]
        mov qword [rsp + 736], r9    ;    57.0 p0+p3   53 rounds
        mov r9, qword [r8 + 208]     ;    54.0 p2      52 s[0]
        xor r9, qword [r10 + 208]    ;    58.0 p2+p0   52 s[0]
        mov qword [rsp + 744], r9    ;    59.0 p0+p3   53 rounds
        mov r9, qword [r8 + 216]     ;    56.0 p2      52 s[0]
        xor r9, qword [r10 + 216]    ;    60.0 p2+p0   52 s[0]
        mov qword [rsp + 752], r9    ;    61.0 p0+p3   53 rounds
        mov r9, qword [r8 + 224]     ;    58.0 p2      52 s[0]
        xor r9, qword [r10 + 224]    ;    62.0 p2+p0   52 s[0]
        mov qword [rsp + 760], r9    ;    63.0 p0+p3   53 rounds
        mov qword [rsp + 768], r10   ;    59.7 p0+p3   53 rounds
        mov r9, qword [r8 + 232]     ;    60.0 p2      52 s[0]
        xor r9, qword [r10 + 232]    ;    64.0 p2+p0   52 s[0]
        mov qword [rsp + 776], r9    ;    65.0 p0+p3   53 rounds
        mov r9, qword [r8 + 240]     ;    62.0 p2      52 s[0]
        xor r9, qword [r10 + 240]    ;    66.0 p2+p0   52 s[0]
        mov qword [rsp + 784], r9    ;    67.0 p0+p3   53 rounds
        mov r9, qword [r8 + 248]     ;    64.0 p2      52 s[0]
        xor r9, qword [r10 + 248]    ;    68.0 p2+p0   52 s[0]
        mov qword [rsp + 792], r9    ;    69.0 p0+p3   53 rounds
        mov r9, qword [r8 + 256]     ;    66.0 p2      52 s[1]
        xor r9, qword [r10 + 256]    ;    70.0 p2+p0   52 s[1]
        mov qword [rsp + 800], r9    ;    71.0 p0+p3   53 rounds
        mov r9, qword [r8 + 264]     ;    68.0 p2      52 s[1]
        xor r9, qword [r10 + 264]    ;    72.0 p2+p0   52 s[1]
        mov qword [rsp + 808], r9    ;    73.0 p0+p3   53 rounds
        mov r9, qword [r8 + 272]     ;    70.0 p2      52 s[1]
        xor r9, qword [r10 + 272]    ;    74.0 p2+p0   52 s[1]
        mov qword [rsp + 816], r9    ;    75.0 p0+p3   53 rounds
        mov r9, qword [r8 + 280]     ;    72.0 p2      52 s[1]
        xor r9, qword [r10 + 280]    ;    76.0 p2+p0   52 s[1]
        mov qword [rsp + 824], r9    ;    77.0 p0+p3   53 rounds
        mov r9, qword [r8 + 288]     ;    74.0 p2      52 s[1]
        xor r9, qword [r10 + 288]    ;    78.0 p2+p0   52 s[1]
        mov qword [rsp + 832], r9    ;    79.0 p0+p3   53 rounds
        mov r9, qword [r8 + 296]     ;    76.0 p2      52 s[1]
        xor r9, qword [r10 + 296]    ;    80.0 p2+p0   52 s[1]
        mov qword [rsp + 840], r9    ;    81.0 p0+p3   53 rounds
        mov r9, qword [r8 + 304]     ;    78.0 p2      52 s[1]
        xor r9, qword [r10 + 304]    ;    82.0 p2+p0   52 s[1]
        mov qword [rsp + 848], r9    ;    83.0 p0+p3   53 rounds
        mov r9, qword [r8 + 312]     ;    80.0 p2      52 s[1]
        xor r9, qword [r10 + 312]    ;    84.0 p2+p0   52 s[1]
        mov qword [rsp + 856], r9    ;    85.0 p0+p3   53 rounds
        mov r9, qword [r8 + 320]     ;    82.0 p2      52 s[1]
        xor r9, qword [r10 + 320]    ;    86.0 p2+p0   52 s[1]
        mov qword [rsp + 864], r9    ;    87.0 p0+p3   53 rounds
        mov r9, qword [r8 + 328]     ;    84.0 p2      52 s[1]
        xor r9, qword [r10 + 328]    ;    88.0 p2+p0   52 s[1]
        mov qword [rsp + 872], r9    ;    89.0 p0+p3   53 rounds
        mov r9, qword [r8 + 336]     ;    86.0 p2      52 s[1]
        xor r9, qword [r10 + 336]    ;    90.0 p2+p0   52 s[1]
        mov qword [rsp + 880], r9    ;    91.0 p0+p3   53 rounds
        mov r9, qword [r8 + 344]     ;    88.0 p2      52 s[1]
        xor r9, qword [r10 + 344]    ;    92.0 p2+p0   52 s[1]
        mov qword [rsp + 888], r9    ;    93.0 p0+p3   53 rounds
        mov r9, qword [r8 + 352]     ;    90.0 p2      52 s[1]
        xor r9, qword [r10 + 352]    ;    94.0 p2+p0   52 s[1]
        mov qword [rsp + 896], r9    ;    95.0 p0+p3   53 rounds
        mov r9, qword [r8 + 360]     ;    92.0 p2      52 s[1]
        xor r9, qword [r10 + 360]    ;    96.0 p2+p0   52 s[1]
        mov qword [rsp + 904], r9    ;    97.0 p0+p3   53 rounds
        mov r9, qword [r8 + 368]     ;    94.0 p2      52 s[1]
        xor r9, qword [r10 + 368]    ;    98.0 p2+p0   52 s[1]
        mov qword [rsp + 912], r9    ;    99.0 p0+p3   53 rounds
        mov r9, qword [r8 + 376]     ;    96.0 p2      52 s[1]
        xor r9, qword [r10 + 376]    ;   100.0 p2+p0   52 s[1]
        mov qword [rsp + 920], r9    ;   101.0 p0+p3   53 rounds
        mov r9, qword [r8 + 384]     ;    98.0 p2      52 s[1]
        xor r9, qword [r10 + 384]    ;   102.0 p2+p0   52 s[1]
        mov qword [rsp + 928], r9    ;   103.0 p0+p3   53 rounds
        mov r9, qword [r8 + 392]     ;   100.0 p2      52 s[1]
        xor r9, qword [r10 + 392]    ;   104.0 p2+p0   52 s[1]
        mov qword [rsp + 936], r9    ;   105.0 p0+p3   53 rounds
        mov r9, qword [r8 + 400]     ;   102.0 p2      52 s[1]
        xor r9, qword [r10 + 400]    ;   106.0 p2+p0   52 s[1]
        mov qword [rsp + 944], r9    ;   107.0 p0+p3   53 rounds
        mov r9, qword [r8 + 408]     ;   104.0 p2      52 s[1]
        xor r9, qword [r10 + 408]    ;   108.0 p2+p0   52 s[1]
        mov qword [rsp + 952], r9    ;   109.0 p0+p3   53 rounds
        mov r9, qword [r8 + 416]     ;   106.0 p2      52 s[1]
        xor r9, qword [r10 + 416]    ;   110.0 p2+p0   52 s[1]
        mov qword [rsp + 960], r9    ;   111.0 p0+p3   53 rounds
        mov r9, qword [r8 + 424]     ;   108.0 p2      52 s[1]
        xor r9, qword [r10 + 424]    ;   112.0 p2+p0   52 s[1]
        mov qword [rsp + 968], r9    ;   113.0 p0+p3   53 rounds
        mov r9, qword [r8 + 432]     ;   110.0 p2      52 s[1]
        xor r9, qword [r10 + 432]    ;   114.0 p2+p0   52 s[1]
        mov qword [rsp + 976], r9    ;   115.0 p0+p3   53 rounds
        mov r9, qword [r8 + 440]     ;   112.0 p2      52 s[1]
        xor r9, qword [r10 + 440]    ;   116.0 p2+p0   52 s[1]
        mov qword [rsp + 984], r9    ;   117.0 p0+p3   53 rounds
        mov r9, qword [r8 + 448]     ;   114.0 p2      52 s[1]
        xor r9, qword [r10 + 448]    ;   118.0 p2+p0   52 s[1]
        mov qword [rsp + 992], r9    ;   119.0 p0+p3   53 rounds
        mov r9, qword [r8 + 456]     ;   116.0 p2      52 s[1]
        xor r9, qword [r10 + 456]    ;   120.0 p2+p0   52 s[1]
        mov qword [rsp + 1000], r9   ;   121.0 p0+p3   53 rounds
        mov r9, qword [r8 + 464]     ;   118.0 p2      52 s[1]
        xor r9, qword [r10 + 464]    ;   122.0 p2+p0   52 s[1]
        mov qword [rsp + 1008], r9   ;   123.0 p0+p3   53 rounds
        mov r9, qword [r8 + 472]     ;   120.0 p2      52 s[1]
        xor r9, qword [r10 + 472]    ;   124.0 p2+p0   52 s[1]
        mov qword [rsp + 1016], r9   ;   125.0 p0+p3   53 rounds
        mov r9, qword [r8 + 480]     ;   122.0 p2      52 s[1]
        xor r9, qword [r10 + 480]    ;   126.0 p2+p0   52 s[1]
        mov qword [rsp + 1024], r9   ;   127.0 p0+p3   53 rounds
        mov r9, qword [r8 + 488]     ;   124.0 p2      52 s[1]
        xor r9, qword [r10 + 488]    ;   128.0 p2+p0   52 s[1]
        mov qword [rsp + 1032], r9   ;   129.0 p0+p3   53 rounds
        mov r9, qword [r8 + 496]     ;   126.0 p2      52 s[1]
        xor r9, qword [r10 + 496]    ;   130.0 p2+p0   52 s[1]
        mov qword [rsp + 1040], r9   ;   131.0 p0+p3   53 rounds
        mov r9, qword [r8 + 504]     ;   128.0 p2      52 s[1]
        xor r9, qword [r10 + 504]    ;   132.0 p2+p0   52 s[1]
        mov qword [rsp + 1048], r9   ;   133.0 p0+p3   53 rounds
        mov r9, qword [r8 + 512]     ;   130.0 p2      52 s[2]
        xor r9, qword [r10 + 512]    ;   134.0 p2+p0   52 s[2]
        mov qword [rsp + 1056], r9   ;   135.0 p0+p3   53 rounds
        mov r9, qword [r8 + 520]     ;   132.0 p2      52 s[2]
        xor r9, qword [r10 + 520]    ;   136.0 p2+p0   52 s[2]
        mov qword [rsp + 1064], r9   ;   137.0 p0+p3   53 rounds
        mov r9, qword [r8 + 528]     ;   134.0 p2      52 s[2]
        xor r9, qword [r10 + 528]    ;   138.0 p2+p0   52 s[2]
        mov qword [rsp + 1072], r9   ;   139.0 p0+p3   53 rounds
        mov r9, qword [r8 + 536]     ;   136.0 p2      52 s[2]
        xor r9, qword [r10 + 536]    ;   140.0 p2+p0   52 s[2]
        mov qword [rsp + 1080], r9   ;   141.0 p0+p3   53 rounds
        mov r9, qword [r8 + 544]     ;   138.0 p2      52 s[2]
        xor r9, qword [r10 + 544]    ;   142.0 p2+p0   52 s[2]
        mov qword [rsp + 1088], r9   ;   143.0 p0+p3   53 rounds
        mov r9, qword [r8 + 552]     ;   140.0 p2      52 s[2]
        xor r9, qword [r10 + 552]    ;   144.0 p2+p0   52 s[2]
        mov qword [rsp + 1096], r9   ;   145.0 p0+p3   53 rounds
        mov r9, qword [r8 + 560]     ;   142.0 p2      52 s[2]
        xor r9, qword [r10 + 560]    ;   146.0 p2+p0   52 s[2]
        mov qword [rsp + 1104], r9   ;   147.0 p0+p3   53 rounds
        mov r9, qword [r8 + 568]     ;   144.0 p2      52 s[2]
        xor r9, qword [r10 + 568]    ;   148.0 p2+p0   52 s[2]
        mov qword [rsp + 1112], r9   ;   149.0 p0+p3   53 rounds
        mov r9, qword [r8 + 576]     ;   146.0 p2      52 s[2]
        xor r9, qword [r10 + 576]    ;   150.0 p2+p0   52 s[2]
        mov qword [rsp + 1120], r9   ;   151.0 p0+p3   53 rounds
        mov r9, qword [r8 + 584]     ;   148.0 p2      52 s[2]
        xor r9, qword [r10 + 584]    ;   152.0 p2+p0   52 s[2]
        mov qword [rsp + 1128], r9   ;   153.0 p0+p3   53 rounds
        mov r9, qword [r8 + 592]     ;   150.0 p2      52 s[2]
        xor r9, qword [r10 + 592]    ;   154.0 p2+p0   52 s[2]
        mov qword [rsp + 1136], r9   ;   155.0 p0+p3   53 rounds
        mov r9, qword [r8 + 600]     ;   152.0 p2      52 s[2]
        xor r9, qword [r10 + 600]    ;   156.0 p2+p0   52 s[2]
        mov qword [rsp + 1144], r9   ;   157.0 p0+p3   53 rounds
        mov r9, qword [r8 + 608]     ;   154.0 p2      52 s[2]
        xor r9, qword [r10 + 608]    ;   158.0 p2+p0   52 s[2]
        mov qword [rsp + 1152], r9   ;   159.0 p0+p3   53 rounds
        mov r9, qword [r8 + 616]     ;   156.0 p2      52 s[2]
        xor r9, qword [r10 + 616]    ;   160.0 p2+p0   52 s[2]
        mov qword [rsp + 1160], r9   ;   161.0 p0+p3   53 rounds
        mov r9, qword [r8 + 624]     ;   158.0 p2      52 s[2]
        xor r9, qword [r10 + 624]    ;   162.0 p2+p0   52 s[2]
        mov qword [rsp + 1168], r9   ;   163.0 p0+p3   53 rounds
        mov r9, qword [r8 + 632]     ;   160.0 p2      52 s[2]
        xor r9, qword [r10 + 632]    ;   164.0 p2+p0   52 s[2]
        mov qword [rsp + 1176], r9   ;   165.0 p0+p3   53 rounds
        mov r9, qword [r8 + 640]     ;   162.0 p2      52 s[2]
        xor r9, qword [r10 + 640]    ;   166.0 p2+p0   52 s[2]
        mov qword [rsp + 1184], r9   ;   167.0 p0+p3   53 rounds
        mov r9, qword [r8 + 648]     ;   164.0 p2      52 s[2]
        xor r9, qword [r10 + 648]    ;   168.0 p2+p0   52 s[2]
        mov qword [rsp + 1192], r9   ;   169.0 p0+p3   53 rounds
        mov r9, qword [r8 + 656]     ;   166.0 p2      52 s[2]
        xor r9, qword [r10 + 656]    ;   170.0 p2+p0   52 s[2]
        mov qword [rsp + 1200], r9   ;   171.0 p0+p3   53 rounds
        mov r9, qword [r8 + 664]     ;   168.0 p2      52 s[2]
        xor r9, qword [r10 + 664]    ;   172.0 p2+p0   52 s[2]
        mov qword [rsp + 1208], r9   ;   173.0 p0+p3   53 rounds
        mov r9, qword [r8 + 672]     ;   170.0 p2      52 s[2]
        xor r9, qword [r10 + 672]    ;   174.0 p2+p0   52 s[2]
        mov qword [rsp + 1216], r9   ;   175.0 p0+p3   53 rounds
        mov r9, qword [r8 + 680]     ;   172.0 p2      52 s[2]
        xor r9, qword [r10 + 680]    ;   176.0 p2+p0   52 s[2]
        mov qword [rsp + 1224], r9   ;   177.0 p0+p3   53 rounds
        mov r9, qword [r8 + 688]     ;   174.0 p2      52 s[2]
        xor r9, qword [r10 + 688]    ;   178.0 p2+p0   52 s[2]
        mov qword [rsp + 1232], r9   ;   179.0 p0+p3   53 rounds
        mov r9, qword [r8 + 696]     ;   176.0 p2      52 s[2]
        xor r9, qword [r10 + 696]    ;   180.0 p2+p0   52 s[2]
        mov qword [rsp + 1240], r9   ;   181.0 p0+p3   53 rounds
        mov r9, qword [r8 + 704]     ;   178.0 p2      52 s[2]
        xor r9, qword [r10 + 704]    ;   182.0 p2+p0   52 s[2]
        mov qword [rsp + 1248], r9   ;   183.0 p0+p3   53 rounds
        mov r9, qword [r8 + 712]     ;   180.0 p2      52 s[2]
        xor r9, qword [r10 + 712]    ;   184.0 p2+p0   52 s[2]
        mov qword [rsp + 1256], r9   ;   185.0 p0+p3   53 rounds
        mov r9, qword [r8 + 720]     ;   182.0 p2      52 s[2]
        xor r9, qword [r10 + 720]    ;   186.0 p2+p0   52 s[2]
        mov qword [rsp + 1264], r9   ;   187.0 p0+p3   53 rounds
        mov r9, qword [r8 + 728]     ;   184.0 p2      52 s[2]
        xor r9, qword [r10 + 728]    ;   188.0 p2+p0   52 s[2]
        mov qword [rsp + 1272], r9   ;   189.0 p0+p3   53 rounds
        mov r9, qword [r8 + 736]     ;   186.0 p2      52 s[2]
        xor r9, qword [r10 + 736]    ;   190.0 p2+p0   52 s[2]
        mov qword [rsp + 1280], r9   ;   191.0 p0+p3   53 rounds
        mov r9, qword [r8 + 744]     ;   188.0 p2      52 s[2]
        xor r9, qword [r10 + 744]    ;   192.0 p2+p0   52 s[2]
        mov qword [rsp + 1288], r9   ;   193.0 p0+p3   53 rounds
        mov r9, qword [r8 + 752]     ;   190.0 p2      52 s[2]
        xor r9, qword [r10 + 752]    ;   194.0 p2+p0   52 s[2]
        mov qword [rsp + 1296], r9   ;   195.0 p0+p3   53 rounds
        mov r9, qword [r8 + 760]     ;   192.0 p2      52 s[2]
        xor r9, qword [r10 + 760]    ;   196.0 p2+p0   52 s[2]
        mov qword [rsp + 1304], r9   ;   197.0 p0+p3   53 rounds
        mov r9, qword [r8 + 768]     ;   194.0 p2      52 s[3]
        xor r9, qword [r10 + 768]    ;   198.0 p2+p0   52 s[3]
        mov qword [rsp + 1312], r9   ;   199.0 p0+p3   53 rounds
        mov r9, qword [r8 + 776]     ;   196.0 p2      52 s[3]
        xor r9, qword [r10 + 776]    ;   200.0 p2+p0   52 s[3]
        mov qword [rsp + 1320], r9   ;   201.0 p0+p3   53 rounds
        mov r9, qword [r8 + 784]     ;   198.0 p2      52 s[3]
        xor r9, qword [r10 + 784]    ;   202.0 p2+p0   52 s[3]
        mov qword [rsp + 1328], r9   ;   203.0 p0+p3   53 rounds
        mov r9, qword [r8 + 792]     ;   200.0 p2      52 s[3]
        xor r9, qword [r10 + 792]    ;   204.0 p2+p0   52 s[3]
        mov qword [rsp + 1336], r9   ;   205.0 p0+p3   53 rounds
        mov r9, qword [r8 + 800]     ;   202.0 p2      52 s[3]
        xor r9, qword [r10 + 800]    ;   206.0 p2+p0   52 s[3]
        mov qword [rsp + 1344], r9   ;   207.0 p0+p3   53 rounds
        mov r9, qword [r8 + 808]     ;   204.0 p2      52 s[3]
        xor r9, qword [r10 + 808]    ;   208.0 p2+p0   52 s[3]
        mov qword [rsp + 1352], r9   ;   209.0 p0+p3   53 rounds
        mov r9, qword [r8 + 816]     ;   206.0 p2      52 s[3]
        xor r9, qword [r10 + 816]    ;   210.0 p2+p0   52 s[3]
        mov qword [rsp + 1360], r9   ;   211.0 p0+p3   53 rounds
        mov r9, qword [r8 + 824]     ;   208.0 p2      52 s[3]
        xor r9, qword [r10 + 824]    ;   212.0 p2+p0   52 s[3]
        mov qword [rsp + 1368], r9   ;   213.0 p0+p3   53 rounds
        mov r9, qword [r8 + 832]     ;   210.0 p2      52 s[3]
        xor r9, qword [r10 + 832]    ;   214.0 p2+p0   52 s[3]
        mov qword [rsp + 1376], r9   ;   215.0 p0+p3   53 rounds
        mov r9, qword [r8 + 840]     ;   212.0 p2      52 s[3]
        xor r9, qword [r10 + 840]    ;   216.0 p2+p0   52 s[3]
        mov qword [rsp + 1384], r9   ;   217.0 p0+p3   53 rounds
        mov r9, qword [r8 + 848]     ;   214.0 p2      52 s[3]
        xor r9, qword [r10 + 848]    ;   218.0 p2+p0   52 s[3]
        mov qword [rsp + 1392], r9   ;   219.0 p0+p3   53 rounds
        mov r9, qword [r8 + 856]     ;   216.0 p2      52 s[3]
        xor r9, qword [r10 + 856]    ;   220.0 p2+p0   52 s[3]
        mov qword [rsp + 1400], r9   ;   221.0 p0+p3   53 rounds
        mov r9, qword [r8 + 864]     ;   218.0 p2      52 s[3]
        xor r9, qword [r10 + 864]    ;   222.0 p2+p0   52 s[3]
        mov qword [rsp + 1408], r9   ;   223.0 p0+p3   53 rounds
        mov r9, qword [r8 + 872]     ;   220.0 p2      52 s[3]
        xor r9, qword [r10 + 872]    ;   224.0 p2+p0   52 s[3]
        mov qword [rsp + 1416], r9   ;   225.0 p0+p3   53 rounds
        mov r9, qword [r8 + 880]     ;   222.0 p2      52 s[3]
        xor r9, qword [r10 + 880]    ;   226.0 p2+p0   52 s[3]
        mov qword [rsp + 1424], r9   ;   227.0 p0+p3   53 rounds
        mov r9, qword [r8 + 888]     ;   224.0 p2      52 s[3]
        xor r9, qword [r10 + 888]    ;   228.0 p2+p0   52 s[3]
        mov qword [rsp + 1432], r9   ;   229.0 p0+p3   53 rounds
        mov r9, qword [r8 + 896]     ;   226.0 p2      52 s[3]
        xor r9, qword [r10 + 896]    ;   230.0 p2+p0   52 s[3]
        mov qword [rsp + 1440], r9   ;   231.0 p0+p3   53 rounds
        mov r9, qword [r8 + 904]     ;   228.0 p2      52 s[3]
        xor r9, qword [r10 + 904]    ;   232.0 p2+p0   52 s[3]
        mov qword [rsp + 1448], r9   ;   233.0 p0+p3   53 rounds
        mov r9, qword [r8 + 912]     ;   230.0 p2      52 s[3]
        xor r9, qword [r10 + 912]    ;   234.0 p2+p0   52 s[3]
        mov qword [rsp + 1456], r9   ;   235.0 p0+p3   53 rounds
        mov r9, qword [r8 + 920]     ;   232.0 p2      52 s[3]
        xor r9, qword [r10 + 920]    ;   236.0 p2+p0   52 s[3]
        mov qword [rsp + 1464], r9   ;   237.0 p0+p3   53 rounds
        mov r9, qword [r8 + 928]     ;   234.0 p2      52 s[3]
        xor r9, qword [r10 + 928]    ;   238.0 p2+p0   52 s[3]
        mov qword [rsp + 1472], r9   ;   239.0 p0+p3   53 rounds
        mov r9, qword [r8 + 936]     ;   236.0 p2      52 s[3]
        xor r9, qword [r10 + 936]    ;   240.0 p2+p0   52 s[3]
        mov qword [rsp + 1480], r9   ;   241.0 p0+p3   53 rounds
        mov r9, qword [r8 + 944]     ;   238.0 p2      52 s[3]
        xor r9, qword [r10 + 944]    ;   242.0 p2+p0   52 s[3]
        mov qword [rsp + 1488], r9   ;   243.0 p0+p3   53 rounds
        mov r9, qword [r8 + 952]     ;   240.0 p2      52 s[3]
        xor r9, qword [r10 + 952]    ;   244.0 p2+p0   52 s[3]
        mov qword [rsp + 1496], r9   ;   245.0 p0+p3   53 rounds
        mov r9, qword [r8 + 960]     ;   242.0 p2      52 s[3]
        xor r9, qword [r10 + 960]    ;   246.0 p2+p0   52 s[3]
        mov qword [rsp + 1504], r9   ;   247.0 p0+p3   53 rounds
        mov r9, qword [r8 + 968]     ;   244.0 p2      52 s[3]
        xor r9, qword [r10 + 968]    ;   248.0 p2+p0   52 s[3]
        mov qword [rsp + 1512], r9   ;   249.0 p0+p3   53 rounds
        mov r9, qword [r8 + 976]     ;   246.0 p2      52 s[3]
        xor r9, qword [r10 + 976]    ;   250.0 p2+p0   52 s[3]
        mov qword [rsp + 1520], r9   ;   251.0 p0+p3   53 rounds
        mov r9, qword [r8 + 984]     ;   248.0 p2      52 s[3]
        xor r9, qword [r10 + 984]    ;   252.0 p2+p0   52 s[3]
        mov qword [rsp + 1528], r9   ;   253.0 p0+p3   53 rounds
        mov r9, qword [r8 + 992]     ;   250.0 p2      52 s[3]
        xor r9, qword [r10 + 992]    ;   254.0 p2+p0   52 s[3]
        mov qword [rsp + 1536], r9   ;   255.0 p0+p3   53 rounds
        mov r9, qword [r8 + 1000]    ;   252.0 p2      52 s[3]
        xor r9, qword [r10 + 1000]   ;   256.0 p2+p0   52 s[3]
        mov qword [rsp + 1544], r9   ;   257.0 p0+p3   53 rounds
        mov r9, qword [r8 + 1008]    ;   254.0 p2      52 s[3]
        xor r9, qword [r10 + 1008]   ;   258.0 p2+p0   52 s[3]
        mov qword [rsp + 1552], r9   ;   259.0 p0+p3   53 rounds
        mov r8, qword [r8 + 1016]    ;   256.0 p2      52 s[3]
        xor r8, qword [r10 + 1016]   ;   260.0 p2+p0   52 s[3]
        mov qword [rsp + 1560], r8   ;   261.0 p0+p3   53 rounds
        add r10, 0x2400              ;   199.3 p1      53 rounds
        mov qword [rsp + 1568], r10  ;   259.7 p0+p3   53 rounds
        mov r8, qword [rsp + 1560]   ;                    resident
        mov r9, qword [rsp + 1504]   ;                    resident
        mov r10, qword [rsp + 1528]  ;                    resident
        mov r11, qword [rsp + 1536]  ;                    resident
        mov r12, qword [rsp + 1512]  ;                    resident
        mov r13, qword [rsp + 1552]  ;                    resident
        mov r14, qword [rsp + 1520]  ;                    resident
        mov r15, qword [rsp + 1544]  ;                    resident
        mov rsi, qword [rsp + 1240]  ;                    resident
        mov rdi, qword [rsp + 1496]  ;                    resident
        mov rbp, qword [rsp + 1184]  ;                    resident
        mov rax, qword [rsp + 1440]  ;                    resident
        mov rcx, qword [rsp + 1208]  ;                    resident
        align 16
.rounds_2:
        mov rdx, qword [rsp + 560]   ;     0.0 p2      43 t[0]
        mov rbx, qword [rsp + 568]   ;     1.0 p2      43 t[0] reload
        xor rdx, rbx                 ;     5.0 p0      43 t[0]
        mov qword [rsp + 1576], rax  ;     1.2 p0+p3   43 t[1] spill
        mov rax, rdx                 ;     6.0 p1      43 t[0] copy
        xor rax, qword [rsp + 544]   ;     7.0 p2+p0   43 t[0]
        mov qword [rsp + 1584], rdi  ;     3.0 p0+p3   43 t[1] spill
        mov rdi, rax                 ;     8.0 p1      43 t[0] copy
        xor rdi, qword [rsp + 592]   ;     9.0 p2+p0   43 t[0]
        mov qword [rsp + 1592], r15  ;     5.0 p0+p3   43 t[0] spill
        mov r15, rdi                 ;    10.0 p1      43 t[0] copy
        xor r15, qword [rsp + 584]   ;    11.0 p2+p0   43 t[0]
        mov qword [rsp + 1600], r14  ;     7.0 p0+p3   43 t[0] spill
        mov r14, rdi                 ;    10.0 p1      43 t[0] copy
        xor r14, qword [rsp + 536]   ;    11.0 p2+p0   43 t[0]
        mov qword [rsp + 1608], r9   ;     9.0 p0+p3   43 t[0] spill
        mov r9, r14                  ;    12.0 p1      43 t[0] copy
        xor r9, qword [rsp + 552]    ;    13.0 p2+p0   43 t[0]
        mov qword [rsp + 1616], r13  ;    11.0 p0+p3   43 t[0] spill
        mov r13, r9                  ;    14.0 p1      43 t[0] copy
        xor r13, qword [rsp + 560]   ;    15.0 p2+p0   43 t[0]
        mov qword [rsp + 1624], r8   ;    13.0 p0+p3   43 t[0] spill
        mov r8, r15                  ;    12.0 p1      43 t[0] copy
        xor r8, qword [rsp + 576]    ;    13.0 p2+p0   43 t[0]
        mov qword [rsp + 1632], r12  ;    15.0 p0+p3   43 t[0] spill
        mov r12, r8                  ;    14.0 p1      43 t[0] copy
        xor r12, qword [rsp + 536]   ;    15.0 p2+p0   43 t[0]
        mov qword [rsp + 1640], r10  ;    17.0 p0+p3   43 t[0] spill
        mov r10, r8                  ;    14.0 p1      43 t[0] copy
        xor r10, rbx                 ;    15.0 p0      43 t[0]
        mov qword [rsp + 1648], r11  ;    19.0 p0+p3   43 t[0] spill
        mov r11, r15                 ;    13.0 p1      43 t[0] copy
        xor r11, r13                 ;    16.4 p0      43 t[0]
        mov qword [rsp + 1656], rbp  ;    21.0 p0+p3   43 t[0] spill
        mov rbp, r11                 ;    17.4 p1      43 t[0] copy
        xor rbp, qword [rsp + 592]   ;    18.4 p2+p0   43 t[0]
        mov qword [rsp + 1664], rsi  ;    23.0 p0+p3   43 t[0] spill
        mov rsi, r10                 ;    16.0 p1      43 t[0] copy
        xor rsi, rbp                 ;    19.5 p0      43 t[0]
        mov qword [rsp + 1672], rcx  ;    25.0 p0+p3   43 t[0] spill
        mov rcx, rsi                 ;    20.5 p1      43 t[0] copy
        xor rcx, qword [rsp + 560]   ;    21.5 p2+p0   43 t[0]
        mov rbx, rbp                 ;    19.4 p1      43 t[0] copy
        xor rbx, qword [rsp + 536]   ;    21.7 p2+p0   43 t[0]
        xor rdx, rbx                 ;    22.7 p0      43 t[0]
        and rbx, rbp                 ;    22.8 p0      43 t[0]
        xor rax, rbx                 ;    23.8 p0      43 t[0]
        mov qword [rsp + 1680], rbp  ;    27.0 p0+p3   43 t[0] spill
        mov rbp, r8                  ;    19.7 p1      43 t[0] copy
        and rbp, rsi                 ;    24.9 p0      43 t[0]
        xor rax, rbp                 ;    25.9 p0      43 t[0]
        mov rbp, r13                 ;    20.7 p1      43 t[0] copy
        and rbp, rdx                 ;    26.1 p0      43 t[0]
        xor rbx, rbp                 ;    27.1 p0      43 t[0]
        mov rbp, r13                 ;    21.7 p1      43 t[0] copy
        xor rbp, r10                 ;    27.2 p0      43 t[0]
        mov qword [rsp + 1688], r8   ;    29.0 p0+p3   43 t[0] spill
        mov r8, rcx                  ;    22.7 p1      43 t[0] copy
        and r8, rbp                  ;    28.8 p0      43 t[0]
        xor r8, rbx                  ;    29.8 p0      43 t[0]
        xor r8, qword [rsp + 568]    ;    30.8 p2+p0   43 t[0]
        xor r9, rbx                  ;    30.5 p0      43 t[0]
        mov rbx, rbp                 ;    28.2 p1      43 t[0] copy
        xor rbx, qword [rsp + 592]   ;    31.1 p2+p0   43 t[0]
        mov qword [rsp + 1696], rsi  ;    31.7 p0+p3   43 t[0] spill
        mov rsi, r14                 ;    26.0 p1      43 t[0] copy
        or rsi, qword [rsp + 592]    ;    32.7 p2+p0   43 t[0]
        xor r9, rsi                  ;    33.7 p0      43 t[0]
        xor rsi, rax                 ;    33.8 p0      43 t[0]
        mov qword [rsp + 1704], rbp  ;    34.4 p0+p3   43 t[0] spill
        mov rbp, r11                 ;    28.0 p1      43 t[0] copy
        and rbp, rdi                 ;    35.4 p0      43 t[0]
        xor r8, rbp                  ;    36.4 p0      43 t[0]
        xor rax, rbp                 ;    36.5 p0      43 t[0]
        mov rbp, rdx                 ;    29.3 p1      43 t[0] copy
        xor rbp, rdi                 ;    37.1 p0      43 t[0]
        mov qword [rsp + 1712], r11  ;    37.7 p0+p3   43 t[0] spill
        mov r11, r15                 ;    30.3 p1      43 t[0] copy
        and r11, rbp                 ;    38.7 p0      43 t[0]
        xor rax, r11                 ;    39.7 p0      43 t[0]
        mov r11, r14                 ;    31.3 p1      43 t[0] copy
        xor r11, rcx                 ;    39.8 p0      43 t[0]
        mov qword [rsp + 1720], rbp  ;    40.4 p0+p3   43 t[0] spill
        mov rbp, rbx                 ;    32.3 p1      43 t[0] copy
        and rbp, r11                 ;    41.4 p0      43 t[0]
        xor rsi, rbp                 ;    42.4 p0      43 t[0]
        mov rbp, r8                  ;    37.4 p1      43 t[0] copy
        and rbp, rax                 ;    42.5 p0      43 t[0]
        xor rsi, rbp                 ;    43.5 p0      43 t[0]
        mov qword [rsp + 1728], r15  ;    43.6 p0+p3   43 t[0] spill
        mov r15, r12                 ;    34.7 p1      43 t[0] copy
        and r15, r10                 ;    44.6 p0      43 t[0]
        xor r9, r15                  ;    45.6 p0      43 t[0]
        mov r15, rsi                 ;    44.5 p1      43 t[0] copy
        and r15, r9                  ;    46.6 p0      43 t[0]
        xor rax, r15                 ;    47.6 p0      43 t[0]
        xor rsi, r8                  ;    46.9 p0      43 t[0]
        mov r15, r9                  ;    46.6 p1      43 t[0] copy
        and r15, rax                 ;    48.6 p0      43 t[0]
        xor r8, r15                  ;    49.6 p0      43 t[0]
        or rbp, rsi                  ;    48.6 p0      43 t[0]
        xor rbp, rax                 ;    49.6 p0      43 t[0]
        and rax, r8                  ;    50.6 p0      43 t[0]
        and r11, r8                  ;    50.6 p0      43 t[0]
        xor r9, rax                  ;    51.6 p0      43 t[0]
        mov r15, r8                  ;    50.6 p1      43 t[0] copy
        or r15, rbp                  ;    51.6 p0      43 t[0]
        xor rsi, r15                 ;    52.6 p0      43 t[0]
        and r13, rsi                 ;    53.6 p0      43 t[0]
        mov r15, r8                  ;    50.6 p1      43 t[0] copy
        xor r15, rbp                 ;    53.2 p0      43 t[0]
        and r14, rbp                 ;    53.8 p0      43 t[0]
        mov rax, rsi                 ;    53.6 p1      43 t[0] copy
        xor rax, r15                 ;    54.6 p0      43 t[0]
        and rdx, rsi                 ;    54.9 p0      43 t[0]
        xor rsi, r9                  ;    55.5 p0      43 t[0]
        and rcx, r15                 ;    56.1 p0      43 t[0]
        xor rdx, rcx                 ;    57.1 p0      43 t[0]
        and r10, rax                 ;    57.2 p0      43 t[0]
        and r12, rax                 ;    57.8 p0      43 t[0]
        mov rax, rbp                 ;    50.6 p1      43 t[0] copy
        and rax, qword [rsp + 592]   ;    58.4 p2+p0   43 t[0]
        xor rbp, rsi                 ;    58.9 p0      43 t[0]
        and rdi, rsi                 ;    59.5 p0      43 t[0]
        and rbx, r8                  ;    60.1 p0      43 t[0]
        and rsi, qword [rsp + 1712]  ;    60.6 p2+p0   43 t[0]
        and r15, qword [rsp + 1704]  ;    61.2 p2+p0   43 t[0]
        xor r8, r9                   ;    61.8 p0      43 t[0]
        mov qword [rsp + 1704], r14  ;    62.3 p0+p3   43 t[0] spill
        mov r14, qword [rsp + 1680]  ;    48.7 p2      43 t[0]
        and r14, rbp                 ;    63.3 p0      43 t[0]
        and rbp, qword [rsp + 536]   ;    63.9 p2+p0   43 t[0]
        xor rdi, rbp                 ;    64.9 p0      43 t[0]
        xor r14, rax                 ;    65.1 p0      43 t[0]
        xor r14, rbx                 ;    66.1 p0      43 t[0]
        xor rbx, r10                 ;    66.2 p0      43 t[0]
        xor r10, rax                 ;    66.8 p0      43 t[0]
        mov rax, qword [rsp + 1696]  ;    51.7 p2      43 t[0]
        and rax, r8                  ;    67.3 p0      43 t[0]
        xor r14, rax                 ;    68.3 p0      43 t[0]
        xor r13, rax                 ;    68.5 p0      43 t[0]
        and r8, qword [rsp + 1688]   ;    69.1 p2+p0   43 t[0]
        xor rbx, r13                 ;    69.6 p0      43 t[0]
        mov rax, qword [rsp + 1728]  ;    54.0 p2      43 t[0]
        and rax, r9                  ;    70.2 p0      43 t[0]
        and r9, qword [rsp + 1720]   ;    70.8 p2+p0   43 t[0]
        xor r10, rsi                 ;    71.3 p0      43 t[0]
        mov rsi, rdx                 ;    58.1 p1      43 t[0] copy
        xor rsi, rdi                 ;    71.9 p0      43 t[0]
        xor rsi, rbx                 ;    72.9 p0      43 t[0]
        xor r15, rsi                 ;    73.9 p0      43 t[0]
        xor r10, r15                 ;    74.9 p0      43 t[0]
        xor r9, r10                  ;    75.9 p0      43 t[0]
        xor rdi, r8                  ;    74.8 p0      43 t[0]
        xor rcx, r12                 ;    75.3 p0      43 t[0]
        xor r11, r9                  ;    76.9 p0      43 t[0]
        xor rdi, r9                  ;    76.9 p0      43 t[0]
        xor r13, rax                 ;    77.1 p0      43 t[0]
        xor r13, r15                 ;    78.1 p0      43 t[0]
        xor rcx, r11                 ;    78.2 p0      43 t[0]
        not rsi                      ;    78.8 p0      43 t[0]
        not rbx                      ;    79.3 p0      43 t[0]
        not r13                      ;    79.8 p0      43 t[0]
        not rdi                      ;    80.3 p0      43 t[0]
        mov r8, qword [rsp + 888]    ;    61.3 p2      43 t[0]
        mov r9, qword [rsp + 896]    ;    62.3 p2      43 t[0] reload
        xor r8, r9                   ;    80.8 p0      43 t[0]
        mov r12, r8                  ;    81.8 p1      43 t[0] copy
        xor r12, qword [rsp + 872]   ;    82.8 p2+p0   43 t[0]
        mov r15, r12                 ;    83.8 p1      43 t[0] copy
        mov rax, qword [rsp + 920]   ;    64.3 p2      43 t[0] reload
        xor r15, rax                 ;    84.8 p0      43 t[0]
        mov qword [rsp + 1720], rsi  ;    82.5 p0+p3   43 t[0] spill
        mov rsi, r15                 ;    85.8 p1      43 t[0] copy
        xor rsi, qword [rsp + 912]   ;    86.8 p2+p0   43 t[0]
        mov qword [rsp + 1728], r14  ;    84.1 p0+p3   43 t[0] spill
        mov r14, r15                 ;    85.8 p1      43 t[0] copy
        xor r14, qword [rsp + 864]   ;    86.8 p2+p0   43 t[0]
        mov qword [rsp + 1688], rbx  ;    85.6 p0+p3   43 t[0] spill
        mov rbx, r14                 ;    87.8 p1      43 t[0] copy
        xor rbx, qword [rsp + 880]   ;    88.8 p2+p0   43 t[0]
        mov qword [rsp + 1696], r10  ;    87.2 p0+p3   43 t[0] spill
        mov r10, rbx                 ;    89.8 p1      43 t[0] copy
        xor r10, qword [rsp + 888]   ;    90.8 p2+p0   43 t[0]
        mov qword [rsp + 1680], rdi  ;    88.8 p0+p3   43 t[0] spill
        mov rdi, rsi                 ;    87.8 p1      43 t[0] copy
        xor rdi, qword [rsp + 904]   ;    89.8 p2+p0   43 t[0]
        mov qword [rsp + 1712], r13  ;    90.3 p0+p3   43 t[0] spill
        mov r13, rdi                 ;    90.8 p1      43 t[0] copy
        xor r13, qword [rsp + 864]   ;    91.8 p2+p0   43 t[0]
        mov qword [rsp + 1736], rdx  ;    91.9 p0+p3   43 t[0] spill
        mov rdx, rdi                 ;    90.8 p1      43 t[0] copy
        xor rdx, r9                  ;    92.9 p0      43 t[0]
        mov qword [rsp + 1744], rbp  ;    93.5 p0+p3   43 t[0] spill
        mov rbp, rsi                 ;    87.8 p1      43 t[0] copy
        xor rbp, r10                 ;    94.5 p0      43 t[0]
        mov qword [rsp + 1752], r11  ;    95.0 p0+p3   43 t[0] spill
        mov r11, rbp                 ;    95.5 p1      43 t[0] copy
        xor r11, rax                 ;    96.5 p0      43 t[0]
        mov qword [rsp + 1760], rcx  ;    96.6 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;    93.9 p1      43 t[0] copy
        xor rcx, r11                 ;    97.6 p0      43 t[0]
        mov r9, rcx                  ;    98.6 p1      43 t[0] copy
        xor r9, qword [rsp + 888]    ;    99.6 p2+p0   43 t[0]
        mov qword [rsp + 1768], rbx  ;    98.8 p0+p3   43 t[0] spill
        mov rbx, rdi                 ;    90.8 p1      43 t[0] copy
        and rbx, rcx                 ;    99.8 p0      43 t[0]
        xor r12, rbx                 ;   100.8 p0      43 t[0]
        mov rbx, r11                 ;    97.5 p1      43 t[0] copy
        xor rbx, qword [rsp + 864]   ;   100.9 p2+p0   43 t[0]
        xor r8, rbx                  ;   101.9 p0      43 t[0]
        and rbx, r11                 ;   102.0 p0      43 t[0]
        xor r12, rbx                 ;   103.0 p0      43 t[0]
        mov qword [rsp + 1776], rdi  ;   103.2 p0+p3   43 t[0] spill
        mov rdi, r10                 ;    91.8 p1      43 t[0] copy
        and rdi, r8                  ;   104.2 p0      43 t[0]
        xor rbx, rdi                 ;   105.2 p0      43 t[0]
        mov rdi, r10                 ;    91.8 p1      43 t[0] copy
        xor rdi, rdx                 ;   105.3 p0      43 t[0]
        mov qword [rsp + 1784], rcx  ;   105.9 p0+p3   43 t[0] spill
        mov rcx, r9                  ;   100.6 p1      43 t[0] copy
        and rcx, rdi                 ;   106.9 p0      43 t[0]
        xor rcx, qword [rsp + 896]   ;   107.9 p2+p0   43 t[0]
        xor rcx, rbx                 ;   108.9 p0      43 t[0]
        mov qword [rsp + 1792], r11  ;   108.6 p0+p3   43 t[0] spill
        mov r11, r14                 ;    87.8 p1      43 t[0] copy
        or r11, rax                  ;   109.6 p0      43 t[0]
        mov qword [rsp + 1800], r10  ;   110.2 p0+p3   43 t[0] spill
        mov r10, r15                 ;    86.0 p1      43 t[0] copy
        and r10, rbp                 ;   111.2 p0      43 t[0]
        xor rcx, r10                 ;   112.2 p0      43 t[0]
        xor r10, r12                 ;   112.3 p0      43 t[0]
        xor r12, r11                 ;   112.9 p0      43 t[0]
        xor rbx, qword [rsp + 1768]  ;   113.5 p2+p0   43 t[0]
        xor rbx, r11                 ;   114.5 p0      43 t[0]
        mov r11, rdi                 ;   106.3 p1      43 t[0] copy
        xor r11, rax                 ;   114.6 p0      43 t[0]
        mov rax, r15                 ;    89.3 p1      43 t[0] copy
        xor rax, r8                  ;   115.2 p0      43 t[0]
        mov qword [rsp + 1768], rdi  ;   115.8 p0+p3   43 t[0] spill
        mov rdi, rsi                 ;    90.3 p1      43 t[0] copy
        and rdi, rax                 ;   116.8 p0      43 t[0]
        xor r10, rdi                 ;   117.8 p0      43 t[0]
        mov rdi, r14                 ;    91.3 p1      43 t[0] copy
        xor rdi, r9                  ;   117.9 p0      43 t[0]
        mov qword [rsp + 1808], rax  ;   118.5 p0+p3   43 t[0] spill
        mov rax, r13                 ;    92.8 p1      43 t[0] copy
        and rax, rdx                 ;   119.5 p0      43 t[0]
        xor rbx, rax                 ;   120.5 p0      43 t[0]
        mov rax, r11                 ;   115.6 p1      43 t[0] copy
        and rax, rdi                 ;   120.6 p0      43 t[0]
        xor r12, rax                 ;   121.6 p0      43 t[0]
        mov rax, rcx                 ;   113.2 p1      43 t[0] copy
        and rax, r10                 ;   121.7 p0      43 t[0]
        xor r12, rax                 ;   122.7 p0      43 t[0]
        mov qword [rsp + 1816], rsi  ;   122.9 p0+p3   43 t[0] spill
        mov rsi, rbx                 ;   121.5 p1      43 t[0] copy
        and rsi, r12                 ;   123.9 p0      43 t[0]
        xor r10, rsi                 ;   124.9 p0      43 t[0]
        mov rsi, rcx                 ;   113.2 p1      43 t[0] copy
        xor rcx, r12                 ;   125.0 p0      43 t[0]
        mov r12, rbx                 ;   121.5 p1      43 t[0] copy
        and r12, r10                 ;   125.9 p0      43 t[0]
        xor rsi, r12                 ;   126.9 p0      43 t[0]
        or rax, rcx                  ;   126.7 p0      43 t[0]
        xor rax, r10                 ;   127.7 p0      43 t[0]
        and r10, rsi                 ;   127.9 p0      43 t[0]
        and rdi, rsi                 ;   128.5 p0      43 t[0]
        xor rbx, r10                 ;   129.0 p0      43 t[0]
        mov r10, rsi                 ;   127.9 p1      43 t[0] copy
        or r10, rax                  ;   129.6 p0      43 t[0]
        mov r12, qword [rsp + 1800]  ;   110.2 p2      43 t[0]
        xor rcx, r10                 ;   130.6 p0      43 t[0]
        and r12, rcx                 ;   131.6 p0      43 t[0]
        mov r10, rsi                 ;   127.9 p1      43 t[0] copy
        xor r10, rax                 ;   131.3 p0      43 t[0]
        and r14, rax                 ;   131.9 p0      43 t[0]
        and r8, rcx                  ;   132.5 p0      43 t[0]
        and r9, r10                  ;   133.0 p0      43 t[0]
        xor r8, r9                   ;   134.0 p0      43 t[0]
        mov qword [rsp + 1800], r14  ;   134.2 p0+p3   43 t[0] spill
        mov r14, rcx                 ;   131.6 p1      43 t[0] copy
        xor r14, r10                 ;   135.2 p0      43 t[0]
        xor rcx, rbx                 ;   135.7 p0      43 t[0]
        and rdx, r14                 ;   136.3 p0      43 t[0]
        and r13, r14                 ;   136.9 p0      43 t[0]
        mov r14, rax                 ;   128.7 p1      43 t[0] copy
        and r14, qword [rsp + 920]   ;   137.5 p2+p0   43 t[0]
        xor rax, rcx                 ;   138.0 p0      43 t[0]
        and r15, rcx                 ;   138.6 p0      43 t[0]
        and r11, rsi                 ;   139.2 p0      43 t[0]
        and rbp, rcx                 ;   139.7 p0      43 t[0]
        mov rcx, qword [rsp + 1792]  ;   108.6 p2      43 t[0]
        and rcx, rax                 ;   140.3 p0      43 t[0]
        and rax, qword [rsp + 864]   ;   140.9 p2+p0   43 t[0]
        and r10, qword [rsp + 1768]  ;   141.4 p2+p0   43 t[0]
        xor rsi, rbx                 ;   142.0 p0      43 t[0]
        xor r15, rax                 ;   142.6 p0      43 t[0]
        xor rcx, r14                 ;   143.2 p0      43 t[0]
        xor rcx, r11                 ;   144.2 p0      43 t[0]
        xor r11, rdx                 ;   144.3 p0      43 t[0]
        mov qword [rsp + 1768], rax  ;   144.9 p0+p3   43 t[0] spill
        mov rax, qword [rsp + 1784]  ;   112.0 p2      43 t[0]
        and rax, rsi                 ;   145.9 p0      43 t[0]
        xor rcx, rax                 ;   146.9 p0      43 t[0]
        xor r12, rax                 ;   147.0 p0      43 t[0]
        mov rax, qword [rsp + 1776]  ;   113.3 p2      43 t[0]
        and rax, rsi                 ;   147.6 p0      43 t[0]
        mov rsi, qword [rsp + 1816]  ;   122.9 p2      43 t[0]
        and rsi, rbx                 ;   148.2 p0      43 t[0]
        xor r11, r12                 ;   148.7 p0      43 t[0]
        and rbx, qword [rsp + 1808]  ;   149.3 p2+p0   43 t[0]
        xor rdx, r14                 ;   149.9 p0      43 t[0]
        mov r14, r8                  ;   135.0 p1      43 t[0] copy
        xor r14, r15                 ;   150.4 p0      43 t[0]
        xor r14, r11                 ;   151.4 p0      43 t[0]
        xor rdx, rbp                 ;   151.6 p0      43 t[0]
        xor r10, r14                 ;   152.4 p0      43 t[0]
        xor rdx, r10                 ;   153.4 p0      43 t[0]
        xor rbx, rdx                 ;   154.4 p0      43 t[0]
        xor r15, rax                 ;   153.9 p0      43 t[0]
        xor r9, r13                  ;   154.4 p0      43 t[0]
        mov r13, qword [rsp + 1800]  ;   134.2 p2      43 t[0]
        xor r13, qword [rsp + 1768]  ;   155.0 p2+p0   43 t[0]
        xor rdi, rbx                 ;   155.6 p0      43 t[0]
        xor r13, r8                  ;   156.2 p0      43 t[0]
        xor r15, rbx                 ;   156.7 p0      43 t[0]
        xor r12, rsi                 ;   157.3 p0      43 t[0]
        xor r12, r10                 ;   158.3 p0      43 t[0]
        xor r9, rdi                  ;   158.4 p0      43 t[0]
        xor r13, rdi                 ;   159.0 p0      43 t[0]
        not r14                      ;   159.6 p0      43 t[0]
        not r11                      ;   160.1 p0      43 t[0]
        not r12                      ;   160.6 p0      43 t[0]
        not r15                      ;   161.1 p0      43 t[0]
        mov r8, qword [rsp + 1672]   ;   123.7 p2      43 t[0]
        mov r10, qword [rsp + 1216]  ;   124.7 p2      43 t[0] reload
        xor r8, r10                  ;   161.6 p0      43 t[0]
        mov rsi, r8                  ;   162.6 p1      43 t[0] copy
        xor rsi, qword [rsp + 1192]  ;   163.6 p2+p0   43 t[0]
        mov rdi, rsi                 ;   164.6 p1      43 t[0] copy
        mov rbp, qword [rsp + 1664]  ;   126.7 p2      43 t[0] reload
        xor rdi, rbp                 ;   165.6 p0      43 t[0]
        mov rax, qword [rsp + 1232]  ;   127.7 p2      43 t[0]
        xor rax, rdi                 ;   166.6 p0      43 t[0]
        mov rbx, rdi                 ;   166.6 p1      43 t[0] copy
        xor rbx, qword [rsp + 1656]  ;   167.6 p2+p0   43 t[0]
        mov qword [rsp + 1768], rdx  ;   164.4 p0+p3   43 t[0] spill
        mov rdx, rbx                 ;   168.6 p1      43 t[0] copy
        xor rdx, qword [rsp + 1200]  ;   169.6 p2+p0   43 t[0]
        mov qword [rsp + 1800], rcx  ;   166.0 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;   170.6 p1      43 t[0] copy
        xor rcx, qword [rsp + 1672]  ;   171.6 p2+p0   43 t[0]
        mov qword [rsp + 1808], r11  ;   167.6 p0+p3   43 t[0] spill
        mov r11, rax                 ;   167.6 p1      43 t[0] copy
        xor r11, qword [rsp + 1224]  ;   168.6 p2+p0   43 t[0]
        mov qword [rsp + 1816], r14  ;   169.1 p0+p3   43 t[0] spill
        mov r14, r10                 ;   132.7 p1      43 t[0] copy
        xor r14, r11                 ;   170.1 p0      43 t[0]
        mov qword [rsp + 1776], r15  ;   170.7 p0+p3   43 t[0] spill
        mov r15, r11                 ;   169.6 p1      43 t[0] copy
        xor r15, qword [rsp + 1656]  ;   171.7 p2+p0   43 t[0]
        mov qword [rsp + 1784], r12  ;   172.3 p0+p3   43 t[0] spill
        mov r12, rax                 ;   167.6 p1      43 t[0] copy
        xor r12, rcx                 ;   173.3 p0      43 t[0]
        mov qword [rsp + 1792], r13  ;   173.9 p0+p3   43 t[0] spill
        mov r13, rbp                 ;   136.0 p1      43 t[0] copy
        xor r13, r12                 ;   174.9 p0      43 t[0]
        mov qword [rsp + 1824], r9   ;   175.4 p0+p3   43 t[0] spill
        mov r9, r14                  ;   171.1 p1      43 t[0] copy
        xor r9, r13                  ;   176.4 p0      43 t[0]
        mov r10, r9                  ;   177.4 p1      43 t[0] copy
        xor r10, qword [rsp + 1672]  ;   178.4 p2+p0   43 t[0]
        mov qword [rsp + 1672], rdx  ;   177.6 p0+p3   43 t[0] spill
        mov rdx, r11                 ;   169.6 p1      43 t[0] copy
        and rdx, r9                  ;   178.6 p0      43 t[0]
        xor rsi, rdx                 ;   179.6 p0      43 t[0]
        mov rdx, r13                 ;   175.9 p1      43 t[0] copy
        xor rdx, qword [rsp + 1656]  ;   179.7 p2+p0   43 t[0]
        xor r8, rdx                  ;   180.7 p0      43 t[0]
        and rdx, r13                 ;   180.9 p0      43 t[0]
        xor rsi, rdx                 ;   181.9 p0      43 t[0]
        mov qword [rsp + 1832], r11  ;   182.0 p0+p3   43 t[0] spill
        mov r11, rcx                 ;   172.6 p1      43 t[0] copy
        and r11, r8                  ;   183.0 p0      43 t[0]
        xor rdx, r11                 ;   184.0 p0      43 t[0]
        mov r11, r14                 ;   171.1 p1      43 t[0] copy
        xor r11, rcx                 ;   184.1 p0      43 t[0]
        mov qword [rsp + 1840], r9   ;   184.7 p0+p3   43 t[0] spill
        mov r9, r10                  ;   179.4 p1      43 t[0] copy
        and r9, r11                  ;   185.7 p0      43 t[0]
        xor r9, qword [rsp + 1216]   ;   186.7 p2+p0   43 t[0]
        xor r9, rdx                  ;   187.7 p0      43 t[0]
        mov qword [rsp + 1848], r13  ;   187.4 p0+p3   43 t[0] spill
        mov r13, rbx                 ;   168.6 p1      43 t[0] copy
        or r13, rbp                  ;   188.4 p0      43 t[0]
        mov qword [rsp + 1856], rcx  ;   189.0 p0+p3   43 t[0] spill
        mov rcx, rbp                 ;   147.3 p1      43 t[0] copy
        xor rcx, r11                 ;   190.0 p0      43 t[0]
        xor rdx, qword [rsp + 1672]  ;   190.6 p2+p0   43 t[0]
        mov rbp, rdi                 ;   166.6 p1      43 t[0] copy
        and rbp, r12                 ;   191.1 p0      43 t[0]
        xor r9, rbp                  ;   192.1 p0      43 t[0]
        xor rbp, rsi                 ;   192.3 p0      43 t[0]
        xor rsi, r13                 ;   192.9 p0      43 t[0]
        xor rdx, r13                 ;   193.4 p0      43 t[0]
        mov r13, rdi                 ;   166.6 p1      43 t[0] copy
        xor r13, r8                  ;   194.0 p0      43 t[0]
        mov qword [rsp + 1672], r11  ;   194.6 p0+p3   43 t[0] spill
        mov r11, rax                 ;   167.6 p1      43 t[0] copy
        and r11, r13                 ;   195.6 p0      43 t[0]
        xor rbp, r11                 ;   196.6 p0      43 t[0]
        mov r11, rbx                 ;   168.6 p1      43 t[0] copy
        xor r11, r10                 ;   196.7 p0      43 t[0]
        mov qword [rsp + 1864], r13  ;   197.3 p0+p3   43 t[0] spill
        mov r13, r14                 ;   171.1 p1      43 t[0] copy
        and r13, r15                 ;   198.3 p0      43 t[0]
        xor rdx, r13                 ;   199.3 p0      43 t[0]
        mov r13, rcx                 ;   191.0 p1      43 t[0] copy
        and r13, r11                 ;   199.4 p0      43 t[0]
        xor rsi, r13                 ;   200.4 p0      43 t[0]
        mov r13, r9                  ;   193.1 p1      43 t[0] copy
        and r13, rbp                 ;   200.6 p0      43 t[0]
        xor rsi, r13                 ;   201.6 p0      43 t[0]
        mov qword [rsp + 1872], rax  ;   201.7 p0+p3   43 t[0] spill
        mov rax, rdx                 ;   200.3 p1      43 t[0] copy
        and rax, rsi                 ;   202.7 p0      43 t[0]
        xor rbp, rax                 ;   203.7 p0      43 t[0]
        xor rsi, r9                  ;   203.8 p0      43 t[0]
        mov rax, rdx                 ;   200.3 p1      43 t[0] copy
        and rax, rbp                 ;   204.7 p0      43 t[0]
        xor r9, rax                  ;   205.7 p0      43 t[0]
        or r13, rsi                  ;   205.6 p0      43 t[0]
        xor r13, rbp                 ;   206.6 p0      43 t[0]
        mov rax, qword [rsp + 1856]  ;   189.0 p2      43 t[0]
        and rbp, r9                  ;   206.7 p0      43 t[0]
        and r11, r9                  ;   207.3 p0      43 t[0]
        xor rdx, rbp                 ;   207.8 p0      43 t[0]
        mov rbp, r9                  ;   206.7 p1      43 t[0] copy
        or rbp, r13                  ;   208.4 p0      43 t[0]
        xor rsi, rbp                 ;   209.4 p0      43 t[0]
        and rax, rsi                 ;   210.4 p0      43 t[0]
        mov rbp, r9                  ;   206.7 p1      43 t[0] copy
        xor rbp, r13                 ;   210.1 p0      43 t[0]
        and rbx, r13                 ;   210.7 p0      43 t[0]
        and r8, rsi                  ;   211.3 p0      43 t[0]
        and r10, rbp                 ;   211.8 p0      43 t[0]
        xor r8, r10                  ;   212.8 p0      43 t[0]
        mov qword [rsp + 1856], rbx  ;   213.0 p0+p3   43 t[0] spill
        mov rbx, rsi                 ;   210.4 p1      43 t[0] copy
        xor rbx, rbp                 ;   214.0 p0      43 t[0]
        xor rsi, rdx                 ;   214.6 p0      43 t[0]
        and r14, rbx                 ;   215.1 p0      43 t[0]
        and r15, rbx                 ;   215.7 p0      43 t[0]
        mov rbx, r13                 ;   207.6 p1      43 t[0] copy
        and rbx, qword [rsp + 1664]  ;   216.3 p2+p0   43 t[0]
        xor r13, rsi                 ;   216.8 p0      43 t[0]
        and rdi, rsi                 ;   217.4 p0      43 t[0]
        and rcx, r9                  ;   218.0 p0      43 t[0]
        and r12, rsi                 ;   218.5 p0      43 t[0]
        mov rsi, qword [rsp + 1848]  ;   187.4 p2      43 t[0]
        and rsi, r13                 ;   219.1 p0      43 t[0]
        and r13, qword [rsp + 1656]  ;   219.7 p2+p0   43 t[0]
        and rbp, qword [rsp + 1672]  ;   220.3 p2+p0   43 t[0]
        xor r9, rdx                  ;   220.8 p0      43 t[0]
        xor rdi, r13                 ;   221.4 p0      43 t[0]
        xor rsi, rbx                 ;   222.0 p0      43 t[0]
        xor rsi, rcx                 ;   223.0 p0      43 t[0]
        xor rcx, r14                 ;   223.1 p0      43 t[0]
        mov qword [rsp + 1672], r13  ;   223.7 p0+p3   43 t[0] spill
        mov r13, qword [rsp + 1840]  ;   184.7 p2      43 t[0]
        and r13, r9                  ;   224.7 p0      43 t[0]
        xor rsi, r13                 ;   225.7 p0      43 t[0]
        xor rax, r13                 ;   225.8 p0      43 t[0]
        mov r13, qword [rsp + 1832]  ;   182.0 p2      43 t[0]
        and r13, r9                  ;   226.4 p0      43 t[0]
        mov r9, qword [rsp + 1872]   ;   201.7 p2      43 t[0]
        and r9, rdx                  ;   227.0 p0      43 t[0]
        xor rcx, rax                 ;   227.5 p0      43 t[0]
        and rdx, qword [rsp + 1864]  ;   228.1 p2+p0   43 t[0]
        xor r14, rbx                 ;   228.7 p0      43 t[0]
        mov rbx, r8                  ;   213.8 p1      43 t[0] copy
        xor rbx, rdi                 ;   229.3 p0      43 t[0]
        xor rbx, rcx                 ;   230.3 p0      43 t[0]
        xor r14, r12                 ;   230.4 p0      43 t[0]
        xor rbp, rbx                 ;   231.3 p0      43 t[0]
        mov r12, qword [rsp + 1856]  ;   213.0 p2      43 t[0]
        xor r12, qword [rsp + 1672]  ;   231.5 p2+p0   43 t[0]
        xor r14, rbp                 ;   232.3 p0      43 t[0]
        xor rdx, r14                 ;   233.3 p0      43 t[0]
        xor rdi, r13                 ;   233.3 p0      43 t[0]
        xor r10, r15                 ;   233.8 p0      43 t[0]
        xor r11, rdx                 ;   234.4 p0      43 t[0]
        xor r12, r8                  ;   235.0 p0      43 t[0]
        xor rdi, rdx                 ;   235.5 p0      43 t[0]
        xor rax, r9                  ;   236.1 p0      43 t[0]
        xor rax, rbp                 ;   237.1 p0      43 t[0]
        xor r10, r11                 ;   237.3 p0      43 t[0]
        xor r12, r11                 ;   237.8 p0      43 t[0]
        not rbx                      ;   238.4 p0      43 t[0]
        not rcx                      ;   238.9 p0      43 t[0]
        not rax                      ;   239.4 p0      43 t[0]
        not rdi                      ;   239.9 p0      43 t[0]
        mov r8, qword [rsp + 1640]   ;   184.9 p2      43 t[0]
        mov r9, qword [rsp + 1648]   ;   185.9 p2      43 t[0] reload
        xor r8, r9                   ;   240.4 p0      43 t[0]
        mov r11, qword [rsp + 1632]  ;   186.9 p2      43 t[0]
        xor r11, r8                  ;   241.4 p0      43 t[0]
        mov r13, qword [rsp + 1624]  ;   187.9 p2      43 t[0]
        xor r13, r11                 ;   242.4 p0      43 t[0]
        mov r15, qword [rsp + 1616]  ;   188.9 p2      43 t[0]
        xor r15, r13                 ;   243.4 p0      43 t[0]
        mov rbp, qword [rsp + 1608]  ;   189.9 p2      43 t[0]
        xor rbp, r13                 ;   243.4 p0      43 t[0]
        mov rdx, rbp                 ;   244.4 p1      43 t[0] copy
        xor rdx, qword [rsp + 1600]  ;   245.4 p2+p0   43 t[0]
        mov qword [rsp + 1600], rcx  ;   243.8 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;   246.4 p1      43 t[0] copy
        xor rcx, qword [rsp + 1640]  ;   247.4 p2+p0   43 t[0]
        mov qword [rsp + 1616], rbx  ;   245.4 p0+p3   43 t[0] spill
        mov rbx, r9                  ;   192.6 p1      43 t[0] copy
        mov qword [rsp + 1632], rax  ;   246.4 p0+p3   43 t[0] spill
        mov rax, r15                 ;   244.4 p1      43 t[0] copy
        xor rax, qword [rsp + 1592]  ;   247.4 p2+p0   43 t[0]
        xor rbx, rax                 ;   248.4 p0      43 t[0]
        mov qword [rsp + 1592], r12  ;   248.5 p0+p3   43 t[0] spill
        mov r12, rax                 ;   248.4 p1      43 t[0] copy
        xor r12, qword [rsp + 1608]  ;   249.5 p2+p0   43 t[0]
        mov qword [rsp + 1672], r10  ;   250.1 p0+p3   43 t[0] spill
        mov r10, r15                 ;   244.4 p1      43 t[0] copy
        xor r10, rcx                 ;   251.1 p0      43 t[0]
        mov qword [rsp + 1856], rsi  ;   251.7 p0+p3   43 t[0] spill
        mov rsi, r10                 ;   252.1 p1      43 t[0] copy
        xor rsi, qword [rsp + 1624]  ;   253.1 p2+p0   43 t[0]
        mov qword [rsp + 1864], r14  ;   253.2 p0+p3   43 t[0] spill
        mov r14, rbx                 ;   249.4 p1      43 t[0] copy
        xor r14, rsi                 ;   254.2 p0      43 t[0]
        mov qword [rsp + 1872], rdi  ;   254.8 p0+p3   43 t[0] spill
        mov rdi, r14                 ;   255.2 p1      43 t[0] copy
        xor rdi, qword [rsp + 1640]  ;   256.2 p2+p0   43 t[0]
        mov r9, rax                  ;   248.4 p1      43 t[0] copy
        and r9, r14                  ;   256.4 p0      43 t[0]
        xor r11, r9                  ;   257.4 p0      43 t[0]
        mov r9, rsi                  ;   254.1 p1      43 t[0] copy
        xor r9, qword [rsp + 1608]   ;   257.5 p2+p0   43 t[0]
        xor r8, r9                   ;   258.5 p0      43 t[0]
        and r9, rsi                  ;   258.7 p0      43 t[0]
        xor r11, r9                  ;   259.7 p0      43 t[0]
        mov qword [rsp + 1640], rax  ;   259.8 p0+p3   43 t[0] spill
        mov rax, rcx                 ;   248.4 p1      43 t[0] copy
        and rax, r8                  ;   260.8 p0      43 t[0]
        xor r9, rax                  ;   261.8 p0      43 t[0]
        mov rax, rcx                 ;   248.4 p1      43 t[0] copy
        xor rax, rbx                 ;   262.0 p0      43 t[0]
        mov qword [rsp + 1832], r14  ;   262.5 p0+p3   43 t[0] spill
        mov r14, rdi                 ;   257.2 p1      43 t[0] copy
        and r14, rax                 ;   263.5 p0      43 t[0]
        xor r14, qword [rsp + 1648]  ;   264.5 p2+p0   43 t[0]
        xor r14, r9                  ;   265.5 p0      43 t[0]
        mov qword [rsp + 1648], rsi  ;   265.2 p0+p3   43 t[0] spill
        mov rsi, rbp                 ;   244.4 p1      43 t[0] copy
        or rsi, qword [rsp + 1624]   ;   266.2 p2+p0   43 t[0]
        xor rdx, r9                  ;   266.8 p0      43 t[0]
        mov r9, r13                  ;   243.4 p1      43 t[0] copy
        and r9, r10                  ;   267.4 p0      43 t[0]
        xor r14, r9                  ;   268.4 p0      43 t[0]
        xor r9, r11                  ;   268.5 p0      43 t[0]
        xor r11, rsi                 ;   269.1 p0      43 t[0]
        xor rdx, rsi                 ;   269.7 p0      43 t[0]
        mov rsi, r13                 ;   243.4 p1      43 t[0] copy
        xor rsi, r8                  ;   270.2 p0      43 t[0]
        mov qword [rsp + 1840], r10  ;   270.8 p0+p3   43 t[0] spill
        mov r10, rax                 ;   263.0 p1      43 t[0] copy
        xor r10, qword [rsp + 1624]  ;   271.8 p2+p0   43 t[0]
        mov qword [rsp + 1656], rax  ;   272.4 p0+p3   43 t[0] spill
        mov rax, r15                 ;   244.4 p1      43 t[0] copy
        and rax, rsi                 ;   273.4 p0      43 t[0]
        xor r9, rax                  ;   274.4 p0      43 t[0]
        mov rax, rbp                 ;   244.4 p1      43 t[0] copy
        xor rax, rdi                 ;   274.5 p0      43 t[0]
        mov qword [rsp + 1848], rsi  ;   275.1 p0+p3   43 t[0] spill
        mov rsi, rbx                 ;   249.4 p1      43 t[0] copy
        and rsi, r12                 ;   276.1 p0      43 t[0]
        xor rdx, rsi                 ;   277.1 p0      43 t[0]
        mov rsi, r10                 ;   272.8 p1      43 t[0] copy
        and rsi, rax                 ;   277.2 p0      43 t[0]
        xor r11, rsi                 ;   278.2 p0      43 t[0]
        mov rsi, r14                 ;   269.4 p1      43 t[0] copy
        and rsi, r9                  ;   278.4 p0      43 t[0]
        xor r11, rsi                 ;   279.4 p0      43 t[0]
        mov qword [rsp + 1664], r15  ;   279.5 p0+p3   43 t[0] spill
        mov r15, rdx                 ;   278.1 p1      43 t[0] copy
        and r15, r11                 ;   280.5 p0      43 t[0]
        xor r9, r15                  ;   281.5 p0      43 t[0]
        mov r15, r14                 ;   269.4 p1      43 t[0] copy
        xor r14, r11                 ;   281.7 p0      43 t[0]
        mov r11, rdx                 ;   278.1 p1      43 t[0] copy
        and r11, r9                  ;   282.5 p0      43 t[0]
        xor r15, r11                 ;   283.5 p0      43 t[0]
        or rsi, r14                  ;   283.4 p0      43 t[0]
        xor rsi, r9                  ;   284.4 p0      43 t[0]
        and r9, r15                  ;   284.5 p0      43 t[0]
        and rax, r15                 ;   285.1 p0      43 t[0]
        xor rdx, r9                  ;   285.7 p0      43 t[0]
        mov r9, r15                  ;   284.5 p1      43 t[0] copy
        or r9, rsi                   ;   286.2 p0      43 t[0]
        xor r14, r9                  ;   287.2 p0      43 t[0]
        and rcx, r14                 ;   288.2 p0      43 t[0]
        mov r9, r15                  ;   284.5 p1      43 t[0] copy
        xor r9, rsi                  ;   287.9 p0      43 t[0]
        and rbp, rsi                 ;   288.5 p0      43 t[0]
        mov r11, r14                 ;   288.2 p1      43 t[0] copy
        xor r11, r9                  ;   289.2 p0      43 t[0]
        and r8, r14                  ;   289.7 p0      43 t[0]
        xor r14, rdx                 ;   290.2 p0      43 t[0]
        and rdi, r9                  ;   290.8 p0      43 t[0]
        xor r8, rdi                  ;   291.8 p0      43 t[0]
        and rbx, r11                 ;   291.9 p0      43 t[0]
        and r12, r11                 ;   292.5 p0      43 t[0]
        mov r11, rsi                 ;   285.4 p1      43 t[0] copy
        and r11, qword [rsp + 1624]  ;   293.1 p2+p0   43 t[0]
        xor rsi, r14                 ;   293.6 p0      43 t[0]
        and r13, r14                 ;   294.2 p0      43 t[0]
        and r10, r15                 ;   294.8 p0      43 t[0]
        and r14, qword [rsp + 1840]  ;   295.4 p2+p0   43 t[0]
        and r9, qword [rsp + 1656]   ;   295.9 p2+p0   43 t[0]
        mov qword [rsp + 1656], rbp  ;   296.5 p0+p3   43 t[0] spill
        mov rbp, qword [rsp + 1648]  ;   265.2 p2      43 t[0]
        and rbp, rsi                 ;   297.5 p0      43 t[0]
        and rsi, qword [rsp + 1608]  ;   298.1 p2+p0   43 t[0]
        xor r15, rdx                 ;   298.6 p0      43 t[0]
        xor r13, rsi                 ;   299.2 p0      43 t[0]
        xor rbp, r11                 ;   299.8 p0      43 t[0]
        xor rbp, r10                 ;   300.8 p0      43 t[0]
        xor r10, rbx                 ;   300.9 p0      43 t[0]
        mov qword [rsp + 1608], rsi  ;   301.5 p0+p3   43 t[0] spill
        mov rsi, qword [rsp + 1832]  ;   262.5 p2      43 t[0]
        and rsi, r15                 ;   302.5 p0      43 t[0]
        xor rbp, rsi                 ;   303.5 p0      43 t[0]
        xor rcx, rsi                 ;   303.6 p0      43 t[0]
        mov rsi, qword [rsp + 1640]  ;   259.8 p2      43 t[0]
        and rsi, r15                 ;   304.2 p0      43 t[0]
        mov r15, qword [rsp + 1664]  ;   279.5 p2      43 t[0]
        and r15, rdx                 ;   304.8 p0      43 t[0]
        xor r10, rcx                 ;   305.4 p0      43 t[0]
        and rdx, qword [rsp + 1848]  ;   305.9 p2+p0   43 t[0]
        xor rbx, r11                 ;   306.5 p0      43 t[0]
        mov r11, r8                  ;   292.8 p1      43 t[0] copy
        xor r11, r13                 ;   307.1 p0      43 t[0]
        xor r11, r10                 ;   308.1 p0      43 t[0]
        xor rbx, r14                 ;   308.2 p0      43 t[0]
        xor r9, r11                  ;   309.1 p0      43 t[0]
        mov r14, qword [rsp + 1656]  ;   296.5 p2      43 t[0]
        xor r14, qword [rsp + 1608]  ;   309.4 p2+p0   43 t[0]
        xor rbx, r9                  ;   310.1 p0      43 t[0]
        xor rdx, rbx                 ;   311.1 p0      43 t[0]
        xor r13, rsi                 ;   311.1 p0      43 t[0]
        xor rdi, r12                 ;   311.6 p0      43 t[0]
        xor rax, rdx                 ;   312.2 p0      43 t[0]
        xor r14, r8                  ;   312.8 p0      43 t[0]
        xor r13, rdx                 ;   313.4 p0      43 t[0]
        xor rcx, r15                 ;   313.9 p0      43 t[0]
        xor rcx, r9                  ;   314.9 p0      43 t[0]
        mov r8, qword [rsp + 1760]   ;   260.2 p2      55 t[0]
        mov r9, qword [rsp + 1824]   ;   261.2 p2      43 t[0] reload
        xor r8, r9                   ;   315.1 p0      55 t[0]
        xor rdi, rax                 ;   315.6 p0      43 t[0]
        mov r12, qword [rsp + 1704]  ;   262.2 p2      55 t[0]
        xor r12, qword [rsp + 1736]  ;   316.2 p2+p0   55 t[0]
        xor r12, qword [rsp + 1752]  ;   317.2 p2+p0   55 t[0]
        xor r12, qword [rsp + 1744]  ;   318.2 p2+p0   55 t[0]
        mov r15, qword [rsp + 1792]  ;   266.2 p2      43 t[0] reload
        xor r12, r15                 ;   319.2 p0      55 t[0]
        xor r14, rax                 ;   318.5 p0      43 t[0]
        not r11                      ;   319.1 p0      43 t[0]
        not r10                      ;   319.6 p0      43 t[0]
        mov rsi, qword [rsp + 1712]  ;   267.5 p2      55 t[0]
        mov rax, qword [rsp + 1784]  ;   268.5 p2      43 t[0] reload
        xor rsi, rax                 ;   320.1 p0      55 t[0]
        mov rdx, qword [rsp + 1760]  ;   269.5 p2      55 t[0]
        not rcx                      ;   320.6 p0      43 t[0]
        not r13                      ;   321.1 p0      43 t[0]
        xor rdx, rdi                 ;   321.6 p0      55 t[0]
        xor rax, rcx                 ;   322.2 p0      55 t[0]
        mov rcx, qword [rsp + 1680]  ;   270.7 p2      55 t[0]
        xor rcx, qword [rsp + 1776]  ;   322.8 p2+p0   55 t[0]
        xor r9, qword [rsp + 1672]   ;   323.3 p2+p0   55 t[0]
        xor r15, qword [rsp + 1592]  ;   323.9 p2+p0   55 t[0]
        mov qword [rsp + 1792], rdx  ;   324.5 p0+p3   55 t[0] spill
        mov rdx, qword [rsp + 1760]  ;   274.7 p2      55 t[0]
        xor rdx, rcx                 ;   325.5 p0      55 t[0]
        xor r13, qword [rsp + 1776]  ;   326.1 p2+p0   55 t[0]
        mov qword [rsp + 1776], r12  ;   326.6 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1680]  ;   276.7 p2      55 t[0]
        xor r12, qword [rsp + 1872]  ;   327.6 p2+p0   55 t[0]
        xor rcx, rax                 ;   328.2 p0      55 t[0]
        mov qword [rsp + 1680], rcx  ;   329.2 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1696]  ;   278.8 p2      55 t[0]
        xor rcx, rbx                 ;   329.8 p0      55 t[0]
        xor rcx, rsi                 ;   330.8 p0      55 t[0]
        xor rsi, qword [rsp + 1872]  ;   330.9 p2+p0   55 t[0]
        mov qword [rsp + 1872], rcx  ;   331.8 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1864]  ;   280.9 p2      55 t[0]
        xor rcx, rbx                 ;   332.5 p0      55 t[0]
        xor r15, r9                  ;   333.1 p0      55 t[0]
        mov qword [rsp + 1864], rbx  ;   333.6 p0+p3   43 t[0] spill
        mov rbx, qword [rsp + 1816]  ;   283.2 p2      55 t[0]
        xor rbx, r8                  ;   334.6 p0      55 t[0]
        mov qword [rsp + 1816], r8   ;   335.2 p0+p3   55 t[0] spill
        mov r8, qword [rsp + 1856]   ;   284.5 p2      55 t[0]
        xor r8, rbp                  ;   336.2 p0      55 t[0]
        xor rdi, qword [rsp + 1672]  ;   336.8 p2+p0   55 t[0]
        xor r11, qword [rsp + 1616]  ;   337.3 p2+p0   55 t[0]
        mov qword [rsp + 1672], rbp  ;   337.9 p0+p3   43 t[0] spill
        mov rbp, qword [rsp + 1808]  ;   287.5 p2      55 t[0]
        xor rbp, r8                  ;   338.9 p0      55 t[0]
        mov qword [rsp + 1760], rcx  ;   339.5 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1632]  ;   289.6 p2      55 t[0]
        xor rcx, rax                 ;   340.5 p0      55 t[0]
        mov qword [rsp + 1824], rax  ;   341.1 p0+p3   55 t[0] spill
        mov rax, qword [rsp + 1688]  ;   290.6 p2      55 t[0]
        xor rax, rbp                 ;   342.1 p0      55 t[0]
        xor rbp, qword [rsp + 1728]  ;   342.6 p2+p0   55 t[0]
        xor r8, rdi                  ;   343.2 p0      55 t[0]
        mov qword [rsp + 1784], rcx  ;   343.8 p0+p3   55 t[0] spill
        mov rcx, r13                 ;   327.1 p1      55 t[0] copy
        xor rcx, rsi                 ;   344.8 p0      55 t[0]
        mov qword [rsp + 1744], rsi  ;   345.3 p0+p3   55 t[0] spill
        mov rsi, r9                  ;   324.3 p1      55 t[0] copy
        xor rsi, rdx                 ;   346.3 p0      55 t[0]
        xor r13, rsi                 ;   347.3 p0      55 t[0]
        xor r9, r11                  ;   347.5 p0      55 t[0]
        mov qword [rsp + 1752], r13  ;   348.3 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1800]  ;   296.4 p2      55 t[0]
        xor r13, qword [rsp + 1856]  ;   349.0 p2+p0   55 t[0]
        mov qword [rsp + 1856], rdx  ;   349.6 p0+p3   55 t[0] spill
        mov rdx, r10                 ;   320.6 p1      55 t[0] copy
        xor rdx, rax                 ;   350.6 p0      55 t[0]
        mov qword [rsp + 1736], r9   ;   351.2 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1776]   ;   326.6 p2      55 t[0]
        xor r9, r14                  ;   352.2 p0      55 t[0]
        mov qword [rsp + 1704], rsi  ;   352.8 p0+p3   55 t[0] spill
        mov rsi, r11                 ;   338.3 p1      55 t[0] copy
        xor rsi, r8                  ;   353.8 p0      55 t[0]
        xor r11, rbx                 ;   354.3 p0      55 t[0]
        xor rsi, rdx                 ;   354.9 p0      55 t[0]
        xor rbx, qword [rsp + 1720]  ;   355.5 p2+p0   55 t[0]
        mov qword [rsp + 1608], rdx  ;   356.0 p0+p3   55 t[0] spill
        mov rdx, qword [rsp + 1696]  ;   304.5 p2      55 t[0]
        xor rdx, qword [rsp + 1768]  ;   357.0 p2+p0   55 t[0]
        mov qword [rsp + 1656], rsi  ;   357.6 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1808]  ;   306.5 p2      55 t[0]
        xor rsi, qword [rsp + 1600]  ;   358.6 p2+p0   55 t[0]
        xor r10, rsi                 ;   359.6 p0      55 t[0]
        xor rsi, r11                 ;   359.8 p0      55 t[0]
        mov qword [rsp + 1808], rsi  ;   360.8 p0+p3   55 t[0] spill
        mov rsi, r15                 ;   334.1 p1      55 t[0] copy
        xor rsi, r13                 ;   361.3 p0      55 t[0]
        xor r13, rbp                 ;   361.9 p0      55 t[0]
        xor rsi, r9                  ;   362.5 p0      55 t[0]
        xor r15, qword [rsp + 1760]  ;   363.0 p2+p0   55 t[0]
        xor r14, qword [rsp + 1592]  ;   363.6 p2+p0   55 t[0]
        xor r14, qword [rsp + 1864]  ;   364.6 p2+p0   55 t[0]
        mov qword [rsp + 1864], r9   ;   364.8 p0+p3   55 t[0] spill
        mov r9, r12                  ;   328.6 p1      55 t[0] copy
        xor r9, rdi                  ;   365.8 p0      55 t[0]
        xor r14, rdi                 ;   366.3 p0      55 t[0]
        mov rdi, qword [rsp + 1784]  ;   343.8 p2      55 t[0]
        xor rdi, rdx                 ;   366.9 p0      55 t[0]
        xor r14, rdx                 ;   367.5 p0      55 t[0]
        mov rdx, qword [rsp + 1616]  ;   316.3 p2      55 t[0]
        xor rdx, qword [rsp + 1792]  ;   368.0 p2+p0   55 t[0]
        mov qword [rsp + 1616], r12  ;   368.6 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1784]  ;   343.8 p2      55 t[0]
        xor r12, qword [rsp + 1712]  ;   369.6 p2+p0   55 t[0]
        xor r12, rcx                 ;   370.6 p0      55 t[0]
        mov qword [rsp + 1784], r14  ;   370.8 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1672]  ;   337.9 p2      55 t[0]
        xor r14, qword [rsp + 1792]  ;   371.8 p2+p0   55 t[0]
        xor r14, qword [rsp + 1776]  ;   372.8 p2+p0   55 t[0]
        xor r14, qword [rsp + 1728]  ;   373.8 p2+p0   55 t[0]
        mov qword [rsp + 1728], r13  ;   373.5 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1816]  ;   335.2 p2      55 t[0]
        xor r13, qword [rsp + 1776]  ;   374.5 p2+p0   55 t[0]
        mov qword [rsp + 1776], r9   ;   375.0 p0+p3   55 t[0] spill
        mov r9, rbx                  ;   356.5 p1      55 t[0] copy
        xor r9, rdx                  ;   376.0 p0      55 t[0]
        xor rax, qword [rsp + 1800]  ;   376.6 p2+p0   55 t[0]
        xor rbx, r10                 ;   377.2 p0      55 t[0]
        mov qword [rsp + 1800], r10  ;   377.7 p0+p3   55 t[0] spill
        mov r10, qword [rsp + 768]   ;   327.3 p2      55 t[0].0 reload
        xor r11, qword [r10 + 1024]  ;   378.7 p2+p0   55 t[0]
        xor rbx, qword [r10 + 1032]  ;   379.3 p2+p0   55 t[0]
        xor rax, qword [r10 + 1040]  ;   379.9 p2+p0   55 t[0]
        xor rcx, qword [r10 + 1072]  ;   380.5 p2+p0   55 t[0]
        xor rbp, qword [rsp + 1600]  ;   381.0 p2+p0   55 t[0]
        xor rbp, qword [r10 + 1104]  ;   382.0 p2+p0   55 t[0]
        xor rdx, qword [rsp + 1808]  ;   382.2 p2+p0   55 t[0]
        xor rdx, qword [rsp + 1656]  ;   383.2 p2+p0   55 t[0]
        xor rdx, qword [r10 + 1096]  ;   384.2 p2+p0   55 t[0]
        mov qword [rsp + 1600], rbp  ;   383.9 p0+p3   55 t[0] spill
        mov rbp, qword [rsp + 1768]  ;   337.3 p2      55 t[0]
        xor rbp, qword [r10 + 1056]  ;   384.9 p2+p0   55 t[0]
        xor rbp, qword [rsp + 1760]  ;   385.9 p2+p0   55 t[0]
        xor rbp, r13                 ;   386.9 p0      55 t[0]
        mov qword [rsp + 1768], rdx  ;   386.6 p0+p3   55 t[0] spill
        mov rdx, r8                  ;   344.2 p1      55 t[0] copy
        xor rdx, qword [r10 + 1048]  ;   387.6 p2+p0   55 t[0]
        xor rdx, rsi                 ;   388.6 p0      55 t[0]
        xor rdx, r14                 ;   389.6 p0      55 t[0]
        xor rsi, qword [r10 + 1112]  ;   389.3 p2+p0   55 t[0]
        mov qword [rsp + 1672], rsi  ;   390.3 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1704]  ;   352.8 p2      55 t[0]
        xor rsi, qword [r10 + 1080]  ;   390.9 p2+p0   55 t[0]
        xor rsi, qword [rsp + 1792]  ;   391.9 p2+p0   55 t[0]
        mov qword [rsp + 1792], rsi  ;   392.9 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1736]  ;   351.2 p2      55 t[0]
        xor rsi, qword [r10 + 1088]  ;   393.0 p2+p0   55 t[0]
        xor rsi, qword [rsp + 1720]  ;   394.0 p2+p0   55 t[0]
        mov qword [rsp + 1720], rsi  ;   395.0 p0+p3   55 t[0] spill
        mov rsi, rdi                 ;   367.9 p1      55 t[0] copy
        xor rsi, qword [r10 + 1064]  ;   395.2 p2+p0   55 t[0]
        xor rdi, qword [r10 + 1128]  ;   395.7 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1760]  ;   396.7 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1872]  ;   397.7 p2+p0   55 t[0]
        xor r8, qword [r10 + 1176]   ;   397.5 p2+p0   55 t[0]
        xor r8, qword [rsp + 1864]   ;   398.5 p2+p0   55 t[0]
        mov qword [rsp + 1864], r8   ;   399.5 p0+p3   55 t[0] spill
        mov r8, qword [rsp + 1696]   ;   354.3 p2      55 t[0]
        xor r8, qword [r10 + 1120]   ;   399.6 p2+p0   55 t[0]
        xor r8, r15                  ;   400.6 p0      55 t[0]
        mov qword [rsp + 1696], rdi  ;   400.7 p0+p3   55 t[0] spill
        mov rdi, qword [rsp + 1680]  ;   356.3 p2      55 t[0]
        xor rdi, qword [r10 + 1136]  ;   401.7 p2+p0   55 t[0]
        xor rdi, r12                 ;   402.7 p0      55 t[0]
        xor r12, qword [r10 + 1200]  ;   402.9 p2+p0   55 t[0]
        xor r12, qword [rsp + 1616]  ;   403.9 p2+p0   55 t[0]
        mov qword [rsp + 1616], r12  ;   404.9 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1776]  ;   375.0 p2      55 t[0]
        xor r12, qword [r10 + 1144]  ;   405.0 p2+p0   55 t[0]
        xor r12, qword [rsp + 1856]  ;   406.0 p2+p0   55 t[0]
        mov qword [rsp + 1856], r12  ;   407.0 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1736]  ;   363.3 p2      55 t[0]
        xor r12, qword [r10 + 1152]  ;   407.2 p2+p0   55 t[0]
        xor r12, r9                  ;   408.2 p0      55 t[0]
        xor r14, qword [r10 + 1240]  ;   408.3 p2+p0   55 t[0]
        xor r14, qword [rsp + 1592]  ;   409.3 p2+p0   55 t[0]
        xor r15, qword [r10 + 1248]  ;   409.4 p2+p0   55 t[0]
        xor r15, r13                 ;   410.4 p0      55 t[0]
        mov r13, qword [rsp + 1656]  ;   368.3 p2      55 t[0]
        xor r13, qword [r10 + 1160]  ;   410.6 p2+p0   55 t[0]
        xor r15, qword [rsp + 1784]  ;   411.4 p2+p0   55 t[0]
        mov qword [rsp + 1656], r15  ;   412.4 p0+p3   55 t[0] spill
        mov r15, qword [rsp + 1728]  ;   373.5 p2      55 t[0]
        xor r15, qword [r10 + 1168]  ;   412.7 p2+p0   55 t[0]
        xor r15, qword [rsp + 1800]  ;   413.7 p2+p0   55 t[0]
        mov qword [rsp + 1800], r14  ;   413.9 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1784]  ;   374.3 p2      55 t[0]
        xor r14, qword [r10 + 1184]  ;   414.9 p2+p0   55 t[0]
        mov qword [rsp + 1784], r14  ;   415.9 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1712]  ;   376.3 p2      55 t[0]
        xor r14, qword [r10 + 1192]  ;   416.4 p2+p0   55 t[0]
        xor r14, qword [rsp + 1824]  ;   417.4 p2+p0   55 t[0]
        xor r14, qword [rsp + 1760]  ;   418.4 p2+p0   55 t[0]
        mov qword [rsp + 1760], r14  ;   419.4 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1776]  ;   380.3 p2      55 t[0]
        xor r14, qword [r10 + 1208]  ;   419.2 p2+p0   55 t[0]
        xor r14, qword [rsp + 1752]  ;   420.2 p2+p0   55 t[0]
        mov qword [rsp + 1776], r14  ;   421.2 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1816]  ;   383.3 p2      55 t[0]
        xor r14, r9                  ;   421.3 p0      55 t[0]
        xor r14, qword [r10 + 1216]  ;   422.3 p2+p0   55 t[0]
        xor r9, qword [r10 + 1224]   ;   422.4 p2+p0   55 t[0]
        xor r9, qword [rsp + 1688]   ;   423.4 p2+p0   55 t[0]
        xor r9, qword [rsp + 1808]   ;   424.4 p2+p0   55 t[0]
        mov qword [rsp + 1808], r9   ;   425.4 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1728]   ;   388.3 p2      55 t[0]
        xor r9, qword [r10 + 1232]   ;   425.2 p2+p0   55 t[0]
        xor r9, qword [rsp + 1608]   ;   426.2 p2+p0   55 t[0]
        mov qword [rsp + 1608], r9   ;   427.2 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1872]   ;   391.3 p2      55 t[0]
        xor r9, qword [r10 + 1256]   ;   427.3 p2+p0   55 t[0]
        xor r9, qword [rsp + 1632]   ;   428.3 p2+p0   55 t[0]
        mov qword [rsp + 1632], r9   ;   429.3 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1744]   ;   394.3 p2      55 t[0]
        xor r9, qword [r10 + 1264]   ;   429.4 p2+p0   55 t[0]
        xor r9, qword [rsp + 1680]   ;   430.4 p2+p0   55 t[0]
        mov qword [rsp + 1680], r9   ;   431.4 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1752]   ;   397.3 p2      55 t[0]
        xor r9, qword [r10 + 1272]   ;   431.6 p2+p0   55 t[0]
        mov qword [rsp + 1752], r9   ;   432.6 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 824]    ;   399.3 p2      43 t[1]
        xor r9, qword [rsp + 832]    ;   433.2 p2+p0   43 t[1]
        mov qword [rsp + 1744], r14  ;   433.7 p0+p3   55 t[0] spill
        mov r14, r9                  ;   434.2 p1      43 t[1] copy
        xor r14, qword [rsp + 808]   ;   435.2 p2+p0   43 t[1]
        mov qword [rsp + 1872], r15  ;   435.3 p0+p3   55 t[0] spill
        mov r15, r14                 ;   436.2 p1      43 t[1] copy
        xor r15, qword [rsp + 856]   ;   437.2 p2+p0   43 t[1]
        mov qword [rsp + 1728], r13  ;   436.9 p0+p3   55 t[0] spill
        mov r13, r15                 ;   438.2 p1      43 t[1] copy
        xor r13, qword [rsp + 848]   ;   439.2 p2+p0   43 t[1]
        mov qword [rsp + 1688], r12  ;   438.4 p0+p3   55 t[0] spill
        mov r12, r15                 ;   438.2 p1      43 t[1] copy
        xor r12, qword [rsp + 800]   ;   439.4 p2+p0   43 t[1]
        mov qword [rsp + 1816], rdi  ;   440.0 p0+p3   55 t[0] spill
        mov rdi, r12                 ;   440.4 p1      43 t[1] copy
        xor rdi, qword [rsp + 816]   ;   441.4 p2+p0   43 t[1]
        mov qword [rsp + 1824], r8   ;   441.6 p0+p3   55 t[0] spill
        mov r8, rdi                  ;   442.4 p1      43 t[1] copy
        xor r8, qword [rsp + 824]    ;   443.4 p2+p0   43 t[1]
        mov qword [rsp + 1712], rcx  ;   443.1 p0+p3   55 t[0] spill
        mov rcx, r13                 ;   440.2 p1      43 t[1] copy
        xor rcx, qword [rsp + 840]   ;   444.1 p2+p0   43 t[1]
        mov qword [rsp + 1592], rsi  ;   444.7 p0+p3   55 t[0] spill
        mov rsi, rcx                 ;   445.1 p1      43 t[1] copy
        xor rsi, qword [rsp + 800]   ;   446.1 p2+p0   43 t[1]
        mov qword [rsp + 1736], rbp  ;   446.3 p0+p3   55 t[0] spill
        mov rbp, rcx                 ;   445.1 p1      43 t[1] copy
        xor rbp, qword [rsp + 832]   ;   447.3 p2+p0   43 t[1]
        mov qword [rsp + 1704], rdx  ;   447.9 p0+p3   55 t[0] spill
        mov rdx, r13                 ;   440.2 p1      43 t[1] copy
        xor rdx, r8                  ;   448.9 p0      43 t[1]
        mov qword [rsp + 1848], rax  ;   449.4 p0+p3   55 t[0] spill
        mov rax, rdx                 ;   449.9 p1      43 t[1] copy
        xor rax, qword [rsp + 856]   ;   450.9 p2+p0   43 t[1]
        mov qword [rsp + 1664], rbx  ;   451.0 p0+p3   55 t[0] spill
        mov rbx, rbp                 ;   448.3 p1      43 t[1] copy
        xor rbx, rax                 ;   452.0 p0      43 t[1]
        mov qword [rsp + 1640], r11  ;   452.6 p0+p3   55 t[0] spill
        mov r11, rbx                 ;   453.0 p1      43 t[1] copy
        xor r11, qword [rsp + 824]   ;   454.0 p2+p0   43 t[1]
        mov r10, rcx                 ;   445.1 p1      43 t[1] copy
        and r10, rbx                 ;   454.1 p0      43 t[1]
        xor r14, r10                 ;   455.1 p0      43 t[1]
        mov r10, rax                 ;   451.9 p1      43 t[1] copy
        xor r10, qword [rsp + 800]   ;   455.3 p2+p0   43 t[1]
        xor r9, r10                  ;   456.3 p0      43 t[1]
        and r10, rax                 ;   456.4 p0      43 t[1]
        xor r14, r10                 ;   457.4 p0      43 t[1]
        mov qword [rsp + 1832], rcx  ;   457.6 p0+p3   43 t[1] spill
        mov rcx, r8                  ;   444.4 p1      43 t[1] copy
        and rcx, r9                  ;   458.6 p0      43 t[1]
        xor r10, rcx                 ;   459.6 p0      43 t[1]
        mov rcx, r8                  ;   444.4 p1      43 t[1] copy
        xor rcx, rbp                 ;   459.7 p0      43 t[1]
        mov qword [rsp + 1648], rbx  ;   460.3 p0+p3   43 t[1] spill
        mov rbx, r12                 ;   440.4 p1      43 t[1] copy
        or rbx, qword [rsp + 856]    ;   461.3 p2+p0   43 t[1]
        mov qword [rsp + 1840], rax  ;   461.9 p0+p3   43 t[1] spill
        mov rax, r11                 ;   455.0 p1      43 t[1] copy
        and rax, rcx                 ;   462.9 p0      43 t[1]
        xor rax, qword [rsp + 832]   ;   463.9 p2+p0   43 t[1]
        xor rax, r10                 ;   464.9 p0      43 t[1]
        mov qword [rsp + 1624], r8   ;   464.6 p0+p3   43 t[1] spill
        mov r8, r15                  ;   438.2 p1      43 t[1] copy
        and r8, rdx                  ;   465.6 p0      43 t[1]
        xor rax, r8                  ;   466.6 p0      43 t[1]
        xor r8, r14                  ;   466.7 p0      43 t[1]
        xor r14, rbx                 ;   467.3 p0      43 t[1]
        xor rdi, r10                 ;   467.9 p0      43 t[1]
        mov r10, r15                 ;   438.2 p1      43 t[1] copy
        xor r10, r9                  ;   468.4 p0      43 t[1]
        xor rdi, rbx                 ;   469.0 p0      43 t[1]
        mov rbx, rcx                 ;   460.7 p1      43 t[1] copy
        xor rbx, qword [rsp + 856]   ;   469.6 p2+p0   43 t[1]
        mov qword [rsp + 1880], rcx  ;   470.1 p0+p3   43 t[1] spill
        mov rcx, r13                 ;   440.2 p1      43 t[1] copy
        and rcx, r10                 ;   471.1 p0      43 t[1]
        xor r8, rcx                  ;   472.1 p0      43 t[1]
        mov rcx, r12                 ;   440.4 p1      43 t[1] copy
        xor rcx, r11                 ;   472.3 p0      43 t[1]
        mov qword [rsp + 1888], r10  ;   472.8 p0+p3   43 t[1] spill
        mov r10, rsi                 ;   447.1 p1      43 t[1] copy
        and r10, rbp                 ;   473.8 p0      43 t[1]
        xor rdi, r10                 ;   474.8 p0      43 t[1]
        mov r10, rbx                 ;   470.6 p1      43 t[1] copy
        and r10, rcx                 ;   475.0 p0      43 t[1]
        xor r14, r10                 ;   476.0 p0      43 t[1]
        mov r10, rax                 ;   467.6 p1      43 t[1] copy
        and r10, r8                  ;   476.1 p0      43 t[1]
        xor r14, r10                 ;   477.1 p0      43 t[1]
        mov qword [rsp + 1896], r13  ;   477.3 p0+p3   43 t[1] spill
        mov r13, rdi                 ;   475.8 p1      43 t[1] copy
        and r13, r14                 ;   478.3 p0      43 t[1]
        xor r8, r13                  ;   479.3 p0      43 t[1]
        mov r13, rax                 ;   467.6 p1      43 t[1] copy
        xor rax, r14                 ;   479.4 p0      43 t[1]
        mov r14, rdi                 ;   475.8 p1      43 t[1] copy
        and r14, r8                  ;   480.3 p0      43 t[1]
        xor r13, r14                 ;   481.3 p0      43 t[1]
        or r10, rax                  ;   481.1 p0      43 t[1]
        xor r10, r8                  ;   482.1 p0      43 t[1]
        mov r14, qword [rsp + 1624]  ;   464.6 p2      43 t[1]
        and r8, r13                  ;   482.3 p0      43 t[1]
        and rcx, r13                 ;   482.8 p0      43 t[1]
        xor rdi, r8                  ;   483.4 p0      43 t[1]
        mov r8, r13                  ;   482.3 p1      43 t[1] copy
        or r8, r10                   ;   484.0 p0      43 t[1]
        xor rax, r8                  ;   485.0 p0      43 t[1]
        and r14, rax                 ;   486.0 p0      43 t[1]
        mov r8, r13                  ;   482.3 p1      43 t[1] copy
        xor r8, r10                  ;   485.7 p0      43 t[1]
        and r12, r10                 ;   486.3 p0      43 t[1]
        and r9, rax                  ;   486.8 p0      43 t[1]
        and r11, r8                  ;   487.4 p0      43 t[1]
        xor r9, r11                  ;   488.4 p0      43 t[1]
        mov qword [rsp + 1624], r12  ;   488.6 p0+p3   43 t[1] spill
        mov r12, rax                 ;   486.0 p1      43 t[1] copy
        xor r12, r8                  ;   489.6 p0      43 t[1]
        xor rax, rdi                 ;   490.1 p0      43 t[1]
        and rbp, r12                 ;   490.7 p0      43 t[1]
        and rsi, r12                 ;   491.3 p0      43 t[1]
        mov r12, r10                 ;   483.1 p1      43 t[1] copy
        and r12, qword [rsp + 856]   ;   491.8 p2+p0   43 t[1]
        xor r10, rax                 ;   492.4 p0      43 t[1]
        and r15, rax                 ;   493.0 p0      43 t[1]
        and rbx, r13                 ;   493.6 p0      43 t[1]
        and rdx, rax                 ;   494.1 p0      43 t[1]
        mov rax, qword [rsp + 1840]  ;   461.9 p2      43 t[1]
        and rax, r10                 ;   494.7 p0      43 t[1]
        and r10, qword [rsp + 800]   ;   495.3 p2+p0   43 t[1]
        and r8, qword [rsp + 1880]   ;   495.8 p2+p0   43 t[1]
        xor r13, rdi                 ;   496.4 p0      43 t[1]
        xor r15, r10                 ;   497.0 p0      43 t[1]
        xor rax, r12                 ;   497.5 p0      43 t[1]
        xor rax, rbx                 ;   498.5 p0      43 t[1]
        xor rbx, rbp                 ;   498.7 p0      43 t[1]
        mov qword [rsp + 1880], r10  ;   499.3 p0+p3   43 t[1] spill
        mov r10, qword [rsp + 1648]  ;   460.3 p2      43 t[1]
        and r10, r13                 ;   500.3 p0      43 t[1]
        xor rax, r10                 ;   501.3 p0      43 t[1]
        xor r14, r10                 ;   501.4 p0      43 t[1]
        mov r10, qword [rsp + 1832]  ;   457.6 p2      43 t[1]
        and r10, r13                 ;   502.0 p0      43 t[1]
        mov r13, qword [rsp + 1896]  ;   477.3 p2      43 t[1]
        and r13, rdi                 ;   502.5 p0      43 t[1]
        xor rbx, r14                 ;   503.1 p0      43 t[1]
        and rdi, qword [rsp + 1888]  ;   503.7 p2+p0   43 t[1]
        xor rbp, r12                 ;   504.3 p0      43 t[1]
        mov r12, r9                  ;   489.4 p1      43 t[1] copy
        xor r12, r15                 ;   504.8 p0      43 t[1]
        xor r12, rbx                 ;   505.8 p0      43 t[1]
        xor rbp, rdx                 ;   506.0 p0      43 t[1]
        xor r8, r12                  ;   506.8 p0      43 t[1]
        xor rbp, r8                  ;   507.8 p0      43 t[1]
        xor rdi, rbp                 ;   508.8 p0      43 t[1]
        xor r15, r10                 ;   508.3 p0      43 t[1]
        xor r11, rsi                 ;   508.8 p0      43 t[1]
        xor rcx, rdi                 ;   509.8 p0      43 t[1]
        xor r15, rdi                 ;   510.0 p0      43 t[1]
        xor r14, r13                 ;   510.5 p0      43 t[1]
        xor r14, r8                  ;   511.5 p0      43 t[1]
        xor r11, rcx                 ;   511.7 p0      43 t[1]
        not r12                      ;   512.3 p0      43 t[1]
        not rbx                      ;   512.8 p0      43 t[1]
        not r14                      ;   513.3 p0      43 t[1]
        not r15                      ;   513.8 p0      43 t[1]
        mov r8, qword [rsp + 1144]   ;   458.4 p2      43 t[1]
        mov r10, qword [rsp + 1152]  ;   459.4 p2      43 t[1] reload
        xor r8, r10                  ;   514.3 p0      43 t[1]
        mov r13, qword [rsp + 1128]  ;   460.4 p2      43 t[1]
        xor r13, r8                  ;   515.3 p0      43 t[1]
        mov rsi, qword [rsp + 1176]  ;   461.4 p2      43 t[1]
        xor rsi, r13                 ;   516.3 p0      43 t[1]
        mov rdi, qword [rsp + 1168]  ;   462.4 p2      43 t[1]
        xor rdi, rsi                 ;   517.3 p0      43 t[1]
        mov rdx, rsi                 ;   517.3 p1      43 t[1] copy
        xor rdx, qword [rsp + 1120]  ;   518.3 p2+p0   43 t[1]
        mov qword [rsp + 1888], r12  ;   517.1 p0+p3   43 t[1] spill
        mov r12, rdx                 ;   519.3 p1      43 t[1] copy
        xor r12, qword [rsp + 1136]  ;   520.3 p2+p0   43 t[1]
        mov qword [rsp + 1896], rax  ;   518.7 p0+p3   43 t[1] spill
        mov rax, r12                 ;   521.3 p1      43 t[1] copy
        xor rax, qword [rsp + 1144]  ;   522.3 p2+p0   43 t[1]
        mov qword [rsp + 1832], rbx  ;   520.2 p0+p3   43 t[1] spill
        mov rbx, r10                 ;   467.9 p1      43 t[1] copy
        mov qword [rsp + 1648], rbp  ;   521.2 p0+p3   43 t[1] spill
        mov rbp, rdi                 ;   518.3 p1      43 t[1] copy
        xor rbp, qword [rsp + 1160]  ;   522.2 p2+p0   43 t[1]
        xor rbx, rbp                 ;   523.2 p0      43 t[1]
        mov qword [rsp + 1840], r15  ;   523.4 p0+p3   43 t[1] spill
        mov r15, rbp                 ;   523.2 p1      43 t[1] copy
        xor r15, qword [rsp + 1120]  ;   524.4 p2+p0   43 t[1]
        mov qword [rsp + 1904], r14  ;   525.0 p0+p3   43 t[1] spill
        mov r14, rdi                 ;   518.3 p1      43 t[1] copy
        xor r14, rax                 ;   526.0 p0      43 t[1]
        mov qword [rsp + 1912], r9   ;   526.5 p0+p3   43 t[1] spill
        mov r9, r14                  ;   527.0 p1      43 t[1] copy
        xor r9, qword [rsp + 1176]   ;   528.0 p2+p0   43 t[1]
        mov qword [rsp + 1920], rcx  ;   528.1 p0+p3   43 t[1] spill
        mov rcx, rbx                 ;   524.2 p1      43 t[1] copy
        xor rcx, r9                  ;   529.1 p0      43 t[1]
        mov qword [rsp + 1928], r11  ;   529.7 p0+p3   43 t[1] spill
        mov r11, rcx                 ;   530.1 p1      43 t[1] copy
        xor r11, qword [rsp + 1144]  ;   531.1 p2+p0   43 t[1]
        mov r10, rbp                 ;   523.2 p1      43 t[1] copy
        and r10, rcx                 ;   531.2 p0      43 t[1]
        xor r13, r10                 ;   532.2 p0      43 t[1]
        mov r10, r9                  ;   529.0 p1      43 t[1] copy
        xor r10, qword [rsp + 1120]  ;   532.4 p2+p0   43 t[1]
        xor r8, r10                  ;   533.4 p0      43 t[1]
        and r10, r9                  ;   533.5 p0      43 t[1]
        xor r13, r10                 ;   534.5 p0      43 t[1]
        mov qword [rsp + 1936], rbp  ;   534.7 p0+p3   43 t[1] spill
        mov rbp, rax                 ;   523.3 p1      43 t[1] copy
        and rbp, r8                  ;   535.7 p0      43 t[1]
        xor r10, rbp                 ;   536.7 p0      43 t[1]
        mov rbp, rax                 ;   523.3 p1      43 t[1] copy
        xor rbp, rbx                 ;   536.8 p0      43 t[1]
        mov qword [rsp + 1944], rcx  ;   537.4 p0+p3   43 t[1] spill
        mov rcx, r11                 ;   532.1 p1      43 t[1] copy
        and rcx, rbp                 ;   538.4 p0      43 t[1]
        xor rcx, qword [rsp + 1152]  ;   539.4 p2+p0   43 t[1]
        xor rcx, r10                 ;   540.4 p0      43 t[1]
        mov qword [rsp + 1952], r9   ;   540.1 p0+p3   43 t[1] spill
        mov r9, rdx                  ;   519.3 p1      43 t[1] copy
        or r9, qword [rsp + 1176]    ;   541.1 p2+p0   43 t[1]
        xor r12, r10                 ;   541.7 p0      43 t[1]
        mov r10, rsi                 ;   517.3 p1      43 t[1] copy
        and r10, r14                 ;   542.2 p0      43 t[1]
        xor rcx, r10                 ;   543.2 p0      43 t[1]
        xor r10, r13                 ;   543.4 p0      43 t[1]
        xor r13, r9                  ;   544.0 p0      43 t[1]
        xor r12, r9                  ;   544.5 p0      43 t[1]
        mov r9, rsi                  ;   517.3 p1      43 t[1] copy
        xor r9, r8                   ;   545.1 p0      43 t[1]
        mov qword [rsp + 1960], r14  ;   545.7 p0+p3   43 t[1] spill
        mov r14, rbp                 ;   537.8 p1      43 t[1] copy
        xor r14, qword [rsp + 1176]  ;   546.7 p2+p0   43 t[1]
        mov qword [rsp + 1968], rbp  ;   547.2 p0+p3   43 t[1] spill
        mov rbp, rdi                 ;   518.3 p1      43 t[1] copy
        and rbp, r9                  ;   548.2 p0      43 t[1]
        xor r10, rbp                 ;   549.2 p0      43 t[1]
        mov rbp, rdx                 ;   519.3 p1      43 t[1] copy
        xor rbp, r11                 ;   549.4 p0      43 t[1]
        mov qword [rsp + 1976], r9   ;   549.9 p0+p3   43 t[1] spill
        mov r9, rbx                  ;   524.2 p1      43 t[1] copy
        and r9, r15                  ;   550.9 p0      43 t[1]
        xor r12, r9                  ;   551.9 p0      43 t[1]
        mov r9, r14                  ;   547.7 p1      43 t[1] copy
        and r9, rbp                  ;   552.1 p0      43 t[1]
        xor r13, r9                  ;   553.1 p0      43 t[1]
        mov r9, rcx                  ;   544.2 p1      43 t[1] copy
        and r9, r10                  ;   553.2 p0      43 t[1]
        xor r13, r9                  ;   554.2 p0      43 t[1]
        mov qword [rsp + 1984], rdi  ;   554.4 p0+p3   43 t[1] spill
        mov rdi, r12                 ;   552.9 p1      43 t[1] copy
        and rdi, r13                 ;   555.4 p0      43 t[1]
        xor r10, rdi                 ;   556.4 p0      43 t[1]
        mov rdi, rcx                 ;   544.2 p1      43 t[1] copy
        xor rcx, r13                 ;   556.5 p0      43 t[1]
        mov r13, r12                 ;   552.9 p1      43 t[1] copy
        and r13, r10                 ;   557.4 p0      43 t[1]
        xor rdi, r13                 ;   558.4 p0      43 t[1]
        or r9, rcx                   ;   558.2 p0      43 t[1]
        xor r9, r10                  ;   559.2 p0      43 t[1]
        and r10, rdi                 ;   559.4 p0      43 t[1]
        and rbp, rdi                 ;   559.9 p0      43 t[1]
        xor r12, r10                 ;   560.5 p0      43 t[1]
        mov r10, rdi                 ;   559.4 p1      43 t[1] copy
        or r10, r9                   ;   561.1 p0      43 t[1]
        xor rcx, r10                 ;   562.1 p0      43 t[1]
        and rax, rcx                 ;   563.1 p0      43 t[1]
        mov r10, rdi                 ;   559.4 p1      43 t[1] copy
        xor r10, r9                  ;   562.8 p0      43 t[1]
        and rdx, r9                  ;   563.4 p0      43 t[1]
        mov r13, rcx                 ;   563.1 p1      43 t[1] copy
        xor r13, r10                 ;   564.1 p0      43 t[1]
        and r8, rcx                  ;   564.5 p0      43 t[1]
        xor rcx, r12                 ;   565.1 p0      43 t[1]
        and r11, r10                 ;   565.7 p0      43 t[1]
        xor r8, r11                  ;   566.7 p0      43 t[1]
        and rbx, r13                 ;   566.8 p0      43 t[1]
        and r15, r13                 ;   567.4 p0      43 t[1]
        mov r13, r9                  ;   560.2 p1      43 t[1] copy
        and r13, qword [rsp + 1176]  ;   567.9 p2+p0   43 t[1]
        xor r9, rcx                  ;   568.5 p0      43 t[1]
        and rsi, rcx                 ;   569.1 p0      43 t[1]
        and r14, rdi                 ;   569.7 p0      43 t[1]
        and rcx, qword [rsp + 1960]  ;   570.2 p2+p0   43 t[1]
        and r10, qword [rsp + 1968]  ;   570.8 p2+p0   43 t[1]
        xor rdi, r12                 ;   571.4 p0      43 t[1]
        mov qword [rsp + 1968], rdx  ;   571.9 p0+p3   43 t[1] spill
        mov rdx, qword [rsp + 1952]  ;   540.1 p2      43 t[1]
        and rdx, r9                  ;   572.9 p0      43 t[1]
        and r9, qword [rsp + 1120]   ;   573.5 p2+p0   43 t[1]
        xor rsi, r9                  ;   574.5 p0      43 t[1]
        xor rdx, r13                 ;   574.6 p0      43 t[1]
        xor rdx, r14                 ;   575.6 p0      43 t[1]
        xor r14, rbx                 ;   575.8 p0      43 t[1]
        mov qword [rsp + 1952], r9   ;   576.4 p0+p3   43 t[1] spill
        mov r9, qword [rsp + 1944]   ;   537.4 p2      43 t[1]
        and r9, rdi                  ;   577.4 p0      43 t[1]
        xor rdx, r9                  ;   578.4 p0      43 t[1]
        xor rax, r9                  ;   578.5 p0      43 t[1]
        mov r9, qword [rsp + 1936]   ;   534.7 p2      43 t[1]
        and r9, rdi                  ;   579.1 p0      43 t[1]
        mov rdi, qword [rsp + 1984]  ;   554.4 p2      43 t[1]
        and rdi, r12                 ;   579.6 p0      43 t[1]
        xor r14, rax                 ;   580.2 p0      43 t[1]
        and r12, qword [rsp + 1976]  ;   580.8 p2+p0   43 t[1]
        xor rbx, r13                 ;   581.4 p0      43 t[1]
        mov r13, r8                  ;   567.7 p1      43 t[1] copy
        xor r13, rsi                 ;   581.9 p0      43 t[1]
        xor r13, r14                 ;   582.9 p0      43 t[1]
        xor rbx, rcx                 ;   583.1 p0      43 t[1]
        xor r10, r13                 ;   583.9 p0      43 t[1]
        mov rcx, qword [rsp + 1968]  ;   571.9 p2      43 t[1]
        xor rcx, qword [rsp + 1952]  ;   584.2 p2+p0   43 t[1]
        xor rbx, r10                 ;   584.9 p0      43 t[1]
        xor r12, rbx                 ;   585.9 p0      43 t[1]
        xor rsi, r9                  ;   585.9 p0      43 t[1]
        xor r11, r15                 ;   586.5 p0      43 t[1]
        xor rbp, r12                 ;   587.1 p0      43 t[1]
        xor rcx, r8                  ;   587.6 p0      43 t[1]
        xor rsi, r12                 ;   588.2 p0      43 t[1]
        xor rax, rdi                 ;   588.8 p0      43 t[1]
        xor rax, r10                 ;   589.8 p0      43 t[1]
        xor r11, rbp                 ;   589.9 p0      43 t[1]
        xor rcx, rbp                 ;   590.5 p0      43 t[1]
        not r13                      ;   591.1 p0      43 t[1]
        not r14                      ;   591.6 p0      43 t[1]
        not rax                      ;   592.1 p0      43 t[1]
        not rsi                      ;   592.6 p0      43 t[1]
        mov r8, qword [rsp + 1464]   ;   538.0 p2      43 t[1]
        mov r9, qword [rsp + 1472]   ;   539.0 p2      43 t[1] reload
        xor r8, r9                   ;   593.1 p0      43 t[1]
        mov r10, qword [rsp + 1448]  ;   540.0 p2      43 t[1]
        xor r10, r8                  ;   594.1 p0      43 t[1]
        mov r12, qword [rsp + 1584]  ;   541.0 p2      43 t[1]
        xor r12, r10                 ;   595.1 p0      43 t[1]
        mov r15, qword [rsp + 1488]  ;   542.0 p2      43 t[1]
        xor r15, r12                 ;   596.1 p0      43 t[1]
        mov rdi, qword [rsp + 1576]  ;   543.0 p2      43 t[1]
        xor rdi, r12                 ;   596.1 p0      43 t[1]
        mov rbp, rdi                 ;   597.1 p1      43 t[1] copy
        xor rbp, qword [rsp + 1456]  ;   598.1 p2+p0   43 t[1]
        mov qword [rsp + 1952], rbx  ;   596.5 p0+p3   43 t[1] spill
        mov rbx, rbp                 ;   599.1 p1      43 t[1] copy
        xor rbx, qword [rsp + 1464]  ;   600.1 p2+p0   43 t[1]
        mov qword [rsp + 1968], rdx  ;   598.1 p0+p3   43 t[1] spill
        mov rdx, r9                  ;   545.9 p1      43 t[1] copy
        mov qword [rsp + 1976], r14  ;   599.1 p0+p3   43 t[1] spill
        mov r14, r15                 ;   597.1 p1      43 t[1] copy
        xor r14, qword [rsp + 1480]  ;   600.1 p2+p0   43 t[1]
        xor rdx, r14                 ;   601.1 p0      43 t[1]
        mov qword [rsp + 1984], r13  ;   601.2 p0+p3   43 t[1] spill
        mov r13, r14                 ;   601.1 p1      43 t[1] copy
        xor r13, qword [rsp + 1576]  ;   602.2 p2+p0   43 t[1]
        mov qword [rsp + 1936], rsi  ;   602.8 p0+p3   43 t[1] spill
        mov rsi, r15                 ;   597.1 p1      43 t[1] copy
        xor rsi, rbx                 ;   603.8 p0      43 t[1]
        mov qword [rsp + 1944], rax  ;   604.3 p0+p3   43 t[1] spill
        mov rax, rsi                 ;   604.8 p1      43 t[1] copy
        xor rax, qword [rsp + 1584]  ;   605.8 p2+p0   43 t[1]
        mov qword [rsp + 1960], rcx  ;   605.9 p0+p3   43 t[1] spill
        mov rcx, rdx                 ;   602.1 p1      43 t[1] copy
        xor rcx, rax                 ;   606.9 p0      43 t[1]
        mov qword [rsp + 1992], r11  ;   607.5 p0+p3   43 t[1] spill
        mov r11, rcx                 ;   607.9 p1      43 t[1] copy
        xor r11, qword [rsp + 1464]  ;   608.9 p2+p0   43 t[1]
        mov r9, r14                  ;   601.1 p1      43 t[1] copy
        and r9, rcx                  ;   609.1 p0      43 t[1]
        xor r10, r9                  ;   610.1 p0      43 t[1]
        mov r9, rax                  ;   606.8 p1      43 t[1] copy
        xor r9, qword [rsp + 1576]   ;   610.2 p2+p0   43 t[1]
        xor r8, r9                   ;   611.2 p0      43 t[1]
        and r9, rax                  ;   611.3 p0      43 t[1]
        xor r10, r9                  ;   612.3 p0      43 t[1]
        mov qword [rsp + 2000], r14  ;   612.5 p0+p3   43 t[1] spill
        mov r14, rbx                 ;   601.1 p1      43 t[1] copy
        and r14, r8                  ;   613.5 p0      43 t[1]
        xor r9, r14                  ;   614.5 p0      43 t[1]
        mov r14, rbx                 ;   601.1 p1      43 t[1] copy
        xor r14, rdx                 ;   614.6 p0      43 t[1]
        mov qword [rsp + 2008], rcx  ;   615.2 p0+p3   43 t[1] spill
        mov rcx, r11                 ;   609.9 p1      43 t[1] copy
        and rcx, r14                 ;   616.2 p0      43 t[1]
        xor rcx, qword [rsp + 1472]  ;   617.2 p2+p0   43 t[1]
        xor rcx, r9                  ;   618.2 p0      43 t[1]
        mov qword [rsp + 2016], rax  ;   617.9 p0+p3   43 t[1] spill
        mov rax, rdi                 ;   597.1 p1      43 t[1] copy
        or rax, qword [rsp + 1584]   ;   618.9 p2+p0   43 t[1]
        xor rbp, r9                  ;   619.5 p0      43 t[1]
        mov r9, r12                  ;   596.1 p1      43 t[1] copy
        and r9, rsi                  ;   620.1 p0      43 t[1]
        xor rcx, r9                  ;   621.1 p0      43 t[1]
        xor r9, r10                  ;   621.2 p0      43 t[1]
        xor r10, rax                 ;   621.8 p0      43 t[1]
        xor rbp, rax                 ;   622.3 p0      43 t[1]
        mov rax, r12                 ;   596.1 p1      43 t[1] copy
        xor rax, r8                  ;   622.9 p0      43 t[1]
        mov qword [rsp + 2024], rsi  ;   623.5 p0+p3   43 t[1] spill
        mov rsi, r14                 ;   615.6 p1      43 t[1] copy
        xor rsi, qword [rsp + 1584]  ;   624.5 p2+p0   43 t[1]
        mov qword [rsp + 2032], r14  ;   625.0 p0+p3   43 t[1] spill
        mov r14, r15                 ;   597.1 p1      43 t[1] copy
        and r14, rax                 ;   626.0 p0      43 t[1]
        xor r9, r14                  ;   627.0 p0      43 t[1]
        mov r14, rdi                 ;   597.1 p1      43 t[1] copy
        xor r14, r11                 ;   627.2 p0      43 t[1]
        mov qword [rsp + 2040], rax  ;   627.8 p0+p3   43 t[1] spill
        mov rax, rdx                 ;   602.1 p1      43 t[1] copy
        and rax, r13                 ;   628.8 p0      43 t[1]
        xor rbp, rax                 ;   629.8 p0      43 t[1]
        mov rax, rsi                 ;   625.5 p1      43 t[1] copy
        and rax, r14                 ;   629.9 p0      43 t[1]
        xor r10, rax                 ;   630.9 p0      43 t[1]
        mov rax, rcx                 ;   622.1 p1      43 t[1] copy
        and rax, r9                  ;   631.0 p0      43 t[1]
        xor r10, rax                 ;   632.0 p0      43 t[1]
        mov qword [rsp + 2048], r15  ;   632.2 p0+p3   43 t[1] spill
        mov r15, rbp                 ;   630.8 p1      43 t[1] copy
        and r15, r10                 ;   633.2 p0      43 t[1]
        xor r9, r15                  ;   634.2 p0      43 t[1]
        mov r15, rcx                 ;   622.1 p1      43 t[1] copy
        xor rcx, r10                 ;   634.3 p0      43 t[1]
        mov r10, rbp                 ;   630.8 p1      43 t[1] copy
        and r10, r9                  ;   635.2 p0      43 t[1]
        xor r15, r10                 ;   636.2 p0      43 t[1]
        or rax, rcx                  ;   636.0 p0      43 t[1]
        xor rax, r9                  ;   637.0 p0      43 t[1]
        and r9, r15                  ;   637.2 p0      43 t[1]
        and r14, r15                 ;   637.8 p0      43 t[1]
        xor rbp, r9                  ;   638.3 p0      43 t[1]
        mov r9, r15                  ;   637.2 p1      43 t[1] copy
        or r9, rax                   ;   638.9 p0      43 t[1]
        xor rcx, r9                  ;   639.9 p0      43 t[1]
        and rbx, rcx                 ;   640.9 p0      43 t[1]
        mov r9, r15                  ;   637.2 p1      43 t[1] copy
        xor r9, rax                  ;   640.6 p0      43 t[1]
        and rdi, rax                 ;   641.2 p0      43 t[1]
        mov r10, rcx                 ;   640.9 p1      43 t[1] copy
        xor r10, r9                  ;   641.9 p0      43 t[1]
        and r8, rcx                  ;   642.3 p0      43 t[1]
        xor rcx, rbp                 ;   642.9 p0      43 t[1]
        and r11, r9                  ;   643.5 p0      43 t[1]
        xor r8, r11                  ;   644.5 p0      43 t[1]
        and rdx, r10                 ;   644.6 p0      43 t[1]
        and r13, r10                 ;   645.2 p0      43 t[1]
        mov r10, rax                 ;   638.0 p1      43 t[1] copy
        and r10, qword [rsp + 1584]  ;   645.8 p2+p0   43 t[1]
        xor rax, rcx                 ;   646.3 p0      43 t[1]
        and r12, rcx                 ;   646.9 p0      43 t[1]
        and rsi, r15                 ;   647.5 p0      43 t[1]
        and rcx, qword [rsp + 2024]  ;   648.0 p2+p0   43 t[1]
        and r9, qword [rsp + 2032]   ;   648.6 p2+p0   43 t[1]
        mov qword [rsp + 2032], rdi  ;   649.2 p0+p3   43 t[1] spill
        mov rdi, qword [rsp + 2016]  ;   617.9 p2      43 t[1]
        and rdi, rax                 ;   650.2 p0      43 t[1]
        and rax, qword [rsp + 1576]  ;   650.7 p2+p0   43 t[1]
        xor r15, rbp                 ;   651.3 p0      43 t[1]
        xor r12, rax                 ;   651.9 p0      43 t[1]
        xor rdi, r10                 ;   652.5 p0      43 t[1]
        xor rdi, rsi                 ;   653.5 p0      43 t[1]
        xor rsi, rdx                 ;   653.6 p0      43 t[1]
        mov qword [rsp + 1576], rax  ;   654.2 p0+p3   43 t[1] spill
        mov rax, qword [rsp + 2008]  ;   615.2 p2      43 t[1]
        and rax, r15                 ;   655.2 p0      43 t[1]
        xor rdi, rax                 ;   656.2 p0      43 t[1]
        xor rbx, rax                 ;   656.3 p0      43 t[1]
        mov rax, qword [rsp + 2000]  ;   612.5 p2      43 t[1]
        and rax, r15                 ;   656.9 p0      43 t[1]
        mov r15, qword [rsp + 2048]  ;   632.2 p2      43 t[1]
        and r15, rbp                 ;   657.5 p0      43 t[1]
        xor rsi, rbx                 ;   658.0 p0      43 t[1]
        and rbp, qword [rsp + 2040]  ;   658.6 p2+p0   43 t[1]
        xor rdx, r10                 ;   659.2 p0      43 t[1]
        mov r10, r8                  ;   645.5 p1      43 t[1] copy
        xor r10, r12                 ;   659.7 p0      43 t[1]
        xor r10, rsi                 ;   660.7 p0      43 t[1]
        xor rdx, rcx                 ;   660.9 p0      43 t[1]
        xor r9, r10                  ;   661.7 p0      43 t[1]
        mov rcx, qword [rsp + 2032]  ;   649.2 p2      43 t[1]
        xor rcx, qword [rsp + 1576]  ;   662.0 p2+p0   43 t[1]
        xor rdx, r9                  ;   662.7 p0      43 t[1]
        xor rbp, rdx                 ;   663.7 p0      43 t[1]
        xor r12, rax                 ;   663.7 p0      43 t[1]
        xor r11, r13                 ;   664.3 p0      43 t[1]
        xor r14, rbp                 ;   664.9 p0      43 t[1]
        xor rcx, r8                  ;   665.5 p0      43 t[1]
        xor r12, rbp                 ;   666.0 p0      43 t[1]
        xor rbx, r15                 ;   666.6 p0      43 t[1]
        xor rbx, r9                  ;   667.6 p0      43 t[1]
        xor r11, r14                 ;   667.7 p0      43 t[1]
        xor rcx, r14                 ;   668.3 p0      43 t[1]
        not r10                      ;   668.9 p0      43 t[1]
        not rsi                      ;   669.4 p0      43 t[1]
        not rbx                      ;   669.9 p0      43 t[1]
        not r12                      ;   670.4 p0      43 t[1]
        mov r8, qword [rsp + 752]    ;   615.8 p2      43 t[1]
        mov r9, qword [rsp + 760]    ;   616.8 p2      43 t[1] reload
        xor r8, r9                   ;   670.9 p0      43 t[1]
        mov r13, qword [rsp + 736]   ;   617.8 p2      43 t[1]
        xor r13, r8                  ;   671.9 p0      43 t[1]
        mov r14, qword [rsp + 792]   ;   618.8 p2      43 t[1]
        xor r14, r13                 ;   672.9 p0      43 t[1]
        mov r15, qword [rsp + 784]   ;   619.8 p2      43 t[1]
        xor r15, r14                 ;   673.9 p0      43 t[1]
        mov rbp, qword [rsp + 728]   ;   620.8 p2      43 t[1]
        xor rbp, r14                 ;   673.9 p0      43 t[1]
        mov rax, rbp                 ;   674.9 p1      43 t[1] copy
        xor rax, qword [rsp + 744]   ;   675.9 p2+p0   43 t[1]
        mov qword [rsp + 1576], rsi  ;   674.3 p0+p3   43 t[1] spill
        mov rsi, rax                 ;   676.9 p1      43 t[1] copy
        xor rsi, qword [rsp + 752]   ;   677.9 p2+p0   43 t[1]
        mov qword [rsp + 2032], r10  ;   675.9 p0+p3   43 t[1] spill
        mov r10, r9                  ;   623.7 p1      43 t[1] copy
        mov qword [rsp + 2040], rbx  ;   676.9 p0+p3   43 t[1] spill
        mov rbx, r15                 ;   674.9 p1      43 t[1] copy
        xor rbx, qword [rsp + 776]   ;   677.9 p2+p0   43 t[1]
        xor r10, rbx                 ;   678.9 p0      43 t[1]
        mov qword [rsp + 2048], rcx  ;   679.0 p0+p3   43 t[1] spill
        mov rcx, rbx                 ;   678.9 p1      43 t[1] copy
        xor rcx, qword [rsp + 728]   ;   680.0 p2+p0   43 t[1]
        mov qword [rsp + 2000], r11  ;   680.6 p0+p3   43 t[1] spill
        mov r11, r15                 ;   674.9 p1      43 t[1] copy
        xor r11, rsi                 ;   681.6 p0      43 t[1]
        mov qword [rsp + 2008], rdi  ;   682.2 p0+p3   43 t[1] spill
        mov rdi, r11                 ;   682.6 p1      43 t[1] copy
        xor rdi, qword [rsp + 792]   ;   683.6 p2+p0   43 t[1]
        mov qword [rsp + 2016], rdx  ;   683.7 p0+p3   43 t[1] spill
        mov rdx, r10                 ;   679.9 p1      43 t[1] copy
        xor rdx, rdi                 ;   684.7 p0      43 t[1]
        mov qword [rsp + 2024], r12  ;   685.3 p0+p3   43 t[1] spill
        mov r12, rdx                 ;   685.7 p1      43 t[1] copy
        xor r12, qword [rsp + 752]   ;   686.7 p2+p0   43 t[1]
        mov r9, rbx                  ;   678.9 p1      43 t[1] copy
        and r9, rdx                  ;   686.9 p0      43 t[1]
        xor r13, r9                  ;   687.9 p0      43 t[1]
        mov r9, rdi                  ;   684.6 p1      43 t[1] copy
        xor r9, qword [rsp + 728]    ;   688.0 p2+p0   43 t[1]
        xor r8, r9                   ;   689.0 p0      43 t[1]
        and r9, rdi                  ;   689.2 p0      43 t[1]
        xor r13, r9                  ;   690.2 p0      43 t[1]
        mov qword [rsp + 1584], rbx  ;   690.3 p0+p3   43 t[1] spill
        mov rbx, rsi                 ;   678.9 p1      43 t[1] copy
        and rbx, r8                  ;   691.3 p0      43 t[1]
        xor r9, rbx                  ;   692.3 p0      43 t[1]
        mov rbx, rsi                 ;   678.9 p1      43 t[1] copy
        xor rbx, r10                 ;   692.4 p0      43 t[1]
        mov qword [rsp + 2056], rdx  ;   693.0 p0+p3   43 t[1] spill
        mov rdx, r12                 ;   687.7 p1      43 t[1] copy
        and rdx, rbx                 ;   694.0 p0      43 t[1]
        xor rdx, qword [rsp + 760]   ;   695.0 p2+p0   43 t[1]
        xor rdx, r9                  ;   696.0 p0      43 t[1]
        mov qword [rsp + 2064], rdi  ;   695.7 p0+p3   43 t[1] spill
        mov rdi, rbp                 ;   674.9 p1      43 t[1] copy
        or rdi, qword [rsp + 792]    ;   696.7 p2+p0   43 t[1]
        xor rax, r9                  ;   697.3 p0      43 t[1]
        mov r9, r14                  ;   673.9 p1      43 t[1] copy
        and r9, r11                  ;   697.9 p0      43 t[1]
        xor rdx, r9                  ;   698.9 p0      43 t[1]
        xor r9, r13                  ;   699.0 p0      43 t[1]
        xor r13, rdi                 ;   699.6 p0      43 t[1]
        xor rax, rdi                 ;   700.1 p0      43 t[1]
        mov rdi, r14                 ;   673.9 p1      43 t[1] copy
        xor rdi, r8                  ;   700.7 p0      43 t[1]
        mov qword [rsp + 2072], r11  ;   701.3 p0+p3   43 t[1] spill
        mov r11, rbx                 ;   693.4 p1      43 t[1] copy
        xor r11, qword [rsp + 792]   ;   702.3 p2+p0   43 t[1]
        mov qword [rsp + 2080], rbx  ;   702.9 p0+p3   43 t[1] spill
        mov rbx, r15                 ;   674.9 p1      43 t[1] copy
        and rbx, rdi                 ;   703.9 p0      43 t[1]
        xor r9, rbx                  ;   704.9 p0      43 t[1]
        mov rbx, rbp                 ;   674.9 p1      43 t[1] copy
        xor rbx, r12                 ;   705.0 p0      43 t[1]
        mov qword [rsp + 2088], rdi  ;   705.6 p0+p3   43 t[1] spill
        mov rdi, r10                 ;   679.9 p1      43 t[1] copy
        and rdi, rcx                 ;   706.6 p0      43 t[1]
        xor rax, rdi                 ;   707.6 p0      43 t[1]
        mov rdi, r11                 ;   703.3 p1      43 t[1] copy
        and rdi, rbx                 ;   707.7 p0      43 t[1]
        xor r13, rdi                 ;   708.7 p0      43 t[1]
        mov rdi, rdx                 ;   699.9 p1      43 t[1] copy
        and rdi, r9                  ;   708.9 p0      43 t[1]
        xor r13, rdi                 ;   709.9 p0      43 t[1]
        mov qword [rsp + 2096], r15  ;   710.0 p0+p3   43 t[1] spill
        mov r15, rax                 ;   708.6 p1      43 t[1] copy
        and r15, r13                 ;   711.0 p0      43 t[1]
        xor r9, r15                  ;   712.0 p0      43 t[1]
        mov r15, rdx                 ;   699.9 p1      43 t[1] copy
        xor rdx, r13                 ;   712.1 p0      43 t[1]
        mov r13, rax                 ;   708.6 p1      43 t[1] copy
        and r13, r9                  ;   713.0 p0      43 t[1]
        xor r15, r13                 ;   714.0 p0      43 t[1]
        or rdi, rdx                  ;   713.9 p0      43 t[1]
        xor rdi, r9                  ;   714.9 p0      43 t[1]
        and r9, r15                  ;   715.0 p0      43 t[1]
        and rbx, r15                 ;   715.6 p0      43 t[1]
        xor rax, r9                  ;   716.1 p0      43 t[1]
        mov r9, r15                  ;   715.0 p1      43 t[1] copy
        or r9, rdi                   ;   716.7 p0      43 t[1]
        xor rdx, r9                  ;   717.7 p0      43 t[1]
        and rsi, rdx                 ;   718.7 p0      43 t[1]
        mov r9, r15                  ;   715.0 p1      43 t[1] copy
        xor r9, rdi                  ;   718.4 p0      43 t[1]
        and rbp, rdi                 ;   719.0 p0      43 t[1]
        mov r13, rdx                 ;   718.7 p1      43 t[1] copy
        xor r13, r9                  ;   719.7 p0      43 t[1]
        and r8, rdx                  ;   720.1 p0      43 t[1]
        xor rdx, rax                 ;   720.7 p0      43 t[1]
        and r12, r9                  ;   721.3 p0      43 t[1]
        xor r8, r12                  ;   722.3 p0      43 t[1]
        and r10, r13                 ;   722.4 p0      43 t[1]
        and rcx, r13                 ;   723.0 p0      43 t[1]
        mov r13, rdi                 ;   715.9 p1      43 t[1] copy
        and r13, qword [rsp + 792]   ;   723.6 p2+p0   43 t[1]
        xor rdi, rdx                 ;   724.1 p0      43 t[1]
        and r14, rdx                 ;   724.7 p0      43 t[1]
        and r11, r15                 ;   725.3 p0      43 t[1]
        and rdx, qword [rsp + 2072]  ;   725.8 p2+p0   43 t[1]
        and r9, qword [rsp + 2080]   ;   726.4 p2+p0   43 t[1]
        mov qword [rsp + 2080], rbp  ;   727.0 p0+p3   43 t[1] spill
        mov rbp, qword [rsp + 2064]  ;   695.7 p2      43 t[1]
        and rbp, rdi                 ;   728.0 p0      43 t[1]
        and rdi, qword [rsp + 728]   ;   728.6 p2+p0   43 t[1]
        xor r15, rax                 ;   729.1 p0      43 t[1]
        xor r14, rdi                 ;   729.7 p0      43 t[1]
        xor rbp, r13                 ;   730.3 p0      43 t[1]
        xor rbp, r11                 ;   731.3 p0      43 t[1]
        xor r11, r10                 ;   731.4 p0      43 t[1]
        mov qword [rsp + 2064], rdi  ;   732.0 p0+p3   43 t[1] spill
        mov rdi, qword [rsp + 2056]  ;   693.0 p2      43 t[1]
        and rdi, r15                 ;   733.0 p0      43 t[1]
        xor rbp, rdi                 ;   734.0 p0      43 t[1]
        xor rsi, rdi                 ;   734.1 p0      43 t[1]
        mov rdi, qword [rsp + 1584]  ;   690.3 p2      43 t[1]
        and rdi, r15                 ;   734.7 p0      43 t[1]
        mov r15, qword [rsp + 2096]  ;   710.0 p2      43 t[1]
        and r15, rax                 ;   735.3 p0      43 t[1]
        xor r11, rsi                 ;   735.8 p0      43 t[1]
        and rax, qword [rsp + 2088]  ;   736.4 p2+p0   43 t[1]
        xor r10, r13                 ;   737.0 p0      43 t[1]
        mov r13, r8                  ;   723.3 p1      43 t[1] copy
        xor r13, r14                 ;   737.6 p0      43 t[1]
        xor r13, r11                 ;   738.6 p0      43 t[1]
        xor r10, rdx                 ;   738.7 p0      43 t[1]
        xor r9, r13                  ;   739.6 p0      43 t[1]
        mov rdx, qword [rsp + 2080]  ;   727.0 p2      43 t[1]
        xor rdx, qword [rsp + 2064]  ;   739.8 p2+p0   43 t[1]
        xor r10, r9                  ;   740.6 p0      43 t[1]
        xor rax, r10                 ;   741.6 p0      43 t[1]
        xor r14, rdi                 ;   741.6 p0      43 t[1]
        xor r12, rcx                 ;   742.1 p0      43 t[1]
        xor rbx, rax                 ;   742.7 p0      43 t[1]
        xor rdx, r8                  ;   743.3 p0      43 t[1]
        xor r14, rax                 ;   743.8 p0      43 t[1]
        xor rsi, r15                 ;   744.4 p0      43 t[1]
        xor rsi, r9                  ;   745.4 p0      43 t[1]
        mov r8, qword [rsp + 1928]   ;   690.7 p2      55 t[1]
        mov r9, qword [rsp + 1992]   ;   691.7 p2      43 t[1] reload
        xor r8, r9                   ;   745.5 p0      55 t[1]
        xor r12, rbx                 ;   746.1 p0      43 t[1]
        mov r15, qword [rsp + 1624]  ;   692.7 p2      55 t[1]
        xor r15, qword [rsp + 1912]  ;   746.7 p2+p0   55 t[1]
        xor r15, qword [rsp + 1920]  ;   747.7 p2+p0   55 t[1]
        xor r15, qword [rsp + 1880]  ;   748.7 p2+p0   55 t[1]
        mov rdi, qword [rsp + 1960]  ;   696.7 p2      43 t[1] reload
        xor r15, rdi                 ;   749.7 p0      55 t[1]
        xor rdx, rbx                 ;   749.0 p0      43 t[1]
        not r13                      ;   749.5 p0      43 t[1]
        not r11                      ;   750.0 p0      43 t[1]
        mov rax, qword [rsp + 1904]  ;   698.0 p2      55 t[1]
        mov rcx, qword [rsp + 1944]  ;   699.0 p2      43 t[1] reload
        xor rax, rcx                 ;   750.5 p0      55 t[1]
        mov rbx, qword [rsp + 1928]  ;   700.0 p2      55 t[1]
        not rsi                      ;   751.1 p0      43 t[1]
        not r14                      ;   751.6 p0      43 t[1]
        xor rbx, r12                 ;   752.1 p0      55 t[1]
        xor rcx, rsi                 ;   752.7 p0      55 t[1]
        mov rsi, qword [rsp + 1840]  ;   701.1 p2      55 t[1]
        xor rsi, qword [rsp + 1936]  ;   753.3 p2+p0   55 t[1]
        xor r9, qword [rsp + 2000]   ;   753.8 p2+p0   55 t[1]
        xor rdi, qword [rsp + 2048]  ;   754.4 p2+p0   55 t[1]
        mov qword [rsp + 1960], rbx  ;   755.0 p0+p3   55 t[1] spill
        mov rbx, qword [rsp + 1928]  ;   705.1 p2      55 t[1]
        xor rbx, rsi                 ;   756.0 p0      55 t[1]
        xor r14, qword [rsp + 1936]  ;   756.5 p2+p0   55 t[1]
        mov qword [rsp + 1936], r15  ;   757.1 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1840]  ;   707.1 p2      55 t[1]
        xor r15, qword [rsp + 2024]  ;   758.1 p2+p0   55 t[1]
        xor rsi, rcx                 ;   758.7 p0      55 t[1]
        mov qword [rsp + 1840], rsi  ;   759.7 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 1648]  ;   709.2 p2      55 t[1]
        xor rsi, r10                 ;   760.3 p0      55 t[1]
        xor rsi, rax                 ;   761.3 p0      55 t[1]
        xor rax, qword [rsp + 2024]  ;   761.4 p2+p0   55 t[1]
        mov qword [rsp + 2024], rsi  ;   762.3 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 2016]  ;   711.4 p2      55 t[1]
        xor rsi, r10                 ;   763.0 p0      55 t[1]
        xor rdi, r9                  ;   763.5 p0      55 t[1]
        mov qword [rsp + 2016], r10  ;   764.1 p0+p3   43 t[1] spill
        mov r10, qword [rsp + 1984]  ;   713.7 p2      55 t[1]
        xor r10, r8                  ;   765.1 p0      55 t[1]
        mov qword [rsp + 1984], r8   ;   765.7 p0+p3   55 t[1] spill
        mov r8, qword [rsp + 2008]   ;   715.0 p2      55 t[1]
        xor r8, rbp                  ;   766.7 p0      55 t[1]
        xor r12, qword [rsp + 2000]  ;   767.3 p2+p0   55 t[1]
        xor r13, qword [rsp + 2032]  ;   767.8 p2+p0   55 t[1]
        mov qword [rsp + 2000], rbp  ;   768.4 p0+p3   43 t[1] spill
        mov rbp, qword [rsp + 1976]  ;   718.0 p2      55 t[1]
        xor rbp, r8                  ;   769.4 p0      55 t[1]
        mov qword [rsp + 1928], rsi  ;   770.0 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 2040]  ;   720.0 p2      55 t[1]
        xor rsi, rcx                 ;   771.0 p0      55 t[1]
        mov qword [rsp + 1992], rcx  ;   771.5 p0+p3   55 t[1] spill
        mov rcx, qword [rsp + 1832]  ;   721.0 p2      55 t[1]
        xor rcx, rbp                 ;   772.5 p0      55 t[1]
        xor rbp, qword [rsp + 1896]  ;   773.1 p2+p0   55 t[1]
        xor r8, r12                  ;   773.7 p0      55 t[1]
        mov qword [rsp + 1944], rsi  ;   774.2 p0+p3   55 t[1] spill
        mov rsi, r14                 ;   757.5 p1      55 t[1] copy
        xor rsi, rax                 ;   775.2 p0      55 t[1]
        mov qword [rsp + 1880], rax  ;   775.8 p0+p3   55 t[1] spill
        mov rax, r9                  ;   754.8 p1      55 t[1] copy
        xor rax, rbx                 ;   776.8 p0      55 t[1]
        xor r14, rax                 ;   777.8 p0      55 t[1]
        xor r9, r13                  ;   778.0 p0      55 t[1]
        mov qword [rsp + 1920], r14  ;   778.8 p0+p3   55 t[1] spill
        mov r14, qword [rsp + 1968]  ;   726.8 p2      55 t[1]
        xor r14, qword [rsp + 2008]  ;   779.5 p2+p0   55 t[1]
        mov qword [rsp + 2008], rbx  ;   780.1 p0+p3   55 t[1] spill
        mov rbx, r11                 ;   751.0 p1      55 t[1] copy
        xor rbx, rcx                 ;   781.1 p0      55 t[1]
        mov qword [rsp + 1912], r9   ;   781.7 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1936]   ;   757.1 p2      55 t[1]
        xor r9, rdx                  ;   782.7 p0      55 t[1]
        mov qword [rsp + 1624], rax  ;   783.2 p0+p3   55 t[1] spill
        mov rax, r13                 ;   768.8 p1      55 t[1] copy
        xor rax, r8                  ;   784.2 p0      55 t[1]
        xor r13, r10                 ;   784.8 p0      55 t[1]
        xor rax, rbx                 ;   785.4 p0      55 t[1]
        xor r10, qword [rsp + 1888]  ;   786.0 p2+p0   55 t[1]
        mov qword [rsp + 2064], rbx  ;   786.5 p0+p3   55 t[1] spill
        mov rbx, qword [rsp + 1648]  ;   735.0 p2      55 t[1]
        xor rbx, qword [rsp + 1952]  ;   787.5 p2+p0   55 t[1]
        mov qword [rsp + 2080], rax  ;   788.1 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1976]  ;   737.0 p2      55 t[1]
        xor rax, qword [rsp + 1576]  ;   789.1 p2+p0   55 t[1]
        xor r11, rax                 ;   790.1 p0      55 t[1]
        xor rax, r13                 ;   790.2 p0      55 t[1]
        mov qword [rsp + 1976], rax  ;   791.2 p0+p3   55 t[1] spill
        mov rax, rdi                 ;   764.5 p1      55 t[1] copy
        xor rax, r14                 ;   791.8 p0      55 t[1]
        xor r14, rbp                 ;   792.4 p0      55 t[1]
        xor rax, r9                  ;   793.0 p0      55 t[1]
        xor rdi, qword [rsp + 1928]  ;   793.5 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2048]  ;   794.1 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2016]  ;   795.1 p2+p0   55 t[1]
        mov qword [rsp + 2016], r9   ;   795.2 p0+p3   55 t[1] spill
        mov r9, r15                  ;   759.1 p1      55 t[1] copy
        xor r9, r12                  ;   796.2 p0      55 t[1]
        xor rdx, r12                 ;   796.8 p0      55 t[1]
        mov r12, qword [rsp + 1944]  ;   774.2 p2      55 t[1]
        xor r12, rbx                 ;   797.4 p0      55 t[1]
        xor rdx, rbx                 ;   798.0 p0      55 t[1]
        mov rbx, qword [rsp + 2032]  ;   746.7 p2      55 t[1]
        xor rbx, qword [rsp + 1960]  ;   798.5 p2+p0   55 t[1]
        mov qword [rsp + 2032], r15  ;   799.1 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1944]  ;   774.2 p2      55 t[1]
        xor r15, qword [rsp + 1904]  ;   800.1 p2+p0   55 t[1]
        xor r15, rsi                 ;   801.1 p0      55 t[1]
        mov qword [rsp + 1944], rdx  ;   801.2 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 2000]  ;   768.4 p2      55 t[1]
        xor rdx, qword [rsp + 1960]  ;   802.2 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1936]  ;   803.2 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1896]  ;   804.2 p2+p0   55 t[1]
        mov qword [rsp + 1896], r14  ;   804.0 p0+p3   55 t[1] spill
        mov r14, qword [rsp + 1984]  ;   765.7 p2      55 t[1]
        xor r14, qword [rsp + 1936]  ;   805.0 p2+p0   55 t[1]
        mov qword [rsp + 1936], r9   ;   805.5 p0+p3   55 t[1] spill
        mov r9, r10                  ;   787.0 p1      55 t[1] copy
        xor r9, rbx                  ;   806.5 p0      55 t[1]
        xor rcx, qword [rsp + 1968]  ;   807.1 p2+p0   55 t[1]
        xor r10, r11                 ;   807.7 p0      55 t[1]
        mov qword [rsp + 1968], r11  ;   808.2 p0+p3   55 t[1] spill
        mov r11, qword [rsp + 768]   ;   757.7 p2      55 t[0].0 reload
        xor r13, qword [r11 + 1280]  ;   809.2 p2+p0   55 t[1]
        xor r10, qword [r11 + 1288]  ;   809.8 p2+p0   55 t[1]
        xor rcx, qword [r11 + 1296]  ;   810.4 p2+p0   55 t[1]
        xor rsi, qword [r11 + 1328]  ;   810.9 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1576]  ;   811.5 p2+p0   55 t[1]
        xor rbp, qword [r11 + 1360]  ;   812.5 p2+p0   55 t[1]
        xor rbx, qword [rsp + 1976]  ;   812.7 p2+p0   55 t[1]
        xor rbx, qword [rsp + 2080]  ;   813.7 p2+p0   55 t[1]
        xor rbx, qword [r11 + 1352]  ;   814.7 p2+p0   55 t[1]
        mov qword [rsp + 1576], rbp  ;   814.4 p0+p3   55 t[1] spill
        mov rbp, qword [rsp + 1952]  ;   767.7 p2      55 t[1]
        xor rbp, qword [r11 + 1312]  ;   815.4 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1928]  ;   816.4 p2+p0   55 t[1]
        xor rbp, r14                 ;   817.4 p0      55 t[1]
        mov qword [rsp + 1952], rbx  ;   817.1 p0+p3   55 t[1] spill
        mov rbx, r8                  ;   774.7 p1      55 t[1] copy
        xor rbx, qword [r11 + 1304]  ;   818.1 p2+p0   55 t[1]
        xor rbx, rax                 ;   819.1 p0      55 t[1]
        xor rbx, rdx                 ;   820.1 p0      55 t[1]
        xor rax, qword [r11 + 1368]  ;   819.8 p2+p0   55 t[1]
        mov qword [rsp + 2000], rax  ;   820.8 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1624]  ;   783.2 p2      55 t[1]
        xor rax, qword [r11 + 1336]  ;   821.4 p2+p0   55 t[1]
        xor rax, qword [rsp + 1960]  ;   822.4 p2+p0   55 t[1]
        mov qword [rsp + 1960], rax  ;   823.4 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1912]  ;   781.7 p2      55 t[1]
        xor rax, qword [r11 + 1344]  ;   823.5 p2+p0   55 t[1]
        xor rax, qword [rsp + 1888]  ;   824.5 p2+p0   55 t[1]
        mov qword [rsp + 1888], rax  ;   825.5 p0+p3   55 t[1] spill
        mov rax, r12                 ;   798.4 p1      55 t[1] copy
        xor rax, qword [r11 + 1320]  ;   825.7 p2+p0   55 t[1]
        xor r12, qword [r11 + 1384]  ;   826.2 p2+p0   55 t[1]
        xor r12, qword [rsp + 1928]  ;   827.2 p2+p0   55 t[1]
        xor r12, qword [rsp + 2024]  ;   828.2 p2+p0   55 t[1]
        xor r8, qword [r11 + 1432]   ;   827.9 p2+p0   55 t[1]
        xor r8, qword [rsp + 2016]   ;   828.9 p2+p0   55 t[1]
        mov qword [rsp + 2016], r8   ;   829.9 p0+p3   55 t[1] spill
        mov r8, qword [rsp + 1648]   ;   784.7 p2      55 t[1]
        xor r8, qword [r11 + 1376]   ;   830.1 p2+p0   55 t[1]
        xor r8, rdi                  ;   831.1 p0      55 t[1]
        mov qword [rsp + 1648], r12  ;   831.2 p0+p3   55 t[1] spill
        mov r12, qword [rsp + 1840]  ;   786.7 p2      55 t[1]
        xor r12, qword [r11 + 1392]  ;   832.2 p2+p0   55 t[1]
        xor r12, r15                 ;   833.2 p0      55 t[1]
        xor r15, qword [r11 + 1456]  ;   833.4 p2+p0   55 t[1]
        xor r15, qword [rsp + 2032]  ;   834.4 p2+p0   55 t[1]
        mov qword [rsp + 2032], r15  ;   835.4 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1936]  ;   805.5 p2      55 t[1]
        xor r15, qword [r11 + 1400]  ;   835.5 p2+p0   55 t[1]
        xor r15, qword [rsp + 2008]  ;   836.5 p2+p0   55 t[1]
        mov qword [rsp + 2008], r15  ;   837.5 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1912]  ;   793.7 p2      55 t[1]
        xor r15, qword [r11 + 1408]  ;   837.6 p2+p0   55 t[1]
        xor r15, r9                  ;   838.6 p0      55 t[1]
        xor rdx, qword [r11 + 1496]  ;   838.8 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2048]  ;   839.8 p2+p0   55 t[1]
        xor rdi, qword [r11 + 1504]  ;   839.9 p2+p0   55 t[1]
        xor rdi, r14                 ;   840.9 p0      55 t[1]
        mov r14, qword [rsp + 2080]  ;   798.7 p2      55 t[1]
        xor r14, qword [r11 + 1416]  ;   841.1 p2+p0   55 t[1]
        xor rdi, qword [rsp + 1944]  ;   841.9 p2+p0   55 t[1]
        mov qword [rsp + 2080], rdi  ;   842.9 p0+p3   55 t[1] spill
        mov rdi, qword [rsp + 1896]  ;   804.0 p2      55 t[1]
        xor rdi, qword [r11 + 1424]  ;   843.2 p2+p0   55 t[1]
        xor rdi, qword [rsp + 1968]  ;   844.2 p2+p0   55 t[1]
        mov qword [rsp + 1968], rdx  ;   844.4 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1944]  ;   804.7 p2      55 t[1]
        xor rdx, qword [r11 + 1440]  ;   845.4 p2+p0   55 t[1]
        mov qword [rsp + 1944], rdx  ;   846.4 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1904]  ;   806.7 p2      55 t[1]
        xor rdx, qword [r11 + 1448]  ;   846.9 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1992]  ;   847.9 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1928]  ;   848.9 p2+p0   55 t[1]
        mov qword [rsp + 1928], rdx  ;   849.9 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1936]  ;   810.7 p2      55 t[1]
        xor rdx, qword [r11 + 1464]  ;   849.6 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1920]  ;   850.6 p2+p0   55 t[1]
        mov qword [rsp + 1936], rdx  ;   851.6 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1984]  ;   813.7 p2      55 t[1]
        xor rdx, r9                  ;   851.8 p0      55 t[1]
        xor rdx, qword [r11 + 1472]  ;   852.8 p2+p0   55 t[1]
        xor r9, qword [r11 + 1480]   ;   852.9 p2+p0   55 t[1]
        xor r9, qword [rsp + 1832]   ;   853.9 p2+p0   55 t[1]
        xor r9, qword [rsp + 1976]   ;   854.9 p2+p0   55 t[1]
        mov qword [rsp + 1976], r9   ;   855.9 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1896]   ;   818.7 p2      55 t[1]
        xor r9, qword [r11 + 1488]   ;   855.6 p2+p0   55 t[1]
        xor r9, qword [rsp + 2064]   ;   856.6 p2+p0   55 t[1]
        mov qword [rsp + 2064], r9   ;   857.6 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 2024]   ;   821.7 p2      55 t[1]
        xor r9, qword [r11 + 1512]   ;   857.8 p2+p0   55 t[1]
        xor r9, qword [rsp + 2040]   ;   858.8 p2+p0   55 t[1]
        mov qword [rsp + 2040], r9   ;   859.8 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1880]   ;   824.7 p2      55 t[1]
        xor r9, qword [r11 + 1520]   ;   859.9 p2+p0   55 t[1]
        xor r9, qword [rsp + 1840]   ;   860.9 p2+p0   55 t[1]
        mov qword [rsp + 1840], r9   ;   861.9 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1920]   ;   827.7 p2      55 t[1]
        xor r9, qword [r11 + 1528]   ;   862.1 p2+p0   55 t[1]
        mov qword [rsp + 1920], r9   ;   863.1 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1080]   ;   829.7 p2      43 t[2]
        xor r9, qword [rsp + 1088]   ;   863.6 p2+p0   43 t[2]
        mov qword [rsp + 1880], rdx  ;   864.2 p0+p3   55 t[1] spill
        mov rdx, r9                  ;   864.6 p1      43 t[2] copy
        xor rdx, qword [rsp + 1064]  ;   865.6 p2+p0   43 t[2]
        mov qword [rsp + 2024], rdi  ;   865.8 p0+p3   55 t[1] spill
        mov rdi, rdx                 ;   866.6 p1      43 t[2] copy
        xor rdi, qword [rsp + 1112]  ;   867.6 p2+p0   43 t[2]
        mov qword [rsp + 1896], r14  ;   867.3 p0+p3   55 t[1] spill
        mov r14, rdi                 ;   868.6 p1      43 t[2] copy
        xor r14, qword [rsp + 1104]  ;   869.6 p2+p0   43 t[2]
        mov qword [rsp + 1832], r15  ;   868.9 p0+p3   55 t[1] spill
        mov r15, rdi                 ;   868.6 p1      43 t[2] copy
        xor r15, qword [rsp + 1056]  ;   869.9 p2+p0   43 t[2]
        mov qword [rsp + 1984], r12  ;   870.5 p0+p3   55 t[1] spill
        mov r12, r15                 ;   870.9 p1      43 t[2] copy
        xor r12, qword [rsp + 1072]  ;   871.9 p2+p0   43 t[2]
        mov qword [rsp + 1992], r8   ;   872.1 p0+p3   55 t[1] spill
        mov r8, r12                  ;   872.9 p1      43 t[2] copy
        xor r8, qword [rsp + 1080]   ;   873.9 p2+p0   43 t[2]
        mov qword [rsp + 1904], rsi  ;   873.6 p0+p3   55 t[1] spill
        mov rsi, r14                 ;   870.6 p1      43 t[2] copy
        xor rsi, qword [rsp + 1096]  ;   874.6 p2+p0   43 t[2]
        mov qword [rsp + 2048], rax  ;   875.2 p0+p3   55 t[1] spill
        mov rax, rsi                 ;   875.6 p1      43 t[2] copy
        xor rax, qword [rsp + 1056]  ;   876.6 p2+p0   43 t[2]
        mov qword [rsp + 1912], rbp  ;   876.8 p0+p3   55 t[1] spill
        mov rbp, rsi                 ;   875.6 p1      43 t[2] copy
        xor rbp, qword [rsp + 1088]  ;   877.8 p2+p0   43 t[2]
        mov qword [rsp + 1624], rbx  ;   878.3 p0+p3   55 t[1] spill
        mov rbx, r14                 ;   870.6 p1      43 t[2] copy
        xor rbx, r8                  ;   879.3 p0      43 t[2]
        mov qword [rsp + 2088], rcx  ;   879.9 p0+p3   55 t[1] spill
        mov rcx, rbx                 ;   880.3 p1      43 t[2] copy
        xor rcx, qword [rsp + 1112]  ;   881.3 p2+p0   43 t[2]
        mov qword [rsp + 2096], r10  ;   881.5 p0+p3   55 t[1] spill
        mov r10, rbp                 ;   878.8 p1      43 t[2] copy
        xor r10, rcx                 ;   882.5 p0      43 t[2]
        mov qword [rsp + 1584], r13  ;   883.1 p0+p3   55 t[1] spill
        mov r13, r10                 ;   883.5 p1      43 t[2] copy
        xor r13, qword [rsp + 1080]  ;   884.5 p2+p0   43 t[2]
        mov r11, rsi                 ;   875.6 p1      43 t[2] copy
        and r11, r10                 ;   884.6 p0      43 t[2]
        xor rdx, r11                 ;   885.6 p0      43 t[2]
        mov r11, rcx                 ;   882.3 p1      43 t[2] copy
        xor r11, qword [rsp + 1056]  ;   885.8 p2+p0   43 t[2]
        xor r9, r11                  ;   886.8 p0      43 t[2]
        and r11, rcx                 ;   886.9 p0      43 t[2]
        xor rdx, r11                 ;   887.9 p0      43 t[2]
        mov qword [rsp + 2056], rsi  ;   888.1 p0+p3   43 t[2] spill
        mov rsi, r8                  ;   874.9 p1      43 t[2] copy
        and rsi, r9                  ;   889.1 p0      43 t[2]
        xor r11, rsi                 ;   890.1 p0      43 t[2]
        mov rsi, r8                  ;   874.9 p1      43 t[2] copy
        xor rsi, rbp                 ;   890.2 p0      43 t[2]
        mov qword [rsp + 2072], r10  ;   890.8 p0+p3   43 t[2] spill
        mov r10, r15                 ;   870.9 p1      43 t[2] copy
        or r10, qword [rsp + 1112]   ;   891.8 p2+p0   43 t[2]
        mov qword [rsp + 2104], rcx  ;   892.3 p0+p3   43 t[2] spill
        mov rcx, r13                 ;   885.5 p1      43 t[2] copy
        and rcx, rsi                 ;   893.3 p0      43 t[2]
        xor rcx, qword [rsp + 1088]  ;   894.3 p2+p0   43 t[2]
        xor rcx, r11                 ;   895.3 p0      43 t[2]
        mov qword [rsp + 2112], r8   ;   895.1 p0+p3   43 t[2] spill
        mov r8, rdi                  ;   868.6 p1      43 t[2] copy
        and r8, rbx                  ;   896.1 p0      43 t[2]
        xor rcx, r8                  ;   897.1 p0      43 t[2]
        xor r8, rdx                  ;   897.2 p0      43 t[2]
        xor rdx, r10                 ;   897.8 p0      43 t[2]
        xor r12, r11                 ;   898.3 p0      43 t[2]
        mov r11, rdi                 ;   868.6 p1      43 t[2] copy
        xor r11, r9                  ;   898.9 p0      43 t[2]
        xor r12, r10                 ;   899.5 p0      43 t[2]
        mov r10, rsi                 ;   891.2 p1      43 t[2] copy
        xor r10, qword [rsp + 1112]  ;   900.1 p2+p0   43 t[2]
        mov qword [rsp + 2120], rsi  ;   900.6 p0+p3   43 t[2] spill
        mov rsi, r14                 ;   870.6 p1      43 t[2] copy
        and rsi, r11                 ;   901.6 p0      43 t[2]
        xor r8, rsi                  ;   902.6 p0      43 t[2]
        mov rsi, r15                 ;   870.9 p1      43 t[2] copy
        xor rsi, r13                 ;   902.8 p0      43 t[2]
        mov qword [rsp + 2128], r11  ;   903.3 p0+p3   43 t[2] spill
        mov r11, rax                 ;   877.6 p1      43 t[2] copy
        and r11, rbp                 ;   904.3 p0      43 t[2]
        xor r12, r11                 ;   905.3 p0      43 t[2]
        mov r11, r10                 ;   901.1 p1      43 t[2] copy
        and r11, rsi                 ;   905.5 p0      43 t[2]
        xor rdx, r11                 ;   906.5 p0      43 t[2]
        mov r11, rcx                 ;   898.1 p1      43 t[2] copy
        and r11, r8                  ;   906.6 p0      43 t[2]
        xor rdx, r11                 ;   907.6 p0      43 t[2]
        mov qword [rsp + 2136], r14  ;   907.8 p0+p3   43 t[2] spill
        mov r14, r12                 ;   906.3 p1      43 t[2] copy
        and r14, rdx                 ;   908.8 p0      43 t[2]
        xor r8, r14                  ;   909.8 p0      43 t[2]
        mov r14, rcx                 ;   898.1 p1      43 t[2] copy
        xor rcx, rdx                 ;   909.9 p0      43 t[2]
        mov rdx, r12                 ;   906.3 p1      43 t[2] copy
        and rdx, r8                  ;   910.8 p0      43 t[2]
        xor r14, rdx                 ;   911.8 p0      43 t[2]
        or r11, rcx                  ;   911.6 p0      43 t[2]
        xor r11, r8                  ;   912.6 p0      43 t[2]
        mov rdx, qword [rsp + 2112]  ;   895.1 p2      43 t[2]
        and r8, r14                  ;   912.8 p0      43 t[2]
        and rsi, r14                 ;   913.3 p0      43 t[2]
        xor r12, r8                  ;   913.9 p0      43 t[2]
        mov r8, r14                  ;   912.8 p1      43 t[2] copy
        or r8, r11                   ;   914.5 p0      43 t[2]
        xor rcx, r8                  ;   915.5 p0      43 t[2]
        and rdx, rcx                 ;   916.5 p0      43 t[2]
        mov r8, r14                  ;   912.8 p1      43 t[2] copy
        xor r8, r11                  ;   916.2 p0      43 t[2]
        and r15, r11                 ;   916.8 p0      43 t[2]
        and r9, rcx                  ;   917.3 p0      43 t[2]
        and r13, r8                  ;   917.9 p0      43 t[2]
        xor r9, r13                  ;   918.9 p0      43 t[2]
        mov qword [rsp + 2112], r15  ;   919.0 p0+p3   43 t[2] spill
        mov r15, rcx                 ;   916.5 p1      43 t[2] copy
        xor r15, r8                  ;   920.0 p0      43 t[2]
        xor rcx, r12                 ;   920.6 p0      43 t[2]
        and rbp, r15                 ;   921.2 p0      43 t[2]
        and rax, r15                 ;   921.8 p0      43 t[2]
        mov r15, r11                 ;   913.6 p1      43 t[2] copy
        and r15, qword [rsp + 1112]  ;   922.3 p2+p0   43 t[2]
        xor r11, rcx                 ;   922.9 p0      43 t[2]
        and rdi, rcx                 ;   923.5 p0      43 t[2]
        and r10, r14                 ;   924.0 p0      43 t[2]
        and rbx, rcx                 ;   924.6 p0      43 t[2]
        mov rcx, qword [rsp + 2104]  ;   892.3 p2      43 t[2]
        and rcx, r11                 ;   925.2 p0      43 t[2]
        and r11, qword [rsp + 1056]  ;   925.7 p2+p0   43 t[2]
        and r8, qword [rsp + 2120]   ;   926.3 p2+p0   43 t[2]
        xor r14, r12                 ;   926.9 p0      43 t[2]
        xor rdi, r11                 ;   927.5 p0      43 t[2]
        xor rcx, r15                 ;   928.0 p0      43 t[2]
        xor rcx, r10                 ;   929.0 p0      43 t[2]
        xor r10, rbp                 ;   929.2 p0      43 t[2]
        mov qword [rsp + 2120], r11  ;   929.7 p0+p3   43 t[2] spill
        mov r11, qword [rsp + 2072]  ;   890.8 p2      43 t[2]
        and r11, r14                 ;   930.7 p0      43 t[2]
        xor rcx, r11                 ;   931.7 p0      43 t[2]
        xor rdx, r11                 ;   931.9 p0      43 t[2]
        mov r11, qword [rsp + 2056]  ;   888.1 p2      43 t[2]
        and r11, r14                 ;   932.5 p0      43 t[2]
        mov r14, qword [rsp + 2136]  ;   907.8 p2      43 t[2]
        and r14, r12                 ;   933.0 p0      43 t[2]
        xor r10, rdx                 ;   933.6 p0      43 t[2]
        and r12, qword [rsp + 2128]  ;   934.2 p2+p0   43 t[2]
        xor rbp, r15                 ;   934.7 p0      43 t[2]
        mov r15, r9                  ;   919.9 p1      43 t[2] copy
        xor r15, rdi                 ;   935.3 p0      43 t[2]
        xor r15, r10                 ;   936.3 p0      43 t[2]
        xor rbp, rbx                 ;   936.5 p0      43 t[2]
        xor r8, r15                  ;   937.3 p0      43 t[2]
        xor rbp, r8                  ;   938.3 p0      43 t[2]
        xor r12, rbp                 ;   939.3 p0      43 t[2]
        xor rdi, r11                 ;   938.7 p0      43 t[2]
        xor r13, rax                 ;   939.3 p0      43 t[2]
        xor rsi, r12                 ;   940.3 p0      43 t[2]
        xor rdi, r12                 ;   940.5 p0      43 t[2]
        xor rdx, r14                 ;   941.0 p0      43 t[2]
        xor rdx, r8                  ;   942.0 p0      43 t[2]
        xor r13, rsi                 ;   942.2 p0      43 t[2]
        not r15                      ;   942.7 p0      43 t[2]
        not r10                      ;   943.2 p0      43 t[2]
        not rdx                      ;   943.7 p0      43 t[2]
        not rdi                      ;   944.2 p0      43 t[2]
        mov r8, qword [rsp + 1400]   ;   888.9 p2      43 t[2]
        mov r11, qword [rsp + 1408]  ;   889.9 p2      43 t[2] reload
        xor r8, r11                  ;   944.7 p0      43 t[2]
        mov r12, qword [rsp + 1384]  ;   890.9 p2      43 t[2]
        xor r12, r8                  ;   945.7 p0      43 t[2]
        mov r14, qword [rsp + 1432]  ;   891.9 p2      43 t[2]
        xor r14, r12                 ;   946.7 p0      43 t[2]
        mov rax, qword [rsp + 1424]  ;   892.9 p2      43 t[2]
        xor rax, r14                 ;   947.7 p0      43 t[2]
        mov rbx, r14                 ;   947.7 p1      43 t[2] copy
        xor rbx, qword [rsp + 1376]  ;   948.7 p2+p0   43 t[2]
        mov qword [rsp + 2128], r15  ;   947.6 p0+p3   43 t[2] spill
        mov r15, rbx                 ;   949.7 p1      43 t[2] copy
        xor r15, qword [rsp + 1392]  ;   950.7 p2+p0   43 t[2]
        mov qword [rsp + 2136], rcx  ;   949.2 p0+p3   43 t[2] spill
        mov rcx, r15                 ;   951.7 p1      43 t[2] copy
        xor rcx, qword [rsp + 1400]  ;   952.7 p2+p0   43 t[2]
        mov qword [rsp + 2056], r10  ;   950.7 p0+p3   43 t[2] spill
        mov r10, r11                 ;   898.4 p1      43 t[2] copy
        mov qword [rsp + 2072], rbp  ;   951.7 p0+p3   43 t[2] spill
        mov rbp, rax                 ;   948.7 p1      43 t[2] copy
        xor rbp, qword [rsp + 1416]  ;   952.7 p2+p0   43 t[2]
        xor r10, rbp                 ;   953.7 p0      43 t[2]
        mov qword [rsp + 2104], rdi  ;   953.9 p0+p3   43 t[2] spill
        mov rdi, rbp                 ;   953.7 p1      43 t[2] copy
        xor rdi, qword [rsp + 1376]  ;   954.9 p2+p0   43 t[2]
        mov qword [rsp + 2144], rdx  ;   955.4 p0+p3   43 t[2] spill
        mov rdx, rax                 ;   948.7 p1      43 t[2] copy
        xor rdx, rcx                 ;   956.4 p0      43 t[2]
        mov qword [rsp + 2152], r9   ;   957.0 p0+p3   43 t[2] spill
        mov r9, rdx                  ;   957.4 p1      43 t[2] copy
        xor r9, qword [rsp + 1432]   ;   958.4 p2+p0   43 t[2]
        mov qword [rsp + 2160], rsi  ;   958.6 p0+p3   43 t[2] spill
        mov rsi, r10                 ;   954.7 p1      43 t[2] copy
        xor rsi, r9                  ;   959.6 p0      43 t[2]
        mov qword [rsp + 2168], r13  ;   960.2 p0+p3   43 t[2] spill
        mov r13, rsi                 ;   960.6 p1      43 t[2] copy
        xor r13, qword [rsp + 1400]  ;   961.6 p2+p0   43 t[2]
        mov r11, rbp                 ;   953.7 p1      43 t[2] copy
        and r11, rsi                 ;   961.7 p0      43 t[2]
        xor r12, r11                 ;   962.7 p0      43 t[2]
        mov r11, r9                  ;   959.4 p1      43 t[2] copy
        xor r11, qword [rsp + 1376]  ;   962.9 p2+p0   43 t[2]
        xor r8, r11                  ;   963.9 p0      43 t[2]
        and r11, r9                  ;   964.0 p0      43 t[2]
        xor r12, r11                 ;   965.0 p0      43 t[2]
        mov qword [rsp + 2176], rbp  ;   965.2 p0+p3   43 t[2] spill
        mov rbp, rcx                 ;   953.7 p1      43 t[2] copy
        and rbp, r8                  ;   966.2 p0      43 t[2]
        xor r11, rbp                 ;   967.2 p0      43 t[2]
        mov rbp, rcx                 ;   953.7 p1      43 t[2] copy
        xor rbp, r10                 ;   967.3 p0      43 t[2]
        mov qword [rsp + 2184], rsi  ;   967.9 p0+p3   43 t[2] spill
        mov rsi, r13                 ;   962.6 p1      43 t[2] copy
        and rsi, rbp                 ;   968.9 p0      43 t[2]
        xor rsi, qword [rsp + 1408]  ;   969.9 p2+p0   43 t[2]
        xor rsi, r11                 ;   970.9 p0      43 t[2]
        mov qword [rsp + 2192], r9   ;   970.6 p0+p3   43 t[2] spill
        mov r9, rbx                  ;   949.7 p1      43 t[2] copy
        or r9, qword [rsp + 1432]    ;   971.6 p2+p0   43 t[2]
        xor r15, r11                 ;   972.2 p0      43 t[2]
        mov r11, r14                 ;   947.7 p1      43 t[2] copy
        and r11, rdx                 ;   972.7 p0      43 t[2]
        xor rsi, r11                 ;   973.7 p0      43 t[2]
        xor r11, r12                 ;   973.9 p0      43 t[2]
        xor r12, r9                  ;   974.4 p0      43 t[2]
        xor r15, r9                  ;   975.0 p0      43 t[2]
        mov r9, r14                  ;   947.7 p1      43 t[2] copy
        xor r9, r8                   ;   975.6 p0      43 t[2]
        mov qword [rsp + 2200], rdx  ;   976.2 p0+p3   43 t[2] spill
        mov rdx, rbp                 ;   968.3 p1      43 t[2] copy
        xor rdx, qword [rsp + 1432]  ;   977.2 p2+p0   43 t[2]
        mov qword [rsp + 2208], rbp  ;   977.7 p0+p3   43 t[2] spill
        mov rbp, rax                 ;   948.7 p1      43 t[2] copy
        and rbp, r9                  ;   978.7 p0      43 t[2]
        xor r11, rbp                 ;   979.7 p0      43 t[2]
        mov rbp, rbx                 ;   949.7 p1      43 t[2] copy
        xor rbp, r13                 ;   979.9 p0      43 t[2]
        mov qword [rsp + 2216], r9   ;   980.4 p0+p3   43 t[2] spill
        mov r9, r10                  ;   954.7 p1      43 t[2] copy
        and r9, rdi                  ;   981.4 p0      43 t[2]
        xor r15, r9                  ;   982.4 p0      43 t[2]
        mov r9, rdx                  ;   978.2 p1      43 t[2] copy
        and r9, rbp                  ;   982.6 p0      43 t[2]
        xor r12, r9                  ;   983.6 p0      43 t[2]
        mov r9, rsi                  ;   974.7 p1      43 t[2] copy
        and r9, r11                  ;   983.7 p0      43 t[2]
        xor r12, r9                  ;   984.7 p0      43 t[2]
        mov qword [rsp + 2224], rax  ;   984.9 p0+p3   43 t[2] spill
        mov rax, r15                 ;   983.4 p1      43 t[2] copy
        and rax, r12                 ;   985.9 p0      43 t[2]
        xor r11, rax                 ;   986.9 p0      43 t[2]
        mov rax, rsi                 ;   974.7 p1      43 t[2] copy
        xor rsi, r12                 ;   987.0 p0      43 t[2]
        mov r12, r15                 ;   983.4 p1      43 t[2] copy
        and r12, r11                 ;   987.9 p0      43 t[2]
        xor rax, r12                 ;   988.9 p0      43 t[2]
        or r9, rsi                   ;   988.7 p0      43 t[2]
        xor r9, r11                  ;   989.7 p0      43 t[2]
        and r11, rax                 ;   989.9 p0      43 t[2]
        and rbp, rax                 ;   990.4 p0      43 t[2]
        xor r15, r11                 ;   991.0 p0      43 t[2]
        mov r11, rax                 ;   989.9 p1      43 t[2] copy
        or r11, r9                   ;   991.6 p0      43 t[2]
        xor rsi, r11                 ;   992.6 p0      43 t[2]
        and rcx, rsi                 ;   993.6 p0      43 t[2]
        mov r11, rax                 ;   989.9 p1      43 t[2] copy
        xor r11, r9                  ;   993.3 p0      43 t[2]
        and rbx, r9                  ;   993.9 p0      43 t[2]
        mov r12, rsi                 ;   993.6 p1      43 t[2] copy
        xor r12, r11                 ;   994.6 p0      43 t[2]
        and r8, rsi                  ;   995.0 p0      43 t[2]
        xor rsi, r15                 ;   995.6 p0      43 t[2]
        and r13, r11                 ;   996.1 p0      43 t[2]
        xor r8, r13                  ;   997.1 p0      43 t[2]
        and r10, r12                 ;   997.3 p0      43 t[2]
        and rdi, r12                 ;   997.9 p0      43 t[2]
        mov r12, r9                  ;   990.7 p1      43 t[2] copy
        and r12, qword [rsp + 1432]  ;   998.4 p2+p0   43 t[2]
        xor r9, rsi                  ;   999.0 p0      43 t[2]
        and r14, rsi                 ;   999.6 p0      43 t[2]
        and rdx, rax                 ;  1000.1 p0      43 t[2]
        and rsi, qword [rsp + 2200]  ;  1000.7 p2+p0   43 t[2]
        and r11, qword [rsp + 2208]  ;  1001.3 p2+p0   43 t[2]
        xor rax, r15                 ;  1001.8 p0      43 t[2]
        mov qword [rsp + 2208], rbx  ;  1002.4 p0+p3   43 t[2] spill
        mov rbx, qword [rsp + 2192]  ;   970.6 p2      43 t[2]
        and rbx, r9                  ;  1003.4 p0      43 t[2]
        and r9, qword [rsp + 1376]   ;  1004.0 p2+p0   43 t[2]
        xor r14, r9                  ;  1005.0 p0      43 t[2]
        xor rbx, r12                 ;  1005.1 p0      43 t[2]
        xor rbx, rdx                 ;  1006.1 p0      43 t[2]
        xor rdx, r10                 ;  1006.3 p0      43 t[2]
        mov qword [rsp + 2192], r9   ;  1006.8 p0+p3   43 t[2] spill
        mov r9, qword [rsp + 2184]   ;   967.9 p2      43 t[2]
        and r9, rax                  ;  1007.8 p0      43 t[2]
        xor rbx, r9                  ;  1008.8 p0      43 t[2]
        xor rcx, r9                  ;  1009.0 p0      43 t[2]
        mov r9, qword [rsp + 2176]   ;   965.2 p2      43 t[2]
        and r9, rax                  ;  1009.6 p0      43 t[2]
        mov rax, qword [rsp + 2224]  ;   984.9 p2      43 t[2]
        and rax, r15                 ;  1010.1 p0      43 t[2]
        xor rdx, rcx                 ;  1010.7 p0      43 t[2]
        and r15, qword [rsp + 2216]  ;  1011.3 p2+p0   43 t[2]
        xor r10, r12                 ;  1011.8 p0      43 t[2]
        mov r12, r8                  ;   998.1 p1      43 t[2] copy
        xor r12, r14                 ;  1012.4 p0      43 t[2]
        xor r12, rdx                 ;  1013.4 p0      43 t[2]
        xor r10, rsi                 ;  1013.6 p0      43 t[2]
        xor r11, r12                 ;  1014.4 p0      43 t[2]
        mov rsi, qword [rsp + 2208]  ;  1002.4 p2      43 t[2]
        xor rsi, qword [rsp + 2192]  ;  1014.7 p2+p0   43 t[2]
        xor r10, r11                 ;  1015.4 p0      43 t[2]
        xor r15, r10                 ;  1016.4 p0      43 t[2]
        xor r14, r9                  ;  1016.4 p0      43 t[2]
        xor r13, rdi                 ;  1017.0 p0      43 t[2]
        xor rbp, r15                 ;  1017.6 p0      43 t[2]
        xor rsi, r8                  ;  1018.1 p0      43 t[2]
        xor r14, r15                 ;  1018.7 p0      43 t[2]
        xor rcx, rax                 ;  1019.3 p0      43 t[2]
        xor rcx, r11                 ;  1020.3 p0      43 t[2]
        xor r13, rbp                 ;  1020.4 p0      43 t[2]
        xor rsi, rbp                 ;  1021.0 p0      43 t[2]
        not r12                      ;  1021.5 p0      43 t[2]
        not rdx                      ;  1022.0 p0      43 t[2]
        not rcx                      ;  1022.5 p0      43 t[2]
        not r14                      ;  1023.0 p0      43 t[2]
        mov r8, qword [rsp + 688]    ;   968.5 p2      43 t[2]
        mov r9, qword [rsp + 696]    ;   969.5 p2      43 t[2] reload
        xor r8, r9                   ;  1023.5 p0      43 t[2]
        mov r11, qword [rsp + 672]   ;   970.5 p2      43 t[2]
        xor r11, r8                  ;  1024.5 p0      43 t[2]
        mov r15, qword [rsp + 720]   ;   971.5 p2      43 t[2]
        xor r15, r11                 ;  1025.5 p0      43 t[2]
        mov rdi, qword [rsp + 712]   ;   972.5 p2      43 t[2]
        xor rdi, r15                 ;  1026.5 p0      43 t[2]
        mov rbp, qword [rsp + 664]   ;   973.5 p2      43 t[2]
        xor rbp, r15                 ;  1026.5 p0      43 t[2]
        mov rax, rbp                 ;  1027.5 p1      43 t[2] copy
        xor rax, qword [rsp + 680]   ;  1028.5 p2+p0   43 t[2]
        mov qword [rsp + 2192], r10  ;  1027.0 p0+p3   43 t[2] spill
        mov r10, rax                 ;  1029.5 p1      43 t[2] copy
        xor r10, qword [rsp + 688]   ;  1030.5 p2+p0   43 t[2]
        mov qword [rsp + 2208], rbx  ;  1028.5 p0+p3   43 t[2] spill
        mov rbx, r9                  ;   976.3 p1      43 t[2] copy
        mov qword [rsp + 2216], rdx  ;  1029.5 p0+p3   43 t[2] spill
        mov rdx, rdi                 ;  1027.5 p1      43 t[2] copy
        xor rdx, qword [rsp + 704]   ;  1030.5 p2+p0   43 t[2]
        xor rbx, rdx                 ;  1031.5 p0      43 t[2]
        mov qword [rsp + 2224], r12  ;  1031.7 p0+p3   43 t[2] spill
        mov r12, rdx                 ;  1031.5 p1      43 t[2] copy
        xor r12, qword [rsp + 664]   ;  1032.7 p2+p0   43 t[2]
        mov qword [rsp + 2176], r14  ;  1033.3 p0+p3   43 t[2] spill
        mov r14, rdi                 ;  1027.5 p1      43 t[2] copy
        xor r14, r10                 ;  1034.3 p0      43 t[2]
        mov qword [rsp + 2184], rcx  ;  1034.8 p0+p3   43 t[2] spill
        mov rcx, r14                 ;  1035.3 p1      43 t[2] copy
        xor rcx, qword [rsp + 720]   ;  1036.3 p2+p0   43 t[2]
        mov qword [rsp + 2200], rsi  ;  1036.4 p0+p3   43 t[2] spill
        mov rsi, rbx                 ;  1032.5 p1      43 t[2] copy
        xor rsi, rcx                 ;  1037.4 p0      43 t[2]
        mov qword [rsp + 2232], r13  ;  1038.0 p0+p3   43 t[2] spill
        mov r13, rsi                 ;  1038.4 p1      43 t[2] copy
        xor r13, qword [rsp + 688]   ;  1039.4 p2+p0   43 t[2]
        mov r9, rdx                  ;  1031.5 p1      43 t[2] copy
        and r9, rsi                  ;  1039.5 p0      43 t[2]
        xor r11, r9                  ;  1040.5 p0      43 t[2]
        mov r9, rcx                  ;  1037.3 p1      43 t[2] copy
        xor r9, qword [rsp + 664]    ;  1040.7 p2+p0   43 t[2]
        xor r8, r9                   ;  1041.7 p0      43 t[2]
        and r9, rcx                  ;  1041.8 p0      43 t[2]
        xor r11, r9                  ;  1042.8 p0      43 t[2]
        mov qword [rsp + 2240], rdx  ;  1043.0 p0+p3   43 t[2] spill
        mov rdx, r10                 ;  1031.5 p1      43 t[2] copy
        and rdx, r8                  ;  1044.0 p0      43 t[2]
        xor r9, rdx                  ;  1045.0 p0      43 t[2]
        mov rdx, r10                 ;  1031.5 p1      43 t[2] copy
        xor rdx, rbx                 ;  1045.1 p0      43 t[2]
        mov qword [rsp + 2248], rsi  ;  1045.7 p0+p3   43 t[2] spill
        mov rsi, r13                 ;  1040.4 p1      43 t[2] copy
        and rsi, rdx                 ;  1046.7 p0      43 t[2]
        xor rsi, qword [rsp + 696]   ;  1047.7 p2+p0   43 t[2]
        xor rsi, r9                  ;  1048.7 p0      43 t[2]
        mov qword [rsp + 2256], rcx  ;  1048.4 p0+p3   43 t[2] spill
        mov rcx, rbp                 ;  1027.5 p1      43 t[2] copy
        or rcx, qword [rsp + 720]    ;  1049.4 p2+p0   43 t[2]
        xor rax, r9                  ;  1050.0 p0      43 t[2]
        mov r9, r15                  ;  1026.5 p1      43 t[2] copy
        and r9, r14                  ;  1050.5 p0      43 t[2]
        xor rsi, r9                  ;  1051.5 p0      43 t[2]
        xor r9, r11                  ;  1051.7 p0      43 t[2]
        xor r11, rcx                 ;  1052.3 p0      43 t[2]
        xor rax, rcx                 ;  1052.8 p0      43 t[2]
        mov rcx, r15                 ;  1026.5 p1      43 t[2] copy
        xor rcx, r8                  ;  1053.4 p0      43 t[2]
        mov qword [rsp + 2264], r14  ;  1054.0 p0+p3   43 t[2] spill
        mov r14, rdx                 ;  1046.1 p1      43 t[2] copy
        xor r14, qword [rsp + 720]   ;  1055.0 p2+p0   43 t[2]
        mov qword [rsp + 2272], rdx  ;  1055.5 p0+p3   43 t[2] spill
        mov rdx, rdi                 ;  1027.5 p1      43 t[2] copy
        and rdx, rcx                 ;  1056.5 p0      43 t[2]
        xor r9, rdx                  ;  1057.5 p0      43 t[2]
        mov rdx, rbp                 ;  1027.5 p1      43 t[2] copy
        xor rdx, r13                 ;  1057.7 p0      43 t[2]
        mov qword [rsp + 2280], rcx  ;  1058.2 p0+p3   43 t[2] spill
        mov rcx, rbx                 ;  1032.5 p1      43 t[2] copy
        and rcx, r12                 ;  1059.2 p0      43 t[2]
        xor rax, rcx                 ;  1060.2 p0      43 t[2]
        mov rcx, r14                 ;  1056.0 p1      43 t[2] copy
        and rcx, rdx                 ;  1060.4 p0      43 t[2]
        xor r11, rcx                 ;  1061.4 p0      43 t[2]
        mov rcx, rsi                 ;  1052.5 p1      43 t[2] copy
        and rcx, r9                  ;  1061.5 p0      43 t[2]
        xor r11, rcx                 ;  1062.5 p0      43 t[2]
        mov qword [rsp + 2288], rdi  ;  1062.7 p0+p3   43 t[2] spill
        mov rdi, rax                 ;  1061.2 p1      43 t[2] copy
        and rdi, r11                 ;  1063.7 p0      43 t[2]
        xor r9, rdi                  ;  1064.7 p0      43 t[2]
        mov rdi, rsi                 ;  1052.5 p1      43 t[2] copy
        xor rsi, r11                 ;  1064.8 p0      43 t[2]
        mov r11, rax                 ;  1061.2 p1      43 t[2] copy
        and r11, r9                  ;  1065.7 p0      43 t[2]
        xor rdi, r11                 ;  1066.7 p0      43 t[2]
        or rcx, rsi                  ;  1066.5 p0      43 t[2]
        xor rcx, r9                  ;  1067.5 p0      43 t[2]
        and r9, rdi                  ;  1067.7 p0      43 t[2]
        and rdx, rdi                 ;  1068.2 p0      43 t[2]
        xor rax, r9                  ;  1068.8 p0      43 t[2]
        mov r9, rdi                  ;  1067.7 p1      43 t[2] copy
        or r9, rcx                   ;  1069.4 p0      43 t[2]
        xor rsi, r9                  ;  1070.4 p0      43 t[2]
        and r10, rsi                 ;  1071.4 p0      43 t[2]
        mov r9, rdi                  ;  1067.7 p1      43 t[2] copy
        xor r9, rcx                  ;  1071.1 p0      43 t[2]
        and rbp, rcx                 ;  1071.7 p0      43 t[2]
        mov r11, rsi                 ;  1071.4 p1      43 t[2] copy
        xor r11, r9                  ;  1072.4 p0      43 t[2]
        and r8, rsi                  ;  1072.8 p0      43 t[2]
        xor rsi, rax                 ;  1073.4 p0      43 t[2]
        and r13, r9                  ;  1074.0 p0      43 t[2]
        xor r8, r13                  ;  1075.0 p0      43 t[2]
        and rbx, r11                 ;  1075.1 p0      43 t[2]
        and r12, r11                 ;  1075.7 p0      43 t[2]
        mov r11, rcx                 ;  1068.5 p1      43 t[2] copy
        and r11, qword [rsp + 720]   ;  1076.2 p2+p0   43 t[2]
        xor rcx, rsi                 ;  1076.8 p0      43 t[2]
        and r15, rsi                 ;  1077.4 p0      43 t[2]
        and r14, rdi                 ;  1077.9 p0      43 t[2]
        and rsi, qword [rsp + 2264]  ;  1078.5 p2+p0   43 t[2]
        and r9, qword [rsp + 2272]   ;  1079.1 p2+p0   43 t[2]
        mov qword [rsp + 2272], rbp  ;  1079.7 p0+p3   43 t[2] spill
        mov rbp, qword [rsp + 2256]  ;  1048.4 p2      43 t[2]
        and rbp, rcx                 ;  1080.7 p0      43 t[2]
        and rcx, qword [rsp + 664]   ;  1081.2 p2+p0   43 t[2]
        xor rdi, rax                 ;  1081.8 p0      43 t[2]
        xor r15, rcx                 ;  1082.4 p0      43 t[2]
        xor rbp, r11                 ;  1082.9 p0      43 t[2]
        xor rbp, r14                 ;  1083.9 p0      43 t[2]
        xor r14, rbx                 ;  1084.1 p0      43 t[2]
        mov qword [rsp + 2256], rcx  ;  1084.7 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2248]  ;  1045.7 p2      43 t[2]
        and rcx, rdi                 ;  1085.7 p0      43 t[2]
        xor rbp, rcx                 ;  1086.7 p0      43 t[2]
        xor r10, rcx                 ;  1086.8 p0      43 t[2]
        mov rcx, qword [rsp + 2240]  ;  1043.0 p2      43 t[2]
        and rcx, rdi                 ;  1087.4 p0      43 t[2]
        mov rdi, qword [rsp + 2288]  ;  1062.7 p2      43 t[2]
        and rdi, rax                 ;  1087.9 p0      43 t[2]
        xor r14, r10                 ;  1088.5 p0      43 t[2]
        and rax, qword [rsp + 2280]  ;  1089.1 p2+p0   43 t[2]
        xor rbx, r11                 ;  1089.7 p0      43 t[2]
        mov r11, r8                  ;  1076.0 p1      43 t[2] copy
        xor r11, r15                 ;  1090.2 p0      43 t[2]
        xor r11, r14                 ;  1091.2 p0      43 t[2]
        xor rbx, rsi                 ;  1091.4 p0      43 t[2]
        xor r9, r11                  ;  1092.2 p0      43 t[2]
        mov rsi, qword [rsp + 2272]  ;  1079.7 p2      43 t[2]
        xor rsi, qword [rsp + 2256]  ;  1092.5 p2+p0   43 t[2]
        xor rbx, r9                  ;  1093.2 p0      43 t[2]
        xor rax, rbx                 ;  1094.2 p0      43 t[2]
        xor r15, rcx                 ;  1094.2 p0      43 t[2]
        xor r13, r12                 ;  1094.8 p0      43 t[2]
        xor rdx, rax                 ;  1095.4 p0      43 t[2]
        xor rsi, r8                  ;  1095.9 p0      43 t[2]
        xor r15, rax                 ;  1096.5 p0      43 t[2]
        xor r10, rdi                 ;  1097.1 p0      43 t[2]
        xor r10, r9                  ;  1098.1 p0      43 t[2]
        xor r13, rdx                 ;  1098.2 p0      43 t[2]
        xor rsi, rdx                 ;  1098.8 p0      43 t[2]
        not r11                      ;  1099.4 p0      43 t[2]
        not r14                      ;  1099.9 p0      43 t[2]
        not r10                      ;  1100.4 p0      43 t[2]
        not r15                      ;  1100.9 p0      43 t[2]
        mov r8, qword [rsp + 1016]   ;  1046.3 p2      43 t[2]
        mov r9, qword [rsp + 1024]   ;  1047.3 p2      43 t[2] reload
        xor r8, r9                   ;  1101.4 p0      43 t[2]
        mov r12, qword [rsp + 1000]  ;  1048.3 p2      43 t[2]
        xor r12, r8                  ;  1102.4 p0      43 t[2]
        mov rdi, qword [rsp + 1048]  ;  1049.3 p2      43 t[2]
        xor rdi, r12                 ;  1103.4 p0      43 t[2]
        mov rax, qword [rsp + 1040]  ;  1050.3 p2      43 t[2]
        xor rax, rdi                 ;  1104.4 p0      43 t[2]
        mov rcx, qword [rsp + 992]   ;  1051.3 p2      43 t[2]
        xor rcx, rdi                 ;  1104.4 p0      43 t[2]
        mov rdx, rcx                 ;  1105.4 p1      43 t[2] copy
        xor rdx, qword [rsp + 1008]  ;  1106.4 p2+p0   43 t[2]
        mov qword [rsp + 2256], r14  ;  1104.8 p0+p3   43 t[2] spill
        mov r14, rdx                 ;  1107.4 p1      43 t[2] copy
        xor r14, qword [rsp + 1016]  ;  1108.4 p2+p0   43 t[2]
        mov qword [rsp + 2272], r11  ;  1106.4 p0+p3   43 t[2] spill
        mov r11, r9                  ;  1054.2 p1      43 t[2] copy
        mov qword [rsp + 2280], r10  ;  1107.4 p0+p3   43 t[2] spill
        mov r10, rax                 ;  1105.4 p1      43 t[2] copy
        xor r10, qword [rsp + 1032]  ;  1108.4 p2+p0   43 t[2]
        xor r11, r10                 ;  1109.4 p0      43 t[2]
        mov qword [rsp + 2288], rsi  ;  1109.5 p0+p3   43 t[2] spill
        mov rsi, r10                 ;  1109.4 p1      43 t[2] copy
        xor rsi, qword [rsp + 992]   ;  1110.5 p2+p0   43 t[2]
        mov qword [rsp + 2240], r13  ;  1111.1 p0+p3   43 t[2] spill
        mov r13, rax                 ;  1105.4 p1      43 t[2] copy
        xor r13, r14                 ;  1112.1 p0      43 t[2]
        mov qword [rsp + 2248], rbp  ;  1112.6 p0+p3   43 t[2] spill
        mov rbp, r13                 ;  1113.1 p1      43 t[2] copy
        xor rbp, qword [rsp + 1048]  ;  1114.1 p2+p0   43 t[2]
        mov qword [rsp + 2264], rbx  ;  1114.2 p0+p3   43 t[2] spill
        mov rbx, r11                 ;  1110.4 p1      43 t[2] copy
        xor rbx, rbp                 ;  1115.2 p0      43 t[2]
        mov qword [rsp + 2296], r15  ;  1115.8 p0+p3   43 t[2] spill
        mov r15, rbx                 ;  1116.2 p1      43 t[2] copy
        xor r15, qword [rsp + 1016]  ;  1117.2 p2+p0   43 t[2]
        mov r9, r10                  ;  1109.4 p1      43 t[2] copy
        and r9, rbx                  ;  1117.4 p0      43 t[2]
        xor r12, r9                  ;  1118.4 p0      43 t[2]
        mov r9, rbp                  ;  1115.1 p1      43 t[2] copy
        xor r9, qword [rsp + 992]    ;  1118.5 p2+p0   43 t[2]
        xor r8, r9                   ;  1119.5 p0      43 t[2]
        and r9, rbp                  ;  1119.6 p0      43 t[2]
        xor r12, r9                  ;  1120.6 p0      43 t[2]
        mov qword [rsp + 2304], r10  ;  1120.8 p0+p3   43 t[2] spill
        mov r10, r14                 ;  1109.4 p1      43 t[2] copy
        and r10, r8                  ;  1121.8 p0      43 t[2]
        xor r9, r10                  ;  1122.8 p0      43 t[2]
        mov r10, r14                 ;  1109.4 p1      43 t[2] copy
        xor r10, r11                 ;  1122.9 p0      43 t[2]
        mov qword [rsp + 2312], rbx  ;  1123.5 p0+p3   43 t[2] spill
        mov rbx, r15                 ;  1118.2 p1      43 t[2] copy
        and rbx, r10                 ;  1124.5 p0      43 t[2]
        xor rbx, qword [rsp + 1024]  ;  1125.5 p2+p0   43 t[2]
        xor rbx, r9                  ;  1126.5 p0      43 t[2]
        mov qword [rsp + 2320], rbp  ;  1126.2 p0+p3   43 t[2] spill
        mov rbp, rcx                 ;  1105.4 p1      43 t[2] copy
        or rbp, qword [rsp + 1048]   ;  1127.2 p2+p0   43 t[2]
        xor rdx, r9                  ;  1127.8 p0      43 t[2]
        mov r9, rdi                  ;  1104.4 p1      43 t[2] copy
        and r9, r13                  ;  1128.4 p0      43 t[2]
        xor rbx, r9                  ;  1129.4 p0      43 t[2]
        xor r9, r12                  ;  1129.5 p0      43 t[2]
        xor r12, rbp                 ;  1130.1 p0      43 t[2]
        xor rdx, rbp                 ;  1130.6 p0      43 t[2]
        mov rbp, rdi                 ;  1104.4 p1      43 t[2] copy
        xor rbp, r8                  ;  1131.2 p0      43 t[2]
        mov qword [rsp + 2328], r13  ;  1131.8 p0+p3   43 t[2] spill
        mov r13, r10                 ;  1123.9 p1      43 t[2] copy
        xor r13, qword [rsp + 1048]  ;  1132.8 p2+p0   43 t[2]
        mov qword [rsp + 2336], r10  ;  1133.3 p0+p3   43 t[2] spill
        mov r10, rax                 ;  1105.4 p1      43 t[2] copy
        and r10, rbp                 ;  1134.3 p0      43 t[2]
        xor r9, r10                  ;  1135.3 p0      43 t[2]
        mov r10, rcx                 ;  1105.4 p1      43 t[2] copy
        xor r10, r15                 ;  1135.5 p0      43 t[2]
        mov qword [rsp + 2344], rbp  ;  1136.1 p0+p3   43 t[2] spill
        mov rbp, r11                 ;  1110.4 p1      43 t[2] copy
        and rbp, rsi                 ;  1137.1 p0      43 t[2]
        xor rdx, rbp                 ;  1138.1 p0      43 t[2]
        mov rbp, r13                 ;  1133.8 p1      43 t[2] copy
        and rbp, r10                 ;  1138.2 p0      43 t[2]
        xor r12, rbp                 ;  1139.2 p0      43 t[2]
        mov rbp, rbx                 ;  1130.4 p1      43 t[2] copy
        and rbp, r9                  ;  1139.3 p0      43 t[2]
        xor r12, rbp                 ;  1140.3 p0      43 t[2]
        mov qword [rsp + 2352], rax  ;  1140.5 p0+p3   43 t[2] spill
        mov rax, rdx                 ;  1139.1 p1      43 t[2] copy
        and rax, r12                 ;  1141.5 p0      43 t[2]
        xor r9, rax                  ;  1142.5 p0      43 t[2]
        mov rax, rbx                 ;  1130.4 p1      43 t[2] copy
        xor rbx, r12                 ;  1142.6 p0      43 t[2]
        mov r12, rdx                 ;  1139.1 p1      43 t[2] copy
        and r12, r9                  ;  1143.5 p0      43 t[2]
        xor rax, r12                 ;  1144.5 p0      43 t[2]
        or rbp, rbx                  ;  1144.3 p0      43 t[2]
        xor rbp, r9                  ;  1145.3 p0      43 t[2]
        and r9, rax                  ;  1145.5 p0      43 t[2]
        and r10, rax                 ;  1146.1 p0      43 t[2]
        xor rdx, r9                  ;  1146.6 p0      43 t[2]
        mov r9, rax                  ;  1145.5 p1      43 t[2] copy
        or r9, rbp                   ;  1147.2 p0      43 t[2]
        xor rbx, r9                  ;  1148.2 p0      43 t[2]
        and r14, rbx                 ;  1149.2 p0      43 t[2]
        mov r9, rax                  ;  1145.5 p1      43 t[2] copy
        xor r9, rbp                  ;  1148.9 p0      43 t[2]
        and rcx, rbp                 ;  1149.5 p0      43 t[2]
        mov r12, rbx                 ;  1149.2 p1      43 t[2] copy
        xor r12, r9                  ;  1150.2 p0      43 t[2]
        and r8, rbx                  ;  1150.6 p0      43 t[2]
        xor rbx, rdx                 ;  1151.2 p0      43 t[2]
        and r15, r9                  ;  1151.8 p0      43 t[2]
        xor r8, r15                  ;  1152.8 p0      43 t[2]
        and r11, r12                 ;  1152.9 p0      43 t[2]
        and rsi, r12                 ;  1153.5 p0      43 t[2]
        mov r12, rbp                 ;  1146.3 p1      43 t[2] copy
        and r12, qword [rsp + 1048]  ;  1154.0 p2+p0   43 t[2]
        xor rbp, rbx                 ;  1154.6 p0      43 t[2]
        and rdi, rbx                 ;  1155.2 p0      43 t[2]
        and r13, rax                 ;  1155.8 p0      43 t[2]
        and rbx, qword [rsp + 2328]  ;  1156.3 p2+p0   43 t[2]
        and r9, qword [rsp + 2336]   ;  1156.9 p2+p0   43 t[2]
        mov qword [rsp + 2336], rcx  ;  1157.5 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2320]  ;  1126.2 p2      43 t[2]
        and rcx, rbp                 ;  1158.5 p0      43 t[2]
        and rbp, qword [rsp + 992]   ;  1159.0 p2+p0   43 t[2]
        xor rax, rdx                 ;  1159.6 p0      43 t[2]
        xor rdi, rbp                 ;  1160.2 p0      43 t[2]
        xor rcx, r12                 ;  1160.8 p0      43 t[2]
        xor rcx, r13                 ;  1161.8 p0      43 t[2]
        xor r13, r11                 ;  1161.9 p0      43 t[2]
        mov qword [rsp + 2320], rbp  ;  1162.5 p0+p3   43 t[2] spill
        mov rbp, qword [rsp + 2312]  ;  1123.5 p2      43 t[2]
        and rbp, rax                 ;  1163.5 p0      43 t[2]
        xor rcx, rbp                 ;  1164.5 p0      43 t[2]
        xor r14, rbp                 ;  1164.6 p0      43 t[2]
        mov rbp, qword [rsp + 2304]  ;  1120.8 p2      43 t[2]
        and rbp, rax                 ;  1165.2 p0      43 t[2]
        mov rax, qword [rsp + 2352]  ;  1140.5 p2      43 t[2]
        and rax, rdx                 ;  1165.8 p0      43 t[2]
        xor r13, r14                 ;  1166.3 p0      43 t[2]
        and rdx, qword [rsp + 2344]  ;  1166.9 p2+p0   43 t[2]
        xor r11, r12                 ;  1167.5 p0      43 t[2]
        mov r12, r8                  ;  1153.8 p1      43 t[2] copy
        xor r12, rdi                 ;  1168.0 p0      43 t[2]
        xor r12, r13                 ;  1169.0 p0      43 t[2]
        xor r11, rbx                 ;  1169.2 p0      43 t[2]
        xor r9, r12                  ;  1170.0 p0      43 t[2]
        mov rbx, qword [rsp + 2336]  ;  1157.5 p2      43 t[2]
        xor rbx, qword [rsp + 2320]  ;  1170.3 p2+p0   43 t[2]
        xor r11, r9                  ;  1171.0 p0      43 t[2]
        xor rdx, r11                 ;  1172.0 p0      43 t[2]
        xor rdi, rbp                 ;  1172.0 p0      43 t[2]
        xor r15, rsi                 ;  1172.6 p0      43 t[2]
        xor r10, rdx                 ;  1173.2 p0      43 t[2]
        xor rbx, r8                  ;  1173.7 p0      43 t[2]
        xor rdi, rdx                 ;  1174.3 p0      43 t[2]
        xor r14, rax                 ;  1174.9 p0      43 t[2]
        xor r14, r9                  ;  1175.9 p0      43 t[2]
        mov r8, qword [rsp + 2168]   ;  1121.2 p2      55 t[2]
        mov r9, qword [rsp + 2232]   ;  1122.2 p2      43 t[2] reload
        xor r8, r9                   ;  1176.0 p0      55 t[2]
        xor r15, r10                 ;  1176.6 p0      43 t[2]
        mov rsi, qword [rsp + 2112]  ;  1123.2 p2      55 t[2]
        xor rsi, qword [rsp + 2152]  ;  1177.2 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2160]  ;  1178.2 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2120]  ;  1179.2 p2+p0   55 t[2]
        mov rbp, qword [rsp + 2200]  ;  1127.2 p2      43 t[2] reload
        xor rsi, rbp                 ;  1180.2 p0      55 t[2]
        xor rbx, r10                 ;  1179.5 p0      43 t[2]
        not r12                      ;  1180.0 p0      43 t[2]
        not r13                      ;  1180.5 p0      43 t[2]
        mov r10, qword [rsp + 2144]  ;  1128.5 p2      55 t[2]
        mov rax, qword [rsp + 2184]  ;  1129.5 p2      43 t[2] reload
        xor r10, rax                 ;  1181.0 p0      55 t[2]
        mov rdx, qword [rsp + 2168]  ;  1130.5 p2      55 t[2]
        not r14                      ;  1181.6 p0      43 t[2]
        not rdi                      ;  1182.1 p0      43 t[2]
        xor rdx, r15                 ;  1182.6 p0      55 t[2]
        xor rax, r14                 ;  1183.2 p0      55 t[2]
        mov r14, qword [rsp + 2104]  ;  1131.6 p2      55 t[2]
        xor r14, qword [rsp + 2176]  ;  1183.7 p2+p0   55 t[2]
        xor r9, qword [rsp + 2240]   ;  1184.3 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2288]  ;  1184.9 p2+p0   55 t[2]
        mov qword [rsp + 2200], rdx  ;  1185.5 p0+p3   55 t[2] spill
        mov rdx, qword [rsp + 2168]  ;  1135.6 p2      55 t[2]
        xor rdx, r14                 ;  1186.5 p0      55 t[2]
        xor rdi, qword [rsp + 2176]  ;  1187.0 p2+p0   55 t[2]
        mov qword [rsp + 2176], rsi  ;  1187.6 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2104]  ;  1137.6 p2      55 t[2]
        xor rsi, qword [rsp + 2296]  ;  1188.6 p2+p0   55 t[2]
        xor r14, rax                 ;  1189.2 p0      55 t[2]
        mov qword [rsp + 2104], r14  ;  1190.2 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2072]  ;  1139.7 p2      55 t[2]
        xor r14, r11                 ;  1190.7 p0      55 t[2]
        xor r14, r10                 ;  1191.7 p0      55 t[2]
        xor r10, qword [rsp + 2296]  ;  1191.9 p2+p0   55 t[2]
        mov qword [rsp + 2296], r14  ;  1192.7 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2264]  ;  1141.9 p2      55 t[2]
        xor r14, r11                 ;  1193.5 p0      55 t[2]
        xor rbp, r9                  ;  1194.0 p0      55 t[2]
        mov qword [rsp + 2264], r11  ;  1194.6 p0+p3   43 t[2] spill
        mov r11, qword [rsp + 2224]  ;  1144.2 p2      55 t[2]
        xor r11, r8                  ;  1195.6 p0      55 t[2]
        mov qword [rsp + 2224], r8   ;  1196.2 p0+p3   55 t[2] spill
        mov r8, qword [rsp + 2248]   ;  1145.5 p2      55 t[2]
        xor r8, rcx                  ;  1197.2 p0      55 t[2]
        xor r15, qword [rsp + 2240]  ;  1197.7 p2+p0   55 t[2]
        xor r12, qword [rsp + 2272]  ;  1198.3 p2+p0   55 t[2]
        mov qword [rsp + 2240], rcx  ;  1198.9 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2216]  ;  1148.5 p2      55 t[2]
        xor rcx, r8                  ;  1199.9 p0      55 t[2]
        mov qword [rsp + 2168], r14  ;  1200.5 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2280]  ;  1150.5 p2      55 t[2]
        xor r14, rax                 ;  1201.5 p0      55 t[2]
        mov qword [rsp + 2232], rax  ;  1202.0 p0+p3   55 t[2] spill
        mov rax, qword [rsp + 2056]  ;  1151.5 p2      55 t[2]
        xor rax, rcx                 ;  1203.0 p0      55 t[2]
        xor rcx, qword [rsp + 2136]  ;  1203.6 p2+p0   55 t[2]
        xor r8, r15                  ;  1204.2 p0      55 t[2]
        mov qword [rsp + 2184], r14  ;  1204.7 p0+p3   55 t[2] spill
        mov r14, rdi                 ;  1188.0 p1      55 t[2] copy
        xor r14, r10                 ;  1205.7 p0      55 t[2]
        mov qword [rsp + 2120], r10  ;  1206.3 p0+p3   55 t[2] spill
        mov r10, r9                  ;  1185.3 p1      55 t[2] copy
        xor r10, rdx                 ;  1207.3 p0      55 t[2]
        xor rdi, r10                 ;  1208.3 p0      55 t[2]
        xor r9, r12                  ;  1208.4 p0      55 t[2]
        mov qword [rsp + 2160], rdi  ;  1209.3 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2208]  ;  1157.3 p2      55 t[2]
        xor rdi, qword [rsp + 2248]  ;  1210.0 p2+p0   55 t[2]
        mov qword [rsp + 2248], rdx  ;  1210.6 p0+p3   55 t[2] spill
        mov rdx, r13                 ;  1181.5 p1      55 t[2] copy
        xor rdx, rax                 ;  1211.6 p0      55 t[2]
        mov qword [rsp + 2152], r9   ;  1212.2 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2176]   ;  1187.6 p2      55 t[2]
        xor r9, rbx                  ;  1213.2 p0      55 t[2]
        mov qword [rsp + 2112], r10  ;  1213.7 p0+p3   55 t[2] spill
        mov r10, r12                 ;  1199.3 p1      55 t[2] copy
        xor r10, r8                  ;  1214.7 p0      55 t[2]
        xor r12, r11                 ;  1215.3 p0      55 t[2]
        xor r10, rdx                 ;  1215.9 p0      55 t[2]
        xor r11, qword [rsp + 2128]  ;  1216.4 p2+p0   55 t[2]
        mov qword [rsp + 2320], rdx  ;  1217.0 p0+p3   55 t[2] spill
        mov rdx, qword [rsp + 2072]  ;  1165.5 p2      55 t[2]
        xor rdx, qword [rsp + 2192]  ;  1218.0 p2+p0   55 t[2]
        mov qword [rsp + 2336], r10  ;  1218.6 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2216]  ;  1167.5 p2      55 t[2]
        xor r10, qword [rsp + 2256]  ;  1219.6 p2+p0   55 t[2]
        xor r13, r10                 ;  1220.6 p0      55 t[2]
        xor r10, r12                 ;  1220.7 p0      55 t[2]
        mov qword [rsp + 2216], r10  ;  1221.7 p0+p3   55 t[2] spill
        mov r10, rbp                 ;  1195.0 p1      55 t[2] copy
        xor r10, rdi                 ;  1222.3 p0      55 t[2]
        xor rdi, rcx                 ;  1222.9 p0      55 t[2]
        xor r10, r9                  ;  1223.4 p0      55 t[2]
        xor rbp, qword [rsp + 2168]  ;  1224.0 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2288]  ;  1224.6 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2264]  ;  1225.6 p2+p0   55 t[2]
        mov qword [rsp + 2264], r9   ;  1225.7 p0+p3   55 t[2] spill
        mov r9, rsi                  ;  1189.6 p1      55 t[2] copy
        xor r9, r15                  ;  1226.7 p0      55 t[2]
        xor rbx, r15                 ;  1227.3 p0      55 t[2]
        mov r15, qword [rsp + 2184]  ;  1204.7 p2      55 t[2]
        xor r15, rdx                 ;  1227.9 p0      55 t[2]
        xor rbx, rdx                 ;  1228.4 p0      55 t[2]
        mov rdx, qword [rsp + 2272]  ;  1177.2 p2      55 t[2]
        xor rdx, qword [rsp + 2200]  ;  1229.0 p2+p0   55 t[2]
        mov qword [rsp + 2272], rsi  ;  1229.6 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2184]  ;  1204.7 p2      55 t[2]
        xor rsi, qword [rsp + 2144]  ;  1230.6 p2+p0   55 t[2]
        xor rsi, r14                 ;  1231.6 p0      55 t[2]
        mov qword [rsp + 2184], rbx  ;  1231.7 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2240]  ;  1198.9 p2      55 t[2]
        xor rbx, qword [rsp + 2200]  ;  1232.7 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2176]  ;  1233.7 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2136]  ;  1234.7 p2+p0   55 t[2]
        mov qword [rsp + 2136], rdi  ;  1234.4 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2224]  ;  1196.2 p2      55 t[2]
        xor rdi, qword [rsp + 2176]  ;  1235.4 p2+p0   55 t[2]
        mov qword [rsp + 2176], r9   ;  1236.0 p0+p3   55 t[2] spill
        mov r9, r11                  ;  1217.4 p1      55 t[2] copy
        xor r9, rdx                  ;  1237.0 p0      55 t[2]
        xor rax, qword [rsp + 2208]  ;  1237.6 p2+p0   55 t[2]
        xor r11, r13                 ;  1238.1 p0      55 t[2]
        mov qword [rsp + 2208], r13  ;  1238.7 p0+p3   55 t[2] spill
        mov r13, qword [rsp + 768]   ;  1188.2 p2      55 t[0].0 reload
        xor r12, qword [r13 + 1536]  ;  1239.7 p2+p0   55 t[2]
        xor r11, qword [r13 + 1544]  ;  1240.3 p2+p0   55 t[2]
        xor rax, qword [r13 + 1552]  ;  1240.9 p2+p0   55 t[2]
        xor r14, qword [r13 + 1584]  ;  1241.4 p2+p0   55 t[2]
        xor rcx, qword [rsp + 2256]  ;  1242.0 p2+p0   55 t[2]
        xor rcx, qword [r13 + 1616]  ;  1243.0 p2+p0   55 t[2]
        xor rdx, qword [rsp + 2216]  ;  1243.1 p2+p0   55 t[2]
        xor rdx, qword [rsp + 2336]  ;  1244.1 p2+p0   55 t[2]
        xor rdx, qword [r13 + 1608]  ;  1245.1 p2+p0   55 t[2]
        mov qword [rsp + 2256], rcx  ;  1244.9 p0+p3   55 t[2] spill
        mov rcx, qword [rsp + 2192]  ;  1198.2 p2      55 t[2]
        xor rcx, qword [r13 + 1568]  ;  1245.9 p2+p0   55 t[2]
        xor rcx, qword [rsp + 2168]  ;  1246.9 p2+p0   55 t[2]
        xor rcx, rdi                 ;  1247.9 p0      55 t[2]
        mov qword [rsp + 2192], rdx  ;  1247.6 p0+p3   55 t[2] spill
        mov rdx, r8                  ;  1205.2 p1      55 t[2] copy
        xor rdx, qword [r13 + 1560]  ;  1248.6 p2+p0   55 t[2]
        xor rdx, r10                 ;  1249.6 p0      55 t[2]
        xor rdx, rbx                 ;  1250.6 p0      55 t[2]
        xor r10, qword [r13 + 1624]  ;  1250.3 p2+p0   55 t[2]
        mov qword [rsp + 2240], r10  ;  1251.3 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2112]  ;  1213.7 p2      55 t[2]
        xor r10, qword [r13 + 1592]  ;  1251.9 p2+p0   55 t[2]
        xor r10, qword [rsp + 2200]  ;  1252.9 p2+p0   55 t[2]
        mov qword [rsp + 2200], r10  ;  1253.9 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2152]  ;  1212.2 p2      55 t[2]
        xor r10, qword [r13 + 1600]  ;  1254.0 p2+p0   55 t[2]
        xor r10, qword [rsp + 2128]  ;  1255.0 p2+p0   55 t[2]
        mov qword [rsp + 2128], r10  ;  1256.0 p0+p3   55 t[2] spill
        mov r10, r15                 ;  1228.9 p1      55 t[2] copy
        xor r10, qword [r13 + 1576]  ;  1256.1 p2+p0   55 t[2]
        xor r15, qword [r13 + 1640]  ;  1256.7 p2+p0   55 t[2]
        xor r15, qword [rsp + 2168]  ;  1257.7 p2+p0   55 t[2]
        xor r15, qword [rsp + 2296]  ;  1258.7 p2+p0   55 t[2]
        xor r8, qword [r13 + 1688]   ;  1258.4 p2+p0   55 t[2]
        xor r8, qword [rsp + 2264]   ;  1259.4 p2+p0   55 t[2]
        mov qword [rsp + 2264], r8   ;  1260.4 p0+p3   55 t[2] spill
        mov r8, qword [rsp + 2072]   ;  1215.2 p2      55 t[2]
        xor r8, qword [r13 + 1632]   ;  1260.6 p2+p0   55 t[2]
        xor r8, rbp                  ;  1261.6 p0      55 t[2]
        mov qword [rsp + 2072], r15  ;  1261.7 p0+p3   55 t[2] spill
        mov r15, qword [rsp + 2104]  ;  1217.2 p2      55 t[2]
        xor r15, qword [r13 + 1648]  ;  1262.7 p2+p0   55 t[2]
        xor r15, rsi                 ;  1263.7 p0      55 t[2]
        xor rsi, qword [r13 + 1712]  ;  1263.8 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2272]  ;  1264.8 p2+p0   55 t[2]
        mov qword [rsp + 2272], rsi  ;  1265.8 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2176]  ;  1236.0 p2      55 t[2]
        xor rsi, qword [r13 + 1656]  ;  1266.0 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2248]  ;  1267.0 p2+p0   55 t[2]
        mov qword [rsp + 2248], rsi  ;  1268.0 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2152]  ;  1224.2 p2      55 t[2]
        xor rsi, qword [r13 + 1664]  ;  1268.1 p2+p0   55 t[2]
        xor rsi, r9                  ;  1269.1 p0      55 t[2]
        xor rbx, qword [r13 + 1752]  ;  1269.3 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2288]  ;  1270.3 p2+p0   55 t[2]
        xor rbp, qword [r13 + 1760]  ;  1270.4 p2+p0   55 t[2]
        xor rbp, rdi                 ;  1271.4 p0      55 t[2]
        mov rdi, qword [rsp + 2336]  ;  1229.2 p2      55 t[2]
        xor rdi, qword [r13 + 1672]  ;  1271.6 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2184]  ;  1272.4 p2+p0   55 t[2]
        mov qword [rsp + 2336], rbp  ;  1273.4 p0+p3   55 t[2] spill
        mov rbp, qword [rsp + 2136]  ;  1234.4 p2      55 t[2]
        xor rbp, qword [r13 + 1680]  ;  1273.7 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2208]  ;  1274.7 p2+p0   55 t[2]
        mov qword [rsp + 2208], rbx  ;  1274.8 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2184]  ;  1235.2 p2      55 t[2]
        xor rbx, qword [r13 + 1696]  ;  1275.8 p2+p0   55 t[2]
        mov qword [rsp + 2184], rbx  ;  1276.8 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2144]  ;  1237.2 p2      55 t[2]
        xor rbx, qword [r13 + 1704]  ;  1277.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2232]  ;  1278.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2168]  ;  1279.4 p2+p0   55 t[2]
        mov qword [rsp + 2168], rbx  ;  1280.4 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2176]  ;  1241.2 p2      55 t[2]
        xor rbx, qword [r13 + 1720]  ;  1280.1 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2160]  ;  1281.1 p2+p0   55 t[2]
        mov qword [rsp + 2176], rbx  ;  1282.1 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2224]  ;  1244.2 p2      55 t[2]
        xor rbx, r9                  ;  1282.3 p0      55 t[2]
        xor rbx, qword [r13 + 1728]  ;  1283.3 p2+p0   55 t[2]
        xor r9, qword [r13 + 1736]   ;  1283.4 p2+p0   55 t[2]
        xor r9, qword [rsp + 2056]   ;  1284.4 p2+p0   55 t[2]
        xor r9, qword [rsp + 2216]   ;  1285.4 p2+p0   55 t[2]
        mov qword [rsp + 2216], r9   ;  1286.4 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2136]   ;  1249.2 p2      55 t[2]
        xor r9, qword [r13 + 1744]   ;  1286.1 p2+p0   55 t[2]
        xor r9, qword [rsp + 2320]   ;  1287.1 p2+p0   55 t[2]
        mov qword [rsp + 2320], r9   ;  1288.1 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2296]   ;  1252.2 p2      55 t[2]
        xor r9, qword [r13 + 1768]   ;  1288.3 p2+p0   55 t[2]
        xor r9, qword [rsp + 2280]   ;  1289.3 p2+p0   55 t[2]
        mov qword [rsp + 2280], r9   ;  1290.3 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2120]   ;  1255.2 p2      55 t[2]
        xor r9, qword [r13 + 1776]   ;  1290.4 p2+p0   55 t[2]
        xor r9, qword [rsp + 2104]   ;  1291.4 p2+p0   55 t[2]
        mov qword [rsp + 2104], r9   ;  1292.4 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2160]   ;  1258.2 p2      55 t[2]
        xor r9, qword [r13 + 1784]   ;  1292.6 p2+p0   55 t[2]
        mov r13, qword [rsp + 1336]  ;  1260.2 p2      43 t[3]
        xor r13, qword [rsp + 1344]  ;  1293.1 p2+p0   43 t[3]
        mov qword [rsp + 2160], r9   ;  1293.7 p0+p3   55 t[2] spill
        mov r9, r13                  ;  1294.1 p1      43 t[3] copy
        xor r9, qword [rsp + 1320]   ;  1295.1 p2+p0   43 t[3]
        mov qword [rsp + 2120], rbx  ;  1295.3 p0+p3   55 t[2] spill
        mov rbx, r9                  ;  1296.1 p1      43 t[3] copy
        xor rbx, qword [rsp + 1368]  ;  1297.1 p2+p0   43 t[3]
        mov qword [rsp + 2296], rbp  ;  1296.8 p0+p3   55 t[2] spill
        mov rbp, rbx                 ;  1298.1 p1      43 t[3] copy
        xor rbp, qword [rsp + 1360]  ;  1299.1 p2+p0   43 t[3]
        mov qword [rsp + 2136], rdi  ;  1298.4 p0+p3   55 t[2] spill
        mov rdi, rbx                 ;  1298.1 p1      43 t[3] copy
        xor rdi, qword [rsp + 1312]  ;  1299.4 p2+p0   43 t[3]
        mov qword [rsp + 2056], rsi  ;  1300.0 p0+p3   55 t[2] spill
        mov rsi, rdi                 ;  1300.4 p1      43 t[3] copy
        xor rsi, qword [rsp + 1328]  ;  1301.4 p2+p0   43 t[3]
        mov qword [rsp + 2224], r15  ;  1301.5 p0+p3   55 t[2] spill
        mov r15, rsi                 ;  1302.4 p1      43 t[3] copy
        xor r15, qword [rsp + 1336]  ;  1303.4 p2+p0   43 t[3]
        mov qword [rsp + 2232], r8   ;  1303.1 p0+p3   55 t[2] spill
        mov r8, rbp                  ;  1300.1 p1      43 t[3] copy
        xor r8, qword [rsp + 1352]   ;  1304.1 p2+p0   43 t[3]
        mov qword [rsp + 2144], r14  ;  1304.7 p0+p3   55 t[2] spill
        mov r14, r8                  ;  1305.1 p1      43 t[3] copy
        xor r14, qword [rsp + 1312]  ;  1306.1 p2+p0   43 t[3]
        mov qword [rsp + 2288], r10  ;  1306.3 p0+p3   55 t[2] spill
        mov r10, r8                  ;  1305.1 p1      43 t[3] copy
        xor r10, qword [rsp + 1344]  ;  1307.3 p2+p0   43 t[3]
        mov qword [rsp + 2152], rcx  ;  1307.8 p0+p3   55 t[2] spill
        mov rcx, rbp                 ;  1300.1 p1      43 t[3] copy
        xor rcx, r15                 ;  1308.8 p0      43 t[3]
        mov qword [rsp + 2112], rdx  ;  1309.4 p0+p3   55 t[2] spill
        mov rdx, rcx                 ;  1309.8 p1      43 t[3] copy
        xor rdx, qword [rsp + 1368]  ;  1310.8 p2+p0   43 t[3]
        mov qword [rsp + 2344], rax  ;  1311.0 p0+p3   55 t[2] spill
        mov rax, r10                 ;  1308.3 p1      43 t[3] copy
        xor rax, rdx                 ;  1312.0 p0      43 t[3]
        mov qword [rsp + 2352], r11  ;  1312.5 p0+p3   55 t[2] spill
        mov r11, rax                 ;  1313.0 p1      43 t[3] copy
        xor r11, qword [rsp + 1336]  ;  1314.0 p2+p0   43 t[3]
        mov qword [rsp + 2304], r12  ;  1314.1 p0+p3   55 t[2] spill
        mov r12, r8                  ;  1305.1 p1      43 t[3] copy
        and r12, rax                 ;  1315.1 p0      43 t[3]
        xor r9, r12                  ;  1316.1 p0      43 t[3]
        mov r12, rdx                 ;  1311.8 p1      43 t[3] copy
        xor r12, qword [rsp + 1312]  ;  1316.3 p2+p0   43 t[3]
        xor r13, r12                 ;  1317.3 p0      43 t[3]
        and r12, rdx                 ;  1317.4 p0      43 t[3]
        xor r9, r12                  ;  1318.4 p0      43 t[3]
        mov qword [rsp + 2312], r8   ;  1318.5 p0+p3   43 t[3] spill
        mov r8, r15                  ;  1304.4 p1      43 t[3] copy
        and r8, r13                  ;  1319.5 p0      43 t[3]
        xor r12, r8                  ;  1320.5 p0      43 t[3]
        mov r8, r15                  ;  1304.4 p1      43 t[3] copy
        xor r8, r10                  ;  1320.7 p0      43 t[3]
        mov qword [rsp + 2328], rax  ;  1321.3 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1300.4 p1      43 t[3] copy
        or rax, qword [rsp + 1368]   ;  1322.3 p2+p0   43 t[3]
        mov qword [rsp + 2360], rdx  ;  1322.8 p0+p3   43 t[3] spill
        mov rdx, r11                 ;  1315.0 p1      43 t[3] copy
        and rdx, r8                  ;  1323.8 p0      43 t[3]
        xor rdx, qword [rsp + 1344]  ;  1324.8 p2+p0   43 t[3]
        xor rdx, r12                 ;  1325.8 p0      43 t[3]
        mov qword [rsp + 2368], r15  ;  1325.5 p0+p3   43 t[3] spill
        mov r15, rbx                 ;  1298.1 p1      43 t[3] copy
        and r15, rcx                 ;  1326.5 p0      43 t[3]
        xor rdx, r15                 ;  1327.5 p0      43 t[3]
        xor r15, r9                  ;  1327.7 p0      43 t[3]
        xor r9, rax                  ;  1328.3 p0      43 t[3]
        xor rsi, r12                 ;  1328.8 p0      43 t[3]
        mov r12, rbx                 ;  1298.1 p1      43 t[3] copy
        xor r12, r13                 ;  1329.4 p0      43 t[3]
        xor rsi, rax                 ;  1330.0 p0      43 t[3]
        mov rax, r8                  ;  1321.7 p1      43 t[3] copy
        xor rax, qword [rsp + 1368]  ;  1330.5 p2+p0   43 t[3]
        mov qword [rsp + 2376], r8   ;  1331.1 p0+p3   43 t[3] spill
        mov r8, rbp                  ;  1300.1 p1      43 t[3] copy
        and r8, r12                  ;  1332.1 p0      43 t[3]
        xor r15, r8                  ;  1333.1 p0      43 t[3]
        mov r8, rdi                  ;  1300.4 p1      43 t[3] copy
        xor r8, r11                  ;  1333.2 p0      43 t[3]
        mov qword [rsp + 2384], r12  ;  1333.8 p0+p3   43 t[3] spill
        mov r12, r14                 ;  1307.1 p1      43 t[3] copy
        and r12, r10                 ;  1334.8 p0      43 t[3]
        xor rsi, r12                 ;  1335.8 p0      43 t[3]
        mov r12, rax                 ;  1331.5 p1      43 t[3] copy
        and r12, r8                  ;  1336.0 p0      43 t[3]
        xor r9, r12                  ;  1337.0 p0      43 t[3]
        mov r12, rdx                 ;  1328.5 p1      43 t[3] copy
        and r12, r15                 ;  1337.1 p0      43 t[3]
        xor r9, r12                  ;  1338.1 p0      43 t[3]
        mov qword [rsp + 2392], rbp  ;  1338.2 p0+p3   43 t[3] spill
        mov rbp, rsi                 ;  1336.8 p1      43 t[3] copy
        and rbp, r9                  ;  1339.2 p0      43 t[3]
        xor r15, rbp                 ;  1340.2 p0      43 t[3]
        mov rbp, rdx                 ;  1328.5 p1      43 t[3] copy
        xor rdx, r9                  ;  1340.4 p0      43 t[3]
        mov r9, rsi                  ;  1336.8 p1      43 t[3] copy
        and r9, r15                  ;  1341.2 p0      43 t[3]
        xor rbp, r9                  ;  1342.2 p0      43 t[3]
        or r12, rdx                  ;  1342.1 p0      43 t[3]
        xor r12, r15                 ;  1343.1 p0      43 t[3]
        mov r9, qword [rsp + 2368]   ;  1325.5 p2      43 t[3]
        and r15, rbp                 ;  1343.2 p0      43 t[3]
        and r8, rbp                  ;  1343.8 p0      43 t[3]
        xor rsi, r15                 ;  1344.4 p0      43 t[3]
        mov r15, rbp                 ;  1343.2 p1      43 t[3] copy
        or r15, r12                  ;  1345.0 p0      43 t[3]
        xor rdx, r15                 ;  1346.0 p0      43 t[3]
        and r9, rdx                  ;  1347.0 p0      43 t[3]
        mov r15, rbp                 ;  1343.2 p1      43 t[3] copy
        xor r15, r12                 ;  1346.7 p0      43 t[3]
        and rdi, r12                 ;  1347.2 p0      43 t[3]
        and r13, rdx                 ;  1347.8 p0      43 t[3]
        and r11, r15                 ;  1348.4 p0      43 t[3]
        xor r13, r11                 ;  1349.4 p0      43 t[3]
        mov qword [rsp + 2368], rdi  ;  1349.5 p0+p3   43 t[3] spill
        mov rdi, rdx                 ;  1347.0 p1      43 t[3] copy
        xor rdi, r15                 ;  1350.5 p0      43 t[3]
        xor rdx, rsi                 ;  1351.1 p0      43 t[3]
        and r10, rdi                 ;  1351.7 p0      43 t[3]
        and r14, rdi                 ;  1352.2 p0      43 t[3]
        mov rdi, r12                 ;  1344.1 p1      43 t[3] copy
        and rdi, qword [rsp + 1368]  ;  1352.8 p2+p0   43 t[3]
        xor r12, rdx                 ;  1353.4 p0      43 t[3]
        and rbx, rdx                 ;  1353.9 p0      43 t[3]
        and rax, rbp                 ;  1354.5 p0      43 t[3]
        and rcx, rdx                 ;  1355.1 p0      43 t[3]
        mov rdx, qword [rsp + 2360]  ;  1322.8 p2      43 t[3]
        and rdx, r12                 ;  1355.7 p0      43 t[3]
        and r12, qword [rsp + 1312]  ;  1356.2 p2+p0   43 t[3]
        and r15, qword [rsp + 2376]  ;  1356.8 p2+p0   43 t[3]
        xor rbp, rsi                 ;  1357.4 p0      43 t[3]
        xor rbx, r12                 ;  1357.9 p0      43 t[3]
        xor rdx, rdi                 ;  1358.5 p0      43 t[3]
        xor rdx, rax                 ;  1359.5 p0      43 t[3]
        xor rax, r10                 ;  1359.7 p0      43 t[3]
        mov qword [rsp + 2376], r12  ;  1360.2 p0+p3   43 t[3] spill
        mov r12, qword [rsp + 2328]  ;  1321.3 p2      43 t[3]
        and r12, rbp                 ;  1361.2 p0      43 t[3]
        xor rdx, r12                 ;  1362.2 p0      43 t[3]
        xor r9, r12                  ;  1362.4 p0      43 t[3]
        mov r12, qword [rsp + 2312]  ;  1318.5 p2      43 t[3]
        and r12, rbp                 ;  1362.9 p0      43 t[3]
        mov rbp, qword [rsp + 2392]  ;  1338.2 p2      43 t[3]
        and rbp, rsi                 ;  1363.5 p0      43 t[3]
        xor rax, r9                  ;  1364.1 p0      43 t[3]
        and rsi, qword [rsp + 2384]  ;  1364.7 p2+p0   43 t[3]
        xor r10, rdi                 ;  1365.2 p0      43 t[3]
        mov rdi, r13                 ;  1350.4 p1      43 t[3] copy
        xor rdi, rbx                 ;  1365.8 p0      43 t[3]
        xor rdi, rax                 ;  1366.8 p0      43 t[3]
        xor r10, rcx                 ;  1366.9 p0      43 t[3]
        xor r15, rdi                 ;  1367.8 p0      43 t[3]
        xor r10, r15                 ;  1368.8 p0      43 t[3]
        xor rsi, r10                 ;  1369.8 p0      43 t[3]
        xor rbx, r12                 ;  1369.2 p0      43 t[3]
        xor r11, r14                 ;  1369.8 p0      43 t[3]
        xor r8, rsi                  ;  1370.8 p0      43 t[3]
        xor rbx, rsi                 ;  1370.9 p0      43 t[3]
        xor r9, rbp                  ;  1371.5 p0      43 t[3]
        xor r9, r15                  ;  1372.5 p0      43 t[3]
        xor r11, r8                  ;  1372.7 p0      43 t[3]
        not rdi                      ;  1373.2 p0      43 t[3]
        not rax                      ;  1373.7 p0      43 t[3]
        not r9                       ;  1374.2 p0      43 t[3]
        not rbx                      ;  1374.7 p0      43 t[3]
        mov r12, qword [rsp + 624]   ;  1319.4 p2      43 t[3]
        mov r14, qword [rsp + 632]   ;  1320.4 p2      43 t[3] reload
        xor r12, r14                 ;  1375.2 p0      43 t[3]
        mov r15, qword [rsp + 608]   ;  1321.4 p2      43 t[3]
        xor r15, r12                 ;  1376.2 p0      43 t[3]
        mov rsi, qword [rsp + 656]   ;  1322.4 p2      43 t[3]
        xor rsi, r15                 ;  1377.2 p0      43 t[3]
        mov rbp, qword [rsp + 648]   ;  1323.4 p2      43 t[3]
        xor rbp, rsi                 ;  1378.2 p0      43 t[3]
        mov rcx, rsi                 ;  1378.2 p1      43 t[3] copy
        xor rcx, qword [rsp + 600]   ;  1379.2 p2+p0   43 t[3]
        mov qword [rsp + 2384], rdi  ;  1378.1 p0+p3   43 t[3] spill
        mov rdi, rcx                 ;  1380.2 p1      43 t[3] copy
        xor rdi, qword [rsp + 616]   ;  1381.2 p2+p0   43 t[3]
        mov qword [rsp + 2392], rdx  ;  1379.6 p0+p3   43 t[3] spill
        mov rdx, rdi                 ;  1382.2 p1      43 t[3] copy
        xor rdx, qword [rsp + 624]   ;  1383.2 p2+p0   43 t[3]
        mov qword [rsp + 2312], rax  ;  1381.2 p0+p3   43 t[3] spill
        mov rax, r14                 ;  1328.9 p1      43 t[3] copy
        mov qword [rsp + 2328], r10  ;  1382.2 p0+p3   43 t[3] spill
        mov r10, rbp                 ;  1379.2 p1      43 t[3] copy
        xor r10, qword [rsp + 640]   ;  1383.2 p2+p0   43 t[3]
        xor rax, r10                 ;  1384.2 p0      43 t[3]
        mov qword [rsp + 2360], rbx  ;  1384.4 p0+p3   43 t[3] spill
        mov rbx, r10                 ;  1384.2 p1      43 t[3] copy
        xor rbx, qword [rsp + 600]   ;  1385.4 p2+p0   43 t[3]
        mov qword [rsp + 2400], r9   ;  1385.9 p0+p3   43 t[3] spill
        mov r9, rbp                  ;  1379.2 p1      43 t[3] copy
        xor r9, rdx                  ;  1386.9 p0      43 t[3]
        mov qword [rsp + 2408], r13  ;  1387.5 p0+p3   43 t[3] spill
        mov r13, r9                  ;  1387.9 p1      43 t[3] copy
        xor r13, qword [rsp + 656]   ;  1388.9 p2+p0   43 t[3]
        mov qword [rsp + 2416], r8   ;  1389.1 p0+p3   43 t[3] spill
        mov r8, rax                  ;  1385.2 p1      43 t[3] copy
        xor r8, r13                  ;  1390.1 p0      43 t[3]
        mov qword [rsp + 2424], r11  ;  1390.6 p0+p3   43 t[3] spill
        mov r11, r8                  ;  1391.1 p1      43 t[3] copy
        xor r11, qword [rsp + 624]   ;  1392.1 p2+p0   43 t[3]
        mov r14, r10                 ;  1384.2 p1      43 t[3] copy
        and r14, r8                  ;  1392.2 p0      43 t[3]
        xor r15, r14                 ;  1393.2 p0      43 t[3]
        mov r14, r13                 ;  1389.9 p1      43 t[3] copy
        xor r14, qword [rsp + 600]   ;  1393.4 p2+p0   43 t[3]
        xor r12, r14                 ;  1394.4 p0      43 t[3]
        and r14, r13                 ;  1394.5 p0      43 t[3]
        xor r15, r14                 ;  1395.5 p0      43 t[3]
        mov qword [rsp + 2432], r10  ;  1395.6 p0+p3   43 t[3] spill
        mov r10, rdx                 ;  1384.2 p1      43 t[3] copy
        and r10, r12                 ;  1396.6 p0      43 t[3]
        xor r14, r10                 ;  1397.6 p0      43 t[3]
        mov r10, rdx                 ;  1384.2 p1      43 t[3] copy
        xor r10, rax                 ;  1397.8 p0      43 t[3]
        mov qword [rsp + 2440], r8   ;  1398.4 p0+p3   43 t[3] spill
        mov r8, r11                  ;  1393.1 p1      43 t[3] copy
        and r8, r10                  ;  1399.4 p0      43 t[3]
        xor r8, qword [rsp + 632]    ;  1400.4 p2+p0   43 t[3]
        xor r8, r14                  ;  1401.4 p0      43 t[3]
        mov qword [rsp + 2448], r13  ;  1401.1 p0+p3   43 t[3] spill
        mov r13, rcx                 ;  1380.2 p1      43 t[3] copy
        or r13, qword [rsp + 656]    ;  1402.1 p2+p0   43 t[3]
        xor rdi, r14                 ;  1402.6 p0      43 t[3]
        mov r14, rsi                 ;  1378.2 p1      43 t[3] copy
        and r14, r9                  ;  1403.2 p0      43 t[3]
        xor r8, r14                  ;  1404.2 p0      43 t[3]
        xor r14, r15                 ;  1404.4 p0      43 t[3]
        xor r15, r13                 ;  1404.9 p0      43 t[3]
        xor rdi, r13                 ;  1405.5 p0      43 t[3]
        mov r13, rsi                 ;  1378.2 p1      43 t[3] copy
        xor r13, r12                 ;  1406.1 p0      43 t[3]
        mov qword [rsp + 2456], r9   ;  1406.6 p0+p3   43 t[3] spill
        mov r9, r10                  ;  1398.8 p1      43 t[3] copy
        xor r9, qword [rsp + 656]    ;  1407.6 p2+p0   43 t[3]
        mov qword [rsp + 2464], r10  ;  1408.2 p0+p3   43 t[3] spill
        mov r10, rbp                 ;  1379.2 p1      43 t[3] copy
        and r10, r13                 ;  1409.2 p0      43 t[3]
        xor r14, r10                 ;  1410.2 p0      43 t[3]
        mov r10, rcx                 ;  1380.2 p1      43 t[3] copy
        xor r10, r11                 ;  1410.3 p0      43 t[3]
        mov qword [rsp + 2472], r13  ;  1410.9 p0+p3   43 t[3] spill
        mov r13, rax                 ;  1385.2 p1      43 t[3] copy
        and r13, rbx                 ;  1411.9 p0      43 t[3]
        xor rdi, r13                 ;  1412.9 p0      43 t[3]
        mov r13, r9                  ;  1408.6 p1      43 t[3] copy
        and r13, r10                 ;  1413.1 p0      43 t[3]
        xor r15, r13                 ;  1414.1 p0      43 t[3]
        mov r13, r8                  ;  1405.2 p1      43 t[3] copy
        and r13, r14                 ;  1414.2 p0      43 t[3]
        xor r15, r13                 ;  1415.2 p0      43 t[3]
        mov qword [rsp + 2480], rbp  ;  1415.3 p0+p3   43 t[3] spill
        mov rbp, rdi                 ;  1413.9 p1      43 t[3] copy
        and rbp, r15                 ;  1416.3 p0      43 t[3]
        xor r14, rbp                 ;  1417.3 p0      43 t[3]
        mov rbp, r8                  ;  1405.2 p1      43 t[3] copy
        xor r8, r15                  ;  1417.5 p0      43 t[3]
        mov r15, rdi                 ;  1413.9 p1      43 t[3] copy
        and r15, r14                 ;  1418.3 p0      43 t[3]
        xor rbp, r15                 ;  1419.3 p0      43 t[3]
        or r13, r8                   ;  1419.2 p0      43 t[3]
        xor r13, r14                 ;  1420.2 p0      43 t[3]
        and r14, rbp                 ;  1420.3 p0      43 t[3]
        and r10, rbp                 ;  1420.9 p0      43 t[3]
        xor rdi, r14                 ;  1421.5 p0      43 t[3]
        mov r14, rbp                 ;  1420.3 p1      43 t[3] copy
        or r14, r13                  ;  1422.1 p0      43 t[3]
        xor r8, r14                  ;  1423.1 p0      43 t[3]
        and rdx, r8                  ;  1424.1 p0      43 t[3]
        mov r14, rbp                 ;  1420.3 p1      43 t[3] copy
        xor r14, r13                 ;  1423.8 p0      43 t[3]
        and rcx, r13                 ;  1424.3 p0      43 t[3]
        mov r15, r8                  ;  1424.1 p1      43 t[3] copy
        xor r15, r14                 ;  1425.1 p0      43 t[3]
        and r12, r8                  ;  1425.5 p0      43 t[3]
        xor r8, rdi                  ;  1426.1 p0      43 t[3]
        and r11, r14                 ;  1426.6 p0      43 t[3]
        xor r12, r11                 ;  1427.6 p0      43 t[3]
        and rax, r15                 ;  1427.8 p0      43 t[3]
        and rbx, r15                 ;  1428.3 p0      43 t[3]
        mov r15, r13                 ;  1421.2 p1      43 t[3] copy
        and r15, qword [rsp + 656]   ;  1428.9 p2+p0   43 t[3]
        xor r13, r8                  ;  1429.5 p0      43 t[3]
        and rsi, r8                  ;  1430.0 p0      43 t[3]
        and r9, rbp                  ;  1430.6 p0      43 t[3]
        and r8, qword [rsp + 2456]   ;  1431.2 p2+p0   43 t[3]
        and r14, qword [rsp + 2464]  ;  1431.8 p2+p0   43 t[3]
        xor rbp, rdi                 ;  1432.3 p0      43 t[3]
        mov qword [rsp + 2464], rcx  ;  1432.9 p0+p3   43 t[3] spill
        mov rcx, qword [rsp + 2448]  ;  1401.1 p2      43 t[3]
        and rcx, r13                 ;  1433.9 p0      43 t[3]
        and r13, qword [rsp + 600]   ;  1434.5 p2+p0   43 t[3]
        xor rsi, r13                 ;  1435.5 p0      43 t[3]
        xor rcx, r15                 ;  1435.6 p0      43 t[3]
        xor rcx, r9                  ;  1436.6 p0      43 t[3]
        xor r9, rax                  ;  1436.8 p0      43 t[3]
        mov qword [rsp + 2448], r13  ;  1437.3 p0+p3   43 t[3] spill
        mov r13, qword [rsp + 2440]  ;  1398.4 p2      43 t[3]
        and r13, rbp                 ;  1438.3 p0      43 t[3]
        xor rcx, r13                 ;  1439.3 p0      43 t[3]
        xor rdx, r13                 ;  1439.5 p0      43 t[3]
        mov r13, qword [rsp + 2432]  ;  1395.6 p2      43 t[3]
        and r13, rbp                 ;  1440.0 p0      43 t[3]
        mov rbp, qword [rsp + 2480]  ;  1415.3 p2      43 t[3]
        and rbp, rdi                 ;  1440.6 p0      43 t[3]
        xor r9, rdx                  ;  1441.2 p0      43 t[3]
        and rdi, qword [rsp + 2472]  ;  1441.8 p2+p0   43 t[3]
        xor rax, r15                 ;  1442.3 p0      43 t[3]
        mov r15, r12                 ;  1428.6 p1      43 t[3] copy
        xor r15, rsi                 ;  1442.9 p0      43 t[3]
        xor r15, r9                  ;  1443.9 p0      43 t[3]
        xor rax, r8                  ;  1444.0 p0      43 t[3]
        xor r14, r15                 ;  1444.9 p0      43 t[3]
        mov r8, qword [rsp + 2464]   ;  1432.9 p2      43 t[3]
        xor r8, qword [rsp + 2448]   ;  1445.2 p2+p0   43 t[3]
        xor rax, r14                 ;  1445.9 p0      43 t[3]
        xor rdi, rax                 ;  1446.9 p0      43 t[3]
        xor rsi, r13                 ;  1446.9 p0      43 t[3]
        xor r11, rbx                 ;  1447.5 p0      43 t[3]
        xor r10, rdi                 ;  1448.0 p0      43 t[3]
        xor r8, r12                  ;  1448.6 p0      43 t[3]
        xor rsi, rdi                 ;  1449.2 p0      43 t[3]
        xor rdx, rbp                 ;  1449.8 p0      43 t[3]
        xor rdx, r14                 ;  1450.8 p0      43 t[3]
        xor r11, r10                 ;  1450.9 p0      43 t[3]
        xor r8, r10                  ;  1451.5 p0      43 t[3]
        not r15                      ;  1452.0 p0      43 t[3]
        not r9                       ;  1452.5 p0      43 t[3]
        not rdx                      ;  1453.0 p0      43 t[3]
        not rsi                      ;  1453.5 p0      43 t[3]
        mov r10, qword [rsp + 952]   ;  1399.0 p2      43 t[3]
        mov r12, qword [rsp + 960]   ;  1400.0 p2      43 t[3] reload
        xor r10, r12                 ;  1454.0 p0      43 t[3]
        mov r13, qword [rsp + 936]   ;  1401.0 p2      43 t[3]
        xor r13, r10                 ;  1455.0 p0      43 t[3]
        mov r14, qword [rsp + 984]   ;  1402.0 p2      43 t[3]
        xor r14, r13                 ;  1456.0 p0      43 t[3]
        mov rdi, qword [rsp + 976]   ;  1403.0 p2      43 t[3]
        xor rdi, r14                 ;  1457.0 p0      43 t[3]
        mov rbp, qword [rsp + 928]   ;  1404.0 p2      43 t[3]
        xor rbp, r14                 ;  1457.0 p0      43 t[3]
        mov rbx, rbp                 ;  1458.0 p1      43 t[3] copy
        xor rbx, qword [rsp + 944]   ;  1459.0 p2+p0   43 t[3]
        mov qword [rsp + 2448], rax  ;  1457.5 p0+p3   43 t[3] spill
        mov rax, rbx                 ;  1460.0 p1      43 t[3] copy
        xor rax, qword [rsp + 952]   ;  1461.0 p2+p0   43 t[3]
        mov qword [rsp + 2464], rcx  ;  1459.0 p0+p3   43 t[3] spill
        mov rcx, r12                 ;  1406.8 p1      43 t[3] copy
        mov qword [rsp + 2472], r9   ;  1460.0 p0+p3   43 t[3] spill
        mov r9, rdi                  ;  1458.0 p1      43 t[3] copy
        xor r9, qword [rsp + 968]    ;  1461.0 p2+p0   43 t[3]
        xor rcx, r9                  ;  1462.0 p0      43 t[3]
        mov qword [rsp + 2480], r15  ;  1462.2 p0+p3   43 t[3] spill
        mov r15, r9                  ;  1462.0 p1      43 t[3] copy
        xor r15, qword [rsp + 928]   ;  1463.2 p2+p0   43 t[3]
        mov qword [rsp + 2432], rsi  ;  1463.7 p0+p3   43 t[3] spill
        mov rsi, rdi                 ;  1458.0 p1      43 t[3] copy
        xor rsi, rax                 ;  1464.7 p0      43 t[3]
        mov qword [rsp + 2440], rdx  ;  1465.3 p0+p3   43 t[3] spill
        mov rdx, rsi                 ;  1465.7 p1      43 t[3] copy
        xor rdx, qword [rsp + 984]   ;  1466.7 p2+p0   43 t[3]
        mov qword [rsp + 2456], r8   ;  1466.9 p0+p3   43 t[3] spill
        mov r8, rcx                  ;  1463.0 p1      43 t[3] copy
        xor r8, rdx                  ;  1467.9 p0      43 t[3]
        mov qword [rsp + 2488], r11  ;  1468.5 p0+p3   43 t[3] spill
        mov r11, r8                  ;  1468.9 p1      43 t[3] copy
        xor r11, qword [rsp + 952]   ;  1469.9 p2+p0   43 t[3]
        mov r12, r9                  ;  1462.0 p1      43 t[3] copy
        and r12, r8                  ;  1470.0 p0      43 t[3]
        xor r13, r12                 ;  1471.0 p0      43 t[3]
        mov r12, rdx                 ;  1467.7 p1      43 t[3] copy
        xor r12, qword [rsp + 928]   ;  1471.2 p2+p0   43 t[3]
        xor r10, r12                 ;  1472.2 p0      43 t[3]
        and r12, rdx                 ;  1472.3 p0      43 t[3]
        xor r13, r12                 ;  1473.3 p0      43 t[3]
        mov qword [rsp + 2496], r9   ;  1473.5 p0+p3   43 t[3] spill
        mov r9, rax                  ;  1462.0 p1      43 t[3] copy
        and r9, r10                  ;  1474.5 p0      43 t[3]
        xor r12, r9                  ;  1475.5 p0      43 t[3]
        mov r9, rax                  ;  1462.0 p1      43 t[3] copy
        xor r9, rcx                  ;  1475.6 p0      43 t[3]
        mov qword [rsp + 2504], r8   ;  1476.2 p0+p3   43 t[3] spill
        mov r8, r11                  ;  1470.9 p1      43 t[3] copy
        and r8, r9                   ;  1477.2 p0      43 t[3]
        xor r8, qword [rsp + 960]    ;  1478.2 p2+p0   43 t[3]
        xor r8, r12                  ;  1479.2 p0      43 t[3]
        mov qword [rsp + 2512], rdx  ;  1478.9 p0+p3   43 t[3] spill
        mov rdx, rbp                 ;  1458.0 p1      43 t[3] copy
        or rdx, qword [rsp + 984]    ;  1479.9 p2+p0   43 t[3]
        xor rbx, r12                 ;  1480.5 p0      43 t[3]
        mov r12, r14                 ;  1457.0 p1      43 t[3] copy
        and r12, rsi                 ;  1481.0 p0      43 t[3]
        xor r8, r12                  ;  1482.0 p0      43 t[3]
        xor r12, r13                 ;  1482.2 p0      43 t[3]
        xor r13, rdx                 ;  1482.7 p0      43 t[3]
        xor rbx, rdx                 ;  1483.3 p0      43 t[3]
        mov rdx, r14                 ;  1457.0 p1      43 t[3] copy
        xor rdx, r10                 ;  1483.9 p0      43 t[3]
        mov qword [rsp + 2520], rsi  ;  1484.4 p0+p3   43 t[3] spill
        mov rsi, r9                  ;  1476.6 p1      43 t[3] copy
        xor rsi, qword [rsp + 984]   ;  1485.4 p2+p0   43 t[3]
        mov qword [rsp + 2528], r9   ;  1486.0 p0+p3   43 t[3] spill
        mov r9, rdi                  ;  1458.0 p1      43 t[3] copy
        and r9, rdx                  ;  1487.0 p0      43 t[3]
        xor r12, r9                  ;  1488.0 p0      43 t[3]
        mov r9, rbp                  ;  1458.0 p1      43 t[3] copy
        xor r9, r11                  ;  1488.2 p0      43 t[3]
        mov qword [rsp + 2536], rdx  ;  1488.7 p0+p3   43 t[3] spill
        mov rdx, rcx                 ;  1463.0 p1      43 t[3] copy
        and rdx, r15                 ;  1489.7 p0      43 t[3]
        xor rbx, rdx                 ;  1490.7 p0      43 t[3]
        mov rdx, rsi                 ;  1486.4 p1      43 t[3] copy
        and rdx, r9                  ;  1490.9 p0      43 t[3]
        xor r13, rdx                 ;  1491.9 p0      43 t[3]
        mov rdx, r8                  ;  1483.0 p1      43 t[3] copy
        and rdx, r12                 ;  1492.0 p0      43 t[3]
        xor r13, rdx                 ;  1493.0 p0      43 t[3]
        mov qword [rsp + 2544], rdi  ;  1493.2 p0+p3   43 t[3] spill
        mov rdi, rbx                 ;  1491.7 p1      43 t[3] copy
        and rdi, r13                 ;  1494.2 p0      43 t[3]
        xor r12, rdi                 ;  1495.2 p0      43 t[3]
        mov rdi, r8                  ;  1483.0 p1      43 t[3] copy
        xor r8, r13                  ;  1495.3 p0      43 t[3]
        mov r13, rbx                 ;  1491.7 p1      43 t[3] copy
        and r13, r12                 ;  1496.2 p0      43 t[3]
        xor rdi, r13                 ;  1497.2 p0      43 t[3]
        or rdx, r8                   ;  1497.0 p0      43 t[3]
        xor rdx, r12                 ;  1498.0 p0      43 t[3]
        and r12, rdi                 ;  1498.2 p0      43 t[3]
        and r9, rdi                  ;  1498.7 p0      43 t[3]
        xor rbx, r12                 ;  1499.3 p0      43 t[3]
        mov r12, rdi                 ;  1498.2 p1      43 t[3] copy
        or r12, rdx                  ;  1499.9 p0      43 t[3]
        xor r8, r12                  ;  1500.9 p0      43 t[3]
        and rax, r8                  ;  1501.9 p0      43 t[3]
        mov r12, rdi                 ;  1498.2 p1      43 t[3] copy
        xor r12, rdx                 ;  1501.6 p0      43 t[3]
        and rbp, rdx                 ;  1502.2 p0      43 t[3]
        mov r13, r8                  ;  1501.9 p1      43 t[3] copy
        xor r13, r12                 ;  1502.9 p0      43 t[3]
        and r10, r8                  ;  1503.3 p0      43 t[3]
        xor r8, rbx                  ;  1503.9 p0      43 t[3]
        and r11, r12                 ;  1504.4 p0      43 t[3]
        xor r10, r11                 ;  1505.4 p0      43 t[3]
        and rcx, r13                 ;  1505.6 p0      43 t[3]
        and r15, r13                 ;  1506.1 p0      43 t[3]
        mov r13, rdx                 ;  1499.0 p1      43 t[3] copy
        and r13, qword [rsp + 984]   ;  1506.7 p2+p0   43 t[3]
        xor rdx, r8                  ;  1507.3 p0      43 t[3]
        and r14, r8                  ;  1507.9 p0      43 t[3]
        and rsi, rdi                 ;  1508.4 p0      43 t[3]
        and r8, qword [rsp + 2520]   ;  1509.0 p2+p0   43 t[3]
        and r12, qword [rsp + 2528]  ;  1509.6 p2+p0   43 t[3]
        mov qword [rsp + 2528], rbp  ;  1510.1 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 2512]  ;  1478.9 p2      43 t[3]
        and rbp, rdx                 ;  1511.1 p0      43 t[3]
        and rdx, qword [rsp + 928]   ;  1511.7 p2+p0   43 t[3]
        xor rdi, rbx                 ;  1512.3 p0      43 t[3]
        xor r14, rdx                 ;  1512.9 p0      43 t[3]
        xor rbp, r13                 ;  1513.4 p0      43 t[3]
        xor rbp, rsi                 ;  1514.4 p0      43 t[3]
        xor rsi, rcx                 ;  1514.6 p0      43 t[3]
        mov qword [rsp + 2512], rdx  ;  1515.1 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2504]  ;  1476.2 p2      43 t[3]
        and rdx, rdi                 ;  1516.1 p0      43 t[3]
        xor rbp, rdx                 ;  1517.1 p0      43 t[3]
        xor rax, rdx                 ;  1517.3 p0      43 t[3]
        mov rdx, qword [rsp + 2496]  ;  1473.5 p2      43 t[3]
        and rdx, rdi                 ;  1517.9 p0      43 t[3]
        mov rdi, qword [rsp + 2544]  ;  1493.2 p2      43 t[3]
        and rdi, rbx                 ;  1518.4 p0      43 t[3]
        xor rsi, rax                 ;  1519.0 p0      43 t[3]
        and rbx, qword [rsp + 2536]  ;  1519.6 p2+p0   43 t[3]
        xor rcx, r13                 ;  1520.1 p0      43 t[3]
        mov r13, r10                 ;  1506.4 p1      43 t[3] copy
        xor r13, r14                 ;  1520.7 p0      43 t[3]
        xor r13, rsi                 ;  1521.7 p0      43 t[3]
        xor rcx, r8                  ;  1521.9 p0      43 t[3]
        xor r12, r13                 ;  1522.7 p0      43 t[3]
        mov r8, qword [rsp + 2528]   ;  1510.1 p2      43 t[3]
        xor r8, qword [rsp + 2512]   ;  1523.0 p2+p0   43 t[3]
        xor rcx, r12                 ;  1523.7 p0      43 t[3]
        xor rbx, rcx                 ;  1524.7 p0      43 t[3]
        xor r14, rdx                 ;  1524.7 p0      43 t[3]
        xor r11, r15                 ;  1525.3 p0      43 t[3]
        xor r9, rbx                  ;  1525.9 p0      43 t[3]
        xor r8, r10                  ;  1526.4 p0      43 t[3]
        xor r14, rbx                 ;  1527.0 p0      43 t[3]
        xor rax, rdi                 ;  1527.6 p0      43 t[3]
        xor rax, r12                 ;  1528.6 p0      43 t[3]
        xor r11, r9                  ;  1528.7 p0      43 t[3]
        xor r8, r9                   ;  1529.3 p0      43 t[3]
        not r13                      ;  1529.8 p0      43 t[3]
        not rsi                      ;  1530.3 p0      43 t[3]
        not rax                      ;  1530.8 p0      43 t[3]
        not r14                      ;  1531.3 p0      43 t[3]
        mov r9, qword [rsp + 1272]   ;  1476.8 p2      43 t[3]
        mov r10, qword [rsp + 1280]  ;  1477.8 p2      43 t[3] reload
        xor r9, r10                  ;  1531.8 p0      43 t[3]
        mov r12, qword [rsp + 1256]  ;  1478.8 p2      43 t[3]
        xor r12, r9                  ;  1532.8 p0      43 t[3]
        mov r15, qword [rsp + 1304]  ;  1479.8 p2      43 t[3]
        xor r15, r12                 ;  1533.8 p0      43 t[3]
        mov rdi, qword [rsp + 1296]  ;  1480.8 p2      43 t[3]
        xor rdi, r15                 ;  1534.8 p0      43 t[3]
        mov rdx, qword [rsp + 1248]  ;  1481.8 p2      43 t[3]
        xor rdx, r15                 ;  1534.8 p0      43 t[3]
        mov rbx, rdx                 ;  1535.8 p1      43 t[3] copy
        xor rbx, qword [rsp + 1264]  ;  1536.8 p2+p0   43 t[3]
        mov qword [rsp + 2512], rsi  ;  1535.3 p0+p3   43 t[3] spill
        mov rsi, rbx                 ;  1537.8 p1      43 t[3] copy
        xor rsi, qword [rsp + 1272]  ;  1538.8 p2+p0   43 t[3]
        mov qword [rsp + 2528], r13  ;  1536.8 p0+p3   43 t[3] spill
        mov r13, r10                 ;  1484.6 p1      43 t[3] copy
        mov qword [rsp + 2536], rax  ;  1537.8 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1535.8 p1      43 t[3] copy
        xor rax, qword [rsp + 1288]  ;  1538.8 p2+p0   43 t[3]
        xor r13, rax                 ;  1539.8 p0      43 t[3]
        mov qword [rsp + 2544], r8   ;  1540.0 p0+p3   43 t[3] spill
        mov r8, rax                  ;  1539.8 p1      43 t[3] copy
        xor r8, qword [rsp + 1248]   ;  1541.0 p2+p0   43 t[3]
        mov qword [rsp + 2496], r11  ;  1541.6 p0+p3   43 t[3] spill
        mov r11, rdi                 ;  1535.8 p1      43 t[3] copy
        xor r11, rsi                 ;  1542.6 p0      43 t[3]
        mov qword [rsp + 2504], rbp  ;  1543.1 p0+p3   43 t[3] spill
        mov rbp, r11                 ;  1543.6 p1      43 t[3] copy
        xor rbp, qword [rsp + 1304]  ;  1544.6 p2+p0   43 t[3]
        mov qword [rsp + 2520], rcx  ;  1544.7 p0+p3   43 t[3] spill
        mov rcx, r13                 ;  1540.8 p1      43 t[3] copy
        xor rcx, rbp                 ;  1545.7 p0      43 t[3]
        mov qword [rsp + 2552], r14  ;  1546.3 p0+p3   43 t[3] spill
        mov r14, rcx                 ;  1546.7 p1      43 t[3] copy
        xor r14, qword [rsp + 1272]  ;  1547.7 p2+p0   43 t[3]
        mov r10, rax                 ;  1539.8 p1      43 t[3] copy
        and r10, rcx                 ;  1547.8 p0      43 t[3]
        xor r12, r10                 ;  1548.8 p0      43 t[3]
        mov r10, rbp                 ;  1545.6 p1      43 t[3] copy
        xor r10, qword [rsp + 1248]  ;  1549.0 p2+p0   43 t[3]
        xor r9, r10                  ;  1550.0 p0      43 t[3]
        and r10, rbp                 ;  1550.1 p0      43 t[3]
        xor r12, r10                 ;  1551.1 p0      43 t[3]
        mov qword [rsp + 2560], rax  ;  1551.3 p0+p3   43 t[3] spill
        mov rax, rsi                 ;  1539.8 p1      43 t[3] copy
        and rax, r9                  ;  1552.3 p0      43 t[3]
        xor r10, rax                 ;  1553.3 p0      43 t[3]
        mov rax, rsi                 ;  1539.8 p1      43 t[3] copy
        xor rax, r13                 ;  1553.4 p0      43 t[3]
        mov qword [rsp + 2568], rcx  ;  1554.0 p0+p3   43 t[3] spill
        mov rcx, r14                 ;  1548.7 p1      43 t[3] copy
        and rcx, rax                 ;  1555.0 p0      43 t[3]
        xor rcx, qword [rsp + 1280]  ;  1556.0 p2+p0   43 t[3]
        xor rcx, r10                 ;  1557.0 p0      43 t[3]
        mov qword [rsp + 2576], rbp  ;  1556.7 p0+p3   43 t[3] spill
        mov rbp, rdx                 ;  1535.8 p1      43 t[3] copy
        or rbp, qword [rsp + 1304]   ;  1557.7 p2+p0   43 t[3]
        xor rbx, r10                 ;  1558.3 p0      43 t[3]
        mov r10, r15                 ;  1534.8 p1      43 t[3] copy
        and r10, r11                 ;  1558.8 p0      43 t[3]
        xor rcx, r10                 ;  1559.8 p0      43 t[3]
        xor r10, r12                 ;  1560.0 p0      43 t[3]
        xor r12, rbp                 ;  1560.5 p0      43 t[3]
        xor rbx, rbp                 ;  1561.1 p0      43 t[3]
        mov rbp, r15                 ;  1534.8 p1      43 t[3] copy
        xor rbp, r9                  ;  1561.7 p0      43 t[3]
        mov qword [rsp + 2584], r11  ;  1562.3 p0+p3   43 t[3] spill
        mov r11, rax                 ;  1554.4 p1      43 t[3] copy
        xor r11, qword [rsp + 1304]  ;  1563.3 p2+p0   43 t[3]
        mov qword [rsp + 2592], rax  ;  1563.8 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1535.8 p1      43 t[3] copy
        and rax, rbp                 ;  1564.8 p0      43 t[3]
        xor r10, rax                 ;  1565.8 p0      43 t[3]
        mov rax, rdx                 ;  1535.8 p1      43 t[3] copy
        xor rax, r14                 ;  1566.0 p0      43 t[3]
        mov qword [rsp + 2600], rbp  ;  1566.5 p0+p3   43 t[3] spill
        mov rbp, r13                 ;  1540.8 p1      43 t[3] copy
        and rbp, r8                  ;  1567.5 p0      43 t[3]
        xor rbx, rbp                 ;  1568.5 p0      43 t[3]
        mov rbp, r11                 ;  1564.3 p1      43 t[3] copy
        and rbp, rax                 ;  1568.7 p0      43 t[3]
        xor r12, rbp                 ;  1569.7 p0      43 t[3]
        mov rbp, rcx                 ;  1560.8 p1      43 t[3] copy
        and rbp, r10                 ;  1569.8 p0      43 t[3]
        xor r12, rbp                 ;  1570.8 p0      43 t[3]
        mov qword [rsp + 2608], rdi  ;  1571.0 p0+p3   43 t[3] spill
        mov rdi, rbx                 ;  1569.5 p1      43 t[3] copy
        and rdi, r12                 ;  1572.0 p0      43 t[3]
        xor r10, rdi                 ;  1573.0 p0      43 t[3]
        mov rdi, rcx                 ;  1560.8 p1      43 t[3] copy
        xor rcx, r12                 ;  1573.1 p0      43 t[3]
        mov r12, rbx                 ;  1569.5 p1      43 t[3] copy
        and r12, r10                 ;  1574.0 p0      43 t[3]
        xor rdi, r12                 ;  1575.0 p0      43 t[3]
        or rbp, rcx                  ;  1574.8 p0      43 t[3]
        xor rbp, r10                 ;  1575.8 p0      43 t[3]
        and r10, rdi                 ;  1576.0 p0      43 t[3]
        and rax, rdi                 ;  1576.5 p0      43 t[3]
        xor rbx, r10                 ;  1577.1 p0      43 t[3]
        mov r10, rdi                 ;  1576.0 p1      43 t[3] copy
        or r10, rbp                  ;  1577.7 p0      43 t[3]
        xor rcx, r10                 ;  1578.7 p0      43 t[3]
        and rsi, rcx                 ;  1579.7 p0      43 t[3]
        mov r10, rdi                 ;  1576.0 p1      43 t[3] copy
        xor r10, rbp                 ;  1579.4 p0      43 t[3]
        and rdx, rbp                 ;  1580.0 p0      43 t[3]
        mov r12, rcx                 ;  1579.7 p1      43 t[3] copy
        xor r12, r10                 ;  1580.7 p0      43 t[3]
        and r9, rcx                  ;  1581.1 p0      43 t[3]
        xor rcx, rbx                 ;  1581.7 p0      43 t[3]
        and r14, r10                 ;  1582.2 p0      43 t[3]
        xor r9, r14                  ;  1583.2 p0      43 t[3]
        and r13, r12                 ;  1583.4 p0      43 t[3]
        and r8, r12                  ;  1584.0 p0      43 t[3]
        mov r12, rbp                 ;  1576.8 p1      43 t[3] copy
        and r12, qword [rsp + 1304]  ;  1584.5 p2+p0   43 t[3]
        xor rbp, rcx                 ;  1585.1 p0      43 t[3]
        and r15, rcx                 ;  1585.7 p0      43 t[3]
        and r11, rdi                 ;  1586.2 p0      43 t[3]
        and rcx, qword [rsp + 2584]  ;  1586.8 p2+p0   43 t[3]
        and r10, qword [rsp + 2592]  ;  1587.4 p2+p0   43 t[3]
        mov qword [rsp + 2592], rdx  ;  1588.0 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2576]  ;  1556.7 p2      43 t[3]
        and rdx, rbp                 ;  1589.0 p0      43 t[3]
        and rbp, qword [rsp + 1248]  ;  1589.5 p2+p0   43 t[3]
        xor rdi, rbx                 ;  1590.1 p0      43 t[3]
        xor r15, rbp                 ;  1590.7 p0      43 t[3]
        xor rdx, r12                 ;  1591.2 p0      43 t[3]
        xor rdx, r11                 ;  1592.2 p0      43 t[3]
        xor r11, r13                 ;  1592.4 p0      43 t[3]
        mov qword [rsp + 2576], rbp  ;  1593.0 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 2568]  ;  1554.0 p2      43 t[3]
        and rbp, rdi                 ;  1594.0 p0      43 t[3]
        xor rdx, rbp                 ;  1595.0 p0      43 t[3]
        xor rsi, rbp                 ;  1595.1 p0      43 t[3]
        mov rbp, qword [rsp + 2560]  ;  1551.3 p2      43 t[3]
        and rbp, rdi                 ;  1595.7 p0      43 t[3]
        mov rdi, qword [rsp + 2608]  ;  1571.0 p2      43 t[3]
        and rdi, rbx                 ;  1596.2 p0      43 t[3]
        xor r11, rsi                 ;  1596.8 p0      43 t[3]
        and rbx, qword [rsp + 2600]  ;  1597.4 p2+p0   43 t[3]
        xor r13, r12                 ;  1598.0 p0      43 t[3]
        mov r12, r9                  ;  1584.2 p1      43 t[3] copy
        xor r12, r15                 ;  1598.5 p0      43 t[3]
        xor r12, r11                 ;  1599.5 p0      43 t[3]
        xor r13, rcx                 ;  1599.7 p0      43 t[3]
        xor r10, r12                 ;  1600.5 p0      43 t[3]
        mov rcx, qword [rsp + 2592]  ;  1588.0 p2      43 t[3]
        xor rcx, qword [rsp + 2576]  ;  1600.8 p2+p0   43 t[3]
        xor r13, r10                 ;  1601.5 p0      43 t[3]
        xor rbx, r13                 ;  1602.5 p0      43 t[3]
        xor r15, rbp                 ;  1602.5 p0      43 t[3]
        xor r14, r8                  ;  1603.1 p0      43 t[3]
        xor rax, rbx                 ;  1603.7 p0      43 t[3]
        xor rcx, r9                  ;  1604.2 p0      43 t[3]
        xor r15, rbx                 ;  1604.8 p0      43 t[3]
        xor rsi, rdi                 ;  1605.4 p0      43 t[3]
        xor rsi, r10                 ;  1606.4 p0      43 t[3]
        mov r8, qword [rsp + 2424]   ;  1551.7 p2      55 t[3]
        mov r9, qword [rsp + 2488]   ;  1552.7 p2      43 t[3] reload
        xor r8, r9                   ;  1606.5 p0      55 t[3]
        xor r14, rax                 ;  1607.1 p0      43 t[3]
        mov r10, qword [rsp + 2368]  ;  1553.7 p2      55 t[3]
        xor r10, qword [rsp + 2408]  ;  1607.7 p2+p0   55 t[3]
        xor r10, qword [rsp + 2416]  ;  1608.7 p2+p0   55 t[3]
        xor r10, qword [rsp + 2376]  ;  1609.7 p2+p0   55 t[3]
        mov rdi, qword [rsp + 2456]  ;  1557.7 p2      43 t[3] reload
        xor r10, rdi                 ;  1610.7 p0      55 t[3]
        xor rcx, rax                 ;  1609.9 p0      43 t[3]
        not r12                      ;  1610.5 p0      43 t[3]
        not r11                      ;  1611.0 p0      43 t[3]
        mov rbp, qword [rsp + 2400]  ;  1559.0 p2      55 t[3]
        mov rax, qword [rsp + 2440]  ;  1560.0 p2      43 t[3] reload
        xor rbp, rax                 ;  1611.5 p0      55 t[3]
        mov rbx, qword [rsp + 2424]  ;  1561.0 p2      55 t[3]
        not rsi                      ;  1612.1 p0      43 t[3]
        not r15                      ;  1612.6 p0      43 t[3]
        xor rbx, r14                 ;  1613.1 p0      55 t[3]
        xor rax, rsi                 ;  1613.7 p0      55 t[3]
        mov rsi, qword [rsp + 2360]  ;  1562.1 p2      55 t[3]
        xor rsi, qword [rsp + 2432]  ;  1614.2 p2+p0   55 t[3]
        xor r9, qword [rsp + 2496]   ;  1614.8 p2+p0   55 t[3]
        xor rdi, qword [rsp + 2544]  ;  1615.4 p2+p0   55 t[3]
        mov qword [rsp + 2456], rbx  ;  1615.9 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2424]  ;  1566.1 p2      55 t[3]
        xor rbx, rsi                 ;  1616.9 p0      55 t[3]
        xor r15, qword [rsp + 2432]  ;  1617.5 p2+p0   55 t[3]
        mov qword [rsp + 2432], r10  ;  1618.1 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2360]  ;  1568.1 p2      55 t[3]
        xor r10, qword [rsp + 2552]  ;  1619.1 p2+p0   55 t[3]
        xor rsi, rax                 ;  1619.7 p0      55 t[3]
        mov qword [rsp + 2360], rsi  ;  1620.7 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2328]  ;  1570.2 p2      55 t[3]
        xor rsi, r13                 ;  1621.2 p0      55 t[3]
        xor rsi, rbp                 ;  1622.2 p0      55 t[3]
        xor rbp, qword [rsp + 2552]  ;  1622.4 p2+p0   55 t[3]
        mov qword [rsp + 2552], rsi  ;  1623.2 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2520]  ;  1572.4 p2      55 t[3]
        xor rsi, r13                 ;  1623.9 p0      55 t[3]
        xor rdi, r9                  ;  1624.5 p0      55 t[3]
        mov qword [rsp + 2520], r13  ;  1625.1 p0+p3   43 t[3] spill
        mov r13, qword [rsp + 2480]  ;  1574.6 p2      55 t[3]
        xor r13, r8                  ;  1626.1 p0      55 t[3]
        mov qword [rsp + 2480], r8   ;  1626.7 p0+p3   55 t[3] spill
        mov r8, qword [rsp + 2504]   ;  1576.0 p2      55 t[3]
        xor r8, rdx                  ;  1627.7 p0      55 t[3]
        xor r14, qword [rsp + 2496]  ;  1628.2 p2+p0   55 t[3]
        xor r12, qword [rsp + 2528]  ;  1628.8 p2+p0   55 t[3]
        mov qword [rsp + 2496], rdx  ;  1629.4 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2472]  ;  1579.0 p2      55 t[3]
        xor rdx, r8                  ;  1630.4 p0      55 t[3]
        mov qword [rsp + 2424], rsi  ;  1630.9 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2536]  ;  1581.0 p2      55 t[3]
        xor rsi, rax                 ;  1631.9 p0      55 t[3]
        mov qword [rsp + 2488], rax  ;  1632.5 p0+p3   55 t[3] spill
        mov rax, qword [rsp + 2312]  ;  1582.0 p2      55 t[3]
        xor rax, rdx                 ;  1633.5 p0      55 t[3]
        xor rdx, qword [rsp + 2392]  ;  1634.1 p2+p0   55 t[3]
        xor r8, r14                  ;  1634.6 p0      55 t[3]
        mov qword [rsp + 2440], rsi  ;  1635.2 p0+p3   55 t[3] spill
        mov rsi, r15                 ;  1618.5 p1      55 t[3] copy
        xor rsi, rbp                 ;  1636.2 p0      55 t[3]
        mov qword [rsp + 2376], rbp  ;  1636.8 p0+p3   55 t[3] spill
        mov rbp, r9                  ;  1615.8 p1      55 t[3] copy
        xor rbp, rbx                 ;  1637.8 p0      55 t[3]
        xor r15, rbp                 ;  1638.8 p0      55 t[3]
        xor r9, r12                  ;  1638.9 p0      55 t[3]
        mov qword [rsp + 2416], r15  ;  1639.8 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2464]  ;  1587.8 p2      55 t[3]
        xor r15, qword [rsp + 2504]  ;  1640.5 p2+p0   55 t[3]
        mov qword [rsp + 2504], rbx  ;  1641.1 p0+p3   55 t[3] spill
        mov rbx, r11                 ;  1612.0 p1      55 t[3] copy
        xor rbx, rax                 ;  1642.1 p0      55 t[3]
        mov qword [rsp + 2408], r9   ;  1642.6 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2432]   ;  1618.1 p2      55 t[3]
        xor r9, rcx                  ;  1643.6 p0      55 t[3]
        mov qword [rsp + 2368], rbp  ;  1644.2 p0+p3   55 t[3] spill
        mov rbp, r12                 ;  1629.8 p1      55 t[3] copy
        xor rbp, r8                  ;  1645.2 p0      55 t[3]
        xor r12, r13                 ;  1645.8 p0      55 t[3]
        xor rbp, rbx                 ;  1646.4 p0      55 t[3]
        xor r13, qword [rsp + 2384]  ;  1646.9 p2+p0   55 t[3]
        mov qword [rsp + 2576], rbx  ;  1647.5 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2328]  ;  1596.0 p2      55 t[3]
        xor rbx, qword [rsp + 2448]  ;  1648.5 p2+p0   55 t[3]
        mov qword [rsp + 2592], rbp  ;  1649.1 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2472]  ;  1598.0 p2      55 t[3]
        xor rbp, qword [rsp + 2512]  ;  1650.1 p2+p0   55 t[3]
        xor r11, rbp                 ;  1651.1 p0      55 t[3]
        xor rbp, r12                 ;  1651.2 p0      55 t[3]
        mov qword [rsp + 2472], rbp  ;  1652.2 p0+p3   55 t[3] spill
        mov rbp, rdi                 ;  1625.5 p1      55 t[3] copy
        xor rbp, r15                 ;  1652.8 p0      55 t[3]
        xor r15, rdx                 ;  1653.4 p0      55 t[3]
        xor rbp, r9                  ;  1653.9 p0      55 t[3]
        xor rdi, qword [rsp + 2424]  ;  1654.5 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2544]  ;  1655.1 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2520]  ;  1656.1 p2+p0   55 t[3]
        mov qword [rsp + 2520], r9   ;  1656.2 p0+p3   55 t[3] spill
        mov r9, r10                  ;  1620.1 p1      55 t[3] copy
        xor r9, r14                  ;  1657.2 p0      55 t[3]
        xor rcx, r14                 ;  1657.8 p0      55 t[3]
        mov r14, qword [rsp + 2440]  ;  1635.2 p2      55 t[3]
        xor r14, rbx                 ;  1658.4 p0      55 t[3]
        xor rcx, rbx                 ;  1658.9 p0      55 t[3]
        mov rbx, qword [rsp + 2528]  ;  1607.7 p2      55 t[3]
        xor rbx, qword [rsp + 2456]  ;  1659.5 p2+p0   55 t[3]
        mov qword [rsp + 2528], r10  ;  1660.1 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2440]  ;  1635.2 p2      55 t[3]
        xor r10, qword [rsp + 2400]  ;  1661.1 p2+p0   55 t[3]
        xor r10, rsi                 ;  1662.1 p0      55 t[3]
        mov qword [rsp + 2440], rcx  ;  1662.2 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2496]  ;  1629.4 p2      55 t[3]
        xor rcx, qword [rsp + 2456]  ;  1663.2 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2432]  ;  1664.2 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2392]  ;  1665.2 p2+p0   55 t[3]
        mov qword [rsp + 2392], r15  ;  1664.9 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2480]  ;  1626.7 p2      55 t[3]
        xor r15, qword [rsp + 2432]  ;  1665.9 p2+p0   55 t[3]
        mov qword [rsp + 2432], r9   ;  1666.5 p0+p3   55 t[3] spill
        mov r9, r13                  ;  1647.9 p1      55 t[3] copy
        xor r9, rbx                  ;  1667.5 p0      55 t[3]
        xor rax, qword [rsp + 2464]  ;  1668.1 p2+p0   55 t[3]
        xor r13, r11                 ;  1668.6 p0      55 t[3]
        mov qword [rsp + 2464], r11  ;  1669.2 p0+p3   55 t[3] spill
        mov r11, qword [rsp + 768]   ;  1618.7 p2      55 t[0].0 reload
        xor r12, qword [r11 + 1792]  ;  1670.2 p2+p0   55 t[3]
        xor r13, qword [r11 + 1800]  ;  1670.8 p2+p0   55 t[3]
        xor rax, qword [r11 + 1808]  ;  1671.3 p2+p0   55 t[3]
        xor rsi, qword [r11 + 1840]  ;  1671.9 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2512]  ;  1672.5 p2+p0   55 t[3]
        xor rdx, qword [r11 + 1872]  ;  1673.5 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2472]  ;  1673.6 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2592]  ;  1674.6 p2+p0   55 t[3]
        xor rbx, qword [r11 + 1864]  ;  1675.6 p2+p0   55 t[3]
        mov qword [rsp + 2512], rdx  ;  1675.3 p0+p3   55 t[3] spill
        mov rdx, qword [rsp + 2448]  ;  1628.7 p2      55 t[3]
        xor rdx, qword [r11 + 1824]  ;  1676.3 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2424]  ;  1677.3 p2+p0   55 t[3]
        xor rdx, r15                 ;  1678.3 p0      55 t[3]
        mov qword [rsp + 2448], rbx  ;  1678.1 p0+p3   55 t[3] spill
        mov rbx, r8                  ;  1635.6 p1      55 t[3] copy
        xor rbx, qword [r11 + 1816]  ;  1679.1 p2+p0   55 t[3]
        xor rbx, rbp                 ;  1680.1 p0      55 t[3]
        xor rbx, rcx                 ;  1681.1 p0      55 t[3]
        xor rbp, qword [r11 + 1880]  ;  1680.8 p2+p0   55 t[3]
        mov qword [rsp + 2496], rbp  ;  1681.8 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2368]  ;  1644.2 p2      55 t[3]
        xor rbp, qword [r11 + 1848]  ;  1682.3 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2456]  ;  1683.3 p2+p0   55 t[3]
        mov qword [rsp + 2456], rbp  ;  1684.3 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2408]  ;  1642.6 p2      55 t[3]
        xor rbp, qword [r11 + 1856]  ;  1684.5 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2384]  ;  1685.5 p2+p0   55 t[3]
        mov qword [rsp + 2384], rbp  ;  1686.5 p0+p3   55 t[3] spill
        mov rbp, r14                 ;  1659.4 p1      55 t[3] copy
        xor rbp, qword [r11 + 1832]  ;  1686.6 p2+p0   55 t[3]
        xor r14, qword [r11 + 1896]  ;  1687.2 p2+p0   55 t[3]
        xor r14, qword [rsp + 2424]  ;  1688.2 p2+p0   55 t[3]
        xor r14, qword [rsp + 2552]  ;  1689.2 p2+p0   55 t[3]
        xor r8, qword [r11 + 1944]   ;  1688.9 p2+p0   55 t[3]
        xor r8, qword [rsp + 2520]   ;  1689.9 p2+p0   55 t[3]
        mov qword [rsp + 2520], r8   ;  1690.9 p0+p3   55 t[3] spill
        mov r8, qword [rsp + 2328]   ;  1645.7 p2      55 t[3]
        xor r8, qword [r11 + 1888]   ;  1691.1 p2+p0   55 t[3]
        xor r8, rdi                  ;  1692.1 p0      55 t[3]
        mov qword [rsp + 2328], r14  ;  1692.2 p0+p3   55 t[3] spill
        mov r14, qword [rsp + 2360]  ;  1647.7 p2      55 t[3]
        xor r14, qword [r11 + 1904]  ;  1693.2 p2+p0   55 t[3]
        xor r14, r10                 ;  1694.2 p0      55 t[3]
        xor r10, qword [r11 + 1968]  ;  1694.3 p2+p0   55 t[3]
        xor r10, qword [rsp + 2528]  ;  1695.3 p2+p0   55 t[3]
        mov qword [rsp + 2528], r10  ;  1696.3 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2432]  ;  1666.5 p2      55 t[3]
        xor r10, qword [r11 + 1912]  ;  1696.5 p2+p0   55 t[3]
        xor r10, qword [rsp + 2504]  ;  1697.5 p2+p0   55 t[3]
        mov qword [rsp + 2504], r10  ;  1698.5 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2408]  ;  1654.7 p2      55 t[3]
        xor r10, qword [r11 + 1920]  ;  1698.6 p2+p0   55 t[3]
        xor r10, r9                  ;  1699.6 p0      55 t[3]
        xor rcx, qword [r11 + 2008]  ;  1699.8 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2544]  ;  1700.8 p2+p0   55 t[3]
        xor rdi, qword [r11 + 2016]  ;  1700.9 p2+p0   55 t[3]
        xor rdi, r15                 ;  1701.9 p0      55 t[3]
        mov r15, qword [rsp + 2592]  ;  1659.7 p2      55 t[3]
        xor r15, qword [r11 + 1928]  ;  1702.0 p2+p0   55 t[3]
        xor rdi, qword [rsp + 2440]  ;  1702.9 p2+p0   55 t[3]
        mov qword [rsp + 2592], rdi  ;  1703.9 p0+p3   55 t[3] spill
        mov rdi, qword [rsp + 2392]  ;  1664.9 p2      55 t[3]
        xor rdi, qword [r11 + 1936]  ;  1704.2 p2+p0   55 t[3]
        xor rdi, qword [rsp + 2464]  ;  1705.2 p2+p0   55 t[3]
        mov qword [rsp + 2464], rcx  ;  1705.3 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2440]  ;  1665.7 p2      55 t[3]
        xor rcx, qword [r11 + 1952]  ;  1706.3 p2+p0   55 t[3]
        mov qword [rsp + 2440], rcx  ;  1707.3 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2400]  ;  1667.7 p2      55 t[3]
        xor rcx, qword [r11 + 1960]  ;  1707.9 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2488]  ;  1708.9 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2424]  ;  1709.9 p2+p0   55 t[3]
        mov qword [rsp + 2424], rcx  ;  1710.9 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2432]  ;  1671.7 p2      55 t[3]
        xor rcx, qword [r11 + 1976]  ;  1710.6 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2416]  ;  1711.6 p2+p0   55 t[3]
        mov qword [rsp + 2432], rcx  ;  1712.6 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2480]  ;  1674.7 p2      55 t[3]
        xor rcx, r9                  ;  1712.8 p0      55 t[3]
        xor rcx, qword [r11 + 1984]  ;  1713.8 p2+p0   55 t[3]
        xor r9, qword [r11 + 1992]   ;  1713.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2312]   ;  1714.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2472]   ;  1715.9 p2+p0   55 t[3]
        mov qword [rsp + 2472], r9   ;  1716.9 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2392]   ;  1679.7 p2      55 t[3]
        xor r9, qword [r11 + 2000]   ;  1716.6 p2+p0   55 t[3]
        xor r9, qword [rsp + 2576]   ;  1717.6 p2+p0   55 t[3]
        mov qword [rsp + 2576], r9   ;  1718.6 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2552]   ;  1682.7 p2      55 t[3]
        xor r9, qword [r11 + 2024]   ;  1718.8 p2+p0   55 t[3]
        xor r9, qword [rsp + 2536]   ;  1719.8 p2+p0   55 t[3]
        mov qword [rsp + 2536], r9   ;  1720.8 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2376]   ;  1685.7 p2      55 t[3]
        xor r9, qword [r11 + 2032]   ;  1720.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2360]   ;  1721.9 p2+p0   55 t[3]
        mov qword [rsp + 2360], r9   ;  1722.9 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2416]   ;  1688.7 p2      55 t[3]
        xor r9, qword [r11 + 2040]   ;  1723.0 p2+p0   55 t[3]
        mov r11, qword [rsp + 1640]  ;  1690.7 p2      55 t[0] reload
        mov qword [rsp + 536], r11   ;  1723.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1664]  ;  1691.7 p2      55 t[0] reload
        mov qword [rsp + 544], r11   ;  1724.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1848]  ;  1692.7 p2      55 t[0] reload
        mov qword [rsp + 552], r11   ;  1725.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1704]  ;  1693.7 p2      55 t[0] reload
        mov qword [rsp + 560], r11   ;  1726.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1736]  ;  1694.7 p2      55 t[0] reload
        mov qword [rsp + 568], r11   ;  1727.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1592]  ;  1695.7 p2      55 t[0] reload
        mov qword [rsp + 576], r11   ;  1728.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1712]  ;  1696.7 p2      55 t[0] reload
        mov qword [rsp + 584], r11   ;  1729.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1792]  ;  1697.7 p2      55 t[0] reload
        mov qword [rsp + 592], r11   ;  1730.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1720]  ;  1698.7 p2      55 t[0] reload
        mov qword [rsp + 600], r11   ;  1731.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1768]  ;  1699.7 p2      55 t[0] reload
        mov qword [rsp + 608], r11   ;  1732.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1600]  ;  1700.7 p2      55 t[0] reload
        mov qword [rsp + 616], r11   ;  1733.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1672]  ;  1701.7 p2      55 t[0] reload
        mov qword [rsp + 624], r11   ;  1734.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1824]  ;  1702.7 p2      55 t[0] reload
        mov qword [rsp + 632], r11   ;  1735.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1696]  ;  1703.7 p2      55 t[0] reload
        mov qword [rsp + 640], r11   ;  1736.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1816]  ;  1704.7 p2      55 t[0] reload
        mov qword [rsp + 648], r11   ;  1737.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1856]  ;  1705.7 p2      55 t[0] reload
        mov qword [rsp + 656], r11   ;  1738.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1688]  ;  1706.7 p2      55 t[0] reload
        mov qword [rsp + 664], r11   ;  1739.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1728]  ;  1707.7 p2      55 t[0] reload
        mov qword [rsp + 672], r11   ;  1740.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1872]  ;  1708.7 p2      55 t[0] reload
        mov qword [rsp + 680], r11   ;  1741.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1864]  ;  1709.7 p2      55 t[0] reload
        mov qword [rsp + 688], r11   ;  1742.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1784]  ;  1710.7 p2      55 t[0] reload
        mov qword [rsp + 696], r11   ;  1743.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1760]  ;  1711.7 p2      55 t[0] reload
        mov qword [rsp + 704], r11   ;  1744.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1616]  ;  1712.7 p2      55 t[0] reload
        mov qword [rsp + 712], r11   ;  1745.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1776]  ;  1713.7 p2      55 t[0] reload
        mov qword [rsp + 720], r11   ;  1746.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1744]  ;  1714.7 p2      55 t[0] reload
        mov qword [rsp + 728], r11   ;  1747.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1808]  ;  1715.7 p2      55 t[0] reload
        mov qword [rsp + 736], r11   ;  1748.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1608]  ;  1716.7 p2      55 t[0] reload
        mov qword [rsp + 744], r11   ;  1749.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1800]  ;  1717.7 p2      55 t[0] reload
        mov qword [rsp + 752], r11   ;  1750.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1656]  ;  1718.7 p2      55 t[0] reload
        mov qword [rsp + 760], r11   ;  1751.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1632]  ;  1719.7 p2      55 t[0] reload
        mov qword [rsp + 776], r11   ;  1752.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1680]  ;  1720.7 p2      55 t[0] reload
        mov qword [rsp + 784], r11   ;  1753.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1752]  ;  1721.7 p2      55 t[0] reload
        mov qword [rsp + 792], r11   ;  1754.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1584]  ;  1722.7 p2      55 t[1] reload
        mov qword [rsp + 800], r11   ;  1755.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2096]  ;  1723.7 p2      55 t[1] reload
        mov qword [rsp + 808], r11   ;  1756.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2088]  ;  1724.7 p2      55 t[1] reload
        mov qword [rsp + 816], r11   ;  1757.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1624]  ;  1725.7 p2      55 t[1] reload
        mov qword [rsp + 824], r11   ;  1758.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1912]  ;  1726.7 p2      55 t[1] reload
        mov qword [rsp + 832], r11   ;  1759.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2048]  ;  1727.7 p2      55 t[1] reload
        mov qword [rsp + 840], r11   ;  1760.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1904]  ;  1728.7 p2      55 t[1] reload
        mov qword [rsp + 848], r11   ;  1761.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1960]  ;  1729.7 p2      55 t[1] reload
        mov qword [rsp + 856], r11   ;  1762.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1888]  ;  1730.7 p2      55 t[1] reload
        mov qword [rsp + 864], r11   ;  1763.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1952]  ;  1731.7 p2      55 t[1] reload
        mov qword [rsp + 872], r11   ;  1764.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1576]  ;  1732.7 p2      55 t[1] reload
        mov qword [rsp + 880], r11   ;  1765.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2000]  ;  1733.7 p2      55 t[1] reload
        mov qword [rsp + 888], r11   ;  1766.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1992]  ;  1734.7 p2      55 t[1] reload
        mov qword [rsp + 896], r11   ;  1768.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1648]  ;  1735.7 p2      55 t[1] reload
        mov qword [rsp + 904], r11   ;  1770.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1984]  ;  1736.7 p2      55 t[1] reload
        mov qword [rsp + 912], r11   ;  1772.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2008]  ;  1737.7 p2      55 t[1] reload
        mov qword [rsp + 920], r11   ;  1774.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1832]  ;  1738.7 p2      55 t[1] reload
        mov qword [rsp + 928], r11   ;  1776.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1896]  ;  1739.7 p2      55 t[1] reload
        mov qword [rsp + 936], r11   ;  1778.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2024]  ;  1740.7 p2      55 t[1] reload
        mov qword [rsp + 944], r11   ;  1780.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2016]  ;  1741.7 p2      55 t[1] reload
        mov qword [rsp + 952], r11   ;  1782.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1944]  ;  1742.7 p2      55 t[1] reload
        mov qword [rsp + 960], r11   ;  1784.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1928]  ;  1743.7 p2      55 t[1] reload
        mov qword [rsp + 968], r11   ;  1786.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2032]  ;  1744.7 p2      55 t[1] reload
        mov qword [rsp + 976], r11   ;  1788.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1936]  ;  1745.7 p2      55 t[1] reload
        mov qword [rsp + 984], r11   ;  1790.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1880]  ;  1746.7 p2      55 t[1] reload
        mov qword [rsp + 992], r11   ;  1792.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1976]  ;  1747.7 p2      55 t[1] reload
        mov qword [rsp + 1000], r11  ;  1794.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2064]  ;  1748.7 p2      55 t[1] reload
        mov qword [rsp + 1008], r11  ;  1796.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1968]  ;  1749.7 p2      55 t[1] reload
        mov qword [rsp + 1016], r11  ;  1798.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2080]  ;  1750.7 p2      55 t[1] reload
        mov qword [rsp + 1024], r11  ;  1800.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2040]  ;  1751.7 p2      55 t[1] reload
        mov qword [rsp + 1032], r11  ;  1802.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1840]  ;  1752.7 p2      55 t[1] reload
        mov qword [rsp + 1040], r11  ;  1804.7 p0+p3   53 rounds
        mov r11, qword [rsp + 1920]  ;  1753.7 p2      55 t[1] reload
        mov qword [rsp + 1048], r11  ;  1806.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2304]  ;  1754.7 p2      55 t[2] reload
        mov qword [rsp + 1056], r11  ;  1808.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2352]  ;  1755.7 p2      55 t[2] reload
        mov qword [rsp + 1064], r11  ;  1810.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2344]  ;  1756.7 p2      55 t[2] reload
        mov qword [rsp + 1072], r11  ;  1812.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2112]  ;  1757.7 p2      55 t[2] reload
        mov qword [rsp + 1080], r11  ;  1814.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2152]  ;  1758.7 p2      55 t[2] reload
        mov qword [rsp + 1088], r11  ;  1816.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2288]  ;  1759.7 p2      55 t[2] reload
        mov qword [rsp + 1096], r11  ;  1818.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2144]  ;  1760.7 p2      55 t[2] reload
        mov qword [rsp + 1104], r11  ;  1820.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2200]  ;  1761.7 p2      55 t[2] reload
        mov qword [rsp + 1112], r11  ;  1822.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2128]  ;  1762.7 p2      55 t[2] reload
        mov qword [rsp + 1120], r11  ;  1824.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2192]  ;  1763.7 p2      55 t[2] reload
        mov qword [rsp + 1128], r11  ;  1826.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2256]  ;  1764.7 p2      55 t[2] reload
        mov qword [rsp + 1136], r11  ;  1828.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2240]  ;  1765.7 p2      55 t[2] reload
        mov qword [rsp + 1144], r11  ;  1830.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2232]  ;  1766.7 p2      55 t[2] reload
        mov qword [rsp + 1152], r11  ;  1832.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2072]  ;  1767.7 p2      55 t[2] reload
        mov qword [rsp + 1160], r11  ;  1834.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2224]  ;  1768.7 p2      55 t[2] reload
        mov qword [rsp + 1168], r11  ;  1836.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2248]  ;  1769.7 p2      55 t[2] reload
        mov qword [rsp + 1176], r11  ;  1838.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2136]  ;  1770.7 p2      55 t[2] reload
        mov qword [rsp + 1192], r11  ;  1840.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2296]  ;  1771.7 p2      55 t[2] reload
        mov qword [rsp + 1200], r11  ;  1842.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2184]  ;  1772.7 p2      55 t[2] reload
        mov qword [rsp + 1216], r11  ;  1844.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2168]  ;  1773.7 p2      55 t[2] reload
        mov qword [rsp + 1224], r11  ;  1846.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2272]  ;  1774.7 p2      55 t[2] reload
        mov qword [rsp + 1232], r11  ;  1848.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2120]  ;  1775.7 p2      55 t[2] reload
        mov qword [rsp + 1248], r11  ;  1850.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2216]  ;  1776.7 p2      55 t[2] reload
        mov qword [rsp + 1256], r11  ;  1852.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2320]  ;  1777.7 p2      55 t[2] reload
        mov qword [rsp + 1264], r11  ;  1854.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2208]  ;  1778.7 p2      55 t[2] reload
        mov qword [rsp + 1272], r11  ;  1856.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2336]  ;  1779.7 p2      55 t[2] reload
        mov qword [rsp + 1280], r11  ;  1858.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2280]  ;  1780.7 p2      55 t[2] reload
        mov qword [rsp + 1288], r11  ;  1860.7 p0+p3   53 rounds
        mov qword [rsp + 1312], r12  ;  1862.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2104]  ;  1781.7 p2      55 t[2] reload
        mov qword [rsp + 1296], r11  ;  1864.7 p0+p3   53 rounds
        mov qword [rsp + 1320], r13  ;  1866.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2160]  ;  1782.7 p2      55 t[2] reload
        mov qword [rsp + 1304], r11  ;  1868.7 p0+p3   53 rounds
        mov qword [rsp + 1328], rax  ;  1870.7 p0+p3   53 rounds
        mov qword [rsp + 1336], rbx  ;  1872.7 p0+p3   53 rounds
        mov qword [rsp + 1344], rdx  ;  1874.7 p0+p3   53 rounds
        mov qword [rsp + 1352], rbp  ;  1876.7 p0+p3   53 rounds
        mov qword [rsp + 1360], rsi  ;  1878.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2456]  ;  1783.7 p2      55 t[3] reload
        mov qword [rsp + 1368], r11  ;  1880.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2384]  ;  1784.7 p2      55 t[3] reload
        mov qword [rsp + 1376], r11  ;  1882.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2448]  ;  1785.7 p2      55 t[3] reload
        mov qword [rsp + 1384], r11  ;  1884.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2512]  ;  1786.7 p2      55 t[3] reload
        mov qword [rsp + 1392], r11  ;  1886.7 p0+p3   53 rounds
        mov qword [rsp + 1408], r8   ;  1888.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2496]   ;  1787.7 p2      55 t[3] reload
        mov qword [rsp + 1400], r8   ;  1890.7 p0+p3   53 rounds
        mov qword [rsp + 1424], r14  ;  1892.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2328]   ;  1788.7 p2      55 t[3] reload
        mov qword [rsp + 1416], r8   ;  1894.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2504]   ;  1789.7 p2      55 t[3] reload
        mov qword [rsp + 1432], r8   ;  1896.7 p0+p3   53 rounds
        mov qword [rsp + 1448], r15  ;  1898.7 p0+p3   53 rounds
        mov qword [rsp + 1456], rdi  ;  1900.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2520]   ;  1790.7 p2      55 t[3] reload
        mov qword [rsp + 1464], r8   ;  1902.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2440]   ;  1791.7 p2      55 t[3] reload
        mov qword [rsp + 1472], r8   ;  1904.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2424]   ;  1792.7 p2      55 t[3] reload
        mov qword [rsp + 1480], r8   ;  1906.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2528]   ;  1793.7 p2      55 t[3] reload
        mov qword [rsp + 1488], r8   ;  1908.7 p0+p3   53 rounds
        mov r8, qword [rsp + 768]    ;  1794.7 p2      53 rounds
        add r8, 0x400                ;  1798.7 p1      53 rounds
        mov qword [rsp + 768], r8    ;  1910.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2056]   ;  1795.7 p2      55 t[2] reload
        mov r11, qword [rsp + 2264]  ;  1796.7 p2      55 t[2] reload
        mov r12, qword [rsp + 2176]  ;  1797.7 p2      55 t[2] reload
        mov r13, qword [rsp + 2432]  ;  1798.7 p2      55 t[3] reload
        mov r14, qword [rsp + 2472]  ;  1799.7 p2      55 t[3] reload
        mov r15, qword [rsp + 2576]  ;  1800.7 p2      55 t[3] reload
        mov rsi, qword [rsp + 2464]  ;  1801.7 p2      55 t[3] reload
        mov rdi, qword [rsp + 2592]  ;  1802.7 p2      55 t[3] reload
        mov rbp, qword [rsp + 2536]  ;  1803.7 p2      55 t[3] reload
        mov rax, qword [rsp + 2360]  ;  1804.7 p2      55 t[3] reload
        xchg rbp, r8                 ;  1807.7 p1      55 t[2] copy
        xchg rcx, r11                ;  1800.7 p1      55 t[2] copy
        xchg rsi, r12                ;  1805.7 p1      55 t[2] copy
        xchg rax, r10                ;  1808.7 p1      55 t[3] copy
        xchg r9, r11                 ;  1802.7 p1      55 t[3] copy
        xchg rdi, r13                ;  1806.7 p1      55 t[3] copy
        xchg r12, r14                ;  1807.7 p1      55 t[3] copy
        xchg r14, r15                ;  1809.7 p1      55 t[3] copy
        xchg r10, r15                ;  1811.7 p1      55 t[3] copy
        xchg r11, r13                ;  1813.7 p1      55 t[3] copy
        xchg r15, r8                 ;  1815.7 p1      55 t[3] copy
        xchg r8, r13                 ;  1819.7 p1      55 t[3] copy
        mov rdx, qword [rsp + 768]   ;                    more rounds?
        cmp rdx, qword [rsp + 1568]  ;                    more rounds?
        jne .rounds_2
        mov qword [rsp + 1560], r8   ;                    resident
        mov qword [rsp + 1504], r9   ;                    resident
        mov qword [rsp + 1528], r10  ;                    resident
        mov qword [rsp + 1536], r11  ;                    resident
        mov qword [rsp + 1512], r12  ;                    resident
        mov qword [rsp + 1552], r13  ;                    resident
        mov qword [rsp + 1520], r14  ;                    resident
        mov qword [rsp + 1544], r15  ;                    resident
        mov qword [rsp + 1240], rsi  ;                    resident
        mov qword [rsp + 1496], rdi  ;                    resident
        mov qword [rsp + 1184], rbp  ;                    resident
        mov qword [rsp + 1440], rax  ;                    resident
        mov qword [rsp + 1208], rcx  ;                    resident
        mov r8, qword [rsp + 560]    ;     0.0 p2      43 dst
        mov r9, qword [rsp + 568]    ;     1.0 p2      43 dst reload
        xor r8, r9                   ;     5.0 p0      43 dst
        mov r10, r8                  ;     6.0 p1      43 dst copy
        xor r10, qword [rsp + 544]   ;     7.0 p2+p0   43 dst
        mov r11, r10                 ;     8.0 p1      43 dst copy
        mov r12, qword [rsp + 592]   ;     3.0 p2      43 dst reload
        xor r11, r12                 ;     9.0 p0      43 dst
        mov r13, r11                 ;    10.0 p1      43 dst copy
        xor r13, qword [rsp + 584]   ;    11.0 p2+p0   43 dst
        mov r14, r11                 ;    10.0 p1      43 dst copy
        mov r15, qword [rsp + 536]   ;     5.0 p2      43 dst reload
        xor r14, r15                 ;    11.0 p0      43 dst
        mov rsi, r14                 ;    12.0 p1      43 dst copy
        xor rsi, qword [rsp + 552]   ;    13.0 p2+p0   43 dst
        mov rdi, rsi                 ;    14.0 p1      43 dst copy
        mov rbp, qword [rsp + 560]   ;     7.0 p2      43 dst reload
        xor rdi, rbp                 ;    15.0 p0      43 dst
        mov rax, r13                 ;    12.0 p1      43 dst copy
        xor rax, qword [rsp + 576]   ;    13.0 p2+p0   43 dst
        mov rcx, rax                 ;    14.0 p1      43 dst copy
        xor rcx, r15                 ;    15.0 p0      43 dst
        mov rdx, rax                 ;    14.0 p1      43 dst copy
        xor rdx, r9                  ;    15.0 p0      43 dst
        mov rbx, r13                 ;    12.0 p1      43 dst copy
        xor rbx, rdi                 ;    16.0 p0      43 dst
        mov r9, rbx                  ;    17.0 p1      43 dst copy
        xor r9, r12                  ;    18.0 p0      43 dst
        mov qword [rsp + 1576], rsi  ;    14.0 p0+p3   43 dst spill
        mov rsi, rdx                 ;    16.0 p1      43 dst copy
        xor rsi, r9                  ;    19.0 p0      43 dst
        xor rbp, rsi                 ;    20.0 p0      43 dst
        mov qword [rsp + 1584], rcx  ;    16.0 p0+p3   43 dst spill
        mov rcx, r9                  ;    19.0 p1      43 dst copy
        xor rcx, r15                 ;    20.0 p0      43 dst
        xor r8, rcx                  ;    21.0 p0      43 dst
        and rcx, r9                  ;    21.0 p0      43 dst
        xor r10, rcx                 ;    22.0 p0      43 dst
        mov r15, rax                 ;    14.0 p1      43 dst copy
        and r15, rsi                 ;    20.0 p0      43 dst
        xor r10, r15                 ;    23.0 p0      43 dst
        mov r15, rdi                 ;    16.0 p1      43 dst copy
        and r15, r8                  ;    22.0 p0      43 dst
        xor rcx, r15                 ;    23.0 p0      43 dst
        mov r15, rdi                 ;    16.0 p1      43 dst copy
        xor r15, rdx                 ;    18.6 p0      43 dst
        mov qword [rsp + 1592], rax  ;    19.2 p0+p3   43 dst spill
        mov rax, r15                 ;    19.6 p1      43 dst copy
        and rax, rbp                 ;    21.0 p0      43 dst
        xor rax, rcx                 ;    24.0 p0      43 dst
        xor rax, qword [rsp + 568]   ;    25.0 p2+p0   43 dst
        mov qword [rsp + 1600], rsi  ;    21.9 p0+p3   43 dst spill
        mov rsi, r15                 ;    19.6 p1      43 dst copy
        xor rsi, r12                 ;    22.9 p0      43 dst
        xor rcx, qword [rsp + 1576]  ;    24.0 p2+p0   43 dst
        mov qword [rsp + 1576], r15  ;    24.0 p0+p3   43 dst spill
        mov r15, r14                 ;    20.7 p1      43 dst copy
        or r15, r12                  ;    25.0 p0      43 dst
        xor rcx, r15                 ;    26.0 p0      43 dst
        xor r15, r10                 ;    26.2 p0      43 dst
        mov r12, rbx                 ;    22.0 p1      43 dst copy
        and r12, r11                 ;    26.8 p0      43 dst
        xor rax, r12                 ;    27.8 p0      43 dst
        xor r10, r12                 ;    27.9 p0      43 dst
        mov r12, r8                  ;    23.3 p1      43 dst copy
        xor r12, r11                 ;    28.5 p0      43 dst
        mov qword [rsp + 1608], rbx  ;    29.0 p0+p3   43 dst spill
        mov rbx, r13                 ;    24.3 p1      43 dst copy
        and rbx, r12                 ;    30.0 p0      43 dst
        xor r10, rbx                 ;    31.0 p0      43 dst
        mov rbx, r14                 ;    25.3 p1      43 dst copy
        xor rbx, rbp                 ;    31.2 p0      43 dst
        mov qword [rsp + 1616], r12  ;    31.8 p0+p3   43 dst spill
        mov r12, rsi                 ;    26.3 p1      43 dst copy
        and r12, rbx                 ;    32.8 p0      43 dst
        xor r15, r12                 ;    33.8 p0      43 dst
        mov r12, rax                 ;    28.8 p1      43 dst copy
        and r12, r10                 ;    33.9 p0      43 dst
        xor r15, r12                 ;    34.9 p0      43 dst
        mov qword [rsp + 1624], r13  ;    35.0 p0+p3   43 dst spill
        mov r13, qword [rsp + 1584]  ;    28.7 p2      43 dst
        and r13, rdx                 ;    36.0 p0      43 dst
        xor rcx, r13                 ;    37.0 p0      43 dst
        mov r13, r15                 ;    35.9 p1      43 dst copy
        and r13, rcx                 ;    38.0 p0      43 dst
        xor r10, r13                 ;    39.0 p0      43 dst
        xor r15, rax                 ;    38.3 p0      43 dst
        mov r13, rcx                 ;    38.0 p1      43 dst copy
        and r13, r10                 ;    40.0 p0      43 dst
        xor rax, r13                 ;    41.0 p0      43 dst
        or r12, r15                  ;    40.0 p0      43 dst
        xor r12, r10                 ;    41.0 p0      43 dst
        and r10, rax                 ;    42.0 p0      43 dst
        and rbx, rax                 ;    42.0 p0      43 dst
        xor rcx, r10                 ;    43.0 p0      43 dst
        mov r10, rax                 ;    42.0 p1      43 dst copy
        or r10, r12                  ;    43.0 p0      43 dst
        xor r15, r10                 ;    44.0 p0      43 dst
        and rdi, r15                 ;    45.0 p0      43 dst
        mov r10, rax                 ;    42.0 p1      43 dst copy
        xor r10, r12                 ;    44.6 p0      43 dst
        and r14, r12                 ;    45.2 p0      43 dst
        mov r13, r15                 ;    45.0 p1      43 dst copy
        xor r13, r10                 ;    46.0 p0      43 dst
        and r8, r15                  ;    46.3 p0      43 dst
        xor r15, rcx                 ;    46.9 p0      43 dst
        and rbp, r10                 ;    47.5 p0      43 dst
        xor r8, rbp                  ;    48.5 p0      43 dst
        and rdx, r13                 ;    48.6 p0      43 dst
        and r13, qword [rsp + 1584]  ;    49.2 p2+p0   43 dst
        and r11, r15                 ;    49.7 p0      43 dst
        mov qword [rsp + 1584], rbp  ;    50.3 p0+p3   43 dst spill
        mov rbp, r12                 ;    42.0 p1      43 dst copy
        and rbp, qword [rsp + 592]   ;    51.3 p2+p0   43 dst
        xor r12, r15                 ;    51.9 p0      43 dst
        and r9, r12                  ;    52.9 p0      43 dst
        and r12, qword [rsp + 536]   ;    53.0 p2+p0   43 dst
        and rsi, rax                 ;    53.6 p0      43 dst
        and r15, qword [rsp + 1608]  ;    54.2 p2+p0   43 dst
        xor rax, rcx                 ;    54.7 p0      43 dst
        and r10, qword [rsp + 1576]  ;    55.3 p2+p0   43 dst
        xor r11, r12                 ;    55.9 p0      43 dst
        xor r15, rdx                 ;    56.4 p0      43 dst
        xor rdx, rsi                 ;    57.0 p0      43 dst
        xor r15, rbp                 ;    57.6 p0      43 dst
        mov qword [rsp + 1576], r13  ;    58.2 p0+p3   43 dst spill
        mov r13, qword [rsp + 1600]  ;    45.7 p2      43 dst
        and r13, rax                 ;    59.2 p0      43 dst
        xor rdi, r13                 ;    60.2 p0      43 dst
        and rax, qword [rsp + 1592]  ;    60.3 p2+p0   43 dst
        xor rdx, rdi                 ;    61.2 p0      43 dst
        mov qword [rsp + 1592], rax  ;    61.4 p0+p3   43 dst spill
        mov rax, qword [rsp + 1624]  ;    48.0 p2      43 dst
        and rax, rcx                 ;    62.4 p0      43 dst
        and rcx, qword [rsp + 1616]  ;    63.0 p2+p0   43 dst
        mov qword [rsp + 1616], rdi  ;    63.6 p0+p3   43 dst spill
        mov rdi, r8                  ;    49.7 p1      43 dst copy
        xor rdi, r11                 ;    64.6 p0      43 dst
        xor rdi, rdx                 ;    65.6 p0      43 dst
        xor r10, rdi                 ;    66.6 p0      43 dst
        xor r15, r10                 ;    67.6 p0      43 dst
        xor rcx, r15                 ;    68.6 p0      43 dst
        xor rbx, rcx                 ;    69.6 p0      43 dst
        mov qword [rsp + 1624], r11  ;    68.0 p0+p3   43 dst spill
        mov r11, qword [rsp + 888]   ;    52.3 p2      43 dst
        xor r11, qword [rsp + 896]   ;    69.0 p2+p0   43 dst
        mov qword [rsp + 1600], rcx  ;    69.6 p0+p3   43 dst spill
        mov rcx, r11                 ;    70.0 p1      43 dst copy
        xor rcx, qword [rsp + 872]   ;    71.0 p2+p0   43 dst
        mov qword [rsp + 1608], rax  ;    71.2 p0+p3   43 dst spill
        mov rax, rcx                 ;    72.0 p1      43 dst copy
        xor rax, qword [rsp + 920]   ;    73.0 p2+p0   43 dst
        mov qword [rsp + 1632], r10  ;    72.7 p0+p3   43 dst spill
        mov r10, rax                 ;    74.0 p1      43 dst copy
        xor r10, qword [rsp + 912]   ;    75.0 p2+p0   43 dst
        mov qword [rsp + 1640], r15  ;    74.3 p0+p3   43 dst spill
        mov r15, rax                 ;    74.0 p1      43 dst copy
        xor r15, qword [rsp + 864]   ;    75.3 p2+p0   43 dst
        mov qword [rsp + 1648], r14  ;    75.9 p0+p3   43 dst spill
        mov r14, r15                 ;    76.3 p1      43 dst copy
        xor r14, qword [rsp + 880]   ;    77.3 p2+p0   43 dst
        mov qword [rsp + 1656], r8   ;    77.4 p0+p3   43 dst spill
        mov r8, r14                  ;    78.3 p1      43 dst copy
        xor r8, qword [rsp + 888]    ;    79.3 p2+p0   43 dst
        mov qword [rsp + 1664], r12  ;    79.0 p0+p3   43 dst spill
        mov r12, r10                 ;    76.0 p1      43 dst copy
        xor r12, qword [rsp + 904]   ;    80.0 p2+p0   43 dst
        mov qword [rsp + 1672], rbx  ;    80.6 p0+p3   43 dst spill
        mov rbx, r12                 ;    81.0 p1      43 dst copy
        xor rbx, qword [rsp + 864]   ;    82.0 p2+p0   43 dst
        mov qword [rsp + 1680], r9   ;    82.2 p0+p3   43 dst spill
        mov r9, r12                  ;    81.0 p1      43 dst copy
        xor r9, qword [rsp + 896]    ;    83.2 p2+p0   43 dst
        mov qword [rsp + 1688], rsi  ;    83.7 p0+p3   43 dst spill
        mov rsi, r10                 ;    76.0 p1      43 dst copy
        xor rsi, r8                  ;    84.7 p0      43 dst
        mov qword [rsp + 1696], rbp  ;    85.3 p0+p3   43 dst spill
        mov rbp, rsi                 ;    85.7 p1      43 dst copy
        xor rbp, qword [rsp + 920]   ;    86.7 p2+p0   43 dst
        mov qword [rsp + 1704], r13  ;    86.9 p0+p3   43 dst spill
        mov r13, r9                  ;    84.2 p1      43 dst copy
        xor r13, rbp                 ;    87.9 p0      43 dst
        mov qword [rsp + 1712], rdx  ;    88.4 p0+p3   43 dst spill
        mov rdx, r13                 ;    88.9 p1      43 dst copy
        xor rdx, qword [rsp + 888]   ;    89.9 p2+p0   43 dst
        mov qword [rsp + 1720], rdi  ;    90.0 p0+p3   43 dst spill
        mov rdi, r12                 ;    81.0 p1      43 dst copy
        and rdi, r13                 ;    91.0 p0      43 dst
        xor rcx, rdi                 ;    92.0 p0      43 dst
        mov rdi, rbp                 ;    87.7 p1      43 dst copy
        xor rdi, qword [rsp + 864]   ;    92.1 p2+p0   43 dst
        xor r11, rdi                 ;    93.1 p0      43 dst
        and rdi, rbp                 ;    93.3 p0      43 dst
        xor rcx, rdi                 ;    94.3 p0      43 dst
        mov qword [rsp + 1728], r12  ;    94.4 p0+p3   43 dst spill
        mov r12, r8                  ;    80.3 p1      43 dst copy
        and r12, r11                 ;    95.4 p0      43 dst
        xor rdi, r12                 ;    96.4 p0      43 dst
        mov r12, r8                  ;    80.3 p1      43 dst copy
        xor r12, r9                  ;    96.6 p0      43 dst
        mov qword [rsp + 1736], r13  ;    97.1 p0+p3   43 dst spill
        mov r13, r15                 ;    76.3 p1      43 dst copy
        or r13, qword [rsp + 920]    ;    98.1 p2+p0   43 dst
        mov qword [rsp + 1744], rbp  ;    98.7 p0+p3   43 dst spill
        mov rbp, rdx                 ;    90.9 p1      43 dst copy
        and rbp, r12                 ;    99.7 p0      43 dst
        xor rbp, qword [rsp + 896]   ;   100.7 p2+p0   43 dst
        xor rbp, rdi                 ;   101.7 p0      43 dst
        xor r14, rdi                 ;   101.4 p0      43 dst
        mov rdi, rax                 ;    79.0 p1      43 dst copy
        and rdi, rsi                 ;   102.0 p0      43 dst
        xor rbp, rdi                 ;   103.0 p0      43 dst
        xor rdi, rcx                 ;   103.1 p0      43 dst
        xor rcx, r13                 ;   103.7 p0      43 dst
        xor r14, r13                 ;   104.3 p0      43 dst
        mov r13, r12                 ;    97.6 p1      43 dst copy
        xor r13, qword [rsp + 920]   ;   104.9 p2+p0   43 dst
        mov qword [rsp + 1752], r12  ;   105.4 p0+p3   43 dst spill
        mov r12, rax                 ;    82.3 p1      43 dst copy
        xor r12, r11                 ;   106.4 p0      43 dst
        mov qword [rsp + 1760], rsi  ;   107.0 p0+p3   43 dst spill
        mov rsi, r10                 ;    83.3 p1      43 dst copy
        and rsi, r12                 ;   108.0 p0      43 dst
        xor rdi, rsi                 ;   109.0 p0      43 dst
        mov rsi, r15                 ;    84.3 p1      43 dst copy
        xor rsi, rdx                 ;   109.1 p0      43 dst
        mov qword [rsp + 1768], r12  ;   109.7 p0+p3   43 dst spill
        mov r12, rbx                 ;    85.3 p1      43 dst copy
        and r12, r9                  ;   110.7 p0      43 dst
        xor r14, r12                 ;   111.7 p0      43 dst
        mov r12, r13                 ;   105.9 p1      43 dst copy
        and r12, rsi                 ;   111.9 p0      43 dst
        xor rcx, r12                 ;   112.9 p0      43 dst
        mov r12, rbp                 ;   104.0 p1      43 dst copy
        and r12, rdi                 ;   113.0 p0      43 dst
        xor rcx, r12                 ;   114.0 p0      43 dst
        mov qword [rsp + 1776], r10  ;   114.1 p0+p3   43 dst spill
        mov r10, r14                 ;   112.7 p1      43 dst copy
        and r10, rcx                 ;   115.1 p0      43 dst
        xor rdi, r10                 ;   116.1 p0      43 dst
        mov r10, rbp                 ;   104.0 p1      43 dst copy
        xor rbp, rcx                 ;   116.3 p0      43 dst
        mov rcx, r14                 ;   112.7 p1      43 dst copy
        and rcx, rdi                 ;   117.1 p0      43 dst
        xor r10, rcx                 ;   118.1 p0      43 dst
        or r12, rbp                  ;   118.0 p0      43 dst
        xor r12, rdi                 ;   119.0 p0      43 dst
        and rdi, r10                 ;   119.1 p0      43 dst
        and rsi, r10                 ;   119.7 p0      43 dst
        xor r14, rdi                 ;   120.3 p0      43 dst
        mov rdi, r10                 ;   119.1 p1      43 dst copy
        or rdi, r12                  ;   120.8 p0      43 dst
        xor rbp, rdi                 ;   121.8 p0      43 dst
        and r8, rbp                  ;   122.8 p0      43 dst
        mov rdi, r10                 ;   119.1 p1      43 dst copy
        xor rdi, r12                 ;   122.6 p0      43 dst
        and r15, r12                 ;   123.1 p0      43 dst
        mov rcx, rbp                 ;   122.8 p1      43 dst copy
        xor rcx, rdi                 ;   123.8 p0      43 dst
        and r11, rbp                 ;   124.3 p0      43 dst
        xor rbp, r14                 ;   124.8 p0      43 dst
        and rdx, rdi                 ;   125.4 p0      43 dst
        xor r11, rdx                 ;   126.4 p0      43 dst
        and r9, rcx                  ;   126.6 p0      43 dst
        and rbx, rcx                 ;   127.1 p0      43 dst
        mov rcx, r12                 ;   120.0 p1      43 dst copy
        and rcx, qword [rsp + 920]   ;   127.7 p2+p0   43 dst
        xor r12, rbp                 ;   128.3 p0      43 dst
        and rax, rbp                 ;   128.8 p0      43 dst
        and r13, r10                 ;   129.4 p0      43 dst
        and rbp, qword [rsp + 1760]  ;   130.0 p2+p0   43 dst
        and rdi, qword [rsp + 1752]  ;   130.6 p2+p0   43 dst
        xor r10, r14                 ;   131.1 p0      43 dst
        mov qword [rsp + 1752], rdx  ;   131.7 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1744]  ;   102.0 p2      43 dst
        and rdx, r12                 ;   132.7 p0      43 dst
        and r12, qword [rsp + 864]   ;   133.3 p2+p0   43 dst
        xor rax, r12                 ;   134.3 p0      43 dst
        xor rbp, r9                  ;   134.4 p0      43 dst
        xor r9, r13                  ;   135.0 p0      43 dst
        xor rbp, rcx                 ;   135.6 p0      43 dst
        mov qword [rsp + 1744], rbx  ;   136.1 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1736]  ;   105.0 p2      43 dst
        and rbx, r10                 ;   137.1 p0      43 dst
        xor r8, rbx                  ;   138.1 p0      43 dst
        and r10, qword [rsp + 1728]  ;   138.3 p2+p0   43 dst
        xor r9, r8                   ;   139.1 p0      43 dst
        mov qword [rsp + 1728], r10  ;   139.4 p0+p3   43 dst spill
        mov r10, qword [rsp + 1776]  ;   114.1 p2      43 dst
        and r10, r14                 ;   140.4 p0      43 dst
        and r14, qword [rsp + 1768]  ;   141.0 p2+p0   43 dst
        mov qword [rsp + 1768], r8   ;   141.5 p0+p3   43 dst spill
        mov r8, r11                  ;   127.4 p1      43 dst copy
        xor r8, rax                  ;   142.5 p0      43 dst
        xor r8, r9                   ;   143.5 p0      43 dst
        xor rdi, r8                  ;   144.5 p0      43 dst
        xor rbp, rdi                 ;   145.5 p0      43 dst
        xor r14, rbp                 ;   146.5 p0      43 dst
        xor rsi, r14                 ;   147.5 p0      43 dst
        mov qword [rsp + 1776], rax  ;   146.0 p0+p3   43 dst spill
        mov rax, qword [rsp + 1208]  ;   111.7 p2      43 dst
        xor rax, qword [rsp + 1216]  ;   147.0 p2+p0   43 dst
        mov qword [rsp + 1736], r14  ;   147.5 p0+p3   43 dst spill
        mov r14, rax                 ;   148.0 p1      43 dst copy
        xor r14, qword [rsp + 1192]  ;   149.0 p2+p0   43 dst
        mov qword [rsp + 1760], r10  ;   149.1 p0+p3   43 dst spill
        mov r10, r14                 ;   150.0 p1      43 dst copy
        xor r10, qword [rsp + 1240]  ;   151.0 p2+p0   43 dst
        mov qword [rsp + 1784], rdi  ;   150.7 p0+p3   43 dst spill
        mov rdi, r10                 ;   152.0 p1      43 dst copy
        xor rdi, qword [rsp + 1232]  ;   153.0 p2+p0   43 dst
        mov qword [rsp + 1792], rbp  ;   152.3 p0+p3   43 dst spill
        mov rbp, r10                 ;   152.0 p1      43 dst copy
        xor rbp, qword [rsp + 1184]  ;   153.3 p2+p0   43 dst
        mov qword [rsp + 1800], r15  ;   153.8 p0+p3   43 dst spill
        mov r15, rbp                 ;   154.3 p1      43 dst copy
        xor r15, qword [rsp + 1200]  ;   155.3 p2+p0   43 dst
        mov qword [rsp + 1808], r11  ;   155.4 p0+p3   43 dst spill
        mov r11, r15                 ;   156.3 p1      43 dst copy
        xor r11, qword [rsp + 1208]  ;   157.3 p2+p0   43 dst
        mov qword [rsp + 1816], r12  ;   157.0 p0+p3   43 dst spill
        mov r12, rdi                 ;   154.0 p1      43 dst copy
        xor r12, qword [rsp + 1224]  ;   158.0 p2+p0   43 dst
        mov qword [rsp + 1824], rsi  ;   158.5 p0+p3   43 dst spill
        mov rsi, r12                 ;   159.0 p1      43 dst copy
        xor rsi, qword [rsp + 1184]  ;   160.0 p2+p0   43 dst
        mov qword [rsp + 1832], rdx  ;   160.1 p0+p3   43 dst spill
        mov rdx, r12                 ;   159.0 p1      43 dst copy
        xor rdx, qword [rsp + 1216]  ;   161.1 p2+p0   43 dst
        mov qword [rsp + 1840], r13  ;   161.7 p0+p3   43 dst spill
        mov r13, rdi                 ;   154.0 p1      43 dst copy
        xor r13, r11                 ;   162.7 p0      43 dst
        mov qword [rsp + 1848], rcx  ;   163.3 p0+p3   43 dst spill
        mov rcx, r13                 ;   163.7 p1      43 dst copy
        xor rcx, qword [rsp + 1240]  ;   164.7 p2+p0   43 dst
        mov qword [rsp + 1856], rbx  ;   164.8 p0+p3   43 dst spill
        mov rbx, rdx                 ;   162.1 p1      43 dst copy
        xor rbx, rcx                 ;   165.8 p0      43 dst
        mov qword [rsp + 1864], r9   ;   166.4 p0+p3   43 dst spill
        mov r9, rbx                  ;   166.8 p1      43 dst copy
        xor r9, qword [rsp + 1208]   ;   167.8 p2+p0   43 dst
        mov qword [rsp + 1872], r8   ;   168.0 p0+p3   43 dst spill
        mov r8, r12                  ;   159.0 p1      43 dst copy
        and r8, rbx                  ;   169.0 p0      43 dst
        xor r14, r8                  ;   170.0 p0      43 dst
        mov r8, rcx                  ;   165.7 p1      43 dst copy
        xor r8, qword [rsp + 1184]   ;   170.1 p2+p0   43 dst
        xor rax, r8                  ;   171.1 p0      43 dst
        and r8, rcx                  ;   171.3 p0      43 dst
        xor r14, r8                  ;   172.3 p0      43 dst
        mov qword [rsp + 1880], r12  ;   172.4 p0+p3   43 dst spill
        mov r12, r11                 ;   158.3 p1      43 dst copy
        and r12, rax                 ;   173.4 p0      43 dst
        xor r8, r12                  ;   174.4 p0      43 dst
        mov r12, r11                 ;   158.3 p1      43 dst copy
        xor r12, rdx                 ;   174.5 p0      43 dst
        mov qword [rsp + 1888], rbx  ;   175.1 p0+p3   43 dst spill
        mov rbx, rbp                 ;   154.3 p1      43 dst copy
        or rbx, qword [rsp + 1240]   ;   176.1 p2+p0   43 dst
        mov qword [rsp + 1896], rcx  ;   176.7 p0+p3   43 dst spill
        mov rcx, r9                  ;   168.8 p1      43 dst copy
        and rcx, r12                 ;   177.7 p0      43 dst
        xor rcx, qword [rsp + 1216]  ;   178.7 p2+p0   43 dst
        xor rcx, r8                  ;   179.7 p0      43 dst
        mov qword [rsp + 1904], r11  ;   179.4 p0+p3   43 dst spill
        mov r11, r10                 ;   152.0 p1      43 dst copy
        and r11, r13                 ;   180.4 p0      43 dst
        xor rcx, r11                 ;   181.4 p0      43 dst
        xor r11, r14                 ;   181.5 p0      43 dst
        xor r14, rbx                 ;   182.1 p0      43 dst
        xor r15, r8                  ;   182.7 p0      43 dst
        mov r8, r10                  ;   152.0 p1      43 dst copy
        xor r8, rax                  ;   183.2 p0      43 dst
        xor r15, rbx                 ;   183.8 p0      43 dst
        mov rbx, r12                 ;   175.5 p1      43 dst copy
        xor rbx, qword [rsp + 1240]  ;   184.4 p2+p0   43 dst
        mov qword [rsp + 1912], r12  ;   185.0 p0+p3   43 dst spill
        mov r12, rdi                 ;   154.0 p1      43 dst copy
        and r12, r8                  ;   186.0 p0      43 dst
        xor r11, r12                 ;   187.0 p0      43 dst
        mov r12, rbp                 ;   154.3 p1      43 dst copy
        xor r12, r9                  ;   187.1 p0      43 dst
        mov qword [rsp + 1920], r8   ;   187.7 p0+p3   43 dst spill
        mov r8, rsi                  ;   161.0 p1      43 dst copy
        and r8, rdx                  ;   188.7 p0      43 dst
        xor r15, r8                  ;   189.7 p0      43 dst
        mov r8, rbx                  ;   185.4 p1      43 dst copy
        and r8, r12                  ;   189.8 p0      43 dst
        xor r14, r8                  ;   190.8 p0      43 dst
        mov r8, rcx                  ;   182.4 p1      43 dst copy
        and r8, r11                  ;   191.0 p0      43 dst
        xor r14, r8                  ;   192.0 p0      43 dst
        mov qword [rsp + 1928], rdi  ;   192.1 p0+p3   43 dst spill
        mov rdi, r15                 ;   190.7 p1      43 dst copy
        and rdi, r14                 ;   193.1 p0      43 dst
        xor r11, rdi                 ;   194.1 p0      43 dst
        mov rdi, rcx                 ;   182.4 p1      43 dst copy
        xor rcx, r14                 ;   194.2 p0      43 dst
        mov r14, r15                 ;   190.7 p1      43 dst copy
        and r14, r11                 ;   195.1 p0      43 dst
        xor rdi, r14                 ;   196.1 p0      43 dst
        or r8, rcx                   ;   196.0 p0      43 dst
        xor r8, r11                  ;   197.0 p0      43 dst
        mov r14, qword [rsp + 1904]  ;   179.4 p2      43 dst
        and r11, rdi                 ;   197.1 p0      43 dst
        and r12, rdi                 ;   197.7 p0      43 dst
        xor r15, r11                 ;   198.2 p0      43 dst
        mov r11, rdi                 ;   197.1 p1      43 dst copy
        or r11, r8                   ;   198.8 p0      43 dst
        xor rcx, r11                 ;   199.8 p0      43 dst
        and r14, rcx                 ;   200.8 p0      43 dst
        mov r11, rdi                 ;   197.1 p1      43 dst copy
        xor r11, r8                  ;   200.5 p0      43 dst
        and rbp, r8                  ;   201.1 p0      43 dst
        and rax, rcx                 ;   201.7 p0      43 dst
        and r9, r11                  ;   202.2 p0      43 dst
        xor rax, r9                  ;   203.2 p0      43 dst
        mov qword [rsp + 1904], r9   ;   203.4 p0+p3   43 dst spill
        mov r9, rcx                  ;   200.8 p1      43 dst copy
        xor r9, r11                  ;   204.4 p0      43 dst
        xor rcx, r15                 ;   204.9 p0      43 dst
        and rdx, r9                  ;   205.5 p0      43 dst
        and rsi, r9                  ;   206.1 p0      43 dst
        mov r9, r8                   ;   198.0 p1      43 dst copy
        and r9, qword [rsp + 1240]   ;   206.7 p2+p0   43 dst
        xor r8, rcx                  ;   207.2 p0      43 dst
        and r10, rcx                 ;   207.8 p0      43 dst
        and rbx, rdi                 ;   208.4 p0      43 dst
        and r13, rcx                 ;   208.9 p0      43 dst
        mov rcx, qword [rsp + 1896]  ;   176.7 p2      43 dst
        and rcx, r8                  ;   209.5 p0      43 dst
        and r8, qword [rsp + 1184]   ;   210.1 p2+p0   43 dst
        and r11, qword [rsp + 1912]  ;   210.7 p2+p0   43 dst
        xor rdi, r15                 ;   211.2 p0      43 dst
        xor r10, r8                  ;   211.8 p0      43 dst
        mov qword [rsp + 1912], rsi  ;   212.4 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1888]  ;   175.1 p2      43 dst
        and rsi, rdi                 ;   213.4 p0      43 dst
        xor r14, rsi                 ;   214.4 p0      43 dst
        and rdi, qword [rsp + 1880]  ;   214.5 p2+p0   43 dst
        xor r13, rdx                 ;   215.1 p0      43 dst
        xor rdx, rbx                 ;   215.7 p0      43 dst
        xor rdx, r14                 ;   216.7 p0      43 dst
        xor r13, r9                  ;   216.8 p0      43 dst
        mov qword [rsp + 1880], rdi  ;   217.4 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1928]  ;   192.1 p2      43 dst
        and rdi, r15                 ;   218.4 p0      43 dst
        and r15, qword [rsp + 1920]  ;   218.9 p2+p0   43 dst
        mov qword [rsp + 1920], r14  ;   219.5 p0+p3   43 dst spill
        mov r14, rax                 ;   204.2 p1      43 dst copy
        xor r14, r10                 ;   220.5 p0      43 dst
        xor r14, rdx                 ;   221.5 p0      43 dst
        xor r11, r14                 ;   222.5 p0      43 dst
        xor r13, r11                 ;   223.5 p0      43 dst
        xor r15, r13                 ;   224.5 p0      43 dst
        xor r12, r15                 ;   225.5 p0      43 dst
        mov qword [rsp + 1928], r10  ;   223.9 p0+p3   43 dst spill
        mov r10, qword [rsp + 1528]  ;   171.0 p2      43 dst
        xor r10, qword [rsp + 1536]  ;   224.9 p2+p0   43 dst
        mov qword [rsp + 1888], r15  ;   225.5 p0+p3   43 dst spill
        mov r15, r10                 ;   225.9 p1      43 dst copy
        xor r15, qword [rsp + 1512]  ;   226.9 p2+p0   43 dst
        mov qword [rsp + 1896], rdi  ;   227.1 p0+p3   43 dst spill
        mov rdi, r15                 ;   227.9 p1      43 dst copy
        xor rdi, qword [rsp + 1560]  ;   228.9 p2+p0   43 dst
        mov qword [rsp + 1936], r11  ;   228.6 p0+p3   43 dst spill
        mov r11, rdi                 ;   229.9 p1      43 dst copy
        xor r11, qword [rsp + 1552]  ;   230.9 p2+p0   43 dst
        mov qword [rsp + 1944], r13  ;   230.2 p0+p3   43 dst spill
        mov r13, rdi                 ;   229.9 p1      43 dst copy
        xor r13, qword [rsp + 1504]  ;   231.2 p2+p0   43 dst
        mov qword [rsp + 1952], rbp  ;   231.8 p0+p3   43 dst spill
        mov rbp, r13                 ;   232.2 p1      43 dst copy
        xor rbp, qword [rsp + 1520]  ;   233.2 p2+p0   43 dst
        mov qword [rsp + 1960], rax  ;   233.4 p0+p3   43 dst spill
        mov rax, rbp                 ;   234.2 p1      43 dst copy
        xor rax, qword [rsp + 1528]  ;   235.2 p2+p0   43 dst
        mov qword [rsp + 1968], r8   ;   234.9 p0+p3   43 dst spill
        mov r8, r11                  ;   231.9 p1      43 dst copy
        xor r8, qword [rsp + 1544]   ;   235.9 p2+p0   43 dst
        mov qword [rsp + 1976], r12  ;   236.5 p0+p3   43 dst spill
        mov r12, r8                  ;   236.9 p1      43 dst copy
        xor r12, qword [rsp + 1504]  ;   237.9 p2+p0   43 dst
        mov qword [rsp + 1984], rcx  ;   238.1 p0+p3   43 dst spill
        mov rcx, r8                  ;   236.9 p1      43 dst copy
        xor rcx, qword [rsp + 1536]  ;   239.1 p2+p0   43 dst
        mov qword [rsp + 1992], rsi  ;   239.6 p0+p3   43 dst spill
        mov rsi, r11                 ;   231.9 p1      43 dst copy
        xor rsi, rax                 ;   240.6 p0      43 dst
        mov qword [rsp + 2000], rbx  ;   241.2 p0+p3   43 dst spill
        mov rbx, rsi                 ;   241.6 p1      43 dst copy
        xor rbx, qword [rsp + 1560]  ;   242.6 p2+p0   43 dst
        mov qword [rsp + 2008], r9   ;   242.8 p0+p3   43 dst spill
        mov r9, rcx                  ;   240.1 p1      43 dst copy
        xor r9, rbx                  ;   243.8 p0      43 dst
        mov qword [rsp + 2016], rdx  ;   244.4 p0+p3   43 dst spill
        mov rdx, r9                  ;   244.8 p1      43 dst copy
        xor rdx, qword [rsp + 1528]  ;   245.8 p2+p0   43 dst
        mov qword [rsp + 2024], r14  ;   245.9 p0+p3   43 dst spill
        mov r14, r8                  ;   236.9 p1      43 dst copy
        and r14, r9                  ;   246.9 p0      43 dst
        xor r15, r14                 ;   247.9 p0      43 dst
        mov r14, rbx                 ;   243.6 p1      43 dst copy
        xor r14, qword [rsp + 1504]  ;   248.1 p2+p0   43 dst
        xor r10, r14                 ;   249.1 p0      43 dst
        and r14, rbx                 ;   249.2 p0      43 dst
        xor r15, r14                 ;   250.2 p0      43 dst
        mov qword [rsp + 2032], r8   ;   250.4 p0+p3   43 dst spill
        mov r8, rax                  ;   236.2 p1      43 dst copy
        and r8, r10                  ;   251.4 p0      43 dst
        xor r14, r8                  ;   252.4 p0      43 dst
        mov r8, rax                  ;   236.2 p1      43 dst copy
        xor r8, rcx                  ;   252.5 p0      43 dst
        mov qword [rsp + 2040], r9   ;   253.1 p0+p3   43 dst spill
        mov r9, r13                  ;   232.2 p1      43 dst copy
        or r9, qword [rsp + 1560]    ;   254.1 p2+p0   43 dst
        mov qword [rsp + 2048], rbx  ;   254.6 p0+p3   43 dst spill
        mov rbx, rdx                 ;   246.8 p1      43 dst copy
        and rbx, r8                  ;   255.6 p0      43 dst
        xor rbx, qword [rsp + 1536]  ;   256.6 p2+p0   43 dst
        xor rbx, r14                 ;   257.6 p0      43 dst
        mov qword [rsp + 2056], rax  ;   257.4 p0+p3   43 dst spill
        mov rax, rdi                 ;   229.9 p1      43 dst copy
        and rax, rsi                 ;   258.4 p0      43 dst
        xor rbx, rax                 ;   259.4 p0      43 dst
        xor rax, r15                 ;   259.5 p0      43 dst
        xor r15, r9                  ;   260.1 p0      43 dst
        xor rbp, r14                 ;   260.6 p0      43 dst
        mov r14, rdi                 ;   229.9 p1      43 dst copy
        xor r14, r10                 ;   261.2 p0      43 dst
        xor rbp, r9                  ;   261.8 p0      43 dst
        mov r9, r8                   ;   253.5 p1      43 dst copy
        xor r9, qword [rsp + 1560]   ;   262.3 p2+p0   43 dst
        mov qword [rsp + 2064], r8   ;   262.9 p0+p3   43 dst spill
        mov r8, r11                  ;   231.9 p1      43 dst copy
        and r8, r14                  ;   263.9 p0      43 dst
        xor rax, r8                  ;   264.9 p0      43 dst
        mov r8, r13                  ;   232.2 p1      43 dst copy
        xor r8, rdx                  ;   265.1 p0      43 dst
        mov qword [rsp + 2072], r14  ;   265.6 p0+p3   43 dst spill
        mov r14, r12                 ;   238.9 p1      43 dst copy
        and r14, rcx                 ;   266.6 p0      43 dst
        xor rbp, r14                 ;   267.6 p0      43 dst
        mov r14, r9                  ;   263.3 p1      43 dst copy
        and r14, r8                  ;   267.8 p0      43 dst
        xor r15, r14                 ;   268.8 p0      43 dst
        mov r14, rbx                 ;   260.4 p1      43 dst copy
        and r14, rax                 ;   268.9 p0      43 dst
        xor r15, r14                 ;   269.9 p0      43 dst
        mov qword [rsp + 2080], r11  ;   270.1 p0+p3   43 dst spill
        mov r11, rbp                 ;   268.6 p1      43 dst copy
        and r11, r15                 ;   271.1 p0      43 dst
        xor rax, r11                 ;   272.1 p0      43 dst
        mov r11, rbx                 ;   260.4 p1      43 dst copy
        xor rbx, r15                 ;   272.2 p0      43 dst
        mov r15, rbp                 ;   268.6 p1      43 dst copy
        and r15, rax                 ;   273.1 p0      43 dst
        xor r11, r15                 ;   274.1 p0      43 dst
        or r14, rbx                  ;   273.9 p0      43 dst
        xor r14, rax                 ;   274.9 p0      43 dst
        mov r15, qword [rsp + 2056]  ;   257.4 p2      43 dst
        and rax, r11                 ;   275.1 p0      43 dst
        and r8, r11                  ;   275.6 p0      43 dst
        xor rbp, rax                 ;   276.2 p0      43 dst
        mov rax, r11                 ;   275.1 p1      43 dst copy
        or rax, r14                  ;   276.8 p0      43 dst
        xor rbx, rax                 ;   277.8 p0      43 dst
        and r15, rbx                 ;   278.8 p0      43 dst
        mov rax, r11                 ;   275.1 p1      43 dst copy
        xor rax, r14                 ;   278.5 p0      43 dst
        and r13, r14                 ;   279.1 p0      43 dst
        and r10, rbx                 ;   279.6 p0      43 dst
        and rdx, rax                 ;   280.2 p0      43 dst
        xor r10, rdx                 ;   281.2 p0      43 dst
        mov qword [rsp + 2056], rdx  ;   281.3 p0+p3   43 dst spill
        mov rdx, rbx                 ;   278.8 p1      43 dst copy
        xor rdx, rax                 ;   282.3 p0      43 dst
        xor rbx, rbp                 ;   282.9 p0      43 dst
        and rcx, rdx                 ;   283.5 p0      43 dst
        and r12, rdx                 ;   284.1 p0      43 dst
        mov rdx, r14                 ;   275.9 p1      43 dst copy
        and rdx, qword [rsp + 1560]  ;   284.6 p2+p0   43 dst
        xor r14, rbx                 ;   285.2 p0      43 dst
        and rdi, rbx                 ;   285.8 p0      43 dst
        and r9, r11                  ;   286.3 p0      43 dst
        and rsi, rbx                 ;   286.9 p0      43 dst
        mov rbx, qword [rsp + 2048]  ;   254.6 p2      43 dst
        and rbx, r14                 ;   287.5 p0      43 dst
        and r14, qword [rsp + 1504]  ;   288.0 p2+p0   43 dst
        and rax, qword [rsp + 2064]  ;   288.6 p2+p0   43 dst
        xor r11, rbp                 ;   289.2 p0      43 dst
        xor rdi, r14                 ;   289.8 p0      43 dst
        mov qword [rsp + 2064], r12  ;   290.3 p0+p3   43 dst spill
        mov r12, qword [rsp + 2040]  ;   253.1 p2      43 dst
        and r12, r11                 ;   291.3 p0      43 dst
        xor r15, r12                 ;   292.3 p0      43 dst
        and r11, qword [rsp + 2032]  ;   292.5 p2+p0   43 dst
        xor rsi, rcx                 ;   293.0 p0      43 dst
        xor rcx, r9                  ;   293.6 p0      43 dst
        xor rcx, r15                 ;   294.6 p0      43 dst
        xor rsi, rdx                 ;   294.8 p0      43 dst
        mov qword [rsp + 2032], r11  ;   295.3 p0+p3   43 dst spill
        mov r11, qword [rsp + 2080]  ;   270.1 p2      43 dst
        and r11, rbp                 ;   296.3 p0      43 dst
        and rbp, qword [rsp + 2072]  ;   296.9 p2+p0   43 dst
        mov qword [rsp + 2072], r15  ;   297.5 p0+p3   43 dst spill
        mov r15, r10                 ;   282.2 p1      43 dst copy
        xor r15, rdi                 ;   298.5 p0      43 dst
        xor r15, rcx                 ;   299.5 p0      43 dst
        xor rax, r15                 ;   300.5 p0      43 dst
        xor rsi, rax                 ;   301.5 p0      43 dst
        xor rbp, rsi                 ;   302.5 p0      43 dst
        xor r8, rbp                  ;   303.5 p0      43 dst
        mov qword [rsp + 2080], rdi  ;   301.9 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1720]  ;   247.1 p2      58 dst
        xor rdi, qword [rsp + 8]     ;   302.9 p2+p0   58 dst
        mov qword [rsp + 1720], rdi  ;   303.9 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1712]  ;   249.1 p2      58 dst
        xor rdi, qword [rsp + 16]    ;   304.5 p2+p0   58 dst
        mov qword [rsp + 1712], rdi  ;   305.5 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1680]  ;   251.1 p2      58 dst
        xor rdi, qword [rsp + 1696]  ;   306.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1688]  ;   307.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1704]  ;   308.0 p2+p0   58 dst
        mov qword [rsp + 1704], rbp  ;   307.8 p0+p3   43 dst spill
        mov rbp, qword [rsp + 0]     ;   255.1 p2      58 dst.2 reload
        xor rdi, qword [rbp + 10256] ;   309.0 p2+p0   58 dst
        mov qword [rsp + 1688], rdi  ;   310.0 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1648]  ;   257.1 p2      58 dst
        xor rdi, qword [rsp + 1656]  ;   310.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1672]  ;   311.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1664]  ;   312.3 p2+p0   58 dst
        xor rdi, qword [rbp + 10264] ;   313.3 p2+p0   58 dst
        mov qword [rsp + 1664], rdi  ;   314.3 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1640]  ;   262.1 p2      58 dst
        xor rdi, qword [rbp + 10272] ;   313.6 p2+p0   58 dst
        mov qword [rsp + 1640], rdi  ;   314.6 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1632]  ;   264.1 p2      58 dst
        xor rdi, qword [rsp + 1608]  ;   315.2 p2+p0   58 dst
        xor rdi, qword [rsp + 1616]  ;   316.2 p2+p0   58 dst
        xor rdi, qword [rsp + 24]    ;   317.2 p2+p0   58 dst
        mov qword [rsp + 1616], rdi  ;   318.2 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1600]  ;   268.1 p2      58 dst
        xor rdi, qword [rsp + 1592]  ;   317.9 p2+p0   58 dst
        xor rdi, qword [rsp + 1624]  ;   318.9 p2+p0   58 dst
        xor rdi, qword [rsp + 32]    ;   319.9 p2+p0   58 dst
        mov qword [rsp + 1624], rdi  ;   320.9 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1584]  ;   272.1 p2      58 dst
        xor rdi, qword [rbp + 10296] ;   320.6 p2+p0   58 dst
        xor rdi, qword [rsp + 1576]  ;   321.6 p2+p0   58 dst
        xor rdi, qword [rsp + 1672]  ;   322.6 p2+p0   58 dst
        mov qword [rsp + 1672], rdi  ;   323.6 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1872]  ;   276.1 p2      58 dst
        xor rdi, qword [rsp + 40]    ;   323.3 p2+p0   58 dst
        mov qword [rsp + 1872], rdi  ;   324.3 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1864]  ;   278.1 p2      58 dst
        xor rdi, qword [rsp + 48]    ;   324.9 p2+p0   58 dst
        mov qword [rsp + 1864], rdi  ;   325.9 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1832]  ;   280.1 p2      58 dst
        xor rdi, qword [rbp + 10320] ;   326.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1848]  ;   327.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1840]  ;   328.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1856]  ;   329.5 p2+p0   58 dst
        mov qword [rsp + 1856], rdi  ;   330.5 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1800]  ;   285.1 p2      58 dst
        xor rdi, qword [rbp + 10328] ;   329.7 p2+p0   58 dst
        xor rdi, qword [rsp + 1808]  ;   330.7 p2+p0   58 dst
        xor rdi, qword [rsp + 1824]  ;   331.7 p2+p0   58 dst
        xor rdi, qword [rsp + 1816]  ;   332.7 p2+p0   58 dst
        mov qword [rsp + 1816], rdi  ;   333.7 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1792]  ;   290.1 p2      58 dst
        xor rdi, qword [rbp + 10336] ;   333.0 p2+p0   58 dst
        mov qword [rsp + 1792], rdi  ;   334.0 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1784]  ;   292.1 p2      58 dst
        xor rdi, qword [rsp + 1760]  ;   334.6 p2+p0   58 dst
        xor rdi, qword [rsp + 1768]  ;   335.6 p2+p0   58 dst
        xor rdi, qword [rsp + 56]    ;   336.6 p2+p0   58 dst
        mov qword [rsp + 1768], rdi  ;   337.6 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1736]  ;   296.1 p2      58 dst
        xor rdi, qword [rsp + 1728]  ;   337.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1776]  ;   338.3 p2+p0   58 dst
        xor rdi, qword [rsp + 64]    ;   339.3 p2+p0   58 dst
        mov qword [rsp + 1776], rdi  ;   340.3 p0+p3   58 dst spill
        mov rdi, qword [rsp + 1752]  ;   300.1 p2      58 dst
        xor rdi, qword [rbp + 10360] ;   340.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1744]  ;   341.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1824]  ;   342.0 p2+p0   58 dst
        mov qword [rsp + 1824], rdi  ;   343.0 p0+p3   58 dst spill
        mov rdi, qword [rsp + 2024]  ;   304.1 p2      58 dst
        xor rdi, qword [rsp + 72]    ;   342.7 p2+p0   58 dst
        xor r15, qword [rsp + 104]   ;   343.3 p2+p0   58 dst
        mov qword [rsp + 2024], r15  ;   344.3 p0+p3   58 dst spill
        mov r15, qword [rsp + 2016]  ;   307.1 p2      58 dst
        xor r15, qword [rsp + 80]    ;   344.9 p2+p0   58 dst
        xor rbx, rdx                 ;   345.4 p0      58 dst
        mov rdx, qword [rsp + 1984]  ;   309.1 p2      58 dst
        xor rdx, qword [rbp + 10384] ;   346.0 p2+p0   58 dst
        xor rdx, qword [rsp + 2008]  ;   347.0 p2+p0   58 dst
        xor rdx, qword [rsp + 2000]  ;   348.0 p2+p0   58 dst
        xor rdx, qword [rsp + 1992]  ;   349.0 p2+p0   58 dst
        xor rbx, r9                  ;   348.3 p0      58 dst
        mov r9, qword [rsp + 1952]   ;   314.1 p2      58 dst
        xor r9, qword [rbp + 10392]  ;   348.9 p2+p0   58 dst
        xor r9, qword [rsp + 1960]   ;   349.9 p2+p0   58 dst
        xor r9, qword [rsp + 1976]   ;   350.9 p2+p0   58 dst
        xor r9, qword [rsp + 1968]   ;   351.9 p2+p0   58 dst
        xor rbx, r12                 ;   351.2 p0      58 dst
        mov r12, qword [rsp + 1944]  ;   319.1 p2      58 dst
        xor r12, qword [rbp + 10400] ;   351.7 p2+p0   58 dst
        xor rcx, qword [rsp + 112]   ;   352.3 p2+p0   58 dst
        xor r13, r10                 ;   352.9 p0      58 dst
        mov r10, qword [rsp + 1936]  ;   322.1 p2      58 dst
        xor r10, qword [rsp + 1896]  ;   353.4 p2+p0   58 dst
        xor r10, qword [rsp + 1920]  ;   354.4 p2+p0   58 dst
        xor r10, qword [rsp + 88]    ;   355.4 p2+p0   58 dst
        xor r13, r14                 ;   355.2 p0      58 dst
        mov r14, qword [rsp + 1888]  ;   326.1 p2      58 dst
        xor r14, qword [rsp + 1880]  ;   355.7 p2+p0   58 dst
        xor r14, qword [rsp + 1928]  ;   356.7 p2+p0   58 dst
        xor r14, qword [rsp + 96]    ;   357.7 p2+p0   58 dst
        xor r13, r8                  ;   357.4 p0      58 dst
        xor rbx, qword [rbp + 10448] ;   358.0 p2+p0   58 dst
        xor r13, qword [rbp + 10456] ;   358.6 p2+p0   58 dst
        xor rsi, qword [rbp + 10464] ;   359.2 p2+p0   58 dst
        xor rax, r11                 ;   359.7 p0      58 dst
        mov r11, qword [rsp + 1904]  ;   333.1 p2      58 dst
        xor r11, qword [rbp + 10424] ;   360.3 p2+p0   58 dst
        xor r11, qword [rsp + 1912]  ;   361.3 p2+p0   58 dst
        xor r11, qword [rsp + 1976]  ;   362.3 p2+p0   58 dst
        xor rax, qword [rsp + 2072]  ;   362.0 p2+p0   58 dst
        xor rax, qword [rsp + 120]   ;   363.0 p2+p0   58 dst
        xor r8, qword [rbp + 10488]  ;   363.2 p2+p0   58 dst
        xor r8, qword [rsp + 2056]   ;   364.2 p2+p0   58 dst
        xor r8, qword [rsp + 2064]   ;   365.2 p2+p0   58 dst
        mov rbp, qword [rsp + 1704]  ;   342.1 p2      58 dst
        xor rbp, qword [rsp + 2032]  ;   364.9 p2+p0   58 dst
        xor rbp, qword [rsp + 2080]  ;   365.9 p2+p0   58 dst
        xor rbp, qword [rsp + 128]   ;   366.9 p2+p0   58 dst
        mov qword [rsp + 2080], r8   ;   366.6 p0+p3   58 dst spill
        mov r8, qword [rsp + 1720]   ;   346.1 p2      58 dst reload
        mov qword [rsp + 2032], rbp  ;   367.9 p0+p3   58 dst spill
        mov rbp, qword [rsp + 2616]  ;   347.1 p2      58 dst reload
        mov qword [rbp], r8          ;   368.6 p0+p3   58 dst
        mov r8, qword [rsp + 1712]   ;   348.1 p2      58 dst reload
        mov qword [rbp + 8], r8      ;   369.6 p0+p3   58 dst
        mov r8, qword [rsp + 1688]   ;   349.1 p2      58 dst reload
        mov qword [rbp + 16], r8     ;   370.6 p0+p3   58 dst
        mov r8, qword [rsp + 1664]   ;   350.1 p2      58 dst reload
        mov qword [rbp + 24], r8     ;   371.6 p0+p3   58 dst
        mov r8, qword [rsp + 1640]   ;   351.1 p2      58 dst reload
        mov qword [rbp + 32], r8     ;   372.6 p0+p3   58 dst
        mov r8, qword [rsp + 1616]   ;   352.1 p2      58 dst reload
        mov qword [rbp + 40], r8     ;   373.6 p0+p3   58 dst
        mov r8, qword [rsp + 1624]   ;   353.1 p2      58 dst reload
        mov qword [rbp + 48], r8     ;   374.6 p0+p3   58 dst
        mov r8, qword [rsp + 1672]   ;   354.1 p2      58 dst reload
        mov qword [rbp + 56], r8     ;   375.6 p0+p3   58 dst
        mov r8, qword [rsp + 1872]   ;   355.1 p2      58 dst reload
        mov qword [rbp + 64], r8     ;   376.6 p0+p3   58 dst
        mov r8, qword [rsp + 1864]   ;   356.1 p2      58 dst reload
        mov qword [rbp + 72], r8     ;   377.6 p0+p3   58 dst
        mov r8, qword [rsp + 1856]   ;   357.1 p2      58 dst reload
        mov qword [rbp + 80], r8     ;   378.6 p0+p3   58 dst
        mov r8, qword [rsp + 1816]   ;   358.1 p2      58 dst reload
        mov qword [rbp + 88], r8     ;   379.6 p0+p3   58 dst
        mov r8, qword [rsp + 1792]   ;   359.1 p2      58 dst reload
        mov qword [rbp + 96], r8     ;   380.6 p0+p3   58 dst
        mov r8, qword [rsp + 1768]   ;   360.1 p2      58 dst reload
        mov qword [rbp + 104], r8    ;   381.6 p0+p3   58 dst
        mov qword [rbp + 128], rdi   ;   382.6 p0+p3   58 dst
        mov r8, qword [rsp + 1776]   ;   361.1 p2      58 dst reload
        mov qword [rbp + 112], r8    ;   383.6 p0+p3   58 dst
        mov qword [rbp + 136], r15   ;   384.6 p0+p3   58 dst
        mov r8, qword [rsp + 1824]   ;   362.1 p2      58 dst reload
        mov qword [rbp + 120], r8    ;   385.6 p0+p3   58 dst
        mov qword [rbp + 144], rdx   ;   386.6 p0+p3   58 dst
        mov qword [rbp + 152], r9    ;   387.6 p0+p3   58 dst
        mov qword [rbp + 160], r12   ;   388.6 p0+p3   58 dst
        mov qword [rbp + 168], r10   ;   389.6 p0+p3   58 dst
        mov qword [rbp + 176], r14   ;   390.6 p0+p3   58 dst
        mov qword [rbp + 184], r11   ;   391.6 p0+p3   58 dst
        mov qword [rbp + 200], rcx   ;   392.6 p0+p3   58 dst
        mov r8, qword [rsp + 2024]   ;   363.1 p2      58 dst reload
        mov qword [rbp + 192], r8    ;   393.6 p0+p3   58 dst
        mov qword [rbp + 208], rbx   ;   394.6 p0+p3   58 dst
        mov qword [rbp + 216], r13   ;   395.6 p0+p3   58 dst
        mov qword [rbp + 224], rsi   ;   396.6 p0+p3   58 dst
        mov qword [rbp + 232], rax   ;   397.6 p0+p3   58 dst
        mov r8, qword [rsp + 2032]   ;   367.9 p2      58 dst reload
        mov qword [rbp + 240], r8    ;   398.6 p0+p3   58 dst
        mov r8, qword [rsp + 2080]   ;   366.6 p2      58 dst reload
        mov qword [rbp + 248], r8    ;   399.6 p0+p3   58 dst
        mov r8, qword [rsp + 824]    ;   366.1 p2      43 dst
        mov r9, qword [rsp + 832]    ;   367.1 p2      43 dst reload
        xor r8, r9                   ;   400.6 p0      43 dst
        mov r10, qword [rsp + 808]   ;   368.1 p2      43 dst
        xor r10, r8                  ;   401.6 p0      43 dst
        mov r11, qword [rsp + 856]   ;   369.1 p2      43 dst
        xor r11, r10                 ;   402.6 p0      43 dst
        mov r12, qword [rsp + 848]   ;   370.1 p2      43 dst
        xor r12, r11                 ;   403.6 p0      43 dst
        mov r13, qword [rsp + 800]   ;   371.1 p2      43 dst
        xor r13, r11                 ;   403.6 p0      43 dst
        mov r14, qword [rsp + 816]   ;   372.1 p2      43 dst
        xor r14, r13                 ;   404.6 p0      43 dst
        mov r15, qword [rsp + 824]   ;   373.1 p2      43 dst
        xor r15, r14                 ;   405.6 p0      43 dst
        mov rsi, qword [rsp + 840]   ;   374.1 p2      43 dst
        xor rsi, r12                 ;   404.6 p0      43 dst
        mov rdi, qword [rsp + 800]   ;   375.1 p2      43 dst
        xor rdi, rsi                 ;   405.6 p0      43 dst
        mov rax, r9                  ;   371.1 p1      43 dst copy
        xor rax, rsi                 ;   405.7 p0      43 dst
        mov rcx, qword [rsp + 856]   ;   376.1 p2      43 dst
        mov rdx, r12                 ;   404.6 p1      43 dst copy
        xor rdx, r15                 ;   406.6 p0      43 dst
        xor rcx, rdx                 ;   407.6 p0      43 dst
        mov rbx, rax                 ;   406.7 p1      43 dst copy
        xor rbx, rcx                 ;   408.6 p0      43 dst
        mov rbp, rbx                 ;   409.6 p1      43 dst copy
        xor rbp, qword [rsp + 824]   ;   410.6 p2+p0   43 dst
        mov r9, rcx                  ;   408.6 p1      43 dst copy
        xor r9, qword [rsp + 800]    ;   409.6 p2+p0   43 dst
        xor r8, r9                   ;   410.6 p0      43 dst
        and r9, rcx                  ;   410.6 p0      43 dst
        xor r10, r9                  ;   411.6 p0      43 dst
        mov qword [rsp + 2080], rcx  ;   410.9 p0+p3   43 dst spill
        mov rcx, rsi                 ;   405.6 p1      43 dst copy
        and rcx, rbx                 ;   411.9 p0      43 dst
        xor r10, rcx                 ;   412.9 p0      43 dst
        mov rcx, r15                 ;   406.6 p1      43 dst copy
        and rcx, r8                  ;   413.0 p0      43 dst
        xor r9, rcx                  ;   414.0 p0      43 dst
        mov rcx, r15                 ;   406.6 p1      43 dst copy
        xor rcx, rax                 ;   414.1 p0      43 dst
        mov qword [rsp + 2032], rsi  ;   414.7 p0+p3   43 dst spill
        mov rsi, rbp                 ;   411.6 p1      43 dst copy
        and rsi, rcx                 ;   415.7 p0      43 dst
        xor rsi, qword [rsp + 832]   ;   416.7 p2+p0   43 dst
        xor rsi, r9                  ;   417.7 p0      43 dst
        xor r14, r9                  ;   417.4 p0      43 dst
        mov r9, r13                  ;   404.6 p1      43 dst copy
        or r9, qword [rsp + 856]     ;   418.0 p2+p0   43 dst
        xor r14, r9                  ;   419.0 p0      43 dst
        xor r9, r10                  ;   419.1 p0      43 dst
        mov qword [rsp + 2024], rbx  ;   419.7 p0+p3   43 dst spill
        mov rbx, rcx                 ;   415.1 p1      43 dst copy
        xor rbx, qword [rsp + 856]   ;   420.7 p2+p0   43 dst
        mov qword [rsp + 1824], rcx  ;   421.3 p0+p3   43 dst spill
        mov rcx, r11                 ;   403.6 p1      43 dst copy
        and rcx, rdx                 ;   422.3 p0      43 dst
        xor rsi, rcx                 ;   423.3 p0      43 dst
        xor r10, rcx                 ;   423.4 p0      43 dst
        mov rcx, r11                 ;   403.6 p1      43 dst copy
        xor rcx, r8                  ;   424.0 p0      43 dst
        mov qword [rsp + 1776], rdx  ;   424.6 p0+p3   43 dst spill
        mov rdx, r12                 ;   404.6 p1      43 dst copy
        and rdx, rcx                 ;   425.6 p0      43 dst
        xor r10, rdx                 ;   426.6 p0      43 dst
        mov rdx, r13                 ;   404.6 p1      43 dst copy
        xor rdx, rbp                 ;   426.7 p0      43 dst
        mov qword [rsp + 1768], rcx  ;   427.3 p0+p3   43 dst spill
        mov rcx, rbx                 ;   421.7 p1      43 dst copy
        and rcx, rdx                 ;   428.3 p0      43 dst
        xor r9, rcx                  ;   429.3 p0      43 dst
        mov rcx, rdi                 ;   406.6 p1      43 dst copy
        and rcx, rax                 ;   429.4 p0      43 dst
        xor r14, rcx                 ;   430.4 p0      43 dst
        mov rcx, rsi                 ;   424.3 p1      43 dst copy
        and rcx, r10                 ;   430.6 p0      43 dst
        xor r9, rcx                  ;   431.6 p0      43 dst
        mov qword [rsp + 1792], r12  ;   431.7 p0+p3   43 dst spill
        mov r12, r9                  ;   432.6 p1      43 dst copy
        and r12, r14                 ;   433.6 p0      43 dst
        xor r10, r12                 ;   434.6 p0      43 dst
        xor r9, rsi                  ;   433.8 p0      43 dst
        mov r12, r14                 ;   431.4 p1      43 dst copy
        and r12, r10                 ;   435.6 p0      43 dst
        xor rsi, r12                 ;   436.6 p0      43 dst
        or rcx, r9                   ;   435.6 p0      43 dst
        xor rcx, r10                 ;   436.6 p0      43 dst
        and r10, rsi                 ;   437.6 p0      43 dst
        and rdx, rsi                 ;   437.6 p0      43 dst
        xor r14, r10                 ;   438.6 p0      43 dst
        mov r10, rsi                 ;   437.6 p1      43 dst copy
        or r10, rcx                  ;   438.6 p0      43 dst
        xor r9, r10                  ;   439.6 p0      43 dst
        and r15, r9                  ;   440.6 p0      43 dst
        mov r10, rsi                 ;   437.6 p1      43 dst copy
        xor r10, rcx                 ;   440.1 p0      43 dst
        and r13, rcx                 ;   440.7 p0      43 dst
        mov r12, r9                  ;   440.6 p1      43 dst copy
        xor r12, r10                 ;   441.6 p0      43 dst
        and r8, r9                   ;   441.8 p0      43 dst
        xor r9, r14                  ;   442.4 p0      43 dst
        and rbp, r10                 ;   443.0 p0      43 dst
        xor r8, rbp                  ;   444.0 p0      43 dst
        and rax, r12                 ;   444.1 p0      43 dst
        and rdi, r12                 ;   444.7 p0      43 dst
        mov r12, rcx                 ;   437.6 p1      43 dst copy
        and r12, qword [rsp + 856]   ;   445.3 p2+p0   43 dst
        xor rcx, r9                  ;   445.8 p0      43 dst
        and r11, r9                  ;   446.4 p0      43 dst
        and rbx, rsi                 ;   447.0 p0      43 dst
        and r9, qword [rsp + 1776]   ;   447.5 p2+p0   43 dst
        and r10, qword [rsp + 1824]  ;   448.1 p2+p0   43 dst
        mov qword [rsp + 1824], rbp  ;   448.7 p0+p3   43 dst spill
        mov rbp, qword [rsp + 2080]  ;   410.9 p2      43 dst
        and rbp, rcx                 ;   449.7 p0      43 dst
        and rcx, qword [rsp + 800]   ;   450.3 p2+p0   43 dst
        xor rsi, r14                 ;   450.8 p0      43 dst
        xor r11, rcx                 ;   451.4 p0      43 dst
        mov qword [rsp + 2080], rdi  ;   452.0 p0+p3   43 dst spill
        mov rdi, qword [rsp + 2024]  ;   419.7 p2      43 dst
        and rdi, rsi                 ;   453.0 p0      43 dst
        xor r15, rdi                 ;   454.0 p0      43 dst
        and rsi, qword [rsp + 2032]  ;   454.1 p2+p0   43 dst
        xor r9, rax                  ;   454.7 p0      43 dst
        xor rax, rbx                 ;   455.3 p0      43 dst
        xor rax, r15                 ;   456.3 p0      43 dst
        xor r9, r12                  ;   456.4 p0      43 dst
        mov qword [rsp + 2032], rsi  ;   457.0 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1792]  ;   431.7 p2      43 dst
        and rsi, r14                 ;   458.0 p0      43 dst
        and r14, qword [rsp + 1768]  ;   458.5 p2+p0   43 dst
        mov qword [rsp + 1768], r15  ;   459.1 p0+p3   43 dst spill
        mov r15, r8                  ;   445.0 p1      43 dst copy
        xor r15, r11                 ;   460.1 p0      43 dst
        xor r15, rax                 ;   461.1 p0      43 dst
        xor r10, r15                 ;   462.1 p0      43 dst
        xor r9, r10                  ;   463.1 p0      43 dst
        xor r14, r9                  ;   464.1 p0      43 dst
        xor rdx, r14                 ;   465.1 p0      43 dst
        mov qword [rsp + 1792], r11  ;   463.5 p0+p3   43 dst spill
        mov r11, qword [rsp + 1144]  ;   410.9 p2      43 dst
        xor r11, qword [rsp + 1152]  ;   464.5 p2+p0   43 dst
        mov qword [rsp + 2024], r14  ;   465.1 p0+p3   43 dst spill
        mov r14, r11                 ;   465.5 p1      43 dst copy
        xor r14, qword [rsp + 1128]  ;   466.5 p2+p0   43 dst
        mov qword [rsp + 1776], rsi  ;   466.7 p0+p3   43 dst spill
        mov rsi, r14                 ;   467.5 p1      43 dst copy
        xor rsi, qword [rsp + 1176]  ;   468.5 p2+p0   43 dst
        mov qword [rsp + 1816], r10  ;   468.3 p0+p3   43 dst spill
        mov r10, rsi                 ;   469.5 p1      43 dst copy
        xor r10, qword [rsp + 1168]  ;   470.5 p2+p0   43 dst
        mov qword [rsp + 1856], r9   ;   469.8 p0+p3   43 dst spill
        mov r9, rsi                  ;   469.5 p1      43 dst copy
        xor r9, qword [rsp + 1120]   ;   470.8 p2+p0   43 dst
        mov qword [rsp + 1864], r13  ;   471.4 p0+p3   43 dst spill
        mov r13, r9                  ;   471.8 p1      43 dst copy
        xor r13, qword [rsp + 1136]  ;   472.8 p2+p0   43 dst
        mov qword [rsp + 1872], r8   ;   473.0 p0+p3   43 dst spill
        mov r8, r13                  ;   473.8 p1      43 dst copy
        xor r8, qword [rsp + 1144]   ;   474.8 p2+p0   43 dst
        mov qword [rsp + 1672], rcx  ;   474.5 p0+p3   43 dst spill
        mov rcx, r10                 ;   471.5 p1      43 dst copy
        xor rcx, qword [rsp + 1160]  ;   475.5 p2+p0   43 dst
        mov qword [rsp + 1624], rdx  ;   476.1 p0+p3   43 dst spill
        mov rdx, rcx                 ;   476.5 p1      43 dst copy
        xor rdx, qword [rsp + 1120]  ;   477.5 p2+p0   43 dst
        mov qword [rsp + 1616], rbp  ;   477.7 p0+p3   43 dst spill
        mov rbp, rcx                 ;   476.5 p1      43 dst copy
        xor rbp, qword [rsp + 1152]  ;   478.7 p2+p0   43 dst
        mov qword [rsp + 1640], rdi  ;   479.2 p0+p3   43 dst spill
        mov rdi, r10                 ;   471.5 p1      43 dst copy
        xor rdi, r8                  ;   480.2 p0      43 dst
        mov qword [rsp + 1664], rbx  ;   480.8 p0+p3   43 dst spill
        mov rbx, rdi                 ;   481.2 p1      43 dst copy
        xor rbx, qword [rsp + 1176]  ;   482.2 p2+p0   43 dst
        mov qword [rsp + 1688], r12  ;   482.4 p0+p3   43 dst spill
        mov r12, rbp                 ;   479.7 p1      43 dst copy
        xor r12, rbx                 ;   483.4 p0      43 dst
        mov qword [rsp + 1712], rax  ;   484.0 p0+p3   43 dst spill
        mov rax, r12                 ;   484.4 p1      43 dst copy
        xor rax, qword [rsp + 1144]  ;   485.4 p2+p0   43 dst
        mov qword [rsp + 1720], r15  ;   485.5 p0+p3   43 dst spill
        mov r15, rcx                 ;   476.5 p1      43 dst copy
        and r15, r12                 ;   486.5 p0      43 dst
        xor r14, r15                 ;   487.5 p0      43 dst
        mov r15, rbx                 ;   483.2 p1      43 dst copy
        xor r15, qword [rsp + 1120]  ;   487.7 p2+p0   43 dst
        xor r11, r15                 ;   488.7 p0      43 dst
        and r15, rbx                 ;   488.8 p0      43 dst
        xor r14, r15                 ;   489.8 p0      43 dst
        mov qword [rsp + 1704], rcx  ;   490.0 p0+p3   43 dst spill
        mov rcx, r8                  ;   475.8 p1      43 dst copy
        and rcx, r11                 ;   491.0 p0      43 dst
        xor r15, rcx                 ;   492.0 p0      43 dst
        mov rcx, r8                  ;   475.8 p1      43 dst copy
        xor rcx, rbp                 ;   492.1 p0      43 dst
        mov qword [rsp + 2064], r12  ;   492.7 p0+p3   43 dst spill
        mov r12, r9                  ;   471.8 p1      43 dst copy
        or r12, qword [rsp + 1176]   ;   493.7 p2+p0   43 dst
        mov qword [rsp + 2056], rbx  ;   494.2 p0+p3   43 dst spill
        mov rbx, rax                 ;   486.4 p1      43 dst copy
        and rbx, rcx                 ;   495.2 p0      43 dst
        xor rbx, qword [rsp + 1152]  ;   496.2 p2+p0   43 dst
        xor rbx, r15                 ;   497.2 p0      43 dst
        mov qword [rsp + 2072], r8   ;   497.0 p0+p3   43 dst spill
        mov r8, rsi                  ;   469.5 p1      43 dst copy
        and r8, rdi                  ;   498.0 p0      43 dst
        xor rbx, r8                  ;   499.0 p0      43 dst
        xor r8, r14                  ;   499.1 p0      43 dst
        xor r14, r12                 ;   499.7 p0      43 dst
        xor r13, r15                 ;   500.2 p0      43 dst
        mov r15, rsi                 ;   469.5 p1      43 dst copy
        xor r15, r11                 ;   500.8 p0      43 dst
        xor r13, r12                 ;   501.4 p0      43 dst
        mov r12, rcx                 ;   493.1 p1      43 dst copy
        xor r12, qword [rsp + 1176]  ;   502.0 p2+p0   43 dst
        mov qword [rsp + 1976], rcx  ;   502.5 p0+p3   43 dst spill
        mov rcx, r10                 ;   471.5 p1      43 dst copy
        and rcx, r15                 ;   503.5 p0      43 dst
        xor r8, rcx                  ;   504.5 p0      43 dst
        mov rcx, r9                  ;   471.8 p1      43 dst copy
        xor rcx, rax                 ;   504.7 p0      43 dst
        mov qword [rsp + 1912], r15  ;   505.2 p0+p3   43 dst spill
        mov r15, rdx                 ;   478.5 p1      43 dst copy
        and r15, rbp                 ;   506.2 p0      43 dst
        xor r13, r15                 ;   507.2 p0      43 dst
        mov r15, r12                 ;   503.0 p1      43 dst copy
        and r15, rcx                 ;   507.4 p0      43 dst
        xor r14, r15                 ;   508.4 p0      43 dst
        mov r15, rbx                 ;   500.0 p1      43 dst copy
        and r15, r8                  ;   508.5 p0      43 dst
        xor r14, r15                 ;   509.5 p0      43 dst
        mov qword [rsp + 1904], r10  ;   509.7 p0+p3   43 dst spill
        mov r10, r13                 ;   508.2 p1      43 dst copy
        and r10, r14                 ;   510.7 p0      43 dst
        xor r8, r10                  ;   511.7 p0      43 dst
        mov r10, rbx                 ;   500.0 p1      43 dst copy
        xor rbx, r14                 ;   511.8 p0      43 dst
        mov r14, r13                 ;   508.2 p1      43 dst copy
        and r14, r8                  ;   512.7 p0      43 dst
        xor r10, r14                 ;   513.7 p0      43 dst
        or r15, rbx                  ;   513.5 p0      43 dst
        xor r15, r8                  ;   514.5 p0      43 dst
        mov r14, qword [rsp + 2072]  ;   497.0 p2      43 dst
        and r8, r10                  ;   514.7 p0      43 dst
        and rcx, r10                 ;   515.2 p0      43 dst
        xor r13, r8                  ;   515.8 p0      43 dst
        mov r8, r10                  ;   514.7 p1      43 dst copy
        or r8, r15                   ;   516.4 p0      43 dst
        xor rbx, r8                  ;   517.4 p0      43 dst
        and r14, rbx                 ;   518.4 p0      43 dst
        mov r8, r10                  ;   514.7 p1      43 dst copy
        xor r8, r15                  ;   518.1 p0      43 dst
        and r9, r15                  ;   518.7 p0      43 dst
        and r11, rbx                 ;   519.2 p0      43 dst
        and rax, r8                  ;   519.8 p0      43 dst
        xor r11, rax                 ;   520.8 p0      43 dst
        mov qword [rsp + 2072], rax  ;   520.9 p0+p3   43 dst spill
        mov rax, rbx                 ;   518.4 p1      43 dst copy
        xor rax, r8                  ;   521.9 p0      43 dst
        xor rbx, r13                 ;   522.5 p0      43 dst
        and rbp, rax                 ;   523.1 p0      43 dst
        and rdx, rax                 ;   523.7 p0      43 dst
        mov rax, r15                 ;   515.5 p1      43 dst copy
        and rax, qword [rsp + 1176]  ;   524.2 p2+p0   43 dst
        xor r15, rbx                 ;   524.8 p0      43 dst
        and rsi, rbx                 ;   525.4 p0      43 dst
        and r12, r10                 ;   525.9 p0      43 dst
        and rdi, rbx                 ;   526.5 p0      43 dst
        mov rbx, qword [rsp + 2056]  ;   494.2 p2      43 dst
        and rbx, r15                 ;   527.1 p0      43 dst
        and r15, qword [rsp + 1120]  ;   527.6 p2+p0   43 dst
        and r8, qword [rsp + 1976]   ;   528.2 p2+p0   43 dst
        xor r10, r13                 ;   528.8 p0      43 dst
        xor rsi, r15                 ;   529.4 p0      43 dst
        mov qword [rsp + 1976], rdx  ;   529.9 p0+p3   43 dst spill
        mov rdx, qword [rsp + 2064]  ;   492.7 p2      43 dst
        and rdx, r10                 ;   530.9 p0      43 dst
        xor r14, rdx                 ;   531.9 p0      43 dst
        and r10, qword [rsp + 1704]  ;   532.1 p2+p0   43 dst
        xor rdi, rbp                 ;   532.6 p0      43 dst
        xor rbp, r12                 ;   533.2 p0      43 dst
        xor rbp, r14                 ;   534.2 p0      43 dst
        xor rdi, rax                 ;   534.4 p0      43 dst
        mov qword [rsp + 1704], r10  ;   534.9 p0+p3   43 dst spill
        mov r10, qword [rsp + 1904]  ;   509.7 p2      43 dst
        and r10, r13                 ;   535.9 p0      43 dst
        and r13, qword [rsp + 1912]  ;   536.5 p2+p0   43 dst
        mov qword [rsp + 1912], r14  ;   537.1 p0+p3   43 dst spill
        mov r14, r11                 ;   521.8 p1      43 dst copy
        xor r14, rsi                 ;   538.1 p0      43 dst
        xor r14, rbp                 ;   539.1 p0      43 dst
        xor r8, r14                  ;   540.1 p0      43 dst
        xor rdi, r8                  ;   541.1 p0      43 dst
        xor r13, rdi                 ;   542.1 p0      43 dst
        xor rcx, r13                 ;   543.1 p0      43 dst
        mov qword [rsp + 1904], rsi  ;   541.5 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1464]  ;   486.7 p2      43 dst
        xor rsi, qword [rsp + 1472]  ;   542.5 p2+p0   43 dst
        mov qword [rsp + 2064], r13  ;   543.1 p0+p3   43 dst spill
        mov r13, rsi                 ;   543.5 p1      43 dst copy
        xor r13, qword [rsp + 1448]  ;   544.5 p2+p0   43 dst
        mov qword [rsp + 2056], r10  ;   544.6 p0+p3   43 dst spill
        mov r10, r13                 ;   545.5 p1      43 dst copy
        xor r10, qword [rsp + 1496]  ;   546.5 p2+p0   43 dst
        mov qword [rsp + 1928], r8   ;   546.2 p0+p3   43 dst spill
        mov r8, r10                  ;   547.5 p1      43 dst copy
        xor r8, qword [rsp + 1488]   ;   548.5 p2+p0   43 dst
        mov qword [rsp + 1880], rdi  ;   547.8 p0+p3   43 dst spill
        mov rdi, r10                 ;   547.5 p1      43 dst copy
        xor rdi, qword [rsp + 1440]  ;   548.8 p2+p0   43 dst
        mov qword [rsp + 1888], r9   ;   549.4 p0+p3   43 dst spill
        mov r9, rdi                  ;   549.8 p1      43 dst copy
        xor r9, qword [rsp + 1456]   ;   550.8 p2+p0   43 dst
        mov qword [rsp + 1920], r11  ;   550.9 p0+p3   43 dst spill
        mov r11, r9                  ;   551.8 p1      43 dst copy
        xor r11, qword [rsp + 1464]  ;   552.8 p2+p0   43 dst
        mov qword [rsp + 1896], r15  ;   552.5 p0+p3   43 dst spill
        mov r15, r8                  ;   549.5 p1      43 dst copy
        xor r15, qword [rsp + 1480]  ;   553.5 p2+p0   43 dst
        mov qword [rsp + 1936], rcx  ;   554.1 p0+p3   43 dst spill
        mov rcx, r15                 ;   554.5 p1      43 dst copy
        xor rcx, qword [rsp + 1440]  ;   555.5 p2+p0   43 dst
        mov qword [rsp + 1944], rbx  ;   555.6 p0+p3   43 dst spill
        mov rbx, r15                 ;   554.5 p1      43 dst copy
        xor rbx, qword [rsp + 1472]  ;   556.6 p2+p0   43 dst
        mov qword [rsp + 1968], rdx  ;   557.2 p0+p3   43 dst spill
        mov rdx, r8                  ;   549.5 p1      43 dst copy
        xor rdx, r11                 ;   558.2 p0      43 dst
        mov qword [rsp + 1960], r12  ;   558.8 p0+p3   43 dst spill
        mov r12, rdx                 ;   559.2 p1      43 dst copy
        xor r12, qword [rsp + 1496]  ;   560.2 p2+p0   43 dst
        mov qword [rsp + 1952], rax  ;   560.4 p0+p3   43 dst spill
        mov rax, rbx                 ;   557.6 p1      43 dst copy
        xor rax, r12                 ;   561.4 p0      43 dst
        mov qword [rsp + 1992], rbp  ;   561.9 p0+p3   43 dst spill
        mov rbp, rax                 ;   562.4 p1      43 dst copy
        xor rbp, qword [rsp + 1464]  ;   563.4 p2+p0   43 dst
        mov qword [rsp + 2000], r14  ;   563.5 p0+p3   43 dst spill
        mov r14, r15                 ;   554.5 p1      43 dst copy
        and r14, rax                 ;   564.5 p0      43 dst
        xor r13, r14                 ;   565.5 p0      43 dst
        mov r14, r12                 ;   561.2 p1      43 dst copy
        xor r14, qword [rsp + 1440]  ;   565.6 p2+p0   43 dst
        xor rsi, r14                 ;   566.6 p0      43 dst
        and r14, r12                 ;   566.8 p0      43 dst
        xor r13, r14                 ;   567.8 p0      43 dst
        mov qword [rsp + 2008], r15  ;   567.9 p0+p3   43 dst spill
        mov r15, r11                 ;   553.8 p1      43 dst copy
        and r15, rsi                 ;   568.9 p0      43 dst
        xor r14, r15                 ;   569.9 p0      43 dst
        mov r15, r11                 ;   553.8 p1      43 dst copy
        xor r15, rbx                 ;   570.1 p0      43 dst
        mov qword [rsp + 1984], rax  ;   570.6 p0+p3   43 dst spill
        mov rax, rdi                 ;   549.8 p1      43 dst copy
        or rax, qword [rsp + 1496]   ;   571.6 p2+p0   43 dst
        mov qword [rsp + 2016], r12  ;   572.2 p0+p3   43 dst spill
        mov r12, rbp                 ;   564.4 p1      43 dst copy
        and r12, r15                 ;   573.2 p0      43 dst
        xor r12, qword [rsp + 1472]  ;   574.2 p2+p0   43 dst
        xor r12, r14                 ;   575.2 p0      43 dst
        mov qword [rsp + 1744], r11  ;   574.9 p0+p3   43 dst spill
        mov r11, r10                 ;   547.5 p1      43 dst copy
        and r11, rdx                 ;   575.9 p0      43 dst
        xor r12, r11                 ;   576.9 p0      43 dst
        xor r11, r13                 ;   577.1 p0      43 dst
        xor r13, rax                 ;   577.6 p0      43 dst
        xor r9, r14                  ;   578.2 p0      43 dst
        mov r14, r10                 ;   547.5 p1      43 dst copy
        xor r14, rsi                 ;   578.8 p0      43 dst
        xor r9, rax                  ;   579.3 p0      43 dst
        mov rax, r15                 ;   571.1 p1      43 dst copy
        xor rax, qword [rsp + 1496]  ;   579.9 p2+p0   43 dst
        mov qword [rsp + 1752], r15  ;   580.5 p0+p3   43 dst spill
        mov r15, r8                  ;   549.5 p1      43 dst copy
        and r15, r14                 ;   581.5 p0      43 dst
        xor r11, r15                 ;   582.5 p0      43 dst
        mov r15, rdi                 ;   549.8 p1      43 dst copy
        xor r15, rbp                 ;   582.6 p0      43 dst
        mov qword [rsp + 1728], r14  ;   583.2 p0+p3   43 dst spill
        mov r14, rcx                 ;   556.5 p1      43 dst copy
        and r14, rbx                 ;   584.2 p0      43 dst
        xor r9, r14                  ;   585.2 p0      43 dst
        mov r14, rax                 ;   580.9 p1      43 dst copy
        and r14, r15                 ;   585.3 p0      43 dst
        xor r13, r14                 ;   586.3 p0      43 dst
        mov r14, r12                 ;   577.9 p1      43 dst copy
        and r14, r11                 ;   586.5 p0      43 dst
        xor r13, r14                 ;   587.5 p0      43 dst
        mov qword [rsp + 1736], r8   ;   587.6 p0+p3   43 dst spill
        mov r8, r9                   ;   586.2 p1      43 dst copy
        and r8, r13                  ;   588.6 p0      43 dst
        xor r11, r8                  ;   589.6 p0      43 dst
        mov r8, r12                  ;   577.9 p1      43 dst copy
        xor r12, r13                 ;   589.8 p0      43 dst
        mov r13, r9                  ;   586.2 p1      43 dst copy
        and r13, r11                 ;   590.6 p0      43 dst
        xor r8, r13                  ;   591.6 p0      43 dst
        or r14, r12                  ;   591.5 p0      43 dst
        xor r14, r11                 ;   592.5 p0      43 dst
        mov r13, qword [rsp + 1744]  ;   574.9 p2      43 dst
        and r11, r8                  ;   592.6 p0      43 dst
        and r15, r8                  ;   593.2 p0      43 dst
        xor r9, r11                  ;   593.8 p0      43 dst
        mov r11, r8                  ;   592.6 p1      43 dst copy
        or r11, r14                  ;   594.3 p0      43 dst
        xor r12, r11                 ;   595.3 p0      43 dst
        and r13, r12                 ;   596.3 p0      43 dst
        mov r11, r8                  ;   592.6 p1      43 dst copy
        xor r11, r14                 ;   596.0 p0      43 dst
        and rdi, r14                 ;   596.6 p0      43 dst
        and rsi, r12                 ;   597.2 p0      43 dst
        and rbp, r11                 ;   597.8 p0      43 dst
        xor rsi, rbp                 ;   598.8 p0      43 dst
        mov qword [rsp + 1744], rbp  ;   598.9 p0+p3   43 dst spill
        mov rbp, r12                 ;   596.3 p1      43 dst copy
        xor rbp, r11                 ;   599.9 p0      43 dst
        xor r12, r9                  ;   600.5 p0      43 dst
        and rbx, rbp                 ;   601.0 p0      43 dst
        and rcx, rbp                 ;   601.6 p0      43 dst
        mov rbp, r14                 ;   593.5 p1      43 dst copy
        and rbp, qword [rsp + 1496]  ;   602.2 p2+p0   43 dst
        xor r14, r12                 ;   602.8 p0      43 dst
        and r10, r12                 ;   603.3 p0      43 dst
        and rax, r8                  ;   603.9 p0      43 dst
        and rdx, r12                 ;   604.5 p0      43 dst
        mov r12, qword [rsp + 2016]  ;   572.2 p2      43 dst
        and r12, r14                 ;   605.0 p0      43 dst
        and r14, qword [rsp + 1440]  ;   605.6 p2+p0   43 dst
        and r11, qword [rsp + 1752]  ;   606.2 p2+p0   43 dst
        xor r8, r9                   ;   606.8 p0      43 dst
        xor r10, r14                 ;   607.3 p0      43 dst
        mov qword [rsp + 1752], rcx  ;   607.9 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1984]  ;   570.6 p2      43 dst
        and rcx, r8                  ;   608.9 p0      43 dst
        xor r13, rcx                 ;   609.9 p0      43 dst
        and r8, qword [rsp + 2008]   ;   610.0 p2+p0   43 dst
        xor rdx, rbx                 ;   610.6 p0      43 dst
        xor rbx, rax                 ;   611.2 p0      43 dst
        xor rbx, r13                 ;   612.2 p0      43 dst
        xor rdx, rbp                 ;   612.3 p0      43 dst
        mov qword [rsp + 2008], r8   ;   612.9 p0+p3   43 dst spill
        mov r8, qword [rsp + 1736]   ;   587.6 p2      43 dst
        and r8, r9                   ;   613.9 p0      43 dst
        and r9, qword [rsp + 1728]   ;   614.5 p2+p0   43 dst
        mov qword [rsp + 1728], r13  ;   615.0 p0+p3   43 dst spill
        mov r13, rsi                 ;   599.8 p1      43 dst copy
        xor r13, r10                 ;   616.0 p0      43 dst
        xor r13, rbx                 ;   617.0 p0      43 dst
        xor r11, r13                 ;   618.0 p0      43 dst
        xor rdx, r11                 ;   619.0 p0      43 dst
        xor r9, rdx                  ;   620.0 p0      43 dst
        xor r15, r9                  ;   621.0 p0      43 dst
        mov qword [rsp + 1736], r10  ;   619.5 p0+p3   43 dst spill
        mov r10, qword [rsp + 752]   ;   564.7 p2      43 dst
        xor r10, qword [rsp + 760]   ;   620.5 p2+p0   43 dst
        mov qword [rsp + 1984], r9   ;   621.0 p0+p3   43 dst spill
        mov r9, r10                  ;   621.5 p1      43 dst copy
        xor r9, qword [rsp + 736]    ;   622.5 p2+p0   43 dst
        mov qword [rsp + 2016], r8   ;   622.6 p0+p3   43 dst spill
        mov r8, r9                   ;   623.5 p1      43 dst copy
        xor r8, qword [rsp + 792]    ;   624.5 p2+p0   43 dst
        mov qword [rsp + 1760], r11  ;   624.2 p0+p3   43 dst spill
        mov r11, r8                  ;   625.5 p1      43 dst copy
        xor r11, qword [rsp + 784]   ;   626.5 p2+p0   43 dst
        mov qword [rsp + 1784], rdx  ;   625.7 p0+p3   43 dst spill
        mov rdx, r8                  ;   625.5 p1      43 dst copy
        xor rdx, qword [rsp + 728]   ;   626.7 p2+p0   43 dst
        mov qword [rsp + 1808], rdi  ;   627.3 p0+p3   43 dst spill
        mov rdi, rdx                 ;   627.7 p1      43 dst copy
        xor rdi, qword [rsp + 744]   ;   628.7 p2+p0   43 dst
        mov qword [rsp + 1800], rsi  ;   628.9 p0+p3   43 dst spill
        mov rsi, rdi                 ;   629.7 p1      43 dst copy
        xor rsi, qword [rsp + 752]   ;   630.7 p2+p0   43 dst
        mov qword [rsp + 1840], r14  ;   630.5 p0+p3   43 dst spill
        mov r14, r11                 ;   627.5 p1      43 dst copy
        xor r14, qword [rsp + 776]   ;   631.5 p2+p0   43 dst
        mov qword [rsp + 1848], r15  ;   632.0 p0+p3   43 dst spill
        mov r15, r14                 ;   632.5 p1      43 dst copy
        xor r15, qword [rsp + 728]   ;   633.5 p2+p0   43 dst
        mov qword [rsp + 1832], r12  ;   633.6 p0+p3   43 dst spill
        mov r12, r14                 ;   632.5 p1      43 dst copy
        xor r12, qword [rsp + 760]   ;   634.6 p2+p0   43 dst
        mov qword [rsp + 1576], rcx  ;   635.2 p0+p3   43 dst spill
        mov rcx, r11                 ;   627.5 p1      43 dst copy
        xor rcx, rsi                 ;   636.2 p0      43 dst
        mov qword [rsp + 1584], rax  ;   636.7 p0+p3   43 dst spill
        mov rax, rcx                 ;   637.2 p1      43 dst copy
        xor rax, qword [rsp + 792]   ;   638.2 p2+p0   43 dst
        mov qword [rsp + 1592], rbp  ;   638.3 p0+p3   43 dst spill
        mov rbp, r12                 ;   635.6 p1      43 dst copy
        xor rbp, rax                 ;   639.3 p0      43 dst
        mov qword [rsp + 1600], rbx  ;   639.9 p0+p3   43 dst spill
        mov rbx, rbp                 ;   640.3 p1      43 dst copy
        xor rbx, qword [rsp + 752]   ;   641.3 p2+p0   43 dst
        mov qword [rsp + 1608], r13  ;   641.5 p0+p3   43 dst spill
        mov r13, r14                 ;   632.5 p1      43 dst copy
        and r13, rbp                 ;   642.5 p0      43 dst
        xor r9, r13                  ;   643.5 p0      43 dst
        mov r13, rax                 ;   639.2 p1      43 dst copy
        xor r13, qword [rsp + 728]   ;   643.6 p2+p0   43 dst
        xor r10, r13                 ;   644.6 p0      43 dst
        and r13, rax                 ;   644.7 p0      43 dst
        xor r9, r13                  ;   645.7 p0      43 dst
        mov qword [rsp + 1632], r14  ;   645.9 p0+p3   43 dst spill
        mov r14, rsi                 ;   631.7 p1      43 dst copy
        and r14, r10                 ;   646.9 p0      43 dst
        xor r13, r14                 ;   647.9 p0      43 dst
        mov r14, rsi                 ;   631.7 p1      43 dst copy
        xor r14, r12                 ;   648.0 p0      43 dst
        mov qword [rsp + 1656], rbp  ;   648.6 p0+p3   43 dst spill
        mov rbp, rdx                 ;   627.7 p1      43 dst copy
        or rbp, qword [rsp + 792]    ;   649.6 p2+p0   43 dst
        mov qword [rsp + 1648], rax  ;   650.2 p0+p3   43 dst spill
        mov rax, rbx                 ;   642.3 p1      43 dst copy
        and rax, r14                 ;   651.2 p0      43 dst
        xor rax, qword [rsp + 760]   ;   652.2 p2+p0   43 dst
        xor rax, r13                 ;   653.2 p0      43 dst
        mov qword [rsp + 1696], rsi  ;   652.9 p0+p3   43 dst spill
        mov rsi, r8                  ;   625.5 p1      43 dst copy
        and rsi, rcx                 ;   653.9 p0      43 dst
        xor rax, rsi                 ;   654.9 p0      43 dst
        xor rsi, r9                  ;   655.0 p0      43 dst
        xor r9, rbp                  ;   655.6 p0      43 dst
        xor rdi, r13                 ;   656.2 p0      43 dst
        mov r13, r8                  ;   625.5 p1      43 dst copy
        xor r13, r10                 ;   656.7 p0      43 dst
        xor rdi, rbp                 ;   657.3 p0      43 dst
        mov rbp, r14                 ;   649.0 p1      43 dst copy
        xor rbp, qword [rsp + 792]   ;   657.9 p2+p0   43 dst
        mov qword [rsp + 1680], r14  ;   658.4 p0+p3   43 dst spill
        mov r14, r11                 ;   627.5 p1      43 dst copy
        and r14, r13                 ;   659.4 p0      43 dst
        xor rsi, r14                 ;   660.4 p0      43 dst
        mov r14, rdx                 ;   627.7 p1      43 dst copy
        xor r14, rbx                 ;   660.6 p0      43 dst
        mov qword [rsp + 2040], r13  ;   661.2 p0+p3   43 dst spill
        mov r13, r15                 ;   634.5 p1      43 dst copy
        and r13, r12                 ;   662.2 p0      43 dst
        xor rdi, r13                 ;   663.2 p0      43 dst
        mov r13, rbp                 ;   658.9 p1      43 dst copy
        and r13, r14                 ;   663.3 p0      43 dst
        xor r9, r13                  ;   664.3 p0      43 dst
        mov r13, rax                 ;   655.9 p1      43 dst copy
        and r13, rsi                 ;   664.4 p0      43 dst
        xor r9, r13                  ;   665.4 p0      43 dst
        mov qword [rsp + 2048], r11  ;   665.6 p0+p3   43 dst spill
        mov r11, rdi                 ;   664.2 p1      43 dst copy
        and r11, r9                  ;   666.6 p0      43 dst
        xor rsi, r11                 ;   667.6 p0      43 dst
        mov r11, rax                 ;   655.9 p1      43 dst copy
        xor rax, r9                  ;   667.7 p0      43 dst
        mov r9, rdi                  ;   664.2 p1      43 dst copy
        and r9, rsi                  ;   668.6 p0      43 dst
        xor r11, r9                  ;   669.6 p0      43 dst
        or r13, rax                  ;   669.4 p0      43 dst
        xor r13, rsi                 ;   670.4 p0      43 dst
        mov r9, qword [rsp + 1696]   ;   652.9 p2      43 dst
        and rsi, r11                 ;   670.6 p0      43 dst
        and r14, r11                 ;   671.2 p0      43 dst
        xor rdi, rsi                 ;   671.7 p0      43 dst
        mov rsi, r11                 ;   670.6 p1      43 dst copy
        or rsi, r13                  ;   672.3 p0      43 dst
        xor rax, rsi                 ;   673.3 p0      43 dst
        and r9, rax                  ;   674.3 p0      43 dst
        mov rsi, r11                 ;   670.6 p1      43 dst copy
        xor rsi, r13                 ;   674.0 p0      43 dst
        and rdx, r13                 ;   674.6 p0      43 dst
        and r10, rax                 ;   675.1 p0      43 dst
        and rbx, rsi                 ;   675.7 p0      43 dst
        xor r10, rbx                 ;   676.7 p0      43 dst
        mov qword [rsp + 1696], rbx  ;   676.9 p0+p3   43 dst spill
        mov rbx, rax                 ;   674.3 p1      43 dst copy
        xor rbx, rsi                 ;   677.9 p0      43 dst
        xor rax, rdi                 ;   678.4 p0      43 dst
        and r12, rbx                 ;   679.0 p0      43 dst
        and r15, rbx                 ;   679.6 p0      43 dst
        mov rbx, r13                 ;   671.4 p1      43 dst copy
        and rbx, qword [rsp + 792]   ;   680.1 p2+p0   43 dst
        xor r13, rax                 ;   680.7 p0      43 dst
        and r8, rax                  ;   681.3 p0      43 dst
        and rbp, r11                 ;   681.9 p0      43 dst
        and rcx, rax                 ;   682.4 p0      43 dst
        mov rax, qword [rsp + 1648]  ;   650.2 p2      43 dst
        and rax, r13                 ;   683.0 p0      43 dst
        and r13, qword [rsp + 728]   ;   683.6 p2+p0   43 dst
        and rsi, qword [rsp + 1680]  ;   684.1 p2+p0   43 dst
        xor r11, rdi                 ;   684.7 p0      43 dst
        xor r8, r13                  ;   685.3 p0      43 dst
        mov qword [rsp + 1680], r15  ;   685.9 p0+p3   43 dst spill
        mov r15, qword [rsp + 1656]  ;   648.6 p2      43 dst
        and r15, r11                 ;   686.9 p0      43 dst
        xor r9, r15                  ;   687.9 p0      43 dst
        and r11, qword [rsp + 1632]  ;   688.0 p2+p0   43 dst
        xor rcx, r12                 ;   688.6 p0      43 dst
        xor r12, rbp                 ;   689.1 p0      43 dst
        xor r12, r9                  ;   690.1 p0      43 dst
        xor rcx, rbx                 ;   690.3 p0      43 dst
        mov qword [rsp + 1632], r11  ;   690.9 p0+p3   43 dst spill
        mov r11, qword [rsp + 2048]  ;   665.6 p2      43 dst
        and r11, rdi                 ;   691.9 p0      43 dst
        and rdi, qword [rsp + 2040]  ;   692.4 p2+p0   43 dst
        mov qword [rsp + 2040], r9   ;   693.0 p0+p3   43 dst spill
        mov r9, r10                  ;   677.7 p1      43 dst copy
        xor r9, r8                   ;   694.0 p0      43 dst
        xor r9, r12                  ;   695.0 p0      43 dst
        xor rsi, r9                  ;   696.0 p0      43 dst
        xor rcx, rsi                 ;   697.0 p0      43 dst
        xor rdi, rcx                 ;   698.0 p0      43 dst
        xor r14, rdi                 ;   699.0 p0      43 dst
        mov qword [rsp + 2048], r8   ;   697.4 p0+p3   43 dst spill
        mov r8, qword [rsp + 1720]   ;   642.6 p2      58 dst
        xor r8, qword [rsp + 136]    ;   698.4 p2+p0   58 dst
        mov qword [rsp + 1720], r8   ;   699.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 1712]   ;   644.6 p2      58 dst
        xor r8, qword [rsp + 144]    ;   700.0 p2+p0   58 dst
        mov qword [rsp + 1712], r8   ;   701.0 p0+p3   58 dst spill
        mov r8, qword [rsp + 1616]   ;   646.6 p2      58 dst
        xor r8, qword [rsp + 1688]   ;   701.6 p2+p0   58 dst
        xor r8, qword [rsp + 1664]   ;   702.6 p2+p0   58 dst
        xor r8, qword [rsp + 1640]   ;   703.6 p2+p0   58 dst
        mov qword [rsp + 1640], rdi  ;   703.3 p0+p3   43 dst spill
        mov rdi, qword [rsp + 0]     ;   650.6 p2      58 dst.2 reload
        xor r8, qword [rdi + 10512]  ;   704.6 p2+p0   58 dst
        mov qword [rsp + 1664], r8   ;   705.6 p0+p3   58 dst spill
        mov r8, qword [rsp + 1864]   ;   652.6 p2      58 dst
        xor r8, qword [rsp + 1872]   ;   705.8 p2+p0   58 dst
        xor r8, qword [rsp + 1624]   ;   706.8 p2+p0   58 dst
        xor r8, qword [rsp + 1672]   ;   707.8 p2+p0   58 dst
        xor r8, qword [rdi + 10520]  ;   708.8 p2+p0   58 dst
        mov qword [rsp + 1672], r8   ;   709.8 p0+p3   58 dst spill
        mov r8, qword [rsp + 1856]   ;   657.6 p2      58 dst
        xor r8, qword [rdi + 10528]  ;   709.1 p2+p0   58 dst
        mov qword [rsp + 1856], r8   ;   710.1 p0+p3   58 dst spill
        mov r8, qword [rsp + 1816]   ;   659.6 p2      58 dst
        xor r8, qword [rsp + 1776]   ;   710.7 p2+p0   58 dst
        xor r8, qword [rsp + 1768]   ;   711.7 p2+p0   58 dst
        xor r8, qword [rsp + 152]    ;   712.7 p2+p0   58 dst
        mov qword [rsp + 1768], r8   ;   713.7 p0+p3   58 dst spill
        mov r8, qword [rsp + 2024]   ;   663.6 p2      58 dst
        xor r8, qword [rsp + 2032]   ;   713.4 p2+p0   58 dst
        xor r8, qword [rsp + 1792]   ;   714.4 p2+p0   58 dst
        xor r8, qword [rsp + 160]    ;   715.4 p2+p0   58 dst
        mov qword [rsp + 1792], r8   ;   716.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 1824]   ;   667.6 p2      58 dst
        xor r8, qword [rdi + 10552]  ;   716.1 p2+p0   58 dst
        xor r8, qword [rsp + 2080]   ;   717.1 p2+p0   58 dst
        xor r8, qword [rsp + 1624]   ;   718.1 p2+p0   58 dst
        mov qword [rsp + 1624], r8   ;   719.1 p0+p3   58 dst spill
        mov r8, qword [rsp + 2000]   ;   671.6 p2      58 dst
        xor r8, qword [rsp + 168]    ;   718.8 p2+p0   58 dst
        mov qword [rsp + 2000], r8   ;   719.8 p0+p3   58 dst spill
        mov r8, qword [rsp + 1992]   ;   673.6 p2      58 dst
        xor r8, qword [rsp + 176]    ;   720.4 p2+p0   58 dst
        mov qword [rsp + 1992], r8   ;   721.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 1944]   ;   675.6 p2      58 dst
        xor r8, qword [rdi + 10576]  ;   722.0 p2+p0   58 dst
        xor r8, qword [rsp + 1952]   ;   723.0 p2+p0   58 dst
        xor r8, qword [rsp + 1960]   ;   724.0 p2+p0   58 dst
        xor r8, qword [rsp + 1968]   ;   725.0 p2+p0   58 dst
        mov qword [rsp + 1968], r8   ;   726.0 p0+p3   58 dst spill
        mov r8, qword [rsp + 1888]   ;   680.6 p2      58 dst
        xor r8, qword [rdi + 10584]  ;   725.3 p2+p0   58 dst
        xor r8, qword [rsp + 1920]   ;   726.3 p2+p0   58 dst
        xor r8, qword [rsp + 1936]   ;   727.3 p2+p0   58 dst
        xor r8, qword [rsp + 1896]   ;   728.3 p2+p0   58 dst
        mov qword [rsp + 1896], r8   ;   729.3 p0+p3   58 dst spill
        mov r8, qword [rsp + 1880]   ;   685.6 p2      58 dst
        xor r8, qword [rdi + 10592]  ;   728.6 p2+p0   58 dst
        mov qword [rsp + 1880], r8   ;   729.6 p0+p3   58 dst spill
        mov r8, qword [rsp + 1928]   ;   687.6 p2      58 dst
        xor r8, qword [rsp + 2056]   ;   730.1 p2+p0   58 dst
        xor r8, qword [rsp + 1912]   ;   731.1 p2+p0   58 dst
        xor r8, qword [rsp + 184]    ;   732.1 p2+p0   58 dst
        mov qword [rsp + 1912], r8   ;   733.1 p0+p3   58 dst spill
        mov r8, qword [rsp + 2064]   ;   691.6 p2      58 dst
        xor r8, qword [rsp + 1704]   ;   732.8 p2+p0   58 dst
        xor r8, qword [rsp + 1904]   ;   733.8 p2+p0   58 dst
        xor r8, qword [rsp + 192]    ;   734.8 p2+p0   58 dst
        mov qword [rsp + 1904], r8   ;   735.8 p0+p3   58 dst spill
        mov r8, qword [rsp + 2072]   ;   695.6 p2      58 dst
        xor r8, qword [rdi + 10616]  ;   735.5 p2+p0   58 dst
        xor r8, qword [rsp + 1976]   ;   736.5 p2+p0   58 dst
        xor r8, qword [rsp + 1936]   ;   737.5 p2+p0   58 dst
        mov qword [rsp + 1936], r8   ;   738.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 1608]   ;   699.6 p2      58 dst
        xor r8, qword [rsp + 200]    ;   738.3 p2+p0   58 dst
        xor r9, qword [rsp + 232]    ;   738.8 p2+p0   58 dst
        mov qword [rsp + 1608], r9   ;   739.8 p0+p3   58 dst spill
        mov r9, qword [rsp + 1600]   ;   702.6 p2      58 dst
        xor r9, qword [rsp + 208]    ;   740.4 p2+p0   58 dst
        xor rax, rbx                 ;   741.0 p0      58 dst
        mov rbx, qword [rsp + 1832]  ;   704.6 p2      58 dst
        xor rbx, qword [rdi + 10640] ;   741.5 p2+p0   58 dst
        xor rbx, qword [rsp + 1592]  ;   742.5 p2+p0   58 dst
        xor rbx, qword [rsp + 1584]  ;   743.5 p2+p0   58 dst
        xor rbx, qword [rsp + 1576]  ;   744.5 p2+p0   58 dst
        xor rax, rbp                 ;   743.8 p0      58 dst
        mov rbp, qword [rsp + 1808]  ;   709.6 p2      58 dst
        xor rbp, qword [rdi + 10648] ;   744.4 p2+p0   58 dst
        xor rbp, qword [rsp + 1800]  ;   745.4 p2+p0   58 dst
        xor rbp, qword [rsp + 1848]  ;   746.4 p2+p0   58 dst
        xor rbp, qword [rsp + 1840]  ;   747.4 p2+p0   58 dst
        xor rax, r15                 ;   746.7 p0      58 dst
        mov r15, qword [rsp + 1784]  ;   714.6 p2      58 dst
        xor r15, qword [rdi + 10656] ;   747.3 p2+p0   58 dst
        xor r12, qword [rsp + 240]   ;   747.8 p2+p0   58 dst
        xor rdx, r10                 ;   748.4 p0      58 dst
        mov r10, qword [rsp + 1760]  ;   717.6 p2      58 dst
        xor r10, qword [rsp + 2016]  ;   749.0 p2+p0   58 dst
        xor r10, qword [rsp + 1728]  ;   750.0 p2+p0   58 dst
        xor r10, qword [rsp + 216]   ;   751.0 p2+p0   58 dst
        xor rdx, r13                 ;   750.7 p0      58 dst
        mov r13, qword [rsp + 1984]  ;   721.6 p2      58 dst
        xor r13, qword [rsp + 2008]  ;   751.3 p2+p0   58 dst
        xor r13, qword [rsp + 1736]  ;   752.3 p2+p0   58 dst
        xor r13, qword [rsp + 224]   ;   753.3 p2+p0   58 dst
        xor rdx, r14                 ;   753.0 p0      58 dst
        xor rax, qword [rdi + 10704] ;   753.5 p2+p0   58 dst
        xor rdx, qword [rdi + 10712] ;   754.1 p2+p0   58 dst
        xor rcx, qword [rdi + 10720] ;   754.7 p2+p0   58 dst
        xor rsi, r11                 ;   755.2 p0      58 dst
        mov r11, qword [rsp + 1744]  ;   728.6 p2      58 dst
        xor r11, qword [rdi + 10680] ;   755.8 p2+p0   58 dst
        xor r11, qword [rsp + 1752]  ;   756.8 p2+p0   58 dst
        xor r11, qword [rsp + 1848]  ;   757.8 p2+p0   58 dst
        xor rsi, qword [rsp + 2040]  ;   757.5 p2+p0   58 dst
        xor rsi, qword [rsp + 248]   ;   758.5 p2+p0   58 dst
        xor r14, qword [rdi + 10744] ;   758.7 p2+p0   58 dst
        xor r14, qword [rsp + 1696]  ;   759.7 p2+p0   58 dst
        xor r14, qword [rsp + 1680]  ;   760.7 p2+p0   58 dst
        mov rdi, qword [rsp + 1640]  ;   737.6 p2      58 dst
        xor rdi, qword [rsp + 1632]  ;   760.4 p2+p0   58 dst
        xor rdi, qword [rsp + 2048]  ;   761.4 p2+p0   58 dst
        xor rdi, qword [rsp + 256]   ;   762.4 p2+p0   58 dst
        mov qword [rsp + 2048], r14  ;   762.1 p0+p3   58 dst spill
        mov r14, qword [rsp + 1720]  ;   741.6 p2      58 dst reload
        mov qword [rsp + 1632], rdi  ;   763.4 p0+p3   58 dst spill
        mov rdi, qword [rsp + 2616]  ;   742.6 p2      58 dst reload
        mov qword [rdi + 256], r14   ;   764.1 p0+p3   58 dst
        mov r14, qword [rsp + 1712]  ;   743.6 p2      58 dst reload
        mov qword [rdi + 264], r14   ;   765.1 p0+p3   58 dst
        mov r14, qword [rsp + 1664]  ;   744.6 p2      58 dst reload
        mov qword [rdi + 272], r14   ;   766.1 p0+p3   58 dst
        mov r14, qword [rsp + 1672]  ;   745.6 p2      58 dst reload
        mov qword [rdi + 280], r14   ;   767.1 p0+p3   58 dst
        mov r14, qword [rsp + 1856]  ;   746.6 p2      58 dst reload
        mov qword [rdi + 288], r14   ;   768.1 p0+p3   58 dst
        mov r14, qword [rsp + 1768]  ;   747.6 p2      58 dst reload
        mov qword [rdi + 296], r14   ;   769.1 p0+p3   58 dst
        mov r14, qword [rsp + 1792]  ;   748.6 p2      58 dst reload
        mov qword [rdi + 304], r14   ;   770.1 p0+p3   58 dst
        mov r14, qword [rsp + 1624]  ;   749.6 p2      58 dst reload
        mov qword [rdi + 312], r14   ;   771.1 p0+p3   58 dst
        mov r14, qword [rsp + 2000]  ;   750.6 p2      58 dst reload
        mov qword [rdi + 320], r14   ;   772.1 p0+p3   58 dst
        mov r14, qword [rsp + 1992]  ;   751.6 p2      58 dst reload
        mov qword [rdi + 328], r14   ;   773.1 p0+p3   58 dst
        mov r14, qword [rsp + 1968]  ;   752.6 p2      58 dst reload
        mov qword [rdi + 336], r14   ;   774.1 p0+p3   58 dst
        mov r14, qword [rsp + 1896]  ;   753.6 p2      58 dst reload
        mov qword [rdi + 344], r14   ;   775.1 p0+p3   58 dst
        mov r14, qword [rsp + 1880]  ;   754.6 p2      58 dst reload
        mov qword [rdi + 352], r14   ;   776.1 p0+p3   58 dst
        mov r14, qword [rsp + 1912]  ;   755.6 p2      58 dst reload
        mov qword [rdi + 360], r14   ;   777.1 p0+p3   58 dst
        mov qword [rdi + 384], r8    ;   778.1 p0+p3   58 dst
        mov r8, qword [rsp + 1904]   ;   756.6 p2      58 dst reload
        mov qword [rdi + 368], r8    ;   779.1 p0+p3   58 dst
        mov qword [rdi + 392], r9    ;   780.1 p0+p3   58 dst
        mov r8, qword [rsp + 1936]   ;   757.6 p2      58 dst reload
        mov qword [rdi + 376], r8    ;   781.1 p0+p3   58 dst
        mov qword [rdi + 400], rbx   ;   782.1 p0+p3   58 dst
        mov qword [rdi + 408], rbp   ;   783.1 p0+p3   58 dst
        mov qword [rdi + 416], r15   ;   784.1 p0+p3   58 dst
        mov qword [rdi + 424], r10   ;   785.1 p0+p3   58 dst
        mov qword [rdi + 432], r13   ;   786.1 p0+p3   58 dst
        mov qword [rdi + 440], r11   ;   787.1 p0+p3   58 dst
        mov qword [rdi + 456], r12   ;   788.1 p0+p3   58 dst
        mov r8, qword [rsp + 1608]   ;   758.6 p2      58 dst reload
        mov qword [rdi + 448], r8    ;   789.1 p0+p3   58 dst
        mov qword [rdi + 464], rax   ;   790.1 p0+p3   58 dst
        mov qword [rdi + 472], rdx   ;   791.1 p0+p3   58 dst
        mov qword [rdi + 480], rcx   ;   792.1 p0+p3   58 dst
        mov qword [rdi + 488], rsi   ;   793.1 p0+p3   58 dst
        mov r8, qword [rsp + 1632]   ;   763.4 p2      58 dst reload
        mov qword [rdi + 496], r8    ;   794.1 p0+p3   58 dst
        mov r8, qword [rsp + 2048]   ;   762.1 p2      58 dst reload
        mov qword [rdi + 504], r8    ;   795.1 p0+p3   58 dst
        mov r8, qword [rsp + 1080]   ;   761.6 p2      43 dst
        mov r9, qword [rsp + 1088]   ;   762.6 p2      43 dst reload
        xor r8, r9                   ;   796.1 p0      43 dst
        mov r10, qword [rsp + 1064]  ;   763.6 p2      43 dst
        xor r10, r8                  ;   797.1 p0      43 dst
        mov r11, qword [rsp + 1112]  ;   764.6 p2      43 dst
        xor r11, r10                 ;   798.1 p0      43 dst
        mov r12, qword [rsp + 1104]  ;   765.6 p2      43 dst
        xor r12, r11                 ;   799.1 p0      43 dst
        mov r13, qword [rsp + 1056]  ;   766.6 p2      43 dst
        xor r13, r11                 ;   799.1 p0      43 dst
        mov r14, qword [rsp + 1072]  ;   767.6 p2      43 dst
        xor r14, r13                 ;   800.1 p0      43 dst
        mov r15, qword [rsp + 1080]  ;   768.6 p2      43 dst
        xor r15, r14                 ;   801.1 p0      43 dst
        mov rsi, qword [rsp + 1096]  ;   769.6 p2      43 dst
        xor rsi, r12                 ;   800.1 p0      43 dst
        mov rbp, qword [rsp + 1056]  ;   770.6 p2      43 dst
        xor rbp, rsi                 ;   801.1 p0      43 dst
        mov rax, r9                  ;   766.6 p1      43 dst copy
        xor rax, rsi                 ;   801.2 p0      43 dst
        mov rcx, qword [rsp + 1112]  ;   771.6 p2      43 dst
        mov rdx, r12                 ;   800.1 p1      43 dst copy
        xor rdx, r15                 ;   802.1 p0      43 dst
        xor rcx, rdx                 ;   803.1 p0      43 dst
        mov rbx, rax                 ;   802.2 p1      43 dst copy
        xor rbx, rcx                 ;   804.1 p0      43 dst
        mov rdi, rbx                 ;   805.1 p1      43 dst copy
        xor rdi, qword [rsp + 1080]  ;   806.1 p2+p0   43 dst
        mov r9, rcx                  ;   804.1 p1      43 dst copy
        xor r9, qword [rsp + 1056]   ;   805.1 p2+p0   43 dst
        xor r8, r9                   ;   806.1 p0      43 dst
        and r9, rcx                  ;   806.1 p0      43 dst
        xor r10, r9                  ;   807.1 p0      43 dst
        mov qword [rsp + 2048], rcx  ;   806.4 p0+p3   43 dst spill
        mov rcx, rsi                 ;   801.1 p1      43 dst copy
        and rcx, rbx                 ;   807.4 p0      43 dst
        xor r10, rcx                 ;   808.4 p0      43 dst
        mov rcx, r15                 ;   802.1 p1      43 dst copy
        and rcx, r8                  ;   808.5 p0      43 dst
        xor r9, rcx                  ;   809.5 p0      43 dst
        mov rcx, r15                 ;   802.1 p1      43 dst copy
        xor rcx, rax                 ;   809.7 p0      43 dst
        mov qword [rsp + 1632], rsi  ;   810.2 p0+p3   43 dst spill
        mov rsi, rdi                 ;   807.1 p1      43 dst copy
        and rsi, rcx                 ;   811.2 p0      43 dst
        xor rsi, qword [rsp + 1088]  ;   812.2 p2+p0   43 dst
        xor rsi, r9                  ;   813.2 p0      43 dst
        xor r14, r9                  ;   812.9 p0      43 dst
        mov r9, r13                  ;   800.1 p1      43 dst copy
        or r9, qword [rsp + 1112]    ;   813.5 p2+p0   43 dst
        xor r14, r9                  ;   814.5 p0      43 dst
        xor r9, r10                  ;   814.7 p0      43 dst
        mov qword [rsp + 1608], rbx  ;   815.2 p0+p3   43 dst spill
        mov rbx, rcx                 ;   810.7 p1      43 dst copy
        xor rbx, qword [rsp + 1112]  ;   816.2 p2+p0   43 dst
        mov qword [rsp + 1936], rcx  ;   816.8 p0+p3   43 dst spill
        mov rcx, r11                 ;   799.1 p1      43 dst copy
        and rcx, rdx                 ;   817.8 p0      43 dst
        xor rsi, rcx                 ;   818.8 p0      43 dst
        xor r10, rcx                 ;   818.9 p0      43 dst
        mov rcx, r11                 ;   799.1 p1      43 dst copy
        xor rcx, r8                  ;   819.5 p0      43 dst
        mov qword [rsp + 1904], rdx  ;   820.1 p0+p3   43 dst spill
        mov rdx, r12                 ;   800.1 p1      43 dst copy
        and rdx, rcx                 ;   821.1 p0      43 dst
        xor r10, rdx                 ;   822.1 p0      43 dst
        mov rdx, r13                 ;   800.1 p1      43 dst copy
        xor rdx, rdi                 ;   822.2 p0      43 dst
        mov qword [rsp + 1912], rcx  ;   822.8 p0+p3   43 dst spill
        mov rcx, rbx                 ;   817.2 p1      43 dst copy
        and rcx, rdx                 ;   823.8 p0      43 dst
        xor r9, rcx                  ;   824.8 p0      43 dst
        mov rcx, rbp                 ;   802.1 p1      43 dst copy
        and rcx, rax                 ;   824.9 p0      43 dst
        xor r14, rcx                 ;   825.9 p0      43 dst
        mov rcx, rsi                 ;   819.8 p1      43 dst copy
        and rcx, r10                 ;   826.1 p0      43 dst
        xor r9, rcx                  ;   827.1 p0      43 dst
        mov qword [rsp + 1880], r12  ;   827.2 p0+p3   43 dst spill
        mov r12, r9                  ;   828.1 p1      43 dst copy
        and r12, r14                 ;   829.1 p0      43 dst
        xor r10, r12                 ;   830.1 p0      43 dst
        xor r9, rsi                  ;   829.4 p0      43 dst
        mov r12, r14                 ;   826.9 p1      43 dst copy
        and r12, r10                 ;   831.1 p0      43 dst
        xor rsi, r12                 ;   832.1 p0      43 dst
        or rcx, r9                   ;   831.1 p0      43 dst
        xor rcx, r10                 ;   832.1 p0      43 dst
        and r10, rsi                 ;   833.1 p0      43 dst
        and rdx, rsi                 ;   833.1 p0      43 dst
        xor r14, r10                 ;   834.1 p0      43 dst
        mov r10, rsi                 ;   833.1 p1      43 dst copy
        or r10, rcx                  ;   834.1 p0      43 dst
        xor r9, r10                  ;   835.1 p0      43 dst
        and r15, r9                  ;   836.1 p0      43 dst
        mov r10, rsi                 ;   833.1 p1      43 dst copy
        xor r10, rcx                 ;   835.6 p0      43 dst
        and r13, rcx                 ;   836.2 p0      43 dst
        mov r12, r9                  ;   836.1 p1      43 dst copy
        xor r12, r10                 ;   837.1 p0      43 dst
        and r8, r9                   ;   837.4 p0      43 dst
        xor r9, r14                  ;   837.9 p0      43 dst
        and rdi, r10                 ;   838.5 p0      43 dst
        xor r8, rdi                  ;   839.5 p0      43 dst
        and rax, r12                 ;   839.6 p0      43 dst
        and rbp, r12                 ;   840.2 p0      43 dst
        mov r12, rcx                 ;   833.1 p1      43 dst copy
        and r12, qword [rsp + 1112]  ;   840.8 p2+p0   43 dst
        xor rcx, r9                  ;   841.4 p0      43 dst
        and r11, r9                  ;   841.9 p0      43 dst
        and rbx, rsi                 ;   842.5 p0      43 dst
        and r9, qword [rsp + 1904]   ;   843.1 p2+p0   43 dst
        and r10, qword [rsp + 1936]  ;   843.6 p2+p0   43 dst
        mov qword [rsp + 1936], rdi  ;   844.2 p0+p3   43 dst spill
        mov rdi, qword [rsp + 2048]  ;   806.4 p2      43 dst
        and rdi, rcx                 ;   845.2 p0      43 dst
        and rcx, qword [rsp + 1056]  ;   845.8 p2+p0   43 dst
        xor rsi, r14                 ;   846.4 p0      43 dst
        xor r11, rcx                 ;   846.9 p0      43 dst
        mov qword [rsp + 2048], rbp  ;   847.5 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1608]  ;   815.2 p2      43 dst
        and rbp, rsi                 ;   848.5 p0      43 dst
        xor r15, rbp                 ;   849.5 p0      43 dst
        and rsi, qword [rsp + 1632]  ;   849.6 p2+p0   43 dst
        xor r9, rax                  ;   850.2 p0      43 dst
        xor rax, rbx                 ;   850.8 p0      43 dst
        xor rax, r15                 ;   851.8 p0      43 dst
        xor r9, r12                  ;   851.9 p0      43 dst
        mov qword [rsp + 1632], rsi  ;   852.5 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1880]  ;   827.2 p2      43 dst
        and rsi, r14                 ;   853.5 p0      43 dst
        and r14, qword [rsp + 1912]  ;   854.1 p2+p0   43 dst
        mov qword [rsp + 1912], r15  ;   854.6 p0+p3   43 dst spill
        mov r15, r8                  ;   840.5 p1      43 dst copy
        xor r15, r11                 ;   855.6 p0      43 dst
        xor r15, rax                 ;   856.6 p0      43 dst
        xor r10, r15                 ;   857.6 p0      43 dst
        xor r9, r10                  ;   858.6 p0      43 dst
        xor r14, r9                  ;   859.6 p0      43 dst
        xor rdx, r14                 ;   860.6 p0      43 dst
        mov qword [rsp + 1880], r11  ;   859.1 p0+p3   43 dst spill
        mov r11, qword [rsp + 1400]  ;   806.4 p2      43 dst
        xor r11, qword [rsp + 1408]  ;   860.1 p2+p0   43 dst
        mov qword [rsp + 1608], r14  ;   860.6 p0+p3   43 dst spill
        mov r14, r11                 ;   861.1 p1      43 dst copy
        xor r14, qword [rsp + 1384]  ;   862.1 p2+p0   43 dst
        mov qword [rsp + 1904], rsi  ;   862.2 p0+p3   43 dst spill
        mov rsi, r14                 ;   863.1 p1      43 dst copy
        xor rsi, qword [rsp + 1432]  ;   864.1 p2+p0   43 dst
        mov qword [rsp + 1896], r10  ;   863.8 p0+p3   43 dst spill
        mov r10, rsi                 ;   865.1 p1      43 dst copy
        xor r10, qword [rsp + 1424]  ;   866.1 p2+p0   43 dst
        mov qword [rsp + 1968], r9   ;   865.3 p0+p3   43 dst spill
        mov r9, rsi                  ;   865.1 p1      43 dst copy
        xor r9, qword [rsp + 1376]   ;   866.3 p2+p0   43 dst
        mov qword [rsp + 1992], r13  ;   866.9 p0+p3   43 dst spill
        mov r13, r9                  ;   867.3 p1      43 dst copy
        xor r13, qword [rsp + 1392]  ;   868.3 p2+p0   43 dst
        mov qword [rsp + 2000], r8   ;   868.5 p0+p3   43 dst spill
        mov r8, r13                  ;   869.3 p1      43 dst copy
        xor r8, qword [rsp + 1400]   ;   870.3 p2+p0   43 dst
        mov qword [rsp + 1624], rcx  ;   870.1 p0+p3   43 dst spill
        mov rcx, r10                 ;   867.1 p1      43 dst copy
        xor rcx, qword [rsp + 1416]  ;   871.1 p2+p0   43 dst
        mov qword [rsp + 1792], rdx  ;   871.6 p0+p3   43 dst spill
        mov rdx, rcx                 ;   872.1 p1      43 dst copy
        xor rdx, qword [rsp + 1376]  ;   873.1 p2+p0   43 dst
        mov qword [rsp + 1768], rdi  ;   873.2 p0+p3   43 dst spill
        mov rdi, rcx                 ;   872.1 p1      43 dst copy
        xor rdi, qword [rsp + 1408]  ;   874.2 p2+p0   43 dst
        mov qword [rsp + 1856], rbp  ;   874.8 p0+p3   43 dst spill
        mov rbp, r10                 ;   867.1 p1      43 dst copy
        xor rbp, r8                  ;   875.8 p0      43 dst
        mov qword [rsp + 1672], rbx  ;   876.3 p0+p3   43 dst spill
        mov rbx, rbp                 ;   876.8 p1      43 dst copy
        xor rbx, qword [rsp + 1432]  ;   877.8 p2+p0   43 dst
        mov qword [rsp + 1664], r12  ;   877.9 p0+p3   43 dst spill
        mov r12, rdi                 ;   875.2 p1      43 dst copy
        xor r12, rbx                 ;   878.9 p0      43 dst
        mov qword [rsp + 1712], rax  ;   879.5 p0+p3   43 dst spill
        mov rax, r12                 ;   879.9 p1      43 dst copy
        xor rax, qword [rsp + 1400]  ;   880.9 p2+p0   43 dst
        mov qword [rsp + 1720], r15  ;   881.1 p0+p3   43 dst spill
        mov r15, rcx                 ;   872.1 p1      43 dst copy
        and r15, r12                 ;   882.1 p0      43 dst
        xor r14, r15                 ;   883.1 p0      43 dst
        mov r15, rbx                 ;   878.8 p1      43 dst copy
        xor r15, qword [rsp + 1376]  ;   883.2 p2+p0   43 dst
        xor r11, r15                 ;   884.2 p0      43 dst
        and r15, rbx                 ;   884.3 p0      43 dst
        xor r14, r15                 ;   885.3 p0      43 dst
        mov qword [rsp + 1640], rcx  ;   885.5 p0+p3   43 dst spill
        mov rcx, r8                  ;   871.3 p1      43 dst copy
        and rcx, r11                 ;   886.5 p0      43 dst
        xor r15, rcx                 ;   887.5 p0      43 dst
        mov rcx, r8                  ;   871.3 p1      43 dst copy
        xor rcx, rdi                 ;   887.6 p0      43 dst
        mov qword [rsp + 1680], r12  ;   888.2 p0+p3   43 dst spill
        mov r12, r9                  ;   867.3 p1      43 dst copy
        or r12, qword [rsp + 1432]   ;   889.2 p2+p0   43 dst
        mov qword [rsp + 1696], rbx  ;   889.8 p0+p3   43 dst spill
        mov rbx, rax                 ;   881.9 p1      43 dst copy
        and rbx, rcx                 ;   890.8 p0      43 dst
        xor rbx, qword [rsp + 1408]  ;   891.8 p2+p0   43 dst
        xor rbx, r15                 ;   892.8 p0      43 dst
        mov qword [rsp + 2040], r8   ;   892.5 p0+p3   43 dst spill
        mov r8, rsi                  ;   865.1 p1      43 dst copy
        and r8, rbp                  ;   893.5 p0      43 dst
        xor rbx, r8                  ;   894.5 p0      43 dst
        xor r8, r14                  ;   894.6 p0      43 dst
        xor r14, r12                 ;   895.2 p0      43 dst
        xor r13, r15                 ;   895.8 p0      43 dst
        mov r15, rsi                 ;   865.1 p1      43 dst copy
        xor r15, r11                 ;   896.3 p0      43 dst
        xor r13, r12                 ;   896.9 p0      43 dst
        mov r12, rcx                 ;   888.6 p1      43 dst copy
        xor r12, qword [rsp + 1432]  ;   897.5 p2+p0   43 dst
        mov qword [rsp + 1848], rcx  ;   898.0 p0+p3   43 dst spill
        mov rcx, r10                 ;   867.1 p1      43 dst copy
        and rcx, r15                 ;   899.0 p0      43 dst
        xor r8, rcx                  ;   900.0 p0      43 dst
        mov rcx, r9                  ;   867.3 p1      43 dst copy
        xor rcx, rax                 ;   900.2 p0      43 dst
        mov qword [rsp + 1752], r15  ;   900.8 p0+p3   43 dst spill
        mov r15, rdx                 ;   874.1 p1      43 dst copy
        and r15, rdi                 ;   901.8 p0      43 dst
        xor r13, r15                 ;   902.8 p0      43 dst
        mov r15, r12                 ;   898.5 p1      43 dst copy
        and r15, rcx                 ;   902.9 p0      43 dst
        xor r14, r15                 ;   903.9 p0      43 dst
        mov r15, rbx                 ;   895.5 p1      43 dst copy
        and r15, r8                  ;   904.0 p0      43 dst
        xor r14, r15                 ;   905.0 p0      43 dst
        mov qword [rsp + 1744], r10  ;   905.2 p0+p3   43 dst spill
        mov r10, r13                 ;   903.8 p1      43 dst copy
        and r10, r14                 ;   906.2 p0      43 dst
        xor r8, r10                  ;   907.2 p0      43 dst
        mov r10, rbx                 ;   895.5 p1      43 dst copy
        xor rbx, r14                 ;   907.3 p0      43 dst
        mov r14, r13                 ;   903.8 p1      43 dst copy
        and r14, r8                  ;   908.2 p0      43 dst
        xor r10, r14                 ;   909.2 p0      43 dst
        or r15, rbx                  ;   909.0 p0      43 dst
        xor r15, r8                  ;   910.0 p0      43 dst
        mov r14, qword [rsp + 2040]  ;   892.5 p2      43 dst
        and r8, r10                  ;   910.2 p0      43 dst
        and rcx, r10                 ;   910.8 p0      43 dst
        xor r13, r8                  ;   911.3 p0      43 dst
        mov r8, r10                  ;   910.2 p1      43 dst copy
        or r8, r15                   ;   911.9 p0      43 dst
        xor rbx, r8                  ;   912.9 p0      43 dst
        and r14, rbx                 ;   913.9 p0      43 dst
        mov r8, r10                  ;   910.2 p1      43 dst copy
        xor r8, r15                  ;   913.6 p0      43 dst
        and r9, r15                  ;   914.2 p0      43 dst
        and r11, rbx                 ;   914.8 p0      43 dst
        and rax, r8                  ;   915.3 p0      43 dst
        xor r11, rax                 ;   916.3 p0      43 dst
        mov qword [rsp + 2040], rax  ;   916.5 p0+p3   43 dst spill
        mov rax, rbx                 ;   913.9 p1      43 dst copy
        xor rax, r8                  ;   917.5 p0      43 dst
        xor rbx, r13                 ;   918.0 p0      43 dst
        and rdi, rax                 ;   918.6 p0      43 dst
        and rdx, rax                 ;   919.2 p0      43 dst
        mov rax, r15                 ;   911.0 p1      43 dst copy
        and rax, qword [rsp + 1432]  ;   919.7 p2+p0   43 dst
        xor r15, rbx                 ;   920.3 p0      43 dst
        and rsi, rbx                 ;   920.9 p0      43 dst
        and r12, r10                 ;   921.5 p0      43 dst
        and rbp, rbx                 ;   922.0 p0      43 dst
        mov rbx, qword [rsp + 1696]  ;   889.8 p2      43 dst
        and rbx, r15                 ;   922.6 p0      43 dst
        and r15, qword [rsp + 1376]  ;   923.2 p2+p0   43 dst
        and r8, qword [rsp + 1848]   ;   923.7 p2+p0   43 dst
        xor r10, r13                 ;   924.3 p0      43 dst
        xor rsi, r15                 ;   924.9 p0      43 dst
        mov qword [rsp + 1848], rdx  ;   925.5 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1680]  ;   888.2 p2      43 dst
        and rdx, r10                 ;   926.5 p0      43 dst
        xor r14, rdx                 ;   927.5 p0      43 dst
        and r10, qword [rsp + 1640]  ;   927.6 p2+p0   43 dst
        xor rbp, rdi                 ;   928.2 p0      43 dst
        xor rdi, r12                 ;   928.7 p0      43 dst
        xor rdi, r14                 ;   929.7 p0      43 dst
        xor rbp, rax                 ;   929.9 p0      43 dst
        mov qword [rsp + 1640], r10  ;   930.5 p0+p3   43 dst spill
        mov r10, qword [rsp + 1744]  ;   905.2 p2      43 dst
        and r10, r13                 ;   931.5 p0      43 dst
        and r13, qword [rsp + 1752]  ;   932.0 p2+p0   43 dst
        mov qword [rsp + 1752], r14  ;   932.6 p0+p3   43 dst spill
        mov r14, r11                 ;   917.3 p1      43 dst copy
        xor r14, rsi                 ;   933.6 p0      43 dst
        xor r14, rdi                 ;   934.6 p0      43 dst
        xor r8, r14                  ;   935.6 p0      43 dst
        xor rbp, r8                  ;   936.6 p0      43 dst
        xor r13, rbp                 ;   937.6 p0      43 dst
        xor rcx, r13                 ;   938.6 p0      43 dst
        mov qword [rsp + 1744], rsi  ;   937.0 p0+p3   43 dst spill
        mov rsi, qword [rsp + 688]   ;   882.2 p2      43 dst
        xor rsi, qword [rsp + 696]   ;   938.0 p2+p0   43 dst
        mov qword [rsp + 1680], r13  ;   938.6 p0+p3   43 dst spill
        mov r13, rsi                 ;   939.0 p1      43 dst copy
        xor r13, qword [rsp + 672]   ;   940.0 p2+p0   43 dst
        mov qword [rsp + 1696], r10  ;   940.2 p0+p3   43 dst spill
        mov r10, r13                 ;   941.0 p1      43 dst copy
        xor r10, qword [rsp + 720]   ;   942.0 p2+p0   43 dst
        mov qword [rsp + 1736], r8   ;   941.7 p0+p3   43 dst spill
        mov r8, r10                  ;   943.0 p1      43 dst copy
        xor r8, qword [rsp + 712]    ;   944.0 p2+p0   43 dst
        mov qword [rsp + 2008], rbp  ;   943.3 p0+p3   43 dst spill
        mov rbp, r10                 ;   943.0 p1      43 dst copy
        xor rbp, qword [rsp + 664]   ;   944.3 p2+p0   43 dst
        mov qword [rsp + 1984], r9   ;   944.9 p0+p3   43 dst spill
        mov r9, rbp                  ;   945.3 p1      43 dst copy
        xor r9, qword [rsp + 680]    ;   946.3 p2+p0   43 dst
        mov qword [rsp + 1728], r11  ;   946.4 p0+p3   43 dst spill
        mov r11, r9                  ;   947.3 p1      43 dst copy
        xor r11, qword [rsp + 688]   ;   948.3 p2+p0   43 dst
        mov qword [rsp + 2016], r15  ;   948.0 p0+p3   43 dst spill
        mov r15, r8                  ;   945.0 p1      43 dst copy
        xor r15, qword [rsp + 704]   ;   949.0 p2+p0   43 dst
        mov qword [rsp + 1760], rcx  ;   949.6 p0+p3   43 dst spill
        mov rcx, r15                 ;   950.0 p1      43 dst copy
        xor rcx, qword [rsp + 664]   ;   951.0 p2+p0   43 dst
        mov qword [rsp + 1784], rbx  ;   951.2 p0+p3   43 dst spill
        mov rbx, r15                 ;   950.0 p1      43 dst copy
        xor rbx, qword [rsp + 696]   ;   952.2 p2+p0   43 dst
        mov qword [rsp + 1840], rdx  ;   952.7 p0+p3   43 dst spill
        mov rdx, r8                  ;   945.0 p1      43 dst copy
        xor rdx, r11                 ;   953.7 p0      43 dst
        mov qword [rsp + 1800], r12  ;   954.3 p0+p3   43 dst spill
        mov r12, rdx                 ;   954.7 p1      43 dst copy
        xor r12, qword [rsp + 720]   ;   955.7 p2+p0   43 dst
        mov qword [rsp + 1808], rax  ;   955.9 p0+p3   43 dst spill
        mov rax, rbx                 ;   953.2 p1      43 dst copy
        xor rax, r12                 ;   956.9 p0      43 dst
        mov qword [rsp + 1576], rdi  ;   957.4 p0+p3   43 dst spill
        mov rdi, rax                 ;   957.9 p1      43 dst copy
        xor rdi, qword [rsp + 688]   ;   958.9 p2+p0   43 dst
        mov qword [rsp + 1584], r14  ;   959.0 p0+p3   43 dst spill
        mov r14, r15                 ;   950.0 p1      43 dst copy
        and r14, rax                 ;   960.0 p0      43 dst
        xor r13, r14                 ;   961.0 p0      43 dst
        mov r14, r12                 ;   956.7 p1      43 dst copy
        xor r14, qword [rsp + 664]   ;   961.2 p2+p0   43 dst
        xor rsi, r14                 ;   962.2 p0      43 dst
        and r14, r12                 ;   962.3 p0      43 dst
        xor r13, r14                 ;   963.3 p0      43 dst
        mov qword [rsp + 1592], r15  ;   963.4 p0+p3   43 dst spill
        mov r15, r11                 ;   949.3 p1      43 dst copy
        and r15, rsi                 ;   964.4 p0      43 dst
        xor r14, r15                 ;   965.4 p0      43 dst
        mov r15, r11                 ;   949.3 p1      43 dst copy
        xor r15, rbx                 ;   965.6 p0      43 dst
        mov qword [rsp + 1832], rax  ;   966.2 p0+p3   43 dst spill
        mov rax, rbp                 ;   945.3 p1      43 dst copy
        or rax, qword [rsp + 720]    ;   967.2 p2+p0   43 dst
        mov qword [rsp + 1600], r12  ;   967.7 p0+p3   43 dst spill
        mov r12, rdi                 ;   959.9 p1      43 dst copy
        and r12, r15                 ;   968.7 p0      43 dst
        xor r12, qword [rsp + 696]   ;   969.7 p2+p0   43 dst
        xor r12, r14                 ;   970.7 p0      43 dst
        mov qword [rsp + 1976], r11  ;   970.4 p0+p3   43 dst spill
        mov r11, r10                 ;   943.0 p1      43 dst copy
        and r11, rdx                 ;   971.4 p0      43 dst
        xor r12, r11                 ;   972.4 p0      43 dst
        xor r11, r13                 ;   972.6 p0      43 dst
        xor r13, rax                 ;   973.2 p0      43 dst
        xor r9, r14                  ;   973.7 p0      43 dst
        mov r14, r10                 ;   943.0 p1      43 dst copy
        xor r14, rsi                 ;   974.3 p0      43 dst
        xor r9, rax                  ;   974.9 p0      43 dst
        mov rax, r15                 ;   966.6 p1      43 dst copy
        xor rax, qword [rsp + 720]   ;   975.4 p2+p0   43 dst
        mov qword [rsp + 2072], r15  ;   976.0 p0+p3   43 dst spill
        mov r15, r8                  ;   945.0 p1      43 dst copy
        and r15, r14                 ;   977.0 p0      43 dst
        xor r11, r15                 ;   978.0 p0      43 dst
        mov r15, rbp                 ;   945.3 p1      43 dst copy
        xor r15, rdi                 ;   978.1 p0      43 dst
        mov qword [rsp + 1704], r14  ;   978.7 p0+p3   43 dst spill
        mov r14, rcx                 ;   952.0 p1      43 dst copy
        and r14, rbx                 ;   979.7 p0      43 dst
        xor r9, r14                  ;   980.7 p0      43 dst
        mov r14, rax                 ;   976.4 p1      43 dst copy
        and r14, r15                 ;   980.9 p0      43 dst
        xor r13, r14                 ;   981.9 p0      43 dst
        mov r14, r12                 ;   973.4 p1      43 dst copy
        and r14, r11                 ;   982.0 p0      43 dst
        xor r13, r14                 ;   983.0 p0      43 dst
        mov qword [rsp + 2064], r8   ;   983.1 p0+p3   43 dst spill
        mov r8, r9                   ;   981.7 p1      43 dst copy
        and r8, r13                  ;   984.1 p0      43 dst
        xor r11, r8                  ;   985.1 p0      43 dst
        mov r8, r12                  ;   973.4 p1      43 dst copy
        xor r12, r13                 ;   985.3 p0      43 dst
        mov r13, r9                  ;   981.7 p1      43 dst copy
        and r13, r11                 ;   986.1 p0      43 dst
        xor r8, r13                  ;   987.1 p0      43 dst
        or r14, r12                  ;   987.0 p0      43 dst
        xor r14, r11                 ;   988.0 p0      43 dst
        mov r13, qword [rsp + 1976]  ;   970.4 p2      43 dst
        and r11, r8                  ;   988.1 p0      43 dst
        and r15, r8                  ;   988.7 p0      43 dst
        xor r9, r11                  ;   989.3 p0      43 dst
        mov r11, r8                  ;   988.1 p1      43 dst copy
        or r11, r14                  ;   989.9 p0      43 dst
        xor r12, r11                 ;   990.9 p0      43 dst
        and r13, r12                 ;   991.9 p0      43 dst
        mov r11, r8                  ;   988.1 p1      43 dst copy
        xor r11, r14                 ;   991.6 p0      43 dst
        and rbp, r14                 ;   992.1 p0      43 dst
        and rsi, r12                 ;   992.7 p0      43 dst
        and rdi, r11                 ;   993.3 p0      43 dst
        xor rsi, rdi                 ;   994.3 p0      43 dst
        mov qword [rsp + 1976], rdi  ;   994.4 p0+p3   43 dst spill
        mov rdi, r12                 ;   991.9 p1      43 dst copy
        xor rdi, r11                 ;   995.4 p0      43 dst
        xor r12, r9                  ;   996.0 p0      43 dst
        and rbx, rdi                 ;   996.6 p0      43 dst
        and rcx, rdi                 ;   997.1 p0      43 dst
        mov rdi, r14                 ;   989.0 p1      43 dst copy
        and rdi, qword [rsp + 720]   ;   997.7 p2+p0   43 dst
        xor r14, r12                 ;   998.3 p0      43 dst
        and r10, r12                 ;   998.9 p0      43 dst
        and rax, r8                  ;   999.4 p0      43 dst
        and rdx, r12                 ;  1000.0 p0      43 dst
        mov r12, qword [rsp + 1600]  ;   967.7 p2      43 dst
        and r12, r14                 ;  1000.6 p0      43 dst
        and r14, qword [rsp + 664]   ;  1001.1 p2+p0   43 dst
        and r11, qword [rsp + 2072]  ;  1001.7 p2+p0   43 dst
        xor r8, r9                   ;  1002.3 p0      43 dst
        xor r10, r14                 ;  1002.8 p0      43 dst
        mov qword [rsp + 2072], rcx  ;  1003.4 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1832]  ;   966.2 p2      43 dst
        and rcx, r8                  ;  1004.4 p0      43 dst
        xor r13, rcx                 ;  1005.4 p0      43 dst
        and r8, qword [rsp + 1592]   ;  1005.6 p2+p0   43 dst
        xor rdx, rbx                 ;  1006.1 p0      43 dst
        xor rbx, rax                 ;  1006.7 p0      43 dst
        xor rbx, r13                 ;  1007.7 p0      43 dst
        xor rdx, rdi                 ;  1007.8 p0      43 dst
        mov qword [rsp + 1592], r8   ;  1008.4 p0+p3   43 dst spill
        mov r8, qword [rsp + 2064]   ;   983.1 p2      43 dst
        and r8, r9                   ;  1009.4 p0      43 dst
        and r9, qword [rsp + 1704]   ;  1010.0 p2+p0   43 dst
        mov qword [rsp + 1704], r13  ;  1010.6 p0+p3   43 dst spill
        mov r13, rsi                 ;   995.3 p1      43 dst copy
        xor r13, r10                 ;  1011.6 p0      43 dst
        xor r13, rbx                 ;  1012.6 p0      43 dst
        xor r11, r13                 ;  1013.6 p0      43 dst
        xor rdx, r11                 ;  1014.6 p0      43 dst
        xor r9, rdx                  ;  1015.6 p0      43 dst
        xor r15, r9                  ;  1016.6 p0      43 dst
        mov qword [rsp + 2064], r10  ;  1015.0 p0+p3   43 dst spill
        mov r10, qword [rsp + 1016]  ;   960.2 p2      43 dst
        xor r10, qword [rsp + 1024]  ;  1016.0 p2+p0   43 dst
        mov qword [rsp + 1832], r9   ;  1016.6 p0+p3   43 dst spill
        mov r9, r10                  ;  1017.0 p1      43 dst copy
        xor r9, qword [rsp + 1000]   ;  1018.0 p2+p0   43 dst
        mov qword [rsp + 1600], r8   ;  1018.1 p0+p3   43 dst spill
        mov r8, r9                   ;  1019.0 p1      43 dst copy
        xor r8, qword [rsp + 1048]   ;  1020.0 p2+p0   43 dst
        mov qword [rsp + 2056], r11  ;  1019.7 p0+p3   43 dst spill
        mov r11, r8                  ;  1021.0 p1      43 dst copy
        xor r11, qword [rsp + 1040]  ;  1022.0 p2+p0   43 dst
        mov qword [rsp + 1928], rdx  ;  1021.3 p0+p3   43 dst spill
        mov rdx, r8                  ;  1021.0 p1      43 dst copy
        xor rdx, qword [rsp + 992]   ;  1022.3 p2+p0   43 dst
        mov qword [rsp + 1920], rbp  ;  1022.8 p0+p3   43 dst spill
        mov rbp, rdx                 ;  1023.3 p1      43 dst copy
        xor rbp, qword [rsp + 1008]  ;  1024.3 p2+p0   43 dst
        mov qword [rsp + 1888], rsi  ;  1024.4 p0+p3   43 dst spill
        mov rsi, rbp                 ;  1025.3 p1      43 dst copy
        xor rsi, qword [rsp + 1016]  ;  1026.3 p2+p0   43 dst
        mov qword [rsp + 1960], r14  ;  1026.0 p0+p3   43 dst spill
        mov r14, r11                 ;  1023.0 p1      43 dst copy
        xor r14, qword [rsp + 1032]  ;  1027.0 p2+p0   43 dst
        mov qword [rsp + 1952], r15  ;  1027.6 p0+p3   43 dst spill
        mov r15, r14                 ;  1028.0 p1      43 dst copy
        xor r15, qword [rsp + 992]   ;  1029.0 p2+p0   43 dst
        mov qword [rsp + 1944], r12  ;  1029.1 p0+p3   43 dst spill
        mov r12, r14                 ;  1028.0 p1      43 dst copy
        xor r12, qword [rsp + 1024]  ;  1030.1 p2+p0   43 dst
        mov qword [rsp + 2080], rcx  ;  1030.7 p0+p3   43 dst spill
        mov rcx, r11                 ;  1023.0 p1      43 dst copy
        xor rcx, rsi                 ;  1031.7 p0      43 dst
        mov qword [rsp + 1824], rax  ;  1032.3 p0+p3   43 dst spill
        mov rax, rcx                 ;  1032.7 p1      43 dst copy
        xor rax, qword [rsp + 1048]  ;  1033.7 p2+p0   43 dst
        mov qword [rsp + 2032], rdi  ;  1033.8 p0+p3   43 dst spill
        mov rdi, r12                 ;  1031.1 p1      43 dst copy
        xor rdi, rax                 ;  1034.8 p0      43 dst
        mov qword [rsp + 2024], rbx  ;  1035.4 p0+p3   43 dst spill
        mov rbx, rdi                 ;  1035.8 p1      43 dst copy
        xor rbx, qword [rsp + 1016]  ;  1036.8 p2+p0   43 dst
        mov qword [rsp + 1776], r13  ;  1037.0 p0+p3   43 dst spill
        mov r13, r14                 ;  1028.0 p1      43 dst copy
        and r13, rdi                 ;  1038.0 p0      43 dst
        xor r9, r13                  ;  1039.0 p0      43 dst
        mov r13, rax                 ;  1034.7 p1      43 dst copy
        xor r13, qword [rsp + 992]   ;  1039.1 p2+p0   43 dst
        xor r10, r13                 ;  1040.1 p0      43 dst
        and r13, rax                 ;  1040.3 p0      43 dst
        xor r9, r13                  ;  1041.3 p0      43 dst
        mov qword [rsp + 1816], r14  ;  1041.4 p0+p3   43 dst spill
        mov r14, rsi                 ;  1027.3 p1      43 dst copy
        and r14, r10                 ;  1042.4 p0      43 dst
        xor r13, r14                 ;  1043.4 p0      43 dst
        mov r14, rsi                 ;  1027.3 p1      43 dst copy
        xor r14, r12                 ;  1043.5 p0      43 dst
        mov qword [rsp + 1872], rdi  ;  1044.1 p0+p3   43 dst spill
        mov rdi, rdx                 ;  1023.3 p1      43 dst copy
        or rdi, qword [rsp + 1048]   ;  1045.1 p2+p0   43 dst
        mov qword [rsp + 1864], rax  ;  1045.7 p0+p3   43 dst spill
        mov rax, rbx                 ;  1037.8 p1      43 dst copy
        and rax, r14                 ;  1046.7 p0      43 dst
        xor rax, qword [rsp + 1024]  ;  1047.7 p2+p0   43 dst
        xor rax, r13                 ;  1048.7 p0      43 dst
        mov qword [rsp + 1688], rsi  ;  1048.4 p0+p3   43 dst spill
        mov rsi, r8                  ;  1021.0 p1      43 dst copy
        and rsi, rcx                 ;  1049.4 p0      43 dst
        xor rax, rsi                 ;  1050.4 p0      43 dst
        xor rsi, r9                  ;  1050.5 p0      43 dst
        xor r9, rdi                  ;  1051.1 p0      43 dst
        xor rbp, r13                 ;  1051.7 p0      43 dst
        mov r13, r8                  ;  1021.0 p1      43 dst copy
        xor r13, r10                 ;  1052.3 p0      43 dst
        xor rbp, rdi                 ;  1052.8 p0      43 dst
        mov rdi, r14                 ;  1044.5 p1      43 dst copy
        xor rdi, qword [rsp + 1048]  ;  1053.4 p2+p0   43 dst
        mov qword [rsp + 1616], r14  ;  1054.0 p0+p3   43 dst spill
        mov r14, r11                 ;  1023.0 p1      43 dst copy
        and r14, r13                 ;  1055.0 p0      43 dst
        xor rsi, r14                 ;  1056.0 p0      43 dst
        mov r14, rdx                 ;  1023.3 p1      43 dst copy
        xor r14, rbx                 ;  1056.1 p0      43 dst
        mov qword [rsp + 1656], r13  ;  1056.7 p0+p3   43 dst spill
        mov r13, r15                 ;  1030.0 p1      43 dst copy
        and r13, r12                 ;  1057.7 p0      43 dst
        xor rbp, r13                 ;  1058.7 p0      43 dst
        mov r13, rdi                 ;  1054.4 p1      43 dst copy
        and r13, r14                 ;  1058.8 p0      43 dst
        xor r9, r13                  ;  1059.8 p0      43 dst
        mov r13, rax                 ;  1051.4 p1      43 dst copy
        and r13, rsi                 ;  1060.0 p0      43 dst
        xor r9, r13                  ;  1061.0 p0      43 dst
        mov qword [rsp + 1648], r11  ;  1061.1 p0+p3   43 dst spill
        mov r11, rbp                 ;  1059.7 p1      43 dst copy
        and r11, r9                  ;  1062.1 p0      43 dst
        xor rsi, r11                 ;  1063.1 p0      43 dst
        mov r11, rax                 ;  1051.4 p1      43 dst copy
        xor rax, r9                  ;  1063.2 p0      43 dst
        mov r9, rbp                  ;  1059.7 p1      43 dst copy
        and r9, rsi                  ;  1064.1 p0      43 dst
        xor r11, r9                  ;  1065.1 p0      43 dst
        or r13, rax                  ;  1065.0 p0      43 dst
        xor r13, rsi                 ;  1066.0 p0      43 dst
        mov r9, qword [rsp + 1688]   ;  1048.4 p2      43 dst
        and rsi, r11                 ;  1066.1 p0      43 dst
        and r14, r11                 ;  1066.7 p0      43 dst
        xor rbp, rsi                 ;  1067.2 p0      43 dst
        mov rsi, r11                 ;  1066.1 p1      43 dst copy
        or rsi, r13                  ;  1067.8 p0      43 dst
        xor rax, rsi                 ;  1068.8 p0      43 dst
        and r9, rax                  ;  1069.8 p0      43 dst
        mov rsi, r11                 ;  1066.1 p1      43 dst copy
        xor rsi, r13                 ;  1069.5 p0      43 dst
        and rdx, r13                 ;  1070.1 p0      43 dst
        and r10, rax                 ;  1070.7 p0      43 dst
        and rbx, rsi                 ;  1071.2 p0      43 dst
        xor r10, rbx                 ;  1072.2 p0      43 dst
        mov qword [rsp + 1688], rbx  ;  1072.4 p0+p3   43 dst spill
        mov rbx, rax                 ;  1069.8 p1      43 dst copy
        xor rbx, rsi                 ;  1073.4 p0      43 dst
        xor rax, rbp                 ;  1074.0 p0      43 dst
        and r12, rbx                 ;  1074.5 p0      43 dst
        and r15, rbx                 ;  1075.1 p0      43 dst
        mov rbx, r13                 ;  1067.0 p1      43 dst copy
        and rbx, qword [rsp + 1048]  ;  1075.7 p2+p0   43 dst
        xor r13, rax                 ;  1076.2 p0      43 dst
        and r8, rax                  ;  1076.8 p0      43 dst
        and rdi, r11                 ;  1077.4 p0      43 dst
        and rcx, rax                 ;  1078.0 p0      43 dst
        mov rax, qword [rsp + 1864]  ;  1045.7 p2      43 dst
        and rax, r13                 ;  1078.5 p0      43 dst
        and r13, qword [rsp + 992]   ;  1079.1 p2+p0   43 dst
        and rsi, qword [rsp + 1616]  ;  1079.7 p2+p0   43 dst
        xor r11, rbp                 ;  1080.2 p0      43 dst
        xor r8, r13                  ;  1080.8 p0      43 dst
        mov qword [rsp + 1616], r15  ;  1081.4 p0+p3   43 dst spill
        mov r15, qword [rsp + 1872]  ;  1044.1 p2      43 dst
        and r15, r11                 ;  1082.4 p0      43 dst
        xor r9, r15                  ;  1083.4 p0      43 dst
        and r11, qword [rsp + 1816]  ;  1083.5 p2+p0   43 dst
        xor rcx, r12                 ;  1084.1 p0      43 dst
        xor r12, rdi                 ;  1084.7 p0      43 dst
        xor r12, r9                  ;  1085.7 p0      43 dst
        xor rcx, rbx                 ;  1085.8 p0      43 dst
        mov qword [rsp + 1816], r11  ;  1086.4 p0+p3   43 dst spill
        mov r11, qword [rsp + 1648]  ;  1061.1 p2      43 dst
        and r11, rbp                 ;  1087.4 p0      43 dst
        and rbp, qword [rsp + 1656]  ;  1087.9 p2+p0   43 dst
        mov qword [rsp + 1656], r9   ;  1088.5 p0+p3   43 dst spill
        mov r9, r10                  ;  1073.2 p1      43 dst copy
        xor r9, r8                   ;  1089.5 p0      43 dst
        xor r9, r12                  ;  1090.5 p0      43 dst
        xor rsi, r9                  ;  1091.5 p0      43 dst
        xor rcx, rsi                 ;  1092.5 p0      43 dst
        xor rbp, rcx                 ;  1093.5 p0      43 dst
        xor r14, rbp                 ;  1094.5 p0      43 dst
        mov qword [rsp + 1648], r8   ;  1092.9 p0+p3   43 dst spill
        mov r8, qword [rsp + 1720]   ;  1038.2 p2      58 dst
        xor r8, qword [rsp + 264]    ;  1093.9 p2+p0   58 dst
        mov qword [rsp + 1720], r8   ;  1094.9 p0+p3   58 dst spill
        mov r8, qword [rsp + 1712]   ;  1040.2 p2      58 dst
        xor r8, qword [rsp + 272]    ;  1095.5 p2+p0   58 dst
        mov qword [rsp + 1712], r8   ;  1096.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 1768]   ;  1042.2 p2      58 dst
        xor r8, qword [rsp + 1664]   ;  1097.1 p2+p0   58 dst
        xor r8, qword [rsp + 1672]   ;  1098.1 p2+p0   58 dst
        xor r8, qword [rsp + 1856]   ;  1099.1 p2+p0   58 dst
        mov qword [rsp + 1856], rbp  ;  1098.8 p0+p3   43 dst spill
        mov rbp, qword [rsp + 0]     ;  1046.2 p2      58 dst.2 reload
        xor r8, qword [rbp + 10768]  ;  1100.1 p2+p0   58 dst
        mov qword [rsp + 1672], r8   ;  1101.1 p0+p3   58 dst spill
        mov r8, qword [rsp + 1992]   ;  1048.2 p2      58 dst
        xor r8, qword [rsp + 2000]   ;  1101.4 p2+p0   58 dst
        xor r8, qword [rsp + 1792]   ;  1102.4 p2+p0   58 dst
        xor r8, qword [rsp + 1624]   ;  1103.4 p2+p0   58 dst
        xor r8, qword [rbp + 10776]  ;  1104.4 p2+p0   58 dst
        mov qword [rsp + 1624], r8   ;  1105.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 1968]   ;  1053.2 p2      58 dst
        xor r8, qword [rbp + 10784]  ;  1104.7 p2+p0   58 dst
        mov qword [rsp + 1968], r8   ;  1105.7 p0+p3   58 dst spill
        mov r8, qword [rsp + 1896]   ;  1055.2 p2      58 dst
        xor r8, qword [rsp + 1904]   ;  1106.2 p2+p0   58 dst
        xor r8, qword [rsp + 1912]   ;  1107.2 p2+p0   58 dst
        xor r8, qword [rsp + 280]    ;  1108.2 p2+p0   58 dst
        mov qword [rsp + 1912], r8   ;  1109.2 p0+p3   58 dst spill
        mov r8, qword [rsp + 1608]   ;  1059.2 p2      58 dst
        xor r8, qword [rsp + 1632]   ;  1108.9 p2+p0   58 dst
        xor r8, qword [rsp + 1880]   ;  1109.9 p2+p0   58 dst
        xor r8, qword [rsp + 288]    ;  1110.9 p2+p0   58 dst
        mov qword [rsp + 1880], r8   ;  1111.9 p0+p3   58 dst spill
        mov r8, qword [rsp + 1936]   ;  1063.2 p2      58 dst
        xor r8, qword [rbp + 10808]  ;  1111.7 p2+p0   58 dst
        xor r8, qword [rsp + 2048]   ;  1112.7 p2+p0   58 dst
        xor r8, qword [rsp + 1792]   ;  1113.7 p2+p0   58 dst
        mov qword [rsp + 1792], r8   ;  1114.7 p0+p3   58 dst spill
        mov r8, qword [rsp + 1584]   ;  1067.2 p2      58 dst
        xor r8, qword [rsp + 296]    ;  1114.4 p2+p0   58 dst
        mov qword [rsp + 1584], r8   ;  1115.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 1576]   ;  1069.2 p2      58 dst
        xor r8, qword [rsp + 304]    ;  1115.9 p2+p0   58 dst
        mov qword [rsp + 1576], r8   ;  1116.9 p0+p3   58 dst spill
        mov r8, qword [rsp + 1784]   ;  1071.2 p2      58 dst
        xor r8, qword [rbp + 10832]  ;  1117.5 p2+p0   58 dst
        xor r8, qword [rsp + 1808]   ;  1118.5 p2+p0   58 dst
        xor r8, qword [rsp + 1800]   ;  1119.5 p2+p0   58 dst
        xor r8, qword [rsp + 1840]   ;  1120.5 p2+p0   58 dst
        mov qword [rsp + 1840], r8   ;  1121.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 1984]   ;  1076.2 p2      58 dst
        xor r8, qword [rbp + 10840]  ;  1120.8 p2+p0   58 dst
        xor r8, qword [rsp + 1728]   ;  1121.8 p2+p0   58 dst
        xor r8, qword [rsp + 1760]   ;  1122.8 p2+p0   58 dst
        xor r8, qword [rsp + 2016]   ;  1123.8 p2+p0   58 dst
        mov qword [rsp + 2016], r8   ;  1124.8 p0+p3   58 dst spill
        mov r8, qword [rsp + 2008]   ;  1081.2 p2      58 dst
        xor r8, qword [rbp + 10848]  ;  1124.1 p2+p0   58 dst
        mov qword [rsp + 2008], r8   ;  1125.1 p0+p3   58 dst spill
        mov r8, qword [rsp + 1736]   ;  1083.2 p2      58 dst
        xor r8, qword [rsp + 1696]   ;  1125.6 p2+p0   58 dst
        xor r8, qword [rsp + 1752]   ;  1126.6 p2+p0   58 dst
        xor r8, qword [rsp + 312]    ;  1127.6 p2+p0   58 dst
        mov qword [rsp + 1752], r8   ;  1128.6 p0+p3   58 dst spill
        mov r8, qword [rsp + 1680]   ;  1087.2 p2      58 dst
        xor r8, qword [rsp + 1640]   ;  1128.4 p2+p0   58 dst
        xor r8, qword [rsp + 1744]   ;  1129.4 p2+p0   58 dst
        xor r8, qword [rsp + 320]    ;  1130.4 p2+p0   58 dst
        mov qword [rsp + 1744], r8   ;  1131.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 2040]   ;  1091.2 p2      58 dst
        xor r8, qword [rbp + 10872]  ;  1131.1 p2+p0   58 dst
        xor r8, qword [rsp + 1848]   ;  1132.1 p2+p0   58 dst
        xor r8, qword [rsp + 1760]   ;  1133.1 p2+p0   58 dst
        mov qword [rsp + 1760], r8   ;  1134.1 p0+p3   58 dst spill
        mov r8, qword [rsp + 1776]   ;  1095.2 p2      58 dst
        xor r8, qword [rsp + 328]    ;  1133.8 p2+p0   58 dst
        xor r9, qword [rsp + 360]    ;  1134.4 p2+p0   58 dst
        mov qword [rsp + 1776], r9   ;  1135.4 p0+p3   58 dst spill
        mov r9, qword [rsp + 2024]   ;  1098.2 p2      58 dst
        xor r9, qword [rsp + 336]    ;  1135.9 p2+p0   58 dst
        xor rax, rbx                 ;  1136.5 p0      58 dst
        mov rbx, qword [rsp + 1944]  ;  1100.2 p2      58 dst
        xor rbx, qword [rbp + 10896] ;  1137.1 p2+p0   58 dst
        xor rbx, qword [rsp + 2032]  ;  1138.1 p2+p0   58 dst
        xor rbx, qword [rsp + 1824]  ;  1139.1 p2+p0   58 dst
        xor rbx, qword [rsp + 2080]  ;  1140.1 p2+p0   58 dst
        xor rax, rdi                 ;  1139.4 p0      58 dst
        mov rdi, qword [rsp + 1920]  ;  1105.2 p2      58 dst
        xor rdi, qword [rbp + 10904] ;  1139.9 p2+p0   58 dst
        xor rdi, qword [rsp + 1888]  ;  1140.9 p2+p0   58 dst
        xor rdi, qword [rsp + 1952]  ;  1141.9 p2+p0   58 dst
        xor rdi, qword [rsp + 1960]  ;  1142.9 p2+p0   58 dst
        xor rax, r15                 ;  1142.2 p0      58 dst
        mov r15, qword [rsp + 1928]  ;  1110.2 p2      58 dst
        xor r15, qword [rbp + 10912] ;  1142.8 p2+p0   58 dst
        xor r12, qword [rsp + 368]   ;  1143.3 p2+p0   58 dst
        xor rdx, r10                 ;  1143.9 p0      58 dst
        mov r10, qword [rsp + 2056]  ;  1113.2 p2      58 dst
        xor r10, qword [rsp + 1600]  ;  1144.5 p2+p0   58 dst
        xor r10, qword [rsp + 1704]  ;  1145.5 p2+p0   58 dst
        xor r10, qword [rsp + 344]   ;  1146.5 p2+p0   58 dst
        xor rdx, r13                 ;  1146.2 p0      58 dst
        mov r13, qword [rsp + 1832]  ;  1117.2 p2      58 dst
        xor r13, qword [rsp + 1592]  ;  1146.8 p2+p0   58 dst
        xor r13, qword [rsp + 2064]  ;  1147.8 p2+p0   58 dst
        xor r13, qword [rsp + 352]   ;  1148.8 p2+p0   58 dst
        xor rdx, r14                 ;  1148.5 p0      58 dst
        xor rax, qword [rbp + 10960] ;  1149.1 p2+p0   58 dst
        xor rdx, qword [rbp + 10968] ;  1149.6 p2+p0   58 dst
        xor rcx, qword [rbp + 10976] ;  1150.2 p2+p0   58 dst
        xor rsi, r11                 ;  1150.8 p0      58 dst
        mov r11, qword [rsp + 1976]  ;  1124.2 p2      58 dst
        xor r11, qword [rbp + 10936] ;  1151.3 p2+p0   58 dst
        xor r11, qword [rsp + 2072]  ;  1152.3 p2+p0   58 dst
        xor r11, qword [rsp + 1952]  ;  1153.3 p2+p0   58 dst
        xor rsi, qword [rsp + 1656]  ;  1153.1 p2+p0   58 dst
        xor rsi, qword [rsp + 376]   ;  1154.1 p2+p0   58 dst
        xor r14, qword [rbp + 11000] ;  1154.2 p2+p0   58 dst
        xor r14, qword [rsp + 1688]  ;  1155.2 p2+p0   58 dst
        xor r14, qword [rsp + 1616]  ;  1156.2 p2+p0   58 dst
        mov rbp, qword [rsp + 1856]  ;  1133.2 p2      58 dst
        xor rbp, qword [rsp + 1816]  ;  1155.9 p2+p0   58 dst
        xor rbp, qword [rsp + 1648]  ;  1156.9 p2+p0   58 dst
        xor rbp, qword [rsp + 384]   ;  1157.9 p2+p0   58 dst
        mov qword [rsp + 1648], r14  ;  1157.6 p0+p3   58 dst spill
        mov r14, qword [rsp + 1720]  ;  1137.2 p2      58 dst reload
        mov qword [rsp + 1816], rbp  ;  1158.9 p0+p3   58 dst spill
        mov rbp, qword [rsp + 2616]  ;  1138.2 p2      58 dst reload
        mov qword [rbp + 512], r14   ;  1159.6 p0+p3   58 dst
        mov r14, qword [rsp + 1712]  ;  1139.2 p2      58 dst reload
        mov qword [rbp + 520], r14   ;  1160.6 p0+p3   58 dst
        mov r14, qword [rsp + 1672]  ;  1140.2 p2      58 dst reload
        mov qword [rbp + 528], r14   ;  1161.6 p0+p3   58 dst
        mov r14, qword [rsp + 1624]  ;  1141.2 p2      58 dst reload
        mov qword [rbp + 536], r14   ;  1162.6 p0+p3   58 dst
        mov r14, qword [rsp + 1968]  ;  1142.2 p2      58 dst reload
        mov qword [rbp + 544], r14   ;  1163.6 p0+p3   58 dst
        mov r14, qword [rsp + 1912]  ;  1143.2 p2      58 dst reload
        mov qword [rbp + 552], r14   ;  1164.6 p0+p3   58 dst
        mov r14, qword [rsp + 1880]  ;  1144.2 p2      58 dst reload
        mov qword [rbp + 560], r14   ;  1165.6 p0+p3   58 dst
        mov r14, qword [rsp + 1792]  ;  1145.2 p2      58 dst reload
        mov qword [rbp + 568], r14   ;  1166.6 p0+p3   58 dst
        mov r14, qword [rsp + 1584]  ;  1146.2 p2      58 dst reload
        mov qword [rbp + 576], r14   ;  1167.6 p0+p3   58 dst
        mov r14, qword [rsp + 1576]  ;  1147.2 p2      58 dst reload
        mov qword [rbp + 584], r14   ;  1168.6 p0+p3   58 dst
        mov r14, qword [rsp + 1840]  ;  1148.2 p2      58 dst reload
        mov qword [rbp + 592], r14   ;  1169.6 p0+p3   58 dst
        mov r14, qword [rsp + 2016]  ;  1149.2 p2      58 dst reload
        mov qword [rbp + 600], r14   ;  1170.6 p0+p3   58 dst
        mov r14, qword [rsp + 2008]  ;  1150.2 p2      58 dst reload
        mov qword [rbp + 608], r14   ;  1171.6 p0+p3   58 dst
        mov r14, qword [rsp + 1752]  ;  1151.2 p2      58 dst reload
        mov qword [rbp + 616], r14   ;  1172.6 p0+p3   58 dst
        mov qword [rbp + 640], r8    ;  1173.6 p0+p3   58 dst
        mov r8, qword [rsp + 1744]   ;  1152.2 p2      58 dst reload
        mov qword [rbp + 624], r8    ;  1174.6 p0+p3   58 dst
        mov qword [rbp + 648], r9    ;  1175.6 p0+p3   58 dst
        mov r8, qword [rsp + 1760]   ;  1153.2 p2      58 dst reload
        mov qword [rbp + 632], r8    ;  1176.6 p0+p3   58 dst
        mov qword [rbp + 656], rbx   ;  1177.6 p0+p3   58 dst
        mov qword [rbp + 664], rdi   ;  1178.6 p0+p3   58 dst
        mov qword [rbp + 672], r15   ;  1179.6 p0+p3   58 dst
        mov qword [rbp + 680], r10   ;  1180.6 p0+p3   58 dst
        mov qword [rbp + 688], r13   ;  1181.6 p0+p3   58 dst
        mov qword [rbp + 696], r11   ;  1182.6 p0+p3   58 dst
        mov qword [rbp + 712], r12   ;  1183.6 p0+p3   58 dst
        mov r8, qword [rsp + 1776]   ;  1154.2 p2      58 dst reload
        mov qword [rbp + 704], r8    ;  1184.6 p0+p3   58 dst
        mov qword [rbp + 720], rax   ;  1185.6 p0+p3   58 dst
        mov qword [rbp + 728], rdx   ;  1186.6 p0+p3   58 dst
        mov qword [rbp + 736], rcx   ;  1187.6 p0+p3   58 dst
        mov qword [rbp + 744], rsi   ;  1188.6 p0+p3   58 dst
        mov r8, qword [rsp + 1816]   ;  1158.9 p2      58 dst reload
        mov qword [rbp + 752], r8    ;  1189.6 p0+p3   58 dst
        mov r8, qword [rsp + 1648]   ;  1157.6 p2      58 dst reload
        mov qword [rbp + 760], r8    ;  1190.6 p0+p3   58 dst
        mov r8, qword [rsp + 1336]   ;  1157.2 p2      43 dst
        mov r9, qword [rsp + 1344]   ;  1158.2 p2      43 dst reload
        xor r8, r9                   ;  1191.6 p0      43 dst
        mov r10, qword [rsp + 1320]  ;  1159.2 p2      43 dst
        xor r10, r8                  ;  1192.6 p0      43 dst
        mov r11, qword [rsp + 1368]  ;  1160.2 p2      43 dst
        xor r11, r10                 ;  1193.6 p0      43 dst
        mov r12, qword [rsp + 1360]  ;  1161.2 p2      43 dst
        xor r12, r11                 ;  1194.6 p0      43 dst
        mov r13, qword [rsp + 1312]  ;  1162.2 p2      43 dst
        xor r13, r11                 ;  1194.6 p0      43 dst
        mov r14, qword [rsp + 1328]  ;  1163.2 p2      43 dst
        xor r14, r13                 ;  1195.6 p0      43 dst
        mov r15, qword [rsp + 1336]  ;  1164.2 p2      43 dst
        xor r15, r14                 ;  1196.6 p0      43 dst
        mov rsi, qword [rsp + 1352]  ;  1165.2 p2      43 dst
        xor rsi, r12                 ;  1195.6 p0      43 dst
        mov rdi, qword [rsp + 1312]  ;  1166.2 p2      43 dst
        xor rdi, rsi                 ;  1196.6 p0      43 dst
        mov rax, r9                  ;  1162.2 p1      43 dst copy
        xor rax, rsi                 ;  1196.8 p0      43 dst
        mov rcx, qword [rsp + 1368]  ;  1167.2 p2      43 dst
        mov rdx, r12                 ;  1195.6 p1      43 dst copy
        xor rdx, r15                 ;  1197.6 p0      43 dst
        xor rcx, rdx                 ;  1198.6 p0      43 dst
        mov rbx, rax                 ;  1197.8 p1      43 dst copy
        xor rbx, rcx                 ;  1199.6 p0      43 dst
        mov rbp, rbx                 ;  1200.6 p1      43 dst copy
        xor rbp, qword [rsp + 1336]  ;  1201.6 p2+p0   43 dst
        mov r9, rcx                  ;  1199.6 p1      43 dst copy
        xor r9, qword [rsp + 1312]   ;  1200.6 p2+p0   43 dst
        xor r8, r9                   ;  1201.6 p0      43 dst
        and r9, rcx                  ;  1201.6 p0      43 dst
        xor r10, r9                  ;  1202.6 p0      43 dst
        mov qword [rsp + 1648], rcx  ;  1201.9 p0+p3   43 dst spill
        mov rcx, rsi                 ;  1196.6 p1      43 dst copy
        and rcx, rbx                 ;  1202.9 p0      43 dst
        xor r10, rcx                 ;  1203.9 p0      43 dst
        mov rcx, r15                 ;  1197.6 p1      43 dst copy
        and rcx, r8                  ;  1204.0 p0      43 dst
        xor r9, rcx                  ;  1205.0 p0      43 dst
        mov rcx, r15                 ;  1197.6 p1      43 dst copy
        xor rcx, rax                 ;  1205.2 p0      43 dst
        mov qword [rsp + 1816], rsi  ;  1205.8 p0+p3   43 dst spill
        mov rsi, rbp                 ;  1202.6 p1      43 dst copy
        and rsi, rcx                 ;  1206.8 p0      43 dst
        xor rsi, qword [rsp + 1344]  ;  1207.8 p2+p0   43 dst
        xor rsi, r9                  ;  1208.8 p0      43 dst
        xor r14, r9                  ;  1208.5 p0      43 dst
        mov r9, r13                  ;  1195.6 p1      43 dst copy
        or r9, qword [rsp + 1368]    ;  1209.0 p2+p0   43 dst
        xor r14, r9                  ;  1210.0 p0      43 dst
        xor r9, r10                  ;  1210.2 p0      43 dst
        mov qword [rsp + 1776], rbx  ;  1210.8 p0+p3   43 dst spill
        mov rbx, rcx                 ;  1206.2 p1      43 dst copy
        xor rbx, qword [rsp + 1368]  ;  1211.8 p2+p0   43 dst
        mov qword [rsp + 1760], rcx  ;  1212.3 p0+p3   43 dst spill
        mov rcx, r11                 ;  1194.6 p1      43 dst copy
        and rcx, rdx                 ;  1213.3 p0      43 dst
        xor rsi, rcx                 ;  1214.3 p0      43 dst
        xor r10, rcx                 ;  1214.5 p0      43 dst
        mov rcx, r11                 ;  1194.6 p1      43 dst copy
        xor rcx, r8                  ;  1215.0 p0      43 dst
        mov qword [rsp + 1744], rdx  ;  1215.6 p0+p3   43 dst spill
        mov rdx, r12                 ;  1195.6 p1      43 dst copy
        and rdx, rcx                 ;  1216.6 p0      43 dst
        xor r10, rdx                 ;  1217.6 p0      43 dst
        mov rdx, r13                 ;  1195.6 p1      43 dst copy
        xor rdx, rbp                 ;  1217.8 p0      43 dst
        mov qword [rsp + 1752], rcx  ;  1218.3 p0+p3   43 dst spill
        mov rcx, rbx                 ;  1212.8 p1      43 dst copy
        and rcx, rdx                 ;  1219.3 p0      43 dst
        xor r9, rcx                  ;  1220.3 p0      43 dst
        mov rcx, rdi                 ;  1197.6 p1      43 dst copy
        and rcx, rax                 ;  1220.5 p0      43 dst
        xor r14, rcx                 ;  1221.5 p0      43 dst
        mov rcx, rsi                 ;  1215.3 p1      43 dst copy
        and rcx, r10                 ;  1221.6 p0      43 dst
        xor r9, rcx                  ;  1222.6 p0      43 dst
        mov qword [rsp + 2008], r12  ;  1222.7 p0+p3   43 dst spill
        mov r12, r9                  ;  1223.6 p1      43 dst copy
        and r12, r14                 ;  1224.6 p0      43 dst
        xor r10, r12                 ;  1225.6 p0      43 dst
        xor r9, rsi                  ;  1224.9 p0      43 dst
        mov r12, r14                 ;  1222.5 p1      43 dst copy
        and r12, r10                 ;  1226.6 p0      43 dst
        xor rsi, r12                 ;  1227.6 p0      43 dst
        or rcx, r9                   ;  1226.6 p0      43 dst
        xor rcx, r10                 ;  1227.6 p0      43 dst
        and r10, rsi                 ;  1228.6 p0      43 dst
        and rdx, rsi                 ;  1228.6 p0      43 dst
        xor r14, r10                 ;  1229.6 p0      43 dst
        mov r10, rsi                 ;  1228.6 p1      43 dst copy
        or r10, rcx                  ;  1229.6 p0      43 dst
        xor r9, r10                  ;  1230.6 p0      43 dst
        and r15, r9                  ;  1231.6 p0      43 dst
        mov r10, rsi                 ;  1228.6 p1      43 dst copy
        xor r10, rcx                 ;  1231.2 p0      43 dst
        and r13, rcx                 ;  1231.7 p0      43 dst
        mov r12, r9                  ;  1231.6 p1      43 dst copy
        xor r12, r10                 ;  1232.6 p0      43 dst
        and r8, r9                   ;  1232.9 p0      43 dst
        xor r9, r14                  ;  1233.5 p0      43 dst
        and rbp, r10                 ;  1234.0 p0      43 dst
        xor r8, rbp                  ;  1235.0 p0      43 dst
        and rax, r12                 ;  1235.2 p0      43 dst
        and rdi, r12                 ;  1235.7 p0      43 dst
        mov r12, rcx                 ;  1228.6 p1      43 dst copy
        and r12, qword [rsp + 1368]  ;  1236.3 p2+p0   43 dst
        xor rcx, r9                  ;  1236.9 p0      43 dst
        and r11, r9                  ;  1237.5 p0      43 dst
        and rbx, rsi                 ;  1238.0 p0      43 dst
        and r9, qword [rsp + 1744]   ;  1238.6 p2+p0   43 dst
        and r10, qword [rsp + 1760]  ;  1239.2 p2+p0   43 dst
        mov qword [rsp + 1760], rbp  ;  1239.7 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1648]  ;  1201.9 p2      43 dst
        and rbp, rcx                 ;  1240.7 p0      43 dst
        and rcx, qword [rsp + 1312]  ;  1241.3 p2+p0   43 dst
        xor rsi, r14                 ;  1241.9 p0      43 dst
        xor r11, rcx                 ;  1242.4 p0      43 dst
        mov qword [rsp + 1648], rdi  ;  1243.0 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1776]  ;  1210.8 p2      43 dst
        and rdi, rsi                 ;  1244.0 p0      43 dst
        xor r15, rdi                 ;  1245.0 p0      43 dst
        and rsi, qword [rsp + 1816]  ;  1245.2 p2+p0   43 dst
        xor r9, rax                  ;  1245.7 p0      43 dst
        xor rax, rbx                 ;  1246.3 p0      43 dst
        xor rax, r15                 ;  1247.3 p0      43 dst
        xor r9, r12                  ;  1247.4 p0      43 dst
        mov qword [rsp + 1816], rsi  ;  1248.0 p0+p3   43 dst spill
        mov rsi, qword [rsp + 2008]  ;  1222.7 p2      43 dst
        and rsi, r14                 ;  1249.0 p0      43 dst
        and r14, qword [rsp + 1752]  ;  1249.6 p2+p0   43 dst
        mov qword [rsp + 1752], r15  ;  1250.2 p0+p3   43 dst spill
        mov r15, r8                  ;  1236.0 p1      43 dst copy
        xor r15, r11                 ;  1251.2 p0      43 dst
        xor r15, rax                 ;  1252.2 p0      43 dst
        xor r10, r15                 ;  1253.2 p0      43 dst
        xor r9, r10                  ;  1254.2 p0      43 dst
        xor r14, r9                  ;  1255.2 p0      43 dst
        xor rdx, r14                 ;  1256.2 p0      43 dst
        mov qword [rsp + 2008], r11  ;  1254.6 p0+p3   43 dst spill
        mov r11, qword [rsp + 624]   ;  1202.0 p2      43 dst
        xor r11, qword [rsp + 632]   ;  1255.6 p2+p0   43 dst
        mov qword [rsp + 1776], r14  ;  1256.2 p0+p3   43 dst spill
        mov r14, r11                 ;  1256.6 p1      43 dst copy
        xor r14, qword [rsp + 608]   ;  1257.6 p2+p0   43 dst
        mov qword [rsp + 1744], rsi  ;  1257.7 p0+p3   43 dst spill
        mov rsi, r14                 ;  1258.6 p1      43 dst copy
        xor rsi, qword [rsp + 656]   ;  1259.6 p2+p0   43 dst
        mov qword [rsp + 2016], r10  ;  1259.3 p0+p3   43 dst spill
        mov r10, rsi                 ;  1260.6 p1      43 dst copy
        xor r10, qword [rsp + 648]   ;  1261.6 p2+p0   43 dst
        mov qword [rsp + 1840], r9   ;  1260.9 p0+p3   43 dst spill
        mov r9, rsi                  ;  1260.6 p1      43 dst copy
        xor r9, qword [rsp + 600]    ;  1261.9 p2+p0   43 dst
        mov qword [rsp + 1576], r13  ;  1262.4 p0+p3   43 dst spill
        mov r13, r9                  ;  1262.9 p1      43 dst copy
        xor r13, qword [rsp + 616]   ;  1263.9 p2+p0   43 dst
        mov qword [rsp + 1584], r8   ;  1264.0 p0+p3   43 dst spill
        mov r8, r13                  ;  1264.9 p1      43 dst copy
        xor r8, qword [rsp + 624]    ;  1265.9 p2+p0   43 dst
        mov qword [rsp + 1792], rcx  ;  1265.6 p0+p3   43 dst spill
        mov rcx, r10                 ;  1262.6 p1      43 dst copy
        xor rcx, qword [rsp + 640]   ;  1266.6 p2+p0   43 dst
        mov qword [rsp + 1880], rdx  ;  1267.2 p0+p3   43 dst spill
        mov rdx, rcx                 ;  1267.6 p1      43 dst copy
        xor rdx, qword [rsp + 600]   ;  1268.6 p2+p0   43 dst
        mov qword [rsp + 1912], rbp  ;  1268.7 p0+p3   43 dst spill
        mov rbp, rcx                 ;  1267.6 p1      43 dst copy
        xor rbp, qword [rsp + 632]   ;  1269.7 p2+p0   43 dst
        mov qword [rsp + 1968], rdi  ;  1270.3 p0+p3   43 dst spill
        mov rdi, r10                 ;  1262.6 p1      43 dst copy
        xor rdi, r8                  ;  1271.3 p0      43 dst
        mov qword [rsp + 1624], rbx  ;  1271.9 p0+p3   43 dst spill
        mov rbx, rdi                 ;  1272.3 p1      43 dst copy
        xor rbx, qword [rsp + 656]   ;  1273.3 p2+p0   43 dst
        mov qword [rsp + 1672], r12  ;  1273.4 p0+p3   43 dst spill
        mov r12, rbp                 ;  1270.7 p1      43 dst copy
        xor r12, rbx                 ;  1274.4 p0      43 dst
        mov qword [rsp + 1712], rax  ;  1275.0 p0+p3   43 dst spill
        mov rax, r12                 ;  1275.4 p1      43 dst copy
        xor rax, qword [rsp + 624]   ;  1276.4 p2+p0   43 dst
        mov qword [rsp + 1720], r15  ;  1276.6 p0+p3   43 dst spill
        mov r15, rcx                 ;  1267.6 p1      43 dst copy
        and r15, r12                 ;  1277.6 p0      43 dst
        xor r14, r15                 ;  1278.6 p0      43 dst
        mov r15, rbx                 ;  1274.3 p1      43 dst copy
        xor r15, qword [rsp + 600]   ;  1278.7 p2+p0   43 dst
        xor r11, r15                 ;  1279.7 p0      43 dst
        and r15, rbx                 ;  1279.9 p0      43 dst
        xor r14, r15                 ;  1280.9 p0      43 dst
        mov qword [rsp + 1856], rcx  ;  1281.0 p0+p3   43 dst spill
        mov rcx, r8                  ;  1266.9 p1      43 dst copy
        and rcx, r11                 ;  1282.0 p0      43 dst
        xor r15, rcx                 ;  1283.0 p0      43 dst
        mov rcx, r8                  ;  1266.9 p1      43 dst copy
        xor rcx, rbp                 ;  1283.1 p0      43 dst
        mov qword [rsp + 1616], r12  ;  1283.7 p0+p3   43 dst spill
        mov r12, r9                  ;  1262.9 p1      43 dst copy
        or r12, qword [rsp + 656]    ;  1284.7 p2+p0   43 dst
        mov qword [rsp + 1688], rbx  ;  1285.3 p0+p3   43 dst spill
        mov rbx, rax                 ;  1277.4 p1      43 dst copy
        and rbx, rcx                 ;  1286.3 p0      43 dst
        xor rbx, qword [rsp + 632]   ;  1287.3 p2+p0   43 dst
        xor rbx, r15                 ;  1288.3 p0      43 dst
        mov qword [rsp + 1656], r8   ;  1288.0 p0+p3   43 dst spill
        mov r8, rsi                  ;  1260.6 p1      43 dst copy
        and r8, rdi                  ;  1289.0 p0      43 dst
        xor rbx, r8                  ;  1290.0 p0      43 dst
        xor r8, r14                  ;  1290.1 p0      43 dst
        xor r14, r12                 ;  1290.7 p0      43 dst
        xor r13, r15                 ;  1291.3 p0      43 dst
        mov r15, rsi                 ;  1260.6 p1      43 dst copy
        xor r15, r11                 ;  1291.9 p0      43 dst
        xor r13, r12                 ;  1292.4 p0      43 dst
        mov r12, rcx                 ;  1284.1 p1      43 dst copy
        xor r12, qword [rsp + 656]   ;  1293.0 p2+p0   43 dst
        mov qword [rsp + 1952], rcx  ;  1293.6 p0+p3   43 dst spill
        mov rcx, r10                 ;  1262.6 p1      43 dst copy
        and rcx, r15                 ;  1294.6 p0      43 dst
        xor r8, rcx                  ;  1295.6 p0      43 dst
        mov rcx, r9                  ;  1262.9 p1      43 dst copy
        xor rcx, rax                 ;  1295.7 p0      43 dst
        mov qword [rsp + 2072], r15  ;  1296.3 p0+p3   43 dst spill
        mov r15, rdx                 ;  1269.6 p1      43 dst copy
        and r15, rbp                 ;  1297.3 p0      43 dst
        xor r13, r15                 ;  1298.3 p0      43 dst
        mov r15, r12                 ;  1294.0 p1      43 dst copy
        and r15, rcx                 ;  1298.4 p0      43 dst
        xor r14, r15                 ;  1299.4 p0      43 dst
        mov r15, rbx                 ;  1291.0 p1      43 dst copy
        and r15, r8                  ;  1299.6 p0      43 dst
        xor r14, r15                 ;  1300.6 p0      43 dst
        mov qword [rsp + 1976], r10  ;  1300.7 p0+p3   43 dst spill
        mov r10, r13                 ;  1299.3 p1      43 dst copy
        and r10, r14                 ;  1301.7 p0      43 dst
        xor r8, r10                  ;  1302.7 p0      43 dst
        mov r10, rbx                 ;  1291.0 p1      43 dst copy
        xor rbx, r14                 ;  1302.9 p0      43 dst
        mov r14, r13                 ;  1299.3 p1      43 dst copy
        and r14, r8                  ;  1303.7 p0      43 dst
        xor r10, r14                 ;  1304.7 p0      43 dst
        or r15, rbx                  ;  1304.6 p0      43 dst
        xor r15, r8                  ;  1305.6 p0      43 dst
        mov r14, qword [rsp + 1656]  ;  1288.0 p2      43 dst
        and r8, r10                  ;  1305.7 p0      43 dst
        and rcx, r10                 ;  1306.3 p0      43 dst
        xor r13, r8                  ;  1306.8 p0      43 dst
        mov r8, r10                  ;  1305.7 p1      43 dst copy
        or r8, r15                   ;  1307.4 p0      43 dst
        xor rbx, r8                  ;  1308.4 p0      43 dst
        and r14, rbx                 ;  1309.4 p0      43 dst
        mov r8, r10                  ;  1305.7 p1      43 dst copy
        xor r8, r15                  ;  1309.1 p0      43 dst
        and r9, r15                  ;  1309.7 p0      43 dst
        and r11, rbx                 ;  1310.3 p0      43 dst
        and rax, r8                  ;  1310.8 p0      43 dst
        xor r11, rax                 ;  1311.8 p0      43 dst
        mov qword [rsp + 1656], rax  ;  1312.0 p0+p3   43 dst spill
        mov rax, rbx                 ;  1309.4 p1      43 dst copy
        xor rax, r8                  ;  1313.0 p0      43 dst
        xor rbx, r13                 ;  1313.6 p0      43 dst
        and rbp, rax                 ;  1314.1 p0      43 dst
        and rdx, rax                 ;  1314.7 p0      43 dst
        mov rax, r15                 ;  1306.6 p1      43 dst copy
        and rax, qword [rsp + 656]   ;  1315.3 p2+p0   43 dst
        xor r15, rbx                 ;  1315.8 p0      43 dst
        and rsi, rbx                 ;  1316.4 p0      43 dst
        and r12, r10                 ;  1317.0 p0      43 dst
        and rdi, rbx                 ;  1317.6 p0      43 dst
        mov rbx, qword [rsp + 1688]  ;  1285.3 p2      43 dst
        and rbx, r15                 ;  1318.1 p0      43 dst
        and r15, qword [rsp + 600]   ;  1318.7 p2+p0   43 dst
        and r8, qword [rsp + 1952]   ;  1319.3 p2+p0   43 dst
        xor r10, r13                 ;  1319.8 p0      43 dst
        xor rsi, r15                 ;  1320.4 p0      43 dst
        mov qword [rsp + 1952], rdx  ;  1321.0 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1616]  ;  1283.7 p2      43 dst
        and rdx, r10                 ;  1322.0 p0      43 dst
        xor r14, rdx                 ;  1323.0 p0      43 dst
        and r10, qword [rsp + 1856]  ;  1323.1 p2+p0   43 dst
        xor rdi, rbp                 ;  1323.7 p0      43 dst
        xor rbp, r12                 ;  1324.3 p0      43 dst
        xor rbp, r14                 ;  1325.3 p0      43 dst
        xor rdi, rax                 ;  1325.4 p0      43 dst
        mov qword [rsp + 1856], r10  ;  1326.0 p0+p3   43 dst spill
        mov r10, qword [rsp + 1976]  ;  1300.7 p2      43 dst
        and r10, r13                 ;  1327.0 p0      43 dst
        and r13, qword [rsp + 2072]  ;  1327.5 p2+p0   43 dst
        mov qword [rsp + 2072], r14  ;  1328.1 p0+p3   43 dst spill
        mov r14, r11                 ;  1312.8 p1      43 dst copy
        xor r14, rsi                 ;  1329.1 p0      43 dst
        xor r14, rbp                 ;  1330.1 p0      43 dst
        xor r8, r14                  ;  1331.1 p0      43 dst
        xor rdi, r8                  ;  1332.1 p0      43 dst
        xor r13, rdi                 ;  1333.1 p0      43 dst
        xor rcx, r13                 ;  1334.1 p0      43 dst
        mov qword [rsp + 1976], rsi  ;  1332.5 p0+p3   43 dst spill
        mov rsi, qword [rsp + 952]   ;  1277.8 p2      43 dst
        xor rsi, qword [rsp + 960]   ;  1333.5 p2+p0   43 dst
        mov qword [rsp + 1616], r13  ;  1334.1 p0+p3   43 dst spill
        mov r13, rsi                 ;  1334.5 p1      43 dst copy
        xor r13, qword [rsp + 936]   ;  1335.5 p2+p0   43 dst
        mov qword [rsp + 1688], r10  ;  1335.7 p0+p3   43 dst spill
        mov r10, r13                 ;  1336.5 p1      43 dst copy
        xor r10, qword [rsp + 984]   ;  1337.5 p2+p0   43 dst
        mov qword [rsp + 2064], r8   ;  1337.3 p0+p3   43 dst spill
        mov r8, r10                  ;  1338.5 p1      43 dst copy
        xor r8, qword [rsp + 976]    ;  1339.5 p2+p0   43 dst
        mov qword [rsp + 1592], rdi  ;  1338.8 p0+p3   43 dst spill
        mov rdi, r10                 ;  1338.5 p1      43 dst copy
        xor rdi, qword [rsp + 928]   ;  1339.8 p2+p0   43 dst
        mov qword [rsp + 1832], r9   ;  1340.4 p0+p3   43 dst spill
        mov r9, rdi                  ;  1340.8 p1      43 dst copy
        xor r9, qword [rsp + 944]    ;  1341.8 p2+p0   43 dst
        mov qword [rsp + 1704], r11  ;  1342.0 p0+p3   43 dst spill
        mov r11, r9                  ;  1342.8 p1      43 dst copy
        xor r11, qword [rsp + 952]   ;  1343.8 p2+p0   43 dst
        mov qword [rsp + 1600], r15  ;  1343.5 p0+p3   43 dst spill
        mov r15, r8                  ;  1340.5 p1      43 dst copy
        xor r15, qword [rsp + 968]   ;  1344.5 p2+p0   43 dst
        mov qword [rsp + 2056], rcx  ;  1345.1 p0+p3   43 dst spill
        mov rcx, r15                 ;  1345.5 p1      43 dst copy
        xor rcx, qword [rsp + 928]   ;  1346.5 p2+p0   43 dst
        mov qword [rsp + 1928], rbx  ;  1346.7 p0+p3   43 dst spill
        mov rbx, r15                 ;  1345.5 p1      43 dst copy
        xor rbx, qword [rsp + 960]   ;  1347.7 p2+p0   43 dst
        mov qword [rsp + 1960], rdx  ;  1348.3 p0+p3   43 dst spill
        mov rdx, r8                  ;  1340.5 p1      43 dst copy
        xor rdx, r11                 ;  1349.3 p0      43 dst
        mov qword [rsp + 1888], r12  ;  1349.8 p0+p3   43 dst spill
        mov r12, rdx                 ;  1350.3 p1      43 dst copy
        xor r12, qword [rsp + 984]   ;  1351.3 p2+p0   43 dst
        mov qword [rsp + 1920], rax  ;  1351.4 p0+p3   43 dst spill
        mov rax, rbx                 ;  1348.7 p1      43 dst copy
        xor rax, r12                 ;  1352.4 p0      43 dst
        mov qword [rsp + 2080], rbp  ;  1353.0 p0+p3   43 dst spill
        mov rbp, rax                 ;  1353.4 p1      43 dst copy
        xor rbp, qword [rsp + 952]   ;  1354.4 p2+p0   43 dst
        mov qword [rsp + 1824], r14  ;  1354.5 p0+p3   43 dst spill
        mov r14, r15                 ;  1345.5 p1      43 dst copy
        and r14, rax                 ;  1355.5 p0      43 dst
        xor r13, r14                 ;  1356.5 p0      43 dst
        mov r14, r12                 ;  1352.3 p1      43 dst copy
        xor r14, qword [rsp + 928]   ;  1356.7 p2+p0   43 dst
        xor rsi, r14                 ;  1357.7 p0      43 dst
        and r14, r12                 ;  1357.8 p0      43 dst
        xor r13, r14                 ;  1358.8 p0      43 dst
        mov qword [rsp + 2032], r15  ;  1359.0 p0+p3   43 dst spill
        mov r15, r11                 ;  1344.8 p1      43 dst copy
        and r15, rsi                 ;  1360.0 p0      43 dst
        xor r14, r15                 ;  1361.0 p0      43 dst
        mov r15, r11                 ;  1344.8 p1      43 dst copy
        xor r15, rbx                 ;  1361.1 p0      43 dst
        mov qword [rsp + 1944], rax  ;  1361.7 p0+p3   43 dst spill
        mov rax, rdi                 ;  1340.8 p1      43 dst copy
        or rax, qword [rsp + 984]    ;  1362.7 p2+p0   43 dst
        mov qword [rsp + 2024], r12  ;  1363.3 p0+p3   43 dst spill
        mov r12, rbp                 ;  1355.4 p1      43 dst copy
        and r12, r15                 ;  1364.3 p0      43 dst
        xor r12, qword [rsp + 960]   ;  1365.3 p2+p0   43 dst
        xor r12, r14                 ;  1366.3 p0      43 dst
        mov qword [rsp + 1848], r11  ;  1366.0 p0+p3   43 dst spill
        mov r11, r10                 ;  1338.5 p1      43 dst copy
        and r11, rdx                 ;  1367.0 p0      43 dst
        xor r12, r11                 ;  1368.0 p0      43 dst
        xor r11, r13                 ;  1368.1 p0      43 dst
        xor r13, rax                 ;  1368.7 p0      43 dst
        xor r9, r14                  ;  1369.2 p0      43 dst
        mov r14, r10                 ;  1338.5 p1      43 dst copy
        xor r14, rsi                 ;  1369.8 p0      43 dst
        xor r9, rax                  ;  1370.4 p0      43 dst
        mov rax, r15                 ;  1362.1 p1      43 dst copy
        xor rax, qword [rsp + 984]   ;  1371.0 p2+p0   43 dst
        mov qword [rsp + 2040], r15  ;  1371.5 p0+p3   43 dst spill
        mov r15, r8                  ;  1340.5 p1      43 dst copy
        and r15, r14                 ;  1372.5 p0      43 dst
        xor r11, r15                 ;  1373.5 p0      43 dst
        mov r15, rdi                 ;  1340.8 p1      43 dst copy
        xor r15, rbp                 ;  1373.7 p0      43 dst
        mov qword [rsp + 1640], r14  ;  1374.2 p0+p3   43 dst spill
        mov r14, rcx                 ;  1347.5 p1      43 dst copy
        and r14, rbx                 ;  1375.2 p0      43 dst
        xor r9, r14                  ;  1376.2 p0      43 dst
        mov r14, rax                 ;  1372.0 p1      43 dst copy
        and r14, r15                 ;  1376.4 p0      43 dst
        xor r13, r14                 ;  1377.4 p0      43 dst
        mov r14, r12                 ;  1369.0 p1      43 dst copy
        and r14, r11                 ;  1377.5 p0      43 dst
        xor r13, r14                 ;  1378.5 p0      43 dst
        mov qword [rsp + 1680], r8   ;  1378.7 p0+p3   43 dst spill
        mov r8, r9                   ;  1377.2 p1      43 dst copy
        and r8, r13                  ;  1379.7 p0      43 dst
        xor r11, r8                  ;  1380.7 p0      43 dst
        mov r8, r12                  ;  1369.0 p1      43 dst copy
        xor r12, r13                 ;  1380.8 p0      43 dst
        mov r13, r9                  ;  1377.2 p1      43 dst copy
        and r13, r11                 ;  1381.7 p0      43 dst
        xor r8, r13                  ;  1382.7 p0      43 dst
        or r14, r12                  ;  1382.5 p0      43 dst
        xor r14, r11                 ;  1383.5 p0      43 dst
        mov r13, qword [rsp + 1848]  ;  1366.0 p2      43 dst
        and r11, r8                  ;  1383.7 p0      43 dst
        and r15, r8                  ;  1384.2 p0      43 dst
        xor r9, r11                  ;  1384.8 p0      43 dst
        mov r11, r8                  ;  1383.7 p1      43 dst copy
        or r11, r14                  ;  1385.4 p0      43 dst
        xor r12, r11                 ;  1386.4 p0      43 dst
        and r13, r12                 ;  1387.4 p0      43 dst
        mov r11, r8                  ;  1383.7 p1      43 dst copy
        xor r11, r14                 ;  1387.1 p0      43 dst
        and rdi, r14                 ;  1387.7 p0      43 dst
        and rsi, r12                 ;  1388.2 p0      43 dst
        and rbp, r11                 ;  1388.8 p0      43 dst
        xor rsi, rbp                 ;  1389.8 p0      43 dst
        mov qword [rsp + 1848], rbp  ;  1389.9 p0+p3   43 dst spill
        mov rbp, r12                 ;  1387.4 p1      43 dst copy
        xor rbp, r11                 ;  1390.9 p0      43 dst
        xor r12, r9                  ;  1391.5 p0      43 dst
        and rbx, rbp                 ;  1392.1 p0      43 dst
        and rcx, rbp                 ;  1392.7 p0      43 dst
        mov rbp, r14                 ;  1384.5 p1      43 dst copy
        and rbp, qword [rsp + 984]   ;  1393.2 p2+p0   43 dst
        xor r14, r12                 ;  1393.8 p0      43 dst
        and r10, r12                 ;  1394.4 p0      43 dst
        and rax, r8                  ;  1394.9 p0      43 dst
        and rdx, r12                 ;  1395.5 p0      43 dst
        mov r12, qword [rsp + 2024]  ;  1363.3 p2      43 dst
        and r12, r14                 ;  1396.1 p0      43 dst
        and r14, qword [rsp + 928]   ;  1396.7 p2+p0   43 dst
        and r11, qword [rsp + 2040]  ;  1397.2 p2+p0   43 dst
        xor r8, r9                   ;  1397.8 p0      43 dst
        xor r10, r14                 ;  1398.4 p0      43 dst
        mov qword [rsp + 2040], rcx  ;  1398.9 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1944]  ;  1361.7 p2      43 dst
        and rcx, r8                  ;  1399.9 p0      43 dst
        xor r13, rcx                 ;  1400.9 p0      43 dst
        and r8, qword [rsp + 2032]   ;  1401.1 p2+p0   43 dst
        xor rdx, rbx                 ;  1401.7 p0      43 dst
        xor rbx, rax                 ;  1402.2 p0      43 dst
        xor rbx, r13                 ;  1403.2 p0      43 dst
        xor rdx, rbp                 ;  1403.4 p0      43 dst
        mov qword [rsp + 2032], r8   ;  1403.9 p0+p3   43 dst spill
        mov r8, qword [rsp + 1680]   ;  1378.7 p2      43 dst
        and r8, r9                   ;  1404.9 p0      43 dst
        and r9, qword [rsp + 1640]   ;  1405.5 p2+p0   43 dst
        mov qword [rsp + 1640], r13  ;  1406.1 p0+p3   43 dst spill
        mov r13, rsi                 ;  1390.8 p1      43 dst copy
        xor r13, r10                 ;  1407.1 p0      43 dst
        xor r13, rbx                 ;  1408.1 p0      43 dst
        xor r11, r13                 ;  1409.1 p0      43 dst
        xor rdx, r11                 ;  1410.1 p0      43 dst
        xor r9, rdx                  ;  1411.1 p0      43 dst
        xor r15, r9                  ;  1412.1 p0      43 dst
        mov qword [rsp + 1680], r10  ;  1410.5 p0+p3   43 dst spill
        mov r10, qword [rsp + 1272]  ;  1355.7 p2      43 dst
        xor r10, qword [rsp + 1280]  ;  1411.5 p2+p0   43 dst
        mov qword [rsp + 1944], r9   ;  1412.1 p0+p3   43 dst spill
        mov r9, r10                  ;  1412.5 p1      43 dst copy
        xor r9, qword [rsp + 1256]   ;  1413.5 p2+p0   43 dst
        mov qword [rsp + 2024], r8   ;  1413.6 p0+p3   43 dst spill
        mov r8, r9                   ;  1414.5 p1      43 dst copy
        xor r8, qword [rsp + 1304]   ;  1415.5 p2+p0   43 dst
        mov qword [rsp + 1696], r11  ;  1415.2 p0+p3   43 dst spill
        mov r11, r8                  ;  1416.5 p1      43 dst copy
        xor r11, qword [rsp + 1296]  ;  1417.5 p2+p0   43 dst
        mov qword [rsp + 1736], rdx  ;  1416.8 p0+p3   43 dst spill
        mov rdx, r8                  ;  1416.5 p1      43 dst copy
        xor rdx, qword [rsp + 1248]  ;  1417.8 p2+p0   43 dst
        mov qword [rsp + 1728], rdi  ;  1418.4 p0+p3   43 dst spill
        mov rdi, rdx                 ;  1418.8 p1      43 dst copy
        xor rdi, qword [rsp + 1264]  ;  1419.8 p2+p0   43 dst
        mov qword [rsp + 1984], rsi  ;  1419.9 p0+p3   43 dst spill
        mov rsi, rdi                 ;  1420.8 p1      43 dst copy
        xor rsi, qword [rsp + 1272]  ;  1421.8 p2+p0   43 dst
        mov qword [rsp + 1800], r14  ;  1421.5 p0+p3   43 dst spill
        mov r14, r11                 ;  1418.5 p1      43 dst copy
        xor r14, qword [rsp + 1288]  ;  1422.5 p2+p0   43 dst
        mov qword [rsp + 1808], r15  ;  1423.1 p0+p3   43 dst spill
        mov r15, r14                 ;  1423.5 p1      43 dst copy
        xor r15, qword [rsp + 1248]  ;  1424.5 p2+p0   43 dst
        mov qword [rsp + 1784], r12  ;  1424.6 p0+p3   43 dst spill
        mov r12, r14                 ;  1423.5 p1      43 dst copy
        xor r12, qword [rsp + 1280]  ;  1425.6 p2+p0   43 dst
        mov qword [rsp + 2048], rcx  ;  1426.2 p0+p3   43 dst spill
        mov rcx, r11                 ;  1418.5 p1      43 dst copy
        xor rcx, rsi                 ;  1427.2 p0      43 dst
        mov qword [rsp + 1936], rax  ;  1427.8 p0+p3   43 dst spill
        mov rax, rcx                 ;  1428.2 p1      43 dst copy
        xor rax, qword [rsp + 1304]  ;  1429.2 p2+p0   43 dst
        mov qword [rsp + 1632], rbp  ;  1429.4 p0+p3   43 dst spill
        mov rbp, r12                 ;  1426.6 p1      43 dst copy
        xor rbp, rax                 ;  1430.4 p0      43 dst
        mov qword [rsp + 1608], rbx  ;  1430.9 p0+p3   43 dst spill
        mov rbx, rbp                 ;  1431.4 p1      43 dst copy
        xor rbx, qword [rsp + 1272]  ;  1432.4 p2+p0   43 dst
        mov qword [rsp + 1904], r13  ;  1432.5 p0+p3   43 dst spill
        mov r13, r14                 ;  1423.5 p1      43 dst copy
        and r13, rbp                 ;  1433.5 p0      43 dst
        xor r9, r13                  ;  1434.5 p0      43 dst
        mov r13, rax                 ;  1430.2 p1      43 dst copy
        xor r13, qword [rsp + 1248]  ;  1434.6 p2+p0   43 dst
        xor r10, r13                 ;  1435.6 p0      43 dst
        and r13, rax                 ;  1435.8 p0      43 dst
        xor r9, r13                  ;  1436.8 p0      43 dst
        mov qword [rsp + 1896], r14  ;  1436.9 p0+p3   43 dst spill
        mov r14, rsi                 ;  1422.8 p1      43 dst copy
        and r14, r10                 ;  1437.9 p0      43 dst
        xor r13, r14                 ;  1438.9 p0      43 dst
        mov r14, rsi                 ;  1422.8 p1      43 dst copy
        xor r14, r12                 ;  1439.1 p0      43 dst
        mov qword [rsp + 2000], rbp  ;  1439.6 p0+p3   43 dst spill
        mov rbp, rdx                 ;  1418.8 p1      43 dst copy
        or rbp, qword [rsp + 1304]   ;  1440.6 p2+p0   43 dst
        mov qword [rsp + 1992], rax  ;  1441.2 p0+p3   43 dst spill
        mov rax, rbx                 ;  1433.4 p1      43 dst copy
        and rax, r14                 ;  1442.2 p0      43 dst
        xor rax, qword [rsp + 1280]  ;  1443.2 p2+p0   43 dst
        xor rax, r13                 ;  1444.2 p0      43 dst
        mov qword [rsp + 1664], rsi  ;  1443.9 p0+p3   43 dst spill
        mov rsi, r8                  ;  1416.5 p1      43 dst copy
        and rsi, rcx                 ;  1444.9 p0      43 dst
        xor rax, rsi                 ;  1445.9 p0      43 dst
        xor rsi, r9                  ;  1446.1 p0      43 dst
        xor r9, rbp                  ;  1446.6 p0      43 dst
        xor rdi, r13                 ;  1447.2 p0      43 dst
        mov r13, r8                  ;  1416.5 p1      43 dst copy
        xor r13, r10                 ;  1447.8 p0      43 dst
        xor rdi, rbp                 ;  1448.4 p0      43 dst
        mov rbp, r14                 ;  1440.1 p1      43 dst copy
        xor rbp, qword [rsp + 1304]  ;  1448.9 p2+p0   43 dst
        mov qword [rsp + 1768], r14  ;  1449.5 p0+p3   43 dst spill
        mov r14, r11                 ;  1418.5 p1      43 dst copy
        and r14, r13                 ;  1450.5 p0      43 dst
        xor rsi, r14                 ;  1451.5 p0      43 dst
        mov r14, rdx                 ;  1418.8 p1      43 dst copy
        xor r14, rbx                 ;  1451.6 p0      43 dst
        mov qword [rsp + 1872], r13  ;  1452.2 p0+p3   43 dst spill
        mov r13, r15                 ;  1425.5 p1      43 dst copy
        and r13, r12                 ;  1453.2 p0      43 dst
        xor rdi, r13                 ;  1454.2 p0      43 dst
        mov r13, rbp                 ;  1449.9 p1      43 dst copy
        and r13, r14                 ;  1454.3 p0      43 dst
        xor r9, r13                  ;  1455.3 p0      43 dst
        mov r13, rax                 ;  1446.9 p1      43 dst copy
        and r13, rsi                 ;  1455.5 p0      43 dst
        xor r9, r13                  ;  1456.5 p0      43 dst
        mov qword [rsp + 1864], r11  ;  1456.6 p0+p3   43 dst spill
        mov r11, rdi                 ;  1455.2 p1      43 dst copy
        and r11, r9                  ;  1457.6 p0      43 dst
        xor rsi, r11                 ;  1458.6 p0      43 dst
        mov r11, rax                 ;  1446.9 p1      43 dst copy
        xor rax, r9                  ;  1458.8 p0      43 dst
        mov r9, rdi                  ;  1455.2 p1      43 dst copy
        and r9, rsi                  ;  1459.6 p0      43 dst
        xor r11, r9                  ;  1460.6 p0      43 dst
        or r13, rax                  ;  1460.5 p0      43 dst
        xor r13, rsi                 ;  1461.5 p0      43 dst
        mov r9, qword [rsp + 1664]   ;  1443.9 p2      43 dst
        and rsi, r11                 ;  1461.6 p0      43 dst
        and r14, r11                 ;  1462.2 p0      43 dst
        xor rdi, rsi                 ;  1462.8 p0      43 dst
        mov rsi, r11                 ;  1461.6 p1      43 dst copy
        or rsi, r13                  ;  1463.3 p0      43 dst
        xor rax, rsi                 ;  1464.3 p0      43 dst
        and r9, rax                  ;  1465.3 p0      43 dst
        mov rsi, r11                 ;  1461.6 p1      43 dst copy
        xor rsi, r13                 ;  1465.1 p0      43 dst
        and rdx, r13                 ;  1465.6 p0      43 dst
        and r10, rax                 ;  1466.2 p0      43 dst
        and rbx, rsi                 ;  1466.8 p0      43 dst
        xor r10, rbx                 ;  1467.8 p0      43 dst
        mov qword [rsp + 1664], rbx  ;  1467.9 p0+p3   43 dst spill
        mov rbx, rax                 ;  1465.3 p1      43 dst copy
        xor rbx, rsi                 ;  1468.9 p0      43 dst
        xor rax, rdi                 ;  1469.5 p0      43 dst
        and r12, rbx                 ;  1470.1 p0      43 dst
        and r15, rbx                 ;  1470.6 p0      43 dst
        mov rbx, r13                 ;  1462.5 p1      43 dst copy
        and rbx, qword [rsp + 1304]  ;  1471.2 p2+p0   43 dst
        xor r13, rax                 ;  1471.8 p0      43 dst
        and r8, rax                  ;  1472.3 p0      43 dst
        and rbp, r11                 ;  1472.9 p0      43 dst
        and rcx, rax                 ;  1473.5 p0      43 dst
        mov rax, qword [rsp + 1992]  ;  1441.2 p2      43 dst
        and rax, r13                 ;  1474.0 p0      43 dst
        and r13, qword [rsp + 1248]  ;  1474.6 p2+p0   43 dst
        and rsi, qword [rsp + 1768]  ;  1475.2 p2+p0   43 dst
        xor r11, rdi                 ;  1475.8 p0      43 dst
        xor r8, r13                  ;  1476.3 p0      43 dst
        mov qword [rsp + 1768], r15  ;  1476.9 p0+p3   43 dst spill
        mov r15, qword [rsp + 2000]  ;  1439.6 p2      43 dst
        and r15, r11                 ;  1477.9 p0      43 dst
        xor r9, r15                  ;  1478.9 p0      43 dst
        and r11, qword [rsp + 1896]  ;  1479.0 p2+p0   43 dst
        xor rcx, r12                 ;  1479.6 p0      43 dst
        xor r12, rbp                 ;  1480.2 p0      43 dst
        xor r12, r9                  ;  1481.2 p0      43 dst
        xor rcx, rbx                 ;  1481.3 p0      43 dst
        mov qword [rsp + 1896], r11  ;  1481.9 p0+p3   43 dst spill
        mov r11, qword [rsp + 1864]  ;  1456.6 p2      43 dst
        and r11, rdi                 ;  1482.9 p0      43 dst
        and rdi, qword [rsp + 1872]  ;  1483.5 p2+p0   43 dst
        mov qword [rsp + 1872], r9   ;  1484.0 p0+p3   43 dst spill
        mov r9, r10                  ;  1468.8 p1      43 dst copy
        xor r9, r8                   ;  1485.0 p0      43 dst
        xor r9, r12                  ;  1486.0 p0      43 dst
        xor rsi, r9                  ;  1487.0 p0      43 dst
        xor rcx, rsi                 ;  1488.0 p0      43 dst
        xor rdi, rcx                 ;  1489.0 p0      43 dst
        xor r14, rdi                 ;  1490.0 p0      43 dst
        mov qword [rsp + 1864], r8   ;  1488.5 p0+p3   43 dst spill
        mov r8, qword [rsp + 1720]   ;  1433.7 p2      58 dst
        xor r8, qword [rsp + 392]    ;  1489.5 p2+p0   58 dst
        mov qword [rsp + 1720], r8   ;  1490.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 1712]   ;  1435.7 p2      58 dst
        xor r8, qword [rsp + 400]    ;  1491.0 p2+p0   58 dst
        mov qword [rsp + 1712], r8   ;  1492.0 p0+p3   58 dst spill
        mov r8, qword [rsp + 1912]   ;  1437.7 p2      58 dst
        xor r8, qword [rsp + 1672]   ;  1492.6 p2+p0   58 dst
        xor r8, qword [rsp + 1624]   ;  1493.6 p2+p0   58 dst
        xor r8, qword [rsp + 1968]   ;  1494.6 p2+p0   58 dst
        mov qword [rsp + 1968], rdi  ;  1494.3 p0+p3   43 dst spill
        mov rdi, qword [rsp + 0]     ;  1441.7 p2      58 dst.2 reload
        xor r8, qword [rdi + 11024]  ;  1495.6 p2+p0   58 dst
        mov qword [rsp + 1624], r8   ;  1496.6 p0+p3   58 dst spill
        mov r8, qword [rsp + 1576]   ;  1443.7 p2      58 dst
        xor r8, qword [rsp + 1584]   ;  1496.9 p2+p0   58 dst
        xor r8, qword [rsp + 1880]   ;  1497.9 p2+p0   58 dst
        xor r8, qword [rsp + 1792]   ;  1498.9 p2+p0   58 dst
        xor r8, qword [rdi + 11032]  ;  1499.9 p2+p0   58 dst
        mov qword [rsp + 1792], r8   ;  1500.9 p0+p3   58 dst spill
        mov r8, qword [rsp + 1840]   ;  1448.7 p2      58 dst
        xor r8, qword [rdi + 11040]  ;  1500.2 p2+p0   58 dst
        mov qword [rsp + 1840], r8   ;  1501.2 p0+p3   58 dst spill
        mov r8, qword [rsp + 2016]   ;  1450.7 p2      58 dst
        xor r8, qword [rsp + 1744]   ;  1501.7 p2+p0   58 dst
        xor r8, qword [rsp + 1752]   ;  1502.7 p2+p0   58 dst
        xor r8, qword [rsp + 408]    ;  1503.7 p2+p0   58 dst
        mov qword [rsp + 1752], r8   ;  1504.7 p0+p3   58 dst spill
        mov r8, qword [rsp + 1776]   ;  1454.7 p2      58 dst
        xor r8, qword [rsp + 1816]   ;  1504.5 p2+p0   58 dst
        xor r8, qword [rsp + 2008]   ;  1505.5 p2+p0   58 dst
        xor r8, qword [rsp + 416]    ;  1506.5 p2+p0   58 dst
        mov qword [rsp + 2008], r8   ;  1507.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 1760]   ;  1458.7 p2      58 dst
        xor r8, qword [rdi + 11064]  ;  1507.2 p2+p0   58 dst
        xor r8, qword [rsp + 1648]   ;  1508.2 p2+p0   58 dst
        xor r8, qword [rsp + 1880]   ;  1509.2 p2+p0   58 dst
        mov qword [rsp + 1880], r8   ;  1510.2 p0+p3   58 dst spill
        mov r8, qword [rsp + 1824]   ;  1462.7 p2      58 dst
        xor r8, qword [rsp + 424]    ;  1509.9 p2+p0   58 dst
        mov qword [rsp + 1824], r8   ;  1510.9 p0+p3   58 dst spill
        mov r8, qword [rsp + 2080]   ;  1464.7 p2      58 dst
        xor r8, qword [rsp + 432]    ;  1511.5 p2+p0   58 dst
        mov qword [rsp + 2080], r8   ;  1512.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 1928]   ;  1466.7 p2      58 dst
        xor r8, qword [rdi + 11088]  ;  1513.0 p2+p0   58 dst
        xor r8, qword [rsp + 1920]   ;  1514.0 p2+p0   58 dst
        xor r8, qword [rsp + 1888]   ;  1515.0 p2+p0   58 dst
        xor r8, qword [rsp + 1960]   ;  1516.0 p2+p0   58 dst
        mov qword [rsp + 1960], r8   ;  1517.0 p0+p3   58 dst spill
        mov r8, qword [rsp + 1832]   ;  1471.7 p2      58 dst
        xor r8, qword [rdi + 11096]  ;  1516.3 p2+p0   58 dst
        xor r8, qword [rsp + 1704]   ;  1517.3 p2+p0   58 dst
        xor r8, qword [rsp + 2056]   ;  1518.3 p2+p0   58 dst
        xor r8, qword [rsp + 1600]   ;  1519.3 p2+p0   58 dst
        mov qword [rsp + 1600], r8   ;  1520.3 p0+p3   58 dst spill
        mov r8, qword [rsp + 1592]   ;  1476.7 p2      58 dst
        xor r8, qword [rdi + 11104]  ;  1519.6 p2+p0   58 dst
        mov qword [rsp + 1592], r8   ;  1520.6 p0+p3   58 dst spill
        mov r8, qword [rsp + 2064]   ;  1478.7 p2      58 dst
        xor r8, qword [rsp + 1688]   ;  1521.2 p2+p0   58 dst
        xor r8, qword [rsp + 2072]   ;  1522.2 p2+p0   58 dst
        xor r8, qword [rsp + 440]    ;  1523.2 p2+p0   58 dst
        mov qword [rsp + 2072], r8   ;  1524.2 p0+p3   58 dst spill
        mov r8, qword [rsp + 1616]   ;  1482.7 p2      58 dst
        xor r8, qword [rsp + 1856]   ;  1523.9 p2+p0   58 dst
        xor r8, qword [rsp + 1976]   ;  1524.9 p2+p0   58 dst
        xor r8, qword [rsp + 448]    ;  1525.9 p2+p0   58 dst
        mov qword [rsp + 1976], r8   ;  1526.9 p0+p3   58 dst spill
        mov r8, qword [rsp + 1656]   ;  1486.7 p2      58 dst
        xor r8, qword [rdi + 11128]  ;  1526.6 p2+p0   58 dst
        xor r8, qword [rsp + 1952]   ;  1527.6 p2+p0   58 dst
        xor r8, qword [rsp + 2056]   ;  1528.6 p2+p0   58 dst
        mov qword [rsp + 2056], r8   ;  1529.6 p0+p3   58 dst spill
        mov r8, qword [rsp + 1904]   ;  1490.7 p2      58 dst
        xor r8, qword [rsp + 456]    ;  1529.3 p2+p0   58 dst
        xor r9, qword [rsp + 488]    ;  1529.9 p2+p0   58 dst
        mov qword [rsp + 1904], r9   ;  1530.9 p0+p3   58 dst spill
        mov r9, qword [rsp + 1608]   ;  1493.7 p2      58 dst
        xor r9, qword [rsp + 464]    ;  1531.5 p2+p0   58 dst
        xor rax, rbx                 ;  1532.0 p0      58 dst
        mov rbx, qword [rsp + 1784]  ;  1495.7 p2      58 dst
        xor rbx, qword [rdi + 11152] ;  1532.6 p2+p0   58 dst
        xor rbx, qword [rsp + 1632]  ;  1533.6 p2+p0   58 dst
        xor rbx, qword [rsp + 1936]  ;  1534.6 p2+p0   58 dst
        xor rbx, qword [rsp + 2048]  ;  1535.6 p2+p0   58 dst
        xor rax, rbp                 ;  1534.9 p0      58 dst
        mov rbp, qword [rsp + 1728]  ;  1500.7 p2      58 dst
        xor rbp, qword [rdi + 11160] ;  1535.4 p2+p0   58 dst
        xor rbp, qword [rsp + 1984]  ;  1536.4 p2+p0   58 dst
        xor rbp, qword [rsp + 1808]  ;  1537.4 p2+p0   58 dst
        xor rbp, qword [rsp + 1800]  ;  1538.4 p2+p0   58 dst
        xor rax, r15                 ;  1537.7 p0      58 dst
        mov r15, qword [rsp + 1736]  ;  1505.7 p2      58 dst
        xor r15, qword [rdi + 11168] ;  1538.3 p2+p0   58 dst
        xor r12, qword [rsp + 496]   ;  1538.9 p2+p0   58 dst
        xor rax, qword [rdi + 11216] ;  1539.4 p2+p0   58 dst
        xor rdx, r10                 ;  1540.0 p0      58 dst
        mov r10, qword [rsp + 1696]  ;  1509.7 p2      58 dst
        xor r10, qword [rsp + 2024]  ;  1540.6 p2+p0   58 dst
        xor r10, qword [rsp + 1640]  ;  1541.6 p2+p0   58 dst
        xor r10, qword [rsp + 472]   ;  1542.6 p2+p0   58 dst
        xor rdx, r13                 ;  1542.3 p0      58 dst
        mov r13, qword [rsp + 1944]  ;  1513.7 p2      58 dst
        xor r13, qword [rsp + 2032]  ;  1542.9 p2+p0   58 dst
        xor r13, qword [rsp + 1680]  ;  1543.9 p2+p0   58 dst
        xor r13, qword [rsp + 480]   ;  1544.9 p2+p0   58 dst
        xor rdx, r14                 ;  1544.6 p0      58 dst
        xor rdx, qword [rdi + 11224] ;  1545.6 p2+p0   58 dst
        xor rcx, qword [rdi + 11232] ;  1545.7 p2+p0   58 dst
        xor rsi, r11                 ;  1546.3 p0      58 dst
        mov r11, qword [rsp + 1848]  ;  1519.7 p2      58 dst
        xor r11, qword [rdi + 11192] ;  1546.9 p2+p0   58 dst
        xor r11, qword [rsp + 2040]  ;  1547.9 p2+p0   58 dst
        xor r11, qword [rsp + 1808]  ;  1548.9 p2+p0   58 dst
        xor rsi, qword [rsp + 1872]  ;  1548.6 p2+p0   58 dst
        xor rsi, qword [rsp + 504]   ;  1549.6 p2+p0   58 dst
        xor r14, qword [rdi + 11256] ;  1549.7 p2+p0   58 dst
        mov rdi, qword [rsp + 1968]  ;  1526.7 p2      58 dst
        xor rdi, qword [rsp + 1896]  ;  1550.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1864]  ;  1551.3 p2+p0   58 dst
        xor rdi, qword [rsp + 512]   ;  1552.3 p2+p0   58 dst
        xor r14, qword [rsp + 1664]  ;  1552.0 p2+p0   58 dst
        xor r14, qword [rsp + 1768]  ;  1553.0 p2+p0   58 dst
        mov qword [rsp + 1768], r14  ;  1554.0 p0+p3   58 dst spill
        mov r14, qword [rsp + 1720]  ;  1532.7 p2      58 dst reload
        mov qword [rsp + 1664], rdi  ;  1554.1 p0+p3   58 dst spill
        mov rdi, qword [rsp + 2616]  ;  1533.7 p2      58 dst reload
        mov qword [rdi + 768], r14   ;  1555.1 p0+p3   58 dst
        mov r14, qword [rsp + 1712]  ;  1534.7 p2      58 dst reload
        mov qword [rdi + 776], r14   ;  1556.1 p0+p3   58 dst
        mov r14, qword [rsp + 1624]  ;  1535.7 p2      58 dst reload
        mov qword [rdi + 784], r14   ;  1557.1 p0+p3   58 dst
        mov r14, qword [rsp + 1792]  ;  1536.7 p2      58 dst reload
        mov qword [rdi + 792], r14   ;  1558.1 p0+p3   58 dst
        mov r14, qword [rsp + 1840]  ;  1537.7 p2      58 dst reload
        mov qword [rdi + 800], r14   ;  1559.1 p0+p3   58 dst
        mov r14, qword [rsp + 1752]  ;  1538.7 p2      58 dst reload
        mov qword [rdi + 808], r14   ;  1560.1 p0+p3   58 dst
        mov r14, qword [rsp + 2008]  ;  1539.7 p2      58 dst reload
        mov qword [rdi + 816], r14   ;  1561.1 p0+p3   58 dst
        mov r14, qword [rsp + 1880]  ;  1540.7 p2      58 dst reload
        mov qword [rdi + 824], r14   ;  1562.1 p0+p3   58 dst
        mov r14, qword [rsp + 1824]  ;  1541.7 p2      58 dst reload
        mov qword [rdi + 832], r14   ;  1563.1 p0+p3   58 dst
        mov r14, qword [rsp + 2080]  ;  1542.7 p2      58 dst reload
        mov qword [rdi + 840], r14   ;  1564.1 p0+p3   58 dst
        mov r14, qword [rsp + 1960]  ;  1543.7 p2      58 dst reload
        mov qword [rdi + 848], r14   ;  1565.1 p0+p3   58 dst
        mov r14, qword [rsp + 1600]  ;  1544.7 p2      58 dst reload
        mov qword [rdi + 856], r14   ;  1566.1 p0+p3   58 dst
        mov r14, qword [rsp + 1592]  ;  1545.7 p2      58 dst reload
        mov qword [rdi + 864], r14   ;  1567.1 p0+p3   58 dst
        mov r14, qword [rsp + 2072]  ;  1546.7 p2      58 dst reload
        mov qword [rdi + 872], r14   ;  1568.1 p0+p3   58 dst
        mov qword [rdi + 896], r8    ;  1569.1 p0+p3   58 dst
        mov r8, qword [rsp + 1976]   ;  1547.7 p2      58 dst reload
        mov qword [rdi + 880], r8    ;  1570.1 p0+p3   58 dst
        mov qword [rdi + 904], r9    ;  1571.1 p0+p3   58 dst
        mov r8, qword [rsp + 2056]   ;  1548.7 p2      58 dst reload
        mov qword [rdi + 888], r8    ;  1572.1 p0+p3   58 dst
        mov qword [rdi + 912], rbx   ;  1573.1 p0+p3   58 dst
        mov qword [rdi + 920], rbp   ;  1574.1 p0+p3   58 dst
        mov qword [rdi + 928], r15   ;  1575.1 p0+p3   58 dst
        mov qword [rdi + 936], r10   ;  1576.1 p0+p3   58 dst
        mov qword [rdi + 944], r13   ;  1577.1 p0+p3   58 dst
        mov qword [rdi + 952], r11   ;  1578.1 p0+p3   58 dst
        mov qword [rdi + 968], r12   ;  1579.1 p0+p3   58 dst
        mov r8, qword [rsp + 1904]   ;  1549.7 p2      58 dst reload
        mov qword [rdi + 960], r8    ;  1580.1 p0+p3   58 dst
        mov qword [rdi + 976], rax   ;  1581.1 p0+p3   58 dst
        mov qword [rdi + 984], rdx   ;  1582.1 p0+p3   58 dst
        mov qword [rdi + 992], rcx   ;  1583.1 p0+p3   58 dst
        mov r8, qword [rsp + 1664]   ;  1554.1 p2      58 dst reload
        mov qword [rdi + 1008], r8   ;  1584.1 p0+p3   58 dst
        mov qword [rdi + 1000], rsi  ;  1585.1 p0+p3   58 dst
        mov r8, qword [rsp + 1768]   ;  1554.0 p2      58 dst reload
        mov qword [rdi + 1016], r8   ;  1586.1 p0+p3   58 dst
        add rdi, 0x400               ;  1537.7 p1     117 blocks
        mov qword [rsp + 2616], rdi  ;  1587.1 p0+p3  117 blocks
        mov r8, qword [rsp + 520]    ;  1552.7 p2     117 blocks
        add r8, 0x400                ;  1556.7 p1     117 blocks
        mov qword [rsp + 520], r8    ;  1588.1 p0+p3  117 blocks
        cmp r8, qword [rsp + 528]    ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xa48               ;                    frame
        pop r15                      ;                    preserved
        pop r14                      ;                    preserved
        pop r13                      ;                    preserved
        pop r12                      ;                    preserved
        pop rbp                      ;                    preserved
        pop rbx                      ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
