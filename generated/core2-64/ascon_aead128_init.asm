; ascon_aead128_init for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_init --cpu core2-64
;
; void ascon_aead128_init(const void *key, const void *nonce, void *st);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   nonce: 16 bytes, read, public, no alignment needed
;   st: 40 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 629 uops, planned 211.0; bounds: width 157.2, ports 205.7, path 100.0
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
%fatal "ascon_aead128_init is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ascon_aead128_init
$_ascon_aead128_init:
%else
        global $ascon_aead128_init
%endif
$ascon_aead128_init:
        push rbp                                               ;                    preserved
        push r12                                               ;                    preserved
        push r13                                               ;                    preserved
        push r14                                               ;                    preserved
        push r15                                               ;                    preserved
        sub rsp, 0x20                                          ;                    frame
        mov qword [rsp + 0], rdi                               ;                    argument
        mov qword [rsp + 8], rsi                               ;                    argument
        mov qword [rsp + 16], rdx                              ;                    argument
        mov r8, qword [rsp + 0]                                ;     0.0 p2      32 x reload
        mov r9, qword [r8]                                     ;     3.0 p2      32 x
        mov r10, qword [r8 + 8]                                ;     3.0 p2      32 x
        mov r11, r10                                           ;     6.0 p0       7 x[2] copy
        xor r11, r9                                            ;     7.0 p1       7 x[2]
        xor r11, 0xf0                                          ;     8.0 p5       7 x[2]
        mov r12, r9                                            ;     6.0 p0       9 x[0] copy
        not r12                                                ;     7.0 p1       9 x[0]
        and r12, r11                                           ;     9.0 p5       9 x[0]
        mov r13, r11                                           ;     9.0 p0       9 x[1] copy
        not r13                                                ;    10.0 p1       9 x[1]
        mov r14, qword [rsp + 8]                               ;     3.0 p2      32 x reload
        mov r15, qword [r14]                                   ;     6.0 p2      32 x
        mov rsi, qword [r14 + 8]                               ;     6.0 p2      32 x
        and r13, r15                                           ;    11.0 p5       9 x[1]
        xor r13, r9                                            ;    12.0 p0      10 x[4]
        mov rdi, rsi                                           ;     9.0 p1       7 x[0] copy
        xor rsi, r15                                           ;     9.0 p5       7 x[4]
        xor rdi, qword [rel ascon_aead128_init.T0_constants64] ;    10.0 p0+p2    7 x[0]
        xor r12, rdi                                           ;    11.0 p1       9 x[0]
        xor r13, r12                                           ;    13.0 p5      10 x[4]
        mov rbp, r15                                           ;     9.0 p0       9 x[2] copy
        not rbp                                                ;    10.0 p1       9 x[2]
        and rbp, rsi                                           ;    11.0 p5       9 x[2]
        xor r11, rbp                                           ;    12.0 p0       9 x[2]
        xor r15, r11                                           ;    13.0 p1      10 x[4]
        not r11                                                ;    13.0 p5      10 x[4]
        mov r14, rsi                                           ;    10.0 p0       9 x[3] copy
        not r14                                                ;    11.0 p1       9 x[3]
        and r14, rdi                                           ;    12.0 p5       9 x[3]
        xor r15, r14                                           ;    14.0 p0      10 x[4]
        not rdi                                                ;    11.0 p1       9 x[4]
        and rdi, r9                                            ;    12.0 p5       9 x[4]
        xor rsi, rdi                                           ;    13.0 p0       9 x[4]
        xor r12, rsi                                           ;    14.0 p1      10 x[4]
        mov r14, r13                                           ;    14.0 p5      21 x[1] copy
        ror r14, 0x16                                          ;    15.0 p0      21 x[1]
        xor r14, r13                                           ;    16.0 p1      21 x[1]
        ror r14, 0x27                                          ;    17.0 p5      21 x[1]
        xor r13, r14                                           ;    18.0 p0      21 x[1]
        mov r14, rsi                                           ;    14.0 p1      21 x[4] copy
        ror r14, 0x22                                          ;    15.0 p5      21 x[4]
        xor r14, rsi                                           ;    16.0 p0      21 x[4]
        ror r14, 7                                             ;    17.0 p5      21 x[4]
        xor rsi, r14                                           ;    18.0 p1      21 x[4]
        mov r14, r15                                           ;    15.0 p0      21 x[3] copy
        ror r14, 7                                             ;    16.0 p5      21 x[3]
        xor r14, r15                                           ;    17.0 p1      21 x[3]
        ror r14, 0xa                                           ;    18.0 p0      21 x[3]
        xor r15, r14                                           ;    19.0 p1      21 x[3]
        mov r14, r12                                           ;    16.5 p5      21 x[0] copy
        ror r14, 9                                             ;    17.5 p0      21 x[0]
        xor r14, r12                                           ;    18.5 p1      21 x[0]
        ror r14, 0x13                                          ;    19.5 p5      21 x[0]
        xor r12, r14                                           ;    20.5 p0       7 x[0]
        xor r12, rsi                                           ;    21.5 p1       7 x[0]
        xor rsi, r15                                           ;    20.0 p5       7 x[4]
        mov r14, r11                                           ;    19.0 p0      21 x[2] copy
        ror r14, 5                                             ;    20.0 p5      21 x[2]
        xor r14, r11                                           ;    21.0 p1      21 x[2]
        ror r14, 1                                             ;    22.0 p0      21 x[2]
        xor r11, r14                                           ;    23.0 p1       7 x[2]
        xor r11, r13                                           ;    24.0 p5       7 x[2]
        xor r11, 0xe1                                          ;    25.0 p0       7 x[2]
        mov r14, r13                                           ;    21.2 p1       9 x[0] copy
        not r14                                                ;    22.2 p5       9 x[0]
        and r14, r11                                           ;    26.0 p0       9 x[0]
        xor r14, r12                                           ;    27.0 p1       9 x[0]
        mov rdi, r15                                           ;    22.5 p5       9 x[2] copy
        not rdi                                                ;    23.5 p0       9 x[2]
        and rdi, rsi                                           ;    24.5 p1       9 x[2]
        xor rdi, r11                                           ;    26.0 p5       9 x[2]
        not r11                                                ;    26.0 p0       9 x[1]
        and r11, r15                                           ;    27.0 p1       9 x[1]
        xor r15, rdi                                           ;    27.0 p5      10 x[4]
        not rdi                                                ;    27.0 p0      10 x[4]
        xor r11, r13                                           ;    28.0 p1      10 x[4]
        xor r11, r14                                           ;    29.0 p5      10 x[4]
        mov rbp, rsi                                           ;    26.0 p0       9 x[3] copy
        not rbp                                                ;    27.0 p1       9 x[3]
        and rbp, r12                                           ;    28.0 p5       9 x[3]
        not r12                                                ;    27.0 p0       9 x[4]
        and r13, r12                                           ;    28.0 p1       9 x[4]
        xor rsi, r13                                           ;    29.0 p5       9 x[4]
        xor r15, rbp                                           ;    29.0 p0      10 x[4]
        xor r14, rsi                                           ;    30.0 p1      10 x[4]
        mov r12, r11                                           ;    30.0 p5      21 x[1] copy
        ror r12, 0x16                                          ;    31.0 p0      21 x[1]
        xor r12, r11                                           ;    32.0 p1      21 x[1]
        ror r12, 0x27                                          ;    33.0 p5      21 x[1]
        xor r11, r12                                           ;    34.0 p0      21 x[1]
        mov r12, r15                                           ;    30.2 p1      21 x[3] copy
        ror r12, 7                                             ;    31.2 p5      21 x[3]
        xor r12, r15                                           ;    32.2 p0      21 x[3]
        ror r12, 0xa                                           ;    33.2 p5      21 x[3]
        xor r15, r12                                           ;    34.2 p1      21 x[3]
        mov r12, rsi                                           ;    32.0 p0      21 x[4] copy
        ror r12, 0x22                                          ;    33.0 p5      21 x[4]
        xor r12, rsi                                           ;    34.0 p1      21 x[4]
        ror r12, 7                                             ;    35.0 p0      21 x[4]
        xor rsi, r12                                           ;    36.0 p1      21 x[4]
        mov r12, r14                                           ;    33.5 p5      21 x[0] copy
        ror r12, 9                                             ;    34.5 p0      21 x[0]
        xor r12, r14                                           ;    35.5 p1      21 x[0]
        ror r12, 0x13                                          ;    36.5 p5      21 x[0]
        xor r14, r12                                           ;    37.5 p0       7 x[0]
        xor r14, rsi                                           ;    38.5 p1       7 x[0]
        xor rsi, r15                                           ;    37.0 p5       7 x[4]
        mov r12, rdi                                           ;    36.0 p0      21 x[2] copy
        ror r12, 5                                             ;    37.0 p5      21 x[2]
        xor r12, rdi                                           ;    38.0 p1      21 x[2]
        ror r12, 1                                             ;    39.0 p0      21 x[2]
        xor rdi, r12                                           ;    40.0 p1       7 x[2]
        xor rdi, r11                                           ;    41.0 p5       7 x[2]
        xor rdi, 0xd2                                          ;    42.0 p0       7 x[2]
        mov r12, r11                                           ;    38.2 p1       9 x[0] copy
        not r12                                                ;    39.2 p5       9 x[0]
        and r12, rdi                                           ;    43.0 p0       9 x[0]
        xor r12, r14                                           ;    44.0 p1       9 x[0]
        mov r13, r15                                           ;    39.5 p5       9 x[2] copy
        not r13                                                ;    40.5 p0       9 x[2]
        and r13, rsi                                           ;    41.5 p1       9 x[2]
        xor r13, rdi                                           ;    43.0 p5       9 x[2]
        not rdi                                                ;    43.0 p0       9 x[1]
        and rdi, r15                                           ;    44.0 p1       9 x[1]
        xor r15, r13                                           ;    44.0 p5      10 x[4]
        not r13                                                ;    44.0 p0      10 x[4]
        xor rdi, r11                                           ;    45.0 p1      10 x[4]
        xor rdi, r12                                           ;    46.0 p5      10 x[4]
        mov rbp, rsi                                           ;    43.0 p0       9 x[3] copy
        not rbp                                                ;    44.0 p1       9 x[3]
        and rbp, r14                                           ;    45.0 p5       9 x[3]
        not r14                                                ;    44.0 p0       9 x[4]
        and r11, r14                                           ;    45.0 p1       9 x[4]
        xor rsi, r11                                           ;    46.0 p5       9 x[4]
        xor r15, rbp                                           ;    46.0 p0      10 x[4]
        xor r12, rsi                                           ;    47.0 p1      10 x[4]
        mov r11, rdi                                           ;    47.0 p5      21 x[1] copy
        ror r11, 0x16                                          ;    48.0 p0      21 x[1]
        xor r11, rdi                                           ;    49.0 p1      21 x[1]
        ror r11, 0x27                                          ;    50.0 p5      21 x[1]
        xor rdi, r11                                           ;    51.0 p0      21 x[1]
        mov r11, r15                                           ;    47.2 p1      21 x[3] copy
        ror r11, 7                                             ;    48.2 p5      21 x[3]
        xor r11, r15                                           ;    49.2 p0      21 x[3]
        ror r11, 0xa                                           ;    50.2 p5      21 x[3]
        xor r15, r11                                           ;    51.2 p1      21 x[3]
        mov r11, rsi                                           ;    49.0 p0      21 x[4] copy
        ror r11, 0x22                                          ;    50.0 p5      21 x[4]
        xor r11, rsi                                           ;    51.0 p1      21 x[4]
        ror r11, 7                                             ;    52.0 p0      21 x[4]
        xor rsi, r11                                           ;    53.0 p1      21 x[4]
        mov r11, r12                                           ;    50.5 p5      21 x[0] copy
        ror r11, 9                                             ;    51.5 p0      21 x[0]
        xor r11, r12                                           ;    52.5 p1      21 x[0]
        ror r11, 0x13                                          ;    53.5 p5      21 x[0]
        xor r12, r11                                           ;    54.5 p0       7 x[0]
        xor r12, rsi                                           ;    55.5 p1       7 x[0]
        xor rsi, r15                                           ;    54.0 p5       7 x[4]
        mov r11, r13                                           ;    53.0 p0      21 x[2] copy
        ror r11, 5                                             ;    54.0 p5      21 x[2]
        xor r11, r13                                           ;    55.0 p1      21 x[2]
        ror r11, 1                                             ;    56.0 p0      21 x[2]
        xor r13, r11                                           ;    57.0 p1       7 x[2]
        xor r13, rdi                                           ;    58.0 p5       7 x[2]
        xor r13, 0xc3                                          ;    59.0 p0       7 x[2]
        mov r11, rdi                                           ;    55.2 p1       9 x[0] copy
        not r11                                                ;    56.2 p5       9 x[0]
        and r11, r13                                           ;    60.0 p0       9 x[0]
        xor r11, r12                                           ;    61.0 p1       9 x[0]
        mov r14, r15                                           ;    56.5 p5       9 x[2] copy
        not r14                                                ;    57.5 p0       9 x[2]
        and r14, rsi                                           ;    58.5 p1       9 x[2]
        xor r14, r13                                           ;    60.0 p5       9 x[2]
        not r13                                                ;    60.0 p0       9 x[1]
        and r13, r15                                           ;    61.0 p1       9 x[1]
        xor r15, r14                                           ;    61.0 p5      10 x[4]
        not r14                                                ;    61.0 p0      10 x[4]
        xor r13, rdi                                           ;    62.0 p1      10 x[4]
        xor r13, r11                                           ;    63.0 p5      10 x[4]
        mov rbp, rsi                                           ;    60.0 p0       9 x[3] copy
        not rbp                                                ;    61.0 p1       9 x[3]
        and rbp, r12                                           ;    62.0 p5       9 x[3]
        not r12                                                ;    61.0 p0       9 x[4]
        and rdi, r12                                           ;    62.0 p1       9 x[4]
        xor rsi, rdi                                           ;    63.0 p5       9 x[4]
        xor r15, rbp                                           ;    63.0 p0      10 x[4]
        xor r11, rsi                                           ;    64.0 p1      10 x[4]
        mov r12, r13                                           ;    64.0 p5      21 x[1] copy
        ror r12, 0x16                                          ;    65.0 p0      21 x[1]
        xor r12, r13                                           ;    66.0 p1      21 x[1]
        ror r12, 0x27                                          ;    67.0 p5      21 x[1]
        xor r13, r12                                           ;    68.0 p0      21 x[1]
        mov r12, r15                                           ;    64.2 p1      21 x[3] copy
        ror r12, 7                                             ;    65.2 p5      21 x[3]
        xor r12, r15                                           ;    66.2 p0      21 x[3]
        ror r12, 0xa                                           ;    67.2 p5      21 x[3]
        xor r15, r12                                           ;    68.2 p1      21 x[3]
        mov r12, rsi                                           ;    66.0 p0      21 x[4] copy
        ror r12, 0x22                                          ;    67.0 p5      21 x[4]
        xor r12, rsi                                           ;    68.0 p1      21 x[4]
        ror r12, 7                                             ;    69.0 p0      21 x[4]
        xor rsi, r12                                           ;    70.0 p1      21 x[4]
        mov r12, r11                                           ;    67.5 p5      21 x[0] copy
        ror r12, 9                                             ;    68.5 p0      21 x[0]
        xor r12, r11                                           ;    69.5 p1      21 x[0]
        ror r12, 0x13                                          ;    70.5 p5      21 x[0]
        xor r11, r12                                           ;    71.5 p0       7 x[0]
        xor r11, rsi                                           ;    72.5 p1       7 x[0]
        xor rsi, r15                                           ;    71.0 p5       7 x[4]
        mov r12, r14                                           ;    70.0 p0      21 x[2] copy
        ror r12, 5                                             ;    71.0 p5      21 x[2]
        xor r12, r14                                           ;    72.0 p1      21 x[2]
        ror r12, 1                                             ;    73.0 p0      21 x[2]
        xor r14, r12                                           ;    74.0 p1       7 x[2]
        xor r14, r13                                           ;    75.0 p5       7 x[2]
        xor r14, 0xb4                                          ;    76.0 p0       7 x[2]
        mov r12, r13                                           ;    72.2 p1       9 x[0] copy
        not r12                                                ;    73.2 p5       9 x[0]
        and r12, r14                                           ;    77.0 p0       9 x[0]
        xor r12, r11                                           ;    78.0 p1       9 x[0]
        mov rdi, r15                                           ;    73.5 p5       9 x[2] copy
        not rdi                                                ;    74.5 p0       9 x[2]
        and rdi, rsi                                           ;    75.5 p1       9 x[2]
        xor rdi, r14                                           ;    77.0 p5       9 x[2]
        not r14                                                ;    77.0 p0       9 x[1]
        and r14, r15                                           ;    78.0 p1       9 x[1]
        xor r15, rdi                                           ;    78.0 p5      10 x[4]
        not rdi                                                ;    78.0 p0      10 x[4]
        xor r14, r13                                           ;    79.0 p1      10 x[4]
        xor r14, r12                                           ;    80.0 p5      10 x[4]
        mov rbp, rsi                                           ;    77.0 p0       9 x[3] copy
        not rbp                                                ;    78.0 p1       9 x[3]
        and rbp, r11                                           ;    79.0 p5       9 x[3]
        not r11                                                ;    78.0 p0       9 x[4]
        and r13, r11                                           ;    79.0 p1       9 x[4]
        xor rsi, r13                                           ;    80.0 p5       9 x[4]
        xor r15, rbp                                           ;    80.0 p0      10 x[4]
        xor r12, rsi                                           ;    81.0 p1      10 x[4]
        mov r11, r14                                           ;    81.0 p5      21 x[1] copy
        ror r11, 0x16                                          ;    82.0 p0      21 x[1]
        xor r11, r14                                           ;    83.0 p1      21 x[1]
        ror r11, 0x27                                          ;    84.0 p5      21 x[1]
        xor r14, r11                                           ;    85.0 p0      21 x[1]
        mov r11, r15                                           ;    81.2 p1      21 x[3] copy
        ror r11, 7                                             ;    82.2 p5      21 x[3]
        xor r11, r15                                           ;    83.2 p0      21 x[3]
        ror r11, 0xa                                           ;    84.2 p5      21 x[3]
        xor r15, r11                                           ;    85.2 p1      21 x[3]
        mov r11, rsi                                           ;    83.0 p0      21 x[4] copy
        ror r11, 0x22                                          ;    84.0 p5      21 x[4]
        xor r11, rsi                                           ;    85.0 p1      21 x[4]
        ror r11, 7                                             ;    86.0 p0      21 x[4]
        xor rsi, r11                                           ;    87.0 p1      21 x[4]
        mov r11, r12                                           ;    84.5 p5      21 x[0] copy
        ror r11, 9                                             ;    85.5 p0      21 x[0]
        xor r11, r12                                           ;    86.5 p1      21 x[0]
        ror r11, 0x13                                          ;    87.5 p5      21 x[0]
        xor r12, r11                                           ;    88.5 p0       7 x[0]
        xor r12, rsi                                           ;    89.5 p1       7 x[0]
        xor rsi, r15                                           ;    88.0 p5       7 x[4]
        mov r11, rdi                                           ;    87.0 p0      21 x[2] copy
        ror r11, 5                                             ;    88.0 p5      21 x[2]
        xor r11, rdi                                           ;    89.0 p1      21 x[2]
        ror r11, 1                                             ;    90.0 p0      21 x[2]
        xor rdi, r11                                           ;    91.0 p1       7 x[2]
        xor rdi, r14                                           ;    92.0 p5       7 x[2]
        xor rdi, 0xa5                                          ;    93.0 p0       7 x[2]
        mov r11, r14                                           ;    89.2 p1       9 x[0] copy
        not r11                                                ;    90.2 p5       9 x[0]
        and r11, rdi                                           ;    94.0 p0       9 x[0]
        xor r11, r12                                           ;    95.0 p1       9 x[0]
        mov r13, r15                                           ;    90.5 p5       9 x[2] copy
        not r13                                                ;    91.5 p0       9 x[2]
        and r13, rsi                                           ;    92.5 p1       9 x[2]
        xor r13, rdi                                           ;    94.0 p5       9 x[2]
        not rdi                                                ;    94.0 p0       9 x[1]
        and rdi, r15                                           ;    95.0 p1       9 x[1]
        xor r15, r13                                           ;    95.0 p5      10 x[4]
        not r13                                                ;    95.0 p0      10 x[4]
        xor rdi, r14                                           ;    96.0 p1      10 x[4]
        xor rdi, r11                                           ;    97.0 p5      10 x[4]
        mov rbp, rsi                                           ;    94.0 p0       9 x[3] copy
        not rbp                                                ;    95.0 p1       9 x[3]
        and rbp, r12                                           ;    96.0 p5       9 x[3]
        not r12                                                ;    95.0 p0       9 x[4]
        and r14, r12                                           ;    96.0 p1       9 x[4]
        xor rsi, r14                                           ;    97.0 p5       9 x[4]
        xor r15, rbp                                           ;    97.0 p0      10 x[4]
        xor r11, rsi                                           ;    98.0 p1      10 x[4]
        mov r12, rdi                                           ;    98.0 p5      21 x[1] copy
        ror r12, 0x16                                          ;    99.0 p0      21 x[1]
        xor r12, rdi                                           ;   100.0 p1      21 x[1]
        ror r12, 0x27                                          ;   101.0 p5      21 x[1]
        xor rdi, r12                                           ;   102.0 p0      21 x[1]
        mov r12, r15                                           ;    98.2 p1      21 x[3] copy
        ror r12, 7                                             ;    99.2 p5      21 x[3]
        xor r12, r15                                           ;   100.2 p0      21 x[3]
        ror r12, 0xa                                           ;   101.2 p5      21 x[3]
        xor r15, r12                                           ;   102.2 p1      21 x[3]
        mov r12, rsi                                           ;   100.0 p0      21 x[4] copy
        ror r12, 0x22                                          ;   101.0 p5      21 x[4]
        xor r12, rsi                                           ;   102.0 p1      21 x[4]
        ror r12, 7                                             ;   103.0 p0      21 x[4]
        xor rsi, r12                                           ;   104.0 p1      21 x[4]
        mov r12, r11                                           ;   101.5 p5      21 x[0] copy
        ror r12, 9                                             ;   102.5 p0      21 x[0]
        xor r12, r11                                           ;   103.5 p1      21 x[0]
        ror r12, 0x13                                          ;   104.5 p5      21 x[0]
        xor r11, r12                                           ;   105.5 p0       7 x[0]
        xor r11, rsi                                           ;   106.5 p1       7 x[0]
        xor rsi, r15                                           ;   105.0 p5       7 x[4]
        mov r12, r13                                           ;   104.0 p0      21 x[2] copy
        ror r12, 5                                             ;   105.0 p5      21 x[2]
        xor r12, r13                                           ;   106.0 p1      21 x[2]
        ror r12, 1                                             ;   107.0 p0      21 x[2]
        xor r13, r12                                           ;   108.0 p1       7 x[2]
        xor r13, rdi                                           ;   109.0 p5       7 x[2]
        xor r13, 0x96                                          ;   110.0 p0       7 x[2]
        mov r12, rdi                                           ;   106.2 p1       9 x[0] copy
        not r12                                                ;   107.2 p5       9 x[0]
        and r12, r13                                           ;   111.0 p0       9 x[0]
        xor r12, r11                                           ;   112.0 p1       9 x[0]
        mov r14, r15                                           ;   107.5 p5       9 x[2] copy
        not r14                                                ;   108.5 p0       9 x[2]
        and r14, rsi                                           ;   109.5 p1       9 x[2]
        xor r14, r13                                           ;   111.0 p5       9 x[2]
        not r13                                                ;   111.0 p0       9 x[1]
        and r13, r15                                           ;   112.0 p1       9 x[1]
        xor r15, r14                                           ;   112.0 p5      10 x[4]
        not r14                                                ;   112.0 p0      10 x[4]
        xor r13, rdi                                           ;   113.0 p1      10 x[4]
        xor r13, r12                                           ;   114.0 p5      10 x[4]
        mov rbp, rsi                                           ;   111.0 p0       9 x[3] copy
        not rbp                                                ;   112.0 p1       9 x[3]
        and rbp, r11                                           ;   113.0 p5       9 x[3]
        not r11                                                ;   112.0 p0       9 x[4]
        and rdi, r11                                           ;   113.0 p1       9 x[4]
        xor rsi, rdi                                           ;   114.0 p5       9 x[4]
        xor r15, rbp                                           ;   114.0 p0      10 x[4]
        xor r12, rsi                                           ;   115.0 p1      10 x[4]
        mov r11, r13                                           ;   115.0 p5      21 x[1] copy
        ror r11, 0x16                                          ;   116.0 p0      21 x[1]
        xor r11, r13                                           ;   117.0 p1      21 x[1]
        ror r11, 0x27                                          ;   118.0 p5      21 x[1]
        xor r13, r11                                           ;   119.0 p0      21 x[1]
        mov r11, r15                                           ;   115.2 p1      21 x[3] copy
        ror r11, 7                                             ;   116.2 p5      21 x[3]
        xor r11, r15                                           ;   117.2 p0      21 x[3]
        ror r11, 0xa                                           ;   118.2 p5      21 x[3]
        xor r15, r11                                           ;   119.2 p1      21 x[3]
        mov r11, rsi                                           ;   117.0 p0      21 x[4] copy
        ror r11, 0x22                                          ;   118.0 p5      21 x[4]
        xor r11, rsi                                           ;   119.0 p1      21 x[4]
        ror r11, 7                                             ;   120.0 p0      21 x[4]
        xor rsi, r11                                           ;   121.0 p1      21 x[4]
        mov r11, r12                                           ;   118.5 p5      21 x[0] copy
        ror r11, 9                                             ;   119.5 p0      21 x[0]
        xor r11, r12                                           ;   120.5 p1      21 x[0]
        ror r11, 0x13                                          ;   121.5 p5      21 x[0]
        xor r12, r11                                           ;   122.5 p0       7 x[0]
        xor r12, rsi                                           ;   123.5 p1       7 x[0]
        xor rsi, r15                                           ;   122.0 p5       7 x[4]
        mov r11, r14                                           ;   121.0 p0      21 x[2] copy
        ror r11, 5                                             ;   122.0 p5      21 x[2]
        xor r11, r14                                           ;   123.0 p1      21 x[2]
        ror r11, 1                                             ;   124.0 p0      21 x[2]
        xor r14, r11                                           ;   125.0 p1       7 x[2]
        xor r14, r13                                           ;   126.0 p5       7 x[2]
        xor r14, 0x87                                          ;   127.0 p0       7 x[2]
        mov r11, r13                                           ;   123.2 p1       9 x[0] copy
        not r11                                                ;   124.2 p5       9 x[0]
        and r11, r14                                           ;   128.0 p0       9 x[0]
        xor r11, r12                                           ;   129.0 p1       9 x[0]
        mov rdi, r15                                           ;   124.5 p5       9 x[2] copy
        not rdi                                                ;   125.5 p0       9 x[2]
        and rdi, rsi                                           ;   126.5 p1       9 x[2]
        xor rdi, r14                                           ;   128.0 p5       9 x[2]
        not r14                                                ;   128.0 p0       9 x[1]
        and r14, r15                                           ;   129.0 p1       9 x[1]
        xor r15, rdi                                           ;   129.0 p5      10 x[4]
        not rdi                                                ;   129.0 p0      10 x[4]
        xor r14, r13                                           ;   130.0 p1      10 x[4]
        xor r14, r11                                           ;   131.0 p5      10 x[4]
        mov rbp, rsi                                           ;   128.0 p0       9 x[3] copy
        not rbp                                                ;   129.0 p1       9 x[3]
        and rbp, r12                                           ;   130.0 p5       9 x[3]
        not r12                                                ;   129.0 p0       9 x[4]
        and r13, r12                                           ;   130.0 p1       9 x[4]
        xor rsi, r13                                           ;   131.0 p5       9 x[4]
        xor r15, rbp                                           ;   131.0 p0      10 x[4]
        xor r11, rsi                                           ;   132.0 p1      10 x[4]
        mov r12, r14                                           ;   132.0 p5      21 x[1] copy
        ror r12, 0x16                                          ;   133.0 p0      21 x[1]
        xor r12, r14                                           ;   134.0 p1      21 x[1]
        ror r12, 0x27                                          ;   135.0 p5      21 x[1]
        xor r14, r12                                           ;   136.0 p0      21 x[1]
        mov r12, r15                                           ;   132.2 p1      21 x[3] copy
        ror r12, 7                                             ;   133.2 p5      21 x[3]
        xor r12, r15                                           ;   134.2 p0      21 x[3]
        ror r12, 0xa                                           ;   135.2 p5      21 x[3]
        xor r15, r12                                           ;   136.2 p1      21 x[3]
        mov r12, rsi                                           ;   134.0 p0      21 x[4] copy
        ror r12, 0x22                                          ;   135.0 p5      21 x[4]
        xor r12, rsi                                           ;   136.0 p1      21 x[4]
        ror r12, 7                                             ;   137.0 p0      21 x[4]
        xor rsi, r12                                           ;   138.0 p1      21 x[4]
        mov r12, r11                                           ;   135.5 p5      21 x[0] copy
        ror r12, 9                                             ;   136.5 p0      21 x[0]
        xor r12, r11                                           ;   137.5 p1      21 x[0]
        ror r12, 0x13                                          ;   138.5 p5      21 x[0]
        xor r11, r12                                           ;   139.5 p0       7 x[0]
        xor r11, rsi                                           ;   140.5 p1       7 x[0]
        xor rsi, r15                                           ;   139.0 p5       7 x[4]
        mov r12, rdi                                           ;   138.0 p0      21 x[2] copy
        ror r12, 5                                             ;   139.0 p5      21 x[2]
        xor r12, rdi                                           ;   140.0 p1      21 x[2]
        ror r12, 1                                             ;   141.0 p0      21 x[2]
        xor rdi, r12                                           ;   142.0 p1       7 x[2]
        xor rdi, r14                                           ;   143.0 p5       7 x[2]
        xor rdi, 0x78                                          ;   144.0 p0       7 x[2]
        mov r12, r14                                           ;   140.2 p1       9 x[0] copy
        not r12                                                ;   141.2 p5       9 x[0]
        and r12, rdi                                           ;   145.0 p0       9 x[0]
        xor r12, r11                                           ;   146.0 p1       9 x[0]
        mov r13, r15                                           ;   141.5 p5       9 x[2] copy
        not r13                                                ;   142.5 p0       9 x[2]
        and r13, rsi                                           ;   143.5 p1       9 x[2]
        xor r13, rdi                                           ;   145.0 p5       9 x[2]
        not rdi                                                ;   145.0 p0       9 x[1]
        and rdi, r15                                           ;   146.0 p1       9 x[1]
        xor r15, r13                                           ;   146.0 p5      10 x[4]
        not r13                                                ;   146.0 p0      10 x[4]
        xor rdi, r14                                           ;   147.0 p1      10 x[4]
        xor rdi, r12                                           ;   148.0 p5      10 x[4]
        mov rbp, rsi                                           ;   145.0 p0       9 x[3] copy
        not rbp                                                ;   146.0 p1       9 x[3]
        and rbp, r11                                           ;   147.0 p5       9 x[3]
        not r11                                                ;   146.0 p0       9 x[4]
        and r14, r11                                           ;   147.0 p1       9 x[4]
        xor rsi, r14                                           ;   148.0 p5       9 x[4]
        xor r15, rbp                                           ;   148.0 p0      10 x[4]
        xor r12, rsi                                           ;   149.0 p1      10 x[4]
        mov r11, rdi                                           ;   149.0 p5      21 x[1] copy
        ror r11, 0x16                                          ;   150.0 p0      21 x[1]
        xor r11, rdi                                           ;   151.0 p1      21 x[1]
        ror r11, 0x27                                          ;   152.0 p5      21 x[1]
        xor rdi, r11                                           ;   153.0 p0      21 x[1]
        mov r11, r15                                           ;   149.2 p1      21 x[3] copy
        ror r11, 7                                             ;   150.2 p5      21 x[3]
        xor r11, r15                                           ;   151.2 p0      21 x[3]
        ror r11, 0xa                                           ;   152.2 p5      21 x[3]
        xor r15, r11                                           ;   153.2 p1      21 x[3]
        mov r11, rsi                                           ;   151.0 p0      21 x[4] copy
        ror r11, 0x22                                          ;   152.0 p5      21 x[4]
        xor r11, rsi                                           ;   153.0 p1      21 x[4]
        ror r11, 7                                             ;   154.0 p0      21 x[4]
        xor rsi, r11                                           ;   155.0 p1      21 x[4]
        mov r11, r12                                           ;   152.5 p5      21 x[0] copy
        ror r11, 9                                             ;   153.5 p0      21 x[0]
        xor r11, r12                                           ;   154.5 p1      21 x[0]
        ror r11, 0x13                                          ;   155.5 p5      21 x[0]
        xor r12, r11                                           ;   156.5 p0       7 x[0]
        xor r12, rsi                                           ;   157.5 p1       7 x[0]
        xor rsi, r15                                           ;   156.0 p5       7 x[4]
        mov r11, r13                                           ;   155.0 p0      21 x[2] copy
        ror r11, 5                                             ;   156.0 p5      21 x[2]
        xor r11, r13                                           ;   157.0 p1      21 x[2]
        ror r11, 1                                             ;   158.0 p0      21 x[2]
        xor r13, r11                                           ;   159.0 p1       7 x[2]
        xor r13, rdi                                           ;   160.0 p5       7 x[2]
        xor r13, 0x69                                          ;   161.0 p0       7 x[2]
        mov r11, rdi                                           ;   157.2 p1       9 x[0] copy
        not r11                                                ;   158.2 p5       9 x[0]
        and r11, r13                                           ;   162.0 p0       9 x[0]
        xor r11, r12                                           ;   163.0 p1       9 x[0]
        mov r14, r15                                           ;   158.5 p5       9 x[2] copy
        not r14                                                ;   159.5 p0       9 x[2]
        and r14, rsi                                           ;   160.5 p1       9 x[2]
        xor r14, r13                                           ;   162.0 p5       9 x[2]
        not r13                                                ;   162.0 p0       9 x[1]
        and r13, r15                                           ;   163.0 p1       9 x[1]
        xor r15, r14                                           ;   163.0 p5      10 x[4]
        not r14                                                ;   163.0 p0      10 x[4]
        xor r13, rdi                                           ;   164.0 p1      10 x[4]
        xor r13, r11                                           ;   165.0 p5      10 x[4]
        mov rbp, rsi                                           ;   162.0 p0       9 x[3] copy
        not rbp                                                ;   163.0 p1       9 x[3]
        and rbp, r12                                           ;   164.0 p5       9 x[3]
        not r12                                                ;   163.0 p0       9 x[4]
        and rdi, r12                                           ;   164.0 p1       9 x[4]
        xor rsi, rdi                                           ;   165.0 p5       9 x[4]
        xor r15, rbp                                           ;   165.0 p0      10 x[4]
        xor r11, rsi                                           ;   166.0 p1      10 x[4]
        mov r8, r13                                            ;   166.0 p5      21 x[1] copy
        ror r8, 0x16                                           ;   167.0 p0      21 x[1]
        xor r8, r13                                            ;   168.0 p1      21 x[1]
        ror r8, 0x27                                           ;   169.0 p5      21 x[1]
        xor r13, r8                                            ;   170.0 p0      21 x[1]
        mov r8, r15                                            ;   166.2 p1      21 x[3] copy
        ror r8, 7                                              ;   167.2 p5      21 x[3]
        xor r8, r15                                            ;   168.2 p0      21 x[3]
        ror r8, 0xa                                            ;   169.2 p5      21 x[3]
        xor r15, r8                                            ;   170.2 p1      21 x[3]
        mov r8, rsi                                            ;   168.0 p0      21 x[4] copy
        ror r8, 0x22                                           ;   169.0 p5      21 x[4]
        xor r8, rsi                                            ;   170.0 p1      21 x[4]
        ror r8, 7                                              ;   171.0 p0      21 x[4]
        xor rsi, r8                                            ;   172.0 p1      21 x[4]
        mov r8, r11                                            ;   169.5 p5      21 x[0] copy
        ror r8, 9                                              ;   170.5 p0      21 x[0]
        xor r8, r11                                            ;   171.5 p1      21 x[0]
        ror r8, 0x13                                           ;   172.5 p5      21 x[0]
        xor r11, r8                                            ;   173.5 p0       7 x[0]
        xor r11, rsi                                           ;   174.5 p1       7 x[0]
        xor rsi, r15                                           ;   173.0 p5       7 x[4]
        mov r8, r14                                            ;   172.0 p0      21 x[2] copy
        ror r8, 5                                              ;   173.0 p5      21 x[2]
        xor r8, r14                                            ;   174.0 p1      21 x[2]
        ror r8, 1                                              ;   175.0 p0      21 x[2]
        xor r14, r8                                            ;   176.0 p1       7 x[2]
        xor r14, r13                                           ;   177.0 p5       7 x[2]
        xor r14, 0x5a                                          ;   178.0 p0       7 x[2]
        mov r8, r13                                            ;   174.2 p1       9 x[0] copy
        not r8                                                 ;   175.2 p5       9 x[0]
        and r8, r14                                            ;   179.0 p0       9 x[0]
        xor r8, r11                                            ;   180.0 p1       9 x[0]
        mov r12, r15                                           ;   175.5 p5       9 x[2] copy
        not r12                                                ;   176.5 p0       9 x[2]
        and r12, rsi                                           ;   177.5 p1       9 x[2]
        xor r12, r14                                           ;   179.0 p5       9 x[2]
        not r14                                                ;   179.0 p0       9 x[1]
        and r14, r15                                           ;   180.0 p1       9 x[1]
        xor r15, r12                                           ;   180.0 p5      10 x[4]
        not r12                                                ;   180.0 p0      10 x[4]
        xor r14, r13                                           ;   181.0 p1      10 x[4]
        xor r14, r8                                            ;   182.0 p5      10 x[4]
        mov rdi, rsi                                           ;   179.0 p0       9 x[3] copy
        not rdi                                                ;   180.0 p1       9 x[3]
        and rdi, r11                                           ;   181.0 p5       9 x[3]
        not r11                                                ;   180.0 p0       9 x[4]
        and r13, r11                                           ;   181.0 p1       9 x[4]
        xor rsi, r13                                           ;   182.0 p5       9 x[4]
        xor r15, rdi                                           ;   182.0 p0      10 x[4]
        xor r8, rsi                                            ;   183.0 p1      10 x[4]
        mov r11, r14                                           ;   183.0 p5      21 x[1] copy
        ror r11, 0x16                                          ;   184.0 p0      21 x[1]
        xor r11, r14                                           ;   185.0 p1      21 x[1]
        ror r11, 0x27                                          ;   186.0 p5      21 x[1]
        xor r14, r11                                           ;   187.0 p0      21 x[1]
        mov r11, r15                                           ;   183.2 p1      21 x[3] copy
        ror r11, 7                                             ;   184.2 p5      21 x[3]
        xor r11, r15                                           ;   185.2 p0      21 x[3]
        ror r11, 0xa                                           ;   186.2 p5      21 x[3]
        xor r15, r11                                           ;   187.2 p1      21 x[3]
        mov r11, rsi                                           ;   185.0 p0      21 x[4] copy
        ror r11, 0x22                                          ;   186.0 p5      21 x[4]
        xor r11, rsi                                           ;   187.0 p1      21 x[4]
        ror r11, 7                                             ;   188.0 p0      21 x[4]
        xor rsi, r11                                           ;   189.0 p1      21 x[4]
        mov r11, r8                                            ;   186.5 p5      21 x[0] copy
        ror r11, 9                                             ;   187.5 p0      21 x[0]
        xor r11, r8                                            ;   188.5 p1      21 x[0]
        ror r11, 0x13                                          ;   189.5 p5      21 x[0]
        xor r8, r11                                            ;   190.5 p0       7 x[0]
        xor r8, rsi                                            ;   191.5 p1       7 x[0]
        xor rsi, r15                                           ;   190.0 p5       7 x[4]
        mov r11, r12                                           ;   189.0 p0      21 x[2] copy
        ror r11, 5                                             ;   190.0 p5      21 x[2]
        xor r11, r12                                           ;   191.0 p1      21 x[2]
        ror r11, 1                                             ;   192.0 p0      21 x[2]
        xor r12, r11                                           ;   193.0 p1       7 x[2]
        xor r12, r14                                           ;   194.0 p5       7 x[2]
        xor r12, 0x4b                                          ;   195.0 p0       7 x[2]
        mov r11, r14                                           ;   191.2 p1       9 x[0] copy
        not r11                                                ;   192.2 p5       9 x[0]
        and r11, r12                                           ;   196.0 p0       9 x[0]
        xor r11, r8                                            ;   197.0 p1       9 x[0]
        mov r13, r15                                           ;   192.5 p5       9 x[2] copy
        not r13                                                ;   193.5 p0       9 x[2]
        and r13, rsi                                           ;   194.5 p1       9 x[2]
        xor r13, r12                                           ;   196.0 p5       9 x[2]
        not r12                                                ;   196.0 p0       9 x[1]
        and r12, r15                                           ;   197.0 p1       9 x[1]
        xor r15, r13                                           ;   197.0 p5      10 x[4]
        not r13                                                ;   197.0 p0      10 x[4]
        xor r12, r14                                           ;   198.0 p1      10 x[4]
        xor r12, r11                                           ;   199.0 p5      10 x[4]
        mov rdi, rsi                                           ;   196.0 p0       9 x[3] copy
        not rdi                                                ;   197.0 p1       9 x[3]
        and rdi, r8                                            ;   198.0 p5       9 x[3]
        not r8                                                 ;   197.0 p0       9 x[4]
        and r14, r8                                            ;   198.0 p1       9 x[4]
        xor rsi, r14                                           ;   199.0 p5       9 x[4]
        xor r15, rdi                                           ;   199.0 p0      10 x[4]
        xor r11, rsi                                           ;   200.0 p1      10 x[4]
        xor r9, r15                                            ;   200.0 p5      33 x[4]
        xor r10, rsi                                           ;   200.0 p0      33 x[4]
        mov r8, r13                                            ;   199.2 p1      21 x[2] copy
        ror r8, 5                                              ;   200.2 p5      21 x[2]
        xor r8, r13                                            ;   201.2 p0      21 x[2]
        ror r8, 1                                              ;   202.2 p5      21 x[2]
        xor r13, r8                                            ;   203.2 p1      21 x[2]
        mov r8, qword [rsp + 16]                               ;   198.0 p2      27 st reload
        mov qword [r8 + 16], r13                               ;   204.2 p3+p4   27 st
        mov r13, r15                                           ;   201.0 p0      21 x[3] copy
        ror r13, 7                                             ;   202.0 p5      21 x[3]
        xor r15, r13                                           ;   203.0 p1      21 x[3]
        ror r15, 0xa                                           ;   204.0 p0      21 x[3]
        xor r9, r15                                            ;   205.0 p1      33 x[4]
        mov qword [r8 + 24], r9                                ;   206.0 p3+p4   27 st
        mov r9, r11                                            ;   202.5 p5      21 x[0] copy
        ror r9, 9                                              ;   203.5 p0      21 x[0]
        xor r9, r11                                            ;   204.5 p1      21 x[0]
        ror r9, 0x13                                           ;   205.5 p5      21 x[0]
        xor r11, r9                                            ;   206.5 p0      21 x[0]
        mov qword [r8], r11                                    ;   207.5 p3+p4   27 st
        mov r9, r12                                            ;   204.2 p1      21 x[1] copy
        ror r9, 0x16                                           ;   205.2 p5      21 x[1]
        xor r9, r12                                            ;   206.2 p0      21 x[1]
        ror r9, 0x27                                           ;   207.2 p5      21 x[1]
        xor r12, r9                                            ;   208.2 p1      21 x[1]
        mov qword [r8 + 8], r12                                ;   209.2 p3+p4   27 st
        mov r9, rsi                                            ;   206.0 p0      21 x[4] copy
        ror r9, 0x22                                           ;   207.0 p5      21 x[4]
        xor rsi, r9                                            ;   208.0 p1      21 x[4]
        ror rsi, 7                                             ;   209.0 p0      21 x[4]
        xor r10, rsi                                           ;   210.0 p1      33 x[4]
        mov qword [r8 + 32], r10                               ;   211.0 p3+p4   27 st
        add rsp, 0x20                                          ;                    frame
        pop r15                                                ;                    preserved
        pop r14                                                ;                    preserved
        pop r13                                                ;                    preserved
        pop r12                                                ;                    preserved
        pop rbp                                                ;                    preserved
        ret

        section .rodata align=64
; constants64
        align 16, db 0
ascon_aead128_init.T0_constants64:
        dq 0x00001000808c0001

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
