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
;   blocks: 430 uops, planned 143.0; bounds: width 107.5, ports 140.0, path 68.0
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
        mov r9, qword [rbx - 120]  ;                    resident
        mov r10, qword [rbx - 64]  ;                    resident
        align 16
.blocks_1:
        mov r11, qword [r8]        ;     0.0 p2      59 c
        mov r12, qword [r8 + 8]    ;     1.0 p2      59 c
        mov r13, r11               ;     3.0 p0       7 x[0] copy
        xor r11, r9                ;     3.0 p1      60 dst
        mov qword [r10], r11       ;     4.0 p3+p4   60 dst
        mov r9, qword [rbx - 88]   ;     2.0 p2      26 x reload
        xor r13, r9                ;     5.0 p5       7 x[0]
        mov r11, r13               ;     6.0 p0       9 x[4] copy
        not r11                    ;     7.0 p1       9 x[4]
        and r11, r12               ;     8.0 p5       9 x[4]
        mov r14, r13               ;     6.0 p0       9 x[0] copy
        mov r15, r12               ;     4.0 p1       9 x[0] copy
        not r15                    ;     5.0 p5       9 x[0]
        mov rsi, r12               ;     4.0 p0       7 x[2] copy
        xor rsi, qword [rbx - 104] ;     5.0 p1+p2    7 x[2]
        xor rsi, 0xb4              ;     6.0 p5       7 x[2]
        and r15, rsi               ;     7.0 p0       9 x[0]
        xor r14, r15               ;     8.0 p1       9 x[0]
        mov r15, rsi               ;     7.0 p5       9 x[1] copy
        not r15                    ;     8.0 p0       9 x[1]
        mov rdi, qword [rbx - 96]  ;     5.0 p2      26 x reload
        and r15, rdi               ;     9.0 p1       9 x[1]
        xor r15, r12               ;    10.0 p5      10 x[4]
        xor r15, r14               ;    11.0 p0      10 x[4]
        xor r12, qword [rbx - 112] ;     7.0 p1+p2   60 dst
        mov qword [r10 + 8], r12   ;     8.0 p3+p4   60 dst
        mov r12, rdi               ;     8.0 p5       9 x[2] copy
        not r12                    ;     9.0 p0       9 x[2]
        mov rbp, r15               ;    12.0 p1      21 x[1] copy
        ror rbp, 0x16              ;    13.0 p5      21 x[1]
        xor rbp, r15               ;    14.0 p0      21 x[1]
        ror rbp, 0x27              ;    15.0 p5      21 x[1]
        xor r15, rbp               ;    16.0 p1      21 x[1]
        mov rbp, r15               ;    17.0 p0       9 x[0] copy
        not rbp                    ;    18.0 p1       9 x[0]
        mov rax, r15               ;    17.0 p5       7 x[2] copy
        xor rax, 0xa5              ;    18.0 p0       7 x[2]
        mov rcx, r15               ;    17.0 p1       9 x[4] copy
        xor r9, rdi                ;    11.5 p5       7 x[4]
        and r12, r9                ;    12.5 p0       9 x[2]
        xor rsi, r12               ;    13.5 p1       9 x[2]
        xor r11, r9                ;    12.5 p5       9 x[4]
        not r9                     ;    12.8 p0       9 x[3]
        and r13, r9                ;    13.8 p1       9 x[3]
        xor r13, rdi               ;    14.8 p5      10 x[4]
        xor r13, rsi               ;    15.8 p0      10 x[4]
        not rsi                    ;    14.5 p1      10 x[4]
        xor r14, r11               ;    14.5 p5      10 x[4]
        xor rax, rsi               ;    19.0 p0       7 x[2]
        mov r9, r11                ;    15.0 p1      21 x[4] copy
        ror r9, 0x22               ;    16.0 p5      21 x[4]
        xor r9, r11                ;    17.0 p0      21 x[4]
        ror r9, 7                  ;    18.0 p5      21 x[4]
        xor r11, r9                ;    19.0 p1      21 x[4]
        mov r9, r13                ;    16.8 p0      21 x[3] copy
        ror r9, 7                  ;    17.8 p5      21 x[3]
        xor r9, r13                ;    18.8 p1      21 x[3]
        ror r9, 0xa                ;    19.8 p0      21 x[3]
        xor r13, r9                ;    20.8 p1      21 x[3]
        mov r9, rsi                ;    18.5 p5      21 x[2] copy
        ror r9, 5                  ;    19.5 p0      21 x[2]
        xor rsi, r9                ;    20.5 p1      21 x[2]
        ror rsi, 1                 ;    21.5 p5      21 x[2]
        xor rax, rsi               ;    22.5 p0       7 x[2]
        and rbp, rax               ;    23.5 p1       9 x[0]
        mov r9, r14                ;    20.5 p5      21 x[0] copy
        ror r9, 9                  ;    21.5 p0      21 x[0]
        xor r9, r14                ;    22.5 p1      21 x[0]
        ror r9, 0x13               ;    23.5 p5      21 x[0]
        xor r14, r9                ;    24.5 p0       7 x[0]
        xor r14, r11               ;    25.5 p1       7 x[0]
        xor r11, r13               ;    22.5 p5       7 x[4]
        xor rbp, r14               ;    26.5 p0       9 x[0]
        xor r15, rbp               ;    27.5 p1      10 x[4]
        mov r9, rax                ;    23.5 p5       9 x[1] copy
        not r9                     ;    24.5 p0       9 x[1]
        and r9, r13                ;    25.5 p1       9 x[1]
        xor r15, r9                ;    28.5 p5      10 x[4]
        mov r9, r13                ;    24.8 p0       9 x[2] copy
        not r9                     ;    25.8 p1       9 x[2]
        and r9, r11                ;    26.8 p5       9 x[2]
        xor rax, r9                ;    27.8 p0       9 x[2]
        xor r13, rax               ;    28.8 p1      10 x[4]
        not rax                    ;    28.8 p5      10 x[4]
        mov r9, r11                ;    26.8 p0       9 x[3] copy
        not r9                     ;    27.8 p1       9 x[3]
        and r9, r14                ;    28.8 p5       9 x[3]
        xor r13, r9                ;    29.8 p0      10 x[4]
        not r14                    ;    28.0 p1       9 x[4]
        and rcx, r14               ;    29.0 p5       9 x[4]
        xor r11, rcx               ;    30.0 p0       9 x[4]
        xor rbp, r11               ;    31.0 p1      10 x[4]
        mov r9, r15                ;    29.5 p5      21 x[1] copy
        ror r9, 0x16               ;    30.5 p0      21 x[1]
        xor r9, r15                ;    31.5 p1      21 x[1]
        ror r9, 0x27               ;    32.5 p5      21 x[1]
        xor r15, r9                ;    33.5 p0      21 x[1]
        mov r9, r13                ;    31.0 p1      21 x[3] copy
        ror r9, 7                  ;    32.0 p5      21 x[3]
        xor r9, r13                ;    33.0 p0      21 x[3]
        ror r9, 0xa                ;    34.0 p5      21 x[3]
        xor r13, r9                ;    35.0 p1      21 x[3]
        mov r9, r11                ;    32.8 p0      21 x[4] copy
        ror r9, 0x22               ;    33.8 p5      21 x[4]
        xor r9, r11                ;    34.8 p1      21 x[4]
        ror r9, 7                  ;    35.8 p0      21 x[4]
        xor r11, r9                ;    36.8 p1      21 x[4]
        mov r9, rbp                ;    34.5 p5      21 x[0] copy
        ror r9, 9                  ;    35.5 p0      21 x[0]
        xor r9, rbp                ;    36.5 p1      21 x[0]
        ror r9, 0x13               ;    37.5 p5      21 x[0]
        xor rbp, r9                ;    38.5 p0       7 x[0]
        xor rbp, r11               ;    39.5 p1       7 x[0]
        xor r11, r13               ;    37.8 p5       7 x[4]
        mov r9, rax                ;    36.8 p0      21 x[2] copy
        ror r9, 5                  ;    37.8 p5      21 x[2]
        xor r9, rax                ;    38.8 p1      21 x[2]
        ror r9, 1                  ;    39.8 p0      21 x[2]
        xor rax, r9                ;    40.8 p1       7 x[2]
        xor rax, r15               ;    41.8 p5       7 x[2]
        xor rax, 0x96              ;    42.8 p0       7 x[2]
        mov r9, r15                ;    39.0 p1       9 x[0] copy
        not r9                     ;    40.0 p5       9 x[0]
        and r9, rax                ;    43.8 p0       9 x[0]
        xor r9, rbp                ;    44.8 p1       9 x[0]
        mov r12, r13               ;    40.5 p5       9 x[2] copy
        not r12                    ;    41.5 p0       9 x[2]
        and r12, r11               ;    42.5 p1       9 x[2]
        xor r12, rax               ;    43.8 p5       9 x[2]
        not rax                    ;    43.8 p0       9 x[1]
        and rax, r13               ;    44.8 p1       9 x[1]
        xor r13, r12               ;    44.8 p5      10 x[4]
        not r12                    ;    44.8 p0      10 x[4]
        xor rax, r15               ;    45.8 p1      10 x[4]
        xor rax, r9                ;    46.8 p5      10 x[4]
        mov r14, r11               ;    43.8 p0       9 x[3] copy
        not r14                    ;    44.8 p1       9 x[3]
        and r14, rbp               ;    45.8 p5       9 x[3]
        xor r13, r14               ;    46.8 p0      10 x[4]
        not rbp                    ;    45.0 p1       9 x[4]
        and r15, rbp               ;    46.0 p5       9 x[4]
        xor r11, r15               ;    47.0 p0       9 x[4]
        xor r9, r11                ;    48.0 p1      10 x[4]
        mov r14, rax               ;    47.8 p5      21 x[1] copy
        ror r14, 0x16              ;    48.8 p0      21 x[1]
        xor r14, rax               ;    49.8 p1      21 x[1]
        ror r14, 0x27              ;    50.8 p5      21 x[1]
        xor rax, r14               ;    51.8 p0      21 x[1]
        mov r14, r13               ;    48.0 p1      21 x[3] copy
        ror r14, 7                 ;    49.0 p5      21 x[3]
        xor r14, r13               ;    50.0 p0      21 x[3]
        ror r14, 0xa               ;    51.0 p5      21 x[3]
        xor r13, r14               ;    52.0 p1      21 x[3]
        mov r14, r11               ;    49.8 p0      21 x[4] copy
        ror r14, 0x22              ;    50.8 p5      21 x[4]
        xor r14, r11               ;    51.8 p1      21 x[4]
        ror r14, 7                 ;    52.8 p0      21 x[4]
        xor r11, r14               ;    53.8 p1      21 x[4]
        mov r14, r9                ;    51.5 p5      21 x[0] copy
        ror r14, 9                 ;    52.5 p0      21 x[0]
        xor r14, r9                ;    53.5 p1      21 x[0]
        ror r14, 0x13              ;    54.5 p5      21 x[0]
        xor r9, r14                ;    55.5 p0       7 x[0]
        xor r9, r11                ;    56.5 p1       7 x[0]
        xor r11, r13               ;    54.8 p5       7 x[4]
        mov r14, r12               ;    53.8 p0      21 x[2] copy
        ror r14, 5                 ;    54.8 p5      21 x[2]
        xor r14, r12               ;    55.8 p1      21 x[2]
        ror r14, 1                 ;    56.8 p0      21 x[2]
        xor r12, r14               ;    57.8 p1       7 x[2]
        xor r12, rax               ;    58.8 p5       7 x[2]
        xor r12, 0x87              ;    59.8 p0       7 x[2]
        mov r14, rax               ;    56.0 p1       9 x[0] copy
        not r14                    ;    57.0 p5       9 x[0]
        and r14, r12               ;    60.8 p0       9 x[0]
        xor r14, r9                ;    61.8 p1       9 x[0]
        mov r15, r13               ;    57.5 p5       9 x[2] copy
        not r15                    ;    58.5 p0       9 x[2]
        and r15, r11               ;    59.5 p1       9 x[2]
        xor r15, r12               ;    60.8 p5       9 x[2]
        not r12                    ;    60.8 p0       9 x[1]
        and r12, r13               ;    61.8 p1       9 x[1]
        xor r13, r15               ;    61.8 p5      10 x[4]
        not r15                    ;    61.8 p0      10 x[4]
        xor r12, rax               ;    62.8 p1      10 x[4]
        xor r12, r14               ;    63.8 p5      10 x[4]
        mov rsi, r11               ;    60.8 p0       9 x[3] copy
        not rsi                    ;    61.8 p1       9 x[3]
        and rsi, r9                ;    62.8 p5       9 x[3]
        xor r13, rsi               ;    63.8 p0      10 x[4]
        not r9                     ;    62.0 p1       9 x[4]
        and rax, r9                ;    63.0 p5       9 x[4]
        xor r11, rax               ;    64.0 p0       9 x[4]
        xor r14, r11               ;    65.0 p1      10 x[4]
        mov r9, r12                ;    64.8 p5      21 x[1] copy
        ror r9, 0x16               ;    65.8 p0      21 x[1]
        xor r9, r12                ;    66.8 p1      21 x[1]
        ror r9, 0x27               ;    67.8 p5      21 x[1]
        xor r12, r9                ;    68.8 p0      21 x[1]
        mov r9, r13                ;    65.0 p1      21 x[3] copy
        ror r9, 7                  ;    66.0 p5      21 x[3]
        xor r9, r13                ;    67.0 p0      21 x[3]
        ror r9, 0xa                ;    68.0 p5      21 x[3]
        xor r13, r9                ;    69.0 p1      21 x[3]
        mov r9, r11                ;    66.8 p0      21 x[4] copy
        ror r9, 0x22               ;    67.8 p5      21 x[4]
        xor r9, r11                ;    68.8 p1      21 x[4]
        ror r9, 7                  ;    69.8 p0      21 x[4]
        xor r11, r9                ;    70.8 p1      21 x[4]
        mov r9, r14                ;    68.5 p5      21 x[0] copy
        ror r9, 9                  ;    69.5 p0      21 x[0]
        xor r9, r14                ;    70.5 p1      21 x[0]
        ror r9, 0x13               ;    71.5 p5      21 x[0]
        xor r14, r9                ;    72.5 p0       7 x[0]
        xor r14, r11               ;    73.5 p1       7 x[0]
        xor r11, r13               ;    71.8 p5       7 x[4]
        mov r9, r15                ;    70.8 p0      21 x[2] copy
        ror r9, 5                  ;    71.8 p5      21 x[2]
        xor r9, r15                ;    72.8 p1      21 x[2]
        ror r9, 1                  ;    73.8 p0      21 x[2]
        xor r15, r9                ;    74.8 p1       7 x[2]
        xor r15, r12               ;    75.8 p5       7 x[2]
        xor r15, 0x78              ;    76.8 p0       7 x[2]
        mov r9, r12                ;    73.0 p1       9 x[0] copy
        not r9                     ;    74.0 p5       9 x[0]
        and r9, r15                ;    77.8 p0       9 x[0]
        xor r9, r14                ;    78.8 p1       9 x[0]
        mov rsi, r13               ;    74.5 p5       9 x[2] copy
        not rsi                    ;    75.5 p0       9 x[2]
        and rsi, r11               ;    76.5 p1       9 x[2]
        xor rsi, r15               ;    77.8 p5       9 x[2]
        not r15                    ;    77.8 p0       9 x[1]
        and r15, r13               ;    78.8 p1       9 x[1]
        xor r13, rsi               ;    78.8 p5      10 x[4]
        not rsi                    ;    78.8 p0      10 x[4]
        xor r15, r12               ;    79.8 p1      10 x[4]
        xor r15, r9                ;    80.8 p5      10 x[4]
        mov rdi, r11               ;    77.8 p0       9 x[3] copy
        not rdi                    ;    78.8 p1       9 x[3]
        and rdi, r14               ;    79.8 p5       9 x[3]
        xor r13, rdi               ;    80.8 p0      10 x[4]
        not r14                    ;    79.0 p1       9 x[4]
        and r12, r14               ;    80.0 p5       9 x[4]
        xor r11, r12               ;    81.0 p0       9 x[4]
        xor r9, r11                ;    82.0 p1      10 x[4]
        mov r12, r15               ;    81.8 p5      21 x[1] copy
        ror r12, 0x16              ;    82.8 p0      21 x[1]
        xor r12, r15               ;    83.8 p1      21 x[1]
        ror r12, 0x27              ;    84.8 p5      21 x[1]
        xor r15, r12               ;    85.8 p0      21 x[1]
        mov r12, r13               ;    82.0 p1      21 x[3] copy
        ror r12, 7                 ;    83.0 p5      21 x[3]
        xor r12, r13               ;    84.0 p0      21 x[3]
        ror r12, 0xa               ;    85.0 p5      21 x[3]
        xor r13, r12               ;    86.0 p1      21 x[3]
        mov r12, r11               ;    83.8 p0      21 x[4] copy
        ror r12, 0x22              ;    84.8 p5      21 x[4]
        xor r12, r11               ;    85.8 p1      21 x[4]
        ror r12, 7                 ;    86.8 p0      21 x[4]
        xor r11, r12               ;    87.8 p1      21 x[4]
        mov r12, r9                ;    85.5 p5      21 x[0] copy
        ror r12, 9                 ;    86.5 p0      21 x[0]
        xor r12, r9                ;    87.5 p1      21 x[0]
        ror r12, 0x13              ;    88.5 p5      21 x[0]
        xor r9, r12                ;    89.5 p0       7 x[0]
        xor r9, r11                ;    90.5 p1       7 x[0]
        xor r11, r13               ;    88.8 p5       7 x[4]
        mov r12, rsi               ;    87.8 p0      21 x[2] copy
        ror r12, 5                 ;    88.8 p5      21 x[2]
        xor r12, rsi               ;    89.8 p1      21 x[2]
        ror r12, 1                 ;    90.8 p0      21 x[2]
        xor rsi, r12               ;    91.8 p1       7 x[2]
        xor rsi, r15               ;    92.8 p5       7 x[2]
        xor rsi, 0x69              ;    93.8 p0       7 x[2]
        mov r12, r15               ;    90.0 p1       9 x[0] copy
        not r12                    ;    91.0 p5       9 x[0]
        and r12, rsi               ;    94.8 p0       9 x[0]
        xor r12, r9                ;    95.8 p1       9 x[0]
        mov r14, r13               ;    91.5 p5       9 x[2] copy
        not r14                    ;    92.5 p0       9 x[2]
        and r14, r11               ;    93.5 p1       9 x[2]
        xor r14, rsi               ;    94.8 p5       9 x[2]
        not rsi                    ;    94.8 p0       9 x[1]
        and rsi, r13               ;    95.8 p1       9 x[1]
        xor r13, r14               ;    95.8 p5      10 x[4]
        not r14                    ;    95.8 p0      10 x[4]
        xor rsi, r15               ;    96.8 p1      10 x[4]
        xor rsi, r12               ;    97.8 p5      10 x[4]
        mov rdi, r11               ;    94.8 p0       9 x[3] copy
        not rdi                    ;    95.8 p1       9 x[3]
        and rdi, r9                ;    96.8 p5       9 x[3]
        xor r13, rdi               ;    97.8 p0      10 x[4]
        not r9                     ;    96.0 p1       9 x[4]
        and r15, r9                ;    97.0 p5       9 x[4]
        xor r11, r15               ;    98.0 p0       9 x[4]
        xor r12, r11               ;    99.0 p1      10 x[4]
        mov r9, rsi                ;    98.8 p5      21 x[1] copy
        ror r9, 0x16               ;    99.8 p0      21 x[1]
        xor r9, rsi                ;   100.8 p1      21 x[1]
        ror r9, 0x27               ;   101.8 p5      21 x[1]
        xor rsi, r9                ;   102.8 p0      21 x[1]
        mov r9, r13                ;    99.0 p1      21 x[3] copy
        ror r9, 7                  ;   100.0 p5      21 x[3]
        xor r9, r13                ;   101.0 p0      21 x[3]
        ror r9, 0xa                ;   102.0 p5      21 x[3]
        xor r13, r9                ;   103.0 p1      21 x[3]
        mov r9, r11                ;   100.8 p0      21 x[4] copy
        ror r9, 0x22               ;   101.8 p5      21 x[4]
        xor r9, r11                ;   102.8 p1      21 x[4]
        ror r9, 7                  ;   103.8 p0      21 x[4]
        xor r11, r9                ;   104.8 p1      21 x[4]
        mov r9, r12                ;   102.5 p5      21 x[0] copy
        ror r9, 9                  ;   103.5 p0      21 x[0]
        xor r9, r12                ;   104.5 p1      21 x[0]
        ror r9, 0x13               ;   105.5 p5      21 x[0]
        xor r12, r9                ;   106.5 p0       7 x[0]
        xor r12, r11               ;   107.5 p1       7 x[0]
        xor r11, r13               ;   105.8 p5       7 x[4]
        mov r9, r14                ;   104.8 p0      21 x[2] copy
        ror r9, 5                  ;   105.8 p5      21 x[2]
        xor r9, r14                ;   106.8 p1      21 x[2]
        ror r9, 1                  ;   107.8 p0      21 x[2]
        xor r14, r9                ;   108.8 p1       7 x[2]
        xor r14, rsi               ;   109.8 p5       7 x[2]
        xor r14, 0x5a              ;   110.8 p0       7 x[2]
        mov r9, rsi                ;   107.0 p1       9 x[0] copy
        not r9                     ;   108.0 p5       9 x[0]
        and r9, r14                ;   111.8 p0       9 x[0]
        xor r9, r12                ;   112.8 p1       9 x[0]
        mov r15, r13               ;   108.5 p5       9 x[2] copy
        not r15                    ;   109.5 p0       9 x[2]
        and r15, r11               ;   110.5 p1       9 x[2]
        xor r15, r14               ;   111.8 p5       9 x[2]
        not r14                    ;   111.8 p0       9 x[1]
        and r14, r13               ;   112.8 p1       9 x[1]
        xor r13, r15               ;   112.8 p5      10 x[4]
        not r15                    ;   112.8 p0      10 x[4]
        xor r14, rsi               ;   113.8 p1      10 x[4]
        xor r14, r9                ;   114.8 p5      10 x[4]
        mov rdi, r11               ;   111.8 p0       9 x[3] copy
        not rdi                    ;   112.8 p1       9 x[3]
        and rdi, r12               ;   113.8 p5       9 x[3]
        xor r13, rdi               ;   114.8 p0      10 x[4]
        not r12                    ;   113.0 p1       9 x[4]
        and rsi, r12               ;   114.0 p5       9 x[4]
        xor r11, rsi               ;   115.0 p0       9 x[4]
        xor r9, r11                ;   116.0 p1      10 x[4]
        mov r12, r14               ;   115.8 p5      21 x[1] copy
        ror r12, 0x16              ;   116.8 p0      21 x[1]
        xor r12, r14               ;   117.8 p1      21 x[1]
        ror r12, 0x27              ;   118.8 p5      21 x[1]
        xor r14, r12               ;   119.8 p0      21 x[1]
        mov r12, r13               ;   116.0 p1      21 x[3] copy
        ror r12, 7                 ;   117.0 p5      21 x[3]
        xor r12, r13               ;   118.0 p0      21 x[3]
        ror r12, 0xa               ;   119.0 p5      21 x[3]
        xor r13, r12               ;   120.0 p1      21 x[3]
        mov r12, r11               ;   117.8 p0      21 x[4] copy
        ror r12, 0x22              ;   118.8 p5      21 x[4]
        xor r12, r11               ;   119.8 p1      21 x[4]
        ror r12, 7                 ;   120.8 p0      21 x[4]
        xor r11, r12               ;   121.8 p1      21 x[4]
        mov r12, r9                ;   119.5 p5      21 x[0] copy
        ror r12, 9                 ;   120.5 p0      21 x[0]
        xor r12, r9                ;   121.5 p1      21 x[0]
        ror r12, 0x13              ;   122.5 p5      21 x[0]
        xor r9, r12                ;   123.5 p0       7 x[0]
        xor r9, r11                ;   124.5 p1       7 x[0]
        xor r11, r13               ;   122.8 p5       7 x[4]
        mov r12, r15               ;   121.8 p0      21 x[2] copy
        ror r12, 5                 ;   122.8 p5      21 x[2]
        xor r12, r15               ;   123.8 p1      21 x[2]
        ror r12, 1                 ;   124.8 p0      21 x[2]
        xor r15, r12               ;   125.8 p1       7 x[2]
        xor r15, r14               ;   126.8 p5       7 x[2]
        xor r15, 0x4b              ;   127.8 p0       7 x[2]
        mov r12, r14               ;   124.0 p1       9 x[0] copy
        not r12                    ;   125.0 p5       9 x[0]
        and r12, r15               ;   128.8 p0       9 x[0]
        xor r12, r9                ;   129.8 p1       9 x[0]
        mov rsi, r13               ;   125.5 p5       9 x[2] copy
        not rsi                    ;   126.5 p0       9 x[2]
        and rsi, r11               ;   127.5 p1       9 x[2]
        xor rsi, r15               ;   128.8 p5       9 x[2]
        not r15                    ;   128.8 p0       9 x[1]
        and r15, r13               ;   129.8 p1       9 x[1]
        xor r13, rsi               ;   129.8 p5      10 x[4]
        not rsi                    ;   129.8 p0      10 x[4]
        xor r15, r14               ;   130.8 p1      10 x[4]
        xor r15, r12               ;   131.8 p5      10 x[4]
        mov rdi, r11               ;   128.8 p0       9 x[3] copy
        not rdi                    ;   129.8 p1       9 x[3]
        and rdi, r9                ;   130.8 p5       9 x[3]
        xor r13, rdi               ;   131.8 p0      10 x[4]
        not r9                     ;   130.0 p1       9 x[4]
        and r14, r9                ;   131.0 p5       9 x[4]
        xor r11, r14               ;   132.0 p0       9 x[4]
        xor r12, r11               ;   133.0 p1      10 x[4]
        mov r9, r12                ;   134.0 p5      21 x[0] copy
        ror r9, 9                  ;   135.0 p0      21 x[0]
        xor r9, r12                ;   136.0 p1      21 x[0]
        ror r9, 0x13               ;   137.0 p5      21 x[0]
        xor r12, r9                ;   138.0 p0      21 x[0]
        mov r9, r15                ;   133.0 p1      21 x[1] copy
        ror r9, 0x16               ;   134.0 p5      21 x[1]
        xor r9, r15                ;   135.0 p0      21 x[1]
        ror r9, 0x27               ;   136.0 p5      21 x[1]
        xor r15, r9                ;   137.0 p1      21 x[1]
        mov qword [rbx - 112], r15 ;   138.0 p3+p4   27 st
        mov r9, rsi                ;   134.8 p0      21 x[2] copy
        ror r9, 5                  ;   135.8 p5      21 x[2]
        xor r9, rsi                ;   136.8 p1      21 x[2]
        ror r9, 1                  ;   137.8 p0      21 x[2]
        xor rsi, r9                ;   138.8 p1      21 x[2]
        mov qword [rbx - 104], rsi ;   139.8 p3+p4   27 st
        mov r9, r13                ;   136.5 p5      21 x[3] copy
        ror r9, 7                  ;   137.5 p0      21 x[3]
        xor r9, r13                ;   138.5 p1      21 x[3]
        ror r9, 0xa                ;   139.5 p5      21 x[3]
        xor r13, r9                ;   140.5 p0      21 x[3]
        mov qword [rbx - 96], r13  ;   141.5 p3+p4   27 st
        mov r9, r11                ;   138.0 p1      21 x[4] copy
        ror r9, 0x22               ;   139.0 p5      21 x[4]
        xor r9, r11                ;   140.0 p0      21 x[4]
        ror r9, 7                  ;   141.0 p5      21 x[4]
        xor r11, r9                ;   142.0 p1      21 x[4]
        mov qword [rbx - 88], r11  ;   143.0 p3+p4   27 st
        add r10, 0x10              ;   139.8 p0      57 blocks
        add r8, 0x10               ;   140.0 p1      57 blocks
        mov r9, r12                ;   140.5 p5      21 x[0] copy
        cmp r8, qword [rbx - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 80], r8   ;                    resident
        mov qword [rbx - 120], r9  ;                    resident
        mov qword [rbx - 64], r10  ;                    resident
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
