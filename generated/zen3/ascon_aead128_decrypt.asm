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
;   blocks: 419 uops, planned 89.8; bounds: width 69.8, ports 87.2, path 53.0
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
        mov rdi, r14               ;     0.3          9 x[2] copy
        not rdi                    ;     0.5 alu0     9 x[2]
        xor r13, 0xb4              ;     0.7 alu1     7 x[2]
        mov rbp, r12               ;     0.8          7 x[0] copy
        xor r12, r14               ;     1.0 alu2     7 x[4]
        and rdi, r12               ;     2.0 alu3     9 x[2]
        mov rax, r12               ;     2.0          9 x[3] copy
        not rax                    ;     2.0 alu0     9 x[3]
        mov rcx, r14               ;     1.7          9 x[1] copy
        xor rbp, r15               ;     4.0 alu1     7 x[0]
        xor r9, r15                ;     4.0 alu2    60 dst
        xor r13, rsi               ;     4.2 alu3     7 x[2]
        xor r11, rsi               ;     4.2 alu0    60 dst
        mov r15, rsi               ;     4.2          9 x[0] copy
        not r15                    ;     4.2 alu1     9 x[0]
        mov qword [r10], r9        ;     5.0 agu2+st0   60 dst
        mov r9, rsi                ;     4.2          9 x[4] copy
        mov qword [r10 + 8], r11   ;     5.2 agu0+st1   60 dst
        and rax, rbp               ;     5.0 alu2     9 x[3]
        and r15, r13               ;     5.2 alu3     9 x[0]
        xor rdi, r13               ;     5.2 alu0     9 x[2]
        not r13                    ;     5.2 alu1     9 x[1]
        mov r11, rbp               ;     5.0          9 x[4] copy
        not r11                    ;     5.0 alu2     9 x[4]
        and r9, r11                ;     6.0 alu3     9 x[4]
        xor r14, rax               ;     6.0 alu0    10 x[4]
        xor rbp, r15               ;     6.2 alu1     9 x[0]
        and rcx, r13               ;     6.2 alu2     9 x[1]
        xor r14, rdi               ;     7.0 alu3    10 x[4]
        not rdi                    ;     6.2 alu0    10 x[4]
        xor r12, r9                ;     7.0 alu1     9 x[4]
        xor rsi, rcx               ;     7.2 alu2    10 x[4]
        xor rsi, rbp               ;     8.2 alu3    10 x[4]
        rorx r9, rdi, 1            ;     7.2 alu1    21 x[2]
        rorx r11, rdi, 6           ;     7.3 alu2    21 x[2]
        xor rdi, 0xa5              ;     7.2 alu0     7 x[2]
        xor rbp, r12               ;     8.0 alu3    10 x[4]
        xor rdi, r9                ;     8.2 alu0     7 x[2]
        rorx r9, r14, 0xa          ;     8.0 alu1    21 x[3]
        rorx r13, r14, 0x11        ;     8.3 alu2    21 x[3]
        rorx r15, r12, 7           ;     8.8 alu1    21 x[4]
        rorx rax, r12, 0x29        ;     9.3 alu2    21 x[4]
        xor rdi, r11               ;     9.2 alu3     7 x[2]
        xor r14, r9                ;     9.0 alu0    21 x[3]
        rorx r9, rbp, 0x13         ;     9.8 alu1    21 x[0]
        rorx r11, rbp, 0x1c        ;    10.3 alu2    21 x[0]
        xor r14, r13               ;    10.0 alu3    21 x[3]
        rorx r13, rsi, 0x3d        ;    10.8 alu1    21 x[1]
        rorx rcx, rsi, 0x27        ;    11.3 alu2    21 x[1]
        xor r12, r15               ;     9.8 alu0    21 x[4]
        xor r12, rax               ;    10.8 alu3    21 x[4]
        xor rbp, r9                ;    10.8 alu0     7 x[0]
        xor rbp, r11               ;    11.8 alu3     7 x[0]
        mov r9, r14                ;    11.0          9 x[2] copy
        not r9                     ;    11.7 alu0     9 x[2]
        mov r11, r14               ;    11.0          7 x[4] copy
        mov r15, r14               ;    11.0          9 x[1] copy
        xor rsi, r13               ;    11.8 alu1    21 x[1]
        xor rbp, r12               ;    12.8 alu2     7 x[0]
        xor r11, r12               ;    12.5 alu3     7 x[4]
        xor rsi, rcx               ;    12.8 alu0    21 x[1]
        and r9, r11                ;    13.5 alu1     9 x[2]
        mov r12, r11               ;    13.5          9 x[3] copy
        not r12                    ;    13.5 alu2     9 x[3]
        xor rdi, rsi               ;    13.8 alu3     7 x[2]
        mov r13, rsi               ;    13.8          9 x[0] copy
        not r13                    ;    13.8 alu0     9 x[0]
        mov rax, rbp               ;    13.8          9 x[4] copy
        not rax                    ;    13.8 alu1     9 x[4]
        mov rcx, rbp               ;    13.8          9 x[0] copy
        and rbp, r12               ;    14.5 alu2     9 x[3]
        mov r12, rsi               ;    13.8          9 x[4] copy
        and r12, rax               ;    14.8 alu3     9 x[4]
        and r13, rdi               ;    14.8 alu0     9 x[0]
        xor r9, rdi                ;    14.8 alu1     9 x[2]
        not rdi                    ;    15.3 alu2     9 x[1]
        xor r14, rbp               ;    15.5 alu3    10 x[4]
        xor rcx, r13               ;    15.8 alu0     9 x[0]
        xor r11, r12               ;    15.8 alu1     9 x[4]
        xor r14, r9                ;    16.5 alu2    10 x[4]
        not r9                     ;    16.5 alu3    10 x[4]
        and r15, rdi               ;    16.7 alu0     9 x[1]
        xor rsi, rcx               ;    16.8 alu1    10 x[4]
        xor rcx, r11               ;    17.3 alu2    10 x[4]
        rorx r12, r11, 7           ;    17.8 alu1    21 x[4]
        rorx r13, r11, 0x29        ;    18.3 alu2    21 x[4]
        xor rsi, r15               ;    17.8 alu3    10 x[4]
        rorx r15, r9, 1            ;    18.8 alu1    21 x[2]
        rorx rdi, r9, 6            ;    19.3 alu2    21 x[2]
        xor r9, 0x96               ;    17.7 alu0     7 x[2]
        rorx rbp, r14, 0xa         ;    19.8 alu1    21 x[3]
        rorx rax, r14, 0x11        ;    20.3 alu2    21 x[3]
        xor r11, r12               ;    18.8 alu3    21 x[4]
        rorx r12, rcx, 0x13        ;    20.8 alu1    21 x[0]
        xor r11, r13               ;    19.8 alu0    21 x[4]
        rorx r13, rcx, 0x1c        ;    21.3 alu2    21 x[0]
        xor r9, r15                ;    19.8 alu3     7 x[2]
        rorx r15, rsi, 0x3d        ;    21.8 alu1    21 x[1]
        rorx rdx, rsi, 0x27        ;    22.3 alu2    21 x[1]
        xor r9, rdi                ;    20.8 alu0     7 x[2]
        xor r14, rbp               ;    20.8 alu3    21 x[3]
        xor rcx, r11               ;    20.8 alu0     7 x[0]
        xor r14, rax               ;    21.8 alu3    21 x[3]
        xor rcx, r12               ;    21.8 alu0     7 x[0]
        xor rcx, r13               ;    22.8 alu3     7 x[0]
        xor rsi, r15               ;    22.8 alu0    21 x[1]
        xor r11, r14               ;    22.8 alu1     7 x[4]
        xor rsi, rdx               ;    23.8 alu2    21 x[1]
        mov r12, r14               ;    22.8          9 x[2] copy
        not r12                    ;    23.5 alu3     9 x[2]
        mov r13, r14               ;    22.8          9 x[1] copy
        mov r15, r11               ;    23.8          9 x[3] copy
        not r15                    ;    23.8 alu0     9 x[3]
        mov rdi, rcx               ;    23.8          9 x[4] copy
        not rdi                    ;    23.8 alu1     9 x[4]
        mov rbp, rcx               ;    23.8          9 x[0] copy
        mov rax, r11               ;    23.8          9 x[2] copy
        and rax, r12               ;    24.5 alu2     9 x[2]
        and rcx, r15               ;    24.8 alu3     9 x[3]
        xor r9, rsi                ;    24.8 alu0     7 x[2]
        and rdi, rsi               ;    24.8 alu1     9 x[4]
        mov r12, rsi               ;    24.8          9 x[0] copy
        not r12                    ;    25.3 alu2     9 x[0]
        xor r11, rdi               ;    25.8 alu3     9 x[4]
        xor r14, rcx               ;    25.8 alu0    10 x[4]
        xor rax, r9                ;    25.8 alu1     9 x[2]
        mov r15, r9                ;    25.8          9 x[1] copy
        not r15                    ;    26.3 alu2     9 x[1]
        and r9, r12                ;    26.5 alu3     9 x[0]
        xor r14, rax               ;    26.8 alu0    10 x[4]
        not rax                    ;    26.8 alu1    10 x[4]
        rorx r12, r11, 7           ;    27.3 alu2    21 x[4]
        rorx rdi, r11, 0x29        ;    27.8 alu1    21 x[4]
        and r13, r15               ;    27.5 alu3     9 x[1]
        mov r15, r11               ;    26.8         10 x[4] copy
        xor rbp, r9                ;    27.7 alu0     9 x[0]
        rorx r9, rax, 1            ;    28.3 alu2    21 x[2]
        rorx rcx, rax, 6           ;    28.8 alu1    21 x[2]
        xor r11, r12               ;    28.5 alu3    21 x[4]
        xor rax, 0x87              ;    28.7 alu0     7 x[2]
        rorx r12, r14, 0xa         ;    29.3 alu2    21 x[3]
        xor rsi, r13               ;    29.5 alu3    10 x[4]
        rorx r13, r14, 0x11        ;    29.8 alu1    21 x[3]
        xor r11, rdi               ;    29.7 alu0    21 x[4]
        xor r15, rbp               ;    30.3 alu2    10 x[4]
        xor rsi, rbp               ;    30.5 alu3    10 x[4]
        xor rax, r9                ;    30.7 alu0     7 x[2]
        xor rax, rcx               ;    31.7 alu1     7 x[2]
        xor r14, r12               ;    31.3 alu2    21 x[3]
        xor r14, r13               ;    32.3 alu3    21 x[3]
        mov r9, r11                ;    30.7          7 x[0] copy
        xor r9, r15                ;    31.7 alu0     7 x[0]
        rorx r12, r15, 0x13        ;    31.8 alu1    21 x[0]
        ror r15, 0x1c              ;    32.3 alu2    21 x[0]
        rorx r13, rsi, 0x3d        ;    32.8 alu1    21 x[1]
        rorx rdi, rsi, 0x27        ;    33.3 alu2    21 x[1]
        xor r9, r12                ;    32.8 alu3     7 x[0]
        xor r9, r15                ;    33.8 alu0     7 x[0]
        xor r11, r14               ;    33.5 alu3     7 x[4]
        xor rsi, r13               ;    33.8 alu0    21 x[1]
        mov r12, r14               ;    33.3          9 x[2] copy
        not r12                    ;    33.8 alu1     9 x[2]
        mov r13, r14               ;    33.3          9 x[1] copy
        xor rsi, rdi               ;    34.8 alu2    21 x[1]
        mov r15, r11               ;    34.5          9 x[3] copy
        not r15                    ;    34.5 alu3     9 x[3]
        mov rdi, r11               ;    34.5          9 x[2] copy
        and rdi, r12               ;    34.8 alu0     9 x[2]
        mov r12, r9                ;    34.8          9 x[4] copy
        not r12                    ;    34.8 alu1     9 x[4]
        mov rbp, r9                ;    34.8          9 x[0] copy
        and r9, r15                ;    35.5 alu2     9 x[3]
        xor rax, rsi               ;    35.8 alu3     7 x[2]
        and r12, rsi               ;    35.8 alu0     9 x[4]
        mov r15, rsi               ;    35.8          9 x[0] copy
        not r15                    ;    35.8 alu1     9 x[0]
        xor r14, r9                ;    36.5 alu2    10 x[4]
        xor r11, r12               ;    36.8 alu3     9 x[4]
        and r15, rax               ;    36.8 alu0     9 x[0]
        xor rdi, rax               ;    36.8 alu1     9 x[2]
        not rax                    ;    37.3 alu2     9 x[1]
        xor rbp, r15               ;    37.8 alu3     9 x[0]
        xor r14, rdi               ;    37.8 alu0    10 x[4]
        not rdi                    ;    37.8 alu1    10 x[4]
        rorx r9, r11, 7            ;    38.3 alu2    21 x[4]
        rorx r12, r11, 0x29        ;    38.8 alu1    21 x[4]
        and r13, rax               ;    38.5 alu3     9 x[1]
        mov r15, r11               ;    37.8         10 x[4] copy
        xor r15, rbp               ;    38.8 alu0    10 x[4]
        xor rsi, rbp               ;    39.3 alu2    10 x[4]
        rorx rbp, rdi, 1           ;    39.8 alu1    21 x[2]
        rorx rax, rdi, 6           ;    40.3 alu2    21 x[2]
        xor rdi, 0x78              ;    39.5 alu3     7 x[2]
        rorx rcx, r14, 0xa         ;    40.8 alu1    21 x[3]
        xor r11, r9                ;    39.7 alu0    21 x[4]
        rorx r9, r14, 0x11         ;    41.3 alu2    21 x[3]
        xor rsi, r13               ;    40.5 alu3    10 x[4]
        xor r11, r12               ;    40.7 alu0    21 x[4]
        rorx r12, r15, 0x13        ;    41.8 alu1    21 x[0]
        rorx r13, r15, 0x1c        ;    42.3 alu2    21 x[0]
        xor rdi, rbp               ;    41.5 alu3     7 x[2]
        xor rdi, rax               ;    42.5 alu0     7 x[2]
        rorx rbp, rsi, 0x3d        ;    42.8 alu1    21 x[1]
        rorx rax, rsi, 0x27        ;    43.3 alu2    21 x[1]
        xor r14, rcx               ;    42.5 alu3    21 x[3]
        xor r15, r11               ;    42.7 alu0     7 x[0]
        xor r14, r9                ;    43.5 alu3    21 x[3]
        xor r15, r12               ;    43.7 alu0     7 x[0]
        xor r15, r13               ;    44.7 alu1     7 x[0]
        xor rsi, rbp               ;    44.3 alu2    21 x[1]
        xor rsi, rax               ;    45.3 alu3    21 x[1]
        xor r11, r14               ;    44.7 alu0     7 x[4]
        mov r9, r14                ;    44.5          9 x[2] copy
        not r9                     ;    44.8 alu1     9 x[2]
        mov r12, r14               ;    44.5          9 x[1] copy
        mov r13d, 0x69             ;    45.3 alu2     7 x[2]
        and r9, r11                ;    45.8 alu3     9 x[2]
        mov rbp, r11               ;    45.7          9 x[3] copy
        not rbp                    ;    45.7 alu0     9 x[3]
        mov rax, r15               ;    45.7          9 x[4] copy
        not rax                    ;    45.8 alu1     9 x[4]
        mov rcx, r15               ;    45.7          9 x[0] copy
        and r15, rbp               ;    46.7 alu2     9 x[3]
        xor rdi, rsi               ;    46.5 alu3     7 x[2]
        add r10, 0x10              ;    46.7 alu0    57 blocks
        mov rbp, rsi               ;    46.3          9 x[0] copy
        not rbp                    ;    46.8 alu1     9 x[0]
        and rax, rsi               ;    47.3 alu2     9 x[4]
        xor r14, r15               ;    47.7 alu3    10 x[4]
        xor r9, rdi                ;    47.7 alu0     9 x[2]
        mov r15, rdi               ;    47.5          9 x[1] copy
        not r15                    ;    47.8 alu1     9 x[1]
        and rdi, rbp               ;    48.3 alu2     9 x[0]
        xor r11, rax               ;    48.5 alu3     9 x[4]
        add r8, 0x10               ;    48.7 alu0    57 blocks
        and r12, r15               ;    48.8 alu1     9 x[1]
        xor r14, r9                ;    49.3 alu2    10 x[4]
        not r9                     ;    49.5 alu3    10 x[4]
        xor rcx, rdi               ;    49.7 alu0     9 x[0]
        xor rsi, r12               ;    49.8 alu1    10 x[4]
        rorx r12, r11, 7           ;    50.3 alu2    21 x[4]
        rorx r15, r11, 0x29        ;    50.8 alu1    21 x[4]
        mov rdi, r11               ;    49.5         10 x[4] copy
        rorx rbp, r14, 0xa         ;    51.3 alu2    21 x[3]
        rorx rax, r14, 0x11        ;    51.8 alu1    21 x[3]
        xor rdi, rcx               ;    50.7 alu3    10 x[4]
        xor rsi, rcx               ;    50.8 alu0    10 x[4]
        xor r13, r9                ;    51.5 alu3     7 x[2]
        rorx rcx, r9, 1            ;    52.3 alu2    21 x[2]
        ror r9, 6                  ;    52.8 alu1    21 x[2]
        xor r11, r12               ;    51.7 alu0    21 x[4]
        xor r11, r15               ;    52.7 alu3    21 x[4]
        rorx r12, rdi, 0x13        ;    53.3 alu2    21 x[0]
        rorx r15, rdi, 0x1c        ;    53.8 alu1    21 x[0]
        xor r14, rbp               ;    52.7 alu0    21 x[3]
        rorx rbp, rsi, 0x3d        ;    54.3 alu2    21 x[1]
        xor r14, rax               ;    53.7 alu3    21 x[3]
        rorx rax, rsi, 0x27        ;    54.8 alu1    21 x[1]
        xor r13, rcx               ;    53.7 alu0     7 x[2]
        xor rdi, r11               ;    54.5 alu3     7 x[0]
        xor r13, r9                ;    54.7 alu0     7 x[2]
        xor rdi, r12               ;    55.5 alu2     7 x[0]
        xor rdi, r15               ;    56.5 alu3     7 x[0]
        xor r11, r14               ;    55.7 alu0     7 x[4]
        mov r9, r14                ;    54.7          9 x[2] copy
        not r9                     ;    55.8 alu1     9 x[2]
        mov r12, r14               ;    54.7          9 x[1] copy
        xor rsi, rbp               ;    56.3 alu2    21 x[1]
        xor rsi, rax               ;    57.3 alu3    21 x[1]
        and r9, r11                ;    56.8 alu0     9 x[2]
        mov r15, r11               ;    56.7          9 x[3] copy
        not r15                    ;    56.8 alu1     9 x[3]
        mov rbp, rdi               ;    57.5          9 x[4] copy
        not rbp                    ;    57.5 alu2     9 x[4]
        mov rax, rdi               ;    57.5          9 x[0] copy
        and rdi, r15               ;    57.8 alu3     9 x[3]
        xor r13, rsi               ;    58.3 alu0     7 x[2]
        and rbp, rsi               ;    58.5 alu1     9 x[4]
        mov r15, rsi               ;    58.3          9 x[0] copy
        not r15                    ;    58.3 alu2     9 x[0]
        xor r14, rdi               ;    58.8 alu3    10 x[4]
        and r15, r13               ;    59.3 alu0     9 x[0]
        xor r9, r13                ;    59.3 alu1     9 x[2]
        not r13                    ;    59.3 alu2     9 x[1]
        xor r11, rbp               ;    59.5 alu3     9 x[4]
        xor rax, r15               ;    60.3 alu0     9 x[0]
        and r12, r13               ;    60.3 alu1     9 x[1]
        xor r14, r9                ;    60.3 alu2    10 x[4]
        not r9                     ;    60.5 alu3    10 x[4]
        rorx r13, r11, 7           ;    60.8 alu1    21 x[4]
        rorx r15, r11, 0x29        ;    61.3 alu2    21 x[4]
        mov rdi, r11               ;    60.5         10 x[4] copy
        xor rsi, r12               ;    61.3 alu0    10 x[4]
        xor rdi, rax               ;    61.5 alu3    10 x[4]
        xor rsi, rax               ;    62.3 alu0    10 x[4]
        rorx r12, r14, 0xa         ;    61.8 alu1    21 x[3]
        rorx rbp, r14, 0x11        ;    62.3 alu2    21 x[3]
        rorx rax, r9, 1            ;    62.8 alu1    21 x[2]
        rorx rcx, r9, 6            ;    63.3 alu2    21 x[2]
        xor r11, r13               ;    62.5 alu3    21 x[4]
        xor r9, 0x5a               ;    62.7 alu0     7 x[2]
        xor r11, r15               ;    63.5 alu3    21 x[4]
        rorx r13, rdi, 0x13        ;    63.8 alu1    21 x[0]
        rorx r15, rdi, 0x1c        ;    64.3 alu2    21 x[0]
        xor r14, r12               ;    63.7 alu0    21 x[3]
        xor r14, rbp               ;    64.7 alu3    21 x[3]
        rorx r12, rsi, 0x3d        ;    64.8 alu1    21 x[1]
        rorx rbp, rsi, 0x27        ;    65.3 alu2    21 x[1]
        xor r9, rax                ;    64.7 alu0     7 x[2]
        xor r9, rcx                ;    65.7 alu3     7 x[2]
        xor rdi, r11               ;    65.7 alu0     7 x[0]
        xor rdi, r13               ;    66.7 alu1     7 x[0]
        xor rdi, r15               ;    67.7 alu2     7 x[0]
        xor rsi, r12               ;    66.5 alu3    21 x[1]
        xor r11, r14               ;    66.7 alu0     7 x[4]
        mov r12, r14               ;    65.7          9 x[2] copy
        not r12                    ;    66.8 alu1     9 x[2]
        mov r13, r14               ;    65.7          9 x[1] copy
        xor rsi, rbp               ;    67.5 alu2    21 x[1]
        and r12, r11               ;    67.8 alu3     9 x[2]
        mov r15, r11               ;    67.7          9 x[3] copy
        not r15                    ;    67.7 alu0     9 x[3]
        xor r9, rsi                ;    68.5 alu1     7 x[2]
        and r15, rdi               ;    68.7 alu2     9 x[3]
        mov rbp, rsi               ;    68.5          9 x[0] copy
        not rbp                    ;    68.5 alu3     9 x[0]
        mov rax, rsi               ;    68.5          9 x[4] copy
        mov rcx, rdi               ;    68.7          9 x[4] copy
        not rcx                    ;    68.7 alu0     9 x[4]
        and rax, rcx               ;    69.7 alu1     9 x[4]
        and rbp, r9                ;    69.5 alu2     9 x[0]
        xor r12, r9                ;    69.5 alu3     9 x[2]
        not r9                     ;    69.7 alu0     9 x[1]
        xor r14, r15               ;    69.8 alu1    10 x[4]
        xor rdi, rbp               ;    70.5 alu2     9 x[0]
        and r13, r9                ;    70.7 alu3     9 x[1]
        xor r11, rax               ;    70.7 alu0     9 x[4]
        xor r14, r12               ;    70.8 alu1    10 x[4]
        not r12                    ;    71.3 alu2    10 x[4]
        xor rsi, rdi               ;    71.5 alu3    10 x[4]
        xor rsi, r13               ;    72.5 alu0    10 x[4]
        xor rdi, r11               ;    71.8 alu1    10 x[4]
        rorx r9, r11, 7            ;    72.3 alu2    21 x[4]
        rorx r13, r11, 0x29        ;    72.8 alu1    21 x[4]
        rorx r15, r14, 0xa         ;    73.3 alu2    21 x[3]
        rorx rbp, r14, 0x11        ;    73.8 alu1    21 x[3]
        rorx rax, r12, 1           ;    74.3 alu2    21 x[2]
        rorx rcx, r12, 6           ;    74.8 alu1    21 x[2]
        xor r12, 0x4b              ;    72.5 alu3     7 x[2]
        xor r11, r9                ;    73.3 alu0    21 x[4]
        rorx r9, rdi, 0x13         ;    75.3 alu2    21 x[0]
        xor r11, r13               ;    74.3 alu3    21 x[4]
        rorx r13, rdi, 0x1c        ;    75.8 alu1    21 x[0]
        xor r14, r15               ;    74.3 alu0    21 x[3]
        rorx r15, rsi, 0x3d        ;    76.3 alu2    21 x[1]
        rorx rdx, rsi, 0x27        ;    76.8 alu1    21 x[1]
        xor r14, rbp               ;    75.3 alu3    21 x[3]
        xor r12, rax               ;    75.3 alu0     7 x[2]
        xor rdi, r11               ;    75.5 alu3     7 x[0]
        xor r12, rcx               ;    76.3 alu0     7 x[2]
        xor rdi, r9                ;    76.5 alu3     7 x[0]
        xor r11, r14               ;    76.7 alu0     7 x[4]
        mov r9, r14                ;    76.3          9 x[2] copy
        not r9                     ;    77.3 alu2     9 x[2]
        xor rdi, r13               ;    77.5 alu3     7 x[0]
        mov r13, r14               ;    76.3          9 x[1] copy
        xor rsi, r15               ;    77.7 alu0    21 x[1]
        xor rsi, rdx               ;    78.7 alu1    21 x[1]
        mov r15, r11               ;    77.7          9 x[3] copy
        not r15                    ;    78.3 alu2     9 x[3]
        mov rbp, r11               ;    77.7          9 x[2] copy
        and rbp, r9                ;    78.5 alu3     9 x[2]
        mov r9, rdi                ;    78.5          9 x[4] copy
        not r9                     ;    78.7 alu0     9 x[4]
        mov rax, rdi               ;    78.5          9 x[0] copy
        and rdi, r15               ;    79.3 alu1     9 x[3]
        xor r12, rsi               ;    79.7 alu2     7 x[2]
        and r9, rsi                ;    79.7 alu3     9 x[4]
        mov r15, rsi               ;    79.7          9 x[0] copy
        not r15                    ;    79.7 alu0     9 x[0]
        xor r14, rdi               ;    80.3 alu1    10 x[4]
        xor r11, r9                ;    80.7 alu2     9 x[4]
        and r15, r12               ;    80.7 alu3     9 x[0]
        xor rbp, r12               ;    80.7 alu0     9 x[2]
        not r12                    ;    80.8 alu1     9 x[1]
        xor rax, r15               ;    81.7 alu2     9 x[0]
        and r13, r12               ;    81.8 alu3     9 x[1]
        xor r14, rbp               ;    81.7 alu0    10 x[4]
        not rbp                    ;    81.8 alu1    10 x[4]
        rorx r9, r11, 7            ;    82.3 alu2    21 x[4]
        rorx r12, r11, 0x29        ;    82.8 alu1    21 x[4]
        mov r15, r11               ;    81.7         10 x[4] copy
        xor r15, rax               ;    82.7 alu3    10 x[4]
        xor rsi, rax               ;    82.7 alu0    10 x[4]
        xor rsi, r13               ;    83.7 alu2    10 x[4]
        rorx r13, r14, 0xa         ;    83.8 alu1    21 x[3]
        rorx rdi, r14, 0x11        ;    84.3 alu2    21 x[3]
        rorx rax, rbp, 1           ;    84.8 alu1    21 x[2]
        rorx rcx, rbp, 6           ;    85.3 alu2    21 x[2]
        xor r11, r9                ;    83.5 alu3    21 x[4]
        xor r11, r12               ;    84.5 alu0    21 x[4]
        rorx r9, r15, 0x13         ;    85.8 alu1    21 x[0]
        rorx r12, r15, 0x1c        ;    86.3 alu2    21 x[0]
        xor r14, r13               ;    84.8 alu3    21 x[3]
        rorx r13, rsi, 0x3d        ;    86.8 alu1    21 x[1]
        xor r14, rdi               ;    85.8 alu0    21 x[3]
        rorx rdi, rsi, 0x27        ;    87.3 alu2    21 x[1]
        xor rbp, rax               ;    85.8 alu3    21 x[2]
        xor rbp, rcx               ;    86.8 alu0    21 x[2]
        xor r15, r9                ;    86.8 alu3    21 x[0]
        xor r15, r12               ;    87.8 alu0    21 x[0]
        xor rsi, r13               ;    87.8 alu3    21 x[1]
        xor rsi, rdi               ;    88.8 alu0    21 x[1]
        mov r12, r11               ;    85.5         21 x[4] copy
        mov r13, rbp               ;    87.8         21 x[2] copy
        mov r9, r15                ;    88.8         21 x[0] copy
        mov r11, rsi               ;    89.8         21 x[1] copy
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
