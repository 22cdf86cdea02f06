; ascon_aead128_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_decrypt --cpu zen3
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
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 391 uops, planned 90.0; bounds: width 65.2, ports 87.0, path 53.0
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
        mov qword [rbx - 120], rsi ;                    argument
        mov qword [rbx - 64], rdx  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 agu0    57 st reload
        mov r9, qword [r8]         ;     4.0 agu1    57 st
        mov r10d, dword [rbx - 56] ;     0.3 agu2    57 st
        shl r10, 4                 ;     4.3 alu1    57 st
        mov r11, qword [r8 + 8]    ;     4.0 agu0    57 st
        mov r12, qword [r8 + 16]   ;     4.0 agu1    57 st
        mov r13, qword [r8 + 24]   ;     4.0 agu2    57 st
        mov r14, qword [r8 + 32]   ;     4.0 agu0    57 st
        add r10, qword [rbx - 120] ;     5.3 alu0+agu1   57 st
        mov qword [rbx - 112], r10 ;     6.3 agu2+st0   57 st
        mov qword [rbx - 104], r9  ;     8.0 agu0+st1   57 st
        mov qword [rbx - 96], r11  ;     8.0 agu1+st0   57 st
        mov qword [rbx - 88], r12  ;     8.0 agu2+st1   57 st
        mov qword [rbx - 80], r13  ;     8.0 agu0+st0   57 st
        mov qword [rbx - 72], r14  ;     8.0 agu1+st1   57 st
        cmp dword [rbx - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 120]  ;                    resident
        mov r9, qword [rbx - 104]  ;                    resident
        mov r10, qword [rbx - 64]  ;                    resident
        mov r11, qword [rbx - 96]  ;                    resident
        mov r12, qword [rbx - 72]  ;                    resident
        mov r13, qword [rbx - 88]  ;                    resident
        mov r14, qword [rbx - 80]  ;                    resident
        align 16
