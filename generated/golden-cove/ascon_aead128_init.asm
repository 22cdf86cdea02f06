; ascon_aead128_init for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_init --cpu golden-cove
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
;   body: 640 uops, planned 119.0; bounds: width 106.7, ports 103.6, path 102.0
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
        mov r9, qword [r8]                                     ;     5.0 p3      32 x
        mov r10, qword [r8 + 8]                                ;     5.0 p10     32 x
        mov r11, qword [rsp + 8]                               ;     1.0 p2      32 x reload
        mov r12, qword [r11]                                   ;     6.0 p3      32 x
        mov r13, qword [r11 + 8]                               ;     6.0 p10     32 x
        mov r14, r13                                           ;    11.0          7 x[0] copy
        xor r14, qword [rel ascon_aead128_init.T0_constants64] ;    11.0 p0+p2    7 x[0]
        xor r13, r12                                           ;    11.0 p1       7 x[4]
        mov r15, r10                                           ;    10.0          7 x[2] copy
        xor r15, 0xf0                                          ;    10.0 p5       7 x[2]
        xor r15, r9                                            ;    11.0 p6       7 x[2]
        mov rsi, r9                                            ;    10.0          9 x[0] copy
        not rsi                                                ;    10.0 p11      9 x[0]
        and rsi, r15                                           ;    12.0 p0       9 x[0]
        xor rsi, r14                                           ;    13.0 p1       9 x[0]
        mov rdi, r15                                           ;    12.0          9 x[1] copy
        not rdi                                                ;    12.0 p5       9 x[1]
        and rdi, r12                                           ;    13.0 p6       9 x[1]
        mov rbp, r12                                           ;    11.0          9 x[2] copy
        not rbp                                                ;    11.0 p11      9 x[2]
        and rbp, r13                                           ;    12.0 p0       9 x[2]
        xor r15, rbp                                           ;    13.0 p1       9 x[2]
        mov rbp, r13                                           ;    12.0          9 x[3] copy
        not rbp                                                ;    12.0 p5       9 x[3]
        and rbp, r14                                           ;    13.0 p6       9 x[3]
        not r14                                                ;    12.0 p11      9 x[4]
        and r14, r9                                            ;    13.0 p0       9 x[4]
        xor r13, r14                                           ;    14.0 p1       9 x[4]
        xor rdi, r9                                            ;    14.0 p5      10 x[4]
        xor rdi, rsi                                           ;    15.0 p6      10 x[4]
        xor rsi, r13                                           ;    15.0 p11     10 x[4]
        xor r12, rbp                                           ;    14.0 p0      10 x[4]
        xor r12, r15                                           ;    15.0 p1      10 x[4]
        not r15                                                ;    14.0 p5      10 x[4]
        mov r11, rdi                                           ;    16.0         21 x[1] copy
        ror r11, 0x16                                          ;    16.0 p6      21 x[1]
        xor r11, rdi                                           ;    17.0 p11     21 x[1]
        ror r11, 0x27                                          ;    18.0 p0      21 x[1]
        xor rdi, r11                                           ;    19.0 p1      21 x[1]
        mov r11, r12                                           ;    16.0         21 x[3] copy
        ror r11, 7                                             ;    16.0 p6      21 x[3]
        xor r11, r12                                           ;    17.0 p5      21 x[3]
        ror r11, 0xa                                           ;    18.0 p0      21 x[3]
        xor r12, r11                                           ;    19.0 p11     21 x[3]
        mov r11, r13                                           ;    15.0         21 x[4] copy
        ror r11, 0x22                                          ;    15.0 p6      21 x[4]
        xor r11, r13                                           ;    16.0 p1      21 x[4]
        ror r11, 7                                             ;    17.0 p0      21 x[4]
        xor r13, r11                                           ;    18.0 p5      21 x[4]
        mov r11, rsi                                           ;    16.0         21 x[0] copy
        ror r11, 9                                             ;    16.0 p6      21 x[0]
        xor r11, rsi                                           ;    17.0 p11     21 x[0]
        ror r11, 0x13                                          ;    18.0 p0      21 x[0]
        xor rsi, r11                                           ;    19.0 p1       7 x[0]
        xor rsi, r13                                           ;    20.0 p5       7 x[0]
        mov r11, r15                                           ;    15.0         21 x[2] copy
        ror r11, 5                                             ;    15.0 p6      21 x[2]
        xor r11, r15                                           ;    16.0 p11     21 x[2]
        ror r11, 1                                             ;    17.0 p0      21 x[2]
        xor r15, r11                                           ;    18.0 p1       7 x[2]
        xor r15, 0xe1                                          ;    19.0 p5       7 x[2]
        xor r15, rdi                                           ;    20.0 p11      7 x[2]
        xor r13, r12                                           ;    20.0 p1       7 x[4]
        mov r11, rdi                                           ;    20.0          9 x[0] copy
        not r11                                                ;    20.0 p6       9 x[0]
        and r11, r15                                           ;    21.0 p5       9 x[0]
        xor r11, rsi                                           ;    22.0 p0       9 x[0]
        mov r14, r15                                           ;    21.0          9 x[1] copy
        not r14                                                ;    21.0 p11      9 x[1]
        and r14, r12                                           ;    22.0 p1       9 x[1]
        mov rbp, r12                                           ;    20.0          9 x[2] copy
        not rbp                                                ;    20.0 p6       9 x[2]
        and rbp, r13                                           ;    21.0 p5       9 x[2]
        xor r15, rbp                                           ;    22.0 p0       9 x[2]
        mov rbp, r13                                           ;    21.0          9 x[3] copy
        not rbp                                                ;    21.0 p11      9 x[3]
        and rbp, rsi                                           ;    22.0 p1       9 x[3]
        not rsi                                                ;    21.0 p6       9 x[4]
        and rsi, rdi                                           ;    22.0 p5       9 x[4]
        xor r13, rsi                                           ;    23.0 p0       9 x[4]
        xor rdi, r14                                           ;    23.0 p11     10 x[4]
        xor rdi, r11                                           ;    24.0 p1      10 x[4]
        xor r11, r13                                           ;    24.0 p6      10 x[4]
        xor r12, rbp                                           ;    23.0 p5      10 x[4]
        xor r12, r15                                           ;    24.0 p0      10 x[4]
        not r15                                                ;    23.0 p11     10 x[4]
        mov r14, rdi                                           ;    25.0         21 x[1] copy
        ror r14, 0x16                                          ;    25.0 p6      21 x[1]
        xor r14, rdi                                           ;    26.0 p1      21 x[1]
        ror r14, 0x27                                          ;    27.0 p0      21 x[1]
        xor rdi, r14                                           ;    28.0 p5      21 x[1]
        mov r14, r12                                           ;    25.0         21 x[3] copy
        ror r14, 7                                             ;    25.0 p6      21 x[3]
        xor r14, r12                                           ;    26.0 p11     21 x[3]
        ror r14, 0xa                                           ;    27.0 p0      21 x[3]
        xor r12, r14                                           ;    28.0 p1      21 x[3]
        mov r14, r13                                           ;    24.0         21 x[4] copy
        ror r14, 0x22                                          ;    24.0 p6      21 x[4]
        xor r14, r13                                           ;    25.0 p5      21 x[4]
        ror r14, 7                                             ;    26.0 p0      21 x[4]
        xor r13, r14                                           ;    27.0 p11     21 x[4]
        mov r14, r11                                           ;    25.0         21 x[0] copy
        ror r14, 9                                             ;    25.0 p6      21 x[0]
        xor r14, r11                                           ;    26.0 p1      21 x[0]
        ror r14, 0x13                                          ;    27.0 p0      21 x[0]
        xor r11, r14                                           ;    28.0 p5       7 x[0]
        xor r11, r13                                           ;    29.0 p11      7 x[0]
        mov r14, r15                                           ;    24.0         21 x[2] copy
        ror r14, 5                                             ;    24.0 p6      21 x[2]
        xor r14, r15                                           ;    25.0 p1      21 x[2]
        ror r14, 1                                             ;    26.0 p0      21 x[2]
        xor r15, r14                                           ;    27.0 p5       7 x[2]
        xor r15, 0xd2                                          ;    28.0 p11      7 x[2]
        xor r15, rdi                                           ;    29.0 p1       7 x[2]
        xor r13, r12                                           ;    29.0 p5       7 x[4]
        mov r14, rdi                                           ;    29.0          9 x[0] copy
        not r14                                                ;    29.0 p11      9 x[0]
        and r14, r15                                           ;    30.0 p6       9 x[0]
        xor r14, r11                                           ;    31.0 p1       9 x[0]
        mov rsi, r15                                           ;    30.0          9 x[1] copy
        not rsi                                                ;    30.0 p0       9 x[1]
        and rsi, r12                                           ;    31.0 p5       9 x[1]
        mov rbp, r12                                           ;    29.0          9 x[2] copy
        not rbp                                                ;    29.0 p11      9 x[2]
        and rbp, r13                                           ;    30.0 p6       9 x[2]
        xor r15, rbp                                           ;    31.0 p1       9 x[2]
        mov rbp, r13                                           ;    30.0          9 x[3] copy
        not rbp                                                ;    30.0 p0       9 x[3]
        and rbp, r11                                           ;    31.0 p5       9 x[3]
        not r11                                                ;    30.0 p11      9 x[4]
        and r11, rdi                                           ;    31.0 p6       9 x[4]
        xor r13, r11                                           ;    32.0 p1       9 x[4]
        xor rdi, rsi                                           ;    32.0 p0      10 x[4]
        xor rdi, r14                                           ;    33.0 p5      10 x[4]
        xor r14, r13                                           ;    33.0 p11     10 x[4]
        xor r12, rbp                                           ;    32.0 p6      10 x[4]
        xor r12, r15                                           ;    33.0 p1      10 x[4]
        not r15                                                ;    32.0 p0      10 x[4]
        mov r11, rdi                                           ;    34.0         21 x[1] copy
        ror r11, 0x16                                          ;    34.0 p6      21 x[1]
        xor r11, rdi                                           ;    35.0 p5      21 x[1]
        ror r11, 0x27                                          ;    36.0 p0      21 x[1]
        xor rdi, r11                                           ;    37.0 p11     21 x[1]
        mov r11, r12                                           ;    34.0         21 x[3] copy
        ror r11, 7                                             ;    34.0 p6      21 x[3]
        xor r11, r12                                           ;    35.0 p1      21 x[3]
        ror r11, 0xa                                           ;    36.0 p0      21 x[3]
        xor r12, r11                                           ;    37.0 p5      21 x[3]
        mov r11, r13                                           ;    33.0         21 x[4] copy
        ror r11, 0x22                                          ;    33.0 p6      21 x[4]
        xor r11, r13                                           ;    34.0 p11     21 x[4]
        ror r11, 7                                             ;    35.0 p0      21 x[4]
        xor r13, r11                                           ;    36.0 p1      21 x[4]
        mov r11, r14                                           ;    34.0         21 x[0] copy
        ror r11, 9                                             ;    34.0 p6      21 x[0]
        xor r11, r14                                           ;    35.0 p5      21 x[0]
        ror r11, 0x13                                          ;    36.0 p0      21 x[0]
        xor r14, r11                                           ;    37.0 p11      7 x[0]
        xor r14, r13                                           ;    38.0 p1       7 x[0]
        mov r11, r15                                           ;    33.0         21 x[2] copy
        ror r11, 5                                             ;    33.0 p6      21 x[2]
        xor r11, r15                                           ;    34.0 p5      21 x[2]
        ror r11, 1                                             ;    35.0 p0      21 x[2]
        xor r15, r11                                           ;    36.0 p11      7 x[2]
        xor r15, 0xc3                                          ;    37.0 p1       7 x[2]
        xor r15, rdi                                           ;    38.0 p5       7 x[2]
        xor r13, r12                                           ;    38.0 p11      7 x[4]
        mov r11, rdi                                           ;    38.0          9 x[0] copy
        not r11                                                ;    38.0 p1       9 x[0]
        and r11, r15                                           ;    39.0 p5       9 x[0]
        xor r11, r14                                           ;    40.0 p6       9 x[0]
        mov rsi, r15                                           ;    39.0          9 x[1] copy
        not rsi                                                ;    39.0 p11      9 x[1]
        and rsi, r12                                           ;    40.0 p0       9 x[1]
        mov rbp, r12                                           ;    38.0          9 x[2] copy
        not rbp                                                ;    38.0 p1       9 x[2]
        and rbp, r13                                           ;    39.0 p5       9 x[2]
        xor r15, rbp                                           ;    40.0 p6       9 x[2]
        mov rbp, r13                                           ;    39.0          9 x[3] copy
        not rbp                                                ;    39.0 p11      9 x[3]
        and rbp, r14                                           ;    40.0 p0       9 x[3]
        not r14                                                ;    39.0 p1       9 x[4]
        and r14, rdi                                           ;    40.0 p5       9 x[4]
        xor r13, r14                                           ;    41.0 p6       9 x[4]
        xor rdi, rsi                                           ;    41.0 p11     10 x[4]
        xor rdi, r11                                           ;    42.0 p0      10 x[4]
        xor r11, r13                                           ;    42.0 p1      10 x[4]
        xor r12, rbp                                           ;    41.0 p5      10 x[4]
        xor r12, r15                                           ;    42.0 p6      10 x[4]
        not r15                                                ;    41.0 p11     10 x[4]
        mov r14, rdi                                           ;    43.0         21 x[1] copy
        ror r14, 0x16                                          ;    43.0 p0      21 x[1]
        xor r14, rdi                                           ;    44.0 p1      21 x[1]
        ror r14, 0x27                                          ;    45.0 p6      21 x[1]
        xor rdi, r14                                           ;    46.0 p5      21 x[1]
        mov r14, r12                                           ;    43.0         21 x[3] copy
        ror r14, 7                                             ;    43.0 p0      21 x[3]
        xor r14, r12                                           ;    44.0 p11     21 x[3]
        ror r14, 0xa                                           ;    45.0 p6      21 x[3]
        xor r12, r14                                           ;    46.0 p1      21 x[3]
        mov r14, r13                                           ;    42.0         21 x[4] copy
        ror r14, 0x22                                          ;    42.0 p0      21 x[4]
        xor r14, r13                                           ;    43.0 p5      21 x[4]
        ror r14, 7                                             ;    44.0 p6      21 x[4]
        xor r13, r14                                           ;    45.0 p11     21 x[4]
        mov r14, r11                                           ;    43.0         21 x[0] copy
        ror r14, 9                                             ;    43.0 p0      21 x[0]
        xor r14, r11                                           ;    44.0 p1      21 x[0]
        ror r14, 0x13                                          ;    45.0 p6      21 x[0]
        xor r11, r14                                           ;    46.0 p5       7 x[0]
        xor r11, r13                                           ;    47.0 p11      7 x[0]
        mov r14, r15                                           ;    42.0         21 x[2] copy
        ror r14, 5                                             ;    42.0 p0      21 x[2]
        xor r14, r15                                           ;    43.0 p1      21 x[2]
        ror r14, 1                                             ;    44.0 p6      21 x[2]
        xor r15, r14                                           ;    45.0 p5       7 x[2]
        xor r15, 0xb4                                          ;    46.0 p11      7 x[2]
        xor r15, rdi                                           ;    47.0 p1       7 x[2]
        xor r13, r12                                           ;    47.0 p5       7 x[4]
        mov r14, rdi                                           ;    47.0          9 x[0] copy
        not r14                                                ;    47.0 p11      9 x[0]
        and r14, r15                                           ;    48.0 p0       9 x[0]
        xor r14, r11                                           ;    49.0 p1       9 x[0]
        mov rsi, r15                                           ;    48.0          9 x[1] copy
        not rsi                                                ;    48.0 p5       9 x[1]
        and rsi, r12                                           ;    49.0 p6       9 x[1]
        mov rbp, r12                                           ;    47.0          9 x[2] copy
        not rbp                                                ;    47.0 p11      9 x[2]
        and rbp, r13                                           ;    48.0 p0       9 x[2]
        xor r15, rbp                                           ;    49.0 p1       9 x[2]
        mov rbp, r13                                           ;    48.0          9 x[3] copy
        not rbp                                                ;    48.0 p5       9 x[3]
        and rbp, r11                                           ;    49.0 p6       9 x[3]
        not r11                                                ;    48.0 p11      9 x[4]
        and r11, rdi                                           ;    49.0 p0       9 x[4]
        xor r13, r11                                           ;    50.0 p1       9 x[4]
        xor rdi, rsi                                           ;    50.0 p5      10 x[4]
        xor rdi, r14                                           ;    51.0 p6      10 x[4]
        xor r14, r13                                           ;    51.0 p11     10 x[4]
        xor r12, rbp                                           ;    50.0 p0      10 x[4]
        xor r12, r15                                           ;    51.0 p1      10 x[4]
        not r15                                                ;    50.0 p5      10 x[4]
        mov r11, rdi                                           ;    52.0         21 x[1] copy
        ror r11, 0x16                                          ;    52.0 p6      21 x[1]
        xor r11, rdi                                           ;    53.0 p11     21 x[1]
        ror r11, 0x27                                          ;    54.0 p0      21 x[1]
        xor rdi, r11                                           ;    55.0 p1      21 x[1]
        mov r11, r12                                           ;    52.0         21 x[3] copy
        ror r11, 7                                             ;    52.0 p6      21 x[3]
        xor r11, r12                                           ;    53.0 p5      21 x[3]
        ror r11, 0xa                                           ;    54.0 p0      21 x[3]
        xor r12, r11                                           ;    55.0 p11     21 x[3]
        mov r11, r13                                           ;    51.0         21 x[4] copy
        ror r11, 0x22                                          ;    51.0 p6      21 x[4]
        xor r11, r13                                           ;    52.0 p1      21 x[4]
        ror r11, 7                                             ;    53.0 p0      21 x[4]
        xor r13, r11                                           ;    54.0 p5      21 x[4]
        mov r11, r14                                           ;    52.0         21 x[0] copy
        ror r11, 9                                             ;    52.0 p6      21 x[0]
        xor r11, r14                                           ;    53.0 p11     21 x[0]
        ror r11, 0x13                                          ;    54.0 p0      21 x[0]
        xor r14, r11                                           ;    55.0 p1       7 x[0]
        xor r14, r13                                           ;    56.0 p5       7 x[0]
        mov r11, r15                                           ;    51.0         21 x[2] copy
        ror r11, 5                                             ;    51.0 p6      21 x[2]
        xor r11, r15                                           ;    52.0 p11     21 x[2]
        ror r11, 1                                             ;    53.0 p0      21 x[2]
        xor r15, r11                                           ;    54.0 p1       7 x[2]
        xor r15, 0xa5                                          ;    55.0 p5       7 x[2]
        xor r15, rdi                                           ;    56.0 p11      7 x[2]
        xor r13, r12                                           ;    56.0 p1       7 x[4]
        mov r11, rdi                                           ;    56.0          9 x[0] copy
        not r11                                                ;    56.0 p5       9 x[0]
        and r11, r15                                           ;    57.0 p6       9 x[0]
        xor r11, r14                                           ;    58.0 p11      9 x[0]
        mov rsi, r15                                           ;    57.0          9 x[1] copy
        not rsi                                                ;    57.0 p0       9 x[1]
        and rsi, r12                                           ;    58.0 p1       9 x[1]
        mov rbp, r12                                           ;    56.0          9 x[2] copy
        not rbp                                                ;    56.0 p5       9 x[2]
        and rbp, r13                                           ;    57.0 p6       9 x[2]
        xor r15, rbp                                           ;    58.0 p11      9 x[2]
        mov rbp, r13                                           ;    57.0          9 x[3] copy
        not rbp                                                ;    57.0 p0       9 x[3]
        and rbp, r14                                           ;    58.0 p1       9 x[3]
        not r14                                                ;    57.0 p5       9 x[4]
        and r14, rdi                                           ;    58.0 p6       9 x[4]
        xor r13, r14                                           ;    59.0 p11      9 x[4]
        xor rdi, rsi                                           ;    59.0 p0      10 x[4]
        xor rdi, r11                                           ;    60.0 p1      10 x[4]
        xor r11, r13                                           ;    60.0 p5      10 x[4]
        xor r12, rbp                                           ;    59.0 p6      10 x[4]
        xor r12, r15                                           ;    60.0 p11     10 x[4]
        not r15                                                ;    59.0 p0      10 x[4]
        mov r14, rdi                                           ;    61.0         21 x[1] copy
        ror r14, 0x16                                          ;    61.0 p6      21 x[1]
        xor r14, rdi                                           ;    62.0 p1      21 x[1]
        ror r14, 0x27                                          ;    63.0 p0      21 x[1]
        xor rdi, r14                                           ;    64.0 p5      21 x[1]
        mov r14, r12                                           ;    61.0         21 x[3] copy
        ror r14, 7                                             ;    61.0 p6      21 x[3]
        xor r14, r12                                           ;    62.0 p11     21 x[3]
        ror r14, 0xa                                           ;    63.0 p0      21 x[3]
        xor r12, r14                                           ;    64.0 p1      21 x[3]
        mov r14, r13                                           ;    60.0         21 x[4] copy
        ror r14, 0x22                                          ;    60.0 p6      21 x[4]
        xor r14, r13                                           ;    61.0 p5      21 x[4]
        ror r14, 7                                             ;    62.0 p0      21 x[4]
        xor r13, r14                                           ;    63.0 p11     21 x[4]
        mov r14, r11                                           ;    61.0         21 x[0] copy
        ror r14, 9                                             ;    61.0 p6      21 x[0]
        xor r14, r11                                           ;    62.0 p1      21 x[0]
        ror r14, 0x13                                          ;    63.0 p0      21 x[0]
        xor r11, r14                                           ;    64.0 p5       7 x[0]
        xor r11, r13                                           ;    65.0 p11      7 x[0]
        mov r14, r15                                           ;    60.0         21 x[2] copy
        ror r14, 5                                             ;    60.0 p6      21 x[2]
        xor r14, r15                                           ;    61.0 p1      21 x[2]
        ror r14, 1                                             ;    62.0 p0      21 x[2]
        xor r15, r14                                           ;    63.0 p5       7 x[2]
        xor r15, 0x96                                          ;    64.0 p11      7 x[2]
        xor r15, rdi                                           ;    65.0 p1       7 x[2]
        xor r13, r12                                           ;    65.0 p5       7 x[4]
        mov r14, rdi                                           ;    65.0          9 x[0] copy
        not r14                                                ;    65.0 p11      9 x[0]
        and r14, r15                                           ;    66.0 p1       9 x[0]
        xor r14, r11                                           ;    67.0 p6       9 x[0]
        mov rsi, r15                                           ;    66.0          9 x[1] copy
        not rsi                                                ;    66.0 p5       9 x[1]
        and rsi, r12                                           ;    67.0 p11      9 x[1]
        mov rbp, r12                                           ;    65.0          9 x[2] copy
        not rbp                                                ;    65.0 p0       9 x[2]
        and rbp, r13                                           ;    66.0 p1       9 x[2]
        xor r15, rbp                                           ;    67.0 p6       9 x[2]
        mov rbp, r13                                           ;    66.0          9 x[3] copy
        not rbp                                                ;    66.0 p5       9 x[3]
        and rbp, r11                                           ;    67.0 p11      9 x[3]
        not r11                                                ;    66.0 p0       9 x[4]
        and r11, rdi                                           ;    67.0 p1       9 x[4]
        xor r13, r11                                           ;    68.0 p6       9 x[4]
        xor rdi, rsi                                           ;    68.0 p5      10 x[4]
        xor rdi, r14                                           ;    69.0 p11     10 x[4]
        xor r14, r13                                           ;    69.0 p0      10 x[4]
        xor r12, rbp                                           ;    68.0 p1      10 x[4]
        xor r12, r15                                           ;    69.0 p6      10 x[4]
        not r15                                                ;    68.0 p5      10 x[4]
        mov r11, rdi                                           ;    70.0         21 x[1] copy
        ror r11, 0x16                                          ;    70.0 p0      21 x[1]
        xor r11, rdi                                           ;    71.0 p11     21 x[1]
        ror r11, 0x27                                          ;    72.0 p6      21 x[1]
        xor rdi, r11                                           ;    73.0 p1      21 x[1]
        mov r11, r12                                           ;    70.0         21 x[3] copy
        ror r11, 7                                             ;    70.0 p0      21 x[3]
        xor r11, r12                                           ;    71.0 p5      21 x[3]
        ror r11, 0xa                                           ;    72.0 p6      21 x[3]
        xor r12, r11                                           ;    73.0 p11     21 x[3]
        mov r11, r13                                           ;    69.0         21 x[4] copy
        ror r11, 0x22                                          ;    69.0 p0      21 x[4]
        xor r11, r13                                           ;    70.0 p1      21 x[4]
        ror r11, 7                                             ;    71.0 p6      21 x[4]
        xor r13, r11                                           ;    72.0 p5      21 x[4]
        mov r11, r14                                           ;    70.0         21 x[0] copy
        ror r11, 9                                             ;    70.0 p0      21 x[0]
        xor r11, r14                                           ;    71.0 p11     21 x[0]
        ror r11, 0x13                                          ;    72.0 p6      21 x[0]
        xor r14, r11                                           ;    73.0 p1       7 x[0]
        xor r14, r13                                           ;    74.0 p5       7 x[0]
        mov r11, r15                                           ;    69.0         21 x[2] copy
        ror r11, 5                                             ;    69.0 p0      21 x[2]
        xor r11, r15                                           ;    70.0 p11     21 x[2]
        ror r11, 1                                             ;    71.0 p6      21 x[2]
        xor r15, r11                                           ;    72.0 p1       7 x[2]
        xor r15, 0x87                                          ;    73.0 p5       7 x[2]
        xor r15, rdi                                           ;    74.0 p11      7 x[2]
        xor r13, r12                                           ;    74.0 p1       7 x[4]
        mov r11, rdi                                           ;    74.0          9 x[0] copy
        not r11                                                ;    74.0 p5       9 x[0]
        and r11, r15                                           ;    75.0 p0       9 x[0]
        xor r11, r14                                           ;    76.0 p11      9 x[0]
        mov rsi, r15                                           ;    75.0          9 x[1] copy
        not rsi                                                ;    75.0 p1       9 x[1]
        and rsi, r12                                           ;    76.0 p6       9 x[1]
        mov rbp, r12                                           ;    74.0          9 x[2] copy
        not rbp                                                ;    74.0 p5       9 x[2]
        and rbp, r13                                           ;    75.0 p0       9 x[2]
        xor r15, rbp                                           ;    76.0 p11      9 x[2]
        mov rbp, r13                                           ;    75.0          9 x[3] copy
        not rbp                                                ;    75.0 p1       9 x[3]
        and rbp, r14                                           ;    76.0 p6       9 x[3]
        not r14                                                ;    75.0 p5       9 x[4]
        and r14, rdi                                           ;    76.0 p0       9 x[4]
        xor r13, r14                                           ;    77.0 p11      9 x[4]
        xor rdi, rsi                                           ;    77.0 p1      10 x[4]
        xor rdi, r11                                           ;    78.0 p6      10 x[4]
        xor r11, r13                                           ;    78.0 p5      10 x[4]
        xor r12, rbp                                           ;    77.0 p0      10 x[4]
        xor r12, r15                                           ;    78.0 p11     10 x[4]
        not r15                                                ;    77.0 p1      10 x[4]
        mov r14, rdi                                           ;    79.0         21 x[1] copy
        ror r14, 0x16                                          ;    79.0 p6      21 x[1]
        xor r14, rdi                                           ;    80.0 p5      21 x[1]
        ror r14, 0x27                                          ;    81.0 p0      21 x[1]
        xor rdi, r14                                           ;    82.0 p11     21 x[1]
        mov r14, r12                                           ;    79.0         21 x[3] copy
        ror r14, 7                                             ;    79.0 p6      21 x[3]
        xor r14, r12                                           ;    80.0 p1      21 x[3]
        ror r14, 0xa                                           ;    81.0 p0      21 x[3]
        xor r12, r14                                           ;    82.0 p5      21 x[3]
        mov r14, r13                                           ;    78.0         21 x[4] copy
        ror r14, 0x22                                          ;    78.0 p6      21 x[4]
        xor r14, r13                                           ;    79.0 p11     21 x[4]
        ror r14, 7                                             ;    80.0 p0      21 x[4]
        xor r13, r14                                           ;    81.0 p1      21 x[4]
        mov r14, r11                                           ;    79.0         21 x[0] copy
        ror r14, 9                                             ;    79.0 p6      21 x[0]
        xor r14, r11                                           ;    80.0 p5      21 x[0]
        ror r14, 0x13                                          ;    81.0 p0      21 x[0]
        xor r11, r14                                           ;    82.0 p11      7 x[0]
        xor r11, r13                                           ;    83.0 p1       7 x[0]
        mov r14, r15                                           ;    78.0         21 x[2] copy
        ror r14, 5                                             ;    78.0 p6      21 x[2]
        xor r14, r15                                           ;    79.0 p5      21 x[2]
        ror r14, 1                                             ;    80.0 p0      21 x[2]
        xor r15, 0x78                                          ;    78.0 p11      7 x[2]
        xor r15, r14                                           ;    81.0 p1       7 x[2]
        xor r15, rdi                                           ;    83.0 p5       7 x[2]
        xor r13, r12                                           ;    83.0 p11      7 x[4]
        mov r14, rdi                                           ;    83.0          9 x[0] copy
        not r14                                                ;    83.0 p1       9 x[0]
        and r14, r15                                           ;    84.0 p6       9 x[0]
        xor r14, r11                                           ;    85.0 p5       9 x[0]
        mov rsi, r15                                           ;    84.0          9 x[1] copy
        not rsi                                                ;    84.0 p0       9 x[1]
        and rsi, r12                                           ;    85.0 p11      9 x[1]
        mov rbp, r12                                           ;    83.0          9 x[2] copy
        not rbp                                                ;    83.0 p1       9 x[2]
        and rbp, r13                                           ;    84.0 p6       9 x[2]
        xor r15, rbp                                           ;    85.0 p5       9 x[2]
        mov rbp, r13                                           ;    84.0          9 x[3] copy
        not rbp                                                ;    84.0 p0       9 x[3]
        and rbp, r11                                           ;    85.0 p11      9 x[3]
        not r11                                                ;    84.0 p1       9 x[4]
        and r11, rdi                                           ;    85.0 p6       9 x[4]
        xor r13, r11                                           ;    86.0 p5       9 x[4]
        xor rdi, rsi                                           ;    86.0 p0      10 x[4]
        xor rdi, r14                                           ;    87.0 p11     10 x[4]
        xor r14, r13                                           ;    87.0 p1      10 x[4]
        xor r12, rbp                                           ;    86.0 p6      10 x[4]
        xor r12, r15                                           ;    87.0 p5      10 x[4]
        not r15                                                ;    86.0 p0      10 x[4]
        mov r11, rdi                                           ;    88.0         21 x[1] copy
        ror r11, 0x16                                          ;    88.0 p6      21 x[1]
        xor r11, rdi                                           ;    89.0 p11     21 x[1]
        ror r11, 0x27                                          ;    90.0 p0      21 x[1]
        xor rdi, r11                                           ;    91.0 p1      21 x[1]
        mov r11, r12                                           ;    88.0         21 x[3] copy
        ror r11, 7                                             ;    88.0 p6      21 x[3]
        xor r11, r12                                           ;    89.0 p5      21 x[3]
        ror r11, 0xa                                           ;    90.0 p0      21 x[3]
        xor r12, r11                                           ;    91.0 p11     21 x[3]
        mov r11, r13                                           ;    87.0         21 x[4] copy
        ror r11, 0x22                                          ;    87.0 p6      21 x[4]
        xor r11, r13                                           ;    88.0 p1      21 x[4]
        ror r11, 7                                             ;    89.0 p0      21 x[4]
        xor r13, r11                                           ;    90.0 p5      21 x[4]
        mov r11, r14                                           ;    88.0         21 x[0] copy
        ror r11, 9                                             ;    88.0 p6      21 x[0]
        xor r11, r14                                           ;    89.0 p11     21 x[0]
        ror r11, 0x13                                          ;    90.0 p0      21 x[0]
        xor r14, r11                                           ;    91.0 p1       7 x[0]
        xor r14, r13                                           ;    92.0 p5       7 x[0]
        mov r11, r15                                           ;    87.0         21 x[2] copy
        ror r11, 5                                             ;    87.0 p6      21 x[2]
        xor r11, r15                                           ;    88.0 p11     21 x[2]
        ror r11, 1                                             ;    89.0 p0      21 x[2]
        xor r15, 0x69                                          ;    87.0 p1       7 x[2]
        xor r15, r11                                           ;    90.0 p5       7 x[2]
        xor r15, rdi                                           ;    92.0 p11      7 x[2]
        xor r13, r12                                           ;    92.0 p1       7 x[4]
        mov r11, rdi                                           ;    92.0          9 x[0] copy
        not r11                                                ;    92.0 p5       9 x[0]
        and r11, r15                                           ;    93.0 p11      9 x[0]
        xor r11, r14                                           ;    94.0 p6       9 x[0]
        mov rsi, r15                                           ;    93.0          9 x[1] copy
        not rsi                                                ;    93.0 p1       9 x[1]
        and rsi, r12                                           ;    94.0 p0       9 x[1]
        mov rbp, r12                                           ;    92.0          9 x[2] copy
        not rbp                                                ;    92.0 p5       9 x[2]
        and rbp, r13                                           ;    93.0 p11      9 x[2]
        xor r15, rbp                                           ;    94.0 p6       9 x[2]
        mov rbp, r13                                           ;    93.0          9 x[3] copy
        not rbp                                                ;    93.0 p1       9 x[3]
        and rbp, r14                                           ;    94.0 p0       9 x[3]
        not r14                                                ;    93.0 p5       9 x[4]
        and r14, rdi                                           ;    94.0 p11      9 x[4]
        xor r13, r14                                           ;    95.0 p6       9 x[4]
        xor rdi, rsi                                           ;    95.0 p1      10 x[4]
        xor rdi, r11                                           ;    96.0 p0      10 x[4]
        xor r11, r13                                           ;    96.0 p5      10 x[4]
        xor r12, rbp                                           ;    95.0 p11     10 x[4]
        xor r12, r15                                           ;    96.0 p6      10 x[4]
        not r15                                                ;    95.0 p1      10 x[4]
        mov r14, rdi                                           ;    97.0         21 x[1] copy
        ror r14, 0x16                                          ;    97.0 p0      21 x[1]
        xor r14, rdi                                           ;    98.0 p5      21 x[1]
        ror r14, 0x27                                          ;    99.0 p6      21 x[1]
        xor rdi, r14                                           ;   100.0 p11     21 x[1]
        mov r14, r12                                           ;    97.0         21 x[3] copy
        ror r14, 7                                             ;    97.0 p0      21 x[3]
        xor r14, r12                                           ;    98.0 p1      21 x[3]
        ror r14, 0xa                                           ;    99.0 p6      21 x[3]
        xor r12, r14                                           ;   100.0 p5      21 x[3]
        mov r14, r13                                           ;    96.0         21 x[4] copy
        ror r14, 0x22                                          ;    96.0 p0      21 x[4]
        xor r14, r13                                           ;    97.0 p11     21 x[4]
        ror r14, 7                                             ;    98.0 p6      21 x[4]
        xor r13, r14                                           ;    99.0 p1      21 x[4]
        mov r14, r11                                           ;    97.0         21 x[0] copy
        ror r14, 9                                             ;    97.0 p0      21 x[0]
        xor r14, r11                                           ;    98.0 p5      21 x[0]
        ror r14, 0x13                                          ;    99.0 p6      21 x[0]
        xor r11, r14                                           ;   100.0 p11      7 x[0]
        xor r11, r13                                           ;   101.0 p1       7 x[0]
        mov r14, r15                                           ;    96.0         21 x[2] copy
        ror r14, 5                                             ;    96.0 p0      21 x[2]
        xor r14, r15                                           ;    97.0 p5      21 x[2]
        ror r14, 1                                             ;    98.0 p6      21 x[2]
        xor r15, 0x5a                                          ;    96.0 p11      7 x[2]
        xor r15, r14                                           ;    99.0 p1       7 x[2]
        xor r15, rdi                                           ;   101.0 p5       7 x[2]
        xor r13, r12                                           ;   101.0 p11      7 x[4]
        mov r14, rdi                                           ;   101.0          9 x[0] copy
        not r14                                                ;   101.0 p1       9 x[0]
        and r14, r15                                           ;   102.0 p0       9 x[0]
        xor r14, r11                                           ;   103.0 p5       9 x[0]
        mov rsi, r15                                           ;   102.0          9 x[1] copy
        not rsi                                                ;   102.0 p11      9 x[1]
        and rsi, r12                                           ;   103.0 p6       9 x[1]
        mov rbp, r12                                           ;   101.0          9 x[2] copy
        not rbp                                                ;   101.0 p1       9 x[2]
        and rbp, r13                                           ;   102.0 p0       9 x[2]
        xor r15, rbp                                           ;   103.0 p5       9 x[2]
        mov rbp, r13                                           ;   102.0          9 x[3] copy
        not rbp                                                ;   102.0 p11      9 x[3]
        and rbp, r11                                           ;   103.0 p6       9 x[3]
        not r11                                                ;   102.0 p1       9 x[4]
        and r11, rdi                                           ;   103.0 p0       9 x[4]
        xor r13, r11                                           ;   104.0 p5       9 x[4]
        xor rdi, rsi                                           ;   104.0 p11     10 x[4]
        xor rdi, r14                                           ;   105.0 p6      10 x[4]
        xor r14, r13                                           ;   105.0 p1      10 x[4]
        xor r12, rbp                                           ;   104.0 p0      10 x[4]
        xor r12, r15                                           ;   105.0 p5      10 x[4]
        not r15                                                ;   104.0 p11     10 x[4]
        mov r11, rdi                                           ;   106.0         21 x[1] copy
        ror r11, 0x16                                          ;   106.0 p6      21 x[1]
        xor r11, rdi                                           ;   107.0 p1      21 x[1]
        ror r11, 0x27                                          ;   108.0 p0      21 x[1]
        xor rdi, r11                                           ;   109.0 p5      21 x[1]
        mov r11, r12                                           ;   106.0         21 x[3] copy
        ror r11, 7                                             ;   106.0 p6      21 x[3]
        xor r11, r12                                           ;   107.0 p11     21 x[3]
        ror r11, 0xa                                           ;   108.0 p0      21 x[3]
        xor r12, r11                                           ;   109.0 p1      21 x[3]
        mov r11, r13                                           ;   105.0         21 x[4] copy
        ror r11, 0x22                                          ;   105.0 p6      21 x[4]
        xor r11, r13                                           ;   106.0 p5      21 x[4]
        ror r11, 7                                             ;   107.0 p0      21 x[4]
        xor r13, r11                                           ;   108.0 p11     21 x[4]
        mov r11, r14                                           ;   106.0         21 x[0] copy
        ror r11, 9                                             ;   106.0 p6      21 x[0]
        xor r11, r14                                           ;   107.0 p1      21 x[0]
        ror r11, 0x13                                          ;   108.0 p0      21 x[0]
        xor r14, r11                                           ;   109.0 p5       7 x[0]
        xor r14, r13                                           ;   110.0 p11      7 x[0]
        mov r11, r15                                           ;   105.0         21 x[2] copy
        ror r11, 5                                             ;   105.0 p6      21 x[2]
        xor r11, r15                                           ;   106.0 p1      21 x[2]
        ror r11, 1                                             ;   107.0 p0      21 x[2]
        xor r15, 0x4b                                          ;   105.0 p5       7 x[2]
        xor r15, r11                                           ;   108.0 p11      7 x[2]
        xor r15, rdi                                           ;   110.0 p1       7 x[2]
        xor r13, r12                                           ;   110.0 p5       7 x[4]
        mov r11, rdi                                           ;   110.0          9 x[0] copy
        not r11                                                ;   110.0 p11      9 x[0]
        and r11, r15                                           ;   111.0 p6       9 x[0]
        xor r11, r14                                           ;   112.0 p1       9 x[0]
        mov rsi, r15                                           ;   111.0          9 x[1] copy
        not rsi                                                ;   111.0 p0       9 x[1]
        and rsi, r12                                           ;   112.0 p5       9 x[1]
        mov rbp, r12                                           ;   110.0          9 x[2] copy
        not rbp                                                ;   110.0 p11      9 x[2]
        and rbp, r13                                           ;   111.0 p6       9 x[2]
        xor r15, rbp                                           ;   112.0 p1       9 x[2]
        mov rbp, r13                                           ;   111.0          9 x[3] copy
        not rbp                                                ;   111.0 p0       9 x[3]
        and rbp, r14                                           ;   112.0 p5       9 x[3]
        not r14                                                ;   111.0 p11      9 x[4]
        and r14, rdi                                           ;   112.0 p6       9 x[4]
        xor r13, r14                                           ;   113.0 p1       9 x[4]
        xor rdi, rsi                                           ;   113.0 p0      10 x[4]
        xor rdi, r11                                           ;   114.0 p5      10 x[4]
        xor r11, r13                                           ;   114.0 p11     10 x[4]
        xor r12, rbp                                           ;   113.0 p6      10 x[4]
        xor r12, r15                                           ;   114.0 p1      10 x[4]
        not r15                                                ;   113.0 p0      10 x[4]
        mov r14, r11                                           ;   115.0         21 x[0] copy
        ror r14, 9                                             ;   115.0 p6      21 x[0]
        xor r14, r11                                           ;   116.0 p5      21 x[0]
        ror r14, 0x13                                          ;   117.0 p0      21 x[0]
        xor r11, r14                                           ;   118.0 p11     21 x[0]
        mov r14, rdi                                           ;   115.0         21 x[1] copy
        ror r14, 0x16                                          ;   115.0 p6      21 x[1]
        xor r14, rdi                                           ;   116.0 p1      21 x[1]
        ror r14, 0x27                                          ;   117.0 p0      21 x[1]
        xor rdi, r14                                           ;   118.0 p5      21 x[1]
        mov r14, r15                                           ;   114.0         21 x[2] copy
        ror r14, 5                                             ;   114.0 p6      21 x[2]
        xor r14, r15                                           ;   115.0 p11     21 x[2]
        ror r14, 1                                             ;   116.0 p0      21 x[2]
        xor r15, r14                                           ;   117.0 p1      21 x[2]
        mov r14, r12                                           ;   115.0         21 x[3] copy
        ror r14, 7                                             ;   115.0 p6      21 x[3]
        xor r14, r12                                           ;   116.0 p5      21 x[3]
        ror r14, 0xa                                           ;   117.0 p0      21 x[3]
        xor r9, r12                                            ;   115.0 p11     33 x[4]
        xor r9, r14                                            ;   118.0 p1      33 x[4]
        mov r12, r13                                           ;   114.0         21 x[4] copy
        ror r12, 0x22                                          ;   114.0 p6      21 x[4]
        xor r12, r13                                           ;   115.0 p5      21 x[4]
        ror r12, 7                                             ;   116.0 p0      21 x[4]
        xor r10, r13                                           ;   114.0 p11     33 x[4]
        xor r10, r12                                           ;   117.0 p1      33 x[4]
        mov r8, qword [rsp + 16]                               ;   105.7 p3      27 st reload
        mov qword [r8], r11                                    ;   119.0 p7+p4   27 st
        mov qword [r8 + 8], rdi                                ;   119.0 p8+p9   27 st
        mov qword [r8 + 16], r15                               ;   118.0 p7+p4   27 st
        mov qword [r8 + 24], r9                                ;   119.0 p8+p9   27 st
        mov qword [r8 + 32], r10                               ;   118.0 p7+p4   27 st
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
