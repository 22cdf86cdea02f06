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
;   blocks: 429 uops, planned 143.0; bounds: width 107.2, ports 140.0, path 68.0
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
        mov r11, qword [rbx - 112] ;                    resident
        align 16
.blocks_1:
        mov r12, qword [r8]        ;     0.0 p2      59 c
        mov r13, qword [r8 + 8]    ;     1.0 p2      59 c
        mov r14, r12               ;     3.0 p0       7 x[0] copy
        xor r12, r9                ;     3.0 p1      60 dst
        mov qword [r10], r12       ;     4.0 p3+p4   60 dst
        mov r9, qword [rbx - 88]   ;     2.0 p2      26 x reload
        xor r14, r9                ;     5.0 p5       7 x[0]
        mov r12, r14               ;     6.0 p0       9 x[4] copy
        not r12                    ;     7.0 p1       9 x[4]
        and r12, r13               ;     8.0 p5       9 x[4]
        mov r15, r13               ;     4.0 p0       9 x[0] copy
        not r15                    ;     5.0 p1       9 x[0]
        mov rsi, r13               ;     4.0 p5       7 x[2] copy
        xor rsi, qword [rbx - 104] ;     5.0 p0+p2    7 x[2]
        xor rsi, 0xb4              ;     6.0 p1       7 x[2]
        and r15, rsi               ;     7.0 p5       9 x[0]
        xor r15, r14               ;     8.0 p0       9 x[0]
        mov rdi, rsi               ;     7.0 p1       9 x[1] copy
        not rdi                    ;     8.0 p5       9 x[1]
        mov rbp, qword [rbx - 96]  ;     4.8 p2      26 x reload
        and rdi, rbp               ;     9.0 p0       9 x[1]
        xor rdi, r13               ;    10.0 p1      10 x[4]
        xor r13, r11               ;     6.5 p5      60 dst
        mov qword [r10 + 8], r13   ;     7.5 p3+p4   60 dst
        xor rdi, r15               ;    11.0 p0      10 x[4]
        mov r11, rbp               ;     7.8 p1       9 x[2] copy
        not r11                    ;     8.8 p5       9 x[2]
        mov r13, rdi               ;    12.0 p0      21 x[1] copy
        ror r13, 0x16              ;    13.0 p5      21 x[1]
        xor r13, rdi               ;    14.0 p1      21 x[1]
        ror r13, 0x27              ;    15.0 p0      21 x[1]
        xor rdi, r13               ;    16.0 p1      21 x[1]
        mov r13, rdi               ;    17.0 p5       9 x[0] copy
        not r13                    ;    18.0 p0       9 x[0]
        mov rax, rdi               ;    17.0 p1       7 x[2] copy
        xor rax, 0xa5              ;    18.0 p5       7 x[2]
        mov rcx, rdi               ;    17.0 p0       9 x[4] copy
        xor r9, rbp                ;    11.0 p1       7 x[4]
        and r11, r9                ;    12.0 p5       9 x[2]
        xor rsi, r11               ;    13.0 p0       9 x[2]
        xor r12, r9                ;    12.0 p1       9 x[4]
        not r9                     ;    12.5 p5       9 x[3]
        and r14, r9                ;    13.5 p0       9 x[3]
        xor r14, rbp               ;    14.5 p1      10 x[4]
        xor r14, rsi               ;    15.5 p5      10 x[4]
        not rsi                    ;    14.0 p0      10 x[4]
        xor r15, r12               ;    14.0 p1      10 x[4]
        xor rax, rsi               ;    19.0 p5       7 x[2]
        mov r9, r12                ;    14.8 p0      21 x[4] copy
        ror r9, 0x22               ;    15.8 p5      21 x[4]
        xor r9, r12                ;    16.8 p1      21 x[4]
        ror r9, 7                  ;    17.8 p0      21 x[4]
        xor r12, r9                ;    18.8 p1      21 x[4]
        mov r9, rsi                ;    16.5 p5      21 x[2] copy
        ror r9, 5                  ;    17.5 p0      21 x[2]
        xor rsi, r9                ;    18.5 p1      21 x[2]
        ror rsi, 1                 ;    19.5 p5      21 x[2]
        xor rax, rsi               ;    20.5 p0       7 x[2]
        and r13, rax               ;    21.5 p1       9 x[0]
        mov r9, r14                ;    18.5 p5      21 x[3] copy
        ror r9, 7                  ;    19.5 p0      21 x[3]
        xor r9, r14                ;    20.5 p1      21 x[3]
        ror r9, 0xa                ;    21.5 p5      21 x[3]
        xor r14, r9                ;    22.5 p0      21 x[3]
        mov r9, r15                ;    20.0 p1      21 x[0] copy
        ror r9, 9                  ;    21.0 p5      21 x[0]
        xor r9, r15                ;    22.0 p0      21 x[0]
        xor r15, r12               ;    21.0 p1       7 x[0]
        ror r9, 0x13               ;    23.0 p5      21 x[0]
        xor r15, r9                ;    24.0 p0       7 x[0]
        xor r13, r15               ;    25.0 p1       9 x[0]
        xor r12, r14               ;    23.5 p5       7 x[4]
        xor rdi, r13               ;    26.0 p0      10 x[4]
        mov r9, rax                ;    23.0 p1       9 x[1] copy
        not r9                     ;    24.0 p5       9 x[1]
        and r9, r14                ;    25.0 p0       9 x[1]
        xor rdi, r9                ;    27.0 p1      10 x[4]
        mov r9, r14                ;    24.5 p5       9 x[2] copy
        not r9                     ;    25.5 p0       9 x[2]
        and r9, r12                ;    26.5 p1       9 x[2]
        xor rax, r9                ;    27.5 p5       9 x[2]
        xor r14, rax               ;    28.5 p0      10 x[4]
        not rax                    ;    28.5 p1      10 x[4]
        mov r9, r12                ;    26.5 p5       9 x[3] copy
        not r9                     ;    27.5 p0       9 x[3]
        and r9, r15                ;    28.5 p1       9 x[3]
        not r15                    ;    27.5 p5       9 x[4]
        and rcx, r15               ;    28.5 p0       9 x[4]
        xor r12, rcx               ;    29.5 p1       9 x[4]
        xor r14, r9                ;    29.5 p5      10 x[4]
        xor r13, r12               ;    30.5 p0      10 x[4]
        mov r9, rdi                ;    29.0 p1      21 x[1] copy
        ror r9, 0x16               ;    30.0 p5      21 x[1]
        xor r9, rdi                ;    31.0 p0      21 x[1]
        ror r9, 0x27               ;    32.0 p5      21 x[1]
        xor rdi, r9                ;    33.0 p1      21 x[1]
        mov r9, r14                ;    30.8 p0      21 x[3] copy
        ror r9, 7                  ;    31.8 p5      21 x[3]
        xor r9, r14                ;    32.8 p1      21 x[3]
        ror r9, 0xa                ;    33.8 p0      21 x[3]
        xor r14, r9                ;    34.8 p1      21 x[3]
        mov r9, r12                ;    32.5 p5      21 x[4] copy
        ror r9, 0x22               ;    33.5 p0      21 x[4]
        xor r9, r12                ;    34.5 p1      21 x[4]
        ror r9, 7                  ;    35.5 p5      21 x[4]
        xor r12, r9                ;    36.5 p0      21 x[4]
        mov r9, rax                ;    34.0 p1      21 x[2] copy
        ror r9, 5                  ;    35.0 p5      21 x[2]
        xor r9, rax                ;    36.0 p0      21 x[2]
        ror r9, 1                  ;    37.0 p5      21 x[2]
        xor rax, r9                ;    38.0 p1       7 x[2]
        xor rax, rdi               ;    39.0 p0       7 x[2]
        xor rax, 0x96              ;    40.0 p1       7 x[2]
        mov r9, r13                ;    36.5 p5      21 x[0] copy
        ror r9, 9                  ;    37.5 p0      21 x[0]
        xor r9, r13                ;    38.5 p1      21 x[0]
        ror r9, 0x13               ;    39.5 p5      21 x[0]
        xor r13, r9                ;    40.5 p0       7 x[0]
        xor r13, r12               ;    41.5 p1       7 x[0]
        xor r12, r14               ;    38.5 p5       7 x[4]
        mov r9, rdi                ;    38.8 p0       9 x[0] copy
        not r9                     ;    39.8 p1       9 x[0]
        and r9, rax                ;    41.0 p5       9 x[0]
        xor r9, r13                ;    42.5 p0       9 x[0]
        mov r11, r14               ;    40.0 p1       9 x[2] copy
        not r11                    ;    41.0 p5       9 x[2]
        and r11, r12               ;    42.0 p0       9 x[2]
        xor r11, rax               ;    43.0 p1       9 x[2]
        not rax                    ;    41.5 p5       9 x[1]
        and rax, r14               ;    42.5 p0       9 x[1]
        xor rax, rdi               ;    43.5 p1      10 x[4]
        xor rax, r9                ;    44.5 p5      10 x[4]
        xor r14, r11               ;    44.0 p0      10 x[4]
        not r11                    ;    44.0 p1      10 x[4]
        mov r15, r12               ;    43.5 p5       9 x[3] copy
        not r15                    ;    44.5 p0       9 x[3]
        and r15, r13               ;    45.5 p1       9 x[3]
        not r13                    ;    44.5 p5       9 x[4]
        and rdi, r13               ;    45.5 p0       9 x[4]
        xor r12, rdi               ;    46.5 p1       9 x[4]
        xor r14, r15               ;    46.5 p5      10 x[4]
        xor r9, r12                ;    47.5 p0      10 x[4]
        mov r13, rax               ;    46.0 p1      21 x[1] copy
        ror r13, 0x16              ;    47.0 p5      21 x[1]
        xor r13, rax               ;    48.0 p0      21 x[1]
        ror r13, 0x27              ;    49.0 p5      21 x[1]
        xor rax, r13               ;    50.0 p1      21 x[1]
        mov r13, r14               ;    47.8 p0      21 x[3] copy
        ror r13, 7                 ;    48.8 p5      21 x[3]
        xor r13, r14               ;    49.8 p1      21 x[3]
        ror r13, 0xa               ;    50.8 p0      21 x[3]
        xor r14, r13               ;    51.8 p1      21 x[3]
        mov r13, r11               ;    49.5 p5      21 x[2] copy
        ror r13, 5                 ;    50.5 p0      21 x[2]
        xor r13, r11               ;    51.5 p1      21 x[2]
        ror r13, 1                 ;    52.5 p5      21 x[2]
        xor r11, r13               ;    53.5 p0       7 x[2]
        xor r11, rax               ;    54.5 p1       7 x[2]
        xor r11, 0x87              ;    55.5 p5       7 x[2]
        mov r13, r12               ;    51.8 p0      21 x[4] copy
        ror r13, 0x22              ;    52.8 p5      21 x[4]
        xor r13, r12               ;    53.8 p1      21 x[4]
        ror r13, 7                 ;    54.8 p0      21 x[4]
        xor r12, r13               ;    55.8 p1      21 x[4]
        mov r13, r9                ;    53.5 p5      21 x[0] copy
        ror r13, 9                 ;    54.5 p0      21 x[0]
        xor r13, r9                ;    55.5 p1      21 x[0]
        ror r13, 0x13              ;    56.5 p5      21 x[0]
        xor r9, r13                ;    57.5 p0       7 x[0]
        xor r9, r12                ;    58.5 p1       7 x[0]
        xor r12, r14               ;    56.8 p5       7 x[4]
        mov r13, rax               ;    55.8 p0       9 x[0] copy
        not r13                    ;    56.8 p1       9 x[0]
        and r13, r11               ;    57.8 p5       9 x[0]
        xor r13, r9                ;    59.5 p0       9 x[0]
        mov r15, r11               ;    57.0 p1       9 x[1] copy
        not r15                    ;    58.0 p5       9 x[1]
        and r15, r14               ;    59.0 p0       9 x[1]
        xor r15, rax               ;    60.0 p1      10 x[4]
        xor r15, r13               ;    61.0 p5      10 x[4]
        mov rsi, r14               ;    58.8 p0       9 x[2] copy
        not rsi                    ;    59.8 p1       9 x[2]
        and rsi, r12               ;    60.8 p5       9 x[2]
        xor r11, rsi               ;    61.8 p0       9 x[2]
        xor r14, r11               ;    62.8 p1      10 x[4]
        not r11                    ;    62.8 p5      10 x[4]
        mov rsi, r12               ;    60.8 p0       9 x[3] copy
        not rsi                    ;    61.8 p1       9 x[3]
        and rsi, r9                ;    62.8 p5       9 x[3]
        not r9                     ;    61.8 p0       9 x[4]
        and rax, r9                ;    62.8 p1       9 x[4]
        xor r12, rax               ;    63.8 p5       9 x[4]
        xor r14, rsi               ;    63.8 p0      10 x[4]
        xor r13, r12               ;    64.8 p1      10 x[4]
        mov r9, r15                ;    63.5 p5      21 x[1] copy
        ror r9, 0x16               ;    64.5 p0      21 x[1]
        xor r9, r15                ;    65.5 p1      21 x[1]
        ror r9, 0x27               ;    66.5 p5      21 x[1]
        xor r15, r9                ;    67.5 p0      21 x[1]
        mov r9, r14                ;    65.0 p1      21 x[3] copy
        ror r9, 7                  ;    66.0 p5      21 x[3]
        xor r9, r14                ;    67.0 p0      21 x[3]
        ror r9, 0xa                ;    68.0 p5      21 x[3]
        xor r14, r9                ;    69.0 p1      21 x[3]
        mov r9, r12                ;    66.8 p0      21 x[4] copy
        ror r9, 0x22               ;    67.8 p5      21 x[4]
        xor r9, r12                ;    68.8 p1      21 x[4]
        ror r9, 7                  ;    69.8 p0      21 x[4]
        xor r12, r9                ;    70.8 p1      21 x[4]
        mov r9, r11                ;    68.5 p5      21 x[2] copy
        ror r9, 5                  ;    69.5 p0      21 x[2]
        xor r9, r11                ;    70.5 p1      21 x[2]
        ror r9, 1                  ;    71.5 p5      21 x[2]
        xor r11, r9                ;    72.5 p0       7 x[2]
        xor r11, r15               ;    73.5 p1       7 x[2]
        xor r11, 0x78              ;    74.5 p5       7 x[2]
        mov r9, r13                ;    70.8 p0      21 x[0] copy
        ror r9, 9                  ;    71.8 p5      21 x[0]
        xor r9, r13                ;    72.8 p1      21 x[0]
        ror r9, 0x13               ;    73.8 p0      21 x[0]
        xor r13, r9                ;    74.8 p1       7 x[0]
        xor r13, r12               ;    75.8 p5       7 x[0]
        xor r12, r14               ;    72.8 p0       7 x[4]
        mov r9, r15                ;    73.0 p1       9 x[0] copy
        not r9                     ;    74.0 p5       9 x[0]
        and r9, r11                ;    75.5 p0       9 x[0]
        xor r9, r13                ;    76.8 p1       9 x[0]
        mov rsi, r14               ;    74.5 p5       9 x[2] copy
        not rsi                    ;    75.5 p0       9 x[2]
        and rsi, r12               ;    76.5 p1       9 x[2]
        xor rsi, r11               ;    77.5 p5       9 x[2]
        not r11                    ;    75.8 p0       9 x[1]
        and r11, r14               ;    76.8 p1       9 x[1]
        xor r11, r15               ;    77.8 p5      10 x[4]
        xor r11, r9                ;    78.8 p0      10 x[4]
        xor r14, rsi               ;    78.5 p1      10 x[4]
        not rsi                    ;    78.5 p5      10 x[4]
        mov rdi, r12               ;    77.8 p0       9 x[3] copy
        not rdi                    ;    78.8 p1       9 x[3]
        and rdi, r13               ;    79.8 p5       9 x[3]
        not r13                    ;    78.8 p0       9 x[4]
        and r15, r13               ;    79.8 p1       9 x[4]
        xor r12, r15               ;    80.8 p5       9 x[4]
        xor r14, rdi               ;    80.8 p0      10 x[4]
        xor r9, r12                ;    81.8 p1      10 x[4]
        mov r13, r11               ;    80.5 p5      21 x[1] copy
        ror r13, 0x16              ;    81.5 p0      21 x[1]
        xor r13, r11               ;    82.5 p1      21 x[1]
        ror r13, 0x27              ;    83.5 p5      21 x[1]
        xor r11, r13               ;    84.5 p0      21 x[1]
        mov r13, r14               ;    82.0 p1      21 x[3] copy
        ror r13, 7                 ;    83.0 p5      21 x[3]
        xor r13, r14               ;    84.0 p0      21 x[3]
        ror r13, 0xa               ;    85.0 p5      21 x[3]
        xor r14, r13               ;    86.0 p1      21 x[3]
        mov r13, r12               ;    83.8 p0      21 x[4] copy
        ror r13, 0x22              ;    84.8 p5      21 x[4]
        xor r13, r12               ;    85.8 p1      21 x[4]
        ror r13, 7                 ;    86.8 p0      21 x[4]
        xor r12, r13               ;    87.8 p1      21 x[4]
        mov r13, rsi               ;    85.5 p5      21 x[2] copy
        ror r13, 5                 ;    86.5 p0      21 x[2]
        xor r13, rsi               ;    87.5 p1      21 x[2]
        ror r13, 1                 ;    88.5 p5      21 x[2]
        xor rsi, r13               ;    89.5 p0       7 x[2]
        xor rsi, r11               ;    90.5 p1       7 x[2]
        xor rsi, 0x69              ;    91.5 p5       7 x[2]
        mov r13, r9                ;    87.8 p0      21 x[0] copy
        ror r13, 9                 ;    88.8 p5      21 x[0]
        xor r13, r9                ;    89.8 p1      21 x[0]
        ror r13, 0x13              ;    90.8 p0      21 x[0]
        xor r9, r13                ;    91.8 p1       7 x[0]
        xor r9, r12                ;    92.8 p5       7 x[0]
        xor r12, r14               ;    89.8 p0       7 x[4]
        mov r13, r11               ;    90.0 p1       9 x[0] copy
        not r13                    ;    91.0 p5       9 x[0]
        and r13, rsi               ;    92.5 p0       9 x[0]
        xor r13, r9                ;    93.8 p1       9 x[0]
        mov r15, r14               ;    91.5 p5       9 x[2] copy
        not r15                    ;    92.5 p0       9 x[2]
        and r15, r12               ;    93.5 p1       9 x[2]
        xor r15, rsi               ;    94.5 p5       9 x[2]
        not rsi                    ;    92.8 p0       9 x[1]
        and rsi, r14               ;    93.8 p1       9 x[1]
        xor rsi, r11               ;    94.8 p5      10 x[4]
        xor rsi, r13               ;    95.8 p0      10 x[4]
        xor r14, r15               ;    95.5 p1      10 x[4]
        not r15                    ;    95.5 p5      10 x[4]
        mov rdi, r12               ;    94.8 p0       9 x[3] copy
        not rdi                    ;    95.8 p1       9 x[3]
        and rdi, r9                ;    96.8 p5       9 x[3]
        not r9                     ;    95.8 p0       9 x[4]
        and r11, r9                ;    96.8 p1       9 x[4]
        xor r12, r11               ;    97.8 p5       9 x[4]
        xor r14, rdi               ;    97.8 p0      10 x[4]
        xor r13, r12               ;    98.8 p1      10 x[4]
        mov r9, rsi                ;    97.5 p5      21 x[1] copy
        ror r9, 0x16               ;    98.5 p0      21 x[1]
        xor r9, rsi                ;    99.5 p1      21 x[1]
        ror r9, 0x27               ;   100.5 p5      21 x[1]
        xor rsi, r9                ;   101.5 p0      21 x[1]
        mov r9, r14                ;    99.0 p1      21 x[3] copy
        ror r9, 7                  ;   100.0 p5      21 x[3]
        xor r9, r14                ;   101.0 p0      21 x[3]
        ror r9, 0xa                ;   102.0 p5      21 x[3]
        xor r14, r9                ;   103.0 p1      21 x[3]
        mov r9, r12                ;   100.8 p0      21 x[4] copy
        ror r9, 0x22               ;   101.8 p5      21 x[4]
        xor r9, r12                ;   102.8 p1      21 x[4]
        ror r9, 7                  ;   103.8 p0      21 x[4]
        xor r12, r9                ;   104.8 p1      21 x[4]
        mov r9, r15                ;   102.5 p5      21 x[2] copy
        ror r9, 5                  ;   103.5 p0      21 x[2]
        xor r9, r15                ;   104.5 p1      21 x[2]
        ror r9, 1                  ;   105.5 p5      21 x[2]
        xor r15, r9                ;   106.5 p0       7 x[2]
        xor r15, rsi               ;   107.5 p1       7 x[2]
        xor r15, 0x5a              ;   108.5 p5       7 x[2]
        mov r9, r13                ;   104.8 p0      21 x[0] copy
        ror r9, 9                  ;   105.8 p5      21 x[0]
        xor r9, r13                ;   106.8 p1      21 x[0]
        ror r9, 0x13               ;   107.8 p0      21 x[0]
        xor r13, r9                ;   108.8 p1       7 x[0]
        xor r13, r12               ;   109.8 p5       7 x[0]
        xor r12, r14               ;   106.8 p0       7 x[4]
        mov r9, rsi                ;   107.0 p1       9 x[0] copy
        not r9                     ;   108.0 p5       9 x[0]
        and r9, r15                ;   109.5 p0       9 x[0]
        xor r9, r13                ;   110.8 p1       9 x[0]
        mov r11, r14               ;   108.5 p5       9 x[2] copy
        not r11                    ;   109.5 p0       9 x[2]
        and r11, r12               ;   110.5 p1       9 x[2]
        xor r11, r15               ;   111.5 p5       9 x[2]
        not r15                    ;   109.8 p0       9 x[1]
        and r15, r14               ;   110.8 p1       9 x[1]
        xor r15, rsi               ;   111.8 p5      10 x[4]
        xor r15, r9                ;   112.8 p0      10 x[4]
        xor r14, r11               ;   112.5 p1      10 x[4]
        not r11                    ;   112.5 p5      10 x[4]
        mov rdi, r12               ;   111.8 p0       9 x[3] copy
        not rdi                    ;   112.8 p1       9 x[3]
        and rdi, r13               ;   113.8 p5       9 x[3]
        not r13                    ;   112.8 p0       9 x[4]
        and rsi, r13               ;   113.8 p1       9 x[4]
        xor r12, rsi               ;   114.8 p5       9 x[4]
        xor r14, rdi               ;   114.8 p0      10 x[4]
        xor r9, r12                ;   115.8 p1      10 x[4]
        mov r13, r15               ;   114.5 p5      21 x[1] copy
        ror r13, 0x16              ;   115.5 p0      21 x[1]
        xor r13, r15               ;   116.5 p1      21 x[1]
        ror r13, 0x27              ;   117.5 p5      21 x[1]
        xor r15, r13               ;   118.5 p0      21 x[1]
        mov r13, r14               ;   116.0 p1      21 x[3] copy
        ror r13, 7                 ;   117.0 p5      21 x[3]
        xor r13, r14               ;   118.0 p0      21 x[3]
        ror r13, 0xa               ;   119.0 p5      21 x[3]
        xor r14, r13               ;   120.0 p1      21 x[3]
        mov r13, r12               ;   117.8 p0      21 x[4] copy
        ror r13, 0x22              ;   118.8 p5      21 x[4]
        xor r13, r12               ;   119.8 p1      21 x[4]
        ror r13, 7                 ;   120.8 p0      21 x[4]
        xor r12, r13               ;   121.8 p1      21 x[4]
        mov r13, r11               ;   119.5 p5      21 x[2] copy
        ror r13, 5                 ;   120.5 p0      21 x[2]
        xor r13, r11               ;   121.5 p1      21 x[2]
        ror r13, 1                 ;   122.5 p5      21 x[2]
        xor r11, r13               ;   123.5 p0       7 x[2]
        xor r11, r15               ;   124.5 p1       7 x[2]
        xor r11, 0x4b              ;   125.5 p5       7 x[2]
        mov r13, r9                ;   121.8 p0      21 x[0] copy
        ror r13, 9                 ;   122.8 p5      21 x[0]
        xor r13, r9                ;   123.8 p1      21 x[0]
        ror r13, 0x13              ;   124.8 p0      21 x[0]
        xor r9, r13                ;   125.8 p1       7 x[0]
        xor r9, r12                ;   126.8 p5       7 x[0]
        xor r12, r14               ;   123.8 p0       7 x[4]
        mov r13, r15               ;   124.0 p1       9 x[0] copy
        not r13                    ;   125.0 p5       9 x[0]
        and r13, r11               ;   126.5 p0       9 x[0]
        xor r13, r9                ;   127.8 p1       9 x[0]
        mov rsi, r14               ;   125.5 p5       9 x[2] copy
        not rsi                    ;   126.5 p0       9 x[2]
        and rsi, r12               ;   127.5 p1       9 x[2]
        xor rsi, r11               ;   128.5 p5       9 x[2]
        not r11                    ;   126.8 p0       9 x[1]
        and r11, r14               ;   127.8 p1       9 x[1]
        xor r11, r15               ;   128.8 p5      10 x[4]
        xor r11, r13               ;   129.8 p0      10 x[4]
        xor r14, rsi               ;   129.5 p1      10 x[4]
        not rsi                    ;   129.5 p5      10 x[4]
        mov rdi, r12               ;   128.8 p0       9 x[3] copy
        not rdi                    ;   129.8 p1       9 x[3]
        and rdi, r9                ;   130.8 p5       9 x[3]
        not r9                     ;   129.8 p0       9 x[4]
        and r15, r9                ;   130.8 p1       9 x[4]
        xor r12, r15               ;   131.8 p5       9 x[4]
        xor r14, rdi               ;   131.8 p0      10 x[4]
        xor r13, r12               ;   132.8 p1      10 x[4]
        mov r9, r11                ;   131.5 p5      21 x[1] copy
        ror r9, 0x16               ;   132.5 p0      21 x[1]
        xor r9, r11                ;   133.5 p1      21 x[1]
        ror r9, 0x27               ;   134.5 p5      21 x[1]
        xor r11, r9                ;   135.5 p0      21 x[1]
        mov r9, rsi                ;   133.0 p1      21 x[2] copy
        ror r9, 5                  ;   134.0 p5      21 x[2]
        xor r9, rsi                ;   135.0 p0      21 x[2]
        ror r9, 1                  ;   136.0 p5      21 x[2]
        xor rsi, r9                ;   137.0 p1      21 x[2]
        mov qword [rbx - 104], rsi ;   138.0 p3+p4   27 st
        mov r9, r13                ;   134.8 p0      21 x[0] copy
        ror r9, 9                  ;   135.8 p5      21 x[0]
        xor r9, r13                ;   136.8 p1      21 x[0]
        ror r9, 0x13               ;   137.8 p0      21 x[0]
        xor r13, r9                ;   138.8 p1      21 x[0]
        mov r9, r14                ;   136.5 p5      21 x[3] copy
        ror r9, 7                  ;   137.5 p0      21 x[3]
        xor r9, r14                ;   138.5 p1      21 x[3]
        ror r9, 0xa                ;   139.5 p5      21 x[3]
        xor r14, r9                ;   140.5 p0      21 x[3]
        mov qword [rbx - 96], r14  ;   141.5 p3+p4   27 st
        mov r9, r12                ;   138.0 p1      21 x[4] copy
        ror r9, 0x22               ;   139.0 p5      21 x[4]
        xor r9, r12                ;   140.0 p0      21 x[4]
        ror r9, 7                  ;   141.0 p5      21 x[4]
        xor r12, r9                ;   142.0 p1      21 x[4]
        mov qword [rbx - 88], r12  ;   143.0 p3+p4   27 st
        add r10, 0x10              ;   139.8 p0      57 blocks
        add r8, 0x10               ;   140.0 p1      57 blocks
        mov r9, r13                ;   140.5 p5      21 x[0] copy
        cmp r8, qword [rbx - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 80], r8   ;                    resident
        mov qword [rbx - 120], r9  ;                    resident
        mov qword [rbx - 64], r10  ;                    resident
        mov qword [rbx - 112], r11 ;                    resident
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
