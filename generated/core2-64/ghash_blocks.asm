; ghash_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/gcm.cw (sha256 62fdce464650aebf); do not edit:
;   ./cw build ghash_blocks --cpu core2-64
;
; void ghash_blocks(const void *key, void *y, const void *x, uint32_t n);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   y: 16 bytes, read and written, secret, no alignment needed
;   x: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 112 bytes, 15 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 13.0; bounds: width 5.5, ports 8.0, path 7.0
;   blocks: 735 uops, planned 224.0; bounds: width 183.8, ports 217.3, path 27.0
;   body.2: 9 uops, planned 8.0; bounds: width 2.2, ports 3.0, path 4.0
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
%fatal "ghash_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ghash_blocks
$_ghash_blocks:
%else
        global $ghash_blocks
%endif
$ghash_blocks:
        push rbx                                              ;                    preserved
        push rbp                                              ;                    preserved
        push r12                                              ;                    preserved
        push r13                                              ;                    preserved
        push r14                                              ;                    preserved
        push r15                                              ;                    preserved
        sub rsp, 0x98                                         ;                    frame
        mov qword [rsp + 0], rsi                              ;                    argument
        mov qword [rsp + 24], rdi                             ;                    argument
        mov dword [rsp + 144], ecx                            ;                    argument
        mov qword [rsp + 48], rdx                             ;                    argument
        mov r8, qword [rsp + 0]                               ;     0.0 p2      28 y reload
        mov r9, qword [r8]                                    ;     3.0 p2      28 y
        bswap r9                                              ;     6.0 p0+p5   28 y
        mov r8, qword [r8 + 8]                                ;     3.0 p2      28 y
        mov qword [rsp + 8], r9                               ;    10.0 p3+p4   28 y
        bswap r8                                              ;     6.0 p0+p5   28 y
        mov qword [rsp + 16], r8                              ;    10.0 p3+p4   28 y
        mov r8, qword [rsp + 24]                              ;     3.0 p2      28 key reload
        mov r9, qword [r8]                                    ;     6.0 p2      28 key
        bswap r9                                              ;     9.0 p0+p5   28 key
        mov r8, qword [r8 + 8]                                ;     6.0 p2      28 key
        mov qword [rsp + 32], r9                              ;    13.0 p3+p4   28 key
        bswap r8                                              ;     9.0 p0+p5   28 key
        mov qword [rsp + 40], r8                              ;    13.0 p3+p4   28 key
        mov r8d, dword [rsp + 144]                            ;     6.0 p2      28 key
        shl r8, 4                                             ;     9.0 p0      28 key
        add r8, qword [rsp + 48]                              ;    10.0 p1+p2   28 key
        mov qword [rsp + 56], r8                              ;    11.0 p3+p4   28 key
        cmp dword [rsp + 144], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 48]                              ;                    resident
        mov r9, qword [rsp + 8]                               ;                    resident
        align 16
