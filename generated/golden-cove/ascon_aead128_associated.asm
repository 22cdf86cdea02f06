; ascon_aead128_associated for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_associated --cpu golden-cove
;
; void ascon_aead128_associated(void *st, const void *ad, uint32_t n);   System V, 64 bits
;   st: 40 bytes, read and written, secret, no alignment needed
;   ad: 16 bytes a block, read, public, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 40 bytes, 6 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 382 uops, planned 72.8; bounds: width 63.7, ports 69.4, path 54.0
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
%fatal "ascon_aead128_associated is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ascon_aead128_associated
$_ascon_aead128_associated:
%else
        global $ascon_aead128_associated
%endif
$ascon_aead128_associated:
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x48              ;                    frame
        lea rbx, [rsp + 128]       ;                    frame
        mov qword [rbx - 128], rdi ;                    argument
        mov dword [rbx - 64], edx  ;                    argument
        mov qword [rbx - 80], rsi  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      37 st reload
        mov r9, qword [r8]         ;     5.0 p3      37 st
        mov qword [rbx - 120], r9  ;    10.0 p7+p4   37 st
        mov r9, qword [r8 + 8]     ;     5.0 p10     37 st
        mov qword [rbx - 112], r9  ;    10.0 p8+p9   37 st
        mov r9, qword [r8 + 16]    ;     5.0 p2      37 st
        mov qword [rbx - 104], r9  ;    10.0 p7+p4   37 st
        mov r9, qword [r8 + 24]    ;     5.0 p3      37 st
        mov qword [rbx - 96], r9   ;    10.0 p8+p9   37 st
        mov r8, qword [r8 + 32]    ;     5.0 p10     37 st
        mov qword [rbx - 88], r8   ;    10.0 p7+p4   37 st
        mov r8d, dword [rbx - 64]  ;     2.0 p2      37 st
        shl r8, 4                  ;     7.0 p0      37 st
        add r8, qword [rbx - 80]   ;     8.0 p1+p3   37 st
        mov qword [rbx - 72], r8   ;     9.0 p8+p9   37 st
        cmp dword [rbx - 64], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 80]   ;                    resident
        mov r9, qword [rbx - 112]  ;                    resident
        mov r10, qword [rbx - 120] ;                    resident
        mov r11, qword [rbx - 88]  ;                    resident
        mov r12, qword [rbx - 104] ;                    resident
        mov r13, qword [rbx - 96]  ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r8 + 8]     ;     5.0 p0+p2   39 x
        mov r14, r9                ;     6.0          7 x[2] copy
        xor r14, r12               ;     6.0 p1       7 x[2]
        xor r14, 0xb4              ;     7.0 p5       7 x[2]
        mov r12, r9                ;     6.0          9 x[0] copy
        not r12                    ;     6.0 p6       9 x[0]
        and r12, r14               ;     8.0 p11      9 x[0]
        xor r10, qword [r8]        ;     5.0 p0+p3    7 x[0]
        xor r10, r11               ;     6.0 p1       7 x[0]
        xor r12, r10               ;     9.0 p5       9 x[0]
        xor r11, r13               ;     1.8 p6       7 x[4]
        mov r15, r14               ;     8.0          9 x[1] copy
        not r15                    ;     8.0 p11      9 x[1]
        and r15, r13               ;     9.0 p0       9 x[1]
        mov rsi, r13               ;     2.3          9 x[2] copy
        not rsi                    ;     2.5 p1       9 x[2]
        and rsi, r11               ;     3.5 p5       9 x[2]
        xor rsi, r14               ;     8.0 p6       9 x[2]
        mov r14, r11               ;     3.0          9 x[3] copy
        not r14                    ;     3.2 p11      9 x[3]
        and r14, r10               ;     7.0 p0       9 x[3]
        not r10                    ;     7.0 p1       9 x[4]
        and r10, r9                ;     8.0 p5       9 x[4]
        xor r11, r10               ;     9.0 p6       9 x[4]
        xor r9, r15                ;    10.0 p11     10 x[4]
        xor r9, r12                ;    11.0 p0      10 x[4]
        xor r12, r11               ;    10.0 p1      10 x[4]
        xor r14, r13               ;     8.0 p5      10 x[4]
        xor r14, rsi               ;     9.0 p6      10 x[4]
        not rsi                    ;     9.0 p11     10 x[4]
        rorx r10, r12, 0x13        ;    11.0 p0      21 x[0]
        rorx r13, r12, 0x1c        ;    11.0 p6      21 x[0]
        rorx r15, r9, 0x3d         ;    12.0 p0      21 x[1]
        rorx rdi, r9, 0x27         ;    12.0 p6      21 x[1]
        xor r9, r15                ;    13.0 p1      21 x[1]
        xor r9, rdi                ;    14.0 p5      21 x[1]
        rorx r15, rsi, 1           ;    10.0 p0      21 x[2]
        rorx rdi, rsi, 6           ;    10.0 p6      21 x[2]
        rorx rbp, r14, 0xa         ;    10.0 p0      21 x[3]
        rorx rax, r14, 0x11        ;    10.0 p6      21 x[3]
        xor r14, rbp               ;    11.0 p11     21 x[3]
        xor r14, rax               ;    12.0 p1      21 x[3]
        rorx rbp, r11, 7           ;    10.0 p0      21 x[4]
        rorx rax, r11, 0x29        ;    10.0 p6      21 x[4]
        xor r11, rbp               ;    11.0 p5      21 x[4]
        xor r11, rax               ;    12.0 p11     21 x[4]
        xor r12, r10               ;    12.0 p1       7 x[0]
        xor r12, r13               ;    13.0 p5       7 x[0]
        xor r12, r11               ;    14.0 p11      7 x[0]
        xor rsi, r15               ;    11.0 p1       7 x[2]
        xor rsi, rdi               ;    12.0 p5       7 x[2]
        xor rsi, 0xa5              ;    13.0 p11      7 x[2]
        xor rsi, r9                ;    15.0 p1       7 x[2]
        xor r11, r14               ;    13.0 p0       7 x[4]
        mov r10, r9                ;    15.0          9 x[0] copy
        not r10                    ;    15.0 p5       9 x[0]
        and r10, rsi               ;    16.0 p11      9 x[0]
        xor r10, r12               ;    17.0 p6       9 x[0]
        mov r13, rsi               ;    16.0          9 x[1] copy
        not r13                    ;    16.0 p1       9 x[1]
        and r13, r14               ;    17.0 p0       9 x[1]
        mov r15, r14               ;    13.0          9 x[2] copy
        not r15                    ;    13.0 p5       9 x[2]
        and r15, r11               ;    14.0 p11      9 x[2]
        xor r15, rsi               ;    16.0 p6       9 x[2]
        mov rsi, r11               ;    14.0          9 x[3] copy
        not rsi                    ;    14.0 p1       9 x[3]
        and rsi, r12               ;    15.0 p0       9 x[3]
        not r12                    ;    15.0 p5       9 x[4]
        and r12, r9                ;    16.0 p11      9 x[4]
        xor r11, r12               ;    17.0 p6       9 x[4]
        xor r9, r13                ;    18.0 p1      10 x[4]
        xor r9, r10                ;    19.0 p0      10 x[4]
        xor r10, r11               ;    18.0 p5      10 x[4]
        xor r14, rsi               ;    16.0 p11     10 x[4]
        xor r14, r15               ;    17.0 p6      10 x[4]
        not r15                    ;    17.0 p1      10 x[4]
        rorx r12, r10, 0x13        ;    19.0 p0      21 x[0]
        rorx r13, r10, 0x1c        ;    19.0 p6      21 x[0]
        rorx rsi, r9, 0x3d         ;    20.0 p0      21 x[1]
        rorx rdi, r9, 0x27         ;    20.0 p6      21 x[1]
        xor r9, rsi                ;    21.0 p5      21 x[1]
        xor r9, rdi                ;    22.0 p11     21 x[1]
        rorx rsi, r15, 1           ;    18.0 p0      21 x[2]
        rorx rdi, r15, 6           ;    18.0 p6      21 x[2]
        rorx rbp, r14, 0xa         ;    18.0 p0      21 x[3]
        rorx rax, r14, 0x11        ;    18.0 p6      21 x[3]
        xor r14, rbp               ;    19.0 p1      21 x[3]
        xor r14, rax               ;    20.0 p5      21 x[3]
        rorx rbp, r11, 7           ;    18.3 p0      21 x[4]
        rorx rax, r11, 0x29        ;    18.8 p6      21 x[4]
        xor r11, rbp               ;    19.3 p11     21 x[4]
        xor r11, rax               ;    20.3 p1      21 x[4]
        xor r10, r12               ;    20.0 p5       7 x[0]
        xor r10, r13               ;    21.0 p11      7 x[0]
        xor r10, r11               ;    22.0 p1       7 x[0]
        xor r15, rsi               ;    19.0 p5       7 x[2]
        xor r15, rdi               ;    20.0 p11      7 x[2]
        xor r15, 0x96              ;    21.0 p1       7 x[2]
        xor r15, r9                ;    23.0 p5       7 x[2]
        xor r11, r14               ;    21.3 p11      7 x[4]
        mov r12, r9                ;    23.0          9 x[0] copy
        not r12                    ;    23.0 p1       9 x[0]
        and r12, r15               ;    24.0 p0       9 x[0]
        xor r12, r10               ;    25.0 p5       9 x[0]
        mov r13, r15               ;    24.0          9 x[1] copy
        not r13                    ;    24.0 p11      9 x[1]
        and r13, r14               ;    25.0 p6       9 x[1]
        mov rsi, r14               ;    21.0          9 x[2] copy
        not rsi                    ;    21.0 p1       9 x[2]
        and rsi, r11               ;    22.3 p0       9 x[2]
        xor rsi, r15               ;    24.0 p5       9 x[2]
        mov r15, r11               ;    22.3          9 x[3] copy
        not r15                    ;    22.3 p11      9 x[3]
        and r15, r10               ;    23.3 p6       9 x[3]
        not r10                    ;    23.0 p1       9 x[4]
        and r10, r9                ;    24.0 p0       9 x[4]
        xor r11, r10               ;    25.0 p5       9 x[4]
        xor r9, r13                ;    26.0 p11     10 x[4]
        xor r9, r12                ;    27.0 p6      10 x[4]
        xor r12, r11               ;    26.0 p1      10 x[4]
        xor r14, r15               ;    24.3 p0      10 x[4]
        xor r14, rsi               ;    25.3 p5      10 x[4]
        not rsi                    ;    25.0 p11     10 x[4]
        rorx r10, r12, 0x13        ;    27.0 p6      21 x[0]
        rorx r13, r12, 0x1c        ;    27.0 p0      21 x[0]
        rorx r15, r9, 0x3d         ;    28.0 p6      21 x[1]
        rorx rdi, r9, 0x27         ;    28.0 p0      21 x[1]
        xor r9, r15                ;    29.0 p1      21 x[1]
        xor r9, rdi                ;    30.0 p5      21 x[1]
        rorx r15, rsi, 1           ;    26.0 p6      21 x[2]
        rorx rdi, rsi, 6           ;    26.0 p0      21 x[2]
        rorx rbp, r14, 0xa         ;    26.3 p6      21 x[3]
        rorx rax, r14, 0x11        ;    26.3 p0      21 x[3]
        xor r14, rbp               ;    27.3 p11     21 x[3]
        xor r14, rax               ;    28.3 p1      21 x[3]
        rorx rbp, r11, 7           ;    26.8 p6      21 x[4]
        rorx rax, r11, 0x29        ;    27.3 p0      21 x[4]
        xor r11, rbp               ;    27.8 p5      21 x[4]
        xor r11, rax               ;    28.8 p11     21 x[4]
        xor r12, r10               ;    28.0 p1       7 x[0]
        xor r12, r13               ;    29.0 p5       7 x[0]
        xor r12, r11               ;    30.0 p11      7 x[0]
        xor rsi, r15               ;    27.0 p1       7 x[2]
        xor rsi, rdi               ;    28.0 p5       7 x[2]
        xor rsi, 0x87              ;    29.0 p11      7 x[2]
        xor rsi, r9                ;    31.0 p1       7 x[2]
        xor r11, r14               ;    29.8 p5       7 x[4]
        mov r10, r9                ;    31.0          9 x[0] copy
        not r10                    ;    31.0 p11      9 x[0]
        and r10, rsi               ;    32.0 p6       9 x[0]
        xor r10, r12               ;    33.0 p1       9 x[0]
        mov r13, rsi               ;    32.0          9 x[1] copy
        not r13                    ;    32.0 p0       9 x[1]
        and r13, r14               ;    33.0 p5       9 x[1]
        mov r15, r14               ;    29.3          9 x[2] copy
        not r15                    ;    29.3 p11      9 x[2]
        and r15, r11               ;    30.8 p6       9 x[2]
        xor r15, rsi               ;    32.0 p1       9 x[2]
        mov rsi, r11               ;    30.8          9 x[3] copy
        not rsi                    ;    30.8 p0       9 x[3]
        and rsi, r12               ;    31.8 p5       9 x[3]
        not r12                    ;    31.0 p11      9 x[4]
        and r12, r9                ;    32.0 p6       9 x[4]
        xor r11, r12               ;    33.0 p1       9 x[4]
        xor r9, r13                ;    34.0 p0      10 x[4]
        xor r9, r10                ;    35.0 p5      10 x[4]
        xor r10, r11               ;    34.0 p11     10 x[4]
        xor r14, rsi               ;    32.8 p6      10 x[4]
        xor r14, r15               ;    33.8 p1      10 x[4]
        not r15                    ;    33.0 p0      10 x[4]
        rorx r12, r10, 0x13        ;    35.0 p6      21 x[0]
        rorx r13, r10, 0x1c        ;    35.0 p0      21 x[0]
        rorx rsi, r9, 0x3d         ;    36.0 p6      21 x[1]
        rorx rdi, r9, 0x27         ;    36.0 p0      21 x[1]
        xor r9, rsi                ;    37.0 p5      21 x[1]
        xor r9, rdi                ;    38.0 p11     21 x[1]
        rorx rsi, r15, 1           ;    34.0 p6      21 x[2]
        rorx rdi, r15, 6           ;    34.3 p0      21 x[2]
        rorx rbp, r14, 0xa         ;    34.8 p6      21 x[3]
        rorx rax, r14, 0x11        ;    35.3 p0      21 x[3]
        xor r14, rbp               ;    35.8 p1      21 x[3]
        xor r14, rax               ;    36.8 p5      21 x[3]
        rorx rbp, r11, 7           ;    35.8 p6      21 x[4]
        rorx rax, r11, 0x29        ;    36.3 p0      21 x[4]
        xor r11, rbp               ;    36.8 p11     21 x[4]
        xor r11, rax               ;    37.8 p1      21 x[4]
        xor r10, r12               ;    36.0 p5       7 x[0]
        xor r10, r13               ;    37.0 p11      7 x[0]
        xor r10, r11               ;    38.8 p1       7 x[0]
        xor r15, rsi               ;    35.0 p5       7 x[2]
        xor r15, rdi               ;    36.0 p11      7 x[2]
        xor r15, 0x78              ;    37.0 p1       7 x[2]
        xor r15, r9                ;    39.0 p5       7 x[2]
        xor r11, r14               ;    38.8 p11      7 x[4]
        mov r12, r9                ;    39.0          9 x[0] copy
        not r12                    ;    39.0 p1       9 x[0]
        and r12, r15               ;    40.0 p5       9 x[0]
        xor r12, r10               ;    41.0 p11      9 x[0]
        mov r13, r15               ;    40.0          9 x[1] copy
        not r13                    ;    40.0 p6       9 x[1]
        and r13, r14               ;    41.0 p1       9 x[1]
        mov rsi, r14               ;    37.8          9 x[2] copy
        not rsi                    ;    37.8 p0       9 x[2]
        and rsi, r11               ;    39.8 p5       9 x[2]
        xor r15, rsi               ;    40.8 p11      9 x[2]
        mov rsi, r11               ;    39.8          9 x[3] copy
        not rsi                    ;    39.8 p6       9 x[3]
        and rsi, r10               ;    40.8 p1       9 x[3]
        not r10                    ;    39.8 p0       9 x[4]
        and r10, r9                ;    40.8 p5       9 x[4]
        xor r11, r10               ;    41.8 p11      9 x[4]
        xor r9, r13                ;    42.0 p6      10 x[4]
        xor r9, r12                ;    43.0 p1      10 x[4]
        xor r12, r11               ;    42.8 p0      10 x[4]
        xor r14, rsi               ;    41.8 p5      10 x[4]
        xor r14, r15               ;    42.8 p11     10 x[4]
        not r15                    ;    41.8 p6      10 x[4]
        rorx r10, r12, 0x13        ;    43.8 p0      21 x[0]
        rorx r13, r12, 0x1c        ;    43.8 p6      21 x[0]
        rorx rsi, r9, 0x3d         ;    44.0 p0      21 x[1]
        rorx rdi, r9, 0x27         ;    44.0 p6      21 x[1]
        xor r9, rsi                ;    45.0 p1      21 x[1]
        xor r9, rdi                ;    46.0 p5      21 x[1]
        rorx rsi, r15, 1           ;    42.8 p0      21 x[2]
        rorx rdi, r15, 6           ;    42.8 p6      21 x[2]
        rorx rbp, r14, 0xa         ;    43.8 p0      21 x[3]
        rorx rax, r14, 0x11        ;    43.8 p6      21 x[3]
        xor r14, rbp               ;    44.8 p11     21 x[3]
        xor r14, rax               ;    45.8 p1      21 x[3]
        rorx rbp, r11, 7           ;    44.3 p0      21 x[4]
        rorx rax, r11, 0x29        ;    44.8 p6      21 x[4]
        xor r11, rbp               ;    45.3 p5      21 x[4]
        xor r11, rax               ;    46.3 p11     21 x[4]
        xor r12, r10               ;    44.8 p1       7 x[0]
        xor r12, r13               ;    45.8 p5       7 x[0]
        xor r12, r11               ;    47.3 p11      7 x[0]
        xor r15, rsi               ;    43.8 p1       7 x[2]
        xor r15, rdi               ;    44.8 p5       7 x[2]
        xor r15, 0x69              ;    45.8 p11      7 x[2]
        xor r15, r9                ;    47.0 p1       7 x[2]
        xor r11, r14               ;    47.3 p5       7 x[4]
        mov r10, r9                ;    47.0          9 x[0] copy
        not r10                    ;    47.0 p11      9 x[0]
        and r10, r15               ;    48.0 p1       9 x[0]
        xor r10, r12               ;    49.0 p0       9 x[0]
        mov r13, r15               ;    48.0          9 x[1] copy
        not r13                    ;    48.0 p5       9 x[1]
        and r13, r14               ;    49.0 p11      9 x[1]
        mov rsi, r14               ;    46.8          9 x[2] copy
        not rsi                    ;    46.8 p6       9 x[2]
        and rsi, r11               ;    48.3 p1       9 x[2]
        xor r15, rsi               ;    49.3 p0       9 x[2]
        mov rsi, r11               ;    48.3          9 x[3] copy
        not rsi                    ;    48.3 p5       9 x[3]
        and rsi, r12               ;    49.3 p11      9 x[3]
        not r12                    ;    48.3 p6       9 x[4]
        and r12, r9                ;    49.3 p1       9 x[4]
        xor r11, r12               ;    50.3 p0       9 x[4]
        xor r9, r13                ;    50.0 p5      10 x[4]
        xor r9, r10                ;    51.0 p11     10 x[4]
        xor r10, r11               ;    51.3 p6      10 x[4]
        xor r14, rsi               ;    50.3 p1      10 x[4]
        xor r14, r15               ;    51.3 p0      10 x[4]
        not r15                    ;    50.3 p5      10 x[4]
        rorx r12, r10, 0x13        ;    52.3 p6      21 x[0]
        rorx r13, r10, 0x1c        ;    52.3 p0      21 x[0]
        rorx rsi, r9, 0x3d         ;    52.0 p6      21 x[1]
        rorx rdi, r9, 0x27         ;    52.0 p0      21 x[1]
        xor r9, rsi                ;    53.0 p11     21 x[1]
        xor r9, rdi                ;    54.0 p1      21 x[1]
        rorx rsi, r15, 1           ;    51.3 p6      21 x[2]
        rorx rdi, r15, 6           ;    51.3 p0      21 x[2]
        rorx rbp, r14, 0xa         ;    52.3 p6      21 x[3]
        rorx rax, r14, 0x11        ;    52.3 p0      21 x[3]
        xor r14, rbp               ;    53.3 p5      21 x[3]
        xor r14, rax               ;    54.3 p11     21 x[3]
        rorx rbp, r11, 7           ;    52.8 p6      21 x[4]
        rorx rax, r11, 0x29        ;    53.3 p0      21 x[4]
        xor r11, rbp               ;    53.8 p1      21 x[4]
        xor r11, rax               ;    54.8 p5      21 x[4]
        xor r10, r12               ;    53.3 p11      7 x[0]
        xor r10, r13               ;    54.3 p1       7 x[0]
        xor r10, r11               ;    55.8 p5       7 x[0]
        xor r15, rsi               ;    52.3 p11      7 x[2]
        xor r15, rdi               ;    53.3 p1       7 x[2]
        xor r15, 0x5a              ;    54.3 p5       7 x[2]
        xor r15, r9                ;    55.3 p11      7 x[2]
        xor r11, r14               ;    55.8 p1       7 x[4]
        mov r12, r9                ;    55.0          9 x[0] copy
        not r12                    ;    55.0 p5       9 x[0]
        and r12, r15               ;    56.3 p11      9 x[0]
        xor r12, r10               ;    57.3 p6       9 x[0]
        mov r13, r15               ;    56.3          9 x[1] copy
        not r13                    ;    56.3 p1       9 x[1]
        and r13, r14               ;    57.3 p0       9 x[1]
        mov rsi, r14               ;    55.3          9 x[2] copy
        not rsi                    ;    55.3 p5       9 x[2]
        and rsi, r11               ;    56.8 p11      9 x[2]
        xor r15, rsi               ;    57.8 p6       9 x[2]
        mov rsi, r11               ;    56.8          9 x[3] copy
        not rsi                    ;    56.8 p1       9 x[3]
        and rsi, r10               ;    57.8 p0       9 x[3]
        not r10                    ;    56.8 p5       9 x[4]
        and r10, r9                ;    57.8 p11      9 x[4]
        xor r11, r10               ;    58.8 p6       9 x[4]
        xor r9, r13                ;    58.3 p1      10 x[4]
        xor r9, r12                ;    59.3 p0      10 x[4]
        xor r12, r11               ;    59.8 p5      10 x[4]
        xor r14, rsi               ;    58.8 p11     10 x[4]
        xor r14, r15               ;    59.8 p6      10 x[4]
        not r15                    ;    58.8 p1      10 x[4]
        rorx r10, r12, 0x13        ;    60.8 p0      21 x[0]
        rorx r13, r12, 0x1c        ;    60.8 p6      21 x[0]
        rorx rsi, r9, 0x3d         ;    60.3 p0      21 x[1]
        rorx rdi, r9, 0x27         ;    60.3 p6      21 x[1]
        xor r9, rsi                ;    61.3 p5      21 x[1]
        xor r9, rdi                ;    62.3 p11     21 x[1]
        rorx rsi, r15, 1           ;    59.8 p0      21 x[2]
        rorx rdi, r15, 6           ;    59.8 p6      21 x[2]
        rorx rbp, r14, 0xa         ;    60.8 p0      21 x[3]
        rorx rax, r14, 0x11        ;    60.8 p6      21 x[3]
        xor r14, rbp               ;    61.8 p1      21 x[3]
        xor r14, rax               ;    62.8 p5      21 x[3]
        rorx rbp, r11, 7           ;    61.3 p0      21 x[4]
        rorx rax, r11, 0x29        ;    61.8 p6      21 x[4]
        xor r11, rbp               ;    62.3 p11     21 x[4]
        xor r11, rax               ;    63.3 p1      21 x[4]
        xor r12, r10               ;    61.8 p5       7 x[0]
        xor r12, r13               ;    62.8 p11      7 x[0]
        xor r12, r11               ;    64.3 p1       7 x[0]
        xor r15, rsi               ;    60.8 p5       7 x[2]
        xor r15, rdi               ;    61.8 p11      7 x[2]
        xor r15, 0x4b              ;    62.8 p1       7 x[2]
        xor r15, r9                ;    63.8 p5       7 x[2]
        xor r11, r14               ;    64.3 p11      7 x[4]
        mov r10, r9                ;    63.3          9 x[0] copy
        not r10                    ;    63.3 p1       9 x[0]
        and r10, r15               ;    64.8 p0       9 x[0]
        xor r10, r12               ;    65.8 p5       9 x[0]
        mov r13, r15               ;    64.8          9 x[1] copy
        not r13                    ;    64.8 p11      9 x[1]
        and r13, r14               ;    65.8 p6       9 x[1]
        mov rsi, r14               ;    63.8          9 x[2] copy
        not rsi                    ;    63.8 p1       9 x[2]
        and rsi, r11               ;    65.3 p0       9 x[2]
        xor r15, rsi               ;    66.3 p5       9 x[2]
        mov rsi, r11               ;    65.3          9 x[3] copy
        not rsi                    ;    65.3 p11      9 x[3]
        and rsi, r12               ;    66.3 p6       9 x[3]
        not r12                    ;    65.3 p1       9 x[4]
        and r12, r9                ;    66.3 p0       9 x[4]
        xor r11, r12               ;    67.3 p5       9 x[4]
        xor r9, r13                ;    66.8 p11     10 x[4]
        xor r9, r10                ;    67.8 p6      10 x[4]
        xor r10, r11               ;    68.3 p1      10 x[4]
        xor r14, rsi               ;    67.3 p0      10 x[4]
        xor r14, r15               ;    68.3 p5      10 x[4]
        not r15                    ;    67.3 p11     10 x[4]
        rorx r12, r10, 0x13        ;    69.3 p6      21 x[0]
        rorx r13, r10, 0x1c        ;    69.3 p0      21 x[0]
        xor r10, r12               ;    70.3 p1      21 x[0]
        xor r10, r13               ;    71.3 p5      21 x[0]
        rorx r12, r9, 0x3d         ;    68.8 p6      21 x[1]
        rorx r13, r9, 0x27         ;    68.8 p0      21 x[1]
        xor r9, r12                ;    69.8 p11     21 x[1]
        xor r9, r13                ;    70.8 p1      21 x[1]
        rorx r12, r15, 1           ;    68.3 p6      21 x[2]
        rorx r13, r15, 6           ;    68.3 p0      21 x[2]
        xor r15, r12               ;    69.3 p5      21 x[2]
        xor r15, r13               ;    70.3 p11     21 x[2]
        rorx r12, r14, 0xa         ;    69.3 p6      21 x[3]
        rorx r13, r14, 0x11        ;    69.3 p0      21 x[3]
        xor r14, r12               ;    70.3 p1      21 x[3]
        xor r14, r13               ;    71.3 p5      21 x[3]
        rorx r12, r11, 7           ;    69.8 p6      21 x[4]
        rorx r13, r11, 0x29        ;    70.3 p0      21 x[4]
        xor r11, r12               ;    70.8 p11     21 x[4]
        xor r11, r13               ;    71.8 p1      21 x[4]
        add r8, 0x10               ;    69.3 p5      37 blocks
        mov r12, r15               ;    71.3         21 x[2] copy
        mov r13, r14               ;    72.3         21 x[3] copy
        cmp r8, qword [rbx - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 80], r8   ;                    resident
        mov qword [rbx - 112], r9  ;                    resident
        mov qword [rbx - 120], r10 ;                    resident
        mov qword [rbx - 88], r11  ;                    resident
        mov qword [rbx - 104], r12 ;                    resident
        mov qword [rbx - 96], r13  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 120]  ;     0.0 p2      37 blocks reload
        mov r9, qword [rbx - 128]  ;     0.2 p3      37 blocks reload
        mov qword [r9], r8         ;     5.0 p7+p4   37 blocks
        mov r8, qword [rbx - 112]  ;     0.5 p10     37 blocks reload
        mov qword [r9 + 8], r8     ;     5.5 p8+p9   37 blocks
        mov r8, qword [rbx - 104]  ;     1.0 p2      37 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p7+p4   37 blocks
        mov r8, qword [rbx - 96]   ;     1.2 p3      37 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 p8+p9   37 blocks
        mov r8, qword [rbx - 88]   ;     1.5 p10     37 blocks reload
        mov qword [r9 + 32], r8    ;     6.5 p7+p4   37 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 120], rax ;                    cleared
        mov qword [rbx - 112], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
        add rsp, 0x48              ;                    frame
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
