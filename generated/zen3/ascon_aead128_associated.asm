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
;   blocks: 397 uops, planned 88.5; bounds: width 66.2, ports 86.8, path 53.0
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
        rorx rdi, r11, 7           ;     9.0 alu2    21 x[4]
        xor rdi, r11               ;    10.0 alu3    21 x[4]
        rorx rbp, r11, 0x29        ;     9.0 alu1    21 x[4]
        xor rdi, rbp               ;    11.0 alu0    21 x[4]
        mov rbp, rdi               ;    12.0          7 x[0] copy
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
        xor rbp, r11               ;    12.0 alu1     7 x[0]
        rorx r10, r11, 0x13        ;    10.0 alu2    21 x[0]
        xor rbp, r10               ;    13.0 alu3     7 x[0]
        ror r11, 0x1c              ;    10.0 alu1    21 x[0]
        xor rbp, r11               ;    14.0 alu0     7 x[0]
        rorx r10, r14, 1           ;     9.0 alu2    21 x[2]
        xor r10, r14               ;    10.0 alu3     7 x[2]
        ror r14, 6                 ;     9.3 alu1    21 x[2]
        xor r10, r14               ;    11.0 alu0     7 x[2]
        rorx r11, r15, 0xa         ;     9.5 alu2    21 x[3]
        xor r11, r15               ;    10.5 alu3    21 x[3]
        ror r15, 0x11              ;    10.3 alu1    21 x[3]
        xor r11, r15               ;    11.5 alu0    21 x[3]
        rorx r12, r9, 0x3d         ;    11.0 alu2    21 x[1]
        xor r12, r9                ;    12.0 alu3    21 x[1]
        ror r9, 0x27               ;    11.3 alu1    21 x[1]
        xor r12, r9                ;    13.0 alu0    21 x[1]
        xor rdi, r11               ;    12.5 alu2     7 x[4]
        xor r10, r12               ;    14.0 alu3     7 x[2]
        mov r9, r11                ;    12.5          9 x[2] copy
        not r9                     ;    12.5 alu0     9 x[2]
        and r9, rdi                ;    13.5 alu1     9 x[2]
        mov r13, rdi               ;    13.5          9 x[3] copy
        not r13                    ;    13.5 alu2     9 x[3]
        and r13, rbp               ;    15.0 alu3     9 x[3]
        xor r13, r11               ;    16.0 alu0    10 x[4]
        mov r14, rbp               ;    15.0          9 x[4] copy
        not r14                    ;    15.0 alu1     9 x[4]
        and r14, r12               ;    16.0 alu2     9 x[4]
        xor rdi, r14               ;    17.0 alu3     9 x[4]
        mov r14, r12               ;    14.0          9 x[0] copy
        not r14                    ;    14.2 alu0     9 x[0]
        rorx r15, rdi, 7           ;    18.0 alu1    21 x[4]
        xor r15, rdi               ;    19.0 alu2    21 x[4]
        rorx rsi, rdi, 0x29        ;    18.0 alu1    21 x[4]
        xor r15, rsi               ;    20.0 alu3    21 x[4]
        mov rsi, r15               ;    21.0          7 x[0] copy
        xor r10, 0xa5              ;    15.2 alu0     7 x[2]
        and r14, r10               ;    16.2 alu2     9 x[0]
        xor rbp, r14               ;    17.2 alu3     9 x[0]
        xor r9, r10                ;    16.2 alu0     9 x[2]
        not r10                    ;    16.3 alu1     9 x[1]
        and r11, r10               ;    17.3 alu2     9 x[1]
        xor r12, r11               ;    18.3 alu3    10 x[4]
        xor r13, r9                ;    17.2 alu0    10 x[4]
        not r9                     ;    17.3 alu1    10 x[4]
        xor rdi, rbp               ;    18.2 alu2    10 x[4]
        xor r12, rbp               ;    19.3 alu3    10 x[4]
        xor rsi, rdi               ;    21.0 alu0     7 x[0]
        rorx r10, rdi, 0x13        ;    19.2 alu1    21 x[0]
        xor rsi, r10               ;    22.0 alu2     7 x[0]
        ror rdi, 0x1c              ;    19.3 alu1    21 x[0]
        xor rsi, rdi               ;    23.0 alu3     7 x[0]
        rorx r10, r9, 1            ;    19.5 alu2    21 x[2]
        xor r10, r9                ;    20.5 alu0     7 x[2]
        ror r9, 6                  ;    20.3 alu1    21 x[2]
        xor r10, r9                ;    21.5 alu3     7 x[2]
        rorx r9, r13, 0xa          ;    20.5 alu2    21 x[3]
        xor r9, r13                ;    21.5 alu0    21 x[3]
        ror r13, 0x11              ;    21.3 alu1    21 x[3]
        xor r9, r13                ;    22.5 alu3    21 x[3]
        rorx r11, r12, 0x3d        ;    21.5 alu2    21 x[1]
        xor r11, r12               ;    22.5 alu0    21 x[1]
        ror r12, 0x27              ;    22.3 alu1    21 x[1]
        xor r11, r12               ;    23.5 alu3    21 x[1]
        xor r15, r9                ;    23.5 alu0     7 x[4]
        xor r10, r11               ;    24.5 alu2     7 x[2]
        mov r12, r11               ;    24.5          9 x[0] copy
        not r12                    ;    24.5 alu3     9 x[0]
        mov r13, r11               ;    24.5          9 x[4] copy
        mov r14, r9                ;    23.5          9 x[2] copy
        not r14                    ;    23.5 alu0     9 x[2]
        and r14, r15               ;    24.5 alu1     9 x[2]
        mov rdi, r15               ;    24.5          9 x[3] copy
        not rdi                    ;    24.5 alu2     9 x[3]
        and rdi, rsi               ;    25.5 alu3     9 x[3]
        xor rdi, r9                ;    26.5 alu0    10 x[4]
        mov rbp, rsi               ;    24.0          9 x[4] copy
        not rbp                    ;    24.3 alu1     9 x[4]
        and r13, rbp               ;    25.3 alu2     9 x[4]
        xor r15, r13               ;    26.3 alu3     9 x[4]
        rorx r13, r15, 7           ;    27.3 alu1    21 x[4]
        xor r13, r15               ;    28.3 alu0    21 x[4]
        rorx rbp, r15, 0x29        ;    27.3 alu2    21 x[4]
        xor r13, rbp               ;    29.3 alu3    21 x[4]
        mov rbp, r13               ;    30.3          7 x[0] copy
        xor r10, 0x96              ;    26.2 alu0     7 x[2]
        and r12, r10               ;    27.2 alu1     9 x[0]
        xor rsi, r12               ;    28.2 alu2     9 x[0]
        xor r14, r10               ;    27.2 alu3     9 x[2]
        not r10                    ;    27.2 alu0     9 x[1]
        and r9, r10                ;    28.2 alu1     9 x[1]
        xor r11, r9                ;    29.2 alu2    10 x[4]
        xor rdi, r14               ;    28.2 alu3    10 x[4]
        not r14                    ;    28.2 alu0    10 x[4]
        xor r15, rsi               ;    29.2 alu1    10 x[4]
        xor r11, rsi               ;    30.2 alu2    10 x[4]
        xor rbp, r15               ;    30.3 alu3     7 x[0]
        rorx r9, r15, 0x13         ;    30.2 alu1    21 x[0]
        xor rbp, r9                ;    31.3 alu0     7 x[0]
        ror r15, 0x1c              ;    30.2 alu2    21 x[0]
        xor rbp, r15               ;    32.3 alu3     7 x[0]
        rorx r9, r14, 1            ;    30.3 alu1    21 x[2]
        xor r9, r14                ;    31.3 alu0     7 x[2]
        ror r14, 6                 ;    30.5 alu2    21 x[2]
        xor r9, r14                ;    32.3 alu3     7 x[2]
        rorx r10, rdi, 0xa         ;    31.3 alu1    21 x[3]
        xor r10, rdi               ;    32.3 alu0    21 x[3]
        ror rdi, 0x11              ;    31.5 alu2    21 x[3]
        xor r10, rdi               ;    33.3 alu3    21 x[3]
        rorx r12, r11, 0x3d        ;    32.3 alu1    21 x[1]
        xor r12, r11               ;    33.3 alu0    21 x[1]
        ror r11, 0x27              ;    32.5 alu2    21 x[1]
        xor r12, r11               ;    34.3 alu3    21 x[1]
        xor r13, r10               ;    34.3 alu0     7 x[4]
        xor r9, r12                ;    35.3 alu1     7 x[2]
        mov r11, r12               ;    35.3          9 x[0] copy
        not r11                    ;    35.3 alu2     9 x[0]
        mov r14, r12               ;    35.3          9 x[4] copy
        mov r15, r10               ;    34.3          9 x[2] copy
        not r15                    ;    34.3 alu3     9 x[2]
        and r15, r13               ;    35.3 alu0     9 x[2]
        mov rsi, r13               ;    35.3          9 x[3] copy
        not rsi                    ;    35.3 alu1     9 x[3]
        and rsi, rbp               ;    36.3 alu2     9 x[3]
        xor rsi, r10               ;    37.3 alu3    10 x[4]
        mov rdi, rbp               ;    33.3          9 x[4] copy
        not rdi                    ;    35.2 alu0     9 x[4]
        and r14, rdi               ;    36.2 alu1     9 x[4]
        xor r13, r14               ;    37.2 alu2     9 x[4]
        rorx r14, r13, 7           ;    38.2 alu1    21 x[4]
        xor r14, r13               ;    39.2 alu3    21 x[4]
        rorx rdi, r13, 0x29        ;    38.2 alu2    21 x[4]
        xor r14, rdi               ;    40.2 alu0    21 x[4]
        mov rdi, r14               ;    41.2          7 x[0] copy
        xor r9, 0x87               ;    37.0 alu3     7 x[2]
        and r11, r9                ;    38.0 alu0     9 x[0]
        xor rbp, r11               ;    39.0 alu1     9 x[0]
        xor r15, r9                ;    38.0 alu2     9 x[2]
        not r9                     ;    38.0 alu3     9 x[1]
        and r10, r9                ;    39.0 alu0     9 x[1]
        xor r12, r10               ;    40.0 alu1    10 x[4]
        xor rsi, r15               ;    39.0 alu2    10 x[4]
        not r15                    ;    39.0 alu3    10 x[4]
        xor r13, rbp               ;    40.0 alu0    10 x[4]
        xor r12, rbp               ;    41.0 alu1    10 x[4]
        xor rdi, r13               ;    41.2 alu2     7 x[0]
        rorx r9, r13, 0x13         ;    41.0 alu1    21 x[0]
        xor rdi, r9                ;    42.2 alu3     7 x[0]
        ror r13, 0x1c              ;    41.0 alu2    21 x[0]
        xor rdi, r13               ;    43.2 alu0     7 x[0]
        rorx r9, r15, 1            ;    41.3 alu1    21 x[2]
        xor r9, r15                ;    42.3 alu3     7 x[2]
        ror r15, 6                 ;    41.5 alu2    21 x[2]
        xor r9, r15                ;    43.3 alu0     7 x[2]
        rorx r10, rsi, 0xa         ;    42.3 alu1    21 x[3]
        xor r10, rsi               ;    43.3 alu3    21 x[3]
        ror rsi, 0x11              ;    42.5 alu2    21 x[3]
        xor r10, rsi               ;    44.3 alu0    21 x[3]
        rorx r11, r12, 0x3d        ;    43.3 alu1    21 x[1]
        xor r11, r12               ;    44.3 alu3    21 x[1]
        ror r12, 0x27              ;    43.5 alu2    21 x[1]
        xor r11, r12               ;    45.3 alu0    21 x[1]
        xor r14, r10               ;    45.3 alu3     7 x[4]
        xor r9, r11                ;    46.3 alu0     7 x[2]
        mov r12, r11               ;    46.3          9 x[0] copy
        not r12                    ;    46.3 alu1     9 x[0]
        mov r13, r11               ;    46.3          9 x[4] copy
        mov r15, r10               ;    45.3          9 x[2] copy
        not r15                    ;    45.3 alu2     9 x[2]
        and r15, r14               ;    46.3 alu3     9 x[2]
        mov rsi, r14               ;    46.3          9 x[3] copy
        not rsi                    ;    46.3 alu0     9 x[3]
        and rsi, rdi               ;    47.3 alu1     9 x[3]
        xor rsi, r10               ;    48.3 alu2    10 x[4]
        mov rbp, rdi               ;    44.2          9 x[4] copy
        not rbp                    ;    46.0 alu3     9 x[4]
        and r13, rbp               ;    47.0 alu0     9 x[4]
        xor r14, r13               ;    48.0 alu1     9 x[4]
        rorx r13, r14, 7           ;    49.0 alu2    21 x[4]
        xor r13, r14               ;    50.0 alu3    21 x[4]
        rorx rbp, r14, 0x29        ;    49.0 alu1    21 x[4]
        xor r13, rbp               ;    51.0 alu0    21 x[4]
        mov rbp, r13               ;    52.0          7 x[0] copy
        xor r9, 0x78               ;    47.5 alu2     7 x[2]
        and r12, r9                ;    48.5 alu3     9 x[0]
        xor rdi, r12               ;    49.5 alu0     9 x[0]
        xor r15, r9                ;    48.5 alu1     9 x[2]
        not r9                     ;    48.5 alu2     9 x[1]
        and r10, r9                ;    49.5 alu3     9 x[1]
        xor r11, r10               ;    50.5 alu0    10 x[4]
        xor rsi, r15               ;    49.5 alu1    10 x[4]
        not r15                    ;    49.5 alu2    10 x[4]
        xor r14, rdi               ;    50.5 alu3    10 x[4]
        xor r11, rdi               ;    51.5 alu0    10 x[4]
        xor rbp, r14               ;    52.0 alu1     7 x[0]
        rorx r9, r14, 0x13         ;    51.5 alu2    21 x[0]
        xor rbp, r9                ;    53.0 alu3     7 x[0]
        ror r14, 0x1c              ;    51.5 alu1    21 x[0]
        xor rbp, r14               ;    54.0 alu0     7 x[0]
        rorx r9, r15, 1            ;    51.5 alu2    21 x[2]
        xor r9, r15                ;    52.5 alu3     7 x[2]
        ror r15, 6                 ;    52.3 alu1    21 x[2]
        xor r9, r15                ;    53.5 alu0     7 x[2]
        rorx r10, rsi, 0xa         ;    52.5 alu2    21 x[3]
        xor r10, rsi               ;    53.5 alu3    21 x[3]
        ror rsi, 0x11              ;    53.3 alu1    21 x[3]
        xor r10, rsi               ;    54.5 alu0    21 x[3]
        rorx r12, r11, 0x3d        ;    53.5 alu2    21 x[1]
        xor r12, r11               ;    54.5 alu3    21 x[1]
        ror r11, 0x27              ;    54.3 alu1    21 x[1]
        xor r12, r11               ;    55.5 alu0    21 x[1]
        xor r13, r10               ;    55.5 alu2     7 x[4]
        xor r9, r12                ;    56.5 alu3     7 x[2]
        mov r11, r12               ;    56.5          9 x[0] copy
        not r11                    ;    56.5 alu0     9 x[0]
        mov r14, r12               ;    56.5          9 x[4] copy
        mov r15, r10               ;    55.5          9 x[2] copy
        not r15                    ;    55.5 alu1     9 x[2]
        and r15, r13               ;    56.5 alu2     9 x[2]
        mov rsi, r13               ;    56.5          9 x[3] copy
        not rsi                    ;    56.5 alu3     9 x[3]
        and rsi, rbp               ;    57.5 alu0     9 x[3]
        xor rsi, r10               ;    58.5 alu1    10 x[4]
        mov rdi, rbp               ;    55.0          9 x[4] copy
        not rdi                    ;    56.5 alu2     9 x[4]
        and r14, rdi               ;    57.5 alu3     9 x[4]
        xor r13, r14               ;    58.5 alu0     9 x[4]
        rorx r14, r13, 7           ;    59.5 alu1    21 x[4]
        xor r14, r13               ;    60.5 alu2    21 x[4]
        rorx rdi, r13, 0x29        ;    59.5 alu1    21 x[4]
        xor r14, rdi               ;    61.5 alu3    21 x[4]
        mov rdi, r14               ;    62.5          7 x[0] copy
        xor r9, 0x69               ;    58.2 alu0     7 x[2]
        and r11, r9                ;    59.2 alu2     9 x[0]
        xor rbp, r11               ;    60.2 alu3     9 x[0]
        xor r15, r9                ;    59.2 alu0     9 x[2]
        not r9                     ;    59.3 alu1     9 x[1]
        and r10, r9                ;    60.3 alu2     9 x[1]
        xor r12, r10               ;    61.3 alu3    10 x[4]
        xor rsi, r15               ;    60.2 alu0    10 x[4]
        not r15                    ;    60.3 alu1    10 x[4]
        xor r13, rbp               ;    61.2 alu2    10 x[4]
        xor r12, rbp               ;    62.3 alu3    10 x[4]
        xor rdi, r13               ;    62.5 alu0     7 x[0]
        rorx r9, r13, 0x13         ;    62.2 alu1    21 x[0]
        xor rdi, r9                ;    63.5 alu2     7 x[0]
        ror r13, 0x1c              ;    62.3 alu1    21 x[0]
        xor rdi, r13               ;    64.5 alu3     7 x[0]
        rorx r9, r15, 1            ;    62.5 alu2    21 x[2]
        xor r9, r15                ;    63.5 alu0     7 x[2]
        ror r15, 6                 ;    63.3 alu1    21 x[2]
        xor r9, r15                ;    64.5 alu3     7 x[2]
        rorx r10, rsi, 0xa         ;    63.5 alu2    21 x[3]
        xor r10, rsi               ;    64.5 alu0    21 x[3]
        ror rsi, 0x11              ;    64.3 alu1    21 x[3]
        xor r10, rsi               ;    65.5 alu3    21 x[3]
        rorx r11, r12, 0x3d        ;    64.5 alu2    21 x[1]
        xor r11, r12               ;    65.5 alu0    21 x[1]
        ror r12, 0x27              ;    65.3 alu1    21 x[1]
        xor r11, r12               ;    66.5 alu3    21 x[1]
        xor r14, r10               ;    66.5 alu0     7 x[4]
        xor r9, r11                ;    67.5 alu2     7 x[2]
        mov r12, r11               ;    67.5          9 x[0] copy
        not r12                    ;    67.5 alu3     9 x[0]
        mov r13, r11               ;    67.5          9 x[4] copy
        mov r15, r10               ;    66.5          9 x[2] copy
        not r15                    ;    66.5 alu0     9 x[2]
        and r15, r14               ;    67.5 alu1     9 x[2]
        mov rsi, r14               ;    67.5          9 x[3] copy
        not rsi                    ;    67.5 alu2     9 x[3]
        and rsi, rdi               ;    68.5 alu3     9 x[3]
        xor rsi, r10               ;    69.5 alu0    10 x[4]
        mov rbp, rdi               ;    65.5          9 x[4] copy
        not rbp                    ;    67.3 alu1     9 x[4]
        and r13, rbp               ;    68.3 alu2     9 x[4]
        xor r14, r13               ;    69.3 alu3     9 x[4]
        rorx r13, r14, 7           ;    70.3 alu1    21 x[4]
        xor r13, r14               ;    71.3 alu0    21 x[4]
        rorx rbp, r14, 0x29        ;    70.3 alu2    21 x[4]
        xor r13, rbp               ;    72.3 alu3    21 x[4]
        mov rbp, r13               ;    73.3          7 x[0] copy
        xor r9, 0x5a               ;    69.2 alu0     7 x[2]
        and r12, r9                ;    70.2 alu1     9 x[0]
        xor rdi, r12               ;    71.2 alu2     9 x[0]
        xor r15, r9                ;    70.2 alu3     9 x[2]
        not r9                     ;    70.2 alu0     9 x[1]
        and r10, r9                ;    71.2 alu1     9 x[1]
        xor r11, r10               ;    72.2 alu2    10 x[4]
        xor rsi, r15               ;    71.2 alu3    10 x[4]
        not r15                    ;    71.2 alu0    10 x[4]
        xor r14, rdi               ;    72.2 alu1    10 x[4]
        xor r11, rdi               ;    73.2 alu2    10 x[4]
        xor rbp, r14               ;    73.3 alu3     7 x[0]
        rorx r9, r14, 0x13         ;    73.2 alu1    21 x[0]
        xor rbp, r9                ;    74.3 alu0     7 x[0]
        ror r14, 0x1c              ;    73.2 alu2    21 x[0]
        xor rbp, r14               ;    75.3 alu3     7 x[0]
        rorx r9, r15, 1            ;    73.3 alu1    21 x[2]
        xor r9, r15                ;    74.3 alu0     7 x[2]
        ror r15, 6                 ;    73.5 alu2    21 x[2]
        xor r9, r15                ;    75.3 alu3     7 x[2]
        rorx r10, rsi, 0xa         ;    74.3 alu1    21 x[3]
        xor r10, rsi               ;    75.3 alu0    21 x[3]
        ror rsi, 0x11              ;    74.5 alu2    21 x[3]
        xor r10, rsi               ;    76.3 alu3    21 x[3]
        rorx r12, r11, 0x3d        ;    75.3 alu1    21 x[1]
        xor r12, r11               ;    76.3 alu0    21 x[1]
        ror r11, 0x27              ;    75.5 alu2    21 x[1]
        xor r12, r11               ;    77.3 alu3    21 x[1]
        xor r13, r10               ;    77.3 alu0     7 x[4]
        xor r9, r12                ;    78.3 alu1     7 x[2]
        mov r11, r12               ;    78.3          9 x[0] copy
        not r11                    ;    78.3 alu2     9 x[0]
        mov r14, r12               ;    78.3          9 x[4] copy
        mov r15, r10               ;    77.3          9 x[2] copy
        not r15                    ;    77.3 alu3     9 x[2]
        and r15, r13               ;    78.3 alu0     9 x[2]
        mov rsi, r13               ;    78.3          9 x[3] copy
        not rsi                    ;    78.3 alu1     9 x[3]
        and rsi, rbp               ;    79.3 alu2     9 x[3]
        xor rsi, r10               ;    80.3 alu3    10 x[4]
        mov rdi, rbp               ;    76.3          9 x[4] copy
        not rdi                    ;    78.2 alu0     9 x[4]
        and r14, rdi               ;    79.2 alu1     9 x[4]
        xor r13, r14               ;    80.2 alu2     9 x[4]
        rorx r14, r13, 7           ;    81.2 alu1    21 x[4]
        xor r14, r13               ;    82.2 alu3    21 x[4]
        rorx rdi, r13, 0x29        ;    81.2 alu2    21 x[4]
        xor r14, rdi               ;    83.2 alu0    21 x[4]
        xor r9, 0x4b               ;    80.0 alu3     7 x[2]
        and r11, r9                ;    81.0 alu0     9 x[0]
        xor rbp, r11               ;    82.0 alu1     9 x[0]
        xor r15, r9                ;    81.0 alu2     9 x[2]
        not r9                     ;    81.0 alu3     9 x[1]
        and r10, r9                ;    82.0 alu0     9 x[1]
        xor r12, r10               ;    83.0 alu1    10 x[4]
        xor rsi, r15               ;    82.0 alu2    10 x[4]
        not r15                    ;    82.0 alu3    10 x[4]
        xor r13, rbp               ;    83.0 alu0    10 x[4]
        xor r12, rbp               ;    84.0 alu1    10 x[4]
        rorx r9, r13, 0x13         ;    84.0 alu2    21 x[0]
        xor r9, r13                ;    85.0 alu3    21 x[0]
        ror r13, 0x1c              ;    84.0 alu1    21 x[0]
        xor r9, r13                ;    86.0 alu0    21 x[0]
        rorx r10, r15, 1           ;    83.5 alu2    21 x[2]
        xor r10, r15               ;    84.5 alu3    21 x[2]
        ror r15, 6                 ;    84.3 alu1    21 x[2]
        xor r10, r15               ;    85.5 alu0    21 x[2]
        rorx r11, rsi, 0xa         ;    84.5 alu2    21 x[3]
        xor r11, rsi               ;    85.5 alu3    21 x[3]
        ror rsi, 0x11              ;    85.3 alu1    21 x[3]
        xor r11, rsi               ;    86.5 alu0    21 x[3]
        rorx r13, r12, 0x3d        ;    85.5 alu2    21 x[1]
        xor r13, r12               ;    86.5 alu3    21 x[1]
        ror r12, 0x27              ;    86.3 alu1    21 x[1]
        xor r13, r12               ;    87.5 alu0    21 x[1]
        add r8, 0x10               ;    86.5 alu2    37 blocks
        mov r12, r10               ;    86.5         21 x[2] copy
        mov r10, r9                ;    87.0         21 x[0] copy
        mov r9, r13                ;    88.5         21 x[1] copy
        mov r13, r11               ;    87.5         21 x[3] copy
        mov r11, r14               ;    84.8         21 x[4] copy
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
