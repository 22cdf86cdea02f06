; ascon_aead128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_encrypt --cpu zen3
;
; void ascon_aead128_encrypt(void *st, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   st: 40 bytes, read and written, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 40 bytes, 6 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 435 uops, planned 94.3; bounds: width 72.5, ports 88.8, path 54.0
;   body.2: 11 uops, planned 7.0; bounds: width 1.8, ports 3.7, path 0.0
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
%fatal "ascon_aead128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ascon_aead128_encrypt
$_ascon_aead128_encrypt:
%else
        global $ascon_aead128_encrypt
%endif
$ascon_aead128_encrypt:
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x58              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov dword [rsp + 72], ecx  ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov qword [rsp + 64], rdx  ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 agu0    47 st reload
        mov r9, qword [r8]         ;     4.0 agu1    47 st
        mov r10d, dword [rsp + 72] ;     0.3 agu2    47 st
        shl r10, 4                 ;     4.3 alu1    47 st
        mov r11, qword [r8 + 8]    ;     4.0 agu0    47 st
        mov r12, qword [r8 + 16]   ;     4.0 agu1    47 st
        mov r13, qword [r8 + 24]   ;     4.0 agu2    47 st
        mov r14, qword [r8 + 32]   ;     4.0 agu0    47 st
        add r10, qword [rsp + 8]   ;     5.3 alu0+agu1   47 st
        mov qword [rsp + 16], r10  ;     6.3 agu2+st0   47 st
        mov qword [rsp + 24], r9   ;     8.0 agu0+st1   47 st
        mov qword [rsp + 32], r11  ;     8.0 agu1+st0   47 st
        mov qword [rsp + 40], r12  ;     8.0 agu2+st1   47 st
        mov qword [rsp + 48], r13  ;     8.0 agu0+st0   47 st
        mov qword [rsp + 56], r14  ;     8.0 agu1+st1   47 st
        cmp dword [rsp + 72], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 56]   ;                    resident
        mov r9, qword [rsp + 24]   ;                    resident
        align 16
