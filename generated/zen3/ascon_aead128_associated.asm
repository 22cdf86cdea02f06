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
;   blocks: 382 uops, planned 88.5; bounds: width 63.7, ports 86.8, path 53.0
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
        xor r9, qword [r8 + 8]     ;     4.0 alu0+agu0   39 x
        xor r10, qword [r8]        ;     4.0 alu1+agu1    7 x[0]
        xor r10, r11               ;     5.0 alu2     7 x[0]
        mov r14, r9                ;     5.0          7 x[2] copy
        xor r14, r12               ;     5.0 alu3     7 x[2]
        xor r14, 0xb4              ;     6.0 alu0     7 x[2]
        mov r12, r9                ;     5.0          9 x[0] copy
        not r12                    ;     5.0 alu1     9 x[0]
        and r12, r14               ;     7.0 alu2     9 x[0]
        xor r12, r10               ;     8.0 alu3     9 x[0]
        xor r11, r13               ;     2.0 alu0     7 x[4]
        mov r15, r14               ;     7.0          9 x[1] copy
        not r15                    ;     7.0 alu1     9 x[1]
        and r15, r13               ;     8.0 alu2     9 x[1]
        mov rsi, r13               ;     2.3          9 x[2] copy
        not rsi                    ;     2.7 alu3     9 x[2]
        and rsi, r11               ;     3.7 alu0     9 x[2]
        xor rsi, r14               ;     7.0 alu1     9 x[2]
        mov r14, r11               ;     3.0          9 x[3] copy
        not r14                    ;     3.3 alu2     9 x[3]
        and r14, r10               ;     6.0 alu3     9 x[3]
        not r10                    ;     6.0 alu0     9 x[4]
        and r10, r9                ;     7.0 alu1     9 x[4]
        xor r11, r10               ;     8.0 alu2     9 x[4]
        xor r9, r15                ;     9.0 alu3    10 x[4]
        xor r9, r12                ;    10.0 alu0    10 x[4]
        xor r12, r11               ;     9.0 alu1    10 x[4]
        xor r14, r13               ;     7.0 alu2    10 x[4]
        xor r14, rsi               ;     8.0 alu3    10 x[4]
        not rsi                    ;     8.0 alu0    10 x[4]
        rorx r10, r12, 0x13        ;    10.0 alu1    21 x[0]
        rorx r13, r12, 0x1c        ;    10.0 alu2    21 x[0]
        rorx r15, r9, 0x3d         ;    11.0 alu1    21 x[1]
        rorx rdi, r9, 0x27         ;    11.0 alu2    21 x[1]
        xor r9, r15                ;    12.0 alu3    21 x[1]
        xor r9, rdi                ;    13.0 alu0    21 x[1]
        rorx r15, rsi, 1           ;     9.0 alu1    21 x[2]
        rorx rdi, rsi, 6           ;     9.0 alu2    21 x[2]
        rorx rbp, r14, 0xa         ;     9.3 alu1    21 x[3]
        rorx rax, r14, 0x11        ;     9.5 alu2    21 x[3]
        xor r14, rbp               ;    10.3 alu3    21 x[3]
        xor r14, rax               ;    11.3 alu0    21 x[3]
        rorx rbp, r11, 7           ;    10.3 alu1    21 x[4]
        rorx rax, r11, 0x29        ;    10.5 alu2    21 x[4]
        xor r11, rbp               ;    11.3 alu3    21 x[4]
        xor r11, rax               ;    12.3 alu0    21 x[4]
        xor r12, r10               ;    11.0 alu3     7 x[0]
        xor r12, r13               ;    12.0 alu0     7 x[0]
        xor r12, r11               ;    13.3 alu1     7 x[0]
        xor rsi, r15               ;    11.3 alu3     7 x[2]
        xor rsi, rdi               ;    12.3 alu0     7 x[2]
        xor rsi, r9                ;    14.0 alu2     7 x[2]
        xor r11, r14               ;    13.3 alu1     7 x[4]
        xor rsi, 0xa5              ;    15.0 alu3     7 x[2]
        mov r10, r9                ;    14.0          9 x[0] copy
        not r10                    ;    14.0 alu0     9 x[0]
        and r10, rsi               ;    16.0 alu2     9 x[0]
        xor r10, r12               ;    17.0 alu1     9 x[0]
        mov r13, rsi               ;    16.0          9 x[1] copy
        not r13                    ;    16.0 alu3     9 x[1]
        and r13, r14               ;    17.0 alu0     9 x[1]
        mov r15, r14               ;    12.3          9 x[2] copy
        not r15                    ;    13.5 alu2     9 x[2]
        and r15, r11               ;    14.5 alu1     9 x[2]
        xor rsi, r15               ;    16.0 alu3     9 x[2]
        mov r15, r11               ;    14.3          9 x[3] copy
        not r15                    ;    14.5 alu0     9 x[3]
        and r15, r12               ;    15.5 alu2     9 x[3]
        not r12                    ;    15.3 alu1     9 x[4]
        and r12, r9                ;    16.3 alu3     9 x[4]
        xor r11, r12               ;    17.3 alu0     9 x[4]
        xor r9, r13                ;    18.0 alu2    10 x[4]
        xor r9, r10                ;    19.0 alu1    10 x[4]
        xor r10, r11               ;    18.3 alu3    10 x[4]
        xor r14, r15               ;    16.5 alu0    10 x[4]
        xor r14, rsi               ;    17.5 alu2    10 x[4]
        not rsi                    ;    17.3 alu1    10 x[4]
        rorx r12, r10, 0x13        ;    19.3 alu2    21 x[0]
        rorx r13, r10, 0x1c        ;    19.3 alu1    21 x[0]
        rorx r15, r9, 0x3d         ;    20.0 alu2    21 x[1]
        rorx rdi, r9, 0x27         ;    20.0 alu1    21 x[1]
        xor r9, r15                ;    21.0 alu3    21 x[1]
        xor r9, rdi                ;    22.0 alu0    21 x[1]
        rorx r15, rsi, 1           ;    19.5 alu2    21 x[2]
        rorx rdi, rsi, 6           ;    20.3 alu1    21 x[2]
        rorx rbp, r14, 0xa         ;    20.5 alu2    21 x[3]
        rorx rax, r14, 0x11        ;    21.3 alu1    21 x[3]
        xor r14, rbp               ;    21.5 alu3    21 x[3]
        xor r14, rax               ;    22.5 alu0    21 x[3]
        rorx rbp, r11, 7           ;    21.5 alu2    21 x[4]
        rorx rax, r11, 0x29        ;    22.3 alu1    21 x[4]
        xor r11, rbp               ;    22.5 alu3    21 x[4]
        xor r11, rax               ;    23.5 alu0    21 x[4]
        xor r10, r12               ;    20.3 alu3     7 x[0]
        xor r10, r13               ;    21.3 alu0     7 x[0]
        xor r10, r11               ;    24.5 alu3     7 x[0]
        xor rsi, r15               ;    21.5 alu0     7 x[2]
        xor rsi, rdi               ;    22.5 alu3     7 x[2]
        xor rsi, r9                ;    23.5 alu0     7 x[2]
        xor r11, r14               ;    24.5 alu2     7 x[4]
        xor rsi, 0x96              ;    24.5 alu1     7 x[2]
        mov r12, r9                ;    23.0          9 x[0] copy
        not r12                    ;    23.3 alu3     9 x[0]
        and r12, rsi               ;    25.5 alu0     9 x[0]
        xor r12, r10               ;    26.5 alu2     9 x[0]
        mov r13, rsi               ;    25.5          9 x[1] copy
        not r13                    ;    25.5 alu1     9 x[1]
        and r13, r14               ;    26.5 alu3     9 x[1]
        mov r15, r14               ;    23.5          9 x[2] copy
        not r15                    ;    24.5 alu0     9 x[2]
        and r15, r11               ;    25.5 alu2     9 x[2]
        xor rsi, r15               ;    26.5 alu1     9 x[2]
        mov r15, r11               ;    25.5          9 x[3] copy
        not r15                    ;    25.5 alu3     9 x[3]
        and r15, r10               ;    26.5 alu0     9 x[3]
        not r10                    ;    25.5 alu2     9 x[4]
        and r10, r9                ;    26.5 alu1     9 x[4]
        xor r11, r10               ;    27.5 alu3     9 x[4]
        xor r9, r13                ;    27.5 alu0    10 x[4]
        xor r9, r12                ;    28.5 alu2    10 x[4]
        xor r12, r11               ;    28.5 alu1    10 x[4]
        xor r14, r15               ;    27.5 alu3    10 x[4]
        xor r14, rsi               ;    28.5 alu0    10 x[4]
        not rsi                    ;    27.5 alu2    10 x[4]
        rorx r10, r12, 0x13        ;    29.5 alu1    21 x[0]
        rorx r13, r12, 0x1c        ;    29.5 alu2    21 x[0]
        rorx r15, r9, 0x3d         ;    29.5 alu1    21 x[1]
        rorx rdi, r9, 0x27         ;    29.5 alu2    21 x[1]
        xor r9, r15                ;    30.5 alu3    21 x[1]
        xor r9, rdi                ;    31.5 alu0    21 x[1]
        rorx r15, rsi, 1           ;    30.3 alu1    21 x[2]
        rorx rdi, rsi, 6           ;    30.5 alu2    21 x[2]
        rorx rbp, r14, 0xa         ;    31.3 alu1    21 x[3]
        rorx rax, r14, 0x11        ;    31.5 alu2    21 x[3]
        xor r14, rbp               ;    32.3 alu3    21 x[3]
        xor r14, rax               ;    33.3 alu0    21 x[3]
        rorx rbp, r11, 7           ;    32.3 alu1    21 x[4]
        rorx rax, r11, 0x29        ;    32.5 alu2    21 x[4]
        xor r11, rbp               ;    33.3 alu3    21 x[4]
        xor r11, rax               ;    34.3 alu0    21 x[4]
        xor r12, r10               ;    31.3 alu3     7 x[0]
        xor r12, r13               ;    32.3 alu0     7 x[0]
        xor r12, r11               ;    35.3 alu3     7 x[0]
        xor rsi, r15               ;    32.5 alu0     7 x[2]
        xor rsi, rdi               ;    33.5 alu1     7 x[2]
        xor rsi, r9                ;    34.5 alu3     7 x[2]
        xor r11, r14               ;    35.3 alu0     7 x[4]
        xor rsi, 0x87              ;    35.5 alu2     7 x[2]
        mov r10, r9                ;    32.5          9 x[0] copy
        not r10                    ;    34.3 alu1     9 x[0]
        and r10, rsi               ;    36.5 alu3     9 x[0]
        xor r10, r12               ;    37.5 alu0     9 x[0]
        mov r13, rsi               ;    36.5          9 x[1] copy
        not r13                    ;    36.5 alu2     9 x[1]
        and r13, r14               ;    37.5 alu1     9 x[1]
        mov r15, r14               ;    34.3          9 x[2] copy
        not r15                    ;    35.3 alu3     9 x[2]
        and r15, r11               ;    36.3 alu0     9 x[2]
        xor rsi, r15               ;    37.3 alu2     9 x[2]
        mov r15, r11               ;    36.3          9 x[3] copy
        not r15                    ;    36.3 alu1     9 x[3]
        and r15, r12               ;    37.3 alu3     9 x[3]
        not r12                    ;    36.5 alu0     9 x[4]
        and r12, r9                ;    37.5 alu2     9 x[4]
        xor r11, r12               ;    38.5 alu1     9 x[4]
        xor r9, r13                ;    38.5 alu3    10 x[4]
        xor r9, r10                ;    39.5 alu0    10 x[4]
        xor r10, r11               ;    39.5 alu2    10 x[4]
        xor r14, r15               ;    38.3 alu1    10 x[4]
        xor r14, rsi               ;    39.3 alu3    10 x[4]
        not rsi                    ;    38.5 alu0    10 x[4]
        rorx r12, r10, 0x13        ;    40.5 alu2    21 x[0]
        rorx r13, r10, 0x1c        ;    40.5 alu1    21 x[0]
        rorx r15, r9, 0x3d         ;    40.5 alu2    21 x[1]
        rorx rdi, r9, 0x27         ;    40.5 alu1    21 x[1]
        xor r9, r15                ;    41.5 alu3    21 x[1]
        xor r9, rdi                ;    42.5 alu0    21 x[1]
        rorx r15, rsi, 1           ;    40.5 alu2    21 x[2]
        rorx rdi, rsi, 6           ;    41.3 alu1    21 x[2]
        rorx rbp, r14, 0xa         ;    41.5 alu2    21 x[3]
        rorx rax, r14, 0x11        ;    42.3 alu1    21 x[3]
        xor r14, rbp               ;    42.5 alu3    21 x[3]
        xor r14, rax               ;    43.5 alu0    21 x[3]
        rorx rbp, r11, 7           ;    42.5 alu2    21 x[4]
        rorx rax, r11, 0x29        ;    43.3 alu1    21 x[4]
        xor r11, rbp               ;    43.5 alu3    21 x[4]
        xor r11, rax               ;    44.5 alu0    21 x[4]
        xor r10, r12               ;    42.3 alu3     7 x[0]
        xor r10, r13               ;    43.3 alu0     7 x[0]
        xor r10, r11               ;    45.5 alu3     7 x[0]
        xor rsi, r15               ;    43.5 alu0     7 x[2]
        xor rsi, rdi               ;    44.5 alu2     7 x[2]
        xor rsi, r9                ;    45.5 alu1     7 x[2]
        xor r11, r14               ;    45.5 alu3     7 x[4]
        xor rsi, 0x78              ;    46.5 alu0     7 x[2]
        mov r12, r9                ;    43.5          9 x[0] copy
        not r12                    ;    44.5 alu2     9 x[0]
        and r12, rsi               ;    47.5 alu1     9 x[0]
        xor r12, r10               ;    48.5 alu3     9 x[0]
        mov r13, rsi               ;    47.5          9 x[1] copy
        not r13                    ;    47.5 alu0     9 x[1]
        and r13, r14               ;    48.5 alu2     9 x[1]
        mov r15, r14               ;    44.5          9 x[2] copy
        not r15                    ;    46.3 alu1     9 x[2]
        and r15, r11               ;    47.3 alu3     9 x[2]
        xor rsi, r15               ;    48.3 alu0     9 x[2]
        mov r15, r11               ;    46.5          9 x[3] copy
        not r15                    ;    46.5 alu2     9 x[3]
        and r15, r10               ;    47.5 alu1     9 x[3]
        not r10                    ;    47.3 alu3     9 x[4]
        and r10, r9                ;    48.3 alu0     9 x[4]
        xor r11, r10               ;    49.3 alu2     9 x[4]
        xor r9, r13                ;    49.5 alu1    10 x[4]
        xor r9, r12                ;    50.5 alu3    10 x[4]
        xor r12, r11               ;    50.3 alu0    10 x[4]
        xor r14, r15               ;    48.5 alu2    10 x[4]
        xor r14, rsi               ;    49.5 alu1    10 x[4]
        not rsi                    ;    49.3 alu3    10 x[4]
        rorx r10, r12, 0x13        ;    51.3 alu2    21 x[0]
        rorx r13, r12, 0x1c        ;    51.3 alu1    21 x[0]
        rorx r15, r9, 0x3d         ;    51.5 alu2    21 x[1]
        rorx rdi, r9, 0x27         ;    51.5 alu1    21 x[1]
        xor r9, r15                ;    52.5 alu0    21 x[1]
        xor r9, rdi                ;    53.5 alu3    21 x[1]
        rorx r15, rsi, 1           ;    51.5 alu2    21 x[2]
        rorx rdi, rsi, 6           ;    52.3 alu1    21 x[2]
        rorx rbp, r14, 0xa         ;    52.5 alu2    21 x[3]
        rorx rax, r14, 0x11        ;    53.3 alu1    21 x[3]
        xor r14, rbp               ;    53.5 alu0    21 x[3]
        xor r14, rax               ;    54.5 alu3    21 x[3]
        rorx rbp, r11, 7           ;    53.5 alu2    21 x[4]
        rorx rax, r11, 0x29        ;    54.3 alu1    21 x[4]
        xor r11, rbp               ;    54.5 alu0    21 x[4]
        xor r11, rax               ;    55.5 alu3    21 x[4]
        xor r12, r10               ;    52.5 alu0     7 x[0]
        xor r12, r13               ;    53.5 alu3     7 x[0]
        xor r12, r11               ;    56.5 alu0     7 x[0]
        xor rsi, r15               ;    54.3 alu3     7 x[2]
        xor rsi, rdi               ;    55.3 alu0     7 x[2]
        xor rsi, r9                ;    56.3 alu2     7 x[2]
        xor r11, r14               ;    56.5 alu1     7 x[4]
        xor rsi, 0x69              ;    57.3 alu3     7 x[2]
        mov r10, r9                ;    54.5          9 x[0] copy
        not r10                    ;    55.5 alu0     9 x[0]
        and r10, rsi               ;    58.3 alu2     9 x[0]
        xor r10, r12               ;    59.3 alu1     9 x[0]
        mov r13, rsi               ;    58.3          9 x[1] copy
        not r13                    ;    58.3 alu3     9 x[1]
        and r13, r14               ;    59.3 alu0     9 x[1]
        mov r15, r14               ;    55.5          9 x[2] copy
        not r15                    ;    56.5 alu2     9 x[2]
        and r15, r11               ;    57.5 alu1     9 x[2]
        xor rsi, r15               ;    58.5 alu3     9 x[2]
        mov r15, r11               ;    57.5          9 x[3] copy
        not r15                    ;    57.5 alu0     9 x[3]
        and r15, r12               ;    58.5 alu2     9 x[3]
        not r12                    ;    58.3 alu1     9 x[4]
        and r12, r9                ;    59.3 alu3     9 x[4]
        xor r11, r12               ;    60.3 alu0     9 x[4]
        xor r9, r13                ;    60.3 alu2    10 x[4]
        xor r9, r10                ;    61.3 alu1    10 x[4]
        xor r10, r11               ;    61.3 alu3    10 x[4]
        xor r14, r15               ;    59.5 alu0    10 x[4]
        xor r14, rsi               ;    60.5 alu2    10 x[4]
        not rsi                    ;    60.3 alu1    10 x[4]
        rorx r12, r10, 0x13        ;    62.3 alu2    21 x[0]
        rorx r13, r10, 0x1c        ;    62.3 alu1    21 x[0]
        rorx r15, r9, 0x3d         ;    62.3 alu2    21 x[1]
        rorx rdi, r9, 0x27         ;    62.3 alu1    21 x[1]
        xor r9, r15                ;    63.3 alu3    21 x[1]
        xor r9, rdi                ;    64.3 alu0    21 x[1]
        rorx r15, rsi, 1           ;    62.5 alu2    21 x[2]
        rorx rdi, rsi, 6           ;    63.3 alu1    21 x[2]
        rorx rbp, r14, 0xa         ;    63.5 alu2    21 x[3]
        rorx rax, r14, 0x11        ;    64.3 alu1    21 x[3]
        xor r14, rbp               ;    64.5 alu3    21 x[3]
        xor r14, rax               ;    65.5 alu0    21 x[3]
        rorx rbp, r11, 7           ;    64.5 alu2    21 x[4]
        rorx rax, r11, 0x29        ;    65.3 alu1    21 x[4]
        xor r11, rbp               ;    65.5 alu3    21 x[4]
        xor r11, rax               ;    66.5 alu0    21 x[4]
        xor r10, r12               ;    63.3 alu3     7 x[0]
        xor r10, r13               ;    64.3 alu0     7 x[0]
        xor r10, r11               ;    67.5 alu3     7 x[0]
        xor rsi, r15               ;    64.5 alu0     7 x[2]
        xor rsi, rdi               ;    65.5 alu3     7 x[2]
        xor rsi, r9                ;    66.5 alu0     7 x[2]
        xor r11, r14               ;    67.5 alu2     7 x[4]
        xor rsi, 0x5a              ;    67.5 alu1     7 x[2]
        mov r12, r9                ;    65.3          9 x[0] copy
        not r12                    ;    66.3 alu3     9 x[0]
        and r12, rsi               ;    68.5 alu0     9 x[0]
        xor r12, r10               ;    69.5 alu2     9 x[0]
        mov r13, rsi               ;    68.5          9 x[1] copy
        not r13                    ;    68.5 alu1     9 x[1]
        and r13, r14               ;    69.5 alu3     9 x[1]
        mov r15, r14               ;    66.5          9 x[2] copy
        not r15                    ;    67.5 alu0     9 x[2]
        and r15, r11               ;    68.5 alu2     9 x[2]
        xor rsi, r15               ;    69.5 alu1     9 x[2]
        mov r15, r11               ;    68.5          9 x[3] copy
        not r15                    ;    68.5 alu3     9 x[3]
        and r15, r10               ;    69.5 alu0     9 x[3]
        not r10                    ;    68.5 alu2     9 x[4]
        and r10, r9                ;    69.5 alu1     9 x[4]
        xor r11, r10               ;    70.5 alu3     9 x[4]
        xor r9, r13                ;    70.5 alu0    10 x[4]
        xor r9, r12                ;    71.5 alu2    10 x[4]
        xor r12, r11               ;    71.5 alu1    10 x[4]
        xor r14, r15               ;    70.5 alu3    10 x[4]
        xor r14, rsi               ;    71.5 alu0    10 x[4]
        not rsi                    ;    70.5 alu2    10 x[4]
        rorx r10, r12, 0x13        ;    72.5 alu1    21 x[0]
        rorx r13, r12, 0x1c        ;    72.5 alu2    21 x[0]
        rorx r15, r9, 0x3d         ;    72.5 alu1    21 x[1]
        rorx rdi, r9, 0x27         ;    72.5 alu2    21 x[1]
        xor r9, r15                ;    73.5 alu3    21 x[1]
        xor r9, rdi                ;    74.5 alu0    21 x[1]
        rorx r15, rsi, 1           ;    73.3 alu1    21 x[2]
        rorx rdi, rsi, 6           ;    73.5 alu2    21 x[2]
        rorx rbp, r14, 0xa         ;    74.3 alu1    21 x[3]
        rorx rax, r14, 0x11        ;    74.5 alu2    21 x[3]
        xor r14, rbp               ;    75.3 alu3    21 x[3]
        xor r14, rax               ;    76.3 alu0    21 x[3]
        rorx rbp, r11, 7           ;    75.3 alu1    21 x[4]
        rorx rax, r11, 0x29        ;    75.5 alu2    21 x[4]
        xor r11, rbp               ;    76.3 alu3    21 x[4]
        xor r11, rax               ;    77.3 alu0    21 x[4]
        xor r12, r10               ;    74.3 alu3     7 x[0]
        xor r12, r13               ;    75.3 alu0     7 x[0]
        xor r12, r11               ;    78.3 alu3     7 x[0]
        xor rsi, r15               ;    75.5 alu0     7 x[2]
        xor rsi, rdi               ;    76.5 alu1     7 x[2]
        xor rsi, r9                ;    77.5 alu3     7 x[2]
        xor r11, r14               ;    78.3 alu0     7 x[4]
        xor rsi, 0x4b              ;    78.5 alu2     7 x[2]
        mov r10, r9                ;    75.5          9 x[0] copy
        not r10                    ;    77.3 alu1     9 x[0]
        and r10, rsi               ;    79.5 alu3     9 x[0]
        xor r10, r12               ;    80.5 alu0     9 x[0]
        mov r13, rsi               ;    79.5          9 x[1] copy
        not r13                    ;    79.5 alu2     9 x[1]
        and r13, r14               ;    80.5 alu1     9 x[1]
        mov r15, r14               ;    77.3          9 x[2] copy
        not r15                    ;    78.3 alu3     9 x[2]
        and r15, r11               ;    79.3 alu0     9 x[2]
        xor rsi, r15               ;    80.3 alu2     9 x[2]
        mov r15, r11               ;    79.3          9 x[3] copy
        not r15                    ;    79.3 alu1     9 x[3]
        and r15, r12               ;    80.3 alu3     9 x[3]
        not r12                    ;    79.5 alu0     9 x[4]
        and r12, r9                ;    80.5 alu2     9 x[4]
        xor r11, r12               ;    81.5 alu1     9 x[4]
        xor r9, r13                ;    81.5 alu3    10 x[4]
        xor r9, r10                ;    82.5 alu0    10 x[4]
        xor r10, r11               ;    82.5 alu2    10 x[4]
        xor r14, r15               ;    81.3 alu1    10 x[4]
        xor r14, rsi               ;    82.3 alu3    10 x[4]
        not rsi                    ;    81.5 alu0    10 x[4]
        rorx r12, r10, 0x13        ;    83.5 alu2    21 x[0]
        rorx r13, r10, 0x1c        ;    83.5 alu1    21 x[0]
        xor r10, r12               ;    84.5 alu3    21 x[0]
        xor r10, r13               ;    85.5 alu0    21 x[0]
        rorx r12, r9, 0x3d         ;    83.5 alu2    21 x[1]
        rorx r13, r9, 0x27         ;    83.5 alu1    21 x[1]
        xor r9, r12                ;    84.5 alu3    21 x[1]
        xor r9, r13                ;    85.5 alu0    21 x[1]
        rorx r12, rsi, 1           ;    83.5 alu2    21 x[2]
        rorx r13, rsi, 6           ;    84.3 alu1    21 x[2]
        xor rsi, r12               ;    84.5 alu3    21 x[2]
        xor rsi, r13               ;    85.5 alu0    21 x[2]
        rorx r12, r14, 0xa         ;    84.5 alu2    21 x[3]
        rorx r13, r14, 0x11        ;    85.3 alu1    21 x[3]
        xor r14, r12               ;    85.5 alu3    21 x[3]
        xor r14, r13               ;    86.5 alu0    21 x[3]
        rorx r12, r11, 7           ;    85.5 alu2    21 x[4]
        rorx r13, r11, 0x29        ;    86.3 alu1    21 x[4]
        xor r11, r12               ;    86.5 alu3    21 x[4]
        xor r11, r13               ;    87.5 alu0    21 x[4]
        add r8, 0x10               ;    86.5 alu2    37 blocks
        mov r12, rsi               ;    86.5         21 x[2] copy
        mov r13, r14               ;    87.5         21 x[3] copy
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
