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
;   blocks/rounds: 4413 uops, planned 1874.5; bounds: width 1471.0, ports 1796.7, path 36.0
;   blocks.2: 3737 uops, planned 1550.7; bounds: width 1245.7, ports 1546.0, path 31.0
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
        xor r11, r13                 ;    16.0 p0      43 t[0]
        mov qword [rsp + 1656], rbp  ;    21.0 p0+p3   43 t[0] spill
        mov rbp, r11                 ;    17.0 p1      43 t[0] copy
        xor rbp, qword [rsp + 592]   ;    18.0 p2+p0   43 t[0]
        mov qword [rsp + 1664], rsi  ;    23.0 p0+p3   43 t[0] spill
        mov rsi, r10                 ;    16.0 p1      43 t[0] copy
        xor rsi, rbp                 ;    19.0 p0      43 t[0]
        mov qword [rsp + 1672], rcx  ;    25.0 p0+p3   43 t[0] spill
        mov rcx, rsi                 ;    20.0 p1      43 t[0] copy
        xor rcx, qword [rsp + 560]   ;    21.0 p2+p0   43 t[0]
        mov rbx, rbp                 ;    19.0 p1      43 t[0] copy
        xor rbx, qword [rsp + 536]   ;    21.0 p2+p0   43 t[0]
        xor rdx, rbx                 ;    22.0 p0      43 t[0]
        and rbx, rbp                 ;    22.0 p0      43 t[0]
        xor rax, rbx                 ;    23.0 p0      43 t[0]
        mov qword [rsp + 1680], rbp  ;    27.0 p0+p3   43 t[0] spill
        mov rbp, r8                  ;    19.7 p1      43 t[0] copy
        and rbp, rsi                 ;    24.2 p0      43 t[0]
        xor rax, rbp                 ;    25.2 p0      43 t[0]
        mov rbp, r13                 ;    20.7 p1      43 t[0] copy
        and rbp, rdx                 ;    25.3 p0      43 t[0]
        xor rbx, rbp                 ;    26.3 p0      43 t[0]
        mov rbp, r13                 ;    21.7 p1      43 t[0] copy
        xor rbp, r10                 ;    26.4 p0      43 t[0]
        mov qword [rsp + 1688], r8   ;    29.0 p0+p3   43 t[0] spill
        mov r8, rcx                  ;    22.7 p1      43 t[0] copy
        and r8, rbp                  ;    28.0 p0      43 t[0]
        xor r8, rbx                  ;    29.0 p0      43 t[0]
        xor r8, qword [rsp + 568]    ;    30.0 p2+p0   43 t[0]
        xor r9, rbx                  ;    29.7 p0      43 t[0]
        mov rbx, rbp                 ;    27.4 p1      43 t[0] copy
        xor rbx, qword [rsp + 592]   ;    30.2 p2+p0   43 t[0]
        mov qword [rsp + 1696], rsi  ;    31.0 p0+p3   43 t[0] spill
        mov rsi, r14                 ;    26.0 p1      43 t[0] copy
        or rsi, qword [rsp + 592]    ;    31.7 p2+p0   43 t[0]
        xor r9, rsi                  ;    32.7 p0      43 t[0]
        xor rsi, rax                 ;    32.8 p0      43 t[0]
        mov qword [rsp + 1704], rbp  ;    33.4 p0+p3   43 t[0] spill
        mov rbp, r11                 ;    28.0 p1      43 t[0] copy
        and rbp, rdi                 ;    34.4 p0      43 t[0]
        xor r8, rbp                  ;    35.4 p0      43 t[0]
        xor rax, rbp                 ;    35.5 p0      43 t[0]
        mov rbp, rdx                 ;    29.3 p1      43 t[0] copy
        xor rbp, rdi                 ;    36.1 p0      43 t[0]
        mov qword [rsp + 1712], r11  ;    36.7 p0+p3   43 t[0] spill
        mov r11, r15                 ;    30.3 p1      43 t[0] copy
        and r11, rbp                 ;    37.7 p0      43 t[0]
        xor rax, r11                 ;    38.7 p0      43 t[0]
        mov r11, r14                 ;    31.3 p1      43 t[0] copy
        xor r11, rcx                 ;    38.8 p0      43 t[0]
        mov qword [rsp + 1720], rbp  ;    39.4 p0+p3   43 t[0] spill
        mov rbp, rbx                 ;    32.3 p1      43 t[0] copy
        and rbp, r11                 ;    40.4 p0      43 t[0]
        xor rsi, rbp                 ;    41.4 p0      43 t[0]
        mov rbp, r8                  ;    36.4 p1      43 t[0] copy
        and rbp, rax                 ;    41.5 p0      43 t[0]
        xor rsi, rbp                 ;    42.5 p0      43 t[0]
        mov qword [rsp + 1728], r15  ;    42.7 p0+p3   43 t[0] spill
        mov r15, r12                 ;    34.7 p1      43 t[0] copy
        and r15, r10                 ;    43.7 p0      43 t[0]
        xor r9, r15                  ;    44.7 p0      43 t[0]
        mov r15, rsi                 ;    43.5 p1      43 t[0] copy
        and r15, r9                  ;    45.7 p0      43 t[0]
        xor rax, r15                 ;    46.7 p0      43 t[0]
        xor rsi, r8                  ;    45.9 p0      43 t[0]
        mov r15, r9                  ;    45.7 p1      43 t[0] copy
        and r15, rax                 ;    47.7 p0      43 t[0]
        xor r8, r15                  ;    48.7 p0      43 t[0]
        or rbp, rsi                  ;    47.7 p0      43 t[0]
        xor rbp, rax                 ;    48.7 p0      43 t[0]
        and rax, r8                  ;    49.7 p0      43 t[0]
        and r11, r8                  ;    49.7 p0      43 t[0]
        xor r9, rax                  ;    50.7 p0      43 t[0]
        mov r15, r8                  ;    49.7 p1      43 t[0] copy
        or r15, rbp                  ;    50.7 p0      43 t[0]
        xor rsi, r15                 ;    51.7 p0      43 t[0]
        and r13, rsi                 ;    52.7 p0      43 t[0]
        mov r15, r8                  ;    49.7 p1      43 t[0] copy
        xor r15, rbp                 ;    52.2 p0      43 t[0]
        and r14, rbp                 ;    52.8 p0      43 t[0]
        mov rax, rsi                 ;    52.7 p1      43 t[0] copy
        xor rax, r15                 ;    53.7 p0      43 t[0]
        and rdx, rsi                 ;    53.9 p0      43 t[0]
        xor rsi, r9                  ;    54.5 p0      43 t[0]
        and rcx, r15                 ;    55.1 p0      43 t[0]
        xor rdx, rcx                 ;    56.1 p0      43 t[0]
        and r10, rax                 ;    56.2 p0      43 t[0]
        and r12, rax                 ;    56.8 p0      43 t[0]
        mov rax, rbp                 ;    49.7 p1      43 t[0] copy
        and rax, qword [rsp + 592]   ;    57.4 p2+p0   43 t[0]
        xor rbp, rsi                 ;    57.9 p0      43 t[0]
        and rdi, rsi                 ;    58.4 p0      43 t[0]
        and rbx, r8                  ;    59.0 p0      43 t[0]
        and rsi, qword [rsp + 1712]  ;    59.6 p2+p0   43 t[0]
        and r15, qword [rsp + 1704]  ;    60.1 p2+p0   43 t[0]
        xor r8, r9                   ;    60.6 p0      43 t[0]
        mov qword [rsp + 1704], r14  ;    61.1 p0+p3   43 t[0] spill
        mov r14, qword [rsp + 1680]  ;    48.7 p2      43 t[0]
        and r14, rbp                 ;    62.1 p0      43 t[0]
        and rbp, qword [rsp + 536]   ;    62.7 p2+p0   43 t[0]
        xor rdi, rbp                 ;    63.7 p0      43 t[0]
        xor r14, rax                 ;    63.8 p0      43 t[0]
        xor r14, rbx                 ;    64.8 p0      43 t[0]
        xor rbx, r10                 ;    64.9 p0      43 t[0]
        xor r10, rax                 ;    65.5 p0      43 t[0]
        mov rax, qword [rsp + 1696]  ;    51.7 p2      43 t[0]
        and rax, r8                  ;    66.1 p0      43 t[0]
        xor r14, rax                 ;    67.1 p0      43 t[0]
        xor r13, rax                 ;    67.2 p0      43 t[0]
        and r8, qword [rsp + 1688]   ;    67.8 p2+p0   43 t[0]
        xor rbx, r13                 ;    68.3 p0      43 t[0]
        mov rax, qword [rsp + 1728]  ;    54.0 p2      43 t[0]
        and rax, r9                  ;    68.9 p0      43 t[0]
        and r9, qword [rsp + 1720]   ;    69.4 p2+p0   43 t[0]
        xor r10, rsi                 ;    69.9 p0      43 t[0]
        mov rsi, rdx                 ;    57.1 p1      43 t[0] copy
        xor rsi, rdi                 ;    70.5 p0      43 t[0]
        xor rsi, rbx                 ;    71.5 p0      43 t[0]
        xor r15, rsi                 ;    72.5 p0      43 t[0]
        xor r10, r15                 ;    73.5 p0      43 t[0]
        xor r9, r10                  ;    74.5 p0      43 t[0]
        xor rdi, r8                  ;    73.3 p0      43 t[0]
        xor r11, r9                  ;    75.5 p0      43 t[0]
        xor rcx, r12                 ;    74.5 p0      43 t[0]
        xor rdi, r9                  ;    75.5 p0      43 t[0]
        xor r13, rax                 ;    75.6 p0      43 t[0]
        xor r13, r15                 ;    76.6 p0      43 t[0]
        xor rcx, r11                 ;    76.8 p0      43 t[0]
        not rsi                      ;    77.3 p0      43 t[0]
        not rbx                      ;    77.8 p0      43 t[0]
        not r13                      ;    78.3 p0      43 t[0]
        not rdi                      ;    78.8 p0      43 t[0]
        mov r8, qword [rsp + 888]    ;    61.3 p2      43 t[0]
        mov r9, qword [rsp + 896]    ;    62.3 p2      43 t[0] reload
        xor r8, r9                   ;    79.3 p0      43 t[0]
        mov r12, r8                  ;    80.3 p1      43 t[0] copy
        xor r12, qword [rsp + 872]   ;    81.3 p2+p0   43 t[0]
        mov r15, r12                 ;    82.3 p1      43 t[0] copy
        mov rax, qword [rsp + 920]   ;    64.3 p2      43 t[0] reload
        xor r15, rax                 ;    83.3 p0      43 t[0]
        mov qword [rsp + 1720], rsi  ;    81.0 p0+p3   43 t[0] spill
        mov rsi, r15                 ;    84.3 p1      43 t[0] copy
        xor rsi, qword [rsp + 912]   ;    85.3 p2+p0   43 t[0]
        mov qword [rsp + 1728], r14  ;    82.5 p0+p3   43 t[0] spill
        mov r14, r15                 ;    84.3 p1      43 t[0] copy
        xor r14, qword [rsp + 864]   ;    85.3 p2+p0   43 t[0]
        mov qword [rsp + 1688], rbx  ;    84.0 p0+p3   43 t[0] spill
        mov rbx, r14                 ;    86.3 p1      43 t[0] copy
        xor rbx, qword [rsp + 880]   ;    87.3 p2+p0   43 t[0]
        mov qword [rsp + 1696], r10  ;    85.5 p0+p3   43 t[0] spill
        mov r10, rbx                 ;    88.3 p1      43 t[0] copy
        xor r10, qword [rsp + 888]   ;    89.3 p2+p0   43 t[0]
        mov qword [rsp + 1680], rdi  ;    87.0 p0+p3   43 t[0] spill
        mov rdi, rsi                 ;    86.3 p1      43 t[0] copy
        xor rdi, qword [rsp + 904]   ;    88.0 p2+p0   43 t[0]
        mov qword [rsp + 1712], r13  ;    88.5 p0+p3   43 t[0] spill
        mov r13, rdi                 ;    89.0 p1      43 t[0] copy
        xor r13, qword [rsp + 864]   ;    90.0 p2+p0   43 t[0]
        mov qword [rsp + 1736], rdx  ;    90.0 p0+p3   43 t[0] spill
        mov rdx, rdi                 ;    89.0 p1      43 t[0] copy
        xor rdx, r9                  ;    91.0 p0      43 t[0]
        mov qword [rsp + 1744], rbp  ;    91.6 p0+p3   43 t[0] spill
        mov rbp, rsi                 ;    86.3 p1      43 t[0] copy
        xor rbp, r10                 ;    92.6 p0      43 t[0]
        mov qword [rsp + 1752], r11  ;    93.1 p0+p3   43 t[0] spill
        mov r11, rbp                 ;    93.6 p1      43 t[0] copy
        xor r11, rax                 ;    94.6 p0      43 t[0]
        mov qword [rsp + 1760], rcx  ;    94.7 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;    92.0 p1      43 t[0] copy
        xor rcx, r11                 ;    95.7 p0      43 t[0]
        mov r9, rcx                  ;    96.7 p1      43 t[0] copy
        xor r9, qword [rsp + 888]    ;    97.7 p2+p0   43 t[0]
        mov qword [rsp + 1768], rbx  ;    96.8 p0+p3   43 t[0] spill
        mov rbx, rdi                 ;    89.0 p1      43 t[0] copy
        and rbx, rcx                 ;    97.8 p0      43 t[0]
        xor r12, rbx                 ;    98.8 p0      43 t[0]
        mov rbx, r11                 ;    95.6 p1      43 t[0] copy
        xor rbx, qword [rsp + 864]   ;    98.9 p2+p0   43 t[0]
        xor r8, rbx                  ;    99.9 p0      43 t[0]
        and rbx, r11                 ;   100.0 p0      43 t[0]
        xor r12, rbx                 ;   101.0 p0      43 t[0]
        mov qword [rsp + 1776], rdi  ;   101.1 p0+p3   43 t[0] spill
        mov rdi, r10                 ;    90.3 p1      43 t[0] copy
        and rdi, r8                  ;   102.1 p0      43 t[0]
        xor rbx, rdi                 ;   103.1 p0      43 t[0]
        mov rdi, r10                 ;    90.3 p1      43 t[0] copy
        xor rdi, rdx                 ;   103.3 p0      43 t[0]
        mov qword [rsp + 1784], rcx  ;   103.8 p0+p3   43 t[0] spill
        mov rcx, r9                  ;    98.7 p1      43 t[0] copy
        and rcx, rdi                 ;   104.8 p0      43 t[0]
        xor rcx, qword [rsp + 896]   ;   105.8 p2+p0   43 t[0]
        xor rcx, rbx                 ;   106.8 p0      43 t[0]
        mov qword [rsp + 1792], r11  ;   106.5 p0+p3   43 t[0] spill
        mov r11, r14                 ;    86.3 p1      43 t[0] copy
        or r11, rax                  ;   107.5 p0      43 t[0]
        xor rbx, qword [rsp + 1768]  ;   108.1 p2+p0   43 t[0]
        mov qword [rsp + 1768], r10  ;   108.6 p0+p3   43 t[0] spill
        mov r10, r15                 ;    86.7 p1      43 t[0] copy
        and r10, rbp                 ;   109.6 p0      43 t[0]
        xor rcx, r10                 ;   110.6 p0      43 t[0]
        xor r10, r12                 ;   110.7 p0      43 t[0]
        xor r12, r11                 ;   111.3 p0      43 t[0]
        xor rbx, r11                 ;   111.8 p0      43 t[0]
        mov r11, rdi                 ;   104.3 p1      43 t[0] copy
        xor r11, rax                 ;   112.4 p0      43 t[0]
        mov rax, r15                 ;    89.3 p1      43 t[0] copy
        xor rax, r8                  ;   113.0 p0      43 t[0]
        mov qword [rsp + 1800], rdi  ;   113.6 p0+p3   43 t[0] spill
        mov rdi, rsi                 ;    90.3 p1      43 t[0] copy
        and rdi, rax                 ;   114.6 p0      43 t[0]
        xor r10, rdi                 ;   115.6 p0      43 t[0]
        mov rdi, r14                 ;    91.3 p1      43 t[0] copy
        xor rdi, r9                  ;   115.7 p0      43 t[0]
        mov qword [rsp + 1808], rax  ;   116.3 p0+p3   43 t[0] spill
        mov rax, r13                 ;    92.3 p1      43 t[0] copy
        and rax, rdx                 ;   117.3 p0      43 t[0]
        xor rbx, rax                 ;   118.3 p0      43 t[0]
        mov rax, r11                 ;   113.4 p1      43 t[0] copy
        and rax, rdi                 ;   118.4 p0      43 t[0]
        xor r12, rax                 ;   119.4 p0      43 t[0]
        mov rax, rcx                 ;   111.6 p1      43 t[0] copy
        and rax, r10                 ;   119.5 p0      43 t[0]
        xor r12, rax                 ;   120.5 p0      43 t[0]
        mov qword [rsp + 1816], rsi  ;   120.7 p0+p3   43 t[0] spill
        mov rsi, rbx                 ;   119.3 p1      43 t[0] copy
        and rsi, r12                 ;   121.7 p0      43 t[0]
        xor r10, rsi                 ;   122.7 p0      43 t[0]
        xor r12, rcx                 ;   122.8 p0      43 t[0]
        mov rsi, rbx                 ;   119.3 p1      43 t[0] copy
        and rsi, r10                 ;   123.7 p0      43 t[0]
        xor rcx, rsi                 ;   124.7 p0      43 t[0]
        or rax, r12                  ;   124.5 p0      43 t[0]
        xor rax, r10                 ;   125.5 p0      43 t[0]
        and r10, rcx                 ;   125.7 p0      43 t[0]
        and rdi, rcx                 ;   126.3 p0      43 t[0]
        xor rbx, r10                 ;   126.8 p0      43 t[0]
        mov r10, rcx                 ;   125.7 p1      43 t[0] copy
        or r10, rax                  ;   127.4 p0      43 t[0]
        xor r12, r10                 ;   128.4 p0      43 t[0]
        mov r10, qword [rsp + 1768]  ;   108.6 p2      43 t[0]
        and r10, r12                 ;   129.4 p0      43 t[0]
        mov rsi, rcx                 ;   125.7 p1      43 t[0] copy
        xor rsi, rax                 ;   129.1 p0      43 t[0]
        and r14, rax                 ;   129.7 p0      43 t[0]
        and r8, r12                  ;   130.3 p0      43 t[0]
        and r9, rsi                  ;   130.8 p0      43 t[0]
        xor r8, r9                   ;   131.8 p0      43 t[0]
        mov qword [rsp + 1768], r14  ;   132.0 p0+p3   43 t[0] spill
        mov r14, r12                 ;   129.4 p1      43 t[0] copy
        xor r14, rsi                 ;   133.0 p0      43 t[0]
        xor r12, rbx                 ;   133.5 p0      43 t[0]
        and rdx, r14                 ;   134.1 p0      43 t[0]
        and r13, r14                 ;   134.7 p0      43 t[0]
        mov r14, rax                 ;   126.5 p1      43 t[0] copy
        and r14, qword [rsp + 920]   ;   135.3 p2+p0   43 t[0]
        xor rax, r12                 ;   135.8 p0      43 t[0]
        and r15, r12                 ;   136.3 p0      43 t[0]
        and r11, rcx                 ;   136.9 p0      43 t[0]
        and rbp, r12                 ;   137.5 p0      43 t[0]
        mov r12, qword [rsp + 1792]  ;   107.7 p2      43 t[0]
        and r12, rax                 ;   138.0 p0      43 t[0]
        and rax, qword [rsp + 864]   ;   138.6 p2+p0   43 t[0]
        and rsi, qword [rsp + 1800]  ;   139.1 p2+p0   43 t[0]
        xor rcx, rbx                 ;   139.6 p0      43 t[0]
        xor r15, rax                 ;   140.2 p0      43 t[0]
        xor r12, r14                 ;   140.7 p0      43 t[0]
        xor r12, r11                 ;   141.7 p0      43 t[0]
        xor r11, rdx                 ;   141.9 p0      43 t[0]
        mov qword [rsp + 1800], rax  ;   142.5 p0+p3   43 t[0] spill
        mov rax, qword [rsp + 1784]  ;   111.7 p2      43 t[0]
        and rax, rcx                 ;   143.5 p0      43 t[0]
        xor r12, rax                 ;   144.5 p0      43 t[0]
        xor r10, rax                 ;   144.6 p0      43 t[0]
        mov rax, qword [rsp + 1776]  ;   113.0 p2      43 t[0]
        and rax, rcx                 ;   145.2 p0      43 t[0]
        mov rcx, qword [rsp + 1816]  ;   120.7 p2      43 t[0]
        and rcx, rbx                 ;   145.7 p0      43 t[0]
        xor r11, r10                 ;   146.3 p0      43 t[0]
        and rbx, qword [rsp + 1808]  ;   146.9 p2+p0   43 t[0]
        xor rdx, r14                 ;   147.4 p0      43 t[0]
        mov r14, r8                  ;   132.8 p1      43 t[0] copy
        xor r14, r15                 ;   148.0 p0      43 t[0]
        xor r14, r11                 ;   149.0 p0      43 t[0]
        xor rdx, rbp                 ;   149.1 p0      43 t[0]
        xor rsi, r14                 ;   150.0 p0      43 t[0]
        xor rdx, rsi                 ;   151.0 p0      43 t[0]
        xor rbx, rdx                 ;   152.0 p0      43 t[0]
        xor r15, rax                 ;   151.4 p0      43 t[0]
        xor r9, r13                  ;   152.0 p0      43 t[0]
        xor rdi, rbx                 ;   153.0 p0      43 t[0]
        mov r13, qword [rsp + 1768]  ;   132.0 p2      43 t[0]
        xor r13, qword [rsp + 1800]  ;   153.1 p2+p0   43 t[0]
        xor r13, r8                  ;   154.1 p0      43 t[0]
        xor r15, rbx                 ;   154.2 p0      43 t[0]
        xor r10, rcx                 ;   154.7 p0      43 t[0]
        xor r10, rsi                 ;   155.7 p0      43 t[0]
        xor r9, rdi                  ;   155.9 p0      43 t[0]
        xor r13, rdi                 ;   156.5 p0      43 t[0]
        not r14                      ;   157.0 p0      43 t[0]
        not r11                      ;   157.5 p0      43 t[0]
        not r10                      ;   158.0 p0      43 t[0]
        not r15                      ;   158.5 p0      43 t[0]
        mov r8, qword [rsp + 1672]   ;   123.3 p2      43 t[0]
        mov rsi, qword [rsp + 1216]  ;   124.3 p2      43 t[0] reload
        xor r8, rsi                  ;   159.0 p0      43 t[0]
        mov rdi, r8                  ;   160.0 p1      43 t[0] copy
        xor rdi, qword [rsp + 1192]  ;   161.0 p2+p0   43 t[0]
        mov rbp, rdi                 ;   162.0 p1      43 t[0] copy
        mov rax, qword [rsp + 1664]  ;   126.3 p2      43 t[0] reload
        xor rbp, rax                 ;   163.0 p0      43 t[0]
        mov rcx, rbp                 ;   164.0 p1      43 t[0] copy
        xor rcx, qword [rsp + 1232]  ;   165.0 p2+p0   43 t[0]
        mov rbx, rbp                 ;   164.0 p1      43 t[0] copy
        xor rbx, qword [rsp + 1656]  ;   165.0 p2+p0   43 t[0]
        mov qword [rsp + 1800], rdx  ;   161.7 p0+p3   43 t[0] spill
        mov rdx, rbx                 ;   166.0 p1      43 t[0] copy
        xor rdx, qword [rsp + 1200]  ;   167.0 p2+p0   43 t[0]
        mov qword [rsp + 1768], r12  ;   163.2 p0+p3   43 t[0] spill
        mov r12, rdx                 ;   168.0 p1      43 t[0] copy
        xor r12, qword [rsp + 1672]  ;   169.0 p2+p0   43 t[0]
        mov qword [rsp + 1808], r11  ;   164.7 p0+p3   43 t[0] spill
        mov r11, rcx                 ;   166.0 p1      43 t[0] copy
        xor r11, qword [rsp + 1224]  ;   167.0 p2+p0   43 t[0]
        mov qword [rsp + 1816], r14  ;   166.2 p0+p3   43 t[0] spill
        mov r14, rsi                 ;   132.7 p1      43 t[0] copy
        xor r14, r11                 ;   168.0 p0      43 t[0]
        mov qword [rsp + 1776], r15  ;   167.7 p0+p3   43 t[0] spill
        mov r15, r11                 ;   168.0 p1      43 t[0] copy
        xor r15, qword [rsp + 1656]  ;   169.0 p2+p0   43 t[0]
        mov qword [rsp + 1784], r10  ;   169.2 p0+p3   43 t[0] spill
        mov r10, rcx                 ;   166.0 p1      43 t[0] copy
        xor r10, r12                 ;   170.2 p0      43 t[0]
        mov qword [rsp + 1792], r13  ;   170.8 p0+p3   43 t[0] spill
        mov r13, rax                 ;   136.0 p1      43 t[0] copy
        xor r13, r10                 ;   171.8 p0      43 t[0]
        mov qword [rsp + 1824], r9   ;   172.4 p0+p3   43 t[0] spill
        mov r9, r14                  ;   169.0 p1      43 t[0] copy
        xor r9, r13                  ;   173.4 p0      43 t[0]
        mov rsi, r9                  ;   174.4 p1      43 t[0] copy
        xor rsi, qword [rsp + 1672]  ;   175.4 p2+p0   43 t[0]
        mov qword [rsp + 1672], rdx  ;   174.4 p0+p3   43 t[0] spill
        mov rdx, r13                 ;   172.8 p1      43 t[0] copy
        xor rdx, qword [rsp + 1656]  ;   175.4 p2+p0   43 t[0]
        xor r8, rdx                  ;   176.4 p0      43 t[0]
        and rdx, r13                 ;   176.5 p0      43 t[0]
        xor rdi, rdx                 ;   177.5 p0      43 t[0]
        mov qword [rsp + 1832], r13  ;   177.7 p0+p3   43 t[0] spill
        mov r13, r11                 ;   168.0 p1      43 t[0] copy
        and r13, r9                  ;   178.7 p0      43 t[0]
        xor rdi, r13                 ;   179.7 p0      43 t[0]
        mov r13, r12                 ;   170.0 p1      43 t[0] copy
        and r13, r8                  ;   179.8 p0      43 t[0]
        xor rdx, r13                 ;   180.8 p0      43 t[0]
        mov r13, r12                 ;   170.0 p1      43 t[0] copy
        xor r13, r14                 ;   180.9 p0      43 t[0]
        mov qword [rsp + 1840], r11  ;   181.5 p0+p3   43 t[0] spill
        mov r11, rsi                 ;   176.4 p1      43 t[0] copy
        and r11, r13                 ;   182.5 p0      43 t[0]
        xor r11, qword [rsp + 1216]  ;   183.5 p2+p0   43 t[0]
        xor r11, rdx                 ;   184.5 p0      43 t[0]
        mov qword [rsp + 1848], r9   ;   184.2 p0+p3   43 t[0] spill
        mov r9, rbx                  ;   166.0 p1      43 t[0] copy
        or r9, rax                   ;   185.2 p0      43 t[0]
        xor rdx, qword [rsp + 1672]  ;   185.7 p2+p0   43 t[0]
        mov qword [rsp + 1672], r12  ;   186.2 p0+p3   43 t[0] spill
        mov r12, rbp                 ;   164.0 p1      43 t[0] copy
        and r12, r10                 ;   187.2 p0      43 t[0]
        xor r11, r12                 ;   188.2 p0      43 t[0]
        xor r12, rdi                 ;   188.4 p0      43 t[0]
        xor rdi, r9                  ;   188.9 p0      43 t[0]
        xor rdx, r9                  ;   189.5 p0      43 t[0]
        mov r9, rax                  ;   150.0 p1      43 t[0] copy
        xor r9, r13                  ;   190.1 p0      43 t[0]
        mov rax, rbp                 ;   164.0 p1      43 t[0] copy
        xor rax, r8                  ;   190.7 p0      43 t[0]
        mov qword [rsp + 1856], r13  ;   191.2 p0+p3   43 t[0] spill
        mov r13, rcx                 ;   166.0 p1      43 t[0] copy
        and r13, rax                 ;   192.2 p0      43 t[0]
        xor r12, r13                 ;   193.2 p0      43 t[0]
        mov r13, rbx                 ;   166.0 p1      43 t[0] copy
        xor r13, rsi                 ;   193.4 p0      43 t[0]
        mov qword [rsp + 1864], rax  ;   193.9 p0+p3   43 t[0] spill
        mov rax, r14                 ;   169.0 p1      43 t[0] copy
        and rax, r15                 ;   194.9 p0      43 t[0]
        xor rdx, rax                 ;   195.9 p0      43 t[0]
        mov rax, r9                  ;   191.1 p1      43 t[0] copy
        and rax, r13                 ;   196.1 p0      43 t[0]
        xor rdi, rax                 ;   197.1 p0      43 t[0]
        mov rax, r11                 ;   189.2 p1      43 t[0] copy
        and rax, r12                 ;   197.2 p0      43 t[0]
        xor rdi, rax                 ;   198.2 p0      43 t[0]
        mov qword [rsp + 1872], rcx  ;   198.4 p0+p3   43 t[0] spill
        mov rcx, rdx                 ;   196.9 p1      43 t[0] copy
        and rcx, rdi                 ;   199.4 p0      43 t[0]
        xor r12, rcx                 ;   200.4 p0      43 t[0]
        xor rdi, r11                 ;   200.5 p0      43 t[0]
        mov rcx, rdx                 ;   196.9 p1      43 t[0] copy
        and rcx, r12                 ;   201.4 p0      43 t[0]
        xor r11, rcx                 ;   202.4 p0      43 t[0]
        or rax, rdi                  ;   202.2 p0      43 t[0]
        xor rax, r12                 ;   203.2 p0      43 t[0]
        mov rcx, qword [rsp + 1672]  ;   186.2 p2      43 t[0]
        and r12, r11                 ;   203.4 p0      43 t[0]
        and r13, r11                 ;   203.9 p0      43 t[0]
        xor rdx, r12                 ;   204.5 p0      43 t[0]
        mov r12, r11                 ;   203.4 p1      43 t[0] copy
        or r12, rax                  ;   205.1 p0      43 t[0]
        xor rdi, r12                 ;   206.1 p0      43 t[0]
        and rcx, rdi                 ;   207.1 p0      43 t[0]
        mov r12, r11                 ;   203.4 p1      43 t[0] copy
        xor r12, rax                 ;   206.8 p0      43 t[0]
        and rbx, rax                 ;   207.4 p0      43 t[0]
        and r8, rdi                  ;   207.9 p0      43 t[0]
        and rsi, r12                 ;   208.5 p0      43 t[0]
        xor r8, rsi                  ;   209.5 p0      43 t[0]
        mov qword [rsp + 1672], rbx  ;   209.6 p0+p3   43 t[0] spill
        mov rbx, rdi                 ;   207.1 p1      43 t[0] copy
        xor rbx, r12                 ;   210.6 p0      43 t[0]
        xor rdi, rdx                 ;   211.2 p0      43 t[0]
        and r14, rbx                 ;   211.8 p0      43 t[0]
        and r15, rbx                 ;   212.4 p0      43 t[0]
        mov rbx, rax                 ;   204.2 p1      43 t[0] copy
        and rbx, qword [rsp + 1664]  ;   212.9 p2+p0   43 t[0]
        xor rax, rdi                 ;   213.4 p0      43 t[0]
        and rbp, rdi                 ;   214.0 p0      43 t[0]
        and r9, r11                  ;   214.6 p0      43 t[0]
        and r10, rdi                 ;   215.1 p0      43 t[0]
        mov rdi, qword [rsp + 1832]  ;   177.7 p2      43 t[0]
        and rdi, rax                 ;   215.7 p0      43 t[0]
        and rax, qword [rsp + 1656]  ;   216.3 p2+p0   43 t[0]
        and r12, qword [rsp + 1856]  ;   216.8 p2+p0   43 t[0]
        xor r11, rdx                 ;   217.3 p0      43 t[0]
        xor rbp, rax                 ;   217.9 p0      43 t[0]
        xor rdi, rbx                 ;   218.4 p0      43 t[0]
        xor rdi, r9                  ;   219.4 p0      43 t[0]
        xor r9, r14                  ;   219.6 p0      43 t[0]
        mov qword [rsp + 1856], rax  ;   220.1 p0+p3   43 t[0] spill
        mov rax, qword [rsp + 1848]  ;   184.2 p2      43 t[0]
        and rax, r11                 ;   221.1 p0      43 t[0]
        xor rdi, rax                 ;   222.1 p0      43 t[0]
        xor rcx, rax                 ;   222.3 p0      43 t[0]
        mov rax, qword [rsp + 1840]  ;   181.5 p2      43 t[0]
        and rax, r11                 ;   222.9 p0      43 t[0]
        mov r11, qword [rsp + 1872]  ;   198.4 p2      43 t[0]
        and r11, rdx                 ;   223.4 p0      43 t[0]
        xor r9, rcx                  ;   224.0 p0      43 t[0]
        and rdx, qword [rsp + 1864]  ;   224.6 p2+p0   43 t[0]
        xor r14, rbx                 ;   225.1 p0      43 t[0]
        mov rbx, r8                  ;   210.5 p1      43 t[0] copy
        xor rbx, rbp                 ;   225.6 p0      43 t[0]
        xor rbx, r9                  ;   226.6 p0      43 t[0]
        xor r14, r10                 ;   226.8 p0      43 t[0]
        xor r12, rbx                 ;   227.6 p0      43 t[0]
        xor r14, r12                 ;   228.6 p0      43 t[0]
        mov r10, qword [rsp + 1672]  ;   209.6 p2      43 t[0]
        xor r10, qword [rsp + 1856]  ;   228.5 p2+p0   43 t[0]
        xor rdx, r14                 ;   229.6 p0      43 t[0]
        xor rbp, rax                 ;   229.6 p0      43 t[0]
        xor rsi, r15                 ;   230.1 p0      43 t[0]
        xor r13, rdx                 ;   230.7 p0      43 t[0]
        xor r10, r8                  ;   231.3 p0      43 t[0]
        xor rbp, rdx                 ;   231.8 p0      43 t[0]
        xor rcx, r11                 ;   232.4 p0      43 t[0]
        xor rcx, r12                 ;   233.4 p0      43 t[0]
        xor rsi, r13                 ;   233.6 p0      43 t[0]
        xor r10, r13                 ;   234.1 p0      43 t[0]
        not rbx                      ;   234.7 p0      43 t[0]
        not r9                       ;   235.2 p0      43 t[0]
        not rcx                      ;   235.7 p0      43 t[0]
        not rbp                      ;   236.2 p0      43 t[0]
        mov r8, qword [rsp + 1640]   ;   184.7 p2      43 t[0]
        mov r11, qword [rsp + 1648]  ;   185.7 p2      43 t[0] reload
        xor r8, r11                  ;   236.7 p0      43 t[0]
        mov r12, qword [rsp + 1632]  ;   186.7 p2      43 t[0]
        xor r12, r8                  ;   237.7 p0      43 t[0]
        mov r13, qword [rsp + 1624]  ;   187.7 p2      43 t[0]
        xor r13, r12                 ;   238.7 p0      43 t[0]
        mov r15, qword [rsp + 1616]  ;   188.7 p2      43 t[0]
        xor r15, r13                 ;   239.7 p0      43 t[0]
        mov rax, qword [rsp + 1608]  ;   189.7 p2      43 t[0]
        xor rax, r13                 ;   239.7 p0      43 t[0]
        mov rdx, rax                 ;   240.7 p1      43 t[0] copy
        xor rdx, qword [rsp + 1600]  ;   241.7 p2+p0   43 t[0]
        mov qword [rsp + 1600], r9   ;   240.1 p0+p3   43 t[0] spill
        mov r9, rdx                  ;   242.7 p1      43 t[0] copy
        xor r9, qword [rsp + 1640]   ;   243.7 p2+p0   43 t[0]
        mov qword [rsp + 1616], rbx  ;   241.6 p0+p3   43 t[0] spill
        mov rbx, r11                 ;   191.0 p1      43 t[0] copy
        mov qword [rsp + 1632], rcx  ;   242.6 p0+p3   43 t[0] spill
        mov rcx, r15                 ;   240.7 p1      43 t[0] copy
        xor rcx, qword [rsp + 1592]  ;   243.6 p2+p0   43 t[0]
        xor rbx, rcx                 ;   244.6 p0      43 t[0]
        mov qword [rsp + 1592], r10  ;   244.6 p0+p3   43 t[0] spill
        mov r10, rcx                 ;   244.6 p1      43 t[0] copy
        xor r10, qword [rsp + 1608]  ;   245.6 p2+p0   43 t[0]
        mov qword [rsp + 1856], rsi  ;   246.1 p0+p3   43 t[0] spill
        mov rsi, r15                 ;   240.7 p1      43 t[0] copy
        xor rsi, r9                  ;   247.1 p0      43 t[0]
        mov qword [rsp + 1672], rdi  ;   247.7 p0+p3   43 t[0] spill
        mov rdi, rsi                 ;   248.1 p1      43 t[0] copy
        xor rdi, qword [rsp + 1624]  ;   249.1 p2+p0   43 t[0]
        mov qword [rsp + 1864], r14  ;   249.2 p0+p3   43 t[0] spill
        mov r14, rbx                 ;   245.6 p1      43 t[0] copy
        xor r14, rdi                 ;   250.2 p0      43 t[0]
        mov qword [rsp + 1872], rbp  ;   250.8 p0+p3   43 t[0] spill
        mov rbp, r14                 ;   251.2 p1      43 t[0] copy
        xor rbp, qword [rsp + 1640]  ;   252.2 p2+p0   43 t[0]
        mov r11, rcx                 ;   244.6 p1      43 t[0] copy
        and r11, r14                 ;   252.3 p0      43 t[0]
        xor r12, r11                 ;   253.3 p0      43 t[0]
        mov r11, rdi                 ;   250.1 p1      43 t[0] copy
        xor r11, qword [rsp + 1608]  ;   253.4 p2+p0   43 t[0]
        xor r8, r11                  ;   254.4 p0      43 t[0]
        and r11, rdi                 ;   254.5 p0      43 t[0]
        xor r12, r11                 ;   255.5 p0      43 t[0]
        mov qword [rsp + 1640], rcx  ;   255.6 p0+p3   43 t[0] spill
        mov rcx, r9                  ;   244.7 p1      43 t[0] copy
        and rcx, r8                  ;   256.6 p0      43 t[0]
        xor r11, rcx                 ;   257.6 p0      43 t[0]
        mov rcx, r9                  ;   244.7 p1      43 t[0] copy
        xor rcx, rbx                 ;   257.8 p0      43 t[0]
        mov qword [rsp + 1840], r14  ;   258.3 p0+p3   43 t[0] spill
        mov r14, rbp                 ;   253.2 p1      43 t[0] copy
        and r14, rcx                 ;   259.3 p0      43 t[0]
        xor r14, qword [rsp + 1648]  ;   260.3 p2+p0   43 t[0]
        xor r14, r11                 ;   261.3 p0      43 t[0]
        mov qword [rsp + 1648], rdi  ;   261.0 p0+p3   43 t[0] spill
        mov rdi, rax                 ;   240.7 p1      43 t[0] copy
        or rdi, qword [rsp + 1624]   ;   262.0 p2+p0   43 t[0]
        xor rdx, r11                 ;   262.5 p0      43 t[0]
        mov r11, r13                 ;   239.7 p1      43 t[0] copy
        and r11, rsi                 ;   263.0 p0      43 t[0]
        xor r14, r11                 ;   264.0 p0      43 t[0]
        xor r11, r12                 ;   264.2 p0      43 t[0]
        xor r12, rdi                 ;   264.8 p0      43 t[0]
        xor rdx, rdi                 ;   265.3 p0      43 t[0]
        mov rdi, r13                 ;   239.7 p1      43 t[0] copy
        xor rdi, r8                  ;   265.9 p0      43 t[0]
        mov qword [rsp + 1848], rsi  ;   266.5 p0+p3   43 t[0] spill
        mov rsi, rcx                 ;   258.8 p1      43 t[0] copy
        xor rsi, qword [rsp + 1624]  ;   267.5 p2+p0   43 t[0]
        mov qword [rsp + 1656], rcx  ;   268.0 p0+p3   43 t[0] spill
        mov rcx, r15                 ;   240.7 p1      43 t[0] copy
        and rcx, rdi                 ;   269.0 p0      43 t[0]
        xor r11, rcx                 ;   270.0 p0      43 t[0]
        mov rcx, rax                 ;   240.7 p1      43 t[0] copy
        xor rcx, rbp                 ;   270.1 p0      43 t[0]
        mov qword [rsp + 1832], rdi  ;   270.7 p0+p3   43 t[0] spill
        mov rdi, rbx                 ;   245.6 p1      43 t[0] copy
        and rdi, r10                 ;   271.7 p0      43 t[0]
        xor rdx, rdi                 ;   272.7 p0      43 t[0]
        mov rdi, rsi                 ;   268.5 p1      43 t[0] copy
        and rdi, rcx                 ;   272.8 p0      43 t[0]
        xor r12, rdi                 ;   273.8 p0      43 t[0]
        mov rdi, r14                 ;   265.0 p1      43 t[0] copy
        and rdi, r11                 ;   274.0 p0      43 t[0]
        xor r12, rdi                 ;   275.0 p0      43 t[0]
        mov qword [rsp + 1664], r15  ;   275.1 p0+p3   43 t[0] spill
        mov r15, rdx                 ;   273.7 p1      43 t[0] copy
        and r15, r12                 ;   276.1 p0      43 t[0]
        xor r11, r15                 ;   277.1 p0      43 t[0]
        mov r15, r14                 ;   265.0 p1      43 t[0] copy
        xor r14, r12                 ;   277.3 p0      43 t[0]
        mov r12, rdx                 ;   273.7 p1      43 t[0] copy
        and r12, r11                 ;   278.1 p0      43 t[0]
        xor r15, r12                 ;   279.1 p0      43 t[0]
        or rdi, r14                  ;   279.0 p0      43 t[0]
        xor rdi, r11                 ;   280.0 p0      43 t[0]
        and r11, r15                 ;   280.1 p0      43 t[0]
        and rcx, r15                 ;   280.7 p0      43 t[0]
        xor rdx, r11                 ;   281.3 p0      43 t[0]
        mov r11, r15                 ;   280.1 p1      43 t[0] copy
        or r11, rdi                  ;   281.8 p0      43 t[0]
        xor r14, r11                 ;   282.8 p0      43 t[0]
        and r9, r14                  ;   283.8 p0      43 t[0]
        mov r11, r15                 ;   280.1 p1      43 t[0] copy
        xor r11, rdi                 ;   283.5 p0      43 t[0]
        and rax, rdi                 ;   284.1 p0      43 t[0]
        mov r12, r14                 ;   283.8 p1      43 t[0] copy
        xor r12, r11                 ;   284.8 p0      43 t[0]
        and r8, r14                  ;   285.3 p0      43 t[0]
        xor r14, rdx                 ;   285.8 p0      43 t[0]
        and rbp, r11                 ;   286.4 p0      43 t[0]
        xor r8, rbp                  ;   287.4 p0      43 t[0]
        and rbx, r12                 ;   287.5 p0      43 t[0]
        and r10, r12                 ;   288.1 p0      43 t[0]
        mov r12, rdi                 ;   281.0 p1      43 t[0] copy
        and r12, qword [rsp + 1624]  ;   288.7 p2+p0   43 t[0]
        xor rdi, r14                 ;   289.2 p0      43 t[0]
        and r13, r14                 ;   289.7 p0      43 t[0]
        and rsi, r15                 ;   290.3 p0      43 t[0]
        and r14, qword [rsp + 1848]  ;   290.9 p2+p0   43 t[0]
        and r11, qword [rsp + 1656]  ;   291.4 p2+p0   43 t[0]
        xor r15, rdx                 ;   291.9 p0      43 t[0]
        mov qword [rsp + 1656], rax  ;   292.5 p0+p3   43 t[0] spill
        mov rax, qword [rsp + 1648]  ;   261.0 p2      43 t[0]
        and rax, rdi                 ;   293.5 p0      43 t[0]
        and rdi, qword [rsp + 1608]  ;   294.0 p2+p0   43 t[0]
        xor r13, rdi                 ;   295.0 p0      43 t[0]
        xor rax, r12                 ;   295.1 p0      43 t[0]
        xor rax, rsi                 ;   296.1 p0      43 t[0]
        xor rsi, rbx                 ;   296.2 p0      43 t[0]
        mov qword [rsp + 1608], rdi  ;   296.8 p0+p3   43 t[0] spill
        mov rdi, qword [rsp + 1840]  ;   258.3 p2      43 t[0]
        and rdi, r15                 ;   297.8 p0      43 t[0]
        xor rax, rdi                 ;   298.8 p0      43 t[0]
        xor r9, rdi                  ;   299.0 p0      43 t[0]
        mov rdi, qword [rsp + 1640]  ;   255.6 p2      43 t[0]
        and rdi, r15                 ;   299.5 p0      43 t[0]
        mov r15, qword [rsp + 1664]  ;   275.1 p2      43 t[0]
        and r15, rdx                 ;   300.1 p0      43 t[0]
        xor rsi, r9                  ;   300.7 p0      43 t[0]
        and rdx, qword [rsp + 1832]  ;   301.2 p2+p0   43 t[0]
        xor rbx, r12                 ;   301.7 p0      43 t[0]
        mov r12, r8                  ;   288.4 p1      43 t[0] copy
        xor r12, r13                 ;   302.3 p0      43 t[0]
        xor r12, rsi                 ;   303.3 p0      43 t[0]
        xor rbx, r14                 ;   303.5 p0      43 t[0]
        xor r11, r12                 ;   304.3 p0      43 t[0]
        mov r14, qword [rsp + 1656]  ;   292.5 p2      43 t[0]
        xor r14, qword [rsp + 1608]  ;   304.6 p2+p0   43 t[0]
        xor rbx, r11                 ;   305.3 p0      43 t[0]
        xor rdx, rbx                 ;   306.3 p0      43 t[0]
        xor r13, rdi                 ;   306.2 p0      43 t[0]
        xor rbp, r10                 ;   306.8 p0      43 t[0]
        xor rcx, rdx                 ;   307.4 p0      43 t[0]
        xor r13, rdx                 ;   308.0 p0      43 t[0]
        xor r9, r15                  ;   308.5 p0      43 t[0]
        xor r14, r8                  ;   309.1 p0      43 t[0]
        xor r9, r11                  ;   309.7 p0      43 t[0]
        mov r8, qword [rsp + 1760]   ;   256.2 p2      55 t[0]
        mov r10, qword [rsp + 1824]  ;   257.2 p2      43 t[0] reload
        xor r8, r10                  ;   310.2 p0      55 t[0]
        xor rbp, rcx                 ;   310.8 p0      43 t[0]
        mov r11, qword [rsp + 1704]  ;   258.2 p2      55 t[0]
        xor r11, qword [rsp + 1736]  ;   311.4 p2+p0   55 t[0]
        xor r11, qword [rsp + 1752]  ;   312.4 p2+p0   55 t[0]
        xor r11, qword [rsp + 1744]  ;   313.4 p2+p0   55 t[0]
        mov r15, qword [rsp + 1792]  ;   262.2 p2      43 t[0] reload
        xor r11, r15                 ;   314.4 p0      55 t[0]
        xor r14, rcx                 ;   313.4 p0      43 t[0]
        not r12                      ;   314.0 p0      43 t[0]
        not rsi                      ;   314.5 p0      43 t[0]
        mov rdi, qword [rsp + 1712]  ;   263.3 p2      55 t[0]
        mov rcx, qword [rsp + 1784]  ;   264.3 p2      43 t[0] reload
        xor rdi, rcx                 ;   315.0 p0      55 t[0]
        mov rdx, qword [rsp + 1760]  ;   265.3 p2      55 t[0]
        not r9                       ;   315.6 p0      43 t[0]
        not r13                      ;   316.1 p0      43 t[0]
        xor rdx, rbp                 ;   316.6 p0      55 t[0]
        xor rcx, r9                  ;   317.2 p0      55 t[0]
        mov r9, qword [rsp + 1680]   ;   266.3 p2      55 t[0]
        xor r9, qword [rsp + 1776]   ;   317.7 p2+p0   55 t[0]
        xor r10, qword [rsp + 1856]  ;   318.2 p2+p0   55 t[0]
        xor r15, qword [rsp + 1592]  ;   318.7 p2+p0   55 t[0]
        mov qword [rsp + 1792], rdx  ;   319.2 p0+p3   55 t[0] spill
        mov rdx, qword [rsp + 1760]  ;   270.3 p2      55 t[0]
        xor rdx, r9                  ;   320.2 p0      55 t[0]
        xor r13, qword [rsp + 1776]  ;   320.8 p2+p0   55 t[0]
        mov qword [rsp + 1776], r11  ;   321.3 p0+p3   55 t[0] spill
        mov r11, qword [rsp + 1680]  ;   272.3 p2      55 t[0]
        xor r11, qword [rsp + 1872]  ;   322.3 p2+p0   55 t[0]
        xor r9, rcx                  ;   322.8 p0      55 t[0]
        mov qword [rsp + 1680], r9   ;   323.8 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1696]   ;   274.4 p2      55 t[0]
        xor r9, rbx                  ;   324.4 p0      55 t[0]
        xor r9, rdi                  ;   325.4 p0      55 t[0]
        xor rdi, qword [rsp + 1872]  ;   325.5 p2+p0   55 t[0]
        mov qword [rsp + 1872], r9   ;   326.4 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1864]   ;   276.5 p2      55 t[0]
        xor r9, rbx                  ;   327.0 p0      55 t[0]
        xor r15, r10                 ;   327.6 p0      55 t[0]
        mov qword [rsp + 1864], rbx  ;   328.2 p0+p3   43 t[0] spill
        mov rbx, qword [rsp + 1816]  ;   278.8 p2      55 t[0]
        xor rbx, r8                  ;   329.2 p0      55 t[0]
        mov qword [rsp + 1816], r8   ;   329.7 p0+p3   55 t[0] spill
        mov r8, qword [rsp + 1672]   ;   280.1 p2      55 t[0]
        xor r8, rax                  ;   330.7 p0      55 t[0]
        xor rbp, qword [rsp + 1856]  ;   331.3 p2+p0   55 t[0]
        xor r12, qword [rsp + 1616]  ;   331.8 p2+p0   55 t[0]
        mov qword [rsp + 1856], rax  ;   332.3 p0+p3   43 t[0] spill
        mov rax, qword [rsp + 1808]  ;   283.1 p2      55 t[0]
        xor rax, r8                  ;   333.3 p0      55 t[0]
        mov qword [rsp + 1760], r9   ;   333.9 p0+p3   55 t[0] spill
        mov r9, qword [rsp + 1632]   ;   285.2 p2      55 t[0]
        xor r9, rcx                  ;   334.9 p0      55 t[0]
        mov qword [rsp + 1824], rcx  ;   335.4 p0+p3   55 t[0] spill
        mov rcx, qword [rsp + 1688]  ;   286.2 p2      55 t[0]
        xor rcx, rax                 ;   336.4 p0      55 t[0]
        xor rax, qword [rsp + 1728]  ;   337.0 p2+p0   55 t[0]
        xor r8, rbp                  ;   337.5 p0      55 t[0]
        mov qword [rsp + 1784], r9   ;   338.1 p0+p3   55 t[0] spill
        mov r9, r13                  ;   321.8 p1      55 t[0] copy
        xor r9, rdi                  ;   339.1 p0      55 t[0]
        mov qword [rsp + 1744], rdi  ;   339.7 p0+p3   55 t[0] spill
        mov rdi, r10                 ;   319.2 p1      55 t[0] copy
        xor rdi, rdx                 ;   340.7 p0      55 t[0]
        xor r13, rdi                 ;   341.7 p0      55 t[0]
        xor r10, r12                 ;   341.8 p0      55 t[0]
        mov qword [rsp + 1752], r13  ;   342.7 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1768]  ;   291.9 p2      55 t[0]
        xor r13, qword [rsp + 1672]  ;   343.4 p2+p0   55 t[0]
        mov qword [rsp + 1672], rdx  ;   343.9 p0+p3   55 t[0] spill
        mov rdx, rsi                 ;   315.5 p1      55 t[0] copy
        xor rdx, rcx                 ;   344.9 p0      55 t[0]
        mov qword [rsp + 1736], r10  ;   345.4 p0+p3   55 t[0] spill
        mov r10, qword [rsp + 1776]  ;   321.3 p2      55 t[0]
        xor r10, r14                 ;   346.4 p0      55 t[0]
        mov qword [rsp + 1704], rdi  ;   347.0 p0+p3   55 t[0] spill
        mov rdi, r12                 ;   332.8 p1      55 t[0] copy
        xor rdi, r8                  ;   348.0 p0      55 t[0]
        xor r12, rbx                 ;   348.6 p0      55 t[0]
        xor rdi, rdx                 ;   349.2 p0      55 t[0]
        xor rbx, qword [rsp + 1720]  ;   349.7 p2+p0   55 t[0]
        mov qword [rsp + 1608], rdx  ;   350.2 p0+p3   55 t[0] spill
        mov rdx, qword [rsp + 1696]  ;   299.8 p2      55 t[0]
        xor rdx, qword [rsp + 1800]  ;   351.2 p2+p0   55 t[0]
        mov qword [rsp + 1656], rdi  ;   351.7 p0+p3   55 t[0] spill
        mov rdi, qword [rsp + 1808]  ;   301.8 p2      55 t[0]
        xor rdi, qword [rsp + 1600]  ;   352.7 p2+p0   55 t[0]
        xor rsi, rdi                 ;   353.7 p0      55 t[0]
        xor rdi, r12                 ;   353.8 p0      55 t[0]
        mov qword [rsp + 1808], rdi  ;   354.8 p0+p3   55 t[0] spill
        mov rdi, r15                 ;   328.6 p1      55 t[0] copy
        xor rdi, r13                 ;   355.4 p0      55 t[0]
        xor r13, rax                 ;   355.9 p0      55 t[0]
        xor rdi, r10                 ;   356.5 p0      55 t[0]
        xor r15, qword [rsp + 1760]  ;   357.1 p2+p0   55 t[0]
        xor r14, qword [rsp + 1592]  ;   357.6 p2+p0   55 t[0]
        xor r14, qword [rsp + 1864]  ;   358.6 p2+p0   55 t[0]
        mov qword [rsp + 1864], r10  ;   358.6 p0+p3   55 t[0] spill
        mov r10, r11                 ;   323.3 p1      55 t[0] copy
        xor r10, rbp                 ;   359.6 p0      55 t[0]
        xor r14, rbp                 ;   360.1 p0      55 t[0]
        mov rbp, qword [rsp + 1784]  ;   338.1 p2      55 t[0]
        xor rbp, rdx                 ;   360.7 p0      55 t[0]
        xor r14, rdx                 ;   361.3 p0      55 t[0]
        mov rdx, qword [rsp + 1616]  ;   311.0 p2      55 t[0]
        xor rdx, qword [rsp + 1792]  ;   361.9 p2+p0   55 t[0]
        mov qword [rsp + 1616], r11  ;   362.4 p0+p3   55 t[0] spill
        mov r11, qword [rsp + 1784]  ;   338.1 p2      55 t[0]
        xor r11, qword [rsp + 1712]  ;   363.4 p2+p0   55 t[0]
        xor r11, r9                  ;   364.4 p0      55 t[0]
        mov qword [rsp + 1784], r14  ;   364.4 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1856]  ;   332.3 p2      55 t[0]
        xor r14, qword [rsp + 1792]  ;   365.4 p2+p0   55 t[0]
        xor r14, qword [rsp + 1776]  ;   366.4 p2+p0   55 t[0]
        xor r14, qword [rsp + 1728]  ;   367.4 p2+p0   55 t[0]
        mov qword [rsp + 1728], r13  ;   366.9 p0+p3   55 t[0] spill
        mov r13, qword [rsp + 1816]  ;   329.7 p2      55 t[0]
        xor r13, qword [rsp + 1776]  ;   367.9 p2+p0   55 t[0]
        mov qword [rsp + 1776], r10  ;   368.4 p0+p3   55 t[0] spill
        mov r10, rbx                 ;   350.7 p1      55 t[0] copy
        xor r10, rdx                 ;   369.4 p0      55 t[0]
        xor rcx, qword [rsp + 1768]  ;   370.0 p2+p0   55 t[0]
        xor rbx, rsi                 ;   370.5 p0      55 t[0]
        mov qword [rsp + 1768], rsi  ;   371.1 p0+p3   55 t[0] spill
        mov rsi, qword [rsp + 768]   ;   322.0 p2      55 t[0].0 reload
        xor r12, qword [rsi + 1024]  ;   372.1 p2+p0   55 t[0]
        xor rbx, qword [rsi + 1032]  ;   372.6 p2+p0   55 t[0]
        xor rcx, qword [rsi + 1040]  ;   373.1 p2+p0   55 t[0]
        xor r9, qword [rsi + 1072]   ;   373.6 p2+p0   55 t[0]
        xor rax, qword [rsp + 1600]  ;   374.1 p2+p0   55 t[0]
        xor rax, qword [rsi + 1104]  ;   375.1 p2+p0   55 t[0]
        xor rdx, qword [rsp + 1808]  ;   375.1 p2+p0   55 t[0]
        xor rdx, qword [rsi + 1096]  ;   376.1 p2+p0   55 t[0]
        xor rdx, qword [rsp + 1656]  ;   377.1 p2+p0   55 t[0]
        mov qword [rsp + 1600], rax  ;   376.6 p0+p3   55 t[0] spill
        mov rax, qword [rsp + 1800]  ;   332.0 p2      55 t[0]
        xor rax, qword [rsi + 1056]  ;   377.6 p2+p0   55 t[0]
        xor rax, qword [rsp + 1760]  ;   378.6 p2+p0   55 t[0]
        xor rax, r13                 ;   379.6 p0      55 t[0]
        mov qword [rsp + 1800], rdx  ;   379.1 p0+p3   55 t[0] spill
        mov rdx, r8                  ;   338.5 p1      55 t[0] copy
        xor rdx, qword [rsi + 1048]  ;   380.1 p2+p0   55 t[0]
        xor rdx, rdi                 ;   381.1 p0      55 t[0]
        xor rdx, r14                 ;   382.1 p0      55 t[0]
        xor rdi, qword [rsi + 1112]  ;   381.8 p2+p0   55 t[0]
        mov qword [rsp + 1856], rdi  ;   382.8 p0+p3   55 t[0] spill
        mov rdi, qword [rsp + 1704]  ;   347.0 p2      55 t[0]
        xor rdi, qword [rsi + 1080]  ;   383.3 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1792]  ;   384.3 p2+p0   55 t[0]
        mov qword [rsp + 1792], rdi  ;   385.3 p0+p3   55 t[0] spill
        mov rdi, qword [rsp + 1736]  ;   345.4 p2      55 t[0]
        xor rdi, qword [rsi + 1088]  ;   385.3 p2+p0   55 t[0]
        xor rdi, qword [rsp + 1720]  ;   386.3 p2+p0   55 t[0]
        mov qword [rsp + 1720], rdi  ;   387.3 p0+p3   55 t[0] spill
        mov rdi, rbp                 ;   361.7 p1      55 t[0] copy
        xor rdi, qword [rsi + 1064]  ;   387.3 p2+p0   55 t[0]
        xor rbp, qword [rsi + 1128]  ;   387.8 p2+p0   55 t[0]
        xor rbp, qword [rsp + 1760]  ;   388.8 p2+p0   55 t[0]
        xor rbp, qword [rsp + 1872]  ;   389.8 p2+p0   55 t[0]
        xor r8, qword [rsi + 1176]   ;   389.3 p2+p0   55 t[0]
        xor r8, qword [rsp + 1864]   ;   390.3 p2+p0   55 t[0]
        mov qword [rsp + 1864], r8   ;   391.3 p0+p3   55 t[0] spill
        mov r8, qword [rsp + 1696]   ;   349.0 p2      55 t[0]
        xor r8, qword [rsi + 1120]   ;   391.3 p2+p0   55 t[0]
        xor r8, r15                  ;   392.3 p0      55 t[0]
        mov qword [rsp + 1696], rbp  ;   392.4 p0+p3   55 t[0] spill
        mov rbp, qword [rsp + 1680]  ;   351.0 p2      55 t[0]
        xor rbp, qword [rsi + 1136]  ;   393.4 p2+p0   55 t[0]
        xor rbp, r11                 ;   394.4 p0      55 t[0]
        xor r11, qword [rsi + 1200]  ;   394.4 p2+p0   55 t[0]
        xor r11, qword [rsp + 1616]  ;   395.4 p2+p0   55 t[0]
        mov qword [rsp + 1616], r11  ;   396.4 p0+p3   55 t[0] spill
        mov r11, qword [rsp + 1776]  ;   368.4 p2      55 t[0]
        xor r11, qword [rsi + 1144]  ;   396.4 p2+p0   55 t[0]
        xor r11, qword [rsp + 1672]  ;   397.4 p2+p0   55 t[0]
        mov qword [rsp + 1672], r11  ;   398.4 p0+p3   55 t[0] spill
        mov r11, qword [rsp + 1736]  ;   358.0 p2      55 t[0]
        xor r11, qword [rsi + 1152]  ;   398.4 p2+p0   55 t[0]
        xor r11, r10                 ;   399.4 p0      55 t[0]
        xor r14, qword [rsi + 1240]  ;   399.5 p2+p0   55 t[0]
        xor r14, qword [rsp + 1592]  ;   400.5 p2+p0   55 t[0]
        xor r15, qword [rsi + 1248]  ;   400.5 p2+p0   55 t[0]
        xor r15, r13                 ;   401.5 p0      55 t[0]
        mov r13, qword [rsp + 1656]  ;   363.0 p2      55 t[0]
        xor r13, qword [rsi + 1160]  ;   401.6 p2+p0   55 t[0]
        xor r15, qword [rsp + 1784]  ;   402.5 p2+p0   55 t[0]
        mov qword [rsp + 1656], r15  ;   403.5 p0+p3   55 t[0] spill
        mov r15, qword [rsp + 1728]  ;   366.9 p2      55 t[0]
        xor r15, qword [rsi + 1168]  ;   403.6 p2+p0   55 t[0]
        xor r15, qword [rsp + 1768]  ;   404.6 p2+p0   55 t[0]
        mov qword [rsp + 1768], r14  ;   404.6 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1784]  ;   369.0 p2      55 t[0]
        xor r14, qword [rsi + 1184]  ;   405.6 p2+p0   55 t[0]
        mov qword [rsp + 1784], r14  ;   406.6 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1712]  ;   371.0 p2      55 t[0]
        xor r14, qword [rsi + 1192]  ;   407.1 p2+p0   55 t[0]
        xor r14, qword [rsp + 1824]  ;   408.1 p2+p0   55 t[0]
        xor r14, qword [rsp + 1760]  ;   409.1 p2+p0   55 t[0]
        mov qword [rsp + 1760], r14  ;   410.1 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1776]  ;   375.0 p2      55 t[0]
        xor r14, qword [rsi + 1208]  ;   409.6 p2+p0   55 t[0]
        xor r14, qword [rsp + 1752]  ;   410.6 p2+p0   55 t[0]
        mov qword [rsp + 1776], r14  ;   411.6 p0+p3   55 t[0] spill
        mov r14, qword [rsp + 1816]  ;   378.0 p2      55 t[0]
        xor r14, r10                 ;   411.6 p0      55 t[0]
        xor r14, qword [rsi + 1216]  ;   412.6 p2+p0   55 t[0]
        xor r10, qword [rsi + 1224]  ;   412.6 p2+p0   55 t[0]
        xor r10, qword [rsp + 1688]  ;   413.6 p2+p0   55 t[0]
        xor r10, qword [rsp + 1808]  ;   414.6 p2+p0   55 t[0]
        mov qword [rsp + 1808], r10  ;   415.6 p0+p3   55 t[0] spill
        mov r10, qword [rsp + 1728]  ;   383.0 p2      55 t[0]
        xor r10, qword [rsi + 1232]  ;   415.1 p2+p0   55 t[0]
        xor r10, qword [rsp + 1608]  ;   416.1 p2+p0   55 t[0]
        mov qword [rsp + 1608], r10  ;   417.1 p0+p3   55 t[0] spill
        mov r10, qword [rsp + 1872]  ;   386.0 p2      55 t[0]
        xor r10, qword [rsi + 1256]  ;   417.1 p2+p0   55 t[0]
        xor r10, qword [rsp + 1632]  ;   418.1 p2+p0   55 t[0]
        mov qword [rsp + 1632], r10  ;   419.1 p0+p3   55 t[0] spill
        mov r10, qword [rsp + 1744]  ;   389.0 p2      55 t[0]
        xor r10, qword [rsi + 1264]  ;   419.1 p2+p0   55 t[0]
        xor r10, qword [rsp + 1680]  ;   420.1 p2+p0   55 t[0]
        mov qword [rsp + 1680], r10  ;   421.1 p0+p3   55 t[0] spill
        mov r10, qword [rsp + 1752]  ;   392.0 p2      55 t[0]
        xor r10, qword [rsi + 1272]  ;   421.1 p2+p0   55 t[0]
        mov qword [rsp + 1752], r10  ;   422.1 p0+p3   55 t[0] spill
        mov r10, qword [rsp + 824]   ;   394.0 p2      43 t[1]
        xor r10, qword [rsp + 832]   ;   422.6 p2+p0   43 t[1]
        mov qword [rsp + 1744], r14  ;   423.1 p0+p3   55 t[0] spill
        mov r14, r10                 ;   423.6 p1      43 t[1] copy
        xor r14, qword [rsp + 808]   ;   424.6 p2+p0   43 t[1]
        mov qword [rsp + 1872], r15  ;   424.6 p0+p3   55 t[0] spill
        mov r15, r14                 ;   425.6 p1      43 t[1] copy
        xor r15, qword [rsp + 856]   ;   426.6 p2+p0   43 t[1]
        mov qword [rsp + 1728], r13  ;   426.1 p0+p3   55 t[0] spill
        mov r13, r15                 ;   427.6 p1      43 t[1] copy
        xor r13, qword [rsp + 848]   ;   428.6 p2+p0   43 t[1]
        mov qword [rsp + 1688], r11  ;   427.6 p0+p3   55 t[0] spill
        mov r11, r15                 ;   427.6 p1      43 t[1] copy
        xor r11, qword [rsp + 800]   ;   428.6 p2+p0   43 t[1]
        mov qword [rsp + 1816], rbp  ;   429.1 p0+p3   55 t[0] spill
        mov rbp, r11                 ;   429.6 p1      43 t[1] copy
        xor rbp, qword [rsp + 816]   ;   430.6 p2+p0   43 t[1]
        mov qword [rsp + 1824], r8   ;   430.6 p0+p3   55 t[0] spill
        mov r8, rbp                  ;   431.6 p1      43 t[1] copy
        xor r8, qword [rsp + 824]    ;   432.6 p2+p0   43 t[1]
        mov qword [rsp + 1712], r9   ;   432.1 p0+p3   55 t[0] spill
        mov r9, r13                  ;   429.6 p1      43 t[1] copy
        xor r9, qword [rsp + 840]    ;   433.1 p2+p0   43 t[1]
        mov qword [rsp + 1592], rdi  ;   433.6 p0+p3   55 t[0] spill
        mov rdi, r9                  ;   434.1 p1      43 t[1] copy
        xor rdi, qword [rsp + 800]   ;   435.1 p2+p0   43 t[1]
        mov qword [rsp + 1736], rax  ;   435.1 p0+p3   55 t[0] spill
        mov rax, r9                  ;   434.1 p1      43 t[1] copy
        xor rax, qword [rsp + 832]   ;   436.1 p2+p0   43 t[1]
        mov qword [rsp + 1704], rdx  ;   436.6 p0+p3   55 t[0] spill
        mov rdx, r13                 ;   429.6 p1      43 t[1] copy
        xor rdx, r8                  ;   437.6 p0      43 t[1]
        mov qword [rsp + 1832], rcx  ;   438.2 p0+p3   55 t[0] spill
        mov rcx, rdx                 ;   438.6 p1      43 t[1] copy
        xor rcx, qword [rsp + 856]   ;   439.6 p2+p0   43 t[1]
        mov qword [rsp + 1664], rbx  ;   439.7 p0+p3   55 t[0] spill
        mov rbx, rax                 ;   437.1 p1      43 t[1] copy
        xor rbx, rcx                 ;   440.7 p0      43 t[1]
        mov qword [rsp + 1640], r12  ;   441.3 p0+p3   55 t[0] spill
        mov r12, rbx                 ;   441.7 p1      43 t[1] copy
        xor r12, qword [rsp + 824]   ;   442.7 p2+p0   43 t[1]
        mov rsi, r9                  ;   434.1 p1      43 t[1] copy
        and rsi, rbx                 ;   442.8 p0      43 t[1]
        xor r14, rsi                 ;   443.8 p0      43 t[1]
        mov rsi, rcx                 ;   440.6 p1      43 t[1] copy
        xor rsi, qword [rsp + 800]   ;   443.9 p2+p0   43 t[1]
        xor r10, rsi                 ;   444.9 p0      43 t[1]
        and rsi, rcx                 ;   445.0 p0      43 t[1]
        xor r14, rsi                 ;   446.0 p0      43 t[1]
        mov qword [rsp + 1840], r9   ;   446.1 p0+p3   43 t[1] spill
        mov r9, r8                   ;   433.6 p1      43 t[1] copy
        and r9, r10                  ;   447.1 p0      43 t[1]
        xor rsi, r9                  ;   448.1 p0      43 t[1]
        mov r9, r8                   ;   433.6 p1      43 t[1] copy
        xor r9, rax                  ;   448.3 p0      43 t[1]
        mov qword [rsp + 1648], rbx  ;   448.9 p0+p3   43 t[1] spill
        mov rbx, r11                 ;   429.6 p1      43 t[1] copy
        or rbx, qword [rsp + 856]    ;   449.9 p2+p0   43 t[1]
        mov qword [rsp + 1848], rcx  ;   450.4 p0+p3   43 t[1] spill
        mov rcx, r12                 ;   443.7 p1      43 t[1] copy
        and rcx, r9                  ;   451.4 p0      43 t[1]
        xor rcx, qword [rsp + 832]   ;   452.4 p2+p0   43 t[1]
        xor rcx, rsi                 ;   453.4 p0      43 t[1]
        mov qword [rsp + 1624], r8   ;   453.0 p0+p3   43 t[1] spill
        mov r8, r15                  ;   427.6 p1      43 t[1] copy
        and r8, rdx                  ;   454.0 p0      43 t[1]
        xor rcx, r8                  ;   455.0 p0      43 t[1]
        xor r8, r14                  ;   455.1 p0      43 t[1]
        xor r14, rbx                 ;   455.7 p0      43 t[1]
        xor rbp, rsi                 ;   456.3 p0      43 t[1]
        mov rsi, r15                 ;   427.6 p1      43 t[1] copy
        xor rsi, r10                 ;   456.9 p0      43 t[1]
        xor rbp, rbx                 ;   457.4 p0      43 t[1]
        mov rbx, r9                  ;   449.3 p1      43 t[1] copy
        xor rbx, qword [rsp + 856]   ;   458.0 p2+p0   43 t[1]
        mov qword [rsp + 1880], r9   ;   458.5 p0+p3   43 t[1] spill
        mov r9, r13                  ;   429.6 p1      43 t[1] copy
        and r9, rsi                  ;   459.5 p0      43 t[1]
        xor r8, r9                   ;   460.5 p0      43 t[1]
        mov r9, r11                  ;   429.6 p1      43 t[1] copy
        xor r9, r12                  ;   460.6 p0      43 t[1]
        mov qword [rsp + 1888], rsi  ;   461.2 p0+p3   43 t[1] spill
        mov rsi, rdi                 ;   436.1 p1      43 t[1] copy
        and rsi, rax                 ;   462.2 p0      43 t[1]
        xor rbp, rsi                 ;   463.2 p0      43 t[1]
        mov rsi, rbx                 ;   459.0 p1      43 t[1] copy
        and rsi, r9                  ;   463.3 p0      43 t[1]
        xor r14, rsi                 ;   464.3 p0      43 t[1]
        mov rsi, rcx                 ;   456.0 p1      43 t[1] copy
        and rsi, r8                  ;   464.5 p0      43 t[1]
        xor r14, rsi                 ;   465.5 p0      43 t[1]
        mov qword [rsp + 1896], r13  ;   465.6 p0+p3   43 t[1] spill
        mov r13, rbp                 ;   464.2 p1      43 t[1] copy
        and r13, r14                 ;   466.6 p0      43 t[1]
        xor r8, r13                  ;   467.6 p0      43 t[1]
        mov r13, rcx                 ;   456.0 p1      43 t[1] copy
        xor rcx, r14                 ;   467.8 p0      43 t[1]
        mov r14, rbp                 ;   464.2 p1      43 t[1] copy
        and r14, r8                  ;   468.6 p0      43 t[1]
        xor r13, r14                 ;   469.6 p0      43 t[1]
        or rsi, rcx                  ;   469.5 p0      43 t[1]
        xor rsi, r8                  ;   470.5 p0      43 t[1]
        mov r14, qword [rsp + 1624]  ;   453.0 p2      43 t[1]
        and r8, r13                  ;   470.6 p0      43 t[1]
        and r9, r13                  ;   471.2 p0      43 t[1]
        xor rbp, r8                  ;   471.8 p0      43 t[1]
        mov r8, r13                  ;   470.6 p1      43 t[1] copy
        or r8, rsi                   ;   472.3 p0      43 t[1]
        xor rcx, r8                  ;   473.3 p0      43 t[1]
        and r14, rcx                 ;   474.3 p0      43 t[1]
        mov r8, r13                  ;   470.6 p1      43 t[1] copy
        xor r8, rsi                  ;   474.1 p0      43 t[1]
        and r11, rsi                 ;   474.6 p0      43 t[1]
        and r10, rcx                 ;   475.2 p0      43 t[1]
        and r12, r8                  ;   475.8 p0      43 t[1]
        xor r10, r12                 ;   476.8 p0      43 t[1]
        mov qword [rsp + 1624], r11  ;   476.9 p0+p3   43 t[1] spill
        mov r11, rcx                 ;   474.3 p1      43 t[1] copy
        xor r11, r8                  ;   477.9 p0      43 t[1]
        xor rcx, rbp                 ;   478.5 p0      43 t[1]
        and rax, r11                 ;   479.1 p0      43 t[1]
        and rdi, r11                 ;   479.6 p0      43 t[1]
        mov r11, rsi                 ;   471.5 p1      43 t[1] copy
        and r11, qword [rsp + 856]   ;   480.2 p2+p0   43 t[1]
        xor rsi, rcx                 ;   480.7 p0      43 t[1]
        and r15, rcx                 ;   481.3 p0      43 t[1]
        and rbx, r13                 ;   481.8 p0      43 t[1]
        and rdx, rcx                 ;   482.4 p0      43 t[1]
        mov rcx, qword [rsp + 1848]  ;   450.4 p2      43 t[1]
        and rcx, rsi                 ;   483.0 p0      43 t[1]
        and rsi, qword [rsp + 800]   ;   483.5 p2+p0   43 t[1]
        and r8, qword [rsp + 1880]   ;   484.0 p2+p0   43 t[1]
        xor r13, rbp                 ;   484.5 p0      43 t[1]
        xor r15, rsi                 ;   485.1 p0      43 t[1]
        xor rcx, r11                 ;   485.7 p0      43 t[1]
        xor rcx, rbx                 ;   486.7 p0      43 t[1]
        xor rbx, rax                 ;   486.8 p0      43 t[1]
        mov qword [rsp + 1880], rsi  ;   487.4 p0+p3   43 t[1] spill
        mov rsi, qword [rsp + 1648]  ;   448.9 p2      43 t[1]
        and rsi, r13                 ;   488.4 p0      43 t[1]
        xor rcx, rsi                 ;   489.4 p0      43 t[1]
        xor r14, rsi                 ;   489.5 p0      43 t[1]
        mov rsi, qword [rsp + 1840]  ;   446.1 p2      43 t[1]
        and rsi, r13                 ;   490.1 p0      43 t[1]
        mov r13, qword [rsp + 1896]  ;   465.6 p2      43 t[1]
        and r13, rbp                 ;   490.7 p0      43 t[1]
        xor rbx, r14                 ;   491.3 p0      43 t[1]
        and rbp, qword [rsp + 1888]  ;   491.8 p2+p0   43 t[1]
        xor rax, r11                 ;   492.3 p0      43 t[1]
        mov r11, r10                 ;   477.8 p1      43 t[1] copy
        xor r11, r15                 ;   492.9 p0      43 t[1]
        xor r11, rbx                 ;   493.9 p0      43 t[1]
        xor rax, rdx                 ;   494.0 p0      43 t[1]
        xor r8, r11                  ;   494.9 p0      43 t[1]
        xor rax, r8                  ;   495.9 p0      43 t[1]
        xor rbp, rax                 ;   496.9 p0      43 t[1]
        xor r15, rsi                 ;   496.3 p0      43 t[1]
        xor r12, rdi                 ;   496.9 p0      43 t[1]
        xor r9, rbp                  ;   497.9 p0      43 t[1]
        xor r15, rbp                 ;   498.0 p0      43 t[1]
        xor r14, r13                 ;   498.6 p0      43 t[1]
        xor r14, r8                  ;   499.6 p0      43 t[1]
        xor r12, r9                  ;   499.8 p0      43 t[1]
        not r11                      ;   500.3 p0      43 t[1]
        not rbx                      ;   500.8 p0      43 t[1]
        not r14                      ;   501.3 p0      43 t[1]
        not r15                      ;   501.8 p0      43 t[1]
        mov r8, qword [rsp + 1144]   ;   447.0 p2      43 t[1]
        mov r13, qword [rsp + 1152]  ;   448.0 p2      43 t[1] reload
        xor r8, r13                  ;   502.3 p0      43 t[1]
        mov rsi, qword [rsp + 1128]  ;   449.0 p2      43 t[1]
        xor rsi, r8                  ;   503.3 p0      43 t[1]
        mov rdi, qword [rsp + 1176]  ;   450.0 p2      43 t[1]
        xor rdi, rsi                 ;   504.3 p0      43 t[1]
        mov rbp, qword [rsp + 1168]  ;   451.0 p2      43 t[1]
        xor rbp, rdi                 ;   505.3 p0      43 t[1]
        mov rdx, rdi                 ;   505.3 p1      43 t[1] copy
        xor rdx, qword [rsp + 1120]  ;   506.3 p2+p0   43 t[1]
        mov qword [rsp + 1888], r11  ;   505.1 p0+p3   43 t[1] spill
        mov r11, rdx                 ;   507.3 p1      43 t[1] copy
        xor r11, qword [rsp + 1136]  ;   508.3 p2+p0   43 t[1]
        mov qword [rsp + 1896], rcx  ;   506.6 p0+p3   43 t[1] spill
        mov rcx, r11                 ;   509.3 p1      43 t[1] copy
        xor rcx, qword [rsp + 1144]  ;   510.3 p2+p0   43 t[1]
        mov qword [rsp + 1840], rbx  ;   508.1 p0+p3   43 t[1] spill
        mov rbx, r13                 ;   456.3 p1      43 t[1] copy
        mov qword [rsp + 1648], rax  ;   509.1 p0+p3   43 t[1] spill
        mov rax, rbp                 ;   506.3 p1      43 t[1] copy
        xor rax, qword [rsp + 1160]  ;   510.1 p2+p0   43 t[1]
        xor rbx, rax                 ;   511.1 p0      43 t[1]
        mov qword [rsp + 1848], r15  ;   511.2 p0+p3   43 t[1] spill
        mov r15, rax                 ;   511.1 p1      43 t[1] copy
        xor r15, qword [rsp + 1120]  ;   512.2 p2+p0   43 t[1]
        mov qword [rsp + 1904], r14  ;   512.7 p0+p3   43 t[1] spill
        mov r14, rbp                 ;   506.3 p1      43 t[1] copy
        xor r14, rcx                 ;   513.7 p0      43 t[1]
        mov qword [rsp + 1912], r10  ;   514.2 p0+p3   43 t[1] spill
        mov r10, r14                 ;   514.7 p1      43 t[1] copy
        xor r10, qword [rsp + 1176]  ;   515.7 p2+p0   43 t[1]
        mov qword [rsp + 1920], r9   ;   515.7 p0+p3   43 t[1] spill
        mov r9, rbx                  ;   512.1 p1      43 t[1] copy
        xor r9, r10                  ;   516.7 p0      43 t[1]
        mov qword [rsp + 1928], r12  ;   517.3 p0+p3   43 t[1] spill
        mov r12, r9                  ;   517.7 p1      43 t[1] copy
        xor r12, qword [rsp + 1144]  ;   518.7 p2+p0   43 t[1]
        mov r13, rax                 ;   511.1 p1      43 t[1] copy
        and r13, r9                  ;   518.8 p0      43 t[1]
        xor rsi, r13                 ;   519.8 p0      43 t[1]
        mov r13, r10                 ;   516.7 p1      43 t[1] copy
        xor r13, qword [rsp + 1120]  ;   520.0 p2+p0   43 t[1]
        xor r8, r13                  ;   521.0 p0      43 t[1]
        and r13, r10                 ;   521.0 p0      43 t[1]
        xor rsi, r13                 ;   522.0 p0      43 t[1]
        mov qword [rsp + 1936], rax  ;   522.2 p0+p3   43 t[1] spill
        mov rax, rcx                 ;   511.3 p1      43 t[1] copy
        and rax, r8                  ;   523.2 p0      43 t[1]
        xor r13, rax                 ;   524.2 p0      43 t[1]
        mov rax, rcx                 ;   511.3 p1      43 t[1] copy
        xor rax, rbx                 ;   524.3 p0      43 t[1]
        mov qword [rsp + 1944], r9   ;   524.9 p0+p3   43 t[1] spill
        mov r9, r12                  ;   519.7 p1      43 t[1] copy
        and r9, rax                  ;   525.9 p0      43 t[1]
        xor r9, qword [rsp + 1152]   ;   526.9 p2+p0   43 t[1]
        xor r9, r13                  ;   527.9 p0      43 t[1]
        mov qword [rsp + 1952], r10  ;   527.5 p0+p3   43 t[1] spill
        mov r10, rdx                 ;   507.3 p1      43 t[1] copy
        or r10, qword [rsp + 1176]   ;   528.5 p2+p0   43 t[1]
        xor r11, r13                 ;   529.0 p0      43 t[1]
        mov r13, rdi                 ;   505.3 p1      43 t[1] copy
        and r13, r14                 ;   529.6 p0      43 t[1]
        xor r9, r13                  ;   530.6 p0      43 t[1]
        xor r13, rsi                 ;   530.7 p0      43 t[1]
        xor rsi, r10                 ;   531.3 p0      43 t[1]
        xor r11, r10                 ;   531.9 p0      43 t[1]
        mov r10, rdi                 ;   505.3 p1      43 t[1] copy
        xor r10, r8                  ;   532.5 p0      43 t[1]
        mov qword [rsp + 1960], r14  ;   533.0 p0+p3   43 t[1] spill
        mov r14, rax                 ;   525.3 p1      43 t[1] copy
        xor r14, qword [rsp + 1176]  ;   534.0 p2+p0   43 t[1]
        mov qword [rsp + 1968], rax  ;   534.5 p0+p3   43 t[1] spill
        mov rax, rbp                 ;   506.3 p1      43 t[1] copy
        and rax, r10                 ;   535.5 p0      43 t[1]
        xor r13, rax                 ;   536.5 p0      43 t[1]
        mov rax, rdx                 ;   507.3 p1      43 t[1] copy
        xor rax, r12                 ;   536.7 p0      43 t[1]
        mov qword [rsp + 1976], r10  ;   537.2 p0+p3   43 t[1] spill
        mov r10, rbx                 ;   512.1 p1      43 t[1] copy
        and r10, r15                 ;   538.2 p0      43 t[1]
        xor r11, r10                 ;   539.2 p0      43 t[1]
        mov r10, r14                 ;   535.0 p1      43 t[1] copy
        and r10, rax                 ;   539.4 p0      43 t[1]
        xor rsi, r10                 ;   540.4 p0      43 t[1]
        mov r10, r9                  ;   531.6 p1      43 t[1] copy
        and r10, r13                 ;   540.5 p0      43 t[1]
        xor rsi, r10                 ;   541.5 p0      43 t[1]
        mov qword [rsp + 1984], rbp  ;   541.7 p0+p3   43 t[1] spill
        mov rbp, r11                 ;   540.2 p1      43 t[1] copy
        and rbp, rsi                 ;   542.7 p0      43 t[1]
        xor r13, rbp                 ;   543.7 p0      43 t[1]
        mov rbp, r9                  ;   531.6 p1      43 t[1] copy
        xor r9, rsi                  ;   543.8 p0      43 t[1]
        mov rsi, r11                 ;   540.2 p1      43 t[1] copy
        and rsi, r13                 ;   544.7 p0      43 t[1]
        xor rbp, rsi                 ;   545.7 p0      43 t[1]
        or r10, r9                   ;   545.5 p0      43 t[1]
        xor r10, r13                 ;   546.5 p0      43 t[1]
        and r13, rbp                 ;   546.7 p0      43 t[1]
        and rax, rbp                 ;   547.2 p0      43 t[1]
        xor r11, r13                 ;   547.8 p0      43 t[1]
        mov r13, rbp                 ;   546.7 p1      43 t[1] copy
        or r13, r10                  ;   548.4 p0      43 t[1]
        xor r9, r13                  ;   549.4 p0      43 t[1]
        and rcx, r9                  ;   550.4 p0      43 t[1]
        mov r13, rbp                 ;   546.7 p1      43 t[1] copy
        xor r13, r10                 ;   550.1 p0      43 t[1]
        and rdx, r10                 ;   550.7 p0      43 t[1]
        mov rsi, r9                  ;   550.4 p1      43 t[1] copy
        xor rsi, r13                 ;   551.4 p0      43 t[1]
        and r8, r9                   ;   551.8 p0      43 t[1]
        xor r9, r11                  ;   552.4 p0      43 t[1]
        and r12, r13                 ;   552.9 p0      43 t[1]
        xor r8, r12                  ;   553.9 p0      43 t[1]
        and rbx, rsi                 ;   554.1 p0      43 t[1]
        and r15, rsi                 ;   554.7 p0      43 t[1]
        mov rsi, r10                 ;   547.5 p1      43 t[1] copy
        and rsi, qword [rsp + 1176]  ;   555.2 p2+p0   43 t[1]
        xor r10, r9                  ;   555.7 p0      43 t[1]
        and rdi, r9                  ;   556.3 p0      43 t[1]
        and r14, rbp                 ;   556.9 p0      43 t[1]
        and r9, qword [rsp + 1960]   ;   557.4 p2+p0   43 t[1]
        and r13, qword [rsp + 1968]  ;   557.9 p2+p0   43 t[1]
        xor rbp, r11                 ;   558.4 p0      43 t[1]
        mov qword [rsp + 1968], rdx  ;   559.0 p0+p3   43 t[1] spill
        mov rdx, qword [rsp + 1952]  ;   527.5 p2      43 t[1]
        and rdx, r10                 ;   560.0 p0      43 t[1]
        and r10, qword [rsp + 1120]  ;   560.6 p2+p0   43 t[1]
        xor rdi, r10                 ;   561.6 p0      43 t[1]
        xor rdx, rsi                 ;   561.7 p0      43 t[1]
        xor rdx, r14                 ;   562.7 p0      43 t[1]
        xor r14, rbx                 ;   562.8 p0      43 t[1]
        mov qword [rsp + 1952], r10  ;   563.4 p0+p3   43 t[1] spill
        mov r10, qword [rsp + 1944]  ;   524.9 p2      43 t[1]
        and r10, rbp                 ;   564.4 p0      43 t[1]
        xor rdx, r10                 ;   565.4 p0      43 t[1]
        xor rcx, r10                 ;   565.5 p0      43 t[1]
        mov r10, qword [rsp + 1936]  ;   522.2 p2      43 t[1]
        and r10, rbp                 ;   566.1 p0      43 t[1]
        mov rbp, qword [rsp + 1984]  ;   541.7 p2      43 t[1]
        and rbp, r11                 ;   566.7 p0      43 t[1]
        xor r14, rcx                 ;   567.2 p0      43 t[1]
        and r11, qword [rsp + 1976]  ;   567.8 p2+p0   43 t[1]
        xor rbx, rsi                 ;   568.3 p0      43 t[1]
        mov rsi, r8                  ;   554.9 p1      43 t[1] copy
        xor rsi, rdi                 ;   568.9 p0      43 t[1]
        xor rsi, r14                 ;   569.9 p0      43 t[1]
        xor rbx, r9                  ;   570.0 p0      43 t[1]
        xor r13, rsi                 ;   570.9 p0      43 t[1]
        mov r9, qword [rsp + 1968]   ;   559.0 p2      43 t[1]
        xor r9, qword [rsp + 1952]   ;   571.1 p2+p0   43 t[1]
        xor rbx, r13                 ;   571.9 p0      43 t[1]
        xor r11, rbx                 ;   572.9 p0      43 t[1]
        xor rdi, r10                 ;   572.8 p0      43 t[1]
        xor r12, r15                 ;   573.4 p0      43 t[1]
        xor rax, r11                 ;   573.9 p0      43 t[1]
        xor rdi, r11                 ;   574.5 p0      43 t[1]
        xor rcx, rbp                 ;   575.1 p0      43 t[1]
        xor r9, r8                   ;   575.6 p0      43 t[1]
        xor rcx, r13                 ;   576.2 p0      43 t[1]
        xor r12, rax                 ;   576.8 p0      43 t[1]
        xor r9, rax                  ;   577.4 p0      43 t[1]
        not rsi                      ;   577.9 p0      43 t[1]
        not r14                      ;   578.4 p0      43 t[1]
        not rcx                      ;   578.9 p0      43 t[1]
        not rdi                      ;   579.4 p0      43 t[1]
        mov r8, qword [rsp + 1464]   ;   525.5 p2      43 t[1]
        mov r10, qword [rsp + 1472]  ;   526.5 p2      43 t[1] reload
        xor r8, r10                  ;   579.9 p0      43 t[1]
        mov r11, qword [rsp + 1448]  ;   527.5 p2      43 t[1]
        xor r11, r8                  ;   580.9 p0      43 t[1]
        mov r13, qword [rsp + 1584]  ;   528.5 p2      43 t[1]
        xor r13, r11                 ;   581.9 p0      43 t[1]
        mov r15, qword [rsp + 1488]  ;   529.5 p2      43 t[1]
        xor r15, r13                 ;   582.9 p0      43 t[1]
        mov rbp, qword [rsp + 1576]  ;   530.5 p2      43 t[1]
        xor rbp, r13                 ;   582.9 p0      43 t[1]
        mov rax, rbp                 ;   583.9 p1      43 t[1] copy
        xor rax, qword [rsp + 1456]  ;   584.9 p2+p0   43 t[1]
        mov qword [rsp + 1952], rbx  ;   583.3 p0+p3   43 t[1] spill
        mov rbx, rax                 ;   585.9 p1      43 t[1] copy
        xor rbx, qword [rsp + 1464]  ;   586.9 p2+p0   43 t[1]
        mov qword [rsp + 1968], rdx  ;   584.8 p0+p3   43 t[1] spill
        mov rdx, r10                 ;   533.2 p1      43 t[1] copy
        mov qword [rsp + 1976], r14  ;   585.8 p0+p3   43 t[1] spill
        mov r14, r15                 ;   583.9 p1      43 t[1] copy
        xor r14, qword [rsp + 1480]  ;   586.8 p2+p0   43 t[1]
        xor rdx, r14                 ;   587.8 p0      43 t[1]
        mov qword [rsp + 1984], rsi  ;   587.9 p0+p3   43 t[1] spill
        mov rsi, r14                 ;   587.8 p1      43 t[1] copy
        xor rsi, qword [rsp + 1576]  ;   588.9 p2+p0   43 t[1]
        mov qword [rsp + 1936], rdi  ;   589.4 p0+p3   43 t[1] spill
        mov rdi, r15                 ;   583.9 p1      43 t[1] copy
        xor rdi, rbx                 ;   590.4 p0      43 t[1]
        mov qword [rsp + 1944], rcx  ;   590.9 p0+p3   43 t[1] spill
        mov rcx, rdi                 ;   591.4 p1      43 t[1] copy
        xor rcx, qword [rsp + 1584]  ;   592.4 p2+p0   43 t[1]
        mov qword [rsp + 1960], r9   ;   592.4 p0+p3   43 t[1] spill
        mov r9, rdx                  ;   588.8 p1      43 t[1] copy
        xor r9, rcx                  ;   593.4 p0      43 t[1]
        mov qword [rsp + 1992], r12  ;   594.0 p0+p3   43 t[1] spill
        mov r12, r9                  ;   594.4 p1      43 t[1] copy
        xor r12, qword [rsp + 1464]  ;   595.4 p2+p0   43 t[1]
        mov r10, r14                 ;   587.8 p1      43 t[1] copy
        and r10, r9                  ;   595.5 p0      43 t[1]
        xor r11, r10                 ;   596.5 p0      43 t[1]
        mov r10, rcx                 ;   593.4 p1      43 t[1] copy
        xor r10, qword [rsp + 1576]  ;   596.6 p2+p0   43 t[1]
        xor r8, r10                  ;   597.6 p0      43 t[1]
        and r10, rcx                 ;   597.7 p0      43 t[1]
        xor r11, r10                 ;   598.7 p0      43 t[1]
        mov qword [rsp + 2000], r14  ;   598.9 p0+p3   43 t[1] spill
        mov r14, rbx                 ;   587.9 p1      43 t[1] copy
        and r14, r8                  ;   599.9 p0      43 t[1]
        xor r10, r14                 ;   600.9 p0      43 t[1]
        mov r14, rbx                 ;   587.9 p1      43 t[1] copy
        xor r14, rdx                 ;   601.0 p0      43 t[1]
        mov qword [rsp + 2008], r9   ;   601.6 p0+p3   43 t[1] spill
        mov r9, r12                  ;   596.4 p1      43 t[1] copy
        and r9, r14                  ;   602.6 p0      43 t[1]
        xor r9, qword [rsp + 1472]   ;   603.6 p2+p0   43 t[1]
        xor r9, r10                  ;   604.6 p0      43 t[1]
        mov qword [rsp + 2016], rcx  ;   604.2 p0+p3   43 t[1] spill
        mov rcx, rbp                 ;   583.9 p1      43 t[1] copy
        or rcx, qword [rsp + 1584]   ;   605.2 p2+p0   43 t[1]
        xor rax, r10                 ;   605.7 p0      43 t[1]
        mov r10, r13                 ;   582.9 p1      43 t[1] copy
        and r10, rdi                 ;   606.3 p0      43 t[1]
        xor r9, r10                  ;   607.3 p0      43 t[1]
        xor r10, r11                 ;   607.4 p0      43 t[1]
        xor r11, rcx                 ;   608.0 p0      43 t[1]
        xor rax, rcx                 ;   608.6 p0      43 t[1]
        mov rcx, r13                 ;   582.9 p1      43 t[1] copy
        xor rcx, r8                  ;   609.1 p0      43 t[1]
        mov qword [rsp + 2024], rdi  ;   609.7 p0+p3   43 t[1] spill
        mov rdi, r14                 ;   602.0 p1      43 t[1] copy
        xor rdi, qword [rsp + 1584]  ;   610.7 p2+p0   43 t[1]
        mov qword [rsp + 2032], r14  ;   611.2 p0+p3   43 t[1] spill
        mov r14, r15                 ;   583.9 p1      43 t[1] copy
        and r14, rcx                 ;   612.2 p0      43 t[1]
        xor r10, r14                 ;   613.2 p0      43 t[1]
        mov r14, rbp                 ;   583.9 p1      43 t[1] copy
        xor r14, r12                 ;   613.3 p0      43 t[1]
        mov qword [rsp + 2040], rcx  ;   613.9 p0+p3   43 t[1] spill
        mov rcx, rdx                 ;   588.8 p1      43 t[1] copy
        and rcx, rsi                 ;   614.9 p0      43 t[1]
        xor rax, rcx                 ;   615.9 p0      43 t[1]
        mov rcx, rdi                 ;   611.7 p1      43 t[1] copy
        and rcx, r14                 ;   616.1 p0      43 t[1]
        xor r11, rcx                 ;   617.1 p0      43 t[1]
        mov rcx, r9                  ;   608.3 p1      43 t[1] copy
        and rcx, r10                 ;   617.2 p0      43 t[1]
        xor r11, rcx                 ;   618.2 p0      43 t[1]
        mov qword [rsp + 2048], r15  ;   618.3 p0+p3   43 t[1] spill
        mov r15, rax                 ;   616.9 p1      43 t[1] copy
        and r15, r11                 ;   619.3 p0      43 t[1]
        xor r10, r15                 ;   620.3 p0      43 t[1]
        mov r15, r9                  ;   608.3 p1      43 t[1] copy
        xor r9, r11                  ;   620.5 p0      43 t[1]
        mov r11, rax                 ;   616.9 p1      43 t[1] copy
        and r11, r10                 ;   621.3 p0      43 t[1]
        xor r15, r11                 ;   622.3 p0      43 t[1]
        or rcx, r9                   ;   622.2 p0      43 t[1]
        xor rcx, r10                 ;   623.2 p0      43 t[1]
        and r10, r15                 ;   623.3 p0      43 t[1]
        and r14, r15                 ;   623.9 p0      43 t[1]
        xor rax, r10                 ;   624.5 p0      43 t[1]
        mov r10, r15                 ;   623.3 p1      43 t[1] copy
        or r10, rcx                  ;   625.1 p0      43 t[1]
        xor r9, r10                  ;   626.1 p0      43 t[1]
        and rbx, r9                  ;   627.1 p0      43 t[1]
        mov r10, r15                 ;   623.3 p1      43 t[1] copy
        xor r10, rcx                 ;   626.8 p0      43 t[1]
        and rbp, rcx                 ;   627.3 p0      43 t[1]
        mov r11, r9                  ;   627.1 p1      43 t[1] copy
        xor r11, r10                 ;   628.1 p0      43 t[1]
        and r8, r9                   ;   628.5 p0      43 t[1]
        xor r9, rax                  ;   629.1 p0      43 t[1]
        and r12, r10                 ;   629.6 p0      43 t[1]
        xor r8, r12                  ;   630.6 p0      43 t[1]
        and rdx, r11                 ;   630.8 p0      43 t[1]
        and rsi, r11                 ;   631.3 p0      43 t[1]
        mov r11, rcx                 ;   624.2 p1      43 t[1] copy
        and r11, qword [rsp + 1584]  ;   631.9 p2+p0   43 t[1]
        xor rcx, r9                  ;   632.4 p0      43 t[1]
        and r13, r9                  ;   633.0 p0      43 t[1]
        and rdi, r15                 ;   633.5 p0      43 t[1]
        and r9, qword [rsp + 2024]   ;   634.1 p2+p0   43 t[1]
        and r10, qword [rsp + 2032]  ;   634.6 p2+p0   43 t[1]
        xor r15, rax                 ;   635.1 p0      43 t[1]
        mov qword [rsp + 2032], rbp  ;   635.7 p0+p3   43 t[1] spill
        mov rbp, qword [rsp + 2016]  ;   604.2 p2      43 t[1]
        and rbp, rcx                 ;   636.7 p0      43 t[1]
        and rcx, qword [rsp + 1576]  ;   637.3 p2+p0   43 t[1]
        xor r13, rcx                 ;   638.3 p0      43 t[1]
        xor rbp, r11                 ;   638.3 p0      43 t[1]
        xor rbp, rdi                 ;   639.3 p0      43 t[1]
        xor rdi, rdx                 ;   639.5 p0      43 t[1]
        mov qword [rsp + 1576], rcx  ;   640.0 p0+p3   43 t[1] spill
        mov rcx, qword [rsp + 2008]  ;   601.6 p2      43 t[1]
        and rcx, r15                 ;   641.0 p0      43 t[1]
        xor rbp, rcx                 ;   642.0 p0      43 t[1]
        xor rbx, rcx                 ;   642.2 p0      43 t[1]
        mov rcx, qword [rsp + 2000]  ;   598.9 p2      43 t[1]
        and rcx, r15                 ;   642.8 p0      43 t[1]
        mov r15, qword [rsp + 2048]  ;   618.3 p2      43 t[1]
        and r15, rax                 ;   643.3 p0      43 t[1]
        xor rdi, rbx                 ;   643.9 p0      43 t[1]
        and rax, qword [rsp + 2040]  ;   644.5 p2+p0   43 t[1]
        xor rdx, r11                 ;   645.0 p0      43 t[1]
        mov r11, r8                  ;   631.6 p1      43 t[1] copy
        xor r11, r13                 ;   645.5 p0      43 t[1]
        xor r11, rdi                 ;   646.5 p0      43 t[1]
        xor rdx, r9                  ;   646.7 p0      43 t[1]
        xor r10, r11                 ;   647.5 p0      43 t[1]
        mov r9, qword [rsp + 2032]   ;   635.7 p2      43 t[1]
        xor r9, qword [rsp + 1576]   ;   647.8 p2+p0   43 t[1]
        xor rdx, r10                 ;   648.5 p0      43 t[1]
        xor rax, rdx                 ;   649.5 p0      43 t[1]
        xor r13, rcx                 ;   649.5 p0      43 t[1]
        xor r12, rsi                 ;   650.0 p0      43 t[1]
        xor r14, rax                 ;   650.6 p0      43 t[1]
        xor r13, rax                 ;   651.2 p0      43 t[1]
        xor r9, r8                   ;   651.8 p0      43 t[1]
        xor rbx, r15                 ;   652.3 p0      43 t[1]
        xor rbx, r10                 ;   653.3 p0      43 t[1]
        xor r12, r14                 ;   653.5 p0      43 t[1]
        xor r9, r14                  ;   654.0 p0      43 t[1]
        not r11                      ;   654.6 p0      43 t[1]
        not rdi                      ;   655.1 p0      43 t[1]
        not rbx                      ;   655.6 p0      43 t[1]
        not r13                      ;   656.1 p0      43 t[1]
        mov r8, qword [rsp + 752]    ;   602.2 p2      43 t[1]
        mov r10, qword [rsp + 760]   ;   603.2 p2      43 t[1] reload
        xor r8, r10                  ;   656.6 p0      43 t[1]
        mov r14, qword [rsp + 736]   ;   604.2 p2      43 t[1]
        xor r14, r8                  ;   657.6 p0      43 t[1]
        mov r15, qword [rsp + 792]   ;   605.2 p2      43 t[1]
        xor r15, r14                 ;   658.6 p0      43 t[1]
        mov rsi, qword [rsp + 784]   ;   606.2 p2      43 t[1]
        xor rsi, r15                 ;   659.6 p0      43 t[1]
        mov rax, qword [rsp + 728]   ;   607.2 p2      43 t[1]
        xor rax, r15                 ;   659.6 p0      43 t[1]
        mov rcx, rax                 ;   660.6 p1      43 t[1] copy
        xor rcx, qword [rsp + 744]   ;   661.6 p2+p0   43 t[1]
        mov qword [rsp + 1576], rdi  ;   660.0 p0+p3   43 t[1] spill
        mov rdi, rcx                 ;   662.6 p1      43 t[1] copy
        xor rdi, qword [rsp + 752]   ;   663.6 p2+p0   43 t[1]
        mov qword [rsp + 2032], r11  ;   661.5 p0+p3   43 t[1] spill
        mov r11, r10                 ;   609.9 p1      43 t[1] copy
        mov qword [rsp + 2040], rbx  ;   662.5 p0+p3   43 t[1] spill
        mov rbx, rsi                 ;   660.6 p1      43 t[1] copy
        xor rbx, qword [rsp + 776]   ;   663.5 p2+p0   43 t[1]
        xor r11, rbx                 ;   664.5 p0      43 t[1]
        mov qword [rsp + 2048], r9   ;   664.5 p0+p3   43 t[1] spill
        mov r9, rbx                  ;   664.5 p1      43 t[1] copy
        xor r9, qword [rsp + 728]    ;   665.5 p2+p0   43 t[1]
        mov qword [rsp + 2000], r12  ;   666.0 p0+p3   43 t[1] spill
        mov r12, rsi                 ;   660.6 p1      43 t[1] copy
        xor r12, rdi                 ;   667.0 p0      43 t[1]
        mov qword [rsp + 2008], rbp  ;   667.6 p0+p3   43 t[1] spill
        mov rbp, r12                 ;   668.0 p1      43 t[1] copy
        xor rbp, qword [rsp + 792]   ;   669.0 p2+p0   43 t[1]
        mov qword [rsp + 2016], rdx  ;   669.1 p0+p3   43 t[1] spill
        mov rdx, r11                 ;   665.5 p1      43 t[1] copy
        xor rdx, rbp                 ;   670.1 p0      43 t[1]
        mov qword [rsp + 2024], r13  ;   670.7 p0+p3   43 t[1] spill
        mov r13, rdx                 ;   671.1 p1      43 t[1] copy
        xor r13, qword [rsp + 752]   ;   672.1 p2+p0   43 t[1]
        mov r10, rbx                 ;   664.5 p1      43 t[1] copy
        and r10, rdx                 ;   672.2 p0      43 t[1]
        xor r14, r10                 ;   673.2 p0      43 t[1]
        mov r10, rbp                 ;   670.0 p1      43 t[1] copy
        xor r10, qword [rsp + 728]   ;   673.3 p2+p0   43 t[1]
        xor r8, r10                  ;   674.3 p0      43 t[1]
        and r10, rbp                 ;   674.4 p0      43 t[1]
        xor r14, r10                 ;   675.4 p0      43 t[1]
        mov qword [rsp + 1584], rbx  ;   675.5 p0+p3   43 t[1] spill
        mov rbx, rdi                 ;   664.6 p1      43 t[1] copy
        and rbx, r8                  ;   676.5 p0      43 t[1]
        xor r10, rbx                 ;   677.5 p0      43 t[1]
        mov rbx, rdi                 ;   664.6 p1      43 t[1] copy
        xor rbx, r11                 ;   677.7 p0      43 t[1]
        mov qword [rsp + 2056], rdx  ;   678.2 p0+p3   43 t[1] spill
        mov rdx, r13                 ;   673.1 p1      43 t[1] copy
        and rdx, rbx                 ;   679.2 p0      43 t[1]
        xor rdx, qword [rsp + 760]   ;   680.2 p2+p0   43 t[1]
        xor rdx, r10                 ;   681.2 p0      43 t[1]
        mov qword [rsp + 2064], rbp  ;   680.9 p0+p3   43 t[1] spill
        mov rbp, rax                 ;   660.6 p1      43 t[1] copy
        or rbp, qword [rsp + 792]    ;   681.9 p2+p0   43 t[1]
        xor rcx, r10                 ;   682.4 p0      43 t[1]
        mov r10, r15                 ;   659.6 p1      43 t[1] copy
        and r10, r12                 ;   683.0 p0      43 t[1]
        xor rdx, r10                 ;   684.0 p0      43 t[1]
        xor r10, r14                 ;   684.1 p0      43 t[1]
        xor r14, rbp                 ;   684.7 p0      43 t[1]
        xor rcx, rbp                 ;   685.2 p0      43 t[1]
        mov rbp, r15                 ;   659.6 p1      43 t[1] copy
        xor rbp, r8                  ;   685.8 p0      43 t[1]
        mov qword [rsp + 2072], r12  ;   686.4 p0+p3   43 t[1] spill
        mov r12, rbx                 ;   678.7 p1      43 t[1] copy
        xor r12, qword [rsp + 792]   ;   687.4 p2+p0   43 t[1]
        mov qword [rsp + 2080], rbx  ;   687.9 p0+p3   43 t[1] spill
        mov rbx, rsi                 ;   660.6 p1      43 t[1] copy
        and rbx, rbp                 ;   688.9 p0      43 t[1]
        xor r10, rbx                 ;   689.9 p0      43 t[1]
        mov rbx, rax                 ;   660.6 p1      43 t[1] copy
        xor rbx, r13                 ;   690.0 p0      43 t[1]
        mov qword [rsp + 2088], rbp  ;   690.6 p0+p3   43 t[1] spill
        mov rbp, r11                 ;   665.5 p1      43 t[1] copy
        and rbp, r9                  ;   691.6 p0      43 t[1]
        xor rcx, rbp                 ;   692.6 p0      43 t[1]
        mov rbp, r12                 ;   688.4 p1      43 t[1] copy
        and rbp, rbx                 ;   692.7 p0      43 t[1]
        xor r14, rbp                 ;   693.7 p0      43 t[1]
        mov rbp, rdx                 ;   685.0 p1      43 t[1] copy
        and rbp, r10                 ;   693.9 p0      43 t[1]
        xor r14, rbp                 ;   694.9 p0      43 t[1]
        mov qword [rsp + 2096], rsi  ;   695.0 p0+p3   43 t[1] spill
        mov rsi, rcx                 ;   693.6 p1      43 t[1] copy
        and rsi, r14                 ;   696.0 p0      43 t[1]
        xor r10, rsi                 ;   697.0 p0      43 t[1]
        mov rsi, rdx                 ;   685.0 p1      43 t[1] copy
        xor rdx, r14                 ;   697.2 p0      43 t[1]
        mov r14, rcx                 ;   693.6 p1      43 t[1] copy
        and r14, r10                 ;   698.0 p0      43 t[1]
        xor rsi, r14                 ;   699.0 p0      43 t[1]
        or rbp, rdx                  ;   698.9 p0      43 t[1]
        xor rbp, r10                 ;   699.9 p0      43 t[1]
        and r10, rsi                 ;   700.0 p0      43 t[1]
        and rbx, rsi                 ;   700.6 p0      43 t[1]
        xor rcx, r10                 ;   701.2 p0      43 t[1]
        mov r10, rsi                 ;   700.0 p1      43 t[1] copy
        or r10, rbp                  ;   701.7 p0      43 t[1]
        xor rdx, r10                 ;   702.7 p0      43 t[1]
        and rdi, rdx                 ;   703.7 p0      43 t[1]
        mov r10, rsi                 ;   700.0 p1      43 t[1] copy
        xor r10, rbp                 ;   703.4 p0      43 t[1]
        and rax, rbp                 ;   704.0 p0      43 t[1]
        mov r14, rdx                 ;   703.7 p1      43 t[1] copy
        xor r14, r10                 ;   704.7 p0      43 t[1]
        and r8, rdx                  ;   705.2 p0      43 t[1]
        xor rdx, rcx                 ;   705.7 p0      43 t[1]
        and r13, r10                 ;   706.3 p0      43 t[1]
        xor r8, r13                  ;   707.3 p0      43 t[1]
        and r11, r14                 ;   707.4 p0      43 t[1]
        and r9, r14                  ;   708.0 p0      43 t[1]
        mov r14, rbp                 ;   700.9 p1      43 t[1] copy
        and r14, qword [rsp + 792]   ;   708.6 p2+p0   43 t[1]
        xor rbp, rdx                 ;   709.1 p0      43 t[1]
        and r15, rdx                 ;   709.7 p0      43 t[1]
        and r12, rsi                 ;   710.2 p0      43 t[1]
        and rdx, qword [rsp + 2072]  ;   710.8 p2+p0   43 t[1]
        and r10, qword [rsp + 2080]  ;   711.3 p2+p0   43 t[1]
        xor rsi, rcx                 ;   711.8 p0      43 t[1]
        mov qword [rsp + 2080], rax  ;   712.4 p0+p3   43 t[1] spill
        mov rax, qword [rsp + 2064]  ;   680.9 p2      43 t[1]
        and rax, rbp                 ;   713.4 p0      43 t[1]
        and rbp, qword [rsp + 728]   ;   713.9 p2+p0   43 t[1]
        xor r15, rbp                 ;   714.9 p0      43 t[1]
        xor rax, r14                 ;   715.0 p0      43 t[1]
        xor rax, r12                 ;   716.0 p0      43 t[1]
        xor r12, r11                 ;   716.2 p0      43 t[1]
        mov qword [rsp + 2064], rbp  ;   716.7 p0+p3   43 t[1] spill
        mov rbp, qword [rsp + 2056]  ;   678.2 p2      43 t[1]
        and rbp, rsi                 ;   717.7 p0      43 t[1]
        xor rax, rbp                 ;   718.7 p0      43 t[1]
        xor rdi, rbp                 ;   718.9 p0      43 t[1]
        mov rbp, qword [rsp + 1584]  ;   675.5 p2      43 t[1]
        and rbp, rsi                 ;   719.4 p0      43 t[1]
        mov rsi, qword [rsp + 2096]  ;   695.0 p2      43 t[1]
        and rsi, rcx                 ;   720.0 p0      43 t[1]
        xor r12, rdi                 ;   720.6 p0      43 t[1]
        and rcx, qword [rsp + 2088]  ;   721.1 p2+p0   43 t[1]
        xor r11, r14                 ;   721.6 p0      43 t[1]
        mov r14, r8                  ;   708.3 p1      43 t[1] copy
        xor r14, r15                 ;   722.2 p0      43 t[1]
        xor r14, r12                 ;   723.2 p0      43 t[1]
        xor r11, rdx                 ;   723.4 p0      43 t[1]
        xor r10, r14                 ;   724.2 p0      43 t[1]
        mov rdx, qword [rsp + 2080]  ;   712.4 p2      43 t[1]
        xor rdx, qword [rsp + 2064]  ;   724.5 p2+p0   43 t[1]
        xor r11, r10                 ;   725.2 p0      43 t[1]
        xor rcx, r11                 ;   726.2 p0      43 t[1]
        xor r15, rbp                 ;   726.1 p0      43 t[1]
        xor r13, r9                  ;   726.7 p0      43 t[1]
        xor rbx, rcx                 ;   727.3 p0      43 t[1]
        xor r15, rcx                 ;   727.9 p0      43 t[1]
        xor rdi, rsi                 ;   728.4 p0      43 t[1]
        xor rdx, r8                  ;   729.0 p0      43 t[1]
        xor rdi, r10                 ;   729.6 p0      43 t[1]
        mov r8, qword [rsp + 1928]   ;   676.1 p2      55 t[1]
        mov r9, qword [rsp + 1992]   ;   677.1 p2      43 t[1] reload
        xor r8, r9                   ;   730.1 p0      55 t[1]
        xor r13, rbx                 ;   730.7 p0      43 t[1]
        mov r10, qword [rsp + 1624]  ;   678.1 p2      55 t[1]
        xor r10, qword [rsp + 1912]  ;   731.3 p2+p0   55 t[1]
        xor r10, qword [rsp + 1920]  ;   732.3 p2+p0   55 t[1]
        xor r10, qword [rsp + 1880]  ;   733.3 p2+p0   55 t[1]
        mov rsi, qword [rsp + 1960]  ;   682.1 p2      43 t[1] reload
        xor r10, rsi                 ;   734.3 p0      55 t[1]
        xor rdx, rbx                 ;   733.4 p0      43 t[1]
        not r14                      ;   733.9 p0      43 t[1]
        not r12                      ;   734.4 p0      43 t[1]
        mov rbp, qword [rsp + 1904]  ;   683.2 p2      55 t[1]
        mov rcx, qword [rsp + 1944]  ;   684.2 p2      43 t[1] reload
        xor rbp, rcx                 ;   734.9 p0      55 t[1]
        mov rbx, qword [rsp + 1928]  ;   685.2 p2      55 t[1]
        not rdi                      ;   735.5 p0      43 t[1]
        not r15                      ;   736.0 p0      43 t[1]
        xor rbx, r13                 ;   736.5 p0      55 t[1]
        xor rcx, rdi                 ;   737.1 p0      55 t[1]
        mov rdi, qword [rsp + 1848]  ;   686.2 p2      55 t[1]
        xor rdi, qword [rsp + 1936]  ;   737.6 p2+p0   55 t[1]
        xor r9, qword [rsp + 2000]   ;   738.1 p2+p0   55 t[1]
        xor rsi, qword [rsp + 2048]  ;   738.6 p2+p0   55 t[1]
        mov qword [rsp + 1960], rbx  ;   739.1 p0+p3   55 t[1] spill
        mov rbx, qword [rsp + 1928]  ;   690.2 p2      55 t[1]
        xor rbx, rdi                 ;   740.1 p0      55 t[1]
        xor r15, qword [rsp + 1936]  ;   740.7 p2+p0   55 t[1]
        mov qword [rsp + 1936], r10  ;   741.2 p0+p3   55 t[1] spill
        mov r10, qword [rsp + 1848]  ;   692.2 p2      55 t[1]
        xor r10, qword [rsp + 2024]  ;   742.2 p2+p0   55 t[1]
        xor rdi, rcx                 ;   742.7 p0      55 t[1]
        mov qword [rsp + 1848], rdi  ;   743.7 p0+p3   55 t[1] spill
        mov rdi, qword [rsp + 1648]  ;   694.3 p2      55 t[1]
        xor rdi, r11                 ;   744.3 p0      55 t[1]
        xor rdi, rbp                 ;   745.3 p0      55 t[1]
        xor rbp, qword [rsp + 2024]  ;   745.4 p2+p0   55 t[1]
        mov qword [rsp + 2024], rdi  ;   746.3 p0+p3   55 t[1] spill
        mov rdi, qword [rsp + 2016]  ;   696.4 p2      55 t[1]
        xor rdi, r11                 ;   746.9 p0      55 t[1]
        xor rsi, r9                  ;   747.5 p0      55 t[1]
        mov qword [rsp + 2016], r11  ;   748.1 p0+p3   43 t[1] spill
        mov r11, qword [rsp + 1984]  ;   698.7 p2      55 t[1]
        xor r11, r8                  ;   749.1 p0      55 t[1]
        mov qword [rsp + 1984], r8   ;   749.6 p0+p3   55 t[1] spill
        mov r8, qword [rsp + 2008]   ;   700.0 p2      55 t[1]
        xor r8, rax                  ;   750.6 p0      55 t[1]
        xor r13, qword [rsp + 2000]  ;   751.2 p2+p0   55 t[1]
        xor r14, qword [rsp + 2032]  ;   751.7 p2+p0   55 t[1]
        mov qword [rsp + 2000], rax  ;   752.2 p0+p3   43 t[1] spill
        mov rax, qword [rsp + 1976]  ;   703.0 p2      55 t[1]
        xor rax, r8                  ;   753.2 p0      55 t[1]
        mov qword [rsp + 1928], rdi  ;   753.8 p0+p3   55 t[1] spill
        mov rdi, qword [rsp + 2040]  ;   705.1 p2      55 t[1]
        xor rdi, rcx                 ;   754.8 p0      55 t[1]
        mov qword [rsp + 1992], rcx  ;   755.3 p0+p3   55 t[1] spill
        mov rcx, qword [rsp + 1840]  ;   706.1 p2      55 t[1]
        xor rcx, rax                 ;   756.3 p0      55 t[1]
        xor rax, qword [rsp + 1896]  ;   756.9 p2+p0   55 t[1]
        xor r8, r13                  ;   757.4 p0      55 t[1]
        mov qword [rsp + 1944], rdi  ;   758.0 p0+p3   55 t[1] spill
        mov rdi, r15                 ;   741.7 p1      55 t[1] copy
        xor rdi, rbp                 ;   759.0 p0      55 t[1]
        mov qword [rsp + 1880], rbp  ;   759.6 p0+p3   55 t[1] spill
        mov rbp, r9                  ;   739.1 p1      55 t[1] copy
        xor rbp, rbx                 ;   760.6 p0      55 t[1]
        xor r15, rbp                 ;   761.6 p0      55 t[1]
        xor r9, r14                  ;   761.7 p0      55 t[1]
        mov qword [rsp + 1920], r15  ;   762.6 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1968]  ;   711.8 p2      55 t[1]
        xor r15, qword [rsp + 2008]  ;   763.3 p2+p0   55 t[1]
        mov qword [rsp + 2008], rbx  ;   763.8 p0+p3   55 t[1] spill
        mov rbx, r12                 ;   735.4 p1      55 t[1] copy
        xor rbx, rcx                 ;   764.8 p0      55 t[1]
        mov qword [rsp + 1912], r9   ;   765.3 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1936]   ;   741.2 p2      55 t[1]
        xor r9, rdx                  ;   766.3 p0      55 t[1]
        mov qword [rsp + 1624], rbp  ;   766.9 p0+p3   55 t[1] spill
        mov rbp, r14                 ;   752.7 p1      55 t[1] copy
        xor rbp, r8                  ;   767.9 p0      55 t[1]
        xor r14, r11                 ;   768.5 p0      55 t[1]
        xor rbp, rbx                 ;   769.1 p0      55 t[1]
        xor r11, qword [rsp + 1888]  ;   769.6 p2+p0   55 t[1]
        mov qword [rsp + 2064], rbx  ;   770.1 p0+p3   55 t[1] spill
        mov rbx, qword [rsp + 1648]  ;   719.7 p2      55 t[1]
        xor rbx, qword [rsp + 1952]  ;   771.1 p2+p0   55 t[1]
        mov qword [rsp + 2080], rbp  ;   771.6 p0+p3   55 t[1] spill
        mov rbp, qword [rsp + 1976]  ;   721.7 p2      55 t[1]
        xor rbp, qword [rsp + 1576]  ;   772.6 p2+p0   55 t[1]
        xor r12, rbp                 ;   773.6 p0      55 t[1]
        xor rbp, r14                 ;   773.7 p0      55 t[1]
        mov qword [rsp + 1976], rbp  ;   774.7 p0+p3   55 t[1] spill
        mov rbp, rsi                 ;   748.5 p1      55 t[1] copy
        xor rbp, r15                 ;   775.3 p0      55 t[1]
        xor r15, rax                 ;   775.8 p0      55 t[1]
        xor rbp, r9                  ;   776.4 p0      55 t[1]
        xor rsi, qword [rsp + 1928]  ;   777.0 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2048]  ;   777.5 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2016]  ;   778.5 p2+p0   55 t[1]
        mov qword [rsp + 2016], r9   ;   778.5 p0+p3   55 t[1] spill
        mov r9, r10                  ;   743.2 p1      55 t[1] copy
        xor r9, r13                  ;   779.5 p0      55 t[1]
        xor rdx, r13                 ;   780.1 p0      55 t[1]
        mov r13, qword [rsp + 1944]  ;   758.0 p2      55 t[1]
        xor r13, rbx                 ;   780.6 p0      55 t[1]
        xor rdx, rbx                 ;   781.2 p0      55 t[1]
        mov rbx, qword [rsp + 2032]  ;   730.9 p2      55 t[1]
        xor rbx, qword [rsp + 1960]  ;   781.8 p2+p0   55 t[1]
        mov qword [rsp + 2032], r10  ;   782.3 p0+p3   55 t[1] spill
        mov r10, qword [rsp + 1944]  ;   758.0 p2      55 t[1]
        xor r10, qword [rsp + 1904]  ;   783.3 p2+p0   55 t[1]
        xor r10, rdi                 ;   784.3 p0      55 t[1]
        mov qword [rsp + 1944], rdx  ;   784.3 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 2000]  ;   752.2 p2      55 t[1]
        xor rdx, qword [rsp + 1960]  ;   785.3 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1936]  ;   786.3 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1896]  ;   787.3 p2+p0   55 t[1]
        mov qword [rsp + 1896], r15  ;   786.8 p0+p3   55 t[1] spill
        mov r15, qword [rsp + 1984]  ;   749.6 p2      55 t[1]
        xor r15, qword [rsp + 1936]  ;   787.8 p2+p0   55 t[1]
        mov qword [rsp + 1936], r9   ;   788.3 p0+p3   55 t[1] spill
        mov r9, r11                  ;   770.6 p1      55 t[1] copy
        xor r9, rbx                  ;   789.3 p0      55 t[1]
        xor rcx, qword [rsp + 1968]  ;   789.9 p2+p0   55 t[1]
        xor r11, r12                 ;   790.4 p0      55 t[1]
        mov qword [rsp + 1968], r12  ;   791.0 p0+p3   55 t[1] spill
        mov r12, qword [rsp + 768]   ;   741.9 p2      55 t[0].0 reload
        xor r14, qword [r12 + 1280]  ;   792.0 p2+p0   55 t[1]
        xor r11, qword [r12 + 1288]  ;   792.5 p2+p0   55 t[1]
        xor rcx, qword [r12 + 1296]  ;   793.0 p2+p0   55 t[1]
        xor rdi, qword [r12 + 1328]  ;   793.5 p2+p0   55 t[1]
        xor rax, qword [rsp + 1576]  ;   794.0 p2+p0   55 t[1]
        xor rax, qword [r12 + 1360]  ;   795.0 p2+p0   55 t[1]
        xor rbx, qword [rsp + 1976]  ;   795.0 p2+p0   55 t[1]
        xor rbx, qword [r12 + 1352]  ;   796.0 p2+p0   55 t[1]
        xor rbx, qword [rsp + 2080]  ;   797.0 p2+p0   55 t[1]
        mov qword [rsp + 1576], rax  ;   796.5 p0+p3   55 t[1] spill
        mov rax, qword [rsp + 1952]  ;   751.9 p2      55 t[1]
        xor rax, qword [r12 + 1312]  ;   797.5 p2+p0   55 t[1]
        xor rax, qword [rsp + 1928]  ;   798.5 p2+p0   55 t[1]
        xor rax, r15                 ;   799.5 p0      55 t[1]
        mov qword [rsp + 1952], rbx  ;   799.1 p0+p3   55 t[1] spill
        mov rbx, r8                  ;   758.4 p1      55 t[1] copy
        xor rbx, qword [r12 + 1304]  ;   800.1 p2+p0   55 t[1]
        xor rbx, rbp                 ;   801.1 p0      55 t[1]
        xor rbx, rdx                 ;   802.1 p0      55 t[1]
        xor rbp, qword [r12 + 1368]  ;   801.7 p2+p0   55 t[1]
        mov qword [rsp + 2000], rbp  ;   802.7 p0+p3   55 t[1] spill
        mov rbp, qword [rsp + 1624]  ;   766.9 p2      55 t[1]
        xor rbp, qword [r12 + 1336]  ;   803.2 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1960]  ;   804.2 p2+p0   55 t[1]
        mov qword [rsp + 1960], rbp  ;   805.2 p0+p3   55 t[1] spill
        mov rbp, qword [rsp + 1912]  ;   765.3 p2      55 t[1]
        xor rbp, qword [r12 + 1344]  ;   805.2 p2+p0   55 t[1]
        xor rbp, qword [rsp + 1888]  ;   806.2 p2+p0   55 t[1]
        mov qword [rsp + 1888], rbp  ;   807.2 p0+p3   55 t[1] spill
        mov rbp, r13                 ;   781.6 p1      55 t[1] copy
        xor rbp, qword [r12 + 1320]  ;   807.2 p2+p0   55 t[1]
        xor r13, qword [r12 + 1384]  ;   807.7 p2+p0   55 t[1]
        xor r13, qword [rsp + 1928]  ;   808.7 p2+p0   55 t[1]
        xor r13, qword [rsp + 2024]  ;   809.7 p2+p0   55 t[1]
        xor r8, qword [r12 + 1432]   ;   809.2 p2+p0   55 t[1]
        xor r8, qword [rsp + 2016]   ;   810.2 p2+p0   55 t[1]
        mov qword [rsp + 2016], r8   ;   811.2 p0+p3   55 t[1] spill
        mov r8, qword [rsp + 1648]   ;   768.9 p2      55 t[1]
        xor r8, qword [r12 + 1376]   ;   811.2 p2+p0   55 t[1]
        xor r8, rsi                  ;   812.2 p0      55 t[1]
        mov qword [rsp + 1648], r13  ;   812.3 p0+p3   55 t[1] spill
        mov r13, qword [rsp + 1848]  ;   770.9 p2      55 t[1]
        xor r13, qword [r12 + 1392]  ;   813.3 p2+p0   55 t[1]
        xor r13, r10                 ;   814.3 p0      55 t[1]
        xor r10, qword [r12 + 1456]  ;   814.3 p2+p0   55 t[1]
        xor r10, qword [rsp + 2032]  ;   815.3 p2+p0   55 t[1]
        mov qword [rsp + 2032], r10  ;   816.3 p0+p3   55 t[1] spill
        mov r10, qword [rsp + 1936]  ;   788.3 p2      55 t[1]
        xor r10, qword [r12 + 1400]  ;   816.3 p2+p0   55 t[1]
        xor r10, qword [rsp + 2008]  ;   817.3 p2+p0   55 t[1]
        mov qword [rsp + 2008], r10  ;   818.3 p0+p3   55 t[1] spill
        mov r10, qword [rsp + 1912]  ;   777.9 p2      55 t[1]
        xor r10, qword [r12 + 1408]  ;   818.3 p2+p0   55 t[1]
        xor r10, r9                  ;   819.3 p0      55 t[1]
        xor rdx, qword [r12 + 1496]  ;   819.4 p2+p0   55 t[1]
        xor rdx, qword [rsp + 2048]  ;   820.4 p2+p0   55 t[1]
        xor rsi, qword [r12 + 1504]  ;   820.4 p2+p0   55 t[1]
        xor rsi, r15                 ;   821.4 p0      55 t[1]
        mov r15, qword [rsp + 2080]  ;   782.9 p2      55 t[1]
        xor r15, qword [r12 + 1416]  ;   821.5 p2+p0   55 t[1]
        xor rsi, qword [rsp + 1944]  ;   822.4 p2+p0   55 t[1]
        mov qword [rsp + 2080], rsi  ;   823.4 p0+p3   55 t[1] spill
        mov rsi, qword [rsp + 1896]  ;   786.8 p2      55 t[1]
        xor rsi, qword [r12 + 1424]  ;   823.5 p2+p0   55 t[1]
        xor rsi, qword [rsp + 1968]  ;   824.5 p2+p0   55 t[1]
        mov qword [rsp + 1968], rdx  ;   824.5 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1944]  ;   788.9 p2      55 t[1]
        xor rdx, qword [r12 + 1440]  ;   825.5 p2+p0   55 t[1]
        mov qword [rsp + 1944], rdx  ;   826.5 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1904]  ;   790.9 p2      55 t[1]
        xor rdx, qword [r12 + 1448]  ;   827.0 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1992]  ;   828.0 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1928]  ;   829.0 p2+p0   55 t[1]
        mov qword [rsp + 1928], rdx  ;   830.0 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1936]  ;   794.9 p2      55 t[1]
        xor rdx, qword [r12 + 1464]  ;   829.5 p2+p0   55 t[1]
        xor rdx, qword [rsp + 1920]  ;   830.5 p2+p0   55 t[1]
        mov qword [rsp + 1936], rdx  ;   831.5 p0+p3   55 t[1] spill
        mov rdx, qword [rsp + 1984]  ;   797.9 p2      55 t[1]
        xor rdx, r9                  ;   831.5 p0      55 t[1]
        xor rdx, qword [r12 + 1472]  ;   832.5 p2+p0   55 t[1]
        xor r9, qword [r12 + 1480]   ;   832.5 p2+p0   55 t[1]
        xor r9, qword [rsp + 1840]   ;   833.5 p2+p0   55 t[1]
        xor r9, qword [rsp + 1976]   ;   834.5 p2+p0   55 t[1]
        mov qword [rsp + 1976], r9   ;   835.5 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1896]   ;   802.9 p2      55 t[1]
        xor r9, qword [r12 + 1488]   ;   835.0 p2+p0   55 t[1]
        xor r9, qword [rsp + 2064]   ;   836.0 p2+p0   55 t[1]
        mov qword [rsp + 2064], r9   ;   837.0 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 2024]   ;   805.9 p2      55 t[1]
        xor r9, qword [r12 + 1512]   ;   837.0 p2+p0   55 t[1]
        xor r9, qword [rsp + 2040]   ;   838.0 p2+p0   55 t[1]
        mov qword [rsp + 2040], r9   ;   839.0 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1880]   ;   808.9 p2      55 t[1]
        xor r9, qword [r12 + 1520]   ;   839.0 p2+p0   55 t[1]
        xor r9, qword [rsp + 1848]   ;   840.0 p2+p0   55 t[1]
        mov qword [rsp + 1848], r9   ;   841.0 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1920]   ;   811.9 p2      55 t[1]
        xor r9, qword [r12 + 1528]   ;   841.0 p2+p0   55 t[1]
        mov qword [rsp + 1920], r9   ;   842.0 p0+p3   55 t[1] spill
        mov r9, qword [rsp + 1080]   ;   813.9 p2      43 t[2]
        xor r9, qword [rsp + 1088]   ;   842.5 p2+p0   43 t[2]
        mov qword [rsp + 1880], rdx  ;   843.0 p0+p3   55 t[1] spill
        mov rdx, r9                  ;   843.5 p1      43 t[2] copy
        xor rdx, qword [rsp + 1064]  ;   844.5 p2+p0   43 t[2]
        mov qword [rsp + 2024], rsi  ;   844.5 p0+p3   55 t[1] spill
        mov rsi, rdx                 ;   845.5 p1      43 t[2] copy
        xor rsi, qword [rsp + 1112]  ;   846.5 p2+p0   43 t[2]
        mov qword [rsp + 1896], r15  ;   846.0 p0+p3   55 t[1] spill
        mov r15, rsi                 ;   847.5 p1      43 t[2] copy
        xor r15, qword [rsp + 1104]  ;   848.5 p2+p0   43 t[2]
        mov qword [rsp + 1840], r10  ;   847.5 p0+p3   55 t[1] spill
        mov r10, rsi                 ;   847.5 p1      43 t[2] copy
        xor r10, qword [rsp + 1056]  ;   848.5 p2+p0   43 t[2]
        mov qword [rsp + 1984], r13  ;   849.0 p0+p3   55 t[1] spill
        mov r13, r10                 ;   849.5 p1      43 t[2] copy
        xor r13, qword [rsp + 1072]  ;   850.5 p2+p0   43 t[2]
        mov qword [rsp + 1992], r8   ;   850.5 p0+p3   55 t[1] spill
        mov r8, r13                  ;   851.5 p1      43 t[2] copy
        xor r8, qword [rsp + 1080]   ;   852.5 p2+p0   43 t[2]
        mov qword [rsp + 1904], rdi  ;   852.0 p0+p3   55 t[1] spill
        mov rdi, r15                 ;   849.5 p1      43 t[2] copy
        xor rdi, qword [rsp + 1096]  ;   853.0 p2+p0   43 t[2]
        mov qword [rsp + 2048], rbp  ;   853.5 p0+p3   55 t[1] spill
        mov rbp, rdi                 ;   854.0 p1      43 t[2] copy
        xor rbp, qword [rsp + 1056]  ;   855.0 p2+p0   43 t[2]
        mov qword [rsp + 1912], rax  ;   855.0 p0+p3   55 t[1] spill
        mov rax, rdi                 ;   854.0 p1      43 t[2] copy
        xor rax, qword [rsp + 1088]  ;   856.0 p2+p0   43 t[2]
        mov qword [rsp + 1624], rbx  ;   856.5 p0+p3   55 t[1] spill
        mov rbx, r15                 ;   849.5 p1      43 t[2] copy
        xor rbx, r8                  ;   857.5 p0      43 t[2]
        mov qword [rsp + 2088], rcx  ;   858.1 p0+p3   55 t[1] spill
        mov rcx, rbx                 ;   858.5 p1      43 t[2] copy
        xor rcx, qword [rsp + 1112]  ;   859.5 p2+p0   43 t[2]
        mov qword [rsp + 2096], r11  ;   859.6 p0+p3   55 t[1] spill
        mov r11, rax                 ;   857.0 p1      43 t[2] copy
        xor r11, rcx                 ;   860.6 p0      43 t[2]
        mov qword [rsp + 1584], r14  ;   861.2 p0+p3   55 t[1] spill
        mov r14, r11                 ;   861.6 p1      43 t[2] copy
        xor r14, qword [rsp + 1080]  ;   862.6 p2+p0   43 t[2]
        mov r12, rdi                 ;   854.0 p1      43 t[2] copy
        and r12, r11                 ;   862.7 p0      43 t[2]
        xor rdx, r12                 ;   863.7 p0      43 t[2]
        mov r12, rcx                 ;   860.5 p1      43 t[2] copy
        xor r12, qword [rsp + 1056]  ;   863.8 p2+p0   43 t[2]
        xor r9, r12                  ;   864.8 p0      43 t[2]
        and r12, rcx                 ;   864.9 p0      43 t[2]
        xor rdx, r12                 ;   865.9 p0      43 t[2]
        mov qword [rsp + 2056], rdi  ;   866.0 p0+p3   43 t[2] spill
        mov rdi, r8                  ;   853.5 p1      43 t[2] copy
        and rdi, r9                  ;   867.0 p0      43 t[2]
        xor r12, rdi                 ;   868.0 p0      43 t[2]
        mov rdi, r8                  ;   853.5 p1      43 t[2] copy
        xor rdi, rax                 ;   868.2 p0      43 t[2]
        mov qword [rsp + 2072], r11  ;   868.8 p0+p3   43 t[2] spill
        mov r11, r10                 ;   849.5 p1      43 t[2] copy
        or r11, qword [rsp + 1112]   ;   869.8 p2+p0   43 t[2]
        mov qword [rsp + 2104], rcx  ;   870.3 p0+p3   43 t[2] spill
        mov rcx, r14                 ;   863.6 p1      43 t[2] copy
        and rcx, rdi                 ;   871.3 p0      43 t[2]
        xor rcx, qword [rsp + 1088]  ;   872.3 p2+p0   43 t[2]
        xor rcx, r12                 ;   873.3 p0      43 t[2]
        mov qword [rsp + 2112], r8   ;   872.9 p0+p3   43 t[2] spill
        mov r8, rsi                  ;   847.5 p1      43 t[2] copy
        and r8, rbx                  ;   873.9 p0      43 t[2]
        xor rcx, r8                  ;   874.9 p0      43 t[2]
        xor r8, rdx                  ;   875.0 p0      43 t[2]
        xor rdx, r11                 ;   875.6 p0      43 t[2]
        xor r13, r12                 ;   876.2 p0      43 t[2]
        mov r12, rsi                 ;   847.5 p1      43 t[2] copy
        xor r12, r9                  ;   876.8 p0      43 t[2]
        xor r13, r11                 ;   877.3 p0      43 t[2]
        mov r11, rdi                 ;   869.2 p1      43 t[2] copy
        xor r11, qword [rsp + 1112]  ;   877.9 p2+p0   43 t[2]
        mov qword [rsp + 2120], rdi  ;   878.4 p0+p3   43 t[2] spill
        mov rdi, r15                 ;   849.5 p1      43 t[2] copy
        and rdi, r12                 ;   879.4 p0      43 t[2]
        xor r8, rdi                  ;   880.4 p0      43 t[2]
        mov rdi, r10                 ;   849.5 p1      43 t[2] copy
        xor rdi, r14                 ;   880.5 p0      43 t[2]
        mov qword [rsp + 2128], r12  ;   881.1 p0+p3   43 t[2] spill
        mov r12, rbp                 ;   856.0 p1      43 t[2] copy
        and r12, rax                 ;   882.1 p0      43 t[2]
        xor r13, r12                 ;   883.1 p0      43 t[2]
        mov r12, r11                 ;   878.9 p1      43 t[2] copy
        and r12, rdi                 ;   883.3 p0      43 t[2]
        xor rdx, r12                 ;   884.3 p0      43 t[2]
        mov r12, rcx                 ;   875.9 p1      43 t[2] copy
        and r12, r8                  ;   884.4 p0      43 t[2]
        xor rdx, r12                 ;   885.4 p0      43 t[2]
        mov qword [rsp + 2136], r15  ;   885.5 p0+p3   43 t[2] spill
        mov r15, r13                 ;   884.1 p1      43 t[2] copy
        and r15, rdx                 ;   886.5 p0      43 t[2]
        xor r8, r15                  ;   887.5 p0      43 t[2]
        mov r15, rcx                 ;   875.9 p1      43 t[2] copy
        xor rcx, rdx                 ;   887.7 p0      43 t[2]
        mov rdx, r13                 ;   884.1 p1      43 t[2] copy
        and rdx, r8                  ;   888.5 p0      43 t[2]
        xor r15, rdx                 ;   889.5 p0      43 t[2]
        or r12, rcx                  ;   889.4 p0      43 t[2]
        xor r12, r8                  ;   890.4 p0      43 t[2]
        mov rdx, qword [rsp + 2112]  ;   872.9 p2      43 t[2]
        and r8, r15                  ;   890.5 p0      43 t[2]
        and rdi, r15                 ;   891.1 p0      43 t[2]
        xor r13, r8                  ;   891.7 p0      43 t[2]
        mov r8, r15                  ;   890.5 p1      43 t[2] copy
        or r8, r12                   ;   892.2 p0      43 t[2]
        xor rcx, r8                  ;   893.2 p0      43 t[2]
        and rdx, rcx                 ;   894.2 p0      43 t[2]
        mov r8, r15                  ;   890.5 p1      43 t[2] copy
        xor r8, r12                  ;   894.0 p0      43 t[2]
        and r10, r12                 ;   894.5 p0      43 t[2]
        and r9, rcx                  ;   895.1 p0      43 t[2]
        and r14, r8                  ;   895.7 p0      43 t[2]
        xor r9, r14                  ;   896.7 p0      43 t[2]
        mov qword [rsp + 2112], r10  ;   896.8 p0+p3   43 t[2] spill
        mov r10, rcx                 ;   894.2 p1      43 t[2] copy
        xor r10, r8                  ;   897.8 p0      43 t[2]
        xor rcx, r13                 ;   898.4 p0      43 t[2]
        and rax, r10                 ;   899.0 p0      43 t[2]
        and rbp, r10                 ;   899.5 p0      43 t[2]
        mov r10, r12                 ;   891.4 p1      43 t[2] copy
        and r10, qword [rsp + 1112]  ;   900.1 p2+p0   43 t[2]
        xor r12, rcx                 ;   900.6 p0      43 t[2]
        and rsi, rcx                 ;   901.2 p0      43 t[2]
        and r11, r15                 ;   901.7 p0      43 t[2]
        and rbx, rcx                 ;   902.3 p0      43 t[2]
        mov rcx, qword [rsp + 2104]  ;   870.3 p2      43 t[2]
        and rcx, r12                 ;   902.9 p0      43 t[2]
        and r12, qword [rsp + 1056]  ;   903.5 p2+p0   43 t[2]
        and r8, qword [rsp + 2120]   ;   904.0 p2+p0   43 t[2]
        xor r15, r13                 ;   904.5 p0      43 t[2]
        xor rsi, r12                 ;   905.0 p0      43 t[2]
        xor rcx, r10                 ;   905.6 p0      43 t[2]
        xor rcx, r11                 ;   906.6 p0      43 t[2]
        xor r11, rax                 ;   906.7 p0      43 t[2]
        mov qword [rsp + 2120], r12  ;   907.3 p0+p3   43 t[2] spill
        mov r12, qword [rsp + 2072]  ;   868.8 p2      43 t[2]
        and r12, r15                 ;   908.3 p0      43 t[2]
        xor rcx, r12                 ;   909.3 p0      43 t[2]
        xor rdx, r12                 ;   909.5 p0      43 t[2]
        mov r12, qword [rsp + 2056]  ;   866.0 p2      43 t[2]
        and r12, r15                 ;   910.0 p0      43 t[2]
        mov r15, qword [rsp + 2136]  ;   885.5 p2      43 t[2]
        and r15, r13                 ;   910.6 p0      43 t[2]
        xor r11, rdx                 ;   911.2 p0      43 t[2]
        and r13, qword [rsp + 2128]  ;   911.7 p2+p0   43 t[2]
        xor rax, r10                 ;   912.2 p0      43 t[2]
        mov r10, r9                  ;   897.7 p1      43 t[2] copy
        xor r10, rsi                 ;   912.8 p0      43 t[2]
        xor r10, r11                 ;   913.8 p0      43 t[2]
        xor rax, rbx                 ;   913.9 p0      43 t[2]
        xor r8, r10                  ;   914.8 p0      43 t[2]
        xor rax, r8                  ;   915.8 p0      43 t[2]
        xor r13, rax                 ;   916.8 p0      43 t[2]
        xor rsi, r12                 ;   916.2 p0      43 t[2]
        xor r14, rbp                 ;   916.8 p0      43 t[2]
        xor rdi, r13                 ;   917.8 p0      43 t[2]
        xor rsi, r13                 ;   917.9 p0      43 t[2]
        xor rdx, r15                 ;   918.5 p0      43 t[2]
        xor rdx, r8                  ;   919.5 p0      43 t[2]
        xor r14, rdi                 ;   919.7 p0      43 t[2]
        not r10                      ;   920.2 p0      43 t[2]
        not r11                      ;   920.7 p0      43 t[2]
        not rdx                      ;   921.2 p0      43 t[2]
        not rsi                      ;   921.7 p0      43 t[2]
        mov r8, qword [rsp + 1400]   ;   867.0 p2      43 t[2]
        mov r12, qword [rsp + 1408]  ;   868.0 p2      43 t[2] reload
        xor r8, r12                  ;   922.2 p0      43 t[2]
        mov r13, qword [rsp + 1384]  ;   869.0 p2      43 t[2]
        xor r13, r8                  ;   923.2 p0      43 t[2]
        mov r15, qword [rsp + 1432]  ;   870.0 p2      43 t[2]
        xor r15, r13                 ;   924.2 p0      43 t[2]
        mov rbp, qword [rsp + 1424]  ;   871.0 p2      43 t[2]
        xor rbp, r15                 ;   925.2 p0      43 t[2]
        mov rbx, r15                 ;   925.2 p1      43 t[2] copy
        xor rbx, qword [rsp + 1376]  ;   926.2 p2+p0   43 t[2]
        mov qword [rsp + 2128], r10  ;   925.0 p0+p3   43 t[2] spill
        mov r10, rbx                 ;   927.2 p1      43 t[2] copy
        xor r10, qword [rsp + 1392]  ;   928.2 p2+p0   43 t[2]
        mov qword [rsp + 2136], rcx  ;   926.5 p0+p3   43 t[2] spill
        mov rcx, r10                 ;   929.2 p1      43 t[2] copy
        xor rcx, qword [rsp + 1400]  ;   930.2 p2+p0   43 t[2]
        mov qword [rsp + 2056], r11  ;   928.0 p0+p3   43 t[2] spill
        mov r11, r12                 ;   876.2 p1      43 t[2] copy
        mov qword [rsp + 2072], rax  ;   929.0 p0+p3   43 t[2] spill
        mov rax, rbp                 ;   926.2 p1      43 t[2] copy
        xor rax, qword [rsp + 1416]  ;   930.0 p2+p0   43 t[2]
        xor r11, rax                 ;   931.0 p0      43 t[2]
        mov qword [rsp + 2104], rsi  ;   931.1 p0+p3   43 t[2] spill
        mov rsi, rax                 ;   931.0 p1      43 t[2] copy
        xor rsi, qword [rsp + 1376]  ;   932.1 p2+p0   43 t[2]
        mov qword [rsp + 2144], rdx  ;   932.6 p0+p3   43 t[2] spill
        mov rdx, rbp                 ;   926.2 p1      43 t[2] copy
        xor rdx, rcx                 ;   933.6 p0      43 t[2]
        mov qword [rsp + 2152], r9   ;   934.2 p0+p3   43 t[2] spill
        mov r9, rdx                  ;   934.6 p1      43 t[2] copy
        xor r9, qword [rsp + 1432]   ;   935.6 p2+p0   43 t[2]
        mov qword [rsp + 2160], rdi  ;   935.7 p0+p3   43 t[2] spill
        mov rdi, r11                 ;   932.0 p1      43 t[2] copy
        xor rdi, r9                  ;   936.7 p0      43 t[2]
        mov qword [rsp + 2168], r14  ;   937.2 p0+p3   43 t[2] spill
        mov r14, rdi                 ;   937.7 p1      43 t[2] copy
        xor r14, qword [rsp + 1400]  ;   938.7 p2+p0   43 t[2]
        mov r12, rax                 ;   931.0 p1      43 t[2] copy
        and r12, rdi                 ;   938.7 p0      43 t[2]
        xor r13, r12                 ;   939.7 p0      43 t[2]
        mov r12, r9                  ;   936.6 p1      43 t[2] copy
        xor r12, qword [rsp + 1376]  ;   939.9 p2+p0   43 t[2]
        xor r8, r12                  ;   940.9 p0      43 t[2]
        and r12, r9                  ;   940.9 p0      43 t[2]
        xor r13, r12                 ;   941.9 p0      43 t[2]
        mov qword [rsp + 2176], rax  ;   942.1 p0+p3   43 t[2] spill
        mov rax, rcx                 ;   931.2 p1      43 t[2] copy
        and rax, r8                  ;   943.1 p0      43 t[2]
        xor r12, rax                 ;   944.1 p0      43 t[2]
        mov rax, rcx                 ;   931.2 p1      43 t[2] copy
        xor rax, r11                 ;   944.2 p0      43 t[2]
        mov qword [rsp + 2184], rdi  ;   944.8 p0+p3   43 t[2] spill
        mov rdi, r14                 ;   939.7 p1      43 t[2] copy
        and rdi, rax                 ;   945.8 p0      43 t[2]
        xor rdi, qword [rsp + 1408]  ;   946.8 p2+p0   43 t[2]
        xor rdi, r12                 ;   947.8 p0      43 t[2]
        mov qword [rsp + 2192], r9   ;   947.4 p0+p3   43 t[2] spill
        mov r9, rbx                  ;   927.2 p1      43 t[2] copy
        or r9, qword [rsp + 1432]    ;   948.4 p2+p0   43 t[2]
        xor r10, r12                 ;   948.9 p0      43 t[2]
        mov r12, r15                 ;   925.2 p1      43 t[2] copy
        and r12, rdx                 ;   949.5 p0      43 t[2]
        xor rdi, r12                 ;   950.5 p0      43 t[2]
        xor r12, r13                 ;   950.6 p0      43 t[2]
        xor r13, r9                  ;   951.2 p0      43 t[2]
        xor r10, r9                  ;   951.8 p0      43 t[2]
        mov r9, r15                  ;   925.2 p1      43 t[2] copy
        xor r9, r8                   ;   952.4 p0      43 t[2]
        mov qword [rsp + 2200], rdx  ;   952.9 p0+p3   43 t[2] spill
        mov rdx, rax                 ;   945.2 p1      43 t[2] copy
        xor rdx, qword [rsp + 1432]  ;   953.9 p2+p0   43 t[2]
        mov qword [rsp + 2208], rax  ;   954.4 p0+p3   43 t[2] spill
        mov rax, rbp                 ;   926.2 p1      43 t[2] copy
        and rax, r9                  ;   955.4 p0      43 t[2]
        xor r12, rax                 ;   956.4 p0      43 t[2]
        mov rax, rbx                 ;   927.2 p1      43 t[2] copy
        xor rax, r14                 ;   956.6 p0      43 t[2]
        mov qword [rsp + 2216], r9   ;   957.1 p0+p3   43 t[2] spill
        mov r9, r11                  ;   932.0 p1      43 t[2] copy
        and r9, rsi                  ;   958.1 p0      43 t[2]
        xor r10, r9                  ;   959.1 p0      43 t[2]
        mov r9, rdx                  ;   954.9 p1      43 t[2] copy
        and r9, rax                  ;   959.3 p0      43 t[2]
        xor r13, r9                  ;   960.3 p0      43 t[2]
        mov r9, rdi                  ;   951.5 p1      43 t[2] copy
        and r9, r12                  ;   960.4 p0      43 t[2]
        xor r13, r9                  ;   961.4 p0      43 t[2]
        mov qword [rsp + 2224], rbp  ;   961.6 p0+p3   43 t[2] spill
        mov rbp, r10                 ;   960.1 p1      43 t[2] copy
        and rbp, r13                 ;   962.6 p0      43 t[2]
        xor r12, rbp                 ;   963.6 p0      43 t[2]
        mov rbp, rdi                 ;   951.5 p1      43 t[2] copy
        xor rdi, r13                 ;   963.7 p0      43 t[2]
        mov r13, r10                 ;   960.1 p1      43 t[2] copy
        and r13, r12                 ;   964.6 p0      43 t[2]
        xor rbp, r13                 ;   965.6 p0      43 t[2]
        or r9, rdi                   ;   965.4 p0      43 t[2]
        xor r9, r12                  ;   966.4 p0      43 t[2]
        and r12, rbp                 ;   966.6 p0      43 t[2]
        and rax, rbp                 ;   967.1 p0      43 t[2]
        xor r10, r12                 ;   967.7 p0      43 t[2]
        mov r12, rbp                 ;   966.6 p1      43 t[2] copy
        or r12, r9                   ;   968.3 p0      43 t[2]
        xor rdi, r12                 ;   969.3 p0      43 t[2]
        and rcx, rdi                 ;   970.3 p0      43 t[2]
        mov r12, rbp                 ;   966.6 p1      43 t[2] copy
        xor r12, r9                  ;   970.0 p0      43 t[2]
        and rbx, r9                  ;   970.6 p0      43 t[2]
        mov r13, rdi                 ;   970.3 p1      43 t[2] copy
        xor r13, r12                 ;   971.3 p0      43 t[2]
        and r8, rdi                  ;   971.7 p0      43 t[2]
        xor rdi, r10                 ;   972.3 p0      43 t[2]
        and r14, r12                 ;   972.9 p0      43 t[2]
        xor r8, r14                  ;   973.9 p0      43 t[2]
        and r11, r13                 ;   974.0 p0      43 t[2]
        and rsi, r13                 ;   974.6 p0      43 t[2]
        mov r13, r9                  ;   967.4 p1      43 t[2] copy
        and r13, qword [rsp + 1432]  ;   975.1 p2+p0   43 t[2]
        xor r9, rdi                  ;   975.6 p0      43 t[2]
        and r15, rdi                 ;   976.2 p0      43 t[2]
        and rdx, rbp                 ;   976.8 p0      43 t[2]
        and rdi, qword [rsp + 2200]  ;   977.3 p2+p0   43 t[2]
        and r12, qword [rsp + 2208]  ;   977.8 p2+p0   43 t[2]
        xor rbp, r10                 ;   978.3 p0      43 t[2]
        mov qword [rsp + 2208], rbx  ;   978.9 p0+p3   43 t[2] spill
        mov rbx, qword [rsp + 2192]  ;   947.4 p2      43 t[2]
        and rbx, r9                  ;   979.9 p0      43 t[2]
        and r9, qword [rsp + 1376]   ;   980.5 p2+p0   43 t[2]
        xor r15, r9                  ;   981.5 p0      43 t[2]
        xor rbx, r13                 ;   981.6 p0      43 t[2]
        xor rbx, rdx                 ;   982.6 p0      43 t[2]
        xor rdx, r11                 ;   982.7 p0      43 t[2]
        mov qword [rsp + 2192], r9   ;   983.3 p0+p3   43 t[2] spill
        mov r9, qword [rsp + 2184]   ;   944.8 p2      43 t[2]
        and r9, rbp                  ;   984.3 p0      43 t[2]
        xor rbx, r9                  ;   985.3 p0      43 t[2]
        xor rcx, r9                  ;   985.4 p0      43 t[2]
        mov r9, qword [rsp + 2176]   ;   942.1 p2      43 t[2]
        and r9, rbp                  ;   986.0 p0      43 t[2]
        mov rbp, qword [rsp + 2224]  ;   961.6 p2      43 t[2]
        and rbp, r10                 ;   986.6 p0      43 t[2]
        xor rdx, rcx                 ;   987.1 p0      43 t[2]
        and r10, qword [rsp + 2216]  ;   987.7 p2+p0   43 t[2]
        xor r11, r13                 ;   988.2 p0      43 t[2]
        mov r13, r8                  ;   974.9 p1      43 t[2] copy
        xor r13, r15                 ;   988.8 p0      43 t[2]
        xor r13, rdx                 ;   989.8 p0      43 t[2]
        xor r11, rdi                 ;   989.9 p0      43 t[2]
        xor r12, r13                 ;   990.8 p0      43 t[2]
        mov rdi, qword [rsp + 2208]  ;   978.9 p2      43 t[2]
        xor rdi, qword [rsp + 2192]  ;   991.1 p2+p0   43 t[2]
        xor r11, r12                 ;   991.8 p0      43 t[2]
        xor r10, r11                 ;   992.8 p0      43 t[2]
        xor r15, r9                  ;   992.7 p0      43 t[2]
        xor r14, rsi                 ;   993.3 p0      43 t[2]
        xor rax, r10                 ;   993.8 p0      43 t[2]
        xor r15, r10                 ;   994.4 p0      43 t[2]
        xor rcx, rbp                 ;   995.0 p0      43 t[2]
        xor rdi, r8                  ;   995.6 p0      43 t[2]
        xor rcx, r12                 ;   996.1 p0      43 t[2]
        xor r14, rax                 ;   996.7 p0      43 t[2]
        xor rdi, rax                 ;   997.3 p0      43 t[2]
        not r13                      ;   997.8 p0      43 t[2]
        not rdx                      ;   998.3 p0      43 t[2]
        not rcx                      ;   998.8 p0      43 t[2]
        not r15                      ;   999.3 p0      43 t[2]
        mov r8, qword [rsp + 688]    ;   945.4 p2      43 t[2]
        mov r9, qword [rsp + 696]    ;   946.4 p2      43 t[2] reload
        xor r8, r9                   ;   999.8 p0      43 t[2]
        mov r10, qword [rsp + 672]   ;   947.4 p2      43 t[2]
        xor r10, r8                  ;  1000.8 p0      43 t[2]
        mov r12, qword [rsp + 720]   ;   948.4 p2      43 t[2]
        xor r12, r10                 ;  1001.8 p0      43 t[2]
        mov rsi, qword [rsp + 712]   ;   949.4 p2      43 t[2]
        xor rsi, r12                 ;  1002.8 p0      43 t[2]
        mov rbp, qword [rsp + 664]   ;   950.4 p2      43 t[2]
        xor rbp, r12                 ;  1002.8 p0      43 t[2]
        mov rax, rbp                 ;  1003.8 p1      43 t[2] copy
        xor rax, qword [rsp + 680]   ;  1004.8 p2+p0   43 t[2]
        mov qword [rsp + 2192], r11  ;  1003.2 p0+p3   43 t[2] spill
        mov r11, rax                 ;  1005.8 p1      43 t[2] copy
        xor r11, qword [rsp + 688]   ;  1006.8 p2+p0   43 t[2]
        mov qword [rsp + 2208], rbx  ;  1004.7 p0+p3   43 t[2] spill
        mov rbx, r9                  ;   953.1 p1      43 t[2] copy
        mov qword [rsp + 2216], rdx  ;  1005.7 p0+p3   43 t[2] spill
        mov rdx, rsi                 ;  1003.8 p1      43 t[2] copy
        xor rdx, qword [rsp + 704]   ;  1006.7 p2+p0   43 t[2]
        xor rbx, rdx                 ;  1007.7 p0      43 t[2]
        mov qword [rsp + 2224], r13  ;  1007.8 p0+p3   43 t[2] spill
        mov r13, rdx                 ;  1007.7 p1      43 t[2] copy
        xor r13, qword [rsp + 664]   ;  1008.8 p2+p0   43 t[2]
        mov qword [rsp + 2176], r15  ;  1009.3 p0+p3   43 t[2] spill
        mov r15, rsi                 ;  1003.8 p1      43 t[2] copy
        xor r15, r11                 ;  1010.3 p0      43 t[2]
        mov qword [rsp + 2184], rcx  ;  1010.8 p0+p3   43 t[2] spill
        mov rcx, r15                 ;  1011.3 p1      43 t[2] copy
        xor rcx, qword [rsp + 720]   ;  1012.3 p2+p0   43 t[2]
        mov qword [rsp + 2200], rdi  ;  1012.3 p0+p3   43 t[2] spill
        mov rdi, rbx                 ;  1008.7 p1      43 t[2] copy
        xor rdi, rcx                 ;  1013.3 p0      43 t[2]
        mov qword [rsp + 2232], r14  ;  1013.9 p0+p3   43 t[2] spill
        mov r14, rdi                 ;  1014.3 p1      43 t[2] copy
        xor r14, qword [rsp + 688]   ;  1015.3 p2+p0   43 t[2]
        mov r9, rdx                  ;  1007.7 p1      43 t[2] copy
        and r9, rdi                  ;  1015.4 p0      43 t[2]
        xor r10, r9                  ;  1016.4 p0      43 t[2]
        mov r9, rcx                  ;  1013.3 p1      43 t[2] copy
        xor r9, qword [rsp + 664]    ;  1016.5 p2+p0   43 t[2]
        xor r8, r9                   ;  1017.5 p0      43 t[2]
        and r9, rcx                  ;  1017.6 p0      43 t[2]
        xor r10, r9                  ;  1018.6 p0      43 t[2]
        mov qword [rsp + 2240], rdx  ;  1018.8 p0+p3   43 t[2] spill
        mov rdx, r11                 ;  1007.8 p1      43 t[2] copy
        and rdx, r8                  ;  1019.8 p0      43 t[2]
        xor r9, rdx                  ;  1020.8 p0      43 t[2]
        mov rdx, r11                 ;  1007.8 p1      43 t[2] copy
        xor rdx, rbx                 ;  1020.9 p0      43 t[2]
        mov qword [rsp + 2248], rdi  ;  1021.5 p0+p3   43 t[2] spill
        mov rdi, r14                 ;  1016.3 p1      43 t[2] copy
        and rdi, rdx                 ;  1022.5 p0      43 t[2]
        xor rdi, qword [rsp + 696]   ;  1023.5 p2+p0   43 t[2]
        xor rdi, r9                  ;  1024.5 p0      43 t[2]
        mov qword [rsp + 2256], rcx  ;  1024.1 p0+p3   43 t[2] spill
        mov rcx, rbp                 ;  1003.8 p1      43 t[2] copy
        or rcx, qword [rsp + 720]    ;  1025.1 p2+p0   43 t[2]
        xor rax, r9                  ;  1025.6 p0      43 t[2]
        mov r9, r12                  ;  1002.8 p1      43 t[2] copy
        and r9, r15                  ;  1026.2 p0      43 t[2]
        xor rdi, r9                  ;  1027.2 p0      43 t[2]
        xor r9, r10                  ;  1027.3 p0      43 t[2]
        xor r10, rcx                 ;  1027.9 p0      43 t[2]
        xor rax, rcx                 ;  1028.5 p0      43 t[2]
        mov rcx, r12                 ;  1002.8 p1      43 t[2] copy
        xor rcx, r8                  ;  1029.0 p0      43 t[2]
        mov qword [rsp + 2264], r15  ;  1029.6 p0+p3   43 t[2] spill
        mov r15, rdx                 ;  1021.9 p1      43 t[2] copy
        xor r15, qword [rsp + 720]   ;  1030.6 p2+p0   43 t[2]
        mov qword [rsp + 2272], rdx  ;  1031.1 p0+p3   43 t[2] spill
        mov rdx, rsi                 ;  1003.8 p1      43 t[2] copy
        and rdx, rcx                 ;  1032.1 p0      43 t[2]
        xor r9, rdx                  ;  1033.1 p0      43 t[2]
        mov rdx, rbp                 ;  1003.8 p1      43 t[2] copy
        xor rdx, r14                 ;  1033.3 p0      43 t[2]
        mov qword [rsp + 2280], rcx  ;  1033.8 p0+p3   43 t[2] spill
        mov rcx, rbx                 ;  1008.7 p1      43 t[2] copy
        and rcx, r13                 ;  1034.8 p0      43 t[2]
        xor rax, rcx                 ;  1035.8 p0      43 t[2]
        mov rcx, r15                 ;  1031.6 p1      43 t[2] copy
        and rcx, rdx                 ;  1036.0 p0      43 t[2]
        xor r10, rcx                 ;  1037.0 p0      43 t[2]
        mov rcx, rdi                 ;  1028.2 p1      43 t[2] copy
        and rcx, r9                  ;  1037.1 p0      43 t[2]
        xor r10, rcx                 ;  1038.1 p0      43 t[2]
        mov qword [rsp + 2288], rsi  ;  1038.2 p0+p3   43 t[2] spill
        mov rsi, rax                 ;  1036.8 p1      43 t[2] copy
        and rsi, r10                 ;  1039.2 p0      43 t[2]
        xor r9, rsi                  ;  1040.2 p0      43 t[2]
        mov rsi, rdi                 ;  1028.2 p1      43 t[2] copy
        xor rdi, r10                 ;  1040.4 p0      43 t[2]
        mov r10, rax                 ;  1036.8 p1      43 t[2] copy
        and r10, r9                  ;  1041.2 p0      43 t[2]
        xor rsi, r10                 ;  1042.2 p0      43 t[2]
        or rcx, rdi                  ;  1042.1 p0      43 t[2]
        xor rcx, r9                  ;  1043.1 p0      43 t[2]
        and r9, rsi                  ;  1043.2 p0      43 t[2]
        and rdx, rsi                 ;  1043.8 p0      43 t[2]
        xor rax, r9                  ;  1044.4 p0      43 t[2]
        mov r9, rsi                  ;  1043.2 p1      43 t[2] copy
        or r9, rcx                   ;  1045.0 p0      43 t[2]
        xor rdi, r9                  ;  1046.0 p0      43 t[2]
        and r11, rdi                 ;  1047.0 p0      43 t[2]
        mov r9, rsi                  ;  1043.2 p1      43 t[2] copy
        xor r9, rcx                  ;  1046.7 p0      43 t[2]
        and rbp, rcx                 ;  1047.2 p0      43 t[2]
        mov r10, rdi                 ;  1047.0 p1      43 t[2] copy
        xor r10, r9                  ;  1048.0 p0      43 t[2]
        and r8, rdi                  ;  1048.4 p0      43 t[2]
        xor rdi, rax                 ;  1049.0 p0      43 t[2]
        and r14, r9                  ;  1049.5 p0      43 t[2]
        xor r8, r14                  ;  1050.5 p0      43 t[2]
        and rbx, r10                 ;  1050.7 p0      43 t[2]
        and r13, r10                 ;  1051.2 p0      43 t[2]
        mov r10, rcx                 ;  1044.1 p1      43 t[2] copy
        and r10, qword [rsp + 720]   ;  1051.8 p2+p0   43 t[2]
        xor rcx, rdi                 ;  1052.3 p0      43 t[2]
        and r12, rdi                 ;  1052.9 p0      43 t[2]
        and r15, rsi                 ;  1053.5 p0      43 t[2]
        and rdi, qword [rsp + 2264]  ;  1054.0 p2+p0   43 t[2]
        and r9, qword [rsp + 2272]   ;  1054.5 p2+p0   43 t[2]
        xor rsi, rax                 ;  1055.0 p0      43 t[2]
        mov qword [rsp + 2272], rbp  ;  1055.6 p0+p3   43 t[2] spill
        mov rbp, qword [rsp + 2256]  ;  1024.1 p2      43 t[2]
        and rbp, rcx                 ;  1056.6 p0      43 t[2]
        and rcx, qword [rsp + 664]   ;  1057.2 p2+p0   43 t[2]
        xor r12, rcx                 ;  1058.2 p0      43 t[2]
        xor rbp, r10                 ;  1058.2 p0      43 t[2]
        xor rbp, r15                 ;  1059.2 p0      43 t[2]
        xor r15, rbx                 ;  1059.4 p0      43 t[2]
        mov qword [rsp + 2256], rcx  ;  1060.0 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2248]  ;  1021.5 p2      43 t[2]
        and rcx, rsi                 ;  1061.0 p0      43 t[2]
        xor rbp, rcx                 ;  1062.0 p0      43 t[2]
        xor r11, rcx                 ;  1062.1 p0      43 t[2]
        mov rcx, qword [rsp + 2240]  ;  1018.8 p2      43 t[2]
        and rcx, rsi                 ;  1062.7 p0      43 t[2]
        mov rsi, qword [rsp + 2288]  ;  1038.2 p2      43 t[2]
        and rsi, rax                 ;  1063.2 p0      43 t[2]
        xor r15, r11                 ;  1063.8 p0      43 t[2]
        and rax, qword [rsp + 2280]  ;  1064.4 p2+p0   43 t[2]
        xor rbx, r10                 ;  1064.9 p0      43 t[2]
        mov r10, r8                  ;  1051.5 p1      43 t[2] copy
        xor r10, r12                 ;  1065.4 p0      43 t[2]
        xor r10, r15                 ;  1066.4 p0      43 t[2]
        xor rbx, rdi                 ;  1066.6 p0      43 t[2]
        xor r9, r10                  ;  1067.4 p0      43 t[2]
        mov rdi, qword [rsp + 2272]  ;  1055.6 p2      43 t[2]
        xor rdi, qword [rsp + 2256]  ;  1067.7 p2+p0   43 t[2]
        xor rbx, r9                  ;  1068.4 p0      43 t[2]
        xor rax, rbx                 ;  1069.4 p0      43 t[2]
        xor r12, rcx                 ;  1069.4 p0      43 t[2]
        xor r14, r13                 ;  1069.9 p0      43 t[2]
        xor rdx, rax                 ;  1070.5 p0      43 t[2]
        xor r12, rax                 ;  1071.1 p0      43 t[2]
        xor rdi, r8                  ;  1071.7 p0      43 t[2]
        xor r11, rsi                 ;  1072.2 p0      43 t[2]
        xor r11, r9                  ;  1073.2 p0      43 t[2]
        xor r14, rdx                 ;  1073.4 p0      43 t[2]
        xor rdi, rdx                 ;  1073.9 p0      43 t[2]
        not r10                      ;  1074.5 p0      43 t[2]
        not r15                      ;  1075.0 p0      43 t[2]
        not r11                      ;  1075.5 p0      43 t[2]
        not r12                      ;  1076.0 p0      43 t[2]
        mov r8, qword [rsp + 1016]   ;  1022.1 p2      43 t[2]
        mov r9, qword [rsp + 1024]   ;  1023.1 p2      43 t[2] reload
        xor r8, r9                   ;  1076.5 p0      43 t[2]
        mov r13, qword [rsp + 1000]  ;  1024.1 p2      43 t[2]
        xor r13, r8                  ;  1077.5 p0      43 t[2]
        mov rsi, qword [rsp + 1048]  ;  1025.1 p2      43 t[2]
        xor rsi, r13                 ;  1078.5 p0      43 t[2]
        mov rax, qword [rsp + 1040]  ;  1026.1 p2      43 t[2]
        xor rax, rsi                 ;  1079.5 p0      43 t[2]
        mov rcx, qword [rsp + 992]   ;  1027.1 p2      43 t[2]
        xor rcx, rsi                 ;  1079.5 p0      43 t[2]
        mov rdx, rcx                 ;  1080.5 p1      43 t[2] copy
        xor rdx, qword [rsp + 1008]  ;  1081.5 p2+p0   43 t[2]
        mov qword [rsp + 2256], r15  ;  1079.9 p0+p3   43 t[2] spill
        mov r15, rdx                 ;  1082.5 p1      43 t[2] copy
        xor r15, qword [rsp + 1016]  ;  1083.5 p2+p0   43 t[2]
        mov qword [rsp + 2272], r10  ;  1081.4 p0+p3   43 t[2] spill
        mov r10, r9                  ;  1029.8 p1      43 t[2] copy
        mov qword [rsp + 2280], r11  ;  1082.4 p0+p3   43 t[2] spill
        mov r11, rax                 ;  1080.5 p1      43 t[2] copy
        xor r11, qword [rsp + 1032]  ;  1083.4 p2+p0   43 t[2]
        xor r10, r11                 ;  1084.4 p0      43 t[2]
        mov qword [rsp + 2288], rdi  ;  1084.4 p0+p3   43 t[2] spill
        mov rdi, r11                 ;  1084.4 p1      43 t[2] copy
        xor rdi, qword [rsp + 992]   ;  1085.4 p2+p0   43 t[2]
        mov qword [rsp + 2240], r14  ;  1085.9 p0+p3   43 t[2] spill
        mov r14, rax                 ;  1080.5 p1      43 t[2] copy
        xor r14, r15                 ;  1086.9 p0      43 t[2]
        mov qword [rsp + 2248], rbp  ;  1087.5 p0+p3   43 t[2] spill
        mov rbp, r14                 ;  1087.9 p1      43 t[2] copy
        xor rbp, qword [rsp + 1048]  ;  1088.9 p2+p0   43 t[2]
        mov qword [rsp + 2264], rbx  ;  1089.0 p0+p3   43 t[2] spill
        mov rbx, r10                 ;  1085.4 p1      43 t[2] copy
        xor rbx, rbp                 ;  1090.0 p0      43 t[2]
        mov qword [rsp + 2296], r12  ;  1090.6 p0+p3   43 t[2] spill
        mov r12, rbx                 ;  1091.0 p1      43 t[2] copy
        xor r12, qword [rsp + 1016]  ;  1092.0 p2+p0   43 t[2]
        mov r9, r11                  ;  1084.4 p1      43 t[2] copy
        and r9, rbx                  ;  1092.1 p0      43 t[2]
        xor r13, r9                  ;  1093.1 p0      43 t[2]
        mov r9, rbp                  ;  1089.9 p1      43 t[2] copy
        xor r9, qword [rsp + 992]    ;  1093.2 p2+p0   43 t[2]
        xor r8, r9                   ;  1094.2 p0      43 t[2]
        and r9, rbp                  ;  1094.3 p0      43 t[2]
        xor r13, r9                  ;  1095.3 p0      43 t[2]
        mov qword [rsp + 2304], r11  ;  1095.4 p0+p3   43 t[2] spill
        mov r11, r15                 ;  1084.5 p1      43 t[2] copy
        and r11, r8                  ;  1096.4 p0      43 t[2]
        xor r9, r11                  ;  1097.4 p0      43 t[2]
        mov r11, r15                 ;  1084.5 p1      43 t[2] copy
        xor r11, r10                 ;  1097.6 p0      43 t[2]
        mov qword [rsp + 2312], rbx  ;  1098.1 p0+p3   43 t[2] spill
        mov rbx, r12                 ;  1093.0 p1      43 t[2] copy
        and rbx, r11                 ;  1099.1 p0      43 t[2]
        xor rbx, qword [rsp + 1024]  ;  1100.1 p2+p0   43 t[2]
        xor rbx, r9                  ;  1101.1 p0      43 t[2]
        mov qword [rsp + 2320], rbp  ;  1100.8 p0+p3   43 t[2] spill
        mov rbp, rcx                 ;  1080.5 p1      43 t[2] copy
        or rbp, qword [rsp + 1048]   ;  1101.8 p2+p0   43 t[2]
        xor rdx, r9                  ;  1102.3 p0      43 t[2]
        mov r9, rsi                  ;  1079.5 p1      43 t[2] copy
        and r9, r14                  ;  1102.9 p0      43 t[2]
        xor rbx, r9                  ;  1103.9 p0      43 t[2]
        xor r9, r13                  ;  1104.0 p0      43 t[2]
        xor r13, rbp                 ;  1104.6 p0      43 t[2]
        xor rdx, rbp                 ;  1105.1 p0      43 t[2]
        mov rbp, rsi                 ;  1079.5 p1      43 t[2] copy
        xor rbp, r8                  ;  1105.7 p0      43 t[2]
        mov qword [rsp + 2328], r14  ;  1106.3 p0+p3   43 t[2] spill
        mov r14, r11                 ;  1098.6 p1      43 t[2] copy
        xor r14, qword [rsp + 1048]  ;  1107.3 p2+p0   43 t[2]
        mov qword [rsp + 2336], r11  ;  1107.8 p0+p3   43 t[2] spill
        mov r11, rax                 ;  1080.5 p1      43 t[2] copy
        and r11, rbp                 ;  1108.8 p0      43 t[2]
        xor r9, r11                  ;  1109.8 p0      43 t[2]
        mov r11, rcx                 ;  1080.5 p1      43 t[2] copy
        xor r11, r12                 ;  1109.9 p0      43 t[2]
        mov qword [rsp + 2344], rbp  ;  1110.5 p0+p3   43 t[2] spill
        mov rbp, r10                 ;  1085.4 p1      43 t[2] copy
        and rbp, rdi                 ;  1111.5 p0      43 t[2]
        xor rdx, rbp                 ;  1112.5 p0      43 t[2]
        mov rbp, r14                 ;  1108.3 p1      43 t[2] copy
        and rbp, r11                 ;  1112.6 p0      43 t[2]
        xor r13, rbp                 ;  1113.6 p0      43 t[2]
        mov rbp, rbx                 ;  1104.9 p1      43 t[2] copy
        and rbp, r9                  ;  1113.8 p0      43 t[2]
        xor r13, rbp                 ;  1114.8 p0      43 t[2]
        mov qword [rsp + 2352], rax  ;  1114.9 p0+p3   43 t[2] spill
        mov rax, rdx                 ;  1113.5 p1      43 t[2] copy
        and rax, r13                 ;  1115.9 p0      43 t[2]
        xor r9, rax                  ;  1116.9 p0      43 t[2]
        mov rax, rbx                 ;  1104.9 p1      43 t[2] copy
        xor rbx, r13                 ;  1117.1 p0      43 t[2]
        mov r13, rdx                 ;  1113.5 p1      43 t[2] copy
        and r13, r9                  ;  1117.9 p0      43 t[2]
        xor rax, r13                 ;  1118.9 p0      43 t[2]
        or rbp, rbx                  ;  1118.8 p0      43 t[2]
        xor rbp, r9                  ;  1119.8 p0      43 t[2]
        and r9, rax                  ;  1119.9 p0      43 t[2]
        and r11, rax                 ;  1120.5 p0      43 t[2]
        xor rdx, r9                  ;  1121.1 p0      43 t[2]
        mov r9, rax                  ;  1119.9 p1      43 t[2] copy
        or r9, rbp                   ;  1121.6 p0      43 t[2]
        xor rbx, r9                  ;  1122.6 p0      43 t[2]
        and r15, rbx                 ;  1123.6 p0      43 t[2]
        mov r9, rax                  ;  1119.9 p1      43 t[2] copy
        xor r9, rbp                  ;  1123.3 p0      43 t[2]
        and rcx, rbp                 ;  1123.9 p0      43 t[2]
        mov r13, rbx                 ;  1123.6 p1      43 t[2] copy
        xor r13, r9                  ;  1124.6 p0      43 t[2]
        and r8, rbx                  ;  1125.1 p0      43 t[2]
        xor rbx, rdx                 ;  1125.6 p0      43 t[2]
        and r12, r9                  ;  1126.2 p0      43 t[2]
        xor r8, r12                  ;  1127.2 p0      43 t[2]
        and r10, r13                 ;  1127.3 p0      43 t[2]
        and rdi, r13                 ;  1127.9 p0      43 t[2]
        mov r13, rbp                 ;  1120.8 p1      43 t[2] copy
        and r13, qword [rsp + 1048]  ;  1128.5 p2+p0   43 t[2]
        xor rbp, rbx                 ;  1129.0 p0      43 t[2]
        and rsi, rbx                 ;  1129.6 p0      43 t[2]
        and r14, rax                 ;  1130.1 p0      43 t[2]
        and rbx, qword [rsp + 2328]  ;  1130.7 p2+p0   43 t[2]
        and r9, qword [rsp + 2336]   ;  1131.2 p2+p0   43 t[2]
        xor rax, rdx                 ;  1131.7 p0      43 t[2]
        mov qword [rsp + 2336], rcx  ;  1132.3 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2320]  ;  1100.8 p2      43 t[2]
        and rcx, rbp                 ;  1133.3 p0      43 t[2]
        and rbp, qword [rsp + 992]   ;  1133.8 p2+p0   43 t[2]
        xor rsi, rbp                 ;  1134.8 p0      43 t[2]
        xor rcx, r13                 ;  1134.9 p0      43 t[2]
        xor rcx, r14                 ;  1135.9 p0      43 t[2]
        xor r14, r10                 ;  1136.1 p0      43 t[2]
        mov qword [rsp + 2320], rbp  ;  1136.6 p0+p3   43 t[2] spill
        mov rbp, qword [rsp + 2312]  ;  1098.1 p2      43 t[2]
        and rbp, rax                 ;  1137.6 p0      43 t[2]
        xor rcx, rbp                 ;  1138.6 p0      43 t[2]
        xor r15, rbp                 ;  1138.8 p0      43 t[2]
        mov rbp, qword [rsp + 2304]  ;  1095.4 p2      43 t[2]
        and rbp, rax                 ;  1139.3 p0      43 t[2]
        mov rax, qword [rsp + 2352]  ;  1114.9 p2      43 t[2]
        and rax, rdx                 ;  1139.9 p0      43 t[2]
        xor r14, r15                 ;  1140.5 p0      43 t[2]
        and rdx, qword [rsp + 2344]  ;  1141.1 p2+p0   43 t[2]
        xor r10, r13                 ;  1141.6 p0      43 t[2]
        mov r13, r8                  ;  1128.2 p1      43 t[2] copy
        xor r13, rsi                 ;  1142.1 p0      43 t[2]
        xor r13, r14                 ;  1143.1 p0      43 t[2]
        xor r10, rbx                 ;  1143.3 p0      43 t[2]
        xor r9, r13                  ;  1144.1 p0      43 t[2]
        mov rbx, qword [rsp + 2336]  ;  1132.3 p2      43 t[2]
        xor rbx, qword [rsp + 2320]  ;  1144.4 p2+p0   43 t[2]
        xor r10, r9                  ;  1145.1 p0      43 t[2]
        xor rdx, r10                 ;  1146.1 p0      43 t[2]
        xor rsi, rbp                 ;  1146.1 p0      43 t[2]
        xor r12, rdi                 ;  1146.6 p0      43 t[2]
        xor r11, rdx                 ;  1147.2 p0      43 t[2]
        xor rsi, rdx                 ;  1147.8 p0      43 t[2]
        xor r15, rax                 ;  1148.3 p0      43 t[2]
        xor rbx, r8                  ;  1148.9 p0      43 t[2]
        xor r15, r9                  ;  1149.5 p0      43 t[2]
        mov r8, qword [rsp + 2168]   ;  1096.0 p2      55 t[2]
        mov r9, qword [rsp + 2232]   ;  1097.0 p2      43 t[2] reload
        xor r8, r9                   ;  1150.0 p0      55 t[2]
        xor r12, r11                 ;  1150.6 p0      43 t[2]
        mov rdi, qword [rsp + 2112]  ;  1098.0 p2      55 t[2]
        xor rdi, qword [rsp + 2152]  ;  1151.2 p2+p0   55 t[2]
        xor rdi, qword [rsp + 2160]  ;  1152.2 p2+p0   55 t[2]
        xor rdi, qword [rsp + 2120]  ;  1153.2 p2+p0   55 t[2]
        mov rbp, qword [rsp + 2200]  ;  1102.0 p2      43 t[2] reload
        xor rdi, rbp                 ;  1154.2 p0      55 t[2]
        xor rbx, r11                 ;  1153.3 p0      43 t[2]
        not r13                      ;  1153.8 p0      43 t[2]
        not r14                      ;  1154.3 p0      43 t[2]
        mov r11, qword [rsp + 2144]  ;  1103.1 p2      55 t[2]
        mov rax, qword [rsp + 2184]  ;  1104.1 p2      43 t[2] reload
        xor r11, rax                 ;  1154.8 p0      55 t[2]
        mov rdx, qword [rsp + 2168]  ;  1105.1 p2      55 t[2]
        not r15                      ;  1155.4 p0      43 t[2]
        not rsi                      ;  1155.9 p0      43 t[2]
        xor rdx, r12                 ;  1156.4 p0      55 t[2]
        xor rax, r15                 ;  1157.0 p0      55 t[2]
        mov r15, qword [rsp + 2104]  ;  1106.1 p2      55 t[2]
        xor r15, qword [rsp + 2176]  ;  1157.5 p2+p0   55 t[2]
        xor r9, qword [rsp + 2240]   ;  1158.0 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2288]  ;  1158.5 p2+p0   55 t[2]
        mov qword [rsp + 2200], rdx  ;  1159.0 p0+p3   55 t[2] spill
        mov rdx, qword [rsp + 2168]  ;  1110.1 p2      55 t[2]
        xor rdx, r15                 ;  1160.0 p0      55 t[2]
        xor rsi, qword [rsp + 2176]  ;  1160.6 p2+p0   55 t[2]
        mov qword [rsp + 2176], rdi  ;  1161.1 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2104]  ;  1112.1 p2      55 t[2]
        xor rdi, qword [rsp + 2296]  ;  1162.1 p2+p0   55 t[2]
        xor r15, rax                 ;  1162.6 p0      55 t[2]
        mov qword [rsp + 2104], r15  ;  1163.6 p0+p3   55 t[2] spill
        mov r15, qword [rsp + 2072]  ;  1114.2 p2      55 t[2]
        xor r15, r10                 ;  1164.2 p0      55 t[2]
        xor r15, r11                 ;  1165.2 p0      55 t[2]
        xor r11, qword [rsp + 2296]  ;  1165.3 p2+p0   55 t[2]
        mov qword [rsp + 2296], r15  ;  1166.2 p0+p3   55 t[2] spill
        mov r15, qword [rsp + 2264]  ;  1116.3 p2      55 t[2]
        xor r15, r10                 ;  1166.8 p0      55 t[2]
        xor rbp, r9                  ;  1167.4 p0      55 t[2]
        mov qword [rsp + 2264], r10  ;  1168.0 p0+p3   43 t[2] spill
        mov r10, qword [rsp + 2224]  ;  1118.6 p2      55 t[2]
        xor r10, r8                  ;  1169.0 p0      55 t[2]
        mov qword [rsp + 2224], r8   ;  1169.5 p0+p3   55 t[2] spill
        mov r8, qword [rsp + 2248]   ;  1119.9 p2      55 t[2]
        xor r8, rcx                  ;  1170.5 p0      55 t[2]
        xor r12, qword [rsp + 2240]  ;  1171.1 p2+p0   55 t[2]
        xor r13, qword [rsp + 2272]  ;  1171.6 p2+p0   55 t[2]
        mov qword [rsp + 2240], rcx  ;  1172.1 p0+p3   43 t[2] spill
        mov rcx, qword [rsp + 2216]  ;  1122.9 p2      55 t[2]
        xor rcx, r8                  ;  1173.1 p0      55 t[2]
        mov qword [rsp + 2168], r15  ;  1173.7 p0+p3   55 t[2] spill
        mov r15, qword [rsp + 2280]  ;  1125.0 p2      55 t[2]
        xor r15, rax                 ;  1174.7 p0      55 t[2]
        mov qword [rsp + 2232], rax  ;  1175.3 p0+p3   55 t[2] spill
        mov rax, qword [rsp + 2056]  ;  1126.0 p2      55 t[2]
        xor rax, rcx                 ;  1176.3 p0      55 t[2]
        xor rcx, qword [rsp + 2136]  ;  1176.8 p2+p0   55 t[2]
        xor r8, r12                  ;  1177.3 p0      55 t[2]
        mov qword [rsp + 2184], r15  ;  1177.9 p0+p3   55 t[2] spill
        mov r15, rsi                 ;  1161.6 p1      55 t[2] copy
        xor r15, r11                 ;  1178.9 p0      55 t[2]
        mov qword [rsp + 2120], r11  ;  1179.5 p0+p3   55 t[2] spill
        mov r11, r9                  ;  1159.0 p1      55 t[2] copy
        xor r11, rdx                 ;  1180.5 p0      55 t[2]
        xor rsi, r11                 ;  1181.5 p0      55 t[2]
        xor r9, r13                  ;  1181.6 p0      55 t[2]
        mov qword [rsp + 2160], rsi  ;  1182.5 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2208]  ;  1131.7 p2      55 t[2]
        xor rsi, qword [rsp + 2248]  ;  1183.2 p2+p0   55 t[2]
        mov qword [rsp + 2248], rdx  ;  1183.7 p0+p3   55 t[2] spill
        mov rdx, r14                 ;  1155.3 p1      55 t[2] copy
        xor rdx, rax                 ;  1184.7 p0      55 t[2]
        mov qword [rsp + 2152], r9   ;  1185.3 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2176]   ;  1161.1 p2      55 t[2]
        xor r9, rbx                  ;  1186.3 p0      55 t[2]
        mov qword [rsp + 2112], r11  ;  1186.8 p0+p3   55 t[2] spill
        mov r11, r13                 ;  1172.6 p1      55 t[2] copy
        xor r11, r8                  ;  1187.8 p0      55 t[2]
        xor r13, r10                 ;  1188.4 p0      55 t[2]
        xor r11, rdx                 ;  1189.0 p0      55 t[2]
        xor r10, qword [rsp + 2128]  ;  1189.5 p2+p0   55 t[2]
        mov qword [rsp + 2320], rdx  ;  1190.0 p0+p3   55 t[2] spill
        mov rdx, qword [rsp + 2072]  ;  1139.6 p2      55 t[2]
        xor rdx, qword [rsp + 2192]  ;  1191.0 p2+p0   55 t[2]
        mov qword [rsp + 2336], r11  ;  1191.5 p0+p3   55 t[2] spill
        mov r11, qword [rsp + 2216]  ;  1141.6 p2      55 t[2]
        xor r11, qword [rsp + 2256]  ;  1192.5 p2+p0   55 t[2]
        xor r14, r11                 ;  1193.5 p0      55 t[2]
        xor r11, r13                 ;  1193.6 p0      55 t[2]
        mov qword [rsp + 2216], r11  ;  1194.6 p0+p3   55 t[2] spill
        mov r11, rbp                 ;  1168.4 p1      55 t[2] copy
        xor r11, rsi                 ;  1195.2 p0      55 t[2]
        xor rsi, rcx                 ;  1195.7 p0      55 t[2]
        xor r11, r9                  ;  1196.3 p0      55 t[2]
        xor rbp, qword [rsp + 2168]  ;  1196.9 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2288]  ;  1197.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2264]  ;  1198.4 p2+p0   55 t[2]
        mov qword [rsp + 2264], r9   ;  1198.4 p0+p3   55 t[2] spill
        mov r9, rdi                  ;  1163.1 p1      55 t[2] copy
        xor r9, r12                  ;  1199.4 p0      55 t[2]
        xor rbx, r12                 ;  1200.0 p0      55 t[2]
        mov r12, qword [rsp + 2184]  ;  1177.9 p2      55 t[2]
        xor r12, rdx                 ;  1200.5 p0      55 t[2]
        xor rbx, rdx                 ;  1201.1 p0      55 t[2]
        mov rdx, qword [rsp + 2272]  ;  1150.8 p2      55 t[2]
        xor rdx, qword [rsp + 2200]  ;  1201.7 p2+p0   55 t[2]
        mov qword [rsp + 2272], rdi  ;  1202.2 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2184]  ;  1177.9 p2      55 t[2]
        xor rdi, qword [rsp + 2144]  ;  1203.2 p2+p0   55 t[2]
        xor rdi, r15                 ;  1204.2 p0      55 t[2]
        mov qword [rsp + 2184], rbx  ;  1204.2 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2240]  ;  1172.1 p2      55 t[2]
        xor rbx, qword [rsp + 2200]  ;  1205.2 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2176]  ;  1206.2 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2136]  ;  1207.2 p2+p0   55 t[2]
        mov qword [rsp + 2136], rsi  ;  1206.7 p0+p3   55 t[2] spill
        mov rsi, qword [rsp + 2224]  ;  1169.5 p2      55 t[2]
        xor rsi, qword [rsp + 2176]  ;  1207.7 p2+p0   55 t[2]
        mov qword [rsp + 2176], r9   ;  1208.2 p0+p3   55 t[2] spill
        mov r9, r10                  ;  1190.5 p1      55 t[2] copy
        xor r9, rdx                  ;  1209.2 p0      55 t[2]
        xor rax, qword [rsp + 2208]  ;  1209.8 p2+p0   55 t[2]
        xor r10, r14                 ;  1210.3 p0      55 t[2]
        mov qword [rsp + 2208], r14  ;  1210.9 p0+p3   55 t[2] spill
        mov r14, qword [rsp + 768]   ;  1161.8 p2      55 t[0].0 reload
        xor r13, qword [r14 + 1536]  ;  1211.9 p2+p0   55 t[2]
        xor r10, qword [r14 + 1544]  ;  1212.4 p2+p0   55 t[2]
        xor rax, qword [r14 + 1552]  ;  1212.9 p2+p0   55 t[2]
        xor r15, qword [r14 + 1584]  ;  1213.4 p2+p0   55 t[2]
        xor rcx, qword [rsp + 2256]  ;  1213.9 p2+p0   55 t[2]
        xor rcx, qword [r14 + 1616]  ;  1214.9 p2+p0   55 t[2]
        xor rdx, qword [rsp + 2216]  ;  1214.9 p2+p0   55 t[2]
        xor rdx, qword [r14 + 1608]  ;  1215.9 p2+p0   55 t[2]
        xor rdx, qword [rsp + 2336]  ;  1216.9 p2+p0   55 t[2]
        mov qword [rsp + 2256], rcx  ;  1216.4 p0+p3   55 t[2] spill
        mov rcx, qword [rsp + 2192]  ;  1171.8 p2      55 t[2]
        xor rcx, qword [r14 + 1568]  ;  1217.4 p2+p0   55 t[2]
        xor rcx, qword [rsp + 2168]  ;  1218.4 p2+p0   55 t[2]
        xor rcx, rsi                 ;  1219.4 p0      55 t[2]
        mov qword [rsp + 2192], rdx  ;  1219.0 p0+p3   55 t[2] spill
        mov rdx, r8                  ;  1178.3 p1      55 t[2] copy
        xor rdx, qword [r14 + 1560]  ;  1220.0 p2+p0   55 t[2]
        xor rdx, r11                 ;  1221.0 p0      55 t[2]
        xor rdx, rbx                 ;  1222.0 p0      55 t[2]
        xor r11, qword [r14 + 1624]  ;  1221.6 p2+p0   55 t[2]
        mov qword [rsp + 2240], r11  ;  1222.6 p0+p3   55 t[2] spill
        mov r11, qword [rsp + 2112]  ;  1186.8 p2      55 t[2]
        xor r11, qword [r14 + 1592]  ;  1223.1 p2+p0   55 t[2]
        xor r11, qword [rsp + 2200]  ;  1224.1 p2+p0   55 t[2]
        mov qword [rsp + 2200], r11  ;  1225.1 p0+p3   55 t[2] spill
        mov r11, qword [rsp + 2152]  ;  1185.3 p2      55 t[2]
        xor r11, qword [r14 + 1600]  ;  1225.1 p2+p0   55 t[2]
        xor r11, qword [rsp + 2128]  ;  1226.1 p2+p0   55 t[2]
        mov qword [rsp + 2128], r11  ;  1227.1 p0+p3   55 t[2] spill
        mov r11, r12                 ;  1201.5 p1      55 t[2] copy
        xor r11, qword [r14 + 1576]  ;  1227.1 p2+p0   55 t[2]
        xor r12, qword [r14 + 1640]  ;  1227.6 p2+p0   55 t[2]
        xor r12, qword [rsp + 2168]  ;  1228.6 p2+p0   55 t[2]
        xor r12, qword [rsp + 2296]  ;  1229.6 p2+p0   55 t[2]
        xor r8, qword [r14 + 1688]   ;  1229.1 p2+p0   55 t[2]
        xor r8, qword [rsp + 2264]   ;  1230.1 p2+p0   55 t[2]
        mov qword [rsp + 2264], r8   ;  1231.1 p0+p3   55 t[2] spill
        mov r8, qword [rsp + 2072]   ;  1188.8 p2      55 t[2]
        xor r8, qword [r14 + 1632]   ;  1231.1 p2+p0   55 t[2]
        xor r8, rbp                  ;  1232.1 p0      55 t[2]
        mov qword [rsp + 2072], r12  ;  1232.2 p0+p3   55 t[2] spill
        mov r12, qword [rsp + 2104]  ;  1190.8 p2      55 t[2]
        xor r12, qword [r14 + 1648]  ;  1233.2 p2+p0   55 t[2]
        xor r12, rdi                 ;  1234.2 p0      55 t[2]
        xor rdi, qword [r14 + 1712]  ;  1234.2 p2+p0   55 t[2]
        xor rdi, qword [rsp + 2272]  ;  1235.2 p2+p0   55 t[2]
        mov qword [rsp + 2272], rdi  ;  1236.2 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2176]  ;  1208.2 p2      55 t[2]
        xor rdi, qword [r14 + 1656]  ;  1236.2 p2+p0   55 t[2]
        xor rdi, qword [rsp + 2248]  ;  1237.2 p2+p0   55 t[2]
        mov qword [rsp + 2248], rdi  ;  1238.2 p0+p3   55 t[2] spill
        mov rdi, qword [rsp + 2152]  ;  1197.8 p2      55 t[2]
        xor rdi, qword [r14 + 1664]  ;  1238.2 p2+p0   55 t[2]
        xor rdi, r9                  ;  1239.2 p0      55 t[2]
        xor rbx, qword [r14 + 1752]  ;  1239.3 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2288]  ;  1240.3 p2+p0   55 t[2]
        xor rbp, qword [r14 + 1760]  ;  1240.3 p2+p0   55 t[2]
        xor rbp, rsi                 ;  1241.3 p0      55 t[2]
        mov rsi, qword [rsp + 2336]  ;  1202.8 p2      55 t[2]
        xor rsi, qword [r14 + 1672]  ;  1241.4 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2184]  ;  1242.3 p2+p0   55 t[2]
        mov qword [rsp + 2336], rbp  ;  1243.3 p0+p3   55 t[2] spill
        mov rbp, qword [rsp + 2136]  ;  1206.7 p2      55 t[2]
        xor rbp, qword [r14 + 1680]  ;  1243.4 p2+p0   55 t[2]
        xor rbp, qword [rsp + 2208]  ;  1244.4 p2+p0   55 t[2]
        mov qword [rsp + 2208], rbx  ;  1244.4 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2184]  ;  1208.8 p2      55 t[2]
        xor rbx, qword [r14 + 1696]  ;  1245.4 p2+p0   55 t[2]
        mov qword [rsp + 2184], rbx  ;  1246.4 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2144]  ;  1210.8 p2      55 t[2]
        xor rbx, qword [r14 + 1704]  ;  1246.9 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2232]  ;  1247.9 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2168]  ;  1248.9 p2+p0   55 t[2]
        mov qword [rsp + 2168], rbx  ;  1249.9 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2176]  ;  1214.8 p2      55 t[2]
        xor rbx, qword [r14 + 1720]  ;  1249.4 p2+p0   55 t[2]
        xor rbx, qword [rsp + 2160]  ;  1250.4 p2+p0   55 t[2]
        mov qword [rsp + 2176], rbx  ;  1251.4 p0+p3   55 t[2] spill
        mov rbx, qword [rsp + 2224]  ;  1217.8 p2      55 t[2]
        xor rbx, r9                  ;  1251.4 p0      55 t[2]
        xor rbx, qword [r14 + 1728]  ;  1252.4 p2+p0   55 t[2]
        xor r9, qword [r14 + 1736]   ;  1252.5 p2+p0   55 t[2]
        xor r9, qword [rsp + 2056]   ;  1253.5 p2+p0   55 t[2]
        xor r9, qword [rsp + 2216]   ;  1254.5 p2+p0   55 t[2]
        mov qword [rsp + 2216], r9   ;  1255.5 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2136]   ;  1222.8 p2      55 t[2]
        xor r9, qword [r14 + 1744]   ;  1255.0 p2+p0   55 t[2]
        xor r9, qword [rsp + 2320]   ;  1256.0 p2+p0   55 t[2]
        mov qword [rsp + 2320], r9   ;  1257.0 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2296]   ;  1225.8 p2      55 t[2]
        xor r9, qword [r14 + 1768]   ;  1257.0 p2+p0   55 t[2]
        xor r9, qword [rsp + 2280]   ;  1258.0 p2+p0   55 t[2]
        mov qword [rsp + 2280], r9   ;  1259.0 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2120]   ;  1228.8 p2      55 t[2]
        xor r9, qword [r14 + 1776]   ;  1259.0 p2+p0   55 t[2]
        xor r9, qword [rsp + 2104]   ;  1260.0 p2+p0   55 t[2]
        mov qword [rsp + 2104], r9   ;  1261.0 p0+p3   55 t[2] spill
        mov r9, qword [rsp + 2160]   ;  1231.8 p2      55 t[2]
        xor r9, qword [r14 + 1784]   ;  1261.0 p2+p0   55 t[2]
        mov r14, qword [rsp + 1336]  ;  1233.8 p2      43 t[3]
        xor r14, qword [rsp + 1344]  ;  1261.5 p2+p0   43 t[3]
        mov qword [rsp + 2160], r9   ;  1262.0 p0+p3   55 t[2] spill
        mov r9, r14                  ;  1262.5 p1      43 t[3] copy
        xor r9, qword [rsp + 1320]   ;  1263.5 p2+p0   43 t[3]
        mov qword [rsp + 2120], rbx  ;  1263.5 p0+p3   55 t[2] spill
        mov rbx, r9                  ;  1264.5 p1      43 t[3] copy
        xor rbx, qword [rsp + 1368]  ;  1265.5 p2+p0   43 t[3]
        mov qword [rsp + 2296], rbp  ;  1265.0 p0+p3   55 t[2] spill
        mov rbp, rbx                 ;  1266.5 p1      43 t[3] copy
        xor rbp, qword [rsp + 1360]  ;  1267.5 p2+p0   43 t[3]
        mov qword [rsp + 2136], rsi  ;  1266.5 p0+p3   55 t[2] spill
        mov rsi, rbx                 ;  1266.5 p1      43 t[3] copy
        xor rsi, qword [rsp + 1312]  ;  1267.5 p2+p0   43 t[3]
        mov qword [rsp + 2056], rdi  ;  1268.0 p0+p3   55 t[2] spill
        mov rdi, rsi                 ;  1268.5 p1      43 t[3] copy
        xor rdi, qword [rsp + 1328]  ;  1269.5 p2+p0   43 t[3]
        mov qword [rsp + 2224], r12  ;  1269.5 p0+p3   55 t[2] spill
        mov r12, rdi                 ;  1270.5 p1      43 t[3] copy
        xor r12, qword [rsp + 1336]  ;  1271.5 p2+p0   43 t[3]
        mov qword [rsp + 2232], r8   ;  1271.0 p0+p3   55 t[2] spill
        mov r8, rbp                  ;  1268.5 p1      43 t[3] copy
        xor r8, qword [rsp + 1352]   ;  1272.0 p2+p0   43 t[3]
        mov qword [rsp + 2144], r15  ;  1272.5 p0+p3   55 t[2] spill
        mov r15, r8                  ;  1273.0 p1      43 t[3] copy
        xor r15, qword [rsp + 1312]  ;  1274.0 p2+p0   43 t[3]
        mov qword [rsp + 2288], r11  ;  1274.0 p0+p3   55 t[2] spill
        mov r11, r8                  ;  1273.0 p1      43 t[3] copy
        xor r11, qword [rsp + 1344]  ;  1275.0 p2+p0   43 t[3]
        mov qword [rsp + 2152], rcx  ;  1275.5 p0+p3   55 t[2] spill
        mov rcx, rbp                 ;  1268.5 p1      43 t[3] copy
        xor rcx, r12                 ;  1276.5 p0      43 t[3]
        mov qword [rsp + 2112], rdx  ;  1277.0 p0+p3   55 t[2] spill
        mov rdx, rcx                 ;  1277.5 p1      43 t[3] copy
        xor rdx, qword [rsp + 1368]  ;  1278.5 p2+p0   43 t[3]
        mov qword [rsp + 2344], rax  ;  1278.5 p0+p3   55 t[2] spill
        mov rax, r11                 ;  1276.0 p1      43 t[3] copy
        xor rax, rdx                 ;  1279.5 p0      43 t[3]
        mov qword [rsp + 2352], r10  ;  1280.1 p0+p3   55 t[2] spill
        mov r10, rax                 ;  1280.5 p1      43 t[3] copy
        xor r10, qword [rsp + 1336]  ;  1281.5 p2+p0   43 t[3]
        mov qword [rsp + 2304], r13  ;  1281.6 p0+p3   55 t[2] spill
        mov r13, r8                  ;  1273.0 p1      43 t[3] copy
        and r13, rax                 ;  1282.6 p0      43 t[3]
        xor r9, r13                  ;  1283.6 p0      43 t[3]
        mov r13, rdx                 ;  1279.5 p1      43 t[3] copy
        xor r13, qword [rsp + 1312]  ;  1283.7 p2+p0   43 t[3]
        xor r14, r13                 ;  1284.7 p0      43 t[3]
        and r13, rdx                 ;  1284.8 p0      43 t[3]
        xor r9, r13                  ;  1285.8 p0      43 t[3]
        mov qword [rsp + 2312], r8   ;  1286.0 p0+p3   43 t[3] spill
        mov r8, r12                  ;  1272.5 p1      43 t[3] copy
        and r8, r14                  ;  1287.0 p0      43 t[3]
        xor r13, r8                  ;  1288.0 p0      43 t[3]
        mov r8, r12                  ;  1272.5 p1      43 t[3] copy
        xor r8, r11                  ;  1288.1 p0      43 t[3]
        mov qword [rsp + 2328], rax  ;  1288.7 p0+p3   43 t[3] spill
        mov rax, rsi                 ;  1268.5 p1      43 t[3] copy
        or rax, qword [rsp + 1368]   ;  1289.7 p2+p0   43 t[3]
        mov qword [rsp + 2360], rdx  ;  1290.2 p0+p3   43 t[3] spill
        mov rdx, r10                 ;  1282.5 p1      43 t[3] copy
        and rdx, r8                  ;  1291.2 p0      43 t[3]
        xor rdx, qword [rsp + 1344]  ;  1292.2 p2+p0   43 t[3]
        xor rdx, r13                 ;  1293.2 p0      43 t[3]
        mov qword [rsp + 2368], r12  ;  1292.8 p0+p3   43 t[3] spill
        mov r12, rbx                 ;  1266.5 p1      43 t[3] copy
        and r12, rcx                 ;  1293.8 p0      43 t[3]
        xor rdx, r12                 ;  1294.8 p0      43 t[3]
        xor r12, r9                  ;  1294.9 p0      43 t[3]
        xor r9, rax                  ;  1295.5 p0      43 t[3]
        xor rdi, r13                 ;  1296.1 p0      43 t[3]
        mov r13, rbx                 ;  1266.5 p1      43 t[3] copy
        xor r13, r14                 ;  1296.7 p0      43 t[3]
        xor rdi, rax                 ;  1297.2 p0      43 t[3]
        mov rax, r8                  ;  1289.1 p1      43 t[3] copy
        xor rax, qword [rsp + 1368]  ;  1297.8 p2+p0   43 t[3]
        mov qword [rsp + 2376], r8   ;  1298.3 p0+p3   43 t[3] spill
        mov r8, rbp                  ;  1268.5 p1      43 t[3] copy
        and r8, r13                  ;  1299.3 p0      43 t[3]
        xor r12, r8                  ;  1300.3 p0      43 t[3]
        mov r8, rsi                  ;  1268.5 p1      43 t[3] copy
        xor r8, r10                  ;  1300.4 p0      43 t[3]
        mov qword [rsp + 2384], r13  ;  1301.0 p0+p3   43 t[3] spill
        mov r13, r15                 ;  1275.0 p1      43 t[3] copy
        and r13, r11                 ;  1302.0 p0      43 t[3]
        xor rdi, r13                 ;  1303.0 p0      43 t[3]
        mov r13, rax                 ;  1298.8 p1      43 t[3] copy
        and r13, r8                  ;  1303.2 p0      43 t[3]
        xor r9, r13                  ;  1304.2 p0      43 t[3]
        mov r13, rdx                 ;  1295.8 p1      43 t[3] copy
        and r13, r12                 ;  1304.3 p0      43 t[3]
        xor r9, r13                  ;  1305.3 p0      43 t[3]
        mov qword [rsp + 2392], rbp  ;  1305.4 p0+p3   43 t[3] spill
        mov rbp, rdi                 ;  1304.0 p1      43 t[3] copy
        and rbp, r9                  ;  1306.4 p0      43 t[3]
        xor r12, rbp                 ;  1307.4 p0      43 t[3]
        mov rbp, rdx                 ;  1295.8 p1      43 t[3] copy
        xor rdx, r9                  ;  1307.6 p0      43 t[3]
        mov r9, rdi                  ;  1304.0 p1      43 t[3] copy
        and r9, r12                  ;  1308.4 p0      43 t[3]
        xor rbp, r9                  ;  1309.4 p0      43 t[3]
        or r13, rdx                  ;  1309.3 p0      43 t[3]
        xor r13, r12                 ;  1310.3 p0      43 t[3]
        mov r9, qword [rsp + 2368]   ;  1292.8 p2      43 t[3]
        and r12, rbp                 ;  1310.4 p0      43 t[3]
        and r8, rbp                  ;  1311.0 p0      43 t[3]
        xor rdi, r12                 ;  1311.6 p0      43 t[3]
        mov r12, rbp                 ;  1310.4 p1      43 t[3] copy
        or r12, r13                  ;  1312.2 p0      43 t[3]
        xor rdx, r12                 ;  1313.2 p0      43 t[3]
        and r9, rdx                  ;  1314.2 p0      43 t[3]
        mov r12, rbp                 ;  1310.4 p1      43 t[3] copy
        xor r12, r13                 ;  1313.9 p0      43 t[3]
        and rsi, r13                 ;  1314.4 p0      43 t[3]
        and r14, rdx                 ;  1315.0 p0      43 t[3]
        and r10, r12                 ;  1315.6 p0      43 t[3]
        xor r14, r10                 ;  1316.6 p0      43 t[3]
        mov qword [rsp + 2368], rsi  ;  1316.7 p0+p3   43 t[3] spill
        mov rsi, rdx                 ;  1314.2 p1      43 t[3] copy
        xor rsi, r12                 ;  1317.7 p0      43 t[3]
        xor rdx, rdi                 ;  1318.3 p0      43 t[3]
        and r11, rsi                 ;  1318.9 p0      43 t[3]
        and r15, rsi                 ;  1319.4 p0      43 t[3]
        mov rsi, r13                 ;  1311.3 p1      43 t[3] copy
        and rsi, qword [rsp + 1368]  ;  1320.0 p2+p0   43 t[3]
        xor r13, rdx                 ;  1320.5 p0      43 t[3]
        and rbx, rdx                 ;  1321.1 p0      43 t[3]
        and rax, rbp                 ;  1321.6 p0      43 t[3]
        and rcx, rdx                 ;  1322.2 p0      43 t[3]
        mov rdx, qword [rsp + 2360]  ;  1290.2 p2      43 t[3]
        and rdx, r13                 ;  1322.8 p0      43 t[3]
        and r13, qword [rsp + 1312]  ;  1323.4 p2+p0   43 t[3]
        and r12, qword [rsp + 2376]  ;  1323.9 p2+p0   43 t[3]
        xor rbp, rdi                 ;  1324.4 p0      43 t[3]
        xor rbx, r13                 ;  1324.9 p0      43 t[3]
        xor rdx, rsi                 ;  1325.5 p0      43 t[3]
        xor rdx, rax                 ;  1326.5 p0      43 t[3]
        xor rax, r11                 ;  1326.6 p0      43 t[3]
        mov qword [rsp + 2376], r13  ;  1327.2 p0+p3   43 t[3] spill
        mov r13, qword [rsp + 2328]  ;  1288.7 p2      43 t[3]
        and r13, rbp                 ;  1328.2 p0      43 t[3]
        xor rdx, r13                 ;  1329.2 p0      43 t[3]
        xor r9, r13                  ;  1329.4 p0      43 t[3]
        mov r13, qword [rsp + 2312]  ;  1286.0 p2      43 t[3]
        and r13, rbp                 ;  1329.9 p0      43 t[3]
        mov rbp, qword [rsp + 2392]  ;  1305.4 p2      43 t[3]
        and rbp, rdi                 ;  1330.5 p0      43 t[3]
        xor rax, r9                  ;  1331.1 p0      43 t[3]
        and rdi, qword [rsp + 2384]  ;  1331.6 p2+p0   43 t[3]
        xor r11, rsi                 ;  1332.1 p0      43 t[3]
        mov rsi, r14                 ;  1317.6 p1      43 t[3] copy
        xor rsi, rbx                 ;  1332.7 p0      43 t[3]
        xor rsi, rax                 ;  1333.7 p0      43 t[3]
        xor r11, rcx                 ;  1333.9 p0      43 t[3]
        xor r12, rsi                 ;  1334.7 p0      43 t[3]
        xor r11, r12                 ;  1335.7 p0      43 t[3]
        xor rdi, r11                 ;  1336.7 p0      43 t[3]
        xor rbx, r13                 ;  1336.1 p0      43 t[3]
        xor r10, r15                 ;  1336.7 p0      43 t[3]
        xor r8, rdi                  ;  1337.7 p0      43 t[3]
        xor rbx, rdi                 ;  1337.9 p0      43 t[3]
        xor r9, rbp                  ;  1338.4 p0      43 t[3]
        xor r9, r12                  ;  1339.4 p0      43 t[3]
        xor r10, r8                  ;  1339.6 p0      43 t[3]
        not rsi                      ;  1340.1 p0      43 t[3]
        not rax                      ;  1340.6 p0      43 t[3]
        not r9                       ;  1341.1 p0      43 t[3]
        not rbx                      ;  1341.6 p0      43 t[3]
        mov r12, qword [rsp + 624]   ;  1286.8 p2      43 t[3]
        mov r13, qword [rsp + 632]   ;  1287.8 p2      43 t[3] reload
        xor r12, r13                 ;  1342.1 p0      43 t[3]
        mov r15, qword [rsp + 608]   ;  1288.8 p2      43 t[3]
        xor r15, r12                 ;  1343.1 p0      43 t[3]
        mov rdi, qword [rsp + 656]   ;  1289.8 p2      43 t[3]
        xor rdi, r15                 ;  1344.1 p0      43 t[3]
        mov rbp, qword [rsp + 648]   ;  1290.8 p2      43 t[3]
        xor rbp, rdi                 ;  1345.1 p0      43 t[3]
        mov rcx, rdi                 ;  1345.1 p1      43 t[3] copy
        xor rcx, qword [rsp + 600]   ;  1346.1 p2+p0   43 t[3]
        mov qword [rsp + 2384], rsi  ;  1344.9 p0+p3   43 t[3] spill
        mov rsi, rcx                 ;  1347.1 p1      43 t[3] copy
        xor rsi, qword [rsp + 616]   ;  1348.1 p2+p0   43 t[3]
        mov qword [rsp + 2392], rdx  ;  1346.4 p0+p3   43 t[3] spill
        mov rdx, rsi                 ;  1349.1 p1      43 t[3] copy
        xor rdx, qword [rsp + 624]   ;  1350.1 p2+p0   43 t[3]
        mov qword [rsp + 2312], rax  ;  1347.9 p0+p3   43 t[3] spill
        mov rax, r13                 ;  1296.1 p1      43 t[3] copy
        mov qword [rsp + 2328], r11  ;  1348.9 p0+p3   43 t[3] spill
        mov r11, rbp                 ;  1346.1 p1      43 t[3] copy
        xor r11, qword [rsp + 640]   ;  1349.9 p2+p0   43 t[3]
        xor rax, r11                 ;  1350.9 p0      43 t[3]
        mov qword [rsp + 2360], rbx  ;  1351.0 p0+p3   43 t[3] spill
        mov rbx, r11                 ;  1350.9 p1      43 t[3] copy
        xor rbx, qword [rsp + 600]   ;  1352.0 p2+p0   43 t[3]
        mov qword [rsp + 2400], r9   ;  1352.5 p0+p3   43 t[3] spill
        mov r9, rbp                  ;  1346.1 p1      43 t[3] copy
        xor r9, rdx                  ;  1353.5 p0      43 t[3]
        mov qword [rsp + 2408], r14  ;  1354.1 p0+p3   43 t[3] spill
        mov r14, r9                  ;  1354.5 p1      43 t[3] copy
        xor r14, qword [rsp + 656]   ;  1355.5 p2+p0   43 t[3]
        mov qword [rsp + 2416], r8   ;  1355.6 p0+p3   43 t[3] spill
        mov r8, rax                  ;  1351.9 p1      43 t[3] copy
        xor r8, r14                  ;  1356.6 p0      43 t[3]
        mov qword [rsp + 2424], r10  ;  1357.1 p0+p3   43 t[3] spill
        mov r10, r8                  ;  1357.6 p1      43 t[3] copy
        xor r10, qword [rsp + 624]   ;  1358.6 p2+p0   43 t[3]
        mov r13, r11                 ;  1350.9 p1      43 t[3] copy
        and r13, r8                  ;  1358.6 p0      43 t[3]
        xor r15, r13                 ;  1359.6 p0      43 t[3]
        mov r13, r14                 ;  1356.5 p1      43 t[3] copy
        xor r13, qword [rsp + 600]   ;  1359.8 p2+p0   43 t[3]
        xor r12, r13                 ;  1360.8 p0      43 t[3]
        and r13, r14                 ;  1360.8 p0      43 t[3]
        xor r15, r13                 ;  1361.8 p0      43 t[3]
        mov qword [rsp + 2432], r11  ;  1362.0 p0+p3   43 t[3] spill
        mov r11, rdx                 ;  1351.1 p1      43 t[3] copy
        and r11, r12                 ;  1363.0 p0      43 t[3]
        xor r13, r11                 ;  1364.0 p0      43 t[3]
        mov r11, rdx                 ;  1351.1 p1      43 t[3] copy
        xor r11, rax                 ;  1364.1 p0      43 t[3]
        mov qword [rsp + 2440], r8   ;  1364.7 p0+p3   43 t[3] spill
        mov r8, r10                  ;  1359.6 p1      43 t[3] copy
        and r8, r11                  ;  1365.7 p0      43 t[3]
        xor r8, qword [rsp + 632]    ;  1366.7 p2+p0   43 t[3]
        xor r8, r13                  ;  1367.7 p0      43 t[3]
        mov qword [rsp + 2448], r14  ;  1367.3 p0+p3   43 t[3] spill
        mov r14, rcx                 ;  1347.1 p1      43 t[3] copy
        or r14, qword [rsp + 656]    ;  1368.3 p2+p0   43 t[3]
        xor rsi, r13                 ;  1368.8 p0      43 t[3]
        mov r13, rdi                 ;  1345.1 p1      43 t[3] copy
        and r13, r9                  ;  1369.4 p0      43 t[3]
        xor r8, r13                  ;  1370.4 p0      43 t[3]
        xor r13, r15                 ;  1370.6 p0      43 t[3]
        xor r15, r14                 ;  1371.1 p0      43 t[3]
        xor rsi, r14                 ;  1371.7 p0      43 t[3]
        mov r14, rdi                 ;  1345.1 p1      43 t[3] copy
        xor r14, r12                 ;  1372.3 p0      43 t[3]
        mov qword [rsp + 2456], r9   ;  1372.8 p0+p3   43 t[3] spill
        mov r9, r11                  ;  1365.1 p1      43 t[3] copy
        xor r9, qword [rsp + 656]    ;  1373.8 p2+p0   43 t[3]
        mov qword [rsp + 2464], r11  ;  1374.3 p0+p3   43 t[3] spill
        mov r11, rbp                 ;  1346.1 p1      43 t[3] copy
        and r11, r14                 ;  1375.3 p0      43 t[3]
        xor r13, r11                 ;  1376.3 p0      43 t[3]
        mov r11, rcx                 ;  1347.1 p1      43 t[3] copy
        xor r11, r10                 ;  1376.5 p0      43 t[3]
        mov qword [rsp + 2472], r14  ;  1377.1 p0+p3   43 t[3] spill
        mov r14, rax                 ;  1351.9 p1      43 t[3] copy
        and r14, rbx                 ;  1378.1 p0      43 t[3]
        xor rsi, r14                 ;  1379.1 p0      43 t[3]
        mov r14, r9                  ;  1374.8 p1      43 t[3] copy
        and r14, r11                 ;  1379.2 p0      43 t[3]
        xor r15, r14                 ;  1380.2 p0      43 t[3]
        mov r14, r8                  ;  1371.4 p1      43 t[3] copy
        and r14, r13                 ;  1380.3 p0      43 t[3]
        xor r15, r14                 ;  1381.3 p0      43 t[3]
        mov qword [rsp + 2480], rbp  ;  1381.5 p0+p3   43 t[3] spill
        mov rbp, rsi                 ;  1380.1 p1      43 t[3] copy
        and rbp, r15                 ;  1382.5 p0      43 t[3]
        xor r13, rbp                 ;  1383.5 p0      43 t[3]
        mov rbp, r8                  ;  1371.4 p1      43 t[3] copy
        xor r8, r15                  ;  1383.6 p0      43 t[3]
        mov r15, rsi                 ;  1380.1 p1      43 t[3] copy
        and r15, r13                 ;  1384.5 p0      43 t[3]
        xor rbp, r15                 ;  1385.5 p0      43 t[3]
        or r14, r8                   ;  1385.3 p0      43 t[3]
        xor r14, r13                 ;  1386.3 p0      43 t[3]
        and r13, rbp                 ;  1386.5 p0      43 t[3]
        and r11, rbp                 ;  1387.0 p0      43 t[3]
        xor rsi, r13                 ;  1387.6 p0      43 t[3]
        mov r13, rbp                 ;  1386.5 p1      43 t[3] copy
        or r13, r14                  ;  1388.2 p0      43 t[3]
        xor r8, r13                  ;  1389.2 p0      43 t[3]
        and rdx, r8                  ;  1390.2 p0      43 t[3]
        mov r13, rbp                 ;  1386.5 p1      43 t[3] copy
        xor r13, r14                 ;  1389.9 p0      43 t[3]
        and rcx, r14                 ;  1390.5 p0      43 t[3]
        mov r15, r8                  ;  1390.2 p1      43 t[3] copy
        xor r15, r13                 ;  1391.2 p0      43 t[3]
        and r12, r8                  ;  1391.6 p0      43 t[3]
        xor r8, rsi                  ;  1392.2 p0      43 t[3]
        and r10, r13                 ;  1392.8 p0      43 t[3]
        xor r12, r10                 ;  1393.8 p0      43 t[3]
        and rax, r15                 ;  1393.9 p0      43 t[3]
        and rbx, r15                 ;  1394.5 p0      43 t[3]
        mov r15, r14                 ;  1387.3 p1      43 t[3] copy
        and r15, qword [rsp + 656]   ;  1395.0 p2+p0   43 t[3]
        xor r14, r8                  ;  1395.5 p0      43 t[3]
        and rdi, r8                  ;  1396.1 p0      43 t[3]
        and r9, rbp                  ;  1396.7 p0      43 t[3]
        and r8, qword [rsp + 2456]   ;  1397.3 p2+p0   43 t[3]
        and r13, qword [rsp + 2464]  ;  1397.8 p2+p0   43 t[3]
        xor rbp, rsi                 ;  1398.3 p0      43 t[3]
        mov qword [rsp + 2464], rcx  ;  1398.8 p0+p3   43 t[3] spill
        mov rcx, qword [rsp + 2448]  ;  1367.3 p2      43 t[3]
        and rcx, r14                 ;  1399.8 p0      43 t[3]
        and r14, qword [rsp + 600]   ;  1400.4 p2+p0   43 t[3]
        xor rdi, r14                 ;  1401.4 p0      43 t[3]
        xor rcx, r15                 ;  1401.5 p0      43 t[3]
        xor rcx, r9                  ;  1402.5 p0      43 t[3]
        xor r9, rax                  ;  1402.6 p0      43 t[3]
        mov qword [rsp + 2448], r14  ;  1403.2 p0+p3   43 t[3] spill
        mov r14, qword [rsp + 2440]  ;  1364.7 p2      43 t[3]
        and r14, rbp                 ;  1404.2 p0      43 t[3]
        xor rcx, r14                 ;  1405.2 p0      43 t[3]
        xor rdx, r14                 ;  1405.3 p0      43 t[3]
        mov r14, qword [rsp + 2432]  ;  1362.0 p2      43 t[3]
        and r14, rbp                 ;  1405.9 p0      43 t[3]
        mov rbp, qword [rsp + 2480]  ;  1381.5 p2      43 t[3]
        and rbp, rsi                 ;  1406.5 p0      43 t[3]
        xor r9, rdx                  ;  1407.0 p0      43 t[3]
        and rsi, qword [rsp + 2472]  ;  1407.6 p2+p0   43 t[3]
        xor rax, r15                 ;  1408.1 p0      43 t[3]
        mov r15, r12                 ;  1394.8 p1      43 t[3] copy
        xor r15, rdi                 ;  1408.7 p0      43 t[3]
        xor r15, r9                  ;  1409.7 p0      43 t[3]
        xor rax, r8                  ;  1409.8 p0      43 t[3]
        xor r13, r15                 ;  1410.7 p0      43 t[3]
        mov r8, qword [rsp + 2464]   ;  1398.8 p2      43 t[3]
        xor r8, qword [rsp + 2448]   ;  1411.0 p2+p0   43 t[3]
        xor rax, r13                 ;  1411.7 p0      43 t[3]
        xor rsi, rax                 ;  1412.7 p0      43 t[3]
        xor rdi, r14                 ;  1412.6 p0      43 t[3]
        xor r10, rbx                 ;  1413.2 p0      43 t[3]
        xor r11, rsi                 ;  1413.7 p0      43 t[3]
        xor rdi, rsi                 ;  1414.3 p0      43 t[3]
        xor rdx, rbp                 ;  1414.9 p0      43 t[3]
        xor r8, r12                  ;  1415.5 p0      43 t[3]
        xor rdx, r13                 ;  1416.0 p0      43 t[3]
        xor r10, r11                 ;  1416.6 p0      43 t[3]
        xor r8, r11                  ;  1417.2 p0      43 t[3]
        not r15                      ;  1417.7 p0      43 t[3]
        not r9                       ;  1418.2 p0      43 t[3]
        not rdx                      ;  1418.7 p0      43 t[3]
        not rdi                      ;  1419.2 p0      43 t[3]
        mov r11, qword [rsp + 952]   ;  1365.3 p2      43 t[3]
        mov r12, qword [rsp + 960]   ;  1366.3 p2      43 t[3] reload
        xor r11, r12                 ;  1419.7 p0      43 t[3]
        mov r13, qword [rsp + 936]   ;  1367.3 p2      43 t[3]
        xor r13, r11                 ;  1420.7 p0      43 t[3]
        mov r14, qword [rsp + 984]   ;  1368.3 p2      43 t[3]
        xor r14, r13                 ;  1421.7 p0      43 t[3]
        mov rsi, qword [rsp + 976]   ;  1369.3 p2      43 t[3]
        xor rsi, r14                 ;  1422.7 p0      43 t[3]
        mov rbp, qword [rsp + 928]   ;  1370.3 p2      43 t[3]
        xor rbp, r14                 ;  1422.7 p0      43 t[3]
        mov rbx, rbp                 ;  1423.7 p1      43 t[3] copy
        xor rbx, qword [rsp + 944]   ;  1424.7 p2+p0   43 t[3]
        mov qword [rsp + 2448], rax  ;  1423.1 p0+p3   43 t[3] spill
        mov rax, rbx                 ;  1425.7 p1      43 t[3] copy
        xor rax, qword [rsp + 952]   ;  1426.7 p2+p0   43 t[3]
        mov qword [rsp + 2464], rcx  ;  1424.6 p0+p3   43 t[3] spill
        mov rcx, r12                 ;  1373.0 p1      43 t[3] copy
        mov qword [rsp + 2472], r9   ;  1425.6 p0+p3   43 t[3] spill
        mov r9, rsi                  ;  1423.7 p1      43 t[3] copy
        xor r9, qword [rsp + 968]    ;  1426.6 p2+p0   43 t[3]
        xor rcx, r9                  ;  1427.6 p0      43 t[3]
        mov qword [rsp + 2480], r15  ;  1427.7 p0+p3   43 t[3] spill
        mov r15, r9                  ;  1427.6 p1      43 t[3] copy
        xor r15, qword [rsp + 928]   ;  1428.7 p2+p0   43 t[3]
        mov qword [rsp + 2432], rdi  ;  1429.2 p0+p3   43 t[3] spill
        mov rdi, rsi                 ;  1423.7 p1      43 t[3] copy
        xor rdi, rax                 ;  1430.2 p0      43 t[3]
        mov qword [rsp + 2440], rdx  ;  1430.7 p0+p3   43 t[3] spill
        mov rdx, rdi                 ;  1431.2 p1      43 t[3] copy
        xor rdx, qword [rsp + 984]   ;  1432.2 p2+p0   43 t[3]
        mov qword [rsp + 2456], r8   ;  1432.2 p0+p3   43 t[3] spill
        mov r8, rcx                  ;  1428.6 p1      43 t[3] copy
        xor r8, rdx                  ;  1433.2 p0      43 t[3]
        mov qword [rsp + 2488], r10  ;  1433.8 p0+p3   43 t[3] spill
        mov r10, r8                  ;  1434.2 p1      43 t[3] copy
        xor r10, qword [rsp + 952]   ;  1435.2 p2+p0   43 t[3]
        mov r12, r9                  ;  1427.6 p1      43 t[3] copy
        and r12, r8                  ;  1435.3 p0      43 t[3]
        xor r13, r12                 ;  1436.3 p0      43 t[3]
        mov r12, rdx                 ;  1433.2 p1      43 t[3] copy
        xor r12, qword [rsp + 928]   ;  1436.5 p2+p0   43 t[3]
        xor r11, r12                 ;  1437.5 p0      43 t[3]
        and r12, rdx                 ;  1437.5 p0      43 t[3]
        xor r13, r12                 ;  1438.5 p0      43 t[3]
        mov qword [rsp + 2496], r9   ;  1438.7 p0+p3   43 t[3] spill
        mov r9, rax                  ;  1427.7 p1      43 t[3] copy
        and r9, r11                  ;  1439.7 p0      43 t[3]
        xor r12, r9                  ;  1440.7 p0      43 t[3]
        mov r9, rax                  ;  1427.7 p1      43 t[3] copy
        xor r9, rcx                  ;  1440.8 p0      43 t[3]
        mov qword [rsp + 2504], r8   ;  1441.4 p0+p3   43 t[3] spill
        mov r8, r10                  ;  1436.2 p1      43 t[3] copy
        and r8, r9                   ;  1442.4 p0      43 t[3]
        xor r8, qword [rsp + 960]    ;  1443.4 p2+p0   43 t[3]
        xor r8, r12                  ;  1444.4 p0      43 t[3]
        mov qword [rsp + 2512], rdx  ;  1444.0 p0+p3   43 t[3] spill
        mov rdx, rbp                 ;  1423.7 p1      43 t[3] copy
        or rdx, qword [rsp + 984]    ;  1445.0 p2+p0   43 t[3]
        xor rbx, r12                 ;  1445.5 p0      43 t[3]
        mov r12, r14                 ;  1422.7 p1      43 t[3] copy
        and r12, rdi                 ;  1446.1 p0      43 t[3]
        xor r8, r12                  ;  1447.1 p0      43 t[3]
        xor r12, r13                 ;  1447.2 p0      43 t[3]
        xor r13, rdx                 ;  1447.8 p0      43 t[3]
        xor rbx, rdx                 ;  1448.4 p0      43 t[3]
        mov rdx, r14                 ;  1422.7 p1      43 t[3] copy
        xor rdx, r11                 ;  1448.9 p0      43 t[3]
        mov qword [rsp + 2520], rdi  ;  1449.5 p0+p3   43 t[3] spill
        mov rdi, r9                  ;  1441.8 p1      43 t[3] copy
        xor rdi, qword [rsp + 984]   ;  1450.5 p2+p0   43 t[3]
        mov qword [rsp + 2528], r9   ;  1451.0 p0+p3   43 t[3] spill
        mov r9, rsi                  ;  1423.7 p1      43 t[3] copy
        and r9, rdx                  ;  1452.0 p0      43 t[3]
        xor r12, r9                  ;  1453.0 p0      43 t[3]
        mov r9, rbp                  ;  1423.7 p1      43 t[3] copy
        xor r9, r10                  ;  1453.2 p0      43 t[3]
        mov qword [rsp + 2536], rdx  ;  1453.7 p0+p3   43 t[3] spill
        mov rdx, rcx                 ;  1428.6 p1      43 t[3] copy
        and rdx, r15                 ;  1454.7 p0      43 t[3]
        xor rbx, rdx                 ;  1455.7 p0      43 t[3]
        mov rdx, rdi                 ;  1451.5 p1      43 t[3] copy
        and rdx, r9                  ;  1455.9 p0      43 t[3]
        xor r13, rdx                 ;  1456.9 p0      43 t[3]
        mov rdx, r8                  ;  1448.1 p1      43 t[3] copy
        and rdx, r12                 ;  1457.0 p0      43 t[3]
        xor r13, rdx                 ;  1458.0 p0      43 t[3]
        mov qword [rsp + 2544], rsi  ;  1458.2 p0+p3   43 t[3] spill
        mov rsi, rbx                 ;  1456.7 p1      43 t[3] copy
        and rsi, r13                 ;  1459.2 p0      43 t[3]
        xor r12, rsi                 ;  1460.2 p0      43 t[3]
        mov rsi, r8                  ;  1448.1 p1      43 t[3] copy
        xor r8, r13                  ;  1460.3 p0      43 t[3]
        mov r13, rbx                 ;  1456.7 p1      43 t[3] copy
        and r13, r12                 ;  1461.2 p0      43 t[3]
        xor rsi, r13                 ;  1462.2 p0      43 t[3]
        or rdx, r8                   ;  1462.0 p0      43 t[3]
        xor rdx, r12                 ;  1463.0 p0      43 t[3]
        and r12, rsi                 ;  1463.2 p0      43 t[3]
        and r9, rsi                  ;  1463.7 p0      43 t[3]
        xor rbx, r12                 ;  1464.3 p0      43 t[3]
        mov r12, rsi                 ;  1463.2 p1      43 t[3] copy
        or r12, rdx                  ;  1464.9 p0      43 t[3]
        xor r8, r12                  ;  1465.9 p0      43 t[3]
        and rax, r8                  ;  1466.9 p0      43 t[3]
        mov r12, rsi                 ;  1463.2 p1      43 t[3] copy
        xor r12, rdx                 ;  1466.6 p0      43 t[3]
        and rbp, rdx                 ;  1467.1 p0      43 t[3]
        mov r13, r8                  ;  1466.9 p1      43 t[3] copy
        xor r13, r12                 ;  1467.9 p0      43 t[3]
        and r11, r8                  ;  1468.3 p0      43 t[3]
        xor r8, rbx                  ;  1468.9 p0      43 t[3]
        and r10, r12                 ;  1469.4 p0      43 t[3]
        xor r11, r10                 ;  1470.4 p0      43 t[3]
        and rcx, r13                 ;  1470.6 p0      43 t[3]
        and r15, r13                 ;  1471.1 p0      43 t[3]
        mov r13, rdx                 ;  1464.0 p1      43 t[3] copy
        and r13, qword [rsp + 984]   ;  1471.7 p2+p0   43 t[3]
        xor rdx, r8                  ;  1472.2 p0      43 t[3]
        and r14, r8                  ;  1472.8 p0      43 t[3]
        and rdi, rsi                 ;  1473.4 p0      43 t[3]
        and r8, qword [rsp + 2520]   ;  1473.9 p2+p0   43 t[3]
        and r12, qword [rsp + 2528]  ;  1474.4 p2+p0   43 t[3]
        xor rsi, rbx                 ;  1474.9 p0      43 t[3]
        mov qword [rsp + 2528], rbp  ;  1475.5 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 2512]  ;  1444.0 p2      43 t[3]
        and rbp, rdx                 ;  1476.5 p0      43 t[3]
        and rdx, qword [rsp + 928]   ;  1477.1 p2+p0   43 t[3]
        xor r14, rdx                 ;  1478.1 p0      43 t[3]
        xor rbp, r13                 ;  1478.1 p0      43 t[3]
        xor rbp, rdi                 ;  1479.1 p0      43 t[3]
        xor rdi, rcx                 ;  1479.3 p0      43 t[3]
        mov qword [rsp + 2512], rdx  ;  1479.9 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2504]  ;  1441.4 p2      43 t[3]
        and rdx, rsi                 ;  1480.9 p0      43 t[3]
        xor rbp, rdx                 ;  1481.9 p0      43 t[3]
        xor rax, rdx                 ;  1482.0 p0      43 t[3]
        mov rdx, qword [rsp + 2496]  ;  1438.7 p2      43 t[3]
        and rdx, rsi                 ;  1482.6 p0      43 t[3]
        mov rsi, qword [rsp + 2544]  ;  1458.2 p2      43 t[3]
        and rsi, rbx                 ;  1483.1 p0      43 t[3]
        xor rdi, rax                 ;  1483.7 p0      43 t[3]
        and rbx, qword [rsp + 2536]  ;  1484.3 p2+p0   43 t[3]
        xor rcx, r13                 ;  1484.8 p0      43 t[3]
        mov r13, r11                 ;  1471.4 p1      43 t[3] copy
        xor r13, r14                 ;  1485.4 p0      43 t[3]
        xor r13, rdi                 ;  1486.4 p0      43 t[3]
        xor rcx, r8                  ;  1486.5 p0      43 t[3]
        xor r12, r13                 ;  1487.4 p0      43 t[3]
        mov r8, qword [rsp + 2528]   ;  1475.5 p2      43 t[3]
        xor r8, qword [rsp + 2512]   ;  1487.6 p2+p0   43 t[3]
        xor rcx, r12                 ;  1488.4 p0      43 t[3]
        xor rbx, rcx                 ;  1489.4 p0      43 t[3]
        xor r14, rdx                 ;  1489.3 p0      43 t[3]
        xor r10, r15                 ;  1489.9 p0      43 t[3]
        xor r9, rbx                  ;  1490.4 p0      43 t[3]
        xor r14, rbx                 ;  1491.0 p0      43 t[3]
        xor r8, r11                  ;  1491.6 p0      43 t[3]
        xor rax, rsi                 ;  1492.1 p0      43 t[3]
        xor rax, r12                 ;  1493.1 p0      43 t[3]
        xor r10, r9                  ;  1493.3 p0      43 t[3]
        xor r8, r9                   ;  1493.8 p0      43 t[3]
        not r13                      ;  1494.4 p0      43 t[3]
        not rdi                      ;  1494.9 p0      43 t[3]
        not rax                      ;  1495.4 p0      43 t[3]
        not r14                      ;  1495.9 p0      43 t[3]
        mov r9, qword [rsp + 1272]   ;  1442.0 p2      43 t[3]
        mov r11, qword [rsp + 1280]  ;  1443.0 p2      43 t[3] reload
        xor r9, r11                  ;  1496.4 p0      43 t[3]
        mov r12, qword [rsp + 1256]  ;  1444.0 p2      43 t[3]
        xor r12, r9                  ;  1497.4 p0      43 t[3]
        mov r15, qword [rsp + 1304]  ;  1445.0 p2      43 t[3]
        xor r15, r12                 ;  1498.4 p0      43 t[3]
        mov rsi, qword [rsp + 1296]  ;  1446.0 p2      43 t[3]
        xor rsi, r15                 ;  1499.4 p0      43 t[3]
        mov rdx, qword [rsp + 1248]  ;  1447.0 p2      43 t[3]
        xor rdx, r15                 ;  1499.4 p0      43 t[3]
        mov rbx, rdx                 ;  1500.4 p1      43 t[3] copy
        xor rbx, qword [rsp + 1264]  ;  1501.4 p2+p0   43 t[3]
        mov qword [rsp + 2512], rdi  ;  1499.8 p0+p3   43 t[3] spill
        mov rdi, rbx                 ;  1502.4 p1      43 t[3] copy
        xor rdi, qword [rsp + 1272]  ;  1503.4 p2+p0   43 t[3]
        mov qword [rsp + 2528], r13  ;  1501.3 p0+p3   43 t[3] spill
        mov r13, r11                 ;  1449.7 p1      43 t[3] copy
        mov qword [rsp + 2536], rax  ;  1502.3 p0+p3   43 t[3] spill
        mov rax, rsi                 ;  1500.4 p1      43 t[3] copy
        xor rax, qword [rsp + 1288]  ;  1503.3 p2+p0   43 t[3]
        xor r13, rax                 ;  1504.3 p0      43 t[3]
        mov qword [rsp + 2544], r8   ;  1504.3 p0+p3   43 t[3] spill
        mov r8, rax                  ;  1504.3 p1      43 t[3] copy
        xor r8, qword [rsp + 1248]   ;  1505.3 p2+p0   43 t[3]
        mov qword [rsp + 2496], r10  ;  1505.8 p0+p3   43 t[3] spill
        mov r10, rsi                 ;  1500.4 p1      43 t[3] copy
        xor r10, rdi                 ;  1506.8 p0      43 t[3]
        mov qword [rsp + 2504], rbp  ;  1507.4 p0+p3   43 t[3] spill
        mov rbp, r10                 ;  1507.8 p1      43 t[3] copy
        xor rbp, qword [rsp + 1304]  ;  1508.8 p2+p0   43 t[3]
        mov qword [rsp + 2520], rcx  ;  1508.9 p0+p3   43 t[3] spill
        mov rcx, r13                 ;  1505.3 p1      43 t[3] copy
        xor rcx, rbp                 ;  1509.9 p0      43 t[3]
        mov qword [rsp + 2552], r14  ;  1510.5 p0+p3   43 t[3] spill
        mov r14, rcx                 ;  1510.9 p1      43 t[3] copy
        xor r14, qword [rsp + 1272]  ;  1511.9 p2+p0   43 t[3]
        mov r11, rax                 ;  1504.3 p1      43 t[3] copy
        and r11, rcx                 ;  1512.0 p0      43 t[3]
        xor r12, r11                 ;  1513.0 p0      43 t[3]
        mov r11, rbp                 ;  1509.8 p1      43 t[3] copy
        xor r11, qword [rsp + 1248]  ;  1513.1 p2+p0   43 t[3]
        xor r9, r11                  ;  1514.1 p0      43 t[3]
        and r11, rbp                 ;  1514.2 p0      43 t[3]
        xor r12, r11                 ;  1515.2 p0      43 t[3]
        mov qword [rsp + 2560], rax  ;  1515.3 p0+p3   43 t[3] spill
        mov rax, rdi                 ;  1504.4 p1      43 t[3] copy
        and rax, r9                  ;  1516.3 p0      43 t[3]
        xor r11, rax                 ;  1517.3 p0      43 t[3]
        mov rax, rdi                 ;  1504.4 p1      43 t[3] copy
        xor rax, r13                 ;  1517.5 p0      43 t[3]
        mov qword [rsp + 2568], rcx  ;  1518.1 p0+p3   43 t[3] spill
        mov rcx, r14                 ;  1512.9 p1      43 t[3] copy
        and rcx, rax                 ;  1519.1 p0      43 t[3]
        xor rcx, qword [rsp + 1280]  ;  1520.1 p2+p0   43 t[3]
        xor rcx, r11                 ;  1521.1 p0      43 t[3]
        mov qword [rsp + 2576], rbp  ;  1520.7 p0+p3   43 t[3] spill
        mov rbp, rdx                 ;  1500.4 p1      43 t[3] copy
        or rbp, qword [rsp + 1304]   ;  1521.7 p2+p0   43 t[3]
        xor rbx, r11                 ;  1522.2 p0      43 t[3]
        mov r11, r15                 ;  1499.4 p1      43 t[3] copy
        and r11, r10                 ;  1522.8 p0      43 t[3]
        xor rcx, r11                 ;  1523.8 p0      43 t[3]
        xor r11, r12                 ;  1523.9 p0      43 t[3]
        xor r12, rbp                 ;  1524.5 p0      43 t[3]
        xor rbx, rbp                 ;  1525.1 p0      43 t[3]
        mov rbp, r15                 ;  1499.4 p1      43 t[3] copy
        xor rbp, r9                  ;  1525.6 p0      43 t[3]
        mov qword [rsp + 2584], r10  ;  1526.2 p0+p3   43 t[3] spill
        mov r10, rax                 ;  1518.5 p1      43 t[3] copy
        xor r10, qword [rsp + 1304]  ;  1527.2 p2+p0   43 t[3]
        mov qword [rsp + 2592], rax  ;  1527.7 p0+p3   43 t[3] spill
        mov rax, rsi                 ;  1500.4 p1      43 t[3] copy
        and rax, rbp                 ;  1528.7 p0      43 t[3]
        xor r11, rax                 ;  1529.7 p0      43 t[3]
        mov rax, rdx                 ;  1500.4 p1      43 t[3] copy
        xor rax, r14                 ;  1529.8 p0      43 t[3]
        mov qword [rsp + 2600], rbp  ;  1530.4 p0+p3   43 t[3] spill
        mov rbp, r13                 ;  1505.3 p1      43 t[3] copy
        and rbp, r8                  ;  1531.4 p0      43 t[3]
        xor rbx, rbp                 ;  1532.4 p0      43 t[3]
        mov rbp, r10                 ;  1528.2 p1      43 t[3] copy
        and rbp, rax                 ;  1532.5 p0      43 t[3]
        xor r12, rbp                 ;  1533.5 p0      43 t[3]
        mov rbp, rcx                 ;  1524.8 p1      43 t[3] copy
        and rbp, r11                 ;  1533.7 p0      43 t[3]
        xor r12, rbp                 ;  1534.7 p0      43 t[3]
        mov qword [rsp + 2608], rsi  ;  1534.8 p0+p3   43 t[3] spill
        mov rsi, rbx                 ;  1533.4 p1      43 t[3] copy
        and rsi, r12                 ;  1535.8 p0      43 t[3]
        xor r11, rsi                 ;  1536.8 p0      43 t[3]
        mov rsi, rcx                 ;  1524.8 p1      43 t[3] copy
        xor rcx, r12                 ;  1537.0 p0      43 t[3]
        mov r12, rbx                 ;  1533.4 p1      43 t[3] copy
        and r12, r11                 ;  1537.8 p0      43 t[3]
        xor rsi, r12                 ;  1538.8 p0      43 t[3]
        or rbp, rcx                  ;  1538.7 p0      43 t[3]
        xor rbp, r11                 ;  1539.7 p0      43 t[3]
        and r11, rsi                 ;  1539.8 p0      43 t[3]
        and rax, rsi                 ;  1540.4 p0      43 t[3]
        xor rbx, r11                 ;  1541.0 p0      43 t[3]
        mov r11, rsi                 ;  1539.8 p1      43 t[3] copy
        or r11, rbp                  ;  1541.5 p0      43 t[3]
        xor rcx, r11                 ;  1542.5 p0      43 t[3]
        and rdi, rcx                 ;  1543.5 p0      43 t[3]
        mov r11, rsi                 ;  1539.8 p1      43 t[3] copy
        xor r11, rbp                 ;  1543.3 p0      43 t[3]
        and rdx, rbp                 ;  1543.8 p0      43 t[3]
        mov r12, rcx                 ;  1543.5 p1      43 t[3] copy
        xor r12, r11                 ;  1544.5 p0      43 t[3]
        and r9, rcx                  ;  1545.0 p0      43 t[3]
        xor rcx, rbx                 ;  1545.5 p0      43 t[3]
        and r14, r11                 ;  1546.1 p0      43 t[3]
        xor r9, r14                  ;  1547.1 p0      43 t[3]
        and r13, r12                 ;  1547.3 p0      43 t[3]
        and r8, r12                  ;  1547.8 p0      43 t[3]
        mov r12, rbp                 ;  1540.7 p1      43 t[3] copy
        and r12, qword [rsp + 1304]  ;  1548.4 p2+p0   43 t[3]
        xor rbp, rcx                 ;  1548.9 p0      43 t[3]
        and r15, rcx                 ;  1549.5 p0      43 t[3]
        and r10, rsi                 ;  1550.0 p0      43 t[3]
        and rcx, qword [rsp + 2584]  ;  1550.6 p2+p0   43 t[3]
        and r11, qword [rsp + 2592]  ;  1551.1 p2+p0   43 t[3]
        xor rsi, rbx                 ;  1551.6 p0      43 t[3]
        mov qword [rsp + 2592], rdx  ;  1552.2 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2576]  ;  1520.7 p2      43 t[3]
        and rdx, rbp                 ;  1553.2 p0      43 t[3]
        and rbp, qword [rsp + 1248]  ;  1553.7 p2+p0   43 t[3]
        xor r15, rbp                 ;  1554.7 p0      43 t[3]
        xor rdx, r12                 ;  1554.8 p0      43 t[3]
        xor rdx, r10                 ;  1555.8 p0      43 t[3]
        xor r10, r13                 ;  1556.0 p0      43 t[3]
        mov qword [rsp + 2576], rbp  ;  1556.5 p0+p3   43 t[3] spill
        mov rbp, qword [rsp + 2568]  ;  1518.1 p2      43 t[3]
        and rbp, rsi                 ;  1557.5 p0      43 t[3]
        xor rdx, rbp                 ;  1558.5 p0      43 t[3]
        xor rdi, rbp                 ;  1558.7 p0      43 t[3]
        mov rbp, qword [rsp + 2560]  ;  1515.3 p2      43 t[3]
        and rbp, rsi                 ;  1559.2 p0      43 t[3]
        mov rsi, qword [rsp + 2608]  ;  1534.8 p2      43 t[3]
        and rsi, rbx                 ;  1559.8 p0      43 t[3]
        xor r10, rdi                 ;  1560.4 p0      43 t[3]
        and rbx, qword [rsp + 2600]  ;  1561.0 p2+p0   43 t[3]
        xor r13, r12                 ;  1561.5 p0      43 t[3]
        mov r12, r9                  ;  1548.1 p1      43 t[3] copy
        xor r12, r15                 ;  1562.0 p0      43 t[3]
        xor r12, r10                 ;  1563.0 p0      43 t[3]
        xor r13, rcx                 ;  1563.2 p0      43 t[3]
        xor r11, r12                 ;  1564.0 p0      43 t[3]
        mov rcx, qword [rsp + 2592]  ;  1552.2 p2      43 t[3]
        xor rcx, qword [rsp + 2576]  ;  1564.3 p2+p0   43 t[3]
        xor r13, r11                 ;  1565.0 p0      43 t[3]
        xor rbx, r13                 ;  1566.0 p0      43 t[3]
        xor r15, rbp                 ;  1566.0 p0      43 t[3]
        xor r14, r8                  ;  1566.5 p0      43 t[3]
        xor rax, rbx                 ;  1567.1 p0      43 t[3]
        xor r15, rbx                 ;  1567.7 p0      43 t[3]
        xor rdi, rsi                 ;  1568.2 p0      43 t[3]
        xor rcx, r9                  ;  1568.8 p0      43 t[3]
        xor rdi, r11                 ;  1569.4 p0      43 t[3]
        mov r8, qword [rsp + 2424]   ;  1515.9 p2      55 t[3]
        mov r9, qword [rsp + 2488]   ;  1516.9 p2      43 t[3] reload
        xor r8, r9                   ;  1570.0 p0      55 t[3]
        xor r14, rax                 ;  1570.5 p0      43 t[3]
        mov r11, qword [rsp + 2368]  ;  1517.9 p2      55 t[3]
        xor r11, qword [rsp + 2408]  ;  1571.1 p2+p0   55 t[3]
        xor r11, qword [rsp + 2416]  ;  1572.1 p2+p0   55 t[3]
        xor r11, qword [rsp + 2376]  ;  1573.1 p2+p0   55 t[3]
        mov rsi, qword [rsp + 2456]  ;  1521.9 p2      43 t[3] reload
        xor r11, rsi                 ;  1574.1 p0      55 t[3]
        xor rcx, rax                 ;  1573.2 p0      43 t[3]
        not r12                      ;  1573.7 p0      43 t[3]
        not r10                      ;  1574.2 p0      43 t[3]
        mov rbp, qword [rsp + 2400]  ;  1523.1 p2      55 t[3]
        mov rax, qword [rsp + 2440]  ;  1524.1 p2      43 t[3] reload
        xor rbp, rax                 ;  1574.7 p0      55 t[3]
        mov rbx, qword [rsp + 2424]  ;  1525.1 p2      55 t[3]
        not rdi                      ;  1575.3 p0      43 t[3]
        not r15                      ;  1575.8 p0      43 t[3]
        xor rbx, r14                 ;  1576.3 p0      55 t[3]
        xor rax, rdi                 ;  1576.9 p0      55 t[3]
        mov rdi, qword [rsp + 2360]  ;  1526.1 p2      55 t[3]
        xor rdi, qword [rsp + 2432]  ;  1577.5 p2+p0   55 t[3]
        xor r9, qword [rsp + 2496]   ;  1578.0 p2+p0   55 t[3]
        xor rsi, qword [rsp + 2544]  ;  1578.5 p2+p0   55 t[3]
        mov qword [rsp + 2456], rbx  ;  1579.0 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2424]  ;  1530.1 p2      55 t[3]
        xor rbx, rdi                 ;  1580.0 p0      55 t[3]
        xor r15, qword [rsp + 2432]  ;  1580.5 p2+p0   55 t[3]
        mov qword [rsp + 2432], r11  ;  1581.0 p0+p3   55 t[3] spill
        mov r11, qword [rsp + 2360]  ;  1532.1 p2      55 t[3]
        xor r11, qword [rsp + 2552]  ;  1582.0 p2+p0   55 t[3]
        xor rdi, rax                 ;  1582.5 p0      55 t[3]
        mov qword [rsp + 2360], rdi  ;  1583.5 p0+p3   55 t[3] spill
        mov rdi, qword [rsp + 2328]  ;  1534.1 p2      55 t[3]
        xor rdi, r13                 ;  1584.1 p0      55 t[3]
        xor rdi, rbp                 ;  1585.1 p0      55 t[3]
        xor rbp, qword [rsp + 2552]  ;  1585.2 p2+p0   55 t[3]
        mov qword [rsp + 2552], rdi  ;  1586.1 p0+p3   55 t[3] spill
        mov rdi, qword [rsp + 2520]  ;  1536.2 p2      55 t[3]
        xor rdi, r13                 ;  1586.7 p0      55 t[3]
        xor rsi, r9                  ;  1587.3 p0      55 t[3]
        mov qword [rsp + 2520], r13  ;  1587.9 p0+p3   43 t[3] spill
        mov r13, qword [rsp + 2480]  ;  1538.5 p2      55 t[3]
        xor r13, r8                  ;  1588.9 p0      55 t[3]
        mov qword [rsp + 2480], r8   ;  1589.4 p0+p3   55 t[3] spill
        mov r8, qword [rsp + 2504]   ;  1539.8 p2      55 t[3]
        xor r8, rdx                  ;  1590.4 p0      55 t[3]
        xor r14, qword [rsp + 2496]  ;  1591.0 p2+p0   55 t[3]
        xor r12, qword [rsp + 2528]  ;  1591.5 p2+p0   55 t[3]
        mov qword [rsp + 2496], rdx  ;  1592.0 p0+p3   43 t[3] spill
        mov rdx, qword [rsp + 2472]  ;  1542.8 p2      55 t[3]
        xor rdx, r8                  ;  1593.0 p0      55 t[3]
        mov qword [rsp + 2424], rdi  ;  1593.6 p0+p3   55 t[3] spill
        mov rdi, qword [rsp + 2536]  ;  1544.9 p2      55 t[3]
        xor rdi, rax                 ;  1594.6 p0      55 t[3]
        mov qword [rsp + 2488], rax  ;  1595.2 p0+p3   55 t[3] spill
        mov rax, qword [rsp + 2312]  ;  1545.9 p2      55 t[3]
        xor rax, rdx                 ;  1596.2 p0      55 t[3]
        xor rdx, qword [rsp + 2392]  ;  1596.7 p2+p0   55 t[3]
        xor r8, r14                  ;  1597.2 p0      55 t[3]
        mov qword [rsp + 2440], rdi  ;  1597.8 p0+p3   55 t[3] spill
        mov rdi, r15                 ;  1581.5 p1      55 t[3] copy
        xor rdi, rbp                 ;  1598.8 p0      55 t[3]
        mov qword [rsp + 2376], rbp  ;  1599.4 p0+p3   55 t[3] spill
        mov rbp, r9                  ;  1579.0 p1      55 t[3] copy
        xor rbp, rbx                 ;  1600.4 p0      55 t[3]
        xor r15, rbp                 ;  1601.4 p0      55 t[3]
        xor r9, r12                  ;  1601.5 p0      55 t[3]
        mov qword [rsp + 2416], r15  ;  1602.4 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2464]  ;  1551.6 p2      55 t[3]
        xor r15, qword [rsp + 2504]  ;  1603.1 p2+p0   55 t[3]
        mov qword [rsp + 2504], rbx  ;  1603.6 p0+p3   55 t[3] spill
        mov rbx, r10                 ;  1575.2 p1      55 t[3] copy
        xor rbx, rax                 ;  1604.6 p0      55 t[3]
        mov qword [rsp + 2408], r9   ;  1605.2 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2432]   ;  1581.0 p2      55 t[3]
        xor r9, rcx                  ;  1606.2 p0      55 t[3]
        mov qword [rsp + 2368], rbp  ;  1606.7 p0+p3   55 t[3] spill
        mov rbp, r12                 ;  1592.5 p1      55 t[3] copy
        xor rbp, r8                  ;  1607.7 p0      55 t[3]
        xor r12, r13                 ;  1608.3 p0      55 t[3]
        xor rbp, rbx                 ;  1608.9 p0      55 t[3]
        xor r13, qword [rsp + 2384]  ;  1609.4 p2+p0   55 t[3]
        mov qword [rsp + 2576], rbx  ;  1609.9 p0+p3   55 t[3] spill
        mov rbx, qword [rsp + 2328]  ;  1559.5 p2      55 t[3]
        xor rbx, qword [rsp + 2448]  ;  1610.9 p2+p0   55 t[3]
        mov qword [rsp + 2592], rbp  ;  1611.4 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2472]  ;  1561.5 p2      55 t[3]
        xor rbp, qword [rsp + 2512]  ;  1612.4 p2+p0   55 t[3]
        xor r10, rbp                 ;  1613.4 p0      55 t[3]
        xor rbp, r12                 ;  1613.5 p0      55 t[3]
        mov qword [rsp + 2472], rbp  ;  1614.5 p0+p3   55 t[3] spill
        mov rbp, rsi                 ;  1588.3 p1      55 t[3] copy
        xor rbp, r15                 ;  1615.1 p0      55 t[3]
        xor r15, rdx                 ;  1615.7 p0      55 t[3]
        xor rbp, r9                  ;  1616.2 p0      55 t[3]
        xor rsi, qword [rsp + 2424]  ;  1616.8 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2544]  ;  1617.3 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2520]  ;  1618.3 p2+p0   55 t[3]
        mov qword [rsp + 2520], r9   ;  1618.3 p0+p3   55 t[3] spill
        mov r9, r11                  ;  1583.0 p1      55 t[3] copy
        xor r9, r14                  ;  1619.3 p0      55 t[3]
        xor rcx, r14                 ;  1619.9 p0      55 t[3]
        mov r14, qword [rsp + 2440]  ;  1597.8 p2      55 t[3]
        xor r14, rbx                 ;  1620.4 p0      55 t[3]
        xor rcx, rbx                 ;  1621.0 p0      55 t[3]
        mov rbx, qword [rsp + 2528]  ;  1570.7 p2      55 t[3]
        xor rbx, qword [rsp + 2456]  ;  1621.6 p2+p0   55 t[3]
        mov qword [rsp + 2528], r11  ;  1622.1 p0+p3   55 t[3] spill
        mov r11, qword [rsp + 2440]  ;  1597.8 p2      55 t[3]
        xor r11, qword [rsp + 2400]  ;  1623.1 p2+p0   55 t[3]
        xor r11, rdi                 ;  1624.1 p0      55 t[3]
        mov qword [rsp + 2440], rcx  ;  1624.2 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2496]  ;  1592.0 p2      55 t[3]
        xor rcx, qword [rsp + 2456]  ;  1625.2 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2432]  ;  1626.2 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2392]  ;  1627.2 p2+p0   55 t[3]
        mov qword [rsp + 2392], r15  ;  1626.7 p0+p3   55 t[3] spill
        mov r15, qword [rsp + 2480]  ;  1589.4 p2      55 t[3]
        xor r15, qword [rsp + 2432]  ;  1627.7 p2+p0   55 t[3]
        mov qword [rsp + 2432], r9   ;  1628.2 p0+p3   55 t[3] spill
        mov r9, r13                  ;  1610.4 p1      55 t[3] copy
        xor r9, rbx                  ;  1629.2 p0      55 t[3]
        xor rax, qword [rsp + 2464]  ;  1629.7 p2+p0   55 t[3]
        xor r13, r10                 ;  1630.2 p0      55 t[3]
        mov qword [rsp + 2464], r10  ;  1630.8 p0+p3   55 t[3] spill
        mov r10, qword [rsp + 768]   ;  1581.7 p2      55 t[0].0 reload
        xor r12, qword [r10 + 1792]  ;  1631.8 p2+p0   55 t[3]
        xor r13, qword [r10 + 1800]  ;  1632.3 p2+p0   55 t[3]
        xor rax, qword [r10 + 1808]  ;  1632.8 p2+p0   55 t[3]
        xor rdi, qword [r10 + 1840]  ;  1633.3 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2512]  ;  1633.8 p2+p0   55 t[3]
        xor rdx, qword [r10 + 1872]  ;  1634.8 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2472]  ;  1634.8 p2+p0   55 t[3]
        xor rbx, qword [r10 + 1864]  ;  1635.8 p2+p0   55 t[3]
        xor rbx, qword [rsp + 2592]  ;  1636.8 p2+p0   55 t[3]
        mov qword [rsp + 2512], rdx  ;  1636.3 p0+p3   55 t[3] spill
        mov rdx, qword [rsp + 2448]  ;  1591.7 p2      55 t[3]
        xor rdx, qword [r10 + 1824]  ;  1637.3 p2+p0   55 t[3]
        xor rdx, qword [rsp + 2424]  ;  1638.3 p2+p0   55 t[3]
        xor rdx, r15                 ;  1639.3 p0      55 t[3]
        mov qword [rsp + 2448], rbx  ;  1638.9 p0+p3   55 t[3] spill
        mov rbx, r8                  ;  1598.2 p1      55 t[3] copy
        xor rbx, qword [r10 + 1816]  ;  1639.9 p2+p0   55 t[3]
        xor rbx, rbp                 ;  1640.9 p0      55 t[3]
        xor rbx, rcx                 ;  1641.9 p0      55 t[3]
        xor rbp, qword [r10 + 1880]  ;  1641.5 p2+p0   55 t[3]
        mov qword [rsp + 2496], rbp  ;  1642.5 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2368]  ;  1606.7 p2      55 t[3]
        xor rbp, qword [r10 + 1848]  ;  1643.0 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2456]  ;  1644.0 p2+p0   55 t[3]
        mov qword [rsp + 2456], rbp  ;  1645.0 p0+p3   55 t[3] spill
        mov rbp, qword [rsp + 2408]  ;  1605.2 p2      55 t[3]
        xor rbp, qword [r10 + 1856]  ;  1645.0 p2+p0   55 t[3]
        xor rbp, qword [rsp + 2384]  ;  1646.0 p2+p0   55 t[3]
        mov qword [rsp + 2384], rbp  ;  1647.0 p0+p3   55 t[3] spill
        mov rbp, r14                 ;  1621.4 p1      55 t[3] copy
        xor rbp, qword [r10 + 1832]  ;  1647.0 p2+p0   55 t[3]
        xor r14, qword [r10 + 1896]  ;  1647.5 p2+p0   55 t[3]
        xor r14, qword [rsp + 2424]  ;  1648.5 p2+p0   55 t[3]
        xor r14, qword [rsp + 2552]  ;  1649.5 p2+p0   55 t[3]
        xor r8, qword [r10 + 1944]   ;  1649.0 p2+p0   55 t[3]
        xor r8, qword [rsp + 2520]   ;  1650.0 p2+p0   55 t[3]
        mov qword [rsp + 2520], r8   ;  1651.0 p0+p3   55 t[3] spill
        mov r8, qword [rsp + 2328]   ;  1608.7 p2      55 t[3]
        xor r8, qword [r10 + 1888]   ;  1651.0 p2+p0   55 t[3]
        xor r8, rsi                  ;  1652.0 p0      55 t[3]
        mov qword [rsp + 2328], r14  ;  1652.1 p0+p3   55 t[3] spill
        mov r14, qword [rsp + 2360]  ;  1610.7 p2      55 t[3]
        xor r14, qword [r10 + 1904]  ;  1653.1 p2+p0   55 t[3]
        xor r14, r11                 ;  1654.1 p0      55 t[3]
        xor r11, qword [r10 + 1968]  ;  1654.1 p2+p0   55 t[3]
        xor r11, qword [rsp + 2528]  ;  1655.1 p2+p0   55 t[3]
        mov qword [rsp + 2528], r11  ;  1656.1 p0+p3   55 t[3] spill
        mov r11, qword [rsp + 2432]  ;  1628.2 p2      55 t[3]
        xor r11, qword [r10 + 1912]  ;  1656.1 p2+p0   55 t[3]
        xor r11, qword [rsp + 2504]  ;  1657.1 p2+p0   55 t[3]
        mov qword [rsp + 2504], r11  ;  1658.1 p0+p3   55 t[3] spill
        mov r11, qword [rsp + 2408]  ;  1617.7 p2      55 t[3]
        xor r11, qword [r10 + 1920]  ;  1658.1 p2+p0   55 t[3]
        xor r11, r9                  ;  1659.1 p0      55 t[3]
        xor rcx, qword [r10 + 2008]  ;  1659.2 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2544]  ;  1660.2 p2+p0   55 t[3]
        xor rsi, qword [r10 + 2016]  ;  1660.2 p2+p0   55 t[3]
        xor rsi, r15                 ;  1661.2 p0      55 t[3]
        mov r15, qword [rsp + 2592]  ;  1622.7 p2      55 t[3]
        xor r15, qword [r10 + 1928]  ;  1661.3 p2+p0   55 t[3]
        xor rsi, qword [rsp + 2440]  ;  1662.2 p2+p0   55 t[3]
        mov qword [rsp + 2592], rsi  ;  1663.2 p0+p3   55 t[3] spill
        mov rsi, qword [rsp + 2392]  ;  1626.7 p2      55 t[3]
        xor rsi, qword [r10 + 1936]  ;  1663.3 p2+p0   55 t[3]
        xor rsi, qword [rsp + 2464]  ;  1664.3 p2+p0   55 t[3]
        mov qword [rsp + 2464], rcx  ;  1664.3 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2440]  ;  1628.7 p2      55 t[3]
        xor rcx, qword [r10 + 1952]  ;  1665.3 p2+p0   55 t[3]
        mov qword [rsp + 2440], rcx  ;  1666.3 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2400]  ;  1630.7 p2      55 t[3]
        xor rcx, qword [r10 + 1960]  ;  1666.8 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2488]  ;  1667.8 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2424]  ;  1668.8 p2+p0   55 t[3]
        mov qword [rsp + 2424], rcx  ;  1669.8 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2432]  ;  1634.7 p2      55 t[3]
        xor rcx, qword [r10 + 1976]  ;  1669.3 p2+p0   55 t[3]
        xor rcx, qword [rsp + 2416]  ;  1670.3 p2+p0   55 t[3]
        mov qword [rsp + 2432], rcx  ;  1671.3 p0+p3   55 t[3] spill
        mov rcx, qword [rsp + 2480]  ;  1637.7 p2      55 t[3]
        xor rcx, r9                  ;  1671.3 p0      55 t[3]
        xor rcx, qword [r10 + 1984]  ;  1672.3 p2+p0   55 t[3]
        xor r9, qword [r10 + 1992]   ;  1672.4 p2+p0   55 t[3]
        xor r9, qword [rsp + 2312]   ;  1673.4 p2+p0   55 t[3]
        xor r9, qword [rsp + 2472]   ;  1674.4 p2+p0   55 t[3]
        mov qword [rsp + 2472], r9   ;  1675.4 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2392]   ;  1642.7 p2      55 t[3]
        xor r9, qword [r10 + 2000]   ;  1674.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2576]   ;  1675.9 p2+p0   55 t[3]
        mov qword [rsp + 2576], r9   ;  1676.9 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2552]   ;  1645.7 p2      55 t[3]
        xor r9, qword [r10 + 2024]   ;  1676.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2536]   ;  1677.9 p2+p0   55 t[3]
        mov qword [rsp + 2536], r9   ;  1678.9 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2376]   ;  1648.7 p2      55 t[3]
        xor r9, qword [r10 + 2032]   ;  1678.9 p2+p0   55 t[3]
        xor r9, qword [rsp + 2360]   ;  1679.9 p2+p0   55 t[3]
        mov qword [rsp + 2360], r9   ;  1680.9 p0+p3   55 t[3] spill
        mov r9, qword [rsp + 2416]   ;  1651.7 p2      55 t[3]
        xor r9, qword [r10 + 2040]   ;  1680.9 p2+p0   55 t[3]
        mov r10, qword [rsp + 1640]  ;  1653.7 p2      55 t[0] reload
        mov qword [rsp + 536], r10   ;  1681.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1664]  ;  1654.7 p2      55 t[0] reload
        mov qword [rsp + 544], r10   ;  1682.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1832]  ;  1655.7 p2      55 t[0] reload
        mov qword [rsp + 552], r10   ;  1683.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1704]  ;  1656.7 p2      55 t[0] reload
        mov qword [rsp + 560], r10   ;  1684.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1736]  ;  1657.7 p2      55 t[0] reload
        mov qword [rsp + 568], r10   ;  1685.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1592]  ;  1658.7 p2      55 t[0] reload
        mov qword [rsp + 576], r10   ;  1686.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1712]  ;  1659.7 p2      55 t[0] reload
        mov qword [rsp + 584], r10   ;  1687.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1792]  ;  1660.7 p2      55 t[0] reload
        mov qword [rsp + 592], r10   ;  1688.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1720]  ;  1661.7 p2      55 t[0] reload
        mov qword [rsp + 600], r10   ;  1689.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1800]  ;  1662.7 p2      55 t[0] reload
        mov qword [rsp + 608], r10   ;  1690.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1600]  ;  1663.7 p2      55 t[0] reload
        mov qword [rsp + 616], r10   ;  1691.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1856]  ;  1664.7 p2      55 t[0] reload
        mov qword [rsp + 624], r10   ;  1692.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1824]  ;  1665.7 p2      55 t[0] reload
        mov qword [rsp + 632], r10   ;  1693.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1696]  ;  1666.7 p2      55 t[0] reload
        mov qword [rsp + 640], r10   ;  1694.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1816]  ;  1667.7 p2      55 t[0] reload
        mov qword [rsp + 648], r10   ;  1695.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1672]  ;  1668.7 p2      55 t[0] reload
        mov qword [rsp + 656], r10   ;  1696.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1688]  ;  1669.7 p2      55 t[0] reload
        mov qword [rsp + 664], r10   ;  1697.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1728]  ;  1670.7 p2      55 t[0] reload
        mov qword [rsp + 672], r10   ;  1698.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1872]  ;  1671.7 p2      55 t[0] reload
        mov qword [rsp + 680], r10   ;  1699.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1864]  ;  1672.7 p2      55 t[0] reload
        mov qword [rsp + 688], r10   ;  1700.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1784]  ;  1673.7 p2      55 t[0] reload
        mov qword [rsp + 696], r10   ;  1701.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1760]  ;  1674.7 p2      55 t[0] reload
        mov qword [rsp + 704], r10   ;  1702.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1616]  ;  1675.7 p2      55 t[0] reload
        mov qword [rsp + 712], r10   ;  1703.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1776]  ;  1676.7 p2      55 t[0] reload
        mov qword [rsp + 720], r10   ;  1704.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1744]  ;  1677.7 p2      55 t[0] reload
        mov qword [rsp + 728], r10   ;  1705.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1808]  ;  1678.7 p2      55 t[0] reload
        mov qword [rsp + 736], r10   ;  1706.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1608]  ;  1679.7 p2      55 t[0] reload
        mov qword [rsp + 744], r10   ;  1707.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1768]  ;  1680.7 p2      55 t[0] reload
        mov qword [rsp + 752], r10   ;  1708.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1656]  ;  1681.7 p2      55 t[0] reload
        mov qword [rsp + 760], r10   ;  1709.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1632]  ;  1682.7 p2      55 t[0] reload
        mov qword [rsp + 776], r10   ;  1710.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1680]  ;  1683.7 p2      55 t[0] reload
        mov qword [rsp + 784], r10   ;  1711.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1752]  ;  1684.7 p2      55 t[0] reload
        mov qword [rsp + 792], r10   ;  1712.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1584]  ;  1685.7 p2      55 t[1] reload
        mov qword [rsp + 800], r10   ;  1713.4 p0+p3   53 rounds
        mov r10, qword [rsp + 2096]  ;  1686.7 p2      55 t[1] reload
        mov qword [rsp + 808], r10   ;  1714.4 p0+p3   53 rounds
        mov r10, qword [rsp + 2088]  ;  1687.7 p2      55 t[1] reload
        mov qword [rsp + 816], r10   ;  1715.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1624]  ;  1688.7 p2      55 t[1] reload
        mov qword [rsp + 824], r10   ;  1716.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1912]  ;  1689.7 p2      55 t[1] reload
        mov qword [rsp + 832], r10   ;  1717.4 p0+p3   53 rounds
        mov r10, qword [rsp + 2048]  ;  1690.7 p2      55 t[1] reload
        mov qword [rsp + 840], r10   ;  1718.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1904]  ;  1691.7 p2      55 t[1] reload
        mov qword [rsp + 848], r10   ;  1719.4 p0+p3   53 rounds
        mov r10, qword [rsp + 1960]  ;  1692.7 p2      55 t[1] reload
        mov qword [rsp + 856], r10   ;  1720.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1888]  ;  1693.7 p2      55 t[1] reload
        mov qword [rsp + 864], r10   ;  1722.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1952]  ;  1694.7 p2      55 t[1] reload
        mov qword [rsp + 872], r10   ;  1724.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1576]  ;  1695.7 p2      55 t[1] reload
        mov qword [rsp + 880], r10   ;  1726.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2000]  ;  1696.7 p2      55 t[1] reload
        mov qword [rsp + 888], r10   ;  1728.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1992]  ;  1697.7 p2      55 t[1] reload
        mov qword [rsp + 896], r10   ;  1730.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1648]  ;  1698.7 p2      55 t[1] reload
        mov qword [rsp + 904], r10   ;  1732.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1984]  ;  1699.7 p2      55 t[1] reload
        mov qword [rsp + 912], r10   ;  1734.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2008]  ;  1700.7 p2      55 t[1] reload
        mov qword [rsp + 920], r10   ;  1736.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1840]  ;  1701.7 p2      55 t[1] reload
        mov qword [rsp + 928], r10   ;  1738.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1896]  ;  1702.7 p2      55 t[1] reload
        mov qword [rsp + 936], r10   ;  1740.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2024]  ;  1703.7 p2      55 t[1] reload
        mov qword [rsp + 944], r10   ;  1742.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2016]  ;  1704.7 p2      55 t[1] reload
        mov qword [rsp + 952], r10   ;  1744.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1944]  ;  1705.7 p2      55 t[1] reload
        mov qword [rsp + 960], r10   ;  1746.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1928]  ;  1706.7 p2      55 t[1] reload
        mov qword [rsp + 968], r10   ;  1748.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2032]  ;  1707.7 p2      55 t[1] reload
        mov qword [rsp + 976], r10   ;  1750.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1936]  ;  1708.7 p2      55 t[1] reload
        mov qword [rsp + 984], r10   ;  1752.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1880]  ;  1709.7 p2      55 t[1] reload
        mov qword [rsp + 992], r10   ;  1754.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1976]  ;  1710.7 p2      55 t[1] reload
        mov qword [rsp + 1000], r10  ;  1756.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2064]  ;  1711.7 p2      55 t[1] reload
        mov qword [rsp + 1008], r10  ;  1758.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1968]  ;  1712.7 p2      55 t[1] reload
        mov qword [rsp + 1016], r10  ;  1760.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2080]  ;  1713.7 p2      55 t[1] reload
        mov qword [rsp + 1024], r10  ;  1762.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2040]  ;  1714.7 p2      55 t[1] reload
        mov qword [rsp + 1032], r10  ;  1764.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1848]  ;  1715.7 p2      55 t[1] reload
        mov qword [rsp + 1040], r10  ;  1766.5 p0+p3   53 rounds
        mov r10, qword [rsp + 1920]  ;  1716.7 p2      55 t[1] reload
        mov qword [rsp + 1048], r10  ;  1768.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2304]  ;  1717.7 p2      55 t[2] reload
        mov qword [rsp + 1056], r10  ;  1770.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2352]  ;  1718.7 p2      55 t[2] reload
        mov qword [rsp + 1064], r10  ;  1772.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2344]  ;  1719.7 p2      55 t[2] reload
        mov qword [rsp + 1072], r10  ;  1774.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2112]  ;  1720.7 p2      55 t[2] reload
        mov qword [rsp + 1080], r10  ;  1776.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2152]  ;  1721.7 p2      55 t[2] reload
        mov qword [rsp + 1088], r10  ;  1778.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2288]  ;  1722.7 p2      55 t[2] reload
        mov qword [rsp + 1096], r10  ;  1780.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2144]  ;  1723.7 p2      55 t[2] reload
        mov qword [rsp + 1104], r10  ;  1782.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2200]  ;  1724.7 p2      55 t[2] reload
        mov qword [rsp + 1112], r10  ;  1784.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2128]  ;  1725.7 p2      55 t[2] reload
        mov qword [rsp + 1120], r10  ;  1786.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2192]  ;  1726.7 p2      55 t[2] reload
        mov qword [rsp + 1128], r10  ;  1788.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2256]  ;  1727.7 p2      55 t[2] reload
        mov qword [rsp + 1136], r10  ;  1790.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2240]  ;  1728.7 p2      55 t[2] reload
        mov qword [rsp + 1144], r10  ;  1792.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2232]  ;  1729.7 p2      55 t[2] reload
        mov qword [rsp + 1152], r10  ;  1794.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2072]  ;  1730.7 p2      55 t[2] reload
        mov qword [rsp + 1160], r10  ;  1796.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2224]  ;  1731.7 p2      55 t[2] reload
        mov qword [rsp + 1168], r10  ;  1798.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2248]  ;  1732.7 p2      55 t[2] reload
        mov qword [rsp + 1176], r10  ;  1800.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2136]  ;  1733.7 p2      55 t[2] reload
        mov qword [rsp + 1192], r10  ;  1802.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2296]  ;  1734.7 p2      55 t[2] reload
        mov qword [rsp + 1200], r10  ;  1804.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2184]  ;  1735.7 p2      55 t[2] reload
        mov qword [rsp + 1216], r10  ;  1806.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2168]  ;  1736.7 p2      55 t[2] reload
        mov qword [rsp + 1224], r10  ;  1808.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2272]  ;  1737.7 p2      55 t[2] reload
        mov qword [rsp + 1232], r10  ;  1810.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2120]  ;  1738.7 p2      55 t[2] reload
        mov qword [rsp + 1248], r10  ;  1812.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2216]  ;  1739.7 p2      55 t[2] reload
        mov qword [rsp + 1256], r10  ;  1814.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2320]  ;  1740.7 p2      55 t[2] reload
        mov qword [rsp + 1264], r10  ;  1816.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2208]  ;  1741.7 p2      55 t[2] reload
        mov qword [rsp + 1272], r10  ;  1818.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2336]  ;  1742.7 p2      55 t[2] reload
        mov qword [rsp + 1280], r10  ;  1820.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2280]  ;  1743.7 p2      55 t[2] reload
        mov qword [rsp + 1288], r10  ;  1822.5 p0+p3   53 rounds
        mov qword [rsp + 1312], r12  ;  1824.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2104]  ;  1744.7 p2      55 t[2] reload
        mov qword [rsp + 1296], r10  ;  1826.5 p0+p3   53 rounds
        mov qword [rsp + 1320], r13  ;  1828.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2160]  ;  1745.7 p2      55 t[2] reload
        mov qword [rsp + 1304], r10  ;  1830.5 p0+p3   53 rounds
        mov qword [rsp + 1328], rax  ;  1832.5 p0+p3   53 rounds
        mov qword [rsp + 1336], rbx  ;  1834.5 p0+p3   53 rounds
        mov qword [rsp + 1344], rdx  ;  1836.5 p0+p3   53 rounds
        mov qword [rsp + 1352], rbp  ;  1838.5 p0+p3   53 rounds
        mov qword [rsp + 1360], rdi  ;  1840.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2456]  ;  1746.7 p2      55 t[3] reload
        mov qword [rsp + 1368], r10  ;  1842.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2384]  ;  1747.7 p2      55 t[3] reload
        mov qword [rsp + 1376], r10  ;  1844.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2448]  ;  1748.7 p2      55 t[3] reload
        mov qword [rsp + 1384], r10  ;  1846.5 p0+p3   53 rounds
        mov r10, qword [rsp + 2512]  ;  1749.7 p2      55 t[3] reload
        mov qword [rsp + 1392], r10  ;  1848.5 p0+p3   53 rounds
        mov qword [rsp + 1408], r8   ;  1850.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2496]   ;  1750.7 p2      55 t[3] reload
        mov qword [rsp + 1400], r8   ;  1852.5 p0+p3   53 rounds
        mov qword [rsp + 1424], r14  ;  1854.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2328]   ;  1751.7 p2      55 t[3] reload
        mov qword [rsp + 1416], r8   ;  1856.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2504]   ;  1752.7 p2      55 t[3] reload
        mov qword [rsp + 1432], r8   ;  1858.5 p0+p3   53 rounds
        mov qword [rsp + 1448], r15  ;  1860.5 p0+p3   53 rounds
        mov qword [rsp + 1456], rsi  ;  1862.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2520]   ;  1753.7 p2      55 t[3] reload
        mov qword [rsp + 1464], r8   ;  1864.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2440]   ;  1754.7 p2      55 t[3] reload
        mov qword [rsp + 1472], r8   ;  1866.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2424]   ;  1755.7 p2      55 t[3] reload
        mov qword [rsp + 1480], r8   ;  1868.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2528]   ;  1756.7 p2      55 t[3] reload
        mov qword [rsp + 1488], r8   ;  1870.5 p0+p3   53 rounds
        mov r8, qword [rsp + 768]    ;  1757.7 p2      53 rounds
        add r8, 0x400                ;  1761.7 p1      53 rounds
        mov qword [rsp + 768], r8    ;  1872.5 p0+p3   53 rounds
        mov r8, qword [rsp + 2056]   ;  1758.7 p2      55 t[2] reload
        mov r10, qword [rsp + 2264]  ;  1759.7 p2      55 t[2] reload
        mov r12, qword [rsp + 2176]  ;  1760.7 p2      55 t[2] reload
        mov r13, qword [rsp + 2432]  ;  1761.7 p2      55 t[3] reload
        mov r14, qword [rsp + 2472]  ;  1762.7 p2      55 t[3] reload
        mov r15, qword [rsp + 2576]  ;  1763.7 p2      55 t[3] reload
        mov rsi, qword [rsp + 2464]  ;  1764.7 p2      55 t[3] reload
        mov rdi, qword [rsp + 2592]  ;  1765.7 p2      55 t[3] reload
        mov rbp, qword [rsp + 2536]  ;  1766.7 p2      55 t[3] reload
        mov rax, qword [rsp + 2360]  ;  1767.7 p2      55 t[3] reload
        xchg rbp, r8                 ;  1770.7 p1      55 t[2] copy
        xchg rcx, r10                ;  1763.7 p1      55 t[2] copy
        xchg rsi, r12                ;  1768.7 p1      55 t[2] copy
        xchg rax, r11                ;  1771.7 p1      55 t[3] copy
        xchg r9, r10                 ;  1765.7 p1      55 t[3] copy
        xchg rdi, r13                ;  1769.7 p1      55 t[3] copy
        xchg r12, r14                ;  1770.7 p1      55 t[3] copy
        xchg r14, r15                ;  1772.7 p1      55 t[3] copy
        xchg r10, r15                ;  1774.7 p1      55 t[3] copy
        xchg r11, r13                ;  1775.5 p1      55 t[3] copy
        xchg r15, r8                 ;  1777.5 p1      55 t[3] copy
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
        mov rcx, r13                 ;    12.0 p1      43 dst copy
        xor rcx, rdi                 ;    16.0 p0      43 dst
        mov rdx, r13                 ;    12.0 p1      43 dst copy
        mov rbx, r11                 ;    10.0 p0      43 dst copy
        and rbx, rcx                 ;    17.0 p0      43 dst
        mov qword [rsp + 1576], r13  ;    12.0 p0+p3   43 dst spill
        mov r13, r11                 ;    10.0 p1      43 dst copy
        mov qword [rsp + 1584], r11  ;    11.7 p0+p3   43 dst spill
        mov r11, rcx                 ;    17.0 p1      43 dst copy
        xor r11, r12                 ;    18.0 p0      43 dst
        mov r12, r14                 ;    12.0 p1      43 dst copy
        or r12, qword [rsp + 592]    ;    13.0 p2+p0   43 dst
        xor rsi, r12                 ;    14.0 p0      43 dst
        mov qword [rsp + 1592], rcx  ;    17.0 p0+p3   43 dst spill
        mov rcx, r14                 ;    13.0 p1      43 dst copy
        mov qword [rsp + 1600], r14  ;    15.7 p0+p3   43 dst spill
        mov r14, rbx                 ;    18.0 p1      43 dst copy
        xor r14, r9                  ;    19.0 p0      43 dst
        mov qword [rsp + 1608], rsi  ;    17.7 p0+p3   43 dst spill
        mov rsi, rdi                 ;    16.0 p1      43 dst copy
        mov qword [rsp + 1616], r12  ;    19.7 p0+p3   43 dst spill
        mov r12, rdi                 ;    16.0 p1      43 dst copy
        xor r9, rax                  ;    18.3 p0      43 dst
        xor r12, r9                  ;    19.3 p0      43 dst
        mov qword [rsp + 1624], rdi  ;    21.7 p0+p3   43 dst spill
        mov rdi, rax                 ;    16.7 p1      43 dst copy
        xor rdi, r15                 ;    20.4 p0      43 dst
        mov qword [rsp + 1632], rdi  ;    23.7 p0+p3   43 dst spill
        mov rdi, rax                 ;    17.7 p1      43 dst copy
        mov qword [rsp + 1640], rax  ;    25.7 p0+p3   43 dst spill
        mov rax, r9                  ;    19.3 p1      43 dst copy
        xor rax, r11                 ;    23.0 p0      43 dst
        and rdi, rax                 ;    24.0 p0      43 dst
        xor r10, rdi                 ;    25.0 p0      43 dst
        mov rdi, rax                 ;    24.0 p1      43 dst copy
        xor rdi, rbp                 ;    25.0 p0      43 dst
        xor rcx, rdi                 ;    26.0 p0      43 dst
        mov rbp, r11                 ;    20.7 p1      43 dst copy
        xor rbp, r15                 ;    25.9 p0      43 dst
        xor r8, rbp                  ;    26.9 p0      43 dst
        and rbp, r11                 ;    27.0 p0      43 dst
        xor r10, rbp                 ;    28.0 p0      43 dst
        xor rbx, r10                 ;    29.0 p0      43 dst
        mov r15, qword [rsp + 1616]  ;    22.7 p2      43 dst reload
        xor r15, r10                 ;    29.0 p0      43 dst
        and rsi, r8                  ;    29.3 p0      43 dst
        xor rbp, rsi                 ;    30.3 p0      43 dst
        xor r13, r8                  ;    30.4 p0      43 dst
        and rdx, r13                 ;    31.4 p0      43 dst
        xor rbx, rdx                 ;    32.4 p0      43 dst
        xor r14, rbp                 ;    32.1 p0      43 dst
        mov r10, qword [rsp + 1608]  ;    25.3 p2      43 dst reload
        xor r10, rbp                 ;    32.7 p0      43 dst
        mov rsi, rdi                 ;    26.0 p1      43 dst copy
        and rsi, r12                 ;    33.3 p0      43 dst
        xor r14, rsi                 ;    34.3 p0      43 dst
        mov rsi, r12                 ;    27.0 p1      43 dst copy
        mov rbp, rcx                 ;    27.5 p1      43 dst copy
        mov rdx, r9                  ;    28.0 p1      43 dst copy
        xor rsi, qword [rsp + 592]   ;    34.4 p2+p0   43 dst
        and rbp, rsi                 ;    35.4 p0      43 dst
        xor r15, rbp                 ;    36.4 p0      43 dst
        mov rbp, rbx                 ;    33.4 p1      43 dst copy
        and rbp, r14                 ;    36.1 p0      43 dst
        xor r15, rbp                 ;    37.4 p0      43 dst
        and rdx, qword [rsp + 1632]  ;    37.2 p2+p0   43 dst
        xor r10, rdx                 ;    38.2 p0      43 dst
        mov rdx, r14                 ;    35.3 p1      43 dst copy
        xor r14, r15                 ;    38.4 p0      43 dst
        or rbp, r14                  ;    39.4 p0      43 dst
        and r15, r10                 ;    39.4 p0      43 dst
        xor rbx, r15                 ;    40.4 p0      43 dst
        xor rbp, rbx                 ;    41.4 p0      43 dst
        mov r15, r10                 ;    39.2 p1      43 dst copy
        and r15, rbx                 ;    41.4 p0      43 dst
        xor rdx, r15                 ;    42.4 p0      43 dst
        and rbx, rdx                 ;    43.4 p0      43 dst
        xor r10, rbx                 ;    44.4 p0      43 dst
        and rcx, rdx                 ;    43.4 p0      43 dst
        and rsi, rdx                 ;    44.0 p0      43 dst
        and r13, r10                 ;    45.4 p0      43 dst
        mov r15, qword [rsp + 1576]  ;    36.0 p2      43 dst reload
        and r15, r10                 ;    45.4 p0      43 dst
        mov rbx, qword [rsp + 1600]  ;    37.0 p2      43 dst reload
        and rbx, rbp                 ;    45.7 p0      43 dst
        mov qword [rsp + 1600], r15  ;    46.4 p0+p3   43 dst spill
        mov r15, r10                 ;    45.4 p1      43 dst copy
        xor r10, rdx                 ;    47.3 p0      43 dst
        and rax, r10                 ;    48.3 p0      43 dst
        mov qword [rsp + 1576], rbx  ;    48.4 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1640]  ;    39.0 p2      43 dst reload
        and rbx, r10                 ;    49.4 p0      43 dst
        mov r10, rdx                 ;    43.4 p1      43 dst copy
        or r10, rbp                  ;    50.0 p0      43 dst
        xor r14, r10                 ;    51.0 p0      43 dst
        xor rdx, rbp                 ;    51.1 p0      43 dst
        and rdi, rdx                 ;    52.1 p0      43 dst
        and r12, rdx                 ;    52.3 p0      43 dst
        xor rdx, r14                 ;    52.8 p0      43 dst
        and r9, rdx                  ;    53.8 p0      43 dst
        and r8, r14                  ;    54.0 p0      43 dst
        xor r15, r14                 ;    54.5 p0      43 dst
        mov r10, qword [rsp + 1624]  ;    43.0 p2      43 dst reload
        and r10, r14                 ;    55.1 p0      43 dst
        xor r8, rdi                  ;    55.7 p0      43 dst
        xor r10, rax                 ;    56.3 p0      43 dst
        mov r14, qword [rsp + 1584]  ;    44.3 p2      43 dst reload
        and r14, r15                 ;    56.8 p0      43 dst
        and rdx, qword [rsp + 1632]  ;    57.4 p2+p0   43 dst
        mov qword [rsp + 1632], rdi  ;    57.9 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1592]  ;    46.3 p2      43 dst reload
        and rdi, r15                 ;    58.9 p0      43 dst
        xor r15, rbp                 ;    59.5 p0      43 dst
        and r11, r15                 ;    60.5 p0      43 dst
        xor rdi, r9                  ;    60.6 p0      43 dst
        xor r9, rsi                  ;    61.2 p0      43 dst
        xor r9, r10                  ;    62.2 p0      43 dst
        and rbp, qword [rsp + 592]   ;    62.3 p2+p0   43 dst
        xor rdi, rbp                 ;    63.3 p0      43 dst
        and r15, qword [rsp + 536]   ;    63.4 p2+p0   43 dst
        xor r14, r15                 ;    64.4 p0      43 dst
        mov qword [rsp + 1592], rdx  ;    64.5 p0+p3   43 dst spill
        mov rdx, r8                  ;    56.7 p1      43 dst copy
        xor rdx, r9                  ;    65.5 p0      43 dst
        xor rdx, r14                 ;    66.5 p0      43 dst
        xor r12, rdx                 ;    67.5 p0      43 dst
        xor rdi, r12                 ;    68.5 p0      43 dst
        xor r13, rdi                 ;    69.5 p0      43 dst
        xor rcx, r13                 ;    70.5 p0      43 dst
        mov qword [rsp + 1584], rbx  ;    68.9 p0+p3   43 dst spill
        mov rbx, qword [rsp + 888]   ;    53.3 p2      43 dst
        xor rbx, qword [rsp + 896]   ;    69.9 p2+p0   43 dst
        mov qword [rsp + 1624], r14  ;    70.4 p0+p3   43 dst spill
        mov r14, rbx                 ;    70.9 p1      43 dst copy
        xor r14, qword [rsp + 872]   ;    71.9 p2+p0   43 dst
        mov qword [rsp + 1640], r13  ;    71.9 p0+p3   43 dst spill
        mov r13, r14                 ;    72.9 p1      43 dst copy
        xor r13, qword [rsp + 920]   ;    73.9 p2+p0   43 dst
        mov qword [rsp + 1608], r10  ;    73.4 p0+p3   43 dst spill
        mov r10, r13                 ;    74.9 p1      43 dst copy
        xor r10, qword [rsp + 912]   ;    75.9 p2+p0   43 dst
        mov qword [rsp + 1616], r12  ;    74.9 p0+p3   43 dst spill
        mov r12, r13                 ;    74.9 p1      43 dst copy
        xor r12, qword [rsp + 864]   ;    75.9 p2+p0   43 dst
        mov qword [rsp + 1648], rdi  ;    76.4 p0+p3   43 dst spill
        mov rdi, r13                 ;    74.9 p1      43 dst copy
        mov qword [rsp + 1656], r8   ;    77.4 p0+p3   43 dst spill
        mov r8, r13                  ;    74.9 p1      43 dst copy
        mov qword [rsp + 1664], r15  ;    78.4 p0+p3   43 dst spill
        mov r15, r12                 ;    76.9 p1      43 dst copy
        xor r15, qword [rsp + 880]   ;    79.4 p2+p0   43 dst
        mov qword [rsp + 1672], rcx  ;    79.9 p0+p3   43 dst spill
        mov rcx, r15                 ;    80.4 p1      43 dst copy
        xor rcx, qword [rsp + 888]   ;    81.4 p2+p0   43 dst
        mov qword [rsp + 1680], rax  ;    81.4 p0+p3   43 dst spill
        mov rax, r12                 ;    76.9 p1      43 dst copy
        or rax, qword [rsp + 920]    ;    82.4 p2+p0   43 dst
        xor r15, rax                 ;    83.4 p0      43 dst
        mov qword [rsp + 1688], r11  ;    83.5 p0+p3   43 dst spill
        mov r11, r12                 ;    76.9 p1      43 dst copy
        mov qword [rsp + 1696], rsi  ;    84.5 p0+p3   43 dst spill
        mov rsi, r10                 ;    76.9 p1      43 dst copy
        xor rsi, qword [rsp + 904]   ;    85.5 p2+p0   43 dst
        mov qword [rsp + 1704], rbp  ;    86.0 p0+p3   43 dst spill
        mov rbp, r10                 ;    76.9 p1      43 dst copy
        xor rbp, rcx                 ;    87.0 p0      43 dst
        and rdi, rbp                 ;    88.0 p0      43 dst
        mov qword [rsp + 1712], r9   ;    88.1 p0+p3   43 dst spill
        mov r9, r10                  ;    76.9 p1      43 dst copy
        mov qword [rsp + 1720], rdx  ;    89.1 p0+p3   43 dst spill
        mov rdx, rbp                 ;    88.0 p1      43 dst copy
        xor rdx, qword [rsp + 920]   ;    90.1 p2+p0   43 dst
        mov qword [rsp + 1728], r10  ;    90.6 p0+p3   43 dst spill
        mov r10, rcx                 ;    82.4 p1      43 dst copy
        mov qword [rsp + 1736], rbp  ;    91.6 p0+p3   43 dst spill
        mov rbp, rcx                 ;    82.4 p1      43 dst copy
        mov qword [rsp + 1744], r13  ;    92.6 p0+p3   43 dst spill
        mov r13, rdi                 ;    89.0 p1      43 dst copy
        xor r13, qword [rsp + 896]   ;    93.6 p2+p0   43 dst
        mov qword [rsp + 1752], r12  ;    94.1 p0+p3   43 dst spill
        mov r12, rsi                 ;    86.5 p1      43 dst copy
        xor r12, qword [rsp + 896]   ;    95.1 p2+p0   43 dst
        xor rbp, r12                 ;    96.1 p0      43 dst
        mov qword [rsp + 1760], rcx  ;    96.2 p0+p3   43 dst spill
        mov rcx, rsi                 ;    86.5 p1      43 dst copy
        xor rcx, qword [rsp + 864]   ;    97.2 p2+p0   43 dst
        mov qword [rsp + 1768], rcx  ;    98.2 p0+p3   43 dst spill
        mov rcx, rsi                 ;    86.5 p1      43 dst copy
        mov qword [rsp + 1776], rsi  ;    98.7 p0+p3   43 dst spill
        mov rsi, rdx                 ;    91.1 p1      43 dst copy
        xor rsi, r12                 ;    99.7 p0      43 dst
        and rcx, rsi                 ;   100.7 p0      43 dst
        xor r14, rcx                 ;   101.7 p0      43 dst
        mov rcx, rdx                 ;    91.1 p1      43 dst copy
        xor rcx, qword [rsp + 864]   ;   101.4 p2+p0   43 dst
        xor rbx, rcx                 ;   102.4 p0      43 dst
        and rcx, rdx                 ;   102.5 p0      43 dst
        xor r14, rcx                 ;   103.5 p0      43 dst
        xor rdi, r14                 ;   104.5 p0      43 dst
        xor rax, r14                 ;   104.5 p0      43 dst
        and r10, rbx                 ;   104.7 p0      43 dst
        xor rcx, r10                 ;   105.7 p0      43 dst
        xor r8, rbx                  ;   105.9 p0      43 dst
        and r9, r8                   ;   106.9 p0      43 dst
        xor rdi, r9                  ;   107.9 p0      43 dst
        xor r13, rcx                 ;   107.6 p0      43 dst
        xor r15, rcx                 ;   108.2 p0      43 dst
        mov r9, qword [rsp + 1768]   ;    98.2 p2      43 dst
        and r9, r12                  ;   108.7 p0      43 dst
        xor r15, r9                  ;   109.7 p0      43 dst
        mov r9, rsi                  ;   100.7 p1      43 dst copy
        xor r9, qword [rsp + 888]    ;   109.9 p2+p0   43 dst
        xor r11, r9                  ;   110.9 p0      43 dst
        mov r10, rbp                 ;    97.1 p1      43 dst copy
        and r10, r9                  ;   111.0 p0      43 dst
        xor r13, r10                 ;   112.0 p0      43 dst
        mov r10, rbp                 ;    97.1 p1      43 dst copy
        mov r14, qword [rsp + 920]   ;    87.3 p2      43 dst reload
        xor r10, r14                 ;   112.1 p0      43 dst
        mov rcx, rdi                 ;   108.9 p1      43 dst copy
        and rcx, r13                 ;   113.0 p0      43 dst
        xor rax, rcx                 ;   114.0 p0      43 dst
        mov qword [rsp + 1784], r8   ;   113.8 p0+p3   43 dst spill
        mov r8, r11                  ;   111.9 p1      43 dst copy
        and r8, r10                  ;   114.8 p0      43 dst
        xor rax, r8                  ;   115.8 p0      43 dst
        mov r8, r13                  ;   113.0 p1      43 dst copy
        xor r13, rax                 ;   116.8 p0      43 dst
        and rax, r15                 ;   116.8 p0      43 dst
        xor rdi, rax                 ;   117.8 p0      43 dst
        or rcx, r13                  ;   117.8 p0      43 dst
        xor rcx, rdi                 ;   118.8 p0      43 dst
        and r14, rcx                 ;   119.8 p0      43 dst
        mov rax, r15                 ;   110.7 p1      43 dst copy
        and rax, rdi                 ;   119.4 p0      43 dst
        xor r8, rax                  ;   120.4 p0      43 dst
        and rdi, r8                  ;   121.4 p0      43 dst
        xor r15, rdi                 ;   122.4 p0      43 dst
        and r11, r8                  ;   121.7 p0      43 dst
        and r10, r8                  ;   122.2 p0      43 dst
        mov rdi, qword [rsp + 1752]  ;    95.0 p2      43 dst reload
        and rdi, rcx                 ;   122.8 p0      43 dst
        mov rax, qword [rsp + 1728]  ;    96.0 p2      43 dst reload
        and rax, r15                 ;   123.4 p0      43 dst
        mov qword [rsp + 1728], rax  ;   124.4 p0+p3   43 dst spill
        mov rax, qword [rsp + 1784]  ;   113.8 p2      43 dst reload
        and rax, r15                 ;   124.9 p0      43 dst
        mov qword [rsp + 1784], rdi  ;   125.5 p0+p3   43 dst spill
        mov rdi, rcx                 ;   119.8 p1      43 dst copy
        or rdi, r8                   ;   126.5 p0      43 dst
        xor r13, rdi                 ;   127.5 p0      43 dst
        and rbx, r13                 ;   128.5 p0      43 dst
        mov rdi, qword [rsp + 1760]  ;    99.0 p2      43 dst reload
        and rdi, r13                 ;   128.5 p0      43 dst
        mov qword [rsp + 1760], r14  ;   128.8 p0+p3   43 dst spill
        mov r14, rcx                 ;   119.8 p1      43 dst copy
        xor r14, r8                  ;   129.8 p0      43 dst
        xor r8, r15                  ;   130.4 p0      43 dst
        xor r15, r13                 ;   130.9 p0      43 dst
        xor r13, r14                 ;   131.5 p0      43 dst
        and r9, r14                  ;   132.1 p0      43 dst
        and rbp, r14                 ;   132.7 p0      43 dst
        and r12, r13                 ;   133.2 p0      43 dst
        xor rbx, r9                  ;   133.8 p0      43 dst
        and rsi, r8                  ;   134.4 p0      43 dst
        mov r14, qword [rsp + 1776]  ;   103.3 p2      43 dst reload
        and r14, r8                  ;   134.9 p0      43 dst
        xor rcx, r15                 ;   135.5 p0      43 dst
        and rdx, rcx                 ;   136.5 p0      43 dst
        xor rdi, rsi                 ;   136.7 p0      43 dst
        and r13, qword [rsp + 1768]  ;   137.2 p2+p0   43 dst
        and rcx, qword [rsp + 864]   ;   137.7 p2+p0   43 dst
        mov r8, qword [rsp + 1744]   ;   107.0 p2      43 dst reload
        and r8, r15                  ;   138.2 p0      43 dst
        mov qword [rsp + 1744], r9   ;   138.8 p0+p3   43 dst spill
        mov r9, qword [rsp + 1736]   ;   108.0 p2      43 dst reload
        and r9, r15                  ;   139.8 p0      43 dst
        xor r8, rcx                  ;   140.4 p0      43 dst
        xor r9, r12                  ;   140.9 p0      43 dst
        xor r12, r10                 ;   141.5 p0      43 dst
        xor r12, rdi                 ;   142.5 p0      43 dst
        mov r15, qword [rsp + 1760]  ;   128.8 p2      43 dst reload
        xor r9, r15                  ;   142.7 p0      43 dst
        mov r15, rbx                 ;   134.8 p1      43 dst copy
        xor r15, r8                  ;   143.2 p0      43 dst
        xor r15, r12                 ;   144.2 p0      43 dst
        xor rbp, r15                 ;   145.2 p0      43 dst
        xor r9, rbp                  ;   146.2 p0      43 dst
        xor rax, r9                  ;   147.2 p0      43 dst
        xor r11, rax                 ;   148.2 p0      43 dst
        mov qword [rsp + 1736], r13  ;   146.6 p0+p3   43 dst spill
        mov r13, qword [rsp + 1208]  ;   112.7 p2      43 dst
        xor r13, qword [rsp + 1216]  ;   147.6 p2+p0   43 dst
        mov qword [rsp + 1768], r14  ;   148.1 p0+p3   43 dst spill
        mov r14, r13                 ;   148.6 p1      43 dst copy
        xor r14, qword [rsp + 1192]  ;   149.6 p2+p0   43 dst
        mov qword [rsp + 1776], r8   ;   149.6 p0+p3   43 dst spill
        mov r8, r14                  ;   150.6 p1      43 dst copy
        xor r8, qword [rsp + 1240]   ;   151.6 p2+p0   43 dst
        mov qword [rsp + 1752], rax  ;   151.1 p0+p3   43 dst spill
        mov rax, r8                  ;   152.6 p1      43 dst copy
        xor rax, qword [rsp + 1232]  ;   153.6 p2+p0   43 dst
        mov qword [rsp + 1792], rdi  ;   152.6 p0+p3   43 dst spill
        mov rdi, r8                  ;   152.6 p1      43 dst copy
        xor rdi, qword [rsp + 1184]  ;   153.6 p2+p0   43 dst
        mov qword [rsp + 1800], rbp  ;   154.1 p0+p3   43 dst spill
        mov rbp, r8                  ;   152.6 p1      43 dst copy
        mov qword [rsp + 1808], r9   ;   155.1 p0+p3   43 dst spill
        mov r9, r8                   ;   152.6 p1      43 dst copy
        mov qword [rsp + 1816], rbx  ;   156.1 p0+p3   43 dst spill
        mov rbx, rdi                 ;   154.6 p1      43 dst copy
        xor rbx, qword [rsp + 1200]  ;   157.1 p2+p0   43 dst
        mov qword [rsp + 1824], rcx  ;   157.6 p0+p3   43 dst spill
        mov rcx, rbx                 ;   158.1 p1      43 dst copy
        xor rcx, qword [rsp + 1208]  ;   159.1 p2+p0   43 dst
        mov qword [rsp + 1832], r11  ;   159.1 p0+p3   43 dst spill
        mov r11, rdi                 ;   154.6 p1      43 dst copy
        or r11, qword [rsp + 1240]   ;   160.1 p2+p0   43 dst
        xor rbx, r11                 ;   161.1 p0      43 dst
        mov qword [rsp + 1840], rdx  ;   161.2 p0+p3   43 dst spill
        mov rdx, rdi                 ;   154.6 p1      43 dst copy
        mov qword [rsp + 1848], rsi  ;   162.2 p0+p3   43 dst spill
        mov rsi, rax                 ;   154.6 p1      43 dst copy
        xor rsi, qword [rsp + 1224]  ;   163.2 p2+p0   43 dst
        mov qword [rsp + 1856], r10  ;   163.7 p0+p3   43 dst spill
        mov r10, rax                 ;   154.6 p1      43 dst copy
        xor r10, rcx                 ;   164.7 p0      43 dst
        and rbp, r10                 ;   165.7 p0      43 dst
        mov qword [rsp + 1864], r12  ;   165.9 p0+p3   43 dst spill
        mov r12, rax                 ;   154.6 p1      43 dst copy
        mov qword [rsp + 1872], r15  ;   166.9 p0+p3   43 dst spill
        mov r15, r10                 ;   165.7 p1      43 dst copy
        xor r15, qword [rsp + 1240]  ;   167.9 p2+p0   43 dst
        mov qword [rsp + 1880], rax  ;   168.4 p0+p3   43 dst spill
        mov rax, rcx                 ;   160.1 p1      43 dst copy
        mov qword [rsp + 1888], r10  ;   169.4 p0+p3   43 dst spill
        mov r10, rcx                 ;   160.1 p1      43 dst copy
        mov qword [rsp + 1896], r8   ;   170.4 p0+p3   43 dst spill
        mov r8, rbp                  ;   166.7 p1      43 dst copy
        xor r8, qword [rsp + 1216]   ;   171.4 p2+p0   43 dst
        mov qword [rsp + 1904], rdi  ;   171.9 p0+p3   43 dst spill
        mov rdi, rsi                 ;   164.2 p1      43 dst copy
        xor rdi, qword [rsp + 1216]  ;   172.9 p2+p0   43 dst
        xor r10, rdi                 ;   173.9 p0      43 dst
        mov qword [rsp + 1912], rcx  ;   173.9 p0+p3   43 dst spill
        mov rcx, rsi                 ;   164.2 p1      43 dst copy
        xor rcx, qword [rsp + 1184]  ;   174.9 p2+p0   43 dst
        mov qword [rsp + 1920], rcx  ;   175.9 p0+p3   43 dst spill
        mov rcx, rsi                 ;   164.2 p1      43 dst copy
        mov qword [rsp + 1928], rsi  ;   176.4 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1920]  ;   175.9 p2      43 dst
        and rsi, rdi                 ;   179.9 p0      43 dst
        xor rbx, rsi                 ;   180.9 p0      43 dst
        mov rsi, rdi                 ;   173.9 p1      43 dst copy
        xor rsi, r15                 ;   178.6 p0      43 dst
        and rcx, rsi                 ;   179.6 p0      43 dst
        xor r14, rcx                 ;   180.6 p0      43 dst
        mov rcx, r15                 ;   168.9 p1      43 dst copy
        xor rcx, qword [rsp + 1184]  ;   180.3 p2+p0   43 dst
        xor r13, rcx                 ;   181.3 p0      43 dst
        and rcx, r15                 ;   181.4 p0      43 dst
        xor r14, rcx                 ;   182.4 p0      43 dst
        xor rbp, r14                 ;   183.4 p0      43 dst
        xor r11, r14                 ;   183.4 p0      43 dst
        and rax, r13                 ;   183.6 p0      43 dst
        xor rcx, rax                 ;   184.6 p0      43 dst
        xor r9, r13                  ;   184.8 p0      43 dst
        and r12, r9                  ;   185.8 p0      43 dst
        xor rbp, r12                 ;   186.8 p0      43 dst
        mov r12, qword [rsp + 1920]  ;   175.9 p2      43 dst
        xor r8, rcx                  ;   186.5 p0      43 dst
        xor rbx, rcx                 ;   187.1 p0      43 dst
        mov r14, rsi                 ;   179.6 p1      43 dst copy
        xor r14, qword [rsp + 1208]  ;   187.6 p2+p0   43 dst
        xor rdx, r14                 ;   188.6 p0      43 dst
        mov rax, r10                 ;   174.9 p1      43 dst copy
        and rax, r14                 ;   188.7 p0      43 dst
        xor r8, rax                  ;   189.7 p0      43 dst
        mov rax, r10                 ;   174.9 p1      43 dst copy
        mov rcx, qword [rsp + 1240]  ;   147.0 p2      43 dst reload
        xor rax, rcx                 ;   189.9 p0      43 dst
        mov qword [rsp + 1920], r9   ;   190.4 p0+p3   43 dst spill
        mov r9, rbp                  ;   187.8 p1      43 dst copy
        and r9, r8                   ;   191.4 p0      43 dst
        xor r11, r9                  ;   192.4 p0      43 dst
        mov qword [rsp + 1936], rsi  ;   192.6 p0+p3   43 dst spill
        mov rsi, rdx                 ;   189.6 p1      43 dst copy
        and rsi, rax                 ;   193.6 p0      43 dst
        xor r11, rsi                 ;   194.6 p0      43 dst
        mov rsi, r8                  ;   190.7 p1      43 dst copy
        xor r8, r11                  ;   195.6 p0      43 dst
        and r11, rbx                 ;   195.6 p0      43 dst
        xor rbp, r11                 ;   196.6 p0      43 dst
        or r9, r8                    ;   196.6 p0      43 dst
        xor r9, rbp                  ;   197.6 p0      43 dst
        and rcx, r9                  ;   198.6 p0      43 dst
        mov r11, rbx                 ;   188.1 p1      43 dst copy
        and r11, rbp                 ;   198.1 p0      43 dst
        xor rsi, r11                 ;   199.1 p0      43 dst
        and rbp, rsi                 ;   200.1 p0      43 dst
        xor rbx, rbp                 ;   201.1 p0      43 dst
        and rdx, rsi                 ;   200.4 p0      43 dst
        and rax, rsi                 ;   201.0 p0      43 dst
        mov r11, qword [rsp + 1904]  ;   171.9 p2      43 dst reload
        and r11, r9                  ;   201.6 p0      43 dst
        mov rbp, qword [rsp + 1880]  ;   168.4 p2      43 dst reload
        and rbp, rbx                 ;   202.1 p0      43 dst
        mov qword [rsp + 1880], rbp  ;   203.1 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1920]  ;   190.4 p2      43 dst reload
        and rbp, rbx                 ;   203.7 p0      43 dst
        mov qword [rsp + 1920], r11  ;   204.3 p0+p3   43 dst spill
        mov r11, r9                  ;   198.6 p1      43 dst copy
        or r11, rsi                  ;   205.3 p0      43 dst
        xor r8, r11                  ;   206.3 p0      43 dst
        and r13, r8                  ;   207.3 p0      43 dst
        mov r11, qword [rsp + 1912]  ;   173.9 p2      43 dst reload
        and r11, r8                  ;   207.3 p0      43 dst
        mov qword [rsp + 1912], rcx  ;   207.6 p0+p3   43 dst spill
        mov rcx, r9                  ;   198.6 p1      43 dst copy
        xor rcx, rsi                 ;   208.6 p0      43 dst
        xor rsi, rbx                 ;   209.1 p0      43 dst
        xor rbx, r8                  ;   209.7 p0      43 dst
        xor r8, rcx                  ;   210.3 p0      43 dst
        and r14, rcx                 ;   210.8 p0      43 dst
        and r10, rcx                 ;   211.4 p0      43 dst
        and rdi, r8                  ;   212.0 p0      43 dst
        and r12, r8                  ;   212.6 p0      43 dst
        xor r13, r14                 ;   213.1 p0      43 dst
        xor r9, rbx                  ;   213.7 p0      43 dst
        and r15, r9                  ;   214.7 p0      43 dst
        and r9, qword [rsp + 1184]   ;   214.8 p2+p0   43 dst
        mov r8, qword [rsp + 1896]   ;   170.4 p2      43 dst reload
        and r8, rbx                  ;   215.3 p0      43 dst
        mov rcx, qword [rsp + 1888]  ;   169.4 p2      43 dst reload
        and rcx, rbx                 ;   215.9 p0      43 dst
        xor r8, r9                   ;   216.5 p0      43 dst
        mov rbx, qword [rsp + 1912]  ;   207.6 p2      43 dst reload
        xor rcx, rbx                 ;   217.1 p0      43 dst
        xor rcx, rdi                 ;   218.1 p0      43 dst
        xor rdi, rax                 ;   218.2 p0      43 dst
        mov rbx, qword [rsp + 1936]  ;   192.6 p2      43 dst reload
        and rbx, rsi                 ;   218.8 p0      43 dst
        mov qword [rsp + 1936], r12  ;   219.3 p0+p3   43 dst spill
        mov r12, qword [rsp + 1928]  ;   176.4 p2      43 dst reload
        and r12, rsi                 ;   220.3 p0      43 dst
        xor r11, rbx                 ;   220.9 p0      43 dst
        xor rdi, r11                 ;   221.9 p0      43 dst
        mov rsi, r13                 ;   214.1 p1      43 dst copy
        xor rsi, r8                  ;   222.0 p0      43 dst
        xor rsi, rdi                 ;   223.0 p0      43 dst
        xor r10, rsi                 ;   224.0 p0      43 dst
        xor rcx, r10                 ;   225.0 p0      43 dst
        xor rbp, rcx                 ;   226.0 p0      43 dst
        xor rdx, rbp                 ;   227.0 p0      43 dst
        mov qword [rsp + 1928], r14  ;   225.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1528]  ;   172.7 p2      43 dst
        xor r14, qword [rsp + 1536]  ;   226.5 p2+p0   43 dst
        mov qword [rsp + 1888], r12  ;   227.0 p0+p3   43 dst spill
        mov r12, r14                 ;   227.5 p1      43 dst copy
        xor r12, qword [rsp + 1512]  ;   228.5 p2+p0   43 dst
        mov qword [rsp + 1896], r8   ;   228.5 p0+p3   43 dst spill
        mov r8, r12                  ;   229.5 p1      43 dst copy
        xor r8, qword [rsp + 1560]   ;   230.5 p2+p0   43 dst
        mov qword [rsp + 1904], rbp  ;   230.0 p0+p3   43 dst spill
        mov rbp, r8                  ;   231.5 p1      43 dst copy
        xor rbp, qword [rsp + 1552]  ;   232.5 p2+p0   43 dst
        mov qword [rsp + 1944], r11  ;   231.5 p0+p3   43 dst spill
        mov r11, qword [rsp + 1720]  ;   178.0 p2      58 dst
        xor r11, qword [rsp + 8]     ;   232.5 p2+p0   58 dst
        mov qword [rsp + 1720], r11  ;   233.5 p0+p3   58 dst spill
        mov r11, r8                  ;   231.5 p1      43 dst copy
        xor r11, qword [rsp + 1504]  ;   234.0 p2+p0   43 dst
        mov qword [rsp + 1952], r10  ;   234.5 p0+p3   43 dst spill
        mov r10, qword [rsp + 1712]  ;   183.3 p2      58 dst
        xor r10, qword [rsp + 16]    ;   235.5 p2+p0   58 dst
        mov qword [rsp + 1712], r10  ;   236.5 p0+p3   58 dst spill
        mov r10, qword [rsp + 1688]  ;   185.3 p2      58 dst
        xor r10, qword [rsp + 1704]  ;   237.0 p2+p0   58 dst
        xor r10, qword [rsp + 1696]  ;   238.0 p2+p0   58 dst
        xor r10, qword [rsp + 1680]  ;   239.0 p2+p0   58 dst
        mov qword [rsp + 1680], rcx  ;   238.5 p0+p3   43 dst spill
        mov rcx, qword [rsp + 0]     ;   189.3 p2      58 dst.2 reload
        xor r10, qword [rcx + 10256] ;   240.0 p2+p0   58 dst
        mov rcx, r8                  ;   231.5 p1      43 dst copy
        mov qword [rsp + 1696], r10  ;   241.0 p0+p3   58 dst spill
        mov r10, r8                  ;   231.5 p1      43 dst copy
        mov qword [rsp + 1704], r13  ;   241.0 p0+p3   43 dst spill
        mov r13, rbp                 ;   233.5 p1      43 dst copy
        xor r13, qword [rsp + 1544]  ;   242.0 p2+p0   43 dst
        mov qword [rsp + 1688], r9   ;   242.5 p0+p3   43 dst spill
        mov r9, rbp                  ;   233.5 p1      43 dst copy
        mov qword [rsp + 1960], rdx  ;   243.5 p0+p3   43 dst spill
        mov rdx, rbp                 ;   233.5 p1      43 dst copy
        mov qword [rsp + 1968], r15  ;   244.5 p0+p3   43 dst spill
        mov r15, r11                 ;   235.0 p1      43 dst copy
        xor r15, qword [rsp + 1520]  ;   245.5 p2+p0   43 dst
        mov qword [rsp + 1976], rax  ;   246.0 p0+p3   43 dst spill
        mov rax, qword [rsp + 1576]  ;   193.8 p2      58 dst
        xor rax, qword [rsp + 1656]  ;   247.0 p2+p0   58 dst
        xor rax, qword [rsp + 1672]  ;   248.0 p2+p0   58 dst
        xor rax, qword [rsp + 1664]  ;   249.0 p2+p0   58 dst
        mov qword [rsp + 1664], rbx  ;   248.5 p0+p3   43 dst spill
        mov rbx, qword [rsp + 0]     ;   197.9 p2      58 dst.2 reload
        xor rax, qword [rbx + 10264] ;   250.0 p2+p0   58 dst
        mov rbx, r11                 ;   235.0 p1      43 dst copy
        or rbx, qword [rsp + 1560]   ;   250.0 p2+p0   43 dst
        mov qword [rsp + 1656], rax  ;   251.0 p0+p3   58 dst spill
        mov rax, r11                 ;   235.0 p1      43 dst copy
        mov qword [rsp + 1576], rdi  ;   251.5 p0+p3   43 dst spill
        mov rdi, r15                 ;   246.5 p1      43 dst copy
        xor rdi, qword [rsp + 1528]  ;   252.5 p2+p0   43 dst
        xor r15, rbx                 ;   253.0 p0      43 dst
        xor r9, rdi                  ;   253.5 p0      43 dst
        and rcx, r9                  ;   254.5 p0      43 dst
        mov qword [rsp + 1984], rsi  ;   254.7 p0+p3   43 dst spill
        mov rsi, r13                 ;   243.0 p1      43 dst copy
        xor rsi, qword [rsp + 1536]  ;   255.7 p2+p0   43 dst
        mov qword [rsp + 1992], rbp  ;   256.2 p0+p3   43 dst spill
        mov rbp, r13                 ;   243.0 p1      43 dst copy
        xor rbp, qword [rsp + 1504]  ;   257.2 p2+p0   43 dst
        mov qword [rsp + 2000], r8   ;   257.7 p0+p3   43 dst spill
        mov r8, r13                  ;   243.0 p1      43 dst copy
        mov qword [rsp + 2008], r13  ;   258.7 p0+p3   43 dst spill
        mov r13, r9                  ;   254.5 p1      43 dst copy
        xor r13, qword [rsp + 1560]  ;   259.7 p2+p0   43 dst
        mov qword [rsp + 2016], r9   ;   260.2 p0+p3   43 dst spill
        mov r9, rcx                  ;   255.5 p1      43 dst copy
        xor r9, qword [rsp + 1536]   ;   261.2 p2+p0   43 dst
        mov qword [rsp + 2024], rbp  ;   261.7 p0+p3   43 dst spill
        mov rbp, rdi                 ;   253.5 p1      43 dst copy
        mov qword [rsp + 2032], r11  ;   262.7 p0+p3   43 dst spill
        mov r11, qword [rsp + 2024]  ;   261.7 p2      43 dst
        and r11, rsi                 ;   265.7 p0      43 dst
        xor r15, r11                 ;   266.7 p0      43 dst
        mov r11, qword [rsp + 2024]  ;   261.7 p2      43 dst
        mov qword [rsp + 2024], r11  ;   265.7 p0+p3   43 dst spill
        mov r11, rdi                 ;   253.5 p1      43 dst copy
        xor r11, rsi                 ;   265.8 p0      43 dst
        mov qword [rsp + 2040], rdi  ;   266.4 p0+p3   43 dst spill
        mov rdi, rsi                 ;   256.7 p1      43 dst copy
        xor rdi, r13                 ;   267.4 p0      43 dst
        and r8, rdi                  ;   268.4 p0      43 dst
        xor r12, r8                  ;   269.4 p0      43 dst
        mov r8, r13                  ;   260.7 p1      43 dst copy
        xor r8, qword [rsp + 1504]   ;   269.1 p2+p0   43 dst
        xor r14, r8                  ;   270.1 p0      43 dst
        and r8, r13                  ;   270.2 p0      43 dst
        xor r12, r8                  ;   271.2 p0      43 dst
        xor rcx, r12                 ;   272.2 p0      43 dst
        xor rbx, r12                 ;   272.2 p0      43 dst
        and rbp, r14                 ;   272.5 p0      43 dst
        xor r8, rbp                  ;   273.5 p0      43 dst
        xor r10, r14                 ;   273.6 p0      43 dst
        and rdx, r10                 ;   274.6 p0      43 dst
        xor rcx, rdx                 ;   275.6 p0      43 dst
        xor r9, r8                   ;   275.3 p0      43 dst
        xor r15, r8                  ;   275.9 p0      43 dst
        mov r8, qword [rsp + 1648]   ;   228.7 p2      58 dst
        mov r12, qword [rsp + 0]     ;   229.7 p2      58 dst.2 reload
        xor r8, qword [r12 + 10272]  ;   276.5 p2+p0   58 dst
        mov rbp, rdi                 ;   268.4 p1      43 dst copy
        xor rbp, qword [rsp + 1528]  ;   277.0 p2+p0   43 dst
        xor rax, rbp                 ;   278.0 p0      43 dst
        mov rdx, r11                 ;   266.8 p1      43 dst copy
        and rdx, rbp                 ;   278.0 p0      43 dst
        xor r9, rdx                  ;   279.0 p0      43 dst
        mov rdx, r11                 ;   266.8 p1      43 dst copy
        xor rdx, qword [rsp + 1560]  ;   279.2 p2+p0   43 dst
        mov r12, rcx                 ;   276.6 p1      43 dst copy
        and r12, r9                  ;   280.0 p0      43 dst
        xor rbx, r12                 ;   281.0 p0      43 dst
        mov qword [rsp + 1648], r8   ;   280.8 p0+p3   58 dst spill
        mov r8, rax                  ;   279.0 p1      43 dst copy
        and r8, rdx                  ;   281.8 p0      43 dst
        xor rbx, r8                  ;   282.8 p0      43 dst
        mov r8, qword [rsp + 1616]   ;   235.8 p2      58 dst
        xor r8, qword [rsp + 1600]   ;   283.0 p2+p0   58 dst
        xor r8, qword [rsp + 1608]   ;   284.0 p2+p0   58 dst
        xor r8, qword [rsp + 24]     ;   285.0 p2+p0   58 dst
        mov qword [rsp + 1608], r8   ;   286.0 p0+p3   58 dst spill
        mov r8, r9                   ;   280.0 p1      43 dst copy
        xor r9, rbx                  ;   285.5 p0      43 dst
        and rbx, r15                 ;   286.0 p0      43 dst
        xor rcx, rbx                 ;   287.0 p0      43 dst
        or r12, r9                   ;   287.2 p0      43 dst
        xor r12, rcx                 ;   288.2 p0      43 dst
        mov rbx, r15                 ;   276.9 p1      43 dst copy
        and rbx, rcx                 ;   288.3 p0      43 dst
        xor r8, rbx                  ;   289.3 p0      43 dst
        and rcx, r8                  ;   290.3 p0      43 dst
        xor r15, rcx                 ;   291.3 p0      43 dst
        and rax, r8                  ;   290.6 p0      43 dst
        and rdx, r8                  ;   291.2 p0      43 dst
        and r10, r15                 ;   292.3 p0      43 dst
        mov rcx, qword [rsp + 1640]  ;   243.3 p2      58 dst
        xor rcx, qword [rsp + 1584]  ;   292.3 p2+p0   58 dst
        xor rcx, qword [rsp + 1624]  ;   293.3 p2+p0   58 dst
        xor rcx, qword [rsp + 32]    ;   294.3 p2+p0   58 dst
        mov rbx, qword [rsp + 1992]  ;   256.2 p2      43 dst reload
        and rbx, r15                 ;   293.8 p0      43 dst
        mov qword [rsp + 1992], rcx  ;   295.3 p0+p3   58 dst spill
        mov rcx, qword [rsp + 2032]  ;   262.7 p2      43 dst reload
        and rcx, r12                 ;   295.4 p0      43 dst
        mov qword [rsp + 2032], rbx  ;   296.0 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1632]  ;   249.3 p2      58 dst
        xor rbx, qword [rsp + 1592]  ;   297.0 p2+p0   58 dst
        xor rbx, qword [rsp + 1672]  ;   298.0 p2+p0   58 dst
        mov qword [rsp + 1672], rcx  ;   298.0 p0+p3   58 dst spill
        mov rcx, qword [rsp + 0]     ;   252.3 p2      58 dst.2 reload
        xor rbx, qword [rcx + 10296] ;   299.0 p2+p0   58 dst
        mov rcx, qword [rsp + 1872]  ;   254.3 p2      58 dst
        xor rcx, qword [rsp + 40]    ;   299.5 p2+p0   58 dst
        mov qword [rsp + 1872], rcx  ;   300.5 p0+p3   58 dst spill
        mov rcx, r15                 ;   292.3 p1      43 dst copy
        xor r15, r8                  ;   301.0 p0      43 dst
        and rdi, r15                 ;   302.0 p0      43 dst
        mov qword [rsp + 1592], rbx  ;   302.1 p0+p3   58 dst spill
        mov rbx, qword [rsp + 2008]  ;   258.7 p2      43 dst reload
        and rbx, r15                 ;   303.1 p0      43 dst
        mov r15, r8                  ;   290.3 p1      43 dst copy
        or r15, r12                  ;   303.7 p0      43 dst
        xor r9, r15                  ;   304.7 p0      43 dst
        xor r8, r12                  ;   304.8 p0      43 dst
        and rbp, r8                  ;   305.8 p0      43 dst
        and r11, r8                  ;   306.0 p0      43 dst
        xor r8, r9                   ;   306.5 p0      43 dst
        and rsi, r8                  ;   307.5 p0      43 dst
        mov r15, qword [rsp + 2024]  ;   265.7 p2      43 dst reload
        and r15, r8                  ;   307.7 p0      43 dst
        and r14, r9                  ;   308.2 p0      43 dst
        xor rcx, r9                  ;   308.8 p0      43 dst
        mov r8, qword [rsp + 2040]   ;   266.4 p2      43 dst reload
        and r8, r9                   ;   309.4 p0      43 dst
        xor r14, rbp                 ;   310.0 p0      43 dst
        xor r8, rdi                  ;   310.5 p0      43 dst
        mov r9, r12                  ;   289.2 p1      43 dst copy
        and r9, qword [rsp + 1560]   ;   311.1 p2+p0   43 dst
        xor r12, rcx                 ;   311.6 p0      43 dst
        and r13, r12                 ;   312.6 p0      43 dst
        and r12, qword [rsp + 1504]  ;   312.7 p2+p0   43 dst
        xor rdi, rdx                 ;   313.2 p0      58 dst
        xor rdx, rsi                 ;   313.8 p0      43 dst
        xor rdx, r8                  ;   314.8 p0      43 dst
        xor rsi, r9                  ;   314.9 p0      43 dst
        xor rdi, r9                  ;   315.5 p0      58 dst
        xor rdi, r13                 ;   316.5 p0      58 dst
        mov r9, qword [rsp + 2000]   ;   268.7 p2      43 dst reload
        and r9, rcx                  ;   316.7 p0      43 dst
        mov r13, qword [rsp + 2016]  ;   269.7 p2      43 dst reload
        and r13, rcx                 ;   317.2 p0      43 dst
        xor rsi, r13                 ;   318.2 p0      43 dst
        xor r9, r12                  ;   318.4 p0      43 dst
        xor rbx, qword [rsp + 128]   ;   318.9 p2+p0   58 dst
        xor rbp, r15                 ;   319.4 p0      58 dst
        mov r13, qword [rsp + 1864]  ;   271.7 p2      58 dst
        xor r13, qword [rsp + 48]    ;   320.0 p2+p0   58 dst
        mov r15, qword [rsp + 1672]  ;   298.0 p2      58 dst reload
        xor r15, r12                 ;   320.5 p0      58 dst
        xor r15, r14                 ;   321.5 p0      58 dst
        xor r14, rdx                 ;   321.7 p0      43 dst
        xor r14, r9                  ;   322.7 p0      43 dst
        xor rbx, r9                  ;   322.8 p0      58 dst
        mov r9, qword [rsp + 1840]   ;   275.6 p2      58 dst
        xor r9, qword [rsp + 1760]   ;   323.4 p2+p0   58 dst
        xor r9, qword [rsp + 1856]   ;   324.4 p2+p0   58 dst
        xor r9, qword [rsp + 1848]   ;   325.4 p2+p0   58 dst
        xor r11, r14                 ;   324.9 p0      43 dst
        xor rsi, r11                 ;   325.9 p0      43 dst
        xor r10, rsi                 ;   326.9 p0      43 dst
        xor r8, r11                  ;   326.6 p0      58 dst
        xor r8, qword [rsp + 2032]   ;   327.6 p2+p0   58 dst
        xor r8, qword [rsp + 120]    ;   328.6 p2+p0   58 dst
        mov r11, qword [rsp + 0]     ;   281.9 p2      58 dst.2 reload
        xor r9, qword [r11 + 10320]  ;   328.2 p2+p0   58 dst
        xor rax, r10                 ;   328.7 p0      43 dst
        xor rbx, r10                 ;   329.2 p0      58 dst
        xor rdi, qword [r11 + 10448] ;   329.8 p2+p0   58 dst
        xor r15, qword [r11 + 10456] ;   330.3 p2+p0   58 dst
        xor rbp, qword [r11 + 10488] ;   330.8 p2+p0   58 dst
        mov r10, qword [rsp + 1784]  ;   286.9 p2      58 dst
        xor r10, qword [rsp + 1816]  ;   331.3 p2+p0   58 dst
        xor r10, qword [r11 + 10328] ;   332.3 p2+p0   58 dst
        mov r12, qword [rsp + 1832]  ;   289.9 p2      43 dst reload
        xor r10, r12                 ;   333.3 p0      58 dst
        xor r10, qword [rsp + 1824]  ;   334.3 p2+p0   58 dst
        xor r12, qword [r11 + 10360] ;   333.4 p2+p0   58 dst
        xor r12, qword [rsp + 1744]  ;   334.4 p2+p0   58 dst
        xor r12, qword [rsp + 1736]  ;   335.4 p2+p0   58 dst
        xor r14, qword [rsp + 104]   ;   334.9 p2+p0   58 dst
        mov rcx, qword [rsp + 2616]  ;   295.9 p2      58 dst reload
        mov qword [rcx + 72], r13    ;   335.4 p0+p3   58 dst
        mov qword [rcx + 80], r9     ;   336.4 p0+p3   58 dst
        mov qword [rcx + 232], r8    ;   337.4 p0+p3   58 dst
        xor rdx, qword [rsp + 112]   ;   338.4 p2+p0   58 dst
        mov r8, qword [rsp + 1808]   ;   297.9 p2      58 dst
        xor r8, qword [r11 + 10336]  ;   338.9 p2+p0   58 dst
        mov qword [rcx + 208], rdi   ;   339.4 p0+p3   58 dst
        mov r9, qword [rsp + 1800]   ;   299.9 p2      58 dst
        mov qword [rcx + 240], rbx   ;   340.4 p0+p3   58 dst
        xor r9, qword [rsp + 1728]   ;   341.4 p2+p0   58 dst
        xor r9, qword [rsp + 1792]   ;   342.4 p2+p0   58 dst
        xor r9, qword [rsp + 56]     ;   343.4 p2+p0   58 dst
        mov r13, qword [rsp + 1752]  ;   303.9 p2      58 dst
        mov qword [rcx + 88], r10    ;   342.9 p0+p3   58 dst
        xor r13, qword [rsp + 1768]  ;   343.9 p2+p0   58 dst
        xor r13, qword [rsp + 1776]  ;   344.9 p2+p0   58 dst
        xor r13, qword [rsp + 64]    ;   345.9 p2+p0   58 dst
        mov r10, qword [rsp + 1984]  ;   307.9 p2      58 dst
        mov qword [rcx + 120], r12   ;   345.4 p0+p3   58 dst
        xor r10, qword [rsp + 72]    ;   346.4 p2+p0   58 dst
        xor rsi, qword [r11 + 10464] ;   346.9 p2+p0   58 dst
        mov r12, qword [rsp + 1576]  ;   310.9 p2      58 dst
        mov qword [rcx + 192], r14   ;   347.4 p0+p3   58 dst
        xor r12, qword [rsp + 80]    ;   348.4 p2+p0   58 dst
        xor r15, rax                 ;   348.9 p0      58 dst
        xor rbp, rax                 ;   349.4 p0      58 dst
        mov r14, qword [rsp + 1968]  ;   312.9 p2      58 dst
        xor r14, qword [r11 + 10384] ;   350.0 p2+p0   58 dst
        xor r14, qword [rsp + 1912]  ;   351.0 p2+p0   58 dst
        xor r14, qword [rsp + 1976]  ;   352.0 p2+p0   58 dst
        xor r14, qword [rsp + 1664]  ;   353.0 p2+p0   58 dst
        mov rdi, qword [rsp + 1920]  ;   317.9 p2      58 dst
        mov qword [rcx + 96], r8     ;   352.0 p0+p3   58 dst
        xor rdi, qword [r11 + 10392] ;   353.0 p2+p0   58 dst
        xor rdi, qword [rsp + 1704]  ;   354.0 p2+p0   58 dst
        mov r8, qword [rsp + 1960]   ;   320.9 p2      43 dst reload
        xor rdi, r8                  ;   355.0 p0      58 dst
        mov qword [rcx + 200], rdx   ;   354.6 p0+p3   58 dst
        xor rdi, qword [rsp + 1688]  ;   356.0 p2+p0   58 dst
        xor r8, qword [r11 + 10424]  ;   356.1 p2+p0   58 dst
        xor r8, qword [rsp + 1928]   ;   357.1 p2+p0   58 dst
        xor r8, qword [rsp + 1936]   ;   358.1 p2+p0   58 dst
        mov qword [rcx + 104], r9    ;   357.6 p0+p3   58 dst
        mov qword [rcx + 112], r13   ;   358.6 p0+p3   58 dst
        mov r9, qword [rsp + 1680]   ;   325.9 p2      58 dst
        xor r9, qword [r11 + 10400]  ;   359.6 p2+p0   58 dst
        mov qword [rcx + 128], r10   ;   360.1 p0+p3   58 dst
        mov r10, qword [rsp + 1952]  ;   327.9 p2      58 dst
        xor r10, qword [rsp + 1880]  ;   361.1 p2+p0   58 dst
        xor r10, qword [rsp + 1944]  ;   362.1 p2+p0   58 dst
        xor r10, qword [rsp + 88]    ;   363.1 p2+p0   58 dst
        mov qword [rcx + 136], r12   ;   362.6 p0+p3   58 dst
        mov qword [rcx + 224], rsi   ;   363.6 p0+p3   58 dst
        mov r12, qword [rsp + 1904]  ;   331.9 p2      58 dst
        xor r12, qword [rsp + 1888]  ;   364.6 p2+p0   58 dst
        xor r12, qword [rsp + 1896]  ;   365.6 p2+p0   58 dst
        xor r12, qword [rsp + 96]    ;   366.6 p2+p0   58 dst
        mov qword [rcx + 216], r15   ;   366.1 p0+p3   58 dst
        mov qword [rcx + 248], rbp   ;   367.1 p0+p3   58 dst
        mov qword [rcx + 144], r14   ;   368.1 p0+p3   58 dst
        mov r13, qword [rsp + 1720]  ;   335.9 p2      58 dst reload
        mov qword [rcx], r13         ;   369.1 p0+p3   58 dst
        mov qword [rcx + 152], rdi   ;   370.1 p0+p3   58 dst
        mov r13, qword [rsp + 1712]  ;   336.9 p2      58 dst reload
        mov qword [rcx + 8], r13     ;   371.1 p0+p3   58 dst
        mov r13, qword [rsp + 1696]  ;   337.9 p2      58 dst reload
        mov qword [rcx + 16], r13    ;   372.1 p0+p3   58 dst
        mov qword [rcx + 184], r8    ;   373.1 p0+p3   58 dst
        mov qword [rcx + 160], r9    ;   374.1 p0+p3   58 dst
        mov r8, qword [rsp + 1656]   ;   338.9 p2      58 dst reload
        mov qword [rcx + 24], r8     ;   375.1 p0+p3   58 dst
        mov r8, qword [rsp + 1648]   ;   339.9 p2      58 dst reload
        mov qword [rcx + 32], r8     ;   376.1 p0+p3   58 dst
        mov r8, qword [rsp + 1608]   ;   340.9 p2      58 dst reload
        mov qword [rcx + 40], r8     ;   377.1 p0+p3   58 dst
        mov r8, qword [rsp + 1992]   ;   341.9 p2      58 dst reload
        mov qword [rcx + 48], r8     ;   378.1 p0+p3   58 dst
        mov qword [rcx + 168], r10   ;   379.1 p0+p3   58 dst
        mov r8, qword [rsp + 1592]   ;   342.9 p2      58 dst reload
        mov qword [rcx + 56], r8     ;   380.1 p0+p3   58 dst
        mov r8, qword [rsp + 1872]   ;   343.9 p2      58 dst reload
        mov qword [rcx + 64], r8     ;   381.1 p0+p3   58 dst
        mov qword [rcx + 176], r12   ;   382.1 p0+p3   58 dst
        mov r8, qword [rsp + 824]    ;   344.9 p2      43 dst
        mov r9, qword [rsp + 832]    ;   345.9 p2      43 dst reload
        xor r8, r9                   ;   383.1 p0      43 dst
        mov r10, r8                  ;   384.1 p1      43 dst copy
        xor r10, qword [rsp + 808]   ;   385.1 p2+p0   43 dst
        mov r12, r10                 ;   386.1 p1      43 dst copy
        mov r13, qword [rsp + 856]   ;   347.9 p2      43 dst reload
        xor r12, r13                 ;   387.1 p0      43 dst
        mov r14, r12                 ;   388.1 p1      43 dst copy
        xor r14, qword [rsp + 848]   ;   389.1 p2+p0   43 dst
        mov r15, r12                 ;   388.1 p1      43 dst copy
        mov rsi, qword [rsp + 800]   ;   349.9 p2      43 dst reload
        xor r15, rsi                 ;   389.1 p0      43 dst
        mov rdi, r15                 ;   390.1 p1      43 dst copy
        xor rdi, qword [rsp + 816]   ;   391.1 p2+p0   43 dst
        mov rbp, rdi                 ;   392.1 p1      43 dst copy
        mov rax, qword [rsp + 824]   ;   351.9 p2      43 dst reload
        xor rbp, rax                 ;   393.1 p0      43 dst
        mov rdx, r12                 ;   388.1 p1      43 dst copy
        mov rbx, r12                 ;   388.1 p1      43 dst copy
        mov rcx, r15                 ;   390.1 p1      43 dst copy
        or rcx, r13                  ;   391.1 p0      43 dst
        xor rdi, rcx                 ;   392.1 p0      43 dst
        mov r11, r15                 ;   390.1 p1      43 dst copy
        mov qword [rsp + 1872], r12  ;   388.1 p0+p3   43 dst spill
        mov r12, r14                 ;   390.1 p1      43 dst copy
        xor r12, qword [rsp + 840]   ;   391.1 p2+p0   43 dst
        mov qword [rsp + 1592], r15  ;   390.1 p0+p3   43 dst spill
        mov r15, r14                 ;   390.1 p1      43 dst copy
        xor r15, rbp                 ;   394.1 p0      43 dst
        and rdx, r15                 ;   395.1 p0      43 dst
        mov qword [rsp + 1992], rdx  ;   396.1 p0+p3   43 dst spill
        mov rdx, r14                 ;   390.1 p1      43 dst copy
        mov qword [rsp + 1608], r14  ;   392.6 p0+p3   43 dst spill
        mov r14, qword [rsp + 1992]  ;   396.1 p2      43 dst
        xor r14, r9                  ;   400.1 p0      43 dst
        xor r9, r12                  ;   394.2 p0      43 dst
        mov qword [rsp + 1648], rdi  ;   394.8 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1992]  ;   396.1 p2      43 dst
        mov qword [rsp + 1992], rcx  ;   395.8 p0+p3   43 dst spill
        mov rcx, r15                 ;   395.1 p1      43 dst copy
        xor rcx, r13                 ;   396.8 p0      43 dst
        mov r13, r12                 ;   392.1 p1      43 dst copy
        xor r13, rsi                 ;   397.4 p0      43 dst
        mov qword [rsp + 1656], r15  ;   397.9 p0+p3   43 dst spill
        mov r15, r12                 ;   392.1 p1      43 dst copy
        mov qword [rsp + 1696], r12  ;   398.9 p0+p3   43 dst spill
        mov r12, rbp                 ;   394.1 p1      43 dst copy
        mov qword [rsp + 1712], r13  ;   399.9 p0+p3   43 dst spill
        mov r13, rbp                 ;   394.1 p1      43 dst copy
        xor r13, r9                  ;   400.9 p0      43 dst
        mov qword [rsp + 1720], rbp  ;   401.5 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1712]  ;   399.9 p2      43 dst
        and rbp, r9                  ;   403.9 p0      43 dst
        mov qword [rsp + 1896], r13  ;   403.1 p0+p3   43 dst spill
        mov r13, qword [rsp + 1648]  ;   394.8 p2      43 dst reload
        xor r13, rbp                 ;   404.9 p0      43 dst
        mov rbp, qword [rsp + 1896]  ;   403.1 p2      43 dst
        mov qword [rsp + 1648], r13  ;   405.9 p0+p3   43 dst spill
        mov r13, qword [rsp + 1896]  ;   403.1 p2      43 dst
        xor r13, qword [rsp + 856]   ;   407.1 p2+p0   43 dst
        mov qword [rsp + 1888], r13  ;   408.1 p0+p3   43 dst spill
        mov r13, r9                  ;   395.2 p1      43 dst copy
        xor r13, rcx                 ;   407.1 p0      43 dst
        xor rax, r13                 ;   408.1 p0      43 dst
        and r15, r13                 ;   408.3 p0      43 dst
        xor r10, r15                 ;   409.3 p0      43 dst
        and rbp, rax                 ;   409.4 p0      43 dst
        xor r14, rbp                 ;   410.4 p0      43 dst
        xor r11, rax                 ;   410.6 p0      43 dst
        mov r15, qword [rsp + 1888]  ;   408.1 p2      43 dst
        and r15, r11                 ;   412.1 p0      43 dst
        mov rbp, qword [rsp + 1992]  ;   395.8 p2      43 dst reload
        xor rbp, r15                 ;   413.1 p0      43 dst
        mov r15, qword [rsp + 1712]  ;   399.9 p2      43 dst
        mov qword [rsp + 1712], r13  ;   412.3 p0+p3   43 dst spill
        mov r13, qword [rsp + 1888]  ;   408.1 p2      43 dst
        mov qword [rsp + 1888], r13  ;   413.3 p0+p3   43 dst spill
        mov r13, qword [rsp + 1896]  ;   403.1 p2      43 dst
        mov qword [rsp + 1896], r13  ;   414.3 p0+p3   43 dst spill
        mov r13, rcx                 ;   397.8 p1      43 dst copy
        xor r13, rsi                 ;   415.3 p0      43 dst
        xor r8, r13                  ;   416.3 p0      43 dst
        and r13, rcx                 ;   416.4 p0      43 dst
        xor r10, r13                 ;   417.4 p0      43 dst
        xor rdi, r10                 ;   418.4 p0      43 dst
        xor rbp, r10                 ;   418.4 p0      43 dst
        and r12, r8                  ;   418.7 p0      43 dst
        xor r13, r12                 ;   419.7 p0      43 dst
        xor rbx, r8                  ;   419.9 p0      43 dst
        and rdx, rbx                 ;   420.9 p0      43 dst
        xor rdi, rdx                 ;   421.9 p0      43 dst
        xor r14, r13                 ;   421.6 p0      43 dst
        mov r10, qword [rsp + 1648]  ;   405.9 p2      43 dst reload
        xor r10, r13                 ;   422.1 p0      43 dst
        mov r12, rdi                 ;   422.9 p1      43 dst copy
        and r12, r14                 ;   423.9 p0      43 dst
        xor rbp, r12                 ;   424.9 p0      43 dst
        mov r13, r14                 ;   422.6 p1      43 dst copy
        xor r14, rbp                 ;   425.9 p0      43 dst
        and rbp, r10                 ;   425.9 p0      43 dst
        xor rdi, rbp                 ;   426.9 p0      43 dst
        or r12, r14                  ;   426.9 p0      43 dst
        xor r12, rdi                 ;   427.9 p0      43 dst
        mov rbp, r10                 ;   423.1 p1      43 dst copy
        and rbp, rdi                 ;   427.9 p0      43 dst
        xor r13, rbp                 ;   428.9 p0      43 dst
        and rdi, r13                 ;   429.9 p0      43 dst
        xor r10, rdi                 ;   430.9 p0      43 dst
        and r11, r13                 ;   429.9 p0      43 dst
        mov rdi, qword [rsp + 1592]  ;   390.1 p2      43 dst reload
        and rdi, r12                 ;   429.6 p0      43 dst
        and rbx, r10                 ;   431.9 p0      43 dst
        mov rbp, qword [rsp + 1608]  ;   392.6 p2      43 dst reload
        and rbp, r10                 ;   431.9 p0      43 dst
        mov rdx, qword [rsp + 1888]  ;   413.3 p2      43 dst reload
        and rdx, r13                 ;   431.3 p0      43 dst
        mov qword [rsp + 1888], rbp  ;   432.9 p0+p3   43 dst spill
        mov rbp, r10                 ;   431.9 p1      43 dst copy
        xor r10, r13                 ;   432.8 p0      43 dst
        mov qword [rsp + 1608], rdi  ;   433.4 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1712]  ;   412.3 p2      43 dst reload
        and rdi, r10                 ;   434.4 p0      43 dst
        mov qword [rsp + 1712], rdx  ;   435.0 p0+p3   43 dst spill
        mov rdx, qword [rsp + 1696]  ;   398.9 p2      43 dst reload
        and rdx, r10                 ;   436.0 p0      43 dst
        mov r10, qword [rsp + 1712]  ;   435.0 p2      43 dst
        mov qword [rsp + 1696], rdx  ;   437.0 p0+p3   43 dst spill
        mov rdx, r13                 ;   429.9 p1      43 dst copy
        or rdx, r12                  ;   437.6 p0      43 dst
        xor r14, rdx                 ;   438.6 p0      43 dst
        xor r13, r12                 ;   438.7 p0      43 dst
        and rax, r13                 ;   439.7 p0      43 dst
        and r8, r14                  ;   439.8 p0      43 dst
        xor r8, rax                  ;   440.8 p0      43 dst
        xor rbp, r14                 ;   441.0 p0      43 dst
        mov rdx, qword [rsp + 1720]  ;   401.5 p2      43 dst reload
        and rdx, r14                 ;   441.6 p0      43 dst
        xor r14, r13                 ;   442.1 p0      43 dst
        mov qword [rsp + 1720], rax  ;   442.7 p0+p3   43 dst spill
        mov rax, qword [rsp + 1896]  ;   414.3 p2      43 dst reload
        and rax, r13                 ;   443.7 p0      43 dst
        and r9, r14                  ;   444.3 p0      43 dst
        and r15, r14                 ;   444.8 p0      43 dst
        xor rdx, rdi                 ;   445.4 p0      43 dst
        xor r10, r9                  ;   446.0 p0      43 dst
        xor r10, rdx                 ;   447.0 p0      43 dst
        mov r13, r12                 ;   428.9 p1      43 dst copy
        and r13, qword [rsp + 856]   ;   447.1 p2+p0   43 dst
        xor r12, rbp                 ;   447.6 p0      43 dst
        and rsi, r12                 ;   448.6 p0      43 dst
        and rcx, r12                 ;   448.8 p0      43 dst
        mov r12, qword [rsp + 1872]  ;   398.1 p2      43 dst reload
        and r12, rbp                 ;   449.3 p0      43 dst
        mov r14, qword [rsp + 1656]  ;   399.1 p2      43 dst reload
        and r14, rbp                 ;   449.9 p0      43 dst
        xor r9, r14                  ;   450.9 p0      43 dst
        xor r12, rsi                 ;   451.0 p0      43 dst
        xor r9, r13                  ;   451.9 p0      43 dst
        mov r14, r8                  ;   441.8 p1      43 dst copy
        xor r14, r10                 ;   452.2 p0      43 dst
        xor r14, r12                 ;   453.2 p0      43 dst
        xor rax, r14                 ;   454.2 p0      43 dst
        xor r9, rax                  ;   455.2 p0      43 dst
        xor rbx, r9                  ;   456.2 p0      43 dst
        xor r11, rbx                 ;   457.2 p0      43 dst
        mov rbp, qword [rsp + 1144]  ;   403.4 p2      43 dst
        xor rbp, qword [rsp + 1152]  ;   455.6 p2+p0   43 dst
        mov qword [rsp + 1656], r15  ;   456.1 p0+p3   43 dst spill
        mov r15, rbp                 ;   456.6 p1      43 dst copy
        xor r15, qword [rsp + 1128]  ;   457.6 p2+p0   43 dst
        mov qword [rsp + 1872], r12  ;   457.6 p0+p3   43 dst spill
        mov r12, r15                 ;   458.6 p1      43 dst copy
        xor r12, qword [rsp + 1176]  ;   459.6 p2+p0   43 dst
        mov qword [rsp + 1896], rbx  ;   459.1 p0+p3   43 dst spill
        mov rbx, r12                 ;   460.6 p1      43 dst copy
        xor rbx, qword [rsp + 1168]  ;   461.6 p2+p0   43 dst
        mov qword [rsp + 1592], rdx  ;   460.6 p0+p3   43 dst spill
        mov rdx, r12                 ;   460.6 p1      43 dst copy
        xor rdx, qword [rsp + 1120]  ;   461.6 p2+p0   43 dst
        mov qword [rsp + 1648], rax  ;   462.1 p0+p3   43 dst spill
        mov rax, r12                 ;   460.6 p1      43 dst copy
        mov qword [rsp + 1992], r9   ;   463.1 p0+p3   43 dst spill
        mov r9, r12                  ;   460.6 p1      43 dst copy
        mov qword [rsp + 1904], r8   ;   464.1 p0+p3   43 dst spill
        mov r8, rdx                  ;   462.6 p1      43 dst copy
        xor r8, qword [rsp + 1136]   ;   465.1 p2+p0   43 dst
        mov qword [rsp + 1944], rsi  ;   465.6 p0+p3   43 dst spill
        mov rsi, r8                  ;   466.1 p1      43 dst copy
        xor rsi, qword [rsp + 1144]  ;   467.1 p2+p0   43 dst
        mov qword [rsp + 1880], r11  ;   467.1 p0+p3   43 dst spill
        mov r11, rdx                 ;   462.6 p1      43 dst copy
        or r11, qword [rsp + 1176]   ;   468.1 p2+p0   43 dst
        xor r8, r11                  ;   469.1 p0      43 dst
        mov qword [rsp + 1952], rdi  ;   469.2 p0+p3   43 dst spill
        mov rdi, rdx                 ;   462.6 p1      43 dst copy
        mov qword [rsp + 1680], rcx  ;   470.2 p0+p3   43 dst spill
        mov rcx, rbx                 ;   462.6 p1      43 dst copy
        xor rcx, qword [rsp + 1160]  ;   471.2 p2+p0   43 dst
        mov qword [rsp + 1936], r13  ;   471.7 p0+p3   43 dst spill
        mov r13, rbx                 ;   462.6 p1      43 dst copy
        xor r13, rsi                 ;   472.7 p0      43 dst
        and rax, r13                 ;   473.7 p0      43 dst
        mov qword [rsp + 1928], r10  ;   473.8 p0+p3   43 dst spill
        mov r10, rbx                 ;   462.6 p1      43 dst copy
        mov qword [rsp + 1688], r14  ;   474.8 p0+p3   43 dst spill
        mov r14, r13                 ;   473.7 p1      43 dst copy
        xor r14, qword [rsp + 1176]  ;   475.8 p2+p0   43 dst
        mov qword [rsp + 1960], rbx  ;   476.3 p0+p3   43 dst spill
        mov rbx, rsi                 ;   468.1 p1      43 dst copy
        mov qword [rsp + 1704], r13  ;   477.3 p0+p3   43 dst spill
        mov r13, rsi                 ;   468.1 p1      43 dst copy
        mov qword [rsp + 1920], r12  ;   478.3 p0+p3   43 dst spill
        mov r12, rax                 ;   474.7 p1      43 dst copy
        xor r12, qword [rsp + 1152]  ;   479.3 p2+p0   43 dst
        mov qword [rsp + 1664], rdx  ;   479.8 p0+p3   43 dst spill
        mov rdx, rcx                 ;   472.2 p1      43 dst copy
        xor rdx, qword [rsp + 1152]  ;   480.8 p2+p0   43 dst
        xor r13, rdx                 ;   481.8 p0      43 dst
        mov qword [rsp + 1976], rsi  ;   481.9 p0+p3   43 dst spill
        mov rsi, rcx                 ;   472.2 p1      43 dst copy
        xor rsi, qword [rsp + 1120]  ;   482.9 p2+p0   43 dst
        mov qword [rsp + 1912], rsi  ;   483.9 p0+p3   43 dst spill
        mov rsi, rcx                 ;   472.2 p1      43 dst copy
        mov qword [rsp + 1968], rcx  ;   484.4 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1912]  ;   483.9 p2      43 dst
        and rcx, rdx                 ;   487.9 p0      43 dst
        xor r8, rcx                  ;   488.9 p0      43 dst
        mov rcx, qword [rsp + 1912]  ;   483.9 p2      43 dst
        mov qword [rsp + 1912], rcx  ;   487.9 p0+p3   43 dst spill
        mov rcx, rdx                 ;   481.8 p1      43 dst copy
        xor rcx, r14                 ;   487.5 p0      43 dst
        and rsi, rcx                 ;   488.5 p0      43 dst
        xor r15, rsi                 ;   489.5 p0      43 dst
        mov rsi, r14                 ;   476.8 p1      43 dst copy
        xor rsi, qword [rsp + 1120]  ;   489.3 p2+p0   43 dst
        xor rbp, rsi                 ;   490.3 p0      43 dst
        and rsi, r14                 ;   490.3 p0      43 dst
        xor r15, rsi                 ;   491.3 p0      43 dst
        xor rax, r15                 ;   492.3 p0      43 dst
        xor r11, r15                 ;   492.3 p0      43 dst
        and rbx, rbp                 ;   492.6 p0      43 dst
        xor rsi, rbx                 ;   493.6 p0      43 dst
        xor r9, rbp                  ;   493.8 p0      43 dst
        and r10, r9                  ;   494.8 p0      43 dst
        xor rax, r10                 ;   495.8 p0      43 dst
        xor r12, rsi                 ;   495.5 p0      43 dst
        xor r8, rsi                  ;   496.0 p0      43 dst
        mov r10, r13                 ;   482.8 p1      43 dst copy
        mov r15, r13                 ;   482.8 p1      43 dst copy
        mov rsi, qword [rsp + 1176]  ;   443.5 p2      43 dst reload
        xor r15, rsi                 ;   496.6 p0      43 dst
        mov rbx, rcx                 ;   488.5 p1      43 dst copy
        xor rbx, qword [rsp + 1144]  ;   497.2 p2+p0   43 dst
        and r10, rbx                 ;   498.2 p0      43 dst
        xor r12, r10                 ;   499.2 p0      43 dst
        xor rdi, rbx                 ;   498.8 p0      43 dst
        mov r10, rax                 ;   496.8 p1      43 dst copy
        and r10, r12                 ;   500.2 p0      43 dst
        xor r11, r10                 ;   501.2 p0      43 dst
        mov qword [rsp + 1576], r9   ;   500.5 p0+p3   43 dst spill
        mov r9, r15                  ;   497.6 p1      43 dst copy
        and r9, rdi                  ;   501.5 p0      43 dst
        xor r11, r9                  ;   502.5 p0      43 dst
        mov r9, r12                  ;   500.2 p1      43 dst copy
        xor r12, r11                 ;   503.5 p0      43 dst
        and r11, r8                  ;   503.5 p0      43 dst
        xor rax, r11                 ;   504.5 p0      43 dst
        or r10, r12                  ;   504.5 p0      43 dst
        xor r10, rax                 ;   505.5 p0      43 dst
        and rsi, r10                 ;   506.5 p0      43 dst
        mov r11, r8                  ;   497.0 p1      43 dst copy
        and r11, rax                 ;   506.1 p0      43 dst
        xor r9, r11                  ;   507.1 p0      43 dst
        and rax, r9                  ;   508.1 p0      43 dst
        xor r8, rax                  ;   509.1 p0      43 dst
        and rdi, r9                  ;   508.4 p0      43 dst
        and r15, r9                  ;   509.0 p0      43 dst
        mov r11, qword [rsp + 1664]  ;   479.8 p2      43 dst reload
        and r11, r10                 ;   509.5 p0      43 dst
        mov rax, qword [rsp + 1960]  ;   476.3 p2      43 dst reload
        and rax, r8                  ;   510.1 p0      43 dst
        mov qword [rsp + 1960], rax  ;   511.1 p0+p3   43 dst spill
        mov rax, qword [rsp + 1576]  ;   500.5 p2      43 dst reload
        and rax, r8                  ;   511.7 p0      43 dst
        mov qword [rsp + 1576], r11  ;   512.2 p0+p3   43 dst spill
        mov r11, r10                 ;   506.5 p1      43 dst copy
        or r11, r9                   ;   513.2 p0      43 dst
        xor r12, r11                 ;   514.2 p0      43 dst
        and rbp, r12                 ;   515.2 p0      43 dst
        mov r11, qword [rsp + 1976]  ;   481.9 p2      43 dst reload
        and r11, r12                 ;   515.2 p0      43 dst
        mov qword [rsp + 1976], rsi  ;   515.5 p0+p3   43 dst spill
        mov rsi, r10                 ;   506.5 p1      43 dst copy
        xor rsi, r9                  ;   516.5 p0      43 dst
        xor r9, r8                   ;   517.1 p0      43 dst
        xor r8, r12                  ;   517.7 p0      43 dst
        xor r12, rsi                 ;   518.2 p0      43 dst
        and rbx, rsi                 ;   518.8 p0      43 dst
        and r13, rsi                 ;   519.4 p0      43 dst
        and rdx, r12                 ;   520.0 p0      43 dst
        mov rsi, qword [rsp + 1912]  ;   487.9 p2      43 dst reload
        and rsi, r12                 ;   520.5 p0      43 dst
        xor rbp, rbx                 ;   521.1 p0      43 dst
        and rcx, r9                  ;   521.7 p0      43 dst
        mov r12, qword [rsp + 1968]  ;   484.4 p2      43 dst reload
        and r12, r9                  ;   522.2 p0      43 dst
        xor r10, r8                  ;   522.8 p0      43 dst
        and r14, r10                 ;   523.8 p0      43 dst
        and r10, qword [rsp + 1120]  ;   523.9 p2+p0   43 dst
        xor r11, rcx                 ;   524.4 p0      43 dst
        mov r9, qword [rsp + 1920]   ;   478.3 p2      43 dst reload
        and r9, r8                   ;   525.0 p0      43 dst
        mov qword [rsp + 1920], rsi  ;   525.6 p0+p3   43 dst spill
        mov rsi, qword [rsp + 1704]  ;   477.3 p2      43 dst reload
        and rsi, r8                  ;   526.6 p0      43 dst
        xor r9, r10                  ;   527.2 p0      43 dst
        mov r8, qword [rsp + 1976]   ;   515.5 p2      43 dst
        xor r8, rsi                  ;   527.7 p0      43 dst
        xor r8, rdx                  ;   528.7 p0      43 dst
        xor rdx, r15                 ;   528.9 p0      43 dst
        xor rdx, r11                 ;   529.9 p0      43 dst
        mov rsi, rbp                 ;   522.1 p1      43 dst copy
        xor rsi, r9                  ;   530.0 p0      43 dst
        xor rsi, rdx                 ;   531.0 p0      43 dst
        xor r13, rsi                 ;   532.0 p0      43 dst
        xor r8, r13                  ;   533.0 p0      43 dst
        xor rax, r8                  ;   534.0 p0      43 dst
        xor rdi, rax                 ;   535.0 p0      43 dst
        mov qword [rsp + 1704], rbx  ;   533.4 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1464]  ;   478.2 p2      43 dst
        xor rbx, qword [rsp + 1472]  ;   534.4 p2+p0   43 dst
        mov qword [rsp + 1968], r12  ;   534.9 p0+p3   43 dst spill
        mov r12, rbx                 ;   535.4 p1      43 dst copy
        xor r12, qword [rsp + 1448]  ;   536.4 p2+p0   43 dst
        mov qword [rsp + 1912], r9   ;   536.4 p0+p3   43 dst spill
        mov r9, r12                  ;   537.4 p1      43 dst copy
        xor r9, qword [rsp + 1496]   ;   538.4 p2+p0   43 dst
        mov qword [rsp + 1664], rax  ;   537.9 p0+p3   43 dst spill
        mov rax, r9                  ;   539.4 p1      43 dst copy
        xor rax, qword [rsp + 1488]  ;   540.4 p2+p0   43 dst
        mov qword [rsp + 1984], r11  ;   539.4 p0+p3   43 dst spill
        mov r11, r9                  ;   539.4 p1      43 dst copy
        xor r11, qword [rsp + 1440]  ;   540.4 p2+p0   43 dst
        mov qword [rsp + 1776], r13  ;   540.9 p0+p3   43 dst spill
        mov r13, r9                  ;   539.4 p1      43 dst copy
        mov qword [rsp + 1768], r8   ;   541.9 p0+p3   43 dst spill
        mov r8, r9                   ;   539.4 p1      43 dst copy
        mov qword [rsp + 1752], rbp  ;   542.9 p0+p3   43 dst spill
        mov rbp, r11                 ;   541.4 p1      43 dst copy
        xor rbp, qword [rsp + 1456]  ;   543.9 p2+p0   43 dst
        mov qword [rsp + 1792], r10  ;   544.4 p0+p3   43 dst spill
        mov r10, rbp                 ;   544.9 p1      43 dst copy
        xor r10, qword [rsp + 1464]  ;   545.9 p2+p0   43 dst
        mov qword [rsp + 1728], rdi  ;   545.9 p0+p3   43 dst spill
        mov rdi, r11                 ;   541.4 p1      43 dst copy
        or rdi, qword [rsp + 1496]   ;   546.9 p2+p0   43 dst
        xor rbp, rdi                 ;   547.9 p0      43 dst
        mov qword [rsp + 1800], r14  ;   548.0 p0+p3   43 dst spill
        mov r14, r11                 ;   541.4 p1      43 dst copy
        mov qword [rsp + 1808], rcx  ;   549.0 p0+p3   43 dst spill
        mov rcx, rax                 ;   541.4 p1      43 dst copy
        xor rcx, qword [rsp + 1480]  ;   550.0 p2+p0   43 dst
        mov qword [rsp + 1736], r15  ;   550.5 p0+p3   43 dst spill
        mov r15, rax                 ;   541.4 p1      43 dst copy
        xor r15, r10                 ;   551.5 p0      43 dst
        and r13, r15                 ;   552.5 p0      43 dst
        mov qword [rsp + 1744], rdx  ;   552.7 p0+p3   43 dst spill
        mov rdx, rax                 ;   541.4 p1      43 dst copy
        mov qword [rsp + 1824], rsi  ;   553.7 p0+p3   43 dst spill
        mov rsi, r15                 ;   552.5 p1      43 dst copy
        xor rsi, qword [rsp + 1496]  ;   554.7 p2+p0   43 dst
        mov qword [rsp + 1832], rax  ;   555.2 p0+p3   43 dst spill
        mov rax, r10                 ;   546.9 p1      43 dst copy
        mov qword [rsp + 1816], r15  ;   556.2 p0+p3   43 dst spill
        mov r15, r10                 ;   546.9 p1      43 dst copy
        mov qword [rsp + 1784], r9   ;   557.2 p0+p3   43 dst spill
        mov r9, r13                  ;   553.5 p1      43 dst copy
        xor r9, qword [rsp + 1472]   ;   558.2 p2+p0   43 dst
        mov qword [rsp + 2032], r11  ;   558.7 p0+p3   43 dst spill
        mov r11, rcx                 ;   551.0 p1      43 dst copy
        xor r11, qword [rsp + 1472]  ;   559.7 p2+p0   43 dst
        xor r15, r11                 ;   560.7 p0      43 dst
        mov qword [rsp + 1848], r10  ;   560.7 p0+p3   43 dst spill
        mov r10, rcx                 ;   551.0 p1      43 dst copy
        xor r10, qword [rsp + 1440]  ;   561.7 p2+p0   43 dst
        mov qword [rsp + 1856], r10  ;   562.7 p0+p3   43 dst spill
        mov r10, rcx                 ;   551.0 p1      43 dst copy
        mov qword [rsp + 1760], rcx  ;   563.2 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1856]  ;   562.7 p2      43 dst
        and rcx, r11                 ;   566.7 p0      43 dst
        xor rbp, rcx                 ;   567.7 p0      43 dst
        mov rcx, qword [rsp + 1856]  ;   562.7 p2      43 dst
        mov qword [rsp + 1856], rcx  ;   566.7 p0+p3   43 dst spill
        mov rcx, r11                 ;   560.7 p1      43 dst copy
        xor rcx, rsi                 ;   566.4 p0      43 dst
        and r10, rcx                 ;   567.4 p0      43 dst
        xor r12, r10                 ;   568.4 p0      43 dst
        mov r10, rsi                 ;   555.7 p1      43 dst copy
        xor r10, qword [rsp + 1440]  ;   568.1 p2+p0   43 dst
        xor rbx, r10                 ;   569.1 p0      43 dst
        and r10, rsi                 ;   569.2 p0      43 dst
        xor r12, r10                 ;   570.2 p0      43 dst
        xor r13, r12                 ;   571.2 p0      43 dst
        xor rdi, r12                 ;   571.2 p0      43 dst
        and rax, rbx                 ;   571.4 p0      43 dst
        xor r10, rax                 ;   572.4 p0      43 dst
        xor r8, rbx                  ;   572.6 p0      43 dst
        and rdx, r8                  ;   573.6 p0      43 dst
        xor r13, rdx                 ;   574.6 p0      43 dst
        xor r9, r10                  ;   574.3 p0      43 dst
        xor rbp, r10                 ;   574.9 p0      43 dst
        mov r10, r15                 ;   561.7 p1      43 dst copy
        mov r12, r15                 ;   561.7 p1      43 dst copy
        mov rax, qword [rsp + 1496]  ;   522.1 p2      43 dst reload
        xor r12, rax                 ;   575.4 p0      43 dst
        mov rdx, rcx                 ;   567.4 p1      43 dst copy
        xor rdx, qword [rsp + 1464]  ;   576.0 p2+p0   43 dst
        and r10, rdx                 ;   577.0 p0      43 dst
        xor r9, r10                  ;   578.0 p0      43 dst
        xor r14, rdx                 ;   577.6 p0      43 dst
        mov r10, r13                 ;   575.6 p1      43 dst copy
        and r10, r9                  ;   579.0 p0      43 dst
        xor rdi, r10                 ;   580.0 p0      43 dst
        mov qword [rsp + 1840], r8   ;   579.4 p0+p3   43 dst spill
        mov r8, r12                  ;   576.4 p1      43 dst copy
        and r8, r14                  ;   580.4 p0      43 dst
        xor rdi, r8                  ;   581.4 p0      43 dst
        mov r8, r9                   ;   579.0 p1      43 dst copy
        xor r9, rdi                  ;   582.4 p0      43 dst
        and rdi, rbp                 ;   582.4 p0      43 dst
        xor r13, rdi                 ;   583.4 p0      43 dst
        or r10, r9                   ;   583.4 p0      43 dst
        xor r10, r13                 ;   584.4 p0      43 dst
        and rax, r10                 ;   585.4 p0      43 dst
        mov rdi, rbp                 ;   575.9 p1      43 dst copy
        and rdi, r13                 ;   584.9 p0      43 dst
        xor r8, rdi                  ;   585.9 p0      43 dst
        and r13, r8                  ;   586.9 p0      43 dst
        xor rbp, r13                 ;   587.9 p0      43 dst
        and r14, r8                  ;   587.2 p0      43 dst
        and r12, r8                  ;   587.8 p0      43 dst
        mov r13, qword [rsp + 2032]  ;   558.7 p2      43 dst reload
        and r13, r10                 ;   588.4 p0      43 dst
        mov rdi, qword [rsp + 1832]  ;   555.2 p2      43 dst reload
        and rdi, rbp                 ;   588.9 p0      43 dst
        mov qword [rsp + 1832], rdi  ;   589.9 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1840]  ;   579.4 p2      43 dst reload
        and rdi, rbp                 ;   590.5 p0      43 dst
        mov qword [rsp + 1840], r13  ;   591.1 p0+p3   43 dst spill
        mov r13, r10                 ;   585.4 p1      43 dst copy
        or r13, r8                   ;   592.1 p0      43 dst
        xor r9, r13                  ;   593.1 p0      43 dst
        and rbx, r9                  ;   594.1 p0      43 dst
        mov r13, qword [rsp + 1848]  ;   560.7 p2      43 dst reload
        and r13, r9                  ;   594.1 p0      43 dst
        mov qword [rsp + 1848], rax  ;   594.3 p0+p3   43 dst spill
        mov rax, r10                 ;   585.4 p1      43 dst copy
        xor rax, r8                  ;   595.3 p0      43 dst
        xor r8, rbp                  ;   595.9 p0      43 dst
        xor rbp, r9                  ;   596.5 p0      43 dst
        xor r9, rax                  ;   597.1 p0      43 dst
        and rdx, rax                 ;   597.6 p0      43 dst
        and r15, rax                 ;   598.2 p0      43 dst
        and r11, r9                  ;   598.8 p0      43 dst
        mov rax, qword [rsp + 1856]  ;   566.7 p2      43 dst reload
        and rax, r9                  ;   599.3 p0      43 dst
        xor rbx, rdx                 ;   599.9 p0      43 dst
        and rcx, r8                  ;   600.5 p0      43 dst
        mov r9, qword [rsp + 1760]   ;   563.2 p2      43 dst reload
        and r9, r8                   ;   601.1 p0      43 dst
        xor r10, rbp                 ;   601.6 p0      43 dst
        and rsi, r10                 ;   602.6 p0      43 dst
        and r10, qword [rsp + 1440]  ;   602.8 p2+p0   43 dst
        xor r13, rcx                 ;   603.3 p0      43 dst
        mov r8, qword [rsp + 1784]   ;   557.2 p2      43 dst reload
        and r8, rbp                  ;   603.8 p0      43 dst
        mov qword [rsp + 1784], rax  ;   604.4 p0+p3   43 dst spill
        mov rax, qword [rsp + 1816]  ;   556.2 p2      43 dst reload
        and rax, rbp                 ;   605.4 p0      43 dst
        xor r8, r10                  ;   606.0 p0      43 dst
        mov rbp, qword [rsp + 1848]  ;   594.3 p2      43 dst
        xor rbp, rax                 ;   606.6 p0      43 dst
        xor rbp, r11                 ;   607.6 p0      43 dst
        xor r11, r12                 ;   607.7 p0      43 dst
        xor r11, r13                 ;   608.7 p0      43 dst
        mov rax, rbx                 ;   600.9 p1      43 dst copy
        xor rax, r8                  ;   608.8 p0      43 dst
        xor rax, r11                 ;   609.8 p0      43 dst
        xor r15, rax                 ;   610.8 p0      43 dst
        xor rbp, r15                 ;   611.8 p0      43 dst
        xor rdi, rbp                 ;   612.8 p0      43 dst
        xor r14, rdi                 ;   613.8 p0      43 dst
        mov qword [rsp + 1816], rdx  ;   612.3 p0+p3   43 dst spill
        mov rdx, qword [rsp + 752]   ;   557.0 p2      43 dst
        xor rdx, qword [rsp + 760]   ;   613.3 p2+p0   43 dst
        mov qword [rsp + 1760], r9   ;   613.8 p0+p3   43 dst spill
        mov r9, rdx                  ;   614.3 p1      43 dst copy
        xor r9, qword [rsp + 736]    ;   615.3 p2+p0   43 dst
        mov qword [rsp + 1856], r8   ;   615.3 p0+p3   43 dst spill
        mov r8, r9                   ;   616.3 p1      43 dst copy
        xor r8, qword [rsp + 792]    ;   617.3 p2+p0   43 dst
        mov qword [rsp + 2032], rdi  ;   616.8 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1688]  ;   562.0 p2      58 dst
        xor rdi, qword [rsp + 136]   ;   617.8 p2+p0   58 dst
        mov qword [rsp + 1688], rdi  ;   618.8 p0+p3   58 dst spill
        mov rdi, r8                  ;   618.3 p1      43 dst copy
        xor rdi, qword [rsp + 784]   ;   619.3 p2+p0   43 dst
        mov qword [rsp + 1672], r13  ;   619.8 p0+p3   43 dst spill
        mov r13, qword [rsp + 1928]  ;   568.7 p2      58 dst
        xor r13, qword [rsp + 144]   ;   620.8 p2+p0   58 dst
        mov qword [rsp + 1928], r13  ;   621.8 p0+p3   58 dst spill
        mov r13, r8                  ;   618.3 p1      43 dst copy
        xor r13, qword [rsp + 728]   ;   622.3 p2+p0   43 dst
        mov qword [rsp + 1864], r15  ;   622.8 p0+p3   43 dst spill
        mov r15, qword [rsp + 1680]  ;   571.7 p2      58 dst
        xor r15, qword [rsp + 1936]  ;   623.8 p2+p0   58 dst
        xor r15, qword [rsp + 1712]  ;   624.8 p2+p0   58 dst
        xor r15, qword [rsp + 1952]  ;   625.8 p2+p0   58 dst
        mov qword [rsp + 1952], rbp  ;   625.3 p0+p3   43 dst spill
        mov rbp, qword [rsp + 0]     ;   575.7 p2      58 dst.2 reload
        xor r15, qword [rbp + 10512] ;   626.8 p2+p0   58 dst
        mov rbp, qword [rsp + 1608]  ;   577.7 p2      58 dst
        xor rbp, qword [rsp + 1904]  ;   626.8 p2+p0   58 dst
        xor rbp, qword [rsp + 1880]  ;   627.8 p2+p0   58 dst
        xor rbp, qword [rsp + 1944]  ;   628.8 p2+p0   58 dst
        mov qword [rsp + 1944], r15  ;   628.3 p0+p3   58 dst spill
        mov r15, qword [rsp + 0]     ;   581.7 p2      58 dst.2 reload
        xor rbp, qword [r15 + 10520] ;   629.8 p2+p0   58 dst
        mov r15, r8                  ;   618.3 p1      43 dst copy
        mov qword [rsp + 1904], rbp  ;   630.8 p0+p3   58 dst spill
        mov rbp, r8                  ;   618.3 p1      43 dst copy
        mov qword [rsp + 1608], rbx  ;   630.8 p0+p3   43 dst spill
        mov rbx, rdi                 ;   620.3 p1      43 dst copy
        xor rbx, qword [rsp + 776]   ;   631.8 p2+p0   43 dst
        mov qword [rsp + 1712], r10  ;   632.3 p0+p3   43 dst spill
        mov r10, rdi                 ;   620.3 p1      43 dst copy
        mov qword [rsp + 1936], r14  ;   633.3 p0+p3   43 dst spill
        mov r14, rdi                 ;   620.3 p1      43 dst copy
        mov qword [rsp + 1680], rsi  ;   634.3 p0+p3   43 dst spill
        mov rsi, r13                 ;   623.3 p1      43 dst copy
        xor rsi, qword [rsp + 744]   ;   635.3 p2+p0   43 dst
        mov qword [rsp + 2016], rcx  ;   635.8 p0+p3   43 dst spill
        mov rcx, r13                 ;   623.3 p1      43 dst copy
        or rcx, qword [rsp + 792]    ;   636.8 p2+p0   43 dst
        mov qword [rsp + 2000], r12  ;   637.3 p0+p3   43 dst spill
        mov r12, r13                 ;   623.3 p1      43 dst copy
        mov qword [rsp + 2040], r11  ;   638.3 p0+p3   43 dst spill
        mov r11, rsi                 ;   636.3 p1      43 dst copy
        xor r11, qword [rsp + 752]   ;   639.3 p2+p0   43 dst
        xor rsi, rcx                 ;   639.8 p0      43 dst
        xor r10, r11                 ;   640.3 p0      43 dst
        and r15, r10                 ;   641.3 p0      43 dst
        mov qword [rsp + 2024], rax  ;   641.5 p0+p3   43 dst spill
        mov rax, r10                 ;   641.3 p1      43 dst copy
        xor rax, qword [rsp + 792]   ;   642.5 p2+p0   43 dst
        mov qword [rsp + 2008], rdi  ;   643.0 p0+p3   43 dst spill
        mov rdi, rbx                 ;   632.8 p1      43 dst copy
        xor rdi, qword [rsp + 760]   ;   644.0 p2+p0   43 dst
        mov qword [rsp + 1632], r10  ;   644.5 p0+p3   43 dst spill
        mov r10, rbx                 ;   632.8 p1      43 dst copy
        xor r10, qword [rsp + 728]   ;   645.5 p2+p0   43 dst
        mov qword [rsp + 1624], r8   ;   646.0 p0+p3   43 dst spill
        mov r8, rbx                  ;   632.8 p1      43 dst copy
        mov qword [rsp + 1584], rbx  ;   647.0 p0+p3   43 dst spill
        mov rbx, r15                 ;   642.3 p1      43 dst copy
        xor rbx, qword [rsp + 760]   ;   648.0 p2+p0   43 dst
        mov qword [rsp + 1640], r10  ;   648.5 p0+p3   43 dst spill
        mov r10, r11                 ;   640.3 p1      43 dst copy
        mov qword [rsp + 1600], r13  ;   649.5 p0+p3   43 dst spill
        mov r13, qword [rsp + 1640]  ;   648.5 p2      43 dst
        and r13, rdi                 ;   652.5 p0      43 dst
        xor rsi, r13                 ;   653.5 p0      43 dst
        mov r13, qword [rsp + 1640]  ;   648.5 p2      43 dst
        mov qword [rsp + 1640], r13  ;   652.5 p0+p3   43 dst spill
        mov r13, r11                 ;   640.3 p1      43 dst copy
        xor r13, rdi                 ;   652.6 p0      43 dst
        mov qword [rsp + 1616], r11  ;   653.2 p0+p3   43 dst spill
        mov r11, rdi                 ;   645.0 p1      43 dst copy
        xor r11, rax                 ;   654.2 p0      43 dst
        and r8, r11                  ;   655.2 p0      43 dst
        xor r9, r8                   ;   656.2 p0      43 dst
        mov r8, rax                  ;   643.5 p1      43 dst copy
        xor r8, qword [rsp + 728]    ;   655.9 p2+p0   43 dst
        xor rdx, r8                  ;   656.9 p0      43 dst
        and r8, rax                  ;   657.0 p0      43 dst
        xor r9, r8                   ;   658.0 p0      43 dst
        xor r15, r9                  ;   659.0 p0      43 dst
        xor rcx, r9                  ;   659.0 p0      43 dst
        and r10, rdx                 ;   659.3 p0      43 dst
        xor r8, r10                  ;   660.3 p0      43 dst
        xor rbp, rdx                 ;   660.4 p0      43 dst
        and r14, rbp                 ;   661.4 p0      43 dst
        xor r15, r14                 ;   662.4 p0      43 dst
        xor rbx, r8                  ;   662.1 p0      43 dst
        xor rsi, r8                  ;   662.7 p0      43 dst
        mov r8, qword [rsp + 1992]   ;   615.5 p2      58 dst
        mov r9, qword [rsp + 0]      ;   616.5 p2      58 dst.2 reload
        xor r8, qword [r9 + 10528]   ;   663.3 p2+p0   58 dst
        mov r10, r11                 ;   655.2 p1      43 dst copy
        xor r10, qword [rsp + 752]   ;   663.8 p2+p0   43 dst
        xor r12, r10                 ;   664.8 p0      43 dst
        mov r14, r13                 ;   653.6 p1      43 dst copy
        and r14, r10                 ;   664.8 p0      43 dst
        xor rbx, r14                 ;   665.8 p0      43 dst
        mov r14, r13                 ;   653.6 p1      43 dst copy
        xor r14, qword [rsp + 792]   ;   666.0 p2+p0   43 dst
        mov r9, r15                  ;   663.4 p1      43 dst copy
        and r9, rbx                  ;   666.8 p0      43 dst
        xor rcx, r9                  ;   667.8 p0      43 dst
        mov qword [rsp + 1992], r8   ;   667.6 p0+p3   58 dst spill
        mov r8, r12                  ;   665.8 p1      43 dst copy
        and r8, r14                  ;   668.6 p0      43 dst
        xor rcx, r8                  ;   669.6 p0      43 dst
        mov r8, qword [rsp + 1648]   ;   622.5 p2      58 dst
        xor r8, qword [rsp + 1888]   ;   669.8 p2+p0   58 dst
        xor r8, qword [rsp + 1592]   ;   670.8 p2+p0   58 dst
        xor r8, qword [rsp + 152]    ;   671.8 p2+p0   58 dst
        mov qword [rsp + 1592], r8   ;   672.8 p0+p3   58 dst spill
        mov r8, rbx                  ;   666.8 p1      43 dst copy
        xor rbx, rcx                 ;   672.3 p0      43 dst
        and rcx, rsi                 ;   672.8 p0      43 dst
        xor r15, rcx                 ;   673.8 p0      43 dst
        or r9, rbx                   ;   674.0 p0      43 dst
        xor r9, r15                  ;   675.0 p0      43 dst
        mov rcx, rsi                 ;   663.7 p1      43 dst copy
        and rcx, r15                 ;   675.1 p0      43 dst
        xor r8, rcx                  ;   676.1 p0      43 dst
        and r15, r8                  ;   677.1 p0      43 dst
        xor rsi, r15                 ;   678.1 p0      43 dst
        and r12, r8                  ;   677.4 p0      43 dst
        and r14, r8                  ;   678.0 p0      43 dst
        and rbp, rsi                 ;   679.1 p0      43 dst
        mov r15, qword [rsp + 1896]  ;   630.1 p2      58 dst
        xor r15, qword [rsp + 1696]  ;   679.1 p2+p0   58 dst
        xor r15, qword [rsp + 1872]  ;   680.1 p2+p0   58 dst
        xor r15, qword [rsp + 160]   ;   681.1 p2+p0   58 dst
        mov rcx, qword [rsp + 2008]  ;   643.0 p2      43 dst reload
        and rcx, rsi                 ;   680.6 p0      43 dst
        xor rcx, qword [rsp + 248]   ;   681.6 p2+p0   58 dst
        mov qword [rsp + 2008], r15  ;   682.1 p0+p3   58 dst spill
        mov r15, qword [rsp + 1600]  ;   649.5 p2      43 dst reload
        and r15, r9                  ;   682.7 p0      43 dst
        mov qword [rsp + 1600], rcx  ;   683.2 p0+p3   58 dst spill
        mov rcx, qword [rsp + 1720]  ;   637.1 p2      58 dst
        xor rcx, qword [rsp + 1656]  ;   684.2 p2+p0   58 dst
        xor rcx, qword [rsp + 1880]  ;   685.2 p2+p0   58 dst
        mov qword [rsp + 1880], r15  ;   685.2 p0+p3   58 dst spill
        mov r15, qword [rsp + 0]     ;   640.1 p2      58 dst.2 reload
        xor rcx, qword [r15 + 10552] ;   686.2 p2+p0   58 dst
        mov r15, qword [rsp + 1824]  ;   642.1 p2      58 dst
        xor r15, qword [rsp + 168]   ;   686.7 p2+p0   58 dst
        mov qword [rsp + 1824], r15  ;   687.7 p0+p3   58 dst spill
        mov r15, qword [rsp + 1744]  ;   644.1 p2      58 dst
        xor r15, qword [rsp + 176]   ;   688.2 p2+p0   58 dst
        mov qword [rsp + 1744], r15  ;   689.2 p0+p3   58 dst spill
        mov r15, rsi                 ;   679.1 p1      43 dst copy
        xor rsi, r8                  ;   689.7 p0      43 dst
        and r11, rsi                 ;   690.7 p0      43 dst
        mov qword [rsp + 1656], rcx  ;   690.9 p0+p3   58 dst spill
        mov rcx, qword [rsp + 1584]  ;   647.0 p2      43 dst reload
        and rcx, rsi                 ;   691.9 p0      43 dst
        mov rsi, r8                  ;   677.1 p1      43 dst copy
        or rsi, r9                   ;   692.5 p0      43 dst
        xor rbx, rsi                 ;   693.5 p0      43 dst
        xor r8, r9                   ;   693.6 p0      43 dst
        and r10, r8                  ;   694.6 p0      43 dst
        and r13, r8                  ;   694.7 p0      43 dst
        xor r8, rbx                  ;   695.3 p0      43 dst
        and rdi, r8                  ;   696.3 p0      43 dst
        mov rsi, qword [rsp + 1640]  ;   652.5 p2      43 dst reload
        and rsi, r8                  ;   696.5 p0      43 dst
        and rdx, rbx                 ;   697.0 p0      43 dst
        xor r15, rbx                 ;   697.6 p0      43 dst
        mov r8, qword [rsp + 1616]   ;   653.2 p2      43 dst reload
        and r8, rbx                  ;   698.2 p0      43 dst
        xor rdx, r10                 ;   698.7 p0      43 dst
        xor r8, r11                  ;   699.3 p0      43 dst
        mov rbx, r9                  ;   676.0 p1      43 dst copy
        and rbx, qword [rsp + 792]   ;   699.9 p2+p0   43 dst
        xor r9, r15                  ;   700.4 p0      43 dst
        and rax, r9                  ;   701.4 p0      43 dst
        and r9, qword [rsp + 728]    ;   701.5 p2+p0   43 dst
        xor r11, r14                 ;   702.0 p0      58 dst
        xor r14, rdi                 ;   702.6 p0      43 dst
        xor r14, r8                  ;   703.6 p0      43 dst
        xor rdi, rbx                 ;   703.7 p0      43 dst
        xor r11, rbx                 ;   704.3 p0      58 dst
        xor r11, rax                 ;   705.3 p0      58 dst
        mov rax, qword [rsp + 1624]  ;   657.5 p2      43 dst reload
        and rax, r15                 ;   705.5 p0      43 dst
        mov rbx, qword [rsp + 1632]  ;   658.5 p2      43 dst reload
        and rbx, r15                 ;   706.0 p0      43 dst
        xor rdi, rbx                 ;   707.0 p0      43 dst
        xor rax, r9                  ;   707.2 p0      43 dst
        xor rcx, qword [rsp + 256]   ;   707.7 p2+p0   58 dst
        mov r15, qword [rsp + 1600]  ;   683.2 p2      58 dst reload
        xor r15, r8                  ;   708.2 p0      58 dst
        xor r10, rsi                 ;   708.8 p0      58 dst
        mov r8, qword [rsp + 1800]   ;   661.6 p2      58 dst
        xor r8, qword [rsp + 1976]   ;   709.4 p2+p0   58 dst
        xor r8, qword [rsp + 1736]   ;   710.4 p2+p0   58 dst
        xor r8, qword [rsp + 1808]   ;   711.4 p2+p0   58 dst
        mov rsi, qword [rsp + 1880]  ;   685.2 p2      58 dst reload
        xor rsi, r9                  ;   710.9 p0      58 dst
        xor rsi, rdx                 ;   711.9 p0      58 dst
        xor rdx, r14                 ;   712.0 p0      43 dst
        xor rdx, rax                 ;   713.0 p0      43 dst
        xor rcx, rax                 ;   713.2 p0      58 dst
        mov r9, qword [rsp + 0]      ;   666.7 p2      58 dst.2 reload
        xor r8, qword [r9 + 10576]   ;   713.7 p2+p0   58 dst
        xor r13, rdx                 ;   714.2 p0      43 dst
        xor rdi, r13                 ;   715.2 p0      43 dst
        xor r15, r13                 ;   715.4 p0      58 dst
        xor r11, qword [r9 + 10704]  ;   715.9 p2+p0   58 dst
        xor rsi, qword [r9 + 10712]  ;   716.4 p2+p0   58 dst
        xor r10, qword [r9 + 10744]  ;   716.9 p2+p0   58 dst
        mov r13, qword [rsp + 1576]  ;   671.7 p2      58 dst
        xor r13, qword [r9 + 10584]  ;   717.4 p2+p0   58 dst
        xor r13, qword [rsp + 1752]  ;   718.4 p2+p0   58 dst
        xor rbp, rdi                 ;   718.4 p0      43 dst
        mov rax, qword [rsp + 1728]  ;   674.7 p2      43 dst reload
        xor r13, rax                 ;   719.4 p0      58 dst
        xor r13, qword [rsp + 1792]  ;   720.4 p2+p0   58 dst
        xor rax, qword [r9 + 10616]  ;   720.1 p2+p0   58 dst
        xor r12, rbp                 ;   720.6 p0      43 dst
        xor rax, qword [rsp + 1704]  ;   721.2 p2+p0   58 dst
        xor rcx, rbp                 ;   721.7 p0      58 dst
        xor rax, qword [rsp + 1920]  ;   722.2 p2+p0   58 dst
        xor r14, qword [rsp + 240]   ;   722.7 p2+p0   58 dst
        xor rdx, qword [rsp + 232]   ;   723.2 p2+p0   58 dst
        xor rdi, qword [r9 + 10720]  ;   723.7 p2+p0   58 dst
        mov rbp, qword [rsp + 2616]  ;   682.7 p2      58 dst reload
        mov qword [rbp + 336], r8    ;   724.2 p0+p3   58 dst
        mov qword [rbp + 464], r11   ;   725.2 p0+p3   58 dst
        mov r8, qword [rsp + 1768]   ;   683.7 p2      58 dst
        mov qword [rbp + 488], r15   ;   726.2 p0+p3   58 dst
        xor r8, qword [r9 + 10592]   ;   727.2 p2+p0   58 dst
        mov r11, qword [rsp + 1776]  ;   685.7 p2      58 dst
        mov qword [rbp + 344], r13   ;   727.7 p0+p3   58 dst
        xor r11, qword [rsp + 1960]  ;   728.7 p2+p0   58 dst
        xor r11, qword [rsp + 1984]  ;   729.7 p2+p0   58 dst
        xor r11, qword [rsp + 184]   ;   730.7 p2+p0   58 dst
        mov r13, qword [rsp + 1664]  ;   689.7 p2      58 dst
        mov qword [rbp + 376], rax   ;   730.2 p0+p3   58 dst
        xor r13, qword [rsp + 1968]  ;   731.2 p2+p0   58 dst
        xor r13, qword [rsp + 1912]  ;   732.2 p2+p0   58 dst
        xor r13, qword [rsp + 192]   ;   733.2 p2+p0   58 dst
        mov r15, qword [rsp + 2024]  ;   693.7 p2      58 dst
        mov qword [rbp + 456], r14   ;   732.7 p0+p3   58 dst
        xor r15, qword [rsp + 200]   ;   733.7 p2+p0   58 dst
        mov r14, qword [rsp + 2040]  ;   695.7 p2      58 dst
        mov qword [rbp + 496], rcx   ;   734.2 p0+p3   58 dst
        xor r14, qword [rsp + 208]   ;   735.2 p2+p0   58 dst
        mov rax, qword [rsp + 1680]  ;   697.7 p2      58 dst
        mov qword [rbp + 448], rdx   ;   735.7 p0+p3   58 dst
        xor rax, qword [r9 + 10640]  ;   736.7 p2+p0   58 dst
        xor rax, qword [rsp + 1848]  ;   737.7 p2+p0   58 dst
        xor rax, qword [rsp + 2000]  ;   738.7 p2+p0   58 dst
        xor rax, qword [rsp + 2016]  ;   739.7 p2+p0   58 dst
        xor rsi, r12                 ;   738.7 p0      58 dst
        xor r10, r12                 ;   739.3 p0      58 dst
        mov r12, qword [rsp + 1840]  ;   702.7 p2      58 dst
        xor r12, qword [r9 + 10648]  ;   739.9 p2+p0   58 dst
        xor r12, qword [rsp + 1608]  ;   740.9 p2+p0   58 dst
        mov rcx, qword [rsp + 1936]  ;   705.7 p2      43 dst reload
        xor r12, rcx                 ;   741.9 p0      58 dst
        mov qword [rbp + 352], r8    ;   741.4 p0+p3   58 dst
        xor r12, qword [rsp + 1712]  ;   742.9 p2+p0   58 dst
        xor rcx, qword [r9 + 10680]  ;   742.9 p2+p0   58 dst
        xor rcx, qword [rsp + 1816]  ;   743.9 p2+p0   58 dst
        xor rcx, qword [rsp + 1784]  ;   744.9 p2+p0   58 dst
        mov qword [rbp + 480], rdi   ;   744.4 p0+p3   58 dst
        mov qword [rbp + 360], r11   ;   745.4 p0+p3   58 dst
        mov r8, qword [rsp + 1952]   ;   710.7 p2      58 dst
        xor r8, qword [r9 + 10656]   ;   746.4 p2+p0   58 dst
        mov qword [rbp + 368], r13   ;   746.9 p0+p3   58 dst
        mov qword [rbp + 384], r15   ;   747.9 p0+p3   58 dst
        mov r11, qword [rsp + 1864]  ;   712.7 p2      58 dst
        xor r11, qword [rsp + 1832]  ;   748.9 p2+p0   58 dst
        xor r11, qword [rsp + 1672]  ;   749.9 p2+p0   58 dst
        xor r11, qword [rsp + 216]   ;   750.9 p2+p0   58 dst
        mov qword [rbp + 392], r14   ;   750.4 p0+p3   58 dst
        mov r13, qword [rsp + 2032]  ;   716.7 p2      58 dst
        xor r13, qword [rsp + 1760]  ;   751.4 p2+p0   58 dst
        xor r13, qword [rsp + 1856]  ;   752.4 p2+p0   58 dst
        xor r13, qword [rsp + 224]   ;   753.4 p2+p0   58 dst
        mov qword [rbp + 400], rax   ;   752.9 p0+p3   58 dst
        mov qword [rbp + 472], rsi   ;   753.9 p0+p3   58 dst
        mov r14, qword [rsp + 1688]  ;   720.7 p2      58 dst reload
        mov qword [rbp + 256], r14   ;   754.9 p0+p3   58 dst
        mov qword [rbp + 504], r10   ;   755.9 p0+p3   58 dst
        mov qword [rbp + 408], r12   ;   756.9 p0+p3   58 dst
        mov r10, qword [rsp + 1928]  ;   721.7 p2      58 dst reload
        mov qword [rbp + 264], r10   ;   757.9 p0+p3   58 dst
        mov r10, qword [rsp + 1944]  ;   722.7 p2      58 dst reload
        mov qword [rbp + 272], r10   ;   758.9 p0+p3   58 dst
        mov r10, qword [rsp + 1904]  ;   723.7 p2      58 dst reload
        mov qword [rbp + 280], r10   ;   759.9 p0+p3   58 dst
        mov qword [rbp + 440], rcx   ;   760.9 p0+p3   58 dst
        mov r10, qword [rsp + 1992]  ;   724.7 p2      58 dst reload
        mov qword [rbp + 288], r10   ;   761.9 p0+p3   58 dst
        mov qword [rbp + 416], r8    ;   762.9 p0+p3   58 dst
        mov r8, qword [rsp + 1592]   ;   725.7 p2      58 dst reload
        mov qword [rbp + 296], r8    ;   763.9 p0+p3   58 dst
        mov r8, qword [rsp + 2008]   ;   726.7 p2      58 dst reload
        mov qword [rbp + 304], r8    ;   764.9 p0+p3   58 dst
        mov r8, qword [rsp + 1656]   ;   727.7 p2      58 dst reload
        mov qword [rbp + 312], r8    ;   765.9 p0+p3   58 dst
        mov r8, qword [rsp + 1824]   ;   728.7 p2      58 dst reload
        mov qword [rbp + 320], r8    ;   766.9 p0+p3   58 dst
        mov qword [rbp + 424], r11   ;   767.9 p0+p3   58 dst
        mov r8, qword [rsp + 1744]   ;   729.7 p2      58 dst reload
        mov qword [rbp + 328], r8    ;   768.9 p0+p3   58 dst
        mov qword [rbp + 432], r13   ;   769.9 p0+p3   58 dst
        mov r8, qword [rsp + 1080]   ;   730.7 p2      43 dst
        mov r10, qword [rsp + 1088]  ;   731.7 p2      43 dst reload
        xor r8, r10                  ;   770.9 p0      43 dst
        mov r11, r8                  ;   771.9 p1      43 dst copy
        xor r11, qword [rsp + 1064]  ;   772.9 p2+p0   43 dst
        mov r12, r11                 ;   773.9 p1      43 dst copy
        mov r13, qword [rsp + 1112]  ;   733.7 p2      43 dst reload
        xor r12, r13                 ;   774.9 p0      43 dst
        mov r14, r12                 ;   775.9 p1      43 dst copy
        xor r14, qword [rsp + 1104]  ;   776.9 p2+p0   43 dst
        mov r15, r12                 ;   775.9 p1      43 dst copy
        mov rsi, qword [rsp + 1056]  ;   735.7 p2      43 dst reload
        xor r15, rsi                 ;   776.9 p0      43 dst
        mov rdi, r15                 ;   777.9 p1      43 dst copy
        xor rdi, qword [rsp + 1072]  ;   778.9 p2+p0   43 dst
        mov rax, rdi                 ;   779.9 p1      43 dst copy
        mov rcx, qword [rsp + 1080]  ;   737.7 p2      43 dst reload
        xor rax, rcx                 ;   780.9 p0      43 dst
        mov rdx, r12                 ;   775.9 p1      43 dst copy
        mov rbx, r12                 ;   775.9 p1      43 dst copy
        mov rbp, r15                 ;   777.9 p1      43 dst copy
        or rbp, r13                  ;   778.9 p0      43 dst
        xor rdi, rbp                 ;   779.9 p0      43 dst
        mov r9, r15                  ;   777.9 p1      43 dst copy
        mov qword [rsp + 1744], r12  ;   775.9 p0+p3   43 dst spill
        mov r12, r14                 ;   777.9 p1      43 dst copy
        xor r12, qword [rsp + 1096]  ;   778.9 p2+p0   43 dst
        mov qword [rsp + 1824], r15  ;   777.9 p0+p3   43 dst spill
        mov r15, r14                 ;   777.9 p1      43 dst copy
        xor r15, rax                 ;   781.9 p0      43 dst
        and rdx, r15                 ;   782.9 p0      43 dst
        mov qword [rsp + 1656], rdx  ;   783.9 p0+p3   43 dst spill
        mov rdx, r14                 ;   777.9 p1      43 dst copy
        mov qword [rsp + 2008], r14  ;   780.5 p0+p3   43 dst spill
        mov r14, qword [rsp + 1656]  ;   783.9 p2      43 dst
        xor r14, r10                 ;   787.9 p0      43 dst
        xor r10, r12                 ;   782.1 p0      43 dst
        mov qword [rsp + 1592], rdi  ;   782.7 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1656]  ;   783.9 p2      43 dst
        mov qword [rsp + 1656], rbp  ;   783.7 p0+p3   43 dst spill
        mov rbp, r15                 ;   782.9 p1      43 dst copy
        xor rbp, r13                 ;   784.7 p0      43 dst
        mov r13, r12                 ;   779.9 p1      43 dst copy
        xor r13, rsi                 ;   785.2 p0      43 dst
        mov qword [rsp + 1992], r15  ;   785.8 p0+p3   43 dst spill
        mov r15, r12                 ;   779.9 p1      43 dst copy
        mov qword [rsp + 1904], r12  ;   786.8 p0+p3   43 dst spill
        mov r12, rax                 ;   781.9 p1      43 dst copy
        mov qword [rsp + 1944], r13  ;   787.8 p0+p3   43 dst spill
        mov r13, rax                 ;   781.9 p1      43 dst copy
        xor r13, r10                 ;   788.8 p0      43 dst
        mov qword [rsp + 1928], rax  ;   789.4 p0+p3   43 dst spill
        mov rax, qword [rsp + 1944]  ;   787.8 p2      43 dst
        and rax, r10                 ;   791.8 p0      43 dst
        mov qword [rsp + 1688], r13  ;   790.9 p0+p3   43 dst spill
        mov r13, qword [rsp + 1592]  ;   782.7 p2      43 dst reload
        xor r13, rax                 ;   792.8 p0      43 dst
        mov rax, qword [rsp + 1688]  ;   790.9 p2      43 dst
        mov qword [rsp + 1592], r13  ;   793.8 p0+p3   43 dst spill
        mov r13, qword [rsp + 1688]  ;   790.9 p2      43 dst
        xor r13, qword [rsp + 1112]  ;   794.9 p2+p0   43 dst
        mov qword [rsp + 1856], r13  ;   795.9 p0+p3   43 dst spill
        mov r13, qword [rsp + 1944]  ;   787.8 p2      43 dst
        mov qword [rsp + 1944], r13  ;   795.0 p0+p3   43 dst spill
        mov r13, qword [rsp + 1856]  ;   795.9 p2      43 dst
        mov qword [rsp + 1760], r13  ;   799.9 p0+p3   43 dst spill
        mov r13, r10                 ;   783.1 p1      43 dst copy
        xor r13, rbp                 ;   797.0 p0      43 dst
        xor rcx, r13                 ;   798.0 p0      43 dst
        and r15, r13                 ;   798.2 p0      43 dst
        xor r11, r15                 ;   799.2 p0      43 dst
        and rax, rcx                 ;   799.3 p0      43 dst
        xor r14, rax                 ;   800.3 p0      43 dst
        xor r9, rcx                  ;   800.4 p0      43 dst
        mov r15, qword [rsp + 1760]  ;   799.9 p2      43 dst reload
        and r15, r9                  ;   803.9 p0      43 dst
        mov rax, qword [rsp + 1656]  ;   783.7 p2      43 dst reload
        xor rax, r15                 ;   804.9 p0      43 dst
        mov r15, qword [rsp + 1856]  ;   795.9 p2      43 dst
        mov qword [rsp + 1856], r13  ;   802.1 p0+p3   43 dst spill
        mov r13, qword [rsp + 1688]  ;   790.9 p2      43 dst
        mov qword [rsp + 1688], r13  ;   803.1 p0+p3   43 dst spill
        mov r13, rbp                 ;   785.7 p1      43 dst copy
        xor r13, rsi                 ;   804.1 p0      43 dst
        xor r8, r13                  ;   805.1 p0      43 dst
        and r13, rbp                 ;   805.3 p0      43 dst
        xor r11, r13                 ;   806.3 p0      43 dst
        xor rdi, r11                 ;   807.3 p0      43 dst
        xor rax, r11                 ;   807.3 p0      43 dst
        and r12, r8                  ;   807.6 p0      43 dst
        xor r13, r12                 ;   808.6 p0      43 dst
        xor rbx, r8                  ;   808.7 p0      43 dst
        and rdx, rbx                 ;   809.7 p0      43 dst
        xor rdi, rdx                 ;   810.7 p0      43 dst
        xor r14, r13                 ;   810.4 p0      43 dst
        mov r11, qword [rsp + 1592]  ;   793.8 p2      43 dst reload
        xor r11, r13                 ;   811.0 p0      43 dst
        mov r12, rdi                 ;   811.7 p1      43 dst copy
        and r12, r14                 ;   812.7 p0      43 dst
        xor rax, r12                 ;   813.7 p0      43 dst
        mov r13, r14                 ;   811.4 p1      43 dst copy
        xor r14, rax                 ;   814.7 p0      43 dst
        and rax, r11                 ;   814.7 p0      43 dst
        xor rdi, rax                 ;   815.7 p0      43 dst
        or r12, r14                  ;   815.7 p0      43 dst
        xor r12, rdi                 ;   816.7 p0      43 dst
        mov rax, r11                 ;   812.0 p1      43 dst copy
        and rax, rdi                 ;   816.7 p0      43 dst
        xor r13, rax                 ;   817.7 p0      43 dst
        and rdi, r13                 ;   818.7 p0      43 dst
        xor r11, rdi                 ;   819.7 p0      43 dst
        and r9, r13                  ;   818.7 p0      43 dst
        and r15, r13                 ;   818.7 p0      43 dst
        mov rdi, qword [rsp + 1824]  ;   777.9 p2      43 dst reload
        and rdi, r12                 ;   819.0 p0      43 dst
        and rbx, r11                 ;   820.7 p0      43 dst
        mov rax, qword [rsp + 2008]  ;   780.5 p2      43 dst reload
        and rax, r11                 ;   820.7 p0      43 dst
        mov rdx, r11                 ;   820.7 p1      43 dst copy
        xor r11, r13                 ;   820.7 p0      43 dst
        mov qword [rsp + 2008], rax  ;   821.7 p0+p3   43 dst spill
        mov rax, qword [rsp + 1856]  ;   802.1 p2      43 dst reload
        and rax, r11                 ;   822.3 p0      43 dst
        mov qword [rsp + 1856], rdi  ;   822.8 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1904]  ;   786.8 p2      43 dst reload
        and rdi, r11                 ;   823.8 p0      43 dst
        mov r11, r13                 ;   818.7 p1      43 dst copy
        or r11, r12                  ;   824.4 p0      43 dst
        xor r14, r11                 ;   825.4 p0      43 dst
        xor r13, r12                 ;   825.6 p0      43 dst
        and rcx, r13                 ;   826.6 p0      43 dst
        and r8, r14                  ;   826.7 p0      43 dst
        xor r8, rcx                  ;   827.7 p0      43 dst
        xor rdx, r14                 ;   827.8 p0      43 dst
        mov r11, qword [rsp + 1928]  ;   789.4 p2      43 dst reload
        and r11, r14                 ;   828.4 p0      43 dst
        xor r14, r13                 ;   829.0 p0      43 dst
        mov qword [rsp + 1928], rcx  ;   829.6 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1688]  ;   803.1 p2      43 dst reload
        and rcx, r13                 ;   830.6 p0      43 dst
        and r10, r14                 ;   831.1 p0      43 dst
        mov r13, qword [rsp + 1944]  ;   795.0 p2      43 dst reload
        and r13, r14                 ;   831.7 p0      43 dst
        xor r11, rax                 ;   832.3 p0      43 dst
        mov r14, qword [rsp + 1744]  ;   782.9 p2      43 dst reload
        and r14, rdx                 ;   832.8 p0      43 dst
        mov qword [rsp + 1744], r13  ;   833.4 p0+p3   43 dst spill
        mov r13, qword [rsp + 1992]  ;   785.8 p2      43 dst reload
        and r13, rdx                 ;   834.4 p0      43 dst
        xor rdx, r12                 ;   835.0 p0      43 dst
        and r12, qword [rsp + 1112]  ;   835.6 p2+p0   43 dst
        and rsi, rdx                 ;   836.1 p0      43 dst
        and rbp, rdx                 ;   836.6 p0      43 dst
        xor r14, rsi                 ;   837.2 p0      43 dst
        xor r13, r10                 ;   837.8 p0      43 dst
        xor r10, r15                 ;   838.3 p0      43 dst
        xor r10, r11                 ;   839.3 p0      43 dst
        xor r13, r12                 ;   839.5 p0      43 dst
        mov rdx, r8                  ;   828.7 p1      43 dst copy
        xor rdx, r14                 ;   840.1 p0      43 dst
        xor rdx, r10                 ;   841.1 p0      43 dst
        xor rcx, rdx                 ;   842.1 p0      43 dst
        xor r13, rcx                 ;   843.1 p0      43 dst
        xor rbx, r13                 ;   844.1 p0      43 dst
        xor r9, rbx                  ;   845.1 p0      43 dst
        mov qword [rsp + 1992], rdi  ;   843.5 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1400]  ;   791.3 p2      43 dst
        xor rdi, qword [rsp + 1408]  ;   844.5 p2+p0   43 dst
        mov qword [rsp + 1944], r14  ;   845.0 p0+p3   43 dst spill
        mov r14, rdi                 ;   845.5 p1      43 dst copy
        xor r14, qword [rsp + 1384]  ;   846.5 p2+p0   43 dst
        mov qword [rsp + 1688], rbx  ;   846.5 p0+p3   43 dst spill
        mov rbx, r14                 ;   847.5 p1      43 dst copy
        xor rbx, qword [rsp + 1432]  ;   848.5 p2+p0   43 dst
        mov qword [rsp + 1904], r11  ;   848.0 p0+p3   43 dst spill
        mov r11, rbx                 ;   849.5 p1      43 dst copy
        xor r11, qword [rsp + 1424]  ;   850.5 p2+p0   43 dst
        mov qword [rsp + 1824], rcx  ;   849.5 p0+p3   43 dst spill
        mov rcx, rbx                 ;   849.5 p1      43 dst copy
        xor rcx, qword [rsp + 1376]  ;   850.5 p2+p0   43 dst
        mov qword [rsp + 1592], r13  ;   851.0 p0+p3   43 dst spill
        mov r13, rbx                 ;   849.5 p1      43 dst copy
        mov qword [rsp + 1656], r8   ;   852.0 p0+p3   43 dst spill
        mov r8, rbx                  ;   849.5 p1      43 dst copy
        mov qword [rsp + 1760], rsi  ;   853.0 p0+p3   43 dst spill
        mov rsi, rcx                 ;   851.5 p1      43 dst copy
        xor rsi, qword [rsp + 1392]  ;   854.0 p2+p0   43 dst
        mov qword [rsp + 2032], r9   ;   854.5 p0+p3   43 dst spill
        mov r9, rsi                  ;   855.0 p1      43 dst copy
        xor r9, qword [rsp + 1400]   ;   856.0 p2+p0   43 dst
        mov qword [rsp + 1672], rax  ;   856.0 p0+p3   43 dst spill
        mov rax, rcx                 ;   851.5 p1      43 dst copy
        or rax, qword [rsp + 1432]   ;   857.0 p2+p0   43 dst
        xor rsi, rax                 ;   858.0 p0      43 dst
        mov qword [rsp + 1832], rbp  ;   858.0 p0+p3   43 dst spill
        mov rbp, rcx                 ;   851.5 p1      43 dst copy
        mov qword [rsp + 1864], r15  ;   859.0 p0+p3   43 dst spill
        mov r15, r11                 ;   851.5 p1      43 dst copy
        xor r15, qword [rsp + 1416]  ;   860.0 p2+p0   43 dst
        mov qword [rsp + 1952], r12  ;   860.5 p0+p3   43 dst spill
        mov r12, r11                 ;   851.5 p1      43 dst copy
        xor r12, r9                  ;   861.5 p0      43 dst
        and r13, r12                 ;   862.5 p0      43 dst
        mov qword [rsp + 1784], r10  ;   862.7 p0+p3   43 dst spill
        mov r10, r11                 ;   851.5 p1      43 dst copy
        mov qword [rsp + 1816], rdx  ;   863.7 p0+p3   43 dst spill
        mov rdx, r12                 ;   862.5 p1      43 dst copy
        xor rdx, qword [rsp + 1432]  ;   864.7 p2+p0   43 dst
        mov qword [rsp + 1712], r11  ;   865.2 p0+p3   43 dst spill
        mov r11, r9                  ;   857.0 p1      43 dst copy
        mov qword [rsp + 1936], r12  ;   866.2 p0+p3   43 dst spill
        mov r12, r9                  ;   857.0 p1      43 dst copy
        mov qword [rsp + 1608], rbx  ;   867.2 p0+p3   43 dst spill
        mov rbx, r13                 ;   863.5 p1      43 dst copy
        xor rbx, qword [rsp + 1408]  ;   868.2 p2+p0   43 dst
        mov qword [rsp + 1840], rcx  ;   868.7 p0+p3   43 dst spill
        mov rcx, r15                 ;   861.0 p1      43 dst copy
        xor rcx, qword [rsp + 1408]  ;   869.7 p2+p0   43 dst
        xor r12, rcx                 ;   870.7 p0      43 dst
        mov qword [rsp + 2016], r9   ;   870.8 p0+p3   43 dst spill
        mov r9, r15                  ;   861.0 p1      43 dst copy
        xor r9, qword [rsp + 1376]   ;   871.8 p2+p0   43 dst
        mov qword [rsp + 2000], r9   ;   872.8 p0+p3   43 dst spill
        mov r9, r15                  ;   861.0 p1      43 dst copy
        mov qword [rsp + 1848], r15  ;   873.3 p0+p3   43 dst spill
        mov r15, qword [rsp + 2000]  ;   872.8 p2      43 dst
        and r15, rcx                 ;   876.8 p0      43 dst
        xor rsi, r15                 ;   877.8 p0      43 dst
        mov r15, qword [rsp + 2000]  ;   872.8 p2      43 dst
        mov qword [rsp + 2000], r15  ;   876.8 p0+p3   43 dst spill
        mov r15, rcx                 ;   870.7 p1      43 dst copy
        xor r15, rdx                 ;   876.4 p0      43 dst
        and r9, r15                  ;   877.4 p0      43 dst
        xor r14, r9                  ;   878.4 p0      43 dst
        mov r9, rdx                  ;   865.7 p1      43 dst copy
        xor r9, qword [rsp + 1376]   ;   878.1 p2+p0   43 dst
        xor rdi, r9                  ;   879.1 p0      43 dst
        and r9, rdx                  ;   879.2 p0      43 dst
        xor r14, r9                  ;   880.2 p0      43 dst
        xor r13, r14                 ;   881.2 p0      43 dst
        xor rax, r14                 ;   881.2 p0      43 dst
        and r11, rdi                 ;   881.5 p0      43 dst
        xor r9, r11                  ;   882.5 p0      43 dst
        xor r8, rdi                  ;   882.6 p0      43 dst
        and r10, r8                  ;   883.6 p0      43 dst
        xor r13, r10                 ;   884.6 p0      43 dst
        xor rbx, r9                  ;   884.3 p0      43 dst
        xor rsi, r9                  ;   884.9 p0      43 dst
        mov r9, r12                  ;   871.7 p1      43 dst copy
        mov r10, r12                 ;   871.7 p1      43 dst copy
        mov r11, qword [rsp + 1432]  ;   831.6 p2      43 dst reload
        xor r10, r11                 ;   885.5 p0      43 dst
        mov r14, r15                 ;   877.4 p1      43 dst copy
        xor r14, qword [rsp + 1400]  ;   886.0 p2+p0   43 dst
        and r9, r14                  ;   887.0 p0      43 dst
        xor rbx, r9                  ;   888.0 p0      43 dst
        xor rbp, r14                 ;   887.7 p0      43 dst
        mov r9, r13                  ;   885.6 p1      43 dst copy
        and r9, rbx                  ;   889.0 p0      43 dst
        xor rax, r9                  ;   890.0 p0      43 dst
        mov qword [rsp + 1680], r8   ;   889.4 p0+p3   43 dst spill
        mov r8, r10                  ;   886.5 p1      43 dst copy
        and r8, rbp                  ;   890.4 p0      43 dst
        xor rax, r8                  ;   891.4 p0      43 dst
        mov r8, rbx                  ;   889.0 p1      43 dst copy
        xor rbx, rax                 ;   892.4 p0      43 dst
        and rax, rsi                 ;   892.4 p0      43 dst
        xor r13, rax                 ;   893.4 p0      43 dst
        or r9, rbx                   ;   893.4 p0      43 dst
        xor r9, r13                  ;   894.4 p0      43 dst
        and r11, r9                  ;   895.4 p0      43 dst
        mov rax, rsi                 ;   885.9 p1      43 dst copy
        and rax, r13                 ;   895.0 p0      43 dst
        xor r8, rax                  ;   896.0 p0      43 dst
        and r13, r8                  ;   897.0 p0      43 dst
        xor rsi, r13                 ;   898.0 p0      43 dst
        and rbp, r8                  ;   897.2 p0      43 dst
        and r10, r8                  ;   897.8 p0      43 dst
        mov r13, qword [rsp + 1840]  ;   868.7 p2      43 dst reload
        and r13, r9                  ;   898.4 p0      43 dst
        mov rax, qword [rsp + 1712]  ;   865.2 p2      43 dst reload
        and rax, rsi                 ;   899.0 p0      43 dst
        mov qword [rsp + 1712], rax  ;   900.0 p0+p3   43 dst spill
        mov rax, qword [rsp + 1680]  ;   889.4 p2      43 dst reload
        and rax, rsi                 ;   900.5 p0      43 dst
        mov qword [rsp + 1680], r13  ;   901.1 p0+p3   43 dst spill
        mov r13, r9                  ;   895.4 p1      43 dst copy
        or r13, r8                   ;   902.1 p0      43 dst
        xor rbx, r13                 ;   903.1 p0      43 dst
        and rdi, rbx                 ;   904.1 p0      43 dst
        mov r13, qword [rsp + 2016]  ;   870.8 p2      43 dst reload
        and r13, rbx                 ;   904.1 p0      43 dst
        mov qword [rsp + 2016], r11  ;   904.4 p0+p3   43 dst spill
        mov r11, r9                  ;   895.4 p1      43 dst copy
        xor r11, r8                  ;   905.4 p0      43 dst
        xor r8, rsi                  ;   906.0 p0      43 dst
        xor rsi, rbx                 ;   906.5 p0      43 dst
        xor rbx, r11                 ;   907.1 p0      43 dst
        and r14, r11                 ;   907.7 p0      43 dst
        and r12, r11                 ;   908.2 p0      43 dst
        and rcx, rbx                 ;   908.8 p0      43 dst
        mov r11, qword [rsp + 2000]  ;   876.8 p2      43 dst reload
        and r11, rbx                 ;   909.4 p0      43 dst
        xor rdi, r14                 ;   910.0 p0      43 dst
        and r15, r8                  ;   910.5 p0      43 dst
        mov rbx, qword [rsp + 1848]  ;   873.3 p2      43 dst reload
        and rbx, r8                  ;   911.1 p0      43 dst
        xor r9, rsi                  ;   911.7 p0      43 dst
        and rdx, r9                  ;   912.7 p0      43 dst
        and r9, qword [rsp + 1376]   ;   912.8 p2+p0   43 dst
        xor r13, r15                 ;   913.3 p0      43 dst
        mov r8, qword [rsp + 1608]   ;   867.2 p2      43 dst reload
        and r8, rsi                  ;   913.9 p0      43 dst
        mov qword [rsp + 1608], r11  ;   914.5 p0+p3   43 dst spill
        mov r11, qword [rsp + 1936]  ;   866.2 p2      43 dst reload
        and r11, rsi                 ;   915.5 p0      43 dst
        xor r8, r9                   ;   916.0 p0      43 dst
        mov rsi, qword [rsp + 2016]  ;   904.4 p2      43 dst
        xor rsi, r11                 ;   916.6 p0      43 dst
        xor rsi, rcx                 ;   917.6 p0      43 dst
        xor rcx, r10                 ;   917.7 p0      43 dst
        xor rcx, r13                 ;   918.7 p0      43 dst
        mov r11, rdi                 ;   911.0 p1      43 dst copy
        xor r11, r8                  ;   918.9 p0      43 dst
        xor r11, rcx                 ;   919.9 p0      43 dst
        xor r12, r11                 ;   920.9 p0      43 dst
        xor rsi, r12                 ;   921.9 p0      43 dst
        xor rax, rsi                 ;   922.9 p0      43 dst
        xor rbp, rax                 ;   923.9 p0      43 dst
        mov qword [rsp + 1936], r14  ;   922.3 p0+p3   43 dst spill
        mov r14, qword [rsp + 688]   ;   867.0 p2      43 dst
        xor r14, qword [rsp + 696]   ;   923.3 p2+p0   43 dst
        mov qword [rsp + 1848], rbx  ;   923.8 p0+p3   43 dst spill
        mov rbx, r14                 ;   924.3 p1      43 dst copy
        xor rbx, qword [rsp + 672]   ;   925.3 p2+p0   43 dst
        mov qword [rsp + 2000], r8   ;   925.3 p0+p3   43 dst spill
        mov r8, rbx                  ;   926.3 p1      43 dst copy
        xor r8, qword [rsp + 720]    ;   927.3 p2+p0   43 dst
        mov qword [rsp + 1840], rax  ;   926.8 p0+p3   43 dst spill
        mov rax, r8                  ;   928.3 p1      43 dst copy
        xor rax, qword [rsp + 712]   ;   929.3 p2+p0   43 dst
        mov qword [rsp + 2040], r13  ;   928.3 p0+p3   43 dst spill
        mov r13, r8                  ;   928.3 p1      43 dst copy
        xor r13, qword [rsp + 664]   ;   929.3 p2+p0   43 dst
        mov qword [rsp + 2024], r12  ;   929.8 p0+p3   43 dst spill
        mov r12, r8                  ;   928.3 p1      43 dst copy
        mov qword [rsp + 1912], rsi  ;   930.8 p0+p3   43 dst spill
        mov rsi, r8                  ;   928.3 p1      43 dst copy
        mov qword [rsp + 1968], rdi  ;   931.8 p0+p3   43 dst spill
        mov rdi, r13                 ;   930.3 p1      43 dst copy
        xor rdi, qword [rsp + 680]   ;   932.8 p2+p0   43 dst
        mov qword [rsp + 1664], r9   ;   933.3 p0+p3   43 dst spill
        mov r9, rdi                  ;   933.8 p1      43 dst copy
        xor r9, qword [rsp + 688]    ;   934.8 p2+p0   43 dst
        mov qword [rsp + 1984], rbp  ;   934.8 p0+p3   43 dst spill
        mov rbp, r13                 ;   930.3 p1      43 dst copy
        or rbp, qword [rsp + 720]    ;   935.8 p2+p0   43 dst
        xor rdi, rbp                 ;   936.8 p0      43 dst
        mov qword [rsp + 1960], rdx  ;   936.9 p0+p3   43 dst spill
        mov rdx, r13                 ;   930.3 p1      43 dst copy
        mov qword [rsp + 1776], r15  ;   937.9 p0+p3   43 dst spill
        mov r15, rax                 ;   930.3 p1      43 dst copy
        xor r15, qword [rsp + 704]   ;   938.9 p2+p0   43 dst
        mov qword [rsp + 1768], r10  ;   939.4 p0+p3   43 dst spill
        mov r10, rax                 ;   930.3 p1      43 dst copy
        xor r10, r9                  ;   940.4 p0      43 dst
        and r12, r10                 ;   941.4 p0      43 dst
        mov qword [rsp + 1920], rcx  ;   941.5 p0+p3   43 dst spill
        mov rcx, rax                 ;   930.3 p1      43 dst copy
        mov qword [rsp + 1704], r11  ;   942.5 p0+p3   43 dst spill
        mov r11, r10                 ;   941.4 p1      43 dst copy
        xor r11, qword [rsp + 720]   ;   943.5 p2+p0   43 dst
        mov qword [rsp + 1792], rax  ;   944.0 p0+p3   43 dst spill
        mov rax, r9                  ;   935.8 p1      43 dst copy
        mov qword [rsp + 1728], r10  ;   945.0 p0+p3   43 dst spill
        mov r10, r9                  ;   935.8 p1      43 dst copy
        mov qword [rsp + 1752], r8   ;   946.0 p0+p3   43 dst spill
        mov r8, r12                  ;   942.4 p1      43 dst copy
        xor r8, qword [rsp + 696]    ;   947.0 p2+p0   43 dst
        mov qword [rsp + 1576], r13  ;   947.5 p0+p3   43 dst spill
        mov r13, r15                 ;   939.9 p1      43 dst copy
        xor r13, qword [rsp + 696]   ;   948.5 p2+p0   43 dst
        xor r10, r13                 ;   949.5 p0      43 dst
        mov qword [rsp + 1880], r9   ;   949.6 p0+p3   43 dst spill
        mov r9, r15                  ;   939.9 p1      43 dst copy
        xor r9, qword [rsp + 664]    ;   950.6 p2+p0   43 dst
        mov qword [rsp + 1808], r9   ;   951.6 p0+p3   43 dst spill
        mov r9, r15                  ;   939.9 p1      43 dst copy
        mov qword [rsp + 1736], r15  ;   952.1 p0+p3   43 dst spill
        mov r15, qword [rsp + 1808]  ;   951.6 p2      43 dst
        and r15, r13                 ;   955.6 p0      43 dst
        xor rdi, r15                 ;   956.6 p0      43 dst
        mov r15, qword [rsp + 1808]  ;   951.6 p2      43 dst
        mov qword [rsp + 1808], r15  ;   955.6 p0+p3   43 dst spill
        mov r15, r13                 ;   949.5 p1      43 dst copy
        xor r15, r11                 ;   955.2 p0      43 dst
        and r9, r15                  ;   956.2 p0      43 dst
        xor rbx, r9                  ;   957.2 p0      43 dst
        mov r9, r11                  ;   944.5 p1      43 dst copy
        xor r9, qword [rsp + 664]    ;   956.9 p2+p0   43 dst
        xor r14, r9                  ;   957.9 p0      43 dst
        and r9, r11                  ;   958.0 p0      43 dst
        xor rbx, r9                  ;   959.0 p0      43 dst
        xor r12, rbx                 ;   960.0 p0      43 dst
        xor rbp, rbx                 ;   960.0 p0      43 dst
        and rax, r14                 ;   960.3 p0      43 dst
        xor r9, rax                  ;   961.3 p0      43 dst
        xor rsi, r14                 ;   961.4 p0      43 dst
        and rcx, rsi                 ;   962.4 p0      43 dst
        xor r12, rcx                 ;   963.4 p0      43 dst
        xor r8, r9                   ;   963.2 p0      43 dst
        xor rdi, r9                  ;   963.7 p0      43 dst
        mov r9, r10                  ;   950.5 p1      43 dst copy
        mov rax, r10                 ;   950.5 p1      43 dst copy
        mov rcx, qword [rsp + 720]   ;   911.0 p2      43 dst reload
        xor rax, rcx                 ;   964.3 p0      43 dst
        mov rbx, r15                 ;   956.2 p1      43 dst copy
        xor rbx, qword [rsp + 688]   ;   964.9 p2+p0   43 dst
        and r9, rbx                  ;   965.9 p0      43 dst
        xor r8, r9                   ;   966.9 p0      43 dst
        xor rdx, rbx                 ;   966.5 p0      43 dst
        mov r9, r12                  ;   964.4 p1      43 dst copy
        and r9, r8                   ;   967.9 p0      43 dst
        xor rbp, r9                  ;   968.9 p0      43 dst
        mov qword [rsp + 1976], rsi  ;   968.2 p0+p3   43 dst spill
        mov rsi, rax                 ;   965.3 p1      43 dst copy
        and rsi, rdx                 ;   969.2 p0      43 dst
        xor rbp, rsi                 ;   970.2 p0      43 dst
        mov rsi, r8                  ;   967.9 p1      43 dst copy
        xor r8, rbp                  ;   971.2 p0      43 dst
        and rbp, rdi                 ;   971.2 p0      43 dst
        xor r12, rbp                 ;   972.2 p0      43 dst
        or r9, r8                    ;   972.2 p0      43 dst
        xor r9, r12                  ;   973.2 p0      43 dst
        and rcx, r9                  ;   974.2 p0      43 dst
        mov rbp, rdi                 ;   964.7 p1      43 dst copy
        and rbp, r12                 ;   973.8 p0      43 dst
        xor rsi, rbp                 ;   974.8 p0      43 dst
        and r12, rsi                 ;   975.8 p0      43 dst
        xor rdi, r12                 ;   976.8 p0      43 dst
        and rdx, rsi                 ;   976.1 p0      43 dst
        and rax, rsi                 ;   976.6 p0      43 dst
        mov r12, qword [rsp + 1576]  ;   947.5 p2      43 dst reload
        and r12, r9                  ;   977.2 p0      43 dst
        mov rbp, qword [rsp + 1792]  ;   944.0 p2      43 dst reload
        and rbp, rdi                 ;   977.8 p0      43 dst
        mov qword [rsp + 1792], rbp  ;   978.8 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1976]  ;   968.2 p2      43 dst reload
        and rbp, rdi                 ;   979.4 p0      43 dst
        mov qword [rsp + 1976], r12  ;   979.9 p0+p3   43 dst spill
        mov r12, r9                  ;   974.2 p1      43 dst copy
        or r12, rsi                  ;   980.9 p0      43 dst
        xor r8, r12                  ;   981.9 p0      43 dst
        and r14, r8                  ;   982.9 p0      43 dst
        mov r12, qword [rsp + 1880]  ;   949.6 p2      43 dst reload
        and r12, r8                  ;   982.9 p0      43 dst
        mov qword [rsp + 1880], rcx  ;   983.2 p0+p3   43 dst spill
        mov rcx, r9                  ;   974.2 p1      43 dst copy
        xor rcx, rsi                 ;   984.2 p0      43 dst
        xor rsi, rdi                 ;   984.8 p0      43 dst
        xor rdi, r8                  ;   985.4 p0      43 dst
        xor r8, rcx                  ;   985.9 p0      43 dst
        and rbx, rcx                 ;   986.5 p0      43 dst
        and r10, rcx                 ;   987.1 p0      43 dst
        and r13, r8                  ;   987.6 p0      43 dst
        mov rcx, qword [rsp + 1808]  ;   955.6 p2      43 dst reload
        and rcx, r8                  ;   988.2 p0      43 dst
        xor r14, rbx                 ;   988.8 p0      43 dst
        and r15, rsi                 ;   989.4 p0      43 dst
        mov r8, qword [rsp + 1736]   ;   952.1 p2      43 dst reload
        and r8, rsi                  ;   989.9 p0      43 dst
        xor r9, rdi                  ;   990.5 p0      43 dst
        and r11, r9                  ;   991.5 p0      43 dst
        and r9, qword [rsp + 664]    ;   991.6 p2+p0   43 dst
        xor r12, r15                 ;   992.1 p0      43 dst
        mov rsi, qword [rsp + 1752]  ;   946.0 p2      43 dst reload
        and rsi, rdi                 ;   992.7 p0      43 dst
        mov qword [rsp + 1752], rcx  ;   993.3 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1728]  ;   945.0 p2      43 dst reload
        and rcx, rdi                 ;   994.3 p0      43 dst
        xor rsi, r9                  ;   994.8 p0      43 dst
        mov rdi, qword [rsp + 1880]  ;   983.2 p2      43 dst
        xor rdi, rcx                 ;   995.4 p0      43 dst
        xor rdi, r13                 ;   996.4 p0      43 dst
        xor r13, rax                 ;   996.6 p0      43 dst
        xor r13, r12                 ;   997.6 p0      43 dst
        mov rcx, r14                 ;   989.8 p1      43 dst copy
        xor rcx, rsi                 ;   997.7 p0      43 dst
        xor rcx, r13                 ;   998.7 p0      43 dst
        xor r10, rcx                 ;   999.7 p0      43 dst
        xor rdi, r10                 ;  1000.7 p0      43 dst
        xor rbp, rdi                 ;  1001.7 p0      43 dst
        xor rdx, rbp                 ;  1002.7 p0      43 dst
        mov qword [rsp + 1728], rbx  ;  1001.1 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1016]  ;   945.8 p2      43 dst
        xor rbx, qword [rsp + 1024]  ;  1002.1 p2+p0   43 dst
        mov qword [rsp + 1736], r8   ;  1002.6 p0+p3   43 dst spill
        mov r8, rbx                  ;  1003.1 p1      43 dst copy
        xor r8, qword [rsp + 1000]   ;  1004.1 p2+p0   43 dst
        mov qword [rsp + 1808], rsi  ;  1004.1 p0+p3   43 dst spill
        mov rsi, r8                  ;  1005.1 p1      43 dst copy
        xor rsi, qword [rsp + 1048]  ;  1006.1 p2+p0   43 dst
        mov qword [rsp + 1576], rbp  ;  1005.6 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1816]  ;   950.8 p2      58 dst
        xor rbp, qword [rsp + 264]   ;  1006.6 p2+p0   58 dst
        mov qword [rsp + 1816], rbp  ;  1007.6 p0+p3   58 dst spill
        mov rbp, rsi                 ;  1007.1 p1      43 dst copy
        xor rbp, qword [rsp + 1040]  ;  1008.1 p2+p0   43 dst
        mov qword [rsp + 1800], r12  ;  1008.6 p0+p3   43 dst spill
        mov r12, qword [rsp + 1784]  ;   957.6 p2      58 dst
        xor r12, qword [rsp + 272]   ;  1009.6 p2+p0   58 dst
        mov qword [rsp + 1784], r12  ;  1010.6 p0+p3   58 dst spill
        mov r12, rsi                 ;  1007.1 p1      43 dst copy
        xor r12, qword [rsp + 992]   ;  1011.1 p2+p0   43 dst
        mov qword [rsp + 1600], r10  ;  1011.6 p0+p3   43 dst spill
        mov r10, qword [rsp + 1832]  ;   960.6 p2      58 dst
        xor r10, qword [rsp + 1952]  ;  1012.6 p2+p0   58 dst
        xor r10, qword [rsp + 1864]  ;  1013.6 p2+p0   58 dst
        xor r10, qword [rsp + 1672]  ;  1014.6 p2+p0   58 dst
        mov qword [rsp + 1672], rdi  ;  1014.1 p0+p3   43 dst spill
        mov rdi, qword [rsp + 0]     ;   964.6 p2      58 dst.2 reload
        xor r10, qword [rdi + 10768] ;  1015.6 p2+p0   58 dst
        mov rdi, qword [rsp + 1856]  ;   966.6 p2      58 dst
        xor rdi, qword [rsp + 1656]  ;  1015.6 p2+p0   58 dst
        xor rdi, qword [rsp + 2032]  ;  1016.6 p2+p0   58 dst
        xor rdi, qword [rsp + 1760]  ;  1017.6 p2+p0   58 dst
        mov qword [rsp + 1760], r10  ;  1017.1 p0+p3   58 dst spill
        mov r10, qword [rsp + 0]     ;   970.6 p2      58 dst.2 reload
        xor rdi, qword [r10 + 10776] ;  1018.6 p2+p0   58 dst
        mov r10, rsi                 ;  1007.1 p1      43 dst copy
        mov qword [rsp + 1656], rdi  ;  1019.6 p0+p3   58 dst spill
        mov rdi, rsi                 ;  1007.1 p1      43 dst copy
        mov qword [rsp + 1856], r14  ;  1019.6 p0+p3   43 dst spill
        mov r14, rbp                 ;  1009.1 p1      43 dst copy
        xor r14, qword [rsp + 1032]  ;  1020.6 p2+p0   43 dst
        mov qword [rsp + 1864], r9   ;  1021.1 p0+p3   43 dst spill
        mov r9, rbp                  ;  1009.1 p1      43 dst copy
        mov qword [rsp + 1952], rdx  ;  1022.1 p0+p3   43 dst spill
        mov rdx, rbp                 ;  1009.1 p1      43 dst copy
        mov qword [rsp + 1832], r11  ;  1023.1 p0+p3   43 dst spill
        mov r11, r12                 ;  1012.1 p1      43 dst copy
        xor r11, qword [rsp + 1008]  ;  1024.1 p2+p0   43 dst
        mov qword [rsp + 1632], r15  ;  1024.6 p0+p3   43 dst spill
        mov r15, r12                 ;  1012.1 p1      43 dst copy
        or r15, qword [rsp + 1048]   ;  1025.6 p2+p0   43 dst
        mov qword [rsp + 1624], rax  ;  1026.1 p0+p3   43 dst spill
        mov rax, r12                 ;  1012.1 p1      43 dst copy
        mov qword [rsp + 1616], r13  ;  1027.1 p0+p3   43 dst spill
        mov r13, r11                 ;  1025.1 p1      43 dst copy
        xor r13, qword [rsp + 1016]  ;  1028.1 p2+p0   43 dst
        xor r11, r15                 ;  1028.6 p0      43 dst
        xor r9, r13                  ;  1029.2 p0      43 dst
        and r10, r9                  ;  1030.2 p0      43 dst
        mov qword [rsp + 1640], rcx  ;  1030.3 p0+p3   43 dst spill
        mov rcx, r9                  ;  1030.2 p1      43 dst copy
        xor rcx, qword [rsp + 1048]  ;  1031.3 p2+p0   43 dst
        mov qword [rsp + 1584], rbp  ;  1031.8 p0+p3   43 dst spill
        mov rbp, r14                 ;  1021.6 p1      43 dst copy
        xor rbp, qword [rsp + 1024]  ;  1032.8 p2+p0   43 dst
        mov qword [rsp + 1720], r9   ;  1033.3 p0+p3   43 dst spill
        mov r9, r14                  ;  1021.6 p1      43 dst copy
        xor r9, qword [rsp + 992]    ;  1034.3 p2+p0   43 dst
        mov qword [rsp + 1872], rsi  ;  1034.8 p0+p3   43 dst spill
        mov rsi, r14                 ;  1021.6 p1      43 dst copy
        mov qword [rsp + 1696], r14  ;  1035.8 p0+p3   43 dst spill
        mov r14, r10                 ;  1031.2 p1      43 dst copy
        xor r14, qword [rsp + 1024]  ;  1036.8 p2+p0   43 dst
        mov qword [rsp + 1896], r9   ;  1037.3 p0+p3   43 dst spill
        mov r9, r13                  ;  1029.1 p1      43 dst copy
        mov qword [rsp + 1888], r12  ;  1038.3 p0+p3   43 dst spill
        mov r12, qword [rsp + 1896]  ;  1037.3 p2      43 dst
        and r12, rbp                 ;  1041.3 p0      43 dst
        xor r11, r12                 ;  1042.3 p0      43 dst
        mov r12, qword [rsp + 1896]  ;  1037.3 p2      43 dst
        mov qword [rsp + 1896], r12  ;  1041.3 p0+p3   43 dst spill
        mov r12, r13                 ;  1029.1 p1      43 dst copy
        xor r12, rbp                 ;  1041.5 p0      43 dst
        mov qword [rsp + 1648], r13  ;  1042.1 p0+p3   43 dst spill
        mov r13, rbp                 ;  1033.8 p1      43 dst copy
        xor r13, rcx                 ;  1043.1 p0      43 dst
        and rsi, r13                 ;  1044.1 p0      43 dst
        xor r8, rsi                  ;  1045.1 p0      43 dst
        mov rsi, rcx                 ;  1032.3 p1      43 dst copy
        xor rsi, qword [rsp + 992]   ;  1044.8 p2+p0   43 dst
        xor rbx, rsi                 ;  1045.8 p0      43 dst
        and rsi, rcx                 ;  1045.8 p0      43 dst
        xor r8, rsi                  ;  1046.8 p0      43 dst
        xor r10, r8                  ;  1047.8 p0      43 dst
        xor r15, r8                  ;  1047.8 p0      43 dst
        and r9, rbx                  ;  1048.1 p0      43 dst
        xor rsi, r9                  ;  1049.1 p0      43 dst
        xor rdi, rbx                 ;  1049.3 p0      43 dst
        and rdx, rdi                 ;  1050.3 p0      43 dst
        xor r10, rdx                 ;  1051.3 p0      43 dst
        xor r14, rsi                 ;  1051.0 p0      43 dst
        xor r11, rsi                 ;  1051.5 p0      43 dst
        mov r8, qword [rsp + 1592]   ;  1004.4 p2      58 dst
        mov r9, qword [rsp + 0]      ;  1005.4 p2      58 dst.2 reload
        xor r8, qword [r9 + 10784]   ;  1052.1 p2+p0   58 dst
        mov rsi, r13                 ;  1044.1 p1      43 dst copy
        xor rsi, qword [rsp + 1016]  ;  1052.6 p2+p0   43 dst
        xor rax, rsi                 ;  1053.6 p0      43 dst
        mov rdx, r12                 ;  1042.5 p1      43 dst copy
        and rdx, rsi                 ;  1053.7 p0      43 dst
        xor r14, rdx                 ;  1054.7 p0      43 dst
        mov rdx, r12                 ;  1042.5 p1      43 dst copy
        xor rdx, qword [rsp + 1048]  ;  1054.8 p2+p0   43 dst
        mov r9, r10                  ;  1052.3 p1      43 dst copy
        and r9, r14                  ;  1055.7 p0      43 dst
        xor r15, r9                  ;  1056.7 p0      43 dst
        mov qword [rsp + 1592], r8   ;  1056.5 p0+p3   58 dst spill
        mov r8, rax                  ;  1054.6 p1      43 dst copy
        and r8, rdx                  ;  1057.5 p0      43 dst
        xor r15, r8                  ;  1058.5 p0      43 dst
        mov r8, qword [rsp + 1824]   ;  1011.4 p2      58 dst
        xor r8, qword [rsp + 2008]   ;  1058.6 p2+p0   58 dst
        xor r8, qword [rsp + 1904]   ;  1059.6 p2+p0   58 dst
        xor r8, qword [rsp + 280]    ;  1060.6 p2+p0   58 dst
        mov qword [rsp + 1904], r8   ;  1061.6 p0+p3   58 dst spill
        mov r8, r14                  ;  1055.7 p1      43 dst copy
        xor r14, r15                 ;  1061.1 p0      43 dst
        and r15, r11                 ;  1061.7 p0      43 dst
        xor r10, r15                 ;  1062.7 p0      43 dst
        or r9, r14                   ;  1062.8 p0      43 dst
        xor r9, r10                  ;  1063.8 p0      43 dst
        mov r15, r11                 ;  1052.5 p1      43 dst copy
        and r15, r10                 ;  1064.0 p0      43 dst
        xor r8, r15                  ;  1065.0 p0      43 dst
        and r10, r8                  ;  1066.0 p0      43 dst
        xor r11, r10                 ;  1067.0 p0      43 dst
        and rax, r8                  ;  1066.3 p0      43 dst
        and rdx, r8                  ;  1066.8 p0      43 dst
        and rdi, r11                 ;  1068.0 p0      43 dst
        mov r10, qword [rsp + 1688]  ;  1019.0 p2      58 dst
        xor r10, qword [rsp + 1992]  ;  1068.0 p2+p0   58 dst
        xor r10, qword [rsp + 1944]  ;  1069.0 p2+p0   58 dst
        xor r10, qword [rsp + 288]   ;  1070.0 p2+p0   58 dst
        mov r15, qword [rsp + 1584]  ;  1031.8 p2      43 dst reload
        and r15, r11                 ;  1069.5 p0      43 dst
        xor r15, qword [rsp + 376]   ;  1070.5 p2+p0   58 dst
        mov qword [rsp + 1584], r10  ;  1071.0 p0+p3   58 dst spill
        mov r10, qword [rsp + 1888]  ;  1038.3 p2      43 dst reload
        and r10, r9                  ;  1071.5 p0      43 dst
        mov qword [rsp + 1888], r15  ;  1072.1 p0+p3   58 dst spill
        mov r15, qword [rsp + 1928]  ;  1026.0 p2      58 dst
        xor r15, qword [rsp + 1744]  ;  1073.1 p2+p0   58 dst
        xor r15, qword [rsp + 2032]  ;  1074.1 p2+p0   58 dst
        mov qword [rsp + 2032], r10  ;  1074.1 p0+p3   58 dst spill
        mov r10, qword [rsp + 0]     ;  1029.0 p2      58 dst.2 reload
        xor r15, qword [r10 + 10808] ;  1075.1 p2+p0   58 dst
        mov r10, qword [rsp + 1704]  ;  1031.0 p2      58 dst
        xor r10, qword [rsp + 296]   ;  1075.6 p2+p0   58 dst
        mov qword [rsp + 1704], r10  ;  1076.6 p0+p3   58 dst spill
        mov r10, qword [rsp + 1920]  ;  1033.0 p2      58 dst
        xor r10, qword [rsp + 304]   ;  1077.1 p2+p0   58 dst
        mov qword [rsp + 1920], r10  ;  1078.1 p0+p3   58 dst spill
        mov r10, r11                 ;  1068.0 p1      43 dst copy
        xor r11, r8                  ;  1078.6 p0      43 dst
        and r13, r11                 ;  1079.6 p0      43 dst
        mov qword [rsp + 1744], r15  ;  1079.8 p0+p3   58 dst spill
        mov r15, qword [rsp + 1696]  ;  1035.8 p2      43 dst reload
        and r15, r11                 ;  1080.8 p0      43 dst
        mov r11, r8                  ;  1066.0 p1      43 dst copy
        or r11, r9                   ;  1081.3 p0      43 dst
        xor r14, r11                 ;  1082.3 p0      43 dst
        xor r8, r9                   ;  1082.5 p0      43 dst
        and rsi, r8                  ;  1083.5 p0      43 dst
        and r12, r8                  ;  1083.6 p0      43 dst
        xor r8, r14                  ;  1084.2 p0      43 dst
        and rbp, r8                  ;  1085.2 p0      43 dst
        mov r11, qword [rsp + 1896]  ;  1041.3 p2      43 dst reload
        and r11, r8                  ;  1085.3 p0      43 dst
        and rbx, r14                 ;  1085.9 p0      43 dst
        xor r10, r14                 ;  1086.5 p0      43 dst
        mov r8, qword [rsp + 1648]   ;  1042.1 p2      43 dst reload
        and r8, r14                  ;  1087.0 p0      43 dst
        xor rbx, rsi                 ;  1087.6 p0      43 dst
        xor r8, r13                  ;  1088.2 p0      43 dst
        mov r14, r9                  ;  1064.8 p1      43 dst copy
        and r14, qword [rsp + 1048]  ;  1088.7 p2+p0   43 dst
        xor r9, r10                  ;  1089.2 p0      43 dst
        and rcx, r9                  ;  1090.2 p0      43 dst
        and r9, qword [rsp + 992]    ;  1090.4 p2+p0   43 dst
        xor r13, rdx                 ;  1090.9 p0      58 dst
        xor rdx, rbp                 ;  1091.5 p0      43 dst
        xor rdx, r8                  ;  1092.5 p0      43 dst
        xor rbp, r14                 ;  1092.6 p0      43 dst
        xor r13, r14                 ;  1093.2 p0      58 dst
        xor r13, rcx                 ;  1094.2 p0      58 dst
        mov r14, qword [rsp + 1872]  ;  1046.3 p2      43 dst reload
        and r14, r10                 ;  1094.3 p0      43 dst
        mov rcx, qword [rsp + 1720]  ;  1047.3 p2      43 dst reload
        and rcx, r10                 ;  1094.9 p0      43 dst
        xor rbp, rcx                 ;  1095.9 p0      43 dst
        xor r14, r9                  ;  1096.0 p0      43 dst
        xor r15, qword [rsp + 384]   ;  1096.6 p2+p0   58 dst
        mov r10, qword [rsp + 1888]  ;  1072.1 p2      58 dst reload
        xor r10, r8                  ;  1097.1 p0      58 dst
        xor rsi, r11                 ;  1097.7 p0      58 dst
        mov r8, qword [rsp + 1960]   ;  1050.5 p2      58 dst
        xor r8, qword [rsp + 2016]   ;  1098.2 p2+p0   58 dst
        xor r8, qword [rsp + 1768]   ;  1099.2 p2+p0   58 dst
        xor r8, qword [rsp + 1776]   ;  1100.2 p2+p0   58 dst
        mov r11, qword [rsp + 2032]  ;  1074.1 p2      58 dst reload
        xor r11, r9                  ;  1099.7 p0      58 dst
        xor r11, rbx                 ;  1100.7 p0      58 dst
        xor rbx, rdx                 ;  1100.9 p0      43 dst
        xor rbx, r14                 ;  1101.9 p0      43 dst
        xor r15, r14                 ;  1102.0 p0      58 dst
        mov r9, qword [rsp + 0]      ;  1055.6 p2      58 dst.2 reload
        xor r8, qword [r9 + 10832]   ;  1102.6 p2+p0   58 dst
        xor r12, rbx                 ;  1103.1 p0      43 dst
        xor rbp, r12                 ;  1104.1 p0      43 dst
        xor r10, r12                 ;  1104.2 p0      58 dst
        xor r13, qword [r9 + 10960]  ;  1104.8 p2+p0   58 dst
        xor r11, qword [r9 + 10968]  ;  1105.3 p2+p0   58 dst
        xor rsi, qword [r9 + 11000]  ;  1105.8 p2+p0   58 dst
        mov r12, qword [rsp + 1680]  ;  1060.6 p2      58 dst
        xor r12, qword [r9 + 10840]  ;  1106.3 p2+p0   58 dst
        xor r12, qword [rsp + 1968]  ;  1107.3 p2+p0   58 dst
        xor rdi, rbp                 ;  1107.3 p0      43 dst
        mov r14, qword [rsp + 1984]  ;  1063.6 p2      43 dst reload
        xor r12, r14                 ;  1108.3 p0      58 dst
        xor r12, qword [rsp + 1664]  ;  1109.3 p2+p0   58 dst
        xor r14, qword [r9 + 10872]  ;  1109.0 p2+p0   58 dst
        xor rax, rdi                 ;  1109.5 p0      43 dst
        xor r14, qword [rsp + 1936]  ;  1110.0 p2+p0   58 dst
        xor r15, rdi                 ;  1110.5 p0      58 dst
        xor r14, qword [rsp + 1608]  ;  1111.1 p2+p0   58 dst
        xor rdx, qword [rsp + 368]   ;  1111.6 p2+p0   58 dst
        xor rbx, qword [rsp + 360]   ;  1112.1 p2+p0   58 dst
        xor rbp, qword [r9 + 10976]  ;  1112.6 p2+p0   58 dst
        mov rdi, qword [rsp + 2616]  ;  1071.6 p2      58 dst reload
        mov qword [rdi + 592], r8    ;  1113.1 p0+p3   58 dst
        mov qword [rdi + 720], r13   ;  1114.1 p0+p3   58 dst
        mov r8, qword [rsp + 1912]   ;  1072.6 p2      58 dst
        mov qword [rdi + 744], r10   ;  1115.1 p0+p3   58 dst
        xor r8, qword [r9 + 10848]   ;  1116.1 p2+p0   58 dst
        mov r10, qword [rsp + 2024]  ;  1074.6 p2      58 dst
        mov qword [rdi + 600], r12   ;  1116.6 p0+p3   58 dst
        xor r10, qword [rsp + 1712]  ;  1117.6 p2+p0   58 dst
        xor r10, qword [rsp + 2040]  ;  1118.6 p2+p0   58 dst
        xor r10, qword [rsp + 312]   ;  1119.6 p2+p0   58 dst
        mov r12, qword [rsp + 1840]  ;  1078.6 p2      58 dst
        mov qword [rdi + 632], r14   ;  1119.1 p0+p3   58 dst
        xor r12, qword [rsp + 1848]  ;  1120.1 p2+p0   58 dst
        xor r12, qword [rsp + 2000]  ;  1121.1 p2+p0   58 dst
        xor r12, qword [rsp + 320]   ;  1122.1 p2+p0   58 dst
        mov r13, qword [rsp + 1640]  ;  1082.6 p2      58 dst
        mov qword [rdi + 712], rdx   ;  1121.6 p0+p3   58 dst
        xor r13, qword [rsp + 328]   ;  1122.6 p2+p0   58 dst
        mov r14, qword [rsp + 1616]  ;  1084.6 p2      58 dst
        mov qword [rdi + 752], r15   ;  1123.1 p0+p3   58 dst
        xor r14, qword [rsp + 336]   ;  1124.1 p2+p0   58 dst
        mov r15, qword [rsp + 1832]  ;  1086.6 p2      58 dst
        mov qword [rdi + 704], rbx   ;  1124.6 p0+p3   58 dst
        xor r15, qword [r9 + 10896]  ;  1125.6 p2+p0   58 dst
        xor r15, qword [rsp + 1880]  ;  1126.6 p2+p0   58 dst
        xor r15, qword [rsp + 1624]  ;  1127.6 p2+p0   58 dst
        xor r15, qword [rsp + 1632]  ;  1128.6 p2+p0   58 dst
        xor r11, rax                 ;  1127.6 p0      58 dst
        xor rsi, rax                 ;  1128.2 p0      58 dst
        mov rax, qword [rsp + 1976]  ;  1091.6 p2      58 dst
        xor rax, qword [r9 + 10904]  ;  1128.7 p2+p0   58 dst
        xor rax, qword [rsp + 1856]  ;  1129.7 p2+p0   58 dst
        mov rcx, qword [rsp + 1952]  ;  1094.6 p2      43 dst reload
        xor rax, rcx                 ;  1130.7 p0      58 dst
        mov qword [rdi + 608], r8    ;  1130.3 p0+p3   58 dst
        xor rax, qword [rsp + 1864]  ;  1131.7 p2+p0   58 dst
        xor rcx, qword [r9 + 10936]  ;  1131.8 p2+p0   58 dst
        xor rcx, qword [rsp + 1728]  ;  1132.8 p2+p0   58 dst
        xor rcx, qword [rsp + 1752]  ;  1133.8 p2+p0   58 dst
        mov qword [rdi + 736], rbp   ;  1133.3 p0+p3   58 dst
        mov qword [rdi + 616], r10   ;  1134.3 p0+p3   58 dst
        mov r8, qword [rsp + 1672]   ;  1099.6 p2      58 dst
        xor r8, qword [r9 + 10912]   ;  1135.3 p2+p0   58 dst
        mov qword [rdi + 624], r12   ;  1135.8 p0+p3   58 dst
        mov qword [rdi + 640], r13   ;  1136.8 p0+p3   58 dst
        mov r10, qword [rsp + 1600]  ;  1101.6 p2      58 dst
        xor r10, qword [rsp + 1792]  ;  1137.8 p2+p0   58 dst
        xor r10, qword [rsp + 1800]  ;  1138.8 p2+p0   58 dst
        xor r10, qword [rsp + 344]   ;  1139.8 p2+p0   58 dst
        mov qword [rdi + 648], r14   ;  1139.3 p0+p3   58 dst
        mov r12, qword [rsp + 1576]  ;  1105.6 p2      58 dst
        xor r12, qword [rsp + 1736]  ;  1140.3 p2+p0   58 dst
        xor r12, qword [rsp + 1808]  ;  1141.3 p2+p0   58 dst
        xor r12, qword [rsp + 352]   ;  1142.3 p2+p0   58 dst
        mov qword [rdi + 656], r15   ;  1141.8 p0+p3   58 dst
        mov qword [rdi + 728], r11   ;  1142.8 p0+p3   58 dst
        mov r11, qword [rsp + 1816]  ;  1109.6 p2      58 dst reload
        mov qword [rdi + 512], r11   ;  1143.8 p0+p3   58 dst
        mov qword [rdi + 760], rsi   ;  1144.8 p0+p3   58 dst
        mov qword [rdi + 664], rax   ;  1145.8 p0+p3   58 dst
        mov r11, qword [rsp + 1784]  ;  1110.6 p2      58 dst reload
        mov qword [rdi + 520], r11   ;  1146.8 p0+p3   58 dst
        mov r11, qword [rsp + 1760]  ;  1111.6 p2      58 dst reload
        mov qword [rdi + 528], r11   ;  1147.8 p0+p3   58 dst
        mov r11, qword [rsp + 1656]  ;  1112.6 p2      58 dst reload
        mov qword [rdi + 536], r11   ;  1148.8 p0+p3   58 dst
        mov qword [rdi + 696], rcx   ;  1149.8 p0+p3   58 dst
        mov r11, qword [rsp + 1592]  ;  1113.6 p2      58 dst reload
        mov qword [rdi + 544], r11   ;  1150.8 p0+p3   58 dst
        mov qword [rdi + 672], r8    ;  1151.8 p0+p3   58 dst
        mov r8, qword [rsp + 1904]   ;  1114.6 p2      58 dst reload
        mov qword [rdi + 552], r8    ;  1152.8 p0+p3   58 dst
        mov r8, qword [rsp + 1584]   ;  1115.6 p2      58 dst reload
        mov qword [rdi + 560], r8    ;  1153.8 p0+p3   58 dst
        mov r8, qword [rsp + 1744]   ;  1116.6 p2      58 dst reload
        mov qword [rdi + 568], r8    ;  1154.8 p0+p3   58 dst
        mov r8, qword [rsp + 1704]   ;  1117.6 p2      58 dst reload
        mov qword [rdi + 576], r8    ;  1155.8 p0+p3   58 dst
        mov qword [rdi + 680], r10   ;  1156.8 p0+p3   58 dst
        mov r8, qword [rsp + 1920]   ;  1118.6 p2      58 dst reload
        mov qword [rdi + 584], r8    ;  1157.8 p0+p3   58 dst
        mov qword [rdi + 688], r12   ;  1158.8 p0+p3   58 dst
        mov r8, qword [rsp + 1336]   ;  1119.6 p2      43 dst
        mov r10, qword [rsp + 1344]  ;  1120.6 p2      43 dst reload
        xor r8, r10                  ;  1159.8 p0      43 dst
        mov r11, r8                  ;  1160.8 p1      43 dst copy
        xor r11, qword [rsp + 1320]  ;  1161.8 p2+p0   43 dst
        mov r12, r11                 ;  1162.8 p1      43 dst copy
        mov r13, qword [rsp + 1368]  ;  1122.6 p2      43 dst reload
        xor r12, r13                 ;  1163.8 p0      43 dst
        mov r14, r12                 ;  1164.8 p1      43 dst copy
        xor r14, qword [rsp + 1360]  ;  1165.8 p2+p0   43 dst
        mov r15, r12                 ;  1164.8 p1      43 dst copy
        mov rsi, qword [rsp + 1312]  ;  1124.6 p2      43 dst reload
        xor r15, rsi                 ;  1165.8 p0      43 dst
        mov rbp, r15                 ;  1166.8 p1      43 dst copy
        xor rbp, qword [rsp + 1328]  ;  1167.8 p2+p0   43 dst
        mov rax, rbp                 ;  1168.8 p1      43 dst copy
        mov rcx, qword [rsp + 1336]  ;  1126.6 p2      43 dst reload
        xor rax, rcx                 ;  1169.8 p0      43 dst
        mov rdx, r12                 ;  1164.8 p1      43 dst copy
        mov rbx, r12                 ;  1164.8 p1      43 dst copy
        mov rdi, r15                 ;  1166.8 p1      43 dst copy
        or rdi, r13                  ;  1167.8 p0      43 dst
        xor rbp, rdi                 ;  1168.8 p0      43 dst
        mov r9, r15                  ;  1166.8 p1      43 dst copy
        mov qword [rsp + 1920], r12  ;  1164.8 p0+p3   43 dst spill
        mov r12, r14                 ;  1166.8 p1      43 dst copy
        xor r12, qword [rsp + 1352]  ;  1167.8 p2+p0   43 dst
        mov qword [rsp + 1704], r15  ;  1166.8 p0+p3   43 dst spill
        mov r15, r14                 ;  1166.8 p1      43 dst copy
        xor r15, rax                 ;  1170.8 p0      43 dst
        and rdx, r15                 ;  1171.8 p0      43 dst
        mov qword [rsp + 1744], rdx  ;  1172.8 p0+p3   43 dst spill
        mov rdx, r14                 ;  1166.8 p1      43 dst copy
        mov qword [rsp + 1584], r14  ;  1169.4 p0+p3   43 dst spill
        mov r14, qword [rsp + 1744]  ;  1172.8 p2      43 dst
        xor r14, r10                 ;  1176.8 p0      43 dst
        xor r10, r12                 ;  1170.9 p0      43 dst
        mov qword [rsp + 1904], rbp  ;  1171.5 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1744]  ;  1172.8 p2      43 dst
        mov qword [rsp + 1744], rdi  ;  1172.5 p0+p3   43 dst spill
        mov rdi, r15                 ;  1171.8 p1      43 dst copy
        xor rdi, r13                 ;  1173.5 p0      43 dst
        mov r13, r12                 ;  1168.8 p1      43 dst copy
        xor r13, rsi                 ;  1174.1 p0      43 dst
        mov qword [rsp + 1592], r15  ;  1174.7 p0+p3   43 dst spill
        mov r15, r12                 ;  1168.8 p1      43 dst copy
        mov qword [rsp + 1656], r12  ;  1175.7 p0+p3   43 dst spill
        mov r12, rax                 ;  1170.8 p1      43 dst copy
        mov qword [rsp + 1760], r13  ;  1176.7 p0+p3   43 dst spill
        mov r13, rax                 ;  1170.8 p1      43 dst copy
        xor r13, r10                 ;  1177.7 p0      43 dst
        mov qword [rsp + 1784], rax  ;  1178.2 p0+p3   43 dst spill
        mov rax, qword [rsp + 1760]  ;  1176.7 p2      43 dst
        and rax, r10                 ;  1180.7 p0      43 dst
        mov qword [rsp + 1816], r13  ;  1179.8 p0+p3   43 dst spill
        mov r13, qword [rsp + 1904]  ;  1171.5 p2      43 dst reload
        xor r13, rax                 ;  1181.7 p0      43 dst
        mov rax, qword [rsp + 1816]  ;  1179.8 p2      43 dst
        mov qword [rsp + 1904], r13  ;  1182.7 p0+p3   43 dst spill
        mov r13, qword [rsp + 1816]  ;  1179.8 p2      43 dst
        xor r13, qword [rsp + 1368]  ;  1183.8 p2+p0   43 dst
        mov qword [rsp + 1808], r13  ;  1184.8 p0+p3   43 dst spill
        mov r13, qword [rsp + 1760]  ;  1176.7 p2      43 dst
        mov qword [rsp + 1760], r13  ;  1183.9 p0+p3   43 dst spill
        mov r13, qword [rsp + 1808]  ;  1184.8 p2      43 dst
        mov qword [rsp + 1736], r13  ;  1188.8 p0+p3   43 dst spill
        mov r13, r10                 ;  1171.9 p1      43 dst copy
        xor r13, rdi                 ;  1185.9 p0      43 dst
        xor rcx, r13                 ;  1186.9 p0      43 dst
        and r15, r13                 ;  1187.0 p0      43 dst
        xor r11, r15                 ;  1188.0 p0      43 dst
        and rax, rcx                 ;  1188.2 p0      43 dst
        xor r14, rax                 ;  1189.2 p0      43 dst
        xor r9, rcx                  ;  1189.3 p0      43 dst
        mov r15, qword [rsp + 1736]  ;  1188.8 p2      43 dst reload
        and r15, r9                  ;  1192.8 p0      43 dst
        mov rax, qword [rsp + 1744]  ;  1172.5 p2      43 dst reload
        xor rax, r15                 ;  1193.8 p0      43 dst
        mov r15, qword [rsp + 1808]  ;  1184.8 p2      43 dst
        mov qword [rsp + 1808], r13  ;  1191.0 p0+p3   43 dst spill
        mov r13, qword [rsp + 1816]  ;  1179.8 p2      43 dst
        mov qword [rsp + 1816], r13  ;  1192.0 p0+p3   43 dst spill
        mov r13, rdi                 ;  1174.5 p1      43 dst copy
        xor r13, rsi                 ;  1193.0 p0      43 dst
        xor r8, r13                  ;  1194.0 p0      43 dst
        and r13, rdi                 ;  1194.2 p0      43 dst
        xor r11, r13                 ;  1195.2 p0      43 dst
        xor rbp, r11                 ;  1196.2 p0      43 dst
        xor rax, r11                 ;  1196.2 p0      43 dst
        and r12, r8                  ;  1196.4 p0      43 dst
        xor r13, r12                 ;  1197.4 p0      43 dst
        xor rbx, r8                  ;  1197.6 p0      43 dst
        and rdx, rbx                 ;  1198.6 p0      43 dst
        xor rbp, rdx                 ;  1199.6 p0      43 dst
        xor r14, r13                 ;  1199.3 p0      43 dst
        mov r11, qword [rsp + 1904]  ;  1182.7 p2      43 dst reload
        xor r11, r13                 ;  1199.9 p0      43 dst
        mov r12, rbp                 ;  1200.6 p1      43 dst copy
        and r12, r14                 ;  1201.6 p0      43 dst
        xor rax, r12                 ;  1202.6 p0      43 dst
        mov r13, r14                 ;  1200.3 p1      43 dst copy
        xor r14, rax                 ;  1203.6 p0      43 dst
        and rax, r11                 ;  1203.6 p0      43 dst
        xor rbp, rax                 ;  1204.6 p0      43 dst
        or r12, r14                  ;  1204.6 p0      43 dst
        xor r12, rbp                 ;  1205.6 p0      43 dst
        mov rax, r11                 ;  1200.9 p1      43 dst copy
        and rax, rbp                 ;  1205.6 p0      43 dst
        xor r13, rax                 ;  1206.6 p0      43 dst
        and rbp, r13                 ;  1207.6 p0      43 dst
        xor r11, rbp                 ;  1208.6 p0      43 dst
        and r9, r13                  ;  1207.6 p0      43 dst
        and r15, r13                 ;  1207.6 p0      43 dst
        mov rbp, qword [rsp + 1704]  ;  1166.8 p2      43 dst reload
        and rbp, r12                 ;  1207.9 p0      43 dst
        and rbx, r11                 ;  1209.6 p0      43 dst
        mov rax, qword [rsp + 1584]  ;  1169.4 p2      43 dst reload
        and rax, r11                 ;  1209.6 p0      43 dst
        mov rdx, r11                 ;  1209.6 p1      43 dst copy
        xor r11, r13                 ;  1209.6 p0      43 dst
        mov qword [rsp + 1584], rax  ;  1210.6 p0+p3   43 dst spill
        mov rax, qword [rsp + 1808]  ;  1191.0 p2      43 dst reload
        and rax, r11                 ;  1211.1 p0      43 dst
        mov qword [rsp + 1808], rbp  ;  1211.7 p0+p3   43 dst spill
        mov rbp, qword [rsp + 1656]  ;  1175.7 p2      43 dst reload
        and rbp, r11                 ;  1212.7 p0      43 dst
        mov r11, r13                 ;  1207.6 p1      43 dst copy
        or r11, r12                  ;  1213.3 p0      43 dst
        xor r14, r11                 ;  1214.3 p0      43 dst
        xor r13, r12                 ;  1214.4 p0      43 dst
        and rcx, r13                 ;  1215.4 p0      43 dst
        and r8, r14                  ;  1215.6 p0      43 dst
        xor r8, rcx                  ;  1216.6 p0      43 dst
        xor rdx, r14                 ;  1216.7 p0      43 dst
        mov r11, qword [rsp + 1784]  ;  1178.2 p2      43 dst reload
        and r11, r14                 ;  1217.3 p0      43 dst
        xor r14, r13                 ;  1217.8 p0      43 dst
        mov qword [rsp + 1784], rcx  ;  1218.4 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1816]  ;  1192.0 p2      43 dst reload
        and rcx, r13                 ;  1219.4 p0      43 dst
        and r10, r14                 ;  1220.0 p0      43 dst
        mov r13, qword [rsp + 1760]  ;  1183.9 p2      43 dst reload
        and r13, r14                 ;  1220.6 p0      43 dst
        xor r11, rax                 ;  1221.1 p0      43 dst
        mov r14, qword [rsp + 1920]  ;  1171.8 p2      43 dst reload
        and r14, rdx                 ;  1221.7 p0      43 dst
        mov qword [rsp + 1920], r13  ;  1222.3 p0+p3   43 dst spill
        mov r13, qword [rsp + 1592]  ;  1174.7 p2      43 dst reload
        and r13, rdx                 ;  1223.3 p0      43 dst
        xor rdx, r12                 ;  1223.8 p0      43 dst
        and r12, qword [rsp + 1368]  ;  1224.4 p2+p0   43 dst
        and rsi, rdx                 ;  1224.9 p0      43 dst
        and rdi, rdx                 ;  1225.5 p0      43 dst
        xor r14, rsi                 ;  1226.1 p0      43 dst
        xor r13, r10                 ;  1226.6 p0      43 dst
        xor r10, r15                 ;  1227.2 p0      43 dst
        xor r10, r11                 ;  1228.2 p0      43 dst
        xor r13, r12                 ;  1228.3 p0      43 dst
        mov rdx, r8                  ;  1217.6 p1      43 dst copy
        xor rdx, r14                 ;  1228.9 p0      43 dst
        xor rdx, r10                 ;  1229.9 p0      43 dst
        xor rcx, rdx                 ;  1230.9 p0      43 dst
        xor r13, rcx                 ;  1231.9 p0      43 dst
        xor rbx, r13                 ;  1232.9 p0      43 dst
        xor r9, rbx                  ;  1233.9 p0      43 dst
        mov qword [rsp + 1592], rbp  ;  1232.3 p0+p3   43 dst spill
        mov rbp, qword [rsp + 624]   ;  1180.1 p2      43 dst
        xor rbp, qword [rsp + 632]   ;  1233.3 p2+p0   43 dst
        mov qword [rsp + 1760], r14  ;  1233.8 p0+p3   43 dst spill
        mov r14, rbp                 ;  1234.3 p1      43 dst copy
        xor r14, qword [rsp + 608]   ;  1235.3 p2+p0   43 dst
        mov qword [rsp + 1816], rbx  ;  1235.3 p0+p3   43 dst spill
        mov rbx, r14                 ;  1236.3 p1      43 dst copy
        xor rbx, qword [rsp + 656]   ;  1237.3 p2+p0   43 dst
        mov qword [rsp + 1656], r11  ;  1236.8 p0+p3   43 dst spill
        mov r11, rbx                 ;  1238.3 p1      43 dst copy
        xor r11, qword [rsp + 648]   ;  1239.3 p2+p0   43 dst
        mov qword [rsp + 1704], rcx  ;  1238.3 p0+p3   43 dst spill
        mov rcx, rbx                 ;  1238.3 p1      43 dst copy
        xor rcx, qword [rsp + 600]   ;  1239.3 p2+p0   43 dst
        mov qword [rsp + 1904], r13  ;  1239.8 p0+p3   43 dst spill
        mov r13, rbx                 ;  1238.3 p1      43 dst copy
        mov qword [rsp + 1744], r8   ;  1240.8 p0+p3   43 dst spill
        mov r8, rbx                  ;  1238.3 p1      43 dst copy
        mov qword [rsp + 1736], rsi  ;  1241.8 p0+p3   43 dst spill
        mov rsi, rcx                 ;  1240.3 p1      43 dst copy
        xor rsi, qword [rsp + 616]   ;  1242.8 p2+p0   43 dst
        mov qword [rsp + 1576], r9   ;  1243.3 p0+p3   43 dst spill
        mov r9, rsi                  ;  1243.8 p1      43 dst copy
        xor r9, qword [rsp + 624]    ;  1244.8 p2+p0   43 dst
        mov qword [rsp + 1800], rax  ;  1244.8 p0+p3   43 dst spill
        mov rax, rcx                 ;  1240.3 p1      43 dst copy
        or rax, qword [rsp + 656]    ;  1245.8 p2+p0   43 dst
        xor rsi, rax                 ;  1246.8 p0      43 dst
        mov qword [rsp + 1792], rdi  ;  1246.9 p0+p3   43 dst spill
        mov rdi, rcx                 ;  1240.3 p1      43 dst copy
        mov qword [rsp + 1600], r15  ;  1247.9 p0+p3   43 dst spill
        mov r15, r11                 ;  1240.3 p1      43 dst copy
        xor r15, qword [rsp + 640]   ;  1248.9 p2+p0   43 dst
        mov qword [rsp + 1672], r12  ;  1249.4 p0+p3   43 dst spill
        mov r12, r11                 ;  1240.3 p1      43 dst copy
        xor r12, r9                  ;  1250.4 p0      43 dst
        and r13, r12                 ;  1251.4 p0      43 dst
        mov qword [rsp + 1752], r10  ;  1251.6 p0+p3   43 dst spill
        mov r10, r11                 ;  1240.3 p1      43 dst copy
        mov qword [rsp + 1728], rdx  ;  1252.6 p0+p3   43 dst spill
        mov rdx, r12                 ;  1251.4 p1      43 dst copy
        xor rdx, qword [rsp + 656]   ;  1253.6 p2+p0   43 dst
        mov qword [rsp + 1864], r11  ;  1254.1 p0+p3   43 dst spill
        mov r11, r9                  ;  1245.8 p1      43 dst copy
        mov qword [rsp + 1952], r12  ;  1255.1 p0+p3   43 dst spill
        mov r12, r9                  ;  1245.8 p1      43 dst copy
        mov qword [rsp + 1856], rbx  ;  1256.1 p0+p3   43 dst spill
        mov rbx, r13                 ;  1252.4 p1      43 dst copy
        xor rbx, qword [rsp + 632]   ;  1257.1 p2+p0   43 dst
        mov qword [rsp + 1976], rcx  ;  1257.6 p0+p3   43 dst spill
        mov rcx, r15                 ;  1249.9 p1      43 dst copy
        xor rcx, qword [rsp + 632]   ;  1258.6 p2+p0   43 dst
        xor r12, rcx                 ;  1259.6 p0      43 dst
        mov qword [rsp + 1632], r9   ;  1259.6 p0+p3   43 dst spill
        mov r9, r15                  ;  1249.9 p1      43 dst copy
        xor r9, qword [rsp + 600]    ;  1260.6 p2+p0   43 dst
        mov qword [rsp + 1624], r9   ;  1261.6 p0+p3   43 dst spill
        mov r9, r15                  ;  1249.9 p1      43 dst copy
        mov qword [rsp + 1880], r15  ;  1262.1 p0+p3   43 dst spill
        mov r15, qword [rsp + 1624]  ;  1261.6 p2      43 dst
        and r15, rcx                 ;  1265.6 p0      43 dst
        xor rsi, r15                 ;  1266.6 p0      43 dst
        mov r15, qword [rsp + 1624]  ;  1261.6 p2      43 dst
        mov qword [rsp + 1624], r15  ;  1265.6 p0+p3   43 dst spill
        mov r15, rcx                 ;  1259.6 p1      43 dst copy
        xor r15, rdx                 ;  1265.3 p0      43 dst
        and r9, r15                  ;  1266.3 p0      43 dst
        xor r14, r9                  ;  1267.3 p0      43 dst
        mov r9, rdx                  ;  1254.6 p1      43 dst copy
        xor r9, qword [rsp + 600]    ;  1267.0 p2+p0   43 dst
        xor rbp, r9                  ;  1268.0 p0      43 dst
        and r9, rdx                  ;  1268.1 p0      43 dst
        xor r14, r9                  ;  1269.1 p0      43 dst
        xor r13, r14                 ;  1270.1 p0      43 dst
        xor rax, r14                 ;  1270.1 p0      43 dst
        and r11, rbp                 ;  1270.3 p0      43 dst
        xor r9, r11                  ;  1271.3 p0      43 dst
        xor r8, rbp                  ;  1271.5 p0      43 dst
        and r10, r8                  ;  1272.5 p0      43 dst
        xor r13, r10                 ;  1273.5 p0      43 dst
        xor rbx, r9                  ;  1273.2 p0      43 dst
        xor rsi, r9                  ;  1273.8 p0      43 dst
        mov r9, r12                  ;  1260.6 p1      43 dst copy
        mov r10, r12                 ;  1260.6 p1      43 dst copy
        mov r11, qword [rsp + 656]   ;  1220.4 p2      43 dst reload
        xor r10, r11                 ;  1274.3 p0      43 dst
        mov r14, r15                 ;  1266.3 p1      43 dst copy
        xor r14, qword [rsp + 624]   ;  1274.9 p2+p0   43 dst
        and r9, r14                  ;  1275.9 p0      43 dst
        xor rbx, r9                  ;  1276.9 p0      43 dst
        xor rdi, r14                 ;  1276.5 p0      43 dst
        mov r9, r13                  ;  1274.5 p1      43 dst copy
        and r9, rbx                  ;  1277.9 p0      43 dst
        xor rax, r9                  ;  1278.9 p0      43 dst
        mov qword [rsp + 1832], r8   ;  1278.3 p0+p3   43 dst spill
        mov r8, r10                  ;  1275.3 p1      43 dst copy
        and r8, rdi                  ;  1279.3 p0      43 dst
        xor rax, r8                  ;  1280.3 p0      43 dst
        mov r8, rbx                  ;  1277.9 p1      43 dst copy
        xor rbx, rax                 ;  1281.3 p0      43 dst
        and rax, rsi                 ;  1281.3 p0      43 dst
        xor r13, rax                 ;  1282.3 p0      43 dst
        or r9, rbx                   ;  1282.3 p0      43 dst
        xor r9, r13                  ;  1283.3 p0      43 dst
        and r11, r9                  ;  1284.3 p0      43 dst
        mov rax, rsi                 ;  1274.8 p1      43 dst copy
        and rax, r13                 ;  1283.8 p0      43 dst
        xor r8, rax                  ;  1284.8 p0      43 dst
        and r13, r8                  ;  1285.8 p0      43 dst
        xor rsi, r13                 ;  1286.8 p0      43 dst
        and rdi, r8                  ;  1286.1 p0      43 dst
        and r10, r8                  ;  1286.7 p0      43 dst
        mov r13, qword [rsp + 1976]  ;  1257.6 p2      43 dst reload
        and r13, r9                  ;  1287.3 p0      43 dst
        mov rax, qword [rsp + 1864]  ;  1254.1 p2      43 dst reload
        and rax, rsi                 ;  1287.8 p0      43 dst
        mov qword [rsp + 1864], rax  ;  1288.8 p0+p3   43 dst spill
        mov rax, qword [rsp + 1832]  ;  1278.3 p2      43 dst reload
        and rax, rsi                 ;  1289.4 p0      43 dst
        mov qword [rsp + 1832], r13  ;  1290.0 p0+p3   43 dst spill
        mov r13, r9                  ;  1284.3 p1      43 dst copy
        or r13, r8                   ;  1291.0 p0      43 dst
        xor rbx, r13                 ;  1292.0 p0      43 dst
        and rbp, rbx                 ;  1293.0 p0      43 dst
        mov r13, qword [rsp + 1632]  ;  1259.6 p2      43 dst reload
        and r13, rbx                 ;  1293.0 p0      43 dst
        mov qword [rsp + 1632], r11  ;  1293.2 p0+p3   43 dst spill
        mov r11, r9                  ;  1284.3 p1      43 dst copy
        xor r11, r8                  ;  1294.2 p0      43 dst
        xor r8, rsi                  ;  1294.8 p0      43 dst
        xor rsi, rbx                 ;  1295.4 p0      43 dst
        xor rbx, r11                 ;  1296.0 p0      43 dst
        and r14, r11                 ;  1296.5 p0      43 dst
        and r12, r11                 ;  1297.1 p0      43 dst
        and rcx, rbx                 ;  1297.7 p0      43 dst
        mov r11, qword [rsp + 1624]  ;  1265.6 p2      43 dst reload
        and r11, rbx                 ;  1298.2 p0      43 dst
        xor rbp, r14                 ;  1298.8 p0      43 dst
        and r15, r8                  ;  1299.4 p0      43 dst
        mov rbx, qword [rsp + 1880]  ;  1262.1 p2      43 dst reload
        and rbx, r8                  ;  1300.0 p0      43 dst
        xor r9, rsi                  ;  1300.5 p0      43 dst
        and rdx, r9                  ;  1301.5 p0      43 dst
        and r9, qword [rsp + 600]    ;  1301.7 p2+p0   43 dst
        xor r13, r15                 ;  1302.2 p0      43 dst
        mov r8, qword [rsp + 1856]   ;  1256.1 p2      43 dst reload
        and r8, rsi                  ;  1302.7 p0      43 dst
        mov qword [rsp + 1856], r11  ;  1303.3 p0+p3   43 dst spill
        mov r11, qword [rsp + 1952]  ;  1255.1 p2      43 dst reload
        and r11, rsi                 ;  1304.3 p0      43 dst
        xor r8, r9                   ;  1304.9 p0      43 dst
        mov rsi, qword [rsp + 1632]  ;  1293.2 p2      43 dst
        xor rsi, r11                 ;  1305.5 p0      43 dst
        xor rsi, rcx                 ;  1306.5 p0      43 dst
        xor rcx, r10                 ;  1306.6 p0      43 dst
        xor rcx, r13                 ;  1307.6 p0      43 dst
        mov r11, rbp                 ;  1299.8 p1      43 dst copy
        xor r11, r8                  ;  1307.7 p0      43 dst
        xor r11, rcx                 ;  1308.7 p0      43 dst
        xor r12, r11                 ;  1309.7 p0      43 dst
        xor rsi, r12                 ;  1310.7 p0      43 dst
        xor rax, rsi                 ;  1311.7 p0      43 dst
        xor rdi, rax                 ;  1312.7 p0      43 dst
        mov qword [rsp + 1952], r14  ;  1311.2 p0+p3   43 dst spill
        mov r14, qword [rsp + 952]   ;  1255.9 p2      43 dst
        xor r14, qword [rsp + 960]   ;  1312.2 p2+p0   43 dst
        mov qword [rsp + 1880], rbx  ;  1312.7 p0+p3   43 dst spill
        mov rbx, r14                 ;  1313.2 p1      43 dst copy
        xor rbx, qword [rsp + 936]   ;  1314.2 p2+p0   43 dst
        mov qword [rsp + 1624], r8   ;  1314.2 p0+p3   43 dst spill
        mov r8, rbx                  ;  1315.2 p1      43 dst copy
        xor r8, qword [rsp + 984]    ;  1316.2 p2+p0   43 dst
        mov qword [rsp + 1976], rax  ;  1315.7 p0+p3   43 dst spill
        mov rax, r8                  ;  1317.2 p1      43 dst copy
        xor rax, qword [rsp + 976]   ;  1318.2 p2+p0   43 dst
        mov qword [rsp + 1616], r13  ;  1317.2 p0+p3   43 dst spill
        mov r13, r8                  ;  1317.2 p1      43 dst copy
        xor r13, qword [rsp + 928]   ;  1318.2 p2+p0   43 dst
        mov qword [rsp + 1640], r12  ;  1318.7 p0+p3   43 dst spill
        mov r12, r8                  ;  1317.2 p1      43 dst copy
        mov qword [rsp + 2000], rsi  ;  1319.7 p0+p3   43 dst spill
        mov rsi, r8                  ;  1317.2 p1      43 dst copy
        mov qword [rsp + 1848], rbp  ;  1320.7 p0+p3   43 dst spill
        mov rbp, r13                 ;  1319.2 p1      43 dst copy
        xor rbp, qword [rsp + 944]   ;  1321.7 p2+p0   43 dst
        mov qword [rsp + 1840], r9   ;  1322.2 p0+p3   43 dst spill
        mov r9, rbp                  ;  1322.7 p1      43 dst copy
        xor r9, qword [rsp + 952]    ;  1323.7 p2+p0   43 dst
        mov qword [rsp + 2040], rdi  ;  1323.7 p0+p3   43 dst spill
        mov rdi, r13                 ;  1319.2 p1      43 dst copy
        or rdi, qword [rsp + 984]    ;  1324.7 p2+p0   43 dst
        xor rbp, rdi                 ;  1325.7 p0      43 dst
        mov qword [rsp + 1712], rdx  ;  1325.7 p0+p3   43 dst spill
        mov rdx, r13                 ;  1319.2 p1      43 dst copy
        mov qword [rsp + 2024], r15  ;  1326.7 p0+p3   43 dst spill
        mov r15, rax                 ;  1319.2 p1      43 dst copy
        xor r15, qword [rsp + 968]   ;  1327.7 p2+p0   43 dst
        mov qword [rsp + 1912], r10  ;  1328.2 p0+p3   43 dst spill
        mov r10, rax                 ;  1319.2 p1      43 dst copy
        xor r10, r9                  ;  1329.2 p0      43 dst
        and r12, r10                 ;  1330.2 p0      43 dst
        mov qword [rsp + 1608], rcx  ;  1330.4 p0+p3   43 dst spill
        mov rcx, rax                 ;  1319.2 p1      43 dst copy
        mov qword [rsp + 1936], r11  ;  1331.4 p0+p3   43 dst spill
        mov r11, r10                 ;  1330.2 p1      43 dst copy
        xor r11, qword [rsp + 984]   ;  1332.4 p2+p0   43 dst
        mov qword [rsp + 1664], rax  ;  1332.9 p0+p3   43 dst spill
        mov rax, r9                  ;  1324.7 p1      43 dst copy
        mov qword [rsp + 1984], r10  ;  1333.9 p0+p3   43 dst spill
        mov r10, r9                  ;  1324.7 p1      43 dst copy
        mov qword [rsp + 1968], r8   ;  1334.9 p0+p3   43 dst spill
        mov r8, r12                  ;  1331.2 p1      43 dst copy
        xor r8, qword [rsp + 960]    ;  1335.9 p2+p0   43 dst
        mov qword [rsp + 1680], r13  ;  1336.4 p0+p3   43 dst spill
        mov r13, r15                 ;  1328.7 p1      43 dst copy
        xor r13, qword [rsp + 960]   ;  1337.4 p2+p0   43 dst
        xor r10, r13                 ;  1338.4 p0      43 dst
        mov qword [rsp + 2032], r9   ;  1338.4 p0+p3   43 dst spill
        mov r9, r15                  ;  1328.7 p1      43 dst copy
        xor r9, qword [rsp + 928]    ;  1339.4 p2+p0   43 dst
        mov qword [rsp + 1776], r9   ;  1340.4 p0+p3   43 dst spill
        mov r9, r15                  ;  1328.7 p1      43 dst copy
        mov qword [rsp + 1768], r15  ;  1340.9 p0+p3   43 dst spill
        mov r15, qword [rsp + 1776]  ;  1340.4 p2      43 dst
        and r15, r13                 ;  1344.4 p0      43 dst
        xor rbp, r15                 ;  1345.4 p0      43 dst
        mov r15, qword [rsp + 1776]  ;  1340.4 p2      43 dst
        mov qword [rsp + 1776], r15  ;  1344.4 p0+p3   43 dst spill
        mov r15, r13                 ;  1338.4 p1      43 dst copy
        xor r15, r11                 ;  1344.1 p0      43 dst
        and r9, r15                  ;  1345.1 p0      43 dst
        xor rbx, r9                  ;  1346.1 p0      43 dst
        mov r9, r11                  ;  1333.4 p1      43 dst copy
        xor r9, qword [rsp + 928]    ;  1345.8 p2+p0   43 dst
        xor r14, r9                  ;  1346.8 p0      43 dst
        and r9, r11                  ;  1346.9 p0      43 dst
        xor rbx, r9                  ;  1347.9 p0      43 dst
        xor r12, rbx                 ;  1348.9 p0      43 dst
        xor rdi, rbx                 ;  1348.9 p0      43 dst
        and rax, r14                 ;  1349.2 p0      43 dst
        xor r9, rax                  ;  1350.2 p0      43 dst
        xor rsi, r14                 ;  1350.3 p0      43 dst
        and rcx, rsi                 ;  1351.3 p0      43 dst
        xor r12, rcx                 ;  1352.3 p0      43 dst
        xor r8, r9                   ;  1352.0 p0      43 dst
        xor rbp, r9                  ;  1352.6 p0      43 dst
        mov r9, r10                  ;  1339.4 p1      43 dst copy
        mov rax, r10                 ;  1339.4 p1      43 dst copy
        mov rcx, qword [rsp + 984]   ;  1299.8 p2      43 dst reload
        xor rax, rcx                 ;  1353.2 p0      43 dst
        mov rbx, r15                 ;  1345.1 p1      43 dst copy
        xor rbx, qword [rsp + 952]   ;  1353.7 p2+p0   43 dst
        and r9, rbx                  ;  1354.7 p0      43 dst
        xor r8, r9                   ;  1355.7 p0      43 dst
        xor rdx, rbx                 ;  1355.4 p0      43 dst
        mov r9, r12                  ;  1353.3 p1      43 dst copy
        and r9, r8                   ;  1356.7 p0      43 dst
        xor rdi, r9                  ;  1357.7 p0      43 dst
        mov qword [rsp + 2016], rsi  ;  1357.1 p0+p3   43 dst spill
        mov rsi, rax                 ;  1354.2 p1      43 dst copy
        and rsi, rdx                 ;  1358.1 p0      43 dst
        xor rdi, rsi                 ;  1359.1 p0      43 dst
        mov rsi, r8                  ;  1356.7 p1      43 dst copy
        xor r8, rdi                  ;  1360.1 p0      43 dst
        and rdi, rbp                 ;  1360.1 p0      43 dst
        xor r12, rdi                 ;  1361.1 p0      43 dst
        or r9, r8                    ;  1361.1 p0      43 dst
        xor r9, r12                  ;  1362.1 p0      43 dst
        and rcx, r9                  ;  1363.1 p0      43 dst
        mov rdi, rbp                 ;  1353.6 p1      43 dst copy
        and rdi, r12                 ;  1362.6 p0      43 dst
        xor rsi, rdi                 ;  1363.6 p0      43 dst
        and r12, rsi                 ;  1364.6 p0      43 dst
        xor rbp, r12                 ;  1365.6 p0      43 dst
        and rdx, rsi                 ;  1364.9 p0      43 dst
        and rax, rsi                 ;  1365.5 p0      43 dst
        mov r12, qword [rsp + 1680]  ;  1336.4 p2      43 dst reload
        and r12, r9                  ;  1366.1 p0      43 dst
        mov rdi, qword [rsp + 1664]  ;  1332.9 p2      43 dst reload
        and rdi, rbp                 ;  1366.6 p0      43 dst
        mov qword [rsp + 1664], rdi  ;  1367.6 p0+p3   43 dst spill
        mov rdi, qword [rsp + 2016]  ;  1357.1 p2      43 dst reload
        and rdi, rbp                 ;  1368.2 p0      43 dst
        mov qword [rsp + 2016], r12  ;  1368.8 p0+p3   43 dst spill
        mov r12, r9                  ;  1363.1 p1      43 dst copy
        or r12, rsi                  ;  1369.8 p0      43 dst
        xor r8, r12                  ;  1370.8 p0      43 dst
        and r14, r8                  ;  1371.8 p0      43 dst
        mov r12, qword [rsp + 2032]  ;  1338.4 p2      43 dst reload
        and r12, r8                  ;  1371.8 p0      43 dst
        mov qword [rsp + 2032], rcx  ;  1372.1 p0+p3   43 dst spill
        mov rcx, r9                  ;  1363.1 p1      43 dst copy
        xor rcx, rsi                 ;  1373.1 p0      43 dst
        xor rsi, rbp                 ;  1373.6 p0      43 dst
        xor rbp, r8                  ;  1374.2 p0      43 dst
        xor r8, rcx                  ;  1374.8 p0      43 dst
        and rbx, rcx                 ;  1375.4 p0      43 dst
        and r10, rcx                 ;  1375.9 p0      43 dst
        and r13, r8                  ;  1376.5 p0      43 dst
        mov rcx, qword [rsp + 1776]  ;  1344.4 p2      43 dst reload
        and rcx, r8                  ;  1377.1 p0      43 dst
        xor r14, rbx                 ;  1377.6 p0      43 dst
        and r15, rsi                 ;  1378.2 p0      43 dst
        mov r8, qword [rsp + 1768]   ;  1340.9 p2      43 dst reload
        and r8, rsi                  ;  1378.8 p0      43 dst
        xor r9, rbp                  ;  1379.4 p0      43 dst
        and r11, r9                  ;  1380.4 p0      43 dst
        and r9, qword [rsp + 928]    ;  1380.5 p2+p0   43 dst
        xor r12, r15                 ;  1381.0 p0      43 dst
        mov rsi, qword [rsp + 1968]  ;  1334.9 p2      43 dst reload
        and rsi, rbp                 ;  1381.6 p0      43 dst
        mov qword [rsp + 1968], rcx  ;  1382.1 p0+p3   43 dst spill
        mov rcx, qword [rsp + 1984]  ;  1333.9 p2      43 dst reload
        and rcx, rbp                 ;  1383.1 p0      43 dst
        xor rsi, r9                  ;  1383.7 p0      43 dst
        mov rbp, qword [rsp + 2032]  ;  1372.1 p2      43 dst
        xor rbp, rcx                 ;  1384.3 p0      43 dst
        xor rbp, r13                 ;  1385.3 p0      43 dst
        xor r13, rax                 ;  1385.4 p0      43 dst
        xor r13, r12                 ;  1386.4 p0      43 dst
        mov rcx, r14                 ;  1378.6 p1      43 dst copy
        xor rcx, rsi                 ;  1386.6 p0      43 dst
        xor rcx, r13                 ;  1387.6 p0      43 dst
        xor r10, rcx                 ;  1388.6 p0      43 dst
        xor rbp, r10                 ;  1389.6 p0      43 dst
        xor rdi, rbp                 ;  1390.6 p0      43 dst
        xor rdx, rdi                 ;  1391.6 p0      43 dst
        mov qword [rsp + 1984], rbx  ;  1390.0 p0+p3   43 dst spill
        mov rbx, qword [rsp + 1272]  ;  1334.7 p2      43 dst
        xor rbx, qword [rsp + 1280]  ;  1391.0 p2+p0   43 dst
        mov qword [rsp + 1768], r8   ;  1391.5 p0+p3   43 dst spill
        mov r8, rbx                  ;  1392.0 p1      43 dst copy
        xor r8, qword [rsp + 1256]   ;  1393.0 p2+p0   43 dst
        mov qword [rsp + 1776], rsi  ;  1393.0 p0+p3   43 dst spill
        mov rsi, r8                  ;  1394.0 p1      43 dst copy
        xor rsi, qword [rsp + 1304]  ;  1395.0 p2+p0   43 dst
        mov qword [rsp + 1680], rdi  ;  1394.5 p0+p3   43 dst spill
        mov rdi, qword [rsp + 1728]  ;  1339.7 p2      58 dst
        xor rdi, qword [rsp + 392]   ;  1395.5 p2+p0   58 dst
        mov qword [rsp + 1728], rdi  ;  1396.5 p0+p3   58 dst spill
        mov rdi, rsi                 ;  1396.0 p1      43 dst copy
        xor rdi, qword [rsp + 1296]  ;  1397.0 p2+p0   43 dst
        mov qword [rsp + 1960], r12  ;  1397.5 p0+p3   43 dst spill
        mov r12, qword [rsp + 1752]  ;  1346.4 p2      58 dst
        xor r12, qword [rsp + 400]   ;  1398.5 p2+p0   58 dst
        mov qword [rsp + 1752], r12  ;  1399.5 p0+p3   58 dst spill
        mov r12, rsi                 ;  1396.0 p1      43 dst copy
        xor r12, qword [rsp + 1248]  ;  1400.0 p2+p0   43 dst
        mov qword [rsp + 1888], r10  ;  1400.5 p0+p3   43 dst spill
        mov r10, qword [rsp + 1792]  ;  1349.4 p2      58 dst
        xor r10, qword [rsp + 1672]  ;  1401.5 p2+p0   58 dst
        xor r10, qword [rsp + 1600]  ;  1402.5 p2+p0   58 dst
        xor r10, qword [rsp + 1800]  ;  1403.5 p2+p0   58 dst
        mov qword [rsp + 1800], rbp  ;  1403.0 p0+p3   43 dst spill
        mov rbp, qword [rsp + 0]     ;  1353.4 p2      58 dst.2 reload
        xor r10, qword [rbp + 11024] ;  1404.5 p2+p0   58 dst
        mov rbp, qword [rsp + 1808]  ;  1355.4 p2      58 dst
        xor rbp, qword [rsp + 1744]  ;  1404.5 p2+p0   58 dst
        xor rbp, qword [rsp + 1576]  ;  1405.5 p2+p0   58 dst
        xor rbp, qword [rsp + 1736]  ;  1406.5 p2+p0   58 dst
        mov qword [rsp + 1736], r10  ;  1406.0 p0+p3   58 dst spill
        mov r10, qword [rsp + 0]     ;  1359.4 p2      58 dst.2 reload
        xor rbp, qword [r10 + 11032] ;  1407.5 p2+p0   58 dst
        mov r10, rsi                 ;  1396.0 p1      43 dst copy
        mov qword [rsp + 1744], rbp  ;  1408.5 p0+p3   58 dst spill
        mov rbp, rsi                 ;  1396.0 p1      43 dst copy
        mov qword [rsp + 1808], r14  ;  1408.5 p0+p3   43 dst spill
        mov r14, rdi                 ;  1398.0 p1      43 dst copy
        xor r14, qword [rsp + 1288]  ;  1409.5 p2+p0   43 dst
        mov qword [rsp + 1600], r9   ;  1410.0 p0+p3   43 dst spill
        mov r9, rdi                  ;  1398.0 p1      43 dst copy
        mov qword [rsp + 1672], rdx  ;  1411.0 p0+p3   43 dst spill
        mov rdx, rdi                 ;  1398.0 p1      43 dst copy
        mov qword [rsp + 1792], r11  ;  1412.0 p0+p3   43 dst spill
        mov r11, r12                 ;  1401.0 p1      43 dst copy
        xor r11, qword [rsp + 1264]  ;  1413.0 p2+p0   43 dst
        mov qword [rsp + 1720], r15  ;  1413.5 p0+p3   43 dst spill
        mov r15, r12                 ;  1401.0 p1      43 dst copy
        or r15, qword [rsp + 1304]   ;  1414.5 p2+p0   43 dst
        mov qword [rsp + 1872], rax  ;  1415.0 p0+p3   43 dst spill
        mov rax, r12                 ;  1401.0 p1      43 dst copy
        mov qword [rsp + 1648], r13  ;  1416.0 p0+p3   43 dst spill
        mov r13, r11                 ;  1414.0 p1      43 dst copy
        xor r13, qword [rsp + 1272]  ;  1417.0 p2+p0   43 dst
        xor r11, r15                 ;  1417.5 p0      43 dst
        xor r9, r13                  ;  1418.1 p0      43 dst
        and r10, r9                  ;  1419.1 p0      43 dst
        mov qword [rsp + 1896], rcx  ;  1419.2 p0+p3   43 dst spill
        mov rcx, r9                  ;  1419.1 p1      43 dst copy
        xor rcx, qword [rsp + 1304]  ;  1420.2 p2+p0   43 dst
        mov qword [rsp + 1696], rdi  ;  1420.7 p0+p3   43 dst spill
        mov rdi, r14                 ;  1410.5 p1      43 dst copy
        xor rdi, qword [rsp + 1280]  ;  1421.7 p2+p0   43 dst
        mov qword [rsp + 1928], r9   ;  1422.2 p0+p3   43 dst spill
        mov r9, r14                  ;  1410.5 p1      43 dst copy
        xor r9, qword [rsp + 1248]   ;  1423.2 p2+p0   43 dst
        mov qword [rsp + 1944], rsi  ;  1423.7 p0+p3   43 dst spill
        mov rsi, r14                 ;  1410.5 p1      43 dst copy
        mov qword [rsp + 1992], r14  ;  1424.7 p0+p3   43 dst spill
        mov r14, r10                 ;  1420.1 p1      43 dst copy
        xor r14, qword [rsp + 1280]  ;  1425.7 p2+p0   43 dst
        mov qword [rsp + 1688], r9   ;  1426.2 p0+p3   43 dst spill
        mov r9, r13                  ;  1418.0 p1      43 dst copy
        mov qword [rsp + 2008], r12  ;  1427.2 p0+p3   43 dst spill
        mov r12, qword [rsp + 1688]  ;  1426.2 p2      43 dst
        and r12, rdi                 ;  1430.2 p0      43 dst
        xor r11, r12                 ;  1431.2 p0      43 dst
        mov r12, qword [rsp + 1688]  ;  1426.2 p2      43 dst
        mov qword [rsp + 1688], r12  ;  1430.2 p0+p3   43 dst spill
        mov r12, r13                 ;  1418.0 p1      43 dst copy
        xor r12, rdi                 ;  1430.3 p0      43 dst
        mov qword [rsp + 1824], r13  ;  1430.9 p0+p3   43 dst spill
        mov r13, rdi                 ;  1422.7 p1      43 dst copy
        xor r13, rcx                 ;  1431.9 p0      43 dst
        and rsi, r13                 ;  1432.9 p0      43 dst
        xor r8, rsi                  ;  1433.9 p0      43 dst
        mov rsi, rcx                 ;  1421.2 p1      43 dst copy
        xor rsi, qword [rsp + 1248]  ;  1433.6 p2+p0   43 dst
        xor rbx, rsi                 ;  1434.6 p0      43 dst
        and rsi, rcx                 ;  1434.7 p0      43 dst
        xor r8, rsi                  ;  1435.7 p0      43 dst
        xor r10, r8                  ;  1436.7 p0      43 dst
        xor r15, r8                  ;  1436.7 p0      43 dst
        and r9, rbx                  ;  1437.0 p0      43 dst
        xor rsi, r9                  ;  1438.0 p0      43 dst
        xor rbp, rbx                 ;  1438.1 p0      43 dst
        and rdx, rbp                 ;  1439.1 p0      43 dst
        xor r10, rdx                 ;  1440.1 p0      43 dst
        xor r14, rsi                 ;  1439.8 p0      43 dst
        xor r11, rsi                 ;  1440.4 p0      43 dst
        mov r8, qword [rsp + 1904]   ;  1393.2 p2      58 dst
        mov r9, qword [rsp + 0]      ;  1394.2 p2      58 dst.2 reload
        xor r8, qword [r9 + 11040]   ;  1441.0 p2+p0   58 dst
        mov rsi, r13                 ;  1432.9 p1      43 dst copy
        xor rsi, qword [rsp + 1272]  ;  1441.5 p2+p0   43 dst
        xor rax, rsi                 ;  1442.5 p0      43 dst
        mov rdx, r12                 ;  1431.3 p1      43 dst copy
        and rdx, rsi                 ;  1442.6 p0      43 dst
        xor r14, rdx                 ;  1443.6 p0      43 dst
        mov rdx, r12                 ;  1431.3 p1      43 dst copy
        xor rdx, qword [rsp + 1304]  ;  1443.7 p2+p0   43 dst
        mov r9, r10                  ;  1441.1 p1      43 dst copy
        and r9, r14                  ;  1444.6 p0      43 dst
        xor r15, r9                  ;  1445.6 p0      43 dst
        mov qword [rsp + 1904], r8   ;  1445.3 p0+p3   58 dst spill
        mov r8, rax                  ;  1443.5 p1      43 dst copy
        and r8, rdx                  ;  1446.3 p0      43 dst
        xor r15, r8                  ;  1447.3 p0      43 dst
        mov r8, qword [rsp + 1704]   ;  1400.2 p2      58 dst
        xor r8, qword [rsp + 1584]   ;  1447.5 p2+p0   58 dst
        xor r8, qword [rsp + 1656]   ;  1448.5 p2+p0   58 dst
        xor r8, qword [rsp + 408]    ;  1449.5 p2+p0   58 dst
        mov qword [rsp + 1656], r8   ;  1450.5 p0+p3   58 dst spill
        mov r8, r14                  ;  1444.6 p1      43 dst copy
        xor r14, r15                 ;  1450.0 p0      43 dst
        and r15, r11                 ;  1450.5 p0      43 dst
        xor r10, r15                 ;  1451.5 p0      43 dst
        or r9, r14                   ;  1451.7 p0      43 dst
        xor r9, r10                  ;  1452.7 p0      43 dst
        mov r15, r11                 ;  1441.4 p1      43 dst copy
        and r15, r10                 ;  1452.8 p0      43 dst
        xor r8, r15                  ;  1453.8 p0      43 dst
        and r10, r8                  ;  1454.8 p0      43 dst
        xor r11, r10                 ;  1455.8 p0      43 dst
        and rax, r8                  ;  1455.1 p0      43 dst
        and rdx, r8                  ;  1455.7 p0      43 dst
        and rbp, r11                 ;  1456.8 p0      43 dst
        mov r10, qword [rsp + 1816]  ;  1407.8 p2      58 dst
        xor r10, qword [rsp + 1592]  ;  1456.8 p2+p0   58 dst
        xor r10, qword [rsp + 1760]  ;  1457.8 p2+p0   58 dst
        xor r10, qword [rsp + 416]   ;  1458.8 p2+p0   58 dst
        mov r15, qword [rsp + 1696]  ;  1420.7 p2      43 dst reload
        and r15, r11                 ;  1458.3 p0      43 dst
        xor r15, qword [rsp + 504]   ;  1459.3 p2+p0   58 dst
        mov qword [rsp + 1696], r10  ;  1459.8 p0+p3   58 dst spill
        mov r10, qword [rsp + 2008]  ;  1427.2 p2      43 dst reload
        and r10, r9                  ;  1460.4 p0      43 dst
        mov qword [rsp + 2008], r15  ;  1461.0 p0+p3   58 dst spill
        mov r15, qword [rsp + 1784]  ;  1414.8 p2      58 dst
        xor r15, qword [rsp + 1920]  ;  1462.0 p2+p0   58 dst
        xor r15, qword [rsp + 1576]  ;  1463.0 p2+p0   58 dst
        mov qword [rsp + 1576], r10  ;  1463.0 p0+p3   58 dst spill
        mov r10, qword [rsp + 0]     ;  1417.8 p2      58 dst.2 reload
        xor r15, qword [r10 + 11064] ;  1464.0 p2+p0   58 dst
        mov r10, qword [rsp + 1936]  ;  1419.8 p2      58 dst
        xor r10, qword [rsp + 424]   ;  1464.5 p2+p0   58 dst
        mov qword [rsp + 1936], r10  ;  1465.5 p0+p3   58 dst spill
        mov r10, qword [rsp + 1608]  ;  1421.8 p2      58 dst
        xor r10, qword [rsp + 432]   ;  1466.0 p2+p0   58 dst
        mov qword [rsp + 1608], r10  ;  1467.0 p0+p3   58 dst spill
        mov r10, r11                 ;  1456.8 p1      43 dst copy
        xor r11, r8                  ;  1467.5 p0      43 dst
        and r13, r11                 ;  1468.5 p0      43 dst
        mov qword [rsp + 1920], r15  ;  1468.6 p0+p3   58 dst spill
        mov r15, qword [rsp + 1992]  ;  1424.7 p2      43 dst reload
        and r15, r11                 ;  1469.6 p0      43 dst
        mov r11, r8                  ;  1454.8 p1      43 dst copy
        or r11, r9                   ;  1470.2 p0      43 dst
        xor r14, r11                 ;  1471.2 p0      43 dst
        xor r8, r9                   ;  1471.3 p0      43 dst
        and rsi, r8                  ;  1472.3 p0      43 dst
        and r12, r8                  ;  1472.5 p0      43 dst
        xor r8, r14                  ;  1473.0 p0      43 dst
        and rdi, r8                  ;  1474.0 p0      43 dst
        mov r11, qword [rsp + 1688]  ;  1430.2 p2      43 dst reload
        and r11, r8                  ;  1474.2 p0      43 dst
        and rbx, r14                 ;  1474.8 p0      43 dst
        xor r10, r14                 ;  1475.3 p0      43 dst
        mov r8, qword [rsp + 1824]   ;  1430.9 p2      43 dst reload
        and r8, r14                  ;  1475.9 p0      43 dst
        xor rbx, rsi                 ;  1476.5 p0      43 dst
        xor r8, r13                  ;  1477.0 p0      43 dst
        mov r14, r9                  ;  1453.7 p1      43 dst copy
        and r14, qword [rsp + 1304]  ;  1477.6 p2+p0   43 dst
        xor r9, r10                  ;  1478.1 p0      43 dst
        and rcx, r9                  ;  1479.1 p0      43 dst
        and r9, qword [rsp + 1248]   ;  1479.2 p2+p0   43 dst
        xor r13, rdx                 ;  1479.7 p0      58 dst
        xor rdx, rdi                 ;  1480.3 p0      43 dst
        xor rdx, r8                  ;  1481.3 p0      43 dst
        xor rdi, r14                 ;  1481.5 p0      43 dst
        xor r13, r14                 ;  1482.0 p0      58 dst
        xor r13, rcx                 ;  1483.0 p0      58 dst
        mov r14, qword [rsp + 1944]  ;  1435.2 p2      43 dst reload
        and r14, r10                 ;  1483.2 p0      43 dst
        mov rcx, qword [rsp + 1928]  ;  1436.2 p2      43 dst reload
        and rcx, r10                 ;  1483.7 p0      43 dst
        xor rdi, rcx                 ;  1484.7 p0      43 dst
        xor r14, r9                  ;  1484.9 p0      43 dst
        xor r15, qword [rsp + 512]   ;  1485.5 p2+p0   58 dst
        mov r10, qword [rsp + 2008]  ;  1461.0 p2      58 dst reload
        xor r10, r8                  ;  1486.0 p0      58 dst
        xor rsi, r11                 ;  1486.5 p0      58 dst
        mov r8, qword [rsp + 1712]   ;  1439.3 p2      58 dst
        xor r8, qword [rsp + 1632]   ;  1487.1 p2+p0   58 dst
        xor r8, qword [rsp + 1912]   ;  1488.1 p2+p0   58 dst
        xor r8, qword [rsp + 2024]   ;  1489.1 p2+p0   58 dst
        mov r11, qword [rsp + 1576]  ;  1463.0 p2      58 dst reload
        xor r11, r9                  ;  1488.6 p0      58 dst
        xor r11, rbx                 ;  1489.6 p0      58 dst
        xor rbx, rdx                 ;  1489.7 p0      43 dst
        xor rbx, r14                 ;  1490.7 p0      43 dst
        xor r15, r14                 ;  1490.9 p0      58 dst
        mov r9, qword [rsp + 0]      ;  1444.5 p2      58 dst.2 reload
        xor r8, qword [r9 + 11088]   ;  1491.5 p2+p0   58 dst
        xor r12, rbx                 ;  1492.0 p0      43 dst
        xor rdi, r12                 ;  1493.0 p0      43 dst
        xor r10, r12                 ;  1493.1 p0      58 dst
        xor r13, qword [r9 + 11216]  ;  1493.7 p2+p0   58 dst
        xor r11, qword [r9 + 11224]  ;  1494.2 p2+p0   58 dst
        xor rsi, qword [r9 + 11256]  ;  1494.7 p2+p0   58 dst
        mov r12, qword [rsp + 1832]  ;  1449.5 p2      58 dst
        xor r12, qword [r9 + 11096]  ;  1495.2 p2+p0   58 dst
        xor r12, qword [rsp + 1848]  ;  1496.2 p2+p0   58 dst
        xor rbp, rdi                 ;  1496.2 p0      43 dst
        mov r14, qword [rsp + 2040]  ;  1452.5 p2      43 dst reload
        xor r12, r14                 ;  1497.2 p0      58 dst
        xor r14, qword [r9 + 11128]  ;  1497.3 p2+p0   58 dst
        xor r12, qword [rsp + 1840]  ;  1498.2 p2+p0   58 dst
        xor rax, rbp                 ;  1498.3 p0      43 dst
        xor r14, qword [rsp + 1952]  ;  1498.9 p2+p0   58 dst
        xor r15, rbp                 ;  1499.4 p0      58 dst
        xor r14, qword [rsp + 1856]  ;  1500.0 p2+p0   58 dst
        xor rdx, qword [rsp + 496]   ;  1500.5 p2+p0   58 dst
        xor rbx, qword [rsp + 488]   ;  1501.0 p2+p0   58 dst
        xor rdi, qword [r9 + 11232]  ;  1501.5 p2+p0   58 dst
        mov rbp, qword [rsp + 2616]  ;  1460.5 p2      58 dst reload
        mov qword [rbp + 848], r8    ;  1502.0 p0+p3   58 dst
        mov qword [rbp + 976], r13   ;  1503.0 p0+p3   58 dst
        mov r8, qword [rsp + 2000]   ;  1461.5 p2      58 dst
        xor r8, qword [r9 + 11104]   ;  1504.0 p2+p0   58 dst
        mov qword [rbp + 1000], r10  ;  1504.5 p0+p3   58 dst
        mov r10, qword [rsp + 1640]  ;  1463.5 p2      58 dst
        mov qword [rbp + 856], r12   ;  1505.5 p0+p3   58 dst
        xor r10, qword [rsp + 1864]  ;  1506.5 p2+p0   58 dst
        xor r10, qword [rsp + 1616]  ;  1507.5 p2+p0   58 dst
        xor r10, qword [rsp + 440]   ;  1508.5 p2+p0   58 dst
        mov r12, qword [rsp + 1976]  ;  1467.5 p2      58 dst
        mov qword [rbp + 888], r14   ;  1508.0 p0+p3   58 dst
        xor r12, qword [rsp + 1880]  ;  1509.0 p2+p0   58 dst
        xor r12, qword [rsp + 1624]  ;  1510.0 p2+p0   58 dst
        xor r12, qword [rsp + 448]   ;  1511.0 p2+p0   58 dst
        mov r13, qword [rsp + 1896]  ;  1471.5 p2      58 dst
        mov qword [rbp + 968], rdx   ;  1510.5 p0+p3   58 dst
        xor r13, qword [rsp + 456]   ;  1511.5 p2+p0   58 dst
        mov r14, qword [rsp + 1648]  ;  1473.5 p2      58 dst
        mov qword [rbp + 1008], r15  ;  1512.0 p0+p3   58 dst
        xor r14, qword [rsp + 464]   ;  1513.0 p2+p0   58 dst
        mov r15, qword [rsp + 1792]  ;  1475.5 p2      58 dst
        xor r15, qword [r9 + 11152]  ;  1513.5 p2+p0   58 dst
        mov qword [rbp + 864], r8    ;  1514.0 p0+p3   58 dst
        xor r15, qword [rsp + 2032]  ;  1515.0 p2+p0   58 dst
        xor r15, qword [rsp + 1872]  ;  1516.0 p2+p0   58 dst
        xor r15, qword [rsp + 1720]  ;  1517.0 p2+p0   58 dst
        xor r11, rax                 ;  1516.5 p0      58 dst
        xor rsi, rax                 ;  1517.0 p0      58 dst
        mov r8, qword [rsp + 2016]   ;  1480.5 p2      58 dst
        xor r8, qword [r9 + 11160]   ;  1517.6 p2+p0   58 dst
        xor r8, qword [rsp + 1808]   ;  1518.6 p2+p0   58 dst
        mov rax, qword [rsp + 1672]  ;  1483.5 p2      43 dst reload
        xor r8, rax                  ;  1519.6 p0      58 dst
        xor rax, qword [r9 + 11192]  ;  1519.2 p2+p0   58 dst
        mov qword [rbp + 960], rbx   ;  1519.7 p0+p3   58 dst
        xor r8, qword [rsp + 1600]   ;  1520.7 p2+p0   58 dst
        xor rax, qword [rsp + 1984]  ;  1521.2 p2+p0   58 dst
        xor rax, qword [rsp + 1968]  ;  1522.2 p2+p0   58 dst
        mov qword [rbp + 992], rdi   ;  1522.2 p0+p3   58 dst
        mov qword [rbp + 872], r10   ;  1523.2 p0+p3   58 dst
        mov r10, qword [rsp + 1800]  ;  1488.5 p2      58 dst
        xor r10, qword [r9 + 11168]  ;  1524.2 p2+p0   58 dst
        mov qword [rbp + 880], r12   ;  1524.7 p0+p3   58 dst
        mov qword [rbp + 896], r13   ;  1525.7 p0+p3   58 dst
        mov r9, qword [rsp + 1888]   ;  1490.5 p2      58 dst
        xor r9, qword [rsp + 1664]   ;  1526.7 p2+p0   58 dst
        xor r9, qword [rsp + 1960]   ;  1527.7 p2+p0   58 dst
        xor r9, qword [rsp + 472]    ;  1528.7 p2+p0   58 dst
        mov qword [rbp + 904], r14   ;  1528.2 p0+p3   58 dst
        mov r12, qword [rsp + 1680]  ;  1494.5 p2      58 dst
        xor r12, qword [rsp + 1768]  ;  1529.2 p2+p0   58 dst
        xor r12, qword [rsp + 1776]  ;  1530.2 p2+p0   58 dst
        xor r12, qword [rsp + 480]   ;  1531.2 p2+p0   58 dst
        mov qword [rbp + 912], r15   ;  1530.7 p0+p3   58 dst
        mov qword [rbp + 984], r11   ;  1531.7 p0+p3   58 dst
        mov r11, qword [rsp + 1728]  ;  1498.5 p2      58 dst reload
        mov qword [rbp + 768], r11   ;  1532.7 p0+p3   58 dst
        mov qword [rbp + 1016], rsi  ;  1533.7 p0+p3   58 dst
        mov qword [rbp + 920], r8    ;  1534.7 p0+p3   58 dst
        mov r8, qword [rsp + 1752]   ;  1499.5 p2      58 dst reload
        mov qword [rbp + 776], r8    ;  1535.7 p0+p3   58 dst
        mov r8, qword [rsp + 1736]   ;  1500.5 p2      58 dst reload
        mov qword [rbp + 784], r8    ;  1536.7 p0+p3   58 dst
        mov r8, qword [rsp + 1744]   ;  1501.5 p2      58 dst reload
        mov qword [rbp + 792], r8    ;  1537.7 p0+p3   58 dst
        mov qword [rbp + 952], rax   ;  1538.7 p0+p3   58 dst
        mov r8, qword [rsp + 1904]   ;  1502.5 p2      58 dst reload
        mov qword [rbp + 800], r8    ;  1539.7 p0+p3   58 dst
        mov qword [rbp + 928], r10   ;  1540.7 p0+p3   58 dst
        mov r8, qword [rsp + 1656]   ;  1503.5 p2      58 dst reload
        mov qword [rbp + 808], r8    ;  1541.7 p0+p3   58 dst
        mov r8, qword [rsp + 1696]   ;  1504.5 p2      58 dst reload
        mov qword [rbp + 816], r8    ;  1542.7 p0+p3   58 dst
        mov r8, qword [rsp + 1920]   ;  1505.5 p2      58 dst reload
        mov qword [rbp + 824], r8    ;  1543.7 p0+p3   58 dst
        mov r8, qword [rsp + 1936]   ;  1506.5 p2      58 dst reload
        mov qword [rbp + 832], r8    ;  1544.7 p0+p3   58 dst
        mov r8, qword [rsp + 1608]   ;  1507.5 p2      58 dst reload
        mov qword [rbp + 840], r8    ;  1545.7 p0+p3   58 dst
        mov qword [rbp + 936], r9    ;  1546.7 p0+p3   58 dst
        mov qword [rbp + 944], r12   ;  1547.7 p0+p3   58 dst
        add rbp, 0x400               ;  1499.1 p1     117 blocks
        mov qword [rsp + 2616], rbp  ;  1548.7 p0+p3  117 blocks
        mov r8, qword [rsp + 520]    ;  1508.5 p2     117 blocks
        add r8, 0x400                ;  1512.5 p1     117 blocks
        mov qword [rsp + 520], r8    ;  1549.7 p0+p3  117 blocks
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
