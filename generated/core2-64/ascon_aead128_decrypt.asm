; ascon_aead128_decrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_decrypt --cpu core2-64
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
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 431 uops, planned 143.0; bounds: width 107.8, ports 139.3, path 68.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
        mov qword [rbx - 80], rsi  ;                    argument
        mov qword [rbx - 64], rdx  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      57 st reload
        mov r9, qword [r8]         ;     3.0 p2      57 st
        mov qword [rbx - 120], r9  ;     6.0 p3+p4   57 st
        mov r9, qword [r8 + 8]     ;     3.0 p2      57 st
        mov qword [rbx - 112], r9  ;     6.0 p3+p4   57 st
        mov r9, qword [r8 + 16]    ;     3.0 p2      57 st
        mov qword [rbx - 104], r9  ;     6.0 p3+p4   57 st
        mov r9, qword [r8 + 24]    ;     4.0 p2      57 st
        mov qword [rbx - 96], r9   ;     7.0 p3+p4   57 st
        mov r8, qword [r8 + 32]    ;     5.0 p2      57 st
        mov qword [rbx - 88], r8   ;     8.0 p3+p4   57 st
        mov r8d, dword [rbx - 56]  ;     6.0 p2      57 st
        shl r8, 4                  ;     9.0 p0      57 st
        add r8, qword [rbx - 80]   ;    10.0 p1+p2   57 st
        mov qword [rbx - 72], r8   ;    11.0 p3+p4   57 st
        cmp dword [rbx - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 80]   ;                    resident
        align 16
