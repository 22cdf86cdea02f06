; ascon_aead128_finish for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_finish --cpu core2-64
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
;   body: 606 uops, planned 204.2; bounds: width 151.5, ports 199.0, path 100.0
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
        mov r9, qword [r8 + 8]    ;     3.0 p2      26 s
        mov r10, qword [r8 + 32]  ;     3.0 p2      26 s
        mov r11, r10              ;     6.0 p0       7 x[0] copy
        xor r11, qword [r8]       ;     7.0 p1+p2    7 x[0]
        mov r12, r9               ;     6.0 p5       9 x[0] copy
        not r12                   ;     7.0 p0       9 x[0]
        mov r13, r9               ;     6.0 p1       7 x[2] copy
        xor r13, qword [r8 + 16]  ;     7.0 p5+p2    7 x[2]
        xor r13, 0xf0             ;     8.0 p0       7 x[2]
        mov r14, r9               ;     6.0 p1       9 x[4] copy
        mov r15, r11              ;     8.0 p5       9 x[4] copy
        not r15                   ;     9.0 p0       9 x[4]
        and r14, r15              ;    10.0 p1       9 x[4]
        mov r15, r11              ;     8.0 p5       9 x[0] copy
        mov rsi, qword [rsp + 8]  ;     5.0 p2      78 x reload
        mov rdi, qword [rsi]      ;     8.0 p2      78 x
        xor r13, rdi              ;    11.0 p0       7 x[2]
        mov rbp, qword [rsi + 8]  ;     8.0 p2      78 x
        and r12, r13              ;    12.0 p1       9 x[0]
        xor r15, r12              ;    13.0 p5       9 x[0]
        xor r9, r15               ;    14.0 p0      10 x[4]
        mov r12, rbp              ;    11.0 p1      78 x copy
        xor r12, qword [r8 + 24]  ;    12.0 p5+p2   78 x
        xor r10, r12              ;    13.0 p0       7 x[4]
        xor r14, r10              ;    14.0 p1       9 x[4]
        xor r15, r14              ;    15.0 p5      10 x[4]
        mov r8, r13               ;    12.0 p0       9 x[1] copy
        not r8                    ;    13.0 p1       9 x[1]
        and r8, r12               ;    14.0 p5       9 x[1]
        xor r9, r8                ;    15.0 p0      10 x[4]
        mov r8, r12               ;    13.0 p1       9 x[2] copy
        not r8                    ;    14.0 p5       9 x[2]
        and r8, r10               ;    15.0 p0       9 x[2]
        xor r13, r8               ;    16.0 p1       9 x[2]
        not r10                   ;    14.0 p5       9 x[3]
        and r11, r10              ;    15.0 p0       9 x[3]
        xor r12, r11              ;    16.0 p1      10 x[4]
        xor r12, r13              ;    17.0 p5      10 x[4]
        not r13                   ;    17.0 p0      10 x[4]
        mov r8, r9                ;    16.0 p1      21 x[1] copy
        ror r8, 0x16              ;    17.0 p5      21 x[1]
        xor r8, r9                ;    18.0 p0      21 x[1]
        ror r8, 0x27              ;    19.0 p5      21 x[1]
        xor r9, r8                ;    20.0 p1      21 x[1]
        mov r8, r14               ;    15.0 p0      21 x[4] copy
        ror r8, 0x22              ;    16.0 p5      21 x[4]
        xor r8, r14               ;    17.0 p1      21 x[4]
        ror r8, 7                 ;    18.0 p0      21 x[4]
        xor r14, r8               ;    19.0 p1      21 x[4]
        mov r8, r12               ;    18.0 p5      21 x[3] copy
        ror r8, 7                 ;    19.0 p0      21 x[3]
        xor r8, r12               ;    20.0 p1      21 x[3]
        ror r8, 0xa               ;    21.0 p5      21 x[3]
        xor r12, r8               ;    22.0 p0      21 x[3]
        mov r8, r15               ;    18.2 p1      21 x[0] copy
        ror r8, 9                 ;    19.2 p5      21 x[0]
        xor r8, r15               ;    20.2 p0      21 x[0]
        ror r8, 0x13              ;    21.2 p5      21 x[0]
        xor r15, r8               ;    22.2 p1       7 x[0]
        xor r15, r14              ;    23.2 p0       7 x[0]
        xor r14, r12              ;    23.0 p1       7 x[4]
        mov r8, r13               ;    20.5 p5      21 x[2] copy
        ror r8, 5                 ;    21.5 p0      21 x[2]
        xor r8, r13               ;    22.5 p1      21 x[2]
        ror r8, 1                 ;    23.5 p5      21 x[2]
        xor r13, r8               ;    24.5 p0       7 x[2]
        xor r13, r9               ;    25.5 p1       7 x[2]
        xor r13, 0xe1             ;    26.5 p5       7 x[2]
        mov r8, r9                ;    23.0 p0       9 x[0] copy
        not r8                    ;    24.0 p1       9 x[0]
        and r8, r13               ;    27.5 p5       9 x[0]
        xor r8, r15               ;    28.5 p0       9 x[0]
        mov r10, r12              ;    24.2 p1       9 x[2] copy
        not r10                   ;    25.2 p5       9 x[2]
        and r10, r14              ;    26.2 p0       9 x[2]
        xor r10, r13              ;    27.5 p1       9 x[2]
        not r13                   ;    27.5 p5       9 x[1]
        and r13, r12              ;    28.5 p0       9 x[1]
        xor r12, r10              ;    28.5 p1      10 x[4]
        not r10                   ;    28.5 p5      10 x[4]
        xor r13, r9               ;    29.5 p0      10 x[4]
        xor r13, r8               ;    30.5 p1      10 x[4]
        mov r11, r14              ;    27.5 p5       9 x[3] copy
        not r11                   ;    28.5 p0       9 x[3]
        and r11, r15              ;    29.5 p1       9 x[3]
        not r15                   ;    28.5 p5       9 x[4]
        and r9, r15               ;    29.5 p0       9 x[4]
        xor r14, r9               ;    30.5 p1       9 x[4]
        xor r12, r11              ;    30.5 p5      10 x[4]
        xor r8, r14               ;    31.5 p0      10 x[4]
        mov r9, r13               ;    31.5 p1      21 x[1] copy
        ror r9, 0x16              ;    32.5 p5      21 x[1]
        xor r9, r13               ;    33.5 p0      21 x[1]
        ror r9, 0x27              ;    34.5 p5      21 x[1]
        xor r13, r9               ;    35.5 p1      21 x[1]
        mov r9, r12               ;    32.0 p0      21 x[3] copy
        ror r9, 7                 ;    33.0 p5      21 x[3]
        xor r9, r12               ;    34.0 p1      21 x[3]
        ror r9, 0xa               ;    35.0 p0      21 x[3]
        xor r12, r9               ;    36.0 p1      21 x[3]
        mov r9, r14               ;    33.5 p5      21 x[4] copy
        ror r9, 0x22              ;    34.5 p0      21 x[4]
        xor r9, r14               ;    35.5 p1      21 x[4]
        ror r9, 7                 ;    36.5 p5      21 x[4]
        xor r14, r9               ;    37.5 p0      21 x[4]
        mov r9, r8                ;    35.2 p1      21 x[0] copy
        ror r9, 9                 ;    36.2 p5      21 x[0]
        xor r9, r8                ;    37.2 p0      21 x[0]
        ror r9, 0x13              ;    38.2 p5      21 x[0]
        xor r8, r9                ;    39.2 p1       7 x[0]
        xor r8, r14               ;    40.2 p0       7 x[0]
        xor r14, r12              ;    38.5 p1       7 x[4]
        mov r9, r10               ;    37.5 p5      21 x[2] copy
        ror r9, 5                 ;    38.5 p0      21 x[2]
        xor r9, r10               ;    39.5 p1      21 x[2]
        ror r9, 1                 ;    40.5 p5      21 x[2]
        xor r10, r9               ;    41.5 p0       7 x[2]
        xor r10, r13              ;    42.5 p1       7 x[2]
        xor r10, 0xd2             ;    43.5 p5       7 x[2]
        mov r9, r13               ;    40.0 p0       9 x[0] copy
        not r9                    ;    41.0 p1       9 x[0]
        and r9, r10               ;    44.5 p5       9 x[0]
        xor r9, r8                ;    45.5 p0       9 x[0]
        mov r11, r12              ;    41.2 p1       9 x[2] copy
        not r11                   ;    42.2 p5       9 x[2]
        and r11, r14              ;    43.2 p0       9 x[2]
        xor r11, r10              ;    44.5 p1       9 x[2]
        not r10                   ;    44.5 p5       9 x[1]
        and r10, r12              ;    45.5 p0       9 x[1]
        xor r12, r11              ;    45.5 p1      10 x[4]
        not r11                   ;    45.5 p5      10 x[4]
        xor r10, r13              ;    46.5 p0      10 x[4]
        xor r10, r9               ;    47.5 p1      10 x[4]
        mov r15, r14              ;    44.5 p5       9 x[3] copy
        not r15                   ;    45.5 p0       9 x[3]
        and r15, r8               ;    46.5 p1       9 x[3]
        not r8                    ;    45.5 p5       9 x[4]
        and r13, r8               ;    46.5 p0       9 x[4]
        xor r14, r13              ;    47.5 p1       9 x[4]
        xor r12, r15              ;    47.5 p5      10 x[4]
        xor r9, r14               ;    48.5 p0      10 x[4]
        mov r8, r10               ;    48.5 p1      21 x[1] copy
        ror r8, 0x16              ;    49.5 p5      21 x[1]
        xor r8, r10               ;    50.5 p0      21 x[1]
        ror r8, 0x27              ;    51.5 p5      21 x[1]
        xor r10, r8               ;    52.5 p1      21 x[1]
        mov r8, r12               ;    49.0 p0      21 x[3] copy
        ror r8, 7                 ;    50.0 p5      21 x[3]
        xor r8, r12               ;    51.0 p1      21 x[3]
        ror r8, 0xa               ;    52.0 p0      21 x[3]
        xor r12, r8               ;    53.0 p1      21 x[3]
        mov r8, r14               ;    50.5 p5      21 x[4] copy
        ror r8, 0x22              ;    51.5 p0      21 x[4]
        xor r8, r14               ;    52.5 p1      21 x[4]
        ror r8, 7                 ;    53.5 p5      21 x[4]
        xor r14, r8               ;    54.5 p0      21 x[4]
        mov r8, r9                ;    52.2 p1      21 x[0] copy
        ror r8, 9                 ;    53.2 p5      21 x[0]
        xor r8, r9                ;    54.2 p0      21 x[0]
        ror r8, 0x13              ;    55.2 p5      21 x[0]
        xor r9, r8                ;    56.2 p1       7 x[0]
        xor r9, r14               ;    57.2 p0       7 x[0]
        xor r14, r12              ;    55.5 p1       7 x[4]
        mov r8, r11               ;    54.5 p5      21 x[2] copy
        ror r8, 5                 ;    55.5 p0      21 x[2]
        xor r8, r11               ;    56.5 p1      21 x[2]
        ror r8, 1                 ;    57.5 p5      21 x[2]
        xor r11, r8               ;    58.5 p0       7 x[2]
        xor r11, r10              ;    59.5 p1       7 x[2]
        xor r11, 0xc3             ;    60.5 p5       7 x[2]
        mov r8, r10               ;    57.0 p0       9 x[0] copy
        not r8                    ;    58.0 p1       9 x[0]
        and r8, r11               ;    61.5 p5       9 x[0]
        xor r8, r9                ;    62.5 p0       9 x[0]
        mov r13, r12              ;    58.2 p1       9 x[2] copy
        not r13                   ;    59.2 p5       9 x[2]
        and r13, r14              ;    60.2 p0       9 x[2]
        xor r13, r11              ;    61.5 p1       9 x[2]
        not r11                   ;    61.5 p5       9 x[1]
        and r11, r12              ;    62.5 p0       9 x[1]
        xor r12, r13              ;    62.5 p1      10 x[4]
        not r13                   ;    62.5 p5      10 x[4]
        xor r11, r10              ;    63.5 p0      10 x[4]
        xor r11, r8               ;    64.5 p1      10 x[4]
        mov r15, r14              ;    61.5 p5       9 x[3] copy
        not r15                   ;    62.5 p0       9 x[3]
        and r15, r9               ;    63.5 p1       9 x[3]
        not r9                    ;    62.5 p5       9 x[4]
        and r10, r9               ;    63.5 p0       9 x[4]
        xor r14, r10              ;    64.5 p1       9 x[4]
        xor r12, r15              ;    64.5 p5      10 x[4]
        xor r8, r14               ;    65.5 p0      10 x[4]
        mov r9, r11               ;    65.5 p1      21 x[1] copy
        ror r9, 0x16              ;    66.5 p5      21 x[1]
        xor r9, r11               ;    67.5 p0      21 x[1]
        ror r9, 0x27              ;    68.5 p5      21 x[1]
        xor r11, r9               ;    69.5 p1      21 x[1]
        mov r9, r12               ;    66.0 p0      21 x[3] copy
        ror r9, 7                 ;    67.0 p5      21 x[3]
        xor r9, r12               ;    68.0 p1      21 x[3]
        ror r9, 0xa               ;    69.0 p0      21 x[3]
        xor r12, r9               ;    70.0 p1      21 x[3]
        mov r9, r14               ;    67.5 p5      21 x[4] copy
        ror r9, 0x22              ;    68.5 p0      21 x[4]
        xor r9, r14               ;    69.5 p1      21 x[4]
        ror r9, 7                 ;    70.5 p5      21 x[4]
        xor r14, r9               ;    71.5 p0      21 x[4]
        mov r9, r8                ;    69.2 p1      21 x[0] copy
        ror r9, 9                 ;    70.2 p5      21 x[0]
        xor r9, r8                ;    71.2 p0      21 x[0]
        ror r9, 0x13              ;    72.2 p5      21 x[0]
        xor r8, r9                ;    73.2 p1       7 x[0]
        xor r8, r14               ;    74.2 p0       7 x[0]
        xor r14, r12              ;    72.5 p1       7 x[4]
        mov r9, r13               ;    71.5 p5      21 x[2] copy
        ror r9, 5                 ;    72.5 p0      21 x[2]
        xor r9, r13               ;    73.5 p1      21 x[2]
        ror r9, 1                 ;    74.5 p5      21 x[2]
        xor r13, r9               ;    75.5 p0       7 x[2]
        xor r13, r11              ;    76.5 p1       7 x[2]
        xor r13, 0xb4             ;    77.5 p5       7 x[2]
        mov r9, r11               ;    74.0 p0       9 x[0] copy
        not r9                    ;    75.0 p1       9 x[0]
        and r9, r13               ;    78.5 p5       9 x[0]
        xor r9, r8                ;    79.5 p0       9 x[0]
        mov r10, r12              ;    75.2 p1       9 x[2] copy
        not r10                   ;    76.2 p5       9 x[2]
        and r10, r14              ;    77.2 p0       9 x[2]
        xor r10, r13              ;    78.5 p1       9 x[2]
        not r13                   ;    78.5 p5       9 x[1]
        and r13, r12              ;    79.5 p0       9 x[1]
        xor r12, r10              ;    79.5 p1      10 x[4]
        not r10                   ;    79.5 p5      10 x[4]
        xor r13, r11              ;    80.5 p0      10 x[4]
        xor r13, r9               ;    81.5 p1      10 x[4]
        mov r15, r14              ;    78.5 p5       9 x[3] copy
        not r15                   ;    79.5 p0       9 x[3]
        and r15, r8               ;    80.5 p1       9 x[3]
        not r8                    ;    79.5 p5       9 x[4]
        and r11, r8               ;    80.5 p0       9 x[4]
        xor r14, r11              ;    81.5 p1       9 x[4]
        xor r12, r15              ;    81.5 p5      10 x[4]
        xor r9, r14               ;    82.5 p0      10 x[4]
        mov r8, r13               ;    82.5 p1      21 x[1] copy
        ror r8, 0x16              ;    83.5 p5      21 x[1]
        xor r8, r13               ;    84.5 p0      21 x[1]
        ror r8, 0x27              ;    85.5 p5      21 x[1]
        xor r13, r8               ;    86.5 p1      21 x[1]
        mov r8, r12               ;    83.0 p0      21 x[3] copy
        ror r8, 7                 ;    84.0 p5      21 x[3]
        xor r8, r12               ;    85.0 p1      21 x[3]
        ror r8, 0xa               ;    86.0 p0      21 x[3]
        xor r12, r8               ;    87.0 p1      21 x[3]
        mov r8, r14               ;    84.5 p5      21 x[4] copy
        ror r8, 0x22              ;    85.5 p0      21 x[4]
        xor r8, r14               ;    86.5 p1      21 x[4]
        ror r8, 7                 ;    87.5 p5      21 x[4]
        xor r14, r8               ;    88.5 p0      21 x[4]
        mov r8, r9                ;    86.2 p1      21 x[0] copy
        ror r8, 9                 ;    87.2 p5      21 x[0]
        xor r8, r9                ;    88.2 p0      21 x[0]
        ror r8, 0x13              ;    89.2 p5      21 x[0]
        xor r9, r8                ;    90.2 p1       7 x[0]
        xor r9, r14               ;    91.2 p0       7 x[0]
        xor r14, r12              ;    89.5 p1       7 x[4]
        mov r8, r10               ;    88.5 p5      21 x[2] copy
        ror r8, 5                 ;    89.5 p0      21 x[2]
        xor r8, r10               ;    90.5 p1      21 x[2]
        ror r8, 1                 ;    91.5 p5      21 x[2]
        xor r10, r8               ;    92.5 p0       7 x[2]
        xor r10, r13              ;    93.5 p1       7 x[2]
        xor r10, 0xa5             ;    94.5 p5       7 x[2]
        mov r8, r13               ;    91.0 p0       9 x[0] copy
        not r8                    ;    92.0 p1       9 x[0]
        and r8, r10               ;    95.5 p5       9 x[0]
        xor r8, r9                ;    96.5 p0       9 x[0]
        mov r11, r12              ;    92.2 p1       9 x[2] copy
        not r11                   ;    93.2 p5       9 x[2]
        and r11, r14              ;    94.2 p0       9 x[2]
        xor r11, r10              ;    95.5 p1       9 x[2]
        not r10                   ;    95.5 p5       9 x[1]
        and r10, r12              ;    96.5 p0       9 x[1]
        xor r12, r11              ;    96.5 p1      10 x[4]
        not r11                   ;    96.5 p5      10 x[4]
        xor r10, r13              ;    97.5 p0      10 x[4]
        xor r10, r8               ;    98.5 p1      10 x[4]
        mov r15, r14              ;    95.5 p5       9 x[3] copy
        not r15                   ;    96.5 p0       9 x[3]
        and r15, r9               ;    97.5 p1       9 x[3]
        not r9                    ;    96.5 p5       9 x[4]
        and r13, r9               ;    97.5 p0       9 x[4]
        xor r14, r13              ;    98.5 p1       9 x[4]
        xor r12, r15              ;    98.5 p5      10 x[4]
        xor r8, r14               ;    99.5 p0      10 x[4]
        mov r9, r10               ;    99.5 p1      21 x[1] copy
        ror r9, 0x16              ;   100.5 p5      21 x[1]
        xor r9, r10               ;   101.5 p0      21 x[1]
        ror r9, 0x27              ;   102.5 p5      21 x[1]
        xor r10, r9               ;   103.5 p1      21 x[1]
        mov r9, r12               ;   100.0 p0      21 x[3] copy
        ror r9, 7                 ;   101.0 p5      21 x[3]
        xor r9, r12               ;   102.0 p1      21 x[3]
        ror r9, 0xa               ;   103.0 p0      21 x[3]
        xor r12, r9               ;   104.0 p1      21 x[3]
        mov r9, r14               ;   101.5 p5      21 x[4] copy
        ror r9, 0x22              ;   102.5 p0      21 x[4]
        xor r9, r14               ;   103.5 p1      21 x[4]
        ror r9, 7                 ;   104.5 p5      21 x[4]
        xor r14, r9               ;   105.5 p0      21 x[4]
        mov r9, r8                ;   103.2 p1      21 x[0] copy
        ror r9, 9                 ;   104.2 p5      21 x[0]
        xor r9, r8                ;   105.2 p0      21 x[0]
        ror r9, 0x13              ;   106.2 p5      21 x[0]
        xor r8, r9                ;   107.2 p1       7 x[0]
        xor r8, r14               ;   108.2 p0       7 x[0]
        xor r14, r12              ;   106.5 p1       7 x[4]
        mov r9, r11               ;   105.5 p5      21 x[2] copy
        ror r9, 5                 ;   106.5 p0      21 x[2]
        xor r9, r11               ;   107.5 p1      21 x[2]
        ror r9, 1                 ;   108.5 p5      21 x[2]
        xor r11, r9               ;   109.5 p0       7 x[2]
        xor r11, r10              ;   110.5 p1       7 x[2]
        xor r11, 0x96             ;   111.5 p5       7 x[2]
        mov r9, r10               ;   108.0 p0       9 x[0] copy
        not r9                    ;   109.0 p1       9 x[0]
        and r9, r11               ;   112.5 p5       9 x[0]
        xor r9, r8                ;   113.5 p0       9 x[0]
        mov r13, r12              ;   109.2 p1       9 x[2] copy
        not r13                   ;   110.2 p5       9 x[2]
        and r13, r14              ;   111.2 p0       9 x[2]
        xor r13, r11              ;   112.5 p1       9 x[2]
        not r11                   ;   112.5 p5       9 x[1]
        and r11, r12              ;   113.5 p0       9 x[1]
        xor r12, r13              ;   113.5 p1      10 x[4]
        not r13                   ;   113.5 p5      10 x[4]
        xor r11, r10              ;   114.5 p0      10 x[4]
        xor r11, r9               ;   115.5 p1      10 x[4]
        mov r15, r14              ;   112.5 p5       9 x[3] copy
        not r15                   ;   113.5 p0       9 x[3]
        and r15, r8               ;   114.5 p1       9 x[3]
        not r8                    ;   113.5 p5       9 x[4]
        and r10, r8               ;   114.5 p0       9 x[4]
        xor r14, r10              ;   115.5 p1       9 x[4]
        xor r12, r15              ;   115.5 p5      10 x[4]
        xor r9, r14               ;   116.5 p0      10 x[4]
        mov r8, r11               ;   116.5 p1      21 x[1] copy
        ror r8, 0x16              ;   117.5 p5      21 x[1]
        xor r8, r11               ;   118.5 p0      21 x[1]
        ror r8, 0x27              ;   119.5 p5      21 x[1]
        xor r11, r8               ;   120.5 p1      21 x[1]
        mov r8, r12               ;   117.0 p0      21 x[3] copy
        ror r8, 7                 ;   118.0 p5      21 x[3]
        xor r8, r12               ;   119.0 p1      21 x[3]
        ror r8, 0xa               ;   120.0 p0      21 x[3]
        xor r12, r8               ;   121.0 p1      21 x[3]
        mov r8, r14               ;   118.5 p5      21 x[4] copy
        ror r8, 0x22              ;   119.5 p0      21 x[4]
        xor r8, r14               ;   120.5 p1      21 x[4]
        ror r8, 7                 ;   121.5 p5      21 x[4]
        xor r14, r8               ;   122.5 p0      21 x[4]
        mov r8, r9                ;   120.2 p1      21 x[0] copy
        ror r8, 9                 ;   121.2 p5      21 x[0]
        xor r8, r9                ;   122.2 p0      21 x[0]
        ror r8, 0x13              ;   123.2 p5      21 x[0]
        xor r9, r8                ;   124.2 p1       7 x[0]
        xor r9, r14               ;   125.2 p0       7 x[0]
        xor r14, r12              ;   123.5 p1       7 x[4]
        mov r8, r13               ;   122.5 p5      21 x[2] copy
        ror r8, 5                 ;   123.5 p0      21 x[2]
        xor r8, r13               ;   124.5 p1      21 x[2]
        ror r8, 1                 ;   125.5 p5      21 x[2]
        xor r13, r8               ;   126.5 p0       7 x[2]
        xor r13, r11              ;   127.5 p1       7 x[2]
        xor r13, 0x87             ;   128.5 p5       7 x[2]
        mov r8, r11               ;   125.0 p0       9 x[0] copy
        not r8                    ;   126.0 p1       9 x[0]
        and r8, r13               ;   129.5 p5       9 x[0]
        xor r8, r9                ;   130.5 p0       9 x[0]
        mov r10, r12              ;   126.2 p1       9 x[2] copy
        not r10                   ;   127.2 p5       9 x[2]
        and r10, r14              ;   128.2 p0       9 x[2]
        xor r10, r13              ;   129.5 p1       9 x[2]
        not r13                   ;   129.5 p5       9 x[1]
        and r13, r12              ;   130.5 p0       9 x[1]
        xor r12, r10              ;   130.5 p1      10 x[4]
        not r10                   ;   130.5 p5      10 x[4]
        xor r13, r11              ;   131.5 p0      10 x[4]
        xor r13, r8               ;   132.5 p1      10 x[4]
        mov r15, r14              ;   129.5 p5       9 x[3] copy
        not r15                   ;   130.5 p0       9 x[3]
        and r15, r9               ;   131.5 p1       9 x[3]
        not r9                    ;   130.5 p5       9 x[4]
        and r11, r9               ;   131.5 p0       9 x[4]
        xor r14, r11              ;   132.5 p1       9 x[4]
        xor r12, r15              ;   132.5 p5      10 x[4]
        xor r8, r14               ;   133.5 p0      10 x[4]
        mov r9, r13               ;   133.5 p1      21 x[1] copy
        ror r9, 0x16              ;   134.5 p5      21 x[1]
        xor r9, r13               ;   135.5 p0      21 x[1]
        ror r9, 0x27              ;   136.5 p5      21 x[1]
        xor r13, r9               ;   137.5 p1      21 x[1]
        mov r9, r12               ;   134.0 p0      21 x[3] copy
        ror r9, 7                 ;   135.0 p5      21 x[3]
        xor r9, r12               ;   136.0 p1      21 x[3]
        ror r9, 0xa               ;   137.0 p0      21 x[3]
        xor r12, r9               ;   138.0 p1      21 x[3]
        mov r9, r14               ;   135.5 p5      21 x[4] copy
        ror r9, 0x22              ;   136.5 p0      21 x[4]
        xor r9, r14               ;   137.5 p1      21 x[4]
        ror r9, 7                 ;   138.5 p5      21 x[4]
        xor r14, r9               ;   139.5 p0      21 x[4]
        mov r9, r8                ;   137.2 p1      21 x[0] copy
        ror r9, 9                 ;   138.2 p5      21 x[0]
        xor r9, r8                ;   139.2 p0      21 x[0]
        ror r9, 0x13              ;   140.2 p5      21 x[0]
        xor r8, r9                ;   141.2 p1       7 x[0]
        xor r8, r14               ;   142.2 p0       7 x[0]
        xor r14, r12              ;   140.5 p1       7 x[4]
        mov r9, r10               ;   139.5 p5      21 x[2] copy
        ror r9, 5                 ;   140.5 p0      21 x[2]
        xor r9, r10               ;   141.5 p1      21 x[2]
        ror r9, 1                 ;   142.5 p5      21 x[2]
        xor r10, r9               ;   143.5 p0       7 x[2]
        xor r10, r13              ;   144.5 p1       7 x[2]
        xor r10, 0x78             ;   145.5 p5       7 x[2]
        mov r9, r13               ;   142.0 p0       9 x[0] copy
        not r9                    ;   143.0 p1       9 x[0]
        and r9, r10               ;   146.5 p5       9 x[0]
        xor r9, r8                ;   147.5 p0       9 x[0]
        mov r11, r12              ;   143.2 p1       9 x[2] copy
        not r11                   ;   144.2 p5       9 x[2]
        and r11, r14              ;   145.2 p0       9 x[2]
        xor r11, r10              ;   146.5 p1       9 x[2]
        not r10                   ;   146.5 p5       9 x[1]
        and r10, r12              ;   147.5 p0       9 x[1]
        xor r12, r11              ;   147.5 p1      10 x[4]
        not r11                   ;   147.5 p5      10 x[4]
        xor r10, r13              ;   148.5 p0      10 x[4]
        xor r10, r9               ;   149.5 p1      10 x[4]
        mov r15, r14              ;   146.5 p5       9 x[3] copy
        not r15                   ;   147.5 p0       9 x[3]
        and r15, r8               ;   148.5 p1       9 x[3]
        not r8                    ;   147.5 p5       9 x[4]
        and r13, r8               ;   148.5 p0       9 x[4]
        xor r14, r13              ;   149.5 p1       9 x[4]
        xor r12, r15              ;   149.5 p5      10 x[4]
        xor r9, r14               ;   150.5 p0      10 x[4]
        mov r8, r10               ;   150.5 p1      21 x[1] copy
        ror r8, 0x16              ;   151.5 p5      21 x[1]
        xor r8, r10               ;   152.5 p0      21 x[1]
        ror r8, 0x27              ;   153.5 p5      21 x[1]
        xor r10, r8               ;   154.5 p1      21 x[1]
        mov r8, r12               ;   151.0 p0      21 x[3] copy
        ror r8, 7                 ;   152.0 p5      21 x[3]
        xor r8, r12               ;   153.0 p1      21 x[3]
        ror r8, 0xa               ;   154.0 p0      21 x[3]
        xor r12, r8               ;   155.0 p1      21 x[3]
        mov r8, r14               ;   152.5 p5      21 x[4] copy
        ror r8, 0x22              ;   153.5 p0      21 x[4]
        xor r8, r14               ;   154.5 p1      21 x[4]
        ror r8, 7                 ;   155.5 p5      21 x[4]
        xor r14, r8               ;   156.5 p0      21 x[4]
        mov r8, r9                ;   154.2 p1      21 x[0] copy
        ror r8, 9                 ;   155.2 p5      21 x[0]
        xor r8, r9                ;   156.2 p0      21 x[0]
        ror r8, 0x13              ;   157.2 p5      21 x[0]
        xor r9, r8                ;   158.2 p1       7 x[0]
        xor r9, r14               ;   159.2 p0       7 x[0]
        xor r14, r12              ;   157.5 p1       7 x[4]
        mov r8, r11               ;   156.5 p5      21 x[2] copy
        ror r8, 5                 ;   157.5 p0      21 x[2]
        xor r8, r11               ;   158.5 p1      21 x[2]
        ror r8, 1                 ;   159.5 p5      21 x[2]
        xor r11, r8               ;   160.5 p0       7 x[2]
        xor r11, r10              ;   161.5 p1       7 x[2]
        xor r11, 0x69             ;   162.5 p5       7 x[2]
        mov r8, r10               ;   159.0 p0       9 x[0] copy
        not r8                    ;   160.0 p1       9 x[0]
        and r8, r11               ;   163.5 p5       9 x[0]
        xor r8, r9                ;   164.5 p0       9 x[0]
        mov r13, r12              ;   160.2 p1       9 x[2] copy
        not r13                   ;   161.2 p5       9 x[2]
        and r13, r14              ;   162.2 p0       9 x[2]
        xor r13, r11              ;   163.5 p1       9 x[2]
        not r11                   ;   163.5 p5       9 x[1]
        and r11, r12              ;   164.5 p0       9 x[1]
        xor r12, r13              ;   164.5 p1      10 x[4]
        not r13                   ;   164.5 p5      10 x[4]
        xor r11, r10              ;   165.5 p0      10 x[4]
        xor r11, r8               ;   166.5 p1      10 x[4]
        mov r15, r14              ;   163.5 p5       9 x[3] copy
        not r15                   ;   164.5 p0       9 x[3]
        and r15, r9               ;   165.5 p1       9 x[3]
        not r9                    ;   164.5 p5       9 x[4]
        and r10, r9               ;   165.5 p0       9 x[4]
        xor r14, r10              ;   166.5 p1       9 x[4]
        xor r12, r15              ;   166.5 p5      10 x[4]
        xor r8, r14               ;   167.5 p0      10 x[4]
        mov r9, r11               ;   167.5 p1      21 x[1] copy
        ror r9, 0x16              ;   168.5 p5      21 x[1]
        xor r9, r11               ;   169.5 p0      21 x[1]
        ror r9, 0x27              ;   170.5 p5      21 x[1]
        xor r11, r9               ;   171.5 p1      21 x[1]
        mov r9, r12               ;   168.0 p0      21 x[3] copy
        ror r9, 7                 ;   169.0 p5      21 x[3]
        xor r9, r12               ;   170.0 p1      21 x[3]
        ror r9, 0xa               ;   171.0 p0      21 x[3]
        xor r12, r9               ;   172.0 p1      21 x[3]
        mov r9, r14               ;   169.5 p5      21 x[4] copy
        ror r9, 0x22              ;   170.5 p0      21 x[4]
        xor r9, r14               ;   171.5 p1      21 x[4]
        ror r9, 7                 ;   172.5 p5      21 x[4]
        xor r14, r9               ;   173.5 p0      21 x[4]
        mov r9, r8                ;   171.2 p1      21 x[0] copy
        ror r9, 9                 ;   172.2 p5      21 x[0]
        xor r9, r8                ;   173.2 p0      21 x[0]
        ror r9, 0x13              ;   174.2 p5      21 x[0]
        xor r8, r9                ;   175.2 p1       7 x[0]
        xor r8, r14               ;   176.2 p0       7 x[0]
        xor r14, r12              ;   174.5 p1       7 x[4]
        mov r9, r13               ;   173.5 p5      21 x[2] copy
        ror r9, 5                 ;   174.5 p0      21 x[2]
        xor r9, r13               ;   175.5 p1      21 x[2]
        ror r9, 1                 ;   176.5 p5      21 x[2]
        xor r13, r9               ;   177.5 p0       7 x[2]
        xor r13, r11              ;   178.5 p1       7 x[2]
        xor r13, 0x5a             ;   179.5 p5       7 x[2]
        mov r9, r11               ;   176.0 p0       9 x[0] copy
        not r9                    ;   177.0 p1       9 x[0]
        and r9, r13               ;   180.5 p5       9 x[0]
        xor r9, r8                ;   181.5 p0       9 x[0]
        mov r10, r12              ;   177.2 p1       9 x[2] copy
        not r10                   ;   178.2 p5       9 x[2]
        and r10, r14              ;   179.2 p0       9 x[2]
        xor r10, r13              ;   180.5 p1       9 x[2]
        not r13                   ;   180.5 p5       9 x[1]
        and r13, r12              ;   181.5 p0       9 x[1]
        xor r12, r10              ;   181.5 p1      10 x[4]
        not r10                   ;   181.5 p5      10 x[4]
        xor r13, r11              ;   182.5 p0      10 x[4]
        xor r13, r9               ;   183.5 p1      10 x[4]
        mov r15, r14              ;   180.5 p5       9 x[3] copy
        not r15                   ;   181.5 p0       9 x[3]
        and r15, r8               ;   182.5 p1       9 x[3]
        not r8                    ;   181.5 p5       9 x[4]
        and r11, r8               ;   182.5 p0       9 x[4]
        xor r14, r11              ;   183.5 p1       9 x[4]
        xor r12, r15              ;   183.5 p5      10 x[4]
        xor r9, r14               ;   184.5 p0      10 x[4]
        mov r8, r13               ;   184.5 p1      21 x[1] copy
        ror r8, 0x16              ;   185.5 p5      21 x[1]
        xor r8, r13               ;   186.5 p0      21 x[1]
        ror r8, 0x27              ;   187.5 p5      21 x[1]
        xor r13, r8               ;   188.5 p1      21 x[1]
        mov r8, r12               ;   185.0 p0      21 x[3] copy
        ror r8, 7                 ;   186.0 p5      21 x[3]
        xor r8, r12               ;   187.0 p1      21 x[3]
        ror r8, 0xa               ;   188.0 p0      21 x[3]
        xor r12, r8               ;   189.0 p1      21 x[3]
        mov r8, r14               ;   186.5 p5      21 x[4] copy
        ror r8, 0x22              ;   187.5 p0      21 x[4]
        xor r8, r14               ;   188.5 p1      21 x[4]
        ror r8, 7                 ;   189.5 p5      21 x[4]
        xor r14, r8               ;   190.5 p0      21 x[4]
        mov r8, r9                ;   188.2 p1      21 x[0] copy
        ror r8, 9                 ;   189.2 p5      21 x[0]
        xor r8, r9                ;   190.2 p0      21 x[0]
        ror r8, 0x13              ;   191.2 p5      21 x[0]
        xor r9, r8                ;   192.2 p1       7 x[0]
        xor r9, r14               ;   193.2 p0       7 x[0]
        xor r14, r12              ;   191.5 p1       7 x[4]
        mov r8, r12               ;   190.5 p5       9 x[2] copy
        not r8                    ;   191.5 p0       9 x[2]
        xor r12, r13              ;   191.2 p1      10 x[4]
        xor r12, r10              ;   192.2 p5      10 x[4]
        and r8, r14               ;   192.5 p0       9 x[2]
        xor r12, r8               ;   193.5 p1      10 x[4]
        xor r12, 0x4b             ;   194.5 p5      10 x[4]
        mov r8, r10               ;   193.0 p0      21 x[2] copy
        ror r8, 5                 ;   194.0 p5      21 x[2]
        xor r10, r8               ;   195.0 p1      21 x[2]
        ror r10, 1                ;   196.0 p0      21 x[2]
        xor r12, r10              ;   197.0 p1      10 x[4]
        mov r8, r14               ;   194.5 p5       9 x[3] copy
        not r8                    ;   195.5 p0       9 x[3]
        and r8, r9                ;   196.5 p1       9 x[3]
        xor r12, r8               ;   198.0 p5      10 x[4]
        not r9                    ;   196.0 p0       9 x[4]
        and r13, r9               ;   197.0 p1       9 x[4]
        xor r14, r13              ;   198.0 p5       9 x[4]
        xor rdi, r12              ;   199.0 p0      79 tag
        xor rbp, r14              ;   199.0 p1      79 tag
        mov r8, r12               ;   199.0 p5      21 x[3] copy
        ror r8, 7                 ;   200.0 p0      21 x[3]
        xor r12, r8               ;   201.0 p1      21 x[3]
        ror r12, 0xa              ;   202.0 p5      21 x[3]
        xor rdi, r12              ;   203.0 p0      79 tag
        mov r8, qword [rsp + 16]  ;   195.0 p2      79 tag reload
        mov qword [r8], rdi       ;   204.0 p3+p4   79 tag
        mov r9, r14               ;   199.2 p1      21 x[4] copy
        ror r9, 0x22              ;   200.2 p5      21 x[4]
        xor r14, r9               ;   201.2 p0      21 x[4]
        ror r14, 7                ;   202.2 p5      21 x[4]
        xor rbp, r14              ;   203.2 p1      79 tag
        mov qword [r8 + 8], rbp   ;   204.2 p3+p4   79 tag
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
