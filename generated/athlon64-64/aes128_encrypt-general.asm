; aes128_encrypt for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 1a98f7a5e817b76c); do not edit:
;   ./cw build aes128_encrypt --cpu athlon64-64 --variant general
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
;   body: 198 uops, planned 69.0; bounds: width 66.0, ports 44.0, path 4.0
;   blocks: 389 uops, planned 132.3; bounds: width 129.7, ports 129.3, path 4.0
;   blocks/rounds: 3726 uops, planned 1254.3; bounds: width 1242.0, ports 927.7, path 36.0
;   blocks.2: 3101 uops, planned 1051.0; bounds: width 1033.7, ports 765.0, path 31.0
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
        mov r8, qword [rsp + 0]      ;     0.0 agu0    58 dst.0 reload
        mov r9, qword [r8 + 10240]   ;     3.0 agu1    58 dst.0
        mov r10, qword [r8 + 10248]  ;     3.0 agu2    58 dst.1
        mov r11, qword [r8 + 10280]  ;     3.0 agu0    58 dst.5
        mov r12, qword [r8 + 10288]  ;     3.0 agu1    58 dst.6
        mov r13, qword [r8 + 10304]  ;     3.0 agu2    58 dst.8
        mov r14, qword [r8 + 10312]  ;     3.0 agu0    58 dst.9
        mov r15, qword [r8 + 10344]  ;     3.0 agu1    58 dst.13
        mov rsi, qword [r8 + 10352]  ;     3.0 agu2    58 dst.14
        mov rdi, qword [r8 + 10368]  ;     3.0 agu0    58 dst.16
        mov rbp, qword [r8 + 10376]  ;     3.3 agu1    58 dst.17
        mov rax, qword [r8 + 10408]  ;     3.7 agu2    58 dst.21
        mov rcx, qword [r8 + 10416]  ;     4.0 agu0    58 dst.22
        mov rdx, qword [r8 + 10432]  ;     4.3 agu1    58 dst.24
        mov rbx, qword [r8 + 10440]  ;     4.7 agu2    58 dst.25
        not r9                       ;     6.0 alu0    58 dst.0
        not r10                      ;     6.0 alu1    58 dst.1
        not r11                      ;     6.0 alu2    58 dst.5
        not r12                      ;     6.0 alu0    58 dst.6
        not r13                      ;     6.3 alu1    58 dst.8
        not r14                      ;     6.7 alu2    58 dst.9
        mov qword [rsp + 8], r9      ;     7.0 agu0    58 dst.0
        mov qword [rsp + 16], r10    ;     7.3 agu1    58 dst.1
        mov qword [rsp + 24], r11    ;     7.7 agu2    58 dst.5
        mov qword [rsp + 32], r12    ;     8.0 agu0    58 dst.6
        mov qword [rsp + 40], r13    ;     8.3 agu1    58 dst.8
        mov qword [rsp + 48], r14    ;     8.7 agu2    58 dst.9
        not r15                      ;     9.0 alu0    58 dst.13
        not rsi                      ;     9.3 alu1    58 dst.14
        not rdi                      ;     9.7 alu2    58 dst.16
        mov qword [rsp + 56], r15    ;    10.0 agu0    58 dst.13
        mov qword [rsp + 64], rsi    ;    10.3 agu1    58 dst.14
        mov qword [rsp + 72], rdi    ;    10.7 agu2    58 dst.16
        not rbp                      ;    11.0 alu0    58 dst.17
        not rax                      ;    11.3 alu1    58 dst.21
        not rcx                      ;    11.7 alu2    58 dst.22
        mov qword [rsp + 80], rbp    ;    12.0 agu0    58 dst.17
        mov qword [rsp + 88], rax    ;    12.3 agu1    58 dst.21
        mov qword [rsp + 96], rcx    ;    12.7 agu2    58 dst.22
        not rdx                      ;    13.0 alu0    58 dst.24
        not rbx                      ;    13.3 alu1    58 dst.25
        mov qword [rsp + 104], rdx   ;    14.0 agu0    58 dst.24
        mov qword [rsp + 112], rbx   ;    14.3 agu1    58 dst.25
        mov r9, qword [r8 + 10472]   ;    14.3 agu2    58 dst.29
        mov r10, qword [r8 + 10480]  ;    14.7 agu0    58 dst.30
        mov r11, qword [r8 + 10496]  ;    15.0 agu1    58 dst.0
        mov r12, qword [r8 + 10504]  ;    15.3 agu2    58 dst.1
        mov r13, qword [r8 + 10536]  ;    15.7 agu0    58 dst.5
        mov r14, qword [r8 + 10544]  ;    16.0 agu1    58 dst.6
        mov r15, qword [r8 + 10560]  ;    16.3 agu2    58 dst.8
        mov rsi, qword [r8 + 10568]  ;    16.7 agu0    58 dst.9
        not r9                       ;    17.3 alu2    58 dst.29
        not r10                      ;    17.7 alu0    58 dst.30
        not r11                      ;    18.0 alu1    58 dst.0
        mov qword [rsp + 120], r9    ;    18.3 agu1    58 dst.29
        not r12                      ;    18.3 alu2    58 dst.1
        mov qword [rsp + 128], r10   ;    18.7 agu2    58 dst.30
        mov qword [rsp + 136], r11   ;    19.0 agu0    58 dst.0
        mov qword [rsp + 144], r12   ;    19.3 agu1    58 dst.1
        not r13                      ;    19.7 alu0    58 dst.5
        not r14                      ;    20.0 alu1    58 dst.6
        not r15                      ;    20.3 alu2    58 dst.8
        mov qword [rsp + 152], r13   ;    20.7 agu2    58 dst.5
        mov qword [rsp + 160], r14   ;    21.0 agu0    58 dst.6
        mov qword [rsp + 168], r15   ;    21.3 agu1    58 dst.8
        not rsi                      ;    21.7 alu0    58 dst.9
        mov r9, qword [r8 + 10600]   ;    22.0 agu2    58 dst.13
        mov qword [rsp + 176], rsi   ;    22.7 agu0    58 dst.9
        mov r10, qword [r8 + 10608]  ;    22.7 agu1    58 dst.14
        mov r11, qword [r8 + 10624]  ;    23.0 agu2    58 dst.16
        mov r12, qword [r8 + 10632]  ;    23.3 agu0    58 dst.17
        mov r13, qword [r8 + 10664]  ;    23.7 agu1    58 dst.21
        mov r14, qword [r8 + 10672]  ;    24.0 agu2    58 dst.22
        mov r15, qword [r8 + 10688]  ;    24.3 agu0    58 dst.24
        not r9                       ;    25.0 alu1    58 dst.13
        mov rsi, qword [r8 + 10696]  ;    25.0 agu1    58 dst.25
        not r10                      ;    25.7 alu2    58 dst.14
        mov qword [rsp + 184], r9    ;    26.0 agu2    58 dst.13
        not r11                      ;    26.0 alu0    58 dst.16
        not r12                      ;    26.3 alu1    58 dst.17
        mov qword [rsp + 192], r10   ;    26.7 agu0    58 dst.14
        mov qword [rsp + 200], r11   ;    27.0 agu1    58 dst.16
        mov qword [rsp + 208], r12   ;    27.3 agu2    58 dst.17
        not r13                      ;    27.7 alu2    58 dst.21
        not r14                      ;    28.0 alu0    58 dst.22
        not r15                      ;    28.3 alu1    58 dst.24
        mov qword [rsp + 216], r13   ;    28.7 agu0    58 dst.21
        mov qword [rsp + 224], r14   ;    29.0 agu1    58 dst.22
        mov qword [rsp + 232], r15   ;    29.3 agu2    58 dst.24
        not rsi                      ;    29.7 alu2    58 dst.25
        mov r9, qword [r8 + 10728]   ;    30.0 agu0    58 dst.29
        mov qword [rsp + 240], rsi   ;    30.7 agu1    58 dst.25
        mov r10, qword [r8 + 10736]  ;    30.7 agu2    58 dst.30
        mov r11, qword [r8 + 10752]  ;    31.0 agu0    58 dst.0
        mov r12, qword [r8 + 10760]  ;    31.3 agu1    58 dst.1
        mov r13, qword [r8 + 10792]  ;    31.7 agu2    58 dst.5
        mov r14, qword [r8 + 10800]  ;    32.0 agu0    58 dst.6
        mov r15, qword [r8 + 10816]  ;    32.3 agu1    58 dst.8
        not r9                       ;    33.0 alu0    58 dst.29
        mov rsi, qword [r8 + 10824]  ;    33.0 agu2    58 dst.9
        not r10                      ;    33.7 alu1    58 dst.30
        mov qword [rsp + 248], r9    ;    34.0 agu0    58 dst.29
        not r11                      ;    34.0 alu2    58 dst.0
        not r12                      ;    34.3 alu0    58 dst.1
        mov qword [rsp + 256], r10   ;    34.7 agu1    58 dst.30
        mov qword [rsp + 264], r11   ;    35.0 agu2    58 dst.0
        mov qword [rsp + 272], r12   ;    35.3 agu0    58 dst.1
        not r13                      ;    35.7 alu1    58 dst.5
        not r14                      ;    36.0 alu2    58 dst.6
        not r15                      ;    36.3 alu0    58 dst.8
        mov qword [rsp + 280], r13   ;    36.7 agu1    58 dst.5
        mov qword [rsp + 288], r14   ;    37.0 agu2    58 dst.6
        mov qword [rsp + 296], r15   ;    37.3 agu0    58 dst.8
        not rsi                      ;    37.7 alu1    58 dst.9
        mov r9, qword [r8 + 10856]   ;    38.0 agu1    58 dst.13
        mov qword [rsp + 304], rsi   ;    38.7 agu2    58 dst.9
        mov r10, qword [r8 + 10864]  ;    38.7 agu0    58 dst.14
        mov r11, qword [r8 + 10880]  ;    39.0 agu1    58 dst.16
        mov r12, qword [r8 + 10888]  ;    39.3 agu2    58 dst.17
        mov r13, qword [r8 + 10920]  ;    39.7 agu0    58 dst.21
        mov r14, qword [r8 + 10928]  ;    40.0 agu1    58 dst.22
        mov r15, qword [r8 + 10944]  ;    40.3 agu2    58 dst.24
        not r9                       ;    41.0 alu2    58 dst.13
        mov rsi, qword [r8 + 10952]  ;    41.0 agu0    58 dst.25
        not r10                      ;    41.7 alu0    58 dst.14
        mov qword [rsp + 312], r9    ;    42.0 agu1    58 dst.13
        not r11                      ;    42.0 alu1    58 dst.16
        not r12                      ;    42.3 alu2    58 dst.17
        mov qword [rsp + 320], r10   ;    42.7 agu2    58 dst.14
        mov qword [rsp + 328], r11   ;    43.0 agu0    58 dst.16
        mov qword [rsp + 336], r12   ;    43.3 agu1    58 dst.17
        not r13                      ;    43.7 alu0    58 dst.21
        not r14                      ;    44.0 alu1    58 dst.22
        not r15                      ;    44.3 alu2    58 dst.24
        mov qword [rsp + 344], r13   ;    44.7 agu2    58 dst.21
        mov qword [rsp + 352], r14   ;    45.0 agu0    58 dst.22
        mov qword [rsp + 360], r15   ;    45.3 agu1    58 dst.24
        not rsi                      ;    45.7 alu0    58 dst.25
        mov r9, qword [r8 + 10984]   ;    46.0 agu2    58 dst.29
        mov qword [rsp + 368], rsi   ;    46.7 agu0    58 dst.25
        mov r10, qword [r8 + 10992]  ;    46.7 agu1    58 dst.30
        mov r11, qword [r8 + 11008]  ;    47.0 agu2    58 dst.0
        mov r12, qword [r8 + 11016]  ;    47.3 agu0    58 dst.1
        mov r13, qword [r8 + 11048]  ;    47.7 agu1    58 dst.5
        mov r14, qword [r8 + 11056]  ;    48.0 agu2    58 dst.6
        mov r15, qword [r8 + 11072]  ;    48.3 agu0    58 dst.8
        not r9                       ;    49.0 alu1    58 dst.29
        mov rsi, qword [r8 + 11080]  ;    49.0 agu1    58 dst.9
        not r10                      ;    49.7 alu2    58 dst.30
        mov qword [rsp + 376], r9    ;    50.0 agu2    58 dst.29
        not r11                      ;    50.0 alu0    58 dst.0
        not r12                      ;    50.3 alu1    58 dst.1
        mov qword [rsp + 384], r10   ;    50.7 agu0    58 dst.30
        mov qword [rsp + 392], r11   ;    51.0 agu1    58 dst.0
        mov qword [rsp + 400], r12   ;    51.3 agu2    58 dst.1
        not r13                      ;    51.7 alu2    58 dst.5
        not r14                      ;    52.0 alu0    58 dst.6
        not r15                      ;    52.3 alu1    58 dst.8
        mov qword [rsp + 408], r13   ;    52.7 agu0    58 dst.5
        mov qword [rsp + 416], r14   ;    53.0 agu1    58 dst.6
        mov qword [rsp + 424], r15   ;    53.3 agu2    58 dst.8
        not rsi                      ;    53.7 alu2    58 dst.9
        mov r9, qword [r8 + 11112]   ;    54.0 agu0    58 dst.13
        mov qword [rsp + 432], rsi   ;    54.7 agu1    58 dst.9
        mov r10, qword [r8 + 11120]  ;    54.7 agu2    58 dst.14
        mov r11, qword [r8 + 11136]  ;    55.0 agu0    58 dst.16
        mov r12, qword [r8 + 11144]  ;    55.3 agu1    58 dst.17
        mov r13, qword [r8 + 11176]  ;    55.7 agu2    58 dst.21
        mov r14, qword [r8 + 11184]  ;    56.0 agu0    58 dst.22
        mov r15, qword [r8 + 11200]  ;    56.3 agu1    58 dst.24
        not r9                       ;    57.0 alu0    58 dst.13
        mov rsi, qword [r8 + 11208]  ;    57.0 agu2    58 dst.25
        not r10                      ;    57.7 alu1    58 dst.14
        mov qword [rsp + 440], r9    ;    58.0 agu0    58 dst.13
        not r11                      ;    58.0 alu2    58 dst.16
        not r12                      ;    58.3 alu0    58 dst.17
        mov qword [rsp + 448], r10   ;    58.7 agu1    58 dst.14
        mov qword [rsp + 456], r11   ;    59.0 agu2    58 dst.16
        mov qword [rsp + 464], r12   ;    59.3 agu0    58 dst.17
        not r13                      ;    59.7 alu1    58 dst.21
        not r14                      ;    60.0 alu2    58 dst.22
        not r15                      ;    60.3 alu0    58 dst.24
        mov qword [rsp + 472], r13   ;    60.7 agu1    58 dst.21
        mov qword [rsp + 480], r14   ;    61.0 agu2    58 dst.22
        mov qword [rsp + 488], r15   ;    61.3 agu0    58 dst.24
        not rsi                      ;    61.7 alu1    58 dst.25
        mov r9, qword [r8 + 11240]   ;    62.0 agu1    58 dst.29
        mov r10, qword [r8 + 11248]  ;    62.3 agu2    58 dst.30
        mov qword [rsp + 496], rsi   ;    62.7 agu0    58 dst.25
        mov r11d, dword [rsp + 2624] ;    63.0 agu1   117 blocks
        shl r11, 0xa                 ;    66.0 alu2   117 blocks
        not r9                       ;    65.0 alu0    58 dst.29
        not r10                      ;    65.3 alu1    58 dst.30
        mov qword [rsp + 504], r9    ;    66.0 agu2    58 dst.29
        mov qword [rsp + 512], r10   ;    66.3 agu0    58 dst.30
        mov r8, qword [rsp + 520]    ;    65.0 agu1   117 blocks
        add r8, r11                  ;    68.0 alu2   117 blocks
        mov qword [rsp + 528], r8    ;    69.0 agu2   117 blocks
        cmp dword [rsp + 2624], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 520]    ;     0.0 agu0    52 s[0].0 reload
        mov r9, qword [r8]           ;     3.0 agu1    52 s[0]
        mov r10, qword [rsp + 0]     ;     3.0 agu2    52 s[0].0 reload
        xor r9, qword [r10]          ;     9.0 alu0+agu0   52 s[0]
        mov r11, qword [r8 + 8]      ;     6.0 agu1    52 s[0]
        mov r12, qword [r8 + 16]     ;     6.0 agu2    52 s[0]
        mov r13, qword [r8 + 24]     ;     6.0 agu0    52 s[0]
        mov r14, qword [r8 + 32]     ;     6.0 agu1    52 s[0]
        mov r15, qword [r8 + 40]     ;     6.0 agu2    52 s[0]
        mov rsi, qword [r8 + 48]     ;     6.0 agu0    52 s[0]
        mov rdi, qword [r8 + 56]     ;     6.0 agu1    52 s[0]
        mov rbp, qword [r8 + 64]     ;     6.0 agu2    52 s[0]
        mov rax, qword [r8 + 72]     ;     6.0 agu0    52 s[0]
        mov rcx, qword [r8 + 80]     ;     6.0 agu1    52 s[0]
        xor r11, qword [r10 + 8]     ;     9.0 alu1+agu2   52 s[0]
        xor r12, qword [r10 + 16]    ;     9.0 alu2+agu0   52 s[0]
        xor r13, qword [r10 + 24]    ;     9.3 alu0+agu1   52 s[0]
        xor r14, qword [r10 + 32]    ;     9.7 alu1+agu2   52 s[0]
        xor r15, qword [r10 + 40]    ;    10.0 alu2+agu0   52 s[0]
        xor rsi, qword [r10 + 48]    ;    10.3 alu0+agu1   52 s[0]
        xor rdi, qword [r10 + 56]    ;    10.7 alu1+agu2   52 s[0]
        xor rbp, qword [r10 + 64]    ;    11.0 alu2+agu0   52 s[0]
        xor rax, qword [r10 + 72]    ;    11.3 alu0+agu1   52 s[0]
        xor rcx, qword [r10 + 80]    ;    11.7 alu1+agu2   52 s[0]
        mov qword [rsp + 536], r9    ;    10.0 agu0    53 rounds
        mov qword [rsp + 544], r11   ;    10.0 agu1    53 rounds
        mov qword [rsp + 552], r12   ;    10.0 agu2    53 rounds
        mov qword [rsp + 560], r13   ;    10.3 agu0    53 rounds
        mov qword [rsp + 568], r14   ;    10.7 agu1    53 rounds
        mov qword [rsp + 576], r15   ;    11.0 agu2    53 rounds
        mov qword [rsp + 584], rsi   ;    11.3 agu0    53 rounds
        mov qword [rsp + 592], rdi   ;    11.7 agu1    53 rounds
        mov qword [rsp + 600], rbp   ;    12.0 agu2    53 rounds
        mov qword [rsp + 608], rax   ;    12.3 agu0    53 rounds
        mov qword [rsp + 616], rcx   ;    12.7 agu1    53 rounds
        mov r9, qword [r8 + 88]      ;    12.7 agu2    52 s[0]
        xor r9, qword [r10 + 88]     ;    16.0 alu2+agu0   52 s[0]
        mov r11, qword [r8 + 96]     ;    13.3 agu1    52 s[0]
        xor r11, qword [r10 + 96]    ;    16.7 alu0+agu2   52 s[0]
        mov r12, qword [r8 + 104]    ;    14.0 agu0    52 s[0]
        xor r12, qword [r10 + 104]   ;    17.3 alu1+agu1   52 s[0]
        mov r13, qword [r8 + 112]    ;    14.7 agu2    52 s[0]
        xor r13, qword [r10 + 112]   ;    18.0 alu2+agu0   52 s[0]
        mov qword [rsp + 624], r9    ;    17.0 agu1    53 rounds
        mov r9, qword [r8 + 120]     ;    15.7 agu2    52 s[0]
        xor r9, qword [r10 + 120]    ;    19.0 alu0+agu0   52 s[0]
        mov qword [rsp + 632], r11   ;    17.7 agu1    53 rounds
        mov qword [rsp + 640], r12   ;    18.3 agu2    53 rounds
        mov r11, qword [r8 + 128]    ;    17.0 agu0    52 s[0]
        xor r11, qword [r10 + 128]   ;    20.3 alu1+agu1   52 s[0]
        mov qword [rsp + 648], r13   ;    19.0 agu2    53 rounds
        mov r12, qword [r8 + 136]    ;    18.0 agu0    52 s[0]
        xor r12, qword [r10 + 136]   ;    21.3 alu2+agu1   52 s[0]
        mov qword [rsp + 656], r9    ;    20.0 agu2    53 rounds
        mov r9, qword [r8 + 144]     ;    19.0 agu0    52 s[0]
        xor r9, qword [r10 + 144]    ;    22.3 alu0+agu1   52 s[0]
        mov qword [rsp + 664], r11   ;    21.3 agu2    53 rounds
        mov r11, qword [r8 + 152]    ;    20.0 agu0    52 s[0]
        xor r11, qword [r10 + 152]   ;    23.3 alu1+agu1   52 s[0]
        mov qword [rsp + 672], r12   ;    22.3 agu2    53 rounds
        mov r12, qword [r8 + 160]    ;    21.0 agu0    52 s[0]
        xor r12, qword [r10 + 160]   ;    24.3 alu2+agu1   52 s[0]
        mov qword [rsp + 680], r9    ;    23.3 agu2    53 rounds
        mov r9, qword [r8 + 168]     ;    22.0 agu0    52 s[0]
        xor r9, qword [r10 + 168]    ;    25.3 alu0+agu1   52 s[0]
        mov qword [rsp + 688], r11   ;    24.3 agu2    53 rounds
        mov r11, qword [r8 + 176]    ;    23.0 agu0    52 s[0]
        xor r11, qword [r10 + 176]   ;    26.3 alu1+agu1   52 s[0]
        mov qword [rsp + 696], r12   ;    25.3 agu2    53 rounds
        mov r12, qword [r8 + 184]    ;    24.0 agu0    52 s[0]
        xor r12, qword [r10 + 184]   ;    27.3 alu2+agu1   52 s[0]
        mov qword [rsp + 704], r9    ;    26.3 agu2    53 rounds
        mov r9, qword [r8 + 192]     ;    25.0 agu0    52 s[0]
        xor r9, qword [r10 + 192]    ;    28.3 alu0+agu1   52 s[0]
        mov qword [rsp + 712], r11   ;    27.3 agu2    53 rounds
        mov r11, qword [r8 + 200]    ;    26.0 agu0    52 s[0]
        xor r11, qword [r10 + 200]   ;    29.3 alu1+agu1   52 s[0]
        mov qword [rsp + 720], r12   ;    28.3 agu2    53 rounds
        mov r12, qword [r8 + 208]    ;    27.0 agu0    52 s[0]
        xor r12, qword [r10 + 208]   ;    30.3 alu2+agu1   52 s[0]
        mov qword [rsp + 728], r9    ;    29.3 agu2    53 rounds
        mov r9, qword [r8 + 216]     ;    28.0 agu0    52 s[0]
        xor r9, qword [r10 + 216]    ;    31.3 alu0+agu1   52 s[0]
        mov qword [rsp + 736], r11   ;    30.3 agu2    53 rounds
        mov r11, qword [r8 + 224]    ;    29.0 agu0    52 s[0]
        xor r11, qword [r10 + 224]   ;    32.3 alu1+agu1   52 s[0]
        mov qword [rsp + 744], r12   ;    31.3 agu2    53 rounds
        mov r12, qword [r8 + 232]    ;    30.0 agu0    52 s[0]
        xor r12, qword [r10 + 232]   ;    33.3 alu2+agu1   52 s[0]
        mov qword [rsp + 752], r9    ;    32.3 agu2    53 rounds
        mov r9, qword [r8 + 240]     ;    31.0 agu0    52 s[0]
        xor r9, qword [r10 + 240]    ;    34.3 alu0+agu1   52 s[0]
        mov qword [rsp + 760], r11   ;    33.3 agu2    53 rounds
        mov r11, qword [r8 + 248]    ;    32.0 agu0    52 s[0]
        xor r11, qword [r10 + 248]   ;    35.3 alu1+agu1   52 s[0]
        mov qword [rsp + 768], r12   ;    34.3 agu2    53 rounds
        mov r12, qword [r8 + 256]    ;    33.0 agu0    52 s[1]
        xor r12, qword [r10 + 256]   ;    36.3 alu2+agu1   52 s[1]
        mov qword [rsp + 776], r9    ;    35.3 agu2    53 rounds
        mov r9, qword [r8 + 264]     ;    34.0 agu0    52 s[1]
        xor r9, qword [r10 + 264]    ;    37.3 alu0+agu1   52 s[1]
        mov qword [rsp + 784], r11   ;    36.3 agu2    53 rounds
        mov r11, qword [r8 + 272]    ;    35.0 agu0    52 s[1]
        xor r11, qword [r10 + 272]   ;    38.3 alu1+agu1   52 s[1]
        mov qword [rsp + 792], r12   ;    37.3 agu2    53 rounds
        mov r12, qword [r8 + 280]    ;    36.0 agu0    52 s[1]
        xor r12, qword [r10 + 280]   ;    39.3 alu2+agu1   52 s[1]
        mov qword [rsp + 800], r9    ;    38.3 agu2    53 rounds
        mov r9, qword [r8 + 288]     ;    37.0 agu0    52 s[1]
        xor r9, qword [r10 + 288]    ;    40.3 alu0+agu1   52 s[1]
        mov qword [rsp + 808], r11   ;    39.3 agu2    53 rounds
        mov r11, qword [r8 + 296]    ;    38.0 agu0    52 s[1]
        xor r11, qword [r10 + 296]   ;    41.3 alu1+agu1   52 s[1]
        mov qword [rsp + 816], r12   ;    40.3 agu2    53 rounds
        mov r12, qword [r8 + 304]    ;    39.0 agu0    52 s[1]
        xor r12, qword [r10 + 304]   ;    42.3 alu2+agu1   52 s[1]
        mov qword [rsp + 824], r9    ;    41.3 agu2    53 rounds
        mov r9, qword [r8 + 312]     ;    40.0 agu0    52 s[1]
        xor r9, qword [r10 + 312]    ;    43.3 alu0+agu1   52 s[1]
        mov qword [rsp + 832], r11   ;    42.3 agu2    53 rounds
        mov r11, qword [r8 + 320]    ;    41.0 agu0    52 s[1]
        xor r11, qword [r10 + 320]   ;    44.3 alu1+agu1   52 s[1]
        mov qword [rsp + 840], r12   ;    43.3 agu2    53 rounds
        mov r12, qword [r8 + 328]    ;    42.0 agu0    52 s[1]
        xor r12, qword [r10 + 328]   ;    45.3 alu2+agu1   52 s[1]
        mov qword [rsp + 848], r9    ;    44.3 agu2    53 rounds
        mov r9, qword [r8 + 336]     ;    43.0 agu0    52 s[1]
        xor r9, qword [r10 + 336]    ;    46.3 alu0+agu1   52 s[1]
        mov qword [rsp + 856], r11   ;    45.3 agu2    53 rounds
        mov r11, qword [r8 + 344]    ;    44.0 agu0    52 s[1]
        xor r11, qword [r10 + 344]   ;    47.3 alu1+agu1   52 s[1]
        mov qword [rsp + 864], r12   ;    46.3 agu2    53 rounds
        mov r12, qword [r8 + 352]    ;    45.0 agu0    52 s[1]
        xor r12, qword [r10 + 352]   ;    48.3 alu2+agu1   52 s[1]
        mov qword [rsp + 872], r9    ;    47.3 agu2    53 rounds
        mov r9, qword [r8 + 360]     ;    46.0 agu0    52 s[1]
        xor r9, qword [r10 + 360]    ;    49.3 alu0+agu1   52 s[1]
        mov qword [rsp + 880], r11   ;    48.3 agu2    53 rounds
        mov r11, qword [r8 + 368]    ;    47.0 agu0    52 s[1]
        xor r11, qword [r10 + 368]   ;    50.3 alu1+agu1   52 s[1]
        mov qword [rsp + 888], r12   ;    49.3 agu2    53 rounds
        mov r12, qword [r8 + 376]    ;    48.0 agu0    52 s[1]
        xor r12, qword [r10 + 376]   ;    51.3 alu2+agu1   52 s[1]
        mov qword [rsp + 896], r9    ;    50.3 agu2    53 rounds
        mov r9, qword [r8 + 384]     ;    49.0 agu0    52 s[1]
        xor r9, qword [r10 + 384]    ;    52.3 alu0+agu1   52 s[1]
        mov qword [rsp + 904], r11   ;    51.3 agu2    53 rounds
        mov r11, qword [r8 + 392]    ;    50.0 agu0    52 s[1]
        xor r11, qword [r10 + 392]   ;    53.3 alu1+agu1   52 s[1]
        mov qword [rsp + 912], r12   ;    52.3 agu2    53 rounds
        mov r12, qword [r8 + 400]    ;    51.0 agu0    52 s[1]
        xor r12, qword [r10 + 400]   ;    54.3 alu2+agu1   52 s[1]
        mov qword [rsp + 920], r9    ;    53.3 agu2    53 rounds
        mov r9, qword [r8 + 408]     ;    52.0 agu0    52 s[1]
        xor r9, qword [r10 + 408]    ;    55.3 alu0+agu1   52 s[1]
        mov qword [rsp + 928], r11   ;    54.3 agu2    53 rounds
        mov r11, qword [r8 + 416]    ;    53.0 agu0    52 s[1]
        xor r11, qword [r10 + 416]   ;    56.3 alu1+agu1   52 s[1]
        mov qword [rsp + 936], r12   ;    55.3 agu2    53 rounds
        mov r12, qword [r8 + 424]    ;    54.0 agu0    52 s[1]
        xor r12, qword [r10 + 424]   ;    57.3 alu2+agu1   52 s[1]
        mov qword [rsp + 944], r9    ;    56.3 agu2    53 rounds
        mov r9, qword [r8 + 432]     ;    55.0 agu0    52 s[1]
        xor r9, qword [r10 + 432]    ;    58.3 alu0+agu1   52 s[1]
        mov qword [rsp + 952], r11   ;    57.3 agu2    53 rounds
        mov r11, qword [r8 + 440]    ;    56.0 agu0    52 s[1]
        xor r11, qword [r10 + 440]   ;    59.3 alu1+agu1   52 s[1]
        mov qword [rsp + 960], r12   ;    58.3 agu2    53 rounds
        mov r12, qword [r8 + 448]    ;    57.0 agu0    52 s[1]
        xor r12, qword [r10 + 448]   ;    60.3 alu2+agu1   52 s[1]
        mov qword [rsp + 968], r9    ;    59.3 agu2    53 rounds
        mov r9, qword [r8 + 456]     ;    58.0 agu0    52 s[1]
        xor r9, qword [r10 + 456]    ;    61.3 alu0+agu1   52 s[1]
        mov qword [rsp + 976], r11   ;    60.3 agu2    53 rounds
        mov r11, qword [r8 + 464]    ;    59.0 agu0    52 s[1]
        xor r11, qword [r10 + 464]   ;    62.3 alu1+agu1   52 s[1]
        mov qword [rsp + 984], r12   ;    61.3 agu2    53 rounds
        mov r12, qword [r8 + 472]    ;    60.0 agu0    52 s[1]
        xor r12, qword [r10 + 472]   ;    63.3 alu2+agu1   52 s[1]
        mov qword [rsp + 992], r9    ;    62.3 agu2    53 rounds
        mov r9, qword [r8 + 480]     ;    61.0 agu0    52 s[1]
        xor r9, qword [r10 + 480]    ;    64.3 alu0+agu1   52 s[1]
        mov qword [rsp + 1000], r11  ;    63.3 agu2    53 rounds
        mov r11, qword [r8 + 488]    ;    62.0 agu0    52 s[1]
        xor r11, qword [r10 + 488]   ;    65.3 alu1+agu1   52 s[1]
        mov qword [rsp + 1008], r12  ;    64.3 agu2    53 rounds
        mov r12, qword [r8 + 496]    ;    63.0 agu0    52 s[1]
        xor r12, qword [r10 + 496]   ;    66.3 alu2+agu1   52 s[1]
        mov qword [rsp + 1016], r9   ;    65.3 agu2    53 rounds
        mov r9, qword [r8 + 504]     ;    64.0 agu0    52 s[1]
        xor r9, qword [r10 + 504]    ;    67.3 alu0+agu1   52 s[1]
        mov qword [rsp + 1024], r11  ;    66.3 agu2    53 rounds
        mov r11, qword [r8 + 512]    ;    65.0 agu0    52 s[2]
        xor r11, qword [r10 + 512]   ;    68.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1032], r12  ;    67.3 agu2    53 rounds
        mov r12, qword [r8 + 520]    ;    66.0 agu0    52 s[2]
        xor r12, qword [r10 + 520]   ;    69.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1040], r9   ;    68.3 agu2    53 rounds
        mov r9, qword [r8 + 528]     ;    67.0 agu0    52 s[2]
        xor r9, qword [r10 + 528]    ;    70.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1048], r11  ;    69.3 agu2    53 rounds
        mov r11, qword [r8 + 536]    ;    68.0 agu0    52 s[2]
        xor r11, qword [r10 + 536]   ;    71.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1056], r12  ;    70.3 agu2    53 rounds
        mov r12, qword [r8 + 544]    ;    69.0 agu0    52 s[2]
        xor r12, qword [r10 + 544]   ;    72.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1064], r9   ;    71.3 agu2    53 rounds
        mov r9, qword [r8 + 552]     ;    70.0 agu0    52 s[2]
        xor r9, qword [r10 + 552]    ;    73.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1072], r11  ;    72.3 agu2    53 rounds
        mov r11, qword [r8 + 560]    ;    71.0 agu0    52 s[2]
        xor r11, qword [r10 + 560]   ;    74.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1080], r12  ;    73.3 agu2    53 rounds
        mov r12, qword [r8 + 568]    ;    72.0 agu0    52 s[2]
        xor r12, qword [r10 + 568]   ;    75.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1088], r9   ;    74.3 agu2    53 rounds
        mov r9, qword [r8 + 576]     ;    73.0 agu0    52 s[2]
        xor r9, qword [r10 + 576]    ;    76.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1096], r11  ;    75.3 agu2    53 rounds
        mov r11, qword [r8 + 584]    ;    74.0 agu0    52 s[2]
        xor r11, qword [r10 + 584]   ;    77.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1104], r12  ;    76.3 agu2    53 rounds
        mov r12, qword [r8 + 592]    ;    75.0 agu0    52 s[2]
        xor r12, qword [r10 + 592]   ;    78.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1112], r9   ;    77.3 agu2    53 rounds
        mov r9, qword [r8 + 600]     ;    76.0 agu0    52 s[2]
        xor r9, qword [r10 + 600]    ;    79.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1120], r11  ;    78.3 agu2    53 rounds
        mov r11, qword [r8 + 608]    ;    77.0 agu0    52 s[2]
        xor r11, qword [r10 + 608]   ;    80.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1128], r12  ;    79.3 agu2    53 rounds
        mov r12, qword [r8 + 616]    ;    78.0 agu0    52 s[2]
        xor r12, qword [r10 + 616]   ;    81.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1136], r9   ;    80.3 agu2    53 rounds
        mov r9, qword [r8 + 624]     ;    79.0 agu0    52 s[2]
        xor r9, qword [r10 + 624]    ;    82.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1144], r11  ;    81.3 agu2    53 rounds
        mov r11, qword [r8 + 632]    ;    80.0 agu0    52 s[2]
        xor r11, qword [r10 + 632]   ;    83.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1152], r12  ;    82.3 agu2    53 rounds
        mov r12, qword [r8 + 640]    ;    81.0 agu0    52 s[2]
        xor r12, qword [r10 + 640]   ;    84.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1160], r9   ;    83.3 agu2    53 rounds
        mov r9, qword [r8 + 648]     ;    82.0 agu0    52 s[2]
        xor r9, qword [r10 + 648]    ;    85.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1168], r11  ;    84.3 agu2    53 rounds
        mov r11, qword [r8 + 656]    ;    83.0 agu0    52 s[2]
        xor r11, qword [r10 + 656]   ;    86.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1176], r12  ;    85.3 agu2    53 rounds
        mov r12, qword [r8 + 664]    ;    84.0 agu0    52 s[2]
        xor r12, qword [r10 + 664]   ;    87.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1184], r9   ;    86.3 agu2    53 rounds
        mov r9, qword [r8 + 672]     ;    85.0 agu0    52 s[2]
        xor r9, qword [r10 + 672]    ;    88.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1192], r11  ;    87.3 agu2    53 rounds
        mov r11, qword [r8 + 680]    ;    86.0 agu0    52 s[2]
        xor r11, qword [r10 + 680]   ;    89.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1200], r12  ;    88.3 agu2    53 rounds
        mov r12, qword [r8 + 688]    ;    87.0 agu0    52 s[2]
        xor r12, qword [r10 + 688]   ;    90.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1208], r9   ;    89.3 agu2    53 rounds
        mov r9, qword [r8 + 696]     ;    88.0 agu0    52 s[2]
        xor r9, qword [r10 + 696]    ;    91.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1216], r11  ;    90.3 agu2    53 rounds
        mov r11, qword [r8 + 704]    ;    89.0 agu0    52 s[2]
        xor r11, qword [r10 + 704]   ;    92.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1224], r12  ;    91.3 agu2    53 rounds
        mov r12, qword [r8 + 712]    ;    90.0 agu0    52 s[2]
        xor r12, qword [r10 + 712]   ;    93.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1232], r9   ;    92.3 agu2    53 rounds
        mov r9, qword [r8 + 720]     ;    91.0 agu0    52 s[2]
        xor r9, qword [r10 + 720]    ;    94.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1240], r11  ;    93.3 agu2    53 rounds
        mov r11, qword [r8 + 728]    ;    92.0 agu0    52 s[2]
        xor r11, qword [r10 + 728]   ;    95.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1248], r12  ;    94.3 agu2    53 rounds
        mov r12, qword [r8 + 736]    ;    93.0 agu0    52 s[2]
        xor r12, qword [r10 + 736]   ;    96.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1256], r9   ;    95.3 agu2    53 rounds
        mov r9, qword [r8 + 744]     ;    94.0 agu0    52 s[2]
        xor r9, qword [r10 + 744]    ;    97.3 alu0+agu1   52 s[2]
        mov qword [rsp + 1264], r11  ;    96.3 agu2    53 rounds
        mov r11, qword [r8 + 752]    ;    95.0 agu0    52 s[2]
        xor r11, qword [r10 + 752]   ;    98.3 alu1+agu1   52 s[2]
        mov qword [rsp + 1272], r12  ;    97.3 agu2    53 rounds
        mov r12, qword [r8 + 760]    ;    96.0 agu0    52 s[2]
        xor r12, qword [r10 + 760]   ;    99.3 alu2+agu1   52 s[2]
        mov qword [rsp + 1280], r9   ;    98.3 agu2    53 rounds
        mov r9, qword [r8 + 768]     ;    97.0 agu0    52 s[3]
        xor r9, qword [r10 + 768]    ;   100.3 alu0+agu1   52 s[3]
        mov qword [rsp + 1288], r11  ;    99.3 agu2    53 rounds
        mov r11, qword [r8 + 776]    ;    98.0 agu0    52 s[3]
        xor r11, qword [r10 + 776]   ;   101.3 alu1+agu1   52 s[3]
        mov qword [rsp + 1296], r12  ;   100.3 agu2    53 rounds
        mov r12, qword [r8 + 784]    ;    99.0 agu0    52 s[3]
        xor r12, qword [r10 + 784]   ;   102.3 alu2+agu1   52 s[3]
        mov qword [rsp + 1304], r9   ;   101.3 agu2    53 rounds
        mov r9, qword [r8 + 792]     ;   100.0 agu0    52 s[3]
        xor r9, qword [r10 + 792]    ;   103.3 alu0+agu1   52 s[3]
        mov qword [rsp + 1312], r11  ;   102.3 agu2    53 rounds
        mov r11, qword [r8 + 800]    ;   101.0 agu0    52 s[3]
        xor r11, qword [r10 + 800]   ;   104.3 alu1+agu1   52 s[3]
        mov qword [rsp + 1320], r12  ;   103.3 agu2    53 rounds
        mov r12, qword [r8 + 808]    ;   102.0 agu0    52 s[3]
        xor r12, qword [r10 + 808]   ;   105.3 alu2+agu1   52 s[3]
        mov qword [rsp + 1328], r9   ;   104.3 agu2    53 rounds
        mov r9, qword [r8 + 816]     ;   103.0 agu0    52 s[3]
        xor r9, qword [r10 + 816]    ;   106.3 alu0+agu1   52 s[3]
        mov qword [rsp + 1336], r11  ;   105.3 agu2    53 rounds
        mov r11, qword [r8 + 824]    ;   104.0 agu0    52 s[3]
        xor r11, qword [r10 + 824]   ;   107.3 alu1+agu1   52 s[3]
        mov qword [rsp + 1344], r12  ;   106.3 agu2    53 rounds
        mov r12, qword [r8 + 832]    ;   105.0 agu0    52 s[3]
        xor r12, qword [r10 + 832]   ;   108.3 alu2+agu1   52 s[3]
        mov qword [rsp + 1352], r9   ;   107.3 agu2    53 rounds
        mov r9, qword [r8 + 840]     ;   106.0 agu0    52 s[3]
        xor r9, qword [r10 + 840]    ;   109.3 alu0+agu1   52 s[3]
        mov qword [rsp + 1360], r11  ;   108.3 agu2    53 rounds
        mov r11, qword [r8 + 848]    ;   107.0 agu0    52 s[3]
        xor r11, qword [r10 + 848]   ;   110.3 alu1+agu1   52 s[3]
        mov qword [rsp + 1368], r12  ;   109.3 agu2    53 rounds
        mov qword [rsp + 1376], r10  ;   108.0 agu0    53 rounds
        mov r12, qword [r8 + 856]    ;   108.3 agu1    52 s[3]
        xor r12, qword [r10 + 856]   ;   111.7 alu2+agu2   52 s[3]
        mov qword [rsp + 1384], r9   ;   110.3 agu0    53 rounds
        mov r9, qword [r8 + 864]     ;   109.3 agu1    52 s[3]
        xor r9, qword [r10 + 864]    ;   112.7 alu0+agu2   52 s[3]
        mov qword [rsp + 1392], r11  ;   111.3 agu0    53 rounds
        mov r11, qword [r8 + 872]    ;   110.3 agu1    52 s[3]
        xor r11, qword [r10 + 872]   ;   113.7 alu1+agu2   52 s[3]
        mov qword [rsp + 1400], r12  ;   112.7 agu0    53 rounds
        mov r12, qword [r8 + 880]    ;   111.3 agu1    52 s[3]
        xor r12, qword [r10 + 880]   ;   114.7 alu2+agu2   52 s[3]
        mov qword [rsp + 1408], r9   ;   113.7 agu0    53 rounds
        mov r9, qword [r8 + 888]     ;   112.3 agu1    52 s[3]
        xor r9, qword [r10 + 888]    ;   115.7 alu0+agu2   52 s[3]
        mov qword [rsp + 1416], r11  ;   114.7 agu0    53 rounds
        mov r11, qword [r8 + 896]    ;   113.3 agu1    52 s[3]
        xor r11, qword [r10 + 896]   ;   116.7 alu1+agu2   52 s[3]
        mov qword [rsp + 1424], r12  ;   115.7 agu0    53 rounds
        mov r12, qword [r8 + 904]    ;   114.3 agu1    52 s[3]
        xor r12, qword [r10 + 904]   ;   117.7 alu2+agu2   52 s[3]
        mov qword [rsp + 1432], r9   ;   116.7 agu0    53 rounds
        mov r9, qword [r8 + 912]     ;   115.3 agu1    52 s[3]
        xor r9, qword [r10 + 912]    ;   118.7 alu0+agu2   52 s[3]
        mov qword [rsp + 1440], r11  ;   117.7 agu0    53 rounds
        mov r11, qword [r8 + 920]    ;   116.3 agu1    52 s[3]
        xor r11, qword [r10 + 920]   ;   119.7 alu1+agu2   52 s[3]
        mov qword [rsp + 1448], r12  ;   118.7 agu0    53 rounds
        mov r12, qword [r8 + 928]    ;   117.3 agu1    52 s[3]
        xor r12, qword [r10 + 928]   ;   120.7 alu2+agu2   52 s[3]
        mov qword [rsp + 1456], r9   ;   119.7 agu0    53 rounds
        mov r9, qword [r8 + 936]     ;   118.3 agu1    52 s[3]
        xor r9, qword [r10 + 936]    ;   121.7 alu0+agu2   52 s[3]
        mov qword [rsp + 1464], r11  ;   120.7 agu0    53 rounds
        mov r11, qword [r8 + 944]    ;   119.3 agu1    52 s[3]
        xor r11, qword [r10 + 944]   ;   122.7 alu1+agu2   52 s[3]
        mov qword [rsp + 1472], r12  ;   121.7 agu0    53 rounds
        mov r12, qword [r8 + 952]    ;   120.3 agu1    52 s[3]
        xor r12, qword [r10 + 952]   ;   123.7 alu2+agu2   52 s[3]
        mov r13, qword [r8 + 960]    ;   121.0 agu0    52 s[3]
        xor r13, qword [r10 + 960]   ;   124.3 alu0+agu1   52 s[3]
        mov qword [rsp + 1480], r9   ;   122.7 agu2    53 rounds
        mov r9, qword [r8 + 968]     ;   122.0 agu0    52 s[3]
        xor r9, qword [r10 + 968]    ;   125.3 alu1+agu1   52 s[3]
        mov qword [rsp + 1488], r11  ;   123.7 agu2    53 rounds
        mov r11, qword [r8 + 976]    ;   123.0 agu0    52 s[3]
        xor r11, qword [r10 + 976]   ;   126.3 alu2+agu1   52 s[3]
        mov qword [rsp + 1496], r12  ;   124.7 agu2    53 rounds
        mov qword [rsp + 1504], r13  ;   125.3 agu0    53 rounds
        mov r12, qword [r8 + 984]    ;   124.3 agu1    52 s[3]
        xor r12, qword [r10 + 984]   ;   127.7 alu0+agu2   52 s[3]
        mov qword [rsp + 1512], r9   ;   126.3 agu0    53 rounds
        mov r9, qword [r8 + 992]     ;   125.3 agu1    52 s[3]
        xor r9, qword [r10 + 992]    ;   128.7 alu1+agu2   52 s[3]
        mov qword [rsp + 1520], r11  ;   127.3 agu0    53 rounds
        mov r11, qword [r8 + 1000]   ;   126.3 agu1    52 s[3]
        xor r11, qword [r10 + 1000]  ;   129.7 alu2+agu2   52 s[3]
        mov r13, qword [r8 + 1008]   ;   127.0 agu0    52 s[3]
        xor r13, qword [r10 + 1008]  ;   130.3 alu0+agu1   52 s[3]
        mov qword [rsp + 1528], r12  ;   128.7 agu2    53 rounds
        mov r8, qword [r8 + 1016]    ;   128.0 agu0    52 s[3]
        xor r8, qword [r10 + 1016]   ;   131.3 alu1+agu1   52 s[3]
        mov qword [rsp + 1536], r9   ;   129.7 agu2    53 rounds
        add r10, 0x2400              ;   129.0 alu2    53 rounds
        mov qword [rsp + 1544], r10  ;   130.0 agu0    53 rounds
        mov qword [rsp + 1552], r11  ;   130.7 agu1    53 rounds
        mov qword [rsp + 1560], r13  ;   131.3 agu2    53 rounds
        mov qword [rsp + 1568], r8   ;   132.3 agu0    53 rounds
        align 16
.rounds_2:
        mov r8, qword [rsp + 560]    ;     0.0 agu0    43 t[0]
        mov r9, qword [rsp + 568]    ;     0.3 agu1    43 t[0] reload
        xor r8, r9                   ;     3.3 alu0    43 t[0]
        mov r10, r8                  ;     4.3 alu1    43 t[0] copy
        xor r10, qword [rsp + 544]   ;     5.3 alu2+agu2   43 t[0]
        mov r11, r10                 ;     6.3 alu0    43 t[0] copy
        mov r12, qword [rsp + 592]   ;     2.0 agu0    43 t[0] reload
        xor r11, r12                 ;     7.3 alu1    43 t[0]
        mov r13, r11                 ;     8.3 alu2    43 t[0] copy
        xor r13, qword [rsp + 584]   ;     9.3 alu0+agu1   43 t[0]
        mov r14, r11                 ;     8.3 alu1    43 t[0] copy
        mov r15, qword [rsp + 536]   ;     3.7 agu2    43 t[0] reload
        xor r14, r15                 ;     9.3 alu2    43 t[0]
        mov rsi, r14                 ;    10.3 alu0    43 t[0] copy
        xor rsi, qword [rsp + 552]   ;    11.3 alu1+agu0   43 t[0]
        mov rdi, rsi                 ;    12.3 alu2    43 t[0] copy
        mov rbp, qword [rsp + 560]   ;     5.3 agu1    43 t[0] reload
        xor rdi, rbp                 ;    13.3 alu0    43 t[0]
        mov rax, r13                 ;    10.3 alu1    43 t[0] copy
        xor rax, qword [rsp + 576]   ;    11.3 alu2+agu2   43 t[0]
        mov rcx, rax                 ;    12.3 alu0    43 t[0] copy
        xor rcx, r15                 ;    13.3 alu1    43 t[0]
        mov rdx, rax                 ;    12.3 alu2    43 t[0] copy
        xor rdx, r9                  ;    13.3 alu0    43 t[0]
        mov rbx, r13                 ;    10.3 alu1    43 t[0] copy
        xor rbx, rdi                 ;    14.3 alu2    43 t[0]
        mov r9, rbx                  ;    15.3 alu0    43 t[0] copy
        xor r9, r12                  ;    16.3 alu1    43 t[0]
        mov qword [rsp + 1576], rsi  ;    12.3 agu0    43 t[0] spill
        mov rsi, rdx                 ;    14.3 alu2    43 t[0] copy
        xor rsi, r9                  ;    17.3 alu0    43 t[0]
        xor rbp, rsi                 ;    18.3 alu1    43 t[0]
        mov qword [rsp + 1584], rcx  ;    14.3 agu1    43 t[0] spill
        mov rcx, r9                  ;    17.3 alu2    43 t[0] copy
        xor rcx, r15                 ;    18.3 alu0    43 t[0]
        xor r8, rcx                  ;    19.3 alu1    43 t[0]
        and rcx, r9                  ;    19.3 alu2    43 t[0]
        xor r10, rcx                 ;    20.3 alu0    43 t[0]
        mov r15, rax                 ;    14.7 alu1    43 t[0] copy
        and r15, rsi                 ;    18.3 alu2    43 t[0]
        xor r10, r15                 ;    21.3 alu0    43 t[0]
        mov r15, rdi                 ;    15.7 alu1    43 t[0] copy
        and r15, r8                  ;    20.3 alu2    43 t[0]
        xor rcx, r15                 ;    21.3 alu0    43 t[0]
        mov r15, rdi                 ;    16.7 alu1    43 t[0] copy
        xor r15, rdx                 ;    17.7 alu2    43 t[0]
        mov qword [rsp + 1592], rax  ;    17.3 agu2    43 t[0] spill
        mov rax, r15                 ;    18.7 alu0    43 t[0] copy
        and rax, rbp                 ;    19.7 alu1    43 t[0]
        xor rax, rcx                 ;    22.3 alu2    43 t[0]
        xor rax, qword [rsp + 568]   ;    23.3 alu0+agu0   43 t[0]
        mov qword [rsp + 1600], rsi  ;    19.0 agu1    43 t[0] spill
        mov rsi, r15                 ;    19.3 alu1    43 t[0] copy
        xor rsi, r12                 ;    20.3 alu2    43 t[0]
        xor rcx, qword [rsp + 1576]  ;    22.3 alu0+agu2   43 t[0]
        mov qword [rsp + 1576], r15  ;    20.3 agu0    43 t[0] spill
        mov r15, r14                 ;    20.7 alu1    43 t[0] copy
        or r15, r12                  ;    21.7 alu2    43 t[0]
        xor rcx, r15                 ;    23.3 alu0    43 t[0]
        xor r15, r10                 ;    22.7 alu1    43 t[0]
        mov r12, rbx                 ;    22.0 alu2    43 t[0] copy
        and r12, r11                 ;    23.0 alu0    43 t[0]
        xor rax, r12                 ;    24.3 alu1    43 t[0]
        xor r10, r12                 ;    24.0 alu2    43 t[0]
        mov r12, r8                  ;    23.3 alu0    43 t[0] copy
        xor r12, r11                 ;    24.3 alu1    43 t[0]
        mov qword [rsp + 1608], rbx  ;    24.0 agu1    43 t[0] spill
        mov rbx, r13                 ;    24.3 alu2    43 t[0] copy
        and rbx, r12                 ;    25.3 alu0    43 t[0]
        xor r10, rbx                 ;    26.3 alu1    43 t[0]
        mov rbx, r14                 ;    25.3 alu2    43 t[0] copy
        xor rbx, rbp                 ;    26.3 alu0    43 t[0]
        mov qword [rsp + 1616], r12  ;    26.0 agu2    43 t[0] spill
        mov r12, rsi                 ;    26.3 alu1    43 t[0] copy
        and r12, rbx                 ;    27.3 alu2    43 t[0]
        xor r15, r12                 ;    28.3 alu0    43 t[0]
        mov r12, r10                 ;    27.3 alu1    43 t[0] copy
        and r12, rax                 ;    28.3 alu2    43 t[0]
        xor r15, r12                 ;    29.3 alu0    43 t[0]
        mov qword [rsp + 1624], r13  ;    28.3 agu0    43 t[0] spill
        mov r13, qword [rsp + 1584]  ;    28.7 agu1    43 t[0]
        and r13, rdx                 ;    31.7 alu1    43 t[0]
        xor rcx, r13                 ;    32.7 alu2    43 t[0]
        mov r13, r15                 ;    30.3 alu0    43 t[0] copy
        and r13, rcx                 ;    33.7 alu1    43 t[0]
        xor r10, r13                 ;    34.7 alu2    43 t[0]
        xor r15, rax                 ;    30.7 alu0    43 t[0]
        mov r13, rcx                 ;    33.7 alu1    43 t[0] copy
        and r13, r10                 ;    35.7 alu2    43 t[0]
        xor rax, r13                 ;    36.7 alu0    43 t[0]
        or r12, r15                  ;    32.0 alu1    43 t[0]
        xor r12, r10                 ;    35.7 alu2    43 t[0]
        and r10, rax                 ;    37.7 alu0    43 t[0]
        and rbx, rax                 ;    37.7 alu1    43 t[0]
        xor rcx, r10                 ;    38.7 alu2    43 t[0]
        mov r10, rax                 ;    37.7 alu0    43 t[0] copy
        or r10, r12                  ;    38.7 alu1    43 t[0]
        xor r15, r10                 ;    39.7 alu2    43 t[0]
        and rdi, r15                 ;    40.7 alu0    43 t[0]
        mov r10, rax                 ;    37.7 alu1    43 t[0] copy
        xor r10, r12                 ;    38.7 alu2    43 t[0]
        and r14, r12                 ;    36.7 alu0    43 t[0]
        mov r13, r10                 ;    39.7 alu1    43 t[0] copy
        xor r13, r15                 ;    40.7 alu2    43 t[0]
        and r8, r15                  ;    40.7 alu0    43 t[0]
        xor r15, rcx                 ;    40.7 alu1    43 t[0]
        and rbp, r10                 ;    39.7 alu2    43 t[0]
        xor r8, rbp                  ;    41.7 alu0    43 t[0]
        and rdx, r13                 ;    41.7 alu1    43 t[0]
        and r13, qword [rsp + 1584]  ;    41.7 alu2+agu2   43 t[0]
        and r11, r15                 ;    41.7 alu0    43 t[0]
        mov qword [rsp + 1584], r14  ;    39.7 agu0    43 t[0] spill
        mov r14, r12                 ;    40.0 alu1    43 t[0] copy
        and r14, qword [rsp + 592]   ;    41.0 alu2+agu1   43 t[0]
        xor r12, r15                 ;    41.7 alu0    43 t[0]
        and r9, r12                  ;    42.7 alu1    43 t[0]
        and r12, qword [rsp + 536]   ;    42.7 alu2+agu2   43 t[0]
        and rsi, rax                 ;    41.7 alu0    43 t[0]
        and r15, qword [rsp + 1608]  ;    42.0 alu1+agu0   43 t[0]
        xor rax, rcx                 ;    42.3 alu2    43 t[0]
        and r10, qword [rsp + 1576]  ;    42.7 alu0+agu1   43 t[0]
        xor r11, r12                 ;    43.7 alu1    43 t[0]
        xor r9, r14                  ;    43.7 alu2    43 t[0]
        xor r9, rsi                  ;    44.7 alu0    43 t[0]
        xor rsi, rdx                 ;    44.0 alu1    43 t[0]
        xor r14, r15                 ;    44.3 alu2    43 t[0]
        mov r15, qword [rsp + 1600]  ;    44.7 agu2    43 t[0]
        and r15, rax                 ;    47.7 alu0    43 t[0]
        xor r9, r15                  ;    48.7 alu1    43 t[0]
        xor rdi, r15                 ;    48.7 alu2    43 t[0]
        and rax, qword [rsp + 1592]  ;    46.0 alu0+agu0   43 t[0]
        xor rsi, rdi                 ;    49.7 alu1    43 t[0]
        mov r15, qword [rsp + 1624]  ;    46.7 agu1    43 t[0]
        and r15, rcx                 ;    49.7 alu2    43 t[0]
        and rcx, qword [rsp + 1616]  ;    47.3 alu0+agu2   43 t[0]
        xor r14, rdx                 ;    47.7 alu1    43 t[0]
        mov rdx, r11                 ;    48.0 alu2    43 t[0] copy
        xor rdx, r8                  ;    49.0 alu0    43 t[0]
        xor rdx, rsi                 ;    50.7 alu1    43 t[0]
        xor r10, rdx                 ;    51.7 alu2    43 t[0]
        xor r14, r10                 ;    52.7 alu0    43 t[0]
        xor rcx, r14                 ;    53.7 alu1    43 t[0]
        xor rbx, rcx                 ;    54.7 alu2    43 t[0]
        xor rax, r11                 ;    50.3 alu0    43 t[0]
        xor rax, rcx                 ;    54.7 alu1    43 t[0]
        xor r15, rdi                 ;    51.0 alu2    43 t[0]
        xor r15, r10                 ;    52.7 alu0    43 t[0]
        xor rbp, r13                 ;    51.7 alu1    43 t[0]
        xor rbp, rbx                 ;    55.7 alu2    43 t[0]
        not rdx                      ;    52.3 alu0    43 t[0]
        not rsi                      ;    52.7 alu1    43 t[0]
        not r15                      ;    53.7 alu2    43 t[0]
        not rax                      ;    55.7 alu0    43 t[0]
        mov r10, qword [rsp + 880]   ;    53.7 agu0    43 t[0]
        mov r11, qword [rsp + 888]   ;    54.0 agu1    43 t[0] reload
        xor r10, r11                 ;    57.0 alu1    43 t[0]
        mov r13, r10                 ;    58.0 alu2    43 t[0] copy
        xor r13, qword [rsp + 864]   ;    59.0 alu0+agu2   43 t[0]
        mov rdi, r13                 ;    60.0 alu1    43 t[0] copy
        mov rcx, qword [rsp + 912]   ;    55.7 agu0    43 t[0] reload
        xor rdi, rcx                 ;    61.0 alu2    43 t[0]
        mov qword [rsp + 1616], rdx  ;    56.3 agu1    43 t[0] spill
        mov rdx, rdi                 ;    62.0 alu0    43 t[0] copy
        xor rdx, qword [rsp + 904]   ;    63.0 alu1+agu2   43 t[0]
        mov qword [rsp + 1624], r9   ;    57.3 agu0    43 t[0] spill
        mov r9, rdi                  ;    62.0 alu2    43 t[0] copy
        xor r9, qword [rsp + 856]    ;    63.0 alu0+agu1   43 t[0]
        mov qword [rsp + 1592], rsi  ;    58.3 agu2    43 t[0] spill
        mov rsi, r9                  ;    64.0 alu1    43 t[0] copy
        xor rsi, qword [rsp + 872]   ;    65.0 alu2+agu0   43 t[0]
        mov qword [rsp + 1600], r14  ;    59.3 agu1    43 t[0] spill
        mov r14, rsi                 ;    66.0 alu0    43 t[0] copy
        xor r14, qword [rsp + 880]   ;    67.0 alu1+agu2   43 t[0]
        mov qword [rsp + 1576], rax  ;    60.3 agu0    43 t[0] spill
        mov rax, rdx                 ;    64.0 alu2    43 t[0] copy
        xor rax, qword [rsp + 896]   ;    65.0 alu0+agu1   43 t[0]
        mov qword [rsp + 1608], r15  ;    61.3 agu2    43 t[0] spill
        mov r15, rax                 ;    66.0 alu1    43 t[0] copy
        xor r15, qword [rsp + 856]   ;    67.0 alu2+agu0   43 t[0]
        mov qword [rsp + 1632], r12  ;    62.3 agu1    43 t[0] spill
        mov r12, rax                 ;    66.0 alu0    43 t[0] copy
        xor r12, r11                 ;    67.0 alu1    43 t[0]
        mov qword [rsp + 1640], r8   ;    63.3 agu2    43 t[0] spill
        mov r8, rdx                  ;    64.0 alu2    43 t[0] copy
        xor r8, r14                  ;    68.0 alu0    43 t[0]
        mov qword [rsp + 1648], rbx  ;    64.3 agu0    43 t[0] spill
        mov rbx, r8                  ;    69.0 alu1    43 t[0] copy
        xor rbx, rcx                 ;    70.0 alu2    43 t[0]
        mov qword [rsp + 1656], rbp  ;    65.3 agu1    43 t[0] spill
        mov rbp, r12                 ;    68.0 alu0    43 t[0] copy
        xor rbp, rbx                 ;    71.0 alu1    43 t[0]
        mov r11, rbp                 ;    72.0 alu2    43 t[0] copy
        xor r11, qword [rsp + 880]   ;    73.0 alu0+agu2   43 t[0]
        mov qword [rsp + 1664], rsi  ;    67.0 agu0    43 t[0] spill
        mov rsi, rbx                 ;    71.0 alu1    43 t[0] copy
        xor rsi, qword [rsp + 856]   ;    72.0 alu2+agu1   43 t[0]
        xor r10, rsi                 ;    73.0 alu0    43 t[0]
        and rsi, rbx                 ;    73.0 alu1    43 t[0]
        xor r13, rsi                 ;    74.0 alu2    43 t[0]
        mov qword [rsp + 1672], rbx  ;    71.0 agu2    43 t[0] spill
        mov rbx, rax                 ;    69.3 alu0    43 t[0] copy
        and rbx, rbp                 ;    72.0 alu1    43 t[0]
        xor r13, rbx                 ;    75.0 alu2    43 t[0]
        mov rbx, r14                 ;    70.3 alu0    43 t[0] copy
        and rbx, r10                 ;    74.0 alu1    43 t[0]
        xor rsi, rbx                 ;    75.0 alu2    43 t[0]
        mov rbx, r14                 ;    71.3 alu0    43 t[0] copy
        xor rbx, r12                 ;    72.3 alu1    43 t[0]
        mov qword [rsp + 1680], rax  ;    72.0 agu0    43 t[0] spill
        mov rax, rbx                 ;    73.3 alu2    43 t[0] copy
        and rax, r11                 ;    74.3 alu0    43 t[0]
        xor rax, rsi                 ;    76.0 alu1    43 t[0]
        xor rax, qword [rsp + 888]   ;    77.0 alu2+agu1   43 t[0]
        mov qword [rsp + 1688], rbp  ;    73.7 agu2    43 t[0] spill
        mov rbp, rbx                 ;    74.0 alu0    43 t[0] copy
        xor rbp, rcx                 ;    75.0 alu1    43 t[0]
        xor rsi, qword [rsp + 1664]  ;    76.0 alu2+agu0   43 t[0]
        mov qword [rsp + 1664], rbx  ;    75.0 agu1    43 t[0] spill
        mov rbx, r9                  ;    75.3 alu0    43 t[0] copy
        or rbx, rcx                  ;    76.3 alu1    43 t[0]
        xor rsi, rbx                 ;    77.3 alu2    43 t[0]
        xor rbx, r13                 ;    77.3 alu0    43 t[0]
        mov rcx, r8                  ;    76.7 alu1    43 t[0] copy
        and rcx, rdi                 ;    77.7 alu2    43 t[0]
        xor rax, rcx                 ;    78.7 alu0    43 t[0]
        xor r13, rcx                 ;    78.7 alu1    43 t[0]
        mov rcx, r10                 ;    78.0 alu2    43 t[0] copy
        xor rcx, rdi                 ;    79.0 alu0    43 t[0]
        mov qword [rsp + 1696], r8   ;    78.7 agu2    43 t[0] spill
        mov r8, rdx                  ;    79.0 alu1    43 t[0] copy
        and r8, rcx                  ;    80.0 alu2    43 t[0]
        xor r13, r8                  ;    81.0 alu0    43 t[0]
        mov r8, r9                   ;    80.0 alu1    43 t[0] copy
        xor r8, r11                  ;    81.0 alu2    43 t[0]
        mov qword [rsp + 1704], rcx  ;    80.7 agu0    43 t[0] spill
        mov rcx, rbp                 ;    81.0 alu0    43 t[0] copy
        and rcx, r8                  ;    82.0 alu1    43 t[0]
        xor rbx, rcx                 ;    83.0 alu2    43 t[0]
        mov rcx, r13                 ;    82.0 alu0    43 t[0] copy
        and rcx, rax                 ;    83.0 alu1    43 t[0]
        xor rbx, rcx                 ;    84.0 alu2    43 t[0]
        mov qword [rsp + 1712], rdx  ;    83.0 agu1    43 t[0] spill
        mov rdx, r15                 ;    83.3 alu0    43 t[0] copy
        and rdx, r12                 ;    84.3 alu1    43 t[0]
        xor rsi, rdx                 ;    85.3 alu2    43 t[0]
        mov rdx, rbx                 ;    85.0 alu0    43 t[0] copy
        and rdx, rsi                 ;    86.3 alu1    43 t[0]
        xor r13, rdx                 ;    87.3 alu2    43 t[0]
        xor rbx, rax                 ;    85.3 alu0    43 t[0]
        mov rdx, rsi                 ;    86.3 alu1    43 t[0] copy
        and rdx, r13                 ;    88.3 alu2    43 t[0]
        xor rax, rdx                 ;    89.3 alu0    43 t[0]
        or rcx, rbx                  ;    86.7 alu1    43 t[0]
        xor rcx, r13                 ;    88.3 alu2    43 t[0]
        and r13, rax                 ;    90.3 alu0    43 t[0]
        and r8, rax                  ;    90.3 alu1    43 t[0]
        xor rsi, r13                 ;    91.3 alu2    43 t[0]
        mov r13, rax                 ;    90.3 alu0    43 t[0] copy
        or r13, rcx                  ;    91.3 alu1    43 t[0]
        xor rbx, r13                 ;    92.3 alu2    43 t[0]
        and r14, rbx                 ;    93.3 alu0    43 t[0]
        mov r13, rax                 ;    90.3 alu1    43 t[0] copy
        xor r13, rcx                 ;    91.3 alu2    43 t[0]
        and r9, rcx                  ;    90.3 alu0    43 t[0]
        mov rdx, r13                 ;    92.3 alu1    43 t[0] copy
        xor rdx, rbx                 ;    93.3 alu2    43 t[0]
        and r10, rbx                 ;    93.3 alu0    43 t[0]
        xor rbx, rsi                 ;    93.3 alu1    43 t[0]
        and r11, r13                 ;    92.3 alu2    43 t[0]
        xor r10, r11                 ;    94.3 alu0    43 t[0]
        and r12, rdx                 ;    94.3 alu1    43 t[0]
        and r15, rdx                 ;    94.3 alu2    43 t[0]
        mov rdx, rcx                 ;    93.3 alu0    43 t[0] copy
        and rdx, qword [rsp + 912]   ;    94.3 alu1+agu2   43 t[0]
        xor rcx, rbx                 ;    94.3 alu2    43 t[0]
        and rdi, rbx                 ;    94.3 alu0    43 t[0]
        and rbp, rax                 ;    94.7 alu1    43 t[0]
        and rbx, qword [rsp + 1696]  ;    95.0 alu2+agu0   43 t[0]
        xor rax, rsi                 ;    95.3 alu0    43 t[0]
        and r13, qword [rsp + 1664]  ;    95.7 alu1+agu1   43 t[0]
        mov qword [rsp + 1664], r9   ;    96.0 agu2    43 t[0] spill
        mov r9, qword [rsp + 1672]   ;    96.3 agu0    43 t[0]
        and r9, rcx                  ;    99.3 alu2    43 t[0]
        and rcx, qword [rsp + 856]   ;    97.0 alu0+agu1   43 t[0]
        xor rdi, rcx                 ;    98.0 alu1    43 t[0]
        xor r9, rdx                  ;   100.3 alu2    43 t[0]
        xor r9, rbp                  ;   101.3 alu0    43 t[0]
        xor rbp, r12                 ;    98.3 alu1    43 t[0]
        xor rdx, rbx                 ;    98.7 alu2    43 t[0]
        mov rbx, qword [rsp + 1688]  ;    99.0 agu2    43 t[0]
        and rbx, rax                 ;   102.0 alu0    43 t[0]
        xor r9, rbx                  ;   103.0 alu1    43 t[0]
        xor r14, rbx                 ;   103.0 alu2    43 t[0]
        and rax, qword [rsp + 1680]  ;   100.3 alu0+agu0   43 t[0]
        xor rbp, r14                 ;   104.0 alu1    43 t[0]
        mov rbx, qword [rsp + 1712]  ;   101.0 agu1    43 t[0]
        and rbx, rsi                 ;   104.0 alu2    43 t[0]
        and rsi, qword [rsp + 1704]  ;   101.7 alu0+agu2   43 t[0]
        xor rdx, r12                 ;   102.0 alu1    43 t[0]
        mov r12, rdi                 ;   102.3 alu2    43 t[0] copy
        xor r12, r10                 ;   103.3 alu0    43 t[0]
        xor r12, rbp                 ;   105.0 alu1    43 t[0]
        xor r13, r12                 ;   106.0 alu2    43 t[0]
        xor rdx, r13                 ;   107.0 alu0    43 t[0]
        xor rsi, rdx                 ;   108.0 alu1    43 t[0]
        xor r8, rsi                  ;   109.0 alu2    43 t[0]
        xor rax, rdi                 ;   104.7 alu0    43 t[0]
        xor rax, rsi                 ;   109.0 alu1    43 t[0]
        xor rbx, r14                 ;   105.3 alu2    43 t[0]
        xor rbx, r13                 ;   107.0 alu0    43 t[0]
        xor r11, r15                 ;   106.0 alu1    43 t[0]
        xor r11, r8                  ;   110.0 alu2    43 t[0]
        xor r10, rcx                 ;   106.7 alu0    43 t[0]
        xor r10, r8                  ;   110.0 alu1    43 t[0]
        xor r10, qword [rsp + 1664]  ;   111.0 alu2+agu0   43 t[0]
        not r12                      ;   107.7 alu0    43 t[0]
        not rbp                      ;   108.0 alu1    43 t[0]
        not rbx                      ;   108.3 alu2    43 t[0]
        not rax                      ;   110.0 alu0    43 t[0]
        mov r8, qword [rsp + 1200]   ;   109.0 agu1    43 t[0]
        mov r13, qword [rsp + 1208]  ;   109.3 agu2    43 t[0] reload
        xor r8, r13                  ;   112.3 alu1    43 t[0]
        mov r14, r8                  ;   113.3 alu2    43 t[0] copy
        xor r14, qword [rsp + 1184]  ;   114.3 alu0+agu0   43 t[0]
        mov r15, r14                 ;   115.3 alu1    43 t[0] copy
        mov rsi, qword [rsp + 1232]  ;   111.0 agu1    43 t[0] reload
        xor r15, rsi                 ;   116.3 alu2    43 t[0]
        mov rdi, r15                 ;   117.3 alu0    43 t[0] copy
        xor rdi, qword [rsp + 1224]  ;   118.3 alu1+agu2   43 t[0]
        mov rcx, r15                 ;   117.3 alu2    43 t[0] copy
        xor rcx, qword [rsp + 1176]  ;   118.3 alu0+agu0   43 t[0]
        mov qword [rsp + 1664], rdx  ;   113.0 agu1    43 t[0] spill
        mov rdx, rcx                 ;   119.3 alu1    43 t[0] copy
        xor rdx, qword [rsp + 1192]  ;   120.3 alu2+agu2   43 t[0]
        mov qword [rsp + 1704], r9   ;   114.0 agu0    43 t[0] spill
        mov r9, rdx                  ;   121.3 alu0    43 t[0] copy
        xor r9, qword [rsp + 1200]   ;   122.3 alu1+agu1   43 t[0]
        mov qword [rsp + 1712], rbp  ;   115.0 agu2    43 t[0] spill
        mov rbp, rdi                 ;   119.3 alu2    43 t[0] copy
        xor rbp, qword [rsp + 1216]  ;   120.3 alu0+agu0   43 t[0]
        mov qword [rsp + 1680], r12  ;   116.0 agu1    43 t[0] spill
        mov r12, rbp                 ;   121.3 alu1    43 t[0] copy
        xor r12, qword [rsp + 1176]  ;   122.3 alu2+agu2   43 t[0]
        mov qword [rsp + 1688], rax  ;   117.3 agu0    43 t[0] spill
        mov rax, rbp                 ;   121.3 alu0    43 t[0] copy
        xor rax, r13                 ;   122.3 alu1    43 t[0]
        mov qword [rsp + 1672], rbx  ;   118.3 agu1    43 t[0] spill
        mov rbx, rdi                 ;   119.3 alu2    43 t[0] copy
        xor rbx, r9                  ;   123.3 alu0    43 t[0]
        mov qword [rsp + 1696], r10  ;   119.3 agu2    43 t[0] spill
        mov r10, rbx                 ;   124.3 alu1    43 t[0] copy
        xor r10, rsi                 ;   125.3 alu2    43 t[0]
        mov qword [rsp + 1720], r11  ;   120.3 agu0    43 t[0] spill
        mov r11, rax                 ;   123.3 alu0    43 t[0] copy
        xor r11, r10                 ;   126.3 alu1    43 t[0]
        mov r13, r11                 ;   127.3 alu2    43 t[0] copy
        xor r13, qword [rsp + 1200]  ;   128.3 alu0+agu1   43 t[0]
        mov qword [rsp + 1728], rdx  ;   122.0 agu2    43 t[0] spill
        mov rdx, r10                 ;   126.3 alu1    43 t[0] copy
        xor rdx, qword [rsp + 1176]  ;   127.3 alu2+agu0   43 t[0]
        xor r8, rdx                  ;   128.3 alu0    43 t[0]
        and rdx, r10                 ;   128.3 alu1    43 t[0]
        xor r14, rdx                 ;   129.3 alu2    43 t[0]
        mov qword [rsp + 1736], r10  ;   126.3 agu1    43 t[0] spill
        mov r10, rbp                 ;   124.3 alu0    43 t[0] copy
        and r10, r11                 ;   127.3 alu1    43 t[0]
        xor r14, r10                 ;   130.3 alu2    43 t[0]
        mov r10, r9                  ;   125.3 alu0    43 t[0] copy
        and r10, r8                  ;   129.3 alu1    43 t[0]
        xor rdx, r10                 ;   130.3 alu2    43 t[0]
        mov r10, r9                  ;   126.7 alu0    43 t[0] copy
        xor r10, rax                 ;   127.7 alu1    43 t[0]
        mov qword [rsp + 1744], rbp  ;   127.3 agu2    43 t[0] spill
        mov rbp, r10                 ;   128.7 alu2    43 t[0] copy
        and rbp, r13                 ;   129.7 alu0    43 t[0]
        xor rbp, rdx                 ;   131.3 alu1    43 t[0]
        xor rbp, qword [rsp + 1208]  ;   132.3 alu2+agu0   43 t[0]
        mov qword [rsp + 1752], r11  ;   129.0 agu1    43 t[0] spill
        mov r11, r10                 ;   129.3 alu0    43 t[0] copy
        xor r11, rsi                 ;   130.3 alu1    43 t[0]
        xor rdx, qword [rsp + 1728]  ;   131.3 alu2+agu2   43 t[0]
        mov qword [rsp + 1728], r10  ;   130.3 agu0    43 t[0] spill
        mov r10, rcx                 ;   130.7 alu0    43 t[0] copy
        or r10, rsi                  ;   131.7 alu1    43 t[0]
        xor rdx, r10                 ;   132.7 alu2    43 t[0]
        xor r10, r14                 ;   132.7 alu0    43 t[0]
        mov rsi, rbx                 ;   132.0 alu1    43 t[0] copy
        and rsi, r15                 ;   133.0 alu2    43 t[0]
        xor rbp, rsi                 ;   134.0 alu0    43 t[0]
        xor r14, rsi                 ;   134.0 alu1    43 t[0]
        mov rsi, r8                  ;   133.3 alu2    43 t[0] copy
        xor rsi, r15                 ;   134.3 alu0    43 t[0]
        mov qword [rsp + 1760], rbx  ;   134.0 agu1    43 t[0] spill
        mov rbx, rdi                 ;   134.3 alu1    43 t[0] copy
        and rbx, rsi                 ;   135.3 alu2    43 t[0]
        xor r14, rbx                 ;   136.3 alu0    43 t[0]
        mov rbx, rcx                 ;   135.3 alu1    43 t[0] copy
        xor rbx, r13                 ;   136.3 alu2    43 t[0]
        mov qword [rsp + 1768], rsi  ;   136.0 agu2    43 t[0] spill
        mov rsi, r11                 ;   136.3 alu0    43 t[0] copy
        and rsi, rbx                 ;   137.3 alu1    43 t[0]
        xor r10, rsi                 ;   138.3 alu2    43 t[0]
        mov rsi, r14                 ;   137.3 alu0    43 t[0] copy
        and rsi, rbp                 ;   138.3 alu1    43 t[0]
        xor r10, rsi                 ;   139.3 alu2    43 t[0]
        mov qword [rsp + 1776], rdi  ;   138.3 agu0    43 t[0] spill
        mov rdi, r12                 ;   138.7 alu0    43 t[0] copy
        and rdi, rax                 ;   139.7 alu1    43 t[0]
        xor rdx, rdi                 ;   140.7 alu2    43 t[0]
        mov rdi, r10                 ;   140.3 alu0    43 t[0] copy
        and rdi, rdx                 ;   141.7 alu1    43 t[0]
        xor r14, rdi                 ;   142.7 alu2    43 t[0]
        xor r10, rbp                 ;   140.7 alu0    43 t[0]
        mov rdi, rdx                 ;   141.7 alu1    43 t[0] copy
        and rdi, r14                 ;   143.7 alu2    43 t[0]
        xor rbp, rdi                 ;   144.7 alu0    43 t[0]
        or rsi, r10                  ;   142.0 alu1    43 t[0]
        xor rsi, r14                 ;   143.7 alu2    43 t[0]
        and r14, rbp                 ;   145.7 alu0    43 t[0]
        and rbx, rbp                 ;   145.7 alu1    43 t[0]
        xor rdx, r14                 ;   146.7 alu2    43 t[0]
        mov r14, rbp                 ;   145.7 alu0    43 t[0] copy
        or r14, rsi                  ;   146.7 alu1    43 t[0]
        xor r10, r14                 ;   147.7 alu2    43 t[0]
        and r9, r10                  ;   148.7 alu0    43 t[0]
        mov r14, rbp                 ;   145.7 alu1    43 t[0] copy
        xor r14, rsi                 ;   146.7 alu2    43 t[0]
        and rcx, rsi                 ;   145.7 alu0    43 t[0]
        mov rdi, r14                 ;   147.7 alu1    43 t[0] copy
        xor rdi, r10                 ;   148.7 alu2    43 t[0]
        and r8, r10                  ;   148.7 alu0    43 t[0]
        xor r10, rdx                 ;   148.7 alu1    43 t[0]
        and r13, r14                 ;   147.7 alu2    43 t[0]
        xor r8, r13                  ;   149.7 alu0    43 t[0]
        and rax, rdi                 ;   149.7 alu1    43 t[0]
        and r12, rdi                 ;   149.7 alu2    43 t[0]
        mov rdi, rsi                 ;   148.7 alu0    43 t[0] copy
        and rdi, qword [rsp + 1232]  ;   149.7 alu1+agu1   43 t[0]
        xor rsi, r10                 ;   149.7 alu2    43 t[0]
        and r15, r10                 ;   149.7 alu0    43 t[0]
        and r11, rbp                 ;   150.0 alu1    43 t[0]
        and r10, qword [rsp + 1760]  ;   150.3 alu2+agu2   43 t[0]
        xor rbp, rdx                 ;   150.7 alu0    43 t[0]
        and r14, qword [rsp + 1728]  ;   151.0 alu1+agu0   43 t[0]
        mov qword [rsp + 1728], rcx  ;   151.3 agu1    43 t[0] spill
        mov rcx, qword [rsp + 1736]  ;   151.7 agu2    43 t[0]
        and rcx, rsi                 ;   154.7 alu2    43 t[0]
        and rsi, qword [rsp + 1176]  ;   152.3 alu0+agu0   43 t[0]
        xor r15, rsi                 ;   153.3 alu1    43 t[0]
        xor rcx, rdi                 ;   155.7 alu2    43 t[0]
        xor rcx, r11                 ;   156.7 alu0    43 t[0]
        xor r11, rax                 ;   153.7 alu1    43 t[0]
        xor rdi, r10                 ;   154.0 alu2    43 t[0]
        mov r10, qword [rsp + 1752]  ;   154.3 agu1    43 t[0]
        and r10, rbp                 ;   157.3 alu0    43 t[0]
        xor rcx, r10                 ;   158.3 alu1    43 t[0]
        xor r9, r10                  ;   158.3 alu2    43 t[0]
        and rbp, qword [rsp + 1744]  ;   155.7 alu0+agu2   43 t[0]
        xor r11, r9                  ;   159.3 alu1    43 t[0]
        mov r10, qword [rsp + 1776]  ;   156.3 agu0    43 t[0]
        and r10, rdx                 ;   159.3 alu2    43 t[0]
        and rdx, qword [rsp + 1768]  ;   157.0 alu0+agu1   43 t[0]
        xor rdi, rax                 ;   157.3 alu1    43 t[0]
        mov rax, r15                 ;   157.7 alu2    43 t[0] copy
        xor rax, r8                  ;   158.7 alu0    43 t[0]
        xor rax, r11                 ;   160.3 alu1    43 t[0]
        xor r14, rax                 ;   161.3 alu2    43 t[0]
        xor rdi, r14                 ;   162.3 alu0    43 t[0]
        xor rdx, rdi                 ;   163.3 alu1    43 t[0]
        xor rbx, rdx                 ;   164.3 alu2    43 t[0]
        xor rbp, r15                 ;   160.0 alu0    43 t[0]
        xor rbp, rdx                 ;   164.3 alu1    43 t[0]
        xor r10, r9                  ;   160.7 alu2    43 t[0]
        xor r10, r14                 ;   162.3 alu0    43 t[0]
        xor r13, r12                 ;   161.3 alu1    43 t[0]
        xor r13, rbx                 ;   165.3 alu2    43 t[0]
        xor r8, rsi                  ;   162.0 alu0    43 t[0]
        xor r8, rbx                  ;   165.3 alu1    43 t[0]
        xor r8, qword [rsp + 1728]   ;   166.3 alu2+agu2   43 t[0]
        not rax                      ;   163.0 alu0    43 t[0]
        not r11                      ;   163.3 alu1    43 t[0]
        not r10                      ;   163.7 alu2    43 t[0]
        not rbp                      ;   165.3 alu0    43 t[0]
        mov r9, qword [rsp + 1528]   ;   164.3 agu0    43 t[0]
        mov r12, qword [rsp + 1536]  ;   164.7 agu1    43 t[0] reload
        xor r9, r12                  ;   167.7 alu1    43 t[0]
        mov r14, r9                  ;   168.7 alu2    43 t[0] copy
        xor r14, qword [rsp + 1512]  ;   169.7 alu0+agu2   43 t[0]
        mov r15, r14                 ;   170.7 alu1    43 t[0] copy
        mov rsi, qword [rsp + 1568]  ;   166.3 agu0    43 t[0] reload
        xor r15, rsi                 ;   171.7 alu2    43 t[0]
        mov rdx, r15                 ;   172.7 alu0    43 t[0] copy
        xor rdx, qword [rsp + 1560]  ;   173.7 alu1+agu1   43 t[0]
        mov rbx, r15                 ;   172.7 alu2    43 t[0] copy
        xor rbx, qword [rsp + 1504]  ;   173.7 alu0+agu2   43 t[0]
        mov qword [rsp + 1728], r11  ;   168.3 agu0    43 t[0] spill
        mov r11, rbx                 ;   174.7 alu1    43 t[0] copy
        xor r11, qword [rsp + 1520]  ;   175.7 alu2+agu1   43 t[0]
        mov qword [rsp + 1768], rax  ;   169.3 agu2    43 t[0] spill
        mov rax, r11                 ;   176.7 alu0    43 t[0] copy
        xor rax, qword [rsp + 1528]  ;   177.7 alu1+agu0   43 t[0]
        mov qword [rsp + 1776], r10  ;   170.3 agu1    43 t[0] spill
        mov r10, rdx                 ;   174.7 alu2    43 t[0] copy
        xor r10, qword [rsp + 1552]  ;   175.7 alu0+agu2   43 t[0]
        mov qword [rsp + 1744], r8   ;   171.3 agu0    43 t[0] spill
        mov r8, r10                  ;   176.7 alu1    43 t[0] copy
        xor r8, qword [rsp + 1504]   ;   177.7 alu2+agu1   43 t[0]
        mov qword [rsp + 1752], r13  ;   172.7 agu2    43 t[0] spill
        mov r13, r10                 ;   176.7 alu0    43 t[0] copy
        xor r13, r12                 ;   177.7 alu1    43 t[0]
        mov qword [rsp + 1736], rcx  ;   173.7 agu0    43 t[0] spill
        mov rcx, rdx                 ;   174.7 alu2    43 t[0] copy
        xor rcx, rax                 ;   178.7 alu0    43 t[0]
        mov qword [rsp + 1760], rdi  ;   174.7 agu1    43 t[0] spill
        mov rdi, rcx                 ;   179.7 alu1    43 t[0] copy
        xor rdi, rsi                 ;   180.7 alu2    43 t[0]
        mov qword [rsp + 1784], rbp  ;   175.7 agu2    43 t[0] spill
        mov rbp, r13                 ;   178.7 alu0    43 t[0] copy
        xor rbp, rdi                 ;   181.7 alu1    43 t[0]
        mov r12, rbp                 ;   182.7 alu2    43 t[0] copy
        xor r12, qword [rsp + 1528]  ;   183.7 alu0+agu0   43 t[0]
        mov qword [rsp + 1792], r11  ;   177.3 agu1    43 t[0] spill
        mov r11, rdi                 ;   181.7 alu1    43 t[0] copy
        xor r11, qword [rsp + 1504]  ;   182.7 alu2+agu2   43 t[0]
        xor r9, r11                  ;   183.7 alu0    43 t[0]
        and r11, rdi                 ;   183.7 alu1    43 t[0]
        xor r14, r11                 ;   184.7 alu2    43 t[0]
        mov qword [rsp + 1800], rdi  ;   181.7 agu0    43 t[0] spill
        mov rdi, r10                 ;   179.7 alu0    43 t[0] copy
        and rdi, rbp                 ;   182.7 alu1    43 t[0]
        xor r14, rdi                 ;   185.7 alu2    43 t[0]
        mov rdi, rax                 ;   180.7 alu0    43 t[0] copy
        and rdi, r9                  ;   184.7 alu1    43 t[0]
        xor r11, rdi                 ;   185.7 alu2    43 t[0]
        mov rdi, rax                 ;   182.0 alu0    43 t[0] copy
        xor rdi, r13                 ;   183.0 alu1    43 t[0]
        mov qword [rsp + 1808], r10  ;   182.7 agu1    43 t[0] spill
        mov r10, rdi                 ;   184.0 alu2    43 t[0] copy
        and r10, r12                 ;   185.0 alu0    43 t[0]
        xor r10, r11                 ;   186.7 alu1    43 t[0]
        xor r10, qword [rsp + 1536]  ;   187.7 alu2+agu2   43 t[0]
        mov qword [rsp + 1816], rbp  ;   184.3 agu0    43 t[0] spill
        mov rbp, rdi                 ;   184.7 alu0    43 t[0] copy
        xor rbp, rsi                 ;   185.7 alu1    43 t[0]
        xor r11, qword [rsp + 1792]  ;   186.7 alu2+agu1   43 t[0]
        mov qword [rsp + 1792], rdi  ;   185.7 agu2    43 t[0] spill
        mov rdi, rbx                 ;   186.0 alu0    43 t[0] copy
        or rdi, rsi                  ;   187.0 alu1    43 t[0]
        xor r11, rdi                 ;   188.0 alu2    43 t[0]
        xor rdi, r14                 ;   188.0 alu0    43 t[0]
        mov rsi, rcx                 ;   187.3 alu1    43 t[0] copy
        and rsi, r15                 ;   188.3 alu2    43 t[0]
        xor r10, rsi                 ;   189.3 alu0    43 t[0]
        xor r14, rsi                 ;   189.3 alu1    43 t[0]
        mov rsi, r9                  ;   188.7 alu2    43 t[0] copy
        xor rsi, r15                 ;   189.7 alu0    43 t[0]
        mov qword [rsp + 1824], rcx  ;   189.3 agu0    43 t[0] spill
        mov rcx, rdx                 ;   189.7 alu1    43 t[0] copy
        and rcx, rsi                 ;   190.7 alu2    43 t[0]
        xor r14, rcx                 ;   191.7 alu0    43 t[0]
        mov rcx, rbx                 ;   190.7 alu1    43 t[0] copy
        xor rcx, r12                 ;   191.7 alu2    43 t[0]
        mov qword [rsp + 1832], rsi  ;   191.3 agu1    43 t[0] spill
        mov rsi, rbp                 ;   191.7 alu0    43 t[0] copy
        and rsi, rcx                 ;   192.7 alu1    43 t[0]
        xor rdi, rsi                 ;   193.7 alu2    43 t[0]
        mov rsi, r14                 ;   192.7 alu0    43 t[0] copy
        and rsi, r10                 ;   193.7 alu1    43 t[0]
        xor rdi, rsi                 ;   194.7 alu2    43 t[0]
        mov qword [rsp + 1840], rdx  ;   193.7 agu2    43 t[0] spill
        mov rdx, r8                  ;   194.0 alu0    43 t[0] copy
        and rdx, r13                 ;   195.0 alu1    43 t[0]
        xor r11, rdx                 ;   196.0 alu2    43 t[0]
        mov rdx, rdi                 ;   195.7 alu0    43 t[0] copy
        and rdx, r11                 ;   197.0 alu1    43 t[0]
        xor r14, rdx                 ;   198.0 alu2    43 t[0]
        xor rdi, r10                 ;   196.0 alu0    43 t[0]
        mov rdx, r11                 ;   197.0 alu1    43 t[0] copy
        and rdx, r14                 ;   199.0 alu2    43 t[0]
        xor r10, rdx                 ;   200.0 alu0    43 t[0]
        or rsi, rdi                  ;   197.3 alu1    43 t[0]
        xor rsi, r14                 ;   199.0 alu2    43 t[0]
        and r14, r10                 ;   201.0 alu0    43 t[0]
        and rcx, r10                 ;   201.0 alu1    43 t[0]
        xor r11, r14                 ;   202.0 alu2    43 t[0]
        mov r14, r10                 ;   201.0 alu0    43 t[0] copy
        or r14, rsi                  ;   202.0 alu1    43 t[0]
        xor rdi, r14                 ;   203.0 alu2    43 t[0]
        and rax, rdi                 ;   204.0 alu0    43 t[0]
        mov r14, r10                 ;   201.0 alu1    43 t[0] copy
        xor r14, rsi                 ;   202.0 alu2    43 t[0]
        and rbx, rsi                 ;   201.0 alu0    43 t[0]
        mov rdx, r14                 ;   203.0 alu1    43 t[0] copy
        xor rdx, rdi                 ;   204.0 alu2    43 t[0]
        and r9, rdi                  ;   204.0 alu0    43 t[0]
        xor rdi, r11                 ;   204.0 alu1    43 t[0]
        and r12, r14                 ;   203.0 alu2    43 t[0]
        xor r9, r12                  ;   205.0 alu0    43 t[0]
        and r13, rdx                 ;   205.0 alu1    43 t[0]
        and r8, rdx                  ;   205.0 alu2    43 t[0]
        mov rdx, rsi                 ;   204.0 alu0    43 t[0] copy
        and rdx, qword [rsp + 1568]  ;   205.0 alu1+agu0   43 t[0]
        xor rsi, rdi                 ;   205.0 alu2    43 t[0]
        and r15, rdi                 ;   205.0 alu0    43 t[0]
        and rbp, r10                 ;   205.3 alu1    43 t[0]
        and rdi, qword [rsp + 1824]  ;   205.7 alu2+agu1   43 t[0]
        xor r10, r11                 ;   206.0 alu0    43 t[0]
        and r14, qword [rsp + 1792]  ;   206.3 alu1+agu2   43 t[0]
        mov qword [rsp + 1792], rbx  ;   206.7 agu0    43 t[0] spill
        mov rbx, qword [rsp + 1800]  ;   207.0 agu1    43 t[0]
        and rbx, rsi                 ;   210.0 alu2    43 t[0]
        and rsi, qword [rsp + 1504]  ;   207.7 alu0+agu2   43 t[0]
        xor r15, rsi                 ;   208.7 alu1    43 t[0]
        xor rbx, rdx                 ;   211.0 alu2    43 t[0]
        xor rbx, rbp                 ;   212.0 alu0    43 t[0]
        xor rbp, r13                 ;   209.0 alu1    43 t[0]
        xor rdx, rdi                 ;   209.3 alu2    43 t[0]
        mov rdi, qword [rsp + 1816]  ;   209.7 agu0    43 t[0]
        and rdi, r10                 ;   212.7 alu0    43 t[0]
        xor rbx, rdi                 ;   213.7 alu1    43 t[0]
        xor rax, rdi                 ;   213.7 alu2    43 t[0]
        and r10, qword [rsp + 1808]  ;   211.0 alu0+agu1   43 t[0]
        xor rbp, rax                 ;   214.7 alu1    43 t[0]
        mov rdi, qword [rsp + 1840]  ;   211.7 agu2    43 t[0]
        and rdi, r11                 ;   214.7 alu2    43 t[0]
        and r11, qword [rsp + 1832]  ;   212.3 alu0+agu0   43 t[0]
        xor rdx, r13                 ;   212.7 alu1    43 t[0]
        mov r13, r15                 ;   213.0 alu2    43 t[0] copy
        xor r13, r9                  ;   214.0 alu0    43 t[0]
        xor r13, rbp                 ;   215.7 alu1    43 t[0]
        xor r14, r13                 ;   216.7 alu2    43 t[0]
        xor rdx, r14                 ;   217.7 alu0    43 t[0]
        xor r11, rdx                 ;   218.7 alu1    43 t[0]
        xor rcx, r11                 ;   219.7 alu2    43 t[0]
        xor r10, r15                 ;   215.3 alu0    43 t[0]
        xor r10, r11                 ;   219.7 alu1    43 t[0]
        xor rdi, rax                 ;   216.0 alu2    43 t[0]
        xor rdi, r14                 ;   217.7 alu0    43 t[0]
        xor r12, r8                  ;   216.7 alu1    43 t[0]
        xor r12, rcx                 ;   220.7 alu2    43 t[0]
        xor r9, rsi                  ;   217.3 alu0    43 t[0]
        xor r9, rcx                  ;   220.7 alu1    43 t[0]
        xor r9, qword [rsp + 1792]   ;   221.7 alu2+agu1   43 t[0]
        not r13                      ;   218.3 alu0    43 t[0]
        not rbp                      ;   218.7 alu1    43 t[0]
        not rdi                      ;   219.0 alu2    43 t[0]
        not r10                      ;   220.7 alu0    43 t[0]
        mov r8, qword [rsp + 1656]   ;   219.7 agu2    55 t[0]
        mov r11, qword [rsp + 1720]  ;   220.0 agu0    43 t[0] reload
        xor r8, r11                  ;   223.0 alu1    55 t[0]
        mov r14, qword [rsp + 1584]  ;   220.7 agu1    55 t[0]
        xor r14, qword [rsp + 1640]  ;   223.7 alu2+agu2   55 t[0]
        xor r14, qword [rsp + 1648]  ;   224.7 alu0+agu0   55 t[0]
        xor r14, qword [rsp + 1632]  ;   225.7 alu1+agu1   55 t[0]
        mov r15, qword [rsp + 1696]  ;   222.0 agu2    43 t[0] reload
        xor r14, r15                 ;   226.7 alu2    55 t[0]
        mov rsi, qword [rsp + 1608]  ;   222.7 agu0    55 t[0]
        mov rax, qword [rsp + 1672]  ;   223.0 agu1    43 t[0] reload
        xor rsi, rax                 ;   226.0 alu0    55 t[0]
        mov rcx, qword [rsp + 1656]  ;   223.7 agu2    55 t[0]
        xor rcx, r12                 ;   226.7 alu1    55 t[0]
        xor rdi, rax                 ;   226.0 alu2    55 t[0]
        mov rax, qword [rsp + 1576]  ;   224.7 agu0    55 t[0]
        xor rax, qword [rsp + 1688]  ;   227.7 alu0+agu1   55 t[0]
        xor r10, qword [rsp + 1688]  ;   225.3 alu1+agu2   55 t[0]
        xor r11, qword [rsp + 1752]  ;   225.7 alu2+agu0   55 t[0]
        xor r15, r11                 ;   226.7 alu0    55 t[0]
        xor r15, qword [rsp + 1744]  ;   227.7 alu1+agu1   55 t[0]
        mov qword [rsp + 1696], rcx  ;   227.7 agu2    55 t[0] spill
        mov rcx, qword [rsp + 1656]  ;   227.0 agu0    55 t[0]
        xor rcx, rax                 ;   230.0 alu2    55 t[0]
        xor rax, rdi                 ;   228.7 alu0    55 t[0]
        mov qword [rsp + 1656], rax  ;   229.7 agu1    55 t[0] spill
        mov rax, qword [rsp + 1576]  ;   228.3 agu2    55 t[0]
        xor rax, qword [rsp + 1784]  ;   231.3 alu1+agu0   55 t[0]
        mov qword [rsp + 1576], rax  ;   232.3 agu1    55 t[0] spill
        mov rax, qword [rsp + 1600]  ;   229.3 agu2    55 t[0]
        xor rax, rsi                 ;   232.3 alu2    55 t[0]
        xor rax, rdx                 ;   233.3 alu0    55 t[0]
        xor rsi, qword [rsp + 1784]  ;   230.3 alu1+agu0   55 t[0]
        mov qword [rsp + 1784], rax  ;   234.3 agu1    55 t[0] spill
        mov rax, qword [rsp + 1760]  ;   231.0 agu2    55 t[0]
        xor rax, rdx                 ;   234.0 alu2    55 t[0]
        xor r12, qword [rsp + 1752]  ;   231.7 alu0+agu0   55 t[0]
        mov qword [rsp + 1752], rdx  ;   232.0 agu1    43 t[0] spill
        mov rdx, qword [rsp + 1680]  ;   232.3 agu2    55 t[0]
        xor rdx, r8                  ;   235.3 alu1    55 t[0]
        xor r13, qword [rsp + 1768]  ;   233.0 alu2+agu0   55 t[0]
        mov qword [rsp + 1680], r8   ;   233.3 agu1    55 t[0] spill
        mov r8, qword [rsp + 1736]   ;   233.7 agu2    55 t[0]
        xor r8, rbx                  ;   236.7 alu0    55 t[0]
        mov qword [rsp + 1760], rbx  ;   234.3 agu0    43 t[0] spill
        mov rbx, qword [rsp + 1712]  ;   234.7 agu1    55 t[0]
        xor rbx, r8                  ;   237.7 alu1    55 t[0]
        xor r8, r12                  ;   237.7 alu2    55 t[0]
        mov qword [rsp + 1720], rax  ;   235.7 agu2    55 t[0] spill
        mov rax, qword [rsp + 1776]  ;   236.0 agu0    55 t[0]
        xor rax, rdi                 ;   239.0 alu0    55 t[0]
        mov qword [rsp + 1688], rdi  ;   236.7 agu1    55 t[0] spill
        mov rdi, rsi                 ;   237.0 alu1    55 t[0] copy
        xor rdi, r10                 ;   238.0 alu2    55 t[0]
        mov qword [rsp + 1672], rsi  ;   237.7 agu2    55 t[0] spill
        mov rsi, rcx                 ;   238.0 alu0    55 t[0] copy
        xor rsi, r11                 ;   239.0 alu1    55 t[0]
        xor r10, rsi                 ;   240.0 alu2    55 t[0]
        xor r11, r13                 ;   239.0 alu0    55 t[0]
        mov qword [rsp + 1632], r10  ;   241.0 agu0    55 t[0] spill
        mov r10, qword [rsp + 1592]  ;   239.7 agu1    55 t[0]
        xor r10, rbx                 ;   242.7 alu1    55 t[0]
        xor rbx, qword [rsp + 1624]  ;   240.3 alu2+agu2   55 t[0]
        mov qword [rsp + 1648], rcx  ;   240.7 agu0    55 t[0] spill
        mov rcx, rbp                 ;   241.0 alu0    55 t[0] copy
        xor rcx, r10                 ;   243.7 alu1    55 t[0]
        mov qword [rsp + 1640], r11  ;   241.7 agu1    55 t[0] spill
        mov r11, r13                 ;   242.0 alu2    55 t[0] copy
        xor r11, r8                  ;   243.0 alu0    55 t[0]
        xor r11, rcx                 ;   244.7 alu1    55 t[0]
        xor r13, rdx                 ;   243.0 alu2    55 t[0]
        xor rdx, qword [rsp + 1616]  ;   243.3 alu0+agu2   55 t[0]
        mov qword [rsp + 1584], rcx  ;   244.7 agu0    55 t[0] spill
        mov rcx, qword [rsp + 1704]  ;   244.0 agu1    55 t[0]
        xor rcx, qword [rsp + 1736]  ;   247.0 alu1+agu2   55 t[0]
        mov qword [rsp + 1736], r11  ;   245.7 agu0    55 t[0] spill
        mov r11, r9                  ;   245.0 alu2    55 t[0] copy
        xor r11, r14                 ;   246.0 alu0    55 t[0]
        mov qword [rsp + 1792], rsi  ;   245.7 agu1    55 t[0] spill
        mov rsi, rbx                 ;   246.0 alu1    55 t[0] copy
        xor rsi, rcx                 ;   248.0 alu2    55 t[0]
        xor rcx, r15                 ;   248.0 alu0    55 t[0]
        xor rcx, r11                 ;   249.0 alu1    55 t[0]
        xor r15, qword [rsp + 1720]  ;   247.3 alu2+agu2   55 t[0]
        xor r9, r12                  ;   247.7 alu0    55 t[0]
        xor r12, qword [rsp + 1576]  ;   248.0 alu1+agu0   55 t[0]
        xor r9, qword [rsp + 1744]   ;   248.7 alu2+agu1   55 t[0]
        xor r9, qword [rsp + 1752]   ;   249.7 alu0+agu2   55 t[0]
        mov qword [rsp + 1752], r11  ;   249.0 agu0    55 t[0] spill
        mov r11, qword [rsp + 1600]  ;   249.3 agu1    55 t[0]
        xor r11, qword [rsp + 1664]  ;   252.3 alu1+agu2   55 t[0]
        xor r9, r11                  ;   253.3 alu2    55 t[0]
        xor r11, rax                 ;   253.3 alu0    55 t[0]
        xor rax, rdi                 ;   250.7 alu1    55 t[0]
        xor rax, qword [rsp + 1608]  ;   251.7 alu2+agu0   55 t[0]
        mov qword [rsp + 1832], r9   ;   254.3 agu1    55 t[0] spill
        mov r9, qword [rsp + 1712]   ;   251.7 agu2    55 t[0]
        xor r9, qword [rsp + 1728]   ;   254.7 alu0+agu0   55 t[0]
        xor rbp, r9                  ;   255.7 alu1    55 t[0]
        xor r9, r13                  ;   255.7 alu2    55 t[0]
        mov qword [rsp + 1712], rsi  ;   253.0 agu1    55 t[0] spill
        mov rsi, qword [rsp + 1768]  ;   253.3 agu2    55 t[0]
        xor rsi, qword [rsp + 1696]  ;   256.3 alu0+agu0   55 t[0]
        mov qword [rsp + 1768], r12  ;   254.0 agu1    55 t[0] spill
        mov r12, rdx                 ;   254.3 alu1    55 t[0] copy
        xor r12, rsi                 ;   257.3 alu2    55 t[0]
        mov qword [rsp + 1840], r12  ;   258.3 agu2    55 t[0] spill
        mov r12, qword [rsp + 1760]  ;   255.3 agu0    55 t[0]
        xor r12, r14                 ;   258.3 alu0    55 t[0]
        xor r12, qword [rsp + 1696]  ;   259.3 alu1+agu1   55 t[0]
        xor r12, qword [rsp + 1624]  ;   260.3 alu2+agu2   55 t[0]
        xor r14, qword [rsp + 1680]  ;   256.7 alu0+agu0   55 t[0]
        xor rdx, rbp                 ;   257.0 alu1    55 t[0]
        xor r10, qword [rsp + 1704]  ;   257.3 alu2+agu1   55 t[0]
        xor rsi, r9                  ;   257.7 alu0    55 t[0]
        xor rsi, qword [rsp + 1736]  ;   258.7 alu1+agu2   55 t[0]
        xor rbx, qword [rsp + 1728]  ;   258.3 alu2+agu0   55 t[0]
        mov qword [rsp + 1728], r9   ;   258.7 agu1    55 t[0] spill
        mov r9, qword [rsp + 1376]   ;   259.0 agu2    55 t[0].0 reload
        xor r13, qword [r9 + 1024]   ;   265.0 alu0+agu0   55 t[0]
        xor rdx, qword [r9 + 1032]   ;   265.0 alu1+agu1   55 t[0]
        xor r10, qword [r9 + 1040]   ;   265.0 alu2+agu2   55 t[0]
        xor rdi, qword [r9 + 1072]   ;   265.0 alu0+agu0   55 t[0]
        xor rsi, qword [r9 + 1096]   ;   265.0 alu1+agu1   55 t[0]
        xor rbx, qword [r9 + 1104]   ;   265.0 alu2+agu2   55 t[0]
        mov qword [rsp + 1704], rbx  ;   266.0 agu0    55 t[0] spill
        mov rbx, r8                  ;   261.7 alu0    55 t[0] copy
        xor rbx, r12                 ;   262.7 alu1    55 t[0]
        xor rbx, rcx                 ;   263.7 alu2    55 t[0]
        xor rbx, qword [r9 + 1048]   ;   265.0 alu0+agu1   55 t[0]
        xor rcx, qword [r9 + 1112]   ;   265.0 alu1+agu2   55 t[0]
        mov qword [rsp + 1624], rcx  ;   266.0 agu0    55 t[0] spill
        mov rcx, qword [rsp + 1664]  ;   263.7 agu1    55 t[0]
        xor rcx, r14                 ;   266.7 alu2    55 t[0]
        xor rcx, qword [r9 + 1056]   ;   267.7 alu0+agu2   55 t[0]
        xor rcx, qword [rsp + 1720]  ;   268.7 alu1+agu0   55 t[0]
        mov qword [rsp + 1664], rsi  ;   266.0 agu1    55 t[0] spill
        mov rsi, r11                 ;   265.7 alu2    55 t[0] copy
        xor rsi, qword [r9 + 1064]   ;   266.7 alu0+agu2   55 t[0]
        xor r11, qword [r9 + 1128]   ;   266.3 alu1+agu0   55 t[0]
        xor r11, qword [rsp + 1720]  ;   267.3 alu2+agu1   55 t[0]
        xor r11, qword [rsp + 1784]  ;   268.3 alu0+agu2   55 t[0]
        xor rbp, qword [r9 + 1168]   ;   267.3 alu1+agu0   55 t[0]
        xor rbp, qword [rsp + 1712]  ;   268.3 alu2+agu1   55 t[0]
        mov qword [rsp + 1760], rbp  ;   269.3 agu2    55 t[0] spill
        mov rbp, qword [rsp + 1792]  ;   268.3 agu0    55 t[0]
        xor rbp, qword [r9 + 1080]   ;   271.3 alu0+agu1   55 t[0]
        xor rbp, qword [rsp + 1696]  ;   272.3 alu1+agu2   55 t[0]
        xor r8, qword [r9 + 1176]    ;   269.3 alu2+agu0   55 t[0]
        xor r8, qword [rsp + 1752]   ;   270.3 alu0+agu1   55 t[0]
        mov qword [rsp + 1752], r8   ;   271.3 agu2    55 t[0] spill
        mov r8, qword [rsp + 1640]   ;   270.3 agu0    55 t[0]
        xor r8, qword [r9 + 1088]    ;   273.3 alu1+agu1   55 t[0]
        xor r8, qword [rsp + 1616]   ;   274.3 alu2+agu2   55 t[0]
        mov qword [rsp + 1616], r11  ;   271.3 agu0    55 t[0] spill
        mov r11, qword [rsp + 1600]  ;   271.7 agu1    55 t[0]
        xor r11, r15                 ;   274.7 alu0    55 t[0]
        xor r11, qword [r9 + 1120]   ;   275.7 alu1+agu2   55 t[0]
        mov qword [rsp + 1600], r11  ;   276.7 agu0    55 t[0] spill
        mov r11, qword [rsp + 1656]  ;   273.0 agu1    55 t[0]
        xor r11, rax                 ;   276.0 alu2    55 t[0]
        xor r11, qword [r9 + 1136]   ;   277.0 alu0+agu2   55 t[0]
        xor rax, qword [r9 + 1200]   ;   274.0 alu1+agu0   55 t[0]
        xor rax, qword [rsp + 1576]  ;   275.0 alu2+agu1   55 t[0]
        mov qword [rsp + 1576], rax  ;   276.0 agu2    55 t[0] spill
        mov rax, qword [rsp + 1768]  ;   275.0 agu0    55 t[0]
        xor rax, qword [r9 + 1144]   ;   278.0 alu0+agu1   55 t[0]
        xor rax, qword [rsp + 1648]  ;   279.0 alu1+agu2   55 t[0]
        xor r15, r14                 ;   276.0 alu2    55 t[0]
        mov r14, qword [rsp + 1640]  ;   276.3 agu0    55 t[0]
        xor r14, qword [r9 + 1152]   ;   279.3 alu0+agu1   55 t[0]
        xor r14, qword [rsp + 1840]  ;   280.3 alu1+agu2   55 t[0]
        xor r12, qword [r9 + 1240]   ;   277.3 alu2+agu0   55 t[0]
        xor r12, qword [rsp + 1744]  ;   278.3 alu0+agu1   55 t[0]
        xor r15, qword [r9 + 1248]   ;   278.0 alu1+agu2   55 t[0]
        xor r15, qword [rsp + 1832]  ;   279.0 alu2+agu0   55 t[0]
        mov qword [rsp + 1744], r15  ;   280.0 agu1    55 t[0] spill
        mov r15, qword [rsp + 1736]  ;   279.0 agu2    55 t[0]
        xor r15, qword [r9 + 1160]   ;   282.0 alu0+agu0   55 t[0]
        mov qword [rsp + 1736], r12  ;   279.7 agu1    55 t[0] spill
        mov r12, qword [rsp + 1832]  ;   280.0 agu2    55 t[0]
        xor r12, qword [r9 + 1184]   ;   283.0 alu1+agu0   55 t[0]
        mov qword [rsp + 1832], r12  ;   284.0 agu1    55 t[0] spill
        mov r12, qword [rsp + 1608]  ;   281.0 agu2    55 t[0]
        xor r12, qword [r9 + 1192]   ;   284.0 alu2+agu0   55 t[0]
        xor r12, qword [rsp + 1688]  ;   285.0 alu0+agu1   55 t[0]
        xor r12, qword [rsp + 1720]  ;   286.0 alu1+agu2   55 t[0]
        mov qword [rsp + 1720], r12  ;   287.0 agu0    55 t[0] spill
        mov r12, qword [rsp + 1768]  ;   282.7 agu1    55 t[0]
        xor r12, qword [r9 + 1208]   ;   285.7 alu2+agu2   55 t[0]
        xor r12, qword [rsp + 1632]  ;   286.7 alu0+agu0   55 t[0]
        mov qword [rsp + 1768], r12  ;   287.7 agu1    55 t[0] spill
        mov r12, qword [rsp + 1840]  ;   284.0 agu2    55 t[0]
        xor r12, qword [r9 + 1216]   ;   287.0 alu1+agu0   55 t[0]
        xor r12, qword [rsp + 1680]  ;   288.0 alu2+agu1   55 t[0]
        mov qword [rsp + 1680], r12  ;   289.0 agu2    55 t[0] spill
        mov r12, qword [rsp + 1592]  ;   285.3 agu0    55 t[0]
        xor r12, qword [r9 + 1224]   ;   288.3 alu0+agu1   55 t[0]
        xor r12, qword [rsp + 1840]  ;   289.3 alu1+agu2   55 t[0]
        xor r12, qword [rsp + 1728]  ;   290.3 alu2+agu0   55 t[0]
        mov qword [rsp + 1728], r12  ;   291.3 agu1    55 t[0] spill
        mov r12, qword [rsp + 1712]  ;   287.0 agu2    55 t[0]
        xor r12, qword [r9 + 1232]   ;   290.0 alu0+agu0   55 t[0]
        xor r12, qword [rsp + 1584]  ;   291.0 alu1+agu1   55 t[0]
        mov qword [rsp + 1584], r12  ;   292.0 agu2    55 t[0] spill
        mov r12, qword [rsp + 1784]  ;   288.3 agu0    55 t[0]
        xor r12, qword [r9 + 1256]   ;   291.3 alu2+agu1   55 t[0]
        xor r12, qword [rsp + 1776]  ;   292.3 alu0+agu2   55 t[0]
        mov qword [rsp + 1776], r12  ;   293.3 agu0    55 t[0] spill
        mov r12, qword [rsp + 1672]  ;   289.7 agu1    55 t[0]
        xor r12, qword [r9 + 1264]   ;   292.7 alu1+agu2   55 t[0]
        xor r12, qword [rsp + 1656]  ;   293.7 alu2+agu0   55 t[0]
        mov qword [rsp + 1656], r12  ;   294.7 agu1    55 t[0] spill
        mov r12, qword [rsp + 1632]  ;   291.0 agu2    55 t[0]
        xor r12, qword [r9 + 1272]   ;   294.0 alu0+agu0   55 t[0]
        mov qword [rsp + 1632], r12  ;   295.0 agu1    55 t[0] spill
        mov r12, qword [rsp + 816]   ;   292.0 agu2    43 t[1]
        xor r12, qword [rsp + 824]   ;   295.0 alu1+agu0   43 t[1]
        mov qword [rsp + 1672], r15  ;   292.7 agu1    55 t[0] spill
        mov r15, r12                 ;   296.0 alu2    43 t[1] copy
        xor r15, qword [rsp + 800]   ;   297.0 alu0+agu2   43 t[1]
        mov qword [rsp + 1784], r14  ;   293.7 agu0    55 t[0] spill
        mov r14, r15                 ;   298.0 alu1    43 t[1] copy
        xor r14, qword [rsp + 848]   ;   299.0 alu2+agu1   43 t[1]
        mov qword [rsp + 1712], rax  ;   294.7 agu2    55 t[0] spill
        mov rax, r14                 ;   300.0 alu0    43 t[1] copy
        xor rax, qword [rsp + 840]   ;   301.0 alu1+agu0   43 t[1]
        mov qword [rsp + 1840], r11  ;   295.7 agu1    55 t[0] spill
        mov r11, r14                 ;   300.0 alu2    43 t[1] copy
        xor r11, qword [rsp + 792]   ;   301.0 alu0+agu2   43 t[1]
        mov qword [rsp + 1592], r8   ;   296.7 agu0    55 t[0] spill
        mov r8, r11                  ;   302.0 alu1    43 t[1] copy
        xor r8, qword [rsp + 808]    ;   303.0 alu2+agu1   43 t[1]
        mov qword [rsp + 1688], rbp  ;   297.7 agu2    55 t[0] spill
        mov rbp, r8                  ;   304.0 alu0    43 t[1] copy
        xor rbp, qword [rsp + 816]   ;   305.0 alu1+agu0   43 t[1]
        mov qword [rsp + 1608], rdi  ;   298.7 agu1    55 t[0] spill
        mov rdi, rax                 ;   302.0 alu2    43 t[1] copy
        xor rdi, qword [rsp + 832]   ;   303.0 alu0+agu2   43 t[1]
        mov qword [rsp + 1640], rsi  ;   299.7 agu0    55 t[0] spill
        mov rsi, rdi                 ;   304.0 alu1    43 t[1] copy
        xor rsi, qword [rsp + 792]   ;   305.0 alu2+agu1   43 t[1]
        mov qword [rsp + 1648], rcx  ;   300.7 agu2    55 t[0] spill
        mov rcx, rdi                 ;   304.0 alu0    43 t[1] copy
        xor rcx, qword [rsp + 824]   ;   305.0 alu1+agu0   43 t[1]
        mov qword [rsp + 1696], rbx  ;   301.7 agu1    55 t[0] spill
        mov rbx, rax                 ;   302.0 alu2    43 t[1] copy
        xor rbx, rbp                 ;   306.0 alu0    43 t[1]
        mov qword [rsp + 1792], r10  ;   302.7 agu2    55 t[0] spill
        mov r10, rbx                 ;   307.0 alu1    43 t[1] copy
        xor r10, qword [rsp + 848]   ;   308.0 alu2+agu0   43 t[1]
        mov qword [rsp + 1808], rdx  ;   303.7 agu1    55 t[0] spill
        mov rdx, rcx                 ;   306.0 alu0    43 t[1] copy
        xor rdx, r10                 ;   309.0 alu1    43 t[1]
        mov qword [rsp + 1816], r13  ;   304.7 agu2    55 t[0] spill
        mov r13, rdx                 ;   310.0 alu2    43 t[1] copy
        xor r13, qword [rsp + 816]   ;   311.0 alu0+agu0   43 t[1]
        mov r9, r10                  ;   309.0 alu1    43 t[1] copy
        xor r9, qword [rsp + 792]    ;   310.0 alu2+agu1   43 t[1]
        xor r12, r9                  ;   311.0 alu0    43 t[1]
        and r9, r10                  ;   311.0 alu1    43 t[1]
        xor r15, r9                  ;   312.0 alu2    43 t[1]
        mov qword [rsp + 1800], r10  ;   309.0 agu2    43 t[1] spill
        mov r10, rdi                 ;   307.7 alu0    43 t[1] copy
        and r10, rdx                 ;   310.0 alu1    43 t[1]
        xor r15, r10                 ;   313.0 alu2    43 t[1]
        mov r10, rbp                 ;   308.7 alu0    43 t[1] copy
        and r10, r12                 ;   312.0 alu1    43 t[1]
        xor r9, r10                  ;   313.0 alu2    43 t[1]
        mov r10, rbp                 ;   309.7 alu0    43 t[1] copy
        xor r10, rcx                 ;   310.7 alu1    43 t[1]
        mov qword [rsp + 1824], rdi  ;   310.3 agu0    43 t[1] spill
        mov rdi, r10                 ;   311.7 alu2    43 t[1] copy
        and rdi, r13                 ;   312.7 alu0    43 t[1]
        xor rdi, r9                  ;   314.0 alu1    43 t[1]
        xor rdi, qword [rsp + 824]   ;   315.0 alu2+agu1   43 t[1]
        xor r8, r9                   ;   314.0 alu0    43 t[1]
        mov r9, r10                  ;   312.3 alu1    43 t[1] copy
        xor r9, qword [rsp + 848]    ;   313.3 alu2+agu2   43 t[1]
        mov qword [rsp + 1848], rdx  ;   313.0 agu0    43 t[1] spill
        mov rdx, r11                 ;   313.3 alu0    43 t[1] copy
        or rdx, qword [rsp + 848]    ;   314.3 alu1+agu1   43 t[1]
        xor r8, rdx                  ;   315.3 alu2    43 t[1]
        xor rdx, r15                 ;   315.3 alu0    43 t[1]
        mov qword [rsp + 1856], r10  ;   314.7 agu2    43 t[1] spill
        mov r10, rbx                 ;   315.0 alu1    43 t[1] copy
        and r10, r14                 ;   316.0 alu2    43 t[1]
        xor rdi, r10                 ;   317.0 alu0    43 t[1]
        xor r15, r10                 ;   317.0 alu1    43 t[1]
        mov r10, r12                 ;   316.3 alu2    43 t[1] copy
        xor r10, r14                 ;   317.3 alu0    43 t[1]
        mov qword [rsp + 1864], rbx  ;   317.0 agu0    43 t[1] spill
        mov rbx, rax                 ;   317.3 alu1    43 t[1] copy
        and rbx, r10                 ;   318.3 alu2    43 t[1]
        xor r15, rbx                 ;   319.3 alu0    43 t[1]
        mov rbx, r11                 ;   318.3 alu1    43 t[1] copy
        xor rbx, r13                 ;   319.3 alu2    43 t[1]
        mov qword [rsp + 1872], r10  ;   319.0 agu1    43 t[1] spill
        mov r10, r9                  ;   319.3 alu0    43 t[1] copy
        and r10, rbx                 ;   320.3 alu1    43 t[1]
        xor rdx, r10                 ;   321.3 alu2    43 t[1]
        mov r10, r15                 ;   320.3 alu0    43 t[1] copy
        and r10, rdi                 ;   321.3 alu1    43 t[1]
        xor rdx, r10                 ;   322.3 alu2    43 t[1]
        mov qword [rsp + 1880], rax  ;   321.3 agu2    43 t[1] spill
        mov rax, rsi                 ;   321.7 alu0    43 t[1] copy
        and rax, rcx                 ;   322.7 alu1    43 t[1]
        xor r8, rax                  ;   323.7 alu2    43 t[1]
        mov rax, rdx                 ;   323.3 alu0    43 t[1] copy
        and rax, r8                  ;   324.7 alu1    43 t[1]
        xor r15, rax                 ;   325.7 alu2    43 t[1]
        xor rdx, rdi                 ;   323.7 alu0    43 t[1]
        mov rax, r8                  ;   324.7 alu1    43 t[1] copy
        and rax, r15                 ;   326.7 alu2    43 t[1]
        xor rdi, rax                 ;   327.7 alu0    43 t[1]
        or r10, rdx                  ;   325.0 alu1    43 t[1]
        xor r10, r15                 ;   326.7 alu2    43 t[1]
        and r15, rdi                 ;   328.7 alu0    43 t[1]
        and rbx, rdi                 ;   328.7 alu1    43 t[1]
        xor r8, r15                  ;   329.7 alu2    43 t[1]
        mov r15, rdi                 ;   328.7 alu0    43 t[1] copy
        or r15, r10                  ;   329.7 alu1    43 t[1]
        xor rdx, r15                 ;   330.7 alu2    43 t[1]
        and rbp, rdx                 ;   331.7 alu0    43 t[1]
        mov r15, rdi                 ;   328.7 alu1    43 t[1] copy
        xor r15, r10                 ;   329.7 alu2    43 t[1]
        and r11, r10                 ;   328.7 alu0    43 t[1]
        mov rax, r15                 ;   330.7 alu1    43 t[1] copy
        xor rax, rdx                 ;   331.7 alu2    43 t[1]
        and r12, rdx                 ;   331.7 alu0    43 t[1]
        xor rdx, r8                  ;   331.7 alu1    43 t[1]
        and r13, r15                 ;   330.7 alu2    43 t[1]
        xor r12, r13                 ;   332.7 alu0    43 t[1]
        and rcx, rax                 ;   332.7 alu1    43 t[1]
        and rsi, rax                 ;   332.7 alu2    43 t[1]
        mov rax, r10                 ;   331.7 alu0    43 t[1] copy
        and rax, qword [rsp + 848]   ;   332.7 alu1+agu0   43 t[1]
        xor r10, rdx                 ;   332.7 alu2    43 t[1]
        and r14, rdx                 ;   332.7 alu0    43 t[1]
        and r9, rdi                  ;   333.0 alu1    43 t[1]
        and rdx, qword [rsp + 1864]  ;   333.3 alu2+agu1   43 t[1]
        xor rdi, r8                  ;   333.7 alu0    43 t[1]
        and r15, qword [rsp + 1856]  ;   334.0 alu1+agu2   43 t[1]
        mov qword [rsp + 1856], r11  ;   334.3 agu0    43 t[1] spill
        mov r11, qword [rsp + 1800]  ;   334.7 agu1    43 t[1]
        and r11, r10                 ;   337.7 alu2    43 t[1]
        and r10, qword [rsp + 792]   ;   335.3 alu0+agu2   43 t[1]
        xor r14, r10                 ;   336.3 alu1    43 t[1]
        xor r11, rax                 ;   338.7 alu2    43 t[1]
        xor r11, r9                  ;   339.7 alu0    43 t[1]
        xor r9, rcx                  ;   336.7 alu1    43 t[1]
        xor rax, rdx                 ;   337.0 alu2    43 t[1]
        mov rdx, qword [rsp + 1848]  ;   337.3 agu0    43 t[1]
        and rdx, rdi                 ;   340.3 alu0    43 t[1]
        xor r11, rdx                 ;   341.3 alu1    43 t[1]
        xor rbp, rdx                 ;   341.3 alu2    43 t[1]
        and rdi, qword [rsp + 1824]  ;   338.7 alu0+agu1   43 t[1]
        xor r9, rbp                  ;   342.3 alu1    43 t[1]
        mov rdx, qword [rsp + 1880]  ;   339.3 agu2    43 t[1]
        and rdx, r8                  ;   342.3 alu2    43 t[1]
        and r8, qword [rsp + 1872]   ;   340.0 alu0+agu0   43 t[1]
        xor rax, rcx                 ;   340.3 alu1    43 t[1]
        mov rcx, r14                 ;   340.7 alu2    43 t[1] copy
        xor rcx, r12                 ;   341.7 alu0    43 t[1]
        xor rcx, r9                  ;   343.3 alu1    43 t[1]
        xor r15, rcx                 ;   344.3 alu2    43 t[1]
        xor rax, r15                 ;   345.3 alu0    43 t[1]
        xor r8, rax                  ;   346.3 alu1    43 t[1]
        xor rbx, r8                  ;   347.3 alu2    43 t[1]
        xor rdi, r14                 ;   343.0 alu0    43 t[1]
        xor rdi, r8                  ;   347.3 alu1    43 t[1]
        xor rdx, rbp                 ;   343.7 alu2    43 t[1]
        xor rdx, r15                 ;   345.3 alu0    43 t[1]
        xor r13, rsi                 ;   344.3 alu1    43 t[1]
        xor r13, rbx                 ;   348.3 alu2    43 t[1]
        not rcx                      ;   345.0 alu0    43 t[1]
        not r9                       ;   345.3 alu1    43 t[1]
        not rdx                      ;   346.3 alu2    43 t[1]
        not rdi                      ;   348.3 alu0    43 t[1]
        mov r8, qword [rsp + 1136]   ;   346.3 agu1    43 t[1]
        mov r14, qword [rsp + 1144]  ;   346.7 agu2    43 t[1] reload
        xor r8, r14                  ;   349.7 alu1    43 t[1]
        mov r15, r8                  ;   350.7 alu2    43 t[1] copy
        xor r15, qword [rsp + 1120]  ;   351.7 alu0+agu0   43 t[1]
        mov rsi, r15                 ;   352.7 alu1    43 t[1] copy
        mov rbp, qword [rsp + 1168]  ;   348.3 agu1    43 t[1] reload
        xor rsi, rbp                 ;   353.7 alu2    43 t[1]
        mov qword [rsp + 1872], rcx  ;   349.0 agu2    43 t[1] spill
        mov rcx, rsi                 ;   354.7 alu0    43 t[1] copy
        xor rcx, qword [rsp + 1160]  ;   355.7 alu1+agu0   43 t[1]
        mov qword [rsp + 1880], r11  ;   350.0 agu1    43 t[1] spill
        mov r11, rsi                 ;   354.7 alu2    43 t[1] copy
        xor r11, qword [rsp + 1112]  ;   355.7 alu0+agu2   43 t[1]
        mov qword [rsp + 1824], r9   ;   351.0 agu0    43 t[1] spill
        mov r9, r11                  ;   356.7 alu1    43 t[1] copy
        xor r9, qword [rsp + 1128]   ;   357.7 alu2+agu1   43 t[1]
        mov qword [rsp + 1848], rax  ;   352.0 agu2    43 t[1] spill
        mov rax, r9                  ;   358.7 alu0    43 t[1] copy
        xor rax, qword [rsp + 1136]  ;   359.7 alu1+agu0   43 t[1]
        mov qword [rsp + 1800], rdi  ;   353.0 agu1    43 t[1] spill
        mov rdi, rcx                 ;   356.7 alu2    43 t[1] copy
        xor rdi, qword [rsp + 1152]  ;   357.7 alu0+agu2   43 t[1]
        mov qword [rsp + 1864], rdx  ;   354.0 agu0    43 t[1] spill
        mov rdx, rdi                 ;   358.7 alu1    43 t[1] copy
        xor rdx, qword [rsp + 1112]  ;   359.7 alu2+agu1   43 t[1]
        mov qword [rsp + 1888], r10  ;   355.0 agu2    43 t[1] spill
        mov r10, rdi                 ;   358.7 alu0    43 t[1] copy
        xor r10, r14                 ;   359.7 alu1    43 t[1]
        mov qword [rsp + 1896], r12  ;   356.0 agu0    43 t[1] spill
        mov r12, rcx                 ;   356.7 alu2    43 t[1] copy
        xor r12, rax                 ;   360.7 alu0    43 t[1]
        mov qword [rsp + 1904], rbx  ;   357.0 agu1    43 t[1] spill
        mov rbx, r12                 ;   361.7 alu1    43 t[1] copy
        xor rbx, rbp                 ;   362.7 alu2    43 t[1]
        mov qword [rsp + 1912], r13  ;   358.0 agu2    43 t[1] spill
        mov r13, r10                 ;   360.7 alu0    43 t[1] copy
        xor r13, rbx                 ;   363.7 alu1    43 t[1]
        mov r14, r13                 ;   364.7 alu2    43 t[1] copy
        xor r14, qword [rsp + 1136]  ;   365.7 alu0+agu0   43 t[1]
        mov qword [rsp + 1920], r9   ;   359.7 agu1    43 t[1] spill
        mov r9, rbx                  ;   363.7 alu1    43 t[1] copy
        xor r9, qword [rsp + 1112]   ;   364.7 alu2+agu2   43 t[1]
        xor r8, r9                   ;   365.7 alu0    43 t[1]
        and r9, rbx                  ;   365.7 alu1    43 t[1]
        xor r15, r9                  ;   366.7 alu2    43 t[1]
        mov qword [rsp + 1928], rbx  ;   363.7 agu0    43 t[1] spill
        mov rbx, rdi                 ;   362.0 alu0    43 t[1] copy
        and rbx, r13                 ;   364.7 alu1    43 t[1]
        xor r15, rbx                 ;   367.7 alu2    43 t[1]
        mov rbx, rax                 ;   363.0 alu0    43 t[1] copy
        and rbx, r8                  ;   366.7 alu1    43 t[1]
        xor r9, rbx                  ;   367.7 alu2    43 t[1]
        mov rbx, rax                 ;   364.0 alu0    43 t[1] copy
        xor rbx, r10                 ;   365.0 alu1    43 t[1]
        mov qword [rsp + 1936], rdi  ;   364.7 agu1    43 t[1] spill
        mov rdi, rbx                 ;   366.0 alu2    43 t[1] copy
        and rdi, r14                 ;   367.0 alu0    43 t[1]
        xor rdi, r9                  ;   368.7 alu1    43 t[1]
        xor rdi, qword [rsp + 1144]  ;   369.7 alu2+agu2   43 t[1]
        mov qword [rsp + 1944], r13  ;   366.3 agu0    43 t[1] spill
        mov r13, rbx                 ;   366.7 alu0    43 t[1] copy
        xor r13, rbp                 ;   367.7 alu1    43 t[1]
        xor r9, qword [rsp + 1920]   ;   368.7 alu2+agu1   43 t[1]
        mov qword [rsp + 1920], rbx  ;   367.7 agu2    43 t[1] spill
        mov rbx, r11                 ;   368.0 alu0    43 t[1] copy
        or rbx, rbp                  ;   369.0 alu1    43 t[1]
        xor r9, rbx                  ;   370.0 alu2    43 t[1]
        xor rbx, r15                 ;   370.0 alu0    43 t[1]
        mov rbp, r12                 ;   369.3 alu1    43 t[1] copy
        and rbp, rsi                 ;   370.3 alu2    43 t[1]
        xor rdi, rbp                 ;   371.3 alu0    43 t[1]
        xor r15, rbp                 ;   371.3 alu1    43 t[1]
        mov rbp, r8                  ;   370.7 alu2    43 t[1] copy
        xor rbp, rsi                 ;   371.7 alu0    43 t[1]
        mov qword [rsp + 1952], r12  ;   371.3 agu0    43 t[1] spill
        mov r12, rcx                 ;   371.7 alu1    43 t[1] copy
        and r12, rbp                 ;   372.7 alu2    43 t[1]
        xor r15, r12                 ;   373.7 alu0    43 t[1]
        mov r12, r11                 ;   372.7 alu1    43 t[1] copy
        xor r12, r14                 ;   373.7 alu2    43 t[1]
        mov qword [rsp + 1960], rbp  ;   373.3 agu1    43 t[1] spill
        mov rbp, r13                 ;   373.7 alu0    43 t[1] copy
        and rbp, r12                 ;   374.7 alu1    43 t[1]
        xor rbx, rbp                 ;   375.7 alu2    43 t[1]
        mov rbp, r15                 ;   374.7 alu0    43 t[1] copy
        and rbp, rdi                 ;   375.7 alu1    43 t[1]
        xor rbx, rbp                 ;   376.7 alu2    43 t[1]
        mov qword [rsp + 1968], rcx  ;   375.7 agu2    43 t[1] spill
        mov rcx, rdx                 ;   376.0 alu0    43 t[1] copy
        and rcx, r10                 ;   377.0 alu1    43 t[1]
        xor r9, rcx                  ;   378.0 alu2    43 t[1]
        mov rcx, rbx                 ;   377.7 alu0    43 t[1] copy
        and rcx, r9                  ;   379.0 alu1    43 t[1]
        xor r15, rcx                 ;   380.0 alu2    43 t[1]
        xor rbx, rdi                 ;   378.0 alu0    43 t[1]
        mov rcx, r9                  ;   379.0 alu1    43 t[1] copy
        and rcx, r15                 ;   381.0 alu2    43 t[1]
        xor rdi, rcx                 ;   382.0 alu0    43 t[1]
        or rbp, rbx                  ;   379.3 alu1    43 t[1]
        xor rbp, r15                 ;   381.0 alu2    43 t[1]
        and r15, rdi                 ;   383.0 alu0    43 t[1]
        and r12, rdi                 ;   383.0 alu1    43 t[1]
        xor r9, r15                  ;   384.0 alu2    43 t[1]
        mov r15, rdi                 ;   383.0 alu0    43 t[1] copy
        or r15, rbp                  ;   384.0 alu1    43 t[1]
        xor rbx, r15                 ;   385.0 alu2    43 t[1]
        and rax, rbx                 ;   386.0 alu0    43 t[1]
        mov r15, rdi                 ;   383.0 alu1    43 t[1] copy
        xor r15, rbp                 ;   384.0 alu2    43 t[1]
        and r11, rbp                 ;   383.0 alu0    43 t[1]
        mov rcx, r15                 ;   385.0 alu1    43 t[1] copy
        xor rcx, rbx                 ;   386.0 alu2    43 t[1]
        and r8, rbx                  ;   386.0 alu0    43 t[1]
        xor rbx, r9                  ;   386.0 alu1    43 t[1]
        and r14, r15                 ;   385.0 alu2    43 t[1]
        xor r8, r14                  ;   387.0 alu0    43 t[1]
        and r10, rcx                 ;   387.0 alu1    43 t[1]
        and rdx, rcx                 ;   387.0 alu2    43 t[1]
        mov rcx, rbp                 ;   386.0 alu0    43 t[1] copy
        and rcx, qword [rsp + 1168]  ;   387.0 alu1+agu0   43 t[1]
        xor rbp, rbx                 ;   387.0 alu2    43 t[1]
        and rsi, rbx                 ;   387.0 alu0    43 t[1]
        and r13, rdi                 ;   387.3 alu1    43 t[1]
        and rbx, qword [rsp + 1952]  ;   387.7 alu2+agu1   43 t[1]
        xor rdi, r9                  ;   388.0 alu0    43 t[1]
        and r15, qword [rsp + 1920]  ;   388.3 alu1+agu2   43 t[1]
        mov qword [rsp + 1920], r11  ;   388.7 agu0    43 t[1] spill
        mov r11, qword [rsp + 1928]  ;   389.0 agu1    43 t[1]
        and r11, rbp                 ;   392.0 alu2    43 t[1]
        and rbp, qword [rsp + 1112]  ;   389.7 alu0+agu2   43 t[1]
        xor rsi, rbp                 ;   390.7 alu1    43 t[1]
        xor r11, rcx                 ;   393.0 alu2    43 t[1]
        xor r11, r13                 ;   394.0 alu0    43 t[1]
        xor r13, r10                 ;   391.0 alu1    43 t[1]
        xor rcx, rbx                 ;   391.3 alu2    43 t[1]
        mov rbx, qword [rsp + 1944]  ;   391.7 agu0    43 t[1]
        and rbx, rdi                 ;   394.7 alu0    43 t[1]
        xor r11, rbx                 ;   395.7 alu1    43 t[1]
        xor rax, rbx                 ;   395.7 alu2    43 t[1]
        and rdi, qword [rsp + 1936]  ;   393.0 alu0+agu1   43 t[1]
        xor r13, rax                 ;   396.7 alu1    43 t[1]
        mov rbx, qword [rsp + 1968]  ;   393.7 agu2    43 t[1]
        and rbx, r9                  ;   396.7 alu2    43 t[1]
        and r9, qword [rsp + 1960]   ;   394.3 alu0+agu0   43 t[1]
        xor rcx, r10                 ;   394.7 alu1    43 t[1]
        mov r10, rsi                 ;   395.0 alu2    43 t[1] copy
        xor r10, r8                  ;   396.0 alu0    43 t[1]
        xor r10, r13                 ;   397.7 alu1    43 t[1]
        xor r15, r10                 ;   398.7 alu2    43 t[1]
        xor rcx, r15                 ;   399.7 alu0    43 t[1]
        xor r9, rcx                  ;   400.7 alu1    43 t[1]
        xor r12, r9                  ;   401.7 alu2    43 t[1]
        xor rdi, rsi                 ;   397.3 alu0    43 t[1]
        xor rdi, r9                  ;   401.7 alu1    43 t[1]
        xor rbx, rax                 ;   398.0 alu2    43 t[1]
        xor rbx, r15                 ;   399.7 alu0    43 t[1]
        xor r14, rdx                 ;   398.7 alu1    43 t[1]
        xor r14, r12                 ;   402.7 alu2    43 t[1]
        xor r8, rbp                  ;   399.3 alu0    43 t[1]
        xor r8, r12                  ;   402.7 alu1    43 t[1]
        xor r8, qword [rsp + 1920]   ;   403.7 alu2+agu1   43 t[1]
        not r10                      ;   400.3 alu0    43 t[1]
        not r13                      ;   400.7 alu1    43 t[1]
        not rbx                      ;   401.0 alu2    43 t[1]
        not rdi                      ;   402.7 alu0    43 t[1]
        mov r9, qword [rsp + 1464]   ;   401.7 agu2    43 t[1]
        mov r12, qword [rsp + 1472]  ;   402.0 agu0    43 t[1] reload
        xor r9, r12                  ;   405.0 alu1    43 t[1]
        mov r15, r9                  ;   406.0 alu2    43 t[1] copy
        xor r15, qword [rsp + 1448]  ;   407.0 alu0+agu1   43 t[1]
        mov rsi, r15                 ;   408.0 alu1    43 t[1] copy
        mov rbp, qword [rsp + 1496]  ;   403.7 agu2    43 t[1] reload
        xor rsi, rbp                 ;   409.0 alu2    43 t[1]
        mov rax, rsi                 ;   410.0 alu0    43 t[1] copy
        xor rax, qword [rsp + 1488]  ;   411.0 alu1+agu0   43 t[1]
        mov rdx, rsi                 ;   410.0 alu2    43 t[1] copy
        xor rdx, qword [rsp + 1440]  ;   411.0 alu0+agu1   43 t[1]
        mov qword [rsp + 1920], rcx  ;   405.7 agu2    43 t[1] spill
        mov rcx, rdx                 ;   412.0 alu1    43 t[1] copy
        xor rcx, qword [rsp + 1456]  ;   413.0 alu2+agu0   43 t[1]
        mov qword [rsp + 1960], r11  ;   406.7 agu1    43 t[1] spill
        mov r11, rcx                 ;   414.0 alu0    43 t[1] copy
        xor r11, qword [rsp + 1464]  ;   415.0 alu1+agu2   43 t[1]
        mov qword [rsp + 1968], r13  ;   407.7 agu0    43 t[1] spill
        mov r13, rax                 ;   412.0 alu2    43 t[1] copy
        xor r13, qword [rsp + 1480]  ;   413.0 alu0+agu1   43 t[1]
        mov qword [rsp + 1936], r10  ;   408.7 agu2    43 t[1] spill
        mov r10, r13                 ;   414.0 alu1    43 t[1] copy
        xor r10, qword [rsp + 1440]  ;   415.0 alu2+agu0   43 t[1]
        mov qword [rsp + 1944], rdi  ;   410.0 agu1    43 t[1] spill
        mov rdi, r13                 ;   414.0 alu0    43 t[1] copy
        xor rdi, r12                 ;   415.0 alu1    43 t[1]
        mov qword [rsp + 1928], rbx  ;   411.0 agu2    43 t[1] spill
        mov rbx, rax                 ;   412.0 alu2    43 t[1] copy
        xor rbx, r11                 ;   416.0 alu0    43 t[1]
        mov qword [rsp + 1952], r8   ;   412.0 agu0    43 t[1] spill
        mov r8, rbx                  ;   417.0 alu1    43 t[1] copy
        xor r8, rbp                  ;   418.0 alu2    43 t[1]
        mov qword [rsp + 1976], r14  ;   413.0 agu1    43 t[1] spill
        mov r14, rdi                 ;   416.0 alu0    43 t[1] copy
        xor r14, r8                  ;   419.0 alu1    43 t[1]
        mov r12, r14                 ;   420.0 alu2    43 t[1] copy
        xor r12, qword [rsp + 1464]  ;   421.0 alu0+agu2   43 t[1]
        mov qword [rsp + 1984], rcx  ;   414.7 agu0    43 t[1] spill
        mov rcx, r8                  ;   419.0 alu1    43 t[1] copy
        xor rcx, qword [rsp + 1440]  ;   420.0 alu2+agu1   43 t[1]
        xor r9, rcx                  ;   421.0 alu0    43 t[1]
        and rcx, r8                  ;   421.0 alu1    43 t[1]
        xor r15, rcx                 ;   422.0 alu2    43 t[1]
        mov qword [rsp + 1992], r8   ;   419.0 agu2    43 t[1] spill
        mov r8, r13                  ;   417.0 alu0    43 t[1] copy
        and r8, r14                  ;   420.0 alu1    43 t[1]
        xor r15, r8                  ;   423.0 alu2    43 t[1]
        mov r8, r11                  ;   418.0 alu0    43 t[1] copy
        and r8, r9                   ;   422.0 alu1    43 t[1]
        xor rcx, r8                  ;   423.0 alu2    43 t[1]
        mov r8, r11                  ;   419.3 alu0    43 t[1] copy
        xor r8, rdi                  ;   420.3 alu1    43 t[1]
        mov qword [rsp + 2000], r13  ;   420.0 agu0    43 t[1] spill
        mov r13, r8                  ;   421.3 alu2    43 t[1] copy
        and r13, r12                 ;   422.3 alu0    43 t[1]
        xor r13, rcx                 ;   424.0 alu1    43 t[1]
        xor r13, qword [rsp + 1472]  ;   425.0 alu2+agu1   43 t[1]
        mov qword [rsp + 2008], r14  ;   421.7 agu2    43 t[1] spill
        mov r14, r8                  ;   422.0 alu0    43 t[1] copy
        xor r14, rbp                 ;   423.0 alu1    43 t[1]
        xor rcx, qword [rsp + 1984]  ;   424.0 alu2+agu0   43 t[1]
        mov qword [rsp + 1984], r8   ;   423.0 agu1    43 t[1] spill
        mov r8, rdx                  ;   423.3 alu0    43 t[1] copy
        or r8, rbp                   ;   424.3 alu1    43 t[1]
        xor rcx, r8                  ;   425.3 alu2    43 t[1]
        xor r8, r15                  ;   425.3 alu0    43 t[1]
        mov rbp, rbx                 ;   424.7 alu1    43 t[1] copy
        and rbp, rsi                 ;   425.7 alu2    43 t[1]
        xor r13, rbp                 ;   426.7 alu0    43 t[1]
        xor r15, rbp                 ;   426.7 alu1    43 t[1]
        mov rbp, r9                  ;   426.0 alu2    43 t[1] copy
        xor rbp, rsi                 ;   427.0 alu0    43 t[1]
        mov qword [rsp + 2016], rbx  ;   426.7 agu2    43 t[1] spill
        mov rbx, rax                 ;   427.0 alu1    43 t[1] copy
        and rbx, rbp                 ;   428.0 alu2    43 t[1]
        xor r15, rbx                 ;   429.0 alu0    43 t[1]
        mov rbx, rdx                 ;   428.0 alu1    43 t[1] copy
        xor rbx, r12                 ;   429.0 alu2    43 t[1]
        mov qword [rsp + 2024], rbp  ;   428.7 agu0    43 t[1] spill
        mov rbp, r14                 ;   429.0 alu0    43 t[1] copy
        and rbp, rbx                 ;   430.0 alu1    43 t[1]
        xor r8, rbp                  ;   431.0 alu2    43 t[1]
        mov rbp, r15                 ;   430.0 alu0    43 t[1] copy
        and rbp, r13                 ;   431.0 alu1    43 t[1]
        xor r8, rbp                  ;   432.0 alu2    43 t[1]
        mov qword [rsp + 2032], rax  ;   431.0 agu1    43 t[1] spill
        mov rax, r10                 ;   431.3 alu0    43 t[1] copy
        and rax, rdi                 ;   432.3 alu1    43 t[1]
        xor rcx, rax                 ;   433.3 alu2    43 t[1]
        mov rax, r8                  ;   433.0 alu0    43 t[1] copy
        and rax, rcx                 ;   434.3 alu1    43 t[1]
        xor r15, rax                 ;   435.3 alu2    43 t[1]
        xor r8, r13                  ;   433.3 alu0    43 t[1]
        mov rax, rcx                 ;   434.3 alu1    43 t[1] copy
        and rax, r15                 ;   436.3 alu2    43 t[1]
        xor r13, rax                 ;   437.3 alu0    43 t[1]
        or rbp, r8                   ;   434.7 alu1    43 t[1]
        xor rbp, r15                 ;   436.3 alu2    43 t[1]
        and r15, r13                 ;   438.3 alu0    43 t[1]
        and rbx, r13                 ;   438.3 alu1    43 t[1]
        xor rcx, r15                 ;   439.3 alu2    43 t[1]
        mov r15, r13                 ;   438.3 alu0    43 t[1] copy
        or r15, rbp                  ;   439.3 alu1    43 t[1]
        xor r8, r15                  ;   440.3 alu2    43 t[1]
        and r11, r8                  ;   441.3 alu0    43 t[1]
        mov r15, r13                 ;   438.3 alu1    43 t[1] copy
        xor r15, rbp                 ;   439.3 alu2    43 t[1]
        and rdx, rbp                 ;   438.3 alu0    43 t[1]
        mov rax, r15                 ;   440.3 alu1    43 t[1] copy
        xor rax, r8                  ;   441.3 alu2    43 t[1]
        and r9, r8                   ;   441.3 alu0    43 t[1]
        xor r8, rcx                  ;   441.3 alu1    43 t[1]
        and r12, r15                 ;   440.3 alu2    43 t[1]
        xor r9, r12                  ;   442.3 alu0    43 t[1]
        and rdi, rax                 ;   442.3 alu1    43 t[1]
        and r10, rax                 ;   442.3 alu2    43 t[1]
        mov rax, rbp                 ;   441.3 alu0    43 t[1] copy
        and rax, qword [rsp + 1496]  ;   442.3 alu1+agu2   43 t[1]
        xor rbp, r8                  ;   442.3 alu2    43 t[1]
        and rsi, r8                  ;   442.3 alu0    43 t[1]
        and r14, r13                 ;   442.7 alu1    43 t[1]
        and r8, qword [rsp + 2016]   ;   443.0 alu2+agu0   43 t[1]
        xor r13, rcx                 ;   443.3 alu0    43 t[1]
        and r15, qword [rsp + 1984]  ;   443.7 alu1+agu1   43 t[1]
        mov qword [rsp + 1984], rdx  ;   444.0 agu2    43 t[1] spill
        mov rdx, qword [rsp + 1992]  ;   444.3 agu0    43 t[1]
        and rdx, rbp                 ;   447.3 alu2    43 t[1]
        and rbp, qword [rsp + 1440]  ;   445.0 alu0+agu1   43 t[1]
        xor rsi, rbp                 ;   446.0 alu1    43 t[1]
        xor rdx, rax                 ;   448.3 alu2    43 t[1]
        xor rdx, r14                 ;   449.3 alu0    43 t[1]
        xor r14, rdi                 ;   446.3 alu1    43 t[1]
        xor rax, r8                  ;   446.7 alu2    43 t[1]
        mov r8, qword [rsp + 2008]   ;   447.0 agu2    43 t[1]
        and r8, r13                  ;   450.0 alu0    43 t[1]
        xor rdx, r8                  ;   451.0 alu1    43 t[1]
        xor r11, r8                  ;   451.0 alu2    43 t[1]
        and r13, qword [rsp + 2000]  ;   448.3 alu0+agu0   43 t[1]
        xor r14, r11                 ;   452.0 alu1    43 t[1]
        mov r8, qword [rsp + 2032]   ;   449.0 agu1    43 t[1]
        and r8, rcx                  ;   452.0 alu2    43 t[1]
        and rcx, qword [rsp + 2024]  ;   449.7 alu0+agu2   43 t[1]
        xor rax, rdi                 ;   450.0 alu1    43 t[1]
        mov rdi, rsi                 ;   450.3 alu2    43 t[1] copy
        xor rdi, r9                  ;   451.3 alu0    43 t[1]
        xor rdi, r14                 ;   453.0 alu1    43 t[1]
        xor r15, rdi                 ;   454.0 alu2    43 t[1]
        xor rax, r15                 ;   455.0 alu0    43 t[1]
        xor rcx, rax                 ;   456.0 alu1    43 t[1]
        xor rbx, rcx                 ;   457.0 alu2    43 t[1]
        xor r13, rsi                 ;   452.7 alu0    43 t[1]
        xor r13, rcx                 ;   457.0 alu1    43 t[1]
        xor r8, r11                  ;   453.3 alu2    43 t[1]
        xor r8, r15                  ;   455.0 alu0    43 t[1]
        xor r12, r10                 ;   454.0 alu1    43 t[1]
        xor r12, rbx                 ;   458.0 alu2    43 t[1]
        xor r9, rbp                  ;   454.7 alu0    43 t[1]
        xor r9, rbx                  ;   458.0 alu1    43 t[1]
        xor r9, qword [rsp + 1984]   ;   459.0 alu2+agu0   43 t[1]
        not rdi                      ;   455.7 alu0    43 t[1]
        not r14                      ;   456.0 alu1    43 t[1]
        not r8                       ;   456.3 alu2    43 t[1]
        not r13                      ;   458.0 alu0    43 t[1]
        mov r10, qword [rsp + 752]   ;   457.0 agu1    43 t[1]
        mov r11, qword [rsp + 760]   ;   457.3 agu2    43 t[1] reload
        xor r10, r11                 ;   460.3 alu1    43 t[1]
        mov r15, r10                 ;   461.3 alu2    43 t[1] copy
        xor r15, qword [rsp + 736]   ;   462.3 alu0+agu0   43 t[1]
        mov rsi, r15                 ;   463.3 alu1    43 t[1] copy
        mov rbp, qword [rsp + 784]   ;   459.0 agu1    43 t[1] reload
        xor rsi, rbp                 ;   464.3 alu2    43 t[1]
        mov rcx, rsi                 ;   465.3 alu0    43 t[1] copy
        xor rcx, qword [rsp + 776]   ;   466.3 alu1+agu2   43 t[1]
        mov rbx, rsi                 ;   465.3 alu2    43 t[1] copy
        xor rbx, qword [rsp + 728]   ;   466.3 alu0+agu0   43 t[1]
        mov qword [rsp + 1984], r14  ;   461.0 agu1    43 t[1] spill
        mov r14, rbx                 ;   467.3 alu1    43 t[1] copy
        xor r14, qword [rsp + 744]   ;   468.3 alu2+agu2   43 t[1]
        mov qword [rsp + 2024], rdi  ;   462.0 agu0    43 t[1] spill
        mov rdi, r14                 ;   469.3 alu0    43 t[1] copy
        xor rdi, qword [rsp + 752]   ;   470.3 alu1+agu1   43 t[1]
        mov qword [rsp + 2032], r8   ;   463.0 agu2    43 t[1] spill
        mov r8, rcx                  ;   467.3 alu2    43 t[1] copy
        xor r8, qword [rsp + 768]    ;   468.3 alu0+agu0   43 t[1]
        mov qword [rsp + 2000], r9   ;   464.0 agu1    43 t[1] spill
        mov r9, r8                   ;   469.3 alu1    43 t[1] copy
        xor r9, qword [rsp + 728]    ;   470.3 alu2+agu2   43 t[1]
        mov qword [rsp + 2008], r12  ;   465.3 agu0    43 t[1] spill
        mov r12, r8                  ;   469.3 alu0    43 t[1] copy
        xor r12, r11                 ;   470.3 alu1    43 t[1]
        mov qword [rsp + 1992], rdx  ;   466.3 agu1    43 t[1] spill
        mov rdx, rcx                 ;   467.3 alu2    43 t[1] copy
        xor rdx, rdi                 ;   471.3 alu0    43 t[1]
        mov qword [rsp + 2016], rax  ;   467.3 agu2    43 t[1] spill
        mov rax, rdx                 ;   472.3 alu1    43 t[1] copy
        xor rax, rbp                 ;   473.3 alu2    43 t[1]
        mov qword [rsp + 2040], r13  ;   468.3 agu0    43 t[1] spill
        mov r13, r12                 ;   471.3 alu0    43 t[1] copy
        xor r13, rax                 ;   474.3 alu1    43 t[1]
        mov r11, r13                 ;   475.3 alu2    43 t[1] copy
        xor r11, qword [rsp + 752]   ;   476.3 alu0+agu1   43 t[1]
        mov qword [rsp + 2048], r14  ;   470.0 agu2    43 t[1] spill
        mov r14, rax                 ;   474.3 alu1    43 t[1] copy
        xor r14, qword [rsp + 728]   ;   475.3 alu2+agu0   43 t[1]
        xor r10, r14                 ;   476.3 alu0    43 t[1]
        and r14, rax                 ;   476.3 alu1    43 t[1]
        xor r15, r14                 ;   477.3 alu2    43 t[1]
        mov qword [rsp + 2056], rax  ;   474.3 agu1    43 t[1] spill
        mov rax, r8                  ;   472.3 alu0    43 t[1] copy
        and rax, r13                 ;   475.3 alu1    43 t[1]
        xor r15, rax                 ;   478.3 alu2    43 t[1]
        mov rax, rdi                 ;   473.3 alu0    43 t[1] copy
        and rax, r10                 ;   477.3 alu1    43 t[1]
        xor r14, rax                 ;   478.3 alu2    43 t[1]
        mov rax, rdi                 ;   474.7 alu0    43 t[1] copy
        xor rax, r12                 ;   475.7 alu1    43 t[1]
        mov qword [rsp + 2064], r8   ;   475.3 agu2    43 t[1] spill
        mov r8, rax                  ;   476.7 alu2    43 t[1] copy
        and r8, r11                  ;   477.7 alu0    43 t[1]
        xor r8, r14                  ;   479.3 alu1    43 t[1]
        xor r8, qword [rsp + 760]    ;   480.3 alu2+agu0   43 t[1]
        mov qword [rsp + 2072], r13  ;   477.0 agu1    43 t[1] spill
        mov r13, rax                 ;   477.3 alu0    43 t[1] copy
        xor r13, rbp                 ;   478.3 alu1    43 t[1]
        xor r14, qword [rsp + 2048]  ;   479.3 alu2+agu2   43 t[1]
        mov qword [rsp + 2048], rax  ;   478.3 agu0    43 t[1] spill
        mov rax, rbx                 ;   478.7 alu0    43 t[1] copy
        or rax, rbp                  ;   479.7 alu1    43 t[1]
        xor r14, rax                 ;   480.7 alu2    43 t[1]
        xor rax, r15                 ;   480.7 alu0    43 t[1]
        mov rbp, rdx                 ;   480.0 alu1    43 t[1] copy
        and rbp, rsi                 ;   481.0 alu2    43 t[1]
        xor r8, rbp                  ;   482.0 alu0    43 t[1]
        xor r15, rbp                 ;   482.0 alu1    43 t[1]
        mov rbp, r10                 ;   481.3 alu2    43 t[1] copy
        xor rbp, rsi                 ;   482.3 alu0    43 t[1]
        mov qword [rsp + 2080], rdx  ;   482.0 agu1    43 t[1] spill
        mov rdx, rcx                 ;   482.3 alu1    43 t[1] copy
        and rdx, rbp                 ;   483.3 alu2    43 t[1]
        xor r15, rdx                 ;   484.3 alu0    43 t[1]
        mov rdx, rbx                 ;   483.3 alu1    43 t[1] copy
        xor rdx, r11                 ;   484.3 alu2    43 t[1]
        mov qword [rsp + 2088], rbp  ;   484.0 agu2    43 t[1] spill
        mov rbp, r13                 ;   484.3 alu0    43 t[1] copy
        and rbp, rdx                 ;   485.3 alu1    43 t[1]
        xor rax, rbp                 ;   486.3 alu2    43 t[1]
        mov rbp, r15                 ;   485.3 alu0    43 t[1] copy
        and rbp, r8                  ;   486.3 alu1    43 t[1]
        xor rax, rbp                 ;   487.3 alu2    43 t[1]
        mov qword [rsp + 2096], rcx  ;   486.3 agu0    43 t[1] spill
        mov rcx, r9                  ;   486.7 alu0    43 t[1] copy
        and rcx, r12                 ;   487.7 alu1    43 t[1]
        xor r14, rcx                 ;   488.7 alu2    43 t[1]
        mov rcx, rax                 ;   488.3 alu0    43 t[1] copy
        and rcx, r14                 ;   489.7 alu1    43 t[1]
        xor r15, rcx                 ;   490.7 alu2    43 t[1]
        xor rax, r8                  ;   488.7 alu0    43 t[1]
        mov rcx, r14                 ;   489.7 alu1    43 t[1] copy
        and rcx, r15                 ;   491.7 alu2    43 t[1]
        xor r8, rcx                  ;   492.7 alu0    43 t[1]
        or rbp, rax                  ;   490.0 alu1    43 t[1]
        xor rbp, r15                 ;   491.7 alu2    43 t[1]
        and r15, r8                  ;   493.7 alu0    43 t[1]
        and rdx, r8                  ;   493.7 alu1    43 t[1]
        xor r14, r15                 ;   494.7 alu2    43 t[1]
        mov r15, r8                  ;   493.7 alu0    43 t[1] copy
        or r15, rbp                  ;   494.7 alu1    43 t[1]
        xor rax, r15                 ;   495.7 alu2    43 t[1]
        and rdi, rax                 ;   496.7 alu0    43 t[1]
        mov r15, r8                  ;   493.7 alu1    43 t[1] copy
        xor r15, rbp                 ;   494.7 alu2    43 t[1]
        and rbx, rbp                 ;   493.7 alu0    43 t[1]
        mov rcx, r15                 ;   495.7 alu1    43 t[1] copy
        xor rcx, rax                 ;   496.7 alu2    43 t[1]
        and r10, rax                 ;   496.7 alu0    43 t[1]
        xor rax, r14                 ;   496.7 alu1    43 t[1]
        and r11, r15                 ;   495.7 alu2    43 t[1]
        xor r10, r11                 ;   497.7 alu0    43 t[1]
        and r12, rcx                 ;   497.7 alu1    43 t[1]
        and r9, rcx                  ;   497.7 alu2    43 t[1]
        mov rcx, rbp                 ;   496.7 alu0    43 t[1] copy
        and rcx, qword [rsp + 784]   ;   497.7 alu1+agu1   43 t[1]
        xor rbp, rax                 ;   497.7 alu2    43 t[1]
        and rsi, rax                 ;   497.7 alu0    43 t[1]
        and r13, r8                  ;   498.0 alu1    43 t[1]
        and rax, qword [rsp + 2080]  ;   498.3 alu2+agu2   43 t[1]
        xor r8, r14                  ;   498.7 alu0    43 t[1]
        and r15, qword [rsp + 2048]  ;   499.0 alu1+agu0   43 t[1]
        mov qword [rsp + 2048], rbx  ;   499.3 agu1    43 t[1] spill
        mov rbx, qword [rsp + 2056]  ;   499.7 agu2    43 t[1]
        and rbx, rbp                 ;   502.7 alu2    43 t[1]
        and rbp, qword [rsp + 728]   ;   500.3 alu0+agu0   43 t[1]
        xor rsi, rbp                 ;   501.3 alu1    43 t[1]
        xor rbx, rcx                 ;   503.7 alu2    43 t[1]
        xor rbx, r13                 ;   504.7 alu0    43 t[1]
        xor r13, r12                 ;   501.7 alu1    43 t[1]
        xor rcx, rax                 ;   502.0 alu2    43 t[1]
        mov rax, qword [rsp + 2072]  ;   502.3 agu1    43 t[1]
        and rax, r8                  ;   505.3 alu0    43 t[1]
        xor rbx, rax                 ;   506.3 alu1    43 t[1]
        xor rdi, rax                 ;   506.3 alu2    43 t[1]
        and r8, qword [rsp + 2064]   ;   503.7 alu0+agu2   43 t[1]
        xor r13, rdi                 ;   507.3 alu1    43 t[1]
        mov rax, qword [rsp + 2096]  ;   504.3 agu0    43 t[1]
        and rax, r14                 ;   507.3 alu2    43 t[1]
        and r14, qword [rsp + 2088]  ;   505.0 alu0+agu1   43 t[1]
        xor rcx, r12                 ;   505.3 alu1    43 t[1]
        mov r12, rsi                 ;   505.7 alu2    43 t[1] copy
        xor r12, r10                 ;   506.7 alu0    43 t[1]
        xor r12, r13                 ;   508.3 alu1    43 t[1]
        xor r15, r12                 ;   509.3 alu2    43 t[1]
        xor rcx, r15                 ;   510.3 alu0    43 t[1]
        xor r14, rcx                 ;   511.3 alu1    43 t[1]
        xor rdx, r14                 ;   512.3 alu2    43 t[1]
        xor r8, rsi                  ;   508.0 alu0    43 t[1]
        xor r8, r14                  ;   512.3 alu1    43 t[1]
        xor rax, rdi                 ;   508.7 alu2    43 t[1]
        xor rax, r15                 ;   510.3 alu0    43 t[1]
        xor r11, r9                  ;   509.3 alu1    43 t[1]
        xor r11, rdx                 ;   513.3 alu2    43 t[1]
        xor r10, rbp                 ;   510.0 alu0    43 t[1]
        xor r10, rdx                 ;   513.3 alu1    43 t[1]
        xor r10, qword [rsp + 2048]  ;   514.3 alu2+agu2   43 t[1]
        not r12                      ;   511.0 alu0    43 t[1]
        not r13                      ;   511.3 alu1    43 t[1]
        not rax                      ;   511.7 alu2    43 t[1]
        not r8                       ;   513.3 alu0    43 t[1]
        mov r9, qword [rsp + 1912]   ;   512.3 agu0    55 t[1]
        mov r14, qword [rsp + 1976]  ;   512.7 agu1    43 t[1] reload
        xor r9, r14                  ;   515.7 alu1    55 t[1]
        mov r15, qword [rsp + 1856]  ;   513.3 agu2    55 t[1]
        xor r15, qword [rsp + 1896]  ;   516.3 alu2+agu0   55 t[1]
        xor r15, qword [rsp + 1904]  ;   517.3 alu0+agu1   55 t[1]
        xor r15, qword [rsp + 1888]  ;   518.3 alu1+agu2   55 t[1]
        mov rsi, qword [rsp + 1952]  ;   514.7 agu0    43 t[1] reload
        xor r15, rsi                 ;   519.3 alu2    55 t[1]
        mov rdi, qword [rsp + 1864]  ;   515.3 agu1    55 t[1]
        mov rbp, qword [rsp + 1928]  ;   515.7 agu2    43 t[1] reload
        xor rdi, rbp                 ;   518.7 alu0    55 t[1]
        mov rdx, qword [rsp + 1912]  ;   516.3 agu0    55 t[1]
        xor rdx, r11                 ;   519.3 alu1    55 t[1]
        xor rax, rbp                 ;   518.7 alu2    55 t[1]
        mov rbp, qword [rsp + 1800]  ;   517.3 agu1    55 t[1]
        xor rbp, qword [rsp + 1944]  ;   520.3 alu0+agu2   55 t[1]
        xor r8, qword [rsp + 1944]   ;   518.0 alu1+agu0   55 t[1]
        xor r14, qword [rsp + 2008]  ;   518.3 alu2+agu1   55 t[1]
        xor rsi, r14                 ;   519.3 alu0    55 t[1]
        xor rsi, qword [rsp + 2000]  ;   520.3 alu1+agu2   55 t[1]
        mov qword [rsp + 1952], rdx  ;   520.3 agu0    55 t[1] spill
        mov rdx, qword [rsp + 1912]  ;   519.7 agu1    55 t[1]
        xor rdx, rbp                 ;   522.7 alu2    55 t[1]
        xor rbp, rax                 ;   521.3 alu0    55 t[1]
        mov qword [rsp + 1912], rbp  ;   522.3 agu2    55 t[1] spill
        mov rbp, qword [rsp + 1800]  ;   521.0 agu0    55 t[1]
        xor rbp, qword [rsp + 2040]  ;   524.0 alu1+agu1   55 t[1]
        mov qword [rsp + 1800], rbp  ;   525.0 agu2    55 t[1] spill
        mov rbp, qword [rsp + 1848]  ;   522.0 agu0    55 t[1]
        xor rbp, rdi                 ;   525.0 alu2    55 t[1]
        xor rbp, rcx                 ;   526.0 alu0    55 t[1]
        xor rdi, qword [rsp + 2040]  ;   523.0 alu1+agu1   55 t[1]
        mov qword [rsp + 2040], rbp  ;   527.0 agu2    55 t[1] spill
        mov rbp, qword [rsp + 2016]  ;   523.7 agu0    55 t[1]
        xor rbp, rcx                 ;   526.7 alu2    55 t[1]
        xor r11, qword [rsp + 2008]  ;   524.3 alu0+agu1   55 t[1]
        mov qword [rsp + 2008], rcx  ;   524.7 agu2    43 t[1] spill
        mov rcx, qword [rsp + 1936]  ;   525.0 agu0    55 t[1]
        xor rcx, r9                  ;   528.0 alu1    55 t[1]
        xor r12, qword [rsp + 2024]  ;   525.7 alu2+agu1   55 t[1]
        mov qword [rsp + 1936], r9   ;   526.0 agu2    55 t[1] spill
        mov r9, qword [rsp + 1992]   ;   526.3 agu0    55 t[1]
        xor r9, rbx                  ;   529.3 alu0    55 t[1]
        mov qword [rsp + 2016], rbx  ;   527.0 agu1    43 t[1] spill
        mov rbx, qword [rsp + 1968]  ;   527.3 agu2    55 t[1]
        xor rbx, r9                  ;   530.3 alu1    55 t[1]
        xor r9, r11                  ;   530.3 alu2    55 t[1]
        mov qword [rsp + 1976], rbp  ;   528.3 agu0    55 t[1] spill
        mov rbp, qword [rsp + 2032]  ;   528.7 agu1    55 t[1]
        xor rbp, rax                 ;   531.7 alu0    55 t[1]
        mov qword [rsp + 1944], rax  ;   529.3 agu2    55 t[1] spill
        mov rax, rdi                 ;   529.7 alu1    55 t[1] copy
        xor rax, r8                  ;   530.7 alu2    55 t[1]
        mov qword [rsp + 1928], rdi  ;   530.3 agu0    55 t[1] spill
        mov rdi, rdx                 ;   530.7 alu0    55 t[1] copy
        xor rdi, r14                 ;   531.7 alu1    55 t[1]
        xor r8, rdi                  ;   532.7 alu2    55 t[1]
        xor r14, r12                 ;   531.7 alu0    55 t[1]
        mov qword [rsp + 1888], r8   ;   533.7 agu1    55 t[1] spill
        mov r8, qword [rsp + 1824]   ;   532.3 agu2    55 t[1]
        xor r8, rbx                  ;   535.3 alu1    55 t[1]
        xor rbx, qword [rsp + 1880]  ;   533.0 alu2+agu0   55 t[1]
        mov qword [rsp + 1904], rdx  ;   533.3 agu1    55 t[1] spill
        mov rdx, r13                 ;   533.7 alu0    55 t[1] copy
        xor rdx, r8                  ;   536.3 alu1    55 t[1]
        mov qword [rsp + 1896], r14  ;   534.3 agu2    55 t[1] spill
        mov r14, r12                 ;   534.7 alu2    55 t[1] copy
        xor r14, r9                  ;   535.7 alu0    55 t[1]
        xor r14, rdx                 ;   537.3 alu1    55 t[1]
        xor r12, rcx                 ;   535.7 alu2    55 t[1]
        xor rcx, qword [rsp + 1872]  ;   536.0 alu0+agu0   55 t[1]
        mov qword [rsp + 1856], rdx  ;   537.3 agu1    55 t[1] spill
        mov rdx, qword [rsp + 1960]  ;   536.7 agu2    55 t[1]
        xor rdx, qword [rsp + 1992]  ;   539.7 alu1+agu0   55 t[1]
        mov qword [rsp + 1992], r14  ;   538.3 agu1    55 t[1] spill
        mov r14, r10                 ;   537.7 alu2    55 t[1] copy
        xor r14, r15                 ;   538.7 alu0    55 t[1]
        mov qword [rsp + 2048], rdi  ;   538.3 agu2    55 t[1] spill
        mov rdi, rbx                 ;   538.7 alu1    55 t[1] copy
        xor rdi, rdx                 ;   540.7 alu2    55 t[1]
        xor rdx, rsi                 ;   540.7 alu0    55 t[1]
        xor rdx, r14                 ;   541.7 alu1    55 t[1]
        xor rsi, qword [rsp + 1976]  ;   540.0 alu2+agu0   55 t[1]
        xor r10, r11                 ;   540.3 alu0    55 t[1]
        xor r11, qword [rsp + 1800]  ;   540.7 alu1+agu1   55 t[1]
        xor r10, qword [rsp + 2000]  ;   541.3 alu2+agu2   55 t[1]
        xor r10, qword [rsp + 2008]  ;   542.3 alu0+agu0   55 t[1]
        mov qword [rsp + 2008], r14  ;   541.7 agu1    55 t[1] spill
        mov r14, qword [rsp + 1848]  ;   542.0 agu2    55 t[1]
        xor r14, qword [rsp + 1920]  ;   545.0 alu1+agu0   55 t[1]
        xor r10, r14                 ;   546.0 alu2    55 t[1]
        xor r14, rbp                 ;   546.0 alu0    55 t[1]
        xor rbp, rax                 ;   543.3 alu1    55 t[1]
        xor rbp, qword [rsp + 1864]  ;   544.3 alu2+agu1   55 t[1]
        mov qword [rsp + 2088], r10  ;   547.0 agu2    55 t[1] spill
        mov r10, qword [rsp + 1968]  ;   544.3 agu0    55 t[1]
        xor r10, qword [rsp + 1984]  ;   547.3 alu0+agu1   55 t[1]
        xor r13, r10                 ;   548.3 alu1    55 t[1]
        xor r10, r12                 ;   548.3 alu2    55 t[1]
        mov qword [rsp + 1968], rdi  ;   545.7 agu2    55 t[1] spill
        mov rdi, qword [rsp + 2024]  ;   546.0 agu0    55 t[1]
        xor rdi, qword [rsp + 1952]  ;   549.0 alu0+agu1   55 t[1]
        mov qword [rsp + 2024], r11  ;   546.7 agu2    55 t[1] spill
        mov r11, rcx                 ;   547.0 alu1    55 t[1] copy
        xor r11, rdi                 ;   550.0 alu2    55 t[1]
        mov qword [rsp + 2096], r11  ;   551.0 agu0    55 t[1] spill
        mov r11, qword [rsp + 2016]  ;   548.0 agu1    55 t[1]
        xor r11, r15                 ;   551.0 alu0    55 t[1]
        xor r11, qword [rsp + 1952]  ;   552.0 alu1+agu2   55 t[1]
        xor r11, qword [rsp + 1880]  ;   553.0 alu2+agu0   55 t[1]
        xor r15, qword [rsp + 1936]  ;   549.3 alu0+agu1   55 t[1]
        xor rcx, r13                 ;   549.7 alu1    55 t[1]
        xor r8, qword [rsp + 1960]   ;   550.0 alu2+agu2   55 t[1]
        xor rdi, r10                 ;   550.3 alu0    55 t[1]
        xor rdi, qword [rsp + 1992]  ;   551.3 alu1+agu0   55 t[1]
        xor rbx, qword [rsp + 1984]  ;   551.0 alu2+agu1   55 t[1]
        mov qword [rsp + 1984], r10  ;   551.3 agu2    55 t[1] spill
        mov r10, qword [rsp + 1376]  ;   551.7 agu0    55 t[0].0 reload
        xor r12, qword [r10 + 1280]  ;   557.7 alu0+agu1   55 t[1]
        xor rcx, qword [r10 + 1288]  ;   557.7 alu1+agu2   55 t[1]
        xor r8, qword [r10 + 1296]   ;   557.7 alu2+agu0   55 t[1]
        xor rax, qword [r10 + 1328]  ;   557.7 alu0+agu1   55 t[1]
        xor rdi, qword [r10 + 1352]  ;   557.7 alu1+agu2   55 t[1]
        xor rbx, qword [r10 + 1360]  ;   557.7 alu2+agu0   55 t[1]
        mov qword [rsp + 1960], rbx  ;   558.7 agu1    55 t[1] spill
        mov rbx, r11                 ;   554.3 alu0    55 t[1] copy
        xor rbx, r9                  ;   555.3 alu1    55 t[1]
        xor rbx, rdx                 ;   556.3 alu2    55 t[1]
        xor rbx, qword [r10 + 1304]  ;   557.7 alu0+agu2   55 t[1]
        xor rdx, qword [r10 + 1368]  ;   557.7 alu1+agu0   55 t[1]
        mov qword [rsp + 1880], rdx  ;   558.7 agu1    55 t[1] spill
        mov rdx, qword [rsp + 1920]  ;   556.3 agu2    55 t[1]
        xor rdx, r15                 ;   559.3 alu2    55 t[1]
        xor rdx, qword [r10 + 1312]  ;   560.3 alu0+agu0   55 t[1]
        xor rdx, qword [rsp + 1976]  ;   561.3 alu1+agu1   55 t[1]
        mov qword [rsp + 1920], rdi  ;   558.7 agu2    55 t[1] spill
        mov rdi, r14                 ;   558.3 alu2    55 t[1] copy
        xor rdi, qword [r10 + 1320]  ;   559.3 alu0+agu0   55 t[1]
        xor r14, qword [r10 + 1384]  ;   559.0 alu1+agu1   55 t[1]
        xor r14, qword [rsp + 1976]  ;   560.0 alu2+agu2   55 t[1]
        xor r14, qword [rsp + 2040]  ;   561.0 alu0+agu0   55 t[1]
        xor r13, qword [r10 + 1424]  ;   560.0 alu1+agu1   55 t[1]
        xor r13, qword [rsp + 1968]  ;   561.0 alu2+agu2   55 t[1]
        mov qword [rsp + 2016], r13  ;   562.0 agu0    55 t[1] spill
        mov r13, qword [rsp + 2048]  ;   561.0 agu1    55 t[1]
        xor r13, qword [r10 + 1336]  ;   564.0 alu0+agu2   55 t[1]
        xor r13, qword [rsp + 1952]  ;   565.0 alu1+agu0   55 t[1]
        xor r9, qword [r10 + 1432]   ;   562.0 alu2+agu1   55 t[1]
        xor r9, qword [rsp + 2008]   ;   563.0 alu0+agu2   55 t[1]
        mov qword [rsp + 2008], r9   ;   564.0 agu0    55 t[1] spill
        mov r9, qword [rsp + 1896]   ;   563.0 agu1    55 t[1]
        xor r9, qword [r10 + 1344]   ;   566.0 alu1+agu2   55 t[1]
        xor r9, qword [rsp + 1872]   ;   567.0 alu2+agu0   55 t[1]
        mov qword [rsp + 1872], r14  ;   564.0 agu1    55 t[1] spill
        mov r14, qword [rsp + 1848]  ;   564.3 agu2    55 t[1]
        xor r14, rsi                 ;   567.3 alu0    55 t[1]
        xor r14, qword [r10 + 1376]  ;   568.3 alu1+agu0   55 t[1]
        mov qword [rsp + 1848], r14  ;   569.3 agu1    55 t[1] spill
        mov r14, qword [rsp + 1912]  ;   565.7 agu2    55 t[1]
        xor r14, rbp                 ;   568.7 alu2    55 t[1]
        xor r14, qword [r10 + 1392]  ;   569.7 alu0+agu0   55 t[1]
        xor rbp, qword [r10 + 1456]  ;   566.7 alu1+agu1   55 t[1]
        xor rbp, qword [rsp + 1800]  ;   567.7 alu2+agu2   55 t[1]
        mov qword [rsp + 1800], rbp  ;   568.7 agu0    55 t[1] spill
        mov rbp, qword [rsp + 2024]  ;   567.7 agu1    55 t[1]
        xor rbp, qword [r10 + 1400]  ;   570.7 alu0+agu2   55 t[1]
        xor rbp, qword [rsp + 1904]  ;   571.7 alu1+agu0   55 t[1]
        xor rsi, r15                 ;   568.7 alu2    55 t[1]
        mov r15, qword [rsp + 1896]  ;   569.0 agu1    55 t[1]
        xor r15, qword [r10 + 1408]  ;   572.0 alu0+agu2   55 t[1]
        xor r15, qword [rsp + 2096]  ;   573.0 alu1+agu0   55 t[1]
        xor r11, qword [r10 + 1496]  ;   570.0 alu2+agu1   55 t[1]
        xor r11, qword [rsp + 2000]  ;   571.0 alu0+agu2   55 t[1]
        xor rsi, qword [r10 + 1504]  ;   570.7 alu1+agu0   55 t[1]
        xor rsi, qword [rsp + 2088]  ;   571.7 alu2+agu1   55 t[1]
        mov qword [rsp + 2000], rsi  ;   572.7 agu2    55 t[1] spill
        mov rsi, qword [rsp + 1992]  ;   571.7 agu0    55 t[1]
        xor rsi, qword [r10 + 1416]  ;   574.7 alu0+agu1   55 t[1]
        mov qword [rsp + 1992], r11  ;   572.3 agu2    55 t[1] spill
        mov r11, qword [rsp + 2088]  ;   572.7 agu0    55 t[1]
        xor r11, qword [r10 + 1440]  ;   575.7 alu1+agu1   55 t[1]
        mov qword [rsp + 2088], r11  ;   576.7 agu2    55 t[1] spill
        mov r11, qword [rsp + 1864]  ;   573.7 agu0    55 t[1]
        xor r11, qword [r10 + 1448]  ;   576.7 alu2+agu1   55 t[1]
        xor r11, qword [rsp + 1944]  ;   577.7 alu0+agu2   55 t[1]
        xor r11, qword [rsp + 1976]  ;   578.7 alu1+agu0   55 t[1]
        mov qword [rsp + 1976], r11  ;   579.7 agu1    55 t[1] spill
        mov r11, qword [rsp + 2024]  ;   575.3 agu2    55 t[1]
        xor r11, qword [r10 + 1464]  ;   578.3 alu2+agu0   55 t[1]
        xor r11, qword [rsp + 1888]  ;   579.3 alu0+agu1   55 t[1]
        mov qword [rsp + 2024], r11  ;   580.3 agu2    55 t[1] spill
        mov r11, qword [rsp + 2096]  ;   576.7 agu0    55 t[1]
        xor r11, qword [r10 + 1472]  ;   579.7 alu1+agu1   55 t[1]
        xor r11, qword [rsp + 1936]  ;   580.7 alu2+agu2   55 t[1]
        mov qword [rsp + 1936], r11  ;   581.7 agu0    55 t[1] spill
        mov r11, qword [rsp + 1824]  ;   578.0 agu1    55 t[1]
        xor r11, qword [r10 + 1480]  ;   581.0 alu0+agu2   55 t[1]
        xor r11, qword [rsp + 2096]  ;   582.0 alu1+agu0   55 t[1]
        xor r11, qword [rsp + 1984]  ;   583.0 alu2+agu1   55 t[1]
        mov qword [rsp + 1984], r11  ;   584.0 agu2    55 t[1] spill
        mov r11, qword [rsp + 1968]  ;   579.7 agu0    55 t[1]
        xor r11, qword [r10 + 1488]  ;   582.7 alu0+agu1   55 t[1]
        xor r11, qword [rsp + 1856]  ;   583.7 alu1+agu2   55 t[1]
        mov qword [rsp + 1856], r11  ;   584.7 agu0    55 t[1] spill
        mov r11, qword [rsp + 2040]  ;   581.0 agu1    55 t[1]
        xor r11, qword [r10 + 1512]  ;   584.0 alu2+agu2   55 t[1]
        xor r11, qword [rsp + 2032]  ;   585.0 alu0+agu0   55 t[1]
        mov qword [rsp + 2032], r11  ;   586.0 agu1    55 t[1] spill
        mov r11, qword [rsp + 1928]  ;   582.3 agu2    55 t[1]
        xor r11, qword [r10 + 1520]  ;   585.3 alu1+agu0   55 t[1]
        xor r11, qword [rsp + 1912]  ;   586.3 alu2+agu1   55 t[1]
        mov qword [rsp + 1912], r11  ;   587.3 agu2    55 t[1] spill
        mov r11, qword [rsp + 1888]  ;   583.7 agu0    55 t[1]
        xor r11, qword [r10 + 1528]  ;   586.7 alu0+agu1   55 t[1]
        mov qword [rsp + 1888], r11  ;   587.7 agu2    55 t[1] spill
        mov r11, qword [rsp + 1072]  ;   584.7 agu0    43 t[2]
        xor r11, qword [rsp + 1080]  ;   587.7 alu1+agu1   43 t[2]
        mov qword [rsp + 1928], rsi  ;   585.3 agu2    55 t[1] spill
        mov rsi, r11                 ;   588.7 alu2    43 t[2] copy
        xor rsi, qword [rsp + 1056]  ;   589.7 alu0+agu0   43 t[2]
        mov qword [rsp + 2040], r15  ;   586.3 agu1    55 t[1] spill
        mov r15, rsi                 ;   590.7 alu1    43 t[2] copy
        xor r15, qword [rsp + 1104]  ;   591.7 alu2+agu2   43 t[2]
        mov qword [rsp + 1968], rbp  ;   587.3 agu0    55 t[1] spill
        mov rbp, r15                 ;   592.7 alu0    43 t[2] copy
        xor rbp, qword [rsp + 1096]  ;   593.7 alu1+agu1   43 t[2]
        mov qword [rsp + 2096], r14  ;   588.3 agu2    55 t[1] spill
        mov r14, r15                 ;   592.7 alu2    43 t[2] copy
        xor r14, qword [rsp + 1048]  ;   593.7 alu0+agu0   43 t[2]
        mov qword [rsp + 1824], r9   ;   589.3 agu1    55 t[1] spill
        mov r9, r14                  ;   594.7 alu1    43 t[2] copy
        xor r9, qword [rsp + 1064]   ;   595.7 alu2+agu2   43 t[2]
        mov qword [rsp + 1944], r13  ;   590.3 agu0    55 t[1] spill
        mov r13, r9                  ;   596.7 alu0    43 t[2] copy
        xor r13, qword [rsp + 1072]  ;   597.7 alu1+agu1   43 t[2]
        mov qword [rsp + 1864], rax  ;   591.3 agu2    55 t[1] spill
        mov rax, rbp                 ;   594.7 alu2    43 t[2] copy
        xor rax, qword [rsp + 1088]  ;   595.7 alu0+agu0   43 t[2]
        mov qword [rsp + 1896], rdi  ;   592.3 agu1    55 t[1] spill
        mov rdi, rax                 ;   596.7 alu1    43 t[2] copy
        xor rdi, qword [rsp + 1048]  ;   597.7 alu2+agu2   43 t[2]
        mov qword [rsp + 1904], rdx  ;   593.3 agu0    55 t[1] spill
        mov rdx, rax                 ;   596.7 alu0    43 t[2] copy
        xor rdx, qword [rsp + 1080]  ;   597.7 alu1+agu1   43 t[2]
        mov qword [rsp + 1952], rbx  ;   594.3 agu2    55 t[1] spill
        mov rbx, rbp                 ;   594.7 alu2    43 t[2] copy
        xor rbx, r13                 ;   598.7 alu0    43 t[2]
        mov qword [rsp + 2048], r8   ;   595.3 agu0    55 t[1] spill
        mov r8, rbx                  ;   599.7 alu1    43 t[2] copy
        xor r8, qword [rsp + 1104]   ;   600.7 alu2+agu1   43 t[2]
        mov qword [rsp + 2064], rcx  ;   596.3 agu2    55 t[1] spill
        mov rcx, rdx                 ;   598.7 alu0    43 t[2] copy
        xor rcx, r8                  ;   601.7 alu1    43 t[2]
        mov qword [rsp + 2072], r12  ;   597.3 agu0    55 t[1] spill
        mov r12, rcx                 ;   602.7 alu2    43 t[2] copy
        xor r12, qword [rsp + 1072]  ;   603.7 alu0+agu1   43 t[2]
        mov r10, r8                  ;   601.7 alu1    43 t[2] copy
        xor r10, qword [rsp + 1048]  ;   602.7 alu2+agu2   43 t[2]
        xor r11, r10                 ;   603.7 alu0    43 t[2]
        and r10, r8                  ;   603.7 alu1    43 t[2]
        xor rsi, r10                 ;   604.7 alu2    43 t[2]
        mov qword [rsp + 2056], r8   ;   601.7 agu0    43 t[2] spill
        mov r8, rax                  ;   600.3 alu0    43 t[2] copy
        and r8, rcx                  ;   602.7 alu1    43 t[2]
        xor rsi, r8                  ;   605.7 alu2    43 t[2]
        mov r8, r13                  ;   601.3 alu0    43 t[2] copy
        and r8, r11                  ;   604.7 alu1    43 t[2]
        xor r10, r8                  ;   605.7 alu2    43 t[2]
        mov r8, r13                  ;   602.3 alu0    43 t[2] copy
        xor r8, rdx                  ;   603.3 alu1    43 t[2]
        mov qword [rsp + 2080], rax  ;   603.0 agu1    43 t[2] spill
        mov rax, r8                  ;   604.3 alu2    43 t[2] copy
        and rax, r12                 ;   605.3 alu0    43 t[2]
        xor rax, r10                 ;   606.7 alu1    43 t[2]
        xor rax, qword [rsp + 1080]  ;   607.7 alu2+agu2   43 t[2]
        xor r9, r10                  ;   606.7 alu0    43 t[2]
        mov r10, r8                  ;   605.0 alu1    43 t[2] copy
        xor r10, qword [rsp + 1104]  ;   606.0 alu2+agu0   43 t[2]
        mov qword [rsp + 2104], rcx  ;   605.7 agu1    43 t[2] spill
        mov rcx, r14                 ;   606.0 alu0    43 t[2] copy
        or rcx, qword [rsp + 1104]   ;   607.0 alu1+agu2   43 t[2]
        xor r9, rcx                  ;   608.0 alu2    43 t[2]
        xor rcx, rsi                 ;   608.0 alu0    43 t[2]
        mov qword [rsp + 2112], r8   ;   607.3 agu0    43 t[2] spill
        mov r8, rbx                  ;   607.7 alu1    43 t[2] copy
        and r8, r15                  ;   608.7 alu2    43 t[2]
        xor rax, r8                  ;   609.7 alu0    43 t[2]
        xor rsi, r8                  ;   609.7 alu1    43 t[2]
        mov r8, r11                  ;   609.0 alu2    43 t[2] copy
        xor r8, r15                  ;   610.0 alu0    43 t[2]
        mov qword [rsp + 2120], rbx  ;   609.7 agu1    43 t[2] spill
        mov rbx, rbp                 ;   610.0 alu1    43 t[2] copy
        and rbx, r8                  ;   611.0 alu2    43 t[2]
        xor rsi, rbx                 ;   612.0 alu0    43 t[2]
        mov rbx, r14                 ;   611.0 alu1    43 t[2] copy
        xor rbx, r12                 ;   612.0 alu2    43 t[2]
        mov qword [rsp + 2128], r8   ;   611.7 agu2    43 t[2] spill
        mov r8, r10                  ;   612.0 alu0    43 t[2] copy
        and r8, rbx                  ;   613.0 alu1    43 t[2]
        xor rcx, r8                  ;   614.0 alu2    43 t[2]
        mov r8, rsi                  ;   613.0 alu0    43 t[2] copy
        and r8, rax                  ;   614.0 alu1    43 t[2]
        xor rcx, r8                  ;   615.0 alu2    43 t[2]
        mov qword [rsp + 2136], rbp  ;   614.0 agu0    43 t[2] spill
        mov rbp, rdi                 ;   614.3 alu0    43 t[2] copy
        and rbp, rdx                 ;   615.3 alu1    43 t[2]
        xor r9, rbp                  ;   616.3 alu2    43 t[2]
        mov rbp, rcx                 ;   616.0 alu0    43 t[2] copy
        and rbp, r9                  ;   617.3 alu1    43 t[2]
        xor rsi, rbp                 ;   618.3 alu2    43 t[2]
        xor rcx, rax                 ;   616.3 alu0    43 t[2]
        mov rbp, r9                  ;   617.3 alu1    43 t[2] copy
        and rbp, rsi                 ;   619.3 alu2    43 t[2]
        xor rax, rbp                 ;   620.3 alu0    43 t[2]
        or r8, rcx                   ;   617.7 alu1    43 t[2]
        xor r8, rsi                  ;   619.3 alu2    43 t[2]
        and rsi, rax                 ;   621.3 alu0    43 t[2]
        and rbx, rax                 ;   621.3 alu1    43 t[2]
        xor r9, rsi                  ;   622.3 alu2    43 t[2]
        mov rsi, rax                 ;   621.3 alu0    43 t[2] copy
        or rsi, r8                   ;   622.3 alu1    43 t[2]
        xor rcx, rsi                 ;   623.3 alu2    43 t[2]
        and r13, rcx                 ;   624.3 alu0    43 t[2]
        mov rsi, rax                 ;   621.3 alu1    43 t[2] copy
        xor rsi, r8                  ;   622.3 alu2    43 t[2]
        and r14, r8                  ;   621.3 alu0    43 t[2]
        mov rbp, rsi                 ;   623.3 alu1    43 t[2] copy
        xor rbp, rcx                 ;   624.3 alu2    43 t[2]
        and r11, rcx                 ;   624.3 alu0    43 t[2]
        xor rcx, r9                  ;   624.3 alu1    43 t[2]
        and r12, rsi                 ;   623.3 alu2    43 t[2]
        xor r11, r12                 ;   625.3 alu0    43 t[2]
        and rdx, rbp                 ;   625.3 alu1    43 t[2]
        and rdi, rbp                 ;   625.3 alu2    43 t[2]
        mov rbp, r8                  ;   624.3 alu0    43 t[2] copy
        and rbp, qword [rsp + 1104]  ;   625.3 alu1+agu1   43 t[2]
        xor r8, rcx                  ;   625.3 alu2    43 t[2]
        and r15, rcx                 ;   625.3 alu0    43 t[2]
        and r10, rax                 ;   625.7 alu1    43 t[2]
        and rcx, qword [rsp + 2120]  ;   626.0 alu2+agu2   43 t[2]
        xor rax, r9                  ;   626.3 alu0    43 t[2]
        and rsi, qword [rsp + 2112]  ;   626.7 alu1+agu0   43 t[2]
        mov qword [rsp + 2112], r14  ;   627.0 agu1    43 t[2] spill
        mov r14, qword [rsp + 2056]  ;   627.3 agu2    43 t[2]
        and r14, r8                  ;   630.3 alu2    43 t[2]
        and r8, qword [rsp + 1048]   ;   628.0 alu0+agu0   43 t[2]
        xor r15, r8                  ;   629.0 alu1    43 t[2]
        xor r14, rbp                 ;   631.3 alu2    43 t[2]
        xor r14, r10                 ;   632.3 alu0    43 t[2]
        xor r10, rdx                 ;   629.3 alu1    43 t[2]
        xor rbp, rcx                 ;   629.7 alu2    43 t[2]
        mov rcx, qword [rsp + 2104]  ;   630.0 agu1    43 t[2]
        and rcx, rax                 ;   633.0 alu0    43 t[2]
        xor r14, rcx                 ;   634.0 alu1    43 t[2]
        xor r13, rcx                 ;   634.0 alu2    43 t[2]
        and rax, qword [rsp + 2080]  ;   631.3 alu0+agu2   43 t[2]
        xor r10, r13                 ;   635.0 alu1    43 t[2]
        mov rcx, qword [rsp + 2136]  ;   632.0 agu0    43 t[2]
        and rcx, r9                  ;   635.0 alu2    43 t[2]
        and r9, qword [rsp + 2128]   ;   632.7 alu0+agu1   43 t[2]
        xor rbp, rdx                 ;   633.0 alu1    43 t[2]
        mov rdx, r15                 ;   633.3 alu2    43 t[2] copy
        xor rdx, r11                 ;   634.3 alu0    43 t[2]
        xor rdx, r10                 ;   636.0 alu1    43 t[2]
        xor rsi, rdx                 ;   637.0 alu2    43 t[2]
        xor rbp, rsi                 ;   638.0 alu0    43 t[2]
        xor r9, rbp                  ;   639.0 alu1    43 t[2]
        xor rbx, r9                  ;   640.0 alu2    43 t[2]
        xor rax, r15                 ;   635.7 alu0    43 t[2]
        xor rax, r9                  ;   640.0 alu1    43 t[2]
        xor rcx, r13                 ;   636.3 alu2    43 t[2]
        xor rcx, rsi                 ;   638.0 alu0    43 t[2]
        xor r12, rdi                 ;   637.0 alu1    43 t[2]
        xor r12, rbx                 ;   641.0 alu2    43 t[2]
        not rdx                      ;   637.7 alu0    43 t[2]
        not r10                      ;   638.0 alu1    43 t[2]
        not rcx                      ;   639.0 alu2    43 t[2]
        not rax                      ;   641.0 alu0    43 t[2]
        mov r9, qword [rsp + 1400]   ;   639.0 agu2    43 t[2]
        mov r13, qword [rsp + 1408]  ;   639.3 agu0    43 t[2] reload
        xor r9, r13                  ;   642.3 alu1    43 t[2]
        mov r15, r9                  ;   643.3 alu2    43 t[2] copy
        xor r15, qword [rsp + 1384]  ;   644.3 alu0+agu1   43 t[2]
        mov rsi, r15                 ;   645.3 alu1    43 t[2] copy
        mov rdi, qword [rsp + 1432]  ;   641.0 agu2    43 t[2] reload
        xor rsi, rdi                 ;   646.3 alu2    43 t[2]
        mov qword [rsp + 2128], rdx  ;   641.7 agu0    43 t[2] spill
        mov rdx, rsi                 ;   647.3 alu0    43 t[2] copy
        xor rdx, qword [rsp + 1424]  ;   648.3 alu1+agu1   43 t[2]
        mov qword [rsp + 2136], r14  ;   642.7 agu2    43 t[2] spill
        mov r14, rsi                 ;   647.3 alu2    43 t[2] copy
        xor r14, qword [rsp + 1368]  ;   648.3 alu0+agu0   43 t[2]
        mov qword [rsp + 2080], r10  ;   643.7 agu1    43 t[2] spill
        mov r10, r14                 ;   649.3 alu1    43 t[2] copy
        xor r10, qword [rsp + 1392]  ;   650.3 alu2+agu2   43 t[2]
        mov qword [rsp + 2104], rbp  ;   644.7 agu0    43 t[2] spill
        mov rbp, r10                 ;   651.3 alu0    43 t[2] copy
        xor rbp, qword [rsp + 1400]  ;   652.3 alu1+agu1   43 t[2]
        mov qword [rsp + 2056], rax  ;   645.7 agu2    43 t[2] spill
        mov rax, rdx                 ;   649.3 alu2    43 t[2] copy
        xor rax, qword [rsp + 1416]  ;   650.3 alu0+agu0   43 t[2]
        mov qword [rsp + 2120], rcx  ;   646.7 agu1    43 t[2] spill
        mov rcx, rax                 ;   651.3 alu1    43 t[2] copy
        xor rcx, qword [rsp + 1368]  ;   652.3 alu2+agu2   43 t[2]
        mov qword [rsp + 2144], r8   ;   647.7 agu0    43 t[2] spill
        mov r8, rax                  ;   651.3 alu0    43 t[2] copy
        xor r8, r13                  ;   652.3 alu1    43 t[2]
        mov qword [rsp + 2152], r11  ;   648.7 agu1    43 t[2] spill
        mov r11, rdx                 ;   649.3 alu2    43 t[2] copy
        xor r11, rbp                 ;   653.3 alu0    43 t[2]
        mov qword [rsp + 2160], rbx  ;   649.7 agu2    43 t[2] spill
        mov rbx, r11                 ;   654.3 alu1    43 t[2] copy
        xor rbx, rdi                 ;   655.3 alu2    43 t[2]
        mov qword [rsp + 2168], r12  ;   650.7 agu0    43 t[2] spill
        mov r12, r8                  ;   653.3 alu0    43 t[2] copy
        xor r12, rbx                 ;   656.3 alu1    43 t[2]
        mov r13, r12                 ;   657.3 alu2    43 t[2] copy
        xor r13, qword [rsp + 1400]  ;   658.3 alu0+agu1   43 t[2]
        mov qword [rsp + 2176], r10  ;   652.3 agu2    43 t[2] spill
        mov r10, rbx                 ;   656.3 alu1    43 t[2] copy
        xor r10, qword [rsp + 1368]  ;   657.3 alu2+agu0   43 t[2]
        xor r9, r10                  ;   658.3 alu0    43 t[2]
        and r10, rbx                 ;   658.3 alu1    43 t[2]
        xor r15, r10                 ;   659.3 alu2    43 t[2]
        mov qword [rsp + 2184], rbx  ;   656.3 agu1    43 t[2] spill
        mov rbx, rax                 ;   654.7 alu0    43 t[2] copy
        and rbx, r12                 ;   657.3 alu1    43 t[2]
        xor r15, rbx                 ;   660.3 alu2    43 t[2]
        mov rbx, rbp                 ;   655.7 alu0    43 t[2] copy
        and rbx, r9                  ;   659.3 alu1    43 t[2]
        xor r10, rbx                 ;   660.3 alu2    43 t[2]
        mov rbx, rbp                 ;   656.7 alu0    43 t[2] copy
        xor rbx, r8                  ;   657.7 alu1    43 t[2]
        mov qword [rsp + 2192], rax  ;   657.3 agu2    43 t[2] spill
        mov rax, rbx                 ;   658.7 alu2    43 t[2] copy
        and rax, r13                 ;   659.7 alu0    43 t[2]
        xor rax, r10                 ;   661.3 alu1    43 t[2]
        xor rax, qword [rsp + 1408]  ;   662.3 alu2+agu0   43 t[2]
        mov qword [rsp + 2200], r12  ;   659.0 agu1    43 t[2] spill
        mov r12, rbx                 ;   659.3 alu0    43 t[2] copy
        xor r12, rdi                 ;   660.3 alu1    43 t[2]
        xor r10, qword [rsp + 2176]  ;   661.3 alu2+agu2   43 t[2]
        mov qword [rsp + 2176], rbx  ;   660.3 agu0    43 t[2] spill
        mov rbx, r14                 ;   660.7 alu0    43 t[2] copy
        or rbx, rdi                  ;   661.7 alu1    43 t[2]
        xor r10, rbx                 ;   662.7 alu2    43 t[2]
        xor rbx, r15                 ;   662.7 alu0    43 t[2]
        mov rdi, r11                 ;   662.0 alu1    43 t[2] copy
        and rdi, rsi                 ;   663.0 alu2    43 t[2]
        xor rax, rdi                 ;   664.0 alu0    43 t[2]
        xor r15, rdi                 ;   664.0 alu1    43 t[2]
        mov rdi, r9                  ;   663.3 alu2    43 t[2] copy
        xor rdi, rsi                 ;   664.3 alu0    43 t[2]
        mov qword [rsp + 2208], r11  ;   664.0 agu1    43 t[2] spill
        mov r11, rdx                 ;   664.3 alu1    43 t[2] copy
        and r11, rdi                 ;   665.3 alu2    43 t[2]
        xor r15, r11                 ;   666.3 alu0    43 t[2]
        mov r11, r14                 ;   665.3 alu1    43 t[2] copy
        xor r11, r13                 ;   666.3 alu2    43 t[2]
        mov qword [rsp + 2216], rdi  ;   666.0 agu2    43 t[2] spill
        mov rdi, r12                 ;   666.3 alu0    43 t[2] copy
        and rdi, r11                 ;   667.3 alu1    43 t[2]
        xor rbx, rdi                 ;   668.3 alu2    43 t[2]
        mov rdi, r15                 ;   667.3 alu0    43 t[2] copy
        and rdi, rax                 ;   668.3 alu1    43 t[2]
        xor rbx, rdi                 ;   669.3 alu2    43 t[2]
        mov qword [rsp + 2224], rdx  ;   668.3 agu0    43 t[2] spill
        mov rdx, rcx                 ;   668.7 alu0    43 t[2] copy
        and rdx, r8                  ;   669.7 alu1    43 t[2]
        xor r10, rdx                 ;   670.7 alu2    43 t[2]
        mov rdx, rbx                 ;   670.3 alu0    43 t[2] copy
        and rdx, r10                 ;   671.7 alu1    43 t[2]
        xor r15, rdx                 ;   672.7 alu2    43 t[2]
        xor rbx, rax                 ;   670.7 alu0    43 t[2]
        mov rdx, r10                 ;   671.7 alu1    43 t[2] copy
        and rdx, r15                 ;   673.7 alu2    43 t[2]
        xor rax, rdx                 ;   674.7 alu0    43 t[2]
        or rdi, rbx                  ;   672.0 alu1    43 t[2]
        xor rdi, r15                 ;   673.7 alu2    43 t[2]
        and r15, rax                 ;   675.7 alu0    43 t[2]
        and r11, rax                 ;   675.7 alu1    43 t[2]
        xor r10, r15                 ;   676.7 alu2    43 t[2]
        mov r15, rax                 ;   675.7 alu0    43 t[2] copy
        or r15, rdi                  ;   676.7 alu1    43 t[2]
        xor rbx, r15                 ;   677.7 alu2    43 t[2]
        and rbp, rbx                 ;   678.7 alu0    43 t[2]
        mov r15, rax                 ;   675.7 alu1    43 t[2] copy
        xor r15, rdi                 ;   676.7 alu2    43 t[2]
        and r14, rdi                 ;   675.7 alu0    43 t[2]
        mov rdx, r15                 ;   677.7 alu1    43 t[2] copy
        xor rdx, rbx                 ;   678.7 alu2    43 t[2]
        and r9, rbx                  ;   678.7 alu0    43 t[2]
        xor rbx, r10                 ;   678.7 alu1    43 t[2]
        and r13, r15                 ;   677.7 alu2    43 t[2]
        xor r9, r13                  ;   679.7 alu0    43 t[2]
        and r8, rdx                  ;   679.7 alu1    43 t[2]
        and rcx, rdx                 ;   679.7 alu2    43 t[2]
        mov rdx, rdi                 ;   678.7 alu0    43 t[2] copy
        and rdx, qword [rsp + 1432]  ;   679.7 alu1+agu1   43 t[2]
        xor rdi, rbx                 ;   679.7 alu2    43 t[2]
        and rsi, rbx                 ;   679.7 alu0    43 t[2]
        and r12, rax                 ;   680.0 alu1    43 t[2]
        and rbx, qword [rsp + 2208]  ;   680.3 alu2+agu2   43 t[2]
        xor rax, r10                 ;   680.7 alu0    43 t[2]
        and r15, qword [rsp + 2176]  ;   681.0 alu1+agu0   43 t[2]
        mov qword [rsp + 2176], r14  ;   681.3 agu1    43 t[2] spill
        mov r14, qword [rsp + 2184]  ;   681.7 agu2    43 t[2]
        and r14, rdi                 ;   684.7 alu2    43 t[2]
        and rdi, qword [rsp + 1368]  ;   682.3 alu0+agu0   43 t[2]
        xor rsi, rdi                 ;   683.3 alu1    43 t[2]
        xor r14, rdx                 ;   685.7 alu2    43 t[2]
        xor r14, r12                 ;   686.7 alu0    43 t[2]
        xor r12, r8                  ;   683.7 alu1    43 t[2]
        xor rdx, rbx                 ;   684.0 alu2    43 t[2]
        mov rbx, qword [rsp + 2200]  ;   684.3 agu1    43 t[2]
        and rbx, rax                 ;   687.3 alu0    43 t[2]
        xor r14, rbx                 ;   688.3 alu1    43 t[2]
        xor rbp, rbx                 ;   688.3 alu2    43 t[2]
        and rax, qword [rsp + 2192]  ;   685.7 alu0+agu2   43 t[2]
        xor r12, rbp                 ;   689.3 alu1    43 t[2]
        mov rbx, qword [rsp + 2224]  ;   686.3 agu0    43 t[2]
        and rbx, r10                 ;   689.3 alu2    43 t[2]
        and r10, qword [rsp + 2216]  ;   687.0 alu0+agu1   43 t[2]
        xor rdx, r8                  ;   687.3 alu1    43 t[2]
        mov r8, rsi                  ;   687.7 alu2    43 t[2] copy
        xor r8, r9                   ;   688.7 alu0    43 t[2]
        xor r8, r12                  ;   690.3 alu1    43 t[2]
        xor r15, r8                  ;   691.3 alu2    43 t[2]
        xor rdx, r15                 ;   692.3 alu0    43 t[2]
        xor r10, rdx                 ;   693.3 alu1    43 t[2]
        xor r11, r10                 ;   694.3 alu2    43 t[2]
        xor rax, rsi                 ;   690.0 alu0    43 t[2]
        xor rax, r10                 ;   694.3 alu1    43 t[2]
        xor rbx, rbp                 ;   690.7 alu2    43 t[2]
        xor rbx, r15                 ;   692.3 alu0    43 t[2]
        xor r13, rcx                 ;   691.3 alu1    43 t[2]
        xor r13, r11                 ;   695.3 alu2    43 t[2]
        xor r9, rdi                  ;   692.0 alu0    43 t[2]
        xor r9, r11                  ;   695.3 alu1    43 t[2]
        xor r9, qword [rsp + 2176]   ;   696.3 alu2+agu2   43 t[2]
        not r8                       ;   693.0 alu0    43 t[2]
        not r12                      ;   693.3 alu1    43 t[2]
        not rbx                      ;   693.7 alu2    43 t[2]
        not rax                      ;   695.3 alu0    43 t[2]
        mov r10, qword [rsp + 688]   ;   694.3 agu0    43 t[2]
        mov r11, qword [rsp + 696]   ;   694.7 agu1    43 t[2] reload
        xor r10, r11                 ;   697.7 alu1    43 t[2]
        mov r15, r10                 ;   698.7 alu2    43 t[2] copy
        xor r15, qword [rsp + 672]   ;   699.7 alu0+agu2   43 t[2]
        mov rsi, r15                 ;   700.7 alu1    43 t[2] copy
        mov rdi, qword [rsp + 720]   ;   696.3 agu0    43 t[2] reload
        xor rsi, rdi                 ;   701.7 alu2    43 t[2]
        mov rbp, rsi                 ;   702.7 alu0    43 t[2] copy
        xor rbp, qword [rsp + 712]   ;   703.7 alu1+agu1   43 t[2]
        mov rcx, rsi                 ;   702.7 alu2    43 t[2] copy
        xor rcx, qword [rsp + 664]   ;   703.7 alu0+agu2   43 t[2]
        mov qword [rsp + 2176], rdx  ;   698.3 agu0    43 t[2] spill
        mov rdx, rcx                 ;   704.7 alu1    43 t[2] copy
        xor rdx, qword [rsp + 680]   ;   705.7 alu2+agu1   43 t[2]
        mov qword [rsp + 2216], r14  ;   699.3 agu2    43 t[2] spill
        mov r14, rdx                 ;   706.7 alu0    43 t[2] copy
        xor r14, qword [rsp + 688]   ;   707.7 alu1+agu0   43 t[2]
        mov qword [rsp + 2224], r12  ;   700.3 agu1    43 t[2] spill
        mov r12, rbp                 ;   704.7 alu2    43 t[2] copy
        xor r12, qword [rsp + 704]   ;   705.7 alu0+agu2   43 t[2]
        mov qword [rsp + 2192], r8   ;   701.3 agu0    43 t[2] spill
        mov r8, r12                  ;   706.7 alu1    43 t[2] copy
        xor r8, qword [rsp + 664]    ;   707.7 alu2+agu1   43 t[2]
        mov qword [rsp + 2200], rax  ;   702.7 agu2    43 t[2] spill
        mov rax, r12                 ;   706.7 alu0    43 t[2] copy
        xor rax, r11                 ;   707.7 alu1    43 t[2]
        mov qword [rsp + 2184], rbx  ;   703.7 agu0    43 t[2] spill
        mov rbx, rbp                 ;   704.7 alu2    43 t[2] copy
        xor rbx, r14                 ;   708.7 alu0    43 t[2]
        mov qword [rsp + 2208], r9   ;   704.7 agu1    43 t[2] spill
        mov r9, rbx                  ;   709.7 alu1    43 t[2] copy
        xor r9, rdi                  ;   710.7 alu2    43 t[2]
        mov qword [rsp + 2232], r13  ;   705.7 agu2    43 t[2] spill
        mov r13, rax                 ;   708.7 alu0    43 t[2] copy
        xor r13, r9                  ;   711.7 alu1    43 t[2]
        mov r11, r13                 ;   712.7 alu2    43 t[2] copy
        xor r11, qword [rsp + 688]   ;   713.7 alu0+agu0   43 t[2]
        mov qword [rsp + 2240], rdx  ;   707.3 agu1    43 t[2] spill
        mov rdx, r9                  ;   711.7 alu1    43 t[2] copy
        xor rdx, qword [rsp + 664]   ;   712.7 alu2+agu2   43 t[2]
        xor r10, rdx                 ;   713.7 alu0    43 t[2]
        and rdx, r9                  ;   713.7 alu1    43 t[2]
        xor r15, rdx                 ;   714.7 alu2    43 t[2]
        mov qword [rsp + 2248], r9   ;   711.7 agu0    43 t[2] spill
        mov r9, r12                  ;   709.7 alu0    43 t[2] copy
        and r9, r13                  ;   712.7 alu1    43 t[2]
        xor r15, r9                  ;   715.7 alu2    43 t[2]
        mov r9, r14                  ;   710.7 alu0    43 t[2] copy
        and r9, r10                  ;   714.7 alu1    43 t[2]
        xor rdx, r9                  ;   715.7 alu2    43 t[2]
        mov r9, r14                  ;   712.0 alu0    43 t[2] copy
        xor r9, rax                  ;   713.0 alu1    43 t[2]
        mov qword [rsp + 2256], r12  ;   712.7 agu1    43 t[2] spill
        mov r12, r9                  ;   714.0 alu2    43 t[2] copy
        and r12, r11                 ;   715.0 alu0    43 t[2]
        xor r12, rdx                 ;   716.7 alu1    43 t[2]
        xor r12, qword [rsp + 696]   ;   717.7 alu2+agu2   43 t[2]
        mov qword [rsp + 2264], r13  ;   714.3 agu0    43 t[2] spill
        mov r13, r9                  ;   714.7 alu0    43 t[2] copy
        xor r13, rdi                 ;   715.7 alu1    43 t[2]
        xor rdx, qword [rsp + 2240]  ;   716.7 alu2+agu1   43 t[2]
        mov qword [rsp + 2240], r9   ;   715.7 agu2    43 t[2] spill
        mov r9, rcx                  ;   716.0 alu0    43 t[2] copy
        or r9, rdi                   ;   717.0 alu1    43 t[2]
        xor rdx, r9                  ;   718.0 alu2    43 t[2]
        xor r9, r15                  ;   718.0 alu0    43 t[2]
        mov rdi, rbx                 ;   717.3 alu1    43 t[2] copy
        and rdi, rsi                 ;   718.3 alu2    43 t[2]
        xor r12, rdi                 ;   719.3 alu0    43 t[2]
        xor r15, rdi                 ;   719.3 alu1    43 t[2]
        mov rdi, r10                 ;   718.7 alu2    43 t[2] copy
        xor rdi, rsi                 ;   719.7 alu0    43 t[2]
        mov qword [rsp + 2272], rbx  ;   719.3 agu0    43 t[2] spill
        mov rbx, rbp                 ;   719.7 alu1    43 t[2] copy
        and rbx, rdi                 ;   720.7 alu2    43 t[2]
        xor r15, rbx                 ;   721.7 alu0    43 t[2]
        mov rbx, rcx                 ;   720.7 alu1    43 t[2] copy
        xor rbx, r11                 ;   721.7 alu2    43 t[2]
        mov qword [rsp + 2280], rdi  ;   721.3 agu1    43 t[2] spill
        mov rdi, r13                 ;   721.7 alu0    43 t[2] copy
        and rdi, rbx                 ;   722.7 alu1    43 t[2]
        xor r9, rdi                  ;   723.7 alu2    43 t[2]
        mov rdi, r15                 ;   722.7 alu0    43 t[2] copy
        and rdi, r12                 ;   723.7 alu1    43 t[2]
        xor r9, rdi                  ;   724.7 alu2    43 t[2]
        mov qword [rsp + 2288], rbp  ;   723.7 agu2    43 t[2] spill
        mov rbp, r8                  ;   724.0 alu0    43 t[2] copy
        and rbp, rax                 ;   725.0 alu1    43 t[2]
        xor rdx, rbp                 ;   726.0 alu2    43 t[2]
        mov rbp, r9                  ;   725.7 alu0    43 t[2] copy
        and rbp, rdx                 ;   727.0 alu1    43 t[2]
        xor r15, rbp                 ;   728.0 alu2    43 t[2]
        xor r9, r12                  ;   726.0 alu0    43 t[2]
        mov rbp, rdx                 ;   727.0 alu1    43 t[2] copy
        and rbp, r15                 ;   729.0 alu2    43 t[2]
        xor r12, rbp                 ;   730.0 alu0    43 t[2]
        or rdi, r9                   ;   727.3 alu1    43 t[2]
        xor rdi, r15                 ;   729.0 alu2    43 t[2]
        and r15, r12                 ;   731.0 alu0    43 t[2]
        and rbx, r12                 ;   731.0 alu1    43 t[2]
        xor rdx, r15                 ;   732.0 alu2    43 t[2]
        mov r15, r12                 ;   731.0 alu0    43 t[2] copy
        or r15, rdi                  ;   732.0 alu1    43 t[2]
        xor r9, r15                  ;   733.0 alu2    43 t[2]
        and r14, r9                  ;   734.0 alu0    43 t[2]
        mov r15, r12                 ;   731.0 alu1    43 t[2] copy
        xor r15, rdi                 ;   732.0 alu2    43 t[2]
        and rcx, rdi                 ;   731.0 alu0    43 t[2]
        mov rbp, r15                 ;   733.0 alu1    43 t[2] copy
        xor rbp, r9                  ;   734.0 alu2    43 t[2]
        and r10, r9                  ;   734.0 alu0    43 t[2]
        xor r9, rdx                  ;   734.0 alu1    43 t[2]
        and r11, r15                 ;   733.0 alu2    43 t[2]
        xor r10, r11                 ;   735.0 alu0    43 t[2]
        and rax, rbp                 ;   735.0 alu1    43 t[2]
        and r8, rbp                  ;   735.0 alu2    43 t[2]
        mov rbp, rdi                 ;   734.0 alu0    43 t[2] copy
        and rbp, qword [rsp + 720]   ;   735.0 alu1+agu0   43 t[2]
        xor rdi, r9                  ;   735.0 alu2    43 t[2]
        and rsi, r9                  ;   735.0 alu0    43 t[2]
        and r13, r12                 ;   735.3 alu1    43 t[2]
        and r9, qword [rsp + 2272]   ;   735.7 alu2+agu1   43 t[2]
        xor r12, rdx                 ;   736.0 alu0    43 t[2]
        and r15, qword [rsp + 2240]  ;   736.3 alu1+agu2   43 t[2]
        mov qword [rsp + 2240], rcx  ;   736.7 agu0    43 t[2] spill
        mov rcx, qword [rsp + 2248]  ;   737.0 agu1    43 t[2]
        and rcx, rdi                 ;   740.0 alu2    43 t[2]
        and rdi, qword [rsp + 664]   ;   737.7 alu0+agu2   43 t[2]
        xor rsi, rdi                 ;   738.7 alu1    43 t[2]
        xor rcx, rbp                 ;   741.0 alu2    43 t[2]
        xor rcx, r13                 ;   742.0 alu0    43 t[2]
        xor r13, rax                 ;   739.0 alu1    43 t[2]
        xor rbp, r9                  ;   739.3 alu2    43 t[2]
        mov r9, qword [rsp + 2264]   ;   739.7 agu0    43 t[2]
        and r9, r12                  ;   742.7 alu0    43 t[2]
        xor rcx, r9                  ;   743.7 alu1    43 t[2]
        xor r14, r9                  ;   743.7 alu2    43 t[2]
        and r12, qword [rsp + 2256]  ;   741.0 alu0+agu1   43 t[2]
        xor r13, r14                 ;   744.7 alu1    43 t[2]
        mov r9, qword [rsp + 2288]   ;   741.7 agu2    43 t[2]
        and r9, rdx                  ;   744.7 alu2    43 t[2]
        and rdx, qword [rsp + 2280]  ;   742.3 alu0+agu0   43 t[2]
        xor rbp, rax                 ;   742.7 alu1    43 t[2]
        mov rax, rsi                 ;   743.0 alu2    43 t[2] copy
        xor rax, r10                 ;   744.0 alu0    43 t[2]
        xor rax, r13                 ;   745.7 alu1    43 t[2]
        xor r15, rax                 ;   746.7 alu2    43 t[2]
        xor rbp, r15                 ;   747.7 alu0    43 t[2]
        xor rdx, rbp                 ;   748.7 alu1    43 t[2]
        xor rbx, rdx                 ;   749.7 alu2    43 t[2]
        xor r12, rsi                 ;   745.3 alu0    43 t[2]
        xor r12, rdx                 ;   749.7 alu1    43 t[2]
        xor r9, r14                  ;   746.0 alu2    43 t[2]
        xor r9, r15                  ;   747.7 alu0    43 t[2]
        xor r11, r8                  ;   746.7 alu1    43 t[2]
        xor r11, rbx                 ;   750.7 alu2    43 t[2]
        xor r10, rdi                 ;   747.3 alu0    43 t[2]
        xor r10, rbx                 ;   750.7 alu1    43 t[2]
        xor r10, qword [rsp + 2240]  ;   751.7 alu2+agu1   43 t[2]
        not rax                      ;   748.3 alu0    43 t[2]
        not r13                      ;   748.7 alu1    43 t[2]
        not r9                       ;   749.0 alu2    43 t[2]
        not r12                      ;   750.7 alu0    43 t[2]
        mov r8, qword [rsp + 1008]   ;   749.7 agu2    43 t[2]
        mov r14, qword [rsp + 1016]  ;   750.0 agu0    43 t[2] reload
        xor r8, r14                  ;   753.0 alu1    43 t[2]
        mov r15, r8                  ;   754.0 alu2    43 t[2] copy
        xor r15, qword [rsp + 992]   ;   755.0 alu0+agu1   43 t[2]
        mov rsi, r15                 ;   756.0 alu1    43 t[2] copy
        mov rdi, qword [rsp + 1040]  ;   751.7 agu2    43 t[2] reload
        xor rsi, rdi                 ;   757.0 alu2    43 t[2]
        mov rdx, rsi                 ;   758.0 alu0    43 t[2] copy
        xor rdx, qword [rsp + 1032]  ;   759.0 alu1+agu0   43 t[2]
        mov rbx, rsi                 ;   758.0 alu2    43 t[2] copy
        xor rbx, qword [rsp + 984]   ;   759.0 alu0+agu1   43 t[2]
        mov qword [rsp + 2240], r13  ;   753.7 agu2    43 t[2] spill
        mov r13, rbx                 ;   760.0 alu1    43 t[2] copy
        xor r13, qword [rsp + 1000]  ;   761.0 alu2+agu0   43 t[2]
        mov qword [rsp + 2280], rax  ;   754.7 agu1    43 t[2] spill
        mov rax, r13                 ;   762.0 alu0    43 t[2] copy
        xor rax, qword [rsp + 1008]  ;   763.0 alu1+agu2   43 t[2]
        mov qword [rsp + 2288], r9   ;   755.7 agu0    43 t[2] spill
        mov r9, rdx                  ;   760.0 alu2    43 t[2] copy
        xor r9, qword [rsp + 1024]   ;   761.0 alu0+agu1   43 t[2]
        mov qword [rsp + 2256], r10  ;   756.7 agu2    43 t[2] spill
        mov r10, r9                  ;   762.0 alu1    43 t[2] copy
        xor r10, qword [rsp + 984]   ;   763.0 alu2+agu0   43 t[2]
        mov qword [rsp + 2264], r11  ;   758.0 agu1    43 t[2] spill
        mov r11, r9                  ;   762.0 alu0    43 t[2] copy
        xor r11, r14                 ;   763.0 alu1    43 t[2]
        mov qword [rsp + 2248], rcx  ;   759.0 agu2    43 t[2] spill
        mov rcx, rdx                 ;   760.0 alu2    43 t[2] copy
        xor rcx, rax                 ;   764.0 alu0    43 t[2]
        mov qword [rsp + 2272], rbp  ;   760.0 agu0    43 t[2] spill
        mov rbp, rcx                 ;   765.0 alu1    43 t[2] copy
        xor rbp, rdi                 ;   766.0 alu2    43 t[2]
        mov qword [rsp + 2296], r12  ;   761.0 agu1    43 t[2] spill
        mov r12, r11                 ;   764.0 alu0    43 t[2] copy
        xor r12, rbp                 ;   767.0 alu1    43 t[2]
        mov r14, r12                 ;   768.0 alu2    43 t[2] copy
        xor r14, qword [rsp + 1008]  ;   769.0 alu0+agu2   43 t[2]
        mov qword [rsp + 2304], r13  ;   762.7 agu0    43 t[2] spill
        mov r13, rbp                 ;   767.0 alu1    43 t[2] copy
        xor r13, qword [rsp + 984]   ;   768.0 alu2+agu1   43 t[2]
        xor r8, r13                  ;   769.0 alu0    43 t[2]
        and r13, rbp                 ;   769.0 alu1    43 t[2]
        xor r15, r13                 ;   770.0 alu2    43 t[2]
        mov qword [rsp + 2312], rbp  ;   767.0 agu2    43 t[2] spill
        mov rbp, r9                  ;   765.0 alu0    43 t[2] copy
        and rbp, r12                 ;   768.0 alu1    43 t[2]
        xor r15, rbp                 ;   771.0 alu2    43 t[2]
        mov rbp, rax                 ;   766.0 alu0    43 t[2] copy
        and rbp, r8                  ;   770.0 alu1    43 t[2]
        xor r13, rbp                 ;   771.0 alu2    43 t[2]
        mov rbp, rax                 ;   767.3 alu0    43 t[2] copy
        xor rbp, r11                 ;   768.3 alu1    43 t[2]
        mov qword [rsp + 2320], r9   ;   768.0 agu0    43 t[2] spill
        mov r9, rbp                  ;   769.3 alu2    43 t[2] copy
        and r9, r14                  ;   770.3 alu0    43 t[2]
        xor r9, r13                  ;   772.0 alu1    43 t[2]
        xor r9, qword [rsp + 1016]   ;   773.0 alu2+agu1   43 t[2]
        mov qword [rsp + 2328], r12  ;   769.7 agu2    43 t[2] spill
        mov r12, rbp                 ;   770.0 alu0    43 t[2] copy
        xor r12, rdi                 ;   771.0 alu1    43 t[2]
        xor r13, qword [rsp + 2304]  ;   772.0 alu2+agu0   43 t[2]
        mov qword [rsp + 2304], rbp  ;   771.0 agu1    43 t[2] spill
        mov rbp, rbx                 ;   771.3 alu0    43 t[2] copy
        or rbp, rdi                  ;   772.3 alu1    43 t[2]
        xor r13, rbp                 ;   773.3 alu2    43 t[2]
        xor rbp, r15                 ;   773.3 alu0    43 t[2]
        mov rdi, rcx                 ;   772.7 alu1    43 t[2] copy
        and rdi, rsi                 ;   773.7 alu2    43 t[2]
        xor r9, rdi                  ;   774.7 alu0    43 t[2]
        xor r15, rdi                 ;   774.7 alu1    43 t[2]
        mov rdi, r8                  ;   774.0 alu2    43 t[2] copy
        xor rdi, rsi                 ;   775.0 alu0    43 t[2]
        mov qword [rsp + 2336], rcx  ;   774.7 agu2    43 t[2] spill
        mov rcx, rdx                 ;   775.0 alu1    43 t[2] copy
        and rcx, rdi                 ;   776.0 alu2    43 t[2]
        xor r15, rcx                 ;   777.0 alu0    43 t[2]
        mov rcx, rbx                 ;   776.0 alu1    43 t[2] copy
        xor rcx, r14                 ;   777.0 alu2    43 t[2]
        mov qword [rsp + 2344], rdi  ;   776.7 agu0    43 t[2] spill
        mov rdi, r12                 ;   777.0 alu0    43 t[2] copy
        and rdi, rcx                 ;   778.0 alu1    43 t[2]
        xor rbp, rdi                 ;   779.0 alu2    43 t[2]
        mov rdi, r15                 ;   778.0 alu0    43 t[2] copy
        and rdi, r9                  ;   779.0 alu1    43 t[2]
        xor rbp, rdi                 ;   780.0 alu2    43 t[2]
        mov qword [rsp + 2352], rdx  ;   779.0 agu1    43 t[2] spill
        mov rdx, r10                 ;   779.3 alu0    43 t[2] copy
        and rdx, r11                 ;   780.3 alu1    43 t[2]
        xor r13, rdx                 ;   781.3 alu2    43 t[2]
        mov rdx, rbp                 ;   781.0 alu0    43 t[2] copy
        and rdx, r13                 ;   782.3 alu1    43 t[2]
        xor r15, rdx                 ;   783.3 alu2    43 t[2]
        xor rbp, r9                  ;   781.3 alu0    43 t[2]
        mov rdx, r13                 ;   782.3 alu1    43 t[2] copy
        and rdx, r15                 ;   784.3 alu2    43 t[2]
        xor r9, rdx                  ;   785.3 alu0    43 t[2]
        or rdi, rbp                  ;   782.7 alu1    43 t[2]
        xor rdi, r15                 ;   784.3 alu2    43 t[2]
        and r15, r9                  ;   786.3 alu0    43 t[2]
        and rcx, r9                  ;   786.3 alu1    43 t[2]
        xor r13, r15                 ;   787.3 alu2    43 t[2]
        mov r15, r9                  ;   786.3 alu0    43 t[2] copy
        or r15, rdi                  ;   787.3 alu1    43 t[2]
        xor rbp, r15                 ;   788.3 alu2    43 t[2]
        and rax, rbp                 ;   789.3 alu0    43 t[2]
        mov r15, r9                  ;   786.3 alu1    43 t[2] copy
        xor r15, rdi                 ;   787.3 alu2    43 t[2]
        and rbx, rdi                 ;   786.3 alu0    43 t[2]
        mov rdx, r15                 ;   788.3 alu1    43 t[2] copy
        xor rdx, rbp                 ;   789.3 alu2    43 t[2]
        and r8, rbp                  ;   789.3 alu0    43 t[2]
        xor rbp, r13                 ;   789.3 alu1    43 t[2]
        and r14, r15                 ;   788.3 alu2    43 t[2]
        xor r8, r14                  ;   790.3 alu0    43 t[2]
        and r11, rdx                 ;   790.3 alu1    43 t[2]
        and r10, rdx                 ;   790.3 alu2    43 t[2]
        mov rdx, rdi                 ;   789.3 alu0    43 t[2] copy
        and rdx, qword [rsp + 1040]  ;   790.3 alu1+agu2   43 t[2]
        xor rdi, rbp                 ;   790.3 alu2    43 t[2]
        and rsi, rbp                 ;   790.3 alu0    43 t[2]
        and r12, r9                  ;   790.7 alu1    43 t[2]
        and rbp, qword [rsp + 2336]  ;   791.0 alu2+agu0   43 t[2]
        xor r9, r13                  ;   791.3 alu0    43 t[2]
        and r15, qword [rsp + 2304]  ;   791.7 alu1+agu1   43 t[2]
        mov qword [rsp + 2304], rbx  ;   792.0 agu2    43 t[2] spill
        mov rbx, qword [rsp + 2312]  ;   792.3 agu0    43 t[2]
        and rbx, rdi                 ;   795.3 alu2    43 t[2]
        and rdi, qword [rsp + 984]   ;   793.0 alu0+agu1   43 t[2]
        xor rsi, rdi                 ;   794.0 alu1    43 t[2]
        xor rbx, rdx                 ;   796.3 alu2    43 t[2]
        xor rbx, r12                 ;   797.3 alu0    43 t[2]
        xor r12, r11                 ;   794.3 alu1    43 t[2]
        xor rdx, rbp                 ;   794.7 alu2    43 t[2]
        mov rbp, qword [rsp + 2328]  ;   795.0 agu2    43 t[2]
        and rbp, r9                  ;   798.0 alu0    43 t[2]
        xor rbx, rbp                 ;   799.0 alu1    43 t[2]
        xor rax, rbp                 ;   799.0 alu2    43 t[2]
        and r9, qword [rsp + 2320]   ;   796.3 alu0+agu0   43 t[2]
        xor r12, rax                 ;   800.0 alu1    43 t[2]
        mov rbp, qword [rsp + 2352]  ;   797.0 agu1    43 t[2]
        and rbp, r13                 ;   800.0 alu2    43 t[2]
        and r13, qword [rsp + 2344]  ;   797.7 alu0+agu2   43 t[2]
        xor rdx, r11                 ;   798.0 alu1    43 t[2]
        mov r11, rsi                 ;   798.3 alu2    43 t[2] copy
        xor r11, r8                  ;   799.3 alu0    43 t[2]
        xor r11, r12                 ;   801.0 alu1    43 t[2]
        xor r15, r11                 ;   802.0 alu2    43 t[2]
        xor rdx, r15                 ;   803.0 alu0    43 t[2]
        xor r13, rdx                 ;   804.0 alu1    43 t[2]
        xor rcx, r13                 ;   805.0 alu2    43 t[2]
        xor r9, rsi                  ;   800.7 alu0    43 t[2]
        xor r9, r13                  ;   805.0 alu1    43 t[2]
        xor rbp, rax                 ;   801.3 alu2    43 t[2]
        xor rbp, r15                 ;   803.0 alu0    43 t[2]
        xor r14, r10                 ;   802.0 alu1    43 t[2]
        xor r14, rcx                 ;   806.0 alu2    43 t[2]
        xor r8, rdi                  ;   802.7 alu0    43 t[2]
        xor r8, rcx                  ;   806.0 alu1    43 t[2]
        xor r8, qword [rsp + 2304]   ;   807.0 alu2+agu0   43 t[2]
        not r11                      ;   803.7 alu0    43 t[2]
        not r12                      ;   804.0 alu1    43 t[2]
        not rbp                      ;   804.3 alu2    43 t[2]
        not r9                       ;   806.0 alu0    43 t[2]
        mov r10, qword [rsp + 2168]  ;   805.0 agu1    55 t[2]
        mov r13, qword [rsp + 2232]  ;   805.3 agu2    43 t[2] reload
        xor r10, r13                 ;   808.3 alu1    55 t[2]
        mov r15, qword [rsp + 2112]  ;   806.0 agu0    55 t[2]
        xor r15, qword [rsp + 2152]  ;   809.0 alu2+agu1   55 t[2]
        xor r15, qword [rsp + 2160]  ;   810.0 alu0+agu2   55 t[2]
        xor r15, qword [rsp + 2144]  ;   811.0 alu1+agu0   55 t[2]
        mov rsi, qword [rsp + 2208]  ;   807.3 agu1    43 t[2] reload
        xor r15, rsi                 ;   812.0 alu2    55 t[2]
        mov rdi, qword [rsp + 2120]  ;   808.0 agu2    55 t[2]
        mov rax, qword [rsp + 2184]  ;   808.3 agu0    43 t[2] reload
        xor rdi, rax                 ;   811.3 alu0    55 t[2]
        mov rcx, qword [rsp + 2168]  ;   809.0 agu1    55 t[2]
        xor rcx, r14                 ;   812.0 alu1    55 t[2]
        xor rbp, rax                 ;   811.3 alu2    55 t[2]
        mov rax, qword [rsp + 2056]  ;   810.0 agu2    55 t[2]
        xor rax, qword [rsp + 2200]  ;   813.0 alu0+agu0   55 t[2]
        xor r9, qword [rsp + 2200]   ;   810.7 alu1+agu1   55 t[2]
        xor r13, qword [rsp + 2264]  ;   811.0 alu2+agu2   55 t[2]
        xor rsi, r13                 ;   812.0 alu0    55 t[2]
        xor rsi, qword [rsp + 2256]  ;   813.0 alu1+agu0   55 t[2]
        mov qword [rsp + 2208], rcx  ;   813.0 agu1    55 t[2] spill
        mov rcx, qword [rsp + 2168]  ;   812.3 agu2    55 t[2]
        xor rcx, rax                 ;   815.3 alu2    55 t[2]
        xor rax, rbp                 ;   814.0 alu0    55 t[2]
        mov qword [rsp + 2168], rax  ;   815.0 agu0    55 t[2] spill
        mov rax, qword [rsp + 2056]  ;   813.7 agu1    55 t[2]
        xor rax, qword [rsp + 2296]  ;   816.7 alu1+agu2   55 t[2]
        mov qword [rsp + 2056], rax  ;   817.7 agu0    55 t[2] spill
        mov rax, qword [rsp + 2104]  ;   814.7 agu1    55 t[2]
        xor rax, rdi                 ;   817.7 alu2    55 t[2]
        xor rax, rdx                 ;   818.7 alu0    55 t[2]
        xor rdi, qword [rsp + 2296]  ;   815.7 alu1+agu2   55 t[2]
        mov qword [rsp + 2296], rax  ;   819.7 agu0    55 t[2] spill
        mov rax, qword [rsp + 2272]  ;   816.3 agu1    55 t[2]
        xor rax, rdx                 ;   819.3 alu2    55 t[2]
        xor r14, qword [rsp + 2264]  ;   817.0 alu0+agu2   55 t[2]
        mov qword [rsp + 2264], rdx  ;   817.3 agu0    43 t[2] spill
        mov rdx, qword [rsp + 2192]  ;   817.7 agu1    55 t[2]
        xor rdx, r10                 ;   820.7 alu1    55 t[2]
        xor r11, qword [rsp + 2280]  ;   818.3 alu2+agu2   55 t[2]
        mov qword [rsp + 2192], r10  ;   818.7 agu0    55 t[2] spill
        mov r10, qword [rsp + 2248]  ;   819.0 agu1    55 t[2]
        xor r10, rbx                 ;   822.0 alu0    55 t[2]
        mov qword [rsp + 2272], rbx  ;   819.7 agu2    43 t[2] spill
        mov rbx, qword [rsp + 2224]  ;   820.0 agu0    55 t[2]
        xor rbx, r10                 ;   823.0 alu1    55 t[2]
        xor r10, r14                 ;   823.0 alu2    55 t[2]
        mov qword [rsp + 2232], rax  ;   821.0 agu1    55 t[2] spill
        mov rax, qword [rsp + 2288]  ;   821.3 agu2    55 t[2]
        xor rax, rbp                 ;   824.3 alu0    55 t[2]
        mov qword [rsp + 2200], rbp  ;   822.0 agu0    55 t[2] spill
        mov rbp, rdi                 ;   822.3 alu1    55 t[2] copy
        xor rbp, r9                  ;   823.3 alu2    55 t[2]
        mov qword [rsp + 2184], rdi  ;   823.0 agu1    55 t[2] spill
        mov rdi, rcx                 ;   823.3 alu0    55 t[2] copy
        xor rdi, r13                 ;   824.3 alu1    55 t[2]
        xor r9, rdi                  ;   825.3 alu2    55 t[2]
        xor r13, r11                 ;   824.3 alu0    55 t[2]
        mov qword [rsp + 2144], r9   ;   826.3 agu2    55 t[2] spill
        mov r9, qword [rsp + 2080]   ;   825.0 agu0    55 t[2]
        xor r9, rbx                  ;   828.0 alu1    55 t[2]
        xor rbx, qword [rsp + 2136]  ;   825.7 alu2+agu1   55 t[2]
        mov qword [rsp + 2160], rcx  ;   826.0 agu2    55 t[2] spill
        mov rcx, r12                 ;   826.3 alu0    55 t[2] copy
        xor rcx, r9                  ;   829.0 alu1    55 t[2]
        mov qword [rsp + 2152], r13  ;   827.0 agu0    55 t[2] spill
        mov r13, r11                 ;   827.3 alu2    55 t[2] copy
        xor r13, r10                 ;   828.3 alu0    55 t[2]
        xor r13, rcx                 ;   830.0 alu1    55 t[2]
        xor r11, rdx                 ;   828.3 alu2    55 t[2]
        xor rdx, qword [rsp + 2128]  ;   828.7 alu0+agu1   55 t[2]
        mov qword [rsp + 2112], rcx  ;   830.0 agu2    55 t[2] spill
        mov rcx, qword [rsp + 2216]  ;   829.3 agu0    55 t[2]
        xor rcx, qword [rsp + 2248]  ;   832.3 alu1+agu1   55 t[2]
        mov qword [rsp + 2248], r13  ;   831.0 agu2    55 t[2] spill
        mov r13, r8                  ;   830.3 alu2    55 t[2] copy
        xor r13, r15                 ;   831.3 alu0    55 t[2]
        mov qword [rsp + 2304], rdi  ;   831.0 agu0    55 t[2] spill
        mov rdi, rbx                 ;   831.3 alu1    55 t[2] copy
        xor rdi, rcx                 ;   833.3 alu2    55 t[2]
        xor rcx, rsi                 ;   833.3 alu0    55 t[2]
        xor rcx, r13                 ;   834.3 alu1    55 t[2]
        xor rsi, qword [rsp + 2232]  ;   832.7 alu2+agu1   55 t[2]
        xor r8, r14                  ;   833.0 alu0    55 t[2]
        xor r14, qword [rsp + 2056]  ;   833.3 alu1+agu2   55 t[2]
        xor r8, qword [rsp + 2256]   ;   834.0 alu2+agu0   55 t[2]
        xor r8, qword [rsp + 2264]   ;   835.0 alu0+agu1   55 t[2]
        mov qword [rsp + 2264], r13  ;   834.3 agu2    55 t[2] spill
        mov r13, qword [rsp + 2104]  ;   834.7 agu0    55 t[2]
        xor r13, qword [rsp + 2176]  ;   837.7 alu1+agu1   55 t[2]
        xor r8, r13                  ;   838.7 alu2    55 t[2]
        xor r13, rax                 ;   838.7 alu0    55 t[2]
        xor rax, rbp                 ;   836.0 alu1    55 t[2]
        xor rax, qword [rsp + 2120]  ;   837.0 alu2+agu2   55 t[2]
        mov qword [rsp + 2344], r8   ;   839.7 agu0    55 t[2] spill
        mov r8, qword [rsp + 2224]   ;   837.0 agu1    55 t[2]
        xor r8, qword [rsp + 2240]   ;   840.0 alu0+agu2   55 t[2]
        xor r12, r8                  ;   841.0 alu1    55 t[2]
        xor r8, r11                  ;   841.0 alu2    55 t[2]
        mov qword [rsp + 2224], rdi  ;   838.3 agu0    55 t[2] spill
        mov rdi, qword [rsp + 2280]  ;   838.7 agu1    55 t[2]
        xor rdi, qword [rsp + 2208]  ;   841.7 alu0+agu2   55 t[2]
        mov qword [rsp + 2280], r14  ;   839.3 agu0    55 t[2] spill
        mov r14, rdx                 ;   839.7 alu1    55 t[2] copy
        xor r14, rdi                 ;   842.7 alu2    55 t[2]
        mov qword [rsp + 2352], r14  ;   843.7 agu1    55 t[2] spill
        mov r14, qword [rsp + 2272]  ;   840.7 agu2    55 t[2]
        xor r14, r15                 ;   843.7 alu0    55 t[2]
        xor r14, qword [rsp + 2208]  ;   844.7 alu1+agu0   55 t[2]
        xor r14, qword [rsp + 2136]  ;   845.7 alu2+agu1   55 t[2]
        xor r15, qword [rsp + 2192]  ;   842.0 alu0+agu2   55 t[2]
        xor rdx, r12                 ;   842.3 alu1    55 t[2]
        xor r9, qword [rsp + 2216]   ;   842.7 alu2+agu0   55 t[2]
        xor rdi, r8                  ;   843.0 alu0    55 t[2]
        xor rdi, qword [rsp + 2248]  ;   844.0 alu1+agu1   55 t[2]
        xor rbx, qword [rsp + 2240]  ;   843.7 alu2+agu2   55 t[2]
        mov qword [rsp + 2240], r8   ;   844.0 agu0    55 t[2] spill
        mov r8, qword [rsp + 1376]   ;   844.3 agu1    55 t[0].0 reload
        xor r11, qword [r8 + 1536]   ;   850.3 alu0+agu2   55 t[2]
        xor rdx, qword [r8 + 1544]   ;   850.3 alu1+agu0   55 t[2]
        xor r9, qword [r8 + 1552]    ;   850.3 alu2+agu1   55 t[2]
        xor rbp, qword [r8 + 1584]   ;   850.3 alu0+agu2   55 t[2]
        xor rdi, qword [r8 + 1608]   ;   850.3 alu1+agu0   55 t[2]
        xor rbx, qword [r8 + 1616]   ;   850.3 alu2+agu1   55 t[2]
        mov qword [rsp + 2216], rbx  ;   851.3 agu2    55 t[2] spill
        mov rbx, r14                 ;   847.0 alu0    55 t[2] copy
        xor rbx, r10                 ;   848.0 alu1    55 t[2]
        xor rbx, rcx                 ;   849.0 alu2    55 t[2]
        xor rbx, qword [r8 + 1560]   ;   850.3 alu0+agu0   55 t[2]
        xor rcx, qword [r8 + 1624]   ;   850.3 alu1+agu1   55 t[2]
        mov qword [rsp + 2136], rcx  ;   851.3 agu2    55 t[2] spill
        mov rcx, qword [rsp + 2176]  ;   849.0 agu0    55 t[2]
        xor rcx, r15                 ;   852.0 alu2    55 t[2]
        xor rcx, qword [r8 + 1568]   ;   853.0 alu0+agu1   55 t[2]
        xor rcx, qword [rsp + 2232]  ;   854.0 alu1+agu2   55 t[2]
        mov qword [rsp + 2176], rdi  ;   851.3 agu0    55 t[2] spill
        mov rdi, r13                 ;   851.0 alu2    55 t[2] copy
        xor rdi, qword [r8 + 1576]   ;   852.0 alu0+agu1   55 t[2]
        xor r13, qword [r8 + 1640]   ;   851.7 alu1+agu2   55 t[2]
        xor r13, qword [rsp + 2232]  ;   852.7 alu2+agu0   55 t[2]
        xor r13, qword [rsp + 2296]  ;   853.7 alu0+agu1   55 t[2]
        xor r12, qword [r8 + 1680]   ;   852.7 alu1+agu2   55 t[2]
        xor r12, qword [rsp + 2224]  ;   853.7 alu2+agu0   55 t[2]
        mov qword [rsp + 2272], r12  ;   854.7 agu1    55 t[2] spill
        mov r12, qword [rsp + 2304]  ;   853.7 agu2    55 t[2]
        xor r12, qword [r8 + 1592]   ;   856.7 alu0+agu0   55 t[2]
        xor r12, qword [rsp + 2208]  ;   857.7 alu1+agu1   55 t[2]
        xor r10, qword [r8 + 1688]   ;   854.7 alu2+agu2   55 t[2]
        xor r10, qword [rsp + 2264]  ;   855.7 alu0+agu0   55 t[2]
        mov qword [rsp + 2264], r10  ;   856.7 agu1    55 t[2] spill
        mov r10, qword [rsp + 2152]  ;   855.7 agu2    55 t[2]
        xor r10, qword [r8 + 1600]   ;   858.7 alu1+agu0   55 t[2]
        xor r10, qword [rsp + 2128]  ;   859.7 alu2+agu1   55 t[2]
        mov qword [rsp + 2128], r13  ;   856.7 agu2    55 t[2] spill
        mov r13, qword [rsp + 2104]  ;   857.0 agu0    55 t[2]
        xor r13, rsi                 ;   860.0 alu0    55 t[2]
        xor r13, qword [r8 + 1632]   ;   861.0 alu1+agu1   55 t[2]
        mov qword [rsp + 2104], r13  ;   862.0 agu2    55 t[2] spill
        mov r13, qword [rsp + 2168]  ;   858.3 agu0    55 t[2]
        xor r13, rax                 ;   861.3 alu2    55 t[2]
        xor r13, qword [r8 + 1648]   ;   862.3 alu0+agu1   55 t[2]
        xor rax, qword [r8 + 1712]   ;   859.3 alu1+agu2   55 t[2]
        xor rax, qword [rsp + 2056]  ;   860.3 alu2+agu0   55 t[2]
        mov qword [rsp + 2056], rax  ;   861.3 agu1    55 t[2] spill
        mov rax, qword [rsp + 2280]  ;   860.3 agu2    55 t[2]
        xor rax, qword [r8 + 1656]   ;   863.3 alu0+agu0   55 t[2]
        xor rax, qword [rsp + 2160]  ;   864.3 alu1+agu1   55 t[2]
        xor rsi, r15                 ;   861.3 alu2    55 t[2]
        mov r15, qword [rsp + 2152]  ;   861.7 agu2    55 t[2]
        xor r15, qword [r8 + 1664]   ;   864.7 alu0+agu0   55 t[2]
        xor r15, qword [rsp + 2352]  ;   865.7 alu1+agu1   55 t[2]
        xor r14, qword [r8 + 1752]   ;   862.7 alu2+agu2   55 t[2]
        xor r14, qword [rsp + 2256]  ;   863.7 alu0+agu0   55 t[2]
        xor rsi, qword [r8 + 1760]   ;   863.3 alu1+agu1   55 t[2]
        xor rsi, qword [rsp + 2344]  ;   864.3 alu2+agu2   55 t[2]
        mov qword [rsp + 2256], rsi  ;   865.3 agu0    55 t[2] spill
        mov rsi, qword [rsp + 2248]  ;   864.3 agu1    55 t[2]
        xor rsi, qword [r8 + 1672]   ;   867.3 alu0+agu2   55 t[2]
        mov qword [rsp + 2248], r14  ;   865.0 agu0    55 t[2] spill
        mov r14, qword [rsp + 2344]  ;   865.3 agu1    55 t[2]
        xor r14, qword [r8 + 1696]   ;   868.3 alu1+agu2   55 t[2]
        mov qword [rsp + 2344], r14  ;   869.3 agu0    55 t[2] spill
        mov r14, qword [rsp + 2120]  ;   866.3 agu1    55 t[2]
        xor r14, qword [r8 + 1704]   ;   869.3 alu2+agu2   55 t[2]
        xor r14, qword [rsp + 2200]  ;   870.3 alu0+agu0   55 t[2]
        xor r14, qword [rsp + 2232]  ;   871.3 alu1+agu1   55 t[2]
        mov qword [rsp + 2232], r14  ;   872.3 agu2    55 t[2] spill
        mov r14, qword [rsp + 2280]  ;   868.0 agu0    55 t[2]
        xor r14, qword [r8 + 1720]   ;   871.0 alu2+agu1   55 t[2]
        xor r14, qword [rsp + 2144]  ;   872.0 alu0+agu2   55 t[2]
        mov qword [rsp + 2280], r14  ;   873.0 agu0    55 t[2] spill
        mov r14, qword [rsp + 2352]  ;   869.3 agu1    55 t[2]
        xor r14, qword [r8 + 1728]   ;   872.3 alu1+agu2   55 t[2]
        xor r14, qword [rsp + 2192]  ;   873.3 alu2+agu0   55 t[2]
        mov qword [rsp + 2192], r14  ;   874.3 agu1    55 t[2] spill
        mov r14, qword [rsp + 2080]  ;   870.7 agu2    55 t[2]
        xor r14, qword [r8 + 1736]   ;   873.7 alu0+agu0   55 t[2]
        xor r14, qword [rsp + 2352]  ;   874.7 alu1+agu1   55 t[2]
        xor r14, qword [rsp + 2240]  ;   875.7 alu2+agu2   55 t[2]
        mov qword [rsp + 2240], r14  ;   876.7 agu0    55 t[2] spill
        mov r14, qword [rsp + 2224]  ;   872.3 agu1    55 t[2]
        xor r14, qword [r8 + 1744]   ;   875.3 alu0+agu2   55 t[2]
        xor r14, qword [rsp + 2112]  ;   876.3 alu1+agu0   55 t[2]
        mov qword [rsp + 2112], r14  ;   877.3 agu1    55 t[2] spill
        mov r14, qword [rsp + 2296]  ;   873.7 agu2    55 t[2]
        xor r14, qword [r8 + 1768]   ;   876.7 alu2+agu0   55 t[2]
        xor r14, qword [rsp + 2288]  ;   877.7 alu0+agu1   55 t[2]
        mov qword [rsp + 2288], r14  ;   878.7 agu2    55 t[2] spill
        mov r14, qword [rsp + 2184]  ;   875.0 agu0    55 t[2]
        xor r14, qword [r8 + 1776]   ;   878.0 alu1+agu1   55 t[2]
        xor r14, qword [rsp + 2168]  ;   879.0 alu2+agu2   55 t[2]
        mov qword [rsp + 2168], r14  ;   880.0 agu0    55 t[2] spill
        mov r14, qword [rsp + 2144]  ;   876.3 agu1    55 t[2]
        xor r14, qword [r8 + 1784]   ;   879.3 alu0+agu2   55 t[2]
        mov r8, qword [rsp + 1328]   ;   877.0 agu0    43 t[3]
        xor r8, qword [rsp + 1336]   ;   880.0 alu1+agu1   43 t[3]
        mov qword [rsp + 2144], r14  ;   880.3 agu2    55 t[2] spill
        mov r14, r8                  ;   881.0 alu2    43 t[3] copy
        xor r14, qword [rsp + 1312]  ;   882.0 alu0+agu0   43 t[3]
        mov qword [rsp + 2184], rsi  ;   878.7 agu1    55 t[2] spill
        mov rsi, r14                 ;   883.0 alu1    43 t[3] copy
        xor rsi, qword [rsp + 1360]  ;   884.0 alu2+agu2   43 t[3]
        mov qword [rsp + 2296], r15  ;   879.7 agu0    55 t[2] spill
        mov r15, rsi                 ;   885.0 alu0    43 t[3] copy
        xor r15, qword [rsp + 1352]  ;   886.0 alu1+agu1   43 t[3]
        mov qword [rsp + 2224], rax  ;   880.7 agu2    55 t[2] spill
        mov rax, rsi                 ;   885.0 alu2    43 t[3] copy
        xor rax, qword [rsp + 1304]  ;   886.0 alu0+agu0   43 t[3]
        mov qword [rsp + 2352], r13  ;   881.7 agu1    55 t[2] spill
        mov r13, rax                 ;   887.0 alu1    43 t[3] copy
        xor r13, qword [rsp + 1320]  ;   888.0 alu2+agu2   43 t[3]
        mov qword [rsp + 2080], r10  ;   882.7 agu0    55 t[2] spill
        mov r10, r13                 ;   889.0 alu0    43 t[3] copy
        xor r10, qword [rsp + 1328]  ;   890.0 alu1+agu1   43 t[3]
        mov qword [rsp + 2200], r12  ;   883.7 agu2    55 t[2] spill
        mov r12, r15                 ;   887.0 alu2    43 t[3] copy
        xor r12, qword [rsp + 1344]  ;   888.0 alu0+agu0   43 t[3]
        mov qword [rsp + 2120], rbp  ;   884.7 agu1    55 t[2] spill
        mov rbp, r12                 ;   889.0 alu1    43 t[3] copy
        xor rbp, qword [rsp + 1304]  ;   890.0 alu2+agu2   43 t[3]
        mov qword [rsp + 2152], rdi  ;   885.7 agu0    55 t[2] spill
        mov rdi, r12                 ;   889.0 alu0    43 t[3] copy
        xor rdi, qword [rsp + 1336]  ;   890.0 alu1+agu1   43 t[3]
        mov qword [rsp + 2160], rcx  ;   886.7 agu2    55 t[2] spill
        mov rcx, r15                 ;   887.0 alu2    43 t[3] copy
        xor rcx, r10                 ;   891.0 alu0    43 t[3]
        mov qword [rsp + 2208], rbx  ;   887.7 agu0    55 t[2] spill
        mov rbx, rcx                 ;   892.0 alu1    43 t[3] copy
        xor rbx, qword [rsp + 1360]  ;   893.0 alu2+agu1   43 t[3]
        mov qword [rsp + 2304], r9   ;   888.7 agu2    55 t[2] spill
        mov r9, rdi                  ;   891.0 alu0    43 t[3] copy
        xor r9, rbx                  ;   894.0 alu1    43 t[3]
        mov qword [rsp + 2320], rdx  ;   889.7 agu0    55 t[2] spill
        mov rdx, r9                  ;   895.0 alu2    43 t[3] copy
        xor rdx, qword [rsp + 1328]  ;   896.0 alu0+agu1   43 t[3]
        mov qword [rsp + 2328], r11  ;   890.7 agu2    55 t[2] spill
        mov r11, rbx                 ;   894.0 alu1    43 t[3] copy
        xor r11, qword [rsp + 1304]  ;   895.0 alu2+agu0   43 t[3]
        xor r8, r11                  ;   896.0 alu0    43 t[3]
        and r11, rbx                 ;   896.0 alu1    43 t[3]
        xor r14, r11                 ;   897.0 alu2    43 t[3]
        mov qword [rsp + 2312], rbx  ;   894.0 agu1    43 t[3] spill
        mov rbx, r12                 ;   893.0 alu0    43 t[3] copy
        and rbx, r9                  ;   895.0 alu1    43 t[3]
        xor r14, rbx                 ;   898.0 alu2    43 t[3]
        mov rbx, r10                 ;   894.0 alu0    43 t[3] copy
        and rbx, r8                  ;   897.0 alu1    43 t[3]
        xor r11, rbx                 ;   898.0 alu2    43 t[3]
        mov rbx, r10                 ;   895.0 alu0    43 t[3] copy
        xor rbx, rdi                 ;   896.0 alu1    43 t[3]
        mov qword [rsp + 2336], r12  ;   895.7 agu2    43 t[3] spill
        mov r12, rdx                 ;   897.0 alu2    43 t[3] copy
        and r12, rbx                 ;   898.0 alu0    43 t[3]
        xor r12, r11                 ;   899.0 alu1    43 t[3]
        xor r12, qword [rsp + 1336]  ;   900.0 alu2+agu0   43 t[3]
        xor r13, r11                 ;   899.0 alu0    43 t[3]
        mov r11, rbx                 ;   897.7 alu1    43 t[3] copy
        xor r11, qword [rsp + 1360]  ;   898.7 alu2+agu1   43 t[3]
        mov qword [rsp + 2360], r9   ;   898.3 agu2    43 t[3] spill
        mov r9, rax                  ;   898.7 alu0    43 t[3] copy
        or r9, qword [rsp + 1360]    ;   899.7 alu1+agu0   43 t[3]
        xor r13, r9                  ;   900.7 alu2    43 t[3]
        xor r9, r14                  ;   900.7 alu0    43 t[3]
        mov qword [rsp + 2368], rbx  ;   900.0 agu1    43 t[3] spill
        mov rbx, rcx                 ;   900.3 alu1    43 t[3] copy
        and rbx, rsi                 ;   901.3 alu2    43 t[3]
        xor r12, rbx                 ;   902.3 alu0    43 t[3]
        xor r14, rbx                 ;   902.3 alu1    43 t[3]
        mov rbx, r8                  ;   901.7 alu2    43 t[3] copy
        xor rbx, rsi                 ;   902.7 alu0    43 t[3]
        mov qword [rsp + 2376], rcx  ;   902.3 agu2    43 t[3] spill
        mov rcx, r15                 ;   902.7 alu1    43 t[3] copy
        and rcx, rbx                 ;   903.7 alu2    43 t[3]
        xor r14, rcx                 ;   904.7 alu0    43 t[3]
        mov rcx, rax                 ;   903.7 alu1    43 t[3] copy
        xor rcx, rdx                 ;   904.7 alu2    43 t[3]
        mov qword [rsp + 2384], rbx  ;   904.3 agu0    43 t[3] spill
        mov rbx, r11                 ;   904.7 alu0    43 t[3] copy
        and rbx, rcx                 ;   905.7 alu1    43 t[3]
        xor r9, rbx                  ;   906.7 alu2    43 t[3]
        mov rbx, r14                 ;   905.7 alu0    43 t[3] copy
        and rbx, r12                 ;   906.7 alu1    43 t[3]
        xor r9, rbx                  ;   907.7 alu2    43 t[3]
        mov qword [rsp + 2392], r15  ;   906.7 agu1    43 t[3] spill
        mov r15, rbp                 ;   907.0 alu0    43 t[3] copy
        and r15, rdi                 ;   908.0 alu1    43 t[3]
        xor r13, r15                 ;   909.0 alu2    43 t[3]
        mov r15, r9                  ;   908.7 alu0    43 t[3] copy
        and r15, r13                 ;   910.0 alu1    43 t[3]
        xor r14, r15                 ;   911.0 alu2    43 t[3]
        xor r9, r12                  ;   909.0 alu0    43 t[3]
        mov r15, r13                 ;   910.0 alu1    43 t[3] copy
        and r15, r14                 ;   912.0 alu2    43 t[3]
        xor r12, r15                 ;   913.0 alu0    43 t[3]
        or rbx, r9                   ;   910.3 alu1    43 t[3]
        xor rbx, r14                 ;   912.0 alu2    43 t[3]
        and r14, r12                 ;   914.0 alu0    43 t[3]
        and rcx, r12                 ;   914.0 alu1    43 t[3]
        xor r13, r14                 ;   915.0 alu2    43 t[3]
        mov r14, r12                 ;   914.0 alu0    43 t[3] copy
        or r14, rbx                  ;   915.0 alu1    43 t[3]
        xor r9, r14                  ;   916.0 alu2    43 t[3]
        and r10, r9                  ;   917.0 alu0    43 t[3]
        mov r14, r12                 ;   914.0 alu1    43 t[3] copy
        xor r14, rbx                 ;   915.0 alu2    43 t[3]
        and rax, rbx                 ;   914.0 alu0    43 t[3]
        mov r15, r14                 ;   916.0 alu1    43 t[3] copy
        xor r15, r9                  ;   917.0 alu2    43 t[3]
        and r8, r9                   ;   917.0 alu0    43 t[3]
        xor r9, r13                  ;   917.0 alu1    43 t[3]
        and rdx, r14                 ;   916.0 alu2    43 t[3]
        xor r8, rdx                  ;   918.0 alu0    43 t[3]
        and rdi, r15                 ;   918.0 alu1    43 t[3]
        and rbp, r15                 ;   918.0 alu2    43 t[3]
        mov r15, rbx                 ;   917.0 alu0    43 t[3] copy
        and r15, qword [rsp + 1360]  ;   918.0 alu1+agu2   43 t[3]
        xor rbx, r9                  ;   918.0 alu2    43 t[3]
        and rsi, r9                  ;   918.0 alu0    43 t[3]
        and r11, r12                 ;   918.3 alu1    43 t[3]
        and r9, qword [rsp + 2376]   ;   918.7 alu2+agu0   43 t[3]
        xor r12, r13                 ;   919.0 alu0    43 t[3]
        and r14, qword [rsp + 2368]  ;   919.3 alu1+agu1   43 t[3]
        mov qword [rsp + 2368], rax  ;   919.7 agu2    43 t[3] spill
        mov rax, qword [rsp + 2312]  ;   920.0 agu0    43 t[3]
        and rax, rbx                 ;   923.0 alu2    43 t[3]
        and rbx, qword [rsp + 1304]  ;   920.7 alu0+agu1   43 t[3]
        xor rsi, rbx                 ;   921.7 alu1    43 t[3]
        xor rax, r15                 ;   924.0 alu2    43 t[3]
        xor rax, r11                 ;   925.0 alu0    43 t[3]
        xor r11, rdi                 ;   922.0 alu1    43 t[3]
        xor r15, r9                  ;   922.3 alu2    43 t[3]
        mov r9, qword [rsp + 2360]   ;   922.7 agu2    43 t[3]
        and r9, r12                  ;   925.7 alu0    43 t[3]
        xor rax, r9                  ;   926.7 alu1    43 t[3]
        xor r10, r9                  ;   926.7 alu2    43 t[3]
        and r12, qword [rsp + 2336]  ;   924.0 alu0+agu0   43 t[3]
        xor r11, r10                 ;   927.7 alu1    43 t[3]
        mov r9, qword [rsp + 2392]   ;   924.7 agu1    43 t[3]
        and r9, r13                  ;   927.7 alu2    43 t[3]
        and r13, qword [rsp + 2384]  ;   925.3 alu0+agu2   43 t[3]
        xor r15, rdi                 ;   925.7 alu1    43 t[3]
        mov rdi, rsi                 ;   926.0 alu2    43 t[3] copy
        xor rdi, r8                  ;   927.0 alu0    43 t[3]
        xor rdi, r11                 ;   928.7 alu1    43 t[3]
        xor r14, rdi                 ;   929.7 alu2    43 t[3]
        xor r15, r14                 ;   930.7 alu0    43 t[3]
        xor r13, r15                 ;   931.7 alu1    43 t[3]
        xor rcx, r13                 ;   932.7 alu2    43 t[3]
        xor r12, rsi                 ;   928.3 alu0    43 t[3]
        xor r12, r13                 ;   932.7 alu1    43 t[3]
        xor r9, r10                  ;   929.0 alu2    43 t[3]
        xor r9, r14                  ;   930.7 alu0    43 t[3]
        xor rdx, rbp                 ;   929.7 alu1    43 t[3]
        xor rdx, rcx                 ;   933.7 alu2    43 t[3]
        not rdi                      ;   930.3 alu0    43 t[3]
        not r11                      ;   930.7 alu1    43 t[3]
        not r9                       ;   931.7 alu2    43 t[3]
        not r12                      ;   933.7 alu0    43 t[3]
        mov r10, qword [rsp + 624]   ;   931.7 agu0    43 t[3]
        mov r13, qword [rsp + 632]   ;   932.0 agu1    43 t[3] reload
        xor r10, r13                 ;   935.0 alu1    43 t[3]
        mov r14, r10                 ;   936.0 alu2    43 t[3] copy
        xor r14, qword [rsp + 608]   ;   937.0 alu0+agu2   43 t[3]
        mov rsi, r14                 ;   938.0 alu1    43 t[3] copy
        mov rbp, qword [rsp + 656]   ;   933.7 agu0    43 t[3] reload
        xor rsi, rbp                 ;   939.0 alu2    43 t[3]
        mov qword [rsp + 2384], rdi  ;   934.3 agu1    43 t[3] spill
        mov rdi, rsi                 ;   940.0 alu0    43 t[3] copy
        xor rdi, qword [rsp + 648]   ;   941.0 alu1+agu2   43 t[3]
        mov qword [rsp + 2392], rax  ;   935.3 agu0    43 t[3] spill
        mov rax, rsi                 ;   940.0 alu2    43 t[3] copy
        xor rax, qword [rsp + 600]   ;   941.0 alu0+agu1   43 t[3]
        mov qword [rsp + 2336], r11  ;   936.3 agu2    43 t[3] spill
        mov r11, rax                 ;   942.0 alu1    43 t[3] copy
        xor r11, qword [rsp + 616]   ;   943.0 alu2+agu0   43 t[3]
        mov qword [rsp + 2360], r15  ;   937.3 agu1    43 t[3] spill
        mov r15, r11                 ;   944.0 alu0    43 t[3] copy
        xor r15, qword [rsp + 624]   ;   945.0 alu1+agu2   43 t[3]
        mov qword [rsp + 2312], r12  ;   938.3 agu0    43 t[3] spill
        mov r12, rdi                 ;   942.0 alu2    43 t[3] copy
        xor r12, qword [rsp + 640]   ;   943.0 alu0+agu1   43 t[3]
        mov qword [rsp + 2376], r9   ;   939.3 agu2    43 t[3] spill
        mov r9, r12                  ;   944.0 alu1    43 t[3] copy
        xor r9, qword [rsp + 600]    ;   945.0 alu2+agu0   43 t[3]
        mov qword [rsp + 2400], rbx  ;   940.3 agu1    43 t[3] spill
        mov rbx, r12                 ;   944.0 alu0    43 t[3] copy
        xor rbx, r13                 ;   945.0 alu1    43 t[3]
        mov qword [rsp + 2408], r8   ;   941.3 agu2    43 t[3] spill
        mov r8, rdi                  ;   942.0 alu2    43 t[3] copy
        xor r8, r15                  ;   946.0 alu0    43 t[3]
        mov qword [rsp + 2416], rcx  ;   942.3 agu0    43 t[3] spill
        mov rcx, r8                  ;   947.0 alu1    43 t[3] copy
        xor rcx, rbp                 ;   948.0 alu2    43 t[3]
        mov qword [rsp + 2424], rdx  ;   943.3 agu1    43 t[3] spill
        mov rdx, rbx                 ;   946.0 alu0    43 t[3] copy
        xor rdx, rcx                 ;   949.0 alu1    43 t[3]
        mov r13, rdx                 ;   950.0 alu2    43 t[3] copy
        xor r13, qword [rsp + 624]   ;   951.0 alu0+agu2   43 t[3]
        mov qword [rsp + 2432], r11  ;   945.0 agu0    43 t[3] spill
        mov r11, rcx                 ;   949.0 alu1    43 t[3] copy
        xor r11, qword [rsp + 600]   ;   950.0 alu2+agu1   43 t[3]
        xor r10, r11                 ;   951.0 alu0    43 t[3]
        and r11, rcx                 ;   951.0 alu1    43 t[3]
        xor r14, r11                 ;   952.0 alu2    43 t[3]
        mov qword [rsp + 2440], rcx  ;   949.0 agu2    43 t[3] spill
        mov rcx, r12                 ;   947.3 alu0    43 t[3] copy
        and rcx, rdx                 ;   950.0 alu1    43 t[3]
        xor r14, rcx                 ;   953.0 alu2    43 t[3]
        mov rcx, r15                 ;   948.3 alu0    43 t[3] copy
        and rcx, r10                 ;   952.0 alu1    43 t[3]
        xor r11, rcx                 ;   953.0 alu2    43 t[3]
        mov rcx, r15                 ;   949.3 alu0    43 t[3] copy
        xor rcx, rbx                 ;   950.3 alu1    43 t[3]
        mov qword [rsp + 2448], r12  ;   950.0 agu0    43 t[3] spill
        mov r12, rcx                 ;   951.3 alu2    43 t[3] copy
        and r12, r13                 ;   952.3 alu0    43 t[3]
        xor r12, r11                 ;   954.0 alu1    43 t[3]
        xor r12, qword [rsp + 632]   ;   955.0 alu2+agu1   43 t[3]
        mov qword [rsp + 2456], rdx  ;   951.7 agu2    43 t[3] spill
        mov rdx, rcx                 ;   952.0 alu0    43 t[3] copy
        xor rdx, rbp                 ;   953.0 alu1    43 t[3]
        xor r11, qword [rsp + 2432]  ;   954.0 alu2+agu0   43 t[3]
        mov qword [rsp + 2432], rcx  ;   953.0 agu1    43 t[3] spill
        mov rcx, rax                 ;   953.3 alu0    43 t[3] copy
        or rcx, rbp                  ;   954.3 alu1    43 t[3]
        xor r11, rcx                 ;   955.3 alu2    43 t[3]
        xor rcx, r14                 ;   955.3 alu0    43 t[3]
        mov rbp, r8                  ;   954.7 alu1    43 t[3] copy
        and rbp, rsi                 ;   955.7 alu2    43 t[3]
        xor r12, rbp                 ;   956.7 alu0    43 t[3]
        xor r14, rbp                 ;   956.7 alu1    43 t[3]
        mov rbp, r10                 ;   956.0 alu2    43 t[3] copy
        xor rbp, rsi                 ;   957.0 alu0    43 t[3]
        mov qword [rsp + 2464], r8   ;   956.7 agu2    43 t[3] spill
        mov r8, rdi                  ;   957.0 alu1    43 t[3] copy
        and r8, rbp                  ;   958.0 alu2    43 t[3]
        xor r14, r8                  ;   959.0 alu0    43 t[3]
        mov r8, rax                  ;   958.0 alu1    43 t[3] copy
        xor r8, r13                  ;   959.0 alu2    43 t[3]
        mov qword [rsp + 2472], rbp  ;   958.7 agu0    43 t[3] spill
        mov rbp, rdx                 ;   959.0 alu0    43 t[3] copy
        and rbp, r8                  ;   960.0 alu1    43 t[3]
        xor rcx, rbp                 ;   961.0 alu2    43 t[3]
        mov rbp, r14                 ;   960.0 alu0    43 t[3] copy
        and rbp, r12                 ;   961.0 alu1    43 t[3]
        xor rcx, rbp                 ;   962.0 alu2    43 t[3]
        mov qword [rsp + 2480], rdi  ;   961.0 agu1    43 t[3] spill
        mov rdi, r9                  ;   961.3 alu0    43 t[3] copy
        and rdi, rbx                 ;   962.3 alu1    43 t[3]
        xor r11, rdi                 ;   963.3 alu2    43 t[3]
        mov rdi, rcx                 ;   963.0 alu0    43 t[3] copy
        and rdi, r11                 ;   964.3 alu1    43 t[3]
        xor r14, rdi                 ;   965.3 alu2    43 t[3]
        xor rcx, r12                 ;   963.3 alu0    43 t[3]
        mov rdi, r11                 ;   964.3 alu1    43 t[3] copy
        and rdi, r14                 ;   966.3 alu2    43 t[3]
        xor r12, rdi                 ;   967.3 alu0    43 t[3]
        or rbp, rcx                  ;   964.7 alu1    43 t[3]
        xor rbp, r14                 ;   966.3 alu2    43 t[3]
        and r14, r12                 ;   968.3 alu0    43 t[3]
        and r8, r12                  ;   968.3 alu1    43 t[3]
        xor r11, r14                 ;   969.3 alu2    43 t[3]
        mov r14, r12                 ;   968.3 alu0    43 t[3] copy
        or r14, rbp                  ;   969.3 alu1    43 t[3]
        xor rcx, r14                 ;   970.3 alu2    43 t[3]
        and r15, rcx                 ;   971.3 alu0    43 t[3]
        mov r14, r12                 ;   968.3 alu1    43 t[3] copy
        xor r14, rbp                 ;   969.3 alu2    43 t[3]
        and rax, rbp                 ;   968.3 alu0    43 t[3]
        mov rdi, r14                 ;   970.3 alu1    43 t[3] copy
        xor rdi, rcx                 ;   971.3 alu2    43 t[3]
        and r10, rcx                 ;   971.3 alu0    43 t[3]
        xor rcx, r11                 ;   971.3 alu1    43 t[3]
        and r13, r14                 ;   970.3 alu2    43 t[3]
        xor r10, r13                 ;   972.3 alu0    43 t[3]
        and rbx, rdi                 ;   972.3 alu1    43 t[3]
        and r9, rdi                  ;   972.3 alu2    43 t[3]
        mov rdi, rbp                 ;   971.3 alu0    43 t[3] copy
        and rdi, qword [rsp + 656]   ;   972.3 alu1+agu2   43 t[3]
        xor rbp, rcx                 ;   972.3 alu2    43 t[3]
        and rsi, rcx                 ;   972.3 alu0    43 t[3]
        and rdx, r12                 ;   972.7 alu1    43 t[3]
        and rcx, qword [rsp + 2464]  ;   973.0 alu2+agu0   43 t[3]
        xor r12, r11                 ;   973.3 alu0    43 t[3]
        and r14, qword [rsp + 2432]  ;   973.7 alu1+agu1   43 t[3]
        mov qword [rsp + 2432], rax  ;   974.0 agu2    43 t[3] spill
        mov rax, qword [rsp + 2440]  ;   974.3 agu0    43 t[3]
        and rax, rbp                 ;   977.3 alu2    43 t[3]
        and rbp, qword [rsp + 600]   ;   975.0 alu0+agu1   43 t[3]
        xor rsi, rbp                 ;   976.0 alu1    43 t[3]
        xor rax, rdi                 ;   978.3 alu2    43 t[3]
        xor rax, rdx                 ;   979.3 alu0    43 t[3]
        xor rdx, rbx                 ;   976.3 alu1    43 t[3]
        xor rdi, rcx                 ;   976.7 alu2    43 t[3]
        mov rcx, qword [rsp + 2456]  ;   977.0 agu2    43 t[3]
        and rcx, r12                 ;   980.0 alu0    43 t[3]
        xor rax, rcx                 ;   981.0 alu1    43 t[3]
        xor r15, rcx                 ;   981.0 alu2    43 t[3]
        and r12, qword [rsp + 2448]  ;   978.3 alu0+agu0   43 t[3]
        xor rdx, r15                 ;   982.0 alu1    43 t[3]
        mov rcx, qword [rsp + 2480]  ;   979.0 agu1    43 t[3]
        and rcx, r11                 ;   982.0 alu2    43 t[3]
        and r11, qword [rsp + 2472]  ;   979.7 alu0+agu2   43 t[3]
        xor rdi, rbx                 ;   980.0 alu1    43 t[3]
        mov rbx, rsi                 ;   980.3 alu2    43 t[3] copy
        xor rbx, r10                 ;   981.3 alu0    43 t[3]
        xor rbx, rdx                 ;   983.0 alu1    43 t[3]
        xor r14, rbx                 ;   984.0 alu2    43 t[3]
        xor rdi, r14                 ;   985.0 alu0    43 t[3]
        xor r11, rdi                 ;   986.0 alu1    43 t[3]
        xor r8, r11                  ;   987.0 alu2    43 t[3]
        xor r12, rsi                 ;   982.7 alu0    43 t[3]
        xor r12, r11                 ;   987.0 alu1    43 t[3]
        xor rcx, r15                 ;   983.3 alu2    43 t[3]
        xor rcx, r14                 ;   985.0 alu0    43 t[3]
        xor r13, r9                  ;   984.0 alu1    43 t[3]
        xor r13, r8                  ;   988.0 alu2    43 t[3]
        xor r10, rbp                 ;   984.7 alu0    43 t[3]
        xor r10, r8                  ;   988.0 alu1    43 t[3]
        xor r10, qword [rsp + 2432]  ;   989.0 alu2+agu0   43 t[3]
        not rbx                      ;   985.7 alu0    43 t[3]
        not rdx                      ;   986.0 alu1    43 t[3]
        not rcx                      ;   986.3 alu2    43 t[3]
        not r12                      ;   988.0 alu0    43 t[3]
        mov r8, qword [rsp + 944]    ;   987.0 agu1    43 t[3]
        mov r9, qword [rsp + 952]    ;   987.3 agu2    43 t[3] reload
        xor r8, r9                   ;   990.3 alu1    43 t[3]
        mov r11, r8                  ;   991.3 alu2    43 t[3] copy
        xor r11, qword [rsp + 928]   ;   992.3 alu0+agu0   43 t[3]
        mov r14, r11                 ;   993.3 alu1    43 t[3] copy
        mov r15, qword [rsp + 976]   ;   989.0 agu1    43 t[3] reload
        xor r14, r15                 ;   994.3 alu2    43 t[3]
        mov rsi, r14                 ;   995.3 alu0    43 t[3] copy
        xor rsi, qword [rsp + 968]   ;   996.3 alu1+agu2   43 t[3]
        mov rbp, r14                 ;   995.3 alu2    43 t[3] copy
        xor rbp, qword [rsp + 920]   ;   996.3 alu0+agu0   43 t[3]
        mov qword [rsp + 2432], rdi  ;   991.0 agu1    43 t[3] spill
        mov rdi, rbp                 ;   997.3 alu1    43 t[3] copy
        xor rdi, qword [rsp + 936]   ;   998.3 alu2+agu2   43 t[3]
        mov qword [rsp + 2472], rax  ;   992.0 agu0    43 t[3] spill
        mov rax, rdi                 ;   999.3 alu0    43 t[3] copy
        xor rax, qword [rsp + 944]   ;  1000.3 alu1+agu1   43 t[3]
        mov qword [rsp + 2480], rdx  ;   993.0 agu2    43 t[3] spill
        mov rdx, rsi                 ;   997.3 alu2    43 t[3] copy
        xor rdx, qword [rsp + 960]   ;   998.3 alu0+agu0   43 t[3]
        mov qword [rsp + 2448], rbx  ;   994.0 agu1    43 t[3] spill
        mov rbx, rdx                 ;   999.3 alu1    43 t[3] copy
        xor rbx, qword [rsp + 920]   ;  1000.3 alu2+agu2   43 t[3]
        mov qword [rsp + 2456], r12  ;   995.3 agu0    43 t[3] spill
        mov r12, rdx                 ;   999.3 alu0    43 t[3] copy
        xor r12, r9                  ;  1000.3 alu1    43 t[3]
        mov qword [rsp + 2440], rcx  ;   996.3 agu1    43 t[3] spill
        mov rcx, rsi                 ;   997.3 alu2    43 t[3] copy
        xor rcx, rax                 ;  1001.3 alu0    43 t[3]
        mov qword [rsp + 2464], r10  ;   997.3 agu2    43 t[3] spill
        mov r10, rcx                 ;  1002.3 alu1    43 t[3] copy
        xor r10, r15                 ;  1003.3 alu2    43 t[3]
        mov qword [rsp + 2488], r13  ;   998.3 agu0    43 t[3] spill
        mov r13, r12                 ;  1001.3 alu0    43 t[3] copy
        xor r13, r10                 ;  1004.3 alu1    43 t[3]
        mov r9, r13                  ;  1005.3 alu2    43 t[3] copy
        xor r9, qword [rsp + 944]    ;  1006.3 alu0+agu1   43 t[3]
        mov qword [rsp + 2496], rdi  ;  1000.0 agu2    43 t[3] spill
        mov rdi, r10                 ;  1004.3 alu1    43 t[3] copy
        xor rdi, qword [rsp + 920]   ;  1005.3 alu2+agu0   43 t[3]
        xor r8, rdi                  ;  1006.3 alu0    43 t[3]
        and rdi, r10                 ;  1006.3 alu1    43 t[3]
        xor r11, rdi                 ;  1007.3 alu2    43 t[3]
        mov qword [rsp + 2504], r10  ;  1004.3 agu1    43 t[3] spill
        mov r10, rdx                 ;  1002.3 alu0    43 t[3] copy
        and r10, r13                 ;  1005.3 alu1    43 t[3]
        xor r11, r10                 ;  1008.3 alu2    43 t[3]
        mov r10, rax                 ;  1003.3 alu0    43 t[3] copy
        and r10, r8                  ;  1007.3 alu1    43 t[3]
        xor rdi, r10                 ;  1008.3 alu2    43 t[3]
        mov r10, rax                 ;  1004.7 alu0    43 t[3] copy
        xor r10, r12                 ;  1005.7 alu1    43 t[3]
        mov qword [rsp + 2512], rdx  ;  1005.3 agu2    43 t[3] spill
        mov rdx, r10                 ;  1006.7 alu2    43 t[3] copy
        and rdx, r9                  ;  1007.7 alu0    43 t[3]
        xor rdx, rdi                 ;  1009.3 alu1    43 t[3]
        xor rdx, qword [rsp + 952]   ;  1010.3 alu2+agu0   43 t[3]
        mov qword [rsp + 2520], r13  ;  1007.0 agu1    43 t[3] spill
        mov r13, r10                 ;  1007.3 alu0    43 t[3] copy
        xor r13, r15                 ;  1008.3 alu1    43 t[3]
        xor rdi, qword [rsp + 2496]  ;  1009.3 alu2+agu2   43 t[3]
        mov qword [rsp + 2496], r10  ;  1008.3 agu0    43 t[3] spill
        mov r10, rbp                 ;  1008.7 alu0    43 t[3] copy
        or r10, r15                  ;  1009.7 alu1    43 t[3]
        xor rdi, r10                 ;  1010.7 alu2    43 t[3]
        xor r10, r11                 ;  1010.7 alu0    43 t[3]
        mov r15, rcx                 ;  1010.0 alu1    43 t[3] copy
        and r15, r14                 ;  1011.0 alu2    43 t[3]
        xor rdx, r15                 ;  1012.0 alu0    43 t[3]
        xor r11, r15                 ;  1012.0 alu1    43 t[3]
        mov r15, r8                  ;  1011.3 alu2    43 t[3] copy
        xor r15, r14                 ;  1012.3 alu0    43 t[3]
        mov qword [rsp + 2528], rcx  ;  1012.0 agu1    43 t[3] spill
        mov rcx, rsi                 ;  1012.3 alu1    43 t[3] copy
        and rcx, r15                 ;  1013.3 alu2    43 t[3]
        xor r11, rcx                 ;  1014.3 alu0    43 t[3]
        mov rcx, rbp                 ;  1013.3 alu1    43 t[3] copy
        xor rcx, r9                  ;  1014.3 alu2    43 t[3]
        mov qword [rsp + 2536], r15  ;  1014.0 agu2    43 t[3] spill
        mov r15, r13                 ;  1014.3 alu0    43 t[3] copy
        and r15, rcx                 ;  1015.3 alu1    43 t[3]
        xor r10, r15                 ;  1016.3 alu2    43 t[3]
        mov r15, r11                 ;  1015.3 alu0    43 t[3] copy
        and r15, rdx                 ;  1016.3 alu1    43 t[3]
        xor r10, r15                 ;  1017.3 alu2    43 t[3]
        mov qword [rsp + 2544], rsi  ;  1016.3 agu0    43 t[3] spill
        mov rsi, rbx                 ;  1016.7 alu0    43 t[3] copy
        and rsi, r12                 ;  1017.7 alu1    43 t[3]
        xor rdi, rsi                 ;  1018.7 alu2    43 t[3]
        mov rsi, r10                 ;  1018.3 alu0    43 t[3] copy
        and rsi, rdi                 ;  1019.7 alu1    43 t[3]
        xor r11, rsi                 ;  1020.7 alu2    43 t[3]
        xor r10, rdx                 ;  1018.7 alu0    43 t[3]
        mov rsi, rdi                 ;  1019.7 alu1    43 t[3] copy
        and rsi, r11                 ;  1021.7 alu2    43 t[3]
        xor rdx, rsi                 ;  1022.7 alu0    43 t[3]
        or r15, r10                  ;  1020.0 alu1    43 t[3]
        xor r15, r11                 ;  1021.7 alu2    43 t[3]
        and r11, rdx                 ;  1023.7 alu0    43 t[3]
        and rcx, rdx                 ;  1023.7 alu1    43 t[3]
        xor rdi, r11                 ;  1024.7 alu2    43 t[3]
        mov r11, rdx                 ;  1023.7 alu0    43 t[3] copy
        or r11, r15                  ;  1024.7 alu1    43 t[3]
        xor r10, r11                 ;  1025.7 alu2    43 t[3]
        and rax, r10                 ;  1026.7 alu0    43 t[3]
        mov r11, rdx                 ;  1023.7 alu1    43 t[3] copy
        xor r11, r15                 ;  1024.7 alu2    43 t[3]
        and rbp, r15                 ;  1023.7 alu0    43 t[3]
        mov rsi, r11                 ;  1025.7 alu1    43 t[3] copy
        xor rsi, r10                 ;  1026.7 alu2    43 t[3]
        and r8, r10                  ;  1026.7 alu0    43 t[3]
        xor r10, rdi                 ;  1026.7 alu1    43 t[3]
        and r9, r11                  ;  1025.7 alu2    43 t[3]
        xor r8, r9                   ;  1027.7 alu0    43 t[3]
        and r12, rsi                 ;  1027.7 alu1    43 t[3]
        and rbx, rsi                 ;  1027.7 alu2    43 t[3]
        mov rsi, r15                 ;  1026.7 alu0    43 t[3] copy
        and rsi, qword [rsp + 976]   ;  1027.7 alu1+agu1   43 t[3]
        xor r15, r10                 ;  1027.7 alu2    43 t[3]
        and r14, r10                 ;  1027.7 alu0    43 t[3]
        and r13, rdx                 ;  1028.0 alu1    43 t[3]
        and r10, qword [rsp + 2528]  ;  1028.3 alu2+agu2   43 t[3]
        xor rdx, rdi                 ;  1028.7 alu0    43 t[3]
        and r11, qword [rsp + 2496]  ;  1029.0 alu1+agu0   43 t[3]
        mov qword [rsp + 2496], rbp  ;  1029.3 agu1    43 t[3] spill
        mov rbp, qword [rsp + 2504]  ;  1029.7 agu2    43 t[3]
        and rbp, r15                 ;  1032.7 alu2    43 t[3]
        and r15, qword [rsp + 920]   ;  1030.3 alu0+agu0   43 t[3]
        xor r14, r15                 ;  1031.3 alu1    43 t[3]
        xor rbp, rsi                 ;  1033.7 alu2    43 t[3]
        xor rbp, r13                 ;  1034.7 alu0    43 t[3]
        xor r13, r12                 ;  1031.7 alu1    43 t[3]
        xor rsi, r10                 ;  1032.0 alu2    43 t[3]
        mov r10, qword [rsp + 2520]  ;  1032.3 agu1    43 t[3]
        and r10, rdx                 ;  1035.3 alu0    43 t[3]
        xor rbp, r10                 ;  1036.3 alu1    43 t[3]
        xor rax, r10                 ;  1036.3 alu2    43 t[3]
        and rdx, qword [rsp + 2512]  ;  1033.7 alu0+agu2   43 t[3]
        xor r13, rax                 ;  1037.3 alu1    43 t[3]
        mov r10, qword [rsp + 2544]  ;  1034.3 agu0    43 t[3]
        and r10, rdi                 ;  1037.3 alu2    43 t[3]
        and rdi, qword [rsp + 2536]  ;  1035.0 alu0+agu1   43 t[3]
        xor rsi, r12                 ;  1035.3 alu1    43 t[3]
        mov r12, r14                 ;  1035.7 alu2    43 t[3] copy
        xor r12, r8                  ;  1036.7 alu0    43 t[3]
        xor r12, r13                 ;  1038.3 alu1    43 t[3]
        xor r11, r12                 ;  1039.3 alu2    43 t[3]
        xor rsi, r11                 ;  1040.3 alu0    43 t[3]
        xor rdi, rsi                 ;  1041.3 alu1    43 t[3]
        xor rcx, rdi                 ;  1042.3 alu2    43 t[3]
        xor rdx, r14                 ;  1038.0 alu0    43 t[3]
        xor rdx, rdi                 ;  1042.3 alu1    43 t[3]
        xor r10, rax                 ;  1038.7 alu2    43 t[3]
        xor r10, r11                 ;  1040.3 alu0    43 t[3]
        xor r9, rbx                  ;  1039.3 alu1    43 t[3]
        xor r9, rcx                  ;  1043.3 alu2    43 t[3]
        xor r8, r15                  ;  1040.0 alu0    43 t[3]
        xor r8, rcx                  ;  1043.3 alu1    43 t[3]
        xor r8, qword [rsp + 2496]   ;  1044.3 alu2+agu2   43 t[3]
        not r12                      ;  1041.0 alu0    43 t[3]
        not r13                      ;  1041.3 alu1    43 t[3]
        not r10                      ;  1041.7 alu2    43 t[3]
        not rdx                      ;  1043.3 alu0    43 t[3]
        mov r11, qword [rsp + 1264]  ;  1042.3 agu0    43 t[3]
        mov r14, qword [rsp + 1272]  ;  1042.7 agu1    43 t[3] reload
        xor r11, r14                 ;  1045.7 alu1    43 t[3]
        mov r15, r11                 ;  1046.7 alu2    43 t[3] copy
        xor r15, qword [rsp + 1248]  ;  1047.7 alu0+agu2   43 t[3]
        mov rdi, r15                 ;  1048.7 alu1    43 t[3] copy
        mov rax, qword [rsp + 1296]  ;  1044.3 agu0    43 t[3] reload
        xor rdi, rax                 ;  1049.7 alu2    43 t[3]
        mov rcx, rdi                 ;  1050.7 alu0    43 t[3] copy
        xor rcx, qword [rsp + 1288]  ;  1051.7 alu1+agu1   43 t[3]
        mov rbx, rdi                 ;  1050.7 alu2    43 t[3] copy
        xor rbx, qword [rsp + 1240]  ;  1051.7 alu0+agu2   43 t[3]
        mov qword [rsp + 2496], r13  ;  1046.3 agu0    43 t[3] spill
        mov r13, rbx                 ;  1052.7 alu1    43 t[3] copy
        xor r13, qword [rsp + 1256]  ;  1053.7 alu2+agu1   43 t[3]
        mov qword [rsp + 2536], r12  ;  1047.3 agu2    43 t[3] spill
        mov r12, r13                 ;  1054.7 alu0    43 t[3] copy
        xor r12, qword [rsp + 1264]  ;  1055.7 alu1+agu0   43 t[3]
        mov qword [rsp + 2544], r10  ;  1048.3 agu1    43 t[3] spill
        mov r10, rcx                 ;  1052.7 alu2    43 t[3] copy
        xor r10, qword [rsp + 1280]  ;  1053.7 alu0+agu2   43 t[3]
        mov qword [rsp + 2512], r8   ;  1049.3 agu0    43 t[3] spill
        mov r8, r10                  ;  1054.7 alu1    43 t[3] copy
        xor r8, qword [rsp + 1240]   ;  1055.7 alu2+agu1   43 t[3]
        mov qword [rsp + 2520], r9   ;  1050.7 agu2    43 t[3] spill
        mov r9, r10                  ;  1054.7 alu0    43 t[3] copy
        xor r9, r14                  ;  1055.7 alu1    43 t[3]
        mov qword [rsp + 2504], rbp  ;  1051.7 agu0    43 t[3] spill
        mov rbp, rcx                 ;  1052.7 alu2    43 t[3] copy
        xor rbp, r12                 ;  1056.7 alu0    43 t[3]
        mov qword [rsp + 2528], rsi  ;  1052.7 agu1    43 t[3] spill
        mov rsi, rbp                 ;  1057.7 alu1    43 t[3] copy
        xor rsi, rax                 ;  1058.7 alu2    43 t[3]
        mov qword [rsp + 2552], rdx  ;  1053.7 agu2    43 t[3] spill
        mov rdx, r9                  ;  1056.7 alu0    43 t[3] copy
        xor rdx, rsi                 ;  1059.7 alu1    43 t[3]
        mov r14, rdx                 ;  1060.7 alu2    43 t[3] copy
        xor r14, qword [rsp + 1264]  ;  1061.7 alu0+agu0   43 t[3]
        mov qword [rsp + 2560], r13  ;  1055.3 agu1    43 t[3] spill
        mov r13, rsi                 ;  1059.7 alu1    43 t[3] copy
        xor r13, qword [rsp + 1240]  ;  1060.7 alu2+agu2   43 t[3]
        xor r11, r13                 ;  1061.7 alu0    43 t[3]
        and r13, rsi                 ;  1061.7 alu1    43 t[3]
        xor r15, r13                 ;  1062.7 alu2    43 t[3]
        mov qword [rsp + 2568], rsi  ;  1059.7 agu0    43 t[3] spill
        mov rsi, r10                 ;  1057.7 alu0    43 t[3] copy
        and rsi, rdx                 ;  1060.7 alu1    43 t[3]
        xor r15, rsi                 ;  1063.7 alu2    43 t[3]
        mov rsi, r12                 ;  1058.7 alu0    43 t[3] copy
        and rsi, r11                 ;  1062.7 alu1    43 t[3]
        xor r13, rsi                 ;  1063.7 alu2    43 t[3]
        mov rsi, r12                 ;  1060.0 alu0    43 t[3] copy
        xor rsi, r9                  ;  1061.0 alu1    43 t[3]
        mov qword [rsp + 2576], r10  ;  1060.7 agu1    43 t[3] spill
        mov r10, rsi                 ;  1062.0 alu2    43 t[3] copy
        and r10, r14                 ;  1063.0 alu0    43 t[3]
        xor r10, r13                 ;  1064.7 alu1    43 t[3]
        xor r10, qword [rsp + 1272]  ;  1065.7 alu2+agu2   43 t[3]
        mov qword [rsp + 2584], rdx  ;  1062.3 agu0    43 t[3] spill
        mov rdx, rsi                 ;  1062.7 alu0    43 t[3] copy
        xor rdx, rax                 ;  1063.7 alu1    43 t[3]
        xor r13, qword [rsp + 2560]  ;  1064.7 alu2+agu1   43 t[3]
        mov qword [rsp + 2560], rsi  ;  1063.7 agu2    43 t[3] spill
        mov rsi, rbx                 ;  1064.0 alu0    43 t[3] copy
        or rsi, rax                  ;  1065.0 alu1    43 t[3]
        xor r13, rsi                 ;  1066.0 alu2    43 t[3]
        xor rsi, r15                 ;  1066.0 alu0    43 t[3]
        mov rax, rbp                 ;  1065.3 alu1    43 t[3] copy
        and rax, rdi                 ;  1066.3 alu2    43 t[3]
        xor r10, rax                 ;  1067.3 alu0    43 t[3]
        xor r15, rax                 ;  1067.3 alu1    43 t[3]
        mov rax, r11                 ;  1066.7 alu2    43 t[3] copy
        xor rax, rdi                 ;  1067.7 alu0    43 t[3]
        mov qword [rsp + 2592], rbp  ;  1067.3 agu0    43 t[3] spill
        mov rbp, rcx                 ;  1067.7 alu1    43 t[3] copy
        and rbp, rax                 ;  1068.7 alu2    43 t[3]
        xor r15, rbp                 ;  1069.7 alu0    43 t[3]
        mov rbp, rbx                 ;  1068.7 alu1    43 t[3] copy
        xor rbp, r14                 ;  1069.7 alu2    43 t[3]
        mov qword [rsp + 2600], rax  ;  1069.3 agu1    43 t[3] spill
        mov rax, rdx                 ;  1069.7 alu0    43 t[3] copy
        and rax, rbp                 ;  1070.7 alu1    43 t[3]
        xor rsi, rax                 ;  1071.7 alu2    43 t[3]
        mov rax, r15                 ;  1070.7 alu0    43 t[3] copy
        and rax, r10                 ;  1071.7 alu1    43 t[3]
        xor rsi, rax                 ;  1072.7 alu2    43 t[3]
        mov qword [rsp + 2608], rcx  ;  1071.7 agu2    43 t[3] spill
        mov rcx, r8                  ;  1072.0 alu0    43 t[3] copy
        and rcx, r9                  ;  1073.0 alu1    43 t[3]
        xor r13, rcx                 ;  1074.0 alu2    43 t[3]
        mov rcx, rsi                 ;  1073.7 alu0    43 t[3] copy
        and rcx, r13                 ;  1075.0 alu1    43 t[3]
        xor r15, rcx                 ;  1076.0 alu2    43 t[3]
        xor rsi, r10                 ;  1074.0 alu0    43 t[3]
        mov rcx, r13                 ;  1075.0 alu1    43 t[3] copy
        and rcx, r15                 ;  1077.0 alu2    43 t[3]
        xor r10, rcx                 ;  1078.0 alu0    43 t[3]
        or rax, rsi                  ;  1075.3 alu1    43 t[3]
        xor rax, r15                 ;  1077.0 alu2    43 t[3]
        and r15, r10                 ;  1079.0 alu0    43 t[3]
        and rbp, r10                 ;  1079.0 alu1    43 t[3]
        xor r13, r15                 ;  1080.0 alu2    43 t[3]
        mov r15, r10                 ;  1079.0 alu0    43 t[3] copy
        or r15, rax                  ;  1080.0 alu1    43 t[3]
        xor rsi, r15                 ;  1081.0 alu2    43 t[3]
        and r12, rsi                 ;  1082.0 alu0    43 t[3]
        mov r15, r10                 ;  1079.0 alu1    43 t[3] copy
        xor r15, rax                 ;  1080.0 alu2    43 t[3]
        and rbx, rax                 ;  1079.0 alu0    43 t[3]
        mov rcx, r15                 ;  1081.0 alu1    43 t[3] copy
        xor rcx, rsi                 ;  1082.0 alu2    43 t[3]
        and r11, rsi                 ;  1082.0 alu0    43 t[3]
        xor rsi, r13                 ;  1082.0 alu1    43 t[3]
        and r14, r15                 ;  1081.0 alu2    43 t[3]
        xor r11, r14                 ;  1083.0 alu0    43 t[3]
        and r9, rcx                  ;  1083.0 alu1    43 t[3]
        and r8, rcx                  ;  1083.0 alu2    43 t[3]
        mov rcx, rax                 ;  1082.0 alu0    43 t[3] copy
        and rcx, qword [rsp + 1296]  ;  1083.0 alu1+agu0   43 t[3]
        xor rax, rsi                 ;  1083.0 alu2    43 t[3]
        and rdi, rsi                 ;  1083.0 alu0    43 t[3]
        and rdx, r10                 ;  1083.3 alu1    43 t[3]
        and rsi, qword [rsp + 2592]  ;  1083.7 alu2+agu1   43 t[3]
        xor r10, r13                 ;  1084.0 alu0    43 t[3]
        and r15, qword [rsp + 2560]  ;  1084.3 alu1+agu2   43 t[3]
        mov qword [rsp + 2560], rbx  ;  1084.7 agu0    43 t[3] spill
        mov rbx, qword [rsp + 2568]  ;  1085.0 agu1    43 t[3]
        and rbx, rax                 ;  1088.0 alu2    43 t[3]
        and rax, qword [rsp + 1240]  ;  1085.7 alu0+agu2   43 t[3]
        xor rdi, rax                 ;  1086.7 alu1    43 t[3]
        xor rbx, rcx                 ;  1089.0 alu2    43 t[3]
        xor rbx, rdx                 ;  1090.0 alu0    43 t[3]
        xor rdx, r9                  ;  1087.0 alu1    43 t[3]
        xor rcx, rsi                 ;  1087.3 alu2    43 t[3]
        mov rsi, qword [rsp + 2584]  ;  1087.7 agu0    43 t[3]
        and rsi, r10                 ;  1090.7 alu0    43 t[3]
        xor rbx, rsi                 ;  1091.7 alu1    43 t[3]
        xor r12, rsi                 ;  1091.7 alu2    43 t[3]
        and r10, qword [rsp + 2576]  ;  1089.0 alu0+agu1   43 t[3]
        xor rdx, r12                 ;  1092.7 alu1    43 t[3]
        mov rsi, qword [rsp + 2608]  ;  1089.7 agu2    43 t[3]
        and rsi, r13                 ;  1092.7 alu2    43 t[3]
        and r13, qword [rsp + 2600]  ;  1090.3 alu0+agu0   43 t[3]
        xor rcx, r9                  ;  1090.7 alu1    43 t[3]
        mov r9, rdi                  ;  1091.0 alu2    43 t[3] copy
        xor r9, r11                  ;  1092.0 alu0    43 t[3]
        xor r9, rdx                  ;  1093.7 alu1    43 t[3]
        xor r15, r9                  ;  1094.7 alu2    43 t[3]
        xor rcx, r15                 ;  1095.7 alu0    43 t[3]
        xor r13, rcx                 ;  1096.7 alu1    43 t[3]
        xor rbp, r13                 ;  1097.7 alu2    43 t[3]
        xor r10, rdi                 ;  1093.3 alu0    43 t[3]
        xor r10, r13                 ;  1097.7 alu1    43 t[3]
        xor rsi, r12                 ;  1094.0 alu2    43 t[3]
        xor rsi, r15                 ;  1095.7 alu0    43 t[3]
        xor r14, r8                  ;  1094.7 alu1    43 t[3]
        xor r14, rbp                 ;  1098.7 alu2    43 t[3]
        xor r11, rax                 ;  1095.3 alu0    43 t[3]
        xor r11, rbp                 ;  1098.7 alu1    43 t[3]
        xor r11, qword [rsp + 2560]  ;  1099.7 alu2+agu1   43 t[3]
        not r9                       ;  1096.3 alu0    43 t[3]
        not rdx                      ;  1096.7 alu1    43 t[3]
        not rsi                      ;  1097.0 alu2    43 t[3]
        not r10                      ;  1098.7 alu0    43 t[3]
        mov r8, qword [rsp + 2424]   ;  1097.7 agu2    55 t[3]
        mov r12, qword [rsp + 2488]  ;  1098.0 agu0    43 t[3] reload
        xor r8, r12                  ;  1101.0 alu1    55 t[3]
        mov r13, qword [rsp + 2368]  ;  1098.7 agu1    55 t[3]
        xor r13, qword [rsp + 2408]  ;  1101.7 alu2+agu2   55 t[3]
        xor r13, qword [rsp + 2416]  ;  1102.7 alu0+agu0   55 t[3]
        xor r13, qword [rsp + 2400]  ;  1103.7 alu1+agu1   55 t[3]
        mov r15, qword [rsp + 2464]  ;  1100.0 agu2    43 t[3] reload
        xor r13, r15                 ;  1104.7 alu2    55 t[3]
        mov rdi, qword [rsp + 2376]  ;  1100.7 agu0    55 t[3]
        mov rbp, qword [rsp + 2440]  ;  1101.0 agu1    43 t[3] reload
        xor rdi, rbp                 ;  1104.0 alu0    55 t[3]
        mov rax, qword [rsp + 2424]  ;  1101.7 agu2    55 t[3]
        xor rax, r14                 ;  1104.7 alu1    55 t[3]
        xor rsi, rbp                 ;  1104.0 alu2    55 t[3]
        mov rbp, qword [rsp + 2312]  ;  1102.7 agu0    55 t[3]
        xor rbp, qword [rsp + 2456]  ;  1105.7 alu0+agu1   55 t[3]
        xor r10, qword [rsp + 2456]  ;  1103.3 alu1+agu2   55 t[3]
        xor r12, qword [rsp + 2520]  ;  1103.7 alu2+agu0   55 t[3]
        xor r15, r12                 ;  1104.7 alu0    55 t[3]
        xor r15, qword [rsp + 2512]  ;  1105.7 alu1+agu1   55 t[3]
        mov qword [rsp + 2464], rax  ;  1105.7 agu2    55 t[3] spill
        mov rax, qword [rsp + 2424]  ;  1105.0 agu0    55 t[3]
        xor rax, rbp                 ;  1108.0 alu2    55 t[3]
        xor rbp, rsi                 ;  1106.7 alu0    55 t[3]
        mov qword [rsp + 2424], rbp  ;  1107.7 agu1    55 t[3] spill
        mov rbp, qword [rsp + 2312]  ;  1106.3 agu2    55 t[3]
        xor rbp, qword [rsp + 2552]  ;  1109.3 alu1+agu0   55 t[3]
        mov qword [rsp + 2312], rbp  ;  1110.3 agu1    55 t[3] spill
        mov rbp, qword [rsp + 2360]  ;  1107.3 agu2    55 t[3]
        xor rbp, rdi                 ;  1110.3 alu2    55 t[3]
        xor rbp, rcx                 ;  1111.3 alu0    55 t[3]
        xor rdi, qword [rsp + 2552]  ;  1108.3 alu1+agu0   55 t[3]
        mov qword [rsp + 2552], rbp  ;  1112.3 agu1    55 t[3] spill
        mov rbp, qword [rsp + 2528]  ;  1109.0 agu2    55 t[3]
        xor rbp, rcx                 ;  1112.0 alu2    55 t[3]
        xor r14, qword [rsp + 2520]  ;  1109.7 alu0+agu0   55 t[3]
        mov qword [rsp + 2520], rcx  ;  1110.0 agu1    43 t[3] spill
        mov rcx, qword [rsp + 2448]  ;  1110.3 agu2    55 t[3]
        xor rcx, r8                  ;  1113.3 alu1    55 t[3]
        xor r9, qword [rsp + 2536]   ;  1111.0 alu2+agu0   55 t[3]
        mov qword [rsp + 2448], r8   ;  1111.3 agu1    55 t[3] spill
        mov r8, qword [rsp + 2504]   ;  1111.7 agu2    55 t[3]
        xor r8, rbx                  ;  1114.7 alu0    55 t[3]
        mov qword [rsp + 2528], rbx  ;  1112.3 agu0    43 t[3] spill
        mov rbx, qword [rsp + 2480]  ;  1112.7 agu1    55 t[3]
        xor rbx, r8                  ;  1115.7 alu1    55 t[3]
        xor r8, r14                  ;  1115.7 alu2    55 t[3]
        mov qword [rsp + 2488], rbp  ;  1113.7 agu2    55 t[3] spill
        mov rbp, qword [rsp + 2544]  ;  1114.0 agu0    55 t[3]
        xor rbp, rsi                 ;  1117.0 alu0    55 t[3]
        mov qword [rsp + 2456], rsi  ;  1114.7 agu1    55 t[3] spill
        mov rsi, rdi                 ;  1115.0 alu1    55 t[3] copy
        xor rsi, r10                 ;  1116.0 alu2    55 t[3]
        mov qword [rsp + 2440], rdi  ;  1115.7 agu2    55 t[3] spill
        mov rdi, rax                 ;  1116.0 alu0    55 t[3] copy
        xor rdi, r12                 ;  1117.0 alu1    55 t[3]
        xor r10, rdi                 ;  1118.0 alu2    55 t[3]
        xor r12, r9                  ;  1117.0 alu0    55 t[3]
        mov qword [rsp + 2400], r10  ;  1119.0 agu0    55 t[3] spill
        mov r10, qword [rsp + 2336]  ;  1117.7 agu1    55 t[3]
        xor r10, rbx                 ;  1120.7 alu1    55 t[3]
        xor rbx, qword [rsp + 2392]  ;  1118.3 alu2+agu2   55 t[3]
        mov qword [rsp + 2416], rax  ;  1118.7 agu0    55 t[3] spill
        mov rax, rdx                 ;  1119.0 alu0    55 t[3] copy
        xor rax, r10                 ;  1121.7 alu1    55 t[3]
        mov qword [rsp + 2408], r12  ;  1119.7 agu1    55 t[3] spill
        mov r12, r9                  ;  1120.0 alu2    55 t[3] copy
        xor r12, r8                  ;  1121.0 alu0    55 t[3]
        xor r12, rax                 ;  1122.7 alu1    55 t[3]
        xor r9, rcx                  ;  1121.0 alu2    55 t[3]
        xor rcx, qword [rsp + 2384]  ;  1121.3 alu0+agu2   55 t[3]
        mov qword [rsp + 2368], rax  ;  1122.7 agu0    55 t[3] spill
        mov rax, qword [rsp + 2472]  ;  1122.0 agu1    55 t[3]
        xor rax, qword [rsp + 2504]  ;  1125.0 alu1+agu2   55 t[3]
        mov qword [rsp + 2504], r12  ;  1123.7 agu0    55 t[3] spill
        mov r12, r11                 ;  1123.0 alu2    55 t[3] copy
        xor r12, r13                 ;  1124.0 alu0    55 t[3]
        mov qword [rsp + 2560], rdi  ;  1123.7 agu1    55 t[3] spill
        mov rdi, rbx                 ;  1124.0 alu1    55 t[3] copy
        xor rdi, rax                 ;  1126.0 alu2    55 t[3]
        xor rax, r15                 ;  1126.0 alu0    55 t[3]
        xor rax, r12                 ;  1127.0 alu1    55 t[3]
        xor r15, qword [rsp + 2488]  ;  1125.3 alu2+agu2   55 t[3]
        xor r11, r14                 ;  1125.7 alu0    55 t[3]
        xor r14, qword [rsp + 2312]  ;  1126.0 alu1+agu0   55 t[3]
        xor r11, qword [rsp + 2512]  ;  1126.7 alu2+agu1   55 t[3]
        xor r11, qword [rsp + 2520]  ;  1127.7 alu0+agu2   55 t[3]
        mov qword [rsp + 2520], r12  ;  1127.0 agu0    55 t[3] spill
        mov r12, qword [rsp + 2360]  ;  1127.3 agu1    55 t[3]
        xor r12, qword [rsp + 2432]  ;  1130.3 alu1+agu2   55 t[3]
        xor r11, r12                 ;  1131.3 alu2    55 t[3]
        xor r12, rbp                 ;  1131.3 alu0    55 t[3]
        xor rbp, rsi                 ;  1128.7 alu1    55 t[3]
        xor rbp, qword [rsp + 2376]  ;  1129.7 alu2+agu0   55 t[3]
        mov qword [rsp + 2600], r11  ;  1132.3 agu1    55 t[3] spill
        mov r11, qword [rsp + 2480]  ;  1129.7 agu2    55 t[3]
        xor r11, qword [rsp + 2496]  ;  1132.7 alu0+agu0   55 t[3]
        xor rdx, r11                 ;  1133.7 alu1    55 t[3]
        xor r11, r9                  ;  1133.7 alu2    55 t[3]
        mov qword [rsp + 2480], rdi  ;  1131.0 agu1    55 t[3] spill
        mov rdi, qword [rsp + 2536]  ;  1131.3 agu2    55 t[3]
        xor rdi, qword [rsp + 2464]  ;  1134.3 alu0+agu0   55 t[3]
        mov qword [rsp + 2536], r14  ;  1132.0 agu1    55 t[3] spill
        mov r14, rcx                 ;  1132.3 alu1    55 t[3] copy
        xor r14, rdi                 ;  1135.3 alu2    55 t[3]
        mov qword [rsp + 2608], r14  ;  1136.3 agu2    55 t[3] spill
        mov r14, qword [rsp + 2528]  ;  1133.3 agu0    55 t[3]
        xor r14, r13                 ;  1136.3 alu0    55 t[3]
        xor r14, qword [rsp + 2464]  ;  1137.3 alu1+agu1   55 t[3]
        xor r14, qword [rsp + 2392]  ;  1138.3 alu2+agu2   55 t[3]
        xor r13, qword [rsp + 2448]  ;  1134.7 alu0+agu0   55 t[3]
        xor rcx, rdx                 ;  1135.0 alu1    55 t[3]
        xor r10, qword [rsp + 2472]  ;  1135.3 alu2+agu1   55 t[3]
        xor rdi, r11                 ;  1135.7 alu0    55 t[3]
        xor rdi, qword [rsp + 2504]  ;  1136.7 alu1+agu2   55 t[3]
        xor rbx, qword [rsp + 2496]  ;  1136.3 alu2+agu0   55 t[3]
        mov qword [rsp + 2496], r11  ;  1136.7 agu1    55 t[3] spill
        mov r11, qword [rsp + 1376]  ;  1137.0 agu2    55 t[0].0 reload
        xor r9, qword [r11 + 1792]   ;  1143.0 alu0+agu0   55 t[3]
        xor rcx, qword [r11 + 1800]  ;  1143.0 alu1+agu1   55 t[3]
        xor r10, qword [r11 + 1808]  ;  1143.0 alu2+agu2   55 t[3]
        xor rsi, qword [r11 + 1840]  ;  1143.0 alu0+agu0   55 t[3]
        xor rdi, qword [r11 + 1864]  ;  1143.0 alu1+agu1   55 t[3]
        xor rbx, qword [r11 + 1872]  ;  1143.0 alu2+agu2   55 t[3]
        mov qword [rsp + 2472], rbx  ;  1144.0 agu0    55 t[3] spill
        mov rbx, r8                  ;  1139.7 alu0    55 t[3] copy
        xor rbx, r14                 ;  1140.7 alu1    55 t[3]
        xor rbx, rax                 ;  1141.7 alu2    55 t[3]
        xor rbx, qword [r11 + 1816]  ;  1143.0 alu0+agu1   55 t[3]
        xor rax, qword [r11 + 1880]  ;  1143.0 alu1+agu2   55 t[3]
        mov qword [rsp + 2392], rax  ;  1144.0 agu0    55 t[3] spill
        mov rax, qword [rsp + 2432]  ;  1141.7 agu1    55 t[3]
        xor rax, r13                 ;  1144.7 alu2    55 t[3]
        xor rax, qword [r11 + 1824]  ;  1145.7 alu0+agu2   55 t[3]
        xor rax, qword [rsp + 2488]  ;  1146.7 alu1+agu0   55 t[3]
        mov qword [rsp + 2432], rdi  ;  1144.0 agu1    55 t[3] spill
        mov rdi, r12                 ;  1143.7 alu2    55 t[3] copy
        xor rdi, qword [r11 + 1832]  ;  1144.7 alu0+agu2   55 t[3]
        xor r12, qword [r11 + 1896]  ;  1144.3 alu1+agu0   55 t[3]
        xor r12, qword [rsp + 2488]  ;  1145.3 alu2+agu1   55 t[3]
        xor r12, qword [rsp + 2552]  ;  1146.3 alu0+agu2   55 t[3]
        xor rdx, qword [r11 + 1936]  ;  1145.3 alu1+agu0   55 t[3]
        xor rdx, qword [rsp + 2480]  ;  1146.3 alu2+agu1   55 t[3]
        mov qword [rsp + 2528], rdx  ;  1147.3 agu2    55 t[3] spill
        mov rdx, qword [rsp + 2560]  ;  1146.3 agu0    55 t[3]
        xor rdx, qword [r11 + 1848]  ;  1149.3 alu0+agu1   55 t[3]
        xor rdx, qword [rsp + 2464]  ;  1150.3 alu1+agu2   55 t[3]
        xor r8, qword [r11 + 1944]   ;  1147.3 alu2+agu0   55 t[3]
        xor r8, qword [rsp + 2520]   ;  1148.3 alu0+agu1   55 t[3]
        mov qword [rsp + 2520], r8   ;  1149.3 agu2    55 t[3] spill
        mov r8, qword [rsp + 2408]   ;  1148.3 agu0    55 t[3]
        xor r8, qword [r11 + 1856]   ;  1151.3 alu1+agu1   55 t[3]
        xor r8, qword [rsp + 2384]   ;  1152.3 alu2+agu2   55 t[3]
        mov qword [rsp + 2384], r12  ;  1149.3 agu0    55 t[3] spill
        mov r12, qword [rsp + 2360]  ;  1149.7 agu1    55 t[3]
        xor r12, r15                 ;  1152.7 alu0    55 t[3]
        xor r12, qword [r11 + 1888]  ;  1153.7 alu1+agu2   55 t[3]
        mov qword [rsp + 2360], r12  ;  1154.7 agu0    55 t[3] spill
        mov r12, qword [rsp + 2424]  ;  1151.0 agu1    55 t[3]
        xor r12, rbp                 ;  1154.0 alu2    55 t[3]
        xor r12, qword [r11 + 1904]  ;  1155.0 alu0+agu2   55 t[3]
        xor rbp, qword [r11 + 1968]  ;  1152.0 alu1+agu0   55 t[3]
        xor rbp, qword [rsp + 2312]  ;  1153.0 alu2+agu1   55 t[3]
        mov qword [rsp + 2312], rbp  ;  1154.0 agu2    55 t[3] spill
        mov rbp, qword [rsp + 2536]  ;  1153.0 agu0    55 t[3]
        xor rbp, qword [r11 + 1912]  ;  1156.0 alu0+agu1   55 t[3]
        xor rbp, qword [rsp + 2416]  ;  1157.0 alu1+agu2   55 t[3]
        xor r15, r13                 ;  1154.0 alu2    55 t[3]
        mov r13, qword [rsp + 2408]  ;  1154.3 agu0    55 t[3]
        xor r13, qword [r11 + 1920]  ;  1157.3 alu0+agu1   55 t[3]
        xor r13, qword [rsp + 2608]  ;  1158.3 alu1+agu2   55 t[3]
        xor r14, qword [r11 + 2008]  ;  1155.3 alu2+agu0   55 t[3]
        xor r14, qword [rsp + 2512]  ;  1156.3 alu0+agu1   55 t[3]
        xor r15, qword [r11 + 2016]  ;  1156.0 alu1+agu2   55 t[3]
        xor r15, qword [rsp + 2600]  ;  1157.0 alu2+agu0   55 t[3]
        mov qword [rsp + 2512], r15  ;  1158.0 agu1    55 t[3] spill
        mov r15, qword [rsp + 2504]  ;  1157.0 agu2    55 t[3]
        xor r15, qword [r11 + 1928]  ;  1160.0 alu0+agu0   55 t[3]
        mov qword [rsp + 2504], r14  ;  1157.7 agu1    55 t[3] spill
        mov r14, qword [rsp + 2600]  ;  1158.0 agu2    55 t[3]
        xor r14, qword [r11 + 1952]  ;  1161.0 alu1+agu0   55 t[3]
        mov qword [rsp + 2600], r14  ;  1162.0 agu1    55 t[3] spill
        mov r14, qword [rsp + 2376]  ;  1159.0 agu2    55 t[3]
        xor r14, qword [r11 + 1960]  ;  1162.0 alu2+agu0   55 t[3]
        xor r14, qword [rsp + 2456]  ;  1163.0 alu0+agu1   55 t[3]
        xor r14, qword [rsp + 2488]  ;  1164.0 alu1+agu2   55 t[3]
        mov qword [rsp + 2488], r14  ;  1165.0 agu0    55 t[3] spill
        mov r14, qword [rsp + 2536]  ;  1160.7 agu1    55 t[3]
        xor r14, qword [r11 + 1976]  ;  1163.7 alu2+agu2   55 t[3]
        xor r14, qword [rsp + 2400]  ;  1164.7 alu0+agu0   55 t[3]
        mov qword [rsp + 2536], r14  ;  1165.7 agu1    55 t[3] spill
        mov r14, qword [rsp + 2608]  ;  1162.0 agu2    55 t[3]
        xor r14, qword [r11 + 1984]  ;  1165.0 alu1+agu0   55 t[3]
        xor r14, qword [rsp + 2448]  ;  1166.0 alu2+agu1   55 t[3]
        mov qword [rsp + 2448], r14  ;  1167.0 agu2    55 t[3] spill
        mov r14, qword [rsp + 2336]  ;  1163.3 agu0    55 t[3]
        xor r14, qword [r11 + 1992]  ;  1166.3 alu0+agu1   55 t[3]
        xor r14, qword [rsp + 2608]  ;  1167.3 alu1+agu2   55 t[3]
        xor r14, qword [rsp + 2496]  ;  1168.3 alu2+agu0   55 t[3]
        mov qword [rsp + 2496], r14  ;  1169.3 agu1    55 t[3] spill
        mov r14, qword [rsp + 2480]  ;  1165.0 agu2    55 t[3]
        xor r14, qword [r11 + 2000]  ;  1168.0 alu0+agu0   55 t[3]
        xor r14, qword [rsp + 2368]  ;  1169.0 alu1+agu1   55 t[3]
        mov qword [rsp + 2368], r14  ;  1170.0 agu2    55 t[3] spill
        mov r14, qword [rsp + 2552]  ;  1166.3 agu0    55 t[3]
        xor r14, qword [r11 + 2024]  ;  1169.3 alu2+agu1   55 t[3]
        xor r14, qword [rsp + 2544]  ;  1170.3 alu0+agu2   55 t[3]
        mov qword [rsp + 2544], r14  ;  1171.3 agu0    55 t[3] spill
        mov r14, qword [rsp + 2440]  ;  1167.7 agu1    55 t[3]
        xor r14, qword [r11 + 2032]  ;  1170.7 alu1+agu2   55 t[3]
        xor r14, qword [rsp + 2424]  ;  1171.7 alu2+agu0   55 t[3]
        mov qword [rsp + 2424], r14  ;  1172.7 agu1    55 t[3] spill
        mov r14, qword [rsp + 2400]  ;  1169.0 agu2    55 t[3]
        xor r14, qword [r11 + 2040]  ;  1172.0 alu0+agu0   55 t[3]
        mov r11, qword [rsp + 1816]  ;  1169.7 agu1    55 t[0] reload
        mov qword [rsp + 536], r11   ;  1172.7 agu2    53 rounds
        mov r11, qword [rsp + 1808]  ;  1170.3 agu0    55 t[0] reload
        mov qword [rsp + 544], r11   ;  1173.3 agu1    53 rounds
        mov r11, qword [rsp + 1792]  ;  1171.0 agu2    55 t[0] reload
        mov qword [rsp + 552], r11   ;  1174.0 agu0    53 rounds
        mov r11, qword [rsp + 1696]  ;  1171.7 agu1    55 t[0] reload
        mov qword [rsp + 560], r11   ;  1174.7 agu2    53 rounds
        mov r11, qword [rsp + 1648]  ;  1172.3 agu0    55 t[0] reload
        mov qword [rsp + 568], r11   ;  1175.3 agu1    53 rounds
        mov r11, qword [rsp + 1640]  ;  1173.0 agu2    55 t[0] reload
        mov qword [rsp + 576], r11   ;  1176.0 agu0    53 rounds
        mov r11, qword [rsp + 1608]  ;  1173.7 agu1    55 t[0] reload
        mov qword [rsp + 584], r11   ;  1176.7 agu2    53 rounds
        mov r11, qword [rsp + 1688]  ;  1174.3 agu0    55 t[0] reload
        mov qword [rsp + 592], r11   ;  1177.3 agu1    53 rounds
        mov r11, qword [rsp + 1592]  ;  1175.0 agu2    55 t[0] reload
        mov qword [rsp + 600], r11   ;  1178.0 agu0    53 rounds
        mov r11, qword [rsp + 1664]  ;  1175.7 agu1    55 t[0] reload
        mov qword [rsp + 608], r11   ;  1178.7 agu2    53 rounds
        mov r11, qword [rsp + 1704]  ;  1176.3 agu0    55 t[0] reload
        mov qword [rsp + 616], r11   ;  1179.3 agu1    53 rounds
        mov r11, qword [rsp + 1624]  ;  1177.0 agu2    55 t[0] reload
        mov qword [rsp + 624], r11   ;  1180.0 agu0    53 rounds
        mov r11, qword [rsp + 1600]  ;  1177.7 agu1    55 t[0] reload
        mov qword [rsp + 632], r11   ;  1180.7 agu2    53 rounds
        mov r11, qword [rsp + 1616]  ;  1178.3 agu0    55 t[0] reload
        mov qword [rsp + 640], r11   ;  1181.3 agu1    53 rounds
        mov r11, qword [rsp + 1840]  ;  1179.0 agu2    55 t[0] reload
        mov qword [rsp + 648], r11   ;  1182.0 agu0    53 rounds
        mov r11, qword [rsp + 1712]  ;  1179.7 agu1    55 t[0] reload
        mov qword [rsp + 656], r11   ;  1182.7 agu2    53 rounds
        mov r11, qword [rsp + 1784]  ;  1180.3 agu0    55 t[0] reload
        mov qword [rsp + 664], r11   ;  1183.3 agu1    53 rounds
        mov r11, qword [rsp + 1672]  ;  1181.0 agu2    55 t[0] reload
        mov qword [rsp + 672], r11   ;  1184.0 agu0    53 rounds
        mov r11, qword [rsp + 1760]  ;  1181.7 agu1    55 t[0] reload
        mov qword [rsp + 680], r11   ;  1184.7 agu2    53 rounds
        mov r11, qword [rsp + 1752]  ;  1182.3 agu0    55 t[0] reload
        mov qword [rsp + 688], r11   ;  1185.3 agu1    53 rounds
        mov r11, qword [rsp + 1832]  ;  1183.0 agu2    55 t[0] reload
        mov qword [rsp + 696], r11   ;  1186.0 agu0    53 rounds
        mov r11, qword [rsp + 1720]  ;  1183.7 agu1    55 t[0] reload
        mov qword [rsp + 704], r11   ;  1186.7 agu2    53 rounds
        mov r11, qword [rsp + 1576]  ;  1184.3 agu0    55 t[0] reload
        mov qword [rsp + 712], r11   ;  1187.3 agu1    53 rounds
        mov r11, qword [rsp + 1768]  ;  1185.0 agu2    55 t[0] reload
        mov qword [rsp + 720], r11   ;  1188.0 agu0    53 rounds
        mov r11, qword [rsp + 1680]  ;  1185.7 agu1    55 t[0] reload
        mov qword [rsp + 728], r11   ;  1188.7 agu2    53 rounds
        mov r11, qword [rsp + 1728]  ;  1186.3 agu0    55 t[0] reload
        mov qword [rsp + 736], r11   ;  1189.3 agu1    53 rounds
        mov r11, qword [rsp + 1584]  ;  1187.0 agu2    55 t[0] reload
        mov qword [rsp + 744], r11   ;  1190.0 agu0    53 rounds
        mov r11, qword [rsp + 1736]  ;  1187.7 agu1    55 t[0] reload
        mov qword [rsp + 752], r11   ;  1190.7 agu2    53 rounds
        mov r11, qword [rsp + 1744]  ;  1188.3 agu0    55 t[0] reload
        mov qword [rsp + 760], r11   ;  1191.3 agu1    53 rounds
        mov r11, qword [rsp + 1776]  ;  1189.0 agu2    55 t[0] reload
        mov qword [rsp + 768], r11   ;  1192.0 agu0    53 rounds
        mov r11, qword [rsp + 1656]  ;  1189.7 agu1    55 t[0] reload
        mov qword [rsp + 776], r11   ;  1192.7 agu2    53 rounds
        mov r11, qword [rsp + 1632]  ;  1190.3 agu0    55 t[0] reload
        mov qword [rsp + 784], r11   ;  1193.3 agu1    53 rounds
        mov r11, qword [rsp + 2072]  ;  1191.0 agu2    55 t[1] reload
        mov qword [rsp + 792], r11   ;  1194.0 agu0    53 rounds
        mov r11, qword [rsp + 2064]  ;  1191.7 agu1    55 t[1] reload
        mov qword [rsp + 800], r11   ;  1194.7 agu2    53 rounds
        mov r11, qword [rsp + 2048]  ;  1192.3 agu0    55 t[1] reload
        mov qword [rsp + 808], r11   ;  1195.3 agu1    53 rounds
        mov r11, qword [rsp + 1952]  ;  1193.0 agu2    55 t[1] reload
        mov qword [rsp + 816], r11   ;  1196.0 agu0    53 rounds
        mov r11, qword [rsp + 1904]  ;  1193.7 agu1    55 t[1] reload
        mov qword [rsp + 824], r11   ;  1196.7 agu2    53 rounds
        mov r11, qword [rsp + 1896]  ;  1194.3 agu0    55 t[1] reload
        mov qword [rsp + 832], r11   ;  1197.3 agu1    53 rounds
        mov r11, qword [rsp + 1864]  ;  1195.0 agu2    55 t[1] reload
        mov qword [rsp + 840], r11   ;  1198.0 agu0    53 rounds
        mov r11, qword [rsp + 1944]  ;  1195.7 agu1    55 t[1] reload
        mov qword [rsp + 848], r11   ;  1198.7 agu2    53 rounds
        mov r11, qword [rsp + 1824]  ;  1196.3 agu0    55 t[1] reload
        mov qword [rsp + 856], r11   ;  1199.3 agu1    53 rounds
        mov r11, qword [rsp + 1920]  ;  1197.0 agu2    55 t[1] reload
        mov qword [rsp + 864], r11   ;  1200.0 agu0    53 rounds
        mov r11, qword [rsp + 1960]  ;  1197.7 agu1    55 t[1] reload
        mov qword [rsp + 872], r11   ;  1200.7 agu2    53 rounds
        mov r11, qword [rsp + 1880]  ;  1198.3 agu0    55 t[1] reload
        mov qword [rsp + 880], r11   ;  1201.3 agu1    53 rounds
        mov r11, qword [rsp + 1848]  ;  1199.0 agu2    55 t[1] reload
        mov qword [rsp + 888], r11   ;  1202.0 agu0    53 rounds
        mov r11, qword [rsp + 1872]  ;  1199.7 agu1    55 t[1] reload
        mov qword [rsp + 896], r11   ;  1202.7 agu2    53 rounds
        mov r11, qword [rsp + 2096]  ;  1200.3 agu0    55 t[1] reload
        mov qword [rsp + 904], r11   ;  1203.3 agu1    53 rounds
        mov r11, qword [rsp + 1968]  ;  1201.0 agu2    55 t[1] reload
        mov qword [rsp + 912], r11   ;  1204.0 agu0    53 rounds
        mov r11, qword [rsp + 2040]  ;  1201.7 agu1    55 t[1] reload
        mov qword [rsp + 920], r11   ;  1204.7 agu2    53 rounds
        mov r11, qword [rsp + 1928]  ;  1202.3 agu0    55 t[1] reload
        mov qword [rsp + 928], r11   ;  1205.3 agu1    53 rounds
        mov r11, qword [rsp + 2016]  ;  1203.0 agu2    55 t[1] reload
        mov qword [rsp + 936], r11   ;  1206.0 agu0    53 rounds
        mov r11, qword [rsp + 2008]  ;  1203.7 agu1    55 t[1] reload
        mov qword [rsp + 944], r11   ;  1206.7 agu2    53 rounds
        mov r11, qword [rsp + 2088]  ;  1204.3 agu0    55 t[1] reload
        mov qword [rsp + 952], r11   ;  1207.3 agu1    53 rounds
        mov r11, qword [rsp + 1976]  ;  1205.0 agu2    55 t[1] reload
        mov qword [rsp + 960], r11   ;  1208.0 agu0    53 rounds
        mov r11, qword [rsp + 1800]  ;  1205.7 agu1    55 t[1] reload
        mov qword [rsp + 968], r11   ;  1208.7 agu2    53 rounds
        mov r11, qword [rsp + 2024]  ;  1206.3 agu0    55 t[1] reload
        mov qword [rsp + 976], r11   ;  1209.3 agu1    53 rounds
        mov r11, qword [rsp + 1936]  ;  1207.0 agu2    55 t[1] reload
        mov qword [rsp + 984], r11   ;  1210.0 agu0    53 rounds
        mov r11, qword [rsp + 1984]  ;  1207.7 agu1    55 t[1] reload
        mov qword [rsp + 992], r11   ;  1210.7 agu2    53 rounds
        mov r11, qword [rsp + 1856]  ;  1208.3 agu0    55 t[1] reload
        mov qword [rsp + 1000], r11  ;  1211.3 agu1    53 rounds
        mov r11, qword [rsp + 1992]  ;  1209.0 agu2    55 t[1] reload
        mov qword [rsp + 1008], r11  ;  1212.0 agu0    53 rounds
        mov r11, qword [rsp + 2000]  ;  1209.7 agu1    55 t[1] reload
        mov qword [rsp + 1016], r11  ;  1212.7 agu2    53 rounds
        mov r11, qword [rsp + 2032]  ;  1210.3 agu0    55 t[1] reload
        mov qword [rsp + 1024], r11  ;  1213.3 agu1    53 rounds
        mov r11, qword [rsp + 1912]  ;  1211.0 agu2    55 t[1] reload
        mov qword [rsp + 1032], r11  ;  1214.0 agu0    53 rounds
        mov r11, qword [rsp + 1888]  ;  1211.7 agu1    55 t[1] reload
        mov qword [rsp + 1040], r11  ;  1214.7 agu2    53 rounds
        mov r11, qword [rsp + 2328]  ;  1212.3 agu0    55 t[2] reload
        mov qword [rsp + 1048], r11  ;  1215.3 agu1    53 rounds
        mov r11, qword [rsp + 2320]  ;  1213.0 agu2    55 t[2] reload
        mov qword [rsp + 1056], r11  ;  1216.0 agu0    53 rounds
        mov r11, qword [rsp + 2304]  ;  1213.7 agu1    55 t[2] reload
        mov qword [rsp + 1064], r11  ;  1216.7 agu2    53 rounds
        mov r11, qword [rsp + 2208]  ;  1214.3 agu0    55 t[2] reload
        mov qword [rsp + 1072], r11  ;  1217.3 agu1    53 rounds
        mov r11, qword [rsp + 2160]  ;  1215.0 agu2    55 t[2] reload
        mov qword [rsp + 1080], r11  ;  1218.0 agu0    53 rounds
        mov r11, qword [rsp + 2152]  ;  1215.7 agu1    55 t[2] reload
        mov qword [rsp + 1088], r11  ;  1218.7 agu2    53 rounds
        mov r11, qword [rsp + 2120]  ;  1216.3 agu0    55 t[2] reload
        mov qword [rsp + 1096], r11  ;  1219.3 agu1    53 rounds
        mov r11, qword [rsp + 2200]  ;  1217.0 agu2    55 t[2] reload
        mov qword [rsp + 1104], r11  ;  1220.0 agu0    53 rounds
        mov r11, qword [rsp + 2080]  ;  1217.7 agu1    55 t[2] reload
        mov qword [rsp + 1112], r11  ;  1220.7 agu2    53 rounds
        mov r11, qword [rsp + 2176]  ;  1218.3 agu0    55 t[2] reload
        mov qword [rsp + 1120], r11  ;  1221.3 agu1    53 rounds
        mov r11, qword [rsp + 2216]  ;  1219.0 agu2    55 t[2] reload
        mov qword [rsp + 1128], r11  ;  1222.0 agu0    53 rounds
        mov r11, qword [rsp + 2136]  ;  1219.7 agu1    55 t[2] reload
        mov qword [rsp + 1136], r11  ;  1222.7 agu2    53 rounds
        mov r11, qword [rsp + 2104]  ;  1220.3 agu0    55 t[2] reload
        mov qword [rsp + 1144], r11  ;  1223.3 agu1    53 rounds
        mov r11, qword [rsp + 2128]  ;  1221.0 agu2    55 t[2] reload
        mov qword [rsp + 1152], r11  ;  1224.0 agu0    53 rounds
        mov r11, qword [rsp + 2352]  ;  1221.7 agu1    55 t[2] reload
        mov qword [rsp + 1160], r11  ;  1224.7 agu2    53 rounds
        mov r11, qword [rsp + 2224]  ;  1222.3 agu0    55 t[2] reload
        mov qword [rsp + 1168], r11  ;  1225.3 agu1    53 rounds
        mov r11, qword [rsp + 2296]  ;  1223.0 agu2    55 t[2] reload
        mov qword [rsp + 1176], r11  ;  1226.0 agu0    53 rounds
        mov r11, qword [rsp + 2184]  ;  1223.7 agu1    55 t[2] reload
        mov qword [rsp + 1184], r11  ;  1226.7 agu2    53 rounds
        mov r11, qword [rsp + 2272]  ;  1224.3 agu0    55 t[2] reload
        mov qword [rsp + 1192], r11  ;  1227.3 agu1    53 rounds
        mov r11, qword [rsp + 2264]  ;  1225.0 agu2    55 t[2] reload
        mov qword [rsp + 1200], r11  ;  1228.0 agu0    53 rounds
        mov r11, qword [rsp + 2344]  ;  1225.7 agu1    55 t[2] reload
        mov qword [rsp + 1208], r11  ;  1228.7 agu2    53 rounds
        mov r11, qword [rsp + 2232]  ;  1226.3 agu0    55 t[2] reload
        mov qword [rsp + 1216], r11  ;  1229.3 agu1    53 rounds
        mov r11, qword [rsp + 2056]  ;  1227.0 agu2    55 t[2] reload
        mov qword [rsp + 1224], r11  ;  1230.0 agu0    53 rounds
        mov r11, qword [rsp + 2280]  ;  1227.7 agu1    55 t[2] reload
        mov qword [rsp + 1232], r11  ;  1230.7 agu2    53 rounds
        mov r11, qword [rsp + 2192]  ;  1228.3 agu0    55 t[2] reload
        mov qword [rsp + 1240], r11  ;  1231.3 agu1    53 rounds
        mov r11, qword [rsp + 2240]  ;  1229.0 agu2    55 t[2] reload
        mov qword [rsp + 1248], r11  ;  1232.0 agu0    53 rounds
        mov r11, qword [rsp + 2112]  ;  1229.7 agu1    55 t[2] reload
        mov qword [rsp + 1256], r11  ;  1232.7 agu2    53 rounds
        mov r11, qword [rsp + 2248]  ;  1230.3 agu0    55 t[2] reload
        mov qword [rsp + 1264], r11  ;  1233.3 agu1    53 rounds
        mov r11, qword [rsp + 2256]  ;  1231.0 agu2    55 t[2] reload
        mov qword [rsp + 1272], r11  ;  1234.0 agu0    53 rounds
        mov r11, qword [rsp + 2288]  ;  1231.7 agu1    55 t[2] reload
        mov qword [rsp + 1280], r11  ;  1234.7 agu2    53 rounds
        mov qword [rsp + 1304], r9   ;  1232.3 agu0    53 rounds
        mov r9, qword [rsp + 2168]   ;  1232.7 agu1    55 t[2] reload
        mov qword [rsp + 1288], r9   ;  1235.7 agu2    53 rounds
        mov qword [rsp + 1312], rcx  ;  1233.3 agu0    53 rounds
        mov r9, qword [rsp + 2144]   ;  1233.7 agu1    55 t[2] reload
        mov qword [rsp + 1296], r9   ;  1236.7 agu2    53 rounds
        mov qword [rsp + 1320], r10  ;  1234.3 agu0    53 rounds
        mov qword [rsp + 1328], rbx  ;  1234.7 agu1    53 rounds
        mov qword [rsp + 1336], rax  ;  1235.0 agu2    53 rounds
        mov qword [rsp + 1344], rdi  ;  1235.3 agu0    53 rounds
        mov qword [rsp + 1352], rsi  ;  1235.7 agu1    53 rounds
        mov qword [rsp + 1360], rdx  ;  1236.0 agu2    53 rounds
        mov qword [rsp + 1368], r8   ;  1236.3 agu0    53 rounds
        mov r8, qword [rsp + 2432]   ;  1236.7 agu1    55 t[3] reload
        mov qword [rsp + 1384], r8   ;  1239.7 agu2    53 rounds
        mov r8, qword [rsp + 2472]   ;  1237.3 agu0    55 t[3] reload
        mov qword [rsp + 1392], r8   ;  1240.3 agu1    53 rounds
        mov r8, qword [rsp + 2392]   ;  1238.0 agu2    55 t[3] reload
        mov qword [rsp + 1400], r8   ;  1241.0 agu0    53 rounds
        mov r8, qword [rsp + 2360]   ;  1238.7 agu1    55 t[3] reload
        mov qword [rsp + 1408], r8   ;  1241.7 agu2    53 rounds
        mov qword [rsp + 1424], r12  ;  1239.3 agu0    53 rounds
        mov r8, qword [rsp + 2384]   ;  1239.7 agu1    55 t[3] reload
        mov qword [rsp + 1416], r8   ;  1242.7 agu2    53 rounds
        mov qword [rsp + 1432], rbp  ;  1240.3 agu0    53 rounds
        mov qword [rsp + 1440], r13  ;  1240.7 agu1    53 rounds
        mov qword [rsp + 1448], r15  ;  1241.0 agu2    53 rounds
        mov r8, qword [rsp + 2528]   ;  1241.3 agu0    55 t[3] reload
        mov qword [rsp + 1456], r8   ;  1244.3 agu1    53 rounds
        mov r8, qword [rsp + 2520]   ;  1242.0 agu2    55 t[3] reload
        mov qword [rsp + 1464], r8   ;  1245.0 agu0    53 rounds
        mov r8, qword [rsp + 2600]   ;  1242.7 agu1    55 t[3] reload
        mov qword [rsp + 1472], r8   ;  1245.7 agu2    53 rounds
        mov r8, qword [rsp + 2488]   ;  1243.3 agu0    55 t[3] reload
        mov qword [rsp + 1480], r8   ;  1246.3 agu1    53 rounds
        mov r8, qword [rsp + 2312]   ;  1244.0 agu2    55 t[3] reload
        mov qword [rsp + 1488], r8   ;  1247.0 agu0    53 rounds
        mov r8, qword [rsp + 2536]   ;  1244.7 agu1    55 t[3] reload
        mov qword [rsp + 1496], r8   ;  1247.7 agu2    53 rounds
        mov r8, qword [rsp + 2448]   ;  1245.3 agu0    55 t[3] reload
        mov qword [rsp + 1504], r8   ;  1248.3 agu1    53 rounds
        mov r8, qword [rsp + 2496]   ;  1246.0 agu2    55 t[3] reload
        mov qword [rsp + 1512], r8   ;  1249.0 agu0    53 rounds
        mov r8, qword [rsp + 2368]   ;  1246.7 agu1    55 t[3] reload
        mov qword [rsp + 1520], r8   ;  1249.7 agu2    53 rounds
        mov r8, qword [rsp + 2504]   ;  1247.3 agu0    55 t[3] reload
        mov qword [rsp + 1528], r8   ;  1250.3 agu1    53 rounds
        mov r8, qword [rsp + 2512]   ;  1248.0 agu2    55 t[3] reload
        mov qword [rsp + 1536], r8   ;  1251.0 agu0    53 rounds
        mov r8, qword [rsp + 2544]   ;  1248.7 agu1    55 t[3] reload
        mov qword [rsp + 1552], r8   ;  1251.7 agu2    53 rounds
        mov qword [rsp + 1568], r14  ;  1249.3 agu0    53 rounds
        mov r8, qword [rsp + 2424]   ;  1249.7 agu1    55 t[3] reload
        mov qword [rsp + 1560], r8   ;  1252.7 agu2    53 rounds
        mov r8, qword [rsp + 1376]   ;  1250.3 agu0    53 rounds
        add r8, 0x400                ;  1253.3 alu1    53 rounds
        mov qword [rsp + 1376], r8   ;  1254.3 agu1    53 rounds
        cmp r8, qword [rsp + 1544]   ;                    more rounds?
        jne .rounds_2
        mov r8, qword [rsp + 560]    ;     0.0 agu0    43 dst
        mov r9, qword [rsp + 568]    ;     0.3 agu1    43 dst reload
        xor r8, r9                   ;     3.3 alu0    43 dst
        mov r10, r8                  ;     4.3 alu1    43 dst copy
        xor r10, qword [rsp + 544]   ;     5.3 alu2+agu2   43 dst
        mov r11, r10                 ;     6.3 alu0    43 dst copy
        mov r12, qword [rsp + 592]   ;     2.0 agu0    43 dst reload
        xor r11, r12                 ;     7.3 alu1    43 dst
        mov r13, r11                 ;     8.3 alu2    43 dst copy
        xor r13, qword [rsp + 584]   ;     9.3 alu0+agu1   43 dst
        mov r14, r11                 ;     8.3 alu1    43 dst copy
        mov r15, qword [rsp + 536]   ;     3.7 agu2    43 dst reload
        xor r14, r15                 ;     9.3 alu2    43 dst
        mov rsi, r14                 ;    10.3 alu0    43 dst copy
        xor rsi, qword [rsp + 552]   ;    11.3 alu1+agu0   43 dst
        mov rdi, rsi                 ;    12.3 alu2    43 dst copy
        mov rbp, qword [rsp + 560]   ;     5.3 agu1    43 dst reload
        xor rdi, rbp                 ;    13.3 alu0    43 dst
        mov rax, r13                 ;    10.3 alu1    43 dst copy
        xor rax, qword [rsp + 576]   ;    11.3 alu2+agu2   43 dst
        mov rcx, r13                 ;    10.3 alu0    43 dst copy
        xor rcx, rdi                 ;    14.3 alu1    43 dst
        mov rdx, r13                 ;    10.3 alu2    43 dst copy
        mov rbx, r11                 ;     8.7 alu0    43 dst copy
        and rbx, rcx                 ;    15.3 alu1    43 dst
        mov qword [rsp + 1576], r13  ;    10.3 agu0    43 dst spill
        mov r13, r11                 ;     9.7 alu2    43 dst copy
        mov qword [rsp + 1584], r11  ;    10.0 agu1    43 dst spill
        mov r11, rcx                 ;    15.3 alu0    43 dst copy
        xor r11, r12                 ;    16.3 alu1    43 dst
        mov r12, r14                 ;    11.0 alu2    43 dst copy
        or r12, qword [rsp + 592]    ;    12.0 alu0+agu2   43 dst
        xor rsi, r12                 ;    13.0 alu1    43 dst
        mov qword [rsp + 1592], rcx  ;    15.3 agu0    43 dst spill
        mov rcx, r14                 ;    12.3 alu2    43 dst copy
        mov qword [rsp + 1600], r14  ;    12.7 agu1    43 dst spill
        mov r14, rbx                 ;    16.3 alu0    43 dst copy
        xor r14, r9                  ;    17.3 alu1    43 dst
        mov qword [rsp + 1608], rsi  ;    14.0 agu2    43 dst spill
        mov rsi, rdi                 ;    14.3 alu2    43 dst copy
        mov qword [rsp + 1616], r12  ;    14.3 agu0    43 dst spill
        mov r12, rdi                 ;    14.7 alu0    43 dst copy
        xor r9, rax                  ;    15.0 alu1    43 dst
        xor r12, r9                  ;    16.0 alu2    43 dst
        mov qword [rsp + 1624], rdi  ;    15.7 agu1    43 dst spill
        mov rdi, rax                 ;    16.0 alu0    43 dst copy
        xor rdi, r15                 ;    17.0 alu1    43 dst
        mov qword [rsp + 1632], rdi  ;    18.0 agu2    43 dst spill
        mov rdi, rax                 ;    17.0 alu2    43 dst copy
        mov qword [rsp + 1640], rax  ;    17.3 agu0    43 dst spill
        mov rax, r9                  ;    17.7 alu0    43 dst copy
        xor rax, r11                 ;    18.7 alu1    43 dst
        and rdi, rax                 ;    19.7 alu2    43 dst
        xor r10, rdi                 ;    20.7 alu0    43 dst
        mov rdi, rax                 ;    19.7 alu1    43 dst copy
        xor rdi, rbp                 ;    20.7 alu2    43 dst
        xor rcx, rdi                 ;    21.7 alu0    43 dst
        mov rbp, rdi                 ;    21.7 alu1    43 dst copy
        and rbp, r12                 ;    22.7 alu2    43 dst
        xor r14, rbp                 ;    23.7 alu0    43 dst
        mov rbp, r12                 ;    21.0 alu1    43 dst copy
        xor rbp, qword [rsp + 592]   ;    22.0 alu2+agu1   43 dst
        mov qword [rsp + 1648], rax  ;    21.7 agu2    43 dst spill
        mov rax, r11                 ;    22.0 alu0    43 dst copy
        xor rax, r15                 ;    23.0 alu1    43 dst
        xor r8, rax                  ;    24.0 alu2    43 dst
        and rax, r11                 ;    24.0 alu0    43 dst
        xor r10, rax                 ;    25.0 alu1    43 dst
        xor rbx, r10                 ;    26.0 alu2    43 dst
        mov r15, qword [rsp + 1616]  ;    24.0 agu0    43 dst reload
        xor r15, r10                 ;    27.0 alu0    43 dst
        and rsi, r8                  ;    25.0 alu1    43 dst
        xor rax, rsi                 ;    26.0 alu2    43 dst
        xor r13, r8                  ;    25.3 alu0    43 dst
        and rdx, r13                 ;    26.3 alu1    43 dst
        xor rbx, rdx                 ;    27.3 alu2    43 dst
        xor r14, rax                 ;    27.0 alu0    43 dst
        mov r10, qword [rsp + 1608]  ;    26.7 agu1    43 dst reload
        xor r10, rax                 ;    29.7 alu1    43 dst
        mov rsi, rcx                 ;    27.3 alu2    43 dst copy
        and rsi, rbp                 ;    28.3 alu0    43 dst
        xor r15, rsi                 ;    29.3 alu1    43 dst
        mov rsi, rbx                 ;    28.3 alu2    43 dst copy
        and rsi, r14                 ;    29.3 alu0    43 dst
        xor r15, rsi                 ;    30.3 alu1    43 dst
        mov rax, r9                  ;    29.3 alu2    43 dst copy
        mov rdx, r14                 ;    29.7 alu0    43 dst copy
        xor r14, r15                 ;    31.3 alu1    43 dst
        or rsi, r14                  ;    32.3 alu2    43 dst
        and rax, qword [rsp + 1632]  ;    30.7 alu0+agu2   43 dst
        xor r10, rax                 ;    31.7 alu1    43 dst
        and r15, r10                 ;    32.7 alu2    43 dst
        xor rbx, r15                 ;    33.7 alu0    43 dst
        xor rsi, rbx                 ;    34.7 alu1    43 dst
        mov r15, r10                 ;    32.7 alu2    43 dst copy
        and r15, rbx                 ;    34.7 alu0    43 dst
        xor rdx, r15                 ;    35.7 alu1    43 dst
        and rbx, rdx                 ;    36.7 alu2    43 dst
        xor r10, rbx                 ;    37.7 alu0    43 dst
        and rcx, rdx                 ;    36.7 alu1    43 dst
        and rbp, rdx                 ;    36.7 alu2    43 dst
        mov r15, qword [rsp + 1600]  ;    34.7 agu0    43 dst reload
        and r15, rsi                 ;    37.7 alu0    43 dst
        and r13, r10                 ;    38.7 alu1    43 dst
        mov rax, qword [rsp + 1576]  ;    35.7 agu1    43 dst reload
        and rax, r10                 ;    38.7 alu2    43 dst
        mov rbx, r10                 ;    38.7 alu0    43 dst copy
        xor r10, rdx                 ;    38.7 alu1    43 dst
        mov qword [rsp + 1576], rax  ;    39.7 agu2    43 dst spill
        mov rax, qword [rsp + 1648]  ;    37.3 agu0    43 dst reload
        and rax, r10                 ;    40.3 alu2    43 dst
        mov qword [rsp + 1648], r15  ;    38.7 agu1    43 dst spill
        mov r15, qword [rsp + 1640]  ;    38.3 agu2    43 dst reload
        and r15, r10                 ;    41.3 alu0    43 dst
        mov r10, rdx                 ;    39.0 alu1    43 dst copy
        or r10, rsi                  ;    40.0 alu2    43 dst
        xor r14, r10                 ;    41.0 alu0    43 dst
        xor rdx, rsi                 ;    40.0 alu1    43 dst
        and rdi, rdx                 ;    41.0 alu2    43 dst
        and r12, rdx                 ;    41.0 alu0    43 dst
        xor rdx, r14                 ;    42.0 alu1    43 dst
        and r9, rdx                  ;    43.0 alu2    43 dst
        and r8, r14                  ;    42.0 alu0    43 dst
        xor rbx, r14                 ;    42.0 alu1    43 dst
        mov r10, qword [rsp + 1624]  ;    42.3 agu0    43 dst reload
        and r10, r14                 ;    45.3 alu2    43 dst
        xor r8, rdi                  ;    43.0 alu0    43 dst
        xor r10, rax                 ;    46.3 alu1    43 dst
        mov r14, qword [rsp + 1584]  ;    43.7 agu1    43 dst reload
        and r14, rbx                 ;    46.7 alu2    43 dst
        and rdx, qword [rsp + 1632]  ;    44.3 alu0+agu2   43 dst
        mov qword [rsp + 1632], rdi  ;    44.7 agu0    43 dst spill
        mov rdi, qword [rsp + 1592]  ;    45.0 agu1    43 dst reload
        and rdi, rbx                 ;    48.0 alu1    43 dst
        xor rbx, rsi                 ;    45.7 alu2    43 dst
        and r11, rbx                 ;    46.7 alu0    43 dst
        xor rdi, r9                  ;    49.0 alu1    43 dst
        xor r9, rbp                  ;    46.7 alu2    43 dst
        xor r9, r10                  ;    47.7 alu0    43 dst
        and rsi, qword [rsp + 592]   ;    47.3 alu1+agu2   43 dst
        xor rdi, rsi                 ;    50.0 alu2    43 dst
        and rbx, qword [rsp + 536]   ;    48.0 alu0+agu0   43 dst
        xor r14, rbx                 ;    49.0 alu1    43 dst
        mov qword [rsp + 1592], rdx  ;    48.7 agu1    43 dst spill
        mov rdx, r9                  ;    49.0 alu2    43 dst copy
        xor rdx, r8                  ;    50.0 alu0    43 dst
        xor rdx, r14                 ;    51.0 alu1    43 dst
        xor r12, rdx                 ;    52.0 alu2    43 dst
        xor rdi, r12                 ;    53.0 alu0    43 dst
        xor r13, rdi                 ;    54.0 alu1    43 dst
        xor rcx, r13                 ;    55.0 alu2    43 dst
        mov qword [rsp + 1584], r15  ;    51.3 agu2    43 dst spill
        mov r15, qword [rsp + 880]   ;    51.7 agu0    43 dst
        xor r15, qword [rsp + 888]   ;    54.7 alu0+agu1   43 dst
        mov qword [rsp + 1624], r14  ;    52.3 agu2    43 dst spill
        mov r14, r15                 ;    55.7 alu1    43 dst copy
        xor r14, qword [rsp + 864]   ;    56.7 alu2+agu0   43 dst
        mov qword [rsp + 1640], r13  ;    55.0 agu1    43 dst spill
        mov r13, r14                 ;    57.7 alu0    43 dst copy
        xor r13, qword [rsp + 912]   ;    58.7 alu1+agu2   43 dst
        mov qword [rsp + 1600], r10  ;    54.3 agu0    43 dst spill
        mov r10, r13                 ;    59.7 alu2    43 dst copy
        xor r10, qword [rsp + 904]   ;    60.7 alu0+agu1   43 dst
        mov qword [rsp + 1608], r12  ;    55.3 agu2    43 dst spill
        mov r12, r13                 ;    59.7 alu1    43 dst copy
        xor r12, qword [rsp + 856]   ;    60.7 alu2+agu0   43 dst
        mov qword [rsp + 1616], rdi  ;    56.3 agu1    43 dst spill
        mov rdi, r13                 ;    59.7 alu0    43 dst copy
        mov qword [rsp + 1656], rbx  ;    57.0 agu2    43 dst spill
        mov rbx, r13                 ;    59.7 alu1    43 dst copy
        mov qword [rsp + 1664], r8   ;    57.7 agu0    43 dst spill
        mov r8, r12                  ;    61.7 alu2    43 dst copy
        xor r8, qword [rsp + 872]    ;    62.7 alu0+agu1   43 dst
        mov qword [rsp + 1672], rcx  ;    58.7 agu2    43 dst spill
        mov rcx, r8                  ;    63.7 alu1    43 dst copy
        xor rcx, qword [rsp + 880]   ;    64.7 alu2+agu0   43 dst
        mov qword [rsp + 1680], rax  ;    59.7 agu1    43 dst spill
        mov rax, r12                 ;    61.7 alu0    43 dst copy
        or rax, qword [rsp + 912]    ;    62.7 alu1+agu2   43 dst
        xor r8, rax                  ;    63.7 alu2    43 dst
        mov qword [rsp + 1688], r11  ;    61.0 agu0    43 dst spill
        mov r11, r12                 ;    61.7 alu0    43 dst copy
        mov qword [rsp + 1696], rbp  ;    61.7 agu1    43 dst spill
        mov rbp, r10                 ;    62.0 alu1    43 dst copy
        xor rbp, qword [rsp + 896]   ;    63.0 alu2+agu2   43 dst
        mov qword [rsp + 1704], rsi  ;    62.7 agu0    43 dst spill
        mov rsi, r10                 ;    63.0 alu0    43 dst copy
        xor rsi, rcx                 ;    65.7 alu1    43 dst
        and rdi, rsi                 ;    66.7 alu2    43 dst
        mov qword [rsp + 1712], r9   ;    64.0 agu1    43 dst spill
        mov r9, rsi                  ;    66.7 alu0    43 dst copy
        xor r9, qword [rsp + 912]    ;    67.7 alu1+agu2   43 dst
        mov qword [rsp + 1720], rdx  ;    65.0 agu0    43 dst spill
        mov rdx, r10                 ;    65.3 alu2    43 dst copy
        mov qword [rsp + 1728], r10  ;    65.7 agu1    43 dst spill
        mov r10, rdi                 ;    67.7 alu0    43 dst copy
        xor r10, qword [rsp + 888]   ;    68.7 alu1+agu2   43 dst
        mov qword [rsp + 1736], rsi  ;    66.7 agu0    43 dst spill
        mov rsi, rcx                 ;    67.0 alu2    43 dst copy
        mov qword [rsp + 1744], r13  ;    67.3 agu1    43 dst spill
        mov r13, rcx                 ;    67.7 alu0    43 dst copy
        mov qword [rsp + 1752], r12  ;    68.0 agu2    43 dst spill
        mov r12, rbp                 ;    68.3 alu1    43 dst copy
        xor r12, qword [rsp + 888]   ;    69.3 alu2+agu0   43 dst
        xor r13, r12                 ;    70.3 alu0    43 dst
        mov qword [rsp + 1760], rcx  ;    69.3 agu1    43 dst spill
        mov rcx, rbp                 ;    69.7 alu1    43 dst copy
        xor rcx, qword [rsp + 856]   ;    70.7 alu2+agu2   43 dst
        mov qword [rsp + 1768], rcx  ;    71.7 agu0    43 dst spill
        mov rcx, rbp                 ;    70.7 alu0    43 dst copy
        mov qword [rsp + 1776], rbp  ;    71.0 agu1    43 dst spill
        mov rbp, r12                 ;    71.3 alu1    43 dst copy
        xor rbp, r9                  ;    72.3 alu2    43 dst
        and rcx, rbp                 ;    73.3 alu0    43 dst
        xor r14, rcx                 ;    74.3 alu1    43 dst
        mov rcx, rbp                 ;    73.3 alu2    43 dst copy
        xor rcx, qword [rsp + 880]   ;    74.3 alu0+agu2   43 dst
        xor r11, rcx                 ;    75.3 alu1    43 dst
        mov qword [rsp + 1784], rbp  ;    73.7 agu0    43 dst spill
        mov rbp, rcx                 ;    75.3 alu2    43 dst copy
        and rbp, r13                 ;    76.3 alu0    43 dst
        xor r10, rbp                 ;    77.3 alu1    43 dst
        mov rbp, r13                 ;    75.0 alu2    43 dst copy
        xor rbp, qword [rsp + 912]   ;    76.0 alu0+agu1   43 dst
        mov qword [rsp + 1792], r13  ;    75.7 agu2    43 dst spill
        mov r13, r9                  ;    76.0 alu1    43 dst copy
        xor r13, qword [rsp + 856]   ;    77.0 alu2+agu0   43 dst
        xor r15, r13                 ;    78.0 alu0    43 dst
        and r13, r9                  ;    78.0 alu1    43 dst
        xor r14, r13                 ;    79.0 alu2    43 dst
        xor rdi, r14                 ;    80.0 alu0    43 dst
        xor rax, r14                 ;    80.0 alu1    43 dst
        and rsi, r15                 ;    79.0 alu2    43 dst
        xor r13, rsi                 ;    80.0 alu0    43 dst
        xor rbx, r15                 ;    79.0 alu1    43 dst
        and rdx, rbx                 ;    80.0 alu2    43 dst
        xor rdi, rdx                 ;    81.0 alu0    43 dst
        xor r10, r13                 ;    81.0 alu1    43 dst
        xor r8, r13                  ;    81.0 alu2    43 dst
        mov r13, r11                 ;    80.7 alu0    43 dst copy
        and r13, rbp                 ;    81.7 alu1    43 dst
        xor rax, r13                 ;    82.7 alu2    43 dst
        mov r13, rdi                 ;    82.0 alu0    43 dst copy
        and r13, r10                 ;    83.0 alu1    43 dst
        xor rax, r13                 ;    84.0 alu2    43 dst
        mov r14, r12                 ;    82.7 alu0    43 dst copy
        mov rsi, r10                 ;    83.0 alu1    43 dst copy
        xor r10, rax                 ;    85.0 alu2    43 dst
        or r13, r10                  ;    86.0 alu0    43 dst
        mov rdx, qword [rsp + 1768]  ;    84.0 agu1    43 dst reload
        and r14, rdx                 ;    87.0 alu1    43 dst
        xor r8, r14                  ;    88.0 alu2    43 dst
        and rax, r8                  ;    89.0 alu0    43 dst
        xor rdi, rax                 ;    90.0 alu1    43 dst
        xor r13, rdi                 ;    91.0 alu2    43 dst
        mov r14, r8                  ;    89.0 alu0    43 dst copy
        and r14, rdi                 ;    91.0 alu1    43 dst
        xor rsi, r14                 ;    92.0 alu2    43 dst
        and rdi, rsi                 ;    93.0 alu0    43 dst
        xor r8, rdi                  ;    94.0 alu1    43 dst
        and r11, rsi                 ;    93.0 alu2    43 dst
        and rbp, rsi                 ;    93.0 alu0    43 dst
        mov r14, qword [rsp + 1752]  ;    88.3 agu2    43 dst reload
        and r14, r13                 ;    92.0 alu1    43 dst
        and rbx, r8                  ;    95.0 alu2    43 dst
        mov rdi, qword [rsp + 1728]  ;    89.3 agu0    43 dst reload
        and rdi, r8                  ;    95.0 alu0    43 dst
        mov rax, r8                  ;    95.0 alu1    43 dst copy
        xor r8, rsi                  ;    95.0 alu2    43 dst
        mov qword [rsp + 1728], rdi  ;    96.0 agu1    43 dst spill
        mov rdi, qword [rsp + 1784]  ;    91.3 agu2    43 dst reload
        and rdi, r8                  ;    96.0 alu0    43 dst
        mov qword [rsp + 1784], r14  ;    93.0 agu0    43 dst spill
        mov r14, qword [rsp + 1776]  ;    92.3 agu1    43 dst reload
        and r14, r8                  ;    96.0 alu1    43 dst
        mov r8, rsi                  ;    93.0 alu2    43 dst copy
        or r8, r13                   ;    94.0 alu0    43 dst
        xor r10, r8                  ;    95.0 alu1    43 dst
        xor rsi, r13                 ;    94.0 alu2    43 dst
        and rcx, rsi                 ;    95.0 alu0    43 dst
        and r15, r10                 ;    96.0 alu1    43 dst
        xor r15, rcx                 ;    97.0 alu2    43 dst
        xor rax, r10                 ;    96.0 alu0    43 dst
        mov r8, qword [rsp + 1760]   ;    95.7 agu2    43 dst reload
        and r8, r10                  ;    98.7 alu1    43 dst
        xor r10, rsi                 ;    96.3 alu2    43 dst
        mov qword [rsp + 1760], rcx  ;    96.7 agu0    43 dst spill
        mov rcx, qword [rsp + 1792]  ;    97.0 agu1    43 dst reload
        and rcx, rsi                 ;   100.0 alu0    43 dst
        and r12, r10                 ;    97.7 alu1    43 dst
        and rdx, r10                 ;    98.0 alu2    43 dst
        xor r8, rdi                  ;    99.7 alu0    43 dst
        mov r10, qword [rsp + 1744]  ;    98.7 agu2    43 dst reload
        and r10, rax                 ;   101.7 alu1    43 dst
        mov rsi, qword [rsp + 1736]  ;    99.3 agu0    43 dst reload
        and rsi, rax                 ;   102.3 alu2    43 dst
        xor rax, r13                 ;   100.0 alu0    43 dst
        and r9, rax                  ;   101.0 alu1    43 dst
        xor rsi, r12                 ;   103.3 alu2    43 dst
        xor r12, r8                  ;   101.0 alu0    43 dst
        xor r12, rbp                 ;   102.0 alu1    43 dst
        and r13, qword [rsp + 912]   ;   101.7 alu2+agu1   43 dst
        xor rsi, r13                 ;   104.3 alu0    43 dst
        and rax, qword [rsp + 856]   ;   102.3 alu1+agu2   43 dst
        xor r10, rax                 ;   103.3 alu2    43 dst
        mov qword [rsp + 1736], rdx  ;   103.0 agu0    43 dst spill
        mov rdx, r15                 ;   103.3 alu0    43 dst copy
        xor rdx, r12                 ;   104.3 alu1    43 dst
        xor rdx, r10                 ;   105.3 alu2    43 dst
        xor rcx, rdx                 ;   106.3 alu0    43 dst
        xor rsi, rcx                 ;   107.3 alu1    43 dst
        xor rbx, rsi                 ;   108.3 alu2    43 dst
        xor r11, rbx                 ;   109.3 alu0    43 dst
        mov qword [rsp + 1744], r14  ;   105.7 agu1    43 dst spill
        mov r14, qword [rsp + 1200]  ;   106.0 agu2    43 dst
        xor r14, qword [rsp + 1208]  ;   109.0 alu1+agu0   43 dst
        mov qword [rsp + 1792], r10  ;   106.7 agu1    43 dst spill
        mov r10, r14                 ;   110.0 alu2    43 dst copy
        xor r10, qword [rsp + 1184]  ;   111.0 alu0+agu2   43 dst
        mov qword [rsp + 1776], rbx  ;   109.3 agu0    43 dst spill
        mov rbx, r10                 ;   112.0 alu1    43 dst copy
        xor rbx, qword [rsp + 1232]  ;   113.0 alu2+agu1   43 dst
        mov qword [rsp + 1752], r8   ;   108.7 agu2    43 dst spill
        mov r8, rbx                  ;   114.0 alu0    43 dst copy
        xor r8, qword [rsp + 1224]   ;   115.0 alu1+agu0   43 dst
        mov qword [rsp + 1768], rcx  ;   109.7 agu1    43 dst spill
        mov rcx, rbx                 ;   114.0 alu2    43 dst copy
        xor rcx, qword [rsp + 1176]  ;   115.0 alu0+agu2   43 dst
        mov qword [rsp + 1800], rsi  ;   110.7 agu0    43 dst spill
        mov rsi, rbx                 ;   114.0 alu1    43 dst copy
        mov qword [rsp + 1808], r15  ;   111.3 agu1    43 dst spill
        mov r15, rbx                 ;   114.0 alu2    43 dst copy
        mov qword [rsp + 1816], rax  ;   112.0 agu2    43 dst spill
        mov rax, rcx                 ;   116.0 alu0    43 dst copy
        xor rax, qword [rsp + 1192]  ;   117.0 alu1+agu0   43 dst
        mov qword [rsp + 1824], r11  ;   113.0 agu1    43 dst spill
        mov r11, rax                 ;   118.0 alu2    43 dst copy
        xor r11, qword [rsp + 1200]  ;   119.0 alu0+agu2   43 dst
        mov qword [rsp + 1832], rdi  ;   114.0 agu0    43 dst spill
        mov rdi, rcx                 ;   116.0 alu1    43 dst copy
        or rdi, qword [rsp + 1232]   ;   117.0 alu2+agu1   43 dst
        xor rax, rdi                 ;   118.0 alu0    43 dst
        mov qword [rsp + 1840], r9   ;   115.3 agu2    43 dst spill
        mov r9, rcx                  ;   116.0 alu1    43 dst copy
        mov qword [rsp + 1848], rbp  ;   116.0 agu0    43 dst spill
        mov rbp, r8                  ;   116.3 alu2    43 dst copy
        xor rbp, qword [rsp + 1216]  ;   117.3 alu0+agu1   43 dst
        mov qword [rsp + 1856], r13  ;   117.0 agu2    43 dst spill
        mov r13, r8                  ;   117.3 alu1    43 dst copy
        xor r13, r11                 ;   120.0 alu2    43 dst
        and rsi, r13                 ;   121.0 alu0    43 dst
        mov qword [rsp + 1864], r12  ;   118.3 agu0    43 dst spill
        mov r12, r13                 ;   121.0 alu1    43 dst copy
        xor r12, qword [rsp + 1232]  ;   122.0 alu2+agu1   43 dst
        mov qword [rsp + 1872], rdx  ;   119.3 agu2    43 dst spill
        mov rdx, r8                  ;   119.7 alu0    43 dst copy
        mov qword [rsp + 1880], r8   ;   120.0 agu0    43 dst spill
        mov r8, rsi                  ;   122.0 alu1    43 dst copy
        xor r8, qword [rsp + 1208]   ;   123.0 alu2+agu1   43 dst
        mov qword [rsp + 1888], r13  ;   121.0 agu2    43 dst spill
        mov r13, r11                 ;   121.3 alu0    43 dst copy
        mov qword [rsp + 1896], rbx  ;   121.7 agu0    43 dst spill
        mov rbx, r11                 ;   122.0 alu1    43 dst copy
        mov qword [rsp + 1904], rcx  ;   122.3 agu1    43 dst spill
        mov rcx, rbp                 ;   122.7 alu2    43 dst copy
        xor rcx, qword [rsp + 1208]  ;   123.7 alu0+agu2   43 dst
        xor rbx, rcx                 ;   124.7 alu1    43 dst
        mov qword [rsp + 1912], r11  ;   123.7 agu0    43 dst spill
        mov r11, rbp                 ;   124.0 alu2    43 dst copy
        xor r11, qword [rsp + 1176]  ;   125.0 alu0+agu1   43 dst
        mov qword [rsp + 1920], r11  ;   126.0 agu2    43 dst spill
        mov r11, rbp                 ;   125.0 alu1    43 dst copy
        mov qword [rsp + 1928], rbp  ;   125.3 agu0    43 dst spill
        mov rbp, rcx                 ;   125.7 alu2    43 dst copy
        xor rbp, r12                 ;   126.7 alu0    43 dst
        and r11, rbp                 ;   127.7 alu1    43 dst
        xor r10, r11                 ;   128.7 alu2    43 dst
        mov r11, rbp                 ;   127.7 alu0    43 dst copy
        xor r11, qword [rsp + 1200]  ;   128.7 alu1+agu1   43 dst
        xor r9, r11                  ;   129.7 alu2    43 dst
        mov qword [rsp + 1936], rbp  ;   128.0 agu2    43 dst spill
        mov rbp, r11                 ;   129.7 alu0    43 dst copy
        and rbp, rbx                 ;   130.7 alu1    43 dst
        xor r8, rbp                  ;   131.7 alu2    43 dst
        mov rbp, rbx                 ;   129.3 alu0    43 dst copy
        xor rbp, qword [rsp + 1232]  ;   130.3 alu1+agu0   43 dst
        mov qword [rsp + 1944], rbx  ;   130.0 agu1    43 dst spill
        mov rbx, r12                 ;   130.3 alu2    43 dst copy
        xor rbx, qword [rsp + 1176]  ;   131.3 alu0+agu2   43 dst
        xor r14, rbx                 ;   132.3 alu1    43 dst
        and rbx, r12                 ;   132.3 alu2    43 dst
        xor r10, rbx                 ;   133.3 alu0    43 dst
        xor rsi, r10                 ;   134.3 alu1    43 dst
        xor rdi, r10                 ;   134.3 alu2    43 dst
        and r13, r14                 ;   133.3 alu0    43 dst
        xor rbx, r13                 ;   134.3 alu1    43 dst
        xor r15, r14                 ;   133.3 alu2    43 dst
        and rdx, r15                 ;   134.3 alu0    43 dst
        xor rsi, rdx                 ;   135.3 alu1    43 dst
        xor r8, rbx                  ;   135.3 alu2    43 dst
        xor rax, rbx                 ;   135.3 alu0    43 dst
        mov r10, r9                  ;   135.0 alu1    43 dst copy
        and r10, rbp                 ;   136.0 alu2    43 dst
        xor rdi, r10                 ;   137.0 alu0    43 dst
        mov r10, rsi                 ;   136.3 alu1    43 dst copy
        and r10, r8                  ;   137.3 alu2    43 dst
        xor rdi, r10                 ;   138.3 alu0    43 dst
        mov r13, rcx                 ;   137.0 alu1    43 dst copy
        mov rdx, r8                  ;   137.3 alu2    43 dst copy
        xor r8, rdi                  ;   139.3 alu0    43 dst
        or r10, r8                   ;   140.3 alu1    43 dst
        mov rbx, qword [rsp + 1920]  ;   138.3 agu0    43 dst reload
        and r13, rbx                 ;   141.3 alu2    43 dst
        xor rax, r13                 ;   142.3 alu0    43 dst
        and rdi, rax                 ;   143.3 alu1    43 dst
        xor rsi, rdi                 ;   144.3 alu2    43 dst
        xor r10, rsi                 ;   145.3 alu0    43 dst
        mov r13, rax                 ;   143.3 alu1    43 dst copy
        and r13, rsi                 ;   145.3 alu2    43 dst
        xor rdx, r13                 ;   146.3 alu0    43 dst
        and rsi, rdx                 ;   147.3 alu1    43 dst
        xor rax, rsi                 ;   148.3 alu2    43 dst
        and r9, rdx                  ;   147.3 alu0    43 dst
        and rbp, rdx                 ;   147.3 alu1    43 dst
        mov r13, qword [rsp + 1904]  ;   142.7 agu1    43 dst reload
        and r13, r10                 ;   146.3 alu2    43 dst
        and r15, rax                 ;   149.3 alu0    43 dst
        mov rsi, qword [rsp + 1880]  ;   143.7 agu2    43 dst reload
        and rsi, rax                 ;   149.3 alu1    43 dst
        mov rdi, rax                 ;   149.3 alu2    43 dst copy
        xor rax, rdx                 ;   149.3 alu0    43 dst
        mov qword [rsp + 1880], rsi  ;   150.3 agu0    43 dst spill
        mov rsi, qword [rsp + 1936]  ;   145.7 agu1    43 dst reload
        and rsi, rax                 ;   150.3 alu1    43 dst
        mov qword [rsp + 1936], r13  ;   147.3 agu2    43 dst spill
        mov r13, qword [rsp + 1928]  ;   146.7 agu0    43 dst reload
        and r13, rax                 ;   150.3 alu2    43 dst
        mov rax, rdx                 ;   147.3 alu0    43 dst copy
        or rax, r10                  ;   148.3 alu1    43 dst
        xor r8, rax                  ;   149.3 alu2    43 dst
        xor rdx, r10                 ;   148.3 alu0    43 dst
        and r11, rdx                 ;   149.3 alu1    43 dst
        and r14, r8                  ;   150.3 alu2    43 dst
        xor r14, r11                 ;   151.3 alu0    43 dst
        xor rdi, r8                  ;   150.3 alu1    43 dst
        mov rax, qword [rsp + 1912]  ;   150.0 agu1    43 dst reload
        and rax, r8                  ;   153.0 alu2    43 dst
        xor r8, rdx                  ;   150.7 alu0    43 dst
        mov qword [rsp + 1912], r11  ;   151.0 agu2    43 dst spill
        mov r11, qword [rsp + 1944]  ;   151.3 agu0    43 dst reload
        and r11, rdx                 ;   154.3 alu1    43 dst
        and rcx, r8                  ;   152.0 alu2    43 dst
        and rbx, r8                  ;   152.3 alu0    43 dst
        xor rax, rsi                 ;   154.0 alu1    43 dst
        mov r8, qword [rsp + 1896]   ;   153.0 agu1    43 dst reload
        and r8, rdi                  ;   156.0 alu2    43 dst
        mov rdx, qword [rsp + 1888]  ;   153.7 agu2    43 dst reload
        and rdx, rdi                 ;   156.7 alu0    43 dst
        xor rdi, r10                 ;   154.3 alu1    43 dst
        and r12, rdi                 ;   155.3 alu2    43 dst
        xor rdx, rcx                 ;   157.7 alu0    43 dst
        xor rcx, rax                 ;   155.3 alu1    43 dst
        xor rcx, rbp                 ;   156.3 alu2    43 dst
        and r10, qword [rsp + 1232]  ;   156.0 alu0+agu0   43 dst
        xor rdx, r10                 ;   158.7 alu1    43 dst
        and rdi, qword [rsp + 1176]  ;   156.7 alu2+agu1   43 dst
        xor r8, rdi                  ;   157.7 alu0    43 dst
        mov qword [rsp + 1888], rbx  ;   157.3 agu2    43 dst spill
        mov rbx, rcx                 ;   157.7 alu1    43 dst copy
        xor rbx, r14                 ;   158.7 alu2    43 dst
        xor rbx, r8                  ;   159.7 alu0    43 dst
        xor r11, rbx                 ;   160.7 alu1    43 dst
        xor rdx, r11                 ;   161.7 alu2    43 dst
        xor r15, rdx                 ;   162.7 alu0    43 dst
        xor r9, r15                  ;   163.7 alu1    43 dst
        mov qword [rsp + 1896], r13  ;   160.0 agu0    43 dst spill
        mov r13, qword [rsp + 1528]  ;   160.3 agu1    43 dst
        xor r13, qword [rsp + 1536]  ;   163.3 alu2+agu2   43 dst
        mov qword [rsp + 1944], r8   ;   161.0 agu0    43 dst spill
        mov r8, r13                  ;   164.3 alu0    43 dst copy
        xor r8, qword [rsp + 1512]   ;   165.3 alu1+agu1   43 dst
        mov qword [rsp + 1928], r15  ;   163.7 agu2    43 dst spill
        mov r15, r8                  ;   166.3 alu2    43 dst copy
        xor r15, qword [rsp + 1568]  ;   167.3 alu0+agu0   43 dst
        mov qword [rsp + 1904], rax  ;   163.0 agu1    43 dst spill
        mov rax, r15                 ;   168.3 alu1    43 dst copy
        xor rax, qword [rsp + 1560]  ;   169.3 alu2+agu2   43 dst
        mov qword [rsp + 1920], r11  ;   164.0 agu0    43 dst spill
        mov r11, r15                 ;   168.3 alu0    43 dst copy
        xor r11, qword [rsp + 1504]  ;   169.3 alu1+agu1   43 dst
        mov qword [rsp + 1952], rdx  ;   165.0 agu2    43 dst spill
        mov rdx, r15                 ;   168.3 alu2    43 dst copy
        mov qword [rsp + 1960], rdi  ;   165.7 agu0    43 dst spill
        mov rdi, r15                 ;   168.3 alu0    43 dst copy
        mov qword [rsp + 1968], r14  ;   166.3 agu1    43 dst spill
        mov r14, r11                 ;   170.3 alu1    43 dst copy
        xor r14, qword [rsp + 1520]  ;   171.3 alu2+agu2   43 dst
        mov qword [rsp + 1976], r9   ;   167.3 agu0    43 dst spill
        mov r9, r14                  ;   172.3 alu0    43 dst copy
        xor r9, qword [rsp + 1528]   ;   173.3 alu1+agu1   43 dst
        mov qword [rsp + 1984], rsi  ;   168.3 agu2    43 dst spill
        mov rsi, r11                 ;   170.3 alu2    43 dst copy
        or rsi, qword [rsp + 1568]   ;   171.3 alu0+agu0   43 dst
        xor r14, rsi                 ;   172.3 alu1    43 dst
        mov qword [rsp + 1992], r12  ;   169.7 agu1    43 dst spill
        mov r12, r11                 ;   170.3 alu2    43 dst copy
        mov qword [rsp + 2000], rbp  ;   170.3 agu2    43 dst spill
        mov rbp, rax                 ;   170.7 alu0    43 dst copy
        xor rbp, qword [rsp + 1552]  ;   171.7 alu1+agu0   43 dst
        mov qword [rsp + 2008], r10  ;   171.3 agu1    43 dst spill
        mov r10, rax                 ;   171.7 alu2    43 dst copy
        xor r10, r9                  ;   174.3 alu0    43 dst
        and rdx, r10                 ;   175.3 alu1    43 dst
        mov qword [rsp + 2016], rcx  ;   172.7 agu2    43 dst spill
        mov rcx, r10                 ;   175.3 alu2    43 dst copy
        xor rcx, qword [rsp + 1568]  ;   176.3 alu0+agu0   43 dst
        mov qword [rsp + 2024], rbx  ;   173.7 agu1    43 dst spill
        mov rbx, rax                 ;   174.0 alu1    43 dst copy
        mov qword [rsp + 2032], rax  ;   174.3 agu2    43 dst spill
        mov rax, rdx                 ;   176.3 alu2    43 dst copy
        xor rax, qword [rsp + 1536]  ;   177.3 alu0+agu0   43 dst
        mov qword [rsp + 2040], r10  ;   175.3 agu1    43 dst spill
        mov r10, r9                  ;   175.7 alu1    43 dst copy
        mov qword [rsp + 2048], r15  ;   176.0 agu2    43 dst spill
        mov r15, r9                  ;   176.3 alu2    43 dst copy
        mov qword [rsp + 2056], r11  ;   176.7 agu0    43 dst spill
        mov r11, rbp                 ;   177.0 alu0    43 dst copy
        xor r11, qword [rsp + 1536]  ;   178.0 alu1+agu1   43 dst
        xor r15, r11                 ;   179.0 alu2    43 dst
        mov qword [rsp + 2064], r9   ;   178.0 agu2    43 dst spill
        mov r9, rbp                  ;   178.3 alu0    43 dst copy
        xor r9, qword [rsp + 1504]   ;   179.3 alu1+agu0   43 dst
        mov qword [rsp + 2072], r9   ;   180.3 agu1    43 dst spill
        mov r9, rbp                  ;   179.3 alu2    43 dst copy
        mov qword [rsp + 2080], rbp  ;   179.7 agu2    43 dst spill
        mov rbp, r11                 ;   180.0 alu0    43 dst copy
        xor rbp, rcx                 ;   181.0 alu1    43 dst
        and r9, rbp                  ;   182.0 alu2    43 dst
        xor r8, r9                   ;   183.0 alu0    43 dst
        mov r9, rbp                  ;   182.0 alu1    43 dst copy
        xor r9, qword [rsp + 1528]   ;   183.0 alu2+agu0   43 dst
        xor r12, r9                  ;   184.0 alu0    43 dst
        mov qword [rsp + 2088], rbp  ;   182.3 agu1    43 dst spill
        mov rbp, r9                  ;   184.0 alu1    43 dst copy
        and rbp, r15                 ;   185.0 alu2    43 dst
        xor rax, rbp                 ;   186.0 alu0    43 dst
        mov rbp, r15                 ;   183.7 alu1    43 dst copy
        xor rbp, qword [rsp + 1568]  ;   184.7 alu2+agu2   43 dst
        mov qword [rsp + 2096], r15  ;   184.3 agu0    43 dst spill
        mov r15, rcx                 ;   184.7 alu0    43 dst copy
        xor r15, qword [rsp + 1504]  ;   185.7 alu1+agu1   43 dst
        xor r13, r15                 ;   186.7 alu2    43 dst
        and r15, rcx                 ;   186.7 alu0    43 dst
        xor r8, r15                  ;   187.7 alu1    43 dst
        xor rdx, r8                  ;   188.7 alu2    43 dst
        xor rsi, r8                  ;   188.7 alu0    43 dst
        and r10, r13                 ;   187.7 alu1    43 dst
        xor r15, r10                 ;   188.7 alu2    43 dst
        xor rdi, r13                 ;   187.7 alu0    43 dst
        and rbx, rdi                 ;   188.7 alu1    43 dst
        xor rdx, rbx                 ;   189.7 alu2    43 dst
        xor rax, r15                 ;   189.7 alu0    43 dst
        xor r14, r15                 ;   189.7 alu1    43 dst
        mov r8, r12                  ;   189.3 alu2    43 dst copy
        and r8, rbp                  ;   190.3 alu0    43 dst
        xor rsi, r8                  ;   191.3 alu1    43 dst
        mov r8, rdx                  ;   190.7 alu2    43 dst copy
        and r8, rax                  ;   191.7 alu0    43 dst
        xor rsi, r8                  ;   192.7 alu1    43 dst
        mov r10, r11                 ;   191.3 alu2    43 dst copy
        mov r15, rax                 ;   191.7 alu0    43 dst copy
        xor rax, rsi                 ;   193.7 alu1    43 dst
        or r8, rax                   ;   194.7 alu2    43 dst
        mov rbx, qword [rsp + 2072]  ;   192.7 agu2    43 dst reload
        and r10, rbx                 ;   195.7 alu0    43 dst
        xor r14, r10                 ;   196.7 alu1    43 dst
        and rsi, r14                 ;   197.7 alu2    43 dst
        xor rdx, rsi                 ;   198.7 alu0    43 dst
        xor r8, rdx                  ;   199.7 alu1    43 dst
        mov r10, r14                 ;   197.7 alu2    43 dst copy
        and r10, rdx                 ;   199.7 alu0    43 dst
        xor r15, r10                 ;   200.7 alu1    43 dst
        and rdx, r15                 ;   201.7 alu2    43 dst
        xor r14, rdx                 ;   202.7 alu0    43 dst
        and r12, r15                 ;   201.7 alu1    43 dst
        and rbp, r15                 ;   201.7 alu2    43 dst
        mov r10, qword [rsp + 2056]  ;   197.0 agu0    43 dst reload
        and r10, r8                  ;   200.7 alu0    43 dst
        and rdi, r14                 ;   203.7 alu1    43 dst
        mov rsi, qword [rsp + 2032]  ;   198.0 agu1    43 dst reload
        and rsi, r14                 ;   203.7 alu2    43 dst
        mov rdx, r14                 ;   203.7 alu0    43 dst copy
        xor r14, r15                 ;   203.7 alu1    43 dst
        mov qword [rsp + 2032], rsi  ;   204.7 agu2    43 dst spill
        mov rsi, qword [rsp + 2088]  ;   200.0 agu0    43 dst reload
        and rsi, r14                 ;   204.7 alu2    43 dst
        mov qword [rsp + 2088], r10  ;   201.7 agu1    58 dst spill
        mov r10, qword [rsp + 2080]  ;   201.0 agu2    43 dst reload
        and r10, r14                 ;   204.7 alu0    43 dst
        mov r14, r15                 ;   201.7 alu1    43 dst copy
        or r14, r8                   ;   202.7 alu2    43 dst
        xor rax, r14                 ;   203.7 alu0    43 dst
        xor r15, r8                  ;   202.7 alu1    43 dst
        and r9, r15                  ;   203.7 alu2    43 dst
        and r13, rax                 ;   204.7 alu0    43 dst
        xor r13, r9                  ;   205.7 alu1    43 dst
        xor rdx, rax                 ;   204.7 alu2    43 dst
        mov r14, qword [rsp + 2064]  ;   204.3 agu0    43 dst reload
        and r14, rax                 ;   207.3 alu0    43 dst
        xor rax, r15                 ;   205.0 alu1    43 dst
        mov qword [rsp + 2064], r9   ;   205.3 agu1    43 dst spill
        mov r9, qword [rsp + 2096]   ;   205.7 agu2    43 dst reload
        and r9, r15                  ;   208.7 alu2    43 dst
        and r11, rax                 ;   206.3 alu0    43 dst
        and rbx, rax                 ;   206.7 alu1    43 dst
        xor r14, rsi                 ;   208.3 alu2    43 dst
        mov r15, qword [rsp + 2048]  ;   207.3 agu0    43 dst reload
        and r15, rdx                 ;   210.3 alu0    43 dst
        mov rax, qword [rsp + 2040]  ;   208.0 agu1    43 dst reload
        and rax, rdx                 ;   211.0 alu1    43 dst
        xor rdx, r8                  ;   208.7 alu2    43 dst
        and rcx, rdx                 ;   209.7 alu0    43 dst
        xor rax, r11                 ;   212.0 alu1    43 dst
        xor r11, r14                 ;   209.7 alu2    43 dst
        xor r11, rbp                 ;   210.7 alu0    43 dst
        xor rbp, rsi                 ;   210.3 alu1    58 dst
        xor rbp, rcx                 ;   211.3 alu2    58 dst
        mov rsi, qword [rsp + 2088]  ;   211.0 agu2    58 dst reload
        xor rsi, r13                 ;   214.0 alu0    58 dst
        xor r13, r11                 ;   211.7 alu1    43 dst
        and r8, qword [rsp + 1568]   ;   212.0 alu2+agu0   43 dst
        xor rax, r8                  ;   213.0 alu0    43 dst
        xor rbp, r8                  ;   213.0 alu1    58 dst
        and rdx, qword [rsp + 1504]  ;   213.0 alu2+agu1   43 dst
        xor r15, rdx                 ;   214.0 alu0    43 dst
        xor r13, r15                 ;   215.0 alu1    43 dst
        xor rsi, rdx                 ;   215.0 alu2    58 dst
        xor r9, r13                  ;   216.0 alu0    43 dst
        xor rax, r9                  ;   217.0 alu1    43 dst
        xor rdi, rax                 ;   218.0 alu2    43 dst
        xor r12, rdi                 ;   219.0 alu0    43 dst
        xor r10, r15                 ;   215.7 alu1    58 dst
        xor r14, r9                  ;   217.0 alu2    58 dst
        xor r10, rdi                 ;   219.0 alu0    58 dst
        xor rsi, r12                 ;   220.0 alu1    58 dst
        xor rbx, r12                 ;   220.0 alu2    58 dst
        xor r13, qword [rsp + 104]   ;   217.3 alu0+agu2   58 dst
        mov r8, qword [rsp + 2616]   ;   217.7 agu0    58 dst reload
        mov qword [r8 + 192], r13    ;   218.3 agu1    58 dst
        xor r11, qword [rsp + 112]   ;   218.3 alu1+agu2   58 dst
        mov qword [r8 + 200], r11    ;   219.3 agu0    58 dst
        xor r14, qword [rsp + 2032]  ;   219.0 alu2+agu1   58 dst
        xor r14, qword [rsp + 120]   ;   220.0 alu0+agu2   58 dst
        mov qword [r8 + 232], r14    ;   221.0 agu0    58 dst
        xor r10, qword [rsp + 128]   ;   220.0 alu1+agu1   58 dst
        mov qword [r8 + 240], r10    ;   221.0 agu2    58 dst
        xor rbx, qword [rsp + 2064]  ;   221.0 alu2+agu0   58 dst
        mov r9, qword [rsp + 1720]   ;   221.0 agu1    58 dst
        xor r9, qword [rsp + 8]      ;   224.0 alu0+agu2   58 dst
        mov qword [r8], r9           ;   225.0 agu0    58 dst
        mov r9, qword [rsp + 1712]   ;   222.0 agu1    58 dst
        xor r9, qword [rsp + 16]     ;   225.0 alu1+agu2   58 dst
        mov qword [r8 + 8], r9       ;   226.0 agu0    58 dst
        mov r9, qword [rsp + 1688]   ;   223.0 agu1    58 dst
        xor r9, qword [rsp + 1704]   ;   226.0 alu2+agu2   58 dst
        xor r9, qword [rsp + 1696]   ;   227.0 alu0+agu0   58 dst
        xor r9, qword [rsp + 1680]   ;   228.0 alu1+agu1   58 dst
        mov r10, qword [rsp + 0]     ;   224.3 agu2    58 dst.2 reload
        xor r9, qword [r10 + 10256]  ;   230.3 alu2+agu0   58 dst
        mov qword [r8 + 16], r9      ;   231.3 agu1    58 dst
        xor rbp, qword [r10 + 10448] ;   230.3 alu0+agu2   58 dst
        mov qword [r8 + 208], rbp    ;   231.3 agu0    58 dst
        xor rsi, qword [r10 + 10456] ;   230.3 alu1+agu1   58 dst
        mov qword [r8 + 216], rsi    ;   231.3 agu2    58 dst
        xor rax, qword [r10 + 10464] ;   230.3 alu2+agu0   58 dst
        mov qword [r8 + 224], rax    ;   231.3 agu1    58 dst
        xor rbx, qword [r10 + 10488] ;   230.3 alu0+agu2   58 dst
        mov qword [r8 + 248], rbx    ;   231.3 agu0    58 dst
        mov r9, qword [rsp + 1648]   ;   228.0 agu1    58 dst
        xor r9, qword [r10 + 10264]  ;   231.0 alu1+agu2   58 dst
        xor r9, qword [rsp + 1664]   ;   232.0 alu2+agu0   58 dst
        mov r11, qword [rsp + 1672]  ;   230.3 agu1    43 dst reload
        xor r9, r11                  ;   233.3 alu0    58 dst
        xor r9, qword [rsp + 1656]   ;   234.3 alu1+agu2   58 dst
        mov qword [r8 + 24], r9      ;   235.3 agu0    58 dst
        xor r11, qword [r10 + 10296] ;   233.3 alu2+agu1   58 dst
        xor r11, qword [rsp + 1632]  ;   234.3 alu0+agu2   58 dst
        xor r11, qword [rsp + 1592]  ;   235.3 alu1+agu0   58 dst
        mov qword [r8 + 56], r11     ;   236.3 agu1    58 dst
        mov r9, qword [rsp + 1616]   ;   233.0 agu2    58 dst
        xor r9, qword [r10 + 10272]  ;   236.0 alu2+agu0   58 dst
        mov qword [r8 + 32], r9      ;   237.0 agu1    58 dst
        mov r9, qword [rsp + 1608]   ;   234.0 agu2    58 dst
        xor r9, qword [rsp + 1576]   ;   237.0 alu0+agu0   58 dst
        xor r9, qword [rsp + 1600]   ;   238.0 alu1+agu1   58 dst
        xor r9, qword [rsp + 24]     ;   239.0 alu2+agu2   58 dst
        mov qword [r8 + 40], r9      ;   240.0 agu0    58 dst
        mov r9, qword [rsp + 1640]   ;   235.7 agu1    58 dst
        xor r9, qword [rsp + 1584]   ;   238.7 alu0+agu2   58 dst
        xor r9, qword [rsp + 1624]   ;   239.7 alu1+agu0   58 dst
        xor r9, qword [rsp + 32]     ;   240.7 alu2+agu1   58 dst
        mov qword [r8 + 48], r9      ;   241.7 agu2    58 dst
        mov r9, qword [rsp + 1872]   ;   237.3 agu0    58 dst
        xor r9, qword [rsp + 40]     ;   240.3 alu0+agu1   58 dst
        mov qword [r8 + 64], r9      ;   241.3 agu2    58 dst
        mov r9, qword [rsp + 1864]   ;   238.3 agu0    58 dst
        xor r9, qword [rsp + 48]     ;   241.3 alu1+agu1   58 dst
        mov qword [r8 + 72], r9      ;   242.3 agu2    58 dst
        mov r9, qword [rsp + 1840]   ;   239.3 agu0    58 dst
        xor r9, qword [r10 + 10320]  ;   242.3 alu2+agu1   58 dst
        xor r9, qword [rsp + 1856]   ;   243.3 alu0+agu2   58 dst
        xor r9, qword [rsp + 1848]   ;   244.3 alu1+agu0   58 dst
        xor r9, qword [rsp + 1832]   ;   245.3 alu2+agu1   58 dst
        mov qword [r8 + 80], r9      ;   246.3 agu2    58 dst
        mov r9, qword [rsp + 1784]   ;   241.3 agu0    58 dst
        xor r9, qword [r10 + 10328]  ;   244.3 alu0+agu1   58 dst
        xor r9, qword [rsp + 1808]   ;   245.3 alu1+agu2   58 dst
        mov r11, qword [rsp + 1824]  ;   242.3 agu0    43 dst reload
        xor r9, r11                  ;   246.3 alu2    58 dst
        xor r9, qword [rsp + 1816]   ;   247.3 alu0+agu1   58 dst
        mov qword [r8 + 88], r9      ;   248.3 agu2    58 dst
        xor r11, qword [r10 + 10360] ;   245.3 alu1+agu0   58 dst
        xor r11, qword [rsp + 1760]  ;   246.3 alu2+agu1   58 dst
        xor r11, qword [rsp + 1736]  ;   247.3 alu0+agu2   58 dst
        mov qword [r8 + 120], r11    ;   248.3 agu0    58 dst
        mov r9, qword [rsp + 1800]   ;   245.0 agu1    58 dst
        xor r9, qword [r10 + 10336]  ;   248.0 alu1+agu2   58 dst
        mov qword [r8 + 96], r9      ;   249.0 agu0    58 dst
        mov r9, qword [rsp + 1768]   ;   246.0 agu1    58 dst
        xor r9, qword [rsp + 1728]   ;   249.0 alu2+agu2   58 dst
        xor r9, qword [rsp + 1752]   ;   250.0 alu0+agu0   58 dst
        xor r9, qword [rsp + 56]     ;   251.0 alu1+agu1   58 dst
        mov qword [r8 + 104], r9     ;   252.0 agu2    58 dst
        mov r9, qword [rsp + 1776]   ;   247.7 agu0    58 dst
        xor r9, qword [rsp + 1744]   ;   250.7 alu2+agu1   58 dst
        xor r9, qword [rsp + 1792]   ;   251.7 alu0+agu2   58 dst
        xor r9, qword [rsp + 64]     ;   252.7 alu1+agu0   58 dst
        mov qword [r8 + 112], r9     ;   253.7 agu1    58 dst
        mov r9, qword [rsp + 2024]   ;   249.3 agu2    58 dst
        xor r9, qword [rsp + 72]     ;   252.3 alu2+agu0   58 dst
        mov qword [r8 + 128], r9     ;   253.3 agu1    58 dst
        mov r9, qword [rsp + 2016]   ;   250.3 agu2    58 dst
        xor r9, qword [rsp + 80]     ;   253.3 alu0+agu0   58 dst
        mov qword [r8 + 136], r9     ;   254.3 agu1    58 dst
        mov r9, qword [rsp + 1992]   ;   251.3 agu2    58 dst
        xor r9, qword [r10 + 10384]  ;   254.3 alu1+agu0   58 dst
        xor r9, qword [rsp + 2008]   ;   255.3 alu2+agu1   58 dst
        xor r9, qword [rsp + 2000]   ;   256.3 alu0+agu2   58 dst
        xor r9, qword [rsp + 1984]   ;   257.3 alu1+agu0   58 dst
        mov qword [r8 + 144], r9     ;   258.3 agu1    58 dst
        mov r9, qword [rsp + 1936]   ;   253.3 agu2    58 dst
        xor r9, qword [r10 + 10392]  ;   256.3 alu2+agu0   58 dst
        xor r9, qword [rsp + 1968]   ;   257.3 alu0+agu1   58 dst
        mov r11, qword [rsp + 1976]  ;   254.3 agu2    43 dst reload
        xor r9, r11                  ;   258.3 alu1    58 dst
        xor r9, qword [rsp + 1960]   ;   259.3 alu2+agu0   58 dst
        mov qword [r8 + 152], r9     ;   260.3 agu1    58 dst
        xor r11, qword [r10 + 10424] ;   257.3 alu0+agu2   58 dst
        xor r11, qword [rsp + 1912]  ;   258.3 alu1+agu0   58 dst
        xor r11, qword [rsp + 1888]  ;   259.3 alu2+agu1   58 dst
        mov qword [r8 + 184], r11    ;   260.3 agu2    58 dst
        mov r9, qword [rsp + 1952]   ;   257.0 agu0    58 dst
        xor r9, qword [r10 + 10400]  ;   260.0 alu0+agu1   58 dst
        mov qword [r8 + 160], r9     ;   261.0 agu2    58 dst
        mov r9, qword [rsp + 1920]   ;   258.0 agu0    58 dst
        xor r9, qword [rsp + 1880]   ;   261.0 alu1+agu1   58 dst
        xor r9, qword [rsp + 1904]   ;   262.0 alu2+agu2   58 dst
        xor r9, qword [rsp + 88]     ;   263.0 alu0+agu0   58 dst
        mov qword [r8 + 168], r9     ;   264.0 agu1    58 dst
        mov r9, qword [rsp + 1928]   ;   259.7 agu2    58 dst
        xor r9, qword [rsp + 1896]   ;   262.7 alu1+agu0   58 dst
        xor r9, qword [rsp + 1944]   ;   263.7 alu2+agu1   58 dst
        xor r9, qword [rsp + 96]     ;   264.7 alu0+agu2   58 dst
        mov qword [r8 + 176], r9     ;   265.7 agu0    58 dst
        mov r9, qword [rsp + 816]    ;   261.3 agu1    43 dst
        mov r11, qword [rsp + 824]   ;   261.7 agu2    43 dst reload
        xor r9, r11                  ;   264.7 alu1    43 dst
        mov r12, r9                  ;   265.7 alu2    43 dst copy
        xor r12, qword [rsp + 800]   ;   266.7 alu0+agu0   43 dst
        mov r13, r12                 ;   267.7 alu1    43 dst copy
        mov r14, qword [rsp + 848]   ;   263.3 agu1    43 dst reload
        xor r13, r14                 ;   268.7 alu2    43 dst
        mov r15, r13                 ;   269.7 alu0    43 dst copy
        xor r15, qword [rsp + 840]   ;   270.7 alu1+agu2   43 dst
        mov rsi, r13                 ;   269.7 alu2    43 dst copy
        mov rdi, qword [rsp + 792]   ;   265.0 agu0    43 dst reload
        xor rsi, rdi                 ;   270.7 alu0    43 dst
        mov rbp, rsi                 ;   271.7 alu1    43 dst copy
        xor rbp, qword [rsp + 808]   ;   272.7 alu2+agu1   43 dst
        mov rax, rbp                 ;   273.7 alu0    43 dst copy
        mov rcx, qword [rsp + 816]   ;   266.7 agu2    43 dst reload
        xor rax, rcx                 ;   274.7 alu1    43 dst
        mov rdx, r13                 ;   269.7 alu2    43 dst copy
        mov rbx, r13                 ;   269.7 alu0    43 dst copy
        mov r8, rsi                  ;   271.7 alu1    43 dst copy
        or r8, r14                   ;   272.7 alu2    43 dst
        xor rbp, r8                  ;   273.7 alu0    43 dst
        mov r10, rsi                 ;   271.7 alu1    43 dst copy
        mov qword [rsp + 1944], r13  ;   270.3 agu0    43 dst spill
        mov r13, r15                 ;   271.7 alu2    43 dst copy
        xor r13, qword [rsp + 832]   ;   272.7 alu0+agu1   43 dst
        mov qword [rsp + 1896], rsi  ;   271.7 agu2    43 dst spill
        mov rsi, r15                 ;   271.7 alu1    43 dst copy
        xor rsi, rax                 ;   275.7 alu2    43 dst
        and rdx, rsi                 ;   276.7 alu0    43 dst
        mov qword [rsp + 1928], rdx  ;   277.7 agu0    43 dst spill
        mov rdx, rsi                 ;   276.7 alu1    43 dst copy
        xor rdx, r14                 ;   277.7 alu2    43 dst
        mov r14, r15                 ;   273.7 alu0    43 dst copy
        mov qword [rsp + 1904], r15  ;   274.0 agu1    43 dst spill
        mov r15, rax                 ;   275.7 alu1    43 dst copy
        mov qword [rsp + 1880], rsi  ;   276.7 agu2    43 dst spill
        mov rsi, rax                 ;   275.7 alu2    43 dst copy
        mov qword [rsp + 1920], rax  ;   275.7 agu0    43 dst spill
        mov rax, r13                 ;   275.7 alu0    43 dst copy
        xor rax, r11                 ;   276.7 alu1    43 dst
        xor rsi, rax                 ;   277.7 alu2    43 dst
        mov r11, r13                 ;   276.7 alu0    43 dst copy
        xor r11, rdi                 ;   277.7 alu1    43 dst
        mov qword [rsp + 1952], r11  ;   278.7 agu1    43 dst spill
        mov r11, r13                 ;   277.7 alu2    43 dst copy
        mov qword [rsp + 1888], r13  ;   278.0 agu2    43 dst spill
        mov r13, rax                 ;   278.3 alu0    43 dst copy
        xor r13, rdx                 ;   279.3 alu1    43 dst
        xor rcx, r13                 ;   280.3 alu2    43 dst
        and r11, r13                 ;   280.3 alu0    43 dst
        xor r12, r11                 ;   281.3 alu1    43 dst
        xor r10, rcx                 ;   281.3 alu2    43 dst
        mov r11, rcx                 ;   281.3 alu0    43 dst copy
        and r11, rsi                 ;   282.3 alu1    43 dst
        xor r11, qword [rsp + 824]   ;   283.3 alu2+agu0   43 dst
        xor r11, qword [rsp + 1928]  ;   284.3 alu0+agu1   43 dst
        mov qword [rsp + 1912], r13  ;   281.7 agu2    43 dst spill
        mov r13, rsi                 ;   282.0 alu1    43 dst copy
        xor r13, qword [rsp + 848]   ;   283.0 alu2+agu0   43 dst
        mov qword [rsp + 1960], rsi  ;   282.7 agu1    43 dst spill
        mov rsi, r10                 ;   283.0 alu0    43 dst copy
        and rsi, r13                 ;   284.0 alu1    43 dst
        xor r8, rsi                  ;   285.0 alu2    43 dst
        mov rsi, rdx                 ;   284.0 alu0    43 dst copy
        xor rsi, rdi                 ;   285.0 alu1    43 dst
        xor r9, rsi                  ;   286.0 alu2    43 dst
        and rsi, rdx                 ;   286.0 alu0    43 dst
        xor r12, rsi                 ;   287.0 alu1    43 dst
        and r15, r9                  ;   287.0 alu2    43 dst
        xor rsi, r15                 ;   288.0 alu0    43 dst
        xor rbx, r9                  ;   287.0 alu1    43 dst
        and r14, rbx                 ;   288.0 alu2    43 dst
        xor r11, rsi                 ;   289.0 alu0    43 dst
        xor rbp, rsi                 ;   289.0 alu1    43 dst
        xor r14, r12                 ;   289.0 alu2    43 dst
        xor r8, r12                  ;   288.0 alu0    43 dst
        xor r14, qword [rsp + 1928]  ;   290.0 alu1+agu2   43 dst
        mov r12, rax                 ;   288.7 alu2    43 dst copy
        mov r15, r14                 ;   291.0 alu0    43 dst copy
        and r15, r11                 ;   292.0 alu1    43 dst
        xor r8, r15                  ;   293.0 alu2    43 dst
        mov rsi, r11                 ;   290.0 alu0    43 dst copy
        xor r11, r8                  ;   294.0 alu1    43 dst
        or r15, r11                  ;   295.0 alu2    43 dst
        and r12, qword [rsp + 1952]  ;   291.0 alu0+agu0   43 dst
        xor rbp, r12                 ;   292.0 alu1    43 dst
        and r8, rbp                  ;   294.0 alu2    43 dst
        xor r14, r8                  ;   295.0 alu0    43 dst
        xor r15, r14                 ;   296.0 alu1    43 dst
        mov r8, rbp                  ;   293.0 alu2    43 dst copy
        and r8, r14                  ;   296.0 alu0    43 dst
        xor rsi, r8                  ;   297.0 alu1    43 dst
        and r14, rsi                 ;   298.0 alu2    43 dst
        xor rbp, r14                 ;   299.0 alu0    43 dst
        and r10, rsi                 ;   298.0 alu1    43 dst
        and r13, rsi                 ;   298.0 alu2    43 dst
        mov r8, qword [rsp + 1896]   ;   295.0 agu1    43 dst reload
        and r8, r15                  ;   298.0 alu0    43 dst
        and rbx, rbp                 ;   300.0 alu1    43 dst
        mov r12, qword [rsp + 1904]  ;   296.0 agu2    43 dst reload
        and r12, rbp                 ;   300.0 alu2    43 dst
        mov r14, rbp                 ;   300.0 alu0    43 dst copy
        xor rbp, rsi                 ;   300.0 alu1    43 dst
        mov qword [rsp + 1904], r12  ;   301.0 agu0    43 dst spill
        mov r12, qword [rsp + 1912]  ;   297.7 agu1    43 dst reload
        and r12, rbp                 ;   301.0 alu2    43 dst
        mov qword [rsp + 1912], r8   ;   299.0 agu2    43 dst spill
        mov r8, qword [rsp + 1888]   ;   298.7 agu0    43 dst reload
        and r8, rbp                  ;   301.7 alu0    43 dst
        mov rbp, rsi                 ;   299.3 alu1    43 dst copy
        or rbp, r15                  ;   300.3 alu2    43 dst
        xor r11, rbp                 ;   301.3 alu0    43 dst
        xor rsi, r15                 ;   300.3 alu1    43 dst
        and rcx, rsi                 ;   301.3 alu2    43 dst
        and r9, r11                  ;   302.3 alu0    43 dst
        xor r9, rcx                  ;   303.3 alu1    43 dst
        xor r14, r11                 ;   302.3 alu2    43 dst
        mov rbp, qword [rsp + 1920]  ;   302.0 agu1    43 dst reload
        and rbp, r11                 ;   305.0 alu0    43 dst
        xor r11, rsi                 ;   302.7 alu1    43 dst
        mov qword [rsp + 1920], rcx  ;   303.0 agu2    43 dst spill
        mov rcx, qword [rsp + 1960]  ;   303.3 agu0    43 dst reload
        and rcx, rsi                 ;   306.3 alu2    43 dst
        and rax, r11                 ;   304.0 alu0    43 dst
        xor rbp, r12                 ;   306.0 alu1    43 dst
        mov rsi, qword [rsp + 1944]  ;   304.7 agu1    43 dst reload
        and rsi, r14                 ;   307.7 alu2    43 dst
        and r11, qword [rsp + 1952]  ;   305.3 alu0+agu2   43 dst
        mov qword [rsp + 1952], r11  ;   306.3 agu0    43 dst spill
        mov r11, qword [rsp + 1880]  ;   306.0 agu1    43 dst reload
        and r11, r14                 ;   309.0 alu1    43 dst
        xor r14, r15                 ;   306.7 alu2    43 dst
        and rdx, r14                 ;   307.7 alu0    43 dst
        and r14, rdi                 ;   307.7 alu1    43 dst
        xor rsi, r14                 ;   308.7 alu2    43 dst
        xor r11, rax                 ;   310.0 alu0    43 dst
        xor rax, rbp                 ;   308.3 alu1    43 dst
        xor rax, r13                 ;   309.3 alu2    43 dst
        and r15, qword [rsp + 848]   ;   309.0 alu0+agu2   43 dst
        xor r11, r15                 ;   311.0 alu1    43 dst
        mov rdi, r9                  ;   309.7 alu2    43 dst copy
        xor rdi, rsi                 ;   310.7 alu0    43 dst
        xor rdi, rax                 ;   311.7 alu1    43 dst
        xor rcx, rdi                 ;   312.7 alu2    43 dst
        xor r11, rcx                 ;   313.7 alu0    43 dst
        xor rbx, r11                 ;   314.7 alu1    43 dst
        xor r10, rbx                 ;   315.7 alu2    43 dst
        mov qword [rsp + 1880], r8   ;   312.0 agu0    43 dst spill
        mov r8, qword [rsp + 1136]   ;   312.3 agu1    43 dst
        xor r8, qword [rsp + 1144]   ;   315.3 alu0+agu2   43 dst
        mov qword [rsp + 1944], rsi  ;   313.0 agu0    43 dst spill
        mov rsi, r8                  ;   316.3 alu1    43 dst copy
        xor rsi, qword [rsp + 1120]  ;   317.3 alu2+agu1   43 dst
        mov qword [rsp + 1960], rbx  ;   315.7 agu2    43 dst spill
        mov rbx, rsi                 ;   318.3 alu0    43 dst copy
        xor rbx, qword [rsp + 1168]  ;   319.3 alu1+agu0   43 dst
        mov qword [rsp + 1888], rbp  ;   315.0 agu1    43 dst spill
        mov rbp, rbx                 ;   320.3 alu2    43 dst copy
        xor rbp, qword [rsp + 1160]  ;   321.3 alu0+agu2   43 dst
        mov qword [rsp + 1896], rcx  ;   316.0 agu0    43 dst spill
        mov rcx, rbx                 ;   320.3 alu1    43 dst copy
        xor rcx, qword [rsp + 1112]  ;   321.3 alu2+agu1   43 dst
        mov qword [rsp + 1928], r11  ;   317.0 agu2    43 dst spill
        mov r11, rbx                 ;   320.3 alu0    43 dst copy
        mov qword [rsp + 1976], r9   ;   317.7 agu0    43 dst spill
        mov r9, rbx                  ;   320.3 alu1    43 dst copy
        mov qword [rsp + 1968], r14  ;   318.3 agu1    43 dst spill
        mov r14, rcx                 ;   322.3 alu2    43 dst copy
        xor r14, qword [rsp + 1128]  ;   323.3 alu0+agu2   43 dst
        mov qword [rsp + 1936], r10  ;   319.3 agu0    43 dst spill
        mov r10, r14                 ;   324.3 alu1    43 dst copy
        xor r10, qword [rsp + 1136]  ;   325.3 alu2+agu1   43 dst
        mov qword [rsp + 1984], r12  ;   320.3 agu2    43 dst spill
        mov r12, rcx                 ;   322.3 alu0    43 dst copy
        or r12, qword [rsp + 1168]   ;   323.3 alu1+agu0   43 dst
        xor r14, r12                 ;   324.3 alu2    43 dst
        mov qword [rsp + 2000], rdx  ;   321.7 agu1    43 dst spill
        mov rdx, rcx                 ;   322.3 alu0    43 dst copy
        mov qword [rsp + 2008], r13  ;   322.3 agu2    43 dst spill
        mov r13, rbp                 ;   322.7 alu1    43 dst copy
        xor r13, qword [rsp + 1152]  ;   323.7 alu2+agu0   43 dst
        mov qword [rsp + 1992], r15  ;   323.3 agu1    43 dst spill
        mov r15, rbp                 ;   323.7 alu0    43 dst copy
        xor r15, r10                 ;   326.3 alu1    43 dst
        and r11, r15                 ;   327.3 alu2    43 dst
        mov qword [rsp + 2016], rax  ;   324.7 agu2    43 dst spill
        mov rax, r15                 ;   327.3 alu0    43 dst copy
        xor rax, qword [rsp + 1168]  ;   328.3 alu1+agu0   43 dst
        mov qword [rsp + 2024], rdi  ;   325.7 agu1    43 dst spill
        mov rdi, rbp                 ;   326.0 alu2    43 dst copy
        mov qword [rsp + 1792], rbp  ;   326.3 agu2    43 dst spill
        mov rbp, r11                 ;   328.3 alu0    43 dst copy
        xor rbp, qword [rsp + 1144]  ;   329.3 alu1+agu0   43 dst
        mov qword [rsp + 1744], r15  ;   327.3 agu1    43 dst spill
        mov r15, r10                 ;   327.7 alu2    43 dst copy
        mov qword [rsp + 1776], rbx  ;   328.0 agu2    43 dst spill
        mov rbx, r10                 ;   328.3 alu0    43 dst copy
        mov qword [rsp + 1752], rcx  ;   328.7 agu0    43 dst spill
        mov rcx, r13                 ;   329.0 alu1    43 dst copy
        xor rcx, qword [rsp + 1144]  ;   330.0 alu2+agu1   43 dst
        xor rbx, rcx                 ;   331.0 alu0    43 dst
        mov qword [rsp + 1728], r10  ;   330.0 agu2    43 dst spill
        mov r10, r13                 ;   330.3 alu1    43 dst copy
        xor r10, qword [rsp + 1112]  ;   331.3 alu2+agu0   43 dst
        mov qword [rsp + 1768], r10  ;   332.3 agu1    43 dst spill
        mov r10, r13                 ;   331.3 alu0    43 dst copy
        mov qword [rsp + 1800], r13  ;   331.7 agu2    43 dst spill
        mov r13, rcx                 ;   332.0 alu1    43 dst copy
        xor r13, rax                 ;   333.0 alu2    43 dst
        and r10, r13                 ;   334.0 alu0    43 dst
        xor rsi, r10                 ;   335.0 alu1    43 dst
        mov r10, r13                 ;   334.0 alu2    43 dst copy
        xor r10, qword [rsp + 1136]  ;   335.0 alu0+agu0   43 dst
        xor rdx, r10                 ;   336.0 alu1    43 dst
        mov qword [rsp + 1736], r13  ;   334.3 agu1    43 dst spill
        mov r13, r10                 ;   336.0 alu2    43 dst copy
        and r13, rbx                 ;   337.0 alu0    43 dst
        xor rbp, r13                 ;   338.0 alu1    43 dst
        mov r13, rbx                 ;   335.7 alu2    43 dst copy
        xor r13, qword [rsp + 1168]  ;   336.7 alu0+agu2   43 dst
        mov qword [rsp + 1760], rbx  ;   336.3 agu0    43 dst spill
        mov rbx, rax                 ;   336.7 alu1    43 dst copy
        xor rbx, qword [rsp + 1112]  ;   337.7 alu2+agu1   43 dst
        xor r8, rbx                  ;   338.7 alu0    43 dst
        and rbx, rax                 ;   338.7 alu1    43 dst
        xor rsi, rbx                 ;   339.7 alu2    43 dst
        xor r11, rsi                 ;   340.7 alu0    43 dst
        xor r12, rsi                 ;   340.7 alu1    43 dst
        and r15, r8                  ;   339.7 alu2    43 dst
        xor rbx, r15                 ;   340.7 alu0    43 dst
        xor r9, r8                   ;   339.7 alu1    43 dst
        and rdi, r9                  ;   340.7 alu2    43 dst
        xor r11, rdi                 ;   341.7 alu0    43 dst
        xor rbp, rbx                 ;   341.7 alu1    43 dst
        xor r14, rbx                 ;   341.7 alu2    43 dst
        mov r15, rdx                 ;   341.3 alu0    43 dst copy
        and r15, r13                 ;   342.3 alu1    43 dst
        xor r12, r15                 ;   343.3 alu2    43 dst
        mov r15, r11                 ;   342.7 alu0    43 dst copy
        and r15, rbp                 ;   343.7 alu1    43 dst
        xor r12, r15                 ;   344.7 alu2    43 dst
        mov rsi, rcx                 ;   343.3 alu0    43 dst copy
        mov rdi, rbp                 ;   343.7 alu1    43 dst copy
        xor rbp, r12                 ;   345.7 alu2    43 dst
        or r15, rbp                  ;   346.7 alu0    43 dst
        mov rbx, qword [rsp + 1768]  ;   344.7 agu2    43 dst reload
        and rsi, rbx                 ;   347.7 alu1    43 dst
        xor r14, rsi                 ;   348.7 alu2    43 dst
        and r12, r14                 ;   349.7 alu0    43 dst
        xor r11, r12                 ;   350.7 alu1    43 dst
        xor r15, r11                 ;   351.7 alu2    43 dst
        mov r12, r14                 ;   349.7 alu0    43 dst copy
        and r12, r11                 ;   351.7 alu1    43 dst
        xor rdi, r12                 ;   352.7 alu2    43 dst
        and r11, rdi                 ;   353.7 alu0    43 dst
        xor r14, r11                 ;   354.7 alu1    43 dst
        and rdx, rdi                 ;   353.7 alu2    43 dst
        and r13, rdi                 ;   353.7 alu0    43 dst
        mov r11, qword [rsp + 1752]  ;   349.0 agu0    43 dst reload
        and r11, r15                 ;   352.7 alu1    43 dst
        and r9, r14                  ;   355.7 alu2    43 dst
        mov r12, qword [rsp + 1792]  ;   350.0 agu1    43 dst reload
        and r12, r14                 ;   355.7 alu0    43 dst
        mov rsi, r14                 ;   355.7 alu1    43 dst copy
        xor r14, rdi                 ;   355.7 alu2    43 dst
        mov qword [rsp + 1792], r12  ;   356.7 agu2    43 dst spill
        mov r12, qword [rsp + 1736]  ;   352.0 agu0    43 dst reload
        and r12, r14                 ;   356.7 alu0    43 dst
        mov qword [rsp + 1736], r11  ;   353.7 agu1    43 dst spill
        mov r11, qword [rsp + 1800]  ;   353.0 agu2    43 dst reload
        and r11, r14                 ;   356.7 alu1    43 dst
        mov r14, rdi                 ;   353.7 alu2    43 dst copy
        or r14, r15                  ;   354.7 alu0    43 dst
        xor rbp, r14                 ;   355.7 alu1    43 dst
        xor rdi, r15                 ;   354.7 alu2    43 dst
        and r10, rdi                 ;   355.7 alu0    43 dst
        and r8, rbp                  ;   356.7 alu1    43 dst
        xor r8, r10                  ;   357.7 alu2    43 dst
        xor rsi, rbp                 ;   356.7 alu0    43 dst
        mov r14, qword [rsp + 1728]  ;   356.3 agu0    43 dst reload
        and r14, rbp                 ;   359.3 alu1    43 dst
        xor rbp, rdi                 ;   357.0 alu2    43 dst
        mov qword [rsp + 1728], r10  ;   357.3 agu1    43 dst spill
        mov r10, qword [rsp + 1760]  ;   357.7 agu2    43 dst reload
        and r10, rdi                 ;   360.7 alu0    43 dst
        and rcx, rbp                 ;   358.3 alu1    43 dst
        and rbx, rbp                 ;   358.7 alu2    43 dst
        xor r14, r12                 ;   360.3 alu0    43 dst
        mov rdi, qword [rsp + 1776]  ;   359.3 agu0    43 dst reload
        and rdi, rsi                 ;   362.3 alu1    43 dst
        mov rbp, qword [rsp + 1744]  ;   360.0 agu1    43 dst reload
        and rbp, rsi                 ;   363.0 alu2    43 dst
        xor rsi, r15                 ;   360.7 alu0    43 dst
        and rax, rsi                 ;   361.7 alu1    43 dst
        xor rbp, rcx                 ;   364.0 alu2    43 dst
        xor rcx, r14                 ;   361.7 alu0    43 dst
        xor rcx, r13                 ;   362.7 alu1    43 dst
        and r15, qword [rsp + 1168]  ;   362.3 alu2+agu2   43 dst
        xor rbp, r15                 ;   365.0 alu0    43 dst
        and rsi, qword [rsp + 1112]  ;   363.0 alu1+agu0   43 dst
        xor rdi, rsi                 ;   364.0 alu2    43 dst
        mov qword [rsp + 1744], rbx  ;   363.7 agu1    43 dst spill
        mov rbx, r8                  ;   364.0 alu0    43 dst copy
        xor rbx, rcx                 ;   365.0 alu1    43 dst
        xor rbx, rdi                 ;   366.0 alu2    43 dst
        xor r10, rbx                 ;   367.0 alu0    43 dst
        xor rbp, r10                 ;   368.0 alu1    43 dst
        xor r9, rbp                  ;   369.0 alu2    43 dst
        xor rdx, r9                  ;   370.0 alu0    43 dst
        mov qword [rsp + 1776], r11  ;   366.3 agu2    43 dst spill
        mov r11, qword [rsp + 1464]  ;   366.7 agu0    43 dst
        xor r11, qword [rsp + 1472]  ;   369.7 alu1+agu1   43 dst
        mov qword [rsp + 1760], rdi  ;   367.3 agu2    43 dst spill
        mov rdi, r11                 ;   370.7 alu2    43 dst copy
        xor rdi, qword [rsp + 1448]  ;   371.7 alu0+agu0   43 dst
        mov qword [rsp + 1800], r9   ;   370.0 agu1    43 dst spill
        mov r9, rdi                  ;   372.7 alu1    43 dst copy
        xor r9, qword [rsp + 1496]   ;   373.7 alu2+agu2   43 dst
        mov qword [rsp + 1752], r14  ;   369.3 agu0    43 dst spill
        mov r14, r9                  ;   374.7 alu0    43 dst copy
        xor r14, qword [rsp + 1488]  ;   375.7 alu1+agu1   43 dst
        mov qword [rsp + 1768], r10  ;   370.3 agu2    43 dst spill
        mov r10, r9                  ;   374.7 alu2    43 dst copy
        xor r10, qword [rsp + 1440]  ;   375.7 alu0+agu0   43 dst
        mov qword [rsp + 1816], rbp  ;   371.3 agu1    43 dst spill
        mov rbp, r9                  ;   374.7 alu1    43 dst copy
        mov qword [rsp + 1824], r8   ;   372.0 agu2    43 dst spill
        mov r8, r9                   ;   374.7 alu2    43 dst copy
        mov qword [rsp + 1808], rsi  ;   372.7 agu0    43 dst spill
        mov rsi, r10                 ;   376.7 alu0    43 dst copy
        xor rsi, qword [rsp + 1456]  ;   377.7 alu1+agu1   43 dst
        mov qword [rsp + 1784], rdx  ;   373.7 agu2    43 dst spill
        mov rdx, rsi                 ;   378.7 alu2    43 dst copy
        xor rdx, qword [rsp + 1464]  ;   379.7 alu0+agu0   43 dst
        mov qword [rsp + 1832], r12  ;   374.7 agu1    43 dst spill
        mov r12, r10                 ;   376.7 alu1    43 dst copy
        or r12, qword [rsp + 1496]   ;   377.7 alu2+agu2   43 dst
        xor rsi, r12                 ;   378.7 alu0    43 dst
        mov qword [rsp + 1848], rax  ;   376.0 agu0    43 dst spill
        mov rax, r10                 ;   376.7 alu1    43 dst copy
        mov qword [rsp + 1856], r13  ;   376.7 agu1    43 dst spill
        mov r13, r14                 ;   377.0 alu2    43 dst copy
        xor r13, qword [rsp + 1480]  ;   378.0 alu0+agu2   43 dst
        mov qword [rsp + 1840], r15  ;   377.7 agu0    43 dst spill
        mov r15, r14                 ;   378.0 alu1    43 dst copy
        xor r15, rdx                 ;   380.7 alu2    43 dst
        and rbp, r15                 ;   381.7 alu0    43 dst
        mov qword [rsp + 1864], rcx  ;   379.0 agu1    43 dst spill
        mov rcx, r15                 ;   381.7 alu1    43 dst copy
        xor rcx, qword [rsp + 1496]  ;   382.7 alu2+agu2   43 dst
        mov qword [rsp + 1872], rbx  ;   380.0 agu0    43 dst spill
        mov rbx, r14                 ;   380.3 alu0    43 dst copy
        mov qword [rsp + 1624], r14  ;   380.7 agu1    43 dst spill
        mov r14, rbp                 ;   382.7 alu1    43 dst copy
        xor r14, qword [rsp + 1472]  ;   383.7 alu2+agu2   43 dst
        mov qword [rsp + 1584], r15  ;   381.7 agu0    43 dst spill
        mov r15, rdx                 ;   382.0 alu0    43 dst copy
        mov qword [rsp + 1640], r9   ;   382.3 agu1    43 dst spill
        mov r9, rdx                  ;   382.7 alu1    43 dst copy
        mov qword [rsp + 1600], r10  ;   383.0 agu2    43 dst spill
        mov r10, r13                 ;   383.3 alu2    43 dst copy
        xor r10, qword [rsp + 1472]  ;   384.3 alu0+agu0   43 dst
        xor r9, r10                  ;   385.3 alu1    43 dst
        mov qword [rsp + 1576], rdx  ;   384.3 agu1    43 dst spill
        mov rdx, r13                 ;   384.7 alu2    43 dst copy
        xor rdx, qword [rsp + 1440]  ;   385.7 alu0+agu2   43 dst
        mov qword [rsp + 1608], rdx  ;   386.7 agu0    43 dst spill
        mov rdx, r13                 ;   385.7 alu1    43 dst copy
        mov qword [rsp + 1616], r13  ;   386.0 agu1    43 dst spill
        mov r13, r10                 ;   386.3 alu2    43 dst copy
        xor r13, rcx                 ;   387.3 alu0    43 dst
        and rdx, r13                 ;   388.3 alu1    43 dst
        xor rdi, rdx                 ;   389.3 alu2    43 dst
        mov rdx, r13                 ;   388.3 alu0    43 dst copy
        xor rdx, qword [rsp + 1464]  ;   389.3 alu1+agu2   43 dst
        xor rax, rdx                 ;   390.3 alu2    43 dst
        mov qword [rsp + 1592], r13  ;   388.7 agu0    43 dst spill
        mov r13, rdx                 ;   390.3 alu0    43 dst copy
        and r13, r9                  ;   391.3 alu1    43 dst
        xor r14, r13                 ;   392.3 alu2    43 dst
        mov r13, r9                  ;   390.0 alu0    43 dst copy
        xor r13, qword [rsp + 1496]  ;   391.0 alu1+agu1   43 dst
        mov qword [rsp + 1632], r9   ;   390.7 agu2    43 dst spill
        mov r9, rcx                  ;   391.0 alu2    43 dst copy
        xor r9, qword [rsp + 1440]   ;   392.0 alu0+agu0   43 dst
        xor r11, r9                  ;   393.0 alu1    43 dst
        and r9, rcx                  ;   393.0 alu2    43 dst
        xor rdi, r9                  ;   394.0 alu0    43 dst
        xor rbp, rdi                 ;   395.0 alu1    43 dst
        xor r12, rdi                 ;   395.0 alu2    43 dst
        and r15, r11                 ;   394.0 alu0    43 dst
        xor r9, r15                  ;   395.0 alu1    43 dst
        xor r8, r11                  ;   394.0 alu2    43 dst
        and rbx, r8                  ;   395.0 alu0    43 dst
        xor rbp, rbx                 ;   396.0 alu1    43 dst
        xor r14, r9                  ;   396.0 alu2    43 dst
        xor rsi, r9                  ;   396.0 alu0    43 dst
        mov r9, rax                  ;   395.7 alu1    43 dst copy
        and r9, r13                  ;   396.7 alu2    43 dst
        xor r12, r9                  ;   397.7 alu0    43 dst
        mov r9, rbp                  ;   397.0 alu1    43 dst copy
        and r9, r14                  ;   398.0 alu2    43 dst
        xor r12, r9                  ;   399.0 alu0    43 dst
        mov r15, r10                 ;   397.7 alu1    43 dst copy
        mov rdi, r14                 ;   398.0 alu2    43 dst copy
        xor r14, r12                 ;   400.0 alu0    43 dst
        or r9, r14                   ;   401.0 alu1    43 dst
        mov rbx, qword [rsp + 1608]  ;   399.0 agu1    43 dst reload
        and r15, rbx                 ;   402.0 alu2    43 dst
        xor rsi, r15                 ;   403.0 alu0    43 dst
        and r12, rsi                 ;   404.0 alu1    43 dst
        xor rbp, r12                 ;   405.0 alu2    43 dst
        xor r9, rbp                  ;   406.0 alu0    43 dst
        mov r12, rsi                 ;   404.0 alu1    43 dst copy
        and r12, rbp                 ;   406.0 alu2    43 dst
        xor rdi, r12                 ;   407.0 alu0    43 dst
        and rbp, rdi                 ;   408.0 alu1    43 dst
        xor rsi, rbp                 ;   409.0 alu2    43 dst
        and rax, rdi                 ;   408.0 alu0    43 dst
        and r13, rdi                 ;   408.0 alu1    43 dst
        mov r12, qword [rsp + 1600]  ;   403.3 agu2    43 dst reload
        and r12, r9                  ;   407.0 alu2    43 dst
        and r8, rsi                  ;   410.0 alu0    43 dst
        mov r15, qword [rsp + 1624]  ;   404.3 agu0    43 dst reload
        and r15, rsi                 ;   410.0 alu1    43 dst
        mov rbp, rsi                 ;   410.0 alu2    43 dst copy
        xor rsi, rdi                 ;   410.0 alu0    43 dst
        mov qword [rsp + 1624], r15  ;   411.0 agu1    43 dst spill
        mov r15, qword [rsp + 1592]  ;   406.3 agu2    43 dst reload
        and r15, rsi                 ;   411.0 alu1    43 dst
        mov qword [rsp + 1592], r12  ;   408.0 agu0    43 dst spill
        mov r12, qword [rsp + 1616]  ;   407.3 agu1    43 dst reload
        and r12, rsi                 ;   411.0 alu2    43 dst
        mov rsi, rdi                 ;   408.0 alu0    43 dst copy
        or rsi, r9                   ;   409.0 alu1    43 dst
        xor r14, rsi                 ;   410.0 alu2    43 dst
        xor rdi, r9                  ;   409.0 alu0    43 dst
        and rdx, rdi                 ;   410.0 alu1    43 dst
        and r11, r14                 ;   411.0 alu2    43 dst
        xor r11, rdx                 ;   412.0 alu0    43 dst
        xor rbp, r14                 ;   411.0 alu1    43 dst
        mov rsi, qword [rsp + 1576]  ;   410.7 agu2    43 dst reload
        and rsi, r14                 ;   413.7 alu2    43 dst
        xor r14, rdi                 ;   411.3 alu0    43 dst
        mov qword [rsp + 1576], rdx  ;   411.7 agu0    43 dst spill
        mov rdx, qword [rsp + 1632]  ;   412.0 agu1    43 dst reload
        and rdx, rdi                 ;   415.0 alu1    43 dst
        and r10, r14                 ;   412.7 alu2    43 dst
        and rbx, r14                 ;   413.0 alu0    43 dst
        xor rsi, r15                 ;   414.7 alu1    43 dst
        mov r14, qword [rsp + 1640]  ;   413.7 agu2    43 dst reload
        and r14, rbp                 ;   416.7 alu2    43 dst
        mov rdi, qword [rsp + 1584]  ;   414.3 agu0    43 dst reload
        and rdi, rbp                 ;   417.3 alu0    43 dst
        xor rbp, r9                  ;   415.0 alu1    43 dst
        and rcx, rbp                 ;   416.0 alu2    43 dst
        xor rdi, r10                 ;   418.3 alu0    43 dst
        xor r10, rsi                 ;   416.0 alu1    43 dst
        xor r10, r13                 ;   417.0 alu2    43 dst
        and r9, qword [rsp + 1496]   ;   416.7 alu0+agu1   43 dst
        xor rdi, r9                  ;   419.3 alu1    43 dst
        and rbp, qword [rsp + 1440]  ;   417.3 alu2+agu2   43 dst
        xor r14, rbp                 ;   418.3 alu0    43 dst
        mov qword [rsp + 1584], rbx  ;   418.0 agu0    43 dst spill
        mov rbx, r11                 ;   418.3 alu1    43 dst copy
        xor rbx, r10                 ;   419.3 alu2    43 dst
        xor rbx, r14                 ;   420.3 alu0    43 dst
        xor rdx, rbx                 ;   421.3 alu1    43 dst
        xor rdi, rdx                 ;   422.3 alu2    43 dst
        xor r8, rdi                  ;   423.3 alu0    43 dst
        xor rax, r8                  ;   424.3 alu1    43 dst
        mov qword [rsp + 1640], r12  ;   420.7 agu1    43 dst spill
        mov r12, qword [rsp + 752]   ;   421.0 agu2    43 dst
        xor r12, qword [rsp + 760]   ;   424.0 alu2+agu0   43 dst
        mov qword [rsp + 1632], r14  ;   421.7 agu1    43 dst spill
        mov r14, r12                 ;   425.0 alu0    43 dst copy
        xor r14, qword [rsp + 736]   ;   426.0 alu1+agu2   43 dst
        mov qword [rsp + 1616], r8   ;   424.3 agu0    43 dst spill
        mov r8, r14                  ;   427.0 alu2    43 dst copy
        xor r8, qword [rsp + 784]    ;   428.0 alu0+agu1   43 dst
        mov qword [rsp + 1600], rsi  ;   423.7 agu2    43 dst spill
        mov rsi, r8                  ;   429.0 alu1    43 dst copy
        xor rsi, qword [rsp + 776]   ;   430.0 alu2+agu0   43 dst
        mov qword [rsp + 1608], rdx  ;   424.7 agu1    43 dst spill
        mov rdx, r8                  ;   429.0 alu0    43 dst copy
        xor rdx, qword [rsp + 728]   ;   430.0 alu1+agu2   43 dst
        mov qword [rsp + 1656], rdi  ;   425.7 agu0    43 dst spill
        mov rdi, r8                  ;   429.0 alu2    43 dst copy
        mov qword [rsp + 1672], r11  ;   426.3 agu1    43 dst spill
        mov r11, r8                  ;   429.0 alu0    43 dst copy
        mov qword [rsp + 1664], rbp  ;   427.0 agu2    43 dst spill
        mov rbp, rdx                 ;   431.0 alu1    43 dst copy
        xor rbp, qword [rsp + 744]   ;   432.0 alu2+agu0   43 dst
        mov qword [rsp + 1648], rax  ;   428.0 agu1    43 dst spill
        mov rax, rbp                 ;   433.0 alu0    43 dst copy
        xor rax, qword [rsp + 752]   ;   434.0 alu1+agu2   43 dst
        mov qword [rsp + 1680], r15  ;   429.0 agu0    43 dst spill
        mov r15, rdx                 ;   431.0 alu2    43 dst copy
        or r15, qword [rsp + 784]    ;   432.0 alu0+agu1   43 dst
        xor rbp, r15                 ;   433.0 alu1    43 dst
        mov qword [rsp + 1696], rcx  ;   430.3 agu2    43 dst spill
        mov rcx, rdx                 ;   431.0 alu2    43 dst copy
        mov qword [rsp + 1704], r13  ;   431.0 agu0    43 dst spill
        mov r13, rsi                 ;   431.3 alu0    43 dst copy
        xor r13, qword [rsp + 768]   ;   432.3 alu1+agu1   43 dst
        mov qword [rsp + 1688], r9   ;   432.0 agu2    43 dst spill
        mov r9, rsi                  ;   432.3 alu2    43 dst copy
        xor r9, rax                  ;   435.0 alu0    43 dst
        and rdi, r9                  ;   436.0 alu1    43 dst
        mov qword [rsp + 1712], r10  ;   433.3 agu0    43 dst spill
        mov r10, r9                  ;   436.0 alu2    43 dst copy
        xor r10, qword [rsp + 784]   ;   437.0 alu0+agu1   43 dst
        mov qword [rsp + 1720], rbx  ;   434.3 agu2    43 dst spill
        mov rbx, rsi                 ;   434.7 alu1    43 dst copy
        mov qword [rsp + 2064], rsi  ;   435.0 agu0    43 dst spill
        mov rsi, rdi                 ;   437.0 alu2    43 dst copy
        xor rsi, qword [rsp + 760]   ;   438.0 alu0+agu1   43 dst
        mov qword [rsp + 2032], r9   ;   436.0 agu2    43 dst spill
        mov r9, rax                  ;   436.3 alu1    43 dst copy
        mov qword [rsp + 2088], r8   ;   436.7 agu0    43 dst spill
        mov r8, rax                  ;   437.0 alu2    43 dst copy
        mov qword [rsp + 2040], rdx  ;   437.3 agu1    43 dst spill
        mov rdx, r13                 ;   437.7 alu0    43 dst copy
        xor rdx, qword [rsp + 760]   ;   438.7 alu1+agu2   43 dst
        xor r8, rdx                  ;   439.7 alu2    43 dst
        mov qword [rsp + 2048], rax  ;   438.7 agu0    43 dst spill
        mov rax, r13                 ;   439.0 alu0    43 dst copy
        xor rax, qword [rsp + 728]   ;   440.0 alu1+agu1   43 dst
        mov qword [rsp + 2096], rax  ;   441.0 agu2    43 dst spill
        mov rax, r13                 ;   440.0 alu2    43 dst copy
        mov qword [rsp + 2080], r13  ;   440.3 agu0    43 dst spill
        mov r13, rdx                 ;   440.7 alu0    43 dst copy
        xor r13, r10                 ;   441.7 alu1    43 dst
        and rax, r13                 ;   442.7 alu2    43 dst
        xor r14, rax                 ;   443.7 alu0    43 dst
        mov rax, r13                 ;   442.7 alu1    43 dst copy
        xor rax, qword [rsp + 752]   ;   443.7 alu2+agu1   43 dst
        xor rcx, rax                 ;   444.7 alu0    43 dst
        mov qword [rsp + 2056], r13  ;   443.0 agu2    43 dst spill
        mov r13, rax                 ;   444.7 alu1    43 dst copy
        and r13, r8                  ;   445.7 alu2    43 dst
        xor rsi, r13                 ;   446.7 alu0    43 dst
        mov r13, r8                  ;   444.3 alu1    43 dst copy
        xor r13, qword [rsp + 784]   ;   445.3 alu2+agu0   43 dst
        mov qword [rsp + 2072], r8   ;   445.0 agu1    43 dst spill
        mov r8, r10                  ;   445.3 alu0    43 dst copy
        xor r8, qword [rsp + 728]    ;   446.3 alu1+agu2   43 dst
        xor r12, r8                  ;   447.3 alu2    43 dst
        and r8, r10                  ;   447.3 alu0    43 dst
        xor r14, r8                  ;   448.3 alu1    43 dst
        xor rdi, r14                 ;   449.3 alu2    43 dst
        xor r15, r14                 ;   449.3 alu0    43 dst
        and r9, r12                  ;   448.3 alu1    43 dst
        xor r8, r9                   ;   449.3 alu2    43 dst
        xor r11, r12                 ;   448.3 alu0    43 dst
        and rbx, r11                 ;   449.3 alu1    43 dst
        xor rdi, rbx                 ;   450.3 alu2    43 dst
        xor rsi, r8                  ;   450.3 alu0    43 dst
        xor rbp, r8                  ;   450.3 alu1    43 dst
        mov r8, rcx                  ;   450.0 alu2    43 dst copy
        and r8, r13                  ;   451.0 alu0    43 dst
        xor r15, r8                  ;   452.0 alu1    43 dst
        mov r8, rdi                  ;   451.3 alu2    43 dst copy
        and r8, rsi                  ;   452.3 alu0    43 dst
        xor r15, r8                  ;   453.3 alu1    43 dst
        mov r9, rdx                  ;   452.0 alu2    43 dst copy
        mov r14, rsi                 ;   452.3 alu0    43 dst copy
        xor rsi, r15                 ;   454.3 alu1    43 dst
        or r8, rsi                   ;   455.3 alu2    43 dst
        mov rbx, qword [rsp + 2096]  ;   453.3 agu0    43 dst reload
        and r9, rbx                  ;   456.3 alu0    43 dst
        xor rbp, r9                  ;   457.3 alu1    43 dst
        and r15, rbp                 ;   458.3 alu2    43 dst
        xor rdi, r15                 ;   459.3 alu0    43 dst
        xor r8, rdi                  ;   460.3 alu1    43 dst
        mov r9, rbp                  ;   458.3 alu2    43 dst copy
        and r9, rdi                  ;   460.3 alu0    43 dst
        xor r14, r9                  ;   461.3 alu1    43 dst
        and rdi, r14                 ;   462.3 alu2    43 dst
        xor rbp, rdi                 ;   463.3 alu0    43 dst
        and rcx, r14                 ;   462.3 alu1    43 dst
        and r13, r14                 ;   462.3 alu2    43 dst
        mov r9, qword [rsp + 2040]   ;   457.7 agu1    43 dst reload
        and r9, r8                   ;   461.3 alu0    43 dst
        and r11, rbp                 ;   464.3 alu1    43 dst
        mov r15, qword [rsp + 2064]  ;   458.7 agu2    43 dst reload
        and r15, rbp                 ;   464.3 alu2    43 dst
        mov rdi, rbp                 ;   464.3 alu0    43 dst copy
        xor rbp, r14                 ;   464.3 alu1    43 dst
        xor r15, qword [rsp + 248]   ;   465.3 alu2+agu0   58 dst
        mov qword [rsp + 2064], r15  ;   466.3 agu1    58 dst spill
        mov r15, qword [rsp + 2056]  ;   461.3 agu2    43 dst reload
        and r15, rbp                 ;   465.3 alu0    43 dst
        mov qword [rsp + 2056], r9   ;   462.3 agu0    58 dst spill
        mov r9, qword [rsp + 2080]   ;   462.3 agu1    43 dst reload
        and r9, rbp                  ;   465.3 alu1    43 dst
        mov rbp, r14                 ;   463.0 alu2    43 dst copy
        or rbp, r8                   ;   464.0 alu0    43 dst
        xor rsi, rbp                 ;   465.0 alu1    43 dst
        xor r14, r8                  ;   464.0 alu2    43 dst
        and rax, r14                 ;   465.0 alu0    43 dst
        and r12, rsi                 ;   466.0 alu1    43 dst
        xor r12, rax                 ;   467.0 alu2    43 dst
        xor rdi, rsi                 ;   466.0 alu0    43 dst
        mov rbp, qword [rsp + 2048]  ;   465.7 agu2    43 dst reload
        and rbp, rsi                 ;   468.7 alu1    43 dst
        xor rsi, r14                 ;   466.3 alu2    43 dst
        mov qword [rsp + 2048], rax  ;   466.7 agu0    43 dst spill
        mov rax, qword [rsp + 2072]  ;   467.0 agu1    43 dst reload
        and rax, r14                 ;   470.0 alu0    43 dst
        and rdx, rsi                 ;   467.7 alu1    43 dst
        and rbx, rsi                 ;   468.0 alu2    43 dst
        xor rbp, r15                 ;   469.7 alu0    43 dst
        mov r14, qword [rsp + 2088]  ;   468.7 agu2    43 dst reload
        and r14, rdi                 ;   471.7 alu1    43 dst
        mov rsi, qword [rsp + 2032]  ;   469.3 agu0    43 dst reload
        and rsi, rdi                 ;   472.3 alu2    43 dst
        xor rdi, r8                  ;   470.0 alu0    43 dst
        and r10, rdi                 ;   471.0 alu1    43 dst
        xor rsi, rdx                 ;   473.3 alu2    43 dst
        xor rdx, rbp                 ;   471.0 alu0    43 dst
        xor rdx, r13                 ;   472.0 alu1    43 dst
        mov qword [rsp + 2032], rbx  ;   471.7 agu1    43 dst spill
        mov rbx, qword [rsp + 2064]  ;   472.0 agu2    58 dst reload
        xor rbx, rbp                 ;   475.0 alu2    58 dst
        xor r10, r13                 ;   472.7 alu0    58 dst
        xor r10, r15                 ;   473.7 alu1    58 dst
        and r8, qword [rsp + 784]    ;   473.3 alu2+agu0   43 dst
        xor rsi, r8                  ;   474.3 alu0    43 dst
        xor r10, r8                  ;   474.7 alu1    58 dst
        and rdi, qword [rsp + 728]   ;   474.3 alu2+agu1   43 dst
        xor r14, rdi                 ;   475.3 alu0    43 dst
        mov r8, qword [rsp + 2056]   ;   475.0 agu2    58 dst reload
        xor r8, rdi                  ;   478.0 alu1    58 dst
        xor r8, r12                  ;   479.0 alu2    58 dst
        xor r12, rdx                 ;   476.0 alu0    43 dst
        xor r12, r14                 ;   477.0 alu1    43 dst
        xor rax, r12                 ;   478.0 alu2    43 dst
        xor rsi, rax                 ;   479.0 alu0    43 dst
        xor r11, rsi                 ;   480.0 alu1    43 dst
        xor rcx, r11                 ;   481.0 alu2    43 dst
        xor rbx, rax                 ;   479.0 alu0    58 dst
        xor r9, r14                  ;   478.3 alu1    58 dst
        xor r9, r11                  ;   481.0 alu2    58 dst
        xor r8, rcx                  ;   482.0 alu0    58 dst
        mov r11, qword [rsp + 2616]  ;   479.3 agu0    58 dst reload
        mov qword [r11 + 488], rbx   ;   480.0 agu1    58 dst
        xor r12, qword [rsp + 232]   ;   480.0 alu1+agu2   58 dst
        mov qword [r11 + 448], r12   ;   481.0 agu0    58 dst
        xor rdx, qword [rsp + 240]   ;   480.7 alu2+agu1   58 dst
        mov qword [r11 + 456], rdx   ;   481.7 agu2    58 dst
        xor r9, qword [rsp + 256]    ;   482.0 alu0+agu0   58 dst
        mov qword [r11 + 496], r9    ;   483.0 agu1    58 dst
        xor rcx, qword [rsp + 2048]  ;   482.0 alu1+agu2   58 dst
        xor rcx, qword [rsp + 2032]  ;   483.0 alu2+agu0   58 dst
        mov r9, qword [rsp + 2024]   ;   482.7 agu1    58 dst
        xor r9, qword [rsp + 136]    ;   485.7 alu0+agu2   58 dst
        mov qword [r11 + 256], r9    ;   486.7 agu0    58 dst
        mov r9, qword [rsp + 2016]   ;   483.7 agu1    58 dst
        xor r9, qword [rsp + 144]    ;   486.7 alu1+agu2   58 dst
        mov qword [r11 + 264], r9    ;   487.7 agu0    58 dst
        mov r9, qword [rsp + 2000]   ;   484.7 agu1    58 dst
        xor r9, qword [rsp + 1992]   ;   487.7 alu2+agu2   58 dst
        xor r9, qword [rsp + 2008]   ;   488.7 alu0+agu0   58 dst
        xor r9, qword [rsp + 1984]   ;   489.7 alu1+agu1   58 dst
        mov r12, qword [rsp + 0]     ;   486.0 agu2    58 dst.2 reload
        xor r9, qword [r12 + 10512]  ;   492.0 alu2+agu0   58 dst
        mov qword [r11 + 272], r9    ;   493.0 agu1    58 dst
        xor r10, qword [r12 + 10704] ;   492.0 alu0+agu2   58 dst
        mov qword [r11 + 464], r10   ;   493.0 agu0    58 dst
        xor r8, qword [r12 + 10712]  ;   492.0 alu1+agu1   58 dst
        mov qword [r11 + 472], r8    ;   493.0 agu2    58 dst
        xor rsi, qword [r12 + 10720] ;   492.0 alu2+agu0   58 dst
        mov qword [r11 + 480], rsi   ;   493.0 agu1    58 dst
        xor rcx, qword [r12 + 10744] ;   492.0 alu0+agu2   58 dst
        mov qword [r11 + 504], rcx   ;   493.0 agu0    58 dst
        mov r8, qword [rsp + 1912]   ;   489.7 agu1    58 dst
        xor r8, qword [r12 + 10520]  ;   492.7 alu1+agu2   58 dst
        xor r8, qword [rsp + 1976]   ;   493.7 alu2+agu0   58 dst
        mov r9, qword [rsp + 1936]   ;   492.0 agu1    43 dst reload
        xor r8, r9                   ;   495.0 alu0    58 dst
        xor r8, qword [rsp + 1968]   ;   496.0 alu1+agu2   58 dst
        mov qword [r11 + 280], r8    ;   497.0 agu0    58 dst
        xor r9, qword [r12 + 10552]  ;   495.0 alu2+agu1   58 dst
        xor r9, qword [rsp + 1920]   ;   496.0 alu0+agu2   58 dst
        xor r9, qword [rsp + 1952]   ;   497.0 alu1+agu0   58 dst
        mov qword [r11 + 312], r9    ;   498.0 agu1    58 dst
        mov r8, qword [rsp + 1928]   ;   494.7 agu2    58 dst
        xor r8, qword [r12 + 10528]  ;   497.7 alu2+agu0   58 dst
        mov qword [r11 + 288], r8    ;   498.7 agu1    58 dst
        mov r8, qword [rsp + 1896]   ;   495.7 agu2    58 dst
        xor r8, qword [rsp + 1904]   ;   498.7 alu0+agu0   58 dst
        xor r8, qword [rsp + 1888]   ;   499.7 alu1+agu1   58 dst
        xor r8, qword [rsp + 152]    ;   500.7 alu2+agu2   58 dst
        mov qword [r11 + 296], r8    ;   501.7 agu0    58 dst
        mov r8, qword [rsp + 1960]   ;   497.3 agu1    58 dst
        xor r8, qword [rsp + 1880]   ;   500.3 alu0+agu2   58 dst
        xor r8, qword [rsp + 1944]   ;   501.3 alu1+agu0   58 dst
        xor r8, qword [rsp + 160]    ;   502.3 alu2+agu1   58 dst
        mov qword [r11 + 304], r8    ;   503.3 agu2    58 dst
        mov r8, qword [rsp + 1872]   ;   499.0 agu0    58 dst
        xor r8, qword [rsp + 168]    ;   502.0 alu0+agu1   58 dst
        mov qword [r11 + 320], r8    ;   503.0 agu2    58 dst
        mov r8, qword [rsp + 1864]   ;   500.0 agu0    58 dst
        xor r8, qword [rsp + 176]    ;   503.0 alu1+agu1   58 dst
        mov qword [r11 + 328], r8    ;   504.0 agu2    58 dst
        mov r8, qword [rsp + 1848]   ;   501.0 agu0    58 dst
        xor r8, qword [r12 + 10576]  ;   504.0 alu2+agu1   58 dst
        xor r8, qword [rsp + 1840]   ;   505.0 alu0+agu2   58 dst
        xor r8, qword [rsp + 1856]   ;   506.0 alu1+agu0   58 dst
        xor r8, qword [rsp + 1832]   ;   507.0 alu2+agu1   58 dst
        mov qword [r11 + 336], r8    ;   508.0 agu2    58 dst
        mov r8, qword [rsp + 1736]   ;   503.0 agu0    58 dst
        xor r8, qword [r12 + 10584]  ;   506.0 alu0+agu1   58 dst
        xor r8, qword [rsp + 1824]   ;   507.0 alu1+agu2   58 dst
        mov r9, qword [rsp + 1784]   ;   504.0 agu0    43 dst reload
        xor r8, r9                   ;   508.0 alu2    58 dst
        xor r8, qword [rsp + 1808]   ;   509.0 alu0+agu1   58 dst
        mov qword [r11 + 344], r8    ;   510.0 agu2    58 dst
        xor r9, qword [r12 + 10616]  ;   507.0 alu1+agu0   58 dst
        xor r9, qword [rsp + 1728]   ;   508.0 alu2+agu1   58 dst
        xor r9, qword [rsp + 1744]   ;   509.0 alu0+agu2   58 dst
        mov qword [r11 + 376], r9    ;   510.0 agu0    58 dst
        mov r8, qword [rsp + 1816]   ;   506.7 agu1    58 dst
        xor r8, qword [r12 + 10592]  ;   509.7 alu1+agu2   58 dst
        mov qword [r11 + 352], r8    ;   510.7 agu0    58 dst
        mov r8, qword [rsp + 1768]   ;   507.7 agu1    58 dst
        xor r8, qword [rsp + 1792]   ;   510.7 alu2+agu2   58 dst
        xor r8, qword [rsp + 1752]   ;   511.7 alu0+agu0   58 dst
        xor r8, qword [rsp + 184]    ;   512.7 alu1+agu1   58 dst
        mov qword [r11 + 360], r8    ;   513.7 agu2    58 dst
        mov r8, qword [rsp + 1800]   ;   509.3 agu0    58 dst
        xor r8, qword [rsp + 1776]   ;   512.3 alu2+agu1   58 dst
        xor r8, qword [rsp + 1760]   ;   513.3 alu0+agu2   58 dst
        xor r8, qword [rsp + 192]    ;   514.3 alu1+agu0   58 dst
        mov qword [r11 + 368], r8    ;   515.3 agu1    58 dst
        mov r8, qword [rsp + 1720]   ;   511.0 agu2    58 dst
        xor r8, qword [rsp + 200]    ;   514.0 alu2+agu0   58 dst
        mov qword [r11 + 384], r8    ;   515.0 agu1    58 dst
        mov r8, qword [rsp + 1712]   ;   512.0 agu2    58 dst
        xor r8, qword [rsp + 208]    ;   515.0 alu0+agu0   58 dst
        mov qword [r11 + 392], r8    ;   516.0 agu1    58 dst
        mov r8, qword [rsp + 1696]   ;   513.0 agu2    58 dst
        xor r8, qword [r12 + 10640]  ;   516.0 alu1+agu0   58 dst
        xor r8, qword [rsp + 1688]   ;   517.0 alu2+agu1   58 dst
        xor r8, qword [rsp + 1704]   ;   518.0 alu0+agu2   58 dst
        xor r8, qword [rsp + 1680]   ;   519.0 alu1+agu0   58 dst
        mov qword [r11 + 400], r8    ;   520.0 agu1    58 dst
        mov r8, qword [rsp + 1592]   ;   515.0 agu2    58 dst
        xor r8, qword [r12 + 10648]  ;   518.0 alu2+agu0   58 dst
        xor r8, qword [rsp + 1672]   ;   519.0 alu0+agu1   58 dst
        mov r9, qword [rsp + 1648]   ;   516.0 agu2    43 dst reload
        xor r8, r9                   ;   520.0 alu1    58 dst
        xor r8, qword [rsp + 1664]   ;   521.0 alu2+agu0   58 dst
        mov qword [r11 + 408], r8    ;   522.0 agu1    58 dst
        xor r9, qword [r12 + 10680]  ;   519.0 alu0+agu2   58 dst
        xor r9, qword [rsp + 1576]   ;   520.0 alu1+agu0   58 dst
        xor r9, qword [rsp + 1584]   ;   521.0 alu2+agu1   58 dst
        mov qword [r11 + 440], r9    ;   522.0 agu2    58 dst
        mov r8, qword [rsp + 1656]   ;   518.7 agu0    58 dst
        xor r8, qword [r12 + 10656]  ;   521.7 alu0+agu1   58 dst
        mov qword [r11 + 416], r8    ;   522.7 agu2    58 dst
        mov r8, qword [rsp + 1608]   ;   519.7 agu0    58 dst
        xor r8, qword [rsp + 1624]   ;   522.7 alu1+agu1   58 dst
        xor r8, qword [rsp + 1600]   ;   523.7 alu2+agu2   58 dst
        xor r8, qword [rsp + 216]    ;   524.7 alu0+agu0   58 dst
        mov qword [r11 + 424], r8    ;   525.7 agu1    58 dst
        mov r8, qword [rsp + 1616]   ;   521.3 agu2    58 dst
        xor r8, qword [rsp + 1640]   ;   524.3 alu1+agu0   58 dst
        xor r8, qword [rsp + 1632]   ;   525.3 alu2+agu1   58 dst
        xor r8, qword [rsp + 224]    ;   526.3 alu0+agu2   58 dst
        mov qword [r11 + 432], r8    ;   527.3 agu0    58 dst
        mov r8, qword [rsp + 1072]   ;   523.0 agu1    43 dst
        mov r9, qword [rsp + 1080]   ;   523.3 agu2    43 dst reload
        xor r8, r9                   ;   526.3 alu1    43 dst
        mov r10, r8                  ;   527.3 alu2    43 dst copy
        xor r10, qword [rsp + 1056]  ;   528.3 alu0+agu0   43 dst
        mov r13, r10                 ;   529.3 alu1    43 dst copy
        mov r14, qword [rsp + 1104]  ;   525.0 agu1    43 dst reload
        xor r13, r14                 ;   530.3 alu2    43 dst
        mov r15, r13                 ;   531.3 alu0    43 dst copy
        xor r15, qword [rsp + 1096]  ;   532.3 alu1+agu2   43 dst
        mov rsi, r13                 ;   531.3 alu2    43 dst copy
        mov rdi, qword [rsp + 1048]  ;   526.7 agu0    43 dst reload
        xor rsi, rdi                 ;   532.3 alu0    43 dst
        mov rbp, rsi                 ;   533.3 alu1    43 dst copy
        xor rbp, qword [rsp + 1064]  ;   534.3 alu2+agu1   43 dst
        mov rax, rbp                 ;   535.3 alu0    43 dst copy
        mov rcx, qword [rsp + 1072]  ;   528.3 agu2    43 dst reload
        xor rax, rcx                 ;   536.3 alu1    43 dst
        mov rdx, r13                 ;   531.3 alu2    43 dst copy
        mov rbx, r13                 ;   531.3 alu0    43 dst copy
        mov r11, rsi                 ;   533.3 alu1    43 dst copy
        or r11, r14                  ;   534.3 alu2    43 dst
        xor rbp, r11                 ;   535.3 alu0    43 dst
        mov r12, rsi                 ;   533.3 alu1    43 dst copy
        mov qword [rsp + 1632], r13  ;   532.0 agu0    43 dst spill
        mov r13, r15                 ;   533.3 alu2    43 dst copy
        xor r13, qword [rsp + 1088]  ;   534.3 alu0+agu1   43 dst
        mov qword [rsp + 1640], rsi  ;   533.3 agu2    43 dst spill
        mov rsi, r15                 ;   533.3 alu1    43 dst copy
        xor rsi, rax                 ;   537.3 alu2    43 dst
        and rdx, rsi                 ;   538.3 alu0    43 dst
        mov qword [rsp + 1616], rdx  ;   539.3 agu0    43 dst spill
        mov rdx, rsi                 ;   538.3 alu1    43 dst copy
        xor rdx, r14                 ;   539.3 alu2    43 dst
        mov r14, r15                 ;   535.3 alu0    43 dst copy
        mov qword [rsp + 1600], r15  ;   535.7 agu1    43 dst spill
        mov r15, rax                 ;   537.3 alu1    43 dst copy
        mov qword [rsp + 1624], rsi  ;   538.3 agu2    43 dst spill
        mov rsi, rax                 ;   537.3 alu2    43 dst copy
        mov qword [rsp + 1608], rax  ;   537.3 agu0    43 dst spill
        mov rax, r13                 ;   537.3 alu0    43 dst copy
        xor rax, r9                  ;   538.3 alu1    43 dst
        xor rsi, rax                 ;   539.3 alu2    43 dst
        mov r9, r13                  ;   538.3 alu0    43 dst copy
        xor r9, rdi                  ;   539.3 alu1    43 dst
        mov qword [rsp + 1656], r9   ;   540.3 agu1    43 dst spill
        mov r9, r13                  ;   539.3 alu2    43 dst copy
        mov qword [rsp + 1584], r13  ;   539.7 agu2    43 dst spill
        mov r13, rax                 ;   540.0 alu0    43 dst copy
        xor r13, rdx                 ;   541.0 alu1    43 dst
        xor rcx, r13                 ;   542.0 alu2    43 dst
        and r9, r13                  ;   542.0 alu0    43 dst
        xor r10, r9                  ;   543.0 alu1    43 dst
        xor r12, rcx                 ;   543.0 alu2    43 dst
        mov r9, rcx                  ;   543.0 alu0    43 dst copy
        and r9, rsi                  ;   544.0 alu1    43 dst
        xor r9, qword [rsp + 1080]   ;   545.0 alu2+agu0   43 dst
        xor r9, qword [rsp + 1616]   ;   546.0 alu0+agu1   43 dst
        mov qword [rsp + 1576], r13  ;   543.3 agu2    43 dst spill
        mov r13, rsi                 ;   543.7 alu1    43 dst copy
        xor r13, qword [rsp + 1104]  ;   544.7 alu2+agu0   43 dst
        mov qword [rsp + 1664], rsi  ;   544.3 agu1    43 dst spill
        mov rsi, r12                 ;   544.7 alu0    43 dst copy
        and rsi, r13                 ;   545.7 alu1    43 dst
        xor r11, rsi                 ;   546.7 alu2    43 dst
        mov rsi, rdx                 ;   545.7 alu0    43 dst copy
        xor rsi, rdi                 ;   546.7 alu1    43 dst
        xor r8, rsi                  ;   547.7 alu2    43 dst
        and rsi, rdx                 ;   547.7 alu0    43 dst
        xor r10, rsi                 ;   548.7 alu1    43 dst
        and r15, r8                  ;   548.7 alu2    43 dst
        xor rsi, r15                 ;   549.7 alu0    43 dst
        xor rbx, r8                  ;   548.7 alu1    43 dst
        and r14, rbx                 ;   549.7 alu2    43 dst
        xor r9, rsi                  ;   550.7 alu0    43 dst
        xor rbp, rsi                 ;   550.7 alu1    43 dst
        xor r14, r10                 ;   550.7 alu2    43 dst
        xor r11, r10                 ;   549.7 alu0    43 dst
        xor r14, qword [rsp + 1616]  ;   551.7 alu1+agu2   43 dst
        mov r10, rax                 ;   550.3 alu2    43 dst copy
        mov r15, r14                 ;   552.7 alu0    43 dst copy
        and r15, r9                  ;   553.7 alu1    43 dst
        xor r11, r15                 ;   554.7 alu2    43 dst
        mov rsi, r9                  ;   551.7 alu0    43 dst copy
        xor r9, r11                  ;   555.7 alu1    43 dst
        or r15, r9                   ;   556.7 alu2    43 dst
        and r10, qword [rsp + 1656]  ;   552.7 alu0+agu0   43 dst
        xor rbp, r10                 ;   553.7 alu1    43 dst
        and r11, rbp                 ;   555.7 alu2    43 dst
        xor r14, r11                 ;   556.7 alu0    43 dst
        xor r15, r14                 ;   557.7 alu1    43 dst
        mov r10, rbp                 ;   554.7 alu2    43 dst copy
        and r10, r14                 ;   557.7 alu0    43 dst
        xor rsi, r10                 ;   558.7 alu1    43 dst
        and r14, rsi                 ;   559.7 alu2    43 dst
        xor rbp, r14                 ;   560.7 alu0    43 dst
        and r12, rsi                 ;   559.7 alu1    43 dst
        and r13, rsi                 ;   559.7 alu2    43 dst
        mov r10, qword [rsp + 1640]  ;   556.7 agu1    43 dst reload
        and r10, r15                 ;   559.7 alu0    43 dst
        and rbx, rbp                 ;   561.7 alu1    43 dst
        mov r11, qword [rsp + 1600]  ;   557.7 agu2    43 dst reload
        and r11, rbp                 ;   561.7 alu2    43 dst
        mov r14, rbp                 ;   561.7 alu0    43 dst copy
        xor rbp, rsi                 ;   561.7 alu1    43 dst
        mov qword [rsp + 1600], r11  ;   562.7 agu0    43 dst spill
        mov r11, qword [rsp + 1576]  ;   559.3 agu1    43 dst reload
        and r11, rbp                 ;   562.7 alu2    43 dst
        mov qword [rsp + 1576], r10  ;   560.7 agu2    43 dst spill
        mov r10, qword [rsp + 1584]  ;   560.3 agu0    43 dst reload
        and r10, rbp                 ;   563.3 alu0    43 dst
        mov rbp, rsi                 ;   561.0 alu1    43 dst copy
        or rbp, r15                  ;   562.0 alu2    43 dst
        xor r9, rbp                  ;   563.0 alu0    43 dst
        xor rsi, r15                 ;   562.0 alu1    43 dst
        and rcx, rsi                 ;   563.0 alu2    43 dst
        and r8, r9                   ;   564.0 alu0    43 dst
        xor r8, rcx                  ;   565.0 alu1    43 dst
        xor r14, r9                  ;   564.0 alu2    43 dst
        mov rbp, qword [rsp + 1608]  ;   563.7 agu1    43 dst reload
        and rbp, r9                  ;   566.7 alu0    43 dst
        xor r9, rsi                  ;   564.3 alu1    43 dst
        mov qword [rsp + 1608], rcx  ;   564.7 agu2    43 dst spill
        mov rcx, qword [rsp + 1664]  ;   565.0 agu0    43 dst reload
        and rcx, rsi                 ;   568.0 alu2    43 dst
        and rax, r9                  ;   565.7 alu0    43 dst
        xor rbp, r11                 ;   567.7 alu1    43 dst
        mov rsi, qword [rsp + 1632]  ;   566.3 agu1    43 dst reload
        and rsi, r14                 ;   569.3 alu2    43 dst
        and r9, qword [rsp + 1656]   ;   567.0 alu0+agu2   43 dst
        mov qword [rsp + 1656], r9   ;   568.0 agu0    43 dst spill
        mov r9, qword [rsp + 1624]   ;   567.7 agu1    43 dst reload
        and r9, r14                  ;   570.7 alu1    43 dst
        xor r14, r15                 ;   568.3 alu2    43 dst
        and rdx, r14                 ;   569.3 alu0    43 dst
        and r14, rdi                 ;   569.3 alu1    43 dst
        xor rsi, r14                 ;   570.3 alu2    43 dst
        xor r9, rax                  ;   571.7 alu0    43 dst
        xor rax, rbp                 ;   570.0 alu1    43 dst
        xor rax, r13                 ;   571.0 alu2    43 dst
        and r15, qword [rsp + 1104]  ;   570.7 alu0+agu2   43 dst
        xor r9, r15                  ;   572.7 alu1    43 dst
        mov rdi, rsi                 ;   571.3 alu2    43 dst copy
        xor rdi, r8                  ;   572.3 alu0    43 dst
        xor rdi, rax                 ;   573.3 alu1    43 dst
        xor rcx, rdi                 ;   574.3 alu2    43 dst
        xor r9, rcx                  ;   575.3 alu0    43 dst
        xor rbx, r9                  ;   576.3 alu1    43 dst
        xor r12, rbx                 ;   577.3 alu2    43 dst
        mov qword [rsp + 1624], r10  ;   573.7 agu0    43 dst spill
        mov r10, qword [rsp + 1400]  ;   574.0 agu1    43 dst
        xor r10, qword [rsp + 1408]  ;   577.0 alu0+agu2   43 dst
        mov qword [rsp + 1632], rsi  ;   574.7 agu0    43 dst spill
        mov rsi, r10                 ;   578.0 alu1    43 dst copy
        xor rsi, qword [rsp + 1384]  ;   579.0 alu2+agu1   43 dst
        mov qword [rsp + 1664], rbx  ;   577.3 agu2    43 dst spill
        mov rbx, rsi                 ;   580.0 alu0    43 dst copy
        xor rbx, qword [rsp + 1432]  ;   581.0 alu1+agu0   43 dst
        mov qword [rsp + 1584], rbp  ;   576.7 agu1    43 dst spill
        mov rbp, rbx                 ;   582.0 alu2    43 dst copy
        xor rbp, qword [rsp + 1424]  ;   583.0 alu0+agu2   43 dst
        mov qword [rsp + 1640], rcx  ;   577.7 agu0    43 dst spill
        mov rcx, rbx                 ;   582.0 alu1    43 dst copy
        xor rcx, qword [rsp + 1368]  ;   583.0 alu2+agu1   43 dst
        mov qword [rsp + 1616], r9   ;   578.7 agu2    43 dst spill
        mov r9, rbx                  ;   582.0 alu0    43 dst copy
        mov qword [rsp + 1648], r14  ;   579.3 agu0    43 dst spill
        mov r14, rbx                 ;   582.0 alu1    43 dst copy
        mov qword [rsp + 1672], r8   ;   580.0 agu1    43 dst spill
        mov r8, rcx                  ;   584.0 alu2    43 dst copy
        xor r8, qword [rsp + 1392]   ;   585.0 alu0+agu2   43 dst
        mov qword [rsp + 1592], r12  ;   581.0 agu0    43 dst spill
        mov r12, r8                  ;   586.0 alu1    43 dst copy
        xor r12, qword [rsp + 1400]  ;   587.0 alu2+agu1   43 dst
        mov qword [rsp + 1680], r11  ;   582.0 agu2    43 dst spill
        mov r11, rcx                 ;   584.0 alu0    43 dst copy
        or r11, qword [rsp + 1432]   ;   585.0 alu1+agu0   43 dst
        xor r8, r11                  ;   586.0 alu2    43 dst
        mov qword [rsp + 1704], rdx  ;   583.3 agu1    43 dst spill
        mov rdx, rcx                 ;   584.0 alu0    43 dst copy
        mov qword [rsp + 1688], r13  ;   584.0 agu2    43 dst spill
        mov r13, rbp                 ;   584.3 alu1    43 dst copy
        xor r13, qword [rsp + 1416]  ;   585.3 alu2+agu0   43 dst
        mov qword [rsp + 1696], r15  ;   585.0 agu1    43 dst spill
        mov r15, rbp                 ;   585.3 alu0    43 dst copy
        xor r15, r12                 ;   588.0 alu1    43 dst
        and r9, r15                  ;   589.0 alu2    43 dst
        mov qword [rsp + 1712], rax  ;   586.3 agu2    43 dst spill
        mov rax, r15                 ;   589.0 alu0    43 dst copy
        xor rax, qword [rsp + 1432]  ;   590.0 alu1+agu0   43 dst
        mov qword [rsp + 1720], rdi  ;   587.3 agu1    43 dst spill
        mov rdi, rbp                 ;   587.7 alu2    43 dst copy
        mov qword [rsp + 1760], rbp  ;   588.0 agu2    43 dst spill
        mov rbp, r9                  ;   590.0 alu0    43 dst copy
        xor rbp, qword [rsp + 1408]  ;   591.0 alu1+agu0   43 dst
        mov qword [rsp + 1776], r15  ;   589.0 agu1    43 dst spill
        mov r15, r12                 ;   589.3 alu2    43 dst copy
        mov qword [rsp + 1800], rbx  ;   589.7 agu2    43 dst spill
        mov rbx, r12                 ;   590.0 alu0    43 dst copy
        mov qword [rsp + 1752], rcx  ;   590.3 agu0    43 dst spill
        mov rcx, r13                 ;   590.7 alu1    43 dst copy
        xor rcx, qword [rsp + 1408]  ;   591.7 alu2+agu1   43 dst
        xor rbx, rcx                 ;   592.7 alu0    43 dst
        mov qword [rsp + 1792], r12  ;   591.7 agu2    43 dst spill
        mov r12, r13                 ;   592.0 alu1    43 dst copy
        xor r12, qword [rsp + 1368]  ;   593.0 alu2+agu0   43 dst
        mov qword [rsp + 1768], r12  ;   594.0 agu1    43 dst spill
        mov r12, r13                 ;   593.0 alu0    43 dst copy
        mov qword [rsp + 1816], r13  ;   593.3 agu2    43 dst spill
        mov r13, rcx                 ;   593.7 alu1    43 dst copy
        xor r13, rax                 ;   594.7 alu2    43 dst
        and r12, r13                 ;   595.7 alu0    43 dst
        xor rsi, r12                 ;   596.7 alu1    43 dst
        mov r12, r13                 ;   595.7 alu2    43 dst copy
        xor r12, qword [rsp + 1400]  ;   596.7 alu0+agu0   43 dst
        xor rdx, r12                 ;   597.7 alu1    43 dst
        mov qword [rsp + 1744], r13  ;   596.0 agu1    43 dst spill
        mov r13, r12                 ;   597.7 alu2    43 dst copy
        and r13, rbx                 ;   598.7 alu0    43 dst
        xor rbp, r13                 ;   599.7 alu1    43 dst
        mov r13, rbx                 ;   597.3 alu2    43 dst copy
        xor r13, qword [rsp + 1432]  ;   598.3 alu0+agu2   43 dst
        mov qword [rsp + 1728], rbx  ;   598.0 agu0    43 dst spill
        mov rbx, rax                 ;   598.3 alu1    43 dst copy
        xor rbx, qword [rsp + 1368]  ;   599.3 alu2+agu1   43 dst
        xor r10, rbx                 ;   600.3 alu0    43 dst
        and rbx, rax                 ;   600.3 alu1    43 dst
        xor rsi, rbx                 ;   601.3 alu2    43 dst
        xor r9, rsi                  ;   602.3 alu0    43 dst
        xor r11, rsi                 ;   602.3 alu1    43 dst
        and r15, r10                 ;   601.3 alu2    43 dst
        xor rbx, r15                 ;   602.3 alu0    43 dst
        xor r14, r10                 ;   601.3 alu1    43 dst
        and rdi, r14                 ;   602.3 alu2    43 dst
        xor r9, rdi                  ;   603.3 alu0    43 dst
        xor rbp, rbx                 ;   603.3 alu1    43 dst
        xor r8, rbx                  ;   603.3 alu2    43 dst
        mov r15, rdx                 ;   603.0 alu0    43 dst copy
        and r15, r13                 ;   604.0 alu1    43 dst
        xor r11, r15                 ;   605.0 alu2    43 dst
        mov r15, r9                  ;   604.3 alu0    43 dst copy
        and r15, rbp                 ;   605.3 alu1    43 dst
        xor r11, r15                 ;   606.3 alu2    43 dst
        mov rsi, rcx                 ;   605.0 alu0    43 dst copy
        mov rdi, rbp                 ;   605.3 alu1    43 dst copy
        xor rbp, r11                 ;   607.3 alu2    43 dst
        or r15, rbp                  ;   608.3 alu0    43 dst
        mov rbx, qword [rsp + 1768]  ;   606.3 agu2    43 dst reload
        and rsi, rbx                 ;   609.3 alu1    43 dst
        xor r8, rsi                  ;   610.3 alu2    43 dst
        and r11, r8                  ;   611.3 alu0    43 dst
        xor r9, r11                  ;   612.3 alu1    43 dst
        xor r15, r9                  ;   613.3 alu2    43 dst
        mov r11, r8                  ;   611.3 alu0    43 dst copy
        and r11, r9                  ;   613.3 alu1    43 dst
        xor rdi, r11                 ;   614.3 alu2    43 dst
        and r9, rdi                  ;   615.3 alu0    43 dst
        xor r8, r9                   ;   616.3 alu1    43 dst
        and rdx, rdi                 ;   615.3 alu2    43 dst
        and r13, rdi                 ;   615.3 alu0    43 dst
        mov r9, qword [rsp + 1752]   ;   610.7 agu0    43 dst reload
        and r9, r15                  ;   614.3 alu1    43 dst
        and r14, r8                  ;   617.3 alu2    43 dst
        mov r11, qword [rsp + 1760]  ;   611.7 agu1    43 dst reload
        and r11, r8                  ;   617.3 alu0    43 dst
        mov rsi, r8                  ;   617.3 alu1    43 dst copy
        xor r8, rdi                  ;   617.3 alu2    43 dst
        mov qword [rsp + 1760], r11  ;   618.3 agu2    43 dst spill
        mov r11, qword [rsp + 1744]  ;   613.7 agu0    43 dst reload
        and r11, r8                  ;   618.3 alu0    43 dst
        mov qword [rsp + 1744], r9   ;   615.3 agu1    43 dst spill
        mov r9, qword [rsp + 1816]   ;   614.7 agu2    43 dst reload
        and r9, r8                   ;   618.3 alu1    43 dst
        mov r8, rdi                  ;   615.3 alu2    43 dst copy
        or r8, r15                   ;   616.3 alu0    43 dst
        xor rbp, r8                  ;   617.3 alu1    43 dst
        xor rdi, r15                 ;   616.3 alu2    43 dst
        and r12, rdi                 ;   617.3 alu0    43 dst
        and r10, rbp                 ;   618.3 alu1    43 dst
        xor r10, r12                 ;   619.3 alu2    43 dst
        xor rsi, rbp                 ;   618.3 alu0    43 dst
        mov r8, qword [rsp + 1792]   ;   618.0 agu0    43 dst reload
        and r8, rbp                  ;   621.0 alu1    43 dst
        xor rbp, rdi                 ;   618.7 alu2    43 dst
        mov qword [rsp + 1792], r12  ;   619.0 agu1    43 dst spill
        mov r12, qword [rsp + 1728]  ;   619.3 agu2    43 dst reload
        and r12, rdi                 ;   622.3 alu0    43 dst
        and rcx, rbp                 ;   620.0 alu1    43 dst
        and rbx, rbp                 ;   620.3 alu2    43 dst
        xor r8, r11                  ;   622.0 alu0    43 dst
        mov rdi, qword [rsp + 1800]  ;   621.0 agu0    43 dst reload
        and rdi, rsi                 ;   624.0 alu1    43 dst
        mov rbp, qword [rsp + 1776]  ;   621.7 agu1    43 dst reload
        and rbp, rsi                 ;   624.7 alu2    43 dst
        xor rsi, r15                 ;   622.3 alu0    43 dst
        and rax, rsi                 ;   623.3 alu1    43 dst
        xor rbp, rcx                 ;   625.7 alu2    43 dst
        xor rcx, r8                  ;   623.3 alu0    43 dst
        xor rcx, r13                 ;   624.3 alu1    43 dst
        and r15, qword [rsp + 1432]  ;   624.0 alu2+agu2   43 dst
        xor rbp, r15                 ;   626.7 alu0    43 dst
        and rsi, qword [rsp + 1368]  ;   624.7 alu1+agu0   43 dst
        xor rdi, rsi                 ;   625.7 alu2    43 dst
        mov qword [rsp + 1776], rbx  ;   625.3 agu1    43 dst spill
        mov rbx, rcx                 ;   625.7 alu0    43 dst copy
        xor rbx, r10                 ;   626.7 alu1    43 dst
        xor rbx, rdi                 ;   627.7 alu2    43 dst
        xor r12, rbx                 ;   628.7 alu0    43 dst
        xor rbp, r12                 ;   629.7 alu1    43 dst
        xor r14, rbp                 ;   630.7 alu2    43 dst
        xor rdx, r14                 ;   631.7 alu0    43 dst
        mov qword [rsp + 1800], r9   ;   628.0 agu2    43 dst spill
        mov r9, qword [rsp + 688]    ;   628.3 agu0    43 dst
        xor r9, qword [rsp + 696]    ;   631.3 alu1+agu1   43 dst
        mov qword [rsp + 1728], rdi  ;   629.0 agu2    43 dst spill
        mov rdi, r9                  ;   632.3 alu2    43 dst copy
        xor rdi, qword [rsp + 672]   ;   633.3 alu0+agu0   43 dst
        mov qword [rsp + 1816], r14  ;   631.7 agu1    43 dst spill
        mov r14, rdi                 ;   634.3 alu1    43 dst copy
        xor r14, qword [rsp + 720]   ;   635.3 alu2+agu2   43 dst
        mov qword [rsp + 1752], r8   ;   631.0 agu0    43 dst spill
        mov r8, r14                  ;   636.3 alu0    43 dst copy
        xor r8, qword [rsp + 712]    ;   637.3 alu1+agu1   43 dst
        mov qword [rsp + 1768], r12  ;   632.0 agu2    43 dst spill
        mov r12, r14                 ;   636.3 alu2    43 dst copy
        xor r12, qword [rsp + 664]   ;   637.3 alu0+agu0   43 dst
        mov qword [rsp + 1808], rbp  ;   633.0 agu1    43 dst spill
        mov rbp, r14                 ;   636.3 alu1    43 dst copy
        mov qword [rsp + 1784], rsi  ;   633.7 agu2    43 dst spill
        mov rsi, r14                 ;   636.3 alu2    43 dst copy
        mov qword [rsp + 1824], r10  ;   634.3 agu0    43 dst spill
        mov r10, r12                 ;   638.3 alu0    43 dst copy
        xor r10, qword [rsp + 680]   ;   639.3 alu1+agu1   43 dst
        mov qword [rsp + 1736], rdx  ;   635.3 agu2    43 dst spill
        mov rdx, r10                 ;   640.3 alu2    43 dst copy
        xor rdx, qword [rsp + 688]   ;   641.3 alu0+agu0   43 dst
        mov qword [rsp + 1832], r11  ;   636.3 agu1    43 dst spill
        mov r11, r12                 ;   638.3 alu1    43 dst copy
        or r11, qword [rsp + 720]    ;   639.3 alu2+agu2   43 dst
        xor r10, r11                 ;   640.3 alu0    43 dst
        mov qword [rsp + 1856], rax  ;   637.7 agu0    43 dst spill
        mov rax, r12                 ;   638.3 alu1    43 dst copy
        mov qword [rsp + 1840], r13  ;   638.3 agu1    43 dst spill
        mov r13, r8                  ;   638.7 alu2    43 dst copy
        xor r13, qword [rsp + 704]   ;   639.7 alu0+agu2   43 dst
        mov qword [rsp + 1848], r15  ;   639.3 agu0    43 dst spill
        mov r15, r8                  ;   639.7 alu1    43 dst copy
        xor r15, rdx                 ;   642.3 alu2    43 dst
        and rbp, r15                 ;   643.3 alu0    43 dst
        mov qword [rsp + 1864], rcx  ;   640.7 agu1    43 dst spill
        mov rcx, r15                 ;   643.3 alu1    43 dst copy
        xor rcx, qword [rsp + 720]   ;   644.3 alu2+agu2   43 dst
        mov qword [rsp + 1872], rbx  ;   641.7 agu0    43 dst spill
        mov rbx, r8                  ;   642.0 alu0    43 dst copy
        mov qword [rsp + 1944], r8   ;   642.3 agu1    43 dst spill
        mov r8, rbp                  ;   644.3 alu1    43 dst copy
        xor r8, qword [rsp + 696]    ;   645.3 alu2+agu2   43 dst
        mov qword [rsp + 1880], r15  ;   643.3 agu0    43 dst spill
        mov r15, rdx                 ;   643.7 alu0    43 dst copy
        mov qword [rsp + 1960], r14  ;   644.0 agu1    43 dst spill
        mov r14, rdx                 ;   644.3 alu1    43 dst copy
        mov qword [rsp + 1888], r12  ;   644.7 agu2    43 dst spill
        mov r12, r13                 ;   645.0 alu2    43 dst copy
        xor r12, qword [rsp + 696]   ;   646.0 alu0+agu0   43 dst
        xor r14, r12                 ;   647.0 alu1    43 dst
        mov qword [rsp + 1904], rdx  ;   646.0 agu1    43 dst spill
        mov rdx, r13                 ;   646.3 alu2    43 dst copy
        xor rdx, qword [rsp + 664]   ;   647.3 alu0+agu2   43 dst
        mov qword [rsp + 1896], rdx  ;   648.3 agu0    43 dst spill
        mov rdx, r13                 ;   647.3 alu1    43 dst copy
        mov qword [rsp + 1928], r13  ;   647.7 agu1    43 dst spill
        mov r13, r12                 ;   648.0 alu2    43 dst copy
        xor r13, rcx                 ;   649.0 alu0    43 dst
        and rdx, r13                 ;   650.0 alu1    43 dst
        xor rdi, rdx                 ;   651.0 alu2    43 dst
        mov rdx, r13                 ;   650.0 alu0    43 dst copy
        xor rdx, qword [rsp + 688]   ;   651.0 alu1+agu2   43 dst
        xor rax, rdx                 ;   652.0 alu2    43 dst
        mov qword [rsp + 1952], r13  ;   650.3 agu0    43 dst spill
        mov r13, rdx                 ;   652.0 alu0    43 dst copy
        and r13, r14                 ;   653.0 alu1    43 dst
        xor r8, r13                  ;   654.0 alu2    43 dst
        mov r13, r14                 ;   651.7 alu0    43 dst copy
        xor r13, qword [rsp + 720]   ;   652.7 alu1+agu1   43 dst
        mov qword [rsp + 1920], r14  ;   652.3 agu2    43 dst spill
        mov r14, rcx                 ;   652.7 alu2    43 dst copy
        xor r14, qword [rsp + 664]   ;   653.7 alu0+agu0   43 dst
        xor r9, r14                  ;   654.7 alu1    43 dst
        and r14, rcx                 ;   654.7 alu2    43 dst
        xor rdi, r14                 ;   655.7 alu0    43 dst
        xor rbp, rdi                 ;   656.7 alu1    43 dst
        xor r11, rdi                 ;   656.7 alu2    43 dst
        and r15, r9                  ;   655.7 alu0    43 dst
        xor r14, r15                 ;   656.7 alu1    43 dst
        xor rsi, r9                  ;   655.7 alu2    43 dst
        and rbx, rsi                 ;   656.7 alu0    43 dst
        xor rbp, rbx                 ;   657.7 alu1    43 dst
        xor r8, r14                  ;   657.7 alu2    43 dst
        xor r10, r14                 ;   657.7 alu0    43 dst
        mov r14, rax                 ;   657.3 alu1    43 dst copy
        and r14, r13                 ;   658.3 alu2    43 dst
        xor r11, r14                 ;   659.3 alu0    43 dst
        mov r14, rbp                 ;   658.7 alu1    43 dst copy
        and r14, r8                  ;   659.7 alu2    43 dst
        xor r11, r14                 ;   660.7 alu0    43 dst
        mov r15, r12                 ;   659.3 alu1    43 dst copy
        mov rdi, r8                  ;   659.7 alu2    43 dst copy
        xor r8, r11                  ;   661.7 alu0    43 dst
        or r14, r8                   ;   662.7 alu1    43 dst
        mov rbx, qword [rsp + 1896]  ;   660.7 agu1    43 dst reload
        and r15, rbx                 ;   663.7 alu2    43 dst
        xor r10, r15                 ;   664.7 alu0    43 dst
        and r11, r10                 ;   665.7 alu1    43 dst
        xor rbp, r11                 ;   666.7 alu2    43 dst
        xor r14, rbp                 ;   667.7 alu0    43 dst
        mov r11, r10                 ;   665.7 alu1    43 dst copy
        and r11, rbp                 ;   667.7 alu2    43 dst
        xor rdi, r11                 ;   668.7 alu0    43 dst
        and rbp, rdi                 ;   669.7 alu1    43 dst
        xor r10, rbp                 ;   670.7 alu2    43 dst
        and rax, rdi                 ;   669.7 alu0    43 dst
        and r13, rdi                 ;   669.7 alu1    43 dst
        mov r11, qword [rsp + 1888]  ;   665.0 agu2    43 dst reload
        and r11, r14                 ;   668.7 alu2    43 dst
        and rsi, r10                 ;   671.7 alu0    43 dst
        mov r15, qword [rsp + 1944]  ;   666.0 agu0    43 dst reload
        and r15, r10                 ;   671.7 alu1    43 dst
        mov rbp, r10                 ;   671.7 alu2    43 dst copy
        xor r10, rdi                 ;   671.7 alu0    43 dst
        mov qword [rsp + 1944], r15  ;   672.7 agu1    43 dst spill
        mov r15, qword [rsp + 1952]  ;   668.0 agu2    43 dst reload
        and r15, r10                 ;   672.7 alu1    43 dst
        mov qword [rsp + 1952], r11  ;   669.7 agu0    43 dst spill
        mov r11, qword [rsp + 1928]  ;   669.0 agu1    43 dst reload
        and r11, r10                 ;   672.7 alu2    43 dst
        mov r10, rdi                 ;   669.7 alu0    43 dst copy
        or r10, r14                  ;   670.7 alu1    43 dst
        xor r8, r10                  ;   671.7 alu2    43 dst
        xor rdi, r14                 ;   670.7 alu0    43 dst
        and rdx, rdi                 ;   671.7 alu1    43 dst
        and r9, r8                   ;   672.7 alu2    43 dst
        xor r9, rdx                  ;   673.7 alu0    43 dst
        xor rbp, r8                  ;   672.7 alu1    43 dst
        mov r10, qword [rsp + 1904]  ;   672.3 agu2    43 dst reload
        and r10, r8                  ;   675.3 alu2    43 dst
        xor r8, rdi                  ;   673.0 alu0    43 dst
        mov qword [rsp + 1904], rdx  ;   673.3 agu0    43 dst spill
        mov rdx, qword [rsp + 1920]  ;   673.7 agu1    43 dst reload
        and rdx, rdi                 ;   676.7 alu1    43 dst
        and r12, r8                  ;   674.3 alu2    43 dst
        and rbx, r8                  ;   674.7 alu0    43 dst
        xor r10, r15                 ;   676.3 alu1    43 dst
        mov r8, qword [rsp + 1960]   ;   675.3 agu2    43 dst reload
        and r8, rbp                  ;   678.3 alu2    43 dst
        mov rdi, qword [rsp + 1880]  ;   676.0 agu0    43 dst reload
        and rdi, rbp                 ;   679.0 alu0    43 dst
        xor rbp, r14                 ;   676.7 alu1    43 dst
        and rcx, rbp                 ;   677.7 alu2    43 dst
        xor rdi, r12                 ;   680.0 alu0    43 dst
        xor r12, r10                 ;   677.7 alu1    43 dst
        xor r12, r13                 ;   678.7 alu2    43 dst
        and r14, qword [rsp + 720]   ;   678.3 alu0+agu1   43 dst
        xor rdi, r14                 ;   681.0 alu1    43 dst
        and rbp, qword [rsp + 664]   ;   679.0 alu2+agu2   43 dst
        xor r8, rbp                  ;   680.0 alu0    43 dst
        mov qword [rsp + 1880], rbx  ;   679.7 agu0    43 dst spill
        mov rbx, r12                 ;   680.0 alu1    43 dst copy
        xor rbx, r9                  ;   681.0 alu2    43 dst
        xor rbx, r8                  ;   682.0 alu0    43 dst
        xor rdx, rbx                 ;   683.0 alu1    43 dst
        xor rdi, rdx                 ;   684.0 alu2    43 dst
        xor rsi, rdi                 ;   685.0 alu0    43 dst
        xor rax, rsi                 ;   686.0 alu1    43 dst
        mov qword [rsp + 1960], r11  ;   682.3 agu1    43 dst spill
        mov r11, qword [rsp + 1008]  ;   682.7 agu2    43 dst
        xor r11, qword [rsp + 1016]  ;   685.7 alu2+agu0   43 dst
        mov qword [rsp + 1920], r8   ;   683.3 agu1    43 dst spill
        mov r8, r11                  ;   686.7 alu0    43 dst copy
        xor r8, qword [rsp + 992]    ;   687.7 alu1+agu2   43 dst
        mov qword [rsp + 1928], rsi  ;   686.0 agu0    43 dst spill
        mov rsi, r8                  ;   688.7 alu2    43 dst copy
        xor rsi, qword [rsp + 1040]  ;   689.7 alu0+agu1   43 dst
        mov qword [rsp + 1888], r10  ;   685.3 agu2    43 dst spill
        mov r10, rsi                 ;   690.7 alu1    43 dst copy
        xor r10, qword [rsp + 1032]  ;   691.7 alu2+agu0   43 dst
        mov qword [rsp + 1896], rdx  ;   686.3 agu1    43 dst spill
        mov rdx, rsi                 ;   690.7 alu0    43 dst copy
        xor rdx, qword [rsp + 984]   ;   691.7 alu1+agu2   43 dst
        mov qword [rsp + 1968], rdi  ;   687.3 agu0    43 dst spill
        mov rdi, rsi                 ;   690.7 alu2    43 dst copy
        mov qword [rsp + 1936], rbp  ;   688.0 agu1    43 dst spill
        mov rbp, rsi                 ;   690.7 alu0    43 dst copy
        mov qword [rsp + 1976], r9   ;   688.7 agu2    43 dst spill
        mov r9, rdx                  ;   692.7 alu1    43 dst copy
        xor r9, qword [rsp + 1000]   ;   693.7 alu2+agu0   43 dst
        mov qword [rsp + 1912], rax  ;   689.7 agu1    43 dst spill
        mov rax, r9                  ;   694.7 alu0    43 dst copy
        xor rax, qword [rsp + 1008]  ;   695.7 alu1+agu2   43 dst
        mov qword [rsp + 1984], r15  ;   690.7 agu0    43 dst spill
        mov r15, rdx                 ;   692.7 alu2    43 dst copy
        or r15, qword [rsp + 1040]   ;   693.7 alu0+agu1   43 dst
        xor r9, r15                  ;   694.7 alu1    43 dst
        mov qword [rsp + 2008], rcx  ;   692.0 agu2    43 dst spill
        mov rcx, rdx                 ;   692.7 alu2    43 dst copy
        mov qword [rsp + 1992], r13  ;   692.7 agu0    43 dst spill
        mov r13, r10                 ;   693.0 alu0    43 dst copy
        xor r13, qword [rsp + 1024]  ;   694.0 alu1+agu1   43 dst
        mov qword [rsp + 2000], r14  ;   693.7 agu2    43 dst spill
        mov r14, r10                 ;   694.0 alu2    43 dst copy
        xor r14, rax                 ;   696.7 alu0    43 dst
        and rdi, r14                 ;   697.7 alu1    43 dst
        mov qword [rsp + 2016], r12  ;   695.0 agu0    43 dst spill
        mov r12, r14                 ;   697.7 alu2    43 dst copy
        xor r12, qword [rsp + 1040]  ;   698.7 alu0+agu1   43 dst
        mov qword [rsp + 2024], rbx  ;   696.0 agu2    43 dst spill
        mov rbx, r10                 ;   696.3 alu1    43 dst copy
        mov qword [rsp + 2032], r10  ;   696.7 agu0    43 dst spill
        mov r10, rdi                 ;   698.7 alu2    43 dst copy
        xor r10, qword [rsp + 1016]  ;   699.7 alu0+agu1   43 dst
        mov qword [rsp + 2048], r14  ;   697.7 agu2    43 dst spill
        mov r14, rax                 ;   698.0 alu1    43 dst copy
        mov qword [rsp + 2056], rsi  ;   698.3 agu0    43 dst spill
        mov rsi, rax                 ;   698.7 alu2    43 dst copy
        mov qword [rsp + 2064], rdx  ;   699.0 agu1    43 dst spill
        mov rdx, r13                 ;   699.3 alu0    43 dst copy
        xor rdx, qword [rsp + 1016]  ;   700.3 alu1+agu2   43 dst
        xor rsi, rdx                 ;   701.3 alu2    43 dst
        mov qword [rsp + 2088], rax  ;   700.3 agu0    43 dst spill
        mov rax, r13                 ;   700.7 alu0    43 dst copy
        xor rax, qword [rsp + 984]   ;   701.7 alu1+agu1   43 dst
        mov qword [rsp + 2072], rax  ;   702.7 agu2    43 dst spill
        mov rax, r13                 ;   701.7 alu2    43 dst copy
        mov qword [rsp + 2080], r13  ;   702.0 agu0    43 dst spill
        mov r13, rdx                 ;   702.3 alu0    43 dst copy
        xor r13, r12                 ;   703.3 alu1    43 dst
        and rax, r13                 ;   704.3 alu2    43 dst
        xor r8, rax                  ;   705.3 alu0    43 dst
        mov rax, r13                 ;   704.3 alu1    43 dst copy
        xor rax, qword [rsp + 1008]  ;   705.3 alu2+agu1   43 dst
        xor rcx, rax                 ;   706.3 alu0    43 dst
        mov qword [rsp + 2040], r13  ;   704.7 agu2    43 dst spill
        mov r13, rax                 ;   706.3 alu1    43 dst copy
        and r13, rsi                 ;   707.3 alu2    43 dst
        xor r10, r13                 ;   708.3 alu0    43 dst
        mov r13, rsi                 ;   706.0 alu1    43 dst copy
        xor r13, qword [rsp + 1040]  ;   707.0 alu2+agu0   43 dst
        mov qword [rsp + 2096], rsi  ;   706.7 agu1    43 dst spill
        mov rsi, r12                 ;   707.0 alu0    43 dst copy
        xor rsi, qword [rsp + 984]   ;   708.0 alu1+agu2   43 dst
        xor r11, rsi                 ;   709.0 alu2    43 dst
        and rsi, r12                 ;   709.0 alu0    43 dst
        xor r8, rsi                  ;   710.0 alu1    43 dst
        xor rdi, r8                  ;   711.0 alu2    43 dst
        xor r15, r8                  ;   711.0 alu0    43 dst
        and r14, r11                 ;   710.0 alu1    43 dst
        xor rsi, r14                 ;   711.0 alu2    43 dst
        xor rbp, r11                 ;   710.0 alu0    43 dst
        and rbx, rbp                 ;   711.0 alu1    43 dst
        xor rdi, rbx                 ;   712.0 alu2    43 dst
        xor r10, rsi                 ;   712.0 alu0    43 dst
        xor r9, rsi                  ;   712.0 alu1    43 dst
        mov r8, rcx                  ;   711.7 alu2    43 dst copy
        and r8, r13                  ;   712.7 alu0    43 dst
        xor r15, r8                  ;   713.7 alu1    43 dst
        mov r8, rdi                  ;   713.0 alu2    43 dst copy
        and r8, r10                  ;   714.0 alu0    43 dst
        xor r15, r8                  ;   715.0 alu1    43 dst
        mov r14, rdx                 ;   713.7 alu2    43 dst copy
        mov rsi, r10                 ;   714.0 alu0    43 dst copy
        xor r10, r15                 ;   716.0 alu1    43 dst
        or r8, r10                   ;   717.0 alu2    43 dst
        mov rbx, qword [rsp + 2072]  ;   715.0 agu0    43 dst reload
        and r14, rbx                 ;   718.0 alu0    43 dst
        xor r9, r14                  ;   719.0 alu1    43 dst
        and r15, r9                  ;   720.0 alu2    43 dst
        xor rdi, r15                 ;   721.0 alu0    43 dst
        xor r8, rdi                  ;   722.0 alu1    43 dst
        mov r14, r9                  ;   720.0 alu2    43 dst copy
        and r14, rdi                 ;   722.0 alu0    43 dst
        xor rsi, r14                 ;   723.0 alu1    43 dst
        and rdi, rsi                 ;   724.0 alu2    43 dst
        xor r9, rdi                  ;   725.0 alu0    43 dst
        and rcx, rsi                 ;   724.0 alu1    43 dst
        and r13, rsi                 ;   724.0 alu2    43 dst
        mov r14, qword [rsp + 2064]  ;   719.3 agu1    43 dst reload
        and r14, r8                  ;   723.0 alu0    43 dst
        and rbp, r9                  ;   726.0 alu1    43 dst
        mov r15, qword [rsp + 2032]  ;   720.3 agu2    43 dst reload
        and r15, r9                  ;   726.0 alu2    43 dst
        mov rdi, r9                  ;   726.0 alu0    43 dst copy
        xor r9, rsi                  ;   726.0 alu1    43 dst
        xor r15, qword [rsp + 376]   ;   727.0 alu2+agu0   58 dst
        mov qword [rsp + 2032], r15  ;   728.0 agu1    58 dst spill
        mov r15, qword [rsp + 2040]  ;   723.0 agu2    43 dst reload
        and r15, r9                  ;   727.0 alu0    43 dst
        mov qword [rsp + 2040], r14  ;   724.0 agu0    58 dst spill
        mov r14, qword [rsp + 2080]  ;   724.0 agu1    43 dst reload
        and r14, r9                  ;   727.0 alu1    43 dst
        mov r9, rsi                  ;   724.7 alu2    43 dst copy
        or r9, r8                    ;   725.7 alu0    43 dst
        xor r10, r9                  ;   726.7 alu1    43 dst
        xor rsi, r8                  ;   725.7 alu2    43 dst
        and rax, rsi                 ;   726.7 alu0    43 dst
        and r11, r10                 ;   727.7 alu1    43 dst
        xor r11, rax                 ;   728.7 alu2    43 dst
        xor rdi, r10                 ;   727.7 alu0    43 dst
        mov r9, qword [rsp + 2088]   ;   727.3 agu2    43 dst reload
        and r9, r10                  ;   730.3 alu1    43 dst
        xor r10, rsi                 ;   728.0 alu2    43 dst
        mov qword [rsp + 2088], rax  ;   728.3 agu0    43 dst spill
        mov rax, qword [rsp + 2096]  ;   728.7 agu1    43 dst reload
        and rax, rsi                 ;   731.7 alu0    43 dst
        and rdx, r10                 ;   729.3 alu1    43 dst
        and rbx, r10                 ;   729.7 alu2    43 dst
        xor r9, r15                  ;   731.3 alu0    43 dst
        mov r10, qword [rsp + 2056]  ;   730.3 agu2    43 dst reload
        and r10, rdi                 ;   733.3 alu1    43 dst
        mov rsi, qword [rsp + 2048]  ;   731.0 agu0    43 dst reload
        and rsi, rdi                 ;   734.0 alu2    43 dst
        xor rdi, r8                  ;   731.7 alu0    43 dst
        and r12, rdi                 ;   732.7 alu1    43 dst
        xor rsi, rdx                 ;   735.0 alu2    43 dst
        xor rdx, r9                  ;   732.7 alu0    43 dst
        xor rdx, r13                 ;   733.7 alu1    43 dst
        mov qword [rsp + 2048], rbx  ;   733.3 agu1    43 dst spill
        mov rbx, qword [rsp + 2032]  ;   733.7 agu2    58 dst reload
        xor rbx, r9                  ;   736.7 alu2    58 dst
        xor r12, r13                 ;   734.3 alu0    58 dst
        xor r12, r15                 ;   735.3 alu1    58 dst
        and r8, qword [rsp + 1040]   ;   735.0 alu2+agu0   43 dst
        xor rsi, r8                  ;   736.0 alu0    43 dst
        xor r12, r8                  ;   736.3 alu1    58 dst
        and rdi, qword [rsp + 984]   ;   736.0 alu2+agu1   43 dst
        xor r10, rdi                 ;   737.0 alu0    43 dst
        mov r8, qword [rsp + 2040]   ;   736.7 agu2    58 dst reload
        xor r8, rdi                  ;   739.7 alu1    58 dst
        xor r8, r11                  ;   740.7 alu2    58 dst
        xor r11, rdx                 ;   737.7 alu0    43 dst
        xor r11, r10                 ;   738.7 alu1    43 dst
        xor rax, r11                 ;   739.7 alu2    43 dst
        xor rsi, rax                 ;   740.7 alu0    43 dst
        xor rbp, rsi                 ;   741.7 alu1    43 dst
        xor rcx, rbp                 ;   742.7 alu2    43 dst
        xor rbx, rax                 ;   740.7 alu0    58 dst
        xor r14, r10                 ;   740.0 alu1    58 dst
        xor r14, rbp                 ;   742.7 alu2    58 dst
        xor r8, rcx                  ;   743.7 alu0    58 dst
        mov r9, qword [rsp + 2616]   ;   741.0 agu0    58 dst reload
        mov qword [r9 + 744], rbx    ;   741.7 agu1    58 dst
        xor r11, qword [rsp + 360]   ;   741.7 alu1+agu2   58 dst
        mov qword [r9 + 704], r11    ;   742.7 agu0    58 dst
        xor rdx, qword [rsp + 368]   ;   742.3 alu2+agu1   58 dst
        mov qword [r9 + 712], rdx    ;   743.3 agu2    58 dst
        xor r14, qword [rsp + 384]   ;   743.7 alu0+agu0   58 dst
        mov qword [r9 + 752], r14    ;   744.7 agu1    58 dst
        xor rcx, qword [rsp + 2088]  ;   743.7 alu1+agu2   58 dst
        xor rcx, qword [rsp + 2048]  ;   744.7 alu2+agu0   58 dst
        mov r10, qword [rsp + 1720]  ;   744.3 agu1    58 dst
        xor r10, qword [rsp + 264]   ;   747.3 alu0+agu2   58 dst
        mov qword [r9 + 512], r10    ;   748.3 agu0    58 dst
        mov r10, qword [rsp + 1712]  ;   745.3 agu1    58 dst
        xor r10, qword [rsp + 272]   ;   748.3 alu1+agu2   58 dst
        mov qword [r9 + 520], r10    ;   749.3 agu0    58 dst
        mov r10, qword [rsp + 1704]  ;   746.3 agu1    58 dst
        xor r10, qword [rsp + 1696]  ;   749.3 alu2+agu2   58 dst
        xor r10, qword [rsp + 1688]  ;   750.3 alu0+agu0   58 dst
        xor r10, qword [rsp + 1680]  ;   751.3 alu1+agu1   58 dst
        mov r11, qword [rsp + 0]     ;   747.7 agu2    58 dst.2 reload
        xor r10, qword [r11 + 10768] ;   753.7 alu2+agu0   58 dst
        mov qword [r9 + 528], r10    ;   754.7 agu1    58 dst
        xor r12, qword [r11 + 10960] ;   753.7 alu0+agu2   58 dst
        mov qword [r9 + 720], r12    ;   754.7 agu0    58 dst
        xor r8, qword [r11 + 10968]  ;   753.7 alu1+agu1   58 dst
        mov qword [r9 + 728], r8     ;   754.7 agu2    58 dst
        xor rsi, qword [r11 + 10976] ;   753.7 alu2+agu0   58 dst
        mov qword [r9 + 736], rsi    ;   754.7 agu1    58 dst
        xor rcx, qword [r11 + 11000] ;   753.7 alu0+agu2   58 dst
        mov qword [r9 + 760], rcx    ;   754.7 agu0    58 dst
        mov r8, qword [rsp + 1576]   ;   751.3 agu1    58 dst
        xor r8, qword [r11 + 10776]  ;   754.3 alu1+agu2   58 dst
        xor r8, qword [rsp + 1672]   ;   755.3 alu2+agu0   58 dst
        mov r10, qword [rsp + 1592]  ;   753.7 agu1    43 dst reload
        xor r8, r10                  ;   756.7 alu0    58 dst
        xor r8, qword [rsp + 1648]   ;   757.7 alu1+agu2   58 dst
        mov qword [r9 + 536], r8     ;   758.7 agu0    58 dst
        xor r10, qword [r11 + 10808] ;   756.7 alu2+agu1   58 dst
        xor r10, qword [rsp + 1608]  ;   757.7 alu0+agu2   58 dst
        xor r10, qword [rsp + 1656]  ;   758.7 alu1+agu0   58 dst
        mov qword [r9 + 568], r10    ;   759.7 agu1    58 dst
        mov r8, qword [rsp + 1616]   ;   756.3 agu2    58 dst
        xor r8, qword [r11 + 10784]  ;   759.3 alu2+agu0   58 dst
        mov qword [r9 + 544], r8     ;   760.3 agu1    58 dst
        mov r8, qword [rsp + 1640]   ;   757.3 agu2    58 dst
        xor r8, qword [rsp + 1600]   ;   760.3 alu0+agu0   58 dst
        xor r8, qword [rsp + 1584]   ;   761.3 alu1+agu1   58 dst
        xor r8, qword [rsp + 280]    ;   762.3 alu2+agu2   58 dst
        mov qword [r9 + 552], r8     ;   763.3 agu0    58 dst
        mov r8, qword [rsp + 1664]   ;   759.0 agu1    58 dst
        xor r8, qword [rsp + 1624]   ;   762.0 alu0+agu2   58 dst
        xor r8, qword [rsp + 1632]   ;   763.0 alu1+agu0   58 dst
        xor r8, qword [rsp + 288]    ;   764.0 alu2+agu1   58 dst
        mov qword [r9 + 560], r8     ;   765.0 agu2    58 dst
        mov r8, qword [rsp + 1872]   ;   760.7 agu0    58 dst
        xor r8, qword [rsp + 296]    ;   763.7 alu0+agu1   58 dst
        mov qword [r9 + 576], r8     ;   764.7 agu2    58 dst
        mov r8, qword [rsp + 1864]   ;   761.7 agu0    58 dst
        xor r8, qword [rsp + 304]    ;   764.7 alu1+agu1   58 dst
        mov qword [r9 + 584], r8     ;   765.7 agu2    58 dst
        mov r8, qword [rsp + 1856]   ;   762.7 agu0    58 dst
        xor r8, qword [r11 + 10832]  ;   765.7 alu2+agu1   58 dst
        xor r8, qword [rsp + 1848]   ;   766.7 alu0+agu2   58 dst
        xor r8, qword [rsp + 1840]   ;   767.7 alu1+agu0   58 dst
        xor r8, qword [rsp + 1832]   ;   768.7 alu2+agu1   58 dst
        mov qword [r9 + 592], r8     ;   769.7 agu2    58 dst
        mov r8, qword [rsp + 1744]   ;   764.7 agu0    58 dst
        xor r8, qword [r11 + 10840]  ;   767.7 alu0+agu1   58 dst
        xor r8, qword [rsp + 1824]   ;   768.7 alu1+agu2   58 dst
        mov r10, qword [rsp + 1736]  ;   765.7 agu0    43 dst reload
        xor r8, r10                  ;   769.7 alu2    58 dst
        xor r8, qword [rsp + 1784]   ;   770.7 alu0+agu1   58 dst
        mov qword [r9 + 600], r8     ;   771.7 agu2    58 dst
        xor r10, qword [r11 + 10872] ;   768.7 alu1+agu0   58 dst
        xor r10, qword [rsp + 1792]  ;   769.7 alu2+agu1   58 dst
        xor r10, qword [rsp + 1776]  ;   770.7 alu0+agu2   58 dst
        mov qword [r9 + 632], r10    ;   771.7 agu0    58 dst
        mov r8, qword [rsp + 1808]   ;   768.3 agu1    58 dst
        xor r8, qword [r11 + 10848]  ;   771.3 alu1+agu2   58 dst
        mov qword [r9 + 608], r8     ;   772.3 agu0    58 dst
        mov r8, qword [rsp + 1768]   ;   769.3 agu1    58 dst
        xor r8, qword [rsp + 1760]   ;   772.3 alu2+agu2   58 dst
        xor r8, qword [rsp + 1752]   ;   773.3 alu0+agu0   58 dst
        xor r8, qword [rsp + 312]    ;   774.3 alu1+agu1   58 dst
        mov qword [r9 + 616], r8     ;   775.3 agu2    58 dst
        mov r8, qword [rsp + 1816]   ;   771.0 agu0    58 dst
        xor r8, qword [rsp + 1800]   ;   774.0 alu2+agu1   58 dst
        xor r8, qword [rsp + 1728]   ;   775.0 alu0+agu2   58 dst
        xor r8, qword [rsp + 320]    ;   776.0 alu1+agu0   58 dst
        mov qword [r9 + 624], r8     ;   777.0 agu1    58 dst
        mov r8, qword [rsp + 2024]   ;   772.7 agu2    58 dst
        xor r8, qword [rsp + 328]    ;   775.7 alu2+agu0   58 dst
        mov qword [r9 + 640], r8     ;   776.7 agu1    58 dst
        mov r8, qword [rsp + 2016]   ;   773.7 agu2    58 dst
        xor r8, qword [rsp + 336]    ;   776.7 alu0+agu0   58 dst
        mov qword [r9 + 648], r8     ;   777.7 agu1    58 dst
        mov r8, qword [rsp + 2008]   ;   774.7 agu2    58 dst
        xor r8, qword [r11 + 10896]  ;   777.7 alu1+agu0   58 dst
        xor r8, qword [rsp + 2000]   ;   778.7 alu2+agu1   58 dst
        xor r8, qword [rsp + 1992]   ;   779.7 alu0+agu2   58 dst
        xor r8, qword [rsp + 1984]   ;   780.7 alu1+agu0   58 dst
        mov qword [r9 + 656], r8     ;   781.7 agu1    58 dst
        mov r8, qword [rsp + 1952]   ;   776.7 agu2    58 dst
        xor r8, qword [r11 + 10904]  ;   779.7 alu2+agu0   58 dst
        xor r8, qword [rsp + 1976]   ;   780.7 alu0+agu1   58 dst
        mov r10, qword [rsp + 1912]  ;   777.7 agu2    43 dst reload
        xor r8, r10                  ;   781.7 alu1    58 dst
        xor r8, qword [rsp + 1936]   ;   782.7 alu2+agu0   58 dst
        mov qword [r9 + 664], r8     ;   783.7 agu1    58 dst
        xor r10, qword [r11 + 10936] ;   780.7 alu0+agu2   58 dst
        xor r10, qword [rsp + 1904]  ;   781.7 alu1+agu0   58 dst
        xor r10, qword [rsp + 1880]  ;   782.7 alu2+agu1   58 dst
        mov qword [r9 + 696], r10    ;   783.7 agu2    58 dst
        mov r8, qword [rsp + 1968]   ;   780.3 agu0    58 dst
        xor r8, qword [r11 + 10912]  ;   783.3 alu0+agu1   58 dst
        mov qword [r9 + 672], r8     ;   784.3 agu2    58 dst
        mov r8, qword [rsp + 1896]   ;   781.3 agu0    58 dst
        xor r8, qword [rsp + 1944]   ;   784.3 alu1+agu1   58 dst
        xor r8, qword [rsp + 1888]   ;   785.3 alu2+agu2   58 dst
        xor r8, qword [rsp + 344]    ;   786.3 alu0+agu0   58 dst
        mov qword [r9 + 680], r8     ;   787.3 agu1    58 dst
        mov r8, qword [rsp + 1928]   ;   783.0 agu2    58 dst
        xor r8, qword [rsp + 1960]   ;   786.0 alu1+agu0   58 dst
        xor r8, qword [rsp + 1920]   ;   787.0 alu2+agu1   58 dst
        xor r8, qword [rsp + 352]    ;   788.0 alu0+agu2   58 dst
        mov qword [r9 + 688], r8     ;   789.0 agu0    58 dst
        mov r8, qword [rsp + 1328]   ;   784.7 agu1    43 dst
        mov r10, qword [rsp + 1336]  ;   785.0 agu2    43 dst reload
        xor r8, r10                  ;   788.0 alu1    43 dst
        mov r12, r8                  ;   789.0 alu2    43 dst copy
        xor r12, qword [rsp + 1312]  ;   790.0 alu0+agu0   43 dst
        mov r13, r12                 ;   791.0 alu1    43 dst copy
        mov r14, qword [rsp + 1360]  ;   786.7 agu1    43 dst reload
        xor r13, r14                 ;   792.0 alu2    43 dst
        mov r15, r13                 ;   793.0 alu0    43 dst copy
        xor r15, qword [rsp + 1352]  ;   794.0 alu1+agu2   43 dst
        mov rsi, r13                 ;   793.0 alu2    43 dst copy
        mov rdi, qword [rsp + 1304]  ;   788.3 agu0    43 dst reload
        xor rsi, rdi                 ;   794.0 alu0    43 dst
        mov rbp, rsi                 ;   795.0 alu1    43 dst copy
        xor rbp, qword [rsp + 1320]  ;   796.0 alu2+agu1   43 dst
        mov rax, rbp                 ;   797.0 alu0    43 dst copy
        mov rcx, qword [rsp + 1328]  ;   790.0 agu2    43 dst reload
        xor rax, rcx                 ;   798.0 alu1    43 dst
        mov rdx, r13                 ;   793.0 alu2    43 dst copy
        mov rbx, r13                 ;   793.0 alu0    43 dst copy
        mov r9, rsi                  ;   795.0 alu1    43 dst copy
        or r9, r14                   ;   796.0 alu2    43 dst
        xor rbp, r9                  ;   797.0 alu0    43 dst
        mov r11, rsi                 ;   795.0 alu1    43 dst copy
        mov qword [rsp + 1920], r13  ;   793.7 agu0    43 dst spill
        mov r13, r15                 ;   795.0 alu2    43 dst copy
        xor r13, qword [rsp + 1344]  ;   796.0 alu0+agu1   43 dst
        mov qword [rsp + 1960], rsi  ;   795.0 agu2    43 dst spill
        mov rsi, r15                 ;   795.0 alu1    43 dst copy
        xor rsi, rax                 ;   799.0 alu2    43 dst
        and rdx, rsi                 ;   800.0 alu0    43 dst
        mov qword [rsp + 1928], rdx  ;   801.0 agu0    43 dst spill
        mov rdx, rsi                 ;   800.0 alu1    43 dst copy
        xor rdx, r14                 ;   801.0 alu2    43 dst
        mov r14, r15                 ;   797.0 alu0    43 dst copy
        mov qword [rsp + 1888], r15  ;   797.3 agu1    43 dst spill
        mov r15, rax                 ;   799.0 alu1    43 dst copy
        mov qword [rsp + 1944], rsi  ;   800.0 agu2    43 dst spill
        mov rsi, rax                 ;   799.0 alu2    43 dst copy
        mov qword [rsp + 1896], rax  ;   799.0 agu0    43 dst spill
        mov rax, r13                 ;   799.0 alu0    43 dst copy
        xor rax, r10                 ;   800.0 alu1    43 dst
        xor rsi, rax                 ;   801.0 alu2    43 dst
        mov r10, r13                 ;   800.0 alu0    43 dst copy
        xor r10, rdi                 ;   801.0 alu1    43 dst
        mov qword [rsp + 1968], r10  ;   802.0 agu1    43 dst spill
        mov r10, r13                 ;   801.0 alu2    43 dst copy
        mov qword [rsp + 1880], r13  ;   801.3 agu2    43 dst spill
        mov r13, rax                 ;   801.7 alu0    43 dst copy
        xor r13, rdx                 ;   802.7 alu1    43 dst
        xor rcx, r13                 ;   803.7 alu2    43 dst
        and r10, r13                 ;   803.7 alu0    43 dst
        xor r12, r10                 ;   804.7 alu1    43 dst
        xor r11, rcx                 ;   804.7 alu2    43 dst
        mov r10, rcx                 ;   804.7 alu0    43 dst copy
        and r10, rsi                 ;   805.7 alu1    43 dst
        xor r10, qword [rsp + 1336]  ;   806.7 alu2+agu0   43 dst
        xor r10, qword [rsp + 1928]  ;   807.7 alu0+agu1   43 dst
        mov qword [rsp + 1904], r13  ;   805.0 agu2    43 dst spill
        mov r13, rsi                 ;   805.3 alu1    43 dst copy
        xor r13, qword [rsp + 1360]  ;   806.3 alu2+agu0   43 dst
        mov qword [rsp + 1936], rsi  ;   806.0 agu1    43 dst spill
        mov rsi, r11                 ;   806.3 alu0    43 dst copy
        and rsi, r13                 ;   807.3 alu1    43 dst
        xor r9, rsi                  ;   808.3 alu2    43 dst
        mov rsi, rdx                 ;   807.3 alu0    43 dst copy
        xor rsi, rdi                 ;   808.3 alu1    43 dst
        xor r8, rsi                  ;   809.3 alu2    43 dst
        and rsi, rdx                 ;   809.3 alu0    43 dst
        xor r12, rsi                 ;   810.3 alu1    43 dst
        and r15, r8                  ;   810.3 alu2    43 dst
        xor rsi, r15                 ;   811.3 alu0    43 dst
        xor rbx, r8                  ;   810.3 alu1    43 dst
        and r14, rbx                 ;   811.3 alu2    43 dst
        xor r10, rsi                 ;   812.3 alu0    43 dst
        xor rbp, rsi                 ;   812.3 alu1    43 dst
        xor r14, r12                 ;   812.3 alu2    43 dst
        xor r9, r12                  ;   811.3 alu0    43 dst
        xor r14, qword [rsp + 1928]  ;   813.3 alu1+agu2   43 dst
        mov r12, rax                 ;   812.0 alu2    43 dst copy
        mov r15, r14                 ;   814.3 alu0    43 dst copy
        and r15, r10                 ;   815.3 alu1    43 dst
        xor r9, r15                  ;   816.3 alu2    43 dst
        mov rsi, r10                 ;   813.3 alu0    43 dst copy
        xor r10, r9                  ;   817.3 alu1    43 dst
        or r15, r10                  ;   818.3 alu2    43 dst
        and r12, qword [rsp + 1968]  ;   814.3 alu0+agu0   43 dst
        xor rbp, r12                 ;   815.3 alu1    43 dst
        and r9, rbp                  ;   817.3 alu2    43 dst
        xor r14, r9                  ;   818.3 alu0    43 dst
        xor r15, r14                 ;   819.3 alu1    43 dst
        mov r9, rbp                  ;   816.3 alu2    43 dst copy
        and r9, r14                  ;   819.3 alu0    43 dst
        xor rsi, r9                  ;   820.3 alu1    43 dst
        and r14, rsi                 ;   821.3 alu2    43 dst
        xor rbp, r14                 ;   822.3 alu0    43 dst
        and r11, rsi                 ;   821.3 alu1    43 dst
        and r13, rsi                 ;   821.3 alu2    43 dst
        mov r9, qword [rsp + 1960]   ;   818.3 agu1    43 dst reload
        and r9, r15                  ;   821.3 alu0    43 dst
        and rbx, rbp                 ;   823.3 alu1    43 dst
        mov r12, qword [rsp + 1888]  ;   819.3 agu2    43 dst reload
        and r12, rbp                 ;   823.3 alu2    43 dst
        mov r14, rbp                 ;   823.3 alu0    43 dst copy
        xor rbp, rsi                 ;   823.3 alu1    43 dst
        mov qword [rsp + 1888], r12  ;   824.3 agu0    43 dst spill
        mov r12, qword [rsp + 1904]  ;   821.0 agu1    43 dst reload
        and r12, rbp                 ;   824.3 alu2    43 dst
        mov qword [rsp + 1904], r9   ;   822.3 agu2    43 dst spill
        mov r9, qword [rsp + 1880]   ;   822.0 agu0    43 dst reload
        and r9, rbp                  ;   825.0 alu0    43 dst
        mov rbp, rsi                 ;   822.7 alu1    43 dst copy
        or rbp, r15                  ;   823.7 alu2    43 dst
        xor r10, rbp                 ;   824.7 alu0    43 dst
        xor rsi, r15                 ;   823.7 alu1    43 dst
        and rcx, rsi                 ;   824.7 alu2    43 dst
        and r8, r10                  ;   825.7 alu0    43 dst
        xor r8, rcx                  ;   826.7 alu1    43 dst
        xor r14, r10                 ;   825.7 alu2    43 dst
        mov rbp, qword [rsp + 1896]  ;   825.3 agu1    43 dst reload
        and rbp, r10                 ;   828.3 alu0    43 dst
        xor r10, rsi                 ;   826.0 alu1    43 dst
        mov qword [rsp + 1896], rcx  ;   826.3 agu2    43 dst spill
        mov rcx, qword [rsp + 1936]  ;   826.7 agu0    43 dst reload
        and rcx, rsi                 ;   829.7 alu2    43 dst
        and rax, r10                 ;   827.3 alu0    43 dst
        xor rbp, r12                 ;   829.3 alu1    43 dst
        mov rsi, qword [rsp + 1920]  ;   828.0 agu1    43 dst reload
        and rsi, r14                 ;   831.0 alu2    43 dst
        and r10, qword [rsp + 1968]  ;   828.7 alu0+agu2   43 dst
        mov qword [rsp + 1968], r10  ;   829.7 agu0    43 dst spill
        mov r10, qword [rsp + 1944]  ;   829.3 agu1    43 dst reload
        and r10, r14                 ;   832.3 alu1    43 dst
        xor r14, r15                 ;   830.0 alu2    43 dst
        and rdx, r14                 ;   831.0 alu0    43 dst
        and r14, rdi                 ;   831.0 alu1    43 dst
        xor rsi, r14                 ;   832.0 alu2    43 dst
        xor r10, rax                 ;   833.3 alu0    43 dst
        xor rax, rbp                 ;   831.7 alu1    43 dst
        xor rax, r13                 ;   832.7 alu2    43 dst
        and r15, qword [rsp + 1360]  ;   832.3 alu0+agu2   43 dst
        xor r10, r15                 ;   834.3 alu1    43 dst
        mov rdi, rsi                 ;   833.0 alu2    43 dst copy
        xor rdi, r8                  ;   834.0 alu0    43 dst
        xor rdi, rax                 ;   835.0 alu1    43 dst
        xor rcx, rdi                 ;   836.0 alu2    43 dst
        xor r10, rcx                 ;   837.0 alu0    43 dst
        xor rbx, r10                 ;   838.0 alu1    43 dst
        xor r11, rbx                 ;   839.0 alu2    43 dst
        mov qword [rsp + 1944], r9   ;   835.3 agu0    43 dst spill
        mov r9, qword [rsp + 624]    ;   835.7 agu1    43 dst
        xor r9, qword [rsp + 632]    ;   838.7 alu0+agu2   43 dst
        mov qword [rsp + 1920], rsi  ;   836.3 agu0    43 dst spill
        mov rsi, r9                  ;   839.7 alu1    43 dst copy
        xor rsi, qword [rsp + 608]   ;   840.7 alu2+agu1   43 dst
        mov qword [rsp + 1936], rbx  ;   839.0 agu2    43 dst spill
        mov rbx, rsi                 ;   841.7 alu0    43 dst copy
        xor rbx, qword [rsp + 656]   ;   842.7 alu1+agu0   43 dst
        mov qword [rsp + 1880], rbp  ;   838.3 agu1    43 dst spill
        mov rbp, rbx                 ;   843.7 alu2    43 dst copy
        xor rbp, qword [rsp + 648]   ;   844.7 alu0+agu2   43 dst
        mov qword [rsp + 1960], rcx  ;   839.3 agu0    43 dst spill
        mov rcx, rbx                 ;   843.7 alu1    43 dst copy
        xor rcx, qword [rsp + 600]   ;   844.7 alu2+agu1   43 dst
        mov qword [rsp + 1928], r10  ;   840.3 agu2    43 dst spill
        mov r10, rbx                 ;   843.7 alu0    43 dst copy
        mov qword [rsp + 1912], r14  ;   841.0 agu0    43 dst spill
        mov r14, rbx                 ;   843.7 alu1    43 dst copy
        mov qword [rsp + 1976], r8   ;   841.7 agu1    43 dst spill
        mov r8, rcx                  ;   845.7 alu2    43 dst copy
        xor r8, qword [rsp + 616]    ;   846.7 alu0+agu2   43 dst
        mov qword [rsp + 1952], r11  ;   842.7 agu0    43 dst spill
        mov r11, r8                  ;   847.7 alu1    43 dst copy
        xor r11, qword [rsp + 624]   ;   848.7 alu2+agu1   43 dst
        mov qword [rsp + 1984], r12  ;   843.7 agu2    43 dst spill
        mov r12, rcx                 ;   845.7 alu0    43 dst copy
        or r12, qword [rsp + 656]    ;   846.7 alu1+agu0   43 dst
        xor r8, r12                  ;   847.7 alu2    43 dst
        mov qword [rsp + 1992], rdx  ;   845.0 agu1    43 dst spill
        mov rdx, rcx                 ;   845.7 alu0    43 dst copy
        mov qword [rsp + 2000], r13  ;   845.7 agu2    43 dst spill
        mov r13, rbp                 ;   846.0 alu1    43 dst copy
        xor r13, qword [rsp + 640]   ;   847.0 alu2+agu0   43 dst
        mov qword [rsp + 2008], r15  ;   846.7 agu1    43 dst spill
        mov r15, rbp                 ;   847.0 alu0    43 dst copy
        xor r15, r11                 ;   849.7 alu1    43 dst
        and r10, r15                 ;   850.7 alu2    43 dst
        mov qword [rsp + 2016], rax  ;   848.0 agu2    43 dst spill
        mov rax, r15                 ;   850.7 alu0    43 dst copy
        xor rax, qword [rsp + 656]   ;   851.7 alu1+agu0   43 dst
        mov qword [rsp + 2024], rdi  ;   849.0 agu1    43 dst spill
        mov rdi, rbp                 ;   849.3 alu2    43 dst copy
        mov qword [rsp + 1728], rbp  ;   849.7 agu2    43 dst spill
        mov rbp, r10                 ;   851.7 alu0    43 dst copy
        xor rbp, qword [rsp + 632]   ;   852.7 alu1+agu0   43 dst
        mov qword [rsp + 1800], r15  ;   850.7 agu1    43 dst spill
        mov r15, r11                 ;   851.0 alu2    43 dst copy
        mov qword [rsp + 1816], rbx  ;   851.3 agu2    43 dst spill
        mov rbx, r11                 ;   851.7 alu0    43 dst copy
        mov qword [rsp + 1752], rcx  ;   852.0 agu0    43 dst spill
        mov rcx, r13                 ;   852.3 alu1    43 dst copy
        xor rcx, qword [rsp + 632]   ;   853.3 alu2+agu1   43 dst
        xor rbx, rcx                 ;   854.3 alu0    43 dst
        mov qword [rsp + 1760], r11  ;   853.3 agu2    43 dst spill
        mov r11, r13                 ;   853.7 alu1    43 dst copy
        xor r11, qword [rsp + 600]   ;   854.7 alu2+agu0   43 dst
        mov qword [rsp + 1768], r11  ;   855.7 agu1    43 dst spill
        mov r11, r13                 ;   854.7 alu0    43 dst copy
        mov qword [rsp + 1808], r13  ;   855.0 agu2    43 dst spill
        mov r13, rcx                 ;   855.3 alu1    43 dst copy
        xor r13, rax                 ;   856.3 alu2    43 dst
        and r11, r13                 ;   857.3 alu0    43 dst
        xor rsi, r11                 ;   858.3 alu1    43 dst
        mov r11, r13                 ;   857.3 alu2    43 dst copy
        xor r11, qword [rsp + 624]   ;   858.3 alu0+agu0   43 dst
        xor rdx, r11                 ;   859.3 alu1    43 dst
        mov qword [rsp + 1776], r13  ;   857.7 agu1    43 dst spill
        mov r13, r11                 ;   859.3 alu2    43 dst copy
        and r13, rbx                 ;   860.3 alu0    43 dst
        xor rbp, r13                 ;   861.3 alu1    43 dst
        mov r13, rbx                 ;   859.0 alu2    43 dst copy
        xor r13, qword [rsp + 656]   ;   860.0 alu0+agu2   43 dst
        mov qword [rsp + 1792], rbx  ;   859.7 agu0    43 dst spill
        mov rbx, rax                 ;   860.0 alu1    43 dst copy
        xor rbx, qword [rsp + 600]   ;   861.0 alu2+agu1   43 dst
        xor r9, rbx                  ;   862.0 alu0    43 dst
        and rbx, rax                 ;   862.0 alu1    43 dst
        xor rsi, rbx                 ;   863.0 alu2    43 dst
        xor r10, rsi                 ;   864.0 alu0    43 dst
        xor r12, rsi                 ;   864.0 alu1    43 dst
        and r15, r9                  ;   863.0 alu2    43 dst
        xor rbx, r15                 ;   864.0 alu0    43 dst
        xor r14, r9                  ;   863.0 alu1    43 dst
        and rdi, r14                 ;   864.0 alu2    43 dst
        xor r10, rdi                 ;   865.0 alu0    43 dst
        xor rbp, rbx                 ;   865.0 alu1    43 dst
        xor r8, rbx                  ;   865.0 alu2    43 dst
        mov r15, rdx                 ;   864.7 alu0    43 dst copy
        and r15, r13                 ;   865.7 alu1    43 dst
        xor r12, r15                 ;   866.7 alu2    43 dst
        mov r15, r10                 ;   866.0 alu0    43 dst copy
        and r15, rbp                 ;   867.0 alu1    43 dst
        xor r12, r15                 ;   868.0 alu2    43 dst
        mov rsi, rcx                 ;   866.7 alu0    43 dst copy
        mov rdi, rbp                 ;   867.0 alu1    43 dst copy
        xor rbp, r12                 ;   869.0 alu2    43 dst
        or r15, rbp                  ;   870.0 alu0    43 dst
        mov rbx, qword [rsp + 1768]  ;   868.0 agu2    43 dst reload
        and rsi, rbx                 ;   871.0 alu1    43 dst
        xor r8, rsi                  ;   872.0 alu2    43 dst
        and r12, r8                  ;   873.0 alu0    43 dst
        xor r10, r12                 ;   874.0 alu1    43 dst
        xor r15, r10                 ;   875.0 alu2    43 dst
        mov r12, r8                  ;   873.0 alu0    43 dst copy
        and r12, r10                 ;   875.0 alu1    43 dst
        xor rdi, r12                 ;   876.0 alu2    43 dst
        and r10, rdi                 ;   877.0 alu0    43 dst
        xor r8, r10                  ;   878.0 alu1    43 dst
        and rdx, rdi                 ;   877.0 alu2    43 dst
        and r13, rdi                 ;   877.0 alu0    43 dst
        mov r10, qword [rsp + 1752]  ;   872.3 agu0    43 dst reload
        and r10, r15                 ;   876.0 alu1    43 dst
        and r14, r8                  ;   879.0 alu2    43 dst
        mov r12, qword [rsp + 1728]  ;   873.3 agu1    43 dst reload
        and r12, r8                  ;   879.0 alu0    43 dst
        mov rsi, r8                  ;   879.0 alu1    43 dst copy
        xor r8, rdi                  ;   879.0 alu2    43 dst
        mov qword [rsp + 1728], r12  ;   880.0 agu2    43 dst spill
        mov r12, qword [rsp + 1776]  ;   875.3 agu0    43 dst reload
        and r12, r8                  ;   880.0 alu0    43 dst
        mov qword [rsp + 1776], r10  ;   877.0 agu1    43 dst spill
        mov r10, qword [rsp + 1808]  ;   876.3 agu2    43 dst reload
        and r10, r8                  ;   880.0 alu1    43 dst
        mov r8, rdi                  ;   877.0 alu2    43 dst copy
        or r8, r15                   ;   878.0 alu0    43 dst
        xor rbp, r8                  ;   879.0 alu1    43 dst
        xor rdi, r15                 ;   878.0 alu2    43 dst
        and r11, rdi                 ;   879.0 alu0    43 dst
        and r9, rbp                  ;   880.0 alu1    43 dst
        xor r9, r11                  ;   881.0 alu2    43 dst
        xor rsi, rbp                 ;   880.0 alu0    43 dst
        mov r8, qword [rsp + 1760]   ;   879.7 agu0    43 dst reload
        and r8, rbp                  ;   882.7 alu1    43 dst
        xor rbp, rdi                 ;   880.3 alu2    43 dst
        mov qword [rsp + 1760], r11  ;   880.7 agu1    43 dst spill
        mov r11, qword [rsp + 1792]  ;   881.0 agu2    43 dst reload
        and r11, rdi                 ;   884.0 alu0    43 dst
        and rcx, rbp                 ;   881.7 alu1    43 dst
        and rbx, rbp                 ;   882.0 alu2    43 dst
        xor r8, r12                  ;   883.7 alu0    43 dst
        mov rdi, qword [rsp + 1816]  ;   882.7 agu0    43 dst reload
        and rdi, rsi                 ;   885.7 alu1    43 dst
        mov rbp, qword [rsp + 1800]  ;   883.3 agu1    43 dst reload
        and rbp, rsi                 ;   886.3 alu2    43 dst
        xor rsi, r15                 ;   884.0 alu0    43 dst
        and rax, rsi                 ;   885.0 alu1    43 dst
        xor rbp, rcx                 ;   887.3 alu2    43 dst
        xor rcx, r8                  ;   885.0 alu0    43 dst
        xor rcx, r13                 ;   886.0 alu1    43 dst
        and r15, qword [rsp + 656]   ;   885.7 alu2+agu2   43 dst
        xor rbp, r15                 ;   888.3 alu0    43 dst
        and rsi, qword [rsp + 600]   ;   886.3 alu1+agu0   43 dst
        xor rdi, rsi                 ;   887.3 alu2    43 dst
        mov qword [rsp + 1800], rbx  ;   887.0 agu1    43 dst spill
        mov rbx, rcx                 ;   887.3 alu0    43 dst copy
        xor rbx, r9                  ;   888.3 alu1    43 dst
        xor rbx, rdi                 ;   889.3 alu2    43 dst
        xor r11, rbx                 ;   890.3 alu0    43 dst
        xor rbp, r11                 ;   891.3 alu1    43 dst
        xor r14, rbp                 ;   892.3 alu2    43 dst
        xor rdx, r14                 ;   893.3 alu0    43 dst
        mov qword [rsp + 1816], r10  ;   889.7 agu2    43 dst spill
        mov r10, qword [rsp + 944]   ;   890.0 agu0    43 dst
        xor r10, qword [rsp + 952]   ;   893.0 alu1+agu1   43 dst
        mov qword [rsp + 1792], rdi  ;   890.7 agu2    43 dst spill
        mov rdi, r10                 ;   894.0 alu2    43 dst copy
        xor rdi, qword [rsp + 928]   ;   895.0 alu0+agu0   43 dst
        mov qword [rsp + 1808], r14  ;   893.3 agu1    43 dst spill
        mov r14, rdi                 ;   896.0 alu1    43 dst copy
        xor r14, qword [rsp + 976]   ;   897.0 alu2+agu2   43 dst
        mov qword [rsp + 1752], r8   ;   892.7 agu0    43 dst spill
        mov r8, r14                  ;   898.0 alu0    43 dst copy
        xor r8, qword [rsp + 968]    ;   899.0 alu1+agu1   43 dst
        mov qword [rsp + 1768], r11  ;   893.7 agu2    43 dst spill
        mov r11, r14                 ;   898.0 alu2    43 dst copy
        xor r11, qword [rsp + 920]   ;   899.0 alu0+agu0   43 dst
        mov qword [rsp + 1784], rbp  ;   894.7 agu1    43 dst spill
        mov rbp, r14                 ;   898.0 alu1    43 dst copy
        mov qword [rsp + 1736], rsi  ;   895.3 agu2    43 dst spill
        mov rsi, r14                 ;   898.0 alu2    43 dst copy
        mov qword [rsp + 1824], r9   ;   896.0 agu0    43 dst spill
        mov r9, r11                  ;   900.0 alu0    43 dst copy
        xor r9, qword [rsp + 936]    ;   901.0 alu1+agu1   43 dst
        mov qword [rsp + 1744], rdx  ;   897.0 agu2    43 dst spill
        mov rdx, r9                  ;   902.0 alu2    43 dst copy
        xor rdx, qword [rsp + 944]   ;   903.0 alu0+agu0   43 dst
        mov qword [rsp + 1832], r12  ;   898.0 agu1    43 dst spill
        mov r12, r11                 ;   900.0 alu1    43 dst copy
        or r12, qword [rsp + 976]    ;   901.0 alu2+agu2   43 dst
        xor r9, r12                  ;   902.0 alu0    43 dst
        mov qword [rsp + 1840], rax  ;   899.3 agu0    43 dst spill
        mov rax, r11                 ;   900.0 alu1    43 dst copy
        mov qword [rsp + 1848], r13  ;   900.0 agu1    43 dst spill
        mov r13, r8                  ;   900.3 alu2    43 dst copy
        xor r13, qword [rsp + 960]   ;   901.3 alu0+agu2   43 dst
        mov qword [rsp + 1856], r15  ;   901.0 agu0    43 dst spill
        mov r15, r8                  ;   901.3 alu1    43 dst copy
        xor r15, rdx                 ;   904.0 alu2    43 dst
        and rbp, r15                 ;   905.0 alu0    43 dst
        mov qword [rsp + 1864], rcx  ;   902.3 agu1    43 dst spill
        mov rcx, r15                 ;   905.0 alu1    43 dst copy
        xor rcx, qword [rsp + 976]   ;   906.0 alu2+agu2   43 dst
        mov qword [rsp + 1872], rbx  ;   903.3 agu0    43 dst spill
        mov rbx, r8                  ;   903.7 alu0    43 dst copy
        mov qword [rsp + 1632], r8   ;   904.0 agu1    43 dst spill
        mov r8, rbp                  ;   906.0 alu1    43 dst copy
        xor r8, qword [rsp + 952]    ;   907.0 alu2+agu2   43 dst
        mov qword [rsp + 1624], r15  ;   905.0 agu0    43 dst spill
        mov r15, rdx                 ;   905.3 alu0    43 dst copy
        mov qword [rsp + 1664], r14  ;   905.7 agu1    43 dst spill
        mov r14, rdx                 ;   906.0 alu1    43 dst copy
        mov qword [rsp + 1584], r11  ;   906.3 agu2    43 dst spill
        mov r11, r13                 ;   906.7 alu2    43 dst copy
        xor r11, qword [rsp + 952]   ;   907.7 alu0+agu0   43 dst
        xor r14, r11                 ;   908.7 alu1    43 dst
        mov qword [rsp + 1600], rdx  ;   907.7 agu1    43 dst spill
        mov rdx, r13                 ;   908.0 alu2    43 dst copy
        xor rdx, qword [rsp + 920]   ;   909.0 alu0+agu2   43 dst
        mov qword [rsp + 1640], rdx  ;   910.0 agu0    43 dst spill
        mov rdx, r13                 ;   909.0 alu1    43 dst copy
        mov qword [rsp + 1616], r13  ;   909.3 agu1    43 dst spill
        mov r13, r11                 ;   909.7 alu2    43 dst copy
        xor r13, rcx                 ;   910.7 alu0    43 dst
        and rdx, r13                 ;   911.7 alu1    43 dst
        xor rdi, rdx                 ;   912.7 alu2    43 dst
        mov rdx, r13                 ;   911.7 alu0    43 dst copy
        xor rdx, qword [rsp + 944]   ;   912.7 alu1+agu2   43 dst
        xor rax, rdx                 ;   913.7 alu2    43 dst
        mov qword [rsp + 1656], r13  ;   912.0 agu0    43 dst spill
        mov r13, rdx                 ;   913.7 alu0    43 dst copy
        and r13, r14                 ;   914.7 alu1    43 dst
        xor r8, r13                  ;   915.7 alu2    43 dst
        mov r13, r14                 ;   913.3 alu0    43 dst copy
        xor r13, qword [rsp + 976]   ;   914.3 alu1+agu1   43 dst
        mov qword [rsp + 1608], r14  ;   914.0 agu2    43 dst spill
        mov r14, rcx                 ;   914.3 alu2    43 dst copy
        xor r14, qword [rsp + 920]   ;   915.3 alu0+agu0   43 dst
        xor r10, r14                 ;   916.3 alu1    43 dst
        and r14, rcx                 ;   916.3 alu2    43 dst
        xor rdi, r14                 ;   917.3 alu0    43 dst
        xor rbp, rdi                 ;   918.3 alu1    43 dst
        xor r12, rdi                 ;   918.3 alu2    43 dst
        and r15, r10                 ;   917.3 alu0    43 dst
        xor r14, r15                 ;   918.3 alu1    43 dst
        xor rsi, r10                 ;   917.3 alu2    43 dst
        and rbx, rsi                 ;   918.3 alu0    43 dst
        xor rbp, rbx                 ;   919.3 alu1    43 dst
        xor r8, r14                  ;   919.3 alu2    43 dst
        xor r9, r14                  ;   919.3 alu0    43 dst
        mov r14, rax                 ;   919.0 alu1    43 dst copy
        and r14, r13                 ;   920.0 alu2    43 dst
        xor r12, r14                 ;   921.0 alu0    43 dst
        mov r14, rbp                 ;   920.3 alu1    43 dst copy
        and r14, r8                  ;   921.3 alu2    43 dst
        xor r12, r14                 ;   922.3 alu0    43 dst
        mov r15, r11                 ;   921.0 alu1    43 dst copy
        mov rdi, r8                  ;   921.3 alu2    43 dst copy
        xor r8, r12                  ;   923.3 alu0    43 dst
        or r14, r8                   ;   924.3 alu1    43 dst
        mov rbx, qword [rsp + 1640]  ;   922.3 agu1    43 dst reload
        and r15, rbx                 ;   925.3 alu2    43 dst
        xor r9, r15                  ;   926.3 alu0    43 dst
        and r12, r9                  ;   927.3 alu1    43 dst
        xor rbp, r12                 ;   928.3 alu2    43 dst
        xor r14, rbp                 ;   929.3 alu0    43 dst
        mov r12, r9                  ;   927.3 alu1    43 dst copy
        and r12, rbp                 ;   929.3 alu2    43 dst
        xor rdi, r12                 ;   930.3 alu0    43 dst
        and rbp, rdi                 ;   931.3 alu1    43 dst
        xor r9, rbp                  ;   932.3 alu2    43 dst
        and rax, rdi                 ;   931.3 alu0    43 dst
        and r13, rdi                 ;   931.3 alu1    43 dst
        mov r12, qword [rsp + 1584]  ;   926.7 agu2    43 dst reload
        and r12, r14                 ;   930.3 alu2    43 dst
        and rsi, r9                  ;   933.3 alu0    43 dst
        mov r15, qword [rsp + 1632]  ;   927.7 agu0    43 dst reload
        and r15, r9                  ;   933.3 alu1    43 dst
        mov rbp, r9                  ;   933.3 alu2    43 dst copy
        xor r9, rdi                  ;   933.3 alu0    43 dst
        mov qword [rsp + 1632], r15  ;   934.3 agu1    43 dst spill
        mov r15, qword [rsp + 1656]  ;   929.7 agu2    43 dst reload
        and r15, r9                  ;   934.3 alu1    43 dst
        mov qword [rsp + 1656], r12  ;   931.3 agu0    43 dst spill
        mov r12, qword [rsp + 1616]  ;   930.7 agu1    43 dst reload
        and r12, r9                  ;   934.3 alu2    43 dst
        mov r9, rdi                  ;   931.3 alu0    43 dst copy
        or r9, r14                   ;   932.3 alu1    43 dst
        xor r8, r9                   ;   933.3 alu2    43 dst
        xor rdi, r14                 ;   932.3 alu0    43 dst
        and rdx, rdi                 ;   933.3 alu1    43 dst
        and r10, r8                  ;   934.3 alu2    43 dst
        xor r10, rdx                 ;   935.3 alu0    43 dst
        xor rbp, r8                  ;   934.3 alu1    43 dst
        mov r9, qword [rsp + 1600]   ;   934.0 agu2    43 dst reload
        and r9, r8                   ;   937.0 alu2    43 dst
        xor r8, rdi                  ;   934.7 alu0    43 dst
        mov qword [rsp + 1600], rdx  ;   935.0 agu0    43 dst spill
        mov rdx, qword [rsp + 1608]  ;   935.3 agu1    43 dst reload
        and rdx, rdi                 ;   938.3 alu1    43 dst
        and r11, r8                  ;   936.0 alu2    43 dst
        and rbx, r8                  ;   936.3 alu0    43 dst
        xor r9, r15                  ;   938.0 alu1    43 dst
        mov r8, qword [rsp + 1664]   ;   937.0 agu2    43 dst reload
        and r8, rbp                  ;   940.0 alu2    43 dst
        mov rdi, qword [rsp + 1624]  ;   937.7 agu0    43 dst reload
        and rdi, rbp                 ;   940.7 alu0    43 dst
        xor rbp, r14                 ;   938.3 alu1    43 dst
        and rcx, rbp                 ;   939.3 alu2    43 dst
        xor rdi, r11                 ;   941.7 alu0    43 dst
        xor r11, r9                  ;   939.3 alu1    43 dst
        xor r11, r13                 ;   940.3 alu2    43 dst
        and r14, qword [rsp + 976]   ;   940.0 alu0+agu1   43 dst
        xor rdi, r14                 ;   942.7 alu1    43 dst
        and rbp, qword [rsp + 920]   ;   940.7 alu2+agu2   43 dst
        xor r8, rbp                  ;   941.7 alu0    43 dst
        mov qword [rsp + 1624], rbx  ;   941.3 agu0    43 dst spill
        mov rbx, r11                 ;   941.7 alu1    43 dst copy
        xor rbx, r10                 ;   942.7 alu2    43 dst
        xor rbx, r8                  ;   943.7 alu0    43 dst
        xor rdx, rbx                 ;   944.7 alu1    43 dst
        xor rdi, rdx                 ;   945.7 alu2    43 dst
        xor rsi, rdi                 ;   946.7 alu0    43 dst
        xor rax, rsi                 ;   947.7 alu1    43 dst
        mov qword [rsp + 1664], r12  ;   944.0 agu1    43 dst spill
        mov r12, qword [rsp + 1264]  ;   944.3 agu2    43 dst
        xor r12, qword [rsp + 1272]  ;   947.3 alu2+agu0   43 dst
        mov qword [rsp + 1608], r8   ;   945.0 agu1    43 dst spill
        mov r8, r12                  ;   948.3 alu0    43 dst copy
        xor r8, qword [rsp + 1248]   ;   949.3 alu1+agu2   43 dst
        mov qword [rsp + 1616], rsi  ;   947.7 agu0    43 dst spill
        mov rsi, r8                  ;   950.3 alu2    43 dst copy
        xor rsi, qword [rsp + 1296]  ;   951.3 alu0+agu1   43 dst
        mov qword [rsp + 1584], r9   ;   947.0 agu2    43 dst spill
        mov r9, rsi                  ;   952.3 alu1    43 dst copy
        xor r9, qword [rsp + 1288]   ;   953.3 alu2+agu0   43 dst
        mov qword [rsp + 1640], rdx  ;   948.0 agu1    43 dst spill
        mov rdx, rsi                 ;   952.3 alu0    43 dst copy
        xor rdx, qword [rsp + 1240]  ;   953.3 alu1+agu2   43 dst
        mov qword [rsp + 1648], rdi  ;   949.0 agu0    43 dst spill
        mov rdi, rsi                 ;   952.3 alu2    43 dst copy
        mov qword [rsp + 1592], rbp  ;   949.7 agu1    43 dst spill
        mov rbp, rsi                 ;   952.3 alu0    43 dst copy
        mov qword [rsp + 1672], r10  ;   950.3 agu2    43 dst spill
        mov r10, rdx                 ;   954.3 alu1    43 dst copy
        xor r10, qword [rsp + 1256]  ;   955.3 alu2+agu0   43 dst
        mov qword [rsp + 1576], rax  ;   951.3 agu1    43 dst spill
        mov rax, r10                 ;   956.3 alu0    43 dst copy
        xor rax, qword [rsp + 1264]  ;   957.3 alu1+agu2   43 dst
        mov qword [rsp + 1680], r15  ;   952.3 agu0    43 dst spill
        mov r15, rdx                 ;   954.3 alu2    43 dst copy
        or r15, qword [rsp + 1296]   ;   955.3 alu0+agu1   43 dst
        xor r10, r15                 ;   956.3 alu1    43 dst
        mov qword [rsp + 1688], rcx  ;   953.7 agu2    43 dst spill
        mov rcx, rdx                 ;   954.3 alu2    43 dst copy
        mov qword [rsp + 1696], r13  ;   954.3 agu0    43 dst spill
        mov r13, r9                  ;   954.7 alu0    43 dst copy
        xor r13, qword [rsp + 1280]  ;   955.7 alu1+agu1   43 dst
        mov qword [rsp + 1704], r14  ;   955.3 agu2    43 dst spill
        mov r14, r9                  ;   955.7 alu2    43 dst copy
        xor r14, rax                 ;   958.3 alu0    43 dst
        and rdi, r14                 ;   959.3 alu1    43 dst
        mov qword [rsp + 1712], r11  ;   956.7 agu0    43 dst spill
        mov r11, r14                 ;   959.3 alu2    43 dst copy
        xor r11, qword [rsp + 1296]  ;   960.3 alu0+agu1   43 dst
        mov qword [rsp + 1720], rbx  ;   957.7 agu2    43 dst spill
        mov rbx, r9                  ;   958.0 alu1    43 dst copy
        mov qword [rsp + 2048], r9   ;   958.3 agu0    43 dst spill
        mov r9, rdi                  ;   960.3 alu2    43 dst copy
        xor r9, qword [rsp + 1272]   ;   961.3 alu0+agu1   43 dst
        mov qword [rsp + 2088], r14  ;   959.3 agu2    43 dst spill
        mov r14, rax                 ;   959.7 alu1    43 dst copy
        mov qword [rsp + 2040], rsi  ;   960.0 agu0    43 dst spill
        mov rsi, rax                 ;   960.3 alu2    43 dst copy
        mov qword [rsp + 2032], rdx  ;   960.7 agu1    43 dst spill
        mov rdx, r13                 ;   961.0 alu0    43 dst copy
        xor rdx, qword [rsp + 1272]  ;   962.0 alu1+agu2   43 dst
        xor rsi, rdx                 ;   963.0 alu2    43 dst
        mov qword [rsp + 2056], rax  ;   962.0 agu0    43 dst spill
        mov rax, r13                 ;   962.3 alu0    43 dst copy
        xor rax, qword [rsp + 1240]  ;   963.3 alu1+agu1   43 dst
        mov qword [rsp + 2096], rax  ;   964.3 agu2    43 dst spill
        mov rax, r13                 ;   963.3 alu2    43 dst copy
        mov qword [rsp + 2080], r13  ;   963.7 agu0    43 dst spill
        mov r13, rdx                 ;   964.0 alu0    43 dst copy
        xor r13, r11                 ;   965.0 alu1    43 dst
        and rax, r13                 ;   966.0 alu2    43 dst
        xor r8, rax                  ;   967.0 alu0    43 dst
        mov rax, r13                 ;   966.0 alu1    43 dst copy
        xor rax, qword [rsp + 1264]  ;   967.0 alu2+agu1   43 dst
        xor rcx, rax                 ;   968.0 alu0    43 dst
        mov qword [rsp + 2064], r13  ;   966.3 agu2    43 dst spill
        mov r13, rax                 ;   968.0 alu1    43 dst copy
        and r13, rsi                 ;   969.0 alu2    43 dst
        xor r9, r13                  ;   970.0 alu0    43 dst
        mov r13, rsi                 ;   967.7 alu1    43 dst copy
        xor r13, qword [rsp + 1296]  ;   968.7 alu2+agu0   43 dst
        mov qword [rsp + 2072], rsi  ;   968.3 agu1    43 dst spill
        mov rsi, r11                 ;   968.7 alu0    43 dst copy
        xor rsi, qword [rsp + 1240]  ;   969.7 alu1+agu2   43 dst
        xor r12, rsi                 ;   970.7 alu2    43 dst
        and rsi, r11                 ;   970.7 alu0    43 dst
        xor r8, rsi                  ;   971.7 alu1    43 dst
        xor rdi, r8                  ;   972.7 alu2    43 dst
        xor r15, r8                  ;   972.7 alu0    43 dst
        and r14, r12                 ;   971.7 alu1    43 dst
        xor rsi, r14                 ;   972.7 alu2    43 dst
        xor rbp, r12                 ;   971.7 alu0    43 dst
        and rbx, rbp                 ;   972.7 alu1    43 dst
        xor rdi, rbx                 ;   973.7 alu2    43 dst
        xor r9, rsi                  ;   973.7 alu0    43 dst
        xor r10, rsi                 ;   973.7 alu1    43 dst
        mov r8, rcx                  ;   973.3 alu2    43 dst copy
        and r8, r13                  ;   974.3 alu0    43 dst
        xor r15, r8                  ;   975.3 alu1    43 dst
        mov r8, rdi                  ;   974.7 alu2    43 dst copy
        and r8, r9                   ;   975.7 alu0    43 dst
        xor r15, r8                  ;   976.7 alu1    43 dst
        mov r14, rdx                 ;   975.3 alu2    43 dst copy
        mov rsi, r9                  ;   975.7 alu0    43 dst copy
        xor r9, r15                  ;   977.7 alu1    43 dst
        or r8, r9                    ;   978.7 alu2    43 dst
        mov rbx, qword [rsp + 2096]  ;   976.7 agu0    43 dst reload
        and r14, rbx                 ;   979.7 alu0    43 dst
        xor r10, r14                 ;   980.7 alu1    43 dst
        and r15, r10                 ;   981.7 alu2    43 dst
        xor rdi, r15                 ;   982.7 alu0    43 dst
        xor r8, rdi                  ;   983.7 alu1    43 dst
        mov r14, r10                 ;   981.7 alu2    43 dst copy
        and r14, rdi                 ;   983.7 alu0    43 dst
        xor rsi, r14                 ;   984.7 alu1    43 dst
        and rdi, rsi                 ;   985.7 alu2    43 dst
        xor r10, rdi                 ;   986.7 alu0    43 dst
        and rcx, rsi                 ;   985.7 alu1    43 dst
        and r13, rsi                 ;   985.7 alu2    43 dst
        mov r14, qword [rsp + 2032]  ;   981.0 agu1    43 dst reload
        and r14, r8                  ;   984.7 alu0    43 dst
        and rbp, r10                 ;   987.7 alu1    43 dst
        mov r15, qword [rsp + 2048]  ;   982.0 agu2    43 dst reload
        and r15, r10                 ;   987.7 alu2    43 dst
        mov rdi, r10                 ;   987.7 alu0    43 dst copy
        xor r10, rsi                 ;   987.7 alu1    43 dst
        xor r15, qword [rsp + 504]   ;   988.7 alu2+agu0   58 dst
        mov qword [rsp + 2048], r15  ;   989.7 agu1    58 dst spill
        mov r15, qword [rsp + 2064]  ;   984.7 agu2    43 dst reload
        and r15, r10                 ;   988.7 alu0    43 dst
        mov qword [rsp + 2064], r14  ;   985.7 agu0    58 dst spill
        mov r14, qword [rsp + 2080]  ;   985.7 agu1    43 dst reload
        and r14, r10                 ;   988.7 alu1    43 dst
        mov r10, rsi                 ;   986.3 alu2    43 dst copy
        or r10, r8                   ;   987.3 alu0    43 dst
        xor r9, r10                  ;   988.3 alu1    43 dst
        xor rsi, r8                  ;   987.3 alu2    43 dst
        and rax, rsi                 ;   988.3 alu0    43 dst
        and r12, r9                  ;   989.3 alu1    43 dst
        xor r12, rax                 ;   990.3 alu2    43 dst
        xor rdi, r9                  ;   989.3 alu0    43 dst
        mov r10, qword [rsp + 2056]  ;   989.0 agu2    43 dst reload
        and r10, r9                  ;   992.0 alu1    43 dst
        xor r9, rsi                  ;   989.7 alu2    43 dst
        mov qword [rsp + 2056], rax  ;   990.0 agu0    43 dst spill
        mov rax, qword [rsp + 2072]  ;   990.3 agu1    43 dst reload
        and rax, rsi                 ;   993.3 alu0    43 dst
        and rdx, r9                  ;   991.0 alu1    43 dst
        and rbx, r9                  ;   991.3 alu2    43 dst
        xor r10, r15                 ;   993.0 alu0    43 dst
        mov r9, qword [rsp + 2040]   ;   992.0 agu2    43 dst reload
        and r9, rdi                  ;   995.0 alu1    43 dst
        mov rsi, qword [rsp + 2088]  ;   992.7 agu0    43 dst reload
        and rsi, rdi                 ;   995.7 alu2    43 dst
        xor rdi, r8                  ;   993.3 alu0    43 dst
        and r11, rdi                 ;   994.3 alu1    43 dst
        xor rsi, rdx                 ;   996.7 alu2    43 dst
        xor rdx, r10                 ;   994.3 alu0    43 dst
        xor rdx, r13                 ;   995.3 alu1    43 dst
        mov qword [rsp + 2088], rbx  ;   995.0 agu1    43 dst spill
        mov rbx, qword [rsp + 2048]  ;   995.3 agu2    58 dst reload
        xor rbx, r10                 ;   998.3 alu2    58 dst
        xor r11, r13                 ;   996.0 alu0    58 dst
        xor r11, r15                 ;   997.0 alu1    58 dst
        and r8, qword [rsp + 1296]   ;   996.7 alu2+agu0   43 dst
        xor rsi, r8                  ;   997.7 alu0    43 dst
        xor r11, r8                  ;   998.0 alu1    58 dst
        and rdi, qword [rsp + 1240]  ;   997.7 alu2+agu1   43 dst
        xor r9, rdi                  ;   998.7 alu0    43 dst
        mov r8, qword [rsp + 2064]   ;   998.3 agu2    58 dst reload
        xor r8, rdi                  ;  1001.3 alu1    58 dst
        xor r8, r12                  ;  1002.3 alu2    58 dst
        xor r12, rdx                 ;   999.3 alu0    43 dst
        xor r12, r9                  ;  1000.3 alu1    43 dst
        xor rax, r12                 ;  1001.3 alu2    43 dst
        xor rsi, rax                 ;  1002.3 alu0    43 dst
        xor rbp, rsi                 ;  1003.3 alu1    43 dst
        xor rcx, rbp                 ;  1004.3 alu2    43 dst
        xor rbx, rax                 ;  1002.3 alu0    58 dst
        xor r14, r9                  ;  1001.7 alu1    58 dst
        xor r14, rbp                 ;  1004.3 alu2    58 dst
        xor r8, rcx                  ;  1005.3 alu0    58 dst
        mov r9, qword [rsp + 2616]   ;  1002.7 agu0    58 dst reload
        mov qword [r9 + 1000], rbx   ;  1003.3 agu1    58 dst
        xor r12, qword [rsp + 488]   ;  1003.3 alu1+agu2   58 dst
        mov qword [r9 + 960], r12    ;  1004.3 agu0    58 dst
        xor rdx, qword [rsp + 496]   ;  1004.0 alu2+agu1   58 dst
        mov qword [r9 + 968], rdx    ;  1005.0 agu2    58 dst
        xor r14, qword [rsp + 512]   ;  1005.3 alu0+agu0   58 dst
        mov qword [r9 + 1008], r14   ;  1006.3 agu1    58 dst
        xor rcx, qword [rsp + 2056]  ;  1005.3 alu1+agu2   58 dst
        xor rcx, qword [rsp + 2088]  ;  1006.3 alu2+agu0   58 dst
        mov r10, qword [rsp + 2024]  ;  1006.0 agu1    58 dst
        xor r10, qword [rsp + 392]   ;  1009.0 alu0+agu2   58 dst
        mov qword [r9 + 768], r10    ;  1010.0 agu0    58 dst
        mov r10, qword [rsp + 2016]  ;  1007.0 agu1    58 dst
        xor r10, qword [rsp + 400]   ;  1010.0 alu1+agu2   58 dst
        mov qword [r9 + 776], r10    ;  1011.0 agu0    58 dst
        mov r10, qword [rsp + 1992]  ;  1008.0 agu1    58 dst
        xor r10, qword [rsp + 2008]  ;  1011.0 alu2+agu2   58 dst
        xor r10, qword [rsp + 2000]  ;  1012.0 alu0+agu0   58 dst
        xor r10, qword [rsp + 1984]  ;  1013.0 alu1+agu1   58 dst
        mov r12, qword [rsp + 0]     ;  1009.3 agu2    58 dst.2 reload
        xor r10, qword [r12 + 11024] ;  1015.3 alu2+agu0   58 dst
        mov qword [r9 + 784], r10    ;  1016.3 agu1    58 dst
        xor r11, qword [r12 + 11216] ;  1015.3 alu0+agu2   58 dst
        mov qword [r9 + 976], r11    ;  1016.3 agu0    58 dst
        xor r8, qword [r12 + 11224]  ;  1015.3 alu1+agu1   58 dst
        mov qword [r9 + 984], r8     ;  1016.3 agu2    58 dst
        xor rsi, qword [r12 + 11232] ;  1015.3 alu2+agu0   58 dst
        mov qword [r9 + 992], rsi    ;  1016.3 agu1    58 dst
        xor rcx, qword [r12 + 11256] ;  1015.3 alu0+agu2   58 dst
        mov qword [r9 + 1016], rcx   ;  1016.3 agu0    58 dst
        mov r8, qword [rsp + 1904]   ;  1013.0 agu1    58 dst
        xor r8, qword [r12 + 11032]  ;  1016.0 alu1+agu2   58 dst
        xor r8, qword [rsp + 1976]   ;  1017.0 alu2+agu0   58 dst
        mov r10, qword [rsp + 1952]  ;  1015.3 agu1    43 dst reload
        xor r8, r10                  ;  1018.3 alu0    58 dst
        xor r8, qword [rsp + 1912]   ;  1019.3 alu1+agu2   58 dst
        mov qword [r9 + 792], r8     ;  1020.3 agu0    58 dst
        xor r10, qword [r12 + 11064] ;  1018.3 alu2+agu1   58 dst
        xor r10, qword [rsp + 1896]  ;  1019.3 alu0+agu2   58 dst
        xor r10, qword [rsp + 1968]  ;  1020.3 alu1+agu0   58 dst
        mov qword [r9 + 824], r10    ;  1021.3 agu1    58 dst
        mov r8, qword [rsp + 1928]   ;  1018.0 agu2    58 dst
        xor r8, qword [r12 + 11040]  ;  1021.0 alu2+agu0   58 dst
        mov qword [r9 + 800], r8     ;  1022.0 agu1    58 dst
        mov r8, qword [rsp + 1960]   ;  1019.0 agu2    58 dst
        xor r8, qword [rsp + 1888]   ;  1022.0 alu0+agu0   58 dst
        xor r8, qword [rsp + 1880]   ;  1023.0 alu1+agu1   58 dst
        xor r8, qword [rsp + 408]    ;  1024.0 alu2+agu2   58 dst
        mov qword [r9 + 808], r8     ;  1025.0 agu0    58 dst
        mov r8, qword [rsp + 1936]   ;  1020.7 agu1    58 dst
        xor r8, qword [rsp + 1944]   ;  1023.7 alu0+agu2   58 dst
        xor r8, qword [rsp + 1920]   ;  1024.7 alu1+agu0   58 dst
        xor r8, qword [rsp + 416]    ;  1025.7 alu2+agu1   58 dst
        mov qword [r9 + 816], r8     ;  1026.7 agu2    58 dst
        mov r8, qword [rsp + 1872]   ;  1022.3 agu0    58 dst
        xor r8, qword [rsp + 424]    ;  1025.3 alu0+agu1   58 dst
        mov qword [r9 + 832], r8     ;  1026.3 agu2    58 dst
        mov r8, qword [rsp + 1864]   ;  1023.3 agu0    58 dst
        xor r8, qword [rsp + 432]    ;  1026.3 alu1+agu1   58 dst
        mov qword [r9 + 840], r8     ;  1027.3 agu2    58 dst
        mov r8, qword [rsp + 1840]   ;  1024.3 agu0    58 dst
        xor r8, qword [r12 + 11088]  ;  1027.3 alu2+agu1   58 dst
        xor r8, qword [rsp + 1856]   ;  1028.3 alu0+agu2   58 dst
        xor r8, qword [rsp + 1848]   ;  1029.3 alu1+agu0   58 dst
        xor r8, qword [rsp + 1832]   ;  1030.3 alu2+agu1   58 dst
        mov qword [r9 + 848], r8     ;  1031.3 agu2    58 dst
        mov r8, qword [rsp + 1776]   ;  1026.3 agu0    58 dst
        xor r8, qword [r12 + 11096]  ;  1029.3 alu0+agu1   58 dst
        xor r8, qword [rsp + 1824]   ;  1030.3 alu1+agu2   58 dst
        mov r10, qword [rsp + 1744]  ;  1027.3 agu0    43 dst reload
        xor r8, r10                  ;  1031.3 alu2    58 dst
        xor r10, qword [r12 + 11128] ;  1030.3 alu0+agu1   58 dst
        xor r8, qword [rsp + 1736]   ;  1032.3 alu1+agu2   58 dst
        mov qword [r9 + 856], r8     ;  1033.3 agu0    58 dst
        xor r10, qword [rsp + 1760]  ;  1031.3 alu2+agu1   58 dst
        xor r10, qword [rsp + 1800]  ;  1032.3 alu0+agu2   58 dst
        mov qword [r9 + 888], r10    ;  1033.3 agu0    58 dst
        mov r8, qword [rsp + 1784]   ;  1030.0 agu1    58 dst
        xor r8, qword [r12 + 11104]  ;  1033.0 alu1+agu2   58 dst
        mov qword [r9 + 864], r8     ;  1034.0 agu0    58 dst
        mov r8, qword [rsp + 1768]   ;  1031.0 agu1    58 dst
        xor r8, qword [rsp + 1728]   ;  1034.0 alu2+agu2   58 dst
        xor r8, qword [rsp + 1752]   ;  1035.0 alu0+agu0   58 dst
        xor r8, qword [rsp + 440]    ;  1036.0 alu1+agu1   58 dst
        mov qword [r9 + 872], r8     ;  1037.0 agu2    58 dst
        mov r8, qword [rsp + 1808]   ;  1032.7 agu0    58 dst
        xor r8, qword [rsp + 1816]   ;  1035.7 alu2+agu1   58 dst
        xor r8, qword [rsp + 1792]   ;  1036.7 alu0+agu2   58 dst
        xor r8, qword [rsp + 448]    ;  1037.7 alu1+agu0   58 dst
        mov qword [r9 + 880], r8     ;  1038.7 agu1    58 dst
        mov r8, qword [rsp + 1720]   ;  1034.3 agu2    58 dst
        xor r8, qword [rsp + 456]    ;  1037.3 alu2+agu0   58 dst
        mov qword [r9 + 896], r8     ;  1038.3 agu1    58 dst
        mov r8, qword [rsp + 1712]   ;  1035.3 agu2    58 dst
        xor r8, qword [rsp + 464]    ;  1038.3 alu0+agu0   58 dst
        mov qword [r9 + 904], r8     ;  1039.3 agu1    58 dst
        mov r8, qword [rsp + 1688]   ;  1036.3 agu2    58 dst
        xor r8, qword [r12 + 11152]  ;  1039.3 alu1+agu0   58 dst
        xor r8, qword [rsp + 1704]   ;  1040.3 alu2+agu1   58 dst
        xor r8, qword [rsp + 1696]   ;  1041.3 alu0+agu2   58 dst
        xor r8, qword [rsp + 1680]   ;  1042.3 alu1+agu0   58 dst
        mov qword [r9 + 912], r8     ;  1043.3 agu1    58 dst
        mov r8, qword [rsp + 1656]   ;  1038.3 agu2    58 dst
        xor r8, qword [r12 + 11160]  ;  1041.3 alu2+agu0   58 dst
        xor r8, qword [rsp + 1672]   ;  1042.3 alu0+agu1   58 dst
        mov r10, qword [rsp + 1576]  ;  1039.3 agu2    43 dst reload
        xor r8, r10                  ;  1043.3 alu1    58 dst
        xor r10, qword [r12 + 11192] ;  1042.3 alu2+agu0   58 dst
        xor r8, qword [rsp + 1592]   ;  1044.3 alu0+agu1   58 dst
        mov qword [r9 + 920], r8     ;  1045.3 agu2    58 dst
        xor r10, qword [rsp + 1600]  ;  1043.3 alu1+agu0   58 dst
        xor r10, qword [rsp + 1624]  ;  1044.3 alu2+agu1   58 dst
        mov qword [r9 + 952], r10    ;  1045.3 agu2    58 dst
        mov r8, qword [rsp + 1648]   ;  1042.0 agu0    58 dst
        xor r8, qword [r12 + 11168]  ;  1045.0 alu0+agu1   58 dst
        mov qword [r9 + 928], r8     ;  1046.0 agu2    58 dst
        mov r8, qword [rsp + 1640]   ;  1043.0 agu0    58 dst
        xor r8, qword [rsp + 1632]   ;  1046.0 alu1+agu1   58 dst
        xor r8, qword [rsp + 1584]   ;  1047.0 alu2+agu2   58 dst
        xor r8, qword [rsp + 472]    ;  1048.0 alu0+agu0   58 dst
        mov qword [r9 + 936], r8     ;  1049.0 agu1    58 dst
        mov r8, qword [rsp + 1616]   ;  1044.7 agu2    58 dst
        xor r8, qword [rsp + 1664]   ;  1047.7 alu1+agu0   58 dst
        xor r8, qword [rsp + 1608]   ;  1048.7 alu2+agu1   58 dst
        xor r8, qword [rsp + 480]    ;  1049.7 alu0+agu2   58 dst
        mov qword [r9 + 944], r8     ;  1050.7 agu0    58 dst
        add r9, 0x400                ;  1046.3 alu1   117 blocks
        mov qword [rsp + 2616], r9   ;  1047.3 agu1   117 blocks
        mov r8, qword [rsp + 520]    ;  1047.0 agu2   117 blocks
        add r8, 0x400                ;  1050.0 alu2   117 blocks
        mov qword [rsp + 520], r8    ;  1051.0 agu0   117 blocks
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
