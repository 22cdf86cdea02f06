; ascon_aead128_associated for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_associated --cpu zen3
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
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 395 uops, planned 88.3; bounds: width 65.8, ports 86.8, path 53.0
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
        mov qword [rbx - 120], rsi ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 agu0    37 st reload
        mov r9, qword [r8]         ;     4.0 agu1    37 st
        mov r10d, dword [rbx - 64] ;     0.3 agu2    37 st
        shl r10, 4                 ;     4.3 alu1    37 st
        mov r11, qword [r8 + 8]    ;     4.0 agu0    37 st
        mov r12, qword [r8 + 16]   ;     4.0 agu1    37 st
        mov r13, qword [r8 + 24]   ;     4.0 agu2    37 st
        mov r14, qword [r8 + 32]   ;     4.0 agu0    37 st
        add r10, qword [rbx - 120] ;     5.3 alu0+agu1   37 st
        mov qword [rbx - 112], r10 ;     6.3 agu2+st0   37 st
        mov qword [rbx - 104], r9  ;     8.0 agu0+st1   37 st
        mov qword [rbx - 96], r11  ;     8.0 agu1+st0   37 st
        mov qword [rbx - 88], r12  ;     8.0 agu2+st1   37 st
        mov qword [rbx - 80], r13  ;     8.0 agu0+st0   37 st
        mov qword [rbx - 72], r14  ;     8.0 agu1+st1   37 st
        cmp dword [rbx - 64], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 120]  ;                    resident
        mov r9, qword [rbx - 96]   ;                    resident
        mov r10, qword [rbx - 104] ;                    resident
        mov r11, qword [rbx - 72]  ;                    resident
        mov r12, qword [rbx - 88]  ;                    resident
        mov r13, qword [rbx - 80]  ;                    resident
        align 16
