; ghash_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/gcm.cw (sha256 62fdce464650aebf); do not edit:
;   ./cw build ghash_blocks --cpu zen3
;
; void ghash_blocks(const void *key, void *y, const void *x, uint32_t n);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   y: 16 bytes, read and written, secret, no alignment needed
;   x: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 88 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 18 uops, planned 9.3; bounds: width 3.0, ports 4.3, path 5.0
;   blocks: 731 uops, planned 180.2; bounds: width 121.8, ports 144.0, path 23.0
;   body.2: 7 uops, planned 5.3; bounds: width 1.2, ports 1.7, path 1.0
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
        sub rsp, 0x88                                         ;                    frame
        mov qword [rsp + 0], rsi                              ;                    argument
        mov qword [rsp + 8], rdi                              ;                    argument
        mov dword [rsp + 120], ecx                            ;                    argument
        mov qword [rsp + 16], rdx                             ;                    argument
        mov r8, qword [rsp + 0]                               ;     0.0 agu0    28 y reload
        mov r9, qword [r8]                                    ;     4.0 agu1    28 y
        mov r10, qword [rsp + 8]                              ;     0.3 agu2    28 key reload
        mov r11, qword [r10]                                  ;     4.3 agu0    28 key
        mov r12d, dword [rsp + 120]                           ;     1.2 agu1    28 key
        shl r12, 4                                            ;     5.2 alu1    28 key
        mov r13, qword [r8 + 8]                               ;     4.0 agu2    28 y
        mov r14, qword [r10 + 8]                              ;     4.3 agu0    28 key
        add r12, qword [rsp + 16]                             ;     6.2 alu0+agu1   28 key
        mov qword [rsp + 24], r12                             ;     7.2 agu2+st0   28 key
        bswap r9                                              ;     8.0 alu2    28 y
        bswap r13                                             ;     8.0 alu3    28 y
        bswap r11                                             ;     8.3 alu1    28 key
        bswap r14                                             ;     8.3 alu0    28 key
        mov qword [rsp + 32], r9                              ;     9.0 agu0+st1   28 y
        mov qword [rsp + 40], r13                             ;     9.0 agu1+st0   28 y
        mov qword [rsp + 48], r11                             ;     9.3 agu2+st1   28 key
        mov qword [rsp + 56], r14                             ;     9.3 agu0+st0   28 key
        cmp dword [rsp + 120], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 16]                              ;                    resident
        mov r9, qword [rsp + 32]                              ;                    resident
        align 16
