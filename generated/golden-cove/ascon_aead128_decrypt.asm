; ascon_aead128_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_decrypt --cpu golden-cove
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
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 431 uops, planned 78.3; bounds: width 71.8, ports 69.6, path 70.0
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
        mov r8, qword [rbp - 128]  ;     0.0 p2      57 st reload
        mov r9, qword [r8]         ;     5.0 p3      57 st
        mov qword [rbp - 120], r9  ;    10.0 p7+p4   57 st
        mov r9, qword [r8 + 8]     ;     5.0 p10     57 st
        mov qword [rbp - 112], r9  ;    10.0 p8+p9   57 st
        mov r9, qword [r8 + 16]    ;     5.0 p2      57 st
        mov qword [rbp - 104], r9  ;    10.0 p7+p4   57 st
        mov r9, qword [r8 + 24]    ;     5.0 p3      57 st
        mov qword [rbp - 96], r9   ;    10.0 p8+p9   57 st
        mov r8, qword [r8 + 32]    ;     5.0 p10     57 st
        mov qword [rbp - 88], r8   ;    10.0 p7+p4   57 st
        mov r8d, dword [rbp - 56]  ;     2.0 p2      57 st
        shl r8, 4                  ;     7.0 p0      57 st
        add r8, qword [rbp - 80]   ;     8.0 p1+p3   57 st
        mov qword [rbp - 72], r8   ;     9.0 p8+p9   57 st
        cmp dword [rbp - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp - 80]   ;                    resident
        mov r9, qword [rbp - 120]  ;                    resident
        mov r10, qword [rbp - 64]  ;                    resident
        mov r11, qword [rbp - 112] ;                    resident
        mov r12, qword [rbp - 88]  ;                    resident
        mov r13, qword [rbp - 104] ;                    resident
        mov r14, qword [rbp - 96]  ;                    resident
        align 16
