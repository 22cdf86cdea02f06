; aes128_encrypt for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
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
;   body: 197 uops, planned 67.3; bounds: width 65.7, ports 44.0, path 4.0
;   blocks: 389 uops, planned 131.7; bounds: width 129.7, ports 129.3, path 4.0
;   blocks/rounds: 3547 uops, planned 1187.3; bounds: width 1182.3, ports 923.0, path 36.0
;   blocks.2: 2905 uops, planned 972.3; bounds: width 968.3, ports 754.0, path 31.0
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
        mov qword [rsp + 504], rsi   ;                    argument
        mov qword [rsp + 2616], rdx  ;                    argument
        mov r8, qword [rsp + 0]      ;     0.0 agu0    58 dst.0 reload
        mov r10d, dword [rsp + 2624] ;     0.3 agu1   117 blocks
        mov r9, qword [r8 + 10240]   ;     3.0 agu2    58 dst.0
        mov r12, qword [r8 + 10280]  ;     3.0 agu0    58 dst.5
        mov rbp, qword [r8 + 10368]  ;     3.0 agu1    58 dst.16
        mov r11, qword [r8 + 10248]  ;     3.0 agu2    58 dst.1
        mov r14, qword [r8 + 10304]  ;     3.0 agu0    58 dst.8
        mov r13, qword [r8 + 10288]  ;     3.0 agu1    58 dst.6
        not r12                      ;     6.0 alu0    58 dst.5
        shl r10, 0xa                 ;     3.3 alu1   117 blocks
        mov rdx, qword [r8 + 10416]  ;     3.3 agu2    58 dst.22
        mov rsi, qword [r8 + 10344]  ;     3.7 agu0    58 dst.13
        mov rax, qword [r8 + 10376]  ;     4.0 agu1    58 dst.17
        not r11                      ;     6.0 alu2    58 dst.1
        mov rcx, qword [r8 + 10408]  ;     4.7 agu2    58 dst.21
        not rcx                      ;     7.7 alu0    58 dst.21
        not r13                      ;     6.0 alu1    58 dst.6
        not r9                       ;     6.0 alu2    58 dst.0
        mov qword [rsp + 8], r11     ;     7.0 agu0    58 dst.1
        mov qword [rsp + 16], r13    ;     7.0 agu1    58 dst.6
        not r14                      ;     6.7 alu0    58 dst.8
        mov rbx, qword [r8 + 10432]  ;     7.0 agu2    58 dst.24
        mov qword [rsp + 24], rcx    ;     8.7 agu0    58 dst.21
        mov qword [rsp + 32], r14    ;     7.7 agu1    58 dst.8
        mov r11, qword [r8 + 10472]  ;     8.0 agu2    58 dst.29
        mov r15, qword [r8 + 10312]  ;     8.3 agu0    58 dst.9
        mov rdi, qword [r8 + 10352]  ;     8.7 agu1    58 dst.14
        not rsi                      ;     9.0 alu1    58 dst.13
        mov qword [rsp + 40], rsi    ;    10.0 agu2    58 dst.13
        not rdi                      ;    11.7 alu2    58 dst.14
        not r15                      ;    11.3 alu0    58 dst.9
        mov qword [rsp + 48], r15    ;    12.3 agu0    58 dst.9
        not rax                      ;    10.7 alu1    58 dst.17
        mov qword [rsp + 56], rax    ;    11.7 agu1    58 dst.17
        not rdx                      ;    11.3 alu2    58 dst.22
        mov r13, qword [r8 + 10496]  ;    11.7 agu2    58 dst.0
        not r13                      ;    14.7 alu0    58 dst.0
        mov qword [rsp + 64], r13    ;    15.7 agu0    58 dst.0
        mov qword [rsp + 72], rdi    ;    12.7 agu1    58 dst.14
        mov qword [rsp + 80], r12    ;    13.0 agu2    58 dst.5
        mov r12, qword [r8 + 10480]  ;    13.3 agu0    58 dst.30
        not r11                      ;    13.7 alu1    58 dst.29
        mov qword [rsp + 88], r11    ;    14.7 agu1    58 dst.29
        mov rdi, qword [r8 + 10544]  ;    14.3 agu2    58 dst.6
        not rdi                      ;    17.3 alu2    58 dst.6
        mov qword [rsp + 96], r9     ;    15.0 agu0    58 dst.0
        mov r9, qword [r8 + 10440]   ;    15.3 agu1    58 dst.25
        mov r14, qword [r8 + 11080]  ;    15.7 agu2    58 dst.9
        not rbx                      ;    16.0 alu0    58 dst.24
        mov qword [rsp + 104], rbx   ;    17.0 agu0    58 dst.24
        mov qword [rsp + 112], rdx   ;    16.7 agu1    58 dst.22
        mov qword [rsp + 120], rdi   ;    18.3 agu2    58 dst.6
        not r12                      ;    17.3 alu1    58 dst.30
        mov rdi, qword [r8 + 10752]  ;    17.7 agu0    58 dst.0
        not r9                       ;    18.3 alu2    58 dst.25
        mov rsi, qword [r8 + 10536]  ;    18.3 agu1    58 dst.5
        mov r11, qword [r8 + 10568]  ;    18.7 agu2    58 dst.9
        not rsi                      ;    21.3 alu0    58 dst.5
        mov qword [rsp + 128], rsi   ;    22.3 agu0    58 dst.5
        mov qword [rsp + 136], r12   ;    19.7 agu1    58 dst.30
        mov qword [rsp + 144], r9    ;    20.0 agu2    58 dst.25
        mov r9, qword [r8 + 10560]   ;    20.3 agu0    58 dst.8
        not r9                       ;    23.3 alu1    58 dst.8
        mov qword [rsp + 152], r9    ;    24.3 agu1    58 dst.8
        mov r9, qword [r8 + 10664]   ;    21.3 agu2    58 dst.21
        not rbp                      ;    21.7 alu2    58 dst.16
        not r14                      ;    22.0 alu0    58 dst.9
        mov qword [rsp + 160], rbp   ;    22.7 agu0    58 dst.16
        mov r15, qword [r8 + 10504]  ;    22.7 agu1    58 dst.1
        mov r12, qword [r8 + 10600]  ;    23.0 agu2    58 dst.13
        not r12                      ;    26.0 alu1    58 dst.13
        mov qword [rsp + 168], r14   ;    23.7 agu0    58 dst.9
        mov r14, qword [r8 + 10632]  ;    24.0 agu1    58 dst.17
        not r14                      ;    27.0 alu2    58 dst.17
        not r11                      ;    24.7 alu0    58 dst.9
        mov qword [rsp + 176], r11   ;    25.7 agu2    58 dst.9
        mov r11, qword [r8 + 10672]  ;    25.3 agu0    58 dst.22
        not rdi                      ;    25.7 alu1    58 dst.0
        mov qword [rsp + 184], rdi   ;    26.7 agu1    58 dst.0
        not r11                      ;    28.3 alu2    58 dst.22
        mov qword [rsp + 192], r11   ;    29.3 agu2    58 dst.22
        mov r11, qword [r8 + 10792]  ;    27.0 agu0    58 dst.5
        not r15                      ;    27.3 alu0    58 dst.1
        mov qword [rsp + 200], r15   ;    28.3 agu1    58 dst.1
        mov r13, qword [r8 + 10608]  ;    28.0 agu2    58 dst.14
        mov qword [rsp + 208], r14   ;    28.3 agu0    58 dst.17
        not r13                      ;    31.0 alu1    58 dst.14
        mov qword [rsp + 216], r12   ;    29.0 agu1    58 dst.13
        mov qword [rsp + 224], r13   ;    32.0 agu2    58 dst.14
        mov r13, qword [r8 + 10696]  ;    29.7 agu0    58 dst.25
        mov r14, qword [r8 + 10728]  ;    30.0 agu1    58 dst.29
        mov r15, qword [r8 + 10624]  ;    30.3 agu2    58 dst.16
        mov r12, qword [r8 + 10688]  ;    30.7 agu0    58 dst.24
        mov rdi, qword [r8 + 10864]  ;    31.0 agu1    58 dst.14
        mov rsi, qword [r8 + 10952]  ;    31.3 agu2    58 dst.25
        not r14                      ;    33.0 alu2    58 dst.29
        not r12                      ;    33.7 alu0    58 dst.24
        mov qword [rsp + 232], r14   ;    34.0 agu0    58 dst.29
        not r15                      ;    33.3 alu1    58 dst.16
        mov r14, qword [r8 + 10824]  ;    33.0 agu1    58 dst.9
        not r13                      ;    33.3 alu2    58 dst.25
        not r14                      ;    36.0 alu0    58 dst.9
        mov qword [rsp + 240], r15   ;    34.3 agu2    58 dst.16
        mov qword [rsp + 248], r14   ;    37.0 agu0    58 dst.9
        mov r14, qword [r8 + 10944]  ;    34.7 agu1    58 dst.24
        mov r15, qword [r8 + 10736]  ;    35.0 agu2    58 dst.30
        not r9                       ;    35.3 alu1    58 dst.21
        mov qword [rsp + 256], r9    ;    36.3 agu0    58 dst.21
        not r11                      ;    36.0 alu2    58 dst.5
        mov qword [rsp + 264], r11   ;    37.0 agu1    58 dst.5
        mov r11, qword [r8 + 10920]  ;    36.7 agu2    58 dst.21
        not r15                      ;    38.0 alu0    58 dst.30
        not r11                      ;    39.7 alu1    58 dst.21
        mov r9, qword [r8 + 11048]   ;    37.7 agu0    58 dst.5
        not r9                       ;    40.7 alu2    58 dst.5
        mov rbp, qword [r8 + 10760]  ;    38.3 agu1    58 dst.1
        not rbp                      ;    41.3 alu0    58 dst.1
        mov qword [rsp + 272], rbp   ;    42.3 agu2    58 dst.1
        mov rbp, qword [r8 + 10880]  ;    39.3 agu0    58 dst.16
        not rbp                      ;    42.3 alu1    58 dst.16
        mov qword [rsp + 280], r13   ;    40.0 agu1    58 dst.25
        mov qword [rsp + 288], r12   ;    40.3 agu2    58 dst.24
        mov qword [rsp + 296], r15   ;    40.7 agu0    58 dst.30
        mov r13, qword [r8 + 10816]  ;    41.0 agu1    58 dst.8
        mov qword [rsp + 304], rbp   ;    43.3 agu2    58 dst.16
        mov r12, qword [r8 + 10800]  ;    41.7 agu0    58 dst.6
        mov r15, qword [r8 + 10856]  ;    42.0 agu1    58 dst.13
        not r13                      ;    44.0 alu2    58 dst.8
        not r12                      ;    44.7 alu0    58 dst.6
        mov qword [rsp + 312], r12   ;    45.7 agu2    58 dst.6
        not r15                      ;    45.0 alu1    58 dst.13
        not r14                      ;    43.7 alu2    58 dst.24
        mov qword [rsp + 320], r9    ;    44.0 agu0    58 dst.5
        mov qword [rsp + 328], r11   ;    44.3 agu1    58 dst.21
        mov r11, qword [r8 + 11016]  ;    44.7 agu2    58 dst.1
        not r11                      ;    47.7 alu0    58 dst.1
        not rsi                      ;    45.3 alu1    58 dst.25
        mov qword [rsp + 336], rsi   ;    46.3 agu0    58 dst.25
        mov r12, qword [r8 + 10992]  ;    46.0 agu1    58 dst.30
        not r12                      ;    49.0 alu2    58 dst.30
        mov qword [rsp + 344], r12   ;    50.0 agu2    58 dst.30
        mov r9, qword [r8 + 10888]   ;    47.0 agu0    58 dst.17
        mov qword [rsp + 352], r13   ;    47.3 agu1    58 dst.8
        mov rsi, qword [r8 + 11144]  ;    47.7 agu2    58 dst.17
        mov r13, qword [r8 + 10928]  ;    48.0 agu0    58 dst.22
        not r9                       ;    50.0 alu0    58 dst.17
        mov qword [rsp + 360], r9    ;    51.0 agu1    58 dst.17
        mov r9, qword [r8 + 11008]   ;    49.0 agu2    58 dst.0
        not r9                       ;    52.0 alu1    58 dst.0
        mov qword [rsp + 368], r9    ;    53.0 agu0    58 dst.0
        mov r9, qword [r8 + 11184]   ;    50.0 agu1    58 dst.22
        not r9                       ;    53.0 alu2    58 dst.22
        mov qword [rsp + 376], r15   ;    50.7 agu2    58 dst.13
        mov r15, qword [r8 + 10984]  ;    51.0 agu0    58 dst.29
        not r13                      ;    51.3 alu0    58 dst.22
        mov qword [rsp + 384], r13   ;    52.3 agu1    58 dst.22
        mov r13, qword [r8 + 11112]  ;    52.0 agu2    58 dst.13
        not r13                      ;    55.0 alu1    58 dst.13
        not rsi                      ;    52.7 alu2    58 dst.17
        not r15                      ;    54.0 alu0    58 dst.29
        mov qword [rsp + 392], r15   ;    55.0 agu0    58 dst.29
        mov qword [rsp + 400], r13   ;    56.0 agu1    58 dst.13
        mov r13, qword [r8 + 11240]  ;    54.0 agu2    58 dst.29
        mov qword [rsp + 408], r14   ;    54.3 agu0    58 dst.24
        not r13                      ;    57.0 alu1    58 dst.29
        mov r12, qword [r8 + 11056]  ;    55.0 agu1    58 dst.6
        mov qword [rsp + 416], r11   ;    55.3 agu2    58 dst.1
        mov r11, qword [r8 + 11200]  ;    55.7 agu0    58 dst.24
        mov qword [rsp + 424], r13   ;    58.0 agu1    58 dst.29
        mov qword [rsp + 432], rsi   ;    56.3 agu2    58 dst.17
        mov qword [rsp + 440], r9    ;    56.7 agu0    58 dst.22
        not rdi                      ;    57.0 alu2    58 dst.14
        mov r14, qword [r8 + 11120]  ;    57.3 agu1    58 dst.14
        mov qword [rsp + 448], rdi   ;    58.0 agu2    58 dst.14
        mov rdi, qword [r8 + 11176]  ;    58.0 agu0    58 dst.21
        not r12                      ;    58.3 alu0    58 dst.6
        mov qword [rsp + 456], r12   ;    59.3 agu1    58 dst.6
        mov r15, qword [r8 + 11136]  ;    59.0 agu2    58 dst.16
        not r15                      ;    62.0 alu1    58 dst.16
        mov r12, qword [r8 + 11208]  ;    59.7 agu0    58 dst.25
        not r12                      ;    62.7 alu2    58 dst.25
        not r11                      ;    60.3 alu0    58 dst.24
        mov qword [rsp + 464], r11   ;    61.3 agu1    58 dst.24
        mov qword [rsp + 472], r15   ;    63.0 agu2    58 dst.16
        not r14                      ;    61.3 alu1    58 dst.14
        mov qword [rsp + 480], r14   ;    62.3 agu0    58 dst.14
        mov r14, qword [r8 + 11248]  ;    62.0 agu1    58 dst.30
        not r14                      ;    65.0 alu2    58 dst.30
        not rdi                      ;    62.7 alu0    58 dst.21
        mov qword [rsp + 488], r12   ;    63.7 agu2    58 dst.25
        mov r15, qword [r8 + 11072]  ;    63.3 agu0    58 dst.8
        not r15                      ;    66.3 alu1    58 dst.8
        mov qword [rsp + 496], r15   ;    67.3 agu1    58 dst.8
        add r10, qword [rsp + 504]   ;    64.3 alu2+agu2  117 blocks
        mov qword [rsp + 512], r10   ;    65.3 agu0   117 blocks
        mov qword [rsp + 520], rdi   ;    65.0 agu1    58 dst.21
        mov qword [rsp + 528], r14   ;    66.0 agu2    58 dst.30
        cmp dword [rsp + 2624], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r10, qword [rsp + 0]     ;     0.0 agu0    52 s[0].0 reload
        mov r8, qword [rsp + 504]    ;     0.3 agu1    52 s[0].0 reload
        mov r15, qword [r8 + 40]     ;     3.3 agu2    52 s[0]
        mov r13, qword [r8 + 24]     ;     3.3 agu0    52 s[0]
        xor r13, qword [r10 + 24]    ;     6.3 alu0+agu1   52 s[0]
        mov r11, qword [r8 + 8]      ;     3.3 agu2    52 s[0]
        xor r11, qword [r10 + 8]     ;     6.3 alu1+agu0   52 s[0]
        mov rbx, qword [r8 + 96]     ;     3.3 agu1    52 s[0]
        mov rdi, qword [r8 + 56]     ;     3.3 agu2    52 s[0]
        mov rsi, qword [r8 + 48]     ;     3.3 agu0    52 s[0]
        mov rax, qword [r8 + 72]     ;     3.3 agu1    52 s[0]
        mov qword [rsp + 536], r11   ;     7.3 agu2    53 rounds
        xor rbx, qword [r10 + 96]    ;     6.3 alu2+agu0   52 s[0]
        mov r11, qword [r8 + 112]    ;     4.3 agu1    52 s[0]
        xor rax, qword [r10 + 72]    ;     6.3 alu0+agu2   52 s[0]
        mov r12, qword [r8 + 16]     ;     5.0 agu0    52 s[0]
        xor r12, qword [r10 + 16]    ;     8.0 alu1+agu1   52 s[0]
        mov qword [rsp + 544], r12   ;     9.0 agu2    53 rounds
        mov r12, qword [r8 + 120]    ;     6.0 agu0    52 s[0]
        xor r12, qword [r10 + 120]   ;     9.0 alu2+agu1   52 s[0]
        mov r14, qword [r8 + 32]     ;     6.7 agu2    52 s[0]
        xor r15, qword [r10 + 40]    ;     7.0 alu0+agu0   52 s[0]
        mov qword [rsp + 552], r13   ;     7.3 agu1    53 rounds
        xor rsi, qword [r10 + 48]    ;     7.7 alu1+agu2   52 s[0]
        mov qword [rsp + 560], rsi   ;     8.7 agu0    53 rounds
        mov r13, qword [r8 + 128]    ;     8.3 agu1    52 s[0]
        mov rdx, qword [r8 + 88]     ;     8.7 agu2    52 s[0]
        mov rbp, qword [r8 + 64]     ;     9.0 agu0    52 s[0]
        xor rdi, qword [r10 + 56]    ;     9.3 alu2+agu1   52 s[0]
        xor r14, qword [r10 + 32]    ;     9.7 alu0+agu2   52 s[0]
        mov qword [rsp + 568], r12   ;    10.0 agu0    53 rounds
        mov r12, qword [r8 + 160]    ;    10.3 agu1    52 s[0]
        mov rcx, qword [r8 + 80]     ;    10.7 agu2    52 s[0]
        xor rdx, qword [r10 + 88]    ;    11.7 alu1+agu0   52 s[0]
        xor r11, qword [r10 + 112]   ;    11.3 alu2+agu1   52 s[0]
        mov qword [rsp + 576], rax   ;    11.7 agu2    53 rounds
        mov qword [rsp + 584], r11   ;    12.3 agu0    53 rounds
        xor r12, qword [r10 + 160]   ;    13.3 alu0+agu1   52 s[0]
        mov qword [rsp + 592], r12   ;    14.3 agu2    53 rounds
        mov r11, qword [r8 + 152]    ;    13.0 agu0    52 s[0]
        xor r11, qword [r10 + 152]   ;    16.0 alu1+agu1   52 s[0]
        mov qword [rsp + 600], r11   ;    17.0 agu2    53 rounds
        mov r11, qword [r8 + 184]    ;    14.0 agu0    52 s[0]
        mov qword [rsp + 608], rbx   ;    14.3 agu1    53 rounds
        mov r9, qword [r8]           ;    14.7 agu2    52 s[0]
        mov r12, qword [r8 + 192]    ;    15.0 agu0    52 s[0]
        xor r9, qword [r10]          ;    17.7 alu2+agu1   52 s[0]
        xor rcx, qword [r10 + 80]    ;    15.7 alu0+agu2   52 s[0]
        mov qword [rsp + 616], r14   ;    16.0 agu0    53 rounds
        xor r13, qword [r10 + 128]   ;    16.3 alu1+agu1   52 s[0]
        mov qword [rsp + 624], rcx   ;    16.7 agu2    53 rounds
        mov qword [rsp + 632], r15   ;    17.0 agu0    53 rounds
        xor r11, qword [r10 + 184]   ;    17.3 alu2+agu1   52 s[0]
        mov qword [rsp + 640], r11   ;    18.3 agu2    53 rounds
        mov r11, qword [r8 + 216]    ;    18.0 agu0    52 s[0]
        xor r11, qword [r10 + 216]   ;    21.0 alu0+agu1   52 s[0]
        mov qword [rsp + 648], r11   ;    22.0 agu2    53 rounds
        mov qword [rsp + 656], r13   ;    19.0 agu0    53 rounds
        mov qword [rsp + 664], rdi   ;    19.3 agu1    53 rounds
        mov qword [rsp + 672], r9    ;    19.7 agu2    53 rounds
        mov r14, qword [r8 + 136]    ;    20.0 agu0    52 s[0]
        mov r13, qword [r8 + 168]    ;    20.3 agu1    52 s[0]
        xor rbp, qword [r10 + 64]    ;    20.7 alu1+agu2   52 s[0]
        xor r13, qword [r10 + 168]   ;    23.3 alu2+agu0   52 s[0]
        mov r9, qword [r8 + 104]     ;    21.3 agu1    52 s[0]
        xor r14, qword [r10 + 136]   ;    23.0 alu0+agu2   52 s[0]
        mov qword [rsp + 680], r14   ;    24.0 agu0    53 rounds
        mov qword [rsp + 688], r13   ;    24.3 agu1    53 rounds
        xor r9, qword [r10 + 104]    ;    24.3 alu1+agu2   52 s[0]
        mov qword [rsp + 696], r9    ;    25.3 agu0    53 rounds
        mov r9, qword [r8 + 144]     ;    23.3 agu1    52 s[0]
        xor r9, qword [r10 + 144]    ;    26.3 alu2+agu2   52 s[0]
        mov qword [rsp + 704], r9    ;    27.3 agu0    53 rounds
        mov r9, qword [r8 + 176]     ;    24.3 agu1    52 s[0]
        xor r9, qword [r10 + 176]    ;    27.3 alu0+agu2   52 s[0]
        mov qword [rsp + 712], r9    ;    28.3 agu0    53 rounds
        mov r9, qword [r8 + 208]     ;    25.3 agu1    52 s[0]
        xor r9, qword [r10 + 208]    ;    28.3 alu1+agu2   52 s[0]
        mov qword [rsp + 720], r9    ;    29.3 agu0    53 rounds
        mov r13, qword [r8 + 200]    ;    26.3 agu1    52 s[0]
        xor r13, qword [r10 + 200]   ;    29.3 alu2+agu2   52 s[0]
        mov qword [rsp + 728], rbp   ;    27.0 agu0    53 rounds
        mov qword [rsp + 736], r13   ;    30.3 agu1    53 rounds
        mov r13, qword [r8 + 232]    ;    27.7 agu2    52 s[0]
        mov r9, qword [r8 + 240]     ;    28.0 agu0    52 s[0]
        xor r12, qword [r10 + 192]   ;    28.3 alu0+agu1   52 s[0]
        mov qword [rsp + 744], r12   ;    29.3 agu2    53 rounds
        mov r12, qword [r8 + 224]    ;    29.0 agu0    52 s[0]
        xor r12, qword [r10 + 224]   ;    32.0 alu1+agu1   52 s[0]
        mov qword [rsp + 752], r12   ;    33.0 agu2    53 rounds
        xor r9, qword [r10 + 240]    ;    31.0 alu2+agu0   52 s[0]
        xor r13, qword [r10 + 232]   ;    30.7 alu0+agu1   52 s[0]
        mov r12, qword [r8 + 256]    ;    30.7 agu2    52 s[1]
        mov r11, qword [r8 + 248]    ;    31.0 agu0    52 s[0]
        xor r11, qword [r10 + 248]   ;    34.0 alu1+agu1   52 s[0]
        mov qword [rsp + 760], r11   ;    35.0 agu2    53 rounds
        mov r11, qword [r8 + 280]    ;    32.0 agu0    52 s[1]
        mov qword [rsp + 768], r9    ;    32.3 agu1    53 rounds
        mov r9, qword [r8 + 272]     ;    32.7 agu2    52 s[1]
        mov qword [rsp + 776], r13   ;    33.0 agu0    53 rounds
        xor r9, qword [r10 + 272]    ;    35.7 alu2+agu1   52 s[1]
        xor r12, qword [r10 + 256]   ;    33.7 alu0+agu2   52 s[1]
        mov qword [rsp + 784], r12   ;    34.7 agu0    53 rounds
        mov r12, qword [r8 + 288]    ;    34.3 agu1    52 s[1]
        mov r13, qword [r8 + 264]    ;    34.7 agu2    52 s[1]
        xor r12, qword [r10 + 288]   ;    37.3 alu1+agu0   52 s[1]
        mov qword [rsp + 792], r9    ;    36.7 agu1    53 rounds
        mov r9, qword [r8 + 304]     ;    35.7 agu2    52 s[1]
        xor r9, qword [r10 + 304]    ;    38.7 alu2+agu0   52 s[1]
        xor r11, qword [r10 + 280]   ;    36.3 alu0+agu1   52 s[1]
        mov qword [rsp + 800], r9    ;    39.7 agu2    53 rounds
        mov qword [rsp + 808], r11   ;    37.3 agu0    53 rounds
        mov r11, qword [r8 + 312]    ;    37.3 agu1    52 s[1]
        xor r13, qword [r10 + 264]   ;    37.7 alu1+agu2   52 s[1]
        mov qword [rsp + 816], rdx   ;    38.0 agu0    53 rounds
        mov qword [rsp + 824], r13   ;    38.7 agu1    53 rounds
        mov r13, qword [r8 + 296]    ;    38.7 agu2    52 s[1]
        mov r9, qword [r8 + 336]     ;    39.0 agu0    52 s[1]
        xor r9, qword [r10 + 336]    ;    42.0 alu2+agu1   52 s[1]
        xor r13, qword [r10 + 296]   ;    41.7 alu0+agu2   52 s[1]
        mov qword [rsp + 832], r13   ;    42.7 agu0    53 rounds
        mov r13, qword [r8 + 328]    ;    40.3 agu1    52 s[1]
        xor r13, qword [r10 + 328]   ;    43.3 alu1+agu2   52 s[1]
        mov qword [rsp + 840], r12   ;    41.0 agu0    53 rounds
        mov r12, qword [r8 + 320]    ;    41.3 agu1    52 s[1]
        xor r12, qword [r10 + 320]   ;    44.3 alu2+agu2   52 s[1]
        mov qword [rsp + 848], r12   ;    45.3 agu0    53 rounds
        mov r12, qword [r8 + 352]    ;    42.3 agu1    52 s[1]
        mov qword [rsp + 856], r13   ;    44.3 agu2    53 rounds
        mov r13, qword [r8 + 360]    ;    43.0 agu0    52 s[1]
        xor r13, qword [r10 + 360]   ;    46.0 alu0+agu1   52 s[1]
        mov qword [rsp + 864], r13   ;    47.0 agu2    53 rounds
        mov qword [rsp + 872], r9    ;    44.0 agu0    53 rounds
        mov r9, qword [r8 + 368]     ;    44.3 agu1    52 s[1]
        xor r12, qword [r10 + 352]   ;    45.3 alu1+agu2   52 s[1]
        xor r9, qword [r10 + 368]    ;    47.3 alu2+agu0   52 s[1]
        mov qword [rsp + 880], r9    ;    48.3 agu1    53 rounds
        mov r9, qword [r8 + 400]     ;    45.7 agu2    52 s[1]
        xor r9, qword [r10 + 400]    ;    48.7 alu0+agu0   52 s[1]
        mov qword [rsp + 888], r9    ;    49.7 agu1    53 rounds
        mov r13, qword [r8 + 392]    ;    46.7 agu2    52 s[1]
        xor r13, qword [r10 + 392]   ;    49.7 alu1+agu0   52 s[1]
        xor r11, qword [r10 + 312]   ;    47.3 alu2+agu1   52 s[1]
        mov qword [rsp + 896], r11   ;    48.3 agu2    53 rounds
        mov r11, qword [r8 + 344]    ;    48.0 agu0    52 s[1]
        xor r11, qword [r10 + 344]   ;    51.0 alu0+agu1   52 s[1]
        mov qword [rsp + 904], r11   ;    52.0 agu2    53 rounds
        mov r11, qword [r8 + 376]    ;    49.0 agu0    52 s[1]
        mov qword [rsp + 912], r13   ;    50.7 agu1    53 rounds
        mov r13, qword [r8 + 424]    ;    49.7 agu2    52 s[1]
        xor r11, qword [r10 + 376]   ;    52.0 alu1+agu0   52 s[1]
        xor r13, qword [r10 + 424]   ;    52.7 alu2+agu1   52 s[1]
        mov qword [rsp + 920], r11   ;    53.0 agu2    53 rounds
        mov r11, qword [r8 + 408]    ;    51.0 agu0    52 s[1]
        mov qword [rsp + 928], r12   ;    51.3 agu1    53 rounds
        xor r11, qword [r10 + 408]   ;    54.0 alu0+agu2   52 s[1]
        mov r9, qword [r8 + 432]     ;    52.0 agu0    52 s[1]
        xor r9, qword [r10 + 432]    ;    55.0 alu1+agu1   52 s[1]
        mov qword [rsp + 936], r9    ;    56.0 agu2    53 rounds
        mov r12, qword [r8 + 384]    ;    53.0 agu0    52 s[1]
        mov r9, qword [r8 + 464]     ;    53.3 agu1    52 s[1]
        xor r12, qword [r10 + 384]   ;    56.0 alu2+agu2   52 s[1]
        mov qword [rsp + 944], r11   ;    55.0 agu0    53 rounds
        mov qword [rsp + 952], r12   ;    57.0 agu1    53 rounds
        mov r12, qword [r8 + 416]    ;    54.7 agu2    52 s[1]
        xor r12, qword [r10 + 416]   ;    57.7 alu0+agu0   52 s[1]
        mov qword [rsp + 960], r12   ;    58.7 agu1    53 rounds
        mov qword [rsp + 968], r13   ;    55.7 agu2    53 rounds
        mov r12, qword [r8 + 448]    ;    56.0 agu0    52 s[1]
        mov r13, qword [r8 + 456]    ;    56.3 agu1    52 s[1]
        xor r13, qword [r10 + 456]   ;    59.3 alu1+agu2   52 s[1]
        mov qword [rsp + 976], r13   ;    60.3 agu0    53 rounds
        mov r13, qword [r8 + 488]    ;    57.3 agu1    52 s[1]
        xor r12, qword [r10 + 448]   ;    59.0 alu2+agu2   52 s[1]
        mov qword [rsp + 984], r12   ;    60.0 agu0    53 rounds
        mov r12, qword [r8 + 480]    ;    58.3 agu1    52 s[1]
        xor r9, qword [r10 + 464]    ;    58.7 alu0+agu2   52 s[1]
        xor r12, qword [r10 + 480]   ;    61.3 alu1+agu0   52 s[1]
        mov qword [rsp + 992], r12   ;    62.3 agu1    53 rounds
        mov r12, qword [r8 + 512]    ;    59.7 agu2    52 s[2]
        mov r11, qword [r8 + 440]    ;    60.0 agu0    52 s[1]
        xor r11, qword [r10 + 440]   ;    63.0 alu2+agu1   52 s[1]
        mov qword [rsp + 1000], r11  ;    64.0 agu2    53 rounds
        mov r11, qword [r8 + 472]    ;    61.0 agu0    52 s[1]
        xor r11, qword [r10 + 472]   ;    64.0 alu0+agu1   52 s[1]
        mov qword [rsp + 1008], r11  ;    65.0 agu2    53 rounds
        mov qword [rsp + 1016], r9   ;    62.0 agu0    53 rounds
        xor r12, qword [r10 + 512]   ;    62.7 alu1+agu1   52 s[2]
        xor r13, qword [r10 + 488]   ;    62.7 alu2+agu2   52 s[1]
        mov qword [rsp + 1024], r13  ;    63.7 agu0    53 rounds
        mov r13, qword [r8 + 520]    ;    63.3 agu1    52 s[2]
        xor r13, qword [r10 + 520]   ;    66.3 alu0+agu2   52 s[2]
        mov r11, qword [r8 + 504]    ;    64.0 agu0    52 s[1]
        xor r11, qword [r10 + 504]   ;    67.0 alu1+agu1   52 s[1]
        mov qword [rsp + 1032], r13  ;    67.3 agu2    53 rounds
        mov r9, qword [r8 + 496]     ;    65.0 agu0    52 s[1]
        xor r9, qword [r10 + 496]    ;    68.0 alu2+agu1   52 s[1]
        mov qword [rsp + 1040], r11  ;    68.0 agu2    53 rounds
        mov r11, qword [r8 + 536]    ;    66.0 agu0    52 s[2]
        xor r11, qword [r10 + 536]   ;    69.0 alu0+agu1   52 s[2]
        mov r13, qword [r8 + 552]    ;    66.7 agu2    52 s[2]
        mov qword [rsp + 1048], r12  ;    67.0 agu0    53 rounds
        mov r12, qword [r8 + 544]    ;    67.3 agu1    52 s[2]
        xor r12, qword [r10 + 544]   ;    70.3 alu1+agu2   52 s[2]
        mov qword [rsp + 1056], r9   ;    69.0 agu0    53 rounds
        mov r9, qword [r8 + 528]     ;    68.3 agu1    52 s[2]
        xor r9, qword [r10 + 528]    ;    71.3 alu2+agu2   52 s[2]
        mov qword [rsp + 1064], r9   ;    72.3 agu0    53 rounds
        xor r13, qword [r10 + 552]   ;    69.7 alu0+agu1   52 s[2]
        mov qword [rsp + 1072], r13  ;    70.7 agu2    53 rounds
        mov qword [rsp + 1080], r12  ;    71.3 agu0    53 rounds
        mov r12, qword [r8 + 576]    ;    70.3 agu1    52 s[2]
        xor r12, qword [r10 + 576]   ;    73.3 alu1+agu2   52 s[2]
        mov r13, qword [r8 + 584]    ;    71.0 agu0    52 s[2]
        mov qword [rsp + 1088], r12  ;    74.3 agu1    53 rounds
        xor r13, qword [r10 + 584]   ;    74.0 alu2+agu2   52 s[2]
        mov r9, qword [r8 + 560]     ;    72.0 agu0    52 s[2]
        mov r12, qword [r8 + 608]    ;    72.3 agu1    52 s[2]
        xor r12, qword [r10 + 608]   ;    75.3 alu0+agu2   52 s[2]
        mov qword [rsp + 1096], r12  ;    76.3 agu0    53 rounds
        mov r12, qword [r8 + 640]    ;    73.3 agu1    52 s[2]
        mov qword [rsp + 1104], r11  ;    73.7 agu2    53 rounds
        mov r11, qword [r8 + 568]    ;    74.0 agu0    52 s[2]
        xor r11, qword [r10 + 568]   ;    77.0 alu1+agu1   52 s[2]
        mov qword [rsp + 1112], r13  ;    75.0 agu2    53 rounds
        xor r9, qword [r10 + 560]    ;    75.0 alu2+agu0   52 s[2]
        mov r13, qword [r8 + 616]    ;    75.3 agu1    52 s[2]
        xor r13, qword [r10 + 616]   ;    78.3 alu0+agu2   52 s[2]
        xor r12, qword [r10 + 640]   ;    76.3 alu1+agu0   52 s[2]
        mov qword [rsp + 1120], r13  ;    79.3 agu1    53 rounds
        mov r13, qword [r8 + 648]    ;    76.7 agu2    52 s[2]
        xor r13, qword [r10 + 648]   ;    79.7 alu2+agu0   52 s[2]
        mov qword [rsp + 1128], r9   ;    77.3 agu1    53 rounds
        mov r9, qword [r8 + 592]     ;    77.7 agu2    52 s[2]
        xor r9, qword [r10 + 592]    ;    80.7 alu0+agu0   52 s[2]
        mov qword [rsp + 1136], r9   ;    81.7 agu1    53 rounds
        mov r9, qword [r8 + 624]     ;    78.7 agu2    52 s[2]
        xor r9, qword [r10 + 624]    ;    81.7 alu1+agu0   52 s[2]
        mov qword [rsp + 1144], r9   ;    82.7 agu1    53 rounds
        mov r9, qword [r8 + 656]     ;    79.7 agu2    52 s[2]
        xor r9, qword [r10 + 656]    ;    82.7 alu2+agu0   52 s[2]
        mov qword [rsp + 1152], r11  ;    80.3 agu1    53 rounds
        mov r11, qword [r8 + 600]    ;    80.7 agu2    52 s[2]
        xor r11, qword [r10 + 600]   ;    83.7 alu0+agu0   52 s[2]
        mov qword [rsp + 1160], r11  ;    84.7 agu1    53 rounds
        mov qword [rsp + 1168], r13  ;    81.7 agu2    53 rounds
        mov r13, qword [r8 + 680]    ;    82.0 agu0    52 s[2]
        xor r13, qword [r10 + 680]   ;    85.0 alu1+agu1   52 s[2]
        mov qword [rsp + 1176], r9   ;    83.7 agu2    53 rounds
        mov r9, qword [r8 + 688]     ;    83.0 agu0    52 s[2]
        xor r9, qword [r10 + 688]    ;    86.0 alu2+agu1   52 s[2]
        mov r11, qword [r8 + 632]    ;    83.7 agu2    52 s[2]
        xor r11, qword [r10 + 632]   ;    86.7 alu0+agu0   52 s[2]
        mov qword [rsp + 1184], r11  ;    87.7 agu1    53 rounds
        mov r11, qword [r8 + 664]    ;    84.7 agu2    52 s[2]
        xor r11, qword [r10 + 664]   ;    87.7 alu1+agu0   52 s[2]
        mov qword [rsp + 1192], r11  ;    88.7 agu1    53 rounds
        mov r11, qword [r8 + 696]    ;    85.7 agu2    52 s[2]
        xor r11, qword [r10 + 696]   ;    88.7 alu2+agu0   52 s[2]
        mov qword [rsp + 1200], r11  ;    89.7 agu1    53 rounds
        mov r11, qword [r8 + 728]    ;    86.7 agu2    52 s[2]
        mov qword [rsp + 1208], r13  ;    87.0 agu0    53 rounds
        mov r13, qword [r8 + 712]    ;    87.3 agu1    52 s[2]
        xor r13, qword [r10 + 712]   ;    90.3 alu0+agu2   52 s[2]
        xor r11, qword [r10 + 728]   ;    89.7 alu1+agu0   52 s[2]
        mov qword [rsp + 1216], r11  ;    90.7 agu1    53 rounds
        mov qword [rsp + 1224], r9   ;    88.7 agu2    53 rounds
        mov r9, qword [r8 + 720]     ;    89.0 agu0    52 s[2]
        mov qword [rsp + 1232], r12  ;    89.3 agu1    53 rounds
        mov qword [rsp + 1240], r13  ;    91.3 agu2    53 rounds
        mov r13, qword [r8 + 744]    ;    90.0 agu0    52 s[2]
        xor r13, qword [r10 + 744]   ;    93.0 alu2+agu1   52 s[2]
        mov qword [rsp + 1248], r13  ;    94.0 agu2    53 rounds
        mov r12, qword [r8 + 672]    ;    91.0 agu0    52 s[2]
        xor r9, qword [r10 + 720]    ;    92.0 alu0+agu1   52 s[2]
        xor r12, qword [r10 + 672]   ;    94.0 alu1+agu2   52 s[2]
        mov qword [rsp + 1256], r12  ;    95.0 agu0    53 rounds
        mov r12, qword [r8 + 704]    ;    92.3 agu1    52 s[2]
        xor r12, qword [r10 + 704]   ;    95.3 alu2+agu2   52 s[2]
        mov qword [rsp + 1264], r12  ;    96.3 agu0    53 rounds
        mov qword [rsp + 1272], r9   ;    93.3 agu1    53 rounds
        mov r12, qword [r8 + 736]    ;    93.7 agu2    52 s[2]
        xor r12, qword [r10 + 736]   ;    96.7 alu0+agu0   52 s[2]
        mov qword [rsp + 1280], r12  ;    97.7 agu1    53 rounds
        mov r9, qword [r8 + 752]     ;    94.7 agu2    52 s[2]
        xor r9, qword [r10 + 752]    ;    97.7 alu1+agu0   52 s[2]
        mov r11, qword [r8 + 760]    ;    95.3 agu1    52 s[2]
        mov r12, qword [r8 + 768]    ;    95.7 agu2    52 s[3]
        xor r12, qword [r10 + 768]   ;    98.7 alu2+agu0   52 s[3]
        mov qword [rsp + 1288], r12  ;    99.7 agu1    53 rounds
        xor r11, qword [r10 + 760]   ;    98.3 alu0+agu2   52 s[2]
        mov qword [rsp + 1296], r9   ;    98.7 agu0    53 rounds
        mov r9, qword [r8 + 784]     ;    97.3 agu1    52 s[3]
        xor r9, qword [r10 + 784]    ;   100.3 alu1+agu2   52 s[3]
        mov qword [rsp + 1304], r9   ;   101.3 agu0    53 rounds
        mov r9, qword [r8 + 816]     ;    98.3 agu1    52 s[3]
        xor r9, qword [r10 + 816]    ;   101.3 alu2+agu2   52 s[3]
        mov qword [rsp + 1312], r9   ;   102.3 agu0    53 rounds
        mov r9, qword [r8 + 848]     ;    99.3 agu1    52 s[3]
        xor r9, qword [r10 + 848]    ;   102.3 alu0+agu2   52 s[3]
        mov qword [rsp + 1320], r11  ;   100.0 agu0    53 rounds
        mov r11, qword [r8 + 792]    ;   100.3 agu1    52 s[3]
        xor r11, qword [r10 + 792]   ;   103.3 alu1+agu2   52 s[3]
        mov qword [rsp + 1328], r9   ;   103.3 agu0    53 rounds
        mov r12, qword [r8 + 800]    ;   101.3 agu1    52 s[3]
        mov r13, qword [r8 + 776]    ;   101.7 agu2    52 s[3]
        xor r13, qword [r10 + 776]   ;   104.7 alu2+agu0   52 s[3]
        mov r9, qword [r8 + 880]     ;   102.3 agu1    52 s[3]
        mov qword [rsp + 1336], r13  ;   105.7 agu2    53 rounds
        xor r9, qword [r10 + 880]    ;   105.3 alu0+agu0   52 s[3]
        mov r13, qword [r8 + 808]    ;   103.3 agu1    52 s[3]
        xor r13, qword [r10 + 808]   ;   106.3 alu1+agu2   52 s[3]
        xor r12, qword [r10 + 800]   ;   104.3 alu2+agu0   52 s[3]
        mov qword [rsp + 1344], r12  ;   105.3 agu1    53 rounds
        mov r12, qword [r8 + 832]    ;   104.7 agu2    52 s[3]
        xor r12, qword [r10 + 832]   ;   107.7 alu0+agu0   52 s[3]
        mov qword [rsp + 1352], r12  ;   108.7 agu1    53 rounds
        mov qword [rsp + 1360], r13  ;   107.3 agu2    53 rounds
        mov qword [rsp + 1368], r11  ;   106.0 agu0    53 rounds
        mov r11, qword [r8 + 824]    ;   106.3 agu1    52 s[3]
        xor r11, qword [r10 + 824]   ;   109.3 alu1+agu2   52 s[3]
        mov r13, qword [r8 + 840]    ;   107.0 agu0    52 s[3]
        mov r12, qword [r8 + 864]    ;   107.3 agu1    52 s[3]
        xor r12, qword [r10 + 864]   ;   110.3 alu2+agu2   52 s[3]
        mov qword [rsp + 1376], r12  ;   111.3 agu0    53 rounds
        mov r12, qword [r8 + 896]    ;   108.3 agu1    52 s[3]
        xor r13, qword [r10 + 840]   ;   110.0 alu0+agu2   52 s[3]
        mov qword [rsp + 1384], r13  ;   111.0 agu0    53 rounds
        mov r13, qword [r8 + 872]    ;   109.3 agu1    52 s[3]
        mov qword [rsp + 1392], r11  ;   110.3 agu2    53 rounds
        mov r11, qword [r8 + 856]    ;   110.0 agu0    52 s[3]
        xor r11, qword [r10 + 856]   ;   113.0 alu1+agu1   52 s[3]
        mov qword [rsp + 1400], r9   ;   110.7 agu2    53 rounds
        mov qword [rsp + 1408], r11  ;   114.0 agu0    53 rounds
        mov r9, qword [r8 + 912]     ;   111.3 agu1    52 s[3]
        xor r9, qword [r10 + 912]    ;   114.3 alu2+agu2   52 s[3]
        mov r11, qword [r8 + 888]    ;   112.0 agu0    52 s[3]
        xor r11, qword [r10 + 888]   ;   115.0 alu0+agu1   52 s[3]
        xor r13, qword [r10 + 872]   ;   112.7 alu1+agu2   52 s[3]
        xor r12, qword [r10 + 896]   ;   113.0 alu2+agu0   52 s[3]
        mov qword [rsp + 1416], r11  ;   116.0 agu1    53 rounds
        mov qword [rsp + 1424], r13  ;   113.7 agu2    53 rounds
        mov r13, qword [r8 + 904]    ;   114.0 agu0    52 s[3]
        mov r11, qword [r8 + 920]    ;   114.3 agu1    52 s[3]
        xor r11, qword [r10 + 920]   ;   117.3 alu0+agu2   52 s[3]
        mov qword [rsp + 1432], r11  ;   118.3 agu0    53 rounds
        mov qword [rsp + 1440], r12  ;   115.3 agu1    53 rounds
        mov r12, qword [r8 + 928]    ;   115.7 agu2    52 s[3]
        xor r12, qword [r10 + 928]   ;   118.7 alu1+agu0   52 s[3]
        mov r11, qword [r8 + 952]    ;   116.3 agu1    52 s[3]
        mov r14, qword [r8 + 960]    ;   116.7 agu2    52 s[3]
        xor r14, qword [r10 + 960]   ;   119.7 alu2+agu0   52 s[3]
        mov qword [rsp + 1448], r14  ;   120.7 agu1    53 rounds
        xor r11, qword [r10 + 952]   ;   119.3 alu0+agu2   52 s[3]
        mov qword [rsp + 1456], r12  ;   119.7 agu0    53 rounds
        mov r12, qword [r8 + 968]    ;   118.3 agu1    52 s[3]
        xor r12, qword [r10 + 968]   ;   121.3 alu1+agu2   52 s[3]
        mov qword [rsp + 1464], r11  ;   120.3 agu0    53 rounds
        mov r14, qword [r8 + 1000]   ;   119.3 agu1    52 s[3]
        mov r11, qword [r8 + 992]    ;   119.7 agu2    52 s[3]
        mov qword [rsp + 1472], r9   ;   120.0 agu0    53 rounds
        xor r13, qword [r10 + 904]   ;   120.3 alu2+agu1   52 s[3]
        mov qword [rsp + 1480], r13  ;   121.3 agu2    53 rounds
        mov r13, qword [r8 + 936]    ;   121.0 agu0    52 s[3]
        mov qword [rsp + 1488], r10  ;   121.3 agu1    53 rounds
        xor r13, qword [r10 + 936]   ;   124.0 alu0+agu2   52 s[3]
        mov qword [rsp + 1496], r12  ;   122.3 agu0    53 rounds
        mov r12, qword [r8 + 1008]   ;   122.3 agu1    52 s[3]
        mov qword [rsp + 1504], r13  ;   125.0 agu2    53 rounds
        mov r9, qword [r8 + 944]     ;   123.0 agu0    52 s[3]
        xor r9, qword [r10 + 944]    ;   126.0 alu1+agu1   52 s[3]
        mov qword [rsp + 1512], r9   ;   127.0 agu2    53 rounds
        xor r11, qword [r10 + 992]   ;   124.0 alu2+agu0   52 s[3]
        mov r9, qword [r8 + 984]     ;   124.3 agu1    52 s[3]
        xor r9, qword [r10 + 984]    ;   127.3 alu0+agu2   52 s[3]
        mov qword [rsp + 1520], r9   ;   128.3 agu0    53 rounds
        mov r13, qword [r8 + 976]    ;   125.3 agu1    52 s[3]
        xor r13, qword [r10 + 976]   ;   128.3 alu1+agu2   52 s[3]
        xor r14, qword [r10 + 1000]  ;   126.0 alu2+agu0   52 s[3]
        xor r12, qword [r10 + 1008]  ;   126.3 alu0+agu1   52 s[3]
        mov qword [rsp + 1528], r14  ;   127.0 agu2    53 rounds
        mov qword [rsp + 1536], r12  ;   127.3 agu0    53 rounds
        mov qword [rsp + 1544], r11  ;   127.3 agu1    53 rounds
        mov r8, qword [r8 + 1016]    ;   127.7 agu2    52 s[3]
        xor r8, qword [r10 + 1016]   ;   130.7 alu1+agu0   52 s[3]
        add r10, 0x2400              ;   128.3 alu2    53 rounds
        mov qword [rsp + 1552], r10  ;   129.3 agu1    53 rounds
        mov qword [rsp + 1560], r8   ;   131.7 agu2    53 rounds
        mov qword [rsp + 1568], r13  ;   129.3 agu0    53 rounds
        mov r8, qword [rsp + 552]    ;                    resident
        mov r9, qword [rsp + 616]    ;                    resident
        align 16
.rounds_2:
        mov r10, r8                  ;     0.0 alu0    43 t[0] copy
        xor r10, r9                  ;     1.0 alu1    43 t[0]
        mov r11, r10                 ;     2.0 alu2    43 t[0] copy
        xor r11, qword [rsp + 536]   ;     3.0 alu0+agu0   43 t[0]
        mov r12, r11                 ;     4.0 alu1    43 t[0] copy
        mov rsi, qword [rsp + 672]   ;     1.7 agu1    43 t[0] reload
        mov r13, qword [rsp + 664]   ;     2.0 agu2    43 t[0] reload
        xor r12, r13                 ;     5.0 alu2    43 t[0]
        mov r15, r12                 ;     6.0 alu0    43 t[0] copy
        mov r14, r12                 ;     6.0 alu1    43 t[0] copy
        xor r14, qword [rsp + 560]   ;     7.0 alu2+agu0   43 t[0]
        xor r15, rsi                 ;     7.0 alu0    43 t[0]
        mov rdi, r15                 ;     8.0 alu1    43 t[0] copy
        xor rdi, qword [rsp + 544]   ;     9.0 alu2+agu1   43 t[0]
        mov rbp, rdi                 ;    10.0 alu0    43 t[0] copy
        mov rbx, r14                 ;     8.0 alu1    43 t[0] copy
        mov rax, r14                 ;     8.0 alu2    43 t[0] copy
        xor rax, qword [rsp + 632]   ;     9.0 alu0+agu2   43 t[0]
        mov rcx, rax                 ;    10.0 alu1    43 t[0] copy
        xor rcx, rsi                 ;    11.0 alu2    43 t[0]
        mov qword [rsp + 1576], rcx  ;    12.0 agu0    43 t[0] spill
        xor rbp, r8                  ;    11.0 alu0    43 t[0]
        xor rbx, rbp                 ;    12.0 alu1    43 t[0]
        mov rdx, rax                 ;    10.0 alu2    43 t[0] copy
        mov rcx, rbx                 ;    13.0 alu0    43 t[0] copy
        mov qword [rsp + 1584], r9   ;     8.3 agu1    43 t[0] spill
        xor rcx, r13                 ;    14.0 alu1    43 t[0]
        xor rdx, r9                  ;    11.0 alu2    43 t[0]
        mov r9, rax                  ;    10.0 alu0    43 t[0] copy
        mov r13, rdx                 ;    12.0 alu1    43 t[0] copy
        xor r13, rcx                 ;    15.0 alu2    43 t[0]
        and r9, r13                  ;    16.0 alu0    43 t[0]
        xor r11, r9                  ;    17.0 alu1    43 t[0]
        mov r9, r13                  ;    16.0 alu2    43 t[0] copy
        xor r9, r8                   ;    17.0 alu0    43 t[0]
        mov r8, rcx                  ;    15.0 alu1    43 t[0] copy
        xor r8, rsi                  ;    16.0 alu2    43 t[0]
        xor r10, r8                  ;    17.0 alu0    43 t[0]
        mov rsi, rbp                 ;    12.7 alu1    43 t[0] copy
        and r8, rcx                  ;    17.0 alu2    43 t[0]
        and rsi, r10                 ;    18.0 alu0    43 t[0]
        xor r11, r8                  ;    18.0 alu1    43 t[0]
        xor r8, rsi                  ;    19.0 alu2    43 t[0]
        mov rsi, rbp                 ;    15.0 alu0    43 t[0] copy
        mov qword [rsp + 1592], rbx  ;    15.3 agu2    43 t[0] spill
        xor rdi, r8                  ;    20.0 alu1    43 t[0]
        xor rsi, rdx                 ;    16.0 alu2    43 t[0]
        xor r8, qword [rsp + 1584]   ;    20.0 alu0+agu0   43 t[0]
        mov qword [rsp + 1584], rax  ;    16.7 agu1    43 t[0] spill
        mov rax, rsi                 ;    17.0 alu1    43 t[0] copy
        and rax, r9                  ;    18.0 alu2    43 t[0]
        xor r8, rax                  ;    21.0 alu0    43 t[0]
        mov rax, rsi                 ;    18.0 alu1    43 t[0] copy
        mov qword [rsp + 1600], rsi  ;    18.3 agu2    43 t[0] spill
        mov rsi, rbx                 ;    18.7 alu2    43 t[0] copy
        mov rbx, qword [rsp + 1576]  ;    19.0 agu0    43 t[0]
        and rbx, rdx                 ;    22.0 alu0    43 t[0]
        mov qword [rsp + 1608], r13  ;    19.7 agu1    43 t[0] spill
        mov r13, r15                 ;    20.0 alu1    43 t[0] copy
        and rsi, r12                 ;    20.3 alu2    43 t[0]
        xor r8, rsi                  ;    22.0 alu0    43 t[0]
        or r13, qword [rsp + 664]    ;    21.0 alu1+agu2   43 t[0]
        xor rdi, r13                 ;    22.0 alu2    43 t[0]
        xor r13, r11                 ;    22.0 alu0    43 t[0]
        xor r11, rsi                 ;    22.0 alu1    43 t[0]
        mov rsi, r10                 ;    22.3 alu2    43 t[0] copy
        xor rsi, r12                 ;    23.3 alu0    43 t[0]
        xor rax, qword [rsp + 664]   ;    23.0 alu1+agu0   43 t[0]
        mov qword [rsp + 1616], r14  ;    23.3 agu1    43 t[0] spill
        xor rdi, rbx                 ;    23.7 alu2    43 t[0]
        mov rbx, r14                 ;    24.0 alu0    43 t[0] copy
        and rbx, rsi                 ;    25.0 alu1    43 t[0]
        xor r11, rbx                 ;    26.0 alu2    43 t[0]
        mov rbx, r15                 ;    25.0 alu0    43 t[0] copy
        xor rbx, r9                  ;    26.0 alu1    43 t[0]
        mov qword [rsp + 1624], rsi  ;    25.7 agu2    43 t[0] spill
        mov rsi, rax                 ;    26.0 alu2    43 t[0] copy
        and rsi, rbx                 ;    27.0 alu0    43 t[0]
        xor r13, rsi                 ;    28.0 alu1    43 t[0]
        mov rsi, r11                 ;    27.0 alu2    43 t[0] copy
        and rsi, r8                  ;    28.0 alu0    43 t[0]
        xor r13, rsi                 ;    29.0 alu1    43 t[0]
        mov r14, rdi                 ;    28.0 alu2    43 t[0] copy
        and r14, r13                 ;    30.0 alu0    43 t[0]
        xor r11, r14                 ;    31.0 alu1    43 t[0]
        xor r13, r8                  ;    30.0 alu2    43 t[0]
        or rsi, r13                  ;    31.0 alu0    43 t[0]
        xor rsi, r11                 ;    32.0 alu1    43 t[0]
        mov r14, rdi                 ;    30.0 alu2    43 t[0] copy
        and r14, r11                 ;    32.0 alu0    43 t[0]
        and r15, rsi                 ;    33.0 alu1    43 t[0]
        xor r8, r14                  ;    33.0 alu2    43 t[0]
        and r11, r8                  ;    34.0 alu0    43 t[0]
        xor rdi, r11                 ;    35.0 alu1    43 t[0]
        mov r14, rsi                 ;    33.0 alu2    43 t[0] copy
        xor r14, r8                  ;    34.0 alu0    43 t[0]
        mov r11, r8                  ;    34.0 alu1    43 t[0] copy
        or r11, rsi                  ;    35.0 alu2    43 t[0]
        xor r13, r11                 ;    36.0 alu0    43 t[0]
        and rbp, r13                 ;    37.0 alu1    43 t[0]
        mov r11, r14                 ;    35.0 alu2    43 t[0] copy
        xor r11, r13                 ;    37.0 alu0    43 t[0]
        and r9, r14                  ;    35.0 alu1    43 t[0]
        and r10, r13                 ;    37.0 alu2    43 t[0]
        xor r13, rdi                 ;    37.0 alu0    43 t[0]
        and r14, qword [rsp + 1600]  ;    35.7 alu1+agu0   43 t[0]
        mov qword [rsp + 1600], r15  ;    36.0 agu1    43 t[0] spill
        mov r15, rsi                 ;    36.3 alu2    43 t[0] copy
        and r15, qword [rsp + 664]   ;    37.3 alu0+agu2   43 t[0]
        and rax, r8                  ;    37.0 alu1    43 t[0]
        xor rsi, r13                 ;    38.0 alu2    43 t[0]
        and rcx, rsi                 ;    39.0 alu0    43 t[0]
        and rdx, r11                 ;    38.0 alu1    43 t[0]
        and rbx, r8                  ;    38.3 alu2    43 t[0]
        xor r8, rdi                  ;    38.7 alu0    43 t[0]
        xor rcx, r15                 ;    40.0 alu1    43 t[0]
        xor rcx, rax                 ;    41.0 alu2    43 t[0]
        xor rax, rdx                 ;    39.7 alu0    43 t[0]
        xor rdx, r15                 ;    40.0 alu1    43 t[0]
        mov r15, qword [rsp + 1608]  ;    40.3 agu0    43 t[0]
        and r15, r8                  ;    43.3 alu2    43 t[0]
        xor rcx, r15                 ;    44.3 alu0    43 t[0]
        and r11, qword [rsp + 1576]  ;    41.3 alu1+agu1   43 t[0]
        and r12, r13                 ;    41.7 alu2    43 t[0]
        xor r10, r9                  ;    42.0 alu0    43 t[0]
        and rsi, qword [rsp + 672]   ;    42.3 alu1+agu2   43 t[0]
        xor r12, rsi                 ;    43.3 alu2    43 t[0]
        and r13, qword [rsp + 1592]  ;    43.0 alu0+agu0   43 t[0]
        and r8, qword [rsp + 1584]   ;    43.3 alu1+agu1   43 t[0]
        xor r8, r12                  ;    44.3 alu2    43 t[0]
        xor rbp, r15                 ;    44.3 alu0    43 t[0]
        xor rax, rbp                 ;    45.3 alu1    43 t[0]
        xor rdx, r13                 ;    44.7 alu2    43 t[0]
        mov r13, qword [rsp + 1616]  ;    45.0 agu2    43 t[0]
        and r13, rdi                 ;    48.0 alu0    43 t[0]
        xor rbp, r13                 ;    49.0 alu1    43 t[0]
        xor r12, r10                 ;    46.0 alu2    43 t[0]
        xor r12, rax                 ;    47.0 alu0    43 t[0]
        xor r14, r12                 ;    48.0 alu1    43 t[0]
        xor rbp, r14                 ;    50.0 alu2    43 t[0]
        not rbp                      ;    51.0 alu0    43 t[0]
        mov qword [rsp + 1576], rbp  ;    52.0 agu0    43 t[0] spill
        xor r9, r11                  ;    48.0 alu1    43 t[0]
        and rdi, qword [rsp + 1624]  ;    48.3 alu2+agu1   43 t[0]
        not r12                      ;    48.7 alu0    43 t[0]
        not rax                      ;    49.0 alu1    43 t[0]
        mov r11, qword [rsp + 904]   ;    49.3 agu2    43 t[0]
        xor rdx, r14                 ;    49.7 alu2    43 t[0]
        mov r13, qword [rsp + 928]   ;    50.0 agu0    43 t[0] reload
        xor r11, r13                 ;    53.0 alu0    43 t[0]
        mov r14, r11                 ;    54.0 alu1    43 t[0] copy
        xor rdi, rdx                 ;    51.0 alu2    43 t[0]
        xor r8, rdi                  ;    52.0 alu0    43 t[0]
        xor r14, qword [rsp + 856]   ;    55.0 alu1+agu1   43 t[0]
        xor rbx, rdi                 ;    52.0 alu2    43 t[0]
        xor r9, rbx                  ;    53.0 alu0    43 t[0]
        mov r15, r14                 ;    56.0 alu1    43 t[0] copy
        mov rdi, qword [rsp + 920]   ;    53.0 agu2    43 t[0] reload
        mov qword [rsp + 1616], rcx  ;    53.3 agu0    43 t[0] spill
        not r8                       ;    53.7 alu2    43 t[0]
        mov qword [rsp + 1608], rdx  ;    54.0 agu1    43 t[0] spill
        mov qword [rsp + 1624], r12  ;    54.3 agu2    43 t[0] spill
        mov qword [rsp + 1584], rax  ;    54.7 agu0    43 t[0] spill
        mov qword [rsp + 1592], r8   ;    55.0 agu1    43 t[0] spill
        xor r15, rdi                 ;    57.0 alu0    43 t[0]
        mov r12, r15                 ;    58.0 alu1    43 t[0] copy
        mov rcx, r15                 ;    58.0 alu2    43 t[0] copy
        xor rcx, qword [rsp + 848]   ;    59.0 alu0+agu2   43 t[0]
        mov rax, rcx                 ;    60.0 alu1    43 t[0] copy
        xor rax, qword [rsp + 872]   ;    61.0 alu2+agu0   43 t[0]
        mov rdx, rax                 ;    62.0 alu0    43 t[0] copy
        xor rdx, qword [rsp + 904]   ;    63.0 alu1+agu1   43 t[0]
        xor r12, qword [rsp + 880]   ;    59.0 alu2+agu2   43 t[0]
        mov r8, r12                  ;    60.0 alu0    43 t[0] copy
        xor r8, qword [rsp + 864]    ;    61.0 alu1+agu0   43 t[0]
        mov qword [rsp + 1632], rsi  ;    59.0 agu1    43 t[0] spill
        mov rsi, r8                  ;    62.0 alu2    43 t[0] copy
        mov qword [rsp + 1640], r10  ;    59.7 agu2    43 t[0] spill
        mov r10, r12                 ;    60.0 alu0    43 t[0] copy
        xor rsi, r13                 ;    63.0 alu1    43 t[0]
        xor r10, rdx                 ;    64.0 alu2    43 t[0]
        mov qword [rsp + 1648], rbx  ;    61.0 agu0    43 t[0] spill
        mov rbx, r10                 ;    65.0 alu0    43 t[0] copy
        xor rbx, rdi                 ;    66.0 alu1    43 t[0]
        mov r13, r8                  ;    62.0 alu2    43 t[0] copy
        mov qword [rsp + 1656], r9   ;    62.3 agu1    43 t[0] spill
        mov r9, rsi                  ;    64.0 alu0    43 t[0] copy
        xor r9, rbx                  ;    67.0 alu1    43 t[0]
        and r13, r9                  ;    68.0 alu2    43 t[0]
        mov rbp, r8                  ;    63.7 alu0    43 t[0] copy
        mov qword [rsp + 1664], r8   ;    64.0 agu2    43 t[0] spill
        mov r8, rbx                  ;    67.0 alu1    43 t[0] copy
        mov qword [rsp + 1672], rbx  ;    67.0 agu0    43 t[0] spill
        xor r8, qword [rsp + 848]    ;    68.0 alu2+agu1   43 t[0]
        xor r11, r8                  ;    69.0 alu0    43 t[0]
        and r8, rbx                  ;    69.0 alu1    43 t[0]
        xor r14, r13                 ;    69.0 alu2    43 t[0]
        xor r14, r8                  ;    70.0 alu0    43 t[0]
        mov r13, r9                  ;    68.0 alu1    43 t[0] copy
        mov qword [rsp + 1680], r9   ;    68.0 agu2    43 t[0] spill
        mov r9, rdx                  ;    67.3 alu2    43 t[0] copy
        and r9, r11                  ;    70.0 alu0    43 t[0]
        xor r13, qword [rsp + 904]   ;    69.0 alu1+agu0   43 t[0]
        xor r8, r9                   ;    71.0 alu2    43 t[0]
        xor rax, r8                  ;    72.0 alu0    43 t[0]
        mov r9, rdx                  ;    69.0 alu1    43 t[0] copy
        xor r9, rsi                  ;    70.0 alu2    43 t[0]
        mov rbx, r9                  ;    71.0 alu0    43 t[0] copy
        and rbx, r13                 ;    72.0 alu1    43 t[0]
        xor r8, qword [rsp + 928]    ;    72.0 alu2+agu1   43 t[0]
        xor r8, rbx                  ;    73.0 alu0    43 t[0]
        mov rbx, r9                  ;    71.0 alu1    43 t[0] copy
        mov qword [rsp + 1688], r9   ;    71.3 agu2    43 t[0] spill
        mov r9, rcx                  ;    71.7 alu2    43 t[0] copy
        or r9, rdi                   ;    72.7 alu0    43 t[0]
        xor rbx, rdi                 ;    72.3 alu1    43 t[0]
        mov rdi, r10                 ;    72.7 alu2    43 t[0] copy
        and rdi, r15                 ;    73.7 alu0    43 t[0]
        xor rbp, qword [rsp + 848]   ;    73.3 alu1+agu0   43 t[0]
        mov qword [rsp + 1696], r10  ;    73.7 agu1    43 t[0] spill
        xor rax, r9                  ;    74.0 alu2    43 t[0]
        xor r9, r14                  ;    74.3 alu0    43 t[0]
        xor r14, rdi                 ;    74.7 alu1    43 t[0]
        mov r10, r12                 ;    75.0 alu2    43 t[0] copy
        xor r8, rdi                  ;    75.3 alu0    43 t[0]
        mov rdi, r11                 ;    75.7 alu1    43 t[0] copy
        xor rdi, r15                 ;    76.7 alu2    43 t[0]
        and r10, rdi                 ;    77.7 alu0    43 t[0]
        xor r14, r10                 ;    78.7 alu1    43 t[0]
        mov qword [rsp + 1704], rdi  ;    77.7 agu2    43 t[0] spill
        mov r10, rcx                 ;    77.3 alu2    43 t[0] copy
        xor r10, r13                 ;    78.3 alu0    43 t[0]
        mov rdi, rbx                 ;    78.0 alu1    43 t[0] copy
        and rdi, r10                 ;    79.3 alu2    43 t[0]
        xor r9, rdi                  ;    80.3 alu0    43 t[0]
        mov rdi, r14                 ;    79.7 alu1    43 t[0] copy
        and rdi, r8                  ;    80.7 alu2    43 t[0]
        xor r9, rdi                  ;    81.7 alu0    43 t[0]
        mov qword [rsp + 1712], r12  ;    80.0 agu0    43 t[0] spill
        mov r12, rbp                 ;    80.3 alu1    43 t[0] copy
        and r12, rsi                 ;    81.3 alu2    43 t[0]
        xor rax, r12                 ;    82.3 alu0    43 t[0]
        mov r12, r9                  ;    82.7 alu1    43 t[0] copy
        xor r9, r8                   ;    82.7 alu2    43 t[0]
        or rdi, r9                   ;    83.7 alu0    43 t[0]
        and r12, rax                 ;    83.7 alu1    43 t[0]
        xor r14, r12                 ;    84.7 alu2    43 t[0]
        mov r12, rax                 ;    83.3 alu0    43 t[0] copy
        xor rdi, r14                 ;    85.7 alu1    43 t[0]
        and r12, r14                 ;    85.7 alu2    43 t[0]
        xor r8, r12                  ;    86.7 alu0    43 t[0]
        mov r12, r8                  ;    87.7 alu1    43 t[0] copy
        or r12, rdi                  ;    88.7 alu2    43 t[0]
        xor r9, r12                  ;    89.7 alu0    43 t[0]
        mov r12, rdi                 ;    86.7 alu1    43 t[0] copy
        and r14, r8                  ;    87.7 alu2    43 t[0]
        xor rax, r14                 ;    88.7 alu0    43 t[0]
        and r11, r9                  ;    90.7 alu1    43 t[0]
        and rdx, r9                  ;    90.7 alu2    43 t[0]
        and rcx, rdi                 ;    87.0 alu0    43 t[0]
        and rbx, r8                  ;    87.7 alu1    43 t[0]
        xor r12, r8                  ;    87.7 alu2    43 t[0]
        mov r14, r12                 ;    88.7 alu0    43 t[0] copy
        xor r14, r9                  ;    90.7 alu1    43 t[0]
        and rbp, r14                 ;    91.7 alu2    43 t[0]
        and rsi, r14                 ;    91.7 alu0    43 t[0]
        mov r14, rdi                 ;    89.3 alu1    43 t[0] copy
        and r14, qword [rsp + 920]   ;    90.3 alu2+agu1   43 t[0]
        xor r9, rax                  ;    90.7 alu0    43 t[0]
        and r15, r9                  ;    91.7 alu1    43 t[0]
        xor rdi, r9                  ;    91.7 alu2    43 t[0]
        and r9, qword [rsp + 1696]   ;    91.7 alu0+agu2   43 t[0]
        and r13, r12                 ;    91.3 alu1    43 t[0]
        and r10, r8                  ;    91.7 alu2    43 t[0]
        xor r8, rax                  ;    92.0 alu0    43 t[0]
        xor r9, r14                  ;    92.7 alu1    43 t[0]
        xor r14, rbx                 ;    92.7 alu2    43 t[0]
        xor rbx, rsi                 ;    93.0 alu0    43 t[0]
        xor r9, rsi                  ;    93.7 alu1    43 t[0]
        mov rsi, qword [rsp + 1672]  ;    93.7 agu0    43 t[0]
        and rsi, rdi                 ;    96.7 alu2    43 t[0]
        xor r14, rsi                 ;    97.7 alu0    43 t[0]
        mov rsi, qword [rsp + 1680]  ;    94.7 agu1    43 t[0]
        and rsi, r8                  ;    97.7 alu1    43 t[0]
        xor rdx, rsi                 ;    98.7 alu2    43 t[0]
        xor r14, rsi                 ;    98.7 alu0    43 t[0]
        mov rsi, qword [rsp + 1712]  ;    96.0 agu2    43 t[0]
        and rsi, rax                 ;    99.0 alu1    43 t[0]
        and rax, qword [rsp + 1704]  ;    96.7 alu2+agu0   43 t[0]
        and rdi, qword [rsp + 848]   ;    97.0 alu0+agu1   43 t[0]
        mov qword [rsp + 1712], r14  ;    99.7 agu2    43 t[0] spill
        xor r15, rdi                 ;    98.0 alu1    43 t[0]
        and r8, qword [rsp + 1664]   ;    98.0 alu2+agu0   43 t[0]
        xor r8, r15                  ;    99.0 alu0    43 t[0]
        xor r11, r13                 ;    98.7 alu1    43 t[0]
        and r12, qword [rsp + 1688]  ;    99.0 alu2+agu1   43 t[0]
        xor r15, r11                 ;    99.7 alu0    43 t[0]
        xor rbx, rdx                 ;    99.7 alu1    43 t[0]
        xor r15, rbx                 ;   100.7 alu2    43 t[0]
        xor r12, r15                 ;   101.7 alu0    43 t[0]
        xor r9, r12                  ;   102.7 alu1    43 t[0]
        xor rax, r9                  ;   103.7 alu2    43 t[0]
        xor r8, rax                  ;   104.7 alu0    43 t[0]
        xor r13, rbp                 ;   101.7 alu1    43 t[0]
        xor rdi, rcx                 ;   102.0 alu2    43 t[0]
        xor rdx, rsi                 ;   102.3 alu0    43 t[0]
        xor rdi, r11                 ;   103.0 alu1    43 t[0]
        mov r11, qword [rsp + 1192]  ;   103.0 agu2    43 t[0] reload
        mov rbp, qword [rsp + 1200]  ;   103.3 agu0    43 t[0] reload
        not r8                       ;   105.7 alu2    43 t[0]
        xor r10, rax                 ;   104.7 alu0    43 t[0]
        xor rdi, r10                 ;   105.7 alu1    43 t[0]
        xor r13, r10                 ;   105.7 alu2    43 t[0]
        mov r10, qword [rsp + 1256]  ;   105.0 agu1    43 t[0]
        not r15                      ;   105.3 alu0    43 t[0]
        xor r10, r11                 ;   108.0 alu1    43 t[0]
        not rbx                      ;   106.0 alu2    43 t[0]
        xor rdx, r12                 ;   106.3 alu0    43 t[0]
        mov r12, r10                 ;   109.0 alu1    43 t[0] copy
        xor r12, qword [rsp + 1168]  ;   110.0 alu2+agu2   43 t[0]
        mov rsi, r12                 ;   111.0 alu0    43 t[0] copy
        mov qword [rsp + 1664], rbx  ;   107.7 agu0    43 t[0] spill
        xor rsi, rbp                 ;   112.0 alu1    43 t[0]
        mov rcx, rsi                 ;   113.0 alu2    43 t[0] copy
        mov rax, rsi                 ;   113.0 alu0    43 t[0] copy
        xor rax, qword [rsp + 1224]  ;   114.0 alu1+agu1   43 t[0]
        mov rbx, rax                 ;   115.0 alu2    43 t[0] copy
        not rdx                      ;   109.7 alu0    43 t[0]
        xor rbx, qword [rsp + 1208]  ;   116.0 alu1+agu2   43 t[0]
        xor rcx, qword [rsp + 1232]  ;   114.0 alu2+agu0   43 t[0]
        mov qword [rsp + 1704], r9   ;   110.7 agu1    43 t[0] spill
        mov r9, rcx                  ;   115.0 alu0    43 t[0] copy
        xor r9, qword [rsp + 1176]   ;   116.0 alu1+agu2   43 t[0]
        mov r14, r9                  ;   117.0 alu2    43 t[0] copy
        mov qword [rsp + 1672], r8   ;   112.0 agu0    43 t[0] spill
        mov r8, rbx                  ;   117.0 alu0    43 t[0] copy
        mov qword [rsp + 1680], r15  ;   112.7 agu1    43 t[0] spill
        mov r15, rbx                 ;   117.0 alu1    43 t[0] copy
        xor r14, r11                 ;   118.0 alu2    43 t[0]
        xor r15, qword [rsp + 1232]  ;   118.0 alu0+agu2   43 t[0]
        mov qword [rsp + 1696], rdi  ;   114.0 agu0    43 t[0] spill
        mov qword [rsp + 1720], r15  ;   119.0 agu1    43 t[0] spill
        xor r8, qword [rsp + 1256]   ;   118.0 alu1+agu2   43 t[0]
        mov qword [rsp + 1688], rdx  ;   115.0 agu0    43 t[0] spill
        mov r15, rbx                 ;   117.0 alu2    43 t[0] copy
        mov rdx, rax                 ;   115.7 alu0    43 t[0] copy
        xor rdx, r14                 ;   119.0 alu1    43 t[0]
        mov rdi, rdx                 ;   120.0 alu2    43 t[0] copy
        xor rdi, rbp                 ;   121.0 alu0    43 t[0]
        mov qword [rsp + 1728], r13  ;   117.0 agu1    43 t[0] spill
        mov r13, r8                  ;   119.0 alu1    43 t[0] copy
        xor r13, rdi                 ;   122.0 alu2    43 t[0]
        and r15, r13                 ;   123.0 alu0    43 t[0]
        xor r12, r15                 ;   124.0 alu1    43 t[0]
        mov r15, r13                 ;   123.0 alu2    43 t[0] copy
        xor r15, r11                 ;   124.0 alu0    43 t[0]
        mov r11, rdi                 ;   122.0 alu1    43 t[0] copy
        xor r11, qword [rsp + 1232]  ;   123.0 alu2+agu2   43 t[0]
        xor r10, r11                 ;   124.0 alu0    43 t[0]
        mov qword [rsp + 1736], rdx  ;   120.3 agu0    43 t[0] spill
        mov qword [rsp + 1744], rbx  ;   120.7 agu1    43 t[0] spill
        mov rbx, r14                 ;   121.0 alu1    43 t[0] copy
        and r11, rdi                 ;   124.0 alu2    43 t[0]
        xor r12, r11                 ;   125.0 alu0    43 t[0]
        and rbx, r10                 ;   125.0 alu1    43 t[0]
        xor r11, rbx                 ;   126.0 alu2    43 t[0]
        mov rbx, r14                 ;   122.7 alu0    43 t[0] copy
        xor rbx, r8                  ;   123.7 alu1    43 t[0]
        mov qword [rsp + 1752], rbx  ;   124.7 agu2    43 t[0] spill
        mov qword [rsp + 1760], r13  ;   123.7 agu0    43 t[0] spill
        mov r13, rbx                 ;   124.7 alu2    43 t[0] copy
        xor r9, r11                  ;   127.0 alu0    43 t[0]
        xor r11, qword [rsp + 1256]  ;   127.0 alu1+agu1   43 t[0]
        and r13, r15                 ;   125.7 alu2    43 t[0]
        xor r11, r13                 ;   128.0 alu0    43 t[0]
        mov r13, rbx                 ;   125.7 alu1    43 t[0] copy
        mov rbx, rcx                 ;   126.0 alu2    43 t[0] copy
        xor r13, rbp                 ;   126.7 alu0    43 t[0]
        or rbx, rbp                  ;   127.0 alu1    43 t[0]
        xor r9, rbx                  ;   128.0 alu2    43 t[0]
        mov rbp, rdx                 ;   127.3 alu0    43 t[0] copy
        and rbp, rsi                 ;   128.3 alu1    43 t[0]
        xor rbx, r12                 ;   128.0 alu2    43 t[0]
        xor r12, rbp                 ;   129.3 alu0    43 t[0]
        xor r11, rbp                 ;   129.3 alu1    43 t[0]
        mov rbp, r10                 ;   129.0 alu2    43 t[0] copy
        xor rbp, rsi                 ;   130.0 alu0    43 t[0]
        mov rdx, rax                 ;   129.7 alu1    43 t[0] copy
        mov qword [rsp + 1768], rax  ;   130.0 agu2    43 t[0] spill
        mov rax, qword [rsp + 1720]  ;   130.3 agu0    43 t[0]
        and rdx, rbp                 ;   131.0 alu2    43 t[0]
        mov qword [rsp + 1776], rbp  ;   131.0 agu1    43 t[0] spill
        mov rbp, r13                 ;   131.3 alu0    43 t[0] copy
        xor r12, rdx                 ;   132.0 alu1    43 t[0]
        mov rdx, rcx                 ;   132.0 alu2    43 t[0] copy
        xor rdx, r15                 ;   133.0 alu0    43 t[0]
        and rax, r8                  ;   133.3 alu1    43 t[0]
        xor r9, rax                  ;   134.3 alu2    43 t[0]
        and rbp, rdx                 ;   134.0 alu0    43 t[0]
        xor rbx, rbp                 ;   135.0 alu1    43 t[0]
        mov rbp, r12                 ;   134.0 alu2    43 t[0] copy
        and rbp, r11                 ;   135.0 alu0    43 t[0]
        xor rbx, rbp                 ;   136.0 alu1    43 t[0]
        mov rax, rbx                 ;   137.0 alu2    43 t[0] copy
        and rax, r9                  ;   138.0 alu0    43 t[0]
        xor r12, rax                 ;   139.0 alu1    43 t[0]
        xor rbx, r11                 ;   137.0 alu2    43 t[0]
        mov rax, r9                  ;   136.3 alu0    43 t[0] copy
        and rax, r12                 ;   140.0 alu1    43 t[0]
        xor r11, rax                 ;   141.0 alu2    43 t[0]
        or rbp, rbx                  ;   138.0 alu0    43 t[0]
        and r13, r11                 ;   142.0 alu1    43 t[0]
        xor rbp, r12                 ;   140.0 alu2    43 t[0]
        and r12, r11                 ;   142.0 alu0    43 t[0]
        xor r9, r12                  ;   143.0 alu1    43 t[0]
        mov r12, r11                 ;   142.0 alu2    43 t[0] copy
        or r12, rbp                  ;   143.0 alu0    43 t[0]
        and rcx, rbp                 ;   141.0 alu1    43 t[0]
        xor rbx, r12                 ;   144.0 alu2    43 t[0]
        mov r12, rbp                 ;   141.0 alu0    43 t[0] copy
        xor r12, r11                 ;   142.0 alu1    43 t[0]
        and r15, r12                 ;   143.0 alu2    43 t[0]
        mov rax, r12                 ;   143.0 alu0    43 t[0] copy
        and r12, qword [rsp + 1752]  ;   143.0 alu1+agu2   43 t[0]
        mov qword [rsp + 1752], rcx  ;   142.0 agu0    43 t[0] spill
        mov rcx, rbp                 ;   142.3 alu2    43 t[0] copy
        and rcx, qword [rsp + 1200]  ;   143.3 alu0+agu1   43 t[0]
        and rdx, r11                 ;   143.0 alu1    43 t[0]
        xor r11, r9                  ;   144.0 alu2    43 t[0]
        and r10, rbx                 ;   145.0 alu0    43 t[0]
        xor rax, rbx                 ;   145.0 alu1    43 t[0]
        xor r10, r15                 ;   146.0 alu2    43 t[0]
        and r8, rax                  ;   146.0 alu0    43 t[0]
        and rax, qword [rsp + 1720]  ;   146.0 alu1+agu2   43 t[0]
        and r14, rbx                 ;   145.3 alu2    43 t[0]
        xor rbx, r9                  ;   145.7 alu0    43 t[0]
        xor rbp, rbx                 ;   146.7 alu1    43 t[0]
        and rdi, rbp                 ;   147.7 alu2    43 t[0]
        xor rdi, rcx                 ;   148.7 alu0    43 t[0]
        and rsi, rbx                 ;   147.0 alu1    43 t[0]
        and rbx, qword [rsp + 1736]  ;   147.3 alu2+agu0   43 t[0]
        xor rcx, rbx                 ;   148.3 alu0    43 t[0]
        mov rbx, qword [rsp + 1760]  ;   148.0 agu1    43 t[0]
        and rbp, qword [rsp + 1232]  ;   148.3 alu1+agu2   43 t[0]
        xor rsi, rbp                 ;   149.3 alu2    43 t[0]
        xor rdi, r13                 ;   149.7 alu0    43 t[0]
        xor r13, r8                  ;   149.3 alu1    43 t[0]
        and rbx, r11                 ;   151.0 alu2    43 t[0]
        and r11, qword [rsp + 1744]  ;   150.0 alu0+agu0   43 t[0]
        xor r14, rbx                 ;   152.0 alu1    43 t[0]
        xor r13, r14                 ;   153.0 alu2    43 t[0]
        xor rcx, r8                  ;   151.0 alu0    43 t[0]
        mov r8, qword [rsp + 1768]   ;   151.3 agu1    43 t[0]
        and r8, r9                   ;   154.3 alu1    43 t[0]
        xor r14, r8                  ;   155.3 alu2    43 t[0]
        xor r11, rsi                 ;   152.3 alu0    43 t[0]
        xor rsi, r10                 ;   152.7 alu1    43 t[0]
        xor rsi, r13                 ;   154.0 alu2    43 t[0]
        xor r12, rsi                 ;   155.0 alu0    43 t[0]
        xor r14, r12                 ;   156.3 alu1    43 t[0]
        xor r15, rax                 ;   154.0 alu2    43 t[0]
        xor rcx, r12                 ;   156.0 alu0    43 t[0]
        mov r12, qword [rsp + 1544]  ;   154.7 agu2    43 t[0] reload
        not rsi                      ;   155.0 alu1    43 t[0]
        mov r8, qword [rsp + 1560]   ;   155.3 agu0    43 t[0]
        xor r10, rbp                 ;   155.7 alu2    43 t[0]
        xor rdi, rbx                 ;   156.0 alu0    43 t[0]
        and r9, qword [rsp + 1776]   ;   156.3 alu1+agu1   43 t[0]
        xor r9, rcx                  ;   157.3 alu2    43 t[0]
        xor rdx, r9                  ;   158.3 alu0    43 t[0]
        xor r11, r9                  ;   158.3 alu1    43 t[0]
        not r14                      ;   157.7 alu2    43 t[0]
        mov r9, qword [rsp + 1520]   ;   158.0 agu2    43 t[0]
        xor r9, r12                  ;   161.0 alu0    43 t[0]
        mov rbp, r9                  ;   162.0 alu1    43 t[0] copy
        xor rbp, qword [rsp + 1496]  ;   163.0 alu2+agu0   43 t[0]
        not r11                      ;   159.3 alu0    43 t[0]
        not r13                      ;   159.7 alu1    43 t[0]
        xor r15, rdx                 ;   160.0 alu2    43 t[0]
        mov qword [rsp + 1736], rdi  ;   160.3 agu1    43 t[0] spill
        mov qword [rsp + 1768], r14  ;   160.7 agu2    43 t[0] spill
        mov qword [rsp + 1784], r11  ;   161.0 agu0    43 t[0] spill
        xor r10, rdx                 ;   161.3 alu0    43 t[0]
        mov qword [rsp + 1760], r15  ;   161.7 agu1    43 t[0] spill
        mov qword [rsp + 1720], rcx  ;   162.0 agu2    43 t[0] spill
        xor r10, qword [rsp + 1752]  ;   162.3 alu1+agu0   43 t[0]
        mov qword [rsp + 1744], r10  ;   163.3 agu1    43 t[0] spill
        xor r8, rbp                  ;   164.0 alu2    43 t[0]
        mov r10, r8                  ;   165.0 alu0    43 t[0] copy
        xor r10, qword [rsp + 1448]  ;   166.0 alu1+agu2   43 t[0]
        mov r15, r10                 ;   167.0 alu2    43 t[0] copy
        xor r15, qword [rsp + 1568]  ;   168.0 alu0+agu0   43 t[0]
        mov rax, r8                  ;   165.0 alu1    43 t[0] copy
        xor rax, qword [rsp + 1536]  ;   166.0 alu2+agu1   43 t[0]
        mov qword [rsp + 1776], rsi  ;   165.3 agu2    43 t[0] spill
        mov qword [rsp + 1752], r13  ;   165.7 agu0    43 t[0] spill
        mov rdi, r15                 ;   169.0 alu0    43 t[0] copy
        xor rdi, qword [rsp + 1520]  ;   170.0 alu1+agu1   43 t[0]
        mov rdx, rax                 ;   167.0 alu2    43 t[0] copy
        xor rdx, qword [rsp + 1528]  ;   168.0 alu0+agu2   43 t[0]
        mov rbx, rdx                 ;   169.0 alu1    43 t[0] copy
        mov qword [rsp + 1792], rdx  ;   169.0 agu0    43 t[0] spill
        xor rbx, qword [rsp + 1448]  ;   170.0 alu2+agu1   43 t[0]
        mov r14, rdx                 ;   169.0 alu0    43 t[0] copy
        mov rsi, rdx                 ;   169.0 alu1    43 t[0] copy
        xor rsi, r12                 ;   170.0 alu2    43 t[0]
        mov rdx, rdi                 ;   171.0 alu0    43 t[0] copy
        mov r13, rax                 ;   169.7 alu1    43 t[0] copy
        xor r13, rdi                 ;   171.0 alu2    43 t[0]
        mov qword [rsp + 1800], r13  ;   172.0 agu2    43 t[0] spill
        mov rcx, r13                 ;   172.0 alu0    43 t[0] copy
        xor rcx, qword [rsp + 1560]  ;   173.0 alu1+agu0   43 t[0]
        mov r11, rcx                 ;   174.0 alu2    43 t[0] copy
        xor r11, rsi                 ;   175.0 alu0    43 t[0]
        and r14, r11                 ;   176.0 alu1    43 t[0]
        mov qword [rsp + 1808], r11  ;   176.0 agu1    43 t[0] spill
        xor rbp, r14                 ;   177.0 alu2    43 t[0]
        mov qword [rsp + 1816], rcx  ;   174.0 agu2    43 t[0] spill
        mov r14, rcx                 ;   174.0 alu0    43 t[0] copy
        xor r14, qword [rsp + 1448]  ;   175.0 alu1+agu0   43 t[0]
        xor r9, r14                  ;   176.0 alu2    43 t[0]
        and r14, rcx                 ;   176.0 alu0    43 t[0]
        and rdx, r9                  ;   177.0 alu1    43 t[0]
        mov rcx, r13                 ;   175.0 alu2    43 t[0] copy
        xor rbp, r14                 ;   178.0 alu0    43 t[0]
        xor r14, rdx                 ;   178.0 alu1    43 t[0]
        xor r15, r14                 ;   179.0 alu2    43 t[0]
        and rcx, r8                  ;   176.3 alu0    43 t[0]
        xor r14, r12                 ;   179.0 alu1    43 t[0]
        mov r12, r11                 ;   177.0 alu2    43 t[0] copy
        mov rdx, rsi                 ;   177.3 alu0    43 t[0] copy
        xor rdx, rdi                 ;   178.3 alu1    43 t[0]
        mov r11, rdx                 ;   179.3 alu2    43 t[0] copy
        xor r12, qword [rsp + 1520]  ;   178.3 alu0+agu1   43 t[0]
        and r11, r12                 ;   180.3 alu1    43 t[0]
        xor r14, r11                 ;   181.3 alu2    43 t[0]
        mov r11, rdx                 ;   179.3 alu0    43 t[0] copy
        mov qword [rsp + 1824], rdx  ;   179.7 agu2    43 t[0] spill
        mov rdx, r10                 ;   180.0 alu1    43 t[0] copy
        mov r13, rax                 ;   180.3 alu2    43 t[0] copy
        or rdx, qword [rsp + 1560]   ;   181.0 alu0+agu0   43 t[0]
        xor r14, rcx                 ;   182.3 alu1    43 t[0]
        xor r11, qword [rsp + 1560]  ;   181.3 alu2+agu1   43 t[0]
        xor r15, rdx                 ;   182.0 alu0    43 t[0]
        xor rdx, rbp                 ;   182.0 alu1    43 t[0]
        xor rbp, rcx                 ;   182.3 alu2    43 t[0]
        mov qword [rsp + 1832], rax  ;   182.7 agu2    43 t[0] spill
        mov rcx, r9                  ;   183.0 alu0    43 t[0] copy
        xor rcx, r8                  ;   184.0 alu1    43 t[0]
        mov qword [rsp + 1840], rcx  ;   185.0 agu0    43 t[0] spill
        and r13, rcx                 ;   185.0 alu2    43 t[0]
        xor rbp, r13                 ;   186.0 alu0    43 t[0]
        mov r13, r10                 ;   184.7 alu1    43 t[0] copy
        xor r13, r12                 ;   185.7 alu2    43 t[0]
        mov rcx, r11                 ;   185.3 alu0    43 t[0] copy
        and rcx, r13                 ;   186.7 alu1    43 t[0]
        xor rdx, rcx                 ;   187.7 alu2    43 t[0]
        mov rcx, rbp                 ;   187.0 alu0    43 t[0] copy
        mov rax, rbx                 ;   186.7 alu1    43 t[0] copy
        and rax, rsi                 ;   187.7 alu2    43 t[0]
        and rcx, r14                 ;   188.0 alu0    43 t[0]
        xor rdx, rcx                 ;   189.0 alu1    43 t[0]
        xor r15, rax                 ;   188.7 alu2    43 t[0]
        mov rax, rdx                 ;   190.0 alu0    43 t[0] copy
        xor rdx, r14                 ;   190.0 alu1    43 t[0]
        or rcx, rdx                  ;   191.0 alu2    43 t[0]
        and rax, r15                 ;   191.0 alu0    43 t[0]
        xor rbp, rax                 ;   192.0 alu1    43 t[0]
        mov rax, r15                 ;   190.0 alu2    43 t[0] copy
        xor rcx, rbp                 ;   193.0 alu0    43 t[0]
        and r10, rcx                 ;   194.0 alu1    43 t[0]
        and rax, rbp                 ;   193.0 alu2    43 t[0]
        xor r14, rax                 ;   194.0 alu0    43 t[0]
        and rbp, r14                 ;   195.0 alu1    43 t[0]
        xor r15, rbp                 ;   196.0 alu2    43 t[0]
        mov rbp, r14                 ;   195.0 alu0    43 t[0] copy
        or rbp, rcx                  ;   196.0 alu1    43 t[0]
        xor rdx, rbp                 ;   197.0 alu2    43 t[0]
        mov rbp, rcx                 ;   194.0 alu0    43 t[0] copy
        xor rbp, r14                 ;   195.0 alu1    43 t[0]
        mov rax, rbp                 ;   196.0 alu2    43 t[0] copy
        xor rax, rdx                 ;   198.0 alu0    43 t[0]
        and r9, rdx                  ;   198.0 alu1    43 t[0]
        and rdi, rdx                 ;   198.0 alu2    43 t[0]
        xor rdx, r15                 ;   198.0 alu0    43 t[0]
        and r8, rdx                  ;   199.0 alu1    43 t[0]
        and r11, r14                 ;   196.0 alu2    43 t[0]
        and rbx, rax                 ;   199.0 alu0    43 t[0]
        and rsi, rax                 ;   199.0 alu1    43 t[0]
        mov rax, rcx                 ;   197.0 alu2    43 t[0] copy
        and rax, qword [rsp + 1560]  ;   198.0 alu0+agu1   43 t[0]
        and r13, r14                 ;   197.7 alu1    43 t[0]
        and r12, rbp                 ;   198.0 alu2    43 t[0]
        xor r14, r15                 ;   198.3 alu0    43 t[0]
        and rbp, qword [rsp + 1824]  ;   198.7 alu1+agu2   43 t[0]
        xor rcx, rdx                 ;   199.0 alu2    43 t[0]
        and rdx, qword [rsp + 1800]  ;   199.3 alu0+agu0   43 t[0]
        xor rdx, rax                 ;   200.3 alu1    43 t[0]
        xor rax, r11                 ;   200.0 alu2    43 t[0]
        xor r11, rsi                 ;   200.3 alu0    43 t[0]
        xor rdx, rsi                 ;   201.3 alu1    43 t[0]
        mov rsi, qword [rsp + 1816]  ;   201.0 agu1    43 t[0]
        and rsi, rcx                 ;   204.0 alu2    43 t[0]
        xor rax, rsi                 ;   205.0 alu0    43 t[0]
        xor r9, r12                  ;   202.0 alu1    43 t[0]
        xor r10, r9                  ;   203.0 alu2    43 t[0]
        mov rsi, qword [rsp + 1808]  ;   202.7 agu2    43 t[0]
        and rsi, r14                 ;   205.7 alu0    43 t[0]
        and rcx, qword [rsp + 1448]  ;   203.3 alu1+agu0   43 t[0]
        and r14, qword [rsp + 1792]  ;   203.7 alu2+agu1   43 t[0]
        xor r8, rcx                  ;   204.3 alu0    43 t[0]
        xor r14, r8                  ;   205.3 alu1    43 t[0]
        xor r8, r9                   ;   205.3 alu2    43 t[0]
        mov r9, qword [rsp + 1656]   ;   205.0 agu2    55 t[0]
        xor rdi, rsi                 ;   206.7 alu0    43 t[0]
        xor r11, rdi                 ;   207.7 alu1    43 t[0]
        xor r12, rbx                 ;   206.0 alu2    43 t[0]
        mov rbx, qword [rsp + 1592]  ;   206.3 agu0    55 t[0]
        xor rbx, qword [rsp + 1672]  ;   209.3 alu0+agu1   55 t[0]
        xor rax, rsi                 ;   207.0 alu1    43 t[0]
        mov rsi, qword [rsp + 1832]  ;   207.3 agu2    43 t[0]
        and rsi, r15                 ;   210.3 alu2    43 t[0]
        xor rdi, rsi                 ;   211.3 alu0    43 t[0]
        xor r10, rcx                 ;   208.3 alu1    43 t[0]
        mov rcx, qword [rsp + 1688]  ;   208.7 agu0    43 t[0] reload
        and r15, qword [rsp + 1840]  ;   209.0 alu2+agu1   43 t[0]
        xor r8, r11                  ;   209.3 alu0    43 t[0]
        mov rsi, qword [rsp + 1696]  ;   209.7 agu2    43 t[0] reload
        mov qword [rsp + 1696], rax  ;   210.0 agu0    43 t[0] spill
        not r11                      ;   210.3 alu1    43 t[0]
        xor rbp, r8                  ;   210.7 alu2    43 t[0]
        xor rdx, rbp                 ;   211.7 alu0    43 t[0]
        xor r15, rdx                 ;   212.7 alu1    43 t[0]
        xor r13, r15                 ;   213.7 alu2    43 t[0]
        xor r10, r13                 ;   214.7 alu0    43 t[0]
        xor rdi, rbp                 ;   212.3 alu1    43 t[0]
        mov rbp, qword [rsp + 1576]  ;   212.7 agu1    55 t[0]
        xor r12, r13                 ;   214.7 alu2    43 t[0]
        mov r13, qword [rsp + 1728]  ;   213.3 agu2    43 t[0] reload
        not rdi                      ;   213.7 alu0    43 t[0]
        xor rdi, rcx                 ;   214.7 alu1    55 t[0]
        xor rbp, rcx                 ;   215.7 alu2    55 t[0]
        mov rcx, qword [rsp + 1656]  ;   214.7 agu0    55 t[0]
        xor rcx, r12                 ;   217.7 alu0    55 t[0]
        xor r12, qword [rsp + 1760]  ;   215.7 alu1+agu1   55 t[0]
        xor r9, r13                  ;   216.3 alu2    55 t[0]
        xor r13, qword [rsp + 1760]  ;   216.3 alu0+agu2   55 t[0]
        mov qword [rsp + 1760], rcx  ;   218.7 agu0    55 t[0] spill
        mov rcx, qword [rsp + 1656]  ;   216.7 agu1    55 t[0]
        xor rcx, rbx                 ;   219.7 alu1    55 t[0]
        xor rbx, rdi                 ;   217.3 alu2    55 t[0]
        mov qword [rsp + 1656], rbx  ;   218.3 agu2    55 t[0] spill
        not r8                       ;   218.0 alu0    43 t[0]
        xor r14, r15                 ;   218.3 alu1    43 t[0]
        mov r15, qword [rsp + 1600]  ;   218.7 agu0    55 t[0]
        xor r8, qword [rsp + 1776]   ;   219.0 alu2+agu1   55 t[0]
        xor r15, qword [rsp + 1640]  ;   221.7 alu0+agu2   55 t[0]
        xor r15, qword [rsp + 1648]  ;   222.7 alu1+agu0   55 t[0]
        mov qword [rsp + 1648], rcx  ;   220.7 agu1    55 t[0] spill
        mov rbx, qword [rsp + 1592]  ;   220.3 agu2    55 t[0]
        xor r15, qword [rsp + 1632]  ;   223.7 alu2+agu0   55 t[0]
        xor r15, rsi                 ;   224.7 alu0    55 t[0]
        not r14                      ;   221.3 alu1    43 t[0]
        xor r14, qword [rsp + 1672]  ;   222.3 alu2+agu1   55 t[0]
        mov qword [rsp + 1672], rdi  ;   222.0 agu2    55 t[0] spill
        xor rsi, r13                 ;   222.3 alu0    55 t[0]
        xor rbx, qword [rsp + 1784]  ;   223.3 alu1+agu0   55 t[0]
        mov qword [rsp + 1592], rbx  ;   224.3 agu1    55 t[0] spill
        mov rbx, qword [rsp + 1608]  ;   223.3 agu2    55 t[0]
        xor rbx, rbp                 ;   226.3 alu2    55 t[0]
        xor rbx, rdx                 ;   227.3 alu0    55 t[0]
        xor rbp, qword [rsp + 1784]  ;   224.3 alu1+agu0   55 t[0]
        mov qword [rsp + 1784], rbx  ;   228.3 agu1    55 t[0] spill
        mov qword [rsp + 1688], rbp  ;   225.3 agu2    55 t[0] spill
        mov rbx, qword [rsp + 1720]  ;   225.3 agu0    55 t[0]
        mov qword [rsp + 1720], rdx  ;   225.7 agu1    43 t[0] spill
        xor rbx, rdx                 ;   228.3 alu2    55 t[0]
        mov rdx, qword [rsp + 1680]  ;   226.3 agu2    55 t[0]
        mov qword [rsp + 1680], r9   ;   226.7 agu0    55 t[0] spill
        mov qword [rsp + 1728], rbx  ;   229.3 agu1    55 t[0] spill
        mov rbx, qword [rsp + 1768]  ;   227.3 agu2    55 t[0]
        xor rbx, rdi                 ;   230.3 alu0    55 t[0]
        mov rdi, rbp                 ;   228.0 alu1    55 t[0] copy
        mov rbp, rcx                 ;   228.3 alu2    55 t[0] copy
        mov rcx, r11                 ;   228.7 alu0    55 t[0] copy
        xor rdi, r14                 ;   229.0 alu1    55 t[0]
        xor rbp, r13                 ;   229.3 alu2    55 t[0]
        xor r14, rbp                 ;   230.3 alu0    55 t[0]
        xor rdx, r9                  ;   230.0 alu1    55 t[0]
        mov r9, qword [rsp + 1736]   ;   230.3 agu0    55 t[0]
        xor r9, rax                  ;   233.3 alu2    55 t[0]
        mov rax, qword [rsp + 1664]  ;   231.0 agu1    55 t[0]
        xor rax, r9                  ;   234.3 alu0    55 t[0]
        xor r9, r12                  ;   234.3 alu1    55 t[0]
        mov qword [rsp + 1632], r14  ;   232.0 agu2    55 t[0] spill
        mov r14, qword [rsp + 1584]  ;   232.3 agu0    55 t[0]
        xor r14, rax                 ;   235.3 alu2    55 t[0]
        xor rcx, r14                 ;   236.3 alu0    55 t[0]
        mov qword [rsp + 1600], rcx  ;   237.3 agu1    55 t[0] spill
        xor r13, r8                  ;   233.7 alu1    55 t[0]
        xor rbp, qword [rsp + 1760]  ;   234.0 alu2+agu2   55 t[0]
        mov qword [rsp + 1640], r13  ;   234.7 agu0    55 t[0] spill
        mov r13, r8                  ;   234.7 alu0    55 t[0] copy
        xor r13, r9                  ;   235.7 alu1    55 t[0]
        xor r8, rdx                  ;   235.3 alu2    55 t[0]
        xor r13, rcx                 ;   237.3 alu0    55 t[0]
        mov rcx, qword [rsp + 1712]  ;   236.0 agu1    55 t[0]
        xor rcx, qword [rsp + 1736]  ;   239.0 alu1+agu2   55 t[0]
        xor rdx, qword [rsp + 1624]  ;   236.7 alu2+agu0   55 t[0]
        mov qword [rsp + 1736], r13  ;   238.3 agu1    55 t[0] spill
        mov r13, r10                 ;   237.3 alu0    55 t[0] copy
        xor r10, r12                 ;   237.7 alu1    55 t[0]
        xor r12, qword [rsp + 1592]  ;   238.0 alu2+agu2   55 t[0]
        xor r10, qword [rsp + 1744]  ;   238.7 alu0+agu0   55 t[0]
        xor r10, qword [rsp + 1720]  ;   239.7 alu1+agu1   55 t[0]
        mov qword [rsp + 1720], r12  ;   239.0 agu2    55 t[0] spill
        xor rax, qword [rsp + 1616]  ;   239.3 alu2+agu0   55 t[0]
        mov r12, rax                 ;   240.3 alu0    55 t[0] copy
        xor r13, r15                 ;   240.0 alu1    55 t[0]
        mov qword [rsp + 1840], r13  ;   241.0 agu1    55 t[0] spill
        xor rsi, qword [rsp + 1744]  ;   240.7 alu2+agu2   55 t[0]
        xor r14, qword [rsp + 1712]  ;   241.0 alu0+agu0   55 t[0]
        xor r12, rcx                 ;   241.3 alu1    55 t[0]
        xor rcx, r13                 ;   241.7 alu2    55 t[0]
        mov r13, qword [rsp + 1776]  ;   242.0 agu1    55 t[0]
        mov qword [rsp + 1776], r12  ;   242.3 agu2    55 t[0] spill
        mov r12, qword [rsp + 1608]  ;   242.7 agu0    55 t[0]
        xor r12, qword [rsp + 1704]  ;   245.7 alu0+agu1   55 t[0]
        xor r10, r12                 ;   246.7 alu1    55 t[0]
        xor r13, qword [rsp + 1760]  ;   245.0 alu2+agu2   55 t[0]
        xor rcx, rsi                 ;   244.0 alu0    55 t[0]
        xor rsi, qword [rsp + 1728]  ;   244.3 alu1+agu0   55 t[0]
        xor r12, rbx                 ;   246.7 alu2    55 t[0]
        mov qword [rsp + 1832], r10  ;   247.7 agu1    55 t[0] spill
        mov r10, qword [rsp + 1664]  ;   245.3 agu2    55 t[0]
        xor r10, qword [rsp + 1752]  ;   248.3 alu0+agu0   55 t[0]
        xor rax, qword [rsp + 1752]  ;   246.0 alu1+agu1   55 t[0]
        xor r11, r10                 ;   249.3 alu2    55 t[0]
        xor r10, r8                  ;   249.3 alu0    55 t[0]
        mov qword [rsp + 1752], r10  ;   250.3 agu2    55 t[0] spill
        xor rbx, rdi                 ;   247.3 alu1    55 t[0]
        xor rbx, qword [rsp + 1576]  ;   248.3 alu2+agu0   55 t[0]
        mov qword [rsp + 1664], rbx  ;   249.3 agu1    55 t[0] spill
        mov rbx, rdx                 ;   248.3 alu0    55 t[0] copy
        xor rbx, r13                 ;   249.3 alu1    55 t[0]
        mov qword [rsp + 1792], rbx  ;   250.3 agu2    55 t[0] spill
        xor r13, r10                 ;   250.3 alu2    55 t[0]
        xor rdx, r11                 ;   250.3 alu0    55 t[0]
        mov r10, qword [rsp + 1488]  ;   250.0 agu0    55 t[0].0 reload
        xor r11, qword [rsp + 1776]  ;   250.3 alu1+agu1   55 t[0]
        xor rdi, qword [r10 + 1072]  ;   256.0 alu2+agu2   55 t[0]
        xor r14, qword [r10 + 1040]  ;   256.0 alu0+agu0   55 t[0]
        xor r11, qword [r10 + 1168]  ;   256.0 alu1+agu1   55 t[0]
        xor rax, qword [r10 + 1104]  ;   256.0 alu2+agu2   55 t[0]
        xor r8, qword [r10 + 1024]   ;   256.0 alu0+agu0   55 t[0]
        xor r13, qword [rsp + 1736]  ;   252.3 alu1+agu1   55 t[0]
        xor r13, qword [r10 + 1096]  ;   256.0 alu2+agu2   55 t[0]
        xor rbp, qword [r10 + 1080]  ;   256.0 alu0+agu0   55 t[0]
        xor rdx, qword [r10 + 1032]  ;   256.0 alu1+agu1   55 t[0]
        mov rbx, qword [rsp + 1696]  ;   253.7 agu2    55 t[0]
        xor rbx, r15                 ;   256.7 alu2    55 t[0]
        xor r15, qword [rsp + 1680]  ;   254.3 alu0+agu0   55 t[0]
        xor rbx, qword [rsp + 1760]  ;   257.7 alu1+agu1   55 t[0]
        xor rbx, qword [rsp + 1616]  ;   258.7 alu2+agu2   55 t[0]
        mov qword [rsp + 1760], r11  ;   257.0 agu0    55 t[0] spill
        mov r11, rbx                 ;   259.7 alu0    55 t[0] copy
        xor r11, r9                  ;   260.7 alu1    55 t[0]
        xor rbx, qword [r10 + 1240]  ;   259.7 alu2+agu1   55 t[0]
        xor rbx, qword [rsp + 1744]  ;   260.7 alu0+agu2   55 t[0]
        mov qword [rsp + 1744], rbx  ;   261.7 agu0    55 t[0] spill
        xor r11, rcx                 ;   261.7 alu1    55 t[0]
        mov rbx, qword [rsp + 1704]  ;   258.0 agu1    55 t[0]
        xor rbx, r15                 ;   261.0 alu2    55 t[0]
        xor rbx, qword [r10 + 1056]  ;   262.0 alu0+agu2   55 t[0]
        xor rbx, qword [rsp + 1728]  ;   263.0 alu1+agu0   55 t[0]
        xor r11, qword [r10 + 1048]  ;   262.7 alu2+agu1   55 t[0]
        xor rcx, qword [r10 + 1112]  ;   259.7 alu0+agu2   55 t[0]
        xor r15, rsi                 ;   260.0 alu1    55 t[0]
        xor rsi, qword [r10 + 1120]  ;   260.3 alu2+agu0   55 t[0]
        xor r15, qword [r10 + 1248]  ;   261.0 alu0+agu1   55 t[0]
        xor rsi, qword [rsp + 1608]  ;   261.3 alu1+agu2   55 t[0]
        xor r15, qword [rsp + 1832]  ;   262.0 alu2+agu0   55 t[0]
        mov qword [rsp + 1608], r15  ;   263.0 agu1    55 t[0] spill
        mov r15, r12                 ;   262.0 alu0    55 t[0] copy
        xor r12, qword [r10 + 1128]  ;   262.3 alu1+agu2   55 t[0]
        xor r12, qword [rsp + 1728]  ;   263.3 alu2+agu0   55 t[0]
        xor r12, qword [rsp + 1784]  ;   264.3 alu0+agu1   55 t[0]
        xor r15, qword [r10 + 1064]  ;   263.3 alu1+agu2   55 t[0]
        xor r9, qword [r10 + 1176]   ;   263.7 alu2+agu0   55 t[0]
        xor r9, qword [rsp + 1840]   ;   264.7 alu0+agu1   55 t[0]
        mov qword [rsp + 1704], r9   ;   265.7 agu2    55 t[0] spill
        mov r9, qword [rsp + 1640]   ;   264.7 agu0    55 t[0]
        xor r9, qword [r10 + 1088]   ;   267.7 alu1+agu1   55 t[0]
        xor r9, qword [rsp + 1624]   ;   268.7 alu2+agu2   55 t[0]
        mov qword [rsp + 1624], r12  ;   265.7 agu0    55 t[0] spill
        mov r12, qword [rsp + 1656]  ;   266.0 agu1    55 t[0]
        xor r12, qword [r10 + 1136]  ;   269.0 alu0+agu2   55 t[0]
        xor r12, qword [rsp + 1664]  ;   270.0 alu1+agu0   55 t[0]
        mov qword [rsp + 1840], r12  ;   271.0 agu1    55 t[0] spill
        mov r12, qword [rsp + 1720]  ;   267.3 agu2    55 t[0]
        xor r12, qword [r10 + 1144]  ;   270.3 alu2+agu0   55 t[0]
        xor r12, qword [rsp + 1648]  ;   271.3 alu0+agu1   55 t[0]
        mov qword [rsp + 1648], r12  ;   272.3 agu2    55 t[0] spill
        mov r12, qword [rsp + 1640]  ;   268.7 agu0    55 t[0]
        xor r12, qword [r10 + 1152]  ;   271.7 alu1+agu1   55 t[0]
        xor r12, qword [rsp + 1792]  ;   272.7 alu2+agu2   55 t[0]
        mov qword [rsp + 1640], r12  ;   273.7 agu0    55 t[0] spill
        mov r12, qword [rsp + 1736]  ;   270.0 agu1    55 t[0]
        xor r12, qword [r10 + 1160]  ;   273.0 alu0+agu2   55 t[0]
        mov qword [rsp + 1736], r12  ;   274.0 agu0    55 t[0] spill
        mov r12, qword [rsp + 1832]  ;   271.0 agu1    55 t[0]
        xor r12, qword [r10 + 1184]  ;   274.0 alu1+agu2   55 t[0]
        mov qword [rsp + 1832], r12  ;   275.0 agu0    55 t[0] spill
        mov r12, qword [rsp + 1576]  ;   272.0 agu1    55 t[0]
        xor r12, qword [r10 + 1192]  ;   275.0 alu2+agu2   55 t[0]
        xor r12, qword [rsp + 1672]  ;   276.0 alu0+agu0   55 t[0]
        xor r12, qword [rsp + 1728]  ;   277.0 alu1+agu1   55 t[0]
        mov qword [rsp + 1728], r12  ;   278.0 agu2    55 t[0] spill
        mov r12, qword [rsp + 1664]  ;   273.7 agu0    55 t[0]
        xor r12, qword [r10 + 1200]  ;   276.7 alu2+agu1   55 t[0]
        xor r12, qword [rsp + 1592]  ;   277.7 alu0+agu2   55 t[0]
        mov qword [rsp + 1592], r12  ;   278.7 agu0    55 t[0] spill
        mov r12, qword [rsp + 1720]  ;   275.0 agu1    55 t[0]
        xor r12, qword [r10 + 1208]  ;   278.0 alu1+agu2   55 t[0]
        xor r12, qword [rsp + 1632]  ;   279.0 alu2+agu0   55 t[0]
        mov qword [rsp + 1720], r12  ;   280.0 agu1    55 t[0] spill
        mov r12, qword [rsp + 1792]  ;   276.3 agu2    55 t[0]
        xor r12, qword [r10 + 1216]  ;   279.3 alu0+agu0   55 t[0]
        xor r12, qword [rsp + 1680]  ;   280.3 alu1+agu1   55 t[0]
        mov qword [rsp + 1680], r12  ;   281.3 agu2    55 t[0] spill
        mov r12, qword [rsp + 1584]  ;   277.7 agu0    55 t[0]
        xor r12, qword [r10 + 1224]  ;   280.7 alu2+agu1   55 t[0]
        xor r12, qword [rsp + 1792]  ;   281.7 alu0+agu2   55 t[0]
        xor r12, qword [rsp + 1752]  ;   282.7 alu1+agu0   55 t[0]
        mov qword [rsp + 1752], r12  ;   283.7 agu1    55 t[0] spill
        mov r12, qword [rsp + 1776]  ;   279.3 agu2    55 t[0]
        xor r12, qword [r10 + 1232]  ;   282.3 alu2+agu0   55 t[0]
        xor r12, qword [rsp + 1600]  ;   283.3 alu0+agu1   55 t[0]
        mov qword [rsp + 664], rbp   ;   280.3 agu2    55 t[0] spill
        mov qword [rsp + 1712], rbx  ;   280.7 agu0    55 t[0] spill
        mov qword [rsp + 1600], r12  ;   284.3 agu1    55 t[0] spill
        mov r12, qword [rsp + 1784]  ;   281.3 agu2    55 t[0]
        xor r12, qword [r10 + 1256]  ;   284.3 alu1+agu0   55 t[0]
        xor r12, qword [rsp + 1768]  ;   285.3 alu2+agu1   55 t[0]
        mov qword [rsp + 1768], r12  ;   286.3 agu2    55 t[0] spill
        mov r12, qword [rsp + 1688]  ;   282.7 agu0    55 t[0]
        xor r12, qword [r10 + 1264]  ;   285.7 alu0+agu1   55 t[0]
        mov qword [rsp + 1776], rax  ;   283.3 agu2    55 t[0] spill
        xor r12, qword [rsp + 1656]  ;   286.7 alu1+agu0   55 t[0]
        mov qword [rsp + 1656], r12  ;   287.7 agu1    55 t[0] spill
        mov qword [rsp + 1784], rcx  ;   284.3 agu2    55 t[0] spill
        mov qword [rsp + 1688], rsi  ;   284.7 agu0    55 t[0] spill
        mov r12, qword [rsp + 1632]  ;   285.0 agu1    55 t[0]
        xor r12, qword [r10 + 1272]  ;   288.0 alu2+agu2   55 t[0]
        mov qword [rsp + 1632], r12  ;   289.0 agu0    55 t[0] spill
        mov r12, qword [rsp + 808]   ;   286.0 agu1    43 t[1]
        xor r12, qword [rsp + 840]   ;   289.0 alu0+agu2   43 t[1]
        mov rsi, r12                 ;   290.0 alu1    43 t[1] copy
        xor rsi, qword [rsp + 824]   ;   291.0 alu2+agu0   43 t[1]
        mov rcx, rsi                 ;   292.0 alu0    43 t[1] copy
        mov qword [rsp + 544], r14   ;   287.7 agu1    55 t[0] spill
        xor rcx, qword [rsp + 896]   ;   293.0 alu1+agu2   43 t[1]
        mov rax, rcx                 ;   294.0 alu2    43 t[1] copy
        xor rax, qword [rsp + 800]   ;   295.0 alu0+agu0   43 t[1]
        mov qword [rsp + 1616], r11  ;   289.0 agu1    55 t[0] spill
        mov qword [rsp + 1792], r13  ;   289.3 agu2    55 t[0] spill
        mov qword [rsp + 672], r8    ;   289.7 agu0    55 t[0] spill
        mov r11, rax                 ;   296.0 alu1    43 t[1] copy
        mov qword [rsp + 560], rdi   ;   290.3 agu1    55 t[0] spill
        mov qword [rsp + 632], r15   ;   290.7 agu2    55 t[0] spill
        mov r13, rcx                 ;   294.0 alu2    43 t[1] copy
        xor r13, qword [rsp + 784]   ;   295.0 alu0+agu0   43 t[1]
        mov qword [rsp + 1584], r9   ;   291.7 agu1    55 t[0] spill
        mov rdi, rax                 ;   296.0 alu1    43 t[1] copy
        xor rdi, qword [rsp + 832]   ;   297.0 alu2+agu2   43 t[1]
        mov r15, rdi                 ;   298.0 alu0    43 t[1] copy
        mov r10, rdi                 ;   298.0 alu1    43 t[1] copy
        mov r9, r13                  ;   296.0 alu2    43 t[1] copy
        xor r9, qword [rsp + 792]    ;   297.0 alu0+agu0   43 t[1]
        mov rbp, r9                  ;   298.0 alu1    43 t[1] copy
        xor rbp, qword [rsp + 808]   ;   299.0 alu2+agu1   43 t[1]
        mov qword [rsp + 536], rdx   ;   294.7 agu2    55 t[0] spill
        xor r11, rbp                 ;   300.0 alu0    43 t[1]
        mov r14, r11                 ;   301.0 alu1    43 t[1] copy
        xor r14, qword [rsp + 896]   ;   302.0 alu2+agu0   43 t[1]
        xor r15, qword [rsp + 784]   ;   299.0 alu0+agu1   43 t[1]
        mov qword [rsp + 1824], rdi  ;   298.0 agu2    43 t[1] spill
        mov rbx, rdi                 ;   298.0 alu1    43 t[1] copy
        xor rbx, qword [rsp + 840]   ;   299.0 alu2+agu0   43 t[1]
        mov rdx, rbx                 ;   300.0 alu0    43 t[1] copy
        xor rdx, r14                 ;   303.0 alu1    43 t[1]
        and r10, rdx                 ;   304.0 alu2    43 t[1]
        mov qword [rsp + 1800], rdx  ;   304.0 agu1    43 t[1] spill
        xor rsi, r10                 ;   305.0 alu0    43 t[1]
        mov r10, r14                 ;   303.0 alu1    43 t[1] copy
        xor r10, qword [rsp + 784]   ;   304.0 alu2+agu2   43 t[1]
        mov qword [rsp + 1848], r14  ;   303.0 agu0    43 t[1] spill
        mov r8, rdx                  ;   304.0 alu0    43 t[1] copy
        xor r8, qword [rsp + 808]    ;   305.0 alu1+agu1   43 t[1]
        xor r12, r10                 ;   305.0 alu2    43 t[1]
        and r10, r14                 ;   305.0 alu0    43 t[1]
        xor rsi, r10                 ;   306.0 alu1    43 t[1]
        mov rdi, rbp                 ;   303.0 alu2    43 t[1] copy
        and rdi, r12                 ;   306.0 alu0    43 t[1]
        xor r10, rdi                 ;   307.0 alu1    43 t[1]
        mov rdi, rbp                 ;   304.0 alu2    43 t[1] copy
        xor rdi, rbx                 ;   305.0 alu0    43 t[1]
        mov qword [rsp + 1856], rdi  ;   306.0 agu2    43 t[1] spill
        mov rdx, rdi                 ;   306.0 alu1    43 t[1] copy
        and rdx, r8                  ;   307.0 alu2    43 t[1]
        xor r9, r10                  ;   308.0 alu0    43 t[1]
        xor r10, qword [rsp + 840]   ;   308.0 alu1+agu0   43 t[1]
        xor r10, rdx                 ;   309.0 alu2    43 t[1]
        mov rdx, rdi                 ;   306.7 alu0    43 t[1] copy
        mov rdi, r13                 ;   307.0 alu1    43 t[1] copy
        mov r14, r11                 ;   307.3 alu2    43 t[1] copy
        and r14, rcx                 ;   308.3 alu0    43 t[1]
        xor r10, r14                 ;   310.0 alu1    43 t[1]
        or rdi, qword [rsp + 896]    ;   308.3 alu2+agu1   43 t[1]
        xor r9, rdi                  ;   309.3 alu0    43 t[1]
        xor rdi, rsi                 ;   309.3 alu1    43 t[1]
        xor rsi, r14                 ;   309.3 alu2    43 t[1]
        mov r14, r12                 ;   309.7 alu0    43 t[1] copy
        mov qword [rsp + 1864], r11  ;   310.0 agu2    43 t[1] spill
        mov r11, rax                 ;   310.3 alu1    43 t[1] copy
        xor r14, rcx                 ;   310.7 alu2    43 t[1]
        and r11, r14                 ;   311.7 alu0    43 t[1]
        xor rsi, r11                 ;   312.7 alu1    43 t[1]
        xor rdx, qword [rsp + 896]   ;   311.7 alu2+agu0   43 t[1]
        mov r11, r13                 ;   312.0 alu0    43 t[1] copy
        xor r11, r8                  ;   313.0 alu1    43 t[1]
        mov qword [rsp + 1872], rax  ;   312.7 agu1    43 t[1] spill
        mov rax, r15                 ;   313.0 alu2    43 t[1] copy
        mov qword [rsp + 1880], r14  ;   313.3 agu2    43 t[1] spill
        mov r14, rdx                 ;   313.7 alu0    43 t[1] copy
        and r14, r11                 ;   314.7 alu1    43 t[1]
        xor rdi, r14                 ;   315.7 alu2    43 t[1]
        and rax, rbx                 ;   314.7 alu0    43 t[1]
        xor r9, rax                  ;   315.7 alu1    43 t[1]
        mov r14, rsi                 ;   315.3 alu2    43 t[1] copy
        and r14, r10                 ;   316.3 alu0    43 t[1]
        xor rdi, r14                 ;   317.3 alu1    43 t[1]
        mov rax, rdi                 ;   318.3 alu2    43 t[1] copy
        and rax, r9                  ;   319.3 alu0    43 t[1]
        xor rsi, rax                 ;   320.3 alu1    43 t[1]
        mov rax, r9                  ;   317.3 alu2    43 t[1] copy
        xor rdi, r10                 ;   318.3 alu0    43 t[1]
        and rax, rsi                 ;   321.3 alu1    43 t[1]
        xor r10, rax                 ;   322.3 alu2    43 t[1]
        or r14, rdi                  ;   319.3 alu0    43 t[1]
        xor r14, rsi                 ;   321.3 alu1    43 t[1]
        and rsi, r10                 ;   323.3 alu2    43 t[1]
        xor r9, rsi                  ;   324.3 alu0    43 t[1]
        mov rsi, r10                 ;   323.3 alu1    43 t[1] copy
        or rsi, r14                  ;   324.3 alu2    43 t[1]
        xor rdi, rsi                 ;   325.3 alu0    43 t[1]
        mov rsi, r14                 ;   322.3 alu1    43 t[1] copy
        xor rsi, r10                 ;   323.3 alu2    43 t[1]
        mov rax, rsi                 ;   324.3 alu0    43 t[1] copy
        and r12, rdi                 ;   326.3 alu1    43 t[1]
        xor rax, rdi                 ;   326.3 alu2    43 t[1]
        and rbp, rdi                 ;   326.3 alu0    43 t[1]
        and r13, r14                 ;   323.0 alu1    43 t[1]
        xor rdi, r9                  ;   326.3 alu2    43 t[1]
        and r15, rax                 ;   327.3 alu0    43 t[1]
        and rcx, rdi                 ;   327.3 alu1    43 t[1]
        and rbx, rax                 ;   327.3 alu2    43 t[1]
        mov rax, r14                 ;   324.7 alu0    43 t[1] copy
        xor r14, rdi                 ;   327.3 alu1    43 t[1]
        and rax, qword [rsp + 896]   ;   325.7 alu2+agu0   43 t[1]
        and rdi, qword [rsp + 1864]  ;   327.3 alu0+agu1   43 t[1]
        xor rdi, rax                 ;   328.3 alu1    43 t[1]
        and rdx, r10                 ;   326.3 alu2    43 t[1]
        xor rax, rdx                 ;   327.3 alu0    43 t[1]
        xor rdi, rbx                 ;   329.3 alu1    43 t[1]
        xor rdx, rbx                 ;   328.3 alu2    43 t[1]
        mov rbx, qword [rsp + 1848]  ;   327.7 agu2    43 t[1]
        and rbx, r14                 ;   330.7 alu0    43 t[1]
        xor rax, rbx                 ;   331.7 alu1    43 t[1]
        and r8, rsi                  ;   328.7 alu2    43 t[1]
        xor r12, r8                  ;   329.7 alu0    43 t[1]
        and r11, r10                 ;   329.3 alu1    43 t[1]
        xor r10, r9                  ;   329.7 alu2    43 t[1]
        mov rbx, qword [rsp + 1800]  ;   330.0 agu0    43 t[1]
        mov qword [rsp + 1864], r13  ;   330.3 agu1    43 t[1] spill
        and r14, qword [rsp + 784]   ;   330.7 alu0+agu2   43 t[1]
        xor r8, r15                  ;   331.0 alu1    43 t[1]
        mov r15, qword [rsp + 1096]  ;   331.3 agu0    43 t[1] reload
        xor rcx, r14                 ;   331.7 alu2    43 t[1]
        and rbx, r10                 ;   333.0 alu0    43 t[1]
        and rsi, qword [rsp + 1856]  ;   332.3 alu1+agu1   43 t[1]
        mov qword [rsp + 1888], r14  ;   332.7 agu2    43 t[1] spill
        xor rax, rbx                 ;   334.0 alu2    43 t[1]
        and r10, qword [rsp + 1824]  ;   333.3 alu0+agu0   43 t[1]
        xor r10, rcx                 ;   334.3 alu1    43 t[1]
        xor rcx, r12                 ;   334.0 alu2    43 t[1]
        mov qword [rsp + 1896], r12  ;   334.3 agu1    43 t[1] spill
        xor rbp, rbx                 ;   334.7 alu0    43 t[1]
        xor rdx, rbp                 ;   335.7 alu1    43 t[1]
        xor rcx, rdx                 ;   336.7 alu2    43 t[1]
        xor rsi, rcx                 ;   337.7 alu0    43 t[1]
        xor rdi, rsi                 ;   338.7 alu1    43 t[1]
        mov rbx, qword [rsp + 1872]  ;   336.3 agu2    43 t[1]
        mov qword [rsp + 1872], rax  ;   336.7 agu0    43 t[1] spill
        and rbx, r9                  ;   339.3 alu2    43 t[1]
        xor rbp, rbx                 ;   340.3 alu0    43 t[1]
        and r9, qword [rsp + 1880]   ;   337.7 alu1+agu1   43 t[1]
        xor rbp, rsi                 ;   341.3 alu2    43 t[1]
        not rdx                      ;   338.3 alu0    43 t[1]
        mov qword [rsp + 1824], rdx  ;   339.3 agu2    43 t[1] spill
        xor r9, rdi                  ;   339.7 alu1    43 t[1]
        xor r10, r9                  ;   340.7 alu2    43 t[1]
        xor r11, r9                  ;   340.7 alu0    43 t[1]
        mov r9, qword [rsp + 1160]   ;   340.0 agu0    43 t[1]
        xor r9, r15                  ;   343.0 alu1    43 t[1]
        mov rsi, r9                  ;   344.0 alu2    43 t[1] copy
        xor rsi, qword [rsp + 1112]  ;   345.0 alu0+agu1   43 t[1]
        mov rbx, rsi                 ;   346.0 alu1    43 t[1] copy
        xor rbx, qword [rsp + 1184]  ;   347.0 alu2+agu2   43 t[1]
        not rcx                      ;   342.0 alu0    43 t[1]
        mov qword [rsp + 1880], rcx  ;   343.0 agu0    43 t[1] spill
        mov rcx, rbx                 ;   348.0 alu1    43 t[1] copy
        not r10                      ;   343.0 alu2    43 t[1]
        mov qword [rsp + 1904], r11  ;   343.3 agu1    43 t[1] spill
        mov qword [rsp + 1848], r10  ;   344.0 agu2    43 t[1] spill
        mov rax, rbx                 ;   348.0 alu0    43 t[1] copy
        xor rax, qword [rsp + 1088]  ;   349.0 alu1+agu0   43 t[1]
        mov rdx, rax                 ;   350.0 alu2    43 t[1] copy
        xor rdx, qword [rsp + 1136]  ;   351.0 alu0+agu1   43 t[1]
        not rbp                      ;   345.3 alu1    43 t[1]
        xor r8, r11                  ;   345.7 alu2    43 t[1]
        mov qword [rsp + 1856], rbp  ;   346.3 agu2    43 t[1] spill
        xor rcx, qword [rsp + 1144]  ;   349.0 alu0+agu0   43 t[1]
        mov r10, rcx                 ;   350.0 alu1    43 t[1] copy
        mov qword [rsp + 1912], r8   ;   347.0 agu1    43 t[1] spill
        mov qword [rsp + 1800], rdi  ;   347.3 agu2    43 t[1] spill
        xor r10, qword [rsp + 1120]  ;   351.0 alu2+agu0   43 t[1]
        mov r13, r10                 ;   352.0 alu0    43 t[1] copy
        mov rbp, r10                 ;   352.0 alu1    43 t[1] copy
        mov r14, rcx                 ;   350.0 alu2    43 t[1] copy
        mov rdi, rdx                 ;   352.0 alu0    43 t[1] copy
        xor rdi, qword [rsp + 1160]  ;   353.0 alu1+agu1   43 t[1]
        xor r14, rdi                 ;   354.0 alu2    43 t[1]
        mov r12, r14                 ;   355.0 alu0    43 t[1] copy
        xor r12, qword [rsp + 1184]  ;   356.0 alu1+agu2   43 t[1]
        mov r8, r10                  ;   352.0 alu2    43 t[1] copy
        mov qword [rsp + 1920], r10  ;   352.0 agu0    43 t[1] spill
        mov r10, r12                 ;   357.0 alu0    43 t[1] copy
        xor r10, qword [rsp + 1088]  ;   358.0 alu1+agu1   43 t[1]
        xor rbp, qword [rsp + 1088]  ;   353.0 alu2+agu2   43 t[1]
        mov qword [rsp + 1928], r12  ;   357.0 agu0    43 t[1] spill
        mov qword [rsp + 1936], r14  ;   355.0 agu1    43 t[1] spill
        mov qword [rsp + 1944], rcx  ;   353.0 agu2    43 t[1] spill
        xor r13, r15                 ;   353.3 alu0    43 t[1]
        mov r11, r13                 ;   354.3 alu1    43 t[1] copy
        xor r11, r12                 ;   357.0 alu2    43 t[1]
        mov qword [rsp + 1952], r11  ;   358.0 agu0    43 t[1] spill
        and r8, r11                  ;   358.0 alu0    43 t[1]
        xor rsi, r8                  ;   359.0 alu1    43 t[1]
        mov r8, r11                  ;   358.0 alu2    43 t[1] copy
        xor r8, qword [rsp + 1160]   ;   359.0 alu0+agu1   43 t[1]
        xor r9, r10                  ;   359.0 alu1    43 t[1]
        and r10, r12                 ;   359.0 alu2    43 t[1]
        mov r11, rdi                 ;   356.7 alu0    43 t[1] copy
        and r11, r9                  ;   360.0 alu1    43 t[1]
        xor rsi, r10                 ;   360.0 alu2    43 t[1]
        xor r10, r11                 ;   361.0 alu0    43 t[1]
        xor rdx, r10                 ;   362.0 alu1    43 t[1]
        mov r11, rdi                 ;   358.3 alu2    43 t[1] copy
        xor r11, r13                 ;   359.3 alu0    43 t[1]
        mov qword [rsp + 1960], r11  ;   360.3 agu2    43 t[1] spill
        mov r12, r14                 ;   359.3 alu1    43 t[1] copy
        and r12, rbx                 ;   360.3 alu2    43 t[1]
        xor r10, r15                 ;   362.0 alu0    43 t[1]
        mov r15, r11                 ;   360.3 alu1    43 t[1] copy
        and r15, r8                  ;   361.3 alu2    43 t[1]
        xor r10, r15                 ;   363.0 alu0    43 t[1]
        xor r10, r12                 ;   364.0 alu1    43 t[1]
        mov r14, rcx                 ;   361.7 alu2    43 t[1] copy
        mov r15, r11                 ;   362.0 alu0    43 t[1] copy
        mov r11, rax                 ;   362.3 alu1    43 t[1] copy
        xor r15, qword [rsp + 1184]  ;   363.0 alu2+agu0   43 t[1]
        or r11, qword [rsp + 1184]   ;   363.3 alu0+agu1   43 t[1]
        xor rdx, r11                 ;   364.3 alu1    43 t[1]
        xor r11, rsi                 ;   364.3 alu2    43 t[1]
        xor rsi, r12                 ;   364.0 alu0    43 t[1]
        mov r12, r9                  ;   364.3 alu1    43 t[1] copy
        xor r12, rbx                 ;   365.3 alu2    43 t[1]
        and r14, r12                 ;   366.3 alu0    43 t[1]
        xor rsi, r14                 ;   367.3 alu1    43 t[1]
        mov r14, rax                 ;   365.7 alu2    43 t[1] copy
        xor r14, r8                  ;   366.7 alu0    43 t[1]
        mov qword [rsp + 1968], r12  ;   366.3 agu2    43 t[1] spill
        mov r12, r15                 ;   366.7 alu1    43 t[1] copy
        and r12, r14                 ;   367.7 alu2    43 t[1]
        xor r11, r12                 ;   368.7 alu0    43 t[1]
        mov r12, rsi                 ;   368.3 alu1    43 t[1] copy
        mov rcx, rbp                 ;   368.0 alu2    43 t[1] copy
        and rcx, r13                 ;   369.0 alu0    43 t[1]
        and r12, r10                 ;   369.3 alu1    43 t[1]
        xor rdx, rcx                 ;   370.0 alu2    43 t[1]
        xor r11, r12                 ;   370.3 alu0    43 t[1]
        mov rcx, r11                 ;   371.3 alu1    43 t[1] copy
        and rcx, rdx                 ;   372.3 alu2    43 t[1]
        xor rsi, rcx                 ;   373.3 alu0    43 t[1]
        xor r11, r10                 ;   371.3 alu1    43 t[1]
        or r12, r11                  ;   372.3 alu2    43 t[1]
        xor r12, rsi                 ;   374.3 alu0    43 t[1]
        mov rcx, rdx                 ;   371.7 alu1    43 t[1] copy
        and rcx, rsi                 ;   374.3 alu2    43 t[1]
        xor r10, rcx                 ;   375.3 alu0    43 t[1]
        and rsi, r10                 ;   376.3 alu1    43 t[1]
        and r14, r10                 ;   376.3 alu2    43 t[1]
        xor rdx, rsi                 ;   377.3 alu0    43 t[1]
        mov rsi, r10                 ;   376.3 alu1    43 t[1] copy
        or rsi, r12                  ;   377.3 alu2    43 t[1]
        xor r11, rsi                 ;   378.3 alu0    43 t[1]
        and rdi, r11                 ;   379.3 alu1    43 t[1]
        and rax, r12                 ;   375.3 alu2    43 t[1]
        and r9, r11                  ;   379.3 alu0    43 t[1]
        mov rsi, r12                 ;   375.7 alu1    43 t[1] copy
        xor rsi, r10                 ;   376.7 alu2    43 t[1]
        and r15, r10                 ;   376.3 alu0    43 t[1]
        xor r10, rdx                 ;   378.3 alu1    43 t[1]
        mov rcx, rsi                 ;   377.7 alu2    43 t[1] copy
        xor rcx, r11                 ;   379.3 alu0    43 t[1]
        and r13, rcx                 ;   380.3 alu1    43 t[1]
        and rbp, rcx                 ;   380.3 alu2    43 t[1]
        mov rcx, r12                 ;   378.3 alu0    43 t[1] copy
        and rcx, qword [rsp + 1184]  ;   379.3 alu1+agu0   43 t[1]
        xor r11, rdx                 ;   379.3 alu2    43 t[1]
        xor r12, r11                 ;   380.3 alu0    43 t[1]
        and rbx, r11                 ;   380.3 alu1    43 t[1]
        and r11, qword [rsp + 1936]  ;   380.3 alu2+agu1   43 t[1]
        xor r11, rcx                 ;   381.3 alu0    43 t[1]
        xor rcx, r15                 ;   380.7 alu1    43 t[1]
        xor r15, r13                 ;   381.3 alu2    43 t[1]
        xor r11, r13                 ;   382.3 alu0    43 t[1]
        mov r13, qword [rsp + 1928]  ;   381.7 agu2    43 t[1]
        and r13, r12                 ;   384.7 alu1    43 t[1]
        xor rcx, r13                 ;   385.7 alu2    43 t[1]
        mov r13, qword [rsp + 1952]  ;   382.7 agu0    43 t[1]
        and r13, r10                 ;   385.7 alu0    43 t[1]
        xor rdi, r13                 ;   386.7 alu1    43 t[1]
        xor r15, rdi                 ;   387.7 alu2    43 t[1]
        and r8, rsi                  ;   384.0 alu0    43 t[1]
        and rsi, qword [rsp + 1960]  ;   384.3 alu1+agu1   43 t[1]
        xor r9, r8                   ;   385.0 alu2    43 t[1]
        and r12, qword [rsp + 1088]  ;   385.0 alu0+agu2   43 t[1]
        xor rbx, r12                 ;   386.0 alu1    43 t[1]
        xor rcx, r13                 ;   386.7 alu2    43 t[1]
        mov r13, qword [rsp + 1944]  ;   386.0 agu0    43 t[1]
        and r13, rdx                 ;   389.0 alu0    43 t[1]
        xor rdi, r13                 ;   390.0 alu1    43 t[1]
        and r10, qword [rsp + 1920]  ;   387.0 alu2+agu1   43 t[1]
        xor r10, rbx                 ;   388.0 alu0    43 t[1]
        xor rbx, r9                  ;   387.7 alu1    43 t[1]
        xor rbx, r15                 ;   388.7 alu2    43 t[1]
        xor rsi, rbx                 ;   389.7 alu0    43 t[1]
        xor r11, rsi                 ;   390.7 alu1    43 t[1]
        xor rdi, rsi                 ;   391.0 alu2    43 t[1]
        xor rax, r9                  ;   389.3 alu0    43 t[1]
        mov r9, qword [rsp + 1432]   ;   389.7 agu2    43 t[1]
        xor rax, r12                 ;   390.3 alu1    43 t[1]
        mov r12, qword [rsp + 1456]  ;   390.3 agu0    43 t[1] reload
        and rdx, qword [rsp + 1968]  ;   390.7 alu2+agu1   43 t[1]
        xor rdx, r11                 ;   391.7 alu0    43 t[1]
        xor r14, rdx                 ;   392.7 alu1    43 t[1]
        xor r9, r12                  ;   393.3 alu2    43 t[1]
        mov r13, r9                  ;   394.3 alu0    43 t[1] copy
        mov rsi, qword [rsp + 1464]  ;   392.3 agu2    43 t[1] reload
        xor r8, rbp                  ;   392.7 alu1    43 t[1]
        xor r8, r14                  ;   393.7 alu2    43 t[1]
        xor rax, r14                 ;   393.7 alu0    43 t[1]
        xor r13, qword [rsp + 1480]  ;   395.3 alu1+agu0   43 t[1]
        mov r14, r13                 ;   396.3 alu2    43 t[1] copy
        xor r14, rsi                 ;   397.3 alu0    43 t[1]
        xor r10, rdx                 ;   394.7 alu1    43 t[1]
        mov rdx, r14                 ;   398.3 alu2    43 t[1] copy
        not r15                      ;   395.3 alu0    43 t[1]
        mov qword [rsp + 1920], r15  ;   396.3 agu1    43 t[1] spill
        mov qword [rsp + 1944], rcx  ;   396.0 agu2    43 t[1] spill
        xor rdx, qword [rsp + 1440]  ;   399.3 alu1+agu0   43 t[1]
        mov qword [rsp + 1968], r11  ;   396.7 agu1    43 t[1] spill
        mov rbp, r14                 ;   398.3 alu2    43 t[1] copy
        mov qword [rsp + 1976], r8   ;   397.3 agu2    43 t[1] spill
        mov qword [rsp + 1936], rax  ;   397.7 agu0    43 t[1] spill
        not r10                      ;   398.0 alu0    43 t[1]
        xor rbp, qword [rsp + 1512]  ;   399.3 alu1+agu1   43 t[1]
        mov r15, rbp                 ;   400.3 alu2    43 t[1] copy
        xor r15, qword [rsp + 1504]  ;   401.3 alu0+agu2   43 t[1]
        not rbx                      ;   399.3 alu1    43 t[1]
        mov qword [rsp + 1928], r10  ;   399.7 agu0    43 t[1] spill
        not rdi                      ;   400.0 alu2    43 t[1]
        mov qword [rsp + 1960], rdi  ;   401.0 agu1    43 t[1] spill
        mov rdi, rbp                 ;   400.7 alu0    43 t[1] copy
        mov r11, rdx                 ;   401.0 alu1    43 t[1] copy
        xor r11, qword [rsp + 1472]  ;   402.0 alu2+agu2   43 t[1]
        mov r10, r15                 ;   402.3 alu0    43 t[1] copy
        xor r10, r12                 ;   403.3 alu1    43 t[1]
        mov r8, r10                  ;   404.3 alu2    43 t[1] copy
        mov r12, r15                 ;   402.7 alu0    43 t[1] copy
        mov rcx, r11                 ;   403.0 alu1    43 t[1] copy
        xor rcx, qword [rsp + 1432]  ;   404.0 alu2+agu0   43 t[1]
        xor rdi, rcx                 ;   405.0 alu0    43 t[1]
        mov rax, rdi                 ;   406.0 alu1    43 t[1] copy
        xor rax, rsi                 ;   407.0 alu2    43 t[1]
        mov qword [rsp + 1984], rdi  ;   406.0 agu1    43 t[1] spill
        xor r8, rax                  ;   408.0 alu0    43 t[1]
        and r12, r8                  ;   409.0 alu1    43 t[1]
        mov qword [rsp + 1992], r8   ;   409.0 agu2    43 t[1] spill
        mov qword [rsp + 1952], rbx  ;   406.0 agu0    43 t[1] spill
        mov qword [rsp + 2000], r15  ;   406.3 agu1    43 t[1] spill
        mov rbx, r15                 ;   406.7 alu2    43 t[1] copy
        mov r15, rax                 ;   408.0 alu0    43 t[1] copy
        xor r15, qword [rsp + 1440]  ;   409.0 alu1+agu2   43 t[1]
        xor r9, r15                  ;   410.0 alu2    43 t[1]
        and r15, rax                 ;   410.0 alu0    43 t[1]
        xor r13, r12                 ;   410.0 alu1    43 t[1]
        mov r12, r8                  ;   409.0 alu2    43 t[1] copy
        mov r8, rcx                  ;   409.0 alu0    43 t[1] copy
        mov qword [rsp + 2008], rax  ;   409.3 agu0    43 t[1] spill
        and r8, r9                   ;   411.0 alu1    43 t[1]
        xor r13, r15                 ;   411.0 alu2    43 t[1]
        xor r15, r8                  ;   412.0 alu0    43 t[1]
        mov r8, rcx                  ;   410.7 alu1    43 t[1] copy
        xor r8, r10                  ;   411.7 alu2    43 t[1]
        mov qword [rsp + 2016], r8   ;   412.7 agu1    43 t[1] spill
        mov rax, r8                  ;   412.7 alu0    43 t[1] copy
        xor r12, qword [rsp + 1432]  ;   412.0 alu1+agu2   43 t[1]
        xor r11, r15                 ;   413.0 alu2    43 t[1]
        xor r15, qword [rsp + 1456]  ;   413.0 alu0+agu0   43 t[1]
        and rax, r12                 ;   413.7 alu1    43 t[1]
        xor r15, rax                 ;   414.7 alu2    43 t[1]
        mov rax, r8                  ;   413.7 alu0    43 t[1] copy
        xor rax, rsi                 ;   414.7 alu1    43 t[1]
        mov r8, rdx                  ;   414.3 alu2    43 t[1] copy
        or r8, rsi                   ;   415.3 alu0    43 t[1]
        xor r11, r8                  ;   416.3 alu1    43 t[1]
        mov rsi, rdi                 ;   415.3 alu2    43 t[1] copy
        and rsi, r14                 ;   416.3 alu0    43 t[1]
        xor r15, rsi                 ;   417.3 alu1    43 t[1]
        xor r8, r13                  ;   416.3 alu2    43 t[1]
        xor r13, rsi                 ;   417.3 alu0    43 t[1]
        mov rsi, r9                  ;   417.0 alu1    43 t[1] copy
        xor rsi, r14                 ;   418.0 alu2    43 t[1]
        mov rdi, rbp                 ;   417.7 alu0    43 t[1] copy
        and rdi, rsi                 ;   419.0 alu1    43 t[1]
        xor r13, rdi                 ;   420.0 alu2    43 t[1]
        mov rdi, rdx                 ;   418.7 alu0    43 t[1] copy
        xor rdi, r12                 ;   419.7 alu1    43 t[1]
        mov qword [rsp + 2024], rbp  ;   419.3 agu1    43 t[1] spill
        mov qword [rsp + 2032], rsi  ;   419.7 agu2    43 t[1] spill
        xor rbx, qword [rsp + 1440]  ;   420.0 alu2+agu0   43 t[1]
        mov rbp, rbx                 ;   421.0 alu0    43 t[1] copy
        and rbp, r10                 ;   422.0 alu1    43 t[1]
        xor r11, rbp                 ;   423.0 alu2    43 t[1]
        mov rsi, rax                 ;   421.3 alu0    43 t[1] copy
        and rsi, rdi                 ;   422.3 alu1    43 t[1]
        xor r8, rsi                  ;   423.3 alu2    43 t[1]
        mov rsi, r13                 ;   422.3 alu0    43 t[1] copy
        and rsi, r15                 ;   423.3 alu1    43 t[1]
        xor r8, rsi                  ;   424.3 alu2    43 t[1]
        mov rbp, r8                  ;   425.3 alu0    43 t[1] copy
        xor r8, r15                  ;   425.3 alu1    43 t[1]
        or rsi, r8                   ;   426.3 alu2    43 t[1]
        and rbp, r11                 ;   426.3 alu0    43 t[1]
        xor r13, rbp                 ;   427.3 alu1    43 t[1]
        xor rsi, r13                 ;   428.3 alu2    43 t[1]
        mov rbp, r11                 ;   425.3 alu0    43 t[1] copy
        and rbp, r13                 ;   428.3 alu1    43 t[1]
        xor r15, rbp                 ;   429.3 alu2    43 t[1]
        and r13, r15                 ;   430.3 alu0    43 t[1]
        xor r11, r13                 ;   431.3 alu1    43 t[1]
        mov r13, r15                 ;   430.3 alu2    43 t[1] copy
        or r13, rsi                  ;   431.3 alu0    43 t[1]
        xor r8, r13                  ;   432.3 alu1    43 t[1]
        and rdi, r15                 ;   430.3 alu2    43 t[1]
        and rax, r15                 ;   430.3 alu0    43 t[1]
        and r9, r8                   ;   433.3 alu1    43 t[1]
        and rcx, r8                  ;   433.3 alu2    43 t[1]
        mov r13, rsi                 ;   429.3 alu0    43 t[1] copy
        xor r13, r15                 ;   430.3 alu1    43 t[1]
        mov rbp, r13                 ;   431.3 alu2    43 t[1] copy
        and r12, r13                 ;   431.3 alu0    43 t[1]
        xor r9, r12                  ;   434.3 alu1    43 t[1]
        xor r15, r11                 ;   432.3 alu2    43 t[1]
        and r13, qword [rsp + 2016]  ;   431.3 alu0+agu1   43 t[1]
        xor rbp, r8                  ;   433.3 alu1    43 t[1]
        and rbx, rbp                 ;   434.3 alu2    43 t[1]
        and rdx, rsi                 ;   432.3 alu0    43 t[1]
        and r10, rbp                 ;   434.3 alu1    43 t[1]
        mov rbp, rsi                 ;   433.0 alu2    43 t[1] copy
        xor r8, r11                  ;   433.3 alu0    43 t[1]
        xor rsi, r8                  ;   434.3 alu1    43 t[1]
        and r14, r8                  ;   434.3 alu2    43 t[1]
        and r8, qword [rsp + 1984]   ;   434.3 alu0+agu2   43 t[1]
        xor rdx, r9                  ;   435.3 alu1    43 t[1]
        and rbp, qword [rsp + 1464]  ;   435.0 alu2+agu0   43 t[1]
        xor r8, rbp                  ;   436.0 alu0    43 t[1]
        xor r8, r10                  ;   437.0 alu1    43 t[1]
        xor rbp, rax                 ;   436.0 alu2    43 t[1]
        xor rax, r10                 ;   436.3 alu0    43 t[1]
        mov r10, qword [rsp + 2008]  ;   436.7 agu1    43 t[1]
        and r10, rsi                 ;   439.7 alu1    43 t[1]
        xor rbp, r10                 ;   440.7 alu2    43 t[1]
        mov r10, qword [rsp + 1992]  ;   437.7 agu2    43 t[1]
        and r10, r15                 ;   440.7 alu0    43 t[1]
        and r15, qword [rsp + 2000]  ;   438.3 alu1+agu0   43 t[1]
        and rsi, qword [rsp + 1440]  ;   438.7 alu2+agu1   43 t[1]
        xor r14, rsi                 ;   439.7 alu0    43 t[1]
        xor r15, r14                 ;   440.7 alu1    43 t[1]
        xor r14, r9                  ;   440.7 alu2    43 t[1]
        xor rcx, r10                 ;   441.7 alu0    43 t[1]
        xor rax, rcx                 ;   442.7 alu1    43 t[1]
        xor r14, rax                 ;   443.7 alu2    43 t[1]
        xor r13, r14                 ;   444.7 alu0    43 t[1]
        xor r8, r13                  ;   445.7 alu1    43 t[1]
        xor rdx, rsi                 ;   441.7 alu2    43 t[1]
        xor rbp, r10                 ;   442.0 alu0    43 t[1]
        mov r10, qword [rsp + 2024]  ;   442.3 agu2    43 t[1]
        and r10, r11                 ;   445.3 alu1    43 t[1]
        xor rcx, r10                 ;   446.3 alu2    43 t[1]
        mov r10, qword [rsp + 752]   ;   443.3 agu0    43 t[1] reload
        mov r9, qword [rsp + 648]    ;   443.7 agu1    43 t[1]
        xor r12, rbx                 ;   444.0 alu0    43 t[1]
        mov rsi, qword [rsp + 760]   ;   444.3 agu2    43 t[1] reload
        and r11, qword [rsp + 2032]  ;   444.7 alu1+agu0   43 t[1]
        xor r11, r8                  ;   446.7 alu2    43 t[1]
        xor rdi, r11                 ;   447.7 alu0    43 t[1]
        xor r9, r10                  ;   446.7 alu1    43 t[1]
        xor rcx, r13                 ;   447.3 alu2    43 t[1]
        xor r15, r11                 ;   447.7 alu0    43 t[1]
        mov r11, r9                  ;   447.7 alu1    43 t[1] copy
        xor r11, qword [rsp + 736]   ;   448.7 alu2+agu1   43 t[1]
        not rax                      ;   447.3 alu0    43 t[1]
        mov r13, r11                 ;   449.7 alu1    43 t[1] copy
        mov qword [rsp + 2016], rbp  ;   448.0 agu2    43 t[1] spill
        not rcx                      ;   448.3 alu2    43 t[1]
        xor r12, rdi                 ;   448.7 alu0    43 t[1]
        xor rdx, rdi                 ;   449.0 alu1    43 t[1]
        xor r13, rsi                 ;   450.7 alu2    43 t[1]
        mov rbx, r13                 ;   451.7 alu0    43 t[1] copy
        mov rdi, r13                 ;   451.7 alu1    43 t[1] copy
        not r14                      ;   450.3 alu2    43 t[1]
        xor rbx, qword [rsp + 744]   ;   452.7 alu0+agu0   43 t[1]
        not r15                      ;   451.0 alu1    43 t[1]
        mov qword [rsp + 2024], r14  ;   451.3 agu1    43 t[1] spill
        xor rdi, qword [rsp + 768]   ;   452.7 alu2+agu2   43 t[1]
        mov qword [rsp + 2032], rax  ;   452.0 agu0    43 t[1] spill
        mov rax, rbx                 ;   453.7 alu0    43 t[1] copy
        mov qword [rsp + 2000], rcx  ;   452.7 agu1    43 t[1] spill
        mov rcx, rdi                 ;   453.7 alu1    43 t[1] copy
        xor rcx, qword [rsp + 776]   ;   454.7 alu2+agu2   43 t[1]
        xor rax, qword [rsp + 720]   ;   454.7 alu0+agu0   43 t[1]
        mov qword [rsp + 1992], rdx  ;   454.0 agu1    43 t[1] spill
        mov qword [rsp + 2008], r12  ;   454.3 agu2    43 t[1] spill
        mov r14, rax                 ;   455.7 alu1    43 t[1] copy
        mov qword [rsp + 2040], rcx  ;   455.7 agu0    43 t[1] spill
        mov r12, rcx                 ;   455.7 alu2    43 t[1] copy
        xor r14, qword [rsp + 648]   ;   456.7 alu0+agu1   43 t[1]
        mov qword [rsp + 1984], r8   ;   456.0 agu2    43 t[1] spill
        mov rbp, rdi                 ;   456.3 alu1    43 t[1] copy
        xor rbp, r14                 ;   457.7 alu2    43 t[1]
        mov r8, rbp                  ;   458.7 alu0    43 t[1] copy
        xor r12, r10                 ;   457.3 alu1    43 t[1]
        mov r10, rcx                 ;   457.7 alu2    43 t[1] copy
        mov qword [rsp + 2048], r15  ;   458.0 agu0    43 t[1] spill
        mov rdx, rcx                 ;   458.3 alu0    43 t[1] copy
        xor rdx, qword [rsp + 744]   ;   459.3 alu1+agu1   43 t[1]
        xor r8, rsi                  ;   459.7 alu2    43 t[1]
        mov rcx, r8                  ;   460.7 alu0    43 t[1] copy
        xor rcx, qword [rsp + 744]   ;   461.7 alu1+agu2   43 t[1]
        xor r9, rcx                  ;   462.7 alu2    43 t[1]
        mov r15, r12                 ;   460.3 alu0    43 t[1] copy
        mov qword [rsp + 2056], r8   ;   460.7 agu0    43 t[1] spill
        xor r15, r8                  ;   461.3 alu1    43 t[1]
        and r10, r15                 ;   462.3 alu2    43 t[1]
        xor r11, r10                 ;   463.3 alu0    43 t[1]
        and rcx, r8                  ;   462.7 alu1    43 t[1]
        mov r10, r15                 ;   462.3 alu2    43 t[1] copy
        xor r10, qword [rsp + 648]   ;   463.3 alu0+agu1   43 t[1]
        xor r11, rcx                 ;   464.3 alu1    43 t[1]
        mov qword [rsp + 2064], r15  ;   463.3 agu2    43 t[1] spill
        mov r15, r14                 ;   463.7 alu2    43 t[1] copy
        and r15, r9                  ;   464.7 alu0    43 t[1]
        mov qword [rsp + 2072], rbp  ;   464.3 agu0    43 t[1] spill
        xor rcx, r15                 ;   465.7 alu1    43 t[1]
        mov r15, r14                 ;   465.0 alu2    43 t[1] copy
        xor r15, r12                 ;   466.0 alu0    43 t[1]
        xor rax, rcx                 ;   466.7 alu1    43 t[1]
        xor rcx, qword [rsp + 752]   ;   466.7 alu2+agu1   43 t[1]
        mov r8, r15                  ;   467.0 alu0    43 t[1] copy
        and r8, r10                  ;   468.0 alu1    43 t[1]
        xor rcx, r8                  ;   469.0 alu2    43 t[1]
        mov qword [rsp + 2080], r15  ;   467.3 agu2    43 t[1] spill
        mov r8, r15                  ;   467.7 alu0    43 t[1] copy
        mov r15, rbx                 ;   468.0 alu1    43 t[1] copy
        or r15, rsi                  ;   469.0 alu2    43 t[1]
        xor rax, r15                 ;   470.0 alu0    43 t[1]
        xor r8, rsi                  ;   469.0 alu1    43 t[1]
        mov rsi, rbp                 ;   469.3 alu2    43 t[1] copy
        and rsi, r13                 ;   470.3 alu0    43 t[1]
        mov rbp, rdi                 ;   470.0 alu1    43 t[1] copy
        xor rcx, rsi                 ;   471.3 alu2    43 t[1]
        xor r15, r11                 ;   470.7 alu0    43 t[1]
        xor r11, rsi                 ;   471.3 alu1    43 t[1]
        mov rsi, r9                  ;   471.3 alu2    43 t[1] copy
        xor rsi, r13                 ;   472.3 alu0    43 t[1]
        mov qword [rsp + 2088], rsi  ;   473.3 agu0    43 t[1] spill
        and rbp, rsi                 ;   473.3 alu1    43 t[1]
        mov rsi, r8                  ;   472.7 alu2    43 t[1] copy
        xor r11, rbp                 ;   474.3 alu0    43 t[1]
        mov rbp, rbx                 ;   473.3 alu1    43 t[1] copy
        xor rbp, r10                 ;   474.3 alu2    43 t[1]
        and rsi, rbp                 ;   475.3 alu0    43 t[1]
        xor r15, rsi                 ;   476.3 alu1    43 t[1]
        mov rsi, r11                 ;   475.3 alu2    43 t[1] copy
        and rsi, rcx                 ;   476.3 alu0    43 t[1]
        mov qword [rsp + 2096], rdi  ;   475.3 agu1    43 t[1] spill
        mov rdi, rdx                 ;   475.7 alu1    43 t[1] copy
        xor r15, rsi                 ;   477.3 alu2    43 t[1]
        and rdi, r12                 ;   476.7 alu0    43 t[1]
        xor rax, rdi                 ;   477.7 alu1    43 t[1]
        mov rdi, r15                 ;   478.3 alu2    43 t[1] copy
        and rdi, rax                 ;   479.3 alu0    43 t[1]
        xor r11, rdi                 ;   480.3 alu1    43 t[1]
        xor r15, rcx                 ;   478.3 alu2    43 t[1]
        or rsi, r15                  ;   479.3 alu0    43 t[1]
        mov rdi, rax                 ;   478.7 alu1    43 t[1] copy
        and rdi, r11                 ;   481.3 alu2    43 t[1]
        xor rcx, rdi                 ;   482.3 alu0    43 t[1]
        xor rsi, r11                 ;   481.3 alu1    43 t[1]
        and r11, rcx                 ;   483.3 alu2    43 t[1]
        xor rax, r11                 ;   484.3 alu0    43 t[1]
        mov r11, rcx                 ;   483.3 alu1    43 t[1] copy
        or r11, rsi                  ;   484.3 alu2    43 t[1]
        xor r15, r11                 ;   485.3 alu0    43 t[1]
        mov r11, rsi                 ;   482.3 alu1    43 t[1] copy
        and r9, r15                  ;   486.3 alu2    43 t[1]
        and rbp, rcx                 ;   483.3 alu0    43 t[1]
        and r14, r15                 ;   486.3 alu1    43 t[1]
        and rbx, rsi                 ;   483.0 alu2    43 t[1]
        xor r11, rcx                 ;   483.3 alu0    43 t[1]
        mov rdi, r11                 ;   484.3 alu1    43 t[1] copy
        xor rdi, r15                 ;   486.3 alu2    43 t[1]
        and r12, rdi                 ;   487.3 alu0    43 t[1]
        and r8, rcx                  ;   484.7 alu1    43 t[1]
        xor r15, rax                 ;   486.3 alu2    43 t[1]
        and rdx, rdi                 ;   487.3 alu0    43 t[1]
        mov rdi, rsi                 ;   485.7 alu1    43 t[1] copy
        xor rcx, rax                 ;   486.0 alu2    43 t[1]
        and rdi, qword [rsp + 760]   ;   486.7 alu0+agu2   43 t[1]
        xor rsi, r15                 ;   487.3 alu1    43 t[1]
        and r13, r15                 ;   487.3 alu2    43 t[1]
        and r15, qword [rsp + 2072]  ;   487.3 alu0+agu0   43 t[1]
        and r10, r11                 ;   487.7 alu1    43 t[1]
        xor r9, r10                  ;   488.7 alu2    43 t[1]
        xor rbx, r9                  ;   489.7 alu0    43 t[1]
        xor r10, rdx                 ;   488.7 alu1    43 t[1]
        mov rdx, qword [rsp + 1848]  ;   489.0 agu1    55 t[1]
        and r11, qword [rsp + 2080]  ;   489.3 alu2+agu2   43 t[1]
        xor r15, rdi                 ;   489.7 alu0    43 t[1]
        xor r15, r12                 ;   490.7 alu1    43 t[1]
        xor rdi, r8                  ;   490.3 alu2    43 t[1]
        xor r8, r12                  ;   490.7 alu0    43 t[1]
        mov r12, qword [rsp + 2056]  ;   491.0 agu0    43 t[1]
        and r12, rsi                 ;   494.0 alu1    43 t[1]
        and rsi, qword [rsp + 744]   ;   491.7 alu2+agu1   43 t[1]
        xor rdi, r12                 ;   495.0 alu0    43 t[1]
        mov r12, qword [rsp + 2064]  ;   492.3 agu2    43 t[1]
        and r12, rcx                 ;   495.3 alu1    43 t[1]
        xor r14, r12                 ;   496.3 alu2    43 t[1]
        xor rdi, r12                 ;   496.3 alu0    43 t[1]
        mov r12, qword [rsp + 2096]  ;   493.7 agu0    43 t[1]
        and rcx, qword [rsp + 2040]  ;   494.0 alu1+agu1   43 t[1]
        xor r13, rsi                 ;   494.3 alu2    43 t[1]
        xor rbx, rsi                 ;   494.7 alu0    43 t[1]
        mov rsi, qword [rsp + 1936]  ;   495.0 agu2    43 t[1] reload
        xor r8, r14                  ;   497.3 alu1    43 t[1]
        xor rcx, r13                 ;   495.7 alu2    43 t[1]
        xor r13, r9                  ;   496.0 alu0    43 t[1]
        mov r9, qword [rsp + 1912]   ;   496.3 agu0    55 t[1]
        and r12, rax                 ;   496.7 alu1    43 t[1]
        and rax, qword [rsp + 2088]  ;   497.0 alu2+agu1   43 t[1]
        xor r13, r8                  ;   498.3 alu0    43 t[1]
        xor r11, r13                 ;   499.3 alu1    43 t[1]
        xor r15, r11                 ;   500.3 alu2    43 t[1]
        xor r14, r12                 ;   498.3 alu0    43 t[1]
        xor rax, r15                 ;   501.3 alu1    43 t[1]
        xor rbp, rax                 ;   502.3 alu2    43 t[1]
        xor r10, rbp                 ;   503.3 alu0    43 t[1]
        xor rbx, rbp                 ;   503.3 alu1    43 t[1]
        mov rbp, qword [rsp + 1856]  ;   500.0 agu2    55 t[1]
        mov qword [rsp + 1936], rdi  ;   500.3 agu0    43 t[1] spill
        not r8                       ;   500.7 alu2    43 t[1]
        xor rcx, rax                 ;   502.3 alu0    43 t[1]
        not rcx                      ;   503.3 alu1    43 t[1]
        xor rdx, qword [rsp + 1928]  ;   501.7 alu2+agu1   55 t[1]
        mov r12, qword [rsp + 1864]  ;   502.0 agu2    55 t[1]
        xor r14, r11                 ;   502.3 alu0    43 t[1]
        mov r11, qword [rsp + 1976]  ;   502.7 agu0    43 t[1] reload
        xor r9, r11                  ;   505.7 alu1    55 t[1]
        not r14                      ;   503.3 alu2    43 t[1]
        mov rax, qword [rsp + 1960]  ;   503.7 agu1    43 t[1] reload
        xor r12, qword [rsp + 1896]  ;   505.0 alu0+agu2   55 t[1]
        xor r14, rax                 ;   506.7 alu1    55 t[1]
        xor r11, qword [rsp + 2008]  ;   505.7 alu2+agu0   55 t[1]
        xor rbp, rax                 ;   506.7 alu0    55 t[1]
        not r13                      ;   505.3 alu1    43 t[1]
        xor r13, qword [rsp + 2024]  ;   506.3 alu2+agu1   55 t[1]
        mov rax, qword [rsp + 1912]  ;   506.0 agu2    55 t[1]
        xor rax, r10                 ;   509.0 alu0    55 t[1]
        xor r10, qword [rsp + 2008]  ;   506.7 alu1+agu0   55 t[1]
        mov qword [rsp + 2008], rax  ;   510.0 agu1    55 t[1] spill
        mov rax, qword [rsp + 1912]  ;   507.3 agu2    55 t[1]
        xor rax, rdx                 ;   510.3 alu2    55 t[1]
        xor rdx, r14                 ;   508.0 alu0    55 t[1]
        mov qword [rsp + 1912], rdx  ;   509.0 agu0    55 t[1] spill
        mov rdx, qword [rsp + 1848]  ;   508.7 agu1    55 t[1]
        xor rdx, qword [rsp + 2048]  ;   511.7 alu1+agu2   55 t[1]
        mov qword [rsp + 1848], rdx  ;   512.7 agu0    55 t[1] spill
        mov rdx, qword [rsp + 1800]  ;   509.7 agu1    55 t[1]
        xor rdx, rbp                 ;   512.7 alu2    55 t[1]
        xor rdx, r15                 ;   513.7 alu0    55 t[1]
        xor rcx, qword [rsp + 1928]  ;   510.7 alu1+agu2   55 t[1]
        xor r12, qword [rsp + 1904]  ;   511.0 alu2+agu0   55 t[1]
        xor r12, qword [rsp + 1888]  ;   512.0 alu0+agu1   55 t[1]
        xor r12, rsi                 ;   513.0 alu1    55 t[1]
        xor rsi, r11                 ;   512.0 alu2    55 t[1]
        xor rbp, qword [rsp + 2048]  ;   512.3 alu0+agu2   55 t[1]
        mov qword [rsp + 2048], rdx  ;   514.7 agu0    55 t[1] spill
        mov rdx, qword [rsp + 1984]  ;   513.0 agu1    55 t[1]
        xor rdx, r15                 ;   516.0 alu1    55 t[1]
        mov qword [rsp + 1888], rdx  ;   517.0 agu2    55 t[1] spill
        mov rdx, rbp                 ;   514.0 alu2    55 t[1] copy
        xor rdx, rcx                 ;   515.0 alu0    55 t[1]
        mov qword [rsp + 1984], r15  ;   514.7 agu0    43 t[1] spill
        mov r15, qword [rsp + 1952]  ;   515.0 agu1    55 t[1]
        mov qword [rsp + 1952], r9   ;   515.3 agu2    55 t[1] spill
        xor r15, r9                  ;   518.0 alu1    55 t[1]
        mov r9, qword [rsp + 2016]   ;   516.0 agu0    55 t[1]
        xor r9, rdi                  ;   519.0 alu2    55 t[1]
        mov rdi, r13                 ;   516.7 alu0    55 t[1] copy
        xor rdi, r11                 ;   517.7 alu1    55 t[1]
        xor r11, rax                 ;   517.3 alu2    55 t[1]
        xor rcx, r11                 ;   518.3 alu0    55 t[1]
        mov qword [rsp + 1896], rcx  ;   519.3 agu1    55 t[1] spill
        mov rcx, qword [rsp + 1944]  ;   518.3 agu2    55 t[1]
        mov qword [rsp + 1960], r14  ;   518.7 agu0    55 t[1] spill
        xor rsi, qword [rsp + 1992]  ;   519.0 alu1+agu1   55 t[1]
        mov qword [rsp + 1976], rax  ;   519.3 agu2    55 t[1] spill
        mov qword [rsp + 1904], rbp  ;   519.7 agu0    55 t[1] spill
        mov rbp, r13                 ;   520.0 alu2    55 t[1] copy
        mov rax, qword [rsp + 1920]  ;   520.3 agu1    55 t[1]
        xor rcx, qword [rsp + 2016]  ;   521.3 alu0+agu2   55 t[1]
        mov qword [rsp + 2016], r11  ;   521.0 agu0    55 t[1] spill
        xor rax, r9                  ;   523.3 alu1    55 t[1]
        xor r9, r10                  ;   521.7 alu2    55 t[1]
        xor rbp, r9                  ;   522.7 alu0    55 t[1]
        mov qword [rsp + 1928], rdi  ;   522.3 agu1    55 t[1] spill
        mov rdi, qword [rsp + 2000]  ;   522.7 agu2    55 t[1]
        xor rdi, r14                 ;   525.7 alu1    55 t[1]
        mov r14, rax                 ;   524.3 alu2    55 t[1] copy
        xor rax, qword [rsp + 1824]  ;   524.3 alu0+agu0   55 t[1]
        mov r11, rax                 ;   525.3 alu1    55 t[1] copy
        xor r11, r8                  ;   526.3 alu2    55 t[1]
        xor r14, qword [rsp + 1872]  ;   525.3 alu0+agu1   55 t[1]
        mov qword [rsp + 1864], r11  ;   527.3 agu2    55 t[1] spill
        xor rbp, r11                 ;   527.3 alu1    55 t[1]
        mov r11, rcx                 ;   525.7 alu2    55 t[1] copy
        xor rcx, r14                 ;   526.3 alu0    55 t[1]
        mov qword [rsp + 2088], rcx  ;   527.3 agu0    55 t[1] spill
        mov rcx, qword [rsp + 1936]  ;   526.7 agu1    55 t[1]
        xor rcx, qword [rsp + 2008]  ;   529.7 alu1+agu2   55 t[1]
        xor rcx, qword [rsp + 1872]  ;   530.7 alu2+agu0   55 t[1]
        xor r11, rsi                 ;   527.7 alu0    55 t[1]
        xor rsi, qword [rsp + 1888]  ;   528.0 alu1+agu1   55 t[1]
        mov qword [rsp + 1872], rsi  ;   529.0 agu2    55 t[1] spill
        mov rsi, rbx                 ;   528.7 alu2    55 t[1] copy
        xor rbx, r10                 ;   529.0 alu0    55 t[1]
        xor rbx, qword [rsp + 1992]  ;   530.0 alu1+agu0   55 t[1]
        xor rbx, qword [rsp + 1984]  ;   531.0 alu2+agu1   55 t[1]
        xor rcx, r12                 ;   531.7 alu0    55 t[1]
        xor rax, qword [rsp + 1944]  ;   530.3 alu1+agu2   55 t[1]
        xor r13, r15                 ;   530.7 alu2    55 t[1]
        xor r15, qword [rsp + 1880]  ;   531.0 alu0+agu0   55 t[1]
        xor rsi, r12                 ;   531.3 alu1    55 t[1]
        xor r11, rsi                 ;   532.3 alu2    55 t[1]
        xor r14, qword [rsp + 2032]  ;   532.0 alu0+agu1   55 t[1]
        xor r12, qword [rsp + 1952]  ;   532.3 alu1+agu2   55 t[1]
        mov qword [rsp + 1984], rsi  ;   532.7 agu0    55 t[1] spill
        mov rsi, qword [rsp + 1968]  ;   533.0 agu1    55 t[1]
        xor rsi, qword [rsp + 1800]  ;   536.0 alu2+agu2   55 t[1]
        xor r10, qword [rsp + 1848]  ;   533.7 alu0+agu0   55 t[1]
        xor rbx, rsi                 ;   537.0 alu1    55 t[1]
        xor rsi, rdi                 ;   537.0 alu2    55 t[1]
        xor rdi, rdx                 ;   534.7 alu0    55 t[1]
        xor rdi, qword [rsp + 1856]  ;   535.7 alu1+agu1   55 t[1]
        mov qword [rsp + 1936], rbx  ;   538.0 agu2    55 t[1] spill
        mov rbx, qword [rsp + 1920]  ;   535.7 agu0    55 t[1]
        mov qword [rsp + 1920], r10  ;   536.0 agu1    55 t[1] spill
        xor rbx, qword [rsp + 2032]  ;   538.7 alu2+agu2   55 t[1]
        xor r8, rbx                  ;   539.7 alu0    55 t[1]
        mov r10, qword [rsp + 2024]  ;   537.0 agu0    55 t[1]
        mov qword [rsp + 2024], rdi  ;   537.3 agu1    55 t[1] spill
        mov rdi, r15                 ;   537.7 alu1    55 t[1] copy
        xor r15, r8                  ;   540.7 alu2    55 t[1]
        xor rbx, r13                 ;   539.7 alu0    55 t[1]
        xor r10, qword [rsp + 2008]  ;   540.0 alu1+agu2   55 t[1]
        xor rdi, r10                 ;   541.0 alu2    55 t[1]
        xor r10, rbx                 ;   541.0 alu0    55 t[1]
        xor r8, qword [rsp + 2088]   ;   540.7 alu1+agu0   55 t[1]
        mov qword [rsp + 2032], rbx  ;   540.7 agu1    55 t[1] spill
        mov rbx, qword [rsp + 1488]  ;   540.3 agu2    55 t[0].0 reload
        xor r8, qword [rbx + 1424]   ;   546.3 alu2+agu0   55 t[1]
        mov qword [rsp + 1944], r8   ;   547.3 agu1    55 t[1] spill
        mov r8, rcx                  ;   541.3 alu0    55 t[1] copy
        xor rcx, qword [rbx + 1496]  ;   546.3 alu1+agu2   55 t[1]
        xor rcx, qword [rsp + 1992]  ;   547.3 alu2+agu0   55 t[1]
        xor rax, qword [rbx + 1296]  ;   546.3 alu0+agu1   55 t[1]
        mov qword [rsp + 1992], rcx  ;   548.3 agu2    55 t[1] spill
        mov rcx, qword [rsp + 1968]  ;   543.0 agu0    55 t[1]
        xor r8, r9                   ;   543.3 alu1    55 t[1]
        xor r8, r11                  ;   544.3 alu2    55 t[1]
        xor rcx, r12                 ;   546.0 alu0    55 t[1]
        xor r12, qword [rbx + 1504]  ;   546.3 alu1+agu1   55 t[1]
        xor r12, qword [rsp + 1872]  ;   547.3 alu2+agu2   55 t[1]
        xor r10, rbp                 ;   545.0 alu0    55 t[1]
        xor rcx, qword [rbx + 1312]  ;   547.0 alu1+agu0   55 t[1]
        xor r12, qword [rsp + 1936]  ;   548.3 alu2+agu1   55 t[1]
        xor r14, qword [rbx + 1360]  ;   546.3 alu0+agu2   55 t[1]
        mov qword [rsp + 1968], r12  ;   549.3 agu0    55 t[1] spill
        xor rbp, qword [rbx + 1416]  ;   546.7 alu1+agu1   55 t[1]
        mov r12, rsi                 ;   547.0 alu2    55 t[1] copy
        xor rsi, qword [rbx + 1384]  ;   547.3 alu0+agu2   55 t[1]
        xor rsi, qword [rsp + 1888]  ;   548.3 alu1+agu0   55 t[1]
        xor rsi, qword [rsp + 2048]  ;   549.3 alu2+agu1   55 t[1]
        mov qword [rsp + 864], rsi   ;   550.3 agu2    55 t[1] spill
        mov rsi, qword [rsp + 1872]  ;   548.7 agu0    55 t[1]
        xor rsi, qword [rbx + 1376]  ;   551.7 alu0+agu1   55 t[1]
        xor rdx, qword [rbx + 1328]  ;   549.3 alu1+agu2   55 t[1]
        xor r9, qword [rbx + 1432]   ;   549.7 alu2+agu0   55 t[1]
        xor r9, qword [rsp + 1984]   ;   550.7 alu0+agu1   55 t[1]
        mov qword [rsp + 1984], r9   ;   551.7 agu2    55 t[1] spill
        xor rsi, qword [rsp + 1800]  ;   552.7 alu1+agu0   55 t[1]
        mov qword [rsp + 928], rsi   ;   553.7 agu1    55 t[1] spill
        xor r11, qword [rbx + 1368]  ;   551.3 alu2+agu2   55 t[1]
        mov r9, qword [rsp + 2016]   ;   551.7 agu0    55 t[1]
        xor r13, qword [rbx + 1280]  ;   552.0 alu0+agu1   55 t[1]
        mov rsi, qword [rsp + 1912]  ;   552.3 agu2    55 t[1]
        xor rsi, qword [rbx + 1392]  ;   555.3 alu1+agu0   55 t[1]
        xor r8, qword [rbx + 1304]   ;   553.0 alu2+agu1   55 t[1]
        xor r9, qword [rbx + 1336]   ;   554.7 alu0+agu2   55 t[1]
        xor r9, qword [rsp + 2008]   ;   555.7 alu1+agu0   55 t[1]
        mov qword [rsp + 2008], rbp  ;   554.0 agu1    55 t[1] spill
        mov rbp, qword [rsp + 1928]  ;   554.3 agu2    55 t[1]
        xor r10, qword [rbx + 1352]  ;   554.7 alu2+agu0   55 t[1]
        xor r15, qword [rbx + 1288]  ;   555.0 alu0+agu1   55 t[1]
        xor rsi, qword [rsp + 2024]  ;   556.3 alu1+agu2   55 t[1]
        mov qword [rsp + 880], rsi   ;   557.3 agu0    55 t[1] spill
        mov rsi, qword [rsp + 1920]  ;   556.0 agu1    55 t[1]
        xor rsi, qword [rbx + 1400]  ;   559.0 alu2+agu2   55 t[1]
        xor rsi, qword [rsp + 1976]  ;   560.0 alu0+agu0   55 t[1]
        mov qword [rsp + 920], rsi   ;   561.0 agu1    55 t[1] spill
        xor rcx, qword [rsp + 1888]  ;   557.3 alu1+agu2   55 t[1]
        mov rsi, qword [rsp + 1928]  ;   557.7 agu0    55 t[1]
        xor rsi, rdi                 ;   560.7 alu2    55 t[1]
        xor rsi, qword [rbx + 1408]  ;   561.7 alu0+agu1   55 t[1]
        mov qword [rsp + 1928], rsi  ;   562.7 agu2    55 t[1] spill
        mov rsi, qword [rsp + 1936]  ;   559.0 agu0    55 t[1]
        xor rsi, qword [rbx + 1440]  ;   562.0 alu1+agu1   55 t[1]
        mov qword [rsp + 1936], rsi  ;   563.0 agu2    55 t[1] spill
        mov rsi, qword [rsp + 1856]  ;   560.0 agu0    55 t[1]
        xor rsi, qword [rbx + 1448]  ;   563.0 alu2+agu1   55 t[1]
        xor r12, qword [rbx + 1320]  ;   560.7 alu0+agu2   55 t[1]
        xor rsi, qword [rsp + 1960]  ;   564.0 alu1+agu0   55 t[1]
        xor rsi, qword [rsp + 1888]  ;   565.0 alu2+agu1   55 t[1]
        mov qword [rsp + 1888], rsi  ;   566.0 agu2    55 t[1] spill
        mov rsi, qword [rsp + 2024]  ;   562.0 agu0    55 t[1]
        xor rsi, qword [rbx + 1456]  ;   565.0 alu0+agu1   55 t[1]
        xor rsi, qword [rsp + 1848]  ;   566.0 alu1+agu2   55 t[1]
        mov qword [rsp + 1848], rsi  ;   567.0 agu0    55 t[1] spill
        xor rbp, qword [rbx + 1344]  ;   563.3 alu2+agu1   55 t[1]
        mov rsi, qword [rsp + 1920]  ;   563.7 agu2    55 t[1]
        xor rsi, qword [rbx + 1464]  ;   566.7 alu0+agu0   55 t[1]
        xor rsi, qword [rsp + 1896]  ;   567.7 alu1+agu1   55 t[1]
        mov qword [rsp + 1920], rsi  ;   568.7 agu2    55 t[1] spill
        mov rsi, qword [rsp + 1952]  ;   565.0 agu0    55 t[1]
        xor rsi, rdi                 ;   568.0 alu2    55 t[1]
        xor rsi, qword [rbx + 1472]  ;   569.0 alu0+agu1   55 t[1]
        xor rdi, qword [rbx + 1480]  ;   566.0 alu1+agu2   55 t[1]
        xor rdi, qword [rsp + 1824]  ;   567.0 alu2+agu0   55 t[1]
        xor rdi, qword [rsp + 2032]  ;   568.0 alu0+agu1   55 t[1]
        mov qword [rsp + 2032], rdi  ;   569.0 agu2    55 t[1] spill
        mov rdi, qword [rsp + 2088]  ;   567.3 agu0    55 t[1]
        xor rdi, qword [rbx + 1488]  ;   570.3 alu1+agu1   55 t[1]
        xor rbp, qword [rsp + 1880]  ;   568.0 alu2+agu2   55 t[1]
        mov qword [rsp + 848], rbp   ;   569.0 agu0    55 t[1] spill
        xor rdi, qword [rsp + 1864]  ;   571.3 alu0+agu1   55 t[1]
        mov qword [rsp + 1864], rdi  ;   572.3 agu2    55 t[1] spill
        mov rdi, qword [rsp + 2048]  ;   569.3 agu0    55 t[1]
        xor rdi, qword [rbx + 1512]  ;   572.3 alu1+agu1   55 t[1]
        xor rdi, qword [rsp + 2000]  ;   573.3 alu2+agu2   55 t[1]
        mov qword [rsp + 2000], rdi  ;   574.3 agu0    55 t[1] spill
        mov rdi, qword [rsp + 1904]  ;   570.7 agu1    55 t[1]
        xor rdi, qword [rbx + 1520]  ;   573.7 alu0+agu2   55 t[1]
        xor rdi, qword [rsp + 1912]  ;   574.7 alu1+agu0   55 t[1]
        mov qword [rsp + 1904], rsi  ;   571.7 agu1    55 t[1] spill
        mov qword [rsp + 1912], rdi  ;   575.7 agu2    55 t[1] spill
        mov rdi, qword [rsp + 1896]  ;   572.3 agu0    55 t[1]
        xor rdi, qword [rbx + 1528]  ;   575.3 alu2+agu1   55 t[1]
        mov qword [rsp + 1896], rdi  ;   576.3 agu2    55 t[1] spill
        mov rdi, qword [rsp + 1104]  ;   573.3 agu0    43 t[2]
        xor rdi, qword [rsp + 1080]  ;   576.3 alu0+agu1   43 t[2]
        mov qword [rsp + 904], r11   ;   574.0 agu2    55 t[1] spill
        mov rsi, rdi                 ;   577.3 alu1    43 t[2] copy
        xor rsi, qword [rsp + 1032]  ;   578.3 alu2+agu0   43 t[2]
        mov r11, rsi                 ;   579.3 alu0    43 t[2] copy
        mov qword [rsp + 896], r9    ;   575.3 agu1    55 t[1] spill
        mov qword [rsp + 840], rcx   ;   575.7 agu2    55 t[1] spill
        xor r11, qword [rsp + 1152]  ;   580.3 alu1+agu0   43 t[2]
        mov qword [rsp + 872], r14   ;   576.3 agu1    55 t[1] spill
        mov r14, r11                 ;   581.3 alu2    43 t[2] copy
        mov qword [rsp + 800], rdx   ;   577.0 agu2    55 t[1] spill
        mov qword [rsp + 856], r10   ;   577.3 agu0    55 t[1] spill
        mov r10, r11                 ;   581.3 alu0    43 t[2] copy
        xor r10, qword [rsp + 1048]  ;   582.3 alu1+agu1   43 t[2]
        mov rbp, r10                 ;   583.3 alu2    43 t[2] copy
        xor rbp, qword [rsp + 1064]  ;   584.3 alu0+agu2   43 t[2]
        xor r14, qword [rsp + 1128]  ;   582.3 alu1+agu0   43 t[2]
        mov rdx, r14                 ;   583.3 alu2    43 t[2] copy
        xor rdx, qword [rsp + 1072]  ;   584.3 alu0+agu1   43 t[2]
        mov qword [rsp + 832], r12   ;   580.0 agu2    55 t[1] spill
        mov r12, rdx                 ;   585.3 alu1    43 t[2] copy
        mov qword [rsp + 792], rax   ;   580.7 agu0    55 t[1] spill
        mov qword [rsp + 808], r8    ;   581.0 agu1    55 t[1] spill
        mov r8, r14                  ;   583.3 alu2    43 t[2] copy
        mov rcx, rdx                 ;   585.3 alu0    43 t[2] copy
        mov r9, rbp                  ;   585.3 alu1    43 t[2] copy
        xor r9, qword [rsp + 1104]   ;   586.3 alu2+agu2   43 t[2]
        xor r8, r9                   ;   587.3 alu0    43 t[2]
        mov rax, r8                  ;   588.3 alu1    43 t[2] copy
        xor rcx, qword [rsp + 1080]  ;   586.3 alu2+agu0   43 t[2]
        xor r12, qword [rsp + 1048]  ;   586.3 alu0+agu1   43 t[2]
        xor rax, qword [rsp + 1152]  ;   589.3 alu1+agu2   43 t[2]
        mov qword [rsp + 824], r15   ;   584.3 agu0    55 t[1] spill
        mov qword [rsp + 2104], rax  ;   590.3 agu1    43 t[2] spill
        mov r15, rcx                 ;   587.3 alu2    43 t[2] copy
        mov qword [rsp + 2080], rdx  ;   585.3 agu2    43 t[2] spill
        mov rbx, rdx                 ;   585.7 alu0    43 t[2] copy
        mov qword [rsp + 784], r13   ;   586.0 agu0    55 t[1] spill
        xor r15, rax                 ;   590.3 alu1    43 t[2]
        mov r13, r15                 ;   591.3 alu2    43 t[2] copy
        mov rdx, r9                  ;   587.3 alu0    43 t[2] copy
        xor r13, qword [rsp + 1104]  ;   592.3 alu1+agu1   43 t[2]
        and rbx, r15                 ;   591.3 alu2    43 t[2]
        xor rsi, rbx                 ;   592.3 alu0    43 t[2]
        mov rbx, rax                 ;   590.3 alu1    43 t[2] copy
        xor rbx, qword [rsp + 1048]  ;   591.3 alu2+agu2   43 t[2]
        xor rdi, rbx                 ;   592.3 alu0    43 t[2]
        and rbx, rax                 ;   592.3 alu1    43 t[2]
        xor rsi, rbx                 ;   593.3 alu2    43 t[2]
        and rdx, rdi                 ;   593.3 alu0    43 t[2]
        xor rbx, rdx                 ;   594.3 alu1    43 t[2]
        mov rdx, r9                  ;   590.7 alu2    43 t[2] copy
        xor rdx, rcx                 ;   591.7 alu0    43 t[2]
        xor rbp, rbx                 ;   595.3 alu1    43 t[2]
        xor rbx, qword [rsp + 1080]  ;   595.3 alu2+agu0   43 t[2]
        mov qword [rsp + 2072], r15  ;   592.0 agu1    43 t[2] spill
        mov r15, rdx                 ;   592.7 alu0    43 t[2] copy
        and r15, r13                 ;   593.7 alu1    43 t[2]
        xor rbx, r15                 ;   596.3 alu2    43 t[2]
        mov qword [rsp + 2112], rdx  ;   593.3 agu2    43 t[2] spill
        mov rax, r8                  ;   593.7 alu0    43 t[2] copy
        and rax, r11                 ;   594.7 alu1    43 t[2]
        mov r15, rdx                 ;   594.3 alu2    43 t[2] copy
        xor r15, qword [rsp + 1152]  ;   595.3 alu0+agu0   43 t[2]
        mov rdx, r10                 ;   595.0 alu1    43 t[2] copy
        or rdx, qword [rsp + 1152]   ;   596.0 alu2+agu1   43 t[2]
        xor rbp, rdx                 ;   597.0 alu0    43 t[2]
        xor rdx, rsi                 ;   597.0 alu1    43 t[2]
        xor rsi, rax                 ;   596.3 alu2    43 t[2]
        xor rbx, rax                 ;   597.3 alu0    43 t[2]
        mov rax, rdi                 ;   597.0 alu1    43 t[2] copy
        xor rax, r11                 ;   598.0 alu2    43 t[2]
        mov qword [rsp + 2120], r8   ;   597.7 agu2    43 t[2] spill
        mov r8, r14                  ;   598.0 alu0    43 t[2] copy
        mov qword [rsp + 2128], rax  ;   599.0 agu0    43 t[2] spill
        mov qword [rsp + 2136], r14  ;   598.7 agu1    43 t[2] spill
        and r8, rax                  ;   599.0 alu1    43 t[2]
        xor rsi, r8                  ;   600.0 alu2    43 t[2]
        mov r8, r10                  ;   599.7 alu0    43 t[2] copy
        xor r8, r13                  ;   600.7 alu1    43 t[2]
        mov r14, r12                 ;   600.3 alu2    43 t[2] copy
        mov rax, r15                 ;   600.7 alu0    43 t[2] copy
        and rax, r8                  ;   601.7 alu1    43 t[2]
        xor rdx, rax                 ;   602.7 alu2    43 t[2]
        mov rax, rsi                 ;   601.7 alu0    43 t[2] copy
        and rax, rbx                 ;   602.7 alu1    43 t[2]
        xor rdx, rax                 ;   603.7 alu2    43 t[2]
        and r14, rcx                 ;   602.7 alu0    43 t[2]
        xor rbp, r14                 ;   603.7 alu1    43 t[2]
        mov r14, rdx                 ;   604.7 alu2    43 t[2] copy
        and r14, rbp                 ;   605.7 alu0    43 t[2]
        xor rdx, rbx                 ;   604.7 alu1    43 t[2]
        or rax, rdx                  ;   605.7 alu2    43 t[2]
        xor rsi, r14                 ;   606.7 alu0    43 t[2]
        mov r14, rbp                 ;   605.0 alu1    43 t[2] copy
        and r14, rsi                 ;   607.7 alu2    43 t[2]
        xor rax, rsi                 ;   607.7 alu0    43 t[2]
        xor rbx, r14                 ;   608.7 alu1    43 t[2]
        mov r14, rbx                 ;   609.7 alu2    43 t[2] copy
        or r14, rax                  ;   610.7 alu0    43 t[2]
        xor rdx, r14                 ;   611.7 alu1    43 t[2]
        mov r14, rax                 ;   608.7 alu2    43 t[2] copy
        xor r14, rbx                 ;   609.7 alu0    43 t[2]
        and rsi, rbx                 ;   609.7 alu1    43 t[2]
        xor rbp, rsi                 ;   610.7 alu2    43 t[2]
        mov rsi, r14                 ;   610.7 alu0    43 t[2] copy
        xor rsi, rdx                 ;   612.7 alu1    43 t[2]
        and rcx, rsi                 ;   613.7 alu2    43 t[2]
        and rdi, rdx                 ;   612.7 alu0    43 t[2]
        and r8, rbx                  ;   610.0 alu1    43 t[2]
        and r13, r14                 ;   610.7 alu2    43 t[2]
        and r10, rax                 ;   610.7 alu0    43 t[2]
        and r15, rbx                 ;   611.0 alu1    43 t[2]
        and r12, rsi                 ;   613.7 alu2    43 t[2]
        mov rsi, rax                 ;   611.7 alu0    43 t[2] copy
        and r9, rdx                  ;   612.7 alu1    43 t[2]
        xor rdx, rbp                 ;   612.7 alu2    43 t[2]
        xor rax, rdx                 ;   613.7 alu0    43 t[2]
        and r11, rdx                 ;   613.7 alu1    43 t[2]
        and rdx, qword [rsp + 2120]  ;   613.7 alu2+agu2   43 t[2]
        and rsi, qword [rsp + 1152]  ;   613.7 alu0+agu0   43 t[2]
        xor rdx, rsi                 ;   614.7 alu1    43 t[2]
        xor rsi, r15                 ;   614.7 alu2    43 t[2]
        xor r15, rcx                 ;   614.7 alu0    43 t[2]
        xor rdx, rcx                 ;   615.7 alu1    43 t[2]
        mov rcx, qword [rsp + 2104]  ;   615.3 agu1    43 t[2]
        and rcx, rax                 ;   618.3 alu2    43 t[2]
        xor rsi, rcx                 ;   619.3 alu0    43 t[2]
        mov rcx, qword [rsp + 2072]  ;   616.3 agu2    43 t[2]
        xor rbx, rbp                 ;   616.7 alu1    43 t[2]
        and rcx, rbx                 ;   619.3 alu2    43 t[2]
        and r14, qword [rsp + 2112]  ;   617.3 alu0+agu0   43 t[2]
        xor rdi, r13                 ;   617.7 alu1    43 t[2]
        xor r13, r12                 ;   618.0 alu2    43 t[2]
        mov r12, qword [rsp + 1408]  ;   618.3 agu1    43 t[2]
        and rax, qword [rsp + 1048]  ;   618.7 alu0+agu2   43 t[2]
        and rbx, qword [rsp + 2080]  ;   619.0 alu1+agu0   43 t[2]
        xor r11, rax                 ;   619.7 alu2    43 t[2]
        xor rbx, r11                 ;   620.7 alu0    43 t[2]
        xor r11, rdi                 ;   620.7 alu1    43 t[2]
        xor r9, rcx                  ;   620.3 alu2    43 t[2]
        xor r15, r9                  ;   621.3 alu0    43 t[2]
        xor r11, r15                 ;   622.3 alu1    43 t[2]
        xor r14, r11                 ;   623.3 alu2    43 t[2]
        xor rsi, rcx                 ;   621.7 alu0    43 t[2]
        xor rdx, r14                 ;   624.3 alu1    43 t[2]
        not r15                      ;   622.3 alu2    43 t[2]
        mov rcx, qword [rsp + 2136]  ;   622.7 agu1    43 t[2]
        and rcx, rbp                 ;   625.7 alu0    43 t[2]
        xor r9, rcx                  ;   626.7 alu1    43 t[2]
        and rbp, qword [rsp + 2128]  ;   623.7 alu2+agu2   43 t[2]
        xor r9, r14                  ;   627.7 alu0    43 t[2]
        mov r14, qword [rsp + 1376]  ;   624.3 agu0    43 t[2] reload
        not r9                       ;   628.7 alu1    43 t[2]
        not r11                      ;   625.0 alu2    43 t[2]
        mov qword [rsp + 2128], r11  ;   626.0 agu1    43 t[2] spill
        xor rbp, rdx                 ;   625.7 alu0    43 t[2]
        xor rbx, rbp                 ;   626.7 alu1    43 t[2]
        not rbx                      ;   627.7 alu2    43 t[2]
        xor r8, rbp                  ;   626.7 alu0    43 t[2]
        xor r13, r8                  ;   627.7 alu1    43 t[2]
        mov qword [rsp + 2104], rbx  ;   628.7 agu2    43 t[2] spill
        xor r12, r14                 ;   627.7 alu2    43 t[2]
        mov qword [rsp + 2072], rdx  ;   628.0 agu0    43 t[2] spill
        mov rbp, r12                 ;   628.7 alu0    43 t[2] copy
        xor rbp, qword [rsp + 1384]  ;   629.7 alu1+agu1   43 t[2]
        mov rcx, rbp                 ;   630.7 alu2    43 t[2] copy
        xor rcx, qword [rsp + 1416]  ;   631.7 alu0+agu2   43 t[2]
        mov r11, rcx                 ;   632.7 alu1    43 t[2] copy
        xor r11, qword [rsp + 1400]  ;   633.7 alu2+agu0   43 t[2]
        mov qword [rsp + 2080], r15  ;   630.3 agu1    43 t[2] spill
        mov qword [rsp + 2144], rax  ;   630.7 agu2    43 t[2] spill
        mov qword [rsp + 2136], rsi  ;   631.0 agu0    43 t[2] spill
        mov rsi, rcx                 ;   632.7 alu0    43 t[2] copy
        xor rsi, qword [rsp + 1352]  ;   633.7 alu1+agu1   43 t[2]
        mov r15, rsi                 ;   634.7 alu2    43 t[2] copy
        mov rbx, r11                 ;   634.7 alu0    43 t[2] copy
        xor rbx, qword [rsp + 1424]  ;   635.7 alu1+agu2   43 t[2]
        xor r15, qword [rsp + 1328]  ;   635.7 alu2+agu0   43 t[2]
        mov rdx, r15                 ;   636.7 alu0    43 t[2] copy
        xor rdx, qword [rsp + 1408]  ;   637.7 alu1+agu1   43 t[2]
        mov qword [rsp + 2152], r8   ;   634.0 agu2    43 t[2] spill
        mov qword [rsp + 2120], r10  ;   634.3 agu0    43 t[2] spill
        mov r10, rbx                 ;   636.7 alu2    43 t[2] copy
        xor r10, r14                 ;   637.7 alu0    43 t[2]
        mov r8, r10                  ;   638.7 alu1    43 t[2] copy
        mov qword [rsp + 2112], r9   ;   635.7 agu1    43 t[2] spill
        mov r9, rbx                  ;   636.7 alu2    43 t[2] copy
        xor r9, qword [rsp + 1352]   ;   637.7 alu0+agu2   43 t[2]
        mov rax, r11                 ;   636.7 alu1    43 t[2] copy
        xor rax, rdx                 ;   638.7 alu2    43 t[2]
        mov qword [rsp + 2160], rdi  ;   637.3 agu0    43 t[2] spill
        mov rdi, rax                 ;   639.7 alu0    43 t[2] copy
        xor rdi, qword [rsp + 1416]  ;   640.7 alu1+agu1   43 t[2]
        xor r8, rdi                  ;   641.7 alu2    43 t[2]
        mov qword [rsp + 2168], r13  ;   638.7 agu2    43 t[2] spill
        mov qword [rsp + 2176], rbx  ;   639.0 agu0    43 t[2] spill
        mov r13, rbx                 ;   639.3 alu0    43 t[2] copy
        mov rbx, rdi                 ;   641.7 alu1    43 t[2] copy
        xor rbx, qword [rsp + 1352]  ;   642.7 alu2+agu1   43 t[2]
        xor r12, rbx                 ;   643.7 alu0    43 t[2]
        and rbx, rdi                 ;   643.7 alu1    43 t[2]
        mov qword [rsp + 2184], rdi  ;   641.7 agu2    43 t[2] spill
        mov qword [rsp + 2192], r8   ;   642.7 agu0    43 t[2] spill
        and r13, r8                  ;   642.7 alu2    43 t[2]
        xor rbp, r13                 ;   643.7 alu0    43 t[2]
        mov r13, r8                  ;   642.7 alu1    43 t[2] copy
        xor rbp, rbx                 ;   644.7 alu2    43 t[2]
        mov qword [rsp + 2200], rax  ;   643.0 agu1    43 t[2] spill
        mov rdi, rax                 ;   643.3 alu0    43 t[2] copy
        mov rax, r11                 ;   643.7 alu1    43 t[2] copy
        mov r8, rdx                  ;   644.0 alu2    43 t[2] copy
        and r8, r12                  ;   645.0 alu0    43 t[2]
        xor rbx, r8                  ;   646.0 alu1    43 t[2]
        mov r8, rdx                  ;   645.0 alu2    43 t[2] copy
        xor r8, r10                  ;   646.0 alu0    43 t[2]
        mov qword [rsp + 2208], r8   ;   647.0 agu2    43 t[2] spill
        xor r15, rbx                 ;   647.0 alu1    43 t[2]
        xor rbx, r14                 ;   647.0 alu2    43 t[2]
        xor r13, qword [rsp + 1408]  ;   646.7 alu0+agu0   43 t[2]
        mov r14, r8                  ;   647.0 alu1    43 t[2] copy
        and r14, r13                 ;   648.0 alu2    43 t[2]
        xor rbx, r14                 ;   649.0 alu0    43 t[2]
        mov r14, r8                  ;   648.0 alu1    43 t[2] copy
        and rdi, rcx                 ;   648.3 alu2    43 t[2]
        xor r14, qword [rsp + 1416]  ;   649.0 alu0+agu1   43 t[2]
        mov qword [rsp + 2216], r11  ;   649.0 agu2    43 t[2] spill
        mov r11, r9                  ;   649.3 alu1    43 t[2] copy
        xor rbx, rdi                 ;   650.0 alu2    43 t[2]
        mov r8, rsi                  ;   650.0 alu0    43 t[2] copy
        or r8, qword [rsp + 1416]    ;   651.0 alu1+agu0   43 t[2]
        xor r15, r8                  ;   652.0 alu2    43 t[2]
        xor r8, rbp                  ;   652.0 alu0    43 t[2]
        xor rbp, rdi                 ;   651.3 alu1    43 t[2]
        mov rdi, r12                 ;   651.7 alu2    43 t[2] copy
        xor rdi, rcx                 ;   652.7 alu0    43 t[2]
        and rax, rdi                 ;   653.7 alu1    43 t[2]
        xor rbp, rax                 ;   654.7 alu2    43 t[2]
        mov rax, rsi                 ;   653.0 alu0    43 t[2] copy
        xor rax, r13                 ;   654.0 alu1    43 t[2]
        mov qword [rsp + 2224], rdi  ;   653.7 agu1    43 t[2] spill
        mov rdi, r14                 ;   654.0 alu2    43 t[2] copy
        and rdi, rax                 ;   655.0 alu0    43 t[2]
        and r11, r10                 ;   654.7 alu1    43 t[2]
        xor r15, r11                 ;   655.7 alu2    43 t[2]
        mov r11, r15                 ;   656.7 alu0    43 t[2] copy
        xor r8, rdi                  ;   656.0 alu1    43 t[2]
        mov rdi, rbp                 ;   656.0 alu2    43 t[2] copy
        and rdi, rbx                 ;   657.0 alu0    43 t[2]
        xor r8, rdi                  ;   658.0 alu1    43 t[2]
        and r11, r8                  ;   659.0 alu2    43 t[2]
        xor rbp, r11                 ;   660.0 alu0    43 t[2]
        mov r11, r15                 ;   657.7 alu1    43 t[2] copy
        xor r8, rbx                  ;   659.0 alu2    43 t[2]
        or rdi, r8                   ;   660.0 alu0    43 t[2]
        xor rdi, rbp                 ;   661.0 alu1    43 t[2]
        and r11, rbp                 ;   661.0 alu2    43 t[2]
        xor rbx, r11                 ;   662.0 alu0    43 t[2]
        mov r11, rbx                 ;   663.0 alu1    43 t[2] copy
        or r11, rdi                  ;   664.0 alu2    43 t[2]
        xor r8, r11                  ;   665.0 alu0    43 t[2]
        mov r11, rdi                 ;   662.0 alu1    43 t[2] copy
        xor r11, rbx                 ;   663.0 alu2    43 t[2]
        and r13, r11                 ;   664.0 alu0    43 t[2]
        and rbp, rbx                 ;   663.0 alu1    43 t[2]
        xor r15, rbp                 ;   664.0 alu2    43 t[2]
        mov rbp, r11                 ;   664.0 alu0    43 t[2] copy
        xor rbp, r8                  ;   666.0 alu1    43 t[2]
        and r11, qword [rsp + 2208]  ;   664.0 alu2+agu2   43 t[2]
        and r9, rbp                  ;   667.0 alu0    43 t[2]
        and rax, rbx                 ;   663.7 alu1    43 t[2]
        and r12, r8                  ;   666.0 alu2    43 t[2]
        and r14, rbx                 ;   664.3 alu0    43 t[2]
        and r10, rbp                 ;   667.0 alu1    43 t[2]
        mov rbp, rdi                 ;   665.0 alu2    43 t[2] copy
        and rdx, r8                  ;   666.0 alu0    43 t[2]
        xor r8, r15                  ;   666.0 alu1    43 t[2]
        and rbp, qword [rsp + 1416]  ;   666.0 alu2+agu0   43 t[2]
        xor r12, r13                 ;   667.0 alu0    43 t[2]
        and rcx, r8                  ;   667.0 alu1    43 t[2]
        xor r13, r9                  ;   668.0 alu2    43 t[2]
        mov r9, qword [rsp + 600]    ;   667.3 agu1    43 t[2]
        xor rbx, r15                 ;   667.7 alu0    43 t[2]
        and rsi, rdi                 ;   668.0 alu1    43 t[2]
        xor rdi, r8                  ;   668.3 alu2    43 t[2]
        xor rsi, r12                 ;   669.0 alu0    43 t[2]
        and r8, qword [rsp + 2200]   ;   669.0 alu1+agu2   43 t[2]
        xor r8, rbp                  ;   670.0 alu2    43 t[2]
        xor rbp, r14                 ;   669.7 alu0    43 t[2]
        xor r8, r10                  ;   671.0 alu1    43 t[2]
        xor r14, r10                 ;   670.3 alu2    43 t[2]
        mov r10, qword [rsp + 2184]  ;   670.7 agu0    43 t[2]
        and r10, rdi                 ;   673.7 alu0    43 t[2]
        and rdi, qword [rsp + 1352]  ;   671.3 alu1+agu1   43 t[2]
        xor rcx, rdi                 ;   672.3 alu2    43 t[2]
        xor rbp, r10                 ;   674.7 alu0    43 t[2]
        mov r10, qword [rsp + 2192]  ;   672.3 agu2    43 t[2]
        and r10, rbx                 ;   675.3 alu1    43 t[2]
        and rbx, qword [rsp + 2176]  ;   673.0 alu2+agu0   43 t[2]
        xor rdx, r10                 ;   676.3 alu0    43 t[2]
        xor r14, rdx                 ;   677.3 alu1    43 t[2]
        xor rbx, rcx                 ;   674.0 alu2    43 t[2]
        xor rcx, r12                 ;   674.3 alu0    43 t[2]
        xor rcx, r14                 ;   678.3 alu1    43 t[2]
        not r14                      ;   678.3 alu2    43 t[2]
        xor rbp, r10                 ;   676.3 alu0    43 t[2]
        mov r10, qword [rsp + 2216]  ;   675.7 agu1    43 t[2]
        and r10, r15                 ;   678.7 alu1    43 t[2]
        xor rdx, r10                 ;   679.7 alu2    43 t[2]
        and r15, qword [rsp + 2224]  ;   676.7 alu0+agu2   43 t[2]
        xor r11, rcx                 ;   679.3 alu1    43 t[2]
        not rcx                      ;   679.3 alu2    43 t[2]
        xor r8, r11                  ;   680.3 alu0    43 t[2]
        xor r15, r8                  ;   681.3 alu1    43 t[2]
        xor rax, r15                 ;   682.3 alu2    43 t[2]
        xor rbx, r15                 ;   682.3 alu0    43 t[2]
        xor r13, rax                 ;   683.3 alu1    43 t[2]
        xor rdx, r11                 ;   680.7 alu2    43 t[2]
        mov r10, qword [rsp + 592]   ;   679.7 agu0    43 t[2] reload
        xor r9, r10                  ;   682.7 alu0    43 t[2]
        not rdx                      ;   681.7 alu1    43 t[2]
        mov r11, r9                  ;   683.7 alu2    43 t[2] copy
        mov qword [rsp + 2224], r8   ;   681.3 agu1    43 t[2] spill
        mov qword [rsp + 2216], rbp  ;   681.3 agu2    43 t[2] spill
        xor rsi, rdi                 ;   681.7 alu0    43 t[2]
        xor r11, qword [rsp + 680]   ;   684.7 alu1+agu0   43 t[2]
        mov r12, r11                 ;   685.7 alu2    43 t[2] copy
        mov qword [rsp + 2192], rcx  ;   682.7 agu1    43 t[2] spill
        mov r15, qword [rsp + 640]   ;   683.0 agu2    43 t[2] reload
        xor r12, r15                 ;   686.7 alu0    43 t[2]
        mov rdi, r12                 ;   687.7 alu1    43 t[2] copy
        xor rdi, qword [rsp + 712]   ;   688.7 alu2+agu0   43 t[2]
        not rbx                      ;   684.3 alu0    43 t[2]
        xor rsi, rax                 ;   684.7 alu1    43 t[2]
        mov rax, r12                 ;   687.7 alu2    43 t[2] copy
        xor rax, qword [rsp + 656]   ;   688.7 alu0+agu1   43 t[2]
        mov qword [rsp + 2176], r14  ;   685.7 agu2    43 t[2] spill
        mov r14, rdi                 ;   689.7 alu1    43 t[2] copy
        xor r14, qword [rsp + 688]   ;   690.7 alu2+agu0   43 t[2]
        mov qword [rsp + 2232], r14  ;   691.7 agu1    43 t[2] spill
        mov r8, rax                  ;   689.7 alu0    43 t[2] copy
        xor r8, qword [rsp + 704]    ;   690.7 alu1+agu2   43 t[2]
        mov rbp, r8                  ;   691.7 alu2    43 t[2] copy
        mov qword [rsp + 2208], rdx  ;   688.0 agu0    43 t[2] spill
        mov qword [rsp + 2240], r13  ;   688.3 agu1    43 t[2] spill
        mov rdx, rdi                 ;   689.7 alu0    43 t[2] copy
        xor rbp, qword [rsp + 600]   ;   692.7 alu1+agu2   43 t[2]
        mov rcx, r14                 ;   691.7 alu2    43 t[2] copy
        xor rcx, qword [rsp + 656]   ;   692.7 alu0+agu0   43 t[2]
        mov qword [rsp + 2184], rbx  ;   690.0 agu1    43 t[2] spill
        xor rdx, rbp                 ;   693.7 alu1    43 t[2]
        mov rbx, r14                 ;   691.7 alu2    43 t[2] copy
        xor rbx, r10                 ;   692.7 alu0    43 t[2]
        mov r10, r14                 ;   691.7 alu1    43 t[2] copy
        mov r13, rbx                 ;   693.7 alu2    43 t[2] copy
        mov qword [rsp + 2200], rsi  ;   692.0 agu2    43 t[2] spill
        mov rsi, rdx                 ;   694.7 alu0    43 t[2] copy
        xor rsi, r15                 ;   695.7 alu1    43 t[2]
        mov r14, rsi                 ;   696.7 alu2    43 t[2] copy
        xor r14, qword [rsp + 656]   ;   697.7 alu0+agu0   43 t[2]
        xor r9, r14                  ;   698.7 alu1    43 t[2]
        and r14, rsi                 ;   698.7 alu2    43 t[2]
        xor r13, rsi                 ;   696.7 alu0    43 t[2]
        and r10, r13                 ;   697.7 alu1    43 t[2]
        mov qword [rsp + 2248], r13  ;   697.7 agu1    43 t[2] spill
        xor r11, r10                 ;   698.7 alu2    43 t[2]
        mov r10, r13                 ;   697.7 alu0    43 t[2] copy
        mov r13, rbp                 ;   696.0 alu1    43 t[2] copy
        and r13, r9                  ;   699.7 alu2    43 t[2]
        xor r11, r14                 ;   699.7 alu0    43 t[2]
        xor r14, r13                 ;   700.7 alu1    43 t[2]
        xor r8, r14                  ;   701.7 alu2    43 t[2]
        mov r13, rbp                 ;   697.7 alu0    43 t[2] copy
        xor r13, rbx                 ;   698.7 alu1    43 t[2]
        mov qword [rsp + 2256], rsi  ;   698.3 agu2    43 t[2] spill
        xor r14, qword [rsp + 592]   ;   701.7 alu2+agu0   43 t[2]
        mov rsi, r13                 ;   699.7 alu0    43 t[2] copy
        xor r10, qword [rsp + 600]   ;   699.3 alu1+agu1   43 t[2]
        and rsi, r10                 ;   700.7 alu2    43 t[2]
        xor r14, rsi                 ;   702.7 alu0    43 t[2]
        mov rsi, r13                 ;   700.3 alu1    43 t[2] copy
        mov qword [rsp + 2264], r13  ;   700.7 agu2    43 t[2] spill
        mov r13, rax                 ;   701.0 alu2    43 t[2] copy
        or r13, r15                  ;   702.0 alu0    43 t[2]
        xor rsi, r15                 ;   701.7 alu1    43 t[2]
        mov r15, rdx                 ;   702.0 alu2    43 t[2] copy
        and r15, r12                 ;   703.0 alu0    43 t[2]
        xor r14, r15                 ;   704.0 alu1    43 t[2]
        xor r8, r13                  ;   703.0 alu2    43 t[2]
        xor r13, r11                 ;   703.3 alu0    43 t[2]
        xor r11, r15                 ;   704.0 alu1    43 t[2]
        mov r15, r9                  ;   704.0 alu2    43 t[2] copy
        xor r15, r12                 ;   705.0 alu0    43 t[2]
        mov qword [rsp + 2272], rdx  ;   704.7 agu0    43 t[2] spill
        mov rdx, rdi                 ;   705.0 alu1    43 t[2] copy
        mov qword [rsp + 2280], rdi  ;   705.3 agu1    43 t[2] spill
        and rdx, r15                 ;   706.0 alu2    43 t[2]
        mov qword [rsp + 2288], r15  ;   706.0 agu2    43 t[2] spill
        mov r15, rsi                 ;   706.3 alu0    43 t[2] copy
        xor r11, rdx                 ;   707.0 alu1    43 t[2]
        mov rdx, rax                 ;   707.0 alu2    43 t[2] copy
        xor rdx, r10                 ;   708.0 alu0    43 t[2]
        and r15, rdx                 ;   709.0 alu1    43 t[2]
        xor r13, r15                 ;   710.0 alu2    43 t[2]
        mov r15, r11                 ;   708.3 alu0    43 t[2] copy
        and r15, r14                 ;   709.3 alu1    43 t[2]
        mov rdi, rcx                 ;   709.0 alu2    43 t[2] copy
        and rdi, rbx                 ;   710.0 alu0    43 t[2]
        xor r8, rdi                  ;   711.0 alu1    43 t[2]
        xor r13, r15                 ;   711.0 alu2    43 t[2]
        mov rdi, r13                 ;   712.0 alu0    43 t[2] copy
        xor r13, r14                 ;   712.0 alu1    43 t[2]
        and rdi, r8                  ;   713.0 alu2    43 t[2]
        xor r11, rdi                 ;   714.0 alu0    43 t[2]
        or r15, r13                  ;   713.0 alu1    43 t[2]
        xor r15, r11                 ;   715.0 alu2    43 t[2]
        mov rdi, r8                  ;   712.3 alu0    43 t[2] copy
        and rdi, r11                 ;   715.0 alu1    43 t[2]
        xor r14, rdi                 ;   716.0 alu2    43 t[2]
        and r11, r14                 ;   717.0 alu0    43 t[2]
        xor r8, r11                  ;   718.0 alu1    43 t[2]
        mov r11, r14                 ;   717.0 alu2    43 t[2] copy
        or r11, r15                  ;   718.0 alu0    43 t[2]
        xor r13, r11                 ;   719.0 alu1    43 t[2]
        mov r11, r15                 ;   716.0 alu2    43 t[2] copy
        and rax, r15                 ;   716.0 alu0    43 t[2]
        and rbp, r13                 ;   720.0 alu1    43 t[2]
        xor r11, r14                 ;   717.0 alu2    43 t[2]
        mov rdi, r11                 ;   718.0 alu0    43 t[2] copy
        xor rdi, r13                 ;   720.0 alu1    43 t[2]
        and rcx, rdi                 ;   721.0 alu2    43 t[2]
        and rbx, rdi                 ;   721.0 alu0    43 t[2]
        mov rdi, r15                 ;   717.7 alu1    43 t[2] copy
        and r9, r13                  ;   720.0 alu2    43 t[2]
        and rsi, r14                 ;   718.3 alu0    43 t[2]
        and rdx, r14                 ;   718.7 alu1    43 t[2]
        and rdi, qword [rsp + 640]   ;   719.0 alu2+agu0   43 t[2]
        and r10, r11                 ;   719.3 alu0    43 t[2]
        xor r13, r8                  ;   720.0 alu1    43 t[2]
        and r12, r13                 ;   721.0 alu2    43 t[2]
        xor r15, r13                 ;   721.0 alu0    43 t[2]
        and r13, qword [rsp + 2272]  ;   721.0 alu1+agu1   43 t[2]
        xor r13, rdi                 ;   722.0 alu2    43 t[2]
        xor r13, rbx                 ;   723.0 alu0    43 t[2]
        xor rdi, rsi                 ;   721.7 alu1    43 t[2]
        xor rsi, rbx                 ;   722.0 alu2    43 t[2]
        mov rbx, qword [rsp + 2256]  ;   722.3 agu2    43 t[2]
        and rbx, r15                 ;   725.3 alu0    43 t[2]
        and r15, qword [rsp + 656]   ;   723.0 alu1+agu0   43 t[2]
        xor r12, r15                 ;   724.0 alu2    43 t[2]
        and r11, qword [rsp + 2264]  ;   723.7 alu0+agu1   43 t[2]
        xor r14, r8                  ;   724.0 alu1    43 t[2]
        xor r9, r10                  ;   724.3 alu2    43 t[2]
        xor rdi, rbx                 ;   726.3 alu0    43 t[2]
        mov rbx, qword [rsp + 2248]  ;   725.0 agu2    43 t[2]
        and rbx, r14                 ;   728.0 alu1    43 t[2]
        xor rdi, rbx                 ;   729.0 alu2    43 t[2]
        xor rax, r9                  ;   726.0 alu0    43 t[2]
        xor r10, rcx                 ;   726.3 alu1    43 t[2]
        mov rcx, qword [rsp + 1040]  ;   726.7 agu0    43 t[2] reload
        and r14, qword [rsp + 2232]  ;   727.0 alu2+agu1   43 t[2]
        xor rbp, rbx                 ;   729.0 alu0    43 t[2]
        xor rsi, rbp                 ;   730.0 alu1    43 t[2]
        mov rbx, qword [rsp + 2280]  ;   728.0 agu2    43 t[2]
        and rbx, r8                  ;   731.0 alu2    43 t[2]
        and r8, qword [rsp + 2288]   ;   728.7 alu0+agu0   43 t[2]
        xor rbp, rbx                 ;   732.0 alu1    43 t[2]
        xor rax, r15                 ;   729.3 alu2    43 t[2]
        xor r14, r12                 ;   729.7 alu0    43 t[2]
        xor r12, r9                  ;   730.0 alu1    43 t[2]
        xor r12, rsi                 ;   731.0 alu2    43 t[2]
        xor r11, r12                 ;   732.0 alu0    43 t[2]
        not r12                      ;   732.0 alu1    43 t[2]
        mov qword [rsp + 2280], r12  ;   733.0 agu1    43 t[2] spill
        xor rbp, r11                 ;   733.0 alu2    43 t[2]
        mov r9, qword [rsp + 992]    ;   732.0 agu2    43 t[2] reload
        xor r13, r11                 ;   733.0 alu0    43 t[2]
        xor r8, r13                  ;   734.0 alu1    43 t[2]
        xor r14, r8                  ;   735.0 alu2    43 t[2]
        xor rdx, r8                  ;   735.0 alu0    43 t[2]
        mov r8, qword [rsp + 1008]   ;   733.7 agu0    43 t[2]
        xor r8, r9                   ;   736.7 alu1    43 t[2]
        mov r11, r8                  ;   737.7 alu2    43 t[2] copy
        xor r11, qword [rsp + 976]   ;   738.7 alu0+agu1   43 t[2]
        mov r15, r11                 ;   739.7 alu1    43 t[2] copy
        xor r15, rcx                 ;   740.7 alu2    43 t[2]
        mov rbx, r15                 ;   741.7 alu0    43 t[2] copy
        not rsi                      ;   736.0 alu1    43 t[2]
        mov qword [rsp + 2288], rsi  ;   737.0 agu2    43 t[2] spill
        xor rbx, qword [rsp + 984]   ;   742.7 alu2+agu0   43 t[2]
        mov rsi, rbx                 ;   743.7 alu0    43 t[2] copy
        xor rax, rdx                 ;   737.3 alu1    43 t[2]
        mov qword [rsp + 2248], rax  ;   738.3 agu1    43 t[2] spill
        not rbp                      ;   738.0 alu2    43 t[2]
        xor rsi, qword [rsp + 1016]  ;   744.7 alu0+agu2   43 t[2]
        mov qword [rsp + 2264], rdi  ;   738.7 agu0    43 t[2] spill
        mov qword [rsp + 2232], rbp  ;   739.0 agu1    43 t[2] spill
        xor r10, rdx                 ;   739.3 alu1    43 t[2]
        not r14                      ;   739.7 alu2    43 t[2]
        mov r12, rsi                 ;   745.7 alu0    43 t[2] copy
        mov rdx, r15                 ;   741.7 alu1    43 t[2] copy
        mov qword [rsp + 2256], r10  ;   740.7 agu2    43 t[2] spill
        xor rdx, qword [rsp + 1056]  ;   742.7 alu2+agu0   43 t[2]
        mov rbp, rdx                 ;   743.7 alu0    43 t[2] copy
        xor rbp, qword [rsp + 1024]  ;   744.7 alu1+agu1   43 t[2]
        xor r12, qword [rsp + 1008]  ;   746.7 alu2+agu2   43 t[2]
        mov rdi, rdx                 ;   743.7 alu0    43 t[2] copy
        mov r10, rbp                 ;   745.7 alu1    43 t[2] copy
        xor rdi, r12                 ;   747.7 alu2    43 t[2]
        xor r10, r9                  ;   746.7 alu0    43 t[2]
        mov qword [rsp + 2296], r14  ;   743.7 agu0    43 t[2] spill
        mov qword [rsp + 2304], rbp  ;   745.7 agu1    43 t[2] spill
        mov qword [rsp + 2272], r13  ;   744.3 agu2    43 t[2] spill
        mov r13, rdi                 ;   748.7 alu1    43 t[2] copy
        mov r9, rbp                  ;   745.7 alu2    43 t[2] copy
        mov r14, r10                 ;   747.7 alu0    43 t[2] copy
        mov qword [rsp + 2312], rdi  ;   748.7 agu0    43 t[2] spill
        xor r13, rcx                 ;   749.7 alu1    43 t[2]
        xor r14, r13                 ;   750.7 alu2    43 t[2]
        mov rax, rbp                 ;   746.7 alu0    43 t[2] copy
        mov rbp, r13                 ;   750.7 alu1    43 t[2] copy
        mov qword [rsp + 2320], r13  ;   750.7 agu1    43 t[2] spill
        xor rbp, qword [rsp + 984]   ;   751.7 alu2+agu2   43 t[2]
        xor rax, qword [rsp + 984]   ;   748.0 alu0+agu0   43 t[2]
        xor r8, rbp                  ;   752.7 alu1    43 t[2]
        and rbp, r13                 ;   752.7 alu2    43 t[2]
        mov qword [rsp + 2328], r14  ;   751.7 agu1    43 t[2] spill
        and r9, r14                  ;   751.7 alu0    43 t[2]
        xor r11, r9                  ;   752.7 alu1    43 t[2]
        xor r11, rbp                 ;   753.7 alu2    43 t[2]
        mov r9, r14                  ;   751.7 alu0    43 t[2] copy
        xor r9, qword [rsp + 1008]   ;   752.7 alu1+agu2   43 t[2]
        mov r14, r12                 ;   751.0 alu2    43 t[2] copy
        and r14, r8                  ;   753.7 alu0    43 t[2]
        xor rbp, r14                 ;   754.7 alu1    43 t[2]
        mov r14, r12                 ;   752.0 alu2    43 t[2] copy
        xor r14, r10                 ;   753.0 alu0    43 t[2]
        mov r13, r14                 ;   754.0 alu1    43 t[2] copy
        and r13, r9                  ;   755.0 alu2    43 t[2]
        xor rsi, rbp                 ;   755.7 alu0    43 t[2]
        xor rbp, qword [rsp + 992]   ;   755.7 alu1+agu0   43 t[2]
        xor rbp, r13                 ;   756.7 alu2    43 t[2]
        mov qword [rsp + 2336], r14  ;   754.3 agu1    43 t[2] spill
        mov r13, r14                 ;   754.7 alu0    43 t[2] copy
        mov r14, rbx                 ;   755.0 alu1    43 t[2] copy
        xor r13, rcx                 ;   755.7 alu2    43 t[2]
        or r14, rcx                  ;   756.0 alu0    43 t[2]
        mov rcx, rdi                 ;   756.0 alu1    43 t[2] copy
        and rcx, r15                 ;   757.0 alu2    43 t[2]
        mov qword [rsp + 2344], rdx  ;   756.7 agu2    43 t[2] spill
        xor rbp, rcx                 ;   758.0 alu0    43 t[2]
        xor rsi, r14                 ;   757.3 alu1    43 t[2]
        xor r14, r11                 ;   757.7 alu2    43 t[2]
        xor r11, rcx                 ;   758.0 alu0    43 t[2]
        mov rcx, r8                  ;   758.3 alu1    43 t[2] copy
        xor rcx, r15                 ;   759.3 alu2    43 t[2]
        mov qword [rsp + 2352], rcx  ;   760.3 agu0    43 t[2] spill
        mov rdi, rdx                 ;   759.3 alu0    43 t[2] copy
        and rdi, rcx                 ;   760.3 alu1    43 t[2]
        xor r11, rdi                 ;   761.3 alu2    43 t[2]
        mov rdi, rbx                 ;   760.3 alu0    43 t[2] copy
        xor rdi, r9                  ;   761.3 alu1    43 t[2]
        mov rcx, r13                 ;   761.0 alu2    43 t[2] copy
        and rcx, rdi                 ;   762.3 alu0    43 t[2]
        xor r14, rcx                 ;   763.3 alu1    43 t[2]
        mov rcx, r11                 ;   762.3 alu2    43 t[2] copy
        and rcx, rbp                 ;   763.3 alu0    43 t[2]
        xor r14, rcx                 ;   764.3 alu1    43 t[2]
        mov rdx, rax                 ;   763.0 alu2    43 t[2] copy
        and rdx, r10                 ;   764.0 alu0    43 t[2]
        xor rsi, rdx                 ;   765.0 alu1    43 t[2]
        mov rdx, r14                 ;   765.3 alu2    43 t[2] copy
        and rdx, rsi                 ;   766.3 alu0    43 t[2]
        xor r14, rbp                 ;   765.3 alu1    43 t[2]
        xor r11, rdx                 ;   767.3 alu2    43 t[2]
        mov rdx, rsi                 ;   766.0 alu0    43 t[2] copy
        or rcx, r14                  ;   766.3 alu1    43 t[2]
        xor rcx, r11                 ;   768.3 alu2    43 t[2]
        and rdx, r11                 ;   768.3 alu0    43 t[2]
        xor rbp, rdx                 ;   769.3 alu1    43 t[2]
        and r11, rbp                 ;   770.3 alu2    43 t[2]
        xor rsi, r11                 ;   771.3 alu0    43 t[2]
        mov r11, rbp                 ;   770.3 alu1    43 t[2] copy
        or r11, rcx                  ;   771.3 alu2    43 t[2]
        xor r14, r11                 ;   772.3 alu0    43 t[2]
        mov r11, rcx                 ;   769.3 alu1    43 t[2] copy
        and rbx, rcx                 ;   769.3 alu2    43 t[2]
        and rdi, rbp                 ;   770.3 alu0    43 t[2]
        and r12, r14                 ;   773.3 alu1    43 t[2]
        and r8, r14                  ;   773.3 alu2    43 t[2]
        xor r11, rbp                 ;   770.3 alu0    43 t[2]
        mov rdx, r11                 ;   771.3 alu1    43 t[2] copy
        xor rdx, r14                 ;   773.3 alu2    43 t[2]
        and r13, rbp                 ;   771.3 alu0    43 t[2]
        and r10, rdx                 ;   774.3 alu1    43 t[2]
        xor r14, rsi                 ;   773.3 alu2    43 t[2]
        and rax, rdx                 ;   774.3 alu0    43 t[2]
        mov rdx, rcx                 ;   772.7 alu1    43 t[2] copy
        and r15, r14                 ;   774.3 alu2    43 t[2]
        xor rcx, r14                 ;   774.3 alu0    43 t[2]
        and r14, qword [rsp + 2312]  ;   774.3 alu1+agu1   43 t[2]
        and rdx, qword [rsp + 1040]  ;   774.0 alu2+agu2   43 t[2]
        xor r14, rdx                 ;   775.3 alu0    43 t[2]
        xor r14, r10                 ;   776.3 alu1    43 t[2]
        xor rbp, rsi                 ;   775.0 alu2    43 t[2]
        and r9, r11                  ;   775.3 alu0    43 t[2]
        xor rdx, r13                 ;   775.7 alu1    43 t[2]
        xor r13, r10                 ;   776.0 alu2    43 t[2]
        mov r10, qword [rsp + 2320]  ;   776.3 agu0    43 t[2]
        and r10, rcx                 ;   779.3 alu0    43 t[2]
        and rcx, qword [rsp + 984]   ;   777.0 alu1+agu1   43 t[2]
        xor rdx, r10                 ;   780.3 alu2    43 t[2]
        mov r10, qword [rsp + 2328]  ;   777.7 agu2    43 t[2]
        and r10, rbp                 ;   780.7 alu0    43 t[2]
        xor r12, r10                 ;   781.7 alu1    43 t[2]
        xor rdx, r10                 ;   781.7 alu2    43 t[2]
        xor r8, r9                   ;   779.0 alu0    43 t[2]
        xor r9, rax                  ;   779.3 alu1    43 t[2]
        mov r10, qword [rsp + 2344]  ;   779.7 agu0    43 t[2]
        mov rax, qword [rsp + 2208]  ;   780.0 agu1    43 t[2] reload
        xor r13, r12                 ;   782.7 alu2    43 t[2]
        and r10, rsi                 ;   782.7 alu0    43 t[2]
        xor r12, r10                 ;   783.7 alu1    43 t[2]
        xor r15, rcx                 ;   781.3 alu2    43 t[2]
        and rbp, qword [rsp + 2304]  ;   781.7 alu0+agu2   43 t[2]
        and r11, qword [rsp + 2336]  ;   782.0 alu1+agu0   43 t[2]
        xor rbx, r8                  ;   782.3 alu2    43 t[2]
        xor rbp, r15                 ;   782.7 alu0    43 t[2]
        xor r15, r8                  ;   783.0 alu1    43 t[2]
        xor r15, r13                 ;   784.0 alu2    43 t[2]
        xor r11, r15                 ;   785.0 alu0    43 t[2]
        xor r12, r11                 ;   786.0 alu1    43 t[2]
        xor r14, r11                 ;   786.0 alu2    43 t[2]
        mov r11, qword [rsp + 2120]  ;   784.7 agu1    55 t[2]
        mov r10, qword [rsp + 2240]  ;   785.0 agu2    43 t[2] reload
        mov r8, qword [rsp + 2168]   ;   785.3 agu0    55 t[2]
        xor rbx, rcx                 ;   785.7 alu0    43 t[2]
        xor r8, r10                  ;   788.3 alu1    55 t[2]
        xor r11, qword [rsp + 2160]  ;   787.7 alu2+agu1   55 t[2]
        xor r11, qword [rsp + 2152]  ;   788.7 alu0+agu2   55 t[2]
        not r12                      ;   787.0 alu1    43 t[2]
        xor r12, rax                 ;   788.0 alu2    55 t[2]
        mov rcx, qword [rsp + 2104]  ;   787.7 agu0    55 t[2]
        xor rcx, qword [rsp + 2184]  ;   790.7 alu0+agu1   55 t[2]
        xor r10, qword [rsp + 2256]  ;   788.3 alu1+agu2   55 t[2]
        not r15                      ;   788.7 alu2    43 t[2]
        not r13                      ;   789.0 alu0    43 t[2]
        xor r11, qword [rsp + 2144]  ;   789.7 alu1+agu0   55 t[2]
        xor r15, qword [rsp + 2280]  ;   789.7 alu2+agu1   55 t[2]
        and rsi, qword [rsp + 2352]  ;   790.0 alu0+agu2   43 t[2]
        xor rsi, r14                 ;   791.0 alu1    43 t[2]
        xor rdi, rsi                 ;   792.0 alu2    43 t[2]
        xor r9, rdi                  ;   793.0 alu0    43 t[2]
        xor rbp, rsi                 ;   792.0 alu1    43 t[2]
        not rbp                      ;   793.0 alu2    43 t[2]
        xor rbx, rdi                 ;   793.0 alu0    43 t[2]
        mov rdi, qword [rsp + 2112]  ;   792.3 agu0    55 t[2]
        xor rdi, rax                 ;   795.3 alu1    55 t[2]
        mov rax, qword [rsp + 2168]  ;   793.0 agu1    55 t[2]
        xor rbp, qword [rsp + 2184]  ;   794.0 alu2+agu2   55 t[2]
        xor rax, r9                  ;   796.0 alu0    55 t[2]
        xor r9, qword [rsp + 2256]   ;   794.0 alu1+agu0   55 t[2]
        mov qword [rsp + 2256], rax  ;   797.0 agu1    55 t[2] spill
        mov rax, qword [rsp + 2168]  ;   794.7 agu2    55 t[2]
        xor rax, rcx                 ;   797.7 alu2    55 t[2]
        mov rsi, qword [rsp + 2200]  ;   795.3 agu0    43 t[2] reload
        mov qword [rsp + 2200], rdx  ;   795.7 agu1    43 t[2] spill
        xor r11, rsi                 ;   798.3 alu0    55 t[2]
        xor rsi, r10                 ;   798.3 alu1    55 t[2]
        mov qword [rsp + 2184], r12  ;   796.7 agu2    55 t[2] spill
        xor rsi, qword [rsp + 2248]  ;   799.3 alu2+agu0   55 t[2]
        xor rcx, r12                 ;   797.3 alu0    55 t[2]
        mov qword [rsp + 2168], rcx  ;   798.3 agu1    55 t[2] spill
        mov rcx, qword [rsp + 2104]  ;   798.0 agu2    55 t[2]
        xor rcx, qword [rsp + 2296]  ;   801.0 alu1+agu0   55 t[2]
        mov qword [rsp + 2104], rcx  ;   802.0 agu1    55 t[2] spill
        mov qword [rsp + 2208], rax  ;   799.0 agu2    55 t[2] spill
        mov rcx, qword [rsp + 2072]  ;   799.3 agu0    55 t[2]
        xor rcx, rdi                 ;   802.3 alu2    55 t[2]
        xor rdi, qword [rsp + 2296]  ;   800.0 alu0+agu1   55 t[2]
        xor rcx, r14                 ;   803.3 alu1    55 t[2]
        mov qword [rsp + 2296], rcx  ;   804.3 agu2    55 t[2] spill
        mov rcx, qword [rsp + 2272]  ;   801.0 agu0    55 t[2]
        mov qword [rsp + 2152], rdi  ;   801.3 agu1    55 t[2] spill
        mov qword [rsp + 2272], r14  ;   801.7 agu2    43 t[2] spill
        xor rcx, r14                 ;   804.0 alu2    55 t[2]
        mov qword [rsp + 2240], rcx  ;   805.0 agu0    55 t[2] spill
        mov rcx, qword [rsp + 2232]  ;   802.7 agu1    55 t[2]
        xor rcx, r12                 ;   805.7 alu0    55 t[2]
        mov r12, r10                 ;   803.3 alu1    55 t[2] copy
        xor r12, r15                 ;   804.3 alu2    55 t[2]
        mov r14, qword [rsp + 2192]  ;   804.0 agu2    55 t[2]
        xor r10, rax                 ;   804.3 alu0    55 t[2]
        mov qword [rsp + 2144], r12  ;   805.3 agu0    55 t[2] spill
        mov r12, rdi                 ;   805.0 alu1    55 t[2] copy
        xor r12, rbp                 ;   806.0 alu2    55 t[2]
        mov qword [rsp + 2192], r8   ;   805.7 agu1    55 t[2] spill
        xor r14, r8                  ;   807.0 alu0    55 t[2]
        mov r8, qword [rsp + 2264]   ;   806.3 agu2    55 t[2]
        mov rax, r15                 ;   806.7 alu1    55 t[2] copy
        mov rdi, qword [rsp + 2080]  ;   807.0 agu0    55 t[2]
        xor rbp, r10                 ;   807.3 alu2    55 t[2]
        xor r8, rdx                  ;   809.3 alu0    55 t[2]
        mov qword [rsp + 2160], rbp  ;   808.3 agu1    55 t[2] spill
        mov rbp, r13                 ;   808.3 alu1    55 t[2] copy
        mov rdx, qword [rsp + 2176]  ;   808.7 agu2    55 t[2]
        xor rdx, r8                  ;   811.7 alu2    55 t[2]
        xor r8, r9                   ;   810.3 alu0    55 t[2]
        xor rdi, rdx                 ;   812.7 alu1    55 t[2]
        xor rbp, rdi                 ;   813.7 alu2    55 t[2]
        mov qword [rsp + 2120], rbp  ;   814.7 agu0    55 t[2] spill
        xor r15, r8                  ;   811.3 alu0    55 t[2]
        xor r15, rbp                 ;   814.7 alu1    55 t[2]
        mov rbp, qword [rsp + 2216]  ;   811.3 agu1    55 t[2]
        xor rbp, qword [rsp + 2264]  ;   814.3 alu2+agu2   55 t[2]
        xor rdx, qword [rsp + 2136]  ;   812.7 alu0+agu0   55 t[2]
        xor rax, r14                 ;   812.3 alu1    55 t[2]
        xor r14, qword [rsp + 2128]  ;   812.7 alu2+agu1   55 t[2]
        xor r10, qword [rsp + 2256]  ;   813.0 alu0+agu2   55 t[2]
        mov qword [rsp + 2264], r15  ;   815.7 agu0    55 t[2] spill
        mov r15, r11                 ;   813.7 alu1    55 t[2] copy
        xor r15, rbx                 ;   814.7 alu2    55 t[2]
        xor rbx, r9                  ;   814.3 alu0    55 t[2]
        xor rbx, qword [rsp + 2248]  ;   815.3 alu1+agu1   55 t[2]
        xor rbx, qword [rsp + 2272]  ;   816.3 alu2+agu2   55 t[2]
        xor r9, qword [rsp + 2104]   ;   815.3 alu0+agu0   55 t[2]
        mov qword [rsp + 2272], r9   ;   816.3 agu1    55 t[2] spill
        mov r9, rdx                  ;   816.0 alu1    55 t[2] copy
        xor r9, rbp                  ;   817.0 alu2    55 t[2]
        mov qword [rsp + 2352], r15  ;   816.7 agu2    55 t[2] spill
        xor rbp, r15                 ;   817.0 alu0    55 t[2]
        mov r15, qword [rsp + 2072]  ;   817.3 agu0    55 t[2]
        xor r15, qword [rsp + 2224]  ;   820.3 alu1+agu1   55 t[2]
        xor rbx, r15                 ;   821.3 alu2    55 t[2]
        mov qword [rsp + 2344], rbx  ;   822.3 agu2    55 t[2] spill
        mov rbx, qword [rsp + 2176]  ;   818.7 agu0    55 t[2]
        mov qword [rsp + 2176], r9   ;   819.0 agu1    55 t[2] spill
        xor rdi, qword [rsp + 2216]  ;   819.3 alu0+agu2   55 t[2]
        xor r15, rcx                 ;   821.3 alu1    55 t[2]
        xor rcx, r12                 ;   820.0 alu2    55 t[2]
        xor rcx, qword [rsp + 2112]  ;   821.0 alu0+agu0   55 t[2]
        xor rbx, qword [rsp + 2288]  ;   821.7 alu1+agu1   55 t[2]
        xor r13, rbx                 ;   822.7 alu2    55 t[2]
        xor rbx, rax                 ;   822.7 alu0    55 t[2]
        mov r9, qword [rsp + 2280]   ;   821.7 agu2    55 t[2]
        mov qword [rsp + 2280], rcx  ;   822.0 agu0    55 t[2] spill
        xor rbp, rsi                 ;   822.3 alu1    55 t[2]
        mov rcx, r14                 ;   822.7 alu2    55 t[2] copy
        xor rsi, qword [rsp + 2240]  ;   823.0 alu0+agu1   55 t[2]
        xor r9, qword [rsp + 2256]   ;   824.7 alu1+agu2   55 t[2]
        xor rcx, r9                  ;   825.7 alu2    55 t[2]
        xor rdx, qword [rsp + 2288]  ;   824.0 alu0+agu0   55 t[2]
        mov qword [rsp + 2288], rbx  ;   824.3 agu1    55 t[2] spill
        mov qword [rsp + 2304], rcx  ;   826.7 agu2    55 t[2] spill
        mov rcx, qword [rsp + 2200]  ;   825.0 agu0    55 t[2]
        xor rcx, r11                 ;   828.0 alu1    55 t[2]
        xor r9, rbx                  ;   825.7 alu2    55 t[2]
        xor rcx, qword [rsp + 2256]  ;   829.0 alu0+agu1   55 t[2]
        xor r14, r13                 ;   826.3 alu1    55 t[2]
        mov rbx, qword [rsp + 1488]  ;   826.7 agu2    55 t[0].0 reload
        xor rdi, qword [rbx + 1552]  ;   832.7 alu2+agu0   55 t[2]
        xor rcx, qword [rsp + 2136]  ;   830.0 alu0+agu1   55 t[2]
        xor r13, qword [rsp + 2176]  ;   827.7 alu1+agu2   55 t[2]
        xor r13, qword [rbx + 1680]  ;   832.7 alu2+agu0   55 t[2]
        xor rdx, qword [rbx + 1616]  ;   832.7 alu0+agu1   55 t[2]
        mov qword [rsp + 1176], r13  ;   833.7 agu2    55 t[2] spill
        mov r13, rcx                 ;   831.0 alu1    55 t[2] copy
        xor r12, qword [rbx + 1584]  ;   832.7 alu2+agu0   55 t[2]
        xor r14, qword [rbx + 1544]  ;   832.7 alu0+agu1   55 t[2]
        xor r9, qword [rsp + 2264]   ;   830.0 alu1+agu2   55 t[2]
        xor r13, r8                  ;   832.0 alu2    55 t[2]
        xor rax, qword [rbx + 1536]  ;   832.7 alu0+agu0   55 t[2]
        xor r11, qword [rsp + 2192]  ;   831.0 alu1+agu1   55 t[2]
        xor r13, rbp                 ;   833.0 alu2    55 t[2]
        xor r13, qword [rbx + 1560]  ;   834.0 alu0+agu2   55 t[2]
        xor rbp, qword [rbx + 1624]  ;   832.7 alu1+agu0   55 t[2]
        xor r8, qword [rbx + 1688]   ;   832.7 alu2+agu1   55 t[2]
        xor r9, qword [rbx + 1608]   ;   832.7 alu0+agu2   55 t[2]
        xor r8, qword [rsp + 2352]   ;   833.7 alu1+agu0   55 t[2]
        xor rcx, qword [rbx + 1752]  ;   833.3 alu2+agu1   55 t[2]
        xor rcx, qword [rsp + 2248]  ;   834.3 alu0+agu2   55 t[2]
        mov qword [rsp + 2248], rcx  ;   835.3 agu0    55 t[2] spill
        mov rcx, qword [rsp + 2224]  ;   834.3 agu1    55 t[2]
        xor r10, qword [rbx + 1592]  ;   834.7 alu1+agu2   55 t[2]
        xor rcx, r11                 ;   837.3 alu2    55 t[2]
        xor r11, rsi                 ;   835.3 alu0    55 t[2]
        xor r11, qword [rbx + 1760]  ;   836.3 alu1+agu0   55 t[2]
        xor r11, qword [rsp + 2344]  ;   837.3 alu2+agu1   55 t[2]
        mov qword [rsp + 1192], r8   ;   836.3 agu2    55 t[2] spill
        mov r8, qword [rsp + 2144]   ;   836.7 agu0    55 t[2]
        xor rsi, qword [rbx + 1632]  ;   837.0 alu0+agu1   55 t[2]
        xor rsi, qword [rsp + 2072]  ;   838.0 alu1+agu2   55 t[2]
        mov qword [rsp + 2072], r11  ;   838.3 agu0    55 t[2] spill
        xor rcx, qword [rbx + 1568]  ;   838.3 alu2+agu1   55 t[2]
        xor r8, qword [rbx + 1600]   ;   839.7 alu0+agu2   55 t[2]
        mov r11, r15                 ;   838.7 alu1    55 t[2] copy
        xor r15, qword [rbx + 1640]  ;   839.0 alu2+agu0   55 t[2]
        xor r15, qword [rsp + 2240]  ;   840.0 alu0+agu1   55 t[2]
        xor r15, qword [rsp + 2296]  ;   841.0 alu1+agu2   55 t[2]
        mov qword [rsp + 1120], r15  ;   842.0 agu0    55 t[2] spill
        xor r11, qword [rbx + 1576]  ;   840.3 alu2+agu1   55 t[2]
        mov r15, qword [rsp + 2168]  ;   840.7 agu2    55 t[2]
        xor r15, qword [rbx + 1648]  ;   843.7 alu0+agu0   55 t[2]
        xor r15, qword [rsp + 2280]  ;   844.7 alu1+agu1   55 t[2]
        xor rcx, qword [rsp + 2240]  ;   841.7 alu2+agu2   55 t[2]
        xor r8, qword [rsp + 2128]   ;   842.0 alu0+agu0   55 t[2]
        mov qword [rsp + 1144], r15  ;   845.7 agu1    55 t[2] spill
        mov r15, qword [rsp + 2272]  ;   842.7 agu2    55 t[2]
        xor r15, qword [rbx + 1656]  ;   845.7 alu1+agu0   55 t[2]
        xor r15, qword [rsp + 2208]  ;   846.7 alu2+agu1   55 t[2]
        mov qword [rsp + 1184], r15  ;   847.7 agu2    55 t[2] spill
        mov r15, qword [rsp + 2144]  ;   844.0 agu0    55 t[2]
        xor r15, qword [rbx + 1664]  ;   847.0 alu0+agu1   55 t[2]
        xor r15, qword [rsp + 2304]  ;   848.0 alu1+agu2   55 t[2]
        mov qword [rsp + 1232], r15  ;   849.0 agu0    55 t[2] spill
        mov r15, qword [rsp + 2264]  ;   845.3 agu1    55 t[2]
        xor r15, qword [rbx + 1672]  ;   848.3 alu2+agu2   55 t[2]
        mov qword [rsp + 1168], r15  ;   849.3 agu0    55 t[2] spill
        mov r15, qword [rsp + 2344]  ;   846.3 agu1    55 t[2]
        xor r15, qword [rbx + 1696]  ;   849.3 alu0+agu2   55 t[2]
        mov qword [rsp + 1256], r15  ;   850.3 agu0    55 t[2] spill
        mov r15, qword [rsp + 2112]  ;   847.3 agu1    55 t[2]
        xor r15, qword [rbx + 1704]  ;   850.3 alu1+agu2   55 t[2]
        xor r15, qword [rsp + 2184]  ;   851.3 alu2+agu0   55 t[2]
        xor r15, qword [rsp + 2240]  ;   852.3 alu0+agu1   55 t[2]
        mov qword [rsp + 1208], r15  ;   853.3 agu2    55 t[2] spill
        mov r15, qword [rsp + 2280]  ;   849.0 agu0    55 t[2]
        xor r15, qword [rbx + 1712]  ;   852.0 alu1+agu1   55 t[2]
        xor r15, qword [rsp + 2104]  ;   853.0 alu2+agu2   55 t[2]
        mov qword [rsp + 1224], r15  ;   854.0 agu0    55 t[2] spill
        mov r15, qword [rsp + 2272]  ;   850.3 agu1    55 t[2]
        xor r15, qword [rbx + 1720]  ;   853.3 alu0+agu2   55 t[2]
        xor r15, qword [rsp + 2160]  ;   854.3 alu1+agu0   55 t[2]
        mov qword [rsp + 1200], r15  ;   855.3 agu1    55 t[2] spill
        mov r15, qword [rsp + 2304]  ;   851.7 agu2    55 t[2]
        xor r15, qword [rbx + 1728]  ;   854.7 alu2+agu0   55 t[2]
        xor r15, qword [rsp + 2192]  ;   855.7 alu0+agu1   55 t[2]
        mov qword [rsp + 2192], r15  ;   856.7 agu2    55 t[2] spill
        mov qword [rsp + 1112], r9   ;   853.0 agu0    55 t[2] spill
        mov r15, qword [rsp + 2080]  ;   853.3 agu1    55 t[2]
        xor r15, qword [rbx + 1736]  ;   856.3 alu1+agu2   55 t[2]
        xor r15, qword [rsp + 2304]  ;   857.3 alu2+agu0   55 t[2]
        xor r15, qword [rsp + 2288]  ;   858.3 alu0+agu1   55 t[2]
        mov qword [rsp + 2288], r15  ;   859.3 agu2    55 t[2] spill
        mov r15, qword [rsp + 2176]  ;   855.0 agu0    55 t[2]
        xor r15, qword [rbx + 1744]  ;   858.0 alu1+agu1   55 t[2]
        xor r15, qword [rsp + 2120]  ;   859.0 alu2+agu2   55 t[2]
        mov qword [rsp + 2120], r15  ;   860.0 agu0    55 t[2] spill
        mov r15, qword [rsp + 2296]  ;   856.3 agu1    55 t[2]
        xor r15, qword [rbx + 1768]  ;   859.3 alu0+agu2   55 t[2]
        xor r15, qword [rsp + 2232]  ;   860.3 alu1+agu0   55 t[2]
        mov qword [rsp + 2232], r15  ;   861.3 agu1    55 t[2] spill
        mov r15, qword [rsp + 2152]  ;   857.7 agu2    55 t[2]
        mov qword [rsp + 1152], r10  ;   858.0 agu0    55 t[2] spill
        xor r15, qword [rbx + 1776]  ;   860.7 alu2+agu1   55 t[2]
        xor r15, qword [rsp + 2168]  ;   861.7 alu0+agu2   55 t[2]
        mov qword [rsp + 2168], r15  ;   862.7 agu0    55 t[2] spill
        mov r15, qword [rsp + 2160]  ;   859.3 agu1    55 t[2]
        xor r15, qword [rbx + 1784]  ;   862.3 alu1+agu2   55 t[2]
        mov rbx, qword [rsp + 1368]  ;   860.0 agu0    43 t[3]
        xor rbx, qword [rsp + 1344]  ;   863.0 alu2+agu1   43 t[3]
        mov qword [rsp + 1160], rbp  ;   860.7 agu2    55 t[2] spill
        mov qword [rsp + 1096], rsi  ;   861.0 agu0    55 t[2] spill
        mov qword [rsp + 2160], r15  ;   863.3 agu1    55 t[2] spill
        mov r15, rbx                 ;   864.0 alu0    43 t[3] copy
        xor r15, qword [rsp + 1336]  ;   865.0 alu1+agu2   43 t[3]
        mov rsi, r15                 ;   866.0 alu2    43 t[3] copy
        xor rsi, qword [rsp + 1392]  ;   867.0 alu0+agu0   43 t[3]
        mov rbp, rsi                 ;   868.0 alu1    43 t[3] copy
        xor rbp, qword [rsp + 1312]  ;   869.0 alu2+agu1   43 t[3]
        mov r10, rbp                 ;   870.0 alu0    43 t[3] copy
        xor r10, qword [rsp + 1360]  ;   871.0 alu1+agu2   43 t[3]
        mov qword [rsp + 1128], r12  ;   864.3 agu0    55 t[2] spill
        mov r12, r10                 ;   872.0 alu2    43 t[3] copy
        xor r12, qword [rsp + 1288]  ;   873.0 alu0+agu1   43 t[3]
        mov qword [rsp + 1136], rdx  ;   865.3 agu2    55 t[2] spill
        mov rdx, rsi                 ;   868.0 alu1    43 t[3] copy
        xor rdx, qword [rsp + 1288]  ;   869.0 alu2+agu0   43 t[3]
        mov r9, rdx                  ;   870.0 alu0    43 t[3] copy
        xor r9, qword [rsp + 1304]   ;   871.0 alu1+agu1   43 t[3]
        mov qword [rsp + 1080], rcx  ;   867.0 agu2    55 t[2] spill
        mov qword [rsp + 1064], rdi  ;   867.3 agu0    55 t[2] spill
        mov qword [rsp + 1072], r11  ;   867.7 agu1    55 t[2] spill
        mov qword [rsp + 1032], r14  ;   868.0 agu2    55 t[2] spill
        mov rcx, rbp                 ;   870.0 alu2    43 t[3] copy
        mov qword [rsp + 1104], r13  ;   868.7 agu0    55 t[2] spill
        mov qword [rsp + 1088], r8   ;   869.0 agu1    55 t[2] spill
        mov r8, r9                   ;   872.0 alu0    43 t[3] copy
        xor r8, qword [rsp + 1368]   ;   873.0 alu1+agu2   43 t[3]
        xor rcx, r8                  ;   874.0 alu2    43 t[3]
        mov r13, rcx                 ;   875.0 alu0    43 t[3] copy
        mov qword [rsp + 2336], r10  ;   872.0 agu0    43 t[3] spill
        mov r11, r10                 ;   872.0 alu1    43 t[3] copy
        xor r11, qword [rsp + 1344]  ;   873.0 alu2+agu1   43 t[3]
        mov rdi, r11                 ;   874.0 alu0    43 t[3] copy
        xor r13, qword [rsp + 1392]  ;   876.0 alu1+agu2   43 t[3]
        mov qword [rsp + 1048], rax  ;   872.3 agu0    55 t[2] spill
        mov rax, r10                 ;   872.7 alu2    43 t[3] copy
        xor rdi, r13                 ;   877.0 alu0    43 t[3]
        and rax, rdi                 ;   878.0 alu1    43 t[3]
        xor r15, rax                 ;   879.0 alu2    43 t[3]
        mov r10, r8                  ;   874.0 alu0    43 t[3] copy
        mov rax, r13                 ;   877.0 alu1    43 t[3] copy
        xor rax, qword [rsp + 1288]  ;   878.0 alu2+agu1   43 t[3]
        xor rbx, rax                 ;   879.0 alu0    43 t[3]
        mov r14, rdi                 ;   878.0 alu1    43 t[3] copy
        and r10, rbx                 ;   880.0 alu2    43 t[3]
        xor r14, qword [rsp + 1368]  ;   879.0 alu0+agu2   43 t[3]
        and rax, r13                 ;   879.0 alu1    43 t[3]
        xor r15, rax                 ;   880.0 alu2    43 t[3]
        xor rax, r10                 ;   881.0 alu0    43 t[3]
        mov r10, r8                  ;   877.3 alu1    43 t[3] copy
        xor r10, r11                 ;   878.3 alu2    43 t[3]
        xor r9, rax                  ;   882.0 alu0    43 t[3]
        mov qword [rsp + 2312], rdi  ;   878.3 agu0    43 t[3] spill
        mov rdi, r14                 ;   880.0 alu1    43 t[3] copy
        and rdi, r10                 ;   881.0 alu2    43 t[3]
        xor rax, qword [rsp + 1344]  ;   882.0 alu0+agu1   43 t[3]
        xor rax, rdi                 ;   883.0 alu1    43 t[3]
        mov rdi, r10                 ;   880.0 alu2    43 t[3] copy
        mov qword [rsp + 2360], r13  ;   880.3 agu2    43 t[3] spill
        mov r13, rcx                 ;   880.7 alu0    43 t[3] copy
        and r13, rsi                 ;   881.7 alu1    43 t[3]
        mov qword [rsp + 2368], r10  ;   881.3 agu0    43 t[3] spill
        mov r10, rdx                 ;   881.7 alu2    43 t[3] copy
        or r10, qword [rsp + 1392]   ;   882.7 alu0+agu1   43 t[3]
        xor r9, r10                  ;   883.7 alu1    43 t[3]
        xor r10, r15                 ;   883.7 alu2    43 t[3]
        xor r15, r13                 ;   883.0 alu0    43 t[3]
        mov qword [rsp + 2376], rcx  ;   883.3 agu2    43 t[3] spill
        mov qword [rsp + 2384], rbp  ;   883.7 agu0    43 t[3] spill
        xor rax, r13                 ;   884.0 alu1    43 t[3]
        mov r13, rbx                 ;   884.3 alu2    43 t[3] copy
        xor r13, rsi                 ;   885.3 alu0    43 t[3]
        mov rcx, r13                 ;   886.3 alu1    43 t[3] copy
        and rcx, rbp                 ;   887.3 alu2    43 t[3]
        xor r15, rcx                 ;   888.3 alu0    43 t[3]
        mov qword [rsp + 2392], r13  ;   886.3 agu1    43 t[3] spill
        xor rdi, qword [rsp + 1392]  ;   886.3 alu1+agu2   43 t[3]
        mov r13, rdi                 ;   887.3 alu2    43 t[3] copy
        mov rcx, r14                 ;   887.0 alu0    43 t[3] copy
        xor rcx, rdx                 ;   888.0 alu1    43 t[3]
        and r13, rcx                 ;   889.0 alu2    43 t[3]
        xor r10, r13                 ;   890.0 alu0    43 t[3]
        mov r13, r15                 ;   889.3 alu1    43 t[3] copy
        and r13, rax                 ;   890.3 alu2    43 t[3]
        xor r10, r13                 ;   891.3 alu0    43 t[3]
        mov rbp, r12                 ;   889.3 alu1    43 t[3] copy
        and rbp, r11                 ;   890.3 alu2    43 t[3]
        xor r9, rbp                  ;   891.3 alu0    43 t[3]
        mov rbp, r10                 ;   892.3 alu1    43 t[3] copy
        xor r10, rax                 ;   892.3 alu2    43 t[3]
        or r13, r10                  ;   893.3 alu0    43 t[3]
        and rbp, r9                  ;   893.3 alu1    43 t[3]
        xor r15, rbp                 ;   894.3 alu2    43 t[3]
        xor r13, r15                 ;   895.3 alu0    43 t[3]
        mov rbp, r9                  ;   892.3 alu1    43 t[3] copy
        and rbp, r15                 ;   895.3 alu2    43 t[3]
        xor rax, rbp                 ;   896.3 alu0    43 t[3]
        and r15, rax                 ;   897.3 alu1    43 t[3]
        xor r9, r15                  ;   898.3 alu2    43 t[3]
        mov r15, rax                 ;   897.3 alu0    43 t[3] copy
        or r15, r13                  ;   898.3 alu1    43 t[3]
        xor r10, r15                 ;   899.3 alu2    43 t[3]
        mov r15, r13                 ;   896.3 alu0    43 t[3] copy
        xor r15, rax                 ;   897.3 alu1    43 t[3]
        mov rbp, r15                 ;   898.3 alu2    43 t[3] copy
        xor rbp, r10                 ;   900.3 alu0    43 t[3]
        and r8, r10                  ;   900.3 alu1    43 t[3]
        and rbx, r10                 ;   900.3 alu2    43 t[3]
        xor r10, r9                  ;   900.3 alu0    43 t[3]
        and rdx, r13                 ;   897.3 alu1    43 t[3]
        and rdi, rax                 ;   897.7 alu2    43 t[3]
        and r14, r15                 ;   898.3 alu0    43 t[3]
        and r11, rbp                 ;   901.3 alu1    43 t[3]
        and r12, rbp                 ;   901.3 alu2    43 t[3]
        and r15, qword [rsp + 2368]  ;   899.0 alu0+agu0   43 t[3]
        xor rbx, r14                 ;   901.3 alu1    43 t[3]
        and rcx, rax                 ;   899.7 alu2    43 t[3]
        mov rbp, r13                 ;   900.0 alu0    43 t[3] copy
        xor r13, r10                 ;   901.3 alu1    43 t[3]
        and rbp, qword [rsp + 1392]  ;   901.0 alu2+agu1   43 t[3]
        and rsi, r10                 ;   901.3 alu0    43 t[3]
        xor rax, r9                  ;   901.3 alu1    43 t[3]
        and r10, qword [rsp + 2376]  ;   901.7 alu2+agu2   43 t[3]
        xor r10, rbp                 ;   902.7 alu0    43 t[3]
        xor r10, r11                 ;   903.7 alu1    43 t[3]
        xor rbp, rdi                 ;   902.7 alu2    43 t[3]
        xor rdi, r11                 ;   903.0 alu0    43 t[3]
        mov r11, r13                 ;   903.3 alu1    43 t[3] copy
        and r11, qword [rsp + 2360]  ;   904.3 alu2+agu0   43 t[3]
        xor rbp, r11                 ;   905.3 alu0    43 t[3]
        mov r11, qword [rsp + 2312]  ;   904.3 agu1    43 t[3]
        and r11, rax                 ;   907.3 alu1    43 t[3]
        xor r8, r11                  ;   908.3 alu2    43 t[3]
        xor rdi, r8                  ;   909.3 alu0    43 t[3]
        and rax, qword [rsp + 2336]  ;   905.7 alu1+agu2   43 t[3]
        and r13, qword [rsp + 1288]  ;   906.0 alu2+agu0   43 t[3]
        xor rsi, r13                 ;   907.0 alu0    43 t[3]
        xor rax, rsi                 ;   908.0 alu1    43 t[3]
        xor rsi, rbx                 ;   908.0 alu2    43 t[3]
        xor rsi, rdi                 ;   910.3 alu0    43 t[3]
        xor rbp, r11                 ;   908.3 alu1    43 t[3]
        xor r14, r12                 ;   908.0 alu2    43 t[3]
        mov r11, qword [rsp + 2384]  ;   908.3 agu1    43 t[3]
        and r11, r9                  ;   911.3 alu0    43 t[3]
        and r9, qword [rsp + 2392]   ;   909.0 alu1+agu2   43 t[3]
        mov qword [rsp + 2384], rbp  ;   909.3 agu0    43 t[3] spill
        xor r15, rsi                 ;   911.3 alu2    43 t[3]
        xor r8, r11                  ;   912.3 alu0    43 t[3]
        mov r11, qword [rsp + 608]   ;   910.3 agu1    43 t[3] reload
        xor r10, r15                 ;   912.3 alu1    43 t[3]
        xor r9, r10                  ;   913.3 alu2    43 t[3]
        xor rcx, r9                  ;   914.3 alu0    43 t[3]
        xor rax, r9                  ;   914.3 alu1    43 t[3]
        mov r9, qword [rsp + 816]    ;   912.0 agu2    43 t[3]
        xor r9, r11                  ;   915.0 alu2    43 t[3]
        mov r12, r9                  ;   916.0 alu0    43 t[3] copy
        not rdi                      ;   913.0 alu1    43 t[3]
        mov qword [rsp + 2336], rdi  ;   914.0 agu0    43 t[3] spill
        xor r8, r15                  ;   913.7 alu2    43 t[3]
        xor r12, qword [rsp + 576]   ;   917.0 alu0+agu1   43 t[3]
        mov r15, r12                 ;   918.0 alu1    43 t[3] copy
        not r8                       ;   914.7 alu2    43 t[3]
        mov qword [rsp + 2400], rbx  ;   915.0 agu2    43 t[3] spill
        xor r15, qword [rsp + 568]   ;   919.0 alu0+agu0   43 t[3]
        not rax                      ;   915.7 alu1    43 t[3]
        mov rbp, r15                 ;   920.0 alu2    43 t[3] copy
        mov qword [rsp + 2360], rax  ;   916.7 agu1    43 t[3] spill
        mov qword [rsp + 2368], rdx  ;   916.7 agu2    43 t[3] spill
        mov qword [rsp + 2408], r13  ;   917.0 agu0    43 t[3] spill
        xor rbp, qword [rsp + 728]   ;   921.0 alu0+agu1   43 t[3]
        mov rdi, rbp                 ;   922.0 alu1    43 t[3] copy
        xor rdi, qword [rsp + 624]   ;   923.0 alu2+agu2   43 t[3]
        xor r14, rcx                 ;   918.3 alu0    43 t[3]
        mov qword [rsp + 2376], r8   ;   918.7 agu0    43 t[3] spill
        mov qword [rsp + 2312], r10  ;   919.0 agu1    43 t[3] spill
        mov r10, rdi                 ;   924.0 alu1    43 t[3] copy
        xor r10, qword [rsp + 816]   ;   925.0 alu2+agu2   43 t[3]
        not rsi                      ;   920.0 alu0    43 t[3]
        mov qword [rsp + 2392], rsi  ;   921.0 agu0    43 t[3] spill
        mov rsi, r15                 ;   920.7 alu1    43 t[3] copy
        xor rsi, qword [rsp + 584]   ;   921.7 alu2+agu1   43 t[3]
        mov rax, rsi                 ;   922.7 alu0    43 t[3] copy
        mov r13, rsi                 ;   922.7 alu1    43 t[3] copy
        xor rax, qword [rsp + 696]   ;   923.7 alu2+agu2   43 t[3]
        xor r13, r10                 ;   926.0 alu0    43 t[3]
        mov rbx, r13                 ;   927.0 alu1    43 t[3] copy
        mov r8, rax                  ;   924.7 alu2    43 t[3] copy
        xor rbx, qword [rsp + 568]   ;   928.0 alu0+agu0   43 t[3]
        mov qword [rsp + 2416], rcx  ;   923.7 agu1    43 t[3] spill
        mov rdx, rax                 ;   924.7 alu1    43 t[3] copy
        xor rdx, r11                 ;   925.7 alu2    43 t[3]
        xor r8, qword [rsp + 728]    ;   925.7 alu0+agu2   43 t[3]
        mov rcx, rdx                 ;   926.7 alu1    43 t[3] copy
        xor rcx, rbx                 ;   929.0 alu2    43 t[3]
        mov qword [rsp + 2424], rbx  ;   929.0 agu0    43 t[3] spill
        mov qword [rsp + 2432], rax  ;   926.0 agu1    43 t[3] spill
        mov qword [rsp + 2440], r14  ;   926.3 agu2    43 t[3] spill
        mov r14, rax                 ;   926.7 alu0    43 t[3] copy
        mov rax, rbx                 ;   929.0 alu1    43 t[3] copy
        xor rax, qword [rsp + 728]   ;   930.0 alu2+agu0   43 t[3]
        xor r9, rax                  ;   931.0 alu0    43 t[3]
        and rax, rbx                 ;   931.0 alu1    43 t[3]
        mov rbx, r13                 ;   928.3 alu2    43 t[3] copy
        and rbx, r15                 ;   929.3 alu0    43 t[3]
        mov qword [rsp + 2448], rcx  ;   930.0 agu1    43 t[3] spill
        and r14, rcx                 ;   930.0 alu1    43 t[3]
        xor r12, r14                 ;   931.0 alu2    43 t[3]
        xor r12, rax                 ;   932.0 alu0    43 t[3]
        mov r14, rcx                 ;   930.3 alu1    43 t[3] copy
        mov rcx, r10                 ;   930.7 alu2    43 t[3] copy
        mov qword [rsp + 2456], rsi  ;   931.0 agu2    43 t[3] spill
        mov qword [rsp + 2464], r13  ;   931.3 agu0    43 t[3] spill
        and rcx, r9                  ;   932.0 alu0    43 t[3]
        mov r13, rsi                 ;   932.0 alu1    43 t[3] copy
        mov rsi, r8                  ;   932.3 alu2    43 t[3] copy
        and rsi, rdx                 ;   933.3 alu0    43 t[3]
        xor rax, rcx                 ;   933.0 alu1    43 t[3]
        mov rcx, r10                 ;   933.3 alu2    43 t[3] copy
        xor rcx, rdx                 ;   934.3 alu0    43 t[3]
        xor r14, qword [rsp + 816]   ;   934.0 alu1+agu1   43 t[3]
        xor rdi, rax                 ;   934.3 alu2    43 t[3]
        xor rax, r11                 ;   934.7 alu0    43 t[3]
        mov r11, rcx                 ;   935.3 alu1    43 t[3] copy
        and r11, r14                 ;   936.3 alu2    43 t[3]
        xor rax, r11                 ;   937.3 alu0    43 t[3]
        mov r11, rcx                 ;   936.0 alu1    43 t[3] copy
        mov qword [rsp + 2472], rcx  ;   936.3 agu2    43 t[3] spill
        mov rcx, rbp                 ;   936.7 alu2    43 t[3] copy
        xor rax, rbx                 ;   938.3 alu0    43 t[3]
        or rcx, qword [rsp + 568]    ;   937.7 alu1+agu0   43 t[3]
        xor rdi, rcx                 ;   938.7 alu2    43 t[3]
        xor rcx, r12                 ;   938.7 alu0    43 t[3]
        xor r12, rbx                 ;   938.3 alu1    43 t[3]
        mov rbx, r9                  ;   938.7 alu2    43 t[3] copy
        xor rbx, r15                 ;   939.7 alu0    43 t[3]
        xor r11, qword [rsp + 568]   ;   939.3 alu1+agu1   43 t[3]
        and r13, rbx                 ;   940.7 alu2    43 t[3]
        xor r12, r13                 ;   941.7 alu0    43 t[3]
        mov r13, rbp                 ;   940.3 alu1    43 t[3] copy
        xor r13, r14                 ;   941.3 alu2    43 t[3]
        mov qword [rsp + 2480], rbx  ;   941.0 agu2    43 t[3] spill
        mov rbx, r11                 ;   941.3 alu0    43 t[3] copy
        and rbx, r13                 ;   942.3 alu1    43 t[3]
        xor rcx, rbx                 ;   943.3 alu2    43 t[3]
        mov rbx, r12                 ;   942.7 alu0    43 t[3] copy
        and rbx, rax                 ;   943.7 alu1    43 t[3]
        xor rdi, rsi                 ;   943.0 alu2    43 t[3]
        xor rcx, rbx                 ;   944.7 alu0    43 t[3]
        mov rsi, rcx                 ;   945.7 alu1    43 t[3] copy
        and rsi, rdi                 ;   946.7 alu2    43 t[3]
        xor rcx, rax                 ;   945.7 alu0    43 t[3]
        or rbx, rcx                  ;   946.7 alu1    43 t[3]
        xor r12, rsi                 ;   947.7 alu2    43 t[3]
        mov rsi, rdi                 ;   945.3 alu0    43 t[3] copy
        and rsi, r12                 ;   948.7 alu1    43 t[3]
        xor rax, rsi                 ;   949.7 alu2    43 t[3]
        and r11, rax                 ;   950.7 alu0    43 t[3]
        mov rsi, rax                 ;   950.7 alu1    43 t[3] copy
        xor rbx, r12                 ;   948.7 alu2    43 t[3]
        or rsi, rbx                  ;   951.7 alu0    43 t[3]
        xor rcx, rsi                 ;   952.7 alu1    43 t[3]
        and r9, rcx                  ;   953.7 alu2    43 t[3]
        and r13, rax                 ;   950.7 alu0    43 t[3]
        and rbp, rbx                 ;   949.7 alu1    43 t[3]
        and r12, rax                 ;   950.7 alu2    43 t[3]
        xor rdi, r12                 ;   951.7 alu0    43 t[3]
        mov r12, rbx                 ;   949.7 alu1    43 t[3] copy
        xor r12, rax                 ;   950.7 alu2    43 t[3]
        and r10, rcx                 ;   953.7 alu0    43 t[3]
        mov rsi, r12                 ;   951.7 alu1    43 t[3] copy
        xor rsi, rcx                 ;   953.7 alu2    43 t[3]
        xor rcx, rdi                 ;   953.7 alu0    43 t[3]
        and r8, rsi                  ;   954.7 alu1    43 t[3]
        and rdx, rsi                 ;   954.7 alu2    43 t[3]
        mov rsi, rbx                 ;   952.3 alu0    43 t[3] copy
        xor rbx, rcx                 ;   954.7 alu1    43 t[3]
        and r15, rcx                 ;   954.7 alu2    43 t[3]
        and rcx, qword [rsp + 2464]  ;   954.7 alu0+agu0   43 t[3]
        and r14, r12                 ;   953.7 alu1    43 t[3]
        xor r9, r14                  ;   954.7 alu2    43 t[3]
        and rsi, qword [rsp + 568]   ;   954.3 alu0+agu1   43 t[3]
        xor rbp, r9                  ;   955.7 alu1    43 t[3]
        xor rcx, rsi                 ;   955.7 alu2    43 t[3]
        xor rax, rdi                 ;   955.3 alu0    43 t[3]
        xor rsi, r11                 ;   955.7 alu1    43 t[3]
        xor r11, rdx                 ;   956.0 alu2    43 t[3]
        xor rcx, rdx                 ;   956.7 alu0    43 t[3]
        mov rdx, qword [rsp + 2424]  ;   956.7 agu2    43 t[3]
        and rdx, rbx                 ;   959.7 alu1    43 t[3]
        xor rsi, rdx                 ;   960.7 alu2    43 t[3]
        mov rdx, qword [rsp + 2448]  ;   957.7 agu0    43 t[3]
        and rdx, rax                 ;   960.7 alu0    43 t[3]
        xor rsi, rdx                 ;   961.7 alu1    43 t[3]
        xor r10, rdx                 ;   961.7 alu2    43 t[3]
        mov rdx, qword [rsp + 2456]  ;   959.0 agu1    43 t[3]
        and rbx, qword [rsp + 728]   ;   959.3 alu0+agu2   43 t[3]
        xor r14, r8                  ;   959.7 alu1    43 t[3]
        and rax, qword [rsp + 2432]  ;   960.0 alu2+agu0   43 t[3]
        and rdx, rdi                 ;   962.0 alu0    43 t[3]
        xor r15, rbx                 ;   960.7 alu1    43 t[3]
        and rdi, qword [rsp + 2480]  ;   961.0 alu2+agu1   43 t[3]
        xor rax, r15                 ;   961.7 alu0    43 t[3]
        xor r11, r10                 ;   962.7 alu1    43 t[3]
        xor r15, r9                  ;   962.0 alu2    43 t[3]
        mov r9, qword [rsp + 960]    ;   962.3 agu2    43 t[3] reload
        and r12, qword [rsp + 2472]  ;   962.7 alu0+agu0   43 t[3]
        xor r15, r11                 ;   963.7 alu1    43 t[3]
        xor r12, r15                 ;   964.7 alu2    43 t[3]
        xor rcx, r12                 ;   965.7 alu0    43 t[3]
        xor rdi, rcx                 ;   966.7 alu1    43 t[3]
        xor r10, rdx                 ;   964.3 alu2    43 t[3]
        xor rbp, rbx                 ;   964.7 alu0    43 t[3]
        xor r10, r12                 ;   965.7 alu1    43 t[3]
        xor rax, rdi                 ;   967.7 alu2    43 t[3]
        xor r13, rdi                 ;   967.7 alu0    43 t[3]
        xor rbp, r13                 ;   968.7 alu1    43 t[3]
        mov r8, qword [rsp + 944]    ;   966.3 agu1    43 t[3]
        xor r8, r9                   ;   969.3 alu2    43 t[3]
        mov r12, r8                  ;   970.3 alu0    43 t[3] copy
        xor r14, r13                 ;   968.7 alu1    43 t[3]
        xor r12, qword [rsp + 912]   ;   971.3 alu2+agu2   43 t[3]
        mov r13, r12                 ;   972.3 alu0    43 t[3] copy
        mov qword [rsp + 2456], rsi  ;   968.3 agu0    43 t[3] spill
        not r10                      ;   968.7 alu1    43 t[3]
        mov rdi, qword [rsp + 1000]  ;   969.0 agu1    43 t[3] reload
        xor r13, rdi                 ;   973.3 alu2    43 t[3]
        mov rbx, r13                 ;   974.3 alu0    43 t[3] copy
        xor rbx, qword [rsp + 952]   ;   975.3 alu1+agu2   43 t[3]
        mov rdx, r13                 ;   974.3 alu2    43 t[3] copy
        mov qword [rsp + 2480], rcx  ;   970.7 agu0    43 t[3] spill
        mov rcx, rbx                 ;   976.3 alu0    43 t[3] copy
        xor rdx, qword [rsp + 936]   ;   975.3 alu1+agu1   43 t[3]
        mov qword [rsp + 2472], r10  ;   971.7 agu2    43 t[3] spill
        xor rcx, qword [rsp + 888]   ;   977.3 alu2+agu0   43 t[3]
        mov rsi, rcx                 ;   978.3 alu0    43 t[3] copy
        xor rsi, qword [rsp + 944]   ;   979.3 alu1+agu1   43 t[3]
        mov r10, rdx                 ;   976.3 alu2    43 t[3] copy
        xor r10, rsi                 ;   980.3 alu0    43 t[3]
        not r15                      ;   973.7 alu1    43 t[3]
        mov qword [rsp + 2448], r15  ;   974.7 agu2    43 t[3] spill
        not r11                      ;   974.3 alu2    43 t[3]
        not rax                      ;   974.7 alu0    43 t[3]
        mov qword [rsp + 2432], r11  ;   975.3 agu0    43 t[3] spill
        mov r11, rdx                 ;   976.3 alu1    43 t[3] copy
        xor r11, qword [rsp + 968]   ;   977.3 alu2+agu1   43 t[3]
        mov qword [rsp + 2464], rbp  ;   976.0 agu2    43 t[3] spill
        mov qword [rsp + 2424], rax  ;   976.3 agu0    43 t[3] spill
        mov rbp, r10                 ;   981.3 alu0    43 t[3] copy
        mov rax, r11                 ;   978.3 alu1    43 t[3] copy
        xor rax, r9                  ;   979.3 alu2    43 t[3]
        mov qword [rsp + 2488], r14  ;   977.7 agu1    43 t[3] spill
        mov r9, r11                  ;   978.3 alu0    43 t[3] copy
        mov r14, rax                 ;   980.3 alu1    43 t[3] copy
        xor rbp, rdi                 ;   982.3 alu2    43 t[3]
        xor r14, rbp                 ;   983.3 alu0    43 t[3]
        and r9, r14                  ;   984.3 alu1    43 t[3]
        xor r12, r9                  ;   985.3 alu2    43 t[3]
        mov r9, r14                  ;   984.3 alu0    43 t[3] copy
        xor r9, qword [rsp + 944]    ;   985.3 alu1+agu2   43 t[3]
        mov qword [rsp + 2496], r11  ;   980.7 agu0    43 t[3] spill
        mov qword [rsp + 2504], rbp  ;   983.3 agu1    43 t[3] spill
        mov qword [rsp + 2512], r14  ;   984.3 agu2    43 t[3] spill
        mov r14, rsi                 ;   981.7 alu2    43 t[3] copy
        mov qword [rsp + 2520], rdx  ;   982.0 agu0    43 t[3] spill
        mov r15, r11                 ;   982.3 alu0    43 t[3] copy
        xor r15, qword [rsp + 952]   ;   983.3 alu1+agu1   43 t[3]
        mov r11, rbp                 ;   983.3 alu2    43 t[3] copy
        xor r11, qword [rsp + 952]   ;   984.3 alu0+agu2   43 t[3]
        xor r8, r11                  ;   985.3 alu1    43 t[3]
        and r11, rbp                 ;   985.3 alu2    43 t[3]
        and r14, r8                  ;   986.3 alu0    43 t[3]
        xor r12, r11                 ;   986.3 alu1    43 t[3]
        xor r11, r14                 ;   987.3 alu2    43 t[3]
        mov r14, rsi                 ;   985.3 alu0    43 t[3] copy
        xor r14, rax                 ;   986.3 alu1    43 t[3]
        mov rbp, r14                 ;   987.3 alu2    43 t[3] copy
        xor rcx, r11                 ;   988.3 alu0    43 t[3]
        mov qword [rsp + 2528], r14  ;   987.3 agu0    43 t[3] spill
        xor r11, qword [rsp + 960]   ;   988.3 alu1+agu1   43 t[3]
        and rbp, r9                  ;   988.3 alu2    43 t[3]
        mov qword [rsp + 2536], r10  ;   987.7 agu2    43 t[3] spill
        xor r11, rbp                 ;   989.3 alu0    43 t[3]
        mov rbp, r14                 ;   988.3 alu1    43 t[3] copy
        xor rbp, rdi                 ;   989.3 alu2    43 t[3]
        mov r14, rbx                 ;   989.0 alu0    43 t[3] copy
        or r14, rdi                  ;   990.0 alu1    43 t[3]
        mov rdi, r10                 ;   989.7 alu2    43 t[3] copy
        and rdi, r13                 ;   990.7 alu0    43 t[3]
        xor rcx, r14                 ;   991.0 alu1    43 t[3]
        xor r14, r12                 ;   991.0 alu2    43 t[3]
        xor r12, rdi                 ;   991.7 alu0    43 t[3]
        xor r11, rdi                 ;   991.7 alu1    43 t[3]
        mov rdi, r8                  ;   991.7 alu2    43 t[3] copy
        xor rdi, r13                 ;   992.7 alu0    43 t[3]
        mov qword [rsp + 2544], rdi  ;   993.7 agu0    43 t[3] spill
        mov r10, rdx                 ;   992.7 alu1    43 t[3] copy
        mov rdx, r15                 ;   993.0 alu2    43 t[3] copy
        and r10, rdi                 ;   993.7 alu0    43 t[3]
        mov rdi, rbp                 ;   993.7 alu1    43 t[3] copy
        xor r12, r10                 ;   994.7 alu2    43 t[3]
        mov r10, rbx                 ;   994.3 alu0    43 t[3] copy
        xor r10, r9                  ;   995.3 alu1    43 t[3]
        and rdi, r10                 ;   996.3 alu2    43 t[3]
        xor r14, rdi                 ;   997.3 alu0    43 t[3]
        mov rdi, r12                 ;   995.7 alu1    43 t[3] copy
        and rdi, r11                 ;   996.7 alu2    43 t[3]
        and rdx, rax                 ;   996.3 alu0    43 t[3]
        xor rcx, rdx                 ;   997.3 alu1    43 t[3]
        xor r14, rdi                 ;   998.3 alu2    43 t[3]
        mov rdx, r14                 ;   999.3 alu0    43 t[3] copy
        and rdx, rcx                 ;  1000.3 alu1    43 t[3]
        xor r12, rdx                 ;  1001.3 alu2    43 t[3]
        mov rdx, rcx                 ;   998.3 alu0    43 t[3] copy
        and rdx, r12                 ;  1002.3 alu1    43 t[3]
        xor r14, r11                 ;   999.3 alu2    43 t[3]
        or rdi, r14                  ;  1000.3 alu0    43 t[3]
        xor r11, rdx                 ;  1003.3 alu1    43 t[3]
        xor rdi, r12                 ;  1002.3 alu2    43 t[3]
        and r12, r11                 ;  1004.3 alu0    43 t[3]
        xor rcx, r12                 ;  1005.3 alu1    43 t[3]
        mov r12, r11                 ;  1004.3 alu2    43 t[3] copy
        or r12, rdi                  ;  1005.3 alu0    43 t[3]
        xor r14, r12                 ;  1006.3 alu1    43 t[3]
        mov r12, rdi                 ;  1003.3 alu2    43 t[3] copy
        xor r12, r11                 ;  1004.3 alu0    43 t[3]
        and r8, r14                  ;  1007.3 alu1    43 t[3]
        mov rdx, r12                 ;  1005.3 alu2    43 t[3] copy
        xor rdx, r14                 ;  1007.3 alu0    43 t[3]
        and rsi, r14                 ;  1007.3 alu1    43 t[3]
        xor r14, rcx                 ;  1007.3 alu2    43 t[3]
        and rax, rdx                 ;  1008.3 alu0    43 t[3]
        and rbx, rdi                 ;  1004.7 alu1    43 t[3]
        and r15, rdx                 ;  1008.3 alu2    43 t[3]
        mov rdx, rdi                 ;  1005.3 alu0    43 t[3] copy
        xor rdi, r14                 ;  1008.3 alu1    43 t[3]
        and r9, r12                  ;  1006.0 alu2    43 t[3]
        xor r8, r9                   ;  1008.3 alu0    43 t[3]
        and rdx, qword [rsp + 1000]  ;  1006.7 alu1+agu1   43 t[3]
        and r13, r14                 ;  1008.3 alu2    43 t[3]
        and r14, qword [rsp + 2536]  ;  1008.3 alu0+agu2   43 t[3]
        and r10, r11                 ;  1007.7 alu1    43 t[3]
        and rbp, r11                 ;  1008.0 alu2    43 t[3]
        xor r11, rcx                 ;  1008.3 alu0    43 t[3]
        xor r14, rdx                 ;  1009.3 alu1    43 t[3]
        xor r14, rax                 ;  1010.3 alu2    43 t[3]
        xor rdx, rbp                 ;  1009.3 alu0    43 t[3]
        xor rbp, rax                 ;  1009.7 alu1    43 t[3]
        mov rax, qword [rsp + 2504]  ;  1010.0 agu0    43 t[3]
        and rax, rdi                 ;  1013.0 alu2    43 t[3]
        and rdi, qword [rsp + 952]   ;  1010.7 alu0+agu1   43 t[3]
        xor r13, rdi                 ;  1011.7 alu1    43 t[3]
        xor rdx, rax                 ;  1014.0 alu2    43 t[3]
        mov rax, qword [rsp + 2512]  ;  1011.7 agu2    43 t[3]
        and rax, r11                 ;  1014.7 alu0    43 t[3]
        xor rsi, rax                 ;  1015.7 alu1    43 t[3]
        xor rbp, rsi                 ;  1016.7 alu2    43 t[3]
        and r12, qword [rsp + 2528]  ;  1013.0 alu0+agu0   43 t[3]
        and r11, qword [rsp + 2496]  ;  1013.3 alu1+agu1   43 t[3]
        xor r11, r13                 ;  1014.3 alu2    43 t[3]
        xor r13, r8                  ;  1014.0 alu0    43 t[3]
        xor r13, rbp                 ;  1017.7 alu1    43 t[3]
        xor r12, r13                 ;  1018.7 alu2    43 t[3]
        xor rbx, r8                  ;  1015.0 alu0    43 t[3]
        xor rdx, rax                 ;  1015.7 alu1    43 t[3]
        mov rax, qword [rsp + 2520]  ;  1015.7 agu2    43 t[3]
        and rax, rcx                 ;  1018.7 alu2    43 t[3]
        xor r14, r12                 ;  1019.7 alu0    43 t[3]
        and rcx, qword [rsp + 2544]  ;  1016.7 alu1+agu0   43 t[3]
        xor rcx, r14                 ;  1020.7 alu2    43 t[3]
        xor r9, r15                  ;  1017.3 alu0    43 t[3]
        xor r10, rcx                 ;  1021.7 alu1    43 t[3]
        xor rbx, rdi                 ;  1018.0 alu2    43 t[3]
        xor rbx, r10                 ;  1022.7 alu0    43 t[3]
        xor r9, r10                  ;  1022.7 alu1    43 t[3]
        mov r10, qword [rsp + 1280]  ;  1019.0 agu1    43 t[3] reload
        mov r8, qword [rsp + 1216]   ;  1019.3 agu2    43 t[3]
        not r13                      ;  1019.7 alu2    43 t[3]
        xor r8, r10                  ;  1022.3 alu0    43 t[3]
        xor rsi, rax                 ;  1020.3 alu1    43 t[3]
        xor rsi, r12                 ;  1021.3 alu2    43 t[3]
        not rbp                      ;  1021.0 alu0    43 t[3]
        not rsi                      ;  1022.3 alu1    43 t[3]
        mov rdi, qword [rsp + 1320]  ;  1021.7 agu0    43 t[3] reload
        xor r11, rcx                 ;  1022.0 alu2    43 t[3]
        mov qword [rsp + 2496], rsi  ;  1023.3 agu1    43 t[3] spill
        mov qword [rsp + 2544], rbp  ;  1022.7 agu2    43 t[3] spill
        not r11                      ;  1023.0 alu0    43 t[3]
        mov r12, r8                  ;  1023.3 alu1    43 t[3] copy
        xor r12, qword [rsp + 1240]  ;  1024.3 alu2+agu0   43 t[3]
        mov r15, r12                 ;  1025.3 alu0    43 t[3] copy
        xor r15, rdi                 ;  1026.3 alu1    43 t[3]
        mov rax, r15                 ;  1027.3 alu2    43 t[3] copy
        mov rcx, r15                 ;  1027.3 alu0    43 t[3] copy
        xor rcx, qword [rsp + 1264]  ;  1028.3 alu1+agu1   43 t[3]
        xor rax, qword [rsp + 1296]  ;  1028.3 alu2+agu2   43 t[3]
        mov qword [rsp + 2504], r9   ;  1026.0 agu0    43 t[3] spill
        mov qword [rsp + 2512], rbx  ;  1026.3 agu1    43 t[3] spill
        mov rbp, rcx                 ;  1029.3 alu0    43 t[3] copy
        mov rsi, rax                 ;  1029.3 alu1    43 t[3] copy
        xor rsi, qword [rsp + 1248]  ;  1030.3 alu2+agu2   43 t[3]
        mov r9, rsi                  ;  1031.3 alu0    43 t[3] copy
        xor rbp, qword [rsp + 1272]  ;  1030.3 alu1+agu0   43 t[3]
        xor r9, r10                  ;  1032.3 alu2    43 t[3]
        mov qword [rsp + 2520], r13  ;  1028.7 agu1    43 t[3] spill
        mov r10, rsi                 ;  1031.3 alu0    43 t[3] copy
        mov qword [rsp + 2528], rdx  ;  1029.3 agu2    43 t[3] spill
        mov rbx, rsi                 ;  1031.3 alu1    43 t[3] copy
        mov r13, rbp                 ;  1031.3 alu2    43 t[3] copy
        xor r13, qword [rsp + 1216]  ;  1032.3 alu0+agu0   43 t[3]
        mov qword [rsp + 2536], r14  ;  1030.7 agu1    43 t[3] spill
        mov rdx, rax                 ;  1031.0 alu1    43 t[3] copy
        xor rdx, r13                 ;  1033.3 alu2    43 t[3]
        mov r14, rdx                 ;  1034.3 alu0    43 t[3] copy
        xor rbx, qword [rsp + 1264]  ;  1032.3 alu1+agu2   43 t[3]
        mov qword [rsp + 2552], rax  ;  1032.3 agu0    43 t[3] spill
        mov qword [rsp + 2560], rsi  ;  1032.7 agu1    43 t[3] spill
        mov qword [rsp + 2568], rdx  ;  1034.3 agu2    43 t[3] spill
        mov qword [rsp + 2576], r11  ;  1033.3 agu0    43 t[3] spill
        mov r11, r9                  ;  1033.7 alu2    43 t[3] copy
        xor r14, rdi                 ;  1035.3 alu0    43 t[3]
        mov rsi, r14                 ;  1036.3 alu1    43 t[3] copy
        mov qword [rsp + 2584], r14  ;  1036.3 agu1    43 t[3] spill
        xor r11, r14                 ;  1036.3 alu2    43 t[3]
        and r10, r11                 ;  1037.3 alu0    43 t[3]
        xor rsi, qword [rsp + 1264]  ;  1037.3 alu1+agu2   43 t[3]
        xor r8, rsi                  ;  1038.3 alu2    43 t[3]
        and rsi, r14                 ;  1038.3 alu0    43 t[3]
        mov qword [rsp + 2592], r11  ;  1037.3 agu0    43 t[3] spill
        xor r12, r10                 ;  1038.3 alu1    43 t[3]
        mov r10, r11                 ;  1037.3 alu2    43 t[3] copy
        xor r10, qword [rsp + 1216]  ;  1038.3 alu0+agu1   43 t[3]
        mov r11, r13                 ;  1038.0 alu1    43 t[3] copy
        and r11, r8                  ;  1039.3 alu2    43 t[3]
        xor r12, rsi                 ;  1039.3 alu0    43 t[3]
        xor rsi, r11                 ;  1040.3 alu1    43 t[3]
        mov r11, r13                 ;  1039.3 alu2    43 t[3] copy
        xor r11, r9                  ;  1040.3 alu0    43 t[3]
        mov r14, r11                 ;  1041.3 alu1    43 t[3] copy
        and r14, r10                 ;  1042.3 alu2    43 t[3]
        xor rbp, rsi                 ;  1041.3 alu0    43 t[3]
        xor rsi, qword [rsp + 1280]  ;  1041.3 alu1+agu2   43 t[3]
        xor rsi, r14                 ;  1043.3 alu2    43 t[3]
        mov r14, r11                 ;  1041.7 alu0    43 t[3] copy
        xor r14, rdi                 ;  1042.7 alu1    43 t[3]
        mov qword [rsp + 2600], r11  ;  1042.3 agu0    43 t[3] spill
        mov r11, rcx                 ;  1042.7 alu2    43 t[3] copy
        or r11, rdi                  ;  1043.7 alu0    43 t[3]
        xor rbp, r11                 ;  1044.7 alu1    43 t[3]
        mov rdi, rdx                 ;  1043.7 alu2    43 t[3] copy
        xor r11, r12                 ;  1044.7 alu0    43 t[3]
        and rdi, r15                 ;  1044.7 alu1    43 t[3]
        xor rsi, rdi                 ;  1045.7 alu2    43 t[3]
        xor r12, rdi                 ;  1045.7 alu0    43 t[3]
        mov rdx, rax                 ;  1045.3 alu1    43 t[3] copy
        mov rdi, r8                  ;  1045.7 alu2    43 t[3] copy
        xor rdi, r15                 ;  1046.7 alu0    43 t[3]
        and rdx, rdi                 ;  1047.7 alu1    43 t[3]
        mov qword [rsp + 2608], rdi  ;  1047.7 agu1    43 t[3] spill
        mov rdi, r14                 ;  1047.0 alu2    43 t[3] copy
        xor r12, rdx                 ;  1048.7 alu0    43 t[3]
        mov rdx, rcx                 ;  1047.7 alu1    43 t[3] copy
        xor rdx, r10                 ;  1048.7 alu2    43 t[3]
        mov rax, rbx                 ;  1048.3 alu0    43 t[3] copy
        and rax, r9                  ;  1049.3 alu1    43 t[3]
        xor rbp, rax                 ;  1050.3 alu2    43 t[3]
        and rdi, rdx                 ;  1049.7 alu0    43 t[3]
        xor r11, rdi                 ;  1050.7 alu1    43 t[3]
        mov rdi, r12                 ;  1050.0 alu2    43 t[3] copy
        and rdi, rsi                 ;  1051.0 alu0    43 t[3]
        xor r11, rdi                 ;  1052.0 alu1    43 t[3]
        mov rax, r11                 ;  1053.0 alu2    43 t[3] copy
        xor r11, rsi                 ;  1053.0 alu0    43 t[3]
        and rax, rbp                 ;  1054.0 alu1    43 t[3]
        xor r12, rax                 ;  1055.0 alu2    43 t[3]
        or rdi, r11                  ;  1054.0 alu0    43 t[3]
        xor rdi, r12                 ;  1056.0 alu1    43 t[3]
        mov rax, rbp                 ;  1053.0 alu2    43 t[3] copy
        and rax, r12                 ;  1056.0 alu0    43 t[3]
        xor rsi, rax                 ;  1057.0 alu1    43 t[3]
        and r12, rsi                 ;  1058.0 alu2    43 t[3]
        xor rbp, r12                 ;  1059.0 alu0    43 t[3]
        mov r12, rsi                 ;  1058.0 alu1    43 t[3] copy
        or r12, rdi                  ;  1059.0 alu2    43 t[3]
        xor r11, r12                 ;  1060.0 alu0    43 t[3]
        and r13, r11                 ;  1061.0 alu1    43 t[3]
        mov r12, rdi                 ;  1057.0 alu2    43 t[3] copy
        xor r12, rsi                 ;  1058.0 alu0    43 t[3]
        mov rax, r12                 ;  1059.0 alu1    43 t[3] copy
        xor rax, r11                 ;  1061.0 alu2    43 t[3]
        and r9, rax                  ;  1062.0 alu0    43 t[3]
        and rbx, rax                 ;  1062.0 alu1    43 t[3]
        and r8, r11                  ;  1061.0 alu2    43 t[3]
        xor r11, rbp                 ;  1061.0 alu0    43 t[3]
        and r15, r11                 ;  1062.0 alu1    43 t[3]
        and rdx, rsi                 ;  1059.0 alu2    43 t[3]
        and rcx, rdi                 ;  1059.3 alu0    43 t[3]
        and r14, rsi                 ;  1059.7 alu1    43 t[3]
        and r10, r12                 ;  1060.0 alu2    43 t[3]
        mov rax, rdi                 ;  1060.3 alu0    43 t[3] copy
        xor rdi, r11                 ;  1062.0 alu1    43 t[3]
        and r11, qword [rsp + 2568]  ;  1062.0 alu2+agu2   43 t[3]
        and rax, qword [rsp + 1320]  ;  1061.3 alu0+agu0   43 t[3]
        xor r11, rax                 ;  1063.0 alu1    43 t[3]
        xor rax, r14                 ;  1062.3 alu2    43 t[3]
        xor r11, r9                  ;  1064.0 alu0    43 t[3]
        xor rsi, rbp                 ;  1062.7 alu1    43 t[3]
        xor r14, r9                  ;  1063.0 alu2    43 t[3]
        mov r9, qword [rsp + 2584]   ;  1063.3 agu1    43 t[3]
        and r9, rdi                  ;  1066.3 alu0    43 t[3]
        xor rax, r9                  ;  1067.3 alu1    43 t[3]
        and rdi, qword [rsp + 1264]  ;  1064.3 alu2+agu2   43 t[3]
        mov r9, qword [rsp + 2592]   ;  1064.7 agu0    43 t[3]
        and r9, rsi                  ;  1067.7 alu0    43 t[3]
        and rsi, qword [rsp + 2560]  ;  1065.3 alu1+agu1   43 t[3]
        xor r15, rdi                 ;  1065.7 alu2    43 t[3]
        xor rsi, r15                 ;  1066.7 alu0    43 t[3]
        xor r13, r9                  ;  1068.7 alu1    43 t[3]
        xor r14, r13                 ;  1069.7 alu2    43 t[3]
        xor r8, r10                  ;  1067.0 alu0    43 t[3]
        xor r10, rbx                 ;  1067.3 alu1    43 t[3]
        and r12, qword [rsp + 2600]  ;  1067.7 alu2+agu2   43 t[3]
        xor rcx, r8                  ;  1068.0 alu0    43 t[3]
        xor rax, r9                  ;  1068.7 alu1    43 t[3]
        mov r9, qword [rsp + 2552]   ;  1068.7 agu0    43 t[3]
        mov rbx, qword [rsp + 2360]  ;  1069.0 agu1    55 t[3]
        xor r15, r8                  ;  1069.3 alu2    43 t[3]
        xor r15, r14                 ;  1070.7 alu0    43 t[3]
        xor rbx, qword [rsp + 2424]  ;  1072.0 alu1+agu2   55 t[3]
        and r9, rbp                  ;  1071.7 alu2    43 t[3]
        and rbp, qword [rsp + 2608]  ;  1070.7 alu0+agu0   43 t[3]
        xor rcx, rdi                 ;  1071.0 alu1    43 t[3]
        mov rdi, qword [rsp + 2464]  ;  1071.3 agu1    43 t[3] reload
        xor r12, r15                 ;  1071.7 alu2    43 t[3]
        xor r11, r12                 ;  1072.7 alu0    43 t[3]
        xor r13, r9                  ;  1072.7 alu1    43 t[3]
        xor rbp, r11                 ;  1073.7 alu2    43 t[3]
        xor r13, r12                 ;  1073.7 alu0    43 t[3]
        xor rsi, rbp                 ;  1074.7 alu1    43 t[3]
        xor rdx, rbp                 ;  1074.7 alu2    43 t[3]
        mov r8, qword [rsp + 2440]   ;  1074.0 agu2    55 t[3]
        mov rbp, qword [rsp + 2376]  ;  1074.3 agu0    55 t[3]
        mov r9, qword [rsp + 2488]   ;  1074.7 agu1    43 t[3] reload
        xor r8, r9                   ;  1077.7 alu0    55 t[3]
        xor r9, qword [rsp + 2504]   ;  1077.7 alu1+agu2   55 t[3]
        xor rcx, rdx                 ;  1075.7 alu2    43 t[3]
        not r13                      ;  1076.0 alu0    43 t[3]
        xor r10, rdx                 ;  1076.3 alu1    43 t[3]
        mov rdx, qword [rsp + 2472]  ;  1076.7 agu0    43 t[3] reload
        xor rbp, rdx                 ;  1079.7 alu2    55 t[3]
        xor r13, rdx                 ;  1079.7 alu0    55 t[3]
        mov rdx, qword [rsp + 2440]  ;  1077.7 agu1    55 t[3]
        xor rdx, r10                 ;  1080.7 alu1    55 t[3]
        xor r10, qword [rsp + 2504]  ;  1078.3 alu2+agu2   55 t[3]
        mov qword [rsp + 2504], rdx  ;  1081.7 agu0    55 t[3] spill
        mov rdx, qword [rsp + 2440]  ;  1079.0 agu1    55 t[3]
        xor rdx, rbx                 ;  1082.0 alu0    55 t[3]
        xor rbx, r13                 ;  1080.7 alu1    55 t[3]
        mov qword [rsp + 2440], rbx  ;  1081.7 agu2    55 t[3] spill
        mov rbx, qword [rsp + 2360]  ;  1080.3 agu0    55 t[3]
        xor rbx, qword [rsp + 2576]  ;  1083.3 alu2+agu1   55 t[3]
        mov qword [rsp + 2360], rbx  ;  1084.3 agu2    55 t[3] spill
        mov qword [rsp + 2464], rax  ;  1081.3 agu0    43 t[3] spill
        mov r12, qword [rsp + 2368]  ;  1081.7 agu1    55 t[3]
        xor r12, qword [rsp + 2400]  ;  1084.7 alu0+agu2   55 t[3]
        not rsi                      ;  1082.3 alu1    43 t[3]
        xor r12, qword [rsp + 2416]  ;  1085.7 alu2+agu0   55 t[3]
        mov rbx, qword [rsp + 2312]  ;  1083.0 agu1    55 t[3]
        xor rbx, rbp                 ;  1086.0 alu0    55 t[3]
        xor rbp, qword [rsp + 2576]  ;  1083.7 alu1+agu2   55 t[3]
        xor rbx, r11                 ;  1087.0 alu2    55 t[3]
        mov qword [rsp + 2576], rbx  ;  1088.0 agu0    55 t[3] spill
        mov rbx, qword [rsp + 2536]  ;  1084.7 agu1    55 t[3]
        mov qword [rsp + 2536], r11  ;  1085.0 agu2    43 t[3] spill
        xor rsi, qword [rsp + 2424]  ;  1085.3 alu0+agu0   55 t[3]
        mov qword [rsp + 2424], r13  ;  1085.7 agu1    55 t[3] spill
        mov qword [rsp + 2472], rbp  ;  1086.0 agu2    55 t[3] spill
        not r15                      ;  1086.3 alu1    43 t[3]
        xor r15, qword [rsp + 2520]  ;  1087.3 alu2+agu0   55 t[3]
        not r14                      ;  1087.0 alu0    43 t[3]
        mov qword [rsp + 2416], rdx  ;  1087.3 agu1    55 t[3] spill
        xor rbx, r11                 ;  1087.7 alu1    55 t[3]
        xor r12, qword [rsp + 2408]  ;  1088.0 alu2+agu2   55 t[3]
        xor r12, rdi                 ;  1089.0 alu0    55 t[3]
        xor rdi, r9                  ;  1088.7 alu1    55 t[3]
        mov qword [rsp + 2488], rbx  ;  1089.0 agu0    55 t[3] spill
        mov r11, qword [rsp + 2448]  ;  1089.3 agu1    55 t[3]
        mov rbx, qword [rsp + 2496]  ;  1089.7 agu2    55 t[3]
        xor rbx, r13                 ;  1092.7 alu2    55 t[3]
        mov r13, rbp                 ;  1090.3 alu0    55 t[3] copy
        mov rbp, rdx                 ;  1090.7 alu1    55 t[3] copy
        xor rbp, r9                  ;  1091.7 alu2    55 t[3]
        xor r13, rsi                 ;  1091.3 alu0    55 t[3]
        mov qword [rsp + 2448], r8   ;  1091.7 agu0    55 t[3] spill
        xor r11, r8                  ;  1092.3 alu1    55 t[3]
        mov r8, qword [rsp + 2528]   ;  1092.3 agu1    55 t[3]
        xor r8, rax                  ;  1095.3 alu2    55 t[3]
        mov rax, qword [rsp + 2432]  ;  1093.0 agu2    55 t[3]
        xor rsi, rbp                 ;  1093.3 alu0    55 t[3]
        mov qword [rsp + 2408], rsi  ;  1094.3 agu0    55 t[3] spill
        xor rax, r8                  ;  1096.3 alu1    55 t[3]
        mov rsi, qword [rsp + 2336]  ;  1094.3 agu1    55 t[3]
        xor r9, r15                  ;  1094.7 alu2    55 t[3]
        xor r8, r10                  ;  1096.3 alu0    55 t[3]
        mov qword [rsp + 2400], r9   ;  1095.7 agu2    55 t[3] spill
        mov r9, r15                  ;  1095.7 alu1    55 t[3] copy
        mov rdx, r14                 ;  1096.0 alu2    55 t[3] copy
        xor r9, r8                   ;  1097.3 alu0    55 t[3]
        xor rsi, rax                 ;  1097.3 alu1    55 t[3]
        xor rax, qword [rsp + 2384]  ;  1097.3 alu2+agu0   55 t[3]
        xor rdx, rsi                 ;  1098.3 alu0    55 t[3]
        xor r9, rdx                  ;  1099.3 alu1    55 t[3]
        mov qword [rsp + 2368], rdx  ;  1099.3 agu1    55 t[3] spill
        mov rdx, qword [rsp + 2456]  ;  1098.3 agu2    55 t[3]
        xor rdx, qword [rsp + 2528]  ;  1101.3 alu2+agu0   55 t[3]
        mov qword [rsp + 2528], r9   ;  1100.3 agu1    55 t[3] spill
        mov r9, rcx                  ;  1099.3 alu0    55 t[3] copy
        xor rcx, r10                 ;  1099.7 alu1    55 t[3]
        xor rcx, qword [rsp + 2512]  ;  1100.7 alu2+agu2   55 t[3]
        xor rcx, qword [rsp + 2536]  ;  1101.7 alu0+agu0   55 t[3]
        xor r9, r12                  ;  1100.7 alu1    55 t[3]
        mov qword [rsp + 2608], r9   ;  1101.7 agu1    55 t[3] spill
        xor r10, qword [rsp + 2360]  ;  1101.3 alu2+agu2   55 t[3]
        mov qword [rsp + 2536], r10  ;  1102.3 agu0    55 t[3] spill
        mov r10, rax                 ;  1102.0 alu0    55 t[3] copy
        xor r10, rdx                 ;  1103.0 alu1    55 t[3]
        xor rdx, r9                  ;  1102.7 alu2    55 t[3]
        mov r9, qword [rsp + 2312]   ;  1103.0 agu1    55 t[3]
        xor r9, qword [rsp + 2480]   ;  1106.0 alu0+agu2   55 t[3]
        xor rcx, r9                  ;  1107.0 alu1    55 t[3]
        mov qword [rsp + 2552], rcx  ;  1108.0 agu0    55 t[3] spill
        mov rcx, qword [rsp + 2432]  ;  1104.3 agu1    55 t[3]
        xor rcx, qword [rsp + 2544]  ;  1107.3 alu2+agu2   55 t[3]
        xor r14, rcx                 ;  1108.3 alu0    55 t[3]
        xor r15, r11                 ;  1105.3 alu1    55 t[3]
        xor rax, qword [rsp + 2544]  ;  1105.7 alu2+agu0   55 t[3]
        xor rcx, r15                 ;  1108.3 alu0    55 t[3]
        mov qword [rsp + 2544], rcx  ;  1109.3 agu1    55 t[3] spill
        mov qword [rsp + 2432], r10  ;  1106.7 agu2    55 t[3] spill
        xor r9, rbx                  ;  1107.0 alu1    55 t[3]
        mov r10, qword [rsp + 2520]  ;  1107.3 agu0    55 t[3]
        xor r10, qword [rsp + 2504]  ;  1110.3 alu2+agu1   55 t[3]
        xor rdi, qword [rsp + 2512]  ;  1108.0 alu0+agu2   55 t[3]
        xor r11, qword [rsp + 2392]  ;  1108.3 alu1+agu0   55 t[3]
        xor rsi, qword [rsp + 2456]  ;  1108.7 alu2+agu1   55 t[3]
        xor rbp, qword [rsp + 2504]  ;  1109.0 alu0+agu2   55 t[3]
        xor rdx, rdi                 ;  1109.3 alu1    55 t[3]
        xor rdi, qword [rsp + 2488]  ;  1109.7 alu2+agu0   55 t[3]
        xor rbx, r13                 ;  1110.0 alu0    55 t[3]
        xor rbx, qword [rsp + 2376]  ;  1111.0 alu1+agu1   55 t[3]
        mov qword [rsp + 2520], rbx  ;  1112.0 agu2    55 t[3] spill
        mov rbx, r11                 ;  1111.0 alu2    55 t[3] copy
        xor r11, r14                 ;  1111.3 alu0    55 t[3]
        xor r14, qword [rsp + 2432]  ;  1111.7 alu1+agu0   55 t[3]
        xor rbx, r10                 ;  1112.0 alu2    55 t[3]
        mov qword [rsp + 2560], rbx  ;  1113.0 agu1    55 t[3] spill
        mov rbx, qword [rsp + 2464]  ;  1112.7 agu2    55 t[3]
        xor r10, rcx                 ;  1113.0 alu0    55 t[3]
        mov rcx, qword [rsp + 1488]  ;  1113.3 agu0    55 t[0].0 reload
        xor rbx, r12                 ;  1115.7 alu1    55 t[3]
        xor rbx, qword [rsp + 2504]  ;  1116.7 alu2+agu1   55 t[3]
        xor r12, qword [rsp + 2448]  ;  1114.3 alu0+agu2   55 t[3]
        xor r10, qword [rsp + 2528]  ;  1114.7 alu1+agu0   55 t[3]
        xor r11, qword [rcx + 1800]  ;  1119.3 alu2+agu1   55 t[3]
        xor rbp, qword [rcx + 1848]  ;  1119.3 alu0+agu2   55 t[3]
        xor r15, qword [rcx + 1792]  ;  1119.3 alu1+agu0   55 t[3]
        xor rbx, qword [rsp + 2384]  ;  1117.7 alu2+agu1   55 t[3]
        xor rsi, qword [rcx + 1808]  ;  1119.3 alu0+agu2   55 t[3]
        xor r13, qword [rcx + 1840]  ;  1119.3 alu1+agu0   55 t[3]
        xor r10, qword [rcx + 1864]  ;  1119.3 alu2+agu1   55 t[3]
        xor rax, qword [rcx + 1872]  ;  1119.3 alu0+agu2   55 t[3]
        xor r14, qword [rcx + 1936]  ;  1119.3 alu1+agu0   55 t[3]
        mov qword [rsp + 1472], r14  ;  1120.3 agu1    55 t[3] spill
        mov r14, rbx                 ;  1118.7 alu2    55 t[3] copy
        xor r14, r8                  ;  1119.7 alu0    55 t[3]
        xor r14, rdx                 ;  1120.7 alu1    55 t[3]
        xor r8, qword [rcx + 1944]   ;  1119.3 alu2+agu2   55 t[3]
        xor rbx, qword [rcx + 2008]  ;  1119.7 alu0+agu0   55 t[3]
        xor rbx, qword [rsp + 2512]  ;  1120.7 alu1+agu1   55 t[3]
        xor rdx, qword [rcx + 1880]  ;  1120.3 alu2+agu2   55 t[3]
        mov qword [rsp + 1520], rbx  ;  1121.7 agu0    55 t[3] spill
        mov rbx, qword [rsp + 2480]  ;  1121.0 agu1    55 t[3]
        xor rbx, r12                 ;  1124.0 alu0    55 t[3]
        xor r12, rdi                 ;  1121.7 alu1    55 t[3]
        xor r12, qword [rcx + 2016]  ;  1122.7 alu2+agu2   55 t[3]
        xor r12, qword [rsp + 2552]  ;  1123.7 alu0+agu0   55 t[3]
        xor r8, qword [rsp + 2608]   ;  1122.7 alu1+agu1   55 t[3]
        xor rbx, qword [rcx + 1824]  ;  1125.0 alu2+agu2   55 t[3]
        xor r14, qword [rcx + 1816]  ;  1123.3 alu0+agu0   55 t[3]
        xor rdi, qword [rcx + 1888]  ;  1123.7 alu1+agu1   55 t[3]
        mov qword [rsp + 1544], r12  ;  1124.7 agu2    55 t[3] spill
        mov r12, r9                  ;  1124.3 alu2    55 t[3] copy
        xor r9, qword [rcx + 1896]   ;  1124.7 alu0+agu0   55 t[3]
        xor r9, qword [rsp + 2488]   ;  1125.7 alu1+agu1   55 t[3]
        xor r9, qword [rsp + 2576]   ;  1126.7 alu2+agu2   55 t[3]
        mov qword [rsp + 1424], r9   ;  1127.7 agu0    55 t[3] spill
        mov r9, qword [rsp + 2440]   ;  1126.0 agu1    55 t[3]
        xor r9, qword [rcx + 1904]   ;  1129.0 alu0+agu2   55 t[3]
        xor r9, qword [rsp + 2520]   ;  1130.0 alu1+agu0   55 t[3]
        mov qword [rsp + 1400], r9   ;  1131.0 agu1    55 t[3] spill
        mov r9, qword [rsp + 2536]   ;  1127.3 agu2    55 t[3]
        xor r9, qword [rcx + 1912]   ;  1130.3 alu2+agu0   55 t[3]
        xor r9, qword [rsp + 2416]   ;  1131.3 alu0+agu1   55 t[3]
        mov qword [rsp + 1416], r9   ;  1132.3 agu2    55 t[3] spill
        mov r9, qword [rsp + 2400]   ;  1128.7 agu0    55 t[3]
        xor r9, qword [rcx + 1920]   ;  1131.7 alu1+agu1   55 t[3]
        xor r9, qword [rsp + 2560]   ;  1132.7 alu2+agu2   55 t[3]
        mov qword [rsp + 1440], r9   ;  1133.7 agu0    55 t[3] spill
        mov r9, qword [rsp + 2528]   ;  1130.0 agu1    55 t[3]
        xor r9, qword [rcx + 1928]   ;  1133.0 alu0+agu2   55 t[3]
        mov qword [rsp + 1480], r9   ;  1134.0 agu0    55 t[3] spill
        xor rbx, qword [rsp + 2488]  ;  1131.0 alu1+agu1   55 t[3]
        mov r9, qword [rsp + 2552]   ;  1131.3 agu2    55 t[3]
        xor r9, qword [rcx + 1952]   ;  1134.3 alu2+agu0   55 t[3]
        mov qword [rsp + 1456], r9   ;  1135.3 agu1    55 t[3] spill
        mov r9, qword [rsp + 2376]   ;  1132.3 agu2    55 t[3]
        xor r9, qword [rcx + 1960]   ;  1135.3 alu0+agu0   55 t[3]
        xor r9, qword [rsp + 2424]   ;  1136.3 alu1+agu1   55 t[3]
        xor r9, qword [rsp + 2488]   ;  1137.3 alu2+agu2   55 t[3]
        mov qword [rsp + 1504], r9   ;  1138.3 agu0    55 t[3] spill
        mov r9, qword [rsp + 2520]   ;  1134.0 agu1    55 t[3]
        xor r9, qword [rcx + 1968]   ;  1137.0 alu0+agu2   55 t[3]
        xor r9, qword [rsp + 2360]   ;  1138.0 alu1+agu0   55 t[3]
        mov qword [rsp + 1512], r9   ;  1139.0 agu1    55 t[3] spill
        mov r9, qword [rsp + 2536]   ;  1135.3 agu2    55 t[3]
        xor r9, qword [rcx + 1976]   ;  1138.3 alu2+agu0   55 t[3]
        xor r9, qword [rsp + 2408]   ;  1139.3 alu0+agu1   55 t[3]
        mov qword [rsp + 1464], r9   ;  1140.3 agu2    55 t[3] spill
        mov r9, qword [rsp + 2560]   ;  1136.7 agu0    55 t[3]
        xor r9, qword [rcx + 1984]   ;  1139.7 alu1+agu1   55 t[3]
        xor r9, qword [rsp + 2448]   ;  1140.7 alu2+agu2   55 t[3]
        mov qword [rsp + 1448], r9   ;  1141.7 agu0    55 t[3] spill
        mov r9, qword [rsp + 2336]   ;  1138.0 agu1    55 t[3]
        xor r9, qword [rcx + 1992]   ;  1141.0 alu0+agu2   55 t[3]
        xor r12, qword [rcx + 1832]  ;  1138.7 alu1+agu0   55 t[3]
        xor r9, qword [rsp + 2560]   ;  1142.0 alu2+agu1   55 t[3]
        xor r9, qword [rsp + 2544]   ;  1143.0 alu0+agu2   55 t[3]
        mov qword [rsp + 1496], r9   ;  1144.0 agu0    55 t[3] spill
        mov r9, qword [rsp + 2432]   ;  1140.0 agu1    55 t[3]
        xor r9, qword [rcx + 2000]   ;  1143.0 alu1+agu2   55 t[3]
        xor r9, qword [rsp + 2368]   ;  1144.0 alu2+agu0   55 t[3]
        mov qword [rsp + 1568], r9   ;  1145.0 agu1    55 t[3] spill
        xor rdi, qword [rsp + 2312]  ;  1141.3 alu0+agu2   55 t[3]
        mov qword [rsp + 1432], r8   ;  1141.7 agu0    55 t[3] spill
        mov r9, qword [rsp + 2576]   ;  1142.0 agu1    55 t[3]
        xor r9, qword [rcx + 2024]   ;  1145.0 alu1+agu2   55 t[3]
        xor r9, qword [rsp + 2496]   ;  1146.0 alu2+agu0   55 t[3]
        mov qword [rsp + 1528], r9   ;  1147.0 agu1    55 t[3] spill
        mov r9, qword [rsp + 2472]   ;  1143.3 agu2    55 t[3]
        xor r9, qword [rcx + 2032]   ;  1146.3 alu0+agu0   55 t[3]
        xor r9, qword [rsp + 2440]   ;  1147.3 alu1+agu1   55 t[3]
        mov qword [rsp + 1536], r9   ;  1148.3 agu2    55 t[3] spill
        mov r9, qword [rsp + 2408]   ;  1144.7 agu0    55 t[3]
        xor r9, qword [rcx + 2040]   ;  1147.7 alu2+agu1   55 t[3]
        mov r8, qword [rsp + 2400]   ;  1145.3 agu2    55 t[3]
        xor r8, qword [rcx + 1856]   ;  1148.3 alu0+agu0   55 t[3]
        mov rcx, qword [rsp + 1584]  ;  1146.0 agu1    55 t[0] reload
        mov qword [rsp + 728], rcx   ;  1149.0 agu2    53 rounds
        mov rcx, qword [rsp + 1792]  ;  1146.7 agu0    55 t[0] reload
        mov qword [rsp + 576], rcx   ;  1149.7 agu1    53 rounds
        mov rcx, qword [rsp + 1776]  ;  1147.3 agu2    55 t[0] reload
        xor r8, qword [rsp + 2392]   ;  1149.3 alu1+agu0   55 t[3]
        mov qword [rsp + 624], rcx   ;  1150.3 agu1    53 rounds
        mov rcx, qword [rsp + 1784]  ;  1148.3 agu2    55 t[0] reload
        mov qword [rsp + 816], rcx   ;  1151.3 agu0    53 rounds
        mov rcx, qword [rsp + 1688]  ;  1149.0 agu1    55 t[0] reload
        mov qword [rsp + 608], rcx   ;  1152.0 agu2    53 rounds
        mov rcx, qword [rsp + 1624]  ;  1149.7 agu0    55 t[0] reload
        mov qword [rsp + 696], rcx   ;  1152.7 agu1    53 rounds
        mov rcx, qword [rsp + 1840]  ;  1150.3 agu2    55 t[0] reload
        mov qword [rsp + 584], rcx   ;  1153.3 agu0    53 rounds
        mov rcx, qword [rsp + 1648]  ;  1151.0 agu1    55 t[0] reload
        mov qword [rsp + 1288], r15  ;  1151.3 agu2    53 rounds
        mov r15, qword [rsp + 2248]  ;  1151.7 agu0    55 t[2] reload
        mov qword [rsp + 568], rcx   ;  1154.0 agu1    53 rounds
        mov rcx, qword [rsp + 1640]  ;  1152.3 agu2    55 t[0] reload
        mov qword [rsp + 1336], r11  ;  1152.7 agu0    53 rounds
        mov qword [rsp + 656], rcx   ;  1155.3 agu1    53 rounds
        mov rcx, qword [rsp + 1736]  ;  1153.3 agu2    55 t[0] reload
        mov qword [rsp + 680], rcx   ;  1156.3 agu0    53 rounds
        mov r11, qword [rsp + 2072]  ;  1154.0 agu1    55 t[2] reload
        mov qword [rsp + 1280], r11  ;  1157.0 agu2    53 rounds
        mov rcx, qword [rsp + 1760]  ;  1154.7 agu0    55 t[0] reload
        mov qword [rsp + 704], rcx   ;  1157.7 agu1    53 rounds
        mov rcx, qword [rsp + 1704]  ;  1155.3 agu2    55 t[0] reload
        mov qword [rsp + 600], rcx   ;  1158.3 agu0    53 rounds
        mov rcx, qword [rsp + 1832]  ;  1156.0 agu1    55 t[0] reload
        mov qword [rsp + 592], rcx   ;  1159.0 agu2    53 rounds
        mov rcx, qword [rsp + 1728]  ;  1156.7 agu0    55 t[0] reload
        mov qword [rsp + 688], rcx   ;  1159.7 agu1    53 rounds
        mov rcx, qword [rsp + 1592]  ;  1157.3 agu2    55 t[0] reload
        mov qword [rsp + 712], rcx   ;  1160.3 agu0    53 rounds
        mov rcx, qword [rsp + 1720]  ;  1158.0 agu1    55 t[0] reload
        mov qword [rsp + 640], rcx   ;  1161.0 agu2    53 rounds
        mov rcx, qword [rsp + 1680]  ;  1158.7 agu0    55 t[0] reload
        mov qword [rsp + 744], rcx   ;  1161.7 agu1    53 rounds
        mov rcx, qword [rsp + 1752]  ;  1159.3 agu2    55 t[0] reload
        mov qword [rsp + 736], rcx   ;  1162.3 agu0    53 rounds
        mov rcx, qword [rsp + 1600]  ;  1160.0 agu1    55 t[0] reload
        mov qword [rsp + 720], rcx   ;  1163.0 agu2    53 rounds
        mov r11, qword [rsp + 2232]  ;  1160.7 agu0    55 t[2] reload
        mov qword [rsp + 1352], r8   ;  1161.0 agu1    53 rounds
        mov rcx, qword [rsp + 1744]  ;  1161.3 agu2    55 t[0] reload
        mov qword [rsp + 648], rcx   ;  1164.3 agu0    53 rounds
        mov rcx, qword [rsp + 1608]  ;  1162.0 agu1    55 t[0] reload
        mov qword [rsp + 752], rcx   ;  1165.0 agu2    53 rounds
        mov rcx, qword [rsp + 1768]  ;  1162.7 agu0    55 t[0] reload
        mov qword [rsp + 776], rcx   ;  1165.7 agu1    53 rounds
        mov rcx, qword [rsp + 1656]  ;  1163.3 agu2    55 t[0] reload
        mov qword [rsp + 768], rcx   ;  1166.3 agu0    53 rounds
        mov rcx, qword [rsp + 1632]  ;  1164.0 agu1    55 t[0] reload
        mov qword [rsp + 760], rcx   ;  1167.0 agu2    53 rounds
        mov rcx, qword [rsp + 1928]  ;  1164.7 agu0    55 t[1] reload
        mov qword [rsp + 952], rcx   ;  1167.7 agu1    53 rounds
        mov rcx, qword [rsp + 2008]  ;  1165.3 agu2    55 t[1] reload
        mov qword [rsp + 912], rcx   ;  1168.3 agu0    53 rounds
        mov rcx, qword [rsp + 1944]  ;  1166.0 agu1    55 t[1] reload
        mov qword [rsp + 888], rcx   ;  1169.0 agu2    53 rounds
        mov r8, qword [rsp + 1488]   ;  1166.7 agu0    53 rounds
        mov qword [rsp + 1248], r11  ;  1167.0 agu1    53 rounds
        mov r11, qword [rsp + 2168]  ;  1167.3 agu2    55 t[2] reload
        mov qword [rsp + 1344], rbx  ;  1167.7 agu0    53 rounds
        mov qword [rsp + 1296], r11  ;  1170.3 agu1    53 rounds
        mov r11, qword [rsp + 2160]  ;  1168.3 agu2    55 t[2] reload
        mov qword [rsp + 1360], r12  ;  1168.7 agu0    53 rounds
        mov qword [rsp + 1312], r13  ;  1169.0 agu1    53 rounds
        mov rcx, qword [rsp + 1984]  ;  1169.3 agu2    55 t[1] reload
        mov qword [rsp + 944], rcx   ;  1172.3 agu0    53 rounds
        mov rcx, qword [rsp + 1936]  ;  1170.0 agu1    55 t[1] reload
        mov qword [rsp + 960], rcx   ;  1173.0 agu2    53 rounds
        mov rcx, qword [rsp + 1888]  ;  1170.7 agu0    55 t[1] reload
        mov qword [rsp + 968], rcx   ;  1173.7 agu1    53 rounds
        mov rcx, qword [rsp + 1848]  ;  1171.3 agu2    55 t[1] reload
        mov qword [rsp + 936], rcx   ;  1174.3 agu0    53 rounds
        mov qword [rsp + 1216], r15  ;  1172.0 agu1    53 rounds
        mov rcx, qword [rsp + 1920]  ;  1172.3 agu2    55 t[1] reload
        mov qword [rsp + 1000], rcx  ;  1175.3 agu0    53 rounds
        mov rcx, qword [rsp + 1904]  ;  1173.0 agu1    55 t[1] reload
        mov qword [rsp + 984], rcx   ;  1176.0 agu2    53 rounds
        mov qword [rsp + 1392], rbp  ;  1173.7 agu0    53 rounds
        mov qword [rsp + 1328], rax  ;  1174.0 agu1    53 rounds
        mov qword [rsp + 1304], rsi  ;  1174.3 agu2    53 rounds
        mov qword [rsp + 1320], r11  ;  1174.7 agu0    53 rounds
        mov rcx, qword [rsp + 2032]  ;  1175.0 agu1    55 t[1] reload
        mov qword [rsp + 976], rcx   ;  1178.0 agu2    53 rounds
        mov rcx, qword [rsp + 1864]  ;  1175.7 agu0    55 t[1] reload
        add r8, 0x400                ;  1176.0 alu2    53 rounds
        mov qword [rsp + 1408], rdx  ;  1176.3 agu1    53 rounds
        mov qword [rsp + 1016], rcx  ;  1178.7 agu2    53 rounds
        mov rcx, qword [rsp + 1992]  ;  1177.0 agu0    55 t[1] reload
        mov qword [rsp + 1008], rcx  ;  1180.0 agu1    53 rounds
        mov rcx, qword [rsp + 1968]  ;  1177.7 agu2    55 t[1] reload
        mov qword [rsp + 992], rcx   ;  1180.7 agu0    53 rounds
        mov rcx, qword [rsp + 2000]  ;  1178.3 agu1    55 t[1] reload
        mov qword [rsp + 1024], rcx  ;  1181.3 agu2    53 rounds
        mov rcx, qword [rsp + 1912]  ;  1179.0 agu0    55 t[1] reload
        mov qword [rsp + 1056], rcx  ;  1182.0 agu1    53 rounds
        mov rcx, qword [rsp + 1896]  ;  1179.7 agu2    55 t[1] reload
        mov qword [rsp + 1040], rcx  ;  1182.7 agu0    53 rounds
        mov qword [rsp + 1560], r9   ;  1180.3 agu1    53 rounds
        mov rcx, qword [rsp + 2192]  ;  1180.7 agu2    55 t[2] reload
        mov qword [rsp + 1264], rcx  ;  1183.7 agu0    53 rounds
        mov rcx, qword [rsp + 2288]  ;  1181.3 agu1    55 t[2] reload
        mov qword [rsp + 1240], rcx  ;  1184.3 agu2    53 rounds
        mov qword [rsp + 1488], r8   ;  1182.0 agu0    53 rounds
        mov rcx, qword [rsp + 2120]  ;  1182.3 agu1    55 t[2] reload
        mov qword [rsp + 1272], rcx  ;  1185.3 agu2    53 rounds
        mov qword [rsp + 1384], r10  ;  1183.0 agu0    53 rounds
        mov r8, qword [rsp + 1616]   ;  1183.3 agu1    55 t[0] reload
        mov qword [rsp + 1368], r14  ;  1183.7 agu2    53 rounds
        mov qword [rsp + 1376], rdi  ;  1184.0 agu0    53 rounds
        mov r9, qword [rsp + 1712]   ;  1184.3 agu1    55 t[0] reload
        mov rax, qword [rsp + 1488]  ;                    more rounds?
        cmp rax, qword [rsp + 1552]  ;                    more rounds?
        jne .rounds_2
        mov qword [rsp + 552], r8    ;                    resident
        mov qword [rsp + 616], r9    ;                    resident
        mov r9, qword [rsp + 616]    ;     0.0 agu0    43 dst reload
        mov r8, qword [rsp + 552]    ;     0.3 agu1    43 dst
        xor r8, r9                   ;     3.3 alu0    43 dst
        mov r10, r8                  ;     4.3 alu1    43 dst copy
        xor r10, qword [rsp + 536]   ;     5.3 alu2+agu2   43 dst
        mov r11, r10                 ;     6.3 alu0    43 dst copy
        mov r12, qword [rsp + 664]   ;     2.0 agu0    43 dst reload
        xor r11, r12                 ;     7.3 alu1    43 dst
        mov r13, r11                 ;     8.3 alu2    43 dst copy
        xor r13, qword [rsp + 560]   ;     9.3 alu0+agu1   43 dst
        mov rdx, r13                 ;    10.3 alu1    43 dst copy
        mov rbp, qword [rsp + 552]   ;     3.7 agu2    43 dst reload
        mov r15, qword [rsp + 672]   ;     4.0 agu0    43 dst reload
        mov r14, r11                 ;     8.3 alu2    43 dst copy
        xor r14, r15                 ;     9.3 alu0    43 dst
        mov rsi, r14                 ;    10.3 alu1    43 dst copy
        xor rsi, qword [rsp + 544]   ;    11.3 alu2+agu1   43 dst
        mov rdi, rsi                 ;    12.3 alu0    43 dst copy
        mov qword [rsp + 1576], r13  ;    10.3 agu2    43 dst spill
        xor rdi, rbp                 ;    13.3 alu1    43 dst
        mov rbx, r11                 ;     8.3 alu2    43 dst copy
        mov qword [rsp + 1584], r11  ;     8.3 agu0    43 dst spill
        mov qword [rsp + 1600], r14  ;    10.3 agu1    43 dst spill
        mov rax, r13                 ;    10.3 alu0    43 dst copy
        mov rcx, r13                 ;    10.3 alu1    43 dst copy
        xor rcx, rdi                 ;    14.3 alu2    43 dst
        and rbx, rcx                 ;    15.3 alu0    43 dst
        mov qword [rsp + 1608], rcx  ;    15.3 agu2    43 dst spill
        mov r13, r11                 ;    10.3 alu1    43 dst copy
        mov r11, rcx                 ;    15.3 alu2    43 dst copy
        xor rax, qword [rsp + 632]   ;    11.3 alu0+agu0   43 dst
        xor r11, r12                 ;    16.3 alu1    43 dst
        mov r12, r14                 ;    11.7 alu2    43 dst copy
        mov qword [rsp + 1640], rdi  ;    14.3 agu1    43 dst spill
        mov rcx, r14                 ;    12.3 alu0    43 dst copy
        mov r14, rbx                 ;    16.3 alu1    43 dst copy
        xor r14, r9                  ;    17.3 alu2    43 dst
        xor r9, rax                  ;    13.3 alu0    43 dst
        or r12, qword [rsp + 664]    ;    13.7 alu1+agu2   43 dst
        xor rsi, r12                 ;    14.7 alu2    43 dst
        mov qword [rsp + 1592], rsi  ;    15.7 agu0    43 dst spill
        mov qword [rsp + 1616], rax  ;    14.7 agu1    43 dst spill
        mov rsi, rax                 ;    15.0 alu0    43 dst copy
        xor rsi, r15                 ;    16.0 alu1    43 dst
        mov qword [rsp + 1624], rsi  ;    17.0 agu2    43 dst spill
        mov rsi, rax                 ;    16.0 alu2    43 dst copy
        mov rax, rdi                 ;    16.3 alu0    43 dst copy
        mov qword [rsp + 1632], r12  ;    16.7 agu0    43 dst spill
        mov r12, rdi                 ;    17.0 alu1    43 dst copy
        mov rdi, r9                  ;    17.3 alu2    43 dst copy
        xor rdi, r11                 ;    18.3 alu0    43 dst
        xor rbp, rdi                 ;    19.3 alu1    43 dst
        and rsi, rdi                 ;    19.3 alu2    43 dst
        xor r10, rsi                 ;    20.3 alu0    43 dst
        mov rsi, rbp                 ;    20.3 alu1    43 dst copy
        xor r12, r9                  ;    19.3 alu2    43 dst
        and rsi, r12                 ;    21.3 alu0    43 dst
        xor r14, rsi                 ;    22.3 alu1    43 dst
        mov qword [rsp + 1648], rdi  ;    20.3 agu1    43 dst spill
        mov rdi, r11                 ;    20.7 alu2    43 dst copy
        xor rdi, r15                 ;    21.7 alu0    43 dst
        xor rcx, rbp                 ;    21.3 alu1    43 dst
        xor r8, rdi                  ;    22.7 alu2    43 dst
        and rdi, r11                 ;    22.7 alu0    43 dst
        xor r10, rdi                 ;    23.7 alu1    43 dst
        and rax, r8                  ;    23.7 alu2    43 dst
        xor rdi, rax                 ;    24.7 alu0    43 dst
        xor r14, rdi                 ;    25.7 alu1    43 dst
        xor r13, r8                  ;    23.7 alu2    43 dst
        mov r15, qword [rsp + 1632]  ;    24.0 agu2    43 dst reload
        xor r15, r10                 ;    27.0 alu0    43 dst
        xor rbx, r10                 ;    24.7 alu1    43 dst
        mov rax, r9                  ;    25.0 alu2    43 dst copy
        mov r10, qword [rsp + 1592]  ;    25.3 agu0    43 dst reload
        mov rsi, r12                 ;    25.7 alu0    43 dst copy
        xor rsi, qword [rsp + 664]   ;    26.7 alu1+agu1   43 dst
        and rdx, r13                 ;    26.3 alu2    43 dst
        and rax, qword [rsp + 1624]  ;    26.7 alu0+agu2   43 dst
        xor rbx, rdx                 ;    27.3 alu1    43 dst
        mov rdx, r14                 ;    27.3 alu2    43 dst copy
        xor r10, rdi                 ;    28.3 alu0    43 dst
        mov rdi, rcx                 ;    28.0 alu1    43 dst copy
        and rdi, rsi                 ;    29.0 alu2    43 dst
        xor r15, rdi                 ;    30.0 alu0    43 dst
        mov rdi, rbx                 ;    29.0 alu1    43 dst copy
        xor r10, rax                 ;    29.3 alu2    43 dst
        mov rax, qword [rsp + 1576]  ;    29.7 agu0    43 dst reload
        and rdi, r14                 ;    30.0 alu0    43 dst
        xor r15, rdi                 ;    31.0 alu1    43 dst
        xor r14, r15                 ;    32.0 alu2    43 dst
        and r15, r10                 ;    32.0 alu0    43 dst
        xor rbx, r15                 ;    33.0 alu1    43 dst
        mov r15, r10                 ;    31.7 alu2    43 dst copy
        and r15, rbx                 ;    34.0 alu0    43 dst
        xor rdx, r15                 ;    35.0 alu1    43 dst
        or rdi, r14                  ;    33.0 alu2    43 dst
        xor rdi, rbx                 ;    34.0 alu0    43 dst
        and rbx, rdx                 ;    36.0 alu1    43 dst
        xor r10, rbx                 ;    37.0 alu2    43 dst
        mov r15, qword [rsp + 1600]  ;    34.0 agu1    43 dst reload
        and r15, rdi                 ;    37.0 alu0    43 dst
        and rax, r10                 ;    38.0 alu1    43 dst
        mov qword [rsp + 1576], rax  ;    39.0 agu2    43 dst spill
        mov rax, qword [rsp + 1648]  ;    35.3 agu0    43 dst reload
        mov qword [rsp + 1648], r15  ;    38.0 agu1    43 dst spill
        mov r15, qword [rsp + 1616]  ;    36.0 agu2    43 dst reload
        and rcx, rdx                 ;    36.3 alu2    43 dst
        and rsi, rdx                 ;    36.7 alu0    43 dst
        and r13, r10                 ;    38.0 alu1    43 dst
        mov rbx, r10                 ;    38.0 alu2    43 dst copy
        xor r10, rdx                 ;    38.0 alu0    43 dst
        and r15, r10                 ;    39.0 alu1    43 dst
        and rax, r10                 ;    39.0 alu2    43 dst
        mov r10, rdx                 ;    38.7 alu0    43 dst copy
        or r10, rdi                  ;    39.7 alu1    43 dst
        xor r14, r10                 ;    40.7 alu2    43 dst
        and r8, r14                  ;    41.7 alu0    43 dst
        mov r10, qword [rsp + 1640]  ;    40.0 agu0    43 dst reload
        xor rdx, rdi                 ;    40.3 alu1    43 dst
        and r12, rdx                 ;    41.3 alu2    43 dst
        and rbp, rdx                 ;    41.3 alu0    43 dst
        xor rdx, r14                 ;    41.7 alu1    43 dst
        and r9, rdx                  ;    42.7 alu2    43 dst
        and r10, r14                 ;    43.0 alu0    43 dst
        xor r8, rbp                  ;    42.7 alu1    43 dst
        xor rbx, r14                 ;    42.7 alu2    43 dst
        and rdx, qword [rsp + 1624]  ;    43.0 alu0+agu1   43 dst
        mov qword [rsp + 1624], rbp  ;    43.3 agu2    43 dst spill
        mov rbp, qword [rsp + 1608]  ;    43.7 agu0    43 dst reload
        and rbp, rbx                 ;    46.7 alu1    43 dst
        xor rbp, r9                  ;    47.7 alu2    43 dst
        xor r9, rsi                  ;    44.7 alu0    43 dst
        mov r14, qword [rsp + 1584]  ;    45.0 agu1    43 dst reload
        xor r10, rax                 ;    45.3 alu1    43 dst
        and r14, rbx                 ;    48.0 alu2    43 dst
        xor rbx, rdi                 ;    46.0 alu0    43 dst
        and r11, rbx                 ;    47.0 alu1    43 dst
        and rdi, qword [rsp + 664]   ;    46.7 alu2+agu2   43 dst
        and rbx, qword [rsp + 672]   ;    47.0 alu0+agu0   43 dst
        xor r14, rbx                 ;    49.0 alu1    43 dst
        xor r15, r14                 ;    50.0 alu2    58 dst
        xor r9, r10                  ;    48.0 alu0    43 dst
        xor rbp, rdi                 ;    48.7 alu1    43 dst
        xor r11, rdi                 ;    48.7 alu2    58 dst
        mov rdi, r9                  ;    49.0 alu0    43 dst copy
        xor rdi, r8                  ;    50.0 alu1    43 dst
        xor rdi, r14                 ;    51.0 alu2    43 dst
        xor r12, rdi                 ;    52.0 alu0    43 dst
        xor rbp, r12                 ;    53.0 alu1    43 dst
        xor r10, r12                 ;    53.0 alu2    58 dst
        mov r12, qword [rsp + 2616]  ;    51.0 agu1    58 dst reload
        xor r10, qword [rsp + 1576]  ;    54.0 alu0+agu2   58 dst
        xor r8, rbx                  ;    51.7 alu1    58 dst
        xor r9, qword [rsp + 8]      ;    52.0 alu2+agu0   58 dst
        mov qword [r12 + 8], r9      ;    53.0 agu1    58 dst
        mov r9, qword [rsp + 0]      ;    52.7 agu2    58 dst.2 reload
        xor r10, qword [rsp + 80]    ;    55.0 alu0+agu0   58 dst
        mov qword [r12 + 40], r10    ;    56.0 agu1    58 dst
        xor r13, rbp                 ;    54.0 alu1    43 dst
        mov r14, qword [rsp + 920]   ;    54.0 agu2    43 dst reload
        mov r10, qword [rsp + 928]   ;    54.3 agu0    43 dst reload
        xor r11, rsi                 ;    54.7 alu2    58 dst
        xor r11, rax                 ;    55.7 alu0    58 dst
        xor r11, qword [r9 + 10256]  ;    58.7 alu1+agu1   58 dst
        mov qword [r12 + 16], r11    ;    59.7 agu2    58 dst
        xor r15, r13                 ;    56.0 alu2    58 dst
        xor r15, qword [rsp + 16]    ;    57.0 alu0+agu0   58 dst
        mov qword [r12 + 48], r15    ;    58.0 agu1    58 dst
        xor rcx, r13                 ;    57.0 alu1    43 dst
        xor r8, rcx                  ;    58.0 alu2    58 dst
        xor r8, qword [rsp + 1648]   ;    59.0 alu0+agu2   58 dst
        xor r8, qword [r9 + 10264]   ;    60.0 alu1+agu0   58 dst
        mov qword [r12 + 24], r8     ;    61.0 agu1    58 dst
        mov r8, qword [rsp + 904]    ;    58.7 agu2    43 dst
        xor r8, r10                  ;    61.7 alu2    43 dst
        mov r11, r8                  ;    62.7 alu0    43 dst copy
        xor rdx, rcx                 ;    59.7 alu1    58 dst
        xor rdx, qword [rsp + 1624]  ;    60.7 alu2+agu0   58 dst
        xor r11, qword [rsp + 856]   ;    63.7 alu0+agu1   43 dst
        mov r13, r11                 ;    64.7 alu1    43 dst copy
        xor r13, r14                 ;    65.7 alu2    43 dst
        mov r15, r13                 ;    66.7 alu0    43 dst copy
        mov rbx, r13                 ;    66.7 alu1    43 dst copy
        xor rdx, qword [r9 + 10296]  ;    62.0 alu2+agu2   58 dst
        mov rsi, r13                 ;    66.7 alu0    43 dst copy
        xor rdi, qword [rsp + 96]    ;    62.7 alu1+agu0   58 dst
        mov qword [r12], rdi         ;    63.7 agu1    58 dst
        mov rdi, qword [rsp + 848]   ;    63.3 agu2    43 dst reload
        xor rsi, rdi                 ;    67.7 alu2    43 dst
        mov qword [r12 + 56], rdx    ;    64.0 agu0    58 dst
        xor rbp, qword [r9 + 10272]  ;    64.3 alu0+agu1   58 dst
        mov rdx, r13                 ;    66.7 alu1    43 dst copy
        mov qword [rsp + 1624], r13  ;    66.7 agu2    43 dst spill
        xor r15, qword [rsp + 880]   ;    67.7 alu2+agu0   43 dst
        mov r13, r15                 ;    68.7 alu0    43 dst copy
        mov qword [r12 + 32], rbp    ;    66.0 agu1    58 dst
        mov r12, rsi                 ;    68.7 alu1    43 dst copy
        mov rbp, rsi                 ;    68.7 alu2    43 dst copy
        xor rbp, qword [rsp + 872]   ;    69.7 alu0+agu2   43 dst
        mov qword [rsp + 1576], rsi  ;    68.7 agu0    43 dst spill
        mov rax, rbp                 ;    70.7 alu1    43 dst copy
        mov qword [rsp + 1608], r15  ;    68.7 agu1    43 dst spill
        or r12, r14                  ;    69.7 alu2    43 dst
        xor r13, qword [rsp + 864]   ;    69.7 alu0+agu2   43 dst
        mov rcx, qword [rsp + 904]   ;    69.0 agu0    43 dst reload
        xor rax, rcx                 ;    72.0 alu1    43 dst
        mov qword [rsp + 1640], rax  ;    73.0 agu1    43 dst spill
        mov qword [rsp + 1592], r13  ;    70.7 agu2    43 dst spill
        mov r9, rsi                  ;    70.3 alu2    43 dst copy
        mov rsi, r15                 ;    70.7 alu0    43 dst copy
        xor rsi, rax                 ;    73.0 alu1    43 dst
        and rdx, rsi                 ;    74.0 alu2    43 dst
        mov qword [rsp + 1648], rdx  ;    75.0 agu0    43 dst spill
        mov rdx, rsi                 ;    74.0 alu0    43 dst copy
        xor rdx, r14                 ;    75.0 alu1    43 dst
        mov r14, r15                 ;    72.7 alu2    43 dst copy
        mov r15, rax                 ;    73.0 alu0    43 dst copy
        mov qword [rsp + 1584], rsi  ;    74.0 agu1    43 dst spill
        mov rsi, rax                 ;    73.7 alu1    43 dst copy
        mov rax, r13                 ;    74.0 alu2    43 dst copy
        xor rax, r10                 ;    75.0 alu0    43 dst
        xor rsi, rax                 ;    76.0 alu1    43 dst
        mov qword [rsp + 1616], rsi  ;    77.0 agu2    43 dst spill
        mov rsi, r13                 ;    75.3 alu2    43 dst copy
        xor rsi, rdi                 ;    76.3 alu0    43 dst
        mov qword [rsp + 1600], rsi  ;    77.3 agu0    43 dst spill
        mov rsi, r13                 ;    76.3 alu1    43 dst copy
        mov r13, rax                 ;    76.7 alu2    43 dst copy
        xor r13, rdx                 ;    77.7 alu0    43 dst
        and rsi, r13                 ;    78.7 alu1    43 dst
        xor r11, rsi                 ;    79.7 alu2    43 dst
        xor rcx, r13                 ;    78.7 alu0    43 dst
        mov rsi, rcx                 ;    79.7 alu1    43 dst copy
        and rsi, qword [rsp + 1616]  ;    80.7 alu2+agu1   43 dst
        xor r10, qword [rsp + 1648]  ;    79.0 alu0+agu2   43 dst
        xor r10, rsi                 ;    81.7 alu1    43 dst
        mov rsi, rdx                 ;    79.7 alu2    43 dst copy
        xor rsi, rdi                 ;    80.7 alu0    43 dst
        xor r8, rsi                  ;    81.7 alu1    43 dst
        xor rbx, r8                  ;    82.7 alu2    43 dst
        and r14, rbx                 ;    83.7 alu0    43 dst
        and rsi, rdx                 ;    81.7 alu1    43 dst
        xor r11, rsi                 ;    82.7 alu2    43 dst
        xor r14, r11                 ;    84.7 alu0    43 dst
        xor rbp, r12                 ;    82.3 alu1    43 dst
        xor r9, rcx                  ;    82.7 alu2    43 dst
        xor r12, r11                 ;    83.7 alu0    43 dst
        mov r11, r9                  ;    83.7 alu1    43 dst copy
        mov qword [rsp + 1656], rdi  ;    83.7 agu0    43 dst spill
        and r15, r8                  ;    84.0 alu2    43 dst
        xor r14, qword [rsp + 1648]  ;    85.7 alu0+agu1   43 dst
        mov qword [rsp + 1648], rbx  ;    84.7 agu2    43 dst spill
        xor rsi, r15                 ;    85.0 alu1    43 dst
        mov r15, rax                 ;    85.3 alu2    43 dst copy
        and r15, qword [rsp + 1600]  ;    86.3 alu0+agu0   43 dst
        xor rbp, rsi                 ;    86.0 alu1    43 dst
        xor r10, rsi                 ;    86.3 alu2    43 dst
        mov rsi, r14                 ;    86.7 alu0    43 dst copy
        mov rdi, qword [rsp + 1616]  ;    87.0 agu1    43 dst
        xor rdi, qword [rsp + 920]   ;    90.0 alu1+agu2   43 dst
        and r11, rdi                 ;    91.0 alu2    43 dst
        xor rbp, r15                 ;    88.0 alu0    43 dst
        mov rbx, rbp                 ;    89.0 alu1    43 dst copy
        mov r15, r10                 ;    88.7 alu2    43 dst copy
        and rsi, r10                 ;    89.0 alu0    43 dst
        xor r12, rsi                 ;    90.0 alu1    43 dst
        xor r12, r11                 ;    92.0 alu2    43 dst
        and rbx, r12                 ;    93.0 alu0    43 dst
        xor r14, rbx                 ;    94.0 alu1    43 dst
        xor r10, r12                 ;    93.0 alu2    43 dst
        or rsi, r10                  ;    94.0 alu0    43 dst
        xor rsi, r14                 ;    95.0 alu1    43 dst
        mov qword [rsp + 1632], r13  ;    91.7 agu0    43 dst spill
        mov r13, rbp                 ;    92.0 alu2    43 dst copy
        and r13, r14                 ;    95.0 alu0    43 dst
        xor r15, r13                 ;    96.0 alu1    43 dst
        and r14, r15                 ;    97.0 alu2    43 dst
        xor rbp, r14                 ;    98.0 alu0    43 dst
        mov r14, rbp                 ;    99.0 alu1    43 dst copy
        mov r12, qword [rsp + 1608]  ;    94.0 agu1    43 dst reload
        mov r11, qword [rsp + 1576]  ;    94.3 agu2    43 dst reload
        and r11, rsi                 ;    97.3 alu2    43 dst
        mov rbx, qword [rsp + 1632]  ;    95.0 agu0    43 dst reload
        and rdi, r15                 ;    97.0 alu0    43 dst
        mov r13, qword [rsp + 1648]  ;    95.7 agu1    43 dst reload
        and r13, rbp                 ;    99.0 alu1    43 dst
        and r12, rbp                 ;    99.0 alu2    43 dst
        xor rbp, r15                 ;    99.0 alu0    43 dst
        and r9, r15                  ;    97.0 alu1    43 dst
        mov qword [rsp + 1632], r12  ;   100.0 agu2    43 dst spill
        mov r12, qword [rsp + 1592]  ;    97.7 agu0    43 dst reload
        and r12, rbp                 ;   100.7 alu2    43 dst
        and rbx, rbp                 ;   100.0 alu0    43 dst
        mov rbp, r15                 ;    98.7 alu1    43 dst copy
        or rbp, rsi                  ;    99.7 alu2    43 dst
        xor r10, rbp                 ;   100.7 alu0    43 dst
        mov rbp, qword [rsp + 1640]  ;    99.7 agu1    43 dst reload
        xor r15, rsi                 ;   100.0 alu1    43 dst
        and rcx, r15                 ;   101.0 alu2    43 dst
        and r8, r10                  ;   101.7 alu0    43 dst
        xor r14, r10                 ;   101.7 alu1    43 dst
        and rbp, r10                 ;   102.7 alu2    43 dst
        xor rbp, rbx                 ;   103.7 alu0    43 dst
        xor r8, rcx                  ;   102.7 alu1    43 dst
        xor rbx, rdi                 ;   102.3 alu2    58 dst
        xor r10, r15                 ;   102.7 alu0    43 dst
        and r15, qword [rsp + 1616]  ;   103.0 alu1+agu2   43 dst
        and rax, r10                 ;   103.7 alu2    43 dst
        xor rdi, rax                 ;   104.7 alu0    43 dst
        and r10, qword [rsp + 1600]  ;   104.0 alu1+agu0   43 dst
        xor rcx, r10                 ;   105.0 alu2    58 dst
        mov r10, qword [rsp + 1624]  ;   104.7 agu1    43 dst reload
        mov qword [rsp + 1624], rcx  ;   106.0 agu2    58 dst spill
        mov rcx, qword [rsp + 1584]  ;   105.3 agu0    43 dst reload
        and rcx, r14                 ;   108.3 alu0    43 dst
        xor rax, rcx                 ;   109.3 alu1    43 dst
        mov rcx, qword [rsp + 1656]  ;   106.3 agu1    43 dst reload
        xor rdi, rbp                 ;   106.7 alu2    43 dst
        and r10, r14                 ;   107.7 alu0    43 dst
        xor r14, rsi                 ;   107.3 alu1    43 dst
        and rsi, qword [rsp + 920]   ;   107.7 alu2+agu2   43 dst
        xor r11, r8                  ;   108.0 alu0    58 dst
        xor r8, rdi                  ;   108.3 alu1    43 dst
        and rcx, r14                 ;   109.3 alu2    43 dst
        xor r11, rcx                 ;   110.3 alu0    58 dst
        xor r10, rcx                 ;   110.3 alu1    43 dst
        xor r8, r10                  ;   111.3 alu2    43 dst
        xor r15, r8                  ;   112.3 alu0    43 dst
        xor rax, r15                 ;   113.3 alu1    43 dst
        xor rax, rsi                 ;   114.3 alu2    43 dst
        xor r12, r10                 ;   111.3 alu0    58 dst
        mov r10, qword [rsp + 1624]  ;   111.3 agu0    58 dst reload
        xor r13, rax                 ;   115.3 alu1    43 dst
        xor r9, r13                  ;   116.3 alu2    43 dst
        xor r10, r9                  ;   117.3 alu0    58 dst
        xor r11, r9                  ;   117.3 alu1    58 dst
        mov r9, qword [rsp + 2616]   ;   113.0 agu1    58 dst reload
        xor r8, qword [rsp + 32]     ;   113.3 alu2+agu2   58 dst
        mov qword [r9 + 64], r8      ;   114.3 agu0    58 dst
        xor rbp, r15                 ;   114.0 alu0    58 dst
        and rdx, r14                 ;   114.3 alu1    43 dst
        xor rbx, rdx                 ;   115.3 alu2    58 dst
        xor rbx, rsi                 ;   116.3 alu0    58 dst
        xor r12, r13                 ;   116.3 alu1    58 dst
        xor r12, qword [rsp + 72]    ;   117.3 alu2+agu1   58 dst
        xor rdi, qword [rsp + 48]    ;   116.0 alu0+agu2   58 dst
        mov qword [r9 + 72], rdi     ;   117.0 agu0    58 dst
        mov rdi, qword [rsp + 1232]  ;   116.7 agu1    43 dst reload
        mov r8, qword [rsp + 0]      ;   117.0 agu2    58 dst.2 reload
        xor r11, qword [r8 + 10328]  ;   123.0 alu1+agu0   58 dst
        xor r10, qword [r8 + 10360]  ;   123.0 alu2+agu1   58 dst
        mov qword [r9 + 120], r10    ;   124.0 agu2    58 dst
        mov qword [r9 + 112], r12    ;   118.3 agu0    58 dst
        mov r10, qword [rsp + 1192]  ;   118.7 agu1    43 dst
        mov qword [r9 + 88], r11     ;   124.0 agu2    58 dst
        mov r11, qword [rsp + 1256]  ;   119.3 agu0    43 dst reload
        xor r10, r11                 ;   122.3 alu0    43 dst
        xor rax, qword [r8 + 10336]  ;   123.0 alu1+agu1   58 dst
        mov r12, r10                 ;   123.3 alu2    43 dst copy
        xor r12, qword [rsp + 1168]  ;   124.3 alu0+agu2   43 dst
        mov r13, r12                 ;   125.3 alu1    43 dst copy
        xor rbx, qword [r8 + 10320]  ;   123.0 alu2+agu0   58 dst
        xor rbp, qword [rsp + 1632]  ;   121.7 alu0+agu1   58 dst
        mov qword [r9 + 80], rbx     ;   124.0 agu2    58 dst
        mov r14, qword [rsp + 1200]  ;   122.3 agu0    43 dst reload
        xor r13, r14                 ;   126.3 alu1    43 dst
        mov qword [r9 + 96], rax     ;   124.0 agu1    58 dst
        mov r15, r13                 ;   127.3 alu2    43 dst copy
        xor rbp, qword [rsp + 40]    ;   123.7 alu0+agu2   58 dst
        mov rcx, qword [rsp + 1192]  ;   124.0 agu0    43 dst reload
        mov rsi, r13                 ;   127.3 alu1    43 dst copy
        mov qword [rsp + 1632], r13  ;   127.3 agu1    43 dst spill
        mov rbx, r13                 ;   127.3 alu2    43 dst copy
        mov rdx, r13                 ;   127.3 alu0    43 dst copy
        xor rsi, rdi                 ;   128.3 alu1    43 dst
        xor r15, qword [rsp + 1224]  ;   128.3 alu2+agu2   43 dst
        mov qword [rsp + 1624], rsi  ;   129.3 agu0    43 dst spill
        mov r13, r15                 ;   129.3 alu0    43 dst copy
        mov qword [r9 + 104], rbp    ;   127.0 agu1    58 dst
        mov r8, rsi                  ;   129.3 alu1    43 dst copy
        xor r13, qword [rsp + 1208]  ;   130.3 alu2+agu2   43 dst
        mov r9, rsi                  ;   129.3 alu0    43 dst copy
        mov rbp, rsi                 ;   129.3 alu1    43 dst copy
        xor rbp, qword [rsp + 1176]  ;   130.3 alu2+agu0   43 dst
        mov rax, rbp                 ;   131.3 alu0    43 dst copy
        mov rsi, r15                 ;   129.3 alu1    43 dst copy
        or r9, r14                   ;   130.3 alu2    43 dst
        mov qword [rsp + 1648], r13  ;   131.3 agu1    43 dst spill
        xor rbp, r9                  ;   131.3 alu0    43 dst
        mov qword [rsp + 1584], r15  ;   130.7 agu2    43 dst spill
        xor rax, rcx                 ;   132.3 alu1    43 dst
        mov qword [rsp + 1600], rax  ;   133.3 agu0    43 dst spill
        xor rsi, rax                 ;   133.3 alu2    43 dst
        and rdx, rsi                 ;   134.3 alu0    43 dst
        mov qword [rsp + 1656], rdx  ;   135.3 agu1    43 dst spill
        mov qword [rsp + 1616], rsi  ;   134.3 agu2    43 dst spill
        mov rdx, rsi                 ;   134.3 alu1    43 dst copy
        mov rsi, rax                 ;   133.3 alu2    43 dst copy
        xor rdx, r14                 ;   135.3 alu0    43 dst
        mov r14, r15                 ;   134.0 alu1    43 dst copy
        mov r15, rax                 ;   134.3 alu2    43 dst copy
        mov rax, r13                 ;   134.7 alu0    43 dst copy
        xor rax, r11                 ;   135.7 alu1    43 dst
        xor rsi, rax                 ;   136.7 alu2    43 dst
        mov qword [rsp + 1640], rsi  ;   137.7 agu0    43 dst spill
        mov rsi, r13                 ;   136.0 alu0    43 dst copy
        xor rsi, rdi                 ;   137.0 alu1    43 dst
        mov qword [rsp + 1592], rsi  ;   138.0 agu1    43 dst spill
        mov rsi, r13                 ;   137.0 alu2    43 dst copy
        mov r13, rax                 ;   137.3 alu0    43 dst copy
        xor r13, rdx                 ;   138.3 alu1    43 dst
        xor rcx, r13                 ;   139.3 alu2    43 dst
        and rsi, r13                 ;   139.3 alu0    43 dst
        xor r12, rsi                 ;   140.3 alu1    43 dst
        mov rsi, rcx                 ;   140.3 alu2    43 dst copy
        and rsi, qword [rsp + 1640]  ;   141.3 alu0+agu2   43 dst
        xor r11, qword [rsp + 1656]  ;   139.7 alu1+agu0   43 dst
        xor r11, rsi                 ;   142.3 alu2    43 dst
        mov rsi, rdx                 ;   140.3 alu0    43 dst copy
        xor rsi, rdi                 ;   141.3 alu1    43 dst
        xor r10, rsi                 ;   142.3 alu2    43 dst
        and rsi, rdx                 ;   142.3 alu0    43 dst
        xor r12, rsi                 ;   143.3 alu1    43 dst
        xor rbx, r10                 ;   143.3 alu2    43 dst
        xor r9, r12                  ;   144.3 alu0    43 dst
        mov qword [rsp + 1576], rdi  ;   142.7 agu1    43 dst spill
        xor r8, rcx                  ;   143.0 alu1    43 dst
        mov rdi, qword [rsp + 1640]  ;   143.3 agu2    43 dst
        and r14, rbx                 ;   144.3 alu2    43 dst
        and r15, r10                 ;   144.0 alu0    43 dst
        mov qword [rsp + 1608], r13  ;   144.3 agu0    43 dst spill
        xor r14, r12                 ;   145.3 alu1    43 dst
        xor rdi, qword [rsp + 1200]  ;   146.3 alu2+agu1   43 dst
        xor rsi, r15                 ;   145.3 alu0    43 dst
        xor rbp, rsi                 ;   146.3 alu1    43 dst
        xor r14, qword [rsp + 1656]  ;   146.3 alu2+agu2   43 dst
        mov r12, r8                  ;   146.3 alu0    43 dst copy
        mov qword [rsp + 1656], rbx  ;   146.7 agu0    43 dst spill
        mov r15, rax                 ;   147.0 alu1    43 dst copy
        and r15, qword [rsp + 1592]  ;   148.0 alu2+agu1   43 dst
        xor rbp, r15                 ;   149.0 alu0    43 dst
        mov rbx, rbp                 ;   150.0 alu1    43 dst copy
        and r12, rdi                 ;   148.3 alu2    43 dst
        xor r11, rsi                 ;   148.7 alu0    43 dst
        mov r15, r11                 ;   149.7 alu1    43 dst copy
        mov rsi, r14                 ;   149.3 alu2    43 dst copy
        and rsi, r11                 ;   150.3 alu0    43 dst
        xor r9, rsi                  ;   151.3 alu1    43 dst
        xor r9, r12                  ;   152.3 alu2    43 dst
        and rbx, r9                  ;   153.3 alu0    43 dst
        mov r13, rbp                 ;   151.0 alu1    43 dst copy
        xor r14, rbx                 ;   154.3 alu2    43 dst
        xor r11, r9                  ;   153.3 alu0    43 dst
        or rsi, r11                  ;   154.3 alu1    43 dst
        xor rsi, r14                 ;   155.3 alu2    43 dst
        and r13, r14                 ;   155.3 alu0    43 dst
        xor r15, r13                 ;   156.3 alu1    43 dst
        and r14, r15                 ;   157.3 alu2    43 dst
        xor rbp, r14                 ;   158.3 alu0    43 dst
        mov r14, rbp                 ;   159.3 alu1    43 dst copy
        mov r13, qword [rsp + 1656]  ;   154.3 agu2    43 dst reload
        mov r12, qword [rsp + 1584]  ;   154.7 agu0    43 dst reload
        and r12, rbp                 ;   159.3 alu2    43 dst
        mov rbx, qword [rsp + 1608]  ;   155.3 agu1    43 dst reload
        mov qword [rsp + 1608], r12  ;   160.3 agu2    43 dst spill
        mov r12, qword [rsp + 1648]  ;   156.0 agu0    43 dst reload
        and rdi, r15                 ;   157.3 alu0    43 dst
        and r13, rbp                 ;   159.3 alu1    43 dst
        xor rbp, r15                 ;   159.3 alu2    43 dst
        and r12, rbp                 ;   160.3 alu0    43 dst
        and r8, r15                  ;   157.7 alu1    43 dst
        mov r9, qword [rsp + 1624]   ;   158.0 agu1    43 dst reload
        and r9, rsi                  ;   161.0 alu2    43 dst
        and rbx, rbp                 ;   160.3 alu0    43 dst
        mov rbp, r15                 ;   159.0 alu1    43 dst copy
        or rbp, rsi                  ;   160.0 alu2    43 dst
        xor r11, rbp                 ;   161.0 alu0    43 dst
        xor r14, r11                 ;   162.0 alu1    43 dst
        mov rbp, qword [rsp + 1600]  ;   160.3 agu2    43 dst reload
        xor r15, rsi                 ;   160.7 alu2    43 dst
        and rbp, r11                 ;   163.3 alu0    43 dst
        and r10, r11                 ;   162.0 alu1    43 dst
        xor r11, r15                 ;   162.0 alu2    43 dst
        and rax, r11                 ;   163.0 alu0    43 dst
        xor rbp, rbx                 ;   164.3 alu1    43 dst
        xor rbx, rdi                 ;   162.7 alu2    58 dst
        xor rdi, rax                 ;   164.0 alu0    43 dst
        xor rdi, rbp                 ;   165.3 alu1    43 dst
        and r11, qword [rsp + 1592]  ;   163.7 alu2+agu0   43 dst
        and rcx, r15                 ;   164.0 alu0    43 dst
        xor r10, rcx                 ;   165.0 alu1    43 dst
        xor r9, r10                  ;   166.0 alu2    58 dst
        xor r10, rdi                 ;   166.3 alu0    43 dst
        xor rcx, r11                 ;   165.3 alu1    58 dst
        mov r11, qword [rsp + 1632]  ;   165.7 agu1    43 dst reload
        and r11, r14                 ;   168.7 alu2    43 dst
        mov qword [rsp + 1632], rcx  ;   166.3 agu2    58 dst spill
        mov rcx, qword [rsp + 1616]  ;   166.7 agu0    43 dst reload
        and rcx, r14                 ;   169.7 alu0    43 dst
        xor r14, rsi                 ;   167.3 alu1    43 dst
        and rsi, qword [rsp + 1200]  ;   167.7 alu2+agu1   43 dst
        and r15, qword [rsp + 1640]  ;   168.0 alu0+agu2   43 dst
        xor rax, rcx                 ;   170.7 alu1    43 dst
        mov rcx, qword [rsp + 1576]  ;   168.7 agu0    43 dst reload
        and rcx, r14                 ;   171.7 alu2    43 dst
        xor r11, rcx                 ;   172.7 alu0    43 dst
        xor r10, r11                 ;   173.7 alu1    43 dst
        xor r15, r10                 ;   174.7 alu2    43 dst
        xor rbp, r15                 ;   175.7 alu0    58 dst
        xor rax, r15                 ;   175.7 alu1    43 dst
        xor rax, rsi                 ;   176.7 alu2    43 dst
        xor r13, rax                 ;   177.7 alu0    43 dst
        xor r10, qword [rsp + 160]   ;   174.7 alu1+agu1   58 dst
        xor r12, r11                 ;   173.7 alu2    58 dst
        mov r11, qword [rsp + 1632]  ;   172.3 agu2    58 dst reload
        xor r9, rcx                  ;   172.7 alu0    58 dst
        xor r8, r13                  ;   178.7 alu1    43 dst
        xor r9, r8                   ;   179.7 alu2    58 dst
        xor r11, r8                  ;   179.7 alu0    58 dst
        mov r8, qword [rsp + 2616]   ;   174.0 agu0    58 dst reload
        mov qword [r8 + 128], r10    ;   175.7 agu1    58 dst
        mov r10, qword [rsp + 0]     ;   174.7 agu2    58 dst.2 reload
        xor r11, qword [r10 + 10424] ;   180.7 alu1+agu0   58 dst
        and rdx, r14                 ;   175.3 alu2    43 dst
        mov r14, qword [rsp + 1560]  ;   175.7 agu1    43 dst reload
        xor r12, r13                 ;   178.7 alu0    58 dst
        xor r12, qword [rsp + 112]   ;   179.7 alu1+agu2   58 dst
        xor r9, qword [r10 + 10392]  ;   180.7 alu2+agu0   58 dst
        mov qword [r8 + 184], r11    ;   181.7 agu1    58 dst
        xor rbx, rdx                 ;   177.3 alu0    58 dst
        xor rbx, rsi                 ;   178.3 alu1    58 dst
        mov r11, qword [rsp + 1544]  ;   178.0 agu2    43 dst reload
        mov qword [r8 + 152], r9     ;   181.7 agu0    58 dst
        mov qword [r8 + 176], r12    ;   180.7 agu1    58 dst
        mov r9, qword [rsp + 1520]   ;   179.0 agu2    43 dst
        xor r9, r11                  ;   182.0 alu2    43 dst
        mov r12, r9                  ;   183.0 alu0    43 dst copy
        xor r12, qword [rsp + 1496]  ;   184.0 alu1+agu0   43 dst
        xor rdi, qword [rsp + 56]    ;   180.3 alu2+agu1   58 dst
        xor rbx, qword [r10 + 10384] ;   180.7 alu0+agu2   58 dst
        mov qword [r8 + 136], rdi    ;   181.3 agu0    58 dst
        mov rdi, qword [rsp + 1448]  ;   181.3 agu1    43 dst reload
        xor rbp, qword [rsp + 1608]  ;   181.7 alu1+agu2   58 dst
        mov r13, r12                 ;   185.0 alu2    43 dst copy
        xor r13, r14                 ;   186.0 alu0    43 dst
        mov r15, r13                 ;   187.0 alu1    43 dst copy
        xor r15, qword [rsp + 1536]  ;   188.0 alu2+agu0   43 dst
        mov qword [r8 + 144], rbx    ;   183.3 agu1    58 dst
        xor rbp, qword [rsp + 24]    ;   183.7 alu0+agu2   58 dst
        mov rsi, r13                 ;   187.0 alu1    43 dst copy
        xor rsi, rdi                 ;   188.0 alu2    43 dst
        mov qword [rsp + 1632], rsi  ;   189.0 agu0    43 dst spill
        xor rax, qword [r10 + 10400] ;   185.0 alu0+agu1   58 dst
        mov qword [r8 + 160], rax    ;   186.0 agu2    58 dst
        mov qword [r8 + 168], rbp    ;   185.7 agu0    58 dst
        mov r8, rsi                  ;   189.0 alu1    43 dst copy
        or r8, r14                   ;   190.0 alu2    43 dst
        mov rbx, r13                 ;   187.0 alu0    43 dst copy
        mov qword [rsp + 1608], r13  ;   187.0 agu1    43 dst spill
        mov rdx, r13                 ;   187.3 alu1    43 dst copy
        mov r13, r15                 ;   189.0 alu2    43 dst copy
        mov r10, rsi                 ;   189.0 alu0    43 dst copy
        mov rcx, qword [rsp + 1520]  ;   188.3 agu2    43 dst reload
        mov rbp, rsi                 ;   189.0 alu1    43 dst copy
        xor rbp, qword [rsp + 1568]  ;   190.0 alu2+agu0   43 dst
        mov rax, rbp                 ;   191.0 alu0    43 dst copy
        mov rsi, r15                 ;   189.7 alu1    43 dst copy
        xor rax, rcx                 ;   192.0 alu2    43 dst
        xor rsi, rax                 ;   193.0 alu0    43 dst
        and rdx, rsi                 ;   194.0 alu1    43 dst
        mov qword [rsp + 1576], rdx  ;   195.0 agu1    43 dst spill
        mov rdx, rsi                 ;   194.0 alu2    43 dst copy
        xor r13, qword [rsp + 1528]  ;   191.7 alu0+agu2   43 dst
        mov qword [rsp + 1616], r15  ;   192.0 agu0    43 dst spill
        mov qword [rsp + 1640], rsi  ;   194.0 agu1    43 dst spill
        xor rdx, r14                 ;   195.0 alu1    43 dst
        mov r14, r15                 ;   193.0 alu2    43 dst copy
        mov rsi, rax                 ;   193.3 alu0    43 dst copy
        mov qword [rsp + 1592], rax  ;   193.7 agu2    43 dst spill
        mov r15, rax                 ;   194.0 alu1    43 dst copy
        mov rax, r13                 ;   194.3 alu2    43 dst copy
        xor rax, r11                 ;   195.3 alu0    43 dst
        xor rsi, rax                 ;   196.3 alu1    43 dst
        mov qword [rsp + 1600], rsi  ;   197.3 agu0    43 dst spill
        mov rsi, r13                 ;   195.7 alu2    43 dst copy
        xor rsi, rdi                 ;   196.7 alu0    43 dst
        mov qword [rsp + 1648], rsi  ;   197.7 agu1    43 dst spill
        mov qword [rsp + 1656], r13  ;   196.7 agu2    43 dst spill
        xor r11, qword [rsp + 1576]  ;   198.0 alu1+agu0   43 dst
        mov rsi, r13                 ;   197.3 alu2    43 dst copy
        mov r13, rax                 ;   197.7 alu0    43 dst copy
        xor r13, rdx                 ;   198.7 alu1    43 dst
        and rsi, r13                 ;   199.7 alu2    43 dst
        xor r12, rsi                 ;   200.7 alu0    43 dst
        xor rcx, r13                 ;   199.7 alu1    43 dst
        mov rsi, rcx                 ;   200.7 alu2    43 dst copy
        and rsi, qword [rsp + 1600]  ;   201.7 alu0+agu1   43 dst
        xor r11, rsi                 ;   202.7 alu1    43 dst
        xor r10, rcx                 ;   200.7 alu2    43 dst
        mov rsi, rdx                 ;   200.7 alu0    43 dst copy
        xor rsi, rdi                 ;   201.7 alu1    43 dst
        xor r9, rsi                  ;   202.7 alu2    43 dst
        mov qword [rsp + 1584], r13  ;   201.7 agu2    43 dst spill
        and rsi, rdx                 ;   202.7 alu0    43 dst
        xor r12, rsi                 ;   203.7 alu1    43 dst
        and r15, r9                  ;   203.7 alu2    43 dst
        xor rsi, r15                 ;   204.7 alu0    43 dst
        xor rbp, r8                  ;   203.3 alu1    43 dst
        mov r15, rax                 ;   203.7 alu2    43 dst copy
        xor rbx, r9                  ;   204.0 alu0    43 dst
        and r14, rbx                 ;   205.0 alu1    43 dst
        xor r14, r12                 ;   206.0 alu2    43 dst
        xor r11, rsi                 ;   205.7 alu0    43 dst
        xor rbp, rsi                 ;   205.7 alu1    43 dst
        xor r14, qword [rsp + 1576]  ;   207.0 alu2+agu0   43 dst
        mov rsi, r14                 ;   208.0 alu0    43 dst copy
        xor r8, r12                  ;   206.3 alu1    43 dst
        mov qword [rsp + 1624], rdi  ;   206.7 agu1    43 dst spill
        mov rdi, qword [rsp + 1600]  ;   207.0 agu2    43 dst
        xor rdi, qword [rsp + 1560]  ;   210.0 alu2+agu0   43 dst
        and r15, qword [rsp + 1648]  ;   207.7 alu0+agu1   43 dst
        and rsi, r11                 ;   209.0 alu1    43 dst
        xor rbp, r15                 ;   208.7 alu2    43 dst
        mov r12, r10                 ;   208.7 alu0    43 dst copy
        and r12, rdi                 ;   211.0 alu1    43 dst
        mov r13, rbp                 ;   209.7 alu2    43 dst copy
        mov r15, r11                 ;   209.7 alu0    43 dst copy
        mov qword [rsp + 1576], rbx  ;   210.0 agu2    43 dst spill
        mov rbx, rbp                 ;   210.3 alu1    43 dst copy
        xor r8, rsi                  ;   210.7 alu2    43 dst
        xor r8, r12                  ;   212.0 alu0    43 dst
        and rbx, r8                  ;   213.0 alu1    43 dst
        xor r14, rbx                 ;   214.0 alu2    43 dst
        and r13, r14                 ;   215.0 alu0    43 dst
        xor r15, r13                 ;   216.0 alu1    43 dst
        mov rbx, r15                 ;   217.0 alu2    43 dst copy
        and rdi, r15                 ;   217.0 alu0    43 dst
        and r10, r15                 ;   217.0 alu1    43 dst
        mov r13, qword [rsp + 1616]  ;   213.7 agu0    43 dst reload
        xor r11, r8                  ;   214.0 alu2    43 dst
        or rsi, r11                  ;   215.0 alu0    43 dst
        xor rsi, r14                 ;   216.0 alu1    43 dst
        or rbx, rsi                  ;   218.0 alu2    43 dst
        and r14, r15                 ;   217.0 alu0    43 dst
        xor rbp, r14                 ;   218.0 alu1    43 dst
        mov r14, qword [rsp + 1576]  ;   216.0 agu1    43 dst reload
        and r14, rbp                 ;   219.0 alu2    43 dst
        mov r8, rsi                  ;   217.0 alu0    43 dst copy
        xor r8, r15                  ;   218.0 alu1    43 dst
        and rcx, r8                  ;   219.0 alu2    43 dst
        xor r15, rbp                 ;   219.0 alu0    43 dst
        and r13, rbp                 ;   219.0 alu1    43 dst
        xor r11, rbx                 ;   219.0 alu2    43 dst
        and r9, r11                  ;   220.0 alu0    43 dst
        xor r9, rcx                  ;   221.0 alu1    43 dst
        xor rbp, r11                 ;   220.0 alu2    43 dst
        mov rbx, qword [rsp + 1592]  ;   219.7 agu2    43 dst reload
        and rbx, r11                 ;   222.7 alu0    43 dst
        xor r11, r8                  ;   220.3 alu1    43 dst
        and rax, r11                 ;   221.3 alu2    43 dst
        and r11, qword [rsp + 1648]  ;   221.3 alu0+agu0   43 dst
        xor rcx, r11                 ;   222.3 alu1    58 dst
        mov r11, qword [rsp + 1584]  ;   221.7 agu1    43 dst reload
        mov qword [rsp + 1584], rcx  ;   223.3 agu2    58 dst spill
        and r11, r15                 ;   224.7 alu2    43 dst
        mov r12, qword [rsp + 1632]  ;   222.7 agu0    43 dst reload
        and r12, rsi                 ;   225.7 alu0    43 dst
        mov rcx, qword [rsp + 1656]  ;   223.3 agu1    43 dst reload
        and rcx, r15                 ;   226.3 alu1    43 dst
        mov r15, qword [rsp + 1608]  ;   224.0 agu2    43 dst reload
        and r15, rbp                 ;   227.0 alu2    43 dst
        xor rbx, r11                 ;   225.7 alu0    43 dst
        xor r11, rdi                 ;   225.7 alu1    58 dst
        xor r13, rbx                 ;   226.7 alu2    58 dst
        xor rdi, rax                 ;   225.7 alu0    43 dst
        xor rdi, rbx                 ;   226.7 alu1    43 dst
        mov rbx, qword [rsp + 1640]  ;   226.3 agu0    43 dst reload
        and rbx, rbp                 ;   229.3 alu2    43 dst
        xor rbp, rsi                 ;   227.0 alu0    43 dst
        xor rax, rbx                 ;   230.3 alu1    43 dst
        mov rbx, qword [rsp + 1624]  ;   227.7 agu1    43 dst reload
        and r8, qword [rsp + 1600]   ;   228.0 alu2+agu2   43 dst
        and rsi, qword [rsp + 1560]  ;   228.3 alu0+agu0   43 dst
        and rbx, rbp                 ;   230.7 alu1    43 dst
        xor r15, rbx                 ;   231.7 alu2    43 dst
        xor rax, rsi                 ;   231.3 alu0    43 dst
        and rdx, rbp                 ;   229.7 alu1    43 dst
        xor r11, rdx                 ;   230.7 alu2    58 dst
        xor rcx, r15                 ;   232.7 alu0    58 dst
        xor r12, r9                  ;   230.7 alu1    58 dst
        xor r9, rdi                  ;   231.0 alu2    43 dst
        xor r9, r15                  ;   232.7 alu0    43 dst
        xor r8, r9                   ;   233.7 alu1    43 dst
        xor r11, rsi                 ;   232.0 alu2    58 dst
        xor r9, qword [rsp + 104]    ;   233.7 alu0+agu1   58 dst
        xor rax, r8                  ;   234.7 alu1    43 dst
        xor r14, rax                 ;   235.7 alu2    43 dst
        xor r13, r8                  ;   234.7 alu0    58 dst
        xor r13, qword [rsp + 88]    ;   235.7 alu1+agu2   58 dst
        mov r8, qword [rsp + 1584]   ;   234.0 agu0    58 dst reload
        xor r10, r14                 ;   236.7 alu2    43 dst
        xor rcx, r14                 ;   236.7 alu0    58 dst
        xor r8, r10                  ;   237.7 alu1    58 dst
        xor r12, rbx                 ;   235.3 alu2    58 dst
        xor r12, r10                 ;   237.7 alu0    58 dst
        mov r10, qword [rsp + 2616]  ;   236.0 agu1    58 dst reload
        mov qword [r10 + 192], r9    ;   236.3 agu2    58 dst
        xor rdi, qword [rsp + 144]   ;   236.7 alu1+agu0   58 dst
        mov qword [r10 + 200], rdi   ;   237.7 agu1    58 dst
        mov r9, qword [rsp + 0]      ;   237.3 agu2    58 dst.2 reload
        xor r12, qword [r9 + 10456]  ;   243.3 alu2+agu0   58 dst
        mov qword [r10 + 216], r12   ;   244.3 agu1    58 dst
        xor r11, qword [r9 + 10448]  ;   243.3 alu0+agu2   58 dst
        mov qword [r10 + 208], r11   ;   244.3 agu0    58 dst
        xor r8, qword [r9 + 10488]   ;   243.3 alu1+agu1   58 dst
        mov qword [r10 + 248], r8    ;   244.3 agu2    58 dst
        mov r8, qword [rsp + 808]    ;   239.7 agu0    43 dst
        mov r11, qword [rsp + 840]   ;   240.0 agu1    43 dst reload
        xor r8, r11                  ;   243.0 alu2    43 dst
        mov r12, r8                  ;   244.0 alu0    43 dst copy
        xor r12, qword [rsp + 824]   ;   245.0 alu1+agu2   43 dst
        mov qword [r10 + 232], r13   ;   241.3 agu0    58 dst
        xor rcx, qword [rsp + 136]   ;   241.7 alu2+agu1   58 dst
        mov r13, r12                 ;   246.0 alu0    43 dst copy
        xor rax, qword [r9 + 10464]  ;   243.3 alu1+agu2   58 dst
        mov qword [r10 + 224], rax   ;   244.3 agu0    58 dst
        mov rdi, qword [rsp + 784]   ;   243.0 agu1    43 dst reload
        mov r14, qword [rsp + 896]   ;   243.3 agu2    43 dst reload
        mov qword [r10 + 240], rcx   ;   243.7 agu0    58 dst
        xor r13, r14                 ;   247.0 alu2    43 dst
        mov rdx, r13                 ;   248.0 alu0    43 dst copy
        mov rsi, r13                 ;   248.0 alu1    43 dst copy
        xor rsi, rdi                 ;   249.0 alu2    43 dst
        mov qword [rsp + 1600], rsi  ;   250.0 agu1    43 dst spill
        mov rbp, rsi                 ;   250.0 alu0    43 dst copy
        xor rbp, qword [rsp + 792]   ;   251.0 alu1+agu2   43 dst
        mov rbx, r13                 ;   248.0 alu2    43 dst copy
        mov r15, r13                 ;   248.0 alu0    43 dst copy
        xor r15, qword [rsp + 800]   ;   249.0 alu1+agu0   43 dst
        mov qword [rsp + 1640], r15  ;   250.0 agu1    43 dst spill
        mov rax, rbp                 ;   252.0 alu2    43 dst copy
        mov rcx, qword [rsp + 808]   ;   248.0 agu2    43 dst reload
        xor rax, rcx                 ;   253.0 alu0    43 dst
        mov qword [rsp + 1584], r13  ;   248.7 agu0    43 dst spill
        mov r13, r15                 ;   250.0 alu1    43 dst copy
        xor r13, qword [rsp + 832]   ;   251.0 alu2+agu1   43 dst
        mov r10, rsi                 ;   250.0 alu0    43 dst copy
        mov r9, rsi                  ;   250.0 alu1    43 dst copy
        mov rsi, r15                 ;   250.3 alu2    43 dst copy
        xor rsi, rax                 ;   254.0 alu0    43 dst
        mov qword [rsp + 1656], rax  ;   254.0 agu2    43 dst spill
        and rdx, rsi                 ;   255.0 alu1    43 dst
        or r10, r14                  ;   251.7 alu2    43 dst
        mov qword [rsp + 1624], rdx  ;   256.0 agu0    43 dst spill
        mov rdx, rsi                 ;   255.0 alu0    43 dst copy
        xor rdx, r14                 ;   256.0 alu1    43 dst
        mov qword [rsp + 1608], rsi  ;   255.0 agu1    43 dst spill
        mov qword [rsp + 1576], r13  ;   253.3 agu2    43 dst spill
        mov r14, r15                 ;   253.7 alu2    43 dst copy
        mov r15, rax                 ;   254.0 alu0    43 dst copy
        mov rsi, rax                 ;   254.3 alu1    43 dst copy
        mov rax, r13                 ;   254.7 alu2    43 dst copy
        xor rax, r11                 ;   255.7 alu0    43 dst
        xor rsi, rax                 ;   256.7 alu1    43 dst
        mov qword [rsp + 1648], rsi  ;   257.7 agu0    43 dst spill
        mov rsi, r13                 ;   256.0 alu2    43 dst copy
        xor rsi, rdi                 ;   257.0 alu0    43 dst
        mov qword [rsp + 1592], rsi  ;   258.0 agu1    43 dst spill
        mov rsi, r13                 ;   257.0 alu1    43 dst copy
        mov r13, rax                 ;   257.3 alu2    43 dst copy
        xor r13, rdx                 ;   258.3 alu0    43 dst
        and rsi, r13                 ;   259.3 alu1    43 dst
        xor r11, qword [rsp + 1624]  ;   259.0 alu2+agu2   43 dst
        xor r12, rsi                 ;   260.3 alu0    43 dst
        xor rcx, r13                 ;   259.3 alu1    43 dst
        mov rsi, rcx                 ;   260.3 alu2    43 dst copy
        and rsi, qword [rsp + 1648]  ;   261.3 alu0+agu0   43 dst
        xor r11, rsi                 ;   262.3 alu1    43 dst
        mov rsi, rdx                 ;   260.3 alu2    43 dst copy
        xor rsi, rdi                 ;   261.3 alu0    43 dst
        xor r8, rsi                  ;   262.3 alu1    43 dst
        xor rbx, r8                  ;   263.3 alu2    43 dst
        and r14, rbx                 ;   264.3 alu0    43 dst
        and rsi, rdx                 ;   262.3 alu1    43 dst
        xor r12, rsi                 ;   263.3 alu2    43 dst
        xor r14, r12                 ;   265.3 alu0    43 dst
        xor r14, qword [rsp + 1624]  ;   266.3 alu1+agu1   43 dst
        xor rbp, r10                 ;   263.3 alu2    43 dst
        and r15, r8                  ;   263.7 alu0    43 dst
        xor rsi, r15                 ;   264.7 alu1    43 dst
        mov r15, rax                 ;   264.3 alu2    43 dst copy
        xor rbp, rsi                 ;   265.7 alu0    43 dst
        xor r10, r12                 ;   265.0 alu1    43 dst
        xor r11, rsi                 ;   265.7 alu2    43 dst
        mov qword [rsp + 1632], rdi  ;   265.7 agu2    43 dst spill
        mov rdi, qword [rsp + 1648]  ;   266.0 agu0    43 dst
        mov rsi, r14                 ;   267.3 alu0    43 dst copy
        xor rdi, qword [rsp + 896]   ;   269.0 alu1+agu1   43 dst
        and r15, qword [rsp + 1592]  ;   267.0 alu2+agu2   43 dst
        mov qword [rsp + 1624], rbx  ;   267.3 agu0    43 dst spill
        and rsi, r11                 ;   268.3 alu0    43 dst
        xor r10, rsi                 ;   269.3 alu1    43 dst
        xor rbp, r15                 ;   268.3 alu2    43 dst
        mov rbx, rbp                 ;   269.3 alu0    43 dst copy
        xor r9, rcx                  ;   269.0 alu1    43 dst
        mov r12, r9                  ;   270.0 alu2    43 dst copy
        and r12, rdi                 ;   271.0 alu0    43 dst
        xor r10, r12                 ;   272.0 alu1    43 dst
        mov r15, r11                 ;   270.3 alu2    43 dst copy
        xor r11, r10                 ;   273.0 alu0    43 dst
        or rsi, r11                  ;   274.0 alu1    43 dst
        and rbx, r10                 ;   273.0 alu2    43 dst
        mov qword [rsp + 1616], r13  ;   271.7 agu1    43 dst spill
        mov r13, rbp                 ;   272.0 alu0    43 dst copy
        xor r14, rbx                 ;   274.0 alu1    43 dst
        and r13, r14                 ;   275.0 alu2    43 dst
        xor r15, r13                 ;   276.0 alu0    43 dst
        mov rbx, qword [rsp + 1616]  ;   273.3 agu2    43 dst reload
        mov r12, qword [rsp + 1640]  ;   273.7 agu0    43 dst reload
        xor rsi, r14                 ;   275.0 alu1    43 dst
        and r9, r15                  ;   277.0 alu2    43 dst
        and r14, r15                 ;   277.0 alu0    43 dst
        xor rbp, r14                 ;   278.0 alu1    43 dst
        mov r13, qword [rsp + 1624]  ;   275.3 agu1    43 dst reload
        and r13, rbp                 ;   279.0 alu2    43 dst
        mov r14, rbp                 ;   279.0 alu0    43 dst copy
        and rdi, r15                 ;   277.0 alu1    43 dst
        mov r10, qword [rsp + 1600]  ;   276.7 agu2    43 dst reload
        and r12, rbp                 ;   279.0 alu2    43 dst
        xor rbp, r15                 ;   279.0 alu0    43 dst
        and rbx, rbp                 ;   280.0 alu1    43 dst
        mov qword [rsp + 1616], r12  ;   280.0 agu0    43 dst spill
        mov r12, qword [rsp + 1576]  ;   278.3 agu1    43 dst reload
        and r12, rbp                 ;   281.3 alu2    43 dst
        mov rbp, r15                 ;   279.0 alu0    43 dst copy
        xor r15, rsi                 ;   279.3 alu1    43 dst
        or rbp, rsi                  ;   280.0 alu2    43 dst
        xor r11, rbp                 ;   281.0 alu0    43 dst
        mov rbp, qword [rsp + 1656]  ;   280.3 agu2    43 dst reload
        and r8, r11                  ;   282.0 alu1    43 dst
        and rbp, r11                 ;   283.3 alu2    43 dst
        xor rbp, rbx                 ;   284.3 alu0    43 dst
        xor r14, r11                 ;   282.0 alu1    43 dst
        xor r11, r15                 ;   282.0 alu2    43 dst
        and rax, r11                 ;   283.0 alu0    43 dst
        and r11, qword [rsp + 1592]  ;   283.0 alu1+agu0   43 dst
        and r10, rsi                 ;   283.0 alu2    43 dst
        and rcx, r15                 ;   283.3 alu0    43 dst
        and r15, qword [rsp + 1648]  ;   283.7 alu1+agu1   43 dst
        mov qword [rsp + 1648], rcx  ;   284.3 agu2    43 dst spill
        xor r8, rcx                  ;   284.3 alu2    43 dst
        mov rcx, qword [rsp + 1584]  ;   284.7 agu0    43 dst reload
        mov qword [rsp + 1584], r11  ;   285.0 agu1    43 dst spill
        mov r11, qword [rsp + 1608]  ;   285.3 agu2    43 dst reload
        xor r10, r8                  ;   285.7 alu0    58 dst
        and rcx, r14                 ;   287.7 alu1    43 dst
        mov qword [rsp + 1608], r12  ;   286.3 agu0    43 dst spill
        and r11, r14                 ;   288.3 alu2    43 dst
        xor r14, rsi                 ;   287.0 alu0    43 dst
        and rdx, r14                 ;   288.0 alu1    43 dst
        mov r12, qword [rsp + 1632]  ;   287.7 agu1    43 dst reload
        and r12, r14                 ;   290.7 alu2    43 dst
        xor r10, r12                 ;   291.7 alu0    58 dst
        xor r11, rax                 ;   289.3 alu1    43 dst
        and rsi, qword [rsp + 896]   ;   289.0 alu2+agu2   43 dst
        xor r11, rsi                 ;   290.3 alu0    43 dst
        mov r14, r8                  ;   289.7 alu1    43 dst copy
        mov r8, qword [rsp + 2616]   ;   290.0 agu0    58 dst reload
        xor rax, rbp                 ;   290.3 alu2    43 dst
        xor rax, rdi                 ;   291.3 alu0    43 dst
        xor rdx, rsi                 ;   291.0 alu1    58 dst
        xor r14, rax                 ;   292.3 alu2    43 dst
        xor rcx, r12                 ;   291.7 alu0    43 dst
        mov r12, qword [rsp + 0]     ;   292.0 agu1    58 dst.2 reload
        xor rdx, rdi                 ;   292.3 alu1    58 dst
        xor rdx, rbx                 ;   293.3 alu2    58 dst
        xor rdx, qword [r12 + 10512] ;   298.0 alu0+agu2   58 dst
        mov qword [r8 + 272], rdx    ;   299.0 agu0    58 dst
        xor r14, rcx                 ;   293.7 alu1    43 dst
        xor r15, r14                 ;   294.7 alu2    43 dst
        xor r11, r15                 ;   295.7 alu0    43 dst
        xor r13, r11                 ;   296.7 alu1    43 dst
        xor r9, r13                  ;   297.7 alu2    43 dst
        xor r10, r9                  ;   298.7 alu0    58 dst
        xor rbp, r15                 ;   295.7 alu1    58 dst
        xor rcx, r13                 ;   297.7 alu2    58 dst
        xor r9, qword [rsp + 1648]   ;   298.7 alu0+agu1   58 dst
        xor r9, qword [rsp + 1584]   ;   299.7 alu1+agu2   58 dst
        xor r9, qword [r12 + 10552]  ;   300.7 alu2+agu0   58 dst
        mov qword [r8 + 312], r9     ;   301.7 agu1    58 dst
        mov r9, qword [rsp + 1160]   ;   297.7 agu2    43 dst
        xor r14, qword [rsp + 64]    ;   298.0 alu0+agu0   58 dst
        xor r10, qword [r12 + 10520] ;   299.7 alu1+agu1   58 dst
        xor r11, qword [r12 + 10528] ;   298.7 alu2+agu2   58 dst
        mov qword [r8 + 256], r14    ;   299.0 agu0    58 dst
        mov qword [r8 + 280], r10    ;   300.7 agu1    58 dst
        mov qword [r8 + 288], r11    ;   299.7 agu2    58 dst
        mov r14, qword [rsp + 1184]  ;   300.0 agu0    43 dst reload
        mov r10, qword [rsp + 1096]  ;   300.3 agu1    43 dst reload
        xor r9, r10                  ;   303.3 alu0    43 dst
        mov r11, r9                  ;   304.3 alu1    43 dst copy
        xor r11, qword [rsp + 1112]  ;   305.3 alu2+agu2   43 dst
        xor rcx, qword [rsp + 1608]  ;   301.7 alu0+agu0   58 dst
        mov r13, r11                 ;   306.3 alu1    43 dst copy
        xor r13, r14                 ;   307.3 alu2    43 dst
        mov r15, r13                 ;   308.3 alu0    43 dst copy
        xor r15, qword [rsp + 1144]  ;   309.3 alu1+agu1   43 dst
        mov qword [rsp + 1584], r15  ;   310.3 agu2    43 dst spill
        xor rbp, qword [rsp + 1616]  ;   303.7 alu2+agu0   58 dst
        xor rbp, qword [rsp + 128]   ;   304.7 alu0+agu1   58 dst
        xor rcx, qword [rsp + 120]   ;   304.3 alu1+agu2   58 dst
        mov qword [r8 + 304], rcx    ;   305.3 agu0    58 dst
        mov rcx, qword [rsp + 1088]  ;   305.0 agu1    43 dst reload
        xor rax, qword [rsp + 200]   ;   305.3 alu2+agu2   58 dst
        mov qword [r8 + 264], rax    ;   306.3 agu0    58 dst
        mov rax, r13                 ;   308.3 alu0    43 dst copy
        xor rax, rcx                 ;   309.3 alu1    43 dst
        mov qword [r8 + 296], rbp    ;   306.7 agu1    58 dst
        mov r8, rax                  ;   310.3 alu2    43 dst copy
        xor r8, qword [rsp + 1136]   ;   311.3 alu0+agu2   43 dst
        mov r12, r8                  ;   312.3 alu1    43 dst copy
        mov rdi, r15                 ;   310.3 alu2    43 dst copy
        mov rbp, r15                 ;   310.3 alu0    43 dst copy
        xor r12, qword [rsp + 1160]  ;   313.3 alu1+agu0   43 dst
        xor rbp, r12                 ;   314.3 alu2    43 dst
        mov rdx, r13                 ;   309.3 alu0    43 dst copy
        mov rbx, r13                 ;   309.7 alu1    43 dst copy
        mov rsi, r15                 ;   310.3 alu2    43 dst copy
        and rbx, rbp                 ;   315.3 alu0    43 dst
        mov r15, rbx                 ;   316.3 alu1    43 dst copy
        xor rdi, qword [rsp + 1120]  ;   311.3 alu2+agu1   43 dst
        mov qword [rsp + 1608], rbp  ;   315.3 agu2    43 dst spill
        mov qword [rsp + 1648], r13  ;   311.7 agu0    43 dst spill
        mov r13, rbp                 ;   315.3 alu0    43 dst copy
        xor r13, r14                 ;   316.3 alu1    43 dst
        mov rbp, rdi                 ;   312.7 alu2    43 dst copy
        mov r14, rdi                 ;   313.0 alu0    43 dst copy
        xor r14, rcx                 ;   314.0 alu1    43 dst
        xor r15, r10                 ;   317.3 alu2    43 dst
        xor r10, rdi                 ;   314.0 alu0    43 dst
        mov qword [rsp + 1616], rdi  ;   314.3 agu1    43 dst spill
        mov rdi, r13                 ;   317.3 alu1    43 dst copy
        xor rdi, r10                 ;   318.3 alu2    43 dst
        and rbp, rdi                 ;   319.3 alu0    43 dst
        xor r11, rbp                 ;   320.3 alu1    43 dst
        mov rbp, rdi                 ;   319.3 alu2    43 dst copy
        xor rbp, qword [rsp + 1160]  ;   320.3 alu0+agu2   43 dst
        mov qword [rsp + 1632], rdi  ;   319.3 agu0    43 dst spill
        mov rdi, r14                 ;   317.0 alu1    43 dst copy
        and rdi, r10                 ;   318.0 alu2    43 dst
        xor r8, rdi                  ;   319.0 alu0    43 dst
        mov qword [rsp + 1656], r10  ;   318.0 agu1    43 dst spill
        mov rdi, r10                 ;   318.3 alu1    43 dst copy
        mov r10, r13                 ;   318.7 alu2    43 dst copy
        xor r10, rcx                 ;   319.7 alu0    43 dst
        xor r9, r10                  ;   320.7 alu1    43 dst
        and r10, r13                 ;   320.7 alu2    43 dst
        xor r11, r10                 ;   321.7 alu0    43 dst
        xor rbx, r11                 ;   322.7 alu1    43 dst
        mov qword [rsp + 1592], r14  ;   320.7 agu2    43 dst spill
        mov r14, r12                 ;   321.0 alu2    43 dst copy
        and r14, r9                  ;   322.0 alu0    43 dst
        xor r10, r14                 ;   323.0 alu1    43 dst
        xor r8, r10                  ;   324.0 alu2    43 dst
        xor rdi, r12                 ;   322.3 alu0    43 dst
        xor rdx, r9                  ;   322.7 alu1    43 dst
        and rsi, rdx                 ;   323.7 alu2    43 dst
        mov r14, rdi                 ;   323.3 alu0    43 dst copy
        and r14, rbp                 ;   324.3 alu1    43 dst
        xor r15, r10                 ;   324.0 alu2    43 dst
        xor rbx, rsi                 ;   324.7 alu0    43 dst
        xor r15, r14                 ;   325.3 alu1    43 dst
        mov r10, rbx                 ;   325.7 alu2    43 dst copy
        and rbx, r15                 ;   326.3 alu0    43 dst
        xor r11, rbx                 ;   327.3 alu1    43 dst
        mov qword [rsp + 1576], rdx  ;   326.0 agu0    43 dst spill
        mov rdx, rax                 ;   326.3 alu2    43 dst copy
        mov r14, rdi                 ;   326.7 alu0    43 dst copy
        xor r14, qword [rsp + 1184]  ;   327.7 alu1+agu1   43 dst
        mov rsi, rbp                 ;   327.3 alu2    43 dst copy
        xor rsi, rax                 ;   328.3 alu0    43 dst
        or rdx, qword [rsp + 1184]   ;   328.0 alu1+agu2   43 dst
        xor r11, rdx                 ;   329.0 alu2    43 dst
        xor r8, rdx                  ;   329.0 alu0    43 dst
        mov rdx, r14                 ;   329.0 alu1    43 dst copy
        and rdx, rsi                 ;   330.0 alu2    43 dst
        xor r11, rdx                 ;   331.0 alu0    43 dst
        mov rdx, r11                 ;   332.0 alu1    43 dst copy
        xor r11, r15                 ;   332.0 alu2    43 dst
        or rbx, r11                  ;   333.0 alu0    43 dst
        and rdx, r8                  ;   333.0 alu1    43 dst
        xor r10, rdx                 ;   334.0 alu2    43 dst
        mov rdx, r8                  ;   331.7 alu0    43 dst copy
        and rdx, r10                 ;   335.0 alu1    43 dst
        xor r15, rdx                 ;   336.0 alu2    43 dst
        mov rdx, qword [rsp + 1576]  ;   332.7 agu0    43 dst reload
        and r14, r15                 ;   337.0 alu0    43 dst
        and rsi, r15                 ;   337.0 alu1    43 dst
        xor rbx, r10                 ;   335.0 alu2    43 dst
        and rax, rbx                 ;   336.0 alu0    43 dst
        and r10, r15                 ;   337.0 alu1    43 dst
        xor r8, r10                  ;   338.0 alu2    43 dst
        mov r10, qword [rsp + 1584]  ;   335.0 agu1    43 dst reload
        and r10, r8                  ;   339.0 alu0    43 dst
        and rdx, r8                  ;   339.0 alu1    43 dst
        mov qword [rsp + 1584], rax  ;   337.0 agu2    58 dst spill
        mov rax, qword [rsp + 1632]  ;   336.3 agu0    43 dst reload
        mov qword [rsp + 1632], r14  ;   338.0 agu1    43 dst spill
        mov r14, qword [rsp + 1616]  ;   337.0 agu2    43 dst reload
        mov qword [rsp + 1576], r10  ;   340.0 agu0    58 dst spill
        mov r10, r8                  ;   339.0 alu2    43 dst copy
        xor r8, r15                  ;   339.0 alu0    43 dst
        and rax, r8                  ;   340.0 alu1    43 dst
        and r14, r8                  ;   340.0 alu2    43 dst
        mov r8, r15                  ;   339.0 alu0    43 dst copy
        or r8, rbx                   ;   340.0 alu1    43 dst
        xor r15, rbx                 ;   339.7 alu2    43 dst
        and rbp, r15                 ;   340.7 alu0    43 dst
        and rdi, r15                 ;   340.7 alu1    43 dst
        xor r11, r8                  ;   341.0 alu2    43 dst
        mov r8, qword [rsp + 1656]   ;   341.0 agu1    43 dst reload
        and r9, r11                  ;   342.0 alu0    43 dst
        xor r15, r11                 ;   342.0 alu1    43 dst
        and r8, r15                  ;   344.0 alu2    43 dst
        xor r10, r11                 ;   342.3 alu0    43 dst
        xor r9, rbp                  ;   343.0 alu1    43 dst
        and r12, r11                 ;   343.0 alu2    43 dst
        mov r11, qword [rsp + 1592]  ;   343.3 agu2    43 dst reload
        and r11, r15                 ;   346.3 alu0    43 dst
        mov r15, qword [rsp + 1648]  ;   344.0 agu0    43 dst reload
        xor rbp, r11                 ;   347.3 alu1    58 dst
        mov r11, qword [rsp + 1608]  ;   344.7 agu1    43 dst reload
        and r11, r10                 ;   347.7 alu2    43 dst
        and r15, r10                 ;   347.0 alu0    43 dst
        xor r10, rbx                 ;   345.7 alu1    43 dst
        xor r12, rax                 ;   346.0 alu2    43 dst
        and rcx, r10                 ;   346.7 alu0    43 dst
        xor r15, rcx                 ;   348.0 alu1    43 dst
        and r13, r10                 ;   347.0 alu2    43 dst
        xor rax, r13                 ;   348.0 alu0    58 dst
        mov r13, qword [rsp + 1584]  ;   347.7 agu2    58 dst reload
        xor r11, r8                  ;   348.7 alu1    43 dst
        xor r8, r12                  ;   348.3 alu2    43 dst
        xor r8, qword [rsp + 1632]   ;   349.3 alu0+agu0   43 dst
        mov r10, r9                  ;   349.0 alu1    43 dst copy
        xor r10, r15                 ;   350.0 alu2    43 dst
        xor r10, r8                  ;   351.0 alu0    43 dst
        xor r13, r9                  ;   350.7 alu1    58 dst
        xor rdi, r10                 ;   352.0 alu2    43 dst
        mov r9, qword [rsp + 1576]   ;   350.7 agu1    58 dst reload
        xor r9, rdi                  ;   353.7 alu0    58 dst
        xor r9, r12                  ;   354.7 alu1    58 dst
        mov r12, qword [rsp + 2616]  ;   351.7 agu2    58 dst reload
        xor r10, qword [rsp + 152]   ;   352.0 alu2+agu0   58 dst
        xor r9, qword [rsp + 216]    ;   355.7 alu0+agu1   58 dst
        mov qword [r12 + 360], r9    ;   356.7 agu2    58 dst
        and rbx, qword [rsp + 1184]  ;   353.0 alu1+agu0   43 dst
        xor r11, rbx                 ;   354.0 alu2    43 dst
        xor r11, rdi                 ;   355.0 alu0    43 dst
        xor rdx, r11                 ;   356.0 alu1    43 dst
        xor rsi, rdx                 ;   357.0 alu2    43 dst
        xor r14, r15                 ;   354.7 alu0    58 dst
        xor r14, rdx                 ;   357.0 alu1    58 dst
        xor rbp, rsi                 ;   358.0 alu2    58 dst
        xor r8, qword [rsp + 176]    ;   355.7 alu0+agu1   58 dst
        mov qword [r12 + 328], r8    ;   356.7 agu2    58 dst
        xor r14, qword [rsp + 224]   ;   358.0 alu1+agu0   58 dst
        mov qword [r12 + 368], r14   ;   359.0 agu1    58 dst
        mov r8, qword [rsp + 0]      ;   357.0 agu2    58 dst.2 reload
        xor rbp, qword [r8 + 10616]  ;   363.0 alu2+agu0   58 dst
        xor r11, qword [r8 + 10592]  ;   363.0 alu0+agu1   58 dst
        mov qword [r12 + 352], r11   ;   364.0 agu2    58 dst
        mov qword [r12 + 320], r10   ;   358.3 agu0    58 dst
        mov r10, qword [rsp + 1456]  ;   358.7 agu1    43 dst reload
        mov qword [r12 + 376], rbp   ;   364.0 agu2    58 dst
        mov r9, qword [rsp + 1432]   ;   359.3 agu0    43 dst
        xor r9, r10                  ;   362.3 alu1    43 dst
        mov r14, qword [rsp + 1464]  ;   360.0 agu1    43 dst reload
        xor r13, rcx                 ;   360.3 alu2    58 dst
        xor r13, rsi                 ;   361.3 alu0    58 dst
        xor r13, qword [r8 + 10584]  ;   363.0 alu1+agu2   58 dst
        mov r11, r9                  ;   363.3 alu2    43 dst copy
        xor r11, qword [rsp + 1480]  ;   364.3 alu0+agu0   43 dst
        mov qword [r12 + 344], r13   ;   364.0 agu1    58 dst
        mov r13, r11                 ;   365.3 alu1    43 dst copy
        xor r13, r14                 ;   366.3 alu2    43 dst
        mov r15, r13                 ;   367.3 alu0    43 dst copy
        xor r15, qword [rsp + 1512]  ;   368.3 alu1+agu2   43 dst
        mov rcx, qword [rsp + 1432]  ;   363.7 agu0    43 dst reload
        mov rsi, r13                 ;   367.3 alu2    43 dst copy
        mov rdi, qword [rsp + 1440]  ;   364.3 agu1    43 dst reload
        xor rax, rbx                 ;   364.7 alu0    58 dst
        mov rdx, r13                 ;   367.3 alu1    43 dst copy
        xor rsi, rdi                 ;   368.3 alu2    43 dst
        mov rbx, r13                 ;   367.3 alu0    43 dst copy
        xor rax, qword [rsp + 1632]  ;   366.0 alu1+agu2   58 dst
        mov qword [rsp + 1632], r13  ;   367.3 agu0    43 dst spill
        mov r13, r15                 ;   369.3 alu2    43 dst copy
        mov qword [rsp + 1608], r15  ;   369.3 agu1    43 dst spill
        xor rax, qword [r8 + 10576]  ;   367.3 alu0+agu2   58 dst
        mov qword [r12 + 336], rax   ;   368.3 agu0    58 dst
        mov rbp, rsi                 ;   369.3 alu1    43 dst copy
        mov r8, rsi                  ;   369.3 alu2    43 dst copy
        xor rbp, qword [rsp + 1472]  ;   370.3 alu0+agu1   43 dst
        xor r13, qword [rsp + 1504]  ;   370.3 alu1+agu2   43 dst
        mov rax, rbp                 ;   371.3 alu2    43 dst copy
        xor rax, rcx                 ;   372.3 alu0    43 dst
        mov r12, rsi                 ;   370.0 alu1    43 dst copy
        mov qword [rsp + 1576], rsi  ;   370.3 agu0    43 dst spill
        mov rsi, r15                 ;   370.7 alu2    43 dst copy
        xor rsi, rax                 ;   373.3 alu0    43 dst
        and rdx, rsi                 ;   374.3 alu1    43 dst
        mov qword [rsp + 1584], rdx  ;   375.3 agu1    43 dst spill
        mov rdx, rsi                 ;   374.3 alu2    43 dst copy
        xor rdx, r14                 ;   375.3 alu0    43 dst
        or r12, r14                  ;   372.7 alu1    43 dst
        mov r14, r15                 ;   373.0 alu2    43 dst copy
        mov qword [rsp + 1592], rax  ;   373.3 agu2    43 dst spill
        mov qword [rsp + 1648], rsi  ;   374.3 agu0    43 dst spill
        mov rsi, rax                 ;   374.0 alu0    43 dst copy
        mov r15, rax                 ;   374.3 alu1    43 dst copy
        mov rax, r13                 ;   374.7 alu2    43 dst copy
        mov qword [rsp + 1624], r13  ;   375.0 agu1    43 dst spill
        xor rax, r10                 ;   375.7 alu0    43 dst
        xor rsi, rax                 ;   376.7 alu1    43 dst
        mov qword [rsp + 1656], rsi  ;   377.7 agu2    43 dst spill
        mov rsi, r13                 ;   376.3 alu2    43 dst copy
        xor rsi, rdi                 ;   377.3 alu0    43 dst
        mov qword [rsp + 1616], rsi  ;   378.3 agu0    43 dst spill
        mov rsi, r13                 ;   377.3 alu1    43 dst copy
        mov r13, rax                 ;   377.7 alu2    43 dst copy
        xor r13, rdx                 ;   378.7 alu0    43 dst
        and rsi, r13                 ;   379.7 alu1    43 dst
        xor r11, rsi                 ;   380.7 alu2    43 dst
        xor r10, qword [rsp + 1584]  ;   379.0 alu0+agu1   43 dst
        xor rcx, r13                 ;   379.7 alu1    43 dst
        mov rsi, rcx                 ;   380.7 alu2    43 dst copy
        and rsi, qword [rsp + 1656]  ;   381.7 alu0+agu2   43 dst
        xor r10, rsi                 ;   382.7 alu1    43 dst
        mov rsi, rdx                 ;   380.7 alu2    43 dst copy
        xor rsi, rdi                 ;   381.7 alu0    43 dst
        xor r9, rsi                  ;   382.7 alu1    43 dst
        xor rbx, r9                  ;   383.7 alu2    43 dst
        and r14, rbx                 ;   384.7 alu0    43 dst
        xor rbp, r12                 ;   382.3 alu1    43 dst
        and rsi, rdx                 ;   382.7 alu2    43 dst
        xor r11, rsi                 ;   383.7 alu0    43 dst
        and r15, r9                  ;   383.7 alu1    43 dst
        xor rsi, r15                 ;   384.7 alu2    43 dst
        xor rbp, rsi                 ;   385.7 alu0    43 dst
        mov r15, rax                 ;   384.3 alu1    43 dst copy
        xor r12, r11                 ;   384.7 alu2    43 dst
        and r15, qword [rsp + 1616]  ;   385.3 alu0+agu0   43 dst
        xor r10, rsi                 ;   385.7 alu1    43 dst
        xor r14, r11                 ;   385.7 alu2    43 dst
        xor r8, rcx                  ;   386.0 alu0    43 dst
        xor r14, qword [rsp + 1584]  ;   386.7 alu1+agu1   43 dst
        mov r11, r8                  ;   387.0 alu2    43 dst copy
        xor rbp, r15                 ;   387.0 alu0    43 dst
        mov qword [rsp + 1584], rbx  ;   387.3 agu2    43 dst spill
        mov rbx, rbp                 ;   388.0 alu1    43 dst copy
        mov qword [rsp + 1600], rdi  ;   388.0 agu0    43 dst spill
        mov rdi, qword [rsp + 1656]  ;   388.3 agu1    43 dst
        mov qword [rsp + 1640], r13  ;   388.7 agu2    43 dst spill
        mov r13, rbp                 ;   389.0 alu2    43 dst copy
        xor rdi, qword [rsp + 1464]  ;   391.3 alu0+agu0   43 dst
        and r11, rdi                 ;   392.3 alu1    43 dst
        mov r15, r10                 ;   390.0 alu2    43 dst copy
        mov rsi, r14                 ;   390.3 alu0    43 dst copy
        and rsi, r10                 ;   391.3 alu1    43 dst
        xor r12, rsi                 ;   392.3 alu2    43 dst
        xor r12, r11                 ;   393.3 alu0    43 dst
        and rbx, r12                 ;   394.3 alu1    43 dst
        xor r14, rbx                 ;   395.3 alu2    43 dst
        and r13, r14                 ;   396.3 alu0    43 dst
        xor r15, r13                 ;   397.3 alu1    43 dst
        and rdi, r15                 ;   398.3 alu2    43 dst
        xor r10, r12                 ;   394.3 alu0    43 dst
        or rsi, r10                  ;   395.3 alu1    43 dst
        xor rsi, r14                 ;   396.3 alu2    43 dst
        and r14, r15                 ;   398.3 alu0    43 dst
        mov r13, qword [rsp + 1584]  ;   394.7 agu1    43 dst reload
        xor rbp, r14                 ;   399.3 alu1    43 dst
        and r13, rbp                 ;   400.3 alu2    43 dst
        mov rbx, qword [rsp + 1640]  ;   395.7 agu2    43 dst reload
        mov r12, qword [rsp + 1608]  ;   396.0 agu0    43 dst reload
        and r12, rbp                 ;   400.3 alu0    43 dst
        mov r14, rbp                 ;   400.3 alu1    43 dst copy
        xor rbp, r15                 ;   400.3 alu2    43 dst
        and rbx, rbp                 ;   401.3 alu0    43 dst
        and r8, r15                  ;   398.3 alu1    43 dst
        mov qword [rsp + 1640], r12  ;   401.3 agu1    43 dst spill
        mov r12, qword [rsp + 1624]  ;   398.3 agu2    43 dst reload
        and r12, rbp                 ;   401.3 alu2    43 dst
        mov rbp, r15                 ;   399.0 alu0    43 dst copy
        or rbp, rsi                  ;   400.0 alu1    43 dst
        xor r10, rbp                 ;   401.0 alu2    43 dst
        xor r14, r10                 ;   402.0 alu0    43 dst
        xor r15, rsi                 ;   400.3 alu1    43 dst
        mov rbp, qword [rsp + 1592]  ;   400.7 agu0    43 dst reload
        and rbp, r10                 ;   403.7 alu2    43 dst
        and r9, r10                  ;   402.0 alu0    43 dst
        xor r10, r15                 ;   402.0 alu1    43 dst
        and rax, r10                 ;   403.0 alu2    43 dst
        and r10, qword [rsp + 1616]  ;   403.0 alu0+agu1   43 dst
        mov r11, qword [rsp + 1576]  ;   402.7 agu2    43 dst reload
        and rcx, r15                 ;   403.0 alu1    43 dst
        xor r9, rcx                  ;   404.0 alu2    43 dst
        xor rcx, r10                 ;   404.0 alu0    58 dst
        mov r10, qword [rsp + 1632]  ;   404.0 agu0    43 dst reload
        mov qword [rsp + 1632], rcx  ;   405.0 agu1    58 dst spill
        mov rcx, qword [rsp + 1648]  ;   404.7 agu2    43 dst reload
        and rcx, r14                 ;   407.7 alu1    43 dst
        and r10, r14                 ;   407.0 alu2    43 dst
        xor r14, rsi                 ;   405.7 alu0    43 dst
        xor rbp, rbx                 ;   406.0 alu1    43 dst
        xor rbx, rdi                 ;   406.3 alu2    58 dst
        and r15, qword [rsp + 1656]  ;   406.7 alu0+agu0   43 dst
        and r11, rsi                 ;   407.0 alu1    43 dst
        xor r11, r9                  ;   408.0 alu2    58 dst
        and rsi, qword [rsp + 1464]  ;   407.7 alu0+agu1   43 dst
        xor rdi, rax                 ;   408.0 alu1    43 dst
        xor rdi, rbp                 ;   409.0 alu2    43 dst
        xor r9, rdi                  ;   410.0 alu0    43 dst
        xor rax, rcx                 ;   409.0 alu1    43 dst
        mov rcx, qword [rsp + 1600]  ;   409.3 agu2    43 dst reload
        and rcx, r14                 ;   412.3 alu2    43 dst
        xor r10, rcx                 ;   413.3 alu0    43 dst
        xor r9, r10                  ;   414.3 alu1    43 dst
        xor r15, r9                  ;   415.3 alu2    43 dst
        xor rax, r15                 ;   416.3 alu0    43 dst
        xor r12, r10                 ;   414.3 alu1    58 dst
        mov r10, qword [rsp + 1632]  ;   411.7 agu0    58 dst reload
        xor r11, rcx                 ;   413.3 alu2    58 dst
        mov rcx, qword [rsp + 648]   ;   412.3 agu1    43 dst reload
        xor rax, rsi                 ;   417.3 alu0    43 dst
        xor r13, rax                 ;   418.3 alu1    43 dst
        xor r8, r13                  ;   419.3 alu2    43 dst
        xor r11, r8                  ;   420.3 alu0    58 dst
        xor r10, r8                  ;   420.3 alu1    58 dst
        mov r8, qword [rsp + 2616]   ;   414.3 agu2    58 dst reload
        xor r9, qword [rsp + 240]    ;   415.3 alu2+agu0   58 dst
        mov qword [r8 + 384], r9     ;   416.3 agu1    58 dst
        mov r9, qword [rsp + 0]      ;   415.3 agu2    58 dst.2 reload
        xor rax, qword [r9 + 10656]  ;   421.3 alu0+agu0   58 dst
        xor r11, qword [r9 + 10648]  ;   421.3 alu1+agu1   58 dst
        mov qword [r8 + 408], r11    ;   422.3 agu2    58 dst
        mov r11, qword [rsp + 752]   ;   416.7 agu0    43 dst reload
        and rdx, r14                 ;   417.0 alu2    43 dst
        xor rbx, rdx                 ;   418.0 alu0    58 dst
        xor rbx, rsi                 ;   419.0 alu1    58 dst
        xor r10, qword [r9 + 10680]  ;   421.3 alu2+agu1   58 dst
        mov qword [r8 + 440], r10    ;   422.3 agu2    58 dst
        mov r10, qword [rsp + 648]   ;   418.7 agu0    43 dst
        xor r12, r13                 ;   419.3 alu0    58 dst
        xor r12, qword [rsp + 192]   ;   420.3 alu1+agu1   58 dst
        xor r10, r11                 ;   421.7 alu2    43 dst
        mov qword [r8 + 432], r12    ;   421.3 agu2    58 dst
        mov r14, qword [rsp + 760]   ;   420.3 agu0    43 dst reload
        mov r12, r10                 ;   422.7 alu0    43 dst copy
        xor r12, qword [rsp + 736]   ;   423.7 alu1+agu1   43 dst
        mov r13, r12                 ;   424.7 alu2    43 dst copy
        xor r13, r14                 ;   425.7 alu0    43 dst
        mov rsi, r13                 ;   426.7 alu1    43 dst copy
        xor rbp, r15                 ;   422.3 alu2    58 dst
        xor rbp, qword [rsp + 1640]  ;   423.3 alu0+agu2   58 dst
        xor rbp, qword [rsp + 256]   ;   424.3 alu1+agu0   58 dst
        xor rdi, qword [rsp + 208]   ;   423.3 alu2+agu1   58 dst
        mov qword [r8 + 392], rdi    ;   424.3 agu2    58 dst
        xor rbx, qword [r9 + 10640]  ;   424.0 alu0+agu0   58 dst
        mov qword [r8 + 400], rbx    ;   425.0 agu1    58 dst
        mov rdx, r13                 ;   426.7 alu1    43 dst copy
        mov rdi, qword [rsp + 744]   ;   425.0 agu2    43 dst reload
        xor rsi, rdi                 ;   428.0 alu2    43 dst
        mov qword [r8 + 424], rbp    ;   425.7 agu0    58 dst
        mov rbp, rsi                 ;   429.0 alu0    43 dst copy
        mov r15, r13                 ;   426.7 alu1    43 dst copy
        xor r15, qword [rsp + 768]   ;   427.7 alu2+agu1   43 dst
        mov qword [rsp + 1632], rsi  ;   429.0 agu2    43 dst spill
        mov r9, rsi                  ;   429.0 alu0    43 dst copy
        mov qword [r8 + 416], rax    ;   427.7 agu0    58 dst
        mov r8, rsi                  ;   429.0 alu1    43 dst copy
        mov rsi, r15                 ;   428.7 alu2    43 dst copy
        xor rbp, qword [rsp + 720]   ;   430.0 alu0+agu1   43 dst
        mov qword [rsp + 1648], r15  ;   429.0 agu2    43 dst spill
        mov qword [rsp + 1640], r13  ;   429.3 agu0    43 dst spill
        or r8, r14                   ;   430.0 alu1    43 dst
        mov rbx, r13                 ;   430.0 alu2    43 dst copy
        mov r13, r15                 ;   430.3 alu0    43 dst copy
        xor r13, qword [rsp + 776]   ;   431.3 alu1+agu1   43 dst
        mov qword [rsp + 1584], r13  ;   432.3 agu2    43 dst spill
        mov rax, rbp                 ;   431.3 alu2    43 dst copy
        xor rax, rcx                 ;   432.3 alu0    43 dst
        mov qword [rsp + 1616], rax  ;   433.3 agu0    43 dst spill
        xor rbp, r8                  ;   432.3 alu1    43 dst
        xor rsi, rax                 ;   433.3 alu2    43 dst
        and rdx, rsi                 ;   434.3 alu0    43 dst
        mov qword [rsp + 1600], rdx  ;   435.3 agu1    43 dst spill
        mov rdx, rsi                 ;   434.3 alu1    43 dst copy
        mov qword [rsp + 1656], rsi  ;   434.3 agu2    43 dst spill
        mov rsi, rax                 ;   434.3 alu2    43 dst copy
        xor rdx, r14                 ;   435.3 alu0    43 dst
        mov r14, r15                 ;   435.0 alu1    43 dst copy
        mov r15, rax                 ;   435.3 alu2    43 dst copy
        mov rax, r13                 ;   435.7 alu0    43 dst copy
        xor rax, r11                 ;   436.7 alu1    43 dst
        xor rsi, rax                 ;   437.7 alu2    43 dst
        mov qword [rsp + 1592], rsi  ;   438.7 agu0    43 dst spill
        xor r11, qword [rsp + 1600]  ;   438.3 alu0+agu1   43 dst
        mov qword [rsp + 1576], rdi  ;   437.3 agu2    43 dst spill
        mov rsi, r13                 ;   437.7 alu1    43 dst copy
        xor rsi, rdi                 ;   438.7 alu2    43 dst
        mov qword [rsp + 1624], rsi  ;   439.7 agu0    43 dst spill
        mov rsi, r13                 ;   438.7 alu0    43 dst copy
        mov r13, rax                 ;   439.0 alu1    43 dst copy
        xor r13, rdx                 ;   440.0 alu2    43 dst
        and rsi, r13                 ;   441.0 alu0    43 dst
        xor rcx, r13                 ;   441.0 alu1    43 dst
        xor r12, rsi                 ;   442.0 alu2    43 dst
        mov rsi, rcx                 ;   442.0 alu0    43 dst copy
        and rsi, qword [rsp + 1592]  ;   443.0 alu1+agu1   43 dst
        xor r11, rsi                 ;   444.0 alu2    43 dst
        mov rsi, rdx                 ;   441.7 alu0    43 dst copy
        xor rsi, rdi                 ;   442.7 alu1    43 dst
        xor r10, rsi                 ;   443.7 alu2    43 dst
        xor rbx, r10                 ;   444.7 alu0    43 dst
        xor r9, rcx                  ;   443.0 alu1    43 dst
        and r14, rbx                 ;   445.7 alu2    43 dst
        and rsi, rdx                 ;   443.7 alu0    43 dst
        and r15, r10                 ;   444.7 alu1    43 dst
        xor r12, rsi                 ;   444.7 alu2    43 dst
        xor rsi, r15                 ;   445.7 alu0    43 dst
        xor rbp, rsi                 ;   446.7 alu1    43 dst
        xor r14, r12                 ;   446.7 alu2    43 dst
        xor r14, qword [rsp + 1600]  ;   447.7 alu0+agu2   43 dst
        mov r15, rax                 ;   446.0 alu1    43 dst copy
        xor r11, rsi                 ;   446.7 alu2    43 dst
        mov rsi, r14                 ;   448.7 alu0    43 dst copy
        and rsi, r11                 ;   449.7 alu1    43 dst
        mov qword [rsp + 1608], r13  ;   447.3 agu0    43 dst spill
        mov rdi, qword [rsp + 1592]  ;   447.7 agu1    43 dst
        xor rdi, qword [rsp + 760]   ;   450.7 alu2+agu2   43 dst
        xor r8, r12                  ;   448.3 alu0    43 dst
        mov r12, r9                  ;   448.7 alu1    43 dst copy
        and r15, qword [rsp + 1624]  ;   449.0 alu2+agu0   43 dst
        xor rbp, r15                 ;   450.0 alu0    43 dst
        mov r13, rbp                 ;   451.0 alu1    43 dst copy
        mov qword [rsp + 1600], rbx  ;   450.0 agu1    43 dst spill
        and r12, rdi                 ;   451.7 alu2    43 dst
        mov r15, r11                 ;   450.7 alu0    43 dst copy
        xor r8, rsi                  ;   451.0 alu1    43 dst
        xor r8, r12                  ;   452.7 alu2    43 dst
        mov rbx, rbp                 ;   451.7 alu0    43 dst copy
        and rbx, r8                  ;   453.7 alu1    43 dst
        xor r11, r8                  ;   453.7 alu2    43 dst
        xor r14, rbx                 ;   454.7 alu0    43 dst
        and r13, r14                 ;   455.7 alu1    43 dst
        xor r15, r13                 ;   456.7 alu2    43 dst
        or rsi, r11                  ;   454.7 alu0    43 dst
        xor rsi, r14                 ;   455.7 alu1    43 dst
        and r14, r15                 ;   457.7 alu2    43 dst
        xor rbp, r14                 ;   458.7 alu0    43 dst
        mov r12, qword [rsp + 1648]  ;   455.0 agu2    43 dst reload
        mov r13, qword [rsp + 1600]  ;   455.3 agu0    43 dst reload
        mov rbx, qword [rsp + 1608]  ;   455.7 agu1    43 dst reload
        and rdi, r15                 ;   457.7 alu1    43 dst
        mov r8, qword [rsp + 1632]   ;   456.3 agu2    43 dst reload
        and r13, rbp                 ;   459.7 alu2    43 dst
        and r12, rbp                 ;   459.7 alu0    43 dst
        mov qword [rsp + 1608], r12  ;   460.7 agu0    58 dst spill
        mov r12, qword [rsp + 1584]  ;   457.7 agu1    43 dst reload
        mov r14, rbp                 ;   459.7 alu1    43 dst copy
        xor rbp, r15                 ;   459.7 alu2    43 dst
        and r12, rbp                 ;   460.7 alu0    43 dst
        and rbx, rbp                 ;   460.7 alu1    43 dst
        mov rbp, r15                 ;   459.3 alu2    43 dst copy
        or rbp, rsi                  ;   460.3 alu0    43 dst
        xor r11, rbp                 ;   461.3 alu1    43 dst
        and r9, r15                  ;   460.3 alu2    43 dst
        xor r15, rsi                 ;   460.7 alu0    43 dst
        and r10, r11                 ;   462.3 alu1    43 dst
        and r8, rsi                  ;   461.3 alu2    43 dst
        xor r14, r11                 ;   462.3 alu0    43 dst
        and rcx, r15                 ;   462.0 alu1    43 dst
        xor r10, rcx                 ;   463.3 alu2    43 dst
        mov rbp, qword [rsp + 1616]  ;   462.7 agu2    43 dst reload
        and rbp, r11                 ;   465.7 alu0    43 dst
        xor r11, r15                 ;   463.3 alu1    43 dst
        xor rbp, rbx                 ;   466.7 alu2    43 dst
        xor rbx, rdi                 ;   464.0 alu0    58 dst
        and rax, r11                 ;   464.3 alu1    43 dst
        xor rdi, rax                 ;   465.3 alu2    43 dst
        and r15, qword [rsp + 1592]  ;   465.0 alu0+agu0   43 dst
        mov qword [rsp + 1616], rcx  ;   465.3 agu1    43 dst spill
        mov rcx, qword [rsp + 1608]  ;   465.7 agu2    58 dst reload
        xor rcx, rbp                 ;   468.7 alu1    58 dst
        xor rdi, rbp                 ;   467.7 alu2    43 dst
        mov rbp, qword [rsp + 1640]  ;   466.7 agu0    43 dst reload
        and rbp, r14                 ;   469.7 alu0    43 dst
        and r11, qword [rsp + 1624]  ;   467.3 alu1+agu1   43 dst
        xor r12, qword [rsp + 296]   ;   467.7 alu2+agu2   58 dst
        xor r11, qword [rsp + 1616]  ;   468.3 alu0+agu0   58 dst
        xor rcx, qword [rsp + 232]   ;   469.7 alu1+agu1   58 dst
        xor r8, r10                  ;   468.7 alu2    58 dst
        xor r10, rdi                 ;   469.0 alu0    43 dst
        xor rdi, qword [rsp + 280]   ;   469.3 alu1+agu2   58 dst
        mov qword [rsp + 1616], rdi  ;   470.3 agu0    58 dst spill
        mov rdi, qword [rsp + 1656]  ;   470.0 agu1    43 dst reload
        and rdi, r14                 ;   473.0 alu2    43 dst
        xor r14, rsi                 ;   470.7 alu0    43 dst
        xor rax, rdi                 ;   474.0 alu1    43 dst
        mov rdi, qword [rsp + 1576]  ;   471.3 agu2    43 dst reload
        and rdi, r14                 ;   474.3 alu2    43 dst
        xor rbp, rdi                 ;   475.3 alu0    43 dst
        and rsi, qword [rsp + 760]   ;   472.3 alu1+agu0   43 dst
        xor r10, rbp                 ;   476.3 alu2    43 dst
        xor r15, r10                 ;   477.3 alu0    43 dst
        xor rax, r15                 ;   478.3 alu1    43 dst
        xor rax, rsi                 ;   479.3 alu2    43 dst
        xor r13, rax                 ;   480.3 alu0    43 dst
        xor r9, r13                  ;   481.3 alu1    43 dst
        xor r11, r9                  ;   482.3 alu2    58 dst
        xor r8, rdi                  ;   475.3 alu0    58 dst
        xor r8, r9                   ;   482.3 alu1    58 dst
        mov r9, qword [rsp + 2616]   ;   475.7 agu1    58 dst reload
        xor r10, qword [rsp + 288]   ;   477.3 alu2+agu2   58 dst
        mov qword [r9 + 448], r10    ;   478.3 agu0    58 dst
        mov r10, qword [rsp + 0]     ;   476.7 agu1    58 dst.2 reload
        xor r12, rbp                 ;   477.0 alu0    58 dst
        xor r12, r13                 ;   481.3 alu1    58 dst
        mov qword [r9 + 496], r12    ;   482.3 agu2    58 dst
        xor r8, qword [r10 + 10712]  ;   483.3 alu2+agu0   58 dst
        mov qword [r9 + 472], r8     ;   484.3 agu1    58 dst
        mov r8, qword [rsp + 1616]   ;   478.7 agu2    58 dst reload
        mov qword [r9 + 456], r8     ;   481.7 agu0    58 dst
        xor r11, qword [r10 + 10744] ;   483.3 alu0+agu1   58 dst
        mov qword [r9 + 504], r11    ;   484.3 agu2    58 dst
        mov r8, qword [rsp + 1104]   ;   480.0 agu0    43 dst
        and rdx, r14                 ;   480.3 alu1    43 dst
        mov r11, qword [rsp + 1080]  ;   480.7 agu1    43 dst reload
        xor r8, r11                  ;   483.7 alu2    43 dst
        mov r12, r8                  ;   484.7 alu0    43 dst copy
        xor r12, qword [rsp + 1032]  ;   485.7 alu1+agu2   43 dst
        mov r13, r12                 ;   486.7 alu2    43 dst copy
        xor rbx, rdx                 ;   482.3 alu0    58 dst
        xor rcx, r15                 ;   482.7 alu1    58 dst
        xor rbx, rsi                 ;   483.3 alu2    58 dst
        xor rax, qword [r10 + 10720] ;   483.3 alu0+agu0   58 dst
        mov r14, qword [rsp + 1152]  ;   483.7 agu1    43 dst reload
        xor r13, r14                 ;   487.7 alu1    43 dst
        mov qword [r9 + 488], rcx    ;   484.3 agu2    58 dst
        mov rcx, qword [rsp + 1104]  ;   484.7 agu0    43 dst reload
        mov qword [r9 + 480], rax    ;   485.0 agu1    58 dst
        mov rsi, r13                 ;   488.7 alu2    43 dst copy
        mov rdi, qword [rsp + 1048]  ;   485.7 agu2    43 dst reload
        xor rsi, rdi                 ;   489.7 alu0    43 dst
        mov rbp, rsi                 ;   490.7 alu1    43 dst copy
        mov r15, r13                 ;   488.7 alu2    43 dst copy
        xor rbp, qword [rsp + 1064]  ;   491.7 alu0+agu0   43 dst
        mov rax, rbp                 ;   492.7 alu1    43 dst copy
        xor rax, rcx                 ;   493.7 alu2    43 dst
        xor rbx, qword [r10 + 10704] ;   488.0 alu0+agu1   58 dst
        mov qword [r9 + 464], rbx    ;   489.0 agu2    58 dst
        xor r15, qword [rsp + 1128]  ;   489.7 alu1+agu0   43 dst
        mov r9, rsi                  ;   490.7 alu2    43 dst copy
        mov qword [rsp + 1576], rsi  ;   490.7 agu1    43 dst spill
        mov r10, rsi                 ;   490.7 alu0    43 dst copy
        mov rsi, r15                 ;   490.7 alu1    43 dst copy
        xor rsi, rax                 ;   494.7 alu2    43 dst
        or r9, r14                   ;   491.7 alu0    43 dst
        mov qword [rsp + 1592], r15  ;   491.0 agu2    43 dst spill
        mov rdx, r13                 ;   491.3 alu1    43 dst copy
        mov rbx, r13                 ;   491.7 alu2    43 dst copy
        mov qword [rsp + 1616], r13  ;   492.0 agu0    43 dst spill
        mov r13, r15                 ;   492.3 alu0    43 dst copy
        xor r13, qword [rsp + 1072]  ;   493.3 alu1+agu1   43 dst
        and rdx, rsi                 ;   495.7 alu2    43 dst
        mov qword [rsp + 1656], rdx  ;   496.7 agu2    43 dst spill
        mov qword [rsp + 1640], rax  ;   494.7 agu0    43 dst spill
        mov rdx, rsi                 ;   495.7 alu0    43 dst copy
        xor rdx, r14                 ;   496.7 alu1    43 dst
        mov qword [rsp + 1624], rsi  ;   495.7 agu1    43 dst spill
        mov r14, r15                 ;   495.0 alu2    43 dst copy
        mov r15, rax                 ;   495.3 alu0    43 dst copy
        mov qword [rsp + 1600], r13  ;   495.7 agu2    43 dst spill
        mov rsi, rax                 ;   496.0 alu1    43 dst copy
        mov rax, r13                 ;   496.3 alu2    43 dst copy
        xor rax, r11                 ;   497.3 alu0    43 dst
        xor rsi, rax                 ;   498.3 alu1    43 dst
        mov qword [rsp + 1608], rsi  ;   499.3 agu0    43 dst spill
        mov rsi, r13                 ;   497.7 alu2    43 dst copy
        xor rsi, rdi                 ;   498.7 alu0    43 dst
        mov qword [rsp + 1584], rsi  ;   499.7 agu1    43 dst spill
        mov rsi, r13                 ;   498.7 alu1    43 dst copy
        mov r13, rax                 ;   499.0 alu2    43 dst copy
        xor r13, rdx                 ;   500.0 alu0    43 dst
        and rsi, r13                 ;   501.0 alu1    43 dst
        xor r11, qword [rsp + 1656]  ;   500.0 alu2+agu2   43 dst
        xor rbp, r9                  ;   500.3 alu0    43 dst
        mov qword [rsp + 1632], rdi  ;   500.7 agu0    43 dst spill
        xor r12, rsi                 ;   502.0 alu1    43 dst
        xor rcx, r13                 ;   501.3 alu2    43 dst
        mov rsi, rcx                 ;   502.3 alu0    43 dst copy
        and rsi, qword [rsp + 1608]  ;   503.3 alu1+agu1   43 dst
        xor r11, rsi                 ;   504.3 alu2    43 dst
        mov rsi, rdx                 ;   502.7 alu0    43 dst copy
        xor rsi, rdi                 ;   503.7 alu1    43 dst
        mov rdi, qword [rsp + 1608]  ;   503.3 agu2    43 dst
        xor r10, rcx                 ;   503.7 alu2    43 dst
        xor r8, rsi                  ;   504.7 alu0    43 dst
        and r15, r8                  ;   505.7 alu1    43 dst
        and rsi, rdx                 ;   504.7 alu2    43 dst
        mov qword [rsp + 1648], r13  ;   505.0 agu0    43 dst spill
        xor rbx, r8                  ;   505.7 alu0    43 dst
        xor rdi, qword [rsp + 1152]  ;   506.3 alu1+agu1   43 dst
        and r14, rbx                 ;   506.7 alu2    43 dst
        xor r12, rsi                 ;   506.3 alu0    43 dst
        xor r14, r12                 ;   507.7 alu1    43 dst
        xor r9, r12                  ;   507.3 alu2    43 dst
        xor r14, qword [rsp + 1656]  ;   508.7 alu0+agu2   43 dst
        mov r12, r10                 ;   507.7 alu1    43 dst copy
        xor rsi, r15                 ;   508.0 alu2    43 dst
        xor r11, rsi                 ;   509.0 alu0    43 dst
        xor rbp, rsi                 ;   509.0 alu1    43 dst
        mov rsi, r14                 ;   509.7 alu2    43 dst copy
        and r12, rdi                 ;   509.3 alu0    43 dst
        mov r15, rax                 ;   509.7 alu1    43 dst copy
        and r15, qword [rsp + 1584]  ;   510.7 alu2+agu0   43 dst
        and rsi, r11                 ;   510.7 alu0    43 dst
        xor r9, rsi                  ;   511.7 alu1    43 dst
        xor rbp, r15                 ;   511.7 alu2    43 dst
        xor r9, r12                  ;   512.7 alu0    43 dst
        mov r15, r11                 ;   511.7 alu1    43 dst copy
        xor r11, r9                  ;   513.7 alu2    43 dst
        mov qword [rsp + 1656], rbx  ;   512.3 agu1    43 dst spill
        mov rbx, rbp                 ;   512.7 alu0    43 dst copy
        mov r13, rbp                 ;   513.0 alu1    43 dst copy
        and rbx, r9                  ;   513.7 alu2    43 dst
        xor r14, rbx                 ;   514.7 alu0    43 dst
        and r13, r14                 ;   515.7 alu1    43 dst
        or rsi, r11                  ;   514.7 alu2    43 dst
        xor rsi, r14                 ;   515.7 alu0    43 dst
        xor r15, r13                 ;   516.7 alu1    43 dst
        and r14, r15                 ;   517.7 alu2    43 dst
        mov r12, qword [rsp + 1592]  ;   515.7 agu2    43 dst reload
        xor rbp, r14                 ;   518.7 alu0    43 dst
        and r12, rbp                 ;   519.7 alu1    43 dst
        mov r13, qword [rsp + 1656]  ;   516.7 agu0    43 dst reload
        and r10, r15                 ;   517.7 alu2    43 dst
        and r13, rbp                 ;   519.7 alu0    43 dst
        mov rbx, qword [rsp + 1648]  ;   517.7 agu1    43 dst reload
        mov qword [rsp + 1648], r12  ;   520.7 agu2    43 dst spill
        mov r14, rbp                 ;   519.7 alu1    43 dst copy
        xor rbp, r15                 ;   519.7 alu2    43 dst
        and rbx, rbp                 ;   520.7 alu0    43 dst
        mov r12, qword [rsp + 1600]  ;   519.3 agu0    43 dst reload
        and r12, rbp                 ;   522.3 alu1    43 dst
        and rdi, r15                 ;   520.0 alu2    43 dst
        mov rbp, r15                 ;   520.3 alu0    43 dst copy
        or rbp, rsi                  ;   521.3 alu1    43 dst
        xor r11, rbp                 ;   522.3 alu2    43 dst
        mov rbp, qword [rsp + 1640]  ;   521.3 agu1    43 dst reload
        and rbp, r11                 ;   524.3 alu0    43 dst
        xor r15, rsi                 ;   522.0 alu1    43 dst
        and r8, r11                  ;   523.3 alu2    43 dst
        and rcx, r15                 ;   523.0 alu0    43 dst
        mov r9, qword [rsp + 1576]   ;   523.0 agu2    43 dst reload
        and r9, rsi                  ;   526.0 alu1    43 dst
        xor r8, rcx                  ;   524.3 alu2    43 dst
        xor r9, r8                   ;   527.0 alu0    58 dst
        xor r14, r11                 ;   524.3 alu1    43 dst
        xor r11, r15                 ;   524.7 alu2    43 dst
        and rax, r11                 ;   525.7 alu0    43 dst
        and r15, qword [rsp + 1608]  ;   525.3 alu1+agu0   43 dst
        mov qword [rsp + 1608], rcx  ;   525.7 agu1    43 dst spill
        mov rcx, qword [rsp + 1616]  ;   526.0 agu2    43 dst reload
        and r11, qword [rsp + 1584]  ;   526.3 alu2+agu0   43 dst
        xor rbp, rbx                 ;   526.7 alu0    43 dst
        mov qword [rsp + 1616], r11  ;   527.3 agu1    43 dst spill
        mov r11, qword [rsp + 1624]  ;   527.3 agu2    43 dst reload
        and r11, r14                 ;   530.3 alu1    43 dst
        and rcx, r14                 ;   529.0 alu2    43 dst
        mov qword [rsp + 1624], r12  ;   528.3 agu0    43 dst spill
        mov r12, qword [rsp + 1632]  ;   528.7 agu1    43 dst reload
        xor r14, rsi                 ;   529.0 alu0    43 dst
        xor r11, rax                 ;   531.3 alu1    43 dst
        xor rax, rbp                 ;   529.7 alu2    43 dst
        xor rax, rdi                 ;   530.7 alu0    43 dst
        and r12, r14                 ;   531.7 alu1    43 dst
        xor rcx, r12                 ;   532.7 alu2    43 dst
        and rdx, r14                 ;   531.0 alu0    43 dst
        mov r14, r8                  ;   531.3 alu1    43 dst copy
        xor r14, rax                 ;   532.3 alu2    43 dst
        xor r14, rcx                 ;   533.7 alu0    43 dst
        mov r8, qword [rsp + 2616]   ;   532.3 agu2    58 dst reload
        and rsi, qword [rsp + 1152]  ;   532.7 alu1+agu0   43 dst
        xor r11, rsi                 ;   533.7 alu2    43 dst
        xor r9, r12                  ;   533.3 alu0    58 dst
        mov r12, qword [rsp + 0]     ;   533.7 agu1    58 dst.2 reload
        xor r15, r14                 ;   534.7 alu1    43 dst
        xor r11, r15                 ;   535.7 alu2    43 dst
        xor r13, r11                 ;   536.7 alu0    43 dst
        xor r10, r13                 ;   537.7 alu1    43 dst
        xor r9, r10                  ;   538.7 alu2    58 dst
        xor r9, qword [r12 + 10776]  ;   539.7 alu0+agu2   58 dst
        mov qword [r8 + 536], r9     ;   540.7 agu0    58 dst
        xor rbp, r15                 ;   536.3 alu1    58 dst
        xor rbp, qword [rsp + 1648]  ;   537.3 alu2+agu1   58 dst
        xor rcx, r13                 ;   537.7 alu0    58 dst
        xor rcx, qword [rsp + 1624]  ;   538.7 alu1+agu2   58 dst
        xor r10, qword [rsp + 1608]  ;   538.7 alu2+agu0   58 dst
        xor r10, qword [rsp + 1616]  ;   539.7 alu0+agu1   58 dst
        xor r10, qword [r12 + 10808] ;   540.7 alu1+agu2   58 dst
        mov qword [r8 + 568], r10    ;   541.7 agu0    58 dst
        mov r9, qword [rsp + 1408]   ;   539.0 agu1    43 dst
        mov r10, qword [rsp + 1376]  ;   539.3 agu2    43 dst reload
        xor r11, qword [r12 + 10784] ;   539.7 alu2+agu0   58 dst
        mov qword [r8 + 544], r11    ;   540.7 agu1    58 dst
        xor r9, r10                  ;   542.3 alu0    43 dst
        mov r11, r9                  ;   543.3 alu1    43 dst copy
        xor rcx, qword [rsp + 312]   ;   541.0 alu2+agu2   58 dst
        xor r14, qword [rsp + 184]   ;   541.3 alu0+agu0   58 dst
        xor r11, qword [rsp + 1384]  ;   544.3 alu1+agu1   43 dst
        mov qword [r8 + 560], rcx    ;   542.0 agu2    58 dst
        mov qword [r8 + 512], r14    ;   542.3 agu0    58 dst
        xor rbp, qword [rsp + 264]   ;   542.7 alu2+agu1   58 dst
        mov qword [r8 + 552], rbp    ;   543.7 agu2    58 dst
        xor rax, qword [rsp + 272]   ;   543.3 alu0+agu0   58 dst
        mov r14, qword [rsp + 1416]  ;   543.7 agu1    43 dst reload
        xor rdx, rsi                 ;   544.0 alu1    58 dst
        xor rdx, rdi                 ;   545.0 alu2    58 dst
        xor rdx, rbx                 ;   546.0 alu0    58 dst
        mov r13, r11                 ;   545.3 alu1    43 dst copy
        xor r13, r14                 ;   546.7 alu2    43 dst
        mov rsi, r13                 ;   547.7 alu0    43 dst copy
        mov r15, r13                 ;   547.7 alu1    43 dst copy
        mov rdi, qword [rsp + 1352]  ;   546.3 agu2    43 dst reload
        xor rsi, rdi                 ;   549.3 alu2    43 dst
        mov rbp, rsi                 ;   550.3 alu0    43 dst copy
        xor rdx, qword [r12 + 10768] ;   547.3 alu1+agu0   58 dst
        mov r12, rsi                 ;   550.3 alu2    43 dst copy
        xor r15, qword [rsp + 1400]  ;   548.7 alu0+agu1   43 dst
        mov qword [r8 + 520], rax    ;   548.3 agu2    58 dst
        mov rcx, qword [rsp + 1408]  ;   548.7 agu0    43 dst reload
        mov qword [r8 + 528], rdx    ;   549.0 agu1    58 dst
        xor rbp, qword [rsp + 1328]  ;   551.3 alu1+agu2   43 dst
        mov rax, rbp                 ;   552.3 alu2    43 dst copy
        xor rax, rcx                 ;   553.3 alu0    43 dst
        mov rdx, r13                 ;   550.3 alu1    43 dst copy
        mov r8, rsi                  ;   550.7 alu2    43 dst copy
        or r8, r14                   ;   551.7 alu0    43 dst
        mov rbx, r13                 ;   551.3 alu1    43 dst copy
        mov qword [rsp + 1616], r13  ;   551.7 agu0    43 dst spill
        mov qword [rsp + 1648], r15  ;   552.0 agu1    43 dst spill
        mov r13, r15                 ;   552.3 alu2    43 dst copy
        xor r13, qword [rsp + 1424]  ;   553.3 alu0+agu2   43 dst
        mov qword [rsp + 1584], rax  ;   554.3 agu0    43 dst spill
        mov qword [rsp + 1608], rsi  ;   553.3 agu1    43 dst spill
        mov rsi, r15                 ;   553.7 alu1    43 dst copy
        xor rsi, rax                 ;   554.7 alu2    43 dst
        and rdx, rsi                 ;   555.7 alu0    43 dst
        mov qword [rsp + 1624], rdx  ;   556.7 agu2    43 dst spill
        mov rdx, rsi                 ;   555.7 alu1    43 dst copy
        xor rdx, r14                 ;   556.7 alu2    43 dst
        mov r14, r15                 ;   555.7 alu0    43 dst copy
        mov qword [rsp + 1632], rsi  ;   556.0 agu0    43 dst spill
        mov rsi, rax                 ;   556.3 alu1    43 dst copy
        mov r15, rax                 ;   556.7 alu2    43 dst copy
        mov rax, r13                 ;   557.0 alu0    43 dst copy
        xor rax, r10                 ;   558.0 alu1    43 dst
        xor r10, qword [rsp + 1624]  ;   559.7 alu2+agu1   43 dst
        xor rsi, rax                 ;   559.0 alu0    43 dst
        mov qword [rsp + 1640], rsi  ;   560.0 agu2    43 dst spill
        mov rsi, r13                 ;   558.7 alu1    43 dst copy
        xor rsi, rdi                 ;   559.7 alu2    43 dst
        mov qword [rsp + 1600], rsi  ;   560.7 agu0    43 dst spill
        mov rsi, r13                 ;   559.7 alu0    43 dst copy
        mov qword [rsp + 1656], r13  ;   560.0 agu1    43 dst spill
        mov r13, rax                 ;   560.3 alu1    43 dst copy
        xor r13, rdx                 ;   561.3 alu2    43 dst
        xor rcx, r13                 ;   562.3 alu0    43 dst
        and rsi, r13                 ;   562.3 alu1    43 dst
        xor r11, rsi                 ;   563.3 alu2    43 dst
        mov rsi, rcx                 ;   563.3 alu0    43 dst copy
        and rsi, qword [rsp + 1640]  ;   564.3 alu1+agu2   43 dst
        xor r10, rsi                 ;   565.3 alu2    43 dst
        mov rsi, rdx                 ;   563.0 alu0    43 dst copy
        xor rsi, rdi                 ;   564.0 alu1    43 dst
        xor r9, rsi                  ;   565.0 alu2    43 dst
        xor rbx, r9                  ;   566.0 alu0    43 dst
        and r14, rbx                 ;   567.0 alu1    43 dst
        xor rbp, r8                  ;   564.7 alu2    43 dst
        mov qword [rsp + 1576], rdi  ;   565.0 agu0    43 dst spill
        and r15, r9                  ;   566.0 alu0    43 dst
        and rsi, rdx                 ;   565.7 alu1    43 dst
        xor r11, rsi                 ;   566.7 alu2    43 dst
        xor r12, rcx                 ;   566.3 alu0    43 dst
        xor r8, r11                  ;   567.7 alu1    43 dst
        xor rsi, r15                 ;   567.0 alu2    43 dst
        xor r10, rsi                 ;   568.0 alu0    43 dst
        mov r15, rax                 ;   567.7 alu1    43 dst copy
        and r15, qword [rsp + 1600]  ;   568.7 alu2+agu1   43 dst
        xor r14, r11                 ;   568.3 alu0    43 dst
        xor r14, qword [rsp + 1624]  ;   569.3 alu1+agu2   43 dst
        mov r11, r12                 ;   569.0 alu2    43 dst copy
        mov qword [rsp + 1624], rbx  ;   569.3 agu0    43 dst spill
        mov rdi, qword [rsp + 1640]  ;   569.7 agu1    43 dst
        xor rdi, qword [rsp + 1416]  ;   572.7 alu0+agu2   43 dst
        and r11, rdi                 ;   573.7 alu1    43 dst
        mov qword [rsp + 1592], r13  ;   570.7 agu0    43 dst spill
        xor rbp, rsi                 ;   571.0 alu2    43 dst
        xor rbp, r15                 ;   572.0 alu0    43 dst
        mov rsi, r14                 ;   571.7 alu1    43 dst copy
        and rsi, r10                 ;   572.7 alu2    43 dst
        xor r8, rsi                  ;   573.7 alu0    43 dst
        mov rbx, rbp                 ;   573.0 alu1    43 dst copy
        mov r15, r10                 ;   573.0 alu2    43 dst copy
        mov r13, rbp                 ;   573.3 alu0    43 dst copy
        xor r8, r11                  ;   574.7 alu1    43 dst
        and rbx, r8                  ;   575.7 alu2    43 dst
        xor r14, rbx                 ;   576.7 alu0    43 dst
        xor r10, r8                  ;   575.7 alu1    43 dst
        or rsi, r10                  ;   576.7 alu2    43 dst
        and r13, r14                 ;   577.7 alu0    43 dst
        xor rsi, r14                 ;   577.7 alu1    43 dst
        xor r15, r13                 ;   578.7 alu2    43 dst
        and r14, r15                 ;   579.7 alu0    43 dst
        xor rbp, r14                 ;   580.7 alu1    43 dst
        mov r11, qword [rsp + 1648]  ;   577.0 agu1    43 dst reload
        and r11, rbp                 ;   581.7 alu2    43 dst
        mov rbx, qword [rsp + 1592]  ;   577.7 agu2    43 dst reload
        mov qword [rsp + 1592], r11  ;   582.7 agu0    43 dst spill
        mov r14, rbp                 ;   581.7 alu0    43 dst copy
        mov r13, qword [rsp + 1624]  ;   578.7 agu1    43 dst reload
        and r13, rbp                 ;   581.7 alu1    43 dst
        xor rbp, r15                 ;   581.7 alu2    43 dst
        mov r11, qword [rsp + 1656]  ;   579.7 agu2    43 dst reload
        and r11, rbp                 ;   582.7 alu0    43 dst
        and rbx, rbp                 ;   582.7 alu1    43 dst
        mov r8, qword [rsp + 1608]   ;   580.7 agu0    43 dst reload
        and r8, rsi                  ;   583.7 alu2    43 dst
        mov rbp, r15                 ;   581.3 alu0    43 dst copy
        or rbp, rsi                  ;   582.3 alu1    43 dst
        xor r10, rbp                 ;   583.3 alu2    43 dst
        and r12, r15                 ;   582.3 alu0    43 dst
        and r9, r10                  ;   584.3 alu1    43 dst
        mov rbp, qword [rsp + 1584]  ;   583.0 agu1    43 dst reload
        and rbp, r10                 ;   586.0 alu2    43 dst
        xor r14, r10                 ;   584.3 alu0    43 dst
        xor rbp, rbx                 ;   587.0 alu1    43 dst
        and rdi, r15                 ;   584.3 alu2    43 dst
        xor r15, rsi                 ;   584.7 alu0    43 dst
        xor r10, r15                 ;   585.7 alu1    43 dst
        and rax, r10                 ;   586.7 alu2    43 dst
        and rcx, r15                 ;   585.7 alu0    43 dst
        xor r9, rcx                  ;   586.7 alu1    43 dst
        and r10, qword [rsp + 1600]  ;   586.7 alu2+agu2   43 dst
        xor rcx, r10                 ;   587.7 alu0    58 dst
        xor rbx, rdi                 ;   587.0 alu1    58 dst
        mov r10, qword [rsp + 1616]  ;   587.3 agu0    43 dst reload
        and r10, r14                 ;   590.3 alu2    43 dst
        xor rdi, rax                 ;   588.0 alu0    43 dst
        xor rdi, rbp                 ;   589.0 alu1    43 dst
        and r15, qword [rsp + 1640]  ;   588.7 alu2+agu1   43 dst
        xor r8, r9                   ;   589.0 alu0    58 dst
        mov qword [rsp + 1616], rcx  ;   589.3 agu2    58 dst spill
        mov rcx, qword [rsp + 1632]  ;   589.7 agu0    43 dst reload
        and rcx, r14                 ;   592.7 alu1    43 dst
        xor r14, rsi                 ;   590.3 alu2    43 dst
        and rdx, r14                 ;   591.3 alu0    43 dst
        xor rax, rcx                 ;   593.7 alu1    43 dst
        mov rcx, qword [rsp + 1576]  ;   591.3 agu1    43 dst reload
        and rcx, r14                 ;   594.3 alu2    43 dst
        and rsi, qword [rsp + 1416]  ;   592.0 alu0+agu2   43 dst
        xor rbx, rdx                 ;   592.3 alu1    58 dst
        xor rbx, rsi                 ;   593.3 alu2    58 dst
        xor r8, rcx                  ;   595.3 alu0    58 dst
        xor r9, rdi                  ;   593.3 alu1    43 dst
        xor r10, rcx                 ;   595.3 alu2    43 dst
        xor r11, r10                 ;   596.3 alu0    58 dst
        xor r9, r10                  ;   596.3 alu1    43 dst
        xor r15, r9                  ;   597.3 alu2    43 dst
        xor rbp, r15                 ;   598.3 alu0    58 dst
        xor rax, r15                 ;   598.3 alu1    43 dst
        xor rax, rsi                 ;   599.3 alu2    43 dst
        xor r13, rax                 ;   600.3 alu0    43 dst
        xor r12, r13                 ;   601.3 alu1    43 dst
        xor r8, r12                  ;   602.3 alu2    58 dst
        mov r10, qword [rsp + 1616]  ;   597.0 agu0    58 dst reload
        xor r10, r12                 ;   602.3 alu0    58 dst
        mov r12, qword [rsp + 2616]  ;   597.7 agu1    58 dst reload
        xor r11, r13                 ;   601.3 alu1    58 dst
        xor rdi, qword [rsp + 248]   ;   598.3 alu2+agu2   58 dst
        xor rbp, qword [rsp + 1592]  ;   599.3 alu0+agu0   58 dst
        xor rbp, qword [rsp + 376]   ;   600.3 alu1+agu1   58 dst
        xor r9, qword [rsp + 352]    ;   599.3 alu2+agu2   58 dst
        mov qword [r12 + 576], r9    ;   600.3 agu0    58 dst
        mov r9, qword [rsp + 0]      ;   600.0 agu1    58 dst.2 reload
        xor r10, qword [r9 + 10872]  ;   606.0 alu0+agu2   58 dst
        xor r11, qword [rsp + 448]   ;   602.3 alu1+agu0   58 dst
        mov qword [r12 + 624], r11   ;   603.3 agu1    58 dst
        mov qword [r12 + 632], r10   ;   607.0 agu2    58 dst
        xor rbx, qword [r9 + 10832]  ;   606.0 alu2+agu0   58 dst
        xor r8, qword [r9 + 10840]   ;   606.0 alu0+agu1   58 dst
        mov qword [r12 + 600], r8    ;   607.0 agu2    58 dst
        mov r10, qword [rsp + 592]   ;   602.7 agu0    43 dst reload
        mov r8, qword [rsp + 600]    ;   603.0 agu1    43 dst
        xor r8, r10                  ;   606.0 alu1    43 dst
        mov r11, r8                  ;   607.0 alu2    43 dst copy
        xor r11, qword [rsp + 680]   ;   608.0 alu0+agu2   43 dst
        mov r13, r11                 ;   609.0 alu1    43 dst copy
        mov r14, qword [rsp + 640]   ;   604.7 agu0    43 dst reload
        xor r13, r14                 ;   610.0 alu2    43 dst
        mov qword [r12 + 616], rbp   ;   605.3 agu1    58 dst
        mov qword [r12 + 592], rbx   ;   607.0 agu2    58 dst
        mov qword [rsp + 1592], r13  ;   611.0 agu0    43 dst spill
        mov qword [r12 + 584], rdi   ;   606.3 agu1    58 dst
        mov rdi, qword [rsp + 656]   ;   606.7 agu2    43 dst reload
        mov rsi, r13                 ;   611.0 alu0    43 dst copy
        xor rsi, rdi                 ;   612.0 alu1    43 dst
        mov r15, r13                 ;   611.0 alu2    43 dst copy
        xor rax, qword [r9 + 10848]  ;   608.0 alu0+agu0   58 dst
        mov qword [r12 + 608], rax   ;   609.0 agu1    58 dst
        mov rdx, r13                 ;   611.0 alu1    43 dst copy
        xor r15, qword [rsp + 712]   ;   612.0 alu2+agu2   43 dst
        mov rcx, qword [rsp + 600]   ;   609.3 agu0    43 dst reload
        mov rbp, rsi                 ;   613.0 alu0    43 dst copy
        xor rbp, qword [rsp + 704]   ;   614.0 alu1+agu1   43 dst
        mov qword [rsp + 1616], rsi  ;   613.0 agu2    43 dst spill
        mov r12, rsi                 ;   613.0 alu2    43 dst copy
        or r12, r14                  ;   614.0 alu0    43 dst
        mov r9, rsi                  ;   613.0 alu1    43 dst copy
        mov rsi, r15                 ;   613.0 alu2    43 dst copy
        mov rax, rbp                 ;   615.0 alu0    43 dst copy
        xor rax, rcx                 ;   616.0 alu1    43 dst
        xor rsi, rax                 ;   617.0 alu2    43 dst
        mov qword [rsp + 1632], r15  ;   613.0 agu0    43 dst spill
        and rdx, rsi                 ;   618.0 alu0    43 dst
        mov qword [rsp + 1576], rdx  ;   619.0 agu1    43 dst spill
        mov qword [rsp + 1640], rsi  ;   618.0 agu2    43 dst spill
        mov qword [rsp + 1600], rax  ;   617.0 agu0    43 dst spill
        mov rdx, rsi                 ;   618.0 alu1    43 dst copy
        xor rdx, r14                 ;   619.0 alu2    43 dst
        mov rbx, r13                 ;   615.3 alu0    43 dst copy
        mov r13, r15                 ;   615.7 alu1    43 dst copy
        mov r14, r15                 ;   616.0 alu2    43 dst copy
        mov rsi, rax                 ;   617.0 alu0    43 dst copy
        mov r15, rax                 ;   617.0 alu1    43 dst copy
        xor r13, qword [rsp + 688]   ;   617.0 alu2+agu1   43 dst
        mov rax, r13                 ;   618.0 alu0    43 dst copy
        xor rax, r10                 ;   619.0 alu1    43 dst
        xor r10, qword [rsp + 1576]  ;   622.0 alu2+agu2   43 dst
        xor rsi, rax                 ;   620.0 alu0    43 dst
        mov qword [rsp + 1584], rsi  ;   621.0 agu0    43 dst spill
        mov rsi, r13                 ;   619.0 alu1    43 dst copy
        mov qword [rsp + 1608], rdi  ;   619.3 agu1    43 dst spill
        mov qword [rsp + 1624], r13  ;   619.7 agu2    43 dst spill
        xor rsi, rdi                 ;   620.0 alu2    43 dst
        mov qword [rsp + 1656], rsi  ;   621.0 agu0    43 dst spill
        mov rsi, r13                 ;   620.7 alu0    43 dst copy
        mov r13, rax                 ;   621.0 alu1    43 dst copy
        xor r13, rdx                 ;   622.0 alu2    43 dst
        xor rcx, r13                 ;   623.0 alu0    43 dst
        and rsi, r13                 ;   623.0 alu1    43 dst
        xor r11, rsi                 ;   624.0 alu2    43 dst
        mov rsi, rcx                 ;   624.0 alu0    43 dst copy
        and rsi, qword [rsp + 1584]  ;   625.0 alu1+agu1   43 dst
        xor r10, rsi                 ;   626.0 alu2    43 dst
        mov rsi, rdx                 ;   623.7 alu0    43 dst copy
        xor rsi, rdi                 ;   624.7 alu1    43 dst
        xor r8, rsi                  ;   625.7 alu2    43 dst
        and rsi, rdx                 ;   625.7 alu0    43 dst
        xor r11, rsi                 ;   626.7 alu1    43 dst
        xor rbx, r8                  ;   626.7 alu2    43 dst
        and r14, rbx                 ;   627.7 alu0    43 dst
        xor r14, r11                 ;   628.7 alu1    43 dst
        xor r14, qword [rsp + 1576]  ;   629.7 alu2+agu2   43 dst
        xor rbp, r12                 ;   626.7 alu0    43 dst
        and r15, r8                  ;   627.0 alu1    43 dst
        xor rsi, r15                 ;   628.0 alu2    43 dst
        xor rbp, rsi                 ;   629.0 alu0    43 dst
        xor r10, rsi                 ;   629.0 alu1    43 dst
        mov r15, rax                 ;   628.3 alu2    43 dst copy
        xor r9, rcx                  ;   628.7 alu0    43 dst
        and r15, qword [rsp + 1656]  ;   629.3 alu1+agu0   43 dst
        mov qword [rsp + 1576], rbx  ;   629.3 agu1    43 dst spill
        mov rdi, qword [rsp + 1584]  ;   629.7 agu2    43 dst
        xor rdi, qword [rsp + 640]   ;   632.7 alu2+agu0   43 dst
        mov rsi, r14                 ;   630.7 alu0    43 dst copy
        xor r12, r11                 ;   630.7 alu1    43 dst
        and rsi, r10                 ;   631.7 alu2    43 dst
        xor r12, rsi                 ;   632.7 alu0    43 dst
        mov r11, r9                  ;   631.7 alu1    43 dst copy
        xor rbp, r15                 ;   632.0 alu2    43 dst
        and r11, rdi                 ;   633.7 alu0    43 dst
        xor r12, r11                 ;   634.7 alu1    43 dst
        mov rbx, rbp                 ;   633.0 alu2    43 dst copy
        and rbx, r12                 ;   635.7 alu0    43 dst
        mov r15, r10                 ;   633.7 alu1    43 dst copy
        xor r10, r12                 ;   635.7 alu2    43 dst
        mov r12, qword [rsp + 1632]  ;   634.3 agu1    43 dst reload
        mov qword [rsp + 1648], r13  ;   634.7 agu2    43 dst spill
        xor r14, rbx                 ;   636.7 alu0    43 dst
        mov rbx, qword [rsp + 1648]  ;   635.3 agu0    43 dst reload
        mov r13, rbp                 ;   635.7 alu1    43 dst copy
        or rsi, r10                  ;   636.7 alu2    43 dst
        and r13, r14                 ;   637.7 alu0    43 dst
        xor r15, r13                 ;   638.7 alu1    43 dst
        xor rsi, r14                 ;   637.7 alu2    43 dst
        and r14, r15                 ;   639.7 alu0    43 dst
        xor rbp, r14                 ;   640.7 alu1    43 dst
        mov r13, qword [rsp + 1576]  ;   638.0 agu1    43 dst reload
        and r13, rbp                 ;   641.7 alu2    43 dst
        and r12, rbp                 ;   641.7 alu0    43 dst
        mov qword [rsp + 1648], r12  ;   642.7 agu2    43 dst spill
        mov r12, qword [rsp + 1624]  ;   639.3 agu0    43 dst reload
        mov r14, rbp                 ;   641.7 alu1    43 dst copy
        xor rbp, r15                 ;   641.7 alu2    43 dst
        and r12, rbp                 ;   642.7 alu0    43 dst
        and rbx, rbp                 ;   642.7 alu1    43 dst
        mov rbp, r15                 ;   641.0 alu2    43 dst copy
        or rbp, rsi                  ;   642.0 alu0    43 dst
        xor r10, rbp                 ;   643.0 alu1    43 dst
        mov rbp, qword [rsp + 1600]  ;   642.0 agu1    43 dst reload
        and rbp, r10                 ;   645.0 alu2    43 dst
        xor rbp, rbx                 ;   646.0 alu0    43 dst
        and rdi, r15                 ;   643.0 alu1    43 dst
        mov r11, qword [rsp + 1616]  ;   643.3 agu2    43 dst reload
        and r9, r15                  ;   643.7 alu2    43 dst
        xor rbx, rdi                 ;   644.0 alu0    58 dst
        and r8, r10                  ;   644.3 alu1    43 dst
        xor r14, r10                 ;   644.7 alu2    43 dst
        xor r15, rsi                 ;   645.0 alu0    43 dst
        and rcx, r15                 ;   646.0 alu1    43 dst
        xor r10, r15                 ;   646.0 alu2    43 dst
        and rax, r10                 ;   647.0 alu0    43 dst
        and r10, qword [rsp + 1656]  ;   647.0 alu1+agu0   43 dst
        xor rdi, rax                 ;   648.0 alu2    43 dst
        xor r8, rcx                  ;   647.0 alu0    43 dst
        xor rcx, r10                 ;   648.0 alu1    58 dst
        mov r10, qword [rsp + 1592]  ;   647.7 agu1    43 dst reload
        mov qword [rsp + 1592], rcx  ;   649.0 agu2    58 dst spill
        mov rcx, qword [rsp + 1640]  ;   648.3 agu0    43 dst reload
        and rcx, r14                 ;   651.3 alu2    43 dst
        xor rax, rcx                 ;   652.3 alu0    43 dst
        mov rcx, qword [rsp + 1608]  ;   649.3 agu1    43 dst reload
        and r15, qword [rsp + 1584]  ;   649.7 alu1+agu2   43 dst
        and r10, r14                 ;   650.7 alu2    43 dst
        xor r14, rsi                 ;   650.3 alu0    43 dst
        and rcx, r14                 ;   652.3 alu1    43 dst
        xor r10, rcx                 ;   653.3 alu2    43 dst
        and r11, rsi                 ;   651.3 alu0    43 dst
        xor r11, r8                  ;   652.3 alu1    58 dst
        xor r12, r10                 ;   654.3 alu2    58 dst
        xor r11, rcx                 ;   653.3 alu0    58 dst
        and rsi, qword [rsp + 640]   ;   652.7 alu1+agu0   43 dst
        xor rdi, rbp                 ;   653.0 alu2    43 dst
        xor r8, rdi                  ;   654.0 alu0    43 dst
        xor r8, r10                  ;   655.0 alu1    43 dst
        xor r15, r8                  ;   656.0 alu2    43 dst
        xor rax, r15                 ;   657.0 alu0    43 dst
        mov r10, qword [rsp + 1592]  ;   654.7 agu1    58 dst reload
        xor rax, rsi                 ;   658.0 alu1    43 dst
        xor r13, rax                 ;   659.0 alu2    43 dst
        xor r12, r13                 ;   660.0 alu0    58 dst
        xor r9, r13                  ;   660.0 alu1    43 dst
        xor r10, r9                  ;   661.0 alu2    58 dst
        xor r11, r9                  ;   661.0 alu0    58 dst
        mov r9, qword [rsp + 2616]   ;   657.0 agu2    58 dst reload
        xor r8, qword [rsp + 304]    ;   657.3 alu1+agu0   58 dst
        mov qword [r9 + 640], r8     ;   658.3 agu1    58 dst
        mov r8, qword [rsp + 0]      ;   658.0 agu2    58 dst.2 reload
        xor r11, qword [r8 + 10904]  ;   664.0 alu2+agu0   58 dst
        xor r12, qword [rsp + 384]   ;   661.0 alu0+agu1   58 dst
        mov qword [r9 + 688], r12    ;   662.0 agu2    58 dst
        mov qword [r9 + 664], r11    ;   665.0 agu0    58 dst
        and rdx, r14                 ;   659.7 alu1    43 dst
        xor rbx, rdx                 ;   660.7 alu2    58 dst
        xor r10, qword [r8 + 10936]  ;   664.0 alu0+agu1   58 dst
        mov qword [r9 + 696], r10    ;   665.0 agu2    58 dst
        mov r10, qword [rsp + 1008]  ;   661.0 agu0    43 dst
        xor rbp, r15                 ;   661.3 alu1    58 dst
        mov r11, qword [rsp + 992]   ;   661.7 agu1    43 dst reload
        xor r10, r11                 ;   664.7 alu2    43 dst
        xor rdi, qword [rsp + 360]   ;   662.3 alu0+agu2   58 dst
        mov qword [r9 + 648], rdi    ;   663.3 agu0    58 dst
        mov r12, r10                 ;   665.7 alu1    43 dst copy
        xor rbx, rsi                 ;   663.3 alu2    58 dst
        xor rbp, qword [rsp + 1648]  ;   663.7 alu0+agu1   58 dst
        xor r12, qword [rsp + 976]   ;   666.7 alu1+agu2   43 dst
        mov r13, r12                 ;   667.7 alu2    43 dst copy
        xor rbp, qword [rsp + 328]   ;   664.7 alu0+agu0   58 dst
        mov qword [r9 + 680], rbp    ;   665.7 agu1    58 dst
        xor rbx, qword [r8 + 10896]  ;   665.3 alu1+agu2   58 dst
        xor rax, qword [r8 + 10912]  ;   665.7 alu2+agu0   58 dst
        mov qword [r9 + 672], rax    ;   666.7 agu1    58 dst
        mov qword [r9 + 656], rbx    ;   666.3 agu2    58 dst
        mov r14, qword [rsp + 1040]  ;   666.7 agu0    43 dst reload
        xor r13, r14                 ;   669.7 alu0    43 dst
        mov r15, r13                 ;   670.7 alu1    43 dst copy
        xor r15, qword [rsp + 1056]  ;   671.7 alu2+agu1   43 dst
        mov rdi, qword [rsp + 984]   ;   668.0 agu2    43 dst reload
        mov rsi, r13                 ;   670.7 alu0    43 dst copy
        mov rdx, r13                 ;   670.7 alu1    43 dst copy
        mov qword [rsp + 1648], r13  ;   670.7 agu0    43 dst spill
        xor rsi, rdi                 ;   671.7 alu2    43 dst
        mov rbx, r13                 ;   670.7 alu0    43 dst copy
        mov r13, r15                 ;   672.7 alu1    43 dst copy
        xor r13, qword [rsp + 1024]  ;   673.7 alu2+agu1   43 dst
        mov rbp, rsi                 ;   672.7 alu0    43 dst copy
        xor rbp, qword [rsp + 1016]  ;   673.7 alu1+agu2   43 dst
        mov rax, rbp                 ;   674.7 alu2    43 dst copy
        mov qword [rsp + 1576], r13  ;   674.7 agu0    43 dst spill
        mov r9, rsi                  ;   672.7 alu0    43 dst copy
        mov rcx, qword [rsp + 1008]  ;   672.3 agu1    43 dst reload
        mov qword [rsp + 1592], rsi  ;   672.7 agu2    43 dst spill
        mov r8, rsi                  ;   673.0 alu1    43 dst copy
        mov rsi, r15                 ;   673.3 alu2    43 dst copy
        xor rax, rcx                 ;   675.7 alu0    43 dst
        mov qword [rsp + 1640], r15  ;   674.0 agu0    43 dst spill
        xor rsi, rax                 ;   676.7 alu1    43 dst
        or r9, r14                   ;   674.7 alu2    43 dst
        xor rbp, r9                  ;   675.7 alu0    43 dst
        and rdx, rsi                 ;   677.7 alu1    43 dst
        mov qword [rsp + 1584], rsi  ;   677.7 agu1    43 dst spill
        mov qword [rsp + 1608], rdx  ;   678.7 agu2    43 dst spill
        mov rdx, rsi                 ;   677.7 alu2    43 dst copy
        mov rsi, rax                 ;   676.7 alu0    43 dst copy
        xor rdx, r14                 ;   678.7 alu1    43 dst
        mov r14, r15                 ;   677.3 alu2    43 dst copy
        mov r15, rax                 ;   677.7 alu0    43 dst copy
        mov qword [rsp + 1656], rax  ;   678.0 agu0    43 dst spill
        mov rax, r13                 ;   678.3 alu1    43 dst copy
        xor rax, r11                 ;   679.3 alu2    43 dst
        xor rsi, rax                 ;   680.3 alu0    43 dst
        xor r11, qword [rsp + 1608]  ;   681.7 alu1+agu1   43 dst
        mov qword [rsp + 1600], rsi  ;   681.3 agu2    43 dst spill
        mov rsi, r13                 ;   680.0 alu2    43 dst copy
        xor rsi, rdi                 ;   681.0 alu0    43 dst
        mov qword [rsp + 1624], rsi  ;   682.0 agu0    43 dst spill
        mov rsi, r13                 ;   681.0 alu1    43 dst copy
        mov r13, rax                 ;   681.3 alu2    43 dst copy
        xor r13, rdx                 ;   682.3 alu0    43 dst
        xor rcx, r13                 ;   683.3 alu1    43 dst
        and rsi, r13                 ;   683.3 alu2    43 dst
        xor r12, rsi                 ;   684.3 alu0    43 dst
        mov rsi, rcx                 ;   684.3 alu1    43 dst copy
        and rsi, qword [rsp + 1600]  ;   685.3 alu2+agu1   43 dst
        xor r11, rsi                 ;   686.3 alu0    43 dst
        mov rsi, rdx                 ;   684.0 alu1    43 dst copy
        xor rsi, rdi                 ;   685.0 alu2    43 dst
        xor r10, rsi                 ;   686.0 alu0    43 dst
        and rsi, rdx                 ;   686.0 alu1    43 dst
        xor r8, rcx                  ;   685.3 alu2    43 dst
        and r15, r10                 ;   687.0 alu0    43 dst
        xor rbx, r10                 ;   687.0 alu1    43 dst
        and r14, rbx                 ;   688.0 alu2    43 dst
        xor r12, rsi                 ;   687.0 alu0    43 dst
        xor rsi, r15                 ;   688.0 alu1    43 dst
        xor r14, r12                 ;   689.0 alu2    43 dst
        mov r15, rax                 ;   687.7 alu0    43 dst copy
        xor r11, rsi                 ;   689.0 alu1    43 dst
        xor r14, qword [rsp + 1608]  ;   690.0 alu2+agu2   43 dst
        mov qword [rsp + 1608], rbx  ;   688.7 agu0    43 dst spill
        xor rbp, rsi                 ;   689.0 alu0    43 dst
        xor r9, r12                  ;   689.3 alu1    43 dst
        mov r12, r8                  ;   689.7 alu2    43 dst copy
        mov rsi, r14                 ;   691.0 alu0    43 dst copy
        and rsi, r11                 ;   692.0 alu1    43 dst
        xor r9, rsi                  ;   693.0 alu2    43 dst
        and r15, qword [rsp + 1624]  ;   691.0 alu0+agu1   43 dst
        xor rbp, r15                 ;   692.0 alu1    43 dst
        mov r15, r11                 ;   691.7 alu2    43 dst copy
        mov qword [rsp + 1616], rdi  ;   692.0 agu2    43 dst spill
        mov rdi, qword [rsp + 1600]  ;   692.3 agu0    43 dst
        xor rdi, qword [rsp + 1040]  ;   695.3 alu0+agu1   43 dst
        and r12, rdi                 ;   696.3 alu1    43 dst
        xor r9, r12                  ;   697.3 alu2    43 dst
        mov r12, qword [rsp + 1640]  ;   693.7 agu2    43 dst reload
        mov rbx, rbp                 ;   694.0 alu0    43 dst copy
        and rbx, r9                  ;   698.3 alu1    43 dst
        xor r14, rbx                 ;   699.3 alu2    43 dst
        xor r11, r9                  ;   698.3 alu0    43 dst
        or rsi, r11                  ;   699.3 alu1    43 dst
        xor rsi, r14                 ;   700.3 alu2    43 dst
        mov r9, qword [rsp + 1592]   ;   696.0 agu0    43 dst reload
        and r9, rsi                  ;   701.3 alu0    43 dst
        mov qword [rsp + 1632], r13  ;   696.7 agu1    43 dst spill
        mov r13, rbp                 ;   697.0 alu1    43 dst copy
        and r13, r14                 ;   700.3 alu2    43 dst
        xor r15, r13                 ;   701.3 alu0    43 dst
        and r14, r15                 ;   702.3 alu1    43 dst
        xor rbp, r14                 ;   703.3 alu2    43 dst
        mov rbx, qword [rsp + 1632]  ;   698.7 agu2    43 dst reload
        mov r14, rbp                 ;   704.3 alu0    43 dst copy
        mov r13, qword [rsp + 1608]  ;   699.3 agu0    43 dst reload
        and r13, rbp                 ;   704.3 alu1    43 dst
        and r12, rbp                 ;   704.3 alu2    43 dst
        mov qword [rsp + 1632], r12  ;   705.3 agu1    58 dst spill
        xor rbp, r15                 ;   704.3 alu0    43 dst
        and rbx, rbp                 ;   705.3 alu1    43 dst
        mov r12, qword [rsp + 1576]  ;   701.3 agu2    43 dst reload
        and r12, rbp                 ;   705.3 alu2    43 dst
        mov rbp, r15                 ;   702.3 alu0    43 dst copy
        or rbp, rsi                  ;   703.3 alu1    43 dst
        xor r11, rbp                 ;   704.3 alu2    43 dst
        and r10, r11                 ;   705.3 alu0    43 dst
        and r8, r15                  ;   703.3 alu1    43 dst
        and rdi, r15                 ;   703.7 alu2    43 dst
        xor r15, rsi                 ;   704.0 alu0    43 dst
        xor r14, r11                 ;   705.3 alu1    43 dst
        and rcx, r15                 ;   705.0 alu2    43 dst
        mov rbp, qword [rsp + 1656]  ;   705.0 agu0    43 dst reload
        and rbp, r11                 ;   708.0 alu0    43 dst
        xor r11, r15                 ;   705.7 alu1    43 dst
        xor rbp, rbx                 ;   709.0 alu2    43 dst
        mov qword [rsp + 1656], rcx  ;   706.3 agu1    43 dst spill
        xor rbx, rdi                 ;   706.7 alu0    58 dst
        xor r10, rcx                 ;   707.0 alu1    43 dst
        xor r9, r10                  ;   708.0 alu2    58 dst
        and rax, r11                 ;   707.7 alu0    43 dst
        and r11, qword [rsp + 1624]  ;   708.0 alu1+agu2   43 dst
        xor r11, qword [rsp + 1656]  ;   709.3 alu2+agu0   58 dst
        xor rdi, rax                 ;   708.7 alu0    43 dst
        xor rdi, rbp                 ;   710.0 alu1    43 dst
        xor r10, rdi                 ;   711.0 alu2    43 dst
        xor rdi, qword [rsp + 336]   ;   711.0 alu0+agu1   58 dst
        mov qword [rsp + 1656], rdi  ;   712.0 agu2    58 dst spill
        mov rdi, qword [rsp + 1584]  ;   710.3 agu0    43 dst reload
        and rdi, r14                 ;   713.3 alu1    43 dst
        xor rax, rdi                 ;   714.3 alu2    43 dst
        mov rdi, qword [rsp + 1616]  ;   711.3 agu1    43 dst reload
        and r15, qword [rsp + 1600]  ;   711.7 alu0+agu2   43 dst
        mov rcx, qword [rsp + 1632]  ;   712.0 agu0    58 dst reload
        xor r12, qword [rsp + 344]   ;   712.3 alu1+agu1   58 dst
        xor rcx, rbp                 ;   715.0 alu2    58 dst
        mov rbp, qword [rsp + 1648]  ;   713.0 agu2    43 dst reload
        and rbp, r14                 ;   716.0 alu0    43 dst
        xor r14, rsi                 ;   713.7 alu1    43 dst
        and rdi, r14                 ;   714.7 alu2    43 dst
        xor rbp, rdi                 ;   717.0 alu0    43 dst
        xor r10, rbp                 ;   718.0 alu1    43 dst
        xor r15, r10                 ;   719.0 alu2    43 dst
        xor rax, r15                 ;   720.0 alu0    43 dst
        xor r9, rdi                  ;   715.7 alu1    58 dst
        and rsi, qword [rsp + 1040]  ;   716.0 alu2+agu0   43 dst
        xor rax, rsi                 ;   721.0 alu0    43 dst
        xor r13, rax                 ;   722.0 alu1    43 dst
        xor r8, r13                  ;   723.0 alu2    43 dst
        xor r9, r8                   ;   724.0 alu0    58 dst
        xor r11, r8                  ;   724.0 alu1    58 dst
        mov r8, qword [rsp + 2616]   ;   718.0 agu1    58 dst reload
        xor rcx, qword [rsp + 392]   ;   718.3 alu2+agu2   58 dst
        xor r10, qword [rsp + 408]   ;   719.0 alu0+agu0   58 dst
        mov qword [r8 + 704], r10    ;   720.0 agu1    58 dst
        mov r10, qword [rsp + 0]     ;   719.3 agu2    58 dst.2 reload
        and rdx, r14                 ;   719.7 alu1    43 dst
        xor r11, qword [r10 + 11000] ;   725.3 alu2+agu0   58 dst
        mov qword [r8 + 760], r11    ;   726.3 agu1    58 dst
        xor r9, qword [r10 + 10968]  ;   725.3 alu0+agu2   58 dst
        mov qword [r8 + 728], r9     ;   726.3 agu0    58 dst
        mov r11, qword [rsp + 1344]  ;   721.3 agu1    43 dst reload
        xor rcx, r15                 ;   721.7 alu1    58 dst
        mov r9, qword [rsp + 1656]   ;   722.0 agu2    58 dst reload
        mov qword [r8 + 712], r9     ;   725.0 agu0    58 dst
        mov r9, qword [rsp + 1368]   ;   722.7 agu1    43 dst
        xor r12, rbp                 ;   723.0 alu2    58 dst
        xor r12, r13                 ;   724.0 alu0    58 dst
        mov qword [r8 + 752], r12    ;   725.0 agu2    58 dst
        xor r9, r11                  ;   725.7 alu1    43 dst
        mov r12, r9                  ;   726.7 alu2    43 dst copy
        xor r12, qword [rsp + 1336]  ;   727.7 alu0+agu0   43 dst
        mov qword [r8 + 744], rcx    ;   725.0 agu1    58 dst
        mov r13, r12                 ;   728.7 alu1    43 dst copy
        mov r14, qword [rsp + 1392]  ;   725.7 agu2    43 dst reload
        xor r13, r14                 ;   729.7 alu2    43 dst
        xor rbx, rdx                 ;   726.3 alu0    58 dst
        mov rdx, r13                 ;   730.7 alu1    43 dst copy
        xor rbx, rsi                 ;   727.3 alu2    58 dst
        mov rdi, qword [rsp + 1288]  ;   727.3 agu0    43 dst reload
        mov rcx, qword [rsp + 1368]  ;   727.7 agu1    43 dst reload
        mov r15, r13                 ;   730.7 alu0    43 dst copy
        xor rax, qword [r10 + 10976] ;   728.3 alu1+agu2   58 dst
        mov qword [r8 + 736], rax    ;   729.3 agu0    58 dst
        xor r15, qword [rsp + 1312]  ;   731.7 alu2+agu1   43 dst
        mov qword [rsp + 1616], r15  ;   732.7 agu2    43 dst spill
        xor rbx, qword [r10 + 10960] ;   729.7 alu0+agu0   58 dst
        mov qword [r8 + 720], rbx    ;   730.7 agu1    58 dst
        mov r8, r15                  ;   732.7 alu1    43 dst copy
        mov qword [rsp + 1656], r13  ;   730.7 agu2    43 dst spill
        mov rsi, r13                 ;   731.0 alu2    43 dst copy
        mov rbx, r13                 ;   731.3 alu0    43 dst copy
        mov r13, r15                 ;   732.7 alu1    43 dst copy
        mov r10, r15                 ;   732.7 alu2    43 dst copy
        xor r8, qword [rsp + 1360]   ;   733.7 alu0+agu0   43 dst
        mov qword [rsp + 1624], r8   ;   734.7 agu1    43 dst spill
        xor rsi, rdi                 ;   733.0 alu1    43 dst
        mov rbp, rsi                 ;   734.0 alu2    43 dst copy
        xor rbp, qword [rsp + 1304]  ;   735.0 alu0+agu2   43 dst
        mov rax, rbp                 ;   736.0 alu1    43 dst copy
        xor rax, rcx                 ;   737.0 alu2    43 dst
        xor r10, rax                 ;   738.0 alu0    43 dst
        mov r15, r10                 ;   739.0 alu1    43 dst copy
        and rdx, r10                 ;   739.0 alu2    43 dst
        xor r15, r14                 ;   740.0 alu0    43 dst
        mov r14, rdx                 ;   740.0 alu1    43 dst copy
        xor r14, r11                 ;   741.0 alu2    43 dst
        mov qword [rsp + 1632], rax  ;   738.0 agu0    43 dst spill
        mov qword [rsp + 1584], r10  ;   739.0 agu1    43 dst spill
        mov r10, r8                  ;   737.3 alu0    43 dst copy
        mov qword [rsp + 1648], rsi  ;   737.7 agu2    43 dst spill
        mov rsi, rax                 ;   738.0 alu1    43 dst copy
        xor r10, rdi                 ;   738.3 alu2    43 dst
        mov qword [rsp + 1600], r10  ;   739.3 agu0    43 dst spill
        xor r11, r8                  ;   739.0 alu0    43 dst
        mov r10, r8                  ;   739.3 alu1    43 dst copy
        mov r8, rax                  ;   739.7 alu2    43 dst copy
        mov rax, r11                 ;   740.0 alu0    43 dst copy
        xor rax, r15                 ;   741.0 alu1    43 dst
        xor rsi, r11                 ;   740.7 alu2    43 dst
        mov qword [rsp + 1640], rsi  ;   741.7 agu1    43 dst spill
        mov qword [rsp + 1608], r11  ;   741.3 agu2    43 dst spill
        xor rcx, rax                 ;   742.0 alu0    43 dst
        mov r11, rcx                 ;   743.0 alu1    43 dst copy
        and r11, rsi                 ;   744.0 alu2    43 dst
        xor r14, r11                 ;   745.0 alu0    43 dst
        mov r11, rsi                 ;   743.0 alu1    43 dst copy
        mov qword [rsp + 1576], rax  ;   743.3 agu0    43 dst spill
        mov rsi, r15                 ;   743.7 alu2    43 dst copy
        xor rsi, rdi                 ;   744.7 alu0    43 dst
        and r10, rax                 ;   744.3 alu1    43 dst
        xor r12, r10                 ;   745.3 alu2    43 dst
        xor r9, rsi                  ;   745.7 alu0    43 dst
        and rsi, r15                 ;   745.7 alu1    43 dst
        and r8, r9                   ;   746.7 alu2    43 dst
        xor r12, rsi                 ;   746.7 alu0    43 dst
        xor r11, qword [rsp + 1392]  ;   746.3 alu1+agu1   43 dst
        xor rbx, r9                  ;   746.7 alu2    43 dst
        mov r10, rcx                 ;   747.0 alu0    43 dst copy
        xor r10, qword [rsp + 1648]  ;   748.0 alu1+agu2   43 dst
        xor rsi, r8                  ;   747.7 alu2    43 dst
        xor r14, rsi                 ;   748.7 alu0    43 dst
        xor rdx, r12                 ;   748.3 alu1    43 dst
        xor rbp, rsi                 ;   748.7 alu2    43 dst
        mov rsi, qword [rsp + 1608]  ;   749.0 agu0    43 dst reload
        and r13, rbx                 ;   749.3 alu0    43 dst
        mov qword [rsp + 1608], rbx  ;   749.7 agu1    43 dst spill
        mov rax, r10                 ;   750.0 alu1    43 dst copy
        mov rbx, qword [rsp + 1648]  ;   750.3 agu2    43 dst
        or rbx, qword [rsp + 1392]   ;   753.3 alu2+agu0   43 dst
        xor rdx, r13                 ;   751.0 alu0    43 dst
        mov r8, rdx                  ;   752.0 alu1    43 dst copy
        and r8, r14                  ;   753.0 alu2    43 dst
        mov r13, qword [rsp + 1600]  ;   752.0 agu1    43 dst
        and r13, rsi                 ;   755.0 alu0    43 dst
        xor rbp, r13                 ;   756.0 alu1    43 dst
        and rax, r11                 ;   753.0 alu2    43 dst
        xor rax, r12                 ;   754.0 alu0    43 dst
        xor rax, r8                  ;   755.0 alu1    43 dst
        mov r12, r14                 ;   754.0 alu2    43 dst copy
        xor rbp, rbx                 ;   757.0 alu0    43 dst
        xor rax, rbx                 ;   756.0 alu1    43 dst
        xor r14, rax                 ;   757.0 alu2    43 dst
        and rax, rbp                 ;   758.0 alu0    43 dst
        mov r13, qword [rsp + 1648]  ;   755.7 agu2    43 dst
        or r8, r14                   ;   758.0 alu1    43 dst
        xor rdx, rax                 ;   759.0 alu2    43 dst
        mov rax, rbp                 ;   758.0 alu0    43 dst copy
        and rax, rdx                 ;   760.0 alu1    43 dst
        xor r12, rax                 ;   761.0 alu2    43 dst
        mov rax, qword [rsp + 1616]  ;   757.7 agu0    43 dst reload
        and r10, r12                 ;   762.0 alu0    43 dst
        xor r8, rdx                  ;   760.0 alu1    43 dst
        and r13, r8                  ;   761.0 alu2    43 dst
        and rdx, r12                 ;   762.0 alu0    43 dst
        xor rbp, rdx                 ;   763.0 alu1    43 dst
        and r11, r12                 ;   762.0 alu2    43 dst
        mov rdx, qword [rsp + 1608]  ;   760.0 agu1    43 dst reload
        and rax, rbp                 ;   764.0 alu0    43 dst
        mov qword [rsp + 1608], rax  ;   765.0 agu2    43 dst spill
        mov rbx, rbp                 ;   764.0 alu1    43 dst copy
        and rdx, rbp                 ;   764.0 alu2    43 dst
        mov rax, qword [rsp + 1576]  ;   761.7 agu0    43 dst reload
        mov qword [rsp + 1576], r13  ;   762.0 agu1    43 dst spill
        xor rbp, r12                 ;   764.0 alu0    43 dst
        mov r13, qword [rsp + 1624]  ;   762.7 agu2    43 dst reload
        and r13, rbp                 ;   765.7 alu1    43 dst
        and rax, rbp                 ;   765.0 alu2    43 dst
        mov rbp, r12                 ;   763.7 alu0    43 dst copy
        or rbp, r8                   ;   764.7 alu1    43 dst
        xor r12, r8                  ;   764.3 alu2    43 dst
        xor r14, rbp                 ;   765.7 alu0    43 dst
        mov rbp, qword [rsp + 1640]  ;   765.0 agu0    43 dst reload
        mov qword [rsp + 1640], r13  ;   766.7 agu1    43 dst spill
        mov r13, qword [rsp + 1632]  ;   765.7 agu2    43 dst reload
        and r13, r14                 ;   768.7 alu1    43 dst
        and rcx, r12                 ;   766.3 alu2    43 dst
        and r9, r14                  ;   766.7 alu0    43 dst
        xor r9, rcx                  ;   767.7 alu1    43 dst
        xor rbx, r14                 ;   767.3 alu2    43 dst
        and rbp, r12                 ;   768.0 alu0    43 dst
        xor r12, r14                 ;   768.0 alu1    43 dst
        and rsi, r12                 ;   769.0 alu2    43 dst
        mov r14, qword [rsp + 1656]  ;   768.7 agu0    43 dst reload
        and r14, rbx                 ;   771.7 alu0    43 dst
        and r12, qword [rsp + 1600]  ;   769.3 alu1+agu1   43 dst
        mov qword [rsp + 1600], rcx  ;   769.7 agu2    43 dst spill
        mov rcx, qword [rsp + 1584]  ;   770.0 agu0    43 dst reload
        and rcx, rbx                 ;   773.0 alu2    43 dst
        xor r13, rax                 ;   770.7 alu0    43 dst
        xor rcx, rsi                 ;   774.0 alu1    43 dst
        xor rsi, r13                 ;   771.7 alu2    43 dst
        xor rbx, r8                  ;   771.7 alu0    43 dst
        and rdi, rbx                 ;   772.7 alu1    43 dst
        xor r14, rdi                 ;   773.7 alu2    43 dst
        xor rsi, r11                 ;   772.7 alu0    43 dst
        and r15, rbx                 ;   773.0 alu1    43 dst
        mov rbx, r14                 ;   774.7 alu2    43 dst copy
        xor rbx, r9                  ;   775.7 alu0    43 dst
        xor rbx, rsi                 ;   776.7 alu1    43 dst
        xor rbp, rbx                 ;   777.7 alu2    43 dst
        and r8, qword [rsp + 1392]   ;   774.7 alu0+agu1   43 dst
        xor r15, r8                  ;   775.7 alu1    58 dst
        xor rcx, r8                  ;   775.7 alu2    43 dst
        mov r8, qword [rsp + 2616]   ;   775.7 agu2    58 dst reload
        xor r15, r11                 ;   776.7 alu0    58 dst
        xor r13, rbp                 ;   778.7 alu1    58 dst
        xor r9, rdi                  ;   776.7 alu2    58 dst
        xor rsi, qword [rsp + 416]   ;   777.0 alu0+agu0   58 dst
        xor r15, rax                 ;   777.7 alu1    58 dst
        mov qword [r8 + 776], rsi    ;   778.0 agu1    58 dst
        xor rcx, rbp                 ;   778.7 alu2    43 dst
        xor rdx, rcx                 ;   779.7 alu0    43 dst
        xor r10, rdx                 ;   780.7 alu1    43 dst
        xor r12, r10                 ;   781.7 alu2    58 dst
        xor r9, r10                  ;   781.7 alu0    58 dst
        mov r10, qword [rsp + 0]     ;   779.7 agu2    58 dst.2 reload
        xor r14, rdx                 ;   780.7 alu1    58 dst
        xor r14, qword [rsp + 1640]  ;   781.7 alu2+agu0   58 dst
        xor r14, qword [rsp + 456]   ;   782.7 alu0+agu1   58 dst
        xor r9, qword [rsp + 1576]   ;   782.7 alu1+agu2   58 dst
        xor r13, qword [rsp + 1608]  ;   781.3 alu2+agu0   58 dst
        xor r13, qword [rsp + 320]   ;   782.3 alu0+agu1   58 dst
        mov qword [r8 + 808], r13    ;   783.3 agu2    58 dst
        xor r12, qword [rsp + 1600]  ;   782.7 alu1+agu0   58 dst
        xor rbx, qword [rsp + 368]   ;   782.7 alu2+agu1   58 dst
        mov qword [r8 + 768], rbx    ;   783.7 agu2    58 dst
        xor r12, qword [r10 + 11064] ;   785.7 alu0+agu0   58 dst
        mov r11, qword [rsp + 608]   ;   783.7 agu1    43 dst reload
        mov qword [r8 + 824], r12    ;   786.7 agu2    58 dst
        xor r9, qword [r10 + 11032]  ;   785.7 alu1+agu0   58 dst
        mov qword [r8 + 792], r9     ;   786.7 agu1    58 dst
        mov r9, qword [rsp + 816]    ;   785.0 agu2    43 dst
        xor r9, r11                  ;   788.0 alu2    43 dst
        mov r12, r9                  ;   789.0 alu0    43 dst copy
        xor r12, qword [rsp + 576]   ;   790.0 alu1+agu0   43 dst
        mov r13, r12                 ;   791.0 alu2    43 dst copy
        mov qword [r8 + 816], r14    ;   786.7 agu1    58 dst
        mov r14, qword [rsp + 568]   ;   787.0 agu2    43 dst reload
        xor r13, r14                 ;   792.0 alu0    43 dst
        xor rcx, qword [r10 + 11040] ;   787.7 alu1+agu0   58 dst
        mov qword [r8 + 800], rcx    ;   788.7 agu1    58 dst
        mov rsi, r13                 ;   793.0 alu2    43 dst copy
        mov rcx, qword [rsp + 816]   ;   788.7 agu2    43 dst reload
        mov rdi, qword [rsp + 728]   ;   789.0 agu0    43 dst reload
        xor rsi, rdi                 ;   794.0 alu0    43 dst
        mov qword [rsp + 1640], rsi  ;   795.0 agu1    43 dst spill
        mov rbp, rsi                 ;   795.0 alu1    43 dst copy
        xor r15, qword [r10 + 11024] ;   790.3 alu2+agu2   58 dst
        mov qword [r8 + 784], r15    ;   791.3 agu0    58 dst
        mov r15, r13                 ;   793.0 alu0    43 dst copy
        xor r15, qword [rsp + 584]   ;   794.0 alu1+agu1   43 dst
        mov rbx, r13                 ;   793.0 alu2    43 dst copy
        mov rdx, r13                 ;   793.0 alu0    43 dst copy
        mov qword [rsp + 1600], r13  ;   793.0 agu2    43 dst spill
        mov r8, rsi                  ;   795.0 alu1    43 dst copy
        mov r13, r15                 ;   795.0 alu2    43 dst copy
        xor rbp, qword [rsp + 624]   ;   796.0 alu0+agu0   43 dst
        mov rax, rbp                 ;   797.0 alu1    43 dst copy
        xor rax, rcx                 ;   798.0 alu2    43 dst
        xor r13, qword [rsp + 696]   ;   796.0 alu0+agu1   43 dst
        mov r10, rsi                 ;   795.0 alu1    43 dst copy
        mov qword [rsp + 1656], rax  ;   799.0 agu2    43 dst spill
        mov rsi, r15                 ;   795.3 alu2    43 dst copy
        xor rsi, rax                 ;   799.0 alu0    43 dst
        or r8, r14                   ;   796.0 alu1    43 dst
        mov qword [rsp + 1584], rsi  ;   800.0 agu0    43 dst spill
        mov qword [rsp + 1576], r15  ;   796.7 agu1    43 dst spill
        and rdx, rsi                 ;   800.0 alu2    43 dst
        mov qword [rsp + 1608], rdx  ;   801.0 agu2    43 dst spill
        mov rdx, rsi                 ;   800.0 alu0    43 dst copy
        mov rsi, rax                 ;   799.0 alu1    43 dst copy
        xor rdx, r14                 ;   801.0 alu2    43 dst
        mov r14, r15                 ;   798.7 alu0    43 dst copy
        mov r15, rax                 ;   799.0 alu1    43 dst copy
        mov rax, r13                 ;   799.3 alu2    43 dst copy
        xor rax, r11                 ;   800.3 alu0    43 dst
        xor rsi, rax                 ;   801.3 alu1    43 dst
        mov qword [rsp + 1632], rsi  ;   802.3 agu0    43 dst spill
        mov rsi, r13                 ;   800.7 alu2    43 dst copy
        xor rsi, rdi                 ;   801.7 alu0    43 dst
        mov qword [rsp + 1624], rsi  ;   802.7 agu1    43 dst spill
        mov rsi, r13                 ;   801.7 alu1    43 dst copy
        mov qword [rsp + 1616], r13  ;   802.0 agu2    43 dst spill
        xor r11, qword [rsp + 1608]  ;   804.0 alu2+agu0   43 dst
        mov r13, rax                 ;   802.7 alu0    43 dst copy
        xor r13, rdx                 ;   803.7 alu1    43 dst
        mov qword [rsp + 1648], r13  ;   804.7 agu1    43 dst spill
        xor rbp, r8                  ;   803.7 alu2    43 dst
        and rsi, r13                 ;   804.7 alu0    43 dst
        xor rcx, r13                 ;   804.7 alu1    43 dst
        xor r12, rsi                 ;   805.7 alu2    43 dst
        mov rsi, rcx                 ;   805.7 alu0    43 dst copy
        and rsi, qword [rsp + 1632]  ;   806.7 alu1+agu2   43 dst
        xor r10, rcx                 ;   805.7 alu2    43 dst
        xor r11, rsi                 ;   807.7 alu0    43 dst
        mov rsi, rdx                 ;   806.3 alu1    43 dst copy
        xor rsi, rdi                 ;   807.3 alu2    43 dst
        xor r9, rsi                  ;   808.3 alu0    43 dst
        xor rbx, r9                  ;   809.3 alu1    43 dst
        and r15, r9                  ;   809.3 alu2    43 dst
        and r14, rbx                 ;   810.3 alu0    43 dst
        and rsi, rdx                 ;   808.3 alu1    43 dst
        xor r12, rsi                 ;   809.3 alu2    43 dst
        xor rsi, r15                 ;   810.3 alu0    43 dst
        mov r15, r10                 ;   809.3 alu1    43 dst copy
        xor r8, r12                  ;   810.3 alu2    43 dst
        xor rbp, rsi                 ;   811.3 alu0    43 dst
        xor r11, rsi                 ;   811.3 alu1    43 dst
        mov rsi, rax                 ;   810.7 alu2    43 dst copy
        and rsi, qword [rsp + 1624]  ;   811.7 alu0+agu0   43 dst
        xor rbp, rsi                 ;   812.7 alu1    43 dst
        mov qword [rsp + 1592], rdi  ;   811.7 agu1    43 dst spill
        mov rdi, qword [rsp + 1632]  ;   812.0 agu2    43 dst
        xor rdi, qword [rsp + 568]   ;   815.0 alu2+agu0   43 dst
        mov rsi, r11                 ;   812.7 alu0    43 dst copy
        and r15, rdi                 ;   816.0 alu1    43 dst
        mov r13, rbp                 ;   813.7 alu2    43 dst copy
        xor r14, r12                 ;   813.7 alu0    43 dst
        xor r14, qword [rsp + 1608]  ;   814.7 alu1+agu1   43 dst
        mov r12, r11                 ;   814.3 alu2    43 dst copy
        and rsi, r14                 ;   815.7 alu0    43 dst
        xor r8, rsi                  ;   816.7 alu1    43 dst
        xor r8, r15                  ;   817.7 alu2    43 dst
        xor r11, r8                  ;   818.7 alu0    43 dst
        or rsi, r11                  ;   819.7 alu1    43 dst
        mov qword [rsp + 1608], rbx  ;   816.3 agu2    43 dst spill
        mov rbx, rbp                 ;   816.7 alu2    43 dst copy
        and rbx, r8                  ;   818.7 alu0    43 dst
        xor r14, rbx                 ;   819.7 alu1    43 dst
        and rbp, r14                 ;   820.7 alu2    43 dst
        mov r15, qword [rsp + 1576]  ;   818.0 agu0    43 dst reload
        xor r12, rbp                 ;   821.7 alu0    43 dst
        and r10, r12                 ;   822.7 alu1    43 dst
        mov r8, r12                  ;   822.7 alu2    43 dst copy
        xor rsi, r14                 ;   820.7 alu0    43 dst
        and r14, r12                 ;   822.7 alu1    43 dst
        mov rbx, r12                 ;   822.7 alu2    43 dst copy
        or r8, rsi                   ;   823.7 alu0    43 dst
        xor r11, r8                  ;   824.7 alu1    43 dst
        mov rbp, qword [rsp + 1608]  ;   821.0 agu1    43 dst reload
        xor r13, r14                 ;   823.7 alu2    43 dst
        and r15, r13                 ;   824.7 alu0    43 dst
        and rdi, r12                 ;   822.7 alu1    43 dst
        xor r12, r13                 ;   824.7 alu2    43 dst
        mov r14, qword [rsp + 1640]  ;   822.7 agu2    43 dst reload
        and r14, rsi                 ;   825.7 alu0    43 dst
        and rbp, r13                 ;   824.7 alu1    43 dst
        xor rbx, rsi                 ;   823.7 alu2    43 dst
        and rcx, rbx                 ;   824.7 alu0    43 dst
        mov r8, qword [rsp + 1656]   ;   824.3 agu0    43 dst reload
        and r9, r11                  ;   825.7 alu1    43 dst
        xor r9, rcx                  ;   826.7 alu2    43 dst
        and r8, r11                  ;   827.3 alu0    43 dst
        xor r13, r11                 ;   825.7 alu1    43 dst
        xor r11, rbx                 ;   826.0 alu2    43 dst
        and rax, r11                 ;   827.0 alu0    43 dst
        and r11, qword [rsp + 1624]  ;   827.0 alu1+agu1   43 dst
        xor rcx, r11                 ;   828.0 alu2    58 dst
        mov r11, qword [rsp + 1648]  ;   827.3 agu2    43 dst reload
        mov qword [rsp + 1648], rcx  ;   829.0 agu0    58 dst spill
        mov rcx, qword [rsp + 1616]  ;   828.0 agu1    43 dst reload
        and rcx, r12                 ;   831.0 alu0    43 dst
        and r11, r12                 ;   830.3 alu1    43 dst
        xor r8, r11                  ;   831.3 alu2    43 dst
        xor r14, r9                  ;   829.3 alu0    58 dst
        xor r15, r8                  ;   832.3 alu1    58 dst
        xor r11, rdi                 ;   831.3 alu2    58 dst
        xor rdi, rax                 ;   830.3 alu0    43 dst
        xor rdi, r8                  ;   832.3 alu1    43 dst
        xor r9, rdi                  ;   833.3 alu2    43 dst
        mov r8, qword [rsp + 1584]   ;   831.3 agu2    43 dst reload
        and r8, r13                  ;   834.3 alu0    43 dst
        xor rax, r8                  ;   835.3 alu1    43 dst
        mov r8, qword [rsp + 1592]   ;   832.3 agu0    43 dst reload
        and rbx, qword [rsp + 1632]  ;   832.7 alu2+agu1   43 dst
        mov r12, qword [rsp + 1600]  ;   833.0 agu2    43 dst reload
        and r12, r13                 ;   836.0 alu0    43 dst
        xor r13, rsi                 ;   833.7 alu1    43 dst
        and r8, r13                  ;   835.3 alu2    43 dst
        xor r14, r8                  ;   836.3 alu0    58 dst
        and rsi, qword [rsp + 568]   ;   834.7 alu1+agu0   43 dst
        xor r12, r8                  ;   837.0 alu2    43 dst
        xor r9, r12                  ;   838.0 alu0    43 dst
        xor rbx, r9                  ;   839.0 alu1    43 dst
        xor rax, rbx                 ;   840.0 alu2    43 dst
        xor rax, rsi                 ;   841.0 alu0    43 dst
        xor rbp, rax                 ;   842.0 alu1    43 dst
        xor r10, rbp                 ;   843.0 alu2    43 dst
        mov r8, qword [rsp + 1648]   ;   837.3 agu1    58 dst reload
        xor r14, r10                 ;   844.0 alu0    58 dst
        xor r8, r10                  ;   844.0 alu1    58 dst
        mov r10, qword [rsp + 2616]  ;   838.3 agu2    58 dst reload
        xor r9, qword [rsp + 496]    ;   839.0 alu2+agu0   58 dst
        mov qword [r10 + 832], r9    ;   840.0 agu1    58 dst
        mov r9, qword [rsp + 0]      ;   839.3 agu2    58 dst.2 reload
        and rdx, r13                 ;   839.7 alu0    43 dst
        xor r11, rdx                 ;   840.7 alu1    58 dst
        xor rcx, r12                 ;   840.3 alu2    58 dst
        xor rcx, rbp                 ;   843.0 alu0    58 dst
        xor rcx, qword [rsp + 480]   ;   844.0 alu1+agu0   58 dst
        xor r11, rsi                 ;   841.7 alu2    58 dst
        xor r8, qword [r9 + 11128]   ;   845.3 alu0+agu1   58 dst
        xor r11, qword [r9 + 11088]  ;   845.3 alu1+agu2   58 dst
        mov qword [r10 + 848], r11   ;   846.3 agu0    58 dst
        mov qword [r10 + 888], r8    ;   846.3 agu1    58 dst
        mov r11, qword [rsp + 960]   ;   843.0 agu2    43 dst reload
        mov r8, qword [rsp + 944]    ;   843.3 agu0    43 dst
        xor r8, r11                  ;   846.3 alu2    43 dst
        mov r12, r8                  ;   847.3 alu0    43 dst copy
        xor rdi, qword [rsp + 168]   ;   844.3 alu1+agu1   58 dst
        xor r15, rbx                 ;   844.7 alu2    58 dst
        xor r14, qword [r9 + 11096]  ;   845.3 alu0+agu2   58 dst
        xor r15, qword [rsp + 400]   ;   845.7 alu1+agu0   58 dst
        mov qword [r10 + 872], r15   ;   846.7 agu1    58 dst
        mov qword [r10 + 840], rdi   ;   846.0 agu2    58 dst
        mov qword [r10 + 856], r14   ;   846.3 agu0    58 dst
        xor r12, qword [rsp + 912]   ;   848.3 alu2+agu1   43 dst
        mov r13, r12                 ;   849.3 alu0    43 dst copy
        xor rax, qword [r9 + 11104]  ;   847.3 alu1+agu2   58 dst
        mov qword [r10 + 864], rax   ;   848.3 agu0    58 dst
        mov r14, qword [rsp + 1000]  ;   848.0 agu1    43 dst reload
        xor r13, r14                 ;   851.0 alu2    43 dst
        mov rdx, r13                 ;   852.0 alu0    43 dst copy
        mov rsi, r13                 ;   852.0 alu1    43 dst copy
        mov r15, r13                 ;   852.0 alu2    43 dst copy
        mov rdi, qword [rsp + 952]   ;   849.7 agu2    43 dst reload
        xor rsi, rdi                 ;   853.0 alu0    43 dst
        mov rbx, r13                 ;   852.0 alu1    43 dst copy
        xor r15, qword [rsp + 936]   ;   853.0 alu2+agu0   43 dst
        mov qword [rsp + 1648], r13  ;   852.0 agu1    43 dst spill
        mov qword [rsp + 1600], r15  ;   854.0 agu2    43 dst spill
        mov rbp, rsi                 ;   854.0 alu0    43 dst copy
        xor rbp, qword [rsp + 888]   ;   855.0 alu1+agu0   43 dst
        mov rax, rbp                 ;   856.0 alu2    43 dst copy
        mov qword [r10 + 880], rcx   ;   852.7 agu1    58 dst
        mov rcx, qword [rsp + 944]   ;   853.0 agu2    43 dst reload
        mov r9, rsi                  ;   854.0 alu0    43 dst copy
        xor rax, rcx                 ;   857.0 alu1    43 dst
        mov qword [rsp + 1592], rsi  ;   854.0 agu0    43 dst spill
        mov r10, rsi                 ;   854.3 alu2    43 dst copy
        or r10, r14                  ;   855.3 alu0    43 dst
        mov rsi, r15                 ;   855.0 alu1    43 dst copy
        xor rsi, rax                 ;   858.0 alu2    43 dst
        and rdx, rsi                 ;   859.0 alu0    43 dst
        mov qword [rsp + 1584], rdx  ;   860.0 agu1    43 dst spill
        mov qword [rsp + 1632], rax  ;   858.0 agu2    43 dst spill
        mov rdx, rsi                 ;   859.0 alu1    43 dst copy
        xor rdx, r14                 ;   860.0 alu2    43 dst
        mov r13, r15                 ;   857.3 alu0    43 dst copy
        mov qword [rsp + 1616], rsi  ;   859.0 agu0    43 dst spill
        xor r13, qword [rsp + 968]   ;   858.3 alu1+agu1   43 dst
        mov r14, r15                 ;   858.3 alu2    43 dst copy
        mov r15, rax                 ;   858.7 alu0    43 dst copy
        mov rsi, rax                 ;   859.0 alu1    43 dst copy
        mov rax, r13                 ;   859.3 alu2    43 dst copy
        xor rax, r11                 ;   860.3 alu0    43 dst
        xor rsi, rax                 ;   861.3 alu1    43 dst
        mov qword [rsp + 1624], rsi  ;   862.3 agu2    43 dst spill
        mov rsi, r13                 ;   860.7 alu2    43 dst copy
        xor rbp, r10                 ;   861.0 alu0    43 dst
        xor rsi, rdi                 ;   861.7 alu1    43 dst
        mov qword [rsp + 1576], r13  ;   861.7 agu0    43 dst spill
        mov qword [rsp + 1608], rsi  ;   862.7 agu1    43 dst spill
        mov rsi, r13                 ;   862.3 alu2    43 dst copy
        xor r11, qword [rsp + 1584]  ;   863.0 alu0+agu2   43 dst
        mov r13, rax                 ;   863.0 alu1    43 dst copy
        xor r13, rdx                 ;   864.0 alu2    43 dst
        xor rcx, r13                 ;   865.0 alu0    43 dst
        and rsi, r13                 ;   865.0 alu1    43 dst
        xor r12, rsi                 ;   866.0 alu2    43 dst
        mov rsi, rcx                 ;   866.0 alu0    43 dst copy
        and rsi, qword [rsp + 1624]  ;   867.0 alu1+agu0   43 dst
        xor r11, rsi                 ;   868.0 alu2    43 dst
        mov rsi, rdx                 ;   865.7 alu0    43 dst copy
        xor rsi, rdi                 ;   866.7 alu1    43 dst
        xor r8, rsi                  ;   867.7 alu2    43 dst
        and rsi, rdx                 ;   867.7 alu0    43 dst
        xor r12, rsi                 ;   868.7 alu1    43 dst
        and r15, r8                  ;   868.7 alu2    43 dst
        xor rsi, r15                 ;   869.7 alu0    43 dst
        xor rbp, rsi                 ;   870.7 alu1    43 dst
        xor rbx, r8                  ;   868.7 alu2    43 dst
        and r14, rbx                 ;   869.7 alu0    43 dst
        xor r14, r12                 ;   870.7 alu1    43 dst
        xor r9, rcx                  ;   869.3 alu2    43 dst
        mov r15, rax                 ;   869.7 alu0    43 dst copy
        mov qword [rsp + 1656], rdi  ;   870.0 agu1    43 dst spill
        mov rdi, qword [rsp + 1624]  ;   870.3 agu2    43 dst
        xor r11, rsi                 ;   870.7 alu1    43 dst
        xor r14, qword [rsp + 1584]  ;   871.7 alu2+agu0   43 dst
        mov rsi, r14                 ;   872.7 alu0    43 dst copy
        and rsi, r11                 ;   873.7 alu1    43 dst
        mov qword [rsp + 1584], rbx  ;   872.0 agu1    43 dst spill
        and r15, qword [rsp + 1608]  ;   872.3 alu2+agu2   43 dst
        xor rdi, qword [rsp + 1000]  ;   873.3 alu0+agu0   43 dst
        xor r10, r12                 ;   873.0 alu1    43 dst
        mov r12, r9                  ;   873.3 alu2    43 dst copy
        xor r10, rsi                 ;   874.7 alu0    43 dst
        mov qword [rsp + 1640], r13  ;   874.0 agu1    43 dst spill
        and r12, rdi                 ;   874.3 alu1    43 dst
        xor r10, r12                 ;   875.7 alu2    43 dst
        xor rbp, r15                 ;   875.0 alu0    43 dst
        mov rbx, rbp                 ;   876.0 alu1    43 dst copy
        and rbx, r10                 ;   877.0 alu2    43 dst
        mov r15, r11                 ;   876.0 alu0    43 dst copy
        xor r11, r10                 ;   876.7 alu1    43 dst
        xor r14, rbx                 ;   878.0 alu2    43 dst
        mov r13, rbp                 ;   877.0 alu0    43 dst copy
        and r13, r14                 ;   879.0 alu1    43 dst
        xor r15, r13                 ;   880.0 alu2    43 dst
        or rsi, r11                  ;   878.0 alu0    43 dst
        xor rsi, r14                 ;   879.0 alu1    43 dst
        and r14, r15                 ;   881.0 alu2    43 dst
        mov rbx, qword [rsp + 1640]  ;   879.0 agu2    43 dst reload
        mov r13, qword [rsp + 1584]  ;   879.3 agu0    43 dst reload
        xor rbp, r14                 ;   882.0 alu0    43 dst
        and r13, rbp                 ;   883.0 alu1    43 dst
        and r9, r15                  ;   881.0 alu2    43 dst
        mov r10, qword [rsp + 1592]  ;   880.7 agu1    43 dst reload
        mov r14, rbp                 ;   883.0 alu0    43 dst copy
        mov r12, qword [rsp + 1600]  ;   881.3 agu2    43 dst reload
        and r12, rbp                 ;   884.3 alu1    43 dst
        xor rbp, r15                 ;   883.0 alu2    43 dst
        and rbx, rbp                 ;   884.0 alu0    43 dst
        mov qword [rsp + 1640], r12  ;   885.3 agu0    43 dst spill
        mov r12, qword [rsp + 1576]  ;   883.0 agu1    43 dst reload
        and rdi, r15                 ;   883.3 alu1    43 dst
        and r10, rsi                 ;   883.7 alu2    43 dst
        and r12, rbp                 ;   886.0 alu0    43 dst
        mov rbp, r15                 ;   884.3 alu1    43 dst copy
        or rbp, rsi                  ;   885.3 alu2    43 dst
        xor r11, rbp                 ;   886.3 alu0    43 dst
        mov rbp, qword [rsp + 1632]  ;   885.3 agu2    43 dst reload
        and rbp, r11                 ;   888.3 alu1    43 dst
        xor r15, rsi                 ;   886.0 alu2    43 dst
        and rcx, r15                 ;   887.0 alu0    43 dst
        and r8, r11                  ;   887.3 alu1    43 dst
        xor r8, rcx                  ;   888.3 alu2    43 dst
        xor rbp, rbx                 ;   889.3 alu0    43 dst
        xor rbx, rdi                 ;   887.7 alu1    58 dst
        xor r14, r11                 ;   888.0 alu2    43 dst
        xor r11, r15                 ;   888.3 alu0    43 dst
        and rax, r11                 ;   889.3 alu1    43 dst
        and r11, qword [rsp + 1608]  ;   889.3 alu2+agu0   43 dst
        xor rcx, r11                 ;   890.3 alu0    58 dst
        mov r11, qword [rsp + 1648]  ;   889.7 agu1    43 dst reload
        xor rdi, rax                 ;   890.3 alu1    43 dst
        xor rdi, rbp                 ;   891.3 alu2    43 dst
        mov qword [rsp + 1648], rcx  ;   891.3 agu2    58 dst spill
        mov rcx, qword [rsp + 1616]  ;   891.0 agu0    43 dst reload
        and rcx, r14                 ;   894.0 alu0    43 dst
        and r11, r14                 ;   892.7 alu1    43 dst
        xor rax, rcx                 ;   895.0 alu2    43 dst
        mov rcx, qword [rsp + 1656]  ;   892.3 agu1    43 dst reload
        xor r14, rsi                 ;   892.7 alu0    43 dst
        and rcx, r14                 ;   895.3 alu1    43 dst
        xor r10, r8                  ;   893.3 alu2    58 dst
        xor r8, rdi                  ;   893.7 alu0    43 dst
        and r15, qword [rsp + 1624]  ;   894.0 alu1+agu2   43 dst
        and rsi, qword [rsp + 1000]  ;   894.3 alu2+agu0   43 dst
        xor r11, rcx                 ;   896.3 alu0    43 dst
        xor r8, r11                  ;   897.3 alu1    43 dst
        xor r15, r8                  ;   898.3 alu2    43 dst
        xor rax, r15                 ;   899.3 alu0    43 dst
        xor rax, rsi                 ;   900.3 alu1    43 dst
        xor r13, rax                 ;   901.3 alu2    43 dst
        xor r12, r11                 ;   897.3 alu0    58 dst
        xor r12, r13                 ;   902.3 alu1    58 dst
        xor r9, r13                  ;   902.3 alu2    43 dst
        xor r8, qword [rsp + 472]    ;   898.3 alu0+agu1   58 dst
        mov r11, qword [rsp + 1648]  ;   898.0 agu2    58 dst reload
        xor r11, r9                  ;   903.3 alu1    58 dst
        xor rbp, r15                 ;   899.3 alu2    58 dst
        xor r12, qword [rsp + 440]   ;   903.3 alu0+agu0   58 dst
        xor r10, rcx                 ;   899.3 alu1    58 dst
        xor r10, r9                  ;   903.3 alu2    58 dst
        mov r9, qword [rsp + 2616]   ;   900.0 agu1    58 dst reload
        xor rdi, qword [rsp + 432]   ;   900.3 alu0+agu2   58 dst
        mov qword [r9 + 904], rdi    ;   901.3 agu0    58 dst
        mov qword [r9 + 896], r8     ;   901.0 agu1    58 dst
        mov r8, qword [rsp + 0]      ;   901.3 agu2    58 dst.2 reload
        xor rax, qword [r8 + 11168]  ;   907.3 alu1+agu0   58 dst
        xor r11, qword [r8 + 11192]  ;   907.3 alu2+agu1   58 dst
        mov rcx, qword [rsp + 1216]  ;   902.3 agu2    43 dst reload
        mov qword [r9 + 952], r11    ;   908.3 agu0    58 dst
        and rdx, r14                 ;   903.0 alu0    43 dst
        xor rbx, rdx                 ;   904.0 alu1    58 dst
        mov r11, qword [rsp + 1280]  ;   903.7 agu1    43 dst reload
        xor rbx, rsi                 ;   905.0 alu2    58 dst
        xor r10, qword [r8 + 11160]  ;   907.3 alu0+agu2   58 dst
        mov qword [r9 + 920], r10    ;   908.3 agu0    58 dst
        mov r10, qword [rsp + 1216]  ;   905.0 agu1    43 dst
        xor r10, r11                 ;   908.0 alu1    43 dst
        mov qword [r9 + 944], r12    ;   905.7 agu2    58 dst
        xor rbp, qword [rsp + 1640]  ;   906.0 alu2+agu0   58 dst
        xor rbp, qword [rsp + 520]   ;   907.0 alu0+agu1   58 dst
        mov r12, r10                 ;   909.0 alu1    43 dst copy
        xor r12, qword [rsp + 1240]  ;   910.0 alu2+agu2   43 dst
        mov r13, r12                 ;   911.0 alu0    43 dst copy
        mov qword [r9 + 928], rax    ;   908.3 agu0    58 dst
        mov r14, qword [rsp + 1320]  ;   908.0 agu1    43 dst reload
        xor r13, r14                 ;   912.0 alu1    43 dst
        xor rbx, qword [r8 + 11152]  ;   908.7 alu2+agu2   58 dst
        mov qword [r9 + 912], rbx    ;   909.7 agu0    58 dst
        mov rsi, r13                 ;   913.0 alu0    43 dst copy
        mov qword [r9 + 936], rbp    ;   909.7 agu1    58 dst
        mov rdi, qword [rsp + 1264]  ;   910.0 agu2    43 dst reload
        xor rsi, rdi                 ;   914.0 alu1    43 dst
        mov r9, rsi                  ;   915.0 alu2    43 dst copy
        mov r15, r13                 ;   913.0 alu0    43 dst copy
        mov qword [rsp + 1648], rsi  ;   915.0 agu0    43 dst spill
        xor r15, qword [rsp + 1296]  ;   914.0 alu1+agu1   43 dst
        mov qword [rsp + 1640], r13  ;   913.0 agu2    43 dst spill
        mov rdx, r13                 ;   913.0 alu2    43 dst copy
        mov rbp, rsi                 ;   915.0 alu0    43 dst copy
        xor rbp, qword [rsp + 1272]  ;   916.0 alu1+agu0   43 dst
        mov rax, rbp                 ;   917.0 alu2    43 dst copy
        xor rax, rcx                 ;   918.0 alu0    43 dst
        mov r8, rsi                  ;   915.0 alu1    43 dst copy
        mov rsi, r15                 ;   915.0 alu2    43 dst copy
        xor rsi, rax                 ;   919.0 alu0    43 dst
        and rdx, rsi                 ;   920.0 alu1    43 dst
        mov qword [rsp + 1656], rdx  ;   921.0 agu1    43 dst spill
        mov qword [rsp + 1624], rsi  ;   920.0 agu2    43 dst spill
        or r9, r14                   ;   916.0 alu2    43 dst
        mov rdx, rsi                 ;   920.0 alu0    43 dst copy
        xor rdx, r14                 ;   921.0 alu1    43 dst
        mov r14, r15                 ;   917.0 alu2    43 dst copy
        mov rbx, r13                 ;   917.3 alu0    43 dst copy
        mov r13, r15                 ;   917.7 alu1    43 dst copy
        mov rsi, rax                 ;   919.0 alu2    43 dst copy
        xor r13, qword [rsp + 1248]  ;   918.7 alu0+agu0   43 dst
        mov qword [rsp + 1608], rax  ;   919.0 agu1    43 dst spill
        mov qword [rsp + 1584], r13  ;   919.7 agu2    43 dst spill
        xor rbp, r9                  ;   919.3 alu1    43 dst
        mov qword [rsp + 1592], rdi  ;   919.7 agu0    43 dst spill
        mov qword [rsp + 1616], r15  ;   920.0 agu1    43 dst spill
        mov r15, rax                 ;   920.3 alu2    43 dst copy
        mov rax, r13                 ;   920.7 alu0    43 dst copy
        xor rax, r11                 ;   921.7 alu1    43 dst
        xor r11, qword [rsp + 1656]  ;   924.0 alu2+agu2   43 dst
        xor rsi, rax                 ;   922.7 alu0    43 dst
        mov qword [rsp + 1632], rsi  ;   923.7 agu0    43 dst spill
        mov rsi, r13                 ;   922.3 alu1    43 dst copy
        xor rsi, rdi                 ;   923.3 alu2    43 dst
        mov qword [rsp + 1576], rsi  ;   924.3 agu1    43 dst spill
        mov rsi, r13                 ;   923.3 alu0    43 dst copy
        mov r13, rax                 ;   923.7 alu1    43 dst copy
        xor r13, rdx                 ;   924.7 alu2    43 dst
        xor rcx, r13                 ;   925.7 alu0    43 dst
        and rsi, r13                 ;   925.7 alu1    43 dst
        xor r12, rsi                 ;   926.7 alu2    43 dst
        mov rsi, rcx                 ;   926.7 alu0    43 dst copy
        and rsi, qword [rsp + 1632]  ;   927.7 alu1+agu2   43 dst
        xor r11, rsi                 ;   928.7 alu2    43 dst
        mov rsi, rdx                 ;   926.3 alu0    43 dst copy
        xor rsi, rdi                 ;   927.3 alu1    43 dst
        xor r10, rsi                 ;   928.3 alu2    43 dst
        and r15, r10                 ;   929.3 alu0    43 dst
        and rsi, rdx                 ;   928.3 alu1    43 dst
        xor rbx, r10                 ;   929.3 alu2    43 dst
        xor r8, rcx                  ;   928.3 alu0    43 dst
        mov rdi, qword [rsp + 1632]  ;   928.7 agu0    43 dst
        and r14, rbx                 ;   930.3 alu1    43 dst
        xor rdi, qword [rsp + 1320]  ;   931.7 alu2+agu1   43 dst
        xor r12, rsi                 ;   929.7 alu0    43 dst
        xor rsi, r15                 ;   930.3 alu1    43 dst
        xor rbp, rsi                 ;   931.3 alu2    43 dst
        mov r15, rax                 ;   930.7 alu0    43 dst copy
        and r15, qword [rsp + 1576]  ;   931.7 alu1+agu2   43 dst
        xor r9, r12                  ;   931.3 alu2    43 dst
        xor r11, rsi                 ;   931.7 alu0    43 dst
        xor r14, r12                 ;   932.0 alu1    43 dst
        xor r14, qword [rsp + 1656]  ;   933.0 alu2+agu0   43 dst
        mov qword [rsp + 1656], rbx  ;   932.7 agu1    43 dst spill
        mov r12, r8                  ;   933.0 alu0    43 dst copy
        and r12, rdi                 ;   934.0 alu1    43 dst
        mov rsi, r14                 ;   934.0 alu2    43 dst copy
        and rsi, r11                 ;   935.0 alu0    43 dst
        mov qword [rsp + 1600], r13  ;   934.3 agu2    43 dst spill
        xor rbp, r15                 ;   934.7 alu1    43 dst
        mov r15, r11                 ;   935.0 alu2    43 dst copy
        xor r9, rsi                  ;   936.0 alu0    43 dst
        xor r9, r12                  ;   937.0 alu1    43 dst
        mov r13, rbp                 ;   936.0 alu2    43 dst copy
        mov rbx, rbp                 ;   936.3 alu0    43 dst copy
        and rbx, r9                  ;   938.0 alu1    43 dst
        xor r14, rbx                 ;   939.0 alu2    43 dst
        and r13, r14                 ;   940.0 alu0    43 dst
        xor r15, r13                 ;   941.0 alu1    43 dst
        mov r13, qword [rsp + 1656]  ;   938.0 agu0    43 dst reload
        mov r12, qword [rsp + 1616]  ;   938.3 agu1    43 dst reload
        xor r11, r9                  ;   938.7 alu2    43 dst
        or rsi, r11                  ;   939.7 alu0    43 dst
        xor rsi, r14                 ;   940.7 alu1    43 dst
        and r14, r15                 ;   942.0 alu2    43 dst
        mov rbx, qword [rsp + 1600]  ;   940.0 agu2    43 dst reload
        xor rbp, r14                 ;   943.0 alu0    43 dst
        and r12, rbp                 ;   944.0 alu1    43 dst
        and r13, rbp                 ;   944.0 alu2    43 dst
        mov qword [rsp + 1600], r12  ;   945.0 agu0    58 dst spill
        mov r12, qword [rsp + 1584]  ;   941.7 agu1    43 dst reload
        mov r9, qword [rsp + 1648]   ;   942.0 agu2    43 dst reload
        mov r14, rbp                 ;   944.0 alu0    43 dst copy
        xor rbp, r15                 ;   944.0 alu1    43 dst
        and rbx, rbp                 ;   945.0 alu2    43 dst
        and r12, rbp                 ;   945.0 alu0    43 dst
        and r8, r15                  ;   943.7 alu1    43 dst
        mov rbp, r15                 ;   944.0 alu2    43 dst copy
        or rbp, rsi                  ;   945.0 alu0    43 dst
        xor r11, rbp                 ;   946.0 alu1    43 dst
        and r10, r11                 ;   947.0 alu2    43 dst
        and rdi, r15                 ;   945.3 alu0    43 dst
        xor r15, rsi                 ;   945.7 alu1    43 dst
        mov rbp, qword [rsp + 1608]  ;   946.0 agu0    43 dst reload
        and rbp, r11                 ;   949.0 alu2    43 dst
        xor r14, r11                 ;   947.0 alu0    43 dst
        xor r11, r15                 ;   947.0 alu1    43 dst
        and rax, r11                 ;   948.0 alu2    43 dst
        xor rbp, rbx                 ;   950.0 alu0    43 dst
        and rcx, r15                 ;   948.0 alu1    43 dst
        and r9, rsi                  ;   948.3 alu2    43 dst
        xor r10, rcx                 ;   949.0 alu0    43 dst
        xor r9, r10                  ;   950.0 alu1    58 dst
        mov qword [rsp + 1608], rcx  ;   949.3 agu1    43 dst spill
        mov rcx, qword [rsp + 1600]  ;   949.7 agu2    58 dst reload
        xor rbx, rdi                 ;   950.0 alu2    58 dst
        xor rdi, rax                 ;   950.3 alu0    43 dst
        xor rdi, rbp                 ;   951.3 alu1    43 dst
        xor r10, rdi                 ;   952.3 alu2    43 dst
        xor rcx, rbp                 ;   952.7 alu0    58 dst
        mov rbp, qword [rsp + 1640]  ;   951.7 agu0    43 dst reload
        and rbp, r14                 ;   954.7 alu1    43 dst
        and r11, qword [rsp + 1576]  ;   952.3 alu2+agu1   43 dst
        xor r11, qword [rsp + 1608]  ;   953.3 alu0+agu2   58 dst
        xor rdi, qword [rsp + 488]   ;   953.0 alu1+agu0   58 dst
        mov qword [rsp + 1608], rdi  ;   954.0 agu1    58 dst spill
        mov rdi, qword [rsp + 1624]  ;   953.7 agu2    43 dst reload
        and rdi, r14                 ;   956.7 alu2    43 dst
        xor r14, rsi                 ;   954.3 alu0    43 dst
        xor rax, rdi                 ;   957.7 alu1    43 dst
        mov rdi, qword [rsp + 1592]  ;   955.0 agu0    43 dst reload
        and rdi, r14                 ;   958.0 alu2    43 dst
        xor rbp, rdi                 ;   959.0 alu0    43 dst
        and r15, qword [rsp + 1632]  ;   956.0 alu1+agu1   43 dst
        xor r12, qword [rsp + 528]   ;   956.3 alu2+agu2   58 dst
        xor r12, rbp                 ;   960.0 alu0    58 dst
        and rsi, qword [rsp + 1320]  ;   957.0 alu1+agu0   43 dst
        xor r10, rbp                 ;   960.0 alu2    43 dst
        xor r15, r10                 ;   961.0 alu0    43 dst
        xor rcx, qword [rsp + 424]   ;   958.0 alu1+agu1   58 dst
        and rdx, r14                 ;   958.3 alu2    43 dst
        xor rbx, rdx                 ;   959.3 alu0    58 dst
        xor rcx, r15                 ;   962.0 alu1    58 dst
        xor rax, r15                 ;   962.0 alu2    43 dst
        xor rax, rsi                 ;   963.0 alu0    43 dst
        xor r10, qword [rsp + 464]   ;   961.0 alu1+agu2   58 dst
        xor r13, rax                 ;   964.0 alu2    43 dst
        xor r8, r13                  ;   965.0 alu0    43 dst
        xor r11, r8                  ;   966.0 alu1    58 dst
        xor r9, rdi                  ;   961.3 alu2    58 dst
        xor r9, r8                   ;   966.0 alu0    58 dst
        mov r8, qword [rsp + 2616]   ;   962.0 agu0    58 dst reload
        xor r12, r13                 ;   965.0 alu1    58 dst
        mov qword [r8 + 960], r10    ;   962.7 agu1    58 dst
        mov qword [r8 + 1000], rcx   ;   963.0 agu2    58 dst
        mov r10, qword [rsp + 0]     ;   963.3 agu0    58 dst.2 reload
        xor r9, qword [r10 + 11224]  ;   969.3 alu2+agu1   58 dst
        xor rbx, rsi                 ;   964.0 alu0    58 dst
        xor r11, qword [r10 + 11256] ;   969.3 alu1+agu2   58 dst
        mov qword [r8 + 1016], r11   ;   970.3 agu0    58 dst
        xor rax, qword [r10 + 11232] ;   969.3 alu2+agu1   58 dst
        mov qword [r8 + 984], r9     ;   970.3 agu2    58 dst
        mov r9, qword [rsp + 1608]   ;   965.7 agu0    58 dst reload
        mov qword [r8 + 1008], r12   ;   966.0 agu1    58 dst
        xor rbx, qword [r10 + 11216] ;   969.3 alu0+agu2   58 dst
        mov qword [r8 + 976], rbx    ;   970.3 agu0    58 dst
        mov qword [r8 + 968], r9     ;   968.7 agu1    58 dst
        mov qword [r8 + 992], rax    ;   970.3 agu2    58 dst
        add r8, 0x400                ;   967.7 alu1   117 blocks
        mov qword [rsp + 2616], r8   ;   968.7 agu0   117 blocks
        mov r8, qword [rsp + 504]    ;   968.3 agu1   117 blocks
        add r8, 0x400                ;   971.3 alu2   117 blocks
        mov qword [rsp + 504], r8    ;   972.3 agu2   117 blocks
        cmp r8, qword [rsp + 512]    ;                    more blocks?
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
