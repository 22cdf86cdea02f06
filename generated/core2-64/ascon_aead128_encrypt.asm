; ascon_aead128_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_encrypt --cpu core2-64
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
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 427 uops, planned 141.5; bounds: width 106.8, ports 138.3, path 69.0
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
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x50              ;                    frame
        lea rbp, [rsp + 128]       ;                    frame
        mov qword [rbp - 128], rdi ;                    argument
        mov dword [rbp - 56], ecx  ;                    argument
        mov qword [rbp - 80], rsi  ;                    argument
        mov qword [rbp - 64], rdx  ;                    argument
        mov r8, qword [rbp - 128]  ;     0.0 p2      47 st reload
        mov r9, qword [r8]         ;     3.0 p2      47 st
        mov qword [rbp - 120], r9  ;     6.0 p3+p4   47 st
        mov r9, qword [r8 + 8]     ;     3.0 p2      47 st
        mov qword [rbp - 112], r9  ;     6.0 p3+p4   47 st
        mov r9, qword [r8 + 16]    ;     3.0 p2      47 st
        mov qword [rbp - 104], r9  ;     6.0 p3+p4   47 st
        mov r9, qword [r8 + 24]    ;     4.0 p2      47 st
        mov qword [rbp - 96], r9   ;     7.0 p3+p4   47 st
        mov r8, qword [r8 + 32]    ;     5.0 p2      47 st
        mov qword [rbp - 88], r8   ;     8.0 p3+p4   47 st
        mov r8d, dword [rbp - 56]  ;     6.0 p2      47 st
        shl r8, 4                  ;     9.0 p0      47 st
        add r8, qword [rbp - 80]   ;    10.0 p1+p2   47 st
        mov qword [rbp - 72], r8   ;    11.0 p3+p4   47 st
        cmp dword [rbp - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp - 80]   ;                    resident
        mov r9, qword [rbp - 120]  ;                    resident
        align 16