.blocks_1:
        mov r15, qword [r8]        ;     0.0 agu0    59 c
        mov rsi, qword [r8 + 8]    ;     0.2 agu1    59 c
        mov rdi, r15               ;     4.0         60 dst copy
        xor rdi, r9                ;     4.0 alu0    60 dst
        mov qword [r10], rdi       ;     5.0 agu2+st0   60 dst
        xor r15, r12               ;     4.0 alu1     7 x[0]
        mov r9, rsi                ;     4.2         60 dst copy
        xor r9, r11                ;     4.2 alu2    60 dst
        mov qword [r10 + 8], r9    ;     5.2 agu0+st1   60 dst
        mov r9, rsi                ;     4.2          7 x[2] copy
        xor r9, r13                ;     4.2 alu3     7 x[2]
        xor r9, 0xb4               ;     5.2 alu0     7 x[2]
        mov r11, rsi               ;     4.2          9 x[0] copy
        not r11                    ;     4.2 alu1     9 x[0]
        and r11, r9                ;     6.2 alu2     9 x[0]
        xor r11, r15               ;     7.2 alu3     9 x[0]
        xor r12, r14               ;     2.8 alu0     7 x[4]
        mov r13, r9                ;     6.2          9 x[1] copy
        not r13                    ;     6.2 alu1     9 x[1]
        and r13, r14               ;     7.2 alu2     9 x[1]
        mov rdi, r14               ;     4.2          9 x[2] copy
        not rdi                    ;     4.3 alu3     9 x[2]
        and rdi, r12               ;     5.3 alu0     9 x[2]
        xor r9, rdi                ;     6.3 alu1     9 x[2]
        mov rdi, r12               ;     4.8          9 x[3] copy
        not rdi                    ;     5.0 alu2     9 x[3]
        and rdi, r15               ;     6.0 alu3     9 x[3]
        not r15                    ;     5.5 alu0     9 x[4]
        and r15, rsi               ;     6.5 alu1     9 x[4]
        xor r12, r15               ;     7.5 alu2     9 x[4]
        xor rsi, r13               ;     8.2 alu3    10 x[4]
        xor rsi, r11               ;     9.2 alu0    10 x[4]
        xor r11, r12               ;     8.5 alu1    10 x[4]
        xor rdi, r14               ;     7.0 alu2    10 x[4]
        xor rdi, r9                ;     8.0 alu3    10 x[4]
        not r9                     ;     7.5 alu0    10 x[4]
        rorx r13, r11, 0x13        ;     9.5 alu1    21 x[0]
        rorx r14, r11, 0x1c        ;     9.5 alu2    21 x[0]
        rorx r15, rsi, 0x3d        ;    10.2 alu1    21 x[1]
        rorx rbp, rsi, 0x27        ;    10.2 alu2    21 x[1]
        xor rsi, r15               ;    11.2 alu3    21 x[1]
        xor rsi, rbp               ;    12.2 alu0    21 x[1]
        rorx r15, r9, 1            ;     9.7 alu1    21 x[2]
        rorx rbp, r9, 6            ;    10.0 alu2    21 x[2]
        rorx rax, rdi, 0xa         ;    10.7 alu1    21 x[3]
        rorx rcx, rdi, 0x11        ;    11.0 alu2    21 x[3]
        xor rdi, rax               ;    11.7 alu3    21 x[3]
        xor rdi, rcx               ;    12.7 alu0    21 x[3]
        rorx rax, r12, 7           ;    11.7 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    12.0 alu2    21 x[4]
        xor r12, rax               ;    12.7 alu3    21 x[4]
        xor r12, rcx               ;    13.7 alu0    21 x[4]
        xor r11, r13               ;    11.3 alu3     7 x[0]
        xor r11, r14               ;    12.3 alu0     7 x[0]
        xor r11, r12               ;    14.7 alu3     7 x[0]
        xor r9, r15                ;    12.5 alu0     7 x[2]
        xor r9, rbp                ;    13.5 alu1     7 x[2]
        xor r9, rsi                ;    14.5 alu2     7 x[2]
        xor r12, rdi               ;    14.7 alu3     7 x[4]
        xor r9, 0xa5               ;    15.5 alu0     7 x[2]
        mov r13, rsi               ;    13.2          9 x[0] copy
        not r13                    ;    13.7 alu1     9 x[0]
        and r13, r9                ;    16.5 alu2     9 x[0]
        xor r13, r11               ;    17.5 alu3     9 x[0]
        mov r14, r9                ;    16.5          9 x[1] copy
        not r14                    ;    16.5 alu0     9 x[1]
        and r14, rdi               ;    17.5 alu1     9 x[1]
        mov r15, rdi               ;    13.7          9 x[2] copy
        not r15                    ;    15.0 alu2     9 x[2]
        and r15, r12               ;    16.0 alu3     9 x[2]
        xor r9, r15                ;    17.0 alu0     9 x[2]
        mov r15, r12               ;    15.7          9 x[3] copy
        not r15                    ;    15.7 alu1     9 x[3]
        and r15, r11               ;    16.7 alu2     9 x[3]
        not r11                    ;    16.3 alu3     9 x[4]
        and r11, rsi               ;    17.3 alu0     9 x[4]
        xor r12, r11               ;    18.3 alu1     9 x[4]
        xor rsi, r14               ;    18.5 alu2    10 x[4]
        xor rsi, r13               ;    19.5 alu3    10 x[4]
        xor r13, r12               ;    19.3 alu0    10 x[4]
        xor rdi, r15               ;    17.7 alu1    10 x[4]
        xor rdi, r9                ;    18.7 alu2    10 x[4]
        not r9                     ;    18.3 alu3    10 x[4]
        rorx r11, r13, 0x13        ;    20.3 alu1    21 x[0]
        rorx r14, r13, 0x1c        ;    20.3 alu2    21 x[0]
        rorx r15, rsi, 0x3d        ;    20.5 alu1    21 x[1]
        rorx rbp, rsi, 0x27        ;    20.5 alu2    21 x[1]
        xor rsi, r15               ;    21.5 alu0    21 x[1]
        xor rsi, rbp               ;    22.5 alu3    21 x[1]
        rorx r15, r9, 1            ;    20.7 alu1    21 x[2]
        rorx rbp, r9, 6            ;    21.0 alu2    21 x[2]
        rorx rax, rdi, 0xa         ;    21.7 alu1    21 x[3]
        rorx rcx, rdi, 0x11        ;    22.0 alu2    21 x[3]
        xor rdi, rax               ;    22.7 alu0    21 x[3]
        xor rdi, rcx               ;    23.7 alu3    21 x[3]
        rorx rax, r12, 7           ;    22.7 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    23.0 alu2    21 x[4]
        xor r12, rax               ;    23.7 alu0    21 x[4]
        xor r12, rcx               ;    24.7 alu3    21 x[4]
        xor r13, r11               ;    21.5 alu0     7 x[0]
        xor r13, r14               ;    22.5 alu3     7 x[0]
        xor r13, r12               ;    25.7 alu0     7 x[0]
        xor r9, r15                ;    23.3 alu3     7 x[2]
        xor r9, rbp                ;    24.3 alu0     7 x[2]
        xor r9, rsi                ;    25.3 alu1     7 x[2]
        xor r12, rdi               ;    25.7 alu2     7 x[4]
        xor r9, 0x96               ;    26.3 alu3     7 x[2]
        mov r11, rsi               ;    23.5          9 x[0] copy
        not r11                    ;    24.5 alu0     9 x[0]
        and r11, r9                ;    27.3 alu1     9 x[0]
        xor r11, r13               ;    28.3 alu2     9 x[0]
        mov r14, r9                ;    27.3          9 x[1] copy
        not r14                    ;    27.3 alu3     9 x[1]
        and r14, rdi               ;    28.3 alu0     9 x[1]
        mov r15, rdi               ;    24.7          9 x[2] copy
        not r15                    ;    25.7 alu1     9 x[2]
        and r15, r12               ;    26.7 alu2     9 x[2]
        xor r9, r15                ;    27.7 alu3     9 x[2]
        mov r15, r12               ;    26.7          9 x[3] copy
        not r15                    ;    26.7 alu0     9 x[3]
        and r15, r13               ;    27.7 alu1     9 x[3]
        not r13                    ;    27.0 alu2     9 x[4]
        and r13, rsi               ;    28.0 alu3     9 x[4]
        xor r12, r13               ;    29.0 alu0     9 x[4]
        xor rsi, r14               ;    29.3 alu1    10 x[4]
        xor rsi, r11               ;    30.3 alu2    10 x[4]
        xor r11, r12               ;    30.0 alu3    10 x[4]
        xor rdi, r15               ;    28.7 alu0    10 x[4]
        xor rdi, r9                ;    29.7 alu1    10 x[4]
        not r9                     ;    29.0 alu2    10 x[4]
        rorx r13, r11, 0x13        ;    31.0 alu1    21 x[0]
        rorx r14, r11, 0x1c        ;    31.0 alu2    21 x[0]
        rorx r15, rsi, 0x3d        ;    31.3 alu1    21 x[1]
        rorx rbp, rsi, 0x27        ;    31.3 alu2    21 x[1]
        xor rsi, r15               ;    32.3 alu3    21 x[1]
        xor rsi, rbp               ;    33.3 alu0    21 x[1]
        rorx r15, r9, 1            ;    31.7 alu1    21 x[2]
        rorx rbp, r9, 6            ;    32.0 alu2    21 x[2]
        rorx rax, rdi, 0xa         ;    32.7 alu1    21 x[3]
        rorx rcx, rdi, 0x11        ;    33.0 alu2    21 x[3]
        xor rdi, rax               ;    33.7 alu3    21 x[3]
        xor rdi, rcx               ;    34.7 alu0    21 x[3]
        rorx rax, r12, 7           ;    33.7 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    34.0 alu2    21 x[4]
        xor r12, rax               ;    34.7 alu3    21 x[4]
        xor r12, rcx               ;    35.7 alu0    21 x[4]
        xor r11, r13               ;    32.3 alu3     7 x[0]
        xor r11, r14               ;    33.3 alu0     7 x[0]
        xor r11, r12               ;    36.7 alu3     7 x[0]
        xor r9, r15                ;    33.5 alu0     7 x[2]
        xor r9, rbp                ;    34.5 alu3     7 x[2]
        xor r9, rsi                ;    35.5 alu0     7 x[2]
        xor r12, rdi               ;    36.7 alu1     7 x[4]
        xor r9, 0x87               ;    36.5 alu2     7 x[2]
        mov r13, rsi               ;    34.3          9 x[0] copy
        not r13                    ;    35.3 alu3     9 x[0]
        and r13, r9                ;    37.5 alu0     9 x[0]
        xor r13, r11               ;    38.5 alu1     9 x[0]
        mov r14, r9                ;    37.5          9 x[1] copy
        not r14                    ;    37.5 alu2     9 x[1]
        and r14, rdi               ;    38.5 alu3     9 x[1]
        mov r15, rdi               ;    35.7          9 x[2] copy
        not r15                    ;    36.5 alu0     9 x[2]
        and r15, r12               ;    37.7 alu1     9 x[2]
        xor r9, r15                ;    38.7 alu2     9 x[2]
        mov r15, r12               ;    37.7          9 x[3] copy
        not r15                    ;    37.7 alu3     9 x[3]
        and r15, r11               ;    38.7 alu0     9 x[3]
        not r11                    ;    37.7 alu1     9 x[4]
        and r11, rsi               ;    38.7 alu2     9 x[4]
        xor r12, r11               ;    39.7 alu3     9 x[4]
        xor rsi, r14               ;    39.5 alu0    10 x[4]
        xor rsi, r13               ;    40.5 alu1    10 x[4]
        xor r13, r12               ;    40.7 alu2    10 x[4]
        xor rdi, r15               ;    39.7 alu3    10 x[4]
        xor rdi, r9                ;    40.7 alu0    10 x[4]
        not r9                     ;    39.7 alu1    10 x[4]
        rorx r11, r13, 0x13        ;    41.7 alu2    21 x[0]
        rorx r14, r13, 0x1c        ;    41.7 alu1    21 x[0]
        rorx r15, rsi, 0x3d        ;    41.5 alu2    21 x[1]
        rorx rbp, rsi, 0x27        ;    41.7 alu1    21 x[1]
        xor rsi, r15               ;    42.5 alu3    21 x[1]
        xor rsi, rbp               ;    43.5 alu0    21 x[1]
        rorx r15, r9, 1            ;    42.0 alu2    21 x[2]
        rorx rbp, r9, 6            ;    42.7 alu1    21 x[2]
        rorx rax, rdi, 0xa         ;    43.0 alu2    21 x[3]
        rorx rcx, rdi, 0x11        ;    43.7 alu1    21 x[3]
        xor rdi, rax               ;    44.0 alu3    21 x[3]
        xor rdi, rcx               ;    45.0 alu0    21 x[3]
        rorx rax, r12, 7           ;    44.0 alu2    21 x[4]
        rorx rcx, r12, 0x29        ;    44.7 alu1    21 x[4]
        xor r12, rax               ;    45.0 alu3    21 x[4]
        xor r12, rcx               ;    46.0 alu0    21 x[4]
        xor r13, r11               ;    43.3 alu3     7 x[0]
        xor r13, r14               ;    44.3 alu0     7 x[0]
        xor r13, r12               ;    47.0 alu3     7 x[0]
        xor r9, r15                ;    44.5 alu0     7 x[2]
        xor r9, rbp                ;    45.5 alu2     7 x[2]
        xor r9, rsi                ;    46.5 alu3     7 x[2]
        xor r12, rdi               ;    47.0 alu0     7 x[4]
        xor r9, 0x78               ;    47.5 alu1     7 x[2]
        mov r11, rsi               ;    44.5          9 x[0] copy
        not r11                    ;    46.0 alu2     9 x[0]
        and r11, r9                ;    48.5 alu3     9 x[0]
        xor r11, r13               ;    49.5 alu0     9 x[0]
        mov r14, r9                ;    48.5          9 x[1] copy
        not r14                    ;    48.5 alu1     9 x[1]
        and r14, rdi               ;    49.5 alu2     9 x[1]
        mov r15, rdi               ;    46.0          9 x[2] copy
        not r15                    ;    47.3 alu3     9 x[2]
        and r15, r12               ;    48.3 alu0     9 x[2]
        xor r9, r15                ;    49.3 alu1     9 x[2]
        mov r15, r12               ;    48.0          9 x[3] copy
        not r15                    ;    48.0 alu2     9 x[3]
        and r15, r13               ;    49.0 alu3     9 x[3]
        not r13                    ;    48.5 alu0     9 x[4]
        and r13, rsi               ;    49.5 alu1     9 x[4]
        xor r12, r13               ;    50.5 alu2     9 x[4]
        xor rsi, r14               ;    50.5 alu3    10 x[4]
        xor rsi, r11               ;    51.5 alu0    10 x[4]
        xor r11, r12               ;    51.5 alu1    10 x[4]
        xor rdi, r15               ;    50.0 alu2    10 x[4]
        xor rdi, r9                ;    51.0 alu3    10 x[4]
        not r9                     ;    50.5 alu0    10 x[4]
        rorx r13, r11, 0x13        ;    52.5 alu1    21 x[0]
        rorx r14, r11, 0x1c        ;    52.5 alu2    21 x[0]
        rorx r15, rsi, 0x3d        ;    52.5 alu1    21 x[1]
        rorx rbp, rsi, 0x27        ;    52.5 alu2    21 x[1]
        xor rsi, r15               ;    53.5 alu3    21 x[1]
        xor rsi, rbp               ;    54.5 alu0    21 x[1]
        rorx r15, r9, 1            ;    52.7 alu1    21 x[2]
        rorx rbp, r9, 6            ;    53.0 alu2    21 x[2]
        rorx rax, rdi, 0xa         ;    53.7 alu1    21 x[3]
        rorx rcx, rdi, 0x11        ;    54.0 alu2    21 x[3]
        xor rdi, rax               ;    54.7 alu3    21 x[3]
        xor rdi, rcx               ;    55.7 alu0    21 x[3]
        rorx rax, r12, 7           ;    54.7 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    55.0 alu2    21 x[4]
        xor r12, rax               ;    55.7 alu3    21 x[4]
        xor r12, rcx               ;    56.7 alu0    21 x[4]
        xor r11, r13               ;    54.3 alu3     7 x[0]
        xor r11, r14               ;    55.3 alu0     7 x[0]
        xor r11, r12               ;    57.7 alu3     7 x[0]
        xor r9, r15                ;    55.5 alu0     7 x[2]
        xor r9, rbp                ;    56.5 alu1     7 x[2]
        xor r9, rsi                ;    57.5 alu2     7 x[2]
        xor r12, rdi               ;    57.7 alu3     7 x[4]
        xor r9, 0x69               ;    58.5 alu0     7 x[2]
        mov r13, rsi               ;    55.5          9 x[0] copy
        not r13                    ;    56.7 alu1     9 x[0]
        and r13, r9                ;    59.5 alu2     9 x[0]
        xor r13, r11               ;    60.5 alu3     9 x[0]
        mov r14, r9                ;    59.5          9 x[1] copy
        not r14                    ;    59.5 alu0     9 x[1]
        and r14, rdi               ;    60.5 alu1     9 x[1]
        mov r15, rdi               ;    56.7          9 x[2] copy
        not r15                    ;    58.0 alu2     9 x[2]
        and r15, r12               ;    59.0 alu3     9 x[2]
        xor r9, r15                ;    60.0 alu0     9 x[2]
        mov r15, r12               ;    58.7          9 x[3] copy
        not r15                    ;    58.7 alu1     9 x[3]
        and r15, r11               ;    59.7 alu2     9 x[3]
        not r11                    ;    59.3 alu3     9 x[4]
        and r11, rsi               ;    60.3 alu0     9 x[4]
        xor r12, r11               ;    61.3 alu1     9 x[4]
        xor rsi, r14               ;    61.5 alu2    10 x[4]
        xor rsi, r13               ;    62.5 alu3    10 x[4]
        xor r13, r12               ;    62.3 alu0    10 x[4]
        xor rdi, r15               ;    60.7 alu1    10 x[4]
        xor rdi, r9                ;    61.7 alu2    10 x[4]
        not r9                     ;    61.3 alu3    10 x[4]
        rorx r11, r13, 0x13        ;    63.3 alu1    21 x[0]
        rorx r14, r13, 0x1c        ;    63.3 alu2    21 x[0]
        rorx r15, rsi, 0x3d        ;    63.5 alu1    21 x[1]
        rorx rbp, rsi, 0x27        ;    63.5 alu2    21 x[1]
        xor rsi, r15               ;    64.5 alu0    21 x[1]
        xor rsi, rbp               ;    65.5 alu3    21 x[1]
        rorx r15, r9, 1            ;    63.7 alu1    21 x[2]
        rorx rbp, r9, 6            ;    64.0 alu2    21 x[2]
        rorx rax, rdi, 0xa         ;    64.7 alu1    21 x[3]
        rorx rcx, rdi, 0x11        ;    65.0 alu2    21 x[3]
        xor rdi, rax               ;    65.7 alu0    21 x[3]
        xor rdi, rcx               ;    66.7 alu3    21 x[3]
        rorx rax, r12, 7           ;    65.7 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    66.0 alu2    21 x[4]
        xor r12, rax               ;    66.7 alu0    21 x[4]
        xor r12, rcx               ;    67.7 alu3    21 x[4]
        xor r13, r11               ;    64.5 alu0     7 x[0]
        xor r13, r14               ;    65.5 alu3     7 x[0]
        xor r13, r12               ;    68.7 alu0     7 x[0]
        xor r9, r15                ;    66.3 alu3     7 x[2]
        xor r9, rbp                ;    67.3 alu0     7 x[2]
        xor r9, rsi                ;    68.3 alu1     7 x[2]
        xor r12, rdi               ;    68.7 alu2     7 x[4]
        xor r9, 0x5a               ;    69.3 alu3     7 x[2]
        mov r11, rsi               ;    66.5          9 x[0] copy
        not r11                    ;    67.5 alu0     9 x[0]
        and r11, r9                ;    70.3 alu1     9 x[0]
        xor r11, r13               ;    71.3 alu2     9 x[0]
        mov r14, r9                ;    70.3          9 x[1] copy
        not r14                    ;    70.3 alu3     9 x[1]
        and r14, rdi               ;    71.3 alu0     9 x[1]
        mov r15, rdi               ;    67.7          9 x[2] copy
        not r15                    ;    68.7 alu1     9 x[2]
        and r15, r12               ;    69.7 alu2     9 x[2]
        xor r9, r15                ;    70.7 alu3     9 x[2]
        mov r15, r12               ;    69.7          9 x[3] copy
        not r15                    ;    69.7 alu0     9 x[3]
        and r15, r13               ;    70.7 alu1     9 x[3]
        not r13                    ;    70.0 alu2     9 x[4]
        and r13, rsi               ;    71.0 alu3     9 x[4]
        xor r12, r13               ;    72.0 alu0     9 x[4]
        xor rsi, r14               ;    72.3 alu1    10 x[4]
        xor rsi, r11               ;    73.3 alu2    10 x[4]
        xor r11, r12               ;    73.0 alu3    10 x[4]
        xor rdi, r15               ;    71.7 alu0    10 x[4]
        xor rdi, r9                ;    72.7 alu1    10 x[4]
        not r9                     ;    72.0 alu2    10 x[4]
        rorx r13, r11, 0x13        ;    74.0 alu1    21 x[0]
        rorx r14, r11, 0x1c        ;    74.0 alu2    21 x[0]
        rorx r15, rsi, 0x3d        ;    74.3 alu1    21 x[1]
        rorx rbp, rsi, 0x27        ;    74.3 alu2    21 x[1]
        xor rsi, r15               ;    75.3 alu3    21 x[1]
        xor rsi, rbp               ;    76.3 alu0    21 x[1]
        rorx r15, r9, 1            ;    74.7 alu1    21 x[2]
        rorx rbp, r9, 6            ;    75.0 alu2    21 x[2]
        rorx rax, rdi, 0xa         ;    75.7 alu1    21 x[3]
        rorx rcx, rdi, 0x11        ;    76.0 alu2    21 x[3]
        xor rdi, rax               ;    76.7 alu3    21 x[3]
        xor rdi, rcx               ;    77.7 alu0    21 x[3]
        rorx rax, r12, 7           ;    76.7 alu1    21 x[4]
        rorx rcx, r12, 0x29        ;    77.0 alu2    21 x[4]
        xor r12, rax               ;    77.7 alu3    21 x[4]
        xor r12, rcx               ;    78.7 alu0    21 x[4]
        xor r11, r13               ;    75.3 alu3     7 x[0]
        xor r11, r14               ;    76.3 alu0     7 x[0]
        xor r11, r12               ;    79.7 alu3     7 x[0]
        xor r9, r15                ;    76.5 alu0     7 x[2]
        xor r9, rbp                ;    77.5 alu3     7 x[2]
        xor r9, rsi                ;    78.5 alu0     7 x[2]
        xor r12, rdi               ;    79.7 alu1     7 x[4]
        xor r9, 0x4b               ;    79.5 alu2     7 x[2]
        mov r13, rsi               ;    77.3          9 x[0] copy
        not r13                    ;    78.3 alu3     9 x[0]
        and r13, r9                ;    80.5 alu0     9 x[0]
        xor r13, r11               ;    81.5 alu1     9 x[0]
        mov r14, r9                ;    80.5          9 x[1] copy
        not r14                    ;    80.5 alu2     9 x[1]
        and r14, rdi               ;    81.5 alu3     9 x[1]
        mov r15, rdi               ;    78.7          9 x[2] copy
        not r15                    ;    79.5 alu0     9 x[2]
        and r15, r12               ;    80.7 alu1     9 x[2]
        xor r9, r15                ;    81.7 alu2     9 x[2]
        mov r15, r12               ;    80.7          9 x[3] copy
        not r15                    ;    80.7 alu3     9 x[3]
        and r15, r11               ;    81.7 alu0     9 x[3]
        not r11                    ;    80.7 alu1     9 x[4]
        and r11, rsi               ;    81.7 alu2     9 x[4]
        xor r12, r11               ;    82.7 alu3     9 x[4]
        xor rsi, r14               ;    82.5 alu0    10 x[4]
        xor rsi, r13               ;    83.5 alu1    10 x[4]
        xor r13, r12               ;    83.7 alu2    10 x[4]
        xor rdi, r15               ;    82.7 alu3    10 x[4]
        xor rdi, r9                ;    83.7 alu0    10 x[4]
        not r9                     ;    82.7 alu1    10 x[4]
        rorx r11, r13, 0x13        ;    84.7 alu2    21 x[0]
        rorx r14, r13, 0x1c        ;    84.7 alu1    21 x[0]
        xor r13, r11               ;    85.7 alu3    21 x[0]
        xor r13, r14               ;    86.7 alu0    21 x[0]
        rorx r11, rsi, 0x3d        ;    84.5 alu2    21 x[1]
        rorx r14, rsi, 0x27        ;    84.7 alu1    21 x[1]
        xor rsi, r11               ;    85.5 alu3    21 x[1]
        xor rsi, r14               ;    86.5 alu0    21 x[1]
        rorx r11, r9, 1            ;    85.0 alu2    21 x[2]
        rorx r14, r9, 6            ;    85.7 alu1    21 x[2]
        xor r9, r11                ;    86.0 alu3    21 x[2]
        xor r9, r14                ;    87.0 alu0    21 x[2]
        rorx r11, rdi, 0xa         ;    86.0 alu2    21 x[3]
        rorx r14, rdi, 0x11        ;    86.7 alu1    21 x[3]
        xor rdi, r11               ;    87.0 alu3    21 x[3]
        xor rdi, r14               ;    88.0 alu0    21 x[3]
        rorx r11, r12, 7           ;    87.0 alu2    21 x[4]
        rorx r14, r12, 0x29        ;    87.7 alu1    21 x[4]
        xor r12, r11               ;    88.0 alu3    21 x[4]
        xor r12, r14               ;    89.0 alu0    21 x[4]
        add r10, 0x10              ;    88.0 alu2    57 blocks
        add r8, 0x10               ;    88.3 alu3    57 blocks
        mov r11, rsi               ;    87.5         21 x[1] copy
        mov r14, rdi               ;    89.0         21 x[3] copy
        xchg r9, r13               ;    88.0         21 x[0] copy
        cmp r8, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 120], r8  ;                    resident
        mov qword [rbx - 104], r9  ;                    resident
        mov qword [rbx - 64], r10  ;                    resident
        mov qword [rbx - 96], r11  ;                    resident
        mov qword [rbx - 72], r12  ;                    resident
        mov qword [rbx - 88], r13  ;                    resident
        mov qword [rbx - 80], r14  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 104]  ;     0.0 agu0    57 blocks reload
        mov r9, qword [rbx - 128]  ;     0.2 agu1    57 blocks reload
        mov qword [r9], r8         ;     4.0 agu2+st0   57 blocks
        mov r8, qword [rbx - 96]   ;     1.0 agu0    57 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 agu1+st1   57 blocks
        mov r8, qword [rbx - 88]   ;     1.3 agu2    57 blocks reload
        mov qword [r9 + 16], r8    ;     5.3 agu0+st0   57 blocks
        mov r8, qword [rbx - 80]   ;     2.2 agu1    57 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 agu2+st1   57 blocks
        mov r8, qword [rbx - 72]   ;     3.0 agu0    57 blocks reload
        mov qword [r9 + 32], r8    ;     7.0 agu1+st0   57 blocks
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
