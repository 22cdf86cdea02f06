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
;   body: 580 uops, planned 137.2; bounds: width 96.7, ports 129.5, path 77.0
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
        rorx r11, rsi, 0x13                                    ;    14.0 alu1    21 x[0]
        rorx r14, rsi, 0x1c                                    ;    14.0 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    14.0 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;    14.0 alu2    21 x[1]
        xor rdi, rbp                                           ;    15.0 alu3    21 x[1]
        xor rdi, rax                                           ;    16.0 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;    13.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;    14.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;    14.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;    15.0 alu2    21 x[3]
        xor r12, rcx                                           ;    15.5 alu3    21 x[3]
        xor r12, rdx                                           ;    16.5 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;    15.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;    16.0 alu2    21 x[4]
        xor r13, rcx                                           ;    16.5 alu3    21 x[4]
        xor r13, rdx                                           ;    17.5 alu0    21 x[4]
        xor rsi, r11                                           ;    15.0 alu3     7 x[0]
        xor rsi, r14                                           ;    16.0 alu0     7 x[0]
        xor rsi, r13                                           ;    18.5 alu3     7 x[0]
        xor r15, rbp                                           ;    15.3 alu0     7 x[2]
        xor r15, rax                                           ;    16.3 alu3     7 x[2]
        xor r15, rdi                                           ;    17.3 alu0     7 x[2]
        xor r15, 0xe1                                          ;    18.3 alu1     7 x[2]
        xor r13, r12                                           ;    18.5 alu2     7 x[4]
        mov r11, rdi                                           ;    17.0          9 x[0] copy
        not r11                                                ;    17.2 alu3     9 x[0]
        and r11, r15                                           ;    19.3 alu0     9 x[0]
        xor r11, rsi                                           ;    20.3 alu1     9 x[0]
        mov r14, r15                                           ;    19.3          9 x[1] copy
        not r14                                                ;    19.3 alu2     9 x[1]
        and r14, r12                                           ;    20.3 alu3     9 x[1]
        mov rbp, r12                                           ;    17.5          9 x[2] copy
        not rbp                                                ;    18.3 alu0     9 x[2]
        and rbp, r13                                           ;    19.5 alu1     9 x[2]
        xor r15, rbp                                           ;    20.5 alu2     9 x[2]
        mov rbp, r13                                           ;    19.5          9 x[3] copy
        not rbp                                                ;    19.5 alu3     9 x[3]
        and rbp, rsi                                           ;    20.5 alu0     9 x[3]
        not rsi                                                ;    19.5 alu1     9 x[4]
        and rsi, rdi                                           ;    20.5 alu2     9 x[4]
        xor r13, rsi                                           ;    21.5 alu3     9 x[4]
        xor rdi, r14                                           ;    21.3 alu0    10 x[4]
        xor rdi, r11                                           ;    22.3 alu1    10 x[4]
        xor r11, r13                                           ;    22.5 alu2    10 x[4]
        xor r12, rbp                                           ;    21.5 alu3    10 x[4]
        xor r12, r15                                           ;    22.5 alu0    10 x[4]
        not r15                                                ;    21.5 alu1    10 x[4]
        rorx r14, r11, 0x13                                    ;    23.5 alu2    21 x[0]
        rorx rsi, r11, 0x1c                                    ;    23.5 alu1    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    23.3 alu2    21 x[1]
        rorx rax, rdi, 0x27                                    ;    23.5 alu1    21 x[1]
        xor rdi, rbp                                           ;    24.3 alu3    21 x[1]
        xor rdi, rax                                           ;    25.3 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;    24.0 alu2    21 x[2]
        rorx rax, r15, 6                                       ;    24.5 alu1    21 x[2]
        rorx rcx, r12, 0xa                                     ;    25.0 alu2    21 x[3]
        rorx rdx, r12, 0x11                                    ;    25.5 alu1    21 x[3]
        xor r12, rcx                                           ;    26.0 alu3    21 x[3]
        xor r12, rdx                                           ;    27.0 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;    26.0 alu2    21 x[4]
        rorx rdx, r13, 0x29                                    ;    26.5 alu1    21 x[4]
        xor r13, rcx                                           ;    27.0 alu3    21 x[4]
        xor r13, rdx                                           ;    28.0 alu0    21 x[4]
        xor r11, r14                                           ;    25.2 alu3     7 x[0]
        xor r11, rsi                                           ;    26.2 alu0     7 x[0]
        xor r11, r13                                           ;    29.0 alu3     7 x[0]
        xor r15, rbp                                           ;    26.3 alu0     7 x[2]
        xor r15, rax                                           ;    27.3 alu2     7 x[2]
        xor r15, rdi                                           ;    28.3 alu3     7 x[2]
        xor r15, 0xd2                                          ;    29.3 alu0     7 x[2]
        xor r13, r12                                           ;    29.0 alu1     7 x[4]
        mov r14, rdi                                           ;    26.3          9 x[0] copy
        not r14                                                ;    28.0 alu2     9 x[0]
        and r14, r15                                           ;    30.3 alu3     9 x[0]
        xor r14, r11                                           ;    31.3 alu0     9 x[0]
        mov rsi, r15                                           ;    30.3          9 x[1] copy
        not rsi                                                ;    30.3 alu1     9 x[1]
        and rsi, r12                                           ;    31.3 alu2     9 x[1]
        mov rbp, r12                                           ;    28.0          9 x[2] copy
        not rbp                                                ;    29.2 alu3     9 x[2]
        and rbp, r13                                           ;    30.2 alu0     9 x[2]
        xor r15, rbp                                           ;    31.2 alu1     9 x[2]
        mov rbp, r13                                           ;    30.0          9 x[3] copy
        not rbp                                                ;    30.0 alu2     9 x[3]
        and rbp, r11                                           ;    31.0 alu3     9 x[3]
        not r11                                                ;    30.3 alu0     9 x[4]
        and r11, rdi                                           ;    31.3 alu1     9 x[4]
        xor r13, r11                                           ;    32.3 alu2     9 x[4]
        xor rdi, rsi                                           ;    32.3 alu3    10 x[4]
        xor rdi, r14                                           ;    33.3 alu0    10 x[4]
        xor r14, r13                                           ;    33.3 alu1    10 x[4]
        xor r12, rbp                                           ;    32.0 alu2    10 x[4]
        xor r12, r15                                           ;    33.0 alu3    10 x[4]
        not r15                                                ;    32.3 alu0    10 x[4]
        rorx r11, r14, 0x13                                    ;    34.3 alu1    21 x[0]
        rorx rsi, r14, 0x1c                                    ;    34.3 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    34.3 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;    34.3 alu2    21 x[1]
        xor rdi, rbp                                           ;    35.3 alu3    21 x[1]
        xor rdi, rax                                           ;    36.3 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;    34.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;    35.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;    35.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;    36.0 alu2    21 x[3]
        xor r12, rcx                                           ;    36.5 alu3    21 x[3]
        xor r12, rdx                                           ;    37.5 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;    36.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;    37.0 alu2    21 x[4]
        xor r13, rcx                                           ;    37.5 alu3    21 x[4]
        xor r13, rdx                                           ;    38.5 alu0    21 x[4]
        xor r14, r11                                           ;    36.2 alu3     7 x[0]
        xor r14, rsi                                           ;    37.2 alu0     7 x[0]
        xor r14, r13                                           ;    39.5 alu3     7 x[0]
        xor r15, rbp                                           ;    37.3 alu0     7 x[2]
        xor r15, rax                                           ;    38.3 alu1     7 x[2]
        xor r15, rdi                                           ;    39.3 alu2     7 x[2]
        xor r15, 0xc3                                          ;    40.3 alu3     7 x[2]
        xor r13, r12                                           ;    39.5 alu0     7 x[4]
        mov r11, rdi                                           ;    37.3          9 x[0] copy
        not r11                                                ;    38.5 alu1     9 x[0]
        and r11, r15                                           ;    41.3 alu2     9 x[0]
        xor r11, r14                                           ;    42.3 alu3     9 x[0]
        mov rsi, r15                                           ;    41.3          9 x[1] copy
        not rsi                                                ;    41.3 alu0     9 x[1]
        and rsi, r12                                           ;    42.3 alu1     9 x[1]
        mov rbp, r12                                           ;    38.5          9 x[2] copy
        not rbp                                                ;    40.0 alu2     9 x[2]
        and rbp, r13                                           ;    41.0 alu3     9 x[2]
        xor r15, rbp                                           ;    42.0 alu0     9 x[2]
        mov rbp, r13                                           ;    40.5          9 x[3] copy
        not rbp                                                ;    40.5 alu1     9 x[3]
        and rbp, r14                                           ;    41.5 alu2     9 x[3]
        not r14                                                ;    41.2 alu3     9 x[4]
        and r14, rdi                                           ;    42.2 alu0     9 x[4]
        xor r13, r14                                           ;    43.2 alu1     9 x[4]
        xor rdi, rsi                                           ;    43.3 alu2    10 x[4]
        xor rdi, r11                                           ;    44.3 alu3    10 x[4]
        xor r11, r13                                           ;    44.2 alu0    10 x[4]
        xor r12, rbp                                           ;    42.5 alu1    10 x[4]
        xor r12, r15                                           ;    43.5 alu2    10 x[4]
        not r15                                                ;    43.2 alu3    10 x[4]
        rorx r14, r11, 0x13                                    ;    45.2 alu1    21 x[0]
        rorx rsi, r11, 0x1c                                    ;    45.2 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    45.3 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;    45.3 alu2    21 x[1]
        xor rdi, rbp                                           ;    46.3 alu0    21 x[1]
        xor rdi, rax                                           ;    47.3 alu3    21 x[1]
        rorx rbp, r15, 1                                       ;    45.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;    46.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;    46.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;    47.0 alu2    21 x[3]
        xor r12, rcx                                           ;    47.5 alu0    21 x[3]
        xor r12, rdx                                           ;    48.5 alu3    21 x[3]
        rorx rcx, r13, 7                                       ;    47.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;    48.0 alu2    21 x[4]
        xor r13, rcx                                           ;    48.5 alu0    21 x[4]
        xor r13, rdx                                           ;    49.5 alu3    21 x[4]
        xor r11, r14                                           ;    46.3 alu0     7 x[0]
        xor r11, rsi                                           ;    47.3 alu3     7 x[0]
        xor r11, r13                                           ;    50.5 alu0     7 x[0]
        xor r15, rbp                                           ;    48.2 alu3     7 x[2]
        xor r15, rax                                           ;    49.2 alu0     7 x[2]
        xor r15, rdi                                           ;    50.2 alu1     7 x[2]
        xor r15, 0xb4                                          ;    51.2 alu2     7 x[2]
        xor r13, r12                                           ;    50.5 alu3     7 x[4]
        mov r14, rdi                                           ;    48.3          9 x[0] copy
        not r14                                                ;    49.3 alu0     9 x[0]
        and r14, r15                                           ;    52.2 alu1     9 x[0]
        xor r14, r11                                           ;    53.2 alu2     9 x[0]
        mov rsi, r15                                           ;    52.2          9 x[1] copy
        not rsi                                                ;    52.2 alu3     9 x[1]
        and rsi, r12                                           ;    53.2 alu0     9 x[1]
        mov rbp, r12                                           ;    49.5          9 x[2] copy
        not rbp                                                ;    50.5 alu1     9 x[2]
        and rbp, r13                                           ;    51.5 alu2     9 x[2]
        xor r15, rbp                                           ;    52.5 alu3     9 x[2]
        mov rbp, r13                                           ;    51.5          9 x[3] copy
        not rbp                                                ;    51.5 alu0     9 x[3]
        and rbp, r11                                           ;    52.5 alu1     9 x[3]
        not r11                                                ;    52.0 alu2     9 x[4]
        and r11, rdi                                           ;    53.0 alu3     9 x[4]
        xor r13, r11                                           ;    54.0 alu0     9 x[4]
        xor rdi, rsi                                           ;    54.2 alu1    10 x[4]
        xor rdi, r14                                           ;    55.2 alu2    10 x[4]
        xor r14, r13                                           ;    55.0 alu3    10 x[4]
        xor r12, rbp                                           ;    53.5 alu0    10 x[4]
        xor r12, r15                                           ;    54.5 alu1    10 x[4]
        not r15                                                ;    54.0 alu2    10 x[4]
        rorx r11, r14, 0x13                                    ;    56.0 alu1    21 x[0]
        rorx rsi, r14, 0x1c                                    ;    56.0 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    56.2 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;    56.2 alu2    21 x[1]
        xor rdi, rbp                                           ;    57.2 alu3    21 x[1]
        xor rdi, rax                                           ;    58.2 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;    56.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;    57.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;    57.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;    58.0 alu2    21 x[3]
        xor r12, rcx                                           ;    58.5 alu3    21 x[3]
        xor r12, rdx                                           ;    59.5 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;    58.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;    59.0 alu2    21 x[4]
        xor r13, rcx                                           ;    59.5 alu3    21 x[4]
        xor r13, rdx                                           ;    60.5 alu0    21 x[4]
        xor r14, r11                                           ;    57.2 alu3     7 x[0]
        xor r14, rsi                                           ;    58.2 alu0     7 x[0]
        xor r14, r13                                           ;    61.5 alu3     7 x[0]
        xor r15, rbp                                           ;    58.3 alu0     7 x[2]
        xor r15, rax                                           ;    59.3 alu3     7 x[2]
        xor r15, rdi                                           ;    60.3 alu0     7 x[2]
        xor r15, 0xa5                                          ;    61.3 alu1     7 x[2]
        xor r13, r12                                           ;    61.5 alu2     7 x[4]
        mov r11, rdi                                           ;    59.2          9 x[0] copy
        not r11                                                ;    60.2 alu3     9 x[0]
        and r11, r15                                           ;    62.3 alu0     9 x[0]
        xor r11, r14                                           ;    63.3 alu1     9 x[0]
        mov rsi, r15                                           ;    62.3          9 x[1] copy
        not rsi                                                ;    62.3 alu2     9 x[1]
        and rsi, r12                                           ;    63.3 alu3     9 x[1]
        mov rbp, r12                                           ;    60.5          9 x[2] copy
        not rbp                                                ;    61.3 alu0     9 x[2]
        and rbp, r13                                           ;    62.5 alu1     9 x[2]
        xor r15, rbp                                           ;    63.5 alu2     9 x[2]
        mov rbp, r13                                           ;    62.5          9 x[3] copy
        not rbp                                                ;    62.5 alu3     9 x[3]
        and rbp, r14                                           ;    63.5 alu0     9 x[3]
        not r14                                                ;    62.5 alu1     9 x[4]
        and r14, rdi                                           ;    63.5 alu2     9 x[4]
        xor r13, r14                                           ;    64.5 alu3     9 x[4]
        xor rdi, rsi                                           ;    64.3 alu0    10 x[4]
        xor rdi, r11                                           ;    65.3 alu1    10 x[4]
        xor r11, r13                                           ;    65.5 alu2    10 x[4]
        xor r12, rbp                                           ;    64.5 alu3    10 x[4]
        xor r12, r15                                           ;    65.5 alu0    10 x[4]
        not r15                                                ;    64.5 alu1    10 x[4]
        rorx r14, r11, 0x13                                    ;    66.5 alu2    21 x[0]
        rorx rsi, r11, 0x1c                                    ;    66.5 alu1    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    66.3 alu2    21 x[1]
        rorx rax, rdi, 0x27                                    ;    66.5 alu1    21 x[1]
        xor rdi, rbp                                           ;    67.3 alu3    21 x[1]
        xor rdi, rax                                           ;    68.3 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;    67.0 alu2    21 x[2]
        rorx rax, r15, 6                                       ;    67.5 alu1    21 x[2]
        rorx rcx, r12, 0xa                                     ;    68.0 alu2    21 x[3]
        rorx rdx, r12, 0x11                                    ;    68.5 alu1    21 x[3]
        xor r12, rcx                                           ;    69.0 alu3    21 x[3]
        xor r12, rdx                                           ;    70.0 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;    69.0 alu2    21 x[4]
        rorx rdx, r13, 0x29                                    ;    69.5 alu1    21 x[4]
        xor r13, rcx                                           ;    70.0 alu3    21 x[4]
        xor r13, rdx                                           ;    71.0 alu0    21 x[4]
        xor r11, r14                                           ;    68.2 alu3     7 x[0]
        xor r11, rsi                                           ;    69.2 alu0     7 x[0]
        xor r11, r13                                           ;    72.0 alu3     7 x[0]
        xor r15, rbp                                           ;    69.3 alu0     7 x[2]
        xor r15, rax                                           ;    70.3 alu2     7 x[2]
        xor r15, rdi                                           ;    71.3 alu3     7 x[2]
        xor r15, 0x96                                          ;    72.3 alu0     7 x[2]
        xor r13, r12                                           ;    72.0 alu1     7 x[4]
        mov r14, rdi                                           ;    69.3          9 x[0] copy
        not r14                                                ;    71.0 alu2     9 x[0]
        and r14, r15                                           ;    73.3 alu3     9 x[0]
        xor r14, r11                                           ;    74.3 alu0     9 x[0]
        mov rsi, r15                                           ;    73.3          9 x[1] copy
        not rsi                                                ;    73.3 alu1     9 x[1]
        and rsi, r12                                           ;    74.3 alu2     9 x[1]
        mov rbp, r12                                           ;    71.0          9 x[2] copy
        not rbp                                                ;    72.2 alu3     9 x[2]
        and rbp, r13                                           ;    73.2 alu0     9 x[2]
        xor r15, rbp                                           ;    74.2 alu1     9 x[2]
        mov rbp, r13                                           ;    73.0          9 x[3] copy
        not rbp                                                ;    73.0 alu2     9 x[3]
        and rbp, r11                                           ;    74.0 alu3     9 x[3]
        not r11                                                ;    73.3 alu0     9 x[4]
        and r11, rdi                                           ;    74.3 alu1     9 x[4]
        xor r13, r11                                           ;    75.3 alu2     9 x[4]
        xor rdi, rsi                                           ;    75.3 alu3    10 x[4]
        xor rdi, r14                                           ;    76.3 alu0    10 x[4]
        xor r14, r13                                           ;    76.3 alu1    10 x[4]
        xor r12, rbp                                           ;    75.0 alu2    10 x[4]
        xor r12, r15                                           ;    76.0 alu3    10 x[4]
        not r15                                                ;    75.3 alu0    10 x[4]
        rorx r11, r14, 0x13                                    ;    77.3 alu1    21 x[0]
        rorx rsi, r14, 0x1c                                    ;    77.3 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    77.3 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;    77.3 alu2    21 x[1]
        xor rdi, rbp                                           ;    78.3 alu3    21 x[1]
        xor rdi, rax                                           ;    79.3 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;    77.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;    78.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;    78.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;    79.0 alu2    21 x[3]
        xor r12, rcx                                           ;    79.5 alu3    21 x[3]
        xor r12, rdx                                           ;    80.5 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;    79.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;    80.0 alu2    21 x[4]
        xor r13, rcx                                           ;    80.5 alu3    21 x[4]
        xor r13, rdx                                           ;    81.5 alu0    21 x[4]
        xor r14, r11                                           ;    79.2 alu3     7 x[0]
        xor r14, rsi                                           ;    80.2 alu0     7 x[0]
        xor r14, r13                                           ;    82.5 alu3     7 x[0]
        xor r15, rbp                                           ;    80.3 alu0     7 x[2]
        xor r15, rax                                           ;    81.3 alu1     7 x[2]
        xor r15, rdi                                           ;    82.3 alu2     7 x[2]
        xor r15, 0x87                                          ;    83.3 alu3     7 x[2]
        xor r13, r12                                           ;    82.5 alu0     7 x[4]
        mov r11, rdi                                           ;    80.3          9 x[0] copy
        not r11                                                ;    81.5 alu1     9 x[0]
        and r11, r15                                           ;    84.3 alu2     9 x[0]
        xor r11, r14                                           ;    85.3 alu3     9 x[0]
        mov rsi, r15                                           ;    84.3          9 x[1] copy
        not rsi                                                ;    84.3 alu0     9 x[1]
        and rsi, r12                                           ;    85.3 alu1     9 x[1]
        mov rbp, r12                                           ;    81.5          9 x[2] copy
        not rbp                                                ;    83.0 alu2     9 x[2]
        and rbp, r13                                           ;    84.0 alu3     9 x[2]
        xor r15, rbp                                           ;    85.0 alu0     9 x[2]
        mov rbp, r13                                           ;    83.5          9 x[3] copy
        not rbp                                                ;    83.5 alu1     9 x[3]
        and rbp, r14                                           ;    84.5 alu2     9 x[3]
        not r14                                                ;    84.2 alu3     9 x[4]
        and r14, rdi                                           ;    85.2 alu0     9 x[4]
        xor r13, r14                                           ;    86.2 alu1     9 x[4]
        xor rdi, rsi                                           ;    86.3 alu2    10 x[4]
        xor rdi, r11                                           ;    87.3 alu3    10 x[4]
        xor r11, r13                                           ;    87.2 alu0    10 x[4]
        xor r12, rbp                                           ;    85.5 alu1    10 x[4]
        xor r12, r15                                           ;    86.5 alu2    10 x[4]
        not r15                                                ;    86.2 alu3    10 x[4]
        rorx r14, r11, 0x13                                    ;    88.2 alu1    21 x[0]
        rorx rsi, r11, 0x1c                                    ;    88.2 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    88.3 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;    88.3 alu2    21 x[1]
        xor rdi, rbp                                           ;    89.3 alu0    21 x[1]
        xor rdi, rax                                           ;    90.3 alu3    21 x[1]
        rorx rbp, r15, 1                                       ;    88.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;    89.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;    89.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;    90.0 alu2    21 x[3]
        xor r12, rcx                                           ;    90.5 alu0    21 x[3]
        xor r12, rdx                                           ;    91.5 alu3    21 x[3]
        rorx rcx, r13, 7                                       ;    90.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;    91.0 alu2    21 x[4]
        xor r13, rcx                                           ;    91.5 alu0    21 x[4]
        xor r13, rdx                                           ;    92.5 alu3    21 x[4]
        xor r11, r14                                           ;    89.3 alu0     7 x[0]
        xor r11, rsi                                           ;    90.3 alu3     7 x[0]
        xor r11, r13                                           ;    93.5 alu0     7 x[0]
        xor r15, rbp                                           ;    91.2 alu3     7 x[2]
        xor r15, rax                                           ;    92.2 alu0     7 x[2]
        xor r15, rdi                                           ;    93.2 alu1     7 x[2]
        xor r15, 0x78                                          ;    94.2 alu2     7 x[2]
        xor r13, r12                                           ;    93.5 alu3     7 x[4]
        mov r14, rdi                                           ;    91.3          9 x[0] copy
        not r14                                                ;    92.3 alu0     9 x[0]
        and r14, r15                                           ;    95.2 alu1     9 x[0]
        xor r14, r11                                           ;    96.2 alu2     9 x[0]
        mov rsi, r15                                           ;    95.2          9 x[1] copy
        not rsi                                                ;    95.2 alu3     9 x[1]
        and rsi, r12                                           ;    96.2 alu0     9 x[1]
        mov rbp, r12                                           ;    92.5          9 x[2] copy
        not rbp                                                ;    93.5 alu1     9 x[2]
        and rbp, r13                                           ;    94.5 alu2     9 x[2]
        xor r15, rbp                                           ;    95.5 alu3     9 x[2]
        mov rbp, r13                                           ;    94.5          9 x[3] copy
        not rbp                                                ;    94.5 alu0     9 x[3]
        and rbp, r11                                           ;    95.5 alu1     9 x[3]
        not r11                                                ;    95.0 alu2     9 x[4]
        and r11, rdi                                           ;    96.0 alu3     9 x[4]
        xor r13, r11                                           ;    97.0 alu0     9 x[4]
        xor rdi, rsi                                           ;    97.2 alu1    10 x[4]
        xor rdi, r14                                           ;    98.2 alu2    10 x[4]
        xor r14, r13                                           ;    98.0 alu3    10 x[4]
        xor r12, rbp                                           ;    96.5 alu0    10 x[4]
        xor r12, r15                                           ;    97.5 alu1    10 x[4]
        not r15                                                ;    97.0 alu2    10 x[4]
        rorx r11, r14, 0x13                                    ;    99.0 alu1    21 x[0]
        rorx rsi, r14, 0x1c                                    ;    99.0 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;    99.2 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;    99.2 alu2    21 x[1]
        xor rdi, rbp                                           ;   100.2 alu3    21 x[1]
        xor rdi, rax                                           ;   101.2 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;    99.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;   100.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;   100.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;   101.0 alu2    21 x[3]
        xor r12, rcx                                           ;   101.5 alu3    21 x[3]
        xor r12, rdx                                           ;   102.5 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;   101.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;   102.0 alu2    21 x[4]
        xor r13, rcx                                           ;   102.5 alu3    21 x[4]
        xor r13, rdx                                           ;   103.5 alu0    21 x[4]
        xor r14, r11                                           ;   100.2 alu3     7 x[0]
        xor r14, rsi                                           ;   101.2 alu0     7 x[0]
        xor r14, r13                                           ;   104.5 alu3     7 x[0]
        xor r15, rbp                                           ;   101.3 alu0     7 x[2]
        xor r15, rax                                           ;   102.3 alu3     7 x[2]
        xor r15, rdi                                           ;   103.3 alu0     7 x[2]
        xor r15, 0x69                                          ;   104.3 alu1     7 x[2]
        xor r13, r12                                           ;   104.5 alu2     7 x[4]
        mov r11, rdi                                           ;   102.2          9 x[0] copy
        not r11                                                ;   103.2 alu3     9 x[0]
        and r11, r15                                           ;   105.3 alu0     9 x[0]
        xor r11, r14                                           ;   106.3 alu1     9 x[0]
        mov rsi, r15                                           ;   105.3          9 x[1] copy
        not rsi                                                ;   105.3 alu2     9 x[1]
        and rsi, r12                                           ;   106.3 alu3     9 x[1]
        mov rbp, r12                                           ;   103.5          9 x[2] copy
        not rbp                                                ;   104.3 alu0     9 x[2]
        and rbp, r13                                           ;   105.5 alu1     9 x[2]
        xor r15, rbp                                           ;   106.5 alu2     9 x[2]
        mov rbp, r13                                           ;   105.5          9 x[3] copy
        not rbp                                                ;   105.5 alu3     9 x[3]
        and rbp, r14                                           ;   106.5 alu0     9 x[3]
        not r14                                                ;   105.5 alu1     9 x[4]
        and r14, rdi                                           ;   106.5 alu2     9 x[4]
        xor r13, r14                                           ;   107.5 alu3     9 x[4]
        xor rdi, rsi                                           ;   107.3 alu0    10 x[4]
        xor rdi, r11                                           ;   108.3 alu1    10 x[4]
        xor r11, r13                                           ;   108.5 alu2    10 x[4]
        xor r12, rbp                                           ;   107.5 alu3    10 x[4]
        xor r12, r15                                           ;   108.5 alu0    10 x[4]
        not r15                                                ;   107.5 alu1    10 x[4]
        rorx r14, r11, 0x13                                    ;   109.5 alu2    21 x[0]
        rorx rsi, r11, 0x1c                                    ;   109.5 alu1    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;   109.3 alu2    21 x[1]
        rorx rax, rdi, 0x27                                    ;   109.5 alu1    21 x[1]
        xor rdi, rbp                                           ;   110.3 alu3    21 x[1]
        xor rdi, rax                                           ;   111.3 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;   110.0 alu2    21 x[2]
        rorx rax, r15, 6                                       ;   110.5 alu1    21 x[2]
        rorx rcx, r12, 0xa                                     ;   111.0 alu2    21 x[3]
        rorx rdx, r12, 0x11                                    ;   111.5 alu1    21 x[3]
        xor r12, rcx                                           ;   112.0 alu3    21 x[3]
        xor r12, rdx                                           ;   113.0 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;   112.0 alu2    21 x[4]
        rorx rdx, r13, 0x29                                    ;   112.5 alu1    21 x[4]
        xor r13, rcx                                           ;   113.0 alu3    21 x[4]
        xor r13, rdx                                           ;   114.0 alu0    21 x[4]
        xor r11, r14                                           ;   111.2 alu3     7 x[0]
        xor r11, rsi                                           ;   112.2 alu0     7 x[0]
        xor r11, r13                                           ;   115.0 alu3     7 x[0]
        xor r15, rbp                                           ;   112.3 alu0     7 x[2]
        xor r15, rax                                           ;   113.3 alu2     7 x[2]
        xor r15, rdi                                           ;   114.3 alu3     7 x[2]
        xor r15, 0x5a                                          ;   115.3 alu0     7 x[2]
        xor r13, r12                                           ;   115.0 alu1     7 x[4]
        mov r14, rdi                                           ;   112.3          9 x[0] copy
        not r14                                                ;   114.0 alu2     9 x[0]
        and r14, r15                                           ;   116.3 alu3     9 x[0]
        xor r14, r11                                           ;   117.3 alu0     9 x[0]
        mov rsi, r15                                           ;   116.3          9 x[1] copy
        not rsi                                                ;   116.3 alu1     9 x[1]
        and rsi, r12                                           ;   117.3 alu2     9 x[1]
        mov rbp, r12                                           ;   114.0          9 x[2] copy
        not rbp                                                ;   115.2 alu3     9 x[2]
        and rbp, r13                                           ;   116.2 alu0     9 x[2]
        xor r15, rbp                                           ;   117.2 alu1     9 x[2]
        mov rbp, r13                                           ;   116.0          9 x[3] copy
        not rbp                                                ;   116.0 alu2     9 x[3]
        and rbp, r11                                           ;   117.0 alu3     9 x[3]
        not r11                                                ;   116.3 alu0     9 x[4]
        and r11, rdi                                           ;   117.3 alu1     9 x[4]
        xor r13, r11                                           ;   118.3 alu2     9 x[4]
        xor rdi, rsi                                           ;   118.3 alu3    10 x[4]
        xor rdi, r14                                           ;   119.3 alu0    10 x[4]
        xor r14, r13                                           ;   119.3 alu1    10 x[4]
        xor r12, rbp                                           ;   118.0 alu2    10 x[4]
        xor r12, r15                                           ;   119.0 alu3    10 x[4]
        not r15                                                ;   118.3 alu0    10 x[4]
        rorx r11, r14, 0x13                                    ;   120.3 alu1    21 x[0]
        rorx rsi, r14, 0x1c                                    ;   120.3 alu2    21 x[0]
        rorx rbp, rdi, 0x3d                                    ;   120.3 alu1    21 x[1]
        rorx rax, rdi, 0x27                                    ;   120.3 alu2    21 x[1]
        xor rdi, rbp                                           ;   121.3 alu3    21 x[1]
        xor rdi, rax                                           ;   122.3 alu0    21 x[1]
        rorx rbp, r15, 1                                       ;   120.5 alu1    21 x[2]
        rorx rax, r15, 6                                       ;   121.0 alu2    21 x[2]
        rorx rcx, r12, 0xa                                     ;   121.5 alu1    21 x[3]
        rorx rdx, r12, 0x11                                    ;   122.0 alu2    21 x[3]
        xor r12, rcx                                           ;   122.5 alu3    21 x[3]
        xor r12, rdx                                           ;   123.5 alu0    21 x[3]
        rorx rcx, r13, 7                                       ;   122.5 alu1    21 x[4]
        rorx rdx, r13, 0x29                                    ;   123.0 alu2    21 x[4]
        xor r13, rcx                                           ;   123.5 alu3    21 x[4]
        xor r13, rdx                                           ;   124.5 alu0    21 x[4]
        xor r14, r11                                           ;   122.2 alu3     7 x[0]
        xor r14, rsi                                           ;   123.2 alu0     7 x[0]
        xor r14, r13                                           ;   125.5 alu3     7 x[0]
        xor r15, rbp                                           ;   123.3 alu0     7 x[2]
        xor r15, rax                                           ;   124.3 alu1     7 x[2]
        xor r15, rdi                                           ;   125.3 alu2     7 x[2]
        xor r15, 0x4b                                          ;   126.3 alu3     7 x[2]
        xor r13, r12                                           ;   125.5 alu0     7 x[4]
        mov r11, rdi                                           ;   123.3          9 x[0] copy
        not r11                                                ;   124.5 alu1     9 x[0]
        and r11, r15                                           ;   127.3 alu2     9 x[0]
        xor r11, r14                                           ;   128.3 alu3     9 x[0]
        mov rsi, r15                                           ;   127.3          9 x[1] copy
        not rsi                                                ;   127.3 alu0     9 x[1]
        and rsi, r12                                           ;   128.3 alu1     9 x[1]
        mov rbp, r12                                           ;   124.5          9 x[2] copy
        not rbp                                                ;   126.0 alu2     9 x[2]
        and rbp, r13                                           ;   127.0 alu3     9 x[2]
        xor r15, rbp                                           ;   128.0 alu0     9 x[2]
        mov rbp, r13                                           ;   126.5          9 x[3] copy
        not rbp                                                ;   126.5 alu1     9 x[3]
        and rbp, r14                                           ;   127.5 alu2     9 x[3]
        not r14                                                ;   127.2 alu3     9 x[4]
        and r14, rdi                                           ;   128.2 alu0     9 x[4]
        xor r13, r14                                           ;   129.2 alu1     9 x[4]
        xor rdi, rsi                                           ;   129.3 alu2    10 x[4]
        xor rdi, r11                                           ;   130.3 alu3    10 x[4]
        xor r11, r13                                           ;   130.2 alu0    10 x[4]
        xor r12, rbp                                           ;   128.5 alu1    10 x[4]
        xor r12, r15                                           ;   129.5 alu2    10 x[4]
        not r15                                                ;   129.2 alu3    10 x[4]
        rorx r14, r11, 0x13                                    ;   131.2 alu1    21 x[0]
        rorx rsi, r11, 0x1c                                    ;   131.2 alu2    21 x[0]
        xor r11, r14                                           ;   132.2 alu0    21 x[0]
        xor r11, rsi                                           ;   133.2 alu3    21 x[0]
        rorx r14, rdi, 0x3d                                    ;   131.3 alu1    21 x[1]
        rorx rsi, rdi, 0x27                                    ;   131.3 alu2    21 x[1]
        xor rdi, r14                                           ;   132.3 alu0    21 x[1]
        xor rdi, rsi                                           ;   133.3 alu3    21 x[1]
        rorx r14, r15, 1                                       ;   131.5 alu1    21 x[2]
        rorx rsi, r15, 6                                       ;   132.0 alu2    21 x[2]
        xor r15, r14                                           ;   132.5 alu0    21 x[2]
        xor r15, rsi                                           ;   133.5 alu3    21 x[2]
        rorx r14, r12, 0xa                                     ;   132.5 alu1    21 x[3]
        rorx rsi, r12, 0x11                                    ;   133.0 alu2    21 x[3]
        rorx rbp, r13, 7                                       ;   133.5 alu1    21 x[4]
        rorx rax, r13, 0x29                                    ;   134.0 alu2    21 x[4]
        xor r9, r12                                            ;   132.3 alu0    33 x[4]
        xor r9, r14                                            ;   133.5 alu3    33 x[4]
        xor r9, rsi                                            ;   134.5 alu0    33 x[4]
        xor r13, r10                                           ;   134.2 alu3    33 x[4]
        xor r13, rbp                                           ;   135.2 alu0    33 x[4]
        xor r13, rax                                           ;   136.2 alu1    33 x[4]
        mov r8, qword [rsp + 16]                               ;   132.2 agu1    27 st reload
        mov qword [r8], r11                                    ;   134.2 agu2+st0   27 st
        mov qword [r8 + 8], rdi                                ;   134.3 agu0+st1   27 st
        mov qword [r8 + 16], r15                               ;   134.5 agu1+st0   27 st
        mov qword [r8 + 24], r9                                ;   135.5 agu2+st1   27 st
        mov qword [r8 + 32], r13                               ;   137.2 agu0+st0   27 st
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
