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
;   blocks/rounds: 4416 uops, planned 1912.5; bounds: width 1472.0, ports 1838.9, path 36.0
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
        mov qword [rsp + 1576], rax  ;     0.0 p0+p3   43 t[1] spill
        mov qword [rsp + 1584], rdi  ;     2.0 p0+p3   43 t[1] spill
        mov rdx, qword [rsp + 560]   ;     0.7 p2      43 t[0]
        mov rbx, qword [rsp + 568]   ;     1.7 p2      43 t[0] reload
        xor rdx, rbx                 ;     5.7 p0      43 t[0]
        mov rax, rdx                 ;     6.7 p1      43 t[0] copy
        xor rax, qword [rsp + 544]   ;     7.7 p2+p0   43 t[0]
        mov rdi, rax                 ;     8.7 p1      43 t[0] copy
        xor rdi, qword [rsp + 592]   ;     9.7 p2+p0   43 t[0]
        mov qword [rsp + 1592], r15  ;     4.0 p0+p3   43 t[0] spill
        mov r15, rdi                 ;    10.7 p1      43 t[0] copy
        xor r15, qword [rsp + 584]   ;    11.7 p2+p0   43 t[0]
        mov qword [rsp + 1600], r14  ;     6.0 p0+p3   43 t[0] spill
        mov r14, rdi                 ;    10.7 p1      43 t[0] copy
        xor r14, qword [rsp + 536]   ;    11.7 p2+p0   43 t[0]
        mov qword [rsp + 1608], r9   ;     8.0 p0+p3   43 t[0] spill
        mov r9, r14                  ;    12.7 p1      43 t[0] copy
        xor r9, qword [rsp + 552]    ;    13.7 p2+p0   43 t[0]
        mov qword [rsp + 1616], r13  ;    10.0 p0+p3   43 t[0] spill
        mov r13, r9                  ;    14.7 p1      43 t[0] copy
        xor r13, qword [rsp + 560]   ;    15.7 p2+p0   43 t[0]
        mov qword [rsp + 1624], r8   ;    12.0 p0+p3   43 t[0] spill
        mov r8, r15                  ;    12.7 p1      43 t[0] copy
        xor r8, qword [rsp + 576]    ;    13.7 p2+p0   43 t[0]
        mov qword [rsp + 1632], r10  ;    14.0 p0+p3   43 t[0] spill
        mov r10, r8                  ;    14.7 p1      43 t[0] copy
        xor r10, rbx                 ;    15.7 p0      43 t[0]
        mov qword [rsp + 1640], rbp  ;    16.0 p0+p3   43 t[0] spill
        mov qword [rsp + 1648], r11  ;    18.0 p0+p3   43 t[0] spill
        mov r11, r15                 ;    12.7 p1      43 t[0] copy
        xor r11, r13                 ;    16.7 p0      43 t[0]
        mov rbp, r11                 ;    17.7 p1      43 t[0] copy
        xor rbp, qword [rsp + 592]   ;    18.7 p2+p0   43 t[0]
        mov rbx, rbp                 ;    19.7 p1      43 t[0] copy
        xor rbx, qword [rsp + 536]   ;    20.7 p2+p0   43 t[0]
        xor rdx, rbx                 ;    21.7 p0      43 t[0]
        and rbx, rbp                 ;    21.7 p0      43 t[0]
        mov qword [rsp + 1656], rcx  ;    20.0 p0+p3   43 t[0] spill
        xor rax, rbx                 ;    22.7 p0      43 t[0]
        mov qword [rsp + 1664], r12  ;    22.0 p0+p3   43 t[0] spill
        mov r12, r8                  ;    16.3 p1      43 t[0] copy
        xor r12, qword [rsp + 536]   ;    20.6 p2+p0   43 t[0]
        mov qword [rsp + 1672], rbp  ;    24.0 p0+p3   43 t[0] spill
        mov qword [rsp + 1680], rsi  ;    26.0 p0+p3   43 t[0] spill
        mov qword [rsp + 1688], r8   ;    28.0 p0+p3   43 t[0] spill
        mov rsi, r10                 ;    18.3 p1      43 t[0] copy
        xor rsi, rbp                 ;    24.1 p0      43 t[0]
        mov rcx, rsi                 ;    25.1 p1      43 t[0] copy
        xor rcx, qword [rsp + 560]   ;    26.1 p2+p0   43 t[0]
        mov qword [rsp + 1696], rsi  ;    30.0 p0+p3   43 t[0] spill
        mov rbp, r8                  ;    20.3 p1      43 t[0] copy
        and rbp, rsi                 ;    26.3 p0      43 t[0]
        mov r8, rcx                  ;    27.1 p1      43 t[0] copy
        xor rax, rbp                 ;    27.3 p0      43 t[0]
        mov rbp, r13                 ;    21.7 p1      43 t[0] copy
        and rbp, rdx                 ;    27.4 p0      43 t[0]
        xor rbx, rbp                 ;    28.4 p0      43 t[0]
        mov rbp, r13                 ;    22.7 p1      43 t[0] copy
        xor rbp, r10                 ;    28.6 p0      43 t[0]
        and r8, rbp                  ;    29.6 p0      43 t[0]
        xor r8, rbx                  ;    30.6 p0      43 t[0]
        xor r8, qword [rsp + 568]    ;    31.6 p2+p0   43 t[0]
        xor r9, rbx                  ;    30.8 p0      43 t[0]
        mov qword [rsp + 1704], rbp  ;    32.0 p0+p3   43 t[0] spill
        mov rbx, rbp                 ;    29.6 p1      43 t[0] copy
        mov rbp, r11                 ;    25.8 p1      43 t[0] copy
        and rbp, rdi                 ;    32.4 p0      43 t[0]
        xor r8, rbp                  ;    33.4 p0      43 t[0]
        mov rsi, r14                 ;    26.7 p1      43 t[0] copy
        or rsi, qword [rsp + 592]    ;    33.6 p2+p0   43 t[0]
        xor r9, rsi                  ;    34.6 p0      43 t[0]
        xor rsi, rax                 ;    34.7 p0      43 t[0]
        xor rax, rbp                 ;    35.3 p0      43 t[0]
        mov rbp, rdx                 ;    28.7 p1      43 t[0] copy
        xor rbx, qword [rsp + 592]   ;    35.8 p2+p0   43 t[0]
        mov qword [rsp + 1712], r11  ;    36.4 p0+p3   43 t[0] spill
        xor rbp, rdi                 ;    37.4 p0      43 t[0]
        mov r11, r15                 ;    30.3 p1      43 t[0] copy
        and r11, rbp                 ;    38.4 p0      43 t[0]
        xor rax, r11                 ;    39.4 p0      43 t[0]
        mov r11, r14                 ;    31.3 p1      43 t[0] copy
        xor r11, rcx                 ;    39.1 p0      43 t[0]
        mov qword [rsp + 1720], rbp  ;    39.7 p0+p3   43 t[0] spill
        mov rbp, rbx                 ;    36.8 p1      43 t[0] copy
        and rbp, r11                 ;    40.7 p0      43 t[0]
        xor rsi, rbp                 ;    41.7 p0      43 t[0]
        mov rbp, r8                  ;    34.4 p1      43 t[0] copy
        and rbp, rax                 ;    41.8 p0      43 t[0]
        xor rsi, rbp                 ;    42.8 p0      43 t[0]
        mov qword [rsp + 1728], r15  ;    43.0 p0+p3   43 t[0] spill
        mov r15, r12                 ;    34.7 p1      43 t[0] copy
        and r15, r10                 ;    44.0 p0      43 t[0]
        xor r9, r15                  ;    45.0 p0      43 t[0]
        mov r15, rsi                 ;    43.8 p1      43 t[0] copy
        and r15, r9                  ;    46.0 p0      43 t[0]
        xor rax, r15                 ;    47.0 p0      43 t[0]
        xor rsi, r8                  ;    46.3 p0      43 t[0]
        mov r15, r9                  ;    46.0 p1      43 t[0] copy
        and r15, rax                 ;    48.0 p0      43 t[0]
        xor r8, r15                  ;    49.0 p0      43 t[0]
        mov r15, r8                  ;    50.0 p1      43 t[0] copy
        or rbp, rsi                  ;    48.0 p0      43 t[0]
        xor rbp, rax                 ;    49.0 p0      43 t[0]
        and rax, r8                  ;    50.0 p0      43 t[0]
        xor r9, rax                  ;    51.0 p0      43 t[0]
        and r14, rbp                 ;    50.3 p0      43 t[0]
        or r15, rbp                  ;    51.0 p0      43 t[0]
        xor rsi, r15                 ;    52.0 p0      43 t[0]
        mov rax, rsi                 ;    53.0 p1      43 t[0] copy
        and r13, rsi                 ;    53.0 p0      43 t[0]
        mov r15, r8                  ;    50.0 p1      43 t[0] copy
        xor r15, rbp                 ;    52.5 p0      43 t[0]
        xor rax, r15                 ;    54.0 p0      43 t[0]
        and rdx, rsi                 ;    53.7 p0      43 t[0]
        and rbx, r8                  ;    54.3 p0      43 t[0]
        and r12, rax                 ;    55.0 p0      43 t[0]
        and rcx, r15                 ;    55.4 p0      43 t[0]
        and r15, qword [rsp + 1704]  ;    56.0 p2+p0   43 t[0]
        mov qword [rsp + 1704], r14  ;    56.5 p0+p3   43 t[0] spill
        mov r14, qword [rsp + 1672]  ;    44.7 p2      43 t[0]
        xor rsi, r9                  ;    57.5 p0      43 t[0]
        and r10, rax                 ;    58.1 p0      43 t[0]
        mov rax, rbp                 ;    50.0 p1      43 t[0] copy
        and rax, qword [rsp + 592]   ;    58.7 p2+p0   43 t[0]
        xor rbp, rsi                 ;    59.3 p0      43 t[0]
        and r14, rbp                 ;    60.3 p0      43 t[0]
        xor r14, rax                 ;    61.3 p0      43 t[0]
        xor r14, rbx                 ;    62.3 p0      43 t[0]
        xor rbx, r10                 ;    61.5 p0      43 t[0]
        xor r10, rax                 ;    62.1 p0      43 t[0]
        mov rax, qword [rsp + 1696]  ;    48.7 p2      43 t[0]
        and r11, r8                  ;    62.7 p0      43 t[0]
        xor r8, r9                   ;    63.3 p0      43 t[0]
        and rdi, rsi                 ;    63.8 p0      43 t[0]
        and rsi, qword [rsp + 1712]  ;    64.4 p2+p0   43 t[0]
        xor rdx, rcx                 ;    65.0 p0      43 t[0]
        xor rcx, r12                 ;    65.5 p0      43 t[0]
        and rbp, qword [rsp + 536]   ;    66.1 p2+p0   43 t[0]
        xor rdi, rbp                 ;    67.1 p0      43 t[0]
        xor r10, rsi                 ;    67.3 p0      43 t[0]
        mov rsi, rdx                 ;    66.0 p1      43 t[0] copy
        and rax, r8                  ;    67.8 p0      43 t[0]
        xor r13, rax                 ;    68.8 p0      43 t[0]
        xor r14, rax                 ;    69.0 p0      43 t[0]
        mov rax, qword [rsp + 1728]  ;    54.0 p2      43 t[0]
        xor rbx, r13                 ;    69.8 p0      43 t[0]
        and r8, qword [rsp + 1688]   ;    70.1 p2+p0   43 t[0]
        and rax, r9                  ;    70.7 p0      43 t[0]
        and r9, qword [rsp + 1720]   ;    71.2 p2+p0   43 t[0]
        xor r13, rax                 ;    71.8 p0      43 t[0]
        mov rax, qword [rsp + 920]   ;    57.0 p2      43 t[0] reload
        xor rsi, rdi                 ;    72.4 p0      43 t[0]
        xor rsi, rbx                 ;    73.4 p0      43 t[0]
        not rbx                      ;    73.5 p0      43 t[0]
        mov qword [rsp + 1728], r14  ;    74.0 p0+p3   43 t[0] spill
        xor r15, rsi                 ;    75.0 p0      43 t[0]
        xor r10, r15                 ;    76.0 p0      43 t[0]
        xor r9, r10                  ;    77.0 p0      43 t[0]
        xor rdi, r8                  ;    76.7 p0      43 t[0]
        xor r11, r9                  ;    78.0 p0      43 t[0]
        mov r8, qword [rsp + 888]    ;    60.0 p2      43 t[0]
        xor rdi, r9                  ;    78.0 p0      43 t[0]
        not rdi                      ;    79.0 p0      43 t[0]
        mov r9, qword [rsp + 896]    ;    61.0 p2      43 t[0] reload
        xor r8, r9                   ;    79.0 p0      43 t[0]
        xor r13, r15                 ;    79.5 p0      43 t[0]
        mov r12, r8                  ;    80.0 p1      43 t[0] copy
        xor r12, qword [rsp + 872]   ;    81.0 p2+p0   43 t[0]
        mov r15, r12                 ;    82.0 p1      43 t[0] copy
        xor r15, rax                 ;    83.0 p0      43 t[0]
        mov r14, r15                 ;    84.0 p1      43 t[0] copy
        xor r14, qword [rsp + 864]   ;    85.0 p2+p0   43 t[0]
        mov qword [rsp + 1688], rbx  ;    81.8 p0+p3   43 t[0] spill
        mov rbx, r14                 ;    86.0 p1      43 t[0] copy
        xor rcx, r11                 ;    82.8 p0      43 t[0]
        not rsi                      ;    83.4 p0      43 t[0]
        mov qword [rsp + 1720], rsi  ;    84.4 p0+p3   43 t[0] spill
        mov rsi, r15                 ;    84.0 p1      43 t[0] copy
        xor rsi, qword [rsp + 912]   ;    85.0 p2+p0   43 t[0]
        mov qword [rsp + 1672], rdi  ;    85.5 p0+p3   43 t[0] spill
        mov qword [rsp + 1736], rbp  ;    86.5 p0+p3   43 t[0] spill
        mov rbp, rsi                 ;    86.0 p1      43 t[0] copy
        mov qword [rsp + 1744], r11  ;    87.5 p0+p3   43 t[0] spill
        not r13                      ;    88.5 p0      43 t[0]
        mov qword [rsp + 1712], r13  ;    89.5 p0+p3   43 t[0] spill
        mov rdi, rsi                 ;    86.0 p1      43 t[0] copy
        mov qword [rsp + 1752], rdx  ;    90.0 p0+p3   43 t[0] spill
        mov qword [rsp + 1696], r10  ;    91.0 p0+p3   43 t[0] spill
        xor rdi, qword [rsp + 904]   ;    92.0 p2+p0   43 t[0]
        mov qword [rsp + 1760], rdi  ;    93.0 p0+p3   43 t[0] spill
        xor rbx, qword [rsp + 880]   ;    93.5 p2+p0   43 t[0]
        mov r10, rbx                 ;    94.5 p1      43 t[0] copy
        xor r10, qword [rsp + 888]   ;    95.5 p2+p0   43 t[0]
        mov rdx, rdi                 ;    93.0 p1      43 t[0] copy
        xor rdx, r9                  ;    94.7 p0      43 t[0]
        xor rbp, r10                 ;    96.5 p0      43 t[0]
        mov r11, rbp                 ;    97.5 p1      43 t[0] copy
        xor r11, rax                 ;    98.5 p0      43 t[0]
        mov qword [rsp + 1768], rcx  ;    96.4 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;    95.7 p1      43 t[0] copy
        mov qword [rsp + 1776], rbx  ;    97.4 p0+p3   43 t[0] spill
        mov r13, rdi                 ;    93.0 p1      43 t[0] copy
        xor r13, qword [rsp + 864]   ;    98.4 p2+p0   43 t[0]
        mov qword [rsp + 1784], r11  ;    99.5 p0+p3   43 t[0] spill
        mov rbx, rdi                 ;    93.0 p1      43 t[0] copy
        mov rdi, r10                 ;    96.5 p1      43 t[0] copy
        xor rcx, r11                 ;   100.0 p0      43 t[0]
        mov r9, rcx                  ;   101.0 p1      43 t[0] copy
        xor r9, qword [rsp + 888]    ;   102.0 p2+p0   43 t[0]
        mov qword [rsp + 1792], rcx  ;   101.1 p0+p3   43 t[0] spill
        and rbx, rcx                 ;   102.1 p0      43 t[0]
        xor r12, rbx                 ;   103.1 p0      43 t[0]
        mov rbx, r11                 ;    99.5 p1      43 t[0] copy
        xor rbx, qword [rsp + 864]   ;   103.2 p2+p0   43 t[0]
        xor r8, rbx                  ;   104.2 p0      43 t[0]
        and rdi, r8                  ;   105.2 p0      43 t[0]
        and rbx, r11                 ;   104.9 p0      43 t[0]
        xor r12, rbx                 ;   105.9 p0      43 t[0]
        xor rbx, rdi                 ;   106.2 p0      43 t[0]
        mov rdi, r10                 ;    96.5 p1      43 t[0] copy
        xor rdi, rdx                 ;   106.7 p0      43 t[0]
        mov rcx, r9                  ;   103.0 p1      43 t[0] copy
        and rcx, rdi                 ;   107.7 p0      43 t[0]
        xor rcx, qword [rsp + 896]   ;   108.7 p2+p0   43 t[0]
        xor rcx, rbx                 ;   109.7 p0      43 t[0]
        xor rbx, qword [rsp + 1776]  ;   108.9 p2+p0   43 t[0]
        mov qword [rsp + 1776], rdi  ;   109.5 p0+p3   43 t[0] spill
        mov r11, r14                 ;    86.0 p1      43 t[0] copy
        or r11, rax                  ;   110.5 p0      43 t[0]
        xor rbx, r11                 ;   111.5 p0      43 t[0]
        mov qword [rsp + 1800], rsi  ;   111.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1808], r10  ;   112.7 p0+p3   43 t[0] spill
        mov r10, r15                 ;    87.7 p1      43 t[0] copy
        and r10, rbp                 ;   113.7 p0      43 t[0]
        xor rcx, r10                 ;   114.7 p0      43 t[0]
        xor r10, r12                 ;   114.8 p0      43 t[0]
        xor r12, r11                 ;   115.4 p0      43 t[0]
        mov r11, rdi                 ;   107.7 p1      43 t[0] copy
        xor r11, rax                 ;   115.9 p0      43 t[0]
        mov rdi, rsi                 ;    90.0 p1      43 t[0] copy
        mov rax, r15                 ;    90.5 p1      43 t[0] copy
        xor rax, r8                  ;   116.5 p0      43 t[0]
        mov qword [rsp + 1816], rax  ;   117.5 p0+p3   43 t[0] spill
        and rdi, rax                 ;   118.1 p0      43 t[0]
        xor r10, rdi                 ;   119.1 p0      43 t[0]
        mov rdi, r14                 ;    92.0 p1      43 t[0] copy
        mov rax, r13                 ;    99.4 p1      43 t[0] copy
        and rax, rdx                 ;   119.2 p0      43 t[0]
        xor rbx, rax                 ;   120.2 p0      43 t[0]
        xor rdi, r9                  ;   120.4 p0      43 t[0]
        mov rsi, rbx                 ;   121.2 p1      43 t[0] copy
        mov rax, r11                 ;   116.9 p1      43 t[0] copy
        and rax, rdi                 ;   121.4 p0      43 t[0]
        xor r12, rax                 ;   122.4 p0      43 t[0]
        mov rax, rcx                 ;   115.7 p1      43 t[0] copy
        and rax, r10                 ;   122.1 p0      43 t[0]
        xor r12, rax                 ;   123.4 p0      43 t[0]
        and rsi, r12                 ;   124.4 p0      43 t[0]
        xor r10, rsi                 ;   125.4 p0      43 t[0]
        mov rsi, rcx                 ;   115.7 p1      43 t[0] copy
        xor rcx, r12                 ;   124.4 p0      43 t[0]
        or rax, rcx                  ;   125.4 p0      43 t[0]
        mov r12, rbx                 ;   121.2 p1      43 t[0] copy
        and r12, r10                 ;   126.4 p0      43 t[0]
        xor rax, r10                 ;   126.4 p0      43 t[0]
        and r14, rax                 ;   127.4 p0      43 t[0]
        xor rsi, r12                 ;   127.4 p0      43 t[0]
        and r10, rsi                 ;   128.4 p0      43 t[0]
        xor rbx, r10                 ;   129.4 p0      43 t[0]
        mov r10, rsi                 ;   128.4 p1      43 t[0] copy
        or r10, rax                  ;   129.4 p0      43 t[0]
        xor rcx, r10                 ;   130.4 p0      43 t[0]
        mov r12, qword [rsp + 1808]  ;   112.7 p2      43 t[0]
        mov qword [rsp + 1808], r14  ;   130.1 p0+p3   43 t[0] spill
        mov r14, rcx                 ;   131.4 p1      43 t[0] copy
        and r12, rcx                 ;   131.4 p0      43 t[0]
        and r8, rcx                  ;   131.6 p0      43 t[0]
        xor rcx, rbx                 ;   132.2 p0      43 t[0]
        mov r10, rsi                 ;   128.4 p1      43 t[0] copy
        xor r10, rax                 ;   132.8 p0      43 t[0]
        xor r14, r10                 ;   133.8 p0      43 t[0]
        and r15, rcx                 ;   133.9 p0      43 t[0]
        and rdx, r14                 ;   134.8 p0      43 t[0]
        and r13, r14                 ;   135.1 p0      43 t[0]
        mov r14, rax                 ;   127.4 p1      43 t[0] copy
        and rdi, rsi                 ;   135.6 p0      43 t[0]
        xor rax, rcx                 ;   136.2 p0      43 t[0]
        and r11, rsi                 ;   136.8 p0      43 t[0]
        xor rsi, rbx                 ;   137.4 p0      43 t[0]
        and r9, r10                  ;   137.9 p0      43 t[0]
        and rbp, rcx                 ;   138.5 p0      43 t[0]
        and r14, qword [rsp + 920]   ;   139.1 p2+p0   43 t[0]
        mov rcx, qword [rsp + 1784]  ;   108.3 p2      43 t[0]
        and rcx, rax                 ;   139.6 p0      43 t[0]
        and rax, qword [rsp + 864]   ;   140.2 p2+p0   43 t[0]
        xor r15, rax                 ;   141.2 p0      43 t[0]
        and r10, qword [rsp + 1776]  ;   141.4 p2+p0   43 t[0]
        mov qword [rsp + 1776], rax  ;   141.9 p0+p3   43 t[0] spill
        mov rax, qword [rsp + 1792]  ;   111.3 p2      43 t[0]
        xor rcx, r14                 ;   142.9 p0      43 t[0]
        xor rcx, r11                 ;   143.9 p0      43 t[0]
        and rax, rsi                 ;   144.1 p0      43 t[0]
        xor rcx, rax                 ;   145.1 p0      43 t[0]
        xor r11, rdx                 ;   145.2 p0      43 t[0]
        xor r8, r9                   ;   145.8 p0      43 t[0]
        xor r9, r13                  ;   146.4 p0      43 t[0]
        xor rdx, r14                 ;   146.9 p0      43 t[0]
        mov r14, r8                  ;   146.8 p1      43 t[0] copy
        mov r13, qword [rsp + 1808]  ;   130.1 p2      43 t[0]
        xor r14, r15                 ;   147.8 p0      43 t[0]
        xor r12, rax                 ;   148.1 p0      43 t[0]
        xor r11, r12                 ;   149.1 p0      43 t[0]
        mov rax, qword [rsp + 1760]  ;   115.3 p2      43 t[0]
        and rax, rsi                 ;   149.2 p0      43 t[0]
        xor r14, r11                 ;   150.1 p0      43 t[0]
        xor r10, r14                 ;   151.1 p0      43 t[0]
        mov rsi, qword [rsp + 1800]  ;   116.7 p2      43 t[0]
        and rsi, rbx                 ;   150.9 p0      43 t[0]
        and rbx, qword [rsp + 1816]  ;   151.5 p2+p0   43 t[0]
        xor rdx, rbp                 ;   152.1 p0      43 t[0]
        xor rdx, r10                 ;   153.1 p0      43 t[0]
        xor rbx, rdx                 ;   154.1 p0      43 t[0]
        xor r13, qword [rsp + 1776]  ;   153.8 p2+p0   43 t[0]
        xor rdi, rbx                 ;   155.1 p0      43 t[0]
        xor r13, r8                  ;   154.9 p0      43 t[0]
        mov r8, qword [rsp + 1656]   ;   120.3 p2      43 t[0]
        xor r15, rax                 ;   155.5 p0      43 t[0]
        xor r15, rbx                 ;   156.5 p0      43 t[0]
        xor r12, rsi                 ;   156.6 p0      43 t[0]
        xor r12, r10                 ;   157.6 p0      43 t[0]
        xor r9, rdi                  ;   157.8 p0      43 t[0]
        xor r13, rdi                 ;   158.3 p0      43 t[0]
        mov r10, qword [rsp + 1216]  ;   122.7 p2      43 t[0] reload
        xor r8, r10                  ;   158.9 p0      43 t[0]
        mov rsi, r8                  ;   159.9 p1      43 t[0] copy
        not r14                      ;   159.5 p0      43 t[0]
        not r12                      ;   160.0 p0      43 t[0]
        mov rbp, qword [rsp + 1680]  ;   124.3 p2      43 t[0] reload
        xor rsi, qword [rsp + 1192]  ;   160.9 p2+p0   43 t[0]
        mov rdi, rsi                 ;   161.9 p1      43 t[0] copy
        xor rdi, rbp                 ;   162.9 p0      43 t[0]
        not r11                      ;   161.6 p0      43 t[0]
        mov rax, qword [rsp + 1232]  ;   126.3 p2      43 t[0]
        mov rbx, rdi                 ;   163.9 p1      43 t[0] copy
        xor rbx, qword [rsp + 1640]  ;   164.9 p2+p0   43 t[0]
        mov qword [rsp + 1816], r11  ;   162.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1800], r14  ;   163.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1784], r13  ;   164.7 p0+p3   43 t[0] spill
        mov r13, rbp                 ;   128.7 p1      43 t[0] copy
        mov qword [rsp + 1792], r12  ;   165.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1808], rcx  ;   166.7 p0+p3   43 t[0] spill
        mov qword [rsp + 1776], rdx  ;   167.7 p0+p3   43 t[0] spill
        mov rdx, rbx                 ;   165.9 p1      43 t[0] copy
        xor rdx, qword [rsp + 1200]  ;   168.7 p2+p0   43 t[0]
        xor rax, rdi                 ;   169.3 p0      43 t[0]
        mov r11, rax                 ;   170.3 p1      43 t[0] copy
        xor r11, qword [rsp + 1224]  ;   171.3 p2+p0   43 t[0]
        mov rcx, rdx                 ;   169.7 p1      43 t[0] copy
        xor rcx, qword [rsp + 1656]  ;   170.7 p2+p0   43 t[0]
        mov r12, rax                 ;   170.3 p1      43 t[0] copy
        xor r12, rcx                 ;   171.7 p0      43 t[0]
        mov r14, r10                 ;   134.0 p1      43 t[0] copy
        xor r13, r12                 ;   172.7 p0      43 t[0]
        xor r14, r11                 ;   172.3 p0      43 t[0]
        mov qword [rsp + 1824], r9   ;   172.7 p0+p3   43 t[0] spill
        mov r9, r14                  ;   173.3 p1      43 t[0] copy
        xor r9, r13                  ;   174.3 p0      43 t[0]
        mov r10, r9                  ;   175.3 p1      43 t[0] copy
        xor r10, qword [rsp + 1656]  ;   176.3 p2+p0   43 t[0]
        mov qword [rsp + 1656], rdx  ;   174.8 p0+p3   43 t[0] spill
        mov rdx, r11                 ;   172.3 p1      43 t[0] copy
        mov qword [rsp + 1832], r11  ;   175.8 p0+p3   43 t[0] spill
        and rdx, r9                  ;   176.8 p0      43 t[0]
        xor rsi, rdx                 ;   177.8 p0      43 t[0]
        mov qword [rsp + 1840], rcx  ;   178.0 p0+p3   43 t[0] spill
        mov rdx, r13                 ;   173.7 p1      43 t[0] copy
        xor rdx, qword [rsp + 1640]  ;   179.0 p2+p0   43 t[0]
        not r15                      ;   179.5 p0      43 t[0]
        mov qword [rsp + 1760], r15  ;   180.5 p0+p3   43 t[0] spill
        mov r15, r11                 ;   172.3 p1      43 t[0] copy
        xor r15, qword [rsp + 1640]  ;   181.0 p2+p0   43 t[0]
        xor r8, rdx                  ;   181.6 p0      43 t[0]
        and rdx, r13                 ;   182.2 p0      43 t[0]
        mov r11, rcx                 ;   171.7 p1      43 t[0] copy
        and r11, r8                  ;   182.8 p0      43 t[0]
        mov qword [rsp + 1848], r9   ;   183.3 p0+p3   43 t[0] spill
        mov r9, r10                  ;   177.3 p1      43 t[0] copy
        xor rsi, rdx                 ;   184.3 p0      43 t[0]
        xor rdx, r11                 ;   184.9 p0      43 t[0]
        mov r11, r14                 ;   173.3 p1      43 t[0] copy
        xor r11, rcx                 ;   185.5 p0      43 t[0]
        mov rcx, rbp                 ;   145.0 p1      43 t[0] copy
        and r9, r11                  ;   186.5 p0      43 t[0]
        xor r9, qword [rsp + 1216]   ;   187.5 p2+p0   43 t[0]
        xor r9, rdx                  ;   188.5 p0      43 t[0]
        mov qword [rsp + 1856], r13  ;   187.8 p0+p3   43 t[0] spill
        xor rdx, qword [rsp + 1656]  ;   188.8 p2+p0   43 t[0]
        mov qword [rsp + 1656], r11  ;   189.3 p0+p3   43 t[0] spill
        mov r13, rbx                 ;   165.9 p1      43 t[0] copy
        or r13, rbp                  ;   190.3 p0      43 t[0]
        xor rcx, r11                 ;   190.9 p0      43 t[0]
        mov rbp, rdi                 ;   163.9 p1      43 t[0] copy
        and rbp, r12                 ;   191.5 p0      43 t[0]
        xor r9, rbp                  ;   192.5 p0      43 t[0]
        xor rdx, r13                 ;   192.6 p0      43 t[0]
        mov r11, rax                 ;   170.3 p1      43 t[0] copy
        xor rbp, rsi                 ;   193.2 p0      43 t[0]
        xor rsi, r13                 ;   193.8 p0      43 t[0]
        mov r13, rdi                 ;   163.9 p1      43 t[0] copy
        xor r13, r8                  ;   194.3 p0      43 t[0]
        and r11, r13                 ;   195.3 p0      43 t[0]
        xor rbp, r11                 ;   196.3 p0      43 t[0]
        mov r11, rbx                 ;   165.9 p1      43 t[0] copy
        xor r11, r10                 ;   196.0 p0      43 t[0]
        mov qword [rsp + 1864], r13  ;   196.6 p0+p3   43 t[0] spill
        mov r13, r14                 ;   173.3 p1      43 t[0] copy
        and r13, r15                 ;   197.6 p0      43 t[0]
        xor rdx, r13                 ;   198.6 p0      43 t[0]
        mov r13, rcx                 ;   191.9 p1      43 t[0] copy
        and r13, r11                 ;   198.8 p0      43 t[0]
        xor rsi, r13                 ;   199.8 p0      43 t[0]
        mov r13, r9                  ;   193.5 p1      43 t[0] copy
        and r13, rbp                 ;   199.9 p0      43 t[0]
        xor rsi, r13                 ;   200.9 p0      43 t[0]
        mov qword [rsp + 1872], rax  ;   201.0 p0+p3   43 t[0] spill
        mov rax, rdx                 ;   199.6 p1      43 t[0] copy
        and rax, rsi                 ;   202.0 p0      43 t[0]
        xor rbp, rax                 ;   203.0 p0      43 t[0]
        xor rsi, r9                  ;   203.2 p0      43 t[0]
        mov rax, rdx                 ;   199.6 p1      43 t[0] copy
        and rax, rbp                 ;   204.0 p0      43 t[0]
        xor r9, rax                  ;   205.0 p0      43 t[0]
        and r11, r9                  ;   206.0 p0      43 t[0]
        or r13, rsi                  ;   205.5 p0      43 t[0]
        xor r13, rbp                 ;   206.5 p0      43 t[0]
        and rbp, r9                  ;   206.6 p0      43 t[0]
        xor rdx, rbp                 ;   207.6 p0      43 t[0]
        mov rbp, r9                  ;   206.0 p1      43 t[0] copy
        or rbp, r13                  ;   207.7 p0      43 t[0]
        xor rsi, rbp                 ;   208.7 p0      43 t[0]
        mov rbp, r9                  ;   206.0 p1      43 t[0] copy
        mov rax, qword [rsp + 1840]  ;   178.0 p2      43 t[0]
        and rbx, r13                 ;   208.9 p0      43 t[0]
        xor rbp, r13                 ;   209.5 p0      43 t[0]
        mov qword [rsp + 1840], rbx  ;   210.0 p0+p3   43 t[0] spill
        mov rbx, rsi                 ;   209.7 p1      43 t[0] copy
        xor rbx, rbp                 ;   211.0 p0      43 t[0]
        and r14, rbx                 ;   212.0 p0      43 t[0]
        and r15, rbx                 ;   212.2 p0      43 t[0]
        mov rbx, r13                 ;   207.5 p1      43 t[0] copy
        and rbx, qword [rsp + 1680]  ;   212.7 p2+p0   43 t[0]
        and r8, rsi                  ;   213.3 p0      43 t[0]
        and rax, rsi                 ;   213.9 p0      43 t[0]
        and r10, rbp                 ;   214.5 p0      43 t[0]
        xor r8, r10                  ;   215.5 p0      43 t[0]
        and rcx, r9                  ;   215.6 p0      43 t[0]
        xor r9, rdx                  ;   216.2 p0      43 t[0]
        xor rsi, rdx                 ;   216.7 p0      43 t[0]
        xor r13, rsi                 ;   217.7 p0      43 t[0]
        and rdi, rsi                 ;   217.9 p0      43 t[0]
        and r12, rsi                 ;   218.5 p0      43 t[0]
        mov rsi, qword [rsp + 1856]  ;   187.8 p2      43 t[0]
        and rsi, r13                 ;   219.0 p0      43 t[0]
        xor rsi, rbx                 ;   220.0 p0      43 t[0]
        xor rsi, rcx                 ;   221.0 p0      43 t[0]
        and rbp, qword [rsp + 1656]  ;   220.7 p2+p0   43 t[0]
        and r13, qword [rsp + 1640]  ;   221.3 p2+p0   43 t[0]
        mov qword [rsp + 1656], r13  ;   222.3 p0+p3   43 t[0] spill
        xor rdi, r13                 ;   222.9 p0      43 t[0]
        mov r13, qword [rsp + 1848]  ;   183.3 p2      43 t[0]
        xor rcx, r14                 ;   223.5 p0      43 t[0]
        and r13, r9                  ;   224.0 p0      43 t[0]
        xor rsi, r13                 ;   225.0 p0      43 t[0]
        xor rax, r13                 ;   225.2 p0      43 t[0]
        xor rcx, rax                 ;   226.2 p0      43 t[0]
        mov r13, qword [rsp + 1832]  ;   175.8 p2      43 t[0]
        and r13, r9                  ;   226.3 p0      43 t[0]
        mov r9, qword [rsp + 1872]   ;   201.0 p2      43 t[0]
        and r9, rdx                  ;   226.9 p0      43 t[0]
        and rdx, qword [rsp + 1864]  ;   227.4 p2+p0   43 t[0]
        xor r14, rbx                 ;   228.0 p0      43 t[0]
        mov rbx, r8                  ;   216.5 p1      43 t[0] copy
        xor rbx, rdi                 ;   228.6 p0      43 t[0]
        xor r14, r12                 ;   229.2 p0      43 t[0]
        xor rbx, rcx                 ;   229.7 p0      43 t[0]
        xor rbp, rbx                 ;   230.7 p0      43 t[0]
        xor r14, rbp                 ;   231.7 p0      43 t[0]
        xor rdx, r14                 ;   232.7 p0      43 t[0]
        xor r11, rdx                 ;   233.7 p0      43 t[0]
        xor rdi, r13                 ;   232.6 p0      43 t[0]
        xor rdi, rdx                 ;   233.7 p0      43 t[0]
        not rdi                      ;   234.7 p0      43 t[0]
        xor r10, r15                 ;   234.2 p0      43 t[0]
        xor rax, r9                  ;   234.8 p0      43 t[0]
        xor rax, rbp                 ;   235.8 p0      43 t[0]
        mov r9, qword [rsp + 1648]   ;   181.7 p2      43 t[0] reload
        not rbx                      ;   235.9 p0      43 t[0]
        not rcx                      ;   236.4 p0      43 t[0]
        not rax                      ;   236.9 p0      43 t[0]
        xor r10, r11                 ;   237.4 p0      43 t[0]
        mov r13, qword [rsp + 1624]  ;   183.3 p2      43 t[0]
        mov r15, qword [rsp + 1616]  ;   184.3 p2      43 t[0]
        mov r12, qword [rsp + 1840]  ;   210.0 p2      43 t[0]
        xor r12, qword [rsp + 1656]  ;   238.0 p2+p0   43 t[0]
        xor r12, r8                  ;   239.0 p0      43 t[0]
        xor r12, r11                 ;   240.0 p0      43 t[0]
        mov r11, qword [rsp + 1664]  ;   187.3 p2      43 t[0]
        mov r8, qword [rsp + 1632]   ;   188.3 p2      43 t[0]
        xor r8, r9                   ;   239.7 p0      43 t[0]
        xor r11, r8                  ;   240.7 p0      43 t[0]
        xor r13, r11                 ;   241.7 p0      43 t[0]
        mov rbp, qword [rsp + 1608]  ;   189.3 p2      43 t[0]
        mov qword [rsp + 1664], rax  ;   241.4 p0+p3   43 t[0] spill
        xor r15, r13                 ;   242.7 p0      43 t[0]
        mov rax, r15                 ;   243.7 p1      43 t[0] copy
        xor rbp, r13                 ;   243.0 p0      43 t[0]
        mov qword [rsp + 1616], rbx  ;   243.6 p0+p3   43 t[0] spill
        mov rbx, r9                  ;   190.5 p1      43 t[0] copy
        mov rdx, rbp                 ;   244.0 p1      43 t[0] copy
        xor rdx, qword [rsp + 1600]  ;   245.0 p2+p0   43 t[0]
        mov qword [rsp + 1600], rcx  ;   245.2 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;   246.0 p1      43 t[0] copy
        xor rcx, qword [rsp + 1632]  ;   247.0 p2+p0   43 t[0]
        xor rax, qword [rsp + 1592]  ;   246.7 p2+p0   43 t[0]
        mov r9, rax                  ;   247.7 p1      43 t[0] copy
        mov qword [rsp + 1656], r10  ;   247.3 p0+p3   43 t[0] spill
        mov r10, r15                 ;   243.7 p1      43 t[0] copy
        xor r10, rcx                 ;   248.3 p0      43 t[0]
        xor rbx, rax                 ;   248.9 p0      43 t[0]
        mov qword [rsp + 1840], rsi  ;   249.4 p0+p3   43 t[0] spill
        mov rsi, r10                 ;   249.3 p1      43 t[0] copy
        xor rsi, qword [rsp + 1624]  ;   250.4 p2+p0   43 t[0]
        mov qword [rsp + 1864], r14  ;   251.0 p0+p3   43 t[0] spill
        mov r14, rbx                 ;   249.9 p1      43 t[0] copy
        xor r14, rsi                 ;   252.0 p0      43 t[0]
        and r9, r14                  ;   253.0 p0      43 t[0]
        xor r11, r9                  ;   254.0 p0      43 t[0]
        mov qword [rsp + 1592], r12  ;   253.7 p0+p3   43 t[0] spill
        mov r12, rax                 ;   247.7 p1      43 t[0] copy
        mov r9, rsi                  ;   251.4 p1      43 t[0] copy
        xor r9, qword [rsp + 1608]   ;   254.7 p2+p0   43 t[0]
        xor r8, r9                   ;   255.7 p0      43 t[0]
        mov qword [rsp + 1848], r10  ;   255.9 p0+p3   43 t[0] spill
        and r9, rsi                  ;   256.9 p0      43 t[0]
        xor r12, qword [rsp + 1608]  ;   257.4 p2+p0   43 t[0]
        mov qword [rsp + 1872], rdi  ;   258.0 p0+p3   43 t[0] spill
        mov rdi, r14                 ;   253.0 p1      43 t[0] copy
        xor rdi, qword [rsp + 1632]  ;   259.0 p2+p0   43 t[0]
        mov qword [rsp + 1632], rax  ;   259.6 p0+p3   43 t[0] spill
        mov qword [rsp + 1832], r14  ;   260.6 p0+p3   43 t[0] spill
        mov r14, rdi                 ;   260.0 p1      43 t[0] copy
        mov rax, rcx                 ;   248.0 p1      43 t[0] copy
        and rax, r8                  ;   261.6 p0      43 t[0]
        xor r11, r9                  ;   262.1 p0      43 t[0]
        xor r9, rax                  ;   262.7 p0      43 t[0]
        mov rax, rcx                 ;   248.0 p1      43 t[0] copy
        xor rax, rbx                 ;   263.3 p0      43 t[0]
        and r14, rax                 ;   264.3 p0      43 t[0]
        xor r14, qword [rsp + 1648]  ;   265.3 p2+p0   43 t[0]
        xor r14, r9                  ;   266.3 p0      43 t[0]
        xor rdx, r9                  ;   265.6 p0      43 t[0]
        mov r9, r13                  ;   242.7 p1      43 t[0] copy
        and r9, r10                  ;   266.1 p0      43 t[0]
        mov r10, rax                 ;   264.3 p1      43 t[0] copy
        mov qword [rsp + 1640], rax  ;   266.7 p0+p3   43 t[0] spill
        mov rax, r15                 ;   243.7 p1      43 t[0] copy
        xor r14, r9                  ;   267.7 p0      43 t[0]
        xor r9, r11                  ;   268.3 p0      43 t[0]
        mov qword [rsp + 1648], rsi  ;   268.9 p0+p3   43 t[0] spill
        xor r10, qword [rsp + 1624]  ;   269.9 p2+p0   43 t[0]
        mov rsi, rbp                 ;   244.0 p1      43 t[0] copy
        or rsi, qword [rsp + 1624]   ;   270.4 p2+p0   43 t[0]
        xor rdx, rsi                 ;   271.4 p0      43 t[0]
        xor r11, rsi                 ;   271.6 p0      43 t[0]
        mov rsi, r13                 ;   242.7 p1      43 t[0] copy
        xor rsi, r8                  ;   272.1 p0      43 t[0]
        mov qword [rsp + 1856], rsi  ;   273.1 p0+p3   43 t[0] spill
        and rax, rsi                 ;   273.7 p0      43 t[0]
        mov rsi, rbx                 ;   249.9 p1      43 t[0] copy
        mov qword [rsp + 1680], r15  ;   274.3 p0+p3   43 t[0] spill
        and rsi, r12                 ;   275.3 p0      43 t[0]
        xor rdx, rsi                 ;   276.3 p0      43 t[0]
        mov rsi, r10                 ;   270.9 p1      43 t[0] copy
        xor r9, rax                  ;   276.4 p0      43 t[0]
        mov rax, rbp                 ;   244.0 p1      43 t[0] copy
        xor rax, rdi                 ;   277.0 p0      43 t[0]
        mov r15, rdx                 ;   277.3 p1      43 t[0] copy
        and rsi, rax                 ;   278.0 p0      43 t[0]
        xor r11, rsi                 ;   279.0 p0      43 t[0]
        mov rsi, r14                 ;   268.7 p1      43 t[0] copy
        and rsi, r9                  ;   278.7 p0      43 t[0]
        xor r11, rsi                 ;   280.0 p0      43 t[0]
        and r15, r11                 ;   281.0 p0      43 t[0]
        xor r9, r15                  ;   282.0 p0      43 t[0]
        mov r15, r14                 ;   268.7 p1      43 t[0] copy
        xor r14, r11                 ;   281.0 p0      43 t[0]
        or rsi, r14                  ;   282.0 p0      43 t[0]
        xor rsi, r9                  ;   283.0 p0      43 t[0]
        mov r11, rdx                 ;   277.3 p1      43 t[0] copy
        and r11, r9                  ;   283.0 p0      43 t[0]
        xor r15, r11                 ;   284.0 p0      43 t[0]
        and r9, r15                  ;   285.0 p0      43 t[0]
        xor rdx, r9                  ;   286.0 p0      43 t[0]
        mov r9, r15                  ;   285.0 p1      43 t[0] copy
        or r9, rsi                   ;   286.0 p0      43 t[0]
        xor r14, r9                  ;   287.0 p0      43 t[0]
        mov r9, r15                  ;   285.0 p1      43 t[0] copy
        xor r9, rsi                  ;   286.1 p0      43 t[0]
        mov r11, r14                 ;   288.0 p1      43 t[0] copy
        xor r11, r9                  ;   289.0 p0      43 t[0]
        and rbp, rsi                 ;   287.3 p0      43 t[0]
        and rcx, r14                 ;   288.0 p0      43 t[0]
        and rdi, r9                  ;   288.4 p0      43 t[0]
        and r8, r14                  ;   289.0 p0      43 t[0]
        xor r14, rdx                 ;   289.6 p0      43 t[0]
        and r12, r11                 ;   290.1 p0      43 t[0]
        and r9, qword [rsp + 1640]   ;   290.7 p2+p0   43 t[0]
        mov qword [rsp + 1640], rbp  ;   291.3 p0+p3   43 t[0] spill
        and rbx, r11                 ;   292.3 p0      43 t[0]
        mov r11, rsi                 ;   284.0 p1      43 t[0] copy
        xor rsi, r14                 ;   292.8 p0      43 t[0]
        mov rbp, qword [rsp + 1648]  ;   268.9 p2      43 t[0]
        and rax, r15                 ;   293.4 p0      43 t[0]
        and r10, r15                 ;   294.0 p0      43 t[0]
        xor r15, rdx                 ;   294.6 p0      43 t[0]
        and r13, r14                 ;   295.1 p0      43 t[0]
        xor r8, rdi                  ;   295.7 p0      43 t[0]
        and r14, qword [rsp + 1848]  ;   296.3 p2+p0   43 t[0]
        xor rdi, r12                 ;   296.8 p0      43 t[0]
        mov r12, qword [rsp + 1704]  ;   245.1 p2      55 t[0]
        xor r12, qword [rsp + 1752]  ;   297.4 p2+p0   55 t[0]
        and rbp, rsi                 ;   298.0 p0      43 t[0]
        and rsi, qword [rsp + 1608]  ;   298.6 p2+p0   43 t[0]
        mov qword [rsp + 1608], rsi  ;   299.6 p0+p3   43 t[0] spill
        and r11, qword [rsp + 1624]  ;   300.1 p2+p0   43 t[0]
        xor rbp, r11                 ;   301.1 p0      43 t[0]
        xor rbp, r10                 ;   302.1 p0      43 t[0]
        xor r10, rbx                 ;   301.8 p0      43 t[0]
        xor rbx, r11                 ;   302.4 p0      43 t[0]
        mov r11, r8                  ;   296.7 p1      43 t[0] copy
        xor r13, rsi                 ;   303.0 p0      43 t[0]
        mov rsi, qword [rsp + 1832]  ;   260.6 p2      43 t[0]
        and rsi, r15                 ;   303.5 p0      43 t[0]
        xor rcx, rsi                 ;   304.5 p0      43 t[0]
        xor r11, r13                 ;   304.7 p0      43 t[0]
        xor r10, rcx                 ;   305.5 p0      43 t[0]
        xor r11, r10                 ;   306.5 p0      43 t[0]
        xor r9, r11                  ;   307.5 p0      43 t[0]
        xor rbp, rsi                 ;   307.0 p0      43 t[0]
        xor rbx, r14                 ;   307.5 p0      43 t[0]
        mov r14, qword [rsp + 1640]  ;   291.3 p2      43 t[0]
        xor rbx, r9                  ;   308.5 p0      43 t[0]
        mov rsi, qword [rsp + 1632]  ;   259.6 p2      43 t[0]
        and rsi, r15                 ;   308.7 p0      43 t[0]
        mov r15, qword [rsp + 1680]  ;   274.3 p2      43 t[0]
        and r15, rdx                 ;   309.3 p0      43 t[0]
        and rdx, qword [rsp + 1856]  ;   309.8 p2+p0   43 t[0]
        xor rdx, rbx                 ;   310.8 p0      43 t[0]
        xor r14, qword [rsp + 1608]  ;   311.0 p2+p0   43 t[0]
        xor r13, rsi                 ;   311.5 p0      43 t[0]
        xor r13, rdx                 ;   312.5 p0      43 t[0]
        not r11                      ;   312.7 p0      43 t[0]
        not r10                      ;   313.2 p0      43 t[0]
        xor rax, rdx                 ;   313.7 p0      43 t[0]
        xor rdi, rax                 ;   314.7 p0      43 t[0]
        mov rsi, qword [rsp + 1712]  ;   261.0 p2      55 t[0]
        mov rdx, qword [rsp + 1768]  ;   262.0 p2      55 t[0]
        not r13                      ;   314.8 p0      43 t[0]
        xor rdx, rdi                 ;   315.7 p0      55 t[0]
        xor r13, qword [rsp + 1760]  ;   315.9 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1656]  ;   316.5 p2+p0   55 t[0]
        xor rcx, r15                 ;   317.0 p0      43 t[0]
        mov r15, qword [rsp + 1784]  ;   266.3 p2      43 t[0] reload
        xor rcx, r9                  ;   318.0 p0      43 t[0]
        mov r9, qword [rsp + 1824]   ;   267.3 p2      43 t[0] reload
        not rcx                      ;   319.0 p0      43 t[0]
        mov qword [rsp + 1784], rdx  ;   318.7 p0+p3   55 t[0] spill
        mov rdx, qword [rsp + 1768]  ;   268.3 p2      55 t[0]
        xor r12, qword [rsp + 1744]  ;   319.7 p2+p0   55 t[0]
        xor r12, qword [rsp + 1736]  ;   320.7 p2+p0   55 t[0]
        xor r12, r15                 ;   321.7 p0      55 t[0]
        xor r15, qword [rsp + 1592]  ;   321.4 p2+p0   55 t[0]
        xor r14, r8                  ;   322.0 p0      43 t[0]
        mov r8, qword [rsp + 1768]   ;   272.3 p2      55 t[0]
        xor r8, r9                   ;   322.5 p0      55 t[0]
        xor r14, rax                 ;   323.1 p0      43 t[0]
        mov rax, qword [rsp + 1792]  ;   273.3 p2      43 t[0] reload
        xor r9, qword [rsp + 1656]   ;   323.7 p2+p0   55 t[0]
        mov qword [rsp + 1656], rbp  ;   324.2 p0+p3   43 t[0] spill
        xor rsi, rax                 ;   325.2 p0      55 t[0]
        xor rax, rcx                 ;   325.8 p0      55 t[0]
        mov rcx, qword [rsp + 1672]  ;   275.3 p2      55 t[0]
        xor rcx, qword [rsp + 1760]  ;   326.4 p2+p0   55 t[0]
        mov qword [rsp + 1760], r12  ;   327.0 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1672]  ;   277.6 p2      55 t[0]
        xor r12, qword [rsp + 1872]  ;   328.0 p2+p0   55 t[0]
        mov qword [rsp + 1824], rax  ;   328.5 p0+p3   55 t[0] spill
        xor rdx, rcx                 ;   329.5 p0      55 t[0]
        xor rcx, rax                 ;   330.1 p0      55 t[0]
        mov qword [rsp + 1672], rcx  ;   331.1 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1696]  ;   280.3 p2      55 t[0]
        xor rcx, rbx                 ;   331.7 p0      55 t[0]
        xor rcx, rsi                 ;   332.7 p0      55 t[0]
        xor rsi, qword [rsp + 1872]  ;   332.8 p2+p0   55 t[0]
        mov qword [rsp + 1872], rcx  ;   333.7 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1864]  ;   283.3 p2      55 t[0]
        xor rcx, rbx                 ;   334.4 p0      55 t[0]
        mov qword [rsp + 1768], rcx  ;   335.4 p0+p3   55 t[0] spill
        mov qword [rsp + 1864], rbx  ;   336.0 p0+p3   43 t[0] spill
        mov rbx, qword [rsp + 1800]  ;   284.7 p2      55 t[0]
        mov qword [rsp + 1800], r8   ;   337.0 p0+p3   55 t[0] spill
        xor rbx, r8                  ;   338.0 p0      55 t[0]
        mov r8, qword [rsp + 1840]   ;   287.0 p2      55 t[0]
        xor r8, rbp                  ;   338.5 p0      55 t[0]
        mov rbp, qword [rsp + 1816]  ;   288.0 p2      55 t[0]
        mov qword [rsp + 1736], rsi  ;   339.1 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1664]  ;   289.0 p2      55 t[0]
        xor rcx, rax                 ;   340.1 p0      55 t[0]
        mov qword [rsp + 1792], rcx  ;   341.1 p0+p3   55 t[0] spill
        xor r11, qword [rsp + 1616]  ;   341.7 p2+p0   55 t[0]
        xor rbp, r8                  ;   342.2 p0      55 t[0]
        mov rax, qword [rsp + 1688]  ;   291.0 p2      55 t[0]
        xor r15, r9                  ;   342.8 p0      55 t[0]
        xor rax, rbp                 ;   343.4 p0      55 t[0]
        xor r8, rdi                  ;   344.0 p0      55 t[0]
        xor rbp, qword [rsp + 1728]  ;   344.5 p2+p0   55 t[0]
        mov rcx, r13                 ;   316.9 p1      55 t[0] copy
        xor rcx, rsi                 ;   345.1 p0      55 t[0]
        mov rsi, r9                  ;   324.7 p1      55 t[0] copy
        xor rsi, rdx                 ;   345.7 p0      55 t[0]
        xor r13, rsi                 ;   346.7 p0      55 t[0]
        mov qword [rsp + 1744], r13  ;   347.7 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1808]  ;   295.0 p2      55 t[0]
        xor r13, qword [rsp + 1840]  ;   347.8 p2+p0   55 t[0]
        mov qword [rsp + 1840], rdx  ;   348.4 p0+p3   55 t[0] spill
        mov rdx, r10                 ;   314.2 p1      55 t[0] copy
        xor rdx, rax                 ;   349.4 p0      55 t[0]
        mov qword [rsp + 1704], rsi  ;   350.0 p0+p3   55 t[0] spill
        mov rsi, r11                 ;   342.7 p1      55 t[0] copy
        xor rsi, r8                  ;   351.0 p0      55 t[0]
        xor rsi, rdx                 ;   352.0 p0      55 t[0]
        mov qword [rsp + 1608], rdx  ;   352.1 p0+p3   55 t[0] spill
        xor r9, r11                  ;   353.1 p0      55 t[0]
        mov qword [rsp + 1752], r9   ;   354.1 p0+p3   55 t[0] spill
        xor r11, rbx                 ;   354.7 p0      55 t[0]
        mov qword [rsp + 1640], rsi  ;   355.2 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1816]  ;   301.5 p2      55 t[0]
        xor rsi, qword [rsp + 1600]  ;   356.2 p2+p0   55 t[0]
        xor r10, rsi                 ;   357.2 p0      55 t[0]
        xor rsi, r11                 ;   357.4 p0      55 t[0]
        mov qword [rsp + 1816], rsi  ;   358.4 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1760]   ;   327.0 p2      55 t[0]
        mov rsi, r15                 ;   343.8 p1      55 t[0] copy
        mov rdx, qword [rsp + 1696]  ;   305.1 p2      55 t[0]
        xor rdx, qword [rsp + 1776]  ;   359.0 p2+p0   55 t[0]
        xor r9, r14                  ;   359.5 p0      55 t[0]
        xor r14, qword [rsp + 1592]  ;   360.1 p2+p0   55 t[0]
        xor rbx, qword [rsp + 1720]  ;   360.7 p2+p0   55 t[0]
        xor r14, qword [rsp + 1864]  ;   361.2 p2+p0   55 t[0]
        xor r14, rdi                 ;   362.2 p0      55 t[0]
        xor r14, rdx                 ;   363.2 p0      55 t[0]
        mov qword [rsp + 1864], r9   ;   362.9 p0+p3   55 t[0] spill
        xor rsi, r13                 ;   363.9 p0      55 t[0]
        xor rsi, r9                  ;   364.9 p0      55 t[0]
        mov r9, r12                  ;   329.0 p1      55 t[0] copy
        xor r9, rdi                  ;   365.1 p0      55 t[0]
        mov rdi, qword [rsp + 1792]  ;   341.1 p2      55 t[0]
        xor rdi, rdx                 ;   365.7 p0      55 t[0]
        xor r13, rbp                 ;   366.2 p0      55 t[0]
        xor rax, qword [rsp + 1808]  ;   366.8 p2+p0   55 t[0]
        mov qword [rsp + 1808], r10  ;   367.4 p0+p3   55 t[0] spill
        xor r15, qword [rsp + 1768]  ;   368.4 p2+p0   55 t[0]
        xor rbp, qword [rsp + 1600]  ;   368.9 p2+p0   55 t[0]
        mov rdx, qword [rsp + 1616]  ;   316.7 p2      55 t[0]
        mov qword [rsp + 1616], r12  ;   369.5 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1792]  ;   341.1 p2      55 t[0]
        mov qword [rsp + 1792], r14  ;   370.5 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1656]  ;   324.2 p2      55 t[0]
        xor r14, qword [rsp + 1784]  ;   371.5 p2+p0   55 t[0]
        xor r14, qword [rsp + 1760]  ;   372.5 p2+p0   55 t[0]
        xor r14, qword [rsp + 1728]  ;   373.5 p2+p0   55 t[0]
        mov qword [rsp + 1728], r13  ;   373.2 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1800]  ;   337.0 p2      55 t[0]
        xor r13, qword [rsp + 1760]  ;   374.2 p2+p0   55 t[0]
        mov qword [rsp + 1760], r9   ;   374.8 p0+p3   55 t[0] spill
        mov r9, rbx                  ;   361.7 p1      55 t[0] copy
        xor rbx, r10                 ;   375.8 p0      55 t[0]
        mov r10, qword [rsp + 768]   ;   324.7 p2      55 t[0].0 reload
        xor r11, qword [r10 + 1024]  ;   376.4 p2+p0   55 t[0]
        xor r12, qword [rsp + 1712]  ;   376.9 p2+p0   55 t[0]
        xor r12, rcx                 ;   377.9 p0      55 t[0]
        xor rbx, qword [r10 + 1032]  ;   378.1 p2+p0   55 t[0]
        xor rax, qword [r10 + 1040]  ;   378.7 p2+p0   55 t[0]
        xor rcx, qword [r10 + 1072]  ;   379.2 p2+p0   55 t[0]
        xor rdx, qword [rsp + 1784]  ;   379.8 p2+p0   55 t[0]
        xor r9, rdx                  ;   380.8 p0      55 t[0]
        xor rdx, qword [rsp + 1816]  ;   380.9 p2+p0   55 t[0]
        xor rdx, qword [rsp + 1640]  ;   381.9 p2+p0   55 t[0]
        xor rdx, qword [r10 + 1096]  ;   382.9 p2+p0   55 t[0]
        xor rbp, qword [r10 + 1104]  ;   382.7 p2+p0   55 t[0]
        mov qword [rsp + 1600], rbp  ;   383.7 p0+p3   55 t[0] spill
        mov rbp, qword [rsp + 1776]  ;   335.7 p2      55 t[0]
        xor rbp, qword [r10 + 1056]  ;   384.2 p2+p0   55 t[0]
        mov qword [rsp + 1776], rdx  ;   384.8 p0+p3   55 t[0] spill
        mov rdx, r8                  ;   345.0 p1      55 t[0] copy
        xor rbp, qword [rsp + 1768]  ;   385.8 p2+p0   55 t[0]
        xor rbp, r13                 ;   386.8 p0      55 t[0]
        xor rdx, qword [r10 + 1048]  ;   386.9 p2+p0   55 t[0]
        xor rdx, rsi                 ;   387.9 p0      55 t[0]
        xor r8, qword [r10 + 1176]   ;   388.1 p2+p0   55 t[0]
        xor rdx, r14                 ;   388.9 p0      55 t[0]
        xor r8, qword [rsp + 1864]   ;   389.2 p2+p0   55 t[0]
        xor rsi, qword [r10 + 1112]  ;   389.8 p2+p0   55 t[0]
        mov qword [rsp + 1656], rsi  ;   390.8 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1704]  ;   350.0 p2      55 t[0]
        xor rsi, qword [r10 + 1080]  ;   391.4 p2+p0   55 t[0]
        xor rsi, qword [rsp + 1784]  ;   392.4 p2+p0   55 t[0]
        mov qword [rsp + 1864], r8   ;   392.5 p0+p3   55 t[0] spill
        mov r8, qword [rsp + 1696]   ;   345.7 p2      55 t[0]
        xor r8, qword [r10 + 1120]   ;   393.5 p2+p0   55 t[0]
        xor r8, r15                  ;   394.5 p0      55 t[0]
        mov qword [rsp + 1784], rsi  ;   394.6 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 1752]  ;   354.1 p2      55 t[0]
        xor rsi, qword [r10 + 1088]  ;   395.6 p2+p0   55 t[0]
        xor rsi, qword [rsp + 1720]  ;   396.6 p2+p0   55 t[0]
        mov qword [rsp + 1720], rsi  ;   397.6 p0+p3   55 t[0] spill
        mov rsi, rdi                 ;   366.7 p1      55 t[0] copy
        xor rdi, qword [r10 + 1128]  ;   397.8 p2+p0   55 t[0]
        xor r15, qword [r10 + 1248]  ;   398.4 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1768]  ;   398.9 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1872]  ;   399.9 p2+p0   55 t[0]
        mov qword [rsp + 1696], rdi  ;   400.9 p0+p3   55 t[0] spill
        mov rdi, qword [rsp + 1672]  ;   354.7 p2      55 t[0]
        xor rdi, qword [r10 + 1136]  ;   401.1 p2+p0   55 t[0]
        xor rdi, r12                 ;   402.1 p0      55 t[0]
        xor r12, qword [r10 + 1200]  ;   402.2 p2+p0   55 t[0]
        xor r12, qword [rsp + 1616]  ;   403.2 p2+p0   55 t[0]
        mov qword [rsp + 1616], r12  ;   404.2 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1760]  ;   374.8 p2      55 t[0]
        xor r15, r13                 ;   404.4 p0      55 t[0]
        xor r14, qword [r10 + 1240]  ;   404.9 p2+p0   55 t[0]
        xor r14, qword [rsp + 1592]  ;   405.9 p2+p0   55 t[0]
        mov r13, qword [rsp + 1640]  ;   362.2 p2      55 t[0]
        xor r15, qword [rsp + 1792]  ;   406.1 p2+p0   55 t[0]
        mov qword [rsp + 1640], r15  ;   407.1 p0+p3   55 t[0] spill
        mov r15, qword [rsp + 1728]  ;   373.2 p2      55 t[0]
        xor r15, qword [r10 + 1168]  ;   407.6 p2+p0   55 t[0]
        xor r15, qword [rsp + 1808]  ;   408.6 p2+p0   55 t[0]
        mov qword [rsp + 1808], r14  ;   408.8 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1792]  ;   370.5 p2      55 t[0]
        xor r14, qword [r10 + 1184]  ;   409.8 p2+p0   55 t[0]
        mov qword [rsp + 1792], r14  ;   410.8 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1712]  ;   369.2 p2      55 t[0]
        xor r14, qword [r10 + 1192]  ;   411.4 p2+p0   55 t[0]
        xor r14, qword [rsp + 1824]  ;   412.4 p2+p0   55 t[0]
        xor r14, qword [rsp + 1768]  ;   413.4 p2+p0   55 t[0]
        mov qword [rsp + 1768], r14  ;   414.4 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1760]  ;   374.8 p2      55 t[0]
        xor r14, qword [r10 + 1208]  ;   414.1 p2+p0   55 t[0]
        xor r14, qword [rsp + 1744]  ;   415.1 p2+p0   55 t[0]
        mov qword [rsp + 1760], r14  ;   416.1 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1800]  ;   376.2 p2      55 t[0]
        xor r12, qword [r10 + 1144]  ;   416.2 p2+p0   55 t[0]
        xor r12, qword [rsp + 1840]  ;   417.2 p2+p0   55 t[0]
        mov qword [rsp + 1840], r12  ;   418.2 p0+p3   55 t[0] spill
        mov r12, qword [rsp + 1752]  ;   379.2 p2      55 t[0]
        xor r12, qword [r10 + 1152]  ;   418.3 p2+p0   55 t[0]
        xor r12, r9                  ;   419.3 p0      55 t[0]
        xor r14, r9                  ;   419.5 p0      55 t[0]
        xor r9, qword [r10 + 1224]   ;   420.1 p2+p0   55 t[0]
        xor rsi, qword [r10 + 1064]  ;   420.6 p2+p0   55 t[0]
        xor r13, qword [r10 + 1160]  ;   421.2 p2+p0   55 t[0]
        mov qword [rsp + 1752], rbp  ;   421.8 p0+p3   55 t[0] spill
        xor r9, qword [rsp + 1688]   ;   422.8 p2+p0   55 t[0]
        xor r9, qword [rsp + 1816]   ;   423.8 p2+p0   55 t[0]
        mov qword [rsp + 1816], r9   ;   424.8 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1728]   ;   386.2 p2      55 t[0]
        xor r9, qword [r10 + 1232]   ;   424.9 p2+p0   55 t[0]
        xor r9, qword [rsp + 1608]   ;   425.9 p2+p0   55 t[0]
        mov qword [rsp + 1608], r9   ;   426.9 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1872]   ;   389.2 p2      55 t[0]
        xor r9, qword [r10 + 1256]   ;   427.1 p2+p0   55 t[0]
        xor r9, qword [rsp + 1664]   ;   428.1 p2+p0   55 t[0]
        xor r14, qword [r10 + 1216]  ;   428.2 p2+p0   55 t[0]
        mov qword [rsp + 1688], r12  ;   428.8 p0+p3   55 t[0] spill
        mov qword [rsp + 1664], r9   ;   429.8 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1736]   ;   393.2 p2      55 t[0]
        xor r9, qword [r10 + 1264]   ;   430.8 p2+p0   55 t[0]
        xor r9, qword [rsp + 1672]   ;   431.8 p2+p0   55 t[0]
        mov qword [rsp + 1672], r9   ;   432.8 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1744]   ;   396.2 p2      55 t[0]
        mov qword [rsp + 1736], r14  ;   432.9 p0+p3   55 t[0] spill
        xor r9, qword [r10 + 1272]   ;   433.9 p2+p0   55 t[0]
        mov qword [rsp + 1744], r9   ;   434.9 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 824]    ;   398.2 p2      43 t[1]
        xor r9, qword [rsp + 832]    ;   435.5 p2+p0   43 t[1]
        mov r14, r9                  ;   436.5 p1      43 t[1] copy
        xor r14, qword [rsp + 808]   ;   437.5 p2+p0   43 t[1]
        mov qword [rsp + 1872], r15  ;   436.6 p0+p3   55 t[0] spill
        mov r15, r14                 ;   438.5 p1      43 t[1] copy
        xor r15, qword [rsp + 856]   ;   439.5 p2+p0   43 t[1]
        mov r12, r15                 ;   440.5 p1      43 t[1] copy
        mov qword [rsp + 1800], rdi  ;   438.2 p0+p3   55 t[0] spill
        mov qword [rsp + 1824], r8   ;   439.2 p0+p3   55 t[0] spill
        xor r12, qword [rsp + 800]   ;   441.5 p2+p0   43 t[1]
        mov rdi, r12                 ;   442.5 p1      43 t[1] copy
        xor rdi, qword [rsp + 816]   ;   443.5 p2+p0   43 t[1]
        mov r8, rdi                  ;   444.5 p1      43 t[1] copy
        xor r8, qword [rsp + 824]    ;   445.5 p2+p0   43 t[1]
        mov qword [rsp + 1704], rdx  ;   441.9 p0+p3   55 t[0] spill
        mov qword [rsp + 1728], r13  ;   442.9 p0+p3   55 t[0] spill
        mov qword [rsp + 1856], rax  ;   443.9 p0+p3   55 t[0] spill
        mov r13, r15                 ;   440.5 p1      43 t[1] copy
        xor r13, qword [rsp + 848]   ;   444.9 p2+p0   43 t[1]
        mov rdx, r13                 ;   445.9 p1      43 t[1] copy
        xor rdx, r8                  ;   446.9 p0      43 t[1]
        mov rax, rdx                 ;   447.9 p1      43 t[1] copy
        xor rax, qword [rsp + 856]   ;   448.9 p2+p0   43 t[1]
        mov qword [rsp + 1632], r11  ;   446.6 p0+p3   55 t[0] spill
        mov qword [rsp + 1712], rcx  ;   447.6 p0+p3   55 t[0] spill
        mov qword [rsp + 1592], rsi  ;   448.6 p0+p3   55 t[0] spill
        mov rcx, r13                 ;   445.9 p1      43 t[1] copy
        xor rcx, qword [rsp + 840]   ;   449.6 p2+p0   43 t[1]
        mov rbp, rcx                 ;   450.6 p1      43 t[1] copy
        xor rbp, qword [rsp + 832]   ;   451.6 p2+p0   43 t[1]
        mov qword [rsp + 1848], rax  ;   450.8 p0+p3   43 t[1] spill
        mov qword [rsp + 1680], rbx  ;   451.8 p0+p3   55 t[0] spill
        mov rbx, rbp                 ;   452.6 p1      43 t[1] copy
        xor rbx, rax                 ;   453.6 p0      43 t[1]
        mov r10, rcx                 ;   450.6 p1      43 t[1] copy
        and r10, rbx                 ;   454.6 p0      43 t[1]
        mov r11, rbx                 ;   454.6 p1      43 t[1] copy
        xor r11, qword [rsp + 824]   ;   455.6 p2+p0   43 t[1]
        xor r14, r10                 ;   455.6 p0      43 t[1]
        mov r10, rax                 ;   449.9 p1      43 t[1] copy
        mov qword [rsp + 1832], rcx  ;   455.1 p0+p3   43 t[1] spill
        mov rsi, rcx                 ;   450.6 p1      43 t[1] copy
        xor rsi, qword [rsp + 800]   ;   456.1 p2+p0   43 t[1]
        xor r10, qword [rsp + 800]   ;   456.6 p2+p0   43 t[1]
        mov rcx, r8                  ;   446.5 p1      43 t[1] copy
        xor r9, r10                  ;   457.6 p0      43 t[1]
        and r10, rax                 ;   457.8 p0      43 t[1]
        xor r14, r10                 ;   458.8 p0      43 t[1]
        and rcx, r9                  ;   458.9 p0      43 t[1]
        xor r10, rcx                 ;   459.9 p0      43 t[1]
        xor rdi, r10                 ;   460.9 p0      43 t[1]
        mov qword [rsp + 1624], r8   ;   460.6 p0+p3   43 t[1] spill
        mov rcx, r8                  ;   446.5 p1      43 t[1] copy
        xor rcx, rbp                 ;   461.6 p0      43 t[1]
        mov rax, r11                 ;   456.6 p1      43 t[1] copy
        mov r8, r15                  ;   440.5 p1      43 t[1] copy
        and r8, rdx                  ;   462.2 p0      43 t[1]
        mov qword [rsp + 1648], rbx  ;   462.8 p0+p3   43 t[1] spill
        mov rbx, r12                 ;   442.5 p1      43 t[1] copy
        or rbx, qword [rsp + 856]    ;   463.8 p2+p0   43 t[1]
        xor rdi, rbx                 ;   464.8 p0      43 t[1]
        and rax, rcx                 ;   464.9 p0      43 t[1]
        xor rax, qword [rsp + 832]   ;   465.9 p2+p0   43 t[1]
        xor rax, r10                 ;   466.9 p0      43 t[1]
        xor rax, r8                  ;   467.9 p0      43 t[1]
        xor r8, r14                  ;   467.2 p0      43 t[1]
        xor r14, rbx                 ;   467.8 p0      43 t[1]
        mov qword [rsp + 1880], rcx  ;   468.3 p0+p3   43 t[1] spill
        mov rbx, rcx                 ;   462.6 p1      43 t[1] copy
        mov r10, r15                 ;   440.5 p1      43 t[1] copy
        xor r10, r9                  ;   469.3 p0      43 t[1]
        mov rcx, r13                 ;   445.9 p1      43 t[1] copy
        and rcx, r10                 ;   470.3 p0      43 t[1]
        mov qword [rsp + 1888], r10  ;   470.5 p0+p3   43 t[1] spill
        mov r10, rsi                 ;   457.1 p1      43 t[1] copy
        and r10, rbp                 ;   471.5 p0      43 t[1]
        xor rdi, r10                 ;   472.5 p0      43 t[1]
        xor rbx, qword [rsp + 856]   ;   472.6 p2+p0   43 t[1]
        mov r10, rbx                 ;   473.6 p1      43 t[1] copy
        mov qword [rsp + 1896], r13  ;   473.2 p0+p3   43 t[1] spill
        xor r8, rcx                  ;   474.2 p0      43 t[1]
        mov rcx, r12                 ;   442.5 p1      43 t[1] copy
        xor rcx, r11                 ;   474.8 p0      43 t[1]
        mov r13, rdi                 ;   473.5 p1      43 t[1] copy
        and r10, rcx                 ;   475.8 p0      43 t[1]
        xor r14, r10                 ;   476.8 p0      43 t[1]
        mov r10, rax                 ;   468.9 p1      43 t[1] copy
        and r10, r8                  ;   476.5 p0      43 t[1]
        xor r14, r10                 ;   477.8 p0      43 t[1]
        and r13, r14                 ;   478.8 p0      43 t[1]
        xor r8, r13                  ;   479.8 p0      43 t[1]
        mov r13, rax                 ;   468.9 p1      43 t[1] copy
        xor rax, r14                 ;   478.8 p0      43 t[1]
        mov r14, rdi                 ;   473.5 p1      43 t[1] copy
        and r14, r8                  ;   480.8 p0      43 t[1]
        xor r13, r14                 ;   481.8 p0      43 t[1]
        or r10, rax                  ;   480.5 p0      43 t[1]
        xor r10, r8                  ;   481.5 p0      43 t[1]
        and r8, r13                  ;   482.8 p0      43 t[1]
        xor rdi, r8                  ;   483.8 p0      43 t[1]
        mov r8, r13                  ;   482.8 p1      43 t[1] copy
        or r8, r10                   ;   483.8 p0      43 t[1]
        xor rax, r8                  ;   484.8 p0      43 t[1]
        mov r14, qword [rsp + 1624]  ;   460.6 p2      43 t[1]
        and r14, rax                 ;   485.8 p0      43 t[1]
        mov r8, r13                  ;   482.8 p1      43 t[1] copy
        xor r8, r10                  ;   484.5 p0      43 t[1]
        and r11, r8                  ;   485.5 p0      43 t[1]
        and r9, rax                  ;   485.8 p0      43 t[1]
        xor r9, r11                  ;   486.8 p0      43 t[1]
        and rbx, r13                 ;   486.7 p0      43 t[1]
        and r12, r10                 ;   487.3 p0      43 t[1]
        mov qword [rsp + 1624], r12  ;   488.3 p0+p3   43 t[1] spill
        mov r12, rax                 ;   485.8 p1      43 t[1] copy
        xor r12, r8                  ;   488.9 p0      43 t[1]
        and rbp, r12                 ;   489.9 p0      43 t[1]
        and rsi, r12                 ;   490.0 p0      43 t[1]
        and r8, qword [rsp + 1880]   ;   490.6 p2+p0   43 t[1]
        mov r12, r10                 ;   482.5 p1      43 t[1] copy
        and rcx, r13                 ;   491.2 p0      43 t[1]
        xor rax, rdi                 ;   491.7 p0      43 t[1]
        xor r11, rsi                 ;   492.3 p0      43 t[1]
        and r12, qword [rsp + 856]   ;   492.9 p2+p0   43 t[1]
        and r15, rax                 ;   493.5 p0      43 t[1]
        and rdx, rax                 ;   494.0 p0      43 t[1]
        xor r10, rax                 ;   494.6 p0      43 t[1]
        mov rax, qword [rsp + 1848]  ;   450.8 p2      43 t[1]
        and rax, r10                 ;   495.6 p0      43 t[1]
        and r10, qword [rsp + 800]   ;   495.7 p2+p0   43 t[1]
        mov qword [rsp + 1880], r10  ;   496.7 p0+p3   43 t[1] spill
        xor r15, r10                 ;   497.3 p0      43 t[1]
        xor r13, rdi                 ;   497.9 p0      43 t[1]
        mov r10, qword [rsp + 1648]  ;   462.8 p2      43 t[1]
        and r10, r13                 ;   498.9 p0      43 t[1]
        xor r14, r10                 ;   499.9 p0      43 t[1]
        xor rax, r12                 ;   499.6 p0      43 t[1]
        xor rax, rbx                 ;   500.6 p0      43 t[1]
        xor rbx, rbp                 ;   500.7 p0      43 t[1]
        xor rbx, r14                 ;   501.7 p0      43 t[1]
        xor rbp, r12                 ;   501.9 p0      43 t[1]
        mov r12, r9                  ;   487.8 p1      43 t[1] copy
        xor r12, r15                 ;   502.4 p0      43 t[1]
        xor r12, rbx                 ;   503.4 p0      43 t[1]
        xor r8, r12                  ;   504.4 p0      43 t[1]
        xor rax, r10                 ;   504.2 p0      43 t[1]
        xor rbp, rdx                 ;   504.7 p0      43 t[1]
        not rbx                      ;   505.3 p0      43 t[1]
        xor rbp, r8                  ;   505.8 p0      43 t[1]
        not r12                      ;   506.4 p0      43 t[1]
        mov r10, qword [rsp + 1832]  ;   455.1 p2      43 t[1]
        and r10, r13                 ;   506.9 p0      43 t[1]
        mov r13, qword [rsp + 1896]  ;   473.2 p2      43 t[1]
        and r13, rdi                 ;   507.4 p0      43 t[1]
        xor r14, r13                 ;   508.4 p0      43 t[1]
        mov rsi, qword [rsp + 1176]  ;   456.6 p2      43 t[1]
        xor r15, r10                 ;   508.6 p0      43 t[1]
        and rdi, qword [rsp + 1888]  ;   509.2 p2+p0   43 t[1]
        xor r14, r8                  ;   509.7 p0      43 t[1]
        not r14                      ;   510.7 p0      43 t[1]
        mov r8, qword [rsp + 1144]   ;   458.6 p2      43 t[1]
        mov r10, qword [rsp + 1152]  ;   459.6 p2      43 t[1] reload
        xor r8, r10                  ;   510.8 p0      43 t[1]
        mov r13, qword [rsp + 1128]  ;   460.6 p2      43 t[1]
        xor r13, r8                  ;   511.8 p0      43 t[1]
        mov qword [rsp + 1888], r12  ;   511.9 p0+p3   43 t[1] spill
        xor rsi, r13                 ;   512.9 p0      43 t[1]
        mov rdx, rsi                 ;   513.9 p1      43 t[1] copy
        xor rdx, qword [rsp + 1120]  ;   514.9 p2+p0   43 t[1]
        xor rdi, rbp                 ;   514.1 p0      43 t[1]
        xor rcx, rdi                 ;   515.1 p0      43 t[1]
        xor r11, rcx                 ;   516.1 p0      43 t[1]
        xor r15, rdi                 ;   515.8 p0      43 t[1]
        mov rdi, qword [rsp + 1168]  ;   463.3 p2      43 t[1]
        mov r12, rdx                 ;   515.9 p1      43 t[1] copy
        xor r12, qword [rsp + 1136]  ;   516.9 p2+p0   43 t[1]
        mov qword [rsp + 1896], rax  ;   516.9 p0+p3   43 t[1] spill
        mov rax, r12                 ;   517.9 p1      43 t[1] copy
        xor rax, qword [rsp + 1144]  ;   518.9 p2+p0   43 t[1]
        xor rdi, rsi                 ;   518.5 p0      43 t[1]
        mov qword [rsp + 1904], r14  ;   519.1 p0+p3   43 t[1] spill
        mov r14, rdi                 ;   519.5 p1      43 t[1] copy
        xor r14, rax                 ;   520.5 p0      43 t[1]
        mov qword [rsp + 1832], rbx  ;   520.7 p0+p3   43 t[1] spill
        mov rbx, r10                 ;   469.2 p1      43 t[1] copy
        mov qword [rsp + 1648], rbp  ;   521.7 p0+p3   43 t[1] spill
        mov rbp, rdi                 ;   519.5 p1      43 t[1] copy
        xor rbp, qword [rsp + 1160]  ;   522.7 p2+p0   43 t[1]
        xor rbx, rbp                 ;   523.7 p0      43 t[1]
        mov qword [rsp + 1912], r9   ;   523.8 p0+p3   43 t[1] spill
        mov qword [rsp + 1920], rcx  ;   524.8 p0+p3   43 t[1] spill
        mov r9, r14                  ;   521.5 p1      43 t[1] copy
        mov rcx, rbx                 ;   524.7 p1      43 t[1] copy
        mov r10, rbp                 ;   523.7 p1      43 t[1] copy
        xor r9, qword [rsp + 1176]   ;   525.8 p2+p0   43 t[1]
        xor rcx, r9                  ;   526.8 p0      43 t[1]
        and r10, rcx                 ;   527.8 p0      43 t[1]
        xor r13, r10                 ;   528.8 p0      43 t[1]
        mov r10, r9                  ;   526.8 p1      43 t[1] copy
        xor r10, qword [rsp + 1120]  ;   528.1 p2+p0   43 t[1]
        xor r8, r10                  ;   529.1 p0      43 t[1]
        not r15                      ;   529.2 p0      43 t[1]
        mov qword [rsp + 1848], r15  ;   530.2 p0+p3   43 t[1] spill
        mov r15, rbp                 ;   523.7 p1      43 t[1] copy
        mov qword [rsp + 1928], r11  ;   530.7 p0+p3   43 t[1] spill
        and r10, r9                  ;   531.7 p0      43 t[1]
        mov qword [rsp + 1936], rbp  ;   532.3 p0+p3   43 t[1] spill
        mov qword [rsp + 1944], rcx  ;   533.3 p0+p3   43 t[1] spill
        mov r11, rcx                 ;   527.8 p1      43 t[1] copy
        xor r11, qword [rsp + 1144]  ;   534.3 p2+p0   43 t[1]
        mov rcx, r11                 ;   535.3 p1      43 t[1] copy
        mov qword [rsp + 1952], r14  ;   534.9 p0+p3   43 t[1] spill
        mov qword [rsp + 1960], r9   ;   535.9 p0+p3   43 t[1] spill
        xor r15, qword [rsp + 1120]  ;   536.9 p2+p0   43 t[1]
        mov r9, rdx                  ;   515.9 p1      43 t[1] copy
        or r9, qword [rsp + 1176]    ;   537.4 p2+p0   43 t[1]
        xor r13, r10                 ;   538.0 p0      43 t[1]
        mov rbp, rax                 ;   519.9 p1      43 t[1] copy
        and rbp, r8                  ;   538.6 p0      43 t[1]
        xor r10, rbp                 ;   539.6 p0      43 t[1]
        mov rbp, rax                 ;   519.9 p1      43 t[1] copy
        xor rbp, rbx                 ;   539.7 p0      43 t[1]
        and rcx, rbp                 ;   540.7 p0      43 t[1]
        mov qword [rsp + 1968], rdi  ;   540.9 p0+p3   43 t[1] spill
        xor r12, r10                 ;   541.9 p0      43 t[1]
        xor rcx, qword [rsp + 1152]  ;   542.4 p2+p0   43 t[1]
        xor rcx, r10                 ;   543.4 p0      43 t[1]
        mov r10, rsi                 ;   513.9 p1      43 t[1] copy
        and r10, r14                 ;   543.6 p0      43 t[1]
        xor rcx, r10                 ;   544.6 p0      43 t[1]
        xor r10, r13                 ;   544.7 p0      43 t[1]
        xor r12, r9                  ;   545.3 p0      43 t[1]
        xor r13, r9                  ;   545.9 p0      43 t[1]
        mov r14, rbp                 ;   540.7 p1      43 t[1] copy
        mov r9, rsi                  ;   513.9 p1      43 t[1] copy
        xor r9, r8                   ;   546.4 p0      43 t[1]
        mov qword [rsp + 1976], r9   ;   547.4 p0+p3   43 t[1] spill
        mov qword [rsp + 1984], rbp  ;   548.0 p0+p3   43 t[1] spill
        mov rbp, rdi                 ;   519.5 p1      43 t[1] copy
        and rbp, r9                  ;   549.0 p0      43 t[1]
        mov r9, rbx                  ;   524.7 p1      43 t[1] copy
        and r9, r15                  ;   549.6 p0      43 t[1]
        xor r10, rbp                 ;   550.1 p0      43 t[1]
        xor r14, qword [rsp + 1176]  ;   550.7 p2+p0   43 t[1]
        mov rbp, rdx                 ;   515.9 p1      43 t[1] copy
        xor rbp, r11                 ;   551.3 p0      43 t[1]
        xor r12, r9                  ;   551.9 p0      43 t[1]
        mov rdi, r12                 ;   552.9 p1      43 t[1] copy
        mov r9, r14                  ;   551.7 p1      43 t[1] copy
        and r9, rbp                  ;   552.7 p0      43 t[1]
        xor r13, r9                  ;   553.7 p0      43 t[1]
        mov r9, rcx                  ;   545.6 p1      43 t[1] copy
        and r9, r10                  ;   553.6 p0      43 t[1]
        xor r13, r9                  ;   554.7 p0      43 t[1]
        and rdi, r13                 ;   555.7 p0      43 t[1]
        xor r10, rdi                 ;   556.7 p0      43 t[1]
        mov rdi, rcx                 ;   545.6 p1      43 t[1] copy
        xor rcx, r13                 ;   555.9 p0      43 t[1]
        mov r13, r12                 ;   552.9 p1      43 t[1] copy
        and r13, r10                 ;   557.7 p0      43 t[1]
        xor rdi, r13                 ;   558.7 p0      43 t[1]
        or r9, rcx                   ;   557.6 p0      43 t[1]
        xor r9, r10                  ;   558.6 p0      43 t[1]
        and r10, rdi                 ;   559.7 p0      43 t[1]
        xor r12, r10                 ;   560.7 p0      43 t[1]
        mov r10, rdi                 ;   559.7 p1      43 t[1] copy
        or r10, r9                   ;   560.7 p0      43 t[1]
        xor rcx, r10                 ;   561.7 p0      43 t[1]
        and r8, rcx                  ;   562.7 p0      43 t[1]
        mov r13, rcx                 ;   562.7 p1      43 t[1] copy
        and rax, rcx                 ;   562.7 p0      43 t[1]
        xor rcx, r12                 ;   562.7 p0      43 t[1]
        mov r10, rdi                 ;   559.7 p1      43 t[1] copy
        xor r10, r9                  ;   562.7 p0      43 t[1]
        and rdx, r9                  ;   563.3 p0      43 t[1]
        xor r13, r10                 ;   563.8 p0      43 t[1]
        and r11, r10                 ;   564.4 p0      43 t[1]
        and rbx, r13                 ;   565.0 p0      43 t[1]
        and r10, qword [rsp + 1984]  ;   565.6 p2+p0   43 t[1]
        mov qword [rsp + 1984], rdx  ;   566.1 p0+p3   43 t[1] spill
        mov rdx, qword [rsp + 1960]  ;   535.9 p2      43 t[1]
        and r15, r13                 ;   567.1 p0      43 t[1]
        mov r13, r9                  ;   559.6 p1      43 t[1] copy
        xor r9, rcx                  ;   567.7 p0      43 t[1]
        and rdx, r9                  ;   568.7 p0      43 t[1]
        and r9, qword [rsp + 1120]   ;   568.8 p2+p0   43 t[1]
        and rbp, rdi                 ;   569.4 p0      43 t[1]
        and rsi, rcx                 ;   570.0 p0      43 t[1]
        xor r8, r11                  ;   570.6 p0      43 t[1]
        and r13, qword [rsp + 1176]  ;   571.1 p2+p0   43 t[1]
        and rcx, qword [rsp + 1952]  ;   571.7 p2+p0   43 t[1]
        xor rsi, r9                  ;   572.3 p0      43 t[1]
        xor rdx, r13                 ;   572.8 p0      43 t[1]
        mov qword [rsp + 1960], r9   ;   573.4 p0+p3   43 t[1] spill
        and r14, rdi                 ;   574.4 p0      43 t[1]
        xor rdi, r12                 ;   575.0 p0      43 t[1]
        xor rdx, r14                 ;   575.6 p0      43 t[1]
        mov r9, qword [rsp + 1944]   ;   533.3 p2      43 t[1]
        and r9, rdi                  ;   576.1 p0      43 t[1]
        xor rdx, r9                  ;   577.1 p0      43 t[1]
        xor rax, r9                  ;   577.3 p0      43 t[1]
        mov r9, qword [rsp + 1936]   ;   532.3 p2      43 t[1]
        and r9, rdi                  ;   577.8 p0      43 t[1]
        mov rdi, qword [rsp + 1968]  ;   540.9 p2      43 t[1]
        and rdi, r12                 ;   578.4 p0      43 t[1]
        and r12, qword [rsp + 1976]  ;   579.0 p2+p0   43 t[1]
        xor r14, rbx                 ;   579.5 p0      43 t[1]
        xor rbx, r13                 ;   580.1 p0      43 t[1]
        mov r13, r8                  ;   571.6 p1      43 t[1] copy
        xor r13, rsi                 ;   580.7 p0      43 t[1]
        xor r14, rax                 ;   581.3 p0      43 t[1]
        xor r13, r14                 ;   582.3 p0      43 t[1]
        not r14                      ;   582.4 p0      43 t[1]
        mov qword [rsp + 1976], r14  ;   583.4 p0+p3   43 t[1] spill
        xor rbx, rcx                 ;   583.9 p0      43 t[1]
        xor rsi, r9                  ;   584.5 p0      43 t[1]
        mov r9, qword [rsp + 1472]   ;   531.1 p2      43 t[1] reload
        mov rcx, qword [rsp + 1984]  ;   566.1 p2      43 t[1]
        xor rcx, qword [rsp + 1960]  ;   585.0 p2+p0   43 t[1]
        xor rcx, r8                  ;   586.0 p0      43 t[1]
        xor r10, r13                 ;   586.2 p0      43 t[1]
        xor rbx, r10                 ;   587.2 p0      43 t[1]
        xor r12, rbx                 ;   588.2 p0      43 t[1]
        xor rax, rdi                 ;   587.9 p0      43 t[1]
        xor rax, r10                 ;   588.9 p0      43 t[1]
        mov r10, qword [rsp + 1448]  ;   535.6 p2      43 t[1]
        xor rsi, r12                 ;   589.2 p0      43 t[1]
        xor rbp, r12                 ;   589.6 p0      43 t[1]
        mov r8, qword [rsp + 1464]   ;   537.0 p2      43 t[1]
        xor r8, r9                   ;   590.2 p0      43 t[1]
        mov rdi, qword [rsp + 1576]  ;   538.2 p2      43 t[1]
        xor r11, r15                 ;   590.8 p0      43 t[1]
        mov r15, qword [rsp + 1488]  ;   539.2 p2      43 t[1]
        xor r11, rbp                 ;   591.8 p0      43 t[1]
        mov r12, qword [rsp + 1584]  ;   540.2 p2      43 t[1]
        xor r10, r8                  ;   591.9 p0      43 t[1]
        xor rcx, rbp                 ;   592.5 p0      43 t[1]
        not r13                      ;   593.0 p0      43 t[1]
        not rax                      ;   593.5 p0      43 t[1]
        xor r12, r10                 ;   594.0 p0      43 t[1]
        xor rdi, r12                 ;   595.0 p0      43 t[1]
        xor r15, r12                 ;   595.2 p0      43 t[1]
        mov r14, r15                 ;   596.2 p1      43 t[1] copy
        xor r14, qword [rsp + 1480]  ;   597.2 p2+p0   43 t[1]
        mov rbp, rdi                 ;   596.0 p1      43 t[1] copy
        xor rbp, qword [rsp + 1456]  ;   597.0 p2+p0   43 t[1]
        mov qword [rsp + 1984], rdx  ;   596.9 p0+p3   43 t[1] spill
        mov qword [rsp + 1960], rbx  ;   597.9 p0+p3   43 t[1] spill
        mov rbx, rbp                 ;   598.0 p1      43 t[1] copy
        not rsi                      ;   598.9 p0      43 t[1]
        xor rbx, qword [rsp + 1464]  ;   599.4 p2+p0   43 t[1]
        mov rdx, r9                  ;   547.9 p1      43 t[1] copy
        mov qword [rsp + 1944], rax  ;   600.0 p0+p3   43 t[1] spill
        xor rdx, r14                 ;   601.0 p0      43 t[1]
        mov qword [rsp + 1952], rcx  ;   601.5 p0+p3   43 t[1] spill
        mov rcx, rdx                 ;   602.0 p1      43 t[1] copy
        mov qword [rsp + 1936], rsi  ;   602.5 p0+p3   43 t[1] spill
        mov rsi, r15                 ;   596.2 p1      43 t[1] copy
        xor rsi, rbx                 ;   603.5 p0      43 t[1]
        mov rax, rsi                 ;   604.5 p1      43 t[1] copy
        xor rax, qword [rsp + 1584]  ;   605.5 p2+p0   43 t[1]
        xor rcx, rax                 ;   606.5 p0      43 t[1]
        mov qword [rsp + 1992], rcx  ;   607.5 p0+p3   43 t[1] spill
        mov r9, r14                  ;   598.2 p1      43 t[1] copy
        and r9, rcx                  ;   607.5 p0      43 t[1]
        xor r10, r9                  ;   608.5 p0      43 t[1]
        mov r9, rax                  ;   606.5 p1      43 t[1] copy
        xor r9, qword [rsp + 1576]   ;   607.5 p2+p0   43 t[1]
        mov qword [rsp + 2000], r11  ;   608.0 p0+p3   43 t[1] spill
        mov r11, rcx                 ;   607.5 p1      43 t[1] copy
        xor r11, qword [rsp + 1464]  ;   609.0 p2+p0   43 t[1]
        mov qword [rsp + 2008], r14  ;   609.5 p0+p3   43 t[1] spill
        xor r8, r9                   ;   610.5 p0      43 t[1]
        mov rcx, r11                 ;   610.0 p1      43 t[1] copy
        mov qword [rsp + 2016], rsi  ;   611.1 p0+p3   43 t[1] spill
        and r9, rax                  ;   612.1 p0      43 t[1]
        xor r10, r9                  ;   613.1 p0      43 t[1]
        mov qword [rsp + 1968], r13  ;   613.2 p0+p3   43 t[1] spill
        mov r13, r14                 ;   598.2 p1      43 t[1] copy
        mov r14, rbx                 ;   600.4 p1      43 t[1] copy
        and r14, r8                  ;   614.2 p0      43 t[1]
        xor r9, r14                  ;   615.2 p0      43 t[1]
        mov r14, rbx                 ;   600.4 p1      43 t[1] copy
        xor r14, rdx                 ;   615.4 p0      43 t[1]
        and rcx, r14                 ;   616.4 p0      43 t[1]
        xor rcx, qword [rsp + 1472]  ;   617.4 p2+p0   43 t[1]
        xor rcx, r9                  ;   618.4 p0      43 t[1]
        xor rbp, r9                  ;   617.7 p0      43 t[1]
        mov r9, r12                  ;   595.0 p1      43 t[1] copy
        and r9, rsi                  ;   618.2 p0      43 t[1]
        mov rsi, r14                 ;   616.4 p1      43 t[1] copy
        mov qword [rsp + 2024], r14  ;   618.8 p0+p3   43 t[1] spill
        mov r14, r15                 ;   596.2 p1      43 t[1] copy
        xor r13, qword [rsp + 1576]  ;   619.8 p2+p0   43 t[1]
        mov qword [rsp + 2032], rax  ;   620.4 p0+p3   43 t[1] spill
        mov rax, rdi                 ;   596.0 p1      43 t[1] copy
        xor rcx, r9                  ;   621.4 p0      43 t[1]
        xor r9, r10                  ;   622.0 p0      43 t[1]
        or rax, qword [rsp + 1584]   ;   622.5 p2+p0   43 t[1]
        xor r10, rax                 ;   623.5 p0      43 t[1]
        xor rbp, rax                 ;   623.7 p0      43 t[1]
        mov rax, r12                 ;   595.0 p1      43 t[1] copy
        xor rax, r8                  ;   624.2 p0      43 t[1]
        mov qword [rsp + 2040], rax  ;   625.2 p0+p3   43 t[1] spill
        and r14, rax                 ;   625.8 p0      43 t[1]
        mov rax, rdx                 ;   602.0 p1      43 t[1] copy
        and rax, r13                 ;   626.4 p0      43 t[1]
        xor rbp, rax                 ;   627.4 p0      43 t[1]
        mov qword [rsp + 2048], r15  ;   627.5 p0+p3   43 t[1] spill
        xor rsi, qword [rsp + 1584]  ;   628.5 p2+p0   43 t[1]
        mov rax, rsi                 ;   629.5 p1      43 t[1] copy
        mov r15, rbp                 ;   628.4 p1      43 t[1] copy
        xor r9, r14                  ;   629.1 p0      43 t[1]
        mov r14, rdi                 ;   596.0 p1      43 t[1] copy
        xor r14, r11                 ;   629.7 p0      43 t[1]
        and rax, r14                 ;   630.7 p0      43 t[1]
        xor r10, rax                 ;   631.7 p0      43 t[1]
        mov rax, rcx                 ;   622.4 p1      43 t[1] copy
        and rax, r9                  ;   631.4 p0      43 t[1]
        xor r10, rax                 ;   632.7 p0      43 t[1]
        and r15, r10                 ;   633.7 p0      43 t[1]
        xor r9, r15                  ;   634.7 p0      43 t[1]
        mov r15, rcx                 ;   622.4 p1      43 t[1] copy
        xor rcx, r10                 ;   633.7 p0      43 t[1]
        mov r10, rbp                 ;   628.4 p1      43 t[1] copy
        or rax, rcx                  ;   634.7 p0      43 t[1]
        and r10, r9                  ;   635.7 p0      43 t[1]
        xor r15, r10                 ;   636.7 p0      43 t[1]
        xor rax, r9                  ;   635.9 p0      43 t[1]
        and r9, r15                  ;   637.7 p0      43 t[1]
        xor rbp, r9                  ;   638.7 p0      43 t[1]
        mov r9, r15                  ;   637.7 p1      43 t[1] copy
        and rdi, rax                 ;   637.7 p0      43 t[1]
        or r9, rax                   ;   638.7 p0      43 t[1]
        xor rcx, r9                  ;   639.7 p0      43 t[1]
        mov r9, r15                  ;   637.7 p1      43 t[1] copy
        mov r10, rcx                 ;   640.7 p1      43 t[1] copy
        xor r9, rax                  ;   639.4 p0      43 t[1]
        and r14, r15                 ;   639.9 p0      43 t[1]
        xor r10, r9                  ;   641.7 p0      43 t[1]
        and rdx, r10                 ;   642.7 p0      43 t[1]
        and r13, r10                 ;   642.7 p0      43 t[1]
        mov r10, rax                 ;   636.9 p1      43 t[1] copy
        and r10, qword [rsp + 1584]  ;   642.2 p2+p0   43 t[1]
        and rbx, rcx                 ;   642.8 p0      43 t[1]
        and r8, rcx                  ;   643.4 p0      43 t[1]
        xor rcx, rbp                 ;   643.9 p0      43 t[1]
        xor rax, rcx                 ;   644.9 p0      43 t[1]
        and rsi, r15                 ;   645.1 p0      43 t[1]
        and r12, rcx                 ;   645.7 p0      43 t[1]
        and rcx, qword [rsp + 2016]  ;   646.2 p2+p0   43 t[1]
        and r11, r9                  ;   646.8 p0      43 t[1]
        and r9, qword [rsp + 2024]   ;   647.4 p2+p0   43 t[1]
        mov qword [rsp + 2024], rdi  ;   647.9 p0+p3   43 t[1] spill
        mov rdi, qword [rsp + 2032]  ;   620.4 p2      43 t[1]
        and rdi, rax                 ;   648.9 p0      43 t[1]
        and rax, qword [rsp + 1576]  ;   649.5 p2+p0   43 t[1]
        xor r15, rbp                 ;   650.1 p0      43 t[1]
        xor rdi, r10                 ;   650.7 p0      43 t[1]
        xor rdi, rsi                 ;   651.7 p0      43 t[1]
        xor rsi, rdx                 ;   651.8 p0      43 t[1]
        xor r8, r11                  ;   652.4 p0      43 t[1]
        xor rdx, r10                 ;   652.9 p0      43 t[1]
        mov r10, r8                  ;   653.4 p1      43 t[1] copy
        xor rdx, rcx                 ;   653.9 p0      43 t[1]
        xor r12, rax                 ;   654.1 p0      43 t[1]
        mov qword [rsp + 1576], rax  ;   654.6 p0+p3   43 t[1] spill
        mov rax, qword [rsp + 1992]  ;   607.5 p2      43 t[1]
        and rax, r15                 ;   655.6 p0      43 t[1]
        xor rbx, rax                 ;   656.6 p0      43 t[1]
        xor rdi, rax                 ;   656.8 p0      43 t[1]
        mov rax, qword [rsp + 2008]  ;   609.5 p2      43 t[1]
        xor r10, r12                 ;   657.4 p0      43 t[1]
        and rax, r15                 ;   657.9 p0      43 t[1]
        mov r15, qword [rsp + 2048]  ;   627.5 p2      43 t[1]
        and r15, rbp                 ;   658.5 p0      43 t[1]
        and rbp, qword [rsp + 2040]  ;   659.1 p2+p0   43 t[1]
        xor rsi, rbx                 ;   659.6 p0      43 t[1]
        xor r10, rsi                 ;   660.6 p0      43 t[1]
        xor r9, r10                  ;   661.6 p0      43 t[1]
        xor rdx, r9                  ;   662.6 p0      43 t[1]
        xor r11, r13                 ;   661.9 p0      43 t[1]
        mov r13, qword [rsp + 736]   ;   610.2 p2      43 t[1]
        xor rbp, rdx                 ;   663.6 p0      43 t[1]
        xor r14, rbp                 ;   664.6 p0      43 t[1]
        xor r11, r14                 ;   665.6 p0      43 t[1]
        mov rcx, qword [rsp + 2024]  ;   647.9 p2      43 t[1]
        xor rcx, qword [rsp + 1576]  ;   664.2 p2+p0   43 t[1]
        xor rcx, r8                  ;   665.2 p0      43 t[1]
        xor rcx, r14                 ;   666.2 p0      43 t[1]
        xor rbx, r15                 ;   665.9 p0      43 t[1]
        xor rbx, r9                  ;   666.9 p0      43 t[1]
        mov r8, qword [rsp + 752]    ;   614.1 p2      43 t[1]
        mov r9, qword [rsp + 760]    ;   615.1 p2      43 t[1] reload
        xor r8, r9                   ;   667.1 p0      43 t[1]
        xor r13, r8                  ;   668.1 p0      43 t[1]
        xor r12, rax                 ;   668.2 p0      43 t[1]
        mov qword [rsp + 2032], rdx  ;   668.8 p0+p3   43 t[1] spill
        xor r12, rbp                 ;   669.8 p0      43 t[1]
        mov rbp, qword [rsp + 728]   ;   616.9 p2      43 t[1]
        not rsi                      ;   670.4 p0      43 t[1]
        mov qword [rsp + 2008], r11  ;   670.9 p0+p3   43 t[1] spill
        mov r15, qword [rsp + 784]   ;   618.7 p2      43 t[1]
        not r10                      ;   671.9 p0      43 t[1]
        mov qword [rsp + 1992], rdi  ;   672.4 p0+p3   43 t[1] spill
        mov qword [rsp + 1576], rsi  ;   673.4 p0+p3   43 t[1] spill
        mov qword [rsp + 2024], r10  ;   674.4 p0+p3   43 t[1] spill
        mov r10, r9                  ;   620.7 p1      43 t[1] copy
        mov r14, qword [rsp + 792]   ;   621.1 p2      43 t[1]
        xor r14, r13                 ;   675.4 p0      43 t[1]
        xor r15, r14                 ;   676.4 p0      43 t[1]
        mov r11, r15                 ;   677.4 p1      43 t[1] copy
        xor rbp, r14                 ;   676.5 p0      43 t[1]
        mov rax, rbp                 ;   677.5 p1      43 t[1] copy
        xor rax, qword [rsp + 744]   ;   678.5 p2+p0   43 t[1]
        mov rsi, rax                 ;   679.5 p1      43 t[1] copy
        xor rsi, qword [rsp + 752]   ;   680.5 p2+p0   43 t[1]
        xor r11, rsi                 ;   681.5 p0      43 t[1]
        not rbx                      ;   678.8 p0      43 t[1]
        mov qword [rsp + 2040], rbx  ;   679.8 p0+p3   43 t[1] spill
        mov rbx, r15                 ;   677.4 p1      43 t[1] copy
        xor rbx, qword [rsp + 776]   ;   680.3 p2+p0   43 t[1]
        xor r10, rbx                 ;   681.3 p0      43 t[1]
        mov rdi, r11                 ;   682.5 p1      43 t[1] copy
        mov rdx, r10                 ;   682.3 p1      43 t[1] copy
        xor rdi, qword [rsp + 792]   ;   683.5 p2+p0   43 t[1]
        mov r9, rbx                  ;   681.3 p1      43 t[1] copy
        xor rdx, rdi                 ;   684.5 p0      43 t[1]
        and r9, rdx                  ;   685.5 p0      43 t[1]
        xor r13, r9                  ;   686.5 p0      43 t[1]
        mov r9, rdi                  ;   684.5 p1      43 t[1] copy
        xor r9, qword [rsp + 728]    ;   685.5 p2+p0   43 t[1]
        xor r8, r9                   ;   686.5 p0      43 t[1]
        and r9, rdi                  ;   686.5 p0      43 t[1]
        xor r13, r9                  ;   687.5 p0      43 t[1]
        not r12                      ;   686.0 p0      43 t[1]
        mov qword [rsp + 2048], rcx  ;   686.5 p0+p3   43 t[1] spill
        mov qword [rsp + 2016], r12  ;   687.5 p0+p3   43 t[1] spill
        mov rcx, rbx                 ;   681.3 p1      43 t[1] copy
        xor rcx, qword [rsp + 728]   ;   688.5 p2+p0   43 t[1]
        mov r12, rdx                 ;   685.5 p1      43 t[1] copy
        xor r12, qword [rsp + 752]   ;   689.1 p2+p0   43 t[1]
        mov qword [rsp + 2056], rdx  ;   689.6 p0+p3   43 t[1] spill
        mov qword [rsp + 1584], rbx  ;   690.6 p0+p3   43 t[1] spill
        mov rbx, rsi                 ;   681.5 p1      43 t[1] copy
        and rbx, r8                  ;   691.6 p0      43 t[1]
        xor r9, rbx                  ;   692.6 p0      43 t[1]
        mov rdx, r12                 ;   690.1 p1      43 t[1] copy
        mov rbx, rsi                 ;   681.5 p1      43 t[1] copy
        xor rbx, r10                 ;   692.8 p0      43 t[1]
        and rdx, rbx                 ;   693.8 p0      43 t[1]
        xor rdx, qword [rsp + 760]   ;   694.8 p2+p0   43 t[1]
        xor rdx, r9                  ;   695.8 p0      43 t[1]
        mov qword [rsp + 2064], rdi  ;   695.1 p0+p3   43 t[1] spill
        mov rdi, rbp                 ;   677.5 p1      43 t[1] copy
        or rdi, qword [rsp + 792]    ;   696.1 p2+p0   43 t[1]
        xor rax, r9                  ;   696.6 p0      43 t[1]
        mov r9, r14                  ;   676.4 p1      43 t[1] copy
        and r9, r11                  ;   697.2 p0      43 t[1]
        xor rdx, r9                  ;   698.2 p0      43 t[1]
        xor r9, r13                  ;   698.3 p0      43 t[1]
        xor r13, rdi                 ;   698.9 p0      43 t[1]
        xor rax, rdi                 ;   699.5 p0      43 t[1]
        mov rdi, r14                 ;   676.4 p1      43 t[1] copy
        xor rdi, r8                  ;   700.1 p0      43 t[1]
        mov qword [rsp + 2072], r11  ;   700.6 p0+p3   43 t[1] spill
        mov qword [rsp + 2080], rdi  ;   701.6 p0+p3   43 t[1] spill
        mov r11, rbx                 ;   693.8 p1      43 t[1] copy
        mov qword [rsp + 2088], rbx  ;   702.6 p0+p3   43 t[1] spill
        xor r11, qword [rsp + 792]   ;   703.6 p2+p0   43 t[1]
        mov rbx, r15                 ;   677.4 p1      43 t[1] copy
        and rbx, rdi                 ;   704.2 p0      43 t[1]
        mov rdi, r10                 ;   682.3 p1      43 t[1] copy
        and rdi, rcx                 ;   704.8 p0      43 t[1]
        xor rax, rdi                 ;   705.8 p0      43 t[1]
        mov rdi, r11                 ;   704.6 p1      43 t[1] copy
        xor r9, rbx                  ;   705.9 p0      43 t[1]
        mov rbx, rbp                 ;   677.5 p1      43 t[1] copy
        xor rbx, r12                 ;   706.5 p0      43 t[1]
        and rdi, rbx                 ;   707.5 p0      43 t[1]
        xor r13, rdi                 ;   708.5 p0      43 t[1]
        mov rdi, rdx                 ;   699.2 p1      43 t[1] copy
        and rdi, r9                  ;   708.2 p0      43 t[1]
        xor r13, rdi                 ;   709.5 p0      43 t[1]
        mov qword [rsp + 2096], r15  ;   709.3 p0+p3   43 t[1] spill
        mov r15, rax                 ;   706.8 p1      43 t[1] copy
        and r15, r13                 ;   710.5 p0      43 t[1]
        xor r9, r15                  ;   711.5 p0      43 t[1]
        mov r15, rdx                 ;   699.2 p1      43 t[1] copy
        xor rdx, r13                 ;   711.5 p0      43 t[1]
        mov r13, rax                 ;   706.8 p1      43 t[1] copy
        or rdi, rdx                  ;   712.5 p0      43 t[1]
        xor rdi, r9                  ;   713.5 p0      43 t[1]
        and r13, r9                  ;   713.2 p0      43 t[1]
        xor r15, r13                 ;   714.2 p0      43 t[1]
        and r9, r15                  ;   715.2 p0      43 t[1]
        xor rax, r9                  ;   716.2 p0      43 t[1]
        mov r9, r15                  ;   715.2 p1      43 t[1] copy
        or r9, rdi                   ;   716.2 p0      43 t[1]
        and r11, r15                 ;   716.0 p0      43 t[1]
        xor rdx, r9                  ;   717.2 p0      43 t[1]
        mov r9, r15                  ;   715.2 p1      43 t[1] copy
        xor r9, rdi                  ;   717.2 p0      43 t[1]
        and r12, r9                  ;   718.2 p0      43 t[1]
        mov r13, rdx                 ;   718.2 p1      43 t[1] copy
        and rsi, rdx                 ;   718.3 p0      43 t[1]
        and r8, rdx                  ;   718.9 p0      43 t[1]
        xor rdx, rax                 ;   719.5 p0      43 t[1]
        xor r13, r9                  ;   720.0 p0      43 t[1]
        and rcx, r13                 ;   721.0 p0      43 t[1]
        and r9, qword [rsp + 2088]   ;   721.2 p2+p0   43 t[1]
        and rbp, rdi                 ;   721.8 p0      43 t[1]
        and rbx, r15                 ;   722.3 p0      43 t[1]
        mov qword [rsp + 2088], rbp  ;   722.9 p0+p3   43 t[1] spill
        mov rbp, qword [rsp + 2064]  ;   695.1 p2      43 t[1]
        and r10, r13                 ;   723.9 p0      43 t[1]
        mov r13, rdi                 ;   714.5 p1      43 t[1] copy
        and r13, qword [rsp + 792]   ;   724.5 p2+p0   43 t[1]
        xor rdi, rdx                 ;   725.0 p0      43 t[1]
        and rbp, rdi                 ;   726.0 p0      43 t[1]
        xor rbp, r13                 ;   727.0 p0      43 t[1]
        xor r8, r12                  ;   726.8 p0      43 t[1]
        xor rbp, r11                 ;   728.0 p0      43 t[1]
        xor r11, r10                 ;   727.9 p0      43 t[1]
        and r14, rdx                 ;   728.5 p0      43 t[1]
        and rdi, qword [rsp + 728]   ;   729.0 p2+p0   43 t[1]
        xor r14, rdi                 ;   730.0 p0      43 t[1]
        xor r15, rax                 ;   730.2 p0      43 t[1]
        xor r10, r13                 ;   730.7 p0      43 t[1]
        mov qword [rsp + 2064], rdi  ;   731.3 p0+p3   43 t[1] spill
        mov rdi, qword [rsp + 2056]  ;   689.6 p2      43 t[1]
        and rdi, r15                 ;   732.3 p0      43 t[1]
        xor rsi, rdi                 ;   733.3 p0      43 t[1]
        xor rbp, rdi                 ;   733.5 p0      43 t[1]
        mov rdi, qword [rsp + 1584]  ;   690.6 p2      43 t[1]
        xor r11, rsi                 ;   734.3 p0      43 t[1]
        and rdi, r15                 ;   734.6 p0      43 t[1]
        mov r15, qword [rsp + 2096]  ;   709.3 p2      43 t[1]
        and r15, rax                 ;   735.2 p0      43 t[1]
        xor rsi, r15                 ;   736.2 p0      43 t[1]
        and rdx, qword [rsp + 2072]  ;   736.3 p2+p0   43 t[1]
        xor r12, rcx                 ;   736.9 p0      43 t[1]
        xor r10, rdx                 ;   737.5 p0      43 t[1]
        mov r13, r8                  ;   727.8 p1      43 t[1] copy
        xor r13, r14                 ;   738.0 p0      43 t[1]
        xor r13, r11                 ;   739.0 p0      43 t[1]
        xor r9, r13                  ;   740.0 p0      43 t[1]
        mov rdx, qword [rsp + 2088]  ;   722.9 p2      43 t[1]
        xor rdx, qword [rsp + 2064]  ;   739.7 p2+p0   43 t[1]
        xor r10, r9                  ;   741.0 p0      43 t[1]
        xor r14, rdi                 ;   740.9 p0      43 t[1]
        and rax, qword [rsp + 2080]  ;   741.5 p2+p0   43 t[1]
        xor rax, r10                 ;   742.5 p0      43 t[1]
        xor r14, rax                 ;   743.5 p0      43 t[1]
        xor rdx, r8                  ;   743.2 p0      43 t[1]
        mov r15, qword [rsp + 1624]  ;   691.5 p2      55 t[1]
        xor rbx, rax                 ;   743.7 p0      43 t[1]
        xor rdx, rbx                 ;   744.7 p0      43 t[1]
        xor r15, qword [rsp + 1912]  ;   744.9 p2+p0   55 t[1]
        xor r15, qword [rsp + 1920]  ;   745.9 p2+p0   55 t[1]
        xor r15, qword [rsp + 1880]  ;   746.9 p2+p0   55 t[1]
        xor rsi, r9                  ;   746.6 p0      43 t[1]
        mov rdi, qword [rsp + 1952]  ;   695.5 p2      43 t[1] reload
        xor r15, rdi                 ;   747.9 p0      55 t[1]
        not rsi                      ;   747.7 p0      43 t[1]
        mov rcx, qword [rsp + 1944]  ;   696.5 p2      43 t[1] reload
        xor r12, rbx                 ;   748.2 p0      43 t[1]
        mov rax, qword [rsp + 1904]  ;   697.5 p2      55 t[1]
        mov rbx, qword [rsp + 1928]  ;   698.5 p2      55 t[1]
        not r14                      ;   748.8 p0      43 t[1]
        xor rbx, r12                 ;   749.3 p0      55 t[1]
        mov qword [rsp + 1952], rbx  ;   750.3 p0+p3   55 t[1] spill
        xor rax, rcx                 ;   750.9 p0      55 t[1]
        xor rcx, rsi                 ;   751.5 p0      55 t[1]
        xor r14, qword [rsp + 1936]  ;   752.0 p2+p0   55 t[1]
        mov rsi, qword [rsp + 1848]  ;   700.5 p2      55 t[1]
        mov rbx, qword [rsp + 1928]  ;   701.5 p2      55 t[1]
        xor rsi, qword [rsp + 1936]  ;   752.6 p2+p0   55 t[1]
        mov qword [rsp + 1936], r15  ;   753.2 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1848]  ;   703.5 p2      55 t[1]
        xor r15, qword [rsp + 2016]  ;   754.2 p2+p0   55 t[1]
        xor rbx, rsi                 ;   754.7 p0      55 t[1]
        xor rsi, rcx                 ;   755.3 p0      55 t[1]
        mov qword [rsp + 1848], rsi  ;   756.3 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 1648]  ;   705.5 p2      55 t[1]
        xor rsi, r10                 ;   756.9 p0      55 t[1]
        xor rsi, rax                 ;   757.9 p0      55 t[1]
        xor rax, qword [rsp + 2016]  ;   758.0 p2+p0   55 t[1]
        mov qword [rsp + 2016], rsi  ;   758.9 p0+p3   55 t[1] spill
        mov r8, qword [rsp + 1928]   ;   707.5 p2      55 t[1]
        mov r9, qword [rsp + 2000]   ;   708.5 p2      43 t[1] reload
        xor r8, r9                   ;   759.6 p0      55 t[1]
        xor rdi, qword [rsp + 2048]  ;   760.2 p2+p0   55 t[1]
        not r11                      ;   760.7 p0      43 t[1]
        not r13                      ;   761.2 p0      43 t[1]
        xor r9, qword [rsp + 2008]   ;   761.7 p2+p0   55 t[1]
        mov qword [rsp + 2000], rcx  ;   762.3 p0+p3   55 t[1] spill
        xor r12, qword [rsp + 2008]  ;   763.3 p2+p0   55 t[1]
        mov qword [rsp + 2008], rbp  ;   763.9 p0+p3   43 t[1] spill
        xor rdi, r9                  ;   764.9 p0      55 t[1]
        xor r13, qword [rsp + 2024]  ;   765.4 p2+p0   55 t[1]
        mov rsi, qword [rsp + 2032]  ;   714.5 p2      55 t[1]
        xor rsi, r10                 ;   766.0 p0      55 t[1]
        mov qword [rsp + 2032], r10  ;   766.6 p0+p3   43 t[1] spill
        mov r10, qword [rsp + 1968]  ;   716.2 p2      55 t[1]
        mov qword [rsp + 1968], r8   ;   767.6 p0+p3   55 t[1] spill
        xor r10, r8                  ;   768.6 p0      55 t[1]
        mov r8, qword [rsp + 1992]   ;   717.9 p2      55 t[1]
        xor r8, rbp                  ;   769.2 p0      55 t[1]
        mov qword [rsp + 1928], rsi  ;   769.7 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 2040]  ;   718.9 p2      55 t[1]
        xor rsi, rcx                 ;   770.7 p0      55 t[1]
        mov qword [rsp + 1944], rsi  ;   771.7 p0+p3   55 t[1] spill
        mov rcx, qword [rsp + 1832]  ;   719.9 p2      55 t[1]
        mov rsi, r14                 ;   753.0 p1      55 t[1] copy
        mov qword [rsp + 1880], rax  ;   772.3 p0+p3   55 t[1] spill
        xor rsi, rax                 ;   773.3 p0      55 t[1]
        mov rax, r9                  ;   762.7 p1      55 t[1] copy
        xor rax, rbx                 ;   773.9 p0      55 t[1]
        xor r14, rax                 ;   774.9 p0      55 t[1]
        mov qword [rsp + 1920], r14  ;   775.9 p0+p3   55 t[1] spill
        mov r14, qword [rsp + 1984]  ;   723.0 p2      55 t[1]
        xor r14, qword [rsp + 1992]  ;   776.0 p2+p0   55 t[1]
        mov qword [rsp + 1992], rbx  ;   776.6 p0+p3   55 t[1] spill
        mov rbx, r11                 ;   761.7 p1      55 t[1] copy
        mov qword [rsp + 1624], rax  ;   777.6 p0+p3   55 t[1] spill
        mov rax, r13                 ;   766.4 p1      55 t[1] copy
        mov rbp, qword [rsp + 1976]  ;   725.9 p2      55 t[1]
        xor rbp, r8                  ;   778.6 p0      55 t[1]
        xor rcx, rbp                 ;   779.6 p0      55 t[1]
        xor r8, r12                  ;   779.7 p0      55 t[1]
        xor rbx, rcx                 ;   780.6 p0      55 t[1]
        xor rax, r8                  ;   780.9 p0      55 t[1]
        xor rax, rbx                 ;   781.9 p0      55 t[1]
        mov qword [rsp + 2088], rax  ;   782.9 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1976]  ;   730.0 p2      55 t[1]
        xor rax, qword [rsp + 1576]  ;   783.0 p2+p0   55 t[1]
        xor r9, r13                  ;   783.6 p0      55 t[1]
        xor r13, r10                 ;   784.2 p0      55 t[1]
        xor r11, rax                 ;   784.7 p0      55 t[1]
        xor rax, r13                 ;   785.3 p0      55 t[1]
        mov qword [rsp + 1976], rax  ;   786.3 p0+p3   55 t[1] spill
        mov rax, rdi                 ;   765.9 p1      55 t[1] copy
        xor rbp, qword [rsp + 1896]  ;   786.9 p2+p0   55 t[1]
        mov qword [rsp + 1912], r9   ;   787.4 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1936]   ;   753.2 p2      55 t[1]
        mov qword [rsp + 2064], rbx  ;   788.4 p0+p3   55 t[1] spill
        mov rbx, qword [rsp + 1648]  ;   736.7 p2      55 t[1]
        xor rax, r14                 ;   789.4 p0      55 t[1]
        xor r9, rdx                  ;   790.0 p0      55 t[1]
        xor r10, qword [rsp + 1888]  ;   790.6 p2+p0   55 t[1]
        xor rax, r9                  ;   791.1 p0      55 t[1]
        xor rdx, qword [rsp + 2048]  ;   791.7 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2032]  ;   792.7 p2+p0   55 t[1]
        xor rbx, qword [rsp + 1960]  ;   792.9 p2+p0   55 t[1]
        xor rdx, r12                 ;   793.7 p0      55 t[1]
        mov qword [rsp + 2032], r9   ;   794.0 p0+p3   55 t[1] spill
        mov r9, r15                  ;   755.2 p1      55 t[1] copy
        xor r9, r12                  ;   795.0 p0      55 t[1]
        mov r12, qword [rsp + 1944]  ;   771.7 p2      55 t[1]
        xor rdx, rbx                 ;   795.6 p0      55 t[1]
        xor r12, rbx                 ;   796.1 p0      55 t[1]
        mov rbx, qword [rsp + 2024]  ;   744.8 p2      55 t[1]
        mov qword [rsp + 2024], r15  ;   796.7 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1944]  ;   771.7 p2      55 t[1]
        xor rcx, qword [rsp + 1984]  ;   797.7 p2+p0   55 t[1]
        mov qword [rsp + 1944], rdx  ;   798.3 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 2008]  ;   763.9 p2      55 t[1]
        xor rdi, qword [rsp + 1928]  ;   799.3 p2+p0   55 t[1]
        xor r15, qword [rsp + 1904]  ;   799.9 p2+p0   55 t[1]
        xor r15, rsi                 ;   800.9 p0      55 t[1]
        xor rbx, qword [rsp + 1952]  ;   801.0 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1952]  ;   801.6 p2+p0   55 t[1]
        mov qword [rsp + 1984], r11  ;   802.1 p0+p3   55 t[1] spill
        xor r14, rbp                 ;   803.1 p0      55 t[1]
        xor rdx, qword [rsp + 1936]  ;   803.7 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1896]  ;   804.7 p2+p0   55 t[1]
        mov qword [rsp + 1896], r14  ;   804.9 p0+p3   55 t[1] spill
        mov r14, qword [rsp + 1968]  ;   767.6 p2      55 t[1]
        xor r14, qword [rsp + 1936]  ;   805.9 p2+p0   55 t[1]
        mov qword [rsp + 1936], r9   ;   806.4 p0+p3   55 t[1] spill
        mov r9, r10                  ;   791.6 p1      55 t[1] copy
        xor r10, r11                 ;   807.4 p0      55 t[1]
        mov r11, qword [rsp + 768]   ;   756.8 p2      55 t[0].0 reload
        xor rsi, qword [r11 + 1328]  ;   808.0 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1576]  ;   808.6 p2+p0   55 t[1]
        xor rbp, qword [r11 + 1360]  ;   809.6 p2+p0   55 t[1]
        mov qword [rsp + 1576], rbp  ;   810.6 p0+p3   55 t[1] spill
        mov rbp, qword [rsp + 1960]  ;   760.8 p2      55 t[1]
        xor r9, rbx                  ;   810.7 p0      55 t[1]
        xor rbx, qword [rsp + 1976]  ;   811.3 p2+p0   55 t[1]
        xor rbx, qword [rsp + 2088]  ;   812.3 p2+p0   55 t[1]
        xor rbx, qword [r11 + 1352]  ;   813.3 p2+p0   55 t[1]
        mov qword [rsp + 1960], rbx  ;   814.3 p0+p3   55 t[1] spill
        mov rbx, r8                  ;   780.7 p1      55 t[1] copy
        xor rbp, qword [r11 + 1312]  ;   814.0 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1928]  ;   815.0 p2+p0   55 t[1]
        xor rbp, r14                 ;   816.0 p0      55 t[1]
        xor r13, qword [r11 + 1280]  ;   815.7 p2+p0   55 t[1]
        xor rbx, qword [r11 + 1304]  ;   816.3 p2+p0   55 t[1]
        xor rbx, rax                 ;   817.3 p0      55 t[1]
        xor r10, qword [r11 + 1288]  ;   817.4 p2+p0   55 t[1]
        xor r8, qword [r11 + 1432]   ;   818.0 p2+p0   55 t[1]
        xor rax, qword [r11 + 1368]  ;   818.6 p2+p0   55 t[1]
        mov qword [rsp + 2008], rax  ;   819.6 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1624]  ;   777.6 p2      55 t[1]
        xor rax, qword [r11 + 1336]  ;   820.1 p2+p0   55 t[1]
        xor rax, qword [rsp + 1952]  ;   821.1 p2+p0   55 t[1]
        mov qword [rsp + 1952], rax  ;   822.1 p0+p3   55 t[1] spill
        xor r8, qword [rsp + 2032]   ;   822.3 p2+p0   55 t[1]
        mov qword [rsp + 2032], r8   ;   823.3 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1912]  ;   787.4 p2      55 t[1]
        xor rax, qword [r11 + 1344]  ;   823.8 p2+p0   55 t[1]
        xor rax, qword [rsp + 1888]  ;   824.8 p2+p0   55 t[1]
        mov qword [rsp + 1888], rax  ;   825.8 p0+p3   55 t[1] spill
        mov rax, r12                 ;   797.1 p1      55 t[1] copy
        xor r12, qword [r11 + 1384]  ;   826.0 p2+p0   55 t[1]
        xor r12, qword [rsp + 1928]  ;   827.0 p2+p0   55 t[1]
        mov r8, qword [rsp + 1648]   ;   780.8 p2      55 t[1]
        xor r12, qword [rsp + 2016]  ;   828.0 p2+p0   55 t[1]
        mov qword [rsp + 1648], r12  ;   829.0 p0+p3   55 t[1] spill
        mov r12, qword [rsp + 1848]  ;   782.8 p2      55 t[1]
        xor r12, qword [r11 + 1392]  ;   828.7 p2+p0   55 t[1]
        xor r12, r15                 ;   829.7 p0      55 t[1]
        xor r15, qword [r11 + 1456]  ;   829.8 p2+p0   55 t[1]
        xor r15, qword [rsp + 2024]  ;   830.8 p2+p0   55 t[1]
        mov qword [rsp + 2024], r15  ;   831.8 p0+p3   55 t[1] spill
        xor rbx, rdx                 ;   832.0 p0      55 t[1]
        xor rax, qword [r11 + 1320]  ;   832.6 p2+p0   55 t[1]
        mov r15, qword [rsp + 1936]  ;   806.4 p2      55 t[1]
        xor r15, qword [r11 + 1400]  ;   833.1 p2+p0   55 t[1]
        xor r15, qword [rsp + 1992]  ;   834.1 p2+p0   55 t[1]
        xor r8, qword [r11 + 1376]   ;   834.3 p2+p0   55 t[1]
        xor r8, rdi                  ;   835.3 p0      55 t[1]
        xor rdi, qword [r11 + 1504]  ;   835.4 p2+p0   55 t[1]
        xor rdi, r14                 ;   836.4 p0      55 t[1]
        mov r14, qword [rsp + 2088]  ;   792.8 p2      55 t[1]
        xor rdx, qword [r11 + 1496]  ;   836.6 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2048]  ;   837.6 p2+p0   55 t[1]
        xor rdi, qword [rsp + 1944]  ;   837.7 p2+p0   55 t[1]
        mov qword [rsp + 2088], rdi  ;   838.7 p0+p3   55 t[1] spill
        mov rdi, qword [rsp + 1896]  ;   804.9 p2      55 t[1]
        xor rcx, qword [r11 + 1296]  ;   839.3 p2+p0   55 t[1]
        xor rdi, qword [r11 + 1424]  ;   839.8 p2+p0   55 t[1]
        mov qword [rsp + 1992], r15  ;   840.4 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1912]  ;   799.8 p2      55 t[1]
        xor rdi, qword [rsp + 1984]  ;   841.4 p2+p0   55 t[1]
        mov qword [rsp + 1984], rdx  ;   842.0 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1944]  ;   801.8 p2      55 t[1]
        xor rdx, qword [r11 + 1440]  ;   843.0 p2+p0   55 t[1]
        mov qword [rsp + 1944], rdx  ;   844.0 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1904]  ;   803.8 p2      55 t[1]
        xor rdx, qword [r11 + 1448]  ;   844.6 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2000]  ;   845.6 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1928]  ;   846.6 p2+p0   55 t[1]
        mov qword [rsp + 1928], rdx  ;   847.6 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1936]  ;   807.8 p2      55 t[1]
        xor r15, qword [r11 + 1408]  ;   847.3 p2+p0   55 t[1]
        xor r15, r9                  ;   848.3 p0      55 t[1]
        xor rdx, qword [r11 + 1464]  ;   848.4 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1920]  ;   849.4 p2+p0   55 t[1]
        xor r14, qword [r11 + 1416]  ;   849.5 p2+p0   55 t[1]
        mov qword [rsp + 1936], rdx  ;   850.4 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1968]  ;   812.8 p2      55 t[1]
        xor rdx, r9                  ;   851.1 p0      55 t[1]
        xor r9, qword [r11 + 1480]   ;   851.7 p2+p0   55 t[1]
        xor r9, qword [rsp + 1832]   ;   852.7 p2+p0   55 t[1]
        xor r9, qword [rsp + 1976]   ;   853.7 p2+p0   55 t[1]
        mov qword [rsp + 1976], r9   ;   854.7 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1896]   ;   816.8 p2      55 t[1]
        xor rdx, qword [r11 + 1472]  ;   854.4 p2+p0   55 t[1]
        xor r9, qword [r11 + 1488]   ;   855.0 p2+p0   55 t[1]
        mov qword [rsp + 1896], r14  ;   855.5 p0+p3   55 t[1] spill
        xor r9, qword [rsp + 2064]   ;   856.5 p2+p0   55 t[1]
        mov qword [rsp + 2064], r9   ;   857.5 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 2016]   ;   820.8 p2      55 t[1]
        xor r9, qword [r11 + 1512]   ;   858.1 p2+p0   55 t[1]
        xor r9, qword [rsp + 2040]   ;   859.1 p2+p0   55 t[1]
        mov qword [rsp + 2016], rdi  ;   859.3 p0+p3   55 t[1] spill
        mov qword [rsp + 2040], r9   ;   860.3 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1880]   ;   823.8 p2      55 t[1]
        xor r9, qword [r11 + 1520]   ;   861.3 p2+p0   55 t[1]
        xor r9, qword [rsp + 1848]   ;   862.3 p2+p0   55 t[1]
        mov qword [rsp + 1848], r9   ;   863.3 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1920]   ;   826.8 p2      55 t[1]
        xor r9, qword [r11 + 1528]   ;   863.4 p2+p0   55 t[1]
        mov qword [rsp + 1920], r9   ;   864.4 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1080]   ;   828.8 p2      43 t[2]
        xor r9, qword [rsp + 1088]   ;   865.0 p2+p0   43 t[2]
        mov qword [rsp + 1880], rdx  ;   865.5 p0+p3   55 t[1] spill
        mov rdx, r9                  ;   866.0 p1      43 t[2] copy
        xor rdx, qword [rsp + 1064]  ;   867.0 p2+p0   43 t[2]
        mov rdi, rdx                 ;   868.0 p1      43 t[2] copy
        xor rdi, qword [rsp + 1112]  ;   869.0 p2+p0   43 t[2]
        mov qword [rsp + 1968], r12  ;   867.7 p0+p3   55 t[1] spill
        mov qword [rsp + 2048], rax  ;   868.7 p0+p3   55 t[1] spill
        mov qword [rsp + 1832], r15  ;   869.7 p0+p3   55 t[1] spill
        mov r15, rdi                 ;   870.0 p1      43 t[2] copy
        xor r15, qword [rsp + 1056]  ;   871.0 p2+p0   43 t[2]
        mov r12, r15                 ;   872.0 p1      43 t[2] copy
        mov qword [rsp + 1624], rbx  ;   871.3 p0+p3   55 t[1] spill
        mov qword [rsp + 2000], r8   ;   872.3 p0+p3   55 t[1] spill
        xor r12, qword [rsp + 1072]  ;   873.3 p2+p0   43 t[2]
        mov r8, r12                  ;   874.3 p1      43 t[2] copy
        xor r8, qword [rsp + 1080]   ;   875.3 p2+p0   43 t[2]
        mov qword [rsp + 2096], r10  ;   874.4 p0+p3   55 t[1] spill
        mov qword [rsp + 1912], rbp  ;   875.4 p0+p3   55 t[1] spill
        mov qword [rsp + 2080], rcx  ;   876.4 p0+p3   55 t[1] spill
        mov r14, rdi                 ;   870.0 p1      43 t[2] copy
        xor r14, qword [rsp + 1104]  ;   877.4 p2+p0   43 t[2]
        mov rbx, r14                 ;   878.4 p1      43 t[2] copy
        mov qword [rsp + 1904], rsi  ;   878.0 p0+p3   55 t[1] spill
        mov rsi, r14                 ;   878.4 p1      43 t[2] copy
        xor rsi, qword [rsp + 1096]  ;   879.4 p2+p0   43 t[2]
        mov rbp, rsi                 ;   880.4 p1      43 t[2] copy
        xor rbp, qword [rsp + 1088]  ;   881.4 p2+p0   43 t[2]
        mov r10, rbp                 ;   882.4 p1      43 t[2] copy
        mov qword [rsp + 2056], rsi  ;   880.4 p0+p3   43 t[2] spill
        xor rbx, r8                  ;   881.1 p0      43 t[2]
        mov rcx, rbx                 ;   882.1 p1      43 t[2] copy
        xor rcx, qword [rsp + 1112]  ;   883.1 p2+p0   43 t[2]
        xor r10, rcx                 ;   884.1 p0      43 t[2]
        mov r11, rsi                 ;   880.4 p1      43 t[2] copy
        and r11, r10                 ;   885.1 p0      43 t[2]
        xor rdx, r11                 ;   886.1 p0      43 t[2]
        mov r11, rcx                 ;   884.1 p1      43 t[2] copy
        mov rax, rsi                 ;   880.4 p1      43 t[2] copy
        mov rsi, r8                  ;   876.3 p1      43 t[2] copy
        xor r11, qword [rsp + 1056]  ;   885.1 p2+p0   43 t[2]
        xor r9, r11                  ;   886.1 p0      43 t[2]
        and r11, rcx                 ;   886.1 p0      43 t[2]
        xor rdx, r11                 ;   887.1 p0      43 t[2]
        mov qword [rsp + 1584], r13  ;   886.2 p0+p3   55 t[1] spill
        mov r13, r10                 ;   885.1 p1      43 t[2] copy
        xor r13, qword [rsp + 1080]  ;   887.2 p2+p0   43 t[2]
        xor rax, qword [rsp + 1056]  ;   887.8 p2+p0   43 t[2]
        and rsi, r9                  ;   888.4 p0      43 t[2]
        xor r11, rsi                 ;   889.4 p0      43 t[2]
        mov qword [rsp + 2072], r10  ;   889.5 p0+p3   43 t[2] spill
        mov r10, r15                 ;   872.0 p1      43 t[2] copy
        or r10, qword [rsp + 1112]   ;   890.5 p2+p0   43 t[2]
        xor r12, r11                 ;   891.1 p0      43 t[2]
        xor r12, r10                 ;   892.1 p0      43 t[2]
        mov qword [rsp + 2104], rcx  ;   892.2 p0+p3   43 t[2] spill
        mov rcx, r13                 ;   888.2 p1      43 t[2] copy
        mov qword [rsp + 2112], r8   ;   893.2 p0+p3   43 t[2] spill
        mov qword [rsp + 2120], r14  ;   894.2 p0+p3   43 t[2] spill
        mov rsi, r8                  ;   876.3 p1      43 t[2] copy
        xor rsi, rbp                 ;   895.2 p0      43 t[2]
        and rcx, rsi                 ;   896.2 p0      43 t[2]
        xor rcx, qword [rsp + 1088]  ;   897.2 p2+p0   43 t[2]
        xor rcx, r11                 ;   898.2 p0      43 t[2]
        mov r8, rdi                  ;   870.0 p1      43 t[2] copy
        and r8, rbx                  ;   897.5 p0      43 t[2]
        xor rcx, r8                  ;   899.2 p0      43 t[2]
        xor r8, rdx                  ;   898.7 p0      43 t[2]
        xor rdx, r10                 ;   899.2 p0      43 t[2]
        mov r10, rsi                 ;   896.2 p1      43 t[2] copy
        mov qword [rsp + 2128], rsi  ;   899.8 p0+p3   43 t[2] spill
        mov rsi, r14                 ;   878.4 p1      43 t[2] copy
        xor r10, qword [rsp + 1112]  ;   900.8 p2+p0   43 t[2]
        mov r11, rdi                 ;   870.0 p1      43 t[2] copy
        xor r11, r9                  ;   901.4 p0      43 t[2]
        mov qword [rsp + 2136], r11  ;   902.4 p0+p3   43 t[2] spill
        and rsi, r11                 ;   903.0 p0      43 t[2]
        mov r11, rax                 ;   888.8 p1      43 t[2] copy
        and r11, rbp                 ;   903.5 p0      43 t[2]
        xor r12, r11                 ;   904.5 p0      43 t[2]
        mov r11, r10                 ;   901.8 p1      43 t[2] copy
        xor r8, rsi                  ;   904.7 p0      43 t[2]
        mov rsi, r15                 ;   872.0 p1      43 t[2] copy
        xor rsi, r13                 ;   905.2 p0      43 t[2]
        mov r14, r12                 ;   905.5 p1      43 t[2] copy
        and r11, rsi                 ;   906.2 p0      43 t[2]
        xor rdx, r11                 ;   907.2 p0      43 t[2]
        mov r11, rcx                 ;   900.2 p1      43 t[2] copy
        and r11, r8                  ;   907.0 p0      43 t[2]
        xor rdx, r11                 ;   908.2 p0      43 t[2]
        and r14, rdx                 ;   909.2 p0      43 t[2]
        xor r8, r14                  ;   910.2 p0      43 t[2]
        mov r14, rcx                 ;   900.2 p1      43 t[2] copy
        xor rcx, rdx                 ;   909.2 p0      43 t[2]
        mov rdx, r12                 ;   905.5 p1      43 t[2] copy
        or r11, rcx                  ;   910.2 p0      43 t[2]
        and rdx, r8                  ;   911.2 p0      43 t[2]
        xor r14, rdx                 ;   912.2 p0      43 t[2]
        mov rdx, qword [rsp + 2112]  ;   893.2 p2      43 t[2]
        xor r11, r8                  ;   911.5 p0      43 t[2]
        and r8, r14                  ;   913.2 p0      43 t[2]
        xor r12, r8                  ;   914.2 p0      43 t[2]
        mov r8, r14                  ;   913.2 p1      43 t[2] copy
        or r8, r11                   ;   914.2 p0      43 t[2]
        and r15, r11                 ;   913.8 p0      43 t[2]
        mov qword [rsp + 2112], r15  ;   914.8 p0+p3   43 t[2] spill
        xor rcx, r8                  ;   915.4 p0      43 t[2]
        and rdx, rcx                 ;   916.4 p0      43 t[2]
        and rsi, r14                 ;   916.5 p0      43 t[2]
        mov r8, r14                  ;   913.2 p1      43 t[2] copy
        xor r8, r11                  ;   917.1 p0      43 t[2]
        and r9, rcx                  ;   917.7 p0      43 t[2]
        and r13, r8                  ;   918.2 p0      43 t[2]
        mov r15, rcx                 ;   916.4 p1      43 t[2] copy
        xor r9, r13                  ;   919.2 p0      43 t[2]
        xor r15, r8                  ;   919.4 p0      43 t[2]
        and rbp, r15                 ;   920.4 p0      43 t[2]
        xor rcx, r12                 ;   920.5 p0      43 t[2]
        and rax, r15                 ;   921.1 p0      43 t[2]
        mov r15, r11                 ;   912.5 p1      43 t[2] copy
        and rbx, rcx                 ;   921.7 p0      43 t[2]
        and r10, r14                 ;   922.2 p0      43 t[2]
        and r15, qword [rsp + 1112]  ;   922.8 p2+p0   43 t[2]
        xor r11, rcx                 ;   923.4 p0      43 t[2]
        and rdi, rcx                 ;   923.9 p0      43 t[2]
        mov rcx, qword [rsp + 2104]  ;   892.2 p2      43 t[2]
        and rcx, r11                 ;   924.5 p0      43 t[2]
        and r11, qword [rsp + 1056]  ;   925.1 p2+p0   43 t[2]
        and r8, qword [rsp + 2128]   ;   925.7 p2+p0   43 t[2]
        xor r14, r12                 ;   926.2 p0      43 t[2]
        xor rdi, r11                 ;   926.8 p0      43 t[2]
        xor rcx, r15                 ;   927.4 p0      43 t[2]
        xor r13, rax                 ;   927.9 p0      43 t[2]
        xor rcx, r10                 ;   928.5 p0      43 t[2]
        xor r10, rbp                 ;   929.1 p0      43 t[2]
        xor rbp, r15                 ;   929.7 p0      43 t[2]
        mov r15, r9                  ;   920.2 p1      43 t[2] copy
        xor r15, rdi                 ;   930.2 p0      43 t[2]
        mov qword [rsp + 2128], r11  ;   930.8 p0+p3   43 t[2] spill
        mov r11, qword [rsp + 2072]  ;   889.5 p2      43 t[2]
        and r11, r14                 ;   931.8 p0      43 t[2]
        xor rdx, r11                 ;   932.8 p0      43 t[2]
        xor rcx, r11                 ;   932.9 p0      43 t[2]
        mov r11, qword [rsp + 2056]  ;   882.7 p2      43 t[2]
        and r11, r14                 ;   933.5 p0      43 t[2]
        mov r14, qword [rsp + 2120]  ;   894.2 p2      43 t[2]
        and r14, r12                 ;   934.1 p0      43 t[2]
        xor r10, rdx                 ;   934.6 p0      43 t[2]
        and r12, qword [rsp + 2136]  ;   935.2 p2+p0   43 t[2]
        xor rdx, r14                 ;   935.8 p0      43 t[2]
        xor rdi, r11                 ;   936.4 p0      43 t[2]
        xor rbp, rbx                 ;   936.9 p0      43 t[2]
        mov rax, qword [rsp + 1424]  ;   887.1 p2      43 t[2]
        xor r15, r10                 ;   937.5 p0      43 t[2]
        xor r8, r15                  ;   938.5 p0      43 t[2]
        xor rbp, r8                  ;   939.5 p0      43 t[2]
        xor rdx, r8                  ;   939.5 p0      43 t[2]
        mov r8, qword [rsp + 1400]   ;   888.8 p2      43 t[2]
        xor r12, rbp                 ;   940.5 p0      43 t[2]
        mov r11, qword [rsp + 1408]  ;   889.8 p2      43 t[2] reload
        xor r8, r11                  ;   940.4 p0      43 t[2]
        not r10                      ;   940.9 p0      43 t[2]
        not r15                      ;   941.4 p0      43 t[2]
        mov qword [rsp + 2056], r10  ;   941.9 p0+p3   43 t[2] spill
        xor rsi, r12                 ;   942.9 p0      43 t[2]
        xor rdi, r12                 ;   943.5 p0      43 t[2]
        mov r12, qword [rsp + 1384]  ;   891.8 p2      43 t[2]
        mov r14, qword [rsp + 1432]  ;   892.8 p2      43 t[2]
        xor r12, r8                  ;   944.1 p0      43 t[2]
        xor r14, r12                 ;   945.1 p0      43 t[2]
        xor rax, r14                 ;   946.1 p0      43 t[2]
        mov qword [rsp + 2072], rbp  ;   945.8 p0+p3   43 t[2] spill
        mov rbp, rax                 ;   947.1 p1      43 t[2] copy
        xor rbp, qword [rsp + 1416]  ;   948.1 p2+p0   43 t[2]
        mov r10, r11                 ;   894.8 p1      43 t[2] copy
        mov r11, rbp                 ;   949.1 p1      43 t[2] copy
        mov rbx, r14                 ;   946.1 p1      43 t[2] copy
        mov qword [rsp + 2120], rcx  ;   947.4 p0+p3   43 t[2] spill
        xor rbx, qword [rsp + 1376]  ;   948.4 p2+p0   43 t[2]
        xor r13, rsi                 ;   948.9 p0      43 t[2]
        mov qword [rsp + 2136], r15  ;   949.5 p0+p3   43 t[2] spill
        mov r15, rbx                 ;   949.4 p1      43 t[2] copy
        xor r15, qword [rsp + 1392]  ;   950.5 p2+p0   43 t[2]
        mov rcx, r15                 ;   951.5 p1      43 t[2] copy
        not rdx                      ;   951.1 p0      43 t[2]
        mov qword [rsp + 2144], rdx  ;   952.1 p0+p3   43 t[2] spill
        mov rdx, rax                 ;   947.1 p1      43 t[2] copy
        xor rcx, qword [rsp + 1400]  ;   952.6 p2+p0   43 t[2]
        xor rdx, rcx                 ;   953.6 p0      43 t[2]
        mov qword [rsp + 2152], r9   ;   953.7 p0+p3   43 t[2] spill
        xor r10, rbp                 ;   954.7 p0      43 t[2]
        mov r9, rdx                  ;   954.6 p1      43 t[2] copy
        mov qword [rsp + 2160], rsi  ;   955.3 p0+p3   43 t[2] spill
        mov rsi, r10                 ;   955.7 p1      43 t[2] copy
        not rdi                      ;   956.3 p0      43 t[2]
        xor r9, qword [rsp + 1432]   ;   956.8 p2+p0   43 t[2]
        xor rsi, r9                  ;   957.8 p0      43 t[2]
        and r11, rsi                 ;   958.8 p0      43 t[2]
        xor r12, r11                 ;   959.8 p0      43 t[2]
        mov r11, r9                  ;   957.8 p1      43 t[2] copy
        xor r11, qword [rsp + 1376]  ;   959.1 p2+p0   43 t[2]
        mov qword [rsp + 2168], rsi  ;   959.6 p0+p3   43 t[2] spill
        mov qword [rsp + 2176], rbp  ;   960.6 p0+p3   43 t[2] spill
        mov qword [rsp + 2184], r13  ;   961.6 p0+p3   43 t[2] spill
        mov r13, rsi                 ;   958.8 p1      43 t[2] copy
        xor r8, r11                  ;   962.6 p0      43 t[2]
        and r11, r9                  ;   963.2 p0      43 t[2]
        mov qword [rsp + 2192], r9   ;   963.8 p0+p3   43 t[2] spill
        mov r9, rbx                  ;   949.4 p1      43 t[2] copy
        or r9, qword [rsp + 1432]    ;   964.8 p2+p0   43 t[2]
        mov qword [rsp + 2104], rdi  ;   965.3 p0+p3   43 t[2] spill
        mov rdi, rbp                 ;   949.1 p1      43 t[2] copy
        xor r12, r11                 ;   966.3 p0      43 t[2]
        xor r13, qword [rsp + 1400]  ;   966.9 p2+p0   43 t[2]
        mov rsi, r13                 ;   967.9 p1      43 t[2] copy
        mov rbp, rcx                 ;   953.6 p1      43 t[2] copy
        mov qword [rsp + 2200], rax  ;   967.5 p0+p3   43 t[2] spill
        xor rdi, qword [rsp + 1376]  ;   968.5 p2+p0   43 t[2]
        mov qword [rsp + 2208], rdx  ;   969.1 p0+p3   43 t[2] spill
        and rbp, r8                  ;   970.1 p0      43 t[2]
        xor r11, rbp                 ;   971.1 p0      43 t[2]
        mov rbp, rcx                 ;   953.6 p1      43 t[2] copy
        xor rbp, r10                 ;   971.2 p0      43 t[2]
        and rsi, rbp                 ;   972.2 p0      43 t[2]
        xor rsi, qword [rsp + 1408]  ;   973.2 p2+p0   43 t[2]
        xor r15, r11                 ;   972.9 p0      43 t[2]
        xor rsi, r11                 ;   974.2 p0      43 t[2]
        mov r11, r14                 ;   946.1 p1      43 t[2] copy
        and r11, rdx                 ;   974.1 p0      43 t[2]
        xor rsi, r11                 ;   975.2 p0      43 t[2]
        xor r15, r9                  ;   975.2 p0      43 t[2]
        mov rdx, rbp                 ;   972.2 p1      43 t[2] copy
        xor r11, r12                 ;   975.8 p0      43 t[2]
        xor rdx, qword [rsp + 1432]  ;   976.3 p2+p0   43 t[2]
        xor r12, r9                  ;   976.9 p0      43 t[2]
        mov r9, r14                  ;   946.1 p1      43 t[2] copy
        xor r9, r8                   ;   977.5 p0      43 t[2]
        mov qword [rsp + 2216], rbp  ;   978.1 p0+p3   43 t[2] spill
        mov rbp, rax                 ;   947.1 p1      43 t[2] copy
        and rbp, r9                  ;   979.1 p0      43 t[2]
        xor r11, rbp                 ;   980.1 p0      43 t[2]
        mov rbp, rbx                 ;   949.4 p1      43 t[2] copy
        xor rbp, r13                 ;   980.2 p0      43 t[2]
        mov qword [rsp + 2224], r9   ;   980.8 p0+p3   43 t[2] spill
        mov r9, r10                  ;   955.7 p1      43 t[2] copy
        and r9, rdi                  ;   981.8 p0      43 t[2]
        xor r15, r9                  ;   982.8 p0      43 t[2]
        mov r9, rdx                  ;   977.3 p1      43 t[2] copy
        and r9, rbp                  ;   982.9 p0      43 t[2]
        xor r12, r9                  ;   983.9 p0      43 t[2]
        mov r9, rsi                  ;   976.2 p1      43 t[2] copy
        and r9, r11                  ;   984.1 p0      43 t[2]
        xor r12, r9                  ;   985.1 p0      43 t[2]
        mov rax, r15                 ;   983.8 p1      43 t[2] copy
        and rax, r12                 ;   986.1 p0      43 t[2]
        xor r11, rax                 ;   987.1 p0      43 t[2]
        mov rax, rsi                 ;   976.2 p1      43 t[2] copy
        xor rsi, r12                 ;   986.3 p0      43 t[2]
        or r9, rsi                   ;   987.3 p0      43 t[2]
        xor r9, r11                  ;   988.3 p0      43 t[2]
        and rbx, r9                  ;   989.3 p0      43 t[2]
        mov r12, r15                 ;   983.8 p1      43 t[2] copy
        and r12, r11                 ;   988.6 p0      43 t[2]
        xor rax, r12                 ;   989.6 p0      43 t[2]
        and rdx, rax                 ;   990.6 p0      43 t[2]
        and rbp, rax                 ;   990.6 p0      43 t[2]
        and r11, rax                 ;   990.9 p0      43 t[2]
        xor r15, r11                 ;   991.9 p0      43 t[2]
        mov r11, rax                 ;   990.6 p1      43 t[2] copy
        or r11, r9                   ;   992.0 p0      43 t[2]
        xor rsi, r11                 ;   993.0 p0      43 t[2]
        mov r11, rax                 ;   990.6 p1      43 t[2] copy
        xor r11, r9                  ;   993.2 p0      43 t[2]
        mov r12, rsi                 ;   994.0 p1      43 t[2] copy
        xor r12, r11                 ;   995.0 p0      43 t[2]
        and r10, r12                 ;   996.0 p0      43 t[2]
        and rdi, r12                 ;   996.0 p0      43 t[2]
        and rcx, rsi                 ;   995.5 p0      43 t[2]
        and r8, rsi                  ;   996.0 p0      43 t[2]
        xor rsi, r15                 ;   996.6 p0      43 t[2]
        mov r12, r9                  ;   989.3 p1      43 t[2] copy
        xor r9, rsi                  ;   997.6 p0      43 t[2]
        and r12, qword [rsp + 1432]  ;   997.8 p2+p0   43 t[2]
        and r13, r11                 ;   998.3 p0      43 t[2]
        and r11, qword [rsp + 2216]  ;   998.9 p2+p0   43 t[2]
        mov qword [rsp + 2216], rbx  ;   999.5 p0+p3   43 t[2] spill
        mov rbx, qword [rsp + 2192]  ;   963.8 p2      43 t[2]
        and rbx, r9                  ;  1000.5 p0      43 t[2]
        and r9, qword [rsp + 1376]   ;  1001.0 p2+p0   43 t[2]
        and r14, rsi                 ;  1001.6 p0      43 t[2]
        xor rax, r15                 ;  1002.2 p0      43 t[2]
        xor r14, r9                  ;  1002.8 p0      43 t[2]
        xor rbx, r12                 ;  1003.3 p0      43 t[2]
        xor rbx, rdx                 ;  1004.3 p0      43 t[2]
        mov qword [rsp + 2192], r9   ;  1004.5 p0+p3   43 t[2] spill
        mov r9, qword [rsp + 2168]   ;   959.6 p2      43 t[2]
        and r9, rax                  ;  1005.5 p0      43 t[2]
        xor rbx, r9                  ;  1006.5 p0      43 t[2]
        xor rcx, r9                  ;  1006.6 p0      43 t[2]
        mov r9, qword [rsp + 2176]   ;   960.6 p2      43 t[2]
        and r9, rax                  ;  1007.2 p0      43 t[2]
        mov rax, qword [rsp + 2200]  ;   967.5 p2      43 t[2]
        and rax, r15                 ;  1007.8 p0      43 t[2]
        xor r8, r13                  ;  1008.3 p0      43 t[2]
        and rsi, qword [rsp + 2208]  ;  1008.9 p2+p0   43 t[2]
        xor rdx, r10                 ;  1009.5 p0      43 t[2]
        xor rdx, rcx                 ;  1010.5 p0      43 t[2]
        xor r10, r12                 ;  1010.6 p0      43 t[2]
        mov r12, r8                  ;  1009.3 p1      43 t[2] copy
        and r15, qword [rsp + 2224]  ;  1011.2 p2+p0   43 t[2]
        xor r12, r14                 ;  1011.7 p0      43 t[2]
        xor r12, rdx                 ;  1012.7 p0      43 t[2]
        xor r10, rsi                 ;  1012.9 p0      43 t[2]
        xor r11, r12                 ;  1013.7 p0      43 t[2]
        xor r10, r11                 ;  1014.7 p0      43 t[2]
        xor r15, r10                 ;  1015.7 p0      43 t[2]
        xor r13, rdi                 ;  1015.2 p0      43 t[2]
        xor rbp, r15                 ;  1016.7 p0      43 t[2]
        xor r13, rbp                 ;  1017.7 p0      43 t[2]
        mov rsi, qword [rsp + 2216]  ;   999.5 p2      43 t[2]
        xor rsi, qword [rsp + 2192]  ;  1016.9 p2+p0   43 t[2]
        xor rcx, rax                 ;  1017.5 p0      43 t[2]
        xor r14, r9                  ;  1018.0 p0      43 t[2]
        xor r14, r15                 ;  1019.0 p0      43 t[2]
        xor rcx, r11                 ;  1019.2 p0      43 t[2]
        not rcx                      ;  1020.2 p0      43 t[2]
        mov qword [rsp + 2192], r10  ;  1020.2 p0+p3   43 t[2] spill
        xor rsi, r8                  ;  1021.2 p0      43 t[2]
        xor rsi, rbp                 ;  1022.2 p0      43 t[2]
        not r12                      ;  1022.4 p0      43 t[2]
        not rdx                      ;  1022.9 p0      43 t[2]
        mov r8, qword [rsp + 688]    ;   968.9 p2      43 t[2]
        mov r9, qword [rsp + 696]    ;   969.9 p2      43 t[2] reload
        xor r8, r9                   ;  1023.4 p0      43 t[2]
        mov r15, qword [rsp + 720]   ;   970.9 p2      43 t[2]
        mov rdi, qword [rsp + 712]   ;   971.9 p2      43 t[2]
        mov r11, qword [rsp + 672]   ;   972.9 p2      43 t[2]
        xor r11, r8                  ;  1024.4 p0      43 t[2]
        xor r15, r11                 ;  1025.4 p0      43 t[2]
        xor rdi, r15                 ;  1026.4 p0      43 t[2]
        mov rbp, qword [rsp + 664]   ;   973.9 p2      43 t[2]
        mov qword [rsp + 2224], rdx  ;  1025.7 p0+p3   43 t[2] spill
        mov rdx, rdi                 ;  1027.4 p1      43 t[2] copy
        not r14                      ;  1026.7 p0      43 t[2]
        mov qword [rsp + 2216], rbx  ;  1027.2 p0+p3   43 t[2] spill
        mov rbx, r9                  ;   975.2 p1      43 t[2] copy
        mov qword [rsp + 2168], rcx  ;  1028.2 p0+p3   43 t[2] spill
        xor rdx, qword [rsp + 704]   ;  1029.2 p2+p0   43 t[2]
        mov qword [rsp + 2176], r14  ;  1029.7 p0+p3   43 t[2] spill
        xor rbp, r15                 ;  1030.7 p0      43 t[2]
        mov rax, rbp                 ;  1031.7 p1      43 t[2] copy
        xor rax, qword [rsp + 680]   ;  1032.7 p2+p0   43 t[2]
        mov r10, rax                 ;  1033.7 p1      43 t[2] copy
        xor r10, qword [rsp + 688]   ;  1034.7 p2+p0   43 t[2]
        mov r14, rdi                 ;  1027.4 p1      43 t[2] copy
        mov qword [rsp + 2200], r12  ;  1032.5 p0+p3   43 t[2] spill
        mov r12, rdx                 ;  1030.2 p1      43 t[2] copy
        mov qword [rsp + 2208], rsi  ;  1033.5 p0+p3   43 t[2] spill
        xor rbx, rdx                 ;  1034.5 p0      43 t[2]
        mov rsi, rbx                 ;  1035.5 p1      43 t[2] copy
        xor r14, r10                 ;  1035.7 p0      43 t[2]
        mov rcx, r14                 ;  1036.7 p1      43 t[2] copy
        xor rcx, qword [rsp + 720]   ;  1037.7 p2+p0   43 t[2]
        xor rsi, rcx                 ;  1038.7 p0      43 t[2]
        mov r9, rdx                  ;  1030.2 p1      43 t[2] copy
        mov qword [rsp + 2232], rdx  ;  1036.7 p0+p3   43 t[2] spill
        mov rdx, r10                 ;  1035.7 p1      43 t[2] copy
        and r9, rsi                  ;  1039.7 p0      43 t[2]
        xor r11, r9                  ;  1040.7 p0      43 t[2]
        mov r9, rcx                  ;  1038.7 p1      43 t[2] copy
        xor r9, qword [rsp + 664]    ;  1039.7 p2+p0   43 t[2]
        xor r8, r9                   ;  1040.7 p0      43 t[2]
        and rdx, r8                  ;  1041.7 p0      43 t[2]
        mov qword [rsp + 2240], rcx  ;  1040.6 p0+p3   43 t[2] spill
        and r9, rcx                  ;  1041.6 p0      43 t[2]
        xor r11, r9                  ;  1042.6 p0      43 t[2]
        mov qword [rsp + 2248], r14  ;  1042.7 p0+p3   43 t[2] spill
        mov qword [rsp + 2256], r13  ;  1043.7 p0+p3   43 t[2] spill
        mov rcx, rbp                 ;  1031.7 p1      43 t[2] copy
        or rcx, qword [rsp + 720]    ;  1044.7 p2+p0   43 t[2]
        xor r9, rdx                  ;  1045.3 p0      43 t[2]
        mov r13, rsi                 ;  1039.7 p1      43 t[2] copy
        xor r13, qword [rsp + 688]   ;  1045.9 p2+p0   43 t[2]
        mov qword [rsp + 2264], rsi  ;  1046.4 p0+p3   43 t[2] spill
        mov rsi, r13                 ;  1046.9 p1      43 t[2] copy
        mov rdx, r10                 ;  1035.7 p1      43 t[2] copy
        xor rdx, rbx                 ;  1047.4 p0      43 t[2]
        and rsi, rdx                 ;  1048.4 p0      43 t[2]
        mov qword [rsp + 2272], rdx  ;  1048.6 p0+p3   43 t[2] spill
        xor rsi, qword [rsp + 696]   ;  1049.6 p2+p0   43 t[2]
        xor rsi, r9                  ;  1050.6 p0      43 t[2]
        xor r12, qword [rsp + 664]   ;  1050.7 p2+p0   43 t[2]
        mov qword [rsp + 2280], rdi  ;  1051.3 p0+p3   43 t[2] spill
        xor rax, r9                  ;  1052.3 p0      43 t[2]
        mov r9, r15                  ;  1026.4 p1      43 t[2] copy
        and r9, r14                  ;  1052.9 p0      43 t[2]
        xor rax, rcx                 ;  1053.4 p0      43 t[2]
        mov r14, rdx                 ;  1048.4 p1      43 t[2] copy
        mov rdx, rdi                 ;  1027.4 p1      43 t[2] copy
        xor r14, qword [rsp + 720]   ;  1054.0 p2+p0   43 t[2]
        xor rsi, r9                  ;  1054.6 p0      43 t[2]
        xor r9, r11                  ;  1055.2 p0      43 t[2]
        xor r11, rcx                 ;  1055.7 p0      43 t[2]
        mov rcx, r15                 ;  1026.4 p1      43 t[2] copy
        xor rcx, r8                  ;  1056.3 p0      43 t[2]
        mov qword [rsp + 2288], rcx  ;  1057.3 p0+p3   43 t[2] spill
        and rdx, rcx                 ;  1057.9 p0      43 t[2]
        xor r9, rdx                  ;  1058.9 p0      43 t[2]
        mov rcx, rbx                 ;  1035.5 p1      43 t[2] copy
        and rcx, r12                 ;  1059.0 p0      43 t[2]
        xor rax, rcx                 ;  1060.0 p0      43 t[2]
        mov rcx, r14                 ;  1055.0 p1      43 t[2] copy
        mov rdi, rax                 ;  1061.0 p1      43 t[2] copy
        mov rdx, rbp                 ;  1031.7 p1      43 t[2] copy
        xor rdx, r13                 ;  1060.2 p0      43 t[2]
        and rcx, rdx                 ;  1061.2 p0      43 t[2]
        xor r11, rcx                 ;  1062.2 p0      43 t[2]
        mov rcx, rsi                 ;  1055.6 p1      43 t[2] copy
        and rcx, r9                  ;  1061.9 p0      43 t[2]
        xor r11, rcx                 ;  1063.2 p0      43 t[2]
        and rdi, r11                 ;  1064.2 p0      43 t[2]
        xor r9, rdi                  ;  1065.2 p0      43 t[2]
        mov rdi, rsi                 ;  1055.6 p1      43 t[2] copy
        xor rsi, r11                 ;  1064.2 p0      43 t[2]
        mov r11, rax                 ;  1061.0 p1      43 t[2] copy
        and r11, r9                  ;  1066.2 p0      43 t[2]
        xor rdi, r11                 ;  1067.2 p0      43 t[2]
        or rcx, rsi                  ;  1065.9 p0      43 t[2]
        xor rcx, r9                  ;  1066.9 p0      43 t[2]
        and r9, rdi                  ;  1068.2 p0      43 t[2]
        xor rax, r9                  ;  1069.2 p0      43 t[2]
        mov r9, rdi                  ;  1068.2 p1      43 t[2] copy
        or r9, rcx                   ;  1069.2 p0      43 t[2]
        and rdx, rdi                 ;  1068.7 p0      43 t[2]
        and rbp, rcx                 ;  1069.3 p0      43 t[2]
        and r14, rdi                 ;  1069.9 p0      43 t[2]
        xor rsi, r9                  ;  1070.4 p0      43 t[2]
        mov r11, rsi                 ;  1071.4 p1      43 t[2] copy
        mov r9, rdi                  ;  1068.2 p1      43 t[2] copy
        xor r9, rcx                  ;  1071.0 p0      43 t[2]
        xor r11, r9                  ;  1072.4 p0      43 t[2]
        and rbx, r11                 ;  1073.4 p0      43 t[2]
        and r12, r11                 ;  1073.4 p0      43 t[2]
        mov r11, rcx                 ;  1067.9 p1      43 t[2] copy
        and r11, qword [rsp + 720]   ;  1073.3 p2+p0   43 t[2]
        and r10, rsi                 ;  1073.9 p0      43 t[2]
        and r8, rsi                  ;  1074.4 p0      43 t[2]
        xor rsi, rax                 ;  1075.0 p0      43 t[2]
        and r15, rsi                 ;  1076.0 p0      43 t[2]
        xor rcx, rsi                 ;  1076.1 p0      43 t[2]
        and rsi, qword [rsp + 2248]  ;  1076.7 p2+p0   43 t[2]
        and r13, r9                  ;  1077.3 p0      43 t[2]
        xor r8, r13                  ;  1078.3 p0      43 t[2]
        xor rdi, rax                 ;  1078.4 p0      43 t[2]
        and r9, qword [rsp + 2272]   ;  1079.0 p2+p0   43 t[2]
        mov qword [rsp + 2272], rbp  ;  1079.6 p0+p3   43 t[2] spill
        mov rbp, qword [rsp + 2240]  ;  1040.6 p2      43 t[2]
        and rbp, rcx                 ;  1080.6 p0      43 t[2]
        and rcx, qword [rsp + 664]   ;  1081.1 p2+p0   43 t[2]
        xor r15, rcx                 ;  1082.1 p0      43 t[2]
        mov qword [rsp + 2240], rcx  ;  1082.3 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2264]  ;  1046.4 p2      43 t[2]
        and rcx, rdi                 ;  1083.3 p0      43 t[2]
        xor rbp, r11                 ;  1083.9 p0      43 t[2]
        xor rbp, r14                 ;  1084.9 p0      43 t[2]
        xor r14, rbx                 ;  1085.0 p0      43 t[2]
        xor rbp, rcx                 ;  1085.9 p0      43 t[2]
        xor rbx, r11                 ;  1086.1 p0      43 t[2]
        mov r11, r8                  ;  1079.3 p1      43 t[2] copy
        xor rbx, rsi                 ;  1087.1 p0      43 t[2]
        mov rsi, qword [rsp + 2272]  ;  1079.6 p2      43 t[2]
        xor rsi, qword [rsp + 2240]  ;  1087.3 p2+p0   43 t[2]
        xor rsi, r8                  ;  1088.3 p0      43 t[2]
        mov r8, qword [rsp + 1016]   ;  1038.7 p2      43 t[2]
        xor r13, r12                 ;  1088.4 p0      43 t[2]
        xor r11, r15                 ;  1089.0 p0      43 t[2]
        xor r10, rcx                 ;  1089.6 p0      43 t[2]
        mov rcx, qword [rsp + 2232]  ;  1039.7 p2      43 t[2]
        and rcx, rdi                 ;  1090.1 p0      43 t[2]
        mov rdi, qword [rsp + 2280]  ;  1051.3 p2      43 t[2]
        and rdi, rax                 ;  1090.7 p0      43 t[2]
        xor r14, r10                 ;  1091.3 p0      43 t[2]
        xor r11, r14                 ;  1092.3 p0      43 t[2]
        xor r9, r11                  ;  1093.3 p0      43 t[2]
        xor rbx, r9                  ;  1094.3 p0      43 t[2]
        xor r10, rdi                 ;  1093.6 p0      43 t[2]
        xor r10, r9                  ;  1094.6 p0      43 t[2]
        mov r9, qword [rsp + 1024]   ;  1043.1 p2      43 t[2] reload
        xor r8, r9                   ;  1094.7 p0      43 t[2]
        and rax, qword [rsp + 2288]  ;  1095.3 p2+p0   43 t[2]
        xor rax, rbx                 ;  1096.3 p0      43 t[2]
        mov r12, qword [rsp + 1000]  ;  1045.1 p2      43 t[2]
        mov rdi, qword [rsp + 1048]  ;  1046.1 p2      43 t[2]
        xor r12, r8                  ;  1096.4 p0      43 t[2]
        xor rdi, r12                 ;  1097.4 p0      43 t[2]
        not r10                      ;  1097.6 p0      43 t[2]
        xor r15, rcx                 ;  1098.1 p0      43 t[2]
        xor r15, rax                 ;  1099.1 p0      43 t[2]
        not r11                      ;  1099.2 p0      43 t[2]
        not r14                      ;  1099.7 p0      43 t[2]
        mov qword [rsp + 2240], r14  ;  1100.7 p0+p3   43 t[2] spill
        mov qword [rsp + 2272], r11  ;  1101.2 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 992]   ;  1048.4 p2      43 t[2]
        xor rdx, rax                 ;  1102.2 p0      43 t[2]
        xor rsi, rdx                 ;  1103.2 p0      43 t[2]
        xor r13, rdx                 ;  1103.3 p0      43 t[2]
        mov qword [rsp + 2264], rbp  ;  1103.9 p0+p3   43 t[2] spill
        mov rax, qword [rsp + 1040]  ;  1050.9 p2      43 t[2]
        mov qword [rsp + 2288], r10  ;  1104.9 p0+p3   43 t[2] spill
        not r15                      ;  1105.9 p0      43 t[2]
        mov qword [rsp + 2296], r15  ;  1106.9 p0+p3   43 t[2] spill
        xor rcx, rdi                 ;  1107.4 p0      43 t[2]
        xor rax, rdi                 ;  1108.0 p0      43 t[2]
        mov r10, rax                 ;  1109.0 p1      43 t[2] copy
        mov r11, r9                  ;  1054.1 p1      43 t[2] copy
        mov rdx, rcx                 ;  1108.4 p1      43 t[2] copy
        xor r10, qword [rsp + 1032]  ;  1110.0 p2+p0   43 t[2]
        xor r11, r10                 ;  1111.0 p0      43 t[2]
        mov qword [rsp + 2232], r13  ;  1109.7 p0+p3   43 t[2] spill
        mov qword [rsp + 2248], rbx  ;  1110.7 p0+p3   43 t[2] spill
        mov r13, rax                 ;  1109.0 p1      43 t[2] copy
        xor rdx, qword [rsp + 1008]  ;  1111.7 p2+p0   43 t[2]
        mov r14, rdx                 ;  1112.7 p1      43 t[2] copy
        xor r14, qword [rsp + 1016]  ;  1113.7 p2+p0   43 t[2]
        xor r13, r14                 ;  1114.7 p0      43 t[2]
        mov rbp, r13                 ;  1115.7 p1      43 t[2] copy
        mov qword [rsp + 2304], r10  ;  1113.4 p0+p3   43 t[2] spill
        xor rbp, qword [rsp + 1048]  ;  1116.7 p2+p0   43 t[2]
        mov rbx, r11                 ;  1112.0 p1      43 t[2] copy
        xor rbx, rbp                 ;  1117.7 p0      43 t[2]
        mov r9, r10                  ;  1111.0 p1      43 t[2] copy
        mov r15, rbx                 ;  1118.7 p1      43 t[2] copy
        mov qword [rsp + 2280], rsi  ;  1115.5 p0+p3   43 t[2] spill
        mov rsi, r10                 ;  1111.0 p1      43 t[2] copy
        xor rsi, qword [rsp + 992]   ;  1116.5 p2+p0   43 t[2]
        and r9, rbx                  ;  1118.7 p0      43 t[2]
        xor r12, r9                  ;  1119.7 p0      43 t[2]
        mov r9, rbp                  ;  1117.7 p1      43 t[2] copy
        xor r9, qword [rsp + 992]    ;  1118.7 p2+p0   43 t[2]
        xor r8, r9                   ;  1119.7 p0      43 t[2]
        and r9, rbp                  ;  1119.7 p0      43 t[2]
        mov r10, r14                 ;  1114.7 p1      43 t[2] copy
        and r10, r8                  ;  1120.7 p0      43 t[2]
        mov qword [rsp + 2312], rax  ;  1120.5 p0+p3   43 t[2] spill
        xor r15, qword [rsp + 1016]  ;  1121.5 p2+p0   43 t[2]
        mov qword [rsp + 2320], rbx  ;  1122.1 p0+p3   43 t[2] spill
        mov qword [rsp + 2328], r13  ;  1123.1 p0+p3   43 t[2] spill
        xor r12, r9                  ;  1124.1 p0      43 t[2]
        xor r9, r10                  ;  1124.7 p0      43 t[2]
        mov r10, r14                 ;  1114.7 p1      43 t[2] copy
        xor r10, r11                 ;  1125.3 p0      43 t[2]
        mov qword [rsp + 2336], r10  ;  1126.3 p0+p3   43 t[2] spill
        xor rdx, r9                  ;  1126.8 p0      43 t[2]
        mov rbx, r15                 ;  1122.5 p1      43 t[2] copy
        and rbx, r10                 ;  1127.4 p0      43 t[2]
        xor rbx, qword [rsp + 1024]  ;  1128.4 p2+p0   43 t[2]
        xor rbx, r9                  ;  1129.4 p0      43 t[2]
        mov r9, rdi                  ;  1098.4 p1      43 t[2] copy
        and r9, r13                  ;  1129.1 p0      43 t[2]
        mov qword [rsp + 2344], rbp  ;  1129.7 p0+p3   43 t[2] spill
        mov rbp, rcx                 ;  1108.4 p1      43 t[2] copy
        xor rbx, r9                  ;  1130.7 p0      43 t[2]
        xor r9, r12                  ;  1131.3 p0      43 t[2]
        or rbp, qword [rsp + 1048]   ;  1131.8 p2+p0   43 t[2]
        xor r12, rbp                 ;  1132.8 p0      43 t[2]
        mov r13, r10                 ;  1126.3 p1      43 t[2] copy
        mov r10, rax                 ;  1109.0 p1      43 t[2] copy
        xor rdx, rbp                 ;  1133.0 p0      43 t[2]
        mov rbp, rdi                 ;  1098.4 p1      43 t[2] copy
        xor rbp, r8                  ;  1133.5 p0      43 t[2]
        and r10, rbp                 ;  1134.5 p0      43 t[2]
        xor r13, qword [rsp + 1048]  ;  1134.7 p2+p0   43 t[2]
        xor r9, r10                  ;  1135.5 p0      43 t[2]
        mov r10, rcx                 ;  1108.4 p1      43 t[2] copy
        xor r10, r15                 ;  1135.8 p0      43 t[2]
        mov qword [rsp + 2352], rbp  ;  1136.4 p0+p3   43 t[2] spill
        mov rbp, r11                 ;  1112.0 p1      43 t[2] copy
        and rbp, rsi                 ;  1137.4 p0      43 t[2]
        xor rdx, rbp                 ;  1138.4 p0      43 t[2]
        mov rbp, r13                 ;  1135.7 p1      43 t[2] copy
        and rbp, r10                 ;  1138.5 p0      43 t[2]
        xor r12, rbp                 ;  1139.5 p0      43 t[2]
        mov rbp, rbx                 ;  1131.7 p1      43 t[2] copy
        and rbp, r9                  ;  1139.7 p0      43 t[2]
        mov rax, rdx                 ;  1139.4 p1      43 t[2] copy
        xor r12, rbp                 ;  1140.7 p0      43 t[2]
        and rax, r12                 ;  1141.7 p0      43 t[2]
        xor r9, rax                  ;  1142.7 p0      43 t[2]
        mov rax, rbx                 ;  1131.7 p1      43 t[2] copy
        xor rbx, r12                 ;  1142.0 p0      43 t[2]
        mov r12, rdx                 ;  1139.4 p1      43 t[2] copy
        and r12, r9                  ;  1143.7 p0      43 t[2]
        xor rax, r12                 ;  1144.7 p0      43 t[2]
        or rbp, rbx                  ;  1143.7 p0      43 t[2]
        xor rbp, r9                  ;  1144.7 p0      43 t[2]
        and r9, rax                  ;  1145.7 p0      43 t[2]
        xor rdx, r9                  ;  1146.7 p0      43 t[2]
        mov r9, rax                  ;  1145.7 p1      43 t[2] copy
        or r9, rbp                   ;  1146.7 p0      43 t[2]
        xor rbx, r9                  ;  1147.7 p0      43 t[2]
        and r14, rbx                 ;  1148.7 p0      43 t[2]
        mov r9, rax                  ;  1145.7 p1      43 t[2] copy
        xor r9, rbp                  ;  1147.7 p0      43 t[2]
        and rcx, rbp                 ;  1148.2 p0      43 t[2]
        mov r12, rbx                 ;  1148.7 p1      43 t[2] copy
        xor r12, r9                  ;  1149.7 p0      43 t[2]
        and r8, rbx                  ;  1149.4 p0      43 t[2]
        and r10, rax                 ;  1150.0 p0      43 t[2]
        and r11, r12                 ;  1150.7 p0      43 t[2]
        and r15, r9                  ;  1151.1 p0      43 t[2]
        and r9, qword [rsp + 2336]   ;  1151.7 p2+p0   43 t[2]
        and rsi, r12                 ;  1152.2 p0      43 t[2]
        xor r8, r15                  ;  1152.8 p0      43 t[2]
        mov r12, rbp                 ;  1145.7 p1      43 t[2] copy
        and r12, qword [rsp + 1048]  ;  1153.4 p2+p0   43 t[2]
        and r13, rax                 ;  1154.0 p0      43 t[2]
        mov qword [rsp + 2336], rcx  ;  1154.5 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2344]  ;  1129.7 p2      43 t[2]
        xor rax, rdx                 ;  1155.5 p0      43 t[2]
        xor rbx, rdx                 ;  1156.1 p0      43 t[2]
        xor rbp, rbx                 ;  1157.1 p0      43 t[2]
        and rdi, rbx                 ;  1157.2 p0      43 t[2]
        and rcx, rbp                 ;  1158.1 p0      43 t[2]
        and rbp, qword [rsp + 992]   ;  1158.4 p2+p0   43 t[2]
        mov qword [rsp + 2344], rbp  ;  1159.4 p0+p3   43 t[2] spill
        xor rdi, rbp                 ;  1160.0 p0      43 t[2]
        mov rbp, qword [rsp + 2320]  ;  1122.1 p2      43 t[2]
        and rbp, rax                 ;  1160.5 p0      43 t[2]
        and rbx, qword [rsp + 2328]  ;  1161.1 p2+p0   43 t[2]
        xor r14, rbp                 ;  1161.7 p0      43 t[2]
        xor rcx, r12                 ;  1162.2 p0      43 t[2]
        xor rcx, r13                 ;  1163.2 p0      43 t[2]
        xor r13, r11                 ;  1163.4 p0      43 t[2]
        xor r13, r14                 ;  1164.4 p0      43 t[2]
        xor rcx, rbp                 ;  1164.5 p0      43 t[2]
        mov rbp, qword [rsp + 2304]  ;  1113.6 p2      43 t[2]
        and rbp, rax                 ;  1165.1 p0      43 t[2]
        mov rax, qword [rsp + 2312]  ;  1120.5 p2      43 t[2]
        and rax, rdx                 ;  1165.7 p0      43 t[2]
        xor r14, rax                 ;  1166.7 p0      43 t[2]
        xor r15, rsi                 ;  1166.8 p0      43 t[2]
        mov rsi, qword [rsp + 2112]  ;  1117.0 p2      55 t[2]
        xor rsi, qword [rsp + 2152]  ;  1167.4 p2+p0   55 t[2]
        xor r11, r12                 ;  1167.9 p0      43 t[2]
        mov r12, r8                  ;  1153.8 p1      43 t[2] copy
        xor r12, rdi                 ;  1168.5 p0      43 t[2]
        xor r12, r13                 ;  1169.5 p0      43 t[2]
        xor r11, rbx                 ;  1169.7 p0      43 t[2]
        xor r9, r12                  ;  1170.5 p0      43 t[2]
        xor r11, r9                  ;  1171.5 p0      43 t[2]
        mov rbx, qword [rsp + 2336]  ;  1154.5 p2      43 t[2]
        xor rbx, qword [rsp + 2344]  ;  1171.4 p2+p0   43 t[2]
        xor rdi, rbp                 ;  1171.9 p0      43 t[2]
        and rdx, qword [rsp + 2352]  ;  1172.5 p2+p0   43 t[2]
        xor rdx, r11                 ;  1173.5 p0      43 t[2]
        xor rdi, rdx                 ;  1174.5 p0      43 t[2]
        xor r10, rdx                 ;  1174.5 p0      43 t[2]
        xor r15, r10                 ;  1175.5 p0      43 t[2]
        mov rdx, qword [rsp + 2184]  ;  1124.4 p2      55 t[2]
        xor rbx, r8                  ;  1175.4 p0      43 t[2]
        xor rdx, r15                 ;  1176.5 p0      55 t[2]
        mov rbp, qword [rsp + 2208]  ;  1125.4 p2      43 t[2] reload
        xor rsi, qword [rsp + 2160]  ;  1176.5 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2128]  ;  1177.5 p2+p0   55 t[2]
        xor rsi, rbp                 ;  1178.5 p0      55 t[2]
        mov qword [rsp + 2208], rdx  ;  1178.2 p0+p3   55 t[2] spill
        xor r15, qword [rsp + 2232]  ;  1179.2 p2+p0   55 t[2]
        mov r8, qword [rsp + 2184]   ;  1129.4 p2      55 t[2]
        xor r14, r9                  ;  1179.8 p0      43 t[2]
        mov r9, qword [rsp + 2256]   ;  1130.4 p2      43 t[2] reload
        mov rax, qword [rsp + 2168]  ;  1131.4 p2      43 t[2] reload
        not r14                      ;  1180.8 p0      43 t[2]
        not rdi                      ;  1180.9 p0      43 t[2]
        xor rbx, r10                 ;  1181.4 p0      43 t[2]
        mov r10, qword [rsp + 2144]  ;  1132.4 p2      55 t[2]
        xor r10, rax                 ;  1181.9 p0      55 t[2]
        xor rax, r14                 ;  1182.5 p0      55 t[2]
        mov r14, qword [rsp + 2104]  ;  1133.4 p2      55 t[2]
        xor r14, qword [rsp + 2176]  ;  1183.1 p2+p0   55 t[2]
        mov rdx, qword [rsp + 2184]  ;  1135.4 p2      55 t[2]
        xor rdx, r14                 ;  1184.1 p0      55 t[2]
        xor r14, rax                 ;  1184.2 p0      55 t[2]
        xor rdi, qword [rsp + 2176]  ;  1184.8 p2+p0   55 t[2]
        xor r8, r9                   ;  1185.4 p0      55 t[2]
        xor r9, qword [rsp + 2232]   ;  1185.9 p2+p0   55 t[2]
        mov qword [rsp + 2176], rsi  ;  1186.5 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2104]  ;  1138.4 p2      55 t[2]
        xor rsi, qword [rsp + 2296]  ;  1187.5 p2+p0   55 t[2]
        mov qword [rsp + 2104], r14  ;  1188.1 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2072]  ;  1140.4 p2      55 t[2]
        xor r14, r11                 ;  1189.1 p0      55 t[2]
        xor r14, r10                 ;  1190.1 p0      55 t[2]
        xor r10, qword [rsp + 2296]  ;  1190.2 p2+p0   55 t[2]
        mov qword [rsp + 2128], r10  ;  1191.2 p0+p3   55 t[2] spill
        mov qword [rsp + 2296], r14  ;  1191.8 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2248]  ;  1142.4 p2      55 t[2]
        xor r14, r11                 ;  1192.8 p0      55 t[2]
        mov qword [rsp + 2232], rcx  ;  1193.4 p0+p3   43 t[2] spill
        mov qword [rsp + 2184], r14  ;  1194.4 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 2288]  ;  1144.0 p2      55 t[2]
        xor r14, rax                 ;  1195.4 p0      55 t[2]
        mov qword [rsp + 2248], r11  ;  1195.9 p0+p3   43 t[2] spill
        mov r11, qword [rsp + 2200]  ;  1145.0 p2      55 t[2]
        mov qword [rsp + 2256], rax  ;  1196.9 p0+p3   55 t[2] spill
        mov qword [rsp + 2168], r14  ;  1197.9 p0+p3   55 t[2] spill
        mov r14, rdi                 ;  1185.8 p1      55 t[2] copy
        xor r14, r10                 ;  1198.9 p0      55 t[2]
        mov r10, r9                  ;  1186.9 p1      55 t[2] copy
        xor r10, rdx                 ;  1199.5 p0      55 t[2]
        xor rdi, r10                 ;  1200.5 p0      55 t[2]
        not r12                      ;  1200.6 p0      43 t[2]
        not r13                      ;  1201.1 p0      43 t[2]
        mov qword [rsp + 2200], r8   ;  1201.6 p0+p3   55 t[2] spill
        xor rbp, qword [rsp + 2280]  ;  1202.6 p2+p0   55 t[2]
        xor rbp, r9                  ;  1203.6 p0      55 t[2]
        xor r12, qword [rsp + 2272]  ;  1203.8 p2+p0   55 t[2]
        xor r11, r8                  ;  1204.4 p0      55 t[2]
        mov r8, qword [rsp + 2264]   ;  1152.3 p2      55 t[2]
        mov qword [rsp + 2160], rdi  ;  1204.9 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2216]  ;  1153.3 p2      55 t[2]
        xor r8, rcx                  ;  1205.9 p0      55 t[2]
        mov rcx, qword [rsp + 2224]  ;  1154.3 p2      55 t[2]
        xor rcx, r8                  ;  1206.9 p0      55 t[2]
        xor rdi, qword [rsp + 2264]  ;  1207.1 p2+p0   55 t[2]
        mov qword [rsp + 2264], rdx  ;  1207.6 p0+p3   55 t[2] spill
        mov qword [rsp + 2112], r10  ;  1208.6 p0+p3   55 t[2] spill
        mov r10, r12                 ;  1204.8 p1      55 t[2] copy
        mov rdx, r13                 ;  1202.1 p1      55 t[2] copy
        mov rax, qword [rsp + 2056]  ;  1156.5 p2      55 t[2]
        xor rax, rcx                 ;  1209.6 p0      55 t[2]
        xor rdx, rax                 ;  1210.6 p0      55 t[2]
        xor r8, r15                  ;  1210.8 p0      55 t[2]
        xor r10, r8                  ;  1211.8 p0      55 t[2]
        xor r10, rdx                 ;  1212.8 p0      55 t[2]
        mov qword [rsp + 2336], r10  ;  1213.8 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2224]  ;  1160.1 p2      55 t[2]
        xor r10, qword [rsp + 2240]  ;  1213.5 p2+p0   55 t[2]
        xor r13, r10                 ;  1214.5 p0      55 t[2]
        xor r9, r12                  ;  1214.6 p0      55 t[2]
        mov qword [rsp + 2152], r9   ;  1215.6 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2176]   ;  1186.5 p2      55 t[2]
        xor r12, r11                 ;  1216.2 p0      55 t[2]
        xor r10, r12                 ;  1217.2 p0      55 t[2]
        mov qword [rsp + 2224], r10  ;  1218.2 p0+p3   55 t[2] spill
        mov r10, rbp                 ;  1204.6 p1      55 t[2] copy
        xor r9, rbx                  ;  1218.3 p0      55 t[2]
        xor r11, qword [rsp + 2136]  ;  1218.9 p2+p0   55 t[2]
        xor r10, rdi                 ;  1219.5 p0      55 t[2]
        xor rbx, qword [rsp + 2280]  ;  1220.1 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2248]  ;  1221.1 p2+p0   55 t[2]
        mov qword [rsp + 2248], r9   ;  1221.2 p0+p3   55 t[2] spill
        xor rbx, r15                 ;  1222.2 p0      55 t[2]
        xor rcx, qword [rsp + 2120]  ;  1222.8 p2+p0   55 t[2]
        mov qword [rsp + 2344], rdx  ;  1223.3 p0+p3   55 t[2] spill
        xor r10, r9                  ;  1224.3 p0      55 t[2]
        mov r9, rsi                  ;  1188.5 p1      55 t[2] copy
        xor r9, r15                  ;  1224.9 p0      55 t[2]
        mov rdx, qword [rsp + 2072]  ;  1172.5 p2      55 t[2]
        xor rdx, qword [rsp + 2192]  ;  1225.5 p2+p0   55 t[2]
        xor rdi, rcx                 ;  1226.1 p0      55 t[2]
        mov r15, qword [rsp + 2168]  ;  1197.9 p2      55 t[2]
        xor rbx, rdx                 ;  1226.6 p0      55 t[2]
        xor r15, rdx                 ;  1227.2 p0      55 t[2]
        mov rdx, qword [rsp + 2272]  ;  1175.5 p2      55 t[2]
        mov qword [rsp + 2272], rsi  ;  1227.8 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2168]  ;  1197.9 p2      55 t[2]
        mov qword [rsp + 2168], rbx  ;  1228.8 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2232]  ;  1193.4 p2      55 t[2]
        xor rbx, qword [rsp + 2208]  ;  1229.8 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2176]  ;  1230.8 p2+p0   55 t[2]
        xor rax, qword [rsp + 2216]  ;  1230.9 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2184]  ;  1231.5 p2+p0   55 t[2]
        mov qword [rsp + 2216], r13  ;  1232.1 p0+p3   55 t[2] spill
        xor rdx, qword [rsp + 2208]  ;  1233.1 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2144]  ;  1233.6 p2+p0   55 t[2]
        xor rsi, r14                 ;  1234.6 p0      55 t[2]
        xor rcx, qword [rsp + 2240]  ;  1234.8 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2120]  ;  1235.3 p2+p0   55 t[2]
        mov qword [rsp + 2120], rdi  ;  1235.9 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2200]  ;  1201.6 p2      55 t[2]
        xor rdi, qword [rsp + 2176]  ;  1236.9 p2+p0   55 t[2]
        mov qword [rsp + 2176], r9   ;  1237.5 p0+p3   55 t[2] spill
        mov r9, r11                  ;  1219.9 p1      55 t[2] copy
        xor r11, r13                 ;  1238.5 p0      55 t[2]
        mov r13, qword [rsp + 768]   ;  1188.5 p2      55 t[0].0 reload
        xor r12, qword [r13 + 1536]  ;  1239.1 p2+p0   55 t[2]
        xor r11, qword [r13 + 1544]  ;  1239.6 p2+p0   55 t[2]
        xor rcx, qword [r13 + 1616]  ;  1240.2 p2+p0   55 t[2]
        mov qword [rsp + 2240], rcx  ;  1241.2 p0+p3   55 t[2] spill
        mov rcx, qword [rsp + 2192]  ;  1192.5 p2      55 t[2]
        xor rcx, qword [r13 + 1568]  ;  1241.8 p2+p0   55 t[2]
        xor rax, qword [r13 + 1552]  ;  1242.3 p2+p0   55 t[2]
        xor r14, qword [r13 + 1584]  ;  1242.9 p2+p0   55 t[2]
        xor rcx, qword [rsp + 2184]  ;  1243.5 p2+p0   55 t[2]
        xor r9, rdx                  ;  1244.1 p0      55 t[2]
        xor rcx, rdi                 ;  1244.6 p0      55 t[2]
        xor rdx, qword [rsp + 2224]  ;  1245.2 p2+p0   55 t[2]
        xor rdx, qword [rsp + 2336]  ;  1246.2 p2+p0   55 t[2]
        xor rdx, qword [r13 + 1608]  ;  1247.2 p2+p0   55 t[2]
        mov qword [rsp + 2192], rdx  ;  1248.2 p0+p3   55 t[2] spill
        mov rdx, r8                  ;  1211.8 p1      55 t[2] copy
        xor rdx, qword [r13 + 1560]  ;  1247.9 p2+p0   55 t[2]
        xor rdx, r10                 ;  1248.9 p0      55 t[2]
        xor rdx, rbx                 ;  1249.9 p0      55 t[2]
        xor r10, qword [r13 + 1624]  ;  1249.6 p2+p0   55 t[2]
        mov qword [rsp + 2232], r10  ;  1250.6 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2112]  ;  1208.6 p2      55 t[2]
        xor r10, qword [r13 + 1592]  ;  1251.2 p2+p0   55 t[2]
        xor r10, qword [rsp + 2208]  ;  1252.2 p2+p0   55 t[2]
        xor r8, qword [r13 + 1688]   ;  1252.3 p2+p0   55 t[2]
        xor r8, qword [rsp + 2248]   ;  1253.3 p2+p0   55 t[2]
        mov qword [rsp + 2248], r8   ;  1254.3 p0+p3   55 t[2] spill
        xor rbx, qword [r13 + 1752]  ;  1254.5 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2280]  ;  1255.5 p2+p0   55 t[2]
        mov r8, qword [rsp + 2072]   ;  1209.5 p2      55 t[2]
        mov qword [rsp + 2208], r10  ;  1255.6 p0+p3   55 t[2] spill
        mov r10, qword [rsp + 2152]  ;  1215.6 p2      55 t[2]
        xor r10, qword [r13 + 1600]  ;  1256.6 p2+p0   55 t[2]
        xor r10, qword [rsp + 2136]  ;  1257.6 p2+p0   55 t[2]
        xor r8, qword [r13 + 1632]   ;  1257.8 p2+p0   55 t[2]
        xor r8, rbp                  ;  1258.8 p0      55 t[2]
        xor rbp, qword [r13 + 1760]  ;  1258.9 p2+p0   55 t[2]
        xor rbp, rdi                 ;  1259.9 p0      55 t[2]
        mov rdi, qword [rsp + 2336]  ;  1215.5 p2      55 t[2]
        xor rbp, qword [rsp + 2168]  ;  1260.9 p2+p0   55 t[2]
        mov qword [rsp + 2336], rbp  ;  1261.9 p0+p3   55 t[2] spill
        mov rbp, qword [rsp + 2120]  ;  1235.9 p2      55 t[2]
        xor rbp, qword [r13 + 1680]  ;  1261.6 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2216]  ;  1262.6 p2+p0   55 t[2]
        mov qword [rsp + 2216], rbx  ;  1262.8 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2168]  ;  1228.8 p2      55 t[2]
        xor rbx, qword [r13 + 1696]  ;  1263.8 p2+p0   55 t[2]
        mov qword [rsp + 2168], rbx  ;  1264.8 p0+p3   55 t[2] spill
        mov qword [rsp + 2136], r10  ;  1265.3 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2144]  ;  1222.5 p2      55 t[2]
        xor rbx, qword [r13 + 1704]  ;  1266.3 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2256]  ;  1267.3 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2184]  ;  1268.3 p2+p0   55 t[2]
        xor rdi, qword [r13 + 1672]  ;  1268.0 p2+p0   55 t[2]
        mov r10, r15                 ;  1228.2 p1      55 t[2] copy
        xor r15, qword [r13 + 1640]  ;  1268.6 p2+p0   55 t[2]
        xor r15, qword [rsp + 2184]  ;  1269.6 p2+p0   55 t[2]
        xor r10, qword [r13 + 1576]  ;  1269.8 p2+p0   55 t[2]
        xor r15, qword [rsp + 2296]  ;  1270.6 p2+p0   55 t[2]
        mov qword [rsp + 2072], r15  ;  1271.6 p0+p3   55 t[2] spill
        mov r15, qword [rsp + 2104]  ;  1231.5 p2      55 t[2]
        xor r15, qword [r13 + 1648]  ;  1271.9 p2+p0   55 t[2]
        xor r15, rsi                 ;  1272.9 p0      55 t[2]
        xor rsi, qword [r13 + 1712]  ;  1273.0 p2+p0   55 t[2]
        mov qword [rsp + 2184], rbx  ;  1273.6 p0+p3   55 t[2] spill
        xor rsi, qword [rsp + 2272]  ;  1274.6 p2+p0   55 t[2]
        mov qword [rsp + 2272], rsi  ;  1275.6 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2176]  ;  1237.5 p2      55 t[2]
        xor rsi, qword [r13 + 1656]  ;  1276.2 p2+p0   55 t[2]
        xor rsi, qword [rsp + 2264]  ;  1277.2 p2+p0   55 t[2]
        mov qword [rsp + 2264], rsi  ;  1278.2 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2152]  ;  1238.5 p2      55 t[2]
        xor rsi, qword [r13 + 1664]  ;  1278.3 p2+p0   55 t[2]
        xor rsi, r9                  ;  1279.3 p0      55 t[2]
        mov qword [rsp + 2280], r10  ;  1279.5 p0+p3   55 t[2] spill
        mov qword [rsp + 2256], r8   ;  1280.5 p0+p3   55 t[2] spill
        mov qword [rsp + 2352], rax  ;  1281.5 p0+p3   55 t[2] spill
        mov qword [rsp + 2112], rdx  ;  1282.5 p0+p3   55 t[2] spill
        mov qword [rsp + 2152], rcx  ;  1283.5 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2176]  ;  1240.5 p2      55 t[2]
        xor rbx, qword [r13 + 1720]  ;  1284.5 p2+p0   55 t[2]
        mov qword [rsp + 2304], r12  ;  1285.0 p0+p3   55 t[2] spill
        mov qword [rsp + 2312], r11  ;  1286.0 p0+p3   55 t[2] spill
        xor rbx, qword [rsp + 2160]  ;  1287.0 p2+p0   55 t[2]
        mov qword [rsp + 2176], rbx  ;  1288.0 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2200]  ;  1243.5 p2      55 t[2]
        xor rbx, r9                  ;  1288.6 p0      55 t[2]
        xor r9, qword [r13 + 1736]   ;  1289.2 p2+p0   55 t[2]
        xor r9, qword [rsp + 2056]   ;  1290.2 p2+p0   55 t[2]
        xor r9, qword [rsp + 2224]   ;  1291.2 p2+p0   55 t[2]
        mov qword [rsp + 2224], r9   ;  1292.2 p0+p3   55 t[2] spill
        mov qword [rsp + 2144], r14  ;  1291.9 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2120]   ;  1247.5 p2      55 t[2]
        xor r9, qword [r13 + 1744]   ;  1292.9 p2+p0   55 t[2]
        xor r9, qword [rsp + 2344]   ;  1293.9 p2+p0   55 t[2]
        mov qword [rsp + 2344], r9   ;  1294.9 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2296]   ;  1250.5 p2      55 t[2]
        xor r9, qword [r13 + 1768]   ;  1295.0 p2+p0   55 t[2]
        xor r9, qword [rsp + 2288]   ;  1296.0 p2+p0   55 t[2]
        mov qword [rsp + 2288], r9   ;  1297.0 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2128]   ;  1253.5 p2      55 t[2]
        xor r9, qword [r13 + 1776]   ;  1297.2 p2+p0   55 t[2]
        xor r9, qword [rsp + 2104]   ;  1298.2 p2+p0   55 t[2]
        mov qword [rsp + 2104], r9   ;  1299.2 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2160]   ;  1256.5 p2      55 t[2]
        xor r9, qword [r13 + 1784]   ;  1299.3 p2+p0   55 t[2]
        xor rbx, qword [r13 + 1728]  ;  1299.9 p2+p0   55 t[2]
        mov r13, qword [rsp + 1336]  ;  1259.5 p2      43 t[3]
        xor r13, qword [rsp + 1344]  ;  1300.5 p2+p0   43 t[3]
        mov qword [rsp + 2120], rdi  ;  1301.0 p0+p3   55 t[2] spill
        mov qword [rsp + 2160], r9   ;  1302.0 p0+p3   55 t[2] spill
        mov r9, r13                  ;  1301.5 p1      43 t[3] copy
        xor r9, qword [rsp + 1320]   ;  1303.0 p2+p0   43 t[3]
        mov qword [rsp + 2128], rbx  ;  1303.6 p0+p3   55 t[2] spill
        mov rbx, r9                  ;  1304.0 p1      43 t[3] copy
        xor rbx, qword [rsp + 1368]  ;  1305.0 p2+p0   43 t[3]
        mov rdi, rbx                 ;  1306.0 p1      43 t[3] copy
        xor rdi, qword [rsp + 1312]  ;  1307.0 p2+p0   43 t[3]
        mov qword [rsp + 2056], rsi  ;  1305.7 p0+p3   55 t[2] spill
        mov rsi, rdi                 ;  1308.0 p1      43 t[3] copy
        mov qword [rsp + 2200], r15  ;  1306.7 p0+p3   55 t[2] spill
        mov qword [rsp + 2296], rbp  ;  1307.7 p0+p3   55 t[2] spill
        xor rsi, qword [rsp + 1328]  ;  1309.0 p2+p0   43 t[3]
        mov r15, rsi                 ;  1310.0 p1      43 t[3] copy
        mov rbp, rbx                 ;  1306.0 p1      43 t[3] copy
        xor rbp, qword [rsp + 1360]  ;  1309.3 p2+p0   43 t[3]
        mov r8, rbp                  ;  1310.3 p1      43 t[3] copy
        xor r8, qword [rsp + 1352]   ;  1311.3 p2+p0   43 t[3]
        mov r10, r8                  ;  1312.3 p1      43 t[3] copy
        xor r15, qword [rsp + 1336]  ;  1311.0 p2+p0   43 t[3]
        mov rcx, rbp                 ;  1310.3 p1      43 t[3] copy
        xor rcx, r15                 ;  1312.0 p0      43 t[3]
        mov rdx, rcx                 ;  1313.0 p1      43 t[3] copy
        xor rdx, qword [rsp + 1368]  ;  1314.0 p2+p0   43 t[3]
        xor r10, qword [rsp + 1344]  ;  1313.3 p2+p0   43 t[3]
        mov rax, r10                 ;  1314.3 p1      43 t[3] copy
        xor rax, rdx                 ;  1315.3 p0      43 t[3]
        mov r11, rax                 ;  1316.3 p1      43 t[3] copy
        mov r12, r8                  ;  1312.3 p1      43 t[3] copy
        mov r14, r8                  ;  1312.3 p1      43 t[3] copy
        mov qword [rsp + 2320], r8   ;  1313.3 p0+p3   43 t[3] spill
        mov r8, r15                  ;  1312.0 p1      43 t[3] copy
        mov qword [rsp + 2360], r15  ;  1314.3 p0+p3   43 t[3] spill
        and r12, rax                 ;  1316.3 p0      43 t[3]
        mov qword [rsp + 2328], rax  ;  1316.3 p0+p3   43 t[3] spill
        xor r9, r12                  ;  1317.3 p0      43 t[3]
        mov r12, rdx                 ;  1315.0 p1      43 t[3] copy
        xor r12, qword [rsp + 1312]  ;  1317.4 p2+p0   43 t[3]
        xor r13, r12                 ;  1318.4 p0      43 t[3]
        and r12, rdx                 ;  1318.6 p0      43 t[3]
        xor r9, r12                  ;  1319.6 p0      43 t[3]
        and r8, r13                  ;  1319.7 p0      43 t[3]
        xor r12, r8                  ;  1320.7 p0      43 t[3]
        mov r8, r15                  ;  1312.0 p1      43 t[3] copy
        mov r15, rbx                 ;  1306.0 p1      43 t[3] copy
        xor r8, r10                  ;  1320.9 p0      43 t[3]
        mov rax, rdi                 ;  1308.0 p1      43 t[3] copy
        or rax, qword [rsp + 1368]   ;  1321.4 p2+p0   43 t[3]
        mov qword [rsp + 2368], rdx  ;  1322.0 p0+p3   43 t[3] spill
        and r15, rcx                 ;  1323.0 p0      43 t[3]
        xor r11, qword [rsp + 1336]  ;  1323.6 p2+p0   43 t[3]
        mov rdx, r11                 ;  1324.6 p1      43 t[3] copy
        and rdx, r8                  ;  1325.6 p0      43 t[3]
        xor rdx, qword [rsp + 1344]  ;  1326.6 p2+p0   43 t[3]
        xor rdx, r12                 ;  1327.6 p0      43 t[3]
        xor rdx, r15                 ;  1328.6 p0      43 t[3]
        xor r15, r9                  ;  1326.4 p0      43 t[3]
        xor r9, rax                  ;  1327.0 p0      43 t[3]
        xor r14, qword [rsp + 1312]  ;  1327.6 p2+p0   43 t[3]
        xor rsi, r12                 ;  1328.2 p0      43 t[3]
        mov qword [rsp + 2376], r8   ;  1328.7 p0+p3   43 t[3] spill
        xor rsi, rax                 ;  1329.7 p0      43 t[3]
        mov rax, r8                  ;  1321.9 p1      43 t[3] copy
        mov r8, rbp                  ;  1310.3 p1      43 t[3] copy
        xor rax, qword [rsp + 1368]  ;  1330.3 p2+p0   43 t[3]
        mov r12, rbx                 ;  1306.0 p1      43 t[3] copy
        mov qword [rsp + 2384], rbp  ;  1330.9 p0+p3   43 t[3] spill
        xor r12, r13                 ;  1331.9 p0      43 t[3]
        and r8, r12                  ;  1332.9 p0      43 t[3]
        mov qword [rsp + 2392], r12  ;  1333.0 p0+p3   43 t[3] spill
        mov r12, r14                 ;  1328.6 p1      43 t[3] copy
        and r12, r10                 ;  1334.0 p0      43 t[3]
        xor r15, r8                  ;  1334.6 p0      43 t[3]
        mov r8, rdi                  ;  1308.0 p1      43 t[3] copy
        xor r8, r11                  ;  1335.2 p0      43 t[3]
        xor rsi, r12                 ;  1335.7 p0      43 t[3]
        mov r12, rax                 ;  1331.3 p1      43 t[3] copy
        and r12, r8                  ;  1336.3 p0      43 t[3]
        xor r9, r12                  ;  1337.3 p0      43 t[3]
        mov rbp, rsi                 ;  1336.7 p1      43 t[3] copy
        mov r12, rdx                 ;  1329.6 p1      43 t[3] copy
        and r12, r15                 ;  1337.4 p0      43 t[3]
        xor r9, r12                  ;  1338.4 p0      43 t[3]
        and rbp, r9                  ;  1339.4 p0      43 t[3]
        xor r15, rbp                 ;  1340.4 p0      43 t[3]
        mov rbp, rdx                 ;  1329.6 p1      43 t[3] copy
        xor rdx, r9                  ;  1339.7 p0      43 t[3]
        mov r9, rsi                  ;  1336.7 p1      43 t[3] copy
        and r9, r15                  ;  1341.4 p0      43 t[3]
        xor rbp, r9                  ;  1342.4 p0      43 t[3]
        and rax, rbp                 ;  1343.4 p0      43 t[3]
        or r12, rdx                  ;  1342.0 p0      43 t[3]
        xor r12, r15                 ;  1343.0 p0      43 t[3]
        and r15, rbp                 ;  1343.4 p0      43 t[3]
        xor rsi, r15                 ;  1344.4 p0      43 t[3]
        mov r15, rbp                 ;  1343.4 p1      43 t[3] copy
        mov r9, qword [rsp + 2360]   ;  1314.3 p2      43 t[3]
        and rdi, r12                 ;  1344.3 p0      43 t[3]
        mov qword [rsp + 2360], rdi  ;  1345.3 p0+p3   43 t[3] spill
        or r15, r12                  ;  1345.9 p0      43 t[3]
        xor rdx, r15                 ;  1346.9 p0      43 t[3]
        and r9, rdx                  ;  1347.9 p0      43 t[3]
        mov r15, rbp                 ;  1343.4 p1      43 t[3] copy
        xor r15, r12                 ;  1347.6 p0      43 t[3]
        and r11, r15                 ;  1348.6 p0      43 t[3]
        and r8, rbp                  ;  1348.7 p0      43 t[3]
        mov rdi, rdx                 ;  1347.9 p1      43 t[3] copy
        xor rdi, r15                 ;  1349.3 p0      43 t[3]
        and r14, rdi                 ;  1350.3 p0      43 t[3]
        and r15, qword [rsp + 2376]  ;  1350.4 p2+p0   43 t[3]
        and r10, rdi                 ;  1351.0 p0      43 t[3]
        mov rdi, r12                 ;  1344.0 p1      43 t[3] copy
        xor rbp, rsi                 ;  1351.6 p0      43 t[3]
        and rdi, qword [rsp + 1368]  ;  1352.1 p2+p0   43 t[3]
        and r13, rdx                 ;  1352.7 p0      43 t[3]
        xor rdx, rsi                 ;  1353.3 p0      43 t[3]
        xor r12, rdx                 ;  1354.3 p0      43 t[3]
        and rbx, rdx                 ;  1354.4 p0      43 t[3]
        and rcx, rdx                 ;  1355.0 p0      43 t[3]
        mov rdx, qword [rsp + 2368]  ;  1322.0 p2      43 t[3]
        and rdx, r12                 ;  1355.6 p0      43 t[3]
        and r12, qword [rsp + 1312]  ;  1356.1 p2+p0   43 t[3]
        xor rbx, r12                 ;  1357.1 p0      43 t[3]
        mov qword [rsp + 2376], r12  ;  1357.3 p0+p3   43 t[3] spill
        mov r12, qword [rsp + 2328]  ;  1316.3 p2      43 t[3]
        and r12, rbp                 ;  1358.3 p0      43 t[3]
        xor r13, r11                 ;  1358.9 p0      43 t[3]
        xor rdx, rdi                 ;  1359.4 p0      43 t[3]
        xor rdx, rax                 ;  1360.4 p0      43 t[3]
        xor rax, r10                 ;  1360.6 p0      43 t[3]
        xor r10, rdi                 ;  1361.1 p0      43 t[3]
        mov rdi, r13                 ;  1359.9 p1      43 t[3] copy
        xor rdx, r12                 ;  1361.7 p0      43 t[3]
        xor r10, rcx                 ;  1362.3 p0      43 t[3]
        xor rdi, rbx                 ;  1362.8 p0      43 t[3]
        xor r9, r12                  ;  1363.4 p0      43 t[3]
        mov r12, qword [rsp + 2320]  ;  1314.7 p2      43 t[3]
        and r12, rbp                 ;  1364.0 p0      43 t[3]
        mov rbp, qword [rsp + 2384]  ;  1330.9 p2      43 t[3]
        xor rax, r9                  ;  1364.6 p0      43 t[3]
        xor rdi, rax                 ;  1365.6 p0      43 t[3]
        xor r15, rdi                 ;  1366.6 p0      43 t[3]
        xor r10, r15                 ;  1367.6 p0      43 t[3]
        xor rbx, r12                 ;  1366.8 p0      43 t[3]
        and rbp, rsi                 ;  1367.4 p0      43 t[3]
        and rsi, qword [rsp + 2392]  ;  1368.0 p2+p0   43 t[3]
        xor rsi, r10                 ;  1369.0 p0      43 t[3]
        xor r8, rsi                  ;  1370.0 p0      43 t[3]
        xor rbx, rsi                 ;  1370.0 p0      43 t[3]
        xor r9, rbp                  ;  1370.3 p0      43 t[3]
        xor r9, r15                  ;  1371.3 p0      43 t[3]
        mov r15, qword [rsp + 608]   ;  1320.0 p2      43 t[3]
        not rdi                      ;  1371.4 p0      43 t[3]
        mov qword [rsp + 2392], rdi  ;  1372.4 p0+p3   43 t[3] spill
        mov rsi, qword [rsp + 656]   ;  1321.0 p2      43 t[3]
        mov r12, qword [rsp + 624]   ;  1322.0 p2      43 t[3]
        xor r11, r14                 ;  1372.9 p0      43 t[3]
        xor r11, r8                  ;  1373.9 p0      43 t[3]
        mov r14, qword [rsp + 632]   ;  1323.0 p2      43 t[3] reload
        xor r12, r14                 ;  1374.1 p0      43 t[3]
        not r9                       ;  1374.6 p0      43 t[3]
        xor r15, r12                 ;  1375.1 p0      43 t[3]
        xor rsi, r15                 ;  1376.1 p0      43 t[3]
        mov qword [rsp + 2384], rdx  ;  1376.3 p0+p3   43 t[3] spill
        mov rcx, rsi                 ;  1377.1 p1      43 t[3] copy
        xor rcx, qword [rsp + 600]   ;  1378.1 p2+p0   43 t[3]
        mov rdi, rcx                 ;  1379.1 p1      43 t[3] copy
        not rax                      ;  1377.8 p0      43 t[3]
        mov rbp, qword [rsp + 648]   ;  1326.0 p2      43 t[3]
        xor rbp, rsi                 ;  1378.3 p0      43 t[3]
        mov qword [rsp + 2400], r9   ;  1378.9 p0+p3   43 t[3] spill
        mov r9, rbp                  ;  1379.3 p1      43 t[3] copy
        mov qword [rsp + 2328], r10  ;  1379.9 p0+p3   43 t[3] spill
        mov r10, rbp                 ;  1379.3 p1      43 t[3] copy
        mov qword [rsp + 2320], rax  ;  1380.9 p0+p3   43 t[3] spill
        xor r10, qword [rsp + 640]   ;  1381.9 p2+p0   43 t[3]
        mov qword [rsp + 2408], r13  ;  1382.5 p0+p3   43 t[3] spill
        mov qword [rsp + 2416], r8   ;  1383.5 p0+p3   43 t[3] spill
        mov rax, r14                 ;  1331.3 p1      43 t[3] copy
        xor rax, r10                 ;  1384.5 p0      43 t[3]
        xor rdi, qword [rsp + 616]   ;  1385.1 p2+p0   43 t[3]
        mov rdx, rdi                 ;  1386.1 p1      43 t[3] copy
        xor rdx, qword [rsp + 624]   ;  1387.1 p2+p0   43 t[3]
        xor r9, rdx                  ;  1388.1 p0      43 t[3]
        mov r13, r9                  ;  1389.1 p1      43 t[3] copy
        xor r13, qword [rsp + 656]   ;  1390.1 p2+p0   43 t[3]
        mov r8, rax                  ;  1385.5 p1      43 t[3] copy
        xor r8, r13                  ;  1391.1 p0      43 t[3]
        mov r14, r10                 ;  1382.9 p1      43 t[3] copy
        and r14, r8                  ;  1392.1 p0      43 t[3]
        xor r15, r14                 ;  1393.1 p0      43 t[3]
        mov qword [rsp + 2424], r10  ;  1389.0 p0+p3   43 t[3] spill
        mov r14, r13                 ;  1391.1 p1      43 t[3] copy
        xor r14, qword [rsp + 600]   ;  1392.1 p2+p0   43 t[3]
        not rbx                      ;  1390.6 p0      43 t[3]
        mov qword [rsp + 2368], rbx  ;  1391.6 p0+p3   43 t[3] spill
        mov rbx, r10                 ;  1382.9 p1      43 t[3] copy
        mov qword [rsp + 2432], r8   ;  1392.1 p0+p3   43 t[3] spill
        xor rbx, qword [rsp + 600]   ;  1393.1 p2+p0   43 t[3]
        mov qword [rsp + 2440], r11  ;  1393.7 p0+p3   43 t[3] spill
        mov r11, r8                  ;  1392.1 p1      43 t[3] copy
        mov r10, rdx                 ;  1388.1 p1      43 t[3] copy
        xor r11, qword [rsp + 624]   ;  1394.7 p2+p0   43 t[3]
        mov r8, r11                  ;  1395.7 p1      43 t[3] copy
        xor r12, r14                 ;  1395.3 p0      43 t[3]
        and r10, r12                 ;  1396.3 p0      43 t[3]
        and r14, r13                 ;  1396.4 p0      43 t[3]
        xor r15, r14                 ;  1397.4 p0      43 t[3]
        xor r14, r10                 ;  1397.5 p0      43 t[3]
        mov r10, rdx                 ;  1388.1 p1      43 t[3] copy
        xor rdi, r14                 ;  1398.5 p0      43 t[3]
        mov qword [rsp + 2448], r9   ;  1398.7 p0+p3   43 t[3] spill
        xor r10, rax                 ;  1399.7 p0      43 t[3]
        and r8, r10                  ;  1400.7 p0      43 t[3]
        mov qword [rsp + 2456], r10  ;  1400.8 p0+p3   43 t[3] spill
        mov qword [rsp + 2464], r13  ;  1401.8 p0+p3   43 t[3] spill
        mov r13, rcx                 ;  1379.1 p1      43 t[3] copy
        or r13, qword [rsp + 656]    ;  1402.8 p2+p0   43 t[3]
        xor r8, qword [rsp + 632]    ;  1403.4 p2+p0   43 t[3]
        xor r8, r14                  ;  1404.4 p0      43 t[3]
        mov r14, rsi                 ;  1377.1 p1      43 t[3] copy
        and r14, r9                  ;  1404.5 p0      43 t[3]
        mov r9, r10                  ;  1400.7 p1      43 t[3] copy
        xor r9, qword [rsp + 656]    ;  1405.1 p2+p0   43 t[3]
        xor r8, r14                  ;  1405.7 p0      43 t[3]
        xor r14, r15                 ;  1406.3 p0      43 t[3]
        xor r15, r13                 ;  1406.8 p0      43 t[3]
        xor rdi, r13                 ;  1407.4 p0      43 t[3]
        mov r13, rsi                 ;  1377.1 p1      43 t[3] copy
        xor r13, r12                 ;  1408.0 p0      43 t[3]
        mov r10, rbp                 ;  1379.3 p1      43 t[3] copy
        and r10, r13                 ;  1409.0 p0      43 t[3]
        mov qword [rsp + 2472], r13  ;  1409.1 p0+p3   43 t[3] spill
        mov r13, rax                 ;  1385.5 p1      43 t[3] copy
        and r13, rbx                 ;  1410.1 p0      43 t[3]
        xor rdi, r13                 ;  1411.1 p0      43 t[3]
        xor r14, r10                 ;  1411.3 p0      43 t[3]
        mov r10, rcx                 ;  1379.1 p1      43 t[3] copy
        mov r13, r9                  ;  1406.1 p1      43 t[3] copy
        mov qword [rsp + 2480], rbp  ;  1411.8 p0+p3   43 t[3] spill
        xor r10, r11                 ;  1412.8 p0      43 t[3]
        and r13, r10                 ;  1413.8 p0      43 t[3]
        xor r15, r13                 ;  1414.8 p0      43 t[3]
        mov r13, r8                  ;  1406.7 p1      43 t[3] copy
        and r13, r14                 ;  1414.5 p0      43 t[3]
        xor r15, r13                 ;  1415.8 p0      43 t[3]
        mov rbp, rdi                 ;  1412.1 p1      43 t[3] copy
        and rbp, r15                 ;  1416.8 p0      43 t[3]
        xor r14, rbp                 ;  1417.8 p0      43 t[3]
        mov rbp, r8                  ;  1406.7 p1      43 t[3] copy
        xor r8, r15                  ;  1416.8 p0      43 t[3]
        or r13, r8                   ;  1417.8 p0      43 t[3]
        xor r13, r14                 ;  1418.8 p0      43 t[3]
        mov r15, rdi                 ;  1412.1 p1      43 t[3] copy
        and r15, r14                 ;  1418.8 p0      43 t[3]
        xor rbp, r15                 ;  1419.8 p0      43 t[3]
        and r14, rbp                 ;  1420.8 p0      43 t[3]
        xor rdi, r14                 ;  1421.8 p0      43 t[3]
        mov r14, rbp                 ;  1420.8 p1      43 t[3] copy
        or r14, r13                  ;  1421.8 p0      43 t[3]
        xor r8, r14                  ;  1422.8 p0      43 t[3]
        mov r14, rbp                 ;  1420.8 p1      43 t[3] copy
        and rcx, r13                 ;  1422.0 p0      43 t[3]
        xor r14, r13                 ;  1422.5 p0      43 t[3]
        mov r15, r8                  ;  1423.8 p1      43 t[3] copy
        and r12, r8                  ;  1423.8 p0      43 t[3]
        xor r15, r14                 ;  1424.8 p0      43 t[3]
        and rax, r15                 ;  1425.8 p0      43 t[3]
        and rdx, r8                  ;  1424.8 p0      43 t[3]
        xor r8, rdi                  ;  1425.4 p0      43 t[3]
        and rsi, r8                  ;  1426.4 p0      43 t[3]
        and rbx, r15                 ;  1426.5 p0      43 t[3]
        mov r15, r13                 ;  1419.8 p1      43 t[3] copy
        xor r13, r8                  ;  1427.1 p0      43 t[3]
        and r11, r14                 ;  1427.7 p0      43 t[3]
        and r14, qword [rsp + 2456]  ;  1428.2 p2+p0   43 t[3]
        and r8, qword [rsp + 2448]   ;  1428.8 p2+p0   43 t[3]
        and r10, rbp                 ;  1429.4 p0      43 t[3]
        and r9, rbp                  ;  1430.0 p0      43 t[3]
        and r15, qword [rsp + 656]   ;  1430.5 p2+p0   43 t[3]
        xor rbp, rdi                 ;  1431.1 p0      43 t[3]
        mov qword [rsp + 2456], rcx  ;  1431.7 p0+p3   43 t[3] spill
        mov rcx, qword [rsp + 2464]  ;  1401.8 p2      43 t[3]
        and rcx, r13                 ;  1432.7 p0      43 t[3]
        and r13, qword [rsp + 600]   ;  1433.2 p2+p0   43 t[3]
        xor rsi, r13                 ;  1434.2 p0      43 t[3]
        xor rcx, r15                 ;  1434.4 p0      43 t[3]
        mov qword [rsp + 2464], r13  ;  1435.0 p0+p3   43 t[3] spill
        mov r13, qword [rsp + 2432]  ;  1392.1 p2      43 t[3]
        xor rcx, r9                  ;  1436.0 p0      43 t[3]
        and r13, rbp                 ;  1436.5 p0      43 t[3]
        xor rcx, r13                 ;  1437.5 p0      43 t[3]
        xor rdx, r13                 ;  1437.7 p0      43 t[3]
        mov r13, qword [rsp + 2424]  ;  1389.0 p2      43 t[3]
        and r13, rbp                 ;  1438.2 p0      43 t[3]
        xor r12, r11                 ;  1438.8 p0      43 t[3]
        xor r9, rax                  ;  1439.4 p0      43 t[3]
        xor rax, r15                 ;  1439.9 p0      43 t[3]
        mov r15, r12                 ;  1439.8 p1      43 t[3] copy
        xor r15, rsi                 ;  1440.8 p0      43 t[3]
        xor rsi, r13                 ;  1441.1 p0      43 t[3]
        mov rbp, qword [rsp + 2480]  ;  1411.8 p2      43 t[3]
        xor r11, rbx                 ;  1441.7 p0      43 t[3]
        xor r9, rdx                  ;  1442.2 p0      43 t[3]
        xor r15, r9                  ;  1443.2 p0      43 t[3]
        xor rax, r8                  ;  1443.4 p0      43 t[3]
        and rbp, rdi                 ;  1443.9 p0      43 t[3]
        and rdi, qword [rsp + 2472]  ;  1444.5 p2+p0   43 t[3]
        xor r14, r15                 ;  1445.1 p0      43 t[3]
        mov r8, qword [rsp + 2456]   ;  1431.7 p2      43 t[3]
        xor r8, qword [rsp + 2464]   ;  1445.7 p2+p0   43 t[3]
        xor r8, r12                  ;  1446.7 p0      43 t[3]
        xor rax, r14                 ;  1446.8 p0      43 t[3]
        xor rdi, rax                 ;  1447.8 p0      43 t[3]
        xor r10, rdi                 ;  1448.8 p0      43 t[3]
        xor r11, r10                 ;  1449.8 p0      43 t[3]
        mov r13, qword [rsp + 936]   ;  1398.1 p2      43 t[3]
        xor r8, r10                  ;  1449.8 p0      43 t[3]
        mov r12, qword [rsp + 960]   ;  1399.1 p2      43 t[3] reload
        xor rdx, rbp                 ;  1449.7 p0      43 t[3]
        xor rdx, r14                 ;  1450.7 p0      43 t[3]
        mov r10, qword [rsp + 952]   ;  1400.1 p2      43 t[3]
        xor r10, r12                 ;  1450.8 p0      43 t[3]
        xor r13, r10                 ;  1451.8 p0      43 t[3]
        not r9                       ;  1451.9 p0      43 t[3]
        mov r14, qword [rsp + 984]   ;  1401.1 p2      43 t[3]
        xor rsi, rdi                 ;  1452.4 p0      43 t[3]
        xor r14, r13                 ;  1453.0 p0      43 t[3]
        mov rdi, qword [rsp + 976]   ;  1402.1 p2      43 t[3]
        xor rdi, r14                 ;  1454.0 p0      43 t[3]
        mov qword [rsp + 2456], rcx  ;  1454.2 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 928]   ;  1403.1 p2      43 t[3]
        not rdx                      ;  1455.2 p0      43 t[3]
        not r15                      ;  1455.7 p0      43 t[3]
        not rsi                      ;  1456.2 p0      43 t[3]
        mov qword [rsp + 2472], r9   ;  1456.7 p0+p3   43 t[3] spill
        mov r9, rdi                  ;  1455.0 p1      43 t[3] copy
        xor r9, qword [rsp + 968]    ;  1457.7 p2+p0   43 t[3]
        mov qword [rsp + 2464], rax  ;  1458.2 p0+p3   43 t[3] spill
        xor rbp, r14                 ;  1459.2 p0      43 t[3]
        mov rbx, rbp                 ;  1460.2 p1      43 t[3] copy
        xor rbx, qword [rsp + 944]   ;  1461.2 p2+p0   43 t[3]
        mov rax, rbx                 ;  1462.2 p1      43 t[3] copy
        mov rcx, r12                 ;  1407.9 p1      43 t[3] copy
        xor rcx, r9                  ;  1460.4 p0      43 t[3]
        xor rax, qword [rsp + 952]   ;  1463.2 p2+p0   43 t[3]
        mov qword [rsp + 2424], rsi  ;  1461.5 p0+p3   43 t[3] spill
        mov qword [rsp + 2432], rdx  ;  1462.5 p0+p3   43 t[3] spill
        mov rsi, rdi                 ;  1455.0 p1      43 t[3] copy
        xor rsi, rax                 ;  1464.2 p0      43 t[3]
        mov rdx, rsi                 ;  1465.2 p1      43 t[3] copy
        xor rdx, qword [rsp + 984]   ;  1466.2 p2+p0   43 t[3]
        mov qword [rsp + 2448], r8   ;  1464.6 p0+p3   43 t[3] spill
        mov r8, rcx                  ;  1461.4 p1      43 t[3] copy
        xor r8, rdx                  ;  1467.2 p0      43 t[3]
        mov r12, r9                  ;  1458.7 p1      43 t[3] copy
        and r12, r8                  ;  1468.2 p0      43 t[3]
        mov qword [rsp + 2488], r11  ;  1466.8 p0+p3   43 t[3] spill
        xor r13, r12                 ;  1469.2 p0      43 t[3]
        mov r12, rdx                 ;  1467.2 p1      43 t[3] copy
        xor r12, qword [rsp + 928]   ;  1468.4 p2+p0   43 t[3]
        xor r10, r12                 ;  1469.4 p0      43 t[3]
        and r12, rdx                 ;  1469.5 p0      43 t[3]
        mov qword [rsp + 2496], r9   ;  1470.1 p0+p3   43 t[3] spill
        mov qword [rsp + 2504], rsi  ;  1471.1 p0+p3   43 t[3] spill
        mov qword [rsp + 2480], r15  ;  1472.1 p0+p3   43 t[3] spill
        mov r11, r8                  ;  1468.2 p1      43 t[3] copy
        xor r11, qword [rsp + 952]   ;  1473.1 p2+p0   43 t[3]
        xor r13, r12                 ;  1473.6 p0      43 t[3]
        mov qword [rsp + 2512], r8   ;  1474.2 p0+p3   43 t[3] spill
        mov r8, r11                  ;  1474.1 p1      43 t[3] copy
        mov r15, r9                  ;  1458.7 p1      43 t[3] copy
        xor r15, qword [rsp + 928]   ;  1475.2 p2+p0   43 t[3]
        mov r9, rax                  ;  1464.2 p1      43 t[3] copy
        and r9, r10                  ;  1475.8 p0      43 t[3]
        mov qword [rsp + 2520], rdi  ;  1476.4 p0+p3   43 t[3] spill
        xor r12, r9                  ;  1477.4 p0      43 t[3]
        xor rbx, r12                 ;  1478.4 p0      43 t[3]
        mov qword [rsp + 2528], rdx  ;  1478.5 p0+p3   43 t[3] spill
        mov rdx, rbp                 ;  1460.2 p1      43 t[3] copy
        or rdx, qword [rsp + 984]    ;  1479.5 p2+p0   43 t[3]
        xor rbx, rdx                 ;  1480.5 p0      43 t[3]
        mov r9, rax                  ;  1464.2 p1      43 t[3] copy
        xor r9, rcx                  ;  1480.6 p0      43 t[3]
        and r8, r9                   ;  1481.6 p0      43 t[3]
        xor r8, qword [rsp + 960]    ;  1482.6 p2+p0   43 t[3]
        xor r8, r12                  ;  1483.6 p0      43 t[3]
        mov r12, r14                 ;  1454.0 p1      43 t[3] copy
        mov qword [rsp + 2536], r9   ;  1482.9 p0+p3   43 t[3] spill
        and r12, rsi                 ;  1483.9 p0      43 t[3]
        xor r8, r12                  ;  1484.9 p0      43 t[3]
        xor r12, r13                 ;  1485.1 p0      43 t[3]
        mov rsi, r9                  ;  1481.6 p1      43 t[3] copy
        xor rsi, qword [rsp + 984]   ;  1485.6 p2+p0   43 t[3]
        xor r13, rdx                 ;  1486.2 p0      43 t[3]
        mov r9, rdi                  ;  1455.0 p1      43 t[3] copy
        mov rdx, r14                 ;  1454.0 p1      43 t[3] copy
        xor rdx, r10                 ;  1486.8 p0      43 t[3]
        mov qword [rsp + 2544], rdx  ;  1487.8 p0+p3   43 t[3] spill
        and r9, rdx                  ;  1488.4 p0      43 t[3]
        xor r12, r9                  ;  1489.4 p0      43 t[3]
        mov r9, rbp                  ;  1460.2 p1      43 t[3] copy
        xor r9, r11                  ;  1489.5 p0      43 t[3]
        mov rdx, rcx                 ;  1461.4 p1      43 t[3] copy
        and rdx, r15                 ;  1490.1 p0      43 t[3]
        xor rbx, rdx                 ;  1491.1 p0      43 t[3]
        mov rdx, rsi                 ;  1486.6 p1      43 t[3] copy
        and rdx, r9                  ;  1491.2 p0      43 t[3]
        xor r13, rdx                 ;  1492.2 p0      43 t[3]
        mov rdx, r8                  ;  1485.9 p1      43 t[3] copy
        and rdx, r12                 ;  1492.3 p0      43 t[3]
        xor r13, rdx                 ;  1493.3 p0      43 t[3]
        mov rdi, rbx                 ;  1492.1 p1      43 t[3] copy
        and rdi, r13                 ;  1494.3 p0      43 t[3]
        xor r12, rdi                 ;  1495.3 p0      43 t[3]
        mov rdi, r8                  ;  1485.9 p1      43 t[3] copy
        xor r8, r13                  ;  1494.6 p0      43 t[3]
        mov r13, rbx                 ;  1492.1 p1      43 t[3] copy
        and r13, r12                 ;  1496.3 p0      43 t[3]
        xor rdi, r13                 ;  1497.3 p0      43 t[3]
        or rdx, r8                   ;  1496.3 p0      43 t[3]
        xor rdx, r12                 ;  1497.3 p0      43 t[3]
        and rbp, rdx                 ;  1498.3 p0      43 t[3]
        and r12, rdi                 ;  1498.3 p0      43 t[3]
        xor rbx, r12                 ;  1499.3 p0      43 t[3]
        mov r12, rdi                 ;  1498.3 p1      43 t[3] copy
        or r12, rdx                  ;  1499.3 p0      43 t[3]
        xor r8, r12                  ;  1500.3 p0      43 t[3]
        mov r12, rdi                 ;  1498.3 p1      43 t[3] copy
        xor r12, rdx                 ;  1500.3 p0      43 t[3]
        and r11, r12                 ;  1501.3 p0      43 t[3]
        and r9, rdi                  ;  1501.5 p0      43 t[3]
        and rax, r8                  ;  1502.1 p0      43 t[3]
        mov r13, r8                  ;  1501.3 p1      43 t[3] copy
        xor r13, r12                 ;  1502.6 p0      43 t[3]
        and r15, r13                 ;  1503.6 p0      43 t[3]
        and r10, r8                  ;  1503.8 p0      43 t[3]
        xor r8, rbx                  ;  1504.3 p0      43 t[3]
        and r14, r8                  ;  1505.3 p0      43 t[3]
        and rcx, r13                 ;  1505.5 p0      43 t[3]
        mov r13, rdx                 ;  1498.3 p1      43 t[3] copy
        and r13, qword [rsp + 984]   ;  1506.1 p2+p0   43 t[3]
        xor rdx, r8                  ;  1506.6 p0      43 t[3]
        xor r10, r11                 ;  1507.2 p0      43 t[3]
        and r12, qword [rsp + 2536]  ;  1507.8 p2+p0   43 t[3]
        and rsi, rdi                 ;  1508.3 p0      43 t[3]
        mov qword [rsp + 2536], rbp  ;  1508.9 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 2528]  ;  1478.5 p2      43 t[3]
        and rbp, rdx                 ;  1509.9 p0      43 t[3]
        and rdx, qword [rsp + 928]   ;  1510.5 p2+p0   43 t[3]
        mov qword [rsp + 2528], rdx  ;  1511.5 p0+p3   43 t[3] spill
        and r8, qword [rsp + 2504]   ;  1512.1 p2+p0   43 t[3]
        xor rbp, r13                 ;  1512.6 p0      43 t[3]
        xor rbp, rsi                 ;  1513.6 p0      43 t[3]
        xor rsi, rcx                 ;  1513.8 p0      43 t[3]
        xor rdi, rbx                 ;  1514.3 p0      43 t[3]
        xor rcx, r13                 ;  1514.9 p0      43 t[3]
        mov r13, r10                 ;  1508.2 p1      43 t[3] copy
        xor rcx, r8                  ;  1515.9 p0      43 t[3]
        mov r8, qword [rsp + 2536]   ;  1508.9 p2      43 t[3]
        xor r8, qword [rsp + 2528]   ;  1516.0 p2+p0   43 t[3]
        xor r11, r15                 ;  1516.6 p0      43 t[3]
        mov r15, qword [rsp + 1304]  ;  1466.2 p2      43 t[3]
        xor r8, r10                  ;  1517.2 p0      43 t[3]
        mov r10, qword [rsp + 1280]  ;  1467.2 p2      43 t[3] reload
        xor r14, rdx                 ;  1517.8 p0      43 t[3]
        mov rdx, qword [rsp + 2512]  ;  1474.2 p2      43 t[3]
        and rdx, rdi                 ;  1518.3 p0      43 t[3]
        xor rax, rdx                 ;  1519.3 p0      43 t[3]
        xor rsi, rax                 ;  1520.3 p0      43 t[3]
        xor r13, r14                 ;  1520.0 p0      43 t[3]
        xor r13, rsi                 ;  1521.3 p0      43 t[3]
        xor rbp, rdx                 ;  1521.2 p0      43 t[3]
        xor r12, r13                 ;  1522.3 p0      43 t[3]
        mov rdx, qword [rsp + 2496]  ;  1470.6 p2      43 t[3]
        and rdx, rdi                 ;  1522.3 p0      43 t[3]
        mov rdi, qword [rsp + 2520]  ;  1476.4 p2      43 t[3]
        and rdi, rbx                 ;  1522.9 p0      43 t[3]
        and rbx, qword [rsp + 2544]  ;  1523.5 p2+p0   43 t[3]
        xor rax, rdi                 ;  1524.0 p0      43 t[3]
        xor rax, r12                 ;  1525.0 p0      43 t[3]
        xor rcx, r12                 ;  1525.2 p0      43 t[3]
        xor rbx, rcx                 ;  1526.2 p0      43 t[3]
        xor r9, rbx                  ;  1527.2 p0      43 t[3]
        xor r11, r9                  ;  1528.2 p0      43 t[3]
        mov r12, qword [rsp + 1256]  ;  1475.1 p2      43 t[3]
        xor r14, rdx                 ;  1527.5 p0      43 t[3]
        xor r8, r9                   ;  1528.2 p0      43 t[3]
        mov r9, qword [rsp + 1272]   ;  1476.2 p2      43 t[3]
        xor r9, r10                  ;  1528.6 p0      43 t[3]
        xor r12, r9                  ;  1529.6 p0      43 t[3]
        xor r15, r12                 ;  1530.6 p0      43 t[3]
        xor r14, rbx                 ;  1530.3 p0      43 t[3]
        not rax                      ;  1530.9 p0      43 t[3]
        mov rdi, qword [rsp + 1296]  ;  1479.4 p2      43 t[3]
        mov qword [rsp + 2544], rax  ;  1531.9 p0+p3   43 t[3] spill
        xor rdi, r15                 ;  1532.4 p0      43 t[3]
        not r13                      ;  1533.0 p0      43 t[3]
        mov qword [rsp + 2536], r13  ;  1534.0 p0+p3   43 t[3] spill
        not r14                      ;  1534.5 p0      43 t[3]
        not rsi                      ;  1535.0 p0      43 t[3]
        mov qword [rsp + 2520], r8   ;  1535.5 p0+p3   43 t[3] spill
        mov r13, r10                 ;  1482.6 p1      43 t[3] copy
        mov qword [rsp + 2528], rsi  ;  1536.5 p0+p3   43 t[3] spill
        mov qword [rsp + 2512], rbp  ;  1537.5 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 1248]  ;  1484.6 p2      43 t[3]
        mov qword [rsp + 2496], r11  ;  1538.5 p0+p3   43 t[3] spill
        xor rdx, r15                 ;  1539.5 p0      43 t[3]
        mov rbx, rdx                 ;  1540.5 p1      43 t[3] copy
        xor rbx, qword [rsp + 1264]  ;  1541.5 p2+p0   43 t[3]
        mov rsi, rbx                 ;  1542.5 p1      43 t[3] copy
        xor rsi, qword [rsp + 1272]  ;  1543.5 p2+p0   43 t[3]
        mov qword [rsp + 2504], rcx  ;  1541.2 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1533.4 p1      43 t[3] copy
        xor rax, qword [rsp + 1288]  ;  1542.2 p2+p0   43 t[3]
        xor r13, rax                 ;  1543.2 p0      43 t[3]
        mov rcx, r13                 ;  1544.2 p1      43 t[3] copy
        mov r10, rax                 ;  1543.2 p1      43 t[3] copy
        mov r8, rax                  ;  1543.2 p1      43 t[3] copy
        mov r11, rdi                 ;  1533.4 p1      43 t[3] copy
        xor r11, rsi                 ;  1544.5 p0      43 t[3]
        mov rbp, r11                 ;  1545.5 p1      43 t[3] copy
        xor rbp, qword [rsp + 1304]  ;  1546.5 p2+p0   43 t[3]
        xor rcx, rbp                 ;  1547.5 p0      43 t[3]
        and r10, rcx                 ;  1548.5 p0      43 t[3]
        xor r12, r10                 ;  1549.5 p0      43 t[3]
        mov r10, rbp                 ;  1547.5 p1      43 t[3] copy
        xor r8, qword [rsp + 1248]   ;  1546.2 p2+p0   43 t[3]
        mov qword [rsp + 2552], rax  ;  1546.7 p0+p3   43 t[3] spill
        mov qword [rsp + 2560], rcx  ;  1548.5 p0+p3   43 t[3] spill
        mov rax, rsi                 ;  1544.5 p1      43 t[3] copy
        xor r10, qword [rsp + 1248]  ;  1548.7 p2+p0   43 t[3]
        xor r9, r10                  ;  1549.7 p0      43 t[3]
        and r10, rbp                 ;  1549.9 p0      43 t[3]
        xor r12, r10                 ;  1550.9 p0      43 t[3]
        and rax, r9                  ;  1551.0 p0      43 t[3]
        xor r10, rax                 ;  1552.0 p0      43 t[3]
        mov qword [rsp + 2568], r14  ;  1552.2 p0+p3   43 t[3] spill
        mov rax, rsi                 ;  1544.5 p1      43 t[3] copy
        mov r14, rcx                 ;  1548.5 p1      43 t[3] copy
        xor r14, qword [rsp + 1272]  ;  1553.2 p2+p0   43 t[3]
        mov rcx, r14                 ;  1554.2 p1      43 t[3] copy
        xor rbx, r10                 ;  1553.7 p0      43 t[3]
        mov qword [rsp + 2576], r11  ;  1554.3 p0+p3   43 t[3] spill
        mov qword [rsp + 2584], rdi  ;  1555.3 p0+p3   43 t[3] spill
        mov qword [rsp + 2592], rbp  ;  1556.3 p0+p3   43 t[3] spill
        mov rbp, rdx                 ;  1540.5 p1      43 t[3] copy
        or rbp, qword [rsp + 1304]   ;  1557.3 p2+p0   43 t[3]
        xor rbx, rbp                 ;  1558.3 p0      43 t[3]
        xor rax, r13                 ;  1558.5 p0      43 t[3]
        and rcx, rax                 ;  1559.5 p0      43 t[3]
        xor rcx, qword [rsp + 1280]  ;  1560.5 p2+p0   43 t[3]
        xor rcx, r10                 ;  1561.5 p0      43 t[3]
        mov r10, r15                 ;  1531.6 p1      43 t[3] copy
        and r10, r11                 ;  1560.7 p0      43 t[3]
        xor rcx, r10                 ;  1562.5 p0      43 t[3]
        mov r11, rax                 ;  1559.5 p1      43 t[3] copy
        xor r10, r12                 ;  1561.9 p0      43 t[3]
        mov qword [rsp + 2600], rax  ;  1562.5 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1533.4 p1      43 t[3] copy
        xor r11, qword [rsp + 1304]  ;  1563.5 p2+p0   43 t[3]
        xor r12, rbp                 ;  1564.0 p0      43 t[3]
        mov rbp, r15                 ;  1531.6 p1      43 t[3] copy
        xor rbp, r9                  ;  1564.6 p0      43 t[3]
        mov qword [rsp + 2608], rbp  ;  1565.6 p0+p3   43 t[3] spill
        and rax, rbp                 ;  1566.2 p0      43 t[3]
        xor r10, rax                 ;  1567.2 p0      43 t[3]
        mov rax, rdx                 ;  1540.5 p1      43 t[3] copy
        mov rbp, r13                 ;  1544.2 p1      43 t[3] copy
        xor rax, r14                 ;  1567.3 p0      43 t[3]
        and rbp, r8                  ;  1567.9 p0      43 t[3]
        xor rbx, rbp                 ;  1568.9 p0      43 t[3]
        mov rbp, r11                 ;  1564.5 p1      43 t[3] copy
        and rbp, rax                 ;  1569.0 p0      43 t[3]
        xor r12, rbp                 ;  1570.0 p0      43 t[3]
        mov rbp, rcx                 ;  1563.5 p1      43 t[3] copy
        mov rdi, rbx                 ;  1569.9 p1      43 t[3] copy
        and rbp, r10                 ;  1570.2 p0      43 t[3]
        xor r12, rbp                 ;  1571.2 p0      43 t[3]
        and rdi, r12                 ;  1572.2 p0      43 t[3]
        xor r10, rdi                 ;  1573.2 p0      43 t[3]
        mov rdi, rcx                 ;  1563.5 p1      43 t[3] copy
        xor rcx, r12                 ;  1572.4 p0      43 t[3]
        mov r12, rbx                 ;  1569.9 p1      43 t[3] copy
        and r12, r10                 ;  1574.2 p0      43 t[3]
        xor rdi, r12                 ;  1575.2 p0      43 t[3]
        or rbp, rcx                  ;  1574.2 p0      43 t[3]
        xor rbp, r10                 ;  1575.2 p0      43 t[3]
        and r10, rdi                 ;  1576.2 p0      43 t[3]
        xor rbx, r10                 ;  1577.2 p0      43 t[3]
        mov r10, rdi                 ;  1576.2 p1      43 t[3] copy
        or r10, rbp                  ;  1577.2 p0      43 t[3]
        xor rcx, r10                 ;  1578.2 p0      43 t[3]
        mov r10, rdi                 ;  1576.2 p1      43 t[3] copy
        mov r12, rcx                 ;  1579.2 p1      43 t[3] copy
        xor r10, rbp                 ;  1577.6 p0      43 t[3]
        xor r12, r10                 ;  1580.2 p0      43 t[3]
        and r8, r12                  ;  1581.2 p0      43 t[3]
        and r13, r12                 ;  1581.2 p0      43 t[3]
        mov r12, rbp                 ;  1576.2 p1      43 t[3] copy
        and r12, qword [rsp + 1304]  ;  1579.9 p2+p0   43 t[3]
        and rax, rdi                 ;  1580.4 p0      43 t[3]
        and rsi, rcx                 ;  1581.0 p0      43 t[3]
        and rdx, rbp                 ;  1581.6 p0      43 t[3]
        and r9, rcx                  ;  1582.2 p0      43 t[3]
        xor rcx, rbx                 ;  1582.7 p0      43 t[3]
        and r11, rdi                 ;  1583.3 p0      43 t[3]
        and r15, rcx                 ;  1583.9 p0      43 t[3]
        xor rbp, rcx                 ;  1584.4 p0      43 t[3]
        xor rdi, rbx                 ;  1585.0 p0      43 t[3]
        and r14, r10                 ;  1585.6 p0      43 t[3]
        xor r9, r14                  ;  1586.6 p0      43 t[3]
        xor r14, r8                  ;  1586.7 p0      43 t[3]
        mov r8, qword [rsp + 2440]   ;  1534.3 p2      55 t[3]
        and r10, qword [rsp + 2600]  ;  1587.3 p2+p0   43 t[3]
        mov qword [rsp + 2600], rdx  ;  1587.9 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2592]  ;  1556.3 p2      43 t[3]
        and rdx, rbp                 ;  1588.9 p0      43 t[3]
        xor rdx, r12                 ;  1589.9 p0      43 t[3]
        and rbp, qword [rsp + 1248]  ;  1590.0 p2+p0   43 t[3]
        xor rdx, r11                 ;  1590.9 p0      43 t[3]
        xor r15, rbp                 ;  1591.1 p0      43 t[3]
        mov qword [rsp + 2592], rbp  ;  1591.7 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 2560]  ;  1548.5 p2      43 t[3]
        and rbp, rdi                 ;  1592.7 p0      43 t[3]
        xor rdx, rbp                 ;  1593.7 p0      43 t[3]
        xor rsi, rbp                 ;  1593.9 p0      43 t[3]
        mov rbp, qword [rsp + 2552]  ;  1546.7 p2      43 t[3]
        and rbp, rdi                 ;  1594.4 p0      43 t[3]
        mov rdi, qword [rsp + 2584]  ;  1555.3 p2      43 t[3]
        and rdi, rbx                 ;  1595.0 p0      43 t[3]
        and rcx, qword [rsp + 2576]  ;  1595.6 p2+p0   43 t[3]
        xor r11, r13                 ;  1596.1 p0      43 t[3]
        and rbx, qword [rsp + 2608]  ;  1596.7 p2+p0   43 t[3]
        xor r11, rsi                 ;  1597.3 p0      43 t[3]
        xor rsi, rdi                 ;  1597.9 p0      43 t[3]
        mov rdi, qword [rsp + 2448]  ;  1549.1 p2      43 t[3] reload
        xor r13, r12                 ;  1598.4 p0      43 t[3]
        mov r12, r9                  ;  1587.6 p1      43 t[3] copy
        xor r12, r15                 ;  1599.0 p0      43 t[3]
        xor r12, r11                 ;  1600.0 p0      43 t[3]
        xor r10, r12                 ;  1601.0 p0      43 t[3]
        xor r13, rcx                 ;  1600.7 p0      43 t[3]
        mov rcx, qword [rsp + 2600]  ;  1587.9 p2      43 t[3]
        xor rcx, qword [rsp + 2592]  ;  1601.3 p2+p0   43 t[3]
        xor r13, r10                 ;  1602.0 p0      43 t[3]
        xor r15, rbp                 ;  1602.4 p0      43 t[3]
        xor rbx, r13                 ;  1603.0 p0      43 t[3]
        xor rax, rbx                 ;  1604.0 p0      43 t[3]
        xor r15, rbx                 ;  1604.1 p0      43 t[3]
        not r15                      ;  1605.1 p0      43 t[3]
        xor r15, qword [rsp + 2424]  ;  1606.1 p2+p0   55 t[3]
        xor rsi, r10                 ;  1605.8 p0      43 t[3]
        mov r10, qword [rsp + 2360]  ;  1555.5 p2      55 t[3]
        xor r10, qword [rsp + 2408]  ;  1606.4 p2+p0   55 t[3]
        xor r10, qword [rsp + 2416]  ;  1607.4 p2+p0   55 t[3]
        xor r10, qword [rsp + 2376]  ;  1608.4 p2+p0   55 t[3]
        xor rcx, r9                  ;  1608.1 p0      43 t[3]
        xor rcx, rax                 ;  1609.1 p0      43 t[3]
        mov r9, qword [rsp + 2488]   ;  1559.5 p2      43 t[3] reload
        xor r8, r9                   ;  1609.2 p0      55 t[3]
        xor r14, rax                 ;  1609.8 p0      43 t[3]
        mov rax, qword [rsp + 2432]  ;  1560.5 p2      43 t[3] reload
        xor r10, rdi                 ;  1610.3 p0      55 t[3]
        mov rbp, qword [rsp + 2400]  ;  1561.5 p2      55 t[3]
        not rsi                      ;  1610.9 p0      43 t[3]
        xor rbp, rax                 ;  1611.4 p0      55 t[3]
        xor rax, rsi                 ;  1612.0 p0      55 t[3]
        mov rsi, qword [rsp + 2368]  ;  1562.8 p2      55 t[3]
        xor rsi, qword [rsp + 2424]  ;  1612.6 p2+p0   55 t[3]
        not r12                      ;  1613.1 p0      43 t[3]
        not r11                      ;  1613.6 p0      43 t[3]
        mov qword [rsp + 2424], r10  ;  1614.1 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2368]  ;  1564.8 p2      55 t[3]
        mov rbx, qword [rsp + 2440]  ;  1565.8 p2      55 t[3]
        xor rbx, r14                 ;  1615.1 p0      55 t[3]
        xor r14, qword [rsp + 2496]  ;  1615.7 p2+p0   55 t[3]
        mov qword [rsp + 2448], rbx  ;  1616.3 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2440]  ;  1567.8 p2      55 t[3]
        xor rbx, rsi                 ;  1617.3 p0      55 t[3]
        xor rsi, rax                 ;  1617.8 p0      55 t[3]
        mov qword [rsp + 2368], rsi  ;  1618.8 p0+p3   55 t[3] spill
        xor r12, qword [rsp + 2536]  ;  1619.4 p2+p0   55 t[3]
        mov rsi, qword [rsp + 2328]  ;  1569.8 p2      55 t[3]
        xor r10, qword [rsp + 2568]  ;  1620.0 p2+p0   55 t[3]
        xor rsi, r13                 ;  1620.6 p0      55 t[3]
        xor rsi, rbp                 ;  1621.6 p0      55 t[3]
        xor rbp, qword [rsp + 2568]  ;  1621.7 p2+p0   55 t[3]
        mov qword [rsp + 2568], rsi  ;  1622.6 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2504]  ;  1572.8 p2      55 t[3]
        mov qword [rsp + 2504], r13  ;  1623.3 p0+p3   43 t[3] spill
        xor rsi, r13                 ;  1624.3 p0      55 t[3]
        xor rdi, qword [rsp + 2520]  ;  1624.8 p2+p0   55 t[3]
        xor r9, qword [rsp + 2496]   ;  1625.4 p2+p0   55 t[3]
        xor rdi, r9                  ;  1626.4 p0      55 t[3]
        mov qword [rsp + 2488], rax  ;  1626.6 p0+p3   55 t[3] spill
        mov qword [rsp + 2496], rdx  ;  1627.6 p0+p3   43 t[3] spill
        mov qword [rsp + 2440], rsi  ;  1628.6 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2544]  ;  1578.2 p2      55 t[3]
        xor rsi, rax                 ;  1629.6 p0      55 t[3]
        mov rax, qword [rsp + 2320]  ;  1579.2 p2      55 t[3]
        mov qword [rsp + 2376], rbp  ;  1630.1 p0+p3   55 t[3] spill
        mov qword [rsp + 2432], rsi  ;  1631.1 p0+p3   55 t[3] spill
        mov rsi, r15                 ;  1607.1 p1      55 t[3] copy
        xor rsi, rbp                 ;  1632.1 p0      55 t[3]
        mov rbp, r9                  ;  1626.4 p1      55 t[3] copy
        xor rbp, rbx                 ;  1632.7 p0      55 t[3]
        xor r15, rbp                 ;  1633.7 p0      55 t[3]
        mov qword [rsp + 2416], r15  ;  1634.7 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2456]  ;  1583.2 p2      55 t[3]
        mov qword [rsp + 2360], rbp  ;  1634.8 p0+p3   55 t[3] spill
        mov rbp, r12                 ;  1620.4 p1      55 t[3] copy
        xor r15, qword [rsp + 2512]  ;  1635.8 p2+p0   55 t[3]
        mov r13, qword [rsp + 2480]  ;  1585.2 p2      55 t[3]
        xor r13, r8                  ;  1636.4 p0      55 t[3]
        mov qword [rsp + 2480], r8   ;  1637.0 p0+p3   55 t[3] spill
        mov r8, qword [rsp + 2512]   ;  1586.2 p2      55 t[3]
        xor r8, rdx                  ;  1638.0 p0      55 t[3]
        mov rdx, qword [rsp + 2472]  ;  1587.2 p2      55 t[3]
        xor rdx, r8                  ;  1639.0 p0      55 t[3]
        xor rax, rdx                 ;  1640.0 p0      55 t[3]
        xor r8, r14                  ;  1639.7 p0      55 t[3]
        xor rbp, r8                  ;  1640.7 p0      55 t[3]
        mov qword [rsp + 2512], rbx  ;  1640.8 p0+p3   55 t[3] spill
        mov rbx, r11                 ;  1614.6 p1      55 t[3] copy
        xor rbx, rax                 ;  1641.8 p0      55 t[3]
        xor rbp, rbx                 ;  1642.8 p0      55 t[3]
        mov qword [rsp + 2592], rbx  ;  1643.0 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2328]  ;  1590.9 p2      55 t[3]
        mov qword [rsp + 2600], rbp  ;  1644.0 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2472]  ;  1591.9 p2      55 t[3]
        xor r9, r12                  ;  1645.0 p0      55 t[3]
        mov qword [rsp + 2408], r9   ;  1646.0 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2424]   ;  1614.1 p2      55 t[3]
        xor r9, rcx                  ;  1646.5 p0      55 t[3]
        xor r12, r13                 ;  1647.1 p0      55 t[3]
        xor rdx, qword [rsp + 2384]  ;  1647.7 p2+p0   55 t[3]
        xor r13, qword [rsp + 2392]  ;  1648.3 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2520]  ;  1648.8 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2464]  ;  1649.4 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2504]  ;  1650.0 p2+p0   55 t[3]
        mov qword [rsp + 2504], r9   ;  1650.5 p0+p3   55 t[3] spill
        xor rcx, r14                 ;  1651.5 p0      55 t[3]
        xor rbp, qword [rsp + 2528]  ;  1652.1 p2+p0   55 t[3]
        xor r11, rbp                 ;  1653.1 p0      55 t[3]
        xor rbp, r12                 ;  1653.3 p0      55 t[3]
        mov qword [rsp + 2472], rbp  ;  1654.3 p0+p3   55 t[3] spill
        mov rbp, rdi                 ;  1627.4 p1      55 t[3] copy
        xor rdi, qword [rsp + 2440]  ;  1654.8 p2+p0   55 t[3]
        xor rbp, r15                 ;  1655.4 p0      55 t[3]
        xor rbp, r9                  ;  1656.4 p0      55 t[3]
        mov r9, r10                  ;  1621.0 p1      55 t[3] copy
        xor r9, r14                  ;  1656.5 p0      55 t[3]
        mov r14, qword [rsp + 2432]  ;  1631.1 p2      55 t[3]
        xor r14, rbx                 ;  1657.1 p0      55 t[3]
        xor r15, rdx                 ;  1657.7 p0      55 t[3]
        xor rcx, rbx                 ;  1658.3 p0      55 t[3]
        mov rbx, qword [rsp + 2536]  ;  1606.1 p2      55 t[3]
        xor rbx, qword [rsp + 2448]  ;  1658.8 p2+p0   55 t[3]
        mov qword [rsp + 2536], r10  ;  1659.4 p0+p3   55 t[3] spill
        xor rdx, qword [rsp + 2528]  ;  1660.4 p2+p0   55 t[3]
        xor rax, qword [rsp + 2456]  ;  1661.0 p2+p0   55 t[3]
        mov qword [rsp + 2456], r11  ;  1661.5 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2432]  ;  1631.1 p2      55 t[3]
        xor r10, qword [rsp + 2400]  ;  1662.5 p2+p0   55 t[3]
        mov qword [rsp + 2432], rcx  ;  1663.1 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2496]  ;  1627.6 p2      55 t[3]
        xor rcx, qword [rsp + 2448]  ;  1664.1 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2424]  ;  1665.1 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2384]  ;  1666.1 p2+p0   55 t[3]
        mov qword [rsp + 2384], r15  ;  1665.8 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2480]  ;  1637.0 p2      55 t[3]
        xor r15, qword [rsp + 2424]  ;  1666.8 p2+p0   55 t[3]
        mov qword [rsp + 2424], r9   ;  1667.4 p0+p3   55 t[3] spill
        mov r9, r13                  ;  1649.3 p1      55 t[3] copy
        xor r13, r11                 ;  1668.4 p0      55 t[3]
        xor r9, rbx                  ;  1669.0 p0      55 t[3]
        mov r11, qword [rsp + 768]   ;  1618.1 p2      55 t[0].0 reload
        xor rbx, qword [rsp + 2472]  ;  1669.5 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2600]  ;  1670.5 p2+p0   55 t[3]
        xor rbx, qword [r11 + 1864]  ;  1671.5 p2+p0   55 t[3]
        xor rdx, qword [r11 + 1872]  ;  1671.3 p2+p0   55 t[3]
        mov qword [rsp + 2528], rdx  ;  1672.3 p0+p3   55 t[3] spill
        mov rdx, qword [rsp + 2464]  ;  1623.1 p2      55 t[3]
        xor rdx, qword [r11 + 1824]  ;  1672.8 p2+p0   55 t[3]
        mov qword [rsp + 2464], rbx  ;  1673.4 p0+p3   55 t[3] spill
        mov rbx, r8                  ;  1640.7 p1      55 t[3] copy
        xor rbx, qword [r11 + 1816]  ;  1674.4 p2+p0   55 t[3]
        xor rbx, rbp                 ;  1675.4 p0      55 t[3]
        xor rbp, qword [r11 + 1880]  ;  1675.5 p2+p0   55 t[3]
        mov qword [rsp + 2496], rbp  ;  1676.5 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2360]  ;  1634.8 p2      55 t[3]
        xor rbp, qword [r11 + 1848]  ;  1677.1 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2448]  ;  1678.1 p2+p0   55 t[3]
        mov qword [rsp + 2448], rbp  ;  1679.1 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2408]  ;  1646.0 p2      55 t[3]
        xor rbp, qword [r11 + 1856]  ;  1679.2 p2+p0   55 t[3]
        xor r10, rsi                 ;  1679.8 p0      55 t[3]
        xor rsi, qword [r11 + 1840]  ;  1680.4 p2+p0   55 t[3]
        xor r12, qword [r11 + 1792]  ;  1681.0 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2392]  ;  1681.5 p2+p0   55 t[3]
        mov qword [rsp + 2392], rbp  ;  1682.5 p0+p3   55 t[3] spill
        mov rbp, r14                 ;  1658.1 p1      55 t[3] copy
        xor r13, qword [r11 + 1800]  ;  1683.1 p2+p0   55 t[3]
        xor rax, qword [r11 + 1808]  ;  1683.7 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2440]  ;  1684.2 p2+p0   55 t[3]
        xor rdx, r15                 ;  1685.2 p0      55 t[3]
        xor rbx, rcx                 ;  1685.4 p0      55 t[3]
        xor r8, qword [r11 + 1944]   ;  1686.0 p2+p0   55 t[3]
        xor r8, qword [rsp + 2504]   ;  1687.0 p2+p0   55 t[3]
        mov qword [rsp + 2504], r8   ;  1688.0 p0+p3   55 t[3] spill
        xor r14, qword [r11 + 1896]  ;  1688.1 p2+p0   55 t[3]
        mov r8, qword [rsp + 2328]   ;  1641.1 p2      55 t[3]
        xor r8, qword [r11 + 1888]   ;  1688.7 p2+p0   55 t[3]
        xor r8, rdi                  ;  1689.7 p0      55 t[3]
        xor rdi, qword [r11 + 2016]  ;  1689.8 p2+p0   55 t[3]
        xor r14, qword [rsp + 2440]  ;  1690.4 p2+p0   55 t[3]
        xor r14, qword [rsp + 2568]  ;  1691.4 p2+p0   55 t[3]
        mov qword [rsp + 2328], r14  ;  1692.4 p0+p3   55 t[3] spill
        mov r14, qword [rsp + 2368]  ;  1646.1 p2      55 t[3]
        xor r14, qword [r11 + 1904]  ;  1692.5 p2+p0   55 t[3]
        xor r14, r10                 ;  1693.5 p0      55 t[3]
        xor r10, qword [r11 + 1968]  ;  1693.7 p2+p0   55 t[3]
        xor r10, qword [rsp + 2536]  ;  1694.7 p2+p0   55 t[3]
        mov qword [rsp + 2536], r10  ;  1695.7 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2424]  ;  1667.4 p2      55 t[3]
        xor r10, qword [r11 + 1912]  ;  1695.8 p2+p0   55 t[3]
        xor r10, qword [rsp + 2512]  ;  1696.8 p2+p0   55 t[3]
        mov qword [rsp + 2512], r10  ;  1697.8 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 2408]  ;  1653.1 p2      55 t[3]
        xor rdi, r15                 ;  1698.0 p0      55 t[3]
        xor rcx, qword [r11 + 2008]  ;  1698.5 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2520]  ;  1699.5 p2+p0   55 t[3]
        xor rdi, qword [rsp + 2432]  ;  1699.7 p2+p0   55 t[3]
        mov r15, qword [rsp + 2600]  ;  1657.1 p2      55 t[3]
        mov qword [rsp + 2600], rdi  ;  1700.7 p0+p3   55 t[3] spill
        mov rdi, qword [rsp + 2384]  ;  1665.8 p2      55 t[3]
        xor rdi, qword [r11 + 1936]  ;  1701.2 p2+p0   55 t[3]
        xor rdi, qword [rsp + 2456]  ;  1702.2 p2+p0   55 t[3]
        mov qword [rsp + 2456], rcx  ;  1702.4 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2432]  ;  1663.1 p2      55 t[3]
        xor rcx, qword [r11 + 1952]  ;  1703.4 p2+p0   55 t[3]
        mov qword [rsp + 2432], rcx  ;  1704.4 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2400]  ;  1663.1 p2      55 t[3]
        xor rcx, qword [r11 + 1960]  ;  1704.9 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2488]  ;  1705.9 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2440]  ;  1706.9 p2+p0   55 t[3]
        xor r15, qword [r11 + 1928]  ;  1706.7 p2+p0   55 t[3]
        xor r10, qword [r11 + 1920]  ;  1707.2 p2+p0   55 t[3]
        mov qword [rsp + 2440], rcx  ;  1707.9 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2424]  ;  1669.1 p2      55 t[3]
        xor rcx, qword [r11 + 1976]  ;  1708.8 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2416]  ;  1709.8 p2+p0   55 t[3]
        mov qword [rsp + 2424], rcx  ;  1710.8 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2480]  ;  1672.1 p2      55 t[3]
        xor rcx, r9                  ;  1710.9 p0      55 t[3]
        xor r10, r9                  ;  1711.5 p0      55 t[3]
        xor r9, qword [r11 + 1992]   ;  1712.1 p2+p0   55 t[3]
        xor r9, qword [rsp + 2320]   ;  1713.1 p2+p0   55 t[3]
        xor r9, qword [rsp + 2472]   ;  1714.1 p2+p0   55 t[3]
        mov qword [rsp + 2472], r9   ;  1715.1 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2384]   ;  1676.1 p2      55 t[3]
        xor r9, qword [r11 + 2000]   ;  1714.8 p2+p0   55 t[3]
        xor r9, qword [rsp + 2592]   ;  1715.8 p2+p0   55 t[3]
        mov qword [rsp + 2592], r9   ;  1716.8 p0+p3   55 t[3] spill
        xor rbp, qword [r11 + 1832]  ;  1716.9 p2+p0   55 t[3]
        xor rcx, qword [r11 + 1984]  ;  1717.5 p2+p0   55 t[3]
        mov r9, qword [rsp + 2568]   ;  1681.1 p2      55 t[3]
        xor r9, qword [r11 + 2024]   ;  1718.1 p2+p0   55 t[3]
        xor r9, qword [rsp + 2544]   ;  1719.1 p2+p0   55 t[3]
        mov qword [rsp + 2544], r9   ;  1720.1 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2376]   ;  1684.1 p2      55 t[3]
        xor r9, qword [r11 + 2032]   ;  1720.2 p2+p0   55 t[3]
        xor r9, qword [rsp + 2368]   ;  1721.2 p2+p0   55 t[3]
        mov qword [rsp + 2368], r9   ;  1722.2 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2416]   ;  1687.1 p2      55 t[3]
        xor r9, qword [r11 + 2040]   ;  1722.4 p2+p0   55 t[3]
        mov r11, qword [rsp + 1632]  ;  1689.1 p2      55 t[0] reload
        mov qword [rsp + 536], r11   ;  1722.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1680]  ;  1690.1 p2      55 t[0] reload
        mov qword [rsp + 544], r11   ;  1723.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1856]  ;  1691.1 p2      55 t[0] reload
        mov qword [rsp + 552], r11   ;  1724.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1704]  ;  1692.1 p2      55 t[0] reload
        mov qword [rsp + 560], r11   ;  1725.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1752]  ;  1693.1 p2      55 t[0] reload
        mov qword [rsp + 568], r11   ;  1726.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1592]  ;  1694.1 p2      55 t[0] reload
        mov qword [rsp + 576], r11   ;  1727.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1712]  ;  1695.1 p2      55 t[0] reload
        mov qword [rsp + 584], r11   ;  1728.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1784]  ;  1696.1 p2      55 t[0] reload
        mov qword [rsp + 592], r11   ;  1729.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1720]  ;  1697.1 p2      55 t[0] reload
        mov qword [rsp + 600], r11   ;  1730.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1776]  ;  1698.1 p2      55 t[0] reload
        mov qword [rsp + 608], r11   ;  1731.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1600]  ;  1699.1 p2      55 t[0] reload
        mov qword [rsp + 616], r11   ;  1732.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1656]  ;  1700.1 p2      55 t[0] reload
        mov qword [rsp + 624], r11   ;  1733.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1824]  ;  1701.1 p2      55 t[0] reload
        mov qword [rsp + 632], r11   ;  1734.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1696]  ;  1702.1 p2      55 t[0] reload
        mov qword [rsp + 640], r11   ;  1735.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1800]  ;  1703.1 p2      55 t[0] reload
        mov qword [rsp + 648], r11   ;  1736.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1840]  ;  1704.1 p2      55 t[0] reload
        mov qword [rsp + 656], r11   ;  1737.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1688]  ;  1705.1 p2      55 t[0] reload
        mov qword [rsp + 664], r11   ;  1738.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1728]  ;  1706.1 p2      55 t[0] reload
        mov qword [rsp + 672], r11   ;  1739.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1872]  ;  1707.1 p2      55 t[0] reload
        mov qword [rsp + 680], r11   ;  1740.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1864]  ;  1708.1 p2      55 t[0] reload
        mov qword [rsp + 688], r11   ;  1741.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1792]  ;  1709.1 p2      55 t[0] reload
        mov qword [rsp + 696], r11   ;  1742.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1768]  ;  1710.1 p2      55 t[0] reload
        mov qword [rsp + 704], r11   ;  1743.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1616]  ;  1711.1 p2      55 t[0] reload
        mov qword [rsp + 712], r11   ;  1744.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1760]  ;  1712.1 p2      55 t[0] reload
        mov qword [rsp + 720], r11   ;  1745.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1736]  ;  1713.1 p2      55 t[0] reload
        mov qword [rsp + 728], r11   ;  1746.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1816]  ;  1714.1 p2      55 t[0] reload
        mov qword [rsp + 736], r11   ;  1747.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1608]  ;  1715.1 p2      55 t[0] reload
        mov qword [rsp + 744], r11   ;  1748.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1808]  ;  1716.1 p2      55 t[0] reload
        mov qword [rsp + 752], r11   ;  1749.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1640]  ;  1717.1 p2      55 t[0] reload
        mov qword [rsp + 760], r11   ;  1750.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1664]  ;  1718.1 p2      55 t[0] reload
        mov qword [rsp + 776], r11   ;  1751.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1672]  ;  1719.1 p2      55 t[0] reload
        mov qword [rsp + 784], r11   ;  1752.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1744]  ;  1720.1 p2      55 t[0] reload
        mov qword [rsp + 792], r11   ;  1753.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1584]  ;  1721.1 p2      55 t[1] reload
        mov qword [rsp + 800], r11   ;  1754.9 p0+p3   53 rounds
        mov r11, qword [rsp + 2096]  ;  1722.1 p2      55 t[1] reload
        mov qword [rsp + 808], r11   ;  1755.9 p0+p3   53 rounds
        mov r11, qword [rsp + 2080]  ;  1723.1 p2      55 t[1] reload
        mov qword [rsp + 816], r11   ;  1756.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1624]  ;  1724.1 p2      55 t[1] reload
        mov qword [rsp + 824], r11   ;  1757.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1912]  ;  1725.1 p2      55 t[1] reload
        mov qword [rsp + 832], r11   ;  1758.9 p0+p3   53 rounds
        mov r11, qword [rsp + 2048]  ;  1726.1 p2      55 t[1] reload
        mov qword [rsp + 840], r11   ;  1759.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1904]  ;  1727.1 p2      55 t[1] reload
        mov qword [rsp + 848], r11   ;  1760.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1952]  ;  1728.1 p2      55 t[1] reload
        mov qword [rsp + 856], r11   ;  1761.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1888]  ;  1729.1 p2      55 t[1] reload
        mov qword [rsp + 864], r11   ;  1762.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1960]  ;  1730.1 p2      55 t[1] reload
        mov qword [rsp + 872], r11   ;  1763.9 p0+p3   53 rounds
        mov r11, qword [rsp + 1576]  ;  1731.1 p2      55 t[1] reload
        mov qword [rsp + 880], r11   ;  1764.9 p0+p3   53 rounds
        mov r11, qword [rsp + 2008]  ;  1732.1 p2      55 t[1] reload
        mov qword [rsp + 888], r11   ;  1766.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2000]  ;  1733.1 p2      55 t[1] reload
        mov qword [rsp + 896], r11   ;  1768.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1648]  ;  1734.1 p2      55 t[1] reload
        mov qword [rsp + 904], r11   ;  1770.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1968]  ;  1735.1 p2      55 t[1] reload
        mov qword [rsp + 912], r11   ;  1772.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1992]  ;  1736.1 p2      55 t[1] reload
        mov qword [rsp + 920], r11   ;  1774.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1832]  ;  1737.1 p2      55 t[1] reload
        mov qword [rsp + 928], r11   ;  1776.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1896]  ;  1738.1 p2      55 t[1] reload
        mov qword [rsp + 936], r11   ;  1778.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2016]  ;  1739.1 p2      55 t[1] reload
        mov qword [rsp + 944], r11   ;  1780.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2032]  ;  1740.1 p2      55 t[1] reload
        mov qword [rsp + 952], r11   ;  1782.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1944]  ;  1741.1 p2      55 t[1] reload
        mov qword [rsp + 960], r11   ;  1784.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1928]  ;  1742.1 p2      55 t[1] reload
        mov qword [rsp + 968], r11   ;  1786.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2024]  ;  1743.1 p2      55 t[1] reload
        mov qword [rsp + 976], r11   ;  1788.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1936]  ;  1744.1 p2      55 t[1] reload
        mov qword [rsp + 984], r11   ;  1790.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1880]  ;  1745.1 p2      55 t[1] reload
        mov qword [rsp + 992], r11   ;  1792.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1976]  ;  1746.1 p2      55 t[1] reload
        mov qword [rsp + 1000], r11  ;  1794.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2064]  ;  1747.1 p2      55 t[1] reload
        mov qword [rsp + 1008], r11  ;  1796.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1984]  ;  1748.1 p2      55 t[1] reload
        mov qword [rsp + 1016], r11  ;  1798.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2088]  ;  1749.1 p2      55 t[1] reload
        mov qword [rsp + 1024], r11  ;  1800.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2040]  ;  1750.1 p2      55 t[1] reload
        mov qword [rsp + 1032], r11  ;  1802.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1848]  ;  1751.1 p2      55 t[1] reload
        mov qword [rsp + 1040], r11  ;  1804.5 p0+p3   53 rounds
        mov r11, qword [rsp + 1920]  ;  1752.1 p2      55 t[1] reload
        mov qword [rsp + 1048], r11  ;  1806.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2304]  ;  1753.1 p2      55 t[2] reload
        mov qword [rsp + 1056], r11  ;  1808.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2312]  ;  1754.1 p2      55 t[2] reload
        mov qword [rsp + 1064], r11  ;  1810.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2352]  ;  1755.1 p2      55 t[2] reload
        mov qword [rsp + 1072], r11  ;  1812.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2112]  ;  1756.1 p2      55 t[2] reload
        mov qword [rsp + 1080], r11  ;  1814.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2152]  ;  1757.1 p2      55 t[2] reload
        mov qword [rsp + 1088], r11  ;  1816.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2280]  ;  1758.1 p2      55 t[2] reload
        mov qword [rsp + 1096], r11  ;  1818.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2144]  ;  1759.1 p2      55 t[2] reload
        mov qword [rsp + 1104], r11  ;  1820.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2208]  ;  1760.1 p2      55 t[2] reload
        mov qword [rsp + 1112], r11  ;  1822.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2136]  ;  1761.1 p2      55 t[2] reload
        mov qword [rsp + 1120], r11  ;  1824.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2192]  ;  1762.1 p2      55 t[2] reload
        mov qword [rsp + 1128], r11  ;  1826.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2240]  ;  1763.1 p2      55 t[2] reload
        mov qword [rsp + 1136], r11  ;  1828.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2232]  ;  1764.1 p2      55 t[2] reload
        mov qword [rsp + 1144], r11  ;  1830.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2256]  ;  1765.1 p2      55 t[2] reload
        mov qword [rsp + 1152], r11  ;  1832.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2072]  ;  1766.1 p2      55 t[2] reload
        mov qword [rsp + 1160], r11  ;  1834.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2200]  ;  1767.1 p2      55 t[2] reload
        mov qword [rsp + 1168], r11  ;  1836.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2264]  ;  1768.1 p2      55 t[2] reload
        mov qword [rsp + 1176], r11  ;  1838.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2120]  ;  1769.1 p2      55 t[2] reload
        mov qword [rsp + 1192], r11  ;  1840.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2296]  ;  1770.1 p2      55 t[2] reload
        mov qword [rsp + 1200], r11  ;  1842.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2168]  ;  1771.1 p2      55 t[2] reload
        mov qword [rsp + 1216], r11  ;  1844.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2184]  ;  1772.1 p2      55 t[2] reload
        mov qword [rsp + 1224], r11  ;  1846.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2272]  ;  1773.1 p2      55 t[2] reload
        mov qword [rsp + 1312], r12  ;  1848.5 p0+p3   53 rounds
        mov qword [rsp + 1360], rsi  ;  1850.5 p0+p3   53 rounds
        mov qword [rsp + 1320], r13  ;  1852.5 p0+p3   53 rounds
        mov qword [rsp + 1336], rbx  ;  1854.5 p0+p3   53 rounds
        mov qword [rsp + 1344], rdx  ;  1856.5 p0+p3   53 rounds
        mov qword [rsp + 1352], rbp  ;  1858.5 p0+p3   53 rounds
        mov qword [rsp + 1232], r11  ;  1860.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2128]  ;  1774.1 p2      55 t[2] reload
        mov qword [rsp + 1248], r11  ;  1862.5 p0+p3   53 rounds
        mov qword [rsp + 1408], r8   ;  1864.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2224]  ;  1775.1 p2      55 t[2] reload
        mov qword [rsp + 1256], r11  ;  1866.5 p0+p3   53 rounds
        mov qword [rsp + 1328], rax  ;  1868.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2496]   ;  1776.1 p2      55 t[3] reload
        mov qword [rsp + 1400], r8   ;  1870.5 p0+p3   53 rounds
        mov qword [rsp + 1424], r14  ;  1872.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2328]   ;  1777.1 p2      55 t[3] reload
        mov qword [rsp + 1416], r8   ;  1874.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2512]   ;  1778.1 p2      55 t[3] reload
        mov r14, qword [rsp + 2472]  ;  1779.1 p2      55 t[3] reload
        mov qword [rsp + 1432], r8   ;  1876.5 p0+p3   53 rounds
        mov qword [rsp + 1448], r15  ;  1878.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2504]   ;  1780.1 p2      55 t[3] reload
        mov r12, qword [rsp + 2176]  ;  1781.1 p2      55 t[2] reload
        mov r13, qword [rsp + 2424]  ;  1782.1 p2      55 t[3] reload
        mov r15, qword [rsp + 2592]  ;  1783.1 p2      55 t[3] reload
        mov rsi, qword [rsp + 2456]  ;  1784.1 p2      55 t[3] reload
        mov rbp, qword [rsp + 2544]  ;  1785.1 p2      55 t[3] reload
        xchg rsi, r12                ;  1788.1 p1      55 t[2] copy
        mov qword [rsp + 1464], r8   ;  1880.5 p0+p3   53 rounds
        mov qword [rsp + 1456], rdi  ;  1882.5 p0+p3   53 rounds
        mov rdi, qword [rsp + 2600]  ;  1786.1 p2      55 t[3] reload
        xchg rdi, r13                ;  1790.1 p1      55 t[3] copy
        mov rax, qword [rsp + 2368]  ;  1787.1 p2      55 t[3] reload
        mov r8, qword [rsp + 2432]   ;  1788.1 p2      55 t[3] reload
        mov qword [rsp + 1472], r8   ;  1884.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2440]   ;  1789.1 p2      55 t[3] reload
        mov qword [rsp + 1480], r8   ;  1886.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2536]   ;  1790.1 p2      55 t[3] reload
        mov qword [rsp + 1488], r8   ;  1888.5 p0+p3   53 rounds
        mov r8, qword [rsp + 768]    ;  1791.1 p2      53 rounds
        xchg r12, r14                ;  1790.1 p1      55 t[3] copy
        xchg r14, r15                ;  1792.1 p1      55 t[3] copy
        add r8, 0x400                ;  1795.1 p1      53 rounds
        mov qword [rsp + 768], r8    ;  1890.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2056]   ;  1792.1 p2      55 t[2] reload
        xchg rbp, r8                 ;  1796.1 p1      55 t[2] copy
        xchg rax, r10                ;  1791.1 p1      55 t[3] copy
        xchg r10, r15                ;  1794.1 p1      55 t[3] copy
        xchg r15, r8                 ;  1798.1 p1      55 t[3] copy
        mov r11, qword [rsp + 2344]  ;  1793.1 p2      55 t[2] reload
        mov qword [rsp + 1264], r11  ;  1892.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2216]  ;  1794.1 p2      55 t[2] reload
        mov qword [rsp + 1272], r11  ;  1894.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2336]  ;  1795.1 p2      55 t[2] reload
        mov qword [rsp + 1280], r11  ;  1896.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2288]  ;  1796.1 p2      55 t[2] reload
        mov qword [rsp + 1288], r11  ;  1898.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2104]  ;  1797.1 p2      55 t[2] reload
        mov qword [rsp + 1296], r11  ;  1900.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2160]  ;  1798.5 p2      55 t[2] reload
        mov qword [rsp + 1304], r11  ;  1902.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2448]  ;  1800.5 p2      55 t[3] reload
        mov qword [rsp + 1368], r11  ;  1904.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2392]  ;  1802.5 p2      55 t[3] reload
        mov qword [rsp + 1376], r11  ;  1906.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2464]  ;  1804.5 p2      55 t[3] reload
        mov qword [rsp + 1384], r11  ;  1908.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2528]  ;  1806.5 p2      55 t[3] reload
        mov qword [rsp + 1392], r11  ;  1910.5 p0+p3   53 rounds
        mov r11, qword [rsp + 2248]  ;  1808.5 p2      55 t[2] reload
        xchg rcx, r11                ;  1812.5 p1      55 t[2] copy
        xchg r9, r11                 ;  1814.5 p1      55 t[3] copy
        xchg r11, r13                ;  1816.5 p1      55 t[3] copy
        xchg r8, r13                 ;  1819.5 p1      55 t[3] copy
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
        mov qword [rsp + 1664], rdi  ;    24.3 p0+p3   43 dst spill
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
        and rdx, qword [rsp + 1664]  ;    37.4 p2+p0   43 dst
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
        mov r10, qword [rsp + 1624]  ;    42.0 p2      43 dst reload
        xor r8, rdi                  ;    54.1 p0      43 dst
        and r10, r14                 ;    54.2 p0      43 dst
        xor r15, r14                 ;    54.8 p0      43 dst
        xor rdx, r14                 ;    55.4 p0      43 dst
        mov r14, qword [rsp + 1584]  ;    43.7 p2      43 dst reload
        and r9, rdx                  ;    56.4 p0      43 dst
        and rdx, qword [rsp + 1664]  ;    56.5 p2+p0   43 dst
        mov qword [rsp + 1640], r8   ;    57.1 p0+p3   43 dst spill
        and r14, r15                 ;    58.1 p0      43 dst
        xor r10, rax                 ;    58.7 p0      43 dst
        mov qword [rsp + 1608], r10  ;    59.7 p0+p3   43 dst spill
        mov qword [rsp + 1584], rbx  ;    60.2 p0+p3   43 dst spill
        mov rbx, qword [rsp + 888]   ;    46.7 p2      43 dst
        xor rbx, qword [rsp + 896]   ;    61.2 p2+p0   43 dst
        mov qword [rsp + 1672], rax  ;    61.8 p0+p3   43 dst spill
        mov qword [rsp + 1664], rdi  ;    62.8 p0+p3   43 dst spill
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
        mov qword [rsp + 1680], r15  ;    70.5 p0+p3   43 dst spill
        mov qword [rsp + 1688], r11  ;    71.5 p0+p3   43 dst spill
        mov qword [rsp + 1592], rdx  ;    72.5 p0+p3   43 dst spill
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
        mov qword [rsp + 1616], r12  ;    78.5 p0+p3   43 dst spill
        mov qword [rsp + 1656], rcx  ;    79.5 p0+p3   43 dst spill
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
        mov qword [rsp + 1744], r12  ;    83.8 p0+p3   43 dst spill
        mov qword [rsp + 1736], r13  ;    84.8 p0+p3   43 dst spill
        xor r15, qword [rsp + 880]   ;    85.8 p2+p0   43 dst
        mov rcx, r15                 ;    86.8 p1      43 dst copy
        xor rcx, qword [rsp + 888]   ;    87.8 p2+p0   43 dst
        xor r11, rcx                 ;    88.8 p0      43 dst
        and rdi, r11                 ;    89.8 p0      43 dst
        mov r8, r13                  ;    81.5 p1      43 dst copy
        mov qword [rsp + 1704], rbp  ;    88.1 p0+p3   43 dst spill
        mov rbp, r11                 ;    89.8 p1      43 dst copy
        mov qword [rsp + 1752], r11  ;    89.8 p0+p3   43 dst spill
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
        mov qword [rsp + 1760], rax  ;    95.8 p0+p3   43 dst spill
        mov qword [rsp + 1768], rcx  ;    96.8 p0+p3   43 dst spill
        mov rcx, rax                 ;    85.5 p1      43 dst copy
        xor rcx, qword [rsp + 864]   ;    97.8 p2+p0   43 dst
        mov qword [rsp + 1776], rcx  ;    98.8 p0+p3   43 dst spill
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
        mov r10, qword [rsp + 1776]  ;    98.8 p2      43 dst
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
        mov r9, qword [rsp + 1744]   ;    96.7 p2      43 dst reload
        and r9, rcx                  ;   126.5 p0      43 dst
        mov qword [rsp + 1792], r9   ;   127.5 p0+p3   43 dst spill
        mov r9, rcx                  ;   121.8 p1      43 dst copy
        or r9, r8                    ;   128.1 p0      43 dst
        xor r13, r9                  ;   129.1 p0      43 dst
        mov r9, qword [rsp + 1768]   ;    98.7 p2      43 dst reload
        mov qword [rsp + 1768], rsi  ;   129.2 p0+p3   43 dst spill
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
        mov rsi, qword [rsp + 1760]  ;   102.7 p2      43 dst reload
        and rsi, r8                  ;   135.3 p0      43 dst
        mov r8, qword [rsp + 1736]   ;   103.7 p2      43 dst reload
        xor rcx, r15                 ;   135.9 p0      43 dst
        xor r9, rax                  ;   136.5 p0      43 dst
        and rbp, rcx                 ;   137.1 p0      43 dst
        and rcx, qword [rsp + 864]   ;   137.6 p2+p0   43 dst
        and r8, r15                  ;   138.2 p0      43 dst
        mov qword [rsp + 1736], r10  ;   138.8 p0+p3   43 dst spill
        xor rbx, r10                 ;   139.8 p0      43 dst
        mov r10, qword [rsp + 1752]  ;   106.3 p2      43 dst reload
        and r12, r13                 ;   140.3 p0      43 dst
        and r10, r15                 ;   140.9 p0      43 dst
        mov r15, qword [rsp + 1768]  ;   129.2 p2      43 dst reload
        and r13, qword [rsp + 1776]  ;   141.5 p2+p0   43 dst
        mov qword [rsp + 1800], rbx  ;   142.0 p0+p3   43 dst spill
        xor r8, rcx                  ;   143.0 p0      43 dst
        mov qword [rsp + 1848], rbp  ;   143.6 p0+p3   43 dst spill
        mov qword [rsp + 1752], r13  ;   144.6 p0+p3   43 dst spill
        mov r13, qword [rsp + 1208]  ;   109.7 p2      43 dst
        xor r13, qword [rsp + 1216]  ;   145.6 p2+p0   43 dst
        mov qword [rsp + 1776], rsi  ;   146.2 p0+p3   43 dst spill
        xor r10, r12                 ;   147.2 p0      43 dst
        xor r10, r15                 ;   148.2 p0      43 dst
        mov r15, rbx                 ;   140.8 p1      43 dst copy
        xor r15, r8                  ;   148.3 p0      43 dst
        mov qword [rsp + 1760], r8   ;   148.9 p0+p3   43 dst spill
        mov rsi, r13                 ;   146.6 p1      43 dst copy
        xor rsi, qword [rsp + 1192]  ;   149.9 p2+p0   43 dst
        mov r8, rsi                  ;   150.9 p1      43 dst copy
        xor r12, r14                 ;   150.5 p0      43 dst
        xor r12, r9                  ;   151.5 p0      43 dst
        xor r15, r12                 ;   152.5 p0      43 dst
        xor r11, r15                 ;   153.5 p0      43 dst
        xor r10, r11                 ;   154.5 p0      43 dst
        mov qword [rsp + 1808], r11  ;   154.5 p0+p3   43 dst spill
        xor rdi, r10                 ;   155.5 p0      43 dst
        mov qword [rsp + 1816], r10  ;   155.5 p0+p3   43 dst spill
        xor r8, qword [rsp + 1240]   ;   155.9 p2+p0   43 dst
        mov qword [rsp + 1784], r9   ;   156.5 p0+p3   43 dst spill
        mov qword [rsp + 1856], rax  ;   157.5 p0+p3   43 dst spill
        mov qword [rsp + 1744], rdi  ;   158.5 p0+p3   43 dst spill
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
        mov qword [rsp + 1840], r14  ;   168.9 p0+p3   43 dst spill
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
        xor rdx, qword [rsp + 1640]  ;   214.6 p2+p0   58 dst
        xor rdx, qword [rsp + 1656]  ;   215.6 p2+p0   58 dst
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
        mov qword [rsp + 1984], r14  ;   221.2 p0+p3   43 dst spill
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
        xor rdx, qword [rsp + 1680]  ;   229.3 p2+p0   58 dst
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
        mov qword [rsp + 1680], rdi  ;   235.9 p0+p3   43 dst spill
        mov rdi, qword [rsp + 0]     ;   184.5 p2      58 dst.2 reload
        xor r10, qword [rsp + 1560]  ;   236.9 p2+p0   43 dst
        xor rbx, r9                  ;   237.4 p0      43 dst
        xor rbp, rbx                 ;   238.4 p0      43 dst
        xor rax, rbp                 ;   239.4 p0      43 dst
        xor r12, rax                 ;   240.4 p0      43 dst
        xor r15, r12                 ;   241.4 p0      43 dst
        xor rdx, qword [rdi + 10264] ;   240.3 p2+p0   58 dst
        mov qword [rsp + 1576], r9   ;   240.9 p0+p3   43 dst spill
        mov qword [rsp + 1960], rbp  ;   241.9 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1712]  ;   189.1 p2      58 dst
        mov r11, r10                 ;   237.9 p1      43 dst copy
        xor r11, qword [rsp + 1504]  ;   242.9 p2+p0   43 dst
        mov r14, r11                 ;   243.9 p1      43 dst copy
        xor r14, qword [rsp + 1520]  ;   244.9 p2+p0   43 dst
        mov rdi, r11                 ;   243.9 p1      43 dst copy
        mov qword [rsp + 2024], r11  ;   244.0 p0+p3   43 dst spill
        mov r9, r14                  ;   245.9 p1      43 dst copy
        xor r9, qword [rsp + 1528]   ;   246.9 p2+p0   43 dst
        xor rbp, qword [rsp + 16]    ;   245.6 p2+p0   58 dst
        mov qword [rsp + 1712], rbp  ;   246.6 p0+p3   58 dst spill
        mov rbp, qword [rsp + 1688]  ;   194.5 p2      58 dst
        xor rbp, qword [rsp + 1704]  ;   247.1 p2+p0   58 dst
        mov qword [rsp + 1904], r12  ;   247.7 p0+p3   43 dst spill
        mov r12, r10                 ;   237.9 p1      43 dst copy
        mov qword [rsp + 2008], r10  ;   248.7 p0+p3   43 dst spill
        mov qword [rsp + 1704], r13  ;   249.7 p0+p3   43 dst spill
        xor r12, qword [rsp + 1552]  ;   250.7 p2+p0   43 dst
        mov r13, r12                 ;   251.7 p1      43 dst copy
        xor r13, qword [rsp + 1544]  ;   252.7 p2+p0   43 dst
        mov qword [rsp + 1640], rdx  ;   251.9 p0+p3   58 dst spill
        mov rdx, r11                 ;   243.9 p1      43 dst copy
        mov qword [rsp + 1968], rbx  ;   252.9 p0+p3   43 dst spill
        mov r11, r9                  ;   247.9 p1      43 dst copy
        or rdi, qword [rsp + 1560]   ;   253.9 p2+p0   43 dst
        xor r14, rdi                 ;   254.9 p0      43 dst
        mov qword [rsp + 1688], rsi  ;   255.0 p0+p3   43 dst spill
        mov qword [rsp + 2040], r9   ;   256.0 p0+p3   43 dst spill
        mov qword [rsp + 2000], r12  ;   257.0 p0+p3   43 dst spill
        mov rsi, r12                 ;   251.7 p1      43 dst copy
        mov rbx, r13                 ;   253.7 p1      43 dst copy
        xor rbx, qword [rsp + 1536]  ;   258.0 p2+p0   43 dst
        xor r11, rbx                 ;   259.0 p0      43 dst
        mov qword [rsp + 1952], r15  ;   259.1 p0+p3   43 dst spill
        xor rbp, qword [rsp + 1696]  ;   260.1 p2+p0   58 dst
        xor rbp, qword [rsp + 1672]  ;   261.1 p2+p0   58 dst
        mov qword [rsp + 1672], rax  ;   261.3 p0+p3   43 dst spill
        mov rax, qword [rsp + 0]     ;   208.3 p2      58 dst.2 reload
        xor rbp, qword [rax + 10256] ;   262.3 p2+p0   58 dst
        mov qword [rsp + 1696], rbp  ;   263.3 p0+p3   58 dst spill
        xor rsi, r9                  ;   263.9 p0      43 dst
        mov qword [rsp + 2032], rsi  ;   264.9 p0+p3   43 dst spill
        mov rax, r10                 ;   237.9 p1      43 dst copy
        mov rbp, r10                 ;   237.9 p1      43 dst copy
        and rax, rsi                 ;   265.4 p0      43 dst
        mov r10, r13                 ;   253.7 p1      43 dst copy
        mov qword [rsp + 1992], r13  ;   266.0 p0+p3   43 dst spill
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
        mov qword [rsp + 2016], r12  ;   272.0 p0+p3   43 dst spill
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
        mov r10, qword [rsp + 1632]  ;   231.4 p2      58 dst
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
        mov r8, qword [rsp + 1664]   ;   249.9 p2      58 dst
        xor r8, qword [rsp + 1592]   ;   297.7 p2+p0   58 dst
        xor r14, rax                 ;   299.4 p0      43 dst
        mov rax, qword [rsp + 0]     ;   251.9 p2      58 dst.2 reload
        and rbp, r14                 ;   300.4 p0      43 dst
        xor r8, qword [rsp + 1656]   ;   299.4 p2+p0   58 dst
        xor r8, qword [rax + 10296]  ;   300.4 p2+p0   58 dst
        mov rax, qword [rsp + 2000]  ;   257.0 p2      43 dst reload
        mov qword [rsp + 2000], r8   ;   301.4 p0+p3   58 dst spill
        mov r8, qword [rsp + 2024]   ;   255.9 p2      43 dst reload
        and r8, r10                  ;   301.5 p0      43 dst
        and rax, r14                 ;   302.1 p0      43 dst
        mov qword [rsp + 2024], rax  ;   303.1 p0+p3   43 dst spill
        mov rax, qword [rsp + 1872]  ;   256.9 p2      58 dst
        xor rax, qword [rsp + 40]    ;   303.7 p2+p0   58 dst
        mov qword [rsp + 1872], rax  ;   304.7 p0+p3   58 dst spill
        mov rax, qword [rsp + 1864]  ;   258.9 p2      58 dst
        xor rax, qword [rsp + 48]    ;   305.3 p2+p0   58 dst
        mov qword [rsp + 1864], rax  ;   306.3 p0+p3   58 dst spill
        mov rax, qword [rsp + 1848]  ;   260.9 p2      58 dst
        xor rax, qword [rsp + 1768]  ;   306.8 p2+p0   58 dst
        xor rax, qword [rsp + 1840]  ;   307.8 p2+p0   58 dst
        xor rax, qword [rsp + 1856]  ;   308.8 p2+p0   58 dst
        mov qword [rsp + 1856], r8   ;   308.5 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;   264.9 p2      58 dst.2 reload
        xor rax, qword [r8 + 10320]  ;   309.8 p2+p0   58 dst
        mov qword [rsp + 1840], rax  ;   310.8 p0+p3   58 dst spill
        mov r8, r14                  ;   300.4 p1      43 dst copy
        mov rax, qword [rsp + 1992]  ;   266.9 p2      43 dst reload
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
        mov r14, qword [rsp + 2016]  ;   272.0 p2      43 dst reload
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
        mov rdi, qword [rsp + 2032]  ;   280.0 p2      43 dst reload
        and rdi, r8                  ;   327.7 p0      43 dst
        xor rbx, rdi                 ;   328.7 p0      43 dst
        mov r13, qword [rsp + 2008]  ;   281.0 p2      43 dst reload
        and r13, r8                  ;   328.8 p0      43 dst
        mov rdi, qword [rsp + 1856]  ;   308.5 p2      58 dst reload
        xor rdi, r10                 ;   329.4 p0      58 dst
        xor r13, r10                 ;   330.0 p0      43 dst
        mov r8, qword [rsp + 1792]   ;   283.0 p2      58 dst
        xor r8, qword [rsp + 1800]   ;   330.5 p2+p0   58 dst
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
        xor r14, qword [rsp + 1736]  ;   338.5 p2+p0   58 dst
        xor rbp, rbx                 ;   339.1 p0      43 dst
        xor rdx, rbp                 ;   340.1 p0      43 dst
        xor rax, rbp                 ;   340.2 p0      58 dst
        mov rbp, qword [rsp + 2616]  ;   291.6 p2      58 dst reload
        mov r11, qword [rsp + 1816]  ;   292.6 p2      58 dst
        xor r11, qword [r10 + 10336] ;   340.8 p2+p0   58 dst
        mov qword [rbp + 96], r11    ;   341.8 p0+p3   58 dst
        mov r11, qword [rsp + 1576]  ;   294.6 p2      58 dst
        xor r11, qword [rsp + 80]    ;   342.4 p2+p0   58 dst
        mov r13, qword [rsp + 1808]  ;   296.6 p2      58 dst
        xor r13, qword [rsp + 1728]  ;   342.9 p2+p0   58 dst
        mov qword [rbp + 200], r15   ;   343.5 p0+p3   58 dst
        xor rbx, qword [r10 + 10464] ;   344.5 p2+p0   58 dst
        mov qword [rbp + 224], rbx   ;   345.5 p0+p3   58 dst
        mov qword [rbp + 136], r11   ;   346.1 p0+p3   58 dst
        mov r11, qword [rsp + 1720]  ;   299.6 p2      58 dst reload
        xor r14, qword [rsp + 1752]  ;   347.1 p2+p0   58 dst
        xor r14, qword [r10 + 10360] ;   348.1 p2+p0   58 dst
        mov qword [rbp], r11         ;   348.2 p0+p3   58 dst
        mov r11, qword [rsp + 1712]  ;   302.6 p2      58 dst reload
        xor r9, qword [r10 + 10448]  ;   349.2 p2+p0   58 dst
        xor r12, qword [r10 + 10488] ;   349.8 p2+p0   58 dst
        xor rsi, qword [rsp + 2024]  ;   350.4 p2+p0   58 dst
        xor r13, qword [rsp + 1784]  ;   350.9 p2+p0   58 dst
        mov qword [rbp + 88], r8     ;   351.5 p0+p3   58 dst
        mov r15, qword [rsp + 1984]  ;   307.6 p2      58 dst
        xor r15, qword [r10 + 10384] ;   352.5 p2+p0   58 dst
        xor r13, qword [rsp + 56]    ;   353.1 p2+p0   58 dst
        mov qword [rbp + 8], r11     ;   353.7 p0+p3   58 dst
        xor rsi, qword [rsp + 120]   ;   354.7 p2+p0   58 dst
        mov qword [rbp + 232], rsi   ;   355.7 p0+p3   58 dst
        mov qword [rbp + 208], r9    ;   356.2 p0+p3   58 dst
        mov rsi, qword [rsp + 1936]  ;   311.6 p2      58 dst
        mov r9, qword [rsp + 1952]   ;   312.6 p2      43 dst reload
        xor rsi, qword [r10 + 10392] ;   357.2 p2+p0   58 dst
        xor rsi, qword [rsp + 1704]  ;   358.2 p2+p0   58 dst
        xor rsi, r9                  ;   359.2 p0      58 dst
        xor r9, qword [r10 + 10424]  ;   358.9 p2+p0   58 dst
        xor r9, qword [rsp + 1888]   ;   359.9 p2+p0   58 dst
        xor r9, qword [rsp + 1896]   ;   360.9 p2+p0   58 dst
        mov qword [rbp + 184], r9    ;   361.9 p0+p3   58 dst
        mov r9, qword [rsp + 1624]   ;   318.6 p2      58 dst reload
        mov qword [rbp + 48], r9     ;   361.7 p0+p3   58 dst
        mov r9, qword [rsp + 2000]   ;   319.6 p2      58 dst reload
        mov r11, qword [rsp + 1696]  ;   320.6 p2      58 dst reload
        mov r8, qword [rsp + 1744]   ;   321.6 p2      58 dst
        mov qword [rbp + 104], r13   ;   362.7 p0+p3   58 dst
        mov qword [rbp + 240], rax   ;   363.7 p0+p3   58 dst
        mov qword [rbp + 120], r14   ;   364.7 p0+p3   58 dst
        mov qword [rbp + 56], r9     ;   365.7 p0+p3   58 dst
        mov r9, qword [rsp + 1872]   ;   322.6 p2      58 dst reload
        xor rcx, qword [rsp + 104]   ;   366.7 p2+p0   58 dst
        xor rdi, rdx                 ;   367.2 p0      58 dst
        mov qword [rbp + 16], r11    ;   367.8 p0+p3   58 dst
        mov r13, qword [rsp + 1672]  ;   324.6 p2      58 dst
        xor r15, qword [rsp + 1912]  ;   368.8 p2+p0   58 dst
        xor r15, qword [rsp + 1680]  ;   369.8 p2+p0   58 dst
        xor r15, qword [rsp + 1976]  ;   370.8 p2+p0   58 dst
        mov r11, qword [rsp + 1640]  ;   328.6 p2      58 dst reload
        mov qword [rbp + 24], r11    ;   370.5 p0+p3   58 dst
        xor r8, qword [rsp + 1776]   ;   371.5 p2+p0   58 dst
        xor r13, qword [r10 + 10400] ;   372.1 p2+p0   58 dst
        mov qword [rbp + 160], r13   ;   373.1 p0+p3   58 dst
        xor r8, qword [rsp + 1760]   ;   373.7 p2+p0   58 dst
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
        mov r9, qword [rsp + 1840]   ;   340.6 p2      58 dst reload
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
        mov r14, qword [rsp + 1968]  ;   347.6 p2      58 dst
        xor r14, qword [rsp + 72]    ;   389.2 p2+p0   58 dst
        mov qword [rbp + 128], r14   ;   390.2 p0+p3   58 dst
        xor r12, rdx                 ;   390.8 p0      58 dst
        mov qword [rbp + 248], r12   ;   391.8 p0+p3   58 dst
        mov r12, qword [rsp + 1960]  ;   349.6 p2      58 dst
        xor r12, qword [rsp + 1880]  ;   392.4 p2+p0   58 dst
        xor r12, qword [rsp + 1944]  ;   393.4 p2+p0   58 dst
        xor r12, qword [rsp + 88]    ;   394.4 p2+p0   58 dst
        mov qword [rbp + 168], r12   ;   395.4 p0+p3   58 dst
        mov r12, r11                 ;   387.5 p1      43 dst copy
        xor r12, r13                 ;   395.1 p0      43 dst
        mov r14, r12                 ;   396.1 p1      43 dst copy
        xor r14, qword [rsp + 848]   ;   397.1 p2+p0   43 dst
        mov qword [rsp + 2000], r14  ;   398.1 p0+p3   43 dst spill
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
        mov qword [rsp + 1640], r13  ;   412.5 p0+p3   43 dst spill
        mov r13, rax                 ;   402.5 p1      43 dst copy
        xor r13, r9                  ;   413.1 p0      43 dst
        mov qword [rsp + 1712], r13  ;   414.1 p0+p3   43 dst spill
        mov rax, qword [rsp + 1640]  ;   412.5 p2      43 dst
        and rax, r9                  ;   416.5 p0      43 dst
        mov r13, qword [rsp + 1624]  ;   401.4 p2      43 dst reload
        xor r13, rax                 ;   417.5 p0      43 dst
        mov qword [rsp + 1624], r13  ;   418.5 p0+p3   43 dst spill
        mov rax, qword [rsp + 1712]  ;   414.1 p2      43 dst
        mov r13, qword [rsp + 1712]  ;   414.1 p2      43 dst
        xor r13, qword [rsp + 856]   ;   418.1 p2+p0   43 dst
        mov qword [rsp + 1720], r13  ;   419.1 p0+p3   43 dst spill
        mov r13, qword [rsp + 1640]  ;   412.5 p2      43 dst
        mov qword [rsp + 1640], r13  ;   418.4 p0+p3   43 dst spill
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
        mov rdi, qword [rsp + 2000]  ;   398.1 p2      43 dst reload
        and rdi, r11                 ;   444.6 p0      43 dst
        mov qword [rsp + 1720], rdi  ;   445.6 p0+p3   43 dst spill
        and rbx, r11                 ;   444.6 p0      43 dst
        mov r10, qword [rsp + 1864]  ;   402.1 p2      43 dst reload
        mov rdi, r11                 ;   444.6 p1      43 dst copy
        xor r11, r13                 ;   444.6 p0      43 dst
        and r10, r12                 ;   444.9 p0      43 dst
        mov qword [rsp + 2000], r10  ;   445.9 p0+p3   43 dst spill
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
        mov rdx, qword [rsp + 1640]  ;   418.4 p2      43 dst reload
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
        mov qword [rsp + 1640], rbx  ;   478.7 p0+p3   43 dst spill
        mov rbx, r12                 ;   476.9 p1      43 dst copy
        mov qword [rsp + 1960], r14  ;   479.7 p0+p3   43 dst spill
        mov qword [rsp + 1672], r11  ;   480.7 p0+p3   43 dst spill
        xor rbx, qword [rsp + 1168]  ;   481.7 p2+p0   43 dst
        mov r10, rbx                 ;   482.7 p1      43 dst copy
        xor rsi, qword [rsp + 1144]  ;   482.3 p2+p0   43 dst
        xor r10, rsi                 ;   483.7 p0      43 dst
        mov qword [rsp + 1896], rdi  ;   483.5 p0+p3   43 dst spill
        mov r11, r13                 ;   478.9 p1      43 dst copy
        mov qword [rsp + 1952], r12  ;   484.5 p0+p3   43 dst spill
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
        mov qword [rsp + 1680], rax  ;   491.3 p0+p3   43 dst spill
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
        mov r12, qword [rsp + 1680]  ;   491.3 p2      43 dst reload
        and r12, r9                  ;   537.7 p0      43 dst
        mov r9, qword [rsp + 1936]   ;   529.7 p2      43 dst
        mov qword [rsp + 1680], rcx  ;   538.3 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1952]  ;   487.2 p2      43 dst reload
        and rcx, r8                  ;   539.3 p0      43 dst
        mov qword [rsp + 1952], rbx  ;   539.9 p0+p3   43 dst spill
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
        mov qword [rsp + 1984], r11  ;   547.4 p0+p3   43 dst spill
        mov qword [rsp + 1728], rax  ;   548.4 p0+p3   43 dst spill
        xor r12, qword [rsp + 1448]  ;   549.4 p2+p0   43 dst
        mov qword [rsp + 1784], r14  ;   550.0 p0+p3   43 dst spill
        mov qword [rsp + 1760], rdx  ;   551.0 p0+p3   43 dst spill
        mov qword [rsp + 1776], rsi  ;   552.0 p0+p3   43 dst spill
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
        mov qword [rsp + 1968], r9   ;   560.1 p0+p3   43 dst spill
        mov qword [rsp + 1744], rdi  ;   561.1 p0+p3   43 dst spill
        mov r15, rcx                 ;   557.4 p1      43 dst copy
        xor r15, qword [rsp + 1488]  ;   562.1 p2+p0   43 dst
        mov qword [rsp + 1736], rcx  ;   562.7 p0+p3   43 dst spill
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
        mov qword [rsp + 1808], rbp  ;   568.0 p0+p3   43 dst spill
        mov rdi, r15                 ;   563.1 p1      43 dst copy
        xor rdi, qword [rsp + 1480]  ;   569.0 p2+p0   43 dst
        mov rbp, r14                 ;   567.7 p1      43 dst copy
        mov qword [rsp + 1816], r13  ;   569.6 p0+p3   43 dst spill
        mov r13, r11                 ;   559.4 p1      43 dst copy
        or r13, qword [rsp + 1496]   ;   570.6 p2+p0   43 dst
        mov r14, rsi                 ;   566.7 p1      43 dst copy
        mov qword [rsp + 1856], r15  ;   571.1 p0+p3   43 dst spill
        mov r15, rsi                 ;   566.7 p1      43 dst copy
        mov rsi, rdi                 ;   570.0 p1      43 dst copy
        xor rsi, qword [rsp + 1440]  ;   572.1 p2+p0   43 dst
        mov qword [rsp + 1800], rsi  ;   573.1 p0+p3   43 dst spill
        mov qword [rsp + 2024], r8   ;   573.7 p0+p3   43 dst spill
        mov r8, r11                  ;   559.4 p1      43 dst copy
        mov qword [rsp + 1792], rdi  ;   574.7 p0+p3   43 dst spill
        mov qword [rsp + 1824], r11  ;   575.7 p0+p3   43 dst spill
        mov rsi, rdi                 ;   570.0 p1      43 dst copy
        mov r11, rdi                 ;   570.0 p1      43 dst copy
        mov rdi, qword [rsp + 1800]  ;   573.1 p2      43 dst
        mov r9, rcx                  ;   557.4 p1      43 dst copy
        mov rcx, r10                 ;   568.7 p1      43 dst copy
        xor rcx, qword [rsp + 1472]  ;   576.7 p2+p0   43 dst
        xor rdx, r13                 ;   577.3 p0      43 dst
        xor r11, qword [rsp + 1472]  ;   577.8 p2+p0   43 dst
        xor rbp, qword [rsp + 1496]  ;   578.4 p2+p0   43 dst
        xor r14, r11                 ;   579.0 p0      43 dst
        and rdi, r11                 ;   579.6 p0      43 dst
        xor rdx, rdi                 ;   580.6 p0      43 dst
        mov rdi, qword [rsp + 1800]  ;   573.1 p2      43 dst
        mov qword [rsp + 1800], rdi  ;   580.7 p0+p3   43 dst spill
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
        mov qword [rsp + 2032], r9   ;   590.8 p0+p3   43 dst spill
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
        mov r13, qword [rsp + 1856]  ;   571.1 p2      43 dst reload
        and r13, rdx                 ;   604.3 p0      43 dst
        mov qword [rsp + 1856], r13  ;   605.3 p0+p3   43 dst spill
        mov r10, qword [rsp + 1824]  ;   575.7 p2      43 dst reload
        and r10, r12                 ;   603.7 p0      43 dst
        mov r13, qword [rsp + 2032]  ;   590.8 p2      43 dst reload
        and rsi, r12                 ;   604.3 p0      43 dst
        mov qword [rsp + 2032], r10  ;   604.8 p0+p3   43 dst spill
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
        mov rsi, qword [rsp + 1800]  ;   580.7 p2      43 dst reload
        and rsi, rcx                 ;   616.0 p0      43 dst
        mov rcx, qword [rsp + 1792]  ;   574.7 p2      43 dst reload
        mov qword [rsp + 1792], rsi  ;   617.0 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1736]  ;   566.0 p2      43 dst reload
        mov qword [rsp + 1736], rax  ;   617.5 p0+p3   43 dst spill
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
        mov qword [rsp + 2040], r14  ;   628.8 p0+p3   43 dst spill
        xor r9, r14                  ;   629.7 p0      43 dst
        mov r14, qword [rsp + 1880]  ;   575.4 p2      58 dst
        xor r14, qword [rsp + 1960]  ;   630.2 p2+p0   58 dst
        xor r14, qword [rsp + 1920]  ;   631.2 p2+p0   58 dst
        xor r14, qword [rsp + 1944]  ;   632.2 p2+p0   58 dst
        mov qword [rsp + 1944], r9   ;   632.0 p0+p3   43 dst spill
        mov qword [rsp + 1768], r11  ;   633.0 p0+p3   43 dst spill
        mov qword [rsp + 2008], r10  ;   634.0 p0+p3   43 dst spill
        mov r10, qword [rsp + 1672]  ;   579.4 p2      58 dst
        mov qword [rsp + 1880], rbp  ;   635.0 p0+p3   43 dst spill
        xor r10, qword [rsp + 144]   ;   636.0 p2+p0   58 dst
        mov qword [rsp + 1672], r10  ;   637.0 p0+p3   58 dst spill
        mov qword [rsp + 1800], rsi  ;   637.5 p0+p3   43 dst spill
        mov qword [rsp + 2016], rdi  ;   638.5 p0+p3   43 dst spill
        mov qword [rsp + 1848], rax  ;   639.5 p0+p3   43 dst spill
        xor r13, r9                  ;   640.5 p0      43 dst
        mov qword [rsp + 1824], r13  ;   641.5 p0+p3   43 dst spill
        xor r8, r13                  ;   642.1 p0      43 dst
        mov r13, qword [rsp + 1896]  ;   583.7 p2      58 dst
        xor r13, qword [rsp + 136]   ;   642.7 p2+p0   58 dst
        mov qword [rsp + 1896], r13  ;   643.7 p0+p3   58 dst spill
        mov qword [rsp + 1992], r15  ;   644.2 p0+p3   43 dst spill
        xor rcx, qword [rsp + 736]   ;   645.2 p2+p0   43 dst
        mov rsi, rcx                 ;   646.2 p1      43 dst copy
        xor rsi, qword [rsp + 792]   ;   647.2 p2+p0   43 dst
        mov r10, rsi                 ;   648.2 p1      43 dst copy
        xor r10, qword [rsp + 728]   ;   649.2 p2+p0   43 dst
        mov qword [rsp + 1920], r12  ;   647.0 p0+p3   43 dst spill
        mov r9, qword [rsp + 0]      ;   590.6 p2      58 dst.2 reload
        mov qword [rsp + 1960], r8   ;   648.0 p0+p3   43 dst spill
        mov r13, rsi                 ;   648.2 p1      43 dst copy
        mov qword [rsp + 1664], rsi  ;   649.0 p0+p3   43 dst spill
        mov rbp, r10                 ;   650.2 p1      43 dst copy
        xor rbp, qword [rsp + 744]   ;   651.2 p2+p0   43 dst
        mov r11, rbp                 ;   652.2 p1      43 dst copy
        mov rdi, r10                 ;   650.2 p1      43 dst copy
        xor r11, qword [rsp + 752]   ;   653.2 p2+p0   43 dst
        xor r14, qword [r9 + 10512]  ;   651.1 p2+p0   58 dst
        mov r9, qword [rsp + 2000]   ;   595.6 p2      58 dst
        mov qword [rsp + 2000], rbx  ;   651.7 p0+p3   43 dst spill
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
        mov qword [rsp + 1656], rax  ;   664.4 p0+p3   58 dst spill
        mov rax, rbx                 ;   661.1 p1      43 dst copy
        mov r13, r12                 ;   661.2 p1      43 dst copy
        mov r12, rbx                 ;   661.1 p1      43 dst copy
        mov qword [rsp + 1712], r9   ;   664.9 p0+p3   58 dst spill
        mov r9, rsi                  ;   648.2 p1      43 dst copy
        mov rsi, rbx                 ;   661.1 p1      43 dst copy
        mov qword [rsp + 1632], rbx  ;   665.9 p0+p3   43 dst spill
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
        mov r12, qword [rsp + 1640]  ;   629.5 p2      58 dst
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
        xor r8, qword [rsp + 1840]   ;   697.8 p2+p0   58 dst
        xor r8, qword [rsp + 1904]   ;   698.8 p2+p0   58 dst
        mov r14, qword [rsp + 0]     ;   657.2 p2      58 dst.2 reload
        xor r8, qword [r14 + 10552]  ;   699.8 p2+p0   58 dst
        mov r14, qword [rsp + 1872]  ;   661.4 p2      43 dst reload
        mov qword [rsp + 1872], r8   ;   700.8 p0+p3   58 dst spill
        mov r8, qword [rsp + 1600]   ;   660.2 p2      43 dst reload
        and r14, rbp                 ;   700.5 p0      43 dst
        xor r14, qword [rsp + 248]   ;   701.5 p2+p0   58 dst
        mov qword [rsp + 1600], r14  ;   702.5 p0+p3   58 dst spill
        mov r14, qword [rsp + 2024]  ;   662.2 p2      58 dst
        xor r14, qword [rsp + 168]   ;   702.6 p2+p0   58 dst
        mov qword [rsp + 2024], r14  ;   703.6 p0+p3   58 dst spill
        mov r14, qword [rsp + 1816]  ;   664.2 p2      58 dst
        xor r14, qword [rsp + 176]   ;   704.2 p2+p0   58 dst
        mov qword [rsp + 1816], r14  ;   705.2 p0+p3   58 dst spill
        mov r14, qword [rsp + 1784]  ;   666.2 p2      58 dst
        xor r14, qword [rsp + 1936]  ;   705.8 p2+p0   58 dst
        xor r14, qword [rsp + 1808]  ;   706.8 p2+p0   58 dst
        and r15, rbx                 ;   706.9 p0      43 dst
        xor r14, qword [rsp + 1728]  ;   707.8 p2+p0   58 dst
        and rcx, rbx                 ;   708.1 p0      43 dst
        and r9, rbp                  ;   708.6 p0      43 dst
        and r8, r12                  ;   709.2 p0      43 dst
        mov qword [rsp + 1728], r8   ;   710.2 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;   670.2 p2      58 dst.2 reload
        xor r14, qword [r8 + 10576]  ;   710.8 p2+p0   58 dst
        mov qword [rsp + 1808], r14  ;   711.8 p0+p3   58 dst spill
        mov r14, qword [rsp + 1632]  ;   672.2 p2      43 dst reload
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
        mov r13, qword [rsp + 1664]  ;   680.3 p2      43 dst reload
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
        mov rbp, qword [rsp + 1744]  ;   685.9 p2      43 dst reload
        xor rdi, qword [rsp + 1760]  ;   731.8 p2+p0   58 dst
        xor rbx, r12                 ;   732.3 p0      58 dst
        xor rbx, rdx                 ;   733.3 p0      58 dst
        xor rdx, rcx                 ;   733.5 p0      43 dst
        xor rdx, r13                 ;   734.5 p0      43 dst
        xor rdi, rbp                 ;   734.6 p0      58 dst
        mov r12, qword [rsp + 1576]  ;   687.9 p2      58 dst
        xor r12, qword [rsp + 1888]  ;   735.2 p2+p0   58 dst
        xor r12, qword [rsp + 1984]  ;   736.2 p2+p0   58 dst
        xor r12, qword [rsp + 184]   ;   737.2 p2+p0   58 dst
        xor rcx, qword [rsp + 240]   ;   736.9 p2+p0   58 dst
        xor r10, rdx                 ;   737.5 p0      43 dst
        xor rax, r10                 ;   738.5 p0      43 dst
        xor r9, rax                  ;   739.5 p0      43 dst
        xor r15, r9                  ;   740.5 p0      43 dst
        xor rbp, qword [rsp + 1952]  ;   739.8 p2+p0   58 dst
        xor r8, r10                  ;   740.3 p0      58 dst
        mov r13, qword [rsp + 2616]  ;   693.9 p2      58 dst reload
        mov qword [r13 + 456], rcx   ;   740.9 p0+p3   58 dst
        mov r10, qword [rsp + 0]     ;   694.9 p2      58 dst.2 reload
        xor rdi, qword [rsp + 1776]  ;   741.9 p2+p0   58 dst
        xor rdi, qword [r10 + 10584] ;   742.9 p2+p0   58 dst
        mov qword [r13 + 344], rdi   ;   743.9 p0+p3   58 dst
        mov rdi, qword [rsp + 1880]  ;   697.9 p2      58 dst
        xor r11, qword [r10 + 10704] ;   744.0 p2+p0   58 dst
        xor rdx, qword [rsp + 232]   ;   744.6 p2+p0   58 dst
        mov qword [r13 + 464], r11   ;   745.2 p0+p3   58 dst
        xor rsi, qword [r10 + 10744] ;   746.2 p2+p0   58 dst
        xor rsi, r15                 ;   747.2 p0      58 dst
        xor rbx, qword [r10 + 10712] ;   747.3 p2+p0   58 dst
        xor rbp, qword [rsp + 1680]  ;   747.9 p2+p0   58 dst
        xor rbp, qword [r10 + 10616] ;   748.9 p2+p0   58 dst
        xor rax, qword [r10 + 10720] ;   749.0 p2+p0   58 dst
        xor rbx, r15                 ;   749.6 p0      58 dst
        mov r15, qword [rsp + 1704]  ;   705.9 p2      58 dst
        xor rdi, qword [r10 + 10640] ;   750.2 p2+p0   58 dst
        xor rdi, qword [rsp + 1832]  ;   751.2 p2+p0   58 dst
        mov qword [r13 + 488], r8    ;   751.3 p0+p3   58 dst
        mov r8, qword [rsp + 1848]   ;   708.9 p2      58 dst
        xor r8, qword [rsp + 200]    ;   752.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1992]  ;   752.9 p2+p0   58 dst
        xor rdi, qword [rsp + 2016]  ;   753.9 p2+p0   58 dst
        xor r14, r9                  ;   754.0 p0      58 dst
        mov r9, qword [rsp + 1968]   ;   712.9 p2      58 dst
        xor r9, qword [r10 + 10592]  ;   754.6 p2+p0   58 dst
        mov qword [r13 + 352], r9    ;   755.6 p0+p3   58 dst
        mov qword [r13 + 496], r14   ;   756.2 p0+p3   58 dst
        mov qword [r13 + 448], rdx   ;   757.2 p0+p3   58 dst
        xor r15, qword [rsp + 1688]  ;   758.2 p2+p0   58 dst
        xor r15, qword [rsp + 1976]  ;   759.2 p2+p0   58 dst
        mov r11, qword [rsp + 1960]  ;   716.9 p2      43 dst reload
        mov qword [r13 + 384], r8    ;   759.3 p0+p3   58 dst
        mov r9, qword [rsp + 1768]   ;   717.9 p2      58 dst
        mov r14, qword [rsp + 2032]  ;   718.9 p2      58 dst
        xor r15, qword [rsp + 192]   ;   760.3 p2+p0   58 dst
        mov qword [r13 + 360], r12   ;   760.9 p0+p3   58 dst
        mov r12, qword [rsp + 1944]  ;   720.9 p2      58 dst
        mov qword [r13 + 480], rax   ;   761.9 p0+p3   58 dst
        mov qword [r13 + 472], rbx   ;   762.9 p0+p3   58 dst
        xor r9, qword [rsp + 208]    ;   763.9 p2+p0   58 dst
        mov r8, qword [rsp + 1824]   ;   722.9 p2      58 dst
        xor r8, qword [rsp + 1752]   ;   764.5 p2+p0   58 dst
        xor r8, qword [rsp + 1800]   ;   765.5 p2+p0   58 dst
        xor r14, qword [r10 + 10648] ;   765.6 p2+p0   58 dst
        xor r14, qword [rsp + 2000]  ;   766.6 p2+p0   58 dst
        xor r14, r11                 ;   767.6 p0      58 dst
        mov qword [r13 + 376], rbp   ;   767.3 p0+p3   58 dst
        xor r14, qword [rsp + 1920]  ;   768.6 p2+p0   58 dst
        xor r11, qword [r10 + 10680] ;   768.9 p2+p0   58 dst
        xor r11, qword [rsp + 1736]  ;   769.9 p2+p0   58 dst
        mov qword [r13 + 408], r14   ;   770.0 p0+p3   58 dst
        mov qword [r13 + 392], r9    ;   771.0 p0+p3   58 dst
        mov r9, qword [rsp + 1896]   ;   730.9 p2      58 dst reload
        mov qword [r13 + 256], r9    ;   772.0 p0+p3   58 dst
        mov r9, qword [rsp + 1672]   ;   731.9 p2      58 dst reload
        xor r8, qword [rsp + 224]    ;   773.0 p2+p0   58 dst
        mov qword [r13 + 264], r9    ;   773.6 p0+p3   58 dst
        mov r9, qword [rsp + 1928]   ;   733.9 p2      58 dst reload
        mov qword [r13 + 272], r9    ;   774.6 p0+p3   58 dst
        mov r9, qword [rsp + 1712]   ;   734.9 p2      58 dst reload
        mov qword [r13 + 280], r9    ;   775.6 p0+p3   58 dst
        mov r9, qword [rsp + 1656]   ;   735.9 p2      58 dst reload
        mov qword [r13 + 288], r9    ;   776.6 p0+p3   58 dst
        mov r9, qword [rsp + 1648]   ;   736.9 p2      58 dst reload
        mov qword [r13 + 296], r9    ;   777.6 p0+p3   58 dst
        mov r9, qword [rsp + 1696]   ;   737.9 p2      58 dst reload
        mov qword [r13 + 304], r9    ;   778.6 p0+p3   58 dst
        mov r9, qword [rsp + 1872]   ;   738.9 p2      58 dst reload
        mov qword [r13 + 312], r9    ;   779.6 p0+p3   58 dst
        mov r9, qword [rsp + 2024]   ;   739.9 p2      58 dst reload
        mov qword [r13 + 320], r9    ;   780.6 p0+p3   58 dst
        mov r9, qword [rsp + 1816]   ;   740.9 p2      58 dst reload
        mov qword [r13 + 432], r8    ;   781.6 p0+p3   58 dst
        mov r8, qword [rsp + 1080]   ;   741.9 p2      43 dst
        xor r11, qword [rsp + 1792]  ;   782.6 p2+p0   58 dst
        mov qword [r13 + 504], rsi   ;   783.2 p0+p3   58 dst
        xor r12, qword [r10 + 10656] ;   784.2 p2+p0   58 dst
        mov rsi, qword [rsp + 2040]  ;   744.9 p2      58 dst
        xor rsi, qword [rsp + 1856]  ;   784.7 p2+p0   58 dst
        xor rsi, qword [rsp + 2008]  ;   785.7 p2+p0   58 dst
        mov qword [r13 + 416], r12   ;   785.9 p0+p3   58 dst
        mov qword [r13 + 328], r9    ;   786.9 p0+p3   58 dst
        mov r9, qword [rsp + 1808]   ;   747.9 p2      58 dst reload
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
        mov qword [rsp + 1816], rsi  ;   798.5 p0+p3   43 dst spill
        mov rsi, r15                 ;   797.0 p1      43 dst copy
        xor rsi, rax                 ;   801.0 p0      43 dst
        and rdx, rsi                 ;   802.0 p0      43 dst
        mov qword [rsp + 2024], rdx  ;   803.0 p0+p3   43 dst spill
        mov rdx, r15                 ;   797.0 p1      43 dst copy
        or r13, r14                  ;   801.6 p0      43 dst
        mov qword [rsp + 1808], r12  ;   802.2 p0+p3   43 dst spill
        mov r12, r15                 ;   797.0 p1      43 dst copy
        mov qword [rsp + 1928], rax  ;   803.2 p0+p3   43 dst spill
        mov r15, qword [rsp + 2024]  ;   803.0 p2      43 dst
        xor rbp, r13                 ;   804.2 p0      43 dst
        mov qword [rsp + 1696], rbp  ;   805.2 p0+p3   43 dst spill
        mov rbp, qword [rsp + 2024]  ;   803.0 p2      43 dst
        mov qword [rsp + 2024], r13  ;   805.7 p0+p3   43 dst spill
        xor r12, qword [rsp + 1096]  ;   806.7 p2+p0   43 dst
        mov qword [rsp + 1656], r12  ;   807.7 p0+p3   43 dst spill
        xor r15, r9                  ;   808.3 p0      43 dst
        mov r13, rsi                 ;   802.0 p1      43 dst copy
        xor r13, r14                 ;   808.9 p0      43 dst
        mov r14, r12                 ;   807.7 p1      43 dst copy
        xor r14, rdi                 ;   809.4 p0      43 dst
        mov qword [rsp + 1712], r14  ;   810.4 p0+p3   43 dst spill
        mov r14, rax                 ;   801.0 p1      43 dst copy
        xor r9, r12                  ;   811.0 p0      43 dst
        xor r14, r9                  ;   812.0 p0      43 dst
        mov qword [rsp + 1672], r14  ;   813.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1696]  ;   805.2 p2      43 dst reload
        mov qword [rsp + 1648], rsi  ;   813.2 p0+p3   43 dst spill
        mov rsi, r12                 ;   807.7 p1      43 dst copy
        mov r12, rax                 ;   801.0 p1      43 dst copy
        mov rax, qword [rsp + 1712]  ;   810.4 p2      43 dst
        and rax, r9                  ;   814.4 p0      43 dst
        xor r14, rax                 ;   815.4 p0      43 dst
        mov rax, qword [rsp + 1672]  ;   813.0 p2      43 dst
        mov qword [rsp + 1696], r14  ;   816.4 p0+p3   43 dst spill
        mov r14, qword [rsp + 1672]  ;   813.0 p2      43 dst
        xor r14, qword [rsp + 1112]  ;   817.0 p2+p0   43 dst
        mov qword [rsp + 1896], r14  ;   818.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1712]  ;   810.4 p2      43 dst
        mov qword [rsp + 1712], r14  ;   817.9 p0+p3   43 dst spill
        mov r14, qword [rsp + 1896]  ;   818.0 p2      43 dst
        mov qword [rsp + 1800], r14  ;   822.0 p0+p3   43 dst spill
        mov r14, qword [rsp + 1896]  ;   818.0 p2      43 dst
        mov qword [rsp + 1896], r14  ;   822.0 p0+p3   43 dst spill
        mov r14, r9                  ;   812.0 p1      43 dst copy
        xor r14, r13                 ;   820.9 p0      43 dst
        and rsi, r14                 ;   821.9 p0      43 dst
        xor rcx, r14                 ;   822.0 p0      43 dst
        and rax, rcx                 ;   823.0 p0      43 dst
        xor r15, rax                 ;   824.0 p0      43 dst
        mov rax, qword [rsp + 1800]  ;   822.0 p2      43 dst reload
        xor r11, rsi                 ;   823.7 p0      43 dst
        xor r10, rcx                 ;   824.3 p0      43 dst
        and rax, r10                 ;   826.0 p0      43 dst
        mov qword [rsp + 1800], r10  ;   825.4 p0+p3   43 dst spill
        mov r10, qword [rsp + 2024]  ;   805.7 p2      43 dst reload
        xor r10, rax                 ;   827.0 p0      43 dst
        mov rax, qword [rsp + 1800]  ;   825.4 p2      43 dst
        mov qword [rsp + 1800], r14  ;   827.0 p0+p3   43 dst spill
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
        mov r10, qword [rsp + 1816]  ;   798.5 p2      43 dst reload
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
        mov r10, qword [rsp + 1800]  ;   827.0 p2      43 dst reload
        mov qword [rsp + 1800], rdx  ;   847.1 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1656]  ;   807.7 p2      43 dst reload
        and rdx, r11                 ;   848.1 p0      43 dst
        mov qword [rsp + 1656], rdx  ;   849.1 p0+p3   43 dst spill
        mov rdx, r14                 ;   842.2 p1      43 dst copy
        mov rsi, qword [rsp + 1672]  ;   813.0 p2      43 dst
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
        mov r12, qword [rsp + 1808]  ;   803.0 p2      43 dst reload
        mov qword [rsp + 1808], rdx  ;   857.7 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1648]  ;   813.2 p2      43 dst reload
        and rdx, rbp                 ;   858.7 p0      43 dst
        and r15, qword [rsp + 1112]  ;   859.3 p2+p0   43 dst
        and r10, r11                 ;   859.9 p0      43 dst
        mov r11, qword [rsp + 1800]  ;   847.1 p2      43 dst
        xor r11, r9                  ;   860.4 p0      43 dst
        xor r8, rcx                  ;   861.0 p0      43 dst
        mov qword [rsp + 1648], rcx  ;   861.6 p0+p3   43 dst spill
        xor r14, r10                 ;   862.6 p0      43 dst
        and r12, rbp                 ;   863.1 p0      43 dst
        mov rbp, r8                  ;   862.0 p1      43 dst copy
        xor r12, rdi                 ;   864.1 p0      43 dst
        mov qword [rsp + 1928], r12  ;   865.1 p0+p3   43 dst spill
        mov qword [rsp + 1672], r8   ;   865.3 p0+p3   43 dst spill
        mov qword [rsp + 1752], rdi  ;   866.3 p0+p3   43 dst spill
        xor r9, r15                  ;   867.3 p0      43 dst
        xor r9, rdx                  ;   868.3 p0      43 dst
        mov rdx, qword [rsp + 1400]  ;   810.7 p2      43 dst
        xor rdx, qword [rsp + 1408]  ;   868.4 p2+p0   43 dst
        mov qword [rsp + 1856], r13  ;   869.0 p0+p3   43 dst spill
        mov rcx, rdx                 ;   869.4 p1      43 dst copy
        xor rcx, qword [rsp + 1384]  ;   870.4 p2+p0   43 dst
        mov qword [rsp + 1816], r14  ;   870.6 p0+p3   43 dst spill
        mov qword [rsp + 2008], r10  ;   871.6 p0+p3   43 dst spill
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
        mov qword [rsp + 1992], rax  ;   883.1 p0+p3   43 dst spill
        mov qword [rsp + 1944], r11  ;   882.8 p0+p3   43 dst spill
        mov r11, r14                 ;   882.3 p1      43 dst copy
        mov qword [rsp + 1792], rbp  ;   883.8 p0+p3   43 dst spill
        mov r8, r14                  ;   882.3 p1      43 dst copy
        mov rbp, r14                 ;   882.3 p1      43 dst copy
        xor r8, qword [rsp + 1392]   ;   884.8 p2+p0   43 dst
        mov qword [rsp + 1736], rbx  ;   885.4 p0+p3   43 dst spill
        mov rdi, r8                  ;   885.8 p1      43 dst copy
        mov qword [rsp + 2000], r14  ;   886.4 p0+p3   43 dst spill
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
        mov qword [rsp + 2032], rdi  ;   891.1 p0+p3   43 dst spill
        or r11, qword [rsp + 1432]   ;   892.1 p2+p0   43 dst
        xor r8, r11                  ;   893.1 p0      43 dst
        mov rbx, rdi                 ;   888.4 p1      43 dst copy
        xor r14, qword [rsp + 1408]  ;   893.3 p2+p0   43 dst
        mov rdi, rax                 ;   883.1 p1      43 dst copy
        xor rdi, qword [rsp + 1376]  ;   893.8 p2+p0   43 dst
        mov qword [rsp + 2016], rdi  ;   894.8 p0+p3   43 dst spill
        mov rdi, rax                 ;   883.1 p1      43 dst copy
        mov rax, qword [rsp + 2016]  ;   894.8 p2      43 dst
        and rax, r14                 ;   898.8 p0      43 dst
        xor r8, rax                  ;   899.8 p0      43 dst
        mov rax, qword [rsp + 2016]  ;   894.8 p2      43 dst
        mov qword [rsp + 2024], r9   ;   896.6 p0+p3   43 dst spill
        mov r9, r12                  ;   876.3 p1      43 dst copy
        mov qword [rsp + 1960], r12  ;   897.6 p0+p3   43 dst spill
        mov r12, rsi                 ;   891.6 p1      43 dst copy
        xor r12, qword [rsp + 1408]  ;   898.6 p2+p0   43 dst
        xor r15, qword [rsp + 1432]  ;   899.1 p2+p0   43 dst
        xor r10, r14                 ;   899.7 p0      43 dst
        mov qword [rsp + 2016], rax  ;   900.3 p0+p3   43 dst spill
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
        mov rsi, qword [rsp + 1736]  ;   885.4 p2      43 dst reload
        and rsi, r8                  ;   924.8 p0      43 dst
        mov qword [rsp + 1736], rsi  ;   925.8 p0+p3   43 dst spill
        and rdi, r9                  ;   923.3 p0      43 dst
        and rbp, r9                  ;   923.8 p0      43 dst
        and rcx, r13                 ;   924.4 p0      43 dst
        mov r11, qword [rsp + 2000]  ;   886.4 p2      43 dst reload
        and r11, r13                 ;   925.0 p0      43 dst
        mov rsi, qword [rsp + 1832]  ;   911.5 p2      43 dst reload
        and rsi, r8                  ;   925.5 p0      43 dst
        mov qword [rsp + 1832], r11  ;   926.1 p0+p3   43 dst spill
        mov r11, r13                 ;   921.8 p1      43 dst copy
        or r11, r9                   ;   927.1 p0      43 dst
        xor r12, r11                 ;   928.1 p0      43 dst
        and rdx, r12                 ;   929.1 p0      43 dst
        mov r11, qword [rsp + 2032]  ;   891.1 p2      43 dst reload
        mov qword [rsp + 2032], rcx  ;   928.8 p0+p3   43 dst spill
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
        mov rcx, qword [rsp + 2016]  ;   900.3 p2      43 dst reload
        and rcx, r12                 ;   935.0 p0      43 dst
        mov r12, qword [rsp + 1992]  ;   884.8 p2      43 dst reload
        and r12, r9                  ;   935.5 p0      43 dst
        xor rdx, rbx                 ;   936.1 p0      43 dst
        mov qword [rsp + 1992], rcx  ;   936.7 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1960]  ;   897.6 p2      43 dst reload
        mov qword [rsp + 1960], rbx  ;   937.7 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1920]  ;   889.4 p2      43 dst reload
        and rbx, r8                  ;   938.7 p0      43 dst
        and rax, r9                  ;   939.2 p0      43 dst
        mov r9, qword [rsp + 2032]   ;   928.8 p2      43 dst
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
        mov qword [rsp + 1984], r15  ;   947.0 p0+p3   43 dst spill
        xor rcx, r13                 ;   948.0 p0      43 dst
        mov qword [rsp + 1880], r11  ;   948.5 p0+p3   43 dst spill
        mov qword [rsp + 1968], r14  ;   949.5 p0+p3   43 dst spill
        xor r8, r14                  ;   950.5 p0      43 dst
        xor r8, rcx                  ;   951.5 p0      43 dst
        xor r10, r8                  ;   952.5 p0      43 dst
        xor r12, qword [rsp + 672]   ;   952.2 p2+p0   43 dst
        xor r9, r10                  ;   953.5 p0      43 dst
        mov qword [rsp + 2016], rcx  ;   953.4 p0+p3   43 dst spill
        mov qword [rsp + 1848], r9   ;   954.5 p0+p3   43 dst spill
        mov rcx, r12                 ;   953.2 p1      43 dst copy
        xor rcx, qword [rsp + 720]   ;   955.4 p2+p0   43 dst
        mov r11, rcx                 ;   956.4 p1      43 dst copy
        mov qword [rsp + 1688], r13  ;   955.9 p0+p3   43 dst spill
        xor r11, qword [rsp + 664]   ;   957.4 p2+p0   43 dst
        mov rdx, r11                 ;   958.4 p1      43 dst copy
        xor rdx, qword [rsp + 680]   ;   959.4 p2+p0   43 dst
        mov r13, rdx                 ;   960.4 p1      43 dst copy
        mov qword [rsp + 1768], r10  ;   958.1 p0+p3   43 dst spill
        xor rsi, r9                  ;   959.1 p0      43 dst
        mov qword [rsp + 2000], rsi  ;   960.1 p0+p3   43 dst spill
        xor rbp, rsi                 ;   960.7 p0      43 dst
        mov rsi, rcx                 ;   956.4 p1      43 dst copy
        xor rsi, qword [rsp + 712]   ;   961.2 p2+p0   43 dst
        mov r15, rsi                 ;   962.2 p1      43 dst copy
        mov qword [rsp + 1704], rbp  ;   961.8 p0+p3   43 dst spill
        mov r14, r11                 ;   958.4 p1      43 dst copy
        or r14, qword [rsp + 720]    ;   962.8 p2+p0   43 dst
        mov qword [rsp + 1576], rdi  ;   963.4 p0+p3   43 dst spill
        mov rbp, rsi                 ;   962.2 p1      43 dst copy
        mov qword [rsp + 1776], rcx  ;   964.4 p0+p3   43 dst spill
        mov r10, rcx                 ;   956.4 p1      43 dst copy
        xor rbp, qword [rsp + 704]   ;   965.4 p2+p0   43 dst
        xor rdx, r14                 ;   965.9 p0      43 dst
        xor r13, qword [rsp + 688]   ;   966.5 p2+p0   43 dst
        mov r9, rcx                  ;   956.4 p1      43 dst copy
        mov qword [rsp + 1728], r8   ;   967.1 p0+p3   43 dst spill
        mov qword [rsp + 1744], r11  ;   968.1 p0+p3   43 dst spill
        mov qword [rsp + 1760], r13  ;   969.1 p0+p3   43 dst spill
        mov qword [rsp + 1888], rax  ;   970.1 p0+p3   43 dst spill
        mov qword [rsp + 1680], rsi  ;   971.1 p0+p3   43 dst spill
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
        mov qword [rsp + 1952], r15  ;   975.4 p0+p3   43 dst spill
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
        mov r14, qword [rsp + 1680]  ;   971.1 p2      43 dst reload
        and r14, rdx                 ;  1004.8 p0      43 dst
        mov qword [rsp + 1680], r14  ;  1005.8 p0+p3   43 dst spill
        mov r14, qword [rsp + 1592]  ;   987.5 p2      43 dst reload
        mov r10, qword [rsp + 1744]  ;   968.1 p2      43 dst reload
        and r10, r12                 ;  1004.4 p0      43 dst
        and rsi, r12                 ;  1004.9 p0      43 dst
        mov qword [rsp + 1592], r10  ;  1005.5 p0+p3   43 dst spill
        and r14, rdx                 ;  1006.5 p0      43 dst
        mov r10, r12                 ;  1001.8 p1      43 dst copy
        or r10, r9                   ;  1007.1 p0      43 dst
        xor rcx, r10                 ;  1008.1 p0      43 dst
        mov r10, qword [rsp + 1760]  ;   969.1 p2      43 dst reload
        and r10, rcx                 ;  1009.1 p0      43 dst
        mov qword [rsp + 1760], rsi  ;  1008.8 p0+p3   43 dst spill
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
        mov r9, qword [rsp + 1760]   ;  1008.8 p2      43 dst
        xor r9, r11                  ;  1016.1 p0      43 dst
        xor r11, r13                 ;  1016.6 p0      43 dst
        mov qword [rsp + 1600], rsi  ;  1017.2 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1776]  ;   965.4 p2      43 dst reload
        xor r10, rbp                 ;  1018.2 p0      43 dst
        xor r12, rdx                 ;  1018.8 p0      43 dst
        and rdi, r12                 ;  1019.8 p0      43 dst
        and r12, qword [rsp + 664]   ;  1019.9 p2+p0   43 dst
        and rsi, rdx                 ;  1020.5 p0      43 dst
        mov qword [rsp + 1776], rax  ;  1021.1 p0+p3   43 dst spill
        xor rbx, rax                 ;  1022.1 p0      43 dst
        mov rax, qword [rsp + 1952]  ;   975.4 p2      43 dst reload
        xor rsi, r12                 ;  1022.6 p0      43 dst
        mov qword [rsp + 1912], rsi  ;  1023.6 p0+p3   43 dst spill
        and rax, rdx                 ;  1024.2 p0      43 dst
        mov rdx, qword [rsp + 1016]  ;   969.7 p2      43 dst
        xor rdx, qword [rsp + 1024]  ;  1024.8 p2+p0   43 dst
        xor r9, rax                  ;  1025.3 p0      43 dst
        mov qword [rsp + 1664], r10  ;  1025.9 p0+p3   43 dst spill
        mov qword [rsp + 1952], rcx  ;  1026.9 p0+p3   43 dst spill
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
        mov r15, qword [rsp + 1856]  ;   981.9 p2      58 dst
        xor r15, qword [rsp + 2040]  ;  1035.5 p2+p0   58 dst
        xor r15, qword [rsp + 1800]  ;  1036.5 p2+p0   58 dst
        xor r15, qword [rsp + 2008]  ;  1037.5 p2+p0   58 dst
        mov qword [rsp + 2008], r9   ;  1037.2 p0+p3   43 dst spill
        mov qword [rsp + 1784], rax  ;  1038.2 p0+p3   43 dst spill
        xor r14, r9                  ;  1039.2 p0      43 dst
        mov qword [rsp + 1744], r14  ;  1040.2 p0+p3   43 dst spill
        xor r8, r14                  ;  1040.8 p0      43 dst
        mov r14, qword [rsp + 1792]  ;   986.9 p2      58 dst
        xor r14, qword [rsp + 264]   ;  1041.3 p2+p0   58 dst
        mov r9, qword [rsp + 0]      ;   988.9 p2      58 dst.2 reload
        xor r15, qword [r9 + 10768]  ;  1041.9 p2+p0   58 dst
        mov r9, qword [rsp + 1872]   ;   990.9 p2      58 dst
        xor r10, qword [rsp + 992]   ;  1042.5 p2+p0   43 dst
        mov qword [rsp + 1856], rdi  ;  1043.0 p0+p3   43 dst spill
        mov rdi, r10                 ;  1043.5 p1      43 dst copy
        xor r9, qword [rsp + 1672]   ;  1044.0 p2+p0   58 dst
        xor r9, qword [rsp + 1824]   ;  1045.0 p2+p0   58 dst
        xor r9, qword [rsp + 1752]   ;  1046.0 p2+p0   58 dst
        mov rax, qword [rsp + 2024]  ;   995.9 p2      58 dst
        mov qword [rsp + 1792], r14  ;  1045.8 p0+p3   58 dst spill
        xor rdi, qword [rsp + 1008]  ;  1046.8 p2+p0   43 dst
        mov r11, rdi                 ;  1047.8 p1      43 dst copy
        mov qword [rsp + 2040], r8   ;  1047.3 p0+p3   43 dst spill
        mov r14, rsi                 ;  1032.8 p1      43 dst copy
        xor r14, qword [rsp + 1040]  ;  1048.3 p2+p0   43 dst
        mov r8, r14                  ;  1049.3 p1      43 dst copy
        mov qword [rsp + 1800], r12  ;  1048.9 p0+p3   43 dst spill
        mov qword [rsp + 1752], r15  ;  1049.9 p0+p3   58 dst spill
        mov r15, qword [rsp + 0]     ;   998.9 p2      58 dst.2 reload
        mov qword [rsp + 1872], rbx  ;  1050.9 p0+p3   43 dst spill
        mov rbx, r14                 ;  1049.3 p1      43 dst copy
        mov r12, r14                 ;  1049.3 p1      43 dst copy
        mov qword [rsp + 1608], rbp  ;  1051.9 p0+p3   43 dst spill
        mov rbp, r10                 ;  1043.5 p1      43 dst copy
        xor r9, qword [r15 + 10776]  ;  1052.9 p2+p0   58 dst
        mov r15, rsi                 ;  1032.8 p1      43 dst copy
        mov qword [rsp + 2024], r14  ;  1053.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 0]     ;  1004.1 p2      58 dst.2 reload
        xor r11, qword [rsp + 1016]  ;  1054.5 p2+p0   43 dst
        xor r12, r11                 ;  1055.5 p0      43 dst
        and r15, r12                 ;  1056.5 p0      43 dst
        or rbp, qword [rsp + 1048]   ;  1056.2 p2+p0   43 dst
        xor rax, qword [r14 + 10784] ;  1056.8 p2+p0   58 dst
        mov qword [rsp + 1840], r12  ;  1057.3 p0+p3   43 dst spill
        mov r14, r12                 ;  1056.5 p1      43 dst copy
        xor rbx, qword [rsp + 1032]  ;  1058.3 p2+p0   43 dst
        mov qword [rsp + 1672], r9   ;  1058.9 p0+p3   58 dst spill
        xor rdi, rbp                 ;  1059.9 p0      43 dst
        mov r12, rbx                 ;  1059.3 p1      43 dst copy
        xor r12, qword [rsp + 992]   ;  1060.5 p2+p0   43 dst
        mov qword [rsp + 1632], r13  ;  1061.0 p0+p3   43 dst spill
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
        mov qword [rsp + 1640], rbx  ;  1067.2 p0+p3   43 dst spill
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
        xor r12, qword [rsp + 1656]  ;  1082.7 p2+p0   58 dst
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
        xor r8, qword [rsp + 1816]   ;  1088.3 p2+p0   58 dst
        xor r8, qword [rsp + 280]    ;  1089.3 p2+p0   58 dst
        mov qword [rsp + 1656], r8   ;  1090.3 p0+p3   58 dst spill
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
        xor r8, qword [rsp + 1808]   ;  1099.0 p2+p0   58 dst
        xor r8, qword [rsp + 1824]   ;  1100.0 p2+p0   58 dst
        xor r8, qword [r15 + 10808]  ;  1101.0 p2+p0   58 dst
        mov r15, qword [rsp + 2024]  ;  1053.5 p2      43 dst reload
        mov qword [rsp + 2024], r8   ;  1102.0 p0+p3   58 dst spill
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
        mov r15, qword [rsp + 1984]  ;  1060.4 p2      58 dst
        xor r15, qword [rsp + 2032]  ;  1107.6 p2+p0   58 dst
        xor r15, qword [rsp + 1576]  ;  1108.6 p2+p0   58 dst
        xor r15, qword [rsp + 1888]  ;  1109.6 p2+p0   58 dst
        mov qword [rsp + 1888], r8   ;  1109.3 p0+p3   58 dst spill
        mov r8, qword [rsp + 0]      ;  1064.4 p2      58 dst.2 reload
        xor r15, qword [r8 + 10832]  ;  1110.6 p2+p0   58 dst
        mov r8, rdi                  ;  1099.0 p1      43 dst copy
        xor rdi, rbx                 ;  1110.9 p0      43 dst
        and r11, rdi                 ;  1111.9 p0      43 dst
        mov qword [rsp + 1576], r15  ;  1112.0 p0+p3   58 dst spill
        mov r15, qword [rsp + 1640]  ;  1067.2 p2      43 dst reload
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
        mov rbp, qword [rsp + 1840]  ;  1077.1 p2      43 dst reload
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
        mov r12, qword [rsp + 1768]  ;  1084.5 p2      58 dst
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
        xor rbp, qword [rsp + 1960]  ;  1142.1 p2+p0   58 dst
        xor rbp, qword [rsp + 1992]  ;  1143.1 p2+p0   58 dst
        mov qword [r13 + 760], rsi   ;  1143.3 p0+p3   58 dst
        mov rsi, qword [rsp + 1616]  ;  1099.5 p2      58 dst
        xor rsi, qword [rsp + 1680]  ;  1144.3 p2+p0   58 dst
        xor rdi, qword [rsp + 1688]  ;  1144.8 p2+p0   58 dst
        xor rbp, qword [r10 + 10872] ;  1145.4 p2+p0   58 dst
        mov qword [r13 + 704], rdx   ;  1146.0 p0+p3   58 dst
        xor rdi, qword [r10 + 10840] ;  1147.0 p2+p0   58 dst
        mov qword [r13 + 600], rdi   ;  1148.0 p0+p3   58 dst
        mov rdi, qword [rsp + 1856]  ;  1104.5 p2      58 dst
        mov r14, qword [rsp + 2000]  ;  1105.5 p2      58 dst
        mov qword [r13 + 720], r11   ;  1148.6 p0+p3   58 dst
        xor r14, qword [rsp + 1920]  ;  1149.6 p2+p0   58 dst
        xor r14, qword [rsp + 2016]  ;  1150.6 p2+p0   58 dst
        xor r14, qword [rsp + 320]   ;  1151.6 p2+p0   58 dst
        mov qword [r13 + 712], rcx   ;  1151.3 p0+p3   58 dst
        xor r12, qword [rsp + 1736]  ;  1152.3 p2+p0   58 dst
        xor r12, qword [rsp + 1880]  ;  1153.3 p2+p0   58 dst
        xor rsi, qword [rsp + 1664]  ;  1153.4 p2+p0   58 dst
        xor rdi, qword [r10 + 10896] ;  1154.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1760]  ;  1155.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1632]  ;  1156.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1608]  ;  1157.0 p2+p0   58 dst
        mov qword [r13 + 656], rdi   ;  1158.0 p0+p3   58 dst
        mov qword [r13 + 728], rbx   ;  1157.3 p0+p3   58 dst
        xor r15, r9                  ;  1158.3 p0      58 dst
        mov r9, qword [rsp + 1848]   ;  1116.5 p2      58 dst
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
        mov r9, qword [rsp + 1792]   ;  1125.5 p2      58 dst reload
        mov qword [r13 + 512], r9    ;  1168.3 p0+p3   58 dst
        mov r9, qword [rsp + 1944]   ;  1126.5 p2      58 dst reload
        mov r8, qword [rsp + 1784]   ;  1127.5 p2      58 dst
        xor r11, qword [r10 + 10936] ;  1169.3 p2+p0   58 dst
        xor r11, qword [rsp + 1776]  ;  1170.3 p2+p0   58 dst
        xor r8, qword [rsp + 328]    ;  1170.4 p2+p0   58 dst
        mov qword [r13 + 520], r9    ;  1171.0 p0+p3   58 dst
        mov r9, qword [rsp + 1752]   ;  1131.5 p2      58 dst reload
        mov qword [r13 + 528], r9    ;  1172.0 p0+p3   58 dst
        mov r9, qword [rsp + 1672]   ;  1132.5 p2      58 dst reload
        mov qword [r13 + 536], r9    ;  1173.0 p0+p3   58 dst
        xor r11, qword [rsp + 1600]  ;  1174.0 p2+p0   58 dst
        mov qword [r13 + 696], r11   ;  1175.0 p0+p3   58 dst
        xor r12, qword [rsp + 312]   ;  1175.6 p2+p0   58 dst
        mov qword [r13 + 624], r14   ;  1176.1 p0+p3   58 dst
        mov qword [r13 + 640], r8    ;  1177.1 p0+p3   58 dst
        xor r15, qword [rsp + 1800]  ;  1178.1 p2+p0   58 dst
        mov qword [r13 + 616], r12   ;  1178.7 p0+p3   58 dst
        mov r12, qword [rsp + 2008]  ;  1136.5 p2      58 dst
        mov r9, qword [rsp + 1904]   ;  1137.5 p2      58 dst reload
        mov r8, qword [rsp + 1744]   ;  1138.5 p2      58 dst
        xor r8, qword [rsp + 1952]   ;  1179.7 p2+p0   58 dst
        xor r8, qword [rsp + 1912]   ;  1180.7 p2+p0   58 dst
        mov qword [r13 + 544], r9    ;  1180.8 p0+p3   58 dst
        mov r9, qword [rsp + 1656]   ;  1141.5 p2      58 dst reload
        mov qword [r13 + 552], r9    ;  1181.8 p0+p3   58 dst
        mov r9, qword [rsp + 1928]   ;  1142.5 p2      58 dst reload
        mov qword [r13 + 560], r9    ;  1182.8 p0+p3   58 dst
        mov r9, qword [rsp + 2024]   ;  1143.5 p2      58 dst reload
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
        mov qword [rsp + 2024], r15  ;  1199.0 p0+p3   43 dst spill
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
        mov qword [rsp + 1928], rbp  ;  1206.7 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1728]  ;  1204.5 p2      43 dst
        mov qword [rsp + 1728], r13  ;  1206.8 p0+p3   43 dst spill
        mov r13, rsi                 ;  1203.5 p1      43 dst copy
        xor r13, r14                 ;  1207.8 p0      43 dst
        mov r14, r12                 ;  1200.0 p1      43 dst copy
        xor r14, rdi                 ;  1208.4 p0      43 dst
        xor r15, r9                  ;  1209.0 p0      43 dst
        mov qword [rsp + 1672], r14  ;  1209.5 p0+p3   43 dst spill
        mov qword [rsp + 1656], rsi  ;  1210.5 p0+p3   43 dst spill
        mov r14, rax                 ;  1202.0 p1      43 dst copy
        xor r9, r12                  ;  1211.5 p0      43 dst
        xor r14, r9                  ;  1212.5 p0      43 dst
        mov rsi, r12                 ;  1200.0 p1      43 dst copy
        mov r12, rax                 ;  1202.0 p1      43 dst copy
        mov qword [rsp + 1944], r14  ;  1213.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1928]  ;  1206.7 p2      43 dst reload
        mov rax, qword [rsp + 1672]  ;  1209.5 p2      43 dst
        and rax, r9                  ;  1213.7 p0      43 dst
        xor r14, rax                 ;  1214.7 p0      43 dst
        mov qword [rsp + 1928], r14  ;  1215.7 p0+p3   43 dst spill
        mov r14, qword [rsp + 1944]  ;  1213.5 p2      43 dst
        xor r14, qword [rsp + 1368]  ;  1217.5 p2+p0   43 dst
        mov qword [rsp + 1792], r14  ;  1218.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1672]  ;  1209.5 p2      43 dst
        mov qword [rsp + 1672], r14  ;  1217.4 p0+p3   43 dst spill
        mov r14, qword [rsp + 1792]  ;  1218.5 p2      43 dst
        mov qword [rsp + 1912], r14  ;  1222.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1792]  ;  1218.5 p2      43 dst
        mov qword [rsp + 1792], r14  ;  1222.5 p0+p3   43 dst spill
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
        mov rdx, qword [rsp + 1792]  ;  1222.5 p2      43 dst reload
        and r10, rbp                 ;  1239.0 p0      43 dst
        xor r14, r10                 ;  1240.0 p0      43 dst
        mov r10, qword [rsp + 1968]  ;  1198.0 p2      43 dst reload
        and rbp, r14                 ;  1241.0 p0      43 dst
        xor r11, rbp                 ;  1242.0 p0      43 dst
        mov rbp, qword [rsp + 2024]  ;  1199.0 p2      43 dst reload
        and r10, r12                 ;  1241.2 p0      43 dst
        mov qword [rsp + 2024], r10  ;  1242.2 p0+p3   43 dst spill
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
        mov rdx, qword [rsp + 1672]  ;  1217.4 p2      43 dst reload
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
        mov rdx, qword [rsp + 1656]  ;  1210.5 p2      43 dst reload
        mov qword [rsp + 1656], rcx  ;  1259.4 p0+p3   43 dst spill
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
        mov qword [rsp + 1944], r8   ;  1269.4 p0+p3   43 dst spill
        xor r12, qword [rsp + 656]   ;  1271.7 p2+p0   43 dst
        xor r9, rsi                  ;  1270.9 p0      43 dst
        mov qword [rsp + 1680], r13  ;  1271.5 p0+p3   43 dst spill
        xor rbx, r9                  ;  1272.5 p0      43 dst
        mov qword [rsp + 1928], rsi  ;  1273.1 p0+p3   43 dst spill
        mov qword [rsp + 1968], r14  ;  1274.1 p0+p3   43 dst spill
        xor rax, rbx                 ;  1275.1 p0      43 dst
        mov qword [rsp + 1672], rbx  ;  1275.7 p0+p3   43 dst spill
        mov r14, r12                 ;  1272.7 p1      43 dst copy
        xor r14, qword [rsp + 600]   ;  1276.7 p2+p0   43 dst
        mov rbx, r12                 ;  1272.7 p1      43 dst copy
        xor rbx, qword [rsp + 648]   ;  1277.2 p2+p0   43 dst
        mov r8, r14                  ;  1277.7 p1      43 dst copy
        mov r13, rbx                 ;  1278.2 p1      43 dst copy
        mov qword [rsp + 1744], rax  ;  1277.8 p0+p3   43 dst spill
        xor r8, qword [rsp + 616]    ;  1278.8 p2+p0   43 dst
        mov qword [rsp + 1952], rdi  ;  1279.4 p0+p3   43 dst spill
        mov rdi, r8                  ;  1279.8 p1      43 dst copy
        xor rdi, qword [rsp + 624]   ;  1280.8 p2+p0   43 dst
        mov qword [rsp + 1664], r10  ;  1280.9 p0+p3   43 dst spill
        mov qword [rsp + 2040], r12  ;  1281.9 p0+p3   43 dst spill
        mov r10, rbx                 ;  1278.2 p1      43 dst copy
        xor r10, rdi                 ;  1282.9 p0      43 dst
        mov qword [rsp + 1800], r10  ;  1283.9 p0+p3   43 dst spill
        mov rsi, r12                 ;  1272.7 p1      43 dst copy
        and rsi, r10                 ;  1284.5 p0      43 dst
        mov qword [rsp + 1616], r15  ;  1285.1 p0+p3   43 dst spill
        mov qword [rsp + 1776], rbx  ;  1286.1 p0+p3   43 dst spill
        mov r15, r10                 ;  1283.9 p1      43 dst copy
        mov rax, rbx                 ;  1278.2 p1      43 dst copy
        mov qword [rsp + 1592], rdi  ;  1287.1 p0+p3   43 dst spill
        mov qword [rsp + 1728], r9   ;  1288.1 p0+p3   43 dst spill
        mov qword [rsp + 1600], rbp  ;  1289.1 p0+p3   43 dst spill
        mov r9, r12                  ;  1272.7 p1      43 dst copy
        xor rax, qword [rsp + 640]   ;  1290.1 p2+p0   43 dst
        mov rbx, rdi                 ;  1281.8 p1      43 dst copy
        mov qword [rsp + 1632], rax  ;  1291.1 p0+p3   43 dst spill
        mov r10, rdi                 ;  1281.8 p1      43 dst copy
        xor r15, qword [rsp + 656]   ;  1291.7 p2+p0   43 dst
        mov rbp, r14                 ;  1277.7 p1      43 dst copy
        mov qword [rsp + 2008], r11  ;  1292.2 p0+p3   43 dst spill
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
        mov qword [rsp + 1760], r9   ;  1308.1 p0+p3   43 dst spill
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
        mov rsi, qword [rsp + 1776]  ;  1286.1 p2      43 dst reload
        and rsi, r8                  ;  1324.2 p0      43 dst
        mov qword [rsp + 1776], rsi  ;  1325.2 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1760]  ;  1308.1 p2      43 dst reload
        and rcx, r13                 ;  1322.8 p0      43 dst
        mov r11, qword [rsp + 1872]  ;  1295.4 p2      43 dst reload
        and r11, r13                 ;  1323.3 p0      43 dst
        mov qword [rsp + 1760], r11  ;  1324.3 p0+p3   43 dst spill
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
        mov r12, qword [rsp + 1632]  ;  1291.1 p2      43 dst reload
        mov qword [rsp + 1632], rcx  ;  1338.3 p0+p3   43 dst spill
        mov rcx, qword [rsp + 2040]  ;  1284.5 p2      43 dst reload
        and r12, r9                  ;  1338.9 p0      43 dst
        and rcx, r8                  ;  1339.5 p0      43 dst
        mov qword [rsp + 2040], rbx  ;  1340.0 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1800]  ;  1286.2 p2      43 dst reload
        xor rcx, r13                 ;  1341.0 p0      43 dst
        and rbx, r8                  ;  1341.6 p0      43 dst
        mov qword [rsp + 1856], r11  ;  1342.2 p0+p3   43 dst spill
        mov qword [rsp + 1608], rcx  ;  1343.2 p0+p3   43 dst spill
        mov r8, rdx                  ;  1335.5 p1      43 dst copy
        mov qword [rsp + 1800], r12  ;  1344.2 p0+p3   43 dst spill
        mov r9, qword [rsp + 1592]   ;  1326.1 p2      43 dst
        xor r9, r14                  ;  1345.2 p0      43 dst
        xor r14, rdi                 ;  1345.8 p0      43 dst
        xor r9, rbx                  ;  1346.3 p0      43 dst
        xor r14, r11                 ;  1346.9 p0      43 dst
        xor r8, r14                  ;  1347.9 p0      43 dst
        mov rbx, qword [rsp + 952]   ;  1293.1 p2      43 dst
        xor rbx, qword [rsp + 960]   ;  1348.0 p2+p0   43 dst
        mov qword [rsp + 2016], rdx  ;  1348.6 p0+p3   43 dst spill
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
        mov qword [rsp + 1736], rax  ;  1361.0 p0+p3   43 dst spill
        mov qword [rsp + 1888], r8   ;  1362.0 p0+p3   43 dst spill
        mov r8, r11                  ;  1356.8 p1      43 dst copy
        mov qword [rsp + 2000], rbp  ;  1363.0 p0+p3   43 dst spill
        mov qword [rsp + 1848], r14  ;  1364.0 p0+p3   43 dst spill
        mov rax, rsi                 ;  1359.8 p1      43 dst copy
        mov qword [rsp + 1784], r9   ;  1365.0 p0+p3   43 dst spill
        mov r14, r11                 ;  1356.8 p1      43 dst copy
        or r14, qword [rsp + 984]    ;  1366.0 p2+p0   43 dst
        xor rdx, r14                 ;  1367.0 p0      43 dst
        mov qword [rsp + 1992], rsi  ;  1367.2 p0+p3   43 dst spill
        mov qword [rsp + 1704], r11  ;  1368.2 p0+p3   43 dst spill
        mov qword [rsp + 1768], rdi  ;  1369.2 p0+p3   43 dst spill
        mov rdi, r15                 ;  1362.2 p1      43 dst copy
        xor rdi, qword [rsp + 984]   ;  1370.2 p2+p0   43 dst
        mov rbp, rsi                 ;  1359.8 p1      43 dst copy
        mov rsi, r13                 ;  1361.2 p1      43 dst copy
        mov qword [rsp + 1960], r15  ;  1370.8 p0+p3   43 dst spill
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
        mov r14, qword [rsp + 1992]  ;  1367.2 p2      43 dst reload
        xor rdx, r10                 ;  1403.3 p0      43 dst
        and r14, rdx                 ;  1404.3 p0      43 dst
        mov qword [rsp + 1992], r14  ;  1405.3 p0+p3   43 dst spill
        mov r14, qword [rsp + 1840]  ;  1392.7 p2      43 dst reload
        mov r10, qword [rsp + 1704]  ;  1368.2 p2      43 dst reload
        and r10, r12                 ;  1402.7 p0      43 dst
        mov qword [rsp + 1840], r10  ;  1403.7 p0+p3   43 dst spill
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
        mov rax, qword [rsp + 1960]  ;  1370.8 p2      43 dst reload
        and rax, rdx                 ;  1417.0 p0      43 dst
        xor r12, rdx                 ;  1417.6 p0      43 dst
        and rsi, rdx                 ;  1418.2 p0      43 dst
        mov rdx, qword [rsp + 1272]  ;  1364.8 p2      43 dst
        xor rdx, qword [rsp + 1280]  ;  1418.7 p2+p0   43 dst
        and rcx, r9                  ;  1419.3 p0      43 dst
        mov qword [rsp + 1960], rcx  ;  1420.3 p0+p3   43 dst spill
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
        mov qword [rsp + 1984], rax  ;  1430.6 p0+p3   43 dst spill
        mov r10, qword [rsp + 2008]  ;  1376.2 p2      58 dst
        mov qword [rsp + 2032], r11  ;  1431.3 p0+p3   43 dst spill
        xor r10, qword [rsp + 400]   ;  1432.3 p2+p0   58 dst
        mov qword [rsp + 2008], r10  ;  1433.3 p0+p3   58 dst spill
        mov qword [rsp + 1864], rbp  ;  1433.9 p0+p3   43 dst spill
        xor r15, rax                 ;  1434.9 p0      43 dst
        xor r9, r15                  ;  1435.9 p0      43 dst
        xor r14, r9                  ;  1436.9 p0      43 dst
        mov qword [rsp + 1624], r15  ;  1436.6 p0+p3   43 dst spill
        mov r15, qword [rsp + 1680]  ;  1382.9 p2      58 dst
        xor r15, qword [rsp + 1616]  ;  1437.6 p2+p0   58 dst
        xor r15, qword [rsp + 1912]  ;  1438.6 p2+p0   58 dst
        xor r15, qword [rsp + 1664]  ;  1439.6 p2+p0   58 dst
        xor r8, r14                  ;  1439.3 p0      43 dst
        mov qword [rsp + 1664], r9   ;  1439.9 p0+p3   43 dst spill
        mov qword [rsp + 1704], r14  ;  1440.9 p0+p3   43 dst spill
        mov r14, qword [rsp + 1600]  ;  1386.9 p2      58 dst
        xor r14, qword [rsp + 392]   ;  1441.9 p2+p0   58 dst
        mov qword [rsp + 1600], r14  ;  1442.9 p0+p3   58 dst spill
        mov r9, qword [rsp + 0]      ;  1388.9 p2      58 dst.2 reload
        xor r15, qword [r9 + 11024]  ;  1443.4 p2+p0   58 dst
        mov qword [rsp + 1680], rdi  ;  1444.0 p0+p3   43 dst spill
        mov r9, qword [rsp + 2024]   ;  1390.9 p2      58 dst
        xor r9, qword [rsp + 1944]   ;  1445.0 p2+p0   58 dst
        mov qword [rsp + 2024], rbx  ;  1445.6 p0+p3   43 dst spill
        mov qword [rsp + 1616], r8   ;  1446.6 p0+p3   43 dst spill
        xor r9, qword [rsp + 1744]   ;  1447.6 p2+p0   58 dst
        xor r9, qword [rsp + 1952]   ;  1448.6 p2+p0   58 dst
        mov qword [rsp + 1952], r15  ;  1448.7 p0+p3   58 dst spill
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
        mov qword [rsp + 1808], r12  ;  1457.7 p0+p3   43 dst spill
        mov rbp, r10                 ;  1451.7 p1      43 dst copy
        or rbp, qword [rsp + 1304]   ;  1458.7 p2+p0   43 dst
        xor rdi, rbp                 ;  1459.7 p0      43 dst
        mov qword [rsp + 1640], r13  ;  1459.9 p0+p3   43 dst spill
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
        mov qword [rsp + 1816], r12  ;  1468.3 p0+p3   43 dst spill
        mov r10, qword [rsp + 1816]  ;  1468.3 p2      43 dst
        and r10, rax                 ;  1472.3 p0      43 dst
        mov r12, r11                 ;  1455.9 p1      43 dst copy
        xor rdi, r10                 ;  1473.3 p0      43 dst
        mov r10, qword [rsp + 1816]  ;  1468.3 p2      43 dst
        mov qword [rsp + 1816], r10  ;  1472.3 p0+p3   43 dst spill
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
        mov r12, qword [rsp + 1672]  ;  1430.9 p2      58 dst
        mov r8, qword [rsp + 1928]   ;  1431.9 p2      58 dst
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
        mov r8, qword [rsp + 1656]   ;  1449.9 p2      58 dst
        xor r8, qword [rsp + 1576]   ;  1495.1 p2+p0   58 dst
        xor r8, qword [rsp + 1744]   ;  1496.1 p2+p0   58 dst
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
        mov r15, qword [rsp + 1848]  ;  1459.9 p2      58 dst
        xor r15, qword [rsp + 432]   ;  1503.3 p2+p0   58 dst
        and r8, r12                  ;  1503.8 p0      43 dst
        mov qword [rsp + 1848], r15  ;  1504.4 p0+p3   58 dst spill
        mov r15, qword [rsp + 1880]  ;  1461.9 p2      58 dst
        xor r15, qword [rsp + 1592]  ;  1505.4 p2+p0   58 dst
        xor r15, qword [rsp + 1768]  ;  1506.4 p2+p0   58 dst
        xor r15, qword [rsp + 1736]  ;  1507.4 p2+p0   58 dst
        mov qword [rsp + 1736], r8   ;  1507.1 p0+p3   58 dst spill
        and rcx, rbx                 ;  1508.1 p0      43 dst
        and r9, rdi                  ;  1508.7 p0      43 dst
        and r13, rbx                 ;  1509.3 p0      43 dst
        mov r8, qword [rsp + 0]      ;  1465.9 p2      58 dst.2 reload
        xor r15, qword [r8 + 11088]  ;  1509.8 p2+p0   58 dst
        mov r8, rdi                  ;  1499.0 p1      43 dst copy
        xor rdi, rbx                 ;  1510.4 p0      43 dst
        mov qword [rsp + 1768], r15  ;  1511.0 p0+p3   58 dst spill
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
        mov rdi, qword [rsp + 1816]  ;  1472.3 p2      43 dst reload
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
        mov rdi, qword [rsp + 1760]  ;  1478.9 p2      58 dst
        xor rcx, rax                 ;  1525.7 p0      43 dst
        xor rax, rbp                 ;  1526.2 p0      43 dst
        mov rbp, qword [rsp + 1808]  ;  1479.9 p2      43 dst reload
        and rbp, r8                  ;  1526.8 p0      43 dst
        xor rax, rbp                 ;  1527.8 p0      43 dst
        xor rcx, rbx                 ;  1528.0 p0      43 dst
        mov r8, qword [rsp + 1896]   ;  1501.5 p2      58 dst reload
        xor r8, rbx                  ;  1528.5 p0      58 dst
        xor rdi, qword [rsp + 2016]  ;  1529.1 p2+p0   58 dst
        xor r14, r12                 ;  1529.7 p0      43 dst
        mov rbp, qword [rsp + 2000]  ;  1483.3 p2      43 dst reload
        mov rbx, qword [rsp + 1736]  ;  1507.1 p2      58 dst reload
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
        xor rbp, qword [rsp + 1632]  ;  1540.5 p2+p0   58 dst
        xor rbx, qword [r10 + 11224] ;  1541.1 p2+p0   58 dst
        xor rbx, r13                 ;  1542.1 p0      58 dst
        mov r13, qword [rsp + 2616]  ;  1495.0 p2      58 dst reload
        xor r15, r9                  ;  1542.2 p0      58 dst
        mov r9, qword [rsp + 1784]   ;  1496.0 p2      58 dst
        xor r9, qword [r10 + 11104]  ;  1542.8 p2+p0   58 dst
        mov qword [r13 + 864], r9    ;  1543.8 p0+p3   58 dst
        mov r9, qword [rsp + 2032]   ;  1498.0 p2      58 dst
        xor r9, qword [rsp + 464]    ;  1544.4 p2+p0   58 dst
        mov qword [r13 + 904], r9    ;  1545.4 p0+p3   58 dst
        mov r9, qword [rsp + 1600]   ;  1500.0 p2      58 dst reload
        mov qword [r13 + 768], r9    ;  1545.9 p0+p3   58 dst
        mov r9, qword [rsp + 2008]   ;  1501.0 p2      58 dst reload
        mov qword [r13 + 856], rdi   ;  1546.9 p0+p3   58 dst
        mov rdi, qword [rsp + 1680]  ;  1502.0 p2      58 dst
        xor rcx, qword [rsp + 496]   ;  1547.9 p2+p0   58 dst
        xor rdi, qword [r10 + 11152] ;  1548.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1976]  ;  1549.5 p2+p0   58 dst
        xor rdi, qword [rsp + 1640]  ;  1550.5 p2+p0   58 dst
        mov r12, qword [rsp + 1936]  ;  1507.0 p2      58 dst
        xor r12, qword [rsp + 1776]  ;  1550.2 p2+p0   58 dst
        mov qword [r13 + 976], r11   ;  1550.8 p0+p3   58 dst
        mov qword [r13 + 1000], r8   ;  1551.8 p0+p3   58 dst
        mov r14, qword [rsp + 1872]  ;  1509.0 p2      58 dst
        xor r14, qword [rsp + 1800]  ;  1552.8 p2+p0   58 dst
        xor r14, qword [rsp + 1608]  ;  1553.8 p2+p0   58 dst
        mov r8, qword [rsp + 1984]   ;  1512.0 p2      58 dst
        mov qword [r13 + 968], rcx   ;  1553.9 p0+p3   58 dst
        xor r8, qword [rsp + 456]    ;  1554.9 p2+p0   58 dst
        xor r12, qword [rsp + 1856]  ;  1555.5 p2+p0   58 dst
        xor r12, qword [rsp + 440]   ;  1556.5 p2+p0   58 dst
        mov qword [r13 + 984], rbx   ;  1556.7 p0+p3   58 dst
        xor r14, qword [rsp + 448]   ;  1557.7 p2+p0   58 dst
        xor rdx, qword [rsp + 488]   ;  1558.2 p2+p0   58 dst
        mov r11, qword [rsp + 1616]  ;  1518.0 p2      43 dst reload
        mov qword [r13 + 1008], r15  ;  1558.8 p0+p3   58 dst
        xor rbp, qword [r10 + 11128] ;  1559.8 p2+p0   58 dst
        mov qword [r13 + 888], rbp   ;  1560.8 p0+p3   58 dst
        mov r15, qword [rsp + 1840]  ;  1520.0 p2      58 dst
        mov qword [r13 + 960], rdx   ;  1561.4 p0+p3   58 dst
        mov qword [r13 + 1016], rsi  ;  1562.4 p0+p3   58 dst
        xor r15, qword [r10 + 11160] ;  1563.4 p2+p0   58 dst
        xor r15, qword [rsp + 2024]  ;  1564.4 p2+p0   58 dst
        mov qword [r13 + 872], r12   ;  1564.5 p0+p3   58 dst
        mov r12, qword [rsp + 1664]  ;  1523.0 p2      58 dst
        xor r15, r11                 ;  1565.5 p0      58 dst
        xor r15, qword [rsp + 1912]  ;  1566.5 p2+p0   58 dst
        mov qword [r13 + 776], r9    ;  1566.7 p0+p3   58 dst
        mov qword [r13 + 920], r15   ;  1567.7 p0+p3   58 dst
        mov r9, qword [rsp + 1952]   ;  1525.0 p2      58 dst reload
        xor r11, qword [r10 + 11192] ;  1568.7 p2+p0   58 dst
        xor r11, qword [rsp + 1688]  ;  1569.7 p2+p0   58 dst
        xor rax, qword [r10 + 11232] ;  1569.8 p2+p0   58 dst
        mov qword [r13 + 784], r9    ;  1570.4 p0+p3   58 dst
        mov qword [r13 + 896], r8    ;  1571.4 p0+p3   58 dst
        mov r8, qword [rsp + 1704]   ;  1529.0 p2      58 dst
        xor r8, qword [rsp + 1960]   ;  1572.4 p2+p0   58 dst
        mov r9, qword [rsp + 1944]   ;  1531.0 p2      58 dst reload
        mov qword [r13 + 992], rax   ;  1572.9 p0+p3   58 dst
        mov qword [r13 + 792], r9    ;  1573.9 p0+p3   58 dst
        xor r12, qword [r10 + 11168] ;  1574.9 p2+p0   58 dst
        mov r10, qword [rsp + 1624]  ;  1533.0 p2      58 dst
        xor r10, qword [rsp + 1992]  ;  1575.5 p2+p0   58 dst
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
        xor rdi, qword [rsp + 1864]  ;  1584.9 p2+p0   58 dst
        mov r9, qword [rsp + 1728]   ;  1545.0 p2      58 dst reload
        mov qword [r13 + 824], r9    ;  1585.5 p0+p3   58 dst
        mov r9, qword [rsp + 1888]   ;  1546.0 p2      58 dst reload
        mov qword [r13 + 832], r9    ;  1586.5 p0+p3   58 dst
        mov r9, qword [rsp + 1848]   ;  1547.0 p2      58 dst reload
        mov qword [r13 + 840], r9    ;  1587.5 p0+p3   58 dst
        mov r9, qword [rsp + 1768]   ;  1548.0 p2      58 dst reload
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
