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
;   body: 614 uops, planned 119.0; bounds: width 102.3, ports 99.8, path 102.0
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
        xor rsi, 0xf0             ;    12.0 p11      7 x[2]
        xor rsi, r9               ;    13.0 p0       7 x[2]
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
        mov r8, r9                ;    18.0         21 x[1] copy
        ror r8, 0x16              ;    18.0 p0      21 x[1]
        xor r8, r9                ;    19.0 p1      21 x[1]
        ror r8, 0x27              ;    20.0 p6      21 x[1]
        xor r9, r8                ;    21.0 p5      21 x[1]
        mov r8, r14               ;    17.0         21 x[3] copy
        ror r8, 7                 ;    17.0 p0      21 x[3]
        xor r8, r14               ;    18.0 p11     21 x[3]
        ror r8, 0xa               ;    19.0 p6      21 x[3]
        xor r14, r8               ;    20.0 p1      21 x[3]
        mov r8, r10               ;    14.0         21 x[4] copy
        ror r8, 0x22              ;    14.0 p0      21 x[4]
        xor r8, r10               ;    15.0 p5      21 x[4]
        ror r8, 7                 ;    16.0 p6      21 x[4]
        xor r10, r8               ;    17.0 p11     21 x[4]
        mov r8, rdi               ;    17.0         21 x[0] copy
        ror r8, 9                 ;    17.0 p0      21 x[0]
        xor r8, rdi               ;    18.0 p1      21 x[0]
        ror r8, 0x13              ;    19.0 p6      21 x[0]
        xor rdi, r8               ;    20.0 p5       7 x[0]
        xor rdi, r10              ;    21.0 p11      7 x[0]
        mov r8, rsi               ;    16.0         21 x[2] copy
        ror r8, 5                 ;    16.0 p0      21 x[2]
        xor r8, rsi               ;    17.0 p1      21 x[2]
        ror r8, 1                 ;    18.0 p6      21 x[2]
        xor rsi, r8               ;    19.0 p5       7 x[2]
        xor rsi, 0xe1             ;    20.0 p11      7 x[2]
        xor rsi, r9               ;    22.0 p1       7 x[2]
        xor r10, r14              ;    21.0 p5       7 x[4]
        mov r8, r9                ;    22.0          9 x[0] copy
        not r8                    ;    22.0 p0       9 x[0]
        and r8, rsi               ;    23.0 p11      9 x[0]
        xor r8, rdi               ;    24.0 p1       9 x[0]
        mov r15, rsi              ;    23.0          9 x[1] copy
        not r15                   ;    23.0 p6       9 x[1]
        and r15, r14              ;    24.0 p5       9 x[1]
        mov rbp, r14              ;    21.0          9 x[2] copy
        not rbp                   ;    21.0 p0       9 x[2]
        and rbp, r10              ;    22.0 p11      9 x[2]
        xor rsi, rbp              ;    23.0 p1       9 x[2]
        mov rbp, r10              ;    22.0          9 x[3] copy
        not rbp                   ;    22.0 p6       9 x[3]
        and rbp, rdi              ;    23.0 p5       9 x[3]
        not rdi                   ;    22.0 p0       9 x[4]
        and rdi, r9               ;    23.0 p11      9 x[4]
        xor r10, rdi              ;    24.0 p1       9 x[4]
        xor r9, r15               ;    25.0 p6      10 x[4]
        xor r9, r8                ;    26.0 p5      10 x[4]
        xor r8, r10               ;    25.0 p0      10 x[4]
        xor r14, rbp              ;    24.0 p11     10 x[4]
        xor r14, rsi              ;    25.0 p1      10 x[4]
        not rsi                   ;    24.0 p6      10 x[4]
        mov r15, r9               ;    27.0         21 x[1] copy
        ror r15, 0x16             ;    27.0 p0      21 x[1]
        xor r15, r9               ;    28.0 p5      21 x[1]
        ror r15, 0x27             ;    29.0 p6      21 x[1]
        xor r9, r15               ;    30.0 p11     21 x[1]
        mov r15, r14              ;    26.0         21 x[3] copy
        ror r15, 7                ;    26.0 p0      21 x[3]
        xor r15, r14              ;    27.0 p1      21 x[3]
        ror r15, 0xa              ;    28.0 p6      21 x[3]
        xor r14, r15              ;    29.0 p5      21 x[3]
        mov r15, r10              ;    25.0         21 x[4] copy
        ror r15, 0x22             ;    25.0 p0      21 x[4]
        xor r15, r10              ;    26.0 p11     21 x[4]
        ror r15, 7                ;    27.0 p6      21 x[4]
        xor r10, r15              ;    28.0 p1      21 x[4]
        mov r15, r8               ;    26.0         21 x[0] copy
        ror r15, 9                ;    26.0 p0      21 x[0]
        xor r15, r8               ;    27.0 p5      21 x[0]
        ror r15, 0x13             ;    28.0 p6      21 x[0]
        xor r8, r15               ;    29.0 p11      7 x[0]
        xor r8, r10               ;    30.0 p1       7 x[0]
        mov r15, rsi              ;    25.0         21 x[2] copy
        ror r15, 5                ;    25.0 p0      21 x[2]
        xor r15, rsi              ;    26.0 p5      21 x[2]
        ror r15, 1                ;    27.0 p6      21 x[2]
        xor rsi, r15              ;    28.0 p11      7 x[2]
        xor rsi, 0xd2             ;    29.0 p1       7 x[2]
        xor rsi, r9               ;    31.0 p5       7 x[2]
        xor r10, r14              ;    30.0 p11      7 x[4]
        mov r15, r9               ;    31.0          9 x[0] copy
        not r15                   ;    31.0 p1       9 x[0]
        and r15, rsi              ;    32.0 p0       9 x[0]
        xor r15, r8               ;    33.0 p5       9 x[0]
        mov rdi, rsi              ;    32.0          9 x[1] copy
        not rdi                   ;    32.0 p11      9 x[1]
        and rdi, r14              ;    33.0 p6       9 x[1]
        mov rbp, r14              ;    30.0          9 x[2] copy
        not rbp                   ;    30.0 p1       9 x[2]
        and rbp, r10              ;    31.0 p0       9 x[2]
        xor rsi, rbp              ;    32.0 p5       9 x[2]
        mov rbp, r10              ;    31.0          9 x[3] copy
        not rbp                   ;    31.0 p11      9 x[3]
        and rbp, r8               ;    32.0 p6       9 x[3]
        not r8                    ;    31.0 p1       9 x[4]
        and r8, r9                ;    32.0 p0       9 x[4]
        xor r10, r8               ;    33.0 p5       9 x[4]
        xor r9, rdi               ;    34.0 p11     10 x[4]
        xor r9, r15               ;    35.0 p6      10 x[4]
        xor r15, r10              ;    34.0 p1      10 x[4]
        xor r14, rbp              ;    33.0 p0      10 x[4]
        xor r14, rsi              ;    34.0 p5      10 x[4]
        not rsi                   ;    33.0 p11     10 x[4]
        mov r8, r9                ;    36.0         21 x[1] copy
        ror r8, 0x16              ;    36.0 p6      21 x[1]
        xor r8, r9                ;    37.0 p1      21 x[1]
        ror r8, 0x27              ;    38.0 p0      21 x[1]
        xor r9, r8                ;    39.0 p5      21 x[1]
        mov r8, r14               ;    35.0         21 x[3] copy
        ror r8, 7                 ;    35.0 p6      21 x[3]
        xor r8, r14               ;    36.0 p11     21 x[3]
        ror r8, 0xa               ;    37.0 p0      21 x[3]
        xor r14, r8               ;    38.0 p1      21 x[3]
        mov r8, r10               ;    34.0         21 x[4] copy
        ror r8, 0x22              ;    34.0 p6      21 x[4]
        xor r8, r10               ;    35.0 p5      21 x[4]
        ror r8, 7                 ;    36.0 p0      21 x[4]
        xor r10, r8               ;    37.0 p11     21 x[4]
        mov r8, r15               ;    35.0         21 x[0] copy
        ror r8, 9                 ;    35.0 p6      21 x[0]
        xor r8, r15               ;    36.0 p1      21 x[0]
        ror r8, 0x13              ;    37.0 p0      21 x[0]
        xor r15, r8               ;    38.0 p5       7 x[0]
        xor r15, r10              ;    39.0 p11      7 x[0]
        mov r8, rsi               ;    34.0         21 x[2] copy
        ror r8, 5                 ;    34.0 p6      21 x[2]
        xor r8, rsi               ;    35.0 p1      21 x[2]
        ror r8, 1                 ;    36.0 p0      21 x[2]
        xor rsi, r8               ;    37.0 p5       7 x[2]
        xor rsi, 0xc3             ;    38.0 p11      7 x[2]
        xor rsi, r9               ;    40.0 p1       7 x[2]
        xor r10, r14              ;    39.0 p5       7 x[4]
        mov r8, r9                ;    40.0          9 x[0] copy
        not r8                    ;    40.0 p11      9 x[0]
        and r8, rsi               ;    41.0 p6       9 x[0]
        xor r8, r15               ;    42.0 p1       9 x[0]
        mov rdi, rsi              ;    41.0          9 x[1] copy
        not rdi                   ;    41.0 p0       9 x[1]
        and rdi, r14              ;    42.0 p5       9 x[1]
        mov rbp, r14              ;    39.0          9 x[2] copy
        not rbp                   ;    39.0 p11      9 x[2]
        and rbp, r10              ;    40.0 p6       9 x[2]
        xor rsi, rbp              ;    41.0 p1       9 x[2]
        mov rbp, r10              ;    40.0          9 x[3] copy
        not rbp                   ;    40.0 p0       9 x[3]
        and rbp, r15              ;    41.0 p5       9 x[3]
        not r15                   ;    40.0 p11      9 x[4]
        and r15, r9               ;    41.0 p6       9 x[4]
        xor r10, r15              ;    42.0 p1       9 x[4]
        xor r9, rdi               ;    43.0 p0      10 x[4]
        xor r9, r8                ;    44.0 p5      10 x[4]
        xor r8, r10               ;    43.0 p11     10 x[4]
        xor r14, rbp              ;    42.0 p6      10 x[4]
        xor r14, rsi              ;    43.0 p1      10 x[4]
        not rsi                   ;    42.0 p0      10 x[4]
        mov r15, r9               ;    45.0         21 x[1] copy
        ror r15, 0x16             ;    45.0 p6      21 x[1]
        xor r15, r9               ;    46.0 p5      21 x[1]
        ror r15, 0x27             ;    47.0 p0      21 x[1]
        xor r9, r15               ;    48.0 p11     21 x[1]
        mov r15, r14              ;    44.0         21 x[3] copy
        ror r15, 7                ;    44.0 p6      21 x[3]
        xor r15, r14              ;    45.0 p1      21 x[3]
        ror r15, 0xa              ;    46.0 p0      21 x[3]
        xor r14, r15              ;    47.0 p5      21 x[3]
        mov r15, r10              ;    43.0         21 x[4] copy
        ror r15, 0x22             ;    43.0 p6      21 x[4]
        xor r15, r10              ;    44.0 p11     21 x[4]
        ror r15, 7                ;    45.0 p0      21 x[4]
        xor r10, r15              ;    46.0 p1      21 x[4]
        mov r15, r8               ;    44.0         21 x[0] copy
        ror r15, 9                ;    44.0 p6      21 x[0]
        xor r15, r8               ;    45.0 p5      21 x[0]
        ror r15, 0x13             ;    46.0 p0      21 x[0]
        xor r8, r15               ;    47.0 p11      7 x[0]
        xor r8, r10               ;    48.0 p1       7 x[0]
        mov r15, rsi              ;    43.0         21 x[2] copy
        ror r15, 5                ;    43.0 p6      21 x[2]
        xor r15, rsi              ;    44.0 p5      21 x[2]
        ror r15, 1                ;    45.0 p0      21 x[2]
        xor rsi, r15              ;    46.0 p11      7 x[2]
        xor rsi, 0xb4             ;    47.0 p1       7 x[2]
        xor rsi, r9               ;    49.0 p5       7 x[2]
        xor r10, r14              ;    48.0 p11      7 x[4]
        mov r15, r9               ;    49.0          9 x[0] copy
        not r15                   ;    49.0 p1       9 x[0]
        and r15, rsi              ;    50.0 p6       9 x[0]
        xor r15, r8               ;    51.0 p5       9 x[0]
        mov rdi, rsi              ;    50.0          9 x[1] copy
        not rdi                   ;    50.0 p11      9 x[1]
        and rdi, r14              ;    51.0 p0       9 x[1]
        mov rbp, r14              ;    48.0          9 x[2] copy
        not rbp                   ;    48.0 p1       9 x[2]
        and rbp, r10              ;    49.0 p6       9 x[2]
        xor rsi, rbp              ;    50.0 p5       9 x[2]
        mov rbp, r10              ;    49.0          9 x[3] copy
        not rbp                   ;    49.0 p11      9 x[3]
        and rbp, r8               ;    50.0 p0       9 x[3]
        not r8                    ;    49.0 p1       9 x[4]
        and r8, r9                ;    50.0 p6       9 x[4]
        xor r10, r8               ;    51.0 p5       9 x[4]
        xor r9, rdi               ;    52.0 p11     10 x[4]
        xor r9, r15               ;    53.0 p0      10 x[4]
        xor r15, r10              ;    52.0 p1      10 x[4]
        xor r14, rbp              ;    51.0 p6      10 x[4]
        xor r14, rsi              ;    52.0 p5      10 x[4]
        not rsi                   ;    51.0 p11     10 x[4]
        mov r8, r9                ;    54.0         21 x[1] copy
        ror r8, 0x16              ;    54.0 p0      21 x[1]
        xor r8, r9                ;    55.0 p1      21 x[1]
        ror r8, 0x27              ;    56.0 p6      21 x[1]
        xor r9, r8                ;    57.0 p5      21 x[1]
        mov r8, r14               ;    53.0         21 x[3] copy
        ror r8, 7                 ;    53.0 p0      21 x[3]
        xor r8, r14               ;    54.0 p11     21 x[3]
        ror r8, 0xa               ;    55.0 p6      21 x[3]
        xor r14, r8               ;    56.0 p1      21 x[3]
        mov r8, r10               ;    52.0         21 x[4] copy
        ror r8, 0x22              ;    52.0 p0      21 x[4]
        xor r8, r10               ;    53.0 p5      21 x[4]
        ror r8, 7                 ;    54.0 p6      21 x[4]
        xor r10, r8               ;    55.0 p11     21 x[4]
        mov r8, r15               ;    53.0         21 x[0] copy
        ror r8, 9                 ;    53.0 p0      21 x[0]
        xor r8, r15               ;    54.0 p1      21 x[0]
        ror r8, 0x13              ;    55.0 p6      21 x[0]
        xor r15, r8               ;    56.0 p5       7 x[0]
        xor r15, r10              ;    57.0 p11      7 x[0]
        mov r8, rsi               ;    52.0         21 x[2] copy
        ror r8, 5                 ;    52.0 p0      21 x[2]
        xor r8, rsi               ;    53.0 p1      21 x[2]
        ror r8, 1                 ;    54.0 p6      21 x[2]
        xor rsi, r8               ;    55.0 p5       7 x[2]
        xor rsi, 0xa5             ;    56.0 p11      7 x[2]
        xor rsi, r9               ;    58.0 p1       7 x[2]
        xor r10, r14              ;    57.0 p5       7 x[4]
        mov r8, r9                ;    58.0          9 x[0] copy
        not r8                    ;    58.0 p11      9 x[0]
        and r8, rsi               ;    59.0 p0       9 x[0]
        xor r8, r15               ;    60.0 p1       9 x[0]
        mov rdi, rsi              ;    59.0          9 x[1] copy
        not rdi                   ;    59.0 p6       9 x[1]
        and rdi, r14              ;    60.0 p5       9 x[1]
        mov rbp, r14              ;    57.0          9 x[2] copy
        not rbp                   ;    57.0 p11      9 x[2]
        and rbp, r10              ;    58.0 p0       9 x[2]
        xor rsi, rbp              ;    59.0 p1       9 x[2]
        mov rbp, r10              ;    58.0          9 x[3] copy
        not rbp                   ;    58.0 p6       9 x[3]
        and rbp, r15              ;    59.0 p5       9 x[3]
        not r15                   ;    58.0 p11      9 x[4]
        and r15, r9               ;    59.0 p0       9 x[4]
        xor r10, r15              ;    60.0 p1       9 x[4]
        xor r9, rdi               ;    61.0 p6      10 x[4]
        xor r9, r8                ;    62.0 p5      10 x[4]
        xor r8, r10               ;    61.0 p11     10 x[4]
        xor r14, rbp              ;    60.0 p0      10 x[4]
        xor r14, rsi              ;    61.0 p1      10 x[4]
        not rsi                   ;    60.0 p6      10 x[4]
        mov r15, r9               ;    63.0         21 x[1] copy
        ror r15, 0x16             ;    63.0 p0      21 x[1]
        xor r15, r9               ;    64.0 p5      21 x[1]
        ror r15, 0x27             ;    65.0 p6      21 x[1]
        xor r9, r15               ;    66.0 p11     21 x[1]
        mov r15, r14              ;    62.0         21 x[3] copy
        ror r15, 7                ;    62.0 p0      21 x[3]
        xor r15, r14              ;    63.0 p1      21 x[3]
        ror r15, 0xa              ;    64.0 p6      21 x[3]
        xor r14, r15              ;    65.0 p5      21 x[3]
        mov r15, r10              ;    61.0         21 x[4] copy
        ror r15, 0x22             ;    61.0 p0      21 x[4]
        xor r15, r10              ;    62.0 p11     21 x[4]
        ror r15, 7                ;    63.0 p6      21 x[4]
        xor r10, r15              ;    64.0 p1      21 x[4]
        mov r15, r8               ;    62.0         21 x[0] copy
        ror r15, 9                ;    62.0 p0      21 x[0]
        xor r15, r8               ;    63.0 p5      21 x[0]
        ror r15, 0x13             ;    64.0 p6      21 x[0]
        xor r8, r15               ;    65.0 p11      7 x[0]
        xor r8, r10               ;    66.0 p1       7 x[0]
        mov r15, rsi              ;    61.0         21 x[2] copy
        ror r15, 5                ;    61.0 p0      21 x[2]
        xor r15, rsi              ;    62.0 p5      21 x[2]
        ror r15, 1                ;    63.0 p6      21 x[2]
        xor rsi, r15              ;    64.0 p11      7 x[2]
        xor rsi, 0x96             ;    65.0 p1       7 x[2]
        xor rsi, r9               ;    67.0 p5       7 x[2]
        xor r10, r14              ;    66.0 p11      7 x[4]
        mov r15, r9               ;    67.0          9 x[0] copy
        not r15                   ;    67.0 p1       9 x[0]
        and r15, rsi              ;    68.0 p5       9 x[0]
        xor r15, r8               ;    69.0 p0       9 x[0]
        mov rdi, rsi              ;    68.0          9 x[1] copy
        not rdi                   ;    68.0 p11      9 x[1]
        and rdi, r14              ;    69.0 p1       9 x[1]
        mov rbp, r14              ;    66.0          9 x[2] copy
        not rbp                   ;    66.0 p6       9 x[2]
        and rbp, r10              ;    67.0 p5       9 x[2]
        xor rsi, rbp              ;    68.0 p0       9 x[2]
        mov rbp, r10              ;    67.0          9 x[3] copy
        not rbp                   ;    67.0 p11      9 x[3]
        and rbp, r8               ;    68.0 p1       9 x[3]
        not r8                    ;    67.0 p6       9 x[4]
        and r8, r9                ;    68.0 p5       9 x[4]
        xor r10, r8               ;    69.0 p0       9 x[4]
        xor r9, rdi               ;    70.0 p11     10 x[4]
        xor r9, r15               ;    71.0 p1      10 x[4]
        xor r15, r10              ;    70.0 p6      10 x[4]
        xor r14, rbp              ;    69.0 p5      10 x[4]
        xor r14, rsi              ;    70.0 p0      10 x[4]
        not rsi                   ;    69.0 p11     10 x[4]
        mov r8, r9                ;    72.0         21 x[1] copy
        ror r8, 0x16              ;    72.0 p6      21 x[1]
        xor r8, r9                ;    73.0 p1      21 x[1]
        ror r8, 0x27              ;    74.0 p0      21 x[1]
        xor r9, r8                ;    75.0 p5      21 x[1]
        mov r8, r14               ;    71.0         21 x[3] copy
        ror r8, 7                 ;    71.0 p6      21 x[3]
        xor r8, r14               ;    72.0 p11     21 x[3]
        ror r8, 0xa               ;    73.0 p0      21 x[3]
        xor r14, r8               ;    74.0 p1      21 x[3]
        mov r8, r10               ;    70.0         21 x[4] copy
        ror r8, 0x22              ;    70.0 p6      21 x[4]
        xor r8, r10               ;    71.0 p5      21 x[4]
        ror r8, 7                 ;    72.0 p0      21 x[4]
        xor r10, r8               ;    73.0 p11     21 x[4]
        mov r8, r15               ;    71.0         21 x[0] copy
        ror r8, 9                 ;    71.0 p6      21 x[0]
        xor r8, r15               ;    72.0 p1      21 x[0]
        ror r8, 0x13              ;    73.0 p0      21 x[0]
        xor r15, r8               ;    74.0 p5       7 x[0]
        xor r15, r10              ;    75.0 p11      7 x[0]
        mov r8, rsi               ;    70.0         21 x[2] copy
        ror r8, 5                 ;    70.0 p6      21 x[2]
        xor r8, rsi               ;    71.0 p1      21 x[2]
        ror r8, 1                 ;    72.0 p0      21 x[2]
        xor rsi, 0x87             ;    70.0 p5       7 x[2]
        xor rsi, r8               ;    73.0 p11      7 x[2]
        xor rsi, r9               ;    76.0 p1       7 x[2]
        xor r10, r14              ;    75.0 p5       7 x[4]
        mov r8, r9                ;    76.0          9 x[0] copy
        not r8                    ;    76.0 p11      9 x[0]
        and r8, rsi               ;    77.0 p1       9 x[0]
        xor r8, r15               ;    78.0 p6       9 x[0]
        mov rdi, rsi              ;    77.0          9 x[1] copy
        not rdi                   ;    77.0 p5       9 x[1]
        and rdi, r14              ;    78.0 p0       9 x[1]
        mov rbp, r14              ;    75.0          9 x[2] copy
        not rbp                   ;    75.0 p11      9 x[2]
        and rbp, r10              ;    76.0 p1       9 x[2]
        xor rsi, rbp              ;    77.0 p6       9 x[2]
        mov rbp, r10              ;    76.0          9 x[3] copy
        not rbp                   ;    76.0 p5       9 x[3]
        and rbp, r15              ;    77.0 p0       9 x[3]
        not r15                   ;    76.0 p11      9 x[4]
        and r15, r9               ;    77.0 p1       9 x[4]
        xor r10, r15              ;    78.0 p6       9 x[4]
        xor r9, rdi               ;    79.0 p5      10 x[4]
        xor r9, r8                ;    80.0 p0      10 x[4]
        xor r8, r10               ;    79.0 p11     10 x[4]
        xor r14, rbp              ;    78.0 p1      10 x[4]
        xor r14, rsi              ;    79.0 p6      10 x[4]
        not rsi                   ;    78.0 p5      10 x[4]
        mov r15, r9               ;    81.0         21 x[1] copy
        ror r15, 0x16             ;    81.0 p0      21 x[1]
        xor r15, r9               ;    82.0 p11     21 x[1]
        ror r15, 0x27             ;    83.0 p6      21 x[1]
        xor r9, r15               ;    84.0 p1      21 x[1]
        mov r15, r14              ;    80.0         21 x[3] copy
        ror r15, 7                ;    80.0 p0      21 x[3]
        xor r15, r14              ;    81.0 p5      21 x[3]
        ror r15, 0xa              ;    82.0 p6      21 x[3]
        xor r14, r15              ;    83.0 p11     21 x[3]
        mov r15, r10              ;    79.0         21 x[4] copy
        ror r15, 0x22             ;    79.0 p0      21 x[4]
        xor r15, r10              ;    80.0 p1      21 x[4]
        ror r15, 7                ;    81.0 p6      21 x[4]
        xor r10, r15              ;    82.0 p5      21 x[4]
        mov r15, r8               ;    80.0         21 x[0] copy
        ror r15, 9                ;    80.0 p0      21 x[0]
        xor r15, r8               ;    81.0 p11     21 x[0]
        ror r15, 0x13             ;    82.0 p6      21 x[0]
        xor r8, r15               ;    83.0 p1       7 x[0]
        xor r8, r10               ;    84.0 p5       7 x[0]
        mov r15, rsi              ;    79.0         21 x[2] copy
        ror r15, 5                ;    79.0 p0      21 x[2]
        xor r15, rsi              ;    80.0 p11     21 x[2]
        ror r15, 1                ;    81.0 p6      21 x[2]
        xor rsi, 0x78             ;    79.0 p1       7 x[2]
        xor rsi, r15              ;    82.0 p5       7 x[2]
        xor rsi, r9               ;    85.0 p11      7 x[2]
        xor r10, r14              ;    84.0 p1       7 x[4]
        mov r15, r9               ;    85.0          9 x[0] copy
        not r15                   ;    85.0 p5       9 x[0]
        and r15, rsi              ;    86.0 p0       9 x[0]
        xor r15, r8               ;    87.0 p11      9 x[0]
        mov rdi, rsi              ;    86.0          9 x[1] copy
        not rdi                   ;    86.0 p1       9 x[1]
        and rdi, r14              ;    87.0 p6       9 x[1]
        mov rbp, r14              ;    84.0          9 x[2] copy
        not rbp                   ;    84.0 p5       9 x[2]
        and rbp, r10              ;    85.0 p0       9 x[2]
        xor rsi, rbp              ;    86.0 p11      9 x[2]
        mov rbp, r10              ;    85.0          9 x[3] copy
        not rbp                   ;    85.0 p1       9 x[3]
        and rbp, r8               ;    86.0 p6       9 x[3]
        not r8                    ;    85.0 p5       9 x[4]
        and r8, r9                ;    86.0 p0       9 x[4]
        xor r10, r8               ;    87.0 p11      9 x[4]
        xor r9, rdi               ;    88.0 p1      10 x[4]
        xor r9, r15               ;    89.0 p6      10 x[4]
        xor r15, r10              ;    88.0 p5      10 x[4]
        xor r14, rbp              ;    87.0 p0      10 x[4]
        xor r14, rsi              ;    88.0 p11     10 x[4]
        not rsi                   ;    87.0 p1      10 x[4]
        mov r8, r9                ;    90.0         21 x[1] copy
        ror r8, 0x16              ;    90.0 p6      21 x[1]
        xor r8, r9                ;    91.0 p5      21 x[1]
        ror r8, 0x27              ;    92.0 p0      21 x[1]
        xor r9, r8                ;    93.0 p11     21 x[1]
        mov r8, r14               ;    89.0         21 x[3] copy
        ror r8, 7                 ;    89.0 p6      21 x[3]
        xor r8, r14               ;    90.0 p1      21 x[3]
        ror r8, 0xa               ;    91.0 p0      21 x[3]
        xor r14, r8               ;    92.0 p5      21 x[3]
        mov r8, r10               ;    88.0         21 x[4] copy
        ror r8, 0x22              ;    88.0 p6      21 x[4]
        xor r8, r10               ;    89.0 p11     21 x[4]
        ror r8, 7                 ;    90.0 p0      21 x[4]
        xor r10, r8               ;    91.0 p1      21 x[4]
        mov r8, r15               ;    89.0         21 x[0] copy
        ror r8, 9                 ;    89.0 p6      21 x[0]
        xor r8, r15               ;    90.0 p5      21 x[0]
        ror r8, 0x13              ;    91.0 p0      21 x[0]
        xor r15, r8               ;    92.0 p11      7 x[0]
        xor r15, r10              ;    93.0 p1       7 x[0]
        mov r8, rsi               ;    88.0         21 x[2] copy
        ror r8, 5                 ;    88.0 p6      21 x[2]
        xor r8, rsi               ;    89.0 p5      21 x[2]
        ror r8, 1                 ;    90.0 p0      21 x[2]
        xor rsi, 0x69             ;    88.0 p11      7 x[2]
        xor rsi, r8               ;    91.0 p1       7 x[2]
        xor rsi, r9               ;    94.0 p5       7 x[2]
        xor r10, r14              ;    93.0 p11      7 x[4]
        mov r8, r9                ;    94.0          9 x[0] copy
        not r8                    ;    94.0 p1       9 x[0]
        and r8, rsi               ;    95.0 p6       9 x[0]
        xor r8, r15               ;    96.0 p5       9 x[0]
        mov rdi, rsi              ;    95.0          9 x[1] copy
        not rdi                   ;    95.0 p0       9 x[1]
        and rdi, r14              ;    96.0 p11      9 x[1]
        mov rbp, r14              ;    93.0          9 x[2] copy
        not rbp                   ;    93.0 p1       9 x[2]
        and rbp, r10              ;    94.0 p6       9 x[2]
        xor rsi, rbp              ;    95.0 p5       9 x[2]
        mov rbp, r10              ;    94.0          9 x[3] copy
        not rbp                   ;    94.0 p0       9 x[3]
        and rbp, r15              ;    95.0 p11      9 x[3]
        not r15                   ;    94.0 p1       9 x[4]
        and r15, r9               ;    95.0 p6       9 x[4]
        xor r10, r15              ;    96.0 p5       9 x[4]
        xor r9, rdi               ;    97.0 p0      10 x[4]
        xor r9, r8                ;    98.0 p11     10 x[4]
        xor r8, r10               ;    97.0 p1      10 x[4]
        xor r14, rbp              ;    96.0 p6      10 x[4]
        xor r14, rsi              ;    97.0 p5      10 x[4]
        not rsi                   ;    96.0 p0      10 x[4]
        mov r15, r9               ;    99.0         21 x[1] copy
        ror r15, 0x16             ;    99.0 p6      21 x[1]
        xor r15, r9               ;   100.0 p11     21 x[1]
        ror r15, 0x27             ;   101.0 p0      21 x[1]
        xor r9, r15               ;   102.0 p1      21 x[1]
        mov r15, r14              ;    98.0         21 x[3] copy
        ror r15, 7                ;    98.0 p6      21 x[3]
        xor r15, r14              ;    99.0 p5      21 x[3]
        ror r15, 0xa              ;   100.0 p0      21 x[3]
        xor r14, r15              ;   101.0 p11     21 x[3]
        mov r15, r10              ;    97.0         21 x[4] copy
        ror r15, 0x22             ;    97.0 p6      21 x[4]
        xor r15, r10              ;    98.0 p1      21 x[4]
        ror r15, 7                ;    99.0 p0      21 x[4]
        xor r10, r15              ;   100.0 p5      21 x[4]
        mov r15, r8               ;    98.0         21 x[0] copy
        ror r15, 9                ;    98.0 p6      21 x[0]
        xor r15, r8               ;    99.0 p11     21 x[0]
        ror r15, 0x13             ;   100.0 p0      21 x[0]
        xor r8, r15               ;   101.0 p1       7 x[0]
        xor r8, r10               ;   102.0 p5       7 x[0]
        mov r15, rsi              ;    97.0         21 x[2] copy
        ror r15, 5                ;    97.0 p6      21 x[2]
        xor r15, rsi              ;    98.0 p11     21 x[2]
        ror r15, 1                ;    99.0 p0      21 x[2]
        xor rsi, 0x5a             ;    97.0 p1       7 x[2]
        xor rsi, r15              ;   100.0 p5       7 x[2]
        xor rsi, r9               ;   103.0 p11      7 x[2]
        xor r10, r14              ;   102.0 p1       7 x[4]
        mov r15, r9               ;   103.0          9 x[0] copy
        not r15                   ;   103.0 p5       9 x[0]
        and r15, rsi              ;   104.0 p6       9 x[0]
        xor r15, r8               ;   105.0 p11      9 x[0]
        mov rdi, rsi              ;   104.0          9 x[1] copy
        not rdi                   ;   104.0 p1       9 x[1]
        and rdi, r14              ;   105.0 p0       9 x[1]
        mov rbp, r14              ;   102.0          9 x[2] copy
        not rbp                   ;   102.0 p5       9 x[2]
        and rbp, r10              ;   103.0 p6       9 x[2]
        xor rsi, rbp              ;   104.0 p11      9 x[2]
        mov rbp, r10              ;   103.0          9 x[3] copy
        not rbp                   ;   103.0 p1       9 x[3]
        and rbp, r8               ;   104.0 p0       9 x[3]
        not r8                    ;   103.0 p5       9 x[4]
        and r8, r9                ;   104.0 p6       9 x[4]
        xor r10, r8               ;   105.0 p11      9 x[4]
        xor r9, rdi               ;   106.0 p1      10 x[4]
        xor r9, r15               ;   107.0 p0      10 x[4]
        xor r15, r10              ;   106.0 p5      10 x[4]
        xor r14, rbp              ;   105.0 p6      10 x[4]
        xor r14, rsi              ;   106.0 p11     10 x[4]
        not rsi                   ;   105.0 p1      10 x[4]
        mov r8, r9                ;   108.0         21 x[1] copy
        ror r8, 0x16              ;   108.0 p0      21 x[1]
        xor r8, r9                ;   109.0 p5      21 x[1]
        ror r8, 0x27              ;   110.0 p6      21 x[1]
        xor r9, r8                ;   111.0 p11     21 x[1]
        mov r8, r14               ;   107.0         21 x[3] copy
        ror r8, 7                 ;   107.0 p0      21 x[3]
        xor r8, r14               ;   108.0 p1      21 x[3]
        ror r8, 0xa               ;   109.0 p6      21 x[3]
        xor r14, r8               ;   110.0 p5      21 x[3]
        mov r8, r10               ;   106.0         21 x[4] copy
        ror r8, 0x22              ;   106.0 p0      21 x[4]
        xor r8, r10               ;   107.0 p11     21 x[4]
        ror r8, 7                 ;   108.0 p6      21 x[4]
        xor r10, r8               ;   109.0 p1      21 x[4]
        mov r8, r15               ;   107.0         21 x[0] copy
        ror r8, 9                 ;   107.0 p0      21 x[0]
        xor r8, r15               ;   108.0 p5      21 x[0]
        ror r8, 0x13              ;   109.0 p6      21 x[0]
        xor r15, r8               ;   110.0 p11      7 x[0]
        xor r15, r10              ;   111.0 p1       7 x[0]
        xor r10, r14              ;   111.0 p5       7 x[4]
        mov r8, r14               ;   111.0          9 x[2] copy
        not r8                    ;   111.0 p11      9 x[2]
        and r8, r10               ;   112.0 p1       9 x[2]
        mov rdi, r10              ;   112.0          9 x[3] copy
        not rdi                   ;   112.0 p0       9 x[3]
        and rdi, r15              ;   113.0 p5       9 x[3]
        not r15                   ;   112.0 p6       9 x[4]
        and r15, r9               ;   113.0 p11      9 x[4]
        xor r10, r15              ;   114.0 p1       9 x[4]
        mov r15, rsi              ;   106.0         21 x[2] copy
        ror r15, 5                ;   106.0 p0      21 x[2]
        xor r15, rsi              ;   107.0 p5      21 x[2]
        ror r15, 1                ;   108.0 p6      21 x[2]
        xor rsi, r15              ;   109.0 p11     10 x[4]
        xor rsi, 0x4b             ;   110.0 p1      10 x[4]
        xor rsi, r14              ;   111.0 p0      10 x[4]
        xor rsi, r9               ;   112.0 p5      10 x[4]
        xor rsi, r8               ;   113.0 p6      10 x[4]
        xor rsi, rdi              ;   114.0 p11     10 x[4]
        mov r8, rsi               ;   115.0         21 x[3] copy
        ror r8, 7                 ;   115.0 p0      21 x[3]
        xor r8, rsi               ;   116.0 p1      21 x[3]
        ror r8, 0xa               ;   117.0 p6      21 x[3]
        xor r12, rsi              ;   115.0 p5      79 tag
        xor r12, r8               ;   118.0 p11     79 tag
        mov r8, qword [rsp + 16]  ;   100.8 p2      79 tag reload
        mov qword [r8], r12       ;   119.0 p7+p4   79 tag
        mov r9, r10               ;   115.0         21 x[4] copy
        ror r9, 0x22              ;   115.0 p0      21 x[4]
        xor r9, r10               ;   116.0 p1      21 x[4]
        ror r9, 7                 ;   117.0 p6      21 x[4]
        xor r13, r10              ;   115.0 p5      79 tag
        xor r13, r9               ;   118.0 p11     79 tag
        mov qword [r8 + 8], r13   ;   119.0 p8+p9   79 tag
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
