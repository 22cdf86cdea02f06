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
;   blocks: 385 uops, planned 89.3; bounds: width 64.2, ports 87.0, path 54.0
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
        lea rbx, [rsp + 128]       ;                    frame
        mov qword [rbx - 128], rdi ;                    argument
        mov dword [rbx - 56], ecx  ;                    argument
        mov qword [rbx - 120], rsi ;                    argument
        mov qword [rbx - 64], rdx  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 agu0    47 st reload
        mov r9, qword [r8]         ;     4.0 agu1    47 st
        mov r10d, dword [rbx - 56] ;     0.3 agu2    47 st
        shl r10, 4                 ;     4.3 alu1    47 st
        mov r11, qword [r8 + 8]    ;     4.0 agu0    47 st
        mov r12, qword [r8 + 16]   ;     4.0 agu1    47 st
        mov r13, qword [r8 + 24]   ;     4.0 agu2    47 st
        mov r14, qword [r8 + 32]   ;     4.0 agu0    47 st
        add r10, qword [rbx - 120] ;     5.3 alu0+agu1   47 st
        mov qword [rbx - 112], r10 ;     6.3 agu2+st0   47 st
        mov qword [rbx - 104], r9  ;     8.0 agu0+st1   47 st
        mov qword [rbx - 96], r11  ;     8.0 agu1+st0   47 st
        mov qword [rbx - 88], r12  ;     8.0 agu2+st1   47 st
        mov qword [rbx - 80], r13  ;     8.0 agu0+st0   47 st
        mov qword [rbx - 72], r14  ;     8.0 agu1+st1   47 st
        cmp dword [rbx - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 120]  ;                    resident
        mov r9, qword [rbx - 104]  ;                    resident
        mov r10, qword [rbx - 96]  ;                    resident
        mov r11, qword [rbx - 64]  ;                    resident
        mov r12, qword [rbx - 72]  ;                    resident
        mov r13, qword [rbx - 88]  ;                    resident
        mov r14, qword [rbx - 80]  ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r8]         ;     4.0 alu0+agu0   49 c
        mov qword [r11], r9        ;     5.0 agu1+st0   50 dst
        xor r9, r12                ;     5.0 alu1     7 x[0]
        xor r10, qword [r8 + 8]    ;     4.0 alu2+agu2   49 c
        mov qword [r11 + 8], r10   ;     5.0 agu0+st1   50 dst
        mov r15, r10               ;     5.0          7 x[2] copy
        xor r15, r13               ;     5.0 alu3     7 x[2]
        xor r15, 0xb4              ;     6.0 alu0     7 x[2]
        mov r13, r10               ;     5.0          9 x[0] copy
        not r13                    ;     5.0 alu1     9 x[0]
        and r13, r15               ;     7.0 alu2     9 x[0]
        xor r13, r9                ;     8.0 alu3     9 x[0]
        mov rsi, r15               ;     7.0          9 x[1] copy
        not rsi                    ;     7.0 alu0     9 x[1]
        and rsi, r14               ;     8.0 alu1     9 x[1]
        mov rdi, r14               ;     2.5          9 x[2] copy
        not rdi                    ;     2.7 alu2     9 x[2]
        xor r12, r14               ;     3.0 alu3     7 x[4]
        and rdi, r12               ;     4.0 alu0     9 x[2]
        xor rdi, r15               ;     7.0 alu1     9 x[2]
        mov r15, r12               ;     4.2          9 x[3] copy
        not r15                    ;     4.3 alu2     9 x[3]
        and r15, r9                ;     6.0 alu3     9 x[3]
        not r9                     ;     6.0 alu0     9 x[4]
        and r9, r10                ;     7.0 alu1     9 x[4]
        xor r12, r9                ;     8.0 alu2     9 x[4]
        xor r10, rsi               ;     9.0 alu3    10 x[4]
        xor r10, r13               ;    10.0 alu0    10 x[4]
        xor r13, r12               ;     9.0 alu1    10 x[4]
        xor r15, r14               ;     7.0 alu2    10 x[4]
        xor r15, rdi               ;     8.0 alu3    10 x[4]
        not rdi                    ;     8.0 alu0    10 x[4]
        rorx r9, r13, 0x13         ;    10.0 alu1    21 x[0]
        rorx r14, r13, 0x1c        ;    10.0 alu2    21 x[0]
        rorx rsi, r10, 0x3d        ;    11.0 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    11.0 alu2    21 x[1]
        xor r10, rsi               ;    12.0 alu3    21 x[1]
        xor r10, rbp               ;    13.0 alu0    21 x[1]
        rorx rsi, rdi, 1           ;     9.0 alu1    21 x[2]
        rorx rbp, rdi, 6           ;     9.3 alu2    21 x[2]
        rorx rax, r15, 0xa         ;    10.0 alu1    21 x[3]
        rorx rcx, r15, 0x11        ;    10.3 alu2    21 x[3]
        xor r15, rax               ;    11.0 alu3    21 x[3]
        xor r15, rcx               ;    12.0 alu0    21 x[3]
        rorx rax, r12, 7           ;    11.0 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    11.3 alu2    21 x[4]
        xor r12, rax               ;    12.0 alu3    21 x[4]
        xor r12, rcx               ;    13.0 alu0    21 x[4]
        xor r13, r9                ;    11.0 alu3     7 x[0]
        xor r13, r14               ;    12.0 alu0     7 x[0]
        xor r13, r12               ;    14.0 alu3     7 x[0]
        xor rdi, rsi               ;    11.7 alu0     7 x[2]
        xor rdi, rbp               ;    12.7 alu1     7 x[2]
        xor rdi, r10               ;    14.0 alu2     7 x[2]
        xor rdi, 0xa5              ;    15.0 alu3     7 x[2]
        xor r12, r15               ;    14.0 alu0     7 x[4]
        mov r9, r10                ;    14.0          9 x[0] copy
        not r9                     ;    14.0 alu1     9 x[0]
        and r9, rdi                ;    16.0 alu2     9 x[0]
        xor r9, r13                ;    17.0 alu3     9 x[0]
        mov r14, rdi               ;    16.0          9 x[1] copy
        not r14                    ;    16.0 alu0     9 x[1]
        and r14, r15               ;    17.0 alu1     9 x[1]
        mov rsi, r15               ;    13.0          9 x[2] copy
        not rsi                    ;    14.3 alu2     9 x[2]
        and rsi, r12               ;    15.3 alu3     9 x[2]
        xor rdi, rsi               ;    16.3 alu0     9 x[2]
        mov rsi, r12               ;    15.0          9 x[3] copy
        not rsi                    ;    15.0 alu1     9 x[3]
        and rsi, r13               ;    16.0 alu2     9 x[3]
        not r13                    ;    15.5 alu3     9 x[4]
        and r13, r10               ;    16.5 alu0     9 x[4]
        xor r12, r13               ;    17.5 alu1     9 x[4]
        xor r10, r14               ;    18.0 alu2    10 x[4]
        xor r10, r9                ;    19.0 alu3    10 x[4]
        xor r9, r12                ;    18.5 alu0    10 x[4]
        xor r15, rsi               ;    17.0 alu1    10 x[4]
        xor r15, rdi               ;    18.0 alu2    10 x[4]
        not rdi                    ;    17.5 alu3    10 x[4]
        rorx r13, r9, 0x13         ;    19.5 alu1    21 x[0]
        rorx r14, r9, 0x1c         ;    19.5 alu2    21 x[0]
        rorx rsi, r10, 0x3d        ;    20.0 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    20.0 alu2    21 x[1]
        xor r10, rsi               ;    21.0 alu0    21 x[1]
        xor r10, rbp               ;    22.0 alu3    21 x[1]
        rorx rsi, rdi, 1           ;    20.0 alu1    21 x[2]
        rorx rbp, rdi, 6           ;    20.3 alu2    21 x[2]
        rorx rax, r15, 0xa         ;    21.0 alu1    21 x[3]
        rorx rcx, r15, 0x11        ;    21.3 alu2    21 x[3]
        xor r15, rax               ;    22.0 alu0    21 x[3]
        xor r15, rcx               ;    23.0 alu3    21 x[3]
        rorx rax, r12, 7           ;    22.0 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    22.3 alu2    21 x[4]
        xor r12, rax               ;    23.0 alu0    21 x[4]
        xor r12, rcx               ;    24.0 alu3    21 x[4]
        xor r9, r13                ;    20.7 alu0     7 x[0]
        xor r9, r14                ;    21.7 alu3     7 x[0]
        xor r9, r12                ;    25.0 alu0     7 x[0]
        xor rdi, rsi               ;    22.5 alu3     7 x[2]
        xor rdi, rbp               ;    23.5 alu0     7 x[2]
        xor rdi, r10               ;    24.5 alu1     7 x[2]
        xor rdi, 0x96              ;    25.5 alu2     7 x[2]
        xor r12, r15               ;    25.0 alu3     7 x[4]
        mov r13, r10               ;    23.0          9 x[0] copy
        not r13                    ;    23.7 alu0     9 x[0]
        and r13, rdi               ;    26.5 alu1     9 x[0]
        xor r13, r9                ;    27.5 alu2     9 x[0]
        mov r14, rdi               ;    26.5          9 x[1] copy
        not r14                    ;    26.5 alu3     9 x[1]
        and r14, r15               ;    27.5 alu0     9 x[1]
        mov rsi, r15               ;    24.0          9 x[2] copy
        not rsi                    ;    25.0 alu1     9 x[2]
        and rsi, r12               ;    26.0 alu2     9 x[2]
        xor rdi, rsi               ;    27.0 alu3     9 x[2]
        mov rsi, r12               ;    26.0          9 x[3] copy
        not rsi                    ;    26.0 alu0     9 x[3]
        and rsi, r9                ;    27.0 alu1     9 x[3]
        not r9                     ;    26.3 alu2     9 x[4]
        and r9, r10                ;    27.3 alu3     9 x[4]
        xor r12, r9                ;    28.3 alu0     9 x[4]
        xor r10, r14               ;    28.5 alu1    10 x[4]
        xor r10, r13               ;    29.5 alu2    10 x[4]
        xor r13, r12               ;    29.3 alu3    10 x[4]
        xor r15, rsi               ;    28.0 alu0    10 x[4]
        xor r15, rdi               ;    29.0 alu1    10 x[4]
        not rdi                    ;    28.3 alu2    10 x[4]
        rorx r9, r13, 0x13         ;    30.3 alu1    21 x[0]
        rorx r14, r13, 0x1c        ;    30.3 alu2    21 x[0]
        rorx rsi, r10, 0x3d        ;    30.5 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    30.5 alu2    21 x[1]
        xor r10, rsi               ;    31.5 alu3    21 x[1]
        xor r10, rbp               ;    32.5 alu0    21 x[1]
        rorx rsi, rdi, 1           ;    31.0 alu1    21 x[2]
        rorx rbp, rdi, 6           ;    31.3 alu2    21 x[2]
        rorx rax, r15, 0xa         ;    32.0 alu1    21 x[3]
        rorx rcx, r15, 0x11        ;    32.3 alu2    21 x[3]
        xor r15, rax               ;    33.0 alu3    21 x[3]
        xor r15, rcx               ;    34.0 alu0    21 x[3]
        rorx rax, r12, 7           ;    33.0 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    33.3 alu2    21 x[4]
        xor r12, rax               ;    34.0 alu3    21 x[4]
        xor r12, rcx               ;    35.0 alu0    21 x[4]
        xor r13, r9                ;    31.5 alu3     7 x[0]
        xor r13, r14               ;    32.5 alu0     7 x[0]
        xor r13, r12               ;    36.0 alu3     7 x[0]
        xor rdi, rsi               ;    32.7 alu0     7 x[2]
        xor rdi, rbp               ;    33.7 alu3     7 x[2]
        xor rdi, r10               ;    34.7 alu0     7 x[2]
        xor rdi, 0x87              ;    35.7 alu1     7 x[2]
        xor r12, r15               ;    36.0 alu2     7 x[4]
        mov r9, r10                ;    33.5          9 x[0] copy
        not r9                     ;    34.5 alu3     9 x[0]
        and r9, rdi                ;    36.7 alu0     9 x[0]
        xor r9, r13                ;    37.7 alu1     9 x[0]
        mov r14, rdi               ;    36.7          9 x[1] copy
        not r14                    ;    36.7 alu2     9 x[1]
        and r14, r15               ;    37.7 alu3     9 x[1]
        mov rsi, r15               ;    35.0          9 x[2] copy
        not rsi                    ;    35.7 alu0     9 x[2]
        and rsi, r12               ;    37.0 alu1     9 x[2]
        xor rdi, rsi               ;    38.0 alu2     9 x[2]
        mov rsi, r12               ;    37.0          9 x[3] copy
        not rsi                    ;    37.0 alu3     9 x[3]
        and rsi, r13               ;    38.0 alu0     9 x[3]
        not r13                    ;    37.0 alu1     9 x[4]
        and r13, r10               ;    38.0 alu2     9 x[4]
        xor r12, r13               ;    39.0 alu3     9 x[4]
        xor r10, r14               ;    38.7 alu0    10 x[4]
        xor r10, r9                ;    39.7 alu1    10 x[4]
        xor r9, r12                ;    40.0 alu2    10 x[4]
        xor r15, rsi               ;    39.0 alu3    10 x[4]
        xor r15, rdi               ;    40.0 alu0    10 x[4]
        not rdi                    ;    39.0 alu1    10 x[4]
        rorx r13, r9, 0x13         ;    41.0 alu2    21 x[0]
        rorx r14, r9, 0x1c         ;    41.0 alu1    21 x[0]
        rorx rsi, r10, 0x3d        ;    40.7 alu2    21 x[1]
        rorx rbp, r10, 0x27        ;    41.0 alu1    21 x[1]
        xor r10, rsi               ;    41.7 alu3    21 x[1]
        xor r10, rbp               ;    42.7 alu0    21 x[1]
        rorx rsi, rdi, 1           ;    41.3 alu2    21 x[2]
        rorx rbp, rdi, 6           ;    42.0 alu1    21 x[2]
        rorx rax, r15, 0xa         ;    42.3 alu2    21 x[3]
        rorx rcx, r15, 0x11        ;    43.0 alu1    21 x[3]
        xor r15, rax               ;    43.3 alu3    21 x[3]
        xor r15, rcx               ;    44.3 alu0    21 x[3]
        rorx rax, r12, 7           ;    43.3 alu2    21 x[4]
        rorx rcx, r12, 0x29        ;    44.0 alu1    21 x[4]
        xor r12, rax               ;    44.3 alu3    21 x[4]
        xor r12, rcx               ;    45.3 alu0    21 x[4]
        xor r9, r13                ;    42.5 alu3     7 x[0]
        xor r9, r14                ;    43.5 alu0     7 x[0]
        xor r9, r12                ;    46.3 alu3     7 x[0]
        xor rdi, rsi               ;    43.7 alu0     7 x[2]
        xor rdi, rbp               ;    44.7 alu2     7 x[2]
        xor rdi, r10               ;    45.7 alu3     7 x[2]
        xor rdi, 0x78              ;    46.7 alu0     7 x[2]
        xor r12, r15               ;    46.3 alu1     7 x[4]
        mov r13, r10               ;    43.7          9 x[0] copy
        not r13                    ;    45.3 alu2     9 x[0]
        and r13, rdi               ;    47.7 alu3     9 x[0]
        xor r13, r9                ;    48.7 alu0     9 x[0]
        mov r14, rdi               ;    47.7          9 x[1] copy
        not r14                    ;    47.7 alu1     9 x[1]
        and r14, r15               ;    48.7 alu2     9 x[1]
        mov rsi, r15               ;    45.3          9 x[2] copy
        not rsi                    ;    46.5 alu3     9 x[2]
        and rsi, r12               ;    47.5 alu0     9 x[2]
        xor rdi, rsi               ;    48.5 alu1     9 x[2]
        mov rsi, r12               ;    47.3          9 x[3] copy
        not rsi                    ;    47.3 alu2     9 x[3]
        and rsi, r9                ;    48.3 alu3     9 x[3]
        not r9                     ;    47.7 alu0     9 x[4]
        and r9, r10                ;    48.7 alu1     9 x[4]
        xor r12, r9                ;    49.7 alu2     9 x[4]
        xor r10, r14               ;    49.7 alu3    10 x[4]
        xor r10, r13               ;    50.7 alu0    10 x[4]
        xor r13, r12               ;    50.7 alu1    10 x[4]
        xor r15, rsi               ;    49.3 alu2    10 x[4]
        xor r15, rdi               ;    50.3 alu3    10 x[4]
        not rdi                    ;    49.7 alu0    10 x[4]
        rorx r9, r13, 0x13         ;    51.7 alu1    21 x[0]
        rorx r14, r13, 0x1c        ;    51.7 alu2    21 x[0]
        rorx rsi, r10, 0x3d        ;    51.7 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    51.7 alu2    21 x[1]
        xor r10, rsi               ;    52.7 alu3    21 x[1]
        xor r10, rbp               ;    53.7 alu0    21 x[1]
        rorx rsi, rdi, 1           ;    52.0 alu1    21 x[2]
        rorx rbp, rdi, 6           ;    52.3 alu2    21 x[2]
        rorx rax, r15, 0xa         ;    53.0 alu1    21 x[3]
        rorx rcx, r15, 0x11        ;    53.3 alu2    21 x[3]
        xor r15, rax               ;    54.0 alu3    21 x[3]
        xor r15, rcx               ;    55.0 alu0    21 x[3]
        rorx rax, r12, 7           ;    54.0 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    54.3 alu2    21 x[4]
        xor r12, rax               ;    55.0 alu3    21 x[4]
        xor r12, rcx               ;    56.0 alu0    21 x[4]
        xor r13, r9                ;    53.5 alu3     7 x[0]
        xor r13, r14               ;    54.5 alu0     7 x[0]
        xor r13, r12               ;    57.0 alu3     7 x[0]
        xor rdi, rsi               ;    54.7 alu0     7 x[2]
        xor rdi, rbp               ;    55.7 alu1     7 x[2]
        xor rdi, r10               ;    56.7 alu2     7 x[2]
        xor rdi, 0x69              ;    57.7 alu3     7 x[2]
        xor r12, r15               ;    57.0 alu0     7 x[4]
        mov r9, r10                ;    54.7          9 x[0] copy
        not r9                     ;    56.0 alu1     9 x[0]
        and r9, rdi                ;    58.7 alu2     9 x[0]
        xor r9, r13                ;    59.7 alu3     9 x[0]
        mov r14, rdi               ;    58.7          9 x[1] copy
        not r14                    ;    58.7 alu0     9 x[1]
        and r14, r15               ;    59.7 alu1     9 x[1]
        mov rsi, r15               ;    56.0          9 x[2] copy
        not rsi                    ;    57.3 alu2     9 x[2]
        and rsi, r12               ;    58.3 alu3     9 x[2]
        xor rdi, rsi               ;    59.3 alu0     9 x[2]
        mov rsi, r12               ;    58.0          9 x[3] copy
        not rsi                    ;    58.0 alu1     9 x[3]
        and rsi, r13               ;    59.0 alu2     9 x[3]
        not r13                    ;    58.5 alu3     9 x[4]
        and r13, r10               ;    59.5 alu0     9 x[4]
        xor r12, r13               ;    60.5 alu1     9 x[4]
        xor r10, r14               ;    60.7 alu2    10 x[4]
        xor r10, r9                ;    61.7 alu3    10 x[4]
        xor r9, r12                ;    61.5 alu0    10 x[4]
        xor r15, rsi               ;    60.0 alu1    10 x[4]
        xor r15, rdi               ;    61.0 alu2    10 x[4]
        not rdi                    ;    60.5 alu3    10 x[4]
        rorx r13, r9, 0x13         ;    62.5 alu1    21 x[0]
        rorx r14, r9, 0x1c         ;    62.5 alu2    21 x[0]
        rorx rsi, r10, 0x3d        ;    62.7 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    62.7 alu2    21 x[1]
        xor r10, rsi               ;    63.7 alu0    21 x[1]
        xor r10, rbp               ;    64.7 alu3    21 x[1]
        rorx rsi, rdi, 1           ;    63.0 alu1    21 x[2]
        rorx rbp, rdi, 6           ;    63.3 alu2    21 x[2]
        rorx rax, r15, 0xa         ;    64.0 alu1    21 x[3]
        rorx rcx, r15, 0x11        ;    64.3 alu2    21 x[3]
        xor r15, rax               ;    65.0 alu0    21 x[3]
        xor r15, rcx               ;    66.0 alu3    21 x[3]
        rorx rax, r12, 7           ;    65.0 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    65.3 alu2    21 x[4]
        xor r12, rax               ;    66.0 alu0    21 x[4]
        xor r12, rcx               ;    67.0 alu3    21 x[4]
        xor r9, r13                ;    63.7 alu0     7 x[0]
        xor r9, r14                ;    64.7 alu3     7 x[0]
        xor r9, r12                ;    68.0 alu0     7 x[0]
        xor rdi, rsi               ;    65.5 alu3     7 x[2]
        xor rdi, rbp               ;    66.5 alu0     7 x[2]
        xor rdi, r10               ;    67.5 alu1     7 x[2]
        xor rdi, 0x5a              ;    68.5 alu2     7 x[2]
        xor r12, r15               ;    68.0 alu3     7 x[4]
        mov r13, r10               ;    65.7          9 x[0] copy
        not r13                    ;    66.7 alu0     9 x[0]
        and r13, rdi               ;    69.5 alu1     9 x[0]
        xor r13, r9                ;    70.5 alu2     9 x[0]
        mov r14, rdi               ;    69.5          9 x[1] copy
        not r14                    ;    69.5 alu3     9 x[1]
        and r14, r15               ;    70.5 alu0     9 x[1]
        mov rsi, r15               ;    67.0          9 x[2] copy
        not rsi                    ;    68.0 alu1     9 x[2]
        and rsi, r12               ;    69.0 alu2     9 x[2]
        xor rdi, rsi               ;    70.0 alu3     9 x[2]
        mov rsi, r12               ;    69.0          9 x[3] copy
        not rsi                    ;    69.0 alu0     9 x[3]
        and rsi, r9                ;    70.0 alu1     9 x[3]
        not r9                     ;    69.3 alu2     9 x[4]
        and r9, r10                ;    70.3 alu3     9 x[4]
        xor r12, r9                ;    71.3 alu0     9 x[4]
        xor r10, r14               ;    71.5 alu1    10 x[4]
        xor r10, r13               ;    72.5 alu2    10 x[4]
        xor r13, r12               ;    72.3 alu3    10 x[4]
        xor r15, rsi               ;    71.0 alu0    10 x[4]
        xor r15, rdi               ;    72.0 alu1    10 x[4]
        not rdi                    ;    71.3 alu2    10 x[4]
        rorx r9, r13, 0x13         ;    73.3 alu1    21 x[0]
        rorx r14, r13, 0x1c        ;    73.3 alu2    21 x[0]
        rorx rsi, r10, 0x3d        ;    73.5 alu1    21 x[1]
        rorx rbp, r10, 0x27        ;    73.5 alu2    21 x[1]
        xor r10, rsi               ;    74.5 alu3    21 x[1]
        xor r10, rbp               ;    75.5 alu0    21 x[1]
        rorx rsi, rdi, 1           ;    74.0 alu1    21 x[2]
        rorx rbp, rdi, 6           ;    74.3 alu2    21 x[2]
        rorx rax, r15, 0xa         ;    75.0 alu1    21 x[3]
        rorx rcx, r15, 0x11        ;    75.3 alu2    21 x[3]
        xor r15, rax               ;    76.0 alu3    21 x[3]
        xor r15, rcx               ;    77.0 alu0    21 x[3]
        rorx rax, r12, 7           ;    76.0 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    76.3 alu2    21 x[4]
        xor r12, rax               ;    77.0 alu3    21 x[4]
        xor r12, rcx               ;    78.0 alu0    21 x[4]
        xor r13, r9                ;    74.5 alu3     7 x[0]
        xor r13, r14               ;    75.5 alu0     7 x[0]
        xor r13, r12               ;    79.0 alu3     7 x[0]
        xor rdi, rsi               ;    75.7 alu0     7 x[2]
        xor rdi, rbp               ;    76.7 alu3     7 x[2]
        xor rdi, r10               ;    77.7 alu0     7 x[2]
        xor rdi, 0x4b              ;    78.7 alu1     7 x[2]
        xor r12, r15               ;    79.0 alu2     7 x[4]
        mov r9, r10                ;    76.5          9 x[0] copy
        not r9                     ;    77.5 alu3     9 x[0]
        and r9, rdi                ;    79.7 alu0     9 x[0]
        xor r9, r13                ;    80.7 alu1     9 x[0]
        mov r14, rdi               ;    79.7          9 x[1] copy
        not r14                    ;    79.7 alu2     9 x[1]
        and r14, r15               ;    80.7 alu3     9 x[1]
        mov rsi, r15               ;    78.0          9 x[2] copy
        not rsi                    ;    78.7 alu0     9 x[2]
        and rsi, r12               ;    80.0 alu1     9 x[2]
        xor rdi, rsi               ;    81.0 alu2     9 x[2]
        mov rsi, r12               ;    80.0          9 x[3] copy
        not rsi                    ;    80.0 alu3     9 x[3]
        and rsi, r13               ;    81.0 alu0     9 x[3]
        not r13                    ;    80.0 alu1     9 x[4]
        and r13, r10               ;    81.0 alu2     9 x[4]
        xor r12, r13               ;    82.0 alu3     9 x[4]
        xor r10, r14               ;    81.7 alu0    10 x[4]
        xor r10, r9                ;    82.7 alu1    10 x[4]
        xor r9, r12                ;    83.0 alu2    10 x[4]
        xor r15, rsi               ;    82.0 alu3    10 x[4]
        xor r15, rdi               ;    83.0 alu0    10 x[4]
        not rdi                    ;    82.0 alu1    10 x[4]
        rorx r13, r9, 0x13         ;    84.0 alu2    21 x[0]
        rorx r14, r9, 0x1c         ;    84.0 alu1    21 x[0]
        xor r9, r13                ;    85.0 alu3    21 x[0]
        xor r9, r14                ;    86.0 alu0    21 x[0]
        rorx r13, r10, 0x3d        ;    83.7 alu2    21 x[1]
        rorx r14, r10, 0x27        ;    84.0 alu1    21 x[1]
        xor r10, r13               ;    84.7 alu3    21 x[1]
        xor r10, r14               ;    85.7 alu0    21 x[1]
        rorx r13, rdi, 1           ;    84.3 alu2    21 x[2]
        rorx r14, rdi, 6           ;    85.0 alu1    21 x[2]
        xor rdi, r13               ;    85.3 alu3    21 x[2]
        xor rdi, r14               ;    86.3 alu0    21 x[2]
        rorx r13, r15, 0xa         ;    85.3 alu2    21 x[3]
        rorx r14, r15, 0x11        ;    86.0 alu1    21 x[3]
        xor r15, r13               ;    86.3 alu3    21 x[3]
        xor r15, r14               ;    87.3 alu0    21 x[3]
        rorx r13, r12, 7           ;    86.3 alu2    21 x[4]
        rorx r14, r12, 0x29        ;    87.0 alu1    21 x[4]
        xor r12, r13               ;    87.3 alu3    21 x[4]
        xor r12, r14               ;    88.3 alu0    21 x[4]
        add r11, 0x10              ;    87.3 alu2    47 blocks
        add r8, 0x10               ;    87.5 alu3    47 blocks
        mov r13, rdi               ;    87.3         21 x[2] copy
        mov r14, r15               ;    88.3         21 x[3] copy
        cmp r8, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 120], r8  ;                    resident
        mov qword [rbx - 104], r9  ;                    resident
        mov qword [rbx - 96], r10  ;                    resident
        mov qword [rbx - 64], r11  ;                    resident
        mov qword [rbx - 72], r12  ;                    resident
        mov qword [rbx - 88], r13  ;                    resident
        mov qword [rbx - 80], r14  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 104]  ;     0.0 agu0    47 blocks reload
        mov r9, qword [rbx - 128]  ;     0.2 agu1    47 blocks reload
        mov qword [r9], r8         ;     4.0 agu2+st0   47 blocks
        mov r8, qword [rbx - 96]   ;     1.0 agu0    47 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 agu1+st1   47 blocks
        mov r8, qword [rbx - 88]   ;     1.3 agu2    47 blocks reload
        mov qword [r9 + 16], r8    ;     5.3 agu0+st0   47 blocks
        mov r8, qword [rbx - 80]   ;     2.2 agu1    47 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 agu2+st1   47 blocks
        mov r8, qword [rbx - 72]   ;     3.0 agu0    47 blocks reload
        mov qword [r9 + 32], r8    ;     7.0 agu1+st0   47 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
        mov qword [rbx - 80], rax  ;                    cleared
        mov qword [rbx - 72], rax  ;                    cleared
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
