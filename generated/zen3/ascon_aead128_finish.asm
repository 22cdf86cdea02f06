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
;   body: 577 uops, planned 134.8; bounds: width 96.2, ports 124.8, path 77.0
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
        mov r8, qword [rsp + 0]   ;     0.0 agu0    26 s reload
        mov r9, qword [r8 + 8]    ;     4.0 agu1    26 s
        mov r10, qword [r8 + 32]  ;     4.0 agu2    26 s
        mov r11, r10              ;     8.0          7 x[0] copy
        xor r11, qword [r8]       ;     8.0 alu0+agu0    7 x[0]
        mov r12, r11              ;     9.0          9 x[4] copy
        not r12                   ;     9.0 alu1     9 x[4]
        mov r13, r11              ;     9.0          9 x[0] copy
        and r12, r9               ;    10.0 alu2     9 x[4]
        mov r14, r9               ;     8.0          9 x[0] copy
        not r14                   ;     8.0 alu3     9 x[0]
        mov r15, r9               ;     8.0          7 x[2] copy
        xor r15, qword [r8 + 16]  ;     8.0 alu0+agu1    7 x[2]
        mov r8, qword [r8 + 24]   ;     4.0 agu2    78 x
        xor r15, 0xf0             ;     9.0 alu1     7 x[2]
        mov rsi, qword [rsp + 8]  ;     2.5 agu0    78 x reload
        mov rdi, qword [rsi]      ;     6.5 agu1    78 x
        mov rbp, qword [rsi + 8]  ;     6.5 agu2    78 x
        xor r8, rbp               ;    10.5 alu2    78 x
        xor r15, rdi              ;    10.5 alu3     7 x[2]
        and r14, r15              ;    11.5 alu0     9 x[0]
        xor r13, r14              ;    12.5 alu1     9 x[0]
        xor r9, r13               ;    13.5 alu2    10 x[4]
        mov r14, r15              ;    11.5          9 x[1] copy
        not r14                   ;    11.5 alu3     9 x[1]
        xor r10, r8               ;    11.5 alu0     7 x[4]
        and r14, r8               ;    12.5 alu1     9 x[1]
        xor r9, r14               ;    14.5 alu2    10 x[4]
        xor r12, r10              ;    12.5 alu3     9 x[4]
        mov r14, r8               ;    11.5          9 x[2] copy
        not r14                   ;    11.5 alu0     9 x[2]
        and r14, r10              ;    12.5 alu1     9 x[2]
        xor r15, r14              ;    13.5 alu2     9 x[2]
        not r10                   ;    12.5 alu3     9 x[3]
        and r11, r10              ;    13.5 alu0     9 x[3]
        xor r8, r11               ;    14.5 alu1    10 x[4]
        xor r8, r15               ;    15.5 alu2    10 x[4]
        not r15                   ;    14.5 alu3    10 x[4]
        rorx r10, r9, 0x3d        ;    15.5 alu1    21 x[1]
        xor r10, r9               ;    16.5 alu0    21 x[1]
        ror r9, 0x27              ;    15.5 alu2    21 x[1]
        xor r10, r9               ;    17.5 alu3    21 x[1]
        rorx r9, r15, 1           ;    15.5 alu1    21 x[2]
        xor r9, r15               ;    16.5 alu0     7 x[2]
        ror r15, 6                ;    15.5 alu2    21 x[2]
        xor r9, r15               ;    17.5 alu3     7 x[2]
        rorx r11, r8, 0xa         ;    16.5 alu1    21 x[3]
        xor r11, r8               ;    17.5 alu0    21 x[3]
        ror r8, 0x11              ;    16.5 alu2    21 x[3]
        xor r11, r8               ;    18.5 alu3    21 x[3]
        xor r13, r12              ;    14.8 alu1    10 x[4]
        rorx r8, r13, 0x13        ;    15.8 alu2    21 x[0]
        xor r8, r13               ;    16.8 alu0     7 x[0]
        ror r13, 0x1c             ;    15.8 alu1    21 x[0]
        xor r8, r13               ;    17.8 alu3     7 x[0]
        rorx r13, r12, 7          ;    16.5 alu2    21 x[4]
        xor r13, r12              ;    17.5 alu0    21 x[4]
        ror r12, 0x29             ;    16.8 alu1    21 x[4]
        xor r13, r12              ;    18.5 alu3    21 x[4]
        xor r8, r13               ;    19.5 alu0     7 x[0]
        xor r9, r10               ;    18.5 alu2     7 x[2]
        xor r13, r11              ;    19.5 alu3     7 x[4]
        mov r12, r10              ;    18.5          9 x[0] copy
        not r12                   ;    18.5 alu1     9 x[0]
        mov r14, r10              ;    18.5          9 x[4] copy
        mov r15, r11              ;    19.5          9 x[2] copy
        not r15                   ;    19.5 alu0     9 x[2]
        and r15, r13              ;    20.5 alu2     9 x[2]
        mov rax, r13              ;    20.5          9 x[3] copy
        not rax                   ;    20.5 alu3     9 x[3]
        and rax, r8               ;    21.5 alu1     9 x[3]
        xor rax, r11              ;    22.5 alu0    10 x[4]
        mov rcx, r8               ;    20.5          9 x[4] copy
        not rcx                   ;    20.5 alu2     9 x[4]
        and r14, rcx              ;    21.5 alu3     9 x[4]
        xor r13, r14              ;    22.5 alu1     9 x[4]
        rorx r14, r13, 7          ;    23.5 alu2    21 x[4]
        xor r14, r13              ;    24.5 alu0    21 x[4]
        rorx rcx, r13, 0x29       ;    23.5 alu1    21 x[4]
        xor r14, rcx              ;    25.5 alu3    21 x[4]
        mov rcx, r14              ;    26.5          7 x[0] copy
        xor r9, 0xe1              ;    21.0 alu0     7 x[2]
        and r12, r9               ;    22.0 alu2     9 x[0]
        xor r8, r12               ;    23.0 alu3     9 x[0]
        xor r15, r9               ;    22.0 alu1     9 x[2]
        not r9                    ;    22.0 alu0     9 x[1]
        and r11, r9               ;    23.0 alu2     9 x[1]
        xor r10, r11              ;    24.0 alu3    10 x[4]
        xor rax, r15              ;    23.5 alu1    10 x[4]
        not r15                   ;    23.0 alu0    10 x[4]
        xor r13, r8               ;    24.0 alu2    10 x[4]
        xor r10, r8               ;    25.0 alu3    10 x[4]
        xor rcx, r13              ;    26.5 alu1     7 x[0]
        rorx r8, r13, 0x13        ;    25.0 alu2    21 x[0]
        xor rcx, r8               ;    27.5 alu0     7 x[0]
        ror r13, 0x1c             ;    25.0 alu1    21 x[0]
        xor rcx, r13              ;    28.5 alu3     7 x[0]
        rorx r8, r15, 1           ;    25.5 alu2    21 x[2]
        xor r8, r15               ;    26.5 alu0     7 x[2]
        ror r15, 6                ;    25.8 alu1    21 x[2]
        xor r8, r15               ;    27.5 alu3     7 x[2]
        rorx r9, rax, 0xa         ;    26.5 alu2    21 x[3]
        xor r9, rax               ;    27.5 alu0    21 x[3]
        ror rax, 0x11             ;    26.8 alu1    21 x[3]
        xor r9, rax               ;    28.5 alu3    21 x[3]
        rorx r11, r10, 0x3d       ;    27.5 alu2    21 x[1]
        xor r11, r10              ;    28.5 alu0    21 x[1]
        ror r10, 0x27             ;    27.8 alu1    21 x[1]
        xor r11, r10              ;    29.5 alu3    21 x[1]
        xor r14, r9               ;    29.5 alu0     7 x[4]
        xor r8, r11               ;    30.5 alu2     7 x[2]
        mov r10, r11              ;    30.5          9 x[0] copy
        not r10                   ;    30.5 alu3     9 x[0]
        mov r12, r11              ;    30.5          9 x[4] copy
        mov r13, r9               ;    29.5          9 x[2] copy
        not r13                   ;    29.5 alu1     9 x[2]
        and r13, r14              ;    30.5 alu0     9 x[2]
        mov r15, r14              ;    30.5          9 x[3] copy
        not r15                   ;    30.5 alu2     9 x[3]
        and r15, rcx              ;    31.5 alu3     9 x[3]
        xor r15, r9               ;    32.5 alu1    10 x[4]
        mov rax, rcx              ;    29.5          9 x[4] copy
        not rax                   ;    30.0 alu0     9 x[4]
        and r12, rax              ;    31.0 alu2     9 x[4]
        xor r14, r12              ;    32.0 alu3     9 x[4]
        rorx r12, r14, 7          ;    33.0 alu1    21 x[4]
        xor r12, r14              ;    34.0 alu0    21 x[4]
        rorx rax, r14, 0x29       ;    33.0 alu2    21 x[4]
        xor r12, rax              ;    35.0 alu3    21 x[4]
        mov rax, r12              ;    36.0          7 x[0] copy
        xor r8, 0xd2              ;    31.8 alu1     7 x[2]
        and r10, r8               ;    32.8 alu0     9 x[0]
        xor rcx, r10              ;    33.8 alu2     9 x[0]
        xor r13, r8               ;    32.8 alu3     9 x[2]
        not r8                    ;    32.8 alu1     9 x[1]
        and r9, r8                ;    33.8 alu0     9 x[1]
        xor r11, r9               ;    34.8 alu2    10 x[4]
        xor r15, r13              ;    33.8 alu3    10 x[4]
        not r13                   ;    33.8 alu1    10 x[4]
        xor r14, rcx              ;    34.8 alu0    10 x[4]
        xor r11, rcx              ;    35.8 alu2    10 x[4]
        xor rax, r14              ;    36.0 alu3     7 x[0]
        rorx r8, r14, 0x13        ;    35.8 alu1    21 x[0]
        xor rax, r8               ;    37.0 alu0     7 x[0]
        ror r14, 0x1c             ;    35.8 alu2    21 x[0]
        xor rax, r14              ;    38.0 alu3     7 x[0]
        rorx r8, r13, 1           ;    35.8 alu1    21 x[2]
        xor r8, r13               ;    36.8 alu0     7 x[2]
        ror r13, 6                ;    36.5 alu2    21 x[2]
        xor r8, r13               ;    37.8 alu3     7 x[2]
        rorx r9, r15, 0xa         ;    36.8 alu1    21 x[3]
        xor r9, r15               ;    37.8 alu0    21 x[3]
        ror r15, 0x11             ;    37.5 alu2    21 x[3]
        xor r9, r15               ;    38.8 alu3    21 x[3]
        rorx r10, r11, 0x3d       ;    37.8 alu1    21 x[1]
        xor r10, r11              ;    38.8 alu0    21 x[1]
        ror r11, 0x27             ;    38.5 alu2    21 x[1]
        xor r10, r11              ;    39.8 alu3    21 x[1]
        xor r12, r9               ;    39.8 alu1     7 x[4]
        xor r8, r10               ;    40.8 alu0     7 x[2]
        mov r11, r10              ;    40.8          9 x[0] copy
        not r11                   ;    40.8 alu2     9 x[0]
        mov r13, r10              ;    40.8          9 x[4] copy
        mov r14, r9               ;    39.8          9 x[2] copy
        not r14                   ;    39.8 alu3     9 x[2]
        and r14, r12              ;    40.8 alu1     9 x[2]
        mov r15, r12              ;    40.8          9 x[3] copy
        not r15                   ;    40.8 alu0     9 x[3]
        and r15, rax              ;    41.8 alu2     9 x[3]
        xor r15, r9               ;    42.8 alu3    10 x[4]
        mov rcx, rax              ;    39.0          9 x[4] copy
        not rcx                   ;    40.8 alu1     9 x[4]
        and r13, rcx              ;    41.8 alu0     9 x[4]
        xor r12, r13              ;    42.8 alu2     9 x[4]
        rorx r13, r12, 7          ;    43.8 alu1    21 x[4]
        xor r13, r12              ;    44.8 alu3    21 x[4]
        rorx rcx, r12, 0x29       ;    43.8 alu2    21 x[4]
        xor r13, rcx              ;    45.8 alu0    21 x[4]
        mov rcx, r13              ;    46.8          7 x[0] copy
        xor r8, 0xc3              ;    42.7 alu3     7 x[2]
        and r11, r8               ;    43.7 alu1     9 x[0]
        xor rax, r11              ;    44.7 alu0     9 x[0]
        xor r14, r8               ;    43.7 alu2     9 x[2]
        not r8                    ;    43.7 alu3     9 x[1]
        and r9, r8                ;    44.7 alu1     9 x[1]
        xor r10, r9               ;    45.7 alu0    10 x[4]
        xor r15, r14              ;    44.7 alu2    10 x[4]
        not r14                   ;    44.7 alu3    10 x[4]
        xor r12, rax              ;    45.7 alu1    10 x[4]
        xor r10, rax              ;    46.7 alu0    10 x[4]
        xor rcx, r12              ;    46.8 alu2     7 x[0]
        rorx r8, r12, 0x13        ;    46.7 alu1    21 x[0]
        xor rcx, r8               ;    47.8 alu3     7 x[0]
        ror r12, 0x1c             ;    46.7 alu2    21 x[0]
        xor rcx, r12              ;    48.8 alu0     7 x[0]
        rorx r8, r14, 1           ;    46.8 alu1    21 x[2]
        xor r8, r14               ;    47.8 alu3     7 x[2]
        ror r14, 6                ;    47.5 alu2    21 x[2]
        xor r8, r14               ;    48.8 alu0     7 x[2]
        rorx r9, r15, 0xa         ;    47.8 alu1    21 x[3]
        xor r9, r15               ;    48.8 alu3    21 x[3]
        ror r15, 0x11             ;    48.5 alu2    21 x[3]
        xor r9, r15               ;    49.8 alu0    21 x[3]
        rorx r11, r10, 0x3d       ;    48.8 alu1    21 x[1]
        xor r11, r10              ;    49.8 alu3    21 x[1]
        ror r10, 0x27             ;    49.5 alu2    21 x[1]
        xor r11, r10              ;    50.8 alu0    21 x[1]
        xor r13, r9               ;    50.8 alu3     7 x[4]
        xor r8, r11               ;    51.8 alu1     7 x[2]
        mov r10, r11              ;    51.8          9 x[0] copy
        not r10                   ;    51.8 alu0     9 x[0]
        mov r12, r11              ;    51.8          9 x[4] copy
        mov r14, r9               ;    50.8          9 x[2] copy
        not r14                   ;    50.8 alu2     9 x[2]
        and r14, r13              ;    51.8 alu3     9 x[2]
        mov r15, r13              ;    51.8          9 x[3] copy
        not r15                   ;    51.8 alu1     9 x[3]
        and r15, rcx              ;    52.8 alu0     9 x[3]
        xor r15, r9               ;    53.8 alu2    10 x[4]
        mov rax, rcx              ;    49.8          9 x[4] copy
        not rax                   ;    51.7 alu3     9 x[4]
        and r12, rax              ;    52.7 alu1     9 x[4]
        xor r13, r12              ;    53.7 alu0     9 x[4]
        rorx r12, r13, 7          ;    54.7 alu2    21 x[4]
        xor r12, r13              ;    55.7 alu3    21 x[4]
        rorx rax, r13, 0x29       ;    54.7 alu1    21 x[4]
        xor r12, rax              ;    56.7 alu0    21 x[4]
        mov rax, r12              ;    57.7          7 x[0] copy
        xor r8, 0xb4              ;    53.5 alu2     7 x[2]
        and r10, r8               ;    54.5 alu3     9 x[0]
        xor rcx, r10              ;    55.5 alu1     9 x[0]
        xor r14, r8               ;    54.5 alu0     9 x[2]
        not r8                    ;    54.5 alu2     9 x[1]
        and r9, r8                ;    55.5 alu3     9 x[1]
        xor r11, r9               ;    56.5 alu1    10 x[4]
        xor r15, r14              ;    55.5 alu0    10 x[4]
        not r14                   ;    55.5 alu2    10 x[4]
        xor r13, rcx              ;    56.5 alu3    10 x[4]
        xor r11, rcx              ;    57.5 alu1    10 x[4]
        xor rax, r13              ;    57.7 alu0     7 x[0]
        rorx r8, r13, 0x13        ;    57.5 alu2    21 x[0]
        xor rax, r8               ;    58.7 alu3     7 x[0]
        ror r13, 0x1c             ;    57.5 alu1    21 x[0]
        xor rax, r13              ;    59.7 alu0     7 x[0]
        rorx r8, r14, 1           ;    57.5 alu2    21 x[2]
        xor r8, r14               ;    58.5 alu3     7 x[2]
        ror r14, 6                ;    57.8 alu1    21 x[2]
        xor r8, r14               ;    59.5 alu0     7 x[2]
        rorx r9, r15, 0xa         ;    58.5 alu2    21 x[3]
        xor r9, r15               ;    59.5 alu3    21 x[3]
        ror r15, 0x11             ;    58.8 alu1    21 x[3]
        xor r9, r15               ;    60.5 alu0    21 x[3]
        rorx r10, r11, 0x3d       ;    59.5 alu2    21 x[1]
        xor r10, r11              ;    60.5 alu3    21 x[1]
        ror r11, 0x27             ;    59.8 alu1    21 x[1]
        xor r10, r11              ;    61.5 alu0    21 x[1]
        xor r12, r9               ;    61.5 alu2     7 x[4]
        xor r8, r10               ;    62.5 alu3     7 x[2]
        mov r11, r10              ;    62.5          9 x[0] copy
        not r11                   ;    62.5 alu1     9 x[0]
        mov r13, r10              ;    62.5          9 x[4] copy
        mov r14, r9               ;    61.5          9 x[2] copy
        not r14                   ;    61.5 alu0     9 x[2]
        and r14, r12              ;    62.5 alu2     9 x[2]
        mov r15, r12              ;    62.5          9 x[3] copy
        not r15                   ;    62.5 alu3     9 x[3]
        and r15, rax              ;    63.5 alu1     9 x[3]
        xor r15, r9               ;    64.5 alu0    10 x[4]
        mov rcx, rax              ;    60.7          9 x[4] copy
        not rcx                   ;    62.5 alu2     9 x[4]
        and r13, rcx              ;    63.5 alu3     9 x[4]
        xor r12, r13              ;    64.5 alu1     9 x[4]
        rorx r13, r12, 7          ;    65.5 alu2    21 x[4]
        xor r13, r12              ;    66.5 alu0    21 x[4]
        rorx rcx, r12, 0x29       ;    65.5 alu1    21 x[4]
        xor r13, rcx              ;    67.5 alu3    21 x[4]
        mov rcx, r13              ;    68.5          7 x[0] copy
        xor r8, 0xa5              ;    64.0 alu0     7 x[2]
        and r11, r8               ;    65.0 alu2     9 x[0]
        xor rax, r11              ;    66.0 alu3     9 x[0]
        xor r14, r8               ;    65.0 alu1     9 x[2]
        not r8                    ;    65.0 alu0     9 x[1]
        and r9, r8                ;    66.0 alu2     9 x[1]
        xor r10, r9               ;    67.0 alu3    10 x[4]
        xor r15, r14              ;    66.0 alu1    10 x[4]
        not r14                   ;    66.0 alu0    10 x[4]
        xor r12, rax              ;    67.0 alu2    10 x[4]
        xor r10, rax              ;    68.0 alu3    10 x[4]
        xor rcx, r12              ;    68.5 alu1     7 x[0]
        rorx r8, r12, 0x13        ;    68.0 alu2    21 x[0]
        xor rcx, r8               ;    69.5 alu0     7 x[0]
        ror r12, 0x1c             ;    68.0 alu1    21 x[0]
        xor rcx, r12              ;    70.5 alu3     7 x[0]
        rorx r8, r14, 1           ;    68.5 alu2    21 x[2]
        xor r8, r14               ;    69.5 alu0     7 x[2]
        ror r14, 6                ;    68.8 alu1    21 x[2]
        xor r8, r14               ;    70.5 alu3     7 x[2]
        rorx r9, r15, 0xa         ;    69.5 alu2    21 x[3]
        xor r9, r15               ;    70.5 alu0    21 x[3]
        ror r15, 0x11             ;    69.8 alu1    21 x[3]
        xor r9, r15               ;    71.5 alu3    21 x[3]
        rorx r11, r10, 0x3d       ;    70.5 alu2    21 x[1]
        xor r11, r10              ;    71.5 alu0    21 x[1]
        ror r10, 0x27             ;    70.8 alu1    21 x[1]
        xor r11, r10              ;    72.5 alu3    21 x[1]
        xor r13, r9               ;    72.5 alu0     7 x[4]
        xor r8, r11               ;    73.5 alu2     7 x[2]
        mov r10, r11              ;    73.5          9 x[0] copy
        not r10                   ;    73.5 alu3     9 x[0]
        mov r12, r11              ;    73.5          9 x[4] copy
        mov r14, r9               ;    72.5          9 x[2] copy
        not r14                   ;    72.5 alu1     9 x[2]
        and r14, r13              ;    73.5 alu0     9 x[2]
        mov r15, r13              ;    73.5          9 x[3] copy
        not r15                   ;    73.5 alu2     9 x[3]
        and r15, rcx              ;    74.5 alu3     9 x[3]
        xor r15, r9               ;    75.5 alu1    10 x[4]
        mov rax, rcx              ;    71.5          9 x[4] copy
        not rax                   ;    73.0 alu0     9 x[4]
        and r12, rax              ;    74.0 alu2     9 x[4]
        xor r13, r12              ;    75.0 alu3     9 x[4]
        rorx r12, r13, 7          ;    76.0 alu1    21 x[4]
        xor r12, r13              ;    77.0 alu0    21 x[4]
        rorx rax, r13, 0x29       ;    76.0 alu2    21 x[4]
        xor r12, rax              ;    78.0 alu3    21 x[4]
        mov rax, r12              ;    79.0          7 x[0] copy
        xor r8, 0x96              ;    74.8 alu1     7 x[2]
        and r10, r8               ;    75.8 alu0     9 x[0]
        xor rcx, r10              ;    76.8 alu2     9 x[0]
        xor r14, r8               ;    75.8 alu3     9 x[2]
        not r8                    ;    75.8 alu1     9 x[1]
        and r9, r8                ;    76.8 alu0     9 x[1]
        xor r11, r9               ;    77.8 alu2    10 x[4]
        xor r15, r14              ;    76.8 alu3    10 x[4]
        not r14                   ;    76.8 alu1    10 x[4]
        xor r13, rcx              ;    77.8 alu0    10 x[4]
        xor r11, rcx              ;    78.8 alu2    10 x[4]
        xor rax, r13              ;    79.0 alu3     7 x[0]
        rorx r8, r13, 0x13        ;    78.8 alu1    21 x[0]
        xor rax, r8               ;    80.0 alu0     7 x[0]
        ror r13, 0x1c             ;    78.8 alu2    21 x[0]
        xor rax, r13              ;    81.0 alu3     7 x[0]
        rorx r8, r14, 1           ;    78.8 alu1    21 x[2]
        xor r8, r14               ;    79.8 alu0     7 x[2]
        ror r14, 6                ;    79.5 alu2    21 x[2]
        xor r8, r14               ;    80.8 alu3     7 x[2]
        rorx r9, r15, 0xa         ;    79.8 alu1    21 x[3]
        xor r9, r15               ;    80.8 alu0    21 x[3]
        ror r15, 0x11             ;    80.5 alu2    21 x[3]
        xor r9, r15               ;    81.8 alu3    21 x[3]
        rorx r10, r11, 0x3d       ;    80.8 alu1    21 x[1]
        xor r10, r11              ;    81.8 alu0    21 x[1]
        ror r11, 0x27             ;    81.5 alu2    21 x[1]
        xor r10, r11              ;    82.8 alu3    21 x[1]
        xor r12, r9               ;    82.8 alu1     7 x[4]
        xor r8, r10               ;    83.8 alu0     7 x[2]
        mov r11, r10              ;    83.8          9 x[0] copy
        not r11                   ;    83.8 alu2     9 x[0]
        mov r13, r10              ;    83.8          9 x[4] copy
        mov r14, r9               ;    82.8          9 x[2] copy
        not r14                   ;    82.8 alu3     9 x[2]
        and r14, r12              ;    83.8 alu1     9 x[2]
        mov r15, r12              ;    83.8          9 x[3] copy
        not r15                   ;    83.8 alu0     9 x[3]
        and r15, rax              ;    84.8 alu2     9 x[3]
        xor r15, r9               ;    85.8 alu3    10 x[4]
        mov rcx, rax              ;    82.0          9 x[4] copy
        not rcx                   ;    83.8 alu1     9 x[4]
        and r13, rcx              ;    84.8 alu0     9 x[4]
        xor r12, r13              ;    85.8 alu2     9 x[4]
        rorx r13, r12, 7          ;    86.8 alu1    21 x[4]
        xor r13, r12              ;    87.8 alu3    21 x[4]
        rorx rcx, r12, 0x29       ;    86.8 alu2    21 x[4]
        xor r13, rcx              ;    88.8 alu0    21 x[4]
        mov rcx, r13              ;    89.8          7 x[0] copy
        xor r8, 0x87              ;    85.7 alu3     7 x[2]
        and r11, r8               ;    86.7 alu1     9 x[0]
        xor rax, r11              ;    87.7 alu0     9 x[0]
        xor r14, r8               ;    86.7 alu2     9 x[2]
        not r8                    ;    86.7 alu3     9 x[1]
        and r9, r8                ;    87.7 alu1     9 x[1]
        xor r10, r9               ;    88.7 alu0    10 x[4]
        xor r15, r14              ;    87.7 alu2    10 x[4]
        not r14                   ;    87.7 alu3    10 x[4]
        xor r12, rax              ;    88.7 alu1    10 x[4]
        xor r10, rax              ;    89.7 alu0    10 x[4]
        xor rcx, r12              ;    89.8 alu2     7 x[0]
        rorx r8, r12, 0x13        ;    89.7 alu1    21 x[0]
        xor rcx, r8               ;    90.8 alu3     7 x[0]
        ror r12, 0x1c             ;    89.7 alu2    21 x[0]
        xor rcx, r12              ;    91.8 alu0     7 x[0]
        rorx r8, r14, 1           ;    89.8 alu1    21 x[2]
        xor r8, r14               ;    90.8 alu3     7 x[2]
        ror r14, 6                ;    90.5 alu2    21 x[2]
        xor r8, r14               ;    91.8 alu0     7 x[2]
        rorx r9, r15, 0xa         ;    90.8 alu1    21 x[3]
        xor r9, r15               ;    91.8 alu3    21 x[3]
        ror r15, 0x11             ;    91.5 alu2    21 x[3]
        xor r9, r15               ;    92.8 alu0    21 x[3]
        rorx r11, r10, 0x3d       ;    91.8 alu1    21 x[1]
        xor r11, r10              ;    92.8 alu3    21 x[1]
        ror r10, 0x27             ;    92.5 alu2    21 x[1]
        xor r11, r10              ;    93.8 alu0    21 x[1]
        xor r13, r9               ;    93.8 alu3     7 x[4]
        xor r8, r11               ;    94.8 alu1     7 x[2]
        mov r10, r11              ;    94.8          9 x[0] copy
        not r10                   ;    94.8 alu0     9 x[0]
        mov r12, r11              ;    94.8          9 x[4] copy
        mov r14, r9               ;    93.8          9 x[2] copy
        not r14                   ;    93.8 alu2     9 x[2]
        and r14, r13              ;    94.8 alu3     9 x[2]
        mov r15, r13              ;    94.8          9 x[3] copy
        not r15                   ;    94.8 alu1     9 x[3]
        and r15, rcx              ;    95.8 alu0     9 x[3]
        xor r15, r9               ;    96.8 alu2    10 x[4]
        mov rax, rcx              ;    92.8          9 x[4] copy
        not rax                   ;    94.7 alu3     9 x[4]
        and r12, rax              ;    95.7 alu1     9 x[4]
        xor r13, r12              ;    96.7 alu0     9 x[4]
        rorx r12, r13, 7          ;    97.7 alu2    21 x[4]
        xor r12, r13              ;    98.7 alu3    21 x[4]
        rorx rax, r13, 0x29       ;    97.7 alu1    21 x[4]
        xor r12, rax              ;    99.7 alu0    21 x[4]
        mov rax, r12              ;   100.7          7 x[0] copy
        xor r8, 0x78              ;    96.5 alu2     7 x[2]
        and r10, r8               ;    97.5 alu3     9 x[0]
        xor rcx, r10              ;    98.5 alu1     9 x[0]
        xor r14, r8               ;    97.5 alu0     9 x[2]
        not r8                    ;    97.5 alu2     9 x[1]
        and r9, r8                ;    98.5 alu3     9 x[1]
        xor r11, r9               ;    99.5 alu1    10 x[4]
        xor r15, r14              ;    98.5 alu0    10 x[4]
        not r14                   ;    98.5 alu2    10 x[4]
        xor r13, rcx              ;    99.5 alu3    10 x[4]
        xor r11, rcx              ;   100.5 alu1    10 x[4]
        xor rax, r13              ;   100.7 alu0     7 x[0]
        rorx r8, r13, 0x13        ;   100.5 alu2    21 x[0]
        xor rax, r8               ;   101.7 alu3     7 x[0]
        ror r13, 0x1c             ;   100.5 alu1    21 x[0]
        xor rax, r13              ;   102.7 alu0     7 x[0]
        rorx r8, r14, 1           ;   100.5 alu2    21 x[2]
        xor r8, r14               ;   101.5 alu3     7 x[2]
        ror r14, 6                ;   100.8 alu1    21 x[2]
        xor r8, r14               ;   102.5 alu0     7 x[2]
        rorx r9, r15, 0xa         ;   101.5 alu2    21 x[3]
        xor r9, r15               ;   102.5 alu3    21 x[3]
        ror r15, 0x11             ;   101.8 alu1    21 x[3]
        xor r9, r15               ;   103.5 alu0    21 x[3]
        rorx r10, r11, 0x3d       ;   102.5 alu2    21 x[1]
        xor r10, r11              ;   103.5 alu3    21 x[1]
        ror r11, 0x27             ;   102.8 alu1    21 x[1]
        xor r10, r11              ;   104.5 alu0    21 x[1]
        xor r12, r9               ;   104.5 alu2     7 x[4]
        xor r8, r10               ;   105.5 alu3     7 x[2]
        mov r11, r10              ;   105.5          9 x[0] copy
        not r11                   ;   105.5 alu1     9 x[0]
        mov r13, r10              ;   105.5          9 x[4] copy
        mov r14, r9               ;   104.5          9 x[2] copy
        not r14                   ;   104.5 alu0     9 x[2]
        and r14, r12              ;   105.5 alu2     9 x[2]
        mov r15, r12              ;   105.5          9 x[3] copy
        not r15                   ;   105.5 alu3     9 x[3]
        and r15, rax              ;   106.5 alu1     9 x[3]
        xor r15, r9               ;   107.5 alu0    10 x[4]
        mov rsi, rax              ;   103.7          9 x[4] copy
        not rsi                   ;   105.5 alu2     9 x[4]
        and r13, rsi              ;   106.5 alu3     9 x[4]
        xor r12, r13              ;   107.5 alu1     9 x[4]
        rorx r13, r12, 7          ;   108.5 alu2    21 x[4]
        xor r13, r12              ;   109.5 alu0    21 x[4]
        rorx rsi, r12, 0x29       ;   108.5 alu1    21 x[4]
        xor r13, rsi              ;   110.5 alu3    21 x[4]
        mov rsi, r13              ;   111.5          7 x[0] copy
        xor r8, 0x69              ;   107.0 alu0     7 x[2]
        and r11, r8               ;   108.0 alu2     9 x[0]
        xor rax, r11              ;   109.0 alu3     9 x[0]
        xor r14, r8               ;   108.0 alu1     9 x[2]
        not r8                    ;   108.0 alu0     9 x[1]
        and r9, r8                ;   109.0 alu2     9 x[1]
        xor r10, r9               ;   110.0 alu3    10 x[4]
        xor r15, r14              ;   109.0 alu1    10 x[4]
        not r14                   ;   109.0 alu0    10 x[4]
        xor r12, rax              ;   110.0 alu2    10 x[4]
        xor r10, rax              ;   111.0 alu3    10 x[4]
        xor rsi, r12              ;   111.5 alu1     7 x[0]
        rorx r8, r12, 0x13        ;   111.0 alu2    21 x[0]
        xor rsi, r8               ;   112.5 alu0     7 x[0]
        ror r12, 0x1c             ;   111.0 alu1    21 x[0]
        xor rsi, r12              ;   113.5 alu3     7 x[0]
        rorx r8, r14, 1           ;   111.5 alu2    21 x[2]
        xor r8, r14               ;   112.5 alu0     7 x[2]
        ror r14, 6                ;   111.8 alu1    21 x[2]
        xor r8, r14               ;   113.5 alu3     7 x[2]
        rorx r9, r15, 0xa         ;   112.5 alu2    21 x[3]
        xor r9, r15               ;   113.5 alu0    21 x[3]
        ror r15, 0x11             ;   112.8 alu1    21 x[3]
        xor r9, r15               ;   114.5 alu3    21 x[3]
        rorx r11, r10, 0x3d       ;   113.5 alu2    21 x[1]
        xor r11, r10              ;   114.5 alu0    21 x[1]
        ror r10, 0x27             ;   113.8 alu1    21 x[1]
        xor r11, r10              ;   115.5 alu3    21 x[1]
        xor r13, r9               ;   115.5 alu0     7 x[4]
        xor r8, r11               ;   116.5 alu2     7 x[2]
        mov r10, r11              ;   116.5          9 x[0] copy
        not r10                   ;   116.5 alu3     9 x[0]
        mov r12, r11              ;   116.5          9 x[4] copy
        mov r14, r9               ;   115.5          9 x[2] copy
        not r14                   ;   115.5 alu1     9 x[2]
        and r14, r13              ;   116.5 alu0     9 x[2]
        mov r15, r13              ;   116.5          9 x[3] copy
        not r15                   ;   116.5 alu2     9 x[3]
        and r15, rsi              ;   117.5 alu3     9 x[3]
        xor r15, r9               ;   118.5 alu1    10 x[4]
        mov rax, rsi              ;   114.5          9 x[4] copy
        not rax                   ;   116.0 alu0     9 x[4]
        and r12, rax              ;   117.0 alu2     9 x[4]
        xor r13, r12              ;   118.0 alu3     9 x[4]
        rorx r12, r13, 7          ;   119.0 alu1    21 x[4]
        xor r12, r13              ;   120.0 alu0    21 x[4]
        rorx rax, r13, 0x29       ;   119.0 alu2    21 x[4]
        xor r12, rax              ;   121.0 alu3    21 x[4]
        mov rax, r12              ;   122.0          7 x[0] copy
        xor r8, 0x5a              ;   117.8 alu1     7 x[2]
        and r10, r8               ;   118.8 alu0     9 x[0]
        xor rsi, r10              ;   119.8 alu2     9 x[0]
        xor r14, r8               ;   118.8 alu3     9 x[2]
        not r8                    ;   118.8 alu1     9 x[1]
        and r9, r8                ;   119.8 alu0     9 x[1]
        xor r11, r9               ;   120.8 alu2    10 x[4]
        xor r15, r14              ;   119.8 alu3    10 x[4]
        not r14                   ;   119.8 alu1    10 x[4]
        xor r13, rsi              ;   120.8 alu0    10 x[4]
        xor r11, rsi              ;   121.8 alu2    10 x[4]
        xor rax, r13              ;   122.0 alu3     7 x[0]
        rorx r8, r13, 0x13        ;   121.8 alu1    21 x[0]
        xor rax, r8               ;   123.0 alu0     7 x[0]
        ror r13, 0x1c             ;   121.8 alu2    21 x[0]
        xor rax, r13              ;   124.0 alu3     7 x[0]
        rorx r8, r14, 1           ;   121.8 alu1    21 x[2]
        xor r8, r14               ;   122.8 alu0    10 x[4]
        ror r14, 6                ;   122.5 alu2    21 x[2]
        xor r8, r14               ;   123.8 alu3    10 x[4]
        rorx r9, r15, 0xa         ;   122.8 alu1    21 x[3]
        xor r9, r15               ;   123.8 alu0    21 x[3]
        ror r15, 0x11             ;   123.5 alu2    21 x[3]
        xor r9, r15               ;   124.8 alu3    21 x[3]
        rorx r10, r11, 0x3d       ;   123.8 alu1    21 x[1]
        xor r10, r11              ;   124.8 alu0    21 x[1]
        ror r11, 0x27             ;   124.5 alu2    21 x[1]
        xor r10, r11              ;   125.8 alu3    21 x[1]
        xor r8, r10               ;   126.8 alu1    10 x[4]
        xor r12, r9               ;   125.8 alu0     7 x[4]
        xor r8, r9                ;   127.8 alu2    10 x[4]
        not r9                    ;   125.8 alu3     9 x[2]
        and r9, r12               ;   126.8 alu1     9 x[2]
        xor r8, r9                ;   128.8 alu0    10 x[4]
        mov r9, rax               ;   125.0          9 x[4] copy
        not r9                    ;   126.5 alu2     9 x[4]
        and r10, r9               ;   127.5 alu3     9 x[4]
        xor r10, r12              ;   128.5 alu1     9 x[4]
        not r12                   ;   127.0 alu0     9 x[3]
        and rax, r12              ;   128.0 alu2     9 x[3]
        xor r8, rax               ;   129.8 alu3    10 x[4]
        xor rbp, r10              ;   129.5 alu1    79 tag
        rorx r9, r10, 7           ;   129.5 alu2    21 x[4]
        xor rbp, r9               ;   130.5 alu0    79 tag
        ror r10, 0x29             ;   129.5 alu1    21 x[4]
        xor rbp, r10              ;   131.5 alu3    79 tag
        mov r9, qword [rsp + 16]  ;   126.2 agu0    79 tag reload
        mov qword [r9 + 8], rbp   ;   132.5 agu1+st0   79 tag
        xor r8, 0x4b              ;   130.8 alu0    10 x[4]
        xor rdi, r8               ;   131.8 alu2    79 tag
        rorx r10, r8, 0xa         ;   131.8 alu1    21 x[3]
        xor rdi, r10              ;   132.8 alu3    79 tag
        ror r8, 0x11              ;   131.8 alu2    21 x[3]
        xor rdi, r8               ;   133.8 alu0    79 tag
        mov qword [r9], rdi       ;   134.8 agu2+st1   79 tag
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
