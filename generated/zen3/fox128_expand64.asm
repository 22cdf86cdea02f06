; fox128_expand64 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/fox128.cw (sha256 1aa5c9d12109a196); do not edit:
;   ./cw build fox128_expand64 --cpu zen3
;
; void fox128_expand64(const void *key, void *rk);   System V, 64 bits
;   key: 8 bytes, read, secret, no alignment needed
;   rk: 256 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 169 uops, planned 104.0; bounds: width 28.2, ports 38.0, path 100.0
;   rounds: 372 uops, planned 126.7; bounds: width 62.0, ports 75.0, path 86.0
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
%fatal "fox128_expand64 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_fox128_expand64
$_fox128_expand64:
%else
        global $fox128_expand64
%endif
$fox128_expand64:
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        sub rsp, 0x58                                                    ;                    frame
        mov qword [rsp + 0], rdi                                         ;                    argument
        mov qword [rsp + 32], rsi                                        ;                    argument
        mov r8, qword [rsp + 0]                                          ;     0.0 agu0   108 m[2] reload
        movzx esi, byte [r8]                                             ;     4.0 agu1   108 m[2]
        xor esi, 0xe0                                                    ;     8.0 alu0   108 m[2]
        movzx edi, byte [r8 + 1]                                         ;     4.0 agu2   108 m[3]
        movzx ebp, byte [r8 + 2]                                         ;     4.0 agu0   108 m[4]
        movzx r9d, byte [r8 + 3]                                         ;     4.0 agu1   108 m[5]
        movzx r10d, byte [r8 + 4]                                        ;     4.0 agu2   108 m[6]
        movzx r11d, byte [r8 + 5]                                        ;     4.0 agu0   108 m[7]
        movzx r12d, byte [r8 + 6]                                        ;     4.0 agu1   108 m[8]
        movzx r13d, byte [r8 + 7]                                        ;     4.0 agu2   108 m[9]
        lea r8d, [rsi + 118]                                             ;     9.0 alu1   108 m[3]
        movzx r8d, r8b                                                   ;    10.0 alu2   108 m[3]
        xor edi, r8d                                                     ;    11.0 alu3   108 m[3]
        lea r8d, [rsi + rdi]                                             ;    12.0 alu0   108 m[4]
        movzx r8d, r8b                                                   ;    13.0 alu1   108 m[4]
        xor ebp, r8d                                                     ;    14.0 alu2   108 m[4]
        lea r8d, [rdi + rbp]                                             ;    15.0 alu3   108 m[5]
        movzx r8d, r8b                                                   ;    16.0 alu0   108 m[5]
        xor r9d, r8d                                                     ;    17.0 alu1   108 m[5]
        lea r8d, [rbp + r9]                                              ;    18.0 alu2   108 m[6]
        movzx r8d, r8b                                                   ;    19.0 alu3   108 m[6]
        xor r10d, r8d                                                    ;    20.0 alu0   108 m[6]
        lea r8d, [r9 + r10]                                              ;    21.0 alu1   108 m[7]
        movzx r8d, r8b                                                   ;    22.0 alu2   108 m[7]
        xor r11d, r8d                                                    ;    23.0 alu3   108 m[7]
        lea r8d, [r10 + r11]                                             ;    24.0 alu0   108 m[8]
        movzx r8d, r8b                                                   ;    25.0 alu1   108 m[8]
        xor r12d, r8d                                                    ;    26.0 alu2   108 m[8]
        lea r8d, [r11 + r12]                                             ;    27.0 alu3   108 m[9]
        movzx r8d, r8b                                                   ;    28.0 alu0   108 m[9]
        shl rdi, 8                                                       ;    13.0 alu1   101 m[33]
        xor r13d, r8d                                                    ;    29.0 alu2   108 m[9]
        shl rbp, 0x10                                                    ;    15.0 alu1   101 m[33]
        lea r8d, [r12 + r13]                                             ;    30.0 alu3   109 m[10]
        shl r9, 0x18                                                     ;    18.0 alu2   101 m[33]
        movzx r8d, r8b                                                   ;    31.0 alu0   109 m[10]
        shl r10, 0x20                                                    ;    21.0 alu1   101 m[33]
        shl r11, 0x28                                                    ;    24.0 alu2   101 m[33]
        xor r8d, 0xb7                                                    ;    32.0 alu3   109 m[10]
        shl r12, 0x30                                                    ;    27.0 alu1   101 m[33]
        lea r14d, [r13 + r8]                                             ;    33.0 alu0   109 m[11]
        movzx r14d, r14b                                                 ;    34.0 alu2   109 m[11]
        or rsi, rdi                                                      ;    21.2 alu3   101 m[33]
        or rsi, rbp                                                      ;    22.2 alu1   101 m[33]
        or rsi, r9                                                       ;    23.2 alu0   101 m[33]
        or rsi, r10                                                      ;    24.2 alu2   101 m[33]
        or rsi, r11                                                      ;    25.2 alu3   101 m[33]
        or rsi, r12                                                      ;    28.0 alu1   101 m[33]
        xor r14d, 0xe1                                                   ;    35.0 alu0   109 m[11]
        shl r13, 0x38                                                    ;    30.0 alu2   101 m[33]
        or rsi, r13                                                      ;    31.0 alu3   101 m[33]
        mov qword [rsp + 8], rsi                                         ;    32.0 agu0+st0  101 m[33]
        lea esi, [r8 + r14]                                              ;    36.0 alu1   109 m[12]
        movzx esi, sil                                                   ;    37.0 alu0   109 m[12]
        xor esi, 0x51                                                    ;    38.0 alu2   109 m[12]
        lea edi, [r14 + rsi]                                             ;    39.0 alu3   109 m[13]
        movzx edi, dil                                                   ;    40.0 alu1   109 m[13]
        xor edi, 0x62                                                    ;    41.0 alu0   109 m[13]
        shl r14, 8                                                       ;    36.0 alu2   101 m[33]
        or r8, r14                                                       ;    37.0 alu3   101 m[33]
        lea ebp, [rsi + rdi]                                             ;    42.0 alu1   109 m[14]
        movzx ebp, bpl                                                   ;    43.0 alu0   109 m[14]
        shl rsi, 0x10                                                    ;    39.0 alu2   101 m[33]
        xor ebp, 0x8a                                                    ;    44.0 alu3   109 m[14]
        or r8, rsi                                                       ;    40.0 alu1   101 m[33]
        lea esi, [rdi + rbp]                                             ;    45.0 alu0   109 m[15]
        movzx esi, sil                                                   ;    46.0 alu2   109 m[15]
        shl rdi, 0x18                                                    ;    42.0 alu1   101 m[33]
        xor esi, 0xed                                                    ;    47.0 alu3   109 m[15]
        or r8, rdi                                                       ;    43.0 alu0   101 m[33]
        lea edi, [rbp + rsi]                                             ;    48.0 alu2   109 m[16]
        movzx edi, dil                                                   ;    49.0 alu1   109 m[16]
        shl rbp, 0x20                                                    ;    45.0 alu2   101 m[33]
        or r8, rbp                                                       ;    46.0 alu3   101 m[33]
        xor edi, 0x2a                                                    ;    50.0 alu0   109 m[16]
        lea ebp, [rsi + rdi]                                             ;    51.0 alu1   109 m[17]
        movzx ebp, bpl                                                   ;    52.0 alu2   109 m[17]
        shl rsi, 0x28                                                    ;    48.0 alu1   101 m[33]
        or r8, rsi                                                       ;    49.0 alu3   101 m[33]
        xor ebp, 0x6a                                                    ;    53.0 alu0   109 m[17]
        lea esi, [rdi + rbp]                                             ;    54.0 alu2   109 m[18]
        movzx esi, sil                                                   ;    55.0 alu1   109 m[18]
        shl rdi, 0x30                                                    ;    51.0 alu2   101 m[33]
        or r8, rdi                                                       ;    52.0 alu3   101 m[33]
        xor esi, 0xbf                                                    ;    56.0 alu0   109 m[18]
        lea r9, [rel fox128_expand64.T0_D]                               ;    46.0 alu1   145 rounds reload
        mov qword [rsp + 16], r9                                         ;    47.0 agu1+st1  145 rounds
        lea edi, [rbp + rsi]                                             ;    57.0 alu2   109 m[19]
        movzx edi, dil                                                   ;    58.0 alu3   109 m[19]
        shl rbp, 0x38                                                    ;    54.0 alu1   101 m[33]
        or r8, rbp                                                       ;    55.0 alu0   101 m[33]
        xor edi, 0x71                                                    ;    59.0 alu2   109 m[19]
        mov qword [rsp + 24], r8                                         ;    56.0 agu2+st0  101 m[33]
        mov r8, qword [rsp + 32]                                         ;    49.2 agu0   145 rounds reload
        mov qword [rsp + 40], r8                                         ;    53.2 agu1+st1  145 rounds
        lea ebp, [rsi + rdi]                                             ;    60.0 alu3   109 m[20]
        movzx ebp, bpl                                                   ;    61.0 alu1   109 m[20]
        xor ebp, 0x58                                                    ;    62.0 alu0   109 m[20]
        lea r8d, [rdi + rbp]                                             ;    63.0 alu2   109 m[21]
        movzx r8d, r8b                                                   ;    64.0 alu3   109 m[21]
        shl rdi, 8                                                       ;    60.0 alu1   101 m[33]
        or rsi, rdi                                                      ;    61.0 alu0   101 m[33]
        xor r8d, 0x80                                                    ;    65.0 alu2   109 m[21]
        lea edi, [rbp + r8]                                              ;    66.0 alu3   109 m[22]
        shl rbp, 0x10                                                    ;    63.0 alu1   101 m[33]
        movzx edi, dil                                                   ;    67.0 alu0   109 m[22]
        or rsi, rbp                                                      ;    64.0 alu2   101 m[33]
        xor edi, 0x9c                                                    ;    68.0 alu3   109 m[22]
        lea ebp, [r8 + rdi]                                              ;    69.0 alu1   109 m[23]
        shl r8, 0x18                                                     ;    66.0 alu2   101 m[33]
        movzx ebp, bpl                                                   ;    70.0 alu0   109 m[23]
        or rsi, r8                                                       ;    67.0 alu3   101 m[33]
        xor ebp, 0xf4                                                    ;    71.0 alu1   109 m[23]
        lea r8d, [rdi + rbp]                                             ;    72.0 alu2   109 m[24]
        shl rdi, 0x20                                                    ;    69.0 alu1   101 m[33]
        or rsi, rdi                                                      ;    70.0 alu0   101 m[33]
        movzx edi, r8b                                                   ;    73.0 alu3   109 m[24]
        xor edi, 0xf3                                                    ;    74.0 alu2   109 m[24]
        lea r8d, [rbp + rdi]                                             ;    75.0 alu1   109 m[25]
        shl rbp, 0x28                                                    ;    72.0 alu2   101 m[33]
        or rsi, rbp                                                      ;    73.0 alu0   101 m[33]
        movzx ebp, r8b                                                   ;    76.0 alu3   109 m[25]
        xor ebp, 0xc7                                                    ;    77.0 alu1   109 m[25]
        lea r8d, [rdi + rbp]                                             ;    78.0 alu2   109 m[26]
        shl rdi, 0x30                                                    ;    75.0 alu1   101 m[33]
        or rsi, rdi                                                      ;    76.0 alu0   101 m[33]
        movzx edi, r8b                                                   ;    79.0 alu3   109 m[26]
        xor edi, 0x62                                                    ;    80.0 alu2   109 m[26]
        lea r8d, [rbp + rdi]                                             ;    81.0 alu1   109 m[27]
        shl rbp, 0x38                                                    ;    78.0 alu2   101 m[33]
        or rsi, rbp                                                      ;    79.0 alu0   101 m[33]
        movzx ebp, r8b                                                   ;    82.0 alu3   109 m[27]
        mov qword [rsp + 48], rsi                                        ;    80.0 agu2+st0  101 m[33]
        xor ebp, 0xe7                                                    ;    83.0 alu1   109 m[27]
        lea esi, [rdi + rbp]                                             ;    84.0 alu2   109 m[28]
        movzx esi, sil                                                   ;    85.0 alu0   109 m[28]
        xor esi, 0x16                                                    ;    86.0 alu3   109 m[28]
        lea r8d, [rbp + rsi]                                             ;    87.0 alu1   109 m[29]
        shl rbp, 8                                                       ;    84.0 alu2   101 m[33]
        or rdi, rbp                                                      ;    85.0 alu0   101 m[33]
        movzx ebp, r8b                                                   ;    88.0 alu3   109 m[29]
        xor ebp, 0xf                                                     ;    89.0 alu1   109 m[29]
        lea r8d, [rsi + rbp]                                             ;    90.0 alu2   109 m[30]
        shl rsi, 0x10                                                    ;    87.0 alu1   101 m[33]
        or rdi, rsi                                                      ;    88.0 alu0   101 m[33]
        movzx esi, r8b                                                   ;    91.0 alu3   109 m[30]
        xor esi, 0x38                                                    ;    92.0 alu2   109 m[30]
        lea r8d, [rbp + rsi]                                             ;    93.0 alu1   109 m[31]
        shl rbp, 0x18                                                    ;    90.0 alu2   101 m[33]
        or rdi, rbp                                                      ;    91.0 alu0   101 m[33]
        movzx ebp, r8b                                                   ;    94.0 alu3   109 m[31]
        xor ebp, 0xb4                                                    ;    95.0 alu1   109 m[31]
        lea r8d, [rsi + rbp]                                             ;    96.0 alu2   109 m[32]
        shl rsi, 0x20                                                    ;    93.0 alu1   101 m[33]
        or rdi, rsi                                                      ;    94.0 alu0   101 m[33]
        movzx esi, r8b                                                   ;    97.0 alu3   109 m[32]
        xor esi, 0xda                                                    ;    98.0 alu2   109 m[32]
        lea r8d, [rbp + rsi]                                             ;    99.0 alu1   109 m[33]
        shl rbp, 0x28                                                    ;    96.0 alu2   101 m[33]
        or rdi, rbp                                                      ;    97.0 alu0   101 m[33]
        movzx ebp, r8b                                                   ;   100.0 alu3   109 m[33]
        shl rsi, 0x30                                                    ;    99.0 alu1   101 m[33]
        or rdi, rsi                                                      ;   100.0 alu2   101 m[33]
        xor ebp, 0x56                                                    ;   101.0 alu0   109 m[33]
        shl rbp, 0x38                                                    ;   102.0 alu1   101 m[33]
        or rdi, rbp                                                      ;   103.0 alu3   101 m[33]
        mov qword [rsp + 56], rdi                                        ;   104.0 agu0+st1  101 m[33]
        add r9, 0x200                                                    ;    94.0 alu2   145 rounds
        mov qword [rsp + 64], r9                                         ;    95.0 agu1+st0  145 rounds
        align 16
