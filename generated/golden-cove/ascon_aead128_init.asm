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
;   body: 580 uops, planned 108.2; bounds: width 96.7, ports 103.6, path 78.0
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
        rorx r11, rsi, 0x13                                    ;    16.0 p6      21 x[0]
        rorx r14, rsi, 0x1c                                    ;    16.0 p0      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    16.0 p6      21 x[1]
        rorx rax, rdi, 0x27                                    ;    16.0 p0      21 x[1]
        xor rdi, rbp                                           ;    17.0 p11     21 x[1]
        xor rdi, rax                                           ;    18.0 p1      21 x[1]
        rorx rbp, r15, 1                                       ;    15.0 p6      21 x[2]
        rorx rax, r15, 6                                       ;    15.0 p0      21 x[2]
        rorx rcx, r12, 0xa                                     ;    16.0 p6      21 x[3]
        rorx rdx, r12, 0x11                                    ;    16.0 p0      21 x[3]
        xor r12, rcx                                           ;    17.0 p5      21 x[3]
        xor r12, rdx                                           ;    18.0 p11     21 x[3]
        rorx rcx, r13, 7                                       ;    15.0 p6      21 x[4]
        rorx rdx, r13, 0x29                                    ;    15.0 p0      21 x[4]
        xor r13, rcx                                           ;    16.0 p1      21 x[4]
        xor r13, rdx                                           ;    17.0 p5      21 x[4]
        xor rsi, r11                                           ;    17.0 p11      7 x[0]
        xor rsi, r14                                           ;    18.0 p1       7 x[0]
        xor rsi, r13                                           ;    19.0 p5       7 x[0]
        xor r15, rbp                                           ;    16.0 p11      7 x[2]
        xor r15, rax                                           ;    17.0 p1       7 x[2]
        xor r15, 0xe1                                          ;    18.0 p5       7 x[2]
        xor r15, rdi                                           ;    19.0 p11      7 x[2]
        xor r13, r12                                           ;    19.0 p6       7 x[4]
        mov r11, rdi                                           ;    19.0          9 x[0] copy
        not r11                                                ;    19.0 p1       9 x[0]
        and r11, r15                                           ;    20.0 p0       9 x[0]
        xor r11, rsi                                           ;    21.0 p5       9 x[0]
        mov r14, r15                                           ;    20.0          9 x[1] copy
        not r14                                                ;    20.0 p11      9 x[1]
        and r14, r12                                           ;    21.0 p6       9 x[1]
        mov rbp, r12                                           ;    19.0          9 x[2] copy
        not rbp                                                ;    19.0 p1       9 x[2]
        and rbp, r13                                           ;    20.0 p0       9 x[2]
        xor r15, rbp                                           ;    21.0 p5       9 x[2]
        mov rbp, r13                                           ;    20.0          9 x[3] copy
        not rbp                                                ;    20.0 p11      9 x[3]
        and rbp, rsi                                           ;    21.0 p6       9 x[3]
        not rsi                                                ;    20.0 p1       9 x[4]
        and rsi, rdi                                           ;    21.0 p0       9 x[4]
        xor r13, rsi                                           ;    22.0 p5       9 x[4]
        xor rdi, r14                                           ;    22.0 p11     10 x[4]
        xor rdi, r11                                           ;    23.0 p6      10 x[4]
        xor r11, r13                                           ;    23.0 p1      10 x[4]
        xor r12, rbp                                           ;    22.0 p0      10 x[4]
        xor r12, r15                                           ;    23.0 p5      10 x[4]
        not r15                                                ;    22.0 p11     10 x[4]
        rorx r14, r11, 0x13                                    ;    24.0 p6      21 x[0]
        rorx rsi, r11, 0x1c                                    ;    24.0 p0      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    24.0 p6      21 x[1]
        rorx rax, rdi, 0x27                                    ;    24.0 p0      21 x[1]
        xor rdi, rbp                                           ;    25.0 p1      21 x[1]
        xor rdi, rax                                           ;    26.0 p5      21 x[1]
        rorx rbp, r15, 1                                       ;    23.0 p6      21 x[2]
        rorx rax, r15, 6                                       ;    23.0 p0      21 x[2]
        rorx rcx, r12, 0xa                                     ;    24.0 p6      21 x[3]
        rorx rdx, r12, 0x11                                    ;    24.0 p0      21 x[3]
        xor r12, rcx                                           ;    25.0 p11     21 x[3]
        xor r12, rdx                                           ;    26.0 p1      21 x[3]
        rorx rcx, r13, 7                                       ;    23.0 p6      21 x[4]
        rorx rdx, r13, 0x29                                    ;    23.0 p0      21 x[4]
        xor r13, rcx                                           ;    24.0 p5      21 x[4]
        xor r13, rdx                                           ;    25.0 p11     21 x[4]
        xor r11, r14                                           ;    25.0 p1       7 x[0]
        xor r11, rsi                                           ;    26.0 p5       7 x[0]
        xor r11, r13                                           ;    27.0 p11      7 x[0]
        xor r15, rbp                                           ;    24.0 p1       7 x[2]
        xor r15, rax                                           ;    25.0 p5       7 x[2]
        xor r15, 0xd2                                          ;    26.0 p11      7 x[2]
        xor r15, rdi                                           ;    27.0 p1       7 x[2]
        xor r13, r12                                           ;    27.0 p5       7 x[4]
        mov r14, rdi                                           ;    27.0          9 x[0] copy
        not r14                                                ;    27.0 p11      9 x[0]
        and r14, r15                                           ;    28.0 p6       9 x[0]
        xor r14, r11                                           ;    29.0 p1       9 x[0]
        mov rsi, r15                                           ;    28.0          9 x[1] copy
        not rsi                                                ;    28.0 p0       9 x[1]
        and rsi, r12                                           ;    29.0 p5       9 x[1]
        mov rbp, r12                                           ;    27.0          9 x[2] copy
        not rbp                                                ;    27.0 p11      9 x[2]
        and rbp, r13                                           ;    28.0 p6       9 x[2]
        xor r15, rbp                                           ;    29.0 p1       9 x[2]
        mov rbp, r13                                           ;    28.0          9 x[3] copy
        not rbp                                                ;    28.0 p0       9 x[3]
        and rbp, r11                                           ;    29.0 p5       9 x[3]
        not r11                                                ;    28.0 p11      9 x[4]
        and r11, rdi                                           ;    29.0 p6       9 x[4]
        xor r13, r11                                           ;    30.0 p1       9 x[4]
        xor rdi, rsi                                           ;    30.0 p0      10 x[4]
        xor rdi, r14                                           ;    31.0 p5      10 x[4]
        xor r14, r13                                           ;    31.0 p11     10 x[4]
        xor r12, rbp                                           ;    30.0 p6      10 x[4]
        xor r12, r15                                           ;    31.0 p1      10 x[4]
        not r15                                                ;    30.0 p0      10 x[4]
        rorx r11, r14, 0x13                                    ;    32.0 p6      21 x[0]
        rorx rsi, r14, 0x1c                                    ;    32.0 p0      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    32.0 p6      21 x[1]
        rorx rax, rdi, 0x27                                    ;    32.0 p0      21 x[1]
        xor rdi, rbp                                           ;    33.0 p5      21 x[1]
        xor rdi, rax                                           ;    34.0 p11     21 x[1]
        rorx rbp, r15, 1                                       ;    31.0 p6      21 x[2]
        rorx rax, r15, 6                                       ;    31.0 p0      21 x[2]
        rorx rcx, r12, 0xa                                     ;    32.0 p6      21 x[3]
        rorx rdx, r12, 0x11                                    ;    32.0 p0      21 x[3]
        xor r12, rcx                                           ;    33.0 p1      21 x[3]
        xor r12, rdx                                           ;    34.0 p5      21 x[3]
        rorx rcx, r13, 7                                       ;    31.0 p6      21 x[4]
        rorx rdx, r13, 0x29                                    ;    31.0 p0      21 x[4]
        xor r13, rcx                                           ;    32.0 p11     21 x[4]
        xor r13, rdx                                           ;    33.0 p1      21 x[4]
        xor r14, r11                                           ;    33.0 p5       7 x[0]
        xor r14, rsi                                           ;    34.0 p11      7 x[0]
        xor r14, r13                                           ;    35.0 p1       7 x[0]
        xor r15, rbp                                           ;    32.0 p5       7 x[2]
        xor r15, rax                                           ;    33.0 p11      7 x[2]
        xor r15, 0xc3                                          ;    34.0 p1       7 x[2]
        xor r15, rdi                                           ;    35.0 p5       7 x[2]
        xor r13, r12                                           ;    35.0 p11      7 x[4]
        mov r11, rdi                                           ;    35.0          9 x[0] copy
        not r11                                                ;    35.0 p1       9 x[0]
        and r11, r15                                           ;    36.0 p5       9 x[0]
        xor r11, r14                                           ;    37.0 p11      9 x[0]
        mov rsi, r15                                           ;    36.0          9 x[1] copy
        not rsi                                                ;    36.0 p6       9 x[1]
        and rsi, r12                                           ;    37.0 p1       9 x[1]
        mov rbp, r12                                           ;    35.0          9 x[2] copy
        not rbp                                                ;    35.0 p0       9 x[2]
        and rbp, r13                                           ;    36.0 p5       9 x[2]
        xor r15, rbp                                           ;    37.0 p11      9 x[2]
        mov rbp, r13                                           ;    36.0          9 x[3] copy
        not rbp                                                ;    36.0 p6       9 x[3]
        and rbp, r14                                           ;    37.0 p1       9 x[3]
        not r14                                                ;    36.0 p0       9 x[4]
        and r14, rdi                                           ;    37.0 p5       9 x[4]
        xor r13, r14                                           ;    38.0 p11      9 x[4]
        xor rdi, rsi                                           ;    38.0 p6      10 x[4]
        xor rdi, r11                                           ;    39.0 p1      10 x[4]
        xor r11, r13                                           ;    39.0 p0      10 x[4]
        xor r12, rbp                                           ;    38.0 p5      10 x[4]
        xor r12, r15                                           ;    39.0 p11     10 x[4]
        not r15                                                ;    38.0 p6      10 x[4]
        rorx r14, r11, 0x13                                    ;    40.0 p0      21 x[0]
        rorx rsi, r11, 0x1c                                    ;    40.0 p6      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    40.0 p0      21 x[1]
        rorx rax, rdi, 0x27                                    ;    40.0 p6      21 x[1]
        xor rdi, rbp                                           ;    41.0 p1      21 x[1]
        xor rdi, rax                                           ;    42.0 p5      21 x[1]
        rorx rbp, r15, 1                                       ;    39.0 p0      21 x[2]
        rorx rax, r15, 6                                       ;    39.0 p6      21 x[2]
        rorx rcx, r12, 0xa                                     ;    40.0 p0      21 x[3]
        rorx rdx, r12, 0x11                                    ;    40.0 p6      21 x[3]
        xor r12, rcx                                           ;    41.0 p11     21 x[3]
        xor r12, rdx                                           ;    42.0 p1      21 x[3]
        rorx rcx, r13, 7                                       ;    39.0 p0      21 x[4]
        rorx rdx, r13, 0x29                                    ;    39.0 p6      21 x[4]
        xor r13, rcx                                           ;    40.0 p5      21 x[4]
        xor r13, rdx                                           ;    41.0 p11     21 x[4]
        xor r11, r14                                           ;    41.0 p1       7 x[0]
        xor r11, rsi                                           ;    42.0 p5       7 x[0]
        xor r11, r13                                           ;    43.0 p11      7 x[0]
        xor r15, rbp                                           ;    40.0 p1       7 x[2]
        xor r15, rax                                           ;    41.0 p5       7 x[2]
        xor r15, 0xb4                                          ;    42.0 p11      7 x[2]
        xor r15, rdi                                           ;    43.0 p1       7 x[2]
        xor r13, r12                                           ;    43.0 p5       7 x[4]
        mov r14, rdi                                           ;    43.0          9 x[0] copy
        not r14                                                ;    43.0 p11      9 x[0]
        and r14, r15                                           ;    44.0 p1       9 x[0]
        xor r14, r11                                           ;    45.0 p0       9 x[0]
        mov rsi, r15                                           ;    44.0          9 x[1] copy
        not rsi                                                ;    44.0 p5       9 x[1]
        and rsi, r12                                           ;    45.0 p11      9 x[1]
        mov rbp, r12                                           ;    43.0          9 x[2] copy
        not rbp                                                ;    43.0 p6       9 x[2]
        and rbp, r13                                           ;    44.0 p1       9 x[2]
        xor r15, rbp                                           ;    45.0 p0       9 x[2]
        mov rbp, r13                                           ;    44.0          9 x[3] copy
        not rbp                                                ;    44.0 p5       9 x[3]
        and rbp, r11                                           ;    45.0 p11      9 x[3]
        not r11                                                ;    44.0 p6       9 x[4]
        and r11, rdi                                           ;    45.0 p1       9 x[4]
        xor r13, r11                                           ;    46.0 p0       9 x[4]
        xor rdi, rsi                                           ;    46.0 p5      10 x[4]
        xor rdi, r14                                           ;    47.0 p11     10 x[4]
        xor r14, r13                                           ;    47.0 p6      10 x[4]
        xor r12, rbp                                           ;    46.0 p1      10 x[4]
        xor r12, r15                                           ;    47.0 p0      10 x[4]
        not r15                                                ;    46.0 p5      10 x[4]
        rorx r11, r14, 0x13                                    ;    48.0 p6      21 x[0]
        rorx rsi, r14, 0x1c                                    ;    48.0 p0      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    48.0 p6      21 x[1]
        rorx rax, rdi, 0x27                                    ;    48.0 p0      21 x[1]
        xor rdi, rbp                                           ;    49.0 p11     21 x[1]
        xor rdi, rax                                           ;    50.0 p1      21 x[1]
        rorx rbp, r15, 1                                       ;    47.0 p6      21 x[2]
        rorx rax, r15, 6                                       ;    47.0 p0      21 x[2]
        rorx rcx, r12, 0xa                                     ;    48.0 p6      21 x[3]
        rorx rdx, r12, 0x11                                    ;    48.0 p0      21 x[3]
        xor r12, rcx                                           ;    49.0 p5      21 x[3]
        xor r12, rdx                                           ;    50.0 p11     21 x[3]
        rorx rcx, r13, 7                                       ;    47.0 p6      21 x[4]
        rorx rdx, r13, 0x29                                    ;    47.0 p0      21 x[4]
        xor r13, rcx                                           ;    48.0 p1      21 x[4]
        xor r13, rdx                                           ;    49.0 p5      21 x[4]
        xor r14, r11                                           ;    49.0 p11      7 x[0]
        xor r14, rsi                                           ;    50.0 p1       7 x[0]
        xor r14, r13                                           ;    51.0 p5       7 x[0]
        xor r15, rbp                                           ;    48.0 p11      7 x[2]
        xor r15, rax                                           ;    49.0 p1       7 x[2]
        xor r15, 0xa5                                          ;    50.0 p5       7 x[2]
        xor r15, rdi                                           ;    51.0 p11      7 x[2]
        xor r13, r12                                           ;    51.0 p1       7 x[4]
        mov r11, rdi                                           ;    51.0          9 x[0] copy
        not r11                                                ;    51.0 p5       9 x[0]
        and r11, r15                                           ;    52.0 p11      9 x[0]
        xor r11, r14                                           ;    53.0 p6       9 x[0]
        mov rsi, r15                                           ;    52.0          9 x[1] copy
        not rsi                                                ;    52.0 p1       9 x[1]
        and rsi, r12                                           ;    53.0 p0       9 x[1]
        mov rbp, r12                                           ;    51.0          9 x[2] copy
        not rbp                                                ;    51.0 p5       9 x[2]
        and rbp, r13                                           ;    52.0 p11      9 x[2]
        xor r15, rbp                                           ;    53.0 p6       9 x[2]
        mov rbp, r13                                           ;    52.0          9 x[3] copy
        not rbp                                                ;    52.0 p1       9 x[3]
        and rbp, r14                                           ;    53.0 p0       9 x[3]
        not r14                                                ;    52.0 p5       9 x[4]
        and r14, rdi                                           ;    53.0 p11      9 x[4]
        xor r13, r14                                           ;    54.0 p6       9 x[4]
        xor rdi, rsi                                           ;    54.0 p1      10 x[4]
        xor rdi, r11                                           ;    55.0 p0      10 x[4]
        xor r11, r13                                           ;    55.0 p5      10 x[4]
        xor r12, rbp                                           ;    54.0 p11     10 x[4]
        xor r12, r15                                           ;    55.0 p6      10 x[4]
        not r15                                                ;    54.0 p1      10 x[4]
        rorx r14, r11, 0x13                                    ;    56.0 p0      21 x[0]
        rorx rsi, r11, 0x1c                                    ;    56.0 p6      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    56.0 p0      21 x[1]
        rorx rax, rdi, 0x27                                    ;    56.0 p6      21 x[1]
        xor rdi, rbp                                           ;    57.0 p5      21 x[1]
        xor rdi, rax                                           ;    58.0 p11     21 x[1]
        rorx rbp, r15, 1                                       ;    55.0 p0      21 x[2]
        rorx rax, r15, 6                                       ;    55.0 p6      21 x[2]
        rorx rcx, r12, 0xa                                     ;    56.0 p0      21 x[3]
        rorx rdx, r12, 0x11                                    ;    56.0 p6      21 x[3]
        xor r12, rcx                                           ;    57.0 p1      21 x[3]
        xor r12, rdx                                           ;    58.0 p5      21 x[3]
        rorx rcx, r13, 7                                       ;    55.0 p0      21 x[4]
        rorx rdx, r13, 0x29                                    ;    55.0 p6      21 x[4]
        xor r13, rcx                                           ;    56.0 p11     21 x[4]
        xor r13, rdx                                           ;    57.0 p1      21 x[4]
        xor r11, r14                                           ;    57.0 p5       7 x[0]
        xor r11, rsi                                           ;    58.0 p11      7 x[0]
        xor r11, r13                                           ;    59.0 p1       7 x[0]
        xor r15, rbp                                           ;    56.0 p5       7 x[2]
        xor r15, rax                                           ;    57.0 p11      7 x[2]
        xor r15, 0x96                                          ;    58.0 p1       7 x[2]
        xor r15, rdi                                           ;    59.0 p5       7 x[2]
        xor r13, r12                                           ;    59.0 p11      7 x[4]
        mov r14, rdi                                           ;    59.0          9 x[0] copy
        not r14                                                ;    59.0 p1       9 x[0]
        and r14, r15                                           ;    60.0 p0       9 x[0]
        xor r14, r11                                           ;    61.0 p5       9 x[0]
        mov rsi, r15                                           ;    60.0          9 x[1] copy
        not rsi                                                ;    60.0 p11      9 x[1]
        and rsi, r12                                           ;    61.0 p6       9 x[1]
        mov rbp, r12                                           ;    59.0          9 x[2] copy
        not rbp                                                ;    59.0 p1       9 x[2]
        and rbp, r13                                           ;    60.0 p0       9 x[2]
        xor r15, rbp                                           ;    61.0 p5       9 x[2]
        mov rbp, r13                                           ;    60.0          9 x[3] copy
        not rbp                                                ;    60.0 p11      9 x[3]
        and rbp, r11                                           ;    61.0 p6       9 x[3]
        not r11                                                ;    60.0 p1       9 x[4]
        and r11, rdi                                           ;    61.0 p0       9 x[4]
        xor r13, r11                                           ;    62.0 p5       9 x[4]
        xor rdi, rsi                                           ;    62.0 p11     10 x[4]
        xor rdi, r14                                           ;    63.0 p6      10 x[4]
        xor r14, r13                                           ;    63.0 p1      10 x[4]
        xor r12, rbp                                           ;    62.0 p0      10 x[4]
        xor r12, r15                                           ;    63.0 p5      10 x[4]
        not r15                                                ;    62.0 p11     10 x[4]
        rorx r11, r14, 0x13                                    ;    64.0 p6      21 x[0]
        rorx rsi, r14, 0x1c                                    ;    64.0 p0      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    64.0 p6      21 x[1]
        rorx rax, rdi, 0x27                                    ;    64.0 p0      21 x[1]
        xor rdi, rbp                                           ;    65.0 p1      21 x[1]
        xor rdi, rax                                           ;    66.0 p5      21 x[1]
        rorx rbp, r15, 1                                       ;    63.0 p6      21 x[2]
        rorx rax, r15, 6                                       ;    63.0 p0      21 x[2]
        rorx rcx, r12, 0xa                                     ;    64.0 p6      21 x[3]
        rorx rdx, r12, 0x11                                    ;    64.0 p0      21 x[3]
        xor r12, rcx                                           ;    65.0 p11     21 x[3]
        xor r12, rdx                                           ;    66.0 p1      21 x[3]
        rorx rcx, r13, 7                                       ;    63.0 p6      21 x[4]
        rorx rdx, r13, 0x29                                    ;    63.0 p0      21 x[4]
        xor r13, rcx                                           ;    64.0 p5      21 x[4]
        xor r13, rdx                                           ;    65.0 p11     21 x[4]
        xor r14, r11                                           ;    65.0 p1       7 x[0]
        xor r14, rsi                                           ;    66.0 p5       7 x[0]
        xor r14, r13                                           ;    67.0 p11      7 x[0]
        xor r15, rbp                                           ;    64.0 p1       7 x[2]
        xor r15, rax                                           ;    65.0 p5       7 x[2]
        xor r15, 0x87                                          ;    66.0 p11      7 x[2]
        xor r15, rdi                                           ;    67.0 p1       7 x[2]
        xor r13, r12                                           ;    67.0 p5       7 x[4]
        mov r11, rdi                                           ;    67.0          9 x[0] copy
        not r11                                                ;    67.0 p11      9 x[0]
        and r11, r15                                           ;    68.0 p6       9 x[0]
        xor r11, r14                                           ;    69.0 p1       9 x[0]
        mov rsi, r15                                           ;    68.0          9 x[1] copy
        not rsi                                                ;    68.0 p0       9 x[1]
        and rsi, r12                                           ;    69.0 p5       9 x[1]
        mov rbp, r12                                           ;    67.0          9 x[2] copy
        not rbp                                                ;    67.0 p11      9 x[2]
        and rbp, r13                                           ;    68.0 p6       9 x[2]
        xor r15, rbp                                           ;    69.0 p1       9 x[2]
        mov rbp, r13                                           ;    68.0          9 x[3] copy
        not rbp                                                ;    68.0 p0       9 x[3]
        and rbp, r14                                           ;    69.0 p5       9 x[3]
        not r14                                                ;    68.0 p11      9 x[4]
        and r14, rdi                                           ;    69.0 p6       9 x[4]
        xor r13, r14                                           ;    70.0 p1       9 x[4]
        xor rdi, rsi                                           ;    70.0 p0      10 x[4]
        xor rdi, r11                                           ;    71.0 p5      10 x[4]
        xor r11, r13                                           ;    71.0 p11     10 x[4]
        xor r12, rbp                                           ;    70.0 p6      10 x[4]
        xor r12, r15                                           ;    71.0 p1      10 x[4]
        not r15                                                ;    70.0 p0      10 x[4]
        rorx r14, r11, 0x13                                    ;    72.0 p6      21 x[0]
        rorx rsi, r11, 0x1c                                    ;    72.0 p0      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    72.0 p6      21 x[1]
        rorx rax, rdi, 0x27                                    ;    72.0 p0      21 x[1]
        xor rdi, rbp                                           ;    73.0 p5      21 x[1]
        xor rdi, rax                                           ;    74.0 p11     21 x[1]
        rorx rbp, r15, 1                                       ;    71.0 p6      21 x[2]
        rorx rax, r15, 6                                       ;    71.0 p0      21 x[2]
        rorx rcx, r12, 0xa                                     ;    72.0 p6      21 x[3]
        rorx rdx, r12, 0x11                                    ;    72.0 p0      21 x[3]
        xor r12, rcx                                           ;    73.0 p1      21 x[3]
        xor r12, rdx                                           ;    74.0 p5      21 x[3]
        rorx rcx, r13, 7                                       ;    71.2 p6      21 x[4]
        rorx rdx, r13, 0x29                                    ;    71.5 p0      21 x[4]
        xor r13, rcx                                           ;    72.2 p11     21 x[4]
        xor r13, rdx                                           ;    73.2 p1      21 x[4]
        xor r11, r14                                           ;    73.0 p5       7 x[0]
        xor r11, rsi                                           ;    74.0 p11      7 x[0]
        xor r11, r13                                           ;    75.0 p1       7 x[0]
        xor r15, rbp                                           ;    72.0 p5       7 x[2]
        xor r15, rax                                           ;    73.0 p11      7 x[2]
        xor r15, 0x78                                          ;    74.0 p1       7 x[2]
        xor r15, rdi                                           ;    75.0 p5       7 x[2]
        xor r13, r12                                           ;    75.0 p11      7 x[4]
        mov r14, rdi                                           ;    75.0          9 x[0] copy
        not r14                                                ;    75.0 p1       9 x[0]
        and r14, r15                                           ;    76.0 p5       9 x[0]
        xor r14, r11                                           ;    77.0 p11      9 x[0]
        mov rsi, r15                                           ;    76.0          9 x[1] copy
        not rsi                                                ;    76.0 p6       9 x[1]
        and rsi, r12                                           ;    77.0 p1       9 x[1]
        mov rbp, r12                                           ;    75.0          9 x[2] copy
        not rbp                                                ;    75.0 p0       9 x[2]
        and rbp, r13                                           ;    76.0 p5       9 x[2]
        xor r15, rbp                                           ;    77.0 p11      9 x[2]
        mov rbp, r13                                           ;    76.0          9 x[3] copy
        not rbp                                                ;    76.0 p6       9 x[3]
        and rbp, r11                                           ;    77.0 p1       9 x[3]
        not r11                                                ;    76.0 p0       9 x[4]
        and r11, rdi                                           ;    77.0 p5       9 x[4]
        xor r13, r11                                           ;    78.0 p11      9 x[4]
        xor rdi, rsi                                           ;    78.0 p6      10 x[4]
        xor rdi, r14                                           ;    79.0 p1      10 x[4]
        xor r14, r13                                           ;    79.0 p0      10 x[4]
        xor r12, rbp                                           ;    78.0 p5      10 x[4]
        xor r12, r15                                           ;    79.0 p11     10 x[4]
        not r15                                                ;    78.0 p6      10 x[4]
        rorx r11, r14, 0x13                                    ;    80.0 p0      21 x[0]
        rorx rsi, r14, 0x1c                                    ;    80.0 p6      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    80.0 p0      21 x[1]
        rorx rax, rdi, 0x27                                    ;    80.0 p6      21 x[1]
        xor rdi, rbp                                           ;    81.0 p1      21 x[1]
        xor rdi, rax                                           ;    82.0 p5      21 x[1]
        rorx rbp, r15, 1                                       ;    79.0 p0      21 x[2]
        rorx rax, r15, 6                                       ;    79.0 p6      21 x[2]
        rorx rcx, r12, 0xa                                     ;    80.0 p0      21 x[3]
        rorx rdx, r12, 0x11                                    ;    80.0 p6      21 x[3]
        xor r12, rcx                                           ;    81.0 p11     21 x[3]
        xor r12, rdx                                           ;    82.0 p1      21 x[3]
        rorx rcx, r13, 7                                       ;    79.5 p0      21 x[4]
        rorx rdx, r13, 0x29                                    ;    80.2 p6      21 x[4]
        xor r13, rcx                                           ;    80.5 p5      21 x[4]
        xor r13, rdx                                           ;    81.5 p11     21 x[4]
        xor r14, r11                                           ;    81.0 p1       7 x[0]
        xor r14, rsi                                           ;    82.0 p5       7 x[0]
        xor r14, r13                                           ;    83.0 p11      7 x[0]
        xor r15, rbp                                           ;    80.0 p1       7 x[2]
        xor r15, rax                                           ;    81.0 p5       7 x[2]
        xor r15, 0x69                                          ;    82.0 p11      7 x[2]
        xor r15, rdi                                           ;    83.0 p1       7 x[2]
        xor r13, r12                                           ;    83.0 p5       7 x[4]
        mov r11, rdi                                           ;    83.0          9 x[0] copy
        not r11                                                ;    83.0 p11      9 x[0]
        and r11, r15                                           ;    84.0 p1       9 x[0]
        xor r11, r14                                           ;    85.0 p0       9 x[0]
        mov rsi, r15                                           ;    84.0          9 x[1] copy
        not rsi                                                ;    84.0 p5       9 x[1]
        and rsi, r12                                           ;    85.0 p11      9 x[1]
        mov rbp, r12                                           ;    83.0          9 x[2] copy
        not rbp                                                ;    83.0 p6       9 x[2]
        and rbp, r13                                           ;    84.0 p1       9 x[2]
        xor r15, rbp                                           ;    85.0 p0       9 x[2]
        mov rbp, r13                                           ;    84.0          9 x[3] copy
        not rbp                                                ;    84.0 p5       9 x[3]
        and rbp, r14                                           ;    85.0 p11      9 x[3]
        not r14                                                ;    84.0 p6       9 x[4]
        and r14, rdi                                           ;    85.0 p1       9 x[4]
        xor r13, r14                                           ;    86.0 p0       9 x[4]
        xor rdi, rsi                                           ;    86.0 p5      10 x[4]
        xor rdi, r11                                           ;    87.0 p11     10 x[4]
        xor r11, r13                                           ;    87.0 p6      10 x[4]
        xor r12, rbp                                           ;    86.0 p1      10 x[4]
        xor r12, r15                                           ;    87.0 p0      10 x[4]
        not r15                                                ;    86.0 p5      10 x[4]
        rorx r14, r11, 0x13                                    ;    88.0 p6      21 x[0]
        rorx rsi, r11, 0x1c                                    ;    88.0 p0      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    88.0 p6      21 x[1]
        rorx rax, rdi, 0x27                                    ;    88.0 p0      21 x[1]
        xor rdi, rbp                                           ;    89.0 p11     21 x[1]
        xor rdi, rax                                           ;    90.0 p1      21 x[1]
        rorx rbp, r15, 1                                       ;    87.0 p6      21 x[2]
        rorx rax, r15, 6                                       ;    87.0 p0      21 x[2]
        rorx rcx, r12, 0xa                                     ;    88.0 p6      21 x[3]
        rorx rdx, r12, 0x11                                    ;    88.0 p0      21 x[3]
        xor r12, rcx                                           ;    89.0 p5      21 x[3]
        xor r12, rdx                                           ;    90.0 p11     21 x[3]
        rorx rcx, r13, 7                                       ;    88.2 p6      21 x[4]
        rorx rdx, r13, 0x29                                    ;    88.5 p0      21 x[4]
        xor r13, rcx                                           ;    89.2 p1      21 x[4]
        xor r13, rdx                                           ;    90.2 p5      21 x[4]
        xor r11, r14                                           ;    89.0 p11      7 x[0]
        xor r11, rsi                                           ;    90.0 p1       7 x[0]
        xor r11, r13                                           ;    91.2 p5       7 x[0]
        xor r15, rbp                                           ;    88.0 p11      7 x[2]
        xor r15, rax                                           ;    89.0 p1       7 x[2]
        xor r15, 0x5a                                          ;    90.0 p5       7 x[2]
        xor r15, rdi                                           ;    91.0 p11      7 x[2]
        xor r13, r12                                           ;    91.2 p1       7 x[4]
        mov r14, rdi                                           ;    91.0          9 x[0] copy
        not r14                                                ;    91.0 p5       9 x[0]
        and r14, r15                                           ;    92.0 p11      9 x[0]
        xor r14, r11                                           ;    93.0 p6       9 x[0]
        mov rsi, r15                                           ;    92.0          9 x[1] copy
        not rsi                                                ;    92.0 p1       9 x[1]
        and rsi, r12                                           ;    93.0 p0       9 x[1]
        mov rbp, r12                                           ;    91.0          9 x[2] copy
        not rbp                                                ;    91.0 p5       9 x[2]
        and rbp, r13                                           ;    92.2 p11      9 x[2]
        xor r15, rbp                                           ;    93.2 p6       9 x[2]
        mov rbp, r13                                           ;    92.2          9 x[3] copy
        not rbp                                                ;    92.2 p1       9 x[3]
        and rbp, r11                                           ;    93.2 p0       9 x[3]
        not r11                                                ;    92.2 p5       9 x[4]
        and r11, rdi                                           ;    93.2 p11      9 x[4]
        xor r13, r11                                           ;    94.2 p6       9 x[4]
        xor rdi, rsi                                           ;    94.0 p1      10 x[4]
        xor rdi, r14                                           ;    95.0 p0      10 x[4]
        xor r14, r13                                           ;    95.2 p5      10 x[4]
        xor r12, rbp                                           ;    94.2 p11     10 x[4]
        xor r12, r15                                           ;    95.2 p6      10 x[4]
        not r15                                                ;    94.2 p1      10 x[4]
        rorx r11, r14, 0x13                                    ;    96.2 p0      21 x[0]
        rorx rsi, r14, 0x1c                                    ;    96.2 p6      21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    96.0 p0      21 x[1]
        rorx rax, rdi, 0x27                                    ;    96.0 p6      21 x[1]
        xor rdi, rbp                                           ;    97.0 p5      21 x[1]
        xor rdi, rax                                           ;    98.0 p11     21 x[1]
        rorx rbp, r15, 1                                       ;    95.2 p0      21 x[2]
        rorx rax, r15, 6                                       ;    95.2 p6      21 x[2]
        rorx rcx, r12, 0xa                                     ;    96.2 p0      21 x[3]
        rorx rdx, r12, 0x11                                    ;    96.2 p6      21 x[3]
        xor r12, rcx                                           ;    97.2 p1      21 x[3]
        xor r12, rdx                                           ;    98.2 p5      21 x[3]
        rorx rcx, r13, 7                                       ;    96.5 p0      21 x[4]
        rorx rdx, r13, 0x29                                    ;    97.2 p6      21 x[4]
        xor r13, rcx                                           ;    97.5 p11     21 x[4]
        xor r13, rdx                                           ;    98.5 p1      21 x[4]
        xor r14, r11                                           ;    97.2 p5       7 x[0]
        xor r14, rsi                                           ;    98.2 p11      7 x[0]
        xor r14, r13                                           ;    99.5 p1       7 x[0]
        xor r15, rbp                                           ;    96.2 p5       7 x[2]
        xor r15, rax                                           ;    97.2 p11      7 x[2]
        xor r15, 0x4b                                          ;    98.2 p1       7 x[2]
        xor r15, rdi                                           ;    99.2 p5       7 x[2]
        xor r13, r12                                           ;    99.5 p11      7 x[4]
        mov r11, rdi                                           ;    99.0          9 x[0] copy
        not r11                                                ;    99.0 p1       9 x[0]
        and r11, r15                                           ;   100.2 p0       9 x[0]
        xor r11, r14                                           ;   101.2 p5       9 x[0]
        mov rsi, r15                                           ;   100.2          9 x[1] copy
        not rsi                                                ;   100.2 p11      9 x[1]
        and rsi, r12                                           ;   101.2 p6       9 x[1]
        mov rbp, r12                                           ;    99.2          9 x[2] copy
        not rbp                                                ;    99.2 p1       9 x[2]
        and rbp, r13                                           ;   100.5 p0       9 x[2]
        xor r15, rbp                                           ;   101.5 p5       9 x[2]
        mov rbp, r13                                           ;   100.5          9 x[3] copy
        not rbp                                                ;   100.5 p11      9 x[3]
        and rbp, r14                                           ;   101.5 p6       9 x[3]
        not r14                                                ;   100.5 p1       9 x[4]
        and r14, rdi                                           ;   101.5 p0       9 x[4]
        xor r13, r14                                           ;   102.5 p5       9 x[4]
        xor rdi, rsi                                           ;   102.2 p11     10 x[4]
        xor rdi, r11                                           ;   103.2 p6      10 x[4]
        xor r11, r13                                           ;   103.5 p1      10 x[4]
        xor r12, rbp                                           ;   102.5 p0      10 x[4]
        xor r12, r15                                           ;   103.5 p5      10 x[4]
        not r15                                                ;   102.5 p11     10 x[4]
        rorx r14, r11, 0x13                                    ;   104.5 p6      21 x[0]
        rorx rsi, r11, 0x1c                                    ;   104.5 p0      21 x[0]
        xor r11, r14                                           ;   105.5 p1      21 x[0]
        xor r11, rsi                                           ;   106.5 p5      21 x[0]
        rorx r14, rdi, 0x3d                                    ;   104.2 p6      21 x[1]
        rorx rsi, rdi, 0x27                                    ;   104.2 p0      21 x[1]
        xor rdi, r14                                           ;   105.2 p11     21 x[1]
        xor rdi, rsi                                           ;   106.2 p1      21 x[1]
        rorx r14, r15, 1                                       ;   103.5 p6      21 x[2]
        rorx rsi, r15, 6                                       ;   103.5 p0      21 x[2]
        xor r15, r14                                           ;   104.5 p5      21 x[2]
        xor r15, rsi                                           ;   105.5 p11     21 x[2]
        rorx r14, r12, 0xa                                     ;   104.5 p6      21 x[3]
        rorx rsi, r12, 0x11                                    ;   104.5 p0      21 x[3]
        rorx rbp, r13, 7                                       ;   105.2 p6      21 x[4]
        rorx rax, r13, 0x29                                    ;   105.5 p0      21 x[4]
        xor r9, r12                                            ;   104.5 p1      33 x[4]
        xor r9, r14                                            ;   105.5 p5      33 x[4]
        xor r9, rsi                                            ;   106.5 p11     33 x[4]
        xor r10, r13                                           ;   104.2 p1      33 x[4]
        xor r10, rbp                                           ;   106.2 p5      33 x[4]
        xor r10, rax                                           ;   107.2 p11     33 x[4]
        mov r8, qword [rsp + 16]                               ;    95.7 p3      27 st reload
        mov qword [r8], r11                                    ;   107.5 p7+p4   27 st
        mov qword [r8 + 8], rdi                                ;   107.2 p8+p9   27 st
        mov qword [r8 + 16], r15                               ;   106.5 p7+p4   27 st
        mov qword [r8 + 24], r9                                ;   107.5 p8+p9   27 st
        mov qword [r8 + 32], r10                               ;   108.2 p7+p4   27 st
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
