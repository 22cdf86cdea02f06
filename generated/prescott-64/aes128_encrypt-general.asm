; aes128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
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
;   blocks/rounds: 4304 uops, planned 1799.3; bounds: width 1434.7, ports 1782.9, path 36.0
;   blocks.2: 3763 uops, planned 1594.5; bounds: width 1254.3, ports 1590.1, path 31.0
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
        mov qword [rsp + 1576], rax  ;     0.3 p0+p3   43 t[1] spill
        mov rbx, qword [rsp + 568]   ;     1.0 p2      43 t[0] reload
        xor rdx, rbx                 ;     5.0 p0      43 t[0]
        mov rax, rdx                 ;     6.0 p1      43 t[0] copy
        xor rax, qword [rsp + 544]   ;     7.0 p2+p0   43 t[0]
        mov qword [rsp + 1584], rdi  ;     2.5 p0+p3   43 t[1] spill
        mov rdi, rax                 ;     8.0 p1      43 t[0] copy
        mov qword [rsp + 1592], r14  ;     4.3 p0+p3   43 t[0] spill
        xor rdi, qword [rsp + 592]   ;     9.0 p2+p0   43 t[0]
        mov qword [rsp + 1600], r15  ;     6.3 p0+p3   43 t[0] spill
        mov r15, rdi                 ;    10.0 p1      43 t[0] copy
        mov r14, rdi                 ;    10.0 p1      43 t[0] copy
        xor r14, qword [rsp + 536]   ;    11.0 p2+p0   43 t[0]
        mov qword [rsp + 1608], r11  ;     8.3 p0+p3   43 t[0] spill
        mov qword [rsp + 1616], r9   ;    10.3 p0+p3   43 t[0] spill
        mov r9, r14                  ;    12.0 p1      43 t[0] copy
        xor r9, qword [rsp + 552]    ;    13.0 p2+p0   43 t[0]
        xor r15, qword [rsp + 584]   ;    11.0 p2+p0   43 t[0]
        mov qword [rsp + 1624], r13  ;    12.3 p0+p3   43 t[0] spill
        mov r13, r9                  ;    14.0 p1      43 t[0] copy
        mov qword [rsp + 1632], r10  ;    14.3 p0+p3   43 t[0] spill
        xor r13, qword [rsp + 560]   ;    15.0 p2+p0   43 t[0]
        mov r11, r15                 ;    12.0 p1      43 t[0] copy
        xor r11, r13                 ;    16.0 p0      43 t[0]
        mov qword [rsp + 1640], r8   ;    16.3 p0+p3   43 t[0] spill
        mov r8, r15                  ;    12.0 p1      43 t[0] copy
        xor r8, qword [rsp + 576]    ;    13.9 p2+p0   43 t[0]
        mov r10, r8                  ;    14.9 p1      43 t[0] copy
        xor r10, rbx                 ;    15.9 p0      43 t[0]
        mov qword [rsp + 1648], rbp  ;    18.3 p0+p3   43 t[0] spill
        mov rbp, r11                 ;    17.0 p1      43 t[0] copy
        xor rbp, qword [rsp + 592]   ;    18.0 p2+p0   43 t[0]
        mov rbx, rbp                 ;    19.0 p1      43 t[0] copy
        xor rbx, qword [rsp + 536]   ;    20.0 p2+p0   43 t[0]
        mov qword [rsp + 1656], rsi  ;    20.3 p0+p3   43 t[0] spill
        mov rsi, r10                 ;    16.9 p1      43 t[0] copy
        xor rsi, rbp                 ;    19.0 p0      43 t[0]
        mov qword [rsp + 1664], rbp  ;    22.3 p0+p3   43 t[0] spill
        xor rdx, rbx                 ;    21.0 p0      43 t[0]
        and rbx, rbp                 ;    21.0 p0      43 t[0]
        mov rbp, r8                  ;    16.7 p1      43 t[0] copy
        xor rax, rbx                 ;    22.0 p0      43 t[0]
        and rbp, rsi                 ;    21.5 p0      43 t[0]
        xor rax, rbp                 ;    23.0 p0      43 t[0]
        mov rbp, r13                 ;    18.0 p1      43 t[0] copy
        and rbp, rdx                 ;    22.6 p0      43 t[0]
        xor rbx, rbp                 ;    23.6 p0      43 t[0]
        mov rbp, r13                 ;    19.0 p1      43 t[0] copy
        xor rbp, r10                 ;    23.8 p0      43 t[0]
        mov qword [rsp + 1672], r8   ;    24.3 p0+p3   43 t[0] spill
        mov qword [rsp + 1680], rcx  ;    26.3 p0+p3   43 t[0] spill
        mov rcx, rsi                 ;    20.3 p1      43 t[0] copy
        xor rcx, qword [rsp + 560]   ;    26.3 p2+p0   43 t[0]
        mov qword [rsp + 1688], r12  ;    28.3 p0+p3   43 t[0] spill
        mov r12, r8                  ;    21.7 p1      43 t[0] copy
        mov r8, rcx                  ;    27.3 p1      43 t[0] copy
        mov qword [rsp + 1696], r11  ;    30.3 p0+p3   43 t[0] spill
        mov qword [rsp + 1704], rsi  ;    32.3 p0+p3   43 t[0] spill
        mov rsi, r14                 ;    23.0 p1      43 t[0] copy
        or rsi, qword [rsp + 592]    ;    29.9 p2+p0   43 t[0]
        xor r9, rbx                  ;    30.5 p0      43 t[0]
        mov qword [rsp + 1712], rbp  ;    34.3 p0+p3   43 t[0] spill
        xor r9, rsi                  ;    32.0 p0      43 t[0]
        and r8, rbp                  ;    32.6 p0      43 t[0]
        xor r8, rbx                  ;    33.6 p0      43 t[0]
        mov rbx, rbp                 ;    25.7 p1      43 t[0] copy
        xor rsi, rax                 ;    33.8 p0      43 t[0]
        xor r8, qword [rsp + 568]    ;    34.6 p2+p0   43 t[0]
        mov rbp, r11                 ;    27.0 p1      43 t[0] copy
        xor r12, qword [rsp + 536]   ;    34.9 p2+p0   43 t[0]
        and rbp, rdi                 ;    35.5 p0      43 t[0]
        xor rax, rbp                 ;    36.5 p0      43 t[0]
        xor r8, rbp                  ;    36.6 p0      43 t[0]
        mov r11, r15                 ;    29.0 p1      43 t[0] copy
        mov rbp, rdx                 ;    29.5 p1      43 t[0] copy
        xor rbp, rdi                 ;    37.2 p0      43 t[0]
        and r11, rbp                 ;    38.2 p0      43 t[0]
        xor rax, r11                 ;    39.2 p0      43 t[0]
        mov r11, r14                 ;    30.7 p1      43 t[0] copy
        xor r11, rcx                 ;    38.9 p0      43 t[0]
        xor rbx, qword [rsp + 592]   ;    39.5 p2+p0   43 t[0]
        mov qword [rsp + 1720], rbp  ;    40.0 p0+p3   43 t[0] spill
        mov rbp, rbx                 ;    40.5 p1      43 t[0] copy
        and rbp, r11                 ;    41.5 p0      43 t[0]
        xor rsi, rbp                 ;    42.5 p0      43 t[0]
        mov rbp, r8                  ;    37.6 p1      43 t[0] copy
        and rbp, rax                 ;    42.2 p0      43 t[0]
        xor rsi, rbp                 ;    43.5 p0      43 t[0]
        mov qword [rsp + 1728], r15  ;    43.3 p0+p3   43 t[0] spill
        mov r15, r12                 ;    35.9 p1      43 t[0] copy
        and r15, r10                 ;    44.3 p0      43 t[0]
        xor r9, r15                  ;    45.3 p0      43 t[0]
        mov r15, rsi                 ;    44.5 p1      43 t[0] copy
        and r15, r9                  ;    46.3 p0      43 t[0]
        xor rax, r15                 ;    47.3 p0      43 t[0]
        xor rsi, r8                  ;    46.6 p0      43 t[0]
        mov r15, r9                  ;    46.3 p1      43 t[0] copy
        and r15, rax                 ;    48.3 p0      43 t[0]
        xor r8, r15                  ;    49.3 p0      43 t[0]
        mov r15, r8                  ;    50.3 p1      43 t[0] copy
        or rbp, rsi                  ;    48.3 p0      43 t[0]
        xor rbp, rax                 ;    49.3 p0      43 t[0]
        and rax, r8                  ;    50.3 p0      43 t[0]
        or r15, rbp                  ;    51.3 p0      43 t[0]
        xor rsi, r15                 ;    52.3 p0      43 t[0]
        and rdx, rsi                 ;    53.3 p0      43 t[0]
        xor r9, rax                  ;    51.7 p0      43 t[0]
        mov r15, r8                  ;    50.3 p1      43 t[0] copy
        and r11, r8                  ;    52.3 p0      43 t[0]
        xor r15, rbp                 ;    52.9 p0      43 t[0]
        and rcx, r15                 ;    53.9 p0      43 t[0]
        mov rax, rsi                 ;    53.3 p1      43 t[0] copy
        and r13, rsi                 ;    54.0 p0      43 t[0]
        xor rsi, r9                  ;    54.6 p0      43 t[0]
        and rbx, r8                  ;    55.2 p0      43 t[0]
        and r14, rbp                 ;    55.7 p0      43 t[0]
        xor rax, r15                 ;    56.3 p0      43 t[0]
        and r15, qword [rsp + 1712]  ;    56.9 p2+p0   43 t[0]
        and r10, rax                 ;    57.4 p0      43 t[0]
        xor rdx, rcx                 ;    58.0 p0      43 t[0]
        xor r8, r9                   ;    58.6 p0      43 t[0]
        mov qword [rsp + 1712], r14  ;    59.2 p0+p3   43 t[0] spill
        mov r14, qword [rsp + 1664]  ;    46.0 p2      43 t[0]
        and rdi, rsi                 ;    60.2 p0      43 t[0]
        and r12, rax                 ;    60.7 p0      43 t[0]
        mov rax, rbp                 ;    50.3 p1      43 t[0] copy
        xor rbp, rsi                 ;    61.3 p0      43 t[0]
        and rsi, qword [rsp + 1696]  ;    61.9 p2+p0   43 t[0]
        and r14, rbp                 ;    62.4 p0      43 t[0]
        and rbp, qword [rsp + 536]   ;    63.0 p2+p0   43 t[0]
        xor rcx, r12                 ;    63.6 p0      43 t[0]
        and rax, qword [rsp + 592]   ;    64.2 p2+p0   43 t[0]
        xor r14, rax                 ;    65.2 p0      43 t[0]
        xor r14, rbx                 ;    66.2 p0      43 t[0]
        xor rdi, rbp                 ;    65.9 p0      43 t[0]
        xor rbx, r10                 ;    66.4 p0      43 t[0]
        xor r10, rax                 ;    67.0 p0      43 t[0]
        mov rax, qword [rsp + 1704]  ;    52.0 p2      43 t[0]
        and rax, r8                  ;    67.6 p0      43 t[0]
        xor r14, rax                 ;    68.6 p0      43 t[0]
        xor r10, rsi                 ;    68.7 p0      43 t[0]
        mov rsi, rdx                 ;    59.0 p1      43 t[0] copy
        xor rsi, rdi                 ;    69.3 p0      43 t[0]
        xor r13, rax                 ;    69.9 p0      43 t[0]
        mov rax, qword [rsp + 1728]  ;    54.3 p2      43 t[0]
        and rax, r9                  ;    70.4 p0      43 t[0]
        xor rbx, r13                 ;    71.0 p0      43 t[0]
        xor rsi, rbx                 ;    72.0 p0      43 t[0]
        xor r15, rsi                 ;    73.0 p0      43 t[0]
        xor r10, r15                 ;    74.0 p0      43 t[0]
        and r9, qword [rsp + 1720]   ;    73.3 p2+p0   43 t[0]
        xor r9, r10                  ;    75.0 p0      43 t[0]
        xor r11, r9                  ;    76.0 p0      43 t[0]
        and r8, qword [rsp + 1672]   ;    75.0 p2+p0   43 t[0]
        xor rdi, r8                  ;    76.0 p0      43 t[0]
        xor rdi, r9                  ;    77.0 p0      43 t[0]
        mov r9, qword [rsp + 896]    ;    59.0 p2      43 t[0] reload
        xor rcx, r11                 ;    77.0 p0      43 t[0]
        mov r8, qword [rsp + 888]    ;    60.0 p2      43 t[0]
        mov qword [rsp + 1736], r11  ;    77.3 p0+p3   43 t[0] spill
        mov qword [rsp + 1744], rbp  ;    78.3 p0+p3   43 t[0] spill
        xor r13, rax                 ;    79.3 p0      43 t[0]
        mov rax, qword [rsp + 920]   ;    61.0 p2      43 t[0] reload
        not rdi                      ;    79.9 p0      43 t[0]
        mov qword [rsp + 1664], rdi  ;    80.9 p0+p3   43 t[0] spill
        xor r8, r9                   ;    81.4 p0      43 t[0]
        mov r12, r8                  ;    82.4 p1      43 t[0] copy
        xor r12, qword [rsp + 872]   ;    83.4 p2+p0   43 t[0]
        xor r13, r15                 ;    82.5 p0      43 t[0]
        mov r15, r12                 ;    84.4 p1      43 t[0] copy
        xor r15, rax                 ;    85.4 p0      43 t[0]
        mov qword [rsp + 1752], rdx  ;    83.6 p0+p3   43 t[0] spill
        not rbx                      ;    84.6 p0      43 t[0]
        mov qword [rsp + 1728], r14  ;    85.1 p0+p3   43 t[0] spill
        mov r14, r15                 ;    86.4 p1      43 t[0] copy
        xor r14, qword [rsp + 864]   ;    87.4 p2+p0   43 t[0]
        mov qword [rsp + 1672], rbx  ;    86.7 p0+p3   43 t[0] spill
        mov rbx, r14                 ;    88.4 p1      43 t[0] copy
        xor rbx, qword [rsp + 880]   ;    89.4 p2+p0   43 t[0]
        mov qword [rsp + 1760], rcx  ;    88.3 p0+p3   43 t[0] spill
        mov qword [rsp + 1704], r10  ;    89.3 p0+p3   43 t[0] spill
        mov r10, rbx                 ;    90.4 p1      43 t[0] copy
        mov qword [rsp + 1768], rbx  ;    90.4 p0+p3   43 t[0] spill
        xor r10, qword [rsp + 888]   ;    91.4 p2+p0   43 t[0]
        mov qword [rsp + 1776], r10  ;    92.4 p0+p3   43 t[0] spill
        not rsi                      ;    92.9 p0      43 t[0]
        mov qword [rsp + 1720], rsi  ;    93.9 p0+p3   43 t[0] spill
        mov rsi, r15                 ;    86.4 p1      43 t[0] copy
        xor rsi, qword [rsp + 912]   ;    94.4 p2+p0   43 t[0]
        mov rdi, rsi                 ;    95.4 p1      43 t[0] copy
        xor rdi, qword [rsp + 904]   ;    96.4 p2+p0   43 t[0]
        mov rbp, rsi                 ;    95.4 p1      43 t[0] copy
        mov rbx, rdi                 ;    97.4 p1      43 t[0] copy
        mov rdx, rdi                 ;    97.4 p1      43 t[0] copy
        xor rdx, r9                  ;    98.4 p0      43 t[0]
        mov rcx, rdx                 ;    99.4 p1      43 t[0] copy
        xor rbp, r10                 ;    96.4 p0      43 t[0]
        not r13                      ;    96.6 p0      43 t[0]
        mov r11, rbp                 ;    97.4 p1      43 t[0] copy
        mov qword [rsp + 1784], rdi  ;    97.4 p0+p3   43 t[0] spill
        xor r11, rax                 ;    98.4 p0      43 t[0]
        xor rcx, r11                 ;   100.4 p0      43 t[0]
        and rbx, rcx                 ;   101.4 p0      43 t[0]
        xor r12, rbx                 ;   102.4 p0      43 t[0]
        mov qword [rsp + 1696], r13  ;   100.4 p0+p3   43 t[0] spill
        mov r13, rdi                 ;    97.4 p1      43 t[0] copy
        mov rdi, r10                 ;    92.4 p1      43 t[0] copy
        xor r13, qword [rsp + 864]   ;   101.4 p2+p0   43 t[0]
        mov r9, rcx                  ;   101.4 p1      43 t[0] copy
        mov qword [rsp + 1792], rcx  ;   102.0 p0+p3   43 t[0] spill
        mov rbx, r11                 ;    99.4 p1      43 t[0] copy
        xor rbx, qword [rsp + 864]   ;   103.0 p2+p0   43 t[0]
        mov qword [rsp + 1800], r11  ;   103.6 p0+p3   43 t[0] spill
        xor r8, rbx                  ;   104.6 p0      43 t[0]
        and rdi, r8                  ;   105.6 p0      43 t[0]
        and rbx, r11                 ;   105.7 p0      43 t[0]
        mov r11, r14                 ;    88.4 p1      43 t[0] copy
        or r11, rax                  ;   106.3 p0      43 t[0]
        xor r12, rbx                 ;   106.9 p0      43 t[0]
        xor rbx, rdi                 ;   107.4 p0      43 t[0]
        mov rdi, r10                 ;    92.4 p1      43 t[0] copy
        mov r10, r15                 ;    86.4 p1      43 t[0] copy
        xor r9, qword [rsp + 888]    ;   108.0 p2+p0   43 t[0]
        mov rcx, r9                  ;   109.0 p1      43 t[0] copy
        xor rdi, rdx                 ;   108.6 p0      43 t[0]
        and rcx, rdi                 ;   110.0 p0      43 t[0]
        xor rcx, qword [rsp + 896]   ;   111.0 p2+p0   43 t[0]
        xor rcx, rbx                 ;   112.0 p0      43 t[0]
        and r10, rbp                 ;   110.9 p0      43 t[0]
        xor rcx, r10                 ;   113.0 p0      43 t[0]
        xor rbx, qword [rsp + 1768]  ;   112.0 p2+p0   43 t[0]
        mov qword [rsp + 1768], rdi  ;   112.6 p0+p3   43 t[0] spill
        xor r10, r12                 ;   113.6 p0      43 t[0]
        xor rbx, r11                 ;   114.1 p0      43 t[0]
        xor r12, r11                 ;   114.7 p0      43 t[0]
        mov r11, rdi                 ;   109.6 p1      43 t[0] copy
        xor r11, rax                 ;   115.3 p0      43 t[0]
        mov rax, r15                 ;    89.7 p1      43 t[0] copy
        xor rax, r8                  ;   115.8 p0      43 t[0]
        mov qword [rsp + 1808], rax  ;   116.8 p0+p3   43 t[0] spill
        mov qword [rsp + 1816], rsi  ;   117.4 p0+p3   43 t[0] spill
        mov rdi, rsi                 ;    95.4 p1      43 t[0] copy
        and rdi, rax                 ;   118.4 p0      43 t[0]
        xor r10, rdi                 ;   119.4 p0      43 t[0]
        mov rdi, r14                 ;    92.0 p1      43 t[0] copy
        xor rdi, r9                  ;   119.6 p0      43 t[0]
        mov rax, r13                 ;   102.4 p1      43 t[0] copy
        and rax, rdx                 ;   120.1 p0      43 t[0]
        xor rbx, rax                 ;   121.1 p0      43 t[0]
        mov rax, r11                 ;   116.3 p1      43 t[0] copy
        and rax, rdi                 ;   121.3 p0      43 t[0]
        xor r12, rax                 ;   122.3 p0      43 t[0]
        mov rax, rcx                 ;   114.0 p1      43 t[0] copy
        and rax, r10                 ;   122.4 p0      43 t[0]
        xor r12, rax                 ;   123.4 p0      43 t[0]
        mov rsi, rbx                 ;   122.1 p1      43 t[0] copy
        and rsi, r12                 ;   124.4 p0      43 t[0]
        xor r10, rsi                 ;   125.4 p0      43 t[0]
        mov rsi, rcx                 ;   114.0 p1      43 t[0] copy
        xor rcx, r12                 ;   124.7 p0      43 t[0]
        or rax, rcx                  ;   125.7 p0      43 t[0]
        xor rax, r10                 ;   126.7 p0      43 t[0]
        and r14, rax                 ;   127.7 p0      43 t[0]
        mov r12, rbx                 ;   122.1 p1      43 t[0] copy
        and r12, r10                 ;   127.0 p0      43 t[0]
        xor rsi, r12                 ;   128.0 p0      43 t[0]
        mov r12, qword [rsp + 1776]  ;    99.3 p2      43 t[0]
        mov qword [rsp + 1776], r14  ;   128.7 p0+p3   43 t[0] spill
        and r10, rsi                 ;   129.1 p0      43 t[0]
        xor rbx, r10                 ;   130.1 p0      43 t[0]
        mov r10, rsi                 ;   129.0 p1      43 t[0] copy
        or r10, rax                  ;   130.3 p0      43 t[0]
        xor rcx, r10                 ;   131.3 p0      43 t[0]
        and r8, rcx                  ;   132.3 p0      43 t[0]
        and rdi, rsi                 ;   132.0 p0      43 t[0]
        and r11, rsi                 ;   132.6 p0      43 t[0]
        mov r14, rcx                 ;   132.3 p1      43 t[0] copy
        mov r10, rsi                 ;   129.0 p1      43 t[0] copy
        xor r10, rax                 ;   133.1 p0      43 t[0]
        xor r14, r10                 ;   134.1 p0      43 t[0]
        and r13, r14                 ;   135.1 p0      43 t[0]
        and r12, rcx                 ;   134.8 p0      43 t[0]
        xor rcx, rbx                 ;   135.4 p0      43 t[0]
        and rbp, rcx                 ;   136.4 p0      43 t[0]
        xor rsi, rbx                 ;   136.5 p0      43 t[0]
        and r15, rcx                 ;   137.1 p0      43 t[0]
        and rdx, r14                 ;   137.7 p0      43 t[0]
        mov r14, rax                 ;   127.7 p1      43 t[0] copy
        and r9, r10                  ;   138.3 p0      43 t[0]
        xor r8, r9                   ;   139.3 p0      43 t[0]
        and r14, qword [rsp + 920]   ;   139.4 p2+p0   43 t[0]
        xor rax, rcx                 ;   140.0 p0      43 t[0]
        mov rcx, qword [rsp + 1800]  ;   108.3 p2      43 t[0]
        and rcx, rax                 ;   141.0 p0      43 t[0]
        xor rcx, r14                 ;   142.0 p0      43 t[0]
        xor rcx, r11                 ;   143.0 p0      43 t[0]
        xor r11, rdx                 ;   142.3 p0      43 t[0]
        xor rdx, r14                 ;   142.8 p0      43 t[0]
        and rax, qword [rsp + 864]   ;   143.4 p2+p0   43 t[0]
        xor r15, rax                 ;   144.4 p0      43 t[0]
        mov r14, r8                  ;   140.3 p1      43 t[0] copy
        xor r14, r15                 ;   145.4 p0      43 t[0]
        and r10, qword [rsp + 1768]  ;   145.1 p2+p0   43 t[0]
        mov qword [rsp + 1768], rax  ;   145.7 p0+p3   43 t[0] spill
        mov rax, qword [rsp + 1792]  ;   113.0 p2      43 t[0]
        and rax, rsi                 ;   146.7 p0      43 t[0]
        xor r12, rax                 ;   147.7 p0      43 t[0]
        xor r11, r12                 ;   148.7 p0      43 t[0]
        xor r14, r11                 ;   149.7 p0      43 t[0]
        xor r10, r14                 ;   150.7 p0      43 t[0]
        xor rcx, rax                 ;   149.5 p0      43 t[0]
        mov rax, qword [rsp + 1784]  ;   115.3 p2      43 t[0]
        and rax, rsi                 ;   150.1 p0      43 t[0]
        mov rsi, qword [rsp + 1816]  ;   117.4 p2      43 t[0]
        and rsi, rbx                 ;   150.7 p0      43 t[0]
        xor r15, rax                 ;   151.3 p0      43 t[0]
        xor rdx, rbp                 ;   151.8 p0      43 t[0]
        xor rdx, r10                 ;   152.8 p0      43 t[0]
        xor r9, r13                  ;   153.0 p0      43 t[0]
        xor r12, rsi                 ;   153.5 p0      43 t[0]
        xor r12, r10                 ;   154.5 p0      43 t[0]
        not r12                      ;   155.5 p0      43 t[0]
        mov rax, qword [rsp + 1232]  ;   119.0 p2      43 t[0]
        and rbx, qword [rsp + 1808]  ;   155.2 p2+p0   43 t[0]
        not r14                      ;   155.7 p0      43 t[0]
        not r11                      ;   156.2 p0      43 t[0]
        mov r10, qword [rsp + 1216]  ;   121.0 p2      43 t[0] reload
        xor rbx, rdx                 ;   156.7 p0      43 t[0]
        xor r15, rbx                 ;   157.7 p0      43 t[0]
        not r15                      ;   158.7 p0      43 t[0]
        xor rdi, rbx                 ;   158.4 p0      43 t[0]
        xor r9, rdi                  ;   159.4 p0      43 t[0]
        mov r13, qword [rsp + 1776]  ;   128.7 p2      43 t[0]
        xor r13, qword [rsp + 1768]  ;   159.5 p2+p0   43 t[0]
        xor r13, r8                  ;   160.5 p0      43 t[0]
        mov r8, qword [rsp + 1680]   ;   124.7 p2      43 t[0]
        mov rbp, qword [rsp + 1656]  ;   125.7 p2      43 t[0] reload
        xor r8, r10                  ;   160.7 p0      43 t[0]
        mov rsi, r8                  ;   161.7 p1      43 t[0] copy
        xor rsi, qword [rsp + 1192]  ;   162.7 p2+p0   43 t[0]
        mov qword [rsp + 1808], r11  ;   161.8 p0+p3   43 t[0] spill
        xor r13, rdi                 ;   162.8 p0      43 t[0]
        mov rdi, rsi                 ;   163.7 p1      43 t[0] copy
        xor rdi, rbp                 ;   164.7 p0      43 t[0]
        mov qword [rsp + 1816], r14  ;   164.0 p0+p3   43 t[0] spill
        xor rax, rdi                 ;   165.7 p0      43 t[0]
        mov r11, rax                 ;   166.7 p1      43 t[0] copy
        mov r14, r10                 ;   128.5 p1      43 t[0] copy
        xor r11, qword [rsp + 1224]  ;   167.7 p2+p0   43 t[0]
        xor r14, r11                 ;   168.7 p0      43 t[0]
        mov rbx, rdi                 ;   165.7 p1      43 t[0] copy
        mov qword [rsp + 1768], rdx  ;   166.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1792], r12  ;   167.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1824], r9   ;   168.7 p0+p3   43 t[0] spill
        mov r12, rax                 ;   166.7 p1      43 t[0] copy
        xor rbx, qword [rsp + 1648]  ;   169.7 p2+p0   43 t[0]
        mov rdx, rbx                 ;   170.7 p1      43 t[0] copy
        xor rdx, qword [rsp + 1200]  ;   171.7 p2+p0   43 t[0]
        mov qword [rsp + 1800], r13  ;   170.8 p0+p3   43 t[0] spill
        mov r13, rbp                 ;   133.3 p1      43 t[0] copy
        mov qword [rsp + 1776], rcx  ;   171.8 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;   172.7 p1      43 t[0] copy
        xor rcx, qword [rsp + 1680]  ;   173.7 p2+p0   43 t[0]
        mov qword [rsp + 1784], r15  ;   173.4 p0+p3   43 t[0] spill
        mov r9, r14                  ;   169.7 p1      43 t[0] copy
        xor r12, rcx                 ;   174.7 p0      43 t[0]
        xor r13, r12                 ;   175.7 p0      43 t[0]
        xor r9, r13                  ;   176.7 p0      43 t[0]
        mov r15, r11                 ;   168.7 p1      43 t[0] copy
        xor r15, qword [rsp + 1648]  ;   176.1 p2+p0   43 t[0]
        mov qword [rsp + 1832], r11  ;   176.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1840], rcx  ;   177.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1848], r13  ;   178.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1856], rax  ;   179.7 p0+p3   43 t[0] spill
        mov r10, r9                  ;   177.7 p1      43 t[0] copy
        xor r10, qword [rsp + 1680]  ;   180.7 p2+p0   43 t[0]
        mov qword [rsp + 1680], rdx  ;   181.2 p0+p3   43 t[0] spill
        mov rdx, r11                 ;   168.7 p1      43 t[0] copy
        and rdx, r9                  ;   182.2 p0      43 t[0]
        xor rsi, rdx                 ;   183.2 p0      43 t[0]
        mov qword [rsp + 1864], r9   ;   183.4 p0+p3   43 t[0] spill
        mov r9, r10                  ;   181.7 p1      43 t[0] copy
        mov r11, rcx                 ;   174.7 p1      43 t[0] copy
        mov rdx, r13                 ;   176.7 p1      43 t[0] copy
        xor rdx, qword [rsp + 1648]  ;   184.4 p2+p0   43 t[0]
        xor r8, rdx                  ;   185.4 p0      43 t[0]
        and r11, r8                  ;   186.4 p0      43 t[0]
        and rdx, r13                 ;   186.1 p0      43 t[0]
        mov r13, rbx                 ;   170.7 p1      43 t[0] copy
        or r13, rbp                  ;   186.7 p0      43 t[0]
        xor rsi, rdx                 ;   187.2 p0      43 t[0]
        xor rdx, r11                 ;   187.8 p0      43 t[0]
        mov r11, r14                 ;   169.7 p1      43 t[0] copy
        xor r11, rcx                 ;   188.4 p0      43 t[0]
        and r9, r11                  ;   189.4 p0      43 t[0]
        xor r9, qword [rsp + 1216]   ;   190.4 p2+p0   43 t[0]
        mov rcx, rbp                 ;   147.3 p1      43 t[0] copy
        xor r9, rdx                  ;   191.4 p0      43 t[0]
        xor rcx, r11                 ;   190.7 p0      43 t[0]
        mov rbp, rdi                 ;   165.7 p1      43 t[0] copy
        and rbp, r12                 ;   191.2 p0      43 t[0]
        xor r9, rbp                  ;   192.4 p0      43 t[0]
        xor rbp, rsi                 ;   192.4 p0      43 t[0]
        xor rsi, r13                 ;   192.9 p0      43 t[0]
        xor rdx, qword [rsp + 1680]  ;   193.5 p2+p0   43 t[0]
        xor rdx, r13                 ;   194.5 p0      43 t[0]
        mov r13, rdi                 ;   165.7 p1      43 t[0] copy
        xor r13, r8                  ;   194.7 p0      43 t[0]
        mov qword [rsp + 1872], r13  ;   195.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1680], r11  ;   196.2 p0+p3   43 t[0] spill
        mov r11, rax                 ;   166.7 p1      43 t[0] copy
        and r11, r13                 ;   197.2 p0      43 t[0]
        xor rbp, r11                 ;   198.2 p0      43 t[0]
        mov r11, rbx                 ;   170.7 p1      43 t[0] copy
        xor r11, r10                 ;   198.4 p0      43 t[0]
        mov r13, r14                 ;   169.7 p1      43 t[0] copy
        and r13, r15                 ;   198.9 p0      43 t[0]
        xor rdx, r13                 ;   199.9 p0      43 t[0]
        mov r13, rcx                 ;   191.7 p1      43 t[0] copy
        and r13, r11                 ;   200.1 p0      43 t[0]
        xor rsi, r13                 ;   201.1 p0      43 t[0]
        mov r13, r9                  ;   193.4 p1      43 t[0] copy
        and r13, rbp                 ;   201.2 p0      43 t[0]
        xor rsi, r13                 ;   202.2 p0      43 t[0]
        mov rax, rdx                 ;   200.9 p1      43 t[0] copy
        and rax, rsi                 ;   203.2 p0      43 t[0]
        xor rbp, rax                 ;   204.2 p0      43 t[0]
        xor rsi, r9                  ;   203.5 p0      43 t[0]
        mov rax, rdx                 ;   200.9 p1      43 t[0] copy
        and rax, rbp                 ;   205.2 p0      43 t[0]
        or r13, rsi                  ;   204.7 p0      43 t[0]
        xor r13, rbp                 ;   205.7 p0      43 t[0]
        xor r9, rax                  ;   206.2 p0      43 t[0]
        and rbp, r9                  ;   207.2 p0      43 t[0]
        and r11, r9                  ;   207.2 p0      43 t[0]
        xor rdx, rbp                 ;   208.2 p0      43 t[0]
        mov rbp, r9                  ;   207.2 p1      43 t[0] copy
        or rbp, r13                  ;   208.2 p0      43 t[0]
        xor rsi, rbp                 ;   209.2 p0      43 t[0]
        and rbx, r13                 ;   209.2 p0      43 t[0]
        and r8, rsi                  ;   210.2 p0      43 t[0]
        mov rax, qword [rsp + 1840]  ;   177.7 p2      43 t[0]
        and rax, rsi                 ;   210.4 p0      43 t[0]
        mov qword [rsp + 1840], rbx  ;   210.9 p0+p3   43 t[0] spill
        mov rbx, rsi                 ;   210.2 p1      43 t[0] copy
        and rcx, r9                  ;   211.9 p0      43 t[0]
        xor rsi, rdx                 ;   212.5 p0      43 t[0]
        and r12, rsi                 ;   213.5 p0      43 t[0]
        and rdi, rsi                 ;   213.6 p0      43 t[0]
        mov rbp, r9                  ;   207.2 p1      43 t[0] copy
        xor rbp, r13                 ;   214.2 p0      43 t[0]
        xor rbx, rbp                 ;   215.2 p0      43 t[0]
        and r14, rbx                 ;   216.2 p0      43 t[0]
        and r15, rbx                 ;   216.2 p0      43 t[0]
        mov rbx, r13                 ;   206.7 p1      43 t[0] copy
        xor r13, rsi                 ;   216.5 p0      43 t[0]
        mov rsi, qword [rsp + 1848]  ;   178.7 p2      43 t[0]
        and rsi, r13                 ;   217.5 p0      43 t[0]
        and r13, qword [rsp + 1648]  ;   217.6 p2+p0   43 t[0]
        xor r9, rdx                  ;   218.2 p0      43 t[0]
        and r10, rbp                 ;   218.8 p0      43 t[0]
        xor r8, r10                  ;   219.8 p0      43 t[0]
        xor rdi, r13                 ;   219.9 p0      43 t[0]
        and rbx, qword [rsp + 1656]  ;   220.5 p2+p0   43 t[0]
        and rbp, qword [rsp + 1680]  ;   221.1 p2+p0   43 t[0]
        mov qword [rsp + 1680], r13  ;   221.6 p0+p3   43 t[0] spill
        xor rsi, rbx                 ;   222.6 p0      43 t[0]
        xor rsi, rcx                 ;   223.6 p0      43 t[0]
        mov r13, qword [rsp + 1864]  ;   183.4 p2      43 t[0]
        xor rcx, r14                 ;   223.8 p0      43 t[0]
        xor r14, rbx                 ;   224.4 p0      43 t[0]
        xor r14, r12                 ;   225.4 p0      43 t[0]
        xor r10, r15                 ;   225.5 p0      43 t[0]
        mov rbx, r8                  ;   220.8 p1      43 t[0] copy
        xor rbx, rdi                 ;   226.1 p0      43 t[0]
        mov r12, qword [rsp + 1840]  ;   210.9 p2      43 t[0]
        xor r12, qword [rsp + 1680]  ;   226.6 p2+p0   43 t[0]
        xor r12, r8                  ;   227.6 p0      43 t[0]
        mov r8, qword [rsp + 1632]   ;   177.0 p2      43 t[0]
        and r13, r9                  ;   227.8 p0      43 t[0]
        xor rsi, r13                 ;   228.8 p0      43 t[0]
        xor rax, r13                 ;   228.9 p0      43 t[0]
        mov r13, qword [rsp + 1832]  ;   178.0 p2      43 t[0]
        and r13, r9                  ;   229.5 p0      43 t[0]
        mov r9, qword [rsp + 1856]   ;   179.7 p2      43 t[0]
        xor rdi, r13                 ;   230.5 p0      43 t[0]
        xor rcx, rax                 ;   230.6 p0      43 t[0]
        xor rbx, rcx                 ;   231.6 p0      43 t[0]
        xor rbp, rbx                 ;   232.6 p0      43 t[0]
        xor r14, rbp                 ;   233.6 p0      43 t[0]
        not rcx                      ;   232.9 p0      43 t[0]
        mov qword [rsp + 1840], rsi  ;   233.4 p0+p3   43 t[0] spill
        not rbx                      ;   234.4 p0      43 t[0]
        and r9, rdx                  ;   234.9 p0      43 t[0]
        xor rax, r9                  ;   235.9 p0      43 t[0]
        mov r9, qword [rsp + 1608]   ;   182.3 p2      43 t[0] reload
        and rdx, qword [rsp + 1872]  ;   236.1 p2+p0   43 t[0]
        xor rdx, r14                 ;   237.1 p0      43 t[0]
        xor rax, rbp                 ;   237.2 p0      43 t[0]
        xor r11, rdx                 ;   238.1 p0      43 t[0]
        xor r10, r11                 ;   239.1 p0      43 t[0]
        xor r8, r9                   ;   238.9 p0      43 t[0]
        xor r12, r11                 ;   239.5 p0      43 t[0]
        mov r11, qword [rsp + 1688]  ;   186.2 p2      43 t[0]
        xor r11, r8                  ;   240.1 p0      43 t[0]
        mov r13, qword [rsp + 1640]  ;   187.4 p2      43 t[0]
        xor r13, r11                 ;   241.1 p0      43 t[0]
        not rax                      ;   241.2 p0      43 t[0]
        xor rdi, rdx                 ;   241.7 p0      43 t[0]
        mov rbp, qword [rsp + 1616]  ;   188.7 p2      43 t[0]
        xor rbp, r13                 ;   242.3 p0      43 t[0]
        mov rdx, rbp                 ;   243.3 p1      43 t[0] copy
        xor rdx, qword [rsp + 1592]  ;   244.3 p2+p0   43 t[0]
        mov qword [rsp + 1680], r10  ;   243.4 p0+p3   43 t[0] spill
        mov qword [rsp + 1688], rax  ;   244.4 p0+p3   43 t[0] spill
        mov r15, qword [rsp + 1624]  ;   192.0 p2      43 t[0]
        xor r15, r13                 ;   245.4 p0      43 t[0]
        mov r10, r15                 ;   246.4 p1      43 t[0] copy
        mov rax, r15                 ;   246.4 p1      43 t[0] copy
        mov qword [rsp + 1592], rcx  ;   246.0 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;   245.3 p1      43 t[0] copy
        xor rcx, qword [rsp + 1632]  ;   247.0 p2+p0   43 t[0]
        xor r10, rcx                 ;   248.0 p0      43 t[0]
        mov qword [rsp + 1624], rbx  ;   248.1 p0+p3   43 t[0] spill
        mov rbx, r9                  ;   195.5 p1      43 t[0] copy
        xor rax, qword [rsp + 1600]  ;   249.1 p2+p0   43 t[0]
        mov qword [rsp + 1872], r14  ;   249.7 p0+p3   43 t[0] spill
        xor rbx, rax                 ;   250.7 p0      43 t[0]
        mov r14, rbx                 ;   251.7 p1      43 t[0] copy
        mov rsi, r10                 ;   249.0 p1      43 t[0] copy
        xor rsi, qword [rsp + 1640]  ;   251.3 p2+p0   43 t[0]
        xor r14, rsi                 ;   252.7 p0      43 t[0]
        mov r9, rax                  ;   250.1 p1      43 t[0] copy
        and r9, r14                  ;   253.7 p0      43 t[0]
        xor r11, r9                  ;   254.7 p0      43 t[0]
        mov r9, rsi                  ;   252.3 p1      43 t[0] copy
        not rdi                      ;   253.6 p0      43 t[0]
        mov qword [rsp + 1600], r12  ;   254.1 p0+p3   43 t[0] spill
        mov r12, rax                 ;   250.1 p1      43 t[0] copy
        xor r12, qword [rsp + 1616]  ;   255.1 p2+p0   43 t[0]
        mov qword [rsp + 1856], rdi  ;   255.6 p0+p3   43 t[0] spill
        mov qword [rsp + 1832], r14  ;   256.6 p0+p3   43 t[0] spill
        xor r9, qword [rsp + 1616]   ;   257.6 p2+p0   43 t[0]
        xor r8, r9                   ;   258.6 p0      43 t[0]
        and r9, rsi                  ;   258.8 p0      43 t[0]
        xor r11, r9                  ;   259.8 p0      43 t[0]
        mov qword [rsp + 1864], r10  ;   259.9 p0+p3   43 t[0] spill
        mov rdi, r14                 ;   253.7 p1      43 t[0] copy
        xor rdi, qword [rsp + 1632]  ;   260.9 p2+p0   43 t[0]
        mov qword [rsp + 1632], rax  ;   261.5 p0+p3   43 t[0] spill
        mov rax, rcx                 ;   248.0 p1      43 t[0] copy
        and rax, r8                  ;   262.5 p0      43 t[0]
        xor r9, rax                  ;   263.5 p0      43 t[0]
        mov rax, rcx                 ;   248.0 p1      43 t[0] copy
        xor rax, rbx                 ;   263.6 p0      43 t[0]
        mov qword [rsp + 1648], rax  ;   264.6 p0+p3   43 t[0] spill
        xor rdx, r9                  ;   265.2 p0      43 t[0]
        mov r14, rdi                 ;   261.9 p1      43 t[0] copy
        and r14, rax                 ;   265.8 p0      43 t[0]
        xor r14, qword [rsp + 1608]  ;   266.8 p2+p0   43 t[0]
        xor r14, r9                  ;   267.8 p0      43 t[0]
        mov r9, r13                  ;   242.1 p1      43 t[0] copy
        and r9, r10                  ;   267.5 p0      43 t[0]
        mov r10, rax                 ;   264.6 p1      43 t[0] copy
        mov rax, r15                 ;   246.4 p1      43 t[0] copy
        xor r14, r9                  ;   268.8 p0      43 t[0]
        mov qword [rsp + 1608], rsi  ;   268.6 p0+p3   43 t[0] spill
        xor r9, r11                  ;   269.6 p0      43 t[0]
        xor r10, qword [rsp + 1640]  ;   270.2 p2+p0   43 t[0]
        mov rsi, rbp                 ;   243.3 p1      43 t[0] copy
        or rsi, qword [rsp + 1640]   ;   270.8 p2+p0   43 t[0]
        xor r11, rsi                 ;   271.8 p0      43 t[0]
        xor rdx, rsi                 ;   271.9 p0      43 t[0]
        mov rsi, r13                 ;   242.1 p1      43 t[0] copy
        xor rsi, r8                  ;   272.5 p0      43 t[0]
        and rax, rsi                 ;   273.5 p0      43 t[0]
        xor r9, rax                  ;   274.5 p0      43 t[0]
        mov rax, rbp                 ;   243.3 p1      43 t[0] copy
        xor rax, rdi                 ;   274.2 p0      43 t[0]
        mov qword [rsp + 1848], rsi  ;   274.8 p0+p3   43 t[0] spill
        mov rsi, rbx                 ;   251.7 p1      43 t[0] copy
        mov qword [rsp + 1656], r15  ;   275.8 p0+p3   43 t[0] spill
        and rsi, r12                 ;   276.8 p0      43 t[0]
        xor rdx, rsi                 ;   277.8 p0      43 t[0]
        mov rsi, r10                 ;   271.2 p1      43 t[0] copy
        mov r15, rdx                 ;   278.8 p1      43 t[0] copy
        and rsi, rax                 ;   277.9 p0      43 t[0]
        xor r11, rsi                 ;   278.9 p0      43 t[0]
        mov rsi, r14                 ;   269.8 p1      43 t[0] copy
        and rsi, r9                  ;   279.0 p0      43 t[0]
        xor r11, rsi                 ;   280.0 p0      43 t[0]
        and r15, r11                 ;   281.0 p0      43 t[0]
        xor r9, r15                  ;   282.0 p0      43 t[0]
        mov r15, r14                 ;   269.8 p1      43 t[0] copy
        xor r14, r11                 ;   281.3 p0      43 t[0]
        mov r11, rdx                 ;   278.8 p1      43 t[0] copy
        and r11, r9                  ;   283.0 p0      43 t[0]
        xor r15, r11                 ;   284.0 p0      43 t[0]
        and rax, r15                 ;   285.0 p0      43 t[0]
        and r10, r15                 ;   285.0 p0      43 t[0]
        or rsi, r14                  ;   284.2 p0      43 t[0]
        xor rsi, r9                  ;   285.2 p0      43 t[0]
        and r9, r15                  ;   285.3 p0      43 t[0]
        xor rdx, r9                  ;   286.3 p0      43 t[0]
        mov r9, r15                  ;   285.0 p1      43 t[0] copy
        or r9, rsi                   ;   286.5 p0      43 t[0]
        xor r14, r9                  ;   287.5 p0      43 t[0]
        mov r11, r14                 ;   288.5 p1      43 t[0] copy
        mov r9, r15                  ;   285.0 p1      43 t[0] copy
        xor r9, rsi                  ;   287.6 p0      43 t[0]
        xor r11, r9                  ;   289.5 p0      43 t[0]
        and rbx, r11                 ;   290.5 p0      43 t[0]
        and rbp, rsi                 ;   289.3 p0      43 t[0]
        and rdi, r9                  ;   289.9 p0      43 t[0]
        and r12, r11                 ;   290.5 p0      43 t[0]
        and r9, qword [rsp + 1648]   ;   291.0 p2+p0   43 t[0]
        xor r15, rdx                 ;   291.6 p0      43 t[0]
        mov qword [rsp + 1648], rbp  ;   292.2 p0+p3   43 t[0] spill
        and rcx, r14                 ;   293.2 p0      43 t[0]
        mov r11, rsi                 ;   286.2 p1      43 t[0] copy
        and r11, qword [rsp + 1640]  ;   293.7 p2+p0   43 t[0]
        mov rbp, qword [rsp + 1608]  ;   268.6 p2      43 t[0]
        and r8, r14                  ;   294.3 p0      43 t[0]
        xor r14, rdx                 ;   294.9 p0      43 t[0]
        xor rsi, r14                 ;   295.9 p0      43 t[0]
        and r13, r14                 ;   296.0 p0      43 t[0]
        xor r8, rdi                  ;   296.6 p0      43 t[0]
        xor rdi, r12                 ;   297.2 p0      43 t[0]
        and rbp, rsi                 ;   297.7 p0      43 t[0]
        and rsi, qword [rsp + 1616]  ;   298.3 p2+p0   43 t[0]
        xor r13, rsi                 ;   299.3 p0      43 t[0]
        mov qword [rsp + 1616], rsi  ;   299.5 p0+p3   43 t[0] spill
        mov rsi, qword [rsp + 1832]  ;   256.6 p2      43 t[0]
        and rsi, r15                 ;   300.5 p0      43 t[0]
        xor rcx, rsi                 ;   301.5 p0      43 t[0]
        xor rbp, r11                 ;   301.6 p0      43 t[0]
        xor rbp, r10                 ;   302.6 p0      43 t[0]
        xor r10, rbx                 ;   302.7 p0      43 t[0]
        xor r10, rcx                 ;   303.7 p0      43 t[0]
        xor rbx, r11                 ;   303.9 p0      43 t[0]
        mov r11, r8                  ;   297.6 p1      43 t[0] copy
        xor r11, r13                 ;   304.5 p0      43 t[0]
        xor rbp, rsi                 ;   305.0 p0      43 t[0]
        mov rsi, qword [rsp + 1632]  ;   261.5 p2      43 t[0]
        and r14, qword [rsp + 1864]  ;   305.6 p2+p0   43 t[0]
        and rsi, r15                 ;   306.2 p0      43 t[0]
        mov r15, qword [rsp + 1656]  ;   275.8 p2      43 t[0]
        xor r11, r10                 ;   306.7 p0      43 t[0]
        xor r9, r11                  ;   307.7 p0      43 t[0]
        not r11                      ;   307.9 p0      43 t[0]
        xor rbx, r14                 ;   308.4 p0      43 t[0]
        xor rbx, r9                  ;   309.4 p0      43 t[0]
        and r15, rdx                 ;   309.5 p0      43 t[0]
        mov r14, qword [rsp + 1648]  ;   292.2 p2      43 t[0]
        and rdx, qword [rsp + 1848]  ;   310.1 p2+p0   43 t[0]
        xor r13, rsi                 ;   310.7 p0      43 t[0]
        mov rsi, qword [rsp + 1696]  ;   258.7 p2      55 t[0]
        xor rdx, rbx                 ;   311.2 p0      43 t[0]
        xor r14, qword [rsp + 1616]  ;   311.8 p2+p0   43 t[0]
        xor r14, r8                  ;   312.8 p0      43 t[0]
        xor rax, rdx                 ;   312.9 p0      43 t[0]
        xor r14, rax                 ;   313.9 p0      43 t[0]
        mov r12, qword [rsp + 1712]  ;   261.1 p2      55 t[0]
        xor r12, qword [rsp + 1752]  ;   314.1 p2+p0   55 t[0]
        xor rcx, r15                 ;   314.7 p0      43 t[0]
        xor r13, rdx                 ;   315.2 p0      43 t[0]
        mov r8, qword [rsp + 1760]   ;   263.1 p2      55 t[0]
        not r13                      ;   316.2 p0      43 t[0]
        xor r13, qword [rsp + 1784]  ;   317.2 p2+p0   55 t[0]
        not r10                      ;   316.9 p0      43 t[0]
        xor rcx, r9                  ;   317.4 p0      43 t[0]
        not rcx                      ;   318.4 p0      43 t[0]
        mov rdx, qword [rsp + 1760]  ;   266.5 p2      55 t[0]
        xor rdi, rax                 ;   318.4 p0      43 t[0]
        mov rax, qword [rsp + 1792]  ;   267.8 p2      43 t[0] reload
        xor rdx, rdi                 ;   319.4 p0      55 t[0]
        xor r12, qword [rsp + 1736]  ;   319.6 p2+p0   55 t[0]
        xor r12, qword [rsp + 1744]  ;   320.6 p2+p0   55 t[0]
        xor rsi, rax                 ;   320.7 p0      55 t[0]
        xor rax, rcx                 ;   321.3 p0      55 t[0]
        mov rcx, qword [rsp + 1664]  ;   270.8 p2      55 t[0]
        xor rcx, qword [rsp + 1784]  ;   321.9 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1680]  ;   322.4 p2+p0   55 t[0]
        mov r15, qword [rsp + 1800]  ;   273.8 p2      43 t[0] reload
        xor r12, r15                 ;   323.0 p0      55 t[0]
        mov qword [rsp + 1784], r12  ;   324.0 p0+p3   55 t[0] spill
        mov qword [rsp + 1800], rdx  ;   324.6 p0+p3   55 t[0] spill
        mov rdx, qword [rsp + 1760]  ;   274.8 p2      55 t[0]
        xor rdx, rcx                 ;   325.6 p0      55 t[0]
        xor rcx, rax                 ;   326.2 p0      55 t[0]
        mov r12, qword [rsp + 1664]  ;   275.8 p2      55 t[0]
        mov qword [rsp + 1664], rcx  ;   327.2 p0+p3   55 t[0] spill
        xor r12, qword [rsp + 1856]  ;   327.7 p2+p0   55 t[0]
        xor r11, qword [rsp + 1624]  ;   328.3 p2+p0   55 t[0]
        mov rcx, qword [rsp + 1704]  ;   278.8 p2      55 t[0]
        mov r9, qword [rsp + 1824]   ;   279.8 p2      43 t[0] reload
        xor r8, r9                   ;   328.9 p0      55 t[0]
        xor r9, qword [rsp + 1680]   ;   329.4 p2+p0   55 t[0]
        mov qword [rsp + 1824], rax  ;   330.0 p0+p3   55 t[0] spill
        mov qword [rsp + 1680], rbp  ;   331.0 p0+p3   43 t[0] spill
        xor rcx, rbx                 ;   332.0 p0      55 t[0]
        xor rcx, rsi                 ;   333.0 p0      55 t[0]
        xor rsi, qword [rsp + 1856]  ;   333.2 p2+p0   55 t[0]
        mov qword [rsp + 1856], rcx  ;   334.0 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1872]  ;   283.4 p2      55 t[0]
        xor r15, qword [rsp + 1600]  ;   334.7 p2+p0   55 t[0]
        xor rcx, rbx                 ;   335.3 p0      55 t[0]
        mov qword [rsp + 1872], rbx  ;   335.9 p0+p3   43 t[0] spill
        mov rbx, qword [rsp + 1816]  ;   286.4 p2      55 t[0]
        mov qword [rsp + 1760], rcx  ;   336.9 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1688]  ;   287.4 p2      55 t[0]
        xor rcx, rax                 ;   337.9 p0      55 t[0]
        mov qword [rsp + 1792], rcx  ;   338.9 p0+p3   55 t[0] spill
        mov rcx, r13                 ;   318.2 p1      55 t[0] copy
        xor rcx, rsi                 ;   339.4 p0      55 t[0]
        mov qword [rsp + 1744], rsi  ;   340.0 p0+p3   55 t[0] spill
        mov rsi, r9                  ;   330.4 p1      55 t[0] copy
        xor rsi, rdx                 ;   341.0 p0      55 t[0]
        xor r13, rsi                 ;   342.0 p0      55 t[0]
        xor r15, r9                  ;   342.1 p0      55 t[0]
        mov qword [rsp + 1736], r13  ;   343.0 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1776]  ;   291.8 p2      55 t[0]
        xor r13, qword [rsp + 1840]  ;   343.7 p2+p0   55 t[0]
        xor rbx, r8                  ;   344.3 p0      55 t[0]
        mov qword [rsp + 1816], r8   ;   344.9 p0+p3   55 t[0] spill
        mov r8, qword [rsp + 1840]   ;   293.8 p2      55 t[0]
        xor r8, rbp                  ;   345.9 p0      55 t[0]
        mov rbp, qword [rsp + 1808]  ;   294.8 p2      55 t[0]
        xor rbp, r8                  ;   346.9 p0      55 t[0]
        xor r8, rdi                  ;   347.0 p0      55 t[0]
        mov qword [rsp + 1840], rdx  ;   347.6 p0+p3   55 t[0] spill
        xor r9, r11                  ;   348.6 p0      55 t[0]
        mov qword [rsp + 1752], r9   ;   349.6 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1784]   ;   324.0 p2      55 t[0]
        mov rax, qword [rsp + 1672]  ;   297.2 p2      55 t[0]
        mov rdx, r10                 ;   317.9 p1      55 t[0] copy
        xor rax, rbp                 ;   350.1 p0      55 t[0]
        xor rdx, rax                 ;   351.1 p0      55 t[0]
        xor rbp, qword [rsp + 1728]  ;   351.3 p2+p0   55 t[0]
        xor r9, r14                  ;   351.9 p0      55 t[0]
        mov qword [rsp + 1712], rsi  ;   352.4 p0+p3   55 t[0] spill
        mov rsi, r11                 ;   329.3 p1      55 t[0] copy
        xor rsi, r8                  ;   353.4 p0      55 t[0]
        xor rsi, rdx                 ;   354.4 p0      55 t[0]
        mov qword [rsp + 1648], rsi  ;   355.4 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1808]  ;   302.8 p2      55 t[0]
        xor rsi, qword [rsp + 1592]  ;   355.6 p2+p0   55 t[0]
        xor r11, rbx                 ;   356.1 p0      55 t[0]
        xor r10, rsi                 ;   356.7 p0      55 t[0]
        xor rsi, r11                 ;   357.3 p0      55 t[0]
        mov qword [rsp + 1808], rsi  ;   358.3 p0+p3   55 t[0] spill
        mov rsi, r15                 ;   343.1 p1      55 t[0] copy
        xor rsi, r13                 ;   358.9 p0      55 t[0]
        xor rsi, r9                  ;   359.9 p0      55 t[0]
        xor r14, qword [rsp + 1600]  ;   360.0 p2+p0   55 t[0]
        xor r14, qword [rsp + 1872]  ;   361.0 p2+p0   55 t[0]
        mov qword [rsp + 1872], r9   ;   361.1 p0+p3   55 t[0] spill
        mov r9, r12                  ;   328.7 p1      55 t[0] copy
        mov qword [rsp + 1616], rdx  ;   362.1 p0+p3   55 t[0] spill
        mov rdx, qword [rsp + 1704]  ;   310.4 p2      55 t[0]
        xor r14, rdi                 ;   363.1 p0      55 t[0]
        xor rdx, qword [rsp + 1768]  ;   363.7 p2+p0   55 t[0]
        xor r14, rdx                 ;   364.7 p0      55 t[0]
        xor r9, rdi                  ;   364.9 p0      55 t[0]
        mov rdi, qword [rsp + 1792]  ;   338.9 p2      55 t[0]
        xor rdi, rdx                 ;   365.4 p0      55 t[0]
        mov rdx, qword [rsp + 1624]  ;   313.4 p2      55 t[0]
        mov qword [rsp + 1624], r12  ;   366.0 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1792]  ;   338.9 p2      55 t[0]
        xor rbx, qword [rsp + 1720]  ;   367.0 p2+p0   55 t[0]
        xor r13, rbp                 ;   367.6 p0      55 t[0]
        mov qword [rsp + 1792], r14  ;   368.1 p0+p3   55 t[0] spill
        xor rax, qword [rsp + 1776]  ;   369.1 p2+p0   55 t[0]
        mov r14, qword [rsp + 1680]  ;   331.0 p2      55 t[0]
        xor r14, qword [rsp + 1800]  ;   369.7 p2+p0   55 t[0]
        xor r14, qword [rsp + 1784]  ;   370.7 p2+p0   55 t[0]
        mov qword [rsp + 1776], r10  ;   370.8 p0+p3   55 t[0] spill
        xor r14, qword [rsp + 1728]  ;   371.8 p2+p0   55 t[0]
        mov qword [rsp + 1728], r13  ;   372.4 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1816]  ;   344.9 p2      55 t[0]
        xor r13, qword [rsp + 1784]  ;   373.4 p2+p0   55 t[0]
        mov qword [rsp + 1784], r9   ;   374.0 p0+p3   55 t[0] spill
        mov r9, rbx                  ;   368.0 p1      55 t[0] copy
        xor rbx, r10                 ;   375.0 p0      55 t[0]
        xor rdx, qword [rsp + 1800]  ;   375.6 p2+p0   55 t[0]
        xor r9, rdx                  ;   376.6 p0      55 t[0]
        mov r10, qword [rsp + 768]   ;   324.4 p2      55 t[0].0 reload
        xor rdx, qword [rsp + 1808]  ;   376.7 p2+p0   55 t[0]
        xor rdx, qword [rsp + 1648]  ;   377.7 p2+p0   55 t[0]
        xor rdx, qword [r10 + 1096]  ;   378.7 p2+p0   55 t[0]
        xor r15, qword [rsp + 1760]  ;   378.4 p2+p0   55 t[0]
        xor rax, qword [r10 + 1040]  ;   379.0 p2+p0   55 t[0]
        xor rbp, qword [rsp + 1592]  ;   379.6 p2+p0   55 t[0]
        xor rbp, qword [r10 + 1104]  ;   380.6 p2+p0   55 t[0]
        mov qword [rsp + 1592], rbp  ;   381.6 p0+p3   55 t[0] spill
        mov rbp, qword [rsp + 1768]  ;   332.4 p2      55 t[0]
        mov qword [rsp + 1768], rdx  ;   381.7 p0+p3   55 t[0] spill
        mov rdx, r8                  ;   348.0 p1      55 t[0] copy
        xor rdx, qword [r10 + 1048]  ;   382.7 p2+p0   55 t[0]
        xor rdx, rsi                 ;   383.7 p0      55 t[0]
        xor rdx, r14                 ;   384.7 p0      55 t[0]
        xor rsi, qword [r10 + 1112]  ;   384.4 p2+p0   55 t[0]
        mov qword [rsp + 1680], rsi  ;   385.4 p0+p3   55 t[0] spill
        xor r12, qword [rsp + 1696]  ;   386.0 p2+p0   55 t[0]
        xor rbp, qword [r10 + 1056]  ;   386.6 p2+p0   55 t[0]
        xor rbx, qword [r10 + 1032]  ;   387.1 p2+p0   55 t[0]
        mov rsi, qword [rsp + 1712]  ;   352.4 p2      55 t[0]
        xor r12, rcx                 ;   387.7 p0      55 t[0]
        xor rcx, qword [r10 + 1072]  ;   388.3 p2+p0   55 t[0]
        xor r11, qword [r10 + 1024]  ;   388.8 p2+p0   55 t[0]
        xor r8, qword [r10 + 1176]   ;   389.4 p2+p0   55 t[0]
        xor r8, qword [rsp + 1872]   ;   390.4 p2+p0   55 t[0]
        xor rbp, qword [rsp + 1760]  ;   390.6 p2+p0   55 t[0]
        xor rbp, r13                 ;   391.6 p0      55 t[0]
        mov qword [rsp + 1872], r8   ;   391.7 p0+p3   55 t[0] spill
        mov r8, qword [rsp + 1704]   ;   344.4 p2      55 t[0]
        xor r8, qword [r10 + 1120]   ;   392.7 p2+p0   55 t[0]
        xor r8, r15                  ;   393.7 p0      55 t[0]
        xor r15, qword [r10 + 1248]  ;   393.8 p2+p0   55 t[0]
        xor r15, r13                 ;   394.8 p0      55 t[0]
        mov r13, qword [rsp + 1648]  ;   355.4 p2      55 t[0]
        xor r15, qword [rsp + 1792]  ;   395.8 p2+p0   55 t[0]
        mov qword [rsp + 1648], r15  ;   396.8 p0+p3   55 t[0] spill
        mov r15, qword [rsp + 1728]  ;   372.4 p2      55 t[0]
        xor r15, qword [r10 + 1168]  ;   396.5 p2+p0   55 t[0]
        xor rsi, qword [r10 + 1080]  ;   397.1 p2+p0   55 t[0]
        xor rsi, qword [rsp + 1800]  ;   398.1 p2+p0   55 t[0]
        mov qword [rsp + 592], rsi   ;   399.1 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1752]  ;   353.4 p2      55 t[0]
        xor rsi, qword [r10 + 1088]  ;   399.3 p2+p0   55 t[0]
        xor rsi, qword [rsp + 1720]  ;   400.3 p2+p0   55 t[0]
        mov qword [rsp + 1720], rsi  ;   401.3 p0+p3   55 t[0] spill
        mov rsi, rdi                 ;   366.4 p1      55 t[0] copy
        xor rdi, qword [r10 + 1128]  ;   401.4 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1760]  ;   402.4 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1856]  ;   403.4 p2+p0   55 t[0]
        xor rsi, qword [r10 + 1064]  ;   403.1 p2+p0   55 t[0]
        xor r15, qword [rsp + 1776]  ;   403.7 p2+p0   55 t[0]
        mov qword [rsp + 1704], rdi  ;   404.4 p0+p3   55 t[0] spill
        mov rdi, qword [rsp + 1664]  ;   361.4 p2      55 t[0]
        xor rdi, qword [r10 + 1136]  ;   405.3 p2+p0   55 t[0]
        xor rdi, r12                 ;   406.3 p0      55 t[0]
        xor r12, qword [r10 + 1200]  ;   406.4 p2+p0   55 t[0]
        xor r14, qword [r10 + 1240]  ;   407.0 p2+p0   55 t[0]
        xor r14, qword [rsp + 1600]  ;   408.0 p2+p0   55 t[0]
        xor r12, qword [rsp + 1624]  ;   408.1 p2+p0   55 t[0]
        mov qword [rsp + 1624], r12  ;   409.1 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1784]  ;   374.0 p2      55 t[0]
        mov qword [rsp + 1776], r14  ;   409.7 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1792]  ;   368.4 p2      55 t[0]
        xor r14, qword [r10 + 1184]  ;   410.7 p2+p0   55 t[0]
        mov qword [rsp + 1792], r14  ;   411.7 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1696]  ;   370.4 p2      55 t[0]
        xor r12, qword [r10 + 1144]  ;   412.3 p2+p0   55 t[0]
        xor r12, qword [rsp + 1840]  ;   413.3 p2+p0   55 t[0]
        mov qword [rsp + 1840], r12  ;   414.3 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1752]  ;   373.4 p2      55 t[0]
        xor r12, qword [r10 + 1152]  ;   414.4 p2+p0   55 t[0]
        xor r12, r9                  ;   415.4 p0      55 t[0]
        xor r14, qword [r10 + 1192]  ;   415.5 p2+p0   55 t[0]
        xor r14, qword [rsp + 1824]  ;   416.5 p2+p0   55 t[0]
        xor r14, qword [rsp + 1760]  ;   417.5 p2+p0   55 t[0]
        mov qword [rsp + 1760], r14  ;   418.5 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1784]  ;   378.4 p2      55 t[0]
        xor r14, qword [r10 + 1208]  ;   418.3 p2+p0   55 t[0]
        xor r14, qword [rsp + 1736]  ;   419.3 p2+p0   55 t[0]
        mov qword [rsp + 1784], r14  ;   420.3 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1816]  ;   381.4 p2      55 t[0]
        xor r14, r9                  ;   420.4 p0      55 t[0]
        xor r9, qword [r10 + 1224]   ;   421.0 p2+p0   55 t[0]
        xor r9, qword [rsp + 1672]   ;   422.0 p2+p0   55 t[0]
        xor r9, qword [rsp + 1808]   ;   423.0 p2+p0   55 t[0]
        mov qword [rsp + 1808], r9   ;   424.0 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1728]   ;   385.4 p2      55 t[0]
        xor r9, qword [r10 + 1232]   ;   423.7 p2+p0   55 t[0]
        xor r9, qword [rsp + 1616]   ;   424.7 p2+p0   55 t[0]
        mov qword [rsp + 1616], r9   ;   425.7 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1856]   ;   388.4 p2      55 t[0]
        xor r9, qword [r10 + 1256]   ;   425.8 p2+p0   55 t[0]
        xor r9, qword [rsp + 1688]   ;   426.8 p2+p0   55 t[0]
        mov qword [rsp + 1688], r9   ;   427.8 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1744]   ;   391.4 p2      55 t[0]
        xor r9, qword [r10 + 1264]   ;   428.0 p2+p0   55 t[0]
        xor r14, qword [r10 + 1216]  ;   428.5 p2+p0   55 t[0]
        mov qword [rsp + 1856], r15  ;   429.1 p0+p3   55 t[0] spill
        mov qword [rsp + 1744], r14  ;   430.1 p0+p3   55 t[0] spill
        xor r9, qword [rsp + 1664]   ;   431.1 p2+p0   55 t[0]
        mov qword [rsp + 1664], r9   ;   432.1 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1736]   ;   395.4 p2      55 t[0]
        xor r13, qword [r10 + 1160]  ;   432.7 p2+p0   55 t[0]
        mov qword [rsp + 1728], r13  ;   433.7 p0+p3   55 t[0] spill
        mov qword [rsp + 584], rcx   ;   434.2 p0+p3   55 t[0] spill
        xor r9, qword [r10 + 1272]   ;   435.2 p2+p0   55 t[0]
        mov qword [rsp + 1736], r9   ;   436.2 p0+p3   55 t[0] spill
        mov qword [rsp + 568], rbp   ;   436.8 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 824]    ;   398.4 p2      43 t[1]
        xor r9, qword [rsp + 832]    ;   437.8 p2+p0   43 t[1]
        mov r14, r9                  ;   438.8 p1      43 t[1] copy
        xor r14, qword [rsp + 808]   ;   439.8 p2+p0   43 t[1]
        mov r15, r14                 ;   440.8 p1      43 t[1] copy
        xor r15, qword [rsp + 856]   ;   441.8 p2+p0   43 t[1]
        mov qword [rsp + 544], rbx   ;   439.5 p0+p3   55 t[0] spill
        mov qword [rsp + 1672], r12  ;   440.5 p0+p3   55 t[0] spill
        mov r12, r15                 ;   442.8 p1      43 t[1] copy
        mov qword [rsp + 1816], rdi  ;   441.5 p0+p3   55 t[0] spill
        mov qword [rsp + 1824], r8   ;   442.5 p0+p3   55 t[0] spill
        xor r12, qword [rsp + 800]   ;   443.8 p2+p0   43 t[1]
        mov rdi, r12                 ;   444.8 p1      43 t[1] copy
        xor rdi, qword [rsp + 816]   ;   445.8 p2+p0   43 t[1]
        mov r13, r15                 ;   442.8 p1      43 t[1] copy
        xor r13, qword [rsp + 848]   ;   444.7 p2+p0   43 t[1]
        mov r8, rdi                  ;   446.8 p1      43 t[1] copy
        mov qword [rsp + 576], rsi   ;   445.2 p0+p3   55 t[0] spill
        mov rcx, r13                 ;   445.7 p1      43 t[1] copy
        xor rcx, qword [rsp + 840]   ;   446.7 p2+p0   43 t[1]
        mov rbp, rcx                 ;   447.7 p1      43 t[1] copy
        xor r8, qword [rsp + 824]    ;   447.8 p2+p0   43 t[1]
        mov qword [rsp + 552], rax   ;   447.4 p0+p3   55 t[0] spill
        mov qword [rsp + 1832], rcx  ;   448.4 p0+p3   43 t[1] spill
        xor rbp, qword [rsp + 832]   ;   449.4 p2+p0   43 t[1]
        mov qword [rsp + 560], rdx   ;   450.0 p0+p3   55 t[0] spill
        mov rdx, r13                 ;   445.7 p1      43 t[1] copy
        xor rdx, r8                  ;   451.0 p0      43 t[1]
        mov rax, rdx                 ;   452.0 p1      43 t[1] copy
        mov rsi, rcx                 ;   447.7 p1      43 t[1] copy
        xor rsi, qword [rsp + 800]   ;   451.5 p2+p0   43 t[1]
        mov rbx, rbp                 ;   450.4 p1      43 t[1] copy
        xor rax, qword [rsp + 856]   ;   453.0 p2+p0   43 t[1]
        xor rbx, rax                 ;   454.0 p0      43 t[1]
        mov qword [rsp + 536], r11   ;   453.2 p0+p3   55 t[0] spill
        mov r11, rbx                 ;   455.0 p1      43 t[1] copy
        mov qword [rsp + 1864], rax  ;   454.2 p0+p3   43 t[1] spill
        mov qword [rsp + 1608], rbx  ;   455.2 p0+p3   43 t[1] spill
        xor r11, qword [rsp + 824]   ;   456.2 p2+p0   43 t[1]
        mov qword [rsp + 1880], r13  ;   456.8 p0+p3   43 t[1] spill
        mov r10, rcx                 ;   447.7 p1      43 t[1] copy
        and r10, rbx                 ;   457.8 p0      43 t[1]
        xor r14, r10                 ;   458.8 p0      43 t[1]
        mov r10, rax                 ;   454.0 p1      43 t[1] copy
        xor r10, qword [rsp + 800]   ;   459.0 p2+p0   43 t[1]
        mov qword [rsp + 1640], r8   ;   459.5 p0+p3   43 t[1] spill
        xor r9, r10                  ;   460.5 p0      43 t[1]
        and r10, rax                 ;   461.1 p0      43 t[1]
        mov rcx, r8                  ;   448.8 p1      43 t[1] copy
        mov rbx, r12                 ;   444.8 p1      43 t[1] copy
        xor r14, r10                 ;   462.1 p0      43 t[1]
        and rcx, r9                  ;   462.2 p0      43 t[1]
        xor r10, rcx                 ;   463.2 p0      43 t[1]
        mov rcx, r8                  ;   448.8 p1      43 t[1] copy
        or rbx, qword [rsp + 856]    ;   463.4 p2+p0   43 t[1]
        mov rax, r11                 ;   457.2 p1      43 t[1] copy
        xor rcx, rbp                 ;   464.0 p0      43 t[1]
        and rax, rcx                 ;   465.0 p0      43 t[1]
        mov r8, r15                  ;   442.8 p1      43 t[1] copy
        and r8, rdx                  ;   465.1 p0      43 t[1]
        xor rax, qword [rsp + 832]   ;   466.0 p2+p0   43 t[1]
        xor rax, r10                 ;   467.0 p0      43 t[1]
        xor rax, r8                  ;   468.0 p0      43 t[1]
        xor r8, r14                  ;   467.4 p0      43 t[1]
        xor rdi, r10                 ;   467.9 p0      43 t[1]
        xor rdi, rbx                 ;   468.9 p0      43 t[1]
        xor r14, rbx                 ;   469.1 p0      43 t[1]
        mov rbx, rcx                 ;   465.0 p1      43 t[1] copy
        mov qword [rsp + 1888], rcx  ;   469.7 p0+p3   43 t[1] spill
        mov r10, r15                 ;   442.8 p1      43 t[1] copy
        xor r10, r9                  ;   470.7 p0      43 t[1]
        mov rcx, r13                 ;   445.7 p1      43 t[1] copy
        and rcx, r10                 ;   471.7 p0      43 t[1]
        mov qword [rsp + 1896], r10  ;   471.8 p0+p3   43 t[1] spill
        xor rbx, qword [rsp + 856]   ;   472.8 p2+p0   43 t[1]
        xor r8, rcx                  ;   473.4 p0      43 t[1]
        mov rcx, r12                 ;   444.8 p1      43 t[1] copy
        xor rcx, r11                 ;   473.9 p0      43 t[1]
        mov r10, rsi                 ;   452.5 p1      43 t[1] copy
        and r10, rbp                 ;   474.5 p0      43 t[1]
        xor rdi, r10                 ;   475.5 p0      43 t[1]
        mov r13, rdi                 ;   476.5 p1      43 t[1] copy
        mov r10, rbx                 ;   473.8 p1      43 t[1] copy
        and r10, rcx                 ;   475.7 p0      43 t[1]
        xor r14, r10                 ;   476.7 p0      43 t[1]
        mov r10, rax                 ;   469.0 p1      43 t[1] copy
        and r10, r8                  ;   476.8 p0      43 t[1]
        xor r14, r10                 ;   477.8 p0      43 t[1]
        and r13, r14                 ;   478.8 p0      43 t[1]
        xor r8, r13                  ;   479.8 p0      43 t[1]
        mov r13, rax                 ;   469.0 p1      43 t[1] copy
        xor rax, r14                 ;   479.1 p0      43 t[1]
        mov r14, rdi                 ;   476.5 p1      43 t[1] copy
        or r10, rax                  ;   480.1 p0      43 t[1]
        xor r10, r8                  ;   481.1 p0      43 t[1]
        and r12, r10                 ;   482.1 p0      43 t[1]
        and r14, r8                  ;   481.4 p0      43 t[1]
        xor r13, r14                 ;   482.4 p0      43 t[1]
        mov r14, qword [rsp + 1640]  ;   459.5 p2      43 t[1]
        and r8, r13                  ;   483.4 p0      43 t[1]
        xor rdi, r8                  ;   484.4 p0      43 t[1]
        mov r8, r13                  ;   483.4 p1      43 t[1] copy
        or r8, r10                   ;   484.4 p0      43 t[1]
        xor rax, r8                  ;   485.4 p0      43 t[1]
        mov r8, r13                  ;   483.4 p1      43 t[1] copy
        mov qword [rsp + 1640], r12  ;   484.8 p0+p3   43 t[1] spill
        mov r12, rax                 ;   486.4 p1      43 t[1] copy
        xor r8, r10                  ;   485.8 p0      43 t[1]
        xor r12, r8                  ;   487.4 p0      43 t[1]
        and r9, rax                  ;   486.9 p0      43 t[1]
        and r14, rax                 ;   487.5 p0      43 t[1]
        and rbx, r13                 ;   488.1 p0      43 t[1]
        and rcx, r13                 ;   488.6 p0      43 t[1]
        and r11, r8                  ;   489.2 p0      43 t[1]
        xor r9, r11                  ;   490.2 p0      43 t[1]
        and rsi, r12                 ;   490.4 p0      43 t[1]
        and rbp, r12                 ;   490.9 p0      43 t[1]
        mov r12, r10                 ;   482.1 p1      43 t[1] copy
        and r12, qword [rsp + 856]   ;   491.5 p2+p0   43 t[1]
        and r8, qword [rsp + 1888]   ;   492.1 p2+p0   43 t[1]
        xor rax, rdi                 ;   492.6 p0      43 t[1]
        and rdx, rax                 ;   493.6 p0      43 t[1]
        and r15, rax                 ;   493.8 p0      43 t[1]
        xor r10, rax                 ;   494.4 p0      43 t[1]
        mov rax, qword [rsp + 1864]  ;   454.2 p2      43 t[1]
        and rax, r10                 ;   495.4 p0      43 t[1]
        xor rax, r12                 ;   496.4 p0      43 t[1]
        xor rax, rbx                 ;   497.4 p0      43 t[1]
        and r10, qword [rsp + 800]   ;   496.6 p2+p0   43 t[1]
        mov qword [rsp + 1888], r10  ;   497.6 p0+p3   43 t[1] spill
        xor r15, r10                 ;   498.2 p0      43 t[1]
        mov r10, qword [rsp + 1608]  ;   455.2 p2      43 t[1]
        xor rbx, rbp                 ;   498.8 p0      43 t[1]
        xor rbp, r12                 ;   499.4 p0      43 t[1]
        mov r12, r9                  ;   491.2 p1      43 t[1] copy
        xor r12, r15                 ;   499.9 p0      43 t[1]
        xor r13, rdi                 ;   500.5 p0      43 t[1]
        and r10, r13                 ;   501.5 p0      43 t[1]
        xor rax, r10                 ;   502.5 p0      43 t[1]
        xor r14, r10                 ;   502.5 p0      43 t[1]
        mov r10, qword [rsp + 1832]  ;   452.2 p2      43 t[1]
        and r10, r13                 ;   502.8 p0      43 t[1]
        xor rbx, r14                 ;   503.5 p0      43 t[1]
        mov r13, qword [rsp + 1880]  ;   456.8 p2      43 t[1]
        xor r12, rbx                 ;   504.5 p0      43 t[1]
        xor r8, r12                  ;   505.5 p0      43 t[1]
        xor rbp, rdx                 ;   505.1 p0      43 t[1]
        xor rbp, r8                  ;   506.5 p0      43 t[1]
        xor r11, rsi                 ;   506.2 p0      43 t[1]
        xor r15, r10                 ;   506.8 p0      43 t[1]
        not r12                      ;   507.4 p0      43 t[1]
        mov r10, qword [rsp + 1152]  ;   455.8 p2      43 t[1] reload
        not rbx                      ;   507.9 p0      43 t[1]
        mov qword [rsp + 1880], rax  ;   508.4 p0+p3   43 t[1] spill
        mov rsi, qword [rsp + 1176]  ;   456.8 p2      43 t[1]
        and r13, rdi                 ;   509.4 p0      43 t[1]
        xor r14, r13                 ;   510.4 p0      43 t[1]
        and rdi, qword [rsp + 1896]  ;   510.5 p2+p0   43 t[1]
        xor r14, r8                  ;   511.4 p0      43 t[1]
        not r14                      ;   512.4 p0      43 t[1]
        xor rdi, rbp                 ;   512.1 p0      43 t[1]
        mov r8, qword [rsp + 1144]   ;   460.1 p2      43 t[1]
        xor r15, rdi                 ;   513.1 p0      43 t[1]
        xor rcx, rdi                 ;   513.3 p0      43 t[1]
        mov qword [rsp + 1896], r12  ;   513.8 p0+p3   43 t[1] spill
        xor r11, rcx                 ;   514.8 p0      43 t[1]
        mov rdi, qword [rsp + 1168]  ;   462.1 p2      43 t[1]
        xor r8, r10                  ;   515.4 p0      43 t[1]
        mov r13, qword [rsp + 1128]  ;   463.1 p2      43 t[1]
        xor r13, r8                  ;   516.4 p0      43 t[1]
        xor rsi, r13                 ;   517.4 p0      43 t[1]
        mov rdx, rsi                 ;   518.4 p1      43 t[1] copy
        xor rdx, qword [rsp + 1120]  ;   519.4 p2+p0   43 t[1]
        mov r12, rdx                 ;   520.4 p1      43 t[1] copy
        not r15                      ;   517.7 p0      43 t[1]
        mov qword [rsp + 1608], rbp  ;   518.2 p0+p3   43 t[1] spill
        mov qword [rsp + 1864], r15  ;   519.2 p0+p3   43 t[1] spill
        mov qword [rsp + 1832], rbx  ;   520.2 p0+p3   43 t[1] spill
        mov qword [rsp + 1904], r14  ;   521.2 p0+p3   43 t[1] spill
        mov rbx, r10                 ;   467.2 p1      43 t[1] copy
        mov qword [rsp + 1912], r9   ;   522.2 p0+p3   43 t[1] spill
        xor rdi, rsi                 ;   523.2 p0      43 t[1]
        xor r12, qword [rsp + 1136]  ;   523.8 p2+p0   43 t[1]
        mov rax, r12                 ;   524.8 p1      43 t[1] copy
        xor rax, qword [rsp + 1144]  ;   525.8 p2+p0   43 t[1]
        mov r14, rdi                 ;   524.2 p1      43 t[1] copy
        mov qword [rsp + 1920], r11  ;   524.9 p0+p3   43 t[1] spill
        xor r14, rax                 ;   526.8 p0      43 t[1]
        mov qword [rsp + 1928], r14  ;   527.8 p0+p3   43 t[1] spill
        mov r9, r14                  ;   527.8 p1      43 t[1] copy
        xor r9, qword [rsp + 1176]   ;   528.8 p2+p0   43 t[1]
        mov qword [rsp + 1936], r9   ;   529.8 p0+p3   43 t[1] spill
        mov rbp, rdi                 ;   524.2 p1      43 t[1] copy
        xor rbp, qword [rsp + 1160]  ;   529.1 p2+p0   43 t[1]
        xor rbx, rbp                 ;   530.1 p0      43 t[1]
        mov qword [rsp + 1944], rcx  ;   530.2 p0+p3   43 t[1] spill
        mov rcx, rbx                 ;   531.1 p1      43 t[1] copy
        xor rcx, r9                  ;   532.1 p0      43 t[1]
        mov qword [rsp + 1952], rcx  ;   533.1 p0+p3   43 t[1] spill
        mov r10, rbp                 ;   530.1 p1      43 t[1] copy
        and r10, rcx                 ;   533.1 p0      43 t[1]
        xor r13, r10                 ;   534.1 p0      43 t[1]
        mov r10, r9                  ;   529.8 p1      43 t[1] copy
        xor r10, qword [rsp + 1120]  ;   533.9 p2+p0   43 t[1]
        xor r8, r10                  ;   534.9 p0      43 t[1]
        and r10, r9                  ;   535.1 p0      43 t[1]
        mov r9, rdx                  ;   520.4 p1      43 t[1] copy
        or r9, qword [rsp + 1176]    ;   535.6 p2+p0   43 t[1]
        mov r15, rbp                 ;   530.1 p1      43 t[1] copy
        mov qword [rsp + 1960], rbp  ;   536.2 p0+p3   43 t[1] spill
        mov r11, rcx                 ;   533.1 p1      43 t[1] copy
        xor r11, qword [rsp + 1144]  ;   537.2 p2+p0   43 t[1]
        mov rcx, r11                 ;   538.2 p1      43 t[1] copy
        xor r13, r10                 ;   537.8 p0      43 t[1]
        xor r15, qword [rsp + 1120]  ;   538.3 p2+p0   43 t[1]
        mov qword [rsp + 1968], rdi  ;   538.9 p0+p3   43 t[1] spill
        mov rbp, rax                 ;   526.8 p1      43 t[1] copy
        and rbp, r8                  ;   539.9 p0      43 t[1]
        xor r10, rbp                 ;   540.9 p0      43 t[1]
        xor r12, r10                 ;   541.9 p0      43 t[1]
        mov rbp, rax                 ;   526.8 p1      43 t[1] copy
        xor r12, r9                  ;   542.9 p0      43 t[1]
        xor rbp, rbx                 ;   542.2 p0      43 t[1]
        mov qword [rsp + 1976], rbp  ;   543.2 p0+p3   43 t[1] spill
        and rcx, rbp                 ;   543.8 p0      43 t[1]
        xor rcx, qword [rsp + 1152]  ;   544.8 p2+p0   43 t[1]
        xor rcx, r10                 ;   545.8 p0      43 t[1]
        mov r10, rsi                 ;   518.4 p1      43 t[1] copy
        and r10, r14                 ;   545.5 p0      43 t[1]
        xor rcx, r10                 ;   546.8 p0      43 t[1]
        xor r10, r13                 ;   546.6 p0      43 t[1]
        xor r13, r9                  ;   547.2 p0      43 t[1]
        mov r14, rbp                 ;   543.2 p1      43 t[1] copy
        mov rbp, rdi                 ;   524.2 p1      43 t[1] copy
        mov r9, rsi                  ;   518.4 p1      43 t[1] copy
        xor r9, r8                   ;   547.8 p0      43 t[1]
        and rbp, r9                  ;   548.8 p0      43 t[1]
        xor r10, rbp                 ;   549.8 p0      43 t[1]
        mov rbp, rdx                 ;   520.4 p1      43 t[1] copy
        xor r14, qword [rsp + 1176]  ;   549.5 p2+p0   43 t[1]
        mov qword [rsp + 1984], r9   ;   550.0 p0+p3   43 t[1] spill
        mov r9, rbx                  ;   531.1 p1      43 t[1] copy
        and r9, r15                  ;   551.0 p0      43 t[1]
        xor r12, r9                  ;   552.0 p0      43 t[1]
        mov r9, r14                  ;   550.5 p1      43 t[1] copy
        xor rbp, r11                 ;   552.2 p0      43 t[1]
        and r9, rbp                  ;   553.2 p0      43 t[1]
        xor r13, r9                  ;   554.2 p0      43 t[1]
        mov r9, rcx                  ;   547.8 p1      43 t[1] copy
        and r9, r10                  ;   553.9 p0      43 t[1]
        xor r13, r9                  ;   555.2 p0      43 t[1]
        mov rdi, r12                 ;   553.0 p1      43 t[1] copy
        and rdi, r13                 ;   556.2 p0      43 t[1]
        xor r10, rdi                 ;   557.2 p0      43 t[1]
        mov rdi, rcx                 ;   547.8 p1      43 t[1] copy
        xor rcx, r13                 ;   556.2 p0      43 t[1]
        mov r13, r12                 ;   553.0 p1      43 t[1] copy
        or r9, rcx                   ;   557.2 p0      43 t[1]
        xor r9, r10                  ;   558.2 p0      43 t[1]
        and r13, r10                 ;   558.2 p0      43 t[1]
        xor rdi, r13                 ;   559.2 p0      43 t[1]
        and r10, rdi                 ;   560.2 p0      43 t[1]
        xor r12, r10                 ;   561.2 p0      43 t[1]
        mov r10, rdi                 ;   560.2 p1      43 t[1] copy
        or r10, r9                   ;   561.2 p0      43 t[1]
        and rdx, r9                  ;   560.8 p0      43 t[1]
        xor rcx, r10                 ;   562.2 p0      43 t[1]
        mov r10, rdi                 ;   560.2 p1      43 t[1] copy
        xor r10, r9                  ;   561.9 p0      43 t[1]
        mov r13, rcx                 ;   563.2 p1      43 t[1] copy
        xor r13, r10                 ;   564.2 p0      43 t[1]
        and r11, r10                 ;   563.0 p0      43 t[1]
        and r10, qword [rsp + 1976]  ;   563.6 p2+p0   43 t[1]
        and rax, rcx                 ;   564.2 p0      43 t[1]
        and r8, rcx                  ;   564.7 p0      43 t[1]
        mov qword [rsp + 1976], rdx  ;   565.3 p0+p3   43 t[1] spill
        mov rdx, qword [rsp + 1936]  ;   529.8 p2      43 t[1]
        xor rcx, r12                 ;   566.3 p0      43 t[1]
        and rbx, r13                 ;   566.9 p0      43 t[1]
        and r15, r13                 ;   567.5 p0      43 t[1]
        mov r13, r9                  ;   559.2 p1      43 t[1] copy
        xor r9, rcx                  ;   568.0 p0      43 t[1]
        and r13, qword [rsp + 1176]  ;   568.6 p2+p0   43 t[1]
        and rdx, r9                  ;   569.2 p0      43 t[1]
        xor rdx, r13                 ;   570.2 p0      43 t[1]
        and rbp, rdi                 ;   570.3 p0      43 t[1]
        and rsi, rcx                 ;   570.9 p0      43 t[1]
        and r14, rdi                 ;   571.5 p0      43 t[1]
        and r9, qword [rsp + 1120]   ;   572.0 p2+p0   43 t[1]
        xor rsi, r9                  ;   573.0 p0      43 t[1]
        xor rdx, r14                 ;   573.2 p0      43 t[1]
        xor r14, rbx                 ;   573.7 p0      43 t[1]
        xor rbx, r13                 ;   574.3 p0      43 t[1]
        and rcx, qword [rsp + 1928]  ;   574.9 p2+p0   43 t[1]
        xor rbx, rcx                 ;   575.9 p0      43 t[1]
        mov qword [rsp + 1936], r9   ;   576.0 p0+p3   43 t[1] spill
        mov rcx, qword [rsp + 1976]  ;   565.3 p2      43 t[1]
        mov r9, qword [rsp + 1952]   ;   533.1 p2      43 t[1]
        xor rdi, r12                 ;   577.0 p0      43 t[1]
        xor rcx, qword [rsp + 1936]  ;   580.0 p2+p0   43 t[1]
        and r9, rdi                  ;   578.2 p0      43 t[1]
        xor rax, r9                  ;   579.2 p0      43 t[1]
        xor rdx, r9                  ;   579.3 p0      43 t[1]
        mov qword [rsp + 1976], rdx  ;   580.3 p0+p3   43 t[1] spill
        xor r14, rax                 ;   580.9 p0      43 t[1]
        mov r9, qword [rsp + 1960]   ;   536.2 p2      43 t[1]
        and r9, rdi                  ;   581.5 p0      43 t[1]
        mov rdi, qword [rsp + 1968]  ;   538.9 p2      43 t[1]
        and rdi, r12                 ;   582.0 p0      43 t[1]
        xor rax, rdi                 ;   583.0 p0      43 t[1]
        xor r8, r11                  ;   583.2 p0      43 t[1]
        mov r13, r8                  ;   584.2 p1      43 t[1] copy
        xor r13, rsi                 ;   585.2 p0      43 t[1]
        xor rcx, r8                  ;   584.3 p0      43 t[1]
        mov r8, qword [rsp + 1464]   ;   533.7 p2      43 t[1]
        and r12, qword [rsp + 1984]  ;   584.9 p2+p0   43 t[1]
        xor r13, r14                 ;   586.2 p0      43 t[1]
        xor r10, r13                 ;   587.2 p0      43 t[1]
        xor rbx, r10                 ;   588.2 p0      43 t[1]
        xor rax, r10                 ;   588.2 p0      43 t[1]
        mov r10, qword [rsp + 1448]  ;   536.4 p2      43 t[1]
        not r13                      ;   587.7 p0      43 t[1]
        xor rsi, r9                  ;   588.2 p0      43 t[1]
        mov r9, qword [rsp + 1472]   ;   537.4 p2      43 t[1] reload
        mov rdx, r9                  ;   541.4 p1      43 t[1] copy
        not rax                      ;   589.2 p0      43 t[1]
        xor r8, r9                   ;   589.3 p0      43 t[1]
        xor r10, r8                  ;   590.3 p0      43 t[1]
        xor r11, r15                 ;   590.4 p0      43 t[1]
        xor r12, rbx                 ;   591.0 p0      43 t[1]
        xor rsi, r12                 ;   592.0 p0      43 t[1]
        xor rbp, r12                 ;   592.2 p0      43 t[1]
        mov r12, qword [rsp + 1584]  ;   540.4 p2      43 t[1]
        not rsi                      ;   593.0 p0      43 t[1]
        xor rcx, rbp                 ;   593.2 p0      43 t[1]
        xor r11, rbp                 ;   593.8 p0      43 t[1]
        xor r12, r10                 ;   594.4 p0      43 t[1]
        mov r15, qword [rsp + 1488]  ;   542.9 p2      43 t[1]
        xor r15, r12                 ;   595.4 p0      43 t[1]
        mov qword [rsp + 1960], rsi  ;   595.5 p0+p3   43 t[1] spill
        mov rsi, r15                 ;   596.4 p1      43 t[1] copy
        mov rdi, qword [rsp + 1576]  ;   544.6 p2      43 t[1]
        xor rdi, r12                 ;   596.5 p0      43 t[1]
        mov rbp, rdi                 ;   597.5 p1      43 t[1] copy
        not r14                      ;   597.1 p0      43 t[1]
        xor rbp, qword [rsp + 1456]  ;   598.5 p2+p0   43 t[1]
        mov qword [rsp + 1936], rbx  ;   598.2 p0+p3   43 t[1] spill
        mov rbx, rbp                 ;   599.5 p1      43 t[1] copy
        xor rbx, qword [rsp + 1464]  ;   600.5 p2+p0   43 t[1]
        mov qword [rsp + 1992], r11  ;   599.7 p0+p3   43 t[1] spill
        mov qword [rsp + 1952], rax  ;   600.7 p0+p3   43 t[1] spill
        mov qword [rsp + 1984], r14  ;   601.7 p0+p3   43 t[1] spill
        mov r14, r15                 ;   596.4 p1      43 t[1] copy
        xor r14, qword [rsp + 1480]  ;   602.7 p2+p0   43 t[1]
        xor rdx, r14                 ;   603.7 p0      43 t[1]
        xor rsi, rbx                 ;   603.9 p0      43 t[1]
        mov qword [rsp + 1928], rcx  ;   604.4 p0+p3   43 t[1] spill
        mov rcx, rdx                 ;   604.7 p1      43 t[1] copy
        mov rax, rsi                 ;   604.9 p1      43 t[1] copy
        xor rax, qword [rsp + 1584]  ;   605.9 p2+p0   43 t[1]
        xor rcx, rax                 ;   606.9 p0      43 t[1]
        mov r11, rcx                 ;   607.9 p1      43 t[1] copy
        xor r11, qword [rsp + 1464]  ;   608.9 p2+p0   43 t[1]
        mov qword [rsp + 1968], r13  ;   607.2 p0+p3   43 t[1] spill
        mov r13, r14                 ;   603.7 p1      43 t[1] copy
        mov r9, r14                  ;   603.7 p1      43 t[1] copy
        and r9, rcx                  ;   608.2 p0      43 t[1]
        xor r10, r9                  ;   609.2 p0      43 t[1]
        mov r9, rax                  ;   606.9 p1      43 t[1] copy
        mov qword [rsp + 2000], r14  ;   609.3 p0+p3   43 t[1] spill
        xor r9, qword [rsp + 1576]   ;   610.3 p2+p0   43 t[1]
        mov r14, rbx                 ;   601.5 p1      43 t[1] copy
        mov qword [rsp + 2008], rcx  ;   610.9 p0+p3   43 t[1] spill
        xor r8, r9                   ;   611.9 p0      43 t[1]
        and r14, r8                  ;   612.9 p0      43 t[1]
        and r9, rax                  ;   613.0 p0      43 t[1]
        mov rcx, r11                 ;   609.9 p1      43 t[1] copy
        mov qword [rsp + 2016], rax  ;   613.6 p0+p3   43 t[1] spill
        mov rax, rdi                 ;   597.5 p1      43 t[1] copy
        mov qword [rsp + 2024], rsi  ;   614.6 p0+p3   43 t[1] spill
        xor r10, r9                  ;   615.6 p0      43 t[1]
        xor r9, r14                  ;   616.2 p0      43 t[1]
        mov r14, rbx                 ;   601.5 p1      43 t[1] copy
        xor r14, rdx                 ;   616.7 p0      43 t[1]
        xor rbp, r9                  ;   617.3 p0      43 t[1]
        mov qword [rsp + 2032], r14  ;   617.9 p0+p3   43 t[1] spill
        xor r13, qword [rsp + 1576]  ;   618.9 p2+p0   43 t[1]
        or rax, qword [rsp + 1584]   ;   619.4 p2+p0   43 t[1]
        mov qword [rsp + 2040], r15  ;   620.0 p0+p3   43 t[1] spill
        and rcx, r14                 ;   621.0 p0      43 t[1]
        xor rcx, qword [rsp + 1472]  ;   622.0 p2+p0   43 t[1]
        xor rcx, r9                  ;   623.0 p0      43 t[1]
        mov r9, r12                  ;   595.4 p1      43 t[1] copy
        and r9, rsi                  ;   622.7 p0      43 t[1]
        mov rsi, r14                 ;   617.7 p1      43 t[1] copy
        xor rcx, r9                  ;   624.0 p0      43 t[1]
        mov r14, r15                 ;   596.4 p1      43 t[1] copy
        xor r9, r10                  ;   623.9 p0      43 t[1]
        xor rbp, rax                 ;   624.4 p0      43 t[1]
        xor r10, rax                 ;   625.0 p0      43 t[1]
        mov rax, r12                 ;   595.4 p1      43 t[1] copy
        xor rax, r8                  ;   625.6 p0      43 t[1]
        and r14, rax                 ;   626.6 p0      43 t[1]
        xor r9, r14                  ;   627.6 p0      43 t[1]
        mov qword [rsp + 2048], rax  ;   627.3 p0+p3   43 t[1] spill
        mov rax, rdx                 ;   604.7 p1      43 t[1] copy
        and rax, r13                 ;   628.3 p0      43 t[1]
        xor rbp, rax                 ;   629.3 p0      43 t[1]
        xor rsi, qword [rsp + 1584]  ;   629.4 p2+p0   43 t[1]
        mov rax, rsi                 ;   630.4 p1      43 t[1] copy
        mov r15, rbp                 ;   630.3 p1      43 t[1] copy
        mov r14, rdi                 ;   597.5 p1      43 t[1] copy
        xor r14, r11                 ;   630.0 p0      43 t[1]
        and rax, r14                 ;   631.4 p0      43 t[1]
        xor r10, rax                 ;   632.4 p0      43 t[1]
        mov rax, rcx                 ;   625.0 p1      43 t[1] copy
        and rax, r9                  ;   631.7 p0      43 t[1]
        xor r10, rax                 ;   633.4 p0      43 t[1]
        and r15, r10                 ;   634.4 p0      43 t[1]
        xor r9, r15                  ;   635.4 p0      43 t[1]
        mov r15, rcx                 ;   625.0 p1      43 t[1] copy
        xor rcx, r10                 ;   634.4 p0      43 t[1]
        mov r10, rbp                 ;   630.3 p1      43 t[1] copy
        and r10, r9                  ;   636.4 p0      43 t[1]
        xor r15, r10                 ;   637.4 p0      43 t[1]
        or rax, rcx                  ;   635.7 p0      43 t[1]
        xor rax, r9                  ;   636.7 p0      43 t[1]
        and r9, r15                  ;   638.4 p0      43 t[1]
        xor rbp, r9                  ;   639.4 p0      43 t[1]
        and rdi, rax                 ;   638.0 p0      43 t[1]
        mov r9, r15                  ;   638.4 p1      43 t[1] copy
        and rsi, r15                 ;   638.6 p0      43 t[1]
        and r14, r15                 ;   639.1 p0      43 t[1]
        or r9, rax                   ;   639.7 p0      43 t[1]
        xor rcx, r9                  ;   640.7 p0      43 t[1]
        mov r9, r15                  ;   638.4 p1      43 t[1] copy
        xor r9, rax                  ;   640.8 p0      43 t[1]
        mov r10, rcx                 ;   641.7 p1      43 t[1] copy
        and rbx, rcx                 ;   641.7 p0      43 t[1]
        and r8, rcx                  ;   642.0 p0      43 t[1]
        xor rcx, rbp                 ;   642.6 p0      43 t[1]
        and r12, rcx                 ;   643.6 p0      43 t[1]
        xor r10, r9                  ;   643.7 p0      43 t[1]
        and r11, r9                  ;   644.3 p0      43 t[1]
        and r13, r10                 ;   644.8 p0      43 t[1]
        and r9, qword [rsp + 2032]   ;   645.4 p2+p0   43 t[1]
        mov qword [rsp + 2032], rdi  ;   646.0 p0+p3   43 t[1] spill
        and rdx, r10                 ;   647.0 p0      43 t[1]
        mov r10, rax                 ;   637.7 p1      43 t[1] copy
        xor rax, rcx                 ;   647.6 p0      43 t[1]
        and rcx, qword [rsp + 2024]  ;   648.1 p2+p0   43 t[1]
        and r10, qword [rsp + 1584]  ;   648.7 p2+p0   43 t[1]
        mov rdi, qword [rsp + 2016]  ;   613.6 p2      43 t[1]
        and rdi, rax                 ;   649.3 p0      43 t[1]
        xor rdi, r10                 ;   650.3 p0      43 t[1]
        xor r8, r11                  ;   650.4 p0      43 t[1]
        xor rdi, rsi                 ;   651.3 p0      43 t[1]
        xor rsi, rdx                 ;   651.6 p0      43 t[1]
        xor rdx, r10                 ;   652.1 p0      43 t[1]
        and rax, qword [rsp + 1576]  ;   652.7 p2+p0   43 t[1]
        xor r12, rax                 ;   653.7 p0      43 t[1]
        mov r10, r8                  ;   651.4 p1      43 t[1] copy
        xor r10, r12                 ;   654.7 p0      43 t[1]
        mov qword [rsp + 1576], rax  ;   654.4 p0+p3   43 t[1] spill
        mov rax, qword [rsp + 2008]  ;   610.9 p2      43 t[1]
        xor r15, rbp                 ;   655.4 p0      43 t[1]
        xor rdx, rcx                 ;   656.0 p0      43 t[1]
        xor r11, r13                 ;   656.6 p0      43 t[1]
        mov rcx, qword [rsp + 2032]  ;   646.0 p2      43 t[1]
        and rax, r15                 ;   657.1 p0      43 t[1]
        xor rbx, rax                 ;   658.1 p0      43 t[1]
        xor rdi, rax                 ;   658.3 p0      43 t[1]
        xor rsi, rbx                 ;   659.1 p0      43 t[1]
        xor r10, rsi                 ;   660.1 p0      43 t[1]
        xor r9, r10                  ;   661.1 p0      43 t[1]
        not rsi                      ;   660.6 p0      43 t[1]
        mov rax, qword [rsp + 2000]  ;   609.3 p2      43 t[1]
        and rax, r15                 ;   661.1 p0      43 t[1]
        mov r15, qword [rsp + 2040]  ;   620.0 p2      43 t[1]
        and r15, rbp                 ;   661.6 p0      43 t[1]
        xor rcx, qword [rsp + 1576]  ;   662.2 p2+p0   43 t[1]
        xor rcx, r8                  ;   663.2 p0      43 t[1]
        xor rbx, r15                 ;   663.3 p0      43 t[1]
        xor rbx, r9                  ;   664.3 p0      43 t[1]
        not rbx                      ;   665.3 p0      43 t[1]
        and rbp, qword [rsp + 2048]  ;   665.0 p2+p0   43 t[1]
        xor rdx, r9                  ;   665.5 p0      43 t[1]
        xor rbp, rdx                 ;   666.5 p0      43 t[1]
        xor r14, rbp                 ;   667.5 p0      43 t[1]
        mov r8, qword [rsp + 752]    ;   614.2 p2      43 t[1]
        xor rcx, r14                 ;   668.5 p0      43 t[1]
        xor r11, r14                 ;   668.5 p0      43 t[1]
        mov r14, qword [rsp + 792]   ;   615.2 p2      43 t[1]
        mov r9, qword [rsp + 760]    ;   616.2 p2      43 t[1] reload
        mov r15, qword [rsp + 784]   ;   617.2 p2      43 t[1]
        mov r13, qword [rsp + 736]   ;   618.2 p2      43 t[1]
        xor r8, r9                   ;   668.4 p0      43 t[1]
        xor r13, r8                  ;   669.4 p0      43 t[1]
        xor r14, r13                 ;   670.4 p0      43 t[1]
        xor r15, r14                 ;   671.4 p0      43 t[1]
        mov qword [rsp + 2048], rbx  ;   670.7 p0+p3   43 t[1] spill
        mov rbx, r15                 ;   672.4 p1      43 t[1] copy
        xor r12, rax                 ;   671.7 p0      43 t[1]
        not r10                      ;   672.3 p0      43 t[1]
        mov qword [rsp + 2008], rdi  ;   672.8 p0+p3   43 t[1] spill
        mov qword [rsp + 1576], rsi  ;   673.8 p0+p3   43 t[1] spill
        xor r12, rbp                 ;   674.8 p0      43 t[1]
        mov rbp, qword [rsp + 728]   ;   622.0 p2      43 t[1]
        mov qword [rsp + 2000], r11  ;   675.3 p0+p3   43 t[1] spill
        mov qword [rsp + 2016], rdx  ;   676.3 p0+p3   43 t[1] spill
        xor rbx, qword [rsp + 776]   ;   677.3 p2+p0   43 t[1]
        xor rbp, r14                 ;   677.9 p0      43 t[1]
        mov rax, rbp                 ;   678.9 p1      43 t[1] copy
        mov r11, r15                 ;   672.4 p1      43 t[1] copy
        mov qword [rsp + 2032], r10  ;   678.5 p0+p3   43 t[1] spill
        mov r10, r9                  ;   626.0 p1      43 t[1] copy
        xor r10, rbx                 ;   679.5 p0      43 t[1]
        mov r9, rbx                  ;   678.3 p1      43 t[1] copy
        mov rdx, r10                 ;   680.5 p1      43 t[1] copy
        xor rax, qword [rsp + 744]   ;   680.0 p2+p0   43 t[1]
        mov rsi, rax                 ;   681.0 p1      43 t[1] copy
        xor rsi, qword [rsp + 752]   ;   682.0 p2+p0   43 t[1]
        xor r11, rsi                 ;   683.0 p0      43 t[1]
        mov rdi, r11                 ;   684.0 p1      43 t[1] copy
        xor rdi, qword [rsp + 792]   ;   685.0 p2+p0   43 t[1]
        xor rdx, rdi                 ;   686.0 p0      43 t[1]
        and r9, rdx                  ;   687.0 p0      43 t[1]
        mov qword [rsp + 2056], r15  ;   683.5 p0+p3   43 t[1] spill
        xor r13, r9                  ;   688.0 p0      43 t[1]
        mov qword [rsp + 2040], rcx  ;   685.0 p0+p3   43 t[1] spill
        not r12                      ;   686.0 p0      43 t[1]
        mov r9, rdi                  ;   686.0 p1      43 t[1] copy
        xor r9, qword [rsp + 728]    ;   687.0 p2+p0   43 t[1]
        xor r8, r9                   ;   688.0 p0      43 t[1]
        and r9, rdi                  ;   688.0 p0      43 t[1]
        xor r13, r9                  ;   689.0 p0      43 t[1]
        mov qword [rsp + 2024], r12  ;   688.8 p0+p3   43 t[1] spill
        mov rcx, rbx                 ;   678.3 p1      43 t[1] copy
        xor rcx, qword [rsp + 728]   ;   689.8 p2+p0   43 t[1]
        mov r12, rdx                 ;   687.0 p1      43 t[1] copy
        mov qword [rsp + 2064], rdi  ;   690.4 p0+p3   43 t[1] spill
        mov qword [rsp + 1584], rbx  ;   691.4 p0+p3   43 t[1] spill
        mov rdi, rbp                 ;   678.9 p1      43 t[1] copy
        or rdi, qword [rsp + 792]    ;   692.4 p2+p0   43 t[1]
        mov rbx, rsi                 ;   683.0 p1      43 t[1] copy
        and rbx, r8                  ;   693.0 p0      43 t[1]
        xor r9, rbx                  ;   694.0 p0      43 t[1]
        xor rax, r9                  ;   695.0 p0      43 t[1]
        xor rax, rdi                 ;   696.0 p0      43 t[1]
        mov rbx, rsi                 ;   683.0 p1      43 t[1] copy
        xor rbx, r10                 ;   695.2 p0      43 t[1]
        xor r12, qword [rsp + 752]   ;   695.8 p2+p0   43 t[1]
        mov qword [rsp + 2072], rdx  ;   696.4 p0+p3   43 t[1] spill
        mov rdx, r12                 ;   696.8 p1      43 t[1] copy
        and rdx, rbx                 ;   697.8 p0      43 t[1]
        xor rdx, qword [rsp + 760]   ;   698.8 p2+p0   43 t[1]
        xor rdx, r9                  ;   699.8 p0      43 t[1]
        mov r9, r14                  ;   671.4 p1      43 t[1] copy
        and r9, r11                  ;   699.1 p0      43 t[1]
        xor rdx, r9                  ;   700.8 p0      43 t[1]
        mov qword [rsp + 2080], rbx  ;   700.2 p0+p3   43 t[1] spill
        xor r9, r13                  ;   701.2 p0      43 t[1]
        xor r13, rdi                 ;   701.8 p0      43 t[1]
        mov qword [rsp + 2088], r11  ;   702.4 p0+p3   43 t[1] spill
        mov rdi, r14                 ;   671.4 p1      43 t[1] copy
        mov r11, rbx                 ;   696.2 p1      43 t[1] copy
        xor rdi, r8                  ;   703.4 p0      43 t[1]
        mov qword [rsp + 2096], rdi  ;   704.4 p0+p3   43 t[1] spill
        mov rbx, r15                 ;   672.4 p1      43 t[1] copy
        and rbx, rdi                 ;   705.0 p0      43 t[1]
        xor r9, rbx                  ;   706.0 p0      43 t[1]
        mov rbx, rbp                 ;   678.9 p1      43 t[1] copy
        xor rbx, r12                 ;   706.1 p0      43 t[1]
        xor r11, qword [rsp + 792]   ;   706.7 p2+p0   43 t[1]
        mov rdi, r10                 ;   680.5 p1      43 t[1] copy
        and rdi, rcx                 ;   707.2 p0      43 t[1]
        xor rax, rdi                 ;   708.2 p0      43 t[1]
        mov rdi, r11                 ;   707.7 p1      43 t[1] copy
        and rdi, rbx                 ;   708.7 p0      43 t[1]
        xor r13, rdi                 ;   709.7 p0      43 t[1]
        mov rdi, rdx                 ;   701.8 p1      43 t[1] copy
        and rdi, r9                  ;   709.5 p0      43 t[1]
        xor r13, rdi                 ;   710.7 p0      43 t[1]
        mov r15, rax                 ;   709.2 p1      43 t[1] copy
        and r15, r13                 ;   711.7 p0      43 t[1]
        xor r9, r15                  ;   712.7 p0      43 t[1]
        mov r15, rdx                 ;   701.8 p1      43 t[1] copy
        xor rdx, r13                 ;   711.8 p0      43 t[1]
        or rdi, rdx                  ;   712.8 p0      43 t[1]
        xor rdi, r9                  ;   713.8 p0      43 t[1]
        mov r13, rax                 ;   709.2 p1      43 t[1] copy
        and r13, r9                  ;   713.7 p0      43 t[1]
        xor r15, r13                 ;   714.7 p0      43 t[1]
        and r9, r15                  ;   715.7 p0      43 t[1]
        xor rax, r9                  ;   716.7 p0      43 t[1]
        mov r9, r15                  ;   715.7 p1      43 t[1] copy
        or r9, rdi                   ;   716.7 p0      43 t[1]
        xor rdx, r9                  ;   717.7 p0      43 t[1]
        mov r9, r15                  ;   715.7 p1      43 t[1] copy
        xor r9, rdi                  ;   716.9 p0      43 t[1]
        mov r13, rdx                 ;   718.7 p1      43 t[1] copy
        xor r13, r9                  ;   719.7 p0      43 t[1]
        and r12, r9                  ;   718.1 p0      43 t[1]
        and r9, qword [rsp + 2080]   ;   718.7 p2+p0   43 t[1]
        and rcx, r13                 ;   720.7 p0      43 t[1]
        and rsi, rdx                 ;   719.8 p0      43 t[1]
        and r8, rdx                  ;   720.4 p0      43 t[1]
        xor rdx, rax                 ;   720.9 p0      43 t[1]
        and rbp, rdi                 ;   721.5 p0      43 t[1]
        and r10, r13                 ;   722.1 p0      43 t[1]
        mov qword [rsp + 2080], rbp  ;   722.7 p0+p3   43 t[1] spill
        mov rbp, qword [rsp + 2064]  ;   690.4 p2      43 t[1]
        mov r13, rdi                 ;   714.8 p1      43 t[1] copy
        xor rdi, rdx                 ;   723.7 p0      43 t[1]
        and rbp, rdi                 ;   724.7 p0      43 t[1]
        and rdi, qword [rsp + 728]   ;   724.8 p2+p0   43 t[1]
        mov qword [rsp + 2064], rdi  ;   725.8 p0+p3   43 t[1] spill
        and r14, rdx                 ;   726.4 p0      43 t[1]
        xor r14, rdi                 ;   727.4 p0      43 t[1]
        mov rdi, qword [rsp + 2072]  ;   696.4 p2      43 t[1]
        and r11, r15                 ;   727.5 p0      43 t[1]
        and rbx, r15                 ;   728.1 p0      43 t[1]
        xor r15, rax                 ;   728.7 p0      43 t[1]
        and rdi, r15                 ;   729.7 p0      43 t[1]
        xor rsi, rdi                 ;   730.7 p0      43 t[1]
        xor r8, r12                  ;   730.4 p0      43 t[1]
        and r13, qword [rsp + 792]   ;   730.9 p2+p0   43 t[1]
        xor rbp, r13                 ;   731.9 p0      43 t[1]
        xor rbp, r11                 ;   732.9 p0      43 t[1]
        xor r11, r10                 ;   732.7 p0      43 t[1]
        xor r10, r13                 ;   733.2 p0      43 t[1]
        mov r13, r8                  ;   731.4 p1      43 t[1] copy
        xor r13, r14                 ;   733.8 p0      43 t[1]
        and rdx, qword [rsp + 2088]  ;   734.4 p2+p0   43 t[1]
        xor r12, rcx                 ;   734.9 p0      43 t[1]
        xor rbp, rdi                 ;   735.5 p0      43 t[1]
        mov rdi, qword [rsp + 1584]  ;   691.4 p2      43 t[1]
        and rdi, r15                 ;   736.1 p0      43 t[1]
        mov r15, qword [rsp + 2056]  ;   685.0 p2      43 t[1]
        and r15, rax                 ;   736.7 p0      43 t[1]
        xor r11, rsi                 ;   737.2 p0      43 t[1]
        xor r10, rdx                 ;   737.8 p0      43 t[1]
        mov rdx, qword [rsp + 2080]  ;   722.7 p2      43 t[1]
        xor rdx, qword [rsp + 2064]  ;   738.4 p2+p0   43 t[1]
        xor r13, r11                 ;   738.9 p0      43 t[1]
        xor r9, r13                  ;   739.9 p0      43 t[1]
        xor r10, r9                  ;   740.9 p0      43 t[1]
        xor rdx, r8                  ;   740.6 p0      43 t[1]
        xor r14, rdi                 ;   741.2 p0      43 t[1]
        and rax, qword [rsp + 2096]  ;   741.8 p2+p0   43 t[1]
        xor rax, r10                 ;   742.8 p0      43 t[1]
        mov rdi, qword [rsp + 1928]  ;   691.7 p2      43 t[1] reload
        xor rbx, rax                 ;   743.8 p0      43 t[1]
        xor r12, rbx                 ;   744.8 p0      43 t[1]
        xor rdx, rbx                 ;   744.8 p0      43 t[1]
        not r13                      ;   744.6 p0      43 t[1]
        mov rbx, qword [rsp + 1920]  ;   693.4 p2      55 t[1]
        xor rbx, r12                 ;   745.8 p0      55 t[1]
        mov qword [rsp + 1928], rbx  ;   746.8 p0+p3   55 t[1] spill
        mov r8, qword [rsp + 1920]   ;   694.4 p2      55 t[1]
        xor rsi, r15                 ;   746.7 p0      43 t[1]
        xor rsi, r9                  ;   747.7 p0      43 t[1]
        mov r9, qword [rsp + 1992]   ;   695.4 p2      43 t[1] reload
        xor r8, r9                   ;   747.9 p0      55 t[1]
        xor r9, qword [rsp + 2000]   ;   748.4 p2+p0   55 t[1]
        xor r14, rax                 ;   749.0 p0      43 t[1]
        not r14                      ;   750.0 p0      43 t[1]
        mov r15, qword [rsp + 1640]  ;   697.6 p2      55 t[1]
        xor r15, qword [rsp + 1912]  ;   750.1 p2+p0   55 t[1]
        xor r15, qword [rsp + 1944]  ;   751.1 p2+p0   55 t[1]
        xor r15, qword [rsp + 1888]  ;   752.1 p2+p0   55 t[1]
        xor r14, qword [rsp + 1960]  ;   751.8 p2+p0   55 t[1]
        xor r15, rdi                 ;   753.1 p0      55 t[1]
        xor rdi, qword [rsp + 2040]  ;   752.9 p2+p0   55 t[1]
        mov rcx, qword [rsp + 1952]  ;   703.6 p2      43 t[1] reload
        mov rax, qword [rsp + 1904]  ;   704.6 p2      55 t[1]
        not rsi                      ;   753.5 p0      43 t[1]
        xor rdi, r9                  ;   754.0 p0      55 t[1]
        not r11                      ;   754.6 p0      43 t[1]
        xor rax, rcx                 ;   755.1 p0      55 t[1]
        xor rcx, rsi                 ;   755.6 p0      55 t[1]
        mov rsi, qword [rsp + 1864]  ;   705.6 p2      55 t[1]
        xor rsi, qword [rsp + 1960]  ;   756.2 p2+p0   55 t[1]
        mov rbx, qword [rsp + 1920]  ;   707.6 p2      55 t[1]
        xor rbx, rsi                 ;   757.2 p0      55 t[1]
        mov qword [rsp + 1960], r15  ;   757.4 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1864]  ;   708.6 p2      55 t[1]
        xor rsi, rcx                 ;   758.4 p0      55 t[1]
        mov qword [rsp + 1864], rsi  ;   759.4 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 1608]  ;   709.6 p2      55 t[1]
        xor rsi, r10                 ;   759.9 p0      55 t[1]
        xor rsi, rax                 ;   760.9 p0      55 t[1]
        xor r15, qword [rsp + 2024]  ;   761.1 p2+p0   55 t[1]
        xor r12, qword [rsp + 2000]  ;   761.6 p2+p0   55 t[1]
        mov qword [rsp + 2000], rbp  ;   762.2 p0+p3   43 t[1] spill
        xor r13, qword [rsp + 2032]  ;   763.2 p2+p0   55 t[1]
        mov qword [rsp + 1992], rcx  ;   763.8 p0+p3   55 t[1] spill
        xor rax, qword [rsp + 2024]  ;   764.8 p2+p0   55 t[1]
        mov qword [rsp + 2024], rsi  ;   765.3 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 2016]  ;   715.1 p2      55 t[1]
        xor rsi, r10                 ;   766.3 p0      55 t[1]
        mov qword [rsp + 1920], rsi  ;   767.3 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 2048]  ;   716.7 p2      55 t[1]
        xor rsi, rcx                 ;   767.9 p0      55 t[1]
        mov qword [rsp + 1952], rsi  ;   768.9 p0+p3   55 t[1] spill
        mov qword [rsp + 1888], rax  ;   769.5 p0+p3   55 t[1] spill
        mov rcx, qword [rsp + 1832]  ;   718.7 p2      55 t[1]
        mov qword [rsp + 2016], r10  ;   770.5 p0+p3   43 t[1] spill
        mov r10, qword [rsp + 1968]  ;   719.7 p2      55 t[1]
        mov qword [rsp + 1968], r8   ;   771.5 p0+p3   55 t[1] spill
        mov rsi, r14                 ;   752.8 p1      55 t[1] copy
        xor rsi, rax                 ;   772.5 p0      55 t[1]
        mov rax, r9                  ;   749.4 p1      55 t[1] copy
        xor r9, r13                  ;   773.1 p0      55 t[1]
        mov qword [rsp + 1912], r9   ;   774.1 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1960]   ;   757.4 p2      55 t[1]
        xor r9, rdx                  ;   774.6 p0      55 t[1]
        xor rdx, qword [rsp + 2040]  ;   775.2 p2+p0   55 t[1]
        xor rax, rbx                 ;   775.8 p0      55 t[1]
        xor r14, rax                 ;   776.8 p0      55 t[1]
        mov qword [rsp + 1944], r14  ;   777.8 p0+p3   55 t[1] spill
        mov r14, qword [rsp + 1976]  ;   724.7 p2      55 t[1]
        xor r14, qword [rsp + 2008]  ;   777.9 p2+p0   55 t[1]
        mov qword [rsp + 1640], rax  ;   778.5 p0+p3   55 t[1] spill
        mov rax, r13                 ;   764.2 p1      55 t[1] copy
        xor rdx, qword [rsp + 2016]  ;   779.5 p2+p0   55 t[1]
        xor rdx, r12                 ;   780.5 p0      55 t[1]
        mov qword [rsp + 2016], r9   ;   780.6 p0+p3   55 t[1] spill
        xor r10, r8                  ;   781.6 p0      55 t[1]
        mov r8, qword [rsp + 2008]   ;   729.4 p2      55 t[1]
        mov qword [rsp + 2008], rbx  ;   782.2 p0+p3   55 t[1] spill
        xor r13, r10                 ;   783.2 p0      55 t[1]
        mov rbx, r11                 ;   755.6 p1      55 t[1] copy
        xor r8, rbp                  ;   783.8 p0      55 t[1]
        mov rbp, qword [rsp + 1984]  ;   732.3 p2      55 t[1]
        xor rbp, r8                  ;   784.8 p0      55 t[1]
        xor rcx, rbp                 ;   785.8 p0      55 t[1]
        xor rbx, rcx                 ;   786.8 p0      55 t[1]
        xor r8, r12                  ;   786.1 p0      55 t[1]
        xor rax, r8                  ;   787.1 p0      55 t[1]
        xor rax, rbx                 ;   788.1 p0      55 t[1]
        mov qword [rsp + 2064], rbx  ;   787.8 p0+p3   55 t[1] spill
        mov rbx, qword [rsp + 1608]  ;   735.6 p2      55 t[1]
        mov qword [rsp + 2080], rax  ;   789.1 p0+p3   55 t[1] spill
        xor rbx, qword [rsp + 1936]  ;   789.8 p2+p0   55 t[1]
        mov rax, qword [rsp + 1984]  ;   737.6 p2      55 t[1]
        xor rax, qword [rsp + 1576]  ;   790.3 p2+p0   55 t[1]
        xor r11, rax                 ;   791.3 p0      55 t[1]
        xor rdx, rbx                 ;   791.5 p0      55 t[1]
        xor rax, r13                 ;   792.1 p0      55 t[1]
        mov qword [rsp + 1984], rax  ;   793.1 p0+p3   55 t[1] spill
        mov rax, rdi                 ;   755.0 p1      55 t[1] copy
        xor rax, r14                 ;   793.6 p0      55 t[1]
        xor rax, r9                  ;   794.6 p0      55 t[1]
        mov r9, r15                  ;   762.1 p1      55 t[1] copy
        xor r9, r12                  ;   794.8 p0      55 t[1]
        mov r12, qword [rsp + 1952]  ;   768.9 p2      55 t[1]
        xor r12, rbx                 ;   795.3 p0      55 t[1]
        xor rbp, qword [rsp + 1880]  ;   795.9 p2+p0   55 t[1]
        mov rbx, qword [rsp + 2032]  ;   744.3 p2      55 t[1]
        mov qword [rsp + 2032], r15  ;   796.5 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1952]  ;   768.9 p2      55 t[1]
        mov qword [rsp + 1952], rdx  ;   797.5 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 2000]  ;   762.2 p2      55 t[1]
        xor rdx, qword [rsp + 1928]  ;   798.5 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1960]  ;   799.5 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1880]  ;   800.5 p2+p0   55 t[1]
        xor r14, rbp                 ;   800.2 p0      55 t[1]
        mov qword [rsp + 1880], r14  ;   801.2 p0+p3   55 t[1] spill
        mov r14, qword [rsp + 1968]  ;   771.5 p2      55 t[1]
        xor r14, qword [rsp + 1960]  ;   801.8 p2+p0   55 t[1]
        mov qword [rsp + 1960], r9   ;   802.3 p0+p3   55 t[1] spill
        xor r10, qword [rsp + 1896]  ;   803.3 p2+p0   55 t[1]
        xor rcx, qword [rsp + 1976]  ;   803.9 p2+p0   55 t[1]
        mov r9, r10                  ;   804.3 p1      55 t[1] copy
        xor r10, r11                 ;   804.5 p0      55 t[1]
        mov qword [rsp + 1976], r11  ;   805.0 p0+p3   55 t[1] spill
        xor r15, qword [rsp + 1904]  ;   806.0 p2+p0   55 t[1]
        xor r15, rsi                 ;   807.0 p0      55 t[1]
        xor rbp, qword [rsp + 1576]  ;   807.2 p2+p0   55 t[1]
        xor rbx, qword [rsp + 1928]  ;   807.8 p2+p0   55 t[1]
        mov r11, qword [rsp + 768]   ;   757.3 p2      55 t[0].0 reload
        xor r9, rbx                  ;   808.8 p0      55 t[1]
        xor rbx, qword [rsp + 1984]  ;   808.9 p2+p0   55 t[1]
        xor rbx, qword [rsp + 2080]  ;   809.9 p2+p0   55 t[1]
        xor rbx, qword [r11 + 1352]  ;   810.9 p2+p0   55 t[1]
        mov qword [rsp + 872], rbx   ;   811.9 p0+p3   55 t[1] spill
        mov rbx, r8                  ;   787.1 p1      55 t[1] copy
        xor rbx, qword [r11 + 1304]  ;   811.6 p2+p0   55 t[1]
        xor rbx, rax                 ;   812.6 p0      55 t[1]
        xor rbx, rdx                 ;   813.6 p0      55 t[1]
        xor rdx, qword [r11 + 1496]  ;   813.3 p2+p0   55 t[1]
        xor rbp, qword [r11 + 1360]  ;   813.9 p2+p0   55 t[1]
        mov qword [rsp + 880], rbp   ;   814.9 p0+p3   55 t[1] spill
        mov rbp, qword [rsp + 1936]  ;   764.3 p2      55 t[1]
        xor rbp, qword [r11 + 1312]  ;   815.5 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1920]  ;   816.5 p2+p0   55 t[1]
        xor rax, qword [r11 + 1368]  ;   816.6 p2+p0   55 t[1]
        mov qword [rsp + 888], rax   ;   817.6 p0+p3   55 t[1] spill
        xor rdi, qword [rsp + 1920]  ;   818.2 p2+p0   55 t[1]
        xor rsi, qword [r11 + 1328]  ;   818.8 p2+p0   55 t[1]
        xor r8, qword [r11 + 1432]   ;   819.3 p2+p0   55 t[1]
        mov rax, qword [rsp + 1640]  ;   778.5 p2      55 t[1]
        xor rax, qword [r11 + 1336]  ;   819.9 p2+p0   55 t[1]
        xor r8, qword [rsp + 2016]   ;   820.5 p2+p0   55 t[1]
        mov qword [rsp + 2016], r8   ;   821.5 p0+p3   55 t[1] spill
        mov r8, qword [rsp + 1608]   ;   774.3 p2      55 t[1]
        xor r8, qword [r11 + 1376]   ;   822.0 p2+p0   55 t[1]
        xor r8, rdi                  ;   823.0 p0      55 t[1]
        xor rdi, qword [r11 + 1504]  ;   823.2 p2+p0   55 t[1]
        xor rdi, r14                 ;   824.2 p0      55 t[1]
        xor rdx, qword [rsp + 2040]  ;   824.3 p2+p0   55 t[1]
        xor rbp, r14                 ;   824.9 p0      55 t[1]
        xor rdi, qword [rsp + 1952]  ;   825.5 p2+p0   55 t[1]
        mov r14, qword [rsp + 2080]  ;   789.1 p2      55 t[1]
        mov qword [rsp + 2080], rdi  ;   826.5 p0+p3   55 t[1] spill
        mov rdi, qword [rsp + 1880]  ;   801.2 p2      55 t[1]
        xor rdi, qword [r11 + 1424]  ;   827.0 p2+p0   55 t[1]
        xor rdi, qword [rsp + 1976]  ;   828.0 p2+p0   55 t[1]
        mov qword [rsp + 1976], rdx  ;   828.2 p0+p3   55 t[1] spill
        xor rax, qword [rsp + 1928]  ;   829.2 p2+p0   55 t[1]
        mov qword [rsp + 856], rax   ;   830.2 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1952]  ;   797.5 p2      55 t[1]
        xor rdx, qword [r11 + 1440]  ;   830.7 p2+p0   55 t[1]
        mov qword [rsp + 1952], rdx  ;   831.7 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1904]  ;   786.3 p2      55 t[1]
        xor rdx, qword [r11 + 1448]  ;   832.3 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1992]  ;   833.3 p2+p0   55 t[1]
        mov rax, qword [rsp + 1912]  ;   789.3 p2      55 t[1]
        xor rax, qword [r11 + 1344]  ;   833.5 p2+p0   55 t[1]
        xor rax, qword [rsp + 1896]  ;   834.5 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1920]  ;   834.6 p2+p0   55 t[1]
        mov qword [rsp + 864], rax   ;   835.5 p0+p3   55 t[1] spill
        mov rax, r12                 ;   796.3 p1      55 t[1] copy
        xor r12, qword [r11 + 1384]  ;   836.2 p2+p0   55 t[1]
        xor r12, qword [rsp + 1920]  ;   837.2 p2+p0   55 t[1]
        xor r12, qword [rsp + 2024]  ;   838.2 p2+p0   55 t[1]
        mov qword [rsp + 1920], rdx  ;   837.9 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1960]  ;   802.3 p2      55 t[1]
        xor rdx, qword [r11 + 1464]  ;   838.9 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1944]  ;   839.9 p2+p0   55 t[1]
        mov qword [rsp + 904], r12   ;   840.0 p0+p3   55 t[1] spill
        mov r12, qword [rsp + 1864]  ;   799.3 p2      55 t[1]
        xor r12, qword [r11 + 1392]  ;   841.0 p2+p0   55 t[1]
        xor r12, r15                 ;   842.0 p0      55 t[1]
        xor r15, qword [r11 + 1456]  ;   842.2 p2+p0   55 t[1]
        xor r15, qword [rsp + 2032]  ;   843.2 p2+p0   55 t[1]
        mov qword [rsp + 2032], r15  ;   844.2 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1960]  ;   803.3 p2      55 t[1]
        mov qword [rsp + 1960], rdx  ;   844.3 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1968]  ;   804.3 p2      55 t[1]
        xor rdx, r9                  ;   845.3 p0      55 t[1]
        xor r15, qword [r11 + 1400]  ;   845.9 p2+p0   55 t[1]
        xor r15, qword [rsp + 2008]  ;   846.9 p2+p0   55 t[1]
        xor r14, qword [r11 + 1416]  ;   847.0 p2+p0   55 t[1]
        xor rdx, qword [r11 + 1472]  ;   847.6 p2+p0   55 t[1]
        xor rax, qword [r11 + 1320]  ;   848.2 p2+p0   55 t[1]
        mov qword [rsp + 840], rax   ;   849.2 p0+p3   55 t[1] spill
        mov qword [rsp + 920], r15   ;   849.7 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1912]  ;   810.3 p2      55 t[1]
        xor r15, qword [r11 + 1408]  ;   850.7 p2+p0   55 t[1]
        xor r15, r9                  ;   851.7 p0      55 t[1]
        xor r9, qword [r11 + 1480]   ;   851.9 p2+p0   55 t[1]
        xor r9, qword [rsp + 1832]   ;   852.9 p2+p0   55 t[1]
        xor r9, qword [rsp + 1984]   ;   853.9 p2+p0   55 t[1]
        mov qword [rsp + 1984], r9   ;   854.9 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1880]   ;   815.3 p2      55 t[1]
        xor r9, qword [r11 + 1488]   ;   854.6 p2+p0   55 t[1]
        xor r9, qword [rsp + 2064]   ;   855.6 p2+p0   55 t[1]
        mov qword [rsp + 2064], r9   ;   856.6 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 2024]   ;   818.3 p2      55 t[1]
        xor r9, qword [r11 + 1512]   ;   856.7 p2+p0   55 t[1]
        xor r9, qword [rsp + 2048]   ;   857.7 p2+p0   55 t[1]
        mov qword [rsp + 2048], r9   ;   858.7 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1888]   ;   821.3 p2      55 t[1]
        mov qword [rsp + 1888], rdx  ;   858.9 p0+p3   55 t[1] spill
        mov qword [rsp + 2024], rdi  ;   859.9 p0+p3   55 t[1] spill
        xor rcx, qword [r11 + 1296]  ;   860.9 p2+p0   55 t[1]
        mov qword [rsp + 1880], r14  ;   861.4 p0+p3   55 t[1] spill
        mov qword [rsp + 848], rsi   ;   862.4 p0+p3   55 t[1] spill
        xor r9, qword [r11 + 1520]   ;   863.4 p2+p0   55 t[1]
        xor r9, qword [rsp + 1864]   ;   864.4 p2+p0   55 t[1]
        mov qword [rsp + 1864], r9   ;   865.4 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1944]   ;   825.3 p2      55 t[1]
        xor r9, qword [r11 + 1528]   ;   865.6 p2+p0   55 t[1]
        mov qword [rsp + 1944], r9   ;   866.6 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1080]   ;   827.3 p2      43 t[2]
        xor r9, qword [rsp + 1088]   ;   867.2 p2+p0   43 t[2]
        mov rdx, r9                  ;   868.2 p1      43 t[2] copy
        xor rdx, qword [rsp + 1064]  ;   869.2 p2+p0   43 t[2]
        mov rdi, rdx                 ;   870.2 p1      43 t[2] copy
        xor rdi, qword [rsp + 1112]  ;   871.2 p2+p0   43 t[2]
        mov r14, rdi                 ;   872.2 p1      43 t[2] copy
        xor r14, qword [rsp + 1104]  ;   873.2 p2+p0   43 t[2]
        mov rsi, r14                 ;   874.2 p1      43 t[2] copy
        xor rsi, qword [rsp + 1096]  ;   875.2 p2+p0   43 t[2]
        mov rax, rsi                 ;   876.2 p1      43 t[2] copy
        mov qword [rsp + 912], r12   ;   870.0 p0+p3   55 t[1] spill
        mov qword [rsp + 1832], r15  ;   871.0 p0+p3   55 t[1] spill
        xor r13, qword [r11 + 1280]  ;   872.0 p2+p0   55 t[1]
        xor r10, qword [r11 + 1288]  ;   872.6 p2+p0   55 t[1]
        mov qword [rsp + 824], rbx   ;   873.2 p0+p3   55 t[1] spill
        mov qword [rsp + 896], r8    ;   874.2 p0+p3   55 t[1] spill
        mov r15, rdi                 ;   872.2 p1      43 t[2] copy
        mov qword [rsp + 832], rbp   ;   875.2 p0+p3   55 t[1] spill
        mov rbp, rsi                 ;   876.2 p1      43 t[2] copy
        xor r15, qword [rsp + 1056]  ;   876.2 p2+p0   43 t[2]
        mov r12, r15                 ;   877.2 p1      43 t[2] copy
        mov qword [rsp + 808], r10   ;   876.7 p0+p3   55 t[1] spill
        xor r12, qword [rsp + 1072]  ;   878.2 p2+p0   43 t[2]
        mov qword [rsp + 800], r13   ;   878.3 p0+p3   55 t[1] spill
        mov r8, r12                  ;   879.2 p1      43 t[2] copy
        mov qword [rsp + 816], rcx   ;   879.3 p0+p3   55 t[1] spill
        xor r8, qword [rsp + 1080]   ;   880.3 p2+p0   43 t[2]
        mov qword [rsp + 2104], r8   ;   881.3 p0+p3   43 t[2] spill
        xor rbp, qword [rsp + 1088]  ;   881.9 p2+p0   43 t[2]
        mov r10, rbp                 ;   882.9 p1      43 t[2] copy
        xor rax, qword [rsp + 1056]  ;   882.4 p2+p0   43 t[2]
        mov r11, rsi                 ;   876.2 p1      43 t[2] copy
        mov rbx, r14                 ;   874.2 p1      43 t[2] copy
        xor rbx, r8                  ;   883.0 p0      43 t[2]
        mov rcx, rbx                 ;   884.0 p1      43 t[2] copy
        xor rcx, qword [rsp + 1112]  ;   885.0 p2+p0   43 t[2]
        xor r10, rcx                 ;   886.0 p0      43 t[2]
        and r11, r10                 ;   887.0 p0      43 t[2]
        xor rdx, r11                 ;   888.0 p0      43 t[2]
        mov r11, rcx                 ;   886.0 p1      43 t[2] copy
        xor r11, qword [rsp + 1056]  ;   887.0 p2+p0   43 t[2]
        mov qword [rsp + 2112], rcx  ;   886.4 p0+p3   43 t[2] spill
        mov r13, r10                 ;   887.0 p1      43 t[2] copy
        xor r13, qword [rsp + 1080]  ;   888.0 p2+p0   43 t[2]
        mov qword [rsp + 2088], r10  ;   888.0 p0+p3   43 t[2] spill
        mov qword [rsp + 2072], rsi  ;   889.0 p0+p3   43 t[2] spill
        mov r10, r15                 ;   877.2 p1      43 t[2] copy
        or r10, qword [rsp + 1112]   ;   890.0 p2+p0   43 t[2]
        mov rsi, r8                  ;   881.3 p1      43 t[2] copy
        xor r9, r11                  ;   890.6 p0      43 t[2]
        and r11, rcx                 ;   891.2 p0      43 t[2]
        xor rdx, r11                 ;   892.2 p0      43 t[2]
        and rsi, r9                  ;   892.3 p0      43 t[2]
        xor r11, rsi                 ;   893.3 p0      43 t[2]
        mov rsi, r8                  ;   881.3 p1      43 t[2] copy
        xor rsi, rbp                 ;   893.4 p0      43 t[2]
        xor r12, r11                 ;   894.3 p0      43 t[2]
        xor r12, r10                 ;   895.3 p0      43 t[2]
        mov rcx, r13                 ;   889.0 p1      43 t[2] copy
        and rcx, rsi                 ;   895.1 p0      43 t[2]
        xor rcx, qword [rsp + 1088]  ;   896.1 p2+p0   43 t[2]
        xor rcx, r11                 ;   897.1 p0      43 t[2]
        mov r8, rdi                  ;   872.2 p1      43 t[2] copy
        and r8, rbx                  ;   896.9 p0      43 t[2]
        xor rcx, r8                  ;   898.1 p0      43 t[2]
        xor r8, rdx                  ;   898.0 p0      43 t[2]
        mov r11, rdi                 ;   872.2 p1      43 t[2] copy
        xor rdx, r10                 ;   898.6 p0      43 t[2]
        mov r10, rsi                 ;   894.4 p1      43 t[2] copy
        xor r11, r9                  ;   899.1 p0      43 t[2]
        mov qword [rsp + 2120], r11  ;   900.1 p0+p3   43 t[2] spill
        mov qword [rsp + 2128], rsi  ;   900.7 p0+p3   43 t[2] spill
        mov rsi, r14                 ;   874.2 p1      43 t[2] copy
        and rsi, r11                 ;   901.7 p0      43 t[2]
        mov r11, rax                 ;   883.4 p1      43 t[2] copy
        and r11, rbp                 ;   902.3 p0      43 t[2]
        mov qword [rsp + 2136], r14  ;   902.9 p0+p3   43 t[2] spill
        xor r10, qword [rsp + 1112]  ;   903.9 p2+p0   43 t[2]
        xor r8, rsi                  ;   904.4 p0      43 t[2]
        mov rsi, r15                 ;   877.2 p1      43 t[2] copy
        xor rsi, r13                 ;   905.0 p0      43 t[2]
        xor r12, r11                 ;   905.6 p0      43 t[2]
        mov r11, r10                 ;   904.9 p1      43 t[2] copy
        mov r14, r12                 ;   906.6 p1      43 t[2] copy
        and r11, rsi                 ;   906.1 p0      43 t[2]
        xor rdx, r11                 ;   907.1 p0      43 t[2]
        mov r11, rcx                 ;   899.1 p1      43 t[2] copy
        and r11, r8                  ;   907.3 p0      43 t[2]
        xor rdx, r11                 ;   908.3 p0      43 t[2]
        and r14, rdx                 ;   909.3 p0      43 t[2]
        xor r8, r14                  ;   910.3 p0      43 t[2]
        mov r14, rcx                 ;   899.1 p1      43 t[2] copy
        xor rcx, rdx                 ;   909.6 p0      43 t[2]
        mov rdx, r12                 ;   906.6 p1      43 t[2] copy
        or r11, rcx                  ;   910.6 p0      43 t[2]
        and rdx, r8                  ;   911.3 p0      43 t[2]
        xor r14, rdx                 ;   912.3 p0      43 t[2]
        xor r11, r8                  ;   911.9 p0      43 t[2]
        and r8, r14                  ;   913.3 p0      43 t[2]
        and r15, r11                 ;   913.0 p0      43 t[2]
        xor r12, r8                  ;   914.3 p0      43 t[2]
        mov r8, r14                  ;   913.3 p1      43 t[2] copy
        or r8, r11                   ;   914.3 p0      43 t[2]
        xor rcx, r8                  ;   915.3 p0      43 t[2]
        mov r8, r14                  ;   913.3 p1      43 t[2] copy
        mov rdx, qword [rsp + 2104]  ;   881.3 p2      43 t[2]
        and rdx, rcx                 ;   916.3 p0      43 t[2]
        mov qword [rsp + 2104], r15  ;   915.9 p0+p3   43 t[2] spill
        mov r15, rcx                 ;   916.3 p1      43 t[2] copy
        and r9, rcx                  ;   916.9 p0      43 t[2]
        and rsi, r14                 ;   917.4 p0      43 t[2]
        xor rcx, r12                 ;   918.0 p0      43 t[2]
        xor r8, r11                  ;   918.6 p0      43 t[2]
        xor r15, r8                  ;   919.6 p0      43 t[2]
        and rbp, r15                 ;   920.6 p0      43 t[2]
        and rax, r15                 ;   920.6 p0      43 t[2]
        mov r15, r11                 ;   912.9 p1      43 t[2] copy
        xor r11, rcx                 ;   920.8 p0      43 t[2]
        and r10, r14                 ;   921.4 p0      43 t[2]
        xor r14, r12                 ;   922.0 p0      43 t[2]
        and rbx, rcx                 ;   922.6 p0      43 t[2]
        and r13, r8                  ;   923.1 p0      43 t[2]
        and r8, qword [rsp + 2128]   ;   923.7 p2+p0   43 t[2]
        and rdi, rcx                 ;   924.3 p0      43 t[2]
        mov rcx, qword [rsp + 2112]  ;   886.4 p2      43 t[2]
        and rcx, r11                 ;   924.8 p0      43 t[2]
        and r11, qword [rsp + 1056]  ;   925.4 p2+p0   43 t[2]
        and r15, qword [rsp + 1112]  ;   926.0 p2+p0   43 t[2]
        xor rcx, r15                 ;   927.0 p0      43 t[2]
        xor rdi, r11                 ;   927.1 p0      43 t[2]
        xor rcx, r10                 ;   928.0 p0      43 t[2]
        xor r10, rbp                 ;   928.3 p0      43 t[2]
        xor rbp, r15                 ;   928.8 p0      43 t[2]
        mov qword [rsp + 2128], r11  ;   929.4 p0+p3   43 t[2] spill
        xor r9, r13                  ;   930.4 p0      43 t[2]
        mov r11, qword [rsp + 2088]  ;   888.0 p2      43 t[2]
        and r11, r14                 ;   931.0 p0      43 t[2]
        xor rdx, r11                 ;   932.0 p0      43 t[2]
        xor rcx, r11                 ;   932.1 p0      43 t[2]
        xor r10, rdx                 ;   933.0 p0      43 t[2]
        mov r15, r9                  ;   931.4 p1      43 t[2] copy
        xor r15, rdi                 ;   933.3 p0      43 t[2]
        mov r11, qword [rsp + 2072]  ;   889.0 p2      43 t[2]
        and r11, r14                 ;   933.8 p0      43 t[2]
        xor rdi, r11                 ;   934.8 p0      43 t[2]
        xor r15, r10                 ;   935.0 p0      43 t[2]
        xor r8, r15                  ;   936.0 p0      43 t[2]
        xor r13, rax                 ;   936.1 p0      43 t[2]
        mov rax, qword [rsp + 1424]  ;   886.8 p2      43 t[2]
        mov r14, qword [rsp + 2136]  ;   902.9 p2      43 t[2]
        and r14, r12                 ;   936.7 p0      43 t[2]
        xor rdx, r14                 ;   937.7 p0      43 t[2]
        xor rdx, r8                  ;   938.7 p0      43 t[2]
        not rdx                      ;   939.7 p0      43 t[2]
        and r12, qword [rsp + 2120]  ;   938.9 p2+p0   43 t[2]
        mov qword [rsp + 2136], rcx  ;   939.5 p0+p3   43 t[2] spill
        xor rbp, rbx                 ;   940.5 p0      43 t[2]
        not r15                      ;   941.0 p0      43 t[2]
        xor rbp, r8                  ;   941.5 p0      43 t[2]
        xor r12, rbp                 ;   942.5 p0      43 t[2]
        mov r14, qword [rsp + 1432]  ;   891.2 p2      43 t[2]
        xor rdi, r12                 ;   943.5 p0      43 t[2]
        xor rsi, r12                 ;   943.5 p0      43 t[2]
        mov r11, qword [rsp + 1408]  ;   892.2 p2      43 t[2] reload
        mov qword [rsp + 2120], r15  ;   943.8 p0+p3   43 t[2] spill
        mov r8, qword [rsp + 1400]   ;   893.2 p2      43 t[2]
        xor r8, r11                  ;   944.8 p0      43 t[2]
        not r10                      ;   945.4 p0      43 t[2]
        mov qword [rsp + 2072], r10  ;   946.4 p0+p3   43 t[2] spill
        mov r12, qword [rsp + 1384]  ;   894.2 p2      43 t[2]
        xor r12, r8                  ;   946.9 p0      43 t[2]
        xor r14, r12                 ;   947.9 p0      43 t[2]
        mov rbx, r14                 ;   948.9 p1      43 t[2] copy
        xor rbx, qword [rsp + 1376]  ;   949.9 p2+p0   43 t[2]
        mov r15, rbx                 ;   950.9 p1      43 t[2] copy
        mov qword [rsp + 2144], r9   ;   948.6 p0+p3   43 t[2] spill
        mov qword [rsp + 2152], rdx  ;   949.6 p0+p3   43 t[2] spill
        xor r15, qword [rsp + 1392]  ;   951.9 p2+p0   43 t[2]
        mov rcx, r15                 ;   952.9 p1      43 t[2] copy
        xor rcx, qword [rsp + 1400]  ;   953.9 p2+p0   43 t[2]
        xor rax, r14                 ;   951.8 p0      43 t[2]
        mov rdx, rax                 ;   952.8 p1      43 t[2] copy
        xor rdx, rcx                 ;   954.9 p0      43 t[2]
        mov r9, rdx                  ;   955.9 p1      43 t[2] copy
        mov r10, r11                 ;   900.3 p1      43 t[2] copy
        mov qword [rsp + 2088], rbp  ;   952.9 p0+p3   43 t[2] spill
        mov rbp, rax                 ;   952.8 p1      43 t[2] copy
        xor rbp, qword [rsp + 1416]  ;   953.9 p2+p0   43 t[2]
        xor r9, qword [rsp + 1432]   ;   956.9 p2+p0   43 t[2]
        xor r13, rsi                 ;   955.0 p0      43 t[2]
        mov qword [rsp + 2160], rsi  ;   955.6 p0+p3   43 t[2] spill
        xor r10, rbp                 ;   956.6 p0      43 t[2]
        mov rsi, r10                 ;   957.6 p1      43 t[2] copy
        mov qword [rsp + 2168], rbp  ;   957.2 p0+p3   43 t[2] spill
        mov r11, rbp                 ;   954.9 p1      43 t[2] copy
        xor rsi, r9                  ;   958.6 p0      43 t[2]
        and r11, rsi                 ;   959.6 p0      43 t[2]
        xor r12, r11                 ;   960.6 p0      43 t[2]
        mov r11, r9                  ;   957.9 p1      43 t[2] copy
        xor r11, qword [rsp + 1376]  ;   959.9 p2+p0   43 t[2]
        xor r8, r11                  ;   960.9 p0      43 t[2]
        and r11, r9                  ;   961.0 p0      43 t[2]
        not rdi                      ;   961.6 p0      43 t[2]
        mov qword [rsp + 2112], rdi  ;   962.6 p0+p3   43 t[2] spill
        mov rdi, rbp                 ;   954.9 p1      43 t[2] copy
        xor rdi, qword [rsp + 1376]  ;   963.1 p2+p0   43 t[2]
        mov qword [rsp + 2176], r13  ;   963.7 p0+p3   43 t[2] spill
        mov qword [rsp + 2184], rdx  ;   964.7 p0+p3   43 t[2] spill
        mov qword [rsp + 2192], r9   ;   965.7 p0+p3   43 t[2] spill
        mov rbp, rcx                 ;   954.9 p1      43 t[2] copy
        and rbp, r8                  ;   966.7 p0      43 t[2]
        mov r13, rsi                 ;   959.6 p1      43 t[2] copy
        xor r13, qword [rsp + 1400]  ;   967.3 p2+p0   43 t[2]
        mov qword [rsp + 2200], rsi  ;   967.8 p0+p3   43 t[2] spill
        mov r9, rbx                  ;   950.9 p1      43 t[2] copy
        or r9, qword [rsp + 1432]    ;   968.8 p2+p0   43 t[2]
        mov qword [rsp + 2208], rax  ;   969.4 p0+p3   43 t[2] spill
        xor r12, r11                 ;   970.4 p0      43 t[2]
        xor r11, rbp                 ;   971.0 p0      43 t[2]
        mov rbp, rcx                 ;   954.9 p1      43 t[2] copy
        mov rsi, r13                 ;   968.3 p1      43 t[2] copy
        xor rbp, r10                 ;   971.5 p0      43 t[2]
        and rsi, rbp                 ;   972.5 p0      43 t[2]
        xor rsi, qword [rsp + 1408]  ;   973.5 p2+p0   43 t[2]
        xor rsi, r11                 ;   974.5 p0      43 t[2]
        xor r15, r11                 ;   973.8 p0      43 t[2]
        mov r11, r14                 ;   948.9 p1      43 t[2] copy
        and r11, rdx                 ;   974.4 p0      43 t[2]
        xor r15, r9                  ;   975.0 p0      43 t[2]
        xor rsi, r11                 ;   975.5 p0      43 t[2]
        mov rdx, rbp                 ;   972.5 p1      43 t[2] copy
        mov qword [rsp + 2216], rbp  ;   976.1 p0+p3   43 t[2] spill
        xor r11, r12                 ;   977.1 p0      43 t[2]
        xor r12, r9                  ;   977.7 p0      43 t[2]
        mov r9, r14                  ;   948.9 p1      43 t[2] copy
        mov rbp, rax                 ;   952.8 p1      43 t[2] copy
        xor r9, r8                   ;   978.2 p0      43 t[2]
        and rbp, r9                  ;   979.2 p0      43 t[2]
        xor r11, rbp                 ;   980.2 p0      43 t[2]
        mov rbp, rbx                 ;   950.9 p1      43 t[2] copy
        xor rbp, r13                 ;   980.0 p0      43 t[2]
        xor rdx, qword [rsp + 1432]  ;   980.5 p2+p0   43 t[2]
        mov qword [rsp + 2224], r9   ;   981.1 p0+p3   43 t[2] spill
        mov r9, r10                  ;   957.6 p1      43 t[2] copy
        and r9, rdi                  ;   982.1 p0      43 t[2]
        xor r15, r9                  ;   983.1 p0      43 t[2]
        mov r9, rdx                  ;   981.5 p1      43 t[2] copy
        and r9, rbp                  ;   983.2 p0      43 t[2]
        xor r12, r9                  ;   984.2 p0      43 t[2]
        mov rax, r15                 ;   984.1 p1      43 t[2] copy
        mov r9, rsi                  ;   976.5 p1      43 t[2] copy
        and r9, r11                  ;   984.4 p0      43 t[2]
        xor r12, r9                  ;   985.4 p0      43 t[2]
        and rax, r12                 ;   986.4 p0      43 t[2]
        xor r11, rax                 ;   987.4 p0      43 t[2]
        mov rax, rsi                 ;   976.5 p1      43 t[2] copy
        xor rsi, r12                 ;   986.7 p0      43 t[2]
        or r9, rsi                   ;   987.7 p0      43 t[2]
        xor r9, r11                  ;   988.7 p0      43 t[2]
        and rbx, r9                  ;   989.7 p0      43 t[2]
        mov r12, r15                 ;   984.1 p1      43 t[2] copy
        and r12, r11                 ;   989.0 p0      43 t[2]
        xor rax, r12                 ;   990.0 p0      43 t[2]
        and rbp, rax                 ;   991.0 p0      43 t[2]
        and r11, rax                 ;   991.0 p0      43 t[2]
        xor r15, r11                 ;   992.0 p0      43 t[2]
        mov r11, rax                 ;   991.0 p1      43 t[2] copy
        or r11, r9                   ;   992.0 p0      43 t[2]
        xor rsi, r11                 ;   993.0 p0      43 t[2]
        mov r12, rsi                 ;   994.0 p1      43 t[2] copy
        and r8, rsi                  ;   994.0 p0      43 t[2]
        and rcx, rsi                 ;   994.0 p0      43 t[2]
        mov r11, rax                 ;   991.0 p1      43 t[2] copy
        xor rsi, r15                 ;   994.1 p0      43 t[2]
        xor r11, r9                  ;   994.7 p0      43 t[2]
        xor r12, r11                 ;   995.7 p0      43 t[2]
        and r13, r11                 ;   995.8 p0      43 t[2]
        and r11, qword [rsp + 2216]  ;   996.4 p2+p0   43 t[2]
        and rdi, r12                 ;   996.9 p0      43 t[2]
        and rdx, rax                 ;   997.5 p0      43 t[2]
        mov qword [rsp + 2216], rbx  ;   998.1 p0+p3   43 t[2] spill
        and r10, r12                 ;   999.1 p0      43 t[2]
        mov r12, r9                  ;   989.7 p1      43 t[2] copy
        xor r9, rsi                  ;   999.7 p0      43 t[2]
        mov rbx, qword [rsp + 2192]  ;   965.7 p2      43 t[2]
        and rbx, r9                  ;  1000.7 p0      43 t[2]
        and r14, rsi                 ;  1000.8 p0      43 t[2]
        and r12, qword [rsp + 1432]  ;  1001.4 p2+p0   43 t[2]
        xor rax, r15                 ;  1001.9 p0      43 t[2]
        and r9, qword [rsp + 1376]   ;  1002.5 p2+p0   43 t[2]
        xor r14, r9                  ;  1003.5 p0      43 t[2]
        xor rbx, r12                 ;  1003.7 p0      43 t[2]
        xor rbx, rdx                 ;  1004.7 p0      43 t[2]
        mov qword [rsp + 2192], r9   ;  1004.8 p0+p3   43 t[2] spill
        mov r9, qword [rsp + 2200]   ;   967.8 p2      43 t[2]
        and r9, rax                  ;  1005.8 p0      43 t[2]
        xor rbx, r9                  ;  1006.8 p0      43 t[2]
        xor rcx, r9                  ;  1006.9 p0      43 t[2]
        mov r9, qword [rsp + 2168]   ;   957.2 p2      43 t[2]
        xor rdx, r10                 ;  1007.5 p0      43 t[2]
        xor r10, r12                 ;  1008.1 p0      43 t[2]
        and rsi, qword [rsp + 2184]  ;  1008.7 p2+p0   43 t[2]
        xor r10, rsi                 ;  1009.7 p0      43 t[2]
        mov rsi, qword [rsp + 2216]  ;   998.1 p2      43 t[2]
        xor r8, r13                  ;  1009.8 p0      43 t[2]
        mov r12, r8                  ;  1010.8 p1      43 t[2] copy
        xor r12, r14                 ;  1011.8 p0      43 t[2]
        xor rdx, rcx                 ;  1010.9 p0      43 t[2]
        xor r12, rdx                 ;  1012.8 p0      43 t[2]
        xor r11, r12                 ;  1013.8 p0      43 t[2]
        xor r10, r11                 ;  1014.8 p0      43 t[2]
        and r9, rax                  ;  1013.2 p0      43 t[2]
        mov rax, qword [rsp + 2208]  ;   969.4 p2      43 t[2]
        and rax, r15                 ;  1013.8 p0      43 t[2]
        and r15, qword [rsp + 2224]  ;  1014.4 p2+p0   43 t[2]
        xor r15, r10                 ;  1015.8 p0      43 t[2]
        xor r14, r9                  ;  1015.5 p0      43 t[2]
        xor r14, r15                 ;  1016.8 p0      43 t[2]
        xor r13, rdi                 ;  1016.6 p0      43 t[2]
        xor rsi, qword [rsp + 2192]  ;  1017.2 p2+p0   43 t[2]
        xor rsi, r8                  ;  1018.2 p0      43 t[2]
        xor rbp, r15                 ;  1018.4 p0      43 t[2]
        xor rsi, rbp                 ;  1019.4 p0      43 t[2]
        mov rdi, qword [rsp + 712]   ;   966.2 p2      43 t[2]
        not rdx                      ;  1019.5 p0      43 t[2]
        not r12                      ;  1020.0 p0      43 t[2]
        mov r8, qword [rsp + 688]    ;   967.7 p2      43 t[2]
        mov qword [rsp + 2192], r10  ;  1020.5 p0+p3   43 t[2] spill
        mov r9, qword [rsp + 696]    ;   968.7 p2      43 t[2] reload
        xor r8, r9                   ;  1021.5 p0      43 t[2]
        mov r15, qword [rsp + 720]   ;   969.7 p2      43 t[2]
        xor rcx, rax                 ;  1022.1 p0      43 t[2]
        xor rcx, r11                 ;  1023.1 p0      43 t[2]
        mov r11, qword [rsp + 672]   ;   970.7 p2      43 t[2]
        xor r11, r8                  ;  1023.2 p0      43 t[2]
        xor r15, r11                 ;  1024.2 p0      43 t[2]
        xor rdi, r15                 ;  1025.2 p0      43 t[2]
        not r14                      ;  1024.9 p0      43 t[2]
        mov qword [rsp + 2168], r14  ;  1025.9 p0+p3   43 t[2] spill
        mov r14, rdi                 ;  1026.2 p1      43 t[2] copy
        xor r13, rbp                 ;  1026.4 p0      43 t[2]
        mov qword [rsp + 2216], rbx  ;  1027.0 p0+p3   43 t[2] spill
        mov rbx, r9                  ;   974.9 p1      43 t[2] copy
        not rcx                      ;  1028.0 p0      43 t[2]
        mov qword [rsp + 2200], rcx  ;  1029.0 p0+p3   43 t[2] spill
        mov rbp, qword [rsp + 664]   ;   976.2 p2      43 t[2]
        xor rbp, r15                 ;  1029.5 p0      43 t[2]
        mov rax, rbp                 ;  1030.5 p1      43 t[2] copy
        xor rax, qword [rsp + 680]   ;  1031.5 p2+p0   43 t[2]
        mov r10, rax                 ;  1032.5 p1      43 t[2] copy
        xor r10, qword [rsp + 688]   ;  1033.5 p2+p0   43 t[2]
        xor r14, r10                 ;  1034.5 p0      43 t[2]
        mov rcx, r14                 ;  1035.5 p1      43 t[2] copy
        xor rcx, qword [rsp + 720]   ;  1036.5 p2+p0   43 t[2]
        mov qword [rsp + 2224], rdx  ;  1032.4 p0+p3   43 t[2] spill
        mov rdx, rdi                 ;  1026.2 p1      43 t[2] copy
        mov qword [rsp + 2184], rsi  ;  1033.4 p0+p3   43 t[2] spill
        xor rdx, qword [rsp + 704]   ;  1034.4 p2+p0   43 t[2]
        xor rbx, rdx                 ;  1035.4 p0      43 t[2]
        mov rsi, rbx                 ;  1036.4 p1      43 t[2] copy
        xor rsi, rcx                 ;  1037.5 p0      43 t[2]
        mov r9, rdx                  ;  1035.4 p1      43 t[2] copy
        and r9, rsi                  ;  1038.5 p0      43 t[2]
        xor r11, r9                  ;  1039.5 p0      43 t[2]
        mov r9, rcx                  ;  1037.5 p1      43 t[2] copy
        xor r9, qword [rsp + 664]    ;  1038.5 p2+p0   43 t[2]
        xor r8, r9                   ;  1039.5 p0      43 t[2]
        and r9, rcx                  ;  1039.5 p0      43 t[2]
        mov qword [rsp + 2232], rdx  ;  1038.9 p0+p3   43 t[2] spill
        mov qword [rsp + 2208], r12  ;  1039.9 p0+p3   43 t[2] spill
        mov r12, rdx                 ;  1035.4 p1      43 t[2] copy
        xor r11, r9                  ;  1040.9 p0      43 t[2]
        mov rdx, r10                 ;  1034.5 p1      43 t[2] copy
        and rdx, r8                  ;  1041.5 p0      43 t[2]
        xor r9, rdx                  ;  1042.5 p0      43 t[2]
        mov rdx, r10                 ;  1034.5 p1      43 t[2] copy
        mov qword [rsp + 2240], r13  ;  1042.6 p0+p3   43 t[2] spill
        mov r13, rsi                 ;  1038.5 p1      43 t[2] copy
        xor r13, qword [rsp + 688]   ;  1043.6 p2+p0   43 t[2]
        mov qword [rsp + 2248], rcx  ;  1044.2 p0+p3   43 t[2] spill
        mov rcx, rbp                 ;  1030.5 p1      43 t[2] copy
        xor rdx, rbx                 ;  1045.2 p0      43 t[2]
        or rcx, qword [rsp + 720]    ;  1045.8 p2+p0   43 t[2]
        mov qword [rsp + 2256], rsi  ;  1046.3 p0+p3   43 t[2] spill
        mov rsi, r13                 ;  1044.6 p1      43 t[2] copy
        and rsi, rdx                 ;  1047.3 p0      43 t[2]
        xor rsi, qword [rsp + 696]   ;  1048.3 p2+p0   43 t[2]
        xor rsi, r9                  ;  1049.3 p0      43 t[2]
        xor rax, r9                  ;  1049.1 p0      43 t[2]
        xor rax, rcx                 ;  1050.1 p0      43 t[2]
        mov r9, r15                  ;  1025.2 p1      43 t[2] copy
        and r9, r14                  ;  1050.2 p0      43 t[2]
        xor rsi, r9                  ;  1051.2 p0      43 t[2]
        mov qword [rsp + 2264], r14  ;  1051.3 p0+p3   43 t[2] spill
        mov r14, rdx                 ;  1046.2 p1      43 t[2] copy
        mov qword [rsp + 2272], rdx  ;  1052.3 p0+p3   43 t[2] spill
        mov rdx, rdi                 ;  1026.2 p1      43 t[2] copy
        xor r9, r11                  ;  1053.3 p0      43 t[2]
        xor r11, rcx                 ;  1053.9 p0      43 t[2]
        xor r14, qword [rsp + 720]   ;  1054.5 p2+p0   43 t[2]
        xor r12, qword [rsp + 664]   ;  1055.1 p2+p0   43 t[2]
        mov rcx, r15                 ;  1025.2 p1      43 t[2] copy
        xor rcx, r8                  ;  1055.6 p0      43 t[2]
        and rdx, rcx                 ;  1056.6 p0      43 t[2]
        xor r9, rdx                  ;  1057.6 p0      43 t[2]
        mov rdx, rbp                 ;  1030.5 p1      43 t[2] copy
        xor rdx, r13                 ;  1057.3 p0      43 t[2]
        mov qword [rsp + 2280], rcx  ;  1057.9 p0+p3   43 t[2] spill
        mov rcx, rbx                 ;  1036.4 p1      43 t[2] copy
        and rcx, r12                 ;  1058.9 p0      43 t[2]
        xor rax, rcx                 ;  1059.9 p0      43 t[2]
        mov rcx, r14                 ;  1055.5 p1      43 t[2] copy
        and rcx, rdx                 ;  1060.1 p0      43 t[2]
        xor r11, rcx                 ;  1061.1 p0      43 t[2]
        mov rcx, rsi                 ;  1052.2 p1      43 t[2] copy
        and rcx, r9                  ;  1061.2 p0      43 t[2]
        xor r11, rcx                 ;  1062.2 p0      43 t[2]
        mov qword [rsp + 2288], rdi  ;  1062.3 p0+p3   43 t[2] spill
        mov rdi, rax                 ;  1060.9 p1      43 t[2] copy
        and rdi, r11                 ;  1063.3 p0      43 t[2]
        xor r9, rdi                  ;  1064.3 p0      43 t[2]
        mov rdi, rsi                 ;  1052.2 p1      43 t[2] copy
        xor rsi, r11                 ;  1064.5 p0      43 t[2]
        or rcx, rsi                  ;  1065.5 p0      43 t[2]
        xor rcx, r9                  ;  1066.5 p0      43 t[2]
        and rbp, rcx                 ;  1067.5 p0      43 t[2]
        mov r11, rax                 ;  1060.9 p1      43 t[2] copy
        and r11, r9                  ;  1066.8 p0      43 t[2]
        xor rdi, r11                 ;  1067.8 p0      43 t[2]
        and r9, rdi                  ;  1068.8 p0      43 t[2]
        xor rax, r9                  ;  1069.8 p0      43 t[2]
        mov r9, rdi                  ;  1068.8 p1      43 t[2] copy
        or r9, rcx                   ;  1069.8 p0      43 t[2]
        xor rsi, r9                  ;  1070.8 p0      43 t[2]
        mov r9, rdi                  ;  1068.8 p1      43 t[2] copy
        mov r11, rsi                 ;  1071.8 p1      43 t[2] copy
        xor r9, rcx                  ;  1070.2 p0      43 t[2]
        xor r11, r9                  ;  1072.8 p0      43 t[2]
        and r12, r11                 ;  1073.8 p0      43 t[2]
        and r8, rsi                  ;  1071.9 p0      43 t[2]
        and r13, r9                  ;  1072.5 p0      43 t[2]
        xor r8, r13                  ;  1073.5 p0      43 t[2]
        xor r13, r12                 ;  1074.8 p0      43 t[2]
        and rdx, rdi                 ;  1074.2 p0      43 t[2]
        and rbx, r11                 ;  1074.8 p0      43 t[2]
        mov r11, rcx                 ;  1067.5 p1      43 t[2] copy
        and r10, rsi                 ;  1075.3 p0      43 t[2]
        and r14, rdi                 ;  1075.9 p0      43 t[2]
        xor rsi, rax                 ;  1076.5 p0      43 t[2]
        and r15, rsi                 ;  1077.5 p0      43 t[2]
        xor rcx, rsi                 ;  1077.6 p0      43 t[2]
        and r11, qword [rsp + 720]   ;  1078.2 p2+p0   43 t[2]
        and r9, qword [rsp + 2272]   ;  1078.8 p2+p0   43 t[2]
        mov r12, qword [rsp + 1000]  ;  1027.2 p2      43 t[2]
        mov qword [rsp + 2272], rbp  ;  1079.3 p0+p3   43 t[2] spill
        mov rbp, qword [rsp + 2248]  ;  1044.2 p2      43 t[2]
        and rbp, rcx                 ;  1080.3 p0      43 t[2]
        and rcx, qword [rsp + 664]   ;  1080.9 p2+p0   43 t[2]
        xor rdi, rax                 ;  1081.5 p0      43 t[2]
        mov qword [rsp + 2248], rcx  ;  1082.0 p0+p3   43 t[2] spill
        xor r15, rcx                 ;  1083.0 p0      43 t[2]
        xor rbp, r11                 ;  1083.6 p0      43 t[2]
        xor rbp, r14                 ;  1084.6 p0      43 t[2]
        xor r14, rbx                 ;  1084.8 p0      43 t[2]
        xor rbx, r11                 ;  1085.3 p0      43 t[2]
        mov r11, r8                  ;  1074.5 p1      43 t[2] copy
        xor r11, r15                 ;  1085.9 p0      43 t[2]
        mov rcx, qword [rsp + 2256]  ;  1046.3 p2      43 t[2]
        and rcx, rdi                 ;  1086.5 p0      43 t[2]
        xor r10, rcx                 ;  1087.5 p0      43 t[2]
        xor r14, r10                 ;  1088.5 p0      43 t[2]
        xor r11, r14                 ;  1089.5 p0      43 t[2]
        xor r9, r11                  ;  1090.5 p0      43 t[2]
        xor rbp, rcx                 ;  1089.3 p0      43 t[2]
        mov rcx, qword [rsp + 2232]  ;  1039.5 p2      43 t[2]
        and rcx, rdi                 ;  1089.9 p0      43 t[2]
        mov rdi, qword [rsp + 2288]  ;  1062.3 p2      43 t[2]
        and rdi, rax                 ;  1090.5 p0      43 t[2]
        xor r10, rdi                 ;  1091.5 p0      43 t[2]
        xor r10, r9                  ;  1092.5 p0      43 t[2]
        and rsi, qword [rsp + 2264]  ;  1092.2 p2+p0   43 t[2]
        xor rbx, rsi                 ;  1093.2 p0      43 t[2]
        xor rbx, r9                  ;  1094.2 p0      43 t[2]
        mov rsi, qword [rsp + 2272]  ;  1079.3 p2      43 t[2]
        xor rsi, qword [rsp + 2248]  ;  1093.9 p2+p0   43 t[2]
        xor rsi, r8                  ;  1094.9 p0      43 t[2]
        not r10                      ;  1095.0 p0      43 t[2]
        xor r15, rcx                 ;  1095.5 p0      43 t[2]
        mov rdi, qword [rsp + 1048]  ;  1044.8 p2      43 t[2]
        and rax, qword [rsp + 2280]  ;  1096.1 p2+p0   43 t[2]
        xor rax, rbx                 ;  1097.1 p0      43 t[2]
        xor rdx, rax                 ;  1098.1 p0      43 t[2]
        xor r13, rdx                 ;  1099.1 p0      43 t[2]
        xor rsi, rdx                 ;  1099.1 p0      43 t[2]
        xor r15, rax                 ;  1099.0 p0      43 t[2]
        mov qword [rsp + 2280], r10  ;  1099.5 p0+p3   43 t[2] spill
        mov r9, qword [rsp + 1024]   ;  1047.8 p2      43 t[2] reload
        not r14                      ;  1100.5 p0      43 t[2]
        mov qword [rsp + 2232], r13  ;  1101.0 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 992]   ;  1048.8 p2      43 t[2]
        mov rax, qword [rsp + 1040]  ;  1049.8 p2      43 t[2]
        mov qword [rsp + 2248], r14  ;  1102.0 p0+p3   43 t[2] spill
        mov r8, qword [rsp + 1016]   ;  1050.8 p2      43 t[2]
        xor r8, r9                   ;  1103.0 p0      43 t[2]
        xor r12, r8                  ;  1104.0 p0      43 t[2]
        mov qword [rsp + 2264], rbx  ;  1104.2 p0+p3   43 t[2] spill
        xor rdi, r12                 ;  1105.2 p0      43 t[2]
        xor rcx, rdi                 ;  1106.2 p0      43 t[2]
        not r11                      ;  1106.3 p0      43 t[2]
        mov rdx, rcx                 ;  1107.2 p1      43 t[2] copy
        mov qword [rsp + 2272], r11  ;  1107.3 p0+p3   43 t[2] spill
        mov r11, r9                  ;  1052.8 p1      43 t[2] copy
        xor rdx, qword [rsp + 1008]  ;  1108.2 p2+p0   43 t[2]
        mov r14, rdx                 ;  1109.2 p1      43 t[2] copy
        xor r14, qword [rsp + 1016]  ;  1110.2 p2+p0   43 t[2]
        mov qword [rsp + 2288], rsi  ;  1109.0 p0+p3   43 t[2] spill
        xor rax, rdi                 ;  1110.0 p0      43 t[2]
        mov r10, rax                 ;  1111.0 p1      43 t[2] copy
        xor r10, qword [rsp + 1032]  ;  1112.0 p2+p0   43 t[2]
        mov qword [rsp + 2296], r10  ;  1113.0 p0+p3   43 t[2] spill
        xor r11, r10                 ;  1113.0 p0      43 t[2]
        mov rbx, r11                 ;  1114.0 p1      43 t[2] copy
        mov r9, r10                  ;  1113.0 p1      43 t[2] copy
        mov rsi, r10                 ;  1113.0 p1      43 t[2] copy
        mov r10, r14                 ;  1111.2 p1      43 t[2] copy
        mov r13, rax                 ;  1111.0 p1      43 t[2] copy
        xor r13, r14                 ;  1112.7 p0      43 t[2]
        mov qword [rsp + 2256], rbp  ;  1113.2 p0+p3   43 t[2] spill
        not r15                      ;  1114.2 p0      43 t[2]
        mov rbp, r13                 ;  1113.7 p1      43 t[2] copy
        xor rbp, qword [rsp + 1048]  ;  1114.7 p2+p0   43 t[2]
        xor rbx, rbp                 ;  1115.7 p0      43 t[2]
        and r9, rbx                  ;  1116.7 p0      43 t[2]
        xor r12, r9                  ;  1117.7 p0      43 t[2]
        mov r9, rbp                  ;  1115.7 p1      43 t[2] copy
        xor r9, qword [rsp + 992]    ;  1117.0 p2+p0   43 t[2]
        mov qword [rsp + 2304], rbp  ;  1117.6 p0+p3   43 t[2] spill
        xor r8, r9                   ;  1118.6 p0      43 t[2]
        and r9, rbp                  ;  1119.2 p0      43 t[2]
        mov rbp, rcx                 ;  1107.2 p1      43 t[2] copy
        mov qword [rsp + 2312], r15  ;  1119.7 p0+p3   43 t[2] spill
        mov r15, rbx                 ;  1116.7 p1      43 t[2] copy
        xor r12, r9                  ;  1120.7 p0      43 t[2]
        or rbp, qword [rsp + 1048]   ;  1121.3 p2+p0   43 t[2]
        and r10, r8                  ;  1121.9 p0      43 t[2]
        xor r9, r10                  ;  1122.9 p0      43 t[2]
        xor rdx, r9                  ;  1123.9 p0      43 t[2]
        xor rdx, rbp                 ;  1124.9 p0      43 t[2]
        mov qword [rsp + 2320], rbx  ;  1124.2 p0+p3   43 t[2] spill
        xor r15, qword [rsp + 1016]  ;  1125.2 p2+p0   43 t[2]
        mov rbx, r15                 ;  1126.2 p1      43 t[2] copy
        mov r10, r14                 ;  1111.2 p1      43 t[2] copy
        xor r10, r11                 ;  1125.7 p0      43 t[2]
        and rbx, r10                 ;  1127.2 p0      43 t[2]
        xor rbx, qword [rsp + 1024]  ;  1128.2 p2+p0   43 t[2]
        xor rbx, r9                  ;  1129.2 p0      43 t[2]
        mov r9, rdi                  ;  1106.2 p1      43 t[2] copy
        and r9, r13                  ;  1128.0 p0      43 t[2]
        xor rbx, r9                  ;  1130.2 p0      43 t[2]
        xor r9, r12                  ;  1129.2 p0      43 t[2]
        xor r12, rbp                 ;  1129.7 p0      43 t[2]
        mov qword [rsp + 2328], r13  ;  1130.3 p0+p3   43 t[2] spill
        mov qword [rsp + 2336], r10  ;  1131.3 p0+p3   43 t[2] spill
        mov r13, r10                 ;  1126.7 p1      43 t[2] copy
        mov r10, rax                 ;  1111.0 p1      43 t[2] copy
        mov rbp, rdi                 ;  1106.2 p1      43 t[2] copy
        xor rbp, r8                  ;  1132.3 p0      43 t[2]
        and r10, rbp                 ;  1133.3 p0      43 t[2]
        xor rsi, qword [rsp + 992]   ;  1133.4 p2+p0   43 t[2]
        xor r13, qword [rsp + 1048]  ;  1134.0 p2+p0   43 t[2]
        xor r9, r10                  ;  1134.6 p0      43 t[2]
        mov qword [rsp + 2344], rbp  ;  1135.2 p0+p3   43 t[2] spill
        mov rbp, r11                 ;  1114.0 p1      43 t[2] copy
        and rbp, rsi                 ;  1136.2 p0      43 t[2]
        mov r10, rcx                 ;  1107.2 p1      43 t[2] copy
        xor r10, r15                 ;  1136.7 p0      43 t[2]
        mov qword [rsp + 2352], rax  ;  1137.3 p0+p3   43 t[2] spill
        xor rdx, rbp                 ;  1138.3 p0      43 t[2]
        mov rbp, r13                 ;  1135.0 p1      43 t[2] copy
        and rbp, r10                 ;  1138.9 p0      43 t[2]
        xor r12, rbp                 ;  1139.9 p0      43 t[2]
        mov rbp, rbx                 ;  1131.2 p1      43 t[2] copy
        and rbp, r9                  ;  1140.0 p0      43 t[2]
        xor r12, rbp                 ;  1141.0 p0      43 t[2]
        mov rax, rdx                 ;  1139.3 p1      43 t[2] copy
        and rax, r12                 ;  1142.0 p0      43 t[2]
        xor r9, rax                  ;  1143.0 p0      43 t[2]
        mov rax, rbx                 ;  1131.2 p1      43 t[2] copy
        xor rbx, r12                 ;  1142.3 p0      43 t[2]
        or rbp, rbx                  ;  1143.3 p0      43 t[2]
        xor rbp, r9                  ;  1144.3 p0      43 t[2]
        mov r12, rdx                 ;  1139.3 p1      43 t[2] copy
        and r12, r9                  ;  1144.0 p0      43 t[2]
        xor rax, r12                 ;  1145.0 p0      43 t[2]
        and rcx, rbp                 ;  1145.3 p0      43 t[2]
        and r13, rax                 ;  1146.0 p0      43 t[2]
        and r10, rax                 ;  1146.3 p0      43 t[2]
        and r9, rax                  ;  1146.9 p0      43 t[2]
        xor rdx, r9                  ;  1147.9 p0      43 t[2]
        mov r9, rax                  ;  1146.0 p1      43 t[2] copy
        or r9, rbp                   ;  1148.0 p0      43 t[2]
        xor rbx, r9                  ;  1149.0 p0      43 t[2]
        mov r12, rbx                 ;  1150.0 p1      43 t[2] copy
        mov r9, rax                  ;  1146.0 p1      43 t[2] copy
        and r14, rbx                 ;  1150.0 p0      43 t[2]
        xor r9, rbp                  ;  1149.7 p0      43 t[2]
        xor r12, r9                  ;  1151.0 p0      43 t[2]
        and r8, rbx                  ;  1150.9 p0      43 t[2]
        and rsi, r12                 ;  1152.0 p0      43 t[2]
        and r11, r12                 ;  1152.0 p0      43 t[2]
        xor rbx, rdx                 ;  1152.6 p0      43 t[2]
        and rdi, rbx                 ;  1153.6 p0      43 t[2]
        mov r12, rbp                 ;  1145.3 p1      43 t[2] copy
        xor rbp, rbx                 ;  1153.7 p0      43 t[2]
        and r15, r9                  ;  1154.3 p0      43 t[2]
        and r9, qword [rsp + 2336]   ;  1154.9 p2+p0   43 t[2]
        xor rax, rdx                 ;  1155.4 p0      43 t[2]
        mov qword [rsp + 2336], rcx  ;  1156.0 p0+p3   43 t[2] spill
        and rbx, qword [rsp + 2328]  ;  1157.0 p2+p0   43 t[2]
        mov rcx, qword [rsp + 2304]  ;  1117.6 p2      43 t[2]
        and rcx, rbp                 ;  1157.6 p0      43 t[2]
        and r12, qword [rsp + 1048]  ;  1158.1 p2+p0   43 t[2]
        xor rcx, r12                 ;  1159.1 p0      43 t[2]
        xor rcx, r13                 ;  1160.1 p0      43 t[2]
        xor r13, r11                 ;  1159.9 p0      43 t[2]
        xor r11, r12                 ;  1160.4 p0      43 t[2]
        xor r11, rbx                 ;  1161.4 p0      43 t[2]
        and rbp, qword [rsp + 992]   ;  1161.6 p2+p0   43 t[2]
        mov qword [rsp + 2304], rbp  ;  1162.6 p0+p3   43 t[2] spill
        xor rdi, rbp                 ;  1163.1 p0      43 t[2]
        mov rbp, qword [rsp + 2320]  ;  1124.2 p2      43 t[2]
        and rbp, rax                 ;  1163.7 p0      43 t[2]
        xor r14, rbp                 ;  1164.7 p0      43 t[2]
        xor rcx, rbp                 ;  1164.9 p0      43 t[2]
        mov rbp, qword [rsp + 2296]  ;  1113.6 p2      43 t[2]
        and rbp, rax                 ;  1165.4 p0      43 t[2]
        mov rax, qword [rsp + 2352]  ;  1137.3 p2      43 t[2]
        and rax, rdx                 ;  1166.0 p0      43 t[2]
        xor r13, r14                 ;  1166.6 p0      43 t[2]
        xor r14, rax                 ;  1167.1 p0      43 t[2]
        and rdx, qword [rsp + 2344]  ;  1167.7 p2+p0   43 t[2]
        mov rax, qword [rsp + 2200]  ;  1117.3 p2      43 t[2] reload
        xor r8, r15                  ;  1168.3 p0      43 t[2]
        mov r12, r8                  ;  1169.3 p1      43 t[2] copy
        xor r12, rdi                 ;  1170.3 p0      43 t[2]
        xor r12, r13                 ;  1171.3 p0      43 t[2]
        xor rdi, rbp                 ;  1170.0 p0      43 t[2]
        xor r15, rsi                 ;  1170.6 p0      43 t[2]
        xor r9, r12                  ;  1172.3 p0      43 t[2]
        xor r11, r9                  ;  1173.3 p0      43 t[2]
        xor rdx, r11                 ;  1174.3 p0      43 t[2]
        xor rdi, rdx                 ;  1175.3 p0      43 t[2]
        not rdi                      ;  1176.3 p0      43 t[2]
        mov rsi, qword [rsp + 2104]  ;  1121.0 p2      55 t[2]
        xor rsi, qword [rsp + 2144]  ;  1173.9 p2+p0   55 t[2]
        xor r14, r9                  ;  1174.5 p0      43 t[2]
        xor rsi, qword [rsp + 2160]  ;  1175.1 p2+p0   55 t[2]
        mov rbx, qword [rsp + 2336]  ;  1156.0 p2      43 t[2]
        xor rbx, qword [rsp + 2304]  ;  1175.6 p2+p0   43 t[2]
        xor r10, rdx                 ;  1176.2 p0      43 t[2]
        xor rbx, r8                  ;  1176.8 p0      43 t[2]
        xor r15, r10                 ;  1177.3 p0      43 t[2]
        xor rbx, r10                 ;  1177.9 p0      43 t[2]
        mov rbp, qword [rsp + 2184]  ;  1126.5 p2      43 t[2] reload
        not r14                      ;  1178.5 p0      43 t[2]
        mov rdx, qword [rsp + 2176]  ;  1127.5 p2      55 t[2]
        xor rdx, r15                 ;  1179.0 p0      55 t[2]
        mov qword [rsp + 2184], rdx  ;  1180.0 p0+p3   55 t[2] spill
        mov rdx, qword [rsp + 2176]  ;  1128.5 p2      55 t[2]
        xor rsi, qword [rsp + 2128]  ;  1180.6 p2+p0   55 t[2]
        xor rsi, rbp                 ;  1181.6 p0      55 t[2]
        xor rdi, qword [rsp + 2168]  ;  1181.7 p2+p0   55 t[2]
        mov r9, qword [rsp + 2240]   ;  1131.5 p2      43 t[2] reload
        mov r8, qword [rsp + 2176]   ;  1132.5 p2      55 t[2]
        xor r8, r9                   ;  1182.3 p0      55 t[2]
        xor r15, qword [rsp + 2232]  ;  1182.8 p2+p0   55 t[2]
        xor r9, qword [rsp + 2232]   ;  1183.4 p2+p0   55 t[2]
        mov r10, qword [rsp + 2152]  ;  1135.5 p2      55 t[2]
        xor r10, rax                 ;  1184.0 p0      55 t[2]
        xor rax, r14                 ;  1184.6 p0      55 t[2]
        mov r14, qword [rsp + 2112]  ;  1136.5 p2      55 t[2]
        xor r14, qword [rsp + 2168]  ;  1185.1 p2+p0   55 t[2]
        xor rdx, r14                 ;  1186.1 p0      55 t[2]
        xor r14, rax                 ;  1186.3 p0      55 t[2]
        mov qword [rsp + 2168], rsi  ;  1186.8 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2112]  ;  1138.5 p2      55 t[2]
        mov qword [rsp + 2112], r14  ;  1187.8 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2088]  ;  1139.5 p2      55 t[2]
        xor r14, r11                 ;  1188.8 p0      55 t[2]
        xor r14, r10                 ;  1189.8 p0      55 t[2]
        xor r10, qword [rsp + 2312]  ;  1190.0 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2312]  ;  1190.5 p2+p0   55 t[2]
        mov qword [rsp + 2312], r14  ;  1191.1 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2264]  ;  1142.5 p2      55 t[2]
        xor r14, r11                 ;  1192.1 p0      55 t[2]
        mov qword [rsp + 2264], r11  ;  1192.7 p0+p3   43 t[2] spill
        mov r11, qword [rsp + 2208]  ;  1143.5 p2      55 t[2]
        xor r11, r8                  ;  1193.7 p0      55 t[2]
        mov qword [rsp + 2208], r8   ;  1194.3 p0+p3   55 t[2] spill
        mov r8, qword [rsp + 2256]   ;  1144.7 p2      55 t[2]
        xor r8, rcx                  ;  1195.3 p0      55 t[2]
        mov qword [rsp + 2232], rcx  ;  1195.8 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2224]  ;  1145.7 p2      55 t[2]
        not r13                      ;  1196.8 p0      43 t[2]
        xor rcx, r8                  ;  1197.3 p0      55 t[2]
        xor r8, r15                  ;  1197.9 p0      55 t[2]
        xor rbp, qword [rsp + 2288]  ;  1198.5 p2+p0   55 t[2]
        not r12                      ;  1199.0 p0      43 t[2]
        xor r12, qword [rsp + 2272]  ;  1200.0 p2+p0   55 t[2]
        mov qword [rsp + 2128], r10  ;  1200.1 p0+p3   55 t[2] spill
        xor rbp, r9                  ;  1201.1 p0      55 t[2]
        mov qword [rsp + 2176], r14  ;  1201.7 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2280]  ;  1151.3 p2      55 t[2]
        mov qword [rsp + 2240], rax  ;  1202.7 p0+p3   55 t[2] spill
        xor r14, rax                 ;  1203.7 p0      55 t[2]
        mov qword [rsp + 2200], r14  ;  1204.7 p0+p3   55 t[2] spill
        mov r14, rdi                 ;  1182.7 p1      55 t[2] copy
        xor r14, r10                 ;  1205.3 p0      55 t[2]
        mov r10, r9                  ;  1184.4 p1      55 t[2] copy
        xor r10, rdx                 ;  1205.8 p0      55 t[2]
        xor rdi, r10                 ;  1206.8 p0      55 t[2]
        mov qword [rsp + 2160], rdi  ;  1207.8 p0+p3   55 t[2] spill
        mov qword [rsp + 2104], r10  ;  1208.0 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2216]  ;  1155.6 p2      55 t[2]
        xor rdi, qword [rsp + 2256]  ;  1209.0 p2+p0   55 t[2]
        mov r10, r12                 ;  1201.0 p1      55 t[2] copy
        mov rax, qword [rsp + 2072]  ;  1157.6 p2      55 t[2]
        xor rax, rcx                 ;  1209.5 p0      55 t[2]
        xor r10, r8                  ;  1210.1 p0      55 t[2]
        mov qword [rsp + 2256], rdx  ;  1210.7 p0+p3   55 t[2] spill
        mov rdx, r13                 ;  1197.8 p1      55 t[2] copy
        xor rdx, rax                 ;  1211.7 p0      55 t[2]
        xor r10, rdx                 ;  1212.7 p0      55 t[2]
        mov qword [rsp + 2336], r10  ;  1213.7 p0+p3   55 t[2] spill
        xor r9, r12                  ;  1213.8 p0      55 t[2]
        mov qword [rsp + 2144], r9   ;  1214.8 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2168]   ;  1186.8 p2      55 t[2]
        xor r12, r11                 ;  1215.4 p0      55 t[2]
        mov r10, qword [rsp + 2224]  ;  1162.8 p2      55 t[2]
        xor r10, qword [rsp + 2248]  ;  1216.0 p2+p0   55 t[2]
        xor r13, r10                 ;  1217.0 p0      55 t[2]
        xor r10, r12                 ;  1217.1 p0      55 t[2]
        mov qword [rsp + 2224], r10  ;  1218.1 p0+p3   55 t[2] spill
        xor rcx, qword [rsp + 2136]  ;  1218.7 p2+p0   55 t[2]
        xor rax, qword [rsp + 2216]  ;  1219.3 p2+p0   55 t[2]
        mov qword [rsp + 2304], rdx  ;  1219.8 p0+p3   55 t[2] spill
        xor r9, rbx                  ;  1220.8 p0      55 t[2]
        xor rbx, qword [rsp + 2288]  ;  1221.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2264]  ;  1222.4 p2+p0   55 t[2]
        mov qword [rsp + 2264], r9   ;  1222.5 p0+p3   55 t[2] spill
        xor rbx, r15                 ;  1223.5 p0      55 t[2]
        xor r11, qword [rsp + 2120]  ;  1224.1 p2+p0   55 t[2]
        mov rdx, qword [rsp + 2088]  ;  1172.3 p2      55 t[2]
        xor rdx, qword [rsp + 2192]  ;  1224.7 p2+p0   55 t[2]
        xor rbx, rdx                 ;  1225.7 p0      55 t[2]
        mov qword [rsp + 2216], r13  ;  1225.8 p0+p3   55 t[2] spill
        mov r10, rbp                 ;  1202.1 p1      55 t[2] copy
        xor r10, rdi                 ;  1226.8 p0      55 t[2]
        xor r10, r9                  ;  1227.8 p0      55 t[2]
        mov r9, rsi                  ;  1191.5 p1      55 t[2] copy
        xor r9, r15                  ;  1228.0 p0      55 t[2]
        mov r15, qword [rsp + 2200]  ;  1204.7 p2      55 t[2]
        xor rdi, rcx                 ;  1228.5 p0      55 t[2]
        xor rcx, qword [rsp + 2248]  ;  1229.1 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2176]  ;  1229.7 p2+p0   55 t[2]
        xor r15, rdx                 ;  1230.2 p0      55 t[2]
        mov rdx, qword [rsp + 2272]  ;  1181.3 p2      55 t[2]
        xor rdx, qword [rsp + 2184]  ;  1230.8 p2+p0   55 t[2]
        mov qword [rsp + 2272], rsi  ;  1231.4 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2200]  ;  1204.7 p2      55 t[2]
        mov qword [rsp + 2200], rbx  ;  1232.4 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2232]  ;  1195.8 p2      55 t[2]
        xor rbx, qword [rsp + 2184]  ;  1233.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2168]  ;  1234.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2136]  ;  1235.4 p2+p0   55 t[2]
        mov qword [rsp + 2136], rdi  ;  1235.1 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2208]  ;  1194.3 p2      55 t[2]
        xor rdi, qword [rsp + 2168]  ;  1236.1 p2+p0   55 t[2]
        mov qword [rsp + 2168], r9   ;  1236.7 p0+p3   55 t[2] spill
        mov r9, r11                  ;  1225.1 p1      55 t[2] copy
        xor r11, r13                 ;  1237.7 p0      55 t[2]
        mov r13, qword [rsp + 768]   ;  1190.3 p2      55 t[0].0 reload
        xor r9, rdx                  ;  1238.2 p0      55 t[2]
        xor rdx, qword [rsp + 2224]  ;  1238.8 p2+p0   55 t[2]
        xor rdx, qword [rsp + 2336]  ;  1239.8 p2+p0   55 t[2]
        xor rdx, qword [r13 + 1608]  ;  1240.8 p2+p0   55 t[2]
        mov qword [rsp + 1128], rdx  ;  1241.8 p0+p3   55 t[2] spill
        mov rdx, r8                  ;  1198.9 p1      55 t[2] copy
        xor rdx, qword [r13 + 1560]  ;  1241.5 p2+p0   55 t[2]
        xor rdx, r10                 ;  1242.5 p0      55 t[2]
        xor rdx, rbx                 ;  1243.5 p0      55 t[2]
        xor rbx, qword [r13 + 1752]  ;  1243.2 p2+p0   55 t[2]
        xor r10, qword [r13 + 1624]  ;  1243.8 p2+p0   55 t[2]
        mov qword [rsp + 1144], r10  ;  1244.8 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2104]  ;  1208.0 p2      55 t[2]
        xor r10, qword [r13 + 1592]  ;  1245.4 p2+p0   55 t[2]
        xor rcx, qword [r13 + 1616]  ;  1246.0 p2+p0   55 t[2]
        xor r10, qword [rsp + 2184]  ;  1246.5 p2+p0   55 t[2]
        mov qword [rsp + 1112], r10  ;  1247.5 p0+p3   55 t[2] spill
        xor r11, qword [r13 + 1544]  ;  1248.1 p2+p0   55 t[2]
        mov qword [rsp + 1136], rcx  ;  1248.7 p0+p3   55 t[2] spill
        mov rcx, qword [rsp + 2192]  ;  1202.3 p2      55 t[2]
        xor r12, qword [r13 + 1536]  ;  1249.7 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2152]  ;  1250.2 p2+p0   55 t[2]
        xor rsi, r14                 ;  1251.2 p0      55 t[2]
        xor rcx, qword [r13 + 1568]  ;  1251.4 p2+p0   55 t[2]
        mov r10, qword [rsp + 2144]  ;  1214.8 p2      55 t[2]
        xor r10, qword [r13 + 1600]  ;  1252.0 p2+p0   55 t[2]
        xor r10, qword [rsp + 2120]  ;  1253.0 p2+p0   55 t[2]
        mov qword [rsp + 1120], r10  ;  1254.0 p0+p3   55 t[2] spill
        xor r8, qword [r13 + 1688]   ;  1254.1 p2+p0   55 t[2]
        mov r10, r15                 ;  1231.2 p1      55 t[2] copy
        xor r15, qword [r13 + 1640]  ;  1254.7 p2+p0   55 t[2]
        xor r8, qword [rsp + 2264]   ;  1255.2 p2+p0   55 t[2]
        mov qword [rsp + 2264], r8   ;  1256.2 p0+p3   55 t[2] spill
        mov r8, qword [rsp + 2088]   ;  1212.3 p2      55 t[2]
        xor r8, qword [r13 + 1632]   ;  1256.8 p2+p0   55 t[2]
        xor r8, rbp                  ;  1257.8 p0      55 t[2]
        xor rcx, qword [rsp + 2176]  ;  1257.9 p2+p0   55 t[2]
        xor rcx, rdi                 ;  1258.9 p0      55 t[2]
        xor rbp, qword [r13 + 1760]  ;  1259.1 p2+p0   55 t[2]
        xor rbp, rdi                 ;  1260.1 p0      55 t[2]
        xor rbp, qword [rsp + 2200]  ;  1261.1 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2288]  ;  1260.8 p2+p0   55 t[2]
        mov rdi, qword [rsp + 2336]  ;  1218.3 p2      55 t[2]
        mov qword [rsp + 2336], rbp  ;  1262.1 p0+p3   55 t[2] spill
        mov rbp, qword [rsp + 2136]  ;  1235.1 p2      55 t[2]
        xor rbp, qword [r13 + 1680]  ;  1262.4 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2216]  ;  1263.4 p2+p0   55 t[2]
        mov qword [rsp + 2216], rbx  ;  1263.5 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2200]  ;  1232.4 p2      55 t[2]
        xor rbx, qword [r13 + 1696]  ;  1264.5 p2+p0   55 t[2]
        mov qword [rsp + 1216], rbx  ;  1265.5 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2152]  ;  1224.3 p2      55 t[2]
        xor rbx, qword [r13 + 1704]  ;  1266.1 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2240]  ;  1267.1 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2176]  ;  1268.1 p2+p0   55 t[2]
        mov qword [rsp + 1224], rbx  ;  1269.1 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2168]  ;  1236.7 p2      55 t[2]
        xor rbx, qword [r13 + 1720]  ;  1268.8 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2160]  ;  1269.8 p2+p0   55 t[2]
        xor r15, qword [rsp + 2176]  ;  1269.9 p2+p0   55 t[2]
        xor r15, qword [rsp + 2312]  ;  1270.9 p2+p0   55 t[2]
        mov qword [rsp + 1160], r15  ;  1271.9 p0+p3   55 t[2] spill
        mov r15, qword [rsp + 2112]  ;  1233.3 p2      55 t[2]
        xor rdi, qword [r13 + 1672]  ;  1272.1 p2+p0   55 t[2]
        xor r15, qword [r13 + 1648]  ;  1272.7 p2+p0   55 t[2]
        xor r15, rsi                 ;  1273.7 p0      55 t[2]
        xor rax, qword [r13 + 1552]  ;  1273.8 p2+p0   55 t[2]
        xor r14, qword [r13 + 1584]  ;  1274.4 p2+p0   55 t[2]
        xor r10, qword [r13 + 1576]  ;  1274.9 p2+p0   55 t[2]
        xor rsi, qword [r13 + 1712]  ;  1275.5 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2272]  ;  1276.5 p2+p0   55 t[2]
        mov qword [rsp + 1232], rsi  ;  1277.5 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2168]  ;  1241.3 p2      55 t[2]
        xor rsi, qword [r13 + 1656]  ;  1277.7 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2256]  ;  1278.7 p2+p0   55 t[2]
        mov qword [rsp + 1176], rsi  ;  1279.7 p0+p3   55 t[2] spill
        mov qword [rsp + 1104], r14  ;  1279.8 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2144]  ;  1244.3 p2      55 t[2]
        mov qword [rsp + 1200], rbp  ;  1280.8 p0+p3   55 t[2] spill
        xor rsi, qword [r13 + 1664]  ;  1281.8 p2+p0   55 t[2]
        xor rsi, r9                  ;  1282.8 p0      55 t[2]
        mov qword [rsp + 1192], rdi  ;  1282.9 p0+p3   55 t[2] spill
        mov qword [rsp + 2168], rbx  ;  1283.9 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2208]  ;  1246.3 p2      55 t[2]
        xor rbx, r9                  ;  1284.9 p0      55 t[2]
        xor rbx, qword [r13 + 1728]  ;  1285.9 p2+p0   55 t[2]
        xor r9, qword [r13 + 1736]   ;  1286.1 p2+p0   55 t[2]
        xor r9, qword [rsp + 2072]   ;  1287.1 p2+p0   55 t[2]
        xor r9, qword [rsp + 2224]   ;  1288.1 p2+p0   55 t[2]
        mov qword [rsp + 2224], r9   ;  1289.1 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2136]   ;  1251.3 p2      55 t[2]
        xor r9, qword [r13 + 1744]   ;  1288.8 p2+p0   55 t[2]
        xor r9, qword [rsp + 2304]   ;  1289.8 p2+p0   55 t[2]
        mov qword [rsp + 2304], r9   ;  1290.8 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2312]   ;  1254.3 p2      55 t[2]
        xor r9, qword [r13 + 1768]   ;  1290.9 p2+p0   55 t[2]
        xor r9, qword [rsp + 2280]   ;  1291.9 p2+p0   55 t[2]
        mov qword [rsp + 2280], r9   ;  1292.9 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2128]   ;  1257.3 p2      55 t[2]
        xor r9, qword [r13 + 1776]   ;  1293.1 p2+p0   55 t[2]
        xor r9, qword [rsp + 2112]   ;  1294.1 p2+p0   55 t[2]
        mov qword [rsp + 2112], r9   ;  1295.1 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2160]   ;  1260.3 p2      55 t[2]
        xor r9, qword [r13 + 1784]   ;  1295.2 p2+p0   55 t[2]
        mov qword [rsp + 2128], rbx  ;  1295.8 p0+p3   55 t[2] spill
        mov r13, qword [rsp + 1336]  ;  1262.3 p2      43 t[3]
        xor r13, qword [rsp + 1344]  ;  1296.8 p2+p0   43 t[3]
        mov qword [rsp + 2160], r9   ;  1297.4 p0+p3   55 t[2] spill
        mov r9, r13                  ;  1297.8 p1      43 t[3] copy
        xor r9, qword [rsp + 1320]   ;  1298.8 p2+p0   43 t[3]
        mov rbx, r9                  ;  1299.8 p1      43 t[3] copy
        xor rbx, qword [rsp + 1368]  ;  1300.8 p2+p0   43 t[3]
        mov qword [rsp + 1080], rdx  ;  1299.5 p0+p3   55 t[2] spill
        mov rbp, rbx                 ;  1301.8 p1      43 t[3] copy
        xor rbp, qword [rsp + 1360]  ;  1302.8 p2+p0   43 t[3]
        mov rdi, rbx                 ;  1301.8 p1      43 t[3] copy
        mov qword [rsp + 1152], r8   ;  1301.1 p0+p3   55 t[2] spill
        mov r8, rbp                  ;  1303.8 p1      43 t[3] copy
        xor r8, qword [rsp + 1352]   ;  1304.8 p2+p0   43 t[3]
        mov qword [rsp + 2320], r8   ;  1305.8 p0+p3   43 t[3] spill
        xor rdi, qword [rsp + 1312]  ;  1303.6 p2+p0   43 t[3]
        mov qword [rsp + 1096], r10  ;  1304.2 p0+p3   55 t[2] spill
        mov qword [rsp + 1088], rcx  ;  1305.2 p0+p3   55 t[2] spill
        mov qword [rsp + 2072], rsi  ;  1306.2 p0+p3   55 t[2] spill
        mov rsi, rdi                 ;  1304.6 p1      43 t[3] copy
        mov qword [rsp + 1056], r12  ;  1307.2 p0+p3   55 t[2] spill
        xor rsi, qword [rsp + 1328]  ;  1308.2 p2+p0   43 t[3]
        mov qword [rsp + 1168], r15  ;  1308.8 p0+p3   55 t[2] spill
        mov r15, rsi                 ;  1309.2 p1      43 t[3] copy
        xor r15, qword [rsp + 1336]  ;  1310.2 p2+p0   43 t[3]
        mov rcx, rbp                 ;  1303.8 p1      43 t[3] copy
        xor rcx, r15                 ;  1311.2 p0      43 t[3]
        mov r10, r8                  ;  1305.8 p1      43 t[3] copy
        xor r10, qword [rsp + 1344]  ;  1310.9 p2+p0   43 t[3]
        mov rdx, rcx                 ;  1312.2 p1      43 t[3] copy
        mov qword [rsp + 1072], rax  ;  1311.5 p0+p3   55 t[2] spill
        mov rax, r10                 ;  1311.9 p1      43 t[3] copy
        xor rdx, qword [rsp + 1368]  ;  1313.2 p2+p0   43 t[3]
        xor rax, rdx                 ;  1314.2 p0      43 t[3]
        mov r12, r8                  ;  1305.8 p1      43 t[3] copy
        and r12, rax                 ;  1315.2 p0      43 t[3]
        xor r9, r12                  ;  1316.2 p0      43 t[3]
        mov r12, rdx                 ;  1314.2 p1      43 t[3] copy
        xor r12, qword [rsp + 1312]  ;  1315.2 p2+p0   43 t[3]
        mov r14, r8                  ;  1305.8 p1      43 t[3] copy
        xor r13, r12                 ;  1316.2 p0      43 t[3]
        and r12, rdx                 ;  1316.2 p0      43 t[3]
        mov r8, r15                  ;  1311.2 p1      43 t[3] copy
        mov qword [rsp + 1064], r11  ;  1316.5 p0+p3   55 t[2] spill
        mov r11, rax                 ;  1315.2 p1      43 t[3] copy
        xor r11, qword [rsp + 1336]  ;  1317.5 p2+p0   43 t[3]
        mov qword [rsp + 2360], rdx  ;  1318.1 p0+p3   43 t[3] spill
        mov rdx, r11                 ;  1318.5 p1      43 t[3] copy
        xor r14, qword [rsp + 1312]  ;  1319.1 p2+p0   43 t[3]
        xor r9, r12                  ;  1319.6 p0      43 t[3]
        mov qword [rsp + 2368], r15  ;  1320.2 p0+p3   43 t[3] spill
        mov qword [rsp + 2328], rax  ;  1321.2 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1304.6 p1      43 t[3] copy
        or rax, qword [rsp + 1368]   ;  1322.2 p2+p0   43 t[3]
        and r8, r13                  ;  1322.8 p0      43 t[3]
        xor r12, r8                  ;  1323.8 p0      43 t[3]
        mov r8, r15                  ;  1311.2 p1      43 t[3] copy
        mov r15, rbx                 ;  1301.8 p1      43 t[3] copy
        and r15, rcx                 ;  1323.9 p0      43 t[3]
        xor rsi, r12                 ;  1324.8 p0      43 t[3]
        xor rsi, rax                 ;  1325.8 p0      43 t[3]
        xor r8, r10                  ;  1325.6 p0      43 t[3]
        and rdx, r8                  ;  1326.6 p0      43 t[3]
        xor rdx, qword [rsp + 1344]  ;  1327.6 p2+p0   43 t[3]
        xor rdx, r12                 ;  1328.6 p0      43 t[3]
        xor rdx, r15                 ;  1329.6 p0      43 t[3]
        mov qword [rsp + 2376], r8   ;  1328.5 p0+p3   43 t[3] spill
        mov r12, rbx                 ;  1301.8 p1      43 t[3] copy
        xor r12, r13                 ;  1329.5 p0      43 t[3]
        mov qword [rsp + 2384], r12  ;  1330.5 p0+p3   43 t[3] spill
        mov qword [rsp + 2392], rbp  ;  1331.1 p0+p3   43 t[3] spill
        xor r15, r9                  ;  1332.1 p0      43 t[3]
        xor r9, rax                  ;  1332.6 p0      43 t[3]
        mov rax, r8                  ;  1326.6 p1      43 t[3] copy
        mov r8, rbp                  ;  1303.8 p1      43 t[3] copy
        and r8, r12                  ;  1333.2 p0      43 t[3]
        mov r12, r14                 ;  1320.1 p1      43 t[3] copy
        xor r15, r8                  ;  1334.2 p0      43 t[3]
        and r12, r10                 ;  1334.3 p0      43 t[3]
        xor rsi, r12                 ;  1335.3 p0      43 t[3]
        mov rbp, rsi                 ;  1336.3 p1      43 t[3] copy
        mov r8, rdi                  ;  1304.6 p1      43 t[3] copy
        xor r8, r11                  ;  1335.5 p0      43 t[3]
        xor rax, qword [rsp + 1368]  ;  1336.1 p2+p0   43 t[3]
        mov r12, rax                 ;  1337.1 p1      43 t[3] copy
        and r12, r8                  ;  1338.1 p0      43 t[3]
        xor r9, r12                  ;  1339.1 p0      43 t[3]
        mov r12, rdx                 ;  1330.6 p1      43 t[3] copy
        and r12, r15                 ;  1337.8 p0      43 t[3]
        xor r9, r12                  ;  1340.1 p0      43 t[3]
        and rbp, r9                  ;  1341.1 p0      43 t[3]
        xor r15, rbp                 ;  1342.1 p0      43 t[3]
        mov rbp, rdx                 ;  1330.6 p1      43 t[3] copy
        xor rdx, r9                  ;  1341.1 p0      43 t[3]
        or r12, rdx                  ;  1342.1 p0      43 t[3]
        xor r12, r15                 ;  1343.1 p0      43 t[3]
        and rdi, r12                 ;  1344.1 p0      43 t[3]
        mov r9, rsi                  ;  1336.3 p1      43 t[3] copy
        and r9, r15                  ;  1343.1 p0      43 t[3]
        xor rbp, r9                  ;  1344.1 p0      43 t[3]
        and r15, rbp                 ;  1345.1 p0      43 t[3]
        xor rsi, r15                 ;  1346.1 p0      43 t[3]
        mov r15, rbp                 ;  1345.1 p1      43 t[3] copy
        or r15, r12                  ;  1346.1 p0      43 t[3]
        xor rdx, r15                 ;  1347.1 p0      43 t[3]
        mov r9, qword [rsp + 2368]   ;  1320.2 p2      43 t[3]
        mov qword [rsp + 2368], rdi  ;  1345.8 p0+p3   43 t[3] spill
        mov rdi, rdx                 ;  1348.1 p1      43 t[3] copy
        and rax, rbp                 ;  1346.8 p0      43 t[3]
        mov r15, rbp                 ;  1345.1 p1      43 t[3] copy
        and r13, rdx                 ;  1348.1 p0      43 t[3]
        xor r15, r12                 ;  1347.9 p0      43 t[3]
        xor rdi, r15                 ;  1349.1 p0      43 t[3]
        and r10, rdi                 ;  1350.1 p0      43 t[3]
        and r9, rdx                  ;  1349.6 p0      43 t[3]
        xor rdx, rsi                 ;  1350.2 p0      43 t[3]
        and r14, rdi                 ;  1350.8 p0      43 t[3]
        and r8, rbp                  ;  1351.3 p0      43 t[3]
        and r11, r15                 ;  1351.9 p0      43 t[3]
        and rcx, rdx                 ;  1352.5 p0      43 t[3]
        and rbx, rdx                 ;  1353.0 p0      43 t[3]
        mov rdi, r12                 ;  1344.1 p1      43 t[3] copy
        xor r12, rdx                 ;  1353.6 p0      43 t[3]
        xor r13, r11                 ;  1354.2 p0      43 t[3]
        mov rdx, qword [rsp + 2360]  ;  1318.1 p2      43 t[3]
        and rdi, qword [rsp + 1368]  ;  1354.8 p2+p0   43 t[3]
        and rdx, r12                 ;  1355.3 p0      43 t[3]
        and r12, qword [rsp + 1312]  ;  1355.9 p2+p0   43 t[3]
        xor rdx, rdi                 ;  1356.5 p0      43 t[3]
        xor rbx, r12                 ;  1357.0 p0      43 t[3]
        xor rdx, rax                 ;  1357.6 p0      43 t[3]
        xor rax, r10                 ;  1358.2 p0      43 t[3]
        xor r10, rdi                 ;  1358.8 p0      43 t[3]
        mov rdi, r13                 ;  1355.2 p1      43 t[3] copy
        xor rdi, rbx                 ;  1359.3 p0      43 t[3]
        and r15, qword [rsp + 2376]  ;  1359.9 p2+p0   43 t[3]
        xor rbp, rsi                 ;  1360.5 p0      43 t[3]
        mov qword [rsp + 2376], r12  ;  1361.0 p0+p3   43 t[3] spill
        mov r12, qword [rsp + 2328]  ;  1321.2 p2      43 t[3]
        and r12, rbp                 ;  1362.0 p0      43 t[3]
        xor r9, r12                  ;  1363.0 p0      43 t[3]
        xor r10, rcx                 ;  1363.2 p0      43 t[3]
        xor rax, r9                  ;  1364.0 p0      43 t[3]
        xor rdi, rax                 ;  1365.0 p0      43 t[3]
        xor r15, rdi                 ;  1366.0 p0      43 t[3]
        xor r10, r15                 ;  1367.0 p0      43 t[3]
        xor rdx, r12                 ;  1366.0 p0      43 t[3]
        mov r12, qword [rsp + 2320]  ;  1314.2 p2      43 t[3]
        and r12, rbp                 ;  1366.6 p0      43 t[3]
        mov rbp, qword [rsp + 2392]  ;  1331.1 p2      43 t[3]
        and rbp, rsi                 ;  1367.2 p0      43 t[3]
        and rsi, qword [rsp + 2384]  ;  1367.7 p2+p0   43 t[3]
        xor rbx, r12                 ;  1368.3 p0      43 t[3]
        mov r12, qword [rsp + 624]   ;  1317.5 p2      43 t[3]
        xor rsi, r10                 ;  1368.9 p0      43 t[3]
        xor rbx, rsi                 ;  1369.9 p0      43 t[3]
        xor r8, rsi                  ;  1370.0 p0      43 t[3]
        mov rsi, qword [rsp + 656]   ;  1318.9 p2      43 t[3]
        not rax                      ;  1370.6 p0      43 t[3]
        mov qword [rsp + 2320], rax  ;  1371.6 p0+p3   43 t[3] spill
        xor r11, r14                 ;  1372.1 p0      43 t[3]
        mov r14, qword [rsp + 632]   ;  1320.2 p2      43 t[3] reload
        xor r12, r14                 ;  1372.7 p0      43 t[3]
        not rdi                      ;  1373.2 p0      43 t[3]
        mov qword [rsp + 2384], rdi  ;  1374.2 p0+p3   43 t[3] spill
        xor r9, rbp                  ;  1374.7 p0      43 t[3]
        xor r9, r15                  ;  1375.7 p0      43 t[3]
        mov r15, qword [rsp + 608]   ;  1322.2 p2      43 t[3]
        not rbx                      ;  1375.9 p0      43 t[3]
        mov rbp, qword [rsp + 648]   ;  1323.2 p2      43 t[3]
        xor r15, r12                 ;  1376.4 p0      43 t[3]
        mov qword [rsp + 2328], r10  ;  1377.0 p0+p3   43 t[3] spill
        xor rsi, r15                 ;  1378.0 p0      43 t[3]
        mov qword [rsp + 2360], rbx  ;  1378.5 p0+p3   43 t[3] spill
        xor rbp, rsi                 ;  1379.5 p0      43 t[3]
        mov rax, r14                 ;  1324.9 p1      43 t[3] copy
        mov r10, rbp                 ;  1380.5 p1      43 t[3] copy
        xor r10, qword [rsp + 640]   ;  1381.5 p2+p0   43 t[3]
        mov rcx, rsi                 ;  1379.0 p1      43 t[3] copy
        xor rcx, qword [rsp + 600]   ;  1380.7 p2+p0   43 t[3]
        mov rdi, rcx                 ;  1381.7 p1      43 t[3] copy
        xor rdi, qword [rsp + 616]   ;  1382.7 p2+p0   43 t[3]
        mov rbx, r10                 ;  1382.5 p1      43 t[3] copy
        mov qword [rsp + 2392], rdx  ;  1381.8 p0+p3   43 t[3] spill
        xor r11, r8                  ;  1382.8 p0      43 t[3]
        mov rdx, rdi                 ;  1383.7 p1      43 t[3] copy
        xor rdx, qword [rsp + 624]   ;  1384.7 p2+p0   43 t[3]
        mov qword [rsp + 2400], r10  ;  1384.0 p0+p3   43 t[3] spill
        xor rax, r10                 ;  1385.0 p0      43 t[3]
        not r9                       ;  1385.5 p0      43 t[3]
        mov qword [rsp + 2408], r13  ;  1386.0 p0+p3   43 t[3] spill
        mov qword [rsp + 2416], r9   ;  1387.0 p0+p3   43 t[3] spill
        mov r9, rbp                  ;  1380.5 p1      43 t[3] copy
        xor r9, rdx                  ;  1388.0 p0      43 t[3]
        mov r13, r9                  ;  1389.0 p1      43 t[3] copy
        xor r13, qword [rsp + 656]   ;  1390.0 p2+p0   43 t[3]
        mov r14, r10                 ;  1382.5 p1      43 t[3] copy
        mov r10, rdx                 ;  1385.7 p1      43 t[3] copy
        mov qword [rsp + 2424], r11  ;  1389.2 p0+p3   43 t[3] spill
        mov qword [rsp + 2432], r8   ;  1390.2 p0+p3   43 t[3] spill
        mov r8, rax                  ;  1386.0 p1      43 t[3] copy
        xor r8, r13                  ;  1391.2 p0      43 t[3]
        and r14, r8                  ;  1392.2 p0      43 t[3]
        xor r15, r14                 ;  1393.2 p0      43 t[3]
        mov r14, r13                 ;  1391.0 p1      43 t[3] copy
        mov r11, r8                  ;  1392.2 p1      43 t[3] copy
        xor r14, qword [rsp + 600]   ;  1392.9 p2+p0   43 t[3]
        mov qword [rsp + 2440], r8   ;  1393.5 p0+p3   43 t[3] spill
        mov qword [rsp + 2448], r13  ;  1394.5 p0+p3   43 t[3] spill
        xor r12, r14                 ;  1395.5 p0      43 t[3]
        and r14, r13                 ;  1396.0 p0      43 t[3]
        mov r13, rcx                 ;  1381.7 p1      43 t[3] copy
        or r13, qword [rsp + 656]    ;  1396.6 p2+p0   43 t[3]
        xor r11, qword [rsp + 624]   ;  1397.2 p2+p0   43 t[3]
        mov r8, r11                  ;  1398.2 p1      43 t[3] copy
        and r10, r12                 ;  1397.7 p0      43 t[3]
        xor r15, r14                 ;  1398.3 p0      43 t[3]
        xor r14, r10                 ;  1398.9 p0      43 t[3]
        xor rdi, r14                 ;  1399.9 p0      43 t[3]
        mov r10, rdx                 ;  1385.7 p1      43 t[3] copy
        xor rdi, r13                 ;  1400.9 p0      43 t[3]
        xor r10, rax                 ;  1400.6 p0      43 t[3]
        and r8, r10                  ;  1401.6 p0      43 t[3]
        xor r8, qword [rsp + 632]    ;  1402.6 p2+p0   43 t[3]
        xor r8, r14                  ;  1403.6 p0      43 t[3]
        mov r14, rsi                 ;  1379.0 p1      43 t[3] copy
        and r14, r9                  ;  1402.9 p0      43 t[3]
        xor r8, r14                  ;  1404.6 p0      43 t[3]
        xor r14, r15                 ;  1404.0 p0      43 t[3]
        mov qword [rsp + 2456], r10  ;  1404.6 p0+p3   43 t[3] spill
        xor r15, r13                 ;  1405.6 p0      43 t[3]
        mov r13, rsi                 ;  1379.0 p1      43 t[3] copy
        xor r13, r12                 ;  1406.2 p0      43 t[3]
        mov qword [rsp + 2464], r13  ;  1407.2 p0+p3   43 t[3] spill
        mov qword [rsp + 2472], r9   ;  1407.7 p0+p3   43 t[3] spill
        mov r9, r10                  ;  1401.6 p1      43 t[3] copy
        mov r10, rbp                 ;  1380.5 p1      43 t[3] copy
        and r10, r13                 ;  1408.7 p0      43 t[3]
        mov r13, rax                 ;  1386.0 p1      43 t[3] copy
        xor rbx, qword [rsp + 600]   ;  1409.3 p2+p0   43 t[3]
        and r13, rbx                 ;  1410.3 p0      43 t[3]
        xor r9, qword [rsp + 656]    ;  1410.4 p2+p0   43 t[3]
        xor r14, r10                 ;  1411.0 p0      43 t[3]
        xor rdi, r13                 ;  1411.6 p0      43 t[3]
        mov r10, rcx                 ;  1381.7 p1      43 t[3] copy
        xor r10, r11                 ;  1412.2 p0      43 t[3]
        mov r13, r9                  ;  1411.4 p1      43 t[3] copy
        and r13, r10                 ;  1413.2 p0      43 t[3]
        xor r15, r13                 ;  1414.2 p0      43 t[3]
        mov r13, r8                  ;  1405.6 p1      43 t[3] copy
        and r13, r14                 ;  1413.9 p0      43 t[3]
        xor r15, r13                 ;  1415.2 p0      43 t[3]
        mov qword [rsp + 2480], rbp  ;  1415.0 p0+p3   43 t[3] spill
        mov rbp, rdi                 ;  1412.6 p1      43 t[3] copy
        and rbp, r15                 ;  1416.2 p0      43 t[3]
        xor r14, rbp                 ;  1417.2 p0      43 t[3]
        mov rbp, r8                  ;  1405.6 p1      43 t[3] copy
        xor r8, r15                  ;  1417.2 p0      43 t[3]
        mov r15, rdi                 ;  1412.6 p1      43 t[3] copy
        and r15, r14                 ;  1418.2 p0      43 t[3]
        xor rbp, r15                 ;  1419.2 p0      43 t[3]
        or r13, r8                   ;  1418.9 p0      43 t[3]
        xor r13, r14                 ;  1419.9 p0      43 t[3]
        and rcx, r13                 ;  1420.9 p0      43 t[3]
        and r14, rbp                 ;  1420.6 p0      43 t[3]
        xor rdi, r14                 ;  1421.6 p0      43 t[3]
        mov r14, rbp                 ;  1420.2 p1      43 t[3] copy
        and r9, rbp                  ;  1421.7 p0      43 t[3]
        and r10, rbp                 ;  1422.3 p0      43 t[3]
        or r14, r13                  ;  1422.9 p0      43 t[3]
        xor r8, r14                  ;  1423.9 p0      43 t[3]
        mov r14, rbp                 ;  1420.2 p1      43 t[3] copy
        xor r14, r13                 ;  1424.0 p0      43 t[3]
        mov r15, r8                  ;  1424.9 p1      43 t[3] copy
        xor r15, r14                 ;  1425.9 p0      43 t[3]
        and r11, r14                 ;  1425.1 p0      43 t[3]
        and r14, qword [rsp + 2456]  ;  1425.7 p2+p0   43 t[3]
        and rdx, r8                  ;  1426.3 p0      43 t[3]
        xor rbp, rdi                 ;  1426.9 p0      43 t[3]
        and r12, r8                  ;  1427.4 p0      43 t[3]
        xor r8, rdi                  ;  1428.0 p0      43 t[3]
        and rbx, r15                 ;  1428.6 p0      43 t[3]
        and rax, r15                 ;  1429.1 p0      43 t[3]
        mov r15, r13                 ;  1420.9 p1      43 t[3] copy
        mov qword [rsp + 2456], rcx  ;  1429.7 p0+p3   43 t[3] spill
        xor r13, r8                  ;  1430.7 p0      43 t[3]
        mov rcx, qword [rsp + 2448]  ;  1394.5 p2      43 t[3]
        and rcx, r13                 ;  1431.7 p0      43 t[3]
        and r13, qword [rsp + 600]   ;  1431.9 p2+p0   43 t[3]
        mov qword [rsp + 2448], r13  ;  1432.9 p0+p3   43 t[3] spill
        and r15, qword [rsp + 656]   ;  1433.4 p2+p0   43 t[3]
        xor rcx, r15                 ;  1434.4 p0      43 t[3]
        xor rcx, r9                  ;  1435.4 p0      43 t[3]
        xor r9, rax                  ;  1435.1 p0      43 t[3]
        and rsi, r8                  ;  1435.7 p0      43 t[3]
        xor rsi, r13                 ;  1436.7 p0      43 t[3]
        mov r13, qword [rsp + 2440]  ;  1393.5 p2      43 t[3]
        and r13, rbp                 ;  1436.9 p0      43 t[3]
        xor rdx, r13                 ;  1437.9 p0      43 t[3]
        xor r12, r11                 ;  1438.0 p0      43 t[3]
        xor rax, r15                 ;  1438.6 p0      43 t[3]
        mov r15, r12                 ;  1439.0 p1      43 t[3] copy
        xor r9, rdx                  ;  1439.1 p0      43 t[3]
        and r8, qword [rsp + 2472]   ;  1439.7 p2+p0   43 t[3]
        xor rax, r8                  ;  1440.7 p0      43 t[3]
        xor r15, rsi                 ;  1440.9 p0      43 t[3]
        xor r15, r9                  ;  1441.9 p0      43 t[3]
        xor r14, r15                 ;  1442.9 p0      43 t[3]
        xor rax, r14                 ;  1443.9 p0      43 t[3]
        xor rcx, r13                 ;  1443.1 p0      43 t[3]
        mov r13, qword [rsp + 2400]  ;  1391.0 p2      43 t[3]
        and r13, rbp                 ;  1443.7 p0      43 t[3]
        mov rbp, qword [rsp + 2480]  ;  1415.0 p2      43 t[3]
        and rbp, rdi                 ;  1444.3 p0      43 t[3]
        xor rsi, r13                 ;  1444.8 p0      43 t[3]
        and rdi, qword [rsp + 2464]  ;  1445.4 p2+p0   43 t[3]
        xor rdi, rax                 ;  1446.4 p0      43 t[3]
        mov r8, qword [rsp + 2456]   ;  1429.7 p2      43 t[3]
        xor r8, qword [rsp + 2448]   ;  1446.6 p2+p0   43 t[3]
        xor rdx, rbp                 ;  1447.1 p0      43 t[3]
        mov r13, qword [rsp + 936]   ;  1396.0 p2      43 t[3]
        xor r10, rdi                 ;  1447.7 p0      43 t[3]
        xor r8, r12                  ;  1448.3 p0      43 t[3]
        xor r8, r10                  ;  1449.3 p0      43 t[3]
        xor r11, rbx                 ;  1449.4 p0      43 t[3]
        mov r12, qword [rsp + 960]   ;  1397.0 p2      43 t[3] reload
        xor r11, r10                 ;  1450.4 p0      43 t[3]
        mov r10, qword [rsp + 952]   ;  1398.0 p2      43 t[3]
        xor r10, r12                 ;  1450.6 p0      43 t[3]
        xor r13, r10                 ;  1451.6 p0      43 t[3]
        xor rdx, r14                 ;  1451.7 p0      43 t[3]
        mov rbp, qword [rsp + 928]   ;  1399.2 p2      43 t[3]
        mov r14, qword [rsp + 984]   ;  1400.2 p2      43 t[3]
        xor r14, r13                 ;  1452.6 p0      43 t[3]
        xor rbp, r14                 ;  1453.6 p0      43 t[3]
        not r9                       ;  1453.4 p0      43 t[3]
        xor rsi, rdi                 ;  1453.9 p0      43 t[3]
        mov qword [rsp + 2456], rcx  ;  1454.5 p0+p3   43 t[3] spill
        not r15                      ;  1455.5 p0      43 t[3]
        mov qword [rsp + 2464], r9   ;  1456.0 p0+p3   43 t[3] spill
        not rdx                      ;  1457.0 p0      43 t[3]
        not rsi                      ;  1457.5 p0      43 t[3]
        mov qword [rsp + 2448], rax  ;  1458.0 p0+p3   43 t[3] spill
        mov rdi, qword [rsp + 976]   ;  1404.9 p2      43 t[3]
        mov qword [rsp + 2488], r11  ;  1459.0 p0+p3   43 t[3] spill
        mov qword [rsp + 2400], rsi  ;  1460.0 p0+p3   43 t[3] spill
        mov rcx, r12                 ;  1405.9 p1      43 t[3] copy
        mov qword [rsp + 2472], r8   ;  1461.0 p0+p3   43 t[3] spill
        mov qword [rsp + 2480], r15  ;  1462.0 p0+p3   43 t[3] spill
        xor rdi, r14                 ;  1463.0 p0      43 t[3]
        mov rbx, rbp                 ;  1454.6 p1      43 t[3] copy
        mov qword [rsp + 2440], rdx  ;  1463.6 p0+p3   43 t[3] spill
        xor rbx, qword [rsp + 944]   ;  1464.6 p2+p0   43 t[3]
        mov r9, rdi                  ;  1464.0 p1      43 t[3] copy
        xor r9, qword [rsp + 968]    ;  1465.1 p2+p0   43 t[3]
        mov rsi, rdi                 ;  1464.0 p1      43 t[3] copy
        mov rax, rbx                 ;  1465.6 p1      43 t[3] copy
        xor rax, qword [rsp + 952]   ;  1466.6 p2+p0   43 t[3]
        mov r12, r9                  ;  1466.1 p1      43 t[3] copy
        xor rsi, rax                 ;  1467.6 p0      43 t[3]
        mov qword [rsp + 2496], r9   ;  1466.8 p0+p3   43 t[3] spill
        mov qword [rsp + 2504], rsi  ;  1468.6 p0+p3   43 t[3] spill
        xor rcx, r9                  ;  1468.8 p0      43 t[3]
        mov r8, rcx                  ;  1469.8 p1      43 t[3] copy
        mov rdx, rsi                 ;  1468.6 p1      43 t[3] copy
        mov r15, r9                  ;  1466.1 p1      43 t[3] copy
        mov r9, rax                  ;  1467.6 p1      43 t[3] copy
        xor rdx, qword [rsp + 984]   ;  1469.6 p2+p0   43 t[3]
        xor r8, rdx                  ;  1470.8 p0      43 t[3]
        mov r11, r8                  ;  1471.8 p1      43 t[3] copy
        xor r11, qword [rsp + 952]   ;  1472.8 p2+p0   43 t[3]
        mov qword [rsp + 2512], r8   ;  1471.8 p0+p3   43 t[3] spill
        and r12, r8                  ;  1472.1 p0      43 t[3]
        mov r8, r11                  ;  1473.8 p1      43 t[3] copy
        mov qword [rsp + 2520], rdx  ;  1472.7 p0+p3   43 t[3] spill
        xor r13, r12                 ;  1473.7 p0      43 t[3]
        mov r12, rdx                 ;  1470.6 p1      43 t[3] copy
        xor r12, qword [rsp + 928]   ;  1474.3 p2+p0   43 t[3]
        xor r10, r12                 ;  1475.3 p0      43 t[3]
        and r12, rdx                 ;  1475.4 p0      43 t[3]
        xor r13, r12                 ;  1476.4 p0      43 t[3]
        and r9, r10                  ;  1476.6 p0      43 t[3]
        xor r12, r9                  ;  1477.6 p0      43 t[3]
        mov r9, rax                  ;  1467.6 p1      43 t[3] copy
        xor r9, rcx                  ;  1477.7 p0      43 t[3]
        xor rbx, r12                 ;  1478.6 p0      43 t[3]
        and r8, r9                   ;  1478.8 p0      43 t[3]
        xor r8, qword [rsp + 960]    ;  1479.8 p2+p0   43 t[3]
        xor r8, r12                  ;  1480.8 p0      43 t[3]
        mov r12, r14                 ;  1453.6 p1      43 t[3] copy
        and r12, rsi                 ;  1480.5 p0      43 t[3]
        mov rdx, rbp                 ;  1454.6 p1      43 t[3] copy
        xor r8, r12                  ;  1481.8 p0      43 t[3]
        mov qword [rsp + 2528], rdi  ;  1481.7 p0+p3   43 t[3] spill
        or rdx, qword [rsp + 984]    ;  1482.7 p2+p0   43 t[3]
        mov rsi, r9                  ;  1478.7 p1      43 t[3] copy
        xor rsi, qword [rsp + 984]   ;  1483.3 p2+p0   43 t[3]
        mov qword [rsp + 2536], r9   ;  1483.8 p0+p3   43 t[3] spill
        mov r9, rdi                  ;  1464.0 p1      43 t[3] copy
        xor r12, r13                 ;  1484.8 p0      43 t[3]
        xor r13, rdx                 ;  1485.4 p0      43 t[3]
        xor rbx, rdx                 ;  1486.0 p0      43 t[3]
        xor r15, qword [rsp + 928]   ;  1486.5 p2+p0   43 t[3]
        mov rdx, r14                 ;  1453.6 p1      43 t[3] copy
        xor rdx, r10                 ;  1487.1 p0      43 t[3]
        mov qword [rsp + 2544], rdx  ;  1488.1 p0+p3   43 t[3] spill
        and r9, rdx                  ;  1488.7 p0      43 t[3]
        mov rdx, rcx                 ;  1469.8 p1      43 t[3] copy
        xor r12, r9                  ;  1489.7 p0      43 t[3]
        mov r9, rbp                  ;  1454.6 p1      43 t[3] copy
        xor r9, r11                  ;  1489.8 p0      43 t[3]
        and rdx, r15                 ;  1490.4 p0      43 t[3]
        xor rbx, rdx                 ;  1491.4 p0      43 t[3]
        mov rdx, rsi                 ;  1484.3 p1      43 t[3] copy
        and rdx, r9                  ;  1491.5 p0      43 t[3]
        xor r13, rdx                 ;  1492.5 p0      43 t[3]
        mov rdx, r8                  ;  1482.8 p1      43 t[3] copy
        and rdx, r12                 ;  1492.7 p0      43 t[3]
        xor r13, rdx                 ;  1493.7 p0      43 t[3]
        mov rdi, rbx                 ;  1492.4 p1      43 t[3] copy
        and rdi, r13                 ;  1494.7 p0      43 t[3]
        xor r12, rdi                 ;  1495.7 p0      43 t[3]
        mov rdi, r8                  ;  1482.8 p1      43 t[3] copy
        xor r8, r13                  ;  1495.0 p0      43 t[3]
        mov r13, rbx                 ;  1492.4 p1      43 t[3] copy
        or rdx, r8                   ;  1496.0 p0      43 t[3]
        xor rdx, r12                 ;  1497.0 p0      43 t[3]
        and r13, r12                 ;  1496.7 p0      43 t[3]
        xor rdi, r13                 ;  1497.7 p0      43 t[3]
        and r12, rdi                 ;  1498.7 p0      43 t[3]
        xor rbx, r12                 ;  1499.7 p0      43 t[3]
        mov r12, rdi                 ;  1498.7 p1      43 t[3] copy
        or r12, rdx                  ;  1499.7 p0      43 t[3]
        xor r8, r12                  ;  1500.7 p0      43 t[3]
        mov r12, rdi                 ;  1498.7 p1      43 t[3] copy
        mov r13, r8                  ;  1501.7 p1      43 t[3] copy
        xor r12, rdx                 ;  1500.1 p0      43 t[3]
        xor r13, r12                 ;  1502.7 p0      43 t[3]
        and r15, r13                 ;  1503.7 p0      43 t[3]
        and rax, r8                  ;  1501.8 p0      43 t[3]
        and r10, r8                  ;  1502.4 p0      43 t[3]
        xor r8, rbx                  ;  1503.0 p0      43 t[3]
        and rcx, r13                 ;  1503.7 p0      43 t[3]
        mov r13, rdx                 ;  1498.0 p1      43 t[3] copy
        and rbp, rdx                 ;  1504.1 p0      43 t[3]
        xor rdx, r8                  ;  1504.7 p0      43 t[3]
        and rsi, rdi                 ;  1505.2 p0      43 t[3]
        and r9, rdi                  ;  1505.8 p0      43 t[3]
        and r14, r8                  ;  1506.4 p0      43 t[3]
        and r11, r12                 ;  1507.0 p0      43 t[3]
        xor r10, r11                 ;  1508.0 p0      43 t[3]
        xor rdi, rbx                 ;  1508.1 p0      43 t[3]
        and r12, qword [rsp + 2536]  ;  1508.7 p2+p0   43 t[3]
        and r13, qword [rsp + 984]   ;  1509.2 p2+p0   43 t[3]
        mov qword [rsp + 2536], rbp  ;  1509.8 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 2520]  ;  1472.7 p2      43 t[3]
        and rbp, rdx                 ;  1510.8 p0      43 t[3]
        and rdx, qword [rsp + 928]   ;  1511.4 p2+p0   43 t[3]
        mov qword [rsp + 2520], rdx  ;  1512.4 p0+p3   43 t[3] spill
        xor rbp, r13                 ;  1513.0 p0      43 t[3]
        xor rbp, rsi                 ;  1514.0 p0      43 t[3]
        xor r14, rdx                 ;  1514.1 p0      43 t[3]
        mov rdx, qword [rsp + 2512]  ;  1471.8 p2      43 t[3]
        and r8, qword [rsp + 2504]   ;  1514.7 p2+p0   43 t[3]
        xor rsi, rcx                 ;  1515.2 p0      43 t[3]
        xor rcx, r13                 ;  1515.8 p0      43 t[3]
        mov r13, r10                 ;  1509.0 p1      43 t[3] copy
        and rdx, rdi                 ;  1516.4 p0      43 t[3]
        xor rbp, rdx                 ;  1517.4 p0      43 t[3]
        xor rax, rdx                 ;  1517.5 p0      43 t[3]
        mov rdx, qword [rsp + 2496]  ;  1467.6 p2      43 t[3]
        and rdx, rdi                 ;  1518.1 p0      43 t[3]
        mov rdi, qword [rsp + 2528]  ;  1481.7 p2      43 t[3]
        xor rsi, rax                 ;  1518.7 p0      43 t[3]
        xor r13, r14                 ;  1519.2 p0      43 t[3]
        xor r13, rsi                 ;  1520.2 p0      43 t[3]
        xor r12, r13                 ;  1521.2 p0      43 t[3]
        xor rcx, r8                  ;  1520.9 p0      43 t[3]
        xor r11, r15                 ;  1521.5 p0      43 t[3]
        mov r8, qword [rsp + 2536]   ;  1509.8 p2      43 t[3]
        xor r8, qword [rsp + 2520]   ;  1522.1 p2+p0   43 t[3]
        xor r14, rdx                 ;  1522.7 p0      43 t[3]
        and rdi, rbx                 ;  1523.2 p0      43 t[3]
        and rbx, qword [rsp + 2544]  ;  1523.8 p2+p0   43 t[3]
        xor rax, rdi                 ;  1524.4 p0      43 t[3]
        xor rax, r12                 ;  1525.4 p0      43 t[3]
        not rax                      ;  1526.4 p0      43 t[3]
        xor r8, r10                  ;  1526.0 p0      43 t[3]
        mov r10, qword [rsp + 1280]  ;  1475.2 p2      43 t[3] reload
        xor rcx, r12                 ;  1526.6 p0      43 t[3]
        xor rbx, rcx                 ;  1527.6 p0      43 t[3]
        xor r9, rbx                  ;  1528.6 p0      43 t[3]
        xor r8, r9                   ;  1529.6 p0      43 t[3]
        mov r15, qword [rsp + 1304]  ;  1476.8 p2      43 t[3]
        xor r11, r9                  ;  1529.6 p0      43 t[3]
        mov r12, qword [rsp + 1256]  ;  1477.8 p2      43 t[3]
        mov r9, qword [rsp + 1272]   ;  1478.8 p2      43 t[3]
        xor r9, r10                  ;  1529.4 p0      43 t[3]
        xor r12, r9                  ;  1530.4 p0      43 t[3]
        mov rdi, qword [rsp + 1296]  ;  1479.8 p2      43 t[3]
        xor r15, r12                 ;  1531.4 p0      43 t[3]
        xor rdi, r15                 ;  1532.4 p0      43 t[3]
        mov qword [rsp + 2544], rax  ;  1531.7 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1533.4 p1      43 t[3] copy
        xor rax, qword [rsp + 1288]  ;  1534.4 p2+p0   43 t[3]
        not rsi                      ;  1533.3 p0      43 t[3]
        mov rdx, qword [rsp + 1248]  ;  1482.2 p2      43 t[3]
        xor rdx, r15                 ;  1533.8 p0      43 t[3]
        xor r14, rbx                 ;  1534.4 p0      43 t[3]
        mov rbx, rdx                 ;  1534.8 p1      43 t[3] copy
        xor rbx, qword [rsp + 1264]  ;  1535.8 p2+p0   43 t[3]
        mov qword [rsp + 2520], rsi  ;  1535.5 p0+p3   43 t[3] spill
        mov qword [rsp + 2504], rcx  ;  1536.5 p0+p3   43 t[3] spill
        not r13                      ;  1537.5 p0      43 t[3]
        mov qword [rsp + 2536], r13  ;  1538.5 p0+p3   43 t[3] spill
        mov qword [rsp + 2496], r11  ;  1539.0 p0+p3   43 t[3] spill
        mov qword [rsp + 2528], r8   ;  1540.0 p0+p3   43 t[3] spill
        mov r11, rdi                 ;  1533.4 p1      43 t[3] copy
        mov rsi, rbx                 ;  1536.8 p1      43 t[3] copy
        xor rsi, qword [rsp + 1272]  ;  1541.0 p2+p0   43 t[3]
        mov qword [rsp + 2512], rbp  ;  1541.6 p0+p3   43 t[3] spill
        xor r11, rsi                 ;  1542.6 p0      43 t[3]
        mov rbp, r11                 ;  1543.6 p1      43 t[3] copy
        mov qword [rsp + 2552], rax  ;  1543.2 p0+p3   43 t[3] spill
        not r14                      ;  1544.2 p0      43 t[3]
        mov r8, rax                  ;  1535.4 p1      43 t[3] copy
        xor rbp, qword [rsp + 1304]  ;  1544.7 p2+p0   43 t[3]
        mov r13, r10                 ;  1491.7 p1      43 t[3] copy
        xor r13, rax                 ;  1545.2 p0      43 t[3]
        mov rcx, r13                 ;  1546.2 p1      43 t[3] copy
        mov r10, rax                 ;  1535.4 p1      43 t[3] copy
        mov rax, rsi                 ;  1542.0 p1      43 t[3] copy
        xor rcx, rbp                 ;  1547.2 p0      43 t[3]
        and r10, rcx                 ;  1548.2 p0      43 t[3]
        xor r12, r10                 ;  1549.2 p0      43 t[3]
        mov r10, rbp                 ;  1545.7 p1      43 t[3] copy
        xor r10, qword [rsp + 1248]  ;  1547.5 p2+p0   43 t[3]
        xor r9, r10                  ;  1548.5 p0      43 t[3]
        mov qword [rsp + 2560], r14  ;  1548.7 p0+p3   43 t[3] spill
        and r10, rbp                 ;  1549.7 p0      43 t[3]
        xor r12, r10                 ;  1550.7 p0      43 t[3]
        and rax, r9                  ;  1550.8 p0      43 t[3]
        mov qword [rsp + 2568], rcx  ;  1551.4 p0+p3   43 t[3] spill
        xor r10, rax                 ;  1552.4 p0      43 t[3]
        mov qword [rsp + 2576], rbp  ;  1552.9 p0+p3   43 t[3] spill
        mov r14, rcx                 ;  1548.2 p1      43 t[3] copy
        xor rbx, r10                 ;  1553.9 p0      43 t[3]
        mov rax, rsi                 ;  1542.0 p1      43 t[3] copy
        xor rax, r13                 ;  1554.5 p0      43 t[3]
        mov rbp, rdx                 ;  1534.8 p1      43 t[3] copy
        or rbp, qword [rsp + 1304]   ;  1555.1 p2+p0   43 t[3]
        xor rbx, rbp                 ;  1556.1 p0      43 t[3]
        xor r14, qword [rsp + 1272]  ;  1556.2 p2+p0   43 t[3]
        mov rcx, r14                 ;  1557.2 p1      43 t[3] copy
        xor r8, qword [rsp + 1248]   ;  1556.8 p2+p0   43 t[3]
        mov qword [rsp + 2584], rdi  ;  1557.4 p0+p3   43 t[3] spill
        mov qword [rsp + 2592], r11  ;  1558.4 p0+p3   43 t[3] spill
        mov qword [rsp + 2600], rax  ;  1559.4 p0+p3   43 t[3] spill
        and rcx, rax                 ;  1560.4 p0      43 t[3]
        xor rcx, qword [rsp + 1280]  ;  1561.4 p2+p0   43 t[3]
        xor rcx, r10                 ;  1562.4 p0      43 t[3]
        mov r10, r15                 ;  1532.4 p1      43 t[3] copy
        and r10, r11                 ;  1562.1 p0      43 t[3]
        xor rcx, r10                 ;  1563.4 p0      43 t[3]
        xor r10, r12                 ;  1563.2 p0      43 t[3]
        xor r12, rbp                 ;  1563.8 p0      43 t[3]
        mov r11, rax                 ;  1555.5 p1      43 t[3] copy
        mov rax, rdi                 ;  1533.4 p1      43 t[3] copy
        mov rbp, r15                 ;  1532.4 p1      43 t[3] copy
        xor rbp, r9                  ;  1564.4 p0      43 t[3]
        and rax, rbp                 ;  1565.4 p0      43 t[3]
        mov qword [rsp + 2608], rbp  ;  1565.5 p0+p3   43 t[3] spill
        mov rbp, r13                 ;  1546.2 p1      43 t[3] copy
        and rbp, r8                  ;  1566.5 p0      43 t[3]
        xor rbx, rbp                 ;  1567.5 p0      43 t[3]
        xor r11, qword [rsp + 1304]  ;  1567.6 p2+p0   43 t[3]
        xor r10, rax                 ;  1568.2 p0      43 t[3]
        mov rax, rdx                 ;  1534.8 p1      43 t[3] copy
        xor rax, r14                 ;  1568.8 p0      43 t[3]
        mov rbp, r11                 ;  1568.6 p1      43 t[3] copy
        mov rdi, rbx                 ;  1568.5 p1      43 t[3] copy
        and rbp, rax                 ;  1569.8 p0      43 t[3]
        xor r12, rbp                 ;  1570.8 p0      43 t[3]
        mov rbp, rcx                 ;  1564.4 p1      43 t[3] copy
        and rbp, r10                 ;  1570.5 p0      43 t[3]
        xor r12, rbp                 ;  1571.8 p0      43 t[3]
        and rdi, r12                 ;  1572.8 p0      43 t[3]
        xor r10, rdi                 ;  1573.8 p0      43 t[3]
        mov rdi, rcx                 ;  1564.4 p1      43 t[3] copy
        xor rcx, r12                 ;  1572.8 p0      43 t[3]
        mov r12, rbx                 ;  1568.5 p1      43 t[3] copy
        or rbp, rcx                  ;  1573.8 p0      43 t[3]
        xor rbp, r10                 ;  1574.8 p0      43 t[3]
        and r12, r10                 ;  1574.8 p0      43 t[3]
        xor rdi, r12                 ;  1575.8 p0      43 t[3]
        and r10, rdi                 ;  1576.8 p0      43 t[3]
        xor rbx, r10                 ;  1577.8 p0      43 t[3]
        mov r10, rdi                 ;  1576.8 p1      43 t[3] copy
        or r10, rbp                  ;  1577.8 p0      43 t[3]
        xor rcx, r10                 ;  1578.8 p0      43 t[3]
        mov r10, rdi                 ;  1576.8 p1      43 t[3] copy
        xor r10, rbp                 ;  1577.9 p0      43 t[3]
        and rdx, rbp                 ;  1578.5 p0      43 t[3]
        and rax, rdi                 ;  1579.1 p0      43 t[3]
        and r11, rdi                 ;  1579.6 p0      43 t[3]
        and rsi, rcx                 ;  1580.2 p0      43 t[3]
        mov r12, rcx                 ;  1579.8 p1      43 t[3] copy
        xor r12, r10                 ;  1580.8 p0      43 t[3]
        and r8, r12                  ;  1581.8 p0      43 t[3]
        and r13, r12                 ;  1581.9 p0      43 t[3]
        mov r12, rbp                 ;  1575.8 p1      43 t[3] copy
        and r9, rcx                  ;  1582.5 p0      43 t[3]
        xor rcx, rbx                 ;  1583.1 p0      43 t[3]
        and r14, r10                 ;  1583.6 p0      43 t[3]
        xor rdi, rbx                 ;  1584.2 p0      43 t[3]
        xor rbp, rcx                 ;  1584.8 p0      43 t[3]
        and r15, rcx                 ;  1585.3 p0      43 t[3]
        and r10, qword [rsp + 2600]  ;  1585.9 p2+p0   43 t[3]
        mov qword [rsp + 2600], rdx  ;  1586.5 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2576]  ;  1552.9 p2      43 t[3]
        and rdx, rbp                 ;  1587.5 p0      43 t[3]
        and rbp, qword [rsp + 1248]  ;  1588.1 p2+p0   43 t[3]
        mov qword [rsp + 2576], rbp  ;  1589.1 p0+p3   43 t[3] spill
        xor r15, rbp                 ;  1589.6 p0      43 t[3]
        mov rbp, qword [rsp + 2568]  ;  1551.4 p2      43 t[3]
        and rbp, rdi                 ;  1590.2 p0      43 t[3]
        and r12, qword [rsp + 1304]  ;  1590.8 p2+p0   43 t[3]
        xor r9, r14                  ;  1591.3 p0      43 t[3]
        xor rsi, rbp                 ;  1591.9 p0      43 t[3]
        xor rdx, r12                 ;  1592.5 p0      43 t[3]
        xor rdx, r11                 ;  1593.5 p0      43 t[3]
        xor rdx, rbp                 ;  1594.5 p0      43 t[3]
        mov rbp, qword [rsp + 2552]  ;  1543.2 p2      43 t[3]
        xor r11, r13                 ;  1594.2 p0      43 t[3]
        xor r13, r12                 ;  1594.8 p0      43 t[3]
        and rbp, rdi                 ;  1595.3 p0      43 t[3]
        mov rdi, qword [rsp + 2584]  ;  1557.4 p2      43 t[3]
        xor r11, rsi                 ;  1595.9 p0      43 t[3]
        mov r12, r9                  ;  1592.3 p1      43 t[3] copy
        xor r12, r15                 ;  1596.5 p0      43 t[3]
        xor r15, rbp                 ;  1597.0 p0      43 t[3]
        mov rbp, qword [rsp + 2416]  ;  1545.6 p2      55 t[3]
        xor r12, r11                 ;  1597.6 p0      43 t[3]
        xor r10, r12                 ;  1598.6 p0      43 t[3]
        and rdi, rbx                 ;  1598.8 p0      43 t[3]
        and rbx, qword [rsp + 2608]  ;  1599.3 p2+p0   43 t[3]
        xor rsi, rdi                 ;  1599.9 p0      43 t[3]
        and rcx, qword [rsp + 2592]  ;  1600.5 p2+p0   43 t[3]
        xor r13, rcx                 ;  1601.5 p0      43 t[3]
        xor rsi, r10                 ;  1601.6 p0      43 t[3]
        not r11                      ;  1602.2 p0      43 t[3]
        mov rdi, qword [rsp + 2472]  ;  1550.9 p2      43 t[3] reload
        xor r13, r10                 ;  1602.7 p0      43 t[3]
        xor rbx, r13                 ;  1603.7 p0      43 t[3]
        xor rax, rbx                 ;  1604.7 p0      43 t[3]
        xor r15, rbx                 ;  1604.7 p0      43 t[3]
        mov rbx, qword [rsp + 2424]  ;  1552.6 p2      55 t[3]
        mov rcx, qword [rsp + 2600]  ;  1586.5 p2      43 t[3]
        xor rcx, qword [rsp + 2576]  ;  1605.0 p2+p0   43 t[3]
        xor rcx, r9                  ;  1606.0 p0      43 t[3]
        xor r14, r8                  ;  1606.1 p0      43 t[3]
        mov r8, qword [rsp + 2424]   ;  1555.6 p2      55 t[3]
        not rsi                      ;  1606.7 p0      43 t[3]
        xor rcx, rax                 ;  1607.2 p0      43 t[3]
        mov r9, qword [rsp + 2488]   ;  1556.6 p2      43 t[3] reload
        xor r8, r9                   ;  1607.8 p0      55 t[3]
        mov r10, qword [rsp + 2368]  ;  1557.6 p2      55 t[3]
        xor r10, qword [rsp + 2408]  ;  1608.3 p2+p0   55 t[3]
        xor r10, qword [rsp + 2432]  ;  1609.3 p2+p0   55 t[3]
        xor r9, qword [rsp + 2496]   ;  1609.5 p2+p0   55 t[3]
        xor r10, qword [rsp + 2376]  ;  1610.3 p2+p0   55 t[3]
        xor r10, rdi                 ;  1611.3 p0      55 t[3]
        xor rdi, qword [rsp + 2528]  ;  1611.2 p2+p0   55 t[3]
        xor rdi, r9                  ;  1612.2 p0      55 t[3]
        not r15                      ;  1612.3 p0      43 t[3]
        xor r14, rax                 ;  1612.8 p0      43 t[3]
        xor rbx, r14                 ;  1613.8 p0      55 t[3]
        mov rax, qword [rsp + 2440]  ;  1564.4 p2      43 t[3] reload
        mov qword [rsp + 2472], rbx  ;  1614.8 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2424]  ;  1565.4 p2      55 t[3]
        xor rbp, rax                 ;  1615.0 p0      55 t[3]
        xor rax, rsi                 ;  1615.5 p0      55 t[3]
        mov rsi, qword [rsp + 2360]  ;  1566.4 p2      55 t[3]
        xor rsi, qword [rsp + 2400]  ;  1616.1 p2+p0   55 t[3]
        xor rbx, rsi                 ;  1617.1 p0      55 t[3]
        xor rsi, rax                 ;  1617.3 p0      55 t[3]
        not r12                      ;  1617.8 p0      43 t[3]
        xor r12, qword [rsp + 2536]  ;  1618.8 p2+p0   55 t[3]
        xor r15, qword [rsp + 2400]  ;  1618.9 p2+p0   55 t[3]
        mov qword [rsp + 2400], r10  ;  1619.5 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2360]  ;  1570.5 p2      55 t[3]
        xor r10, qword [rsp + 2560]  ;  1620.5 p2+p0   55 t[3]
        mov qword [rsp + 2360], rsi  ;  1621.0 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2328]  ;  1572.5 p2      55 t[3]
        xor rsi, r13                 ;  1622.0 p0      55 t[3]
        xor rsi, rbp                 ;  1623.0 p0      55 t[3]
        xor rbp, qword [rsp + 2560]  ;  1623.2 p2+p0   55 t[3]
        mov qword [rsp + 2560], rsi  ;  1624.0 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2504]  ;  1575.1 p2      55 t[3]
        xor rsi, r13                 ;  1624.7 p0      55 t[3]
        mov qword [rsp + 2424], rsi  ;  1625.7 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2544]  ;  1576.1 p2      55 t[3]
        xor r14, qword [rsp + 2496]  ;  1626.3 p2+p0   55 t[3]
        mov qword [rsp + 2496], rdx  ;  1626.9 p0+p3   43 t[3] spill
        mov qword [rsp + 2488], rax  ;  1627.9 p0+p3   55 t[3] spill
        xor rsi, rax                 ;  1628.9 p0      55 t[3]
        mov qword [rsp + 2376], rbp  ;  1629.5 p0+p3   55 t[3] spill
        mov qword [rsp + 2504], r13  ;  1630.5 p0+p3   43 t[3] spill
        mov r13, qword [rsp + 2480]  ;  1579.8 p2      55 t[3]
        xor r13, r8                  ;  1631.5 p0      55 t[3]
        mov qword [rsp + 2480], r8   ;  1632.0 p0+p3   55 t[3] spill
        mov qword [rsp + 2440], rsi  ;  1633.0 p0+p3   55 t[3] spill
        mov rsi, r15                 ;  1619.9 p1      55 t[3] copy
        xor rsi, rbp                 ;  1634.0 p0      55 t[3]
        mov rbp, r9                  ;  1610.5 p1      55 t[3] copy
        xor r9, r12                  ;  1634.6 p0      55 t[3]
        mov rax, qword [rsp + 2320]  ;  1582.4 p2      55 t[3]
        mov r8, qword [rsp + 2512]   ;  1583.4 p2      55 t[3]
        xor r8, rdx                  ;  1635.2 p0      55 t[3]
        xor rbp, rbx                 ;  1635.7 p0      55 t[3]
        xor r15, rbp                 ;  1636.7 p0      55 t[3]
        mov qword [rsp + 2432], r15  ;  1637.7 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2456]  ;  1584.6 p2      55 t[3]
        xor r15, qword [rsp + 2512]  ;  1637.9 p2+p0   55 t[3]
        mov qword [rsp + 2512], rbx  ;  1638.5 p0+p3   55 t[3] spill
        mov rbx, r11                 ;  1603.2 p1      55 t[3] copy
        mov qword [rsp + 2368], rbp  ;  1639.5 p0+p3   55 t[3] spill
        mov rbp, r12                 ;  1619.8 p1      55 t[3] copy
        mov rdx, qword [rsp + 2464]  ;  1587.9 p2      55 t[3]
        xor rdx, r8                  ;  1640.5 p0      55 t[3]
        xor r8, r14                  ;  1641.0 p0      55 t[3]
        xor rbp, r8                  ;  1642.0 p0      55 t[3]
        xor rax, rdx                 ;  1642.2 p0      55 t[3]
        xor rbx, rax                 ;  1643.2 p0      55 t[3]
        xor rbp, rbx                 ;  1644.2 p0      55 t[3]
        mov qword [rsp + 2600], rbp  ;  1645.2 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2464]  ;  1591.8 p2      55 t[3]
        xor rbp, qword [rsp + 2520]  ;  1644.9 p2+p0   55 t[3]
        xor r11, rbp                 ;  1645.9 p0      55 t[3]
        xor r12, r13                 ;  1646.0 p0      55 t[3]
        xor rbp, r12                 ;  1647.0 p0      55 t[3]
        mov qword [rsp + 2408], r9   ;  1647.2 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2400]   ;  1619.5 p2      55 t[3]
        xor r13, qword [rsp + 2384]  ;  1648.2 p2+p0   55 t[3]
        xor r9, rcx                  ;  1648.7 p0      55 t[3]
        mov qword [rsp + 2464], rbp  ;  1649.3 p0+p3   55 t[3] spill
        mov rbp, rdi                 ;  1613.2 p1      55 t[3] copy
        xor rbp, r15                 ;  1650.3 p0      55 t[3]
        xor rbp, r9                  ;  1651.3 p0      55 t[3]
        xor rcx, qword [rsp + 2528]  ;  1651.5 p2+p0   55 t[3]
        xor rdi, qword [rsp + 2424]  ;  1652.0 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2504]  ;  1652.6 p2+p0   55 t[3]
        mov qword [rsp + 2504], r9   ;  1653.2 p0+p3   55 t[3] spill
        mov r9, r10                  ;  1621.5 p1      55 t[3] copy
        xor rdx, qword [rsp + 2392]  ;  1654.2 p2+p0   55 t[3]
        xor rcx, r14                 ;  1654.7 p0      55 t[3]
        xor r15, rdx                 ;  1655.3 p0      55 t[3]
        xor r9, r14                  ;  1655.9 p0      55 t[3]
        mov r14, qword [rsp + 2440]  ;  1633.0 p2      55 t[3]
        mov qword [rsp + 2576], rbx  ;  1656.4 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2328]  ;  1604.7 p2      55 t[3]
        xor rbx, qword [rsp + 2448]  ;  1657.4 p2+p0   55 t[3]
        xor rcx, rbx                 ;  1658.4 p0      55 t[3]
        xor r14, rbx                 ;  1658.6 p0      55 t[3]
        xor rax, qword [rsp + 2456]  ;  1659.2 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2520]  ;  1659.7 p2+p0   55 t[3]
        mov rbx, qword [rsp + 2536]  ;  1609.0 p2      55 t[3]
        mov qword [rsp + 2536], r10  ;  1660.3 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2440]  ;  1633.0 p2      55 t[3]
        xor r10, qword [rsp + 2416]  ;  1661.3 p2+p0   55 t[3]
        mov qword [rsp + 2440], rcx  ;  1661.9 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2496]  ;  1626.9 p2      55 t[3]
        xor rcx, qword [rsp + 2472]  ;  1662.9 p2+p0   55 t[3]
        mov qword [rsp + 2456], r11  ;  1663.4 p0+p3   55 t[3] spill
        xor rcx, qword [rsp + 2400]  ;  1664.4 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2472]  ;  1665.0 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2392]  ;  1665.6 p2+p0   55 t[3]
        mov qword [rsp + 2392], r15  ;  1666.2 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2480]  ;  1632.0 p2      55 t[3]
        xor r15, qword [rsp + 2400]  ;  1667.2 p2+p0   55 t[3]
        mov qword [rsp + 2400], r9   ;  1667.7 p0+p3   55 t[3] spill
        mov r9, r13                  ;  1649.2 p1      55 t[3] copy
        xor r9, rbx                  ;  1668.7 p0      55 t[3]
        xor r13, r11                 ;  1669.3 p0      55 t[3]
        mov r11, qword [rsp + 768]   ;  1619.0 p2      55 t[0].0 reload
        xor rdx, qword [r11 + 1872]  ;  1669.9 p2+p0   55 t[3]
        mov qword [rsp + 1392], rdx  ;  1670.9 p0+p3   55 t[3] spill
        mov rdx, qword [rsp + 2448]  ;  1621.0 p2      55 t[3]
        xor rdx, qword [r11 + 1824]  ;  1671.4 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2424]  ;  1672.4 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2464]  ;  1672.6 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2600]  ;  1673.6 p2+p0   55 t[3]
        xor rbx, qword [r11 + 1864]  ;  1674.6 p2+p0   55 t[3]
        mov qword [rsp + 1384], rbx  ;  1675.6 p0+p3   55 t[3] spill
        mov rbx, r8                  ;  1642.0 p1      55 t[3] copy
        xor rbx, qword [r11 + 1816]  ;  1675.3 p2+p0   55 t[3]
        xor rbx, rbp                 ;  1676.3 p0      55 t[3]
        xor rbp, qword [r11 + 1880]  ;  1676.4 p2+p0   55 t[3]
        mov qword [rsp + 1400], rbp  ;  1677.4 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2368]  ;  1639.5 p2      55 t[3]
        xor rbp, qword [r11 + 1848]  ;  1678.0 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2472]  ;  1679.0 p2+p0   55 t[3]
        mov qword [rsp + 1368], rbp  ;  1680.0 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2408]  ;  1647.2 p2      55 t[3]
        xor rbp, qword [r11 + 1856]  ;  1680.2 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2384]  ;  1681.2 p2+p0   55 t[3]
        mov qword [rsp + 1376], rbp  ;  1682.2 p0+p3   55 t[3] spill
        mov rbp, r14                 ;  1659.6 p1      55 t[3] copy
        xor r10, rsi                 ;  1682.3 p0      55 t[3]
        xor rsi, qword [r11 + 1840]  ;  1682.9 p2+p0   55 t[3]
        xor r13, qword [r11 + 1800]  ;  1683.4 p2+p0   55 t[3]
        xor r12, qword [r11 + 1792]  ;  1684.0 p2+p0   55 t[3]
        xor rax, qword [r11 + 1808]  ;  1684.6 p2+p0   55 t[3]
        xor r14, qword [r11 + 1896]  ;  1685.1 p2+p0   55 t[3]
        xor r14, qword [rsp + 2424]  ;  1686.1 p2+p0   55 t[3]
        xor r14, qword [rsp + 2560]  ;  1687.1 p2+p0   55 t[3]
        mov qword [rsp + 1416], r14  ;  1688.1 p0+p3   55 t[3] spill
        mov r14, qword [rsp + 2360]  ;  1642.0 p2      55 t[3]
        xor rbx, rcx                 ;  1687.9 p0      55 t[3]
        xor r14, qword [r11 + 1904]  ;  1688.4 p2+p0   55 t[3]
        xor r14, r10                 ;  1689.4 p0      55 t[3]
        xor r10, qword [r11 + 1968]  ;  1689.6 p2+p0   55 t[3]
        xor rcx, qword [r11 + 2008]  ;  1690.1 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2528]  ;  1691.1 p2+p0   55 t[3]
        xor rdx, r15                 ;  1691.3 p0      55 t[3]
        xor r8, qword [r11 + 1944]   ;  1691.9 p2+p0   55 t[3]
        xor r10, qword [rsp + 2536]  ;  1692.4 p2+p0   55 t[3]
        mov qword [rsp + 1488], r10  ;  1693.4 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2400]  ;  1667.7 p2      55 t[3]
        xor r10, qword [r11 + 1912]  ;  1694.0 p2+p0   55 t[3]
        xor r10, qword [rsp + 2512]  ;  1695.0 p2+p0   55 t[3]
        mov qword [rsp + 1432], r10  ;  1696.0 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2408]  ;  1652.0 p2      55 t[3]
        xor r10, qword [r11 + 1920]  ;  1696.1 p2+p0   55 t[3]
        xor r10, r9                  ;  1697.1 p0      55 t[3]
        xor r8, qword [rsp + 2504]   ;  1697.3 p2+p0   55 t[3]
        mov qword [rsp + 1464], r8   ;  1698.3 p0+p3   55 t[3] spill
        mov r8, qword [rsp + 2328]   ;  1655.0 p2      55 t[3]
        xor r8, qword [r11 + 1888]   ;  1698.9 p2+p0   55 t[3]
        xor r8, rdi                  ;  1699.9 p0      55 t[3]
        xor rdi, qword [r11 + 2016]  ;  1700.0 p2+p0   55 t[3]
        xor rdi, r15                 ;  1701.0 p0      55 t[3]
        xor rdi, qword [rsp + 2440]  ;  1702.0 p2+p0   55 t[3]
        mov r15, qword [rsp + 2600]  ;  1659.0 p2      55 t[3]
        mov qword [rsp + 2600], rdi  ;  1703.0 p0+p3   55 t[3] spill
        mov rdi, qword [rsp + 2392]  ;  1666.2 p2      55 t[3]
        xor rdi, qword [r11 + 1936]  ;  1702.7 p2+p0   55 t[3]
        xor rdi, qword [rsp + 2456]  ;  1703.7 p2+p0   55 t[3]
        mov qword [rsp + 2456], rcx  ;  1703.9 p0+p3   55 t[3] spill
        mov qword [rsp + 1328], rax  ;  1704.9 p0+p3   53 rounds
        mov rcx, qword [rsp + 2440]  ;  1663.0 p2      55 t[3]
        xor rcx, qword [r11 + 1952]  ;  1705.9 p2+p0   55 t[3]
        mov qword [rsp + 1472], rcx  ;  1706.9 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2416]  ;  1665.0 p2      55 t[3]
        xor rcx, qword [r11 + 1960]  ;  1707.4 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2488]  ;  1708.4 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2424]  ;  1709.4 p2+p0   55 t[3]
        mov qword [rsp + 1480], rcx  ;  1710.4 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2400]  ;  1669.0 p2      55 t[3]
        xor rcx, qword [r11 + 1976]  ;  1710.1 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2432]  ;  1711.1 p2+p0   55 t[3]
        mov qword [rsp + 2400], rcx  ;  1712.1 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2480]  ;  1672.0 p2      55 t[3]
        xor rcx, r9                  ;  1712.3 p0      55 t[3]
        xor r9, qword [r11 + 1992]   ;  1712.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2320]   ;  1713.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2464]   ;  1714.9 p2+p0   55 t[3]
        mov qword [rsp + 2464], r9   ;  1715.9 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2392]   ;  1676.0 p2      55 t[3]
        xor r9, qword [r11 + 2000]   ;  1715.6 p2+p0   55 t[3]
        xor r9, qword [rsp + 2576]   ;  1716.6 p2+p0   55 t[3]
        mov qword [rsp + 2576], r9   ;  1717.6 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2560]   ;  1679.0 p2      55 t[3]
        xor r9, qword [r11 + 2024]   ;  1717.7 p2+p0   55 t[3]
        xor r9, qword [rsp + 2544]   ;  1718.7 p2+p0   55 t[3]
        mov qword [rsp + 2544], r9   ;  1719.7 p0+p3   55 t[3] spill
        xor rcx, qword [r11 + 1984]  ;  1719.8 p2+p0   55 t[3]
        xor rbp, qword [r11 + 1832]  ;  1720.4 p2+p0   55 t[3]
        mov r9, qword [rsp + 2376]   ;  1684.0 p2      55 t[3]
        xor r9, qword [r11 + 2032]   ;  1721.0 p2+p0   55 t[3]
        xor r15, qword [r11 + 1928]  ;  1721.6 p2+p0   55 t[3]
        xor r9, qword [rsp + 2360]   ;  1722.1 p2+p0   55 t[3]
        mov qword [rsp + 2360], r9   ;  1723.1 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2432]   ;  1688.0 p2      55 t[3]
        xor r9, qword [r11 + 2040]   ;  1723.7 p2+p0   55 t[3]
        mov r11, qword [rsp + 1720]  ;  1690.0 p2      55 t[0] reload
        mov qword [rsp + 600], r11   ;  1724.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1768]  ;  1691.0 p2      55 t[0] reload
        mov qword [rsp + 608], r11   ;  1725.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1592]  ;  1692.0 p2      55 t[0] reload
        mov qword [rsp + 616], r11   ;  1726.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1680]  ;  1693.0 p2      55 t[0] reload
        mov qword [rsp + 624], r11   ;  1727.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1824]  ;  1694.0 p2      55 t[0] reload
        mov qword [rsp + 632], r11   ;  1728.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1704]  ;  1695.0 p2      55 t[0] reload
        mov qword [rsp + 640], r11   ;  1729.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1816]  ;  1696.0 p2      55 t[0] reload
        mov qword [rsp + 648], r11   ;  1730.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1840]  ;  1697.0 p2      55 t[0] reload
        mov qword [rsp + 656], r11   ;  1731.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1672]  ;  1698.0 p2      55 t[0] reload
        mov qword [rsp + 664], r11   ;  1732.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1728]  ;  1699.0 p2      55 t[0] reload
        mov qword [rsp + 672], r11   ;  1733.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1856]  ;  1700.0 p2      55 t[0] reload
        mov qword [rsp + 680], r11   ;  1734.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1872]  ;  1701.0 p2      55 t[0] reload
        mov qword [rsp + 688], r11   ;  1735.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1792]  ;  1702.0 p2      55 t[0] reload
        mov qword [rsp + 696], r11   ;  1736.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1760]  ;  1703.0 p2      55 t[0] reload
        mov qword [rsp + 704], r11   ;  1737.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1624]  ;  1704.0 p2      55 t[0] reload
        mov qword [rsp + 712], r11   ;  1738.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1784]  ;  1705.0 p2      55 t[0] reload
        mov qword [rsp + 720], r11   ;  1739.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1744]  ;  1706.0 p2      55 t[0] reload
        mov qword [rsp + 728], r11   ;  1740.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1808]  ;  1707.0 p2      55 t[0] reload
        mov qword [rsp + 736], r11   ;  1741.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1616]  ;  1708.0 p2      55 t[0] reload
        mov qword [rsp + 744], r11   ;  1742.3 p0+p3   53 rounds
        mov qword [rsp + 1360], rsi  ;  1743.3 p0+p3   53 rounds
        mov qword [rsp + 1408], r8   ;  1744.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1776]  ;  1709.0 p2      55 t[0] reload
        mov qword [rsp + 752], r11   ;  1745.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1648]  ;  1710.0 p2      55 t[0] reload
        mov qword [rsp + 1352], rbp  ;  1746.3 p0+p3   53 rounds
        mov qword [rsp + 1424], r14  ;  1747.3 p0+p3   53 rounds
        mov qword [rsp + 1336], rbx  ;  1748.3 p0+p3   53 rounds
        mov qword [rsp + 760], r11   ;  1749.3 p0+p3   53 rounds
        mov rsi, qword [rsp + 2456]  ;  1711.0 p2      55 t[3] reload
        mov qword [rsp + 1320], r13  ;  1750.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1688]  ;  1712.0 p2      55 t[0] reload
        mov qword [rsp + 776], r11   ;  1751.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1664]  ;  1713.0 p2      55 t[0] reload
        mov qword [rsp + 784], r11   ;  1752.3 p0+p3   53 rounds
        mov r14, qword [rsp + 2464]  ;  1715.9 p2      55 t[3] reload
        mov r11, qword [rsp + 1736]  ;  1715.0 p2      55 t[0] reload
        mov qword [rsp + 1344], rdx  ;  1753.3 p0+p3   53 rounds
        mov rax, qword [rsp + 2360]  ;  1723.1 p2      55 t[3] reload
        mov qword [rsp + 1456], rdi  ;  1754.3 p0+p3   53 rounds
        mov qword [rsp + 1448], r15  ;  1755.3 p0+p3   53 rounds
        mov r15, qword [rsp + 2576]  ;  1717.6 p2      55 t[3] reload
        mov rdi, qword [rsp + 2600]  ;  1718.0 p2      55 t[3] reload
        mov qword [rsp + 792], r11   ;  1756.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1832]  ;  1719.0 p2      55 t[1] reload
        mov qword [rsp + 928], r11   ;  1757.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1880]  ;  1720.0 p2      55 t[1] reload
        mov rbp, qword [rsp + 2544]  ;  1721.0 p2      55 t[3] reload
        mov r8, qword [rsp + 768]    ;  1722.0 p2      53 rounds
        add r8, 0x400                ;  1726.0 p1      53 rounds
        mov qword [rsp + 768], r8    ;  1758.3 p0+p3   53 rounds
        mov r8, qword [rsp + 2072]   ;  1723.0 p2      55 t[2] reload
        xchg rbp, r8                 ;  1727.0 p1      55 t[2] copy
        mov r13, qword [rsp + 2400]  ;  1724.0 p2      55 t[3] reload
        mov qword [rsp + 1312], r12  ;  1759.3 p0+p3   53 rounds
        mov qword [rsp + 936], r11   ;  1760.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2024]  ;  1725.0 p2      55 t[1] reload
        mov qword [rsp + 944], r11   ;  1761.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2016]  ;  1726.0 p2      55 t[1] reload
        mov qword [rsp + 952], r11   ;  1762.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1952]  ;  1727.0 p2      55 t[1] reload
        mov qword [rsp + 960], r11   ;  1763.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1920]  ;  1728.0 p2      55 t[1] reload
        mov qword [rsp + 968], r11   ;  1764.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2032]  ;  1729.0 p2      55 t[1] reload
        mov qword [rsp + 976], r11   ;  1765.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1960]  ;  1730.0 p2      55 t[1] reload
        mov qword [rsp + 984], r11   ;  1766.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1888]  ;  1731.0 p2      55 t[1] reload
        mov qword [rsp + 992], r11   ;  1767.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1984]  ;  1732.0 p2      55 t[1] reload
        mov qword [rsp + 1000], r11  ;  1769.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2064]  ;  1733.0 p2      55 t[1] reload
        mov r12, qword [rsp + 2168]  ;  1734.0 p2      55 t[2] reload
        xchg rsi, r12                ;  1738.0 p1      55 t[2] copy
        xchg rax, r10                ;  1727.1 p1      55 t[3] copy
        xchg r12, r14                ;  1740.0 p1      55 t[3] copy
        xchg r14, r15                ;  1742.0 p1      55 t[3] copy
        xchg r10, r15                ;  1744.0 p1      55 t[3] copy
        xchg r15, r8                 ;  1746.0 p1      55 t[3] copy
        mov qword [rsp + 1008], r11  ;  1771.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1976]  ;  1735.0 p2      55 t[1] reload
        mov qword [rsp + 1016], r11  ;  1773.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2080]  ;  1736.0 p2      55 t[1] reload
        mov qword [rsp + 1024], r11  ;  1775.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2048]  ;  1737.0 p2      55 t[1] reload
        mov qword [rsp + 1032], r11  ;  1777.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1864]  ;  1738.0 p2      55 t[1] reload
        mov qword [rsp + 1040], r11  ;  1779.3 p0+p3   53 rounds
        mov r11, qword [rsp + 1944]  ;  1739.0 p2      55 t[1] reload
        mov qword [rsp + 1048], r11  ;  1781.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2128]  ;  1740.0 p2      55 t[2] reload
        mov qword [rsp + 1248], r11  ;  1783.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2224]  ;  1741.0 p2      55 t[2] reload
        mov qword [rsp + 1256], r11  ;  1785.3 p0+p3   53 rounds
        xchg rdi, r13                ;  1728.0 p1      55 t[3] copy
        mov r11, qword [rsp + 2304]  ;  1742.0 p2      55 t[2] reload
        mov qword [rsp + 1264], r11  ;  1787.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2216]  ;  1743.0 p2      55 t[2] reload
        mov qword [rsp + 1272], r11  ;  1789.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2336]  ;  1744.0 p2      55 t[2] reload
        mov qword [rsp + 1280], r11  ;  1791.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2280]  ;  1745.0 p2      55 t[2] reload
        mov qword [rsp + 1288], r11  ;  1793.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2112]  ;  1746.0 p2      55 t[2] reload
        mov qword [rsp + 1296], r11  ;  1795.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2160]  ;  1747.0 p2      55 t[2] reload
        mov qword [rsp + 1304], r11  ;  1797.3 p0+p3   53 rounds
        mov r11, qword [rsp + 2264]  ;  1748.0 p2      55 t[2] reload
        xchg rcx, r11                ;  1752.0 p1      55 t[2] copy
        xchg r9, r11                 ;  1754.0 p1      55 t[3] copy
        xchg r11, r13                ;  1756.0 p1      55 t[3] copy
        xchg r8, r13                 ;  1758.0 p1      55 t[3] copy
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
        mov r9, qword [rsp + 568]    ;     0.0 p2      43 dst reload
        mov r8, qword [rsp + 560]    ;     1.0 p2      43 dst
        xor r8, r9                   ;     5.0 p0      43 dst
        mov r10, r8                  ;     6.0 p1      43 dst copy
        xor r10, qword [rsp + 544]   ;     7.0 p2+p0   43 dst
        mov r11, r10                 ;     8.0 p1      43 dst copy
        mov r12, qword [rsp + 592]   ;     3.0 p2      43 dst reload
        xor r11, r12                 ;     9.0 p0      43 dst
        mov r15, qword [rsp + 536]   ;     4.0 p2      43 dst reload
        mov rbx, r11                 ;    10.0 p1      43 dst copy
        mov r14, r11                 ;    10.0 p0      43 dst copy
        xor r14, r15                 ;    11.0 p0      43 dst
        mov rsi, r14                 ;    12.0 p1      43 dst copy
        mov rbp, qword [rsp + 560]   ;     5.0 p2      43 dst reload
        xor rsi, qword [rsp + 552]   ;    13.0 p2+p0   43 dst
        mov rdi, rsi                 ;    14.0 p1      43 dst copy
        mov r13, r11                 ;    10.0 p0      43 dst copy
        xor r13, qword [rsp + 584]   ;    11.0 p2+p0   43 dst
        mov rcx, r13                 ;    12.0 p1      43 dst copy
        mov rax, r13                 ;    12.0 p0      43 dst copy
        xor rax, qword [rsp + 576]   ;    13.0 p2+p0   43 dst
        mov qword [rsp + 1632], rax  ;    14.0 p0+p3   43 dst spill
        xor rdi, rbp                 ;    15.0 p0      43 dst
        mov rdx, r13                 ;    12.0 p1      43 dst copy
        xor rcx, rdi                 ;    16.0 p0      43 dst
        and rbx, rcx                 ;    17.0 p0      43 dst
        mov qword [rsp + 1576], r13  ;    12.0 p0+p3   43 dst spill
        mov r13, r11                 ;    10.3 p1      43 dst copy
        mov qword [rsp + 1600], rcx  ;    17.0 p0+p3   43 dst spill
        mov qword [rsp + 1640], rdi  ;    16.0 p0+p3   43 dst spill
        mov qword [rsp + 1584], r11  ;    16.3 p0+p3   43 dst spill
        mov r11, rcx                 ;    17.0 p1      43 dst copy
        xor r11, r12                 ;    18.0 p0      43 dst
        mov r12, r14                 ;    12.3 p1      43 dst copy
        or r12, qword [rsp + 592]    ;    15.7 p2+p0   43 dst
        xor rsi, r12                 ;    16.7 p0      43 dst
        mov qword [rsp + 1592], r14  ;    18.3 p0+p3   43 dst spill
        mov rcx, r14                 ;    14.0 p1      43 dst copy
        mov qword [rsp + 1616], rsi  ;    20.3 p0+p3   43 dst spill
        mov rsi, rdi                 ;    16.0 p1      43 dst copy
        mov qword [rsp + 1624], r12  ;    22.3 p0+p3   43 dst spill
        mov r12, rdi                 ;    16.0 p1      43 dst copy
        mov rdi, rax                 ;    15.8 p1      43 dst copy
        xor rdi, r15                 ;    19.8 p0      43 dst
        mov r14, rbx                 ;    18.0 p1      43 dst copy
        xor r14, r9                  ;    20.4 p0      43 dst
        mov qword [rsp + 1688], rdi  ;    24.3 p0+p3   43 dst spill
        mov rdi, rax                 ;    17.3 p1      43 dst copy
        xor r9, rax                  ;    22.0 p0      43 dst
        mov rax, r9                  ;    23.0 p1      43 dst copy
        xor rax, r11                 ;    24.0 p0      43 dst
        and rdi, rax                 ;    25.0 p0      43 dst
        xor r10, rdi                 ;    26.0 p0      43 dst
        mov rdi, rax                 ;    25.0 p1      43 dst copy
        xor r12, r9                  ;    24.3 p0      43 dst
        xor rdi, rbp                 ;    26.0 p0      43 dst
        mov rbp, r11                 ;    20.3 p1      43 dst copy
        xor rbp, r15                 ;    25.4 p0      43 dst
        mov r15, qword [rsp + 1624]  ;    22.3 p2      43 dst reload
        xor rcx, rdi                 ;    27.0 p0      43 dst
        xor r8, rbp                  ;    26.5 p0      43 dst
        and rbp, r11                 ;    27.1 p0      43 dst
        and rsi, r8                  ;    27.7 p0      43 dst
        xor r10, rbp                 ;    28.3 p0      43 dst
        xor r15, r10                 ;    29.3 p0      43 dst
        xor rbx, r10                 ;    29.4 p0      43 dst
        mov r10, qword [rsp + 1616]  ;    23.7 p2      43 dst reload
        xor r13, r8                  ;    30.0 p0      43 dst
        and rdx, r13                 ;    31.0 p0      43 dst
        xor rbp, rsi                 ;    31.1 p0      43 dst
        xor r14, rbp                 ;    32.1 p0      43 dst
        xor r10, rbp                 ;    32.3 p0      43 dst
        xor rbx, rdx                 ;    32.8 p0      43 dst
        mov rbp, rcx                 ;    28.0 p1      43 dst copy
        mov rsi, rdi                 ;    27.0 p1      43 dst copy
        and rsi, r12                 ;    33.4 p0      43 dst
        xor r14, rsi                 ;    34.4 p0      43 dst
        mov rsi, r12                 ;    27.3 p1      43 dst copy
        xor rsi, qword [rsp + 592]   ;    34.5 p2+p0   43 dst
        and rbp, rsi                 ;    35.5 p0      43 dst
        xor r15, rbp                 ;    36.5 p0      43 dst
        mov rdx, r9                  ;    29.0 p1      43 dst copy
        mov rbp, rbx                 ;    33.8 p1      43 dst copy
        and rbp, r14                 ;    36.2 p0      43 dst
        xor r15, rbp                 ;    37.5 p0      43 dst
        and rdx, qword [rsp + 1688]  ;    37.4 p2+p0   43 dst
        xor r10, rdx                 ;    38.4 p0      43 dst
        mov rdx, r14                 ;    35.4 p1      43 dst copy
        xor r14, r15                 ;    38.5 p0      43 dst
        and r15, r10                 ;    39.4 p0      43 dst
        xor rbx, r15                 ;    40.4 p0      43 dst
        mov r15, r10                 ;    39.4 p1      43 dst copy
        and r15, rbx                 ;    41.4 p0      43 dst
        or rbp, r14                  ;    40.8 p0      43 dst
        xor rdx, r15                 ;    42.4 p0      43 dst
        and rcx, rdx                 ;    43.4 p0      43 dst
        mov r15, qword [rsp + 1576]  ;    34.3 p2      43 dst reload
        xor rbp, rbx                 ;    42.5 p0      43 dst
        and rsi, rdx                 ;    43.4 p0      43 dst
        and rbx, rdx                 ;    43.7 p0      43 dst
        xor r10, rbx                 ;    44.7 p0      43 dst
        mov rbx, qword [rsp + 1592]  ;    36.0 p2      43 dst reload
        and rbx, rbp                 ;    44.8 p0      43 dst
        and r13, r10                 ;    45.7 p0      43 dst
        and r15, r10                 ;    46.0 p0      43 dst
        mov qword [rsp + 1592], r15  ;    47.0 p0+p3   43 dst spill
        mov r15, r10                 ;    45.7 p1      43 dst copy
        mov qword [rsp + 1576], rbx  ;    47.5 p0+p3   43 dst spill
        xor r10, rdx                 ;    48.5 p0      43 dst
        mov rbx, qword [rsp + 1632]  ;    38.7 p2      43 dst reload
        and rbx, r10                 ;    49.5 p0      43 dst
        and rax, r10                 ;    49.7 p0      43 dst
        mov r10, rdx                 ;    43.4 p1      43 dst copy
        xor rdx, rbp                 ;    50.2 p0      43 dst
        or r10, rbp                  ;    50.8 p0      43 dst
        and r12, rdx                 ;    51.4 p0      43 dst
        xor r14, r10                 ;    52.0 p0      43 dst
        and rdi, rdx                 ;    52.5 p0      43 dst
        and r8, r14                  ;    53.1 p0      43 dst
        mov r10, qword [rsp + 1640]  ;    42.0 p2      43 dst reload
        xor r8, rdi                  ;    54.1 p0      43 dst
        and r10, r14                 ;    54.2 p0      43 dst
        xor r15, r14                 ;    54.8 p0      43 dst
        xor rdx, r14                 ;    55.4 p0      43 dst
        mov r14, qword [rsp + 1584]  ;    43.7 p2      43 dst reload
        and r9, rdx                  ;    56.4 p0      43 dst
        and rdx, qword [rsp + 1688]  ;    56.5 p2+p0   43 dst
        mov qword [rsp + 1648], r8   ;    57.1 p0+p3   43 dst spill
        and r14, r15                 ;    58.1 p0      43 dst
        xor r10, rax                 ;    58.7 p0      43 dst
        mov qword [rsp + 1616], r10  ;    59.7 p0+p3   43 dst spill
        mov qword [rsp + 1584], rbx  ;    60.2 p0+p3   43 dst spill
        mov rbx, qword [rsp + 888]   ;    46.7 p2      43 dst
        xor rbx, qword [rsp + 896]   ;    61.2 p2+p0   43 dst
        mov qword [rsp + 1664], rax  ;    61.8 p0+p3   43 dst spill
        mov qword [rsp + 1688], rdi  ;    62.8 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1600]  ;    48.7 p2      43 dst reload
        and rdi, r15                 ;    63.8 p0      43 dst
        xor r15, rbp                 ;    64.4 p0      43 dst
        and r11, r15                 ;    65.4 p0      43 dst
        xor rdi, r9                  ;    65.5 p0      43 dst
        xor r9, rsi                  ;    66.1 p0      43 dst
        and r15, qword [rsp + 536]   ;    66.7 p2+p0   43 dst
        xor r14, r15                 ;    67.7 p0      43 dst
        mov qword [rsp + 1640], r14  ;    68.7 p0+p3   43 dst spill
        and rbp, qword [rsp + 592]   ;    68.8 p2+p0   43 dst
        xor r9, r10                  ;    69.4 p0      43 dst
        xor rdi, rbp                 ;    69.9 p0      43 dst
        mov qword [rsp + 1656], r15  ;    70.5 p0+p3   43 dst spill
        mov qword [rsp + 1672], r11  ;    71.5 p0+p3   43 dst spill
        mov qword [rsp + 1600], rdx  ;    72.5 p0+p3   43 dst spill
        mov rdx, r8                  ;    55.1 p1      43 dst copy
        xor rdx, r9                  ;    73.5 p0      43 dst
        xor rdx, r14                 ;    74.5 p0      43 dst
        xor r12, rdx                 ;    75.5 p0      43 dst
        xor rdi, r12                 ;    76.5 p0      43 dst
        xor r13, rdi                 ;    77.5 p0      43 dst
        xor rcx, r13                 ;    78.5 p0      43 dst
        mov qword [rsp + 1632], r13  ;    78.5 p0+p3   43 dst spill
        mov r14, rbx                 ;    62.2 p1      43 dst copy
        xor r14, qword [rsp + 872]   ;    77.9 p2+p0   43 dst
        mov qword [rsp + 1624], r12  ;    78.5 p0+p3   43 dst spill
        mov qword [rsp + 1680], rcx  ;    79.5 p0+p3   43 dst spill
        mov r13, r14                 ;    78.9 p1      43 dst copy
        xor r13, qword [rsp + 920]   ;    80.5 p2+p0   43 dst
        mov r12, r13                 ;    81.5 p1      43 dst copy
        mov r10, r13                 ;    81.5 p1      43 dst copy
        xor r10, qword [rsp + 912]   ;    82.5 p2+p0   43 dst
        mov rax, r10                 ;    83.5 p1      43 dst copy
        xor rax, qword [rsp + 904]   ;    84.5 p2+p0   43 dst
        xor r12, qword [rsp + 864]   ;    82.5 p2+p0   43 dst
        mov r15, r12                 ;    83.5 p1      43 dst copy
        mov qword [rsp + 1608], rdi  ;    82.8 p0+p3   43 dst spill
        mov rdi, r13                 ;    81.5 p1      43 dst copy
        mov r11, r10                 ;    83.5 p1      43 dst copy
        mov qword [rsp + 1736], r12  ;    83.8 p0+p3   43 dst spill
        mov qword [rsp + 1744], r13  ;    84.8 p0+p3   43 dst spill
        xor r15, qword [rsp + 880]   ;    85.8 p2+p0   43 dst
        mov rcx, r15                 ;    86.8 p1      43 dst copy
        xor rcx, qword [rsp + 888]   ;    87.8 p2+p0   43 dst
        xor r11, rcx                 ;    88.8 p0      43 dst
        and rdi, r11                 ;    89.8 p0      43 dst
        mov r8, r13                  ;    81.5 p1      43 dst copy
        mov qword [rsp + 1712], rbp  ;    88.1 p0+p3   43 dst spill
        mov rbp, r11                 ;    89.8 p1      43 dst copy
        mov qword [rsp + 1752], r11  ;    89.8 p0+p3   43 dst spill
        mov r11, rcx                 ;    88.8 p1      43 dst copy
        mov qword [rsp + 1704], rsi  ;    90.1 p0+p3   43 dst spill
        mov rsi, r10                 ;    83.5 p1      43 dst copy
        mov qword [rsp + 1728], r10  ;    91.1 p0+p3   43 dst spill
        mov r10, rcx                 ;    88.8 p1      43 dst copy
        mov qword [rsp + 1696], r9   ;    92.1 p0+p3   43 dst spill
        mov qword [rsp + 1720], rdx  ;    93.1 p0+p3   43 dst spill
        mov r9, r12                  ;    83.5 p1      43 dst copy
        or r9, qword [rsp + 920]     ;    94.1 p2+p0   43 dst
        mov rdx, r12                 ;    83.5 p1      43 dst copy
        mov r12, rax                 ;    85.5 p1      43 dst copy
        xor r12, qword [rsp + 896]   ;    94.6 p2+p0   43 dst
        xor rbp, qword [rsp + 920]   ;    95.2 p2+p0   43 dst
        mov qword [rsp + 1784], rax  ;    95.8 p0+p3   43 dst spill
        mov qword [rsp + 1760], rcx  ;    96.8 p0+p3   43 dst spill
        mov rcx, rax                 ;    85.5 p1      43 dst copy
        xor rcx, qword [rsp + 864]   ;    97.8 p2+p0   43 dst
        mov qword [rsp + 1768], rcx  ;    98.8 p0+p3   43 dst spill
        mov rcx, rax                 ;    85.5 p1      43 dst copy
        mov rax, rbp                 ;    96.2 p1      43 dst copy
        xor rax, r12                 ;    99.4 p0      43 dst
        and rcx, rax                 ;   100.4 p0      43 dst
        xor r14, rcx                 ;   101.4 p0      43 dst
        mov rcx, rbp                 ;    96.2 p1      43 dst copy
        xor rcx, qword [rsp + 864]   ;   101.1 p2+p0   43 dst
        xor rbx, rcx                 ;   102.1 p0      43 dst
        and r10, rbx                 ;   103.1 p0      43 dst
        mov r13, rdi                 ;    90.8 p1      43 dst copy
        xor r11, r12                 ;   102.8 p0      43 dst
        xor r15, r9                  ;   103.4 p0      43 dst
        xor r8, rbx                  ;   103.9 p0      43 dst
        and rsi, r8                  ;   104.9 p0      43 dst
        mov qword [rsp + 1792], r8   ;   105.1 p0+p3   43 dst spill
        xor r13, qword [rsp + 896]   ;   106.1 p2+p0   43 dst
        and rcx, rbp                 ;   106.6 p0      43 dst
        xor r14, rcx                 ;   107.6 p0      43 dst
        xor rcx, r10                 ;   107.8 p0      43 dst
        xor r15, rcx                 ;   108.8 p0      43 dst
        mov r10, qword [rsp + 1768]  ;    98.8 p2      43 dst
        and r10, r12                 ;   108.9 p0      43 dst
        xor r15, r10                 ;   109.9 p0      43 dst
        xor r9, r14                  ;   110.1 p0      43 dst
        mov r10, rax                 ;   100.4 p1      43 dst copy
        xor r10, qword [rsp + 888]   ;   110.6 p2+p0   43 dst
        xor rdx, r10                 ;   111.6 p0      43 dst
        mov r8, rdx                  ;   112.6 p1      43 dst copy
        xor rdi, r14                 ;   111.8 p0      43 dst
        xor rdi, rsi                 ;   112.8 p0      43 dst
        mov rsi, qword [rsp + 920]   ;    86.3 p2      43 dst reload
        mov r14, r11                 ;   103.8 p1      43 dst copy
        xor r13, rcx                 ;   112.9 p0      43 dst
        mov rcx, rdi                 ;   113.8 p1      43 dst copy
        and r14, r10                 ;   113.5 p0      43 dst
        xor r13, r14                 ;   114.5 p0      43 dst
        mov r14, r11                 ;   103.8 p1      43 dst copy
        and rcx, r13                 ;   115.5 p0      43 dst
        xor r9, rcx                  ;   116.5 p0      43 dst
        xor r14, rsi                 ;   115.8 p0      43 dst
        and r8, r14                  ;   116.8 p0      43 dst
        xor r9, r8                   ;   117.8 p0      43 dst
        mov r8, r13                  ;   115.5 p1      43 dst copy
        xor r13, r9                  ;   118.8 p0      43 dst
        and r9, r15                  ;   118.8 p0      43 dst
        or rcx, r13                  ;   119.8 p0      43 dst
        xor rdi, r9                  ;   119.8 p0      43 dst
        mov r9, r15                  ;   110.9 p1      43 dst copy
        and r9, rdi                  ;   120.8 p0      43 dst
        xor rcx, rdi                 ;   120.8 p0      43 dst
        xor r8, r9                   ;   121.8 p0      43 dst
        and rdi, r8                  ;   122.8 p0      43 dst
        xor r15, rdi                 ;   123.8 p0      43 dst
        mov rdi, qword [rsp + 1728]  ;    94.0 p2      43 dst reload
        and rdi, r15                 ;   124.8 p0      43 dst
        mov qword [rsp + 1728], rdi  ;   125.8 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1792]  ;   105.1 p2      43 dst reload
        and rsi, rcx                 ;   124.2 p0      43 dst
        and rdx, r8                  ;   124.8 p0      43 dst
        and r14, r8                  ;   125.3 p0      43 dst
        and rdi, r15                 ;   125.9 p0      43 dst
        mov r9, qword [rsp + 1736]   ;    96.7 p2      43 dst reload
        and r9, rcx                  ;   126.5 p0      43 dst
        mov qword [rsp + 1792], r9   ;   127.5 p0+p3   43 dst spill
        mov r9, rcx                  ;   121.8 p1      43 dst copy
        or r9, r8                    ;   128.1 p0      43 dst
        xor r13, r9                  ;   129.1 p0      43 dst
        mov r9, qword [rsp + 1760]   ;    98.7 p2      43 dst reload
        mov qword [rsp + 1760], rsi  ;   129.2 p0+p3   43 dst spill
        mov rsi, rcx                 ;   121.8 p1      43 dst copy
        xor rsi, r8                  ;   130.2 p0      43 dst
        xor r8, r15                  ;   130.8 p0      43 dst
        and rax, r8                  ;   131.8 p0      43 dst
        xor r15, r13                 ;   131.9 p0      43 dst
        and rbx, r13                 ;   132.5 p0      43 dst
        and r10, rsi                 ;   133.1 p0      43 dst
        and r11, rsi                 ;   133.6 p0      43 dst
        and r9, r13                  ;   134.2 p0      43 dst
        xor r13, rsi                 ;   134.8 p0      43 dst
        mov rsi, qword [rsp + 1784]  ;   102.7 p2      43 dst reload
        and rsi, r8                  ;   135.3 p0      43 dst
        mov r8, qword [rsp + 1744]   ;   103.7 p2      43 dst reload
        xor rcx, r15                 ;   135.9 p0      43 dst
        xor r9, rax                  ;   136.5 p0      43 dst
        and rbp, rcx                 ;   137.1 p0      43 dst
        and rcx, qword [rsp + 864]   ;   137.6 p2+p0   43 dst
        and r8, r15                  ;   138.2 p0      43 dst
        mov qword [rsp + 1744], r10  ;   138.8 p0+p3   43 dst spill
        xor rbx, r10                 ;   139.8 p0      43 dst
        mov r10, qword [rsp + 1752]  ;   106.3 p2      43 dst reload
        and r12, r13                 ;   140.3 p0      43 dst
        and r10, r15                 ;   140.9 p0      43 dst
        mov r15, qword [rsp + 1760]  ;   129.2 p2      43 dst reload
        and r13, qword [rsp + 1768]  ;   141.5 p2+p0   43 dst
        mov qword [rsp + 1816], rbx  ;   142.0 p0+p3   43 dst spill
        xor r8, rcx                  ;   143.0 p0      43 dst
        mov qword [rsp + 1864], rbp  ;   143.6 p0+p3   43 dst spill
        mov qword [rsp + 1752], r13  ;   144.6 p0+p3   43 dst spill
        mov r13, qword [rsp + 1208]  ;   109.7 p2      43 dst
        xor r13, qword [rsp + 1216]  ;   145.6 p2+p0   43 dst
        mov qword [rsp + 1768], rsi  ;   146.2 p0+p3   43 dst spill
        xor r10, r12                 ;   147.2 p0      43 dst
        xor r10, r15                 ;   148.2 p0      43 dst
        mov r15, rbx                 ;   140.8 p1      43 dst copy
        xor r15, r8                  ;   148.3 p0      43 dst
        mov qword [rsp + 1784], r8   ;   148.9 p0+p3   43 dst spill
        mov rsi, r13                 ;   146.6 p1      43 dst copy
        xor rsi, qword [rsp + 1192]  ;   149.9 p2+p0   43 dst
        mov r8, rsi                  ;   150.9 p1      43 dst copy
        xor r12, r14                 ;   150.5 p0      43 dst
        xor r12, r9                  ;   151.5 p0      43 dst
        xor r15, r12                 ;   152.5 p0      43 dst
        xor r11, r15                 ;   153.5 p0      43 dst
        xor r10, r11                 ;   154.5 p0      43 dst
        mov qword [rsp + 1776], r11  ;   154.5 p0+p3   43 dst spill
        xor rdi, r10                 ;   155.5 p0      43 dst
        mov qword [rsp + 1808], r10  ;   155.5 p0+p3   43 dst spill
        xor r8, qword [rsp + 1240]   ;   155.9 p2+p0   43 dst
        mov qword [rsp + 1800], r9   ;   156.5 p0+p3   43 dst spill
        mov qword [rsp + 1848], rax  ;   157.5 p0+p3   43 dst spill
        mov qword [rsp + 1736], rdi  ;   158.5 p0+p3   43 dst spill
        mov qword [rsp + 1856], r15  ;   159.5 p0+p3   43 dst spill
        mov r9, r8                   ;   156.9 p1      43 dst copy
        xor r9, qword [rsp + 1184]   ;   160.5 p2+p0   43 dst
        mov r15, r9                  ;   161.5 p1      43 dst copy
        mov qword [rsp + 1904], r9   ;   161.5 p0+p3   43 dst spill
        xor rdx, rdi                 ;   162.0 p0      43 dst
        mov qword [rsp + 1832], rdx  ;   163.0 p0+p3   43 dst spill
        mov rdi, r8                  ;   156.9 p1      43 dst copy
        xor rdi, qword [rsp + 1232]  ;   163.6 p2+p0   43 dst
        mov rbp, rdi                 ;   164.6 p1      43 dst copy
        mov r11, r8                  ;   156.9 p1      43 dst copy
        mov rbx, r9                  ;   161.5 p1      43 dst copy
        mov qword [rsp + 1824], rcx  ;   164.2 p0+p3   43 dst spill
        mov rdx, rdi                 ;   164.6 p1      43 dst copy
        xor rdx, qword [rsp + 1224]  ;   165.6 p2+p0   43 dst
        mov qword [rsp + 1888], rdi  ;   165.8 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1200]  ;   166.8 p2+p0   43 dst
        mov rcx, rbx                 ;   167.8 p1      43 dst copy
        xor rcx, qword [rsp + 1208]  ;   168.8 p2+p0   43 dst
        mov r10, r8                  ;   156.9 p1      43 dst copy
        mov qword [rsp + 1872], r12  ;   167.9 p0+p3   43 dst spill
        mov r12, r9                  ;   161.5 p1      43 dst copy
        mov r9, rdx                  ;   166.6 p1      43 dst copy
        mov rax, rdi                 ;   164.6 p1      43 dst copy
        mov qword [rsp + 1840], r14  ;   168.9 p0+p3   43 dst spill
        or r12, qword [rsp + 1240]   ;   169.9 p2+p0   43 dst
        xor rbp, rcx                 ;   170.5 p0      43 dst
        mov qword [rsp + 1912], rcx  ;   171.0 p0+p3   43 dst spill
        mov qword [rsp + 1896], rbp  ;   172.0 p0+p3   43 dst spill
        and r11, rbp                 ;   173.0 p0      43 dst
        mov qword [rsp + 1920], rdx  ;   173.6 p0+p3   43 dst spill
        xor rbx, r12                 ;   174.6 p0      43 dst
        mov r14, rbp                 ;   171.5 p1      43 dst copy
        xor r14, qword [rsp + 1240]  ;   175.2 p2+p0   43 dst
        mov rbp, rcx                 ;   169.8 p1      43 dst copy
        xor r9, qword [rsp + 1216]   ;   175.8 p2+p0   43 dst
        mov rdi, rcx                 ;   169.8 p1      43 dst copy
        xor rbp, r9                  ;   176.8 p0      43 dst
        mov qword [rsp + 1880], r8   ;   176.9 p0+p3   43 dst spill
        mov r8, r11                  ;   174.0 p1      43 dst copy
        xor r8, qword [rsp + 1216]   ;   177.9 p2+p0   43 dst
        mov rcx, rdx                 ;   166.6 p1      43 dst copy
        xor rcx, qword [rsp + 1184]  ;   178.5 p2+p0   43 dst
        mov qword [rsp + 1944], rcx  ;   179.5 p0+p3   43 dst spill
        mov rcx, rdx                 ;   166.6 p1      43 dst copy
        mov rdx, qword [rsp + 1944]  ;   179.5 p2      43 dst
        and rdx, r9                  ;   183.5 p0      43 dst
        xor rbx, rdx                 ;   184.5 p0      43 dst
        mov rdx, qword [rsp + 1944]  ;   179.5 p2      43 dst
        mov qword [rsp + 1944], rdx  ;   183.5 p0+p3   43 dst spill
        mov rdx, r9                  ;   176.8 p1      43 dst copy
        xor rdx, r14                 ;   182.2 p0      43 dst
        and rcx, rdx                 ;   183.2 p0      43 dst
        xor rsi, rcx                 ;   184.2 p0      43 dst
        mov rcx, r14                 ;   176.2 p1      43 dst copy
        xor rcx, qword [rsp + 1184]  ;   183.9 p2+p0   43 dst
        xor r13, rcx                 ;   184.9 p0      43 dst
        and rcx, r14                 ;   185.0 p0      43 dst
        and rdi, r13                 ;   185.9 p0      43 dst
        xor rsi, rcx                 ;   186.2 p0      43 dst
        xor rcx, rdi                 ;   186.9 p0      43 dst
        xor rbx, rcx                 ;   187.9 p0      43 dst
        mov rdi, rbp                 ;   177.8 p1      43 dst copy
        xor r11, rsi                 ;   187.9 p0      43 dst
        xor r10, r13                 ;   188.5 p0      43 dst
        xor r8, rcx                  ;   189.0 p0      43 dst
        mov rcx, rdx                 ;   183.2 p1      43 dst copy
        mov qword [rsp + 1960], r10  ;   189.6 p0+p3   43 dst spill
        and rax, r10                 ;   190.6 p0      43 dst
        xor r11, rax                 ;   191.6 p0      43 dst
        mov rax, qword [rsp + 1240]  ;   145.3 p2      43 dst reload
        xor rdi, rax                 ;   191.7 p0      43 dst
        mov r10, rdi                 ;   192.7 p1      43 dst copy
        xor rcx, qword [rsp + 1208]  ;   192.3 p2+p0   43 dst
        xor r12, rsi                 ;   192.9 p0      43 dst
        mov rsi, rbp                 ;   177.8 p1      43 dst copy
        and rsi, rcx                 ;   193.5 p0      43 dst
        xor r15, rcx                 ;   194.0 p0      43 dst
        xor r8, rsi                  ;   194.6 p0      43 dst
        mov rsi, r11                 ;   192.6 p1      43 dst copy
        and rsi, r8                  ;   195.6 p0      43 dst
        xor r12, rsi                 ;   196.6 p0      43 dst
        and r10, r15                 ;   196.3 p0      43 dst
        xor r12, r10                 ;   197.6 p0      43 dst
        mov r10, r8                  ;   195.6 p1      43 dst copy
        xor r8, r12                  ;   198.6 p0      43 dst
        or rsi, r8                   ;   199.6 p0      43 dst
        and r12, rbx                 ;   198.6 p0      43 dst
        xor r11, r12                 ;   199.6 p0      43 dst
        mov r12, rbx                 ;   188.9 p1      43 dst copy
        and r12, r11                 ;   200.6 p0      43 dst
        xor rsi, r11                 ;   200.6 p0      43 dst
        xor r10, r12                 ;   201.6 p0      43 dst
        mov r12, qword [rsp + 1888]  ;   165.8 p2      43 dst reload
        and r11, r10                 ;   202.6 p0      43 dst
        xor rbx, r11                 ;   203.6 p0      43 dst
        and r12, rbx                 ;   204.6 p0      43 dst
        mov qword [rsp + 1888], r12  ;   205.6 p0+p3   43 dst spill
        mov r12, qword [rsp + 1960]  ;   189.6 p2      43 dst reload
        mov r11, qword [rsp + 1904]  ;   161.5 p2      43 dst reload
        and r11, rsi                 ;   204.2 p0      43 dst
        mov qword [rsp + 1960], r11  ;   205.2 p0+p3   43 dst spill
        mov r11, rsi                 ;   201.6 p1      43 dst copy
        or r11, r10                  ;   205.7 p0      43 dst
        and rdi, r10                 ;   206.3 p0      43 dst
        and r12, rbx                 ;   206.9 p0      43 dst
        xor r8, r11                  ;   207.4 p0      43 dst
        and r13, r8                  ;   208.4 p0      43 dst
        mov r11, qword [rsp + 1912]  ;   171.0 p2      43 dst reload
        and r11, r8                  ;   208.6 p0      43 dst
        and r15, r10                 ;   209.2 p0      43 dst
        and rax, rsi                 ;   209.7 p0      43 dst
        mov qword [rsp + 1912], rax  ;   210.7 p0+p3   43 dst spill
        mov rax, rsi                 ;   201.6 p1      43 dst copy
        xor rax, r10                 ;   211.3 p0      43 dst
        xor r10, rbx                 ;   211.9 p0      43 dst
        and rdx, r10                 ;   212.9 p0      43 dst
        mov qword [rsp + 1984], rdx  ;   213.9 p0+p3   43 dst spill
        xor r11, rdx                 ;   214.0 p0      43 dst
        mov rdx, qword [rsp + 1576]  ;   162.8 p2      58 dst
        xor rdx, qword [rsp + 1648]  ;   214.6 p2+p0   58 dst
        xor rdx, qword [rsp + 1680]  ;   215.6 p2+p0   58 dst
        xor rbx, r8                  ;   215.7 p0      43 dst
        and rcx, rax                 ;   216.3 p0      43 dst
        xor r8, rax                  ;   216.9 p0      43 dst
        and r9, r8                   ;   217.9 p0      43 dst
        xor r13, rcx                 ;   218.0 p0      43 dst
        and rbp, rax                 ;   218.6 p0      43 dst
        mov rax, qword [rsp + 1944]  ;   183.5 p2      43 dst reload
        xor rsi, rbx                 ;   219.2 p0      43 dst
        and r14, rsi                 ;   220.2 p0      43 dst
        and rsi, qword [rsp + 1184]  ;   220.3 p2+p0   43 dst
        mov qword [rsp + 1976], r14  ;   221.2 p0+p3   43 dst spill
        and rax, r8                  ;   221.9 p0      43 dst
        mov r8, qword [rsp + 1920]   ;   173.6 p2      43 dst reload
        and r8, r10                  ;   222.4 p0      43 dst
        mov qword [rsp + 1920], r8   ;   223.4 p0+p3   43 dst spill
        mov r10, qword [rsp + 1880]  ;   176.9 p2      43 dst reload
        and r10, rbx                 ;   224.0 p0      43 dst
        mov qword [rsp + 1880], rax  ;   224.6 p0+p3   43 dst spill
        xor r10, rsi                 ;   225.6 p0      43 dst
        mov rax, qword [rsp + 1896]  ;   172.4 p2      43 dst reload
        and rax, rbx                 ;   226.2 p0      43 dst
        mov qword [rsp + 1896], rcx  ;   226.7 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1528]  ;   173.4 p2      43 dst
        xor rcx, qword [rsp + 1536]  ;   227.7 p2+p0   43 dst
        mov r8, rcx                  ;   228.7 p1      43 dst copy
        mov qword [rsp + 1944], r10  ;   228.3 p0+p3   43 dst spill
        xor rdx, qword [rsp + 1656]  ;   229.3 p2+p0   58 dst
        mov rbx, qword [rsp + 1912]  ;   210.7 p2      43 dst reload
        xor rax, rbx                 ;   229.9 p0      43 dst
        xor r8, qword [rsp + 1512]   ;   230.4 p2+p0   43 dst
        xor rax, r9                  ;   231.0 p0      43 dst
        mov rbx, r13                 ;   219.0 p1      43 dst copy
        xor r9, rdi                  ;   231.6 p0      43 dst
        mov qword [rsp + 1952], r11  ;   232.1 p0+p3   43 dst spill
        xor r9, r11                  ;   233.1 p0      43 dst
        mov r11, qword [rsp + 1720]  ;   179.6 p2      58 dst
        xor r11, qword [rsp + 8]     ;   233.7 p2+p0   58 dst
        mov qword [rsp + 1720], r11  ;   234.7 p0+p3   58 dst spill
        xor rbx, r10                 ;   235.3 p0      43 dst
        mov r10, r8                  ;   231.4 p1      43 dst copy
        mov qword [rsp + 1656], rdi  ;   235.9 p0+p3   43 dst spill
        mov rdi, qword [rsp + 0]     ;   184.5 p2      58 dst.2 reload
        xor r10, qword [rsp + 1560]  ;   236.9 p2+p0   43 dst
        xor rbx, r9                  ;   237.4 p0      43 dst
        xor rbp, rbx                 ;   238.4 p0      43 dst
        xor rax, rbp                 ;   239.4 p0      43 dst
        xor r12, rax                 ;   240.4 p0      43 dst
        xor r15, r12                 ;   241.4 p0      43 dst
        xor rdx, qword [rdi + 10264] ;   240.3 p2+p0   58 dst
        mov qword [rsp + 1576], r9   ;   240.9 p0+p3   43 dst spill
        mov qword [rsp + 1936], rbp  ;   241.9 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1696]  ;   189.1 p2      58 dst
        mov r11, r10                 ;   237.9 p1      43 dst copy
        xor r11, qword [rsp + 1504]  ;   242.9 p2+p0   43 dst
        mov r14, r11                 ;   243.9 p1      43 dst copy
        xor r14, qword [rsp + 1520]  ;   244.9 p2+p0   43 dst
        mov rdi, r11                 ;   243.9 p1      43 dst copy
        mov qword [rsp + 2032], r11  ;   244.0 p0+p3   43 dst spill
        mov r9, r14                  ;   245.9 p1      43 dst copy
        xor r9, qword [rsp + 1528]   ;   246.9 p2+p0   43 dst
        xor rbp, qword [rsp + 16]    ;   245.6 p2+p0   58 dst
        mov qword [rsp + 1696], rbp  ;   246.6 p0+p3   58 dst spill
        mov rbp, qword [rsp + 1672]  ;   194.5 p2      58 dst
        xor rbp, qword [rsp + 1712]  ;   247.1 p2+p0   58 dst
        mov qword [rsp + 1904], r12  ;   247.7 p0+p3   43 dst spill
        mov r12, r10                 ;   237.9 p1      43 dst copy
        mov qword [rsp + 2000], r10  ;   248.7 p0+p3   43 dst spill
        mov qword [rsp + 1712], r13  ;   249.7 p0+p3   43 dst spill
        xor r12, qword [rsp + 1552]  ;   250.7 p2+p0   43 dst
        mov r13, r12                 ;   251.7 p1      43 dst copy
        xor r13, qword [rsp + 1544]  ;   252.7 p2+p0   43 dst
        mov qword [rsp + 1648], rdx  ;   251.9 p0+p3   58 dst spill
        mov rdx, r11                 ;   243.9 p1      43 dst copy
        mov qword [rsp + 1968], rbx  ;   252.9 p0+p3   43 dst spill
        mov r11, r9                  ;   247.9 p1      43 dst copy
        or rdi, qword [rsp + 1560]   ;   253.9 p2+p0   43 dst
        xor r14, rdi                 ;   254.9 p0      43 dst
        mov qword [rsp + 1672], rsi  ;   255.0 p0+p3   43 dst spill
        mov qword [rsp + 2048], r9   ;   256.0 p0+p3   43 dst spill
        mov qword [rsp + 1992], r12  ;   257.0 p0+p3   43 dst spill
        mov rsi, r12                 ;   251.7 p1      43 dst copy
        mov rbx, r13                 ;   253.7 p1      43 dst copy
        xor rbx, qword [rsp + 1536]  ;   258.0 p2+p0   43 dst
        xor r11, rbx                 ;   259.0 p0      43 dst
        mov qword [rsp + 1928], r15  ;   259.1 p0+p3   43 dst spill
        xor rbp, qword [rsp + 1704]  ;   260.1 p2+p0   58 dst
        xor rbp, qword [rsp + 1664]  ;   261.1 p2+p0   58 dst
        mov qword [rsp + 1664], rax  ;   261.3 p0+p3   43 dst spill
        mov rax, qword [rsp + 0]     ;   208.3 p2      58 dst.2 reload
        xor rbp, qword [rax + 10256] ;   262.3 p2+p0   58 dst
        mov qword [rsp + 1704], rbp  ;   263.3 p0+p3   58 dst spill
        xor rsi, r9                  ;   263.9 p0      43 dst
        mov qword [rsp + 2016], rsi  ;   264.9 p0+p3   43 dst spill
        mov rax, r10                 ;   237.9 p1      43 dst copy
        mov rbp, r10                 ;   237.9 p1      43 dst copy
        and rax, rsi                 ;   265.4 p0      43 dst
        mov r10, r13                 ;   253.7 p1      43 dst copy
        mov qword [rsp + 2008], r13  ;   266.0 p0+p3   43 dst spill
        mov r15, r12                 ;   251.7 p1      43 dst copy
        mov r12, r13                 ;   253.7 p1      43 dst copy
        mov r13, rsi                 ;   264.9 p1      43 dst copy
        xor r12, qword [rsp + 1504]  ;   267.0 p2+p0   43 dst
        mov rsi, qword [rsp + 1608]  ;   216.0 p2      58 dst
        mov qword [rsp + 1608], r12  ;   268.0 p0+p3   43 dst spill
        mov r12, qword [rsp + 0]     ;   217.0 p2      58 dst.2 reload
        xor r13, qword [rsp + 1560]  ;   268.6 p2+p0   43 dst
        xor rsi, qword [r12 + 10272] ;   269.1 p2+p0   58 dst
        mov r12, qword [rsp + 1608]  ;   268.0 p2      43 dst
        and r12, rbx                 ;   272.0 p0      43 dst
        xor r14, r12                 ;   273.0 p0      43 dst
        mov r12, qword [rsp + 1608]  ;   268.0 p2      43 dst
        mov qword [rsp + 2024], r12  ;   272.0 p0+p3   43 dst spill
        mov qword [rsp + 1608], rsi  ;   271.8 p0+p3   58 dst spill
        mov rsi, rax                 ;   266.4 p1      43 dst copy
        xor rsi, qword [rsp + 1536]  ;   272.8 p2+p0   43 dst
        mov r12, r9                  ;   247.9 p1      43 dst copy
        mov r9, rbx                  ;   259.0 p1      43 dst copy
        xor r9, r13                  ;   273.4 p0      43 dst
        and r10, r9                  ;   274.4 p0      43 dst
        xor r8, r10                  ;   275.4 p0      43 dst
        mov r10, r13                 ;   269.6 p1      43 dst copy
        xor r10, qword [rsp + 1504]  ;   275.1 p2+p0   43 dst
        xor rcx, r10                 ;   276.1 p0      43 dst
        xor rbp, rcx                 ;   277.1 p0      43 dst
        and r12, rcx                 ;   277.1 p0      43 dst
        and r10, r13                 ;   277.4 p0      43 dst
        xor r8, r10                  ;   278.4 p0      43 dst
        xor r10, r12                 ;   278.6 p0      43 dst
        xor r14, r10                 ;   279.6 p0      43 dst
        xor rax, r8                  ;   279.7 p0      43 dst
        and r15, rbp                 ;   280.3 p0      43 dst
        xor rax, r15                 ;   281.3 p0      43 dst
        xor rsi, r10                 ;   281.4 p0      43 dst
        mov r10, qword [rsp + 1632]  ;   231.4 p2      58 dst
        mov r12, r9                  ;   274.4 p1      43 dst copy
        xor rdi, r8                  ;   282.0 p0      43 dst
        mov r8, qword [rsp + 1624]   ;   232.4 p2      58 dst
        xor r8, qword [rsp + 1592]   ;   282.6 p2+p0   58 dst
        xor r8, qword [rsp + 1616]   ;   283.6 p2+p0   58 dst
        xor r8, qword [rsp + 24]     ;   284.6 p2+p0   58 dst
        xor r12, qword [rsp + 1528]  ;   284.3 p2+p0   43 dst
        xor rdx, r12                 ;   285.3 p0      43 dst
        mov r15, r11                 ;   260.0 p1      43 dst copy
        and r15, r12                 ;   285.4 p0      43 dst
        xor r10, qword [rsp + 1584]  ;   286.0 p2+p0   58 dst
        mov qword [rsp + 1584], r8   ;   286.6 p0+p3   58 dst spill
        mov r8, rdx                  ;   286.3 p1      43 dst copy
        xor r10, qword [rsp + 1640]  ;   287.6 p2+p0   58 dst
        xor rsi, r15                 ;   288.1 p0      43 dst
        xor r10, qword [rsp + 32]    ;   288.7 p2+p0   58 dst
        mov qword [rsp + 1640], r10  ;   289.7 p0+p3   58 dst spill
        mov r10, rax                 ;   282.3 p1      43 dst copy
        and r10, rsi                 ;   290.3 p0      43 dst
        xor rdi, r10                 ;   291.3 p0      43 dst
        mov r15, r11                 ;   260.0 p1      43 dst copy
        xor r15, qword [rsp + 1560]  ;   291.4 p2+p0   43 dst
        and r8, r15                  ;   292.4 p0      43 dst
        xor rdi, r8                  ;   293.4 p0      43 dst
        mov r8, r14                  ;   280.6 p1      43 dst copy
        and r8, rdi                  ;   294.4 p0      43 dst
        xor rax, r8                  ;   295.4 p0      43 dst
        mov r8, r14                  ;   280.6 p1      43 dst copy
        xor rdi, rsi                 ;   294.4 p0      43 dst
        or r10, rdi                  ;   295.4 p0      43 dst
        and r8, rax                  ;   296.4 p0      43 dst
        xor rsi, r8                  ;   297.4 p0      43 dst
        xor r10, rax                 ;   296.5 p0      43 dst
        and rax, rsi                 ;   298.4 p0      43 dst
        mov r8, qword [rsp + 1688]   ;   249.9 p2      58 dst
        xor r8, qword [rsp + 1600]   ;   297.7 p2+p0   58 dst
        xor r14, rax                 ;   299.4 p0      43 dst
        mov rax, qword [rsp + 0]     ;   251.9 p2      58 dst.2 reload
        and rbp, r14                 ;   300.4 p0      43 dst
        xor r8, qword [rsp + 1680]   ;   299.4 p2+p0   58 dst
        xor r8, qword [rax + 10296]  ;   300.4 p2+p0   58 dst
        mov rax, qword [rsp + 1992]  ;   257.0 p2      43 dst reload
        mov qword [rsp + 1992], r8   ;   301.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 2032]   ;   255.9 p2      43 dst reload
        and r8, r10                  ;   301.5 p0      43 dst
        and rax, r14                 ;   302.1 p0      43 dst
        mov qword [rsp + 2032], rax  ;   303.1 p0+p3   43 dst spill
        mov rax, qword [rsp + 1856]  ;   256.9 p2      58 dst
        xor rax, qword [rsp + 40]    ;   303.7 p2+p0   58 dst
        mov qword [rsp + 1856], rax  ;   304.7 p0+p3   58 dst spill
        mov rax, qword [rsp + 1872]  ;   258.9 p2      58 dst
        xor rax, qword [rsp + 48]    ;   305.3 p2+p0   58 dst
        mov qword [rsp + 1872], rax  ;   306.3 p0+p3   58 dst spill
        mov rax, qword [rsp + 1864]  ;   260.9 p2      58 dst
        xor rax, qword [rsp + 1760]  ;   306.8 p2+p0   58 dst
        xor rax, qword [rsp + 1840]  ;   307.8 p2+p0   58 dst
        xor rax, qword [rsp + 1848]  ;   308.8 p2+p0   58 dst
        mov qword [rsp + 1848], r8   ;   308.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;   264.9 p2      58 dst.2 reload
        xor rax, qword [r8 + 10320]  ;   309.8 p2+p0   58 dst
        mov qword [rsp + 1840], rax  ;   310.8 p0+p3   58 dst spill
        mov r8, r14                  ;   300.4 p1      43 dst copy
        mov rax, qword [rsp + 2008]  ;   266.9 p2      43 dst reload
        xor r14, rsi                 ;   311.1 p0      43 dst
        and rax, r14                 ;   312.1 p0      43 dst
        and r15, rsi                 ;   312.3 p0      43 dst
        and rdx, rsi                 ;   312.8 p0      43 dst
        and r9, r14                  ;   313.4 p0      43 dst
        mov r14, rsi                 ;   298.4 p1      43 dst copy
        or r14, r10                  ;   314.0 p0      43 dst
        xor rsi, r10                 ;   314.5 p0      43 dst
        and r12, rsi                 ;   315.5 p0      43 dst
        and r11, rsi                 ;   315.7 p0      43 dst
        xor rdi, r14                 ;   316.3 p0      43 dst
        mov r14, qword [rsp + 2024]  ;   272.0 p2      43 dst reload
        xor rsi, rdi                 ;   317.3 p0      43 dst
        and r14, rsi                 ;   318.3 p0      43 dst
        and rcx, rdi                 ;   318.0 p0      43 dst
        xor rcx, r12                 ;   319.0 p0      43 dst
        and rbx, rsi                 ;   319.1 p0      43 dst
        mov rsi, qword [rsp + 2048]  ;   272.0 p2      43 dst reload
        xor r8, rdi                  ;   319.7 p0      43 dst
        xor rax, qword [rsp + 128]   ;   320.2 p2+p0   58 dst
        xor r12, r14                 ;   320.8 p0      58 dst
        mov r14, qword [rsp + 1832]  ;   275.0 p2      43 dst reload
        and rsi, rdi                 ;   321.4 p0      43 dst
        mov rdi, r10                 ;   297.5 p1      43 dst copy
        xor rsi, r9                  ;   322.4 p0      43 dst
        xor r9, r15                  ;   322.5 p0      58 dst
        xor r10, r8                  ;   323.1 p0      43 dst
        and r13, r10                 ;   324.1 p0      43 dst
        and rdi, qword [rsp + 1560]  ;   324.2 p2+p0   43 dst
        and r10, qword [rsp + 1504]  ;   324.8 p2+p0   43 dst
        xor r15, rbx                 ;   325.4 p0      43 dst
        xor r9, rdi                  ;   326.0 p0      58 dst
        xor r9, r13                  ;   327.0 p0      58 dst
        xor rbx, rdi                 ;   327.1 p0      43 dst
        mov rdi, qword [rsp + 2016]  ;   280.0 p2      43 dst reload
        and rdi, r8                  ;   327.7 p0      43 dst
        xor rbx, rdi                 ;   328.7 p0      43 dst
        mov r13, qword [rsp + 2000]  ;   281.0 p2      43 dst reload
        and r13, r8                  ;   328.8 p0      43 dst
        mov rdi, qword [rsp + 1848]  ;   308.5 p2      58 dst reload
        xor rdi, r10                 ;   329.4 p0      58 dst
        xor r13, r10                 ;   330.0 p0      43 dst
        mov r8, qword [rsp + 1792]   ;   283.0 p2      58 dst
        xor r8, qword [rsp + 1816]   ;   330.5 p2+p0   58 dst
        mov r10, qword [rsp + 0]     ;   285.0 p2      58 dst.2 reload
        xor r8, r14                  ;   331.5 p0      58 dst
        xor r8, qword [rsp + 1824]   ;   332.5 p2+p0   58 dst
        xor r15, rsi                 ;   332.2 p0      43 dst
        xor rdi, rcx                 ;   332.8 p0      58 dst
        xor rcx, r15                 ;   333.4 p0      43 dst
        xor rcx, r13                 ;   334.4 p0      43 dst
        xor r11, rcx                 ;   335.4 p0      43 dst
        xor rsi, r11                 ;   336.4 p0      58 dst
        xor r15, qword [rsp + 112]   ;   335.7 p2+p0   58 dst
        xor r8, qword [r10 + 10328]  ;   336.2 p2+p0   58 dst
        xor rax, r13                 ;   336.8 p0      58 dst
        xor rbx, r11                 ;   337.4 p0      43 dst
        xor rdi, qword [r10 + 10456] ;   337.9 p2+p0   58 dst
        xor r14, qword [rsp + 1744]  ;   338.5 p2+p0   58 dst
        xor rbp, rbx                 ;   339.1 p0      43 dst
        xor rdx, rbp                 ;   340.1 p0      43 dst
        xor rax, rbp                 ;   340.2 p0      58 dst
        mov rbp, qword [rsp + 2616]  ;   291.6 p2      58 dst reload
        mov r11, qword [rsp + 1808]  ;   292.6 p2      58 dst
        xor r11, qword [r10 + 10336] ;   340.8 p2+p0   58 dst
        mov qword [rbp + 96], r11    ;   341.8 p0+p3   58 dst
        mov r11, qword [rsp + 1576]  ;   294.6 p2      58 dst
        xor r11, qword [rsp + 80]    ;   342.4 p2+p0   58 dst
        mov r13, qword [rsp + 1776]  ;   296.6 p2      58 dst
        xor r13, qword [rsp + 1728]  ;   342.9 p2+p0   58 dst
        mov qword [rbp + 200], r15   ;   343.5 p0+p3   58 dst
        xor rbx, qword [r10 + 10464] ;   344.5 p2+p0   58 dst
        mov qword [rbp + 224], rbx   ;   345.5 p0+p3   58 dst
        mov qword [rbp + 136], r11   ;   346.1 p0+p3   58 dst
        mov r11, qword [rsp + 1720]  ;   299.6 p2      58 dst reload
        xor r14, qword [rsp + 1752]  ;   347.1 p2+p0   58 dst
        xor r14, qword [r10 + 10360] ;   348.1 p2+p0   58 dst
        mov qword [rbp], r11         ;   348.2 p0+p3   58 dst
        mov r11, qword [rsp + 1696]  ;   302.6 p2      58 dst reload
        xor r9, qword [r10 + 10448]  ;   349.2 p2+p0   58 dst
        xor r12, qword [r10 + 10488] ;   349.8 p2+p0   58 dst
        xor rsi, qword [rsp + 2032]  ;   350.4 p2+p0   58 dst
        xor r13, qword [rsp + 1800]  ;   350.9 p2+p0   58 dst
        mov qword [rbp + 88], r8     ;   351.5 p0+p3   58 dst
        mov r15, qword [rsp + 1976]  ;   307.6 p2      58 dst
        xor r15, qword [r10 + 10384] ;   352.5 p2+p0   58 dst
        xor r13, qword [rsp + 56]    ;   353.1 p2+p0   58 dst
        mov qword [rbp + 8], r11     ;   353.7 p0+p3   58 dst
        xor rsi, qword [rsp + 120]   ;   354.7 p2+p0   58 dst
        mov qword [rbp + 232], rsi   ;   355.7 p0+p3   58 dst
        mov qword [rbp + 208], r9    ;   356.2 p0+p3   58 dst
        mov rsi, qword [rsp + 1960]  ;   311.6 p2      58 dst
        mov r9, qword [rsp + 1928]   ;   312.6 p2      43 dst reload
        xor rsi, qword [r10 + 10392] ;   357.2 p2+p0   58 dst
        xor rsi, qword [rsp + 1712]  ;   358.2 p2+p0   58 dst
        xor rsi, r9                  ;   359.2 p0      58 dst
        xor r9, qword [r10 + 10424]  ;   358.9 p2+p0   58 dst
        xor r9, qword [rsp + 1896]   ;   359.9 p2+p0   58 dst
        xor r9, qword [rsp + 1880]   ;   360.9 p2+p0   58 dst
        mov qword [rbp + 184], r9    ;   361.9 p0+p3   58 dst
        mov r9, qword [rsp + 1640]   ;   318.6 p2      58 dst reload
        mov qword [rbp + 48], r9     ;   361.7 p0+p3   58 dst
        mov r9, qword [rsp + 1992]   ;   319.6 p2      58 dst reload
        mov r11, qword [rsp + 1704]  ;   320.6 p2      58 dst reload
        mov r8, qword [rsp + 1736]   ;   321.6 p2      58 dst
        mov qword [rbp + 104], r13   ;   362.7 p0+p3   58 dst
        mov qword [rbp + 240], rax   ;   363.7 p0+p3   58 dst
        mov qword [rbp + 120], r14   ;   364.7 p0+p3   58 dst
        mov qword [rbp + 56], r9     ;   365.7 p0+p3   58 dst
        mov r9, qword [rsp + 1856]   ;   322.6 p2      58 dst reload
        xor rcx, qword [rsp + 104]   ;   366.7 p2+p0   58 dst
        xor rdi, rdx                 ;   367.2 p0      58 dst
        mov qword [rbp + 16], r11    ;   367.8 p0+p3   58 dst
        mov r13, qword [rsp + 1664]  ;   324.6 p2      58 dst
        xor r15, qword [rsp + 1912]  ;   368.8 p2+p0   58 dst
        xor r15, qword [rsp + 1656]  ;   369.8 p2+p0   58 dst
        xor r15, qword [rsp + 1984]  ;   370.8 p2+p0   58 dst
        mov r11, qword [rsp + 1648]  ;   328.6 p2      58 dst reload
        mov qword [rbp + 24], r11    ;   370.5 p0+p3   58 dst
        xor r8, qword [rsp + 1768]   ;   371.5 p2+p0   58 dst
        xor r13, qword [r10 + 10400] ;   372.1 p2+p0   58 dst
        mov qword [rbp + 160], r13   ;   373.1 p0+p3   58 dst
        xor r8, qword [rsp + 1784]   ;   373.7 p2+p0   58 dst
        mov r11, qword [rsp + 1608]  ;   332.6 p2      58 dst reload
        mov qword [rbp + 32], r11    ;   374.2 p0+p3   58 dst
        xor r8, qword [rsp + 64]     ;   375.2 p2+p0   58 dst
        mov qword [rbp + 112], r8    ;   376.2 p0+p3   58 dst
        mov r8, qword [rsp + 1904]   ;   334.6 p2      58 dst
        mov qword [rbp + 216], rdi   ;   376.8 p0+p3   58 dst
        mov qword [rbp + 64], r9     ;   377.8 p0+p3   58 dst
        mov r9, qword [rsp + 1872]   ;   335.6 p2      58 dst reload
        mov qword [rbp + 72], r9     ;   378.8 p0+p3   58 dst
        xor r8, qword [rsp + 1920]   ;   379.8 p2+p0   58 dst
        xor r8, qword [rsp + 1944]   ;   380.8 p2+p0   58 dst
        xor r8, qword [rsp + 96]     ;   381.8 p2+p0   58 dst
        mov qword [rbp + 176], r8    ;   382.8 p0+p3   58 dst
        mov r8, qword [rsp + 824]    ;   339.6 p2      43 dst
        mov r9, qword [rsp + 1840]   ;   340.6 p2      58 dst reload
        mov qword [rbp + 80], r9     ;   382.5 p0+p3   58 dst
        mov r9, qword [rsp + 832]    ;   341.6 p2      43 dst reload
        mov qword [rbp + 144], r15   ;   383.5 p0+p3   58 dst
        xor r8, r9                   ;   384.5 p0      43 dst
        mov r11, qword [rsp + 1584]  ;   342.6 p2      58 dst reload
        mov qword [rbp + 40], r11    ;   385.1 p0+p3   58 dst
        mov r11, r8                  ;   385.5 p1      43 dst copy
        xor r11, qword [rsp + 808]   ;   386.5 p2+p0   43 dst
        xor rsi, qword [rsp + 1672]  ;   386.6 p2+p0   58 dst
        mov qword [rbp + 152], rsi   ;   387.6 p0+p3   58 dst
        mov rsi, qword [rsp + 800]   ;   345.6 p2      43 dst reload
        mov r13, qword [rsp + 856]   ;   346.6 p2      43 dst reload
        mov qword [rbp + 192], rcx   ;   388.2 p0+p3   58 dst
        mov r14, qword [rsp + 1968]  ;   347.6 p2      58 dst
        xor r14, qword [rsp + 72]    ;   389.2 p2+p0   58 dst
        mov qword [rbp + 128], r14   ;   390.2 p0+p3   58 dst
        xor r12, rdx                 ;   390.8 p0      58 dst
        mov qword [rbp + 248], r12   ;   391.8 p0+p3   58 dst
        mov r12, qword [rsp + 1936]  ;   349.6 p2      58 dst
        xor r12, qword [rsp + 1888]  ;   392.4 p2+p0   58 dst
        xor r12, qword [rsp + 1952]  ;   393.4 p2+p0   58 dst
        xor r12, qword [rsp + 88]    ;   394.4 p2+p0   58 dst
        mov qword [rbp + 168], r12   ;   395.4 p0+p3   58 dst
        mov r12, r11                 ;   387.5 p1      43 dst copy
        xor r12, r13                 ;   395.1 p0      43 dst
        mov r14, r12                 ;   396.1 p1      43 dst copy
        xor r14, qword [rsp + 848]   ;   397.1 p2+p0   43 dst
        mov qword [rsp + 1992], r14  ;   398.1 p0+p3   43 dst spill
        mov rcx, qword [rsp + 824]   ;   354.6 p2      43 dst reload
        mov r15, r12                 ;   396.1 p1      43 dst copy
        xor r15, rsi                 ;   397.2 p0      43 dst
        mov rdi, r15                 ;   398.2 p1      43 dst copy
        xor rdi, qword [rsp + 816]   ;   399.2 p2+p0   43 dst
        mov qword [rsp + 1840], r12  ;   398.4 p0+p3   43 dst spill
        mov rbp, r15                 ;   398.2 p1      43 dst copy
        mov rax, rdi                 ;   400.2 p1      43 dst copy
        or rbp, r13                  ;   399.4 p0      43 dst
        xor rdi, rbp                 ;   400.4 p0      43 dst
        mov qword [rsp + 1640], rdi  ;   401.4 p0+p3   43 dst spill
        mov rdx, r12                 ;   396.1 p1      43 dst copy
        xor rax, rcx                 ;   401.5 p0      43 dst
        mov r10, r15                 ;   398.2 p1      43 dst copy
        mov qword [rsp + 1872], r15  ;   402.1 p0+p3   43 dst spill
        mov r15, r14                 ;   398.1 p1      43 dst copy
        mov rbx, r12                 ;   396.1 p1      43 dst copy
        xor r15, rax                 ;   403.1 p0      43 dst
        mov r12, r14                 ;   398.1 p1      43 dst copy
        xor r12, qword [rsp + 840]   ;   403.6 p2+p0   43 dst
        mov qword [rsp + 1584], r15  ;   404.2 p0+p3   43 dst spill
        mov qword [rsp + 1608], r12  ;   405.2 p0+p3   43 dst spill
        and rdx, r15                 ;   406.2 p0      43 dst
        mov qword [rsp + 1856], rdx  ;   407.2 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1856]  ;   407.2 p2      43 dst
        mov rdx, r14                 ;   398.1 p1      43 dst copy
        mov r14, qword [rsp + 1856]  ;   407.2 p2      43 dst
        mov qword [rsp + 1856], rbp  ;   407.8 p0+p3   43 dst spill
        mov rbp, r15                 ;   404.1 p1      43 dst copy
        xor rbp, r13                 ;   408.8 p0      43 dst
        mov r13, r12                 ;   404.6 p1      43 dst copy
        xor r14, r9                  ;   411.2 p0      43 dst
        mov r15, r12                 ;   404.6 p1      43 dst copy
        xor r9, r12                  ;   409.9 p0      43 dst
        mov r12, rax                 ;   402.5 p1      43 dst copy
        mov qword [rsp + 1704], rax  ;   410.5 p0+p3   43 dst spill
        xor r13, rsi                 ;   411.5 p0      43 dst
        mov qword [rsp + 1648], r13  ;   412.5 p0+p3   43 dst spill
        mov r13, rax                 ;   402.5 p1      43 dst copy
        xor r13, r9                  ;   413.1 p0      43 dst
        mov qword [rsp + 1696], r13  ;   414.1 p0+p3   43 dst spill
        mov rax, qword [rsp + 1648]  ;   412.5 p2      43 dst
        and rax, r9                  ;   416.5 p0      43 dst
        mov r13, qword [rsp + 1640]  ;   401.4 p2      43 dst reload
        xor r13, rax                 ;   417.5 p0      43 dst
        mov qword [rsp + 1640], r13  ;   418.5 p0+p3   43 dst spill
        mov rax, qword [rsp + 1696]  ;   414.1 p2      43 dst
        mov r13, qword [rsp + 1696]  ;   414.1 p2      43 dst
        xor r13, qword [rsp + 856]   ;   418.1 p2+p0   43 dst
        mov qword [rsp + 1720], r13  ;   419.1 p0+p3   43 dst spill
        mov r13, qword [rsp + 1648]  ;   412.5 p2      43 dst
        mov qword [rsp + 1648], r13  ;   418.4 p0+p3   43 dst spill
        mov r13, qword [rsp + 1720]  ;   419.1 p2      43 dst
        mov qword [rsp + 1944], r13  ;   423.1 p0+p3   43 dst spill
        mov r13, qword [rsp + 1720]  ;   419.1 p2      43 dst
        mov qword [rsp + 1720], r13  ;   423.1 p0+p3   43 dst spill
        mov r13, r9                  ;   410.9 p1      43 dst copy
        xor r13, rbp                 ;   421.4 p0      43 dst
        xor rcx, r13                 ;   422.4 p0      43 dst
        and rax, rcx                 ;   423.4 p0      43 dst
        xor r10, rcx                 ;   423.4 p0      43 dst
        xor r14, rax                 ;   424.4 p0      43 dst
        mov rax, qword [rsp + 1944]  ;   423.1 p2      43 dst reload
        mov qword [rsp + 1944], r10  ;   424.4 p0+p3   43 dst spill
        and rax, r10                 ;   427.1 p0      43 dst
        mov r10, qword [rsp + 1856]  ;   407.8 p2      43 dst reload
        xor r10, rax                 ;   428.1 p0      43 dst
        mov rax, qword [rsp + 1944]  ;   424.4 p2      43 dst
        mov qword [rsp + 1944], r13  ;   426.3 p0+p3   43 dst spill
        and r15, r13                 ;   427.3 p0      43 dst
        mov r13, rbp                 ;   409.8 p1      43 dst copy
        xor r13, rsi                 ;   427.9 p0      43 dst
        xor r8, r13                  ;   428.9 p0      43 dst
        xor r11, r15                 ;   429.1 p0      43 dst
        and r13, rbp                 ;   429.6 p0      43 dst
        xor r11, r13                 ;   430.6 p0      43 dst
        xor rdi, r11                 ;   431.6 p0      43 dst
        mov r15, qword [rsp + 1696]  ;   414.1 p2      43 dst
        xor rbx, r8                  ;   431.3 p0      43 dst
        and rdx, rbx                 ;   432.3 p0      43 dst
        xor r10, r11                 ;   432.5 p0      43 dst
        xor rdi, rdx                 ;   433.3 p0      43 dst
        mov rdx, qword [rsp + 1720]  ;   423.1 p2      43 dst reload
        mov r11, qword [rsp + 1640]  ;   418.5 p2      43 dst reload
        and r12, r8                  ;   433.6 p0      43 dst
        xor r13, r12                 ;   434.6 p0      43 dst
        mov r12, rdi                 ;   434.3 p1      43 dst copy
        xor r14, r13                 ;   435.6 p0      43 dst
        and r12, r14                 ;   436.6 p0      43 dst
        xor r11, r13                 ;   435.9 p0      43 dst
        mov r13, r14                 ;   436.6 p1      43 dst copy
        xor r10, r12                 ;   437.6 p0      43 dst
        xor r14, r10                 ;   438.6 p0      43 dst
        and r10, r11                 ;   438.6 p0      43 dst
        xor rdi, r10                 ;   439.6 p0      43 dst
        or r12, r14                  ;   439.6 p0      43 dst
        mov r10, r11                 ;   436.9 p1      43 dst copy
        xor r12, rdi                 ;   440.6 p0      43 dst
        and r10, rdi                 ;   440.6 p0      43 dst
        xor r13, r10                 ;   441.6 p0      43 dst
        and rdi, r13                 ;   442.6 p0      43 dst
        xor r11, rdi                 ;   443.6 p0      43 dst
        mov rdi, qword [rsp + 1992]  ;   398.1 p2      43 dst reload
        and rdi, r11                 ;   444.6 p0      43 dst
        mov qword [rsp + 1720], rdi  ;   445.6 p0+p3   43 dst spill
        and rbx, r11                 ;   444.6 p0      43 dst
        mov r10, qword [rsp + 1872]  ;   402.1 p2      43 dst reload
        mov rdi, r11                 ;   444.6 p1      43 dst copy
        xor r11, r13                 ;   444.6 p0      43 dst
        and r10, r12                 ;   444.9 p0      43 dst
        mov qword [rsp + 1992], r10  ;   445.9 p0+p3   43 dst spill
        mov r10, qword [rsp + 1944]  ;   426.3 p2      43 dst reload
        and rdx, r13                 ;   446.5 p0      43 dst
        mov qword [rsp + 1944], rdx  ;   447.5 p0+p3   43 dst spill
        and r10, r11                 ;   448.0 p0      43 dst
        mov rdx, qword [rsp + 1608]  ;   405.2 p2      43 dst reload
        and rdx, r11                 ;   448.6 p0      43 dst
        mov qword [rsp + 1608], rdx  ;   449.6 p0+p3   43 dst spill
        mov rdx, r13                 ;   442.6 p1      43 dst copy
        and rax, r13                 ;   450.2 p0      43 dst
        xor r13, r12                 ;   450.8 p0      43 dst
        and rcx, r13                 ;   451.8 p0      43 dst
        or rdx, r12                  ;   451.9 p0      43 dst
        xor r14, rdx                 ;   452.9 p0      43 dst
        and r15, r13                 ;   453.0 p0      43 dst
        xor r13, r14                 ;   453.9 p0      43 dst
        mov rdx, qword [rsp + 1648]  ;   418.4 p2      43 dst reload
        xor rdi, r14                 ;   454.2 p0      43 dst
        and rdx, r13                 ;   454.9 p0      43 dst
        and r8, r14                  ;   455.3 p0      43 dst
        and r9, r13                  ;   455.9 p0      43 dst
        mov r13, qword [rsp + 1704]  ;   410.5 p2      43 dst reload
        and r13, r14                 ;   456.5 p0      43 dst
        mov r14, r12                 ;   441.6 p1      43 dst copy
        xor r12, rdi                 ;   457.0 p0      43 dst
        mov r11, qword [rsp + 1944]  ;   447.5 p2      43 dst
        xor r11, r9                  ;   457.6 p0      43 dst
        xor r13, r10                 ;   458.2 p0      43 dst
        and rsi, r12                 ;   458.8 p0      43 dst
        and rbp, r12                 ;   459.3 p0      43 dst
        mov r12, qword [rsp + 1840]  ;   404.7 p2      43 dst reload
        mov qword [rsp + 1840], rdx  ;   459.9 p0+p3   43 dst spill
        xor r11, r13                 ;   460.9 p0      43 dst
        and r12, rdi                 ;   461.5 p0      43 dst
        mov rdx, qword [rsp + 1584]  ;   406.1 p2      43 dst reload
        and rdx, rdi                 ;   462.0 p0      43 dst
        xor r8, rcx                  ;   462.6 p0      43 dst
        mov rdi, r8                  ;   463.6 p1      43 dst copy
        xor rdi, r11                 ;   464.6 p0      43 dst
        and r14, qword [rsp + 856]   ;   463.8 p2+p0   43 dst
        xor r9, r14                  ;   464.8 p0      43 dst
        xor r9, rdx                  ;   465.8 p0      43 dst
        mov rdx, qword [rsp + 1144]  ;   412.5 p2      43 dst
        xor rdx, qword [rsp + 1152]  ;   465.5 p2+p0   43 dst
        mov qword [rsp + 1584], rcx  ;   466.0 p0+p3   43 dst spill
        xor r12, rsi                 ;   467.0 p0      43 dst
        mov qword [rsp + 1704], r12  ;   468.0 p0+p3   43 dst spill
        mov qword [rsp + 1952], r10  ;   468.6 p0+p3   43 dst spill
        mov qword [rsp + 1920], rsi  ;   469.6 p0+p3   43 dst spill
        mov qword [rsp + 1872], r13  ;   470.6 p0+p3   43 dst spill
        mov qword [rsp + 1696], r8   ;   471.6 p0+p3   43 dst spill
        mov rcx, rdx                 ;   466.5 p1      43 dst copy
        xor rcx, qword [rsp + 1128]  ;   472.6 p2+p0   43 dst
        xor rdi, r12                 ;   473.2 p0      43 dst
        xor r15, rdi                 ;   474.2 p0      43 dst
        mov qword [rsp + 1640], r15  ;   475.2 p0+p3   43 dst spill
        mov r12, rcx                 ;   473.6 p1      43 dst copy
        xor r9, r15                  ;   475.3 p0      43 dst
        xor r12, qword [rsp + 1176]  ;   475.9 p2+p0   43 dst
        mov r13, r12                 ;   476.9 p1      43 dst copy
        xor r13, qword [rsp + 1120]  ;   477.9 p2+p0   43 dst
        mov r8, r13                  ;   478.9 p1      43 dst copy
        xor r8, qword [rsp + 1136]   ;   479.9 p2+p0   43 dst
        mov rsi, r8                  ;   480.9 p1      43 dst copy
        xor rbx, r9                  ;   477.6 p0      43 dst
        xor rax, rbx                 ;   478.6 p0      43 dst
        mov r15, r12                 ;   476.9 p1      43 dst copy
        mov qword [rsp + 1648], rbx  ;   478.7 p0+p3   43 dst spill
        mov rbx, r12                 ;   476.9 p1      43 dst copy
        mov qword [rsp + 1936], r14  ;   479.7 p0+p3   43 dst spill
        mov qword [rsp + 1664], r11  ;   480.7 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1168]  ;   481.7 p2+p0   43 dst
        mov r10, rbx                 ;   482.7 p1      43 dst copy
        xor rsi, qword [rsp + 1144]  ;   482.3 p2+p0   43 dst
        xor r10, rsi                 ;   483.7 p0      43 dst
        mov qword [rsp + 1880], rdi  ;   483.5 p0+p3   43 dst spill
        mov r11, r13                 ;   478.9 p1      43 dst copy
        mov qword [rsp + 1928], r12  ;   484.5 p0+p3   43 dst spill
        or r11, qword [rsp + 1176]   ;   485.5 p2+p0   43 dst
        xor r8, r11                  ;   486.5 p0      43 dst
        mov qword [rsp + 1904], rax  ;   486.6 p0+p3   43 dst spill
        mov rax, rbx                 ;   482.7 p1      43 dst copy
        xor rax, qword [rsp + 1160]  ;   487.6 p2+p0   43 dst
        mov qword [rsp + 1712], r13  ;   488.2 p0+p3   43 dst spill
        mov rdi, r13                 ;   478.9 p1      43 dst copy
        mov r13, rax                 ;   488.6 p1      43 dst copy
        xor r13, qword [rsp + 1152]  ;   489.6 p2+p0   43 dst
        mov r14, r10                 ;   484.7 p1      43 dst copy
        and r15, r10                 ;   489.7 p0      43 dst
        mov qword [rsp + 1672], r10  ;   490.3 p0+p3   43 dst spill
        mov qword [rsp + 1656], rax  ;   491.3 p0+p3   43 dst spill
        mov qword [rsp + 1960], rsi  ;   492.3 p0+p3   43 dst spill
        xor r14, qword [rsp + 1176]  ;   493.3 p2+p0   43 dst
        mov r10, rsi                 ;   483.3 p1      43 dst copy
        mov qword [rsp + 1856], r9   ;   493.9 p0+p3   43 dst spill
        mov r9, r12                  ;   476.9 p1      43 dst copy
        mov r12, r15                 ;   490.7 p1      43 dst copy
        mov qword [rsp + 1896], rbx  ;   494.9 p0+p3   43 dst spill
        mov qword [rsp + 1888], rbp  ;   495.9 p0+p3   43 dst spill
        mov rbp, rbx                 ;   482.7 p1      43 dst copy
        mov rbx, rsi                 ;   483.3 p1      43 dst copy
        mov rsi, rax                 ;   488.6 p1      43 dst copy
        xor rsi, qword [rsp + 1120]  ;   496.9 p2+p0   43 dst
        mov qword [rsp + 1984], rsi  ;   497.9 p0+p3   43 dst spill
        mov rsi, rax                 ;   488.6 p1      43 dst copy
        mov rax, qword [rsp + 1984]  ;   497.9 p2      43 dst
        and rax, r13                 ;   501.9 p0      43 dst
        xor r8, rax                  ;   502.9 p0      43 dst
        mov rax, qword [rsp + 1984]  ;   497.9 p2      43 dst
        mov qword [rsp + 1984], rax  ;   501.9 p0+p3   43 dst spill
        mov rax, r13                 ;   490.6 p1      43 dst copy
        xor rax, r14                 ;   500.6 p0      43 dst
        and rsi, rax                 ;   501.6 p0      43 dst
        xor rcx, rsi                 ;   502.6 p0      43 dst
        mov rsi, r14                 ;   494.3 p1      43 dst copy
        xor rsi, qword [rsp + 1120]  ;   502.3 p2+p0   43 dst
        xor rdx, rsi                 ;   503.3 p0      43 dst
        and rsi, r14                 ;   503.5 p0      43 dst
        xor rcx, rsi                 ;   504.5 p0      43 dst
        and rbx, rdx                 ;   504.6 p0      43 dst
        xor rsi, rbx                 ;   505.6 p0      43 dst
        mov rbx, rax                 ;   501.6 p1      43 dst copy
        xor r12, qword [rsp + 1152]  ;   505.7 p2+p0   43 dst
        xor r10, r13                 ;   506.3 p0      43 dst
        xor r9, rdx                  ;   506.9 p0      43 dst
        and rbp, r9                  ;   507.9 p0      43 dst
        mov qword [rsp + 1912], r9   ;   508.0 p0+p3   43 dst spill
        xor r8, rsi                  ;   509.0 p0      43 dst
        xor r12, rsi                 ;   509.6 p0      43 dst
        mov rsi, r10                 ;   507.3 p1      43 dst copy
        xor rbx, qword [rsp + 1144]  ;   510.2 p2+p0   43 dst
        and rsi, rbx                 ;   511.2 p0      43 dst
        xor r12, rsi                 ;   512.2 p0      43 dst
        xor r15, rcx                 ;   511.9 p0      43 dst
        xor r15, rbp                 ;   512.9 p0      43 dst
        mov rsi, r15                 ;   513.9 p1      43 dst copy
        xor r11, rcx                 ;   513.0 p0      43 dst
        mov rcx, qword [rsp + 1176]  ;   459.2 p2      43 dst reload
        xor rdi, rbx                 ;   513.6 p0      43 dst
        and rsi, r12                 ;   514.9 p0      43 dst
        xor r11, rsi                 ;   515.9 p0      43 dst
        mov rbp, r10                 ;   507.3 p1      43 dst copy
        xor rbp, rcx                 ;   515.3 p0      43 dst
        mov r9, rbp                  ;   516.3 p1      43 dst copy
        and r9, rdi                  ;   517.3 p0      43 dst
        xor r11, r9                  ;   518.3 p0      43 dst
        mov r9, r12                  ;   513.2 p1      43 dst copy
        xor r12, r11                 ;   519.3 p0      43 dst
        and r11, r8                  ;   519.3 p0      43 dst
        or rsi, r12                  ;   520.3 p0      43 dst
        xor r15, r11                 ;   520.3 p0      43 dst
        mov r11, r8                  ;   510.0 p1      43 dst copy
        and r11, r15                 ;   521.3 p0      43 dst
        xor r9, r11                  ;   522.3 p0      43 dst
        and rbp, r9                  ;   523.3 p0      43 dst
        xor rsi, r15                 ;   521.3 p0      43 dst
        and r15, r9                  ;   523.3 p0      43 dst
        xor r8, r15                  ;   524.3 p0      43 dst
        mov r15, qword [rsp + 1896]  ;   494.9 p2      43 dst reload
        and r15, r8                  ;   525.3 p0      43 dst
        mov qword [rsp + 1896], r15  ;   526.3 p0+p3   43 dst spill
        mov r15, qword [rsp + 1912]  ;   508.0 p2      43 dst reload
        mov r11, qword [rsp + 1712]  ;   488.2 p2      43 dst reload
        and r11, rsi                 ;   524.3 p0      43 dst
        and r15, r8                  ;   525.3 p0      43 dst
        mov qword [rsp + 1912], r11  ;   525.4 p0+p3   43 dst spill
        mov r11, rsi                 ;   522.3 p1      43 dst copy
        or r11, r9                   ;   526.4 p0      43 dst
        xor r12, r11                 ;   527.4 p0      43 dst
        mov r11, qword [rsp + 1960]  ;   492.3 p2      43 dst reload
        and r11, r12                 ;   528.4 p0      43 dst
        and rdi, r9                  ;   528.2 p0      43 dst
        and rcx, rsi                 ;   528.7 p0      43 dst
        mov qword [rsp + 1960], rcx  ;   529.7 p0+p3   43 dst spill
        mov rcx, rsi                 ;   522.3 p1      43 dst copy
        xor rcx, r9                  ;   530.3 p0      43 dst
        and r10, rcx                 ;   531.3 p0      43 dst
        and rbx, rcx                 ;   531.4 p0      43 dst
        xor r9, r8                   ;   532.0 p0      43 dst
        xor r8, r12                  ;   532.6 p0      43 dst
        and rax, r9                  ;   533.1 p0      43 dst
        xor rsi, r8                  ;   533.7 p0      43 dst
        and r14, rsi                 ;   534.7 p0      43 dst
        xor r11, rax                 ;   534.9 p0      43 dst
        and rdx, r12                 ;   535.4 p0      43 dst
        xor r12, rcx                 ;   536.0 p0      43 dst
        mov rcx, qword [rsp + 1984]  ;   501.9 p2      43 dst reload
        and rcx, r12                 ;   537.0 p0      43 dst
        and r13, r12                 ;   537.1 p0      43 dst
        mov r12, qword [rsp + 1656]  ;   491.3 p2      43 dst reload
        and r12, r9                  ;   537.7 p0      43 dst
        mov r9, qword [rsp + 1960]   ;   529.7 p2      43 dst
        mov qword [rsp + 1656], rcx  ;   538.3 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1928]  ;   487.2 p2      43 dst reload
        and rcx, r8                  ;   539.3 p0      43 dst
        mov qword [rsp + 1928], rbx  ;   539.9 p0+p3   43 dst spill
        xor rdx, rbx                 ;   540.9 p0      43 dst
        mov rbx, qword [rsp + 1672]  ;   490.3 p2      43 dst reload
        and rbx, r8                  ;   541.4 p0      43 dst
        xor r9, r13                  ;   542.0 p0      43 dst
        xor r13, rbp                 ;   542.6 p0      43 dst
        and rsi, qword [rsp + 1120]  ;   543.1 p2+p0   43 dst
        mov r8, rdx                  ;   541.9 p1      43 dst copy
        xor rcx, rsi                 ;   544.1 p0      43 dst
        xor r9, rbx                  ;   544.3 p0      43 dst
        mov rbx, qword [rsp + 1464]  ;   490.9 p2      43 dst
        mov qword [rsp + 1984], rcx  ;   545.1 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1472]  ;   545.9 p2+p0   43 dst
        mov qword [rsp + 1672], r12  ;   546.4 p0+p3   43 dst spill
        mov r12, rbx                 ;   546.9 p1      43 dst copy
        mov qword [rsp + 1976], r11  ;   547.4 p0+p3   43 dst spill
        mov qword [rsp + 1728], rax  ;   548.4 p0+p3   43 dst spill
        xor r12, qword [rsp + 1448]  ;   549.4 p2+p0   43 dst
        mov qword [rsp + 1800], r14  ;   550.0 p0+p3   43 dst spill
        mov qword [rsp + 1784], rdx  ;   551.0 p0+p3   43 dst spill
        mov qword [rsp + 1768], rsi  ;   552.0 p0+p3   43 dst spill
        xor r13, r11                 ;   553.0 p0      43 dst
        xor r8, r13                  ;   554.0 p0      43 dst
        xor r8, rcx                  ;   555.0 p0      43 dst
        xor r10, r8                  ;   556.0 p0      43 dst
        xor r9, r10                  ;   557.0 p0      43 dst
        xor r15, r9                  ;   558.0 p0      43 dst
        mov rcx, r12                 ;   550.4 p1      43 dst copy
        xor rcx, qword [rsp + 1496]  ;   556.4 p2+p0   43 dst
        mov r11, rcx                 ;   557.4 p1      43 dst copy
        xor r11, qword [rsp + 1440]  ;   558.4 p2+p0   43 dst
        xor rdi, r15                 ;   559.0 p0      43 dst
        mov qword [rsp + 1712], r15  ;   559.0 p0+p3   43 dst spill
        mov qword [rsp + 1576], r10  ;   559.1 p0+p3   43 dst spill
        mov qword [rsp + 1968], r9   ;   560.1 p0+p3   43 dst spill
        mov qword [rsp + 1736], rdi  ;   561.1 p0+p3   43 dst spill
        mov r15, rcx                 ;   557.4 p1      43 dst copy
        xor r15, qword [rsp + 1488]  ;   562.1 p2+p0   43 dst
        mov qword [rsp + 1744], rcx  ;   562.7 p0+p3   43 dst spill
        mov r10, rcx                 ;   557.4 p1      43 dst copy
        mov rdx, r11                 ;   559.4 p1      43 dst copy
        xor rdx, qword [rsp + 1456]  ;   563.7 p2+p0   43 dst
        mov r14, r15                 ;   563.1 p1      43 dst copy
        mov rsi, rdx                 ;   564.7 p1      43 dst copy
        xor rsi, qword [rsp + 1464]  ;   565.7 p2+p0   43 dst
        xor r14, rsi                 ;   566.7 p0      43 dst
        mov rax, r15                 ;   563.1 p1      43 dst copy
        mov qword [rsp + 1832], rsi  ;   566.7 p0+p3   43 dst spill
        mov qword [rsp + 1752], r14  ;   567.7 p0+p3   43 dst spill
        and r10, r14                 ;   567.7 p0      43 dst
        mov qword [rsp + 1776], rbp  ;   568.0 p0+p3   43 dst spill
        mov rdi, r15                 ;   563.1 p1      43 dst copy
        xor rdi, qword [rsp + 1480]  ;   569.0 p2+p0   43 dst
        mov rbp, r14                 ;   567.7 p1      43 dst copy
        mov qword [rsp + 1808], r13  ;   569.6 p0+p3   43 dst spill
        mov r13, r11                 ;   559.4 p1      43 dst copy
        or r13, qword [rsp + 1496]   ;   570.6 p2+p0   43 dst
        mov r14, rsi                 ;   566.7 p1      43 dst copy
        mov qword [rsp + 1848], r15  ;   571.1 p0+p3   43 dst spill
        mov r15, rsi                 ;   566.7 p1      43 dst copy
        mov rsi, rdi                 ;   570.0 p1      43 dst copy
        xor rsi, qword [rsp + 1440]  ;   572.1 p2+p0   43 dst
        mov qword [rsp + 1816], rsi  ;   573.1 p0+p3   43 dst spill
        mov qword [rsp + 2032], r8   ;   573.7 p0+p3   43 dst spill
        mov r8, r11                  ;   559.4 p1      43 dst copy
        mov qword [rsp + 1792], rdi  ;   574.7 p0+p3   43 dst spill
        mov qword [rsp + 1824], r11  ;   575.7 p0+p3   43 dst spill
        mov rsi, rdi                 ;   570.0 p1      43 dst copy
        mov r11, rdi                 ;   570.0 p1      43 dst copy
        mov rdi, qword [rsp + 1816]  ;   573.1 p2      43 dst
        mov r9, rcx                  ;   557.4 p1      43 dst copy
        mov rcx, r10                 ;   568.7 p1      43 dst copy
        xor rcx, qword [rsp + 1472]  ;   576.7 p2+p0   43 dst
        xor rdx, r13                 ;   577.3 p0      43 dst
        xor r11, qword [rsp + 1472]  ;   577.8 p2+p0   43 dst
        xor rbp, qword [rsp + 1496]  ;   578.4 p2+p0   43 dst
        xor r14, r11                 ;   579.0 p0      43 dst
        and rdi, r11                 ;   579.6 p0      43 dst
        xor rdx, rdi                 ;   580.6 p0      43 dst
        mov rdi, qword [rsp + 1816]  ;   573.1 p2      43 dst
        mov qword [rsp + 1816], rdi  ;   580.7 p0+p3   43 dst spill
        mov rdi, r11                 ;   578.8 p1      43 dst copy
        xor rdi, rbp                 ;   581.7 p0      43 dst
        and rsi, rdi                 ;   582.7 p0      43 dst
        xor r12, rsi                 ;   583.7 p0      43 dst
        mov rsi, rbp                 ;   579.4 p1      43 dst copy
        xor rsi, qword [rsp + 1440]  ;   583.4 p2+p0   43 dst
        xor rbx, rsi                 ;   584.4 p0      43 dst
        xor r9, rbx                  ;   585.4 p0      43 dst
        and rax, r9                  ;   586.4 p0      43 dst
        and r15, rbx                 ;   585.7 p0      43 dst
        and rsi, rbp                 ;   586.3 p0      43 dst
        xor r12, rsi                 ;   587.3 p0      43 dst
        xor rsi, r15                 ;   587.4 p0      43 dst
        xor r10, r12                 ;   588.3 p0      43 dst
        xor r10, rax                 ;   589.3 p0      43 dst
        mov rax, rdi                 ;   582.7 p1      43 dst copy
        xor r13, r12                 ;   589.1 p0      43 dst
        mov r12, r14                 ;   580.0 p1      43 dst copy
        mov r15, r14                 ;   580.0 p1      43 dst copy
        xor rcx, rsi                 ;   589.7 p0      43 dst
        xor rax, qword [rsp + 1464]  ;   590.3 p2+p0   43 dst
        mov qword [rsp + 2016], r9   ;   590.8 p0+p3   43 dst spill
        and r12, rax                 ;   591.8 p0      43 dst
        xor rdx, rsi                 ;   592.4 p0      43 dst
        mov rsi, qword [rsp + 1496]  ;   539.0 p2      43 dst reload
        xor r15, rsi                 ;   593.0 p0      43 dst
        mov r9, r15                  ;   594.0 p1      43 dst copy
        xor rcx, r12                 ;   593.6 p0      43 dst
        mov r12, r10                 ;   590.3 p1      43 dst copy
        and r12, rcx                 ;   594.6 p0      43 dst
        xor r13, r12                 ;   595.6 p0      43 dst
        xor r8, rax                  ;   595.3 p0      43 dst
        and r9, r8                   ;   596.3 p0      43 dst
        xor r13, r9                  ;   597.3 p0      43 dst
        mov r9, rcx                  ;   594.6 p1      43 dst copy
        xor rcx, r13                 ;   598.3 p0      43 dst
        and r13, rdx                 ;   598.3 p0      43 dst
        xor r10, r13                 ;   599.3 p0      43 dst
        mov r13, rdx                 ;   593.4 p1      43 dst copy
        and r13, r10                 ;   600.3 p0      43 dst
        xor r9, r13                  ;   601.3 p0      43 dst
        or r12, rcx                  ;   599.8 p0      43 dst
        xor r12, r10                 ;   600.8 p0      43 dst
        and r10, r9                  ;   602.3 p0      43 dst
        xor rdx, r10                 ;   603.3 p0      43 dst
        mov r13, qword [rsp + 1848]  ;   571.1 p2      43 dst reload
        and r13, rdx                 ;   604.3 p0      43 dst
        mov qword [rsp + 1848], r13  ;   605.3 p0+p3   43 dst spill
        mov r10, qword [rsp + 1824]  ;   575.7 p2      43 dst reload
        and r10, r12                 ;   603.7 p0      43 dst
        mov r13, qword [rsp + 2016]  ;   590.8 p2      43 dst reload
        and rsi, r12                 ;   604.3 p0      43 dst
        mov qword [rsp + 2016], r10  ;   604.8 p0+p3   43 dst spill
        mov r10, r12                 ;   601.8 p1      43 dst copy
        or r10, r9                   ;   605.8 p0      43 dst
        xor rcx, r10                 ;   606.8 p0      43 dst
        mov r10, qword [rsp + 1832]  ;   566.7 p2      43 dst reload
        mov qword [rsp + 1832], rsi  ;   607.0 p0+p3   43 dst spill
        mov rsi, r12                 ;   601.8 p1      43 dst copy
        and r8, r9                   ;   608.0 p0      43 dst
        and r15, r9                  ;   608.5 p0      43 dst
        and r13, rdx                 ;   609.1 p0      43 dst
        and r10, rcx                 ;   609.7 p0      43 dst
        and rbx, rcx                 ;   610.3 p0      43 dst
        xor rsi, r9                  ;   610.8 p0      43 dst
        xor r9, rdx                  ;   611.4 p0      43 dst
        xor rdx, rcx                 ;   612.0 p0      43 dst
        xor r12, rdx                 ;   613.0 p0      43 dst
        and r14, rsi                 ;   613.1 p0      43 dst
        xor rcx, rsi                 ;   613.7 p0      43 dst
        and r11, rcx                 ;   614.7 p0      43 dst
        and rax, rsi                 ;   614.8 p0      43 dst
        xor rbx, rax                 ;   615.8 p0      43 dst
        mov rsi, qword [rsp + 1816]  ;   580.7 p2      43 dst reload
        and rsi, rcx                 ;   616.0 p0      43 dst
        mov rcx, qword [rsp + 1792]  ;   574.7 p2      43 dst reload
        mov qword [rsp + 1792], rsi  ;   617.0 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1744]  ;   566.0 p2      43 dst reload
        mov qword [rsp + 1744], rax  ;   617.5 p0+p3   43 dst spill
        and rdi, r9                  ;   618.5 p0      43 dst
        and rcx, r9                  ;   619.1 p0      43 dst
        mov r9, qword [rsp + 1832]   ;   607.0 p2      43 dst
        xor r10, rdi                 ;   619.7 p0      43 dst
        and rsi, rdx                 ;   620.2 p0      43 dst
        xor r9, r11                  ;   620.8 p0      43 dst
        xor r11, r15                 ;   621.4 p0      43 dst
        xor r11, r10                 ;   622.4 p0      43 dst
        mov rax, qword [rsp + 1752]  ;   569.4 p2      43 dst reload
        and rax, rdx                 ;   622.5 p0      43 dst
        xor r9, rax                  ;   623.5 p0      43 dst
        mov rax, rbx                 ;   616.8 p1      43 dst copy
        xor rax, r11                 ;   623.7 p0      43 dst
        and rbp, r12                 ;   624.2 p0      43 dst
        and r12, qword [rsp + 1440]  ;   624.8 p2+p0   43 dst
        xor rsi, r12                 ;   625.8 p0      43 dst
        xor rax, rsi                 ;   626.8 p0      43 dst
        xor r14, rax                 ;   627.8 p0      43 dst
        mov qword [rsp + 1752], rcx  ;   627.1 p0+p3   43 dst spill
        mov rdx, qword [rsp + 752]   ;   573.4 p2      43 dst
        xor rdx, qword [rsp + 760]   ;   628.1 p2+p0   43 dst
        mov rcx, rdx                 ;   629.1 p1      43 dst copy
        mov qword [rsp + 2048], r14  ;   628.8 p0+p3   43 dst spill
        xor r9, r14                  ;   629.7 p0      43 dst
        mov r14, qword [rsp + 1888]  ;   575.4 p2      58 dst
        xor r14, qword [rsp + 1936]  ;   630.2 p2+p0   58 dst
        xor r14, qword [rsp + 1944]  ;   631.2 p2+p0   58 dst
        xor r14, qword [rsp + 1952]  ;   632.2 p2+p0   58 dst
        mov qword [rsp + 1952], r9   ;   632.0 p0+p3   43 dst spill
        mov qword [rsp + 1760], r11  ;   633.0 p0+p3   43 dst spill
        mov qword [rsp + 2000], r10  ;   634.0 p0+p3   43 dst spill
        mov r10, qword [rsp + 1664]  ;   579.4 p2      58 dst
        mov qword [rsp + 1888], rbp  ;   635.0 p0+p3   43 dst spill
        xor r10, qword [rsp + 144]   ;   636.0 p2+p0   58 dst
        mov qword [rsp + 1664], r10  ;   637.0 p0+p3   58 dst spill
        mov qword [rsp + 1816], rsi  ;   637.5 p0+p3   43 dst spill
        mov qword [rsp + 2024], rdi  ;   638.5 p0+p3   43 dst spill
        mov qword [rsp + 1864], rax  ;   639.5 p0+p3   43 dst spill
        xor r13, r9                  ;   640.5 p0      43 dst
        mov qword [rsp + 1824], r13  ;   641.5 p0+p3   43 dst spill
        xor r8, r13                  ;   642.1 p0      43 dst
        mov r13, qword [rsp + 1880]  ;   583.7 p2      58 dst
        xor r13, qword [rsp + 136]   ;   642.7 p2+p0   58 dst
        mov qword [rsp + 1880], r13  ;   643.7 p0+p3   58 dst spill
        mov qword [rsp + 2008], r15  ;   644.2 p0+p3   43 dst spill
        xor rcx, qword [rsp + 736]   ;   645.2 p2+p0   43 dst
        mov rsi, rcx                 ;   646.2 p1      43 dst copy
        xor rsi, qword [rsp + 792]   ;   647.2 p2+p0   43 dst
        mov r10, rsi                 ;   648.2 p1      43 dst copy
        xor r10, qword [rsp + 728]   ;   649.2 p2+p0   43 dst
        mov qword [rsp + 1944], r12  ;   647.0 p0+p3   43 dst spill
        mov r9, qword [rsp + 0]      ;   590.6 p2      58 dst.2 reload
        mov qword [rsp + 1936], r8   ;   648.0 p0+p3   43 dst spill
        mov r13, rsi                 ;   648.2 p1      43 dst copy
        mov qword [rsp + 1688], rsi  ;   649.0 p0+p3   43 dst spill
        mov rbp, r10                 ;   650.2 p1      43 dst copy
        xor rbp, qword [rsp + 744]   ;   651.2 p2+p0   43 dst
        mov r11, rbp                 ;   652.2 p1      43 dst copy
        mov rdi, r10                 ;   650.2 p1      43 dst copy
        xor r11, qword [rsp + 752]   ;   653.2 p2+p0   43 dst
        xor r14, qword [r9 + 10512]  ;   651.1 p2+p0   58 dst
        mov r9, qword [rsp + 1992]   ;   595.6 p2      58 dst
        mov qword [rsp + 1992], rbx  ;   651.7 p0+p3   43 dst spill
        xor r9, qword [rsp + 1696]   ;   652.7 p2+p0   58 dst
        xor r9, qword [rsp + 1904]   ;   653.7 p2+p0   58 dst
        or rdi, qword [rsp + 792]    ;   653.8 p2+p0   43 dst
        xor r9, qword [rsp + 1920]   ;   654.7 p2+p0   58 dst
        mov rax, qword [rsp + 1856]  ;   600.6 p2      58 dst
        mov qword [rsp + 1624], r11  ;   655.0 p0+p3   43 dst spill
        xor rbp, rdi                 ;   656.0 p0      43 dst
        mov r15, r10                 ;   650.2 p1      43 dst copy
        mov qword [rsp + 1920], r14  ;   656.5 p0+p3   58 dst spill
        mov r14, qword [rsp + 0]     ;   602.9 p2      58 dst.2 reload
        xor r9, qword [r14 + 10520]  ;   657.5 p2+p0   58 dst
        xor r13, qword [rsp + 784]   ;   658.1 p2+p0   43 dst
        mov rbx, r13                 ;   659.1 p1      43 dst copy
        xor rbx, qword [rsp + 776]   ;   660.1 p2+p0   43 dst
        mov r14, rsi                 ;   648.2 p1      43 dst copy
        mov r12, r13                 ;   659.1 p1      43 dst copy
        mov r8, r13                  ;   659.1 p1      43 dst copy
        mov qword [rsp + 1592], r10  ;   659.2 p0+p3   43 dst spill
        xor r12, r11                 ;   660.2 p0      43 dst
        and r14, r12                 ;   661.2 p0      43 dst
        mov qword [rsp + 1856], r13  ;   661.4 p0+p3   43 dst spill
        mov qword [rsp + 1600], r12  ;   662.4 p0+p3   43 dst spill
        mov r13, qword [rsp + 0]     ;   608.9 p2      58 dst.2 reload
        xor rax, qword [r13 + 10528] ;   663.4 p2+p0   58 dst
        mov qword [rsp + 1680], rax  ;   664.4 p0+p3   58 dst spill
        mov rax, rbx                 ;   661.1 p1      43 dst copy
        mov r13, r12                 ;   661.2 p1      43 dst copy
        mov r12, rbx                 ;   661.1 p1      43 dst copy
        mov qword [rsp + 1696], r9   ;   664.9 p0+p3   58 dst spill
        mov r9, rsi                  ;   648.2 p1      43 dst copy
        mov rsi, rbx                 ;   661.1 p1      43 dst copy
        mov qword [rsp + 1632], rbx  ;   665.9 p0+p3   43 dst spill
        mov rbx, r14                 ;   662.2 p1      43 dst copy
        xor r12, qword [rsp + 728]   ;   666.9 p2+p0   43 dst
        mov qword [rsp + 1616], r12  ;   667.9 p0+p3   43 dst spill
        mov r10, qword [rsp + 1616]  ;   667.9 p2      43 dst
        xor rax, qword [rsp + 760]   ;   668.5 p2+p0   43 dst
        and r10, rax                 ;   671.9 p0      43 dst
        xor rbp, r10                 ;   672.9 p0      43 dst
        mov r10, qword [rsp + 1616]  ;   667.9 p2      43 dst
        mov qword [rsp + 1616], r10  ;   671.9 p0+p3   43 dst spill
        xor r13, qword [rsp + 792]   ;   671.2 p2+p0   43 dst
        mov r12, r11                 ;   654.2 p1      43 dst copy
        mov r10, r11                 ;   654.2 p1      43 dst copy
        xor r10, rax                 ;   671.8 p0      43 dst
        mov r11, rax                 ;   669.5 p1      43 dst copy
        xor rbx, qword [rsp + 760]   ;   672.4 p2+p0   43 dst
        xor r11, r13                 ;   672.9 p0      43 dst
        and rsi, r11                 ;   673.9 p0      43 dst
        xor rcx, rsi                 ;   674.9 p0      43 dst
        mov rsi, r13                 ;   672.2 p1      43 dst copy
        xor rsi, qword [rsp + 728]   ;   674.7 p2+p0   43 dst
        xor rdx, rsi                 ;   675.7 p0      43 dst
        and rsi, r13                 ;   675.8 p0      43 dst
        xor rcx, rsi                 ;   676.8 p0      43 dst
        and r12, rdx                 ;   676.9 p0      43 dst
        xor rsi, r12                 ;   677.9 p0      43 dst
        mov r12, qword [rsp + 1648]  ;   629.5 p2      58 dst
        xor rbp, rsi                 ;   678.9 p0      43 dst
        xor r12, qword [rsp + 1608]  ;   678.7 p2+p0   58 dst
        xor r14, rcx                 ;   679.2 p0      43 dst
        xor rdi, rcx                 ;   679.8 p0      43 dst
        mov rcx, r10                 ;   672.8 p1      43 dst copy
        xor r12, qword [rsp + 1704]  ;   680.4 p2+p0   58 dst
        xor rbx, rsi                 ;   680.9 p0      43 dst
        mov rsi, r11                 ;   673.9 p1      43 dst copy
        xor rsi, qword [rsp + 752]   ;   681.5 p2+p0   43 dst
        xor r9, rdx                  ;   682.1 p0      43 dst
        and r8, r9                   ;   683.1 p0      43 dst
        xor r14, r8                  ;   684.1 p0      43 dst
        mov r8, qword [rsp + 1640]   ;   634.9 p2      58 dst
        xor r8, qword [rsp + 1720]   ;   683.8 p2+p0   58 dst
        xor r15, rsi                 ;   684.4 p0      43 dst
        xor r12, qword [rsp + 160]   ;   684.9 p2+p0   58 dst
        and rcx, rsi                 ;   685.5 p0      43 dst
        xor rbx, rcx                 ;   686.5 p0      43 dst
        mov qword [rsp + 1704], r12  ;   686.6 p0+p3   58 dst spill
        mov r12, r14                 ;   685.1 p1      43 dst copy
        and r12, rbx                 ;   687.6 p0      43 dst
        xor rdi, r12                 ;   688.6 p0      43 dst
        xor r8, qword [rsp + 1872]   ;   688.8 p2+p0   58 dst
        xor r8, qword [rsp + 152]    ;   689.8 p2+p0   58 dst
        mov rcx, r10                 ;   672.8 p1      43 dst copy
        xor rcx, qword [rsp + 792]   ;   689.9 p2+p0   43 dst
        mov qword [rsp + 1608], r8   ;   690.8 p0+p3   58 dst spill
        mov r8, r15                  ;   685.4 p1      43 dst copy
        and r8, rcx                  ;   691.5 p0      43 dst
        xor rdi, r8                  ;   692.5 p0      43 dst
        mov r8, rbp                  ;   679.9 p1      43 dst copy
        and r8, rdi                  ;   693.5 p0      43 dst
        xor rdi, rbx                 ;   693.5 p0      43 dst
        or r12, rdi                  ;   694.5 p0      43 dst
        xor r14, r8                  ;   694.5 p0      43 dst
        xor r12, r14                 ;   695.5 p0      43 dst
        mov r8, rbp                  ;   679.9 p1      43 dst copy
        and r8, r14                  ;   695.5 p0      43 dst
        xor rbx, r8                  ;   696.5 p0      43 dst
        and r14, rbx                 ;   697.5 p0      43 dst
        xor rbp, r14                 ;   698.5 p0      43 dst
        mov r8, qword [rsp + 1584]   ;   654.2 p2      58 dst
        xor r8, qword [rsp + 1840]   ;   697.8 p2+p0   58 dst
        xor r8, qword [rsp + 1904]   ;   698.8 p2+p0   58 dst
        mov r14, qword [rsp + 0]     ;   657.2 p2      58 dst.2 reload
        xor r8, qword [r14 + 10552]  ;   699.8 p2+p0   58 dst
        mov r14, qword [rsp + 1856]  ;   661.4 p2      43 dst reload
        mov qword [rsp + 1856], r8   ;   700.8 p0+p3   58 dst spill
        mov r8, qword [rsp + 1592]   ;   660.2 p2      43 dst reload
        and r14, rbp                 ;   700.5 p0      43 dst
        xor r14, qword [rsp + 248]   ;   701.5 p2+p0   58 dst
        mov qword [rsp + 1592], r14  ;   702.5 p0+p3   58 dst spill
        mov r14, qword [rsp + 2032]  ;   662.2 p2      58 dst
        xor r14, qword [rsp + 168]   ;   702.6 p2+p0   58 dst
        mov qword [rsp + 2032], r14  ;   703.6 p0+p3   58 dst spill
        mov r14, qword [rsp + 1808]  ;   664.2 p2      58 dst
        xor r14, qword [rsp + 176]   ;   704.2 p2+p0   58 dst
        mov qword [rsp + 1808], r14  ;   705.2 p0+p3   58 dst spill
        mov r14, qword [rsp + 1800]  ;   666.2 p2      58 dst
        xor r14, qword [rsp + 1960]  ;   705.8 p2+p0   58 dst
        xor r14, qword [rsp + 1776]  ;   706.8 p2+p0   58 dst
        and r15, rbx                 ;   706.9 p0      43 dst
        xor r14, qword [rsp + 1728]  ;   707.8 p2+p0   58 dst
        and rcx, rbx                 ;   708.1 p0      43 dst
        and r9, rbp                  ;   708.6 p0      43 dst
        and r8, r12                  ;   709.2 p0      43 dst
        mov qword [rsp + 1728], r8   ;   710.2 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;   670.2 p2      58 dst.2 reload
        xor r14, qword [r8 + 10576]  ;   710.8 p2+p0   58 dst
        mov qword [rsp + 1776], r14  ;   711.8 p0+p3   58 dst spill
        mov r14, qword [rsp + 1632]  ;   672.2 p2      43 dst reload
        mov r8, rbp                  ;   699.5 p1      43 dst copy
        xor rbp, rbx                 ;   712.3 p0      43 dst
        and r14, rbp                 ;   713.3 p0      43 dst
        and r11, rbp                 ;   713.5 p0      43 dst
        mov rbp, rbx                 ;   697.5 p1      43 dst copy
        or rbp, r12                  ;   714.1 p0      43 dst
        xor rdi, rbp                 ;   715.1 p0      43 dst
        mov rbp, qword [rsp + 1616]  ;   673.2 p2      43 dst reload
        xor r8, rdi                  ;   716.1 p0      43 dst
        xor rbx, r12                 ;   715.8 p0      43 dst
        and r10, rbx                 ;   716.8 p0      43 dst
        and rsi, rbx                 ;   716.9 p0      43 dst
        xor rbx, rdi                 ;   717.5 p0      43 dst
        and rbp, rbx                 ;   718.5 p0      43 dst
        and rax, rbx                 ;   718.6 p0      43 dst
        mov rbx, qword [rsp + 1624]  ;   674.3 p2      43 dst reload
        and rbx, rdi                 ;   719.2 p0      43 dst
        and rdx, rdi                 ;   719.8 p0      43 dst
        mov rdi, r12                 ;   696.5 p1      43 dst copy
        xor r12, r8                  ;   720.3 p0      43 dst
        and r13, r12                 ;   721.3 p0      43 dst
        and r12, qword [rsp + 728]   ;   721.5 p2+p0   43 dst
        xor r14, qword [rsp + 256]   ;   722.1 p2+p0   58 dst
        xor rbx, r11                 ;   722.6 p0      43 dst
        xor r11, rcx                 ;   723.2 p0      58 dst
        and rdi, qword [rsp + 792]   ;   723.8 p2+p0   43 dst
        xor r11, rdi                 ;   724.8 p0      58 dst
        xor rcx, rax                 ;   724.9 p0      43 dst
        xor rax, rdi                 ;   725.5 p0      43 dst
        xor r11, r13                 ;   726.1 p0      58 dst
        mov r13, qword [rsp + 1688]  ;   680.3 p2      43 dst reload
        and r13, r8                  ;   726.6 p0      43 dst
        mov rdi, qword [rsp + 1600]  ;   681.3 p2      43 dst reload
        xor r13, r12                 ;   727.6 p0      43 dst
        xor rcx, rbx                 ;   727.8 p0      43 dst
        xor rdx, rsi                 ;   728.3 p0      43 dst
        xor r14, r13                 ;   728.9 p0      58 dst
        and rdi, r8                  ;   729.5 p0      43 dst
        mov r8, qword [rsp + 1592]   ;   702.5 p2      58 dst reload
        xor r8, rbx                  ;   730.1 p0      58 dst
        mov rbx, qword [rsp + 1728]  ;   710.2 p2      58 dst reload
        xor rax, rdi                 ;   730.6 p0      43 dst
        mov rdi, qword [rsp + 1912]  ;   684.9 p2      58 dst
        xor rsi, rbp                 ;   731.2 p0      58 dst
        mov rbp, qword [rsp + 1736]  ;   685.9 p2      43 dst reload
        xor rdi, qword [rsp + 1784]  ;   731.8 p2+p0   58 dst
        xor rbx, r12                 ;   732.3 p0      58 dst
        xor rbx, rdx                 ;   733.3 p0      58 dst
        xor rdx, rcx                 ;   733.5 p0      43 dst
        xor rdx, r13                 ;   734.5 p0      43 dst
        xor rdi, rbp                 ;   734.6 p0      58 dst
        mov r12, qword [rsp + 1576]  ;   687.9 p2      58 dst
        xor r12, qword [rsp + 1896]  ;   735.2 p2+p0   58 dst
        xor r12, qword [rsp + 1976]  ;   736.2 p2+p0   58 dst
        xor r12, qword [rsp + 184]   ;   737.2 p2+p0   58 dst
        xor rcx, qword [rsp + 240]   ;   736.9 p2+p0   58 dst
        xor r10, rdx                 ;   737.5 p0      43 dst
        xor rax, r10                 ;   738.5 p0      43 dst
        xor r9, rax                  ;   739.5 p0      43 dst
        xor r15, r9                  ;   740.5 p0      43 dst
        xor rbp, qword [rsp + 1928]  ;   739.8 p2+p0   58 dst
        xor r8, r10                  ;   740.3 p0      58 dst
        mov r13, qword [rsp + 2616]  ;   693.9 p2      58 dst reload
        mov qword [r13 + 456], rcx   ;   740.9 p0+p3   58 dst
        mov r10, qword [rsp + 0]     ;   694.9 p2      58 dst.2 reload
        xor rdi, qword [rsp + 1768]  ;   741.9 p2+p0   58 dst
        xor rdi, qword [r10 + 10584] ;   742.9 p2+p0   58 dst
        mov qword [r13 + 344], rdi   ;   743.9 p0+p3   58 dst
        mov rdi, qword [rsp + 1888]  ;   697.9 p2      58 dst
        xor r11, qword [r10 + 10704] ;   744.0 p2+p0   58 dst
        xor rdx, qword [rsp + 232]   ;   744.6 p2+p0   58 dst
        mov qword [r13 + 464], r11   ;   745.2 p0+p3   58 dst
        xor rsi, qword [r10 + 10744] ;   746.2 p2+p0   58 dst
        xor rsi, r15                 ;   747.2 p0      58 dst
        xor rbx, qword [r10 + 10712] ;   747.3 p2+p0   58 dst
        xor rbp, qword [rsp + 1656]  ;   747.9 p2+p0   58 dst
        xor rbp, qword [r10 + 10616] ;   748.9 p2+p0   58 dst
        xor rax, qword [r10 + 10720] ;   749.0 p2+p0   58 dst
        xor rbx, r15                 ;   749.6 p0      58 dst
        mov r15, qword [rsp + 1712]  ;   705.9 p2      58 dst
        xor rdi, qword [r10 + 10640] ;   750.2 p2+p0   58 dst
        xor rdi, qword [rsp + 1832]  ;   751.2 p2+p0   58 dst
        mov qword [r13 + 488], r8    ;   751.3 p0+p3   58 dst
        mov r8, qword [rsp + 1864]   ;   708.9 p2      58 dst
        xor r8, qword [rsp + 200]    ;   752.3 p2+p0   58 dst
        xor rdi, qword [rsp + 2008]  ;   752.9 p2+p0   58 dst
        xor rdi, qword [rsp + 2024]  ;   753.9 p2+p0   58 dst
        xor r14, r9                  ;   754.0 p0      58 dst
        mov r9, qword [rsp + 1968]   ;   712.9 p2      58 dst
        xor r9, qword [r10 + 10592]  ;   754.6 p2+p0   58 dst
        mov qword [r13 + 352], r9    ;   755.6 p0+p3   58 dst
        mov qword [r13 + 496], r14   ;   756.2 p0+p3   58 dst
        mov qword [r13 + 448], rdx   ;   757.2 p0+p3   58 dst
        xor r15, qword [rsp + 1672]  ;   758.2 p2+p0   58 dst
        xor r15, qword [rsp + 1984]  ;   759.2 p2+p0   58 dst
        mov r11, qword [rsp + 1936]  ;   716.9 p2      43 dst reload
        mov qword [r13 + 384], r8    ;   759.3 p0+p3   58 dst
        mov r9, qword [rsp + 1760]   ;   717.9 p2      58 dst
        mov r14, qword [rsp + 2016]  ;   718.9 p2      58 dst
        xor r15, qword [rsp + 192]   ;   760.3 p2+p0   58 dst
        mov qword [r13 + 360], r12   ;   760.9 p0+p3   58 dst
        mov r12, qword [rsp + 1952]  ;   720.9 p2      58 dst
        mov qword [r13 + 480], rax   ;   761.9 p0+p3   58 dst
        mov qword [r13 + 472], rbx   ;   762.9 p0+p3   58 dst
        xor r9, qword [rsp + 208]    ;   763.9 p2+p0   58 dst
        mov r8, qword [rsp + 1824]   ;   722.9 p2      58 dst
        xor r8, qword [rsp + 1752]   ;   764.5 p2+p0   58 dst
        xor r8, qword [rsp + 1816]   ;   765.5 p2+p0   58 dst
        xor r14, qword [r10 + 10648] ;   765.6 p2+p0   58 dst
        xor r14, qword [rsp + 1992]  ;   766.6 p2+p0   58 dst
        xor r14, r11                 ;   767.6 p0      58 dst
        mov qword [r13 + 376], rbp   ;   767.3 p0+p3   58 dst
        xor r14, qword [rsp + 1944]  ;   768.6 p2+p0   58 dst
        xor r11, qword [r10 + 10680] ;   768.9 p2+p0   58 dst
        xor r11, qword [rsp + 1744]  ;   769.9 p2+p0   58 dst
        mov qword [r13 + 408], r14   ;   770.0 p0+p3   58 dst
        mov qword [r13 + 392], r9    ;   771.0 p0+p3   58 dst
        mov r9, qword [rsp + 1880]   ;   730.9 p2      58 dst reload
        mov qword [r13 + 256], r9    ;   772.0 p0+p3   58 dst
        mov r9, qword [rsp + 1664]   ;   731.9 p2      58 dst reload
        xor r8, qword [rsp + 224]    ;   773.0 p2+p0   58 dst
        mov qword [r13 + 264], r9    ;   773.6 p0+p3   58 dst
        mov r9, qword [rsp + 1920]   ;   733.9 p2      58 dst reload
        mov qword [r13 + 272], r9    ;   774.6 p0+p3   58 dst
        mov r9, qword [rsp + 1696]   ;   734.9 p2      58 dst reload
        mov qword [r13 + 280], r9    ;   775.6 p0+p3   58 dst
        mov r9, qword [rsp + 1680]   ;   735.9 p2      58 dst reload
        mov qword [r13 + 288], r9    ;   776.6 p0+p3   58 dst
        mov r9, qword [rsp + 1608]   ;   736.9 p2      58 dst reload
        mov qword [r13 + 296], r9    ;   777.6 p0+p3   58 dst
        mov r9, qword [rsp + 1704]   ;   737.9 p2      58 dst reload
        mov qword [r13 + 304], r9    ;   778.6 p0+p3   58 dst
        mov r9, qword [rsp + 1856]   ;   738.9 p2      58 dst reload
        mov qword [r13 + 312], r9    ;   779.6 p0+p3   58 dst
        mov r9, qword [rsp + 2032]   ;   739.9 p2      58 dst reload
        mov qword [r13 + 320], r9    ;   780.6 p0+p3   58 dst
        mov r9, qword [rsp + 1808]   ;   740.9 p2      58 dst reload
        mov qword [r13 + 432], r8    ;   781.6 p0+p3   58 dst
        mov r8, qword [rsp + 1080]   ;   741.9 p2      43 dst
        xor r11, qword [rsp + 1792]  ;   782.6 p2+p0   58 dst
        mov qword [r13 + 504], rsi   ;   783.2 p0+p3   58 dst
        xor r12, qword [r10 + 10656] ;   784.2 p2+p0   58 dst
        mov rsi, qword [rsp + 2048]  ;   744.9 p2      58 dst
        xor rsi, qword [rsp + 1848]  ;   784.7 p2+p0   58 dst
        xor rsi, qword [rsp + 2000]  ;   785.7 p2+p0   58 dst
        mov qword [r13 + 416], r12   ;   785.9 p0+p3   58 dst
        mov qword [r13 + 328], r9    ;   786.9 p0+p3   58 dst
        mov r9, qword [rsp + 1776]   ;   747.9 p2      58 dst reload
        mov qword [r13 + 336], r9    ;   787.9 p0+p3   58 dst
        mov r9, qword [rsp + 1088]   ;   748.9 p2      43 dst reload
        mov qword [r13 + 440], r11   ;   788.9 p0+p3   58 dst
        xor r8, r9                   ;   789.9 p0      43 dst
        mov r11, r8                  ;   790.9 p1      43 dst copy
        mov qword [r13 + 368], r15   ;   790.5 p0+p3   58 dst
        xor rsi, qword [rsp + 216]   ;   791.5 p2+p0   58 dst
        xor r11, qword [rsp + 1064]  ;   792.0 p2+p0   43 dst
        mov r12, r11                 ;   793.0 p1      43 dst copy
        mov r14, qword [rsp + 1112]  ;   751.9 p2      43 dst reload
        xor r12, r14                 ;   794.0 p0      43 dst
        mov qword [r13 + 424], rsi   ;   793.2 p0+p3   58 dst
        mov r15, r12                 ;   795.0 p1      43 dst copy
        xor r15, qword [rsp + 1104]  ;   796.0 p2+p0   43 dst
        mov rsi, r12                 ;   795.0 p1      43 dst copy
        mov rdx, r12                 ;   795.0 p1      43 dst copy
        mov rbx, r12                 ;   795.0 p1      43 dst copy
        mov rcx, qword [rsp + 1080]  ;   753.9 p2      43 dst reload
        mov qword [r13 + 400], rdi   ;   794.7 p0+p3   58 dst
        mov rdi, qword [rsp + 1056]  ;   754.9 p2      43 dst reload
        xor rsi, rdi                 ;   796.0 p0      43 dst
        mov rbp, rsi                 ;   797.0 p1      43 dst copy
        mov r10, rsi                 ;   797.0 p1      43 dst copy
        mov qword [rsp + 1856], r15  ;   797.0 p0+p3   43 dst spill
        xor rbp, qword [rsp + 1072]  ;   798.0 p2+p0   43 dst
        mov rax, rbp                 ;   799.0 p1      43 dst copy
        xor rax, rcx                 ;   800.0 p0      43 dst
        mov r13, rsi                 ;   797.0 p1      43 dst copy
        mov qword [rsp + 1808], rsi  ;   798.5 p0+p3   43 dst spill
        mov rsi, r15                 ;   797.0 p1      43 dst copy
        xor rsi, rax                 ;   801.0 p0      43 dst
        and rdx, rsi                 ;   802.0 p0      43 dst
        mov qword [rsp + 2032], rdx  ;   803.0 p0+p3   43 dst spill
        mov rdx, r15                 ;   797.0 p1      43 dst copy
        or r13, r14                  ;   801.6 p0      43 dst
        mov qword [rsp + 1776], r12  ;   802.2 p0+p3   43 dst spill
        mov r12, r15                 ;   797.0 p1      43 dst copy
        mov qword [rsp + 1920], rax  ;   803.2 p0+p3   43 dst spill
        mov r15, qword [rsp + 2032]  ;   803.0 p2      43 dst
        xor rbp, r13                 ;   804.2 p0      43 dst
        mov qword [rsp + 1704], rbp  ;   805.2 p0+p3   43 dst spill
        mov rbp, qword [rsp + 2032]  ;   803.0 p2      43 dst
        mov qword [rsp + 2032], r13  ;   805.7 p0+p3   43 dst spill
        xor r12, qword [rsp + 1096]  ;   806.7 p2+p0   43 dst
        mov qword [rsp + 1680], r12  ;   807.7 p0+p3   43 dst spill
        xor r15, r9                  ;   808.3 p0      43 dst
        mov r13, rsi                 ;   802.0 p1      43 dst copy
        xor r13, r14                 ;   808.9 p0      43 dst
        mov r14, r12                 ;   807.7 p1      43 dst copy
        xor r14, rdi                 ;   809.4 p0      43 dst
        mov qword [rsp + 1696], r14  ;   810.4 p0+p3   43 dst spill
        mov r14, rax                 ;   801.0 p1      43 dst copy
        xor r9, r12                  ;   811.0 p0      43 dst
        xor r14, r9                  ;   812.0 p0      43 dst
        mov qword [rsp + 1664], r14  ;   813.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1704]  ;   805.2 p2      43 dst reload
        mov qword [rsp + 1608], rsi  ;   813.2 p0+p3   43 dst spill
        mov rsi, r12                 ;   807.7 p1      43 dst copy
        mov r12, rax                 ;   801.0 p1      43 dst copy
        mov rax, qword [rsp + 1696]  ;   810.4 p2      43 dst
        and rax, r9                  ;   814.4 p0      43 dst
        xor r14, rax                 ;   815.4 p0      43 dst
        mov rax, qword [rsp + 1664]  ;   813.0 p2      43 dst
        mov qword [rsp + 1704], r14  ;   816.4 p0+p3   43 dst spill
        mov r14, qword [rsp + 1664]  ;   813.0 p2      43 dst
        xor r14, qword [rsp + 1112]  ;   817.0 p2+p0   43 dst
        mov qword [rsp + 1880], r14  ;   818.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1696]  ;   810.4 p2      43 dst
        mov qword [rsp + 1696], r14  ;   817.9 p0+p3   43 dst spill
        mov r14, qword [rsp + 1880]  ;   818.0 p2      43 dst
        mov qword [rsp + 1816], r14  ;   822.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1880]  ;   818.0 p2      43 dst
        mov qword [rsp + 1880], r14  ;   822.0 p0+p3   43 dst spill
        mov r14, r9                  ;   812.0 p1      43 dst copy
        xor r14, r13                 ;   820.9 p0      43 dst
        and rsi, r14                 ;   821.9 p0      43 dst
        xor rcx, r14                 ;   822.0 p0      43 dst
        and rax, rcx                 ;   823.0 p0      43 dst
        xor r15, rax                 ;   824.0 p0      43 dst
        mov rax, qword [rsp + 1816]  ;   822.0 p2      43 dst reload
        xor r11, rsi                 ;   823.7 p0      43 dst
        xor r10, rcx                 ;   824.3 p0      43 dst
        and rax, r10                 ;   826.0 p0      43 dst
        mov qword [rsp + 1816], r10  ;   825.4 p0+p3   43 dst spill
        mov r10, qword [rsp + 2032]  ;   805.7 p2      43 dst reload
        xor r10, rax                 ;   827.0 p0      43 dst
        mov rax, qword [rsp + 1816]  ;   825.4 p2      43 dst
        mov qword [rsp + 1816], r14  ;   827.0 p0+p3   43 dst spill
        mov r14, r13                 ;   809.9 p1      43 dst copy
        xor r14, rdi                 ;   828.0 p0      43 dst
        xor r8, r14                  ;   829.0 p0      43 dst
        and r14, r13                 ;   829.2 p0      43 dst
        xor r11, r14                 ;   830.2 p0      43 dst
        xor rbp, r11                 ;   831.2 p0      43 dst
        xor rbx, r8                  ;   830.9 p0      43 dst
        and rdx, rbx                 ;   831.9 p0      43 dst
        xor r10, r11                 ;   832.0 p0      43 dst
        xor rbp, rdx                 ;   832.9 p0      43 dst
        mov r11, qword [rsp + 1704]  ;   816.4 p2      43 dst reload
        and r12, r8                  ;   833.2 p0      43 dst
        xor r14, r12                 ;   834.2 p0      43 dst
        xor r15, r14                 ;   835.2 p0      43 dst
        mov r12, rbp                 ;   833.9 p1      43 dst copy
        and r12, r15                 ;   836.2 p0      43 dst
        xor r10, r12                 ;   837.2 p0      43 dst
        mov rdx, qword [rsp + 1880]  ;   822.0 p2      43 dst reload
        xor r11, r14                 ;   836.0 p0      43 dst
        mov r14, r15                 ;   836.2 p1      43 dst copy
        xor r15, r10                 ;   838.2 p0      43 dst
        or r12, r15                  ;   839.2 p0      43 dst
        and r10, r11                 ;   838.2 p0      43 dst
        xor rbp, r10                 ;   839.2 p0      43 dst
        mov r10, r11                 ;   837.0 p1      43 dst copy
        xor r12, rbp                 ;   840.2 p0      43 dst
        and r10, rbp                 ;   840.2 p0      43 dst
        xor r14, r10                 ;   841.2 p0      43 dst
        mov r10, qword [rsp + 1808]  ;   798.5 p2      43 dst reload
        and rbp, r14                 ;   842.2 p0      43 dst
        xor r11, rbp                 ;   843.2 p0      43 dst
        and rbx, r11                 ;   844.2 p0      43 dst
        mov rbp, qword [rsp + 1856]  ;   797.0 p2      43 dst reload
        and r10, r12                 ;   842.3 p0      43 dst
        mov qword [rsp + 1856], r10  ;   843.3 p0+p3   43 dst spill
        and rbp, r11                 ;   844.2 p0      43 dst
        and rax, r14                 ;   844.4 p0      43 dst
        mov qword [rsp + 1880], rbp  ;   845.2 p0+p3   43 dst spill
        mov rbp, r11                 ;   844.2 p1      43 dst copy
        and rdx, r14                 ;   846.0 p0      43 dst
        xor r11, r14                 ;   846.6 p0      43 dst
        mov r10, qword [rsp + 1816]  ;   827.0 p2      43 dst reload
        mov qword [rsp + 1816], rdx  ;   847.1 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1680]  ;   807.7 p2      43 dst reload
        and rdx, r11                 ;   848.1 p0      43 dst
        mov qword [rsp + 1680], rdx  ;   849.1 p0+p3   43 dst spill
        mov rdx, r14                 ;   842.2 p1      43 dst copy
        mov rsi, qword [rsp + 1664]  ;   813.0 p2      43 dst
        or rdx, r12                  ;   849.7 p0      43 dst
        xor r14, r12                 ;   850.3 p0      43 dst
        and rsi, r14                 ;   851.3 p0      43 dst
        xor r15, rdx                 ;   851.4 p0      43 dst
        and rcx, r14                 ;   852.0 p0      43 dst
        xor r14, r15                 ;   852.6 p0      43 dst
        and r9, r14                  ;   853.6 p0      43 dst
        mov rdx, qword [rsp + 1696]  ;   817.9 p2      43 dst reload
        and r8, r15                  ;   853.7 p0      43 dst
        xor rbp, r15                 ;   854.3 p0      43 dst
        and rdx, r14                 ;   854.9 p0      43 dst
        mov r14, qword [rsp + 1920]  ;   803.2 p2      43 dst reload
        and r14, r15                 ;   855.4 p0      43 dst
        mov r15, r12                 ;   841.2 p1      43 dst copy
        xor r12, rbp                 ;   856.0 p0      43 dst
        and rdi, r12                 ;   857.0 p0      43 dst
        and r13, r12                 ;   857.1 p0      43 dst
        mov r12, qword [rsp + 1776]  ;   803.0 p2      43 dst reload
        mov qword [rsp + 1776], rdx  ;   857.7 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1608]  ;   813.2 p2      43 dst reload
        and rdx, rbp                 ;   858.7 p0      43 dst
        and r15, qword [rsp + 1112]  ;   859.3 p2+p0   43 dst
        and r10, r11                 ;   859.9 p0      43 dst
        mov r11, qword [rsp + 1816]  ;   847.1 p2      43 dst
        xor r11, r9                  ;   860.4 p0      43 dst
        xor r8, rcx                  ;   861.0 p0      43 dst
        mov qword [rsp + 1608], rcx  ;   861.6 p0+p3   43 dst spill
        xor r14, r10                 ;   862.6 p0      43 dst
        and r12, rbp                 ;   863.1 p0      43 dst
        mov rbp, r8                  ;   862.0 p1      43 dst copy
        xor r12, rdi                 ;   864.1 p0      43 dst
        mov qword [rsp + 1920], r12  ;   865.1 p0+p3   43 dst spill
        mov qword [rsp + 1664], r8   ;   865.3 p0+p3   43 dst spill
        mov qword [rsp + 1752], rdi  ;   866.3 p0+p3   43 dst spill
        xor r9, r15                  ;   867.3 p0      43 dst
        xor r9, rdx                  ;   868.3 p0      43 dst
        mov rdx, qword [rsp + 1400]  ;   810.7 p2      43 dst
        xor rdx, qword [rsp + 1408]  ;   868.4 p2+p0   43 dst
        mov qword [rsp + 1848], r13  ;   869.0 p0+p3   43 dst spill
        mov rcx, rdx                 ;   869.4 p1      43 dst copy
        xor rcx, qword [rsp + 1384]  ;   870.4 p2+p0   43 dst
        mov qword [rsp + 1808], r14  ;   870.6 p0+p3   43 dst spill
        mov qword [rsp + 2000], r10  ;   871.6 p0+p3   43 dst spill
        mov qword [rsp + 2048], r15  ;   872.6 p0+p3   43 dst spill
        xor r11, r14                 ;   873.6 p0      43 dst
        xor rbp, r11                 ;   874.6 p0      43 dst
        xor rbp, r12                 ;   875.6 p0      43 dst
        mov r12, rcx                 ;   871.4 p1      43 dst copy
        xor r12, qword [rsp + 1432]  ;   875.3 p2+p0   43 dst
        xor rsi, rbp                 ;   876.6 p0      43 dst
        xor r9, rsi                  ;   877.6 p0      43 dst
        xor rbx, r9                  ;   878.6 p0      43 dst
        xor rax, rbx                 ;   879.6 p0      43 dst
        mov qword [rsp + 1696], rbx  ;   879.6 p0+p3   43 dst spill
        mov qword [rsp + 1824], rax  ;   880.6 p0+p3   43 dst spill
        mov rbx, r12                 ;   876.3 p1      43 dst copy
        xor rbx, qword [rsp + 1424]  ;   880.1 p2+p0   43 dst
        mov rax, rbx                 ;   881.1 p1      43 dst copy
        xor rax, qword [rsp + 1416]  ;   882.1 p2+p0   43 dst
        mov r14, r12                 ;   876.3 p1      43 dst copy
        xor r14, qword [rsp + 1376]  ;   881.3 p2+p0   43 dst
        mov qword [rsp + 2008], rax  ;   883.1 p0+p3   43 dst spill
        mov qword [rsp + 1952], r11  ;   882.8 p0+p3   43 dst spill
        mov r11, r14                 ;   882.3 p1      43 dst copy
        mov qword [rsp + 1792], rbp  ;   883.8 p0+p3   43 dst spill
        mov r8, r14                  ;   882.3 p1      43 dst copy
        mov rbp, r14                 ;   882.3 p1      43 dst copy
        xor r8, qword [rsp + 1392]   ;   884.8 p2+p0   43 dst
        mov qword [rsp + 1744], rbx  ;   885.4 p0+p3   43 dst spill
        mov rdi, r8                  ;   885.8 p1      43 dst copy
        mov qword [rsp + 1992], r14  ;   886.4 p0+p3   43 dst spill
        mov r10, rbx                 ;   881.1 p1      43 dst copy
        mov r14, rax                 ;   883.1 p1      43 dst copy
        mov r13, rbx                 ;   881.1 p1      43 dst copy
        xor rdi, qword [rsp + 1400]  ;   887.4 p2+p0   43 dst
        xor r10, rdi                 ;   888.4 p0      43 dst
        mov qword [rsp + 1944], r10  ;   889.4 p0+p3   43 dst spill
        mov qword [rsp + 1704], rsi  ;   889.6 p0+p3   43 dst spill
        mov rsi, r12                 ;   876.3 p1      43 dst copy
        mov r15, r10                 ;   889.4 p1      43 dst copy
        and rsi, r10                 ;   890.6 p0      43 dst
        mov r10, rdi                 ;   888.4 p1      43 dst copy
        mov qword [rsp + 2016], rdi  ;   891.1 p0+p3   43 dst spill
        or r11, qword [rsp + 1432]   ;   892.1 p2+p0   43 dst
        xor r8, r11                  ;   893.1 p0      43 dst
        mov rbx, rdi                 ;   888.4 p1      43 dst copy
        xor r14, qword [rsp + 1408]  ;   893.3 p2+p0   43 dst
        mov rdi, rax                 ;   883.1 p1      43 dst copy
        xor rdi, qword [rsp + 1376]  ;   893.8 p2+p0   43 dst
        mov qword [rsp + 2024], rdi  ;   894.8 p0+p3   43 dst spill
        mov rdi, rax                 ;   883.1 p1      43 dst copy
        mov rax, qword [rsp + 2024]  ;   894.8 p2      43 dst
        and rax, r14                 ;   898.8 p0      43 dst
        xor r8, rax                  ;   899.8 p0      43 dst
        mov rax, qword [rsp + 2024]  ;   894.8 p2      43 dst
        mov qword [rsp + 2032], r9   ;   896.6 p0+p3   43 dst spill
        mov r9, r12                  ;   876.3 p1      43 dst copy
        mov qword [rsp + 1936], r12  ;   897.6 p0+p3   43 dst spill
        mov r12, rsi                 ;   891.6 p1      43 dst copy
        xor r12, qword [rsp + 1408]  ;   898.6 p2+p0   43 dst
        xor r15, qword [rsp + 1432]  ;   899.1 p2+p0   43 dst
        xor r10, r14                 ;   899.7 p0      43 dst
        mov qword [rsp + 2024], rax  ;   900.3 p0+p3   43 dst spill
        mov rax, r14                 ;   894.3 p1      43 dst copy
        xor rax, r15                 ;   901.3 p0      43 dst
        and rdi, rax                 ;   902.3 p0      43 dst
        xor rcx, rdi                 ;   903.3 p0      43 dst
        mov rdi, r15                 ;   900.1 p1      43 dst copy
        xor rdi, qword [rsp + 1376]  ;   903.0 p2+p0   43 dst
        xor rdx, rdi                 ;   904.0 p0      43 dst
        and rbx, rdx                 ;   905.0 p0      43 dst
        and rdi, r15                 ;   904.7 p0      43 dst
        xor rcx, rdi                 ;   905.7 p0      43 dst
        xor rdi, rbx                 ;   906.0 p0      43 dst
        mov rbx, rax                 ;   902.3 p1      43 dst copy
        xor r11, rcx                 ;   906.7 p0      43 dst
        xor rsi, rcx                 ;   907.0 p0      43 dst
        xor r9, rdx                  ;   907.5 p0      43 dst
        and r13, r9                  ;   908.5 p0      43 dst
        xor rsi, r13                 ;   909.5 p0      43 dst
        xor rbx, qword [rsp + 1400]  ;   909.3 p2+p0   43 dst
        mov r13, r10                 ;   900.7 p1      43 dst copy
        and r13, rbx                 ;   910.3 p0      43 dst
        mov rcx, qword [rsp + 1432]  ;   856.9 p2      43 dst reload
        xor r12, rdi                 ;   910.4 p0      43 dst
        xor rbp, rbx                 ;   911.0 p0      43 dst
        mov qword [rsp + 1832], r9   ;   911.5 p0+p3   43 dst spill
        xor r12, r13                 ;   912.5 p0      43 dst
        mov r13, rsi                 ;   910.5 p1      43 dst copy
        and r13, r12                 ;   913.5 p0      43 dst
        xor r11, r13                 ;   914.5 p0      43 dst
        xor r8, rdi                  ;   914.3 p0      43 dst
        mov rdi, r10                 ;   900.7 p1      43 dst copy
        xor rdi, rcx                 ;   914.8 p0      43 dst
        mov r9, rdi                  ;   915.8 p1      43 dst copy
        and r9, rbp                  ;   916.8 p0      43 dst
        xor r11, r9                  ;   917.8 p0      43 dst
        mov r9, r12                  ;   913.5 p1      43 dst copy
        xor r12, r11                 ;   918.8 p0      43 dst
        and r11, r8                  ;   918.8 p0      43 dst
        xor rsi, r11                 ;   919.8 p0      43 dst
        mov r11, r8                  ;   915.3 p1      43 dst copy
        and r11, rsi                 ;   920.8 p0      43 dst
        xor r9, r11                  ;   921.8 p0      43 dst
        or r13, r12                  ;   919.8 p0      43 dst
        xor r13, rsi                 ;   920.8 p0      43 dst
        and rsi, r9                  ;   922.8 p0      43 dst
        xor r8, rsi                  ;   923.8 p0      43 dst
        mov rsi, qword [rsp + 1744]  ;   885.4 p2      43 dst reload
        and rsi, r8                  ;   924.8 p0      43 dst
        mov qword [rsp + 1744], rsi  ;   925.8 p0+p3   43 dst spill
        and rdi, r9                  ;   923.3 p0      43 dst
        and rbp, r9                  ;   923.8 p0      43 dst
        and rcx, r13                 ;   924.4 p0      43 dst
        mov r11, qword [rsp + 1992]  ;   886.4 p2      43 dst reload
        and r11, r13                 ;   925.0 p0      43 dst
        mov rsi, qword [rsp + 1832]  ;   911.5 p2      43 dst reload
        and rsi, r8                  ;   925.5 p0      43 dst
        mov qword [rsp + 1832], r11  ;   926.1 p0+p3   43 dst spill
        mov r11, r13                 ;   921.8 p1      43 dst copy
        or r11, r9                   ;   927.1 p0      43 dst
        xor r12, r11                 ;   928.1 p0      43 dst
        and rdx, r12                 ;   929.1 p0      43 dst
        mov r11, qword [rsp + 2016]  ;   891.1 p2      43 dst reload
        mov qword [rsp + 2016], rcx  ;   928.8 p0+p3   43 dst spill
        mov rcx, r13                 ;   921.8 p1      43 dst copy
        xor rcx, r9                  ;   929.8 p0      43 dst
        xor r9, r8                   ;   930.4 p0      43 dst
        and rbx, rcx                 ;   931.0 p0      43 dst
        xor r8, r12                  ;   931.5 p0      43 dst
        and r11, r12                 ;   932.1 p0      43 dst
        and r10, rcx                 ;   932.7 p0      43 dst
        xor r12, rcx                 ;   933.2 p0      43 dst
        and r14, r12                 ;   934.2 p0      43 dst
        xor r13, r8                  ;   934.4 p0      43 dst
        mov rcx, qword [rsp + 2024]  ;   900.3 p2      43 dst reload
        and rcx, r12                 ;   935.0 p0      43 dst
        mov r12, qword [rsp + 2008]  ;   884.8 p2      43 dst reload
        and r12, r9                  ;   935.5 p0      43 dst
        xor rdx, rbx                 ;   936.1 p0      43 dst
        mov qword [rsp + 2008], rcx  ;   936.7 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1936]  ;   897.6 p2      43 dst reload
        mov qword [rsp + 1936], rbx  ;   937.7 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1944]  ;   889.4 p2      43 dst reload
        and rbx, r8                  ;   938.7 p0      43 dst
        and rax, r9                  ;   939.2 p0      43 dst
        mov r9, qword [rsp + 2016]   ;   928.8 p2      43 dst
        and rcx, r8                  ;   939.8 p0      43 dst
        xor r9, r14                  ;   940.4 p0      43 dst
        xor r9, rbx                  ;   941.4 p0      43 dst
        mov r8, rdx                  ;   937.1 p1      43 dst copy
        xor r14, rdi                 ;   941.5 p0      43 dst
        xor r11, rax                 ;   942.1 p0      43 dst
        xor r14, r11                 ;   943.1 p0      43 dst
        mov qword [rsp + 1984], rdx  ;   943.2 p0+p3   43 dst spill
        mov qword [rsp + 1944], r12  ;   944.2 p0+p3   43 dst spill
        mov rbx, qword [rsp + 688]   ;   890.8 p2      43 dst
        xor rbx, qword [rsp + 696]   ;   945.2 p2+p0   43 dst
        mov r12, rbx                 ;   946.2 p1      43 dst copy
        and r15, r13                 ;   945.8 p0      43 dst
        and r13, qword [rsp + 1376]  ;   946.4 p2+p0   43 dst
        mov qword [rsp + 1976], r15  ;   947.0 p0+p3   43 dst spill
        xor rcx, r13                 ;   948.0 p0      43 dst
        mov qword [rsp + 1888], r11  ;   948.5 p0+p3   43 dst spill
        mov qword [rsp + 1968], r14  ;   949.5 p0+p3   43 dst spill
        xor r8, r14                  ;   950.5 p0      43 dst
        xor r8, rcx                  ;   951.5 p0      43 dst
        xor r10, r8                  ;   952.5 p0      43 dst
        xor r12, qword [rsp + 672]   ;   952.2 p2+p0   43 dst
        xor r9, r10                  ;   953.5 p0      43 dst
        mov qword [rsp + 2024], rcx  ;   953.4 p0+p3   43 dst spill
        mov qword [rsp + 1864], r9   ;   954.5 p0+p3   43 dst spill
        mov rcx, r12                 ;   953.2 p1      43 dst copy
        xor rcx, qword [rsp + 720]   ;   955.4 p2+p0   43 dst
        mov r11, rcx                 ;   956.4 p1      43 dst copy
        mov qword [rsp + 1672], r13  ;   955.9 p0+p3   43 dst spill
        xor r11, qword [rsp + 664]   ;   957.4 p2+p0   43 dst
        mov rdx, r11                 ;   958.4 p1      43 dst copy
        xor rdx, qword [rsp + 680]   ;   959.4 p2+p0   43 dst
        mov r13, rdx                 ;   960.4 p1      43 dst copy
        mov qword [rsp + 1760], r10  ;   958.1 p0+p3   43 dst spill
        xor rsi, r9                  ;   959.1 p0      43 dst
        mov qword [rsp + 1992], rsi  ;   960.1 p0+p3   43 dst spill
        xor rbp, rsi                 ;   960.7 p0      43 dst
        mov rsi, rcx                 ;   956.4 p1      43 dst copy
        xor rsi, qword [rsp + 712]   ;   961.2 p2+p0   43 dst
        mov r15, rsi                 ;   962.2 p1      43 dst copy
        mov qword [rsp + 1712], rbp  ;   961.8 p0+p3   43 dst spill
        mov r14, r11                 ;   958.4 p1      43 dst copy
        or r14, qword [rsp + 720]    ;   962.8 p2+p0   43 dst
        mov qword [rsp + 1576], rdi  ;   963.4 p0+p3   43 dst spill
        mov rbp, rsi                 ;   962.2 p1      43 dst copy
        mov qword [rsp + 1768], rcx  ;   964.4 p0+p3   43 dst spill
        mov r10, rcx                 ;   956.4 p1      43 dst copy
        xor rbp, qword [rsp + 704]   ;   965.4 p2+p0   43 dst
        xor rdx, r14                 ;   965.9 p0      43 dst
        xor r13, qword [rsp + 688]   ;   966.5 p2+p0   43 dst
        mov r9, rcx                  ;   956.4 p1      43 dst copy
        mov qword [rsp + 1728], r8   ;   967.1 p0+p3   43 dst spill
        mov qword [rsp + 1736], r11  ;   968.1 p0+p3   43 dst spill
        mov qword [rsp + 1784], r13  ;   969.1 p0+p3   43 dst spill
        mov qword [rsp + 1896], rax  ;   970.1 p0+p3   43 dst spill
        mov qword [rsp + 1656], rsi  ;   971.1 p0+p3   43 dst spill
        mov qword [rsp + 1592], rbp  ;   972.1 p0+p3   43 dst spill
        mov rax, rsi                 ;   962.2 p1      43 dst copy
        mov rsi, r13                 ;   967.5 p1      43 dst copy
        mov r8, r11                  ;   958.4 p1      43 dst copy
        mov r11, rbp                 ;   966.4 p1      43 dst copy
        xor r15, r13                 ;   973.1 p0      43 dst
        and r10, r15                 ;   974.1 p0      43 dst
        mov rdi, r15                 ;   974.1 p1      43 dst copy
        xor rdi, qword [rsp + 720]   ;   975.1 p2+p0   43 dst
        mov rcx, r10                 ;   975.1 p1      43 dst copy
        xor rcx, qword [rsp + 696]   ;   976.1 p2+p0   43 dst
        mov qword [rsp + 1928], r15  ;   975.4 p0+p3   43 dst spill
        xor r11, qword [rsp + 696]   ;   976.4 p2+p0   43 dst
        mov r15, r13                 ;   967.5 p1      43 dst copy
        mov r13, rbp                 ;   966.4 p1      43 dst copy
        xor r13, qword [rsp + 664]   ;   976.9 p2+p0   43 dst
        mov qword [rsp + 1912], r13  ;   977.9 p0+p3   43 dst spill
        mov r13, rbp                 ;   966.4 p1      43 dst copy
        mov rbp, qword [rsp + 1912]  ;   977.9 p2      43 dst
        and rbp, r11                 ;   981.9 p0      43 dst
        xor rdx, rbp                 ;   982.9 p0      43 dst
        mov rbp, qword [rsp + 1912]  ;   977.9 p2      43 dst
        mov qword [rsp + 1912], rbp  ;   981.9 p0+p3   43 dst spill
        xor r15, r11                 ;   980.7 p0      43 dst
        mov rbp, r11                 ;   977.4 p1      43 dst copy
        xor rbp, rdi                 ;   981.2 p0      43 dst
        and r13, rbp                 ;   982.2 p0      43 dst
        xor r12, r13                 ;   983.2 p0      43 dst
        mov r13, rdi                 ;   976.1 p1      43 dst copy
        xor r13, qword [rsp + 664]   ;   982.9 p2+p0   43 dst
        xor rbx, r13                 ;   983.9 p0      43 dst
        and r13, rdi                 ;   984.1 p0      43 dst
        xor r12, r13                 ;   985.1 p0      43 dst
        and rsi, rbx                 ;   985.2 p0      43 dst
        xor r14, r12                 ;   986.1 p0      43 dst
        xor r9, rbx                  ;   986.4 p0      43 dst
        and rax, r9                  ;   987.4 p0      43 dst
        mov qword [rsp + 1600], r9   ;   987.5 p0+p3   43 dst spill
        xor r10, r12                 ;   988.5 p0      43 dst
        xor r10, rax                 ;   989.5 p0      43 dst
        mov rax, rbp                 ;   982.2 p1      43 dst copy
        xor r13, rsi                 ;   989.6 p0      43 dst
        mov r12, r15                 ;   981.7 p1      43 dst copy
        xor rax, qword [rsp + 688]   ;   990.2 p2+p0   43 dst
        and r12, rax                 ;   991.2 p0      43 dst
        xor rcx, r13                 ;   991.4 p0      43 dst
        xor rcx, r12                 ;   992.4 p0      43 dst
        xor r8, rax                  ;   992.5 p0      43 dst
        mov rsi, qword [rsp + 720]   ;   937.9 p2      43 dst reload
        mov r12, r10                 ;   990.5 p1      43 dst copy
        and r12, rcx                 ;   993.4 p0      43 dst
        xor r14, r12                 ;   994.4 p0      43 dst
        xor rdx, r13                 ;   994.2 p0      43 dst
        mov r13, r15                 ;   981.7 p1      43 dst copy
        xor r13, rsi                 ;   994.8 p0      43 dst
        mov r9, r13                  ;   995.8 p1      43 dst copy
        and r9, r8                   ;   996.8 p0      43 dst
        xor r14, r9                  ;   997.8 p0      43 dst
        mov r9, rcx                  ;   993.4 p1      43 dst copy
        xor rcx, r14                 ;   998.8 p0      43 dst
        and r14, rdx                 ;   998.8 p0      43 dst
        xor r10, r14                 ;   999.8 p0      43 dst
        mov r14, rdx                 ;   995.2 p1      43 dst copy
        and r14, r10                 ;  1000.8 p0      43 dst
        xor r9, r14                  ;  1001.8 p0      43 dst
        or r12, rcx                  ;   999.8 p0      43 dst
        and r8, r9                   ;  1002.8 p0      43 dst
        xor r12, r10                 ;  1000.8 p0      43 dst
        and r10, r9                  ;  1002.8 p0      43 dst
        xor rdx, r10                 ;  1003.8 p0      43 dst
        and r13, r9                  ;  1002.8 p0      43 dst
        mov r14, qword [rsp + 1656]  ;   971.1 p2      43 dst reload
        and r14, rdx                 ;  1004.8 p0      43 dst
        mov qword [rsp + 1656], r14  ;  1005.8 p0+p3   43 dst spill
        mov r14, qword [rsp + 1600]  ;   987.5 p2      43 dst reload
        mov r10, qword [rsp + 1736]  ;   968.1 p2      43 dst reload
        and r10, r12                 ;  1004.4 p0      43 dst
        and rsi, r12                 ;  1004.9 p0      43 dst
        mov qword [rsp + 1600], r10  ;  1005.5 p0+p3   43 dst spill
        and r14, rdx                 ;  1006.5 p0      43 dst
        mov r10, r12                 ;  1001.8 p1      43 dst copy
        or r10, r9                   ;  1007.1 p0      43 dst
        xor rcx, r10                 ;  1008.1 p0      43 dst
        mov r10, qword [rsp + 1784]  ;   969.1 p2      43 dst reload
        and r10, rcx                 ;  1009.1 p0      43 dst
        mov qword [rsp + 1784], rsi  ;  1008.8 p0+p3   43 dst spill
        mov rsi, r12                 ;  1001.8 p1      43 dst copy
        xor rsi, r9                  ;  1009.8 p0      43 dst
        xor r9, rdx                  ;  1010.4 p0      43 dst
        xor rdx, rcx                 ;  1010.9 p0      43 dst
        and rbx, rcx                 ;  1011.5 p0      43 dst
        xor rcx, rsi                 ;  1012.1 p0      43 dst
        and r11, rcx                 ;  1013.1 p0      43 dst
        and rax, rsi                 ;  1013.2 p0      43 dst
        and r15, rsi                 ;  1013.8 p0      43 dst
        mov rsi, qword [rsp + 1912]  ;   981.9 p2      43 dst reload
        and rsi, rcx                 ;  1014.3 p0      43 dst
        mov rcx, qword [rsp + 1592]  ;   972.1 p2      43 dst reload
        and rbp, r9                  ;  1014.9 p0      43 dst
        and rcx, r9                  ;  1015.5 p0      43 dst
        mov r9, qword [rsp + 1784]   ;  1008.8 p2      43 dst
        xor r9, r11                  ;  1016.1 p0      43 dst
        xor r11, r13                 ;  1016.6 p0      43 dst
        mov qword [rsp + 1592], rsi  ;  1017.2 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1768]  ;   965.4 p2      43 dst reload
        xor r10, rbp                 ;  1018.2 p0      43 dst
        xor r12, rdx                 ;  1018.8 p0      43 dst
        and rdi, r12                 ;  1019.8 p0      43 dst
        and r12, qword [rsp + 664]   ;  1019.9 p2+p0   43 dst
        and rsi, rdx                 ;  1020.5 p0      43 dst
        mov qword [rsp + 1768], rax  ;  1021.1 p0+p3   43 dst spill
        xor rbx, rax                 ;  1022.1 p0      43 dst
        mov rax, qword [rsp + 1928]  ;   975.4 p2      43 dst reload
        xor rsi, r12                 ;  1022.6 p0      43 dst
        mov qword [rsp + 1912], rsi  ;  1023.6 p0+p3   43 dst spill
        and rax, rdx                 ;  1024.2 p0      43 dst
        mov rdx, qword [rsp + 1016]  ;   969.7 p2      43 dst
        xor rdx, qword [rsp + 1024]  ;  1024.8 p2+p0   43 dst
        xor r9, rax                  ;  1025.3 p0      43 dst
        mov qword [rsp + 1688], r10  ;  1025.9 p0+p3   43 dst spill
        mov qword [rsp + 1928], rcx  ;  1026.9 p0+p3   43 dst spill
        mov rcx, rdx                 ;  1025.8 p1      43 dst copy
        xor r11, r10                 ;  1027.9 p0      43 dst
        xor rcx, qword [rsp + 1000]  ;  1028.5 p2+p0   43 dst
        mov rax, rbx                 ;  1023.1 p1      43 dst copy
        xor rax, r11                 ;  1029.1 p0      43 dst
        mov r10, qword [rsp + 1952]  ;   976.4 p2      58 dst
        xor r10, qword [rsp + 272]   ;  1029.6 p2+p0   58 dst
        xor rax, rsi                 ;  1030.2 p0      43 dst
        mov rsi, rcx                 ;  1029.5 p1      43 dst copy
        mov qword [rsp + 1952], r10  ;  1030.8 p0+p3   58 dst spill
        xor rsi, qword [rsp + 1048]  ;  1031.8 p2+p0   43 dst
        xor r15, rax                 ;  1032.3 p0      43 dst
        xor r9, r15                  ;  1033.3 p0      43 dst
        mov qword [rsp + 1960], r11  ;  1033.5 p0+p3   43 dst spill
        mov r10, rsi                 ;  1032.8 p1      43 dst copy
        mov qword [rsp + 1624], r15  ;  1034.5 p0+p3   43 dst spill
        mov r15, qword [rsp + 1848]  ;   981.9 p2      58 dst
        xor r15, qword [rsp + 2048]  ;  1035.5 p2+p0   58 dst
        xor r15, qword [rsp + 1816]  ;  1036.5 p2+p0   58 dst
        xor r15, qword [rsp + 2000]  ;  1037.5 p2+p0   58 dst
        mov qword [rsp + 2000], r9   ;  1037.2 p0+p3   43 dst spill
        mov qword [rsp + 1800], rax  ;  1038.2 p0+p3   43 dst spill
        xor r14, r9                  ;  1039.2 p0      43 dst
        mov qword [rsp + 1736], r14  ;  1040.2 p0+p3   43 dst spill
        xor r8, r14                  ;  1040.8 p0      43 dst
        mov r14, qword [rsp + 1792]  ;   986.9 p2      58 dst
        xor r14, qword [rsp + 264]   ;  1041.3 p2+p0   58 dst
        mov r9, qword [rsp + 0]      ;   988.9 p2      58 dst.2 reload
        xor r15, qword [r9 + 10768]  ;  1041.9 p2+p0   58 dst
        mov r9, qword [rsp + 1856]   ;   990.9 p2      58 dst
        xor r10, qword [rsp + 992]   ;  1042.5 p2+p0   43 dst
        mov qword [rsp + 1848], rdi  ;  1043.0 p0+p3   43 dst spill
        mov rdi, r10                 ;  1043.5 p1      43 dst copy
        xor r9, qword [rsp + 1664]   ;  1044.0 p2+p0   58 dst
        xor r9, qword [rsp + 1824]   ;  1045.0 p2+p0   58 dst
        xor r9, qword [rsp + 1752]   ;  1046.0 p2+p0   58 dst
        mov rax, qword [rsp + 2032]  ;   995.9 p2      58 dst
        mov qword [rsp + 1792], r14  ;  1045.8 p0+p3   58 dst spill
        xor rdi, qword [rsp + 1008]  ;  1046.8 p2+p0   43 dst
        mov r11, rdi                 ;  1047.8 p1      43 dst copy
        mov qword [rsp + 2048], r8   ;  1047.3 p0+p3   43 dst spill
        mov r14, rsi                 ;  1032.8 p1      43 dst copy
        xor r14, qword [rsp + 1040]  ;  1048.3 p2+p0   43 dst
        mov r8, r14                  ;  1049.3 p1      43 dst copy
        mov qword [rsp + 1816], r12  ;  1048.9 p0+p3   43 dst spill
        mov qword [rsp + 1752], r15  ;  1049.9 p0+p3   58 dst spill
        mov r15, qword [rsp + 0]     ;   998.9 p2      58 dst.2 reload
        mov qword [rsp + 1856], rbx  ;  1050.9 p0+p3   43 dst spill
        mov rbx, r14                 ;  1049.3 p1      43 dst copy
        mov r12, r14                 ;  1049.3 p1      43 dst copy
        mov qword [rsp + 1616], rbp  ;  1051.9 p0+p3   43 dst spill
        mov rbp, r10                 ;  1043.5 p1      43 dst copy
        xor r9, qword [r15 + 10776]  ;  1052.9 p2+p0   58 dst
        mov r15, rsi                 ;  1032.8 p1      43 dst copy
        mov qword [rsp + 2032], r14  ;  1053.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 0]     ;  1004.1 p2      58 dst.2 reload
        xor r11, qword [rsp + 1016]  ;  1054.5 p2+p0   43 dst
        xor r12, r11                 ;  1055.5 p0      43 dst
        and r15, r12                 ;  1056.5 p0      43 dst
        or rbp, qword [rsp + 1048]   ;  1056.2 p2+p0   43 dst
        xor rax, qword [r14 + 10784] ;  1056.8 p2+p0   58 dst
        mov qword [rsp + 1840], r12  ;  1057.3 p0+p3   43 dst spill
        mov r14, r12                 ;  1056.5 p1      43 dst copy
        xor rbx, qword [rsp + 1032]  ;  1058.3 p2+p0   43 dst
        mov qword [rsp + 1664], r9   ;  1058.9 p0+p3   58 dst spill
        xor rdi, rbp                 ;  1059.9 p0      43 dst
        mov r12, rbx                 ;  1059.3 p1      43 dst copy
        xor r12, qword [rsp + 992]   ;  1060.5 p2+p0   43 dst
        mov qword [rsp + 1632], r13  ;  1061.0 p0+p3   43 dst spill
        mov qword [rsp + 1904], rax  ;  1062.0 p0+p3   58 dst spill
        mov rax, rbx                 ;  1059.3 p1      43 dst copy
        mov qword [rsp + 1872], r12  ;  1063.0 p0+p3   43 dst spill
        xor rax, qword [rsp + 1024]  ;  1064.0 p2+p0   43 dst
        mov qword [rsp + 1720], r10  ;  1064.6 p0+p3   43 dst spill
        mov r13, r10                 ;  1043.5 p1      43 dst copy
        mov r10, qword [rsp + 1872]  ;  1063.0 p2      43 dst
        and r10, rax                 ;  1067.0 p0      43 dst
        mov qword [rsp + 1584], rsi  ;  1066.2 p0+p3   43 dst spill
        mov r9, rsi                  ;  1032.8 p1      43 dst copy
        mov qword [rsp + 1648], rbx  ;  1067.2 p0+p3   43 dst spill
        mov qword [rsp + 1640], r11  ;  1068.2 p0+p3   43 dst spill
        mov r12, r11                 ;  1055.5 p1      43 dst copy
        xor rdi, r10                 ;  1069.2 p0      43 dst
        mov rsi, rbx                 ;  1059.3 p1      43 dst copy
        xor r14, qword [rsp + 1048]  ;  1069.8 p2+p0   43 dst
        mov rbx, r15                 ;  1057.5 p1      43 dst copy
        mov r10, qword [rsp + 1872]  ;  1063.0 p2      43 dst
        mov qword [rsp + 1872], r10  ;  1070.3 p0+p3   43 dst spill
        mov r10, r11                 ;  1055.5 p1      43 dst copy
        mov r11, rax                 ;  1065.0 p1      43 dst copy
        xor r11, r14                 ;  1071.3 p0      43 dst
        and rsi, r11                 ;  1072.3 p0      43 dst
        xor rcx, rsi                 ;  1073.3 p0      43 dst
        mov rsi, r14                 ;  1070.8 p1      43 dst copy
        xor rsi, qword [rsp + 992]   ;  1073.0 p2+p0   43 dst
        xor rdx, rsi                 ;  1074.0 p0      43 dst
        and r12, rdx                 ;  1075.0 p0      43 dst
        and rsi, r14                 ;  1074.8 p0      43 dst
        xor rcx, rsi                 ;  1075.8 p0      43 dst
        xor rsi, r12                 ;  1076.0 p0      43 dst
        xor rbx, qword [rsp + 1024]  ;  1076.5 p2+p0   43 dst
        xor rbx, rsi                 ;  1077.5 p0      43 dst
        xor rdi, rsi                 ;  1077.6 p0      43 dst
        mov rsi, r11                 ;  1072.3 p1      43 dst copy
        xor rsi, qword [rsp + 1016]  ;  1078.2 p2+p0   43 dst
        xor r10, rax                 ;  1078.7 p0      43 dst
        xor rbp, rcx                 ;  1079.3 p0      43 dst
        xor r15, rcx                 ;  1079.9 p0      43 dst
        mov rcx, r10                 ;  1079.7 p1      43 dst copy
        xor r9, rdx                  ;  1080.5 p0      43 dst
        and r8, r9                   ;  1081.5 p0      43 dst
        xor r15, r8                  ;  1082.5 p0      43 dst
        mov r8, qword [rsp + 1704]   ;  1032.5 p2      58 dst
        xor r8, qword [rsp + 1880]   ;  1082.2 p2+p0   58 dst
        mov r12, qword [rsp + 1696]  ;  1034.5 p2      58 dst
        xor r12, qword [rsp + 1680]  ;  1082.7 p2+p0   58 dst
        and rcx, rsi                 ;  1083.3 p0      43 dst
        xor rbx, rcx                 ;  1084.3 p0      43 dst
        xor r12, qword [rsp + 1920]  ;  1084.5 p2+p0   58 dst
        xor r12, qword [rsp + 288]   ;  1085.5 p2+p0   58 dst
        mov qword [rsp + 1920], r12  ;  1086.5 p0+p3   58 dst spill
        mov r12, r15                 ;  1083.5 p1      43 dst copy
        and r12, rbx                 ;  1086.6 p0      43 dst
        xor r13, rsi                 ;  1087.2 p0      43 dst
        mov rcx, r10                 ;  1079.7 p1      43 dst copy
        xor rcx, qword [rsp + 1048]  ;  1087.7 p2+p0   43 dst
        xor r8, qword [rsp + 1808]   ;  1088.3 p2+p0   58 dst
        xor r8, qword [rsp + 280]    ;  1089.3 p2+p0   58 dst
        mov qword [rsp + 1680], r8   ;  1090.3 p0+p3   58 dst spill
        mov r8, r13                  ;  1088.2 p1      43 dst copy
        xor rbp, r12                 ;  1090.5 p0      43 dst
        and r8, rcx                  ;  1091.0 p0      43 dst
        xor rbp, r8                  ;  1092.0 p0      43 dst
        mov r8, rdi                  ;  1078.6 p1      43 dst copy
        and r8, rbp                  ;  1093.0 p0      43 dst
        xor r15, r8                  ;  1094.0 p0      43 dst
        xor rbp, rbx                 ;  1093.3 p0      43 dst
        mov r8, rdi                  ;  1078.6 p1      43 dst copy
        and r8, r15                  ;  1095.0 p0      43 dst
        xor rbx, r8                  ;  1096.0 p0      43 dst
        or r12, rbp                  ;  1095.0 p0      43 dst
        xor r12, r15                 ;  1096.0 p0      43 dst
        and r15, rbx                 ;  1097.0 p0      43 dst
        xor rdi, r15                 ;  1098.0 p0      43 dst
        mov r8, qword [rsp + 1608]   ;  1048.4 p2      58 dst
        mov r15, qword [rsp + 0]     ;  1049.4 p2      58 dst.2 reload
        and rcx, rbx                 ;  1097.3 p0      43 dst
        and r9, rdi                  ;  1099.0 p0      43 dst
        and r13, rbx                 ;  1098.5 p0      43 dst
        xor r8, qword [rsp + 1776]   ;  1099.0 p2+p0   58 dst
        xor r8, qword [rsp + 1824]   ;  1100.0 p2+p0   58 dst
        xor r8, qword [r15 + 10808]  ;  1101.0 p2+p0   58 dst
        mov r15, qword [rsp + 2032]  ;  1053.5 p2      43 dst reload
        mov qword [rsp + 2032], r8   ;  1102.0 p0+p3   58 dst spill
        mov r8, qword [rsp + 1720]   ;  1064.6 p2      43 dst reload
        and r8, r12                  ;  1101.7 p0      43 dst
        and r15, rdi                 ;  1102.3 p0      43 dst
        xor r15, qword [rsp + 376]   ;  1103.3 p2+p0   58 dst
        mov qword [rsp + 1720], r15  ;  1104.3 p0+p3   58 dst spill
        mov r15, qword [rsp + 1728]  ;  1056.4 p2      58 dst
        xor r15, qword [rsp + 296]   ;  1104.4 p2+p0   58 dst
        mov qword [rsp + 1728], r15  ;  1105.4 p0+p3   58 dst spill
        mov r15, qword [rsp + 1968]  ;  1058.4 p2      58 dst
        xor r15, qword [rsp + 304]   ;  1106.0 p2+p0   58 dst
        mov qword [rsp + 1968], r15  ;  1107.0 p0+p3   58 dst spill
        mov r15, qword [rsp + 1976]  ;  1060.4 p2      58 dst
        xor r15, qword [rsp + 2016]  ;  1107.6 p2+p0   58 dst
        xor r15, qword [rsp + 1576]  ;  1108.6 p2+p0   58 dst
        xor r15, qword [rsp + 1896]  ;  1109.6 p2+p0   58 dst
        mov qword [rsp + 1896], r8   ;  1109.3 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;  1064.4 p2      58 dst.2 reload
        xor r15, qword [r8 + 10832]  ;  1110.6 p2+p0   58 dst
        mov r8, rdi                  ;  1099.0 p1      43 dst copy
        xor rdi, rbx                 ;  1110.9 p0      43 dst
        and r11, rdi                 ;  1111.9 p0      43 dst
        mov qword [rsp + 1576], r15  ;  1112.0 p0+p3   58 dst spill
        mov r15, qword [rsp + 1648]  ;  1067.2 p2      43 dst reload
        and r15, rdi                 ;  1113.0 p0      43 dst
        mov rdi, rbx                 ;  1097.0 p1      43 dst copy
        xor rbx, r12                 ;  1113.6 p0      43 dst
        and r10, rbx                 ;  1114.6 p0      43 dst
        or rdi, r12                  ;  1114.7 p0      43 dst
        xor rbp, rdi                 ;  1115.7 p0      43 dst
        and rdx, rbp                 ;  1116.7 p0      43 dst
        mov rdi, qword [rsp + 1872]  ;  1070.3 p2      43 dst reload
        xor r8, rbp                  ;  1116.7 p0      43 dst
        and rsi, rbx                 ;  1117.0 p0      43 dst
        xor rbx, rbp                 ;  1117.6 p0      43 dst
        and rdi, rbx                 ;  1118.6 p0      43 dst
        and rax, rbx                 ;  1118.7 p0      43 dst
        mov rbx, qword [rsp + 1640]  ;  1071.2 p2      43 dst reload
        and rbx, rbp                 ;  1119.3 p0      43 dst
        mov rbp, r12                 ;  1097.0 p1      43 dst copy
        xor r12, r8                  ;  1119.9 p0      43 dst
        and r14, r12                 ;  1120.9 p0      43 dst
        and r12, qword [rsp + 992]   ;  1121.0 p2+p0   43 dst
        xor rdx, rsi                 ;  1121.6 p0      43 dst
        xor rbx, r11                 ;  1122.2 p0      43 dst
        and rbp, qword [rsp + 1048]  ;  1122.7 p2+p0   43 dst
        xor r11, rcx                 ;  1123.3 p0      58 dst
        xor r11, rbp                 ;  1124.3 p0      58 dst
        xor rcx, rax                 ;  1124.4 p0      43 dst
        xor rax, rbp                 ;  1125.0 p0      43 dst
        xor rcx, rbx                 ;  1125.6 p0      43 dst
        mov rbp, qword [rsp + 1840]  ;  1077.1 p2      43 dst reload
        and rbp, r8                  ;  1126.1 p0      43 dst
        xor rax, rbp                 ;  1127.1 p0      43 dst
        xor r11, r14                 ;  1127.3 p0      58 dst
        mov r14, qword [rsp + 1584]  ;  1078.8 p2      43 dst reload
        and r14, r8                  ;  1127.9 p0      43 dst
        mov r8, qword [rsp + 1720]   ;  1104.3 p2      58 dst reload
        xor r14, r12                 ;  1128.9 p0      43 dst
        xor r8, rbx                  ;  1129.0 p0      58 dst
        mov rbx, qword [rsp + 1896]  ;  1109.3 p2      58 dst reload
        xor rbx, r12                 ;  1129.6 p0      58 dst
        xor rbx, rdx                 ;  1130.6 p0      58 dst
        xor rdx, rcx                 ;  1130.7 p0      43 dst
        xor rdx, r14                 ;  1131.7 p0      43 dst
        xor r10, rdx                 ;  1132.7 p0      43 dst
        xor rax, r10                 ;  1133.7 p0      43 dst
        xor r8, r10                  ;  1133.7 p0      58 dst
        mov r12, qword [rsp + 1760]  ;  1084.5 p2      58 dst
        mov r10, qword [rsp + 0]     ;  1085.5 p2      58 dst.2 reload
        xor rsi, rdi                 ;  1133.6 p0      58 dst
        xor rsi, qword [r10 + 11000] ;  1134.6 p2+p0   58 dst
        xor r9, rax                  ;  1134.7 p0      43 dst
        xor r13, r9                  ;  1135.7 p0      43 dst
        xor rbx, qword [r10 + 10968] ;  1135.9 p2+p0   58 dst
        xor rbx, r13                 ;  1136.9 p0      58 dst
        xor r15, qword [rsp + 384]   ;  1137.0 p2+p0   58 dst
        xor r15, r14                 ;  1138.0 p0      58 dst
        mov rdi, qword [rsp + 1832]  ;  1089.5 p2      58 dst
        mov rbp, qword [rsp + 1712]  ;  1090.5 p2      43 dst reload
        xor rdx, qword [rsp + 360]   ;  1138.1 p2+p0   58 dst
        xor rsi, r13                 ;  1138.7 p0      58 dst
        mov r13, qword [rsp + 2616]  ;  1092.5 p2      58 dst reload
        xor rax, qword [r10 + 10976] ;  1139.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1984]  ;  1139.9 p2+p0   58 dst
        xor rcx, qword [rsp + 368]   ;  1140.4 p2+p0   58 dst
        xor rdi, rbp                 ;  1141.0 p0      58 dst
        xor r11, qword [r10 + 10960] ;  1141.6 p2+p0   58 dst
        xor rbp, qword [rsp + 1936]  ;  1142.1 p2+p0   58 dst
        xor rbp, qword [rsp + 2008]  ;  1143.1 p2+p0   58 dst
        mov qword [r13 + 760], rsi   ;  1143.3 p0+p3   58 dst
        mov rsi, qword [rsp + 1624]  ;  1099.5 p2      58 dst
        xor rsi, qword [rsp + 1656]  ;  1144.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1672]  ;  1144.8 p2+p0   58 dst
        xor rbp, qword [r10 + 10872] ;  1145.4 p2+p0   58 dst
        mov qword [r13 + 704], rdx   ;  1146.0 p0+p3   58 dst
        xor rdi, qword [r10 + 10840] ;  1147.0 p2+p0   58 dst
        mov qword [r13 + 600], rdi   ;  1148.0 p0+p3   58 dst
        mov rdi, qword [rsp + 1848]  ;  1104.5 p2      58 dst
        mov r14, qword [rsp + 1992]  ;  1105.5 p2      58 dst
        mov qword [r13 + 720], r11   ;  1148.6 p0+p3   58 dst
        xor r14, qword [rsp + 1944]  ;  1149.6 p2+p0   58 dst
        xor r14, qword [rsp + 2024]  ;  1150.6 p2+p0   58 dst
        xor r14, qword [rsp + 320]   ;  1151.6 p2+p0   58 dst
        mov qword [r13 + 712], rcx   ;  1151.3 p0+p3   58 dst
        xor r12, qword [rsp + 1744]  ;  1152.3 p2+p0   58 dst
        xor r12, qword [rsp + 1888]  ;  1153.3 p2+p0   58 dst
        xor rsi, qword [rsp + 1688]  ;  1153.4 p2+p0   58 dst
        xor rdi, qword [r10 + 10896] ;  1154.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1784]  ;  1155.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1632]  ;  1156.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1616]  ;  1157.0 p2+p0   58 dst
        mov qword [r13 + 656], rdi   ;  1158.0 p0+p3   58 dst
        mov qword [r13 + 728], rbx   ;  1157.3 p0+p3   58 dst
        xor r15, r9                  ;  1158.3 p0      58 dst
        mov r9, qword [rsp + 1864]   ;  1116.5 p2      58 dst
        mov qword [r13 + 736], rax   ;  1158.8 p0+p3   58 dst
        mov qword [r13 + 632], rbp   ;  1159.8 p0+p3   58 dst
        xor r9, qword [r10 + 10848]  ;  1160.8 p2+p0   58 dst
        mov qword [r13 + 608], r9    ;  1161.8 p0+p3   58 dst
        xor rsi, qword [rsp + 344]   ;  1162.4 p2+p0   58 dst
        mov qword [r13 + 752], r15   ;  1163.0 p0+p3   58 dst
        mov r15, qword [rsp + 1600]  ;  1119.5 p2      58 dst
        xor r15, qword [r10 + 10904] ;  1164.0 p2+p0   58 dst
        xor r15, qword [rsp + 1856]  ;  1165.0 p2+p0   58 dst
        mov r11, qword [rsp + 2048]  ;  1122.5 p2      43 dst reload
        xor r15, r11                 ;  1166.0 p0      58 dst
        mov qword [r13 + 744], r8    ;  1165.7 p0+p3   58 dst
        mov r9, qword [rsp + 1960]   ;  1123.5 p2      58 dst
        xor r9, qword [rsp + 336]    ;  1166.7 p2+p0   58 dst
        mov qword [r13 + 648], r9    ;  1167.7 p0+p3   58 dst
        mov r9, qword [rsp + 1792]   ;  1125.5 p2      58 dst reload
        mov qword [r13 + 512], r9    ;  1168.3 p0+p3   58 dst
        mov r9, qword [rsp + 1952]   ;  1126.5 p2      58 dst reload
        mov r8, qword [rsp + 1800]   ;  1127.5 p2      58 dst
        xor r11, qword [r10 + 10936] ;  1169.3 p2+p0   58 dst
        xor r11, qword [rsp + 1768]  ;  1170.3 p2+p0   58 dst
        xor r8, qword [rsp + 328]    ;  1170.4 p2+p0   58 dst
        mov qword [r13 + 520], r9    ;  1171.0 p0+p3   58 dst
        mov r9, qword [rsp + 1752]   ;  1131.5 p2      58 dst reload
        mov qword [r13 + 528], r9    ;  1172.0 p0+p3   58 dst
        mov r9, qword [rsp + 1664]   ;  1132.5 p2      58 dst reload
        mov qword [r13 + 536], r9    ;  1173.0 p0+p3   58 dst
        xor r11, qword [rsp + 1592]  ;  1174.0 p2+p0   58 dst
        mov qword [r13 + 696], r11   ;  1175.0 p0+p3   58 dst
        xor r12, qword [rsp + 312]   ;  1175.6 p2+p0   58 dst
        mov qword [r13 + 624], r14   ;  1176.1 p0+p3   58 dst
        mov qword [r13 + 640], r8    ;  1177.1 p0+p3   58 dst
        xor r15, qword [rsp + 1816]  ;  1178.1 p2+p0   58 dst
        mov qword [r13 + 616], r12   ;  1178.7 p0+p3   58 dst
        mov r12, qword [rsp + 2000]  ;  1136.5 p2      58 dst
        mov r9, qword [rsp + 1904]   ;  1137.5 p2      58 dst reload
        mov r8, qword [rsp + 1736]   ;  1138.5 p2      58 dst
        xor r8, qword [rsp + 1928]   ;  1179.7 p2+p0   58 dst
        xor r8, qword [rsp + 1912]   ;  1180.7 p2+p0   58 dst
        mov qword [r13 + 544], r9    ;  1180.8 p0+p3   58 dst
        mov r9, qword [rsp + 1680]   ;  1141.5 p2      58 dst reload
        mov qword [r13 + 552], r9    ;  1181.8 p0+p3   58 dst
        mov r9, qword [rsp + 1920]   ;  1142.5 p2      58 dst reload
        mov qword [r13 + 560], r9    ;  1182.8 p0+p3   58 dst
        mov r9, qword [rsp + 2032]   ;  1143.5 p2      58 dst reload
        mov qword [r13 + 568], r9    ;  1183.8 p0+p3   58 dst
        mov r9, qword [rsp + 1728]   ;  1144.5 p2      58 dst reload
        mov qword [r13 + 576], r9    ;  1184.8 p0+p3   58 dst
        xor r12, qword [r10 + 10912] ;  1185.8 p2+p0   58 dst
        mov qword [r13 + 672], r12   ;  1186.8 p0+p3   58 dst
        xor r8, qword [rsp + 352]    ;  1187.4 p2+p0   58 dst
        mov qword [r13 + 688], r8    ;  1188.4 p0+p3   58 dst
        mov r8, qword [rsp + 1336]   ;  1147.5 p2      43 dst
        mov r9, qword [rsp + 1968]   ;  1148.5 p2      58 dst reload
        mov qword [r13 + 584], r9    ;  1189.0 p0+p3   58 dst
        mov r9, qword [rsp + 1576]   ;  1149.5 p2      58 dst reload
        mov qword [r13 + 592], r9    ;  1190.0 p0+p3   58 dst
        mov r9, qword [rsp + 1344]   ;  1150.5 p2      43 dst reload
        xor r8, r9                   ;  1191.0 p0      43 dst
        mov r11, r8                  ;  1192.0 p1      43 dst copy
        xor r11, qword [rsp + 1320]  ;  1193.0 p2+p0   43 dst
        mov r12, r11                 ;  1194.0 p1      43 dst copy
        mov qword [r13 + 664], r15   ;  1192.1 p0+p3   58 dst
        mov r14, qword [rsp + 1368]  ;  1152.5 p2      43 dst reload
        mov rdi, qword [rsp + 1312]  ;  1153.5 p2      43 dst reload
        mov rcx, qword [rsp + 1336]  ;  1154.5 p2      43 dst reload
        xor r12, r14                 ;  1195.0 p0      43 dst
        mov r15, r12                 ;  1196.0 p1      43 dst copy
        xor r15, qword [rsp + 1360]  ;  1197.0 p2+p0   43 dst
        mov qword [r13 + 680], rsi   ;  1194.3 p0+p3   58 dst
        mov rsi, r12                 ;  1196.0 p1      43 dst copy
        xor rsi, rdi                 ;  1197.0 p0      43 dst
        mov qword [rsp + 1968], rsi  ;  1198.0 p0+p3   43 dst spill
        mov r10, rsi                 ;  1198.0 p1      43 dst copy
        mov rbx, r12                 ;  1196.0 p1      43 dst copy
        mov rbp, rsi                 ;  1198.0 p1      43 dst copy
        mov rdx, r12                 ;  1196.0 p1      43 dst copy
        xor rbp, qword [rsp + 1328]  ;  1199.0 p2+p0   43 dst
        mov rax, rbp                 ;  1200.0 p1      43 dst copy
        mov qword [rsp + 1576], r12  ;  1197.4 p0+p3   43 dst spill
        mov r12, r15                 ;  1198.0 p1      43 dst copy
        xor r12, qword [rsp + 1352]  ;  1199.0 p2+p0   43 dst
        mov qword [rsp + 2032], r15  ;  1199.0 p0+p3   43 dst spill
        mov qword [rsp + 1904], r12  ;  1200.0 p0+p3   43 dst spill
        xor rax, rcx                 ;  1201.0 p0      43 dst
        mov qword [rsp + 1752], rax  ;  1202.0 p0+p3   43 dst spill
        mov r13, rsi                 ;  1198.0 p1      43 dst copy
        mov rsi, r15                 ;  1198.0 p1      43 dst copy
        xor rsi, rax                 ;  1202.5 p0      43 dst
        and rdx, rsi                 ;  1203.5 p0      43 dst
        mov qword [rsp + 1728], rdx  ;  1204.5 p0+p3   43 dst spill
        mov rdx, r15                 ;  1198.0 p1      43 dst copy
        mov r15, qword [rsp + 1728]  ;  1204.5 p2      43 dst
        or r13, r14                  ;  1204.7 p0      43 dst
        xor rbp, r13                 ;  1205.7 p0      43 dst
        mov qword [rsp + 1920], rbp  ;  1206.7 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1728]  ;  1204.5 p2      43 dst
        mov qword [rsp + 1728], r13  ;  1206.8 p0+p3   43 dst spill
        mov r13, rsi                 ;  1203.5 p1      43 dst copy
        xor r13, r14                 ;  1207.8 p0      43 dst
        mov r14, r12                 ;  1200.0 p1      43 dst copy
        xor r14, rdi                 ;  1208.4 p0      43 dst
        xor r15, r9                  ;  1209.0 p0      43 dst
        mov qword [rsp + 1664], r14  ;  1209.5 p0+p3   43 dst spill
        mov qword [rsp + 1680], rsi  ;  1210.5 p0+p3   43 dst spill
        mov r14, rax                 ;  1202.0 p1      43 dst copy
        xor r9, r12                  ;  1211.5 p0      43 dst
        xor r14, r9                  ;  1212.5 p0      43 dst
        mov rsi, r12                 ;  1200.0 p1      43 dst copy
        mov r12, rax                 ;  1202.0 p1      43 dst copy
        mov qword [rsp + 1952], r14  ;  1213.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1920]  ;  1206.7 p2      43 dst reload
        mov rax, qword [rsp + 1664]  ;  1209.5 p2      43 dst
        and rax, r9                  ;  1213.7 p0      43 dst
        xor r14, rax                 ;  1214.7 p0      43 dst
        mov qword [rsp + 1920], r14  ;  1215.7 p0+p3   43 dst spill
        mov r14, qword [rsp + 1952]  ;  1213.5 p2      43 dst
        xor r14, qword [rsp + 1368]  ;  1217.5 p2+p0   43 dst
        mov qword [rsp + 1792], r14  ;  1218.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1664]  ;  1209.5 p2      43 dst
        mov qword [rsp + 1664], r14  ;  1217.4 p0+p3   43 dst spill
        mov r14, qword [rsp + 1792]  ;  1218.5 p2      43 dst
        mov qword [rsp + 1912], r14  ;  1222.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1792]  ;  1218.5 p2      43 dst
        mov qword [rsp + 1792], r14  ;  1222.5 p0+p3   43 dst spill
        mov r14, r9                  ;  1212.5 p1      43 dst copy
        xor r14, r13                 ;  1220.4 p0      43 dst
        xor rcx, r14                 ;  1221.4 p0      43 dst
        mov rax, qword [rsp + 1952]  ;  1213.5 p2      43 dst
        and rax, rcx                 ;  1222.4 p0      43 dst
        xor r10, rcx                 ;  1222.4 p0      43 dst
        and rsi, r14                 ;  1222.7 p0      43 dst
        xor r11, rsi                 ;  1223.7 p0      43 dst
        xor r15, rax                 ;  1223.8 p0      43 dst
        mov rax, qword [rsp + 1912]  ;  1222.5 p2      43 dst reload
        mov qword [rsp + 1912], r10  ;  1224.4 p0+p3   43 dst spill
        and rax, r10                 ;  1226.5 p0      43 dst
        mov r10, qword [rsp + 1728]  ;  1206.8 p2      43 dst reload
        xor r10, rax                 ;  1227.5 p0      43 dst
        mov rax, qword [rsp + 1912]  ;  1224.4 p2      43 dst
        mov qword [rsp + 1912], r14  ;  1226.5 p0+p3   43 dst spill
        mov r14, r13                 ;  1208.8 p1      43 dst copy
        xor r14, rdi                 ;  1227.5 p0      43 dst
        xor r8, r14                  ;  1228.5 p0      43 dst
        and r14, r13                 ;  1228.7 p0      43 dst
        xor r11, r14                 ;  1229.7 p0      43 dst
        and r12, r8                  ;  1229.8 p0      43 dst
        xor rbx, r8                  ;  1230.4 p0      43 dst
        and rdx, rbx                 ;  1231.4 p0      43 dst
        xor rbp, r11                 ;  1231.5 p0      43 dst
        xor rbp, rdx                 ;  1232.5 p0      43 dst
        xor r14, r12                 ;  1232.7 p0      43 dst
        xor r15, r14                 ;  1233.7 p0      43 dst
        mov r12, rbp                 ;  1233.5 p1      43 dst copy
        xor r10, r11                 ;  1233.8 p0      43 dst
        mov r11, qword [rsp + 1920]  ;  1215.7 p2      43 dst reload
        xor r11, r14                 ;  1234.4 p0      43 dst
        mov r14, r15                 ;  1234.7 p1      43 dst copy
        and r12, r15                 ;  1235.0 p0      43 dst
        xor r10, r12                 ;  1236.0 p0      43 dst
        xor r15, r10                 ;  1237.0 p0      43 dst
        and r10, r11                 ;  1237.0 p0      43 dst
        xor rbp, r10                 ;  1238.0 p0      43 dst
        or r12, r15                  ;  1238.0 p0      43 dst
        xor r12, rbp                 ;  1239.0 p0      43 dst
        mov r10, r11                 ;  1235.4 p1      43 dst copy
        mov rsi, qword [rsp + 1952]  ;  1213.5 p2      43 dst
        mov rdx, qword [rsp + 1792]  ;  1222.5 p2      43 dst reload
        and r10, rbp                 ;  1239.0 p0      43 dst
        xor r14, r10                 ;  1240.0 p0      43 dst
        mov r10, qword [rsp + 1968]  ;  1198.0 p2      43 dst reload
        and rbp, r14                 ;  1241.0 p0      43 dst
        xor r11, rbp                 ;  1242.0 p0      43 dst
        mov rbp, qword [rsp + 2032]  ;  1199.0 p2      43 dst reload
        and r10, r12                 ;  1241.2 p0      43 dst
        mov qword [rsp + 2032], r10  ;  1242.2 p0+p3   43 dst spill
        mov r10, qword [rsp + 1912]  ;  1226.5 p2      43 dst reload
        and rbx, r11                 ;  1243.0 p0      43 dst
        and rbp, r11                 ;  1243.4 p0      43 dst
        mov qword [rsp + 1792], rbp  ;  1244.4 p0+p3   43 dst spill
        mov rbp, r11                 ;  1243.0 p1      43 dst copy
        xor r11, r14                 ;  1245.0 p0      43 dst
        and r10, r11                 ;  1246.0 p0      43 dst
        and rax, r14                 ;  1246.1 p0      43 dst
        and rdx, r14                 ;  1246.7 p0      43 dst
        mov qword [rsp + 1912], rdx  ;  1247.7 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1904]  ;  1200.0 p2      43 dst reload
        and rdx, r11                 ;  1248.2 p0      43 dst
        mov qword [rsp + 1904], rdx  ;  1249.2 p0+p3   43 dst spill
        mov rdx, r14                 ;  1241.0 p1      43 dst copy
        or rdx, r12                  ;  1249.8 p0      43 dst
        xor r15, rdx                 ;  1250.8 p0      43 dst
        and r8, r15                  ;  1251.8 p0      43 dst
        xor r14, r12                 ;  1251.5 p0      43 dst
        xor rbp, r15                 ;  1252.1 p0      43 dst
        mov r11, qword [rsp + 1912]  ;  1247.7 p2      43 dst
        and rcx, r14                 ;  1252.7 p0      43 dst
        and rsi, r14                 ;  1253.2 p0      43 dst
        xor r14, r15                 ;  1253.8 p0      43 dst
        and r9, r14                  ;  1254.8 p0      43 dst
        mov rdx, qword [rsp + 1664]  ;  1217.4 p2      43 dst reload
        xor r11, r9                  ;  1255.8 p0      43 dst
        and rdx, r14                 ;  1255.5 p0      43 dst
        mov r14, qword [rsp + 1752]  ;  1202.3 p2      43 dst reload
        and r14, r15                 ;  1256.1 p0      43 dst
        mov r15, r12                 ;  1240.0 p1      43 dst copy
        xor r12, rbp                 ;  1256.7 p0      43 dst
        and r13, r12                 ;  1257.7 p0      43 dst
        and rdi, r12                 ;  1257.8 p0      43 dst
        mov r12, qword [rsp + 1576]  ;  1204.3 p2      43 dst reload
        mov qword [rsp + 1576], rdx  ;  1258.4 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1680]  ;  1210.5 p2      43 dst reload
        mov qword [rsp + 1680], rcx  ;  1259.4 p0+p3   43 dst spill
        xor r8, rcx                  ;  1260.4 p0      43 dst
        and r12, rbp                 ;  1260.9 p0      43 dst
        and rdx, rbp                 ;  1261.5 p0      43 dst
        xor r14, r10                 ;  1262.1 p0      43 dst
        xor r11, r14                 ;  1263.1 p0      43 dst
        xor r12, rdi                 ;  1263.2 p0      43 dst
        mov rbp, r8                  ;  1261.4 p1      43 dst copy
        xor rbp, r11                 ;  1264.1 p0      43 dst
        xor rbp, r12                 ;  1265.1 p0      43 dst
        and r15, qword [rsp + 1368]  ;  1264.9 p2+p0   43 dst
        xor r9, r15                  ;  1265.9 p0      43 dst
        xor r9, rdx                  ;  1266.9 p0      43 dst
        mov rdx, qword [rsp + 624]   ;  1211.5 p2      43 dst
        mov qword [rsp + 1752], r12  ;  1266.7 p0+p3   43 dst spill
        xor rdx, qword [rsp + 632]   ;  1267.7 p2+p0   43 dst
        mov rcx, rdx                 ;  1268.7 p1      43 dst copy
        xor rcx, qword [rsp + 608]   ;  1269.7 p2+p0   43 dst
        mov r12, rcx                 ;  1270.7 p1      43 dst copy
        xor rsi, rbp                 ;  1268.8 p0      43 dst
        mov qword [rsp + 1952], r8   ;  1269.4 p0+p3   43 dst spill
        xor r12, qword [rsp + 656]   ;  1271.7 p2+p0   43 dst
        xor r9, rsi                  ;  1270.9 p0      43 dst
        mov qword [rsp + 1656], r13  ;  1271.5 p0+p3   43 dst spill
        xor rbx, r9                  ;  1272.5 p0      43 dst
        mov qword [rsp + 1920], rsi  ;  1273.1 p0+p3   43 dst spill
        mov qword [rsp + 1968], r14  ;  1274.1 p0+p3   43 dst spill
        xor rax, rbx                 ;  1275.1 p0      43 dst
        mov qword [rsp + 1664], rbx  ;  1275.7 p0+p3   43 dst spill
        mov r14, r12                 ;  1272.7 p1      43 dst copy
        xor r14, qword [rsp + 600]   ;  1276.7 p2+p0   43 dst
        mov rbx, r12                 ;  1272.7 p1      43 dst copy
        xor rbx, qword [rsp + 648]   ;  1277.2 p2+p0   43 dst
        mov r8, r14                  ;  1277.7 p1      43 dst copy
        mov r13, rbx                 ;  1278.2 p1      43 dst copy
        mov qword [rsp + 1736], rax  ;  1277.8 p0+p3   43 dst spill
        xor r8, qword [rsp + 616]    ;  1278.8 p2+p0   43 dst
        mov qword [rsp + 1928], rdi  ;  1279.4 p0+p3   43 dst spill
        mov rdi, r8                  ;  1279.8 p1      43 dst copy
        xor rdi, qword [rsp + 624]   ;  1280.8 p2+p0   43 dst
        mov qword [rsp + 1688], r10  ;  1280.9 p0+p3   43 dst spill
        mov qword [rsp + 2048], r12  ;  1281.9 p0+p3   43 dst spill
        mov r10, rbx                 ;  1278.2 p1      43 dst copy
        xor r10, rdi                 ;  1282.9 p0      43 dst
        mov qword [rsp + 1816], r10  ;  1283.9 p0+p3   43 dst spill
        mov rsi, r12                 ;  1272.7 p1      43 dst copy
        and rsi, r10                 ;  1284.5 p0      43 dst
        mov qword [rsp + 1624], r15  ;  1285.1 p0+p3   43 dst spill
        mov qword [rsp + 1768], rbx  ;  1286.1 p0+p3   43 dst spill
        mov r15, r10                 ;  1283.9 p1      43 dst copy
        mov rax, rbx                 ;  1278.2 p1      43 dst copy
        mov qword [rsp + 1600], rdi  ;  1287.1 p0+p3   43 dst spill
        mov qword [rsp + 1728], r9   ;  1288.1 p0+p3   43 dst spill
        mov qword [rsp + 1592], rbp  ;  1289.1 p0+p3   43 dst spill
        mov r9, r12                  ;  1272.7 p1      43 dst copy
        xor rax, qword [rsp + 640]   ;  1290.1 p2+p0   43 dst
        mov rbx, rdi                 ;  1281.8 p1      43 dst copy
        mov qword [rsp + 1632], rax  ;  1291.1 p0+p3   43 dst spill
        mov r10, rdi                 ;  1281.8 p1      43 dst copy
        xor r15, qword [rsp + 656]   ;  1291.7 p2+p0   43 dst
        mov rbp, r14                 ;  1277.7 p1      43 dst copy
        mov qword [rsp + 2000], r11  ;  1292.2 p0+p3   43 dst spill
        mov r11, r14                 ;  1277.7 p1      43 dst copy
        mov rdi, rax                 ;  1291.1 p1      43 dst copy
        xor rdi, qword [rsp + 600]   ;  1293.2 p2+p0   43 dst
        mov r12, rsi                 ;  1285.5 p1      43 dst copy
        xor r12, qword [rsp + 632]   ;  1293.8 p2+p0   43 dst
        mov qword [rsp + 1616], rdi  ;  1294.4 p0+p3   43 dst spill
        mov rdi, rax                 ;  1291.1 p1      43 dst copy
        mov qword [rsp + 1856], r14  ;  1295.4 p0+p3   43 dst spill
        mov r14, rax                 ;  1291.1 p1      43 dst copy
        xor r14, qword [rsp + 632]   ;  1296.4 p2+p0   43 dst
        mov rax, qword [rsp + 1616]  ;  1294.4 p2      43 dst
        or r11, qword [rsp + 656]    ;  1296.9 p2+p0   43 dst
        xor r8, r11                  ;  1297.9 p0      43 dst
        and rax, r14                 ;  1298.4 p0      43 dst
        xor r8, rax                  ;  1299.4 p0      43 dst
        mov rax, qword [rsp + 1616]  ;  1294.4 p2      43 dst
        mov qword [rsp + 1616], rax  ;  1299.2 p0+p3   43 dst spill
        mov rax, r14                 ;  1297.4 p1      43 dst copy
        xor rax, r15                 ;  1300.2 p0      43 dst
        and rdi, rax                 ;  1301.2 p0      43 dst
        xor rcx, rdi                 ;  1302.2 p0      43 dst
        mov rdi, r15                 ;  1292.7 p1      43 dst copy
        xor rdi, qword [rsp + 600]   ;  1301.9 p2+p0   43 dst
        xor rdx, rdi                 ;  1302.9 p0      43 dst
        and rbx, rdx                 ;  1303.9 p0      43 dst
        and rdi, r15                 ;  1303.6 p0      43 dst
        xor rcx, rdi                 ;  1304.6 p0      43 dst
        xor rdi, rbx                 ;  1304.9 p0      43 dst
        xor r10, r14                 ;  1305.4 p0      43 dst
        xor r12, rdi                 ;  1305.9 p0      43 dst
        xor r8, rdi                  ;  1306.5 p0      43 dst
        mov rdi, r10                 ;  1306.4 p1      43 dst copy
        mov rbx, rax                 ;  1301.2 p1      43 dst copy
        xor r9, rdx                  ;  1307.1 p0      43 dst
        mov qword [rsp + 1784], r9   ;  1308.1 p0+p3   43 dst spill
        xor rsi, rcx                 ;  1308.6 p0      43 dst
        xor rbx, qword [rsp + 624]   ;  1309.2 p2+p0   43 dst
        and r13, r9                  ;  1309.8 p0      43 dst
        xor rsi, r13                 ;  1310.8 p0      43 dst
        xor r11, rcx                 ;  1310.9 p0      43 dst
        xor rbp, rbx                 ;  1311.5 p0      43 dst
        mov rcx, qword [rsp + 656]   ;  1258.1 p2      43 dst reload
        xor rdi, rcx                 ;  1312.1 p0      43 dst
        mov r9, rdi                  ;  1313.1 p1      43 dst copy
        and r9, rbp                  ;  1314.1 p0      43 dst
        mov r13, r10                 ;  1306.4 p1      43 dst copy
        and r13, rbx                 ;  1313.2 p0      43 dst
        xor r12, r13                 ;  1314.2 p0      43 dst
        mov r13, rsi                 ;  1311.8 p1      43 dst copy
        and r13, r12                 ;  1315.2 p0      43 dst
        xor r11, r13                 ;  1316.2 p0      43 dst
        xor r11, r9                  ;  1317.2 p0      43 dst
        mov r9, r12                  ;  1315.2 p1      43 dst copy
        xor r12, r11                 ;  1318.2 p0      43 dst
        and r11, r8                  ;  1318.2 p0      43 dst
        xor rsi, r11                 ;  1319.2 p0      43 dst
        mov r11, r8                  ;  1307.5 p1      43 dst copy
        or r13, r12                  ;  1319.2 p0      43 dst
        xor r13, rsi                 ;  1320.2 p0      43 dst
        and r11, rsi                 ;  1320.2 p0      43 dst
        xor r9, r11                  ;  1321.2 p0      43 dst
        and rsi, r9                  ;  1322.2 p0      43 dst
        xor r8, rsi                  ;  1323.2 p0      43 dst
        mov rsi, qword [rsp + 1768]  ;  1286.1 p2      43 dst reload
        and rsi, r8                  ;  1324.2 p0      43 dst
        mov qword [rsp + 1768], rsi  ;  1325.2 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1784]  ;  1308.1 p2      43 dst reload
        and rcx, r13                 ;  1322.8 p0      43 dst
        mov r11, qword [rsp + 1856]  ;  1295.4 p2      43 dst reload
        and r11, r13                 ;  1323.3 p0      43 dst
        mov qword [rsp + 1784], r11  ;  1324.3 p0+p3   43 dst spill
        mov r11, r13                 ;  1321.2 p1      43 dst copy
        or r11, r9                   ;  1324.9 p0      43 dst
        xor r12, r11                 ;  1325.9 p0      43 dst
        mov r11, qword [rsp + 1600]  ;  1287.1 p2      43 dst reload
        mov qword [rsp + 1600], rcx  ;  1326.1 p0+p3   43 dst spill
        mov rcx, r13                 ;  1321.2 p1      43 dst copy
        and rbp, r9                  ;  1327.1 p0      43 dst
        and rsi, r8                  ;  1327.6 p0      43 dst
        and rdx, r12                 ;  1328.2 p0      43 dst
        and r11, r12                 ;  1328.8 p0      43 dst
        xor rcx, r9                  ;  1329.3 p0      43 dst
        and r10, rcx                 ;  1330.3 p0      43 dst
        and rdi, r9                  ;  1330.5 p0      43 dst
        xor r9, r8                   ;  1331.1 p0      43 dst
        xor r8, r12                  ;  1331.6 p0      43 dst
        and rax, r9                  ;  1332.2 p0      43 dst
        xor r11, rax                 ;  1333.2 p0      43 dst
        and rbx, rcx                 ;  1333.3 p0      43 dst
        xor r13, r8                  ;  1333.9 p0      43 dst
        xor rdx, rbx                 ;  1334.5 p0      43 dst
        and r15, r13                 ;  1335.1 p0      43 dst
        and r13, qword [rsp + 600]   ;  1335.6 p2+p0   43 dst
        xor r12, rcx                 ;  1336.2 p0      43 dst
        and r14, r12                 ;  1337.2 p0      43 dst
        mov rcx, qword [rsp + 1616]  ;  1299.2 p2      43 dst reload
        and rcx, r12                 ;  1337.3 p0      43 dst
        mov r12, qword [rsp + 1632]  ;  1291.1 p2      43 dst reload
        mov qword [rsp + 1632], rcx  ;  1338.3 p0+p3   43 dst spill
        mov rcx, qword [rsp + 2048]  ;  1284.5 p2      43 dst reload
        and r12, r9                  ;  1338.9 p0      43 dst
        and rcx, r8                  ;  1339.5 p0      43 dst
        mov qword [rsp + 2048], rbx  ;  1340.0 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1816]  ;  1286.2 p2      43 dst reload
        xor rcx, r13                 ;  1341.0 p0      43 dst
        and rbx, r8                  ;  1341.6 p0      43 dst
        mov qword [rsp + 1848], r11  ;  1342.2 p0+p3   43 dst spill
        mov qword [rsp + 1616], rcx  ;  1343.2 p0+p3   43 dst spill
        mov r8, rdx                  ;  1335.5 p1      43 dst copy
        mov qword [rsp + 1816], r12  ;  1344.2 p0+p3   43 dst spill
        mov r9, qword [rsp + 1600]   ;  1326.1 p2      43 dst
        xor r9, r14                  ;  1345.2 p0      43 dst
        xor r14, rdi                 ;  1345.8 p0      43 dst
        xor r9, rbx                  ;  1346.3 p0      43 dst
        xor r14, r11                 ;  1346.9 p0      43 dst
        xor r8, r14                  ;  1347.9 p0      43 dst
        mov rbx, qword [rsp + 952]   ;  1293.1 p2      43 dst
        xor rbx, qword [rsp + 960]   ;  1348.0 p2+p0   43 dst
        mov qword [rsp + 2024], rdx  ;  1348.6 p0+p3   43 dst spill
        mov qword [rsp + 1888], r15  ;  1349.6 p0+p3   43 dst spill
        xor r8, rcx                  ;  1350.6 p0      43 dst
        xor r10, r8                  ;  1351.6 p0      43 dst
        mov r12, rbx                 ;  1349.0 p1      43 dst copy
        xor r12, qword [rsp + 936]   ;  1351.8 p2+p0   43 dst
        mov rcx, r12                 ;  1352.8 p1      43 dst copy
        xor rcx, qword [rsp + 984]   ;  1353.8 p2+p0   43 dst
        mov qword [rsp + 1960], r10  ;  1352.9 p0+p3   43 dst spill
        mov r11, rcx                 ;  1354.8 p1      43 dst copy
        mov qword [rsp + 1944], r13  ;  1353.9 p0+p3   43 dst spill
        xor r11, qword [rsp + 928]   ;  1355.8 p2+p0   43 dst
        xor r9, r10                  ;  1355.5 p0      43 dst
        xor rsi, r9                  ;  1356.5 p0      43 dst
        xor rbp, rsi                 ;  1357.5 p0      43 dst
        mov qword [rsp + 1856], rsi  ;  1357.5 p0+p3   43 dst spill
        mov rsi, rcx                 ;  1354.8 p1      43 dst copy
        mov rdx, r11                 ;  1356.8 p1      43 dst copy
        xor rdx, qword [rsp + 944]   ;  1358.2 p2+p0   43 dst
        mov r13, rdx                 ;  1359.2 p1      43 dst copy
        xor rsi, qword [rsp + 976]   ;  1358.8 p2+p0   43 dst
        mov r10, rcx                 ;  1354.8 p1      43 dst copy
        mov r15, rsi                 ;  1359.8 p1      43 dst copy
        xor r13, qword [rsp + 952]   ;  1360.2 p2+p0   43 dst
        xor r15, r13                 ;  1361.2 p0      43 dst
        and r10, r15                 ;  1362.2 p0      43 dst
        mov qword [rsp + 1744], rax  ;  1361.0 p0+p3   43 dst spill
        mov qword [rsp + 1896], r8   ;  1362.0 p0+p3   43 dst spill
        mov r8, r11                  ;  1356.8 p1      43 dst copy
        mov qword [rsp + 1992], rbp  ;  1363.0 p0+p3   43 dst spill
        mov qword [rsp + 1864], r14  ;  1364.0 p0+p3   43 dst spill
        mov rax, rsi                 ;  1359.8 p1      43 dst copy
        mov qword [rsp + 1800], r9   ;  1365.0 p0+p3   43 dst spill
        mov r14, r11                 ;  1356.8 p1      43 dst copy
        or r14, qword [rsp + 984]    ;  1366.0 p2+p0   43 dst
        xor rdx, r14                 ;  1367.0 p0      43 dst
        mov qword [rsp + 2008], rsi  ;  1367.2 p0+p3   43 dst spill
        mov qword [rsp + 1712], r11  ;  1368.2 p0+p3   43 dst spill
        mov qword [rsp + 1760], rdi  ;  1369.2 p0+p3   43 dst spill
        mov rdi, r15                 ;  1362.2 p1      43 dst copy
        xor rdi, qword [rsp + 984]   ;  1370.2 p2+p0   43 dst
        mov rbp, rsi                 ;  1359.8 p1      43 dst copy
        mov rsi, r13                 ;  1361.2 p1      43 dst copy
        mov qword [rsp + 1936], r15  ;  1370.8 p0+p3   43 dst spill
        mov r15, r13                 ;  1361.2 p1      43 dst copy
        xor rbp, qword [rsp + 968]   ;  1371.8 p2+p0   43 dst
        mov qword [rsp + 1720], rbp  ;  1372.8 p0+p3   43 dst spill
        mov r9, rcx                  ;  1354.8 p1      43 dst copy
        mov r11, rbp                 ;  1372.8 p1      43 dst copy
        xor r11, qword [rsp + 960]   ;  1373.8 p2+p0   43 dst
        mov qword [rsp + 1672], rcx  ;  1373.9 p0+p3   43 dst spill
        mov qword [rsp + 1984], r13  ;  1374.9 p0+p3   43 dst spill
        mov r13, rbp                 ;  1372.8 p1      43 dst copy
        xor r13, qword [rsp + 928]   ;  1375.9 p2+p0   43 dst
        mov rcx, r10                 ;  1363.2 p1      43 dst copy
        mov qword [rsp + 1832], r13  ;  1376.9 p0+p3   43 dst spill
        mov r13, rbp                 ;  1372.8 p1      43 dst copy
        mov rbp, qword [rsp + 1832]  ;  1376.9 p2      43 dst
        and rbp, r11                 ;  1380.9 p0      43 dst
        xor rcx, qword [rsp + 960]   ;  1378.0 p2+p0   43 dst
        xor rdx, rbp                 ;  1381.9 p0      43 dst
        mov rbp, qword [rsp + 1832]  ;  1376.9 p2      43 dst
        mov qword [rsp + 1832], rbp  ;  1380.9 p0+p3   43 dst spill
        mov rbp, r11                 ;  1374.8 p1      43 dst copy
        xor rbp, rdi                 ;  1380.2 p0      43 dst
        xor r15, r11                 ;  1380.8 p0      43 dst
        and r13, rbp                 ;  1381.3 p0      43 dst
        xor r12, r13                 ;  1382.3 p0      43 dst
        mov r13, rdi                 ;  1371.2 p1      43 dst copy
        xor r13, qword [rsp + 928]   ;  1382.5 p2+p0   43 dst
        xor rbx, r13                 ;  1383.5 p0      43 dst
        and r13, rdi                 ;  1383.6 p0      43 dst
        xor r12, r13                 ;  1384.6 p0      43 dst
        and rsi, rbx                 ;  1384.7 p0      43 dst
        xor r13, rsi                 ;  1385.7 p0      43 dst
        xor rdx, r13                 ;  1386.7 p0      43 dst
        xor r9, rbx                  ;  1386.5 p0      43 dst
        xor r10, r12                 ;  1387.0 p0      43 dst
        xor r14, r12                 ;  1387.6 p0      43 dst
        xor rcx, r13                 ;  1388.2 p0      43 dst
        mov r13, r15                 ;  1381.8 p1      43 dst copy
        and rax, r9                  ;  1388.7 p0      43 dst
        xor r10, rax                 ;  1389.7 p0      43 dst
        mov rax, rbp                 ;  1381.2 p1      43 dst copy
        mov rsi, qword [rsp + 984]   ;  1336.1 p2      43 dst reload
        xor rax, qword [rsp + 952]   ;  1389.9 p2+p0   43 dst
        mov r12, r15                 ;  1381.8 p1      43 dst copy
        and r12, rax                 ;  1390.9 p0      43 dst
        xor rcx, r12                 ;  1391.9 p0      43 dst
        mov r12, r10                 ;  1390.7 p1      43 dst copy
        and r12, rcx                 ;  1392.9 p0      43 dst
        xor r14, r12                 ;  1393.9 p0      43 dst
        mov qword [rsp + 1840], r9   ;  1392.7 p0+p3   43 dst spill
        xor r8, rax                  ;  1393.7 p0      43 dst
        xor r13, rsi                 ;  1394.3 p0      43 dst
        mov r9, r13                  ;  1395.3 p1      43 dst copy
        and r9, r8                   ;  1396.3 p0      43 dst
        xor r14, r9                  ;  1397.3 p0      43 dst
        mov r9, rcx                  ;  1392.9 p1      43 dst copy
        xor rcx, r14                 ;  1398.3 p0      43 dst
        and r14, rdx                 ;  1398.3 p0      43 dst
        xor r10, r14                 ;  1399.3 p0      43 dst
        or r12, rcx                  ;  1399.3 p0      43 dst
        xor r12, r10                 ;  1400.3 p0      43 dst
        mov r14, rdx                 ;  1387.7 p1      43 dst copy
        and r14, r10                 ;  1400.3 p0      43 dst
        xor r9, r14                  ;  1401.3 p0      43 dst
        and r10, r9                  ;  1402.3 p0      43 dst
        mov r14, qword [rsp + 2008]  ;  1367.2 p2      43 dst reload
        xor rdx, r10                 ;  1403.3 p0      43 dst
        and r14, rdx                 ;  1404.3 p0      43 dst
        mov qword [rsp + 2008], r14  ;  1405.3 p0+p3   43 dst spill
        mov r14, qword [rsp + 1840]  ;  1392.7 p2      43 dst reload
        mov r10, qword [rsp + 1712]  ;  1368.2 p2      43 dst reload
        and r10, r12                 ;  1402.7 p0      43 dst
        mov qword [rsp + 1840], r10  ;  1403.7 p0+p3   43 dst spill
        and r8, r9                   ;  1404.3 p0      43 dst
        and rsi, r12                 ;  1404.9 p0      43 dst
        and r13, r9                  ;  1405.4 p0      43 dst
        mov r10, r12                 ;  1401.3 p1      43 dst copy
        or r10, r9                   ;  1406.0 p0      43 dst
        xor rcx, r10                 ;  1407.0 p0      43 dst
        and rbx, rcx                 ;  1408.0 p0      43 dst
        mov r10, qword [rsp + 1984]  ;  1374.9 p2      43 dst reload
        and r10, rcx                 ;  1408.0 p0      43 dst
        mov qword [rsp + 1984], rsi  ;  1408.3 p0+p3   43 dst spill
        mov rsi, r12                 ;  1401.3 p1      43 dst copy
        xor rsi, r9                  ;  1409.3 p0      43 dst
        and r15, rsi                 ;  1410.3 p0      43 dst
        xor r9, rdx                  ;  1410.4 p0      43 dst
        and rax, rsi                 ;  1411.0 p0      43 dst
        xor rbx, rax                 ;  1412.0 p0      43 dst
        and r14, rdx                 ;  1412.2 p0      43 dst
        xor rdx, rcx                 ;  1412.7 p0      43 dst
        xor rcx, rsi                 ;  1413.3 p0      43 dst
        and r11, rcx                 ;  1414.3 p0      43 dst
        mov rsi, qword [rsp + 1832]  ;  1380.9 p2      43 dst reload
        and rsi, rcx                 ;  1414.4 p0      43 dst
        mov rcx, qword [rsp + 1720]  ;  1372.8 p2      43 dst reload
        mov qword [rsp + 1720], rsi  ;  1415.4 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1672]  ;  1373.9 p2      43 dst reload
        mov qword [rsp + 1672], rax  ;  1416.0 p0+p3   43 dst spill
        mov rax, qword [rsp + 1936]  ;  1370.8 p2      43 dst reload
        and rax, rdx                 ;  1417.0 p0      43 dst
        xor r12, rdx                 ;  1417.6 p0      43 dst
        and rsi, rdx                 ;  1418.2 p0      43 dst
        mov rdx, qword [rsp + 1272]  ;  1364.8 p2      43 dst
        xor rdx, qword [rsp + 1280]  ;  1418.7 p2+p0   43 dst
        and rcx, r9                  ;  1419.3 p0      43 dst
        mov qword [rsp + 1936], rcx  ;  1420.3 p0+p3   43 dst spill
        and rdi, r12                 ;  1420.9 p0      43 dst
        and rbp, r9                  ;  1421.4 p0      43 dst
        xor r10, rbp                 ;  1422.4 p0      43 dst
        mov r9, qword [rsp + 1984]   ;  1408.3 p2      43 dst
        and r12, qword [rsp + 928]   ;  1422.6 p2+p0   43 dst
        xor r9, r11                  ;  1423.2 p0      43 dst
        xor rsi, r12                 ;  1423.7 p0      43 dst
        mov rcx, rdx                 ;  1419.7 p1      43 dst copy
        xor rcx, qword [rsp + 1256]  ;  1424.3 p2+p0   43 dst
        mov qword [rsp + 1832], rsi  ;  1424.9 p0+p3   43 dst spill
        xor r11, r13                 ;  1425.9 p0      43 dst
        xor r11, r10                 ;  1426.9 p0      43 dst
        mov qword [rsp + 1584], r10  ;  1427.0 p0+p3   43 dst spill
        xor r9, rax                  ;  1428.0 p0      43 dst
        mov rax, rbx                 ;  1413.0 p1      43 dst copy
        xor rax, r11                 ;  1428.6 p0      43 dst
        xor rax, rsi                 ;  1429.6 p0      43 dst
        mov rsi, rcx                 ;  1425.3 p1      43 dst copy
        xor rsi, qword [rsp + 1304]  ;  1429.7 p2+p0   43 dst
        mov qword [rsp + 1976], rax  ;  1430.6 p0+p3   43 dst spill
        mov r10, qword [rsp + 2000]  ;  1376.2 p2      58 dst
        mov qword [rsp + 2016], r11  ;  1431.3 p0+p3   43 dst spill
        xor r10, qword [rsp + 400]   ;  1432.3 p2+p0   58 dst
        mov qword [rsp + 2000], r10  ;  1433.3 p0+p3   58 dst spill
        mov qword [rsp + 1872], rbp  ;  1433.9 p0+p3   43 dst spill
        xor r15, rax                 ;  1434.9 p0      43 dst
        xor r9, r15                  ;  1435.9 p0      43 dst
        xor r14, r9                  ;  1436.9 p0      43 dst
        mov qword [rsp + 1640], r15  ;  1436.6 p0+p3   43 dst spill
        mov r15, qword [rsp + 1656]  ;  1382.9 p2      58 dst
        xor r15, qword [rsp + 1624]  ;  1437.6 p2+p0   58 dst
        xor r15, qword [rsp + 1912]  ;  1438.6 p2+p0   58 dst
        xor r15, qword [rsp + 1688]  ;  1439.6 p2+p0   58 dst
        xor r8, r14                  ;  1439.3 p0      43 dst
        mov qword [rsp + 1688], r9   ;  1439.9 p0+p3   43 dst spill
        mov qword [rsp + 1712], r14  ;  1440.9 p0+p3   43 dst spill
        mov r14, qword [rsp + 1592]  ;  1386.9 p2      58 dst
        xor r14, qword [rsp + 392]   ;  1441.9 p2+p0   58 dst
        mov qword [rsp + 1592], r14  ;  1442.9 p0+p3   58 dst spill
        mov r9, qword [rsp + 0]      ;  1388.9 p2      58 dst.2 reload
        xor r15, qword [r9 + 11024]  ;  1443.4 p2+p0   58 dst
        mov qword [rsp + 1656], rdi  ;  1444.0 p0+p3   43 dst spill
        mov r9, qword [rsp + 2032]   ;  1390.9 p2      58 dst
        xor r9, qword [rsp + 1952]   ;  1445.0 p2+p0   58 dst
        mov qword [rsp + 2032], rbx  ;  1445.6 p0+p3   43 dst spill
        mov qword [rsp + 1624], r8   ;  1446.6 p0+p3   43 dst spill
        xor r9, qword [rsp + 1736]   ;  1447.6 p2+p0   58 dst
        xor r9, qword [rsp + 1928]   ;  1448.6 p2+p0   58 dst
        mov qword [rsp + 1928], r15  ;  1448.7 p0+p3   58 dst spill
        mov r15, qword [rsp + 0]     ;  1394.9 p2      58 dst.2 reload
        mov qword [rsp + 1912], r12  ;  1449.7 p0+p3   43 dst spill
        mov r10, rsi                 ;  1430.7 p1      43 dst copy
        mov rax, qword [rsp + 1728]  ;  1395.9 p2      58 dst
        mov r14, rsi                 ;  1430.7 p1      43 dst copy
        xor r10, qword [rsp + 1248]  ;  1450.7 p2+p0   43 dst
        xor r14, qword [rsp + 1296]  ;  1451.3 p2+p0   43 dst
        mov r12, r14                 ;  1452.3 p1      43 dst copy
        mov rbx, r14                 ;  1452.3 p1      43 dst copy
        mov qword [rsp + 1728], r14  ;  1452.3 p0+p3   43 dst spill
        mov rdi, r10                 ;  1451.7 p1      43 dst copy
        xor rdi, qword [rsp + 1264]  ;  1452.9 p2+p0   43 dst
        mov r11, rdi                 ;  1453.9 p1      43 dst copy
        xor r11, qword [rsp + 1272]  ;  1454.9 p2+p0   43 dst
        xor r12, r11                 ;  1455.9 p0      43 dst
        xor rbx, qword [rsp + 1288]  ;  1454.6 p2+p0   43 dst
        mov r8, r14                  ;  1452.3 p1      43 dst copy
        mov r14, qword [rsp + 0]     ;  1403.6 p2      58 dst.2 reload
        mov qword [rsp + 1608], rsi  ;  1455.1 p0+p3   43 dst spill
        xor rax, qword [r14 + 11040] ;  1456.1 p2+p0   58 dst
        mov r14, r12                 ;  1456.9 p1      43 dst copy
        mov qword [rsp + 1824], rax  ;  1457.1 p0+p3   58 dst spill
        mov qword [rsp + 1776], r12  ;  1457.7 p0+p3   43 dst spill
        mov rbp, r10                 ;  1451.7 p1      43 dst copy
        or rbp, qword [rsp + 1304]   ;  1458.7 p2+p0   43 dst
        xor rdi, rbp                 ;  1459.7 p0      43 dst
        mov qword [rsp + 1648], r13  ;  1459.9 p0+p3   43 dst spill
        mov r13, r10                 ;  1451.7 p1      43 dst copy
        mov rax, rbx                 ;  1455.6 p1      43 dst copy
        mov qword [rsp + 1696], rbx  ;  1460.9 p0+p3   43 dst spill
        mov qword [rsp + 1704], r11  ;  1461.9 p0+p3   43 dst spill
        xor r14, qword [rsp + 1304]  ;  1462.9 p2+p0   43 dst
        xor r9, qword [r15 + 11032]  ;  1463.4 p2+p0   58 dst
        mov r15, rsi                 ;  1430.7 p1      43 dst copy
        and r15, r12                 ;  1464.0 p0      43 dst
        mov r12, rbx                 ;  1455.6 p1      43 dst copy
        mov qword [rsp + 1952], r9   ;  1464.6 p0+p3   58 dst spill
        xor r12, qword [rsp + 1248]  ;  1465.6 p2+p0   43 dst
        mov r9, rsi                  ;  1430.7 p1      43 dst copy
        mov rsi, rbx                 ;  1455.6 p1      43 dst copy
        mov rbx, r15                 ;  1465.0 p1      43 dst copy
        mov qword [rsp + 1880], r10  ;  1466.1 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1280]  ;  1467.1 p2+p0   43 dst
        xor rax, qword [rsp + 1280]  ;  1467.7 p2+p0   43 dst
        mov qword [rsp + 1808], r12  ;  1468.3 p0+p3   43 dst spill
        mov r10, qword [rsp + 1808]  ;  1468.3 p2      43 dst
        and r10, rax                 ;  1472.3 p0      43 dst
        mov r12, r11                 ;  1455.9 p1      43 dst copy
        xor rdi, r10                 ;  1473.3 p0      43 dst
        mov r10, qword [rsp + 1808]  ;  1468.3 p2      43 dst
        mov qword [rsp + 1808], r10  ;  1472.3 p0+p3   43 dst spill
        mov r10, r11                 ;  1455.9 p1      43 dst copy
        mov r11, rax                 ;  1468.7 p1      43 dst copy
        xor r11, r14                 ;  1471.4 p0      43 dst
        xor r10, rax                 ;  1472.0 p0      43 dst
        and rsi, r11                 ;  1472.6 p0      43 dst
        xor rcx, rsi                 ;  1473.6 p0      43 dst
        mov rsi, r14                 ;  1463.9 p1      43 dst copy
        xor rsi, qword [rsp + 1248]  ;  1473.7 p2+p0   43 dst
        xor rdx, rsi                 ;  1474.7 p0      43 dst
        and rsi, r14                 ;  1474.8 p0      43 dst
        xor rcx, rsi                 ;  1475.8 p0      43 dst
        and r12, rdx                 ;  1476.0 p0      43 dst
        xor rsi, r12                 ;  1477.0 p0      43 dst
        xor rbx, rsi                 ;  1478.0 p0      43 dst
        xor r15, rcx                 ;  1477.7 p0      43 dst
        xor r9, rdx                  ;  1478.3 p0      43 dst
        xor rbp, rcx                 ;  1478.8 p0      43 dst
        and r8, r9                   ;  1479.4 p0      43 dst
        xor r15, r8                  ;  1480.4 p0      43 dst
        xor rdi, rsi                 ;  1480.6 p0      43 dst
        mov r12, qword [rsp + 1664]  ;  1430.9 p2      58 dst
        mov r8, qword [rsp + 1920]   ;  1431.9 p2      58 dst
        xor r12, qword [rsp + 1904]  ;  1481.1 p2+p0   58 dst
        mov rsi, r11                 ;  1472.4 p1      43 dst copy
        xor rsi, qword [rsp + 1272]  ;  1481.7 p2+p0   43 dst
        xor r13, rsi                 ;  1482.7 p0      43 dst
        xor r12, qword [rsp + 1752]  ;  1482.8 p2+p0   58 dst
        xor r12, qword [rsp + 416]   ;  1483.8 p2+p0   58 dst
        mov qword [rsp + 1752], r12  ;  1484.8 p0+p3   58 dst spill
        mov r12, r15                 ;  1481.4 p1      43 dst copy
        mov rcx, r10                 ;  1473.0 p1      43 dst copy
        and rcx, rsi                 ;  1485.0 p0      43 dst
        xor rbx, rcx                 ;  1486.0 p0      43 dst
        mov rcx, r10                 ;  1473.0 p1      43 dst copy
        and r12, rbx                 ;  1487.0 p0      43 dst
        xor rbp, r12                 ;  1488.0 p0      43 dst
        xor r8, qword [rsp + 1792]   ;  1487.3 p2+p0   58 dst
        xor r8, qword [rsp + 1968]   ;  1488.3 p2+p0   58 dst
        xor r8, qword [rsp + 408]    ;  1489.3 p2+p0   58 dst
        mov qword [rsp + 1904], r8   ;  1490.3 p0+p3   58 dst spill
        mov r8, r13                  ;  1483.7 p1      43 dst copy
        xor rcx, qword [rsp + 1304]  ;  1490.0 p2+p0   43 dst
        and r8, rcx                  ;  1491.0 p0      43 dst
        xor rbp, r8                  ;  1492.0 p0      43 dst
        mov r8, rdi                  ;  1481.6 p1      43 dst copy
        and r8, rbp                  ;  1493.0 p0      43 dst
        xor rbp, rbx                 ;  1493.0 p0      43 dst
        or r12, rbp                  ;  1494.0 p0      43 dst
        xor r15, r8                  ;  1494.0 p0      43 dst
        mov r8, rdi                  ;  1481.6 p1      43 dst copy
        and r8, r15                  ;  1495.0 p0      43 dst
        xor rbx, r8                  ;  1496.0 p0      43 dst
        mov r8, qword [rsp + 1680]   ;  1449.9 p2      58 dst
        xor r8, qword [rsp + 1576]   ;  1495.1 p2+p0   58 dst
        xor r8, qword [rsp + 1736]   ;  1496.1 p2+p0   58 dst
        xor r12, r15                 ;  1496.3 p0      43 dst
        and r15, rbx                 ;  1497.0 p0      43 dst
        xor rdi, r15                 ;  1498.0 p0      43 dst
        mov r15, qword [rsp + 0]     ;  1452.9 p2      58 dst.2 reload
        xor r8, qword [r15 + 11064]  ;  1498.0 p2+p0   58 dst
        mov r15, qword [rsp + 1728]  ;  1454.9 p2      43 dst reload
        mov qword [rsp + 1728], r8   ;  1499.0 p0+p3   58 dst spill
        and r15, rdi                 ;  1499.5 p0      43 dst
        xor r15, qword [rsp + 504]   ;  1500.5 p2+p0   58 dst
        mov r8, qword [rsp + 1880]   ;  1466.1 p2      43 dst reload
        mov qword [rsp + 1880], r15  ;  1501.5 p0+p3   58 dst spill
        mov r15, qword [rsp + 1896]  ;  1457.9 p2      58 dst
        xor r15, qword [rsp + 424]   ;  1501.7 p2+p0   58 dst
        mov qword [rsp + 1896], r15  ;  1502.7 p0+p3   58 dst spill
        mov r15, qword [rsp + 1864]  ;  1459.9 p2      58 dst
        xor r15, qword [rsp + 432]   ;  1503.3 p2+p0   58 dst
        and r8, r12                  ;  1503.8 p0      43 dst
        mov qword [rsp + 1864], r15  ;  1504.4 p0+p3   58 dst spill
        mov r15, qword [rsp + 1888]  ;  1461.9 p2      58 dst
        xor r15, qword [rsp + 1600]  ;  1505.4 p2+p0   58 dst
        xor r15, qword [rsp + 1760]  ;  1506.4 p2+p0   58 dst
        xor r15, qword [rsp + 1744]  ;  1507.4 p2+p0   58 dst
        mov qword [rsp + 1744], r8   ;  1507.1 p0+p3   58 dst spill
        and rcx, rbx                 ;  1508.1 p0      43 dst
        and r9, rdi                  ;  1508.7 p0      43 dst
        and r13, rbx                 ;  1509.3 p0      43 dst
        mov r8, qword [rsp + 0]      ;  1465.9 p2      58 dst.2 reload
        xor r15, qword [r8 + 11088]  ;  1509.8 p2+p0   58 dst
        mov r8, rdi                  ;  1499.0 p1      43 dst copy
        xor rdi, rbx                 ;  1510.4 p0      43 dst
        mov qword [rsp + 1760], r15  ;  1511.0 p0+p3   58 dst spill
        mov r15, qword [rsp + 1696]  ;  1467.9 p2      43 dst reload
        and r15, rdi                 ;  1512.0 p0      43 dst
        and r11, rdi                 ;  1512.5 p0      43 dst
        mov rdi, rbx                 ;  1497.0 p1      43 dst copy
        or rdi, r12                  ;  1513.1 p0      43 dst
        xor rbp, rdi                 ;  1514.1 p0      43 dst
        and rdx, rbp                 ;  1515.1 p0      43 dst
        xor rbx, r12                 ;  1514.8 p0      43 dst
        and rsi, rbx                 ;  1515.8 p0      43 dst
        and r10, rbx                 ;  1516.0 p0      43 dst
        xor rbx, rbp                 ;  1516.5 p0      43 dst
        mov rdi, qword [rsp + 1808]  ;  1472.3 p2      43 dst reload
        and rdi, rbx                 ;  1517.5 p0      43 dst
        and rax, rbx                 ;  1517.7 p0      43 dst
        mov rbx, qword [rsp + 1704]  ;  1469.9 p2      43 dst reload
        and rbx, rbp                 ;  1518.2 p0      43 dst
        xor rbx, r11                 ;  1519.2 p0      43 dst
        xor r8, rbp                  ;  1519.4 p0      43 dst
        mov rbp, r12                 ;  1497.3 p1      43 dst copy
        xor r12, r8                  ;  1520.4 p0      43 dst
        and rbp, qword [rsp + 1304]  ;  1520.5 p2+p0   43 dst
        xor r11, rcx                 ;  1521.1 p0      58 dst
        xor r11, rbp                 ;  1522.1 p0      58 dst
        and r14, r12                 ;  1522.2 p0      43 dst
        xor r11, r14                 ;  1523.2 p0      58 dst
        mov r14, qword [rsp + 1608]  ;  1476.9 p2      43 dst reload
        and r14, r8                  ;  1523.4 p0      43 dst
        and r12, qword [rsp + 1248]  ;  1524.0 p2+p0   43 dst
        xor rdx, rsi                 ;  1524.5 p0      43 dst
        xor rsi, rdi                 ;  1525.1 p0      58 dst
        mov rdi, qword [rsp + 1784]  ;  1478.9 p2      58 dst
        xor rcx, rax                 ;  1525.7 p0      43 dst
        xor rax, rbp                 ;  1526.2 p0      43 dst
        mov rbp, qword [rsp + 1776]  ;  1479.9 p2      43 dst reload
        and rbp, r8                  ;  1526.8 p0      43 dst
        xor rax, rbp                 ;  1527.8 p0      43 dst
        xor rcx, rbx                 ;  1528.0 p0      43 dst
        mov r8, qword [rsp + 1880]   ;  1501.5 p2      58 dst reload
        xor r8, rbx                  ;  1528.5 p0      58 dst
        xor rdi, qword [rsp + 2024]  ;  1529.1 p2+p0   58 dst
        xor r14, r12                 ;  1529.7 p0      43 dst
        mov rbp, qword [rsp + 1992]  ;  1483.3 p2      43 dst reload
        mov rbx, qword [rsp + 1744]  ;  1507.1 p2      58 dst reload
        xor rbx, r12                 ;  1530.2 p0      58 dst
        xor rbx, rdx                 ;  1531.2 p0      58 dst
        xor r15, qword [rsp + 512]   ;  1531.4 p2+p0   58 dst
        xor r15, r14                 ;  1532.4 p0      58 dst
        xor rdx, rcx                 ;  1532.5 p0      43 dst
        xor rdx, r14                 ;  1533.5 p0      43 dst
        xor r10, rdx                 ;  1534.5 p0      43 dst
        xor rax, r10                 ;  1535.5 p0      43 dst
        xor r8, r10                  ;  1535.5 p0      58 dst
        mov r10, qword [rsp + 0]     ;  1486.9 p2      58 dst.2 reload
        xor r9, rax                  ;  1536.5 p0      43 dst
        xor rdi, rbp                 ;  1536.0 p0      58 dst
        xor rbp, qword [rsp + 2048]  ;  1536.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1944]  ;  1537.1 p2+p0   58 dst
        xor rdi, qword [r10 + 11096] ;  1538.1 p2+p0   58 dst
        xor rsi, qword [r10 + 11256] ;  1538.2 p2+p0   58 dst
        xor r13, r9                  ;  1538.8 p0      43 dst
        xor rsi, r13                 ;  1539.8 p0      58 dst
        xor r11, qword [r10 + 11216] ;  1539.9 p2+p0   58 dst
        xor rbp, qword [rsp + 1632]  ;  1540.5 p2+p0   58 dst
        xor rbx, qword [r10 + 11224] ;  1541.1 p2+p0   58 dst
        xor rbx, r13                 ;  1542.1 p0      58 dst
        mov r13, qword [rsp + 2616]  ;  1495.0 p2      58 dst reload
        xor r15, r9                  ;  1542.2 p0      58 dst
        mov r9, qword [rsp + 1800]   ;  1496.0 p2      58 dst
        xor r9, qword [r10 + 11104]  ;  1542.8 p2+p0   58 dst
        mov qword [r13 + 864], r9    ;  1543.8 p0+p3   58 dst
        mov r9, qword [rsp + 2016]   ;  1498.0 p2      58 dst
        xor r9, qword [rsp + 464]    ;  1544.4 p2+p0   58 dst
        mov qword [r13 + 904], r9    ;  1545.4 p0+p3   58 dst
        mov r9, qword [rsp + 1592]   ;  1500.0 p2      58 dst reload
        mov qword [r13 + 768], r9    ;  1545.9 p0+p3   58 dst
        mov r9, qword [rsp + 2000]   ;  1501.0 p2      58 dst reload
        mov qword [r13 + 856], rdi   ;  1546.9 p0+p3   58 dst
        mov rdi, qword [rsp + 1656]  ;  1502.0 p2      58 dst
        xor rcx, qword [rsp + 496]   ;  1547.9 p2+p0   58 dst
        xor rdi, qword [r10 + 11152] ;  1548.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1984]  ;  1549.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1648]  ;  1550.5 p2+p0   58 dst
        mov r12, qword [rsp + 1960]  ;  1507.0 p2      58 dst
        xor r12, qword [rsp + 1768]  ;  1550.2 p2+p0   58 dst
        mov qword [r13 + 976], r11   ;  1550.8 p0+p3   58 dst
        mov qword [r13 + 1000], r8   ;  1551.8 p0+p3   58 dst
        mov r14, qword [rsp + 1856]  ;  1509.0 p2      58 dst
        xor r14, qword [rsp + 1816]  ;  1552.8 p2+p0   58 dst
        xor r14, qword [rsp + 1616]  ;  1553.8 p2+p0   58 dst
        mov r8, qword [rsp + 1976]   ;  1512.0 p2      58 dst
        mov qword [r13 + 968], rcx   ;  1553.9 p0+p3   58 dst
        xor r8, qword [rsp + 456]    ;  1554.9 p2+p0   58 dst
        xor r12, qword [rsp + 1848]  ;  1555.5 p2+p0   58 dst
        xor r12, qword [rsp + 440]   ;  1556.5 p2+p0   58 dst
        mov qword [r13 + 984], rbx   ;  1556.7 p0+p3   58 dst
        xor r14, qword [rsp + 448]   ;  1557.7 p2+p0   58 dst
        xor rdx, qword [rsp + 488]   ;  1558.2 p2+p0   58 dst
        mov r11, qword [rsp + 1624]  ;  1518.0 p2      43 dst reload
        mov qword [r13 + 1008], r15  ;  1558.8 p0+p3   58 dst
        xor rbp, qword [r10 + 11128] ;  1559.8 p2+p0   58 dst
        mov qword [r13 + 888], rbp   ;  1560.8 p0+p3   58 dst
        mov r15, qword [rsp + 1840]  ;  1520.0 p2      58 dst
        mov qword [r13 + 960], rdx   ;  1561.4 p0+p3   58 dst
        mov qword [r13 + 1016], rsi  ;  1562.4 p0+p3   58 dst
        xor r15, qword [r10 + 11160] ;  1563.4 p2+p0   58 dst
        xor r15, qword [rsp + 2032]  ;  1564.4 p2+p0   58 dst
        mov qword [r13 + 872], r12   ;  1564.5 p0+p3   58 dst
        mov r12, qword [rsp + 1688]  ;  1523.0 p2      58 dst
        xor r15, r11                 ;  1565.5 p0      58 dst
        xor r15, qword [rsp + 1912]  ;  1566.5 p2+p0   58 dst
        mov qword [r13 + 776], r9    ;  1566.7 p0+p3   58 dst
        mov qword [r13 + 920], r15   ;  1567.7 p0+p3   58 dst
        mov r9, qword [rsp + 1928]   ;  1525.0 p2      58 dst reload
        xor r11, qword [r10 + 11192] ;  1568.7 p2+p0   58 dst
        xor r11, qword [rsp + 1672]  ;  1569.7 p2+p0   58 dst
        xor rax, qword [r10 + 11232] ;  1569.8 p2+p0   58 dst
        mov qword [r13 + 784], r9    ;  1570.4 p0+p3   58 dst
        mov qword [r13 + 896], r8    ;  1571.4 p0+p3   58 dst
        mov r8, qword [rsp + 1712]   ;  1529.0 p2      58 dst
        xor r8, qword [rsp + 1936]   ;  1572.4 p2+p0   58 dst
        mov r9, qword [rsp + 1952]   ;  1531.0 p2      58 dst reload
        mov qword [r13 + 992], rax   ;  1572.9 p0+p3   58 dst
        mov qword [r13 + 792], r9    ;  1573.9 p0+p3   58 dst
        xor r12, qword [r10 + 11168] ;  1574.9 p2+p0   58 dst
        mov r10, qword [rsp + 1640]  ;  1533.0 p2      58 dst
        xor r10, qword [rsp + 2008]  ;  1575.5 p2+p0   58 dst
        xor r11, qword [rsp + 1720]  ;  1576.1 p2+p0   58 dst
        xor r10, qword [rsp + 1584]  ;  1576.6 p2+p0   58 dst
        mov r9, qword [rsp + 1824]   ;  1537.0 p2      58 dst reload
        mov qword [r13 + 880], r14   ;  1577.2 p0+p3   58 dst
        mov qword [r13 + 800], r9    ;  1578.2 p0+p3   58 dst
        mov r9, qword [rsp + 1904]   ;  1538.0 p2      58 dst reload
        mov qword [r13 + 808], r9    ;  1579.2 p0+p3   58 dst
        xor r10, qword [rsp + 472]   ;  1580.2 p2+p0   58 dst
        mov qword [r13 + 936], r10   ;  1581.2 p0+p3   58 dst
        xor r8, qword [rsp + 1832]   ;  1581.8 p2+p0   58 dst
        xor r8, qword [rsp + 480]    ;  1582.8 p2+p0   58 dst
        mov r9, qword [rsp + 1752]   ;  1542.0 p2      58 dst reload
        mov qword [r13 + 816], r9    ;  1582.9 p0+p3   58 dst
        mov qword [r13 + 944], r8    ;  1583.9 p0+p3   58 dst
        mov r8, qword [rsp + 520]    ;  1543.0 p2     117 blocks
        xor rdi, qword [rsp + 1872]  ;  1584.9 p2+p0   58 dst
        mov r9, qword [rsp + 1728]   ;  1545.0 p2      58 dst reload
        mov qword [r13 + 824], r9    ;  1585.5 p0+p3   58 dst
        mov r9, qword [rsp + 1896]   ;  1546.0 p2      58 dst reload
        mov qword [r13 + 832], r9    ;  1586.5 p0+p3   58 dst
        mov r9, qword [rsp + 1864]   ;  1547.0 p2      58 dst reload
        mov qword [r13 + 840], r9    ;  1587.5 p0+p3   58 dst
        mov r9, qword [rsp + 1760]   ;  1548.0 p2      58 dst reload
        mov qword [r13 + 928], r12   ;  1588.5 p0+p3   58 dst
        mov qword [r13 + 952], r11   ;  1589.5 p0+p3   58 dst
        mov qword [r13 + 912], rdi   ;  1590.5 p0+p3   58 dst
        mov qword [r13 + 848], r9    ;  1591.5 p0+p3   58 dst
        add r13, 0x400               ;  1541.2 p1     117 blocks
        mov qword [rsp + 2616], r13  ;  1592.5 p0+p3  117 blocks
        add r8, 0x400                ;  1547.0 p1     117 blocks
        mov qword [rsp + 520], r8    ;  1593.5 p0+p3  117 blocks
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
