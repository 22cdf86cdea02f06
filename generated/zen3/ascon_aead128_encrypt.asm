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
;   blocks: 436 uops, planned 90.3; bounds: width 72.7, ports 87.0, path 70.0
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
        mov r8, qword [rbx - 72]   ;                    resident
        mov r9, qword [rbx - 104]  ;                    resident
        mov r10, qword [rbx - 96]  ;                    resident
        mov r11, qword [rbx - 88]  ;                    resident
        mov r12, qword [rbx - 80]  ;                    resident
        mov r13, qword [rbx - 120] ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r13]        ;     4.0 alu0+agu0   49 c
        mov r14, qword [rbx - 64]  ;     0.2 agu1    50 dst reload
        mov qword [r14], r9        ;     5.0 agu2+st0   50 dst
        xor r9, r8                 ;     5.0 alu1     7 x[0]
        xor r10, qword [r13 + 8]   ;     4.0 alu2+agu0   49 c
        mov qword [r14 + 8], r10   ;     5.0 agu1+st1   50 dst
        xor r11, r10               ;     5.0 alu3     7 x[2]
        xor r8, r12                ;     1.2 alu0     7 x[4]
        mov r15, r12               ;     1.3          9 x[2] copy
        not r15                    ;     1.5 alu1     9 x[2]
        and r15, r8                ;     2.5 alu2     9 x[2]
        mov rsi, r8                ;     2.2          9 x[3] copy
        not rsi                    ;     2.2 alu3     9 x[3]
        and rsi, r9                ;     6.0 alu0     9 x[3]
        xor rsi, r12               ;     7.0 alu1    10 x[4]
        mov rdi, r9                ;     6.0          9 x[4] copy
        not rdi                    ;     6.0 alu2     9 x[4]
        and rdi, r10               ;     7.0 alu3     9 x[4]
        xor r8, rdi                ;     8.0 alu0     9 x[4]
        mov rdi, r10               ;     5.0          9 x[0] copy
        not rdi                    ;     5.0 alu1     9 x[0]
        mov rbp, r8                ;     9.0         21 x[4] copy
        ror rbp, 0x22              ;     9.0 alu2    21 x[4]
        xor rbp, r8                ;    10.0 alu3    21 x[4]
        ror rbp, 7                 ;    11.0 alu1    21 x[4]
        xor rbp, r8                ;    12.0 alu0    21 x[4]
        mov rax, rbp               ;    13.0          7 x[0] copy
        xor r11, 0xb4              ;     6.0 alu2     7 x[2]
        and rdi, r11               ;     7.0 alu3     9 x[0]
        xor r9, rdi                ;     8.0 alu1     9 x[0]
        xor r15, r11               ;     7.0 alu0     9 x[2]
        not r11                    ;     7.0 alu2     9 x[1]
        and r12, r11               ;     8.0 alu3     9 x[1]
        xor r10, r12               ;     9.0 alu1    10 x[4]
        xor rsi, r15               ;     8.0 alu0    10 x[4]
        not r15                    ;     8.0 alu2    10 x[4]
        xor r8, r9                 ;     9.0 alu3    10 x[4]
        xor r10, r9                ;    10.0 alu1    10 x[4]
        xor rax, r8                ;    13.0 alu0     7 x[0]
        mov r9, r8                 ;    10.0         21 x[0] copy
        ror r9, 9                  ;    10.0 alu2    21 x[0]
        xor r8, r9                 ;    11.0 alu3    21 x[0]
        ror r8, 0x13               ;    12.0 alu1    21 x[0]
        xor rax, r8                ;    14.0 alu0     7 x[0]
        mov r8, rsi                ;     9.0         21 x[3] copy
        ror r8, 7                  ;     9.3 alu2    21 x[3]
        xor r8, rsi                ;    10.3 alu3    21 x[3]
        ror r8, 0xa                ;    11.3 alu1    21 x[3]
        xor rsi, r8                ;    12.3 alu0    21 x[3]
        mov r8, r10                ;    11.0         21 x[1] copy
        ror r8, 0x16               ;    11.0 alu2    21 x[1]
        xor r8, r10                ;    12.0 alu3    21 x[1]
        ror r8, 0x27               ;    13.0 alu1    21 x[1]
        xor r10, r8                ;    14.0 alu0    21 x[1]
        xor rbp, rsi               ;    13.3 alu2     7 x[4]
        mov r8, r15                ;    10.7         21 x[2] copy
        ror r8, 5                  ;    11.7 alu1    21 x[2]
        xor r8, r15                ;    12.7 alu3    21 x[2]
        ror r8, 1                  ;    13.7 alu2    21 x[2]
        xor r15, r8                ;    14.7 alu0     7 x[2]
        xor r15, r10               ;    15.7 alu3     7 x[2]
        mov r8, rsi                ;    13.3          9 x[2] copy
        not r8                     ;    13.3 alu1     9 x[2]
        and r8, rbp                ;    14.3 alu0     9 x[2]
        mov r9, rbp                ;    14.3          9 x[3] copy
        not r9                     ;    14.3 alu2     9 x[3]
        and r9, rax                ;    15.3 alu3     9 x[3]
        xor r9, rsi                ;    16.3 alu1    10 x[4]
        mov r11, rax               ;    15.0          9 x[4] copy
        not r11                    ;    15.0 alu0     9 x[4]
        and r11, r10               ;    16.0 alu2     9 x[4]
        xor rbp, r11               ;    17.0 alu3     9 x[4]
        mov r11, r10               ;    15.0          9 x[0] copy
        not r11                    ;    15.0 alu1     9 x[0]
        mov r12, rbp               ;    18.0         21 x[4] copy
        ror r12, 0x22              ;    18.0 alu2    21 x[4]
        xor r12, rbp               ;    19.0 alu0    21 x[4]
        ror r12, 7                 ;    20.0 alu1    21 x[4]
        xor r12, rbp               ;    21.0 alu3    21 x[4]
        mov rdi, r12               ;    22.0          7 x[0] copy
        xor r15, 0xa5              ;    16.7 alu0     7 x[2]
        and r11, r15               ;    17.7 alu2     9 x[0]
        xor rax, r11               ;    18.7 alu3     9 x[0]
        xor r8, r15                ;    17.7 alu1     9 x[2]
        not r15                    ;    17.7 alu0     9 x[1]
        and rsi, r15               ;    18.7 alu2     9 x[1]
        xor r10, rsi               ;    19.7 alu3    10 x[4]
        xor r9, r8                 ;    18.7 alu1    10 x[4]
        not r8                     ;    18.7 alu0    10 x[4]
        xor rbp, rax               ;    19.7 alu2    10 x[4]
        xor r10, rax               ;    20.7 alu3    10 x[4]
        xor rdi, rbp               ;    22.0 alu1     7 x[0]
        mov r11, rbp               ;    20.7         21 x[0] copy
        ror r11, 9                 ;    20.7 alu2    21 x[0]
        xor rbp, r11               ;    21.7 alu0    21 x[0]
        ror rbp, 0x13              ;    22.7 alu1    21 x[0]
        xor rdi, rbp               ;    23.7 alu3     7 x[0]
        mov r11, r9                ;    19.7         21 x[3] copy
        ror r11, 7                 ;    20.3 alu2    21 x[3]
        xor r11, r9                ;    21.3 alu0    21 x[3]
        ror r11, 0xa               ;    22.3 alu1    21 x[3]
        xor r9, r11                ;    23.3 alu3    21 x[3]
        mov r11, r10               ;    21.7         21 x[1] copy
        ror r11, 0x16              ;    21.7 alu2    21 x[1]
        xor r11, r10               ;    22.7 alu0    21 x[1]
        ror r11, 0x27              ;    23.7 alu1    21 x[1]
        xor r10, r11               ;    24.7 alu3    21 x[1]
        xor r12, r9                ;    24.3 alu0     7 x[4]
        mov r11, r8                ;    21.0         21 x[2] copy
        ror r11, 5                 ;    22.3 alu2    21 x[2]
        xor r11, r8                ;    23.3 alu3    21 x[2]
        ror r11, 1                 ;    24.3 alu1    21 x[2]
        xor r8, r11                ;    25.3 alu0     7 x[2]
        xor r8, r10                ;    26.3 alu2     7 x[2]
        mov r11, r9                ;    24.3          9 x[2] copy
        not r11                    ;    24.3 alu3     9 x[2]
        and r11, r12               ;    25.3 alu1     9 x[2]
        mov r15, r12               ;    25.3          9 x[3] copy
        not r15                    ;    25.3 alu0     9 x[3]
        and r15, rdi               ;    26.3 alu2     9 x[3]
        xor r15, r9                ;    27.3 alu3    10 x[4]
        mov rsi, rdi               ;    24.7          9 x[4] copy
        not rsi                    ;    24.7 alu1     9 x[4]
        and rsi, r10               ;    25.7 alu0     9 x[4]
        xor r12, rsi               ;    26.7 alu2     9 x[4]
        mov rsi, r10               ;    25.7          9 x[0] copy
        not rsi                    ;    25.7 alu3     9 x[0]
        mov rbp, r12               ;    27.7         21 x[4] copy
        ror rbp, 0x22              ;    27.7 alu1    21 x[4]
        xor rbp, r12               ;    28.7 alu0    21 x[4]
        ror rbp, 7                 ;    29.7 alu2    21 x[4]
        xor rbp, r12               ;    30.7 alu3    21 x[4]
        mov rax, rbp               ;    31.7          7 x[0] copy
        xor r8, 0x96               ;    27.3 alu1     7 x[2]
        and rsi, r8                ;    28.3 alu0     9 x[0]
        xor rdi, rsi               ;    29.3 alu2     9 x[0]
        xor r11, r8                ;    28.3 alu3     9 x[2]
        not r8                     ;    28.3 alu1     9 x[1]
        and r9, r8                 ;    29.3 alu0     9 x[1]
        xor r10, r9                ;    30.3 alu2    10 x[4]
        xor r15, r11               ;    29.3 alu3    10 x[4]
        not r11                    ;    29.3 alu1    10 x[4]
        xor r12, rdi               ;    30.3 alu0    10 x[4]
        xor r10, rdi               ;    31.3 alu2    10 x[4]
        xor rax, r12               ;    31.7 alu3     7 x[0]
        mov r8, r12                ;    31.3         21 x[0] copy
        ror r8, 9                  ;    31.3 alu1    21 x[0]
        xor r12, r8                ;    32.3 alu0    21 x[0]
        ror r12, 0x13              ;    33.3 alu2    21 x[0]
        xor rax, r12               ;    34.3 alu3     7 x[0]
        mov r8, r15                ;    30.3         21 x[3] copy
        ror r8, 7                  ;    30.7 alu1    21 x[3]
        xor r8, r15                ;    31.7 alu0    21 x[3]
        ror r8, 0xa                ;    32.7 alu2    21 x[3]
        xor r15, r8                ;    33.7 alu3    21 x[3]
        mov r8, r10                ;    32.3         21 x[1] copy
        ror r8, 0x16               ;    32.3 alu1    21 x[1]
        xor r8, r10                ;    33.3 alu0    21 x[1]
        ror r8, 0x27               ;    34.3 alu2    21 x[1]
        xor r10, r8                ;    35.3 alu3    21 x[1]
        xor rbp, r15               ;    34.7 alu1     7 x[4]
        mov r8, r11                ;    31.5         21 x[2] copy
        ror r8, 5                  ;    33.3 alu2    21 x[2]
        xor r8, r11                ;    34.3 alu0    21 x[2]
        ror r8, 1                  ;    35.3 alu1    21 x[2]
        xor r11, r8                ;    36.3 alu3     7 x[2]
        xor r11, r10               ;    37.3 alu0     7 x[2]
        mov r8, r15                ;    34.7          9 x[2] copy
        not r8                     ;    34.7 alu2     9 x[2]
        and r8, rbp                ;    35.7 alu3     9 x[2]
        mov r9, rbp                ;    35.7          9 x[3] copy
        not r9                     ;    35.7 alu1     9 x[3]
        and r9, rax                ;    36.7 alu0     9 x[3]
        xor r9, r15                ;    37.7 alu2    10 x[4]
        mov r12, rax               ;    35.3          9 x[4] copy
        not r12                    ;    35.5 alu3     9 x[4]
        and r12, r10               ;    36.5 alu1     9 x[4]
        xor rbp, r12               ;    37.5 alu0     9 x[4]
        mov r12, r10               ;    36.3          9 x[0] copy
        not r12                    ;    36.3 alu2     9 x[0]
        mov rsi, rbp               ;    38.5         21 x[4] copy
        ror rsi, 0x22              ;    38.5 alu1    21 x[4]
        xor rsi, rbp               ;    39.5 alu3    21 x[4]
        ror rsi, 7                 ;    40.5 alu2    21 x[4]
        xor rsi, rbp               ;    41.5 alu0    21 x[4]
        mov rdi, rsi               ;    42.5          7 x[0] copy
        xor r11, 0x87              ;    38.3 alu3     7 x[2]
        and r12, r11               ;    39.3 alu1     9 x[0]
        xor rax, r12               ;    40.3 alu0     9 x[0]
        xor r8, r11                ;    39.3 alu2     9 x[2]
        not r11                    ;    39.3 alu3     9 x[1]
        and r15, r11               ;    40.3 alu1     9 x[1]
        xor r10, r15               ;    41.3 alu0    10 x[4]
        xor r9, r8                 ;    40.3 alu2    10 x[4]
        not r8                     ;    40.3 alu3    10 x[4]
        xor rbp, rax               ;    41.3 alu1    10 x[4]
        xor r10, rax               ;    42.3 alu0    10 x[4]
        xor rdi, rbp               ;    42.5 alu2     7 x[0]
        mov r11, rbp               ;    42.3         21 x[0] copy
        ror r11, 9                 ;    42.3 alu1    21 x[0]
        xor rbp, r11               ;    43.3 alu3    21 x[0]
        ror rbp, 0x13              ;    44.3 alu2    21 x[0]
        xor rdi, rbp               ;    45.3 alu0     7 x[0]
        mov r11, r9                ;    41.3         21 x[3] copy
        ror r11, 7                 ;    41.7 alu1    21 x[3]
        xor r11, r9                ;    42.7 alu3    21 x[3]
        ror r11, 0xa               ;    43.7 alu2    21 x[3]
        xor r9, r11                ;    44.7 alu0    21 x[3]
        mov r11, r10               ;    43.3         21 x[1] copy
        ror r11, 0x16              ;    43.3 alu1    21 x[1]
        xor r11, r10               ;    44.3 alu3    21 x[1]
        ror r11, 0x27              ;    45.3 alu2    21 x[1]
        xor r10, r11               ;    46.3 alu0    21 x[1]
        xor rsi, r9                ;    45.7 alu3     7 x[4]
        mov r11, r8                ;    42.5         21 x[2] copy
        ror r11, 5                 ;    43.7 alu1    21 x[2]
        xor r11, r8                ;    44.7 alu0    21 x[2]
        ror r11, 1                 ;    45.7 alu2    21 x[2]
        xor r8, r11                ;    46.7 alu3     7 x[2]
        xor r8, r10                ;    47.7 alu1     7 x[2]
        mov r11, r9                ;    45.7          9 x[2] copy
        not r11                    ;    45.7 alu0     9 x[2]
        and r11, rsi               ;    46.7 alu2     9 x[2]
        mov r12, rsi               ;    46.7          9 x[3] copy
        not r12                    ;    46.7 alu3     9 x[3]
        and r12, rdi               ;    47.7 alu1     9 x[3]
        xor r12, r9                ;    48.7 alu0    10 x[4]
        mov r15, rdi               ;    46.3          9 x[4] copy
        not r15                    ;    46.3 alu2     9 x[4]
        and r15, r10               ;    47.3 alu3     9 x[4]
        xor rsi, r15               ;    48.3 alu1     9 x[4]
        mov r15, r10               ;    47.3          9 x[0] copy
        not r15                    ;    47.3 alu0     9 x[0]
        mov rbp, rsi               ;    49.3         21 x[4] copy
        ror rbp, 0x22              ;    49.3 alu2    21 x[4]
        xor rbp, rsi               ;    50.3 alu3    21 x[4]
        ror rbp, 7                 ;    51.3 alu1    21 x[4]
        xor rbp, rsi               ;    52.3 alu0    21 x[4]
        mov rax, rbp               ;    53.3          7 x[0] copy
        xor r8, 0x78               ;    48.7 alu2     7 x[2]
        and r15, r8                ;    49.7 alu3     9 x[0]
        xor rdi, r15               ;    50.7 alu1     9 x[0]
        xor r11, r8                ;    49.7 alu0     9 x[2]
        not r8                     ;    49.7 alu2     9 x[1]
        and r9, r8                 ;    50.7 alu3     9 x[1]
        xor r10, r9                ;    51.7 alu1    10 x[4]
        xor r12, r11               ;    50.7 alu0    10 x[4]
        not r11                    ;    50.7 alu2    10 x[4]
        xor rsi, rdi               ;    51.7 alu3    10 x[4]
        xor r10, rdi               ;    52.7 alu1    10 x[4]
        xor rax, rsi               ;    53.3 alu0     7 x[0]
        mov r8, rsi                ;    52.7         21 x[0] copy
        ror r8, 9                  ;    52.7 alu2    21 x[0]
        xor rsi, r8                ;    53.7 alu3    21 x[0]
        ror rsi, 0x13              ;    54.7 alu1    21 x[0]
        xor rax, rsi               ;    55.7 alu0     7 x[0]
        mov r8, r12                ;    51.7         21 x[3] copy
        ror r8, 7                  ;    52.3 alu2    21 x[3]
        xor r8, r12                ;    53.3 alu3    21 x[3]
        ror r8, 0xa                ;    54.3 alu1    21 x[3]
        xor r12, r8                ;    55.3 alu0    21 x[3]
        mov r8, r10                ;    53.7         21 x[1] copy
        ror r8, 0x16               ;    53.7 alu2    21 x[1]
        xor r8, r10                ;    54.7 alu3    21 x[1]
        ror r8, 0x27               ;    55.7 alu1    21 x[1]
        xor r10, r8                ;    56.7 alu0    21 x[1]
        xor rbp, r12               ;    56.3 alu2     7 x[4]
        mov r8, r11                ;    52.8         21 x[2] copy
        ror r8, 5                  ;    54.7 alu1    21 x[2]
        xor r8, r11                ;    55.7 alu3    21 x[2]
        ror r8, 1                  ;    56.7 alu2    21 x[2]
        xor r11, r8                ;    57.7 alu0     7 x[2]
        xor r11, r10               ;    58.7 alu3     7 x[2]
        mov r8, r12                ;    56.3          9 x[2] copy
        not r8                     ;    56.3 alu1     9 x[2]
        and r8, rbp                ;    57.3 alu0     9 x[2]
        mov r9, rbp                ;    57.3          9 x[3] copy
        not r9                     ;    57.3 alu2     9 x[3]
        and r9, rax                ;    58.3 alu3     9 x[3]
        xor r9, r12                ;    59.3 alu1    10 x[4]
        mov r15, rax               ;    56.7          9 x[4] copy
        not r15                    ;    57.0 alu0     9 x[4]
        and r15, r10               ;    58.0 alu2     9 x[4]
        xor rbp, r15               ;    59.0 alu3     9 x[4]
        mov r15, r10               ;    57.7          9 x[0] copy
        not r15                    ;    57.7 alu1     9 x[0]
        mov rsi, rbp               ;    60.0         21 x[4] copy
        ror rsi, 0x22              ;    60.0 alu2    21 x[4]
        xor rsi, rbp               ;    61.0 alu0    21 x[4]
        ror rsi, 7                 ;    62.0 alu1    21 x[4]
        xor rsi, rbp               ;    63.0 alu3    21 x[4]
        mov rdi, rsi               ;    64.0          7 x[0] copy
        xor r11, 0x69              ;    59.7 alu0     7 x[2]
        and r15, r11               ;    60.7 alu2     9 x[0]
        xor rax, r15               ;    61.7 alu3     9 x[0]
        xor r8, r11                ;    60.7 alu1     9 x[2]
        not r11                    ;    60.7 alu0     9 x[1]
        and r12, r11               ;    61.7 alu2     9 x[1]
        xor r10, r12               ;    62.7 alu3    10 x[4]
        xor r9, r8                 ;    61.7 alu1    10 x[4]
        not r8                     ;    61.7 alu0    10 x[4]
        xor rbp, rax               ;    62.7 alu2    10 x[4]
        xor r10, rax               ;    63.7 alu3    10 x[4]
        xor rdi, rbp               ;    64.0 alu1     7 x[0]
        mov r11, rbp               ;    63.7         21 x[0] copy
        ror r11, 9                 ;    63.7 alu2    21 x[0]
        xor rbp, r11               ;    64.7 alu0    21 x[0]
        ror rbp, 0x13              ;    65.7 alu1    21 x[0]
        xor rdi, rbp               ;    66.7 alu3     7 x[0]
        mov r11, r9                ;    62.7         21 x[3] copy
        ror r11, 7                 ;    63.3 alu2    21 x[3]
        xor r11, r9                ;    64.3 alu0    21 x[3]
        ror r11, 0xa               ;    65.3 alu1    21 x[3]
        xor r9, r11                ;    66.3 alu3    21 x[3]
        mov r11, r10               ;    64.7         21 x[1] copy
        ror r11, 0x16              ;    64.7 alu2    21 x[1]
        xor r11, r10               ;    65.7 alu0    21 x[1]
        ror r11, 0x27              ;    66.7 alu1    21 x[1]
        xor r10, r11               ;    67.7 alu3    21 x[1]
        xor rsi, r9                ;    67.3 alu0     7 x[4]
        mov r11, r8                ;    63.8         21 x[2] copy
        ror r11, 5                 ;    65.3 alu2    21 x[2]
        xor r11, r8                ;    66.3 alu3    21 x[2]
        ror r11, 1                 ;    67.3 alu1    21 x[2]
        xor r8, r11                ;    68.3 alu0     7 x[2]
        xor r8, r10                ;    69.3 alu2     7 x[2]
        mov r11, r9                ;    67.3          9 x[2] copy
        not r11                    ;    67.3 alu3     9 x[2]
        and r11, rsi               ;    68.3 alu1     9 x[2]
        mov r12, rsi               ;    68.3          9 x[3] copy
        not r12                    ;    68.3 alu0     9 x[3]
        and r12, rdi               ;    69.3 alu2     9 x[3]
        xor r12, r9                ;    70.3 alu3    10 x[4]
        mov r15, rdi               ;    67.7          9 x[4] copy
        not r15                    ;    67.7 alu1     9 x[4]
        and r15, r10               ;    68.7 alu0     9 x[4]
        xor rsi, r15               ;    69.7 alu2     9 x[4]
        mov r15, r10               ;    68.7          9 x[0] copy
        not r15                    ;    68.7 alu3     9 x[0]
        mov rbp, rsi               ;    70.7         21 x[4] copy
        ror rbp, 0x22              ;    70.7 alu1    21 x[4]
        xor rbp, rsi               ;    71.7 alu0    21 x[4]
        ror rbp, 7                 ;    72.7 alu2    21 x[4]
        xor rbp, rsi               ;    73.7 alu3    21 x[4]
        mov rax, rbp               ;    74.7          7 x[0] copy
        xor r8, 0x5a               ;    70.3 alu1     7 x[2]
        and r15, r8                ;    71.3 alu0     9 x[0]
        xor rdi, r15               ;    72.3 alu2     9 x[0]
        xor r11, r8                ;    71.3 alu3     9 x[2]
        not r8                     ;    71.3 alu1     9 x[1]
        and r9, r8                 ;    72.3 alu0     9 x[1]
        xor r10, r9                ;    73.3 alu2    10 x[4]
        xor r12, r11               ;    72.3 alu3    10 x[4]
        not r11                    ;    72.3 alu1    10 x[4]
        xor rsi, rdi               ;    73.3 alu0    10 x[4]
        xor r10, rdi               ;    74.3 alu2    10 x[4]
        xor rax, rsi               ;    74.7 alu3     7 x[0]
        mov r8, rsi                ;    74.3         21 x[0] copy
        ror r8, 9                  ;    74.3 alu1    21 x[0]
        xor rsi, r8                ;    75.3 alu0    21 x[0]
        ror rsi, 0x13              ;    76.3 alu2    21 x[0]
        xor rax, rsi               ;    77.3 alu3     7 x[0]
        mov r8, r12                ;    73.3         21 x[3] copy
        ror r8, 7                  ;    73.7 alu1    21 x[3]
        xor r8, r12                ;    74.7 alu0    21 x[3]
        ror r8, 0xa                ;    75.7 alu2    21 x[3]
        xor r12, r8                ;    76.7 alu3    21 x[3]
        mov r8, r10                ;    75.3         21 x[1] copy
        ror r8, 0x16               ;    75.3 alu1    21 x[1]
        xor r8, r10                ;    76.3 alu0    21 x[1]
        ror r8, 0x27               ;    77.3 alu2    21 x[1]
        xor r10, r8                ;    78.3 alu3    21 x[1]
        xor rbp, r12               ;    77.7 alu1     7 x[4]
        mov r8, r11                ;    74.5         21 x[2] copy
        ror r8, 5                  ;    76.3 alu2    21 x[2]
        xor r8, r11                ;    77.3 alu0    21 x[2]
        ror r8, 1                  ;    78.3 alu1    21 x[2]
        xor r11, r8                ;    79.3 alu3     7 x[2]
        xor r11, r10               ;    80.3 alu0     7 x[2]
        mov r8, r12                ;    77.7          9 x[2] copy
        not r8                     ;    77.7 alu2     9 x[2]
        and r8, rbp                ;    78.7 alu3     9 x[2]
        mov r9, rbp                ;    78.7          9 x[3] copy
        not r9                     ;    78.7 alu1     9 x[3]
        and r9, rax                ;    79.7 alu0     9 x[3]
        xor r9, r12                ;    80.7 alu2    10 x[4]
        mov r15, rax               ;    78.3          9 x[4] copy
        not r15                    ;    78.5 alu3     9 x[4]
        and r15, r10               ;    79.5 alu1     9 x[4]
        xor rbp, r15               ;    80.5 alu0     9 x[4]
        mov r15, r10               ;    79.3          9 x[0] copy
        not r15                    ;    79.3 alu2     9 x[0]
        mov rsi, rbp               ;    81.5         10 x[4] copy
        mov rdi, rbp               ;    81.5         21 x[4] copy
        ror rdi, 0x22              ;    81.5 alu1    21 x[4]
        xor rdi, rbp               ;    82.5 alu3    21 x[4]
        ror rdi, 7                 ;    83.5 alu2    21 x[4]
        xor rbp, rdi               ;    84.5 alu0    21 x[4]
        xor r11, 0x4b              ;    81.3 alu3     7 x[2]
        and r15, r11               ;    82.3 alu1     9 x[0]
        xor rax, r15               ;    83.3 alu0     9 x[0]
        xor r8, r11                ;    82.3 alu2     9 x[2]
        not r11                    ;    82.3 alu3     9 x[1]
        and r12, r11               ;    83.3 alu1     9 x[1]
        xor r10, r12               ;    84.3 alu0    10 x[4]
        xor r9, r8                 ;    83.3 alu2    10 x[4]
        not r8                     ;    83.3 alu3    10 x[4]
        xor rsi, rax               ;    84.3 alu1    10 x[4]
        xor r10, rax               ;    85.3 alu0    10 x[4]
        mov r11, rsi               ;    85.3         21 x[0] copy
        ror r11, 9                 ;    85.3 alu2    21 x[0]
        xor r11, rsi               ;    86.3 alu3    21 x[0]
        ror r11, 0x13              ;    87.3 alu1    21 x[0]
        xor rsi, r11               ;    88.3 alu0    21 x[0]
        mov r11, r8                ;    84.3         21 x[2] copy
        ror r11, 5                 ;    84.3 alu2    21 x[2]
        xor r11, r8                ;    85.3 alu3    21 x[2]
        ror r11, 1                 ;    86.3 alu1    21 x[2]
        xor r8, r11                ;    87.3 alu0    21 x[2]
        mov r11, r10               ;    86.3         21 x[1] copy
        ror r11, 0x16              ;    86.3 alu2    21 x[1]
        xor r11, r10               ;    87.3 alu3    21 x[1]
        ror r11, 0x27              ;    88.3 alu1    21 x[1]
        xor r10, r11               ;    89.3 alu0    21 x[1]
        mov r11, r9                ;    84.8         21 x[3] copy
        ror r11, 7                 ;    86.3 alu2    21 x[3]
        xor r11, r9                ;    87.3 alu3    21 x[3]
        ror r11, 0xa               ;    88.3 alu1    21 x[3]
        xor r9, r11                ;    89.3 alu0    21 x[3]
        add r14, 0x10              ;    87.3 alu2    47 blocks
        mov qword [rbx - 64], r14  ;    88.3 agu2+st0   47 blocks
        add r13, 0x10              ;    87.5 alu3    47 blocks
        mov r11, r8                ;    88.3         21 x[2] copy
        mov r8, rbp                ;    86.7         21 x[4] copy
        mov r12, r9                ;    90.3         21 x[3] copy
        mov r9, rsi                ;    89.3         21 x[0] copy
        cmp r13, qword [rbx - 112] ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 72], r8   ;                    resident
        mov qword [rbx - 104], r9  ;                    resident
        mov qword [rbx - 96], r10  ;                    resident
        mov qword [rbx - 88], r11  ;                    resident
        mov qword [rbx - 80], r12  ;                    resident
        mov qword [rbx - 120], r13 ;                    resident
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
