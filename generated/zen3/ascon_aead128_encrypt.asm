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
;   blocks: 401 uops, planned 89.3; bounds: width 66.8, ports 87.0, path 54.0
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
        mov r8, qword [rsp + 8]    ;                    resident
        mov r9, qword [rsp + 24]   ;                    resident
        mov r10, qword [rsp + 32]  ;                    resident
        mov r11, qword [rsp + 64]  ;                    resident
        mov r12, qword [rsp + 56]  ;                    resident
        mov r13, qword [rsp + 40]  ;                    resident
        mov r14, qword [rsp + 48]  ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r8]         ;     4.0 alu0+agu0   49 c
        mov qword [r11], r9        ;     5.0 agu1+st0   50 dst
        xor r9, r12                ;     5.0 alu1     7 x[0]
        xor r10, qword [r8 + 8]    ;     4.0 alu2+agu2   49 c
        mov qword [r11 + 8], r10   ;     5.0 agu0+st1   50 dst
        mov r15, r10               ;     5.0          9 x[0] copy
        not r15                    ;     5.0 alu3     9 x[0]
        mov rsi, r14               ;     1.2          9 x[2] copy
        not rsi                    ;     1.3 alu0     9 x[2]
        mov rdi, r10               ;     5.0          7 x[2] copy
        xor rdi, r13               ;     5.0 alu1     7 x[2]
        xor rdi, 0xb4              ;     6.0 alu2     7 x[2]
        and r15, rdi               ;     7.0 alu3     9 x[0]
        mov r13, rdi               ;     7.0          9 x[1] copy
        not r13                    ;     7.0 alu0     9 x[1]
        xor r15, r9                ;     8.0 alu1     9 x[0]
        and r13, r14               ;     8.0 alu2     9 x[1]
        xor r12, r14               ;     3.0 alu3     7 x[4]
        and rsi, r12               ;     4.0 alu0     9 x[2]
        xor rdi, rsi               ;     7.0 alu1     9 x[2]
        mov rsi, r12               ;     4.2          9 x[3] copy
        not rsi                    ;     4.3 alu2     9 x[3]
        mov rbp, r9                ;     6.0          9 x[4] copy
        not rbp                    ;     6.0 alu3     9 x[4]
        and rsi, r9                ;     6.0 alu0     9 x[3]
        mov r9, rdi                ;     8.0         10 x[4] copy
        not r9                     ;     8.0 alu1    10 x[4]
        and rbp, r10               ;     7.0 alu2     9 x[4]
        xor r12, rbp               ;     8.0 alu3     9 x[4]
        xor r10, r13               ;     9.0 alu0    10 x[4]
        xor r10, r15               ;    10.0 alu1    10 x[4]
        rorx r13, r10, 0x3d        ;    11.0 alu2    21 x[1]
        rorx rbp, r10, 0x27        ;    11.0 alu1    21 x[1]
        xor r15, r12               ;     9.0 alu3    10 x[4]
        rorx rax, r15, 0x13        ;    10.0 alu2    21 x[0]
        rorx rcx, r15, 0x1c        ;    10.0 alu1    21 x[0]
        rorx rdx, r9, 1            ;     9.0 alu2    21 x[2]
        rorx rbx, r9, 6            ;     9.3 alu1    21 x[2]
        xor rsi, r14               ;     7.5 alu0    10 x[4]
        xor rsi, rdi               ;     8.5 alu3    10 x[4]
        rorx r14, rsi, 0xa         ;     9.5 alu2    21 x[3]
        rorx rdi, rsi, 0x11        ;    10.3 alu1    21 x[3]
        xor r10, r13               ;    12.0 alu0    21 x[1]
        xor r10, rbp               ;    13.0 alu3    21 x[1]
        rorx r13, r12, 7           ;    10.5 alu2    21 x[4]
        rorx rbp, r12, 0x29        ;    11.3 alu1    21 x[4]
        xor rsi, r14               ;    10.5 alu0    21 x[3]
        xor rsi, rdi               ;    11.5 alu3    21 x[3]
        mov r14, r10               ;    14.0          9 x[0] copy
        not r14                    ;    14.0 alu0     9 x[0]
        xor r12, r13               ;    11.5 alu3    21 x[4]
        xor r12, rbp               ;    12.5 alu0    21 x[4]
        xor r15, rax               ;    11.5 alu2     7 x[0]
        xor r15, rcx               ;    12.5 alu3     7 x[0]
        xor r15, r12               ;    13.5 alu1     7 x[0]
        xor r9, rdx                ;    12.5 alu0     7 x[2]
        xor r9, rbx                ;    13.5 alu2     7 x[2]
        xor r9, r10                ;    14.5 alu3     7 x[2]
        xor r9, 0xa5               ;    15.5 alu1     7 x[2]
        xor r12, rsi               ;    13.5 alu0     7 x[4]
        mov r13, rsi               ;    12.5          9 x[2] copy
        not r13                    ;    13.5 alu2     9 x[2]
        mov rdi, r9                ;    16.5          9 x[1] copy
        not rdi                    ;    16.5 alu3     9 x[1]
        and r14, r9                ;    16.5 alu1     9 x[0]
        xor r14, r15               ;    17.5 alu0     9 x[0]
        mov rbp, r12               ;    14.5          9 x[3] copy
        not rbp                    ;    14.5 alu2     9 x[3]
        mov rax, r15               ;    14.5          9 x[4] copy
        not rax                    ;    14.7 alu3     9 x[4]
        and r13, r12               ;    15.3 alu1     9 x[2]
        and rdi, rsi               ;    17.5 alu0     9 x[1]
        xor r13, r9                ;    16.5 alu2     9 x[2]
        and r15, rbp               ;    15.7 alu3     9 x[3]
        and rax, r10               ;    16.3 alu1     9 x[4]
        xor r12, rax               ;    17.3 alu0     9 x[4]
        mov r9, r13                ;    17.5         10 x[4] copy
        not r9                     ;    17.5 alu2    10 x[4]
        xor r10, rdi               ;    18.5 alu3    10 x[4]
        xor r10, r14               ;    19.5 alu1    10 x[4]
        rorx rdi, r10, 0x3d        ;    20.5 alu2    21 x[1]
        rorx rbp, r10, 0x27        ;    20.5 alu1    21 x[1]
        xor r14, r12               ;    18.5 alu0    10 x[4]
        rorx rax, r14, 0x13        ;    19.5 alu2    21 x[0]
        rorx rcx, r14, 0x1c        ;    19.5 alu1    21 x[0]
        rorx rdx, r9, 1            ;    19.5 alu2    21 x[2]
        rorx rbx, r9, 6            ;    20.3 alu1    21 x[2]
        xor rsi, r15               ;    17.7 alu3    10 x[4]
        xor rsi, r13               ;    18.7 alu0    10 x[4]
        rorx r13, rsi, 0xa         ;    20.5 alu2    21 x[3]
        rorx r15, rsi, 0x11        ;    21.3 alu1    21 x[3]
        xor r10, rdi               ;    21.5 alu3    21 x[1]
        xor r10, rbp               ;    22.5 alu0    21 x[1]
        rorx rdi, r12, 7           ;    21.5 alu2    21 x[4]
        rorx rbp, r12, 0x29        ;    22.3 alu1    21 x[4]
        xor rsi, r13               ;    21.5 alu3    21 x[3]
        xor rsi, r15               ;    22.5 alu0    21 x[3]
        mov r13, r10               ;    23.5          9 x[0] copy
        not r13                    ;    23.5 alu3     9 x[0]
        xor r12, rdi               ;    22.5 alu0    21 x[4]
        xor r12, rbp               ;    23.5 alu3    21 x[4]
        xor r14, rax               ;    22.5 alu0     7 x[0]
        xor r14, rcx               ;    23.5 alu2     7 x[0]
        xor r14, r12               ;    24.5 alu3     7 x[0]
        xor r9, rdx                ;    23.3 alu1     7 x[2]
        xor r9, rbx                ;    24.3 alu0     7 x[2]
        xor r9, r10                ;    25.3 alu2     7 x[2]
        xor r9, 0x96               ;    26.3 alu3     7 x[2]
        xor r12, rsi               ;    24.5 alu1     7 x[4]
        mov r15, rsi               ;    23.5          9 x[2] copy
        not r15                    ;    24.5 alu0     9 x[2]
        and r13, r9                ;    27.3 alu2     9 x[0]
        mov rdi, r9                ;    27.3          9 x[1] copy
        not rdi                    ;    27.3 alu3     9 x[1]
        xor r13, r14               ;    28.3 alu1     9 x[0]
        mov rbp, r12               ;    25.5          9 x[3] copy
        not rbp                    ;    25.5 alu0     9 x[3]
        mov rax, r14               ;    25.5          9 x[4] copy
        not rax                    ;    25.5 alu2     9 x[4]
        and rdi, rsi               ;    28.3 alu3     9 x[1]
        and r15, r12               ;    26.3 alu1     9 x[2]
        xor r9, r15                ;    27.3 alu0     9 x[2]
        and r14, rbp               ;    26.5 alu2     9 x[3]
        and rax, r10               ;    26.7 alu3     9 x[4]
        xor r12, rax               ;    27.7 alu1     9 x[4]
        mov r15, r9                ;    28.3         10 x[4] copy
        not r15                    ;    28.3 alu0    10 x[4]
        xor r10, rdi               ;    29.3 alu2    10 x[4]
        xor r10, r13               ;    30.3 alu3    10 x[4]
        rorx rdi, r10, 0x3d        ;    31.3 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    31.3 alu2    21 x[1]
        xor r13, r12               ;    29.3 alu0    10 x[4]
        rorx rax, r13, 0x13        ;    30.3 alu1    21 x[0]
        rorx rcx, r13, 0x1c        ;    30.3 alu2    21 x[0]
        rorx rdx, r15, 1           ;    30.3 alu1    21 x[2]
        rorx rbx, r15, 6           ;    30.5 alu2    21 x[2]
        xor rsi, r14               ;    28.7 alu3    10 x[4]
        xor rsi, r9                ;    29.7 alu0    10 x[4]
        rorx r9, rsi, 0xa          ;    31.3 alu1    21 x[3]
        rorx r14, rsi, 0x11        ;    31.5 alu2    21 x[3]
        xor r10, rdi               ;    32.3 alu3    21 x[1]
        xor r10, rbp               ;    33.3 alu0    21 x[1]
        rorx rdi, r12, 7           ;    32.3 alu1    21 x[4]
        rorx rbp, r12, 0x29        ;    32.5 alu2    21 x[4]
        xor rsi, r9                ;    32.3 alu3    21 x[3]
        xor rsi, r14               ;    33.3 alu0    21 x[3]
        mov r9, r10                ;    34.3          9 x[0] copy
        not r9                     ;    34.3 alu3     9 x[0]
        xor r12, rdi               ;    33.3 alu0    21 x[4]
        xor r12, rbp               ;    34.3 alu3    21 x[4]
        xor r13, rax               ;    33.3 alu1     7 x[0]
        xor r13, rcx               ;    34.3 alu0     7 x[0]
        xor r13, r12               ;    35.3 alu2     7 x[0]
        xor r15, rdx               ;    33.7 alu3     7 x[2]
        xor r15, rbx               ;    34.7 alu1     7 x[2]
        xor r15, r10               ;    35.7 alu0     7 x[2]
        xor r15, 0x87              ;    36.7 alu2     7 x[2]
        xor r12, rsi               ;    35.3 alu3     7 x[4]
        mov r14, rsi               ;    34.3          9 x[2] copy
        not r14                    ;    35.3 alu1     9 x[2]
        and r9, r15                ;    37.7 alu0     9 x[0]
        mov rdi, r15               ;    37.7          9 x[1] copy
        not rdi                    ;    37.7 alu2     9 x[1]
        xor r9, r13                ;    38.7 alu3     9 x[0]
        mov rbp, r12               ;    36.3          9 x[3] copy
        not rbp                    ;    36.3 alu1     9 x[3]
        mov rax, r13               ;    36.3          9 x[4] copy
        not rax                    ;    36.5 alu0     9 x[4]
        and rdi, rsi               ;    38.7 alu2     9 x[1]
        and r14, r12               ;    36.7 alu3     9 x[2]
        xor r15, r14               ;    37.7 alu1     9 x[2]
        and r13, rbp               ;    37.5 alu0     9 x[3]
        mov r14, r15               ;    38.7         10 x[4] copy
        not r14                    ;    38.7 alu2    10 x[4]
        and rax, r10               ;    37.7 alu3     9 x[4]
        xor r12, rax               ;    38.7 alu1     9 x[4]
        xor r10, rdi               ;    39.7 alu0    10 x[4]
        xor r10, r9                ;    40.7 alu2    10 x[4]
        rorx rdi, r10, 0x3d        ;    41.7 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    41.7 alu2    21 x[1]
        xor r9, r12                ;    39.7 alu3    10 x[4]
        rorx rax, r9, 0x13         ;    40.7 alu1    21 x[0]
        rorx rcx, r9, 0x1c         ;    40.7 alu2    21 x[0]
        rorx rdx, r14, 1           ;    41.3 alu1    21 x[2]
        rorx rbx, r14, 6           ;    41.5 alu2    21 x[2]
        xor rsi, r13               ;    39.5 alu0    10 x[4]
        xor rsi, r15               ;    40.5 alu3    10 x[4]
        rorx r13, rsi, 0xa         ;    42.3 alu1    21 x[3]
        rorx r15, rsi, 0x11        ;    42.5 alu2    21 x[3]
        xor r10, rdi               ;    42.7 alu0    21 x[1]
        xor r10, rbp               ;    43.7 alu3    21 x[1]
        rorx rdi, r12, 7           ;    43.3 alu1    21 x[4]
        rorx rbp, r12, 0x29        ;    43.5 alu2    21 x[4]
        xor rsi, r13               ;    43.3 alu0    21 x[3]
        xor rsi, r15               ;    44.3 alu3    21 x[3]
        mov r13, r10               ;    44.7          9 x[0] copy
        not r13                    ;    44.7 alu0     9 x[0]
        xor r12, rdi               ;    44.3 alu3    21 x[4]
        xor r12, rbp               ;    45.3 alu0    21 x[4]
        xor r9, rax                ;    43.7 alu3     7 x[0]
        xor r9, rcx                ;    44.7 alu1     7 x[0]
        xor r9, r12                ;    46.3 alu0     7 x[0]
        xor r14, rdx               ;    44.5 alu2     7 x[2]
        xor r14, rbx               ;    45.5 alu3     7 x[2]
        xor r14, r10               ;    46.5 alu1     7 x[2]
        xor r14, 0x78              ;    47.5 alu0     7 x[2]
        xor r12, rsi               ;    46.3 alu2     7 x[4]
        and r13, r14               ;    48.5 alu3     9 x[0]
        mov r15, r14               ;    48.5          9 x[1] copy
        not r15                    ;    48.5 alu1     9 x[1]
        mov rdi, rsi               ;    45.3          9 x[2] copy
        not rdi                    ;    46.5 alu0     9 x[2]
        xor r13, r9                ;    49.5 alu2     9 x[0]
        mov rbp, r12               ;    47.3          9 x[3] copy
        not rbp                    ;    47.3 alu3     9 x[3]
        mov rax, r9                ;    47.3          9 x[4] copy
        not rax                    ;    47.3 alu1     9 x[4]
        and r15, rsi               ;    49.5 alu0     9 x[1]
        and rdi, r12               ;    47.5 alu2     9 x[2]
        xor r14, rdi               ;    48.5 alu3     9 x[2]
        and r9, rbp                ;    48.3 alu1     9 x[3]
        mov rdi, r14               ;    49.5         10 x[4] copy
        not rdi                    ;    49.5 alu0    10 x[4]
        and rax, r10               ;    48.5 alu2     9 x[4]
        xor r12, rax               ;    49.5 alu3     9 x[4]
        xor r10, r15               ;    50.5 alu1    10 x[4]
        xor r10, r13               ;    51.5 alu0    10 x[4]
        rorx r15, r10, 0x3d        ;    52.5 alu2    21 x[1]
        rorx rbp, r10, 0x27        ;    52.5 alu1    21 x[1]
        xor r13, r12               ;    50.5 alu3    10 x[4]
        rorx rax, r13, 0x13        ;    51.5 alu2    21 x[0]
        rorx rcx, r13, 0x1c        ;    51.5 alu1    21 x[0]
        rorx rdx, rdi, 1           ;    51.5 alu2    21 x[2]
        rorx rbx, rdi, 6           ;    52.3 alu1    21 x[2]
        xor rsi, r9                ;    50.5 alu0    10 x[4]
        xor rsi, r14               ;    51.5 alu3    10 x[4]
        rorx r9, rsi, 0xa          ;    52.5 alu2    21 x[3]
        rorx r14, rsi, 0x11        ;    53.3 alu1    21 x[3]
        xor r10, r15               ;    53.5 alu0    21 x[1]
        xor r10, rbp               ;    54.5 alu3    21 x[1]
        rorx r15, r12, 7           ;    53.5 alu2    21 x[4]
        rorx rbp, r12, 0x29        ;    54.3 alu1    21 x[4]
        xor rsi, r9                ;    53.5 alu0    21 x[3]
        xor rsi, r14               ;    54.5 alu3    21 x[3]
        mov r9, r10                ;    55.5          9 x[0] copy
        not r9                     ;    55.5 alu0     9 x[0]
        xor r12, r15               ;    54.5 alu3    21 x[4]
        xor r12, rbp               ;    55.5 alu0    21 x[4]
        xor r13, rax               ;    54.5 alu2     7 x[0]
        xor r13, rcx               ;    55.5 alu3     7 x[0]
        xor r13, r12               ;    56.5 alu1     7 x[0]
        xor rdi, rdx               ;    55.5 alu0     7 x[2]
        xor rdi, rbx               ;    56.5 alu2     7 x[2]
        xor rdi, r10               ;    57.5 alu3     7 x[2]
        xor rdi, 0x69              ;    58.5 alu1     7 x[2]
        xor r12, rsi               ;    56.5 alu0     7 x[4]
        mov r14, rsi               ;    55.5          9 x[2] copy
        not r14                    ;    56.5 alu2     9 x[2]
        and r9, rdi                ;    59.5 alu3     9 x[0]
        mov r15, rdi               ;    59.5          9 x[1] copy
        not r15                    ;    59.5 alu1     9 x[1]
        xor r9, r13                ;    60.5 alu0     9 x[0]
        mov rbp, r12               ;    57.5          9 x[3] copy
        not rbp                    ;    57.5 alu2     9 x[3]
        mov rax, r13               ;    57.5          9 x[4] copy
        not rax                    ;    57.7 alu3     9 x[4]
        and r14, r12               ;    58.3 alu1     9 x[2]
        and r15, rsi               ;    60.5 alu0     9 x[1]
        xor r14, rdi               ;    59.5 alu2     9 x[2]
        and r13, rbp               ;    58.7 alu3     9 x[3]
        and rax, r10               ;    59.3 alu1     9 x[4]
        xor r12, rax               ;    60.3 alu0     9 x[4]
        mov rdi, r14               ;    60.5         10 x[4] copy
        not rdi                    ;    60.5 alu2    10 x[4]
        xor r10, r15               ;    61.5 alu3    10 x[4]
        xor r10, r9                ;    62.5 alu1    10 x[4]
        rorx r15, r10, 0x3d        ;    63.5 alu2    21 x[1]
        rorx rbp, r10, 0x27        ;    63.5 alu1    21 x[1]
        xor r9, r12                ;    61.5 alu0    10 x[4]
        rorx rax, r9, 0x13         ;    62.5 alu2    21 x[0]
        rorx rcx, r9, 0x1c         ;    62.5 alu1    21 x[0]
        rorx rdx, rdi, 1           ;    62.5 alu2    21 x[2]
        rorx rbx, rdi, 6           ;    63.3 alu1    21 x[2]
        xor rsi, r13               ;    60.7 alu3    10 x[4]
        xor rsi, r14               ;    61.7 alu0    10 x[4]
        rorx r13, rsi, 0xa         ;    63.5 alu2    21 x[3]
        rorx r14, rsi, 0x11        ;    64.3 alu1    21 x[3]
        xor r10, r15               ;    64.5 alu3    21 x[1]
        xor r10, rbp               ;    65.5 alu0    21 x[1]
        rorx r15, r12, 7           ;    64.5 alu2    21 x[4]
        rorx rbp, r12, 0x29        ;    65.3 alu1    21 x[4]
        xor rsi, r13               ;    64.5 alu3    21 x[3]
        xor rsi, r14               ;    65.5 alu0    21 x[3]
        mov r13, r10               ;    66.5          9 x[0] copy
        not r13                    ;    66.5 alu3     9 x[0]
        xor r12, r15               ;    65.5 alu0    21 x[4]
        xor r12, rbp               ;    66.5 alu3    21 x[4]
        xor r9, rax                ;    65.5 alu0     7 x[0]
        xor r9, rcx                ;    66.5 alu2     7 x[0]
        xor r9, r12                ;    67.5 alu3     7 x[0]
        xor rdi, rdx               ;    66.3 alu1     7 x[2]
        xor rdi, rbx               ;    67.3 alu0     7 x[2]
        xor rdi, r10               ;    68.3 alu2     7 x[2]
        xor rdi, 0x5a              ;    69.3 alu3     7 x[2]
        xor r12, rsi               ;    67.5 alu1     7 x[4]
        mov r14, rsi               ;    66.5          9 x[2] copy
        not r14                    ;    67.5 alu0     9 x[2]
        and r13, rdi               ;    70.3 alu2     9 x[0]
        mov r15, rdi               ;    70.3          9 x[1] copy
        not r15                    ;    70.3 alu3     9 x[1]
        xor r13, r9                ;    71.3 alu1     9 x[0]
        mov rbp, r12               ;    68.5          9 x[3] copy
        not rbp                    ;    68.5 alu0     9 x[3]
        mov rax, r9                ;    68.5          9 x[4] copy
        not rax                    ;    68.5 alu2     9 x[4]
        and r15, rsi               ;    71.3 alu3     9 x[1]
        and r14, r12               ;    69.3 alu1     9 x[2]
        xor rdi, r14               ;    70.3 alu0     9 x[2]
        and r9, rbp                ;    69.5 alu2     9 x[3]
        and rax, r10               ;    69.7 alu3     9 x[4]
        xor r12, rax               ;    70.7 alu1     9 x[4]
        mov r14, rdi               ;    71.3         10 x[4] copy
        not r14                    ;    71.3 alu0    10 x[4]
        xor r10, r15               ;    72.3 alu2    10 x[4]
        xor r10, r13               ;    73.3 alu3    10 x[4]
        rorx r15, r10, 0x3d        ;    74.3 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    74.3 alu2    21 x[1]
        xor r13, r12               ;    72.3 alu0    10 x[4]
        rorx rax, r13, 0x13        ;    73.3 alu1    21 x[0]
        rorx rcx, r13, 0x1c        ;    73.3 alu2    21 x[0]
        rorx rdx, r14, 1           ;    73.3 alu1    21 x[2]
        rorx rbx, r14, 6           ;    73.5 alu2    21 x[2]
        xor rsi, r9                ;    71.7 alu3    10 x[4]
        xor rsi, rdi               ;    72.7 alu0    10 x[4]
        rorx r9, rsi, 0xa          ;    74.3 alu1    21 x[3]
        rorx rdi, rsi, 0x11        ;    74.5 alu2    21 x[3]
        xor r10, r15               ;    75.3 alu3    21 x[1]
        xor r10, rbp               ;    76.3 alu0    21 x[1]
        rorx r15, r12, 7           ;    75.3 alu1    21 x[4]
        rorx rbp, r12, 0x29        ;    75.5 alu2    21 x[4]
        xor rsi, r9                ;    75.3 alu3    21 x[3]
        xor rsi, rdi               ;    76.3 alu0    21 x[3]
        mov r9, r10                ;    77.3          9 x[0] copy
        not r9                     ;    77.3 alu3     9 x[0]
        xor r12, r15               ;    76.3 alu0    21 x[4]
        xor r12, rbp               ;    77.3 alu3    21 x[4]
        xor r13, rax               ;    76.3 alu1     7 x[0]
        xor r13, rcx               ;    77.3 alu0     7 x[0]
        xor r13, r12               ;    78.3 alu2     7 x[0]
        xor r14, rdx               ;    76.7 alu3     7 x[2]
        xor r14, rbx               ;    77.7 alu1     7 x[2]
        xor r14, r10               ;    78.7 alu0     7 x[2]
        xor r14, 0x4b              ;    79.7 alu2     7 x[2]
        xor r12, rsi               ;    78.3 alu3     7 x[4]
        mov r15, rsi               ;    77.3          9 x[2] copy
        not r15                    ;    78.3 alu1     9 x[2]
        and r9, r14                ;    80.7 alu0     9 x[0]
        mov rdi, r14               ;    80.7          9 x[1] copy
        not rdi                    ;    80.7 alu2     9 x[1]
        xor r9, r13                ;    81.7 alu3     9 x[0]
        mov rbp, r12               ;    79.3          9 x[3] copy
        not rbp                    ;    79.3 alu1     9 x[3]
        mov rax, r13               ;    79.3          9 x[4] copy
        not rax                    ;    79.5 alu0     9 x[4]
        and rdi, rsi               ;    81.7 alu2     9 x[1]
        and r15, r12               ;    79.7 alu3     9 x[2]
        xor r14, r15               ;    80.7 alu1     9 x[2]
        and r13, rbp               ;    80.5 alu0     9 x[3]
        mov r15, r14               ;    81.7         10 x[4] copy
        not r15                    ;    81.7 alu2    10 x[4]
        and rax, r10               ;    80.7 alu3     9 x[4]
        xor r12, rax               ;    81.7 alu1     9 x[4]
        xor r10, rdi               ;    82.7 alu0    10 x[4]
        xor r10, r9                ;    83.7 alu2    10 x[4]
        rorx rdi, r10, 0x3d        ;    84.7 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    84.7 alu2    21 x[1]
        xor r9, r12                ;    82.7 alu3    10 x[4]
        rorx rax, r9, 0x13         ;    83.7 alu1    21 x[0]
        rorx rcx, r9, 0x1c         ;    83.7 alu2    21 x[0]
        rorx rdx, r15, 1           ;    84.3 alu1    21 x[2]
        rorx rbx, r15, 6           ;    84.5 alu2    21 x[2]
        xor rsi, r13               ;    82.5 alu0    10 x[4]
        xor rsi, r14               ;    83.5 alu3    10 x[4]
        rorx r13, rsi, 0xa         ;    85.3 alu1    21 x[3]
        rorx r14, rsi, 0x11        ;    85.5 alu2    21 x[3]
        xor r9, rax                ;    84.7 alu0    21 x[0]
        xor r9, rcx                ;    85.7 alu3    21 x[0]
        rorx rax, r12, 7           ;    86.3 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    86.5 alu2    21 x[4]
        xor r10, rdi               ;    85.7 alu0    21 x[1]
        xor r10, rbp               ;    86.7 alu3    21 x[1]
        xor r15, rdx               ;    85.5 alu0    21 x[2]
        xor r15, rbx               ;    86.5 alu3    21 x[2]
        xor rsi, r13               ;    86.5 alu0    21 x[3]
        xor rsi, r14               ;    87.5 alu3    21 x[3]
        xor r12, rax               ;    87.3 alu1    21 x[4]
        xor r12, rcx               ;    88.3 alu0    21 x[4]
        add r11, 0x10              ;    87.5 alu2    47 blocks
        add r8, 0x10               ;    87.7 alu3    47 blocks
        mov r13, r15               ;    87.5         21 x[2] copy
        mov r14, rsi               ;    88.5         21 x[3] copy
        cmp r8, qword [rsp + 16]   ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8    ;                    resident
        mov qword [rsp + 24], r9   ;                    resident
        mov qword [rsp + 32], r10  ;                    resident
        mov qword [rsp + 64], r11  ;                    resident
        mov qword [rsp + 56], r12  ;                    resident
        mov qword [rsp + 40], r13  ;                    resident
        mov qword [rsp + 48], r14  ;                    resident
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