.blocks_1:
        mov r9, qword [r8]         ;     0.0 p2      59 c
        mov r10, qword [r8 + 8]    ;     1.0 p2      59 c
        mov r11, r9                ;     3.0 p0       7 x[0] copy
        mov r12, qword [rbx - 88]  ;     2.0 p2      26 x reload
        xor r11, r12               ;     5.0 p1       7 x[0]
        xor r9, qword [rbx - 120]  ;     3.0 p5+p2   60 dst
        mov r13, qword [rbx - 64]  ;     4.0 p2      60 dst reload
        mov qword [r13], r9        ;     4.0 p3+p4   60 dst
        mov r9, r11                ;     6.0 p0       9 x[4] copy
        not r9                     ;     7.0 p1       9 x[4]
        and r9, r10                ;     8.0 p5       9 x[4]
        mov r14, r10               ;     4.0 p0       9 x[0] copy
        not r14                    ;     5.0 p1       9 x[0]
        mov r15, r10               ;     4.0 p5       7 x[2] copy
        xor r15, qword [rbx - 104] ;     5.0 p0+p2    7 x[2]
        xor r15, 0xb4              ;     6.0 p1       7 x[2]
        and r14, r15               ;     7.0 p5       9 x[0]
        xor r14, r11               ;     8.0 p0       9 x[0]
        mov rsi, r15               ;     7.0 p1       9 x[1] copy
        not rsi                    ;     8.0 p5       9 x[1]
        mov rdi, qword [rbx - 96]  ;     6.0 p2      26 x reload
        and rsi, rdi               ;     9.0 p0       9 x[1]
        xor rsi, r10               ;    10.0 p1      10 x[4]
        xor rsi, r14               ;    11.0 p5      10 x[4]
        xor r10, qword [rbx - 112] ;     7.0 p0+p2   60 dst
        mov qword [r13 + 8], r10   ;     8.0 p3+p4   60 dst
        mov r10, rdi               ;     9.0 p1       9 x[2] copy
        not r10                    ;    10.0 p5       9 x[2]
        mov rbp, rsi               ;    12.0 p0      21 x[1] copy
        ror rbp, 0x16              ;    13.0 p5      21 x[1]
        xor rbp, rsi               ;    14.0 p1      21 x[1]
        ror rbp, 0x27              ;    15.0 p0      21 x[1]
        xor rsi, rbp               ;    16.0 p1      21 x[1]
        mov rbp, rsi               ;    17.0 p5       9 x[0] copy
        not rbp                    ;    18.0 p0       9 x[0]
        mov rax, rsi               ;    17.0 p1       7 x[2] copy
        xor rax, 0xa5              ;    18.0 p5       7 x[2]
        mov rcx, rsi               ;    17.0 p0       9 x[4] copy
        xor r12, rdi               ;    11.2 p1       7 x[4]
        and r10, r12               ;    12.2 p5       9 x[2]
        xor r15, r10               ;    13.2 p0       9 x[2]
        xor r9, r12                ;    12.2 p1       9 x[4]
        not r12                    ;    12.5 p5       9 x[3]
        and r11, r12               ;    13.5 p0       9 x[3]
        xor r11, rdi               ;    14.5 p1      10 x[4]
        xor r11, r15               ;    15.5 p5      10 x[4]
        not r15                    ;    14.2 p0      10 x[4]
        xor r14, r9                ;    14.2 p1      10 x[4]
        xor rax, r15               ;    19.0 p5       7 x[2]
        mov r10, r9                ;    15.0 p0      21 x[4] copy
        ror r10, 0x22              ;    16.0 p5      21 x[4]
        xor r10, r9                ;    17.0 p1      21 x[4]
        ror r10, 7                 ;    18.0 p0      21 x[4]
        xor r9, r10                ;    19.0 p1      21 x[4]
        mov r10, r15               ;    16.5 p5      21 x[2] copy
        ror r10, 5                 ;    17.5 p0      21 x[2]
        xor r15, r10               ;    18.5 p1      21 x[2]
        ror r15, 1                 ;    19.5 p5      21 x[2]
        xor rax, r15               ;    20.5 p0       7 x[2]
        and rbp, rax               ;    21.5 p1       9 x[0]
        mov r10, r11               ;    18.5 p5      21 x[3] copy
        ror r10, 7                 ;    19.5 p0      21 x[3]
        xor r10, r11               ;    20.5 p1      21 x[3]
        ror r10, 0xa               ;    21.5 p5      21 x[3]
        xor r11, r10               ;    22.5 p0      21 x[3]
        mov r10, r14               ;    20.2 p1      21 x[0] copy
        ror r10, 9                 ;    21.2 p5      21 x[0]
        xor r10, r14               ;    22.2 p0      21 x[0]
        xor r14, r9                ;    21.2 p1       7 x[0]
        ror r10, 0x13              ;    23.2 p5      21 x[0]
        xor r14, r10               ;    24.2 p0       7 x[0]
        xor r9, r11                ;    23.5 p1       7 x[4]
        xor rbp, r14               ;    25.2 p5       9 x[0]
        xor rsi, rbp               ;    26.2 p0      10 x[4]
        mov r10, rax               ;    23.2 p1       9 x[1] copy
        not r10                    ;    24.2 p5       9 x[1]
        and r10, r11               ;    25.2 p0       9 x[1]
        xor rsi, r10               ;    27.2 p1      10 x[4]
        mov r10, r11               ;    24.5 p5       9 x[2] copy
        not r10                    ;    25.5 p0       9 x[2]
        and r10, r9                ;    26.5 p1       9 x[2]
        xor rax, r10               ;    27.5 p5       9 x[2]
        xor r11, rax               ;    28.5 p0      10 x[4]
        not rax                    ;    28.5 p1      10 x[4]
        mov r10, r9                ;    26.5 p5       9 x[3] copy
        not r10                    ;    27.5 p0       9 x[3]
        and r10, r14               ;    28.5 p1       9 x[3]
        not r14                    ;    27.5 p5       9 x[4]
        and rcx, r14               ;    28.5 p0       9 x[4]
        xor r9, rcx                ;    29.5 p1       9 x[4]
        xor r11, r10               ;    29.5 p5      10 x[4]
        xor rbp, r9                ;    30.5 p0      10 x[4]
        mov r10, rsi               ;    29.2 p1      21 x[1] copy
        ror r10, 0x16              ;    30.2 p5      21 x[1]
        xor r10, rsi               ;    31.2 p0      21 x[1]
        ror r10, 0x27              ;    32.2 p5      21 x[1]
        xor rsi, r10               ;    33.2 p1      21 x[1]
        mov r10, r11               ;    31.0 p0      21 x[3] copy
        ror r10, 7                 ;    32.0 p5      21 x[3]
        xor r10, r11               ;    33.0 p1      21 x[3]
        ror r10, 0xa               ;    34.0 p0      21 x[3]
        xor r11, r10               ;    35.0 p1      21 x[3]
        mov r10, r9                ;    32.5 p5      21 x[4] copy
        ror r10, 0x22              ;    33.5 p0      21 x[4]
        xor r10, r9                ;    34.5 p1      21 x[4]
        ror r10, 7                 ;    35.5 p5      21 x[4]
        xor r9, r10                ;    36.5 p0      21 x[4]
        mov r10, rax               ;    34.2 p1      21 x[2] copy
        ror r10, 5                 ;    35.2 p5      21 x[2]
        xor r10, rax               ;    36.2 p0      21 x[2]
        ror r10, 1                 ;    37.2 p5      21 x[2]
        xor rax, r10               ;    38.2 p1       7 x[2]
        xor rax, rsi               ;    39.2 p0       7 x[2]
        xor rax, 0x96              ;    40.2 p1       7 x[2]
        mov r10, rbp               ;    36.5 p5      21 x[0] copy
        ror r10, 9                 ;    37.5 p0      21 x[0]
        xor r10, rbp               ;    38.5 p1      21 x[0]
        ror r10, 0x13              ;    39.5 p5      21 x[0]
        xor rbp, r10               ;    40.5 p0       7 x[0]
        xor rbp, r9                ;    41.5 p1       7 x[0]
        xor r9, r11                ;    38.5 p5       7 x[4]
        mov r10, rsi               ;    39.0 p0       9 x[0] copy
        not r10                    ;    40.0 p1       9 x[0]
        and r10, rax               ;    41.2 p5       9 x[0]
        xor r10, rbp               ;    42.5 p0       9 x[0]
        mov r12, r11               ;    40.2 p1       9 x[2] copy
        not r12                    ;    41.2 p5       9 x[2]
        and r12, r9                ;    42.2 p0       9 x[2]
        xor r12, rax               ;    43.2 p1       9 x[2]
        not rax                    ;    41.5 p5       9 x[1]
        and rax, r11               ;    42.5 p0       9 x[1]
        xor rax, rsi               ;    43.5 p1      10 x[4]
        xor rax, r10               ;    44.5 p5      10 x[4]
        xor r11, r12               ;    44.2 p0      10 x[4]
        not r12                    ;    44.2 p1      10 x[4]
        mov r14, r9                ;    43.5 p5       9 x[3] copy
        not r14                    ;    44.5 p0       9 x[3]
        and r14, rbp               ;    45.5 p1       9 x[3]
        not rbp                    ;    44.5 p5       9 x[4]
        and rsi, rbp               ;    45.5 p0       9 x[4]
        xor r9, rsi                ;    46.5 p1       9 x[4]
        xor r11, r14               ;    46.5 p5      10 x[4]
        xor r10, r9                ;    47.5 p0      10 x[4]
        mov r14, rax               ;    46.2 p1      21 x[1] copy
        ror r14, 0x16              ;    47.2 p5      21 x[1]
        xor r14, rax               ;    48.2 p0      21 x[1]
        ror r14, 0x27              ;    49.2 p5      21 x[1]
        xor rax, r14               ;    50.2 p1      21 x[1]
        mov r14, r11               ;    48.0 p0      21 x[3] copy
        ror r14, 7                 ;    49.0 p5      21 x[3]
        xor r14, r11               ;    50.0 p1      21 x[3]
        ror r14, 0xa               ;    51.0 p0      21 x[3]
        xor r11, r14               ;    52.0 p1      21 x[3]
        mov r14, r9                ;    49.5 p5      21 x[4] copy
        ror r14, 0x22              ;    50.5 p0      21 x[4]
        xor r14, r9                ;    51.5 p1      21 x[4]
        ror r14, 7                 ;    52.5 p5      21 x[4]
        xor r9, r14                ;    53.5 p0      21 x[4]
        mov r14, r12               ;    51.2 p1      21 x[2] copy
        ror r14, 5                 ;    52.2 p5      21 x[2]
        xor r14, r12               ;    53.2 p0      21 x[2]
        ror r14, 1                 ;    54.2 p5      21 x[2]
        xor r12, r14               ;    55.2 p1       7 x[2]
        xor r12, rax               ;    56.2 p0       7 x[2]
        xor r12, 0x87              ;    57.2 p1       7 x[2]
        mov r14, r10               ;    53.5 p5      21 x[0] copy
        ror r14, 9                 ;    54.5 p0      21 x[0]
        xor r14, r10               ;    55.5 p1      21 x[0]
        ror r14, 0x13              ;    56.5 p5      21 x[0]
        xor r10, r14               ;    57.5 p0       7 x[0]
        xor r10, r9                ;    58.5 p1       7 x[0]
        xor r9, r11                ;    55.5 p5       7 x[4]
        mov r14, rax               ;    56.0 p0       9 x[0] copy
        not r14                    ;    57.0 p1       9 x[0]
        and r14, r12               ;    58.2 p5       9 x[0]
        xor r14, r10               ;    59.5 p0       9 x[0]
        mov r15, r11               ;    57.2 p1       9 x[2] copy
        not r15                    ;    58.2 p5       9 x[2]
        and r15, r9                ;    59.2 p0       9 x[2]
        xor r15, r12               ;    60.2 p1       9 x[2]
        not r12                    ;    58.5 p5       9 x[1]
        and r12, r11               ;    59.5 p0       9 x[1]
        xor r12, rax               ;    60.5 p1      10 x[4]
        xor r12, r14               ;    61.5 p5      10 x[4]
        xor r11, r15               ;    61.2 p0      10 x[4]
        not r15                    ;    61.2 p1      10 x[4]
        mov rsi, r9                ;    60.5 p5       9 x[3] copy
        not rsi                    ;    61.5 p0       9 x[3]
        and rsi, r10               ;    62.5 p1       9 x[3]
        not r10                    ;    61.5 p5       9 x[4]
        and rax, r10               ;    62.5 p0       9 x[4]
        xor r9, rax                ;    63.5 p1       9 x[4]
        xor r11, rsi               ;    63.5 p5      10 x[4]
        xor r14, r9                ;    64.5 p0      10 x[4]
        mov r10, r12               ;    63.2 p1      21 x[1] copy
        ror r10, 0x16              ;    64.2 p5      21 x[1]
        xor r10, r12               ;    65.2 p0      21 x[1]
        ror r10, 0x27              ;    66.2 p5      21 x[1]
        xor r12, r10               ;    67.2 p1      21 x[1]
        mov r10, r11               ;    65.0 p0      21 x[3] copy
        ror r10, 7                 ;    66.0 p5      21 x[3]
        xor r10, r11               ;    67.0 p1      21 x[3]
        ror r10, 0xa               ;    68.0 p0      21 x[3]
        xor r11, r10               ;    69.0 p1      21 x[3]
        mov r10, r9                ;    66.5 p5      21 x[4] copy
        ror r10, 0x22              ;    67.5 p0      21 x[4]
        xor r10, r9                ;    68.5 p1      21 x[4]
        ror r10, 7                 ;    69.5 p5      21 x[4]
        xor r9, r10                ;    70.5 p0      21 x[4]
        mov r10, r15               ;    68.2 p1      21 x[2] copy
        ror r10, 5                 ;    69.2 p5      21 x[2]
        xor r10, r15               ;    70.2 p0      21 x[2]
        ror r10, 1                 ;    71.2 p5      21 x[2]
        xor r15, r10               ;    72.2 p1       7 x[2]
        xor r15, r12               ;    73.2 p0       7 x[2]
        xor r15, 0x78              ;    74.2 p1       7 x[2]
        mov r10, r14               ;    70.5 p5      21 x[0] copy
        ror r10, 9                 ;    71.5 p0      21 x[0]
        xor r10, r14               ;    72.5 p1      21 x[0]
        ror r10, 0x13              ;    73.5 p5      21 x[0]
        xor r14, r10               ;    74.5 p0       7 x[0]
        xor r14, r9                ;    75.5 p1       7 x[0]
        xor r9, r11                ;    72.5 p5       7 x[4]
        mov r10, r12               ;    73.0 p0       9 x[0] copy
        not r10                    ;    74.0 p1       9 x[0]
        and r10, r15               ;    75.2 p5       9 x[0]
        xor r10, r14               ;    76.5 p0       9 x[0]
        mov rsi, r11               ;    74.2 p1       9 x[2] copy
        not rsi                    ;    75.2 p5       9 x[2]
        and rsi, r9                ;    76.2 p0       9 x[2]
        xor rsi, r15               ;    77.2 p1       9 x[2]
        not r15                    ;    75.5 p5       9 x[1]
        and r15, r11               ;    76.5 p0       9 x[1]
        xor r15, r12               ;    77.5 p1      10 x[4]
        xor r15, r10               ;    78.5 p5      10 x[4]
        xor r11, rsi               ;    78.2 p0      10 x[4]
        not rsi                    ;    78.2 p1      10 x[4]
        mov rdi, r9                ;    77.5 p5       9 x[3] copy
        not rdi                    ;    78.5 p0       9 x[3]
        and rdi, r14               ;    79.5 p1       9 x[3]
        not r14                    ;    78.5 p5       9 x[4]
        and r12, r14               ;    79.5 p0       9 x[4]
        xor r9, r12                ;    80.5 p1       9 x[4]
        xor r11, rdi               ;    80.5 p5      10 x[4]
        xor r10, r9                ;    81.5 p0      10 x[4]
        mov r12, r15               ;    80.2 p1      21 x[1] copy
        ror r12, 0x16              ;    81.2 p5      21 x[1]
        xor r12, r15               ;    82.2 p0      21 x[1]
        ror r12, 0x27              ;    83.2 p5      21 x[1]
        xor r15, r12               ;    84.2 p1      21 x[1]
        mov r12, r11               ;    82.0 p0      21 x[3] copy
        ror r12, 7                 ;    83.0 p5      21 x[3]
        xor r12, r11               ;    84.0 p1      21 x[3]
        ror r12, 0xa               ;    85.0 p0      21 x[3]
        xor r11, r12               ;    86.0 p1      21 x[3]
        mov r12, r9                ;    83.5 p5      21 x[4] copy
        ror r12, 0x22              ;    84.5 p0      21 x[4]
        xor r12, r9                ;    85.5 p1      21 x[4]
        ror r12, 7                 ;    86.5 p5      21 x[4]
        xor r9, r12                ;    87.5 p0      21 x[4]
        mov r12, rsi               ;    85.2 p1      21 x[2] copy
        ror r12, 5                 ;    86.2 p5      21 x[2]
        xor r12, rsi               ;    87.2 p0      21 x[2]
        ror r12, 1                 ;    88.2 p5      21 x[2]
        xor rsi, r12               ;    89.2 p1       7 x[2]
        xor rsi, r15               ;    90.2 p0       7 x[2]
        xor rsi, 0x69              ;    91.2 p1       7 x[2]
        mov r12, r10               ;    87.5 p5      21 x[0] copy
        ror r12, 9                 ;    88.5 p0      21 x[0]
        xor r12, r10               ;    89.5 p1      21 x[0]
        ror r12, 0x13              ;    90.5 p5      21 x[0]
        xor r10, r12               ;    91.5 p0       7 x[0]
        xor r10, r9                ;    92.5 p1       7 x[0]
        xor r9, r11                ;    89.5 p5       7 x[4]
        mov r12, r15               ;    90.0 p0       9 x[0] copy
        not r12                    ;    91.0 p1       9 x[0]
        and r12, rsi               ;    92.2 p5       9 x[0]
        xor r12, r10               ;    93.5 p0       9 x[0]
        mov r14, r11               ;    91.2 p1       9 x[2] copy
        not r14                    ;    92.2 p5       9 x[2]
        and r14, r9                ;    93.2 p0       9 x[2]
        xor r14, rsi               ;    94.2 p1       9 x[2]
        not rsi                    ;    92.5 p5       9 x[1]
        and rsi, r11               ;    93.5 p0       9 x[1]
        xor rsi, r15               ;    94.5 p1      10 x[4]
        xor rsi, r12               ;    95.5 p5      10 x[4]
        xor r11, r14               ;    95.2 p0      10 x[4]
        not r14                    ;    95.2 p1      10 x[4]
        mov rdi, r9                ;    94.5 p5       9 x[3] copy
        not rdi                    ;    95.5 p0       9 x[3]
        and rdi, r10               ;    96.5 p1       9 x[3]
        not r10                    ;    95.5 p5       9 x[4]
        and r15, r10               ;    96.5 p0       9 x[4]
        xor r9, r15                ;    97.5 p1       9 x[4]
        xor r11, rdi               ;    97.5 p5      10 x[4]
        xor r12, r9                ;    98.5 p0      10 x[4]
        mov r10, rsi               ;    97.2 p1      21 x[1] copy
        ror r10, 0x16              ;    98.2 p5      21 x[1]
        xor r10, rsi               ;    99.2 p0      21 x[1]
        ror r10, 0x27              ;   100.2 p5      21 x[1]
        xor rsi, r10               ;   101.2 p1      21 x[1]
        mov r10, r11               ;    99.0 p0      21 x[3] copy
        ror r10, 7                 ;   100.0 p5      21 x[3]
        xor r10, r11               ;   101.0 p1      21 x[3]
        ror r10, 0xa               ;   102.0 p0      21 x[3]
        xor r11, r10               ;   103.0 p1      21 x[3]
        mov r10, r9                ;   100.5 p5      21 x[4] copy
        ror r10, 0x22              ;   101.5 p0      21 x[4]
        xor r10, r9                ;   102.5 p1      21 x[4]
        ror r10, 7                 ;   103.5 p5      21 x[4]
        xor r9, r10                ;   104.5 p0      21 x[4]
        mov r10, r14               ;   102.2 p1      21 x[2] copy
        ror r10, 5                 ;   103.2 p5      21 x[2]
        xor r10, r14               ;   104.2 p0      21 x[2]
        ror r10, 1                 ;   105.2 p5      21 x[2]
        xor r14, r10               ;   106.2 p1       7 x[2]
        xor r14, rsi               ;   107.2 p0       7 x[2]
        xor r14, 0x5a              ;   108.2 p1       7 x[2]
        mov r10, r12               ;   104.5 p5      21 x[0] copy
        ror r10, 9                 ;   105.5 p0      21 x[0]
        xor r10, r12               ;   106.5 p1      21 x[0]
        ror r10, 0x13              ;   107.5 p5      21 x[0]
        xor r12, r10               ;   108.5 p0       7 x[0]
        xor r12, r9                ;   109.5 p1       7 x[0]
        xor r9, r11                ;   106.5 p5       7 x[4]
        mov r10, rsi               ;   107.0 p0       9 x[0] copy
        not r10                    ;   108.0 p1       9 x[0]
        and r10, r14               ;   109.2 p5       9 x[0]
        xor r10, r12               ;   110.5 p0       9 x[0]
        mov r15, r11               ;   108.2 p1       9 x[2] copy
        not r15                    ;   109.2 p5       9 x[2]
        and r15, r9                ;   110.2 p0       9 x[2]
        xor r15, r14               ;   111.2 p1       9 x[2]
        not r14                    ;   109.5 p5       9 x[1]
        and r14, r11               ;   110.5 p0       9 x[1]
        xor r14, rsi               ;   111.5 p1      10 x[4]
        xor r14, r10               ;   112.5 p5      10 x[4]
        xor r11, r15               ;   112.2 p0      10 x[4]
        not r15                    ;   112.2 p1      10 x[4]
        mov rdi, r9                ;   111.5 p5       9 x[3] copy
        not rdi                    ;   112.5 p0       9 x[3]
        and rdi, r12               ;   113.5 p1       9 x[3]
        not r12                    ;   112.5 p5       9 x[4]
        and rsi, r12               ;   113.5 p0       9 x[4]
        xor r9, rsi                ;   114.5 p1       9 x[4]
        xor r11, rdi               ;   114.5 p5      10 x[4]
        xor r10, r9                ;   115.5 p0      10 x[4]
        mov r12, r14               ;   114.2 p1      21 x[1] copy
        ror r12, 0x16              ;   115.2 p5      21 x[1]
        xor r12, r14               ;   116.2 p0      21 x[1]
        ror r12, 0x27              ;   117.2 p5      21 x[1]
        xor r14, r12               ;   118.2 p1      21 x[1]
        mov r12, r11               ;   116.0 p0      21 x[3] copy
        ror r12, 7                 ;   117.0 p5      21 x[3]
        xor r12, r11               ;   118.0 p1      21 x[3]
        ror r12, 0xa               ;   119.0 p0      21 x[3]
        xor r11, r12               ;   120.0 p1      21 x[3]
        mov r12, r9                ;   117.5 p5      21 x[4] copy
        ror r12, 0x22              ;   118.5 p0      21 x[4]
        xor r12, r9                ;   119.5 p1      21 x[4]
        ror r12, 7                 ;   120.5 p5      21 x[4]
        xor r9, r12                ;   121.5 p0      21 x[4]
        mov r12, r15               ;   119.2 p1      21 x[2] copy
        ror r12, 5                 ;   120.2 p5      21 x[2]
        xor r12, r15               ;   121.2 p0      21 x[2]
        ror r12, 1                 ;   122.2 p5      21 x[2]
        xor r15, r12               ;   123.2 p1       7 x[2]
        xor r15, r14               ;   124.2 p0       7 x[2]
        xor r15, 0x4b              ;   125.2 p1       7 x[2]
        mov r12, r10               ;   121.5 p5      21 x[0] copy
        ror r12, 9                 ;   122.5 p0      21 x[0]
        xor r12, r10               ;   123.5 p1      21 x[0]
        ror r12, 0x13              ;   124.5 p5      21 x[0]
        xor r10, r12               ;   125.5 p0       7 x[0]
        xor r10, r9                ;   126.5 p1       7 x[0]
        xor r9, r11                ;   123.5 p5       7 x[4]
        mov r12, r14               ;   124.0 p0       9 x[0] copy
        not r12                    ;   125.0 p1       9 x[0]
        and r12, r15               ;   126.2 p5       9 x[0]
        xor r12, r10               ;   127.5 p0       9 x[0]
        mov rsi, r11               ;   125.2 p1       9 x[2] copy
        not rsi                    ;   126.2 p5       9 x[2]
        and rsi, r9                ;   127.2 p0       9 x[2]
        xor rsi, r15               ;   128.2 p1       9 x[2]
        not r15                    ;   126.5 p5       9 x[1]
        and r15, r11               ;   127.5 p0       9 x[1]
        xor r15, r14               ;   128.5 p1      10 x[4]
        xor r15, r12               ;   129.5 p5      10 x[4]
        xor r11, rsi               ;   129.2 p0      10 x[4]
        not rsi                    ;   129.2 p1      10 x[4]
        mov rdi, r9                ;   128.5 p5       9 x[3] copy
        not rdi                    ;   129.5 p0       9 x[3]
        and rdi, r10               ;   130.5 p1       9 x[3]
        not r10                    ;   129.5 p5       9 x[4]
        and r14, r10               ;   130.5 p0       9 x[4]
        xor r9, r14                ;   131.5 p1       9 x[4]
        xor r11, rdi               ;   131.5 p5      10 x[4]
        xor r12, r9                ;   132.5 p0      10 x[4]
        mov r10, r15               ;   131.2 p1      21 x[1] copy
        ror r10, 0x16              ;   132.2 p5      21 x[1]
        xor r10, r15               ;   133.2 p0      21 x[1]
        ror r10, 0x27              ;   134.2 p5      21 x[1]
        xor r15, r10               ;   135.2 p1      21 x[1]
        mov qword [rbx - 112], r15 ;   136.2 p3+p4   27 st
        mov r10, rsi               ;   133.0 p0      21 x[2] copy
        ror r10, 5                 ;   134.0 p5      21 x[2]
        xor r10, rsi               ;   135.0 p1      21 x[2]
        ror r10, 1                 ;   136.0 p0      21 x[2]
        xor rsi, r10               ;   137.0 p1      21 x[2]
        mov qword [rbx - 104], rsi ;   138.0 p3+p4   27 st
        mov r10, r12               ;   134.5 p5      21 x[0] copy
        ror r10, 9                 ;   135.5 p0      21 x[0]
        xor r10, r12               ;   136.5 p1      21 x[0]
        ror r10, 0x13              ;   137.5 p5      21 x[0]
        xor r12, r10               ;   138.5 p0      21 x[0]
        mov qword [rbx - 120], r12 ;   139.5 p3+p4   27 st
        mov r10, r11               ;   136.2 p1      21 x[3] copy
        ror r10, 7                 ;   137.2 p5      21 x[3]
        xor r10, r11               ;   138.2 p0      21 x[3]
        ror r10, 0xa               ;   139.2 p5      21 x[3]
        xor r11, r10               ;   140.2 p1      21 x[3]
        mov qword [rbx - 96], r11  ;   141.2 p3+p4   27 st
        mov r10, r9                ;   138.0 p0      21 x[4] copy
        ror r10, 0x22              ;   139.0 p5      21 x[4]
        xor r10, r9                ;   140.0 p1      21 x[4]
        ror r10, 7                 ;   141.0 p0      21 x[4]
        xor r9, r10                ;   142.0 p1      21 x[4]
        mov qword [rbx - 88], r9   ;   143.0 p3+p4   27 st
        add r13, 0x10              ;   139.5 p5      57 blocks
        mov qword [rbx - 64], r13  ;   140.5 p3+p4   57 blocks
        add r8, 0x10               ;   140.0 p0      57 blocks
        cmp r8, qword [rbx - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 80], r8   ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 120]  ;     0.0 p2      57 blocks reload
        mov r9, qword [rbx - 128]  ;     1.0 p2      57 blocks reload
        mov qword [r9], r8         ;     3.0 p3+p4   57 blocks
        mov r8, qword [rbx - 112]  ;     2.0 p2      57 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 p3+p4   57 blocks
        mov r8, qword [rbx - 104]  ;     3.0 p2      57 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p3+p4   57 blocks
        mov r8, qword [rbx - 96]   ;     4.0 p2      57 blocks reload
        mov qword [r9 + 24], r8    ;     7.0 p3+p4   57 blocks
        mov r8, qword [rbx - 88]   ;     5.0 p2      57 blocks reload
        mov qword [r9 + 32], r8    ;     8.0 p3+p4   57 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 120], rax ;                    cleared
        mov qword [rbx - 112], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
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
