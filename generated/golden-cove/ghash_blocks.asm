; ghash_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/gcm.cw (sha256 62fdce464650aebf); do not edit:
;   ./cw build ghash_blocks --cpu golden-cove
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
;   body: 22 uops, planned 12.3; bounds: width 3.7, ports 4.0, path 7.0
;   blocks: 738 uops, planned 164.2; bounds: width 123.0, ports 146.0, path 25.0
;   body.2: 9 uops, planned 7.5; bounds: width 1.5, ports 2.0, path 2.0
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
        mov qword [rsp + 8], rdi                              ;                    argument
        mov dword [rsp + 144], ecx                            ;                    argument
        mov qword [rsp + 16], rdx                             ;                    argument
        mov r8, qword [rsp + 0]                               ;     0.0 p2      28 y reload
        mov r9, qword [r8]                                    ;     5.0 p3      28 y
        mov r10, qword [rsp + 8]                              ;     0.3 p10     28 key reload
        mov r11, qword [r10]                                  ;     5.3 p2      28 key
        mov r12d, dword [rsp + 144]                           ;     1.2 p3      28 key
        shl r12, 4                                            ;     6.2 p0      28 key
        mov r13, qword [r8 + 8]                               ;     5.0 p10     28 y
        mov r14, qword [r10 + 8]                              ;     5.3 p2      28 key
        add r12, qword [rsp + 16]                             ;     7.2 p1+p3   28 key
        mov qword [rsp + 24], r12                             ;     8.2 p7+p4   28 key
        bswap r9                                              ;    10.0 p6+p1   28 y
        bswap r13                                             ;    10.0 p0+p1   28 y
        bswap r11                                             ;    10.3 p6+p1   28 key
        bswap r14                                             ;    10.3 p0+p1   28 key
        mov qword [rsp + 32], r9                              ;    12.0 p8+p9   28 y
        mov qword [rsp + 40], r13                             ;    12.0 p7+p4   28 y
        mov qword [rsp + 48], r11                             ;    12.3 p8+p9   28 key
        mov qword [rsp + 56], r14                             ;    12.3 p7+p4   28 key
        cmp dword [rsp + 144], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 16]                              ;                    resident
        mov r9, qword [rsp + 32]                              ;                    resident
        mov r10, qword [rsp + 40]                             ;                    resident
        align 16