.blocks_1:
        mov r10, qword [rsp + 48]  ;     0.0 agu0     9 x[2]
        not r10                    ;     4.0 alu0     9 x[2]
        mov r11, qword [rsp + 8]   ;     0.3 agu1    49 c reload
        xor r9, qword [r11]        ;     8.3 alu1+agu2   49 c
        mov r12, r8                ;     0.7          7 x[0] copy
        mov r13, qword [rsp + 48]  ;     1.0 agu0    26 x reload
        xor r8, r13                ;     5.0 alu2     7 x[4]
        mov r14, qword [rsp + 32]  ;     1.3 agu1    49 c
        mov r15, qword [rsp + 40]  ;     1.5 agu2     7 x[2]
        xor r15, 0xb4              ;     5.5 alu3     7 x[2]
        mov esi, 0xa5              ;     1.7 alu0     7 x[2]
        xor r14, qword [r11 + 8]   ;     8.3 alu1+agu0   49 c
        mov edi, 0x96              ;     2.0 alu2     7 x[2]
        mov rbp, r13               ;     5.0          9 x[1] copy
        and r10, r8                ;     6.0 alu3     9 x[2]
        mov rax, r8                ;     6.0          9 x[3] copy
        not rax                    ;     6.0 alu0     9 x[3]
        xor r12, r9                ;     9.3 alu1     7 x[0]
        xor r15, r14               ;     9.3 alu2     7 x[2]
        mov rcx, r14               ;     9.3          9 x[0] copy
        not rcx                    ;     9.3 alu3     9 x[0]
        mov rdx, r14               ;     9.3          9 x[4] copy
        mov rbx, r14               ;     9.3         10 x[4] copy
        and rcx, r15               ;    10.3 alu0     9 x[0]
        xor r10, r15               ;    10.3 alu1     9 x[2]
        not r15                    ;    10.3 alu2     9 x[1]
        and rax, r12               ;    10.3 alu3     9 x[3]
        mov r11, r12               ;    10.3          9 x[4] copy
        not r11                    ;    10.3 alu0     9 x[4]
        and rdx, r11               ;    11.3 alu1     9 x[4]
        xor r12, rcx               ;    11.3 alu2     9 x[0]
        and rbp, r15               ;    11.3 alu3     9 x[1]
        xor r13, rax               ;    11.3 alu0    10 x[4]
        xor r13, r10               ;    12.3 alu1    10 x[4]
        not r10                    ;    11.3 alu2    10 x[4]
        xor r8, rdx                ;    12.3 alu3     9 x[4]
        xor rbx, rbp               ;    12.3 alu0    10 x[4]
        xor rbx, r12               ;    13.3 alu1    10 x[4]
        xor rsi, r10               ;    12.3 alu2     7 x[2]
        rorx r11, r10, 1           ;    12.3 alu1    21 x[2]
        ror r10, 6                 ;    12.3 alu2    21 x[2]
        xor rsi, r11               ;    13.3 alu3     7 x[2]
        xor rsi, r10               ;    14.3 alu0     7 x[2]
        xor r12, r8                ;    13.3 alu3    10 x[4]
        rorx r10, r8, 7            ;    13.3 alu1    21 x[4]
        rorx r11, r8, 0x29         ;    13.3 alu2    21 x[4]
        rorx r15, r13, 0xa         ;    13.3 alu1    21 x[3]
        rorx rbp, r13, 0x11        ;    13.5 alu2    21 x[3]
        xor r8, r10                ;    14.3 alu0    21 x[4]
        xor r8, r11                ;    15.3 alu3    21 x[4]
        xor r13, r15               ;    14.3 alu0    21 x[3]
        rorx r10, r12, 0x13        ;    14.3 alu1    21 x[0]
        rorx r11, r12, 0x1c        ;    14.5 alu2    21 x[0]
        rorx r15, rbx, 0x3d        ;    15.3 alu1    21 x[1]
        rorx rax, rbx, 0x27        ;    15.5 alu2    21 x[1]
        xor r13, rbp               ;    15.3 alu3    21 x[3]
        xor r12, r10               ;    15.3 alu0     7 x[0]
        xor r12, r11               ;    16.3 alu3     7 x[0]
        xor rbx, r15               ;    16.3 alu0    21 x[1]
        xor r12, r8                ;    17.3 alu3     7 x[0]
        xor r8, r13                ;    16.3 alu0     7 x[4]
        xor rbx, rax               ;    17.3 alu1    21 x[1]
        mov r10d, 0x87             ;    16.5 alu2     7 x[2]
        mov r11, r13               ;    16.3          9 x[2] copy
        not r11                    ;    16.7 alu3     9 x[2]
        mov r15, r13               ;    16.3          9 x[1] copy
        mov rbp, r8                ;    17.3          9 x[3] copy
        not rbp                    ;    17.3 alu0     9 x[3]
        mov rax, r8                ;    17.3          9 x[2] copy
        and rax, r11               ;    17.7 alu1     9 x[2]
        xor rsi, rbx               ;    18.3 alu2     7 x[2]
        and rbp, r12               ;    18.3 alu3     9 x[3]
        mov r11, r12               ;    18.3          9 x[4] copy
        not r11                    ;    18.3 alu0     9 x[4]
        mov rcx, rbx               ;    18.3          9 x[0] copy
        not rcx                    ;    18.3 alu1     9 x[0]
        mov rdx, rbx               ;    18.3          9 x[4] copy
        and rdx, r11               ;    19.3 alu2     9 x[4]
        xor r13, rbp               ;    19.3 alu3    10 x[4]
        and rcx, rsi               ;    19.3 alu0     9 x[0]
        xor rax, rsi               ;    19.3 alu1     9 x[2]
        not rsi                    ;    19.5 alu2     9 x[1]
        xor r12, rcx               ;    20.3 alu3     9 x[0]
        xor r8, rdx                ;    20.3 alu0     9 x[4]
        xor r13, rax               ;    20.3 alu1    10 x[4]
        not rax                    ;    20.5 alu2    10 x[4]
        and r15, rsi               ;    20.7 alu3     9 x[1]
        xor rbx, r12               ;    21.3 alu0    10 x[4]
        xor r12, r8                ;    21.3 alu1    10 x[4]
        rorx r11, r8, 7            ;    21.5 alu2    21 x[4]
        rorx rsi, r8, 0x29         ;    22.3 alu1    21 x[4]
        rorx rbp, r13, 0xa         ;    22.5 alu2    21 x[3]
        xor rbx, r15               ;    22.3 alu3    10 x[4]
        rorx r15, r13, 0x11        ;    23.3 alu1    21 x[3]
        xor rdi, rax               ;    21.8 alu0     7 x[2]
        rorx rcx, rax, 1           ;    23.5 alu2    21 x[2]
        ror rax, 6                 ;    24.3 alu1    21 x[2]
        xor r8, r11                ;    22.7 alu3    21 x[4]
        rorx r11, r12, 0x13        ;    24.5 alu2    21 x[0]
        rorx rdx, r12, 0x1c        ;    25.3 alu1    21 x[0]
        xor r8, rsi                ;    23.7 alu0    21 x[4]
        xor r13, rbp               ;    23.7 alu3    21 x[3]
        rorx rsi, rbx, 0x3d        ;    25.5 alu2    21 x[1]
        rorx rbp, rbx, 0x27        ;    26.3 alu1    21 x[1]
        xor r13, r15               ;    24.7 alu0    21 x[3]
        xor rdi, rcx               ;    24.7 alu3     7 x[2]
        xor r12, r8                ;    24.8 alu0     7 x[0]
        xor rdi, rax               ;    25.7 alu3     7 x[2]
        xor r12, r11               ;    25.8 alu0     7 x[0]
        xor r8, r13                ;    26.5 alu2     7 x[4]
        mov r11, r13               ;    25.7          9 x[2] copy
        not r11                    ;    26.7 alu3     9 x[2]
        mov r15, r13               ;    25.7          9 x[1] copy
        xor r12, rdx               ;    26.8 alu0     7 x[0]
        xor rbx, rsi               ;    27.3 alu1    21 x[1]
        xor rbx, rbp               ;    28.3 alu2    21 x[1]
        mov esi, 0x78              ;    27.7 alu3     7 x[2]
        mov rbp, r8                ;    27.5          9 x[3] copy
        not rbp                    ;    27.8 alu0     9 x[3]
        mov rax, r8                ;    27.5          9 x[2] copy
        and rax, r11               ;    28.3 alu1     9 x[2]
        mov r11, r12               ;    27.8          9 x[4] copy
        not r11                    ;    28.5 alu2     9 x[4]
        mov rcx, r12               ;    27.8          9 x[0] copy
        and r12, rbp               ;    28.8 alu3     9 x[3]
        xor rdi, rbx               ;    29.3 alu0     7 x[2]
        and r11, rbx               ;    29.5 alu1     9 x[4]
        mov rbp, rbx               ;    29.3          9 x[0] copy
        not rbp                    ;    29.5 alu2     9 x[0]
        xor r13, r12               ;    29.8 alu3    10 x[4]
        xor r8, r11                ;    30.5 alu0     9 x[4]
        xor rax, rdi               ;    30.3 alu1     9 x[2]
        mov r11, rdi               ;    30.3          9 x[1] copy
        not r11                    ;    30.5 alu2     9 x[1]
        and rdi, rbp               ;    30.7 alu3     9 x[0]
        xor r13, rax               ;    31.3 alu0    10 x[4]
        not rax                    ;    31.3 alu1    10 x[4]
        and r15, r11               ;    31.5 alu2     9 x[1]
        rorx r11, r8, 7            ;    32.3 alu1    21 x[4]
        rorx r12, r8, 0x29         ;    32.5 alu2    21 x[4]
        xor rcx, rdi               ;    31.7 alu3     9 x[0]
        mov rdi, r8                ;    31.5         10 x[4] copy
        xor rbx, r15               ;    32.5 alu0    10 x[4]
        xor r10, rax               ;    32.7 alu3     7 x[2]
        rorx r15, rax, 1           ;    33.3 alu1    21 x[2]
        ror rax, 6                 ;    33.5 alu2    21 x[2]
        rorx rbp, r13, 0xa         ;    34.3 alu1    21 x[3]
        rorx rdx, r13, 0x11        ;    34.5 alu2    21 x[3]
        xor rdi, rcx               ;    32.8 alu0    10 x[4]
        xor rbx, rcx               ;    33.7 alu3    10 x[4]
        xor r8, r11                ;    33.8 alu0    21 x[4]
        xor r8, r12                ;    34.8 alu3    21 x[4]
        rorx r11, rdi, 0x13        ;    35.3 alu1    21 x[0]
        rorx r12, rdi, 0x1c        ;    35.5 alu2    21 x[0]
        xor r10, r15               ;    34.8 alu0     7 x[2]
        xor r10, rax               ;    35.8 alu3     7 x[2]
        rorx r15, rbx, 0x3d        ;    36.3 alu1    21 x[1]
        rorx rax, rbx, 0x27        ;    36.5 alu2    21 x[1]
        xor r13, rbp               ;    35.8 alu0    21 x[3]
        xor r13, rdx               ;    36.8 alu3    21 x[3]
        xor rdi, r8                ;    36.8 alu0     7 x[0]
        xor rdi, r11               ;    37.8 alu1     7 x[0]
        xor rdi, r12               ;    38.8 alu2     7 x[0]
        xor rbx, r15               ;    37.7 alu3    21 x[1]
        xor rbx, rax               ;    38.7 alu0    21 x[1]
        mov r11d, 0x69             ;    38.3 alu1     7 x[2]
        xor r8, r13                ;    38.5 alu2     7 x[4]
        mov r12, r13               ;    37.8          9 x[2] copy
        not r12                    ;    38.7 alu3     9 x[2]
        mov r15, r13               ;    37.8          9 x[1] copy
        mov rbp, r8                ;    39.5          9 x[3] copy
        not rbp                    ;    39.5 alu0     9 x[3]
        mov rax, r8                ;    39.5          9 x[2] copy
        and rax, r12               ;    39.7 alu1     9 x[2]
        xor r10, rbx               ;    39.7 alu2     7 x[2]
        mov r12, rbx               ;    39.7          9 x[0] copy
        not r12                    ;    39.7 alu3     9 x[0]
        mov rcx, rbx               ;    39.7          9 x[4] copy
        mov rdx, rdi               ;    39.8          9 x[4] copy
        not rdx                    ;    39.8 alu0     9 x[4]
        and rbp, rdi               ;    40.5 alu1     9 x[3]
        and rcx, rdx               ;    40.8 alu2     9 x[4]
        and r12, r10               ;    40.7 alu3     9 x[0]
        xor rax, r10               ;    40.8 alu0     9 x[2]
        not r10                    ;    41.3 alu1     9 x[1]
        xor r13, rbp               ;    41.5 alu2    10 x[4]
        xor rdi, r12               ;    41.7 alu3     9 x[0]
        xor r8, rcx                ;    41.8 alu0     9 x[4]
        xor r13, rax               ;    42.5 alu1    10 x[4]
        not rax                    ;    42.5 alu2    10 x[4]
        and r15, r10               ;    42.7 alu3     9 x[1]
        xor rbx, rdi               ;    42.8 alu0    10 x[4]
        xor rdi, r8                ;    43.3 alu1    10 x[4]
        rorx r10, r8, 7            ;    43.5 alu2    21 x[4]
        rorx r12, r8, 0x29         ;    44.3 alu1    21 x[4]
        xor rsi, rax               ;    43.7 alu3     7 x[2]
        rorx rbp, rax, 1           ;    44.5 alu2    21 x[2]
        xor rbx, r15               ;    43.8 alu0    10 x[4]
        ror rax, 6                 ;    45.3 alu1    21 x[2]
        rorx r15, r13, 0xa         ;    45.5 alu2    21 x[3]
        rorx rcx, r13, 0x11        ;    46.3 alu1    21 x[3]
        xor r8, r10                ;    44.7 alu3    21 x[4]
        rorx r10, rdi, 0x13        ;    46.5 alu2    21 x[0]
        rorx rdx, rdi, 0x1c        ;    47.3 alu1    21 x[0]
        xor r8, r12                ;    45.7 alu0    21 x[4]
        rorx r12, rbx, 0x3d        ;    47.5 alu2    21 x[1]
        xor rsi, rbp               ;    45.7 alu3     7 x[2]
        rorx rbp, rbx, 0x27        ;    48.3 alu1    21 x[1]
        xor rsi, rax               ;    46.7 alu0     7 x[2]
        xor r13, r15               ;    46.7 alu3    21 x[3]
        xor rdi, r8                ;    46.8 alu0     7 x[0]
        xor r13, rcx               ;    47.7 alu3    21 x[3]
        xor rdi, r10               ;    47.8 alu0     7 x[0]
        xor rdi, rdx               ;    48.8 alu2     7 x[0]
        xor rbx, r12               ;    48.7 alu3    21 x[1]
        xor r8, r13                ;    48.8 alu0     7 x[4]
        mov r10, r13               ;    48.7          9 x[2] copy
        not r10                    ;    49.3 alu1     9 x[2]
        mov r12, r13               ;    48.7          9 x[1] copy
        xor rbx, rbp               ;    49.7 alu2    21 x[1]
        mov r15d, 0x5a             ;    49.7 alu3     7 x[2]
        mov rbp, rdi               ;    49.8          9 x[4] copy
        not rbp                    ;    49.8 alu0     9 x[4]
        mov rax, r8                ;    49.8          9 x[3] copy
        not rax                    ;    50.3 alu1     9 x[3]
        mov rcx, r8                ;    49.8          9 x[2] copy
        and rcx, r10               ;    50.5 alu2     9 x[2]
        mov r10, rdi               ;    49.8          9 x[0] copy
        xor rsi, rbx               ;    50.7 alu3     7 x[2]
        and rbp, rbx               ;    50.8 alu0     9 x[4]
        mov rdx, rbx               ;    50.7          9 x[0] copy
        not rdx                    ;    51.3 alu1     9 x[0]
        and rdi, rax               ;    51.5 alu2     9 x[3]
        xor r8, rbp                ;    51.8 alu3     9 x[4]
        xor rcx, rsi               ;    51.8 alu0     9 x[2]
        mov rbp, rsi               ;    51.7          9 x[1] copy
        not rbp                    ;    52.3 alu1     9 x[1]
        and rsi, rdx               ;    52.5 alu2     9 x[0]
        xor r13, rdi               ;    52.7 alu3    10 x[4]
        xor r13, rcx               ;    53.7 alu0    10 x[4]
        not rcx                    ;    53.3 alu1    10 x[4]
        rorx rdi, r8, 7            ;    53.5 alu2    21 x[4]
        rorx rax, r8, 0x29         ;    54.3 alu1    21 x[4]
        and r12, rbp               ;    53.7 alu3     9 x[1]
        mov rbp, r8                ;    52.8         10 x[4] copy
        xor r10, rsi               ;    53.8 alu0     9 x[0]
        xor r8, rdi                ;    54.5 alu2    21 x[4]
        xor r11, rcx               ;    54.7 alu3     7 x[2]
        rorx rsi, rcx, 1           ;    55.3 alu1    21 x[2]
        ror rcx, 6                 ;    55.5 alu2    21 x[2]
        xor rbx, r12               ;    54.8 alu0    10 x[4]
        rorx r12, r13, 0xa         ;    56.3 alu1    21 x[3]
        xor rbp, r10               ;    55.7 alu3    10 x[4]
        xor rbx, r10               ;    55.8 alu0    10 x[4]
        rorx r10, r13, 0x11        ;    56.5 alu2    21 x[3]
        xor r8, rax                ;    56.7 alu3    21 x[4]
        xor r11, rsi               ;    56.8 alu0     7 x[2]
        xor r11, rcx               ;    57.8 alu1     7 x[2]
        rorx rsi, rbp, 0x13        ;    57.5 alu2    21 x[0]
        rorx rdi, rbp, 0x1c        ;    58.3 alu1    21 x[0]
        rorx rax, rbx, 0x3d        ;    58.5 alu2    21 x[1]
        rorx rcx, rbx, 0x27        ;    59.3 alu1    21 x[1]
        xor r13, r12               ;    57.7 alu3    21 x[3]
        xor r13, r10               ;    58.7 alu0    21 x[3]
        xor rbp, r8                ;    58.7 alu3     7 x[0]
        xor rbp, rsi               ;    59.7 alu0     7 x[0]
        xor rbp, rdi               ;    60.7 alu2     7 x[0]
        xor rbx, rax               ;    59.7 alu3    21 x[1]
        xor r8, r13                ;    59.8 alu0     7 x[4]
        mov r10, r13               ;    59.7          9 x[2] copy
        not r10                    ;    60.3 alu1     9 x[2]
        mov r12, r13               ;    59.7          9 x[1] copy
        xor rbx, rcx               ;    60.7 alu2    21 x[1]
        mov esi, 0x4b              ;    60.7 alu3     7 x[2]
        mov rdi, r8                ;    60.8          9 x[3] copy
        not rdi                    ;    60.8 alu0     9 x[3]
        mov rax, r8                ;    60.8          9 x[2] copy
        and rax, r10               ;    61.3 alu1     9 x[2]
        xor r11, rbx               ;    61.7 alu2     7 x[2]
        mov r10, rbx               ;    61.7          9 x[0] copy
        not r10                    ;    61.7 alu3     9 x[0]
        and rdi, rbp               ;    61.8 alu0     9 x[3]
        mov rcx, rbp               ;    61.7          9 x[4] copy
        not rcx                    ;    62.3 alu1     9 x[4]
        mov rdx, rbx               ;    61.7          9 x[4] copy
        xor r13, rdi               ;    62.8 alu2    10 x[4]
        and r10, r11               ;    62.7 alu3     9 x[0]
        xor rax, r11               ;    62.8 alu0     9 x[2]
        not r11                    ;    63.3 alu1     9 x[1]
        and rdx, rcx               ;    63.5 alu2     9 x[4]
        xor rbp, r10               ;    63.7 alu3     9 x[0]
        xor r13, rax               ;    63.8 alu0    10 x[4]
        not rax                    ;    64.3 alu1    10 x[4]
        and r12, r11               ;    64.5 alu2     9 x[1]
        xor r8, rdx                ;    64.7 alu3     9 x[4]
        xor rbx, rbp               ;    64.8 alu0    10 x[4]
        rorx r10, r13, 0xa         ;    65.3 alu1    21 x[3]
        rorx r11, r13, 0x11        ;    65.5 alu2    21 x[3]
        xor r15, rax               ;    65.7 alu3     7 x[2]
        rorx rdi, rax, 1           ;    66.3 alu1    21 x[2]
        xor rbx, r12               ;    65.8 alu0    10 x[4]
        ror rax, 6                 ;    66.5 alu2    21 x[2]
        xor rbp, r8                ;    66.7 alu3    10 x[4]
        rorx r12, r8, 7            ;    67.3 alu1    21 x[4]
        rorx rcx, r8, 0x29         ;    67.5 alu2    21 x[4]
        xor r13, r10               ;    66.8 alu0    21 x[3]
        xor r13, r11               ;    67.8 alu3    21 x[3]
        rorx r10, rbx, 0x3d        ;    68.3 alu1    21 x[1]
        rorx r11, rbx, 0x27        ;    68.5 alu2    21 x[1]
        xor r15, rdi               ;    67.8 alu0     7 x[2]
        xor r15, rax               ;    68.8 alu3     7 x[2]
        rorx rdi, rbp, 0x13        ;    69.3 alu1    21 x[0]
        rorx rax, rbp, 0x1c        ;    69.5 alu2    21 x[0]
        xor r8, r12                ;    68.8 alu0    21 x[4]
        xor r8, rcx                ;    69.8 alu3    21 x[4]
        mov r12, r13               ;    68.8          9 x[2] copy
        not r12                    ;    69.8 alu0     9 x[2]
        xor rbx, r10               ;    70.3 alu1    21 x[1]
        mov r10, r13               ;    68.8          7 x[4] copy
        mov rcx, r13               ;    68.8          9 x[1] copy
        xor rbx, r11               ;    71.3 alu2    21 x[1]
        xor rbp, rdi               ;    70.7 alu3     7 x[0]
        mov r11, qword [rsp + 64]  ;    67.8 agu1    47 blocks
        add r11, 0x10              ;    71.8 alu0    47 blocks
        xor rbp, rax               ;    71.7 alu1     7 x[0]
        mov rdi, qword [rsp + 8]   ;    68.3 agu2    47 blocks
        xor rbp, r8                ;    72.7 alu2     7 x[0]
        mov rax, qword [rsp + 64]  ;    68.7 agu0    50 dst reload
        mov qword [rax], r9        ;    68.8 agu1+st0   50 dst
        add rdi, 0x10              ;    72.3 alu3    47 blocks
        xor r10, r8                ;    71.8 alu0     7 x[4]
        xor r15, rbx               ;    72.3 alu1     7 x[2]
        mov r8, rbx                ;    72.3          9 x[0] copy
        not r8                     ;    72.5 alu2     9 x[0]
        mov qword [rax + 8], r14   ;    69.8 agu2+st1   50 dst
        mov r9, rbx                ;    72.3          9 x[4] copy
        and r12, r10               ;    72.8 alu3     9 x[2]
        mov qword [rsp + 64], r11  ;    72.8 agu0+st0   47 blocks
        mov r11, r10               ;    72.8          9 x[3] copy
        not r11                    ;    72.8 alu0     9 x[3]
        mov qword [rsp + 8], rdi   ;    73.3 agu1+st1   47 blocks
        mov r14, r15               ;    73.3          9 x[1] copy
        not r14                    ;    73.3 alu1     9 x[1]
        mov rdi, r15               ;    73.3          9 x[0] copy
        and rdi, r8                ;    73.5 alu2     9 x[0]
        mov r8, rbp                ;    73.7          9 x[4] copy
        not r8                     ;    73.7 alu3     9 x[4]
        xor r15, r12               ;    73.8 alu0     9 x[2]
        mov r12, rbp               ;    73.7          9 x[0] copy
        and rbp, r11               ;    74.3 alu1     9 x[3]
        and rcx, r14               ;    74.5 alu2     9 x[1]
        xor r12, rdi               ;    74.7 alu3     9 x[0]
        and r9, r8                 ;    74.8 alu0     9 x[4]
        xor r13, r15               ;    75.3 alu1    10 x[4]
        not r15                    ;    75.5 alu2    10 x[4]
        xor r13, rbp               ;    76.3 alu3    10 x[4]
        xor rbx, rcx               ;    75.8 alu0    10 x[4]
        xor rbx, r12               ;    76.8 alu1    10 x[4]
        xor r10, r9                ;    76.5 alu2     9 x[4]
        xor rsi, r15               ;    76.7 alu3     7 x[2]
        rorx r8, r15, 1            ;    77.3 alu1    21 x[2]
        ror r15, 6                 ;    77.5 alu2    21 x[2]
        rorx r9, r13, 0xa          ;    78.3 alu1    21 x[3]
        rorx r11, r13, 0x11        ;    78.5 alu2    21 x[3]
        xor r12, r10               ;    77.5 alu0    10 x[4]
        rorx r14, r10, 7           ;    79.3 alu1    21 x[4]
        rorx rdi, r10, 0x29        ;    79.5 alu2    21 x[4]
        rorx rbp, rbx, 0x3d        ;    80.3 alu1    21 x[1]
        rorx rax, rbx, 0x27        ;    80.5 alu2    21 x[1]
        xor rsi, r8                ;    78.3 alu3     7 x[2]
        xor rsi, r15               ;    79.3 alu0     7 x[2]
        rorx r8, r12, 0x13         ;    81.3 alu1    21 x[0]
        rorx r15, r12, 0x1c        ;    81.5 alu2    21 x[0]
        xor r13, r9                ;    79.3 alu3    21 x[3]
        xor r13, r11               ;    80.3 alu0    21 x[3]
        xor r10, r14               ;    80.3 alu3    21 x[4]
        xor r10, rdi               ;    81.3 alu0    21 x[4]
        xor rbx, rbp               ;    81.3 alu3    21 x[1]
        xor rbx, rax               ;    82.3 alu0    21 x[1]
        mov r9, r13                ;    81.3          9 x[2] copy
        not r9                     ;    81.7 alu3     9 x[2]
        mov r11, r13               ;    81.3          7 x[4] copy
        mov r14, r13               ;    81.3          9 x[1] copy
        xor r12, r8                ;    82.3 alu0     7 x[0]
        xor r12, r10               ;    83.3 alu1     7 x[0]
        xor r11, r10               ;    82.5 alu2     7 x[4]
        xor r12, r15               ;    84.3 alu3     7 x[0]
        xor rsi, rbx               ;    83.3 alu0     7 x[2]
        mov r8, rbx                ;    83.3          9 x[0] copy
        not r8                     ;    83.3 alu1     9 x[0]
        mov r10, rbx               ;    83.3          9 x[4] copy
        and r9, r11                ;    83.5 alu2     9 x[2]
        mov r15, r11               ;    83.5          9 x[3] copy
        not r15                    ;    83.7 alu3     9 x[3]
        and r8, rsi                ;    84.3 alu0     9 x[0]
        mov rdi, rsi               ;    84.3          9 x[1] copy
        not rdi                    ;    84.3 alu1     9 x[1]
        xor rsi, r9                ;    84.5 alu2     9 x[2]
        and r14, rdi               ;    85.3 alu3     9 x[1]
        xor r8, r12                ;    85.3 alu0     9 x[0]
        and r15, r12               ;    85.3 alu1     9 x[3]
        not r12                    ;    85.5 alu2     9 x[4]
        xor r13, rsi               ;    85.7 alu3    10 x[4]
        not rsi                    ;    85.8 alu0    10 x[4]
        xor rbx, r14               ;    86.3 alu1    10 x[4]
        xor r13, r15               ;    86.7 alu2    10 x[4]
        xor rbx, r8                ;    87.3 alu3    10 x[4]
        and r10, r12               ;    86.8 alu0     9 x[4]
        rorx r9, rsi, 1            ;    87.3 alu1    21 x[2]
        rorx r12, rsi, 6           ;    87.5 alu2    21 x[2]
        rorx r14, r13, 0xa         ;    88.3 alu1    21 x[3]
        rorx r15, r13, 0x11        ;    88.5 alu2    21 x[3]
        xor r11, r10               ;    87.8 alu3     9 x[4]
        xor rsi, r9                ;    88.3 alu0    21 x[2]
        rorx r9, rbx, 0x3d         ;    89.3 alu1    21 x[1]
        rorx r10, rbx, 0x27        ;    89.5 alu2    21 x[1]
        xor rsi, r12               ;    89.3 alu3    21 x[2]
        xor r8, r11                ;    88.8 alu0    10 x[4]
        rorx r12, r11, 7           ;    90.3 alu1    21 x[4]
        rorx rdi, r11, 0x29        ;    90.5 alu2    21 x[4]
        xor r13, r14               ;    89.7 alu3    21 x[3]
        xor r13, r15               ;    90.7 alu0    21 x[3]
        rorx r14, r8, 0x13         ;    91.3 alu1    21 x[0]
        rorx r15, r8, 0x1c         ;    91.5 alu2    21 x[0]
        xor rbx, r9                ;    90.7 alu3    21 x[1]
        mov qword [rsp + 40], rsi  ;    90.3 agu2+st0   27 st
        xor rbx, r10               ;    91.7 alu0    21 x[1]
        xor r11, r12               ;    91.7 alu3    21 x[4]
        xor r11, rdi               ;    92.7 alu0    21 x[4]
        mov qword [rsp + 48], r13  ;    91.7 agu0+st1   27 st
        xor r8, r14                ;    92.3 alu1    21 x[0]
        xor r8, r15                ;    93.3 alu2    21 x[0]
        mov qword [rsp + 32], rbx  ;    92.7 agu1+st0   27 st
        mov r9, r8                 ;    94.3         21 x[0] copy
        mov r8, r11                ;    93.7         21 x[4] copy
        mov rax, qword [rsp + 8]   ;                    more blocks?
        cmp rax, qword [rsp + 16]  ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 56], r8   ;                    resident
        mov qword [rsp + 24], r9   ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 24]   ;     0.0 agu0    47 blocks reload
        mov r9, qword [rsp + 0]    ;     0.2 agu1    47 blocks reload
        mov qword [r9], r8         ;     4.0 agu2+st0   47 blocks
        mov r8, qword [rsp + 32]   ;     1.0 agu0    47 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 agu1+st1   47 blocks
        mov r8, qword [rsp + 40]   ;     1.3 agu2    47 blocks reload
        mov qword [r9 + 16], r8    ;     5.3 agu0+st0   47 blocks
        mov r8, qword [rsp + 48]   ;     2.2 agu1    47 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 agu2+st1   47 blocks
        mov r8, qword [rsp + 56]   ;     3.0 agu0    47 blocks reload
        mov qword [r9 + 32], r8    ;     7.0 agu1+st0   47 blocks
        xor eax, eax               ;                    cleared
        mov qword [rsp + 24], rax  ;                    cleared
        mov qword [rsp + 32], rax  ;                    cleared
        mov qword [rsp + 40], rax  ;                    cleared
        mov qword [rsp + 48], rax  ;                    cleared
        mov qword [rsp + 56], rax  ;                    cleared
        add rsp, 0x58              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        pop rbx                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
