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
;   body: 640 uops, planned 136.2; bounds: width 106.7, ports 124.8, path 101.0
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
        mov rdi, qword [rsi + 8]  ;     6.5 agu1    78 x
        mov rbp, qword [rsi]      ;     6.5 agu2    78 x
        xor r8, rdi               ;    10.5 alu2    78 x
        xor r15, rbp              ;    10.5 alu3     7 x[2]
        and r14, r15              ;    11.5 alu0     9 x[0]
        xor r13, r14              ;    12.5 alu1     9 x[0]
        xor r9, r13               ;    13.5 alu2    10 x[4]
        mov r14, r15              ;    11.5          9 x[1] copy
        not r14                   ;    11.5 alu3     9 x[1]
        xor r10, r8               ;    11.5 alu0     7 x[4]
        and r14, r8               ;    12.5 alu1     9 x[1]
        xor r9, r14               ;    14.5 alu2    10 x[4]
        mov r14, r8               ;    11.5          9 x[2] copy
        not r14                   ;    11.5 alu3     9 x[2]
        and r14, r10              ;    12.5 alu0     9 x[2]
        xor r15, r14              ;    13.5 alu1     9 x[2]
        xor r12, r10              ;    12.5 alu2     9 x[4]
        not r10                   ;    12.5 alu3     9 x[3]
        and r11, r10              ;    13.5 alu0     9 x[3]
        xor r8, r11               ;    14.5 alu1    10 x[4]
        xor r8, r15               ;    15.5 alu2    10 x[4]
        not r15                   ;    14.5 alu3    10 x[4]
        xor r13, r12              ;    13.5 alu0    10 x[4]
        mov r10, r12              ;    13.5         21 x[4] copy
        ror r10, 0x22             ;    13.5 alu1    21 x[4]
        xor r10, r12              ;    14.5 alu2    21 x[4]
        ror r10, 7                ;    15.5 alu1    21 x[4]
        xor r12, r10              ;    16.5 alu3    21 x[4]
        mov r10, r12              ;    17.5          7 x[0] copy
        xor r10, r13              ;    17.5 alu0     7 x[0]
        mov r11, r13              ;    14.5         21 x[0] copy
        ror r11, 9                ;    14.5 alu2    21 x[0]
        xor r13, r11              ;    15.5 alu3    21 x[0]
        ror r13, 0x13             ;    16.5 alu1    21 x[0]
        xor r10, r13              ;    18.5 alu0     7 x[0]
        mov r11, r9               ;    15.5         21 x[1] copy
        ror r11, 0x16             ;    15.5 alu2    21 x[1]
        xor r11, r9               ;    16.5 alu3    21 x[1]
        ror r11, 0x27             ;    17.5 alu1    21 x[1]
        xor r9, r11               ;    18.5 alu0    21 x[1]
        mov r11, r8               ;    16.5         21 x[3] copy
        ror r11, 7                ;    16.5 alu2    21 x[3]
        xor r11, r8               ;    17.5 alu3    21 x[3]
        ror r11, 0xa              ;    18.5 alu1    21 x[3]
        xor r8, r11               ;    19.5 alu0    21 x[3]
        mov r11, r15              ;    15.8         21 x[2] copy
        ror r11, 5                ;    16.5 alu2    21 x[2]
        xor r11, r15              ;    17.5 alu3    21 x[2]
        ror r11, 1                ;    18.5 alu1    21 x[2]
        xor r15, r11              ;    19.5 alu0     7 x[2]
        xor r15, r9               ;    20.5 alu2     7 x[2]
        xor r12, r8               ;    20.5 alu3     7 x[4]
        mov r11, r9               ;    19.5          9 x[0] copy
        not r11                   ;    19.5 alu0     9 x[0]
        mov r13, r9               ;    19.5          9 x[4] copy
        mov r14, r8               ;    20.5          9 x[2] copy
        not r14                   ;    20.5 alu1     9 x[2]
        and r14, r12              ;    21.5 alu2     9 x[2]
        mov rax, r12              ;    21.5          9 x[3] copy
        not rax                   ;    21.5 alu3     9 x[3]
        and rax, r10              ;    22.5 alu0     9 x[3]
        xor rax, r8               ;    23.5 alu1    10 x[4]
        mov rcx, r10              ;    19.5          9 x[4] copy
        not rcx                   ;    19.5 alu2     9 x[4]
        and r13, rcx              ;    20.5 alu3     9 x[4]
        xor r12, r13              ;    21.5 alu0     9 x[4]
        mov r13, r12              ;    22.5         10 x[4] copy
        mov rcx, r12              ;    22.5         21 x[4] copy
        ror rcx, 0x22             ;    22.5 alu1    21 x[4]
        xor rcx, r12              ;    23.5 alu2    21 x[4]
        ror rcx, 7                ;    24.5 alu1    21 x[4]
        xor r12, rcx              ;    25.5 alu3    21 x[4]
        mov rcx, r12              ;    26.5          7 x[0] copy
        xor r15, 0xe1             ;    21.5 alu0     7 x[2]
        and r11, r15              ;    22.5 alu2     9 x[0]
        xor r10, r11              ;    23.5 alu3     9 x[0]
        xor r14, r15              ;    22.5 alu0     9 x[2]
        not r15                   ;    22.5 alu1     9 x[1]
        and r8, r15               ;    23.5 alu2     9 x[1]
        xor r9, r8                ;    24.5 alu3    10 x[4]
        xor rax, r14              ;    24.5 alu0    10 x[4]
        not r14                   ;    23.5 alu1    10 x[4]
        xor r13, r10              ;    24.5 alu2    10 x[4]
        xor r9, r10               ;    25.5 alu3    10 x[4]
        xor rcx, r13              ;    26.5 alu0     7 x[0]
        mov r8, r13               ;    25.5         21 x[0] copy
        ror r8, 9                 ;    25.5 alu1    21 x[0]
        xor r13, r8               ;    26.5 alu2    21 x[0]
        ror r13, 0x13             ;    27.5 alu1    21 x[0]
        xor rcx, r13              ;    28.5 alu3     7 x[0]
        mov r8, rax               ;    25.5         21 x[3] copy
        ror r8, 7                 ;    25.5 alu2    21 x[3]
        xor r8, rax               ;    26.5 alu0    21 x[3]
        ror r8, 0xa               ;    27.5 alu1    21 x[3]
        xor rax, r8               ;    28.5 alu3    21 x[3]
        mov r8, r9                ;    26.5         21 x[1] copy
        ror r8, 0x16              ;    26.5 alu2    21 x[1]
        xor r8, r9                ;    27.5 alu0    21 x[1]
        ror r8, 0x27              ;    28.5 alu1    21 x[1]
        xor r9, r8                ;    29.5 alu3    21 x[1]
        mov r8, r14               ;    26.0         21 x[2] copy
        ror r8, 5                 ;    27.5 alu2    21 x[2]
        xor r8, r14               ;    28.5 alu0    21 x[2]
        ror r8, 1                 ;    29.5 alu1    21 x[2]
        xor r14, r8               ;    30.5 alu3     7 x[2]
        xor r12, rax              ;    29.5 alu0     7 x[4]
        xor r14, r9               ;    31.5 alu2     7 x[2]
        mov r8, rax               ;    29.5          9 x[2] copy
        not r8                    ;    29.5 alu3     9 x[2]
        and r8, r12               ;    30.5 alu0     9 x[2]
        mov r10, r12              ;    30.5          9 x[3] copy
        not r10                   ;    30.5 alu1     9 x[3]
        and r10, rcx              ;    31.5 alu2     9 x[3]
        xor r10, rax              ;    32.5 alu3    10 x[4]
        mov r11, rcx              ;    29.5          9 x[4] copy
        not r11                   ;    30.0 alu0     9 x[4]
        and r11, r9               ;    31.0 alu1     9 x[4]
        xor r12, r11              ;    32.0 alu2     9 x[4]
        mov r11, r9               ;    30.5          9 x[0] copy
        not r11                   ;    30.7 alu3     9 x[0]
        mov r13, r12              ;    33.0         10 x[4] copy
        mov r15, r12              ;    33.0         21 x[4] copy
        ror r15, 0x22             ;    33.0 alu1    21 x[4]
        xor r15, r12              ;    34.0 alu0    21 x[4]
        ror r15, 7                ;    35.0 alu2    21 x[4]
        xor r12, r15              ;    36.0 alu3    21 x[4]
        mov r15, r12              ;    37.0          7 x[0] copy
        xor r14, 0xd2             ;    32.5 alu0     7 x[2]
        and r11, r14              ;    33.5 alu1     9 x[0]
        xor rcx, r11              ;    34.5 alu2     9 x[0]
        xor r8, r14               ;    33.5 alu3     9 x[2]
        not r14                   ;    33.5 alu0     9 x[1]
        and rax, r14              ;    34.5 alu1     9 x[1]
        xor r9, rax               ;    35.5 alu2    10 x[4]
        xor r10, r8               ;    34.5 alu3    10 x[4]
        not r8                    ;    34.5 alu0    10 x[4]
        xor r13, rcx              ;    35.5 alu1    10 x[4]
        xor r9, rcx               ;    36.5 alu2    10 x[4]
        xor r15, r13              ;    37.0 alu3     7 x[0]
        mov r11, r13              ;    36.5         21 x[0] copy
        ror r11, 9                ;    36.5 alu1    21 x[0]
        xor r13, r11              ;    37.5 alu0    21 x[0]
        ror r13, 0x13             ;    38.5 alu2    21 x[0]
        xor r15, r13              ;    39.5 alu3     7 x[0]
        mov r11, r10              ;    35.5         21 x[3] copy
        ror r11, 7                ;    36.2 alu1    21 x[3]
        xor r11, r10              ;    37.2 alu0    21 x[3]
        ror r11, 0xa              ;    38.2 alu2    21 x[3]
        xor r10, r11              ;    39.2 alu3    21 x[3]
        mov r11, r9               ;    37.5         21 x[1] copy
        ror r11, 0x16             ;    37.5 alu1    21 x[1]
        xor r11, r9               ;    38.5 alu0    21 x[1]
        ror r11, 0x27             ;    39.5 alu2    21 x[1]
        xor r9, r11               ;    40.5 alu3    21 x[1]
        mov r11, r8               ;    36.5         21 x[2] copy
        ror r11, 5                ;    38.2 alu1    21 x[2]
        xor r11, r8               ;    39.2 alu0    21 x[2]
        ror r11, 1                ;    40.2 alu2    21 x[2]
        xor r8, r11               ;    41.2 alu3     7 x[2]
        xor r12, r10              ;    40.2 alu0     7 x[4]
        xor r8, r9                ;    42.2 alu1     7 x[2]
        mov r11, r10              ;    40.2          9 x[2] copy
        not r11                   ;    40.2 alu2     9 x[2]
        and r11, r12              ;    41.2 alu3     9 x[2]
        mov r13, r12              ;    41.2          9 x[3] copy
        not r13                   ;    41.2 alu0     9 x[3]
        and r13, r15              ;    42.2 alu1     9 x[3]
        xor r13, r10              ;    43.2 alu2    10 x[4]
        mov r14, r15              ;    40.5          9 x[4] copy
        not r14                   ;    40.7 alu3     9 x[4]
        and r14, r9               ;    41.7 alu0     9 x[4]
        xor r12, r14              ;    42.7 alu1     9 x[4]
        mov r14, r9               ;    41.5          9 x[0] copy
        not r14                   ;    41.5 alu2     9 x[0]
        mov rax, r12              ;    43.7         10 x[4] copy
        mov rcx, r12              ;    43.7         21 x[4] copy
        ror rcx, 0x22             ;    43.7 alu1    21 x[4]
        xor rcx, r12              ;    44.7 alu3    21 x[4]
        ror rcx, 7                ;    45.7 alu2    21 x[4]
        xor r12, rcx              ;    46.7 alu0    21 x[4]
        mov rcx, r12              ;    47.7          7 x[0] copy
        xor r8, 0xc3              ;    43.2 alu3     7 x[2]
        and r14, r8               ;    44.2 alu0     9 x[0]
        xor r15, r14              ;    45.2 alu1     9 x[0]
        xor r11, r8               ;    44.2 alu2     9 x[2]
        not r8                    ;    44.2 alu3     9 x[1]
        and r10, r8               ;    45.2 alu0     9 x[1]
        xor r9, r10               ;    46.2 alu1    10 x[4]
        xor r13, r11              ;    45.2 alu2    10 x[4]
        not r11                   ;    45.2 alu3    10 x[4]
        xor rax, r15              ;    46.2 alu0    10 x[4]
        xor r9, r15               ;    47.2 alu1    10 x[4]
        xor rcx, rax              ;    47.7 alu2     7 x[0]
        mov r8, rax               ;    47.2         21 x[0] copy
        ror r8, 9                 ;    47.2 alu1    21 x[0]
        xor rax, r8               ;    48.2 alu3    21 x[0]
        ror rax, 0x13             ;    49.2 alu2    21 x[0]
        xor rcx, rax              ;    50.2 alu0     7 x[0]
        mov r8, r13               ;    46.2         21 x[3] copy
        ror r8, 7                 ;    47.2 alu1    21 x[3]
        xor r8, r13               ;    48.2 alu3    21 x[3]
        ror r8, 0xa               ;    49.2 alu2    21 x[3]
        xor r13, r8               ;    50.2 alu0    21 x[3]
        mov r8, r9                ;    48.2         21 x[1] copy
        ror r8, 0x16              ;    48.2 alu1    21 x[1]
        xor r8, r9                ;    49.2 alu3    21 x[1]
        ror r8, 0x27              ;    50.2 alu2    21 x[1]
        xor r9, r8                ;    51.2 alu0    21 x[1]
        mov r8, r11               ;    47.3         21 x[2] copy
        ror r8, 5                 ;    49.2 alu1    21 x[2]
        xor r8, r11               ;    50.2 alu3    21 x[2]
        ror r8, 1                 ;    51.2 alu2    21 x[2]
        xor r11, r8               ;    52.2 alu0     7 x[2]
        xor r12, r13              ;    51.2 alu3     7 x[4]
        xor r11, r9               ;    53.2 alu0     7 x[2]
        mov r8, r13               ;    51.2          9 x[2] copy
        not r8                    ;    51.2 alu1     9 x[2]
        and r8, r12               ;    52.2 alu2     9 x[2]
        mov r10, r13              ;    51.2          9 x[1] copy
        mov r14, r12              ;    52.2          9 x[3] copy
        not r14                   ;    52.2 alu3     9 x[3]
        and r14, rcx              ;    53.2 alu0     9 x[3]
        xor r13, r14              ;    54.2 alu1    10 x[4]
        mov r14, rcx              ;    51.2          9 x[4] copy
        not r14                   ;    51.5 alu2     9 x[4]
        and r14, r9               ;    52.5 alu3     9 x[4]
        xor r12, r14              ;    53.5 alu0     9 x[4]
        mov r14, r9               ;    52.2          9 x[0] copy
        not r14                   ;    52.2 alu1     9 x[0]
        mov r15, r12              ;    54.5         10 x[4] copy
        mov rax, r12              ;    54.5         21 x[4] copy
        ror rax, 0x22             ;    54.5 alu2    21 x[4]
        xor rax, r12              ;    55.5 alu3    21 x[4]
        ror rax, 7                ;    56.5 alu1    21 x[4]
        xor r12, rax              ;    57.5 alu0    21 x[4]
        mov rax, r12              ;    58.5          7 x[0] copy
        xor r11, 0xb4             ;    54.2 alu2     7 x[2]
        and r14, r11              ;    55.2 alu3     9 x[0]
        xor rcx, r14              ;    56.2 alu0     9 x[0]
        xor r8, r11               ;    55.2 alu1     9 x[2]
        not r11                   ;    55.2 alu2     9 x[1]
        and r10, r11              ;    56.2 alu3     9 x[1]
        xor r9, r10               ;    57.2 alu0    10 x[4]
        xor r13, r8               ;    56.2 alu1    10 x[4]
        not r8                    ;    56.2 alu2    10 x[4]
        xor r15, rcx              ;    57.2 alu3    10 x[4]
        xor r9, rcx               ;    58.2 alu0    10 x[4]
        xor rax, r15              ;    58.5 alu1     7 x[0]
        mov r10, r15              ;    58.2         21 x[0] copy
        ror r10, 9                ;    58.2 alu2    21 x[0]
        xor r15, r10              ;    59.2 alu3    21 x[0]
        ror r15, 0x13             ;    60.2 alu1    21 x[0]
        xor rax, r15              ;    61.2 alu0     7 x[0]
        mov r10, r13              ;    57.2         21 x[3] copy
        ror r10, 7                ;    57.5 alu2    21 x[3]
        xor r10, r13              ;    58.5 alu3    21 x[3]
        ror r10, 0xa              ;    59.5 alu1    21 x[3]
        xor r13, r10              ;    60.5 alu0    21 x[3]
        mov r10, r9               ;    59.2         21 x[1] copy
        ror r10, 0x16             ;    59.2 alu2    21 x[1]
        xor r10, r9               ;    60.2 alu3    21 x[1]
        ror r10, 0x27             ;    61.2 alu1    21 x[1]
        xor r9, r10               ;    62.2 alu0    21 x[1]
        mov r10, r8               ;    58.2         21 x[2] copy
        ror r10, 5                ;    59.5 alu2    21 x[2]
        xor r10, r8               ;    60.5 alu3    21 x[2]
        ror r10, 1                ;    61.5 alu1    21 x[2]
        xor r8, r10               ;    62.5 alu0     7 x[2]
        xor r12, r13              ;    61.5 alu2     7 x[4]
        xor r8, r9                ;    63.5 alu3     7 x[2]
        mov r10, r13              ;    61.5          9 x[2] copy
        not r10                   ;    61.5 alu0     9 x[2]
        and r10, r12              ;    62.5 alu1     9 x[2]
        mov r11, r12              ;    62.5          9 x[3] copy
        not r11                   ;    62.5 alu2     9 x[3]
        and r11, rax              ;    63.5 alu3     9 x[3]
        xor r11, r13              ;    64.5 alu0    10 x[4]
        mov r14, rax              ;    62.2          9 x[4] copy
        not r14                   ;    62.2 alu1     9 x[4]
        and r14, r9               ;    63.2 alu2     9 x[4]
        xor r12, r14              ;    64.2 alu3     9 x[4]
        mov r14, r9               ;    63.2          9 x[0] copy
        not r14                   ;    63.2 alu0     9 x[0]
        mov r15, r12              ;    65.2         10 x[4] copy
        mov rcx, r12              ;    65.2         21 x[4] copy
        ror rcx, 0x22             ;    65.2 alu1    21 x[4]
        xor rcx, r12              ;    66.2 alu2    21 x[4]
        ror rcx, 7                ;    67.2 alu1    21 x[4]
        xor r12, rcx              ;    68.2 alu3    21 x[4]
        mov rcx, r12              ;    69.2          7 x[0] copy
        xor r8, 0xa5              ;    64.5 alu0     7 x[2]
        and r14, r8               ;    65.5 alu2     9 x[0]
        xor rax, r14              ;    66.5 alu3     9 x[0]
        xor r10, r8               ;    65.5 alu0     9 x[2]
        not r8                    ;    65.5 alu1     9 x[1]
        and r13, r8               ;    66.5 alu2     9 x[1]
        xor r9, r13               ;    67.5 alu3    10 x[4]
        xor r11, r10              ;    66.5 alu0    10 x[4]
        not r10                   ;    66.5 alu1    10 x[4]
        xor r15, rax              ;    67.5 alu2    10 x[4]
        xor r9, rax               ;    68.5 alu3    10 x[4]
        xor rcx, r15              ;    69.2 alu0     7 x[0]
        mov r8, r15               ;    68.5         21 x[0] copy
        ror r8, 9                 ;    68.5 alu1    21 x[0]
        xor r15, r8               ;    69.5 alu2    21 x[0]
        ror r15, 0x13             ;    70.5 alu1    21 x[0]
        xor rcx, r15              ;    71.5 alu3     7 x[0]
        mov r8, r11               ;    67.5         21 x[3] copy
        ror r8, 7                 ;    68.5 alu2    21 x[3]
        xor r8, r11               ;    69.5 alu0    21 x[3]
        ror r8, 0xa               ;    70.5 alu1    21 x[3]
        xor r11, r8               ;    71.5 alu3    21 x[3]
        mov r8, r9                ;    69.5         21 x[1] copy
        ror r8, 0x16              ;    69.5 alu2    21 x[1]
        xor r8, r9                ;    70.5 alu0    21 x[1]
        ror r8, 0x27              ;    71.5 alu1    21 x[1]
        xor r9, r8                ;    72.5 alu3    21 x[1]
        mov r8, r10               ;    68.7         21 x[2] copy
        ror r8, 5                 ;    70.5 alu2    21 x[2]
        xor r8, r10               ;    71.5 alu0    21 x[2]
        ror r8, 1                 ;    72.5 alu1    21 x[2]
        xor r10, r8               ;    73.5 alu3     7 x[2]
        xor r12, r11              ;    72.5 alu0     7 x[4]
        xor r10, r9               ;    74.5 alu2     7 x[2]
        mov r8, r11               ;    72.5          9 x[2] copy
        not r8                    ;    72.5 alu3     9 x[2]
        and r8, r12               ;    73.5 alu0     9 x[2]
        mov r13, r12              ;    73.5          9 x[3] copy
        not r13                   ;    73.5 alu1     9 x[3]
        and r13, rcx              ;    74.5 alu2     9 x[3]
        xor r13, r11              ;    75.5 alu3    10 x[4]
        mov r14, rcx              ;    72.5          9 x[4] copy
        not r14                   ;    73.0 alu0     9 x[4]
        and r14, r9               ;    74.0 alu1     9 x[4]
        xor r12, r14              ;    75.0 alu2     9 x[4]
        mov r14, r9               ;    73.5          9 x[0] copy
        not r14                   ;    73.7 alu3     9 x[0]
        mov r15, r12              ;    76.0         10 x[4] copy
        mov rax, r12              ;    76.0         21 x[4] copy
        ror rax, 0x22             ;    76.0 alu1    21 x[4]
        xor rax, r12              ;    77.0 alu0    21 x[4]
        ror rax, 7                ;    78.0 alu2    21 x[4]
        xor r12, rax              ;    79.0 alu3    21 x[4]
        mov rax, r12              ;    80.0          7 x[0] copy
        xor r10, 0x96             ;    75.5 alu0     7 x[2]
        and r14, r10              ;    76.5 alu1     9 x[0]
        xor rcx, r14              ;    77.5 alu2     9 x[0]
        xor r8, r10               ;    76.5 alu3     9 x[2]
        not r10                   ;    76.5 alu0     9 x[1]
        and r11, r10              ;    77.5 alu1     9 x[1]
        xor r9, r11               ;    78.5 alu2    10 x[4]
        xor r13, r8               ;    77.5 alu3    10 x[4]
        not r8                    ;    77.5 alu0    10 x[4]
        xor r15, rcx              ;    78.5 alu1    10 x[4]
        xor r9, rcx               ;    79.5 alu2    10 x[4]
        xor rax, r15              ;    80.0 alu3     7 x[0]
        mov r10, r15              ;    79.5         21 x[0] copy
        ror r10, 9                ;    79.5 alu1    21 x[0]
        xor r15, r10              ;    80.5 alu0    21 x[0]
        ror r15, 0x13             ;    81.5 alu2    21 x[0]
        xor rax, r15              ;    82.5 alu3     7 x[0]
        mov r10, r13              ;    78.5         21 x[3] copy
        ror r10, 7                ;    79.2 alu1    21 x[3]
        xor r10, r13              ;    80.2 alu0    21 x[3]
        ror r10, 0xa              ;    81.2 alu2    21 x[3]
        xor r13, r10              ;    82.2 alu3    21 x[3]
        mov r10, r9               ;    80.5         21 x[1] copy
        ror r10, 0x16             ;    80.5 alu1    21 x[1]
        xor r10, r9               ;    81.5 alu0    21 x[1]
        ror r10, 0x27             ;    82.5 alu2    21 x[1]
        xor r9, r10               ;    83.5 alu3    21 x[1]
        mov r10, r8               ;    79.5         21 x[2] copy
        ror r10, 5                ;    81.2 alu1    21 x[2]
        xor r10, r8               ;    82.2 alu0    21 x[2]
        ror r10, 1                ;    83.2 alu2    21 x[2]
        xor r8, r10               ;    84.2 alu3     7 x[2]
        xor r12, r13              ;    83.2 alu0     7 x[4]
        xor r8, r9                ;    85.2 alu1     7 x[2]
        mov r10, r13              ;    83.2          9 x[2] copy
        not r10                   ;    83.2 alu2     9 x[2]
        and r10, r12              ;    84.2 alu3     9 x[2]
        mov r11, r12              ;    84.2          9 x[3] copy
        not r11                   ;    84.2 alu0     9 x[3]
        and r11, rax              ;    85.2 alu1     9 x[3]
        xor r11, r13              ;    86.2 alu2    10 x[4]
        mov r14, rax              ;    83.5          9 x[4] copy
        not r14                   ;    83.7 alu3     9 x[4]
        and r14, r9               ;    84.7 alu0     9 x[4]
        xor r12, r14              ;    85.7 alu1     9 x[4]
        mov r14, r9               ;    84.5          9 x[0] copy
        not r14                   ;    84.5 alu2     9 x[0]
        mov r15, r12              ;    86.7         10 x[4] copy
        mov rcx, r12              ;    86.7         21 x[4] copy
        ror rcx, 0x22             ;    86.7 alu1    21 x[4]
        xor rcx, r12              ;    87.7 alu3    21 x[4]
        ror rcx, 7                ;    88.7 alu2    21 x[4]
        xor r12, rcx              ;    89.7 alu0    21 x[4]
        mov rcx, r12              ;    90.7          7 x[0] copy
        xor r8, 0x87              ;    86.2 alu3     7 x[2]
        and r14, r8               ;    87.2 alu0     9 x[0]
        xor rax, r14              ;    88.2 alu1     9 x[0]
        xor r10, r8               ;    87.2 alu2     9 x[2]
        not r8                    ;    87.2 alu3     9 x[1]
        and r13, r8               ;    88.2 alu0     9 x[1]
        xor r9, r13               ;    89.2 alu1    10 x[4]
        xor r11, r10              ;    88.2 alu2    10 x[4]
        not r10                   ;    88.2 alu3    10 x[4]
        xor r15, rax              ;    89.2 alu0    10 x[4]
        xor r9, rax               ;    90.2 alu1    10 x[4]
        xor rcx, r15              ;    90.7 alu2     7 x[0]
        mov r8, r15               ;    90.2         21 x[0] copy
        ror r8, 9                 ;    90.2 alu1    21 x[0]
        xor r15, r8               ;    91.2 alu3    21 x[0]
        ror r15, 0x13             ;    92.2 alu2    21 x[0]
        xor rcx, r15              ;    93.2 alu0     7 x[0]
        mov r8, r11               ;    89.2         21 x[3] copy
        ror r8, 7                 ;    90.2 alu1    21 x[3]
        xor r8, r11               ;    91.2 alu3    21 x[3]
        ror r8, 0xa               ;    92.2 alu2    21 x[3]
        xor r11, r8               ;    93.2 alu0    21 x[3]
        mov r8, r9                ;    91.2         21 x[1] copy
        ror r8, 0x16              ;    91.2 alu1    21 x[1]
        xor r8, r9                ;    92.2 alu3    21 x[1]
        ror r8, 0x27              ;    93.2 alu2    21 x[1]
        xor r9, r8                ;    94.2 alu0    21 x[1]
        mov r8, r10               ;    90.3         21 x[2] copy
        ror r8, 5                 ;    92.2 alu1    21 x[2]
        xor r8, r10               ;    93.2 alu3    21 x[2]
        ror r8, 1                 ;    94.2 alu2    21 x[2]
        xor r10, r8               ;    95.2 alu0     7 x[2]
        xor r12, r11              ;    94.2 alu3     7 x[4]
        xor r10, r9               ;    96.2 alu0     7 x[2]
        mov r8, r11               ;    94.2          9 x[2] copy
        not r8                    ;    94.2 alu1     9 x[2]
        and r8, r12               ;    95.2 alu2     9 x[2]
        mov r13, r12              ;    95.2          9 x[3] copy
        not r13                   ;    95.2 alu3     9 x[3]
        and r13, rcx              ;    96.2 alu0     9 x[3]
        xor r13, r11              ;    97.2 alu1    10 x[4]
        mov r14, rcx              ;    94.2          9 x[4] copy
        not r14                   ;    94.5 alu2     9 x[4]
        and r14, r9               ;    95.5 alu3     9 x[4]
        xor r12, r14              ;    96.5 alu0     9 x[4]
        mov r14, r9               ;    95.2          9 x[0] copy
        not r14                   ;    95.2 alu1     9 x[0]
        mov r15, r12              ;    97.5         10 x[4] copy
        mov rax, r12              ;    97.5         21 x[4] copy
        ror rax, 0x22             ;    97.5 alu2    21 x[4]
        xor rax, r12              ;    98.5 alu3    21 x[4]
        ror rax, 7                ;    99.5 alu1    21 x[4]
        xor r12, rax              ;   100.5 alu0    21 x[4]
        mov rax, r12              ;   101.5          7 x[0] copy
        xor r10, 0x78             ;    97.2 alu2     7 x[2]
        and r14, r10              ;    98.2 alu3     9 x[0]
        xor rcx, r14              ;    99.2 alu0     9 x[0]
        xor r8, r10               ;    98.2 alu1     9 x[2]
        not r10                   ;    98.2 alu2     9 x[1]
        and r11, r10              ;    99.2 alu3     9 x[1]
        xor r9, r11               ;   100.2 alu0    10 x[4]
        xor r13, r8               ;    99.2 alu1    10 x[4]
        not r8                    ;    99.2 alu2    10 x[4]
        xor r15, rcx              ;   100.2 alu3    10 x[4]
        xor r9, rcx               ;   101.2 alu0    10 x[4]
        xor rax, r15              ;   101.5 alu1     7 x[0]
        mov r10, r15              ;   101.2         21 x[0] copy
        ror r10, 9                ;   101.2 alu2    21 x[0]
        xor r15, r10              ;   102.2 alu3    21 x[0]
        ror r15, 0x13             ;   103.2 alu1    21 x[0]
        xor rax, r15              ;   104.2 alu0     7 x[0]
        mov r10, r13              ;   100.2         21 x[3] copy
        ror r10, 7                ;   100.5 alu2    21 x[3]
        xor r10, r13              ;   101.5 alu3    21 x[3]
        ror r10, 0xa              ;   102.5 alu1    21 x[3]
        xor r13, r10              ;   103.5 alu0    21 x[3]
        mov r10, r9               ;   102.2         21 x[1] copy
        ror r10, 0x16             ;   102.2 alu2    21 x[1]
        xor r10, r9               ;   103.2 alu3    21 x[1]
        ror r10, 0x27             ;   104.2 alu1    21 x[1]
        xor r9, r10               ;   105.2 alu0    21 x[1]
        mov r10, r8               ;   101.2         21 x[2] copy
        ror r10, 5                ;   102.5 alu2    21 x[2]
        xor r10, r8               ;   103.5 alu3    21 x[2]
        ror r10, 1                ;   104.5 alu1    21 x[2]
        xor r8, r10               ;   105.5 alu0     7 x[2]
        xor r12, r13              ;   104.5 alu2     7 x[4]
        xor r8, r9                ;   106.5 alu3     7 x[2]
        mov r10, r13              ;   104.5          9 x[2] copy
        not r10                   ;   104.5 alu0     9 x[2]
        and r10, r12              ;   105.5 alu1     9 x[2]
        mov r11, r13              ;   104.5          9 x[1] copy
        mov r14, r12              ;   105.5          9 x[3] copy
        not r14                   ;   105.5 alu2     9 x[3]
        and r14, rax              ;   106.5 alu3     9 x[3]
        xor r13, r14              ;   107.5 alu0    10 x[4]
        mov r14, rax              ;   105.2          9 x[4] copy
        not r14                   ;   105.2 alu1     9 x[4]
        and r14, r9               ;   106.2 alu2     9 x[4]
        xor r12, r14              ;   107.2 alu3     9 x[4]
        mov r14, r9               ;   106.2          9 x[0] copy
        not r14                   ;   106.2 alu0     9 x[0]
        mov r15, r12              ;   108.2         10 x[4] copy
        mov rsi, r12              ;   108.2         21 x[4] copy
        ror rsi, 0x22             ;   108.2 alu1    21 x[4]
        xor rsi, r12              ;   109.2 alu2    21 x[4]
        ror rsi, 7                ;   110.2 alu1    21 x[4]
        xor r12, rsi              ;   111.2 alu3    21 x[4]
        mov rsi, r12              ;   112.2          7 x[0] copy
        xor r8, 0x69              ;   107.5 alu0     7 x[2]
        and r14, r8               ;   108.5 alu2     9 x[0]
        xor rax, r14              ;   109.5 alu3     9 x[0]
        xor r10, r8               ;   108.5 alu0     9 x[2]
        not r8                    ;   108.5 alu1     9 x[1]
        and r11, r8               ;   109.5 alu2     9 x[1]
        xor r9, r11               ;   110.5 alu3    10 x[4]
        xor r13, r10              ;   109.5 alu0    10 x[4]
        not r10                   ;   109.5 alu1    10 x[4]
        xor r15, rax              ;   110.5 alu2    10 x[4]
        xor r9, rax               ;   111.5 alu3    10 x[4]
        xor rsi, r15              ;   112.2 alu0     7 x[0]
        mov r8, r15               ;   111.5         21 x[0] copy
        ror r8, 9                 ;   111.5 alu1    21 x[0]
        xor r15, r8               ;   112.5 alu2    21 x[0]
        ror r15, 0x13             ;   113.5 alu1    21 x[0]
        xor rsi, r15              ;   114.5 alu3     7 x[0]
        mov r8, r13               ;   110.5         21 x[3] copy
        ror r8, 7                 ;   111.5 alu2    21 x[3]
        xor r8, r13               ;   112.5 alu0    21 x[3]
        ror r8, 0xa               ;   113.5 alu1    21 x[3]
        xor r13, r8               ;   114.5 alu3    21 x[3]
        mov r8, r9                ;   112.5         21 x[1] copy
        ror r8, 0x16              ;   112.5 alu2    21 x[1]
        xor r8, r9                ;   113.5 alu0    21 x[1]
        ror r8, 0x27              ;   114.5 alu1    21 x[1]
        xor r9, r8                ;   115.5 alu3    21 x[1]
        mov r8, r10               ;   111.7         21 x[2] copy
        ror r8, 5                 ;   113.5 alu2    21 x[2]
        xor r8, r10               ;   114.5 alu0    21 x[2]
        ror r8, 1                 ;   115.5 alu1    21 x[2]
        xor r10, r8               ;   116.5 alu3     7 x[2]
        xor r12, r13              ;   115.5 alu0     7 x[4]
        xor r10, r9               ;   117.5 alu2     7 x[2]
        mov r8, r13               ;   115.5          9 x[2] copy
        not r8                    ;   115.5 alu3     9 x[2]
        and r8, r12               ;   116.5 alu0     9 x[2]
        mov r11, r12              ;   116.5          9 x[3] copy
        not r11                   ;   116.5 alu1     9 x[3]
        and r11, rsi              ;   117.5 alu2     9 x[3]
        xor r11, r13              ;   118.5 alu3    10 x[4]
        mov r14, rsi              ;   115.5          9 x[4] copy
        not r14                   ;   116.0 alu0     9 x[4]
        and r14, r9               ;   117.0 alu1     9 x[4]
        xor r12, r14              ;   118.0 alu2     9 x[4]
        mov r14, r9               ;   116.5          9 x[0] copy
        not r14                   ;   116.7 alu3     9 x[0]
        mov r15, r12              ;   119.0         10 x[4] copy
        mov rax, r12              ;   119.0         21 x[4] copy
        ror rax, 0x22             ;   119.0 alu1    21 x[4]
        xor rax, r12              ;   120.0 alu0    21 x[4]
        ror rax, 7                ;   121.0 alu2    21 x[4]
        xor r12, rax              ;   122.0 alu3    21 x[4]
        mov rax, r12              ;   123.0          7 x[0] copy
        xor r10, 0x5a             ;   118.5 alu0     7 x[2]
        and r14, r10              ;   119.5 alu1     9 x[0]
        xor rsi, r14              ;   120.5 alu2     9 x[0]
        xor r8, r10               ;   119.5 alu3     9 x[2]
        not r10                   ;   119.5 alu0     9 x[1]
        and r13, r10              ;   120.5 alu1     9 x[1]
        xor r9, r13               ;   121.5 alu2    10 x[4]
        xor r11, r8               ;   120.5 alu3    10 x[4]
        not r8                    ;   120.5 alu0    10 x[4]
        xor r15, rsi              ;   121.5 alu1    10 x[4]
        xor r9, rsi               ;   122.5 alu2    10 x[4]
        xor rax, r15              ;   123.0 alu3     7 x[0]
        mov r10, r15              ;   122.5         21 x[0] copy
        ror r10, 9                ;   122.5 alu1    21 x[0]
        xor r15, r10              ;   123.5 alu0    21 x[0]
        ror r15, 0x13             ;   124.5 alu2    21 x[0]
        xor rax, r15              ;   125.5 alu3     7 x[0]
        mov r10, rax              ;   126.5          9 x[4] copy
        not r10                   ;   126.5 alu0     9 x[4]
        mov r13, r11              ;   121.5         21 x[3] copy
        ror r13, 7                ;   122.2 alu1    21 x[3]
        xor r13, r11              ;   123.2 alu2    21 x[3]
        ror r13, 0xa              ;   124.2 alu1    21 x[3]
        xor r11, r13              ;   125.2 alu3    21 x[3]
        xor r12, r11              ;   126.2 alu0     7 x[4]
        mov r13, r11              ;   126.2          9 x[2] copy
        not r13                   ;   126.2 alu2     9 x[2]
        xor r11, r8               ;   126.2 alu3    10 x[4]
        mov r14, r8               ;   122.7         21 x[2] copy
        ror r14, 5                ;   124.2 alu1    21 x[2]
        xor r8, r14               ;   125.2 alu0    21 x[2]
        ror r8, 1                 ;   126.2 alu2    21 x[2]
        xor r11, r8               ;   127.2 alu3    10 x[4]
        and r13, r12              ;   127.2 alu0     9 x[2]
        xor r11, r13              ;   128.2 alu1    10 x[4]
        mov r8, r12               ;   127.2          9 x[3] copy
        not r8                    ;   127.2 alu2     9 x[3]
        and rax, r8               ;   128.2 alu3     9 x[3]
        xor r11, rax              ;   129.2 alu0    10 x[4]
        mov r8, r9                ;   125.3         21 x[1] copy
        ror r8, 0x16              ;   126.2 alu1    21 x[1]
        xor r8, r9                ;   127.2 alu2    21 x[1]
        ror r8, 0x27              ;   128.2 alu1    21 x[1]
        xor r9, r8                ;   129.2 alu3    21 x[1]
        and r10, r9               ;   130.2 alu0     9 x[4]
        xor r11, r9               ;   130.2 alu2    10 x[4]
        xor r12, r10              ;   131.2 alu3     9 x[4]
        xor rdi, r12              ;   132.2 alu0    79 tag
        mov r8, r12               ;   132.2         21 x[4] copy
        ror r8, 0x22              ;   132.2 alu1    21 x[4]
        xor r12, r8               ;   133.2 alu2    21 x[4]
        ror r12, 7                ;   134.2 alu1    21 x[4]
        xor rdi, r12              ;   135.2 alu3    79 tag
        mov r8, qword [rsp + 16]  ;   128.0 agu0    79 tag reload
        mov qword [r8 + 8], rdi   ;   136.2 agu1+st0   79 tag
        xor r11, 0x4b             ;   131.2 alu0    10 x[4]
        xor rbp, r11              ;   132.2 alu2    79 tag
        mov r9, r11               ;   132.2         21 x[3] copy
        ror r9, 7                 ;   132.2 alu1    21 x[3]
        xor r11, r9               ;   133.2 alu3    21 x[3]
        ror r11, 0xa              ;   134.2 alu2    21 x[3]
        xor rbp, r11              ;   135.2 alu0    79 tag
        mov qword [r8], rbp       ;   136.2 agu2+st1   79 tag
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