.blocks_1:
        mov r10, qword [rbp - 96]  ;     0.0 p2       9 x[2]
        not r10                    ;     3.0 p0       9 x[2]
        xor r9, qword [r8]         ;     3.0 p1+p2   49 c
        mov r11, qword [rbp - 64]  ;     2.0 p2      50 dst reload
        mov qword [r11], r9        ;     4.0 p3+p4   50 dst
        mov r12, qword [rbp - 88]  ;     3.0 p2      26 x reload
        xor r9, r12                ;     6.0 p5       7 x[0]
        mov r13, r9                ;     7.0 p0       9 x[4] copy
        not r13                    ;     8.0 p1       9 x[4]
        mov r14, r9                ;     7.0 p5       9 x[0] copy
        mov r15, qword [rbp - 96]  ;     4.0 p2      26 x reload
        xor r12, r15               ;     7.0 p0       7 x[4]
        and r10, r12               ;     8.0 p1       9 x[2]
        mov rsi, r12               ;     8.0 p5       9 x[3] copy
        not rsi                    ;     9.0 p0       9 x[3]
        and r9, rsi                ;    10.0 p1       9 x[3]
        xor r9, r15                ;    11.0 p5      10 x[4]
        mov rsi, qword [r8 + 8]    ;     5.0 p2      49 c
        xor rsi, qword [rbp - 112] ;     8.0 p0+p2   49 c
        mov qword [r11 + 8], rsi   ;     9.0 p3+p4   50 dst
        and r13, rsi               ;     9.0 p1       9 x[4]
        xor r12, r13               ;    10.0 p5       9 x[4]
        mov r13, rsi               ;     9.0 p0       9 x[0] copy
        not r13                    ;    10.0 p1       9 x[0]
        mov rdi, rsi               ;     9.0 p5       7 x[2] copy
        xor rdi, qword [rbp - 104] ;    10.0 p0+p2    7 x[2]
        xor rdi, 0xb4              ;    11.0 p1       7 x[2]
        and r13, rdi               ;    12.0 p5       9 x[0]
        xor r14, r13               ;    13.0 p0       9 x[0]
        xor r10, rdi               ;    12.0 p1       9 x[2]
        not rdi                    ;    12.0 p5       9 x[1]
        and r15, rdi               ;    13.0 p0       9 x[1]
        xor rsi, r15               ;    14.0 p1      10 x[4]
        xor r9, r10                ;    13.0 p5      10 x[4]
        not r10                    ;    13.0 p0      10 x[4]
        xor rsi, r14               ;    15.0 p1      10 x[4]
        xor r14, r12               ;    14.0 p5      10 x[4]
        mov r13, r12               ;    11.0 p0      21 x[4] copy
        ror r13, 0x22              ;    12.0 p5      21 x[4]
        xor r13, r12               ;    13.0 p1      21 x[4]
        ror r13, 7                 ;    14.0 p0      21 x[4]
        xor r12, r13               ;    15.0 p1      21 x[4]
        mov r13, r9                ;    14.0 p5      21 x[3] copy
        ror r13, 7                 ;    15.0 p0      21 x[3]
        xor r13, r9                ;    16.0 p1      21 x[3]
        ror r13, 0xa               ;    17.0 p5      21 x[3]
        xor r9, r13                ;    18.0 p0      21 x[3]
        mov r13, rsi               ;    16.0 p1      21 x[1] copy
        ror r13, 0x16              ;    17.0 p5      21 x[1]
        xor r13, rsi               ;    18.0 p0      21 x[1]
        ror r13, 0x27              ;    19.0 p5      21 x[1]
        xor rsi, r13               ;    20.0 p1      21 x[1]
        mov r13, r14               ;    16.0 p0      21 x[0] copy
        ror r13, 9                 ;    17.0 p5      21 x[0]
        xor r13, r14               ;    18.0 p1      21 x[0]
        xor r14, r12               ;    17.0 p0       7 x[0]
        ror r13, 0x13              ;    19.0 p5      21 x[0]
        xor r14, r13               ;    20.0 p1       7 x[0]
        xor r12, r9                ;    19.0 p0       7 x[4]
        mov r13, r10               ;    18.2 p1      21 x[2] copy
        ror r13, 5                 ;    19.2 p5      21 x[2]
        xor r13, r10               ;    20.2 p0      21 x[2]
        ror r13, 1                 ;    21.2 p5      21 x[2]
        xor r10, r13               ;    22.2 p1       7 x[2]
        xor r10, rsi               ;    23.2 p0       7 x[2]
        xor r10, 0xa5              ;    24.2 p1       7 x[2]
        mov r13, r9                ;    20.5 p5       9 x[2] copy
        not r13                    ;    21.5 p0       9 x[2]
        and r13, r12               ;    22.5 p1       9 x[2]
        xor r13, r10               ;    25.2 p5       9 x[2]
        mov r15, r12               ;    22.0 p0       9 x[3] copy
        not r15                    ;    23.0 p1       9 x[3]
        and r15, r14               ;    24.0 p5       9 x[3]
        xor r15, r9                ;    25.0 p0      10 x[4]
        xor r15, r13               ;    26.2 p1      10 x[4]
        not r13                    ;    26.2 p5      10 x[4]
        mov rdi, rsi               ;    24.0 p0       9 x[0] copy
        not rdi                    ;    25.0 p1       9 x[0]
        and rdi, r10               ;    26.0 p5       9 x[0]
        not r10                    ;    25.2 p0       9 x[1]
        and r9, r10                ;    26.2 p1       9 x[1]
        xor rdi, r14               ;    27.0 p5       9 x[0]
        not r14                    ;    26.0 p0       9 x[4]
        and r14, rsi               ;    27.0 p1       9 x[4]
        xor r12, r14               ;    28.0 p5       9 x[4]
        xor rsi, r9                ;    27.2 p0      10 x[4]
        xor rsi, rdi               ;    28.2 p1      10 x[4]
        xor rdi, r12               ;    29.0 p5      10 x[4]
        mov r9, r15                ;    28.0 p0      21 x[3] copy
        ror r9, 7                  ;    29.0 p5      21 x[3]
        xor r9, r15                ;    30.0 p1      21 x[3]
        ror r9, 0xa                ;    31.0 p0      21 x[3]
        xor r15, r9                ;    32.0 p1      21 x[3]
        mov r9, rsi                ;    29.5 p5      21 x[1] copy
        ror r9, 0x16               ;    30.5 p0      21 x[1]
        xor r9, rsi                ;    31.5 p1      21 x[1]
        ror r9, 0x27               ;    32.5 p5      21 x[1]
        xor rsi, r9                ;    33.5 p0      21 x[1]
        mov r9, r12                ;    31.2 p1      21 x[4] copy
        ror r9, 0x22               ;    32.2 p5      21 x[4]
        xor r9, r12                ;    33.2 p0      21 x[4]
        ror r9, 7                  ;    34.2 p5      21 x[4]
        xor r12, r9                ;    35.2 p1      21 x[4]
        mov r9, r13                ;    33.0 p0      21 x[2] copy
        ror r9, 5                  ;    34.0 p5      21 x[2]
        xor r9, r13                ;    35.0 p1      21 x[2]
        ror r9, 1                  ;    36.0 p0      21 x[2]
        xor r13, r9                ;    37.0 p1       7 x[2]
        xor r13, rsi               ;    38.0 p5       7 x[2]
        xor r13, 0x96              ;    39.0 p0       7 x[2]
        mov r9, rdi                ;    35.2 p1      21 x[0] copy
        ror r9, 9                  ;    36.2 p5      21 x[0]
        xor r9, rdi                ;    37.2 p0      21 x[0]
        ror r9, 0x13               ;    38.2 p5      21 x[0]
        xor rdi, r9                ;    39.2 p1       7 x[0]
        xor rdi, r12               ;    40.2 p0       7 x[0]
        xor r12, r15               ;    37.2 p1       7 x[4]
        mov r9, rsi                ;    37.5 p5       9 x[0] copy
        not r9                     ;    38.5 p0       9 x[0]
        and r9, r13                ;    40.0 p1       9 x[0]
        xor r9, rdi                ;    41.2 p5       9 x[0]
        mov r10, r15               ;    39.0 p0       9 x[2] copy
        not r10                    ;    40.0 p1       9 x[2]
        and r10, r12               ;    41.0 p5       9 x[2]
        xor r10, r13               ;    42.0 p0       9 x[2]
        not r13                    ;    40.2 p1       9 x[1]
        and r13, r15               ;    41.2 p5       9 x[1]
        xor r13, rsi               ;    42.2 p0      10 x[4]
        xor r13, r9                ;    43.2 p1      10 x[4]
        xor r15, r10               ;    43.0 p5      10 x[4]
        not r10                    ;    43.0 p0      10 x[4]
        mov r14, r12               ;    42.2 p1       9 x[3] copy
        not r14                    ;    43.2 p5       9 x[3]
        and r14, rdi               ;    44.2 p0       9 x[3]
        not rdi                    ;    43.2 p1       9 x[4]
        and rsi, rdi               ;    44.2 p5       9 x[4]
        xor r12, rsi               ;    45.2 p0       9 x[4]
        xor r15, r14               ;    45.2 p1      10 x[4]
        xor r9, r12                ;    46.2 p5      10 x[4]
        mov r14, r13               ;    45.0 p0      21 x[1] copy
        ror r14, 0x16              ;    46.0 p5      21 x[1]
        xor r14, r13               ;    47.0 p1      21 x[1]
        ror r14, 0x27              ;    48.0 p0      21 x[1]
        xor r13, r14               ;    49.0 p1      21 x[1]
        mov r14, r15               ;    46.5 p5      21 x[3] copy
        ror r14, 7                 ;    47.5 p0      21 x[3]
        xor r14, r15               ;    48.5 p1      21 x[3]
        ror r14, 0xa               ;    49.5 p5      21 x[3]
        xor r15, r14               ;    50.5 p0      21 x[3]
        mov r14, r12               ;    48.2 p1      21 x[4] copy
        ror r14, 0x22              ;    49.2 p5      21 x[4]
        xor r14, r12               ;    50.2 p0      21 x[4]
        ror r14, 7                 ;    51.2 p5      21 x[4]
        xor r12, r14               ;    52.2 p1      21 x[4]
        mov r14, r10               ;    50.0 p0      21 x[2] copy
        ror r14, 5                 ;    51.0 p5      21 x[2]
        xor r14, r10               ;    52.0 p1      21 x[2]
        ror r14, 1                 ;    53.0 p0      21 x[2]
        xor r10, r14               ;    54.0 p1       7 x[2]
        xor r10, r13               ;    55.0 p5       7 x[2]
        xor r10, 0x87              ;    56.0 p0       7 x[2]
        mov r14, r9                ;    52.2 p1      21 x[0] copy
        ror r14, 9                 ;    53.2 p5      21 x[0]
        xor r14, r9                ;    54.2 p0      21 x[0]
        ror r14, 0x13              ;    55.2 p5      21 x[0]
        xor r9, r14                ;    56.2 p1       7 x[0]
        xor r9, r12                ;    57.2 p0       7 x[0]
        xor r12, r15               ;    54.2 p1       7 x[4]
        mov r14, r13               ;    54.5 p5       9 x[0] copy
        not r14                    ;    55.5 p0       9 x[0]
        and r14, r10               ;    57.0 p1       9 x[0]
        xor r14, r9                ;    58.2 p5       9 x[0]
        mov rsi, r15               ;    56.0 p0       9 x[2] copy
        not rsi                    ;    57.0 p1       9 x[2]
        and rsi, r12               ;    58.0 p5       9 x[2]
        xor rsi, r10               ;    59.0 p0       9 x[2]
        not r10                    ;    57.2 p1       9 x[1]
        and r10, r15               ;    58.2 p5       9 x[1]
        xor r10, r13               ;    59.2 p0      10 x[4]
        xor r10, r14               ;    60.2 p1      10 x[4]
        xor r15, rsi               ;    60.0 p5      10 x[4]
        not rsi                    ;    60.0 p0      10 x[4]
        mov rdi, r12               ;    59.2 p1       9 x[3] copy
        not rdi                    ;    60.2 p5       9 x[3]
        and rdi, r9                ;    61.2 p0       9 x[3]
        not r9                     ;    60.2 p1       9 x[4]
        and r13, r9                ;    61.2 p5       9 x[4]
        xor r12, r13               ;    62.2 p0       9 x[4]
        xor r15, rdi               ;    62.2 p1      10 x[4]
        xor r14, r12               ;    63.2 p5      10 x[4]
        mov r9, r10                ;    62.0 p0      21 x[1] copy
        ror r9, 0x16               ;    63.0 p5      21 x[1]
        xor r9, r10                ;    64.0 p1      21 x[1]
        ror r9, 0x27               ;    65.0 p0      21 x[1]
        xor r10, r9                ;    66.0 p1      21 x[1]
        mov r9, r15                ;    63.5 p5      21 x[3] copy
        ror r9, 7                  ;    64.5 p0      21 x[3]
        xor r9, r15                ;    65.5 p1      21 x[3]
        ror r9, 0xa                ;    66.5 p5      21 x[3]
        xor r15, r9                ;    67.5 p0      21 x[3]
        mov r9, r12                ;    65.2 p1      21 x[4] copy
        ror r9, 0x22               ;    66.2 p5      21 x[4]
        xor r9, r12                ;    67.2 p0      21 x[4]
        ror r9, 7                  ;    68.2 p5      21 x[4]
        xor r12, r9                ;    69.2 p1      21 x[4]
        mov r9, rsi                ;    67.0 p0      21 x[2] copy
        ror r9, 5                  ;    68.0 p5      21 x[2]
        xor r9, rsi                ;    69.0 p1      21 x[2]
        ror r9, 1                  ;    70.0 p0      21 x[2]
        xor rsi, r9                ;    71.0 p1       7 x[2]
        xor rsi, r10               ;    72.0 p5       7 x[2]
        xor rsi, 0x78              ;    73.0 p0       7 x[2]
        mov r9, r14                ;    69.2 p1      21 x[0] copy
        ror r9, 9                  ;    70.2 p5      21 x[0]
        xor r9, r14                ;    71.2 p0      21 x[0]
        ror r9, 0x13               ;    72.2 p5      21 x[0]
        xor r14, r9                ;    73.2 p1       7 x[0]
        xor r14, r12               ;    74.2 p0       7 x[0]
        xor r12, r15               ;    71.2 p1       7 x[4]
        mov r9, r10                ;    71.5 p5       9 x[0] copy
        not r9                     ;    72.5 p0       9 x[0]
        and r9, rsi                ;    74.0 p1       9 x[0]
        xor r9, r14                ;    75.2 p5       9 x[0]
        mov r13, r15               ;    73.0 p0       9 x[2] copy
        not r13                    ;    74.0 p1       9 x[2]
        and r13, r12               ;    75.0 p5       9 x[2]
        xor r13, rsi               ;    76.0 p0       9 x[2]
        not rsi                    ;    74.2 p1       9 x[1]
        and rsi, r15               ;    75.2 p5       9 x[1]
        xor rsi, r10               ;    76.2 p0      10 x[4]
        xor rsi, r9                ;    77.2 p1      10 x[4]
        xor r15, r13               ;    77.0 p5      10 x[4]
        not r13                    ;    77.0 p0      10 x[4]
        mov rdi, r12               ;    76.2 p1       9 x[3] copy
        not rdi                    ;    77.2 p5       9 x[3]
        and rdi, r14               ;    78.2 p0       9 x[3]
        not r14                    ;    77.2 p1       9 x[4]
        and r10, r14               ;    78.2 p5       9 x[4]
        xor r12, r10               ;    79.2 p0       9 x[4]
        xor r15, rdi               ;    79.2 p1      10 x[4]
        xor r9, r12                ;    80.2 p5      10 x[4]
        mov r10, rsi               ;    79.0 p0      21 x[1] copy
        ror r10, 0x16              ;    80.0 p5      21 x[1]
        xor r10, rsi               ;    81.0 p1      21 x[1]
        ror r10, 0x27              ;    82.0 p0      21 x[1]
        xor rsi, r10               ;    83.0 p1      21 x[1]
        mov r10, r15               ;    80.5 p5      21 x[3] copy
        ror r10, 7                 ;    81.5 p0      21 x[3]
        xor r10, r15               ;    82.5 p1      21 x[3]
        ror r10, 0xa               ;    83.5 p5      21 x[3]
        xor r15, r10               ;    84.5 p0      21 x[3]
        mov r10, r12               ;    82.2 p1      21 x[4] copy
        ror r10, 0x22              ;    83.2 p5      21 x[4]
        xor r10, r12               ;    84.2 p0      21 x[4]
        ror r10, 7                 ;    85.2 p5      21 x[4]
        xor r12, r10               ;    86.2 p1      21 x[4]
        mov r10, r13               ;    84.0 p0      21 x[2] copy
        ror r10, 5                 ;    85.0 p5      21 x[2]
        xor r10, r13               ;    86.0 p1      21 x[2]
        ror r10, 1                 ;    87.0 p0      21 x[2]
        xor r13, r10               ;    88.0 p1       7 x[2]
        xor r13, rsi               ;    89.0 p5       7 x[2]
        xor r13, 0x69              ;    90.0 p0       7 x[2]
        mov r10, r9                ;    86.2 p1      21 x[0] copy
        ror r10, 9                 ;    87.2 p5      21 x[0]
        xor r10, r9                ;    88.2 p0      21 x[0]
        ror r10, 0x13              ;    89.2 p5      21 x[0]
        xor r9, r10                ;    90.2 p1       7 x[0]
        xor r9, r12                ;    91.2 p0       7 x[0]
        xor r12, r15               ;    88.2 p1       7 x[4]
        mov r10, rsi               ;    88.5 p5       9 x[0] copy
        not r10                    ;    89.5 p0       9 x[0]
        and r10, r13               ;    91.0 p1       9 x[0]
        xor r10, r9                ;    92.2 p5       9 x[0]
        mov r14, r15               ;    90.0 p0       9 x[2] copy
        not r14                    ;    91.0 p1       9 x[2]
        and r14, r12               ;    92.0 p5       9 x[2]
        xor r14, r13               ;    93.0 p0       9 x[2]
        not r13                    ;    91.2 p1       9 x[1]
        and r13, r15               ;    92.2 p5       9 x[1]
        xor r13, rsi               ;    93.2 p0      10 x[4]
        xor r13, r10               ;    94.2 p1      10 x[4]
        xor r15, r14               ;    94.0 p5      10 x[4]
        not r14                    ;    94.0 p0      10 x[4]
        mov rdi, r12               ;    93.2 p1       9 x[3] copy
        not rdi                    ;    94.2 p5       9 x[3]
        and rdi, r9                ;    95.2 p0       9 x[3]
        not r9                     ;    94.2 p1       9 x[4]
        and rsi, r9                ;    95.2 p5       9 x[4]
        xor r12, rsi               ;    96.2 p0       9 x[4]
        xor r15, rdi               ;    96.2 p1      10 x[4]
        xor r10, r12               ;    97.2 p5      10 x[4]
        mov r9, r13                ;    96.0 p0      21 x[1] copy
        ror r9, 0x16               ;    97.0 p5      21 x[1]
        xor r9, r13                ;    98.0 p1      21 x[1]
        ror r9, 0x27               ;    99.0 p0      21 x[1]
        xor r13, r9                ;   100.0 p1      21 x[1]
        mov r9, r15                ;    97.5 p5      21 x[3] copy
        ror r9, 7                  ;    98.5 p0      21 x[3]
        xor r9, r15                ;    99.5 p1      21 x[3]
        ror r9, 0xa                ;   100.5 p5      21 x[3]
        xor r15, r9                ;   101.5 p0      21 x[3]
        mov r9, r12                ;    99.2 p1      21 x[4] copy
        ror r9, 0x22               ;   100.2 p5      21 x[4]
        xor r9, r12                ;   101.2 p0      21 x[4]
        ror r9, 7                  ;   102.2 p5      21 x[4]
        xor r12, r9                ;   103.2 p1      21 x[4]
        mov r9, r14                ;   101.0 p0      21 x[2] copy
        ror r9, 5                  ;   102.0 p5      21 x[2]
        xor r9, r14                ;   103.0 p1      21 x[2]
        ror r9, 1                  ;   104.0 p0      21 x[2]
        xor r14, r9                ;   105.0 p1       7 x[2]
        xor r14, r13               ;   106.0 p5       7 x[2]
        xor r14, 0x5a              ;   107.0 p0       7 x[2]
        mov r9, r10                ;   103.2 p1      21 x[0] copy
        ror r9, 9                  ;   104.2 p5      21 x[0]
        xor r9, r10                ;   105.2 p0      21 x[0]
        ror r9, 0x13               ;   106.2 p5      21 x[0]
        xor r10, r9                ;   107.2 p1       7 x[0]
        xor r10, r12               ;   108.2 p0       7 x[0]
        xor r12, r15               ;   105.2 p1       7 x[4]
        mov r9, r13                ;   105.5 p5       9 x[0] copy
        not r9                     ;   106.5 p0       9 x[0]
        and r9, r14                ;   108.0 p1       9 x[0]
        xor r9, r10                ;   109.2 p5       9 x[0]
        mov rsi, r15               ;   107.0 p0       9 x[2] copy
        not rsi                    ;   108.0 p1       9 x[2]
        and rsi, r12               ;   109.0 p5       9 x[2]
        xor rsi, r14               ;   110.0 p0       9 x[2]
        not r14                    ;   108.2 p1       9 x[1]
        and r14, r15               ;   109.2 p5       9 x[1]
        xor r14, r13               ;   110.2 p0      10 x[4]
        xor r14, r9                ;   111.2 p1      10 x[4]
        xor r15, rsi               ;   111.0 p5      10 x[4]
        not rsi                    ;   111.0 p0      10 x[4]
        mov rdi, r12               ;   110.2 p1       9 x[3] copy
        not rdi                    ;   111.2 p5       9 x[3]
        and rdi, r10               ;   112.2 p0       9 x[3]
        not r10                    ;   111.2 p1       9 x[4]
        and r13, r10               ;   112.2 p5       9 x[4]
        xor r12, r13               ;   113.2 p0       9 x[4]
        xor r15, rdi               ;   113.2 p1      10 x[4]
        xor r9, r12                ;   114.2 p5      10 x[4]
        mov r10, r14               ;   113.0 p0      21 x[1] copy
        ror r10, 0x16              ;   114.0 p5      21 x[1]
        xor r10, r14               ;   115.0 p1      21 x[1]
        ror r10, 0x27              ;   116.0 p0      21 x[1]
        xor r14, r10               ;   117.0 p1      21 x[1]
        mov r10, r15               ;   114.5 p5      21 x[3] copy
        ror r10, 7                 ;   115.5 p0      21 x[3]
        xor r10, r15               ;   116.5 p1      21 x[3]
        ror r10, 0xa               ;   117.5 p5      21 x[3]
        xor r15, r10               ;   118.5 p0      21 x[3]
        mov r10, r12               ;   116.2 p1      21 x[4] copy
        ror r10, 0x22              ;   117.2 p5      21 x[4]
        xor r10, r12               ;   118.2 p0      21 x[4]
        ror r10, 7                 ;   119.2 p5      21 x[4]
        xor r12, r10               ;   120.2 p1      21 x[4]
        mov r10, rsi               ;   118.0 p0      21 x[2] copy
        ror r10, 5                 ;   119.0 p5      21 x[2]
        xor r10, rsi               ;   120.0 p1      21 x[2]
        ror r10, 1                 ;   121.0 p0      21 x[2]
        xor rsi, r10               ;   122.0 p1       7 x[2]
        xor rsi, r14               ;   123.0 p5       7 x[2]
        xor rsi, 0x4b              ;   124.0 p0       7 x[2]
        mov r10, r9                ;   120.2 p1      21 x[0] copy
        ror r10, 9                 ;   121.2 p5      21 x[0]
        xor r10, r9                ;   122.2 p0      21 x[0]
        ror r10, 0x13              ;   123.2 p5      21 x[0]
        xor r9, r10                ;   124.2 p1       7 x[0]
        xor r9, r12                ;   125.2 p0       7 x[0]
        xor r12, r15               ;   122.2 p1       7 x[4]
        mov r10, r14               ;   122.5 p5       9 x[0] copy
        not r10                    ;   123.5 p0       9 x[0]
        and r10, rsi               ;   125.0 p1       9 x[0]
        xor r10, r9                ;   126.2 p5       9 x[0]
        mov r13, r15               ;   124.0 p0       9 x[2] copy
        not r13                    ;   125.0 p1       9 x[2]
        and r13, r12               ;   126.0 p5       9 x[2]
        xor r13, rsi               ;   127.0 p0       9 x[2]
        not rsi                    ;   125.2 p1       9 x[1]
        and rsi, r15               ;   126.2 p5       9 x[1]
        xor rsi, r14               ;   127.2 p0      10 x[4]
        xor rsi, r10               ;   128.2 p1      10 x[4]
        xor r15, r13               ;   128.0 p5      10 x[4]
        not r13                    ;   128.0 p0      10 x[4]
        mov rdi, r12               ;   127.2 p1       9 x[3] copy
        not rdi                    ;   128.2 p5       9 x[3]
        and rdi, r9                ;   129.2 p0       9 x[3]
        not r9                     ;   128.2 p1       9 x[4]
        and r14, r9                ;   129.2 p5       9 x[4]
        xor r12, r14               ;   130.2 p0       9 x[4]
        xor r15, rdi               ;   130.2 p1      10 x[4]
        xor r10, r12               ;   131.2 p5      10 x[4]
        mov r9, rsi                ;   130.0 p0      21 x[1] copy
        ror r9, 0x16               ;   131.0 p5      21 x[1]
        xor r9, rsi                ;   132.0 p1      21 x[1]
        ror r9, 0x27               ;   133.0 p0      21 x[1]
        xor rsi, r9                ;   134.0 p1      21 x[1]
        mov qword [rbp - 112], rsi ;   135.0 p3+p4   27 st
        mov r9, r13                ;   131.5 p5      21 x[2] copy
        ror r9, 5                  ;   132.5 p0      21 x[2]
        xor r9, r13                ;   133.5 p1      21 x[2]
        ror r9, 1                  ;   134.5 p5      21 x[2]
        xor r13, r9                ;   135.5 p0      21 x[2]
        mov qword [rbp - 104], r13 ;   136.5 p3+p4   27 st
        mov r9, r10                ;   133.2 p1      21 x[0] copy
        ror r9, 9                  ;   134.2 p5      21 x[0]
        xor r9, r10                ;   135.2 p0      21 x[0]
        ror r9, 0x13               ;   136.2 p5      21 x[0]
        xor r10, r9                ;   137.2 p1      21 x[0]
        mov r9, r15                ;   135.0 p0      21 x[3] copy
        ror r9, 7                  ;   136.0 p5      21 x[3]
        xor r9, r15                ;   137.0 p1      21 x[3]
        ror r9, 0xa                ;   138.0 p0      21 x[3]
        xor r15, r9                ;   139.0 p1      21 x[3]
        mov qword [rbp - 96], r15  ;   140.0 p3+p4   27 st
        mov r9, r12                ;   136.5 p5      21 x[4] copy
        ror r9, 0x22               ;   137.5 p0      21 x[4]
        xor r9, r12                ;   138.5 p1      21 x[4]
        ror r9, 7                  ;   139.5 p5      21 x[4]
        xor r12, r9                ;   140.5 p0      21 x[4]
        mov qword [rbp - 88], r12  ;   141.5 p3+p4   27 st
        add r11, 0x10              ;   138.2 p1      47 blocks
        mov qword [rbp - 64], r11  ;   139.2 p3+p4   47 blocks
        add r8, 0x10               ;   138.5 p5      47 blocks
        mov r9, r10                ;   139.0 p0      21 x[0] copy
        cmp r8, qword [rbp - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp - 80], r8   ;                    resident
        mov qword [rbp - 120], r9  ;                    resident
.blocks_1_done:
        mov r8, qword [rbp - 120]  ;     0.0 p2      47 blocks reload
        mov r9, qword [rbp - 128]  ;     1.0 p2      47 blocks reload
        mov qword [r9], r8         ;     3.0 p3+p4   47 blocks
        mov r8, qword [rbp - 112]  ;     2.0 p2      47 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 p3+p4   47 blocks
        mov r8, qword [rbp - 104]  ;     3.0 p2      47 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p3+p4   47 blocks
        mov r8, qword [rbp - 96]   ;     4.0 p2      47 blocks reload
        mov qword [r9 + 24], r8    ;     7.0 p3+p4   47 blocks
        mov r8, qword [rbp - 88]   ;     5.0 p2      47 blocks reload
        mov qword [r9 + 32], r8    ;     8.0 p3+p4   47 blocks
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
