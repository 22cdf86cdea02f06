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
;   body: 557 uops, planned 135.0; bounds: width 92.8, ports 124.8, path 77.0
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
        mov r12, r9               ;     8.0          9 x[0] copy
        not r12                   ;     8.0 alu1     9 x[0]
        mov r13, r9               ;     8.0          7 x[2] copy
        xor r13, qword [r8 + 16]  ;     8.0 alu2+agu1    7 x[2]
        xor r13, 0xf0             ;     9.0 alu3     7 x[2]
        mov r14, r11              ;     9.0          9 x[4] copy
        not r14                   ;     9.0 alu0     9 x[4]
        and r14, r9               ;    10.0 alu1     9 x[4]
        mov r15, r11              ;     9.0          9 x[0] copy
        mov rsi, qword [rsp + 8]  ;     2.3 agu2    78 x reload
        mov rdi, qword [rsi]      ;     6.3 agu0    78 x
        xor r13, rdi              ;    10.3 alu2     7 x[2]
        and r12, r13              ;    11.3 alu3     9 x[0]
        xor r15, r12              ;    12.3 alu0     9 x[0]
        xor r9, r15               ;    13.3 alu1    10 x[4]
        mov r12, qword [rsi + 8]  ;     6.3 agu1    78 x
        mov rbp, r13              ;    11.3          9 x[1] copy
        not rbp                   ;    11.3 alu2     9 x[1]
        mov rax, r12              ;    10.3         78 x copy
        xor rax, qword [r8 + 24]  ;    10.3 alu3+agu2   78 x
        xor r10, rax              ;    11.3 alu0     7 x[4]
        and rbp, rax              ;    12.3 alu1     9 x[1]
        xor r9, rbp               ;    14.3 alu2    10 x[4]
        xor r14, r10              ;    12.3 alu3     9 x[4]
        xor r15, r14              ;    13.3 alu0    10 x[4]
        rorx r8, r15, 0x13        ;    14.3 alu1    21 x[0]
        xor r8, r15               ;    15.3 alu2     7 x[0]
        ror r15, 0x1c             ;    14.3 alu1    21 x[0]
        xor r8, r15               ;    16.3 alu3     7 x[0]
        rorx r15, r9, 0x3d        ;    15.3 alu2    21 x[1]
        xor r15, r9               ;    16.3 alu0    21 x[1]
        ror r9, 0x27              ;    15.3 alu1    21 x[1]
        xor r15, r9               ;    17.3 alu3    21 x[1]
        rorx r9, r14, 7           ;    13.3 alu2    21 x[4]
        xor r9, r14               ;    14.3 alu0    21 x[4]
        ror r14, 0x29             ;    13.3 alu1    21 x[4]
        xor r9, r14               ;    15.3 alu3    21 x[4]
        xor r8, r9                ;    17.3 alu0     7 x[0]
        mov r14, rax              ;    13.3          9 x[2] copy
        not r14                   ;    13.5 alu2     9 x[2]
        and r14, r10              ;    14.5 alu3     9 x[2]
        xor r13, r14              ;    15.5 alu1     9 x[2]
        not r10                   ;    14.0 alu0     9 x[3]
        and r11, r10              ;    15.0 alu2     9 x[3]
        xor rax, r11              ;    16.0 alu3    10 x[4]
        xor rax, r13              ;    17.0 alu1    10 x[4]
        not r13                   ;    16.5 alu0    10 x[4]
        rorx r10, r13, 1          ;    17.5 alu2    21 x[2]
        xor r10, r13              ;    18.5 alu3     7 x[2]
        ror r13, 6                ;    17.5 alu1    21 x[2]
        xor r10, r13              ;    19.5 alu0     7 x[2]
        xor r10, r15              ;    20.5 alu2     7 x[2]
        rorx r11, rax, 0xa        ;    18.0 alu1    21 x[3]
        xor r11, rax              ;    19.0 alu3    21 x[3]
        ror rax, 0x11             ;    18.0 alu2    21 x[3]
        xor r11, rax              ;    20.0 alu0    21 x[3]
        xor r9, r11               ;    21.0 alu3     7 x[4]
        xor r10, 0xe1             ;    21.5 alu1     7 x[2]
        mov r13, r15              ;    18.3          9 x[0] copy
        not r13                   ;    18.3 alu0     9 x[0]
        and r13, r10              ;    22.5 alu2     9 x[0]
        xor r13, r8               ;    23.5 alu3     9 x[0]
        mov r14, r8               ;    18.3          9 x[4] copy
        not r14                   ;    18.8 alu1     9 x[4]
        and r14, r15              ;    19.8 alu0     9 x[4]
        xor r15, r13              ;    24.5 alu2    10 x[4]
        xor r14, r9               ;    22.0 alu3     9 x[4]
        xor r13, r14              ;    24.5 alu1    10 x[4]
        rorx rbp, r13, 0x13       ;    25.5 alu2    21 x[0]
        xor rbp, r13              ;    26.5 alu0     7 x[0]
        ror r13, 0x1c             ;    25.5 alu1    21 x[0]
        xor rbp, r13              ;    27.5 alu3     7 x[0]
        rorx r13, r14, 7          ;    23.0 alu2    21 x[4]
        xor r13, r14              ;    24.0 alu0    21 x[4]
        ror r14, 0x29             ;    23.0 alu1    21 x[4]
        xor r13, r14              ;    25.0 alu3    21 x[4]
        xor rbp, r13              ;    28.5 alu0     7 x[0]
        mov r14, r10              ;    22.5          9 x[1] copy
        not r14                   ;    22.5 alu2     9 x[1]
        and r14, r11              ;    23.5 alu3     9 x[1]
        xor r15, r14              ;    25.5 alu1    10 x[4]
        rorx r14, r15, 0x3d       ;    26.5 alu2    21 x[1]
        xor r14, r15              ;    27.5 alu0    21 x[1]
        ror r15, 0x27             ;    26.5 alu1    21 x[1]
        xor r14, r15              ;    28.5 alu3    21 x[1]
        mov r15, r11              ;    23.5          9 x[2] copy
        not r15                   ;    24.0 alu0     9 x[2]
        and r15, r9               ;    25.0 alu2     9 x[2]
        xor r10, r15              ;    26.0 alu3     9 x[2]
        not r9                    ;    24.8 alu1     9 x[3]
        and r8, r9                ;    25.8 alu0     9 x[3]
        xor r11, r8               ;    26.8 alu2    10 x[4]
        xor r11, r10              ;    27.8 alu3    10 x[4]
        not r10                   ;    27.0 alu1    10 x[4]
        rorx r8, r10, 1           ;    28.0 alu2    21 x[2]
        xor r8, r10               ;    29.0 alu0     7 x[2]
        ror r10, 6                ;    28.0 alu1    21 x[2]
        xor r8, r10               ;    30.0 alu3     7 x[2]
        xor r8, r14               ;    31.0 alu0     7 x[2]
        rorx r9, r11, 0xa         ;    28.8 alu2    21 x[3]
        xor r9, r11               ;    29.8 alu3    21 x[3]
        ror r11, 0x11             ;    28.8 alu1    21 x[3]
        xor r9, r11               ;    30.8 alu0    21 x[3]
        xor r13, r9               ;    31.8 alu2     7 x[4]
        xor r8, 0xd2              ;    32.0 alu3     7 x[2]
        mov r10, r14              ;    29.5          9 x[0] copy
        not r10                   ;    29.5 alu1     9 x[0]
        and r10, r8               ;    33.0 alu0     9 x[0]
        xor r10, rbp              ;    34.0 alu2     9 x[0]
        mov r11, r8               ;    33.0          9 x[1] copy
        not r11                   ;    33.0 alu3     9 x[1]
        and r11, r9               ;    34.0 alu1     9 x[1]
        xor r11, r14              ;    35.0 alu0    10 x[4]
        xor r11, r10              ;    36.0 alu2    10 x[4]
        rorx r15, r11, 0x3d       ;    37.0 alu1    21 x[1]
        xor r15, r11              ;    38.0 alu3    21 x[1]
        ror r11, 0x27             ;    37.0 alu2    21 x[1]
        xor r15, r11              ;    39.0 alu0    21 x[1]
        mov r11, r9               ;    31.8          9 x[2] copy
        not r11                   ;    31.8 alu3     9 x[2]
        and r11, r13              ;    32.8 alu1     9 x[2]
        xor r8, r11               ;    33.8 alu0     9 x[2]
        xor r9, r8                ;    34.8 alu2    10 x[4]
        not r8                    ;    34.8 alu3    10 x[4]
        rorx r11, r8, 1           ;    35.8 alu1    21 x[2]
        xor r11, r8               ;    36.8 alu0     7 x[2]
        ror r8, 6                 ;    35.8 alu2    21 x[2]
        xor r11, r8               ;    37.8 alu3     7 x[2]
        xor r11, r15              ;    40.0 alu1     7 x[2]
        xor r11, 0xc3             ;    41.0 alu0     7 x[2]
        mov r8, r13               ;    34.0          9 x[3] copy
        not r8                    ;    34.5 alu2     9 x[3]
        and r8, rbp               ;    35.5 alu3     9 x[3]
        xor r9, r8                ;    36.5 alu1    10 x[4]
        not rbp                   ;    35.0 alu0     9 x[4]
        and r14, rbp              ;    36.0 alu2     9 x[4]
        xor r13, r14              ;    37.0 alu3     9 x[4]
        xor r10, r13              ;    38.0 alu1    10 x[4]
        rorx r8, r10, 0x13        ;    39.0 alu2    21 x[0]
        xor r8, r10               ;    40.0 alu0     7 x[0]
        ror r10, 0x1c             ;    39.0 alu1    21 x[0]
        xor r8, r10               ;    41.0 alu3     7 x[0]
        rorx r10, r9, 0xa         ;    37.5 alu2    21 x[3]
        xor r10, r9               ;    38.5 alu0    21 x[3]
        ror r9, 0x11              ;    37.8 alu1    21 x[3]
        xor r10, r9               ;    39.5 alu3    21 x[3]
        rorx r9, r13, 7           ;    38.5 alu2    21 x[4]
        xor r9, r13               ;    39.5 alu0    21 x[4]
        ror r13, 0x29             ;    38.8 alu1    21 x[4]
        xor r9, r13               ;    40.5 alu3    21 x[4]
        xor r8, r9                ;    42.0 alu0     7 x[0]
        xor r9, r10               ;    41.5 alu2     7 x[4]
        mov r13, r15              ;    40.0          9 x[0] copy
        not r13                   ;    40.0 alu3     9 x[0]
        and r13, r11              ;    42.0 alu1     9 x[0]
        xor r13, r8               ;    43.0 alu0     9 x[0]
        mov r14, r11              ;    42.0          9 x[1] copy
        not r14                   ;    42.0 alu2     9 x[1]
        and r14, r10              ;    43.0 alu3     9 x[1]
        xor r14, r15              ;    44.0 alu1    10 x[4]
        xor r14, r13              ;    45.0 alu0    10 x[4]
        rorx rbp, r14, 0x3d       ;    46.0 alu2    21 x[1]
        xor rbp, r14              ;    47.0 alu3    21 x[1]
        ror r14, 0x27             ;    46.0 alu1    21 x[1]
        xor rbp, r14              ;    48.0 alu0    21 x[1]
        mov r14, r10              ;    40.7          9 x[2] copy
        not r14                   ;    42.5 alu2     9 x[2]
        and r14, r9               ;    43.5 alu3     9 x[2]
        xor r11, r14              ;    44.5 alu1     9 x[2]
        xor r10, r11              ;    45.5 alu0    10 x[4]
        not r11                   ;    45.5 alu2    10 x[4]
        rorx r14, r11, 1          ;    46.5 alu1    21 x[2]
        xor r14, r11              ;    47.5 alu3     7 x[2]
        ror r11, 6                ;    46.5 alu2    21 x[2]
        xor r14, r11              ;    48.5 alu0     7 x[2]
        xor r14, rbp              ;    49.5 alu3     7 x[2]
        xor r14, 0xb4             ;    50.5 alu1     7 x[2]
        mov r11, r9               ;    43.5          9 x[3] copy
        not r11                   ;    45.0 alu0     9 x[3]
        and r11, r8               ;    46.0 alu2     9 x[3]
        xor r10, r11              ;    47.0 alu3    10 x[4]
        not r8                    ;    45.8 alu1     9 x[4]
        and r15, r8               ;    46.8 alu0     9 x[4]
        xor r9, r15               ;    47.8 alu2     9 x[4]
        xor r13, r9               ;    48.8 alu3    10 x[4]
        rorx r8, r13, 0x13        ;    49.8 alu1    21 x[0]
        xor r8, r13               ;    50.8 alu0     7 x[0]
        ror r13, 0x1c             ;    49.8 alu2    21 x[0]
        xor r8, r13               ;    51.8 alu3     7 x[0]
        rorx r11, r10, 0xa        ;    48.0 alu1    21 x[3]
        xor r11, r10              ;    49.0 alu0    21 x[3]
        ror r10, 0x11             ;    48.5 alu2    21 x[3]
        xor r11, r10              ;    50.0 alu3    21 x[3]
        rorx r10, r9, 7           ;    48.8 alu1    21 x[4]
        xor r10, r9               ;    49.8 alu0    21 x[4]
        ror r9, 0x29              ;    49.5 alu2    21 x[4]
        xor r10, r9               ;    50.8 alu3    21 x[4]
        xor r8, r10               ;    52.8 alu1     7 x[0]
        xor r10, r11              ;    51.8 alu0     7 x[4]
        mov r9, rbp               ;    49.0          9 x[0] copy
        not r9                    ;    50.5 alu2     9 x[0]
        and r9, r14               ;    51.5 alu3     9 x[0]
        xor r9, r8                ;    53.8 alu1     9 x[0]
        mov r13, r14              ;    51.5          9 x[1] copy
        not r13                   ;    51.5 alu0     9 x[1]
        and r13, r11              ;    52.5 alu2     9 x[1]
        xor r13, rbp              ;    53.5 alu3    10 x[4]
        xor r13, r9               ;    54.8 alu1    10 x[4]
        rorx r15, r13, 0x3d       ;    55.8 alu2    21 x[1]
        xor r15, r13              ;    56.8 alu0    21 x[1]
        ror r13, 0x27             ;    55.8 alu1    21 x[1]
        xor r15, r13              ;    57.8 alu3    21 x[1]
        mov r13, r11              ;    51.0          9 x[2] copy
        not r13                   ;    53.0 alu0     9 x[2]
        and r13, r10              ;    54.0 alu2     9 x[2]
        xor r14, r13              ;    55.0 alu3     9 x[2]
        xor r11, r14              ;    56.0 alu1    10 x[4]
        not r14                   ;    56.0 alu0    10 x[4]
        rorx r13, r14, 1          ;    57.0 alu2    21 x[2]
        xor r13, r14              ;    58.0 alu3     7 x[2]
        ror r14, 6                ;    57.0 alu1    21 x[2]
        xor r13, r14              ;    59.0 alu0     7 x[2]
        xor r13, r15              ;    60.0 alu2     7 x[2]
        xor r13, 0xa5             ;    61.0 alu3     7 x[2]
        mov r14, r10              ;    53.8          9 x[3] copy
        not r14                   ;    55.8 alu1     9 x[3]
        and r14, r8               ;    56.8 alu0     9 x[3]
        xor r11, r14              ;    57.8 alu2    10 x[4]
        not r8                    ;    56.7 alu3     9 x[4]
        and rbp, r8               ;    57.7 alu1     9 x[4]
        xor r10, rbp              ;    58.7 alu0     9 x[4]
        xor r9, r10               ;    59.7 alu2    10 x[4]
        rorx r8, r9, 0x13         ;    60.7 alu1    21 x[0]
        xor r8, r9                ;    61.7 alu3     7 x[0]
        ror r9, 0x1c              ;    60.7 alu2    21 x[0]
        xor r8, r9                ;    62.7 alu0     7 x[0]
        rorx r9, r11, 0xa         ;    58.8 alu1    21 x[3]
        xor r9, r11               ;    59.8 alu3    21 x[3]
        ror r11, 0x11             ;    59.5 alu2    21 x[3]
        xor r9, r11               ;    60.8 alu0    21 x[3]
        rorx r11, r10, 7          ;    59.8 alu1    21 x[4]
        xor r11, r10              ;    60.8 alu3    21 x[4]
        ror r10, 0x29             ;    60.5 alu2    21 x[4]
        xor r11, r10              ;    61.8 alu0    21 x[4]
        xor r8, r11               ;    63.7 alu3     7 x[0]
        xor r11, r9               ;    62.8 alu1     7 x[4]
        mov r10, r15              ;    59.5          9 x[0] copy
        not r10                   ;    61.0 alu0     9 x[0]
        and r10, r13              ;    62.0 alu2     9 x[0]
        xor r10, r8               ;    64.7 alu3     9 x[0]
        mov r14, r13              ;    62.0          9 x[1] copy
        not r14                   ;    62.0 alu1     9 x[1]
        and r14, r9               ;    63.0 alu0     9 x[1]
        xor r14, r15              ;    64.0 alu2    10 x[4]
        xor r14, r10              ;    65.7 alu3    10 x[4]
        rorx rbp, r14, 0x3d       ;    66.7 alu1    21 x[1]
        xor rbp, r14              ;    67.7 alu0    21 x[1]
        ror r14, 0x27             ;    66.7 alu2    21 x[1]
        xor rbp, r14              ;    68.7 alu3    21 x[1]
        mov r14, r9               ;    61.8          9 x[2] copy
        not r14                   ;    63.8 alu1     9 x[2]
        and r14, r11              ;    64.8 alu0     9 x[2]
        xor r13, r14              ;    65.8 alu2     9 x[2]
        xor r9, r13               ;    66.8 alu3    10 x[4]
        not r13                   ;    66.8 alu1    10 x[4]
        rorx r14, r13, 1          ;    67.8 alu2    21 x[2]
        xor r14, r13              ;    68.8 alu0     7 x[2]
        ror r13, 6                ;    67.8 alu1    21 x[2]
        xor r14, r13              ;    69.8 alu3     7 x[2]
        xor r14, rbp              ;    70.8 alu0     7 x[2]
        xor r14, 0x96             ;    71.8 alu2     7 x[2]
        mov r13, r11              ;    64.7          9 x[3] copy
        not r13                   ;    66.7 alu3     9 x[3]
        and r13, r8               ;    67.7 alu1     9 x[3]
        xor r9, r13               ;    68.7 alu0    10 x[4]
        not r8                    ;    67.5 alu2     9 x[4]
        and r15, r8               ;    68.5 alu3     9 x[4]
        xor r11, r15              ;    69.5 alu1     9 x[4]
        xor r10, r11              ;    70.5 alu0    10 x[4]
        rorx r8, r10, 0x13        ;    71.5 alu2    21 x[0]
        xor r8, r10               ;    72.5 alu3     7 x[0]
        ror r10, 0x1c             ;    71.5 alu1    21 x[0]
        xor r8, r10               ;    73.5 alu0     7 x[0]
        rorx r10, r9, 0xa         ;    69.7 alu2    21 x[3]
        xor r10, r9               ;    70.7 alu3    21 x[3]
        ror r9, 0x11              ;    69.8 alu1    21 x[3]
        xor r10, r9               ;    71.7 alu0    21 x[3]
        rorx r9, r11, 7           ;    70.5 alu2    21 x[4]
        xor r9, r11               ;    71.5 alu3    21 x[4]
        ror r11, 0x29             ;    70.8 alu1    21 x[4]
        xor r9, r11               ;    72.5 alu0    21 x[4]
        xor r8, r9                ;    74.5 alu2     7 x[0]
        xor r9, r10               ;    73.5 alu3     7 x[4]
        mov r11, rbp              ;    70.0          9 x[0] copy
        not r11                   ;    71.8 alu1     9 x[0]
        and r11, r14              ;    72.8 alu0     9 x[0]
        xor r11, r8               ;    75.5 alu2     9 x[0]
        mov r13, r14              ;    72.8          9 x[1] copy
        not r13                   ;    72.8 alu3     9 x[1]
        and r13, r10              ;    73.8 alu1     9 x[1]
        xor r13, rbp              ;    74.8 alu0    10 x[4]
        xor r13, r11              ;    76.5 alu2    10 x[4]
        rorx r15, r13, 0x3d       ;    77.5 alu1    21 x[1]
        xor r15, r13              ;    78.5 alu3    21 x[1]
        ror r13, 0x27             ;    77.5 alu2    21 x[1]
        xor r15, r13              ;    79.5 alu0    21 x[1]
        mov r13, r10              ;    72.7          9 x[2] copy
        not r13                   ;    74.7 alu3     9 x[2]
        and r13, r9               ;    75.7 alu1     9 x[2]
        xor r14, r13              ;    76.7 alu0     9 x[2]
        xor r10, r14              ;    77.7 alu2    10 x[4]
        not r14                   ;    77.7 alu3    10 x[4]
        rorx r13, r14, 1          ;    78.7 alu1    21 x[2]
        xor r13, r14              ;    79.7 alu0     7 x[2]
        ror r14, 6                ;    78.7 alu2    21 x[2]
        xor r13, r14              ;    80.7 alu3     7 x[2]
        xor r13, r15              ;    81.7 alu1     7 x[2]
        xor r13, 0x87             ;    82.7 alu0     7 x[2]
        mov r14, r9               ;    75.5          9 x[3] copy
        not r14                   ;    77.5 alu2     9 x[3]
        and r14, r8               ;    78.5 alu3     9 x[3]
        xor r10, r14              ;    79.5 alu1    10 x[4]
        not r8                    ;    78.0 alu0     9 x[4]
        and rbp, r8               ;    79.0 alu2     9 x[4]
        xor r9, rbp               ;    80.0 alu3     9 x[4]
        xor r11, r9               ;    81.0 alu1    10 x[4]
        rorx r8, r11, 0x13        ;    82.0 alu2    21 x[0]
        xor r8, r11               ;    83.0 alu0     7 x[0]
        ror r11, 0x1c             ;    82.0 alu1    21 x[0]
        xor r8, r11               ;    84.0 alu3     7 x[0]
        rorx r11, r10, 0xa        ;    80.5 alu2    21 x[3]
        xor r11, r10              ;    81.5 alu0    21 x[3]
        ror r10, 0x11             ;    80.8 alu1    21 x[3]
        xor r11, r10              ;    82.5 alu3    21 x[3]
        rorx r10, r9, 7           ;    81.5 alu2    21 x[4]
        xor r10, r9               ;    82.5 alu0    21 x[4]
        ror r9, 0x29              ;    81.8 alu1    21 x[4]
        xor r10, r9               ;    83.5 alu3    21 x[4]
        xor r8, r10               ;    85.0 alu0     7 x[0]
        xor r10, r11              ;    84.5 alu2     7 x[4]
        mov r9, r15               ;    80.8          9 x[0] copy
        not r9                    ;    82.7 alu3     9 x[0]
        and r9, r13               ;    83.7 alu1     9 x[0]
        xor r9, r8                ;    86.0 alu0     9 x[0]
        mov r14, r13              ;    83.7          9 x[1] copy
        not r14                   ;    83.7 alu2     9 x[1]
        and r14, r11              ;    84.7 alu3     9 x[1]
        xor r14, r15              ;    85.7 alu1    10 x[4]
        xor r14, r9               ;    87.0 alu0    10 x[4]
        rorx rbp, r14, 0x3d       ;    88.0 alu2    21 x[1]
        xor rbp, r14              ;    89.0 alu3    21 x[1]
        ror r14, 0x27             ;    88.0 alu1    21 x[1]
        xor rbp, r14              ;    90.0 alu0    21 x[1]
        mov r14, r11              ;    83.5          9 x[2] copy
        not r14                   ;    85.5 alu2     9 x[2]
        and r14, r10              ;    86.5 alu3     9 x[2]
        xor r13, r14              ;    87.5 alu1     9 x[2]
        xor r11, r13              ;    88.5 alu0    10 x[4]
        not r13                   ;    88.5 alu2    10 x[4]
        rorx r14, r13, 1          ;    89.5 alu1    21 x[2]
        xor r14, r13              ;    90.5 alu3     7 x[2]
        ror r13, 6                ;    89.5 alu2    21 x[2]
        xor r14, r13              ;    91.5 alu0     7 x[2]
        xor r14, rbp              ;    92.5 alu3     7 x[2]
        xor r14, 0x78             ;    93.5 alu1     7 x[2]
        mov r13, r10              ;    86.0          9 x[3] copy
        not r13                   ;    88.0 alu0     9 x[3]
        and r13, r8               ;    89.0 alu2     9 x[3]
        xor r11, r13              ;    90.0 alu3    10 x[4]
        not r8                    ;    88.8 alu1     9 x[4]
        and r15, r8               ;    89.8 alu0     9 x[4]
        xor r10, r15              ;    90.8 alu2     9 x[4]
        xor r9, r10               ;    91.8 alu3    10 x[4]
        rorx r8, r9, 0x13         ;    92.8 alu1    21 x[0]
        xor r8, r9                ;    93.8 alu0     7 x[0]
        ror r9, 0x1c              ;    92.8 alu2    21 x[0]
        xor r8, r9                ;    94.8 alu3     7 x[0]
        rorx r9, r11, 0xa         ;    91.0 alu1    21 x[3]
        xor r9, r11               ;    92.0 alu0    21 x[3]
        ror r11, 0x11             ;    91.5 alu2    21 x[3]
        xor r9, r11               ;    93.0 alu3    21 x[3]
        rorx r11, r10, 7          ;    91.8 alu1    21 x[4]
        xor r11, r10              ;    92.8 alu0    21 x[4]
        ror r10, 0x29             ;    92.5 alu2    21 x[4]
        xor r11, r10              ;    93.8 alu3    21 x[4]
        xor r8, r11               ;    95.8 alu1     7 x[0]
        xor r11, r9               ;    94.8 alu0     7 x[4]
        mov r10, rbp              ;    91.7          9 x[0] copy
        not r10                   ;    93.5 alu2     9 x[0]
        and r10, r14              ;    94.5 alu3     9 x[0]
        xor r10, r8               ;    96.8 alu1     9 x[0]
        mov r13, r14              ;    94.5          9 x[1] copy
        not r13                   ;    94.5 alu0     9 x[1]
        and r13, r9               ;    95.5 alu2     9 x[1]
        xor r13, rbp              ;    96.5 alu3    10 x[4]
        xor r13, r10              ;    97.8 alu1    10 x[4]
        rorx r15, r13, 0x3d       ;    98.8 alu2    21 x[1]
        xor r15, r13              ;    99.8 alu0    21 x[1]
        ror r13, 0x27             ;    98.8 alu1    21 x[1]
        xor r15, r13              ;   100.8 alu3    21 x[1]
        mov r13, r9               ;    94.0          9 x[2] copy
        not r13                   ;    96.0 alu0     9 x[2]
        and r13, r11              ;    97.0 alu2     9 x[2]
        xor r14, r13              ;    98.0 alu3     9 x[2]
        xor r9, r14               ;    99.0 alu1    10 x[4]
        not r14                   ;    99.0 alu0    10 x[4]
        rorx r13, r14, 1          ;   100.0 alu2    21 x[2]
        xor r13, r14              ;   101.0 alu3     7 x[2]
        ror r14, 6                ;   100.0 alu1    21 x[2]
        xor r13, r14              ;   102.0 alu0     7 x[2]
        xor r13, r15              ;   103.0 alu2     7 x[2]
        xor r13, 0x69             ;   104.0 alu3     7 x[2]
        mov r14, r11              ;    96.8          9 x[3] copy
        not r14                   ;    98.8 alu1     9 x[3]
        and r14, r8               ;    99.8 alu0     9 x[3]
        xor r9, r14               ;   100.8 alu2    10 x[4]
        not r8                    ;    99.7 alu3     9 x[4]
        and rbp, r8               ;   100.7 alu1     9 x[4]
        xor r11, rbp              ;   101.7 alu0     9 x[4]
        xor r10, r11              ;   102.7 alu2    10 x[4]
        rorx r8, r10, 0x13        ;   103.7 alu1    21 x[0]
        xor r8, r10               ;   104.7 alu3     7 x[0]
        ror r10, 0x1c             ;   103.7 alu2    21 x[0]
        xor r8, r10               ;   105.7 alu0     7 x[0]
        rorx r10, r9, 0xa         ;   101.8 alu1    21 x[3]
        xor r10, r9               ;   102.8 alu3    21 x[3]
        ror r9, 0x11              ;   102.5 alu2    21 x[3]
        xor r10, r9               ;   103.8 alu0    21 x[3]
        rorx r9, r11, 7           ;   102.8 alu1    21 x[4]
        xor r9, r11               ;   103.8 alu3    21 x[4]
        ror r11, 0x29             ;   103.5 alu2    21 x[4]
        xor r9, r11               ;   104.8 alu0    21 x[4]
        xor r8, r9                ;   106.7 alu3     7 x[0]
        xor r9, r10               ;   105.8 alu1     7 x[4]
        mov r11, r15              ;   102.5          9 x[0] copy
        not r11                   ;   104.0 alu0     9 x[0]
        and r11, r13              ;   105.0 alu2     9 x[0]
        xor r11, r8               ;   107.7 alu3     9 x[0]
        mov r14, r13              ;   105.0          9 x[1] copy
        not r14                   ;   105.0 alu1     9 x[1]
        and r14, r10              ;   106.0 alu0     9 x[1]
        xor r14, r15              ;   107.0 alu2    10 x[4]
        xor r14, r11              ;   108.7 alu3    10 x[4]
        rorx rsi, r14, 0x3d       ;   109.7 alu1    21 x[1]
        xor rsi, r14              ;   110.7 alu0    21 x[1]
        ror r14, 0x27             ;   109.7 alu2    21 x[1]
        xor rsi, r14              ;   111.7 alu3    21 x[1]
        mov r14, r10              ;   104.8          9 x[2] copy
        not r14                   ;   106.8 alu1     9 x[2]
        and r14, r9               ;   107.8 alu0     9 x[2]
        xor r13, r14              ;   108.8 alu2     9 x[2]
        xor r10, r13              ;   109.8 alu3    10 x[4]
        not r13                   ;   109.8 alu1    10 x[4]
        rorx r14, r13, 1          ;   110.8 alu2    21 x[2]
        xor r14, r13              ;   111.8 alu0     7 x[2]
        ror r13, 6                ;   110.8 alu1    21 x[2]
        xor r14, r13              ;   112.8 alu3     7 x[2]
        xor r14, rsi              ;   113.8 alu0     7 x[2]
        xor r14, 0x5a             ;   114.8 alu2     7 x[2]
        mov r13, r9               ;   107.7          9 x[3] copy
        not r13                   ;   109.7 alu3     9 x[3]
        and r13, r8               ;   110.7 alu1     9 x[3]
        xor r10, r13              ;   111.7 alu0    10 x[4]
        not r8                    ;   110.5 alu2     9 x[4]
        and r15, r8               ;   111.5 alu3     9 x[4]
        xor r9, r15               ;   112.5 alu1     9 x[4]
        xor r11, r9               ;   113.5 alu0    10 x[4]
        rorx r8, r11, 0x13        ;   114.5 alu2    21 x[0]
        xor r8, r11               ;   115.5 alu3     7 x[0]
        ror r11, 0x1c             ;   114.5 alu1    21 x[0]
        xor r8, r11               ;   116.5 alu0     7 x[0]
        rorx r11, r10, 0xa        ;   112.7 alu2    21 x[3]
        xor r11, r10              ;   113.7 alu3    21 x[3]
        ror r10, 0x11             ;   112.8 alu1    21 x[3]
        xor r11, r10              ;   114.7 alu0    21 x[3]
        rorx r10, r9, 7           ;   113.5 alu2    21 x[4]
        xor r10, r9               ;   114.5 alu3    21 x[4]
        ror r9, 0x29              ;   113.8 alu1    21 x[4]
        xor r10, r9               ;   115.5 alu0    21 x[4]
        xor r8, r10               ;   117.5 alu2     7 x[0]
        xor r10, r11              ;   116.5 alu3     7 x[4]
        mov r9, rsi               ;   113.0          9 x[0] copy
        not r9                    ;   114.8 alu1     9 x[0]
        and r9, r14               ;   115.8 alu0     9 x[0]
        xor r9, r8                ;   118.5 alu2     9 x[0]
        mov r13, r14              ;   115.8          9 x[1] copy
        not r13                   ;   115.8 alu3     9 x[1]
        and r13, r11              ;   116.8 alu1     9 x[1]
        xor r13, rsi              ;   117.8 alu0    10 x[4]
        xor r13, r9               ;   119.5 alu2    10 x[4]
        rorx r15, r13, 0x3d       ;   120.5 alu1    21 x[1]
        xor r15, r13              ;   121.5 alu3    21 x[1]
        ror r13, 0x27             ;   120.5 alu2    21 x[1]
        xor r15, r13              ;   122.5 alu0    21 x[1]
        mov r13, r11              ;   115.7          9 x[2] copy
        not r13                   ;   117.7 alu3     9 x[2]
        and r13, r10              ;   118.7 alu1     9 x[2]
        xor r14, r13              ;   119.7 alu0     9 x[2]
        xor r11, r14              ;   120.7 alu2    10 x[4]
        not r14                   ;   120.7 alu3    10 x[4]
        rorx r13, r14, 1          ;   121.7 alu1    21 x[2]
        xor r13, r14              ;   122.7 alu0    10 x[4]
        ror r14, 6                ;   121.7 alu2    21 x[2]
        xor r13, r14              ;   123.7 alu3    10 x[4]
        xor r13, r15              ;   124.7 alu1    10 x[4]
        xor r13, 0x4b             ;   125.7 alu0    10 x[4]
        mov r14, r10              ;   118.5          9 x[3] copy
        not r14                   ;   120.5 alu2     9 x[3]
        and r14, r8               ;   121.5 alu3     9 x[3]
        xor r11, r14              ;   122.5 alu1    10 x[4]
        not r8                    ;   121.0 alu0     9 x[4]
        and rsi, r8               ;   122.0 alu2     9 x[4]
        xor r10, rsi              ;   123.0 alu3     9 x[4]
        xor r9, r10               ;   124.0 alu1    10 x[4]
        rorx r8, r9, 0x13         ;   125.0 alu2    21 x[0]
        xor r8, r9                ;   126.0 alu0     7 x[0]
        ror r9, 0x1c              ;   125.0 alu1    21 x[0]
        xor r8, r9                ;   127.0 alu3     7 x[0]
        rorx r9, r11, 0xa         ;   123.5 alu2    21 x[3]
        xor r9, r11               ;   124.5 alu0    21 x[3]
        ror r11, 0x11             ;   123.8 alu1    21 x[3]
        xor r9, r11               ;   125.5 alu3    21 x[3]
        xor r13, r9               ;   126.7 alu0    10 x[4]
        rorx r11, r10, 7          ;   124.5 alu2    21 x[4]
        xor r11, r10              ;   125.5 alu3    21 x[4]
        ror r10, 0x29             ;   124.8 alu1    21 x[4]
        xor r11, r10              ;   126.5 alu0    21 x[4]
        xor r8, r11               ;   128.0 alu2     7 x[0]
        xor r11, r9               ;   127.5 alu3     7 x[4]
        not r9                    ;   126.5 alu1     9 x[2]
        and r9, r11               ;   128.5 alu0     9 x[2]
        xor r13, r9               ;   129.5 alu2    10 x[4]
        mov r9, r11               ;   128.5          9 x[3] copy
        not r9                    ;   128.5 alu3     9 x[3]
        and r9, r8                ;   129.5 alu1     9 x[3]
        xor r13, r9               ;   130.5 alu0    10 x[4]
        not r8                    ;   129.0 alu2     9 x[4]
        and r15, r8               ;   130.0 alu3     9 x[4]
        xor r11, r15              ;   131.0 alu1     9 x[4]
        xor rdi, r13              ;   131.5 alu0    79 tag
        xor r12, r11              ;   132.0 alu2    79 tag
        rorx r8, r13, 0xa         ;   131.5 alu1    21 x[3]
        xor rdi, r8               ;   132.5 alu3    79 tag
        ror r13, 0x11             ;   131.5 alu2    21 x[3]
        xor rdi, r13              ;   133.5 alu0    79 tag
        rorx r8, r11, 7           ;   132.0 alu1    21 x[4]
        xor r12, r8               ;   133.0 alu3    79 tag
        ror r11, 0x29             ;   132.0 alu2    21 x[4]
        xor r12, r11              ;   134.0 alu0    79 tag
        mov r8, qword [rsp + 16]  ;   129.0 agu0    79 tag reload
        mov qword [r8], rdi       ;   134.5 agu1+st0   79 tag
        mov qword [r8 + 8], r12   ;   135.0 agu2+st1   79 tag
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
