; ascon_aead128_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_decrypt --cpu golden-cove
;
; void ascon_aead128_decrypt(void *st, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 391 uops, planned 73.8; bounds: width 65.2, ports 69.6, path 54.0
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
%fatal "ascon_aead128_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ascon_aead128_decrypt
$_ascon_aead128_decrypt:
%else
        global $ascon_aead128_decrypt
%endif
$ascon_aead128_decrypt:
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
        mov r8, qword [rbx - 128]  ;     0.0 p2      57 st reload
        mov r9, qword [r8]         ;     5.0 p3      57 st
        mov qword [rbx - 120], r9  ;    10.0 p7+p4   57 st
        mov r9, qword [r8 + 8]     ;     5.0 p10     57 st
        mov qword [rbx - 112], r9  ;    10.0 p8+p9   57 st
        mov r9, qword [r8 + 16]    ;     5.0 p2      57 st
        mov qword [rbx - 104], r9  ;    10.0 p7+p4   57 st
        mov r9, qword [r8 + 24]    ;     5.0 p3      57 st
        mov qword [rbx - 96], r9   ;    10.0 p8+p9   57 st
        mov r8, qword [r8 + 32]    ;     5.0 p10     57 st
        mov qword [rbx - 88], r8   ;    10.0 p7+p4   57 st
        mov r8d, dword [rbx - 56]  ;     2.0 p2      57 st
        shl r8, 4                  ;     7.0 p0      57 st
        add r8, qword [rbx - 80]   ;     8.0 p1+p3   57 st
        mov qword [rbx - 72], r8   ;     9.0 p8+p9   57 st
        cmp dword [rbx - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 80]   ;                    resident
        mov r9, qword [rbx - 120]  ;                    resident
        mov r10, qword [rbx - 64]  ;                    resident
        mov r11, qword [rbx - 112] ;                    resident
        mov r12, qword [rbx - 88]  ;                    resident
        mov r13, qword [rbx - 104] ;                    resident
        mov r14, qword [rbx - 96]  ;                    resident
        align 16
.blocks_1:
        mov r15, qword [r8]        ;     0.0 p2      59 c
        mov rsi, qword [r8 + 8]    ;     0.2 p3      59 c
        mov rdi, r15               ;     5.0         60 dst copy
        xor rdi, r9                ;     5.0 p0      60 dst
        mov qword [r10], rdi       ;     6.0 p7+p4   60 dst
        mov r9, rsi                ;     5.2         60 dst copy
        xor r9, r11                ;     5.2 p1      60 dst
        mov qword [r10 + 8], r9    ;     6.2 p8+p9   60 dst
        xor r15, r12               ;     5.0 p5       7 x[0]
        mov r9, rsi                ;     5.2          7 x[2] copy
        xor r9, r13                ;     5.2 p6       7 x[2]
        xor r9, 0xb4               ;     6.2 p11      7 x[2]
        mov r11, rsi               ;     5.2          9 x[0] copy
        not r11                    ;     5.2 p0       9 x[0]
        and r11, r9                ;     7.2 p1       9 x[0]
        xor r11, r15               ;     8.2 p5       9 x[0]
        mov r13, r9                ;     7.2          9 x[1] copy
        not r13                    ;     7.2 p6       9 x[1]
        and r13, r14               ;     8.2 p11      9 x[1]
        mov rdi, r14               ;     3.2          9 x[2] copy
        not rdi                    ;     3.3 p0       9 x[2]
        xor r12, r14               ;     3.5 p1       7 x[4]
        and rdi, r12               ;     4.5 p5       9 x[2]
        xor rdi, r9                ;     7.2 p6       9 x[2]
        mov r9, r12                ;     4.5          9 x[3] copy
        not r9                     ;     4.5 p11      9 x[3]
        and r9, r15                ;     6.0 p0       9 x[3]
        not r15                    ;     6.0 p1       9 x[4]
        and r15, rsi               ;     7.0 p5       9 x[4]
        xor r12, r15               ;     8.0 p6       9 x[4]
        xor rsi, r13               ;     9.2 p11     10 x[4]
        xor rsi, r11               ;    10.2 p0      10 x[4]
        xor r11, r12               ;     9.2 p1      10 x[4]
        xor r9, r14                ;     7.0 p5      10 x[4]
        xor r9, rdi                ;     8.2 p6      10 x[4]
        not rdi                    ;     8.2 p11     10 x[4]
        rorx r13, r11, 0x13        ;    10.2 p0      21 x[0]
        rorx r14, r11, 0x1c        ;    10.2 p6      21 x[0]
        rorx r15, rsi, 0x3d        ;    11.2 p0      21 x[1]
        rorx rbp, rsi, 0x27        ;    11.2 p6      21 x[1]
        xor rsi, r15               ;    12.2 p1      21 x[1]
        xor rsi, rbp               ;    13.2 p5      21 x[1]
        rorx r15, rdi, 1           ;     9.2 p0      21 x[2]
        rorx rbp, rdi, 6           ;     9.2 p6      21 x[2]
        rorx rax, r9, 0xa          ;     9.3 p0      21 x[3]
        rorx rcx, r9, 0x11         ;     9.8 p6      21 x[3]
        xor r9, rax                ;    10.3 p11     21 x[3]
        xor r9, rcx                ;    11.3 p1      21 x[3]
        rorx rax, r12, 7           ;    10.3 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    10.8 p6      21 x[4]
        xor r12, rax               ;    11.3 p5      21 x[4]
        xor r12, rcx               ;    12.3 p11     21 x[4]
        xor r11, r13               ;    11.2 p1       7 x[0]
        xor r11, r14               ;    12.2 p5       7 x[0]
        xor r11, r12               ;    13.3 p11      7 x[0]
        xor rdi, r15               ;    10.2 p1       7 x[2]
        xor rdi, rbp               ;    11.2 p5       7 x[2]
        xor rdi, rsi               ;    14.2 p11      7 x[2]
        xor rdi, 0xa5              ;    15.2 p1       7 x[2]
        xor r12, r9                ;    13.3 p0       7 x[4]
        mov r13, rsi               ;    14.2          9 x[0] copy
        not r13                    ;    14.2 p5       9 x[0]
        and r13, rdi               ;    16.2 p11      9 x[0]
        xor r13, r11               ;    17.2 p6       9 x[0]
        mov r14, rdi               ;    16.2          9 x[1] copy
        not r14                    ;    16.2 p1       9 x[1]
        and r14, r9                ;    17.2 p0       9 x[1]
        mov r15, r9                ;    12.3          9 x[2] copy
        not r15                    ;    12.3 p5       9 x[2]
        and r15, r12               ;    14.3 p11      9 x[2]
        xor r15, rdi               ;    16.2 p6       9 x[2]
        mov rdi, r12               ;    14.3          9 x[3] copy
        not rdi                    ;    14.3 p1       9 x[3]
        and rdi, r11               ;    15.3 p0       9 x[3]
        not r11                    ;    14.3 p5       9 x[4]
        and r11, rsi               ;    15.3 p11      9 x[4]
        xor r12, r11               ;    16.3 p6       9 x[4]
        xor rsi, r14               ;    18.2 p1      10 x[4]
        xor rsi, r13               ;    19.2 p0      10 x[4]
        xor r13, r12               ;    18.2 p5      10 x[4]
        xor r9, rdi                ;    16.3 p11     10 x[4]
        xor r9, r15                ;    17.3 p6      10 x[4]
        not r15                    ;    17.2 p1      10 x[4]
        rorx r11, r13, 0x13        ;    19.2 p0      21 x[0]
        rorx r14, r13, 0x1c        ;    19.2 p6      21 x[0]
        rorx rdi, rsi, 0x3d        ;    20.2 p0      21 x[1]
        rorx rbp, rsi, 0x27        ;    20.2 p6      21 x[1]
        xor rsi, rdi               ;    21.2 p5      21 x[1]
        xor rsi, rbp               ;    22.2 p11     21 x[1]
        rorx rdi, r15, 1           ;    18.2 p0      21 x[2]
        rorx rbp, r15, 6           ;    18.2 p6      21 x[2]
        rorx rax, r9, 0xa          ;    18.3 p0      21 x[3]
        rorx rcx, r9, 0x11         ;    18.8 p6      21 x[3]
        xor r9, rax                ;    19.3 p1      21 x[3]
        xor r9, rcx                ;    20.3 p5      21 x[3]
        rorx rax, r12, 7           ;    19.3 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    19.8 p6      21 x[4]
        xor r12, rax               ;    20.3 p11     21 x[4]
        xor r12, rcx               ;    21.3 p1      21 x[4]
        xor r13, r11               ;    20.2 p5       7 x[0]
        xor r13, r14               ;    21.2 p11      7 x[0]
        xor r13, r12               ;    22.3 p1       7 x[0]
        xor r15, rdi               ;    19.2 p5       7 x[2]
        xor r15, rbp               ;    20.2 p11      7 x[2]
        xor r15, 0x96              ;    21.2 p1       7 x[2]
        xor r15, rsi               ;    23.2 p5       7 x[2]
        xor r12, r9                ;    22.3 p11      7 x[4]
        mov r11, rsi               ;    23.2          9 x[0] copy
        not r11                    ;    23.2 p1       9 x[0]
        and r11, r15               ;    24.2 p0       9 x[0]
        xor r11, r13               ;    25.2 p5       9 x[0]
        mov r14, r15               ;    24.2          9 x[1] copy
        not r14                    ;    24.2 p11      9 x[1]
        and r14, r9                ;    25.2 p6       9 x[1]
        mov rdi, r9                ;    21.3          9 x[2] copy
        not rdi                    ;    21.3 p1       9 x[2]
        and rdi, r12               ;    23.3 p0       9 x[2]
        xor r15, rdi               ;    24.3 p5       9 x[2]
        mov rdi, r12               ;    23.3          9 x[3] copy
        not rdi                    ;    23.3 p11      9 x[3]
        and rdi, r13               ;    24.3 p6       9 x[3]
        not r13                    ;    23.3 p1       9 x[4]
        and r13, rsi               ;    24.3 p0       9 x[4]
        xor r12, r13               ;    25.3 p5       9 x[4]
        xor rsi, r14               ;    26.2 p11     10 x[4]
        xor rsi, r11               ;    27.2 p6      10 x[4]
        xor r11, r12               ;    26.3 p1      10 x[4]
        xor r9, rdi                ;    25.3 p0      10 x[4]
        xor r9, r15                ;    26.3 p5      10 x[4]
        not r15                    ;    25.3 p11     10 x[4]
        rorx r13, r11, 0x13        ;    27.3 p6      21 x[0]
        rorx r14, r11, 0x1c        ;    27.3 p0      21 x[0]
        rorx rdi, rsi, 0x3d        ;    28.2 p6      21 x[1]
        rorx rbp, rsi, 0x27        ;    28.2 p0      21 x[1]
        xor rsi, rdi               ;    29.2 p1      21 x[1]
        xor rsi, rbp               ;    30.2 p5      21 x[1]
        rorx rdi, r15, 1           ;    26.3 p6      21 x[2]
        rorx rbp, r15, 6           ;    26.3 p0      21 x[2]
        rorx rax, r9, 0xa          ;    27.3 p6      21 x[3]
        rorx rcx, r9, 0x11         ;    27.3 p0      21 x[3]
        xor r9, rax                ;    28.3 p11     21 x[3]
        xor r9, rcx                ;    29.3 p1      21 x[3]
        rorx rax, r12, 7           ;    27.8 p6      21 x[4]
        rorx rcx, r12, 0x29        ;    28.3 p0      21 x[4]
        xor r12, rax               ;    28.8 p5      21 x[4]
        xor r12, rcx               ;    29.8 p11     21 x[4]
        xor r11, r13               ;    28.3 p1       7 x[0]
        xor r11, r14               ;    29.3 p5       7 x[0]
        xor r11, r12               ;    30.8 p11      7 x[0]
        xor r15, rdi               ;    27.3 p1       7 x[2]
        xor r15, rbp               ;    28.3 p5       7 x[2]
        xor r15, 0x87              ;    29.3 p11      7 x[2]
        xor r15, rsi               ;    31.2 p1       7 x[2]
        xor r12, r9                ;    30.8 p5       7 x[4]
        mov r13, rsi               ;    31.2          9 x[0] copy
        not r13                    ;    31.2 p11      9 x[0]
        and r13, r15               ;    32.2 p6       9 x[0]
        xor r13, r11               ;    33.2 p1       9 x[0]
        mov r14, r15               ;    32.2          9 x[1] copy
        not r14                    ;    32.2 p0       9 x[1]
        and r14, r9                ;    33.2 p5       9 x[1]
        mov rdi, r9                ;    30.3          9 x[2] copy
        not rdi                    ;    30.3 p11      9 x[2]
        and rdi, r12               ;    31.8 p6       9 x[2]
        xor r15, rdi               ;    32.8 p1       9 x[2]
        mov rdi, r12               ;    31.8          9 x[3] copy
        not rdi                    ;    31.8 p0       9 x[3]
        and rdi, r11               ;    32.8 p5       9 x[3]
        not r11                    ;    31.8 p11      9 x[4]
        and r11, rsi               ;    32.8 p6       9 x[4]
        xor r12, r11               ;    33.8 p1       9 x[4]
        xor rsi, r14               ;    34.2 p0      10 x[4]
        xor rsi, r13               ;    35.2 p5      10 x[4]
        xor r13, r12               ;    34.8 p11     10 x[4]
        xor r9, rdi                ;    33.8 p6      10 x[4]
        xor r9, r15                ;    34.8 p1      10 x[4]
        not r15                    ;    33.8 p0      10 x[4]
        rorx r11, r13, 0x13        ;    35.8 p6      21 x[0]
        rorx r14, r13, 0x1c        ;    35.8 p0      21 x[0]
        rorx rdi, rsi, 0x3d        ;    36.2 p6      21 x[1]
        rorx rbp, rsi, 0x27        ;    36.2 p0      21 x[1]
        xor rsi, rdi               ;    37.2 p5      21 x[1]
        xor rsi, rbp               ;    38.2 p11     21 x[1]
        rorx rdi, r15, 1           ;    34.8 p6      21 x[2]
        rorx rbp, r15, 6           ;    35.3 p0      21 x[2]
        rorx rax, r9, 0xa          ;    35.8 p6      21 x[3]
        rorx rcx, r9, 0x11         ;    36.3 p0      21 x[3]
        xor r9, rax                ;    36.8 p1      21 x[3]
        xor r9, rcx                ;    37.8 p5      21 x[3]
        rorx rax, r12, 7           ;    36.8 p6      21 x[4]
        rorx rcx, r12, 0x29        ;    37.3 p0      21 x[4]
        xor r12, rax               ;    37.8 p11     21 x[4]
        xor r12, rcx               ;    38.8 p1      21 x[4]
        xor r13, r11               ;    36.8 p5       7 x[0]
        xor r13, r14               ;    37.8 p11      7 x[0]
        xor r13, r12               ;    39.8 p1       7 x[0]
        xor r15, rdi               ;    35.8 p5       7 x[2]
        xor r15, rbp               ;    36.8 p11      7 x[2]
        xor r15, 0x78              ;    37.8 p1       7 x[2]
        xor r15, rsi               ;    39.2 p5       7 x[2]
        xor r12, r9                ;    39.8 p11      7 x[4]
        mov r11, rsi               ;    39.2          9 x[0] copy
        not r11                    ;    39.2 p1       9 x[0]
        and r11, r15               ;    40.2 p5       9 x[0]
        xor r11, r13               ;    41.2 p11      9 x[0]
        mov r14, r15               ;    40.2          9 x[1] copy
        not r14                    ;    40.2 p6       9 x[1]
        and r14, r9                ;    41.2 p1       9 x[1]
        mov rdi, r9                ;    38.8          9 x[2] copy
        not rdi                    ;    38.8 p0       9 x[2]
        and rdi, r12               ;    40.8 p5       9 x[2]
        xor r15, rdi               ;    41.8 p11      9 x[2]
        mov rdi, r12               ;    40.8          9 x[3] copy
        not rdi                    ;    40.8 p6       9 x[3]
        and rdi, r13               ;    41.8 p1       9 x[3]
        not r13                    ;    40.8 p0       9 x[4]
        and r13, rsi               ;    41.8 p5       9 x[4]
        xor r12, r13               ;    42.8 p11      9 x[4]
        xor rsi, r14               ;    42.2 p6      10 x[4]
        xor rsi, r11               ;    43.2 p1      10 x[4]
        xor r11, r12               ;    43.8 p0      10 x[4]
        xor r9, rdi                ;    42.8 p5      10 x[4]
        xor r9, r15                ;    43.8 p11     10 x[4]
        not r15                    ;    42.8 p6      10 x[4]
        rorx r13, r11, 0x13        ;    44.8 p0      21 x[0]
        rorx r14, r11, 0x1c        ;    44.8 p6      21 x[0]
        rorx rdi, rsi, 0x3d        ;    44.2 p0      21 x[1]
        rorx rbp, rsi, 0x27        ;    44.2 p6      21 x[1]
        xor rsi, rdi               ;    45.2 p1      21 x[1]
        xor rsi, rbp               ;    46.2 p5      21 x[1]
        rorx rdi, r15, 1           ;    43.8 p0      21 x[2]
        rorx rbp, r15, 6           ;    43.8 p6      21 x[2]
        rorx rax, r9, 0xa          ;    44.8 p0      21 x[3]
        rorx rcx, r9, 0x11         ;    44.8 p6      21 x[3]
        xor r9, rax                ;    45.8 p11     21 x[3]
        xor r9, rcx                ;    46.8 p1      21 x[3]
        rorx rax, r12, 7           ;    45.3 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    45.8 p6      21 x[4]
        xor r12, rax               ;    46.3 p5      21 x[4]
        xor r12, rcx               ;    47.3 p11     21 x[4]
        xor r11, r13               ;    45.8 p1       7 x[0]
        xor r11, r14               ;    46.8 p5       7 x[0]
        xor r11, r12               ;    48.3 p11      7 x[0]
        xor r15, rdi               ;    44.8 p1       7 x[2]
        xor r15, rbp               ;    45.8 p5       7 x[2]
        xor r15, 0x69              ;    46.8 p11      7 x[2]
        xor r15, rsi               ;    47.8 p1       7 x[2]
        xor r12, r9                ;    48.3 p5       7 x[4]
        mov r13, rsi               ;    47.2          9 x[0] copy
        not r13                    ;    47.2 p11      9 x[0]
        and r13, r15               ;    48.8 p1       9 x[0]
        xor r13, r11               ;    49.8 p0       9 x[0]
        mov r14, r15               ;    48.8          9 x[1] copy
        not r14                    ;    48.8 p5       9 x[1]
        and r14, r9                ;    49.8 p11      9 x[1]
        mov rdi, r9                ;    47.8          9 x[2] copy
        not rdi                    ;    47.8 p6       9 x[2]
        and rdi, r12               ;    49.3 p1       9 x[2]
        xor r15, rdi               ;    50.3 p0       9 x[2]
        mov rdi, r12               ;    49.3          9 x[3] copy
        not rdi                    ;    49.3 p5       9 x[3]
        and rdi, r11               ;    50.3 p11      9 x[3]
        not r11                    ;    49.3 p6       9 x[4]
        and r11, rsi               ;    50.3 p1       9 x[4]
        xor r12, r11               ;    51.3 p0       9 x[4]
        xor rsi, r14               ;    50.8 p5      10 x[4]
        xor rsi, r13               ;    51.8 p11     10 x[4]
        xor r13, r12               ;    52.3 p6      10 x[4]
        xor r9, rdi                ;    51.3 p1      10 x[4]
        xor r9, r15                ;    52.3 p0      10 x[4]
        not r15                    ;    51.3 p5      10 x[4]
        rorx r11, r13, 0x13        ;    53.3 p6      21 x[0]
        rorx r14, r13, 0x1c        ;    53.3 p0      21 x[0]
        rorx rdi, rsi, 0x3d        ;    52.8 p6      21 x[1]
        rorx rbp, rsi, 0x27        ;    52.8 p0      21 x[1]
        xor rsi, rdi               ;    53.8 p11     21 x[1]
        xor rsi, rbp               ;    54.8 p1      21 x[1]
        rorx rdi, r15, 1           ;    52.3 p6      21 x[2]
        rorx rbp, r15, 6           ;    52.3 p0      21 x[2]
        rorx rax, r9, 0xa          ;    53.3 p6      21 x[3]
        rorx rcx, r9, 0x11         ;    53.3 p0      21 x[3]
        xor r9, rax                ;    54.3 p5      21 x[3]
        xor r9, rcx                ;    55.3 p11     21 x[3]
        rorx rax, r12, 7           ;    53.8 p6      21 x[4]
        rorx rcx, r12, 0x29        ;    54.3 p0      21 x[4]
        xor r12, rax               ;    54.8 p1      21 x[4]
        xor r12, rcx               ;    55.8 p5      21 x[4]
        xor r13, r11               ;    54.3 p11      7 x[0]
        xor r13, r14               ;    55.3 p1       7 x[0]
        xor r13, r12               ;    56.8 p5       7 x[0]
        xor r15, rdi               ;    53.3 p11      7 x[2]
        xor r15, rbp               ;    54.3 p1       7 x[2]
        xor r15, 0x5a              ;    55.3 p5       7 x[2]
        xor r15, rsi               ;    56.3 p11      7 x[2]
        xor r12, r9                ;    56.8 p1       7 x[4]
        mov r11, rsi               ;    55.8          9 x[0] copy
        not r11                    ;    55.8 p5       9 x[0]
        and r11, r15               ;    57.3 p11      9 x[0]
        xor r11, r13               ;    58.3 p6       9 x[0]
        mov r14, r15               ;    57.3          9 x[1] copy
        not r14                    ;    57.3 p1       9 x[1]
        and r14, r9                ;    58.3 p0       9 x[1]
        mov rdi, r9                ;    56.3          9 x[2] copy
        not rdi                    ;    56.3 p5       9 x[2]
        and rdi, r12               ;    57.8 p11      9 x[2]
        xor r15, rdi               ;    58.8 p6       9 x[2]
        mov rdi, r12               ;    57.8          9 x[3] copy
        not rdi                    ;    57.8 p1       9 x[3]
        and rdi, r13               ;    58.8 p0       9 x[3]
        not r13                    ;    57.8 p5       9 x[4]
        and r13, rsi               ;    58.8 p11      9 x[4]
        xor r12, r13               ;    59.8 p6       9 x[4]
        xor rsi, r14               ;    59.3 p1      10 x[4]
        xor rsi, r11               ;    60.3 p0      10 x[4]
        xor r11, r12               ;    60.8 p5      10 x[4]
        xor r9, rdi                ;    59.8 p11     10 x[4]
        xor r9, r15                ;    60.8 p6      10 x[4]
        not r15                    ;    59.8 p1      10 x[4]
        rorx r13, r11, 0x13        ;    61.8 p0      21 x[0]
        rorx r14, r11, 0x1c        ;    61.8 p6      21 x[0]
        rorx rdi, rsi, 0x3d        ;    61.3 p0      21 x[1]
        rorx rbp, rsi, 0x27        ;    61.3 p6      21 x[1]
        xor rsi, rdi               ;    62.3 p5      21 x[1]
        xor rsi, rbp               ;    63.3 p11     21 x[1]
        rorx rdi, r15, 1           ;    60.8 p0      21 x[2]
        rorx rbp, r15, 6           ;    60.8 p6      21 x[2]
        rorx rax, r9, 0xa          ;    61.8 p0      21 x[3]
        rorx rcx, r9, 0x11         ;    61.8 p6      21 x[3]
        xor r9, rax                ;    62.8 p1      21 x[3]
        xor r9, rcx                ;    63.8 p5      21 x[3]
        rorx rax, r12, 7           ;    62.3 p0      21 x[4]
        rorx rcx, r12, 0x29        ;    62.8 p6      21 x[4]
        xor r12, rax               ;    63.3 p11     21 x[4]
        xor r12, rcx               ;    64.3 p1      21 x[4]
        xor r11, r13               ;    62.8 p5       7 x[0]
        xor r11, r14               ;    63.8 p11      7 x[0]
        xor r11, r12               ;    65.3 p1       7 x[0]
        xor r15, rdi               ;    61.8 p5       7 x[2]
        xor r15, rbp               ;    62.8 p11      7 x[2]
        xor r15, 0x4b              ;    63.8 p1       7 x[2]
        xor r15, rsi               ;    64.8 p5       7 x[2]
        xor r12, r9                ;    65.3 p11      7 x[4]
        mov r13, rsi               ;    64.3          9 x[0] copy
        not r13                    ;    64.3 p1       9 x[0]
        and r13, r15               ;    65.8 p0       9 x[0]
        xor r13, r11               ;    66.8 p5       9 x[0]
        mov r14, r15               ;    65.8          9 x[1] copy
        not r14                    ;    65.8 p11      9 x[1]
        and r14, r9                ;    66.8 p6       9 x[1]
        mov rdi, r9                ;    64.8          9 x[2] copy
        not rdi                    ;    64.8 p1       9 x[2]
        and rdi, r12               ;    66.3 p0       9 x[2]
        xor r15, rdi               ;    67.3 p5       9 x[2]
        mov rdi, r12               ;    66.3          9 x[3] copy
        not rdi                    ;    66.3 p11      9 x[3]
        and rdi, r11               ;    67.3 p6       9 x[3]
        not r11                    ;    66.3 p1       9 x[4]
        and r11, rsi               ;    67.3 p0       9 x[4]
        xor r12, r11               ;    68.3 p5       9 x[4]
        xor rsi, r14               ;    67.8 p11     10 x[4]
        xor rsi, r13               ;    68.8 p6      10 x[4]
        xor r13, r12               ;    69.3 p1      10 x[4]
        xor r9, rdi                ;    68.3 p0      10 x[4]
        xor r9, r15                ;    69.3 p5      10 x[4]
        not r15                    ;    68.3 p11     10 x[4]
        rorx r11, r13, 0x13        ;    70.3 p6      21 x[0]
        rorx r14, r13, 0x1c        ;    70.3 p0      21 x[0]
        xor r13, r11               ;    71.3 p1      21 x[0]
        xor r13, r14               ;    72.3 p5      21 x[0]
        rorx r11, rsi, 0x3d        ;    69.8 p6      21 x[1]
        rorx r14, rsi, 0x27        ;    69.8 p0      21 x[1]
        xor rsi, r11               ;    70.8 p11     21 x[1]
        xor rsi, r14               ;    71.8 p1      21 x[1]
        rorx r11, r15, 1           ;    69.3 p6      21 x[2]
        rorx r14, r15, 6           ;    69.3 p0      21 x[2]
        xor r15, r11               ;    70.3 p5      21 x[2]
        xor r15, r14               ;    71.3 p11     21 x[2]
        rorx r11, r9, 0xa          ;    70.3 p6      21 x[3]
        rorx r14, r9, 0x11         ;    70.3 p0      21 x[3]
        xor r9, r11                ;    71.3 p1      21 x[3]
        xor r9, r14                ;    72.3 p5      21 x[3]
        rorx r11, r12, 7           ;    70.8 p6      21 x[4]
        rorx r14, r12, 0x29        ;    71.3 p0      21 x[4]
        xor r12, r11               ;    71.8 p11     21 x[4]
        xor r12, r14               ;    72.8 p1      21 x[4]
        add r10, 0x10              ;    70.3 p5      57 blocks
        add r8, 0x10               ;    70.7 p11     57 blocks
        mov r11, rsi               ;    72.8         21 x[1] copy
        mov r14, r9                ;    73.3         21 x[3] copy
        mov r9, r13                ;    73.3         21 x[0] copy
        mov r13, r15               ;    72.3         21 x[2] copy
        cmp r8, qword [rbx - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 80], r8   ;                    resident
        mov qword [rbx - 120], r9  ;                    resident
        mov qword [rbx - 64], r10  ;                    resident
        mov qword [rbx - 112], r11 ;                    resident
        mov qword [rbx - 88], r12  ;                    resident
        mov qword [rbx - 104], r13 ;                    resident
        mov qword [rbx - 96], r14  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 120]  ;     0.0 p2      57 blocks reload
        mov r9, qword [rbx - 128]  ;     0.2 p3      57 blocks reload
        mov qword [r9], r8         ;     5.0 p7+p4   57 blocks
        mov r8, qword [rbx - 112]  ;     0.5 p10     57 blocks reload
        mov qword [r9 + 8], r8     ;     5.5 p8+p9   57 blocks
        mov r8, qword [rbx - 104]  ;     1.0 p2      57 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p7+p4   57 blocks
        mov r8, qword [rbx - 96]   ;     1.2 p3      57 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 p8+p9   57 blocks
        mov r8, qword [rbx - 88]   ;     1.5 p10     57 blocks reload
        mov qword [r9 + 32], r8    ;     6.5 p7+p4   57 blocks
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
