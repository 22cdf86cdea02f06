; aes128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
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
;   blocks/rounds: 4304 uops, planned 1800.7; bounds: width 1434.7, ports 1782.9, path 36.0
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
        mov qword [rsp + 592], rsi   ;   392.9 p0+p3   55 t[0] spill
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
        mov qword [rsp + 584], rcx   ;   443.1 p0+p3   55 t[0] spill
        mov rcx, r13                 ;   440.2 p1      43 t[1] copy
        xor rcx, qword [rsp + 840]   ;   444.1 p2+p0   43 t[1]
        mov qword [rsp + 576], rsi   ;   444.7 p0+p3   55 t[0] spill
        mov rsi, rcx                 ;   445.1 p1      43 t[1] copy
        xor rsi, qword [rsp + 800]   ;   446.1 p2+p0   43 t[1]
        mov qword [rsp + 568], rbp   ;   446.3 p0+p3   55 t[0] spill
        mov rbp, rcx                 ;   445.1 p1      43 t[1] copy
        xor rbp, qword [rsp + 832]   ;   447.3 p2+p0   43 t[1]
        mov qword [rsp + 560], rdx   ;   447.9 p0+p3   55 t[0] spill
        mov rdx, r13                 ;   440.2 p1      43 t[1] copy
        xor rdx, r8                  ;   448.9 p0      43 t[1]
        mov qword [rsp + 552], rax   ;   449.4 p0+p3   55 t[0] spill
        mov rax, rdx                 ;   449.9 p1      43 t[1] copy
        xor rax, qword [rsp + 856]   ;   450.9 p2+p0   43 t[1]
        mov qword [rsp + 544], rbx   ;   451.0 p0+p3   55 t[0] spill
        mov rbx, rbp                 ;   448.3 p1      43 t[1] copy
        xor rbx, rax                 ;   452.0 p0      43 t[1]
        mov qword [rsp + 536], r11   ;   452.6 p0+p3   55 t[0] spill
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
        mov qword [rsp + 880], rbp   ;   814.4 p0+p3   55 t[1] spill
        mov rbp, qword [rsp + 1952]  ;   767.7 p2      55 t[1]
        xor rbp, qword [r11 + 1312]  ;   815.4 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1928]  ;   816.4 p2+p0   55 t[1]
        xor rbp, r14                 ;   817.4 p0      55 t[1]
        mov qword [rsp + 872], rbx   ;   817.1 p0+p3   55 t[1] spill
        mov rbx, r8                  ;   774.7 p1      55 t[1] copy
        xor rbx, qword [r11 + 1304]  ;   818.1 p2+p0   55 t[1]
        xor rbx, rax                 ;   819.1 p0      55 t[1]
        xor rbx, rdx                 ;   820.1 p0      55 t[1]
        xor rax, qword [r11 + 1368]  ;   819.8 p2+p0   55 t[1]
        mov qword [rsp + 888], rax   ;   820.8 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1624]  ;   783.2 p2      55 t[1]
        xor rax, qword [r11 + 1336]  ;   821.4 p2+p0   55 t[1]
        xor rax, qword [rsp + 1960]  ;   822.4 p2+p0   55 t[1]
        mov qword [rsp + 856], rax   ;   823.4 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1912]  ;   781.7 p2      55 t[1]
        xor rax, qword [r11 + 1344]  ;   823.5 p2+p0   55 t[1]
        xor rax, qword [rsp + 1888]  ;   824.5 p2+p0   55 t[1]
        mov qword [rsp + 864], rax   ;   825.5 p0+p3   55 t[1] spill
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
        mov qword [rsp + 904], r12   ;   831.2 p0+p3   55 t[1] spill
        mov r12, qword [rsp + 1840]  ;   786.7 p2      55 t[1]
        xor r12, qword [r11 + 1392]  ;   832.2 p2+p0   55 t[1]
        xor r12, r15                 ;   833.2 p0      55 t[1]
        xor r15, qword [r11 + 1456]  ;   833.4 p2+p0   55 t[1]
        xor r15, qword [rsp + 2032]  ;   834.4 p2+p0   55 t[1]
        mov qword [rsp + 2032], r15  ;   835.4 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1936]  ;   805.5 p2      55 t[1]
        xor r15, qword [r11 + 1400]  ;   835.5 p2+p0   55 t[1]
        xor r15, qword [rsp + 2008]  ;   836.5 p2+p0   55 t[1]
        mov qword [rsp + 920], r15   ;   837.5 p0+p3   55 t[1] spill
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
        mov qword [rsp + 912], r12   ;   870.5 p0+p3   55 t[1] spill
        mov r12, r15                 ;   870.9 p1      43 t[2] copy
        xor r12, qword [rsp + 1072]  ;   871.9 p2+p0   43 t[2]
        mov qword [rsp + 896], r8    ;   872.1 p0+p3   55 t[1] spill
        mov r8, r12                  ;   872.9 p1      43 t[2] copy
        xor r8, qword [rsp + 1080]   ;   873.9 p2+p0   43 t[2]
        mov qword [rsp + 848], rsi   ;   873.6 p0+p3   55 t[1] spill
        mov rsi, r14                 ;   870.6 p1      43 t[2] copy
        xor rsi, qword [rsp + 1096]  ;   874.6 p2+p0   43 t[2]
        mov qword [rsp + 840], rax   ;   875.2 p0+p3   55 t[1] spill
        mov rax, rsi                 ;   875.6 p1      43 t[2] copy
        xor rax, qword [rsp + 1056]  ;   876.6 p2+p0   43 t[2]
        mov qword [rsp + 832], rbp   ;   876.8 p0+p3   55 t[1] spill
        mov rbp, rsi                 ;   875.6 p1      43 t[2] copy
        xor rbp, qword [rsp + 1088]  ;   877.8 p2+p0   43 t[2]
        mov qword [rsp + 824], rbx   ;   878.3 p0+p3   55 t[1] spill
        mov rbx, r14                 ;   870.6 p1      43 t[2] copy
        xor rbx, r8                  ;   879.3 p0      43 t[2]
        mov qword [rsp + 816], rcx   ;   879.9 p0+p3   55 t[1] spill
        mov rcx, rbx                 ;   880.3 p1      43 t[2] copy
        xor rcx, qword [rsp + 1112]  ;   881.3 p2+p0   43 t[2]
        mov qword [rsp + 808], r10   ;   881.5 p0+p3   55 t[1] spill
        mov r10, rbp                 ;   878.8 p1      43 t[2] copy
        xor r10, rcx                 ;   882.5 p0      43 t[2]
        mov qword [rsp + 800], r13   ;   883.1 p0+p3   55 t[1] spill
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
        mov qword [rsp + 1136], rcx  ;  1244.9 p0+p3   55 t[2] spill
        mov rcx, qword [rsp + 2192]  ;  1198.2 p2      55 t[2]
        xor rcx, qword [r13 + 1568]  ;  1245.9 p2+p0   55 t[2]
        xor rcx, qword [rsp + 2168]  ;  1246.9 p2+p0   55 t[2]
        xor rcx, rdi                 ;  1247.9 p0      55 t[2]
        mov qword [rsp + 1128], rdx  ;  1247.6 p0+p3   55 t[2] spill
        mov rdx, r8                  ;  1205.2 p1      55 t[2] copy
        xor rdx, qword [r13 + 1560]  ;  1248.6 p2+p0   55 t[2]
        xor rdx, r10                 ;  1249.6 p0      55 t[2]
        xor rdx, rbx                 ;  1250.6 p0      55 t[2]
        xor r10, qword [r13 + 1624]  ;  1250.3 p2+p0   55 t[2]
        mov qword [rsp + 1144], r10  ;  1251.3 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2112]  ;  1213.7 p2      55 t[2]
        xor r10, qword [r13 + 1592]  ;  1251.9 p2+p0   55 t[2]
        xor r10, qword [rsp + 2200]  ;  1252.9 p2+p0   55 t[2]
        mov qword [rsp + 1112], r10  ;  1253.9 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2152]  ;  1212.2 p2      55 t[2]
        xor r10, qword [r13 + 1600]  ;  1254.0 p2+p0   55 t[2]
        xor r10, qword [rsp + 2128]  ;  1255.0 p2+p0   55 t[2]
        mov qword [rsp + 1120], r10  ;  1256.0 p0+p3   55 t[2] spill
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
        mov qword [rsp + 1160], r15  ;  1261.7 p0+p3   55 t[2] spill
        mov r15, qword [rsp + 2104]  ;  1217.2 p2      55 t[2]
        xor r15, qword [r13 + 1648]  ;  1262.7 p2+p0   55 t[2]
        xor r15, rsi                 ;  1263.7 p0      55 t[2]
        xor rsi, qword [r13 + 1712]  ;  1263.8 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2272]  ;  1264.8 p2+p0   55 t[2]
        mov qword [rsp + 1232], rsi  ;  1265.8 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2176]  ;  1236.0 p2      55 t[2]
        xor rsi, qword [r13 + 1656]  ;  1266.0 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2248]  ;  1267.0 p2+p0   55 t[2]
        mov qword [rsp + 1176], rsi  ;  1268.0 p0+p3   55 t[2] spill
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
        mov qword [rsp + 1216], rbx  ;  1276.8 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2144]  ;  1237.2 p2      55 t[2]
        xor rbx, qword [r13 + 1704]  ;  1277.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2232]  ;  1278.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2168]  ;  1279.4 p2+p0   55 t[2]
        mov qword [rsp + 1224], rbx  ;  1280.4 p0+p3   55 t[2] spill
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
        mov qword [rsp + 1200], rbp  ;  1296.8 p0+p3   55 t[2] spill
        mov rbp, rbx                 ;  1298.1 p1      43 t[3] copy
        xor rbp, qword [rsp + 1360]  ;  1299.1 p2+p0   43 t[3]
        mov qword [rsp + 1192], rdi  ;  1298.4 p0+p3   55 t[2] spill
        mov rdi, rbx                 ;  1298.1 p1      43 t[3] copy
        xor rdi, qword [rsp + 1312]  ;  1299.4 p2+p0   43 t[3]
        mov qword [rsp + 2056], rsi  ;  1300.0 p0+p3   55 t[2] spill
        mov rsi, rdi                 ;  1300.4 p1      43 t[3] copy
        xor rsi, qword [rsp + 1328]  ;  1301.4 p2+p0   43 t[3]
        mov qword [rsp + 1168], r15  ;  1301.5 p0+p3   55 t[2] spill
        mov r15, rsi                 ;  1302.4 p1      43 t[3] copy
        xor r15, qword [rsp + 1336]  ;  1303.4 p2+p0   43 t[3]
        mov qword [rsp + 1152], r8   ;  1303.1 p0+p3   55 t[2] spill
        mov r8, rbp                  ;  1300.1 p1      43 t[3] copy
        xor r8, qword [rsp + 1352]   ;  1304.1 p2+p0   43 t[3]
        mov qword [rsp + 1104], r14  ;  1304.7 p0+p3   55 t[2] spill
        mov r14, r8                  ;  1305.1 p1      43 t[3] copy
        xor r14, qword [rsp + 1312]  ;  1306.1 p2+p0   43 t[3]
        mov qword [rsp + 1096], r10  ;  1306.3 p0+p3   55 t[2] spill
        mov r10, r8                  ;  1305.1 p1      43 t[3] copy
        xor r10, qword [rsp + 1344]  ;  1307.3 p2+p0   43 t[3]
        mov qword [rsp + 1088], rcx  ;  1307.8 p0+p3   55 t[2] spill
        mov rcx, rbp                 ;  1300.1 p1      43 t[3] copy
        xor rcx, r15                 ;  1308.8 p0      43 t[3]
        mov qword [rsp + 1080], rdx  ;  1309.4 p0+p3   55 t[2] spill
        mov rdx, rcx                 ;  1309.8 p1      43 t[3] copy
        xor rdx, qword [rsp + 1368]  ;  1310.8 p2+p0   43 t[3]
        mov qword [rsp + 1072], rax  ;  1311.0 p0+p3   55 t[2] spill
        mov rax, r10                 ;  1308.3 p1      43 t[3] copy
        xor rax, rdx                 ;  1312.0 p0      43 t[3]
        mov qword [rsp + 1064], r11  ;  1312.5 p0+p3   55 t[2] spill
        mov r11, rax                 ;  1313.0 p1      43 t[3] copy
        xor r11, qword [rsp + 1336]  ;  1314.0 p2+p0   43 t[3]
        mov qword [rsp + 1056], r12  ;  1314.1 p0+p3   55 t[2] spill
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
        mov qword [rsp + 1392], rdx  ;  1675.3 p0+p3   55 t[3] spill
        mov rdx, qword [rsp + 2448]  ;  1628.7 p2      55 t[3]
        xor rdx, qword [r11 + 1824]  ;  1676.3 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2424]  ;  1677.3 p2+p0   55 t[3]
        xor rdx, r15                 ;  1678.3 p0      55 t[3]
        mov qword [rsp + 1384], rbx  ;  1678.1 p0+p3   55 t[3] spill
        mov rbx, r8                  ;  1635.6 p1      55 t[3] copy
        xor rbx, qword [r11 + 1816]  ;  1679.1 p2+p0   55 t[3]
        xor rbx, rbp                 ;  1680.1 p0      55 t[3]
        xor rbx, rcx                 ;  1681.1 p0      55 t[3]
        xor rbp, qword [r11 + 1880]  ;  1680.8 p2+p0   55 t[3]
        mov qword [rsp + 1400], rbp  ;  1681.8 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2368]  ;  1644.2 p2      55 t[3]
        xor rbp, qword [r11 + 1848]  ;  1682.3 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2456]  ;  1683.3 p2+p0   55 t[3]
        mov qword [rsp + 1368], rbp  ;  1684.3 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2408]  ;  1642.6 p2      55 t[3]
        xor rbp, qword [r11 + 1856]  ;  1684.5 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2384]  ;  1685.5 p2+p0   55 t[3]
        mov qword [rsp + 1376], rbp  ;  1686.5 p0+p3   55 t[3] spill
        mov rbp, r14                 ;  1659.4 p1      55 t[3] copy
        xor rbp, qword [r11 + 1832]  ;  1686.6 p2+p0   55 t[3]
        xor r14, qword [r11 + 1896]  ;  1687.2 p2+p0   55 t[3]
        xor r14, qword [rsp + 2424]  ;  1688.2 p2+p0   55 t[3]
        xor r14, qword [rsp + 2552]  ;  1689.2 p2+p0   55 t[3]
        xor r8, qword [r11 + 1944]   ;  1688.9 p2+p0   55 t[3]
        xor r8, qword [rsp + 2520]   ;  1689.9 p2+p0   55 t[3]
        mov qword [rsp + 1464], r8   ;  1690.9 p0+p3   55 t[3] spill
        mov r8, qword [rsp + 2328]   ;  1645.7 p2      55 t[3]
        xor r8, qword [r11 + 1888]   ;  1691.1 p2+p0   55 t[3]
        xor r8, rdi                  ;  1692.1 p0      55 t[3]
        mov qword [rsp + 1416], r14  ;  1692.2 p0+p3   55 t[3] spill
        mov r14, qword [rsp + 2360]  ;  1647.7 p2      55 t[3]
        xor r14, qword [r11 + 1904]  ;  1693.2 p2+p0   55 t[3]
        xor r14, r10                 ;  1694.2 p0      55 t[3]
        xor r10, qword [r11 + 1968]  ;  1694.3 p2+p0   55 t[3]
        xor r10, qword [rsp + 2528]  ;  1695.3 p2+p0   55 t[3]
        mov qword [rsp + 1488], r10  ;  1696.3 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2432]  ;  1666.5 p2      55 t[3]
        xor r10, qword [r11 + 1912]  ;  1696.5 p2+p0   55 t[3]
        xor r10, qword [rsp + 2504]  ;  1697.5 p2+p0   55 t[3]
        mov qword [rsp + 1432], r10  ;  1698.5 p0+p3   55 t[3] spill
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
        mov qword [rsp + 1472], rcx  ;  1707.3 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2400]  ;  1667.7 p2      55 t[3]
        xor rcx, qword [r11 + 1960]  ;  1707.9 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2488]  ;  1708.9 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2424]  ;  1709.9 p2+p0   55 t[3]
        mov qword [rsp + 1480], rcx  ;  1710.9 p0+p3   55 t[3] spill
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
        mov r11, qword [rsp + 1720]  ;  1690.7 p2      55 t[0] reload
        mov qword [rsp + 600], r11   ;  1723.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1768]  ;  1691.7 p2      55 t[0] reload
        mov qword [rsp + 608], r11   ;  1724.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1600]  ;  1692.7 p2      55 t[0] reload
        mov qword [rsp + 616], r11   ;  1725.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1672]  ;  1693.7 p2      55 t[0] reload
        mov qword [rsp + 624], r11   ;  1726.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1824]  ;  1694.7 p2      55 t[0] reload
        mov qword [rsp + 632], r11   ;  1727.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1696]  ;  1695.7 p2      55 t[0] reload
        mov qword [rsp + 640], r11   ;  1728.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1816]  ;  1696.7 p2      55 t[0] reload
        mov qword [rsp + 648], r11   ;  1729.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1856]  ;  1697.7 p2      55 t[0] reload
        mov qword [rsp + 656], r11   ;  1730.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1688]  ;  1698.7 p2      55 t[0] reload
        mov qword [rsp + 664], r11   ;  1731.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1728]  ;  1699.7 p2      55 t[0] reload
        mov qword [rsp + 672], r11   ;  1732.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1872]  ;  1700.7 p2      55 t[0] reload
        mov qword [rsp + 680], r11   ;  1733.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1864]  ;  1701.7 p2      55 t[0] reload
        mov qword [rsp + 688], r11   ;  1734.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1784]  ;  1702.7 p2      55 t[0] reload
        mov qword [rsp + 696], r11   ;  1735.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1760]  ;  1703.7 p2      55 t[0] reload
        mov qword [rsp + 704], r11   ;  1736.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1616]  ;  1704.7 p2      55 t[0] reload
        mov qword [rsp + 712], r11   ;  1737.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1776]  ;  1705.7 p2      55 t[0] reload
        mov qword [rsp + 720], r11   ;  1738.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1744]  ;  1706.7 p2      55 t[0] reload
        mov qword [rsp + 728], r11   ;  1739.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1808]  ;  1707.7 p2      55 t[0] reload
        mov qword [rsp + 736], r11   ;  1740.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1608]  ;  1708.7 p2      55 t[0] reload
        mov qword [rsp + 744], r11   ;  1741.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1800]  ;  1709.7 p2      55 t[0] reload
        mov qword [rsp + 752], r11   ;  1742.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1656]  ;  1710.7 p2      55 t[0] reload
        mov qword [rsp + 760], r11   ;  1743.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1632]  ;  1711.7 p2      55 t[0] reload
        mov qword [rsp + 776], r11   ;  1744.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1680]  ;  1712.7 p2      55 t[0] reload
        mov qword [rsp + 784], r11   ;  1745.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1752]  ;  1713.7 p2      55 t[0] reload
        mov qword [rsp + 792], r11   ;  1746.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1832]  ;  1714.7 p2      55 t[1] reload
        mov qword [rsp + 928], r11   ;  1747.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1896]  ;  1715.7 p2      55 t[1] reload
        mov qword [rsp + 936], r11   ;  1748.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2024]  ;  1716.7 p2      55 t[1] reload
        mov qword [rsp + 944], r11   ;  1749.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2016]  ;  1717.7 p2      55 t[1] reload
        mov qword [rsp + 952], r11   ;  1750.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1944]  ;  1718.7 p2      55 t[1] reload
        mov qword [rsp + 960], r11   ;  1751.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1928]  ;  1719.7 p2      55 t[1] reload
        mov qword [rsp + 968], r11   ;  1752.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2032]  ;  1720.7 p2      55 t[1] reload
        mov qword [rsp + 976], r11   ;  1753.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1936]  ;  1721.7 p2      55 t[1] reload
        mov qword [rsp + 984], r11   ;  1754.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1880]  ;  1722.7 p2      55 t[1] reload
        mov qword [rsp + 992], r11   ;  1755.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1976]  ;  1723.7 p2      55 t[1] reload
        mov qword [rsp + 1000], r11  ;  1756.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2064]  ;  1724.7 p2      55 t[1] reload
        mov qword [rsp + 1008], r11  ;  1757.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1968]  ;  1725.7 p2      55 t[1] reload
        mov qword [rsp + 1016], r11  ;  1758.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2080]  ;  1726.7 p2      55 t[1] reload
        mov qword [rsp + 1024], r11  ;  1759.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2040]  ;  1727.7 p2      55 t[1] reload
        mov qword [rsp + 1032], r11  ;  1760.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1840]  ;  1728.7 p2      55 t[1] reload
        mov qword [rsp + 1040], r11  ;  1761.6 p0+p3   53 rounds
        mov r11, qword [rsp + 1920]  ;  1729.7 p2      55 t[1] reload
        mov qword [rsp + 1048], r11  ;  1762.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2120]  ;  1730.7 p2      55 t[2] reload
        mov qword [rsp + 1248], r11  ;  1763.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2216]  ;  1731.7 p2      55 t[2] reload
        mov qword [rsp + 1256], r11  ;  1764.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2320]  ;  1732.7 p2      55 t[2] reload
        mov qword [rsp + 1264], r11  ;  1765.6 p0+p3   53 rounds
        mov r11, qword [rsp + 2208]  ;  1733.7 p2      55 t[2] reload
        mov qword [rsp + 1272], r11  ;  1766.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2336]  ;  1734.7 p2      55 t[2] reload
        mov qword [rsp + 1280], r11  ;  1768.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2280]  ;  1735.7 p2      55 t[2] reload
        mov qword [rsp + 1288], r11  ;  1770.7 p0+p3   53 rounds
        mov qword [rsp + 1312], r12  ;  1772.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2104]  ;  1736.7 p2      55 t[2] reload
        mov qword [rsp + 1296], r11  ;  1774.7 p0+p3   53 rounds
        mov qword [rsp + 1320], r13  ;  1776.7 p0+p3   53 rounds
        mov r11, qword [rsp + 2160]  ;  1737.7 p2      55 t[2] reload
        mov qword [rsp + 1304], r11  ;  1778.7 p0+p3   53 rounds
        mov qword [rsp + 1328], rax  ;  1780.7 p0+p3   53 rounds
        mov qword [rsp + 1336], rbx  ;  1782.7 p0+p3   53 rounds
        mov qword [rsp + 1344], rdx  ;  1784.7 p0+p3   53 rounds
        mov qword [rsp + 1352], rbp  ;  1786.7 p0+p3   53 rounds
        mov qword [rsp + 1360], rsi  ;  1788.7 p0+p3   53 rounds
        mov qword [rsp + 1408], r8   ;  1790.7 p0+p3   53 rounds
        mov qword [rsp + 1424], r14  ;  1792.7 p0+p3   53 rounds
        mov qword [rsp + 1448], r15  ;  1794.7 p0+p3   53 rounds
        mov qword [rsp + 1456], rdi  ;  1796.7 p0+p3   53 rounds
        mov r8, qword [rsp + 768]    ;  1738.7 p2      53 rounds
        add r8, 0x400                ;  1742.7 p1      53 rounds
        mov qword [rsp + 768], r8    ;  1798.7 p0+p3   53 rounds
        mov r8, qword [rsp + 2056]   ;  1739.7 p2      55 t[2] reload
        mov r11, qword [rsp + 2264]  ;  1740.7 p2      55 t[2] reload
        mov r12, qword [rsp + 2176]  ;  1741.7 p2      55 t[2] reload
        mov r13, qword [rsp + 2432]  ;  1742.7 p2      55 t[3] reload
        mov r14, qword [rsp + 2472]  ;  1743.7 p2      55 t[3] reload
        mov r15, qword [rsp + 2576]  ;  1744.7 p2      55 t[3] reload
        mov rsi, qword [rsp + 2464]  ;  1745.7 p2      55 t[3] reload
        mov rdi, qword [rsp + 2592]  ;  1746.7 p2      55 t[3] reload
        mov rbp, qword [rsp + 2536]  ;  1747.7 p2      55 t[3] reload
        mov rax, qword [rsp + 2360]  ;  1748.7 p2      55 t[3] reload
        xchg rbp, r8                 ;  1751.7 p1      55 t[2] copy
        xchg rcx, r11                ;  1744.7 p1      55 t[2] copy
        xchg rsi, r12                ;  1749.7 p1      55 t[2] copy
        xchg rax, r10                ;  1752.7 p1      55 t[3] copy
        xchg r9, r11                 ;  1746.7 p1      55 t[3] copy
        xchg rdi, r13                ;  1750.7 p1      55 t[3] copy
        xchg r12, r14                ;  1751.7 p1      55 t[3] copy
        xchg r14, r15                ;  1753.7 p1      55 t[3] copy
        xchg r10, r15                ;  1755.7 p1      55 t[3] copy
        xchg r11, r13                ;  1752.7 p1      55 t[3] copy
        xchg r15, r8                 ;  1757.7 p1      55 t[3] copy
        xchg r8, r13                 ;  1759.7 p1      55 t[3] copy
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
        mov qword [rsp + 1640], rax  ;    14.0 p0+p3   43 dst spill
        xor rdi, rbp                 ;    15.0 p0      43 dst
        mov rdx, r13                 ;    12.0 p1      43 dst copy
        xor rcx, rdi                 ;    16.0 p0      43 dst
        and rbx, rcx                 ;    17.0 p0      43 dst
        mov qword [rsp + 1576], r13  ;    12.0 p0+p3   43 dst spill
        mov r13, r11                 ;    10.3 p1      43 dst copy
        mov qword [rsp + 1592], rcx  ;    17.0 p0+p3   43 dst spill
        mov qword [rsp + 1624], rdi  ;    16.0 p0+p3   43 dst spill
        mov qword [rsp + 1584], r11  ;    16.3 p0+p3   43 dst spill
        mov r11, rcx                 ;    17.0 p1      43 dst copy
        xor r11, r12                 ;    18.0 p0      43 dst
        mov r12, r14                 ;    12.3 p1      43 dst copy
        or r12, qword [rsp + 592]    ;    15.7 p2+p0   43 dst
        xor rsi, r12                 ;    16.7 p0      43 dst
        mov qword [rsp + 1600], r14  ;    18.3 p0+p3   43 dst spill
        mov rcx, r14                 ;    14.0 p1      43 dst copy
        mov qword [rsp + 1608], rsi  ;    20.3 p0+p3   43 dst spill
        mov rsi, rdi                 ;    16.0 p1      43 dst copy
        mov qword [rsp + 1616], r12  ;    22.3 p0+p3   43 dst spill
        mov r12, rdi                 ;    16.0 p1      43 dst copy
        mov rdi, rax                 ;    15.8 p1      43 dst copy
        xor rdi, r15                 ;    19.8 p0      43 dst
        mov r14, rbx                 ;    18.0 p1      43 dst copy
        xor r14, r9                  ;    20.4 p0      43 dst
        mov qword [rsp + 1632], rdi  ;    24.3 p0+p3   43 dst spill
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
        mov r15, qword [rsp + 1616]  ;    22.3 p2      43 dst reload
        xor rcx, rdi                 ;    27.0 p0      43 dst
        xor r8, rbp                  ;    26.5 p0      43 dst
        and rbp, r11                 ;    27.1 p0      43 dst
        and rsi, r8                  ;    27.7 p0      43 dst
        xor r10, rbp                 ;    28.3 p0      43 dst
        xor r15, r10                 ;    29.3 p0      43 dst
        xor rbx, r10                 ;    29.4 p0      43 dst
        mov r10, qword [rsp + 1608]  ;    23.7 p2      43 dst reload
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
        and rdx, qword [rsp + 1632]  ;    37.4 p2+p0   43 dst
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
        mov rbx, qword [rsp + 1600]  ;    36.0 p2      43 dst reload
        and rbx, rbp                 ;    44.8 p0      43 dst
        and r13, r10                 ;    45.7 p0      43 dst
        and r15, r10                 ;    46.0 p0      43 dst
        mov qword [rsp + 1600], r15  ;    47.0 p0+p3   43 dst spill
        mov r15, r10                 ;    45.7 p1      43 dst copy
        mov qword [rsp + 1576], rbx  ;    47.5 p0+p3   43 dst spill
        xor r10, rdx                 ;    48.5 p0      43 dst
        mov rbx, qword [rsp + 1640]  ;    38.7 p2      43 dst reload
        and rbx, r10                 ;    49.5 p0      43 dst
        and rax, r10                 ;    49.7 p0      43 dst
        mov r10, rdx                 ;    43.4 p1      43 dst copy
        xor rdx, rbp                 ;    50.2 p0      43 dst
        or r10, rbp                  ;    50.8 p0      43 dst
        and r12, rdx                 ;    51.4 p0      43 dst
        xor r14, r10                 ;    52.0 p0      43 dst
        and rdi, rdx                 ;    52.5 p0      43 dst
        and r8, r14                  ;    53.1 p0      43 dst
        mov r10, qword [rsp + 1624]  ;    42.0 p2      43 dst reload
        xor r8, rdi                  ;    54.1 p0      43 dst
        and r10, r14                 ;    54.2 p0      43 dst
        xor r15, r14                 ;    54.8 p0      43 dst
        xor rdx, r14                 ;    55.4 p0      43 dst
        mov r14, qword [rsp + 1584]  ;    43.7 p2      43 dst reload
        and r9, rdx                  ;    56.4 p0      43 dst
        and rdx, qword [rsp + 1632]  ;    56.5 p2+p0   43 dst
        mov qword [rsp + 1656], r8   ;    57.1 p0+p3   43 dst spill
        and r14, r15                 ;    58.1 p0      43 dst
        xor r10, rax                 ;    58.7 p0      43 dst
        mov qword [rsp + 1608], r10  ;    59.7 p0+p3   43 dst spill
        mov qword [rsp + 1584], rbx  ;    60.2 p0+p3   43 dst spill
        mov rbx, qword [rsp + 888]   ;    46.7 p2      43 dst
        xor rbx, qword [rsp + 896]   ;    61.2 p2+p0   43 dst
        mov qword [rsp + 1680], rax  ;    61.8 p0+p3   43 dst spill
        mov qword [rsp + 1632], rdi  ;    62.8 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1592]  ;    48.7 p2      43 dst reload
        and rdi, r15                 ;    63.8 p0      43 dst
        xor r15, rbp                 ;    64.4 p0      43 dst
        and r11, r15                 ;    65.4 p0      43 dst
        xor rdi, r9                  ;    65.5 p0      43 dst
        xor r9, rsi                  ;    66.1 p0      43 dst
        and r15, qword [rsp + 536]   ;    66.7 p2+p0   43 dst
        xor r14, r15                 ;    67.7 p0      43 dst
        mov qword [rsp + 1624], r14  ;    68.7 p0+p3   43 dst spill
        and rbp, qword [rsp + 592]   ;    68.8 p2+p0   43 dst
        xor r9, r10                  ;    69.4 p0      43 dst
        xor rdi, rbp                 ;    69.9 p0      43 dst
        mov qword [rsp + 1664], r15  ;    70.5 p0+p3   43 dst spill
        mov qword [rsp + 1688], r11  ;    71.5 p0+p3   43 dst spill
        mov qword [rsp + 1592], rdx  ;    72.5 p0+p3   43 dst spill
        mov rdx, r8                  ;    55.1 p1      43 dst copy
        xor rdx, r9                  ;    73.5 p0      43 dst
        xor rdx, r14                 ;    74.5 p0      43 dst
        xor r12, rdx                 ;    75.5 p0      43 dst
        xor rdi, r12                 ;    76.5 p0      43 dst
        xor r13, rdi                 ;    77.5 p0      43 dst
        xor rcx, r13                 ;    78.5 p0      43 dst
        mov qword [rsp + 1640], r13  ;    78.5 p0+p3   43 dst spill
        mov r14, rbx                 ;    62.2 p1      43 dst copy
        xor r14, qword [rsp + 872]   ;    77.9 p2+p0   43 dst
        mov qword [rsp + 1616], r12  ;    78.5 p0+p3   43 dst spill
        mov qword [rsp + 1672], rcx  ;    79.5 p0+p3   43 dst spill
        mov r13, r14                 ;    78.9 p1      43 dst copy
        xor r13, qword [rsp + 920]   ;    80.5 p2+p0   43 dst
        mov r12, r13                 ;    81.5 p1      43 dst copy
        mov r10, r13                 ;    81.5 p1      43 dst copy
        xor r10, qword [rsp + 912]   ;    82.5 p2+p0   43 dst
        mov rax, r10                 ;    83.5 p1      43 dst copy
        xor rax, qword [rsp + 904]   ;    84.5 p2+p0   43 dst
        xor r12, qword [rsp + 864]   ;    82.5 p2+p0   43 dst
        mov r15, r12                 ;    83.5 p1      43 dst copy
        mov qword [rsp + 1648], rdi  ;    82.8 p0+p3   43 dst spill
        mov rdi, r13                 ;    81.5 p1      43 dst copy
        mov r11, r10                 ;    83.5 p1      43 dst copy
        mov qword [rsp + 1752], r12  ;    83.8 p0+p3   43 dst spill
        mov qword [rsp + 1744], r13  ;    84.8 p0+p3   43 dst spill
        xor r15, qword [rsp + 880]   ;    85.8 p2+p0   43 dst
        mov rcx, r15                 ;    86.8 p1      43 dst copy
        xor rcx, qword [rsp + 888]   ;    87.8 p2+p0   43 dst
        xor r11, rcx                 ;    88.8 p0      43 dst
        and rdi, r11                 ;    89.8 p0      43 dst
        mov r8, r13                  ;    81.5 p1      43 dst copy
        mov qword [rsp + 1704], rbp  ;    88.1 p0+p3   43 dst spill
        mov rbp, r11                 ;    89.8 p1      43 dst copy
        mov qword [rsp + 1736], r11  ;    89.8 p0+p3   43 dst spill
        mov r11, rcx                 ;    88.8 p1      43 dst copy
        mov qword [rsp + 1696], rsi  ;    90.1 p0+p3   43 dst spill
        mov rsi, r10                 ;    83.5 p1      43 dst copy
        mov qword [rsp + 1728], r10  ;    91.1 p0+p3   43 dst spill
        mov r10, rcx                 ;    88.8 p1      43 dst copy
        mov qword [rsp + 1712], r9   ;    92.1 p0+p3   43 dst spill
        mov qword [rsp + 1720], rdx  ;    93.1 p0+p3   43 dst spill
        mov r9, r12                  ;    83.5 p1      43 dst copy
        or r9, qword [rsp + 920]     ;    94.1 p2+p0   43 dst
        mov rdx, r12                 ;    83.5 p1      43 dst copy
        mov r12, rax                 ;    85.5 p1      43 dst copy
        xor r12, qword [rsp + 896]   ;    94.6 p2+p0   43 dst
        xor rbp, qword [rsp + 920]   ;    95.2 p2+p0   43 dst
        mov qword [rsp + 1776], rax  ;    95.8 p0+p3   43 dst spill
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
        mov qword [rsp + 1784], r8   ;   105.1 p0+p3   43 dst spill
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
        mov rdi, qword [rsp + 1784]  ;   105.1 p2      43 dst reload
        and rsi, rcx                 ;   124.2 p0      43 dst
        and rdx, r8                  ;   124.8 p0      43 dst
        and r14, r8                  ;   125.3 p0      43 dst
        and rdi, r15                 ;   125.9 p0      43 dst
        mov r9, qword [rsp + 1752]   ;    96.7 p2      43 dst reload
        and r9, rcx                  ;   126.5 p0      43 dst
        mov qword [rsp + 1784], r9   ;   127.5 p0+p3   43 dst spill
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
        mov rsi, qword [rsp + 1776]  ;   102.7 p2      43 dst reload
        and rsi, r8                  ;   135.3 p0      43 dst
        mov r8, qword [rsp + 1744]   ;   103.7 p2      43 dst reload
        xor rcx, r15                 ;   135.9 p0      43 dst
        xor r9, rax                  ;   136.5 p0      43 dst
        and rbp, rcx                 ;   137.1 p0      43 dst
        and rcx, qword [rsp + 864]   ;   137.6 p2+p0   43 dst
        and r8, r15                  ;   138.2 p0      43 dst
        mov qword [rsp + 1744], r10  ;   138.8 p0+p3   43 dst spill
        xor rbx, r10                 ;   139.8 p0      43 dst
        mov r10, qword [rsp + 1736]  ;   106.3 p2      43 dst reload
        and r12, r13                 ;   140.3 p0      43 dst
        and r10, r15                 ;   140.9 p0      43 dst
        mov r15, qword [rsp + 1760]  ;   129.2 p2      43 dst reload
        and r13, qword [rsp + 1768]  ;   141.5 p2+p0   43 dst
        mov qword [rsp + 1816], rbx  ;   142.0 p0+p3   43 dst spill
        xor r8, rcx                  ;   143.0 p0      43 dst
        mov qword [rsp + 1840], rbp  ;   143.6 p0+p3   43 dst spill
        mov qword [rsp + 1736], r13  ;   144.6 p0+p3   43 dst spill
        mov r13, qword [rsp + 1208]  ;   109.7 p2      43 dst
        xor r13, qword [rsp + 1216]  ;   145.6 p2+p0   43 dst
        mov qword [rsp + 1768], rsi  ;   146.2 p0+p3   43 dst spill
        xor r10, r12                 ;   147.2 p0      43 dst
        xor r10, r15                 ;   148.2 p0      43 dst
        mov r15, rbx                 ;   140.8 p1      43 dst copy
        xor r15, r8                  ;   148.3 p0      43 dst
        mov qword [rsp + 1776], r8   ;   148.9 p0+p3   43 dst spill
        mov rsi, r13                 ;   146.6 p1      43 dst copy
        xor rsi, qword [rsp + 1192]  ;   149.9 p2+p0   43 dst
        mov r8, rsi                  ;   150.9 p1      43 dst copy
        xor r12, r14                 ;   150.5 p0      43 dst
        xor r12, r9                  ;   151.5 p0      43 dst
        xor r15, r12                 ;   152.5 p0      43 dst
        xor r11, r15                 ;   153.5 p0      43 dst
        xor r10, r11                 ;   154.5 p0      43 dst
        mov qword [rsp + 1800], r11  ;   154.5 p0+p3   43 dst spill
        xor rdi, r10                 ;   155.5 p0      43 dst
        mov qword [rsp + 1808], r10  ;   155.5 p0+p3   43 dst spill
        xor r8, qword [rsp + 1240]   ;   155.9 p2+p0   43 dst
        mov qword [rsp + 1792], r9   ;   156.5 p0+p3   43 dst spill
        mov qword [rsp + 1848], rax  ;   157.5 p0+p3   43 dst spill
        mov qword [rsp + 1752], rdi  ;   158.5 p0+p3   43 dst spill
        mov qword [rsp + 1872], r15  ;   159.5 p0+p3   43 dst spill
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
        mov qword [rsp + 1880], rdi  ;   165.8 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1200]  ;   166.8 p2+p0   43 dst
        mov rcx, rbx                 ;   167.8 p1      43 dst copy
        xor rcx, qword [rsp + 1208]  ;   168.8 p2+p0   43 dst
        mov r10, r8                  ;   156.9 p1      43 dst copy
        mov qword [rsp + 1864], r12  ;   167.9 p0+p3   43 dst spill
        mov r12, r9                  ;   161.5 p1      43 dst copy
        mov r9, rdx                  ;   166.6 p1      43 dst copy
        mov rax, rdi                 ;   164.6 p1      43 dst copy
        mov qword [rsp + 1856], r14  ;   168.9 p0+p3   43 dst spill
        or r12, qword [rsp + 1240]   ;   169.9 p2+p0   43 dst
        xor rbp, rcx                 ;   170.5 p0      43 dst
        mov qword [rsp + 1912], rcx  ;   171.0 p0+p3   43 dst spill
        mov qword [rsp + 1888], rbp  ;   172.0 p0+p3   43 dst spill
        and r11, rbp                 ;   173.0 p0      43 dst
        mov qword [rsp + 1928], rdx  ;   173.6 p0+p3   43 dst spill
        xor rbx, r12                 ;   174.6 p0      43 dst
        mov r14, rbp                 ;   171.5 p1      43 dst copy
        xor r14, qword [rsp + 1240]  ;   175.2 p2+p0   43 dst
        mov rbp, rcx                 ;   169.8 p1      43 dst copy
        xor r9, qword [rsp + 1216]   ;   175.8 p2+p0   43 dst
        mov rdi, rcx                 ;   169.8 p1      43 dst copy
        xor rbp, r9                  ;   176.8 p0      43 dst
        mov qword [rsp + 1896], r8   ;   176.9 p0+p3   43 dst spill
        mov r8, r11                  ;   174.0 p1      43 dst copy
        xor r8, qword [rsp + 1216]   ;   177.9 p2+p0   43 dst
        mov rcx, rdx                 ;   166.6 p1      43 dst copy
        xor rcx, qword [rsp + 1184]  ;   178.5 p2+p0   43 dst
        mov qword [rsp + 1920], rcx  ;   179.5 p0+p3   43 dst spill
        mov rcx, rdx                 ;   166.6 p1      43 dst copy
        mov rdx, qword [rsp + 1920]  ;   179.5 p2      43 dst
        and rdx, r9                  ;   183.5 p0      43 dst
        xor rbx, rdx                 ;   184.5 p0      43 dst
        mov rdx, qword [rsp + 1920]  ;   179.5 p2      43 dst
        mov qword [rsp + 1920], rdx  ;   183.5 p0+p3   43 dst spill
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
        mov qword [rsp + 1936], r10  ;   189.6 p0+p3   43 dst spill
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
        mov r12, qword [rsp + 1880]  ;   165.8 p2      43 dst reload
        and r11, r10                 ;   202.6 p0      43 dst
        xor rbx, r11                 ;   203.6 p0      43 dst
        and r12, rbx                 ;   204.6 p0      43 dst
        mov qword [rsp + 1880], r12  ;   205.6 p0+p3   43 dst spill
        mov r12, qword [rsp + 1936]  ;   189.6 p2      43 dst reload
        mov r11, qword [rsp + 1904]  ;   161.5 p2      43 dst reload
        and r11, rsi                 ;   204.2 p0      43 dst
        mov qword [rsp + 1936], r11  ;   205.2 p0+p3   43 dst spill
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
        mov qword [rsp + 1976], rdx  ;   213.9 p0+p3   43 dst spill
        xor r11, rdx                 ;   214.0 p0      43 dst
        mov rdx, qword [rsp + 1576]  ;   162.8 p2      58 dst
        xor rdx, qword [rsp + 1656]  ;   214.6 p2+p0   58 dst
        xor rdx, qword [rsp + 1672]  ;   215.6 p2+p0   58 dst
        xor rbx, r8                  ;   215.7 p0      43 dst
        and rcx, rax                 ;   216.3 p0      43 dst
        xor r8, rax                  ;   216.9 p0      43 dst
        and r9, r8                   ;   217.9 p0      43 dst
        xor r13, rcx                 ;   218.0 p0      43 dst
        and rbp, rax                 ;   218.6 p0      43 dst
        mov rax, qword [rsp + 1920]  ;   183.5 p2      43 dst reload
        xor rsi, rbx                 ;   219.2 p0      43 dst
        and r14, rsi                 ;   220.2 p0      43 dst
        and rsi, qword [rsp + 1184]  ;   220.3 p2+p0   43 dst
        mov qword [rsp + 1968], r14  ;   221.2 p0+p3   43 dst spill
        and rax, r8                  ;   221.9 p0      43 dst
        mov r8, qword [rsp + 1928]   ;   173.6 p2      43 dst reload
        and r8, r10                  ;   222.4 p0      43 dst
        mov qword [rsp + 1928], r8   ;   223.4 p0+p3   43 dst spill
        mov r10, qword [rsp + 1896]  ;   176.9 p2      43 dst reload
        and r10, rbx                 ;   224.0 p0      43 dst
        mov qword [rsp + 1896], rax  ;   224.6 p0+p3   43 dst spill
        xor r10, rsi                 ;   225.6 p0      43 dst
        mov rax, qword [rsp + 1888]  ;   172.4 p2      43 dst reload
        and rax, rbx                 ;   226.2 p0      43 dst
        mov qword [rsp + 1888], rcx  ;   226.7 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1528]  ;   173.4 p2      43 dst
        xor rcx, qword [rsp + 1536]  ;   227.7 p2+p0   43 dst
        mov r8, rcx                  ;   228.7 p1      43 dst copy
        mov qword [rsp + 1920], r10  ;   228.3 p0+p3   43 dst spill
        xor rdx, qword [rsp + 1664]  ;   229.3 p2+p0   58 dst
        mov rbx, qword [rsp + 1912]  ;   210.7 p2      43 dst reload
        xor rax, rbx                 ;   229.9 p0      43 dst
        xor r8, qword [rsp + 1512]   ;   230.4 p2+p0   43 dst
        xor rax, r9                  ;   231.0 p0      43 dst
        mov rbx, r13                 ;   219.0 p1      43 dst copy
        xor r9, rdi                  ;   231.6 p0      43 dst
        mov qword [rsp + 1944], r11  ;   232.1 p0+p3   43 dst spill
        xor r9, r11                  ;   233.1 p0      43 dst
        mov r11, qword [rsp + 1720]  ;   179.6 p2      58 dst
        xor r11, qword [rsp + 8]     ;   233.7 p2+p0   58 dst
        mov qword [rsp + 1720], r11  ;   234.7 p0+p3   58 dst spill
        xor rbx, r10                 ;   235.3 p0      43 dst
        mov r10, r8                  ;   231.4 p1      43 dst copy
        mov qword [rsp + 1664], rdi  ;   235.9 p0+p3   43 dst spill
        mov rdi, qword [rsp + 0]     ;   184.5 p2      58 dst.2 reload
        xor r10, qword [rsp + 1560]  ;   236.9 p2+p0   43 dst
        xor rbx, r9                  ;   237.4 p0      43 dst
        xor rbp, rbx                 ;   238.4 p0      43 dst
        xor rax, rbp                 ;   239.4 p0      43 dst
        xor r12, rax                 ;   240.4 p0      43 dst
        xor r15, r12                 ;   241.4 p0      43 dst
        xor rdx, qword [rdi + 10264] ;   240.3 p2+p0   58 dst
        mov qword [rsp + 1576], r9   ;   240.9 p0+p3   43 dst spill
        mov qword [rsp + 1952], rbp  ;   241.9 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1712]  ;   189.1 p2      58 dst
        mov r11, r10                 ;   237.9 p1      43 dst copy
        xor r11, qword [rsp + 1504]  ;   242.9 p2+p0   43 dst
        mov r14, r11                 ;   243.9 p1      43 dst copy
        xor r14, qword [rsp + 1520]  ;   244.9 p2+p0   43 dst
        mov rdi, r11                 ;   243.9 p1      43 dst copy
        mov qword [rsp + 2032], r11  ;   244.0 p0+p3   43 dst spill
        mov r9, r14                  ;   245.9 p1      43 dst copy
        xor r9, qword [rsp + 1528]   ;   246.9 p2+p0   43 dst
        xor rbp, qword [rsp + 16]    ;   245.6 p2+p0   58 dst
        mov qword [rsp + 1712], rbp  ;   246.6 p0+p3   58 dst spill
        mov rbp, qword [rsp + 1688]  ;   194.5 p2      58 dst
        xor rbp, qword [rsp + 1704]  ;   247.1 p2+p0   58 dst
        mov qword [rsp + 1904], r12  ;   247.7 p0+p3   43 dst spill
        mov r12, r10                 ;   237.9 p1      43 dst copy
        mov qword [rsp + 2000], r10  ;   248.7 p0+p3   43 dst spill
        mov qword [rsp + 1704], r13  ;   249.7 p0+p3   43 dst spill
        xor r12, qword [rsp + 1552]  ;   250.7 p2+p0   43 dst
        mov r13, r12                 ;   251.7 p1      43 dst copy
        xor r13, qword [rsp + 1544]  ;   252.7 p2+p0   43 dst
        mov qword [rsp + 1656], rdx  ;   251.9 p0+p3   58 dst spill
        mov rdx, r11                 ;   243.9 p1      43 dst copy
        mov qword [rsp + 1984], rbx  ;   252.9 p0+p3   43 dst spill
        mov r11, r9                  ;   247.9 p1      43 dst copy
        or rdi, qword [rsp + 1560]   ;   253.9 p2+p0   43 dst
        xor r14, rdi                 ;   254.9 p0      43 dst
        mov qword [rsp + 1688], rsi  ;   255.0 p0+p3   43 dst spill
        mov qword [rsp + 2040], r9   ;   256.0 p0+p3   43 dst spill
        mov qword [rsp + 1992], r12  ;   257.0 p0+p3   43 dst spill
        mov rsi, r12                 ;   251.7 p1      43 dst copy
        mov rbx, r13                 ;   253.7 p1      43 dst copy
        xor rbx, qword [rsp + 1536]  ;   258.0 p2+p0   43 dst
        xor r11, rbx                 ;   259.0 p0      43 dst
        mov qword [rsp + 1960], r15  ;   259.1 p0+p3   43 dst spill
        xor rbp, qword [rsp + 1696]  ;   260.1 p2+p0   58 dst
        xor rbp, qword [rsp + 1680]  ;   261.1 p2+p0   58 dst
        mov qword [rsp + 1680], rax  ;   261.3 p0+p3   43 dst spill
        mov rax, qword [rsp + 0]     ;   208.3 p2      58 dst.2 reload
        xor rbp, qword [rax + 10256] ;   262.3 p2+p0   58 dst
        mov qword [rsp + 1696], rbp  ;   263.3 p0+p3   58 dst spill
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
        mov rsi, qword [rsp + 1648]  ;   216.0 p2      58 dst
        mov qword [rsp + 1648], r12  ;   268.0 p0+p3   43 dst spill
        mov r12, qword [rsp + 0]     ;   217.0 p2      58 dst.2 reload
        xor r13, qword [rsp + 1560]  ;   268.6 p2+p0   43 dst
        xor rsi, qword [r12 + 10272] ;   269.1 p2+p0   58 dst
        mov r12, qword [rsp + 1648]  ;   268.0 p2      43 dst
        and r12, rbx                 ;   272.0 p0      43 dst
        xor r14, r12                 ;   273.0 p0      43 dst
        mov r12, qword [rsp + 1648]  ;   268.0 p2      43 dst
        mov qword [rsp + 2024], r12  ;   272.0 p0+p3   43 dst spill
        mov qword [rsp + 1648], rsi  ;   271.8 p0+p3   58 dst spill
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
        mov r10, qword [rsp + 1640]  ;   231.4 p2      58 dst
        mov r12, r9                  ;   274.4 p1      43 dst copy
        xor rdi, r8                  ;   282.0 p0      43 dst
        mov r8, qword [rsp + 1616]   ;   232.4 p2      58 dst
        xor r8, qword [rsp + 1600]   ;   282.6 p2+p0   58 dst
        xor r8, qword [rsp + 1608]   ;   283.6 p2+p0   58 dst
        xor r8, qword [rsp + 24]     ;   284.6 p2+p0   58 dst
        xor r12, qword [rsp + 1528]  ;   284.3 p2+p0   43 dst
        xor rdx, r12                 ;   285.3 p0      43 dst
        mov r15, r11                 ;   260.0 p1      43 dst copy
        and r15, r12                 ;   285.4 p0      43 dst
        xor r10, qword [rsp + 1584]  ;   286.0 p2+p0   58 dst
        mov qword [rsp + 1584], r8   ;   286.6 p0+p3   58 dst spill
        mov r8, rdx                  ;   286.3 p1      43 dst copy
        xor r10, qword [rsp + 1624]  ;   287.6 p2+p0   58 dst
        xor rsi, r15                 ;   288.1 p0      43 dst
        xor r10, qword [rsp + 32]    ;   288.7 p2+p0   58 dst
        mov qword [rsp + 1624], r10  ;   289.7 p0+p3   58 dst spill
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
        mov r8, qword [rsp + 1632]   ;   249.9 p2      58 dst
        xor r8, qword [rsp + 1592]   ;   297.7 p2+p0   58 dst
        xor r14, rax                 ;   299.4 p0      43 dst
        mov rax, qword [rsp + 0]     ;   251.9 p2      58 dst.2 reload
        and rbp, r14                 ;   300.4 p0      43 dst
        xor r8, qword [rsp + 1672]   ;   299.4 p2+p0   58 dst
        xor r8, qword [rax + 10296]  ;   300.4 p2+p0   58 dst
        mov rax, qword [rsp + 1992]  ;   257.0 p2      43 dst reload
        mov qword [rsp + 1992], r8   ;   301.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 2032]   ;   255.9 p2      43 dst reload
        and r8, r10                  ;   301.5 p0      43 dst
        and rax, r14                 ;   302.1 p0      43 dst
        mov qword [rsp + 2032], rax  ;   303.1 p0+p3   43 dst spill
        mov rax, qword [rsp + 1872]  ;   256.9 p2      58 dst
        xor rax, qword [rsp + 40]    ;   303.7 p2+p0   58 dst
        mov qword [rsp + 1872], rax  ;   304.7 p0+p3   58 dst spill
        mov rax, qword [rsp + 1864]  ;   258.9 p2      58 dst
        xor rax, qword [rsp + 48]    ;   305.3 p2+p0   58 dst
        mov qword [rsp + 1864], rax  ;   306.3 p0+p3   58 dst spill
        mov rax, qword [rsp + 1840]  ;   260.9 p2      58 dst
        xor rax, qword [rsp + 1760]  ;   306.8 p2+p0   58 dst
        xor rax, qword [rsp + 1856]  ;   307.8 p2+p0   58 dst
        xor rax, qword [rsp + 1848]  ;   308.8 p2+p0   58 dst
        mov qword [rsp + 1848], r8   ;   308.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;   264.9 p2      58 dst.2 reload
        xor rax, qword [r8 + 10320]  ;   309.8 p2+p0   58 dst
        mov qword [rsp + 1856], rax  ;   310.8 p0+p3   58 dst spill
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
        mov rsi, qword [rsp + 2040]  ;   272.0 p2      43 dst reload
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
        mov r8, qword [rsp + 1784]   ;   283.0 p2      58 dst
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
        mov r13, qword [rsp + 1800]  ;   296.6 p2      58 dst
        xor r13, qword [rsp + 1728]  ;   342.9 p2+p0   58 dst
        mov qword [rbp + 200], r15   ;   343.5 p0+p3   58 dst
        xor rbx, qword [r10 + 10464] ;   344.5 p2+p0   58 dst
        mov qword [rbp + 224], rbx   ;   345.5 p0+p3   58 dst
        mov qword [rbp + 136], r11   ;   346.1 p0+p3   58 dst
        mov r11, qword [rsp + 1720]  ;   299.6 p2      58 dst reload
        xor r14, qword [rsp + 1736]  ;   347.1 p2+p0   58 dst
        xor r14, qword [r10 + 10360] ;   348.1 p2+p0   58 dst
        mov qword [rbp], r11         ;   348.2 p0+p3   58 dst
        mov r11, qword [rsp + 1712]  ;   302.6 p2      58 dst reload
        xor r9, qword [r10 + 10448]  ;   349.2 p2+p0   58 dst
        xor r12, qword [r10 + 10488] ;   349.8 p2+p0   58 dst
        xor rsi, qword [rsp + 2032]  ;   350.4 p2+p0   58 dst
        xor r13, qword [rsp + 1792]  ;   350.9 p2+p0   58 dst
        mov qword [rbp + 88], r8     ;   351.5 p0+p3   58 dst
        mov r15, qword [rsp + 1968]  ;   307.6 p2      58 dst
        xor r15, qword [r10 + 10384] ;   352.5 p2+p0   58 dst
        xor r13, qword [rsp + 56]    ;   353.1 p2+p0   58 dst
        mov qword [rbp + 8], r11     ;   353.7 p0+p3   58 dst
        xor rsi, qword [rsp + 120]   ;   354.7 p2+p0   58 dst
        mov qword [rbp + 232], rsi   ;   355.7 p0+p3   58 dst
        mov qword [rbp + 208], r9    ;   356.2 p0+p3   58 dst
        mov rsi, qword [rsp + 1936]  ;   311.6 p2      58 dst
        mov r9, qword [rsp + 1960]   ;   312.6 p2      43 dst reload
        xor rsi, qword [r10 + 10392] ;   357.2 p2+p0   58 dst
        xor rsi, qword [rsp + 1704]  ;   358.2 p2+p0   58 dst
        xor rsi, r9                  ;   359.2 p0      58 dst
        xor r9, qword [r10 + 10424]  ;   358.9 p2+p0   58 dst
        xor r9, qword [rsp + 1888]   ;   359.9 p2+p0   58 dst
        xor r9, qword [rsp + 1896]   ;   360.9 p2+p0   58 dst
        mov qword [rbp + 184], r9    ;   361.9 p0+p3   58 dst
        mov r9, qword [rsp + 1624]   ;   318.6 p2      58 dst reload
        mov qword [rbp + 48], r9     ;   361.7 p0+p3   58 dst
        mov r9, qword [rsp + 1992]   ;   319.6 p2      58 dst reload
        mov r11, qword [rsp + 1696]  ;   320.6 p2      58 dst reload
        mov r8, qword [rsp + 1752]   ;   321.6 p2      58 dst
        mov qword [rbp + 104], r13   ;   362.7 p0+p3   58 dst
        mov qword [rbp + 240], rax   ;   363.7 p0+p3   58 dst
        mov qword [rbp + 120], r14   ;   364.7 p0+p3   58 dst
        mov qword [rbp + 56], r9     ;   365.7 p0+p3   58 dst
        mov r9, qword [rsp + 1872]   ;   322.6 p2      58 dst reload
        xor rcx, qword [rsp + 104]   ;   366.7 p2+p0   58 dst
        xor rdi, rdx                 ;   367.2 p0      58 dst
        mov qword [rbp + 16], r11    ;   367.8 p0+p3   58 dst
        mov r13, qword [rsp + 1680]  ;   324.6 p2      58 dst
        xor r15, qword [rsp + 1912]  ;   368.8 p2+p0   58 dst
        xor r15, qword [rsp + 1664]  ;   369.8 p2+p0   58 dst
        xor r15, qword [rsp + 1976]  ;   370.8 p2+p0   58 dst
        mov r11, qword [rsp + 1656]  ;   328.6 p2      58 dst reload
        mov qword [rbp + 24], r11    ;   370.5 p0+p3   58 dst
        xor r8, qword [rsp + 1768]   ;   371.5 p2+p0   58 dst
        xor r13, qword [r10 + 10400] ;   372.1 p2+p0   58 dst
        mov qword [rbp + 160], r13   ;   373.1 p0+p3   58 dst
        xor r8, qword [rsp + 1776]   ;   373.7 p2+p0   58 dst
        mov r11, qword [rsp + 1648]  ;   332.6 p2      58 dst reload
        mov qword [rbp + 32], r11    ;   374.2 p0+p3   58 dst
        xor r8, qword [rsp + 64]     ;   375.2 p2+p0   58 dst
        mov qword [rbp + 112], r8    ;   376.2 p0+p3   58 dst
        mov r8, qword [rsp + 1904]   ;   334.6 p2      58 dst
        mov qword [rbp + 216], rdi   ;   376.8 p0+p3   58 dst
        mov qword [rbp + 64], r9     ;   377.8 p0+p3   58 dst
        mov r9, qword [rsp + 1864]   ;   335.6 p2      58 dst reload
        mov qword [rbp + 72], r9     ;   378.8 p0+p3   58 dst
        xor r8, qword [rsp + 1928]   ;   379.8 p2+p0   58 dst
        xor r8, qword [rsp + 1920]   ;   380.8 p2+p0   58 dst
        xor r8, qword [rsp + 96]     ;   381.8 p2+p0   58 dst
        mov qword [rbp + 176], r8    ;   382.8 p0+p3   58 dst
        mov r8, qword [rsp + 824]    ;   339.6 p2      43 dst
        mov r9, qword [rsp + 1856]   ;   340.6 p2      58 dst reload
        mov qword [rbp + 80], r9     ;   382.5 p0+p3   58 dst
        mov r9, qword [rsp + 832]    ;   341.6 p2      43 dst reload
        mov qword [rbp + 144], r15   ;   383.5 p0+p3   58 dst
        xor r8, r9                   ;   384.5 p0      43 dst
        mov r11, qword [rsp + 1584]  ;   342.6 p2      58 dst reload
        mov qword [rbp + 40], r11    ;   385.1 p0+p3   58 dst
        mov r11, r8                  ;   385.5 p1      43 dst copy
        xor r11, qword [rsp + 808]   ;   386.5 p2+p0   43 dst
        xor rsi, qword [rsp + 1688]  ;   386.6 p2+p0   58 dst
        mov qword [rbp + 152], rsi   ;   387.6 p0+p3   58 dst
        mov rsi, qword [rsp + 800]   ;   345.6 p2      43 dst reload
        mov r13, qword [rsp + 856]   ;   346.6 p2      43 dst reload
        mov qword [rbp + 192], rcx   ;   388.2 p0+p3   58 dst
        mov r14, qword [rsp + 1984]  ;   347.6 p2      58 dst
        xor r14, qword [rsp + 72]    ;   389.2 p2+p0   58 dst
        mov qword [rbp + 128], r14   ;   390.2 p0+p3   58 dst
        xor r12, rdx                 ;   390.8 p0      58 dst
        mov qword [rbp + 248], r12   ;   391.8 p0+p3   58 dst
        mov r12, qword [rsp + 1952]  ;   349.6 p2      58 dst
        xor r12, qword [rsp + 1880]  ;   392.4 p2+p0   58 dst
        xor r12, qword [rsp + 1944]  ;   393.4 p2+p0   58 dst
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
        mov qword [rsp + 1856], r12  ;   398.4 p0+p3   43 dst spill
        mov rbp, r15                 ;   398.2 p1      43 dst copy
        mov rax, rdi                 ;   400.2 p1      43 dst copy
        or rbp, r13                  ;   399.4 p0      43 dst
        xor rdi, rbp                 ;   400.4 p0      43 dst
        mov qword [rsp + 1624], rdi  ;   401.4 p0+p3   43 dst spill
        mov rdx, r12                 ;   396.1 p1      43 dst copy
        xor rax, rcx                 ;   401.5 p0      43 dst
        mov r10, r15                 ;   398.2 p1      43 dst copy
        mov qword [rsp + 1864], r15  ;   402.1 p0+p3   43 dst spill
        mov r15, r14                 ;   398.1 p1      43 dst copy
        mov rbx, r12                 ;   396.1 p1      43 dst copy
        xor r15, rax                 ;   403.1 p0      43 dst
        mov r12, r14                 ;   398.1 p1      43 dst copy
        xor r12, qword [rsp + 840]   ;   403.6 p2+p0   43 dst
        mov qword [rsp + 1584], r15  ;   404.2 p0+p3   43 dst spill
        mov qword [rsp + 1648], r12  ;   405.2 p0+p3   43 dst spill
        and rdx, r15                 ;   406.2 p0      43 dst
        mov qword [rsp + 1872], rdx  ;   407.2 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1872]  ;   407.2 p2      43 dst
        mov rdx, r14                 ;   398.1 p1      43 dst copy
        mov r14, qword [rsp + 1872]  ;   407.2 p2      43 dst
        mov qword [rsp + 1872], rbp  ;   407.8 p0+p3   43 dst spill
        mov rbp, r15                 ;   404.1 p1      43 dst copy
        xor rbp, r13                 ;   408.8 p0      43 dst
        mov r13, r12                 ;   404.6 p1      43 dst copy
        xor r14, r9                  ;   411.2 p0      43 dst
        mov r15, r12                 ;   404.6 p1      43 dst copy
        xor r9, r12                  ;   409.9 p0      43 dst
        mov r12, rax                 ;   402.5 p1      43 dst copy
        mov qword [rsp + 1696], rax  ;   410.5 p0+p3   43 dst spill
        xor r13, rsi                 ;   411.5 p0      43 dst
        mov qword [rsp + 1656], r13  ;   412.5 p0+p3   43 dst spill
        mov r13, rax                 ;   402.5 p1      43 dst copy
        xor r13, r9                  ;   413.1 p0      43 dst
        mov qword [rsp + 1712], r13  ;   414.1 p0+p3   43 dst spill
        mov rax, qword [rsp + 1656]  ;   412.5 p2      43 dst
        and rax, r9                  ;   416.5 p0      43 dst
        mov r13, qword [rsp + 1624]  ;   401.4 p2      43 dst reload
        xor r13, rax                 ;   417.5 p0      43 dst
        mov qword [rsp + 1624], r13  ;   418.5 p0+p3   43 dst spill
        mov rax, qword [rsp + 1712]  ;   414.1 p2      43 dst
        mov r13, qword [rsp + 1712]  ;   414.1 p2      43 dst
        xor r13, qword [rsp + 856]   ;   418.1 p2+p0   43 dst
        mov qword [rsp + 1720], r13  ;   419.1 p0+p3   43 dst spill
        mov r13, qword [rsp + 1656]  ;   412.5 p2      43 dst
        mov qword [rsp + 1656], r13  ;   418.4 p0+p3   43 dst spill
        mov r13, qword [rsp + 1720]  ;   419.1 p2      43 dst
        mov qword [rsp + 1920], r13  ;   423.1 p0+p3   43 dst spill
        mov r13, qword [rsp + 1720]  ;   419.1 p2      43 dst
        mov qword [rsp + 1720], r13  ;   423.1 p0+p3   43 dst spill
        mov r13, r9                  ;   410.9 p1      43 dst copy
        xor r13, rbp                 ;   421.4 p0      43 dst
        xor rcx, r13                 ;   422.4 p0      43 dst
        and rax, rcx                 ;   423.4 p0      43 dst
        xor r10, rcx                 ;   423.4 p0      43 dst
        xor r14, rax                 ;   424.4 p0      43 dst
        mov rax, qword [rsp + 1920]  ;   423.1 p2      43 dst reload
        mov qword [rsp + 1920], r10  ;   424.4 p0+p3   43 dst spill
        and rax, r10                 ;   427.1 p0      43 dst
        mov r10, qword [rsp + 1872]  ;   407.8 p2      43 dst reload
        xor r10, rax                 ;   428.1 p0      43 dst
        mov rax, qword [rsp + 1920]  ;   424.4 p2      43 dst
        mov qword [rsp + 1920], r13  ;   426.3 p0+p3   43 dst spill
        and r15, r13                 ;   427.3 p0      43 dst
        mov r13, rbp                 ;   409.8 p1      43 dst copy
        xor r13, rsi                 ;   427.9 p0      43 dst
        xor r8, r13                  ;   428.9 p0      43 dst
        xor r11, r15                 ;   429.1 p0      43 dst
        and r13, rbp                 ;   429.6 p0      43 dst
        xor r11, r13                 ;   430.6 p0      43 dst
        xor rdi, r11                 ;   431.6 p0      43 dst
        mov r15, qword [rsp + 1712]  ;   414.1 p2      43 dst
        xor rbx, r8                  ;   431.3 p0      43 dst
        and rdx, rbx                 ;   432.3 p0      43 dst
        xor r10, r11                 ;   432.5 p0      43 dst
        xor rdi, rdx                 ;   433.3 p0      43 dst
        mov rdx, qword [rsp + 1720]  ;   423.1 p2      43 dst reload
        mov r11, qword [rsp + 1624]  ;   418.5 p2      43 dst reload
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
        mov r10, qword [rsp + 1864]  ;   402.1 p2      43 dst reload
        mov rdi, r11                 ;   444.6 p1      43 dst copy
        xor r11, r13                 ;   444.6 p0      43 dst
        and r10, r12                 ;   444.9 p0      43 dst
        mov qword [rsp + 1992], r10  ;   445.9 p0+p3   43 dst spill
        mov r10, qword [rsp + 1920]  ;   426.3 p2      43 dst reload
        and rdx, r13                 ;   446.5 p0      43 dst
        mov qword [rsp + 1920], rdx  ;   447.5 p0+p3   43 dst spill
        and r10, r11                 ;   448.0 p0      43 dst
        mov rdx, qword [rsp + 1648]  ;   405.2 p2      43 dst reload
        and rdx, r11                 ;   448.6 p0      43 dst
        mov qword [rsp + 1648], rdx  ;   449.6 p0+p3   43 dst spill
        mov rdx, r13                 ;   442.6 p1      43 dst copy
        and rax, r13                 ;   450.2 p0      43 dst
        xor r13, r12                 ;   450.8 p0      43 dst
        and rcx, r13                 ;   451.8 p0      43 dst
        or rdx, r12                  ;   451.9 p0      43 dst
        xor r14, rdx                 ;   452.9 p0      43 dst
        and r15, r13                 ;   453.0 p0      43 dst
        xor r13, r14                 ;   453.9 p0      43 dst
        mov rdx, qword [rsp + 1656]  ;   418.4 p2      43 dst reload
        xor rdi, r14                 ;   454.2 p0      43 dst
        and rdx, r13                 ;   454.9 p0      43 dst
        and r8, r14                  ;   455.3 p0      43 dst
        and r9, r13                  ;   455.9 p0      43 dst
        mov r13, qword [rsp + 1696]  ;   410.5 p2      43 dst reload
        and r13, r14                 ;   456.5 p0      43 dst
        mov r14, r12                 ;   441.6 p1      43 dst copy
        xor r12, rdi                 ;   457.0 p0      43 dst
        mov r11, qword [rsp + 1920]  ;   447.5 p2      43 dst
        xor r11, r9                  ;   457.6 p0      43 dst
        xor r13, r10                 ;   458.2 p0      43 dst
        and rsi, r12                 ;   458.8 p0      43 dst
        and rbp, r12                 ;   459.3 p0      43 dst
        mov r12, qword [rsp + 1856]  ;   404.7 p2      43 dst reload
        mov qword [rsp + 1856], rdx  ;   459.9 p0+p3   43 dst spill
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
        mov qword [rsp + 1696], r12  ;   468.0 p0+p3   43 dst spill
        mov qword [rsp + 1944], r10  ;   468.6 p0+p3   43 dst spill
        mov qword [rsp + 1928], rsi  ;   469.6 p0+p3   43 dst spill
        mov qword [rsp + 1864], r13  ;   470.6 p0+p3   43 dst spill
        mov qword [rsp + 1712], r8   ;   471.6 p0+p3   43 dst spill
        mov rcx, rdx                 ;   466.5 p1      43 dst copy
        xor rcx, qword [rsp + 1128]  ;   472.6 p2+p0   43 dst
        xor rdi, r12                 ;   473.2 p0      43 dst
        xor r15, rdi                 ;   474.2 p0      43 dst
        mov qword [rsp + 1624], r15  ;   475.2 p0+p3   43 dst spill
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
        mov qword [rsp + 1656], rbx  ;   478.7 p0+p3   43 dst spill
        mov rbx, r12                 ;   476.9 p1      43 dst copy
        mov qword [rsp + 1952], r14  ;   479.7 p0+p3   43 dst spill
        mov qword [rsp + 1680], r11  ;   480.7 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1168]  ;   481.7 p2+p0   43 dst
        mov r10, rbx                 ;   482.7 p1      43 dst copy
        xor rsi, qword [rsp + 1144]  ;   482.3 p2+p0   43 dst
        xor r10, rsi                 ;   483.7 p0      43 dst
        mov qword [rsp + 1896], rdi  ;   483.5 p0+p3   43 dst spill
        mov r11, r13                 ;   478.9 p1      43 dst copy
        mov qword [rsp + 1960], r12  ;   484.5 p0+p3   43 dst spill
        or r11, qword [rsp + 1176]   ;   485.5 p2+p0   43 dst
        xor r8, r11                  ;   486.5 p0      43 dst
        mov qword [rsp + 1904], rax  ;   486.6 p0+p3   43 dst spill
        mov rax, rbx                 ;   482.7 p1      43 dst copy
        xor rax, qword [rsp + 1160]  ;   487.6 p2+p0   43 dst
        mov qword [rsp + 1704], r13  ;   488.2 p0+p3   43 dst spill
        mov rdi, r13                 ;   478.9 p1      43 dst copy
        mov r13, rax                 ;   488.6 p1      43 dst copy
        xor r13, qword [rsp + 1152]  ;   489.6 p2+p0   43 dst
        mov r14, r10                 ;   484.7 p1      43 dst copy
        and r15, r10                 ;   489.7 p0      43 dst
        mov qword [rsp + 1688], r10  ;   490.3 p0+p3   43 dst spill
        mov qword [rsp + 1664], rax  ;   491.3 p0+p3   43 dst spill
        mov qword [rsp + 1936], rsi  ;   492.3 p0+p3   43 dst spill
        xor r14, qword [rsp + 1176]  ;   493.3 p2+p0   43 dst
        mov r10, rsi                 ;   483.3 p1      43 dst copy
        mov qword [rsp + 1872], r9   ;   493.9 p0+p3   43 dst spill
        mov r9, r12                  ;   476.9 p1      43 dst copy
        mov r12, r15                 ;   490.7 p1      43 dst copy
        mov qword [rsp + 1888], rbx  ;   494.9 p0+p3   43 dst spill
        mov qword [rsp + 1880], rbp  ;   495.9 p0+p3   43 dst spill
        mov rbp, rbx                 ;   482.7 p1      43 dst copy
        mov rbx, rsi                 ;   483.3 p1      43 dst copy
        mov rsi, rax                 ;   488.6 p1      43 dst copy
        xor rsi, qword [rsp + 1120]  ;   496.9 p2+p0   43 dst
        mov qword [rsp + 1976], rsi  ;   497.9 p0+p3   43 dst spill
        mov rsi, rax                 ;   488.6 p1      43 dst copy
        mov rax, qword [rsp + 1976]  ;   497.9 p2      43 dst
        and rax, r13                 ;   501.9 p0      43 dst
        xor r8, rax                  ;   502.9 p0      43 dst
        mov rax, qword [rsp + 1976]  ;   497.9 p2      43 dst
        mov qword [rsp + 1976], rax  ;   501.9 p0+p3   43 dst spill
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
        mov r15, qword [rsp + 1888]  ;   494.9 p2      43 dst reload
        and r15, r8                  ;   525.3 p0      43 dst
        mov qword [rsp + 1888], r15  ;   526.3 p0+p3   43 dst spill
        mov r15, qword [rsp + 1912]  ;   508.0 p2      43 dst reload
        mov r11, qword [rsp + 1704]  ;   488.2 p2      43 dst reload
        and r11, rsi                 ;   524.3 p0      43 dst
        and r15, r8                  ;   525.3 p0      43 dst
        mov qword [rsp + 1912], r11  ;   525.4 p0+p3   43 dst spill
        mov r11, rsi                 ;   522.3 p1      43 dst copy
        or r11, r9                   ;   526.4 p0      43 dst
        xor r12, r11                 ;   527.4 p0      43 dst
        mov r11, qword [rsp + 1936]  ;   492.3 p2      43 dst reload
        and r11, r12                 ;   528.4 p0      43 dst
        and rdi, r9                  ;   528.2 p0      43 dst
        and rcx, rsi                 ;   528.7 p0      43 dst
        mov qword [rsp + 1936], rcx  ;   529.7 p0+p3   43 dst spill
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
        mov rcx, qword [rsp + 1976]  ;   501.9 p2      43 dst reload
        and rcx, r12                 ;   537.0 p0      43 dst
        and r13, r12                 ;   537.1 p0      43 dst
        mov r12, qword [rsp + 1664]  ;   491.3 p2      43 dst reload
        and r12, r9                  ;   537.7 p0      43 dst
        mov r9, qword [rsp + 1936]   ;   529.7 p2      43 dst
        mov qword [rsp + 1664], rcx  ;   538.3 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1960]  ;   487.2 p2      43 dst reload
        and rcx, r8                  ;   539.3 p0      43 dst
        mov qword [rsp + 1960], rbx  ;   539.9 p0+p3   43 dst spill
        xor rdx, rbx                 ;   540.9 p0      43 dst
        mov rbx, qword [rsp + 1688]  ;   490.3 p2      43 dst reload
        and rbx, r8                  ;   541.4 p0      43 dst
        xor r9, r13                  ;   542.0 p0      43 dst
        xor r13, rbp                 ;   542.6 p0      43 dst
        and rsi, qword [rsp + 1120]  ;   543.1 p2+p0   43 dst
        mov r8, rdx                  ;   541.9 p1      43 dst copy
        xor rcx, rsi                 ;   544.1 p0      43 dst
        xor r9, rbx                  ;   544.3 p0      43 dst
        mov rbx, qword [rsp + 1464]  ;   490.9 p2      43 dst
        mov qword [rsp + 1976], rcx  ;   545.1 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1472]  ;   545.9 p2+p0   43 dst
        mov qword [rsp + 1688], r12  ;   546.4 p0+p3   43 dst spill
        mov r12, rbx                 ;   546.9 p1      43 dst copy
        mov qword [rsp + 1968], r11  ;   547.4 p0+p3   43 dst spill
        mov qword [rsp + 1728], rax  ;   548.4 p0+p3   43 dst spill
        xor r12, qword [rsp + 1448]  ;   549.4 p2+p0   43 dst
        mov qword [rsp + 1792], r14  ;   550.0 p0+p3   43 dst spill
        mov qword [rsp + 1776], rdx  ;   551.0 p0+p3   43 dst spill
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
        mov qword [rsp + 1704], r15  ;   559.0 p0+p3   43 dst spill
        mov qword [rsp + 1576], r10  ;   559.1 p0+p3   43 dst spill
        mov qword [rsp + 1984], r9   ;   560.1 p0+p3   43 dst spill
        mov qword [rsp + 1752], rdi  ;   561.1 p0+p3   43 dst spill
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
        mov qword [rsp + 1736], r14  ;   567.7 p0+p3   43 dst spill
        and r10, r14                 ;   567.7 p0      43 dst
        mov qword [rsp + 1800], rbp  ;   568.0 p0+p3   43 dst spill
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
        mov qword [rsp + 1784], rdi  ;   574.7 p0+p3   43 dst spill
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
        mov rcx, qword [rsp + 1784]  ;   574.7 p2      43 dst reload
        mov qword [rsp + 1784], rsi  ;   617.0 p0+p3   43 dst spill
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
        mov rax, qword [rsp + 1736]  ;   569.4 p2      43 dst reload
        and rax, rdx                 ;   622.5 p0      43 dst
        xor r9, rax                  ;   623.5 p0      43 dst
        mov rax, rbx                 ;   616.8 p1      43 dst copy
        xor rax, r11                 ;   623.7 p0      43 dst
        and rbp, r12                 ;   624.2 p0      43 dst
        and r12, qword [rsp + 1440]  ;   624.8 p2+p0   43 dst
        xor rsi, r12                 ;   625.8 p0      43 dst
        xor rax, rsi                 ;   626.8 p0      43 dst
        xor r14, rax                 ;   627.8 p0      43 dst
        mov qword [rsp + 1736], rcx  ;   627.1 p0+p3   43 dst spill
        mov rdx, qword [rsp + 752]   ;   573.4 p2      43 dst
        xor rdx, qword [rsp + 760]   ;   628.1 p2+p0   43 dst
        mov rcx, rdx                 ;   629.1 p1      43 dst copy
        mov qword [rsp + 2040], r14  ;   628.8 p0+p3   43 dst spill
        xor r9, r14                  ;   629.7 p0      43 dst
        mov r14, qword [rsp + 1880]  ;   575.4 p2      58 dst
        xor r14, qword [rsp + 1952]  ;   630.2 p2+p0   58 dst
        xor r14, qword [rsp + 1920]  ;   631.2 p2+p0   58 dst
        xor r14, qword [rsp + 1944]  ;   632.2 p2+p0   58 dst
        mov qword [rsp + 1944], r9   ;   632.0 p0+p3   43 dst spill
        mov qword [rsp + 1760], r11  ;   633.0 p0+p3   43 dst spill
        mov qword [rsp + 2000], r10  ;   634.0 p0+p3   43 dst spill
        mov r10, qword [rsp + 1680]  ;   579.4 p2      58 dst
        mov qword [rsp + 1880], rbp  ;   635.0 p0+p3   43 dst spill
        xor r10, qword [rsp + 144]   ;   636.0 p2+p0   58 dst
        mov qword [rsp + 1680], r10  ;   637.0 p0+p3   58 dst spill
        mov qword [rsp + 1816], rsi  ;   637.5 p0+p3   43 dst spill
        mov qword [rsp + 2024], rdi  ;   638.5 p0+p3   43 dst spill
        mov qword [rsp + 1840], rax  ;   639.5 p0+p3   43 dst spill
        xor r13, r9                  ;   640.5 p0      43 dst
        mov qword [rsp + 1824], r13  ;   641.5 p0+p3   43 dst spill
        xor r8, r13                  ;   642.1 p0      43 dst
        mov r13, qword [rsp + 1896]  ;   583.7 p2      58 dst
        xor r13, qword [rsp + 136]   ;   642.7 p2+p0   58 dst
        mov qword [rsp + 1896], r13  ;   643.7 p0+p3   58 dst spill
        mov qword [rsp + 2008], r15  ;   644.2 p0+p3   43 dst spill
        xor rcx, qword [rsp + 736]   ;   645.2 p2+p0   43 dst
        mov rsi, rcx                 ;   646.2 p1      43 dst copy
        xor rsi, qword [rsp + 792]   ;   647.2 p2+p0   43 dst
        mov r10, rsi                 ;   648.2 p1      43 dst copy
        xor r10, qword [rsp + 728]   ;   649.2 p2+p0   43 dst
        mov qword [rsp + 1920], r12  ;   647.0 p0+p3   43 dst spill
        mov r9, qword [rsp + 0]      ;   590.6 p2      58 dst.2 reload
        mov qword [rsp + 1952], r8   ;   648.0 p0+p3   43 dst spill
        mov r13, rsi                 ;   648.2 p1      43 dst copy
        mov qword [rsp + 1632], rsi  ;   649.0 p0+p3   43 dst spill
        mov rbp, r10                 ;   650.2 p1      43 dst copy
        xor rbp, qword [rsp + 744]   ;   651.2 p2+p0   43 dst
        mov r11, rbp                 ;   652.2 p1      43 dst copy
        mov rdi, r10                 ;   650.2 p1      43 dst copy
        xor r11, qword [rsp + 752]   ;   653.2 p2+p0   43 dst
        xor r14, qword [r9 + 10512]  ;   651.1 p2+p0   58 dst
        mov r9, qword [rsp + 1992]   ;   595.6 p2      58 dst
        mov qword [rsp + 1992], rbx  ;   651.7 p0+p3   43 dst spill
        xor r9, qword [rsp + 1712]   ;   652.7 p2+p0   58 dst
        xor r9, qword [rsp + 1904]   ;   653.7 p2+p0   58 dst
        or rdi, qword [rsp + 792]    ;   653.8 p2+p0   43 dst
        xor r9, qword [rsp + 1928]   ;   654.7 p2+p0   58 dst
        mov rax, qword [rsp + 1872]  ;   600.6 p2      58 dst
        mov qword [rsp + 1616], r11  ;   655.0 p0+p3   43 dst spill
        xor rbp, rdi                 ;   656.0 p0      43 dst
        mov r15, r10                 ;   650.2 p1      43 dst copy
        mov qword [rsp + 1928], r14  ;   656.5 p0+p3   58 dst spill
        mov r14, qword [rsp + 0]     ;   602.9 p2      58 dst.2 reload
        xor r9, qword [r14 + 10520]  ;   657.5 p2+p0   58 dst
        xor r13, qword [rsp + 784]   ;   658.1 p2+p0   43 dst
        mov rbx, r13                 ;   659.1 p1      43 dst copy
        xor rbx, qword [rsp + 776]   ;   660.1 p2+p0   43 dst
        mov r14, rsi                 ;   648.2 p1      43 dst copy
        mov r12, r13                 ;   659.1 p1      43 dst copy
        mov r8, r13                  ;   659.1 p1      43 dst copy
        mov qword [rsp + 1600], r10  ;   659.2 p0+p3   43 dst spill
        xor r12, r11                 ;   660.2 p0      43 dst
        and r14, r12                 ;   661.2 p0      43 dst
        mov qword [rsp + 1872], r13  ;   661.4 p0+p3   43 dst spill
        mov qword [rsp + 1592], r12  ;   662.4 p0+p3   43 dst spill
        mov r13, qword [rsp + 0]     ;   608.9 p2      58 dst.2 reload
        xor rax, qword [r13 + 10528] ;   663.4 p2+p0   58 dst
        mov qword [rsp + 1672], rax  ;   664.4 p0+p3   58 dst spill
        mov rax, rbx                 ;   661.1 p1      43 dst copy
        mov r13, r12                 ;   661.2 p1      43 dst copy
        mov r12, rbx                 ;   661.1 p1      43 dst copy
        mov qword [rsp + 1712], r9   ;   664.9 p0+p3   58 dst spill
        mov r9, rsi                  ;   648.2 p1      43 dst copy
        mov rsi, rbx                 ;   661.1 p1      43 dst copy
        mov qword [rsp + 1640], rbx  ;   665.9 p0+p3   43 dst spill
        mov rbx, r14                 ;   662.2 p1      43 dst copy
        xor r12, qword [rsp + 728]   ;   666.9 p2+p0   43 dst
        mov qword [rsp + 1608], r12  ;   667.9 p0+p3   43 dst spill
        mov r10, qword [rsp + 1608]  ;   667.9 p2      43 dst
        xor rax, qword [rsp + 760]   ;   668.5 p2+p0   43 dst
        and r10, rax                 ;   671.9 p0      43 dst
        xor rbp, r10                 ;   672.9 p0      43 dst
        mov r10, qword [rsp + 1608]  ;   667.9 p2      43 dst
        mov qword [rsp + 1608], r10  ;   671.9 p0+p3   43 dst spill
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
        mov r12, qword [rsp + 1656]  ;   629.5 p2      58 dst
        xor rbp, rsi                 ;   678.9 p0      43 dst
        xor r12, qword [rsp + 1648]  ;   678.7 p2+p0   58 dst
        xor r14, rcx                 ;   679.2 p0      43 dst
        xor rdi, rcx                 ;   679.8 p0      43 dst
        mov rcx, r10                 ;   672.8 p1      43 dst copy
        xor r12, qword [rsp + 1696]  ;   680.4 p2+p0   58 dst
        xor rbx, rsi                 ;   680.9 p0      43 dst
        mov rsi, r11                 ;   673.9 p1      43 dst copy
        xor rsi, qword [rsp + 752]   ;   681.5 p2+p0   43 dst
        xor r9, rdx                  ;   682.1 p0      43 dst
        and r8, r9                   ;   683.1 p0      43 dst
        xor r14, r8                  ;   684.1 p0      43 dst
        mov r8, qword [rsp + 1624]   ;   634.9 p2      58 dst
        xor r8, qword [rsp + 1720]   ;   683.8 p2+p0   58 dst
        xor r15, rsi                 ;   684.4 p0      43 dst
        xor r12, qword [rsp + 160]   ;   684.9 p2+p0   58 dst
        and rcx, rsi                 ;   685.5 p0      43 dst
        xor rbx, rcx                 ;   686.5 p0      43 dst
        mov qword [rsp + 1696], r12  ;   686.6 p0+p3   58 dst spill
        mov r12, r14                 ;   685.1 p1      43 dst copy
        and r12, rbx                 ;   687.6 p0      43 dst
        xor rdi, r12                 ;   688.6 p0      43 dst
        xor r8, qword [rsp + 1864]   ;   688.8 p2+p0   58 dst
        xor r8, qword [rsp + 152]    ;   689.8 p2+p0   58 dst
        mov rcx, r10                 ;   672.8 p1      43 dst copy
        xor rcx, qword [rsp + 792]   ;   689.9 p2+p0   43 dst
        mov qword [rsp + 1648], r8   ;   690.8 p0+p3   58 dst spill
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
        xor r8, qword [rsp + 1856]   ;   697.8 p2+p0   58 dst
        xor r8, qword [rsp + 1904]   ;   698.8 p2+p0   58 dst
        mov r14, qword [rsp + 0]     ;   657.2 p2      58 dst.2 reload
        xor r8, qword [r14 + 10552]  ;   699.8 p2+p0   58 dst
        mov r14, qword [rsp + 1872]  ;   661.4 p2      43 dst reload
        mov qword [rsp + 1872], r8   ;   700.8 p0+p3   58 dst spill
        mov r8, qword [rsp + 1600]   ;   660.2 p2      43 dst reload
        and r14, rbp                 ;   700.5 p0      43 dst
        xor r14, qword [rsp + 248]   ;   701.5 p2+p0   58 dst
        mov qword [rsp + 1600], r14  ;   702.5 p0+p3   58 dst spill
        mov r14, qword [rsp + 2032]  ;   662.2 p2      58 dst
        xor r14, qword [rsp + 168]   ;   702.6 p2+p0   58 dst
        mov qword [rsp + 2032], r14  ;   703.6 p0+p3   58 dst spill
        mov r14, qword [rsp + 1808]  ;   664.2 p2      58 dst
        xor r14, qword [rsp + 176]   ;   704.2 p2+p0   58 dst
        mov qword [rsp + 1808], r14  ;   705.2 p0+p3   58 dst spill
        mov r14, qword [rsp + 1792]  ;   666.2 p2      58 dst
        xor r14, qword [rsp + 1936]  ;   705.8 p2+p0   58 dst
        xor r14, qword [rsp + 1800]  ;   706.8 p2+p0   58 dst
        and r15, rbx                 ;   706.9 p0      43 dst
        xor r14, qword [rsp + 1728]  ;   707.8 p2+p0   58 dst
        and rcx, rbx                 ;   708.1 p0      43 dst
        and r9, rbp                  ;   708.6 p0      43 dst
        and r8, r12                  ;   709.2 p0      43 dst
        mov qword [rsp + 1728], r8   ;   710.2 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;   670.2 p2      58 dst.2 reload
        xor r14, qword [r8 + 10576]  ;   710.8 p2+p0   58 dst
        mov qword [rsp + 1800], r14  ;   711.8 p0+p3   58 dst spill
        mov r14, qword [rsp + 1640]  ;   672.2 p2      43 dst reload
        mov r8, rbp                  ;   699.5 p1      43 dst copy
        xor rbp, rbx                 ;   712.3 p0      43 dst
        and r14, rbp                 ;   713.3 p0      43 dst
        and r11, rbp                 ;   713.5 p0      43 dst
        mov rbp, rbx                 ;   697.5 p1      43 dst copy
        or rbp, r12                  ;   714.1 p0      43 dst
        xor rdi, rbp                 ;   715.1 p0      43 dst
        mov rbp, qword [rsp + 1608]  ;   673.2 p2      43 dst reload
        xor r8, rdi                  ;   716.1 p0      43 dst
        xor rbx, r12                 ;   715.8 p0      43 dst
        and r10, rbx                 ;   716.8 p0      43 dst
        and rsi, rbx                 ;   716.9 p0      43 dst
        xor rbx, rdi                 ;   717.5 p0      43 dst
        and rbp, rbx                 ;   718.5 p0      43 dst
        and rax, rbx                 ;   718.6 p0      43 dst
        mov rbx, qword [rsp + 1616]  ;   674.3 p2      43 dst reload
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
        mov r13, qword [rsp + 1632]  ;   680.3 p2      43 dst reload
        and r13, r8                  ;   726.6 p0      43 dst
        mov rdi, qword [rsp + 1592]  ;   681.3 p2      43 dst reload
        xor r13, r12                 ;   727.6 p0      43 dst
        xor rcx, rbx                 ;   727.8 p0      43 dst
        xor rdx, rsi                 ;   728.3 p0      43 dst
        xor r14, r13                 ;   728.9 p0      58 dst
        and rdi, r8                  ;   729.5 p0      43 dst
        mov r8, qword [rsp + 1600]   ;   702.5 p2      58 dst reload
        xor r8, rbx                  ;   730.1 p0      58 dst
        mov rbx, qword [rsp + 1728]  ;   710.2 p2      58 dst reload
        xor rax, rdi                 ;   730.6 p0      43 dst
        mov rdi, qword [rsp + 1912]  ;   684.9 p2      58 dst
        xor rsi, rbp                 ;   731.2 p0      58 dst
        mov rbp, qword [rsp + 1752]  ;   685.9 p2      43 dst reload
        xor rdi, qword [rsp + 1776]  ;   731.8 p2+p0   58 dst
        xor rbx, r12                 ;   732.3 p0      58 dst
        xor rbx, rdx                 ;   733.3 p0      58 dst
        xor rdx, rcx                 ;   733.5 p0      43 dst
        xor rdx, r13                 ;   734.5 p0      43 dst
        xor rdi, rbp                 ;   734.6 p0      58 dst
        mov r12, qword [rsp + 1576]  ;   687.9 p2      58 dst
        xor r12, qword [rsp + 1888]  ;   735.2 p2+p0   58 dst
        xor r12, qword [rsp + 1968]  ;   736.2 p2+p0   58 dst
        xor r12, qword [rsp + 184]   ;   737.2 p2+p0   58 dst
        xor rcx, qword [rsp + 240]   ;   736.9 p2+p0   58 dst
        xor r10, rdx                 ;   737.5 p0      43 dst
        xor rax, r10                 ;   738.5 p0      43 dst
        xor r9, rax                  ;   739.5 p0      43 dst
        xor r15, r9                  ;   740.5 p0      43 dst
        xor rbp, qword [rsp + 1960]  ;   739.8 p2+p0   58 dst
        xor r8, r10                  ;   740.3 p0      58 dst
        mov r13, qword [rsp + 2616]  ;   693.9 p2      58 dst reload
        mov qword [r13 + 456], rcx   ;   740.9 p0+p3   58 dst
        mov r10, qword [rsp + 0]     ;   694.9 p2      58 dst.2 reload
        xor rdi, qword [rsp + 1768]  ;   741.9 p2+p0   58 dst
        xor rdi, qword [r10 + 10584] ;   742.9 p2+p0   58 dst
        mov qword [r13 + 344], rdi   ;   743.9 p0+p3   58 dst
        mov rdi, qword [rsp + 1880]  ;   697.9 p2      58 dst
        xor r11, qword [r10 + 10704] ;   744.0 p2+p0   58 dst
        xor rdx, qword [rsp + 232]   ;   744.6 p2+p0   58 dst
        mov qword [r13 + 464], r11   ;   745.2 p0+p3   58 dst
        xor rsi, qword [r10 + 10744] ;   746.2 p2+p0   58 dst
        xor rsi, r15                 ;   747.2 p0      58 dst
        xor rbx, qword [r10 + 10712] ;   747.3 p2+p0   58 dst
        xor rbp, qword [rsp + 1664]  ;   747.9 p2+p0   58 dst
        xor rbp, qword [r10 + 10616] ;   748.9 p2+p0   58 dst
        xor rax, qword [r10 + 10720] ;   749.0 p2+p0   58 dst
        xor rbx, r15                 ;   749.6 p0      58 dst
        mov r15, qword [rsp + 1704]  ;   705.9 p2      58 dst
        xor rdi, qword [r10 + 10640] ;   750.2 p2+p0   58 dst
        xor rdi, qword [rsp + 1832]  ;   751.2 p2+p0   58 dst
        mov qword [r13 + 488], r8    ;   751.3 p0+p3   58 dst
        mov r8, qword [rsp + 1840]   ;   708.9 p2      58 dst
        xor r8, qword [rsp + 200]    ;   752.3 p2+p0   58 dst
        xor rdi, qword [rsp + 2008]  ;   752.9 p2+p0   58 dst
        xor rdi, qword [rsp + 2024]  ;   753.9 p2+p0   58 dst
        xor r14, r9                  ;   754.0 p0      58 dst
        mov r9, qword [rsp + 1984]   ;   712.9 p2      58 dst
        xor r9, qword [r10 + 10592]  ;   754.6 p2+p0   58 dst
        mov qword [r13 + 352], r9    ;   755.6 p0+p3   58 dst
        mov qword [r13 + 496], r14   ;   756.2 p0+p3   58 dst
        mov qword [r13 + 448], rdx   ;   757.2 p0+p3   58 dst
        xor r15, qword [rsp + 1688]  ;   758.2 p2+p0   58 dst
        xor r15, qword [rsp + 1976]  ;   759.2 p2+p0   58 dst
        mov r11, qword [rsp + 1952]  ;   716.9 p2      43 dst reload
        mov qword [r13 + 384], r8    ;   759.3 p0+p3   58 dst
        mov r9, qword [rsp + 1760]   ;   717.9 p2      58 dst
        mov r14, qword [rsp + 2016]  ;   718.9 p2      58 dst
        xor r15, qword [rsp + 192]   ;   760.3 p2+p0   58 dst
        mov qword [r13 + 360], r12   ;   760.9 p0+p3   58 dst
        mov r12, qword [rsp + 1944]  ;   720.9 p2      58 dst
        mov qword [r13 + 480], rax   ;   761.9 p0+p3   58 dst
        mov qword [r13 + 472], rbx   ;   762.9 p0+p3   58 dst
        xor r9, qword [rsp + 208]    ;   763.9 p2+p0   58 dst
        mov r8, qword [rsp + 1824]   ;   722.9 p2      58 dst
        xor r8, qword [rsp + 1736]   ;   764.5 p2+p0   58 dst
        xor r8, qword [rsp + 1816]   ;   765.5 p2+p0   58 dst
        xor r14, qword [r10 + 10648] ;   765.6 p2+p0   58 dst
        xor r14, qword [rsp + 1992]  ;   766.6 p2+p0   58 dst
        xor r14, r11                 ;   767.6 p0      58 dst
        mov qword [r13 + 376], rbp   ;   767.3 p0+p3   58 dst
        xor r14, qword [rsp + 1920]  ;   768.6 p2+p0   58 dst
        xor r11, qword [r10 + 10680] ;   768.9 p2+p0   58 dst
        xor r11, qword [rsp + 1744]  ;   769.9 p2+p0   58 dst
        mov qword [r13 + 408], r14   ;   770.0 p0+p3   58 dst
        mov qword [r13 + 392], r9    ;   771.0 p0+p3   58 dst
        mov r9, qword [rsp + 1896]   ;   730.9 p2      58 dst reload
        mov qword [r13 + 256], r9    ;   772.0 p0+p3   58 dst
        mov r9, qword [rsp + 1680]   ;   731.9 p2      58 dst reload
        xor r8, qword [rsp + 224]    ;   773.0 p2+p0   58 dst
        mov qword [r13 + 264], r9    ;   773.6 p0+p3   58 dst
        mov r9, qword [rsp + 1928]   ;   733.9 p2      58 dst reload
        mov qword [r13 + 272], r9    ;   774.6 p0+p3   58 dst
        mov r9, qword [rsp + 1712]   ;   734.9 p2      58 dst reload
        mov qword [r13 + 280], r9    ;   775.6 p0+p3   58 dst
        mov r9, qword [rsp + 1672]   ;   735.9 p2      58 dst reload
        mov qword [r13 + 288], r9    ;   776.6 p0+p3   58 dst
        mov r9, qword [rsp + 1648]   ;   736.9 p2      58 dst reload
        mov qword [r13 + 296], r9    ;   777.6 p0+p3   58 dst
        mov r9, qword [rsp + 1696]   ;   737.9 p2      58 dst reload
        mov qword [r13 + 304], r9    ;   778.6 p0+p3   58 dst
        mov r9, qword [rsp + 1872]   ;   738.9 p2      58 dst reload
        mov qword [r13 + 312], r9    ;   779.6 p0+p3   58 dst
        mov r9, qword [rsp + 2032]   ;   739.9 p2      58 dst reload
        mov qword [r13 + 320], r9    ;   780.6 p0+p3   58 dst
        mov r9, qword [rsp + 1808]   ;   740.9 p2      58 dst reload
        mov qword [r13 + 432], r8    ;   781.6 p0+p3   58 dst
        mov r8, qword [rsp + 1080]   ;   741.9 p2      43 dst
        xor r11, qword [rsp + 1784]  ;   782.6 p2+p0   58 dst
        mov qword [r13 + 504], rsi   ;   783.2 p0+p3   58 dst
        xor r12, qword [r10 + 10656] ;   784.2 p2+p0   58 dst
        mov rsi, qword [rsp + 2040]  ;   744.9 p2      58 dst
        xor rsi, qword [rsp + 1848]  ;   784.7 p2+p0   58 dst
        xor rsi, qword [rsp + 2000]  ;   785.7 p2+p0   58 dst
        mov qword [r13 + 416], r12   ;   785.9 p0+p3   58 dst
        mov qword [r13 + 328], r9    ;   786.9 p0+p3   58 dst
        mov r9, qword [rsp + 1800]   ;   747.9 p2      58 dst reload
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
        mov qword [rsp + 1872], r15  ;   797.0 p0+p3   43 dst spill
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
        mov qword [rsp + 1800], r12  ;   802.2 p0+p3   43 dst spill
        mov r12, r15                 ;   797.0 p1      43 dst copy
        mov qword [rsp + 1928], rax  ;   803.2 p0+p3   43 dst spill
        mov r15, qword [rsp + 2032]  ;   803.0 p2      43 dst
        xor rbp, r13                 ;   804.2 p0      43 dst
        mov qword [rsp + 1696], rbp  ;   805.2 p0+p3   43 dst spill
        mov rbp, qword [rsp + 2032]  ;   803.0 p2      43 dst
        mov qword [rsp + 2032], r13  ;   805.7 p0+p3   43 dst spill
        xor r12, qword [rsp + 1096]  ;   806.7 p2+p0   43 dst
        mov qword [rsp + 1672], r12  ;   807.7 p0+p3   43 dst spill
        xor r15, r9                  ;   808.3 p0      43 dst
        mov r13, rsi                 ;   802.0 p1      43 dst copy
        xor r13, r14                 ;   808.9 p0      43 dst
        mov r14, r12                 ;   807.7 p1      43 dst copy
        xor r14, rdi                 ;   809.4 p0      43 dst
        mov qword [rsp + 1712], r14  ;   810.4 p0+p3   43 dst spill
        mov r14, rax                 ;   801.0 p1      43 dst copy
        xor r9, r12                  ;   811.0 p0      43 dst
        xor r14, r9                  ;   812.0 p0      43 dst
        mov qword [rsp + 1680], r14  ;   813.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1696]  ;   805.2 p2      43 dst reload
        mov qword [rsp + 1648], rsi  ;   813.2 p0+p3   43 dst spill
        mov rsi, r12                 ;   807.7 p1      43 dst copy
        mov r12, rax                 ;   801.0 p1      43 dst copy
        mov rax, qword [rsp + 1712]  ;   810.4 p2      43 dst
        and rax, r9                  ;   814.4 p0      43 dst
        xor r14, rax                 ;   815.4 p0      43 dst
        mov rax, qword [rsp + 1680]  ;   813.0 p2      43 dst
        mov qword [rsp + 1696], r14  ;   816.4 p0+p3   43 dst spill
        mov r14, qword [rsp + 1680]  ;   813.0 p2      43 dst
        xor r14, qword [rsp + 1112]  ;   817.0 p2+p0   43 dst
        mov qword [rsp + 1896], r14  ;   818.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1712]  ;   810.4 p2      43 dst
        mov qword [rsp + 1712], r14  ;   817.9 p0+p3   43 dst spill
        mov r14, qword [rsp + 1896]  ;   818.0 p2      43 dst
        mov qword [rsp + 1816], r14  ;   822.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1896]  ;   818.0 p2      43 dst
        mov qword [rsp + 1896], r14  ;   822.0 p0+p3   43 dst spill
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
        mov r11, qword [rsp + 1696]  ;   816.4 p2      43 dst reload
        and r12, r8                  ;   833.2 p0      43 dst
        xor r14, r12                 ;   834.2 p0      43 dst
        xor r15, r14                 ;   835.2 p0      43 dst
        mov r12, rbp                 ;   833.9 p1      43 dst copy
        and r12, r15                 ;   836.2 p0      43 dst
        xor r10, r12                 ;   837.2 p0      43 dst
        mov rdx, qword [rsp + 1896]  ;   822.0 p2      43 dst reload
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
        mov rbp, qword [rsp + 1872]  ;   797.0 p2      43 dst reload
        and r10, r12                 ;   842.3 p0      43 dst
        mov qword [rsp + 1872], r10  ;   843.3 p0+p3   43 dst spill
        and rbp, r11                 ;   844.2 p0      43 dst
        and rax, r14                 ;   844.4 p0      43 dst
        mov qword [rsp + 1896], rbp  ;   845.2 p0+p3   43 dst spill
        mov rbp, r11                 ;   844.2 p1      43 dst copy
        and rdx, r14                 ;   846.0 p0      43 dst
        xor r11, r14                 ;   846.6 p0      43 dst
        mov r10, qword [rsp + 1816]  ;   827.0 p2      43 dst reload
        mov qword [rsp + 1816], rdx  ;   847.1 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1672]  ;   807.7 p2      43 dst reload
        and rdx, r11                 ;   848.1 p0      43 dst
        mov qword [rsp + 1672], rdx  ;   849.1 p0+p3   43 dst spill
        mov rdx, r14                 ;   842.2 p1      43 dst copy
        mov rsi, qword [rsp + 1680]  ;   813.0 p2      43 dst
        or rdx, r12                  ;   849.7 p0      43 dst
        xor r14, r12                 ;   850.3 p0      43 dst
        and rsi, r14                 ;   851.3 p0      43 dst
        xor r15, rdx                 ;   851.4 p0      43 dst
        and rcx, r14                 ;   852.0 p0      43 dst
        xor r14, r15                 ;   852.6 p0      43 dst
        and r9, r14                  ;   853.6 p0      43 dst
        mov rdx, qword [rsp + 1712]  ;   817.9 p2      43 dst reload
        and r8, r15                  ;   853.7 p0      43 dst
        xor rbp, r15                 ;   854.3 p0      43 dst
        and rdx, r14                 ;   854.9 p0      43 dst
        mov r14, qword [rsp + 1928]  ;   803.2 p2      43 dst reload
        and r14, r15                 ;   855.4 p0      43 dst
        mov r15, r12                 ;   841.2 p1      43 dst copy
        xor r12, rbp                 ;   856.0 p0      43 dst
        and rdi, r12                 ;   857.0 p0      43 dst
        and r13, r12                 ;   857.1 p0      43 dst
        mov r12, qword [rsp + 1800]  ;   803.0 p2      43 dst reload
        mov qword [rsp + 1800], rdx  ;   857.7 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1648]  ;   813.2 p2      43 dst reload
        and rdx, rbp                 ;   858.7 p0      43 dst
        and r15, qword [rsp + 1112]  ;   859.3 p2+p0   43 dst
        and r10, r11                 ;   859.9 p0      43 dst
        mov r11, qword [rsp + 1816]  ;   847.1 p2      43 dst
        xor r11, r9                  ;   860.4 p0      43 dst
        xor r8, rcx                  ;   861.0 p0      43 dst
        mov qword [rsp + 1648], rcx  ;   861.6 p0+p3   43 dst spill
        xor r14, r10                 ;   862.6 p0      43 dst
        and r12, rbp                 ;   863.1 p0      43 dst
        mov rbp, r8                  ;   862.0 p1      43 dst copy
        xor r12, rdi                 ;   864.1 p0      43 dst
        mov qword [rsp + 1928], r12  ;   865.1 p0+p3   43 dst spill
        mov qword [rsp + 1680], r8   ;   865.3 p0+p3   43 dst spill
        mov qword [rsp + 1736], rdi  ;   866.3 p0+p3   43 dst spill
        xor r9, r15                  ;   867.3 p0      43 dst
        xor r9, rdx                  ;   868.3 p0      43 dst
        mov rdx, qword [rsp + 1400]  ;   810.7 p2      43 dst
        xor rdx, qword [rsp + 1408]  ;   868.4 p2+p0   43 dst
        mov qword [rsp + 1848], r13  ;   869.0 p0+p3   43 dst spill
        mov rcx, rdx                 ;   869.4 p1      43 dst copy
        xor rcx, qword [rsp + 1384]  ;   870.4 p2+p0   43 dst
        mov qword [rsp + 1808], r14  ;   870.6 p0+p3   43 dst spill
        mov qword [rsp + 2000], r10  ;   871.6 p0+p3   43 dst spill
        mov qword [rsp + 2040], r15  ;   872.6 p0+p3   43 dst spill
        xor r11, r14                 ;   873.6 p0      43 dst
        xor rbp, r11                 ;   874.6 p0      43 dst
        xor rbp, r12                 ;   875.6 p0      43 dst
        mov r12, rcx                 ;   871.4 p1      43 dst copy
        xor r12, qword [rsp + 1432]  ;   875.3 p2+p0   43 dst
        xor rsi, rbp                 ;   876.6 p0      43 dst
        xor r9, rsi                  ;   877.6 p0      43 dst
        xor rbx, r9                  ;   878.6 p0      43 dst
        xor rax, rbx                 ;   879.6 p0      43 dst
        mov qword [rsp + 1712], rbx  ;   879.6 p0+p3   43 dst spill
        mov qword [rsp + 1824], rax  ;   880.6 p0+p3   43 dst spill
        mov rbx, r12                 ;   876.3 p1      43 dst copy
        xor rbx, qword [rsp + 1424]  ;   880.1 p2+p0   43 dst
        mov rax, rbx                 ;   881.1 p1      43 dst copy
        xor rax, qword [rsp + 1416]  ;   882.1 p2+p0   43 dst
        mov r14, r12                 ;   876.3 p1      43 dst copy
        xor r14, qword [rsp + 1376]  ;   881.3 p2+p0   43 dst
        mov qword [rsp + 2008], rax  ;   883.1 p0+p3   43 dst spill
        mov qword [rsp + 1944], r11  ;   882.8 p0+p3   43 dst spill
        mov r11, r14                 ;   882.3 p1      43 dst copy
        mov qword [rsp + 1784], rbp  ;   883.8 p0+p3   43 dst spill
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
        mov qword [rsp + 1920], r10  ;   889.4 p0+p3   43 dst spill
        mov qword [rsp + 1696], rsi  ;   889.6 p0+p3   43 dst spill
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
        mov qword [rsp + 1952], r12  ;   897.6 p0+p3   43 dst spill
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
        mov rcx, qword [rsp + 1952]  ;   897.6 p2      43 dst reload
        mov qword [rsp + 1952], rbx  ;   937.7 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1920]  ;   889.4 p2      43 dst reload
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
        mov qword [rsp + 1976], rdx  ;   943.2 p0+p3   43 dst spill
        mov qword [rsp + 1920], r12  ;   944.2 p0+p3   43 dst spill
        mov rbx, qword [rsp + 688]   ;   890.8 p2      43 dst
        xor rbx, qword [rsp + 696]   ;   945.2 p2+p0   43 dst
        mov r12, rbx                 ;   946.2 p1      43 dst copy
        and r15, r13                 ;   945.8 p0      43 dst
        and r13, qword [rsp + 1376]  ;   946.4 p2+p0   43 dst
        mov qword [rsp + 1968], r15  ;   947.0 p0+p3   43 dst spill
        xor rcx, r13                 ;   948.0 p0      43 dst
        mov qword [rsp + 1880], r11  ;   948.5 p0+p3   43 dst spill
        mov qword [rsp + 1984], r14  ;   949.5 p0+p3   43 dst spill
        xor r8, r14                  ;   950.5 p0      43 dst
        xor r8, rcx                  ;   951.5 p0      43 dst
        xor r10, r8                  ;   952.5 p0      43 dst
        xor r12, qword [rsp + 672]   ;   952.2 p2+p0   43 dst
        xor r9, r10                  ;   953.5 p0      43 dst
        mov qword [rsp + 2024], rcx  ;   953.4 p0+p3   43 dst spill
        mov qword [rsp + 1840], r9   ;   954.5 p0+p3   43 dst spill
        mov rcx, r12                 ;   953.2 p1      43 dst copy
        xor rcx, qword [rsp + 720]   ;   955.4 p2+p0   43 dst
        mov r11, rcx                 ;   956.4 p1      43 dst copy
        mov qword [rsp + 1688], r13  ;   955.9 p0+p3   43 dst spill
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
        mov qword [rsp + 1704], rbp  ;   961.8 p0+p3   43 dst spill
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
        mov qword [rsp + 1752], r11  ;   968.1 p0+p3   43 dst spill
        mov qword [rsp + 1776], r13  ;   969.1 p0+p3   43 dst spill
        mov qword [rsp + 1888], rax  ;   970.1 p0+p3   43 dst spill
        mov qword [rsp + 1664], rsi  ;   971.1 p0+p3   43 dst spill
        mov qword [rsp + 1600], rbp  ;   972.1 p0+p3   43 dst spill
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
        mov qword [rsp + 1960], r15  ;   975.4 p0+p3   43 dst spill
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
        mov qword [rsp + 1592], r9   ;   987.5 p0+p3   43 dst spill
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
        mov r14, qword [rsp + 1664]  ;   971.1 p2      43 dst reload
        and r14, rdx                 ;  1004.8 p0      43 dst
        mov qword [rsp + 1664], r14  ;  1005.8 p0+p3   43 dst spill
        mov r14, qword [rsp + 1592]  ;   987.5 p2      43 dst reload
        mov r10, qword [rsp + 1752]  ;   968.1 p2      43 dst reload
        and r10, r12                 ;  1004.4 p0      43 dst
        and rsi, r12                 ;  1004.9 p0      43 dst
        mov qword [rsp + 1592], r10  ;  1005.5 p0+p3   43 dst spill
        and r14, rdx                 ;  1006.5 p0      43 dst
        mov r10, r12                 ;  1001.8 p1      43 dst copy
        or r10, r9                   ;  1007.1 p0      43 dst
        xor rcx, r10                 ;  1008.1 p0      43 dst
        mov r10, qword [rsp + 1776]  ;   969.1 p2      43 dst reload
        and r10, rcx                 ;  1009.1 p0      43 dst
        mov qword [rsp + 1776], rsi  ;  1008.8 p0+p3   43 dst spill
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
        mov rcx, qword [rsp + 1600]  ;   972.1 p2      43 dst reload
        and rbp, r9                  ;  1014.9 p0      43 dst
        and rcx, r9                  ;  1015.5 p0      43 dst
        mov r9, qword [rsp + 1776]   ;  1008.8 p2      43 dst
        xor r9, r11                  ;  1016.1 p0      43 dst
        xor r11, r13                 ;  1016.6 p0      43 dst
        mov qword [rsp + 1600], rsi  ;  1017.2 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1768]  ;   965.4 p2      43 dst reload
        xor r10, rbp                 ;  1018.2 p0      43 dst
        xor r12, rdx                 ;  1018.8 p0      43 dst
        and rdi, r12                 ;  1019.8 p0      43 dst
        and r12, qword [rsp + 664]   ;  1019.9 p2+p0   43 dst
        and rsi, rdx                 ;  1020.5 p0      43 dst
        mov qword [rsp + 1768], rax  ;  1021.1 p0+p3   43 dst spill
        xor rbx, rax                 ;  1022.1 p0      43 dst
        mov rax, qword [rsp + 1960]  ;   975.4 p2      43 dst reload
        xor rsi, r12                 ;  1022.6 p0      43 dst
        mov qword [rsp + 1912], rsi  ;  1023.6 p0+p3   43 dst spill
        and rax, rdx                 ;  1024.2 p0      43 dst
        mov rdx, qword [rsp + 1016]  ;   969.7 p2      43 dst
        xor rdx, qword [rsp + 1024]  ;  1024.8 p2+p0   43 dst
        xor r9, rax                  ;  1025.3 p0      43 dst
        mov qword [rsp + 1632], r10  ;  1025.9 p0+p3   43 dst spill
        mov qword [rsp + 1960], rcx  ;  1026.9 p0+p3   43 dst spill
        mov rcx, rdx                 ;  1025.8 p1      43 dst copy
        xor r11, r10                 ;  1027.9 p0      43 dst
        xor rcx, qword [rsp + 1000]  ;  1028.5 p2+p0   43 dst
        mov rax, rbx                 ;  1023.1 p1      43 dst copy
        xor rax, r11                 ;  1029.1 p0      43 dst
        mov r10, qword [rsp + 1944]  ;   976.4 p2      58 dst
        xor r10, qword [rsp + 272]   ;  1029.6 p2+p0   58 dst
        xor rax, rsi                 ;  1030.2 p0      43 dst
        mov rsi, rcx                 ;  1029.5 p1      43 dst copy
        mov qword [rsp + 1944], r10  ;  1030.8 p0+p3   58 dst spill
        xor rsi, qword [rsp + 1048]  ;  1031.8 p2+p0   43 dst
        xor r15, rax                 ;  1032.3 p0      43 dst
        xor r9, r15                  ;  1033.3 p0      43 dst
        mov qword [rsp + 1936], r11  ;  1033.5 p0+p3   43 dst spill
        mov r10, rsi                 ;  1032.8 p1      43 dst copy
        mov qword [rsp + 1616], r15  ;  1034.5 p0+p3   43 dst spill
        mov r15, qword [rsp + 1848]  ;   981.9 p2      58 dst
        xor r15, qword [rsp + 2040]  ;  1035.5 p2+p0   58 dst
        xor r15, qword [rsp + 1816]  ;  1036.5 p2+p0   58 dst
        xor r15, qword [rsp + 2000]  ;  1037.5 p2+p0   58 dst
        mov qword [rsp + 2000], r9   ;  1037.2 p0+p3   43 dst spill
        mov qword [rsp + 1792], rax  ;  1038.2 p0+p3   43 dst spill
        xor r14, r9                  ;  1039.2 p0      43 dst
        mov qword [rsp + 1752], r14  ;  1040.2 p0+p3   43 dst spill
        xor r8, r14                  ;  1040.8 p0      43 dst
        mov r14, qword [rsp + 1784]  ;   986.9 p2      58 dst
        xor r14, qword [rsp + 264]   ;  1041.3 p2+p0   58 dst
        mov r9, qword [rsp + 0]      ;   988.9 p2      58 dst.2 reload
        xor r15, qword [r9 + 10768]  ;  1041.9 p2+p0   58 dst
        mov r9, qword [rsp + 1872]   ;   990.9 p2      58 dst
        xor r10, qword [rsp + 992]   ;  1042.5 p2+p0   43 dst
        mov qword [rsp + 1848], rdi  ;  1043.0 p0+p3   43 dst spill
        mov rdi, r10                 ;  1043.5 p1      43 dst copy
        xor r9, qword [rsp + 1680]   ;  1044.0 p2+p0   58 dst
        xor r9, qword [rsp + 1824]   ;  1045.0 p2+p0   58 dst
        xor r9, qword [rsp + 1736]   ;  1046.0 p2+p0   58 dst
        mov rax, qword [rsp + 2032]  ;   995.9 p2      58 dst
        mov qword [rsp + 1784], r14  ;  1045.8 p0+p3   58 dst spill
        xor rdi, qword [rsp + 1008]  ;  1046.8 p2+p0   43 dst
        mov r11, rdi                 ;  1047.8 p1      43 dst copy
        mov qword [rsp + 2040], r8   ;  1047.3 p0+p3   43 dst spill
        mov r14, rsi                 ;  1032.8 p1      43 dst copy
        xor r14, qword [rsp + 1040]  ;  1048.3 p2+p0   43 dst
        mov r8, r14                  ;  1049.3 p1      43 dst copy
        mov qword [rsp + 1816], r12  ;  1048.9 p0+p3   43 dst spill
        mov qword [rsp + 1736], r15  ;  1049.9 p0+p3   58 dst spill
        mov r15, qword [rsp + 0]     ;   998.9 p2      58 dst.2 reload
        mov qword [rsp + 1872], rbx  ;  1050.9 p0+p3   43 dst spill
        mov rbx, r14                 ;  1049.3 p1      43 dst copy
        mov r12, r14                 ;  1049.3 p1      43 dst copy
        mov qword [rsp + 1608], rbp  ;  1051.9 p0+p3   43 dst spill
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
        mov qword [rsp + 1856], r12  ;  1057.3 p0+p3   43 dst spill
        mov r14, r12                 ;  1056.5 p1      43 dst copy
        xor rbx, qword [rsp + 1032]  ;  1058.3 p2+p0   43 dst
        mov qword [rsp + 1680], r9   ;  1058.9 p0+p3   58 dst spill
        xor rdi, rbp                 ;  1059.9 p0      43 dst
        mov r12, rbx                 ;  1059.3 p1      43 dst copy
        xor r12, qword [rsp + 992]   ;  1060.5 p2+p0   43 dst
        mov qword [rsp + 1640], r13  ;  1061.0 p0+p3   43 dst spill
        mov qword [rsp + 1904], rax  ;  1062.0 p0+p3   58 dst spill
        mov rax, rbx                 ;  1059.3 p1      43 dst copy
        mov qword [rsp + 1864], r12  ;  1063.0 p0+p3   43 dst spill
        xor rax, qword [rsp + 1024]  ;  1064.0 p2+p0   43 dst
        mov qword [rsp + 1720], r10  ;  1064.6 p0+p3   43 dst spill
        mov r13, r10                 ;  1043.5 p1      43 dst copy
        mov r10, qword [rsp + 1864]  ;  1063.0 p2      43 dst
        and r10, rax                 ;  1067.0 p0      43 dst
        mov qword [rsp + 1584], rsi  ;  1066.2 p0+p3   43 dst spill
        mov r9, rsi                  ;  1032.8 p1      43 dst copy
        mov qword [rsp + 1656], rbx  ;  1067.2 p0+p3   43 dst spill
        mov qword [rsp + 1624], r11  ;  1068.2 p0+p3   43 dst spill
        mov r12, r11                 ;  1055.5 p1      43 dst copy
        xor rdi, r10                 ;  1069.2 p0      43 dst
        mov rsi, rbx                 ;  1059.3 p1      43 dst copy
        xor r14, qword [rsp + 1048]  ;  1069.8 p2+p0   43 dst
        mov rbx, r15                 ;  1057.5 p1      43 dst copy
        mov r10, qword [rsp + 1864]  ;  1063.0 p2      43 dst
        mov qword [rsp + 1864], r10  ;  1070.3 p0+p3   43 dst spill
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
        mov r8, qword [rsp + 1696]   ;  1032.5 p2      58 dst
        xor r8, qword [rsp + 1896]   ;  1082.2 p2+p0   58 dst
        mov r12, qword [rsp + 1712]  ;  1034.5 p2      58 dst
        xor r12, qword [rsp + 1672]  ;  1082.7 p2+p0   58 dst
        and rcx, rsi                 ;  1083.3 p0      43 dst
        xor rbx, rcx                 ;  1084.3 p0      43 dst
        xor r12, qword [rsp + 1928]  ;  1084.5 p2+p0   58 dst
        xor r12, qword [rsp + 288]   ;  1085.5 p2+p0   58 dst
        mov qword [rsp + 1928], r12  ;  1086.5 p0+p3   58 dst spill
        mov r12, r15                 ;  1083.5 p1      43 dst copy
        and r12, rbx                 ;  1086.6 p0      43 dst
        xor r13, rsi                 ;  1087.2 p0      43 dst
        mov rcx, r10                 ;  1079.7 p1      43 dst copy
        xor rcx, qword [rsp + 1048]  ;  1087.7 p2+p0   43 dst
        xor r8, qword [rsp + 1808]   ;  1088.3 p2+p0   58 dst
        xor r8, qword [rsp + 280]    ;  1089.3 p2+p0   58 dst
        mov qword [rsp + 1672], r8   ;  1090.3 p0+p3   58 dst spill
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
        mov r8, qword [rsp + 1648]   ;  1048.4 p2      58 dst
        mov r15, qword [rsp + 0]     ;  1049.4 p2      58 dst.2 reload
        and rcx, rbx                 ;  1097.3 p0      43 dst
        and r9, rdi                  ;  1099.0 p0      43 dst
        and r13, rbx                 ;  1098.5 p0      43 dst
        xor r8, qword [rsp + 1800]   ;  1099.0 p2+p0   58 dst
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
        mov r15, qword [rsp + 1984]  ;  1058.4 p2      58 dst
        xor r15, qword [rsp + 304]   ;  1106.0 p2+p0   58 dst
        mov qword [rsp + 1984], r15  ;  1107.0 p0+p3   58 dst spill
        mov r15, qword [rsp + 1968]  ;  1060.4 p2      58 dst
        xor r15, qword [rsp + 2016]  ;  1107.6 p2+p0   58 dst
        xor r15, qword [rsp + 1576]  ;  1108.6 p2+p0   58 dst
        xor r15, qword [rsp + 1888]  ;  1109.6 p2+p0   58 dst
        mov qword [rsp + 1888], r8   ;  1109.3 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;  1064.4 p2      58 dst.2 reload
        xor r15, qword [r8 + 10832]  ;  1110.6 p2+p0   58 dst
        mov r8, rdi                  ;  1099.0 p1      43 dst copy
        xor rdi, rbx                 ;  1110.9 p0      43 dst
        and r11, rdi                 ;  1111.9 p0      43 dst
        mov qword [rsp + 1576], r15  ;  1112.0 p0+p3   58 dst spill
        mov r15, qword [rsp + 1656]  ;  1067.2 p2      43 dst reload
        and r15, rdi                 ;  1113.0 p0      43 dst
        mov rdi, rbx                 ;  1097.0 p1      43 dst copy
        xor rbx, r12                 ;  1113.6 p0      43 dst
        and r10, rbx                 ;  1114.6 p0      43 dst
        or rdi, r12                  ;  1114.7 p0      43 dst
        xor rbp, rdi                 ;  1115.7 p0      43 dst
        and rdx, rbp                 ;  1116.7 p0      43 dst
        mov rdi, qword [rsp + 1864]  ;  1070.3 p2      43 dst reload
        xor r8, rbp                  ;  1116.7 p0      43 dst
        and rsi, rbx                 ;  1117.0 p0      43 dst
        xor rbx, rbp                 ;  1117.6 p0      43 dst
        and rdi, rbx                 ;  1118.6 p0      43 dst
        and rax, rbx                 ;  1118.7 p0      43 dst
        mov rbx, qword [rsp + 1624]  ;  1071.2 p2      43 dst reload
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
        mov rbp, qword [rsp + 1856]  ;  1077.1 p2      43 dst reload
        and rbp, r8                  ;  1126.1 p0      43 dst
        xor rax, rbp                 ;  1127.1 p0      43 dst
        xor r11, r14                 ;  1127.3 p0      58 dst
        mov r14, qword [rsp + 1584]  ;  1078.8 p2      43 dst reload
        and r14, r8                  ;  1127.9 p0      43 dst
        mov r8, qword [rsp + 1720]   ;  1104.3 p2      58 dst reload
        xor r14, r12                 ;  1128.9 p0      43 dst
        xor r8, rbx                  ;  1129.0 p0      58 dst
        mov rbx, qword [rsp + 1888]  ;  1109.3 p2      58 dst reload
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
        mov rbp, qword [rsp + 1704]  ;  1090.5 p2      43 dst reload
        xor rdx, qword [rsp + 360]   ;  1138.1 p2+p0   58 dst
        xor rsi, r13                 ;  1138.7 p0      58 dst
        mov r13, qword [rsp + 2616]  ;  1092.5 p2      58 dst reload
        xor rax, qword [r10 + 10976] ;  1139.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1976]  ;  1139.9 p2+p0   58 dst
        xor rcx, qword [rsp + 368]   ;  1140.4 p2+p0   58 dst
        xor rdi, rbp                 ;  1141.0 p0      58 dst
        xor r11, qword [r10 + 10960] ;  1141.6 p2+p0   58 dst
        xor rbp, qword [rsp + 1952]  ;  1142.1 p2+p0   58 dst
        xor rbp, qword [rsp + 2008]  ;  1143.1 p2+p0   58 dst
        mov qword [r13 + 760], rsi   ;  1143.3 p0+p3   58 dst
        mov rsi, qword [rsp + 1616]  ;  1099.5 p2      58 dst
        xor rsi, qword [rsp + 1664]  ;  1144.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1688]  ;  1144.8 p2+p0   58 dst
        xor rbp, qword [r10 + 10872] ;  1145.4 p2+p0   58 dst
        mov qword [r13 + 704], rdx   ;  1146.0 p0+p3   58 dst
        xor rdi, qword [r10 + 10840] ;  1147.0 p2+p0   58 dst
        mov qword [r13 + 600], rdi   ;  1148.0 p0+p3   58 dst
        mov rdi, qword [rsp + 1848]  ;  1104.5 p2      58 dst
        mov r14, qword [rsp + 1992]  ;  1105.5 p2      58 dst
        mov qword [r13 + 720], r11   ;  1148.6 p0+p3   58 dst
        xor r14, qword [rsp + 1920]  ;  1149.6 p2+p0   58 dst
        xor r14, qword [rsp + 2024]  ;  1150.6 p2+p0   58 dst
        xor r14, qword [rsp + 320]   ;  1151.6 p2+p0   58 dst
        mov qword [r13 + 712], rcx   ;  1151.3 p0+p3   58 dst
        xor r12, qword [rsp + 1744]  ;  1152.3 p2+p0   58 dst
        xor r12, qword [rsp + 1880]  ;  1153.3 p2+p0   58 dst
        xor rsi, qword [rsp + 1632]  ;  1153.4 p2+p0   58 dst
        xor rdi, qword [r10 + 10896] ;  1154.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1776]  ;  1155.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1640]  ;  1156.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1608]  ;  1157.0 p2+p0   58 dst
        mov qword [r13 + 656], rdi   ;  1158.0 p0+p3   58 dst
        mov qword [r13 + 728], rbx   ;  1157.3 p0+p3   58 dst
        xor r15, r9                  ;  1158.3 p0      58 dst
        mov r9, qword [rsp + 1840]   ;  1116.5 p2      58 dst
        mov qword [r13 + 736], rax   ;  1158.8 p0+p3   58 dst
        mov qword [r13 + 632], rbp   ;  1159.8 p0+p3   58 dst
        xor r9, qword [r10 + 10848]  ;  1160.8 p2+p0   58 dst
        mov qword [r13 + 608], r9    ;  1161.8 p0+p3   58 dst
        xor rsi, qword [rsp + 344]   ;  1162.4 p2+p0   58 dst
        mov qword [r13 + 752], r15   ;  1163.0 p0+p3   58 dst
        mov r15, qword [rsp + 1592]  ;  1119.5 p2      58 dst
        xor r15, qword [r10 + 10904] ;  1164.0 p2+p0   58 dst
        xor r15, qword [rsp + 1872]  ;  1165.0 p2+p0   58 dst
        mov r11, qword [rsp + 2040]  ;  1122.5 p2      43 dst reload
        xor r15, r11                 ;  1166.0 p0      58 dst
        mov qword [r13 + 744], r8    ;  1165.7 p0+p3   58 dst
        mov r9, qword [rsp + 1936]   ;  1123.5 p2      58 dst
        xor r9, qword [rsp + 336]    ;  1166.7 p2+p0   58 dst
        mov qword [r13 + 648], r9    ;  1167.7 p0+p3   58 dst
        mov r9, qword [rsp + 1784]   ;  1125.5 p2      58 dst reload
        mov qword [r13 + 512], r9    ;  1168.3 p0+p3   58 dst
        mov r9, qword [rsp + 1944]   ;  1126.5 p2      58 dst reload
        mov r8, qword [rsp + 1792]   ;  1127.5 p2      58 dst
        xor r11, qword [r10 + 10936] ;  1169.3 p2+p0   58 dst
        xor r11, qword [rsp + 1768]  ;  1170.3 p2+p0   58 dst
        xor r8, qword [rsp + 328]    ;  1170.4 p2+p0   58 dst
        mov qword [r13 + 520], r9    ;  1171.0 p0+p3   58 dst
        mov r9, qword [rsp + 1736]   ;  1131.5 p2      58 dst reload
        mov qword [r13 + 528], r9    ;  1172.0 p0+p3   58 dst
        mov r9, qword [rsp + 1680]   ;  1132.5 p2      58 dst reload
        mov qword [r13 + 536], r9    ;  1173.0 p0+p3   58 dst
        xor r11, qword [rsp + 1600]  ;  1174.0 p2+p0   58 dst
        mov qword [r13 + 696], r11   ;  1175.0 p0+p3   58 dst
        xor r12, qword [rsp + 312]   ;  1175.6 p2+p0   58 dst
        mov qword [r13 + 624], r14   ;  1176.1 p0+p3   58 dst
        mov qword [r13 + 640], r8    ;  1177.1 p0+p3   58 dst
        xor r15, qword [rsp + 1816]  ;  1178.1 p2+p0   58 dst
        mov qword [r13 + 616], r12   ;  1178.7 p0+p3   58 dst
        mov r12, qword [rsp + 2000]  ;  1136.5 p2      58 dst
        mov r9, qword [rsp + 1904]   ;  1137.5 p2      58 dst reload
        mov r8, qword [rsp + 1752]   ;  1138.5 p2      58 dst
        xor r8, qword [rsp + 1960]   ;  1179.7 p2+p0   58 dst
        xor r8, qword [rsp + 1912]   ;  1180.7 p2+p0   58 dst
        mov qword [r13 + 544], r9    ;  1180.8 p0+p3   58 dst
        mov r9, qword [rsp + 1672]   ;  1141.5 p2      58 dst reload
        mov qword [r13 + 552], r9    ;  1181.8 p0+p3   58 dst
        mov r9, qword [rsp + 1928]   ;  1142.5 p2      58 dst reload
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
        mov r9, qword [rsp + 1984]   ;  1148.5 p2      58 dst reload
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
        mov qword [rsp + 1984], rsi  ;  1198.0 p0+p3   43 dst spill
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
        mov qword [rsp + 1736], rax  ;  1202.0 p0+p3   43 dst spill
        mov r13, rsi                 ;  1198.0 p1      43 dst copy
        mov rsi, r15                 ;  1198.0 p1      43 dst copy
        xor rsi, rax                 ;  1202.5 p0      43 dst
        and rdx, rsi                 ;  1203.5 p0      43 dst
        mov qword [rsp + 1728], rdx  ;  1204.5 p0+p3   43 dst spill
        mov rdx, r15                 ;  1198.0 p1      43 dst copy
        mov r15, qword [rsp + 1728]  ;  1204.5 p2      43 dst
        or r13, r14                  ;  1204.7 p0      43 dst
        xor rbp, r13                 ;  1205.7 p0      43 dst
        mov qword [rsp + 1928], rbp  ;  1206.7 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1728]  ;  1204.5 p2      43 dst
        mov qword [rsp + 1728], r13  ;  1206.8 p0+p3   43 dst spill
        mov r13, rsi                 ;  1203.5 p1      43 dst copy
        xor r13, r14                 ;  1207.8 p0      43 dst
        mov r14, r12                 ;  1200.0 p1      43 dst copy
        xor r14, rdi                 ;  1208.4 p0      43 dst
        xor r15, r9                  ;  1209.0 p0      43 dst
        mov qword [rsp + 1680], r14  ;  1209.5 p0+p3   43 dst spill
        mov qword [rsp + 1672], rsi  ;  1210.5 p0+p3   43 dst spill
        mov r14, rax                 ;  1202.0 p1      43 dst copy
        xor r9, r12                  ;  1211.5 p0      43 dst
        xor r14, r9                  ;  1212.5 p0      43 dst
        mov rsi, r12                 ;  1200.0 p1      43 dst copy
        mov r12, rax                 ;  1202.0 p1      43 dst copy
        mov qword [rsp + 1944], r14  ;  1213.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1928]  ;  1206.7 p2      43 dst reload
        mov rax, qword [rsp + 1680]  ;  1209.5 p2      43 dst
        and rax, r9                  ;  1213.7 p0      43 dst
        xor r14, rax                 ;  1214.7 p0      43 dst
        mov qword [rsp + 1928], r14  ;  1215.7 p0+p3   43 dst spill
        mov r14, qword [rsp + 1944]  ;  1213.5 p2      43 dst
        xor r14, qword [rsp + 1368]  ;  1217.5 p2+p0   43 dst
        mov qword [rsp + 1784], r14  ;  1218.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1680]  ;  1209.5 p2      43 dst
        mov qword [rsp + 1680], r14  ;  1217.4 p0+p3   43 dst spill
        mov r14, qword [rsp + 1784]  ;  1218.5 p2      43 dst
        mov qword [rsp + 1912], r14  ;  1222.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1784]  ;  1218.5 p2      43 dst
        mov qword [rsp + 1784], r14  ;  1222.5 p0+p3   43 dst spill
        mov r14, r9                  ;  1212.5 p1      43 dst copy
        xor r14, r13                 ;  1220.4 p0      43 dst
        xor rcx, r14                 ;  1221.4 p0      43 dst
        mov rax, qword [rsp + 1944]  ;  1213.5 p2      43 dst
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
        mov r11, qword [rsp + 1928]  ;  1215.7 p2      43 dst reload
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
        mov rsi, qword [rsp + 1944]  ;  1213.5 p2      43 dst
        mov rdx, qword [rsp + 1784]  ;  1222.5 p2      43 dst reload
        and r10, rbp                 ;  1239.0 p0      43 dst
        xor r14, r10                 ;  1240.0 p0      43 dst
        mov r10, qword [rsp + 1984]  ;  1198.0 p2      43 dst reload
        and rbp, r14                 ;  1241.0 p0      43 dst
        xor r11, rbp                 ;  1242.0 p0      43 dst
        mov rbp, qword [rsp + 2032]  ;  1199.0 p2      43 dst reload
        and r10, r12                 ;  1241.2 p0      43 dst
        mov qword [rsp + 2032], r10  ;  1242.2 p0+p3   43 dst spill
        mov r10, qword [rsp + 1912]  ;  1226.5 p2      43 dst reload
        and rbx, r11                 ;  1243.0 p0      43 dst
        and rbp, r11                 ;  1243.4 p0      43 dst
        mov qword [rsp + 1784], rbp  ;  1244.4 p0+p3   43 dst spill
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
        mov rdx, qword [rsp + 1680]  ;  1217.4 p2      43 dst reload
        xor r11, r9                  ;  1255.8 p0      43 dst
        and rdx, r14                 ;  1255.5 p0      43 dst
        mov r14, qword [rsp + 1736]  ;  1202.3 p2      43 dst reload
        and r14, r15                 ;  1256.1 p0      43 dst
        mov r15, r12                 ;  1240.0 p1      43 dst copy
        xor r12, rbp                 ;  1256.7 p0      43 dst
        and r13, r12                 ;  1257.7 p0      43 dst
        and rdi, r12                 ;  1257.8 p0      43 dst
        mov r12, qword [rsp + 1576]  ;  1204.3 p2      43 dst reload
        mov qword [rsp + 1576], rdx  ;  1258.4 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1672]  ;  1210.5 p2      43 dst reload
        mov qword [rsp + 1672], rcx  ;  1259.4 p0+p3   43 dst spill
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
        mov qword [rsp + 1736], r12  ;  1266.7 p0+p3   43 dst spill
        xor rdx, qword [rsp + 632]   ;  1267.7 p2+p0   43 dst
        mov rcx, rdx                 ;  1268.7 p1      43 dst copy
        xor rcx, qword [rsp + 608]   ;  1269.7 p2+p0   43 dst
        mov r12, rcx                 ;  1270.7 p1      43 dst copy
        xor rsi, rbp                 ;  1268.8 p0      43 dst
        mov qword [rsp + 1944], r8   ;  1269.4 p0+p3   43 dst spill
        xor r12, qword [rsp + 656]   ;  1271.7 p2+p0   43 dst
        xor r9, rsi                  ;  1270.9 p0      43 dst
        mov qword [rsp + 1664], r13  ;  1271.5 p0+p3   43 dst spill
        xor rbx, r9                  ;  1272.5 p0      43 dst
        mov qword [rsp + 1928], rsi  ;  1273.1 p0+p3   43 dst spill
        mov qword [rsp + 1984], r14  ;  1274.1 p0+p3   43 dst spill
        xor rax, rbx                 ;  1275.1 p0      43 dst
        mov qword [rsp + 1680], rbx  ;  1275.7 p0+p3   43 dst spill
        mov r14, r12                 ;  1272.7 p1      43 dst copy
        xor r14, qword [rsp + 600]   ;  1276.7 p2+p0   43 dst
        mov rbx, r12                 ;  1272.7 p1      43 dst copy
        xor rbx, qword [rsp + 648]   ;  1277.2 p2+p0   43 dst
        mov r8, r14                  ;  1277.7 p1      43 dst copy
        mov r13, rbx                 ;  1278.2 p1      43 dst copy
        mov qword [rsp + 1752], rax  ;  1277.8 p0+p3   43 dst spill
        xor r8, qword [rsp + 616]    ;  1278.8 p2+p0   43 dst
        mov qword [rsp + 1960], rdi  ;  1279.4 p0+p3   43 dst spill
        mov rdi, r8                  ;  1279.8 p1      43 dst copy
        xor rdi, qword [rsp + 624]   ;  1280.8 p2+p0   43 dst
        mov qword [rsp + 1632], r10  ;  1280.9 p0+p3   43 dst spill
        mov qword [rsp + 2040], r12  ;  1281.9 p0+p3   43 dst spill
        mov r10, rbx                 ;  1278.2 p1      43 dst copy
        xor r10, rdi                 ;  1282.9 p0      43 dst
        mov qword [rsp + 1816], r10  ;  1283.9 p0+p3   43 dst spill
        mov rsi, r12                 ;  1272.7 p1      43 dst copy
        and rsi, r10                 ;  1284.5 p0      43 dst
        mov qword [rsp + 1616], r15  ;  1285.1 p0+p3   43 dst spill
        mov qword [rsp + 1768], rbx  ;  1286.1 p0+p3   43 dst spill
        mov r15, r10                 ;  1283.9 p1      43 dst copy
        mov rax, rbx                 ;  1278.2 p1      43 dst copy
        mov qword [rsp + 1592], rdi  ;  1287.1 p0+p3   43 dst spill
        mov qword [rsp + 1728], r9   ;  1288.1 p0+p3   43 dst spill
        mov qword [rsp + 1600], rbp  ;  1289.1 p0+p3   43 dst spill
        mov r9, r12                  ;  1272.7 p1      43 dst copy
        xor rax, qword [rsp + 640]   ;  1290.1 p2+p0   43 dst
        mov rbx, rdi                 ;  1281.8 p1      43 dst copy
        mov qword [rsp + 1640], rax  ;  1291.1 p0+p3   43 dst spill
        mov r10, rdi                 ;  1281.8 p1      43 dst copy
        xor r15, qword [rsp + 656]   ;  1291.7 p2+p0   43 dst
        mov rbp, r14                 ;  1277.7 p1      43 dst copy
        mov qword [rsp + 2000], r11  ;  1292.2 p0+p3   43 dst spill
        mov r11, r14                 ;  1277.7 p1      43 dst copy
        mov rdi, rax                 ;  1291.1 p1      43 dst copy
        xor rdi, qword [rsp + 600]   ;  1293.2 p2+p0   43 dst
        mov r12, rsi                 ;  1285.5 p1      43 dst copy
        xor r12, qword [rsp + 632]   ;  1293.8 p2+p0   43 dst
        mov qword [rsp + 1608], rdi  ;  1294.4 p0+p3   43 dst spill
        mov rdi, rax                 ;  1291.1 p1      43 dst copy
        mov qword [rsp + 1872], r14  ;  1295.4 p0+p3   43 dst spill
        mov r14, rax                 ;  1291.1 p1      43 dst copy
        xor r14, qword [rsp + 632]   ;  1296.4 p2+p0   43 dst
        mov rax, qword [rsp + 1608]  ;  1294.4 p2      43 dst
        or r11, qword [rsp + 656]    ;  1296.9 p2+p0   43 dst
        xor r8, r11                  ;  1297.9 p0      43 dst
        and rax, r14                 ;  1298.4 p0      43 dst
        xor r8, rax                  ;  1299.4 p0      43 dst
        mov rax, qword [rsp + 1608]  ;  1294.4 p2      43 dst
        mov qword [rsp + 1608], rax  ;  1299.2 p0+p3   43 dst spill
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
        mov qword [rsp + 1776], r9   ;  1308.1 p0+p3   43 dst spill
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
        mov rsi, qword [rsp + 1776]  ;  1308.1 p2      43 dst reload
        and rcx, r13                 ;  1322.8 p0      43 dst
        mov r11, qword [rsp + 1872]  ;  1295.4 p2      43 dst reload
        and r11, r13                 ;  1323.3 p0      43 dst
        mov qword [rsp + 1776], r11  ;  1324.3 p0+p3   43 dst spill
        mov r11, r13                 ;  1321.2 p1      43 dst copy
        or r11, r9                   ;  1324.9 p0      43 dst
        xor r12, r11                 ;  1325.9 p0      43 dst
        mov r11, qword [rsp + 1592]  ;  1287.1 p2      43 dst reload
        mov qword [rsp + 1592], rcx  ;  1326.1 p0+p3   43 dst spill
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
        mov rcx, qword [rsp + 1608]  ;  1299.2 p2      43 dst reload
        and rcx, r12                 ;  1337.3 p0      43 dst
        mov r12, qword [rsp + 1640]  ;  1291.1 p2      43 dst reload
        mov qword [rsp + 1640], rcx  ;  1338.3 p0+p3   43 dst spill
        mov rcx, qword [rsp + 2040]  ;  1284.5 p2      43 dst reload
        and r12, r9                  ;  1338.9 p0      43 dst
        and rcx, r8                  ;  1339.5 p0      43 dst
        mov qword [rsp + 2040], rbx  ;  1340.0 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1816]  ;  1286.2 p2      43 dst reload
        xor rcx, r13                 ;  1341.0 p0      43 dst
        and rbx, r8                  ;  1341.6 p0      43 dst
        mov qword [rsp + 1848], r11  ;  1342.2 p0+p3   43 dst spill
        mov qword [rsp + 1608], rcx  ;  1343.2 p0+p3   43 dst spill
        mov r8, rdx                  ;  1335.5 p1      43 dst copy
        mov qword [rsp + 1816], r12  ;  1344.2 p0+p3   43 dst spill
        mov r9, qword [rsp + 1592]   ;  1326.1 p2      43 dst
        xor r9, r14                  ;  1345.2 p0      43 dst
        xor r14, rdi                 ;  1345.8 p0      43 dst
        xor r9, rbx                  ;  1346.3 p0      43 dst
        xor r14, r11                 ;  1346.9 p0      43 dst
        xor r8, r14                  ;  1347.9 p0      43 dst
        mov rbx, qword [rsp + 952]   ;  1293.1 p2      43 dst
        xor rbx, qword [rsp + 960]   ;  1348.0 p2+p0   43 dst
        mov qword [rsp + 2024], rdx  ;  1348.6 p0+p3   43 dst spill
        mov qword [rsp + 1880], r15  ;  1349.6 p0+p3   43 dst spill
        xor r8, rcx                  ;  1350.6 p0      43 dst
        xor r10, r8                  ;  1351.6 p0      43 dst
        mov r12, rbx                 ;  1349.0 p1      43 dst copy
        xor r12, qword [rsp + 936]   ;  1351.8 p2+p0   43 dst
        mov rcx, r12                 ;  1352.8 p1      43 dst copy
        xor rcx, qword [rsp + 984]   ;  1353.8 p2+p0   43 dst
        mov qword [rsp + 1936], r10  ;  1352.9 p0+p3   43 dst spill
        mov r11, rcx                 ;  1354.8 p1      43 dst copy
        mov qword [rsp + 1920], r13  ;  1353.9 p0+p3   43 dst spill
        xor r11, qword [rsp + 928]   ;  1355.8 p2+p0   43 dst
        xor r9, r10                  ;  1355.5 p0      43 dst
        xor rsi, r9                  ;  1356.5 p0      43 dst
        xor rbp, rsi                 ;  1357.5 p0      43 dst
        mov qword [rsp + 1872], rsi  ;  1357.5 p0+p3   43 dst spill
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
        mov qword [rsp + 1888], r8   ;  1362.0 p0+p3   43 dst spill
        mov r8, r11                  ;  1356.8 p1      43 dst copy
        mov qword [rsp + 1992], rbp  ;  1363.0 p0+p3   43 dst spill
        mov qword [rsp + 1840], r14  ;  1364.0 p0+p3   43 dst spill
        mov rax, rsi                 ;  1359.8 p1      43 dst copy
        mov qword [rsp + 1792], r9   ;  1365.0 p0+p3   43 dst spill
        mov r14, r11                 ;  1356.8 p1      43 dst copy
        or r14, qword [rsp + 984]    ;  1366.0 p2+p0   43 dst
        xor rdx, r14                 ;  1367.0 p0      43 dst
        mov qword [rsp + 2008], rsi  ;  1367.2 p0+p3   43 dst spill
        mov qword [rsp + 1704], r11  ;  1368.2 p0+p3   43 dst spill
        mov qword [rsp + 1760], rdi  ;  1369.2 p0+p3   43 dst spill
        mov rdi, r15                 ;  1362.2 p1      43 dst copy
        xor rdi, qword [rsp + 984]   ;  1370.2 p2+p0   43 dst
        mov rbp, rsi                 ;  1359.8 p1      43 dst copy
        mov rsi, r13                 ;  1361.2 p1      43 dst copy
        mov qword [rsp + 1952], r15  ;  1370.8 p0+p3   43 dst spill
        mov r15, r13                 ;  1361.2 p1      43 dst copy
        xor rbp, qword [rsp + 968]   ;  1371.8 p2+p0   43 dst
        mov qword [rsp + 1720], rbp  ;  1372.8 p0+p3   43 dst spill
        mov r9, rcx                  ;  1354.8 p1      43 dst copy
        mov r11, rbp                 ;  1372.8 p1      43 dst copy
        xor r11, qword [rsp + 960]   ;  1373.8 p2+p0   43 dst
        mov qword [rsp + 1688], rcx  ;  1373.9 p0+p3   43 dst spill
        mov qword [rsp + 1976], r13  ;  1374.9 p0+p3   43 dst spill
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
        mov qword [rsp + 1856], r9   ;  1392.7 p0+p3   43 dst spill
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
        mov r14, qword [rsp + 1856]  ;  1392.7 p2      43 dst reload
        mov r10, qword [rsp + 1704]  ;  1368.2 p2      43 dst reload
        and r10, r12                 ;  1402.7 p0      43 dst
        mov qword [rsp + 1856], r10  ;  1403.7 p0+p3   43 dst spill
        and r8, r9                   ;  1404.3 p0      43 dst
        and rsi, r12                 ;  1404.9 p0      43 dst
        and r13, r9                  ;  1405.4 p0      43 dst
        mov r10, r12                 ;  1401.3 p1      43 dst copy
        or r10, r9                   ;  1406.0 p0      43 dst
        xor rcx, r10                 ;  1407.0 p0      43 dst
        and rbx, rcx                 ;  1408.0 p0      43 dst
        mov r10, qword [rsp + 1976]  ;  1374.9 p2      43 dst reload
        and r10, rcx                 ;  1408.0 p0      43 dst
        mov qword [rsp + 1976], rsi  ;  1408.3 p0+p3   43 dst spill
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
        mov rsi, qword [rsp + 1688]  ;  1373.9 p2      43 dst reload
        mov qword [rsp + 1688], rax  ;  1416.0 p0+p3   43 dst spill
        mov rax, qword [rsp + 1952]  ;  1370.8 p2      43 dst reload
        and rax, rdx                 ;  1417.0 p0      43 dst
        xor r12, rdx                 ;  1417.6 p0      43 dst
        and rsi, rdx                 ;  1418.2 p0      43 dst
        mov rdx, qword [rsp + 1272]  ;  1364.8 p2      43 dst
        xor rdx, qword [rsp + 1280]  ;  1418.7 p2+p0   43 dst
        and rcx, r9                  ;  1419.3 p0      43 dst
        mov qword [rsp + 1952], rcx  ;  1420.3 p0+p3   43 dst spill
        and rdi, r12                 ;  1420.9 p0      43 dst
        and rbp, r9                  ;  1421.4 p0      43 dst
        xor r10, rbp                 ;  1422.4 p0      43 dst
        mov r9, qword [rsp + 1976]   ;  1408.3 p2      43 dst
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
        mov qword [rsp + 1968], rax  ;  1430.6 p0+p3   43 dst spill
        mov r10, qword [rsp + 2000]  ;  1376.2 p2      58 dst
        mov qword [rsp + 2016], r11  ;  1431.3 p0+p3   43 dst spill
        xor r10, qword [rsp + 400]   ;  1432.3 p2+p0   58 dst
        mov qword [rsp + 2000], r10  ;  1433.3 p0+p3   58 dst spill
        mov qword [rsp + 1864], rbp  ;  1433.9 p0+p3   43 dst spill
        xor r15, rax                 ;  1434.9 p0      43 dst
        xor r9, r15                  ;  1435.9 p0      43 dst
        xor r14, r9                  ;  1436.9 p0      43 dst
        mov qword [rsp + 1624], r15  ;  1436.6 p0+p3   43 dst spill
        mov r15, qword [rsp + 1664]  ;  1382.9 p2      58 dst
        xor r15, qword [rsp + 1616]  ;  1437.6 p2+p0   58 dst
        xor r15, qword [rsp + 1912]  ;  1438.6 p2+p0   58 dst
        xor r15, qword [rsp + 1632]  ;  1439.6 p2+p0   58 dst
        xor r8, r14                  ;  1439.3 p0      43 dst
        mov qword [rsp + 1632], r9   ;  1439.9 p0+p3   43 dst spill
        mov qword [rsp + 1704], r14  ;  1440.9 p0+p3   43 dst spill
        mov r14, qword [rsp + 1600]  ;  1386.9 p2      58 dst
        xor r14, qword [rsp + 392]   ;  1441.9 p2+p0   58 dst
        mov qword [rsp + 1600], r14  ;  1442.9 p0+p3   58 dst spill
        mov r9, qword [rsp + 0]      ;  1388.9 p2      58 dst.2 reload
        xor r15, qword [r9 + 11024]  ;  1443.4 p2+p0   58 dst
        mov qword [rsp + 1664], rdi  ;  1444.0 p0+p3   43 dst spill
        mov r9, qword [rsp + 2032]   ;  1390.9 p2      58 dst
        xor r9, qword [rsp + 1944]   ;  1445.0 p2+p0   58 dst
        mov qword [rsp + 2032], rbx  ;  1445.6 p0+p3   43 dst spill
        mov qword [rsp + 1616], r8   ;  1446.6 p0+p3   43 dst spill
        xor r9, qword [rsp + 1752]   ;  1447.6 p2+p0   58 dst
        xor r9, qword [rsp + 1960]   ;  1448.6 p2+p0   58 dst
        mov qword [rsp + 1960], r15  ;  1448.7 p0+p3   58 dst spill
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
        mov qword [rsp + 1648], rsi  ;  1455.1 p0+p3   43 dst spill
        xor rax, qword [r14 + 11040] ;  1456.1 p2+p0   58 dst
        mov r14, r12                 ;  1456.9 p1      43 dst copy
        mov qword [rsp + 1824], rax  ;  1457.1 p0+p3   58 dst spill
        mov qword [rsp + 1800], r12  ;  1457.7 p0+p3   43 dst spill
        mov rbp, r10                 ;  1451.7 p1      43 dst copy
        or rbp, qword [rsp + 1304]   ;  1458.7 p2+p0   43 dst
        xor rdi, rbp                 ;  1459.7 p0      43 dst
        mov qword [rsp + 1656], r13  ;  1459.9 p0+p3   43 dst spill
        mov r13, r10                 ;  1451.7 p1      43 dst copy
        mov rax, rbx                 ;  1455.6 p1      43 dst copy
        mov qword [rsp + 1712], rbx  ;  1460.9 p0+p3   43 dst spill
        mov qword [rsp + 1696], r11  ;  1461.9 p0+p3   43 dst spill
        xor r14, qword [rsp + 1304]  ;  1462.9 p2+p0   43 dst
        xor r9, qword [r15 + 11032]  ;  1463.4 p2+p0   58 dst
        mov r15, rsi                 ;  1430.7 p1      43 dst copy
        and r15, r12                 ;  1464.0 p0      43 dst
        mov r12, rbx                 ;  1455.6 p1      43 dst copy
        mov qword [rsp + 1944], r9   ;  1464.6 p0+p3   58 dst spill
        xor r12, qword [rsp + 1248]  ;  1465.6 p2+p0   43 dst
        mov r9, rsi                  ;  1430.7 p1      43 dst copy
        mov rsi, rbx                 ;  1455.6 p1      43 dst copy
        mov rbx, r15                 ;  1465.0 p1      43 dst copy
        mov qword [rsp + 1896], r10  ;  1466.1 p0+p3   43 dst spill
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
        mov r12, qword [rsp + 1680]  ;  1430.9 p2      58 dst
        mov r8, qword [rsp + 1928]   ;  1431.9 p2      58 dst
        xor r12, qword [rsp + 1904]  ;  1481.1 p2+p0   58 dst
        mov rsi, r11                 ;  1472.4 p1      43 dst copy
        xor rsi, qword [rsp + 1272]  ;  1481.7 p2+p0   43 dst
        xor r13, rsi                 ;  1482.7 p0      43 dst
        xor r12, qword [rsp + 1736]  ;  1482.8 p2+p0   58 dst
        xor r12, qword [rsp + 416]   ;  1483.8 p2+p0   58 dst
        mov qword [rsp + 1736], r12  ;  1484.8 p0+p3   58 dst spill
        mov r12, r15                 ;  1481.4 p1      43 dst copy
        mov rcx, r10                 ;  1473.0 p1      43 dst copy
        and rcx, rsi                 ;  1485.0 p0      43 dst
        xor rbx, rcx                 ;  1486.0 p0      43 dst
        mov rcx, r10                 ;  1473.0 p1      43 dst copy
        and r12, rbx                 ;  1487.0 p0      43 dst
        xor rbp, r12                 ;  1488.0 p0      43 dst
        xor r8, qword [rsp + 1784]   ;  1487.3 p2+p0   58 dst
        xor r8, qword [rsp + 1984]   ;  1488.3 p2+p0   58 dst
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
        mov r8, qword [rsp + 1672]   ;  1449.9 p2      58 dst
        xor r8, qword [rsp + 1576]   ;  1495.1 p2+p0   58 dst
        xor r8, qword [rsp + 1752]   ;  1496.1 p2+p0   58 dst
        xor r12, r15                 ;  1496.3 p0      43 dst
        and r15, rbx                 ;  1497.0 p0      43 dst
        xor rdi, r15                 ;  1498.0 p0      43 dst
        mov r15, qword [rsp + 0]     ;  1452.9 p2      58 dst.2 reload
        xor r8, qword [r15 + 11064]  ;  1498.0 p2+p0   58 dst
        mov r15, qword [rsp + 1728]  ;  1454.9 p2      43 dst reload
        mov qword [rsp + 1728], r8   ;  1499.0 p0+p3   58 dst spill
        and r15, rdi                 ;  1499.5 p0      43 dst
        xor r15, qword [rsp + 504]   ;  1500.5 p2+p0   58 dst
        mov r8, qword [rsp + 1896]   ;  1466.1 p2      43 dst reload
        mov qword [rsp + 1896], r15  ;  1501.5 p0+p3   58 dst spill
        mov r15, qword [rsp + 1888]  ;  1457.9 p2      58 dst
        xor r15, qword [rsp + 424]   ;  1501.7 p2+p0   58 dst
        mov qword [rsp + 1888], r15  ;  1502.7 p0+p3   58 dst spill
        mov r15, qword [rsp + 1840]  ;  1459.9 p2      58 dst
        xor r15, qword [rsp + 432]   ;  1503.3 p2+p0   58 dst
        and r8, r12                  ;  1503.8 p0      43 dst
        mov qword [rsp + 1840], r15  ;  1504.4 p0+p3   58 dst spill
        mov r15, qword [rsp + 1880]  ;  1461.9 p2      58 dst
        xor r15, qword [rsp + 1592]  ;  1505.4 p2+p0   58 dst
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
        mov r15, qword [rsp + 1712]  ;  1467.9 p2      43 dst reload
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
        mov rbx, qword [rsp + 1696]  ;  1469.9 p2      43 dst reload
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
        mov r14, qword [rsp + 1648]  ;  1476.9 p2      43 dst reload
        and r14, r8                  ;  1523.4 p0      43 dst
        and r12, qword [rsp + 1248]  ;  1524.0 p2+p0   43 dst
        xor rdx, rsi                 ;  1524.5 p0      43 dst
        xor rsi, rdi                 ;  1525.1 p0      58 dst
        mov rdi, qword [rsp + 1776]  ;  1478.9 p2      58 dst
        xor rcx, rax                 ;  1525.7 p0      43 dst
        xor rax, rbp                 ;  1526.2 p0      43 dst
        mov rbp, qword [rsp + 1800]  ;  1479.9 p2      43 dst reload
        and rbp, r8                  ;  1526.8 p0      43 dst
        xor rax, rbp                 ;  1527.8 p0      43 dst
        xor rcx, rbx                 ;  1528.0 p0      43 dst
        mov r8, qword [rsp + 1896]   ;  1501.5 p2      58 dst reload
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
        xor rbp, qword [rsp + 2040]  ;  1536.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1920]  ;  1537.1 p2+p0   58 dst
        xor rdi, qword [r10 + 11096] ;  1538.1 p2+p0   58 dst
        xor rsi, qword [r10 + 11256] ;  1538.2 p2+p0   58 dst
        xor r13, r9                  ;  1538.8 p0      43 dst
        xor rsi, r13                 ;  1539.8 p0      58 dst
        xor r11, qword [r10 + 11216] ;  1539.9 p2+p0   58 dst
        xor rbp, qword [rsp + 1640]  ;  1540.5 p2+p0   58 dst
        xor rbx, qword [r10 + 11224] ;  1541.1 p2+p0   58 dst
        xor rbx, r13                 ;  1542.1 p0      58 dst
        mov r13, qword [rsp + 2616]  ;  1495.0 p2      58 dst reload
        xor r15, r9                  ;  1542.2 p0      58 dst
        mov r9, qword [rsp + 1792]   ;  1496.0 p2      58 dst
        xor r9, qword [r10 + 11104]  ;  1542.8 p2+p0   58 dst
        mov qword [r13 + 864], r9    ;  1543.8 p0+p3   58 dst
        mov r9, qword [rsp + 2016]   ;  1498.0 p2      58 dst
        xor r9, qword [rsp + 464]    ;  1544.4 p2+p0   58 dst
        mov qword [r13 + 904], r9    ;  1545.4 p0+p3   58 dst
        mov r9, qword [rsp + 1600]   ;  1500.0 p2      58 dst reload
        mov qword [r13 + 768], r9    ;  1545.9 p0+p3   58 dst
        mov r9, qword [rsp + 2000]   ;  1501.0 p2      58 dst reload
        mov qword [r13 + 856], rdi   ;  1546.9 p0+p3   58 dst
        mov rdi, qword [rsp + 1664]  ;  1502.0 p2      58 dst
        xor rcx, qword [rsp + 496]   ;  1547.9 p2+p0   58 dst
        xor rdi, qword [r10 + 11152] ;  1548.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1976]  ;  1549.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1656]  ;  1550.5 p2+p0   58 dst
        mov r12, qword [rsp + 1936]  ;  1507.0 p2      58 dst
        xor r12, qword [rsp + 1768]  ;  1550.2 p2+p0   58 dst
        mov qword [r13 + 976], r11   ;  1550.8 p0+p3   58 dst
        mov qword [r13 + 1000], r8   ;  1551.8 p0+p3   58 dst
        mov r14, qword [rsp + 1872]  ;  1509.0 p2      58 dst
        xor r14, qword [rsp + 1816]  ;  1552.8 p2+p0   58 dst
        xor r14, qword [rsp + 1608]  ;  1553.8 p2+p0   58 dst
        mov r8, qword [rsp + 1968]   ;  1512.0 p2      58 dst
        mov qword [r13 + 968], rcx   ;  1553.9 p0+p3   58 dst
        xor r8, qword [rsp + 456]    ;  1554.9 p2+p0   58 dst
        xor r12, qword [rsp + 1848]  ;  1555.5 p2+p0   58 dst
        xor r12, qword [rsp + 440]   ;  1556.5 p2+p0   58 dst
        mov qword [r13 + 984], rbx   ;  1556.7 p0+p3   58 dst
        xor r14, qword [rsp + 448]   ;  1557.7 p2+p0   58 dst
        xor rdx, qword [rsp + 488]   ;  1558.2 p2+p0   58 dst
        mov r11, qword [rsp + 1616]  ;  1518.0 p2      43 dst reload
        mov qword [r13 + 1008], r15  ;  1558.8 p0+p3   58 dst
        xor rbp, qword [r10 + 11128] ;  1559.8 p2+p0   58 dst
        mov qword [r13 + 888], rbp   ;  1560.8 p0+p3   58 dst
        mov r15, qword [rsp + 1856]  ;  1520.0 p2      58 dst
        mov qword [r13 + 960], rdx   ;  1561.4 p0+p3   58 dst
        mov qword [r13 + 1016], rsi  ;  1562.4 p0+p3   58 dst
        xor r15, qword [r10 + 11160] ;  1563.4 p2+p0   58 dst
        xor r15, qword [rsp + 2032]  ;  1564.4 p2+p0   58 dst
        mov qword [r13 + 872], r12   ;  1564.5 p0+p3   58 dst
        mov r12, qword [rsp + 1632]  ;  1523.0 p2      58 dst
        xor r15, r11                 ;  1565.5 p0      58 dst
        xor r15, qword [rsp + 1912]  ;  1566.5 p2+p0   58 dst
        mov qword [r13 + 776], r9    ;  1566.7 p0+p3   58 dst
        mov qword [r13 + 920], r15   ;  1567.7 p0+p3   58 dst
        mov r9, qword [rsp + 1960]   ;  1525.0 p2      58 dst reload
        xor r11, qword [r10 + 11192] ;  1568.7 p2+p0   58 dst
        xor r11, qword [rsp + 1688]  ;  1569.7 p2+p0   58 dst
        xor rax, qword [r10 + 11232] ;  1569.8 p2+p0   58 dst
        mov qword [r13 + 784], r9    ;  1570.4 p0+p3   58 dst
        mov qword [r13 + 896], r8    ;  1571.4 p0+p3   58 dst
        mov r8, qword [rsp + 1704]   ;  1529.0 p2      58 dst
        xor r8, qword [rsp + 1952]   ;  1572.4 p2+p0   58 dst
        mov r9, qword [rsp + 1944]   ;  1531.0 p2      58 dst reload
        mov qword [r13 + 992], rax   ;  1572.9 p0+p3   58 dst
        mov qword [r13 + 792], r9    ;  1573.9 p0+p3   58 dst
        xor r12, qword [r10 + 11168] ;  1574.9 p2+p0   58 dst
        mov r10, qword [rsp + 1624]  ;  1533.0 p2      58 dst
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
        mov r9, qword [rsp + 1736]   ;  1542.0 p2      58 dst reload
        mov qword [r13 + 816], r9    ;  1582.9 p0+p3   58 dst
        mov qword [r13 + 944], r8    ;  1583.9 p0+p3   58 dst
        mov r8, qword [rsp + 520]    ;  1543.0 p2     117 blocks
        xor rdi, qword [rsp + 1864]  ;  1584.9 p2+p0   58 dst
        mov r9, qword [rsp + 1728]   ;  1545.0 p2      58 dst reload
        mov qword [r13 + 824], r9    ;  1585.5 p0+p3   58 dst
        mov r9, qword [rsp + 1888]   ;  1546.0 p2      58 dst reload
        mov qword [r13 + 832], r9    ;  1586.5 p0+p3   58 dst
        mov r9, qword [rsp + 1840]   ;  1547.0 p2      58 dst reload
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
