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
;   blocks: 442 uops, planned 90.0; bounds: width 73.7, ports 87.0, path 69.0
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
        mov rbp, r12               ;     8.0         21 x[4] copy
        ror rbp, 0x22              ;     8.0 alu2    21 x[4]
        xor rbp, r12               ;     9.0 alu3    21 x[4]
        ror rbp, 7                 ;    10.0 alu1    21 x[4]
        xor rbp, r12               ;    11.0 alu0    21 x[4]
        mov rax, rbp               ;    12.0          7 x[0] copy
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
        xor rax, r12               ;    12.0 alu1     7 x[0]
        mov r11, r12               ;     9.2         21 x[0] copy
        ror r11, 9                 ;     9.2 alu2    21 x[0]
        xor r12, r11               ;    10.2 alu3    21 x[0]
        ror r12, 0x13              ;    11.2 alu1    21 x[0]
        xor rax, r12               ;    13.0 alu0     7 x[0]
        mov r11, r15               ;     8.2         21 x[3] copy
        ror r11, 7                 ;     9.0 alu2    21 x[3]
        xor r11, r15               ;    10.0 alu3    21 x[3]
        ror r11, 0xa               ;    11.0 alu1    21 x[3]
        xor r15, r11               ;    12.0 alu0    21 x[3]
        mov r11, rsi               ;    10.2         21 x[1] copy
        ror r11, 0x16              ;    10.2 alu2    21 x[1]
        xor r11, rsi               ;    11.2 alu3    21 x[1]
        ror r11, 0x27              ;    12.2 alu1    21 x[1]
        xor rsi, r11               ;    13.2 alu0    21 x[1]
        xor rbp, r15               ;    13.0 alu2     7 x[4]
        mov r11, r9                ;    10.0         21 x[2] copy
        ror r11, 5                 ;    11.8 alu1    21 x[2]
        xor r11, r9                ;    12.8 alu3    21 x[2]
        ror r11, 1                 ;    13.8 alu2    21 x[2]
        xor r9, r11                ;    14.8 alu0     7 x[2]
        xor r9, rsi                ;    15.8 alu3     7 x[2]
        mov r11, rsi               ;    14.2          9 x[0] copy
        not r11                    ;    14.2 alu0     9 x[0]
        mov r12, rsi               ;    14.2          9 x[4] copy
        mov r13, r15               ;    13.0          9 x[2] copy
        not r13                    ;    13.0 alu1     9 x[2]
        and r13, rbp               ;    14.0 alu2     9 x[2]
        mov r14, rbp               ;    14.0          9 x[3] copy
        not r14                    ;    14.0 alu3     9 x[3]
        and r14, rax               ;    15.0 alu0     9 x[3]
        xor r14, r15               ;    16.0 alu1    10 x[4]
        mov rdi, rax               ;    14.0          9 x[4] copy
        not rdi                    ;    14.0 alu2     9 x[4]
        and r12, rdi               ;    15.0 alu3     9 x[4]
        xor rbp, r12               ;    16.0 alu0     9 x[4]
        mov r12, rbp               ;    17.0         21 x[4] copy
        ror r12, 0x22              ;    17.0 alu1    21 x[4]
        xor r12, rbp               ;    18.0 alu2    21 x[4]
        ror r12, 7                 ;    19.0 alu1    21 x[4]
        xor r12, rbp               ;    20.0 alu3    21 x[4]
        mov rdi, r12               ;    21.0          7 x[0] copy
        xor r9, 0xa5               ;    16.8 alu0     7 x[2]
        and r11, r9                ;    17.8 alu2     9 x[0]
        xor rax, r11               ;    18.8 alu3     9 x[0]
        xor r13, r9                ;    17.8 alu0     9 x[2]
        not r9                     ;    17.8 alu1     9 x[1]
        and r15, r9                ;    18.8 alu2     9 x[1]
        xor rsi, r15               ;    19.8 alu3    10 x[4]
        xor r14, r13               ;    18.8 alu0    10 x[4]
        not r13                    ;    18.8 alu1    10 x[4]
        xor rbp, rax               ;    19.8 alu2    10 x[4]
        xor rsi, rax               ;    20.8 alu3    10 x[4]
        xor rdi, rbp               ;    21.0 alu0     7 x[0]
        mov r9, rbp                ;    20.8         21 x[0] copy
        ror r9, 9                  ;    20.8 alu1    21 x[0]
        xor rbp, r9                ;    21.8 alu2    21 x[0]
        ror rbp, 0x13              ;    22.8 alu1    21 x[0]
        xor rdi, rbp               ;    23.8 alu3     7 x[0]
        mov r9, r14                ;    19.8         21 x[3] copy
        ror r9, 7                  ;    20.0 alu2    21 x[3]
        xor r9, r14                ;    21.0 alu0    21 x[3]
        ror r9, 0xa                ;    22.0 alu1    21 x[3]
        xor r14, r9                ;    23.0 alu3    21 x[3]
        mov r9, rsi                ;    21.8         21 x[1] copy
        ror r9, 0x16               ;    21.8 alu2    21 x[1]
        xor r9, rsi                ;    22.8 alu0    21 x[1]
        ror r9, 0x27               ;    23.8 alu1    21 x[1]
        xor rsi, r9                ;    24.8 alu3    21 x[1]
        xor r12, r14               ;    24.0 alu0     7 x[4]
        mov r9, r13                ;    21.0         21 x[2] copy
        ror r9, 5                  ;    22.0 alu2    21 x[2]
        xor r9, r13                ;    23.0 alu3    21 x[2]
        ror r9, 1                  ;    24.0 alu1    21 x[2]
        xor r13, r9                ;    25.0 alu0     7 x[2]
        xor r13, rsi               ;    26.0 alu2     7 x[2]
        mov r9, r14                ;    24.0          9 x[2] copy
        not r9                     ;    24.0 alu3     9 x[2]
        and r9, r12                ;    25.0 alu0     9 x[2]
        mov r11, r12               ;    25.0          9 x[3] copy
        not r11                    ;    25.0 alu1     9 x[3]
        and r11, rdi               ;    26.0 alu2     9 x[3]
        xor r11, r14               ;    27.0 alu3    10 x[4]
        mov r15, rdi               ;    24.8          9 x[4] copy
        not r15                    ;    24.8 alu0     9 x[4]
        and r15, rsi               ;    25.8 alu1     9 x[4]
        xor r12, r15               ;    26.8 alu2     9 x[4]
        mov r15, rsi               ;    25.8          9 x[0] copy
        not r15                    ;    25.8 alu3     9 x[0]
        mov rbp, r12               ;    27.8         21 x[4] copy
        ror rbp, 0x22              ;    27.8 alu1    21 x[4]
        xor rbp, r12               ;    28.8 alu0    21 x[4]
        ror rbp, 7                 ;    29.8 alu2    21 x[4]
        xor rbp, r12               ;    30.8 alu3    21 x[4]
        mov rax, rbp               ;    31.8          7 x[0] copy
        xor r13, 0x96              ;    27.0 alu0     7 x[2]
        and r15, r13               ;    28.0 alu1     9 x[0]
        xor rdi, r15               ;    29.0 alu2     9 x[0]
        xor r9, r13                ;    28.0 alu3     9 x[2]
        not r13                    ;    28.0 alu0     9 x[1]
        and r14, r13               ;    29.0 alu1     9 x[1]
        xor rsi, r14               ;    30.0 alu2    10 x[4]
        xor r11, r9                ;    29.0 alu3    10 x[4]
        not r9                     ;    29.0 alu0    10 x[4]
        xor r12, rdi               ;    30.0 alu1    10 x[4]
        xor rsi, rdi               ;    31.0 alu2    10 x[4]
        xor rax, r12               ;    31.8 alu3     7 x[0]
        mov r13, r12               ;    31.0         21 x[0] copy
        ror r13, 9                 ;    31.0 alu1    21 x[0]
        xor r12, r13               ;    32.0 alu0    21 x[0]
        ror r12, 0x13              ;    33.0 alu2    21 x[0]
        xor rax, r12               ;    34.0 alu3     7 x[0]
        mov r12, r11               ;    30.0         21 x[3] copy
        ror r12, 7                 ;    30.8 alu1    21 x[3]
        xor r12, r11               ;    31.8 alu0    21 x[3]
        ror r12, 0xa               ;    32.8 alu2    21 x[3]
        xor r11, r12               ;    33.8 alu3    21 x[3]
        mov r12, rsi               ;    32.0         21 x[1] copy
        ror r12, 0x16              ;    32.0 alu1    21 x[1]
        xor r12, rsi               ;    33.0 alu0    21 x[1]
        ror r12, 0x27              ;    34.0 alu2    21 x[1]
        xor rsi, r12               ;    35.0 alu3    21 x[1]
        xor rbp, r11               ;    34.8 alu0     7 x[4]
        mov r12, r9                ;    31.3         21 x[2] copy
        ror r12, 5                 ;    32.8 alu1    21 x[2]
        xor r12, r9                ;    33.8 alu2    21 x[2]
        ror r12, 1                 ;    34.8 alu1    21 x[2]
        xor r9, r12                ;    35.8 alu3     7 x[2]
        xor r9, rsi                ;    36.8 alu0     7 x[2]
        mov r12, rsi               ;    36.0          9 x[0] copy
        not r12                    ;    36.0 alu2     9 x[0]
        mov r13, rsi               ;    36.0          9 x[4] copy
        mov r14, r11               ;    34.8          9 x[2] copy
        not r14                    ;    34.8 alu3     9 x[2]
        and r14, rbp               ;    35.8 alu0     9 x[2]
        mov r15, rbp               ;    35.8          9 x[3] copy
        not r15                    ;    35.8 alu1     9 x[3]
        and r15, rax               ;    36.8 alu2     9 x[3]
        xor r15, r11               ;    37.8 alu3    10 x[4]
        mov rdi, rax               ;    35.0          9 x[4] copy
        not rdi                    ;    35.5 alu0     9 x[4]
        and r13, rdi               ;    36.5 alu1     9 x[4]
        xor rbp, r13               ;    37.5 alu2     9 x[4]
        mov r13, rbp               ;    38.5         21 x[4] copy
        ror r13, 0x22              ;    38.5 alu1    21 x[4]
        xor r13, rbp               ;    39.5 alu3    21 x[4]
        ror r13, 7                 ;    40.5 alu2    21 x[4]
        xor r13, rbp               ;    41.5 alu0    21 x[4]
        mov rdi, r13               ;    42.5          7 x[0] copy
        xor r9, 0x87               ;    37.8 alu3     7 x[2]
        and r12, r9                ;    38.8 alu0     9 x[0]
        xor rax, r12               ;    39.8 alu1     9 x[0]
        xor r14, r9                ;    38.8 alu2     9 x[2]
        not r9                     ;    38.8 alu3     9 x[1]
        and r11, r9                ;    39.8 alu0     9 x[1]
        xor rsi, r11               ;    40.8 alu1    10 x[4]
        xor r15, r14               ;    39.8 alu2    10 x[4]
        not r14                    ;    39.8 alu3    10 x[4]
        xor rbp, rax               ;    40.8 alu0    10 x[4]
        xor rsi, rax               ;    41.8 alu1    10 x[4]
        xor rdi, rbp               ;    42.5 alu2     7 x[0]
        mov r9, rbp                ;    41.8         21 x[0] copy
        ror r9, 9                  ;    41.8 alu1    21 x[0]
        xor rbp, r9                ;    42.8 alu3    21 x[0]
        ror rbp, 0x13              ;    43.8 alu2    21 x[0]
        xor rdi, rbp               ;    44.8 alu0     7 x[0]
        mov r9, r15                ;    40.8         21 x[3] copy
        ror r9, 7                  ;    41.8 alu1    21 x[3]
        xor r9, r15                ;    42.8 alu3    21 x[3]
        ror r9, 0xa                ;    43.8 alu2    21 x[3]
        xor r15, r9                ;    44.8 alu0    21 x[3]
        mov r9, rsi                ;    42.8         21 x[1] copy
        ror r9, 0x16               ;    42.8 alu1    21 x[1]
        xor r9, rsi                ;    43.8 alu3    21 x[1]
        ror r9, 0x27               ;    44.8 alu2    21 x[1]
        xor rsi, r9                ;    45.8 alu0    21 x[1]
        xor r13, r15               ;    45.8 alu3     7 x[4]
        mov r9, r14                ;    42.2         21 x[2] copy
        ror r9, 5                  ;    43.8 alu1    21 x[2]
        xor r9, r14                ;    44.8 alu0    21 x[2]
        ror r9, 1                  ;    45.8 alu2    21 x[2]
        xor r14, r9                ;    46.8 alu3     7 x[2]
        xor r14, rsi               ;    47.8 alu0     7 x[2]
        mov r9, rsi                ;    46.8          9 x[0] copy
        not r9                     ;    46.8 alu1     9 x[0]
        mov r11, rsi               ;    46.8          9 x[4] copy
        mov r12, r15               ;    45.8          9 x[2] copy
        not r12                    ;    45.8 alu2     9 x[2]
        and r12, r13               ;    46.8 alu3     9 x[2]
        mov rbp, r13               ;    46.8          9 x[3] copy
        not rbp                    ;    46.8 alu0     9 x[3]
        and rbp, rdi               ;    47.8 alu1     9 x[3]
        xor rbp, r15               ;    48.8 alu2    10 x[4]
        mov rax, rdi               ;    45.8          9 x[4] copy
        not rax                    ;    46.3 alu3     9 x[4]
        and r11, rax               ;    47.3 alu0     9 x[4]
        xor r13, r11               ;    48.3 alu1     9 x[4]
        mov r11, r13               ;    49.3         21 x[4] copy
        ror r11, 0x22              ;    49.3 alu2    21 x[4]
        xor r11, r13               ;    50.3 alu3    21 x[4]
        ror r11, 7                 ;    51.3 alu1    21 x[4]
        xor r11, r13               ;    52.3 alu0    21 x[4]
        mov rax, r11               ;    53.3          7 x[0] copy
        xor r14, 0x78              ;    48.8 alu2     7 x[2]
        and r9, r14                ;    49.8 alu3     9 x[0]
        xor rdi, r9                ;    50.8 alu0     9 x[0]
        xor r12, r14               ;    49.8 alu1     9 x[2]
        not r14                    ;    49.8 alu2     9 x[1]
        and r15, r14               ;    50.8 alu3     9 x[1]
        xor rsi, r15               ;    51.8 alu0    10 x[4]
        xor rbp, r12               ;    50.8 alu1    10 x[4]
        not r12                    ;    50.8 alu2    10 x[4]
        xor r13, rdi               ;    51.8 alu3    10 x[4]
        xor rsi, rdi               ;    52.8 alu0    10 x[4]
        xor rax, r13               ;    53.3 alu1     7 x[0]
        mov r9, r13                ;    52.8         21 x[0] copy
        ror r9, 9                  ;    52.8 alu2    21 x[0]
        xor r13, r9                ;    53.8 alu3    21 x[0]
        ror r13, 0x13              ;    54.8 alu1    21 x[0]
        xor rax, r13               ;    55.8 alu0     7 x[0]
        mov r9, rbp                ;    51.8         21 x[3] copy
        ror r9, 7                  ;    52.0 alu2    21 x[3]
        xor r9, rbp                ;    53.0 alu3    21 x[3]
        ror r9, 0xa                ;    54.0 alu1    21 x[3]
        xor rbp, r9                ;    55.0 alu0    21 x[3]
        mov r9, rsi                ;    53.8         21 x[1] copy
        ror r9, 0x16               ;    53.8 alu2    21 x[1]
        xor r9, rsi                ;    54.8 alu3    21 x[1]
        ror r9, 0x27               ;    55.8 alu1    21 x[1]
        xor rsi, r9                ;    56.8 alu0    21 x[1]
        xor r11, rbp               ;    56.0 alu2     7 x[4]
        mov r9, r12                ;    53.0         21 x[2] copy
        ror r9, 5                  ;    54.8 alu1    21 x[2]
        xor r9, r12                ;    55.8 alu3    21 x[2]
        ror r9, 1                  ;    56.8 alu2    21 x[2]
        xor r12, r9                ;    57.8 alu0     7 x[2]
        xor r12, rsi               ;    58.8 alu3     7 x[2]
        mov r9, rbp                ;    56.0          9 x[2] copy
        not r9                     ;    56.0 alu0     9 x[2]
        and r9, r11                ;    57.0 alu1     9 x[2]
        mov r13, r11               ;    57.0          9 x[3] copy
        not r13                    ;    57.0 alu2     9 x[3]
        and r13, rax               ;    58.0 alu3     9 x[3]
        xor r13, rbp               ;    59.0 alu0    10 x[4]
        mov r14, rax               ;    56.8          9 x[4] copy
        not r14                    ;    56.8 alu1     9 x[4]
        and r14, rsi               ;    57.8 alu2     9 x[4]
        xor r11, r14               ;    58.8 alu3     9 x[4]
        mov r14, rsi               ;    57.8          9 x[0] copy
        not r14                    ;    57.8 alu0     9 x[0]
        mov r15, r11               ;    59.8         21 x[4] copy
        ror r15, 0x22              ;    59.8 alu1    21 x[4]
        xor r15, r11               ;    60.8 alu2    21 x[4]
        ror r15, 7                 ;    61.8 alu1    21 x[4]
        xor r15, r11               ;    62.8 alu3    21 x[4]
        mov rdi, r15               ;    63.8          7 x[0] copy
        xor r12, 0x69              ;    59.8 alu0     7 x[2]
        and r14, r12               ;    60.8 alu2     9 x[0]
        xor rax, r14               ;    61.8 alu3     9 x[0]
        xor r9, r12                ;    60.8 alu0     9 x[2]
        not r12                    ;    60.8 alu1     9 x[1]
        and rbp, r12               ;    61.8 alu2     9 x[1]
        xor rsi, rbp               ;    62.8 alu3    10 x[4]
        xor r13, r9                ;    61.8 alu0    10 x[4]
        not r9                     ;    61.8 alu1    10 x[4]
        xor r11, rax               ;    62.8 alu2    10 x[4]
        xor rsi, rax               ;    63.8 alu3    10 x[4]
        xor rdi, r11               ;    63.8 alu0     7 x[0]
        mov r12, r11               ;    63.8         21 x[0] copy
        ror r12, 9                 ;    63.8 alu1    21 x[0]
        xor r11, r12               ;    64.8 alu2    21 x[0]
        ror r11, 0x13              ;    65.8 alu1    21 x[0]
        xor rdi, r11               ;    66.8 alu3     7 x[0]
        mov r11, r13               ;    62.8         21 x[3] copy
        ror r11, 7                 ;    63.0 alu2    21 x[3]
        xor r11, r13               ;    64.0 alu0    21 x[3]
        ror r11, 0xa               ;    65.0 alu1    21 x[3]
        xor r13, r11               ;    66.0 alu3    21 x[3]
        mov r11, rsi               ;    64.8         21 x[1] copy
        ror r11, 0x16              ;    64.8 alu2    21 x[1]
        xor r11, rsi               ;    65.8 alu0    21 x[1]
        ror r11, 0x27              ;    66.8 alu1    21 x[1]
        xor rsi, r11               ;    67.8 alu3    21 x[1]
        xor r15, r13               ;    67.0 alu0     7 x[4]
        mov r11, r9                ;    64.0         21 x[2] copy
        ror r11, 5                 ;    65.0 alu2    21 x[2]
        xor r11, r9                ;    66.0 alu3    21 x[2]
        ror r11, 1                 ;    67.0 alu1    21 x[2]
        xor r9, r11                ;    68.0 alu0     7 x[2]
        xor r9, rsi                ;    69.0 alu2     7 x[2]
        mov r11, r13               ;    67.0          9 x[2] copy
        not r11                    ;    67.0 alu3     9 x[2]
        and r11, r15               ;    68.0 alu0     9 x[2]
        mov r12, r15               ;    68.0          9 x[3] copy
        not r12                    ;    68.0 alu1     9 x[3]
        and r12, rdi               ;    69.0 alu2     9 x[3]
        xor r12, r13               ;    70.0 alu3    10 x[4]
        mov r14, rdi               ;    67.8          9 x[4] copy
        not r14                    ;    67.8 alu0     9 x[4]
        and r14, rsi               ;    68.8 alu1     9 x[4]
        xor r15, r14               ;    69.8 alu2     9 x[4]
        mov r14, rsi               ;    68.8          9 x[0] copy
        not r14                    ;    68.8 alu3     9 x[0]
        mov rbp, r15               ;    70.8         21 x[4] copy
        ror rbp, 0x22              ;    70.8 alu1    21 x[4]
        xor rbp, r15               ;    71.8 alu0    21 x[4]
        ror rbp, 7                 ;    72.8 alu2    21 x[4]
        xor rbp, r15               ;    73.8 alu3    21 x[4]
        mov rax, rbp               ;    74.8          7 x[0] copy
        xor r9, 0x5a               ;    70.0 alu0     7 x[2]
        and r14, r9                ;    71.0 alu1     9 x[0]
        xor rdi, r14               ;    72.0 alu2     9 x[0]
        xor r11, r9                ;    71.0 alu3     9 x[2]
        not r9                     ;    71.0 alu0     9 x[1]
        and r13, r9                ;    72.0 alu1     9 x[1]
        xor rsi, r13               ;    73.0 alu2    10 x[4]
        xor r12, r11               ;    72.0 alu3    10 x[4]
        not r11                    ;    72.0 alu0    10 x[4]
        xor r15, rdi               ;    73.0 alu1    10 x[4]
        xor rsi, rdi               ;    74.0 alu2    10 x[4]
        xor rax, r15               ;    74.8 alu3     7 x[0]
        mov r9, r15                ;    74.0         21 x[0] copy
        ror r9, 9                  ;    74.0 alu1    21 x[0]
        xor r15, r9                ;    75.0 alu0    21 x[0]
        ror r15, 0x13              ;    76.0 alu2    21 x[0]
        xor rax, r15               ;    77.0 alu3     7 x[0]
        mov r9, r12                ;    73.0         21 x[3] copy
        ror r9, 7                  ;    73.8 alu1    21 x[3]
        xor r9, r12                ;    74.8 alu0    21 x[3]
        ror r9, 0xa                ;    75.8 alu2    21 x[3]
        xor r12, r9                ;    76.8 alu3    21 x[3]
        mov r9, rsi                ;    75.0         21 x[1] copy
        ror r9, 0x16               ;    75.0 alu1    21 x[1]
        xor r9, rsi                ;    76.0 alu0    21 x[1]
        ror r9, 0x27               ;    77.0 alu2    21 x[1]
        xor rsi, r9                ;    78.0 alu3    21 x[1]
        xor rbp, r12               ;    77.8 alu0     7 x[4]
        mov r9, r11                ;    74.3         21 x[2] copy
        ror r9, 5                  ;    75.8 alu1    21 x[2]
        xor r9, r11                ;    76.8 alu2    21 x[2]
        ror r9, 1                  ;    77.8 alu1    21 x[2]
        xor r11, r9                ;    78.8 alu3     7 x[2]
        xor r11, rsi               ;    79.8 alu0     7 x[2]
        mov r9, rsi                ;    79.0          9 x[0] copy
        not r9                     ;    79.0 alu2     9 x[0]
        mov r13, rsi               ;    79.0          9 x[4] copy
        mov r14, r12               ;    77.8          9 x[2] copy
        not r14                    ;    77.8 alu3     9 x[2]
        and r14, rbp               ;    78.8 alu0     9 x[2]
        mov r15, rbp               ;    78.8          9 x[3] copy
        not r15                    ;    78.8 alu1     9 x[3]
        and r15, rax               ;    79.8 alu2     9 x[3]
        xor r15, r12               ;    80.8 alu3    10 x[4]
        mov rdi, rax               ;    78.0          9 x[4] copy
        not rdi                    ;    78.5 alu0     9 x[4]
        and r13, rdi               ;    79.5 alu1     9 x[4]
        xor rbp, r13               ;    80.5 alu2     9 x[4]
        mov r13, rbp               ;    81.5         10 x[4] copy
        mov rdi, rbp               ;    81.5         21 x[4] copy
        ror rdi, 0x22              ;    81.5 alu1    21 x[4]
        xor rdi, rbp               ;    82.5 alu3    21 x[4]
        ror rdi, 7                 ;    83.5 alu2    21 x[4]
        xor rbp, rdi               ;    84.5 alu0    21 x[4]
        xor r11, 0x4b              ;    80.8 alu3     7 x[2]
        and r9, r11                ;    81.8 alu0     9 x[0]
        xor rax, r9                ;    82.8 alu1     9 x[0]
        xor r14, r11               ;    81.8 alu2     9 x[2]
        not r11                    ;    81.8 alu3     9 x[1]
        and r12, r11               ;    82.8 alu0     9 x[1]
        xor rsi, r12               ;    83.8 alu1    10 x[4]
        xor r15, r14               ;    82.8 alu2    10 x[4]
        not r14                    ;    82.8 alu3    10 x[4]
        xor r13, rax               ;    83.8 alu0    10 x[4]
        xor rsi, rax               ;    84.8 alu1    10 x[4]
        mov r9, r13                ;    84.8         21 x[0] copy
        ror r9, 9                  ;    84.8 alu2    21 x[0]
        xor r9, r13                ;    85.8 alu3    21 x[0]
        ror r9, 0x13               ;    86.8 alu1    21 x[0]
        xor r13, r9                ;    87.8 alu0    21 x[0]
        mov r9, r14                ;    83.8         21 x[2] copy
        ror r9, 5                  ;    84.0 alu2    21 x[2]
        xor r9, r14                ;    85.0 alu3    21 x[2]
        ror r9, 1                  ;    86.0 alu1    21 x[2]
        xor r14, r9                ;    87.0 alu0    21 x[2]
        mov r9, rsi                ;    85.8         21 x[1] copy
        ror r9, 0x16               ;    85.8 alu2    21 x[1]
        xor r9, rsi                ;    86.8 alu3    21 x[1]
        ror r9, 0x27               ;    87.8 alu1    21 x[1]
        xor rsi, r9                ;    88.8 alu0    21 x[1]
        mov r9, r15                ;    84.3         21 x[3] copy
        ror r9, 7                  ;    86.0 alu2    21 x[3]
        xor r9, r15                ;    87.0 alu3    21 x[3]
        ror r9, 0xa                ;    88.0 alu1    21 x[3]
        xor r15, r9                ;    89.0 alu0    21 x[3]
        add r10, 0x10              ;    87.0 alu2    57 blocks
        add r8, 0x10               ;    87.3 alu3    57 blocks
        mov r12, rbp               ;    85.8         21 x[4] copy
        mov r9, r13                ;    88.8         21 x[0] copy
        mov r13, r14               ;    88.0         21 x[2] copy
        mov r11, rsi               ;    89.8         21 x[1] copy
        mov r14, r15               ;    90.0         21 x[3] copy
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
