; ascon_aead128_associated for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_associated --cpu golden-cove
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
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 427 uops, planned 79.0; bounds: width 71.2, ports 69.4, path 70.0
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
        mov r9, qword [r8]         ;     5.0 p3      37 st
        mov qword [rbp - 120], r9  ;    10.0 p7+p4   37 st
        mov r9, qword [r8 + 8]     ;     5.0 p10     37 st
        mov qword [rbp - 112], r9  ;    10.0 p8+p9   37 st
        mov r9, qword [r8 + 16]    ;     5.0 p2      37 st
        mov qword [rbp - 104], r9  ;    10.0 p7+p4   37 st
        mov r9, qword [r8 + 24]    ;     5.0 p3      37 st
        mov qword [rbp - 96], r9   ;    10.0 p8+p9   37 st
        mov r8, qword [r8 + 32]    ;     5.0 p10     37 st
        mov qword [rbp - 88], r8   ;    10.0 p7+p4   37 st
        mov r8d, dword [rbp - 64]  ;     2.0 p2      37 st
        shl r8, 4                  ;     7.0 p0      37 st
        add r8, qword [rbp - 80]   ;     8.0 p1+p3   37 st
        mov qword [rbp - 72], r8   ;     9.0 p8+p9   37 st
        cmp dword [rbp - 64], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp - 80]   ;                    resident
        mov r9, qword [rbp - 112]  ;                    resident
        mov r10, qword [rbp - 120] ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r8 + 8]     ;     5.0 p0+p2   39 x
        mov r11, r9                ;     6.0          7 x[2] copy
        xor r11, qword [rbp - 104] ;     6.0 p1+p3    7 x[2]
        xor r11, 0xb4              ;     7.0 p5       7 x[2]
        mov r12, r9                ;     6.0          9 x[0] copy
        not r12                    ;     6.0 p6       9 x[0]
        and r12, r11               ;     8.0 p11      9 x[0]
        mov r13, r11               ;     8.0          9 x[1] copy
        not r13                    ;     8.0 p0       9 x[1]
        mov r14, qword [rbp - 96]  ;     1.5 p10     26 x reload
        and r13, r14               ;     9.0 p1       9 x[1]
        xor r10, qword [r8]        ;     5.0 p5+p2    7 x[0]
        mov r15, qword [rbp - 88]  ;     2.0 p3      26 x reload
        xor r10, r15               ;     7.0 p6       7 x[0]
        xor r12, r10               ;     9.0 p11      9 x[0]
        mov rsi, r14               ;     6.5          9 x[2] copy
        not rsi                    ;     6.5 p0       9 x[2]
        xor r15, r14               ;     7.0 p1       7 x[4]
        and rsi, r15               ;     8.0 p5       9 x[2]
        xor r11, rsi               ;     9.0 p6       9 x[2]
        mov rsi, r15               ;     8.0          9 x[3] copy
        not rsi                    ;     8.0 p11      9 x[3]
        and rsi, r10               ;     9.0 p0       9 x[3]
        not r10                    ;     8.0 p1       9 x[4]
        and r10, r9                ;     9.0 p5       9 x[4]
        xor r15, r10               ;    10.0 p6       9 x[4]
        xor r9, r13                ;    10.0 p11     10 x[4]
        xor r9, r12                ;    11.0 p0      10 x[4]
        xor r12, r15               ;    11.0 p1      10 x[4]
        mov r10, r11               ;    10.0         10 x[4] copy
        not r10                    ;    10.0 p5      10 x[4]
        xor rsi, r14               ;    10.0 p6      10 x[4]
        xor rsi, r11               ;    11.0 p11     10 x[4]
        mov r11, r9                ;    12.0         21 x[1] copy
        ror r11, 0x16              ;    12.0 p0      21 x[1]
        xor r11, r9                ;    13.0 p1      21 x[1]
        ror r11, 0x27              ;    14.0 p6      21 x[1]
        xor r9, r11                ;    15.0 p5      21 x[1]
        mov r11, rsi               ;    12.0         21 x[3] copy
        ror r11, 7                 ;    12.0 p0      21 x[3]
        xor r11, rsi               ;    13.0 p11     21 x[3]
        ror r11, 0xa               ;    14.0 p6      21 x[3]
        xor rsi, r11               ;    15.0 p1      21 x[3]
        mov r11, r15               ;    11.0         21 x[4] copy
        ror r11, 0x22              ;    11.0 p0      21 x[4]
        xor r11, r15               ;    12.0 p5      21 x[4]
        ror r11, 7                 ;    13.0 p6      21 x[4]
        xor r15, r11               ;    14.0 p11     21 x[4]
        mov r11, r12               ;    12.0         21 x[0] copy
        ror r11, 9                 ;    12.0 p0      21 x[0]
        xor r11, r12               ;    13.0 p1      21 x[0]
        ror r11, 0x13              ;    14.0 p6      21 x[0]
        xor r12, r11               ;    15.0 p5       7 x[0]
        xor r12, r15               ;    16.0 p11      7 x[0]
        mov r11, r10               ;    11.0         21 x[2] copy
        ror r11, 5                 ;    11.0 p0      21 x[2]
        xor r11, r10               ;    12.0 p1      21 x[2]
        ror r11, 1                 ;    13.0 p6      21 x[2]
        xor r10, r11               ;    14.0 p5       7 x[2]
        xor r10, 0xa5              ;    15.0 p11      7 x[2]
        xor r10, r9                ;    16.0 p1       7 x[2]
        xor r15, rsi               ;    16.0 p0       7 x[4]
        mov r11, r9                ;    16.0          9 x[0] copy
        not r11                    ;    16.0 p5       9 x[0]
        and r11, r10               ;    17.0 p11      9 x[0]
        xor r11, r12               ;    18.0 p6       9 x[0]
        mov r13, r10               ;    17.0          9 x[1] copy
        not r13                    ;    17.0 p1       9 x[1]
        and r13, rsi               ;    18.0 p0       9 x[1]
        mov r14, rsi               ;    16.0          9 x[2] copy
        not r14                    ;    16.0 p5       9 x[2]
        and r14, r15               ;    17.0 p11      9 x[2]
        xor r10, r14               ;    18.0 p6       9 x[2]
        mov r14, r15               ;    17.0          9 x[3] copy
        not r14                    ;    17.0 p1       9 x[3]
        and r14, r12               ;    18.0 p0       9 x[3]
        not r12                    ;    17.0 p5       9 x[4]
        and r12, r9                ;    18.0 p11      9 x[4]
        xor r15, r12               ;    19.0 p6       9 x[4]
        xor r9, r13                ;    19.0 p1      10 x[4]
        xor r9, r11                ;    20.0 p0      10 x[4]
        xor r11, r15               ;    20.0 p5      10 x[4]
        xor rsi, r14               ;    19.0 p11     10 x[4]
        xor rsi, r10               ;    20.0 p6      10 x[4]
        not r10                    ;    19.0 p1      10 x[4]
        mov r12, r9                ;    21.0         21 x[1] copy
        ror r12, 0x16              ;    21.0 p0      21 x[1]
        xor r12, r9                ;    22.0 p5      21 x[1]
        ror r12, 0x27              ;    23.0 p6      21 x[1]
        xor r9, r12                ;    24.0 p11     21 x[1]
        mov r12, rsi               ;    21.0         21 x[3] copy
        ror r12, 7                 ;    21.0 p0      21 x[3]
        xor r12, rsi               ;    22.0 p1      21 x[3]
        ror r12, 0xa               ;    23.0 p6      21 x[3]
        xor rsi, r12               ;    24.0 p5      21 x[3]
        mov r12, r15               ;    20.0         21 x[4] copy
        ror r12, 0x22              ;    20.0 p0      21 x[4]
        xor r12, r15               ;    21.0 p11     21 x[4]
        ror r12, 7                 ;    22.0 p6      21 x[4]
        xor r15, r12               ;    23.0 p1      21 x[4]
        mov r12, r11               ;    21.0         21 x[0] copy
        ror r12, 9                 ;    21.0 p0      21 x[0]
        xor r12, r11               ;    22.0 p5      21 x[0]
        ror r12, 0x13              ;    23.0 p6      21 x[0]
        xor r11, r12               ;    24.0 p11      7 x[0]
        xor r11, r15               ;    25.0 p1       7 x[0]
        mov r12, r10               ;    20.0         21 x[2] copy
        ror r12, 5                 ;    20.0 p0      21 x[2]
        xor r12, r10               ;    21.0 p5      21 x[2]
        ror r12, 1                 ;    22.0 p6      21 x[2]
        xor r10, r12               ;    23.0 p11      7 x[2]
        xor r10, 0x96              ;    24.0 p1       7 x[2]
        xor r10, r9                ;    25.0 p5       7 x[2]
        xor r15, rsi               ;    25.0 p11      7 x[4]
        mov r12, r9                ;    25.0          9 x[0] copy
        not r12                    ;    25.0 p1       9 x[0]
        and r12, r10               ;    26.0 p0       9 x[0]
        xor r12, r11               ;    27.0 p5       9 x[0]
        mov r13, r10               ;    26.0          9 x[1] copy
        not r13                    ;    26.0 p6       9 x[1]
        and r13, rsi               ;    27.0 p11      9 x[1]
        mov r14, rsi               ;    25.0          9 x[2] copy
        not r14                    ;    25.0 p1       9 x[2]
        and r14, r15               ;    26.0 p0       9 x[2]
        xor r10, r14               ;    27.0 p5       9 x[2]
        mov r14, r15               ;    26.0          9 x[3] copy
        not r14                    ;    26.0 p6       9 x[3]
        and r14, r11               ;    27.0 p11      9 x[3]
        not r11                    ;    26.0 p1       9 x[4]
        and r11, r9                ;    27.0 p0       9 x[4]
        xor r15, r11               ;    28.0 p5       9 x[4]
        xor r9, r13                ;    28.0 p6      10 x[4]
        xor r9, r12                ;    29.0 p11     10 x[4]
        xor r12, r15               ;    29.0 p1      10 x[4]
        xor rsi, r14               ;    28.0 p0      10 x[4]
        xor rsi, r10               ;    29.0 p5      10 x[4]
        not r10                    ;    28.0 p6      10 x[4]
        mov r11, r9                ;    30.0         21 x[1] copy
        ror r11, 0x16              ;    30.0 p0      21 x[1]
        xor r11, r9                ;    31.0 p11     21 x[1]
        ror r11, 0x27              ;    32.0 p6      21 x[1]
        xor r9, r11                ;    33.0 p1      21 x[1]
        mov r11, rsi               ;    30.0         21 x[3] copy
        ror r11, 7                 ;    30.0 p0      21 x[3]
        xor r11, rsi               ;    31.0 p5      21 x[3]
        ror r11, 0xa               ;    32.0 p6      21 x[3]
        xor rsi, r11               ;    33.0 p11     21 x[3]
        mov r11, r15               ;    29.0         21 x[4] copy
        ror r11, 0x22              ;    29.0 p0      21 x[4]
        xor r11, r15               ;    30.0 p1      21 x[4]
        ror r11, 7                 ;    31.0 p6      21 x[4]
        xor r15, r11               ;    32.0 p5      21 x[4]
        mov r11, r12               ;    30.0         21 x[0] copy
        ror r11, 9                 ;    30.0 p0      21 x[0]
        xor r11, r12               ;    31.0 p11     21 x[0]
        ror r11, 0x13              ;    32.0 p6      21 x[0]
        xor r12, r11               ;    33.0 p1       7 x[0]
        xor r12, r15               ;    34.0 p5       7 x[0]
        mov r11, r10               ;    29.0         21 x[2] copy
        ror r11, 5                 ;    29.0 p0      21 x[2]
        xor r11, r10               ;    30.0 p11     21 x[2]
        ror r11, 1                 ;    31.0 p6      21 x[2]
        xor r10, r11               ;    32.0 p1       7 x[2]
        xor r10, 0x87              ;    33.0 p5       7 x[2]
        xor r10, r9                ;    34.0 p11      7 x[2]
        xor r15, rsi               ;    34.0 p1       7 x[4]
        mov r11, r9                ;    34.0          9 x[0] copy
        not r11                    ;    34.0 p5       9 x[0]
        and r11, r10               ;    35.0 p0       9 x[0]
        xor r11, r12               ;    36.0 p11      9 x[0]
        mov r13, r10               ;    35.0          9 x[1] copy
        not r13                    ;    35.0 p1       9 x[1]
        and r13, rsi               ;    36.0 p6       9 x[1]
        mov r14, rsi               ;    34.0          9 x[2] copy
        not r14                    ;    34.0 p5       9 x[2]
        and r14, r15               ;    35.0 p0       9 x[2]
        xor r10, r14               ;    36.0 p11      9 x[2]
        mov r14, r15               ;    35.0          9 x[3] copy
        not r14                    ;    35.0 p1       9 x[3]
        and r14, r12               ;    36.0 p6       9 x[3]
        not r12                    ;    35.0 p5       9 x[4]
        and r12, r9                ;    36.0 p0       9 x[4]
        xor r15, r12               ;    37.0 p11      9 x[4]
        xor r9, r13                ;    37.0 p1      10 x[4]
        xor r9, r11                ;    38.0 p6      10 x[4]
        xor r11, r15               ;    38.0 p5      10 x[4]
        xor rsi, r14               ;    37.0 p0      10 x[4]
        xor rsi, r10               ;    38.0 p11     10 x[4]
        not r10                    ;    37.0 p1      10 x[4]
        mov r12, r9                ;    39.0         21 x[1] copy
        ror r12, 0x16              ;    39.0 p6      21 x[1]
        xor r12, r9                ;    40.0 p5      21 x[1]
        ror r12, 0x27              ;    41.0 p0      21 x[1]
        xor r9, r12                ;    42.0 p11     21 x[1]
        mov r12, rsi               ;    39.0         21 x[3] copy
        ror r12, 7                 ;    39.0 p6      21 x[3]
        xor r12, rsi               ;    40.0 p1      21 x[3]
        ror r12, 0xa               ;    41.0 p0      21 x[3]
        xor rsi, r12               ;    42.0 p5      21 x[3]
        mov r12, r15               ;    38.0         21 x[4] copy
        ror r12, 0x22              ;    38.0 p6      21 x[4]
        xor r12, r15               ;    39.0 p11     21 x[4]
        ror r12, 7                 ;    40.0 p0      21 x[4]
        xor r15, r12               ;    41.0 p1      21 x[4]
        mov r12, r11               ;    39.0         21 x[0] copy
        ror r12, 9                 ;    39.0 p6      21 x[0]
        xor r12, r11               ;    40.0 p5      21 x[0]
        ror r12, 0x13              ;    41.0 p0      21 x[0]
        xor r11, r12               ;    42.0 p11      7 x[0]
        xor r11, r15               ;    43.0 p1       7 x[0]
        mov r12, r10               ;    38.0         21 x[2] copy
        ror r12, 5                 ;    38.0 p6      21 x[2]
        xor r12, r10               ;    39.0 p5      21 x[2]
        ror r12, 1                 ;    40.0 p0      21 x[2]
        xor r10, r12               ;    41.0 p11      7 x[2]
        xor r10, 0x78              ;    42.0 p1       7 x[2]
        xor r10, r9                ;    43.0 p5       7 x[2]
        xor r15, rsi               ;    43.0 p11      7 x[4]
        mov r12, r9                ;    43.0          9 x[0] copy
        not r12                    ;    43.0 p1       9 x[0]
        and r12, r10               ;    44.0 p6       9 x[0]
        xor r12, r11               ;    45.0 p5       9 x[0]
        mov r13, r10               ;    44.0          9 x[1] copy
        not r13                    ;    44.0 p0       9 x[1]
        and r13, rsi               ;    45.0 p11      9 x[1]
        mov r14, rsi               ;    43.0          9 x[2] copy
        not r14                    ;    43.0 p1       9 x[2]
        and r14, r15               ;    44.0 p6       9 x[2]
        xor r10, r14               ;    45.0 p5       9 x[2]
        mov r14, r15               ;    44.0          9 x[3] copy
        not r14                    ;    44.0 p0       9 x[3]
        and r14, r11               ;    45.0 p11      9 x[3]
        not r11                    ;    44.0 p1       9 x[4]
        and r11, r9                ;    45.0 p6       9 x[4]
        xor r15, r11               ;    46.0 p5       9 x[4]
        xor r9, r13                ;    46.0 p0      10 x[4]
        xor r9, r12                ;    47.0 p11     10 x[4]
        xor r12, r15               ;    47.0 p1      10 x[4]
        xor rsi, r14               ;    46.0 p6      10 x[4]
        xor rsi, r10               ;    47.0 p5      10 x[4]
        not r10                    ;    46.0 p0      10 x[4]
        mov r11, r9                ;    48.0         21 x[1] copy
        ror r11, 0x16              ;    48.0 p6      21 x[1]
        xor r11, r9                ;    49.0 p11     21 x[1]
        ror r11, 0x27              ;    50.0 p0      21 x[1]
        xor r9, r11                ;    51.0 p1      21 x[1]
        mov r11, rsi               ;    48.0         21 x[3] copy
        ror r11, 7                 ;    48.0 p6      21 x[3]
        xor r11, rsi               ;    49.0 p5      21 x[3]
        ror r11, 0xa               ;    50.0 p0      21 x[3]
        xor rsi, r11               ;    51.0 p11     21 x[3]
        mov r11, r15               ;    47.0         21 x[4] copy
        ror r11, 0x22              ;    47.0 p6      21 x[4]
        xor r11, r15               ;    48.0 p1      21 x[4]
        ror r11, 7                 ;    49.0 p0      21 x[4]
        xor r15, r11               ;    50.0 p5      21 x[4]
        mov r11, r12               ;    48.0         21 x[0] copy
        ror r11, 9                 ;    48.0 p6      21 x[0]
        xor r11, r12               ;    49.0 p11     21 x[0]
        ror r11, 0x13              ;    50.0 p0      21 x[0]
        xor r12, r11               ;    51.0 p1       7 x[0]
        xor r12, r15               ;    52.0 p5       7 x[0]
        mov r11, r10               ;    47.0         21 x[2] copy
        ror r11, 5                 ;    47.0 p6      21 x[2]
        xor r11, r10               ;    48.0 p11     21 x[2]
        ror r11, 1                 ;    49.0 p0      21 x[2]
        xor r10, r11               ;    50.0 p1       7 x[2]
        xor r10, 0x69              ;    51.0 p5       7 x[2]
        xor r10, r9                ;    52.0 p11      7 x[2]
        xor r15, rsi               ;    52.0 p1       7 x[4]
        mov r11, r9                ;    52.0          9 x[0] copy
        not r11                    ;    52.0 p5       9 x[0]
        and r11, r10               ;    53.0 p11      9 x[0]
        xor r11, r12               ;    54.0 p6       9 x[0]
        mov r13, r10               ;    53.0          9 x[1] copy
        not r13                    ;    53.0 p1       9 x[1]
        and r13, rsi               ;    54.0 p5       9 x[1]
        mov r14, rsi               ;    52.0          9 x[2] copy
        not r14                    ;    52.0 p0       9 x[2]
        and r14, r15               ;    53.0 p11      9 x[2]
        xor r10, r14               ;    54.0 p6       9 x[2]
        mov r14, r15               ;    53.0          9 x[3] copy
        not r14                    ;    53.0 p1       9 x[3]
        and r14, r12               ;    54.0 p5       9 x[3]
        not r12                    ;    53.0 p0       9 x[4]
        and r12, r9                ;    54.0 p11      9 x[4]
        xor r15, r12               ;    55.0 p6       9 x[4]
        xor r9, r13                ;    55.0 p1      10 x[4]
        xor r9, r11                ;    56.0 p5      10 x[4]
        xor r11, r15               ;    56.0 p0      10 x[4]
        xor rsi, r14               ;    55.0 p11     10 x[4]
        xor rsi, r10               ;    56.0 p6      10 x[4]
        not r10                    ;    55.0 p1      10 x[4]
        mov r12, r9                ;    57.0         21 x[1] copy
        ror r12, 0x16              ;    57.0 p0      21 x[1]
        xor r12, r9                ;    58.0 p5      21 x[1]
        ror r12, 0x27              ;    59.0 p6      21 x[1]
        xor r9, r12                ;    60.0 p11     21 x[1]
        mov r12, rsi               ;    57.0         21 x[3] copy
        ror r12, 7                 ;    57.0 p0      21 x[3]
        xor r12, rsi               ;    58.0 p1      21 x[3]
        ror r12, 0xa               ;    59.0 p6      21 x[3]
        xor rsi, r12               ;    60.0 p5      21 x[3]
        mov r12, r15               ;    56.0         21 x[4] copy
        ror r12, 0x22              ;    56.0 p0      21 x[4]
        xor r12, r15               ;    57.0 p11     21 x[4]
        ror r12, 7                 ;    58.0 p6      21 x[4]
        xor r15, r12               ;    59.0 p1      21 x[4]
        mov r12, r11               ;    57.0         21 x[0] copy
        ror r12, 9                 ;    57.0 p0      21 x[0]
        xor r12, r11               ;    58.0 p5      21 x[0]
        ror r12, 0x13              ;    59.0 p6      21 x[0]
        xor r11, r12               ;    60.0 p11      7 x[0]
        xor r11, r15               ;    61.0 p1       7 x[0]
        mov r12, r10               ;    56.0         21 x[2] copy
        ror r12, 5                 ;    56.0 p0      21 x[2]
        xor r12, r10               ;    57.0 p5      21 x[2]
        ror r12, 1                 ;    58.0 p6      21 x[2]
        xor r10, r12               ;    59.0 p11      7 x[2]
        xor r10, 0x5a              ;    60.0 p1       7 x[2]
        xor r10, r9                ;    61.0 p5       7 x[2]
        xor r15, rsi               ;    61.0 p11      7 x[4]
        mov r12, r9                ;    61.0          9 x[0] copy
        not r12                    ;    61.0 p1       9 x[0]
        and r12, r10               ;    62.0 p5       9 x[0]
        xor r12, r11               ;    63.0 p0       9 x[0]
        mov r13, r10               ;    62.0          9 x[1] copy
        not r13                    ;    62.0 p11      9 x[1]
        and r13, rsi               ;    63.0 p6       9 x[1]
        mov r14, rsi               ;    61.0          9 x[2] copy
        not r14                    ;    61.0 p1       9 x[2]
        and r14, r15               ;    62.0 p5       9 x[2]
        xor r10, r14               ;    63.0 p0       9 x[2]
        mov r14, r15               ;    62.0          9 x[3] copy
        not r14                    ;    62.0 p11      9 x[3]
        and r14, r11               ;    63.0 p6       9 x[3]
        not r11                    ;    62.0 p1       9 x[4]
        and r11, r9                ;    63.0 p5       9 x[4]
        xor r15, r11               ;    64.0 p0       9 x[4]
        xor r9, r13                ;    64.0 p11     10 x[4]
        xor r9, r12                ;    65.0 p6      10 x[4]
        xor r12, r15               ;    65.0 p1      10 x[4]
        xor rsi, r14               ;    64.0 p5      10 x[4]
        xor rsi, r10               ;    65.0 p0      10 x[4]
        not r10                    ;    64.0 p11     10 x[4]
        mov r11, r9                ;    66.0         21 x[1] copy
        ror r11, 0x16              ;    66.0 p6      21 x[1]
        xor r11, r9                ;    67.0 p1      21 x[1]
        ror r11, 0x27              ;    68.0 p0      21 x[1]
        xor r9, r11                ;    69.0 p5      21 x[1]
        mov r11, rsi               ;    66.0         21 x[3] copy
        ror r11, 7                 ;    66.0 p6      21 x[3]
        xor r11, rsi               ;    67.0 p11     21 x[3]
        ror r11, 0xa               ;    68.0 p0      21 x[3]
        xor rsi, r11               ;    69.0 p1      21 x[3]
        mov r11, r15               ;    65.0         21 x[4] copy
        ror r11, 0x22              ;    65.0 p6      21 x[4]
        xor r11, r15               ;    66.0 p5      21 x[4]
        ror r11, 7                 ;    67.0 p0      21 x[4]
        xor r15, r11               ;    68.0 p11     21 x[4]
        mov r11, r12               ;    66.0         21 x[0] copy
        ror r11, 9                 ;    66.0 p6      21 x[0]
        xor r11, r12               ;    67.0 p1      21 x[0]
        ror r11, 0x13              ;    68.0 p0      21 x[0]
        xor r12, r11               ;    69.0 p5       7 x[0]
        xor r12, r15               ;    70.0 p11      7 x[0]
        mov r11, r10               ;    65.0         21 x[2] copy
        ror r11, 5                 ;    65.0 p6      21 x[2]
        xor r11, r10               ;    66.0 p1      21 x[2]
        ror r11, 1                 ;    67.0 p0      21 x[2]
        xor r10, r11               ;    68.0 p5       7 x[2]
        xor r10, 0x4b              ;    69.0 p11      7 x[2]
        xor r10, r9                ;    70.0 p1       7 x[2]
        xor r15, rsi               ;    70.0 p5       7 x[4]
        mov r11, r9                ;    70.0          9 x[0] copy
        not r11                    ;    70.0 p11      9 x[0]
        and r11, r10               ;    71.0 p6       9 x[0]
        xor r11, r12               ;    72.0 p1       9 x[0]
        mov r13, r10               ;    71.0          9 x[1] copy
        not r13                    ;    71.0 p5       9 x[1]
        and r13, rsi               ;    72.0 p0       9 x[1]
        mov r14, rsi               ;    70.0          9 x[2] copy
        not r14                    ;    70.0 p11      9 x[2]
        and r14, r15               ;    71.0 p6       9 x[2]
        xor r10, r14               ;    72.0 p1       9 x[2]
        mov r14, r15               ;    71.0          9 x[3] copy
        not r14                    ;    71.0 p5       9 x[3]
        and r14, r12               ;    72.0 p0       9 x[3]
        not r12                    ;    71.0 p11      9 x[4]
        and r12, r9                ;    72.0 p6       9 x[4]
        xor r15, r12               ;    73.0 p1       9 x[4]
        xor r9, r13                ;    73.0 p5      10 x[4]
        xor r9, r11                ;    74.0 p0      10 x[4]
        xor r11, r15               ;    74.0 p11     10 x[4]
        xor rsi, r14               ;    73.0 p6      10 x[4]
        xor rsi, r10               ;    74.0 p1      10 x[4]
        not r10                    ;    73.0 p5      10 x[4]
        mov r12, r11               ;    75.0         21 x[0] copy
        ror r12, 9                 ;    75.0 p0      21 x[0]
        xor r12, r11               ;    76.0 p11     21 x[0]
        ror r12, 0x13              ;    77.0 p6      21 x[0]
        xor r11, r12               ;    78.0 p1      21 x[0]
        mov r12, r9                ;    75.0         21 x[1] copy
        ror r12, 0x16              ;    75.0 p0      21 x[1]
        xor r12, r9                ;    76.0 p5      21 x[1]
        ror r12, 0x27              ;    77.0 p6      21 x[1]
        xor r9, r12                ;    78.0 p11     21 x[1]
        mov r12, r10               ;    74.0         21 x[2] copy
        ror r12, 5                 ;    74.0 p0      21 x[2]
        xor r12, r10               ;    75.0 p1      21 x[2]
        ror r12, 1                 ;    76.0 p6      21 x[2]
        xor r10, r12               ;    77.0 p5      21 x[2]
        mov r12, rsi               ;    75.0         21 x[3] copy
        ror r12, 7                 ;    75.0 p0      21 x[3]
        xor r12, rsi               ;    76.0 p11     21 x[3]
        ror r12, 0xa               ;    77.0 p6      21 x[3]
        xor rsi, r12               ;    78.0 p1      21 x[3]
        mov r12, r15               ;    74.0         21 x[4] copy
        ror r12, 0x22              ;    74.0 p0      21 x[4]
        xor r12, r15               ;    75.0 p5      21 x[4]
        ror r12, 7                 ;    76.0 p6      21 x[4]
        xor r15, r12               ;    77.0 p11     21 x[4]
        mov qword [rbp - 104], r10 ;    78.0 p7+p4   27 st
        mov qword [rbp - 96], rsi  ;    79.0 p8+p9   27 st
        mov qword [rbp - 88], r15  ;    78.0 p7+p4   27 st
        add r8, 0x10               ;    70.8 p1      37 blocks
        mov r10, r11               ;    79.0         21 x[0] copy
        cmp r8, qword [rbp - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp - 80], r8   ;                    resident
        mov qword [rbp - 112], r9  ;                    resident
        mov qword [rbp - 120], r10 ;                    resident
.blocks_1_done:
        mov r8, qword [rbp - 120]  ;     0.0 p2      37 blocks reload
        mov r9, qword [rbp - 128]  ;     0.2 p3      37 blocks reload
        mov qword [r9], r8         ;     5.0 p7+p4   37 blocks
        mov r8, qword [rbp - 112]  ;     0.5 p10     37 blocks reload
        mov qword [r9 + 8], r8     ;     5.5 p8+p9   37 blocks
        mov r8, qword [rbp - 104]  ;     1.0 p2      37 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p7+p4   37 blocks
        mov r8, qword [rbp - 96]   ;     1.2 p3      37 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 p8+p9   37 blocks
        mov r8, qword [rbp - 88]   ;     1.5 p10     37 blocks reload
        mov qword [r9 + 32], r8    ;     6.5 p7+p4   37 blocks
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
