; ascon_aead128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_encrypt --cpu golden-cove
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
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 429 uops, planned 79.0; bounds: width 71.5, ports 69.6, path 71.0
;   body.2: 11 uops, planned 6.5; bounds: width 1.8, ports 2.5, path 0.0
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
        mov r9, qword [r8]         ;     5.0 p3      47 st
        mov qword [rbp - 120], r9  ;    10.0 p7+p4   47 st
        mov r9, qword [r8 + 8]     ;     5.0 p10     47 st
        mov qword [rbp - 112], r9  ;    10.0 p8+p9   47 st
        mov r9, qword [r8 + 16]    ;     5.0 p2      47 st
        mov qword [rbp - 104], r9  ;    10.0 p7+p4   47 st
        mov r9, qword [r8 + 24]    ;     5.0 p3      47 st
        mov qword [rbp - 96], r9   ;    10.0 p8+p9   47 st
        mov r8, qword [r8 + 32]    ;     5.0 p10     47 st
        mov qword [rbp - 88], r8   ;    10.0 p7+p4   47 st
        mov r8d, dword [rbp - 56]  ;     2.0 p2      47 st
        shl r8, 4                  ;     7.0 p0      47 st
        add r8, qword [rbp - 80]   ;     8.0 p1+p3   47 st
        mov qword [rbp - 72], r8   ;     9.0 p8+p9   47 st
        cmp dword [rbp - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp - 88]   ;                    resident
        mov r9, qword [rbp - 120]  ;                    resident
        mov r10, qword [rbp - 112] ;                    resident
        mov r11, qword [rbp - 104] ;                    resident
        mov r12, qword [rbp - 96]  ;                    resident
        mov r13, qword [rbp - 80]  ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r13]        ;     5.0 p0+p2   49 c
        mov r14, qword [rbp - 64]  ;     0.2 p3      50 dst reload
        mov qword [r14], r9        ;     6.0 p7+p4   50 dst
        xor r9, r8                 ;     6.0 p1       7 x[0]
        xor r10, qword [r13 + 8]   ;     5.0 p5+p10   49 c
        mov qword [r14 + 8], r10   ;     6.0 p8+p9   50 dst
        mov r15, r10               ;     6.0          7 x[2] copy
        xor r15, r11               ;     6.0 p6       7 x[2]
        xor r15, 0xb4              ;     7.0 p11      7 x[2]
        mov r11, r10               ;     6.0          9 x[0] copy
        not r11                    ;     6.0 p0       9 x[0]
        and r11, r15               ;     8.0 p1       9 x[0]
        xor r11, r9                ;     9.0 p5       9 x[0]
        mov rsi, r15               ;     8.0          9 x[1] copy
        not rsi                    ;     8.0 p6       9 x[1]
        and rsi, r12               ;     9.0 p11      9 x[1]
        mov rdi, r12               ;     2.7          9 x[2] copy
        not rdi                    ;     2.8 p0       9 x[2]
        xor r8, r12                ;     3.0 p1       7 x[4]
        and rdi, r8                ;     4.0 p5       9 x[2]
        xor r15, rdi               ;     8.0 p6       9 x[2]
        mov rdi, r8                ;     4.0          9 x[3] copy
        not rdi                    ;     4.0 p11      9 x[3]
        and rdi, r9                ;     7.0 p0       9 x[3]
        not r9                     ;     7.0 p1       9 x[4]
        and r9, r10                ;     8.0 p5       9 x[4]
        xor r8, r9                 ;     9.0 p6       9 x[4]
        xor r10, rsi               ;    10.0 p11     10 x[4]
        xor r10, r11               ;    11.0 p0      10 x[4]
        xor r11, r8                ;    10.0 p1      10 x[4]
        mov r9, r15                ;     9.0         10 x[4] copy
        not r9                     ;     9.0 p5      10 x[4]
        xor rdi, r12               ;     8.0 p6      10 x[4]
        xor rdi, r15               ;     9.0 p11     10 x[4]
        mov r12, r10               ;    12.0         21 x[1] copy
        ror r12, 0x16              ;    12.0 p0      21 x[1]
        xor r12, r10               ;    13.0 p1      21 x[1]
        ror r12, 0x27              ;    14.0 p6      21 x[1]
        xor r10, r12               ;    15.0 p5      21 x[1]
        mov r12, rdi               ;    10.0         21 x[3] copy
        ror r12, 7                 ;    10.0 p0      21 x[3]
        xor r12, rdi               ;    11.0 p11     21 x[3]
        ror r12, 0xa               ;    12.0 p6      21 x[3]
        xor rdi, r12               ;    13.0 p1      21 x[3]
        mov r12, r8                ;    10.0         21 x[4] copy
        ror r12, 0x22              ;    10.0 p0      21 x[4]
        xor r12, r8                ;    11.0 p5      21 x[4]
        ror r12, 7                 ;    12.0 p6      21 x[4]
        xor r8, r12                ;    13.0 p11     21 x[4]
        mov r12, r11               ;    11.0         21 x[0] copy
        ror r12, 9                 ;    11.0 p0      21 x[0]
        xor r12, r11               ;    12.0 p1      21 x[0]
        ror r12, 0x13              ;    13.0 p6      21 x[0]
        xor r11, r12               ;    14.0 p5       7 x[0]
        xor r11, r8                ;    15.0 p11      7 x[0]
        mov r12, r9                ;    10.0         21 x[2] copy
        ror r12, 5                 ;    10.0 p0      21 x[2]
        xor r12, r9                ;    11.0 p1      21 x[2]
        ror r12, 1                 ;    12.0 p6      21 x[2]
        xor r9, r12                ;    13.0 p5       7 x[2]
        xor r9, 0xa5               ;    14.0 p11      7 x[2]
        xor r9, r10                ;    16.0 p1       7 x[2]
        xor r8, rdi                ;    14.0 p0       7 x[4]
        mov r12, r10               ;    16.0          9 x[0] copy
        not r12                    ;    16.0 p5       9 x[0]
        and r12, r9                ;    17.0 p11      9 x[0]
        xor r12, r11               ;    18.0 p6       9 x[0]
        mov r15, r9                ;    17.0          9 x[1] copy
        not r15                    ;    17.0 p1       9 x[1]
        and r15, rdi               ;    18.0 p0       9 x[1]
        mov rsi, rdi               ;    14.0          9 x[2] copy
        not rsi                    ;    14.0 p5       9 x[2]
        and rsi, r8                ;    15.0 p11      9 x[2]
        xor rsi, r9                ;    17.0 p6       9 x[2]
        mov r9, r8                 ;    15.0          9 x[3] copy
        not r9                     ;    15.0 p1       9 x[3]
        and r9, r11                ;    16.0 p0       9 x[3]
        not r11                    ;    16.0 p5       9 x[4]
        and r11, r10               ;    17.0 p11      9 x[4]
        xor r8, r11                ;    18.0 p6       9 x[4]
        xor r10, r15               ;    19.0 p1      10 x[4]
        xor r10, r12               ;    20.0 p0      10 x[4]
        xor r12, r8                ;    19.0 p5      10 x[4]
        xor rdi, r9                ;    17.0 p11     10 x[4]
        xor rdi, rsi               ;    18.0 p6      10 x[4]
        not rsi                    ;    18.0 p1      10 x[4]
        mov r9, r10                ;    21.0         21 x[1] copy
        ror r9, 0x16               ;    21.0 p0      21 x[1]
        xor r9, r10                ;    22.0 p5      21 x[1]
        ror r9, 0x27               ;    23.0 p6      21 x[1]
        xor r10, r9                ;    24.0 p11     21 x[1]
        mov r9, rdi                ;    19.0         21 x[3] copy
        ror r9, 7                  ;    19.0 p0      21 x[3]
        xor r9, rdi                ;    20.0 p1      21 x[3]
        ror r9, 0xa                ;    21.0 p6      21 x[3]
        xor rdi, r9                ;    22.0 p5      21 x[3]
        mov r9, r8                 ;    19.0         21 x[4] copy
        ror r9, 0x22               ;    19.0 p0      21 x[4]
        xor r9, r8                 ;    20.0 p11     21 x[4]
        ror r9, 7                  ;    21.0 p6      21 x[4]
        xor r8, r9                 ;    22.0 p1      21 x[4]
        mov r9, r12                ;    20.0         21 x[0] copy
        ror r9, 9                  ;    20.0 p0      21 x[0]
        xor r9, r12                ;    21.0 p5      21 x[0]
        ror r9, 0x13               ;    22.0 p6      21 x[0]
        xor r12, r9                ;    23.0 p11      7 x[0]
        xor r12, r8                ;    24.0 p1       7 x[0]
        mov r9, rsi                ;    19.0         21 x[2] copy
        ror r9, 5                  ;    19.0 p0      21 x[2]
        xor r9, rsi                ;    20.0 p5      21 x[2]
        ror r9, 1                  ;    21.0 p6      21 x[2]
        xor rsi, r9                ;    22.0 p11      7 x[2]
        xor rsi, 0x96              ;    23.0 p1       7 x[2]
        xor rsi, r10               ;    25.0 p5       7 x[2]
        xor r8, rdi                ;    23.0 p11      7 x[4]
        mov r9, r10                ;    25.0          9 x[0] copy
        not r9                     ;    25.0 p1       9 x[0]
        and r9, rsi                ;    26.0 p0       9 x[0]
        xor r9, r12                ;    27.0 p5       9 x[0]
        mov r11, rsi               ;    26.0          9 x[1] copy
        not r11                    ;    26.0 p6       9 x[1]
        and r11, rdi               ;    27.0 p11      9 x[1]
        mov r15, rdi               ;    23.0          9 x[2] copy
        not r15                    ;    23.0 p1       9 x[2]
        and r15, r8                ;    24.0 p0       9 x[2]
        xor r15, rsi               ;    26.0 p5       9 x[2]
        mov rsi, r8                ;    24.0          9 x[3] copy
        not rsi                    ;    24.0 p6       9 x[3]
        and rsi, r12               ;    25.0 p11      9 x[3]
        not r12                    ;    25.0 p1       9 x[4]
        and r12, r10               ;    26.0 p0       9 x[4]
        xor r8, r12                ;    27.0 p5       9 x[4]
        xor r10, r11               ;    28.0 p6      10 x[4]
        xor r10, r9                ;    29.0 p11     10 x[4]
        xor r9, r8                 ;    28.0 p1      10 x[4]
        xor rdi, rsi               ;    26.0 p0      10 x[4]
        xor rdi, r15               ;    27.0 p5      10 x[4]
        not r15                    ;    27.0 p6      10 x[4]
        mov r11, r10               ;    30.0         21 x[1] copy
        ror r11, 0x16              ;    30.0 p0      21 x[1]
        xor r11, r10               ;    31.0 p11     21 x[1]
        ror r11, 0x27              ;    32.0 p6      21 x[1]
        xor r10, r11               ;    33.0 p1      21 x[1]
        mov r11, rdi               ;    28.0         21 x[3] copy
        ror r11, 7                 ;    28.0 p0      21 x[3]
        xor r11, rdi               ;    29.0 p5      21 x[3]
        ror r11, 0xa               ;    30.0 p6      21 x[3]
        xor rdi, r11               ;    31.0 p11     21 x[3]
        mov r11, r8                ;    28.0         21 x[4] copy
        ror r11, 0x22              ;    28.0 p0      21 x[4]
        xor r11, r8                ;    29.0 p1      21 x[4]
        ror r11, 7                 ;    30.0 p6      21 x[4]
        xor r8, r11                ;    31.0 p5      21 x[4]
        mov r11, r9                ;    29.0         21 x[0] copy
        ror r11, 9                 ;    29.0 p0      21 x[0]
        xor r11, r9                ;    30.0 p11     21 x[0]
        ror r11, 0x13              ;    31.0 p6      21 x[0]
        xor r9, r11                ;    32.0 p1       7 x[0]
        xor r9, r8                 ;    33.0 p5       7 x[0]
        mov r11, r15               ;    28.0         21 x[2] copy
        ror r11, 5                 ;    28.0 p0      21 x[2]
        xor r11, r15               ;    29.0 p11     21 x[2]
        ror r11, 1                 ;    30.0 p6      21 x[2]
        xor r15, r11               ;    31.0 p1       7 x[2]
        xor r15, 0x87              ;    32.0 p5       7 x[2]
        xor r15, r10               ;    34.0 p11      7 x[2]
        xor r8, rdi                ;    32.0 p1       7 x[4]
        mov r11, r10               ;    34.0          9 x[0] copy
        not r11                    ;    34.0 p5       9 x[0]
        and r11, r15               ;    35.0 p0       9 x[0]
        xor r11, r9                ;    36.0 p11      9 x[0]
        mov r12, r15               ;    35.0          9 x[1] copy
        not r12                    ;    35.0 p1       9 x[1]
        and r12, rdi               ;    36.0 p6       9 x[1]
        mov rsi, rdi               ;    32.0          9 x[2] copy
        not rsi                    ;    32.0 p5       9 x[2]
        and rsi, r8                ;    33.0 p0       9 x[2]
        xor rsi, r15               ;    35.0 p11      9 x[2]
        mov r15, r8                ;    33.0          9 x[3] copy
        not r15                    ;    33.0 p1       9 x[3]
        and r15, r9                ;    34.0 p6       9 x[3]
        not r9                     ;    34.0 p5       9 x[4]
        and r9, r10                ;    35.0 p0       9 x[4]
        xor r8, r9                 ;    36.0 p11      9 x[4]
        xor r10, r12               ;    37.0 p1      10 x[4]
        xor r10, r11               ;    38.0 p6      10 x[4]
        xor r11, r8                ;    37.0 p5      10 x[4]
        xor rdi, r15               ;    35.0 p0      10 x[4]
        xor rdi, rsi               ;    36.0 p11     10 x[4]
        not rsi                    ;    36.0 p1      10 x[4]
        mov r9, r10                ;    39.0         21 x[1] copy
        ror r9, 0x16               ;    39.0 p6      21 x[1]
        xor r9, r10                ;    40.0 p5      21 x[1]
        ror r9, 0x27               ;    41.0 p0      21 x[1]
        xor r10, r9                ;    42.0 p11     21 x[1]
        mov r9, rdi                ;    37.0         21 x[3] copy
        ror r9, 7                  ;    37.0 p6      21 x[3]
        xor r9, rdi                ;    38.0 p1      21 x[3]
        ror r9, 0xa                ;    39.0 p0      21 x[3]
        xor rdi, r9                ;    40.0 p5      21 x[3]
        mov r9, r8                 ;    37.0         21 x[4] copy
        ror r9, 0x22               ;    37.0 p6      21 x[4]
        xor r9, r8                 ;    38.0 p11     21 x[4]
        ror r9, 7                  ;    39.0 p0      21 x[4]
        xor r8, r9                 ;    40.0 p1      21 x[4]
        mov r9, r11                ;    38.0         21 x[0] copy
        ror r9, 9                  ;    38.0 p6      21 x[0]
        xor r9, r11                ;    39.0 p5      21 x[0]
        ror r9, 0x13               ;    40.0 p0      21 x[0]
        xor r11, r9                ;    41.0 p11      7 x[0]
        xor r11, r8                ;    42.0 p1       7 x[0]
        mov r9, rsi                ;    37.0         21 x[2] copy
        ror r9, 5                  ;    37.0 p6      21 x[2]
        xor r9, rsi                ;    38.0 p5      21 x[2]
        ror r9, 1                  ;    39.0 p0      21 x[2]
        xor rsi, r9                ;    40.0 p11      7 x[2]
        xor rsi, 0x78              ;    41.0 p1       7 x[2]
        xor rsi, r10               ;    43.0 p5       7 x[2]
        xor r8, rdi                ;    41.0 p11      7 x[4]
        mov r9, r10                ;    43.0          9 x[0] copy
        not r9                     ;    43.0 p1       9 x[0]
        and r9, rsi                ;    44.0 p6       9 x[0]
        xor r9, r11                ;    45.0 p5       9 x[0]
        mov r12, rsi               ;    44.0          9 x[1] copy
        not r12                    ;    44.0 p0       9 x[1]
        and r12, rdi               ;    45.0 p11      9 x[1]
        mov r15, rdi               ;    41.0          9 x[2] copy
        not r15                    ;    41.0 p1       9 x[2]
        and r15, r8                ;    42.0 p6       9 x[2]
        xor r15, rsi               ;    44.0 p5       9 x[2]
        mov rsi, r8                ;    42.0          9 x[3] copy
        not rsi                    ;    42.0 p0       9 x[3]
        and rsi, r11               ;    43.0 p11      9 x[3]
        not r11                    ;    43.0 p1       9 x[4]
        and r11, r10               ;    44.0 p6       9 x[4]
        xor r8, r11                ;    45.0 p5       9 x[4]
        xor r10, r12               ;    46.0 p0      10 x[4]
        xor r10, r9                ;    47.0 p11     10 x[4]
        xor r9, r8                 ;    46.0 p1      10 x[4]
        xor rdi, rsi               ;    44.0 p6      10 x[4]
        xor rdi, r15               ;    45.0 p5      10 x[4]
        not r15                    ;    45.0 p0      10 x[4]
        mov r11, r10               ;    48.0         21 x[1] copy
        ror r11, 0x16              ;    48.0 p6      21 x[1]
        xor r11, r10               ;    49.0 p11     21 x[1]
        ror r11, 0x27              ;    50.0 p0      21 x[1]
        xor r10, r11               ;    51.0 p1      21 x[1]
        mov r11, rdi               ;    46.0         21 x[3] copy
        ror r11, 7                 ;    46.0 p6      21 x[3]
        xor r11, rdi               ;    47.0 p5      21 x[3]
        ror r11, 0xa               ;    48.0 p0      21 x[3]
        xor rdi, r11               ;    49.0 p11     21 x[3]
        mov r11, r8                ;    46.0         21 x[4] copy
        ror r11, 0x22              ;    46.0 p6      21 x[4]
        xor r11, r8                ;    47.0 p1      21 x[4]
        ror r11, 7                 ;    48.0 p0      21 x[4]
        xor r8, r11                ;    49.0 p5      21 x[4]
        mov r11, r9                ;    47.0         21 x[0] copy
        ror r11, 9                 ;    47.0 p6      21 x[0]
        xor r11, r9                ;    48.0 p11     21 x[0]
        ror r11, 0x13              ;    49.0 p0      21 x[0]
        xor r9, r11                ;    50.0 p1       7 x[0]
        xor r9, r8                 ;    51.0 p5       7 x[0]
        mov r11, r15               ;    46.0         21 x[2] copy
        ror r11, 5                 ;    46.0 p6      21 x[2]
        xor r11, r15               ;    47.0 p11     21 x[2]
        ror r11, 1                 ;    48.0 p0      21 x[2]
        xor r15, r11               ;    49.0 p1       7 x[2]
        xor r15, 0x69              ;    50.0 p5       7 x[2]
        xor r15, r10               ;    52.0 p11      7 x[2]
        xor r8, rdi                ;    50.0 p1       7 x[4]
        mov r11, r10               ;    52.0          9 x[0] copy
        not r11                    ;    52.0 p5       9 x[0]
        and r11, r15               ;    53.0 p11      9 x[0]
        xor r11, r9                ;    54.0 p6       9 x[0]
        mov r12, r15               ;    53.0          9 x[1] copy
        not r12                    ;    53.0 p1       9 x[1]
        and r12, rdi               ;    54.0 p5       9 x[1]
        mov rsi, rdi               ;    50.0          9 x[2] copy
        not rsi                    ;    50.0 p0       9 x[2]
        and rsi, r8                ;    51.0 p11      9 x[2]
        xor rsi, r15               ;    53.0 p6       9 x[2]
        mov r15, r8                ;    51.0          9 x[3] copy
        not r15                    ;    51.0 p1       9 x[3]
        and r15, r9                ;    52.0 p5       9 x[3]
        not r9                     ;    52.0 p0       9 x[4]
        and r9, r10                ;    53.0 p11      9 x[4]
        xor r8, r9                 ;    54.0 p6       9 x[4]
        xor r10, r12               ;    55.0 p1      10 x[4]
        xor r10, r11               ;    56.0 p5      10 x[4]
        xor r11, r8                ;    55.0 p0      10 x[4]
        xor rdi, r15               ;    53.0 p11     10 x[4]
        xor rdi, rsi               ;    54.0 p6      10 x[4]
        not rsi                    ;    54.0 p1      10 x[4]
        mov r9, r10                ;    57.0         21 x[1] copy
        ror r9, 0x16               ;    57.0 p0      21 x[1]
        xor r9, r10                ;    58.0 p5      21 x[1]
        ror r9, 0x27               ;    59.0 p6      21 x[1]
        xor r10, r9                ;    60.0 p11     21 x[1]
        mov r9, rdi                ;    55.0         21 x[3] copy
        ror r9, 7                  ;    55.0 p0      21 x[3]
        xor r9, rdi                ;    56.0 p1      21 x[3]
        ror r9, 0xa                ;    57.0 p6      21 x[3]
        xor rdi, r9                ;    58.0 p5      21 x[3]
        mov r9, r8                 ;    55.0         21 x[4] copy
        ror r9, 0x22               ;    55.0 p0      21 x[4]
        xor r9, r8                 ;    56.0 p11     21 x[4]
        ror r9, 7                  ;    57.0 p6      21 x[4]
        xor r8, r9                 ;    58.0 p1      21 x[4]
        mov r9, r11                ;    56.0         21 x[0] copy
        ror r9, 9                  ;    56.0 p0      21 x[0]
        xor r9, r11                ;    57.0 p5      21 x[0]
        ror r9, 0x13               ;    58.0 p6      21 x[0]
        xor r11, r9                ;    59.0 p11      7 x[0]
        xor r11, r8                ;    60.0 p1       7 x[0]
        mov r9, rsi                ;    55.0         21 x[2] copy
        ror r9, 5                  ;    55.0 p0      21 x[2]
        xor r9, rsi                ;    56.0 p5      21 x[2]
        ror r9, 1                  ;    57.0 p6      21 x[2]
        xor rsi, r9                ;    58.0 p11      7 x[2]
        xor rsi, 0x5a              ;    59.0 p1       7 x[2]
        xor rsi, r10               ;    61.0 p5       7 x[2]
        xor r8, rdi                ;    59.0 p11      7 x[4]
        mov r9, r10                ;    61.0          9 x[0] copy
        not r9                     ;    61.0 p1       9 x[0]
        and r9, rsi                ;    62.0 p5       9 x[0]
        xor r9, r11                ;    63.0 p0       9 x[0]
        mov r12, rsi               ;    62.0          9 x[1] copy
        not r12                    ;    62.0 p11      9 x[1]
        and r12, rdi               ;    63.0 p6       9 x[1]
        mov r15, rdi               ;    59.0          9 x[2] copy
        not r15                    ;    59.0 p1       9 x[2]
        and r15, r8                ;    60.0 p5       9 x[2]
        xor r15, rsi               ;    62.0 p0       9 x[2]
        mov rsi, r8                ;    60.0          9 x[3] copy
        not rsi                    ;    60.0 p11      9 x[3]
        and rsi, r11               ;    61.0 p6       9 x[3]
        not r11                    ;    61.0 p1       9 x[4]
        and r11, r10               ;    62.0 p5       9 x[4]
        xor r8, r11                ;    63.0 p0       9 x[4]
        xor r10, r12               ;    64.0 p11     10 x[4]
        xor r10, r9                ;    65.0 p6      10 x[4]
        xor r9, r8                 ;    64.0 p1      10 x[4]
        xor rdi, rsi               ;    62.0 p5      10 x[4]
        xor rdi, r15               ;    63.0 p0      10 x[4]
        not r15                    ;    63.0 p11     10 x[4]
        mov r11, r10               ;    66.0         21 x[1] copy
        ror r11, 0x16              ;    66.0 p6      21 x[1]
        xor r11, r10               ;    67.0 p1      21 x[1]
        ror r11, 0x27              ;    68.0 p0      21 x[1]
        xor r10, r11               ;    69.0 p5      21 x[1]
        mov r11, rdi               ;    64.0         21 x[3] copy
        ror r11, 7                 ;    64.0 p6      21 x[3]
        xor r11, rdi               ;    65.0 p11     21 x[3]
        ror r11, 0xa               ;    66.0 p0      21 x[3]
        xor rdi, r11               ;    67.0 p1      21 x[3]
        mov r11, r8                ;    64.0         21 x[4] copy
        ror r11, 0x22              ;    64.0 p6      21 x[4]
        xor r11, r8                ;    65.0 p5      21 x[4]
        ror r11, 7                 ;    66.0 p0      21 x[4]
        xor r8, r11                ;    67.0 p11     21 x[4]
        mov r11, r9                ;    65.0         21 x[0] copy
        ror r11, 9                 ;    65.0 p6      21 x[0]
        xor r11, r9                ;    66.0 p1      21 x[0]
        ror r11, 0x13              ;    67.0 p0      21 x[0]
        xor r9, r11                ;    68.0 p5       7 x[0]
        xor r9, r8                 ;    69.0 p11      7 x[0]
        mov r11, r15               ;    64.0         21 x[2] copy
        ror r11, 5                 ;    64.0 p6      21 x[2]
        xor r11, r15               ;    65.0 p1      21 x[2]
        ror r11, 1                 ;    66.0 p0      21 x[2]
        xor r15, r11               ;    67.0 p5       7 x[2]
        xor r15, 0x4b              ;    68.0 p11      7 x[2]
        xor r15, r10               ;    70.0 p1       7 x[2]
        xor r8, rdi                ;    68.0 p5       7 x[4]
        mov r11, r10               ;    70.0          9 x[0] copy
        not r11                    ;    70.0 p11      9 x[0]
        and r11, r15               ;    71.0 p6       9 x[0]
        xor r11, r9                ;    72.0 p1       9 x[0]
        mov r12, r15               ;    71.0          9 x[1] copy
        not r12                    ;    71.0 p5       9 x[1]
        and r12, rdi               ;    72.0 p0       9 x[1]
        mov rsi, rdi               ;    68.0          9 x[2] copy
        not rsi                    ;    68.0 p11      9 x[2]
        and rsi, r8                ;    69.0 p6       9 x[2]
        xor rsi, r15               ;    71.0 p1       9 x[2]
        mov r15, r8                ;    69.0          9 x[3] copy
        not r15                    ;    69.0 p5       9 x[3]
        and r15, r9                ;    70.0 p0       9 x[3]
        not r9                     ;    70.0 p11      9 x[4]
        and r9, r10                ;    71.0 p6       9 x[4]
        xor r8, r9                 ;    72.0 p1       9 x[4]
        xor r10, r12               ;    73.0 p5      10 x[4]
        xor r10, r11               ;    74.0 p0      10 x[4]
        xor r11, r8                ;    73.0 p11     10 x[4]
        xor rdi, r15               ;    71.0 p6      10 x[4]
        xor rdi, rsi               ;    72.0 p1      10 x[4]
        not rsi                    ;    72.0 p5      10 x[4]
        mov r9, r11                ;    74.0         21 x[0] copy
        ror r9, 9                  ;    74.0 p0      21 x[0]
        xor r9, r11                ;    75.0 p11     21 x[0]
        ror r9, 0x13               ;    76.0 p6      21 x[0]
        xor r11, r9                ;    77.0 p1      21 x[0]
        mov r9, r10                ;    75.0         21 x[1] copy
        ror r9, 0x16               ;    75.0 p0      21 x[1]
        xor r9, r10                ;    76.0 p5      21 x[1]
        ror r9, 0x27               ;    77.0 p6      21 x[1]
        xor r10, r9                ;    78.0 p11     21 x[1]
        mov r9, rsi                ;    73.0         21 x[2] copy
        ror r9, 5                  ;    73.0 p0      21 x[2]
        xor r9, rsi                ;    74.0 p1      21 x[2]
        ror r9, 1                  ;    75.0 p6      21 x[2]
        xor rsi, r9                ;    76.0 p5      21 x[2]
        mov r9, rdi                ;    73.0         21 x[3] copy
        ror r9, 7                  ;    73.0 p0      21 x[3]
        xor r9, rdi                ;    74.0 p11     21 x[3]
        ror r9, 0xa                ;    75.0 p6      21 x[3]
        xor rdi, r9                ;    76.0 p1      21 x[3]
        mov r9, r8                 ;    73.0         21 x[4] copy
        ror r9, 0x22               ;    73.0 p0      21 x[4]
        xor r9, r8                 ;    74.0 p5      21 x[4]
        ror r9, 7                  ;    75.0 p6      21 x[4]
        xor r8, r9                 ;    76.0 p11     21 x[4]
        add r14, 0x10              ;    70.5 p1      47 blocks
        mov qword [rbp - 64], r14  ;    71.5 p7+p4   47 blocks
        add r13, 0x10              ;    71.0 p5      47 blocks
        mov r9, r11                ;    78.0         21 x[0] copy
        mov r11, rsi               ;    77.0         21 x[2] copy
        mov r12, rdi               ;    77.0         21 x[3] copy
        cmp r13, qword [rbp - 72]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbp - 88], r8   ;                    resident
        mov qword [rbp - 120], r9  ;                    resident
        mov qword [rbp - 112], r10 ;                    resident
        mov qword [rbp - 104], r11 ;                    resident
        mov qword [rbp - 96], r12  ;                    resident
        mov qword [rbp - 80], r13  ;                    resident
.blocks_1_done:
        mov r8, qword [rbp - 120]  ;     0.0 p2      47 blocks reload
        mov r9, qword [rbp - 128]  ;     0.2 p3      47 blocks reload
        mov qword [r9], r8         ;     5.0 p7+p4   47 blocks
        mov r8, qword [rbp - 112]  ;     0.5 p10     47 blocks reload
        mov qword [r9 + 8], r8     ;     5.5 p8+p9   47 blocks
        mov r8, qword [rbp - 104]  ;     1.0 p2      47 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p7+p4   47 blocks
        mov r8, qword [rbp - 96]   ;     1.2 p3      47 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 p8+p9   47 blocks
        mov r8, qword [rbp - 88]   ;     1.5 p10     47 blocks reload
        mov qword [r9 + 32], r8    ;     6.5 p7+p4   47 blocks
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