.rounds_1:
        mov r8, qword [rsp + 16]                                         ;     0.0 agu0   135 d[0] reload
        mov rax, qword [r8]                                              ;     4.0 agu1   135 d[0]
        xor rax, qword [rsp + 8]                                         ;     8.0 alu0+agu2  135 d[0]
        mov rcx, qword [rsp + 24]                                        ;     1.0 agu0   135 d[1]
        xor rcx, qword [r8 + 8]                                          ;     8.0 alu1+agu1  135 d[1]
        mov rdx, qword [rsp + 48]                                        ;     1.3 agu2   135 d[2]
        xor rdx, qword [r8 + 16]                                         ;     8.0 alu2+agu0  135 d[2]
        mov rbx, qword [rsp + 56]                                        ;     2.2 agu1   135 d[3]
        xor rbx, qword [r8 + 24]                                         ;     8.0 alu3+agu2  135 d[3]
        mov r9, qword [rel fox128_expand64.T13_constants64]              ;     3.0 agu0   139 w[0]
        movzx esi, al                                                    ;     9.0 alu0    46 w[0]
        movzx edi, ah                                                    ;     9.0 alu1    46 w[0]
        movzx ebp, cl                                                    ;     9.0 alu2    46 w[1]
        mov r10d, esi                                                    ;    10.0         46 w[0] copy
        movzx esi, ch                                                    ;     9.0 alu3    46 w[1]
        mov r11, rax                                                     ;     9.0         46 w[0] copy
        shr r11, 0x10                                                    ;     9.0 alu1    46 w[0]
        movzx r12d, dl                                                   ;     9.0 alu0    46 w[2]
        mov r13d, esi                                                    ;    10.0         46 w[1] copy
        movzx esi, dh                                                    ;     9.0 alu2    46 w[2]
        mov r14, rcx                                                     ;     9.0         46 w[1] copy
        shr r14, 0x10                                                    ;     9.0 alu1    46 w[1]
        movzx r15d, r11b                                                 ;    10.0 alu3    46 w[0]
        mov r8d, r11d                                                    ;    10.0         46 w[0] copy
        shr r8d, 8                                                       ;    10.0 alu2    46 w[0]
        movzx r8d, r8b                                                   ;    11.0 alu0    46 w[0]
        shr r11, 0x10                                                    ;    10.0 alu1    47 w[0]
        mov qword [rsp + 72], rcx                                        ;     9.2 agu1+st0  135 d[1] spill
        lea rcx, [rel fox128_expand64.tables]                            ;     9.3 alu3    46 w[0] reload
        mov r10, qword [rcx + r10*8 + fox128_expand64.T5_mu8_S_0 - fox128_expand64.tables] ;    10.3 agu2   136 w[0]
        xor r10, qword [rcx + rdi*8 + fox128_expand64.T6_mu8_S_8 - fox128_expand64.tables] ;    14.3 alu2+agu0  136 w[0]
        xor r10, qword [rcx + r15*8 + fox128_expand64.T7_mu8_S_16 - fox128_expand64.tables] ;    15.3 alu0+agu1  136 w[0]
        mov r15, qword [rcx + rbp*8 + fox128_expand64.T5_mu8_S_0 - fox128_expand64.tables] ;    10.5 agu2   136 w[1]
        xor r15, qword [rcx + r13*8 + fox128_expand64.T6_mu8_S_8 - fox128_expand64.tables] ;    14.5 alu1+agu0  136 w[1]
        movzx edi, r14b                                                  ;    10.3 alu3    46 w[1]
        xor r15, qword [rcx + rdi*8 + fox128_expand64.T7_mu8_S_16 - fox128_expand64.tables] ;    15.5 alu2+agu1  136 w[1]
        mov rdi, rcx                                                     ;    10.7         46 w[0] copy
        mov rcx, r14                                                     ;    10.8         46 w[1] copy
        movzx ebp, ch                                                    ;    11.0 alu0    46 w[1]
        shr rcx, 0x10                                                    ;    11.2 alu1    47 w[1]
        xor r10, qword [rdi + r8*8 + fox128_expand64.T8_mu8_S_24 - fox128_expand64.tables] ;    16.3 alu3+agu2  136 w[0]
        movzx r8d, r11b                                                  ;    11.7 alu2    47 w[0]
        xor r15, qword [rdi + rbp*8 + fox128_expand64.T8_mu8_S_24 - fox128_expand64.tables] ;    16.5 alu0+agu0  136 w[1]
        mov ebp, r11d                                                    ;    11.8         47 w[0] copy
        shr ebp, 8                                                       ;    12.2 alu1    47 w[0]
        movzx ebp, bpl                                                   ;    13.2 alu3    47 w[0]
        xor r10, qword [rdi + r8*8 + fox128_expand64.T9_mu8_S_32 - fox128_expand64.tables] ;    17.3 alu2+agu1  136 w[0]
        shr r11, 0x10                                                    ;    13.2 alu1    47 w[0]
        movzx r8d, cl                                                    ;    13.0 alu0    47 w[1]
        mov r12, qword [rdi + r12*8 + fox128_expand64.T5_mu8_S_0 - fox128_expand64.tables] ;    12.8 agu2   136 w[2]
        xor r12, qword [rdi + rsi*8 + fox128_expand64.T6_mu8_S_8 - fox128_expand64.tables] ;    16.8 alu3+agu0  136 w[2]
        movzx esi, ch                                                    ;    13.7 alu2    47 w[1]
        shr rcx, 0x10                                                    ;    14.2 alu1    47 w[1]
        xor r10, qword [rdi + rbp*8 + fox128_expand64.T10_mu8_S_40 - fox128_expand64.tables] ;    18.3 alu0+agu1  136 w[0]
        xor r15, qword [rdi + r8*8 + fox128_expand64.T9_mu8_S_32 - fox128_expand64.tables] ;    18.0 alu3+agu2  136 w[1]
        movzx ebp, r11b                                                  ;    14.7 alu2    47 w[0]
        shr r11d, 8                                                      ;    15.2 alu1    47 w[0]
        movzx r11d, r11b                                                 ;    16.2 alu0    47 w[0]
        xor r15, qword [rdi + rsi*8 + fox128_expand64.T10_mu8_S_40 - fox128_expand64.tables] ;    19.0 alu3+agu0  136 w[1]
        xor r10, qword [rdi + rbp*8 + fox128_expand64.T11_mu8_S_48 - fox128_expand64.tables] ;    19.7 alu2+agu1  136 w[0]
        movzx esi, cl                                                    ;    16.0 alu0    47 w[1]
        movzx ebp, ch                                                    ;    16.2 alu1    47 w[1]
        movzx r8d, bl                                                    ;    16.3 alu3    46 w[3]
        movzx ecx, bh                                                    ;    16.7 alu2    46 w[3]
        xor r10, qword [rdi + r11*8 + fox128_expand64.T12_mu8_S_56 - fox128_expand64.tables] ;    21.2 alu0+agu2  136 w[0]
        xor r15, qword [rdi + rsi*8 + fox128_expand64.T11_mu8_S_48 - fox128_expand64.tables] ;    21.0 alu1+agu0  136 w[1]
        xor r15, qword [rdi + rbp*8 + fox128_expand64.T12_mu8_S_56 - fox128_expand64.tables] ;    22.0 alu3+agu1  136 w[1]
        mov r11, rdx                                                     ;    16.0         46 w[2] copy
        shr r11, 0x10                                                    ;    17.7 alu2    46 w[2]
        mov r13, rbx                                                     ;    16.3         46 w[3] copy
        shr r13, 0x10                                                    ;    18.2 alu1    46 w[3]
        mov r8, qword [rdi + r8*8 + fox128_expand64.T5_mu8_S_0 - fox128_expand64.tables] ;    17.3 agu2   138 all
        xor r8, qword [rdi + rcx*8 + fox128_expand64.T6_mu8_S_8 - fox128_expand64.tables] ;    21.7 alu0+agu0  138 all
        movzx esi, r11b                                                  ;    18.7 alu3    46 w[2]
        mov rcx, r11                                                     ;    18.7         46 w[2] copy
        movzx ebp, ch                                                    ;    18.7 alu2    46 w[2]
        shr rcx, 0x10                                                    ;    19.2 alu1    47 w[2]
        xor r12, qword [rdi + rsi*8 + fox128_expand64.T7_mu8_S_16 - fox128_expand64.tables] ;    23.7 alu0+agu1  136 w[2]
        xor r12, qword [rdi + rbp*8 + fox128_expand64.T8_mu8_S_24 - fox128_expand64.tables] ;    24.7 alu3+agu2  136 w[2]
        movzx esi, r13b                                                  ;    19.7 alu2    46 w[3]
        mov ebp, r13d                                                    ;    19.2         46 w[3] copy
        shr ebp, 8                                                       ;    20.2 alu1    46 w[3]
        movzx ebp, bpl                                                   ;    21.2 alu0    46 w[3]
        shr r13, 0x10                                                    ;    20.7 alu2    47 w[3]
        xor r8, qword [rdi + rsi*8 + fox128_expand64.T7_mu8_S_16 - fox128_expand64.tables] ;    24.7 alu3+agu0  138 all
        movzx esi, cl                                                    ;    21.0 alu0    47 w[2]
        mov r11d, esi                                                    ;    22.0         47 w[2] copy
        movzx esi, ch                                                    ;    21.2 alu1    47 w[2]
        shr rcx, 0x10                                                    ;    21.7 alu2    47 w[2]
        xor r12, qword [rdi + r11*8 + fox128_expand64.T9_mu8_S_32 - fox128_expand64.tables] ;    26.0 alu3+agu1  136 w[2]
        xor r12, qword [rdi + rsi*8 + fox128_expand64.T10_mu8_S_40 - fox128_expand64.tables] ;    27.0 alu0+agu2  136 w[2]
        xor r8, qword [rdi + rbp*8 + fox128_expand64.T8_mu8_S_24 - fox128_expand64.tables] ;    26.2 alu1+agu0  138 all
        movzx esi, r13b                                                  ;    22.3 alu3    47 w[3]
        mov ebp, r13d                                                    ;    21.7         47 w[3] copy
        shr ebp, 8                                                       ;    22.7 alu2    47 w[3]
        movzx ebp, bpl                                                   ;    23.7 alu0    47 w[3]
        shr r13, 0x10                                                    ;    23.2 alu1    47 w[3]
        xor r9, r10                                                      ;    23.3 alu3   139 w[0]
        xor r8, qword [rdi + rsi*8 + fox128_expand64.T9_mu8_S_32 - fox128_expand64.tables] ;    27.3 alu2+agu1  138 all
        movzx esi, cl                                                    ;    24.0 alu0    47 w[2]
        movzx ecx, ch                                                    ;    24.2 alu1    47 w[2]
        xor r10, r15                                                     ;    24.3 alu3   138 all
        xor r8, qword [rdi + rbp*8 + fox128_expand64.T10_mu8_S_40 - fox128_expand64.tables] ;    28.7 alu2+agu2  138 all
        xor r15, qword [rel fox128_expand64.T13_constants64 + 8]         ;    25.0 alu0+agu0  139 w[1]
        movzx ebp, r13b                                                  ;    25.2 alu1    47 w[3]
        shr r13d, 8                                                      ;    25.7 alu2    47 w[3]
        movzx r13d, r13b                                                 ;    26.7 alu3    47 w[3]
        xor r12, qword [rdi + rsi*8 + fox128_expand64.T11_mu8_S_48 - fox128_expand64.tables] ;    29.0 alu0+agu1  136 w[2]
        xor r12, qword [rdi + rcx*8 + fox128_expand64.T12_mu8_S_56 - fox128_expand64.tables] ;    30.0 alu1+agu2  136 w[2]
        xor r8, qword [rdi + rbp*8 + fox128_expand64.T11_mu8_S_48 - fox128_expand64.tables] ;    30.2 alu3+agu0  138 all
        xor r8, qword [rdi + r13*8 + fox128_expand64.T12_mu8_S_56 - fox128_expand64.tables] ;    31.7 alu2+agu1  138 all
        xor r10, r12                                                     ;    31.0 alu0   138 all
        xor r12, qword [rel fox128_expand64.T13_constants64 + 16]        ;    31.0 alu1+agu2  139 w[2]
        xor r8, r10                                                      ;    32.7 alu3   138 all
        mov rcx, qword [rel fox128_expand64.T13_constants64 + 24]        ;    25.0 agu0   139 w[3]
        xor rcx, r10                                                     ;    32.0 alu2   139 w[3]
        xor r9, r8                                                       ;    33.7 alu0   139 w[0]
        xor r15, r8                                                      ;    33.7 alu1   139 w[1]
        xor r12, r8                                                      ;    33.7 alu3   139 w[2]
        movzx esi, cl                                                    ;    33.0 alu2    46 w[3]
        movzx ebp, ch                                                    ;    33.0 alu0    46 w[3]
        shr rcx, 0x10                                                    ;    33.0 alu1    46 w[3]
        movzx r8d, r9b                                                   ;    34.7 alu3    46 w[0]
        mov r10d, r9d                                                    ;    34.7         46 w[0] copy
        shr r10d, 8                                                      ;    34.7 alu2    46 w[0]
        movzx r10d, r10b                                                 ;    35.7 alu0    46 w[0]
        shr r9, 0x10                                                     ;    34.7 alu1    46 w[0]
        mov esi, dword [rdi + rsi*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    34.0 agu1    46 w[3]
        xor esi, dword [rdi + rbp*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    38.0 alu3+agu2   46 w[3]
        movzx ebp, cl                                                    ;    34.0 alu2    46 w[3]
        mov r11d, esi                                                    ;    39.0         46 w[3] copy
        movzx esi, ch                                                    ;    34.0 alu0    46 w[3]
        shr rcx, 0x10                                                    ;    34.0 alu1    47 w[3]
        xor r11d, dword [rdi + rbp*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    39.0 alu3+agu0   46 w[3]
        movzx ebp, r15b                                                  ;    34.7 alu2    46 w[1]
        xor r11d, dword [rdi + rsi*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    40.0 alu0+agu1   46 w[3]
        mov esi, r15d                                                    ;    34.7         46 w[1] copy
        shr esi, 8                                                       ;    34.7 alu1    46 w[1]
        movzx esi, sil                                                   ;    35.7 alu3    46 w[1]
        shr r15, 0x10                                                    ;    34.7 alu2    46 w[1]
        mov r8d, dword [rdi + r8*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    35.7 agu2    46 w[0]
        movzx r13d, r12b                                                 ;    34.7 alu0    46 w[2]
        mov r14d, r12d                                                   ;    34.8         46 w[2] copy
        shr r14d, 8                                                      ;    35.0 alu1    46 w[2]
        movzx r14d, r14b                                                 ;    36.0 alu3    46 w[2]
        shr r12, 0x10                                                    ;    35.3 alu2    46 w[2]
        xor r8d, dword [rdi + r10*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    40.7 alu0+agu0   46 w[0]
        mov ebp, dword [rdi + rbp*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    35.7 agu1    46 w[1]
        xor ebp, dword [rdi + rsi*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    40.7 alu1+agu2   46 w[1]
        movzx esi, r9b                                                   ;    36.2 alu3    46 w[0]
        xor r8d, dword [rdi + rsi*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    41.7 alu2+agu0   46 w[0]
        mov esi, r9d                                                     ;    36.3         46 w[0] copy
        shr esi, 8                                                       ;    37.0 alu1    46 w[0]
        movzx esi, sil                                                   ;    38.0 alu0    46 w[0]
        shr r9, 0x10                                                     ;    37.3 alu2    47 w[0]
        mov r10d, dword [rdi + r13*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    37.0 agu1    46 w[2]
        xor r10d, dword [rdi + r14*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    41.0 alu3+agu2   46 w[2]
        movzx r13d, r15b                                                 ;    37.7 alu0    46 w[1]
        mov r14d, r15d                                                   ;    37.5         46 w[1] copy
        shr r14d, 8                                                      ;    38.0 alu1    46 w[1]
        movzx r14d, r14b                                                 ;    39.0 alu3    46 w[1]
        shr r15, 0x10                                                    ;    38.3 alu2    47 w[1]
        xor ebp, dword [rdi + r13*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    42.7 alu0+agu0   46 w[1]
        xor r8d, dword [rdi + rsi*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    43.0 alu1+agu1   46 w[0]
        movzx esi, r9b                                                   ;    39.2 alu3    47 w[0]
        mov r13d, r9d                                                    ;    38.7         47 w[0] copy
        shr r13d, 8                                                      ;    39.3 alu2    47 w[0]
        movzx r13d, r13b                                                 ;    40.3 alu0    47 w[0]
        shr r9, 0x10                                                     ;    40.0 alu1    47 w[0]
        xor ebp, dword [rdi + r14*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    44.0 alu3+agu2   46 w[1]
        mov esi, dword [rdi + rsi*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    40.2 agu0    46 w[0]
        movzx r14d, r15b                                                 ;    40.3 alu2    47 w[1]
        xor esi, dword [rdi + r13*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    45.3 alu0+agu1   46 w[0]
        mov r13d, r15d                                                   ;    40.0         47 w[1] copy
        shr r13d, 8                                                      ;    41.0 alu1    47 w[1]
        movzx r13d, r13b                                                 ;    42.0 alu3    47 w[1]
        shr r15, 0x10                                                    ;    41.3 alu2    47 w[1]
        mov r14d, dword [rdi + r14*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    41.3 agu2    46 w[1]
        xor r14d, dword [rdi + r13*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    47.0 alu0+agu0   46 w[1]
        movzx r13d, r9b                                                  ;    42.0 alu1    47 w[0]
        shr r9d, 8                                                       ;    42.3 alu2    47 w[0]
        movzx r9d, r9b                                                   ;    43.3 alu3    47 w[0]
        xor esi, dword [rdi + r13*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    47.0 alu0+agu1   46 w[0]
        movzx r13d, r12b                                                 ;    43.0 alu1    46 w[2]
        xor esi, dword [rdi + r9*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    48.3 alu3+agu2   46 w[0]
        mov r9d, r12d                                                    ;    42.0         46 w[2] copy
        shr r9d, 8                                                       ;    43.3 alu2    46 w[2]
        movzx r9d, r9b                                                   ;    44.3 alu0    46 w[2]
        shr r12, 0x10                                                    ;    44.0 alu1    47 w[2]
        xor r10d, dword [rdi + r13*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    48.0 alu3+agu0   46 w[2]
        movzx r13d, r15b                                                 ;    44.3 alu2    47 w[1]
        shr r15d, 8                                                      ;    45.0 alu1    47 w[1]
        movzx r15d, r15b                                                 ;    46.0 alu0    47 w[1]
        xor r14d, dword [rdi + r13*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    49.3 alu3+agu1   46 w[1]
        movzx r13d, cl                                                   ;    45.3 alu2    47 w[3]
        xor r10d, dword [rdi + r9*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    49.3 alu0+agu2   46 w[2]
        mov r9d, esi                                                     ;    49.3         46 w[0] copy
        movzx esi, ch                                                    ;    46.0 alu1    47 w[3]
        shr rcx, 0x10                                                    ;    46.3 alu2    47 w[3]
        xor r14d, dword [rdi + r15*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    51.0 alu3+agu0   46 w[1]
        movzx r15d, r12b                                                 ;    46.7 alu0    47 w[2]
        mov r13d, dword [rdi + r13*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    46.3 agu1    46 w[3]
        xor r13d, dword [rdi + rsi*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    51.0 alu1+agu2   46 w[3]
        mov esi, r12d                                                    ;    45.3         47 w[2] copy
        shr esi, 8                                                       ;    47.3 alu2    47 w[2]
        movzx esi, sil                                                   ;    48.3 alu3    47 w[2]
        shr r12, 0x10                                                    ;    48.0 alu1    47 w[2]
        mov r15d, dword [rdi + r15*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    47.7 agu0    46 w[2]
        shl r9, 0x20                                                     ;    49.3 alu2    46 w[0]
        xor r15d, dword [rdi + rsi*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    53.3 alu0+agu1   46 w[2]
        movzx esi, cl                                                    ;    48.2 alu3    47 w[3]
        movzx ecx, ch                                                    ;    48.7 alu0    47 w[3]
        xor r13d, dword [rdi + rsi*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    53.2 alu1+agu2   46 w[3]
        or r8, r9                                                        ;    50.3 alu3    46 w[0]
        xor r13d, dword [rdi + rcx*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    54.2 alu2+agu0   46 w[3]
        movzx esi, r12b                                                  ;    49.7 alu0    47 w[2]
        mov rcx, r12                                                     ;    49.0         47 w[2] copy
        movzx ecx, ch                                                    ;    50.0 alu1    47 w[2]
        xor r15d, dword [rdi + rsi*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    54.7 alu3+agu1   46 w[2]
        mov r9, rax                                                      ;    48.7         50 p copy
        xor r15d, dword [rdi + rcx*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    55.7 alu2+agu2   46 w[2]
        mov rcx, qword [rsp + 72]                                        ;    49.0 agu0    50 p
        shl r14, 0x20                                                    ;    52.0 alu1    46 w[1]
        or rbp, r14                                                      ;    53.0 alu0    46 w[1]
        shl r13, 0x20                                                    ;    55.2 alu2    46 w[3]
        or r11, r13                                                      ;    56.2 alu3    46 w[3]
        shl r15, 0x20                                                    ;    56.7 alu1    46 w[2]
        mov r12, rdx                                                     ;    50.0         50 p copy
        xor rbp, r11                                                     ;    57.2 alu0   140 s
        or r10, r15                                                      ;    57.7 alu3    46 w[2]
        mov r11, qword [rel fox128_expand64.T13_constants64 + 32]        ;    50.5 agu1    54 p
        xor r8, r10                                                      ;    58.7 alu2   140 s
        mov esi, ebp                                                     ;    58.2         58 s
        shl rsi, 0x20                                                    ;    58.2 alu1    58 s
        shr rbp, 0x20                                                    ;    58.2 alu2    58 s
        shl rbp, 0x20                                                    ;    59.2 alu1    58 s
        mov r10d, r8d                                                    ;    59.7         58 s
        or rsi, r10                                                      ;    59.7 alu0    58 s
        shr r8, 0x20                                                     ;    59.7 alu2    58 s
        or rbp, r8                                                       ;    60.7 alu3    58 s
        xor r9, rsi                                                      ;    60.7 alu0    50 p
        xor r9, rbp                                                      ;    61.7 alu1    50 p
        movzx r8d, r9b                                                   ;    62.7 alu3    46 p
        mov r10d, r9d                                                    ;    62.7         46 p copy
        shr r10d, 8                                                      ;    62.7 alu2    46 p
        movzx r10d, r10b                                                 ;    63.7 alu0    46 p
        shr r9, 0x10                                                     ;    62.7 alu1    46 p
        xor rcx, qword [rdi + r8*8 + fox128_expand64.T5_mu8_S_0 - fox128_expand64.tables] ;    67.7 alu3+agu2   50 p
        movzx r8d, r9b                                                   ;    63.7 alu2    46 p
        mov r13d, r9d                                                    ;    63.7         46 p copy
        shr r13d, 8                                                      ;    63.7 alu1    46 p
        movzx r13d, r13b                                                 ;    64.7 alu0    46 p
        shr r9, 0x10                                                     ;    63.7 alu2    47 p
        xor rcx, qword [rdi + r10*8 + fox128_expand64.T6_mu8_S_8 - fox128_expand64.tables] ;    68.7 alu3+agu0   50 p
        xor rcx, qword [rdi + r8*8 + fox128_expand64.T7_mu8_S_16 - fox128_expand64.tables] ;    69.7 alu1+agu1   50 p
        movzx r8d, r9b                                                   ;    64.7 alu0    47 p
        mov r10d, r9d                                                    ;    64.7         47 p copy
        shr r10d, 8                                                      ;    64.7 alu2    47 p
        movzx r10d, r10b                                                 ;    65.7 alu3    47 p
        shr r9, 0x10                                                     ;    64.7 alu1    47 p
        xor rcx, qword [rdi + r13*8 + fox128_expand64.T8_mu8_S_24 - fox128_expand64.tables] ;    70.7 alu0+agu2   50 p
        xor rcx, qword [rdi + r8*8 + fox128_expand64.T9_mu8_S_32 - fox128_expand64.tables] ;    71.7 alu2+agu0   50 p
        movzx r8d, r9b                                                   ;    65.7 alu3    47 p
        shr r9d, 8                                                       ;    65.7 alu1    47 p
        movzx r9d, r9b                                                   ;    66.7 alu0    47 p
        xor rcx, qword [rdi + r10*8 + fox128_expand64.T10_mu8_S_40 - fox128_expand64.tables] ;    72.7 alu2+agu1   50 p
        xor rcx, qword [rdi + r8*8 + fox128_expand64.T11_mu8_S_48 - fox128_expand64.tables] ;    73.7 alu3+agu2   50 p
        xor rcx, qword [rdi + r9*8 + fox128_expand64.T12_mu8_S_56 - fox128_expand64.tables] ;    74.7 alu1+agu0   50 p
        movzx r8d, cl                                                    ;    75.7 alu0    46 p
        mov r9, rax                                                      ;    65.0         50 p copy
        movzx eax, ch                                                    ;    75.7 alu2    46 p
        mov r10, qword [rsp + 40]                                        ;    65.3 agu1   145 rounds
        add r10, 0x10                                                    ;    69.3 alu3   145 rounds
        shr rcx, 0x10                                                    ;    75.7 alu1    46 p
        mov r8d, dword [rdi + r8*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    76.7 agu2    46 p
        xor r8d, dword [rdi + rax*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    80.7 alu0+agu0   46 p
        movzx r13d, cl                                                   ;    76.7 alu2    46 p
        movzx eax, ch                                                    ;    76.7 alu3    46 p
        shr rcx, 0x10                                                    ;    76.7 alu1    47 p
        xor r8d, dword [rdi + r13*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    81.7 alu0+agu1   46 p
        mov r13, qword [rsp + 16]                                        ;    69.3 agu2   145 rounds
        add r13, 0x20                                                    ;    73.3 alu2   145 rounds
        mov qword [rsp + 16], r13                                        ;    74.3 agu0+st1  145 rounds
        xor r8d, dword [rdi + rax*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    82.7 alu3+agu1   46 p
        movzx r13d, cl                                                   ;    77.7 alu1    47 p
        movzx eax, ch                                                    ;    77.7 alu0    47 p
        shr rcx, 0x10                                                    ;    77.7 alu2    47 p
        mov r13d, dword [rdi + r13*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;    78.7 agu2    46 p
        xor r13d, dword [rdi + rax*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;    82.7 alu3+agu0   46 p
        movzx r14d, cl                                                   ;    78.7 alu1    47 p
        movzx eax, ch                                                    ;    78.7 alu0    47 p
        xor r13d, dword [rdi + r14*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;    83.7 alu2+agu1   46 p
        xor r13d, dword [rdi + rax*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;    84.7 alu3+agu2   46 p
        shl r13, 0x20                                                    ;    85.7 alu1    46 p
        or r8, r13                                                       ;    86.7 alu0    46 p
        xor r9, r8                                                       ;    87.7 alu2    50 p
        xor rsi, r9                                                      ;    88.7 alu3    63 p
        xor rbp, r9                                                      ;    88.7 alu1    63 p
        xor r12, rbp                                                     ;    89.7 alu0    50 p
        and r11, rsi                                                     ;    89.7 alu2    54 p
        movzx r8d, si                                                    ;    89.7 alu3    53 p
        shl r8, 0x10                                                     ;    90.7 alu1    53 p
        mov r9, rsi                                                      ;    89.7         53 p copy
        shr r9, 0x10                                                     ;    89.7 alu2    53 p
        movzx r9d, r9w                                                   ;    90.7 alu0    53 p
        mov r13, rsi                                                     ;    89.7         53 p copy
        shr r13, 0x30                                                    ;    89.7 alu1    53 p
        shr rsi, 0x20                                                    ;    89.7 alu2    53 p
        movzx esi, si                                                    ;    90.7 alu3    53 p
        shl r13, 0x20                                                    ;    90.7 alu1    53 p
        shl rsi, 0x30                                                    ;    91.7 alu2    53 p
        or r9, r8                                                        ;    91.7 alu0    53 p
        or r9, r13                                                       ;    92.7 alu3    53 p
        or r9, rsi                                                       ;    93.7 alu1    53 p
        xor r11, r9                                                      ;    94.7 alu2    54 p
        xor r12, r11                                                     ;    95.7 alu0    50 p
        movzx esi, r12b                                                  ;    96.7 alu3    46 p
        mov rax, r12                                                     ;    96.7         50 p copy
        movzx ecx, ah                                                    ;    96.7 alu1    46 p
        shr rax, 0x10                                                    ;    96.7 alu2    46 p
        xor rbx, qword [rdi + rsi*8 + fox128_expand64.T5_mu8_S_0 - fox128_expand64.tables] ;   101.7 alu0+agu0   50 p
        xor rbx, qword [rdi + rcx*8 + fox128_expand64.T6_mu8_S_8 - fox128_expand64.tables] ;   102.7 alu3+agu1   50 p
        movzx esi, al                                                    ;    97.7 alu1    46 p
        movzx ecx, ah                                                    ;    97.7 alu2    46 p
        shr rax, 0x10                                                    ;    97.7 alu1    47 p
        xor rbx, qword [rdi + rsi*8 + fox128_expand64.T7_mu8_S_16 - fox128_expand64.tables] ;   103.7 alu0+agu2   50 p
        xor rbx, qword [rdi + rcx*8 + fox128_expand64.T8_mu8_S_24 - fox128_expand64.tables] ;   104.7 alu3+agu0   50 p
        movzx esi, al                                                    ;    98.7 alu2    47 p
        movzx ecx, ah                                                    ;    98.7 alu0    47 p
        shr rax, 0x10                                                    ;    98.7 alu1    47 p
        xor rbx, qword [rdi + rsi*8 + fox128_expand64.T9_mu8_S_32 - fox128_expand64.tables] ;   105.7 alu3+agu1   50 p
        xor rbx, qword [rdi + rcx*8 + fox128_expand64.T10_mu8_S_40 - fox128_expand64.tables] ;   106.7 alu2+agu2   50 p
        movzx esi, al                                                    ;    99.7 alu0    47 p
        movzx eax, ah                                                    ;    99.7 alu1    47 p
        xor rbx, qword [rdi + rsi*8 + fox128_expand64.T11_mu8_S_48 - fox128_expand64.tables] ;   107.7 alu3+agu0   50 p
        xor rbx, qword [rdi + rax*8 + fox128_expand64.T12_mu8_S_56 - fox128_expand64.tables] ;   108.7 alu2+agu1   50 p
        movzx esi, bl                                                    ;   109.7 alu0    46 p
        movzx eax, bh                                                    ;   109.7 alu1    46 p
        shr rbx, 0x10                                                    ;   109.7 alu2    46 p
        mov esi, dword [rdi + rsi*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;   110.7 agu2    46 p
        xor esi, dword [rdi + rax*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;   114.7 alu3+agu0   46 p
        movzx r8d, bl                                                    ;   110.7 alu0    46 p
        movzx eax, bh                                                    ;   110.7 alu1    46 p
        shr rbx, 0x10                                                    ;   110.7 alu2    47 p
        xor esi, dword [rdi + r8*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;   115.7 alu3+agu1   46 p
        xor esi, dword [rdi + rax*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;   116.7 alu0+agu2   46 p
        movzx r8d, bl                                                    ;   111.7 alu1    47 p
        movzx eax, bh                                                    ;   111.7 alu2    47 p
        shr rbx, 0x10                                                    ;   111.7 alu1    47 p
        mov r8d, dword [rdi + r8*4 + fox128_expand64.T1_S_0 - fox128_expand64.tables] ;   112.7 agu0    46 p
        xor r8d, dword [rdi + rax*4 + fox128_expand64.T2_S_8 - fox128_expand64.tables] ;   116.7 alu3+agu1   46 p
        movzx r9d, bl                                                    ;   112.7 alu0    47 p
        movzx eax, bh                                                    ;   112.7 alu2    47 p
        xor r8d, dword [rdi + r9*4 + fox128_expand64.T3_S_16 - fox128_expand64.tables] ;   117.7 alu1+agu2   46 p
        xor r8d, dword [rdi + rax*4 + fox128_expand64.T4_S_24 - fox128_expand64.tables] ;   118.7 alu3+agu0   46 p
        shl r8, 0x20                                                     ;   119.7 alu2    46 p
        or rsi, r8                                                       ;   120.7 alu0    46 p
        xor rdx, rsi                                                     ;   121.7 alu1    50 p
        xor r11, rdx                                                     ;   122.7 alu3    63 p
        xor rbp, rdx                                                     ;   122.7 alu2    63 p
        mov esi, r11d                                                    ;   123.7         58 p
        shr r11, 0x20                                                    ;   123.7 alu1    58 p
        mov edi, ebp                                                     ;   123.7         58 p
        shl rdi, 0x20                                                    ;   123.7 alu2    58 p
        shr rbp, 0x20                                                    ;   123.7 alu1    58 p
        or rsi, rdi                                                      ;   124.7 alu0    58 p
        shl rbp, 0x20                                                    ;   124.7 alu2    58 p
        or r11, rbp                                                      ;   125.7 alu3    58 p
        mov r8, qword [rsp + 40]                                         ;   116.8 agu1   147 rk reload
        mov qword [r8], rsi                                              ;   125.7 agu2+st0  147 rk
        mov qword [r8 + 8], r11                                          ;   126.7 agu0+st1  147 rk
        mov qword [rsp + 40], r10                                        ;   118.7 agu1+st0  145 rounds
        mov rax, qword [rsp + 16]                                        ;                    more rounds?
        cmp rax, qword [rsp + 64]                                        ;                    more rounds?
        jne .rounds_1
        add rsp, 0x58                                                    ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
fox128_expand64.tables:
; D
        align 16, db 0
fox128_expand64.T0_D:
        dq 0x43a8de21d4ef106a, 0x42aa0ea1558750a7, 0x2775089e3a844f1d, 0xa9439cd4214eea10, 0x491dfba40e705287, 0xead82775ec933af6, 0xed3ea97b9fd4b04f, 0xf74982fba4c17d52
        dq 0xb84f67dc273eee93, 0x7d23e33e9c719fce, 0x0319f78c8cfb46c6, 0xc8b82164dc1d32ee, 0x42c65221e3a99071, 0x32d10a1965858cbf, 0x8856c8442b64a215, 0xb4420d5a210bad90
        dq 0xa01573d00a346885, 0xad988356cc412be6, 0xf61cb47b0e5a3007, 0xe7a0ee73d0f73968, 0x3e072a9f8395cf41, 0x393cf91c9e7c0e4f, 0xe0c9e7f0e47378f2, 0x4f3ead279fdb93cf
        dq 0x7af2043df9829e7c, 0x9361e8c93df4e413, 0x52434fa9a127d9d0, 0x1a7a530d3da4869e, 0xd5d0836ae84c35f4, 0x8659544321aaa11d, 0xfea21a7f510db2a8, 0x17d5f88b6afc4535
        dq 0xbfa8ed5f54fb2faa, 0x455effa2af7f51da, 0x87fa174efd8ba7fe, 0xd4bf1cea5f0ef52f, 0xa1fed650ff6ba87f, 0xf5f186fa7543fdb7, 0xc937d4e91beaf90d, 0xbea109df50896fa8
        dq 0xf00d7ef8863f7c43, 0x6f9cc337cee11be7, 0xfb1cbe700edf3887, 0xe7f0da73f8ed397c, 0x3d87919ec345cfe1, 0x39d2f41c697a0e39, 0x90a6e748d373a4e9, 0x343d6d9a9e3b4dcf
        dq 0xa6e904d3f482697a, 0x4d6198a63d4cd313, 0x7fc334b2619ad930, 0x1ba6fc0dd3fe8669, 0xdf30ba6f98dd374c, 0x86bc7dc3debe616f, 0xbaed1bddf60d63fb, 0x6ddfe8b66f74db37
        dq 0x6efb6db77dbbdbbe, 0xdb45bbedafddf6da, 0x69da6d39edb69176, 0xd36ebf69b7d2b4db, 0x9b768f4dbbcaa6dd, 0xb40f6cda0a36ed05, 0x2260d311b06905d8, 0x019ba5804d5fc0a6
; S_0
fox128_expand64.T1_S_0:
        dd 0x0000005d, 0x000000de, 0x00000000, 0x000000b7, 0x000000d3, 0x000000ca, 0x0000003c, 0x0000000d
        dd 0x000000c3, 0x000000f8, 0x000000cb, 0x0000008d, 0x00000076, 0x00000089, 0x000000aa, 0x00000012
        dd 0x00000088, 0x00000022, 0x0000004f, 0x000000db, 0x0000006d, 0x00000047, 0x000000e4, 0x0000004c
        dd 0x00000078, 0x0000009a, 0x00000049, 0x00000093, 0x000000c4, 0x000000c0, 0x00000086, 0x00000013
        dd 0x000000a9, 0x00000020, 0x00000053, 0x0000001c, 0x0000004e, 0x000000cf, 0x00000035, 0x00000039
        dd 0x000000b4, 0x000000a1, 0x00000054, 0x00000064, 0x00000003, 0x000000c7, 0x00000085, 0x0000005c
        dd 0x0000005b, 0x000000cd, 0x000000d8, 0x00000072, 0x00000096, 0x00000042, 0x000000b8, 0x000000e1
        dd 0x000000a2, 0x00000060, 0x000000ef, 0x000000bd, 0x00000002, 0x000000af, 0x0000008c, 0x00000073
        dd 0x0000007c, 0x0000007f, 0x0000005e, 0x000000f9, 0x00000065, 0x000000e6, 0x000000eb, 0x000000ad
        dd 0x0000005a, 0x000000a5, 0x00000079, 0x0000008e, 0x00000015, 0x00000030, 0x000000ec, 0x000000a4
        dd 0x000000c2, 0x0000003e, 0x000000e0, 0x00000074, 0x00000051, 0x000000fb, 0x0000002d, 0x0000006e
        dd 0x00000094, 0x0000004d, 0x00000055, 0x00000034, 0x000000ae, 0x00000052, 0x0000007e, 0x0000009d
        dd 0x0000004a, 0x000000f7, 0x00000080, 0x000000f0, 0x000000d0, 0x00000090, 0x000000a7, 0x000000e8
        dd 0x0000009f, 0x00000050, 0x000000d5, 0x000000d1, 0x00000098, 0x000000cc, 0x000000a0, 0x00000017
        dd 0x000000f4, 0x000000b6, 0x000000c1, 0x00000028, 0x0000005f, 0x00000026, 0x00000001, 0x000000ab
        dd 0x00000025, 0x00000038, 0x00000082, 0x0000007d, 0x00000048, 0x000000fc, 0x0000001b, 0x000000ce
        dd 0x0000003f, 0x0000006b, 0x000000e2, 0x00000067, 0x00000066, 0x00000043, 0x00000059, 0x00000019
        dd 0x00000084, 0x0000003d, 0x000000f5, 0x0000002f, 0x000000c9, 0x000000bc, 0x000000d9, 0x00000095
        dd 0x00000029, 0x00000041, 0x000000da, 0x0000001a, 0x000000b0, 0x000000e9, 0x00000069, 0x000000d2
        dd 0x0000007b, 0x000000d7, 0x00000011, 0x0000009b, 0x00000033, 0x0000008a, 0x00000023, 0x00000009
        dd 0x000000d4, 0x00000071, 0x00000044, 0x00000068, 0x0000006f, 0x000000f2, 0x0000000e, 0x000000df
        dd 0x00000087, 0x000000dc, 0x00000083, 0x00000018, 0x0000006a, 0x000000ee, 0x00000099, 0x00000081
        dd 0x00000062, 0x00000036, 0x0000002e, 0x0000007a, 0x000000fe, 0x00000045, 0x0000009c, 0x00000075
        dd 0x00000091, 0x0000000c, 0x0000000f, 0x000000e7, 0x000000f6, 0x00000014, 0x00000063, 0x0000001d
        dd 0x0000000b, 0x0000008b, 0x000000b3, 0x000000f3, 0x000000b2, 0x0000003b, 0x00000008, 0x0000004b
        dd 0x00000010, 0x000000a6, 0x00000032, 0x000000b9, 0x000000a8, 0x00000092, 0x000000f1, 0x00000056
        dd 0x000000dd, 0x00000021, 0x000000bf, 0x00000004, 0x000000be, 0x000000d6, 0x000000fd, 0x00000077
        dd 0x000000ea, 0x0000003a, 0x000000c8, 0x0000008f, 0x00000057, 0x0000001e, 0x000000fa, 0x0000002b
        dd 0x00000058, 0x000000c5, 0x00000027, 0x000000ac, 0x000000e3, 0x000000ed, 0x00000097, 0x000000bb
        dd 0x00000046, 0x00000005, 0x00000040, 0x00000031, 0x000000e5, 0x00000037, 0x0000002c, 0x0000009e
        dd 0x0000000a, 0x000000b1, 0x000000b5, 0x00000006, 0x0000006c, 0x0000001f, 0x000000a3, 0x0000002a
        dd 0x00000070, 0x000000ff, 0x000000ba, 0x00000007, 0x00000024, 0x00000016, 0x000000c6, 0x00000061
; S_8
fox128_expand64.T2_S_8:
        dd 0x00005d00, 0x0000de00, 0x00000000, 0x0000b700, 0x0000d300, 0x0000ca00, 0x00003c00, 0x00000d00
        dd 0x0000c300, 0x0000f800, 0x0000cb00, 0x00008d00, 0x00007600, 0x00008900, 0x0000aa00, 0x00001200
        dd 0x00008800, 0x00002200, 0x00004f00, 0x0000db00, 0x00006d00, 0x00004700, 0x0000e400, 0x00004c00
        dd 0x00007800, 0x00009a00, 0x00004900, 0x00009300, 0x0000c400, 0x0000c000, 0x00008600, 0x00001300
        dd 0x0000a900, 0x00002000, 0x00005300, 0x00001c00, 0x00004e00, 0x0000cf00, 0x00003500, 0x00003900
        dd 0x0000b400, 0x0000a100, 0x00005400, 0x00006400, 0x00000300, 0x0000c700, 0x00008500, 0x00005c00
        dd 0x00005b00, 0x0000cd00, 0x0000d800, 0x00007200, 0x00009600, 0x00004200, 0x0000b800, 0x0000e100
        dd 0x0000a200, 0x00006000, 0x0000ef00, 0x0000bd00, 0x00000200, 0x0000af00, 0x00008c00, 0x00007300
        dd 0x00007c00, 0x00007f00, 0x00005e00, 0x0000f900, 0x00006500, 0x0000e600, 0x0000eb00, 0x0000ad00
        dd 0x00005a00, 0x0000a500, 0x00007900, 0x00008e00, 0x00001500, 0x00003000, 0x0000ec00, 0x0000a400
        dd 0x0000c200, 0x00003e00, 0x0000e000, 0x00007400, 0x00005100, 0x0000fb00, 0x00002d00, 0x00006e00
        dd 0x00009400, 0x00004d00, 0x00005500, 0x00003400, 0x0000ae00, 0x00005200, 0x00007e00, 0x00009d00
        dd 0x00004a00, 0x0000f700, 0x00008000, 0x0000f000, 0x0000d000, 0x00009000, 0x0000a700, 0x0000e800
        dd 0x00009f00, 0x00005000, 0x0000d500, 0x0000d100, 0x00009800, 0x0000cc00, 0x0000a000, 0x00001700
        dd 0x0000f400, 0x0000b600, 0x0000c100, 0x00002800, 0x00005f00, 0x00002600, 0x00000100, 0x0000ab00
        dd 0x00002500, 0x00003800, 0x00008200, 0x00007d00, 0x00004800, 0x0000fc00, 0x00001b00, 0x0000ce00
        dd 0x00003f00, 0x00006b00, 0x0000e200, 0x00006700, 0x00006600, 0x00004300, 0x00005900, 0x00001900
        dd 0x00008400, 0x00003d00, 0x0000f500, 0x00002f00, 0x0000c900, 0x0000bc00, 0x0000d900, 0x00009500
        dd 0x00002900, 0x00004100, 0x0000da00, 0x00001a00, 0x0000b000, 0x0000e900, 0x00006900, 0x0000d200
        dd 0x00007b00, 0x0000d700, 0x00001100, 0x00009b00, 0x00003300, 0x00008a00, 0x00002300, 0x00000900
        dd 0x0000d400, 0x00007100, 0x00004400, 0x00006800, 0x00006f00, 0x0000f200, 0x00000e00, 0x0000df00
        dd 0x00008700, 0x0000dc00, 0x00008300, 0x00001800, 0x00006a00, 0x0000ee00, 0x00009900, 0x00008100
        dd 0x00006200, 0x00003600, 0x00002e00, 0x00007a00, 0x0000fe00, 0x00004500, 0x00009c00, 0x00007500
        dd 0x00009100, 0x00000c00, 0x00000f00, 0x0000e700, 0x0000f600, 0x00001400, 0x00006300, 0x00001d00
        dd 0x00000b00, 0x00008b00, 0x0000b300, 0x0000f300, 0x0000b200, 0x00003b00, 0x00000800, 0x00004b00
        dd 0x00001000, 0x0000a600, 0x00003200, 0x0000b900, 0x0000a800, 0x00009200, 0x0000f100, 0x00005600
        dd 0x0000dd00, 0x00002100, 0x0000bf00, 0x00000400, 0x0000be00, 0x0000d600, 0x0000fd00, 0x00007700
        dd 0x0000ea00, 0x00003a00, 0x0000c800, 0x00008f00, 0x00005700, 0x00001e00, 0x0000fa00, 0x00002b00
        dd 0x00005800, 0x0000c500, 0x00002700, 0x0000ac00, 0x0000e300, 0x0000ed00, 0x00009700, 0x0000bb00
        dd 0x00004600, 0x00000500, 0x00004000, 0x00003100, 0x0000e500, 0x00003700, 0x00002c00, 0x00009e00
        dd 0x00000a00, 0x0000b100, 0x0000b500, 0x00000600, 0x00006c00, 0x00001f00, 0x0000a300, 0x00002a00
        dd 0x00007000, 0x0000ff00, 0x0000ba00, 0x00000700, 0x00002400, 0x00001600, 0x0000c600, 0x00006100
; S_16
fox128_expand64.T3_S_16:
        dd 0x005d0000, 0x00de0000, 0x00000000, 0x00b70000, 0x00d30000, 0x00ca0000, 0x003c0000, 0x000d0000
        dd 0x00c30000, 0x00f80000, 0x00cb0000, 0x008d0000, 0x00760000, 0x00890000, 0x00aa0000, 0x00120000
        dd 0x00880000, 0x00220000, 0x004f0000, 0x00db0000, 0x006d0000, 0x00470000, 0x00e40000, 0x004c0000
        dd 0x00780000, 0x009a0000, 0x00490000, 0x00930000, 0x00c40000, 0x00c00000, 0x00860000, 0x00130000
        dd 0x00a90000, 0x00200000, 0x00530000, 0x001c0000, 0x004e0000, 0x00cf0000, 0x00350000, 0x00390000
        dd 0x00b40000, 0x00a10000, 0x00540000, 0x00640000, 0x00030000, 0x00c70000, 0x00850000, 0x005c0000
        dd 0x005b0000, 0x00cd0000, 0x00d80000, 0x00720000, 0x00960000, 0x00420000, 0x00b80000, 0x00e10000
        dd 0x00a20000, 0x00600000, 0x00ef0000, 0x00bd0000, 0x00020000, 0x00af0000, 0x008c0000, 0x00730000
        dd 0x007c0000, 0x007f0000, 0x005e0000, 0x00f90000, 0x00650000, 0x00e60000, 0x00eb0000, 0x00ad0000
        dd 0x005a0000, 0x00a50000, 0x00790000, 0x008e0000, 0x00150000, 0x00300000, 0x00ec0000, 0x00a40000
        dd 0x00c20000, 0x003e0000, 0x00e00000, 0x00740000, 0x00510000, 0x00fb0000, 0x002d0000, 0x006e0000
        dd 0x00940000, 0x004d0000, 0x00550000, 0x00340000, 0x00ae0000, 0x00520000, 0x007e0000, 0x009d0000
        dd 0x004a0000, 0x00f70000, 0x00800000, 0x00f00000, 0x00d00000, 0x00900000, 0x00a70000, 0x00e80000
        dd 0x009f0000, 0x00500000, 0x00d50000, 0x00d10000, 0x00980000, 0x00cc0000, 0x00a00000, 0x00170000
        dd 0x00f40000, 0x00b60000, 0x00c10000, 0x00280000, 0x005f0000, 0x00260000, 0x00010000, 0x00ab0000
        dd 0x00250000, 0x00380000, 0x00820000, 0x007d0000, 0x00480000, 0x00fc0000, 0x001b0000, 0x00ce0000
        dd 0x003f0000, 0x006b0000, 0x00e20000, 0x00670000, 0x00660000, 0x00430000, 0x00590000, 0x00190000
        dd 0x00840000, 0x003d0000, 0x00f50000, 0x002f0000, 0x00c90000, 0x00bc0000, 0x00d90000, 0x00950000
        dd 0x00290000, 0x00410000, 0x00da0000, 0x001a0000, 0x00b00000, 0x00e90000, 0x00690000, 0x00d20000
        dd 0x007b0000, 0x00d70000, 0x00110000, 0x009b0000, 0x00330000, 0x008a0000, 0x00230000, 0x00090000
        dd 0x00d40000, 0x00710000, 0x00440000, 0x00680000, 0x006f0000, 0x00f20000, 0x000e0000, 0x00df0000
        dd 0x00870000, 0x00dc0000, 0x00830000, 0x00180000, 0x006a0000, 0x00ee0000, 0x00990000, 0x00810000
        dd 0x00620000, 0x00360000, 0x002e0000, 0x007a0000, 0x00fe0000, 0x00450000, 0x009c0000, 0x00750000
        dd 0x00910000, 0x000c0000, 0x000f0000, 0x00e70000, 0x00f60000, 0x00140000, 0x00630000, 0x001d0000
        dd 0x000b0000, 0x008b0000, 0x00b30000, 0x00f30000, 0x00b20000, 0x003b0000, 0x00080000, 0x004b0000
        dd 0x00100000, 0x00a60000, 0x00320000, 0x00b90000, 0x00a80000, 0x00920000, 0x00f10000, 0x00560000
        dd 0x00dd0000, 0x00210000, 0x00bf0000, 0x00040000, 0x00be0000, 0x00d60000, 0x00fd0000, 0x00770000
        dd 0x00ea0000, 0x003a0000, 0x00c80000, 0x008f0000, 0x00570000, 0x001e0000, 0x00fa0000, 0x002b0000
        dd 0x00580000, 0x00c50000, 0x00270000, 0x00ac0000, 0x00e30000, 0x00ed0000, 0x00970000, 0x00bb0000
        dd 0x00460000, 0x00050000, 0x00400000, 0x00310000, 0x00e50000, 0x00370000, 0x002c0000, 0x009e0000
        dd 0x000a0000, 0x00b10000, 0x00b50000, 0x00060000, 0x006c0000, 0x001f0000, 0x00a30000, 0x002a0000
        dd 0x00700000, 0x00ff0000, 0x00ba0000, 0x00070000, 0x00240000, 0x00160000, 0x00c60000, 0x00610000
; S_24
fox128_expand64.T4_S_24:
        dd 0x5d000000, 0xde000000, 0x00000000, 0xb7000000, 0xd3000000, 0xca000000, 0x3c000000, 0x0d000000
        dd 0xc3000000, 0xf8000000, 0xcb000000, 0x8d000000, 0x76000000, 0x89000000, 0xaa000000, 0x12000000
        dd 0x88000000, 0x22000000, 0x4f000000, 0xdb000000, 0x6d000000, 0x47000000, 0xe4000000, 0x4c000000
        dd 0x78000000, 0x9a000000, 0x49000000, 0x93000000, 0xc4000000, 0xc0000000, 0x86000000, 0x13000000
        dd 0xa9000000, 0x20000000, 0x53000000, 0x1c000000, 0x4e000000, 0xcf000000, 0x35000000, 0x39000000
        dd 0xb4000000, 0xa1000000, 0x54000000, 0x64000000, 0x03000000, 0xc7000000, 0x85000000, 0x5c000000
        dd 0x5b000000, 0xcd000000, 0xd8000000, 0x72000000, 0x96000000, 0x42000000, 0xb8000000, 0xe1000000
        dd 0xa2000000, 0x60000000, 0xef000000, 0xbd000000, 0x02000000, 0xaf000000, 0x8c000000, 0x73000000
        dd 0x7c000000, 0x7f000000, 0x5e000000, 0xf9000000, 0x65000000, 0xe6000000, 0xeb000000, 0xad000000
        dd 0x5a000000, 0xa5000000, 0x79000000, 0x8e000000, 0x15000000, 0x30000000, 0xec000000, 0xa4000000
        dd 0xc2000000, 0x3e000000, 0xe0000000, 0x74000000, 0x51000000, 0xfb000000, 0x2d000000, 0x6e000000
        dd 0x94000000, 0x4d000000, 0x55000000, 0x34000000, 0xae000000, 0x52000000, 0x7e000000, 0x9d000000
        dd 0x4a000000, 0xf7000000, 0x80000000, 0xf0000000, 0xd0000000, 0x90000000, 0xa7000000, 0xe8000000
        dd 0x9f000000, 0x50000000, 0xd5000000, 0xd1000000, 0x98000000, 0xcc000000, 0xa0000000, 0x17000000
        dd 0xf4000000, 0xb6000000, 0xc1000000, 0x28000000, 0x5f000000, 0x26000000, 0x01000000, 0xab000000
        dd 0x25000000, 0x38000000, 0x82000000, 0x7d000000, 0x48000000, 0xfc000000, 0x1b000000, 0xce000000
        dd 0x3f000000, 0x6b000000, 0xe2000000, 0x67000000, 0x66000000, 0x43000000, 0x59000000, 0x19000000
        dd 0x84000000, 0x3d000000, 0xf5000000, 0x2f000000, 0xc9000000, 0xbc000000, 0xd9000000, 0x95000000
        dd 0x29000000, 0x41000000, 0xda000000, 0x1a000000, 0xb0000000, 0xe9000000, 0x69000000, 0xd2000000
        dd 0x7b000000, 0xd7000000, 0x11000000, 0x9b000000, 0x33000000, 0x8a000000, 0x23000000, 0x09000000
        dd 0xd4000000, 0x71000000, 0x44000000, 0x68000000, 0x6f000000, 0xf2000000, 0x0e000000, 0xdf000000
        dd 0x87000000, 0xdc000000, 0x83000000, 0x18000000, 0x6a000000, 0xee000000, 0x99000000, 0x81000000
        dd 0x62000000, 0x36000000, 0x2e000000, 0x7a000000, 0xfe000000, 0x45000000, 0x9c000000, 0x75000000
        dd 0x91000000, 0x0c000000, 0x0f000000, 0xe7000000, 0xf6000000, 0x14000000, 0x63000000, 0x1d000000
        dd 0x0b000000, 0x8b000000, 0xb3000000, 0xf3000000, 0xb2000000, 0x3b000000, 0x08000000, 0x4b000000
        dd 0x10000000, 0xa6000000, 0x32000000, 0xb9000000, 0xa8000000, 0x92000000, 0xf1000000, 0x56000000
        dd 0xdd000000, 0x21000000, 0xbf000000, 0x04000000, 0xbe000000, 0xd6000000, 0xfd000000, 0x77000000
        dd 0xea000000, 0x3a000000, 0xc8000000, 0x8f000000, 0x57000000, 0x1e000000, 0xfa000000, 0x2b000000
        dd 0x58000000, 0xc5000000, 0x27000000, 0xac000000, 0xe3000000, 0xed000000, 0x97000000, 0xbb000000
        dd 0x46000000, 0x05000000, 0x40000000, 0x31000000, 0xe5000000, 0x37000000, 0x2c000000, 0x9e000000
        dd 0x0a000000, 0xb1000000, 0xb5000000, 0x06000000, 0x6c000000, 0x1f000000, 0xa3000000, 0x2a000000
        dd 0x70000000, 0xff000000, 0xba000000, 0x07000000, 0x24000000, 0x16000000, 0xc6000000, 0x61000000
; mu8_S_0
        align 16, db 0
fox128_expand64.T5_mu8_S_0:
        dq 0x69d28dbabbe75d5d, 0xcb6f8a45a49bdede, 0x0000000000000000, 0xafa7d7970820b7b7, 0xb695be5f238cd3d3, 0xce65da6daba7caca, 0x0f1ef07811443c3c, 0x7dfa341a87170d0d
        dq 0xb29dfe7f2fbcc3c3, 0x3e7c120942f1f8f8, 0xb099de6f29a4cbcb, 0x5dba3fe3e76e8d8d, 0xe13b21ecda9a7676, 0x5cb82febe4628989, 0xd655a3ad8307aaaa, 0xf8094824f1361212
        dq 0x22442be966618888, 0xf4118844e5662222, 0x91dbc59e4ad14f4f, 0xb4919e4f2594dbdb, 0x65ca4ddaafb76d6d, 0x93dfe58e4cc94747, 0x397262314bd5e4e4, 0x1326c99835d44c4c
        dq 0x1e3c19f022887878, 0xda4d63cd97579a9a, 0x6cd8dd92b4db4949, 0xa6b547df134c9393, 0x3162e27153b5c4c4, 0x3060f27950b9c0c0, 0xdd4313f59e738686, 0x86f54c2673351313
        dq 0x54a8afabfc02a9a9, 0x0810804018602020, 0x96d5b5a643f55353, 0x070e703809241c1c, 0xef27c19cc8d24e4e, 0xb19bce672aa8cfcf, 0x73e6d46a955f3535, 0x70e0e472904b3939
        dq 0x2d5adb917725b4b4, 0x56ac8fbbfa1aa1a1, 0x152aa9a83ffc5454, 0x193269c82bac6464, 0x82fd0c067f050303, 0xb39fee772cb0c7c7, 0x5fbe1ff3e1768585, 0x172e89b839e45c5c
        dq 0x94d195b645ed5b5b, 0x4d9ac663d7aecdcd, 0x366c92495a91d8d8, 0xe03931e4d9967272, 0xd94b53d592439696, 0xec21f184cdc64242, 0x2e5ceb897231b8b8, 0x468c763bcadae1e1
        dq 0xd45183bd851fa2a2, 0x183079c028a06060, 0xb98b4e2732c8efef, 0x51a2ff83f33ebdbd, 0xfc010804fd060202, 0xa9abb7a70208afaf, 0x23463be1656d8c8c, 0x9ec535e65b957373
        dq 0x1f3e09f821847c7c, 0x9dc305fe5e817f7f, 0xeb2f81bcc4e25e5e, 0x4080160bc0f2f9f9, 0x67ce6dcaa9af6565, 0xc5736a35b6d3e6e6, 0xb8895e2f31c4ebeb, 0x55aabfa3ff0eadad
        dq 0xea2d91b4c7ee5a5a, 0x57ae9fb3f916a5a5, 0x60c01df2a08b7979, 0xdf4733e5986b8e8e, 0x7bf6542a8d3f1515, 0x0c18c06014503030, 0x3b7642214dcdecec, 0x29529bb17b15a4a4
        dq 0xcc61fa7dadbfc2c2, 0xf31ff87cec423e3e, 0x3870723948d9e0e0, 0x1d3a29e8279c7474, 0x6ad4bda2bef35151, 0xbc811e0f3df4fbfb, 0x75eab45a9f772d2d, 0xe73741dcd0b26e6e
        dq 0x254a5bd16f459494, 0x6ddacd9ab7d74d4d, 0x6bd6adaabdff5555, 0x0d1ad068175c3434, 0xd757b3a5800baeae, 0xe829b1a4c1f65252, 0xe33f01fcdc827e7e, 0x59b27fc3eb5e9d9d
        dq 0xee25d194cbde4a4a, 0xbf872e1738e0f7f7, 0x20400bf960798080, 0x3c78321944e9f0f0, 0x3468b2595c89d0d0, 0x24484bd96c499090, 0xabaf97b70410a7a7, 0x3a7452294ec1e8e8
        dq 0xa5b377c716589f9f, 0x1428b9a03cf05050, 0x4b96a653dd86d5d5, 0x4a94b65bde8ad1d1, 0x264c6bc96a519898, 0x3366c26155adcccc, 0x28508bb97819a0a0, 0x87f75c2e70391717
        dq 0x3d7a221147e5f4f4, 0xd15bd3958a23b6b6, 0x4e9cf67bd2bac1c1, 0x0a14a0501e782828, 0x95d385be46e15f5f, 0xf513984ce66a2626, 0x7efc040282030101, 0xa8a9a7af0104abab
        dq 0x77ee944a996f2525, 0x0e1ce07012483838, 0xdc4103fd9d7f8282, 0x61c20dfaa3877d7d, 0x1224d99036d84848, 0x3f7e020141fdfcfc, 0x84f16c36752d1b1b, 0xcf67ca65a8abcece
        dq 0x8de3fc7e6e413f3f, 0x98c955d651bd6b6b, 0xc4717a3db5dfe2e2, 0x9bcf65ce54a96767, 0xe53361ccd6aa6666, 0x92ddf5864fc54343, 0x68d09db2b8eb5959, 0x78f06432882b1919
        dq 0x21421bf163758484, 0x71e2f47a93473d3d, 0x43862613c5e6f5f5, 0x89ebbc5e62712f2f, 0x4c98d66bd4a2c9c9, 0x2f5efb81713dbcbc, 0x4890964bd892d9d9, 0x5bb65fd3ed469595
        dq 0x74e8a4529c7b2929, 0x6edcfd82b2c34141, 0xca6d9a4da797dada, 0xfa0d6834f72e1a1a, 0x2c58cb997429b0b0, 0x4488562bccc2e9e9, 0x64c85dd2acbb6969, 0xc869ba5da18fd2d2
        dq 0x9cc115f65d8d7b7b, 0xb797ae572080d7d7, 0x7af444228e331111, 0xa4b167cf15549b9b, 0x8ee5cc666b553333, 0xde4523ed9b678a8a, 0x8aed8c4667652323, 0x7cf82412841b0909
        dq 0x356aa2515f85d4d4, 0x62c43de2a6937171, 0x1122e98833cc4444, 0x1a3459d02eb86868, 0x99cb45de52b16f6f, 0xc0793a1db9eff2f2, 0xff07381cf8120e0e, 0xb5938e472698dfdf
        dq 0xa3bf17f71c708787, 0x376e8241599ddcdc, 0xa2bd07ff1f7c8383, 0x060c60300a281818, 0xe63551d4d3be6a6a, 0xc7774a25b0cbeeee, 0x58b06fcbe8529999, 0x5ebc0ffbe27a8181
        dq 0xe43171c4d5a66262, 0xf11bd86cea5a3636, 0xf717b85ce0722e2e, 0xe23d11f4df8e7a7a, 0xc37f0a05bcfbfefe, 0x6fdeed8ab1cf4545, 0x274e7bc1695d9c9c, 0x63c62deaa59f7575
        dq 0x5ab44fdbee4a9191, 0x0306301805140c0c, 0x81fb3c1e7a110f0f, 0xbb8f6e3734d0e7e7, 0xc17b2a15bae3f6f6, 0x050a50280f3c1414, 0x9acd75c657a56363, 0x79f2743a8b271d1d
        dq 0x80f92c16791d0b0b, 0xa0b927ef19648b8b, 0xaea5c79f0b2cb3b3, 0xbe853e1f3becf3f3, 0xd059c39d892fb2b2, 0x8ce1ec766d4d3b3b, 0x0204201006180808, 0x90d9d59649dd4b4b
        dq 0x040840200c301010, 0xd55393b58613a6a6, 0xf019c864e9563232, 0x50a0ef8bf032b9b9, 0x2a54aba97e01a8a8, 0xd84943dd914f9292, 0x4284361bc6eaf1f1, 0xe92ba1acc2fa5656
        dq 0x49928643db9edddd, 0x76ec84429a632121, 0xada3f7870e38bfbf, 0x01021008030c0404, 0xd35ff3858c3bbebe, 0xc96baa55a283d6d6, 0x41820603c3fefdfd, 0x9fc725ee58997777
        dq 0xc6755a2db3c7eaea, 0xf21de874ef4e3a3a, 0x3264d26956a1c8c8, 0xa1bb37e71a688f8f, 0x97d7a5ae40f95757, 0xfb0f783cf4221e1e, 0xc27d1a0dbff7fafa, 0x88e9ac56617d2b2b
        dq 0x162c99b03ae85858, 0x4f9ee673d1b6c5c5, 0x8bef9c4e64692727, 0x2b56bba17d0dacac, 0xba8d7e3f37dce3e3, 0x458a4623cfceeded, 0xa7b757d710409797, 0xaca1e78f0d34bbbb
        dq 0xed23e18cceca4646, 0x7ffe140a810f0505, 0x1020f98030c04040, 0x72e4c46296533131, 0x478e6633c9d6e5e5, 0x8fe7dc6e68593737, 0x0b16b0581d742c2c, 0xdb4f73c5945b9e9e
        dq 0xfe052814fb1e0a0a, 0x52a4cf9bf62ab1b1, 0x53a6df93f526b5b5, 0xfd03180cfe0a0606, 0x1b3649d82db46c6c, 0x85f37c3e76211f1f, 0xaaad87bf071ca3a3, 0xf615a854e37e2a2a
        dq 0x1c3839e024907070, 0xbd830e073ef8ffff, 0xd25de38d8f37baba, 0x83ff1c0e7c090707, 0x091290481b6c2424, 0xf90b582cf23a1616, 0xcd63ea75aeb3c6c6, 0x66cc7dc2aaa36161
; mu8_S_8
        align 16, db 0
fox128_expand64.T6_mu8_S_8:
        dq 0x5d69d28dbabbe75d, 0xdecb6f8a45a49bde, 0x0000000000000000, 0xb7afa7d7970820b7, 0xd3b695be5f238cd3, 0xcace65da6daba7ca, 0x3c0f1ef07811443c, 0x0d7dfa341a87170d
        dq 0xc3b29dfe7f2fbcc3, 0xf83e7c120942f1f8, 0xcbb099de6f29a4cb, 0x8d5dba3fe3e76e8d, 0x76e13b21ecda9a76, 0x895cb82febe46289, 0xaad655a3ad8307aa, 0x12f8094824f13612
        dq 0x8822442be9666188, 0x22f4118844e56622, 0x4f91dbc59e4ad14f, 0xdbb4919e4f2594db, 0x6d65ca4ddaafb76d, 0x4793dfe58e4cc947, 0xe4397262314bd5e4, 0x4c1326c99835d44c
        dq 0x781e3c19f0228878, 0x9ada4d63cd97579a, 0x496cd8dd92b4db49, 0x93a6b547df134c93, 0xc43162e27153b5c4, 0xc03060f27950b9c0, 0x86dd4313f59e7386, 0x1386f54c26733513
        dq 0xa954a8afabfc02a9, 0x2008108040186020, 0x5396d5b5a643f553, 0x1c070e703809241c, 0x4eef27c19cc8d24e, 0xcfb19bce672aa8cf, 0x3573e6d46a955f35, 0x3970e0e472904b39
        dq 0xb42d5adb917725b4, 0xa156ac8fbbfa1aa1, 0x54152aa9a83ffc54, 0x64193269c82bac64, 0x0382fd0c067f0503, 0xc7b39fee772cb0c7, 0x855fbe1ff3e17685, 0x5c172e89b839e45c
        dq 0x5b94d195b645ed5b, 0xcd4d9ac663d7aecd, 0xd8366c92495a91d8, 0x72e03931e4d99672, 0x96d94b53d5924396, 0x42ec21f184cdc642, 0xb82e5ceb897231b8, 0xe1468c763bcadae1
        dq 0xa2d45183bd851fa2, 0x60183079c028a060, 0xefb98b4e2732c8ef, 0xbd51a2ff83f33ebd, 0x02fc010804fd0602, 0xafa9abb7a70208af, 0x8c23463be1656d8c, 0x739ec535e65b9573
        dq 0x7c1f3e09f821847c, 0x7f9dc305fe5e817f, 0x5eeb2f81bcc4e25e, 0xf94080160bc0f2f9, 0x6567ce6dcaa9af65, 0xe6c5736a35b6d3e6, 0xebb8895e2f31c4eb, 0xad55aabfa3ff0ead
        dq 0x5aea2d91b4c7ee5a, 0xa557ae9fb3f916a5, 0x7960c01df2a08b79, 0x8edf4733e5986b8e, 0x157bf6542a8d3f15, 0x300c18c060145030, 0xec3b7642214dcdec, 0xa429529bb17b15a4
        dq 0xc2cc61fa7dadbfc2, 0x3ef31ff87cec423e, 0xe03870723948d9e0, 0x741d3a29e8279c74, 0x516ad4bda2bef351, 0xfbbc811e0f3df4fb, 0x2d75eab45a9f772d, 0x6ee73741dcd0b26e
        dq 0x94254a5bd16f4594, 0x4d6ddacd9ab7d74d, 0x556bd6adaabdff55, 0x340d1ad068175c34, 0xaed757b3a5800bae, 0x52e829b1a4c1f652, 0x7ee33f01fcdc827e, 0x9d59b27fc3eb5e9d
        dq 0x4aee25d194cbde4a, 0xf7bf872e1738e0f7, 0x8020400bf9607980, 0xf03c78321944e9f0, 0xd03468b2595c89d0, 0x9024484bd96c4990, 0xa7abaf97b70410a7, 0xe83a7452294ec1e8
        dq 0x9fa5b377c716589f, 0x501428b9a03cf050, 0xd54b96a653dd86d5, 0xd14a94b65bde8ad1, 0x98264c6bc96a5198, 0xcc3366c26155adcc, 0xa028508bb97819a0, 0x1787f75c2e703917
        dq 0xf43d7a221147e5f4, 0xb6d15bd3958a23b6, 0xc14e9cf67bd2bac1, 0x280a14a0501e7828, 0x5f95d385be46e15f, 0x26f513984ce66a26, 0x017efc0402820301, 0xaba8a9a7af0104ab
        dq 0x2577ee944a996f25, 0x380e1ce070124838, 0x82dc4103fd9d7f82, 0x7d61c20dfaa3877d, 0x481224d99036d848, 0xfc3f7e020141fdfc, 0x1b84f16c36752d1b, 0xcecf67ca65a8abce
        dq 0x3f8de3fc7e6e413f, 0x6b98c955d651bd6b, 0xe2c4717a3db5dfe2, 0x679bcf65ce54a967, 0x66e53361ccd6aa66, 0x4392ddf5864fc543, 0x5968d09db2b8eb59, 0x1978f06432882b19
        dq 0x8421421bf1637584, 0x3d71e2f47a93473d, 0xf543862613c5e6f5, 0x2f89ebbc5e62712f, 0xc94c98d66bd4a2c9, 0xbc2f5efb81713dbc, 0xd94890964bd892d9, 0x955bb65fd3ed4695
        dq 0x2974e8a4529c7b29, 0x416edcfd82b2c341, 0xdaca6d9a4da797da, 0x1afa0d6834f72e1a, 0xb02c58cb997429b0, 0xe94488562bccc2e9, 0x6964c85dd2acbb69, 0xd2c869ba5da18fd2
        dq 0x7b9cc115f65d8d7b, 0xd7b797ae572080d7, 0x117af444228e3311, 0x9ba4b167cf15549b, 0x338ee5cc666b5533, 0x8ade4523ed9b678a, 0x238aed8c46676523, 0x097cf82412841b09
        dq 0xd4356aa2515f85d4, 0x7162c43de2a69371, 0x441122e98833cc44, 0x681a3459d02eb868, 0x6f99cb45de52b16f, 0xf2c0793a1db9eff2, 0x0eff07381cf8120e, 0xdfb5938e472698df
        dq 0x87a3bf17f71c7087, 0xdc376e8241599ddc, 0x83a2bd07ff1f7c83, 0x18060c60300a2818, 0x6ae63551d4d3be6a, 0xeec7774a25b0cbee, 0x9958b06fcbe85299, 0x815ebc0ffbe27a81
        dq 0x62e43171c4d5a662, 0x36f11bd86cea5a36, 0x2ef717b85ce0722e, 0x7ae23d11f4df8e7a, 0xfec37f0a05bcfbfe, 0x456fdeed8ab1cf45, 0x9c274e7bc1695d9c, 0x7563c62deaa59f75
        dq 0x915ab44fdbee4a91, 0x0c0306301805140c, 0x0f81fb3c1e7a110f, 0xe7bb8f6e3734d0e7, 0xf6c17b2a15bae3f6, 0x14050a50280f3c14, 0x639acd75c657a563, 0x1d79f2743a8b271d
        dq 0x0b80f92c16791d0b, 0x8ba0b927ef19648b, 0xb3aea5c79f0b2cb3, 0xf3be853e1f3becf3, 0xb2d059c39d892fb2, 0x3b8ce1ec766d4d3b, 0x0802042010061808, 0x4b90d9d59649dd4b
        dq 0x10040840200c3010, 0xa6d55393b58613a6, 0x32f019c864e95632, 0xb950a0ef8bf032b9, 0xa82a54aba97e01a8, 0x92d84943dd914f92, 0xf14284361bc6eaf1, 0x56e92ba1acc2fa56
        dq 0xdd49928643db9edd, 0x2176ec84429a6321, 0xbfada3f7870e38bf, 0x0401021008030c04, 0xbed35ff3858c3bbe, 0xd6c96baa55a283d6, 0xfd41820603c3fefd, 0x779fc725ee589977
        dq 0xeac6755a2db3c7ea, 0x3af21de874ef4e3a, 0xc83264d26956a1c8, 0x8fa1bb37e71a688f, 0x5797d7a5ae40f957, 0x1efb0f783cf4221e, 0xfac27d1a0dbff7fa, 0x2b88e9ac56617d2b
        dq 0x58162c99b03ae858, 0xc54f9ee673d1b6c5, 0x278bef9c4e646927, 0xac2b56bba17d0dac, 0xe3ba8d7e3f37dce3, 0xed458a4623cfceed, 0x97a7b757d7104097, 0xbbaca1e78f0d34bb
        dq 0x46ed23e18cceca46, 0x057ffe140a810f05, 0x401020f98030c040, 0x3172e4c462965331, 0xe5478e6633c9d6e5, 0x378fe7dc6e685937, 0x2c0b16b0581d742c, 0x9edb4f73c5945b9e
        dq 0x0afe052814fb1e0a, 0xb152a4cf9bf62ab1, 0xb553a6df93f526b5, 0x06fd03180cfe0a06, 0x6c1b3649d82db46c, 0x1f85f37c3e76211f, 0xa3aaad87bf071ca3, 0x2af615a854e37e2a
        dq 0x701c3839e0249070, 0xffbd830e073ef8ff, 0xbad25de38d8f37ba, 0x0783ff1c0e7c0907, 0x24091290481b6c24, 0x16f90b582cf23a16, 0xc6cd63ea75aeb3c6, 0x6166cc7dc2aaa361
; mu8_S_16
        align 16, db 0
fox128_expand64.T7_mu8_S_16:
        dq 0xe75d69d28dbabb5d, 0x9bdecb6f8a45a4de, 0x0000000000000000, 0x20b7afa7d79708b7, 0x8cd3b695be5f23d3, 0xa7cace65da6dabca, 0x443c0f1ef078113c, 0x170d7dfa341a870d
        dq 0xbcc3b29dfe7f2fc3, 0xf1f83e7c120942f8, 0xa4cbb099de6f29cb, 0x6e8d5dba3fe3e78d, 0x9a76e13b21ecda76, 0x62895cb82febe489, 0x07aad655a3ad83aa, 0x3612f8094824f112
        dq 0x618822442be96688, 0x6622f4118844e522, 0xd14f91dbc59e4a4f, 0x94dbb4919e4f25db, 0xb76d65ca4ddaaf6d, 0xc94793dfe58e4c47, 0xd5e4397262314be4, 0xd44c1326c998354c
        dq 0x88781e3c19f02278, 0x579ada4d63cd979a, 0xdb496cd8dd92b449, 0x4c93a6b547df1393, 0xb5c43162e27153c4, 0xb9c03060f27950c0, 0x7386dd4313f59e86, 0x351386f54c267313
        dq 0x02a954a8afabfca9, 0x6020081080401820, 0xf55396d5b5a64353, 0x241c070e7038091c, 0xd24eef27c19cc84e, 0xa8cfb19bce672acf, 0x5f3573e6d46a9535, 0x4b3970e0e4729039
        dq 0x25b42d5adb9177b4, 0x1aa156ac8fbbfaa1, 0xfc54152aa9a83f54, 0xac64193269c82b64, 0x050382fd0c067f03, 0xb0c7b39fee772cc7, 0x76855fbe1ff3e185, 0xe45c172e89b8395c
        dq 0xed5b94d195b6455b, 0xaecd4d9ac663d7cd, 0x91d8366c92495ad8, 0x9672e03931e4d972, 0x4396d94b53d59296, 0xc642ec21f184cd42, 0x31b82e5ceb8972b8, 0xdae1468c763bcae1
        dq 0x1fa2d45183bd85a2, 0xa060183079c02860, 0xc8efb98b4e2732ef, 0x3ebd51a2ff83f3bd, 0x0602fc010804fd02, 0x08afa9abb7a702af, 0x6d8c23463be1658c, 0x95739ec535e65b73
        dq 0x847c1f3e09f8217c, 0x817f9dc305fe5e7f, 0xe25eeb2f81bcc45e, 0xf2f94080160bc0f9, 0xaf6567ce6dcaa965, 0xd3e6c5736a35b6e6, 0xc4ebb8895e2f31eb, 0x0ead55aabfa3ffad
        dq 0xee5aea2d91b4c75a, 0x16a557ae9fb3f9a5, 0x8b7960c01df2a079, 0x6b8edf4733e5988e, 0x3f157bf6542a8d15, 0x50300c18c0601430, 0xcdec3b7642214dec, 0x15a429529bb17ba4
        dq 0xbfc2cc61fa7dadc2, 0x423ef31ff87cec3e, 0xd9e03870723948e0, 0x9c741d3a29e82774, 0xf3516ad4bda2be51, 0xf4fbbc811e0f3dfb, 0x772d75eab45a9f2d, 0xb26ee73741dcd06e
        dq 0x4594254a5bd16f94, 0xd74d6ddacd9ab74d, 0xff556bd6adaabd55, 0x5c340d1ad0681734, 0x0baed757b3a580ae, 0xf652e829b1a4c152, 0x827ee33f01fcdc7e, 0x5e9d59b27fc3eb9d
        dq 0xde4aee25d194cb4a, 0xe0f7bf872e1738f7, 0x798020400bf96080, 0xe9f03c78321944f0, 0x89d03468b2595cd0, 0x499024484bd96c90, 0x10a7abaf97b704a7, 0xc1e83a7452294ee8
        dq 0x589fa5b377c7169f, 0xf0501428b9a03c50, 0x86d54b96a653ddd5, 0x8ad14a94b65bded1, 0x5198264c6bc96a98, 0xadcc3366c26155cc, 0x19a028508bb978a0, 0x391787f75c2e7017
        dq 0xe5f43d7a221147f4, 0x23b6d15bd3958ab6, 0xbac14e9cf67bd2c1, 0x78280a14a0501e28, 0xe15f95d385be465f, 0x6a26f513984ce626, 0x03017efc04028201, 0x04aba8a9a7af01ab
        dq 0x6f2577ee944a9925, 0x48380e1ce0701238, 0x7f82dc4103fd9d82, 0x877d61c20dfaa37d, 0xd8481224d9903648, 0xfdfc3f7e020141fc, 0x2d1b84f16c36751b, 0xabcecf67ca65a8ce
        dq 0x413f8de3fc7e6e3f, 0xbd6b98c955d6516b, 0xdfe2c4717a3db5e2, 0xa9679bcf65ce5467, 0xaa66e53361ccd666, 0xc54392ddf5864f43, 0xeb5968d09db2b859, 0x2b1978f064328819
        dq 0x758421421bf16384, 0x473d71e2f47a933d, 0xe6f543862613c5f5, 0x712f89ebbc5e622f, 0xa2c94c98d66bd4c9, 0x3dbc2f5efb8171bc, 0x92d94890964bd8d9, 0x46955bb65fd3ed95
        dq 0x7b2974e8a4529c29, 0xc3416edcfd82b241, 0x97daca6d9a4da7da, 0x2e1afa0d6834f71a, 0x29b02c58cb9974b0, 0xc2e94488562bcce9, 0xbb6964c85dd2ac69, 0x8fd2c869ba5da1d2
        dq 0x8d7b9cc115f65d7b, 0x80d7b797ae5720d7, 0x33117af444228e11, 0x549ba4b167cf159b, 0x55338ee5cc666b33, 0x678ade4523ed9b8a, 0x65238aed8c466723, 0x1b097cf824128409
        dq 0x85d4356aa2515fd4, 0x937162c43de2a671, 0xcc441122e9883344, 0xb8681a3459d02e68, 0xb16f99cb45de526f, 0xeff2c0793a1db9f2, 0x120eff07381cf80e, 0x98dfb5938e4726df
        dq 0x7087a3bf17f71c87, 0x9ddc376e824159dc, 0x7c83a2bd07ff1f83, 0x2818060c60300a18, 0xbe6ae63551d4d36a, 0xcbeec7774a25b0ee, 0x529958b06fcbe899, 0x7a815ebc0ffbe281
        dq 0xa662e43171c4d562, 0x5a36f11bd86cea36, 0x722ef717b85ce02e, 0x8e7ae23d11f4df7a, 0xfbfec37f0a05bcfe, 0xcf456fdeed8ab145, 0x5d9c274e7bc1699c, 0x9f7563c62deaa575
        dq 0x4a915ab44fdbee91, 0x140c03063018050c, 0x110f81fb3c1e7a0f, 0xd0e7bb8f6e3734e7, 0xe3f6c17b2a15baf6, 0x3c14050a50280f14, 0xa5639acd75c65763, 0x271d79f2743a8b1d
        dq 0x1d0b80f92c16790b, 0x648ba0b927ef198b, 0x2cb3aea5c79f0bb3, 0xecf3be853e1f3bf3, 0x2fb2d059c39d89b2, 0x4d3b8ce1ec766d3b, 0x1808020420100608, 0xdd4b90d9d596494b
        dq 0x3010040840200c10, 0x13a6d55393b586a6, 0x5632f019c864e932, 0x32b950a0ef8bf0b9, 0x01a82a54aba97ea8, 0x4f92d84943dd9192, 0xeaf14284361bc6f1, 0xfa56e92ba1acc256
        dq 0x9edd49928643dbdd, 0x632176ec84429a21, 0x38bfada3f7870ebf, 0x0c04010210080304, 0x3bbed35ff3858cbe, 0x83d6c96baa55a2d6, 0xfefd41820603c3fd, 0x99779fc725ee5877
        dq 0xc7eac6755a2db3ea, 0x4e3af21de874ef3a, 0xa1c83264d26956c8, 0x688fa1bb37e71a8f, 0xf95797d7a5ae4057, 0x221efb0f783cf41e, 0xf7fac27d1a0dbffa, 0x7d2b88e9ac56612b
        dq 0xe858162c99b03a58, 0xb6c54f9ee673d1c5, 0x69278bef9c4e6427, 0x0dac2b56bba17dac, 0xdce3ba8d7e3f37e3, 0xceed458a4623cfed, 0x4097a7b757d71097, 0x34bbaca1e78f0dbb
        dq 0xca46ed23e18cce46, 0x0f057ffe140a8105, 0xc0401020f9803040, 0x533172e4c4629631, 0xd6e5478e6633c9e5, 0x59378fe7dc6e6837, 0x742c0b16b0581d2c, 0x5b9edb4f73c5949e
        dq 0x1e0afe052814fb0a, 0x2ab152a4cf9bf6b1, 0x26b553a6df93f5b5, 0x0a06fd03180cfe06, 0xb46c1b3649d82d6c, 0x211f85f37c3e761f, 0x1ca3aaad87bf07a3, 0x7e2af615a854e32a
        dq 0x90701c3839e02470, 0xf8ffbd830e073eff, 0x37bad25de38d8fba, 0x090783ff1c0e7c07, 0x6c24091290481b24, 0x3a16f90b582cf216, 0xb3c6cd63ea75aec6, 0xa36166cc7dc2aa61
; mu8_S_24
        align 16, db 0
fox128_expand64.T8_mu8_S_24:
        dq 0xbbe75d69d28dba5d, 0xa49bdecb6f8a45de, 0x0000000000000000, 0x0820b7afa7d797b7, 0x238cd3b695be5fd3, 0xaba7cace65da6dca, 0x11443c0f1ef0783c, 0x87170d7dfa341a0d
        dq 0x2fbcc3b29dfe7fc3, 0x42f1f83e7c1209f8, 0x29a4cbb099de6fcb, 0xe76e8d5dba3fe38d, 0xda9a76e13b21ec76, 0xe462895cb82feb89, 0x8307aad655a3adaa, 0xf13612f809482412
        dq 0x66618822442be988, 0xe56622f411884422, 0x4ad14f91dbc59e4f, 0x2594dbb4919e4fdb, 0xafb76d65ca4dda6d, 0x4cc94793dfe58e47, 0x4bd5e439726231e4, 0x35d44c1326c9984c
        dq 0x2288781e3c19f078, 0x97579ada4d63cd9a, 0xb4db496cd8dd9249, 0x134c93a6b547df93, 0x53b5c43162e271c4, 0x50b9c03060f279c0, 0x9e7386dd4313f586, 0x73351386f54c2613
        dq 0xfc02a954a8afaba9, 0x1860200810804020, 0x43f55396d5b5a653, 0x09241c070e70381c, 0xc8d24eef27c19c4e, 0x2aa8cfb19bce67cf, 0x955f3573e6d46a35, 0x904b3970e0e47239
        dq 0x7725b42d5adb91b4, 0xfa1aa156ac8fbba1, 0x3ffc54152aa9a854, 0x2bac64193269c864, 0x7f050382fd0c0603, 0x2cb0c7b39fee77c7, 0xe176855fbe1ff385, 0x39e45c172e89b85c
        dq 0x45ed5b94d195b65b, 0xd7aecd4d9ac663cd, 0x5a91d8366c9249d8, 0xd99672e03931e472, 0x924396d94b53d596, 0xcdc642ec21f18442, 0x7231b82e5ceb89b8, 0xcadae1468c763be1
        dq 0x851fa2d45183bda2, 0x28a060183079c060, 0x32c8efb98b4e27ef, 0xf33ebd51a2ff83bd, 0xfd0602fc01080402, 0x0208afa9abb7a7af, 0x656d8c23463be18c, 0x5b95739ec535e673
        dq 0x21847c1f3e09f87c, 0x5e817f9dc305fe7f, 0xc4e25eeb2f81bc5e, 0xc0f2f94080160bf9, 0xa9af6567ce6dca65, 0xb6d3e6c5736a35e6, 0x31c4ebb8895e2feb, 0xff0ead55aabfa3ad
        dq 0xc7ee5aea2d91b45a, 0xf916a557ae9fb3a5, 0xa08b7960c01df279, 0x986b8edf4733e58e, 0x8d3f157bf6542a15, 0x1450300c18c06030, 0x4dcdec3b764221ec, 0x7b15a429529bb1a4
        dq 0xadbfc2cc61fa7dc2, 0xec423ef31ff87c3e, 0x48d9e038707239e0, 0x279c741d3a29e874, 0xbef3516ad4bda251, 0x3df4fbbc811e0ffb, 0x9f772d75eab45a2d, 0xd0b26ee73741dc6e
        dq 0x6f4594254a5bd194, 0xb7d74d6ddacd9a4d, 0xbdff556bd6adaa55, 0x175c340d1ad06834, 0x800baed757b3a5ae, 0xc1f652e829b1a452, 0xdc827ee33f01fc7e, 0xeb5e9d59b27fc39d
        dq 0xcbde4aee25d1944a, 0x38e0f7bf872e17f7, 0x60798020400bf980, 0x44e9f03c783219f0, 0x5c89d03468b259d0, 0x6c499024484bd990, 0x0410a7abaf97b7a7, 0x4ec1e83a745229e8
        dq 0x16589fa5b377c79f, 0x3cf0501428b9a050, 0xdd86d54b96a653d5, 0xde8ad14a94b65bd1, 0x6a5198264c6bc998, 0x55adcc3366c261cc, 0x7819a028508bb9a0, 0x70391787f75c2e17
        dq 0x47e5f43d7a2211f4, 0x8a23b6d15bd395b6, 0xd2bac14e9cf67bc1, 0x1e78280a14a05028, 0x46e15f95d385be5f, 0xe66a26f513984c26, 0x8203017efc040201, 0x0104aba8a9a7afab
        dq 0x996f2577ee944a25, 0x1248380e1ce07038, 0x9d7f82dc4103fd82, 0xa3877d61c20dfa7d, 0x36d8481224d99048, 0x41fdfc3f7e0201fc, 0x752d1b84f16c361b, 0xa8abcecf67ca65ce
        dq 0x6e413f8de3fc7e3f, 0x51bd6b98c955d66b, 0xb5dfe2c4717a3de2, 0x54a9679bcf65ce67, 0xd6aa66e53361cc66, 0x4fc54392ddf58643, 0xb8eb5968d09db259, 0x882b1978f0643219
        dq 0x63758421421bf184, 0x93473d71e2f47a3d, 0xc5e6f543862613f5, 0x62712f89ebbc5e2f, 0xd4a2c94c98d66bc9, 0x713dbc2f5efb81bc, 0xd892d94890964bd9, 0xed46955bb65fd395
        dq 0x9c7b2974e8a45229, 0xb2c3416edcfd8241, 0xa797daca6d9a4dda, 0xf72e1afa0d68341a, 0x7429b02c58cb99b0, 0xccc2e94488562be9, 0xacbb6964c85dd269, 0xa18fd2c869ba5dd2
        dq 0x5d8d7b9cc115f67b, 0x2080d7b797ae57d7, 0x8e33117af4442211, 0x15549ba4b167cf9b, 0x6b55338ee5cc6633, 0x9b678ade4523ed8a, 0x6765238aed8c4623, 0x841b097cf8241209
        dq 0x5f85d4356aa251d4, 0xa6937162c43de271, 0x33cc441122e98844, 0x2eb8681a3459d068, 0x52b16f99cb45de6f, 0xb9eff2c0793a1df2, 0xf8120eff07381c0e, 0x2698dfb5938e47df
        dq 0x1c7087a3bf17f787, 0x599ddc376e8241dc, 0x1f7c83a2bd07ff83, 0x0a2818060c603018, 0xd3be6ae63551d46a, 0xb0cbeec7774a25ee, 0xe8529958b06fcb99, 0xe27a815ebc0ffb81
        dq 0xd5a662e43171c462, 0xea5a36f11bd86c36, 0xe0722ef717b85c2e, 0xdf8e7ae23d11f47a, 0xbcfbfec37f0a05fe, 0xb1cf456fdeed8a45, 0x695d9c274e7bc19c, 0xa59f7563c62dea75
        dq 0xee4a915ab44fdb91, 0x05140c030630180c, 0x7a110f81fb3c1e0f, 0x34d0e7bb8f6e37e7, 0xbae3f6c17b2a15f6, 0x0f3c14050a502814, 0x57a5639acd75c663, 0x8b271d79f2743a1d
        dq 0x791d0b80f92c160b, 0x19648ba0b927ef8b, 0x0b2cb3aea5c79fb3, 0x3becf3be853e1ff3, 0x892fb2d059c39db2, 0x6d4d3b8ce1ec763b, 0x0618080204201008, 0x49dd4b90d9d5964b
        dq 0x0c30100408402010, 0x8613a6d55393b5a6, 0xe95632f019c86432, 0xf032b950a0ef8bb9, 0x7e01a82a54aba9a8, 0x914f92d84943dd92, 0xc6eaf14284361bf1, 0xc2fa56e92ba1ac56
        dq 0xdb9edd49928643dd, 0x9a632176ec844221, 0x0e38bfada3f787bf, 0x030c040102100804, 0x8c3bbed35ff385be, 0xa283d6c96baa55d6, 0xc3fefd41820603fd, 0x5899779fc725ee77
        dq 0xb3c7eac6755a2dea, 0xef4e3af21de8743a, 0x56a1c83264d269c8, 0x1a688fa1bb37e78f, 0x40f95797d7a5ae57, 0xf4221efb0f783c1e, 0xbff7fac27d1a0dfa, 0x617d2b88e9ac562b
        dq 0x3ae858162c99b058, 0xd1b6c54f9ee673c5, 0x6469278bef9c4e27, 0x7d0dac2b56bba1ac, 0x37dce3ba8d7e3fe3, 0xcfceed458a4623ed, 0x104097a7b757d797, 0x0d34bbaca1e78fbb
        dq 0xceca46ed23e18c46, 0x810f057ffe140a05, 0x30c0401020f98040, 0x96533172e4c46231, 0xc9d6e5478e6633e5, 0x6859378fe7dc6e37, 0x1d742c0b16b0582c, 0x945b9edb4f73c59e
        dq 0xfb1e0afe0528140a, 0xf62ab152a4cf9bb1, 0xf526b553a6df93b5, 0xfe0a06fd03180c06, 0x2db46c1b3649d86c, 0x76211f85f37c3e1f, 0x071ca3aaad87bfa3, 0xe37e2af615a8542a
        dq 0x2490701c3839e070, 0x3ef8ffbd830e07ff, 0x8f37bad25de38dba, 0x7c090783ff1c0e07, 0x1b6c240912904824, 0xf23a16f90b582c16, 0xaeb3c6cd63ea75c6, 0xaaa36166cc7dc261
; mu8_S_32
        align 16, db 0
fox128_expand64.T9_mu8_S_32:
        dq 0xbabbe75d69d28d5d, 0x45a49bdecb6f8ade, 0x0000000000000000, 0x970820b7afa7d7b7, 0x5f238cd3b695bed3, 0x6daba7cace65daca, 0x7811443c0f1ef03c, 0x1a87170d7dfa340d
        dq 0x7f2fbcc3b29dfec3, 0x0942f1f83e7c12f8, 0x6f29a4cbb099decb, 0xe3e76e8d5dba3f8d, 0xecda9a76e13b2176, 0xebe462895cb82f89, 0xad8307aad655a3aa, 0x24f13612f8094812
        dq 0xe966618822442b88, 0x44e56622f4118822, 0x9e4ad14f91dbc54f, 0x4f2594dbb4919edb, 0xdaafb76d65ca4d6d, 0x8e4cc94793dfe547, 0x314bd5e4397262e4, 0x9835d44c1326c94c
        dq 0xf02288781e3c1978, 0xcd97579ada4d639a, 0x92b4db496cd8dd49, 0xdf134c93a6b54793, 0x7153b5c43162e2c4, 0x7950b9c03060f2c0, 0xf59e7386dd431386, 0x2673351386f54c13
        dq 0xabfc02a954a8afa9, 0x4018602008108020, 0xa643f55396d5b553, 0x3809241c070e701c, 0x9cc8d24eef27c14e, 0x672aa8cfb19bcecf, 0x6a955f3573e6d435, 0x72904b3970e0e439
        dq 0x917725b42d5adbb4, 0xbbfa1aa156ac8fa1, 0xa83ffc54152aa954, 0xc82bac6419326964, 0x067f050382fd0c03, 0x772cb0c7b39feec7, 0xf3e176855fbe1f85, 0xb839e45c172e895c
        dq 0xb645ed5b94d1955b, 0x63d7aecd4d9ac6cd, 0x495a91d8366c92d8, 0xe4d99672e0393172, 0xd5924396d94b5396, 0x84cdc642ec21f142, 0x897231b82e5cebb8, 0x3bcadae1468c76e1
        dq 0xbd851fa2d45183a2, 0xc028a06018307960, 0x2732c8efb98b4eef, 0x83f33ebd51a2ffbd, 0x04fd0602fc010802, 0xa70208afa9abb7af, 0xe1656d8c23463b8c, 0xe65b95739ec53573
        dq 0xf821847c1f3e097c, 0xfe5e817f9dc3057f, 0xbcc4e25eeb2f815e, 0x0bc0f2f9408016f9, 0xcaa9af6567ce6d65, 0x35b6d3e6c5736ae6, 0x2f31c4ebb8895eeb, 0xa3ff0ead55aabfad
        dq 0xb4c7ee5aea2d915a, 0xb3f916a557ae9fa5, 0xf2a08b7960c01d79, 0xe5986b8edf47338e, 0x2a8d3f157bf65415, 0x601450300c18c030, 0x214dcdec3b7642ec, 0xb17b15a429529ba4
        dq 0x7dadbfc2cc61fac2, 0x7cec423ef31ff83e, 0x3948d9e0387072e0, 0xe8279c741d3a2974, 0xa2bef3516ad4bd51, 0x0f3df4fbbc811efb, 0x5a9f772d75eab42d, 0xdcd0b26ee737416e
        dq 0xd16f4594254a5b94, 0x9ab7d74d6ddacd4d, 0xaabdff556bd6ad55, 0x68175c340d1ad034, 0xa5800baed757b3ae, 0xa4c1f652e829b152, 0xfcdc827ee33f017e, 0xc3eb5e9d59b27f9d
        dq 0x94cbde4aee25d14a, 0x1738e0f7bf872ef7, 0xf960798020400b80, 0x1944e9f03c7832f0, 0x595c89d03468b2d0, 0xd96c499024484b90, 0xb70410a7abaf97a7, 0x294ec1e83a7452e8
        dq 0xc716589fa5b3779f, 0xa03cf0501428b950, 0x53dd86d54b96a6d5, 0x5bde8ad14a94b6d1, 0xc96a5198264c6b98, 0x6155adcc3366c2cc, 0xb97819a028508ba0, 0x2e70391787f75c17
        dq 0x1147e5f43d7a22f4, 0x958a23b6d15bd3b6, 0x7bd2bac14e9cf6c1, 0x501e78280a14a028, 0xbe46e15f95d3855f, 0x4ce66a26f5139826, 0x028203017efc0401, 0xaf0104aba8a9a7ab
        dq 0x4a996f2577ee9425, 0x701248380e1ce038, 0xfd9d7f82dc410382, 0xfaa3877d61c20d7d, 0x9036d8481224d948, 0x0141fdfc3f7e02fc, 0x36752d1b84f16c1b, 0x65a8abcecf67cace
        dq 0x7e6e413f8de3fc3f, 0xd651bd6b98c9556b, 0x3db5dfe2c4717ae2, 0xce54a9679bcf6567, 0xccd6aa66e5336166, 0x864fc54392ddf543, 0xb2b8eb5968d09d59, 0x32882b1978f06419
        dq 0xf163758421421b84, 0x7a93473d71e2f43d, 0x13c5e6f5438626f5, 0x5e62712f89ebbc2f, 0x6bd4a2c94c98d6c9, 0x81713dbc2f5efbbc, 0x4bd892d9489096d9, 0xd3ed46955bb65f95
        dq 0x529c7b2974e8a429, 0x82b2c3416edcfd41, 0x4da797daca6d9ada, 0x34f72e1afa0d681a, 0x997429b02c58cbb0, 0x2bccc2e9448856e9, 0xd2acbb6964c85d69, 0x5da18fd2c869bad2
        dq 0xf65d8d7b9cc1157b, 0x572080d7b797aed7, 0x228e33117af44411, 0xcf15549ba4b1679b, 0x666b55338ee5cc33, 0xed9b678ade45238a, 0x466765238aed8c23, 0x12841b097cf82409
        dq 0x515f85d4356aa2d4, 0xe2a6937162c43d71, 0x8833cc441122e944, 0xd02eb8681a345968, 0xde52b16f99cb456f, 0x1db9eff2c0793af2, 0x1cf8120eff07380e, 0x472698dfb5938edf
        dq 0xf71c7087a3bf1787, 0x41599ddc376e82dc, 0xff1f7c83a2bd0783, 0x300a2818060c6018, 0xd4d3be6ae635516a, 0x25b0cbeec7774aee, 0xcbe8529958b06f99, 0xfbe27a815ebc0f81
        dq 0xc4d5a662e4317162, 0x6cea5a36f11bd836, 0x5ce0722ef717b82e, 0xf4df8e7ae23d117a, 0x05bcfbfec37f0afe, 0x8ab1cf456fdeed45, 0xc1695d9c274e7b9c, 0xeaa59f7563c62d75
        dq 0xdbee4a915ab44f91, 0x1805140c0306300c, 0x1e7a110f81fb3c0f, 0x3734d0e7bb8f6ee7, 0x15bae3f6c17b2af6, 0x280f3c14050a5014, 0xc657a5639acd7563, 0x3a8b271d79f2741d
        dq 0x16791d0b80f92c0b, 0xef19648ba0b9278b, 0x9f0b2cb3aea5c7b3, 0x1f3becf3be853ef3, 0x9d892fb2d059c3b2, 0x766d4d3b8ce1ec3b, 0x1006180802042008, 0x9649dd4b90d9d54b
        dq 0x200c301004084010, 0xb58613a6d55393a6, 0x64e95632f019c832, 0x8bf032b950a0efb9, 0xa97e01a82a54aba8, 0xdd914f92d8494392, 0x1bc6eaf1428436f1, 0xacc2fa56e92ba156
        dq 0x43db9edd499286dd, 0x429a632176ec8421, 0x870e38bfada3f7bf, 0x08030c0401021004, 0x858c3bbed35ff3be, 0x55a283d6c96baad6, 0x03c3fefd418206fd, 0xee5899779fc72577
        dq 0x2db3c7eac6755aea, 0x74ef4e3af21de83a, 0x6956a1c83264d2c8, 0xe71a688fa1bb378f, 0xae40f95797d7a557, 0x3cf4221efb0f781e, 0x0dbff7fac27d1afa, 0x56617d2b88e9ac2b
        dq 0xb03ae858162c9958, 0x73d1b6c54f9ee6c5, 0x4e6469278bef9c27, 0xa17d0dac2b56bbac, 0x3f37dce3ba8d7ee3, 0x23cfceed458a46ed, 0xd7104097a7b75797, 0x8f0d34bbaca1e7bb
        dq 0x8cceca46ed23e146, 0x0a810f057ffe1405, 0x8030c0401020f940, 0x6296533172e4c431, 0x33c9d6e5478e66e5, 0x6e6859378fe7dc37, 0x581d742c0b16b02c, 0xc5945b9edb4f739e
        dq 0x14fb1e0afe05280a, 0x9bf62ab152a4cfb1, 0x93f526b553a6dfb5, 0x0cfe0a06fd031806, 0xd82db46c1b36496c, 0x3e76211f85f37c1f, 0xbf071ca3aaad87a3, 0x54e37e2af615a82a
        dq 0xe02490701c383970, 0x073ef8ffbd830eff, 0x8d8f37bad25de3ba, 0x0e7c090783ff1c07, 0x481b6c2409129024, 0x2cf23a16f90b5816, 0x75aeb3c6cd63eac6, 0xc2aaa36166cc7d61
; mu8_S_40
        align 16, db 0
fox128_expand64.T10_mu8_S_40:
        dq 0x8dbabbe75d69d25d, 0x8a45a49bdecb6fde, 0x0000000000000000, 0xd7970820b7afa7b7, 0xbe5f238cd3b695d3, 0xda6daba7cace65ca, 0xf07811443c0f1e3c, 0x341a87170d7dfa0d
        dq 0xfe7f2fbcc3b29dc3, 0x120942f1f83e7cf8, 0xde6f29a4cbb099cb, 0x3fe3e76e8d5dba8d, 0x21ecda9a76e13b76, 0x2febe462895cb889, 0xa3ad8307aad655aa, 0x4824f13612f80912
        dq 0x2be9666188224488, 0x8844e56622f41122, 0xc59e4ad14f91db4f, 0x9e4f2594dbb491db, 0x4ddaafb76d65ca6d, 0xe58e4cc94793df47, 0x62314bd5e43972e4, 0xc99835d44c13264c
        dq 0x19f02288781e3c78, 0x63cd97579ada4d9a, 0xdd92b4db496cd849, 0x47df134c93a6b593, 0xe27153b5c43162c4, 0xf27950b9c03060c0, 0x13f59e7386dd4386, 0x4c2673351386f513
        dq 0xafabfc02a954a8a9, 0x8040186020081020, 0xb5a643f55396d553, 0x703809241c070e1c, 0xc19cc8d24eef274e, 0xce672aa8cfb19bcf, 0xd46a955f3573e635, 0xe472904b3970e039
        dq 0xdb917725b42d5ab4, 0x8fbbfa1aa156aca1, 0xa9a83ffc54152a54, 0x69c82bac64193264, 0x0c067f050382fd03, 0xee772cb0c7b39fc7, 0x1ff3e176855fbe85, 0x89b839e45c172e5c
        dq 0x95b645ed5b94d15b, 0xc663d7aecd4d9acd, 0x92495a91d8366cd8, 0x31e4d99672e03972, 0x53d5924396d94b96, 0xf184cdc642ec2142, 0xeb897231b82e5cb8, 0x763bcadae1468ce1
        dq 0x83bd851fa2d451a2, 0x79c028a060183060, 0x4e2732c8efb98bef, 0xff83f33ebd51a2bd, 0x0804fd0602fc0102, 0xb7a70208afa9abaf, 0x3be1656d8c23468c, 0x35e65b95739ec573
        dq 0x09f821847c1f3e7c, 0x05fe5e817f9dc37f, 0x81bcc4e25eeb2f5e, 0x160bc0f2f94080f9, 0x6dcaa9af6567ce65, 0x6a35b6d3e6c573e6, 0x5e2f31c4ebb889eb, 0xbfa3ff0ead55aaad
        dq 0x91b4c7ee5aea2d5a, 0x9fb3f916a557aea5, 0x1df2a08b7960c079, 0x33e5986b8edf478e, 0x542a8d3f157bf615, 0xc0601450300c1830, 0x42214dcdec3b76ec, 0x9bb17b15a42952a4
        dq 0xfa7dadbfc2cc61c2, 0xf87cec423ef31f3e, 0x723948d9e03870e0, 0x29e8279c741d3a74, 0xbda2bef3516ad451, 0x1e0f3df4fbbc81fb, 0xb45a9f772d75ea2d, 0x41dcd0b26ee7376e
        dq 0x5bd16f4594254a94, 0xcd9ab7d74d6dda4d, 0xadaabdff556bd655, 0xd068175c340d1a34, 0xb3a5800baed757ae, 0xb1a4c1f652e82952, 0x01fcdc827ee33f7e, 0x7fc3eb5e9d59b29d
        dq 0xd194cbde4aee254a, 0x2e1738e0f7bf87f7, 0x0bf9607980204080, 0x321944e9f03c78f0, 0xb2595c89d03468d0, 0x4bd96c4990244890, 0x97b70410a7abafa7, 0x52294ec1e83a74e8
        dq 0x77c716589fa5b39f, 0xb9a03cf050142850, 0xa653dd86d54b96d5, 0xb65bde8ad14a94d1, 0x6bc96a5198264c98, 0xc26155adcc3366cc, 0x8bb97819a02850a0, 0x5c2e70391787f717
        dq 0x221147e5f43d7af4, 0xd3958a23b6d15bb6, 0xf67bd2bac14e9cc1, 0xa0501e78280a1428, 0x85be46e15f95d35f, 0x984ce66a26f51326, 0x04028203017efc01, 0xa7af0104aba8a9ab
        dq 0x944a996f2577ee25, 0xe0701248380e1c38, 0x03fd9d7f82dc4182, 0x0dfaa3877d61c27d, 0xd99036d848122448, 0x020141fdfc3f7efc, 0x6c36752d1b84f11b, 0xca65a8abcecf67ce
        dq 0xfc7e6e413f8de33f, 0x55d651bd6b98c96b, 0x7a3db5dfe2c471e2, 0x65ce54a9679bcf67, 0x61ccd6aa66e53366, 0xf5864fc54392dd43, 0x9db2b8eb5968d059, 0x6432882b1978f019
        dq 0x1bf1637584214284, 0xf47a93473d71e23d, 0x2613c5e6f54386f5, 0xbc5e62712f89eb2f, 0xd66bd4a2c94c98c9, 0xfb81713dbc2f5ebc, 0x964bd892d94890d9, 0x5fd3ed46955bb695
        dq 0xa4529c7b2974e829, 0xfd82b2c3416edc41, 0x9a4da797daca6dda, 0x6834f72e1afa0d1a, 0xcb997429b02c58b0, 0x562bccc2e94488e9, 0x5dd2acbb6964c869, 0xba5da18fd2c869d2
        dq 0x15f65d8d7b9cc17b, 0xae572080d7b797d7, 0x44228e33117af411, 0x67cf15549ba4b19b, 0xcc666b55338ee533, 0x23ed9b678ade458a, 0x8c466765238aed23, 0x2412841b097cf809
        dq 0xa2515f85d4356ad4, 0x3de2a6937162c471, 0xe98833cc44112244, 0x59d02eb8681a3468, 0x45de52b16f99cb6f, 0x3a1db9eff2c079f2, 0x381cf8120eff070e, 0x8e472698dfb593df
        dq 0x17f71c7087a3bf87, 0x8241599ddc376edc, 0x07ff1f7c83a2bd83, 0x60300a2818060c18, 0x51d4d3be6ae6356a, 0x4a25b0cbeec777ee, 0x6fcbe8529958b099, 0x0ffbe27a815ebc81
        dq 0x71c4d5a662e43162, 0xd86cea5a36f11b36, 0xb85ce0722ef7172e, 0x11f4df8e7ae23d7a, 0x0a05bcfbfec37ffe, 0xed8ab1cf456fde45, 0x7bc1695d9c274e9c, 0x2deaa59f7563c675
        dq 0x4fdbee4a915ab491, 0x301805140c03060c, 0x3c1e7a110f81fb0f, 0x6e3734d0e7bb8fe7, 0x2a15bae3f6c17bf6, 0x50280f3c14050a14, 0x75c657a5639acd63, 0x743a8b271d79f21d
        dq 0x2c16791d0b80f90b, 0x27ef19648ba0b98b, 0xc79f0b2cb3aea5b3, 0x3e1f3becf3be85f3, 0xc39d892fb2d059b2, 0xec766d4d3b8ce13b, 0x2010061808020408, 0xd59649dd4b90d94b
        dq 0x40200c3010040810, 0x93b58613a6d553a6, 0xc864e95632f01932, 0xef8bf032b950a0b9, 0xaba97e01a82a54a8, 0x43dd914f92d84992, 0x361bc6eaf14284f1, 0xa1acc2fa56e92b56
        dq 0x8643db9edd4992dd, 0x84429a632176ec21, 0xf7870e38bfada3bf, 0x1008030c04010204, 0xf3858c3bbed35fbe, 0xaa55a283d6c96bd6, 0x0603c3fefd4182fd, 0x25ee5899779fc777
        dq 0x5a2db3c7eac675ea, 0xe874ef4e3af21d3a, 0xd26956a1c83264c8, 0x37e71a688fa1bb8f, 0xa5ae40f95797d757, 0x783cf4221efb0f1e, 0x1a0dbff7fac27dfa, 0xac56617d2b88e92b
        dq 0x99b03ae858162c58, 0xe673d1b6c54f9ec5, 0x9c4e6469278bef27, 0xbba17d0dac2b56ac, 0x7e3f37dce3ba8de3, 0x4623cfceed458aed, 0x57d7104097a7b797, 0xe78f0d34bbaca1bb
        dq 0xe18cceca46ed2346, 0x140a810f057ffe05, 0xf98030c040102040, 0xc46296533172e431, 0x6633c9d6e5478ee5, 0xdc6e6859378fe737, 0xb0581d742c0b162c, 0x73c5945b9edb4f9e
        dq 0x2814fb1e0afe050a, 0xcf9bf62ab152a4b1, 0xdf93f526b553a6b5, 0x180cfe0a06fd0306, 0x49d82db46c1b366c, 0x7c3e76211f85f31f, 0x87bf071ca3aaada3, 0xa854e37e2af6152a
        dq 0x39e02490701c3870, 0x0e073ef8ffbd83ff, 0xe38d8f37bad25dba, 0x1c0e7c090783ff07, 0x90481b6c24091224, 0x582cf23a16f90b16, 0xea75aeb3c6cd63c6, 0x7dc2aaa36166cc61
; mu8_S_48
        align 16, db 0
fox128_expand64.T11_mu8_S_48:
        dq 0xd28dbabbe75d695d, 0x6f8a45a49bdecbde, 0x0000000000000000, 0xa7d7970820b7afb7, 0x95be5f238cd3b6d3, 0x65da6daba7caceca, 0x1ef07811443c0f3c, 0xfa341a87170d7d0d
        dq 0x9dfe7f2fbcc3b2c3, 0x7c120942f1f83ef8, 0x99de6f29a4cbb0cb, 0xba3fe3e76e8d5d8d, 0x3b21ecda9a76e176, 0xb82febe462895c89, 0x55a3ad8307aad6aa, 0x094824f13612f812
        dq 0x442be96661882288, 0x118844e56622f422, 0xdbc59e4ad14f914f, 0x919e4f2594dbb4db, 0xca4ddaafb76d656d, 0xdfe58e4cc9479347, 0x7262314bd5e439e4, 0x26c99835d44c134c
        dq 0x3c19f02288781e78, 0x4d63cd97579ada9a, 0xd8dd92b4db496c49, 0xb547df134c93a693, 0x62e27153b5c431c4, 0x60f27950b9c030c0, 0x4313f59e7386dd86, 0xf54c267335138613
        dq 0xa8afabfc02a954a9, 0x1080401860200820, 0xd5b5a643f5539653, 0x0e703809241c071c, 0x27c19cc8d24eef4e, 0x9bce672aa8cfb1cf, 0xe6d46a955f357335, 0xe0e472904b397039
        dq 0x5adb917725b42db4, 0xac8fbbfa1aa156a1, 0x2aa9a83ffc541554, 0x3269c82bac641964, 0xfd0c067f05038203, 0x9fee772cb0c7b3c7, 0xbe1ff3e176855f85, 0x2e89b839e45c175c
        dq 0xd195b645ed5b945b, 0x9ac663d7aecd4dcd, 0x6c92495a91d836d8, 0x3931e4d99672e072, 0x4b53d5924396d996, 0x21f184cdc642ec42, 0x5ceb897231b82eb8, 0x8c763bcadae146e1
        dq 0x5183bd851fa2d4a2, 0x3079c028a0601860, 0x8b4e2732c8efb9ef, 0xa2ff83f33ebd51bd, 0x010804fd0602fc02, 0xabb7a70208afa9af, 0x463be1656d8c238c, 0xc535e65b95739e73
        dq 0x3e09f821847c1f7c, 0xc305fe5e817f9d7f, 0x2f81bcc4e25eeb5e, 0x80160bc0f2f940f9, 0xce6dcaa9af656765, 0x736a35b6d3e6c5e6, 0x895e2f31c4ebb8eb, 0xaabfa3ff0ead55ad
        dq 0x2d91b4c7ee5aea5a, 0xae9fb3f916a557a5, 0xc01df2a08b796079, 0x4733e5986b8edf8e, 0xf6542a8d3f157b15, 0x18c0601450300c30, 0x7642214dcdec3bec, 0x529bb17b15a429a4
        dq 0x61fa7dadbfc2ccc2, 0x1ff87cec423ef33e, 0x70723948d9e038e0, 0x3a29e8279c741d74, 0xd4bda2bef3516a51, 0x811e0f3df4fbbcfb, 0xeab45a9f772d752d, 0x3741dcd0b26ee76e
        dq 0x4a5bd16f45942594, 0xdacd9ab7d74d6d4d, 0xd6adaabdff556b55, 0x1ad068175c340d34, 0x57b3a5800baed7ae, 0x29b1a4c1f652e852, 0x3f01fcdc827ee37e, 0xb27fc3eb5e9d599d
        dq 0x25d194cbde4aee4a, 0x872e1738e0f7bff7, 0x400bf96079802080, 0x78321944e9f03cf0, 0x68b2595c89d034d0, 0x484bd96c49902490, 0xaf97b70410a7aba7, 0x7452294ec1e83ae8
        dq 0xb377c716589fa59f, 0x28b9a03cf0501450, 0x96a653dd86d54bd5, 0x94b65bde8ad14ad1, 0x4c6bc96a51982698, 0x66c26155adcc33cc, 0x508bb97819a028a0, 0xf75c2e7039178717
        dq 0x7a221147e5f43df4, 0x5bd3958a23b6d1b6, 0x9cf67bd2bac14ec1, 0x14a0501e78280a28, 0xd385be46e15f955f, 0x13984ce66a26f526, 0xfc04028203017e01, 0xa9a7af0104aba8ab
        dq 0xee944a996f257725, 0x1ce0701248380e38, 0x4103fd9d7f82dc82, 0xc20dfaa3877d617d, 0x24d99036d8481248, 0x7e020141fdfc3ffc, 0xf16c36752d1b841b, 0x67ca65a8abcecfce
        dq 0xe3fc7e6e413f8d3f, 0xc955d651bd6b986b, 0x717a3db5dfe2c4e2, 0xcf65ce54a9679b67, 0x3361ccd6aa66e566, 0xddf5864fc5439243, 0xd09db2b8eb596859, 0xf06432882b197819
        dq 0x421bf16375842184, 0xe2f47a93473d713d, 0x862613c5e6f543f5, 0xebbc5e62712f892f, 0x98d66bd4a2c94cc9, 0x5efb81713dbc2fbc, 0x90964bd892d948d9, 0xb65fd3ed46955b95
        dq 0xe8a4529c7b297429, 0xdcfd82b2c3416e41, 0x6d9a4da797dacada, 0x0d6834f72e1afa1a, 0x58cb997429b02cb0, 0x88562bccc2e944e9, 0xc85dd2acbb696469, 0x69ba5da18fd2c8d2
        dq 0xc115f65d8d7b9c7b, 0x97ae572080d7b7d7, 0xf444228e33117a11, 0xb167cf15549ba49b, 0xe5cc666b55338e33, 0x4523ed9b678ade8a, 0xed8c466765238a23, 0xf82412841b097c09
        dq 0x6aa2515f85d435d4, 0xc43de2a693716271, 0x22e98833cc441144, 0x3459d02eb8681a68, 0xcb45de52b16f996f, 0x793a1db9eff2c0f2, 0x07381cf8120eff0e, 0x938e472698dfb5df
        dq 0xbf17f71c7087a387, 0x6e8241599ddc37dc, 0xbd07ff1f7c83a283, 0x0c60300a28180618, 0x3551d4d3be6ae66a, 0x774a25b0cbeec7ee, 0xb06fcbe852995899, 0xbc0ffbe27a815e81
        dq 0x3171c4d5a662e462, 0x1bd86cea5a36f136, 0x17b85ce0722ef72e, 0x3d11f4df8e7ae27a, 0x7f0a05bcfbfec3fe, 0xdeed8ab1cf456f45, 0x4e7bc1695d9c279c, 0xc62deaa59f756375
        dq 0xb44fdbee4a915a91, 0x06301805140c030c, 0xfb3c1e7a110f810f, 0x8f6e3734d0e7bbe7, 0x7b2a15bae3f6c1f6, 0x0a50280f3c140514, 0xcd75c657a5639a63, 0xf2743a8b271d791d
        dq 0xf92c16791d0b800b, 0xb927ef19648ba08b, 0xa5c79f0b2cb3aeb3, 0x853e1f3becf3bef3, 0x59c39d892fb2d0b2, 0xe1ec766d4d3b8c3b, 0x0420100618080208, 0xd9d59649dd4b904b
        dq 0x0840200c30100410, 0x5393b58613a6d5a6, 0x19c864e95632f032, 0xa0ef8bf032b950b9, 0x54aba97e01a82aa8, 0x4943dd914f92d892, 0x84361bc6eaf142f1, 0x2ba1acc2fa56e956
        dq 0x928643db9edd49dd, 0xec84429a63217621, 0xa3f7870e38bfadbf, 0x021008030c040104, 0x5ff3858c3bbed3be, 0x6baa55a283d6c9d6, 0x820603c3fefd41fd, 0xc725ee5899779f77
        dq 0x755a2db3c7eac6ea, 0x1de874ef4e3af23a, 0x64d26956a1c832c8, 0xbb37e71a688fa18f, 0xd7a5ae40f9579757, 0x0f783cf4221efb1e, 0x7d1a0dbff7fac2fa, 0xe9ac56617d2b882b
        dq 0x2c99b03ae8581658, 0x9ee673d1b6c54fc5, 0xef9c4e6469278b27, 0x56bba17d0dac2bac, 0x8d7e3f37dce3bae3, 0x8a4623cfceed45ed, 0xb757d7104097a797, 0xa1e78f0d34bbacbb
        dq 0x23e18cceca46ed46, 0xfe140a810f057f05, 0x20f98030c0401040, 0xe4c4629653317231, 0x8e6633c9d6e547e5, 0xe7dc6e6859378f37, 0x16b0581d742c0b2c, 0x4f73c5945b9edb9e
        dq 0x052814fb1e0afe0a, 0xa4cf9bf62ab152b1, 0xa6df93f526b553b5, 0x03180cfe0a06fd06, 0x3649d82db46c1b6c, 0xf37c3e76211f851f, 0xad87bf071ca3aaa3, 0x15a854e37e2af62a
        dq 0x3839e02490701c70, 0x830e073ef8ffbdff, 0x5de38d8f37bad2ba, 0xff1c0e7c09078307, 0x1290481b6c240924, 0x0b582cf23a16f916, 0x63ea75aeb3c6cdc6, 0xcc7dc2aaa3616661
; mu8_S_56
        align 16, db 0
fox128_expand64.T12_mu8_S_56:
        dq 0x5d5d5d5d5d5d5de7, 0xdedededededede9b, 0x0000000000000000, 0xb7b7b7b7b7b7b720, 0xd3d3d3d3d3d3d38c, 0xcacacacacacacaa7, 0x3c3c3c3c3c3c3c44, 0x0d0d0d0d0d0d0d17
        dq 0xc3c3c3c3c3c3c3bc, 0xf8f8f8f8f8f8f8f1, 0xcbcbcbcbcbcbcba4, 0x8d8d8d8d8d8d8d6e, 0x767676767676769a, 0x8989898989898962, 0xaaaaaaaaaaaaaa07, 0x1212121212121236
        dq 0x8888888888888861, 0x2222222222222266, 0x4f4f4f4f4f4f4fd1, 0xdbdbdbdbdbdbdb94, 0x6d6d6d6d6d6d6db7, 0x47474747474747c9, 0xe4e4e4e4e4e4e4d5, 0x4c4c4c4c4c4c4cd4
        dq 0x7878787878787888, 0x9a9a9a9a9a9a9a57, 0x49494949494949db, 0x939393939393934c, 0xc4c4c4c4c4c4c4b5, 0xc0c0c0c0c0c0c0b9, 0x8686868686868673, 0x1313131313131335
        dq 0xa9a9a9a9a9a9a902, 0x2020202020202060, 0x53535353535353f5, 0x1c1c1c1c1c1c1c24, 0x4e4e4e4e4e4e4ed2, 0xcfcfcfcfcfcfcfa8, 0x353535353535355f, 0x393939393939394b
        dq 0xb4b4b4b4b4b4b425, 0xa1a1a1a1a1a1a11a, 0x54545454545454fc, 0x64646464646464ac, 0x0303030303030305, 0xc7c7c7c7c7c7c7b0, 0x8585858585858576, 0x5c5c5c5c5c5c5ce4
        dq 0x5b5b5b5b5b5b5bed, 0xcdcdcdcdcdcdcdae, 0xd8d8d8d8d8d8d891, 0x7272727272727296, 0x9696969696969643, 0x42424242424242c6, 0xb8b8b8b8b8b8b831, 0xe1e1e1e1e1e1e1da
        dq 0xa2a2a2a2a2a2a21f, 0x60606060606060a0, 0xefefefefefefefc8, 0xbdbdbdbdbdbdbd3e, 0x0202020202020206, 0xafafafafafafaf08, 0x8c8c8c8c8c8c8c6d, 0x7373737373737395
        dq 0x7c7c7c7c7c7c7c84, 0x7f7f7f7f7f7f7f81, 0x5e5e5e5e5e5e5ee2, 0xf9f9f9f9f9f9f9f2, 0x65656565656565af, 0xe6e6e6e6e6e6e6d3, 0xebebebebebebebc4, 0xadadadadadadad0e
        dq 0x5a5a5a5a5a5a5aee, 0xa5a5a5a5a5a5a516, 0x797979797979798b, 0x8e8e8e8e8e8e8e6b, 0x151515151515153f, 0x3030303030303050, 0xecececececececcd, 0xa4a4a4a4a4a4a415
        dq 0xc2c2c2c2c2c2c2bf, 0x3e3e3e3e3e3e3e42, 0xe0e0e0e0e0e0e0d9, 0x747474747474749c, 0x51515151515151f3, 0xfbfbfbfbfbfbfbf4, 0x2d2d2d2d2d2d2d77, 0x6e6e6e6e6e6e6eb2
        dq 0x9494949494949445, 0x4d4d4d4d4d4d4dd7, 0x55555555555555ff, 0x343434343434345c, 0xaeaeaeaeaeaeae0b, 0x52525252525252f6, 0x7e7e7e7e7e7e7e82, 0x9d9d9d9d9d9d9d5e
        dq 0x4a4a4a4a4a4a4ade, 0xf7f7f7f7f7f7f7e0, 0x8080808080808079, 0xf0f0f0f0f0f0f0e9, 0xd0d0d0d0d0d0d089, 0x9090909090909049, 0xa7a7a7a7a7a7a710, 0xe8e8e8e8e8e8e8c1
        dq 0x9f9f9f9f9f9f9f58, 0x50505050505050f0, 0xd5d5d5d5d5d5d586, 0xd1d1d1d1d1d1d18a, 0x9898989898989851, 0xccccccccccccccad, 0xa0a0a0a0a0a0a019, 0x1717171717171739
        dq 0xf4f4f4f4f4f4f4e5, 0xb6b6b6b6b6b6b623, 0xc1c1c1c1c1c1c1ba, 0x2828282828282878, 0x5f5f5f5f5f5f5fe1, 0x262626262626266a, 0x0101010101010103, 0xababababababab04
        dq 0x252525252525256f, 0x3838383838383848, 0x828282828282827f, 0x7d7d7d7d7d7d7d87, 0x48484848484848d8, 0xfcfcfcfcfcfcfcfd, 0x1b1b1b1b1b1b1b2d, 0xcececececececeab
        dq 0x3f3f3f3f3f3f3f41, 0x6b6b6b6b6b6b6bbd, 0xe2e2e2e2e2e2e2df, 0x67676767676767a9, 0x66666666666666aa, 0x43434343434343c5, 0x59595959595959eb, 0x191919191919192b
        dq 0x8484848484848475, 0x3d3d3d3d3d3d3d47, 0xf5f5f5f5f5f5f5e6, 0x2f2f2f2f2f2f2f71, 0xc9c9c9c9c9c9c9a2, 0xbcbcbcbcbcbcbc3d, 0xd9d9d9d9d9d9d992, 0x9595959595959546
        dq 0x292929292929297b, 0x41414141414141c3, 0xdadadadadadada97, 0x1a1a1a1a1a1a1a2e, 0xb0b0b0b0b0b0b029, 0xe9e9e9e9e9e9e9c2, 0x69696969696969bb, 0xd2d2d2d2d2d2d28f
        dq 0x7b7b7b7b7b7b7b8d, 0xd7d7d7d7d7d7d780, 0x1111111111111133, 0x9b9b9b9b9b9b9b54, 0x3333333333333355, 0x8a8a8a8a8a8a8a67, 0x2323232323232365, 0x090909090909091b
        dq 0xd4d4d4d4d4d4d485, 0x7171717171717193, 0x44444444444444cc, 0x68686868686868b8, 0x6f6f6f6f6f6f6fb1, 0xf2f2f2f2f2f2f2ef, 0x0e0e0e0e0e0e0e12, 0xdfdfdfdfdfdfdf98
        dq 0x8787878787878770, 0xdcdcdcdcdcdcdc9d, 0x838383838383837c, 0x1818181818181828, 0x6a6a6a6a6a6a6abe, 0xeeeeeeeeeeeeeecb, 0x9999999999999952, 0x818181818181817a
        dq 0x62626262626262a6, 0x363636363636365a, 0x2e2e2e2e2e2e2e72, 0x7a7a7a7a7a7a7a8e, 0xfefefefefefefefb, 0x45454545454545cf, 0x9c9c9c9c9c9c9c5d, 0x757575757575759f
        dq 0x919191919191914a, 0x0c0c0c0c0c0c0c14, 0x0f0f0f0f0f0f0f11, 0xe7e7e7e7e7e7e7d0, 0xf6f6f6f6f6f6f6e3, 0x141414141414143c, 0x63636363636363a5, 0x1d1d1d1d1d1d1d27
        dq 0x0b0b0b0b0b0b0b1d, 0x8b8b8b8b8b8b8b64, 0xb3b3b3b3b3b3b32c, 0xf3f3f3f3f3f3f3ec, 0xb2b2b2b2b2b2b22f, 0x3b3b3b3b3b3b3b4d, 0x0808080808080818, 0x4b4b4b4b4b4b4bdd
        dq 0x1010101010101030, 0xa6a6a6a6a6a6a613, 0x3232323232323256, 0xb9b9b9b9b9b9b932, 0xa8a8a8a8a8a8a801, 0x929292929292924f, 0xf1f1f1f1f1f1f1ea, 0x56565656565656fa
        dq 0xdddddddddddddd9e, 0x2121212121212163, 0xbfbfbfbfbfbfbf38, 0x040404040404040c, 0xbebebebebebebe3b, 0xd6d6d6d6d6d6d683, 0xfdfdfdfdfdfdfdfe, 0x7777777777777799
        dq 0xeaeaeaeaeaeaeac7, 0x3a3a3a3a3a3a3a4e, 0xc8c8c8c8c8c8c8a1, 0x8f8f8f8f8f8f8f68, 0x57575757575757f9, 0x1e1e1e1e1e1e1e22, 0xfafafafafafafaf7, 0x2b2b2b2b2b2b2b7d
        dq 0x58585858585858e8, 0xc5c5c5c5c5c5c5b6, 0x2727272727272769, 0xacacacacacacac0d, 0xe3e3e3e3e3e3e3dc, 0xedededededededce, 0x9797979797979740, 0xbbbbbbbbbbbbbb34
        dq 0x46464646464646ca, 0x050505050505050f, 0x40404040404040c0, 0x3131313131313153, 0xe5e5e5e5e5e5e5d6, 0x3737373737373759, 0x2c2c2c2c2c2c2c74, 0x9e9e9e9e9e9e9e5b
        dq 0x0a0a0a0a0a0a0a1e, 0xb1b1b1b1b1b1b12a, 0xb5b5b5b5b5b5b526, 0x060606060606060a, 0x6c6c6c6c6c6c6cb4, 0x1f1f1f1f1f1f1f21, 0xa3a3a3a3a3a3a31c, 0x2a2a2a2a2a2a2a7e
        dq 0x7070707070707090, 0xfffffffffffffff8, 0xbababababababa37, 0x0707070707070709, 0x242424242424246c, 0x161616161616163a, 0xc6c6c6c6c6c6c6b3, 0x61616161616161a3
; constants64
        align 16, db 0
fox128_expand64.T13_constants64:
        dq 0x6a2aed8a6251e1b7, 0xc7f3f49c805871bf, 0x56dab4380f16e762, 0xefcf905104d984a7, 0xffff0000ffff0000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
