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
;   blocks: 423 uops, planned 141.5; bounds: width 105.8, ports 138.3, path 68.0
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
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x50              ;                    frame
        lea rbp, [rsp + 128]       ;                    frame
        mov qword [rbp - 128], rdi ;                    argument
        mov dword [rbp - 64], edx  ;                    argument
        mov qword [rbp - 80], rsi  ;                    argument
        mov r8, qword [rbp - 128]  ;     0.0 p2      37 st reload
        mov r9, qword [r8]         ;     3.0 p2      37 st
        mov qword [rbp - 120], r9  ;     6.0 p3+p4   37 st
        mov r9, qword [r8 + 8]     ;     3.0 p2      37 st
        mov qword [rbp - 112], r9  ;     6.0 p3+p4   37 st
        mov r9, qword [r8 + 16]    ;     3.0 p2      37 st
        mov qword [rbp - 104], r9  ;     6.0 p3+p4   37 st
        mov r9, qword [r8 + 24]    ;     4.0 p2      37 st
        mov qword [rbp - 96], r9   ;     7.0 p3+p4   37 st
        mov r8, qword [r8 + 32]    ;     5.0 p2      37 st
        mov qword [rbp - 88], r8   ;     8.0 p3+p4   37 st
        mov r8d, dword [rbp - 64]  ;     6.0 p2      37 st
        shl r8, 4                  ;     9.0 p0      37 st
        add r8, qword [rbp - 80]   ;    10.0 p1+p2   37 st
        mov qword [rbp - 72], r8   ;    11.0 p3+p4   37 st
        cmp dword [rbp - 64], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp - 88]   ;                    resident
        mov r9, qword [rbp - 120]  ;                    resident
        align 16