.blocks_1:
        mov r15, qword [r8]        ;     0.0 p2      59 c
        mov rsi, qword [r8 + 8]    ;     0.2 p3      59 c
        mov rdi, r15               ;     5.0         60 dst copy
        xor rdi, r9                ;     5.0 p0      60 dst
        mov qword [r10], rdi       ;     6.0 p7+p4   60 dst
        xor r15, r12               ;     5.0 p1       7 x[0]
        mov r9, rsi                ;     5.2         60 dst copy
        xor r9, r11                ;     5.2 p5      60 dst
        mov qword [r10 + 8], r9    ;     6.2 p8+p9   60 dst
        mov r9, rsi                ;     5.2          7 x[2] copy
        xor r9, r13                ;     5.2 p6       7 x[2]
        xor r9, 0xb4               ;     6.2 p11      7 x[2]
        mov r11, rsi               ;     5.2          9 x[0] copy
        not r11                    ;     5.2 p0       9 x[0]
        and r11, r9                ;     7.2 p1       9 x[0]
        xor r11, r15               ;     8.2 p5       9 x[0]
        xor r12, r14               ;     2.7 p6       7 x[4]
        mov r13, r9                ;     7.2          9 x[1] copy
        not r13                    ;     7.2 p11      9 x[1]
        and r13, r14               ;     8.2 p0       9 x[1]
        mov rdi, r14               ;     3.3          9 x[2] copy
        not rdi                    ;     3.5 p1       9 x[2]
        and rdi, r12               ;     4.5 p5       9 x[2]
        xor rdi, r9                ;     7.2 p6       9 x[2]
        mov r9, r12                ;     4.0          9 x[3] copy
        not r9                     ;     4.2 p11      9 x[3]
        and r9, r15                ;     6.0 p0       9 x[3]
        not r15                    ;     6.0 p1       9 x[4]
        and r15, rsi               ;     7.0 p5       9 x[4]
        xor r12, r15               ;     8.0 p6       9 x[4]
        xor rsi, r13               ;     9.2 p11     10 x[4]
        xor rsi, r11               ;    10.2 p0      10 x[4]
        xor r11, r12               ;     9.2 p1      10 x[4]
        xor r9, r14                ;     7.0 p5      10 x[4]
        xor r9, rdi                ;     8.2 p6      10 x[4]
        not rdi                    ;     8.2 p11     10 x[4]
        mov r13, rsi               ;    11.2         21 x[1] copy
        ror r13, 0x16              ;    11.2 p0      21 x[1]
        xor r13, rsi               ;    12.2 p1      21 x[1]
        ror r13, 0x27              ;    13.2 p6      21 x[1]
        xor rsi, r13               ;    14.2 p5      21 x[1]
        mov r13, r9                ;     9.2         21 x[3] copy
        ror r13, 7                 ;     9.2 p0      21 x[3]
        xor r13, r9                ;    10.2 p11     21 x[3]
        ror r13, 0xa               ;    11.2 p6      21 x[3]
        xor r9, r13                ;    12.2 p1      21 x[3]
        mov r13, r12               ;     9.0         21 x[4] copy
        ror r13, 0x22              ;     9.0 p0      21 x[4]
        xor r13, r12               ;    10.0 p5      21 x[4]
        ror r13, 7                 ;    11.0 p6      21 x[4]
        xor r12, r13               ;    12.0 p11     21 x[4]
        mov r13, r11               ;    10.2         21 x[0] copy
        ror r13, 9                 ;    10.2 p0      21 x[0]
        xor r13, r11               ;    11.2 p1      21 x[0]
        ror r13, 0x13              ;    12.2 p6      21 x[0]
        xor r11, r13               ;    13.2 p5       7 x[0]
        xor r11, r12               ;    14.2 p11      7 x[0]
        mov r13, rdi               ;     9.5         21 x[2] copy
        ror r13, 5                 ;    10.3 p0      21 x[2]
        xor r13, rdi               ;    11.3 p1      21 x[2]
        ror r13, 1                 ;    12.3 p6      21 x[2]
        xor rdi, r13               ;    13.3 p5       7 x[2]
        xor rdi, 0xa5              ;    14.3 p11      7 x[2]
        xor rdi, rsi               ;    15.3 p1       7 x[2]
        xor r12, r9                ;    13.2 p5       7 x[4]
        mov r13, rsi               ;    15.2          9 x[0] copy
        not r13                    ;    15.2 p0       9 x[0]
        and r13, rdi               ;    16.3 p11      9 x[0]
        xor r13, r11               ;    17.3 p6       9 x[0]
        mov r14, rdi               ;    16.3          9 x[1] copy
        not r14                    ;    16.3 p1       9 x[1]
        and r14, r9                ;    17.3 p5       9 x[1]
        mov r15, r9                ;    13.2          9 x[2] copy
        not r15                    ;    13.2 p0       9 x[2]
        and r15, r12               ;    14.2 p11      9 x[2]
        xor r15, rdi               ;    16.3 p6       9 x[2]
        mov rdi, r12               ;    14.2          9 x[3] copy
        not rdi                    ;    14.2 p1       9 x[3]
        and rdi, r11               ;    15.2 p5       9 x[3]
        not r11                    ;    15.2 p0       9 x[4]
        and r11, rsi               ;    16.2 p11      9 x[4]
        xor r12, r11               ;    17.2 p6       9 x[4]
        xor rsi, r14               ;    18.3 p1      10 x[4]
        xor rsi, r13               ;    19.3 p5      10 x[4]
        xor r13, r12               ;    18.3 p0      10 x[4]
        xor r9, rdi                ;    16.2 p11     10 x[4]
        xor r9, r15                ;    17.3 p6      10 x[4]
        not r15                    ;    17.3 p1      10 x[4]
        mov r11, rsi               ;    20.3         21 x[1] copy
        ror r11, 0x16              ;    20.3 p0      21 x[1]
        xor r11, rsi               ;    21.3 p5      21 x[1]
        ror r11, 0x27              ;    22.3 p6      21 x[1]
        xor rsi, r11               ;    23.3 p11     21 x[1]
        mov r11, r9                ;    18.3         21 x[3] copy
        ror r11, 7                 ;    18.3 p0      21 x[3]
        xor r11, r9                ;    19.3 p1      21 x[3]
        ror r11, 0xa               ;    20.3 p6      21 x[3]
        xor r9, r11                ;    21.3 p5      21 x[3]
        mov r11, r12               ;    18.2         21 x[4] copy
        ror r11, 0x22              ;    18.2 p0      21 x[4]
        xor r11, r12               ;    19.2 p11     21 x[4]
        ror r11, 7                 ;    20.2 p6      21 x[4]
        xor r12, r11               ;    21.2 p1      21 x[4]
        mov r11, r13               ;    19.3         21 x[0] copy
        ror r11, 9                 ;    19.3 p0      21 x[0]
        xor r11, r13               ;    20.3 p5      21 x[0]
        ror r11, 0x13              ;    21.3 p6      21 x[0]
        xor r13, r11               ;    22.3 p11      7 x[0]
        xor r13, r12               ;    23.3 p1       7 x[0]
        mov r11, r15               ;    18.3         21 x[2] copy
        ror r11, 5                 ;    19.3 p0      21 x[2]
        xor r11, r15               ;    20.3 p5      21 x[2]
        ror r11, 1                 ;    21.3 p6      21 x[2]
        xor r15, r11               ;    22.3 p11      7 x[2]
        xor r15, 0x96              ;    23.3 p1       7 x[2]
        xor r15, rsi               ;    24.3 p5       7 x[2]
        xor r12, r9                ;    22.3 p11      7 x[4]
        mov r11, rsi               ;    24.3          9 x[0] copy
        not r11                    ;    24.3 p1       9 x[0]
        and r11, r15               ;    25.3 p0       9 x[0]
        xor r11, r13               ;    26.3 p5       9 x[0]
        mov r14, r15               ;    25.3          9 x[1] copy
        not r14                    ;    25.3 p11      9 x[1]
        and r14, r9                ;    26.3 p6       9 x[1]
        mov rdi, r9                ;    22.3          9 x[2] copy
        not rdi                    ;    22.3 p1       9 x[2]
        and rdi, r12               ;    23.3 p0       9 x[2]
        xor rdi, r15               ;    25.3 p5       9 x[2]
        mov r15, r12               ;    23.3          9 x[3] copy
        not r15                    ;    23.3 p11      9 x[3]
        and r15, r13               ;    24.3 p6       9 x[3]
        not r13                    ;    24.3 p1       9 x[4]
        and r13, rsi               ;    25.3 p0       9 x[4]
        xor r12, r13               ;    26.3 p5       9 x[4]
        xor rsi, r14               ;    27.3 p11     10 x[4]
        xor rsi, r11               ;    28.3 p6      10 x[4]
        xor r11, r12               ;    27.3 p1      10 x[4]
        xor r9, r15                ;    25.3 p0      10 x[4]
        xor r9, rdi                ;    26.3 p5      10 x[4]
        not rdi                    ;    26.3 p11     10 x[4]
        mov r13, rsi               ;    29.3         21 x[1] copy
        ror r13, 0x16              ;    29.3 p6      21 x[1]
        xor r13, rsi               ;    30.3 p1      21 x[1]
        ror r13, 0x27              ;    31.3 p0      21 x[1]
        xor rsi, r13               ;    32.3 p5      21 x[1]
        mov r13, r9                ;    27.3         21 x[3] copy
        ror r13, 7                 ;    27.3 p6      21 x[3]
        xor r13, r9                ;    28.3 p11     21 x[3]
        ror r13, 0xa               ;    29.3 p0      21 x[3]
        xor r9, r13                ;    30.3 p1      21 x[3]
        mov r13, r12               ;    27.3         21 x[4] copy
        ror r13, 0x22              ;    27.3 p6      21 x[4]
        xor r13, r12               ;    28.3 p5      21 x[4]
        ror r13, 7                 ;    29.3 p0      21 x[4]
        xor r12, r13               ;    30.3 p11     21 x[4]
        mov r13, r11               ;    28.3         21 x[0] copy
        ror r13, 9                 ;    28.3 p6      21 x[0]
        xor r13, r11               ;    29.3 p1      21 x[0]
        ror r13, 0x13              ;    30.3 p0      21 x[0]
        xor r11, r13               ;    31.3 p5       7 x[0]
        xor r11, r12               ;    32.3 p11      7 x[0]
        mov r13, rdi               ;    27.3         21 x[2] copy
        ror r13, 5                 ;    27.8 p6      21 x[2]
        xor r13, rdi               ;    28.8 p1      21 x[2]
        ror r13, 1                 ;    29.8 p0      21 x[2]
        xor rdi, r13               ;    30.8 p5       7 x[2]
        xor rdi, 0x87              ;    31.8 p11      7 x[2]
        xor rdi, rsi               ;    33.3 p1       7 x[2]
        xor r12, r9                ;    31.3 p5       7 x[4]
        mov r13, rsi               ;    33.3          9 x[0] copy
        not r13                    ;    33.3 p11      9 x[0]
        and r13, rdi               ;    34.3 p6       9 x[0]
        xor r13, r11               ;    35.3 p1       9 x[0]
        mov r14, rdi               ;    34.3          9 x[1] copy
        not r14                    ;    34.3 p0       9 x[1]
        and r14, r9                ;    35.3 p5       9 x[1]
        mov r15, r9                ;    31.3          9 x[2] copy
        not r15                    ;    31.3 p11      9 x[2]
        and r15, r12               ;    32.3 p6       9 x[2]
        xor r15, rdi               ;    34.3 p1       9 x[2]
        mov rdi, r12               ;    32.3          9 x[3] copy
        not rdi                    ;    32.3 p0       9 x[3]
        and rdi, r11               ;    33.3 p5       9 x[3]
        not r11                    ;    33.3 p11      9 x[4]
        and r11, rsi               ;    34.3 p6       9 x[4]
        xor r12, r11               ;    35.3 p1       9 x[4]
        xor rsi, r14               ;    36.3 p0      10 x[4]
        xor rsi, r13               ;    37.3 p5      10 x[4]
        xor r13, r12               ;    36.3 p11     10 x[4]
        xor r9, rdi                ;    34.3 p6      10 x[4]
        xor r9, r15                ;    35.3 p1      10 x[4]
        not r15                    ;    35.3 p0      10 x[4]
        mov r11, rsi               ;    38.3         21 x[1] copy
        ror r11, 0x16              ;    38.3 p6      21 x[1]
        xor r11, rsi               ;    39.3 p5      21 x[1]
        ror r11, 0x27              ;    40.3 p0      21 x[1]
        xor rsi, r11               ;    41.3 p11     21 x[1]
        mov r11, r9                ;    36.3         21 x[3] copy
        ror r11, 7                 ;    36.3 p6      21 x[3]
        xor r11, r9                ;    37.3 p1      21 x[3]
        ror r11, 0xa               ;    38.3 p0      21 x[3]
        xor r9, r11                ;    39.3 p5      21 x[3]
        mov r11, r12               ;    36.3         21 x[4] copy
        ror r11, 0x22              ;    36.3 p6      21 x[4]
        xor r11, r12               ;    37.3 p11     21 x[4]
        ror r11, 7                 ;    38.3 p0      21 x[4]
        xor r12, r11               ;    39.3 p1      21 x[4]
        mov r11, r13               ;    37.3         21 x[0] copy
        ror r11, 9                 ;    37.3 p6      21 x[0]
        xor r11, r13               ;    38.3 p5      21 x[0]
        ror r11, 0x13              ;    39.3 p0      21 x[0]
        xor r13, r11               ;    40.3 p11      7 x[0]
        xor r13, r12               ;    41.3 p1       7 x[0]
        mov r11, r15               ;    36.3         21 x[2] copy
        ror r11, 5                 ;    36.8 p6      21 x[2]
        xor r11, r15               ;    37.8 p5      21 x[2]
        ror r11, 1                 ;    38.8 p0      21 x[2]
        xor r15, r11               ;    39.8 p11      7 x[2]
        xor r15, 0x78              ;    40.8 p1       7 x[2]
        xor r15, rsi               ;    42.3 p5       7 x[2]
        xor r12, r9                ;    40.3 p11      7 x[4]
        mov r11, rsi               ;    42.3          9 x[0] copy
        not r11                    ;    42.3 p1       9 x[0]
        and r11, r15               ;    43.3 p6       9 x[0]
        xor r11, r13               ;    44.3 p5       9 x[0]
        mov r14, r15               ;    43.3          9 x[1] copy
        not r14                    ;    43.3 p11      9 x[1]
        and r14, r9                ;    44.3 p0       9 x[1]
        mov rdi, r9                ;    40.3          9 x[2] copy
        not rdi                    ;    40.3 p1       9 x[2]
        and rdi, r12               ;    41.3 p6       9 x[2]
        xor rdi, r15               ;    43.3 p5       9 x[2]
        mov r15, r12               ;    41.3          9 x[3] copy
        not r15                    ;    41.3 p11      9 x[3]
        and r15, r13               ;    42.3 p0       9 x[3]
        not r13                    ;    42.3 p1       9 x[4]
        and r13, rsi               ;    43.3 p6       9 x[4]
        xor r12, r13               ;    44.3 p5       9 x[4]
        xor rsi, r14               ;    45.3 p11     10 x[4]
        xor rsi, r11               ;    46.3 p0      10 x[4]
        xor r11, r12               ;    45.3 p1      10 x[4]
        xor r9, r15                ;    43.3 p6      10 x[4]
        xor r9, rdi                ;    44.3 p5      10 x[4]
        not rdi                    ;    44.3 p11     10 x[4]
        mov r13, rsi               ;    47.3         21 x[1] copy
        ror r13, 0x16              ;    47.3 p0      21 x[1]
        xor r13, rsi               ;    48.3 p1      21 x[1]
        ror r13, 0x27              ;    49.3 p6      21 x[1]
        xor rsi, r13               ;    50.3 p5      21 x[1]
        mov r13, r9                ;    45.3         21 x[3] copy
        ror r13, 7                 ;    45.3 p0      21 x[3]
        xor r13, r9                ;    46.3 p11     21 x[3]
        ror r13, 0xa               ;    47.3 p6      21 x[3]
        xor r9, r13                ;    48.3 p1      21 x[3]
        mov r13, r12               ;    45.3         21 x[4] copy
        ror r13, 0x22              ;    45.3 p0      21 x[4]
        xor r13, r12               ;    46.3 p5      21 x[4]
        ror r13, 7                 ;    47.3 p6      21 x[4]
        xor r12, r13               ;    48.3 p11     21 x[4]
        mov r13, r11               ;    46.3         21 x[0] copy
        ror r13, 9                 ;    46.3 p0      21 x[0]
        xor r13, r11               ;    47.3 p1      21 x[0]
        ror r13, 0x13              ;    48.3 p6      21 x[0]
        xor r11, r13               ;    49.3 p5       7 x[0]
        xor r11, r12               ;    50.3 p11      7 x[0]
        mov r13, rdi               ;    45.3         21 x[2] copy
        ror r13, 5                 ;    45.3 p0      21 x[2]
        xor r13, rdi               ;    46.3 p1      21 x[2]
        ror r13, 1                 ;    47.3 p6      21 x[2]
        xor rdi, r13               ;    48.3 p5       7 x[2]
        xor rdi, 0x69              ;    49.3 p11      7 x[2]
        xor rdi, rsi               ;    51.3 p1       7 x[2]
        xor r12, r9                ;    49.3 p5       7 x[4]
        mov r13, rsi               ;    51.3          9 x[0] copy
        not r13                    ;    51.3 p11      9 x[0]
        and r13, rdi               ;    52.3 p0       9 x[0]
        xor r13, r11               ;    53.3 p1       9 x[0]
        mov r14, rdi               ;    52.3          9 x[1] copy
        not r14                    ;    52.3 p6       9 x[1]
        and r14, r9                ;    53.3 p5       9 x[1]
        mov r15, r9                ;    49.3          9 x[2] copy
        not r15                    ;    49.3 p11      9 x[2]
        and r15, r12               ;    50.3 p0       9 x[2]
        xor r15, rdi               ;    52.3 p1       9 x[2]
        mov rdi, r12               ;    50.3          9 x[3] copy
        not rdi                    ;    50.3 p6       9 x[3]
        and rdi, r11               ;    51.3 p5       9 x[3]
        not r11                    ;    51.3 p11      9 x[4]
        and r11, rsi               ;    52.3 p0       9 x[4]
        xor r12, r11               ;    53.3 p1       9 x[4]
        xor rsi, r14               ;    54.3 p6      10 x[4]
        xor rsi, r13               ;    55.3 p5      10 x[4]
        xor r13, r12               ;    54.3 p11     10 x[4]
        xor r9, rdi                ;    52.3 p0      10 x[4]
        xor r9, r15                ;    53.3 p1      10 x[4]
        not r15                    ;    53.3 p6      10 x[4]
        mov r11, rsi               ;    56.3         21 x[1] copy
        ror r11, 0x16              ;    56.3 p0      21 x[1]
        xor r11, rsi               ;    57.3 p5      21 x[1]
        ror r11, 0x27              ;    58.3 p6      21 x[1]
        xor rsi, r11               ;    59.3 p11     21 x[1]
        mov r11, r9                ;    54.3         21 x[3] copy
        ror r11, 7                 ;    54.3 p0      21 x[3]
        xor r11, r9                ;    55.3 p1      21 x[3]
        ror r11, 0xa               ;    56.3 p6      21 x[3]
        xor r9, r11                ;    57.3 p5      21 x[3]
        mov r11, r12               ;    54.3         21 x[4] copy
        ror r11, 0x22              ;    54.3 p0      21 x[4]
        xor r11, r12               ;    55.3 p11     21 x[4]
        ror r11, 7                 ;    56.3 p6      21 x[4]
        xor r12, r11               ;    57.3 p1      21 x[4]
        mov r11, r13               ;    55.3         21 x[0] copy
        ror r11, 9                 ;    55.3 p0      21 x[0]
        xor r11, r13               ;    56.3 p5      21 x[0]
        ror r11, 0x13              ;    57.3 p6      21 x[0]
        xor r13, r11               ;    58.3 p11      7 x[0]
        xor r13, r12               ;    59.3 p1       7 x[0]
        mov r11, r15               ;    54.3         21 x[2] copy
        ror r11, 5                 ;    54.3 p0      21 x[2]
        xor r11, r15               ;    55.3 p5      21 x[2]
        ror r11, 1                 ;    56.3 p6      21 x[2]
        xor r15, r11               ;    57.3 p11      7 x[2]
        xor r15, 0x5a              ;    58.3 p1       7 x[2]
        xor r15, rsi               ;    60.3 p5       7 x[2]
        xor r12, r9                ;    58.3 p11      7 x[4]
        mov r11, rsi               ;    60.3          9 x[0] copy
        not r11                    ;    60.3 p1       9 x[0]
        and r11, r15               ;    61.3 p5       9 x[0]
        xor r11, r13               ;    62.3 p0       9 x[0]
        mov r14, r15               ;    61.3          9 x[1] copy
        not r14                    ;    61.3 p11      9 x[1]
        and r14, r9                ;    62.3 p1       9 x[1]
        mov rdi, r9                ;    58.3          9 x[2] copy
        not rdi                    ;    58.3 p6       9 x[2]
        and rdi, r12               ;    59.3 p5       9 x[2]
        xor rdi, r15               ;    61.3 p0       9 x[2]
        mov r15, r12               ;    59.3          9 x[3] copy
        not r15                    ;    59.3 p11      9 x[3]
        and r15, r13               ;    60.3 p1       9 x[3]
        not r13                    ;    60.3 p6       9 x[4]
        and r13, rsi               ;    61.3 p5       9 x[4]
        xor r12, r13               ;    62.3 p0       9 x[4]
        xor rsi, r14               ;    63.3 p11     10 x[4]
        xor rsi, r11               ;    64.3 p1      10 x[4]
        xor r11, r12               ;    63.3 p6      10 x[4]
        xor r9, r15                ;    61.3 p5      10 x[4]
        xor r9, rdi                ;    62.3 p0      10 x[4]
        not rdi                    ;    62.3 p11     10 x[4]
        mov r13, rsi               ;    65.3         21 x[1] copy
        ror r13, 0x16              ;    65.3 p6      21 x[1]
        xor r13, rsi               ;    66.3 p1      21 x[1]
        ror r13, 0x27              ;    67.3 p0      21 x[1]
        xor rsi, r13               ;    68.3 p5      21 x[1]
        mov r13, r9                ;    63.3         21 x[3] copy
        ror r13, 7                 ;    63.3 p6      21 x[3]
        xor r13, r9                ;    64.3 p11     21 x[3]
        ror r13, 0xa               ;    65.3 p0      21 x[3]
        xor r9, r13                ;    66.3 p1      21 x[3]
        mov r13, r12               ;    63.3         21 x[4] copy
        ror r13, 0x22              ;    63.3 p6      21 x[4]
        xor r13, r12               ;    64.3 p5      21 x[4]
        ror r13, 7                 ;    65.3 p0      21 x[4]
        xor r12, r13               ;    66.3 p11     21 x[4]
        mov r13, r11               ;    64.3         21 x[0] copy
        ror r13, 9                 ;    64.3 p6      21 x[0]
        xor r13, r11               ;    65.3 p1      21 x[0]
        ror r13, 0x13              ;    66.3 p0      21 x[0]
        xor r11, r13               ;    67.3 p5       7 x[0]
        xor r11, r12               ;    68.3 p11      7 x[0]
        mov r13, rdi               ;    63.3         21 x[2] copy
        ror r13, 5                 ;    63.3 p6      21 x[2]
        xor r13, rdi               ;    64.3 p1      21 x[2]
        ror r13, 1                 ;    65.3 p0      21 x[2]
        xor rdi, r13               ;    66.3 p5       7 x[2]
        xor rdi, 0x4b              ;    67.3 p11      7 x[2]
        xor rdi, rsi               ;    69.3 p1       7 x[2]
        xor r12, r9                ;    67.3 p5       7 x[4]
        mov r13, rsi               ;    69.3          9 x[0] copy
        not r13                    ;    69.3 p11      9 x[0]
        and r13, rdi               ;    70.3 p1       9 x[0]
        xor r13, r11               ;    71.3 p6       9 x[0]
        mov r14, rdi               ;    70.3          9 x[1] copy
        not r14                    ;    70.3 p5       9 x[1]
        and r14, r9                ;    71.3 p0       9 x[1]
        mov r15, r9                ;    67.3          9 x[2] copy
        not r15                    ;    67.3 p11      9 x[2]
        and r15, r12               ;    68.3 p1       9 x[2]
        xor r15, rdi               ;    70.3 p6       9 x[2]
        mov rdi, r12               ;    68.3          9 x[3] copy
        not rdi                    ;    68.3 p5       9 x[3]
        and rdi, r11               ;    69.3 p0       9 x[3]
        not r11                    ;    69.3 p11      9 x[4]
        and r11, rsi               ;    70.3 p1       9 x[4]
        xor r12, r11               ;    71.3 p6       9 x[4]
        xor rsi, r14               ;    72.3 p5      10 x[4]
        xor rsi, r13               ;    73.3 p0      10 x[4]
        xor r13, r12               ;    72.3 p11     10 x[4]
        xor r9, rdi                ;    70.3 p1      10 x[4]
        xor r9, r15                ;    71.3 p6      10 x[4]
        not r15                    ;    71.3 p5      10 x[4]
        mov r11, r13               ;    73.3         21 x[0] copy
        ror r11, 9                 ;    73.3 p0      21 x[0]
        xor r11, r13               ;    74.3 p11     21 x[0]
        ror r11, 0x13              ;    75.3 p6      21 x[0]
        xor r13, r11               ;    76.3 p1      21 x[0]
        mov r11, rsi               ;    74.3         21 x[1] copy
        ror r11, 0x16              ;    74.3 p0      21 x[1]
        xor r11, rsi               ;    75.3 p5      21 x[1]
        ror r11, 0x27              ;    76.3 p6      21 x[1]
        xor rsi, r11               ;    77.3 p11     21 x[1]
        mov r11, r15               ;    72.3         21 x[2] copy
        ror r11, 5                 ;    72.3 p0      21 x[2]
        xor r11, r15               ;    73.3 p1      21 x[2]
        ror r11, 1                 ;    74.3 p6      21 x[2]
        xor r15, r11               ;    75.3 p5      21 x[2]
        mov r11, r9                ;    72.3         21 x[3] copy
        ror r11, 7                 ;    72.3 p0      21 x[3]
        xor r11, r9                ;    73.3 p11     21 x[3]
        ror r11, 0xa               ;    74.3 p6      21 x[3]
        xor r9, r11                ;    75.3 p1      21 x[3]
        mov r11, r12               ;    72.3         21 x[4] copy
        ror r11, 0x22              ;    72.3 p0      21 x[4]
        xor r11, r12               ;    73.3 p5      21 x[4]
        ror r11, 7                 ;    74.3 p6      21 x[4]
        xor r12, r11               ;    75.3 p11     21 x[4]
        add r10, 0x10              ;    70.8 p1      57 blocks
        add r8, 0x10               ;    71.3 p5      57 blocks
        mov r11, rsi               ;    78.3         21 x[1] copy
        mov r14, r9                ;    76.3         21 x[3] copy
        mov r9, r13                ;    77.3         21 x[0] copy
        mov r13, r15               ;    76.3         21 x[2] copy
        cmp r8, qword [rbp - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp - 80], r8   ;                    resident
        mov qword [rbp - 120], r9  ;                    resident
        mov qword [rbp - 64], r10  ;                    resident
        mov qword [rbp - 112], r11 ;                    resident
        mov qword [rbp - 88], r12  ;                    resident
        mov qword [rbp - 104], r13 ;                    resident
        mov qword [rbp - 96], r14  ;                    resident
.blocks_1_done:
        mov r8, qword [rbp - 120]  ;     0.0 p2      57 blocks reload
        mov r9, qword [rbp - 128]  ;     0.2 p3      57 blocks reload
        mov qword [r9], r8         ;     5.0 p7+p4   57 blocks
        mov r8, qword [rbp - 112]  ;     0.5 p10     57 blocks reload
        mov qword [r9 + 8], r8     ;     5.5 p8+p9   57 blocks
        mov r8, qword [rbp - 104]  ;     1.0 p2      57 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p7+p4   57 blocks
        mov r8, qword [rbp - 96]   ;     1.2 p3      57 blocks reload
        mov qword [r9 + 24], r8    ;     6.2 p8+p9   57 blocks
        mov r8, qword [rbp - 88]   ;     1.5 p10     57 blocks reload
        mov qword [r9 + 32], r8    ;     6.5 p7+p4   57 blocks
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