.blocks_1:
        mov r11, qword [r8]                                   ;     0.0 p2      29 sum
        bswap r11                                             ;     5.0 p0+p1   29 sum
        mov r12, qword [r8 + 8]                               ;     0.5 p3      29 sum
        bswap r12                                             ;     5.5 p6+p1   29 sum
        xor r11, r9                                           ;     7.0 p5      29 sum
        xor r12, r10                                          ;     7.5 p11     29 sum
        mov r9, r12                                           ;     8.5         16 low copy
        shr r9, 0x20                                          ;     8.5 p0      16 low
        mov r10, qword [rsp + 56]                             ;     1.7 p10     16 low
        shr r10, 0x20                                         ;     6.7 p6      16 low
        mov r13, r12                                          ;     8.5         15 both copy
        xor r13, r11                                          ;     8.5 p5      15 both
        mov esi, 0xffffffff                                   ;     2.3 p1      16 low reload
        and r12, rsi                                          ;     8.5 p11     16 low
        mov r14, r12                                          ;     9.5         16 low copy
        mov r15, qword [rel ghash_blocks.T0_constants64]      ;     2.8 p2      16 low reload
        and r14, r15                                          ;     9.5 p0      16 low
        mov rdi, qword [rsp + 48]                             ;     3.2 p3      15 both
        mov rbp, qword [rsp + 56]                             ;     3.3 p10     29 sum reload
        xor rdi, rbp                                          ;     8.3 p6      15 both
        mov rax, r12                                          ;     9.5         16 low copy
        mov rcx, qword [rel ghash_blocks.T0_constants64 + 8]  ;     3.8 p2      16 low reload
        and rax, rcx                                          ;     9.5 p5      16 low
        mov rdx, r12                                          ;     9.5         16 low copy
        mov rbx, qword [rel ghash_blocks.T0_constants64 + 16] ;     4.3 p3      16 low reload
        and rdx, rbx                                          ;     9.5 p1      16 low
        and rbp, rsi                                          ;     8.3 p11     16 low
        mov qword [rsp + 64], r8                              ;     4.8 p7+p4   29 sum spill
        mov r8, r12                                           ;     9.5         16 low copy
        and r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;     9.5 p0+p10   16 low
        mov qword [rsp + 72], rdi                             ;     9.3 p8+p9   15 both spill
        mov rdi, rbp                                          ;     9.3         16 low copy
        and rdi, r15                                          ;     9.3 p6      16 low
        mov qword [rsp + 80], r13                             ;     9.5 p7+p4   15 both spill
        mov r13, r14                                          ;    10.5         16 low copy
        imul r13, rdi                                         ;    10.5 p1      16 low
        mov rsi, rbp                                          ;     9.3         16 low copy
        and rsi, rcx                                          ;     9.3 p5      16 low
        mov qword [rsp + 88], r11                             ;     8.0 p8+p9   29 sum spill
        mov r11, r14                                          ;    10.5         16 low copy
        imul r11, rsi                                         ;    10.5 p1      16 low
        mov qword [rsp + 96], r12                             ;     9.5 p7+p4   16 low spill
        mov r12, r8                                           ;    10.5         16 low copy
        imul r12, rsi                                         ;    10.5 p1      16 low
        xor r13, r12                                          ;    13.5 p11     16 low
        mov r12, rbp                                          ;     9.3         16 low copy
        and r12, rbx                                          ;     9.3 p0      16 low
        mov rbx, rdx                                          ;    10.5         16 low copy
        imul rbx, r12                                         ;    10.5 p1      16 low
        xor r13, rbx                                          ;    14.5 p6      16 low
        mov rbx, rax                                          ;    10.5         16 low copy
        imul rbx, rdi                                         ;    10.5 p1      16 low
        mov qword [rsp + 104], r10                            ;     9.0 p8+p9   16 low spill
        mov r10, rbp                                          ;     9.3         16 low copy
        and r10, qword [rel ghash_blocks.T0_constants64 + 24] ;     9.3 p5+p2   16 low
        mov qword [rsp + 112], rbp                            ;     9.5 p7+p4   16 low spill
        mov rbp, rax                                          ;    10.5         16 low copy
        imul rbp, r10                                         ;    11.2 p1      16 low
        xor r13, rbp                                          ;    15.5 p11     16 low
        mov rbp, rdx                                          ;    10.5         16 low copy
        imul rbp, r10                                         ;    12.2 p1      16 low
        and r13, r15                                          ;    16.5 p0      16 low
        xor r11, rbx                                          ;    13.5 p6      16 low
        xor r11, rbp                                          ;    15.2 p5      16 low
        mov rbp, r14                                          ;    11.0         16 low copy
        imul rbp, r12                                         ;    13.2 p1      16 low
        mov rbx, r8                                           ;    11.3         16 low copy
        imul rbx, r12                                         ;    14.2 p1      16 low
        xor r11, rbx                                          ;    17.2 p11     16 low
        imul r14, r10                                         ;    15.2 p1      16 low
        mov rbx, r8                                           ;    12.0         16 low copy
        imul rbx, r10                                         ;    16.2 p1      16 low
        mov r10, rax                                          ;    12.3         16 low copy
        imul r10, r12                                         ;    17.2 p1      16 low
        imul rax, rsi                                         ;    18.2 p1      16 low
        mov r12, rdx                                          ;    12.8         16 low copy
        imul r12, rdi                                         ;    19.2 p1      16 low
        and r11, rcx                                          ;    18.2 p0      16 low
        imul rdx, rsi                                         ;    20.2 p1      16 low
        imul r8, rdi                                          ;    21.2 p1      16 low
        xor rbp, rbx                                          ;    19.2 p6      16 low
        xor rbp, rax                                          ;    21.2 p5      16 low
        xor rbp, r12                                          ;    22.2 p11     16 low
        mov r12, qword [rel ghash_blocks.T0_constants64 + 16] ;    14.2 p3      16 low reload
        and rbp, r12                                          ;    23.2 p0      16 low
        xor r14, r10                                          ;    20.2 p6      16 low
        xor r14, rdx                                          ;    23.2 p5      16 low
        xor r14, r8                                           ;    24.2 p11     16 low
        xor r13, r11                                          ;    19.2 p0      16 low
        xor r13, rbp                                          ;    24.2 p6      16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    15.3 p10     16 low reload
        and r14, r8                                           ;    25.2 p5      16 low
        xor r13, r14                                          ;    26.2 p11     16 low
        mov r10, r9                                           ;    15.8         16 low copy
        and r10, r15                                          ;    16.3 p0      16 low
        mov r11, r9                                           ;    16.2         16 low copy
        and r11, rcx                                          ;    16.7 p6      16 low
        mov r14, r9                                           ;    16.5         16 low copy
        and r14, r12                                          ;    19.2 p5      16 low
        mov rsi, r9                                           ;    16.8         16 low copy
        and rsi, r8                                           ;    20.3 p11     16 low
        mov rdi, qword [rsp + 104]                            ;    17.2 p2      16 low
        and rdi, r15                                          ;    22.2 p0      16 low
        mov rbp, r10                                          ;    17.5         16 low copy
        imul rbp, rdi                                         ;    23.2 p1      16 low
        mov rax, qword [rsp + 104]                            ;    17.8 p3      16 low
        and rax, rcx                                          ;    22.8 p6      16 low
        mov rdx, r10                                          ;    18.2         16 low copy
        imul rdx, rax                                         ;    23.8 p1      16 low
        mov rbx, rsi                                          ;    21.3         16 low copy
        imul rbx, rax                                         ;    24.2 p1      16 low
        xor rbp, rbx                                          ;    27.2 p5      16 low
        mov rbx, qword [rsp + 104]                            ;    19.0 p10     16 low
        and rbx, r12                                          ;    24.0 p11     16 low
        mov qword [rsp + 120], r13                            ;    27.2 p8+p9   16 low spill
        mov r13, r14                                          ;    20.2         16 low copy
        imul r13, rbx                                         ;    25.2 p1      16 low
        xor rbp, r13                                          ;    28.2 p0      16 low
        mov r13, r11                                          ;    20.0         16 low copy
        imul r13, rdi                                         ;    26.2 p1      16 low
        mov r12, qword [rsp + 104]                            ;    20.3 p2      16 low
        and r12, r8                                           ;    25.3 p6      16 low
        mov r8, r11                                           ;    20.7         16 low copy
        imul r8, r12                                          ;    27.2 p1      16 low
        xor rbp, r8                                           ;    30.2 p5      16 low
        mov r8, r10                                           ;    21.2         16 low copy
        imul r8, rbx                                          ;    28.2 p1      16 low
        and rbp, r15                                          ;    31.2 p11     16 low
        xor rdx, r13                                          ;    29.2 p0      16 low
        mov r13, rsi                                          ;    21.8         16 low copy
        imul r13, rbx                                         ;    29.2 p1      16 low
        xor rdx, r13                                          ;    32.2 p6      16 low
        mov r13, r11                                          ;    22.3         16 low copy
        imul r13, rax                                         ;    30.2 p1      16 low
        xor r8, r13                                           ;    33.2 p5      16 low
        mov r13, r14                                          ;    22.8         16 low copy
        imul r13, r12                                         ;    31.2 p1      16 low
        xor rdx, r13                                          ;    34.2 p11     16 low
        imul r11, rbx                                         ;    32.2 p1      16 low
        imul r10, r12                                         ;    33.2 p1      16 low
        mov r13, rsi                                          ;    23.7         16 low copy
        imul r13, r12                                         ;    34.2 p1      16 low
        xor r8, r13                                           ;    37.2 p0      16 low
        mov r12, r14                                          ;    24.2         16 low copy
        imul r12, rdi                                         ;    35.2 p1      16 low
        xor r8, r12                                           ;    38.2 p6      16 low
        and rdx, rcx                                          ;    35.2 p5      16 low
        imul r14, rax                                         ;    36.2 p1      16 low
        imul rsi, rdi                                         ;    37.2 p1      16 low
        xor r9, qword [rsp + 96]                              ;    25.2 p11+p3   16 low
        mov r12, qword [rel ghash_blocks.T0_constants64 + 16] ;    25.3 p10     16 low reload
        and r8, r12                                           ;    39.2 p0      16 low
        xor r11, r10                                          ;    36.2 p6      16 low
        xor r11, r14                                          ;    39.2 p5      16 low
        xor r11, rsi                                          ;    40.2 p11     16 low
        xor rbp, rdx                                          ;    36.2 p0      16 low
        xor rbp, r8                                           ;    40.2 p6      16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    26.5 p2      16 low reload
        and r11, r8                                           ;    41.2 p5      16 low
        xor rbp, r11                                          ;    42.2 p11     16 low
        mov r10, r9                                           ;    27.0         16 low copy
        and r10, r15                                          ;    27.5 p0      16 low
        mov r11, r9                                           ;    27.3         16 low copy
        and r11, rcx                                          ;    27.7 p6      16 low
        mov r13, r9                                           ;    27.7         16 low copy
        and r13, r12                                          ;    30.3 p5      16 low
        and r9, r8                                            ;    31.5 p11     16 low
        mov r14, qword [rsp + 112]                            ;    28.2 p3      16 low
        xor r14, qword [rsp + 104]                            ;    33.2 p0+p10   16 low
        mov rsi, r14                                          ;    34.2         16 low copy
        and rsi, r15                                          ;    34.2 p6      16 low
        mov rdi, r10                                          ;    28.8         16 low copy
        imul rdi, rsi                                         ;    38.2 p1      16 low
        mov rax, r14                                          ;    34.2         16 low copy
        and rax, rcx                                          ;    34.2 p5      16 low
        mov rdx, r10                                          ;    29.5         16 low copy
        imul rdx, rax                                         ;    39.2 p1      16 low
        mov rbx, r9                                           ;    32.5         16 low copy
        imul rbx, rax                                         ;    40.2 p1      16 low
        xor rdi, rbx                                          ;    43.2 p11     16 low
        mov rbx, r14                                          ;    34.2         16 low copy
        and rbx, r12                                          ;    34.2 p0      16 low
        and r14, r8                                           ;    34.2 p6      16 low
        mov r8, r11                                           ;    30.8         16 low copy
        imul r8, r14                                          ;    41.2 p1      16 low
        xor rdi, r8                                           ;    44.2 p5      16 low
        mov r8, r13                                           ;    31.3         16 low copy
        imul r8, rbx                                          ;    42.2 p1      16 low
        xor rdi, r8                                           ;    45.2 p11     16 low
        mov r8, r11                                           ;    31.8         16 low copy
        imul r8, rsi                                          ;    43.2 p1      16 low
        and rdi, r15                                          ;    46.2 p0      16 low
        xor rdx, r8                                           ;    46.2 p6      16 low
        mov r8, r13                                           ;    32.5         16 low copy
        imul r8, r14                                          ;    44.2 p1      16 low
        xor rdx, r8                                           ;    47.2 p5      16 low
        mov r8, r10                                           ;    33.0         16 low copy
        imul r8, rbx                                          ;    45.2 p1      16 low
        mov r15, r9                                           ;    33.3         16 low copy
        imul r15, rbx                                         ;    46.2 p1      16 low
        xor rdx, r15                                          ;    49.2 p11     16 low
        imul r10, r14                                         ;    47.2 p1      16 low
        mov r15, r9                                           ;    34.0         16 low copy
        imul r15, r14                                         ;    48.2 p1      16 low
        xor r8, r15                                           ;    51.2 p0      16 low
        mov r14, r11                                          ;    34.5         16 low copy
        imul r14, rbx                                         ;    49.2 p1      16 low
        imul r11, rax                                         ;    50.2 p1      16 low
        xor r8, r11                                           ;    53.2 p6      16 low
        mov r11, r13                                          ;    35.2         16 low copy
        imul r11, rsi                                         ;    51.2 p1      16 low
        xor r8, r11                                           ;    54.2 p5      16 low
        and rdx, rcx                                          ;    50.2 p11     16 low
        imul r13, rax                                         ;    52.2 p1      16 low
        imul r9, rsi                                          ;    53.2 p1      16 low
        and r8, r12                                           ;    55.2 p0      16 low
        xor r10, r14                                          ;    52.2 p6      16 low
        xor r10, r13                                          ;    55.2 p5      16 low
        xor r10, r9                                           ;    56.2 p11     16 low
        xor rdi, rbp                                          ;    47.2 p0      16 low
        xor rdi, rdx                                          ;    51.2 p6      16 low
        xor rdi, r8                                           ;    56.2 p5      16 low
        mov r8, qword [rsp + 120]                             ;    37.3 p2      16 low reload
        xor rdi, r8                                           ;    57.2 p11     16 low
        mov r9, qword [rsp + 88]                              ;    37.7 p3      17 high
        shr r9, 0x20                                          ;    42.7 p0      17 high
        mov r11, qword [rel ghash_blocks.T0_constants64 + 24] ;    38.0 p10     16 low reload
        and r10, r11                                          ;    57.2 p6      16 low
        xor rdi, r10                                          ;    58.2 p5      16 low
        mov r10, rdi                                          ;    59.2         16 low copy
        shl r10, 0x20                                         ;    59.2 p0      16 low
        xor r8, r10                                           ;    60.2 p11     16 low
        shr rdi, 0x20                                         ;    59.2 p6      16 low
        xor rbp, rdi                                          ;    60.2 p5      16 low
        mov r10, qword [rsp + 48]                             ;    39.3 p2      17 high
        shr r10, 0x20                                         ;    44.3 p0      17 high
        mov r13, qword [rsp + 88]                             ;    39.7 p3      17 high
        mov esi, 0xffffffff                                   ;    39.8 p11     16 low reload
        and r13, rsi                                          ;    44.7 p6      17 high
        mov r14, r13                                          ;    45.7         17 high copy
        mov r15, qword [rel ghash_blocks.T0_constants64]      ;    40.3 p10     16 low reload
        and r14, r15                                          ;    45.7 p5      17 high
        mov rdi, r13                                          ;    45.7         17 high copy
        and rdi, rcx                                          ;    45.7 p11     17 high
        mov rax, r13                                          ;    45.7         17 high copy
        and rax, r12                                          ;    45.7 p0      17 high
        mov rdx, r13                                          ;    45.7         17 high copy
        and rdx, r11                                          ;    45.7 p6      17 high
        mov rbx, rcx                                          ;    41.7         17 high copy
        mov qword [rsp + 88], r8                              ;    61.2 p7+p4   16 low spill
        mov r8, r12                                           ;    42.0         17 high copy
        mov qword [rsp + 120], rbp                            ;    61.2 p8+p9   16 low spill
        mov rbp, r15                                          ;    45.3         17 high copy
        mov qword [rsp + 104], r13                            ;    45.7 p7+p4   17 high spill
        mov r13, rsi                                          ;    42.7         17 high copy
        and r13, qword [rsp + 48]                             ;    42.8 p5+p2   17 high
        and rbp, r13                                          ;    45.3 p11     17 high
        and rbx, r13                                          ;    43.8 p0      17 high
        and r8, r13                                           ;    43.8 p6      17 high
        mov rsi, r14                                          ;    46.7         17 high copy
        imul rsi, rbp                                         ;    54.2 p1      17 high
        mov r12, rax                                          ;    46.7         17 high copy
        imul r12, r8                                          ;    55.2 p1      17 high
        xor rsi, r12                                          ;    58.2 p5      17 high
        mov r12, r14                                          ;    46.7         17 high copy
        imul r12, rbx                                         ;    56.2 p1      17 high
        mov qword [rsp + 112], r10                            ;    45.3 p8+p9   17 high spill
        mov r10, rdx                                          ;    46.7         17 high copy
        imul r10, rbx                                         ;    57.2 p1      17 high
        xor rsi, r10                                          ;    60.2 p11     17 high
        mov r10, rdi                                          ;    46.7         17 high copy
        imul r10, rbp                                         ;    58.2 p1      17 high
        mov qword [rsp + 96], r9                              ;    45.7 p7+p4   17 high spill
        mov r9, r13                                           ;    45.8         17 high copy
        and r9, r11                                           ;    46.0 p0      17 high
        mov qword [rsp + 128], r13                            ;    46.2 p8+p9   17 high spill
        mov r13, rdi                                          ;    46.7         17 high copy
        imul r13, r9                                          ;    59.2 p1      17 high
        xor rsi, r13                                          ;    62.2 p6      17 high
        mov r13, rax                                          ;    46.8         17 high copy
        imul r13, r9                                          ;    60.2 p1      17 high
        and rsi, r15                                          ;    63.2 p5      17 high
        xor r12, r10                                          ;    61.2 p11     17 high
        xor r12, r13                                          ;    63.2 p0      17 high
        mov r10, r14                                          ;    47.7         17 high copy
        imul r10, r8                                          ;    61.2 p1      17 high
        mov r13, rdx                                          ;    48.0         17 high copy
        imul r13, r8                                          ;    62.2 p1      17 high
        xor r12, r13                                          ;    65.2 p6      17 high
        imul r14, r9                                          ;    63.2 p1      17 high
        mov r13, rdx                                          ;    48.7         17 high copy
        imul r13, r9                                          ;    64.2 p1      17 high
        mov r9, rdi                                           ;    49.0         17 high copy
        imul r9, r8                                           ;    65.2 p1      17 high
        imul rdi, rbx                                         ;    66.2 p1      17 high
        mov r8, rax                                           ;    49.5         17 high copy
        imul r8, rbp                                          ;    67.2 p1      17 high
        and r12, rcx                                          ;    66.2 p5      17 high
        imul rax, rbx                                         ;    68.2 p1      17 high
        imul rdx, rbp                                         ;    69.2 p1      17 high
        xor r10, r13                                          ;    67.2 p11     17 high
        xor r10, rdi                                          ;    69.2 p0      17 high
        xor r10, r8                                           ;    70.2 p6      17 high
        mov r8, qword [rel ghash_blocks.T0_constants64 + 16]  ;    50.8 p3      16 low reload
        and r10, r8                                           ;    71.2 p5      17 high
        xor r14, r9                                           ;    68.2 p11     17 high
        xor r14, rax                                          ;    71.2 p0      17 high
        xor r14, rdx                                          ;    72.2 p6      17 high
        xor rsi, r12                                          ;    67.2 p5      17 high
        xor rsi, r10                                          ;    72.2 p11     17 high
        and r14, r11                                          ;    73.2 p0      17 high
        xor rsi, r14                                          ;    74.2 p6      17 high
        mov r9, qword [rsp + 96]                              ;    52.3 p10     17 high
        and r9, r15                                           ;    57.3 p5      17 high
        mov r10, qword [rsp + 96]                             ;    52.7 p2      17 high
        and r10, rcx                                          ;    57.7 p11     17 high
        mov r12, qword [rsp + 96]                             ;    53.0 p3      17 high
        and r12, r8                                           ;    58.0 p0      17 high
        mov r13, qword [rsp + 96]                             ;    53.3 p10     17 high
        and r13, r11                                          ;    58.3 p6      17 high
        mov r14, qword [rsp + 112]                            ;    53.7 p2      17 high
        and r14, r15                                          ;    58.7 p5      17 high
        mov rdi, r9                                           ;    58.3         17 high copy
        imul rdi, r14                                         ;    70.2 p1      17 high
        mov rbp, qword [rsp + 112]                            ;    54.3 p3      17 high
        and rbp, rcx                                          ;    59.3 p11     17 high
        mov rax, r13                                          ;    59.3         17 high copy
        imul rax, rbp                                         ;    71.2 p1      17 high
        xor rdi, rax                                          ;    74.2 p0      17 high
        mov rax, r9                                           ;    58.3         17 high copy
        imul rax, rbp                                         ;    72.2 p1      17 high
        mov rdx, qword [rsp + 112]                            ;    55.5 p10     17 high
        and rdx, r8                                           ;    60.5 p6      17 high
        mov rbx, r12                                          ;    59.0         17 high copy
        imul rbx, rdx                                         ;    73.2 p1      17 high
        xor rdi, rbx                                          ;    76.2 p5      17 high
        mov rbx, r10                                          ;    58.7         17 high copy
        imul rbx, r14                                         ;    74.2 p1      17 high
        mov qword [rsp + 136], rsi                            ;    75.2 p7+p4   17 high spill
        mov rsi, qword [rsp + 112]                            ;    56.8 p2      17 high
        and rsi, r11                                          ;    61.8 p11     17 high
        mov r11, r10                                          ;    58.7         17 high copy
        imul r11, rsi                                         ;    75.2 p1      17 high
        xor rdi, r11                                          ;    78.2 p0      17 high
        mov r11, r9                                           ;    58.3         17 high copy
        imul r11, rdx                                         ;    76.2 p1      17 high
        and rdi, r15                                          ;    79.2 p6      17 high
        xor rax, rbx                                          ;    77.2 p5      17 high
        mov rbx, r13                                          ;    59.3         17 high copy
        imul rbx, rdx                                         ;    77.2 p1      17 high
        xor rax, rbx                                          ;    80.2 p11     17 high
        mov rbx, r12                                          ;    59.0         17 high copy
        imul rbx, rsi                                         ;    78.2 p1      17 high
        xor rax, rbx                                          ;    81.2 p0      17 high
        imul r9, rsi                                          ;    79.2 p1      17 high
        mov rbx, r13                                          ;    59.5         17 high copy
        imul rbx, rsi                                         ;    80.2 p1      17 high
        mov rsi, r10                                          ;    59.8         17 high copy
        imul rsi, rdx                                         ;    81.2 p1      17 high
        imul r10, rbp                                         ;    82.2 p1      17 high
        mov rdx, r12                                          ;    60.3         17 high copy
        imul rdx, r14                                         ;    83.2 p1      17 high
        and rax, rcx                                          ;    82.2 p6      17 high
        imul r12, rbp                                         ;    84.2 p1      17 high
        imul r13, r14                                         ;    85.2 p1      17 high
        xor r11, rbx                                          ;    83.2 p5      17 high
        xor r11, r10                                          ;    85.2 p11     17 high
        xor r11, rdx                                          ;    86.2 p0      17 high
        and r11, r8                                           ;    87.2 p6      17 high
        xor r9, rsi                                           ;    84.2 p5      17 high
        xor r9, r12                                           ;    87.2 p11     17 high
        xor r9, r13                                           ;    88.2 p0      17 high
        xor rdi, rax                                          ;    83.2 p6      17 high
        xor rdi, r11                                          ;    88.2 p5      17 high
        mov r10, qword [rel ghash_blocks.T0_constants64 + 24] ;    62.7 p3      16 low reload
        and r9, r10                                           ;    89.2 p11     17 high
        xor rdi, r9                                           ;    90.2 p0      17 high
        mov r9, qword [rsp + 104]                             ;    63.2 p10     17 high
        xor r9, qword [rsp + 96]                              ;    68.2 p6+p2   17 high
        mov r11, qword [rsp + 128]                            ;    63.7 p3      17 high
        xor r11, qword [rsp + 112]                            ;    68.7 p5+p10   17 high
        mov r12, r9                                           ;    69.2         17 high copy
        and r12, r15                                          ;    69.2 p11     17 high
        mov r13, r9                                           ;    69.2         17 high copy
        and r13, rcx                                          ;    69.2 p0      17 high
        mov r14, r9                                           ;    69.2         17 high copy
        and r14, r8                                           ;    69.2 p6      17 high
        and r9, r10                                           ;    69.2 p5      17 high
        mov rsi, r11                                          ;    69.7         17 high copy
        and rsi, r15                                          ;    69.7 p11     17 high
        mov rbp, r12                                          ;    70.2         17 high copy
        imul rbp, rsi                                         ;    86.2 p1      17 high
        mov rax, r11                                          ;    69.7         17 high copy
        and rax, rcx                                          ;    69.7 p0      17 high
        mov rdx, r12                                          ;    70.2         17 high copy
        imul rdx, rax                                         ;    87.2 p1      17 high
        mov rbx, r9                                           ;    70.2         17 high copy
        imul rbx, rax                                         ;    88.2 p1      17 high
        xor rbp, rbx                                          ;    91.2 p6      17 high
        mov rbx, r11                                          ;    69.7         17 high copy
        and rbx, r8                                           ;    69.7 p5      17 high
        and r11, r10                                          ;    69.7 p11     17 high
        mov r10, r13                                          ;    70.2         17 high copy
        imul r10, r11                                         ;    89.2 p1      17 high
        xor rbp, r10                                          ;    92.2 p0      17 high
        mov r10, r14                                          ;    70.2         17 high copy
        imul r10, rbx                                         ;    90.2 p1      17 high
        xor rbp, r10                                          ;    93.2 p6      17 high
        mov r10, r13                                          ;    70.2         17 high copy
        imul r10, rsi                                         ;    91.2 p1      17 high
        and rbp, r15                                          ;    94.2 p5      17 high
        xor rdx, r10                                          ;    94.2 p11     17 high
        mov r10, r14                                          ;    70.2         17 high copy
        imul r10, r11                                         ;    92.2 p1      17 high
        xor rdx, r10                                          ;    95.2 p0      17 high
        mov r10, r12                                          ;    70.2         17 high copy
        imul r10, rbx                                         ;    93.2 p1      17 high
        mov r15, r9                                           ;    70.2         17 high copy
        imul r15, rbx                                         ;    94.2 p1      17 high
        imul r12, r11                                         ;    95.2 p1      17 high
        xor rdx, r15                                          ;    97.2 p6      17 high
        mov r15, r9                                           ;    70.5         17 high copy
        imul r15, r11                                         ;    96.2 p1      17 high
        mov r11, r13                                          ;    70.8         17 high copy
        imul r11, rbx                                         ;    97.2 p1      17 high
        imul r13, rax                                         ;    98.2 p1      17 high
        mov rbx, r14                                          ;    71.3         17 high copy
        imul rbx, rsi                                         ;    99.2 p1      17 high
        and rdx, rcx                                          ;    98.2 p5      17 high
        imul r14, rax                                         ;   100.2 p1      17 high
        imul r9, rsi                                          ;   101.2 p1      17 high
        xor r10, r15                                          ;    99.2 p11     17 high
        xor r10, r13                                          ;   101.2 p0      17 high
        xor r10, rbx                                          ;   102.2 p6      17 high
        and r10, r8                                           ;   103.2 p5      17 high
        mov r13, qword [rsp + 80]                             ;    72.8 p2      18 middle
        shr r13, 0x20                                         ;    77.8 p0      18 middle
        xor r12, r11                                          ;   100.2 p11     17 high
        xor r12, r14                                          ;   103.2 p6      17 high
        xor r12, r9                                           ;   104.2 p5      17 high
        mov r9, qword [rsp + 136]                             ;    75.2 p3      17 high reload
        xor rbp, r9                                           ;    95.2 p11     17 high
        xor rbp, rdi                                          ;    96.2 p0      17 high
        xor rbp, rdx                                          ;    99.2 p6      17 high
        xor rbp, r10                                          ;   104.2 p5      17 high
        mov r10, qword [rel ghash_blocks.T0_constants64 + 24] ;    74.5 p10     16 low reload
        and r12, r10                                          ;   105.2 p11     17 high
        xor rbp, r12                                          ;   106.2 p0      17 high
        mov r11, qword [rsp + 72]                             ;    75.0 p2      18 middle
        shr r11, 0x20                                         ;    80.0 p6      18 middle
        mov r12, rbp                                          ;   107.2         17 high copy
        shl r12, 0x20                                         ;   107.2 p0      17 high
        xor r9, r12                                           ;   108.2 p5      17 high
        shr rbp, 0x20                                         ;   107.2 p6      17 high
        xor rdi, rbp                                          ;   108.2 p11     17 high
        mov r12, qword [rsp + 80]                             ;    76.2 p3      18 middle
        mov esi, 0xffffffff                                   ;    76.7 p5      16 low reload
        and r12, rsi                                          ;    81.2 p11     18 middle
        mov r14, qword [rsp + 72]                             ;    76.7 p10     18 middle
        and r14, rsi                                          ;    81.7 p0      18 middle
        mov r15, r12                                          ;    82.2         18 middle copy
        mov rsi, qword [rel ghash_blocks.T0_constants64]      ;    77.2 p2      16 low reload
        and r15, rsi                                          ;    82.2 p6      18 middle
        mov rbp, r12                                          ;    82.2         18 middle copy
        and rbp, rcx                                          ;    82.2 p5      18 middle
        mov rax, r12                                          ;    82.2         18 middle copy
        and rax, r8                                           ;    82.2 p11     18 middle
        mov rdx, r12                                          ;    82.2         18 middle copy
        and rdx, r10                                          ;    82.2 p0      18 middle
        mov rbx, r14                                          ;    82.7         18 middle copy
        and rbx, rsi                                          ;    82.7 p6      18 middle
        mov qword [rsp + 72], r9                              ;   109.2 p8+p9   17 high spill
        mov r9, r15                                           ;    83.2         18 middle copy
        imul r9, rbx                                          ;   102.2 p1      18 middle
        mov qword [rsp + 80], rdi                             ;   109.2 p7+p4   17 high spill
        mov rdi, r14                                          ;    82.7         18 middle copy
        and rdi, rcx                                          ;    82.7 p5      18 middle
        mov qword [rsp + 136], r12                            ;    82.2 p8+p9   18 middle spill
        mov r12, r15                                          ;    83.2         18 middle copy
        imul r12, rdi                                         ;   103.2 p1      18 middle
        mov qword [rsp + 112], r11                            ;    81.0 p7+p4   18 middle spill
        mov r11, rdx                                          ;    83.2         18 middle copy
        imul r11, rdi                                         ;   104.2 p1      18 middle
        xor r9, r11                                           ;   107.2 p11     18 middle
        mov r11, r14                                          ;    82.7         18 middle copy
        and r11, r8                                           ;    82.7 p0      18 middle
        mov r8, rax                                           ;    83.2         18 middle copy
        imul r8, r11                                          ;   105.2 p1      18 middle
        xor r9, r8                                            ;   108.2 p6      18 middle
        mov r8, rbp                                           ;    83.2         18 middle copy
        imul r8, rbx                                          ;   106.2 p1      18 middle
        mov qword [rsp + 128], r13                            ;    82.2 p8+p9   18 middle spill
        mov r13, r14                                          ;    82.7         18 middle copy
        and r13, r10                                          ;    82.7 p5      18 middle
        mov qword [rsp + 96], r14                             ;    82.7 p7+p4   18 middle spill
        mov r14, rbp                                          ;    83.2         18 middle copy
        imul r14, r13                                         ;   107.2 p1      18 middle
        xor r9, r14                                           ;   110.2 p11     18 middle
        mov r14, rax                                          ;    83.3         18 middle copy
        imul r14, r13                                         ;   108.2 p1      18 middle
        and r9, rsi                                           ;   111.2 p0      18 middle
        xor r12, r8                                           ;   109.2 p6      18 middle
        xor r12, r14                                          ;   111.2 p5      18 middle
        mov r8, r15                                           ;    84.2         18 middle copy
        imul r8, r11                                          ;   109.2 p1      18 middle
        mov r14, rdx                                          ;    84.5         18 middle copy
        imul r14, r11                                         ;   110.2 p1      18 middle
        imul r15, r13                                         ;   111.2 p1      18 middle
        xor r12, r14                                          ;   113.2 p11     18 middle
        mov r14, rdx                                          ;    85.2         18 middle copy
        imul r14, r13                                         ;   112.2 p1      18 middle
        mov r13, rbp                                          ;    85.5         18 middle copy
        imul r13, r11                                         ;   113.2 p1      18 middle
        imul rbp, rdi                                         ;   114.2 p1      18 middle
        mov r11, rax                                          ;    86.0         18 middle copy
        imul r11, rbx                                         ;   115.2 p1      18 middle
        and r12, rcx                                          ;   114.2 p0      18 middle
        imul rax, rdi                                         ;   116.2 p1      18 middle
        imul rdx, rbx                                         ;   117.2 p1      18 middle
        xor r8, r14                                           ;   115.2 p6      18 middle
        xor r8, rbp                                           ;   117.2 p5      18 middle
        xor r8, r11                                           ;   118.2 p11     18 middle
        mov r11, qword [rel ghash_blocks.T0_constants64 + 16] ;    87.3 p3      16 low reload
        and r8, r11                                           ;   119.2 p0      18 middle
        xor r15, r13                                          ;   116.2 p6      18 middle
        xor r15, rax                                          ;   119.2 p5      18 middle
        xor r15, rdx                                          ;   120.2 p11     18 middle
        xor r9, r12                                           ;   115.2 p0      18 middle
        xor r9, r8                                            ;   120.2 p6      18 middle
        mov r8, qword [rsp + 128]                             ;    88.5 p10     18 middle
        and r8, rsi                                           ;    93.5 p5      18 middle
        and r15, r10                                          ;   121.2 p11     18 middle
        xor r9, r15                                           ;   122.2 p0      18 middle
        mov r12, qword [rsp + 128]                            ;    89.2 p2      18 middle
        and r12, rcx                                          ;    94.2 p6      18 middle
        mov r13, qword [rsp + 128]                            ;    89.5 p3      18 middle
        and r13, r11                                          ;    94.5 p5      18 middle
        mov r14, qword [rsp + 128]                            ;    89.8 p10     18 middle
        and r14, r10                                          ;    94.8 p11     18 middle
        mov r15, qword [rsp + 112]                            ;    90.2 p2      18 middle
        and r15, rsi                                          ;    95.2 p0      18 middle
        mov rdi, r8                                           ;    94.5         18 middle copy
        imul rdi, r15                                         ;   118.2 p1      18 middle
        mov rbp, qword [rsp + 112]                            ;    90.8 p3      18 middle
        and rbp, rcx                                          ;    95.8 p6      18 middle
        mov rax, r14                                          ;    95.8         18 middle copy
        imul rax, rbp                                         ;   119.2 p1      18 middle
        mov rdx, r8                                           ;    94.5         18 middle copy
        imul rdx, rbp                                         ;   120.2 p1      18 middle
        xor rdi, rax                                          ;   122.2 p5      18 middle
        mov rax, qword [rsp + 112]                            ;    92.0 p10     18 middle
        and rax, r11                                          ;    97.0 p11     18 middle
        mov rbx, r13                                          ;    95.5         18 middle copy
        imul rbx, rax                                         ;   121.2 p1      18 middle
        xor rdi, rbx                                          ;   124.2 p0      18 middle
        mov rbx, r12                                          ;    95.2         18 middle copy
        imul rbx, r15                                         ;   122.2 p1      18 middle
        mov qword [rsp + 104], r9                             ;   123.2 p8+p9   18 middle spill
        mov r9, qword [rsp + 112]                             ;    93.3 p2      18 middle
        and r9, r10                                           ;    98.3 p6      18 middle
        mov r10, r12                                          ;    95.2         18 middle copy
        imul r10, r9                                          ;   123.2 p1      18 middle
        xor rdi, r10                                          ;   126.2 p5      18 middle
        mov r10, r8                                           ;    94.5         18 middle copy
        imul r10, rax                                         ;   124.2 p1      18 middle
        and rdi, rsi                                          ;   127.2 p11     18 middle
        xor rdx, rbx                                          ;   125.2 p0      18 middle
        mov rbx, r14                                          ;    95.8         18 middle copy
        imul rbx, rax                                         ;   125.2 p1      18 middle
        xor rdx, rbx                                          ;   128.2 p6      18 middle
        mov rbx, r12                                          ;    95.3         18 middle copy
        imul rbx, rbp                                         ;   126.2 p1      18 middle
        mov rsi, r13                                          ;    95.7         18 middle copy
        imul rsi, r9                                          ;   127.2 p1      18 middle
        imul r8, r9                                           ;   128.2 p1      18 middle
        xor rdx, rsi                                          ;   130.2 p5      18 middle
        imul r12, rax                                         ;   129.2 p1      18 middle
        mov rsi, r14                                          ;    96.5         18 middle copy
        imul rsi, r9                                          ;   130.2 p1      18 middle
        mov r9, r13                                           ;    96.8         18 middle copy
        imul r9, r15                                          ;   131.2 p1      18 middle
        and rdx, rcx                                          ;   131.2 p11     18 middle
        imul r13, rbp                                         ;   132.2 p1      18 middle
        imul r14, r15                                         ;   133.2 p1      18 middle
        xor r10, rbx                                          ;   129.2 p0      18 middle
        xor r10, rsi                                          ;   133.2 p6      18 middle
        xor r10, r9                                           ;   134.2 p5      18 middle
        and r10, r11                                          ;   135.2 p11     18 middle
        xor r8, r12                                           ;   132.2 p0      18 middle
        xor r8, r13                                           ;   135.2 p6      18 middle
        xor r8, r14                                           ;   136.2 p5      18 middle
        xor rdi, rdx                                          ;   132.2 p11     18 middle
        xor rdi, r10                                          ;   136.2 p0      18 middle
        mov r9, qword [rsp + 136]                             ;    99.2 p3      18 middle
        xor r9, qword [rsp + 128]                             ;   104.2 p6+p10   18 middle
        mov r10, qword [rsp + 96]                             ;    99.5 p2      18 middle
        xor r10, qword [rsp + 112]                            ;   104.5 p5+p3   18 middle
        mov r12, qword [rel ghash_blocks.T0_constants64 + 24] ;   100.3 p10     16 low reload
        and r8, r12                                           ;   137.2 p11     18 middle
        xor rdi, r8                                           ;   138.2 p0      18 middle
        mov r8, r9                                            ;   105.2         18 middle copy
        mov r13, qword [rel ghash_blocks.T0_constants64]      ;   100.5 p2      16 low reload
        and r8, r13                                           ;   105.5 p6      18 middle
        mov r14, r9                                           ;   105.2         18 middle copy
        and r14, rcx                                          ;   105.2 p5      18 middle
        mov r15, r9                                           ;   105.2         18 middle copy
        and r15, r11                                          ;   105.2 p11     18 middle
        and r9, r12                                           ;   105.3 p0      18 middle
        mov rsi, r10                                          ;   105.5         18 middle copy
        and rsi, r13                                          ;   105.5 p6      18 middle
        mov rbp, r8                                           ;   106.5         18 middle copy
        imul rbp, rsi                                         ;   134.2 p1      18 middle
        mov rax, r10                                          ;   105.5         18 middle copy
        and rax, rcx                                          ;   105.5 p5      18 middle
        mov rdx, r8                                           ;   106.5         18 middle copy
        imul rdx, rax                                         ;   135.2 p1      18 middle
        mov rbx, r9                                           ;   106.3         18 middle copy
        imul rbx, rax                                         ;   136.2 p1      18 middle
        xor rbp, rbx                                          ;   139.2 p11     18 middle
        mov rbx, r10                                          ;   105.5         18 middle copy
        and rbx, r11                                          ;   105.5 p0      18 middle
        and r10, r12                                          ;   105.5 p6      18 middle
        mov r12, r14                                          ;   106.2         18 middle copy
        imul r12, r10                                         ;   137.2 p1      18 middle
        xor rbp, r12                                          ;   140.2 p5      18 middle
        mov r12, r15                                          ;   106.2         18 middle copy
        imul r12, rbx                                         ;   138.2 p1      18 middle
        xor rbp, r12                                          ;   141.2 p11     18 middle
        mov r12, r14                                          ;   106.2         18 middle copy
        imul r12, rsi                                         ;   139.2 p1      18 middle
        and rbp, r13                                          ;   142.2 p0      18 middle
        mov r13, r15                                          ;   106.2         18 middle copy
        imul r13, r10                                         ;   140.2 p1      18 middle
        xor rdx, r12                                          ;   142.2 p6      18 middle
        xor rdx, r13                                          ;   143.2 p5      18 middle
        mov r12, r8                                           ;   106.5         18 middle copy
        imul r12, rbx                                         ;   141.2 p1      18 middle
        mov r13, r9                                           ;   106.5         18 middle copy
        imul r13, rbx                                         ;   142.2 p1      18 middle
        imul r8, r10                                          ;   143.2 p1      18 middle
        mov qword [rsp + 112], rdi                            ;   139.2 p7+p4   18 middle spill
        mov rdi, r9                                           ;   107.2         18 middle copy
        imul rdi, r10                                         ;   144.2 p1      18 middle
        xor rdx, r13                                          ;   145.2 p11     18 middle
        mov r10, r14                                          ;   107.7         18 middle copy
        imul r10, rbx                                         ;   145.2 p1      18 middle
        imul r14, rax                                         ;   146.2 p1      18 middle
        mov r13, r15                                          ;   108.2         18 middle copy
        imul r13, rsi                                         ;   147.2 p1      18 middle
        and rdx, rcx                                          ;   146.2 p0      18 middle
        imul r15, rax                                         ;   148.2 p1      18 middle
        imul r9, rsi                                          ;   149.2 p1      18 middle
        xor r12, rdi                                          ;   147.2 p6      18 middle
        xor r12, r14                                          ;   149.2 p5      18 middle
        xor r12, r13                                          ;   150.2 p11     18 middle
        mov r13, qword [rsp + 104]                            ;   123.2 p3      18 middle
        mov r14, qword [rsp + 112]                            ;   139.2 p10     18 middle reload
        xor r13, r14                                          ;   144.2 p0      18 middle
        xor r13, rbp                                          ;   145.2 p6      18 middle
        xor r13, rdx                                          ;   147.2 p5      18 middle
        and r12, r11                                          ;   151.2 p11     18 middle
        xor r13, r12                                          ;   152.2 p0      18 middle
        mov r11, qword [rsp + 80]                             ;   110.7 p2      21 p[0]
        shl r11, 1                                            ;   115.7 p6      21 p[0]
        xor r8, r10                                           ;   148.2 p5      18 middle
        xor r8, r15                                           ;   151.2 p11     18 middle
        xor r8, r9                                            ;   152.2 p0      18 middle
        mov r9, qword [rsp + 72]                              ;   111.5 p3      19 z
        mov r10, qword [rsp + 120]                            ;   111.7 p10     16 low reload
        xor r9, r10                                           ;   116.7 p6      19 z
        xor r9, qword [rsp + 80]                              ;   117.7 p5+p2   19 z
        xor r9, r14                                           ;   144.2 p11     19 z
        xor r10, qword [rsp + 104]                            ;   128.2 p0+p3   19 z
        mov r12, qword [rsp + 88]                             ;   112.7 p10     16 low reload
        xor r10, r12                                          ;   129.2 p6      19 z
        xor r10, qword [rsp + 72]                             ;   130.2 p5+p2   19 z
        and r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;   153.2 p11+p3   18 middle
        xor r13, r8                                           ;   154.2 p0      18 middle
        mov r8, r13                                           ;   155.2         18 middle copy
        shl r8, 0x20                                          ;   155.2 p6      18 middle
        xor r10, r8                                           ;   156.2 p5      19 z
        shr r13, 0x20                                         ;   155.2 p0      18 middle
        xor r9, r13                                           ;   156.2 p11     19 z
        mov r8, r12                                           ;   117.7         21 p[2] copy
        shr r8, 0x3f                                          ;   117.7 p6      21 p[2]
        shl r12, 1                                            ;   117.7 p0      21 p[3]
        mov r13, r9                                           ;   157.2         21 p[0] copy
        shr r13, 0x3f                                         ;   157.2 p6      21 p[0]
        or r11, r13                                           ;   158.2 p5      21 p[0]
        shl r9, 1                                             ;   157.2 p0      21 p[1]
        mov r13, r12                                          ;   118.7          8 third copy
        shl r13, 0x3f                                         ;   118.7 p6       8 third
        mov r14, r12                                          ;   118.7          8 third copy
        shl r14, 0x3e                                         ;   118.7 p0       8 third
        mov r15, r12                                          ;   118.7          8 third copy
        shl r15, 0x39                                         ;   118.7 p6       8 third
        mov rsi, r10                                          ;   157.2         21 p[1] copy
        shr rsi, 0x3f                                         ;   157.2 p0      21 p[1]
        shl r10, 1                                            ;   157.2 p6      21 p[2]
        or r8, r10                                            ;   158.2 p11     21 p[2]
        xor r13, r14                                          ;   119.7 p5      22 third
        xor r13, r15                                          ;   120.7 p11     22 third
        xor r13, r8                                           ;   159.2 p5      22 third
        or r9, rsi                                            ;   158.2 p11     21 p[1]
        mov r8, r12                                           ;   118.7          7 third copy
        shr r8, 1                                             ;   119.8 p0       7 third
        mov r10, r12                                          ;   118.7          7 third copy
        shr r10, 2                                            ;   120.0 p6       7 third
        mov r14, r12                                          ;   118.7          7 third copy
        shr r14, 7                                            ;   120.8 p0       7 third
        xor r11, r13                                          ;   160.2 p5      23 third
        mov r15, r13                                          ;   160.2          7 third copy
        shr r15, 1                                            ;   160.2 p6       7 third
        xor r11, r15                                          ;   161.2 p11     23 third
        mov r15, r13                                          ;   160.2          7 third copy
        shr r15, 2                                            ;   160.2 p0       7 third
        xor r11, r15                                          ;   162.2 p5      23 third
        xor r12, r8                                           ;   120.8 p11     23 third
        xor r12, r10                                          ;   121.8 p5      23 third
        xor r12, r14                                          ;   122.8 p11     23 third
        xor r12, r9                                           ;   159.2 p6      23 third
        mov r8, r13                                           ;   160.2          7 third copy
        shr r8, 7                                             ;   160.2 p0       7 third
        xor r11, r8                                           ;   163.2 p5      23 third
        mov r8, r13                                           ;   160.2          8 third copy
        shl r8, 0x3f                                          ;   160.2 p6       8 third
        xor r12, r8                                           ;   161.2 p11     23 third
        mov r8, r13                                           ;   160.2          8 third copy
        shl r8, 0x3e                                          ;   160.2 p0       8 third
        xor r12, r8                                           ;   162.2 p5      23 third
        shl r13, 0x39                                         ;   160.2 p6       8 third
        xor r12, r13                                          ;   163.2 p11     23 third
        mov r8, qword [rsp + 64]                              ;   122.3 p10     28 blocks
        add r8, 0x10                                          ;   127.3 p5      28 blocks
        mov r9, r11                                           ;   164.2         23 third copy
        mov r10, r12                                          ;   164.2         23 third copy
        cmp r8, qword [rsp + 24]                              ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 16], r8                              ;                    resident
        mov qword [rsp + 32], r9                              ;                    resident
        mov qword [rsp + 40], r10                             ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 32]                              ;     0.0 p2      28 blocks
        bswap r8                                              ;     5.0 p0+p1   28 blocks
        mov r9, qword [rsp + 40]                              ;     0.5 p3      28 blocks
        bswap r9                                              ;     5.5 p6+p1   28 blocks
        mov r10, qword [rsp + 0]                              ;     1.0 p10     28 blocks reload
        mov qword [r10], r8                                   ;     7.0 p7+p4   28 blocks
        mov qword [r10 + 8], r9                               ;     7.5 p8+p9   28 blocks
        xor eax, eax                                          ;                    cleared
        mov qword [rsp + 32], rax                             ;                    cleared
        mov qword [rsp + 40], rax                             ;                    cleared
        mov qword [rsp + 48], rax                             ;                    cleared
        mov qword [rsp + 56], rax                             ;                    cleared
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