.blocks_1:
        mov r10, qword [r8]                                   ;     0.0 p2      29 sum
        bswap r10                                             ;     3.0 p0+p5   29 sum
        mov r11, qword [r8 + 8]                               ;     1.0 p2      29 sum
        bswap r11                                             ;     4.0 p0+p5   29 sum
        xor r10, r9                                           ;     7.0 p1      29 sum
        xor r11, qword [rsp + 16]                             ;     8.0 p0+p2   29 sum
        mov r9, r11                                           ;     9.0 p5      16 low copy
        shr r9, 0x20                                          ;    10.0 p0      16 low
        mov r12, qword [rsp + 40]                             ;     3.0 p2      16 low
        shr r12, 0x20                                         ;     6.0 p5      16 low
        mov r13, r11                                          ;     9.0 p1      15 both copy
        xor r13, r10                                          ;    10.0 p1      15 both
        mov esi, 0xffffffff                                   ;     4.2 p0      16 low reload
        and r11, rsi                                          ;     9.0 p5      16 low
        mov r14, r11                                          ;    10.0 p1      16 low copy
        mov r15, qword [rel ghash_blocks.T0_constants64]      ;     4.2 p2      16 low reload
        and r14, r15                                          ;    11.0 p0      16 low
        mov rdi, qword [rsp + 32]                             ;     5.2 p2      15 both
        mov rbp, qword [rsp + 40]                             ;     6.2 p2      29 sum reload
        xor rdi, rbp                                          ;     9.2 p5      15 both
        mov rax, r11                                          ;    10.0 p1      16 low copy
        mov rcx, qword [rel ghash_blocks.T0_constants64 + 8]  ;     7.2 p2      16 low reload
        and rax, rcx                                          ;    11.0 p0      16 low
        mov rdx, r11                                          ;    10.0 p5      16 low copy
        mov rbx, qword [rel ghash_blocks.T0_constants64 + 16] ;     8.2 p2      16 low reload
        and rdx, rbx                                          ;    11.2 p1      16 low
        and rbp, rsi                                          ;     9.2 p0      16 low
        mov qword [rsp + 64], r8                              ;     7.2 p3+p4   29 sum spill
        mov r8, r11                                           ;    10.0 p5      16 low copy
        and r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    11.0 p1+p2   16 low
        mov qword [rsp + 72], rdi                             ;    10.2 p3+p4   15 both spill
        mov rdi, rbp                                          ;    10.2 p0      16 low copy
        and rdi, r15                                          ;    11.2 p5      16 low
        mov qword [rsp + 80], r13                             ;    11.0 p3+p4   15 both spill
        mov r13, r14                                          ;    12.0 p1      16 low copy
        imul r13, rdi                                         ;    13.0 p0      16 low
        mov rsi, rbp                                          ;    10.2 p5      16 low copy
        and rsi, rcx                                          ;    11.2 p1      16 low
        mov qword [rsp + 88], r10                             ;    10.8 p3+p4   29 sum spill
        mov r10, r14                                          ;    12.0 p0      16 low copy
        imul r10, rsi                                         ;    13.0 p0      16 low
        mov qword [rsp + 96], r11                             ;    11.8 p3+p4   16 low spill
        mov r11, r8                                           ;    12.0 p5      16 low copy
        imul r11, rsi                                         ;    13.0 p0      16 low
        xor r13, r11                                          ;    18.0 p1      16 low
        mov r11, rbp                                          ;    12.8 p5      16 low copy
        and r11, rbx                                          ;    13.8 p1      16 low
        mov rbx, rdx                                          ;    13.8 p5      16 low copy
        imul rbx, r11                                         ;    14.8 p0      16 low
        xor r13, rbx                                          ;    19.8 p1      16 low
        mov rbx, rax                                          ;    14.8 p5      16 low copy
        imul rbx, rdi                                         ;    15.8 p0      16 low
        mov qword [rsp + 104], r12                            ;    14.2 p3+p4   16 low spill
        mov r12, rbp                                          ;    15.2 p1      16 low copy
        and r12, qword [rel ghash_blocks.T0_constants64 + 24] ;    16.2 p5+p2   16 low
        mov qword [rsp + 112], rbp                            ;    15.2 p3+p4   16 low spill
        mov rbp, rax                                          ;    16.0 p0      16 low copy
        imul rbp, r12                                         ;    17.2 p0      16 low
        xor r13, rbp                                          ;    22.2 p1      16 low
        mov rbp, r14                                          ;    16.8 p5      16 low copy
        imul rbp, r11                                         ;    18.0 p0      16 low
        and r13, r15                                          ;    23.2 p1      16 low
        xor r10, rbx                                          ;    20.8 p5      16 low
        mov rbx, r8                                           ;    18.2 p1      16 low copy
        imul rbx, r11                                         ;    19.2 p0      16 low
        xor r10, rbx                                          ;    24.2 p5      16 low
        mov rbx, rdx                                          ;    19.2 p1      16 low copy
        imul rbx, r12                                         ;    20.2 p0      16 low
        xor r10, rbx                                          ;    25.2 p5      16 low
        imul r14, r12                                         ;    21.0 p0      16 low
        mov rbx, r8                                           ;    20.2 p1      16 low copy
        imul rbx, r12                                         ;    22.0 p0      16 low
        mov r12, rax                                          ;    20.8 p5      16 low copy
        imul r12, r11                                         ;    23.0 p0      16 low
        imul rax, rsi                                         ;    24.0 p0      16 low
        mov r11, rdx                                          ;    21.2 p1      16 low copy
        imul r11, rdi                                         ;    25.0 p0      16 low
        and r10, rcx                                          ;    26.2 p5      16 low
        imul rdx, rsi                                         ;    26.0 p0      16 low
        imul r8, rdi                                          ;    27.0 p0      16 low
        xor rbp, rbx                                          ;    27.0 p1      16 low
        xor rbp, rax                                          ;    29.0 p5      16 low
        xor rbp, r11                                          ;    30.0 p1      16 low
        mov r11, qword [rel ghash_blocks.T0_constants64 + 16] ;    22.0 p2      16 low reload
        and rbp, r11                                          ;    31.0 p5      16 low
        xor r14, r12                                          ;    28.0 p1      16 low
        xor r14, rdx                                          ;    31.0 p5      16 low
        xor r14, r8                                           ;    32.0 p1      16 low
        xor r13, r10                                          ;    27.2 p5      16 low
        xor r13, rbp                                          ;    32.0 p1      16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    24.0 p2      16 low reload
        and r14, r8                                           ;    33.0 p5      16 low
        xor r13, r14                                          ;    34.0 p1      16 low
        mov r10, r9                                           ;    27.8 p5      16 low copy
        and r10, r15                                          ;    28.8 p0      16 low
        mov r12, r9                                           ;    28.2 p1      16 low copy
        and r12, rcx                                          ;    29.2 p5      16 low
        mov r14, r9                                           ;    29.0 p0      16 low copy
        and r14, r11                                          ;    30.0 p1      16 low
        mov rsi, r9                                           ;    29.8 p5      16 low copy
        and rsi, r8                                           ;    30.8 p0      16 low
        mov rdi, qword [rsp + 104]                            ;    28.0 p2      16 low
        and rdi, r15                                          ;    31.0 p1      16 low
        mov rbp, r10                                          ;    30.8 p5      16 low copy
        imul rbp, rdi                                         ;    32.0 p0      16 low
        mov rax, qword [rsp + 104]                            ;    29.0 p2      16 low
        and rax, rcx                                          ;    32.0 p1      16 low
        mov rdx, r10                                          ;    31.8 p5      16 low copy
        imul rdx, rax                                         ;    33.0 p0      16 low
        mov rbx, rsi                                          ;    32.2 p1      16 low copy
        imul rbx, rax                                         ;    33.2 p0      16 low
        xor rbp, rbx                                          ;    38.2 p5      16 low
        mov rbx, qword [rsp + 104]                            ;    30.8 p2      16 low
        and rbx, r11                                          ;    33.8 p1      16 low
        mov qword [rsp + 120], r13                            ;    35.0 p3+p4   16 low spill
        mov r13, r12                                          ;    33.8 p5      16 low copy
        imul r13, rdi                                         ;    34.8 p0      16 low
        mov r11, r14                                          ;    34.2 p1      16 low copy
        imul r11, rbx                                         ;    35.2 p0      16 low
        xor rbp, r11                                          ;    40.2 p5      16 low
        mov r11, qword [rsp + 104]                            ;    32.8 p2      16 low
        and r11, r8                                           ;    35.8 p1      16 low
        mov r8, r12                                           ;    35.8 p5      16 low copy
        imul r8, r11                                          ;    36.8 p0      16 low
        xor rbp, r8                                           ;    41.8 p1      16 low
        mov r8, r10                                           ;    36.8 p5      16 low copy
        imul r8, rbx                                          ;    37.8 p0      16 low
        and rbp, r15                                          ;    42.8 p1      16 low
        xor rdx, r13                                          ;    39.8 p5      16 low
        mov r13, rsi                                          ;    38.0 p0      16 low copy
        imul r13, rbx                                         ;    39.0 p0      16 low
        xor rdx, r13                                          ;    44.0 p1      16 low
        mov r13, r14                                          ;    38.8 p5      16 low copy
        imul r13, r11                                         ;    40.0 p0      16 low
        xor rdx, r13                                          ;    45.0 p1      16 low
        imul r10, r11                                         ;    41.0 p0      16 low
        mov r13, rsi                                          ;    39.8 p5      16 low copy
        imul r13, r11                                         ;    42.0 p0      16 low
        mov r11, r12                                          ;    40.2 p1      16 low copy
        imul r11, rbx                                         ;    43.0 p0      16 low
        imul r12, rax                                         ;    44.0 p0      16 low
        mov rbx, r14                                          ;    40.8 p5      16 low copy
        imul rbx, rdi                                         ;    45.0 p0      16 low
        and rdx, rcx                                          ;    46.0 p1      16 low
        imul r14, rax                                         ;    46.0 p0      16 low
        imul rsi, rdi                                         ;    47.0 p0      16 low
        xor r8, r13                                           ;    47.0 p5      16 low
        xor r8, r12                                           ;    49.0 p1      16 low
        xor r8, rbx                                           ;    50.0 p5      16 low
        mov r12, qword [rel ghash_blocks.T0_constants64 + 16] ;    41.0 p2      16 low reload
        and r8, r12                                           ;    51.0 p1      16 low
        xor r9, qword [rsp + 96]                              ;    43.8 p5+p2   16 low
        xor r10, r11                                          ;    48.0 p1      16 low
        xor r10, r14                                          ;    51.0 p5      16 low
        xor r10, rsi                                          ;    52.0 p1      16 low
        xor rbp, rdx                                          ;    47.0 p5      16 low
        xor rbp, r8                                           ;    52.0 p1      16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    44.0 p2      16 low reload
        and r10, r8                                           ;    53.0 p5      16 low
        xor rbp, r10                                          ;    54.0 p1      16 low
        mov r10, r9                                           ;    47.8 p5      16 low copy
        and r10, r15                                          ;    48.8 p0      16 low
        mov r11, r9                                           ;    48.2 p1      16 low copy
        and r11, rcx                                          ;    49.2 p5      16 low
        mov r13, r9                                           ;    49.0 p0      16 low copy
        and r13, r12                                          ;    50.0 p1      16 low
        and r9, r8                                            ;    49.8 p5      16 low
        mov r14, qword [rsp + 112]                            ;    47.8 p2      16 low
        xor r14, qword [rsp + 104]                            ;    50.8 p0+p2   16 low
        mov rsi, r14                                          ;    51.8 p1      16 low copy
        and rsi, r15                                          ;    52.8 p5      16 low
        mov rdi, r10                                          ;    51.0 p0      16 low copy
        imul rdi, rsi                                         ;    53.8 p0      16 low
        mov rax, r14                                          ;    51.8 p1      16 low copy
        and rax, rcx                                          ;    52.8 p5      16 low
        mov rdx, r10                                          ;    52.2 p1      16 low copy
        imul rdx, rax                                         ;    53.8 p0      16 low
        mov rbx, r9                                           ;    52.8 p5      16 low copy
        imul rbx, rax                                         ;    54.0 p0      16 low
        xor rdi, rbx                                          ;    59.0 p1      16 low
        mov rbx, r14                                          ;    53.8 p5      16 low copy
        and rbx, r12                                          ;    54.8 p1      16 low
        and r14, r8                                           ;    54.8 p5      16 low
        mov r8, r11                                           ;    55.0 p0      16 low copy
        imul r8, r14                                          ;    56.0 p0      16 low
        xor rdi, r8                                           ;    61.0 p1      16 low
        mov r8, r13                                           ;    55.8 p5      16 low copy
        imul r8, rbx                                          ;    57.0 p0      16 low
        xor rdi, r8                                           ;    62.0 p1      16 low
        mov r8, r11                                           ;    56.8 p5      16 low copy
        imul r8, rsi                                          ;    58.0 p0      16 low
        and rdi, r15                                          ;    63.0 p1      16 low
        xor rdx, r8                                           ;    63.0 p5      16 low
        mov r8, r13                                           ;    58.2 p1      16 low copy
        imul r8, r14                                          ;    59.2 p0      16 low
        xor rdx, r8                                           ;    64.2 p5      16 low
        mov r8, r10                                           ;    59.2 p1      16 low copy
        imul r8, rbx                                          ;    60.2 p0      16 low
        mov r15, r9                                           ;    59.8 p5      16 low copy
        imul r15, rbx                                         ;    61.0 p0      16 low
        xor rdx, r15                                          ;    66.0 p1      16 low
        imul r10, r14                                         ;    62.0 p0      16 low
        mov r15, r9                                           ;    60.8 p5      16 low copy
        imul r15, r14                                         ;    63.0 p0      16 low
        xor r8, r15                                           ;    68.0 p1      16 low
        mov r14, r11                                          ;    61.8 p5      16 low copy
        imul r14, rbx                                         ;    64.0 p0      16 low
        imul r11, rax                                         ;    65.0 p0      16 low
        xor r8, r11                                           ;    70.0 p1      16 low
        mov r11, r13                                          ;    62.8 p5      16 low copy
        imul r11, rsi                                         ;    66.0 p0      16 low
        xor r8, r11                                           ;    71.0 p1      16 low
        and rdx, rcx                                          ;    67.0 p5      16 low
        imul r13, rax                                         ;    67.0 p0      16 low
        imul r9, rsi                                          ;    68.0 p0      16 low
        and r8, r12                                           ;    72.0 p1      16 low
        xor r10, r14                                          ;    69.0 p5      16 low
        xor r10, r13                                          ;    72.0 p1      16 low
        xor r10, r9                                           ;    73.0 p5      16 low
        xor rdi, rdx                                          ;    68.0 p1      16 low
        xor rdi, rbp                                          ;    69.0 p5      16 low
        xor rdi, r8                                           ;    73.0 p1      16 low
        mov r8, qword [rsp + 120]                             ;    65.0 p2      16 low reload
        xor rdi, r8                                           ;    74.0 p5      16 low
        mov r9, qword [rel ghash_blocks.T0_constants64 + 24]  ;    66.0 p2      16 low reload
        and r10, r9                                           ;    74.0 p1      16 low
        xor rdi, r10                                          ;    75.0 p5      16 low
        mov r10, rdi                                          ;    76.0 p0      16 low copy
        shl r10, 0x20                                         ;    77.0 p5      16 low
        xor r8, r10                                           ;    78.0 p1      16 low
        shr rdi, 0x20                                         ;    76.0 p0      16 low
        xor rbp, rdi                                          ;    77.0 p1      16 low
        mov r10, qword [rsp + 88]                             ;    69.0 p2      17 high
        shr r10, 0x20                                         ;    72.0 p5      17 high
        mov r11, qword [rsp + 32]                             ;    70.0 p2      17 high
        shr r11, 0x20                                         ;    73.0 p0      17 high
        mov r13, qword [rsp + 88]                             ;    71.0 p2      17 high
        mov esi, 0xffffffff                                   ;    71.2 p1      16 low reload
        and r13, rsi                                          ;    74.0 p5      17 high
        mov r14, r13                                          ;    75.0 p0      17 high copy
        mov r15, qword [rel ghash_blocks.T0_constants64]      ;    72.0 p2      16 low reload
        and r14, r15                                          ;    76.0 p1      17 high
        mov rdi, r13                                          ;    75.0 p5      17 high copy
        and rdi, rcx                                          ;    76.0 p0      17 high
        mov rax, r13                                          ;    75.0 p1      17 high copy
        and rax, r12                                          ;    76.0 p5      17 high
        mov rdx, r13                                          ;    75.0 p0      17 high copy
        and rdx, r9                                           ;    76.0 p1      17 high
        mov rbx, r15                                          ;    75.0 p5      17 high copy
        mov qword [rsp + 88], r8                              ;    79.0 p3+p4   16 low spill
        mov r8, rcx                                           ;    75.0 p0      17 high copy
        mov qword [rsp + 120], rbp                            ;    78.0 p3+p4   16 low spill
        mov rbp, r12                                          ;    75.5 p1      17 high copy
        mov qword [rsp + 104], r13                            ;    76.5 p3+p4   17 high spill
        mov r13, rsi                                          ;    76.0 p5      17 high copy
        and r13, qword [rsp + 32]                             ;    77.0 p0+p2   17 high
        and rbx, r13                                          ;    78.0 p1      17 high
        and r8, r13                                           ;    78.0 p5      17 high
        and rbp, r13                                          ;    78.0 p0      17 high
        mov rsi, r14                                          ;    77.5 p1      17 high copy
        imul rsi, rbx                                         ;    79.0 p0      17 high
        mov r12, rax                                          ;    78.0 p5      17 high copy
        imul r12, rbp                                         ;    79.2 p0      17 high
        xor rsi, r12                                          ;    84.2 p1      17 high
        mov r12, r14                                          ;    79.0 p5      17 high copy
        imul r12, r8                                          ;    80.2 p0      17 high
        mov qword [rsp + 112], r11                            ;    79.0 p3+p4   17 high spill
        mov r11, rdx                                          ;    79.5 p1      17 high copy
        imul r11, r8                                          ;    81.2 p0      17 high
        xor rsi, r11                                          ;    86.2 p5      17 high
        mov r11, rdi                                          ;    80.5 p1      17 high copy
        imul r11, rbx                                         ;    82.2 p0      17 high
        mov qword [rsp + 96], r10                             ;    80.5 p3+p4   17 high spill
        mov r10, r13                                          ;    81.0 p5      17 high copy
        and r10, r9                                           ;    82.0 p1      17 high
        mov qword [rsp + 128], r13                            ;    81.5 p3+p4   17 high spill
        mov r13, rdi                                          ;    82.0 p5      17 high copy
        imul r13, r10                                         ;    83.2 p0      17 high
        xor rsi, r13                                          ;    88.2 p1      17 high
        mov r13, rax                                          ;    83.0 p5      17 high copy
        imul r13, r10                                         ;    84.2 p0      17 high
        and rsi, r15                                          ;    89.2 p1      17 high
        xor r12, r11                                          ;    87.2 p5      17 high
        xor r12, r13                                          ;    89.2 p1      17 high
        mov r11, r14                                          ;    85.0 p5      17 high copy
        imul r11, rbp                                         ;    86.0 p0      17 high
        mov r13, rdx                                          ;    85.5 p1      17 high copy
        imul r13, rbp                                         ;    86.5 p0      17 high
        xor r12, r13                                          ;    91.5 p5      17 high
        imul r14, r10                                         ;    87.2 p0      17 high
        mov r13, rdx                                          ;    86.5 p1      17 high copy
        imul r13, r10                                         ;    88.2 p0      17 high
        mov r10, rdi                                          ;    87.0 p5      17 high copy
        imul r10, rbp                                         ;    89.2 p0      17 high
        imul rdi, r8                                          ;    90.2 p0      17 high
        mov rbp, rax                                          ;    87.5 p1      17 high copy
        imul rbp, rbx                                         ;    91.2 p0      17 high
        and r12, rcx                                          ;    92.5 p5      17 high
        imul rax, r8                                          ;    92.2 p0      17 high
        imul rdx, rbx                                         ;    93.2 p0      17 high
        xor r11, r13                                          ;    93.2 p1      17 high
        xor r11, rdi                                          ;    95.2 p5      17 high
        xor r11, rbp                                          ;    96.2 p1      17 high
        mov r8, qword [rel ghash_blocks.T0_constants64 + 16]  ;    88.2 p2      16 low reload
        and r11, r8                                           ;    97.2 p5      17 high
        xor r14, r10                                          ;    94.2 p1      17 high
        xor r14, rax                                          ;    97.2 p5      17 high
        xor r14, rdx                                          ;    98.2 p1      17 high
        xor rsi, r12                                          ;    93.5 p5      17 high
        xor rsi, r11                                          ;    98.2 p1      17 high
        and r14, r9                                           ;    99.2 p5      17 high
        xor rsi, r14                                          ;   100.2 p1      17 high
        mov r10, qword [rsp + 96]                             ;    91.2 p2      17 high
        and r10, r15                                          ;    94.2 p5      17 high
        mov r11, qword [rsp + 96]                             ;    92.2 p2      17 high
        and r11, rcx                                          ;    95.2 p0      17 high
        mov r12, qword [rsp + 96]                             ;    93.2 p2      17 high
        and r12, r8                                           ;    96.2 p1      17 high
        mov r13, qword [rsp + 96]                             ;    94.2 p2      17 high
        and r13, r9                                           ;    97.2 p5      17 high
        mov r14, qword [rsp + 112]                            ;    95.2 p2      17 high
        and r14, r15                                          ;    98.2 p0      17 high
        mov rdi, r10                                          ;    95.5 p1      17 high copy
        imul rdi, r14                                         ;    99.2 p0      17 high
        mov rbp, qword [rsp + 112]                            ;    96.2 p2      17 high
        and rbp, rcx                                          ;    99.2 p5      17 high
        mov rax, r13                                          ;    98.2 p1      17 high copy
        imul rax, rbp                                         ;   100.2 p0      17 high
        xor rdi, rax                                          ;   105.2 p5      17 high
        mov rax, r10                                          ;    97.5 p1      17 high copy
        imul rax, rbp                                         ;   100.2 p0      17 high
        mov rdx, qword [rsp + 112]                            ;    97.2 p2      17 high
        and rdx, r8                                           ;   100.2 p5      17 high
        mov rbx, r12                                          ;    98.5 p1      17 high copy
        imul rbx, rdx                                         ;   101.2 p0      17 high
        xor rdi, rbx                                          ;   106.2 p5      17 high
        mov rbx, r11                                          ;    99.5 p1      17 high copy
        imul rbx, r14                                         ;   100.5 p0      17 high
        mov qword [rsp + 136], rsi                            ;   101.2 p3+p4   17 high spill
        mov rsi, qword [rsp + 112]                            ;    99.0 p2      17 high
        and rsi, r9                                           ;   102.0 p5      17 high
        mov r9, r11                                           ;   100.5 p1      17 high copy
        imul r9, rsi                                          ;   103.0 p0      17 high
        xor rdi, r9                                           ;   108.0 p5      17 high
        mov r9, r10                                           ;   101.5 p1      17 high copy
        imul r9, rdx                                          ;   102.5 p0      17 high
        and rdi, r15                                          ;   109.0 p5      17 high
        xor rax, rbx                                          ;   105.5 p1      17 high
        mov rbx, r13                                          ;   103.0 p5      17 high copy
        imul rbx, rdx                                         ;   104.0 p0      17 high
        xor rax, rbx                                          ;   109.0 p1      17 high
        mov rbx, r12                                          ;   104.0 p5      17 high copy
        imul rbx, rsi                                         ;   105.0 p0      17 high
        xor rax, rbx                                          ;   110.0 p1      17 high
        imul r10, rsi                                         ;   105.2 p0      17 high
        mov rbx, r13                                          ;   105.0 p5      17 high copy
        imul rbx, rsi                                         ;   106.2 p0      17 high
        mov rsi, r11                                          ;   105.5 p1      17 high copy
        imul rsi, rdx                                         ;   107.2 p0      17 high
        imul r11, rbp                                         ;   108.2 p0      17 high
        mov rdx, r12                                          ;   106.0 p5      17 high copy
        imul rdx, r14                                         ;   109.2 p0      17 high
        and rax, rcx                                          ;   111.0 p1      17 high
        imul r12, rbp                                         ;   110.2 p0      17 high
        imul r13, r14                                         ;   111.2 p0      17 high
        xor r9, rbx                                           ;   111.2 p5      17 high
        xor r9, r11                                           ;   113.2 p1      17 high
        xor r9, rdx                                           ;   114.2 p5      17 high
        and r9, r8                                            ;   115.2 p1      17 high
        xor r10, rsi                                          ;   112.2 p5      17 high
        xor r10, r12                                          ;   115.2 p1      17 high
        xor r10, r13                                          ;   116.2 p5      17 high
        xor rdi, rax                                          ;   112.0 p1      17 high
        xor rdi, r9                                           ;   116.2 p5      17 high
        mov r9, qword [rel ghash_blocks.T0_constants64 + 24]  ;   109.0 p2      16 low reload
        and r10, r9                                           ;   117.2 p1      17 high
        xor rdi, r10                                          ;   118.2 p5      17 high
        mov r10, qword [rsp + 104]                            ;   110.0 p2      17 high
        xor r10, qword [rsp + 96]                             ;   113.0 p0+p2   17 high
        mov r11, qword [rsp + 128]                            ;   112.0 p2      17 high
        xor r11, qword [rsp + 112]                            ;   115.0 p1+p2   17 high
        mov r12, r10                                          ;   114.0 p5      17 high copy
        and r12, r15                                          ;   115.0 p0      17 high
        mov r13, r10                                          ;   114.0 p1      17 high copy
        and r13, rcx                                          ;   115.0 p5      17 high
        mov r14, r10                                          ;   114.2 p0      17 high copy
        and r14, r8                                           ;   115.2 p1      17 high
        and r10, r9                                           ;   115.0 p5      17 high
        mov rsi, r11                                          ;   116.0 p0      17 high copy
        and rsi, r15                                          ;   117.0 p1      17 high
        mov rbp, r12                                          ;   116.0 p5      17 high copy
        imul rbp, rsi                                         ;   118.0 p0      17 high
        mov rax, r11                                          ;   116.5 p1      17 high copy
        and rax, rcx                                          ;   117.5 p5      17 high
        mov rdx, r12                                          ;   117.2 p0      17 high copy
        imul rdx, rax                                         ;   118.5 p0      17 high
        mov rbx, r10                                          ;   117.5 p1      17 high copy
        imul rbx, rax                                         ;   119.2 p0      17 high
        xor rbp, rbx                                          ;   124.2 p5      17 high
        mov rbx, r11                                          ;   118.5 p1      17 high copy
        and rbx, r8                                           ;   119.5 p5      17 high
        and r11, r9                                           ;   119.5 p1      17 high
        mov r9, r13                                           ;   120.0 p5      17 high copy
        imul r9, r11                                          ;   121.0 p0      17 high
        xor rbp, r9                                           ;   126.0 p1      17 high
        mov r9, r14                                           ;   121.0 p5      17 high copy
        imul r9, rbx                                          ;   122.0 p0      17 high
        xor rbp, r9                                           ;   127.0 p1      17 high
        mov r9, r13                                           ;   122.0 p5      17 high copy
        imul r9, rsi                                          ;   123.0 p0      17 high
        and rbp, r15                                          ;   128.0 p1      17 high
        xor rdx, r9                                           ;   128.0 p5      17 high
        mov r9, r14                                           ;   123.2 p0      17 high copy
        imul r9, r11                                          ;   124.2 p0      17 high
        xor rdx, r9                                           ;   129.2 p1      17 high
        mov r9, r12                                           ;   124.0 p5      17 high copy
        imul r9, rbx                                          ;   125.2 p0      17 high
        mov r15, r10                                          ;   124.5 p1      17 high copy
        imul r15, rbx                                         ;   126.2 p0      17 high
        xor rdx, r15                                          ;   131.2 p5      17 high
        imul r12, r11                                         ;   127.2 p0      17 high
        mov r15, r10                                          ;   125.5 p1      17 high copy
        imul r15, r11                                         ;   128.2 p0      17 high
        xor r9, r15                                           ;   133.2 p5      17 high
        mov r11, r13                                          ;   126.5 p1      17 high copy
        imul r11, rbx                                         ;   129.2 p0      17 high
        imul r13, rax                                         ;   130.2 p0      17 high
        xor r9, r13                                           ;   135.2 p5      17 high
        mov r13, r14                                          ;   127.5 p1      17 high copy
        imul r13, rsi                                         ;   131.2 p0      17 high
        xor r9, r13                                           ;   136.2 p5      17 high
        and rdx, rcx                                          ;   132.2 p1      17 high
        imul r14, rax                                         ;   132.2 p0      17 high
        imul r10, rsi                                         ;   133.2 p0      17 high
        and r9, r8                                            ;   137.2 p5      17 high
        xor rbp, rdx                                          ;   133.2 p1      17 high
        xor rbp, rdi                                          ;   134.2 p5      17 high
        xor rbp, r9                                           ;   138.2 p1      17 high
        mov r9, qword [rsp + 136]                             ;   128.5 p2      17 high reload
        xor rbp, r9                                           ;   139.2 p5      17 high
        xor r12, r11                                          ;   134.2 p1      17 high
        xor r12, r14                                          ;   137.2 p5      17 high
        xor r12, r10                                          ;   138.2 p1      17 high
        mov r10, qword [rel ghash_blocks.T0_constants64 + 24] ;   131.2 p2      16 low reload
        and r12, r10                                          ;   139.2 p5      17 high
        xor rbp, r12                                          ;   140.2 p1      17 high
        mov r11, rbp                                          ;   141.2 p5      17 high copy
        shl r11, 0x20                                         ;   142.2 p0      17 high
        xor r9, r11                                           ;   143.2 p1      17 high
        shr rbp, 0x20                                         ;   141.2 p5      17 high
        xor rdi, rbp                                          ;   142.2 p0      17 high
        mov r11, qword [rsp + 80]                             ;   134.2 p2      18 middle
        shr r11, 0x20                                         ;   137.2 p5      18 middle
        mov r12, qword [rsp + 72]                             ;   135.2 p2      18 middle
        shr r12, 0x20                                         ;   138.2 p0      18 middle
        mov r13, qword [rsp + 80]                             ;   136.2 p2      18 middle
        mov esi, 0xffffffff                                   ;   136.2 p1      16 low reload
        and r13, rsi                                          ;   139.2 p5      18 middle
        mov r14, qword [rsp + 72]                             ;   137.2 p2      18 middle
        and r14, rsi                                          ;   140.2 p0      18 middle
        mov r15, r13                                          ;   140.2 p1      18 middle copy
        mov rsi, qword [rel ghash_blocks.T0_constants64]      ;   138.2 p2      16 low reload
        and r15, rsi                                          ;   141.2 p5      18 middle
        mov rbp, r13                                          ;   140.2 p0      18 middle copy
        and rbp, rcx                                          ;   141.2 p1      18 middle
        mov rax, r13                                          ;   140.2 p5      18 middle copy
        and rax, r8                                           ;   141.2 p0      18 middle
        mov rdx, r13                                          ;   140.2 p1      18 middle copy
        and rdx, r10                                          ;   141.2 p5      18 middle
        mov rbx, r14                                          ;   141.2 p0      18 middle copy
        and rbx, rsi                                          ;   142.2 p1      18 middle
        mov qword [rsp + 72], r9                              ;   144.2 p3+p4   17 high spill
        mov r9, r15                                           ;   142.2 p5      18 middle copy
        imul r9, rbx                                          ;   143.2 p0      18 middle
        mov qword [rsp + 80], rdi                             ;   143.2 p3+p4   17 high spill
        mov rdi, r14                                          ;   141.5 p1      18 middle copy
        and rdi, rcx                                          ;   142.5 p5      18 middle
        mov qword [rsp + 136], r13                            ;   142.5 p3+p4   18 middle spill
        mov r13, r15                                          ;   142.2 p0      18 middle copy
        imul r13, rdi                                         ;   143.5 p0      18 middle
        mov qword [rsp + 112], r12                            ;   143.5 p3+p4   18 middle spill
        mov r12, rdx                                          ;   143.0 p1      18 middle copy
        imul r12, rdi                                         ;   144.2 p0      18 middle
        xor r9, r12                                           ;   149.2 p5      18 middle
        mov r12, r14                                          ;   144.0 p1      18 middle copy
        and r12, r8                                           ;   145.0 p5      18 middle
        mov r8, rax                                           ;   145.0 p1      18 middle copy
        imul r8, r12                                          ;   146.0 p0      18 middle
        xor r9, r8                                            ;   151.0 p5      18 middle
        mov r8, rbp                                           ;   146.0 p1      18 middle copy
        imul r8, rbx                                          ;   147.0 p0      18 middle
        mov qword [rsp + 128], r11                            ;   145.5 p3+p4   18 middle spill
        mov r11, r14                                          ;   146.5 p5      18 middle copy
        and r11, r10                                          ;   147.5 p1      18 middle
        mov qword [rsp + 96], r14                             ;   146.5 p3+p4   18 middle spill
        mov r14, rbp                                          ;   147.2 p0      18 middle copy
        imul r14, r11                                         ;   148.5 p0      18 middle
        xor r9, r14                                           ;   153.5 p5      18 middle
        mov r14, r15                                          ;   148.0 p1      18 middle copy
        imul r14, r12                                         ;   149.2 p0      18 middle
        and r9, rsi                                           ;   154.5 p5      18 middle
        xor r13, r8                                           ;   152.0 p1      18 middle
        mov r8, rdx                                           ;   149.5 p5      18 middle copy
        imul r8, r12                                          ;   150.5 p0      18 middle
        xor r13, r8                                           ;   155.5 p1      18 middle
        mov r8, rax                                           ;   150.5 p5      18 middle copy
        imul r8, r11                                          ;   151.5 p0      18 middle
        xor r13, r8                                           ;   156.5 p1      18 middle
        imul r15, r11                                         ;   152.2 p0      18 middle
        mov r8, rdx                                           ;   151.5 p5      18 middle copy
        imul r8, r11                                          ;   153.2 p0      18 middle
        mov r11, rbp                                          ;   152.0 p1      18 middle copy
        imul r11, r12                                         ;   154.2 p0      18 middle
        imul rbp, rdi                                         ;   155.2 p0      18 middle
        mov r12, rax                                          ;   152.5 p5      18 middle copy
        imul r12, rbx                                         ;   156.2 p0      18 middle
        and r13, rcx                                          ;   157.5 p1      18 middle
        imul rax, rdi                                         ;   157.2 p0      18 middle
        imul rdx, rbx                                         ;   158.2 p0      18 middle
        xor r14, r8                                           ;   158.2 p5      18 middle
        xor r14, rbp                                          ;   160.2 p1      18 middle
        xor r14, r12                                          ;   161.2 p5      18 middle
        mov r8, qword [rel ghash_blocks.T0_constants64 + 16]  ;   153.2 p2      16 low reload
        and r14, r8                                           ;   162.2 p1      18 middle
        xor r15, r11                                          ;   159.2 p5      18 middle
        xor r15, rax                                          ;   162.2 p1      18 middle
        xor r15, rdx                                          ;   163.2 p5      18 middle
        xor r9, r13                                           ;   158.5 p1      18 middle
        xor r9, r14                                           ;   163.2 p5      18 middle
        and r15, r10                                          ;   164.2 p1      18 middle
        xor r9, r15                                           ;   165.2 p5      18 middle
        mov r11, qword [rsp + 128]                            ;   156.2 p2      18 middle
        and r11, rsi                                          ;   159.2 p1      18 middle
        mov r12, qword [rsp + 128]                            ;   157.2 p2      18 middle
        and r12, rcx                                          ;   160.2 p0      18 middle
        mov r13, qword [rsp + 128]                            ;   158.2 p2      18 middle
        and r13, r8                                           ;   161.2 p5      18 middle
        mov r14, qword [rsp + 128]                            ;   159.2 p2      18 middle
        and r14, r10                                          ;   162.2 p1      18 middle
        mov r15, qword [rsp + 112]                            ;   160.2 p2      18 middle
        and r15, rsi                                          ;   163.2 p0      18 middle
        mov rdi, r11                                          ;   160.5 p5      18 middle copy
        imul rdi, r15                                         ;   164.2 p0      18 middle
        mov rbp, qword [rsp + 112]                            ;   161.2 p2      18 middle
        and rbp, rcx                                          ;   164.2 p1      18 middle
        mov rax, r14                                          ;   163.2 p5      18 middle copy
        imul rax, rbp                                         ;   165.2 p0      18 middle
        xor rdi, rax                                          ;   170.2 p1      18 middle
        mov rax, r11                                          ;   162.5 p5      18 middle copy
        imul rax, rbp                                         ;   165.2 p0      18 middle
        mov rdx, qword [rsp + 112]                            ;   162.2 p2      18 middle
        and rdx, r8                                           ;   165.2 p1      18 middle
        mov rbx, r13                                          ;   163.5 p5      18 middle copy
        imul rbx, rdx                                         ;   166.2 p0      18 middle
        xor rdi, rbx                                          ;   171.2 p1      18 middle
        mov rbx, r12                                          ;   164.5 p5      18 middle copy
        imul rbx, r15                                         ;   165.5 p0      18 middle
        mov qword [rsp + 104], r9                             ;   166.2 p3+p4   18 middle spill
        mov r9, qword [rsp + 112]                             ;   164.0 p2      18 middle
        and r9, r10                                           ;   167.0 p1      18 middle
        mov r10, r12                                          ;   165.5 p5      18 middle copy
        imul r10, r9                                          ;   168.0 p0      18 middle
        xor rdi, r10                                          ;   173.0 p1      18 middle
        mov r10, r11                                          ;   166.5 p5      18 middle copy
        imul r10, rdx                                         ;   167.5 p0      18 middle
        and rdi, rsi                                          ;   174.0 p1      18 middle
        xor rax, rbx                                          ;   170.5 p5      18 middle
        mov rbx, r14                                          ;   168.0 p1      18 middle copy
        imul rbx, rdx                                         ;   169.0 p0      18 middle
        xor rax, rbx                                          ;   174.0 p5      18 middle
        mov rbx, r13                                          ;   169.0 p1      18 middle copy
        imul rbx, r9                                          ;   170.0 p0      18 middle
        xor rax, rbx                                          ;   175.0 p5      18 middle
        imul r11, r9                                          ;   170.2 p0      18 middle
        mov rbx, r14                                          ;   170.0 p1      18 middle copy
        imul rbx, r9                                          ;   171.2 p0      18 middle
        mov r9, r12                                           ;   170.5 p5      18 middle copy
        imul r9, rdx                                          ;   172.2 p0      18 middle
        imul r12, rbp                                         ;   173.2 p0      18 middle
        mov rdx, r13                                          ;   171.0 p1      18 middle copy
        imul rdx, r15                                         ;   174.2 p0      18 middle
        and rax, rcx                                          ;   176.0 p5      18 middle
        imul r13, rbp                                         ;   175.2 p0      18 middle
        imul r14, r15                                         ;   176.2 p0      18 middle
        xor r10, rbx                                          ;   176.2 p1      18 middle
        xor r10, r12                                          ;   178.2 p5      18 middle
        xor r10, rdx                                          ;   179.2 p1      18 middle
        and r10, r8                                           ;   180.2 p5      18 middle
        xor r11, r9                                           ;   177.2 p1      18 middle
        xor r11, r13                                          ;   180.2 p5      18 middle
        xor r11, r14                                          ;   181.2 p1      18 middle
        xor rdi, rax                                          ;   177.0 p5      18 middle
        xor rdi, r10                                          ;   181.2 p1      18 middle
        mov r9, qword [rel ghash_blocks.T0_constants64 + 24]  ;   174.0 p2      16 low reload
        and r11, r9                                           ;   182.2 p5      18 middle
        xor rdi, r11                                          ;   183.2 p1      18 middle
        mov r10, qword [rsp + 136]                            ;   175.0 p2      18 middle
        xor r10, qword [rsp + 128]                            ;   178.0 p0+p2   18 middle
        mov r11, qword [rsp + 96]                             ;   177.0 p2      18 middle
        xor r11, qword [rsp + 112]                            ;   180.0 p5+p2   18 middle
        mov r12, r10                                          ;   179.0 p1      18 middle copy
        and r12, rsi                                          ;   180.0 p0      18 middle
        mov r13, r10                                          ;   179.0 p5      18 middle copy
        and r13, rcx                                          ;   180.0 p1      18 middle
        mov r14, r10                                          ;   179.2 p0      18 middle copy
        and r14, r8                                           ;   180.2 p5      18 middle
        and r10, r9                                           ;   180.0 p1      18 middle
        mov r15, r11                                          ;   181.0 p0      18 middle copy
        and r15, rsi                                          ;   182.0 p5      18 middle
        mov rbp, r12                                          ;   181.0 p1      18 middle copy
        imul rbp, r15                                         ;   183.0 p0      18 middle
        mov rax, r11                                          ;   181.5 p5      18 middle copy
        and rax, rcx                                          ;   182.5 p1      18 middle
        mov rdx, r12                                          ;   182.2 p0      18 middle copy
        imul rdx, rax                                         ;   183.5 p0      18 middle
        mov rbx, r10                                          ;   182.5 p5      18 middle copy
        imul rbx, rax                                         ;   184.2 p0      18 middle
        xor rbp, rbx                                          ;   189.2 p1      18 middle
        mov rbx, r11                                          ;   183.5 p5      18 middle copy
        and rbx, r8                                           ;   184.5 p1      18 middle
        and r11, r9                                           ;   184.5 p5      18 middle
        mov r9, r13                                           ;   185.0 p1      18 middle copy
        imul r9, r11                                          ;   186.0 p0      18 middle
        xor rbp, r9                                           ;   191.0 p5      18 middle
        mov r9, r14                                           ;   186.0 p1      18 middle copy
        imul r9, rbx                                          ;   187.0 p0      18 middle
        xor rbp, r9                                           ;   192.0 p5      18 middle
        mov r9, r13                                           ;   187.0 p1      18 middle copy
        imul r9, r15                                          ;   188.0 p0      18 middle
        and rbp, rsi                                          ;   193.0 p5      18 middle
        mov rsi, r14                                          ;   188.0 p1      18 middle copy
        imul rsi, r11                                         ;   189.0 p0      18 middle
        xor rdx, r9                                           ;   193.0 p5      18 middle
        xor rdx, rsi                                          ;   194.0 p1      18 middle
        mov r9, r12                                           ;   189.2 p0      18 middle copy
        imul r9, rbx                                          ;   190.2 p0      18 middle
        mov rsi, r10                                          ;   189.5 p5      18 middle copy
        imul rsi, rbx                                         ;   191.2 p0      18 middle
        xor rdx, rsi                                          ;   196.2 p1      18 middle
        imul r12, r11                                         ;   192.2 p0      18 middle
        mov rsi, r10                                          ;   190.5 p5      18 middle copy
        imul rsi, r11                                         ;   193.2 p0      18 middle
        mov r11, r13                                          ;   191.0 p1      18 middle copy
        imul r11, rbx                                         ;   194.2 p0      18 middle
        imul r13, rax                                         ;   195.2 p0      18 middle
        mov rbx, r14                                          ;   191.5 p5      18 middle copy
        imul rbx, r15                                         ;   196.2 p0      18 middle
        and rdx, rcx                                          ;   197.2 p1      18 middle
        imul r14, rax                                         ;   197.2 p0      18 middle
        imul r10, r15                                         ;   198.2 p0      18 middle
        xor r9, rsi                                           ;   198.2 p5      18 middle
        xor r9, r13                                           ;   200.2 p1      18 middle
        xor r9, rbx                                           ;   201.2 p5      18 middle
        and r9, r8                                            ;   202.2 p1      18 middle
        xor rbp, rdx                                          ;   198.2 p5      18 middle
        xor rbp, rdi                                          ;   199.2 p1      18 middle
        xor rbp, r9                                           ;   203.2 p5      18 middle
        mov r8, qword [rsp + 104]                             ;   193.5 p2      18 middle reload
        xor rbp, r8                                           ;   204.2 p1      18 middle
        xor r12, r11                                          ;   199.2 p5      18 middle
        xor r12, r14                                          ;   202.2 p1      18 middle
        xor r12, r10                                          ;   203.2 p5      18 middle
        mov r9, qword [rsp + 72]                              ;   196.2 p2      17 high reload
        xor rdi, r9                                           ;   199.2 p1      19 z
        mov r10, qword [rsp + 120]                            ;   197.2 p2      16 low reload
        xor rdi, r10                                          ;   200.2 p5      19 z
        mov r11, qword [rsp + 80]                             ;   198.2 p2      17 high reload
        xor rdi, r11                                          ;   201.2 p1      19 z
        shl r11, 1                                            ;   201.2 p0      21 p[0]
        and r12, qword [rel ghash_blocks.T0_constants64 + 24] ;   204.2 p5+p2   18 middle
        xor rbp, r12                                          ;   205.2 p1      18 middle
        mov r12, rbp                                          ;   206.2 p0      18 middle copy
        shl r12, 0x20                                         ;   207.2 p5      18 middle
        shr rbp, 0x20                                         ;   206.2 p0      18 middle
        xor rdi, rbp                                          ;   207.2 p1      19 z
        xor r8, r9                                            ;   201.5 p5      19 z
        xor r8, r10                                           ;   202.5 p1      19 z
        xor r8, r12                                           ;   208.2 p0      19 z
        mov r9, qword [rsp + 88]                              ;   201.5 p2      16 low reload
        xor r8, r9                                            ;   209.2 p5      19 z
        mov r10, rdi                                          ;   208.2 p1      21 p[0] copy
        shr r10, 0x3f                                         ;   209.2 p0      21 p[0]
        shl rdi, 1                                            ;   208.2 p5      21 p[1]
        or r11, r10                                           ;   210.2 p1      21 p[0]
        mov r10, r9                                           ;   204.5 p0      21 p[2] copy
        shr r10, 0x3f                                         ;   205.5 p5      21 p[2]
        shl r9, 1                                             ;   205.2 p0      21 p[3]
        mov r12, r8                                           ;   210.2 p1      21 p[1] copy
        shr r12, 0x3f                                         ;   211.2 p5      21 p[1]
        shl r8, 1                                             ;   210.2 p0      21 p[2]
        or rdi, r12                                           ;   212.2 p1      21 p[1]
        or r10, r8                                            ;   211.2 p5      21 p[2]
        mov r8, r9                                            ;   207.0 p1       8 third copy
        shl r8, 0x3f                                          ;   208.0 p0       8 third
        mov r12, r9                                           ;   207.5 p5       8 third copy
        shl r12, 0x3e                                         ;   208.5 p0       8 third
        mov r13, r9                                           ;   208.0 p1       8 third copy
        shl r13, 0x39                                         ;   209.0 p5       8 third
        xor r8, r12                                           ;   209.5 p1      22 third
        xor r8, r13                                           ;   210.5 p0      22 third
        xor r8, r10                                           ;   212.2 p5      22 third
        mov r10, r9                                           ;   210.0 p1       7 third copy
        shr r10, 1                                            ;   211.0 p0       7 third
        mov r12, r9                                           ;   210.5 p5       7 third copy
        shr r12, 2                                            ;   211.5 p0       7 third
        mov r13, r9                                           ;   211.0 p1       7 third copy
        shr r13, 7                                            ;   212.0 p5       7 third
        xor r11, r8                                           ;   213.2 p1      23 third
        mov r14, r8                                           ;   213.2 p0       7 third copy
        shr r14, 1                                            ;   214.2 p5       7 third
        xor r11, r14                                          ;   215.2 p1      23 third
        mov r14, r8                                           ;   213.2 p0       7 third copy
        shr r14, 2                                            ;   214.2 p5       7 third
        xor r11, r14                                          ;   216.2 p1      23 third
        mov r14, r8                                           ;   214.2 p0       7 third copy
        shr r14, 7                                            ;   215.2 p5       7 third
        xor r11, r14                                          ;   217.2 p1      23 third
        mov r14, r8                                           ;   215.2 p0       8 third copy
        shl r14, 0x3f                                         ;   216.2 p5       8 third
        mov r15, r8                                           ;   216.0 p1       8 third copy
        shl r15, 0x3e                                         ;   217.0 p0       8 third
        shl r8, 0x39                                          ;   216.5 p5       8 third
        xor rdi, r9                                           ;   217.0 p1      23 third
        xor rdi, r10                                          ;   218.0 p0      23 third
        xor rdi, r12                                          ;   219.0 p5      23 third
        xor rdi, r13                                          ;   220.0 p1      23 third
        xor rdi, r14                                          ;   221.0 p0      23 third
        xor rdi, r8                                           ;   222.0 p5      23 third
        xor rdi, r15                                          ;   223.0 p1      23 third
        mov qword [rsp + 16], rdi                             ;   224.0 p3+p4   30 y
        mov r8, qword [rsp + 64]                              ;   215.8 p2      28 blocks
        add r8, 0x10                                          ;   219.2 p0      28 blocks
        mov r9, r11                                           ;   219.5 p5      23 third copy
        cmp r8, qword [rsp + 56]                              ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 48], r8                              ;                    resident
        mov qword [rsp + 8], r9                               ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 8]                               ;     0.0 p2      28 blocks
        bswap r8                                              ;     3.0 p0+p5   28 blocks
        mov r9, qword [rsp + 16]                              ;     1.0 p2      28 blocks
        bswap r9                                              ;     4.0 p0+p5   28 blocks
        mov r10, qword [rsp + 0]                              ;     2.0 p2      28 blocks reload
        mov qword [r10], r8                                   ;     7.0 p3+p4   28 blocks
        mov qword [r10 + 8], r9                               ;     8.0 p3+p4   28 blocks
        xor eax, eax                                          ;                    cleared
        mov qword [rsp + 8], rax                              ;                    cleared
        mov qword [rsp + 16], rax                             ;                    cleared
        mov qword [rsp + 32], rax                             ;                    cleared
        mov qword [rsp + 40], rax                             ;                    cleared
        mov qword [rsp + 64], rax                             ;                    cleared
        mov qword [rsp + 72], rax                             ;                    cleared
        mov qword [rsp + 80], rax                             ;                    cleared
        mov qword [rsp + 88], rax                             ;                    cleared
        mov qword [rsp + 96], rax                             ;                    cleared
        mov qword [rsp + 104], rax                            ;                    cleared
        mov qword [rsp + 112], rax                            ;                    cleared
        mov qword [rsp + 120], rax                            ;                    cleared
        mov qword [rsp + 128], rax                            ;                    cleared
        mov qword [rsp + 136], rax                            ;                    cleared
        add rsp, 0x98                                         ;                    frame
        pop r15                                               ;                    preserved
        pop r14                                               ;                    preserved
        pop r13                                               ;                    preserved
        pop r12                                               ;                    preserved
        pop rbp                                               ;                    preserved
        pop rbx                                               ;                    preserved
        ret

        section .rodata align=64
; constants64
        align 16, db 0
ghash_blocks.T0_constants64:
        dq 0x1111111111111111, 0x2222222222222222, 0x4444444444444444, 0x8888888888888888

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
