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
;   blocks: 432 uops, planned 90.0; bounds: width 72.0, ports 86.8, path 69.0
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
        xor r12, r9                ;     5.0 alu3     7 x[2]
        xor r11, r13               ;     1.0 alu0     7 x[4]
        mov r14, r13               ;     0.8          9 x[2] copy
        not r14                    ;     1.2 alu1     9 x[2]
        and r14, r11               ;     2.2 alu2     9 x[2]
        mov r15, r11               ;     2.0          9 x[3] copy
        not r15                    ;     2.0 alu3     9 x[3]
        and r15, r10               ;     6.0 alu0     9 x[3]
        xor r15, r13               ;     7.0 alu1    10 x[4]
        mov rsi, r10               ;     6.0          9 x[4] copy
        not rsi                    ;     6.0 alu2     9 x[4]
        and rsi, r9                ;     7.0 alu3     9 x[4]
        xor r11, rsi               ;     8.0 alu0     9 x[4]
        mov rsi, r9                ;     5.0          9 x[0] copy
        not rsi                    ;     5.0 alu1     9 x[0]
        mov rdi, r11               ;     9.0         21 x[4] copy
        ror rdi, 0x22              ;     9.0 alu2    21 x[4]
        xor rdi, r11               ;    10.0 alu3    21 x[4]
        ror rdi, 7                 ;    11.0 alu1    21 x[4]
        xor rdi, r11               ;    12.0 alu0    21 x[4]
        mov rbp, rdi               ;    13.0          7 x[0] copy
        xor r12, 0xb4              ;     6.0 alu2     7 x[2]
        and rsi, r12               ;     7.0 alu3     9 x[0]
        xor r10, rsi               ;     8.0 alu0     9 x[0]
        xor r14, r12               ;     7.0 alu1     9 x[2]
        not r12                    ;     7.0 alu2     9 x[1]
        and r13, r12               ;     8.0 alu3     9 x[1]
        xor r9, r13                ;     9.0 alu0    10 x[4]
        xor r15, r14               ;     8.0 alu1    10 x[4]
        not r14                    ;     8.0 alu2    10 x[4]
        xor r11, r10               ;     9.0 alu3    10 x[4]
        xor r9, r10                ;    10.0 alu0    10 x[4]
        xor rbp, r11               ;    13.0 alu1     7 x[0]
        mov r10, r11               ;    10.0         21 x[0] copy
        ror r10, 9                 ;    10.0 alu2    21 x[0]
        xor r11, r10               ;    11.0 alu3    21 x[0]
        ror r11, 0x13              ;    12.0 alu1    21 x[0]
        xor rbp, r11               ;    14.0 alu0     7 x[0]
        mov r10, r15               ;     9.0         21 x[3] copy
        ror r10, 7                 ;     9.0 alu2    21 x[3]
        xor r10, r15               ;    10.0 alu3    21 x[3]
        ror r10, 0xa               ;    11.0 alu1    21 x[3]
        xor r15, r10               ;    12.0 alu0    21 x[3]
        mov r10, r9                ;    11.0         21 x[1] copy
        ror r10, 0x16              ;    11.0 alu2    21 x[1]
        xor r10, r9                ;    12.0 alu3    21 x[1]
        ror r10, 0x27              ;    13.0 alu1    21 x[1]
        xor r9, r10                ;    14.0 alu0    21 x[1]
        xor rdi, r15               ;    13.0 alu2     7 x[4]
        mov r10, r14               ;    10.7         21 x[2] copy
        ror r10, 5                 ;    11.5 alu1    21 x[2]
        xor r10, r14               ;    12.5 alu3    21 x[2]
        ror r10, 1                 ;    13.5 alu2    21 x[2]
        xor r14, r10               ;    14.5 alu0     7 x[2]
        xor r14, r9                ;    15.5 alu3     7 x[2]
        mov r10, r15               ;    13.0          9 x[2] copy
        not r10                    ;    13.0 alu0     9 x[2]
        and r10, rdi               ;    14.0 alu1     9 x[2]
        mov r11, rdi               ;    14.0          9 x[3] copy
        not r11                    ;    14.0 alu2     9 x[3]
        and r11, rbp               ;    15.0 alu3     9 x[3]
        xor r11, r15               ;    16.0 alu0    10 x[4]
        mov r12, rbp               ;    15.0          9 x[4] copy
        not r12                    ;    15.0 alu1     9 x[4]
        and r12, r9                ;    16.0 alu2     9 x[4]
        xor rdi, r12               ;    17.0 alu3     9 x[4]
        mov r12, r9                ;    15.0          9 x[0] copy
        not r12                    ;    15.0 alu0     9 x[0]
        mov r13, rdi               ;    18.0         21 x[4] copy
        ror r13, 0x22              ;    18.0 alu1    21 x[4]
        xor r13, rdi               ;    19.0 alu2    21 x[4]
        ror r13, 7                 ;    20.0 alu1    21 x[4]
        xor r13, rdi               ;    21.0 alu3    21 x[4]
        mov rsi, r13               ;    22.0          7 x[0] copy
        xor r14, 0xa5              ;    16.5 alu0     7 x[2]
        and r12, r14               ;    17.5 alu2     9 x[0]
        xor rbp, r12               ;    18.5 alu3     9 x[0]
        xor r10, r14               ;    17.5 alu0     9 x[2]
        not r14                    ;    17.5 alu1     9 x[1]
        and r15, r14               ;    18.5 alu2     9 x[1]
        xor r9, r15                ;    19.5 alu3    10 x[4]
        xor r11, r10               ;    18.5 alu0    10 x[4]
        not r10                    ;    18.5 alu1    10 x[4]
        xor rdi, rbp               ;    19.5 alu2    10 x[4]
        xor r9, rbp                ;    20.5 alu3    10 x[4]
        xor rsi, rdi               ;    22.0 alu0     7 x[0]
        mov r12, rdi               ;    20.5         21 x[0] copy
        ror r12, 9                 ;    20.5 alu1    21 x[0]
        xor rdi, r12               ;    21.5 alu2    21 x[0]
        ror rdi, 0x13              ;    22.5 alu1    21 x[0]
        xor rsi, rdi               ;    23.5 alu3     7 x[0]
        mov r12, r11               ;    19.5         21 x[3] copy
        ror r12, 7                 ;    20.0 alu2    21 x[3]
        xor r12, r11               ;    21.0 alu0    21 x[3]
        ror r12, 0xa               ;    22.0 alu1    21 x[3]
        xor r11, r12               ;    23.0 alu3    21 x[3]
        mov r12, r9                ;    21.5         21 x[1] copy
        ror r12, 0x16              ;    21.5 alu2    21 x[1]
        xor r12, r9                ;    22.5 alu0    21 x[1]
        ror r12, 0x27              ;    23.5 alu1    21 x[1]
        xor r9, r12                ;    24.5 alu3    21 x[1]
        xor r13, r11               ;    24.0 alu0     7 x[4]
        mov r12, r10               ;    20.8         21 x[2] copy
        ror r12, 5                 ;    22.0 alu2    21 x[2]
        xor r12, r10               ;    23.0 alu3    21 x[2]
        ror r12, 1                 ;    24.0 alu1    21 x[2]
        xor r10, r12               ;    25.0 alu0     7 x[2]
        xor r10, r9                ;    26.0 alu2     7 x[2]
        mov r12, r11               ;    24.0          9 x[2] copy
        not r12                    ;    24.0 alu3     9 x[2]
        and r12, r13               ;    25.0 alu0     9 x[2]
        mov r14, r13               ;    25.0          9 x[3] copy
        not r14                    ;    25.0 alu1     9 x[3]
        and r14, rsi               ;    26.0 alu2     9 x[3]
        xor r14, r11               ;    27.0 alu3    10 x[4]
        mov r15, rsi               ;    24.5          9 x[4] copy
        not r15                    ;    24.5 alu0     9 x[4]
        and r15, r9                ;    25.5 alu1     9 x[4]
        xor r13, r15               ;    26.5 alu2     9 x[4]
        mov r15, r9                ;    25.5          9 x[0] copy
        not r15                    ;    25.5 alu3     9 x[0]
        mov rdi, r13               ;    27.5         21 x[4] copy
        ror rdi, 0x22              ;    27.5 alu1    21 x[4]
        xor rdi, r13               ;    28.5 alu0    21 x[4]
        ror rdi, 7                 ;    29.5 alu2    21 x[4]
        xor rdi, r13               ;    30.5 alu3    21 x[4]
        mov rbp, rdi               ;    31.5          7 x[0] copy
        xor r10, 0x96              ;    27.0 alu0     7 x[2]
        and r15, r10               ;    28.0 alu1     9 x[0]
        xor rsi, r15               ;    29.0 alu2     9 x[0]
        xor r12, r10               ;    28.0 alu3     9 x[2]
        not r10                    ;    28.0 alu0     9 x[1]
        and r11, r10               ;    29.0 alu1     9 x[1]
        xor r9, r11                ;    30.0 alu2    10 x[4]
        xor r14, r12               ;    29.0 alu3    10 x[4]
        not r12                    ;    29.0 alu0    10 x[4]
        xor r13, rsi               ;    30.0 alu1    10 x[4]
        xor r9, rsi                ;    31.0 alu2    10 x[4]
        xor rbp, r13               ;    31.5 alu3     7 x[0]
        mov r10, r13               ;    31.0         21 x[0] copy
        ror r10, 9                 ;    31.0 alu1    21 x[0]
        xor r13, r10               ;    32.0 alu0    21 x[0]
        ror r13, 0x13              ;    33.0 alu2    21 x[0]
        xor rbp, r13               ;    34.0 alu3     7 x[0]
        mov r10, r14               ;    30.0         21 x[3] copy
        ror r10, 7                 ;    30.5 alu1    21 x[3]
        xor r10, r14               ;    31.5 alu0    21 x[3]
        ror r10, 0xa               ;    32.5 alu2    21 x[3]
        xor r14, r10               ;    33.5 alu3    21 x[3]
        mov r10, r9                ;    32.0         21 x[1] copy
        ror r10, 0x16              ;    32.0 alu1    21 x[1]
        xor r10, r9                ;    33.0 alu0    21 x[1]
        ror r10, 0x27              ;    34.0 alu2    21 x[1]
        xor r9, r10                ;    35.0 alu3    21 x[1]
        xor rdi, r14               ;    34.5 alu0     7 x[4]
        mov r10, r12               ;    31.2         21 x[2] copy
        ror r10, 5                 ;    32.5 alu1    21 x[2]
        xor r10, r12               ;    33.5 alu2    21 x[2]
        ror r10, 1                 ;    34.5 alu1    21 x[2]
        xor r12, r10               ;    35.5 alu3     7 x[2]
        xor r12, r9                ;    36.5 alu0     7 x[2]
        mov r10, r14               ;    34.5          9 x[2] copy
        not r10                    ;    34.5 alu2     9 x[2]
        and r10, rdi               ;    35.5 alu3     9 x[2]
        mov r11, rdi               ;    35.5          9 x[3] copy
        not r11                    ;    35.5 alu0     9 x[3]
        and r11, rbp               ;    36.5 alu1     9 x[3]
        xor r11, r14               ;    37.5 alu2    10 x[4]
        mov r13, rbp               ;    35.0          9 x[4] copy
        not r13                    ;    35.2 alu3     9 x[4]
        and r13, r9                ;    36.2 alu0     9 x[4]
        xor rdi, r13               ;    37.2 alu1     9 x[4]
        mov r13, r9                ;    36.0          9 x[0] copy
        not r13                    ;    36.0 alu2     9 x[0]
        mov r15, rdi               ;    38.2         21 x[4] copy
        ror r15, 0x22              ;    38.2 alu1    21 x[4]
        xor r15, rdi               ;    39.2 alu3    21 x[4]
        ror r15, 7                 ;    40.2 alu2    21 x[4]
        xor r15, rdi               ;    41.2 alu0    21 x[4]
        mov rsi, r15               ;    42.2          7 x[0] copy
        xor r12, 0x87              ;    37.5 alu3     7 x[2]
        and r13, r12               ;    38.5 alu0     9 x[0]
        xor rbp, r13               ;    39.5 alu1     9 x[0]
        xor r10, r12               ;    38.5 alu2     9 x[2]
        not r12                    ;    38.5 alu3     9 x[1]
        and r14, r12               ;    39.5 alu0     9 x[1]
        xor r9, r14                ;    40.5 alu1    10 x[4]
        xor r11, r10               ;    39.5 alu2    10 x[4]
        not r10                    ;    39.5 alu3    10 x[4]
        xor rdi, rbp               ;    40.5 alu0    10 x[4]
        xor r9, rbp                ;    41.5 alu1    10 x[4]
        xor rsi, rdi               ;    42.2 alu2     7 x[0]
        mov r12, rdi               ;    41.5         21 x[0] copy
        ror r12, 9                 ;    41.5 alu1    21 x[0]
        xor rdi, r12               ;    42.5 alu3    21 x[0]
        ror rdi, 0x13              ;    43.5 alu2    21 x[0]
        xor rsi, rdi               ;    44.5 alu0     7 x[0]
        mov r12, r11               ;    40.5         21 x[3] copy
        ror r12, 7                 ;    41.5 alu1    21 x[3]
        xor r12, r11               ;    42.5 alu3    21 x[3]
        ror r12, 0xa               ;    43.5 alu2    21 x[3]
        xor r11, r12               ;    44.5 alu0    21 x[3]
        mov r12, r9                ;    42.5         21 x[1] copy
        ror r12, 0x16              ;    42.5 alu1    21 x[1]
        xor r12, r9                ;    43.5 alu3    21 x[1]
        ror r12, 0x27              ;    44.5 alu2    21 x[1]
        xor r9, r12                ;    45.5 alu0    21 x[1]
        xor r15, r11               ;    45.5 alu3     7 x[4]
        mov r12, r10               ;    41.8         21 x[2] copy
        ror r12, 5                 ;    43.5 alu1    21 x[2]
        xor r12, r10               ;    44.5 alu0    21 x[2]
        ror r12, 1                 ;    45.5 alu2    21 x[2]
        xor r10, r12               ;    46.5 alu3     7 x[2]
        xor r10, r9                ;    47.5 alu0     7 x[2]
        mov r12, r9                ;    46.5          9 x[0] copy
        not r12                    ;    46.5 alu1     9 x[0]
        mov r13, r9                ;    46.5          9 x[4] copy
        mov r14, r11               ;    45.5          9 x[2] copy
        not r14                    ;    45.5 alu2     9 x[2]
        and r14, r15               ;    46.5 alu3     9 x[2]
        mov rdi, r15               ;    46.5          9 x[3] copy
        not rdi                    ;    46.5 alu0     9 x[3]
        and rdi, rsi               ;    47.5 alu1     9 x[3]
        xor rdi, r11               ;    48.5 alu2    10 x[4]
        mov rbp, rsi               ;    45.5          9 x[4] copy
        not rbp                    ;    46.2 alu3     9 x[4]
        and r13, rbp               ;    47.2 alu0     9 x[4]
        xor r15, r13               ;    48.2 alu1     9 x[4]
        mov r13, r15               ;    49.2         21 x[4] copy
        ror r13, 0x22              ;    49.2 alu2    21 x[4]
        xor r13, r15               ;    50.2 alu3    21 x[4]
        ror r13, 7                 ;    51.2 alu1    21 x[4]
        xor r13, r15               ;    52.2 alu0    21 x[4]
        mov rbp, r13               ;    53.2          7 x[0] copy
        xor r10, 0x78              ;    48.5 alu2     7 x[2]
        and r12, r10               ;    49.5 alu3     9 x[0]
        xor rsi, r12               ;    50.5 alu0     9 x[0]
        xor r14, r10               ;    49.5 alu1     9 x[2]
        not r10                    ;    49.5 alu2     9 x[1]
        and r11, r10               ;    50.5 alu3     9 x[1]
        xor r9, r11                ;    51.5 alu0    10 x[4]
        xor rdi, r14               ;    50.5 alu1    10 x[4]
        not r14                    ;    50.5 alu2    10 x[4]
        xor r15, rsi               ;    51.5 alu3    10 x[4]
        xor r9, rsi                ;    52.5 alu0    10 x[4]
        xor rbp, r15               ;    53.2 alu1     7 x[0]
        mov r10, r15               ;    52.5         21 x[0] copy
        ror r10, 9                 ;    52.5 alu2    21 x[0]
        xor r15, r10               ;    53.5 alu3    21 x[0]
        ror r15, 0x13              ;    54.5 alu1    21 x[0]
        xor rbp, r15               ;    55.5 alu0     7 x[0]
        mov r10, rdi               ;    51.5         21 x[3] copy
        ror r10, 7                 ;    52.0 alu2    21 x[3]
        xor r10, rdi               ;    53.0 alu3    21 x[3]
        ror r10, 0xa               ;    54.0 alu1    21 x[3]
        xor rdi, r10               ;    55.0 alu0    21 x[3]
        mov r10, r9                ;    53.5         21 x[1] copy
        ror r10, 0x16              ;    53.5 alu2    21 x[1]
        xor r10, r9                ;    54.5 alu3    21 x[1]
        ror r10, 0x27              ;    55.5 alu1    21 x[1]
        xor r9, r10                ;    56.5 alu0    21 x[1]
        xor r13, rdi               ;    56.0 alu2     7 x[4]
        mov r10, r14               ;    52.7         21 x[2] copy
        ror r10, 5                 ;    54.5 alu1    21 x[2]
        xor r10, r14               ;    55.5 alu3    21 x[2]
        ror r10, 1                 ;    56.5 alu2    21 x[2]
        xor r14, r10               ;    57.5 alu0     7 x[2]
        xor r14, r9                ;    58.5 alu3     7 x[2]
        mov r10, rdi               ;    56.0          9 x[2] copy
        not r10                    ;    56.0 alu0     9 x[2]
        and r10, r13               ;    57.0 alu1     9 x[2]
        mov r11, r13               ;    57.0          9 x[3] copy
        not r11                    ;    57.0 alu2     9 x[3]
        and r11, rbp               ;    58.0 alu3     9 x[3]
        xor r11, rdi               ;    59.0 alu0    10 x[4]
        mov r12, rbp               ;    56.5          9 x[4] copy
        not r12                    ;    56.5 alu1     9 x[4]
        and r12, r9                ;    57.5 alu2     9 x[4]
        xor r13, r12               ;    58.5 alu3     9 x[4]
        mov r12, r9                ;    57.5          9 x[0] copy
        not r12                    ;    57.5 alu0     9 x[0]
        mov r15, r13               ;    59.5         21 x[4] copy
        ror r15, 0x22              ;    59.5 alu1    21 x[4]
        xor r15, r13               ;    60.5 alu2    21 x[4]
        ror r15, 7                 ;    61.5 alu1    21 x[4]
        xor r15, r13               ;    62.5 alu3    21 x[4]
        mov rsi, r15               ;    63.5          7 x[0] copy
        xor r14, 0x69              ;    59.5 alu0     7 x[2]
        and r12, r14               ;    60.5 alu2     9 x[0]
        xor rbp, r12               ;    61.5 alu3     9 x[0]
        xor r10, r14               ;    60.5 alu0     9 x[2]
        not r14                    ;    60.5 alu1     9 x[1]
        and rdi, r14               ;    61.5 alu2     9 x[1]
        xor r9, rdi                ;    62.5 alu3    10 x[4]
        xor r11, r10               ;    61.5 alu0    10 x[4]
        not r10                    ;    61.5 alu1    10 x[4]
        xor r13, rbp               ;    62.5 alu2    10 x[4]
        xor r9, rbp                ;    63.5 alu3    10 x[4]
        xor rsi, r13               ;    63.5 alu0     7 x[0]
        mov r12, r13               ;    63.5         21 x[0] copy
        ror r12, 9                 ;    63.5 alu1    21 x[0]
        xor r13, r12               ;    64.5 alu2    21 x[0]
        ror r13, 0x13              ;    65.5 alu1    21 x[0]
        xor rsi, r13               ;    66.5 alu3     7 x[0]
        mov r12, r11               ;    62.5         21 x[3] copy
        ror r12, 7                 ;    63.0 alu2    21 x[3]
        xor r12, r11               ;    64.0 alu0    21 x[3]
        ror r12, 0xa               ;    65.0 alu1    21 x[3]
        xor r11, r12               ;    66.0 alu3    21 x[3]
        mov r12, r9                ;    64.5         21 x[1] copy
        ror r12, 0x16              ;    64.5 alu2    21 x[1]
        xor r12, r9                ;    65.5 alu0    21 x[1]
        ror r12, 0x27              ;    66.5 alu1    21 x[1]
        xor r9, r12                ;    67.5 alu3    21 x[1]
        xor r15, r11               ;    67.0 alu0     7 x[4]
        mov r12, r10               ;    63.7         21 x[2] copy
        ror r12, 5                 ;    65.0 alu2    21 x[2]
        xor r12, r10               ;    66.0 alu3    21 x[2]
        ror r12, 1                 ;    67.0 alu1    21 x[2]
        xor r10, r12               ;    68.0 alu0     7 x[2]
        xor r10, r9                ;    69.0 alu2     7 x[2]
        mov r12, r11               ;    67.0          9 x[2] copy
        not r12                    ;    67.0 alu3     9 x[2]
        and r12, r15               ;    68.0 alu0     9 x[2]
        mov r13, r15               ;    68.0          9 x[3] copy
        not r13                    ;    68.0 alu1     9 x[3]
        and r13, rsi               ;    69.0 alu2     9 x[3]
        xor r13, r11               ;    70.0 alu3    10 x[4]
        mov r14, rsi               ;    67.5          9 x[4] copy
        not r14                    ;    67.5 alu0     9 x[4]
        and r14, r9                ;    68.5 alu1     9 x[4]
        xor r15, r14               ;    69.5 alu2     9 x[4]
        mov r14, r9                ;    68.5          9 x[0] copy
        not r14                    ;    68.5 alu3     9 x[0]
        mov rdi, r15               ;    70.5         21 x[4] copy
        ror rdi, 0x22              ;    70.5 alu1    21 x[4]
        xor rdi, r15               ;    71.5 alu0    21 x[4]
        ror rdi, 7                 ;    72.5 alu2    21 x[4]
        xor rdi, r15               ;    73.5 alu3    21 x[4]
        mov rbp, rdi               ;    74.5          7 x[0] copy
        xor r10, 0x5a              ;    70.0 alu0     7 x[2]
        and r14, r10               ;    71.0 alu1     9 x[0]
        xor rsi, r14               ;    72.0 alu2     9 x[0]
        xor r12, r10               ;    71.0 alu3     9 x[2]
        not r10                    ;    71.0 alu0     9 x[1]
        and r11, r10               ;    72.0 alu1     9 x[1]
        xor r9, r11                ;    73.0 alu2    10 x[4]
        xor r13, r12               ;    72.0 alu3    10 x[4]
        not r12                    ;    72.0 alu0    10 x[4]
        xor r15, rsi               ;    73.0 alu1    10 x[4]
        xor r9, rsi                ;    74.0 alu2    10 x[4]
        xor rbp, r15               ;    74.5 alu3     7 x[0]
        mov r10, r15               ;    74.0         21 x[0] copy
        ror r10, 9                 ;    74.0 alu1    21 x[0]
        xor r15, r10               ;    75.0 alu0    21 x[0]
        ror r15, 0x13              ;    76.0 alu2    21 x[0]
        xor rbp, r15               ;    77.0 alu3     7 x[0]
        mov r10, r13               ;    73.0         21 x[3] copy
        ror r10, 7                 ;    73.5 alu1    21 x[3]
        xor r10, r13               ;    74.5 alu0    21 x[3]
        ror r10, 0xa               ;    75.5 alu2    21 x[3]
        xor r13, r10               ;    76.5 alu3    21 x[3]
        mov r10, r9                ;    75.0         21 x[1] copy
        ror r10, 0x16              ;    75.0 alu1    21 x[1]
        xor r10, r9                ;    76.0 alu0    21 x[1]
        ror r10, 0x27              ;    77.0 alu2    21 x[1]
        xor r9, r10                ;    78.0 alu3    21 x[1]
        xor rdi, r13               ;    77.5 alu0     7 x[4]
        mov r10, r12               ;    74.2         21 x[2] copy
        ror r10, 5                 ;    75.5 alu1    21 x[2]
        xor r10, r12               ;    76.5 alu2    21 x[2]
        ror r10, 1                 ;    77.5 alu1    21 x[2]
        xor r12, r10               ;    78.5 alu3     7 x[2]
        xor r12, r9                ;    79.5 alu0     7 x[2]
        mov r10, r13               ;    77.5          9 x[2] copy
        not r10                    ;    77.5 alu2     9 x[2]
        and r10, rdi               ;    78.5 alu3     9 x[2]
        mov r11, rdi               ;    78.5          9 x[3] copy
        not r11                    ;    78.5 alu0     9 x[3]
        and r11, rbp               ;    79.5 alu1     9 x[3]
        xor r11, r13               ;    80.5 alu2    10 x[4]
        mov r14, rbp               ;    78.0          9 x[4] copy
        not r14                    ;    78.2 alu3     9 x[4]
        and r14, r9                ;    79.2 alu0     9 x[4]
        xor rdi, r14               ;    80.2 alu1     9 x[4]
        mov r14, r9                ;    79.0          9 x[0] copy
        not r14                    ;    79.0 alu2     9 x[0]
        mov r15, rdi               ;    81.2         10 x[4] copy
        mov rsi, rdi               ;    81.2         21 x[4] copy
        ror rsi, 0x22              ;    81.2 alu1    21 x[4]
        xor rsi, rdi               ;    82.2 alu3    21 x[4]
        ror rsi, 7                 ;    83.2 alu2    21 x[4]
        xor rdi, rsi               ;    84.2 alu0    21 x[4]
        xor r12, 0x4b              ;    80.5 alu3     7 x[2]
        and r14, r12               ;    81.5 alu0     9 x[0]
        xor rbp, r14               ;    82.5 alu1     9 x[0]
        xor r10, r12               ;    81.5 alu2     9 x[2]
        not r12                    ;    81.5 alu3     9 x[1]
        and r13, r12               ;    82.5 alu0     9 x[1]
        xor r9, r13                ;    83.5 alu1    10 x[4]
        xor r11, r10               ;    82.5 alu2    10 x[4]
        not r10                    ;    82.5 alu3    10 x[4]
        xor r15, rbp               ;    83.5 alu0    10 x[4]
        xor r9, rbp                ;    84.5 alu1    10 x[4]
        mov r12, r15               ;    84.5         21 x[0] copy
        ror r12, 9                 ;    84.5 alu2    21 x[0]
        xor r12, r15               ;    85.5 alu3    21 x[0]
        ror r12, 0x13              ;    86.5 alu1    21 x[0]
        xor r15, r12               ;    87.5 alu0    21 x[0]
        mov r12, r10               ;    83.5         21 x[2] copy
        ror r12, 5                 ;    84.0 alu2    21 x[2]
        xor r12, r10               ;    85.0 alu3    21 x[2]
        ror r12, 1                 ;    86.0 alu1    21 x[2]
        xor r10, r12               ;    87.0 alu0    21 x[2]
        mov r12, r9                ;    85.5         21 x[1] copy
        ror r12, 0x16              ;    85.5 alu2    21 x[1]
        xor r12, r9                ;    86.5 alu3    21 x[1]
        ror r12, 0x27              ;    87.5 alu1    21 x[1]
        xor r9, r12                ;    88.5 alu0    21 x[1]
        mov r12, r11               ;    84.0         21 x[3] copy
        ror r12, 7                 ;    86.0 alu2    21 x[3]
        xor r12, r11               ;    87.0 alu3    21 x[3]
        ror r12, 0xa               ;    88.0 alu1    21 x[3]
        xor r11, r12               ;    89.0 alu0    21 x[3]
        add r8, 0x10               ;    87.0 alu2    37 blocks
        mov r12, r10               ;    88.0         21 x[2] copy
        mov r10, r15               ;    88.5         21 x[0] copy
        mov r13, r11               ;    90.0         21 x[3] copy
        mov r11, rdi               ;    85.8         21 x[4] copy
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
