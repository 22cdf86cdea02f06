; ascon_aead128_associated for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_associated --cpu core2-64
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
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 424 uops, planned 141.5; bounds: width 106.0, ports 138.7, path 68.0
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
        mov qword [rbx - 80], rsi  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      37 st reload
        mov r9, qword [r8]         ;     3.0 p2      37 st
        mov qword [rbx - 120], r9  ;     6.0 p3+p4   37 st
        mov r9, qword [r8 + 8]     ;     3.0 p2      37 st
        mov qword [rbx - 112], r9  ;     6.0 p3+p4   37 st
        mov r9, qword [r8 + 16]    ;     3.0 p2      37 st
        mov qword [rbx - 104], r9  ;     6.0 p3+p4   37 st
        mov r9, qword [r8 + 24]    ;     4.0 p2      37 st
        mov qword [rbx - 96], r9   ;     7.0 p3+p4   37 st
        mov r8, qword [r8 + 32]    ;     5.0 p2      37 st
        mov qword [rbx - 88], r8   ;     8.0 p3+p4   37 st
        mov r8d, dword [rbx - 64]  ;     6.0 p2      37 st
        shl r8, 4                  ;     9.0 p0      37 st
        add r8, qword [rbx - 80]   ;    10.0 p1+p2   37 st
        mov qword [rbx - 72], r8   ;    11.0 p3+p4   37 st
        cmp dword [rbx - 64], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 80]   ;                    resident
        mov r9, qword [rbx - 112]  ;                    resident
        align 16
