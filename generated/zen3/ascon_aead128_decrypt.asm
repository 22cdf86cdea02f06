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
;   blocks: 404 uops, planned 89.0; bounds: width 67.3, ports 87.0, path 53.0
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
        mov rdi, r15               ;     4.0          7 x[0] copy
        xor r15, r9                ;     4.0 alu0    60 dst
        mov qword [r10], r15       ;     5.0 agu2+st0   60 dst
        xor rdi, r12               ;     4.0 alu1     7 x[0]
        xor r12, r14               ;     1.0 alu2     7 x[4]
        mov r9, r14                ;     1.2          9 x[2] copy
        not r9                     ;     1.3 alu3     9 x[2]
        and r9, r12                ;     2.3 alu0     9 x[2]
        mov r15, r12               ;     2.0          9 x[3] copy
        not r15                    ;     2.0 alu1     9 x[3]
        and r15, rdi               ;     5.0 alu2     9 x[3]
        xor r15, r14               ;     6.0 alu3    10 x[4]
        mov rbp, rdi               ;     5.0          9 x[4] copy
        not rbp                    ;     5.0 alu0     9 x[4]
        xor r13, rsi               ;     4.2 alu1     7 x[2]
        xor r11, rsi               ;     4.2 alu2    60 dst
        mov qword [r10 + 8], r11   ;     5.2 agu0+st1   60 dst
        and rbp, rsi               ;     6.0 alu3     9 x[4]
        xor r12, rbp               ;     7.0 alu0     9 x[4]
        mov r11, rsi               ;     4.2          9 x[0] copy
        not r11                    ;     4.2 alu1     9 x[0]
        rorx rbp, r12, 7           ;     8.0 alu2    21 x[4]
        xor rbp, r12               ;     9.0 alu3    21 x[4]
        rorx rax, r12, 0x29        ;     8.0 alu1    21 x[4]
        xor rbp, rax               ;    10.0 alu0    21 x[4]
        mov rax, rbp               ;    11.0          7 x[0] copy
        xor r13, 0xb4              ;     5.2 alu2     7 x[2]
        and r11, r13               ;     6.2 alu3     9 x[0]
        xor rdi, r11               ;     7.2 alu0     9 x[0]
        xor r9, r13                ;     6.2 alu1     9 x[2]
        not r13                    ;     6.2 alu2     9 x[1]
        and r14, r13               ;     7.2 alu3     9 x[1]
        xor rsi, r14               ;     8.2 alu0    10 x[4]
        xor r15, r9                ;     7.2 alu1    10 x[4]
        not r9                     ;     7.2 alu2    10 x[4]
        xor r12, rdi               ;     8.2 alu3    10 x[4]
        xor rsi, rdi               ;     9.2 alu0    10 x[4]
        xor rax, r12               ;    11.0 alu1     7 x[0]
        rorx r11, r12, 0x13        ;     9.2 alu2    21 x[0]
        xor rax, r11               ;    12.0 alu3     7 x[0]
        ror r12, 0x1c              ;     9.2 alu1    21 x[0]
        xor rax, r12               ;    13.0 alu0     7 x[0]
        rorx r11, r9, 1            ;     9.0 alu2    21 x[2]
        xor r11, r9                ;    10.0 alu3     7 x[2]
        ror r9, 6                  ;     9.8 alu1    21 x[2]
        xor r11, r9                ;    11.0 alu0     7 x[2]
        rorx r9, r15, 0xa          ;    10.0 alu2    21 x[3]
        xor r9, r15                ;    11.0 alu3    21 x[3]
        ror r15, 0x11              ;    10.8 alu1    21 x[3]
        xor r9, r15                ;    12.0 alu0    21 x[3]
        rorx r12, rsi, 0x3d        ;    11.0 alu2    21 x[1]
        xor r12, rsi               ;    12.0 alu3    21 x[1]
        ror rsi, 0x27              ;    11.8 alu1    21 x[1]
        xor r12, rsi               ;    13.0 alu0    21 x[1]
        xor rbp, r9                ;    13.0 alu2     7 x[4]
        xor r11, r12               ;    14.0 alu3     7 x[2]
        mov r13, r12               ;    14.0          9 x[0] copy
        not r13                    ;    14.0 alu0     9 x[0]
        mov r14, r12               ;    14.0          9 x[4] copy
        mov r15, r9                ;    13.0          9 x[2] copy
        not r15                    ;    13.0 alu1     9 x[2]
        and r15, rbp               ;    14.0 alu2     9 x[2]
        mov rsi, rbp               ;    14.0          9 x[3] copy
        not rsi                    ;    14.0 alu3     9 x[3]
        and rsi, rax               ;    15.0 alu0     9 x[3]
        xor rsi, r9                ;    16.0 alu1    10 x[4]
        mov rdi, rax               ;    14.0          9 x[4] copy
        not rdi                    ;    14.0 alu2     9 x[4]
        and r14, rdi               ;    15.0 alu3     9 x[4]
        xor rbp, r14               ;    16.0 alu0     9 x[4]
        rorx r14, rbp, 7           ;    17.0 alu1    21 x[4]
        xor r14, rbp               ;    18.0 alu2    21 x[4]
        rorx rdi, rbp, 0x29        ;    17.0 alu1    21 x[4]
        xor r14, rdi               ;    19.0 alu3    21 x[4]
        mov rdi, r14               ;    20.0          7 x[0] copy
        xor r11, 0xa5              ;    15.5 alu0     7 x[2]
        and r13, r11               ;    16.5 alu2     9 x[0]
        xor rax, r13               ;    17.5 alu3     9 x[0]
        xor r15, r11               ;    16.5 alu0     9 x[2]
        not r11                    ;    16.8 alu1     9 x[1]
        and r9, r11                ;    17.8 alu2     9 x[1]
        xor r12, r9                ;    18.8 alu3    10 x[4]
        xor rsi, r15               ;    17.5 alu0    10 x[4]
        not r15                    ;    17.8 alu1    10 x[4]
        xor rbp, rax               ;    18.5 alu2    10 x[4]
        xor r12, rax               ;    19.8 alu3    10 x[4]
        xor rdi, rbp               ;    20.0 alu0     7 x[0]
        rorx r9, rbp, 0x13         ;    19.5 alu1    21 x[0]
        xor rdi, r9                ;    21.0 alu2     7 x[0]
        ror rbp, 0x1c              ;    19.8 alu1    21 x[0]
        xor rdi, rbp               ;    22.0 alu3     7 x[0]
        rorx r9, r15, 1            ;    20.0 alu2    21 x[2]
        xor r9, r15                ;    21.0 alu0     7 x[2]
        ror r15, 6                 ;    20.8 alu1    21 x[2]
        xor r9, r15                ;    22.0 alu3     7 x[2]
        rorx r11, rsi, 0xa         ;    21.0 alu2    21 x[3]
        xor r11, rsi               ;    22.0 alu0    21 x[3]
        ror rsi, 0x11              ;    21.8 alu1    21 x[3]
        xor r11, rsi               ;    23.0 alu3    21 x[3]
        rorx r13, r12, 0x3d        ;    22.0 alu2    21 x[1]
        xor r13, r12               ;    23.0 alu0    21 x[1]
        ror r12, 0x27              ;    22.8 alu1    21 x[1]
        xor r13, r12               ;    24.0 alu3    21 x[1]
        xor r14, r11               ;    24.0 alu0     7 x[4]
        xor r9, r13                ;    25.0 alu2     7 x[2]
        mov r12, r13               ;    25.0          9 x[0] copy
        not r12                    ;    25.0 alu3     9 x[0]
        mov r15, r13               ;    25.0          9 x[4] copy
        mov rsi, r11               ;    24.0          9 x[2] copy
        not rsi                    ;    24.0 alu0     9 x[2]
        and rsi, r14               ;    25.0 alu1     9 x[2]
        mov rbp, r14               ;    25.0          9 x[3] copy
        not rbp                    ;    25.0 alu2     9 x[3]
        and rbp, rdi               ;    26.0 alu3     9 x[3]
        xor rbp, r11               ;    27.0 alu0    10 x[4]
        mov rax, rdi               ;    23.0          9 x[4] copy
        not rax                    ;    24.8 alu1     9 x[4]
        and r15, rax               ;    25.8 alu2     9 x[4]
        xor r14, r15               ;    26.8 alu3     9 x[4]
        rorx r15, r14, 7           ;    27.8 alu1    21 x[4]
        xor r15, r14               ;    28.8 alu0    21 x[4]
        rorx rax, r14, 0x29        ;    27.8 alu2    21 x[4]
        xor r15, rax               ;    29.8 alu3    21 x[4]
        mov rax, r15               ;    30.8          7 x[0] copy
        xor r9, 0x96               ;    26.5 alu0     7 x[2]
        and r12, r9                ;    27.5 alu1     9 x[0]
        xor rdi, r12               ;    28.5 alu2     9 x[0]
        xor rsi, r9                ;    27.5 alu3     9 x[2]
        not r9                     ;    27.5 alu0     9 x[1]
        and r11, r9                ;    28.5 alu1     9 x[1]
        xor r13, r11               ;    29.5 alu2    10 x[4]
        xor rbp, rsi               ;    28.5 alu3    10 x[4]
        not rsi                    ;    28.5 alu0    10 x[4]
        xor r14, rdi               ;    29.5 alu1    10 x[4]
        xor r13, rdi               ;    30.5 alu2    10 x[4]
        xor rax, r14               ;    30.8 alu3     7 x[0]
        rorx r9, r14, 0x13         ;    30.5 alu1    21 x[0]
        xor rax, r9                ;    31.8 alu0     7 x[0]
        ror r14, 0x1c              ;    30.5 alu2    21 x[0]
        xor rax, r14               ;    32.8 alu3     7 x[0]
        rorx r9, rsi, 1            ;    30.8 alu1    21 x[2]
        xor r9, rsi                ;    31.8 alu0     7 x[2]
        ror rsi, 6                 ;    31.0 alu2    21 x[2]
        xor r9, rsi                ;    32.8 alu3     7 x[2]
        rorx r11, rbp, 0xa         ;    31.8 alu1    21 x[3]
        xor r11, rbp               ;    32.8 alu0    21 x[3]
        ror rbp, 0x11              ;    32.0 alu2    21 x[3]
        xor r11, rbp               ;    33.8 alu3    21 x[3]
        rorx r12, r13, 0x3d        ;    32.8 alu1    21 x[1]
        xor r12, r13               ;    33.8 alu0    21 x[1]
        ror r13, 0x27              ;    33.0 alu2    21 x[1]
        xor r12, r13               ;    34.8 alu3    21 x[1]
        xor r15, r11               ;    34.8 alu0     7 x[4]
        xor r9, r12                ;    35.8 alu1     7 x[2]
        mov r13, r12               ;    35.8          9 x[0] copy
        not r13                    ;    35.8 alu2     9 x[0]
        mov r14, r12               ;    35.8          9 x[4] copy
        mov rsi, r11               ;    34.8          9 x[2] copy
        not rsi                    ;    34.8 alu3     9 x[2]
        and rsi, r15               ;    35.8 alu0     9 x[2]
        mov rdi, r15               ;    35.8          9 x[3] copy
        not rdi                    ;    35.8 alu1     9 x[3]
        and rdi, rax               ;    36.8 alu2     9 x[3]
        xor rdi, r11               ;    37.8 alu3    10 x[4]
        mov rbp, rax               ;    33.8          9 x[4] copy
        not rbp                    ;    35.5 alu0     9 x[4]
        and r14, rbp               ;    36.5 alu1     9 x[4]
        xor r15, r14               ;    37.5 alu2     9 x[4]
        rorx r14, r15, 7           ;    38.5 alu1    21 x[4]
        xor r14, r15               ;    39.5 alu3    21 x[4]
        rorx rbp, r15, 0x29        ;    38.5 alu2    21 x[4]
        xor r14, rbp               ;    40.5 alu0    21 x[4]
        mov rbp, r14               ;    41.5          7 x[0] copy
        xor r9, 0x87               ;    37.3 alu3     7 x[2]
        and r13, r9                ;    38.3 alu0     9 x[0]
        xor rax, r13               ;    39.3 alu1     9 x[0]
        xor rsi, r9                ;    38.3 alu2     9 x[2]
        not r9                     ;    38.3 alu3     9 x[1]
        and r11, r9                ;    39.3 alu0     9 x[1]
        xor r12, r11               ;    40.3 alu1    10 x[4]
        xor rdi, rsi               ;    39.3 alu2    10 x[4]
        not rsi                    ;    39.3 alu3    10 x[4]
        xor r15, rax               ;    40.3 alu0    10 x[4]
        xor r12, rax               ;    41.3 alu1    10 x[4]
        xor rbp, r15               ;    41.5 alu2     7 x[0]
        rorx r9, r15, 0x13         ;    41.3 alu1    21 x[0]
        xor rbp, r9                ;    42.5 alu3     7 x[0]
        ror r15, 0x1c              ;    41.3 alu2    21 x[0]
        xor rbp, r15               ;    43.5 alu0     7 x[0]
        rorx r9, rsi, 1            ;    41.8 alu1    21 x[2]
        xor r9, rsi                ;    42.8 alu3     7 x[2]
        ror rsi, 6                 ;    42.0 alu2    21 x[2]
        xor r9, rsi                ;    43.8 alu0     7 x[2]
        rorx r11, rdi, 0xa         ;    42.8 alu1    21 x[3]
        xor r11, rdi               ;    43.8 alu3    21 x[3]
        ror rdi, 0x11              ;    43.0 alu2    21 x[3]
        xor r11, rdi               ;    44.8 alu0    21 x[3]
        rorx r13, r12, 0x3d        ;    43.8 alu1    21 x[1]
        xor r13, r12               ;    44.8 alu3    21 x[1]
        ror r12, 0x27              ;    44.0 alu2    21 x[1]
        xor r13, r12               ;    45.8 alu0    21 x[1]
        xor r14, r11               ;    45.8 alu3     7 x[4]
        xor r9, r13                ;    46.8 alu0     7 x[2]
        mov r12, r13               ;    46.8          9 x[0] copy
        not r12                    ;    46.8 alu1     9 x[0]
        mov r15, r13               ;    46.8          9 x[4] copy
        mov rsi, rbp               ;    44.5          9 x[4] copy
        not rsi                    ;    45.0 alu2     9 x[4]
        and r15, rsi               ;    46.8 alu3     9 x[4]
        xor r15, r14               ;    47.8 alu0     9 x[4]
        mov rsi, rbp               ;    44.5          9 x[0] copy
        mov rdi, r14               ;    46.8          9 x[3] copy
        not rdi                    ;    46.8 alu1     9 x[3]
        and rbp, rdi               ;    47.8 alu2     9 x[3]
        xor rbp, r11               ;    48.8 alu3    10 x[4]
        mov rdi, r11               ;    45.8          9 x[2] copy
        not rdi                    ;    46.5 alu0     9 x[2]
        and r14, rdi               ;    47.5 alu1     9 x[2]
        rorx rdi, r15, 7           ;    48.8 alu2    21 x[4]
        xor rdi, r15               ;    49.8 alu3    21 x[4]
        rorx rax, r15, 0x29        ;    48.8 alu1    21 x[4]
        xor rdi, rax               ;    50.8 alu0    21 x[4]
        mov rax, rdi               ;    51.8          7 x[0] copy
        xor r9, 0x78               ;    48.0 alu2     7 x[2]
        and r12, r9                ;    49.0 alu3     9 x[0]
        xor rsi, r12               ;    50.0 alu0     9 x[0]
        xor r14, r9                ;    49.0 alu1     9 x[2]
        not r9                     ;    49.0 alu2     9 x[1]
        and r11, r9                ;    50.0 alu3     9 x[1]
        xor r13, r11               ;    51.0 alu0    10 x[4]
        xor rbp, r14               ;    50.0 alu1    10 x[4]
        not r14                    ;    50.0 alu2    10 x[4]
        xor r15, rsi               ;    51.0 alu3    10 x[4]
        xor r13, rsi               ;    52.0 alu0    10 x[4]
        xor rax, r15               ;    52.0 alu1     7 x[0]
        rorx r9, r15, 0x13         ;    52.0 alu2    21 x[0]
        xor rax, r9                ;    53.0 alu3     7 x[0]
        ror r15, 0x1c              ;    52.0 alu1    21 x[0]
        xor rax, r15               ;    54.0 alu0     7 x[0]
        rorx r9, r14, 1            ;    52.0 alu2    21 x[2]
        xor r9, r14                ;    53.0 alu3     7 x[2]
        ror r14, 6                 ;    52.8 alu1    21 x[2]
        xor r9, r14                ;    54.0 alu0     7 x[2]
        rorx r11, rbp, 0xa         ;    53.0 alu2    21 x[3]
        xor r11, rbp               ;    54.0 alu3    21 x[3]
        ror rbp, 0x11              ;    53.8 alu1    21 x[3]
        xor r11, rbp               ;    55.0 alu0    21 x[3]
        rorx r12, r13, 0x3d        ;    54.0 alu2    21 x[1]
        xor r12, r13               ;    55.0 alu3    21 x[1]
        ror r13, 0x27              ;    54.8 alu1    21 x[1]
        xor r12, r13               ;    56.0 alu0    21 x[1]
        xor rdi, r11               ;    56.0 alu2     7 x[4]
        xor r9, r12                ;    57.0 alu3     7 x[2]
        mov r13, r12               ;    57.0          9 x[0] copy
        not r13                    ;    57.0 alu0     9 x[0]
        mov r14, r12               ;    57.0          9 x[4] copy
        mov r15, r11               ;    56.0          9 x[2] copy
        not r15                    ;    56.0 alu1     9 x[2]
        and r15, rdi               ;    57.0 alu2     9 x[2]
        mov rsi, rdi               ;    57.0          9 x[3] copy
        not rsi                    ;    57.0 alu3     9 x[3]
        and rsi, rax               ;    58.0 alu0     9 x[3]
        xor rsi, r11               ;    59.0 alu1    10 x[4]
        mov rbp, rax               ;    55.0          9 x[4] copy
        not rbp                    ;    57.0 alu2     9 x[4]
        and r14, rbp               ;    58.0 alu3     9 x[4]
        xor rdi, r14               ;    59.0 alu0     9 x[4]
        rorx r14, rdi, 7           ;    60.0 alu1    21 x[4]
        xor r14, rdi               ;    61.0 alu2    21 x[4]
        rorx rbp, rdi, 0x29        ;    60.0 alu1    21 x[4]
        xor r14, rbp               ;    62.0 alu3    21 x[4]
        mov rbp, r14               ;    63.0          7 x[0] copy
        xor r9, 0x69               ;    58.5 alu0     7 x[2]
        and r13, r9                ;    59.5 alu2     9 x[0]
        xor rax, r13               ;    60.5 alu3     9 x[0]
        xor r15, r9                ;    59.5 alu0     9 x[2]
        not r9                     ;    59.8 alu1     9 x[1]
        and r11, r9                ;    60.8 alu2     9 x[1]
        xor r12, r11               ;    61.8 alu3    10 x[4]
        xor rsi, r15               ;    60.5 alu0    10 x[4]
        not r15                    ;    60.8 alu1    10 x[4]
        xor rdi, rax               ;    61.5 alu2    10 x[4]
        xor r12, rax               ;    62.8 alu3    10 x[4]
        xor rbp, rdi               ;    63.0 alu0     7 x[0]
        rorx r9, rdi, 0x13         ;    62.5 alu1    21 x[0]
        xor rbp, r9                ;    64.0 alu2     7 x[0]
        ror rdi, 0x1c              ;    62.8 alu1    21 x[0]
        xor rbp, rdi               ;    65.0 alu3     7 x[0]
        rorx r9, r15, 1            ;    63.0 alu2    21 x[2]
        xor r9, r15                ;    64.0 alu0     7 x[2]
        ror r15, 6                 ;    63.8 alu1    21 x[2]
        xor r9, r15                ;    65.0 alu3     7 x[2]
        rorx r11, rsi, 0xa         ;    64.0 alu2    21 x[3]
        xor r11, rsi               ;    65.0 alu0    21 x[3]
        ror rsi, 0x11              ;    64.8 alu1    21 x[3]
        xor r11, rsi               ;    66.0 alu3    21 x[3]
        rorx r13, r12, 0x3d        ;    65.0 alu2    21 x[1]
        xor r13, r12               ;    66.0 alu0    21 x[1]
        ror r12, 0x27              ;    65.8 alu1    21 x[1]
        xor r13, r12               ;    67.0 alu3    21 x[1]
        xor r14, r11               ;    67.0 alu0     7 x[4]
        xor r9, r13                ;    68.0 alu2     7 x[2]
        mov r12, r13               ;    68.0          9 x[0] copy
        not r12                    ;    68.0 alu3     9 x[0]
        mov r15, r13               ;    68.0          9 x[4] copy
        mov rsi, r11               ;    67.0          9 x[2] copy
        not rsi                    ;    67.0 alu0     9 x[2]
        and rsi, r14               ;    68.0 alu1     9 x[2]
        mov rdi, r14               ;    68.0          9 x[3] copy
        not rdi                    ;    68.0 alu2     9 x[3]
        and rdi, rbp               ;    69.0 alu3     9 x[3]
        xor rdi, r11               ;    70.0 alu0    10 x[4]
        mov rax, rbp               ;    66.0          9 x[4] copy
        not rax                    ;    67.8 alu1     9 x[4]
        and r15, rax               ;    68.8 alu2     9 x[4]
        xor r14, r15               ;    69.8 alu3     9 x[4]
        rorx r15, r14, 7           ;    70.8 alu1    21 x[4]
        xor r15, r14               ;    71.8 alu0    21 x[4]
        rorx rax, r14, 0x29        ;    70.8 alu2    21 x[4]
        xor r15, rax               ;    72.8 alu3    21 x[4]
        mov rax, r15               ;    73.8          7 x[0] copy
        xor r9, 0x5a               ;    69.5 alu0     7 x[2]
        and r12, r9                ;    70.5 alu1     9 x[0]
        xor rbp, r12               ;    71.5 alu2     9 x[0]
        xor rsi, r9                ;    70.5 alu3     9 x[2]
        not r9                     ;    70.5 alu0     9 x[1]
        and r11, r9                ;    71.5 alu1     9 x[1]
        xor r13, r11               ;    72.5 alu2    10 x[4]
        xor rdi, rsi               ;    71.5 alu3    10 x[4]
        not rsi                    ;    71.5 alu0    10 x[4]
        xor r14, rbp               ;    72.5 alu1    10 x[4]
        xor r13, rbp               ;    73.5 alu2    10 x[4]
        xor rax, r14               ;    73.8 alu3     7 x[0]
        rorx r9, r14, 0x13         ;    73.5 alu1    21 x[0]
        xor rax, r9                ;    74.8 alu0     7 x[0]
        ror r14, 0x1c              ;    73.5 alu2    21 x[0]
        xor rax, r14               ;    75.8 alu3     7 x[0]
        rorx r9, rsi, 1            ;    73.8 alu1    21 x[2]
        xor r9, rsi                ;    74.8 alu0     7 x[2]
        ror rsi, 6                 ;    74.0 alu2    21 x[2]
        xor r9, rsi                ;    75.8 alu3     7 x[2]
        rorx r11, rdi, 0xa         ;    74.8 alu1    21 x[3]
        xor r11, rdi               ;    75.8 alu0    21 x[3]
        ror rdi, 0x11              ;    75.0 alu2    21 x[3]
        xor r11, rdi               ;    76.8 alu3    21 x[3]
        rorx r12, r13, 0x3d        ;    75.8 alu1    21 x[1]
        xor r12, r13               ;    76.8 alu0    21 x[1]
        ror r13, 0x27              ;    76.0 alu2    21 x[1]
        xor r12, r13               ;    77.8 alu3    21 x[1]
        xor r15, r11               ;    77.8 alu0     7 x[4]
        xor r9, r12                ;    78.8 alu1     7 x[2]
        mov r13, r12               ;    78.8          9 x[0] copy
        not r13                    ;    78.8 alu2     9 x[0]
        mov r14, r12               ;    78.8          9 x[4] copy
        mov rsi, r11               ;    77.8          9 x[2] copy
        not rsi                    ;    77.8 alu3     9 x[2]
        and rsi, r15               ;    78.8 alu0     9 x[2]
        mov rdi, r15               ;    78.8          9 x[3] copy
        not rdi                    ;    78.8 alu1     9 x[3]
        and rdi, rax               ;    79.8 alu2     9 x[3]
        xor rdi, r11               ;    80.8 alu3    10 x[4]
        mov rbp, rax               ;    76.8          9 x[4] copy
        not rbp                    ;    78.5 alu0     9 x[4]
        and r14, rbp               ;    79.5 alu1     9 x[4]
        xor r15, r14               ;    80.5 alu2     9 x[4]
        rorx r14, r15, 7           ;    81.5 alu1    21 x[4]
        xor r14, r15               ;    82.5 alu3    21 x[4]
        rorx rbp, r15, 0x29        ;    81.5 alu2    21 x[4]
        xor r14, rbp               ;    83.5 alu0    21 x[4]
        xor r9, 0x4b               ;    80.3 alu3     7 x[2]
        and r13, r9                ;    81.3 alu0     9 x[0]
        xor rax, r13               ;    82.3 alu1     9 x[0]
        xor rsi, r9                ;    81.3 alu2     9 x[2]
        not r9                     ;    81.3 alu3     9 x[1]
        and r11, r9                ;    82.3 alu0     9 x[1]
        xor r12, r11               ;    83.3 alu1    10 x[4]
        xor rdi, rsi               ;    82.3 alu2    10 x[4]
        not rsi                    ;    82.3 alu3    10 x[4]
        xor r15, rax               ;    83.3 alu0    10 x[4]
        xor r12, rax               ;    84.3 alu1    10 x[4]
        rorx r9, r15, 0x13         ;    84.3 alu2    21 x[0]
        xor r9, r15                ;    85.3 alu3    21 x[0]
        ror r15, 0x1c              ;    84.3 alu1    21 x[0]
        xor r9, r15                ;    86.3 alu0    21 x[0]
        rorx r11, rsi, 1           ;    84.0 alu2    21 x[2]
        xor r11, rsi               ;    85.0 alu3    21 x[2]
        ror rsi, 6                 ;    84.8 alu1    21 x[2]
        xor r11, rsi               ;    86.0 alu0    21 x[2]
        rorx r13, rdi, 0xa         ;    85.0 alu2    21 x[3]
        xor r13, rdi               ;    86.0 alu3    21 x[3]
        ror rdi, 0x11              ;    85.8 alu1    21 x[3]
        xor r13, rdi               ;    87.0 alu0    21 x[3]
        rorx r15, r12, 0x3d        ;    86.0 alu2    21 x[1]
        xor r15, r12               ;    87.0 alu3    21 x[1]
        ror r12, 0x27              ;    86.8 alu1    21 x[1]
        xor r15, r12               ;    88.0 alu0    21 x[1]
        add r10, 0x10              ;    87.0 alu2    57 blocks
        add r8, 0x10               ;    87.3 alu3    57 blocks
        mov r12, r14               ;    84.7         21 x[4] copy
        mov r14, r13               ;    88.0         21 x[3] copy
        mov r13, r11               ;    87.0         21 x[2] copy
        mov r11, r15               ;    89.0         21 x[1] copy
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
