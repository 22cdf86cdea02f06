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
;   body: 569 uops, planned 106.3; bounds: width 94.8, ports 99.8, path 78.0
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
        mov qword [rsp + 0], rsi  ;                    argument
        mov qword [rsp + 8], rdi  ;                    argument
        mov qword [rsp + 16], rdx ;                    argument
        mov r8, qword [rsp + 0]   ;     0.0 p2      78 x reload
        mov r9, qword [r8 + 8]    ;     5.0 p3      78 x
        mov r10, qword [rsp + 8]  ;     0.3 p10     26 s reload
        mov r11, qword [r10 + 32] ;     5.3 p2      26 s
        mov r12, qword [r8]       ;     5.0 p3      78 x
        mov r13, qword [r10 + 8]  ;     5.3 p10     26 s
        mov r14, qword [r10 + 24] ;     5.3 p2      78 x
        xor r14, r9               ;    10.3 p0      78 x
        mov r15, qword [r10]      ;     5.3 p3       7 x[0]
        xor r15, r11              ;    10.3 p1       7 x[0]
        mov rsi, qword [r10 + 16] ;     5.3 p10      7 x[2]
        xor rsi, 0xf0             ;    10.3 p5       7 x[2]
        xor rsi, r12              ;    11.3 p6       7 x[2]
        xor rsi, r13              ;    12.3 p11      7 x[2]
        mov rdi, r13              ;    10.3          9 x[0] copy
        not rdi                   ;    10.3 p0       9 x[0]
        xor r11, r14              ;    11.3 p1       7 x[4]
        mov rbp, r13              ;    10.3          9 x[4] copy
        mov r10, r14              ;    11.3          9 x[2] copy
        not r10                   ;    11.3 p5       9 x[2]
        and r10, r11              ;    12.3 p6       9 x[2]
        mov rax, r15              ;    11.3          9 x[4] copy
        not rax                   ;    11.3 p11      9 x[4]
        and rbp, rax              ;    12.3 p0       9 x[4]
        mov rax, r15              ;    11.3          9 x[3] copy
        mov rcx, r14              ;    11.3          9 x[1] copy
        xor rbp, r11              ;    13.3 p1       9 x[4]
        not r11                   ;    12.3 p5       9 x[3]
        and rax, r11              ;    13.3 p6       9 x[3]
        and rdi, rsi              ;    13.3 p11      9 x[0]
        xor r10, rsi              ;    13.3 p0       9 x[2]
        not rsi                   ;    13.3 p1       9 x[1]
        xor r15, rdi              ;    14.3 p5       9 x[0]
        and rcx, rsi              ;    14.3 p6       9 x[1]
        xor r14, rax              ;    14.3 p11     10 x[4]
        xor r14, r10              ;    15.3 p0      10 x[4]
        not r10                   ;    14.3 p1      10 x[4]
        rorx r11, rbp, 7          ;    14.3 p6      21 x[4]
        rorx rsi, rbp, 0x29       ;    14.3 p0      21 x[4]
        xor r13, rcx              ;    15.3 p5      10 x[4]
        xor r13, r15              ;    16.3 p11     10 x[4]
        xor r15, rbp              ;    15.3 p1      10 x[4]
        xor rbp, r11              ;    15.3 p5      21 x[4]
        xor rbp, rsi              ;    16.3 p6      21 x[4]
        rorx r11, r10, 1          ;    15.3 p0      21 x[2]
        rorx rsi, r10, 6          ;    15.3 p6      21 x[2]
        xor r10, 0xe1             ;    15.3 p11      7 x[2]
        xor r10, r11              ;    16.3 p1       7 x[2]
        xor r10, rsi              ;    17.3 p5       7 x[2]
        rorx r11, r14, 0xa        ;    16.3 p0      21 x[3]
        rorx rsi, r14, 0x11       ;    16.3 p6      21 x[3]
        rorx rdi, r15, 0x13       ;    16.3 p0      21 x[0]
        rorx rax, r15, 0x1c       ;    16.3 p6      21 x[0]
        xor r14, r11              ;    17.3 p11     21 x[3]
        xor r14, rsi              ;    18.3 p1      21 x[3]
        xor r15, rdi              ;    17.3 p5       7 x[0]
        xor r15, rax              ;    18.3 p11      7 x[0]
        xor r15, rbp              ;    19.3 p1       7 x[0]
        rorx r11, r13, 0x3d       ;    17.3 p0      21 x[1]
        rorx rsi, r13, 0x27       ;    17.3 p6      21 x[1]
        xor r13, r11              ;    18.3 p5      21 x[1]
        xor r13, rsi              ;    19.3 p11     21 x[1]
        xor rbp, r14              ;    19.3 p1       7 x[4]
        mov r11, r14              ;    19.3          9 x[2] copy
        not r11                   ;    19.3 p5       9 x[2]
        and r11, rbp              ;    20.3 p11      9 x[2]
        xor r10, r13              ;    20.3 p0       7 x[2]
        mov rsi, r14              ;    19.3          9 x[1] copy
        mov rdi, rbp              ;    20.3          9 x[3] copy
        not rdi                   ;    20.3 p1       9 x[3]
        and rdi, r15              ;    21.3 p5       9 x[3]
        mov rax, r15              ;    20.3          9 x[4] copy
        not rax                   ;    20.3 p6       9 x[4]
        and rax, r13              ;    21.3 p11      9 x[4]
        mov rcx, r13              ;    20.3          9 x[0] copy
        not rcx                   ;    20.3 p0       9 x[0]
        and rcx, r10              ;    21.3 p1       9 x[0]
        xor r11, r10              ;    21.3 p5       9 x[2]
        not r10                   ;    21.3 p6       9 x[1]
        xor r15, rcx              ;    22.3 p11      9 x[0]
        and rsi, r10              ;    22.3 p0       9 x[1]
        xor rbp, rax              ;    22.3 p1       9 x[4]
        xor r14, rdi              ;    22.3 p5      10 x[4]
        xor r14, r11              ;    23.3 p6      10 x[4]
        not r11                   ;    22.3 p11     10 x[4]
        xor r13, rsi              ;    23.3 p0      10 x[4]
        xor r13, r15              ;    24.3 p1      10 x[4]
        xor r15, rbp              ;    23.3 p5      10 x[4]
        rorx r10, rbp, 7          ;    23.3 p6      21 x[4]
        rorx rsi, rbp, 0x29       ;    23.3 p0      21 x[4]
        rorx rdi, r11, 1          ;    23.3 p6      21 x[2]
        rorx rax, r11, 6          ;    23.3 p0      21 x[2]
        xor r11, 0xd2             ;    23.3 p11      7 x[2]
        xor rbp, r10              ;    24.3 p1      21 x[4]
        xor rbp, rsi              ;    25.3 p5      21 x[4]
        xor r11, rdi              ;    24.3 p11      7 x[2]
        xor r11, rax              ;    25.3 p1       7 x[2]
        rorx r10, r14, 0xa        ;    24.3 p6      21 x[3]
        rorx rsi, r14, 0x11       ;    24.3 p0      21 x[3]
        rorx rdi, r15, 0x13       ;    24.3 p6      21 x[0]
        rorx rax, r15, 0x1c       ;    24.3 p0      21 x[0]
        xor r14, r10              ;    25.3 p5      21 x[3]
        xor r14, rsi              ;    26.3 p11     21 x[3]
        xor r15, rdi              ;    25.3 p1       7 x[0]
        xor r15, rax              ;    26.3 p5       7 x[0]
        rorx r10, r13, 0x3d       ;    25.3 p6      21 x[1]
        rorx rsi, r13, 0x27       ;    25.3 p0      21 x[1]
        xor r13, r10              ;    26.3 p11     21 x[1]
        xor r13, rsi              ;    27.3 p1      21 x[1]
        xor r15, rbp              ;    27.3 p5       7 x[0]
        xor rbp, r14              ;    27.3 p11      7 x[4]
        mov r10, r14              ;    27.3          9 x[2] copy
        not r10                   ;    27.3 p1       9 x[2]
        and r10, rbp              ;    28.3 p5       9 x[2]
        xor r11, r13              ;    28.3 p6       7 x[2]
        mov rsi, r14              ;    27.3          9 x[1] copy
        mov rdi, rbp              ;    28.3          9 x[3] copy
        not rdi                   ;    28.3 p11      9 x[3]
        and rdi, r15              ;    29.3 p0       9 x[3]
        mov rax, r15              ;    28.3          9 x[4] copy
        not rax                   ;    28.3 p1       9 x[4]
        and rax, r13              ;    29.3 p5       9 x[4]
        mov rcx, r13              ;    28.3          9 x[0] copy
        not rcx                   ;    28.3 p6       9 x[0]
        and rcx, r11              ;    29.3 p11      9 x[0]
        xor r10, r11              ;    29.3 p0       9 x[2]
        not r11                   ;    29.3 p1       9 x[1]
        xor r15, rcx              ;    30.3 p5       9 x[0]
        and rsi, r11              ;    30.3 p6       9 x[1]
        xor rbp, rax              ;    30.3 p11      9 x[4]
        xor r14, rdi              ;    30.3 p0      10 x[4]
        xor r14, r10              ;    31.3 p1      10 x[4]
        not r10                   ;    30.3 p5      10 x[4]
        xor r13, rsi              ;    31.3 p6      10 x[4]
        xor r13, r15              ;    32.3 p11     10 x[4]
        xor r15, rbp              ;    31.3 p0      10 x[4]
        rorx r11, rbp, 7          ;    31.3 p6      21 x[4]
        rorx rsi, rbp, 0x29       ;    31.3 p0      21 x[4]
        rorx rdi, r10, 1          ;    31.3 p6      21 x[2]
        rorx rax, r10, 6          ;    31.3 p0      21 x[2]
        xor r10, 0xc3             ;    31.3 p1       7 x[2]
        xor rbp, r11              ;    32.3 p5      21 x[4]
        xor rbp, rsi              ;    33.3 p11     21 x[4]
        xor r10, rdi              ;    32.3 p1       7 x[2]
        xor r10, rax              ;    33.3 p5       7 x[2]
        rorx r11, r14, 0xa        ;    32.3 p6      21 x[3]
        rorx rsi, r14, 0x11       ;    32.3 p0      21 x[3]
        rorx rdi, r15, 0x13       ;    32.3 p6      21 x[0]
        rorx rax, r15, 0x1c       ;    32.3 p0      21 x[0]
        xor r14, r11              ;    33.3 p11     21 x[3]
        xor r14, rsi              ;    34.3 p1      21 x[3]
        xor r15, rdi              ;    33.3 p5       7 x[0]
        xor r15, rax              ;    34.3 p11      7 x[0]
        rorx r11, r13, 0x3d       ;    33.3 p6      21 x[1]
        rorx rsi, r13, 0x27       ;    33.3 p0      21 x[1]
        xor r13, r11              ;    34.3 p1      21 x[1]
        xor r13, rsi              ;    35.3 p5      21 x[1]
        xor r15, rbp              ;    35.3 p11      7 x[0]
        xor rbp, r14              ;    35.3 p1       7 x[4]
        mov r11, r14              ;    35.3          9 x[2] copy
        not r11                   ;    35.3 p5       9 x[2]
        and r11, rbp              ;    36.3 p11      9 x[2]
        xor r10, r13              ;    36.3 p1       7 x[2]
        mov rsi, r14              ;    35.3          9 x[1] copy
        mov rdi, rbp              ;    36.3          9 x[3] copy
        not rdi                   ;    36.3 p5       9 x[3]
        and rdi, r15              ;    37.3 p6       9 x[3]
        mov rax, r15              ;    36.3          9 x[4] copy
        not rax                   ;    36.3 p11      9 x[4]
        and rax, r13              ;    37.3 p0       9 x[4]
        mov rcx, r13              ;    36.3          9 x[0] copy
        not rcx                   ;    36.3 p1       9 x[0]
        and rcx, r10              ;    37.3 p5       9 x[0]
        xor r11, r10              ;    37.3 p6       9 x[2]
        not r10                   ;    37.3 p11      9 x[1]
        xor r15, rcx              ;    38.3 p0       9 x[0]
        and rsi, r10              ;    38.3 p1       9 x[1]
        xor rbp, rax              ;    38.3 p5       9 x[4]
        xor r14, rdi              ;    38.3 p6      10 x[4]
        xor r14, r11              ;    39.3 p11     10 x[4]
        not r11                   ;    38.3 p0      10 x[4]
        xor r13, rsi              ;    39.3 p1      10 x[4]
        xor r13, r15              ;    40.3 p5      10 x[4]
        xor r15, rbp              ;    39.3 p6      10 x[4]
        rorx r10, rbp, 7          ;    39.3 p0      21 x[4]
        rorx rsi, rbp, 0x29       ;    39.3 p6      21 x[4]
        rorx rdi, r11, 1          ;    39.3 p0      21 x[2]
        rorx rax, r11, 6          ;    39.3 p6      21 x[2]
        xor r11, 0xb4             ;    39.3 p11      7 x[2]
        xor rbp, r10              ;    40.3 p1      21 x[4]
        xor rbp, rsi              ;    41.3 p5      21 x[4]
        xor r11, rdi              ;    40.3 p11      7 x[2]
        xor r11, rax              ;    41.3 p1       7 x[2]
        rorx r10, r14, 0xa        ;    40.3 p0      21 x[3]
        rorx rsi, r14, 0x11       ;    40.3 p6      21 x[3]
        rorx rdi, r15, 0x13       ;    40.3 p0      21 x[0]
        rorx rax, r15, 0x1c       ;    40.3 p6      21 x[0]
        xor r14, r10              ;    41.3 p5      21 x[3]
        xor r14, rsi              ;    42.3 p11     21 x[3]
        xor r15, rdi              ;    41.3 p1       7 x[0]
        xor r15, rax              ;    42.3 p5       7 x[0]
        rorx r10, r13, 0x3d       ;    41.3 p0      21 x[1]
        rorx rsi, r13, 0x27       ;    41.3 p6      21 x[1]
        xor r13, r10              ;    42.3 p11     21 x[1]
        xor r13, rsi              ;    43.3 p1      21 x[1]
        xor r15, rbp              ;    43.3 p5       7 x[0]
        xor rbp, r14              ;    43.3 p11      7 x[4]
        mov r10, r14              ;    43.3          9 x[2] copy
        not r10                   ;    43.3 p1       9 x[2]
        and r10, rbp              ;    44.3 p5       9 x[2]
        xor r11, r13              ;    44.3 p11      7 x[2]
        mov rsi, r14              ;    43.3          9 x[1] copy
        mov rdi, rbp              ;    44.3          9 x[3] copy
        not rdi                   ;    44.3 p0       9 x[3]
        and rdi, r15              ;    45.3 p1       9 x[3]
        mov rax, r15              ;    44.3          9 x[4] copy
        not rax                   ;    44.3 p5       9 x[4]
        and rax, r13              ;    45.3 p6       9 x[4]
        mov rcx, r13              ;    44.3          9 x[0] copy
        not rcx                   ;    44.3 p11      9 x[0]
        and rcx, r11              ;    45.3 p0       9 x[0]
        xor r10, r11              ;    45.3 p1       9 x[2]
        not r11                   ;    45.3 p5       9 x[1]
        xor r15, rcx              ;    46.3 p6       9 x[0]
        and rsi, r11              ;    46.3 p11      9 x[1]
        xor rbp, rax              ;    46.3 p0       9 x[4]
        xor r14, rdi              ;    46.3 p1      10 x[4]
        xor r14, r10              ;    47.3 p5      10 x[4]
        not r10                   ;    46.3 p6      10 x[4]
        xor r13, rsi              ;    47.3 p11     10 x[4]
        xor r13, r15              ;    48.3 p0      10 x[4]
        xor r15, rbp              ;    47.3 p1      10 x[4]
        rorx r11, rbp, 7          ;    47.3 p6      21 x[4]
        rorx rsi, rbp, 0x29       ;    47.3 p0      21 x[4]
        rorx rdi, r10, 1          ;    47.3 p6      21 x[2]
        rorx rax, r10, 6          ;    47.3 p0      21 x[2]
        xor r10, 0xa5             ;    47.3 p5       7 x[2]
        xor rbp, r11              ;    48.3 p11     21 x[4]
        xor rbp, rsi              ;    49.3 p1      21 x[4]
        xor r10, rdi              ;    48.3 p5       7 x[2]
        xor r10, rax              ;    49.3 p11      7 x[2]
        rorx r11, r14, 0xa        ;    48.3 p6      21 x[3]
        rorx rsi, r14, 0x11       ;    48.3 p0      21 x[3]
        rorx rdi, r15, 0x13       ;    48.3 p6      21 x[0]
        rorx rax, r15, 0x1c       ;    48.3 p0      21 x[0]
        xor r14, r11              ;    49.3 p1      21 x[3]
        xor r14, rsi              ;    50.3 p5      21 x[3]
        xor r15, rdi              ;    49.3 p11      7 x[0]
        xor r15, rax              ;    50.3 p1       7 x[0]
        rorx r11, r13, 0x3d       ;    49.3 p6      21 x[1]
        rorx rsi, r13, 0x27       ;    49.3 p0      21 x[1]
        xor r13, r11              ;    50.3 p5      21 x[1]
        xor r13, rsi              ;    51.3 p11     21 x[1]
        xor r15, rbp              ;    51.3 p1       7 x[0]
        xor rbp, r14              ;    51.3 p5       7 x[4]
        mov r11, r14              ;    51.3          9 x[2] copy
        not r11                   ;    51.3 p11      9 x[2]
        and r11, rbp              ;    52.3 p1       9 x[2]
        xor r10, r13              ;    52.3 p5       7 x[2]
        mov rsi, r14              ;    51.3          9 x[1] copy
        mov rdi, rbp              ;    52.3          9 x[3] copy
        not rdi                   ;    52.3 p6       9 x[3]
        and rdi, r15              ;    53.3 p11      9 x[3]
        mov rax, r15              ;    52.3          9 x[4] copy
        not rax                   ;    52.3 p0       9 x[4]
        and rax, r13              ;    53.3 p1       9 x[4]
        mov rcx, r13              ;    52.3          9 x[0] copy
        not rcx                   ;    52.3 p5       9 x[0]
        and rcx, r10              ;    53.3 p6       9 x[0]
        xor r11, r10              ;    53.3 p11      9 x[2]
        not r10                   ;    53.3 p0       9 x[1]
        xor r15, rcx              ;    54.3 p1       9 x[0]
        and rsi, r10              ;    54.3 p5       9 x[1]
        xor rbp, rax              ;    54.3 p6       9 x[4]
        xor r14, rdi              ;    54.3 p11     10 x[4]
        xor r14, r11              ;    55.3 p0      10 x[4]
        not r11                   ;    54.3 p1      10 x[4]
        xor r13, rsi              ;    55.3 p5      10 x[4]
        xor r13, r15              ;    56.3 p6      10 x[4]
        xor r15, rbp              ;    55.3 p11     10 x[4]
        rorx r10, rbp, 7          ;    55.3 p0      21 x[4]
        rorx rsi, rbp, 0x29       ;    55.3 p6      21 x[4]
        rorx rdi, r11, 1          ;    55.3 p0      21 x[2]
        rorx rax, r11, 6          ;    55.3 p6      21 x[2]
        xor r11, 0x96             ;    55.3 p1       7 x[2]
        xor rbp, r10              ;    56.3 p5      21 x[4]
        xor rbp, rsi              ;    57.3 p11     21 x[4]
        xor r11, rdi              ;    56.3 p1       7 x[2]
        xor r11, rax              ;    57.3 p5       7 x[2]
        rorx r10, r14, 0xa        ;    56.3 p0      21 x[3]
        rorx rsi, r14, 0x11       ;    56.3 p6      21 x[3]
        rorx rdi, r15, 0x13       ;    56.3 p0      21 x[0]
        rorx rax, r15, 0x1c       ;    56.3 p6      21 x[0]
        xor r14, r10              ;    57.3 p11     21 x[3]
        xor r14, rsi              ;    58.3 p1      21 x[3]
        xor r15, rdi              ;    57.3 p5       7 x[0]
        xor r15, rax              ;    58.3 p11      7 x[0]
        rorx r10, r13, 0x3d       ;    57.3 p0      21 x[1]
        rorx rsi, r13, 0x27       ;    57.3 p6      21 x[1]
        xor r13, r10              ;    58.3 p1      21 x[1]
        xor r13, rsi              ;    59.3 p5      21 x[1]
        xor r15, rbp              ;    59.3 p11      7 x[0]
        xor rbp, r14              ;    59.3 p1       7 x[4]
        mov r10, r14              ;    59.3          9 x[2] copy
        not r10                   ;    59.3 p5       9 x[2]
        and r10, rbp              ;    60.3 p11      9 x[2]
        xor r11, r13              ;    60.3 p0       7 x[2]
        mov rsi, r14              ;    59.3          9 x[1] copy
        mov rdi, rbp              ;    60.3          9 x[3] copy
        not rdi                   ;    60.3 p1       9 x[3]
        and rdi, r15              ;    61.3 p5       9 x[3]
        mov rax, r15              ;    60.3          9 x[4] copy
        not rax                   ;    60.3 p6       9 x[4]
        and rax, r13              ;    61.3 p11      9 x[4]
        mov rcx, r13              ;    60.3          9 x[0] copy
        not rcx                   ;    60.3 p0       9 x[0]
        and rcx, r11              ;    61.3 p1       9 x[0]
        xor r10, r11              ;    61.3 p5       9 x[2]
        not r11                   ;    61.3 p6       9 x[1]
        xor r15, rcx              ;    62.3 p11      9 x[0]
        and rsi, r11              ;    62.3 p0       9 x[1]
        xor rbp, rax              ;    62.3 p1       9 x[4]
        xor r14, rdi              ;    62.3 p5      10 x[4]
        xor r14, r10              ;    63.3 p6      10 x[4]
        not r10                   ;    62.3 p11     10 x[4]
        xor r13, rsi              ;    63.3 p0      10 x[4]
        xor r13, r15              ;    64.3 p1      10 x[4]
        xor r15, rbp              ;    63.3 p5      10 x[4]
        rorx r11, rbp, 7          ;    63.3 p6      21 x[4]
        rorx rsi, rbp, 0x29       ;    63.3 p0      21 x[4]
        rorx rdi, r10, 1          ;    63.3 p6      21 x[2]
        rorx rax, r10, 6          ;    63.3 p0      21 x[2]
        xor r10, 0x87             ;    63.3 p11      7 x[2]
        xor rbp, r11              ;    64.3 p1      21 x[4]
        xor rbp, rsi              ;    65.3 p5      21 x[4]
        xor r10, rdi              ;    64.3 p11      7 x[2]
        xor r10, rax              ;    65.3 p1       7 x[2]
        rorx r11, r14, 0xa        ;    64.3 p6      21 x[3]
        rorx rsi, r14, 0x11       ;    64.3 p0      21 x[3]
        rorx rdi, r15, 0x13       ;    64.3 p6      21 x[0]
        rorx rax, r15, 0x1c       ;    64.3 p0      21 x[0]
        xor r14, r11              ;    65.3 p5      21 x[3]
        xor r14, rsi              ;    66.3 p11     21 x[3]
        xor r15, rdi              ;    65.3 p1       7 x[0]
        xor r15, rax              ;    66.3 p5       7 x[0]
        rorx r11, r13, 0x3d       ;    65.3 p6      21 x[1]
        rorx rsi, r13, 0x27       ;    65.3 p0      21 x[1]
        xor r13, r11              ;    66.3 p11     21 x[1]
        xor r13, rsi              ;    67.3 p1      21 x[1]
        xor r15, rbp              ;    67.3 p5       7 x[0]
        xor rbp, r14              ;    67.3 p11      7 x[4]
        mov r11, r14              ;    67.3          9 x[2] copy
        not r11                   ;    67.3 p1       9 x[2]
        and r11, rbp              ;    68.3 p5       9 x[2]
        xor r10, r13              ;    68.3 p6       7 x[2]
        mov rsi, r14              ;    67.3          9 x[1] copy
        mov rdi, rbp              ;    68.3          9 x[3] copy
        not rdi                   ;    68.3 p11      9 x[3]
        and rdi, r15              ;    69.3 p0       9 x[3]
        mov rax, r15              ;    68.3          9 x[4] copy
        not rax                   ;    68.3 p1       9 x[4]
        and rax, r13              ;    69.3 p5       9 x[4]
        mov rcx, r13              ;    68.3          9 x[0] copy
        not rcx                   ;    68.3 p6       9 x[0]
        and rcx, r10              ;    69.3 p11      9 x[0]
        xor r11, r10              ;    69.3 p0       9 x[2]
        not r10                   ;    69.3 p1       9 x[1]
        xor r15, rcx              ;    70.3 p5       9 x[0]
        and rsi, r10              ;    70.3 p6       9 x[1]
        xor rbp, rax              ;    70.3 p11      9 x[4]
        xor r14, rdi              ;    70.3 p0      10 x[4]
        xor r14, r11              ;    71.3 p1      10 x[4]
        not r11                   ;    70.3 p5      10 x[4]
        xor r13, rsi              ;    71.3 p6      10 x[4]
        xor r13, r15              ;    72.3 p11     10 x[4]
        xor r15, rbp              ;    71.3 p0      10 x[4]
        rorx r10, rbp, 7          ;    71.3 p6      21 x[4]
        rorx rsi, rbp, 0x29       ;    71.3 p0      21 x[4]
        rorx rdi, r11, 1          ;    71.3 p6      21 x[2]
        rorx rax, r11, 6          ;    71.3 p0      21 x[2]
        xor r11, 0x78             ;    71.3 p1       7 x[2]
        xor rbp, r10              ;    72.3 p5      21 x[4]
        xor rbp, rsi              ;    73.3 p11     21 x[4]
        xor r11, rdi              ;    72.3 p1       7 x[2]
        xor r11, rax              ;    73.3 p5       7 x[2]
        rorx r10, r14, 0xa        ;    72.3 p6      21 x[3]
        rorx rsi, r14, 0x11       ;    72.3 p0      21 x[3]
        rorx rdi, r15, 0x13       ;    72.3 p6      21 x[0]
        rorx rax, r15, 0x1c       ;    72.3 p0      21 x[0]
        xor r14, r10              ;    73.3 p11     21 x[3]
        xor r14, rsi              ;    74.3 p1      21 x[3]
        xor r15, rdi              ;    73.3 p5       7 x[0]
        xor r15, rax              ;    74.3 p11      7 x[0]
        rorx r10, r13, 0x3d       ;    73.3 p6      21 x[1]
        rorx rsi, r13, 0x27       ;    73.3 p0      21 x[1]
        xor r13, r10              ;    74.3 p1      21 x[1]
        xor r13, rsi              ;    75.3 p5      21 x[1]
        xor r15, rbp              ;    75.3 p11      7 x[0]
        xor rbp, r14              ;    75.3 p1       7 x[4]
        mov r10, r14              ;    75.3          9 x[2] copy
        not r10                   ;    75.3 p5       9 x[2]
        and r10, rbp              ;    76.3 p11      9 x[2]
        xor r11, r13              ;    76.3 p1       7 x[2]
        mov rsi, r14              ;    75.3          9 x[1] copy
        mov rdi, rbp              ;    76.3          9 x[3] copy
        not rdi                   ;    76.3 p5       9 x[3]
        and rdi, r15              ;    77.3 p6       9 x[3]
        mov rax, r15              ;    76.3          9 x[4] copy
        not rax                   ;    76.3 p11      9 x[4]
        and rax, r13              ;    77.3 p0       9 x[4]
        mov rcx, r13              ;    76.3          9 x[0] copy
        not rcx                   ;    76.3 p1       9 x[0]
        and rcx, r11              ;    77.3 p5       9 x[0]
        xor r10, r11              ;    77.3 p6       9 x[2]
        not r11                   ;    77.3 p11      9 x[1]
        xor r15, rcx              ;    78.3 p0       9 x[0]
        and rsi, r11              ;    78.3 p1       9 x[1]
        xor rbp, rax              ;    78.3 p5       9 x[4]
        xor r14, rdi              ;    78.3 p6      10 x[4]
        xor r14, r10              ;    79.3 p11     10 x[4]
        not r10                   ;    78.3 p0      10 x[4]
        xor r13, rsi              ;    79.3 p1      10 x[4]
        xor r13, r15              ;    80.3 p5      10 x[4]
        xor r15, rbp              ;    79.3 p6      10 x[4]
        rorx r11, rbp, 7          ;    79.3 p0      21 x[4]
        rorx rsi, rbp, 0x29       ;    79.3 p6      21 x[4]
        rorx rdi, r10, 1          ;    79.3 p0      21 x[2]
        rorx rax, r10, 6          ;    79.3 p6      21 x[2]
        xor r10, 0x69             ;    79.3 p11      7 x[2]
        xor rbp, r11              ;    80.3 p1      21 x[4]
        xor rbp, rsi              ;    81.3 p5      21 x[4]
        xor r10, rdi              ;    80.3 p11      7 x[2]
        xor r10, rax              ;    81.3 p1       7 x[2]
        rorx r11, r14, 0xa        ;    80.3 p0      21 x[3]
        rorx rsi, r14, 0x11       ;    80.3 p6      21 x[3]
        rorx rdi, r15, 0x13       ;    80.3 p0      21 x[0]
        rorx rax, r15, 0x1c       ;    80.3 p6      21 x[0]
        xor r14, r11              ;    81.3 p5      21 x[3]
        xor r14, rsi              ;    82.3 p11     21 x[3]
        xor r15, rdi              ;    81.3 p1       7 x[0]
        xor r15, rax              ;    82.3 p5       7 x[0]
        rorx r11, r13, 0x3d       ;    81.3 p0      21 x[1]
        rorx rsi, r13, 0x27       ;    81.3 p6      21 x[1]
        xor r13, r11              ;    82.3 p11     21 x[1]
        xor r13, rsi              ;    83.3 p1      21 x[1]
        xor r15, rbp              ;    83.3 p5       7 x[0]
        xor rbp, r14              ;    83.3 p11      7 x[4]
        mov r11, r14              ;    83.3          9 x[2] copy
        not r11                   ;    83.3 p1       9 x[2]
        and r11, rbp              ;    84.3 p5       9 x[2]
        xor r10, r13              ;    84.3 p11      7 x[2]
        mov rsi, r14              ;    83.3          9 x[1] copy
        mov rdi, rbp              ;    84.3          9 x[3] copy
        not rdi                   ;    84.3 p0       9 x[3]
        and rdi, r15              ;    85.3 p1       9 x[3]
        mov rax, r15              ;    84.3          9 x[4] copy
        not rax                   ;    84.3 p5       9 x[4]
        and rax, r13              ;    85.3 p6       9 x[4]
        mov rcx, r13              ;    84.3          9 x[0] copy
        not rcx                   ;    84.3 p11      9 x[0]
        and rcx, r10              ;    85.3 p0       9 x[0]
        xor r11, r10              ;    85.3 p1       9 x[2]
        not r10                   ;    85.3 p5       9 x[1]
        xor r15, rcx              ;    86.3 p6       9 x[0]
        and rsi, r10              ;    86.3 p11      9 x[1]
        xor rbp, rax              ;    86.3 p0       9 x[4]
        xor r14, rdi              ;    86.3 p1      10 x[4]
        xor r14, r11              ;    87.3 p5      10 x[4]
        not r11                   ;    86.3 p6      10 x[4]
        xor r13, rsi              ;    87.3 p11     10 x[4]
        xor r13, r15              ;    88.3 p0      10 x[4]
        xor r15, rbp              ;    87.3 p1      10 x[4]
        rorx r10, rbp, 7          ;    87.3 p6      21 x[4]
        rorx rsi, rbp, 0x29       ;    87.3 p0      21 x[4]
        rorx rdi, r11, 1          ;    87.3 p6      21 x[2]
        rorx rax, r11, 6          ;    87.3 p0      21 x[2]
        xor r11, 0x5a             ;    87.3 p5       7 x[2]
        xor rbp, r10              ;    88.3 p11     21 x[4]
        xor rbp, rsi              ;    89.3 p1      21 x[4]
        xor r11, rdi              ;    88.3 p5       7 x[2]
        xor r11, rax              ;    89.3 p11      7 x[2]
        rorx r10, r14, 0xa        ;    88.3 p6      21 x[3]
        rorx rsi, r14, 0x11       ;    88.3 p0      21 x[3]
        rorx rdi, r15, 0x13       ;    88.3 p6      21 x[0]
        rorx rax, r15, 0x1c       ;    88.3 p0      21 x[0]
        xor r14, r10              ;    89.3 p1      21 x[3]
        xor r14, rsi              ;    90.3 p5      21 x[3]
        xor r15, rdi              ;    89.3 p11      7 x[0]
        xor r15, rax              ;    90.3 p1       7 x[0]
        rorx r10, r13, 0x3d       ;    89.3 p6      21 x[1]
        rorx rsi, r13, 0x27       ;    89.3 p0      21 x[1]
        xor r13, r10              ;    90.3 p5      21 x[1]
        xor r13, rsi              ;    91.3 p11     21 x[1]
        xor r15, rbp              ;    91.3 p1       7 x[0]
        xor rbp, r14              ;    91.3 p5       7 x[4]
        mov r10, r14              ;    91.3          9 x[2] copy
        not r10                   ;    91.3 p11      9 x[2]
        and r10, rbp              ;    92.3 p1       9 x[2]
        xor r11, r13              ;    92.3 p5       7 x[2]
        mov rsi, r14              ;    91.3         10 x[4] copy
        mov rdi, rbp              ;    92.3          9 x[3] copy
        not rdi                   ;    92.3 p6       9 x[3]
        and rdi, r15              ;    93.3 p11      9 x[3]
        mov rax, r15              ;    92.3          9 x[4] copy
        not rax                   ;    92.3 p0       9 x[4]
        and rax, r13              ;    93.3 p1       9 x[4]
        mov rcx, r13              ;    92.3          9 x[0] copy
        not rcx                   ;    92.3 p5       9 x[0]
        and rcx, r11              ;    93.3 p6       9 x[0]
        xor r10, r11              ;    93.3 p11      9 x[2]
        not r11                   ;    93.3 p0       9 x[1]
        xor r15, rcx              ;    94.3 p1       9 x[0]
        xor rbp, rax              ;    94.3 p5       9 x[4]
        xor rsi, rdi              ;    94.3 p6      10 x[4]
        and r14, r11              ;    94.3 p11      9 x[1]
        xor rsi, r10              ;    95.3 p0      10 x[4]
        not r10                   ;    94.3 p1      10 x[4]
        xor r13, r14              ;    95.3 p5      10 x[4]
        xor r13, r15              ;    96.3 p6      10 x[4]
        xor r15, rbp              ;    95.3 p11     10 x[4]
        rorx r11, rbp, 7          ;    95.3 p0      21 x[4]
        rorx r14, rbp, 0x29       ;    95.3 p6      21 x[4]
        rorx rdi, r10, 1          ;    95.3 p0      21 x[2]
        rorx rax, r10, 6          ;    95.3 p6      21 x[2]
        xor r10, 0x4b             ;    95.3 p1      10 x[4]
        xor rbp, r11              ;    96.3 p5      21 x[4]
        xor rbp, r14              ;    97.3 p11     21 x[4]
        xor r10, rdi              ;    96.3 p1      10 x[4]
        xor r10, rax              ;    97.3 p5      10 x[4]
        rorx r11, rsi, 0xa        ;    96.3 p0      21 x[3]
        rorx r14, rsi, 0x11       ;    96.3 p6      21 x[3]
        rorx r8, r15, 0x13        ;    96.3 p0      21 x[0]
        rorx rdi, r15, 0x1c       ;    96.7 p6      21 x[0]
        xor rsi, r11              ;    97.3 p11     21 x[3]
        xor rsi, r14              ;    98.3 p1      21 x[3]
        xor r15, r8               ;    97.3 p5       7 x[0]
        xor r15, rdi              ;    98.3 p11      7 x[0]
        rorx r8, r13, 0x3d        ;    97.3 p0      21 x[1]
        rorx r11, r13, 0x27       ;    97.7 p6      21 x[1]
        xor r13, r8               ;    98.3 p1      21 x[1]
        xor r15, rbp              ;    99.3 p5       7 x[0]
        xor r13, r11              ;    99.3 p11     21 x[1]
        xor rbp, rsi              ;    99.3 p1       7 x[4]
        xor r10, rsi              ;    99.3 p5      10 x[4]
        not rsi                   ;    99.3 p11      9 x[2]
        xor r10, r13              ;   100.3 p0      10 x[4]
        and rsi, rbp              ;   100.3 p1       9 x[2]
        xor r10, rsi              ;   101.3 p5      10 x[4]
        mov r8, rbp               ;   100.3          9 x[3] copy
        not r8                    ;   100.3 p6       9 x[3]
        mov r11, r15              ;   100.3          9 x[4] copy
        not r11                   ;   100.3 p11      9 x[4]
        and r15, r8               ;   101.3 p0       9 x[3]
        and r13, r11              ;   101.3 p1       9 x[4]
        xor rbp, r13              ;   102.3 p5       9 x[4]
        xor r10, r15              ;   102.3 p6      10 x[4]
        xor r12, r10              ;   103.3 p11     79 tag
        xor r9, rbp               ;   103.3 p0      79 tag
        rorx r8, r10, 0xa         ;   103.3 p6      21 x[3]
        ror r10, 0x11             ;   103.3 p0      21 x[3]
        rorx r11, rbp, 7          ;   103.3 p6      21 x[4]
        ror rbp, 0x29             ;   103.3 p0      21 x[4]
        xor r12, r8               ;   104.3 p1      79 tag
        xor r12, r10              ;   105.3 p5      79 tag
        xor r9, r11               ;   104.3 p11     79 tag
        xor r9, rbp               ;   105.3 p1      79 tag
        mov r8, qword [rsp + 16]  ;    94.3 p2      79 tag reload
        mov qword [r8], r12       ;   106.3 p7+p4   79 tag
        mov qword [r8 + 8], r9    ;   106.3 p8+p9   79 tag
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
