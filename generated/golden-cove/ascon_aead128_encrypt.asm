; ascon_aead128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_encrypt --cpu golden-cove
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
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 385 uops, planned 73.2; bounds: width 64.2, ports 69.6, path 55.0
;   body.2: 11 uops, planned 6.5; bounds: width 1.8, ports 2.5, path 0.0
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
        mov qword [rbx - 80], rsi  ;                    argument
        mov qword [rbx - 64], rdx  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      47 st reload
        mov r9, qword [r8]         ;     5.0 p3      47 st
        mov qword [rbx - 120], r9  ;    10.0 p7+p4   47 st
        mov r9, qword [r8 + 8]     ;     5.0 p10     47 st
        mov qword [rbx - 112], r9  ;    10.0 p8+p9   47 st
        mov r9, qword [r8 + 16]    ;     5.0 p2      47 st
        mov qword [rbx - 104], r9  ;    10.0 p7+p4   47 st
        mov r9, qword [r8 + 24]    ;     5.0 p3      47 st
        mov qword [rbx - 96], r9   ;    10.0 p8+p9   47 st
        mov r8, qword [r8 + 32]    ;     5.0 p10     47 st
        mov qword [rbx - 88], r8   ;    10.0 p7+p4   47 st
        mov r8d, dword [rbx - 56]  ;     2.0 p2      47 st
        shl r8, 4                  ;     7.0 p0      47 st
        add r8, qword [rbx - 80]   ;     8.0 p1+p3   47 st
        mov qword [rbx - 72], r8   ;     9.0 p8+p9   47 st
        cmp dword [rbx - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 80]   ;                    resident
        mov r9, qword [rbx - 120]  ;                    resident
        mov r10, qword [rbx - 112] ;                    resident
        mov r11, qword [rbx - 64]  ;                    resident
        mov r12, qword [rbx - 88]  ;                    resident
        mov r13, qword [rbx - 104] ;                    resident
        mov r14, qword [rbx - 96]  ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r8]         ;     5.0 p0+p2   49 c
        mov qword [r11], r9        ;     6.0 p7+p4   50 dst
        xor r9, r12                ;     6.0 p1       7 x[0]
        xor r10, qword [r8 + 8]    ;     5.0 p5+p3   49 c
        mov qword [r11 + 8], r10   ;     6.0 p8+p9   50 dst
        mov r15, r10               ;     6.0          7 x[2] copy
        xor r15, r13               ;     6.0 p6       7 x[2]
        xor r15, 0xb4              ;     7.0 p11      7 x[2]
        mov r13, r10               ;     6.0          9 x[0] copy
        not r13                    ;     6.0 p0       9 x[0]
        and r13, r15               ;     8.0 p1       9 x[0]
        xor r13, r9                ;     9.0 p5       9 x[0]
        mov rsi, r15               ;     8.0          9 x[1] copy
        not rsi                    ;     8.0 p6       9 x[1]
        and rsi, r14               ;     9.0 p11      9 x[1]
        mov rdi, r14               ;     2.5          9 x[2] copy
        not rdi                    ;     2.7 p0       9 x[2]
        xor r12, r14               ;     2.8 p1       7 x[4]
        and rdi, r12               ;     3.8 p5       9 x[2]
        xor rdi, r15               ;     8.0 p6       9 x[2]
        mov r15, r12               ;     3.8          9 x[3] copy
        not r15                    ;     3.8 p11      9 x[3]
        and r15, r9                ;     7.0 p0       9 x[3]
        not r9                     ;     7.0 p1       9 x[4]
        and r9, r10                ;     8.0 p5       9 x[4]
        xor r12, r9                ;     9.0 p6       9 x[4]
        xor r10, rsi               ;    10.0 p11     10 x[4]
        xor r10, r13               ;    11.0 p0      10 x[4]
        xor r13, r12               ;    10.0 p1      10 x[4]
        xor r15, r14               ;     8.0 p5      10 x[4]
        xor r15, rdi               ;     9.0 p6      10 x[4]
        not rdi                    ;     9.0 p11     10 x[4]
        rorx r9, r13, 0x13         ;    11.0 p0      21 x[0]
        rorx r14, r13, 0x1c        ;    11.0 p6      21 x[0]
        rorx rsi, r10, 0x3d        ;    12.0 p0      21 x[1]
        rorx rbp, r10, 0x27        ;    12.0 p6      21 x[1]
        xor r10, rsi               ;    13.0 p1      21 x[1]
        xor r10, rbp               ;    14.0 p5      21 x[1]
        rorx rsi, rdi, 1           ;    10.0 p0      21 x[2]
        rorx rbp, rdi, 6           ;    10.0 p6      21 x[2]
        rorx rax, r15, 0xa         ;    10.0 p0      21 x[3]
        rorx rcx, r15, 0x11        ;    10.0 p6      21 x[3]
        xor r15, rax               ;    11.0 p11     21 x[3]
        xor r15, rcx               ;    12.0 p1      21 x[3]
        rorx rax, r12, 7           ;    10.0 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    10.2 p6      21 x[4]
        xor r12, rax               ;    11.0 p5      21 x[4]
        xor r12, rcx               ;    12.0 p11     21 x[4]
        xor r13, r9                ;    12.0 p1       7 x[0]
        xor r13, r14               ;    13.0 p5       7 x[0]
        xor r13, r12               ;    14.0 p11      7 x[0]
        xor rdi, rsi               ;    11.0 p1       7 x[2]
        xor rdi, rbp               ;    12.0 p5       7 x[2]
        xor rdi, 0xa5              ;    13.0 p11      7 x[2]
        xor rdi, r10               ;    15.0 p1       7 x[2]
        xor r12, r15               ;    13.0 p0       7 x[4]
        mov r9, r10                ;    15.0          9 x[0] copy
        not r9                     ;    15.0 p5       9 x[0]
        and r9, rdi                ;    16.0 p11      9 x[0]
        xor r9, r13                ;    17.0 p6       9 x[0]
        mov r14, rdi               ;    16.0          9 x[1] copy
        not r14                    ;    16.0 p1       9 x[1]
        and r14, r15               ;    17.0 p0       9 x[1]
        mov rsi, r15               ;    13.0          9 x[2] copy
        not rsi                    ;    13.0 p5       9 x[2]
        and rsi, r12               ;    14.0 p11      9 x[2]
        xor rsi, rdi               ;    16.0 p6       9 x[2]
        mov rdi, r12               ;    14.0          9 x[3] copy
        not rdi                    ;    14.0 p1       9 x[3]
        and rdi, r13               ;    15.0 p0       9 x[3]
        not r13                    ;    15.0 p5       9 x[4]
        and r13, r10               ;    16.0 p11      9 x[4]
        xor r12, r13               ;    17.0 p6       9 x[4]
        xor r10, r14               ;    18.0 p1      10 x[4]
        xor r10, r9                ;    19.0 p0      10 x[4]
        xor r9, r12                ;    18.0 p5      10 x[4]
        xor r15, rdi               ;    16.0 p11     10 x[4]
        xor r15, rsi               ;    17.0 p6      10 x[4]
        not rsi                    ;    17.0 p1      10 x[4]
        rorx r13, r9, 0x13         ;    19.0 p0      21 x[0]
        rorx r14, r9, 0x1c         ;    19.0 p6      21 x[0]
        rorx rdi, r10, 0x3d        ;    20.0 p0      21 x[1]
        rorx rbp, r10, 0x27        ;    20.0 p6      21 x[1]
        xor r10, rdi               ;    21.0 p5      21 x[1]
        xor r10, rbp               ;    22.0 p11     21 x[1]
        rorx rdi, rsi, 1           ;    18.0 p0      21 x[2]
        rorx rbp, rsi, 6           ;    18.0 p6      21 x[2]
        rorx rax, r15, 0xa         ;    18.0 p0      21 x[3]
        rorx rcx, r15, 0x11        ;    18.2 p6      21 x[3]
        xor r15, rax               ;    19.0 p1      21 x[3]
        xor r15, rcx               ;    20.0 p5      21 x[3]
        rorx rax, r12, 7           ;    18.7 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    19.2 p6      21 x[4]
        xor r12, rax               ;    19.7 p11     21 x[4]
        xor r12, rcx               ;    20.7 p1      21 x[4]
        xor r9, r13                ;    20.0 p5       7 x[0]
        xor r9, r14                ;    21.0 p11      7 x[0]
        xor r9, r12                ;    22.0 p1       7 x[0]
        xor rsi, rdi               ;    19.0 p5       7 x[2]
        xor rsi, rbp               ;    20.0 p11      7 x[2]
        xor rsi, 0x96              ;    21.0 p1       7 x[2]
        xor rsi, r10               ;    23.0 p5       7 x[2]
        xor r12, r15               ;    21.7 p11      7 x[4]
        mov r13, r10               ;    23.0          9 x[0] copy
        not r13                    ;    23.0 p1       9 x[0]
        and r13, rsi               ;    24.0 p0       9 x[0]
        xor r13, r9                ;    25.0 p5       9 x[0]
        mov r14, rsi               ;    24.0          9 x[1] copy
        not r14                    ;    24.0 p11      9 x[1]
        and r14, r15               ;    25.0 p6       9 x[1]
        mov rdi, r15               ;    21.0          9 x[2] copy
        not rdi                    ;    21.0 p1       9 x[2]
        and rdi, r12               ;    22.7 p0       9 x[2]
        xor rdi, rsi               ;    24.0 p5       9 x[2]
        mov rsi, r12               ;    22.7          9 x[3] copy
        not rsi                    ;    22.7 p11      9 x[3]
        and rsi, r9                ;    23.7 p6       9 x[3]
        not r9                     ;    23.0 p1       9 x[4]
        and r9, r10                ;    24.0 p0       9 x[4]
        xor r12, r9                ;    25.0 p5       9 x[4]
        xor r10, r14               ;    26.0 p11     10 x[4]
        xor r10, r13               ;    27.0 p6      10 x[4]
        xor r13, r12               ;    26.0 p1      10 x[4]
        xor r15, rsi               ;    24.7 p0      10 x[4]
        xor r15, rdi               ;    25.7 p5      10 x[4]
        not rdi                    ;    25.0 p11     10 x[4]
        rorx r9, r13, 0x13         ;    27.0 p6      21 x[0]
        rorx r14, r13, 0x1c        ;    27.0 p0      21 x[0]
        rorx rsi, r10, 0x3d        ;    28.0 p6      21 x[1]
        rorx rbp, r10, 0x27        ;    28.0 p0      21 x[1]
        xor r10, rsi               ;    29.0 p1      21 x[1]
        xor r10, rbp               ;    30.0 p5      21 x[1]
        rorx rsi, rdi, 1           ;    26.0 p6      21 x[2]
        rorx rbp, rdi, 6           ;    26.0 p0      21 x[2]
        rorx rax, r15, 0xa         ;    26.7 p6      21 x[3]
        rorx rcx, r15, 0x11        ;    26.7 p0      21 x[3]
        xor r15, rax               ;    27.7 p11     21 x[3]
        xor r15, rcx               ;    28.7 p1      21 x[3]
        rorx rax, r12, 7           ;    27.2 p6      21 x[4]
        rorx rcx, r12, 0x29        ;    27.7 p0      21 x[4]
        xor r12, rax               ;    28.2 p5      21 x[4]
        xor r12, rcx               ;    29.2 p11     21 x[4]
        xor r13, r9                ;    28.0 p1       7 x[0]
        xor r13, r14               ;    29.0 p5       7 x[0]
        xor r13, r12               ;    30.2 p11      7 x[0]
        xor rdi, rsi               ;    27.0 p1       7 x[2]
        xor rdi, rbp               ;    28.0 p5       7 x[2]
        xor rdi, 0x87              ;    29.0 p11      7 x[2]
        xor rdi, r10               ;    31.0 p1       7 x[2]
        xor r12, r15               ;    30.2 p5       7 x[4]
        mov r9, r10                ;    31.0          9 x[0] copy
        not r9                     ;    31.0 p11      9 x[0]
        and r9, rdi                ;    32.0 p6       9 x[0]
        xor r9, r13                ;    33.0 p1       9 x[0]
        mov r14, rdi               ;    32.0          9 x[1] copy
        not r14                    ;    32.0 p0       9 x[1]
        and r14, r15               ;    33.0 p5       9 x[1]
        mov rsi, r15               ;    29.7          9 x[2] copy
        not rsi                    ;    29.7 p11      9 x[2]
        and rsi, r12               ;    31.2 p6       9 x[2]
        xor rdi, rsi               ;    32.2 p1       9 x[2]
        mov rsi, r12               ;    31.2          9 x[3] copy
        not rsi                    ;    31.2 p0       9 x[3]
        and rsi, r13               ;    32.2 p5       9 x[3]
        not r13                    ;    31.2 p11      9 x[4]
        and r13, r10               ;    32.2 p6       9 x[4]
        xor r12, r13               ;    33.2 p1       9 x[4]
        xor r10, r14               ;    34.0 p0      10 x[4]
        xor r10, r9                ;    35.0 p5      10 x[4]
        xor r9, r12                ;    34.2 p11     10 x[4]
        xor r15, rsi               ;    33.2 p6      10 x[4]
        xor r15, rdi               ;    34.2 p1      10 x[4]
        not rdi                    ;    33.2 p0      10 x[4]
        rorx r13, r9, 0x13         ;    35.2 p6      21 x[0]
        rorx r14, r9, 0x1c         ;    35.2 p0      21 x[0]
        rorx rsi, r10, 0x3d        ;    36.0 p6      21 x[1]
        rorx rbp, r10, 0x27        ;    36.0 p0      21 x[1]
        xor r10, rsi               ;    37.0 p5      21 x[1]
        xor r10, rbp               ;    38.0 p11     21 x[1]
        rorx rsi, rdi, 1           ;    34.2 p6      21 x[2]
        rorx rbp, rdi, 6           ;    34.7 p0      21 x[2]
        rorx rax, r15, 0xa         ;    35.2 p6      21 x[3]
        rorx rcx, r15, 0x11        ;    35.7 p0      21 x[3]
        xor r15, rax               ;    36.2 p1      21 x[3]
        xor r15, rcx               ;    37.2 p5      21 x[3]
        rorx rax, r12, 7           ;    36.2 p6      21 x[4]
        rorx rcx, r12, 0x29        ;    36.7 p0      21 x[4]
        xor r12, rax               ;    37.2 p11     21 x[4]
        xor r12, rcx               ;    38.2 p1      21 x[4]
        xor r9, r13                ;    36.2 p5       7 x[0]
        xor r9, r14                ;    37.2 p11      7 x[0]
        xor r9, r12                ;    39.2 p1       7 x[0]
        xor rdi, rsi               ;    35.2 p5       7 x[2]
        xor rdi, rbp               ;    36.2 p11      7 x[2]
        xor rdi, 0x78              ;    37.2 p1       7 x[2]
        xor rdi, r10               ;    39.0 p5       7 x[2]
        xor r12, r15               ;    39.2 p11      7 x[4]
        mov r13, r10               ;    39.0          9 x[0] copy
        not r13                    ;    39.0 p1       9 x[0]
        and r13, rdi               ;    40.0 p5       9 x[0]
        xor r13, r9                ;    41.0 p11      9 x[0]
        mov r14, rdi               ;    40.0          9 x[1] copy
        not r14                    ;    40.0 p6       9 x[1]
        and r14, r15               ;    41.0 p1       9 x[1]
        mov rsi, r15               ;    38.2          9 x[2] copy
        not rsi                    ;    38.2 p0       9 x[2]
        and rsi, r12               ;    40.2 p5       9 x[2]
        xor rdi, rsi               ;    41.2 p11      9 x[2]
        mov rsi, r12               ;    40.2          9 x[3] copy
        not rsi                    ;    40.2 p6       9 x[3]
        and rsi, r9                ;    41.2 p1       9 x[3]
        not r9                     ;    40.2 p0       9 x[4]
        and r9, r10                ;    41.2 p5       9 x[4]
        xor r12, r9                ;    42.2 p11      9 x[4]
        xor r10, r14               ;    42.0 p6      10 x[4]
        xor r10, r13               ;    43.0 p1      10 x[4]
        xor r13, r12               ;    43.2 p0      10 x[4]
        xor r15, rsi               ;    42.2 p5      10 x[4]
        xor r15, rdi               ;    43.2 p11     10 x[4]
        not rdi                    ;    42.2 p6      10 x[4]
        rorx r9, r13, 0x13         ;    44.2 p0      21 x[0]
        rorx r14, r13, 0x1c        ;    44.2 p6      21 x[0]
        rorx rsi, r10, 0x3d        ;    44.0 p0      21 x[1]
        rorx rbp, r10, 0x27        ;    44.0 p6      21 x[1]
        xor r10, rsi               ;    45.0 p1      21 x[1]
        xor r10, rbp               ;    46.0 p5      21 x[1]
        rorx rsi, rdi, 1           ;    43.2 p0      21 x[2]
        rorx rbp, rdi, 6           ;    43.2 p6      21 x[2]
        rorx rax, r15, 0xa         ;    44.2 p0      21 x[3]
        rorx rcx, r15, 0x11        ;    44.2 p6      21 x[3]
        xor r15, rax               ;    45.2 p11     21 x[3]
        xor r15, rcx               ;    46.2 p1      21 x[3]
        rorx rax, r12, 7           ;    44.7 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    45.2 p6      21 x[4]
        xor r12, rax               ;    45.7 p5      21 x[4]
        xor r12, rcx               ;    46.7 p11     21 x[4]
        xor r13, r9                ;    45.2 p1       7 x[0]
        xor r13, r14               ;    46.2 p5       7 x[0]
        xor r13, r12               ;    47.7 p11      7 x[0]
        xor rdi, rsi               ;    44.2 p1       7 x[2]
        xor rdi, rbp               ;    45.2 p5       7 x[2]
        xor rdi, 0x69              ;    46.2 p11      7 x[2]
        xor rdi, r10               ;    47.2 p1       7 x[2]
        xor r12, r15               ;    47.7 p5       7 x[4]
        mov r9, r10                ;    47.0          9 x[0] copy
        not r9                     ;    47.0 p11      9 x[0]
        and r9, rdi                ;    48.2 p1       9 x[0]
        xor r9, r13                ;    49.2 p0       9 x[0]
        mov r14, rdi               ;    48.2          9 x[1] copy
        not r14                    ;    48.2 p5       9 x[1]
        and r14, r15               ;    49.2 p11      9 x[1]
        mov rsi, r15               ;    47.2          9 x[2] copy
        not rsi                    ;    47.2 p6       9 x[2]
        and rsi, r12               ;    48.7 p1       9 x[2]
        xor rdi, rsi               ;    49.7 p0       9 x[2]
        mov rsi, r12               ;    48.7          9 x[3] copy
        not rsi                    ;    48.7 p5       9 x[3]
        and rsi, r13               ;    49.7 p11      9 x[3]
        not r13                    ;    48.7 p6       9 x[4]
        and r13, r10               ;    49.7 p1       9 x[4]
        xor r12, r13               ;    50.7 p0       9 x[4]
        xor r10, r14               ;    50.2 p5      10 x[4]
        xor r10, r9                ;    51.2 p11     10 x[4]
        xor r9, r12                ;    51.7 p6      10 x[4]
        xor r15, rsi               ;    50.7 p1      10 x[4]
        xor r15, rdi               ;    51.7 p0      10 x[4]
        not rdi                    ;    50.7 p5      10 x[4]
        rorx r13, r9, 0x13         ;    52.7 p6      21 x[0]
        rorx r14, r9, 0x1c         ;    52.7 p0      21 x[0]
        rorx rsi, r10, 0x3d        ;    52.2 p6      21 x[1]
        rorx rbp, r10, 0x27        ;    52.2 p0      21 x[1]
        xor r10, rsi               ;    53.2 p11     21 x[1]
        xor r10, rbp               ;    54.2 p1      21 x[1]
        rorx rsi, rdi, 1           ;    51.7 p6      21 x[2]
        rorx rbp, rdi, 6           ;    51.7 p0      21 x[2]
        rorx rax, r15, 0xa         ;    52.7 p6      21 x[3]
        rorx rcx, r15, 0x11        ;    52.7 p0      21 x[3]
        xor r15, rax               ;    53.7 p5      21 x[3]
        xor r15, rcx               ;    54.7 p11     21 x[3]
        rorx rax, r12, 7           ;    53.2 p6      21 x[4]
        rorx rcx, r12, 0x29        ;    53.7 p0      21 x[4]
        xor r12, rax               ;    54.2 p1      21 x[4]
        xor r12, rcx               ;    55.2 p5      21 x[4]
        xor r9, r13                ;    53.7 p11      7 x[0]
        xor r9, r14                ;    54.7 p1       7 x[0]
        xor r9, r12                ;    56.2 p5       7 x[0]
        xor rdi, rsi               ;    52.7 p11      7 x[2]
        xor rdi, rbp               ;    53.7 p1       7 x[2]
        xor rdi, 0x5a              ;    54.7 p5       7 x[2]
        xor rdi, r10               ;    55.7 p11      7 x[2]
        xor r12, r15               ;    56.2 p1       7 x[4]
        mov r13, r10               ;    55.2          9 x[0] copy
        not r13                    ;    55.2 p5       9 x[0]
        and r13, rdi               ;    56.7 p11      9 x[0]
        xor r13, r9                ;    57.7 p6       9 x[0]
        mov r14, rdi               ;    56.7          9 x[1] copy
        not r14                    ;    56.7 p1       9 x[1]
        and r14, r15               ;    57.7 p0       9 x[1]
        mov rsi, r15               ;    55.7          9 x[2] copy
        not rsi                    ;    55.7 p5       9 x[2]
        and rsi, r12               ;    57.2 p11      9 x[2]
        xor rdi, rsi               ;    58.2 p6       9 x[2]
        mov rsi, r12               ;    57.2          9 x[3] copy
        not rsi                    ;    57.2 p1       9 x[3]
        and rsi, r9                ;    58.2 p0       9 x[3]
        not r9                     ;    57.2 p5       9 x[4]
        and r9, r10                ;    58.2 p11      9 x[4]
        xor r12, r9                ;    59.2 p6       9 x[4]
        xor r10, r14               ;    58.7 p1      10 x[4]
        xor r10, r13               ;    59.7 p0      10 x[4]
        xor r13, r12               ;    60.2 p5      10 x[4]
        xor r15, rsi               ;    59.2 p11     10 x[4]
        xor r15, rdi               ;    60.2 p6      10 x[4]
        not rdi                    ;    59.2 p1      10 x[4]
        rorx r9, r13, 0x13         ;    61.2 p0      21 x[0]
        rorx r14, r13, 0x1c        ;    61.2 p6      21 x[0]
        rorx rsi, r10, 0x3d        ;    60.7 p0      21 x[1]
        rorx rbp, r10, 0x27        ;    60.7 p6      21 x[1]
        xor r10, rsi               ;    61.7 p5      21 x[1]
        xor r10, rbp               ;    62.7 p11     21 x[1]
        rorx rsi, rdi, 1           ;    60.2 p0      21 x[2]
        rorx rbp, rdi, 6           ;    60.2 p6      21 x[2]
        rorx rax, r15, 0xa         ;    61.2 p0      21 x[3]
        rorx rcx, r15, 0x11        ;    61.2 p6      21 x[3]
        xor r15, rax               ;    62.2 p1      21 x[3]
        xor r15, rcx               ;    63.2 p5      21 x[3]
        rorx rax, r12, 7           ;    61.7 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    62.2 p6      21 x[4]
        xor r12, rax               ;    62.7 p11     21 x[4]
        xor r12, rcx               ;    63.7 p1      21 x[4]
        xor r13, r9                ;    62.2 p5       7 x[0]
        xor r13, r14               ;    63.2 p11      7 x[0]
        xor r13, r12               ;    64.7 p1       7 x[0]
        xor rdi, rsi               ;    61.2 p5       7 x[2]
        xor rdi, rbp               ;    62.2 p11      7 x[2]
        xor rdi, 0x4b              ;    63.2 p1       7 x[2]
        xor rdi, r10               ;    64.2 p5       7 x[2]
        xor r12, r15               ;    64.7 p11      7 x[4]
        mov r9, r10                ;    63.7          9 x[0] copy
        not r9                     ;    63.7 p1       9 x[0]
        and r9, rdi                ;    65.2 p0       9 x[0]
        xor r9, r13                ;    66.2 p5       9 x[0]
        mov r14, rdi               ;    65.2          9 x[1] copy
        not r14                    ;    65.2 p11      9 x[1]
        and r14, r15               ;    66.2 p6       9 x[1]
        mov rsi, r15               ;    64.2          9 x[2] copy
        not rsi                    ;    64.2 p1       9 x[2]
        and rsi, r12               ;    65.7 p0       9 x[2]
        xor rdi, rsi               ;    66.7 p5       9 x[2]
        mov rsi, r12               ;    65.7          9 x[3] copy
        not rsi                    ;    65.7 p11      9 x[3]
        and rsi, r13               ;    66.7 p6       9 x[3]
        not r13                    ;    65.7 p1       9 x[4]
        and r13, r10               ;    66.7 p0       9 x[4]
        xor r12, r13               ;    67.7 p5       9 x[4]
        xor r10, r14               ;    67.2 p11     10 x[4]
        xor r10, r9                ;    68.2 p6      10 x[4]
        xor r9, r12                ;    68.7 p1      10 x[4]
        xor r15, rsi               ;    67.7 p0      10 x[4]
        xor r15, rdi               ;    68.7 p5      10 x[4]
        not rdi                    ;    67.7 p11     10 x[4]
        rorx r13, r9, 0x13         ;    69.7 p6      21 x[0]
        rorx r14, r9, 0x1c         ;    69.7 p0      21 x[0]
        xor r9, r13                ;    70.7 p1      21 x[0]
        xor r9, r14                ;    71.7 p5      21 x[0]
        rorx r13, r10, 0x3d        ;    69.2 p6      21 x[1]
        rorx r14, r10, 0x27        ;    69.2 p0      21 x[1]
        xor r10, r13               ;    70.2 p11     21 x[1]
        xor r10, r14               ;    71.2 p1      21 x[1]
        rorx r13, rdi, 1           ;    68.7 p6      21 x[2]
        rorx r14, rdi, 6           ;    68.7 p0      21 x[2]
        xor rdi, r13               ;    69.7 p5      21 x[2]
        xor rdi, r14               ;    70.7 p11     21 x[2]
        rorx r13, r15, 0xa         ;    69.7 p6      21 x[3]
        rorx r14, r15, 0x11        ;    69.7 p0      21 x[3]
        xor r15, r13               ;    70.7 p1      21 x[3]
        xor r15, r14               ;    71.7 p5      21 x[3]
        rorx r13, r12, 7           ;    70.2 p6      21 x[4]
        rorx r14, r12, 0x29        ;    70.7 p0      21 x[4]
        xor r12, r13               ;    71.2 p11     21 x[4]
        xor r12, r14               ;    72.2 p1      21 x[4]
        add r11, 0x10              ;    69.7 p5      47 blocks
        add r8, 0x10               ;    70.0 p11     47 blocks
        mov r13, rdi               ;    71.7         21 x[2] copy
        mov r14, r15               ;    72.7         21 x[3] copy
        cmp r8, qword [rbx - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 80], r8   ;                    resident
        mov qword [rbx - 120], r9  ;                    resident
        mov qword [rbx - 112], r10 ;                    resident
        mov qword [rbx - 64], r11  ;                    resident
        mov qword [rbx - 88], r12  ;                    resident
        mov qword [rbx - 104], r13 ;                    resident
        mov qword [rbx - 96], r14  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 120]  ;     0.0 p2      47 blocks reload
        mov r9, qword [rbx - 128]  ;     0.2 p3      47 blocks reload
        mov qword [r9], r8         ;     5.0 p7+p4   47 blocks
        mov r8, qword [rbx - 112]  ;     0.5 p10     47 blocks reload
        mov qword [r9 + 8], r8     ;     5.5 p8+p9   47 blocks
        mov r8, qword [rbx - 104]  ;     1.0 p2      47 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p7+p4   47 blocks
        mov r8, qword [rbx - 96]   ;     1.2 p3      47 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 p8+p9   47 blocks
        mov r8, qword [rbx - 88]   ;     1.5 p10     47 blocks reload
        mov qword [r9 + 32], r8    ;     6.5 p7+p4   47 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 120], rax ;                    cleared
        mov qword [rbx - 112], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
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