.blocks_1:
        mov r14, r13               ;     0.0          9 x[2] copy
        not r14                    ;     0.2 alu0     9 x[2]
        xor r9, qword [r8 + 8]     ;     4.0 alu1+agu0   39 x
        xor r10, qword [r8]        ;     4.0 alu2+agu1    7 x[0]
        xor r10, r11               ;     5.0 alu3     7 x[0]
        xor r12, 0xb4              ;     1.2 alu0     7 x[2]
        xor r12, r9                ;     5.0 alu1     7 x[2]
        mov r15, r9                ;     5.0          9 x[0] copy
        not r15                    ;     5.0 alu2     9 x[0]
        and r15, r12               ;     6.0 alu3     9 x[0]
        mov rsi, r9                ;     5.0          9 x[4] copy
        xor r11, r13               ;     2.2 alu0     7 x[4]
        and r14, r11               ;     3.2 alu1     9 x[2]
        mov rdi, r11               ;     3.2          9 x[3] copy
        not rdi                    ;     3.2 alu2     9 x[3]
        xor r14, r12               ;     6.0 alu3     9 x[2]
        not r12                    ;     6.0 alu0     9 x[1]
        and rdi, r10               ;     6.0 alu1     9 x[3]
        mov rbp, r10               ;     6.0          9 x[4] copy
        not rbp                    ;     6.0 alu2     9 x[4]
        and rsi, rbp               ;     7.0 alu3     9 x[4]
        xor r10, r15               ;     7.0 alu0     9 x[0]
        and r12, r13               ;     7.0 alu1     9 x[1]
        xor rdi, r13               ;     7.0 alu2    10 x[4]
        xor rdi, r14               ;     8.0 alu3    10 x[4]
        not r14                    ;     7.0 alu0    10 x[4]
        xor r11, rsi               ;     8.0 alu1     9 x[4]
        xor r9, r12                ;     8.0 alu2    10 x[4]
        xor r9, r10                ;     9.0 alu3    10 x[4]
        rorx r12, r14, 1           ;     8.0 alu1    21 x[2]
        rorx r13, r14, 6           ;     8.0 alu2    21 x[2]
        xor r14, 0xa5              ;     8.0 alu0     7 x[2]
        xor r14, r12               ;     9.0 alu3     7 x[2]
        xor r14, r13               ;    10.0 alu0     7 x[2]
        xor r10, r11               ;     9.0 alu1    10 x[4]
        rorx r12, r11, 7           ;     9.0 alu2    21 x[4]
        rorx r13, r11, 0x29        ;     9.0 alu1    21 x[4]
        rorx r15, rdi, 0xa         ;     9.0 alu2    21 x[3]
        rorx rsi, rdi, 0x11        ;     9.3 alu1    21 x[3]
        xor r11, r12               ;    10.0 alu3    21 x[4]
        xor r11, r13               ;    11.0 alu0    21 x[4]
        xor rdi, r15               ;    10.0 alu3    21 x[3]
        xor rdi, rsi               ;    11.0 alu0    21 x[3]
        rorx r12, r10, 0x13        ;    10.0 alu2    21 x[0]
        rorx r13, r10, 0x1c        ;    10.3 alu1    21 x[0]
        rorx r15, r9, 0x3d         ;    10.5 alu2    21 x[1]
        rorx rsi, r9, 0x27         ;    11.3 alu1    21 x[1]
        xor r10, r12               ;    11.0 alu3     7 x[0]
        xor r10, r13               ;    12.0 alu0     7 x[0]
        xor r9, r15                ;    11.5 alu3    21 x[1]
        xor r9, rsi                ;    12.5 alu0    21 x[1]
        xor r10, r11               ;    13.0 alu2     7 x[0]
        xor r11, rdi               ;    12.0 alu3     7 x[4]
        mov r12, rdi               ;    12.0          9 x[2] copy
        not r12                    ;    12.2 alu0     9 x[2]
        and r12, r11               ;    13.2 alu1     9 x[2]
        mov r13, rdi               ;    12.0          9 x[1] copy
        xor r14, r9                ;    13.5 alu2     7 x[2]
        mov r15, r11               ;    13.0          9 x[3] copy
        not r15                    ;    13.0 alu3     9 x[3]
        and r15, r10               ;    14.0 alu0     9 x[3]
        mov rsi, r9                ;    13.5          9 x[0] copy
        not rsi                    ;    13.5 alu1     9 x[0]
        and rsi, r14               ;    14.5 alu2     9 x[0]
        xor r12, r14               ;    14.5 alu3     9 x[2]
        not r14                    ;    14.5 alu0     9 x[1]
        mov rbp, r9                ;    13.5          9 x[4] copy
        xor rdi, r15               ;    15.0 alu1    10 x[4]
        mov r15, r10               ;    14.0          9 x[4] copy
        not r15                    ;    14.5 alu2     9 x[4]
        and rbp, r15               ;    15.5 alu3     9 x[4]
        xor r10, rsi               ;    15.5 alu0     9 x[0]
        and r13, r14               ;    15.5 alu1     9 x[1]
        xor rdi, r12               ;    16.0 alu2    10 x[4]
        not r12                    ;    15.7 alu3    10 x[4]
        xor r11, rbp               ;    16.5 alu0     9 x[4]
        xor r9, r13                ;    16.5 alu1    10 x[4]
        xor r9, r10                ;    17.5 alu2    10 x[4]
        rorx r13, r12, 1           ;    17.3 alu1    21 x[2]
        rorx r14, r12, 6           ;    17.5 alu2    21 x[2]
        xor r12, 0x96              ;    16.7 alu3     7 x[2]
        rorx r15, rdi, 0xa         ;    18.3 alu1    21 x[3]
        rorx rsi, rdi, 0x11        ;    18.5 alu2    21 x[3]
        xor r10, r11               ;    17.5 alu0    10 x[4]
        rorx rbp, r11, 7           ;    19.3 alu1    21 x[4]
        rorx rax, r11, 0x29        ;    19.5 alu2    21 x[4]
        xor r12, r13               ;    18.3 alu3     7 x[2]
        xor r12, r14               ;    19.3 alu0     7 x[2]
        rorx r13, r10, 0x13        ;    20.3 alu1    21 x[0]
        rorx r14, r10, 0x1c        ;    20.5 alu2    21 x[0]
        rorx rcx, r9, 0x3d         ;    21.3 alu1    21 x[1]
        xor rdi, r15               ;    19.3 alu3    21 x[3]
        rorx r15, r9, 0x27         ;    21.5 alu2    21 x[1]
        xor rdi, rsi               ;    20.3 alu0    21 x[3]
        xor r11, rbp               ;    20.3 alu3    21 x[4]
        xor r11, rax               ;    21.3 alu0    21 x[4]
        xor r10, r13               ;    21.3 alu3     7 x[0]
        xor r10, r14               ;    22.3 alu0     7 x[0]
        xor r9, rcx                ;    22.3 alu3    21 x[1]
        xor r9, r15                ;    23.3 alu0    21 x[1]
        xor r10, r11               ;    23.3 alu1     7 x[0]
        xor r11, rdi               ;    22.5 alu2     7 x[4]
        mov r13, rdi               ;    21.3          9 x[2] copy
        not r13                    ;    22.7 alu3     9 x[2]
        mov r14, rdi               ;    21.3          9 x[1] copy
        and r13, r11               ;    23.7 alu0     9 x[2]
        xor r12, r9                ;    24.3 alu1     7 x[2]
        mov r15, r11               ;    23.5          9 x[3] copy
        not r15                    ;    23.5 alu2     9 x[3]
        and r15, r10               ;    24.5 alu3     9 x[3]
        xor rdi, r15               ;    25.5 alu0    10 x[4]
        mov r15, r10               ;    24.3          9 x[4] copy
        not r15                    ;    24.3 alu1     9 x[4]
        and r15, r9                ;    25.3 alu2     9 x[4]
        mov rsi, r9                ;    24.3          9 x[0] copy
        not rsi                    ;    24.7 alu3     9 x[0]
        xor r13, r12               ;    25.3 alu0     9 x[2]
        and rsi, r12               ;    25.7 alu1     9 x[0]
        not r12                    ;    25.5 alu2     9 x[1]
        xor r11, r15               ;    26.3 alu3     9 x[4]
        and r14, r12               ;    26.5 alu0     9 x[1]
        xor r10, rsi               ;    26.7 alu1     9 x[0]
        xor rdi, r13               ;    26.5 alu2    10 x[4]
        not r13                    ;    26.7 alu3    10 x[4]
        xor r9, r14                ;    27.5 alu0    10 x[4]
        xor r9, r10                ;    28.5 alu1    10 x[4]
        xor r10, r11               ;    27.7 alu2    10 x[4]
        rorx r12, r11, 7           ;    28.3 alu1    21 x[4]
        rorx r14, r11, 0x29        ;    28.5 alu2    21 x[4]
        rorx r15, rdi, 0xa         ;    29.3 alu1    21 x[3]
        rorx rsi, rdi, 0x11        ;    29.5 alu2    21 x[3]
        rorx rbp, r13, 1           ;    30.3 alu1    21 x[2]
        rorx rax, r13, 6           ;    30.5 alu2    21 x[2]
        xor r13, 0x87              ;    27.7 alu3     7 x[2]
        xor r11, r12               ;    29.3 alu0    21 x[4]
        rorx r12, r10, 0x13        ;    31.3 alu1    21 x[0]
        rorx rcx, r10, 0x1c        ;    31.5 alu2    21 x[0]
        xor r11, r14               ;    30.3 alu3    21 x[4]
        rorx r14, r9, 0x3d         ;    32.3 alu1    21 x[1]
        xor rdi, r15               ;    30.3 alu0    21 x[3]
        rorx r15, r9, 0x27         ;    32.5 alu2    21 x[1]
        xor rdi, rsi               ;    31.3 alu3    21 x[3]
        xor r13, rbp               ;    31.3 alu0     7 x[2]
        xor r13, rax               ;    32.3 alu3     7 x[2]
        xor r10, r11               ;    31.3 alu0     7 x[0]
        xor r10, r12               ;    32.3 alu3     7 x[0]
        xor r10, rcx               ;    33.3 alu0     7 x[0]
        xor r11, rdi               ;    32.7 alu3     7 x[4]
        xor r9, r14                ;    33.3 alu0    21 x[1]
        xor r9, r15                ;    34.3 alu1    21 x[1]
        mov r12, rdi               ;    32.3          9 x[2] copy
        not r12                    ;    33.5 alu2     9 x[2]
        mov r14, rdi               ;    32.3          9 x[1] copy
        and r12, r11               ;    34.5 alu3     9 x[2]
        mov r15, r11               ;    33.7          9 x[3] copy
        not r15                    ;    34.2 alu0     9 x[3]
        and r15, r10               ;    35.2 alu1     9 x[3]
        mov rsi, r10               ;    34.3          9 x[4] copy
        not rsi                    ;    34.5 alu2     9 x[4]
        xor r13, r9                ;    35.3 alu3     7 x[2]
        and rsi, r9                ;    35.5 alu0     9 x[4]
        xor rdi, r15               ;    36.2 alu1    10 x[4]
        xor r11, rsi               ;    36.5 alu2     9 x[4]
        mov r15, r9                ;    35.3          9 x[0] copy
        not r15                    ;    35.7 alu3     9 x[0]
        xor r12, r13               ;    36.3 alu0     9 x[2]
        and r15, r13               ;    36.7 alu1     9 x[0]
        not r13                    ;    36.5 alu2     9 x[1]
        and r14, r13               ;    37.5 alu3     9 x[1]
        xor r10, r15               ;    37.7 alu0     9 x[0]
        xor rdi, r12               ;    37.3 alu1    10 x[4]
        not r12                    ;    37.5 alu2    10 x[4]
        rorx r13, r11, 7           ;    38.3 alu1    21 x[4]
        rorx r15, r11, 0x29        ;    38.5 alu2    21 x[4]
        xor r9, r14                ;    38.5 alu3    10 x[4]
        mov r14, r11               ;    37.5         10 x[4] copy
        xor r14, r10               ;    38.7 alu0    10 x[4]
        xor r9, r10                ;    39.5 alu3    10 x[4]
        rorx r10, rdi, 0xa         ;    39.3 alu1    21 x[3]
        rorx rsi, rdi, 0x11        ;    39.5 alu2    21 x[3]
        rorx rbp, r12, 1           ;    40.3 alu1    21 x[2]
        rorx rax, r12, 6           ;    40.5 alu2    21 x[2]
        xor r12, 0x78              ;    39.2 alu0     7 x[2]
        xor r11, r13               ;    39.7 alu3    21 x[4]
        xor r11, r15               ;    40.7 alu0    21 x[4]
        rorx r13, r14, 0x13        ;    41.3 alu1    21 x[0]
        rorx r15, r14, 0x1c        ;    41.5 alu2    21 x[0]
        xor rdi, r10               ;    40.7 alu3    21 x[3]
        xor rdi, rsi               ;    41.7 alu0    21 x[3]
        rorx r10, r9, 0x3d         ;    42.3 alu1    21 x[1]
        rorx rsi, r9, 0x27         ;    42.5 alu2    21 x[1]
        xor r12, rbp               ;    41.7 alu3     7 x[2]
        xor r12, rax               ;    42.7 alu0     7 x[2]
        xor r14, r11               ;    42.7 alu3     7 x[0]
        xor r14, r13               ;    43.7 alu0     7 x[0]
        xor r14, r15               ;    44.7 alu1     7 x[0]
        xor r9, r10                ;    43.5 alu2    21 x[1]
        xor r11, rdi               ;    43.7 alu3     7 x[4]
        xor r9, rsi                ;    44.5 alu0    21 x[1]
        mov r10, rdi               ;    42.7          9 x[2] copy
        not r10                    ;    44.3 alu1     9 x[2]
        mov r13, rdi               ;    42.7          9 x[1] copy
        and r10, r11               ;    45.3 alu2     9 x[2]
        xor r12, r9                ;    45.5 alu3     7 x[2]
        mov r15, r11               ;    44.7          9 x[3] copy
        not r15                    ;    45.2 alu0     9 x[3]
        and r15, r14               ;    46.2 alu1     9 x[3]
        mov rsi, r9                ;    45.5          9 x[0] copy
        not rsi                    ;    45.5 alu2     9 x[0]
        and rsi, r12               ;    46.5 alu3     9 x[0]
        xor r10, r12               ;    46.5 alu0     9 x[2]
        not r12                    ;    46.5 alu1     9 x[1]
        mov rbp, r14               ;    45.7          9 x[4] copy
        not rbp                    ;    46.5 alu2     9 x[4]
        mov rax, r9                ;    45.5          9 x[4] copy
        xor rdi, r15               ;    47.2 alu3    10 x[4]
        and rax, rbp               ;    47.5 alu0     9 x[4]
        xor r14, rsi               ;    47.5 alu1     9 x[0]
        and r13, r12               ;    47.5 alu2     9 x[1]
        xor rdi, r10               ;    48.2 alu3    10 x[4]
        not r10                    ;    48.2 alu0    10 x[4]
        xor r11, rax               ;    48.5 alu1     9 x[4]
        xor r9, r13                ;    48.5 alu2    10 x[4]
        xor r9, r14                ;    49.5 alu3    10 x[4]
        rorx r12, rdi, 0xa         ;    49.3 alu1    21 x[3]
        rorx r13, rdi, 0x11        ;    49.5 alu2    21 x[3]
        rorx r15, r10, 1           ;    50.3 alu1    21 x[2]
        rorx rsi, r10, 6           ;    50.5 alu2    21 x[2]
        xor r10, 0x69              ;    49.2 alu0     7 x[2]
        xor r14, r11               ;    49.7 alu3    10 x[4]
        rorx rbp, r11, 7           ;    51.3 alu1    21 x[4]
        rorx rax, r11, 0x29        ;    51.5 alu2    21 x[4]
        xor rdi, r12               ;    50.3 alu0    21 x[3]
        xor rdi, r13               ;    51.3 alu3    21 x[3]
        rorx r12, r9, 0x3d         ;    52.3 alu1    21 x[1]
        rorx r13, r9, 0x27         ;    52.5 alu2    21 x[1]
        rorx rcx, r14, 0x13        ;    53.3 alu1    21 x[0]
        xor r10, r15               ;    51.3 alu0     7 x[2]
        rorx r15, r14, 0x1c        ;    53.5 alu2    21 x[0]
        xor r10, rsi               ;    52.3 alu3     7 x[2]
        xor r11, rbp               ;    52.3 alu0    21 x[4]
        xor r11, rax               ;    53.3 alu3    21 x[4]
        xor r9, r12                ;    53.3 alu0    21 x[1]
        xor r9, r13                ;    54.3 alu3    21 x[1]
        mov r12, rdi               ;    52.3          9 x[2] copy
        not r12                    ;    54.2 alu0     9 x[2]
        mov r13, rdi               ;    52.3          7 x[4] copy
        mov rsi, rdi               ;    52.3          9 x[1] copy
        xor r14, rcx               ;    54.3 alu1     7 x[0]
        xor r14, r15               ;    55.3 alu2     7 x[0]
        xor r14, r11               ;    56.3 alu3     7 x[0]
        xor r13, r11               ;    55.2 alu0     7 x[4]
        xor r10, r9                ;    55.3 alu1     7 x[2]
        and r12, r13               ;    56.2 alu2     9 x[2]
        mov r11, r9                ;    55.3          9 x[0] copy
        not r11                    ;    55.7 alu3     9 x[0]
        mov r15, r9                ;    55.3          9 x[4] copy
        and r11, r10               ;    56.7 alu0     9 x[0]
        mov rbp, r13               ;    56.2          9 x[3] copy
        not rbp                    ;    56.3 alu1     9 x[3]
        xor r12, r10               ;    57.2 alu2     9 x[2]
        not r10                    ;    56.7 alu3     9 x[1]
        and rsi, r10               ;    57.7 alu0     9 x[1]
        and rbp, r14               ;    57.3 alu1     9 x[3]
        xor r11, r14               ;    57.7 alu2     9 x[0]
        not r14                    ;    57.7 alu3     9 x[4]
        xor rdi, rbp               ;    58.3 alu0    10 x[4]
        and r15, r14               ;    58.7 alu1     9 x[4]
        xor rdi, r12               ;    59.3 alu2    10 x[4]
        not r12                    ;    58.7 alu3    10 x[4]
        xor r9, rsi                ;    59.2 alu0    10 x[4]
        xor r9, r11                ;    60.2 alu1    10 x[4]
        xor r13, r15               ;    59.7 alu2     9 x[4]
        rorx r10, r12, 1           ;    60.3 alu1    21 x[2]
        rorx r14, r12, 6           ;    60.5 alu2    21 x[2]
        xor r12, 0x5a              ;    59.7 alu3     7 x[2]
        rorx r15, rdi, 0xa         ;    61.3 alu1    21 x[3]
        rorx rsi, rdi, 0x11        ;    61.5 alu2    21 x[3]
        xor r11, r13               ;    60.7 alu0    10 x[4]
        rorx rbp, r13, 7           ;    62.3 alu1    21 x[4]
        rorx rax, r13, 0x29        ;    62.5 alu2    21 x[4]
        xor r12, r10               ;    61.3 alu3     7 x[2]
        xor r12, r14               ;    62.3 alu0     7 x[2]
        rorx r10, r9, 0x3d         ;    63.3 alu1    21 x[1]
        rorx r14, r9, 0x27         ;    63.5 alu2    21 x[1]
        rorx rcx, r11, 0x13        ;    64.3 alu1    21 x[0]
        xor rdi, r15               ;    62.3 alu3    21 x[3]
        rorx r15, r11, 0x1c        ;    64.5 alu2    21 x[0]
        xor rdi, rsi               ;    63.3 alu0    21 x[3]
        xor r13, rbp               ;    63.3 alu3    21 x[4]
        xor r13, rax               ;    64.3 alu0    21 x[4]
        xor r9, r10                ;    64.3 alu3    21 x[1]
        xor r9, r14                ;    65.3 alu0    21 x[1]
        xor r11, rcx               ;    65.3 alu3     7 x[0]
        xor r11, r15               ;    66.3 alu0     7 x[0]
        xor r11, r13               ;    67.3 alu1     7 x[0]
        xor r13, rdi               ;    65.5 alu2     7 x[4]
        mov r10, rdi               ;    64.3          9 x[2] copy
        not r10                    ;    65.7 alu3     9 x[2]
        mov r14, rdi               ;    64.3          9 x[1] copy
        xor r12, r9                ;    66.3 alu0     7 x[2]
        and r10, r13               ;    66.7 alu1     9 x[2]
        mov r15, r9                ;    66.3          9 x[0] copy
        not r15                    ;    66.5 alu2     9 x[0]
        and r15, r12               ;    67.5 alu3     9 x[0]
        mov rsi, r9                ;    66.3          9 x[4] copy
        mov rbp, r13               ;    66.5          9 x[3] copy
        not rbp                    ;    67.2 alu0     9 x[3]
        xor r10, r12               ;    67.7 alu1     9 x[2]
        not r12                    ;    67.5 alu2     9 x[1]
        and r14, r12               ;    68.5 alu3     9 x[1]
        xor r15, r11               ;    68.5 alu0     9 x[0]
        and rbp, r11               ;    68.3 alu1     9 x[3]
        not r11                    ;    68.5 alu2     9 x[4]
        xor rdi, r10               ;    68.7 alu3    10 x[4]
        not r10                    ;    69.2 alu0    10 x[4]
        xor rdi, rbp               ;    69.7 alu1    10 x[4]
        and rsi, r11               ;    69.5 alu2     9 x[4]
        xor r9, r14                ;    69.7 alu3    10 x[4]
        xor r9, r15                ;    70.7 alu0    10 x[4]
        xor r13, rsi               ;    70.5 alu1     9 x[4]
        rorx r11, r10, 1           ;    70.5 alu2    21 x[2]
        rorx r12, r10, 6           ;    71.3 alu1    21 x[2]
        xor r10, 0x4b              ;    70.7 alu3     7 x[2]
        rorx r14, rdi, 0xa         ;    71.5 alu2    21 x[3]
        rorx rsi, rdi, 0x11        ;    72.3 alu1    21 x[3]
        xor r10, r11               ;    71.7 alu0     7 x[2]
        xor r15, r13               ;    71.7 alu3    10 x[4]
        rorx r11, r13, 7           ;    72.5 alu2    21 x[4]
        rorx rbp, r13, 0x29        ;    73.3 alu1    21 x[4]
        rorx rax, r9, 0x3d         ;    73.5 alu2    21 x[1]
        rorx rcx, r9, 0x27         ;    74.3 alu1    21 x[1]
        xor r10, r12               ;    72.7 alu0     7 x[2]
        xor rdi, r14               ;    72.7 alu3    21 x[3]
        rorx r12, r15, 0x13        ;    74.5 alu2    21 x[0]
        rorx r14, r15, 0x1c        ;    75.3 alu1    21 x[0]
        xor rdi, rsi               ;    73.7 alu0    21 x[3]
        xor r13, r11               ;    73.7 alu3    21 x[4]
        xor r13, rbp               ;    74.7 alu0    21 x[4]
        xor r9, rax                ;    74.7 alu3    21 x[1]
        xor r9, rcx                ;    75.7 alu0    21 x[1]
        xor r15, r12               ;    75.5 alu2     7 x[0]
        xor r15, r13               ;    76.5 alu3     7 x[0]
        xor r13, rdi               ;    76.2 alu0     7 x[4]
        mov r11, rdi               ;    74.7          9 x[2] copy
        not r11                    ;    76.3 alu1     9 x[2]
        xor r15, r14               ;    77.5 alu2     7 x[0]
        mov r12, rdi               ;    74.7          9 x[1] copy
        xor r10, r9                ;    76.7 alu3     7 x[2]
        and r11, r13               ;    77.3 alu0     9 x[2]
        mov r14, r9                ;    76.7          9 x[0] copy
        not r14                    ;    77.3 alu1     9 x[0]
        mov rsi, r9                ;    76.7          9 x[4] copy
        mov rbp, r13               ;    77.2          9 x[3] copy
        not rbp                    ;    77.5 alu2     9 x[3]
        and r14, r10               ;    78.3 alu3     9 x[0]
        xor r11, r10               ;    78.3 alu0     9 x[2]
        not r10                    ;    78.3 alu1     9 x[1]
        and rbp, r15               ;    78.5 alu2     9 x[3]
        and r12, r10               ;    79.3 alu3     9 x[1]
        xor rdi, rbp               ;    79.5 alu0    10 x[4]
        xor r14, r15               ;    79.3 alu1     9 x[0]
        not r15                    ;    79.5 alu2     9 x[4]
        xor rdi, r11               ;    80.5 alu3    10 x[4]
        not r11                    ;    80.2 alu0    10 x[4]
        xor r9, r12                ;    80.3 alu1    10 x[4]
        and rsi, r15               ;    80.5 alu2     9 x[4]
        xor r9, r14                ;    81.3 alu3    10 x[4]
        xor r13, rsi               ;    81.5 alu0     9 x[4]
        rorx r10, r11, 1           ;    81.3 alu1    21 x[2]
        rorx r12, r11, 6           ;    81.5 alu2    21 x[2]
        rorx r15, rdi, 0xa         ;    82.3 alu1    21 x[3]
        rorx rsi, rdi, 0x11        ;    82.5 alu2    21 x[3]
        xor r11, r10               ;    82.3 alu3    21 x[2]
        xor r11, r12               ;    83.3 alu0    21 x[2]
        xor r14, r13               ;    82.7 alu3    10 x[4]
        rorx r10, r9, 0x3d         ;    83.3 alu1    21 x[1]
        rorx r12, r9, 0x27         ;    83.5 alu2    21 x[1]
        rorx rbp, r13, 7           ;    84.3 alu1    21 x[4]
        rorx rax, r13, 0x29        ;    84.5 alu2    21 x[4]
        xor rdi, r15               ;    83.3 alu0    21 x[3]
        xor rdi, rsi               ;    84.3 alu3    21 x[3]
        rorx r15, r14, 0x13        ;    85.3 alu1    21 x[0]
        rorx rsi, r14, 0x1c        ;    85.5 alu2    21 x[0]
        xor r9, r10                ;    84.3 alu0    21 x[1]
        xor r9, r12                ;    85.3 alu3    21 x[1]
        xor r13, rbp               ;    85.3 alu0    21 x[4]
        xor r13, rax               ;    86.3 alu3    21 x[4]
        xor r14, r15               ;    86.3 alu0    21 x[0]
        xor r14, rsi               ;    87.3 alu1    21 x[0]
        add r8, 0x10               ;    86.5 alu2    37 blocks
        mov r12, r11               ;    84.3         21 x[2] copy
        mov r11, r13               ;    87.3         21 x[4] copy
        mov r13, rdi               ;    85.3         21 x[3] copy
        mov r10, r14               ;    88.3         21 x[0] copy
        cmp r8, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 120], r8  ;                    resident
        mov qword [rbx - 96], r9   ;                    resident
        mov qword [rbx - 104], r10 ;                    resident
        mov qword [rbx - 72], r11  ;                    resident
        mov qword [rbx - 88], r12  ;                    resident
        mov qword [rbx - 80], r13  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 104]  ;     0.0 agu0    37 blocks reload
        mov r9, qword [rbx - 128]  ;     0.2 agu1    37 blocks reload
        mov qword [r9], r8         ;     4.0 agu2+st0   37 blocks
        mov r8, qword [rbx - 96]   ;     1.0 agu0    37 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 agu1+st1   37 blocks
        mov r8, qword [rbx - 88]   ;     1.3 agu2    37 blocks reload
        mov qword [r9 + 16], r8    ;     5.3 agu0+st0   37 blocks
        mov r8, qword [rbx - 80]   ;     2.2 agu1    37 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 agu2+st1   37 blocks
        mov r8, qword [rbx - 72]   ;     3.0 agu0    37 blocks reload
        mov qword [r9 + 32], r8    ;     7.0 agu1+st0   37 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
        mov qword [rbx - 80], rax  ;                    cleared
        mov qword [rbx - 72], rax  ;                    cleared
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
