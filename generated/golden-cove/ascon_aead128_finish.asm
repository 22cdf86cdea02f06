; ascon_aead128_finish for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_finish --cpu golden-cove
;
; void ascon_aead128_finish(const void *st, const void *key, void *tag);   System V, 64 bits
;   st: 40 bytes, read, secret, no alignment needed
;   key: 16 bytes, read, secret, no alignment needed
;   tag: 16 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 557 uops, planned 108.2; bounds: width 92.8, ports 99.8, path 78.0
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
%fatal "ascon_aead128_finish is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ascon_aead128_finish
$_ascon_aead128_finish:
%else
        global $ascon_aead128_finish
%endif
$ascon_aead128_finish:
        push rbp                  ;                    preserved
        push r12                  ;                    preserved
        push r13                  ;                    preserved
        push r14                  ;                    preserved
        push r15                  ;                    preserved
        sub rsp, 0x20             ;                    frame
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 8], rsi  ;                    argument
        mov qword [rsp + 16], rdx ;                    argument
        mov r8, qword [rsp + 0]   ;     0.0 p2      26 s reload
        mov r9, qword [r8 + 8]    ;     5.0 p3      26 s
        mov r10, qword [r8 + 32]  ;     5.0 p10     26 s
        mov r11, qword [rsp + 8]  ;     1.0 p2      78 x reload
        mov r12, qword [r11]      ;     6.0 p3      78 x
        mov r13, qword [r11 + 8]  ;     6.0 p10     78 x
        mov r14, r13              ;    11.0         78 x copy
        xor r14, qword [r8 + 24]  ;    11.0 p0+p2   78 x
        mov r15, r10              ;    10.0          7 x[0] copy
        xor r15, qword [r8]       ;    10.0 p1+p3    7 x[0]
        xor r10, r14              ;    12.0 p5       7 x[4]
        mov rsi, r12              ;    11.0          7 x[2] copy
        xor rsi, qword [r8 + 16]  ;    11.0 p6+p10    7 x[2]
        xor rsi, r9               ;    12.0 p11      7 x[2]
        xor rsi, 0xf0             ;    13.0 p0       7 x[2]
        mov rdi, r9               ;    10.0          9 x[0] copy
        not rdi                   ;    10.0 p1       9 x[0]
        and rdi, rsi              ;    14.0 p5       9 x[0]
        xor rdi, r15              ;    15.0 p6       9 x[0]
        mov rbp, rsi              ;    14.0          9 x[1] copy
        not rbp                   ;    14.0 p11      9 x[1]
        and rbp, r14              ;    15.0 p0       9 x[1]
        mov rax, r14              ;    12.0          9 x[2] copy
        not rax                   ;    12.0 p1       9 x[2]
        and rax, r10              ;    13.0 p5       9 x[2]
        xor rsi, rax              ;    14.0 p6       9 x[2]
        mov rax, r10              ;    13.0          9 x[3] copy
        not rax                   ;    13.0 p11      9 x[3]
        and rax, r15              ;    14.0 p0       9 x[3]
        not r15                   ;    11.0 p1       9 x[4]
        and r15, r9               ;    12.0 p5       9 x[4]
        xor r10, r15              ;    13.0 p6       9 x[4]
        xor r9, rbp               ;    16.0 p11     10 x[4]
        xor r9, rdi               ;    17.0 p0      10 x[4]
        xor rdi, r10              ;    16.0 p1      10 x[4]
        xor r14, rax              ;    15.0 p5      10 x[4]
        xor r14, rsi              ;    16.0 p6      10 x[4]
        not rsi                   ;    15.0 p11     10 x[4]
        rorx r8, rdi, 0x13        ;    17.0 p0      21 x[0]
        rorx r15, rdi, 0x1c       ;    17.0 p6      21 x[0]
        rorx rbp, r9, 0x3d        ;    18.0 p0      21 x[1]
        rorx rax, r9, 0x27        ;    18.0 p6      21 x[1]
        xor r9, rbp               ;    19.0 p1      21 x[1]
        xor r9, rax               ;    20.0 p5      21 x[1]
        rorx rbp, rsi, 1          ;    16.0 p0      21 x[2]
        rorx rax, rsi, 6          ;    16.0 p6      21 x[2]
        rorx rcx, r14, 0xa        ;    17.0 p0      21 x[3]
        rorx rdx, r14, 0x11       ;    17.0 p6      21 x[3]
        xor r14, rcx              ;    18.0 p11     21 x[3]
        xor r14, rdx              ;    19.0 p1      21 x[3]
        rorx rcx, r10, 7          ;    14.0 p0      21 x[4]
        rorx rdx, r10, 0x29       ;    14.0 p6      21 x[4]
        xor r10, rcx              ;    15.0 p5      21 x[4]
        xor r10, rdx              ;    16.0 p11     21 x[4]
        xor rdi, r8               ;    18.0 p1       7 x[0]
        xor rdi, r15              ;    19.0 p5       7 x[0]
        xor rdi, r10              ;    20.0 p11      7 x[0]
        xor rsi, rbp              ;    17.0 p1       7 x[2]
        xor rsi, rax              ;    18.0 p5       7 x[2]
        xor rsi, 0xe1             ;    19.0 p11      7 x[2]
        xor rsi, r9               ;    21.0 p1       7 x[2]
        xor r10, r14              ;    20.0 p0       7 x[4]
        mov r8, r9                ;    21.0          9 x[0] copy
        not r8                    ;    21.0 p5       9 x[0]
        and r8, rsi               ;    22.0 p11      9 x[0]
        xor r8, rdi               ;    23.0 p6       9 x[0]
        mov r15, rsi              ;    22.0          9 x[1] copy
        not r15                   ;    22.0 p1       9 x[1]
        and r15, r14              ;    23.0 p0       9 x[1]
        mov rbp, r14              ;    20.0          9 x[2] copy
        not rbp                   ;    20.0 p5       9 x[2]
        and rbp, r10              ;    21.0 p11      9 x[2]
        xor rsi, rbp              ;    22.0 p6       9 x[2]
        mov rbp, r10              ;    21.0          9 x[3] copy
        not rbp                   ;    21.0 p1       9 x[3]
        and rbp, rdi              ;    22.0 p0       9 x[3]
        not rdi                   ;    21.0 p5       9 x[4]
        and rdi, r9               ;    22.0 p11      9 x[4]
        xor r10, rdi              ;    23.0 p6       9 x[4]
        xor r9, r15               ;    24.0 p1      10 x[4]
        xor r9, r8                ;    25.0 p0      10 x[4]
        xor r8, r10               ;    24.0 p5      10 x[4]
        xor r14, rbp              ;    23.0 p11     10 x[4]
        xor r14, rsi              ;    24.0 p6      10 x[4]
        not rsi                   ;    23.0 p1      10 x[4]
        rorx r15, r8, 0x13        ;    25.0 p0      21 x[0]
        rorx rdi, r8, 0x1c        ;    25.0 p6      21 x[0]
        rorx rbp, r9, 0x3d        ;    26.0 p0      21 x[1]
        rorx rax, r9, 0x27        ;    26.0 p6      21 x[1]
        xor r9, rbp               ;    27.0 p5      21 x[1]
        xor r9, rax               ;    28.0 p11     21 x[1]
        rorx rbp, rsi, 1          ;    24.0 p0      21 x[2]
        rorx rax, rsi, 6          ;    24.0 p6      21 x[2]
        rorx rcx, r14, 0xa        ;    25.0 p0      21 x[3]
        rorx rdx, r14, 0x11       ;    25.0 p6      21 x[3]
        xor r14, rcx              ;    26.0 p1      21 x[3]
        xor r14, rdx              ;    27.0 p5      21 x[3]
        rorx rcx, r10, 7          ;    24.0 p0      21 x[4]
        rorx rdx, r10, 0x29       ;    24.0 p6      21 x[4]
        xor r10, rcx              ;    25.0 p11     21 x[4]
        xor r10, rdx              ;    26.0 p1      21 x[4]
        xor r8, r15               ;    26.0 p5       7 x[0]
        xor r8, rdi               ;    27.0 p11      7 x[0]
        xor r8, r10               ;    28.0 p1       7 x[0]
        xor rsi, rbp              ;    25.0 p5       7 x[2]
        xor rsi, rax              ;    26.0 p11      7 x[2]
        xor rsi, 0xd2             ;    27.0 p1       7 x[2]
        xor rsi, r9               ;    29.0 p5       7 x[2]
        xor r10, r14              ;    28.0 p11      7 x[4]
        mov r15, r9               ;    29.0          9 x[0] copy
        not r15                   ;    29.0 p1       9 x[0]
        and r15, rsi              ;    30.0 p0       9 x[0]
        xor r15, r8               ;    31.0 p5       9 x[0]
        mov rdi, rsi              ;    30.0          9 x[1] copy
        not rdi                   ;    30.0 p11      9 x[1]
        and rdi, r14              ;    31.0 p6       9 x[1]
        mov rbp, r14              ;    28.0          9 x[2] copy
        not rbp                   ;    28.0 p1       9 x[2]
        and rbp, r10              ;    29.0 p0       9 x[2]
        xor rsi, rbp              ;    30.0 p5       9 x[2]
        mov rbp, r10              ;    29.0          9 x[3] copy
        not rbp                   ;    29.0 p11      9 x[3]
        and rbp, r8               ;    30.0 p6       9 x[3]
        not r8                    ;    29.0 p1       9 x[4]
        and r8, r9                ;    30.0 p0       9 x[4]
        xor r10, r8               ;    31.0 p5       9 x[4]
        xor r9, rdi               ;    32.0 p11     10 x[4]
        xor r9, r15               ;    33.0 p6      10 x[4]
        xor r15, r10              ;    32.0 p1      10 x[4]
        xor r14, rbp              ;    31.0 p0      10 x[4]
        xor r14, rsi              ;    32.0 p5      10 x[4]
        not rsi                   ;    31.0 p11     10 x[4]
        rorx r8, r15, 0x13        ;    33.0 p6      21 x[0]
        rorx rdi, r15, 0x1c       ;    33.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    34.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    34.0 p0      21 x[1]
        xor r9, rbp               ;    35.0 p1      21 x[1]
        xor r9, rax               ;    36.0 p5      21 x[1]
        rorx rbp, rsi, 1          ;    32.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    32.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    33.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    33.0 p0      21 x[3]
        xor r14, rcx              ;    34.0 p11     21 x[3]
        xor r14, rdx              ;    35.0 p1      21 x[3]
        rorx rcx, r10, 7          ;    32.0 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    32.0 p0      21 x[4]
        xor r10, rcx              ;    33.0 p5      21 x[4]
        xor r10, rdx              ;    34.0 p11     21 x[4]
        xor r15, r8               ;    34.0 p1       7 x[0]
        xor r15, rdi              ;    35.0 p5       7 x[0]
        xor r15, r10              ;    36.0 p11      7 x[0]
        xor rsi, rbp              ;    33.0 p1       7 x[2]
        xor rsi, rax              ;    34.0 p5       7 x[2]
        xor rsi, 0xc3             ;    35.0 p11      7 x[2]
        xor rsi, r9               ;    37.0 p1       7 x[2]
        xor r10, r14              ;    36.0 p5       7 x[4]
        mov r8, r9                ;    37.0          9 x[0] copy
        not r8                    ;    37.0 p11      9 x[0]
        and r8, rsi               ;    38.0 p6       9 x[0]
        xor r8, r15               ;    39.0 p1       9 x[0]
        mov rdi, rsi              ;    38.0          9 x[1] copy
        not rdi                   ;    38.0 p0       9 x[1]
        and rdi, r14              ;    39.0 p5       9 x[1]
        mov rbp, r14              ;    36.0          9 x[2] copy
        not rbp                   ;    36.0 p11      9 x[2]
        and rbp, r10              ;    37.0 p6       9 x[2]
        xor rsi, rbp              ;    38.0 p1       9 x[2]
        mov rbp, r10              ;    37.0          9 x[3] copy
        not rbp                   ;    37.0 p0       9 x[3]
        and rbp, r15              ;    38.0 p5       9 x[3]
        not r15                   ;    37.0 p11      9 x[4]
        and r15, r9               ;    38.0 p6       9 x[4]
        xor r10, r15              ;    39.0 p1       9 x[4]
        xor r9, rdi               ;    40.0 p0      10 x[4]
        xor r9, r8                ;    41.0 p5      10 x[4]
        xor r8, r10               ;    40.0 p11     10 x[4]
        xor r14, rbp              ;    39.0 p1      10 x[4]
        xor r14, rsi              ;    40.0 p6      10 x[4]
        not rsi                   ;    39.0 p0      10 x[4]
        rorx r15, r8, 0x13        ;    41.0 p6      21 x[0]
        rorx rdi, r8, 0x1c        ;    41.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    42.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    42.0 p0      21 x[1]
        xor r9, rbp               ;    43.0 p5      21 x[1]
        xor r9, rax               ;    44.0 p11     21 x[1]
        rorx rbp, rsi, 1          ;    40.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    40.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    41.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    41.0 p0      21 x[3]
        xor r14, rcx              ;    42.0 p1      21 x[3]
        xor r14, rdx              ;    43.0 p5      21 x[3]
        rorx rcx, r10, 7          ;    40.0 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    40.0 p0      21 x[4]
        xor r10, rcx              ;    41.0 p11     21 x[4]
        xor r10, rdx              ;    42.0 p1      21 x[4]
        xor r8, r15               ;    42.0 p5       7 x[0]
        xor r8, rdi               ;    43.0 p11      7 x[0]
        xor r8, r10               ;    44.0 p1       7 x[0]
        xor rsi, rbp              ;    41.0 p5       7 x[2]
        xor rsi, rax              ;    42.0 p11      7 x[2]
        xor rsi, 0xb4             ;    43.0 p1       7 x[2]
        xor rsi, r9               ;    45.0 p5       7 x[2]
        xor r10, r14              ;    44.0 p11      7 x[4]
        mov r15, r9               ;    45.0          9 x[0] copy
        not r15                   ;    45.0 p1       9 x[0]
        and r15, rsi              ;    46.0 p5       9 x[0]
        xor r15, r8               ;    47.0 p11      9 x[0]
        mov rdi, rsi              ;    46.0          9 x[1] copy
        not rdi                   ;    46.0 p1       9 x[1]
        and rdi, r14              ;    47.0 p6       9 x[1]
        mov rbp, r14              ;    44.0          9 x[2] copy
        not rbp                   ;    44.0 p0       9 x[2]
        and rbp, r10              ;    45.0 p5       9 x[2]
        xor rsi, rbp              ;    46.0 p11      9 x[2]
        mov rbp, r10              ;    45.0          9 x[3] copy
        not rbp                   ;    45.0 p1       9 x[3]
        and rbp, r8               ;    46.0 p6       9 x[3]
        not r8                    ;    45.0 p0       9 x[4]
        and r8, r9                ;    46.0 p5       9 x[4]
        xor r10, r8               ;    47.0 p11      9 x[4]
        xor r9, rdi               ;    48.0 p1      10 x[4]
        xor r9, r15               ;    49.0 p6      10 x[4]
        xor r15, r10              ;    48.0 p0      10 x[4]
        xor r14, rbp              ;    47.0 p5      10 x[4]
        xor r14, rsi              ;    48.0 p11     10 x[4]
        not rsi                   ;    47.0 p1      10 x[4]
        rorx r8, r15, 0x13        ;    49.0 p6      21 x[0]
        rorx rdi, r15, 0x1c       ;    49.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    50.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    50.0 p0      21 x[1]
        xor r9, rbp               ;    51.0 p5      21 x[1]
        xor r9, rax               ;    52.0 p11     21 x[1]
        rorx rbp, rsi, 1          ;    48.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    48.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    49.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    49.0 p0      21 x[3]
        xor r14, rcx              ;    50.0 p1      21 x[3]
        xor r14, rdx              ;    51.0 p5      21 x[3]
        rorx rcx, r10, 7          ;    48.0 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    48.0 p0      21 x[4]
        xor r10, rcx              ;    49.0 p11     21 x[4]
        xor r10, rdx              ;    50.0 p1      21 x[4]
        xor r15, r8               ;    50.0 p5       7 x[0]
        xor r15, rdi              ;    51.0 p11      7 x[0]
        xor r15, r10              ;    52.0 p1       7 x[0]
        xor rsi, rbp              ;    49.0 p5       7 x[2]
        xor rsi, rax              ;    50.0 p11      7 x[2]
        xor rsi, 0xa5             ;    51.0 p1       7 x[2]
        xor rsi, r9               ;    53.0 p5       7 x[2]
        xor r10, r14              ;    52.0 p11      7 x[4]
        mov r8, r9                ;    53.0          9 x[0] copy
        not r8                    ;    53.0 p1       9 x[0]
        and r8, rsi               ;    54.0 p6       9 x[0]
        xor r8, r15               ;    55.0 p0       9 x[0]
        mov rdi, rsi              ;    54.0          9 x[1] copy
        not rdi                   ;    54.0 p5       9 x[1]
        and rdi, r14              ;    55.0 p11      9 x[1]
        mov rbp, r14              ;    52.0          9 x[2] copy
        not rbp                   ;    52.0 p1       9 x[2]
        and rbp, r10              ;    53.0 p6       9 x[2]
        xor rsi, rbp              ;    54.0 p0       9 x[2]
        mov rbp, r10              ;    53.0          9 x[3] copy
        not rbp                   ;    53.0 p5       9 x[3]
        and rbp, r15              ;    54.0 p11      9 x[3]
        not r15                   ;    53.0 p1       9 x[4]
        and r15, r9               ;    54.0 p6       9 x[4]
        xor r10, r15              ;    55.0 p0       9 x[4]
        xor r9, rdi               ;    56.0 p5      10 x[4]
        xor r9, r8                ;    57.0 p11     10 x[4]
        xor r8, r10               ;    56.0 p1      10 x[4]
        xor r14, rbp              ;    55.0 p6      10 x[4]
        xor r14, rsi              ;    56.0 p0      10 x[4]
        not rsi                   ;    55.0 p5      10 x[4]
        rorx r15, r8, 0x13        ;    57.0 p6      21 x[0]
        rorx rdi, r8, 0x1c        ;    57.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    58.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    58.0 p0      21 x[1]
        xor r9, rbp               ;    59.0 p11     21 x[1]
        xor r9, rax               ;    60.0 p1      21 x[1]
        rorx rbp, rsi, 1          ;    56.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    56.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    57.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    57.0 p0      21 x[3]
        xor r14, rcx              ;    58.0 p5      21 x[3]
        xor r14, rdx              ;    59.0 p11     21 x[3]
        rorx rcx, r10, 7          ;    56.0 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    56.0 p0      21 x[4]
        xor r10, rcx              ;    57.0 p1      21 x[4]
        xor r10, rdx              ;    58.0 p5      21 x[4]
        xor r8, r15               ;    58.0 p11      7 x[0]
        xor r8, rdi               ;    59.0 p1       7 x[0]
        xor r8, r10               ;    60.0 p5       7 x[0]
        xor rsi, rbp              ;    57.0 p11      7 x[2]
        xor rsi, rax              ;    58.0 p1       7 x[2]
        xor rsi, 0x96             ;    59.0 p5       7 x[2]
        xor rsi, r9               ;    61.0 p11      7 x[2]
        xor r10, r14              ;    60.0 p1       7 x[4]
        mov r15, r9               ;    61.0          9 x[0] copy
        not r15                   ;    61.0 p5       9 x[0]
        and r15, rsi              ;    62.0 p11      9 x[0]
        xor r15, r8               ;    63.0 p1       9 x[0]
        mov rdi, rsi              ;    62.0          9 x[1] copy
        not rdi                   ;    62.0 p6       9 x[1]
        and rdi, r14              ;    63.0 p0       9 x[1]
        mov rbp, r14              ;    60.0          9 x[2] copy
        not rbp                   ;    60.0 p5       9 x[2]
        and rbp, r10              ;    61.0 p11      9 x[2]
        xor rsi, rbp              ;    62.0 p1       9 x[2]
        mov rbp, r10              ;    61.0          9 x[3] copy
        not rbp                   ;    61.0 p6       9 x[3]
        and rbp, r8               ;    62.0 p0       9 x[3]
        not r8                    ;    61.0 p5       9 x[4]
        and r8, r9                ;    62.0 p11      9 x[4]
        xor r10, r8               ;    63.0 p1       9 x[4]
        xor r9, rdi               ;    64.0 p6      10 x[4]
        xor r9, r15               ;    65.0 p0      10 x[4]
        xor r15, r10              ;    64.0 p5      10 x[4]
        xor r14, rbp              ;    63.0 p11     10 x[4]
        xor r14, rsi              ;    64.0 p1      10 x[4]
        not rsi                   ;    63.0 p6      10 x[4]
        rorx r8, r15, 0x13        ;    65.0 p0      21 x[0]
        rorx rdi, r15, 0x1c       ;    65.0 p6      21 x[0]
        rorx rbp, r9, 0x3d        ;    66.0 p0      21 x[1]
        rorx rax, r9, 0x27        ;    66.0 p6      21 x[1]
        xor r9, rbp               ;    67.0 p5      21 x[1]
        xor r9, rax               ;    68.0 p11     21 x[1]
        rorx rbp, rsi, 1          ;    64.0 p0      21 x[2]
        rorx rax, rsi, 6          ;    64.0 p6      21 x[2]
        rorx rcx, r14, 0xa        ;    65.0 p0      21 x[3]
        rorx rdx, r14, 0x11       ;    65.0 p6      21 x[3]
        xor r14, rcx              ;    66.0 p1      21 x[3]
        xor r14, rdx              ;    67.0 p5      21 x[3]
        rorx rcx, r10, 7          ;    64.0 p0      21 x[4]
        rorx rdx, r10, 0x29       ;    64.0 p6      21 x[4]
        xor r10, rcx              ;    65.0 p11     21 x[4]
        xor r10, rdx              ;    66.0 p1      21 x[4]
        xor r15, r8               ;    66.0 p5       7 x[0]
        xor r15, rdi              ;    67.0 p11      7 x[0]
        xor r15, r10              ;    68.0 p1       7 x[0]
        xor rsi, rbp              ;    65.0 p5       7 x[2]
        xor rsi, rax              ;    66.0 p11      7 x[2]
        xor rsi, 0x87             ;    67.0 p1       7 x[2]
        xor rsi, r9               ;    69.0 p5       7 x[2]
        xor r10, r14              ;    68.0 p11      7 x[4]
        mov r8, r9                ;    69.0          9 x[0] copy
        not r8                    ;    69.0 p1       9 x[0]
        and r8, rsi               ;    70.0 p0       9 x[0]
        xor r8, r15               ;    71.0 p5       9 x[0]
        mov rdi, rsi              ;    70.0          9 x[1] copy
        not rdi                   ;    70.0 p11      9 x[1]
        and rdi, r14              ;    71.0 p1       9 x[1]
        mov rbp, r14              ;    68.0          9 x[2] copy
        not rbp                   ;    68.0 p6       9 x[2]
        and rbp, r10              ;    69.0 p0       9 x[2]
        xor rsi, rbp              ;    70.0 p5       9 x[2]
        mov rbp, r10              ;    69.0          9 x[3] copy
        not rbp                   ;    69.0 p11      9 x[3]
        and rbp, r15              ;    70.0 p1       9 x[3]
        not r15                   ;    69.0 p6       9 x[4]
        and r15, r9               ;    70.0 p0       9 x[4]
        xor r10, r15              ;    71.0 p5       9 x[4]
        xor r9, rdi               ;    72.0 p11     10 x[4]
        xor r9, r8                ;    73.0 p1      10 x[4]
        xor r8, r10               ;    72.0 p6      10 x[4]
        xor r14, rbp              ;    71.0 p0      10 x[4]
        xor r14, rsi              ;    72.0 p5      10 x[4]
        not rsi                   ;    71.0 p11     10 x[4]
        rorx r15, r8, 0x13        ;    73.0 p6      21 x[0]
        rorx rdi, r8, 0x1c        ;    73.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    74.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    74.0 p0      21 x[1]
        xor r9, rbp               ;    75.0 p1      21 x[1]
        xor r9, rax               ;    76.0 p5      21 x[1]
        rorx rbp, rsi, 1          ;    72.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    72.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    73.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    73.0 p0      21 x[3]
        xor r14, rcx              ;    74.0 p11     21 x[3]
        xor r14, rdx              ;    75.0 p1      21 x[3]
        rorx rcx, r10, 7          ;    72.0 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    72.0 p0      21 x[4]
        xor r10, rcx              ;    73.0 p5      21 x[4]
        xor r10, rdx              ;    74.0 p11     21 x[4]
        xor r8, r15               ;    74.0 p1       7 x[0]
        xor r8, rdi               ;    75.0 p5       7 x[0]
        xor r8, r10               ;    76.0 p11      7 x[0]
        xor rsi, rbp              ;    73.0 p1       7 x[2]
        xor rsi, rax              ;    74.0 p5       7 x[2]
        xor rsi, 0x78             ;    75.0 p11      7 x[2]
        xor rsi, r9               ;    77.0 p1       7 x[2]
        xor r10, r14              ;    76.0 p5       7 x[4]
        mov r15, r9               ;    77.0          9 x[0] copy
        not r15                   ;    77.0 p11      9 x[0]
        and r15, rsi              ;    78.0 p1       9 x[0]
        xor r15, r8               ;    79.0 p6       9 x[0]
        mov rdi, rsi              ;    78.0          9 x[1] copy
        not rdi                   ;    78.0 p0       9 x[1]
        and rdi, r14              ;    79.0 p5       9 x[1]
        mov rbp, r14              ;    76.0          9 x[2] copy
        not rbp                   ;    76.0 p11      9 x[2]
        and rbp, r10              ;    77.0 p1       9 x[2]
        xor rsi, rbp              ;    78.0 p6       9 x[2]
        mov rbp, r10              ;    77.0          9 x[3] copy
        not rbp                   ;    77.0 p0       9 x[3]
        and rbp, r8               ;    78.0 p5       9 x[3]
        not r8                    ;    77.0 p11      9 x[4]
        and r8, r9                ;    78.0 p1       9 x[4]
        xor r10, r8               ;    79.0 p6       9 x[4]
        xor r9, rdi               ;    80.0 p0      10 x[4]
        xor r9, r15               ;    81.0 p5      10 x[4]
        xor r15, r10              ;    80.0 p11     10 x[4]
        xor r14, rbp              ;    79.0 p1      10 x[4]
        xor r14, rsi              ;    80.0 p6      10 x[4]
        not rsi                   ;    79.0 p0      10 x[4]
        rorx r8, r15, 0x13        ;    81.0 p6      21 x[0]
        rorx rdi, r15, 0x1c       ;    81.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    82.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    82.0 p0      21 x[1]
        xor r9, rbp               ;    83.0 p5      21 x[1]
        xor r9, rax               ;    84.0 p11     21 x[1]
        rorx rbp, rsi, 1          ;    80.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    80.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    81.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    81.0 p0      21 x[3]
        xor r14, rcx              ;    82.0 p1      21 x[3]
        xor r14, rdx              ;    83.0 p5      21 x[3]
        rorx rcx, r10, 7          ;    80.2 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    80.7 p0      21 x[4]
        xor r10, rcx              ;    81.2 p11     21 x[4]
        xor r10, rdx              ;    82.2 p1      21 x[4]
        xor r15, r8               ;    82.0 p5       7 x[0]
        xor r15, rdi              ;    83.0 p11      7 x[0]
        xor r15, r10              ;    84.0 p1       7 x[0]
        xor rsi, rbp              ;    81.0 p5       7 x[2]
        xor rsi, rax              ;    82.0 p11      7 x[2]
        xor rsi, 0x69             ;    83.0 p1       7 x[2]
        xor rsi, r9               ;    85.0 p5       7 x[2]
        xor r10, r14              ;    84.0 p11      7 x[4]
        mov r8, r9                ;    85.0          9 x[0] copy
        not r8                    ;    85.0 p1       9 x[0]
        and r8, rsi               ;    86.0 p5       9 x[0]
        xor r8, r15               ;    87.0 p11      9 x[0]
        mov rdi, rsi              ;    86.0          9 x[1] copy
        not rdi                   ;    86.0 p1       9 x[1]
        and rdi, r14              ;    87.0 p6       9 x[1]
        mov rbp, r14              ;    84.0          9 x[2] copy
        not rbp                   ;    84.0 p0       9 x[2]
        and rbp, r10              ;    85.0 p5       9 x[2]
        xor rsi, rbp              ;    86.0 p11      9 x[2]
        mov rbp, r10              ;    85.0          9 x[3] copy
        not rbp                   ;    85.0 p1       9 x[3]
        and rbp, r15              ;    86.0 p6       9 x[3]
        not r15                   ;    85.0 p0       9 x[4]
        and r15, r9               ;    86.0 p5       9 x[4]
        xor r10, r15              ;    87.0 p11      9 x[4]
        xor r9, rdi               ;    88.0 p1      10 x[4]
        xor r9, r8                ;    89.0 p6      10 x[4]
        xor r8, r10               ;    88.0 p0      10 x[4]
        xor r14, rbp              ;    87.0 p5      10 x[4]
        xor r14, rsi              ;    88.0 p11     10 x[4]
        not rsi                   ;    87.0 p1      10 x[4]
        rorx r15, r8, 0x13        ;    89.0 p6      21 x[0]
        rorx rdi, r8, 0x1c        ;    89.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    90.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    90.0 p0      21 x[1]
        xor r9, rbp               ;    91.0 p5      21 x[1]
        xor r9, rax               ;    92.0 p11     21 x[1]
        rorx rbp, rsi, 1          ;    88.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    88.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    89.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    89.0 p0      21 x[3]
        xor r14, rcx              ;    90.0 p1      21 x[3]
        xor r14, rdx              ;    91.0 p5      21 x[3]
        rorx rcx, r10, 7          ;    88.2 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    88.7 p0      21 x[4]
        xor r10, rcx              ;    89.2 p11     21 x[4]
        xor r10, rdx              ;    90.2 p1      21 x[4]
        xor r8, r15               ;    90.0 p5       7 x[0]
        xor r8, rdi               ;    91.0 p11      7 x[0]
        xor r8, r10               ;    92.0 p1       7 x[0]
        xor rsi, rbp              ;    89.0 p5       7 x[2]
        xor rsi, rax              ;    90.0 p11      7 x[2]
        xor rsi, 0x5a             ;    91.0 p1       7 x[2]
        xor rsi, r9               ;    93.0 p5       7 x[2]
        xor r10, r14              ;    92.0 p11      7 x[4]
        mov r15, r9               ;    93.0          9 x[0] copy
        not r15                   ;    93.0 p1       9 x[0]
        and r15, rsi              ;    94.0 p6       9 x[0]
        xor r15, r8               ;    95.0 p0       9 x[0]
        mov rdi, rsi              ;    94.0          9 x[1] copy
        not rdi                   ;    94.0 p5       9 x[1]
        and rdi, r14              ;    95.0 p11      9 x[1]
        mov rbp, r14              ;    92.0          9 x[2] copy
        not rbp                   ;    92.0 p1       9 x[2]
        and rbp, r10              ;    93.0 p6       9 x[2]
        xor rsi, rbp              ;    94.0 p0       9 x[2]
        mov rbp, r10              ;    93.0          9 x[3] copy
        not rbp                   ;    93.0 p5       9 x[3]
        and rbp, r8               ;    94.0 p11      9 x[3]
        not r8                    ;    93.0 p1       9 x[4]
        and r8, r9                ;    94.0 p6       9 x[4]
        xor r10, r8               ;    95.0 p0       9 x[4]
        xor r9, rdi               ;    96.0 p5      10 x[4]
        xor r9, r15               ;    97.0 p11     10 x[4]
        xor r15, r10              ;    96.0 p1      10 x[4]
        xor r14, rbp              ;    95.0 p6      10 x[4]
        xor r14, rsi              ;    96.0 p0      10 x[4]
        not rsi                   ;    95.0 p5      10 x[4]
        rorx r8, r15, 0x13        ;    97.0 p6      21 x[0]
        rorx rdi, r15, 0x1c       ;    97.0 p0      21 x[0]
        rorx rbp, r9, 0x3d        ;    98.0 p6      21 x[1]
        rorx rax, r9, 0x27        ;    98.0 p0      21 x[1]
        xor r9, rbp               ;    99.0 p11     21 x[1]
        xor r9, rax               ;   100.0 p1      21 x[1]
        rorx rbp, rsi, 1          ;    96.0 p6      21 x[2]
        rorx rax, rsi, 6          ;    96.0 p0      21 x[2]
        rorx rcx, r14, 0xa        ;    97.0 p6      21 x[3]
        rorx rdx, r14, 0x11       ;    97.0 p0      21 x[3]
        xor r14, rcx              ;    98.0 p5      21 x[3]
        xor r14, rdx              ;    99.0 p11     21 x[3]
        rorx rcx, r10, 7          ;    97.2 p6      21 x[4]
        rorx rdx, r10, 0x29       ;    97.7 p0      21 x[4]
        xor r10, rcx              ;    98.2 p1      21 x[4]
        xor r10, rdx              ;    99.2 p5      21 x[4]
        xor r15, r8               ;    98.0 p11      7 x[0]
        xor r15, rdi              ;    99.0 p1       7 x[0]
        xor r15, r10              ;   100.2 p5       7 x[0]
        xor r10, r14              ;   100.2 p11      7 x[4]
        mov r8, r14               ;   100.0          9 x[2] copy
        not r8                    ;   100.0 p1       9 x[2]
        and r8, r10               ;   101.2 p5       9 x[2]
        mov rdi, r10              ;   101.2          9 x[3] copy
        not rdi                   ;   101.2 p11      9 x[3]
        and rdi, r15              ;   102.2 p1       9 x[3]
        not r15                   ;   101.2 p5       9 x[4]
        and r15, r9               ;   102.2 p11      9 x[4]
        xor r10, r15              ;   103.2 p1       9 x[4]
        xor rsi, rbp              ;    98.2 p6      10 x[4]
        xor rsi, rax              ;    99.2 p0      10 x[4]
        xor rsi, r14              ;   100.2 p5      10 x[4]
        xor rsi, r9               ;   101.2 p11     10 x[4]
        xor rsi, r8               ;   102.2 p1      10 x[4]
        xor rsi, rdi              ;   103.2 p6      10 x[4]
        xor rsi, 0x4b             ;   104.2 p0      10 x[4]
        rorx r8, rsi, 0xa         ;   105.2 p6      21 x[3]
        rorx r9, rsi, 0x11        ;   105.2 p0      21 x[3]
        rorx r14, r10, 7          ;   104.2 p6      21 x[4]
        rorx r15, r10, 0x29       ;   104.2 p0      21 x[4]
        xor r12, rsi              ;   105.2 p5      79 tag
        xor r12, r8               ;   106.2 p11     79 tag
        xor r12, r9               ;   107.2 p1      79 tag
        xor r13, r10              ;   104.2 p5      79 tag
        xor r13, r14              ;   105.2 p11     79 tag
        xor r13, r15              ;   106.2 p1      79 tag
        mov r8, qword [rsp + 16]  ;    92.3 p2      79 tag reload
        mov qword [r8], r12       ;   108.2 p7+p4   79 tag
        mov qword [r8 + 8], r13   ;   107.2 p8+p9   79 tag
        add rsp, 0x20             ;                    frame
        pop r15                   ;                    preserved
        pop r14                   ;                    preserved
        pop r13                   ;                    preserved
        pop r12                   ;                    preserved
        pop rbp                   ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
