; ascon_aead128_init for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_init --cpu zen3
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
;   body: 640 uops, planned 137.5; bounds: width 106.7, ports 129.5, path 101.0
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
        mov r8, qword [rsp + 0]                                ;     0.0 agu0    32 x reload
        mov r9, qword [r8]                                     ;     4.0 agu1    32 x
        mov r10, qword [r8 + 8]                                ;     4.0 agu2    32 x
        mov r11, qword [rsp + 8]                               ;     1.0 agu0    32 x reload
        mov r12, qword [r11]                                   ;     5.0 agu1    32 x
        mov r13, qword [r11 + 8]                               ;     5.0 agu2    32 x
        mov r14, r13                                           ;     9.0          7 x[0] copy
        xor r14, qword [rel ascon_aead128_init.T0_constants64] ;     9.0 alu0+agu0    7 x[0]
        xor r13, r12                                           ;     9.0 alu1     7 x[4]
        mov r15, r10                                           ;     8.0          7 x[2] copy
        xor r15, 0xf0                                          ;     8.0 alu2     7 x[2]
        xor r15, r9                                            ;     9.0 alu3     7 x[2]
        mov rsi, r9                                            ;     8.0          9 x[0] copy
        not rsi                                                ;     8.0 alu0     9 x[0]
        and rsi, r15                                           ;    10.0 alu1     9 x[0]
        xor rsi, r14                                           ;    11.0 alu2     9 x[0]
        mov rdi, r15                                           ;    10.0          9 x[1] copy
        not rdi                                                ;    10.0 alu3     9 x[1]
        and rdi, r12                                           ;    11.0 alu0     9 x[1]
        mov rbp, r12                                           ;     9.0          9 x[2] copy
        not rbp                                                ;     9.0 alu1     9 x[2]
        and rbp, r13                                           ;    10.0 alu2     9 x[2]
        xor r15, rbp                                           ;    11.0 alu3     9 x[2]
        mov rbp, r13                                           ;    10.0          9 x[3] copy
        not rbp                                                ;    10.0 alu0     9 x[3]
        and rbp, r14                                           ;    11.0 alu1     9 x[3]
        not r14                                                ;    10.0 alu2     9 x[4]
        and r14, r9                                            ;    11.0 alu3     9 x[4]
        xor r13, r14                                           ;    12.0 alu0     9 x[4]
        xor rdi, r9                                            ;    12.0 alu1    10 x[4]
        xor rdi, rsi                                           ;    13.0 alu2    10 x[4]
        xor rsi, r13                                           ;    13.0 alu3    10 x[4]
        xor r12, rbp                                           ;    12.0 alu0    10 x[4]
        xor r12, r15                                           ;    13.0 alu1    10 x[4]
        not r15                                                ;    12.0 alu2    10 x[4]
        mov r11, rdi                                           ;    14.0         21 x[1] copy
        ror r11, 0x16                                          ;    14.0 alu1    21 x[1]
        xor r11, rdi                                           ;    15.0 alu3    21 x[1]
        ror r11, 0x27                                          ;    16.0 alu2    21 x[1]
        xor rdi, r11                                           ;    17.0 alu0    21 x[1]
        mov r11, r12                                           ;    14.0         21 x[3] copy
        ror r11, 7                                             ;    14.0 alu1    21 x[3]
        xor r11, r12                                           ;    15.0 alu3    21 x[3]
        ror r11, 0xa                                           ;    16.0 alu2    21 x[3]
        xor r12, r11                                           ;    17.0 alu0    21 x[3]
        mov r11, r13                                           ;    13.0         21 x[4] copy
        ror r11, 0x22                                          ;    13.5 alu1    21 x[4]
        xor r11, r13                                           ;    14.5 alu3    21 x[4]
        ror r11, 7                                             ;    15.5 alu2    21 x[4]
        xor r13, r11                                           ;    16.5 alu0    21 x[4]
        mov r11, rsi                                           ;    14.0         21 x[0] copy
        ror r11, 9                                             ;    14.5 alu1    21 x[0]
        xor r11, rsi                                           ;    15.5 alu3    21 x[0]
        ror r11, 0x13                                          ;    16.5 alu2    21 x[0]
        xor rsi, r11                                           ;    17.5 alu0     7 x[0]
        xor rsi, r13                                           ;    18.5 alu3     7 x[0]
        mov r11, r15                                           ;    14.5         21 x[2] copy
        ror r11, 5                                             ;    15.5 alu1    21 x[2]
        xor r11, r15                                           ;    16.5 alu0    21 x[2]
        ror r11, 1                                             ;    17.5 alu2    21 x[2]
        xor r15, r11                                           ;    18.5 alu3     7 x[2]
        xor r15, rdi                                           ;    19.5 alu0     7 x[2]
        xor r15, 0xe1                                          ;    20.5 alu1     7 x[2]
        xor r13, r12                                           ;    18.0 alu2     7 x[4]
        mov r11, rdi                                           ;    18.0          9 x[0] copy
        not r11                                                ;    18.0 alu3     9 x[0]
        and r11, r15                                           ;    21.5 alu0     9 x[0]
        xor r11, rsi                                           ;    22.5 alu1     9 x[0]
        mov r14, r15                                           ;    21.5          9 x[1] copy
        not r14                                                ;    21.5 alu2     9 x[1]
        and r14, r12                                           ;    22.5 alu3     9 x[1]
        mov rbp, r12                                           ;    18.0          9 x[2] copy
        not rbp                                                ;    18.3 alu0     9 x[2]
        and rbp, r13                                           ;    19.3 alu1     9 x[2]
        xor rbp, r15                                           ;    21.5 alu2     9 x[2]
        mov r15, r13                                           ;    19.0          9 x[3] copy
        not r15                                                ;    19.2 alu3     9 x[3]
        and r15, rsi                                           ;    20.2 alu0     9 x[3]
        not rsi                                                ;    19.5 alu1     9 x[4]
        and rsi, rdi                                           ;    20.5 alu2     9 x[4]
        xor r13, rsi                                           ;    21.5 alu3     9 x[4]
        xor rdi, r14                                           ;    23.5 alu0    10 x[4]
        xor rdi, r11                                           ;    24.5 alu1    10 x[4]
        xor r11, r13                                           ;    23.5 alu2    10 x[4]
        xor r12, r15                                           ;    21.2 alu3    10 x[4]
        xor r12, rbp                                           ;    22.5 alu0    10 x[4]
        not rbp                                                ;    22.5 alu1    10 x[4]
        mov r14, rdi                                           ;    25.5         21 x[1] copy
        ror r14, 0x16                                          ;    25.5 alu2    21 x[1]
        xor r14, rdi                                           ;    26.5 alu3    21 x[1]
        ror r14, 0x27                                          ;    27.5 alu1    21 x[1]
        xor rdi, r14                                           ;    28.5 alu0    21 x[1]
        mov r14, r12                                           ;    23.5         21 x[3] copy
        ror r14, 7                                             ;    23.5 alu2    21 x[3]
        xor r14, r12                                           ;    24.5 alu3    21 x[3]
        ror r14, 0xa                                           ;    25.5 alu1    21 x[3]
        xor r12, r14                                           ;    26.5 alu0    21 x[3]
        mov r14, r13                                           ;    22.7         21 x[4] copy
        ror r14, 0x22                                          ;    24.0 alu2    21 x[4]
        xor r14, r13                                           ;    25.0 alu3    21 x[4]
        ror r14, 7                                             ;    26.0 alu1    21 x[4]
        xor r13, r14                                           ;    27.0 alu0    21 x[4]
        mov r14, r11                                           ;    24.5         21 x[0] copy
        ror r14, 9                                             ;    25.0 alu2    21 x[0]
        xor r14, r11                                           ;    26.0 alu3    21 x[0]
        ror r14, 0x13                                          ;    27.0 alu1    21 x[0]
        xor r11, r14                                           ;    28.0 alu0     7 x[0]
        xor r11, r13                                           ;    29.0 alu2     7 x[0]
        mov r14, rbp                                           ;    24.8         21 x[2] copy
        ror r14, 5                                             ;    26.5 alu1    21 x[2]
        xor r14, rbp                                           ;    27.5 alu3    21 x[2]
        ror r14, 1                                             ;    28.5 alu2    21 x[2]
        xor rbp, r14                                           ;    29.5 alu0     7 x[2]
        xor rbp, rdi                                           ;    30.5 alu3     7 x[2]
        xor rbp, 0xd2                                          ;    31.5 alu0     7 x[2]
        xor r13, r12                                           ;    28.0 alu1     7 x[4]
        mov r14, rdi                                           ;    29.5          9 x[0] copy
        not r14                                                ;    29.5 alu2     9 x[0]
        and r14, rbp                                           ;    32.5 alu3     9 x[0]
        xor r14, r11                                           ;    33.5 alu0     9 x[0]
        mov r15, rbp                                           ;    32.5          9 x[1] copy
        not r15                                                ;    32.5 alu1     9 x[1]
        and r15, r12                                           ;    33.5 alu2     9 x[1]
        mov rsi, r12                                           ;    27.7          9 x[2] copy
        not rsi                                                ;    29.2 alu3     9 x[2]
        and rsi, r13                                           ;    30.2 alu0     9 x[2]
        xor rsi, rbp                                           ;    32.5 alu1     9 x[2]
        mov rbp, r13                                           ;    29.0          9 x[3] copy
        not rbp                                                ;    30.0 alu2     9 x[3]
        and rbp, r11                                           ;    31.0 alu3     9 x[3]
        not r11                                                ;    30.3 alu0     9 x[4]
        and r11, rdi                                           ;    31.3 alu1     9 x[4]
        xor r13, r11                                           ;    32.3 alu2     9 x[4]
        xor rdi, r15                                           ;    34.5 alu3    10 x[4]
        xor rdi, r14                                           ;    35.5 alu0    10 x[4]
        xor r14, r13                                           ;    34.5 alu1    10 x[4]
        xor r12, rbp                                           ;    32.0 alu2    10 x[4]
        xor r12, rsi                                           ;    33.5 alu3    10 x[4]
        not rsi                                                ;    33.5 alu0    10 x[4]
        mov r11, rdi                                           ;    36.5         21 x[1] copy
        ror r11, 0x16                                          ;    36.5 alu1    21 x[1]
        xor r11, rdi                                           ;    37.5 alu2    21 x[1]
        ror r11, 0x27                                          ;    38.5 alu1    21 x[1]
        xor rdi, r11                                           ;    39.5 alu3    21 x[1]
        mov r11, r12                                           ;    34.5         21 x[3] copy
        ror r11, 7                                             ;    34.5 alu2    21 x[3]
        xor r11, r12                                           ;    35.5 alu0    21 x[3]
        ror r11, 0xa                                           ;    36.5 alu1    21 x[3]
        xor r12, r11                                           ;    37.5 alu3    21 x[3]
        mov r11, r13                                           ;    33.7         21 x[4] copy
        ror r11, 0x22                                          ;    35.0 alu2    21 x[4]
        xor r11, r13                                           ;    36.0 alu0    21 x[4]
        ror r11, 7                                             ;    37.0 alu1    21 x[4]
        xor r13, r11                                           ;    38.0 alu3    21 x[4]
        mov r11, r14                                           ;    35.5         21 x[0] copy
        ror r11, 9                                             ;    36.0 alu2    21 x[0]
        xor r11, r14                                           ;    37.0 alu0    21 x[0]
        ror r11, 0x13                                          ;    38.0 alu1    21 x[0]
        xor r14, r11                                           ;    39.0 alu3     7 x[0]
        xor r14, r13                                           ;    40.0 alu0     7 x[0]
        mov r11, rsi                                           ;    35.8         21 x[2] copy
        ror r11, 5                                             ;    37.0 alu2    21 x[2]
        xor r11, rsi                                           ;    38.0 alu3    21 x[2]
        ror r11, 1                                             ;    39.0 alu1    21 x[2]
        xor rsi, r11                                           ;    40.0 alu0     7 x[2]
        xor rsi, rdi                                           ;    41.0 alu2     7 x[2]
        xor rsi, 0xc3                                          ;    42.0 alu3     7 x[2]
        xor r13, r12                                           ;    39.0 alu0     7 x[4]
        mov r11, rdi                                           ;    40.5          9 x[0] copy
        not r11                                                ;    40.5 alu1     9 x[0]
        and r11, rsi                                           ;    43.0 alu2     9 x[0]
        xor r11, r14                                           ;    44.0 alu3     9 x[0]
        mov r15, rsi                                           ;    43.0          9 x[1] copy
        not r15                                                ;    43.0 alu0     9 x[1]
        and r15, r12                                           ;    44.0 alu1     9 x[1]
        mov rbp, r12                                           ;    38.5          9 x[2] copy
        not rbp                                                ;    40.0 alu2     9 x[2]
        and rbp, r13                                           ;    41.0 alu3     9 x[2]
        xor rbp, rsi                                           ;    43.0 alu0     9 x[2]
        mov rsi, r13                                           ;    40.0          9 x[3] copy
        not rsi                                                ;    40.5 alu1     9 x[3]
        and rsi, r14                                           ;    41.5 alu2     9 x[3]
        not r14                                                ;    41.2 alu3     9 x[4]
        and r14, rdi                                           ;    42.2 alu0     9 x[4]
        xor r13, r14                                           ;    43.2 alu1     9 x[4]
        xor rdi, r15                                           ;    45.0 alu2    10 x[4]
        xor rdi, r11                                           ;    46.0 alu3    10 x[4]
        xor r11, r13                                           ;    45.0 alu0    10 x[4]
        xor r12, rsi                                           ;    42.5 alu1    10 x[4]
        xor r12, rbp                                           ;    44.0 alu2    10 x[4]
        not rbp                                                ;    44.0 alu3    10 x[4]
        mov r14, rdi                                           ;    47.0         21 x[1] copy
        ror r14, 0x16                                          ;    47.0 alu1    21 x[1]
        xor r14, rdi                                           ;    48.0 alu0    21 x[1]
        ror r14, 0x27                                          ;    49.0 alu2    21 x[1]
        xor rdi, r14                                           ;    50.0 alu3    21 x[1]
        mov r14, r12                                           ;    45.0         21 x[3] copy
        ror r14, 7                                             ;    45.0 alu1    21 x[3]
        xor r14, r12                                           ;    46.0 alu0    21 x[3]
        ror r14, 0xa                                           ;    47.0 alu2    21 x[3]
        xor r12, r14                                           ;    48.0 alu3    21 x[3]
        mov r14, r13                                           ;    44.2         21 x[4] copy
        ror r14, 0x22                                          ;    45.5 alu1    21 x[4]
        xor r14, r13                                           ;    46.5 alu0    21 x[4]
        ror r14, 7                                             ;    47.5 alu2    21 x[4]
        xor r13, r14                                           ;    48.5 alu3    21 x[4]
        mov r14, r11                                           ;    46.0         21 x[0] copy
        ror r14, 9                                             ;    46.5 alu1    21 x[0]
        xor r14, r11                                           ;    47.5 alu0    21 x[0]
        ror r14, 0x13                                          ;    48.5 alu2    21 x[0]
        xor r11, r14                                           ;    49.5 alu3     7 x[0]
        xor r11, r13                                           ;    50.5 alu0     7 x[0]
        mov r14, rbp                                           ;    46.3         21 x[2] copy
        ror r14, 5                                             ;    47.5 alu1    21 x[2]
        xor r14, rbp                                           ;    48.5 alu2    21 x[2]
        ror r14, 1                                             ;    49.5 alu1    21 x[2]
        xor rbp, r14                                           ;    50.5 alu3     7 x[2]
        xor rbp, rdi                                           ;    51.5 alu0     7 x[2]
        xor rbp, 0xb4                                          ;    52.5 alu2     7 x[2]
        xor r13, r12                                           ;    49.5 alu3     7 x[4]
        mov r14, rdi                                           ;    51.0          9 x[0] copy
        not r14                                                ;    51.0 alu0     9 x[0]
        and r14, rbp                                           ;    53.5 alu1     9 x[0]
        xor r14, r11                                           ;    54.5 alu2     9 x[0]
        mov r15, rbp                                           ;    53.5          9 x[1] copy
        not r15                                                ;    53.5 alu3     9 x[1]
        and r15, r12                                           ;    54.5 alu0     9 x[1]
        mov rsi, r12                                           ;    49.0          9 x[2] copy
        not rsi                                                ;    50.5 alu1     9 x[2]
        and rsi, r13                                           ;    51.5 alu2     9 x[2]
        xor rsi, rbp                                           ;    53.5 alu3     9 x[2]
        mov rbp, r13                                           ;    50.5          9 x[3] copy
        not rbp                                                ;    51.3 alu0     9 x[3]
        and rbp, r11                                           ;    52.3 alu1     9 x[3]
        not r11                                                ;    52.0 alu2     9 x[4]
        and r11, rdi                                           ;    53.0 alu3     9 x[4]
        xor r13, r11                                           ;    54.0 alu0     9 x[4]
        xor rdi, r15                                           ;    55.5 alu1    10 x[4]
        xor rdi, r14                                           ;    56.5 alu2    10 x[4]
        xor r14, r13                                           ;    55.5 alu3    10 x[4]
        xor r12, rbp                                           ;    53.3 alu0    10 x[4]
        xor r12, rsi                                           ;    54.5 alu1    10 x[4]
        not rsi                                                ;    54.5 alu2    10 x[4]
        mov r11, rdi                                           ;    57.5         21 x[1] copy
        ror r11, 0x16                                          ;    57.5 alu1    21 x[1]
        xor r11, rdi                                           ;    58.5 alu3    21 x[1]
        ror r11, 0x27                                          ;    59.5 alu2    21 x[1]
        xor rdi, r11                                           ;    60.5 alu0    21 x[1]
        mov r11, r12                                           ;    55.5         21 x[3] copy
        ror r11, 7                                             ;    55.5 alu1    21 x[3]
        xor r11, r12                                           ;    56.5 alu3    21 x[3]
        ror r11, 0xa                                           ;    57.5 alu2    21 x[3]
        xor r12, r11                                           ;    58.5 alu0    21 x[3]
        mov r11, r13                                           ;    55.0         21 x[4] copy
        ror r11, 0x22                                          ;    56.5 alu1    21 x[4]
        xor r11, r13                                           ;    57.5 alu3    21 x[4]
        ror r11, 7                                             ;    58.5 alu2    21 x[4]
        xor r13, r11                                           ;    59.5 alu0    21 x[4]
        mov r11, r14                                           ;    56.5         21 x[0] copy
        ror r11, 9                                             ;    57.5 alu1    21 x[0]
        xor r11, r14                                           ;    58.5 alu3    21 x[0]
        ror r11, 0x13                                          ;    59.5 alu2    21 x[0]
        xor r14, r11                                           ;    60.5 alu0     7 x[0]
        xor r14, r13                                           ;    61.5 alu3     7 x[0]
        mov r11, rsi                                           ;    57.0         21 x[2] copy
        ror r11, 5                                             ;    58.5 alu1    21 x[2]
        xor r11, rsi                                           ;    59.5 alu0    21 x[2]
        ror r11, 1                                             ;    60.5 alu2    21 x[2]
        xor rsi, r11                                           ;    61.5 alu3     7 x[2]
        xor rsi, rdi                                           ;    62.5 alu0     7 x[2]
        xor rsi, 0xa5                                          ;    63.5 alu1     7 x[2]
        xor r13, r12                                           ;    60.5 alu2     7 x[4]
        mov r11, rdi                                           ;    61.5          9 x[0] copy
        not r11                                                ;    61.5 alu3     9 x[0]
        and r11, rsi                                           ;    64.5 alu0     9 x[0]
        xor r11, r14                                           ;    65.5 alu1     9 x[0]
        mov r15, rsi                                           ;    64.5          9 x[1] copy
        not r15                                                ;    64.5 alu2     9 x[1]
        and r15, r12                                           ;    65.5 alu3     9 x[1]
        mov rbp, r12                                           ;    60.0          9 x[2] copy
        not rbp                                                ;    61.3 alu0     9 x[2]
        and rbp, r13                                           ;    62.3 alu1     9 x[2]
        xor rbp, rsi                                           ;    64.5 alu2     9 x[2]
        mov rsi, r13                                           ;    61.5          9 x[3] copy
        not rsi                                                ;    62.2 alu3     9 x[3]
        and rsi, r14                                           ;    63.2 alu0     9 x[3]
        not r14                                                ;    62.5 alu1     9 x[4]
        and r14, rdi                                           ;    63.5 alu2     9 x[4]
        xor r13, r14                                           ;    64.5 alu3     9 x[4]
        xor rdi, r15                                           ;    66.5 alu0    10 x[4]
        xor rdi, r11                                           ;    67.5 alu1    10 x[4]
        xor r11, r13                                           ;    66.5 alu2    10 x[4]
        xor r12, rsi                                           ;    64.2 alu3    10 x[4]
        xor r12, rbp                                           ;    65.5 alu0    10 x[4]
        not rbp                                                ;    65.5 alu1    10 x[4]
        mov r14, rdi                                           ;    68.5         21 x[1] copy
        ror r14, 0x16                                          ;    68.5 alu2    21 x[1]
        xor r14, rdi                                           ;    69.5 alu3    21 x[1]
        ror r14, 0x27                                          ;    70.5 alu1    21 x[1]
        xor rdi, r14                                           ;    71.5 alu0    21 x[1]
        mov r14, r12                                           ;    66.5         21 x[3] copy
        ror r14, 7                                             ;    66.5 alu2    21 x[3]
        xor r14, r12                                           ;    67.5 alu3    21 x[3]
        ror r14, 0xa                                           ;    68.5 alu1    21 x[3]
        xor r12, r14                                           ;    69.5 alu0    21 x[3]
        mov r14, r13                                           ;    65.7         21 x[4] copy
        ror r14, 0x22                                          ;    67.0 alu2    21 x[4]
        xor r14, r13                                           ;    68.0 alu3    21 x[4]
        ror r14, 7                                             ;    69.0 alu1    21 x[4]
        xor r13, r14                                           ;    70.0 alu0    21 x[4]
        mov r14, r11                                           ;    67.5         21 x[0] copy
        ror r14, 9                                             ;    68.0 alu2    21 x[0]
        xor r14, r11                                           ;    69.0 alu3    21 x[0]
        ror r14, 0x13                                          ;    70.0 alu1    21 x[0]
        xor r11, r14                                           ;    71.0 alu0     7 x[0]
        xor r11, r13                                           ;    72.0 alu2     7 x[0]
        mov r14, rbp                                           ;    67.8         21 x[2] copy
        ror r14, 5                                             ;    69.5 alu1    21 x[2]
        xor r14, rbp                                           ;    70.5 alu3    21 x[2]
        ror r14, 1                                             ;    71.5 alu2    21 x[2]
        xor rbp, r14                                           ;    72.5 alu0     7 x[2]
        xor rbp, rdi                                           ;    73.5 alu3     7 x[2]
        xor rbp, 0x96                                          ;    74.5 alu0     7 x[2]
        xor r13, r12                                           ;    71.0 alu1     7 x[4]
        mov r14, rdi                                           ;    72.5          9 x[0] copy
        not r14                                                ;    72.5 alu2     9 x[0]
        and r14, rbp                                           ;    75.5 alu3     9 x[0]
        xor r14, r11                                           ;    76.5 alu0     9 x[0]
        mov r15, rbp                                           ;    75.5          9 x[1] copy
        not r15                                                ;    75.5 alu1     9 x[1]
        and r15, r12                                           ;    76.5 alu2     9 x[1]
        mov rsi, r12                                           ;    70.7          9 x[2] copy
        not rsi                                                ;    72.2 alu3     9 x[2]
        and rsi, r13                                           ;    73.2 alu0     9 x[2]
        xor rsi, rbp                                           ;    75.5 alu1     9 x[2]
        mov rbp, r13                                           ;    72.0          9 x[3] copy
        not rbp                                                ;    73.0 alu2     9 x[3]
        and rbp, r11                                           ;    74.0 alu3     9 x[3]
        not r11                                                ;    73.3 alu0     9 x[4]
        and r11, rdi                                           ;    74.3 alu1     9 x[4]
        xor r13, r11                                           ;    75.3 alu2     9 x[4]
        xor rdi, r15                                           ;    77.5 alu3    10 x[4]
        xor rdi, r14                                           ;    78.5 alu0    10 x[4]
        xor r14, r13                                           ;    77.5 alu1    10 x[4]
        xor r12, rbp                                           ;    75.0 alu2    10 x[4]
        xor r12, rsi                                           ;    76.5 alu3    10 x[4]
        not rsi                                                ;    76.5 alu0    10 x[4]
        mov r11, rdi                                           ;    79.5         21 x[1] copy
        ror r11, 0x16                                          ;    79.5 alu1    21 x[1]
        xor r11, rdi                                           ;    80.5 alu2    21 x[1]
        ror r11, 0x27                                          ;    81.5 alu1    21 x[1]
        xor rdi, r11                                           ;    82.5 alu3    21 x[1]
        mov r11, r12                                           ;    77.5         21 x[3] copy
        ror r11, 7                                             ;    77.5 alu2    21 x[3]
        xor r11, r12                                           ;    78.5 alu0    21 x[3]
        ror r11, 0xa                                           ;    79.5 alu1    21 x[3]
        xor r12, r11                                           ;    80.5 alu3    21 x[3]
        mov r11, r13                                           ;    76.7         21 x[4] copy
        ror r11, 0x22                                          ;    78.0 alu2    21 x[4]
        xor r11, r13                                           ;    79.0 alu0    21 x[4]
        ror r11, 7                                             ;    80.0 alu1    21 x[4]
        xor r13, r11                                           ;    81.0 alu3    21 x[4]
        mov r11, r14                                           ;    78.5         21 x[0] copy
        ror r11, 9                                             ;    79.0 alu2    21 x[0]
        xor r11, r14                                           ;    80.0 alu0    21 x[0]
        ror r11, 0x13                                          ;    81.0 alu1    21 x[0]
        xor r14, r11                                           ;    82.0 alu3     7 x[0]
        xor r14, r13                                           ;    83.0 alu0     7 x[0]
        mov r11, rsi                                           ;    78.8         21 x[2] copy
        ror r11, 5                                             ;    80.0 alu2    21 x[2]
        xor r11, rsi                                           ;    81.0 alu3    21 x[2]
        ror r11, 1                                             ;    82.0 alu1    21 x[2]
        xor rsi, r11                                           ;    83.0 alu0     7 x[2]
        xor rsi, rdi                                           ;    84.0 alu2     7 x[2]
        xor rsi, 0x87                                          ;    85.0 alu3     7 x[2]
        xor r13, r12                                           ;    82.0 alu0     7 x[4]
        mov r11, rdi                                           ;    83.5          9 x[0] copy
        not r11                                                ;    83.5 alu1     9 x[0]
        and r11, rsi                                           ;    86.0 alu2     9 x[0]
        xor r11, r14                                           ;    87.0 alu3     9 x[0]
        mov r15, rsi                                           ;    86.0          9 x[1] copy
        not r15                                                ;    86.0 alu0     9 x[1]
        and r15, r12                                           ;    87.0 alu1     9 x[1]
        mov rbp, r12                                           ;    81.5          9 x[2] copy
        not rbp                                                ;    83.0 alu2     9 x[2]
        and rbp, r13                                           ;    84.0 alu3     9 x[2]
        xor rbp, rsi                                           ;    86.0 alu0     9 x[2]
        mov rsi, r13                                           ;    83.0          9 x[3] copy
        not rsi                                                ;    83.5 alu1     9 x[3]
        and rsi, r14                                           ;    84.5 alu2     9 x[3]
        not r14                                                ;    84.2 alu3     9 x[4]
        and r14, rdi                                           ;    85.2 alu0     9 x[4]
        xor r13, r14                                           ;    86.2 alu1     9 x[4]
        xor rdi, r15                                           ;    88.0 alu2    10 x[4]
        xor rdi, r11                                           ;    89.0 alu3    10 x[4]
        xor r11, r13                                           ;    88.0 alu0    10 x[4]
        xor r12, rsi                                           ;    85.5 alu1    10 x[4]
        xor r12, rbp                                           ;    87.0 alu2    10 x[4]
        not rbp                                                ;    87.0 alu3    10 x[4]
        mov r14, rdi                                           ;    90.0         21 x[1] copy
        ror r14, 0x16                                          ;    90.0 alu1    21 x[1]
        xor r14, rdi                                           ;    91.0 alu0    21 x[1]
        ror r14, 0x27                                          ;    92.0 alu2    21 x[1]
        xor rdi, r14                                           ;    93.0 alu3    21 x[1]
        mov r14, r12                                           ;    88.0         21 x[3] copy
        ror r14, 7                                             ;    88.0 alu1    21 x[3]
        xor r14, r12                                           ;    89.0 alu0    21 x[3]
        ror r14, 0xa                                           ;    90.0 alu2    21 x[3]
        xor r12, r14                                           ;    91.0 alu3    21 x[3]
        mov r14, r13                                           ;    87.2         21 x[4] copy
        ror r14, 0x22                                          ;    88.5 alu1    21 x[4]
        xor r14, r13                                           ;    89.5 alu0    21 x[4]
        ror r14, 7                                             ;    90.5 alu2    21 x[4]
        xor r13, r14                                           ;    91.5 alu3    21 x[4]
        mov r14, r11                                           ;    89.0         21 x[0] copy
        ror r14, 9                                             ;    89.5 alu1    21 x[0]
        xor r14, r11                                           ;    90.5 alu0    21 x[0]
        ror r14, 0x13                                          ;    91.5 alu2    21 x[0]
        xor r11, r14                                           ;    92.5 alu3     7 x[0]
        xor r11, r13                                           ;    93.5 alu0     7 x[0]
        mov r14, rbp                                           ;    89.3         21 x[2] copy
        ror r14, 5                                             ;    90.5 alu1    21 x[2]
        xor r14, rbp                                           ;    91.5 alu2    21 x[2]
        ror r14, 1                                             ;    92.5 alu1    21 x[2]
        xor rbp, r14                                           ;    93.5 alu3     7 x[2]
        xor rbp, rdi                                           ;    94.5 alu0     7 x[2]
        xor rbp, 0x78                                          ;    95.5 alu2     7 x[2]
        xor r13, r12                                           ;    92.5 alu3     7 x[4]
        mov r14, rdi                                           ;    94.0          9 x[0] copy
        not r14                                                ;    94.0 alu0     9 x[0]
        and r14, rbp                                           ;    96.5 alu1     9 x[0]
        xor r14, r11                                           ;    97.5 alu2     9 x[0]
        mov r15, rbp                                           ;    96.5          9 x[1] copy
        not r15                                                ;    96.5 alu3     9 x[1]
        and r15, r12                                           ;    97.5 alu0     9 x[1]
        mov rsi, r12                                           ;    92.0          9 x[2] copy
        not rsi                                                ;    93.5 alu1     9 x[2]
        and rsi, r13                                           ;    94.5 alu2     9 x[2]
        xor rsi, rbp                                           ;    96.5 alu3     9 x[2]
        mov rbp, r13                                           ;    93.5          9 x[3] copy
        not rbp                                                ;    94.3 alu0     9 x[3]
        and rbp, r11                                           ;    95.3 alu1     9 x[3]
        not r11                                                ;    95.0 alu2     9 x[4]
        and r11, rdi                                           ;    96.0 alu3     9 x[4]
        xor r13, r11                                           ;    97.0 alu0     9 x[4]
        xor rdi, r15                                           ;    98.5 alu1    10 x[4]
        xor rdi, r14                                           ;    99.5 alu2    10 x[4]
        xor r14, r13                                           ;    98.5 alu3    10 x[4]
        xor r12, rbp                                           ;    96.3 alu0    10 x[4]
        xor r12, rsi                                           ;    97.5 alu1    10 x[4]
        not rsi                                                ;    97.5 alu2    10 x[4]
        mov r11, rdi                                           ;   100.5         21 x[1] copy
        ror r11, 0x16                                          ;   100.5 alu1    21 x[1]
        xor r11, rdi                                           ;   101.5 alu3    21 x[1]
        ror r11, 0x27                                          ;   102.5 alu2    21 x[1]
        xor rdi, r11                                           ;   103.5 alu0    21 x[1]
        mov r11, r12                                           ;    98.5         21 x[3] copy
        ror r11, 7                                             ;    98.5 alu1    21 x[3]
        xor r11, r12                                           ;    99.5 alu3    21 x[3]
        ror r11, 0xa                                           ;   100.5 alu2    21 x[3]
        xor r12, r11                                           ;   101.5 alu0    21 x[3]
        mov r11, r13                                           ;    98.0         21 x[4] copy
        ror r11, 0x22                                          ;    99.5 alu1    21 x[4]
        xor r11, r13                                           ;   100.5 alu3    21 x[4]
        ror r11, 7                                             ;   101.5 alu2    21 x[4]
        xor r13, r11                                           ;   102.5 alu0    21 x[4]
        mov r11, r14                                           ;    99.5         21 x[0] copy
        ror r11, 9                                             ;   100.5 alu1    21 x[0]
        xor r11, r14                                           ;   101.5 alu3    21 x[0]
        ror r11, 0x13                                          ;   102.5 alu2    21 x[0]
        xor r14, r11                                           ;   103.5 alu0     7 x[0]
        xor r14, r13                                           ;   104.5 alu3     7 x[0]
        mov r11, rsi                                           ;   100.0         21 x[2] copy
        ror r11, 5                                             ;   101.5 alu1    21 x[2]
        xor r11, rsi                                           ;   102.5 alu0    21 x[2]
        ror r11, 1                                             ;   103.5 alu2    21 x[2]
        xor rsi, r11                                           ;   104.5 alu3     7 x[2]
        xor rsi, rdi                                           ;   105.5 alu0     7 x[2]
        xor rsi, 0x69                                          ;   106.5 alu1     7 x[2]
        xor r13, r12                                           ;   103.5 alu2     7 x[4]
        mov r11, rdi                                           ;   104.5          9 x[0] copy
        not r11                                                ;   104.5 alu3     9 x[0]
        and r11, rsi                                           ;   107.5 alu0     9 x[0]
        xor r11, r14                                           ;   108.5 alu1     9 x[0]
        mov r15, rsi                                           ;   107.5          9 x[1] copy
        not r15                                                ;   107.5 alu2     9 x[1]
        and r15, r12                                           ;   108.5 alu3     9 x[1]
        mov rbp, r12                                           ;   103.0          9 x[2] copy
        not rbp                                                ;   104.3 alu0     9 x[2]
        and rbp, r13                                           ;   105.3 alu1     9 x[2]
        xor rbp, rsi                                           ;   107.5 alu2     9 x[2]
        mov rsi, r13                                           ;   104.5          9 x[3] copy
        not rsi                                                ;   105.2 alu3     9 x[3]
        and rsi, r14                                           ;   106.2 alu0     9 x[3]
        not r14                                                ;   105.5 alu1     9 x[4]
        and r14, rdi                                           ;   106.5 alu2     9 x[4]
        xor r13, r14                                           ;   107.5 alu3     9 x[4]
        xor rdi, r15                                           ;   109.5 alu0    10 x[4]
        xor rdi, r11                                           ;   110.5 alu1    10 x[4]
        xor r11, r13                                           ;   109.5 alu2    10 x[4]
        xor r12, rsi                                           ;   107.2 alu3    10 x[4]
        xor r12, rbp                                           ;   108.5 alu0    10 x[4]
        not rbp                                                ;   108.5 alu1    10 x[4]
        mov r14, rdi                                           ;   111.5         21 x[1] copy
        ror r14, 0x16                                          ;   111.5 alu2    21 x[1]
        xor r14, rdi                                           ;   112.5 alu3    21 x[1]
        ror r14, 0x27                                          ;   113.5 alu1    21 x[1]
        xor rdi, r14                                           ;   114.5 alu0    21 x[1]
        mov r14, r12                                           ;   109.5         21 x[3] copy
        ror r14, 7                                             ;   109.5 alu2    21 x[3]
        xor r14, r12                                           ;   110.5 alu3    21 x[3]
        ror r14, 0xa                                           ;   111.5 alu1    21 x[3]
        xor r12, r14                                           ;   112.5 alu0    21 x[3]
        mov r14, r13                                           ;   108.7         21 x[4] copy
        ror r14, 0x22                                          ;   110.0 alu2    21 x[4]
        xor r14, r13                                           ;   111.0 alu3    21 x[4]
        ror r14, 7                                             ;   112.0 alu1    21 x[4]
        xor r13, r14                                           ;   113.0 alu0    21 x[4]
        mov r14, r11                                           ;   110.5         21 x[0] copy
        ror r14, 9                                             ;   111.0 alu2    21 x[0]
        xor r14, r11                                           ;   112.0 alu3    21 x[0]
        ror r14, 0x13                                          ;   113.0 alu1    21 x[0]
        xor r11, r14                                           ;   114.0 alu0     7 x[0]
        xor r11, r13                                           ;   115.0 alu2     7 x[0]
        mov r14, rbp                                           ;   110.8         21 x[2] copy
        ror r14, 5                                             ;   112.5 alu1    21 x[2]
        xor r14, rbp                                           ;   113.5 alu3    21 x[2]
        ror r14, 1                                             ;   114.5 alu2    21 x[2]
        xor rbp, r14                                           ;   115.5 alu0     7 x[2]
        xor rbp, rdi                                           ;   116.5 alu3     7 x[2]
        xor rbp, 0x5a                                          ;   117.5 alu0     7 x[2]
        xor r13, r12                                           ;   114.0 alu1     7 x[4]
        mov r14, rdi                                           ;   115.5          9 x[0] copy
        not r14                                                ;   115.5 alu2     9 x[0]
        and r14, rbp                                           ;   118.5 alu3     9 x[0]
        xor r14, r11                                           ;   119.5 alu0     9 x[0]
        mov r15, rbp                                           ;   118.5          9 x[1] copy
        not r15                                                ;   118.5 alu1     9 x[1]
        and r15, r12                                           ;   119.5 alu2     9 x[1]
        mov rsi, r12                                           ;   113.7          9 x[2] copy
        not rsi                                                ;   115.2 alu3     9 x[2]
        and rsi, r13                                           ;   116.2 alu0     9 x[2]
        xor rsi, rbp                                           ;   118.5 alu1     9 x[2]
        mov rbp, r13                                           ;   115.0          9 x[3] copy
        not rbp                                                ;   116.0 alu2     9 x[3]
        and rbp, r11                                           ;   117.0 alu3     9 x[3]
        not r11                                                ;   116.3 alu0     9 x[4]
        and r11, rdi                                           ;   117.3 alu1     9 x[4]
        xor r13, r11                                           ;   118.3 alu2     9 x[4]
        xor rdi, r15                                           ;   120.5 alu3    10 x[4]
        xor rdi, r14                                           ;   121.5 alu0    10 x[4]
        xor r14, r13                                           ;   120.5 alu1    10 x[4]
        xor r12, rbp                                           ;   118.0 alu2    10 x[4]
        xor r12, rsi                                           ;   119.5 alu3    10 x[4]
        not rsi                                                ;   119.5 alu0    10 x[4]
        mov r11, rdi                                           ;   122.5         21 x[1] copy
        ror r11, 0x16                                          ;   122.5 alu1    21 x[1]
        xor r11, rdi                                           ;   123.5 alu2    21 x[1]
        ror r11, 0x27                                          ;   124.5 alu1    21 x[1]
        xor rdi, r11                                           ;   125.5 alu3    21 x[1]
        mov r11, r12                                           ;   120.5         21 x[3] copy
        ror r11, 7                                             ;   120.5 alu2    21 x[3]
        xor r11, r12                                           ;   121.5 alu0    21 x[3]
        ror r11, 0xa                                           ;   122.5 alu1    21 x[3]
        xor r12, r11                                           ;   123.5 alu3    21 x[3]
        mov r11, r13                                           ;   119.7         21 x[4] copy
        ror r11, 0x22                                          ;   121.0 alu2    21 x[4]
        xor r11, r13                                           ;   122.0 alu0    21 x[4]
        ror r11, 7                                             ;   123.0 alu1    21 x[4]
        xor r13, r11                                           ;   124.0 alu3    21 x[4]
        mov r11, r14                                           ;   121.5         21 x[0] copy
        ror r11, 9                                             ;   122.0 alu2    21 x[0]
        xor r11, r14                                           ;   123.0 alu0    21 x[0]
        ror r11, 0x13                                          ;   124.0 alu1    21 x[0]
        xor r14, r11                                           ;   125.0 alu3     7 x[0]
        xor r14, r13                                           ;   126.0 alu0     7 x[0]
        mov r11, rsi                                           ;   121.8         21 x[2] copy
        ror r11, 5                                             ;   123.0 alu2    21 x[2]
        xor r11, rsi                                           ;   124.0 alu3    21 x[2]
        ror r11, 1                                             ;   125.0 alu1    21 x[2]
        xor rsi, r11                                           ;   126.0 alu0     7 x[2]
        xor rsi, rdi                                           ;   127.0 alu2     7 x[2]
        xor rsi, 0x4b                                          ;   128.0 alu3     7 x[2]
        xor r13, r12                                           ;   125.0 alu0     7 x[4]
        mov r11, rdi                                           ;   126.5          9 x[0] copy
        not r11                                                ;   126.5 alu1     9 x[0]
        and r11, rsi                                           ;   129.0 alu2     9 x[0]
        xor r11, r14                                           ;   130.0 alu3     9 x[0]
        mov r15, rsi                                           ;   129.0          9 x[1] copy
        not r15                                                ;   129.0 alu0     9 x[1]
        and r15, r12                                           ;   130.0 alu1     9 x[1]
        mov rbp, r12                                           ;   124.5          9 x[2] copy
        not rbp                                                ;   126.0 alu2     9 x[2]
        and rbp, r13                                           ;   127.0 alu3     9 x[2]
        xor rbp, rsi                                           ;   129.0 alu0     9 x[2]
        mov rsi, r13                                           ;   126.0          9 x[3] copy
        not rsi                                                ;   126.5 alu1     9 x[3]
        and rsi, r14                                           ;   127.5 alu2     9 x[3]
        not r14                                                ;   127.2 alu3     9 x[4]
        and r14, rdi                                           ;   128.2 alu0     9 x[4]
        xor r13, r14                                           ;   129.2 alu1     9 x[4]
        xor rdi, r15                                           ;   131.0 alu2    10 x[4]
        xor rdi, r11                                           ;   132.0 alu3    10 x[4]
        xor r11, r13                                           ;   131.0 alu0    10 x[4]
        xor r12, rsi                                           ;   128.5 alu1    10 x[4]
        xor r12, rbp                                           ;   130.0 alu2    10 x[4]
        not rbp                                                ;   130.0 alu3    10 x[4]
        mov r14, r11                                           ;   132.0         21 x[0] copy
        ror r14, 9                                             ;   132.0 alu1    21 x[0]
        xor r14, r11                                           ;   133.0 alu0    21 x[0]
        ror r14, 0x13                                          ;   134.0 alu2    21 x[0]
        xor r11, r14                                           ;   135.0 alu3    21 x[0]
        mov r14, rdi                                           ;   133.0         21 x[1] copy
        ror r14, 0x16                                          ;   133.0 alu1    21 x[1]
        xor r14, rdi                                           ;   134.0 alu0    21 x[1]
        ror r14, 0x27                                          ;   135.0 alu2    21 x[1]
        xor rdi, r14                                           ;   136.0 alu3    21 x[1]
        mov r14, rbp                                           ;   131.0         21 x[2] copy
        ror r14, 5                                             ;   131.5 alu1    21 x[2]
        xor r14, rbp                                           ;   132.5 alu0    21 x[2]
        ror r14, 1                                             ;   133.5 alu2    21 x[2]
        xor rbp, r14                                           ;   134.5 alu3    21 x[2]
        mov r14, r12                                           ;   131.3         21 x[3] copy
        ror r14, 7                                             ;   132.5 alu1    21 x[3]
        xor r14, r12                                           ;   133.5 alu0    21 x[3]
        ror r14, 0xa                                           ;   134.5 alu2    21 x[3]
        xor r12, r9                                            ;   133.2 alu3    33 x[4]
        xor r12, r14                                           ;   135.5 alu0    33 x[4]
        mov r9, r13                                            ;   132.5         21 x[4] copy
        ror r9, 0x22                                           ;   133.5 alu1    21 x[4]
        xor r9, r13                                            ;   134.5 alu2    21 x[4]
        ror r9, 7                                              ;   135.5 alu1    21 x[4]
        xor r13, r10                                           ;   134.2 alu3    33 x[4]
        xor r13, r9                                            ;   136.5 alu0    33 x[4]
        mov r8, qword [rsp + 16]                               ;   133.5 agu1    27 st reload
        mov qword [r8], r11                                    ;   136.0 agu2+st0   27 st
        mov qword [r8 + 8], rdi                                ;   137.0 agu0+st1   27 st
        mov qword [r8 + 16], rbp                               ;   135.5 agu1+st0   27 st
        mov qword [r8 + 24], r12                               ;   136.5 agu2+st1   27 st
        mov qword [r8 + 32], r13                               ;   137.5 agu0+st0   27 st
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