.blocks_1:
        mov r10, qword [r8]                                   ;     0.0 agu0    29 sum
        bswap r10                                             ;     4.0 alu0    29 sum
        xor r10, r9                                           ;     5.0 alu1    29 sum
        mov r9, qword [r8 + 8]                                ;     0.5 agu1    29 sum
        bswap r9                                              ;     4.5 alu2    29 sum
        xor r9, qword [rsp + 40]                              ;     5.5 alu3+agu2   29 sum
        mov r11, r10                                          ;     6.0         15 both copy
        xor r11, r9                                           ;     6.5 alu0    15 both
        mov r12, r9                                           ;     6.5         16 low copy
        mov esi, 0xffffffff                                   ;     1.5 alu1    16 low reload
        and r12, rsi                                          ;     6.5 alu2    16 low
        shr r9, 0x20                                          ;     6.5 alu1    16 low
        mov r13, qword [rsp + 56]                             ;     2.0 agu0    16 low
        shr r13, 0x20                                         ;     6.0 alu2    16 low
        mov r14, r12                                          ;     7.5         16 low copy
        mov r15, qword [rel ghash_blocks.T0_constants64]      ;     2.5 agu1    16 low reload
        and r14, r15                                          ;     7.5 alu3    16 low
        mov rdi, qword [rsp + 48]                             ;     2.8 agu2    15 both
        mov rbp, qword [rsp + 56]                             ;     3.0 agu0    29 sum reload
        xor rdi, rbp                                          ;     7.0 alu0    15 both
        mov rax, r12                                          ;     7.5         16 low copy
        mov rcx, qword [rel ghash_blocks.T0_constants64 + 8]  ;     3.5 agu1    16 low reload
        and rax, rcx                                          ;     7.5 alu1    16 low
        and rbp, rsi                                          ;     7.0 alu3    16 low
        mov rdx, r12                                          ;     7.5         16 low copy
        mov rbx, qword [rel ghash_blocks.T0_constants64 + 16] ;     4.5 agu2    16 low reload
        and rdx, rbx                                          ;     8.5 alu2    16 low
        mov qword [rsp + 64], r8                              ;     5.0 agu0+st0   29 sum spill
        mov r8, r12                                           ;     7.5         16 low copy
        and r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;     7.5 alu0+agu1   16 low
        mov qword [rsp + 72], rdi                             ;     8.0 agu2+st1   15 both spill
        mov rdi, rbp                                          ;     8.0         16 low copy
        and rdi, r15                                          ;     8.0 alu1    16 low
        mov qword [rsp + 80], r11                             ;     7.5 agu0+st0   15 both spill
        mov r11, rbp                                          ;     8.0         16 low copy
        and r11, rcx                                          ;     8.0 alu3    16 low
        mov rsi, rbp                                          ;     8.0         16 low copy
        and rsi, rbx                                          ;     8.5 alu2    16 low
        mov qword [rsp + 88], r10                             ;     7.5 agu1+st1   29 sum spill
        mov r10, r14                                          ;     8.5         16 low copy
        imul r10, rdi                                         ;     9.0 alu1    16 low
        mov qword [rsp + 96], r12                             ;     8.0 agu2+st0   16 low spill
        mov r12, rbp                                          ;     8.2         16 low copy
        and r12, qword [rel ghash_blocks.T0_constants64 + 24] ;     8.3 alu0+agu0   16 low
        mov qword [rsp + 104], rbp                            ;     8.5 agu1+st1   16 low spill
        mov rbp, rax                                          ;     8.7         16 low copy
        imul rbp, r12                                         ;     9.3 alu1    16 low
        xor r10, rbp                                          ;    12.3 alu3    16 low
        mov rbp, rdx                                          ;     9.5         16 low copy
        imul rbp, rsi                                         ;     9.8 alu1    16 low
        xor r10, rbp                                          ;    13.3 alu2    16 low
        mov rbp, r8                                           ;     9.7         16 low copy
        imul rbp, r11                                         ;    10.8 alu1    16 low
        xor r10, rbp                                          ;    14.3 alu0    16 low
        and r10, r15                                          ;    15.3 alu3    16 low
        mov rbp, r14                                          ;    10.3         16 low copy
        imul rbp, r11                                         ;    11.8 alu1    16 low
        mov r15, rax                                          ;    10.7         16 low copy
        imul r15, rdi                                         ;    12.8 alu1    16 low
        xor rbp, r15                                          ;    15.8 alu2    16 low
        mov r15, rdx                                          ;    11.2         16 low copy
        imul r15, r12                                         ;    13.8 alu1    16 low
        xor rbp, r15                                          ;    16.8 alu0    16 low
        mov r15, r8                                           ;    11.7         16 low copy
        imul r15, rsi                                         ;    14.8 alu1    16 low
        xor rbp, r15                                          ;    17.8 alu3    16 low
        and rbp, rcx                                          ;    18.8 alu2    16 low
        mov r15, r14                                          ;    12.3         16 low copy
        imul r15, rsi                                         ;    15.8 alu1    16 low
        imul r14, r12                                         ;    16.8 alu1    16 low
        mov rcx, r8                                           ;    12.8         16 low copy
        imul rcx, r12                                         ;    17.8 alu1    16 low
        mov r12, rax                                          ;    13.2         16 low copy
        imul r12, r11                                         ;    18.8 alu1    16 low
        imul rax, rsi                                         ;    19.8 alu1    16 low
        mov rsi, rdx                                          ;    13.7         16 low copy
        imul rsi, rdi                                         ;    20.8 alu1    16 low
        imul rdx, r11                                         ;    21.8 alu1    16 low
        xor r15, rcx                                          ;    20.8 alu0    16 low
        xor r15, r12                                          ;    21.8 alu3    16 low
        xor r15, rsi                                          ;    23.8 alu2    16 low
        and r15, rbx                                          ;    24.8 alu0    16 low
        imul r8, rdi                                          ;    22.8 alu1    16 low
        xor r14, rax                                          ;    22.8 alu3    16 low
        xor r14, rdx                                          ;    24.8 alu2    16 low
        xor r14, r8                                           ;    25.8 alu0    16 low
        xor r10, rbp                                          ;    19.8 alu3    16 low
        xor r10, r15                                          ;    25.8 alu2    16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    18.0 agu2    16 low reload
        and r14, r8                                           ;    26.8 alu0    16 low
        xor r10, r14                                          ;    27.8 alu3    16 low
        mov r11, r9                                           ;    19.0         16 low copy
        mov r12, qword [rel ghash_blocks.T0_constants64]      ;    19.2 agu0    16 low reload
        and r11, r12                                          ;    23.2 alu2    16 low
        mov r14, r9                                           ;    19.8         16 low copy
        mov r15, qword [rel ghash_blocks.T0_constants64 + 8]  ;    20.0 agu1    16 low reload
        and r14, r15                                          ;    24.0 alu0    16 low
        mov rsi, r9                                           ;    20.3         16 low copy
        and rsi, rbx                                          ;    20.5 alu3    16 low
        mov rdi, r9                                           ;    20.7         16 low copy
        and rdi, r8                                           ;    22.0 alu2    16 low
        mov rbp, r13                                          ;    21.0         16 low copy
        and rbp, r12                                          ;    23.2 alu0    16 low
        mov rax, r13                                          ;    21.3         16 low copy
        and rax, r15                                          ;    24.0 alu3    16 low
        mov rcx, r13                                          ;    21.8         16 low copy
        and rcx, rbx                                          ;    22.0 alu2    16 low
        mov rdx, r11                                          ;    24.2         16 low copy
        imul rdx, rbp                                         ;    24.2 alu1    16 low
        xor r9, qword [rsp + 96]                              ;    22.5 alu0+agu2   16 low
        mov qword [rsp + 96], r10                             ;    28.8 agu0+st0   16 low spill
        mov r10, r13                                          ;    22.8         16 low copy
        and r10, r8                                           ;    23.0 alu3    16 low
        xor r13, qword [rsp + 104]                            ;    23.2 alu2+agu1   16 low
        mov r8, r14                                           ;    25.0         16 low copy
        imul r8, r10                                          ;    25.0 alu1    16 low
        xor rdx, r8                                           ;    28.0 alu0    16 low
        mov r8, rsi                                           ;    23.8         16 low copy
        imul r8, rcx                                          ;    25.8 alu1    16 low
        xor rdx, r8                                           ;    29.0 alu3    16 low
        mov r8, rdi                                           ;    24.3         16 low copy
        imul r8, rax                                          ;    26.8 alu1    16 low
        xor rdx, r8                                           ;    30.0 alu2    16 low
        and rdx, r12                                          ;    31.0 alu0    16 low
        mov r8, r11                                           ;    25.0         16 low copy
        imul r8, rax                                          ;    27.8 alu1    16 low
        mov r12, r14                                          ;    25.3         16 low copy
        imul r12, rbp                                         ;    28.8 alu1    16 low
        xor r8, r12                                           ;    31.8 alu3    16 low
        mov r12, rsi                                          ;    25.8         16 low copy
        imul r12, r10                                         ;    29.8 alu1    16 low
        xor r8, r12                                           ;    32.8 alu2    16 low
        mov r12, rdi                                          ;    26.3         16 low copy
        imul r12, rcx                                         ;    30.8 alu1    16 low
        xor r8, r12                                           ;    33.8 alu0    16 low
        and r8, r15                                           ;    34.8 alu3    16 low
        mov r12, r11                                          ;    27.0         16 low copy
        imul r12, rcx                                         ;    31.8 alu1    16 low
        imul r11, r10                                         ;    32.8 alu1    16 low
        mov r15, rdi                                          ;    27.8         16 low copy
        imul r15, r10                                         ;    33.8 alu1    16 low
        mov r10, r14                                          ;    28.2         16 low copy
        imul r10, rax                                         ;    34.8 alu1    16 low
        imul r14, rcx                                         ;    35.8 alu1    16 low
        mov rcx, rsi                                          ;    28.8         16 low copy
        imul rcx, rbp                                         ;    36.8 alu1    16 low
        imul rsi, rax                                         ;    37.8 alu1    16 low
        imul rdi, rbp                                         ;    38.8 alu1    16 low
        xor r12, r15                                          ;    36.8 alu2    16 low
        xor r12, r10                                          ;    37.8 alu0    16 low
        xor r12, rcx                                          ;    39.8 alu3    16 low
        and r12, rbx                                          ;    40.8 alu2    16 low
        xor r11, r14                                          ;    38.8 alu0    16 low
        xor r11, rsi                                          ;    40.8 alu3    16 low
        xor r11, rdi                                          ;    41.8 alu2    16 low
        xor rdx, r8                                           ;    35.8 alu0    16 low
        xor rdx, r12                                          ;    41.8 alu3    16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    34.0 agu2    16 low reload
        and r11, r8                                           ;    42.8 alu2    16 low
        xor rdx, r11                                          ;    43.8 alu0    16 low
        mov r10, r9                                           ;    35.0         16 low copy
        mov r11, qword [rel ghash_blocks.T0_constants64]      ;    35.2 agu0    16 low reload
        and r10, r11                                          ;    39.2 alu3    16 low
        mov r12, r9                                           ;    35.8         16 low copy
        mov r14, qword [rel ghash_blocks.T0_constants64 + 8]  ;    36.0 agu1    16 low reload
        and r12, r14                                          ;    40.0 alu2    16 low
        mov r15, r9                                           ;    36.3         16 low copy
        and r15, rbx                                          ;    36.5 alu0    16 low
        and r9, r8                                            ;    38.0 alu3    16 low
        mov rsi, r13                                          ;    36.8         16 low copy
        and rsi, r11                                          ;    39.2 alu2    16 low
        mov rdi, r13                                          ;    37.2         16 low copy
        and rdi, r14                                          ;    40.0 alu0    16 low
        mov rbp, r13                                          ;    37.8         16 low copy
        and rbp, rbx                                          ;    38.0 alu3    16 low
        and r13, r8                                           ;    38.2 alu2    16 low
        mov rax, r10                                          ;    40.2         16 low copy
        imul rax, rsi                                         ;    40.2 alu1    16 low
        mov rcx, r12                                          ;    41.0         16 low copy
        imul rcx, r13                                         ;    41.0 alu1    16 low
        xor rax, rcx                                          ;    44.0 alu0    16 low
        mov rcx, r15                                          ;    39.2         16 low copy
        imul rcx, rbp                                         ;    41.8 alu1    16 low
        xor rax, rcx                                          ;    45.0 alu3    16 low
        mov rcx, r9                                           ;    39.8         16 low copy
        imul rcx, rdi                                         ;    42.8 alu1    16 low
        xor rax, rcx                                          ;    46.0 alu2    16 low
        and rax, r11                                          ;    47.0 alu0    16 low
        mov rcx, r10                                          ;    40.5         16 low copy
        imul rcx, rdi                                         ;    43.8 alu1    16 low
        xor rax, rdx                                          ;    48.0 alu3    16 low
        xor rax, qword [rsp + 96]                             ;    49.0 alu2+agu2   16 low
        mov r11, r12                                          ;    41.2         16 low copy
        imul r11, rsi                                         ;    44.8 alu1    16 low
        xor rcx, r11                                          ;    47.8 alu0    16 low
        mov r11, r15                                          ;    41.7         16 low copy
        imul r11, r13                                         ;    45.8 alu1    16 low
        xor rcx, r11                                          ;    48.8 alu3    16 low
        mov r11, r9                                           ;    42.2         16 low copy
        imul r11, rbp                                         ;    46.8 alu1    16 low
        xor rcx, r11                                          ;    49.8 alu2    16 low
        and rcx, r14                                          ;    50.8 alu0    16 low
        mov r11, r10                                          ;    43.0         16 low copy
        imul r11, rbp                                         ;    47.8 alu1    16 low
        imul r10, r13                                         ;    48.8 alu1    16 low
        mov r14, r9                                           ;    44.0         16 low copy
        imul r14, r13                                         ;    49.8 alu1    16 low
        mov r13, r12                                          ;    44.3         16 low copy
        imul r13, rdi                                         ;    50.8 alu1    16 low
        imul r12, rbp                                         ;    51.8 alu1    16 low
        mov rbp, r15                                          ;    45.0         16 low copy
        imul rbp, rsi                                         ;    52.8 alu1    16 low
        imul r15, rdi                                         ;    53.8 alu1    16 low
        xor r11, r14                                          ;    52.8 alu3    16 low
        xor r11, r13                                          ;    53.8 alu2    16 low
        xor r11, rbp                                          ;    55.8 alu0    16 low
        and r11, rbx                                          ;    56.8 alu3    16 low
        imul r9, rsi                                          ;    54.8 alu1    16 low
        xor r10, r12                                          ;    54.8 alu2    16 low
        xor r10, r15                                          ;    56.8 alu0    16 low
        xor r10, r9                                           ;    57.8 alu3    16 low
        xor rax, rcx                                          ;    51.8 alu2    16 low
        xor rax, r11                                          ;    57.8 alu0    16 low
        and r10, r8                                           ;    58.8 alu3    16 low
        xor rax, r10                                          ;    59.8 alu2    16 low
        mov r9, rax                                           ;    60.8         16 low copy
        shl r9, 0x20                                          ;    60.8 alu2    16 low
        xor r9, qword [rsp + 96]                              ;    61.8 alu0+agu0   16 low
        shr rax, 0x20                                         ;    60.8 alu2    16 low
        xor rdx, rax                                          ;    61.8 alu3    16 low
        mov r10, qword [rsp + 88]                             ;    53.8 agu1    17 high
        mov esi, 0xffffffff                                   ;    54.0 alu0    16 low reload
        and r10, rsi                                          ;    57.8 alu2    17 high
        mov r11, qword [rsp + 88]                             ;    54.3 agu2    17 high
        shr r11, 0x20                                         ;    58.3 alu2    17 high
        mov r12, qword [rsp + 48]                             ;    54.8 agu0    17 high
        shr r12, 0x20                                         ;    58.8 alu1    17 high
        mov r13, r10                                          ;    58.8         17 high copy
        mov r14, qword [rel ghash_blocks.T0_constants64]      ;    55.8 agu1    16 low reload
        and r13, r14                                          ;    59.8 alu3    17 high
        mov r15, r10                                          ;    58.8         17 high copy
        mov rdi, qword [rel ghash_blocks.T0_constants64 + 8]  ;    57.0 agu2    16 low reload
        and r15, rdi                                          ;    61.0 alu0    17 high
        mov rbp, r10                                          ;    58.8         17 high copy
        and rbp, rbx                                          ;    58.8 alu2    17 high
        mov rax, r10                                          ;    58.8         17 high copy
        and rax, r8                                           ;    58.8 alu1    17 high
        mov rcx, r14                                          ;    59.8         17 high copy
        mov qword [rsp + 88], r9                              ;    62.8 agu0+st1   16 low spill
        mov r9, rdi                                           ;    61.0         17 high copy
        mov qword [rsp + 96], rdx                             ;    62.8 agu1+st0   16 low spill
        mov rdx, rsi                                          ;    59.5         17 high copy
        and rdx, qword [rsp + 48]                             ;    59.7 alu3+agu2   17 high
        and rcx, rdx                                          ;    60.7 alu0    17 high
        and r9, rdx                                           ;    61.0 alu2    17 high
        mov rsi, rdx                                          ;    60.7         17 high copy
        and rsi, rbx                                          ;    60.7 alu1    17 high
        mov qword [rsp + 104], r10                            ;    60.5 agu0+st1   17 high spill
        mov r10, r13                                          ;    60.8         17 high copy
        imul r10, rcx                                         ;    61.7 alu1    17 high
        mov rbx, rdx                                          ;    61.0         17 high copy
        and rbx, r8                                           ;    61.2 alu3    17 high
        mov qword [rsp + 112], rdx                            ;    61.3 agu1+st0   17 high spill
        mov rdx, r15                                          ;    62.0         17 high copy
        imul rdx, rbx                                         ;    62.3 alu1    17 high
        xor r10, rdx                                          ;    65.3 alu0    17 high
        mov rdx, rbp                                          ;    62.0         17 high copy
        imul rdx, rsi                                         ;    63.3 alu1    17 high
        xor r10, rdx                                          ;    66.3 alu2    17 high
        mov rdx, rax                                          ;    62.5         17 high copy
        imul rdx, r9                                          ;    64.3 alu1    17 high
        xor r10, rdx                                          ;    67.3 alu3    17 high
        and r10, r14                                          ;    68.3 alu0    17 high
        mov rdx, r13                                          ;    63.2         17 high copy
        imul rdx, r9                                          ;    65.3 alu1    17 high
        mov r14, r15                                          ;    63.5         17 high copy
        imul r14, rcx                                         ;    66.3 alu1    17 high
        xor rdx, r14                                          ;    69.3 alu2    17 high
        mov r14, rbp                                          ;    64.0         17 high copy
        imul r14, rbx                                         ;    67.3 alu1    17 high
        xor rdx, r14                                          ;    70.3 alu3    17 high
        mov r14, rax                                          ;    64.5         17 high copy
        imul r14, rsi                                         ;    68.3 alu1    17 high
        xor rdx, r14                                          ;    71.3 alu0    17 high
        and rdx, rdi                                          ;    72.3 alu2    17 high
        mov r14, r13                                          ;    65.2         17 high copy
        imul r14, rsi                                         ;    69.3 alu1    17 high
        imul r13, rbx                                         ;    70.3 alu1    17 high
        mov rdi, rax                                          ;    65.7         17 high copy
        imul rdi, rbx                                         ;    71.3 alu1    17 high
        mov rbx, r15                                          ;    66.0         17 high copy
        imul rbx, r9                                          ;    72.3 alu1    17 high
        imul r15, rsi                                         ;    73.3 alu1    17 high
        mov rsi, rbp                                          ;    66.5         17 high copy
        imul rsi, rcx                                         ;    74.3 alu1    17 high
        imul rbp, r9                                          ;    75.3 alu1    17 high
        xor r14, rdi                                          ;    74.3 alu3    17 high
        xor r14, rbx                                          ;    75.3 alu0    17 high
        xor r14, rsi                                          ;    77.3 alu2    17 high
        mov r9, qword [rel ghash_blocks.T0_constants64 + 16]  ;    68.3 agu2    16 low reload
        and r14, r9                                           ;    78.3 alu3    17 high
        imul rax, rcx                                         ;    76.3 alu1    17 high
        xor r13, r15                                          ;    76.3 alu0    17 high
        xor r13, rbp                                          ;    78.3 alu2    17 high
        xor r13, rax                                          ;    79.3 alu3    17 high
        xor r10, rdx                                          ;    73.3 alu0    17 high
        xor r10, r14                                          ;    79.3 alu2    17 high
        and r13, r8                                           ;    80.3 alu3    17 high
        xor r10, r13                                          ;    81.3 alu0    17 high
        mov r13, r11                                          ;    72.5         17 high copy
        mov r14, qword [rel ghash_blocks.T0_constants64]      ;    72.7 agu0    16 low reload
        and r13, r14                                          ;    76.7 alu2    17 high
        mov r15, r11                                          ;    73.3         17 high copy
        mov rsi, qword [rel ghash_blocks.T0_constants64 + 8]  ;    73.5 agu1    16 low reload
        and r15, rsi                                          ;    77.5 alu3    17 high
        mov rdi, r11                                          ;    73.8         17 high copy
        and rdi, r9                                           ;    74.0 alu0    17 high
        mov rbp, r11                                          ;    74.2         17 high copy
        and rbp, r8                                           ;    74.3 alu2    17 high
        mov rax, r12                                          ;    74.5         17 high copy
        and rax, r14                                          ;    76.7 alu3    17 high
        mov rcx, r12                                          ;    74.8         17 high copy
        and rcx, rsi                                          ;    77.5 alu0    17 high
        mov rdx, r12                                          ;    75.2         17 high copy
        and rdx, r9                                           ;    75.3 alu2    17 high
        mov rbx, r13                                          ;    77.7         17 high copy
        imul rbx, rax                                         ;    77.7 alu1    17 high
        xor r11, qword [rsp + 104]                            ;    75.8 alu3+agu2   17 high
        mov qword [rsp + 104], r10                            ;    82.3 agu0+st1   17 high spill
        mov r10, r12                                          ;    76.3         17 high copy
        and r10, r8                                           ;    76.5 alu0    17 high
        xor r12, qword [rsp + 112]                            ;    76.7 alu2+agu1   17 high
        mov r8, r15                                           ;    78.5         17 high copy
        imul r8, r10                                          ;    78.5 alu1    17 high
        xor rbx, r8                                           ;    81.5 alu3    17 high
        mov r8, rdi                                           ;    77.3         17 high copy
        imul r8, rdx                                          ;    79.3 alu1    17 high
        xor rbx, r8                                           ;    82.5 alu0    17 high
        mov r8, rbp                                           ;    77.8         17 high copy
        imul r8, rcx                                          ;    80.3 alu1    17 high
        xor rbx, r8                                           ;    83.5 alu2    17 high
        and rbx, r14                                          ;    84.5 alu3    17 high
        mov r8, r13                                           ;    78.5         17 high copy
        imul r8, rcx                                          ;    81.3 alu1    17 high
        mov r14, r15                                          ;    78.8         17 high copy
        imul r14, rax                                         ;    82.3 alu1    17 high
        xor r8, r14                                           ;    85.3 alu0    17 high
        mov r14, rdi                                          ;    79.3         17 high copy
        imul r14, r10                                         ;    83.3 alu1    17 high
        xor r8, r14                                           ;    86.3 alu2    17 high
        mov r14, rbp                                          ;    79.8         17 high copy
        imul r14, rdx                                         ;    84.3 alu1    17 high
        xor r8, r14                                           ;    87.3 alu3    17 high
        and r8, rsi                                           ;    88.3 alu0    17 high
        mov r14, r13                                          ;    80.5         17 high copy
        imul r14, rdx                                         ;    85.3 alu1    17 high
        imul r13, r10                                         ;    86.3 alu1    17 high
        mov rsi, rbp                                          ;    81.3         17 high copy
        imul rsi, r10                                         ;    87.3 alu1    17 high
        mov r10, r15                                          ;    81.7         17 high copy
        imul r10, rcx                                         ;    88.3 alu1    17 high
        imul r15, rdx                                         ;    89.3 alu1    17 high
        mov rdx, rdi                                          ;    82.3         17 high copy
        imul rdx, rax                                         ;    90.3 alu1    17 high
        imul rdi, rcx                                         ;    91.3 alu1    17 high
        imul rbp, rax                                         ;    92.3 alu1    17 high
        xor r14, rsi                                          ;    90.3 alu2    17 high
        xor r14, r10                                          ;    91.3 alu3    17 high
        xor r14, rdx                                          ;    93.3 alu0    17 high
        and r14, r9                                           ;    94.3 alu2    17 high
        xor r13, r15                                          ;    92.3 alu3    17 high
        xor r13, rdi                                          ;    94.3 alu0    17 high
        xor r13, rbp                                          ;    95.3 alu2    17 high
        xor rbx, r8                                           ;    89.3 alu3    17 high
        xor rbx, r14                                          ;    95.3 alu0    17 high
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    87.5 agu2    16 low reload
        and r13, r8                                           ;    96.3 alu2    17 high
        xor rbx, r13                                          ;    97.3 alu3    17 high
        mov r10, r11                                          ;    88.5         17 high copy
        mov r13, qword [rel ghash_blocks.T0_constants64]      ;    88.7 agu0    16 low reload
        and r10, r13                                          ;    92.7 alu0    17 high
        mov r14, r11                                          ;    89.3         17 high copy
        mov r15, qword [rel ghash_blocks.T0_constants64 + 8]  ;    89.5 agu1    16 low reload
        and r14, r15                                          ;    93.5 alu2    17 high
        mov rsi, r11                                          ;    89.8         17 high copy
        and rsi, r9                                           ;    90.0 alu3    17 high
        and r11, r8                                           ;    91.5 alu0    17 high
        mov rdi, r12                                          ;    90.3         17 high copy
        and rdi, r13                                          ;    92.7 alu2    17 high
        mov rbp, r12                                          ;    90.7         17 high copy
        and rbp, r15                                          ;    93.5 alu3    17 high
        mov rax, r12                                          ;    91.3         17 high copy
        and rax, r9                                           ;    91.5 alu0    17 high
        and r12, r8                                           ;    91.7 alu2    17 high
        mov rcx, r10                                          ;    93.7         17 high copy
        imul rcx, rdi                                         ;    93.7 alu1    17 high
        mov rdx, r14                                          ;    94.5         17 high copy
        imul rdx, r12                                         ;    94.5 alu1    17 high
        xor rcx, rdx                                          ;    97.5 alu3    17 high
        mov rdx, rsi                                          ;    92.7         17 high copy
        imul rdx, rax                                         ;    95.3 alu1    17 high
        xor rcx, rdx                                          ;    98.5 alu0    17 high
        mov rdx, r11                                          ;    93.3         17 high copy
        imul rdx, rbp                                         ;    96.3 alu1    17 high
        xor rcx, rdx                                          ;    99.5 alu2    17 high
        and rcx, r13                                          ;   100.5 alu3    17 high
        mov rdx, r10                                          ;    94.0         17 high copy
        imul rdx, rbp                                         ;    97.3 alu1    17 high
        xor rcx, rbx                                          ;   101.5 alu0    17 high
        xor rcx, qword [rsp + 104]                            ;   102.5 alu2+agu2   17 high
        mov r13, r14                                          ;    94.7         17 high copy
        imul r13, rdi                                         ;    98.3 alu1    17 high
        xor rdx, r13                                          ;   101.3 alu3    17 high
        mov r13, rsi                                          ;    95.2         17 high copy
        imul r13, r12                                         ;    99.3 alu1    17 high
        xor rdx, r13                                          ;   102.3 alu0    17 high
        mov r13, r11                                          ;    95.7         17 high copy
        imul r13, rax                                         ;   100.3 alu1    17 high
        xor rdx, r13                                          ;   103.3 alu2    17 high
        and rdx, r15                                          ;   104.3 alu3    17 high
        mov r13, r10                                          ;    96.5         17 high copy
        imul r13, rax                                         ;   101.3 alu1    17 high
        imul r10, r12                                         ;   102.3 alu1    17 high
        mov r15, r11                                          ;    97.5         17 high copy
        imul r15, r12                                         ;   103.3 alu1    17 high
        mov r12, r14                                          ;    97.8         17 high copy
        imul r12, rbp                                         ;   104.3 alu1    17 high
        imul r14, rax                                         ;   105.3 alu1    17 high
        mov rax, rsi                                          ;    98.5         17 high copy
        imul rax, rdi                                         ;   106.3 alu1    17 high
        imul rsi, rbp                                         ;   107.3 alu1    17 high
        xor r13, r15                                          ;   106.3 alu0    17 high
        xor r13, r12                                          ;   107.3 alu2    17 high
        xor r13, rax                                          ;   109.3 alu3    17 high
        and r13, r9                                           ;   110.3 alu0    17 high
        imul r11, rdi                                         ;   108.3 alu1    17 high
        xor r10, r14                                          ;   108.3 alu2    17 high
        xor r10, rsi                                          ;   110.3 alu3    17 high
        xor r10, r11                                          ;   111.3 alu0    17 high
        xor rcx, rdx                                          ;   105.3 alu2    17 high
        xor rcx, r13                                          ;   111.3 alu3    17 high
        and r10, r8                                           ;   112.3 alu0    17 high
        xor rcx, r10                                          ;   113.3 alu2    17 high
        mov r10, rcx                                          ;   114.3         17 high copy
        shl r10, 0x20                                         ;   114.3 alu2    17 high
        xor r10, qword [rsp + 104]                            ;   115.3 alu3+agu0   17 high
        shr rcx, 0x20                                         ;   114.3 alu2    17 high
        xor rbx, rcx                                          ;   115.3 alu0    17 high
        mov r11, qword [rsp + 80]                             ;   107.3 agu1    18 middle
        mov esi, 0xffffffff                                   ;   107.5 alu3    16 low reload
        and r11, rsi                                          ;   111.3 alu2    18 middle
        mov r12, qword [rsp + 80]                             ;   107.8 agu2    18 middle
        shr r12, 0x20                                         ;   111.8 alu2    18 middle
        mov r13, qword [rsp + 72]                             ;   108.3 agu0    18 middle
        and r13, rsi                                          ;   112.3 alu0    18 middle
        mov r14, qword [rsp + 72]                             ;   108.7 agu1    18 middle
        shr r14, 0x20                                         ;   112.7 alu1    18 middle
        mov r15, r11                                          ;   112.3         18 middle copy
        mov rsi, qword [rel ghash_blocks.T0_constants64]      ;   110.3 agu2    16 low reload
        and r15, rsi                                          ;   114.3 alu3    18 middle
        mov rdi, r11                                          ;   112.3         18 middle copy
        mov rbp, qword [rel ghash_blocks.T0_constants64 + 8]  ;   111.3 agu0    16 low reload
        and rdi, rbp                                          ;   115.3 alu0    18 middle
        mov rax, r11                                          ;   112.3         18 middle copy
        and rax, r9                                           ;   112.3 alu2    18 middle
        mov rcx, r11                                          ;   112.3         18 middle copy
        and rcx, r8                                           ;   112.3 alu1    18 middle
        mov rdx, r13                                          ;   113.3         18 middle copy
        and rdx, rsi                                          ;   114.3 alu3    18 middle
        mov qword [rsp + 72], r10                             ;   116.3 agu1+st0   17 high spill
        mov r10, r13                                          ;   113.3         18 middle copy
        and r10, rbp                                          ;   115.3 alu0    18 middle
        mov qword [rsp + 80], rbx                             ;   116.3 agu2+st1   17 high spill
        mov rbx, r13                                          ;   113.5         18 middle copy
        and rbx, r9                                           ;   113.7 alu2    18 middle
        mov qword [rsp + 104], r11                            ;   113.8 agu0+st0   18 middle spill
        mov r11, r15                                          ;   115.3         18 middle copy
        imul r11, rdx                                         ;   115.3 alu1    18 middle
        mov r9, r13                                           ;   114.3         18 middle copy
        and r9, r8                                            ;   114.5 alu3    18 middle
        mov qword [rsp + 112], r13                            ;   114.7 agu1+st1   18 middle spill
        mov r13, rdi                                          ;   116.3         18 middle copy
        imul r13, r9                                          ;   116.3 alu1    18 middle
        xor r11, r13                                          ;   119.3 alu0    18 middle
        mov r13, rax                                          ;   115.3         18 middle copy
        imul r13, rbx                                         ;   116.2 alu1    18 middle
        xor r11, r13                                          ;   120.3 alu2    18 middle
        mov r13, rcx                                          ;   115.8         18 middle copy
        imul r13, r10                                         ;   117.2 alu1    18 middle
        xor r11, r13                                          ;   121.3 alu3    18 middle
        and r11, rsi                                          ;   122.3 alu0    18 middle
        mov r13, r15                                          ;   116.5         18 middle copy
        imul r13, r10                                         ;   118.2 alu1    18 middle
        mov rsi, rdi                                          ;   116.8         18 middle copy
        imul rsi, rdx                                         ;   119.2 alu1    18 middle
        xor r13, rsi                                          ;   122.2 alu2    18 middle
        mov rsi, rax                                          ;   117.3         18 middle copy
        imul rsi, r9                                          ;   120.2 alu1    18 middle
        xor r13, rsi                                          ;   123.2 alu3    18 middle
        mov rsi, rcx                                          ;   117.8         18 middle copy
        imul rsi, rbx                                         ;   121.2 alu1    18 middle
        xor r13, rsi                                          ;   124.2 alu0    18 middle
        and r13, rbp                                          ;   125.2 alu2    18 middle
        mov rsi, r15                                          ;   118.5         18 middle copy
        imul rsi, rbx                                         ;   122.2 alu1    18 middle
        imul r15, r9                                          ;   123.2 alu1    18 middle
        mov rbp, rcx                                          ;   119.0         18 middle copy
        imul rbp, r9                                          ;   124.2 alu1    18 middle
        mov r9, rdi                                           ;   119.3         18 middle copy
        imul r9, r10                                          ;   125.2 alu1    18 middle
        imul rdi, rbx                                         ;   126.2 alu1    18 middle
        mov rbx, rax                                          ;   119.8         18 middle copy
        imul rbx, rdx                                         ;   127.2 alu1    18 middle
        imul rax, r10                                         ;   128.2 alu1    18 middle
        xor rsi, rbp                                          ;   127.2 alu3    18 middle
        xor rsi, r9                                           ;   128.2 alu0    18 middle
        xor rsi, rbx                                          ;   130.2 alu2    18 middle
        mov r9, qword [rel ghash_blocks.T0_constants64 + 16]  ;   121.3 agu2    16 low reload
        and rsi, r9                                           ;   131.2 alu3    18 middle
        imul rcx, rdx                                         ;   129.2 alu1    18 middle
        xor r15, rdi                                          ;   129.2 alu0    18 middle
        xor r15, rax                                          ;   131.2 alu2    18 middle
        xor r15, rcx                                          ;   132.2 alu3    18 middle
        xor r11, r13                                          ;   126.2 alu0    18 middle
        xor r11, rsi                                          ;   132.2 alu2    18 middle
        and r15, r8                                           ;   133.2 alu3    18 middle
        xor r11, r15                                          ;   134.2 alu0    18 middle
        mov r10, r12                                          ;   125.3         18 middle copy
        mov r13, qword [rel ghash_blocks.T0_constants64]      ;   125.5 agu0    16 low reload
        and r10, r13                                          ;   129.5 alu2    18 middle
        mov r15, r12                                          ;   126.2         18 middle copy
        mov rsi, qword [rel ghash_blocks.T0_constants64 + 8]  ;   126.3 agu1    16 low reload
        and r15, rsi                                          ;   130.3 alu3    18 middle
        mov rdi, r12                                          ;   126.7         18 middle copy
        and rdi, r9                                           ;   126.8 alu0    18 middle
        mov rbp, r12                                          ;   127.0         18 middle copy
        and rbp, r8                                           ;   127.2 alu2    18 middle
        mov rax, r14                                          ;   127.3         18 middle copy
        and rax, r13                                          ;   129.5 alu3    18 middle
        mov rcx, r14                                          ;   127.7         18 middle copy
        and rcx, rsi                                          ;   130.3 alu0    18 middle
        mov rdx, r14                                          ;   128.0         18 middle copy
        and rdx, r9                                           ;   128.2 alu2    18 middle
        mov rbx, r10                                          ;   130.5         18 middle copy
        imul rbx, rax                                         ;   130.5 alu1    18 middle
        xor r12, qword [rsp + 104]                            ;   128.7 alu3+agu2   18 middle
        mov qword [rsp + 104], r11                            ;   135.2 agu0+st0   18 middle spill
        mov r11, r14                                          ;   129.2         18 middle copy
        and r11, r8                                           ;   129.3 alu0    18 middle
        xor r14, qword [rsp + 112]                            ;   129.5 alu2+agu1   18 middle
        mov r8, r15                                           ;   131.3         18 middle copy
        imul r8, r11                                          ;   131.3 alu1    18 middle
        xor rbx, r8                                           ;   134.3 alu3    18 middle
        mov r8, rdi                                           ;   130.2         18 middle copy
        imul r8, rdx                                          ;   132.2 alu1    18 middle
        xor rbx, r8                                           ;   135.3 alu0    18 middle
        mov r8, rbp                                           ;   130.7         18 middle copy
        imul r8, rcx                                          ;   133.2 alu1    18 middle
        xor rbx, r8                                           ;   136.3 alu2    18 middle
        and rbx, r13                                          ;   137.3 alu3    18 middle
        mov r8, r10                                           ;   131.3         18 middle copy
        imul r8, rcx                                          ;   134.2 alu1    18 middle
        mov r13, r15                                          ;   131.7         18 middle copy
        imul r13, rax                                         ;   135.2 alu1    18 middle
        xor r8, r13                                           ;   138.2 alu0    18 middle
        mov r13, rdi                                          ;   132.2         18 middle copy
        imul r13, r11                                         ;   136.2 alu1    18 middle
        xor r8, r13                                           ;   139.2 alu2    18 middle
        mov r13, rbp                                          ;   132.7         18 middle copy
        imul r13, rdx                                         ;   137.2 alu1    18 middle
        xor r8, r13                                           ;   140.2 alu3    18 middle
        and r8, rsi                                           ;   141.2 alu0    18 middle
        mov r13, r10                                          ;   133.3         18 middle copy
        imul r13, rdx                                         ;   138.2 alu1    18 middle
        imul r10, r11                                         ;   139.2 alu1    18 middle
        mov rsi, rbp                                          ;   134.2         18 middle copy
        imul rsi, r11                                         ;   140.2 alu1    18 middle
        mov r11, r15                                          ;   134.5         18 middle copy
        imul r11, rcx                                         ;   141.2 alu1    18 middle
        imul r15, rdx                                         ;   142.2 alu1    18 middle
        mov rdx, rdi                                          ;   135.2         18 middle copy
        imul rdx, rax                                         ;   143.2 alu1    18 middle
        imul rdi, rcx                                         ;   144.2 alu1    18 middle
        imul rbp, rax                                         ;   145.2 alu1    18 middle
        xor r13, rsi                                          ;   143.2 alu2    18 middle
        xor r13, r11                                          ;   144.2 alu3    18 middle
        xor r13, rdx                                          ;   146.2 alu0    18 middle
        and r13, r9                                           ;   147.2 alu2    18 middle
        xor r10, r15                                          ;   145.2 alu3    18 middle
        xor r10, rdi                                          ;   147.2 alu0    18 middle
        xor r10, rbp                                          ;   148.2 alu2    18 middle
        xor rbx, r8                                           ;   142.2 alu3    18 middle
        xor rbx, r13                                          ;   148.2 alu0    18 middle
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;   140.3 agu2    16 low reload
        and r10, r8                                           ;   149.2 alu2    18 middle
        xor rbx, r10                                          ;   150.2 alu3    18 middle
        mov r10, r12                                          ;   141.3         18 middle copy
        mov r11, qword [rel ghash_blocks.T0_constants64]      ;   141.5 agu0    16 low reload
        and r10, r11                                          ;   145.5 alu0    18 middle
        mov r13, r12                                          ;   142.2         18 middle copy
        mov r15, qword [rel ghash_blocks.T0_constants64 + 8]  ;   142.3 agu1    16 low reload
        and r13, r15                                          ;   146.3 alu2    18 middle
        mov rsi, r12                                          ;   142.7         18 middle copy
        and rsi, r9                                           ;   142.8 alu3    18 middle
        and r12, r8                                           ;   144.3 alu0    18 middle
        mov rdi, r14                                          ;   143.2         18 middle copy
        and rdi, r11                                          ;   145.5 alu2    18 middle
        mov rbp, r14                                          ;   143.5         18 middle copy
        and rbp, r15                                          ;   146.3 alu3    18 middle
        mov rax, r14                                          ;   144.2         18 middle copy
        and rax, r9                                           ;   144.3 alu0    18 middle
        and r14, r8                                           ;   144.5 alu2    18 middle
        mov rcx, r10                                          ;   146.5         18 middle copy
        imul rcx, rdi                                         ;   146.5 alu1    18 middle
        mov rdx, r13                                          ;   147.3         18 middle copy
        imul rdx, r14                                         ;   147.3 alu1    18 middle
        xor rcx, rdx                                          ;   150.3 alu3    18 middle
        mov rdx, rsi                                          ;   145.5         18 middle copy
        imul rdx, rax                                         ;   148.2 alu1    18 middle
        xor rcx, rdx                                          ;   151.3 alu0    18 middle
        mov rdx, r12                                          ;   146.2         18 middle copy
        imul rdx, rbp                                         ;   149.2 alu1    18 middle
        xor rcx, rdx                                          ;   152.3 alu2    18 middle
        and rcx, r11                                          ;   153.3 alu3    18 middle
        mov r11, r10                                          ;   146.8         18 middle copy
        imul r11, rbp                                         ;   150.2 alu1    18 middle
        mov rdx, r13                                          ;   147.3         18 middle copy
        imul rdx, rdi                                         ;   151.2 alu1    18 middle
        xor r11, rdx                                          ;   154.2 alu0    18 middle
        mov rdx, rsi                                          ;   147.7         18 middle copy
        imul rdx, r14                                         ;   152.2 alu1    18 middle
        xor r11, rdx                                          ;   155.2 alu2    18 middle
        mov rdx, r12                                          ;   148.2         18 middle copy
        imul rdx, rax                                         ;   153.2 alu1    18 middle
        xor r11, rdx                                          ;   156.2 alu3    18 middle
        and r11, r15                                          ;   157.2 alu0    18 middle
        mov r15, r10                                          ;   148.8         18 middle copy
        imul r15, rax                                         ;   154.2 alu1    18 middle
        mov rdx, r13                                          ;   149.2         18 middle copy
        imul rdx, rbp                                         ;   155.2 alu1    18 middle
        imul r13, rax                                         ;   156.2 alu1    18 middle
        mov rax, rsi                                          ;   150.2         18 middle copy
        imul rax, rdi                                         ;   157.2 alu1    18 middle
        imul rsi, rbp                                         ;   158.2 alu1    18 middle
        imul r10, r14                                         ;   159.2 alu1    18 middle
        mov rbp, r12                                          ;   151.2         18 middle copy
        imul rbp, r14                                         ;   160.2 alu1    18 middle
        imul r12, rdi                                         ;   161.2 alu1    18 middle
        xor r15, rdx                                          ;   158.2 alu2    18 middle
        xor r15, rax                                          ;   160.2 alu3    18 middle
        xor r15, rbp                                          ;   163.2 alu0    18 middle
        and r15, r9                                           ;   164.2 alu2    18 middle
        xor r13, rsi                                          ;   161.2 alu3    18 middle
        xor r13, r10                                          ;   162.2 alu0    18 middle
        xor r13, r12                                          ;   164.2 alu2    18 middle
        xor rcx, r11                                          ;   158.2 alu3    18 middle
        xor rcx, rbx                                          ;   159.2 alu0    18 middle
        xor rcx, r15                                          ;   165.2 alu2    18 middle
        mov r9, qword [rsp + 104]                             ;   157.2 agu2    18 middle reload
        xor rcx, r9                                           ;   166.2 alu3    18 middle
        and r13, r8                                           ;   165.2 alu0    18 middle
        xor rcx, r13                                          ;   167.2 alu2    18 middle
        mov r8, qword [rsp + 72]                              ;   158.3 agu0    17 high reload
        xor rbx, r8                                           ;   162.3 alu3    19 z
        mov r10, qword [rsp + 96]                             ;   158.7 agu1    16 low reload
        xor rbx, r10                                          ;   163.3 alu0    19 z
        mov r11, qword [rsp + 80]                             ;   159.2 agu2    17 high reload
        xor rbx, r11                                          ;   164.3 alu2    19 z
        mov r12, rcx                                          ;   168.2         18 middle copy
        shl r12, 0x20                                         ;   168.2 alu2    18 middle
        shr rcx, 0x20                                         ;   168.2 alu2    18 middle
        xor rbx, rcx                                          ;   169.2 alu3    19 z
        xor r9, r8                                            ;   162.3 alu0    19 z
        xor r9, r10                                           ;   163.3 alu1    19 z
        xor r9, r12                                           ;   169.2 alu3    19 z
        mov r8, qword [rsp + 88]                              ;   162.5 agu0    16 low reload
        xor r9, r8                                            ;   170.2 alu0    19 z
        shl r11, 1                                            ;   163.2 alu2    21 p[0]
        mov r10, rbx                                          ;   170.2         21 p[0] copy
        shr r10, 0x3f                                         ;   170.2 alu1    21 p[0]
        or r11, r10                                           ;   171.2 alu3    21 p[0]
        shl rbx, 1                                            ;   170.2 alu2    21 p[1]
        mov r10, r9                                           ;   171.2         21 p[1] copy
        shr r10, 0x3f                                         ;   171.2 alu1    21 p[1]
        or rbx, r10                                           ;   172.2 alu0    21 p[1]
        shl r9, 1                                             ;   171.2 alu2    21 p[2]
        mov r10, r8                                           ;   166.5         21 p[2] copy
        shr r10, 0x3f                                         ;   166.5 alu1    21 p[2]
        or r10, r9                                            ;   172.2 alu3    21 p[2]
        shl r8, 1                                             ;   167.2 alu2    21 p[3]
        mov r9, r8                                            ;   168.2          8 third copy
        shl r9, 0x3f                                          ;   168.2 alu1     8 third
        mov r12, r8                                           ;   168.3          8 third copy
        shl r12, 0x3e                                         ;   168.5 alu2     8 third
        mov r13, r8                                           ;   168.7          8 third copy
        shl r13, 0x39                                         ;   169.2 alu1     8 third
        xor r9, r12                                           ;   169.5 alu0    22 third
        xor r9, r13                                           ;   170.5 alu3    22 third
        xor r9, r10                                           ;   173.2 alu2    22 third
        mov r10, r9                                           ;   174.2          7 third copy
        shr r10, 1                                            ;   174.2 alu1     7 third
        mov r12, r9                                           ;   174.2          7 third copy
        shr r12, 2                                            ;   174.2 alu2     7 third
        xor r11, r10                                          ;   175.2 alu0    23 third
        xor r11, r12                                          ;   176.2 alu3    23 third
        xor r11, r9                                           ;   177.2 alu0    23 third
        mov r10, r9                                           ;   174.2          7 third copy
        shr r10, 7                                            ;   174.2 alu1     7 third
        xor r11, r10                                          ;   178.2 alu3    23 third
        mov r10, r8                                           ;   171.3          7 third copy
        shr r10, 1                                            ;   171.5 alu2     7 third
        mov r12, r8                                           ;   171.7          7 third copy
        shr r12, 2                                            ;   172.2 alu1     7 third
        mov r13, r8                                           ;   172.0          7 third copy
        shr r13, 7                                            ;   172.5 alu2     7 third
        mov r14, r9                                           ;   174.2          8 third copy
        shl r14, 0x3f                                         ;   174.2 alu1     8 third
        mov r15, r9                                           ;   174.2          8 third copy
        shl r15, 0x3e                                         ;   174.2 alu2     8 third
        shl r9, 0x39                                          ;   174.2 alu1     8 third
        xor r8, r10                                           ;   173.2 alu0    23 third
        xor r8, rbx                                           ;   174.2 alu3    23 third
        xor r8, r12                                           ;   175.2 alu0    23 third
        xor r8, r13                                           ;   176.2 alu3    23 third
        xor r8, r14                                           ;   177.2 alu2    23 third
        xor r8, r15                                           ;   178.2 alu0    23 third
        xor r8, r9                                            ;   179.2 alu1    23 third
        mov qword [rsp + 40], r8                              ;   180.2 agu1+st1   30 y
        mov r8, qword [rsp + 64]                              ;   175.2 agu2    28 blocks
        add r8, 0x10                                          ;   179.2 alu3    28 blocks
        mov r9, r11                                           ;   179.2         23 third copy
        cmp r8, qword [rsp + 24]                              ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 16], r8                              ;                    resident
        mov qword [rsp + 32], r9                              ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 32]                              ;     0.0 agu0    28 blocks
        bswap r8                                              ;     4.0 alu0    28 blocks
        mov r9, qword [rsp + 40]                              ;     0.3 agu1    28 blocks
        bswap r9                                              ;     4.3 alu1    28 blocks
        mov r10, qword [rsp + 0]                              ;     0.7 agu2    28 blocks reload
        mov qword [r10], r8                                   ;     5.0 agu0+st0   28 blocks
        mov qword [r10 + 8], r9                               ;     5.3 agu1+st1   28 blocks
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
        add rsp, 0x88                                         ;                    frame
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
