; ascon_aead128_finish for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_finish --cpu zen3
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
;   body: 575 uops, planned 133.7; bounds: width 95.8, ports 124.8, path 77.0
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
        mov r8, qword [rsp + 0]   ;     0.0 agu0    78 x reload
        mov r9, qword [r8 + 8]    ;     4.0 agu1    78 x
        mov r10, qword [rsp + 8]  ;     0.3 agu2    26 s reload
        mov r11, qword [r10 + 32] ;     4.3 agu0    26 s
        mov r12, qword [r8]       ;     4.0 agu1    78 x
        mov r13, qword [r10 + 8]  ;     4.3 agu2    26 s
        mov r14, r9               ;     8.0         78 x copy
        xor r14, qword [r10 + 24] ;     8.3 alu0+agu0   78 x
        mov r15, r12              ;     8.0          7 x[2] copy
        xor r15, 0xf0             ;     8.0 alu1     7 x[2]
        xor r15, qword [r10 + 16] ;     9.0 alu2+agu1    7 x[2]
        xor r15, r13              ;    10.0 alu3     7 x[2]
        mov rsi, r11              ;     8.3          7 x[0] copy
        xor rsi, qword [r10]      ;     8.3 alu0+agu2    7 x[0]
        mov rdi, r13              ;     8.3          9 x[0] copy
        not rdi                   ;     8.3 alu1     9 x[0]
        xor r11, r14              ;     9.3 alu2     7 x[4]
        mov rbp, r13              ;     8.3          9 x[4] copy
        mov r10, r14              ;     9.3          9 x[2] copy
        not r10                   ;     9.3 alu3     9 x[2]
        and r10, r11              ;    10.3 alu0     9 x[2]
        mov rax, rsi              ;     9.3          9 x[4] copy
        not rax                   ;     9.3 alu1     9 x[4]
        and rbp, rax              ;    10.3 alu2     9 x[4]
        mov rax, rsi              ;     9.3          9 x[3] copy
        mov rcx, r14              ;     9.3          9 x[1] copy
        and rdi, r15              ;    11.0 alu3     9 x[0]
        xor rsi, rdi              ;    12.0 alu0     9 x[0]
        mov rdi, r11              ;    10.3          9 x[3] copy
        not rdi                   ;    10.3 alu1     9 x[3]
        and rax, rdi              ;    11.3 alu2     9 x[3]
        xor r11, rbp              ;    11.3 alu3     9 x[4]
        xor r10, r15              ;    11.3 alu0     9 x[2]
        not r15                   ;    11.0 alu1     9 x[1]
        and rcx, r15              ;    12.0 alu2     9 x[1]
        xor r14, rax              ;    12.3 alu3    10 x[4]
        xor r14, r10              ;    13.3 alu0    10 x[4]
        not r10                   ;    12.3 alu1    10 x[4]
        xor r13, rcx              ;    13.0 alu2    10 x[4]
        rorx r15, r11, 7          ;    12.3 alu1    21 x[4]
        rorx rdi, r11, 0x29       ;    12.3 alu2    21 x[4]
        xor r13, rsi              ;    14.0 alu3    10 x[4]
        xor rsi, r11              ;    13.0 alu0    10 x[4]
        xor r11, r15              ;    13.3 alu3    21 x[4]
        xor r11, rdi              ;    14.3 alu0    21 x[4]
        rorx r15, r10, 1          ;    13.3 alu1    21 x[2]
        rorx rdi, r10, 6          ;    13.3 alu2    21 x[2]
        xor r10, 0xe1             ;    13.7 alu3     7 x[2]
        xor r10, r15              ;    14.7 alu0     7 x[2]
        xor r10, rdi              ;    15.7 alu1     7 x[2]
        rorx r15, rsi, 0x13       ;    14.3 alu2    21 x[0]
        rorx rdi, rsi, 0x1c       ;    15.2 alu1    21 x[0]
        rorx rbp, r14, 0xa        ;    15.3 alu2    21 x[3]
        rorx rax, r14, 0x11       ;    16.2 alu1    21 x[3]
        xor rsi, r15              ;    15.3 alu3     7 x[0]
        rorx r15, r13, 0x3d       ;    16.3 alu2    21 x[1]
        rorx rcx, r13, 0x27       ;    17.2 alu1    21 x[1]
        xor rsi, r11              ;    16.3 alu0     7 x[0]
        xor rsi, rdi              ;    17.3 alu3     7 x[0]
        xor r14, rbp              ;    16.3 alu0    21 x[3]
        xor r14, rax              ;    17.3 alu3    21 x[3]
        xor r13, r15              ;    17.3 alu0    21 x[1]
        xor r13, rcx              ;    18.3 alu2    21 x[1]
        xor r11, r14              ;    18.3 alu3     7 x[4]
        mov r15, r14              ;    18.3          9 x[2] copy
        not r15                   ;    18.3 alu0     9 x[2]
        and r15, r11              ;    19.3 alu1     9 x[2]
        mov rdi, rsi              ;    18.3          9 x[4] copy
        not rdi                   ;    18.3 alu2     9 x[4]
        mov rbp, rsi              ;    18.3          9 x[3] copy
        xor r10, r13              ;    19.3 alu3     7 x[2]
        and rdi, r13              ;    19.3 alu0     9 x[4]
        mov rax, r14              ;    18.3          9 x[1] copy
        mov rcx, r13              ;    19.3          9 x[0] copy
        not rcx                   ;    19.3 alu1     9 x[0]
        xor rdi, r11              ;    20.3 alu2     9 x[4]
        not r11                   ;    19.7 alu3     9 x[3]
        and rbp, r11              ;    20.7 alu0     9 x[3]
        and rcx, r10              ;    20.3 alu1     9 x[0]
        xor r15, r10              ;    20.3 alu2     9 x[2]
        not r10                   ;    20.7 alu3     9 x[1]
        xor rsi, rcx              ;    21.3 alu0     9 x[0]
        and rax, r10              ;    21.7 alu1     9 x[1]
        xor r14, rbp              ;    21.7 alu2    10 x[4]
        xor r14, r15              ;    22.7 alu3    10 x[4]
        not r15                   ;    21.8 alu0    10 x[4]
        rorx r10, rdi, 7          ;    22.2 alu1    21 x[4]
        rorx r11, rdi, 0x29       ;    22.3 alu2    21 x[4]
        xor r13, rax              ;    22.7 alu3    10 x[4]
        xor r13, rsi              ;    23.7 alu0    10 x[4]
        xor rsi, rdi              ;    23.2 alu1    10 x[4]
        xor rdi, r10              ;    23.3 alu2    21 x[4]
        xor rdi, r11              ;    24.3 alu3    21 x[4]
        rorx r10, r15, 1          ;    24.2 alu1    21 x[2]
        rorx r11, r15, 6          ;    24.3 alu2    21 x[2]
        xor r15, 0xd2             ;    23.8 alu0     7 x[2]
        rorx rbp, r14, 0xa        ;    25.2 alu1    21 x[3]
        rorx rax, r14, 0x11       ;    25.3 alu2    21 x[3]
        rorx rcx, rsi, 0x13       ;    26.2 alu1    21 x[0]
        xor r15, r10              ;    25.2 alu3     7 x[2]
        rorx r10, rsi, 0x1c       ;    26.3 alu2    21 x[0]
        xor r15, r11              ;    26.2 alu0     7 x[2]
        rorx r11, r13, 0x3d       ;    27.2 alu1    21 x[1]
        rorx rdx, r13, 0x27       ;    27.3 alu2    21 x[1]
        xor r14, rbp              ;    26.2 alu3    21 x[3]
        xor rsi, rdi              ;    25.8 alu0     7 x[0]
        xor r14, rax              ;    27.2 alu3    21 x[3]
        xor rsi, rcx              ;    27.2 alu0     7 x[0]
        xor rsi, r10              ;    28.2 alu3     7 x[0]
        xor r13, r11              ;    28.2 alu0    21 x[1]
        xor r13, rdx              ;    29.2 alu1    21 x[1]
        xor rdi, r14              ;    28.3 alu2     7 x[4]
        mov r10, r14              ;    28.2          9 x[2] copy
        not r10                   ;    28.7 alu3     9 x[2]
        mov r11, r14              ;    28.2          9 x[1] copy
        and r10, rdi              ;    29.7 alu0     9 x[2]
        mov rbp, rsi              ;    29.2          9 x[4] copy
        not rbp                   ;    29.2 alu1     9 x[4]
        mov rax, rdi              ;    29.3          9 x[3] copy
        not rax                   ;    29.3 alu2     9 x[3]
        mov rcx, rsi              ;    29.2          9 x[3] copy
        and rcx, rax              ;    30.3 alu3     9 x[3]
        xor r15, r13              ;    30.2 alu0     7 x[2]
        and rbp, r13              ;    30.2 alu1     9 x[4]
        xor rdi, rbp              ;    31.2 alu2     9 x[4]
        xor r14, rcx              ;    31.3 alu3    10 x[4]
        mov rbp, r13              ;    30.2          9 x[0] copy
        not rbp                   ;    30.8 alu0     9 x[0]
        xor r10, r15              ;    31.2 alu1     9 x[2]
        and rbp, r15              ;    31.8 alu2     9 x[0]
        not r15                   ;    31.7 alu3     9 x[1]
        xor r14, r10              ;    32.3 alu0    10 x[4]
        not r10                   ;    32.2 alu1    10 x[4]
        and r11, r15              ;    32.7 alu2     9 x[1]
        xor rsi, rbp              ;    32.8 alu3     9 x[0]
        rorx r15, rdi, 7          ;    33.2 alu1    21 x[4]
        rorx rbp, rdi, 0x29       ;    33.3 alu2    21 x[4]
        mov rax, rdi              ;    32.2         10 x[4] copy
        xor r13, r11              ;    33.7 alu0    10 x[4]
        rorx r11, r10, 1          ;    34.2 alu1    21 x[2]
        rorx rcx, r10, 6          ;    34.3 alu2    21 x[2]
        xor r10, 0xc3             ;    33.7 alu3     7 x[2]
        xor rdi, r15              ;    34.2 alu0    21 x[4]
        rorx r15, r14, 0xa        ;    35.2 alu1    21 x[3]
        xor rdi, rbp              ;    35.2 alu3    21 x[4]
        rorx rbp, r14, 0x11       ;    35.3 alu2    21 x[3]
        xor rax, rsi              ;    34.8 alu0    10 x[4]
        xor r13, rsi              ;    35.7 alu3    10 x[4]
        xor r10, r11              ;    35.8 alu0     7 x[2]
        xor r10, rcx              ;    36.8 alu1     7 x[2]
        xor r14, r15              ;    36.3 alu2    21 x[3]
        xor r14, rbp              ;    37.3 alu3    21 x[3]
        rorx r11, rax, 0x13       ;    37.2 alu1    21 x[0]
        rorx r15, rax, 0x1c       ;    37.3 alu2    21 x[0]
        xor rax, rdi              ;    36.8 alu0     7 x[0]
        rorx rsi, r13, 0x3d       ;    38.2 alu1    21 x[1]
        rorx rbp, r13, 0x27       ;    38.3 alu2    21 x[1]
        xor rax, r11              ;    38.2 alu3     7 x[0]
        xor rax, r15              ;    39.2 alu0     7 x[0]
        xor rdi, r14              ;    38.7 alu3     7 x[4]
        xor r13, rsi              ;    39.2 alu0    21 x[1]
        xor r13, rbp              ;    40.2 alu1    21 x[1]
        mov r11, r14              ;    38.3          9 x[2] copy
        not r11                   ;    39.3 alu2     9 x[2]
        mov r15, r14              ;    38.3          9 x[1] copy
        and r11, rdi              ;    40.3 alu3     9 x[2]
        mov rsi, rdi              ;    39.7          9 x[3] copy
        not rsi                   ;    39.8 alu0     9 x[3]
        and rsi, rax              ;    40.8 alu1     9 x[3]
        mov rbp, rax              ;    40.2          9 x[4] copy
        not rbp                   ;    40.3 alu2     9 x[4]
        xor r10, r13              ;    41.2 alu3     7 x[2]
        and rbp, r13              ;    41.3 alu0     9 x[4]
        xor r14, rsi              ;    41.8 alu1    10 x[4]
        xor rdi, rbp              ;    42.3 alu2     9 x[4]
        mov rsi, r13              ;    41.2          9 x[0] copy
        not rsi                   ;    41.7 alu3     9 x[0]
        xor r11, r10              ;    42.2 alu0     9 x[2]
        and rsi, r10              ;    42.7 alu1     9 x[0]
        not r10                   ;    42.3 alu2     9 x[1]
        and r15, r10              ;    43.3 alu3     9 x[1]
        xor r14, r11              ;    43.2 alu0    10 x[4]
        not r11                   ;    43.2 alu1    10 x[4]
        xor rax, rsi              ;    43.7 alu2     9 x[0]
        rorx r10, rdi, 7          ;    44.2 alu1    21 x[4]
        rorx rsi, rdi, 0x29       ;    44.3 alu2    21 x[4]
        xor r13, r15              ;    44.3 alu3    10 x[4]
        mov r15, rdi              ;    43.3         10 x[4] copy
        rorx rbp, r14, 0xa        ;    45.2 alu1    21 x[3]
        rorx rcx, r14, 0x11       ;    45.3 alu2    21 x[3]
        xor rdi, r10              ;    45.2 alu0    21 x[4]
        xor r15, rax              ;    44.7 alu3    10 x[4]
        xor r13, rax              ;    45.3 alu0    10 x[4]
        rorx r10, r11, 1          ;    46.2 alu1    21 x[2]
        rorx rax, r11, 6          ;    46.3 alu2    21 x[2]
        xor r11, 0xb4             ;    45.7 alu3     7 x[2]
        xor rdi, rsi              ;    46.2 alu0    21 x[4]
        xor r14, rbp              ;    46.7 alu3    21 x[3]
        xor r14, rcx              ;    47.7 alu0    21 x[3]
        rorx rsi, r15, 0x13       ;    47.2 alu1    21 x[0]
        rorx rbp, r15, 0x1c       ;    47.3 alu2    21 x[0]
        rorx rcx, r13, 0x3d       ;    48.2 alu1    21 x[1]
        xor r11, r10              ;    47.7 alu3     7 x[2]
        rorx r10, r13, 0x27       ;    48.3 alu2    21 x[1]
        xor r11, rax              ;    48.7 alu0     7 x[2]
        xor r15, rdi              ;    48.7 alu3     7 x[0]
        xor r15, rsi              ;    49.7 alu0     7 x[0]
        xor r15, rbp              ;    50.7 alu1     7 x[0]
        xor r13, rcx              ;    49.3 alu2    21 x[1]
        xor r13, r10              ;    50.3 alu3    21 x[1]
        xor rdi, r14              ;    49.8 alu0     7 x[4]
        mov r10, r14              ;    48.7          9 x[2] copy
        not r10                   ;    50.2 alu1     9 x[2]
        mov rsi, r14              ;    48.7          9 x[1] copy
        and r10, rdi              ;    51.2 alu2     9 x[2]
        xor r11, r13              ;    51.3 alu3     7 x[2]
        mov rbp, rdi              ;    50.8          9 x[3] copy
        not rbp                   ;    50.8 alu0     9 x[3]
        and rbp, r15              ;    51.8 alu1     9 x[3]
        mov rax, r13              ;    51.3          9 x[0] copy
        not rax                   ;    51.3 alu2     9 x[0]
        and rax, r11              ;    52.3 alu3     9 x[0]
        xor r10, r11              ;    52.3 alu0     9 x[2]
        not r11                   ;    52.3 alu1     9 x[1]
        mov rcx, r13              ;    51.3          9 x[4] copy
        xor r14, rbp              ;    52.8 alu2    10 x[4]
        mov rbp, r15              ;    51.7          9 x[4] copy
        not rbp                   ;    52.7 alu3     9 x[4]
        xor r15, rax              ;    53.3 alu0     9 x[0]
        and rsi, r11              ;    53.3 alu1     9 x[1]
        and rcx, rbp              ;    53.7 alu2     9 x[4]
        xor r14, r10              ;    53.8 alu3    10 x[4]
        not r10                   ;    53.8 alu0    10 x[4]
        xor r13, rsi              ;    54.3 alu1    10 x[4]
        xor rdi, rcx              ;    54.7 alu2     9 x[4]
        xor r13, r15              ;    55.3 alu3    10 x[4]
        rorx r11, r14, 0xa        ;    55.2 alu1    21 x[3]
        rorx rsi, r14, 0x11       ;    55.3 alu2    21 x[3]
        rorx rbp, r10, 1          ;    56.2 alu1    21 x[2]
        rorx rax, r10, 6          ;    56.3 alu2    21 x[2]
        xor r10, 0xa5             ;    54.8 alu0     7 x[2]
        xor r14, r11              ;    56.2 alu3    21 x[3]
        xor r15, rdi              ;    55.8 alu0    10 x[4]
        xor r14, rsi              ;    57.2 alu3    21 x[3]
        rorx r11, rdi, 7          ;    57.2 alu1    21 x[4]
        rorx rsi, rdi, 0x29       ;    57.3 alu2    21 x[4]
        rorx rcx, r13, 0x3d       ;    58.2 alu1    21 x[1]
        xor r10, rbp              ;    57.2 alu0     7 x[2]
        rorx rbp, r13, 0x27       ;    58.3 alu2    21 x[1]
        xor r10, rax              ;    58.2 alu3     7 x[2]
        rorx rax, r15, 0x13       ;    59.2 alu1    21 x[0]
        rorx rdx, r15, 0x1c       ;    59.3 alu2    21 x[0]
        xor rdi, r11              ;    58.2 alu0    21 x[4]
        xor rdi, rsi              ;    59.2 alu3    21 x[4]
        xor r13, rcx              ;    59.2 alu0    21 x[1]
        xor r13, rbp              ;    60.2 alu3    21 x[1]
        mov r11, r14              ;    58.2          9 x[2] copy
        not r11                   ;    59.8 alu0     9 x[2]
        mov rsi, r14              ;    58.2          7 x[4] copy
        mov rbp, r14              ;    58.2          9 x[1] copy
        xor r15, rax              ;    60.2 alu1     7 x[0]
        xor r15, rdx              ;    61.2 alu2     7 x[0]
        xor r15, rdi              ;    62.2 alu3     7 x[0]
        xor rsi, rdi              ;    60.8 alu0     7 x[4]
        xor r10, r13              ;    61.2 alu1     7 x[2]
        and r11, rsi              ;    61.8 alu2     9 x[2]
        mov rdi, r13              ;    61.2          9 x[0] copy
        not rdi                   ;    61.7 alu3     9 x[0]
        mov rax, r13              ;    61.2          9 x[4] copy
        and rdi, r10              ;    62.7 alu0     9 x[0]
        mov rcx, rsi              ;    61.8          9 x[3] copy
        not rcx                   ;    62.2 alu1     9 x[3]
        xor r11, r10              ;    62.8 alu2     9 x[2]
        not r10                   ;    62.7 alu3     9 x[1]
        and rbp, r10              ;    63.7 alu0     9 x[1]
        and rcx, r15              ;    63.2 alu1     9 x[3]
        xor rdi, r15              ;    63.7 alu2     9 x[0]
        not r15                   ;    63.7 alu3     9 x[4]
        xor r14, rcx              ;    64.2 alu0    10 x[4]
        xor r14, r11              ;    65.2 alu1    10 x[4]
        not r11                   ;    64.3 alu2    10 x[4]
        and rax, r15              ;    64.7 alu3     9 x[4]
        xor r13, rbp              ;    64.8 alu0    10 x[4]
        xor r13, rdi              ;    65.8 alu1    10 x[4]
        xor rsi, rax              ;    65.7 alu2     9 x[4]
        rorx r10, r11, 1          ;    66.2 alu1    21 x[2]
        rorx r15, r11, 6          ;    66.3 alu2    21 x[2]
        xor r11, 0x96             ;    65.7 alu3     7 x[2]
        rorx rbp, r14, 0xa        ;    67.2 alu1    21 x[3]
        rorx rax, r14, 0x11       ;    67.3 alu2    21 x[3]
        xor rdi, rsi              ;    66.7 alu0    10 x[4]
        xor r11, r10              ;    67.2 alu3     7 x[2]
        rorx r10, rsi, 7          ;    68.2 alu1    21 x[4]
        rorx rcx, rsi, 0x29       ;    68.3 alu2    21 x[4]
        xor r11, r15              ;    68.2 alu0     7 x[2]
        rorx r15, r13, 0x3d       ;    69.2 alu1    21 x[1]
        rorx rdx, r13, 0x27       ;    69.3 alu2    21 x[1]
        xor r14, rbp              ;    68.2 alu3    21 x[3]
        xor r14, rax              ;    69.2 alu0    21 x[3]
        rorx rbp, rdi, 0x13       ;    70.2 alu1    21 x[0]
        rorx rax, rdi, 0x1c       ;    70.3 alu2    21 x[0]
        xor rsi, r10              ;    69.2 alu3    21 x[4]
        xor rsi, rcx              ;    70.2 alu0    21 x[4]
        xor r13, r15              ;    70.2 alu3    21 x[1]
        xor r13, rdx              ;    71.2 alu0    21 x[1]
        xor rdi, rbp              ;    71.2 alu3     7 x[0]
        xor rdi, rax              ;    72.2 alu0     7 x[0]
        xor rdi, rsi              ;    73.2 alu1     7 x[0]
        xor rsi, r14              ;    71.3 alu2     7 x[4]
        mov r10, r14              ;    70.2          9 x[2] copy
        not r10                   ;    71.7 alu3     9 x[2]
        mov r15, r14              ;    70.2          9 x[1] copy
        xor r11, r13              ;    72.2 alu0     7 x[2]
        and r10, rsi              ;    72.7 alu1     9 x[2]
        mov rbp, r13              ;    72.2          9 x[0] copy
        not rbp                   ;    72.3 alu2     9 x[0]
        mov rax, rsi              ;    72.3          9 x[3] copy
        not rax                   ;    72.7 alu3     9 x[3]
        and rbp, r11              ;    73.3 alu0     9 x[0]
        mov rcx, r13              ;    72.2          9 x[4] copy
        xor r10, r11              ;    73.7 alu1     9 x[2]
        not r11                   ;    73.3 alu2     9 x[1]
        and r15, r11              ;    74.3 alu3     9 x[1]
        and rax, rdi              ;    74.2 alu0     9 x[3]
        xor rbp, rdi              ;    74.3 alu1     9 x[0]
        not rdi                   ;    74.3 alu2     9 x[4]
        xor r14, r10              ;    74.7 alu3    10 x[4]
        not r10                   ;    74.8 alu0    10 x[4]
        xor r14, rax              ;    75.7 alu1    10 x[4]
        and rcx, rdi              ;    75.3 alu2     9 x[4]
        xor r13, r15              ;    75.7 alu3    10 x[4]
        xor r13, rbp              ;    76.7 alu0    10 x[4]
        xor rsi, rcx              ;    76.3 alu1     9 x[4]
        rorx r11, r10, 1          ;    76.3 alu2    21 x[2]
        rorx r15, r10, 6          ;    77.2 alu1    21 x[2]
        xor r10, 0x87             ;    76.7 alu3     7 x[2]
        rorx rdi, r14, 0xa        ;    77.3 alu2    21 x[3]
        rorx rax, r14, 0x11       ;    78.2 alu1    21 x[3]
        xor r10, r11              ;    77.7 alu0     7 x[2]
        xor rbp, rsi              ;    77.7 alu3    10 x[4]
        rorx r11, rsi, 7          ;    78.3 alu2    21 x[4]
        rorx rcx, rsi, 0x29       ;    79.2 alu1    21 x[4]
        xor r10, r15              ;    78.7 alu0     7 x[2]
        xor r14, rdi              ;    78.7 alu3    21 x[3]
        rorx r15, r13, 0x3d       ;    79.3 alu2    21 x[1]
        rorx rdi, r13, 0x27       ;    80.2 alu1    21 x[1]
        xor r14, rax              ;    79.7 alu0    21 x[3]
        xor rsi, r11              ;    79.7 alu3    21 x[4]
        rorx r11, rbp, 0x13       ;    80.3 alu2    21 x[0]
        rorx rax, rbp, 0x1c       ;    81.2 alu1    21 x[0]
        xor rsi, rcx              ;    80.7 alu0    21 x[4]
        xor r13, r15              ;    80.7 alu3    21 x[1]
        xor r13, rdi              ;    81.7 alu0    21 x[1]
        xor rbp, r11              ;    81.3 alu2     7 x[0]
        xor rbp, rsi              ;    82.3 alu3     7 x[0]
        xor rsi, r14              ;    81.8 alu0     7 x[4]
        xor rbp, rax              ;    83.3 alu1     7 x[0]
        mov r11, r14              ;    80.7          9 x[2] copy
        not r11                   ;    82.3 alu2     9 x[2]
        mov r15, r14              ;    80.7          9 x[1] copy
        xor r10, r13              ;    82.7 alu3     7 x[2]
        and r11, rsi              ;    83.3 alu0     9 x[2]
        mov rdi, r13              ;    82.7          9 x[0] copy
        not rdi                   ;    83.2 alu1     9 x[0]
        mov rax, rsi              ;    82.8          9 x[3] copy
        not rax                   ;    83.3 alu2     9 x[3]
        mov rcx, r13              ;    82.7          9 x[4] copy
        and rdi, r10              ;    84.2 alu3     9 x[0]
        xor r11, r10              ;    84.3 alu0     9 x[2]
        not r10                   ;    84.2 alu1     9 x[1]
        and r15, r10              ;    85.2 alu2     9 x[1]
        and rax, rbp              ;    84.7 alu3     9 x[3]
        xor rdi, rbp              ;    85.2 alu0     9 x[0]
        not rbp                   ;    85.2 alu1     9 x[4]
        xor r14, rax              ;    85.7 alu2    10 x[4]
        xor r14, r11              ;    86.7 alu3    10 x[4]
        not r11                   ;    85.8 alu0    10 x[4]
        and rcx, rbp              ;    86.2 alu1     9 x[4]
        xor r13, r15              ;    86.3 alu2    10 x[4]
        xor r13, rdi              ;    87.3 alu3    10 x[4]
        xor rsi, rcx              ;    87.2 alu0     9 x[4]
        rorx r10, r11, 1          ;    87.2 alu1    21 x[2]
        rorx r15, r11, 6          ;    87.3 alu2    21 x[2]
        xor r11, 0x78             ;    87.7 alu3     7 x[2]
        xor r11, r10              ;    88.7 alu0     7 x[2]
        rorx r10, r14, 0xa        ;    88.2 alu1    21 x[3]
        rorx rbp, r14, 0x11       ;    88.3 alu2    21 x[3]
        xor r11, r15              ;    89.7 alu3     7 x[2]
        xor rdi, rsi              ;    88.8 alu0    10 x[4]
        rorx r15, rsi, 7          ;    89.2 alu1    21 x[4]
        rorx rax, rsi, 0x29       ;    89.3 alu2    21 x[4]
        rorx rcx, r13, 0x3d       ;    90.2 alu1    21 x[1]
        xor r14, r10              ;    89.7 alu3    21 x[3]
        rorx r10, r13, 0x27       ;    90.3 alu2    21 x[1]
        xor r14, rbp              ;    90.7 alu0    21 x[3]
        xor rsi, r15              ;    90.7 alu3    21 x[4]
        xor rsi, rax              ;    91.7 alu0    21 x[4]
        rorx r15, rdi, 0x13       ;    91.2 alu1    21 x[0]
        rorx rbp, rdi, 0x1c       ;    91.3 alu2    21 x[0]
        xor r13, rcx              ;    91.7 alu3    21 x[1]
        xor r13, r10              ;    92.7 alu0    21 x[1]
        xor rdi, r15              ;    92.2 alu1     7 x[0]
        xor rdi, rbp              ;    93.2 alu2     7 x[0]
        xor rdi, rsi              ;    94.2 alu3     7 x[0]
        xor rsi, r14              ;    92.8 alu0     7 x[4]
        mov r10, r14              ;    91.7          9 x[2] copy
        not r10                   ;    93.2 alu1     9 x[2]
        mov r15, r14              ;    91.7          9 x[1] copy
        xor r11, r13              ;    93.7 alu2     7 x[2]
        and r10, rsi              ;    94.2 alu3     9 x[2]
        mov rbp, r13              ;    93.7          9 x[0] copy
        not rbp                   ;    93.8 alu0     9 x[0]
        mov rax, rsi              ;    93.8          9 x[3] copy
        not rax                   ;    94.2 alu1     9 x[3]
        and rbp, r11              ;    94.8 alu2     9 x[0]
        mov rcx, r13              ;    93.7          9 x[4] copy
        xor r10, r11              ;    95.2 alu3     9 x[2]
        not r11                   ;    94.8 alu0     9 x[1]
        and r15, r11              ;    95.8 alu1     9 x[1]
        and rax, rdi              ;    95.3 alu2     9 x[3]
        xor rbp, rdi              ;    95.8 alu3     9 x[0]
        not rdi                   ;    95.8 alu0     9 x[4]
        xor r14, rax              ;    96.3 alu1    10 x[4]
        xor r14, r10              ;    97.3 alu2    10 x[4]
        not r10                   ;    96.7 alu3    10 x[4]
        and rcx, rdi              ;    96.8 alu0     9 x[4]
        xor r13, r15              ;    97.2 alu1    10 x[4]
        xor r13, rbp              ;    98.2 alu2    10 x[4]
        xor rsi, rcx              ;    97.8 alu3     9 x[4]
        rorx r11, r10, 1          ;    98.2 alu1    21 x[2]
        rorx r15, r10, 6          ;    98.3 alu2    21 x[2]
        xor r10, 0x69             ;    97.8 alu0     7 x[2]
        rorx rdi, r14, 0xa        ;    99.2 alu1    21 x[3]
        rorx rax, r14, 0x11       ;    99.3 alu2    21 x[3]
        xor r10, r11              ;    99.2 alu3     7 x[2]
        xor rbp, rsi              ;    98.8 alu0    10 x[4]
        xor r10, r15              ;   100.2 alu3     7 x[2]
        rorx r11, rsi, 7          ;   100.2 alu1    21 x[4]
        rorx r15, rsi, 0x29       ;   100.3 alu2    21 x[4]
        rorx rcx, r13, 0x3d       ;   101.2 alu1    21 x[1]
        xor r14, rdi              ;   100.2 alu0    21 x[3]
        rorx rdi, r13, 0x27       ;   101.3 alu2    21 x[1]
        xor r14, rax              ;   101.2 alu3    21 x[3]
        rorx rax, rbp, 0x13       ;   102.2 alu1    21 x[0]
        rorx rdx, rbp, 0x1c       ;   102.3 alu2    21 x[0]
        xor rsi, r11              ;   101.2 alu0    21 x[4]
        xor rsi, r15              ;   102.2 alu3    21 x[4]
        xor r13, rcx              ;   102.2 alu0    21 x[1]
        xor r13, rdi              ;   103.2 alu3    21 x[1]
        xor rbp, rax              ;   103.2 alu0     7 x[0]
        xor rbp, rdx              ;   104.2 alu1     7 x[0]
        xor rbp, rsi              ;   105.2 alu2     7 x[0]
        xor rsi, r14              ;   103.7 alu3     7 x[4]
        mov r11, r14              ;   102.2          9 x[2] copy
        not r11                   ;   103.8 alu0     9 x[2]
        mov r15, r14              ;   102.2          9 x[1] copy
        xor r10, r13              ;   104.2 alu1     7 x[2]
        and r11, rsi              ;   104.8 alu2     9 x[2]
        mov rdi, r13              ;   104.2          9 x[0] copy
        not rdi                   ;   104.7 alu3     9 x[0]
        mov rax, r13              ;   104.2          9 x[4] copy
        mov rcx, rsi              ;   104.7          9 x[3] copy
        not rcx                   ;   104.8 alu0     9 x[3]
        and rdi, r10              ;   105.7 alu1     9 x[0]
        xor r11, r10              ;   105.8 alu2     9 x[2]
        not r10                   ;   105.7 alu3     9 x[1]
        and r15, r10              ;   106.7 alu0     9 x[1]
        and rcx, rbp              ;   106.2 alu1     9 x[3]
        xor rdi, rbp              ;   106.7 alu2     9 x[0]
        not rbp                   ;   106.7 alu3     9 x[4]
        xor r14, rcx              ;   107.2 alu0    10 x[4]
        xor r14, r11              ;   108.2 alu1    10 x[4]
        not r11                   ;   107.3 alu2    10 x[4]
        and rax, rbp              ;   107.7 alu3     9 x[4]
        xor r13, r15              ;   107.8 alu0    10 x[4]
        xor r13, rdi              ;   108.8 alu1    10 x[4]
        xor rsi, rax              ;   108.7 alu2     9 x[4]
        rorx r10, r11, 1          ;   109.2 alu1    21 x[2]
        rorx r15, r11, 6          ;   109.3 alu2    21 x[2]
        xor r11, 0x5a             ;   108.7 alu3     7 x[2]
        rorx rbp, r14, 0xa        ;   110.2 alu1    21 x[3]
        rorx rax, r14, 0x11       ;   110.3 alu2    21 x[3]
        xor rdi, rsi              ;   109.7 alu0    10 x[4]
        xor r11, r10              ;   110.2 alu3     7 x[2]
        rorx r10, rsi, 7          ;   111.2 alu1    21 x[4]
        rorx rcx, rsi, 0x29       ;   111.3 alu2    21 x[4]
        xor r11, r15              ;   111.2 alu0     7 x[2]
        rorx r15, r13, 0x3d       ;   112.2 alu1    21 x[1]
        rorx rdx, r13, 0x27       ;   112.3 alu2    21 x[1]
        xor r14, rbp              ;   111.2 alu3    21 x[3]
        xor r14, rax              ;   112.2 alu0    21 x[3]
        rorx rbp, rdi, 0x13       ;   113.2 alu1    21 x[0]
        rorx rax, rdi, 0x1c       ;   113.3 alu2    21 x[0]
        xor rsi, r10              ;   112.2 alu3    21 x[4]
        xor rsi, rcx              ;   113.2 alu0    21 x[4]
        xor r13, r15              ;   113.2 alu3    21 x[1]
        xor r13, rdx              ;   114.2 alu0    21 x[1]
        xor rdi, rbp              ;   114.2 alu3     7 x[0]
        xor rdi, rax              ;   115.2 alu0     7 x[0]
        xor rdi, rsi              ;   116.2 alu1     7 x[0]
        xor rsi, r14              ;   114.3 alu2     7 x[4]
        mov r10, r14              ;   113.2          9 x[2] copy
        not r10                   ;   114.7 alu3     9 x[2]
        mov r15, r14              ;   113.2         10 x[4] copy
        xor r11, r13              ;   115.2 alu0     7 x[2]
        and r10, rsi              ;   115.7 alu1     9 x[2]
        mov rbp, r13              ;   115.2          9 x[0] copy
        not rbp                   ;   115.3 alu2     9 x[0]
        mov rax, rsi              ;   115.3          9 x[3] copy
        not rax                   ;   115.7 alu3     9 x[3]
        and rbp, r11              ;   116.3 alu0     9 x[0]
        mov rcx, r13              ;   115.2          9 x[4] copy
        xor r10, r11              ;   116.7 alu1     9 x[2]
        not r11                   ;   116.3 alu2     9 x[1]
        and r14, r11              ;   117.3 alu3     9 x[1]
        and rax, rdi              ;   117.2 alu0     9 x[3]
        xor rbp, rdi              ;   117.3 alu1     9 x[0]
        not rdi                   ;   117.3 alu2     9 x[4]
        xor r15, r10              ;   117.7 alu3    10 x[4]
        not r10                   ;   117.8 alu0    10 x[4]
        xor r15, rax              ;   118.7 alu1    10 x[4]
        and rcx, rdi              ;   118.3 alu2     9 x[4]
        xor r13, r14              ;   118.7 alu3    10 x[4]
        xor r13, rbp              ;   119.7 alu0    10 x[4]
        xor rsi, rcx              ;   119.3 alu1     9 x[4]
        rorx r11, r10, 1          ;   119.3 alu2    21 x[2]
        rorx r14, r10, 6          ;   120.2 alu1    21 x[2]
        xor r10, 0x4b             ;   119.7 alu3    10 x[4]
        rorx rdi, r15, 0xa        ;   120.3 alu2    21 x[3]
        rorx rax, r15, 0x11       ;   121.2 alu1    21 x[3]
        xor r10, r11              ;   120.7 alu0    10 x[4]
        xor rbp, rsi              ;   120.7 alu3    10 x[4]
        rorx r11, rsi, 7          ;   121.3 alu2    21 x[4]
        rorx rcx, rsi, 0x29       ;   122.2 alu1    21 x[4]
        xor r15, rdi              ;   121.3 alu0    21 x[3]
        xor r10, r14              ;   121.7 alu3    10 x[4]
        rorx r8, r13, 0x3d        ;   122.3 alu2    21 x[1]
        rorx r14, r13, 0x27       ;   123.2 alu1    21 x[1]
        xor r15, rax              ;   122.3 alu0    21 x[3]
        xor rsi, r11              ;   122.7 alu3    21 x[4]
        rorx r11, rbp, 0x13       ;   123.3 alu2    21 x[0]
        rorx rdi, rbp, 0x1c       ;   124.2 alu1    21 x[0]
        xor rsi, rcx              ;   123.7 alu0    21 x[4]
        xor r13, r8               ;   123.7 alu3    21 x[1]
        xor r10, r15              ;   123.8 alu0    10 x[4]
        xor r13, r14              ;   124.7 alu2    21 x[1]
        xor rbp, r11              ;   124.7 alu3     7 x[0]
        mov r8, r15               ;   123.3          9 x[2] copy
        not r8                    ;   124.8 alu0     9 x[2]
        xor rbp, rsi              ;   125.7 alu1     7 x[0]
        xor r15, rsi              ;   125.3 alu2     7 x[4]
        xor rbp, rdi              ;   126.7 alu3     7 x[0]
        xor r10, r13              ;   125.8 alu0    10 x[4]
        and r8, r15               ;   126.3 alu1     9 x[2]
        xor r10, r8               ;   127.3 alu2    10 x[4]
        mov r8, r15               ;   126.3          9 x[3] copy
        not r8                    ;   126.7 alu3     9 x[3]
        and r8, rbp               ;   127.7 alu0     9 x[3]
        not rbp                   ;   127.7 alu1     9 x[4]
        and r13, rbp              ;   128.7 alu2     9 x[4]
        xor r10, r8               ;   128.7 alu3    10 x[4]
        xor r15, r13              ;   129.7 alu0     9 x[4]
        xor r12, r10              ;   129.7 alu1    79 tag
        rorx r8, r10, 0xa         ;   129.7 alu2    21 x[3]
        ror r10, 0x11             ;   129.7 alu1    21 x[3]
        xor r12, r8               ;   130.7 alu3    79 tag
        xor r12, r10              ;   131.7 alu0    79 tag
        xor r9, r15               ;   130.7 alu2    79 tag
        rorx r8, r15, 7           ;   130.7 alu1    21 x[4]
        ror r15, 0x29             ;   130.7 alu2    21 x[4]
        xor r9, r8                ;   131.7 alu3    79 tag
        xor r9, r15               ;   132.7 alu0    79 tag
        mov r8, qword [rsp + 16]  ;   127.3 agu0    79 tag reload
        mov qword [r8], r12       ;   132.7 agu1+st0   79 tag
        mov qword [r8 + 8], r9    ;   133.7 agu2+st1   79 tag
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