.blocks_1:
        mov r10, qword [rbp - 96]  ;     0.0 p2       9 x[2]
        not r10                    ;     3.0 p0       9 x[2]
        xor r9, r8                 ;     0.5 p1       7 x[0]
        mov r11, qword [rbp - 80]  ;     1.0 p2      39 x reload
        xor r9, qword [r11]        ;     7.0 p5+p2    7 x[0]
        mov r12, r9                ;     8.0 p0       9 x[4] copy
        not r12                    ;     9.0 p1       9 x[4]
        mov r13, r9                ;     8.0 p5       9 x[0] copy
        mov r14, qword [rbp - 96]  ;     3.0 p2      26 x reload
        xor r8, r14                ;     6.0 p0       7 x[4]
        and r10, r8                ;     7.0 p1       9 x[2]
        mov r15, r8                ;     7.0 p5       9 x[3] copy
        not r15                    ;     8.0 p0       9 x[3]
        and r9, r15                ;     9.0 p1       9 x[3]
        xor r9, r14                ;    10.0 p5      10 x[4]
        mov r15, qword [r11 + 8]   ;     4.0 p2      39 x
        xor r15, qword [rbp - 112] ;     7.0 p0+p2   39 x
        and r12, r15               ;    10.0 p1       9 x[4]
        xor r8, r12                ;    11.0 p5       9 x[4]
        mov r12, r15               ;     8.0 p0       9 x[0] copy
        not r12                    ;     9.0 p1       9 x[0]
        mov rsi, r15               ;     8.0 p5       7 x[2] copy
        xor rsi, qword [rbp - 104] ;     9.0 p0+p2    7 x[2]
        xor rsi, 0xb4              ;    10.0 p1       7 x[2]
        and r12, rsi               ;    11.0 p5       9 x[0]
        xor r13, r12               ;    12.0 p0       9 x[0]
        xor r10, rsi               ;    11.0 p1       9 x[2]
        not rsi                    ;    11.0 p5       9 x[1]
        and r14, rsi               ;    12.0 p0       9 x[1]
        xor r15, r14               ;    13.0 p1      10 x[4]
        xor r9, r10                ;    12.0 p5      10 x[4]
        not r10                    ;    12.0 p0      10 x[4]
        xor r15, r13               ;    14.0 p1      10 x[4]
        xor r13, r8                ;    13.0 p5      10 x[4]
        mov r12, r8                ;    12.0 p0      21 x[4] copy
        ror r12, 0x22              ;    13.0 p5      21 x[4]
        xor r12, r8                ;    14.0 p1      21 x[4]
        ror r12, 7                 ;    15.0 p0      21 x[4]
        xor r8, r12                ;    16.0 p1      21 x[4]
        mov r12, r9                ;    13.0 p5      21 x[3] copy
        ror r12, 7                 ;    14.0 p0      21 x[3]
        xor r12, r9                ;    15.0 p1      21 x[3]
        ror r12, 0xa               ;    16.0 p5      21 x[3]
        xor r9, r12                ;    17.0 p0      21 x[3]
        mov r12, r15               ;    15.0 p1      21 x[1] copy
        ror r12, 0x16              ;    16.0 p5      21 x[1]
        xor r12, r15               ;    17.0 p0      21 x[1]
        ror r12, 0x27              ;    18.0 p5      21 x[1]
        xor r15, r12               ;    19.0 p1      21 x[1]
        mov r12, r13               ;    15.5 p0      21 x[0] copy
        ror r12, 9                 ;    16.5 p5      21 x[0]
        xor r12, r13               ;    17.5 p1      21 x[0]
        ror r12, 0x13              ;    18.5 p0      21 x[0]
        xor r13, r12               ;    19.5 p1       7 x[0]
        xor r13, r8                ;    20.5 p5       7 x[0]
        xor r8, r9                 ;    18.0 p0       7 x[4]
        mov r12, r10               ;    18.0 p1      21 x[2] copy
        ror r12, 5                 ;    19.0 p5      21 x[2]
        xor r12, r10               ;    20.0 p0      21 x[2]
        ror r12, 1                 ;    21.0 p5      21 x[2]
        xor r10, r12               ;    22.0 p1       7 x[2]
        xor r10, r15               ;    23.0 p0       7 x[2]
        xor r10, 0xa5              ;    24.0 p1       7 x[2]
        mov r12, r9                ;    20.2 p5       9 x[2] copy
        not r12                    ;    21.2 p0       9 x[2]
        and r12, r8                ;    22.2 p1       9 x[2]
        xor r12, r10               ;    25.0 p5       9 x[2]
        mov r14, r8                ;    21.5 p0       9 x[3] copy
        not r14                    ;    22.5 p1       9 x[3]
        and r14, r13               ;    23.5 p5       9 x[3]
        xor r14, r9                ;    24.5 p0      10 x[4]
        xor r14, r12               ;    26.0 p1      10 x[4]
        not r12                    ;    26.0 p5      10 x[4]
        mov rsi, r15               ;    23.5 p0       9 x[0] copy
        not rsi                    ;    24.5 p1       9 x[0]
        and rsi, r10               ;    25.5 p5       9 x[0]
        not r10                    ;    25.0 p0       9 x[1]
        and r9, r10                ;    26.0 p1       9 x[1]
        xor rsi, r13               ;    26.5 p5       9 x[0]
        not r13                    ;    25.5 p0       9 x[4]
        and r13, r15               ;    26.5 p1       9 x[4]
        xor r8, r13                ;    27.5 p5       9 x[4]
        xor r15, r9                ;    27.0 p0      10 x[4]
        xor r15, rsi               ;    28.0 p1      10 x[4]
        xor rsi, r8                ;    28.5 p5      10 x[4]
        mov r9, r14                ;    27.5 p0      21 x[3] copy
        ror r9, 7                  ;    28.5 p5      21 x[3]
        xor r9, r14                ;    29.5 p1      21 x[3]
        ror r9, 0xa                ;    30.5 p0      21 x[3]
        xor r14, r9                ;    31.5 p1      21 x[3]
        mov r9, r15                ;    29.2 p5      21 x[1] copy
        ror r9, 0x16               ;    30.2 p0      21 x[1]
        xor r9, r15                ;    31.2 p1      21 x[1]
        ror r9, 0x27               ;    32.2 p5      21 x[1]
        xor r15, r9                ;    33.2 p0      21 x[1]
        mov r9, r8                 ;    31.0 p1      21 x[4] copy
        ror r9, 0x22               ;    32.0 p5      21 x[4]
        xor r9, r8                 ;    33.0 p0      21 x[4]
        ror r9, 7                  ;    34.0 p5      21 x[4]
        xor r8, r9                 ;    35.0 p1      21 x[4]
        mov r9, r12                ;    32.5 p0      21 x[2] copy
        ror r9, 5                  ;    33.5 p5      21 x[2]
        xor r9, r12                ;    34.5 p1      21 x[2]
        ror r9, 1                  ;    35.5 p0      21 x[2]
        xor r12, r9                ;    36.5 p1       7 x[2]
        xor r12, r15               ;    37.5 p5       7 x[2]
        xor r12, 0x96              ;    38.5 p0       7 x[2]
        mov r9, rsi                ;    35.0 p1      21 x[0] copy
        ror r9, 9                  ;    36.0 p5      21 x[0]
        xor r9, rsi                ;    37.0 p0      21 x[0]
        ror r9, 0x13               ;    38.0 p5      21 x[0]
        xor rsi, r9                ;    39.0 p1       7 x[0]
        xor rsi, r8                ;    40.0 p0       7 x[0]
        xor r8, r14                ;    37.0 p1       7 x[4]
        mov r9, r15                ;    37.2 p5       9 x[0] copy
        not r9                     ;    38.2 p0       9 x[0]
        and r9, r12                ;    39.5 p1       9 x[0]
        xor r9, rsi                ;    41.0 p5       9 x[0]
        mov r10, r14               ;    38.5 p0       9 x[2] copy
        not r10                    ;    39.5 p1       9 x[2]
        and r10, r8                ;    40.5 p5       9 x[2]
        xor r10, r12               ;    41.5 p0       9 x[2]
        not r12                    ;    40.0 p1       9 x[1]
        and r12, r14               ;    41.0 p5       9 x[1]
        xor r12, r15               ;    42.0 p0      10 x[4]
        xor r12, r9                ;    43.0 p1      10 x[4]
        xor r14, r10               ;    42.5 p5      10 x[4]
        not r10                    ;    42.5 p0      10 x[4]
        mov r13, r8                ;    42.0 p1       9 x[3] copy
        not r13                    ;    43.0 p5       9 x[3]
        and r13, rsi               ;    44.0 p0       9 x[3]
        not rsi                    ;    43.0 p1       9 x[4]
        and r15, rsi               ;    44.0 p5       9 x[4]
        xor r8, r15                ;    45.0 p0       9 x[4]
        xor r14, r13               ;    45.0 p1      10 x[4]
        xor r9, r8                 ;    46.0 p5      10 x[4]
        mov r13, r12               ;    44.5 p0      21 x[1] copy
        ror r13, 0x16              ;    45.5 p5      21 x[1]
        xor r13, r12               ;    46.5 p1      21 x[1]
        ror r13, 0x27              ;    47.5 p0      21 x[1]
        xor r12, r13               ;    48.5 p1      21 x[1]
        mov r13, r14               ;    46.2 p5      21 x[3] copy
        ror r13, 7                 ;    47.2 p0      21 x[3]
        xor r13, r14               ;    48.2 p1      21 x[3]
        ror r13, 0xa               ;    49.2 p5      21 x[3]
        xor r14, r13               ;    50.2 p0      21 x[3]
        mov r13, r10               ;    48.0 p1      21 x[2] copy
        ror r13, 5                 ;    49.0 p5      21 x[2]
        xor r13, r10               ;    50.0 p0      21 x[2]
        ror r13, 1                 ;    51.0 p5      21 x[2]
        xor r10, r13               ;    52.0 p1       7 x[2]
        xor r10, r12               ;    53.0 p0       7 x[2]
        xor r10, 0x87              ;    54.0 p1       7 x[2]
        mov r13, r8                ;    50.2 p5      21 x[4] copy
        ror r13, 0x22              ;    51.2 p0      21 x[4]
        xor r13, r8                ;    52.2 p1      21 x[4]
        ror r13, 7                 ;    53.2 p5      21 x[4]
        xor r8, r13                ;    54.2 p0      21 x[4]
        mov r13, r9                ;    52.0 p1      21 x[0] copy
        ror r13, 9                 ;    53.0 p5      21 x[0]
        xor r13, r9                ;    54.0 p0      21 x[0]
        ror r13, 0x13              ;    55.0 p5      21 x[0]
        xor r9, r13                ;    56.0 p1       7 x[0]
        xor r9, r8                 ;    57.0 p0       7 x[0]
        xor r8, r14                ;    55.2 p1       7 x[4]
        mov r13, r12               ;    54.2 p5       9 x[0] copy
        not r13                    ;    55.2 p0       9 x[0]
        and r13, r10               ;    56.2 p1       9 x[0]
        xor r13, r9                ;    58.0 p5       9 x[0]
        mov r15, r10               ;    55.5 p0       9 x[1] copy
        not r15                    ;    56.5 p1       9 x[1]
        and r15, r14               ;    57.5 p5       9 x[1]
        xor r15, r12               ;    58.5 p0      10 x[4]
        xor r15, r13               ;    59.5 p1      10 x[4]
        mov rsi, r14               ;    57.2 p5       9 x[2] copy
        not rsi                    ;    58.2 p0       9 x[2]
        and rsi, r8                ;    59.2 p1       9 x[2]
        xor r10, rsi               ;    60.2 p5       9 x[2]
        xor r14, r10               ;    61.2 p0      10 x[4]
        not r10                    ;    61.2 p1      10 x[4]
        mov rsi, r8                ;    59.2 p5       9 x[3] copy
        not rsi                    ;    60.2 p0       9 x[3]
        and rsi, r9                ;    61.2 p1       9 x[3]
        not r9                     ;    60.2 p5       9 x[4]
        and r12, r9                ;    61.2 p0       9 x[4]
        xor r8, r12                ;    62.2 p1       9 x[4]
        xor r14, rsi               ;    62.2 p5      10 x[4]
        xor r13, r8                ;    63.2 p0      10 x[4]
        mov r9, r15                ;    62.0 p1      21 x[1] copy
        ror r9, 0x16               ;    63.0 p5      21 x[1]
        xor r9, r15                ;    64.0 p0      21 x[1]
        ror r9, 0x27               ;    65.0 p5      21 x[1]
        xor r15, r9                ;    66.0 p1      21 x[1]
        mov r9, r14                ;    63.5 p0      21 x[3] copy
        ror r9, 7                  ;    64.5 p5      21 x[3]
        xor r9, r14                ;    65.5 p1      21 x[3]
        ror r9, 0xa                ;    66.5 p0      21 x[3]
        xor r14, r9                ;    67.5 p1      21 x[3]
        mov r9, r8                 ;    65.2 p5      21 x[4] copy
        ror r9, 0x22               ;    66.2 p0      21 x[4]
        xor r9, r8                 ;    67.2 p1      21 x[4]
        ror r9, 7                  ;    68.2 p5      21 x[4]
        xor r8, r9                 ;    69.2 p0      21 x[4]
        mov r9, r10                ;    67.0 p1      21 x[2] copy
        ror r9, 5                  ;    68.0 p5      21 x[2]
        xor r9, r10                ;    69.0 p0      21 x[2]
        ror r9, 1                  ;    70.0 p5      21 x[2]
        xor r10, r9                ;    71.0 p1       7 x[2]
        xor r10, r15               ;    72.0 p0       7 x[2]
        xor r10, 0x78              ;    73.0 p1       7 x[2]
        mov r9, r13                ;    69.2 p5      21 x[0] copy
        ror r9, 9                  ;    70.2 p0      21 x[0]
        xor r9, r13                ;    71.2 p1      21 x[0]
        ror r9, 0x13               ;    72.2 p5      21 x[0]
        xor r13, r9                ;    73.2 p0       7 x[0]
        xor r13, r8                ;    74.2 p1       7 x[0]
        xor r8, r14                ;    71.2 p5       7 x[4]
        mov r9, r15                ;    71.5 p0       9 x[0] copy
        not r9                     ;    72.5 p1       9 x[0]
        and r9, r10                ;    74.0 p5       9 x[0]
        xor r9, r13                ;    75.2 p0       9 x[0]
        mov r12, r14               ;    73.0 p1       9 x[2] copy
        not r12                    ;    74.0 p5       9 x[2]
        and r12, r8                ;    75.0 p0       9 x[2]
        xor r12, r10               ;    76.0 p1       9 x[2]
        not r10                    ;    74.2 p5       9 x[1]
        and r10, r14               ;    75.2 p0       9 x[1]
        xor r10, r15               ;    76.2 p1      10 x[4]
        xor r10, r9                ;    77.2 p5      10 x[4]
        xor r14, r12               ;    77.0 p0      10 x[4]
        not r12                    ;    77.0 p1      10 x[4]
        mov rsi, r8                ;    76.2 p5       9 x[3] copy
        not rsi                    ;    77.2 p0       9 x[3]
        and rsi, r13               ;    78.2 p1       9 x[3]
        not r13                    ;    77.2 p5       9 x[4]
        and r15, r13               ;    78.2 p0       9 x[4]
        xor r8, r15                ;    79.2 p1       9 x[4]
        xor r14, rsi               ;    79.2 p5      10 x[4]
        xor r9, r8                 ;    80.2 p0      10 x[4]
        mov r13, r10               ;    79.0 p1      21 x[1] copy
        ror r13, 0x16              ;    80.0 p5      21 x[1]
        xor r13, r10               ;    81.0 p0      21 x[1]
        ror r13, 0x27              ;    82.0 p5      21 x[1]
        xor r10, r13               ;    83.0 p1      21 x[1]
        mov r13, r14               ;    80.5 p0      21 x[3] copy
        ror r13, 7                 ;    81.5 p5      21 x[3]
        xor r13, r14               ;    82.5 p1      21 x[3]
        ror r13, 0xa               ;    83.5 p0      21 x[3]
        xor r14, r13               ;    84.5 p1      21 x[3]
        mov r13, r8                ;    82.2 p5      21 x[4] copy
        ror r13, 0x22              ;    83.2 p0      21 x[4]
        xor r13, r8                ;    84.2 p1      21 x[4]
        ror r13, 7                 ;    85.2 p5      21 x[4]
        xor r8, r13                ;    86.2 p0      21 x[4]
        mov r13, r12               ;    84.0 p1      21 x[2] copy
        ror r13, 5                 ;    85.0 p5      21 x[2]
        xor r13, r12               ;    86.0 p0      21 x[2]
        ror r13, 1                 ;    87.0 p5      21 x[2]
        xor r12, r13               ;    88.0 p1       7 x[2]
        xor r12, r10               ;    89.0 p0       7 x[2]
        xor r12, 0x69              ;    90.0 p1       7 x[2]
        mov r13, r9                ;    86.2 p5      21 x[0] copy
        ror r13, 9                 ;    87.2 p0      21 x[0]
        xor r13, r9                ;    88.2 p1      21 x[0]
        ror r13, 0x13              ;    89.2 p5      21 x[0]
        xor r9, r13                ;    90.2 p0       7 x[0]
        xor r9, r8                 ;    91.2 p1       7 x[0]
        xor r8, r14                ;    88.2 p5       7 x[4]
        mov r13, r10               ;    88.5 p0       9 x[0] copy
        not r13                    ;    89.5 p1       9 x[0]
        and r13, r12               ;    91.0 p5       9 x[0]
        xor r13, r9                ;    92.2 p0       9 x[0]
        mov r15, r14               ;    90.0 p1       9 x[2] copy
        not r15                    ;    91.0 p5       9 x[2]
        and r15, r8                ;    92.0 p0       9 x[2]
        xor r15, r12               ;    93.0 p1       9 x[2]
        not r12                    ;    91.2 p5       9 x[1]
        and r12, r14               ;    92.2 p0       9 x[1]
        xor r12, r10               ;    93.2 p1      10 x[4]
        xor r12, r13               ;    94.2 p5      10 x[4]
        xor r14, r15               ;    94.0 p0      10 x[4]
        not r15                    ;    94.0 p1      10 x[4]
        mov rsi, r8                ;    93.2 p5       9 x[3] copy
        not rsi                    ;    94.2 p0       9 x[3]
        and rsi, r9                ;    95.2 p1       9 x[3]
        not r9                     ;    94.2 p5       9 x[4]
        and r10, r9                ;    95.2 p0       9 x[4]
        xor r8, r10                ;    96.2 p1       9 x[4]
        xor r14, rsi               ;    96.2 p5      10 x[4]
        xor r13, r8                ;    97.2 p0      10 x[4]
        mov r9, r12                ;    96.0 p1      21 x[1] copy
        ror r9, 0x16               ;    97.0 p5      21 x[1]
        xor r9, r12                ;    98.0 p0      21 x[1]
        ror r9, 0x27               ;    99.0 p5      21 x[1]
        xor r12, r9                ;   100.0 p1      21 x[1]
        mov r9, r14                ;    97.5 p0      21 x[3] copy
        ror r9, 7                  ;    98.5 p5      21 x[3]
        xor r9, r14                ;    99.5 p1      21 x[3]
        ror r9, 0xa                ;   100.5 p0      21 x[3]
        xor r14, r9                ;   101.5 p1      21 x[3]
        mov r9, r8                 ;    99.2 p5      21 x[4] copy
        ror r9, 0x22               ;   100.2 p0      21 x[4]
        xor r9, r8                 ;   101.2 p1      21 x[4]
        ror r9, 7                  ;   102.2 p5      21 x[4]
        xor r8, r9                 ;   103.2 p0      21 x[4]
        mov r9, r15                ;   101.0 p1      21 x[2] copy
        ror r9, 5                  ;   102.0 p5      21 x[2]
        xor r9, r15                ;   103.0 p0      21 x[2]
        ror r9, 1                  ;   104.0 p5      21 x[2]
        xor r15, r9                ;   105.0 p1       7 x[2]
        xor r15, r12               ;   106.0 p0       7 x[2]
        xor r15, 0x5a              ;   107.0 p1       7 x[2]
        mov r9, r13                ;   103.2 p5      21 x[0] copy
        ror r9, 9                  ;   104.2 p0      21 x[0]
        xor r9, r13                ;   105.2 p1      21 x[0]
        ror r9, 0x13               ;   106.2 p5      21 x[0]
        xor r13, r9                ;   107.2 p0       7 x[0]
        xor r13, r8                ;   108.2 p1       7 x[0]
        xor r8, r14                ;   105.2 p5       7 x[4]
        mov r9, r12                ;   105.5 p0       9 x[0] copy
        not r9                     ;   106.5 p1       9 x[0]
        and r9, r15                ;   108.0 p5       9 x[0]
        xor r9, r13                ;   109.2 p0       9 x[0]
        mov r10, r14               ;   107.0 p1       9 x[2] copy
        not r10                    ;   108.0 p5       9 x[2]
        and r10, r8                ;   109.0 p0       9 x[2]
        xor r10, r15               ;   110.0 p1       9 x[2]
        not r15                    ;   108.2 p5       9 x[1]
        and r15, r14               ;   109.2 p0       9 x[1]
        xor r15, r12               ;   110.2 p1      10 x[4]
        xor r15, r9                ;   111.2 p5      10 x[4]
        xor r14, r10               ;   111.0 p0      10 x[4]
        not r10                    ;   111.0 p1      10 x[4]
        mov rsi, r8                ;   110.2 p5       9 x[3] copy
        not rsi                    ;   111.2 p0       9 x[3]
        and rsi, r13               ;   112.2 p1       9 x[3]
        not r13                    ;   111.2 p5       9 x[4]
        and r12, r13               ;   112.2 p0       9 x[4]
        xor r8, r12                ;   113.2 p1       9 x[4]
        xor r14, rsi               ;   113.2 p5      10 x[4]
        xor r9, r8                 ;   114.2 p0      10 x[4]
        mov r12, r15               ;   113.0 p1      21 x[1] copy
        ror r12, 0x16              ;   114.0 p5      21 x[1]
        xor r12, r15               ;   115.0 p0      21 x[1]
        ror r12, 0x27              ;   116.0 p5      21 x[1]
        xor r15, r12               ;   117.0 p1      21 x[1]
        mov r12, r14               ;   114.5 p0      21 x[3] copy
        ror r12, 7                 ;   115.5 p5      21 x[3]
        xor r12, r14               ;   116.5 p1      21 x[3]
        ror r12, 0xa               ;   117.5 p0      21 x[3]
        xor r14, r12               ;   118.5 p1      21 x[3]
        mov r12, r8                ;   116.2 p5      21 x[4] copy
        ror r12, 0x22              ;   117.2 p0      21 x[4]
        xor r12, r8                ;   118.2 p1      21 x[4]
        ror r12, 7                 ;   119.2 p5      21 x[4]
        xor r8, r12                ;   120.2 p0      21 x[4]
        mov r12, r10               ;   118.0 p1      21 x[2] copy
        ror r12, 5                 ;   119.0 p5      21 x[2]
        xor r12, r10               ;   120.0 p0      21 x[2]
        ror r12, 1                 ;   121.0 p5      21 x[2]
        xor r10, r12               ;   122.0 p1       7 x[2]
        xor r10, r15               ;   123.0 p0       7 x[2]
        xor r10, 0x4b              ;   124.0 p1       7 x[2]
        mov r12, r9                ;   120.2 p5      21 x[0] copy
        ror r12, 9                 ;   121.2 p0      21 x[0]
        xor r12, r9                ;   122.2 p1      21 x[0]
        ror r12, 0x13              ;   123.2 p5      21 x[0]
        xor r9, r12                ;   124.2 p0       7 x[0]
        xor r9, r8                 ;   125.2 p1       7 x[0]
        xor r8, r14                ;   122.2 p5       7 x[4]
        mov r12, r15               ;   122.5 p0       9 x[0] copy
        not r12                    ;   123.5 p1       9 x[0]
        and r12, r10               ;   125.0 p5       9 x[0]
        xor r12, r9                ;   126.2 p0       9 x[0]
        mov r13, r14               ;   124.0 p1       9 x[2] copy
        not r13                    ;   125.0 p5       9 x[2]
        and r13, r8                ;   126.0 p0       9 x[2]
        xor r13, r10               ;   127.0 p1       9 x[2]
        not r10                    ;   125.2 p5       9 x[1]
        and r10, r14               ;   126.2 p0       9 x[1]
        xor r10, r15               ;   127.2 p1      10 x[4]
        xor r10, r12               ;   128.2 p5      10 x[4]
        xor r14, r13               ;   128.0 p0      10 x[4]
        not r13                    ;   128.0 p1      10 x[4]
        mov rsi, r8                ;   127.2 p5       9 x[3] copy
        not rsi                    ;   128.2 p0       9 x[3]
        and rsi, r9                ;   129.2 p1       9 x[3]
        not r9                     ;   128.2 p5       9 x[4]
        and r15, r9                ;   129.2 p0       9 x[4]
        xor r8, r15                ;   130.2 p1       9 x[4]
        xor r14, rsi               ;   130.2 p5      10 x[4]
        xor r12, r8                ;   131.2 p0      10 x[4]
        mov r9, r10                ;   130.0 p1      21 x[1] copy
        ror r9, 0x16               ;   131.0 p5      21 x[1]
        xor r9, r10                ;   132.0 p0      21 x[1]
        ror r9, 0x27               ;   133.0 p5      21 x[1]
        xor r10, r9                ;   134.0 p1      21 x[1]
        mov qword [rbp - 112], r10 ;   135.0 p3+p4   27 st
        mov r9, r13                ;   131.5 p0      21 x[2] copy
        ror r9, 5                  ;   132.5 p5      21 x[2]
        xor r9, r13                ;   133.5 p1      21 x[2]
        ror r9, 1                  ;   134.5 p0      21 x[2]
        xor r13, r9                ;   135.5 p1      21 x[2]
        mov qword [rbp - 104], r13 ;   136.5 p3+p4   27 st
        mov r9, r12                ;   133.2 p5      21 x[0] copy
        ror r9, 9                  ;   134.2 p0      21 x[0]
        xor r9, r12                ;   135.2 p1      21 x[0]
        ror r9, 0x13               ;   136.2 p5      21 x[0]
        xor r12, r9                ;   137.2 p0      21 x[0]
        mov r9, r14                ;   135.0 p1      21 x[3] copy
        ror r9, 7                  ;   136.0 p5      21 x[3]
        xor r9, r14                ;   137.0 p0      21 x[3]
        ror r9, 0xa                ;   138.0 p5      21 x[3]
        xor r14, r9                ;   139.0 p1      21 x[3]
        mov qword [rbp - 96], r14  ;   140.0 p3+p4   27 st
        mov r9, r8                 ;   136.5 p0      21 x[4] copy
        ror r9, 0x22               ;   137.5 p5      21 x[4]
        xor r9, r8                 ;   138.5 p1      21 x[4]
        ror r9, 7                  ;   139.5 p0      21 x[4]
        xor r8, r9                 ;   140.5 p1      21 x[4]
        add r11, 0x10              ;   138.2 p5      37 blocks
        mov qword [rbp - 80], r11  ;   139.2 p3+p4   37 blocks
        mov r9, r12                ;   138.5 p0      21 x[0] copy
        cmp r11, qword [rbp - 72]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbp - 88], r8   ;                    resident
        mov qword [rbp - 120], r9  ;                    resident
.blocks_1_done:
        mov r8, qword [rbp - 120]  ;     0.0 p2      37 blocks reload
        mov r9, qword [rbp - 128]  ;     1.0 p2      37 blocks reload
        mov qword [r9], r8         ;     3.0 p3+p4   37 blocks
        mov r8, qword [rbp - 112]  ;     2.0 p2      37 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 p3+p4   37 blocks
        mov r8, qword [rbp - 104]  ;     3.0 p2      37 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p3+p4   37 blocks
        mov r8, qword [rbp - 96]   ;     4.0 p2      37 blocks reload
        mov qword [r9 + 24], r8    ;     7.0 p3+p4   37 blocks
        mov r8, qword [rbp - 88]   ;     5.0 p2      37 blocks reload
        mov qword [r9 + 32], r8    ;     8.0 p3+p4   37 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbp - 120], rax ;                    cleared
        mov qword [rbp - 112], rax ;                    cleared
        mov qword [rbp - 104], rax ;                    cleared
        mov qword [rbp - 96], rax  ;                    cleared
        mov qword [rbp - 88], rax  ;                    cleared
        add rsp, 0x50              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