.blocks_1:
        mov r10, qword [rbx - 96]  ;     0.0 p2       9 x[2]
        not r10                    ;     3.0 p0       9 x[2]
        xor r9, qword [r8 + 8]     ;     3.0 p1+p2   39 x
        mov r11, r9                ;     4.0 p5       9 x[0] copy
        not r11                    ;     5.0 p0       9 x[0]
        mov r12, r9                ;     4.0 p1       7 x[2] copy
        xor r12, qword [rbx - 104] ;     5.0 p5+p2    7 x[2]
        xor r12, 0xb4              ;     6.0 p0       7 x[2]
        and r11, r12               ;     7.0 p1       9 x[0]
        mov r13, r12               ;     7.0 p5       9 x[1] copy
        not r13                    ;     8.0 p0       9 x[1]
        mov r14, qword [rbx - 96]  ;     3.0 p2      26 x reload
        and r13, r14               ;     9.0 p1       9 x[1]
        xor r13, r9                ;    10.0 p5      10 x[4]
        mov r15, qword [r8]        ;     4.0 p2       7 x[0]
        xor r15, qword [rbx - 120] ;     7.0 p0+p2    7 x[0]
        mov rsi, qword [rbx - 88]  ;     6.0 p2      26 x reload
        xor r15, rsi               ;     9.0 p1       7 x[0]
        xor r11, r15               ;    10.0 p5       9 x[0]
        xor r13, r11               ;    11.0 p0      10 x[4]
        mov rdi, r15               ;    10.0 p1       9 x[4] copy
        not rdi                    ;    11.0 p5       9 x[4]
        and r9, rdi                ;    12.0 p0       9 x[4]
        mov rdi, r13               ;    12.0 p1      21 x[1] copy
        ror rdi, 0x16              ;    13.0 p5      21 x[1]
        xor rdi, r13               ;    14.0 p0      21 x[1]
        ror rdi, 0x27              ;    15.0 p5      21 x[1]
        xor r13, rdi               ;    16.0 p1      21 x[1]
        mov rdi, r13               ;    17.0 p0       9 x[0] copy
        not rdi                    ;    18.0 p1       9 x[0]
        mov rbp, r13               ;    17.0 p5       7 x[2] copy
        xor rbp, 0xa5              ;    18.0 p0       7 x[2]
        mov rax, r13               ;    17.0 p1       9 x[4] copy
        xor rsi, r14               ;    10.0 p5       7 x[4]
        and r10, rsi               ;    11.0 p0       9 x[2]
        xor r12, r10               ;    12.0 p1       9 x[2]
        xor r9, rsi                ;    13.0 p5       9 x[4]
        not rsi                    ;    11.2 p0       9 x[3]
        and r15, rsi               ;    12.2 p1       9 x[3]
        xor r15, r14               ;    13.2 p5      10 x[4]
        xor r15, r12               ;    14.2 p0      10 x[4]
        not r12                    ;    13.0 p1      10 x[4]
        xor r11, r9                ;    14.0 p5      10 x[4]
        xor rbp, r12               ;    19.0 p0       7 x[2]
        mov r10, r12               ;    14.0 p1      21 x[2] copy
        ror r10, 5                 ;    15.0 p5      21 x[2]
        xor r12, r10               ;    16.0 p0      21 x[2]
        ror r12, 1                 ;    17.0 p5      21 x[2]
        xor rbp, r12               ;    20.0 p1       7 x[2]
        and rdi, rbp               ;    21.0 p0       9 x[0]
        mov r10, r9                ;    15.5 p1      21 x[4] copy
        ror r10, 0x22              ;    16.5 p5      21 x[4]
        xor r10, r9                ;    17.5 p0      21 x[4]
        ror r10, 7                 ;    18.5 p5      21 x[4]
        xor r9, r10                ;    19.5 p1      21 x[4]
        mov r10, r15               ;    17.2 p0      21 x[3] copy
        ror r10, 7                 ;    18.2 p5      21 x[3]
        xor r10, r15               ;    19.2 p1      21 x[3]
        ror r10, 0xa               ;    20.2 p0      21 x[3]
        xor r15, r10               ;    21.2 p1      21 x[3]
        mov r10, r11               ;    19.0 p5      21 x[0] copy
        ror r10, 9                 ;    20.0 p0      21 x[0]
        xor r10, r11               ;    21.0 p1      21 x[0]
        ror r10, 0x13              ;    22.0 p5      21 x[0]
        xor r11, r10               ;    23.0 p0       7 x[0]
        xor r11, r9                ;    24.0 p1       7 x[0]
        xor r9, r15                ;    22.2 p5       7 x[4]
        xor rdi, r11               ;    25.0 p0       9 x[0]
        xor r13, rdi               ;    26.0 p1      10 x[4]
        mov r10, rbp               ;    22.0 p5       9 x[1] copy
        not r10                    ;    23.0 p0       9 x[1]
        and r10, r15               ;    24.0 p1       9 x[1]
        xor r13, r10               ;    27.0 p5      10 x[4]
        mov r10, r15               ;    23.2 p0       9 x[2] copy
        not r10                    ;    24.2 p1       9 x[2]
        and r10, r9                ;    25.2 p5       9 x[2]
        xor rbp, r10               ;    26.2 p0       9 x[2]
        xor r15, rbp               ;    27.2 p1      10 x[4]
        not rbp                    ;    27.2 p5      10 x[4]
        mov r10, r9                ;    25.2 p0       9 x[3] copy
        not r10                    ;    26.2 p1       9 x[3]
        and r10, r11               ;    27.2 p5       9 x[3]
        not r11                    ;    26.2 p0       9 x[4]
        and rax, r11               ;    27.2 p1       9 x[4]
        xor r9, rax                ;    28.2 p5       9 x[4]
        xor r15, r10               ;    28.2 p0      10 x[4]
        xor rdi, r9                ;    29.2 p1      10 x[4]
        mov r10, r13               ;    28.0 p5      21 x[1] copy
        ror r10, 0x16              ;    29.0 p0      21 x[1]
        xor r10, r13               ;    30.0 p1      21 x[1]
        ror r10, 0x27              ;    31.0 p5      21 x[1]
        xor r13, r10               ;    32.0 p0      21 x[1]
        mov r10, r15               ;    29.5 p1      21 x[3] copy
        ror r10, 7                 ;    30.5 p5      21 x[3]
        xor r10, r15               ;    31.5 p0      21 x[3]
        ror r10, 0xa               ;    32.5 p5      21 x[3]
        xor r15, r10               ;    33.5 p1      21 x[3]
        mov r10, r9                ;    31.2 p0      21 x[4] copy
        ror r10, 0x22              ;    32.2 p5      21 x[4]
        xor r10, r9                ;    33.2 p1      21 x[4]
        ror r10, 7                 ;    34.2 p0      21 x[4]
        xor r9, r10                ;    35.2 p1      21 x[4]
        mov r10, rbp               ;    33.0 p5      21 x[2] copy
        ror r10, 5                 ;    34.0 p0      21 x[2]
        xor r10, rbp               ;    35.0 p1      21 x[2]
        ror r10, 1                 ;    36.0 p5      21 x[2]
        xor rbp, r10               ;    37.0 p0       7 x[2]
        xor rbp, r13               ;    38.0 p1       7 x[2]
        xor rbp, 0x96              ;    39.0 p5       7 x[2]
        mov r10, rdi               ;    35.2 p0      21 x[0] copy
        ror r10, 9                 ;    36.2 p5      21 x[0]
        xor r10, rdi               ;    37.2 p1      21 x[0]
        ror r10, 0x13              ;    38.2 p0      21 x[0]
        xor rdi, r10               ;    39.2 p1       7 x[0]
        xor rdi, r9                ;    40.2 p5       7 x[0]
        xor r9, r15                ;    37.2 p0       7 x[4]
        mov r10, r13               ;    37.5 p1       9 x[0] copy
        not r10                    ;    38.5 p5       9 x[0]
        and r10, rbp               ;    40.0 p0       9 x[0]
        xor r10, rdi               ;    41.2 p1       9 x[0]
        mov r11, r15               ;    39.0 p5       9 x[2] copy
        not r11                    ;    40.0 p0       9 x[2]
        and r11, r9                ;    41.0 p1       9 x[2]
        xor r11, rbp               ;    42.0 p5       9 x[2]
        not rbp                    ;    40.2 p0       9 x[1]
        and rbp, r15               ;    41.2 p1       9 x[1]
        xor rbp, r13               ;    42.2 p5      10 x[4]
        xor rbp, r10               ;    43.2 p0      10 x[4]
        xor r15, r11               ;    43.0 p1      10 x[4]
        not r11                    ;    43.0 p5      10 x[4]
        mov r12, r9                ;    42.2 p0       9 x[3] copy
        not r12                    ;    43.2 p1       9 x[3]
        and r12, rdi               ;    44.2 p5       9 x[3]
        not rdi                    ;    43.2 p0       9 x[4]
        and r13, rdi               ;    44.2 p1       9 x[4]
        xor r9, r13                ;    45.2 p5       9 x[4]
        xor r15, r12               ;    45.2 p0      10 x[4]
        xor r10, r9                ;    46.2 p1      10 x[4]
        mov r12, rbp               ;    45.0 p5      21 x[1] copy
        ror r12, 0x16              ;    46.0 p0      21 x[1]
        xor r12, rbp               ;    47.0 p1      21 x[1]
        ror r12, 0x27              ;    48.0 p5      21 x[1]
        xor rbp, r12               ;    49.0 p0      21 x[1]
        mov r12, r15               ;    46.5 p1      21 x[3] copy
        ror r12, 7                 ;    47.5 p5      21 x[3]
        xor r12, r15               ;    48.5 p0      21 x[3]
        ror r12, 0xa               ;    49.5 p5      21 x[3]
        xor r15, r12               ;    50.5 p1      21 x[3]
        mov r12, r9                ;    48.2 p0      21 x[4] copy
        ror r12, 0x22              ;    49.2 p5      21 x[4]
        xor r12, r9                ;    50.2 p1      21 x[4]
        ror r12, 7                 ;    51.2 p0      21 x[4]
        xor r9, r12                ;    52.2 p1      21 x[4]
        mov r12, r11               ;    50.0 p5      21 x[2] copy
        ror r12, 5                 ;    51.0 p0      21 x[2]
        xor r12, r11               ;    52.0 p1      21 x[2]
        ror r12, 1                 ;    53.0 p5      21 x[2]
        xor r11, r12               ;    54.0 p0       7 x[2]
        xor r11, rbp               ;    55.0 p1       7 x[2]
        xor r11, 0x87              ;    56.0 p5       7 x[2]
        mov r12, r10               ;    52.2 p0      21 x[0] copy
        ror r12, 9                 ;    53.2 p5      21 x[0]
        xor r12, r10               ;    54.2 p1      21 x[0]
        ror r12, 0x13              ;    55.2 p0      21 x[0]
        xor r10, r12               ;    56.2 p1       7 x[0]
        xor r10, r9                ;    57.2 p5       7 x[0]
        xor r9, r15                ;    54.2 p0       7 x[4]
        mov r12, rbp               ;    54.5 p1       9 x[0] copy
        not r12                    ;    55.5 p5       9 x[0]
        and r12, r11               ;    57.0 p0       9 x[0]
        xor r12, r10               ;    58.2 p1       9 x[0]
        mov r13, r15               ;    56.0 p5       9 x[2] copy
        not r13                    ;    57.0 p0       9 x[2]
        and r13, r9                ;    58.0 p1       9 x[2]
        xor r13, r11               ;    59.0 p5       9 x[2]
        not r11                    ;    57.2 p0       9 x[1]
        and r11, r15               ;    58.2 p1       9 x[1]
        xor r11, rbp               ;    59.2 p5      10 x[4]
        xor r11, r12               ;    60.2 p0      10 x[4]
        xor r15, r13               ;    60.0 p1      10 x[4]
        not r13                    ;    60.0 p5      10 x[4]
        mov r14, r9                ;    59.2 p0       9 x[3] copy
        not r14                    ;    60.2 p1       9 x[3]
        and r14, r10               ;    61.2 p5       9 x[3]
        not r10                    ;    60.2 p0       9 x[4]
        and rbp, r10               ;    61.2 p1       9 x[4]
        xor r9, rbp                ;    62.2 p5       9 x[4]
        xor r15, r14               ;    62.2 p0      10 x[4]
        xor r12, r9                ;    63.2 p1      10 x[4]
        mov r10, r11               ;    62.0 p5      21 x[1] copy
        ror r10, 0x16              ;    63.0 p0      21 x[1]
        xor r10, r11               ;    64.0 p1      21 x[1]
        ror r10, 0x27              ;    65.0 p5      21 x[1]
        xor r11, r10               ;    66.0 p0      21 x[1]
        mov r10, r15               ;    63.5 p1      21 x[3] copy
        ror r10, 7                 ;    64.5 p5      21 x[3]
        xor r10, r15               ;    65.5 p0      21 x[3]
        ror r10, 0xa               ;    66.5 p5      21 x[3]
        xor r15, r10               ;    67.5 p1      21 x[3]
        mov r10, r9                ;    65.2 p0      21 x[4] copy
        ror r10, 0x22              ;    66.2 p5      21 x[4]
        xor r10, r9                ;    67.2 p1      21 x[4]
        ror r10, 7                 ;    68.2 p0      21 x[4]
        xor r9, r10                ;    69.2 p1      21 x[4]
        mov r10, r13               ;    67.0 p5      21 x[2] copy
        ror r10, 5                 ;    68.0 p0      21 x[2]
        xor r10, r13               ;    69.0 p1      21 x[2]
        ror r10, 1                 ;    70.0 p5      21 x[2]
        xor r13, r10               ;    71.0 p0       7 x[2]
        xor r13, r11               ;    72.0 p1       7 x[2]
        xor r13, 0x78              ;    73.0 p5       7 x[2]
        mov r10, r12               ;    69.2 p0      21 x[0] copy
        ror r10, 9                 ;    70.2 p5      21 x[0]
        xor r10, r12               ;    71.2 p1      21 x[0]
        ror r10, 0x13              ;    72.2 p0      21 x[0]
        xor r12, r10               ;    73.2 p1       7 x[0]
        xor r12, r9                ;    74.2 p5       7 x[0]
        xor r9, r15                ;    71.2 p0       7 x[4]
        mov r10, r11               ;    71.5 p1       9 x[0] copy
        not r10                    ;    72.5 p5       9 x[0]
        and r10, r13               ;    74.0 p0       9 x[0]
        xor r10, r12               ;    75.2 p1       9 x[0]
        mov r14, r15               ;    73.0 p5       9 x[2] copy
        not r14                    ;    74.0 p0       9 x[2]
        and r14, r9                ;    75.0 p1       9 x[2]
        xor r14, r13               ;    76.0 p5       9 x[2]
        not r13                    ;    74.2 p0       9 x[1]
        and r13, r15               ;    75.2 p1       9 x[1]
        xor r13, r11               ;    76.2 p5      10 x[4]
        xor r13, r10               ;    77.2 p0      10 x[4]
        xor r15, r14               ;    77.0 p1      10 x[4]
        not r14                    ;    77.0 p5      10 x[4]
        mov rsi, r9                ;    76.2 p0       9 x[3] copy
        not rsi                    ;    77.2 p1       9 x[3]
        and rsi, r12               ;    78.2 p5       9 x[3]
        not r12                    ;    77.2 p0       9 x[4]
        and r11, r12               ;    78.2 p1       9 x[4]
        xor r9, r11                ;    79.2 p5       9 x[4]
        xor r15, rsi               ;    79.2 p0      10 x[4]
        xor r10, r9                ;    80.2 p1      10 x[4]
        mov r11, r13               ;    79.0 p5      21 x[1] copy
        ror r11, 0x16              ;    80.0 p0      21 x[1]
        xor r11, r13               ;    81.0 p1      21 x[1]
        ror r11, 0x27              ;    82.0 p5      21 x[1]
        xor r13, r11               ;    83.0 p0      21 x[1]
        mov r11, r15               ;    80.5 p1      21 x[3] copy
        ror r11, 7                 ;    81.5 p5      21 x[3]
        xor r11, r15               ;    82.5 p0      21 x[3]
        ror r11, 0xa               ;    83.5 p5      21 x[3]
        xor r15, r11               ;    84.5 p1      21 x[3]
        mov r11, r9                ;    82.2 p0      21 x[4] copy
        ror r11, 0x22              ;    83.2 p5      21 x[4]
        xor r11, r9                ;    84.2 p1      21 x[4]
        ror r11, 7                 ;    85.2 p0      21 x[4]
        xor r9, r11                ;    86.2 p1      21 x[4]
        mov r11, r14               ;    84.0 p5      21 x[2] copy
        ror r11, 5                 ;    85.0 p0      21 x[2]
        xor r11, r14               ;    86.0 p1      21 x[2]
        ror r11, 1                 ;    87.0 p5      21 x[2]
        xor r14, r11               ;    88.0 p0       7 x[2]
        xor r14, r13               ;    89.0 p1       7 x[2]
        xor r14, 0x69              ;    90.0 p5       7 x[2]
        mov r11, r10               ;    86.2 p0      21 x[0] copy
        ror r11, 9                 ;    87.2 p5      21 x[0]
        xor r11, r10               ;    88.2 p1      21 x[0]
        ror r11, 0x13              ;    89.2 p0      21 x[0]
        xor r10, r11               ;    90.2 p1       7 x[0]
        xor r10, r9                ;    91.2 p5       7 x[0]
        xor r9, r15                ;    88.2 p0       7 x[4]
        mov r11, r13               ;    88.5 p1       9 x[0] copy
        not r11                    ;    89.5 p5       9 x[0]
        and r11, r14               ;    91.0 p0       9 x[0]
        xor r11, r10               ;    92.2 p1       9 x[0]
        mov r12, r15               ;    90.0 p5       9 x[2] copy
        not r12                    ;    91.0 p0       9 x[2]
        and r12, r9                ;    92.0 p1       9 x[2]
        xor r12, r14               ;    93.0 p5       9 x[2]
        not r14                    ;    91.2 p0       9 x[1]
        and r14, r15               ;    92.2 p1       9 x[1]
        xor r14, r13               ;    93.2 p5      10 x[4]
        xor r14, r11               ;    94.2 p0      10 x[4]
        xor r15, r12               ;    94.0 p1      10 x[4]
        not r12                    ;    94.0 p5      10 x[4]
        mov rsi, r9                ;    93.2 p0       9 x[3] copy
        not rsi                    ;    94.2 p1       9 x[3]
        and rsi, r10               ;    95.2 p5       9 x[3]
        not r10                    ;    94.2 p0       9 x[4]
        and r13, r10               ;    95.2 p1       9 x[4]
        xor r9, r13                ;    96.2 p5       9 x[4]
        xor r15, rsi               ;    96.2 p0      10 x[4]
        xor r11, r9                ;    97.2 p1      10 x[4]
        mov r10, r14               ;    96.0 p5      21 x[1] copy
        ror r10, 0x16              ;    97.0 p0      21 x[1]
        xor r10, r14               ;    98.0 p1      21 x[1]
        ror r10, 0x27              ;    99.0 p5      21 x[1]
        xor r14, r10               ;   100.0 p0      21 x[1]
        mov r10, r15               ;    97.5 p1      21 x[3] copy
        ror r10, 7                 ;    98.5 p5      21 x[3]
        xor r10, r15               ;    99.5 p0      21 x[3]
        ror r10, 0xa               ;   100.5 p5      21 x[3]
        xor r15, r10               ;   101.5 p1      21 x[3]
        mov r10, r9                ;    99.2 p0      21 x[4] copy
        ror r10, 0x22              ;   100.2 p5      21 x[4]
        xor r10, r9                ;   101.2 p1      21 x[4]
        ror r10, 7                 ;   102.2 p0      21 x[4]
        xor r9, r10                ;   103.2 p1      21 x[4]
        mov r10, r12               ;   101.0 p5      21 x[2] copy
        ror r10, 5                 ;   102.0 p0      21 x[2]
        xor r10, r12               ;   103.0 p1      21 x[2]
        ror r10, 1                 ;   104.0 p5      21 x[2]
        xor r12, r10               ;   105.0 p0       7 x[2]
        xor r12, r14               ;   106.0 p1       7 x[2]
        xor r12, 0x5a              ;   107.0 p5       7 x[2]
        mov r10, r11               ;   103.2 p0      21 x[0] copy
        ror r10, 9                 ;   104.2 p5      21 x[0]
        xor r10, r11               ;   105.2 p1      21 x[0]
        ror r10, 0x13              ;   106.2 p0      21 x[0]
        xor r11, r10               ;   107.2 p1       7 x[0]
        xor r11, r9                ;   108.2 p5       7 x[0]
        xor r9, r15                ;   105.2 p0       7 x[4]
        mov r10, r14               ;   105.5 p1       9 x[0] copy
        not r10                    ;   106.5 p5       9 x[0]
        and r10, r12               ;   108.0 p0       9 x[0]
        xor r10, r11               ;   109.2 p1       9 x[0]
        mov r13, r15               ;   107.0 p5       9 x[2] copy
        not r13                    ;   108.0 p0       9 x[2]
        and r13, r9                ;   109.0 p1       9 x[2]
        xor r13, r12               ;   110.0 p5       9 x[2]
        not r12                    ;   108.2 p0       9 x[1]
        and r12, r15               ;   109.2 p1       9 x[1]
        xor r12, r14               ;   110.2 p5      10 x[4]
        xor r12, r10               ;   111.2 p0      10 x[4]
        xor r15, r13               ;   111.0 p1      10 x[4]
        not r13                    ;   111.0 p5      10 x[4]
        mov rsi, r9                ;   110.2 p0       9 x[3] copy
        not rsi                    ;   111.2 p1       9 x[3]
        and rsi, r11               ;   112.2 p5       9 x[3]
        not r11                    ;   111.2 p0       9 x[4]
        and r14, r11               ;   112.2 p1       9 x[4]
        xor r9, r14                ;   113.2 p5       9 x[4]
        xor r15, rsi               ;   113.2 p0      10 x[4]
        xor r10, r9                ;   114.2 p1      10 x[4]
        mov r11, r12               ;   113.0 p5      21 x[1] copy
        ror r11, 0x16              ;   114.0 p0      21 x[1]
        xor r11, r12               ;   115.0 p1      21 x[1]
        ror r11, 0x27              ;   116.0 p5      21 x[1]
        xor r12, r11               ;   117.0 p0      21 x[1]
        mov r11, r15               ;   114.5 p1      21 x[3] copy
        ror r11, 7                 ;   115.5 p5      21 x[3]
        xor r11, r15               ;   116.5 p0      21 x[3]
        ror r11, 0xa               ;   117.5 p5      21 x[3]
        xor r15, r11               ;   118.5 p1      21 x[3]
        mov r11, r9                ;   116.2 p0      21 x[4] copy
        ror r11, 0x22              ;   117.2 p5      21 x[4]
        xor r11, r9                ;   118.2 p1      21 x[4]
        ror r11, 7                 ;   119.2 p0      21 x[4]
        xor r9, r11                ;   120.2 p1      21 x[4]
        mov r11, r13               ;   118.0 p5      21 x[2] copy
        ror r11, 5                 ;   119.0 p0      21 x[2]
        xor r11, r13               ;   120.0 p1      21 x[2]
        ror r11, 1                 ;   121.0 p5      21 x[2]
        xor r13, r11               ;   122.0 p0       7 x[2]
        xor r13, r12               ;   123.0 p1       7 x[2]
        xor r13, 0x4b              ;   124.0 p5       7 x[2]
        mov r11, r10               ;   120.2 p0      21 x[0] copy
        ror r11, 9                 ;   121.2 p5      21 x[0]
        xor r11, r10               ;   122.2 p1      21 x[0]
        ror r11, 0x13              ;   123.2 p0      21 x[0]
        xor r10, r11               ;   124.2 p1       7 x[0]
        xor r10, r9                ;   125.2 p5       7 x[0]
        xor r9, r15                ;   122.2 p0       7 x[4]
        mov r11, r12               ;   122.5 p1       9 x[0] copy
        not r11                    ;   123.5 p5       9 x[0]
        and r11, r13               ;   125.0 p0       9 x[0]
        xor r11, r10               ;   126.2 p1       9 x[0]
        mov r14, r15               ;   124.0 p5       9 x[2] copy
        not r14                    ;   125.0 p0       9 x[2]
        and r14, r9                ;   126.0 p1       9 x[2]
        xor r14, r13               ;   127.0 p5       9 x[2]
        not r13                    ;   125.2 p0       9 x[1]
        and r13, r15               ;   126.2 p1       9 x[1]
        xor r13, r12               ;   127.2 p5      10 x[4]
        xor r13, r11               ;   128.2 p0      10 x[4]
        xor r15, r14               ;   128.0 p1      10 x[4]
        not r14                    ;   128.0 p5      10 x[4]
        mov rsi, r9                ;   127.2 p0       9 x[3] copy
        not rsi                    ;   128.2 p1       9 x[3]
        and rsi, r10               ;   129.2 p5       9 x[3]
        not r10                    ;   128.2 p0       9 x[4]
        and r12, r10               ;   129.2 p1       9 x[4]
        xor r9, r12                ;   130.2 p5       9 x[4]
        xor r15, rsi               ;   130.2 p0      10 x[4]
        xor r11, r9                ;   131.2 p1      10 x[4]
        mov r10, r13               ;   130.0 p5      21 x[1] copy
        ror r10, 0x16              ;   131.0 p0      21 x[1]
        xor r10, r13               ;   132.0 p1      21 x[1]
        ror r10, 0x27              ;   133.0 p5      21 x[1]
        xor r13, r10               ;   134.0 p0      21 x[1]
        mov r10, r14               ;   131.5 p1      21 x[2] copy
        ror r10, 5                 ;   132.5 p5      21 x[2]
        xor r10, r14               ;   133.5 p0      21 x[2]
        ror r10, 1                 ;   134.5 p5      21 x[2]
        xor r14, r10               ;   135.5 p1      21 x[2]
        mov qword [rbx - 104], r14 ;   136.5 p3+p4   27 st
        mov r10, r11               ;   133.2 p0      21 x[0] copy
        ror r10, 9                 ;   134.2 p5      21 x[0]
        xor r10, r11               ;   135.2 p1      21 x[0]
        ror r10, 0x13              ;   136.2 p0      21 x[0]
        xor r11, r10               ;   137.2 p1      21 x[0]
        mov qword [rbx - 120], r11 ;   138.2 p3+p4   27 st
        mov r10, r15               ;   135.0 p5      21 x[3] copy
        ror r10, 7                 ;   136.0 p0      21 x[3]
        xor r10, r15               ;   137.0 p1      21 x[3]
        ror r10, 0xa               ;   138.0 p5      21 x[3]
        xor r15, r10               ;   139.0 p0      21 x[3]
        mov qword [rbx - 96], r15  ;   140.0 p3+p4   27 st
        mov r10, r9                ;   136.5 p1      21 x[4] copy
        ror r10, 0x22              ;   137.5 p5      21 x[4]
        xor r10, r9                ;   138.5 p0      21 x[4]
        ror r10, 7                 ;   139.5 p5      21 x[4]
        xor r9, r10                ;   140.5 p1      21 x[4]
        mov qword [rbx - 88], r9   ;   141.5 p3+p4   27 st
        add r8, 0x10               ;   138.2 p0      37 blocks
        mov r9, r13                ;   138.5 p1      21 x[1] copy
        cmp r8, qword [rbx - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 80], r8   ;                    resident
        mov qword [rbx - 112], r9  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 120]  ;     0.0 p2      37 blocks reload
        mov r9, qword [rbx - 128]  ;     1.0 p2      37 blocks reload
        mov qword [r9], r8         ;     3.0 p3+p4   37 blocks
        mov r8, qword [rbx - 112]  ;     2.0 p2      37 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 p3+p4   37 blocks
        mov r8, qword [rbx - 104]  ;     3.0 p2      37 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p3+p4   37 blocks
        mov r8, qword [rbx - 96]   ;     4.0 p2      37 blocks reload
        mov qword [r9 + 24], r8    ;     7.0 p3+p4   37 blocks
        mov r8, qword [rbx - 88]   ;     5.0 p2      37 blocks reload
        mov qword [r9 + 32], r8    ;     8.0 p3+p4   37 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 120], rax ;                    cleared
        mov qword [rbx - 112], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
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
