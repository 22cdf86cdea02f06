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
; The frame is cleared before return: 96 bytes, 13 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 18 uops, planned 9.3; bounds: width 3.0, ports 4.3, path 5.0
;   blocks: 733 uops, planned 178.7; bounds: width 122.2, ports 144.0, path 23.0
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
        mov dword [rsp + 128], ecx                            ;                    argument
        mov qword [rsp + 16], rdx                             ;                    argument
        mov r8, qword [rsp + 0]                               ;     0.0 agu0    28 y reload
        mov r9, qword [r8]                                    ;     4.0 agu1    28 y
        mov r10, qword [rsp + 8]                              ;     0.3 agu2    28 key reload
        mov r11, qword [r10]                                  ;     4.3 agu0    28 key
        mov r12d, dword [rsp + 128]                           ;     1.2 agu1    28 key
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
        cmp dword [rsp + 128], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 16]                              ;                    resident
        mov r9, qword [rsp + 32]                              ;                    resident
        mov r10, qword [rsp + 40]                             ;                    resident
        align 16
.blocks_1:
        mov r11, qword [r8]                                   ;     0.0 agu0    29 sum
        bswap r11                                             ;     4.0 alu0    29 sum
        xor r11, r9                                           ;     5.0 alu1    29 sum
        mov r9, qword [r8 + 8]                                ;     0.5 agu1    29 sum
        bswap r9                                              ;     4.5 alu2    29 sum
        xor r9, r10                                           ;     5.5 alu3    29 sum
        mov r10, r11                                          ;     6.0         15 both copy
        xor r10, r9                                           ;     6.5 alu0    15 both
        mov r12, qword [rsp + 48]                             ;     1.3 agu2    15 both
        mov r13, qword [rsp + 56]                             ;     1.5 agu0    29 sum reload
        xor r12, r13                                          ;     5.5 alu1    15 both
        mov r14, r9                                           ;     6.5         16 low copy
        mov esi, 0xffffffff                                   ;     2.0 alu2    16 low reload
        and r14, rsi                                          ;     6.5 alu3    16 low
        mov rax, r14                                          ;     7.5         16 low copy
        shr r9, 0x20                                          ;     6.5 alu1    16 low
        mov r15, r13                                          ;     5.5         16 low copy
        and r13, rsi                                          ;     5.5 alu0    16 low
        mov rdi, r14                                          ;     7.5         16 low copy
        mov rcx, qword [rel ghash_blocks.T0_constants64 + 8]  ;     3.2 agu1    16 low reload
        shr r15, 0x20                                         ;     5.5 alu2    16 low
        mov rbp, qword [rel ghash_blocks.T0_constants64]      ;     3.5 agu2    16 low reload
        and rdi, rbp                                          ;     7.5 alu3    16 low
        and rax, rcx                                          ;     7.5 alu1    16 low
        mov rdx, r14                                          ;     7.5         16 low copy
        mov rbx, qword [rel ghash_blocks.T0_constants64 + 16] ;     5.0 agu0    16 low reload
        mov qword [rsp + 64], r12                             ;     6.5 agu1+st0   15 both spill
        and rdx, rbx                                          ;     9.0 alu0    16 low
        mov qword [rsp + 72], r8                              ;     5.7 agu2+st1   29 sum spill
        mov r8, r14                                           ;     7.5         16 low copy
        and r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;     7.5 alu2+agu0   16 low
        mov r12, r13                                          ;     6.5         16 low copy
        and r12, rbp                                          ;     7.5 alu3    16 low
        mov qword [rsp + 80], r11                             ;     6.5 agu1+st0   29 sum spill
        mov qword [rsp + 88], r10                             ;     7.5 agu2+st1   15 both spill
        mov r10, r13                                          ;     6.8         16 low copy
        mov qword [rsp + 96], r13                             ;     7.5 agu0+st0   16 low spill
        and r10, rcx                                          ;     7.2 alu1    16 low
        mov rsi, r13                                          ;     7.3         16 low copy
        mov r11, r13                                          ;     7.5         16 low copy
        and rsi, rbx                                          ;     9.0 alu0    16 low
        and r11, qword [rel ghash_blocks.T0_constants64 + 24] ;     7.8 alu2+agu1   16 low
        mov qword [rsp + 104], r14                            ;     8.0 agu2+st1   16 low spill
        mov r14, rax                                          ;     8.5         16 low copy
        imul r14, r11                                         ;     8.8 alu1    16 low
        mov r13, rdi                                          ;     8.5         16 low copy
        imul r13, r12                                         ;     9.3 alu1    16 low
        xor r13, r14                                          ;    12.3 alu3    16 low
        mov r14, rdx                                          ;    10.0         16 low copy
        imul r14, rsi                                         ;    10.3 alu1    16 low
        xor r13, r14                                          ;    13.3 alu0    16 low
        mov r14, r8                                           ;     9.5         16 low copy
        imul r14, r10                                         ;    11.3 alu1    16 low
        xor r13, r14                                          ;    14.3 alu2    16 low
        mov r14, rdi                                          ;    10.0         16 low copy
        and r13, rbp                                          ;    15.3 alu3    16 low
        mov rbp, rax                                          ;    10.3         16 low copy
        imul rbp, r12                                         ;    12.3 alu1    16 low
        imul r14, r10                                         ;    13.3 alu1    16 low
        xor r14, rbp                                          ;    16.3 alu0    16 low
        mov rbp, rdx                                          ;    11.0         16 low copy
        imul rbp, r11                                         ;    14.3 alu1    16 low
        xor r14, rbp                                          ;    17.3 alu2    16 low
        mov rbp, r8                                           ;    11.5         16 low copy
        imul rbp, rsi                                         ;    15.3 alu1    16 low
        xor r14, rbp                                          ;    18.3 alu3    16 low
        mov rbp, rdi                                          ;    12.0         16 low copy
        and r14, rcx                                          ;    19.3 alu0    16 low
        mov rcx, r8                                           ;    12.3         16 low copy
        imul rdi, r11                                         ;    16.3 alu1    16 low
        imul rcx, r11                                         ;    17.3 alu1    16 low
        imul rbp, rsi                                         ;    18.3 alu1    16 low
        mov r11, rax                                          ;    13.0         16 low copy
        imul r11, r10                                         ;    19.3 alu1    16 low
        xor rbp, rcx                                          ;    21.3 alu2    16 low
        mov rcx, rdx                                          ;    13.5         16 low copy
        imul rcx, r12                                         ;    20.3 alu1    16 low
        xor rbp, r11                                          ;    22.3 alu3    16 low
        xor rbp, rcx                                          ;    23.3 alu0    16 low
        and rbp, rbx                                          ;    24.3 alu2    16 low
        imul rax, rsi                                         ;    21.3 alu1    16 low
        imul rdx, r10                                         ;    22.3 alu1    16 low
        imul r8, r12                                          ;    23.3 alu1    16 low
        xor rdi, rax                                          ;    24.3 alu3    16 low
        xor rdi, rdx                                          ;    25.3 alu0    16 low
        xor rdi, r8                                           ;    26.3 alu2    16 low
        xor r13, r14                                          ;    20.3 alu3    16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    18.3 agu0    16 low reload
        and rdi, r8                                           ;    27.3 alu0    16 low
        xor r13, rbp                                          ;    25.3 alu2    16 low
        xor r13, rdi                                          ;    28.3 alu3    16 low
        mov r10, r9                                           ;    19.5         16 low copy
        mov r11, qword [rel ghash_blocks.T0_constants64]      ;    19.7 agu1    16 low reload
        mov rsi, r9                                           ;    19.8         16 low copy
        mov r12, r9                                           ;    20.0         16 low copy
        and r10, r11                                          ;    23.7 alu0    16 low
        and rsi, rbx                                          ;    20.3 alu2    16 low
        mov rdi, r9                                           ;    20.5         16 low copy
        mov r14, qword [rel ghash_blocks.T0_constants64 + 8]  ;    20.7 agu2    16 low reload
        and r12, r14                                          ;    24.7 alu3    16 low
        mov rbp, r15                                          ;    21.0         16 low copy
        mov rax, r15                                          ;    21.2         16 low copy
        and rdi, r8                                           ;    22.3 alu0    16 low
        and rax, r14                                          ;    24.7 alu2    16 low
        and rbp, r11                                          ;    23.7 alu3    16 low
        mov rdx, r15                                          ;    22.3         16 low copy
        mov rcx, r15                                          ;    22.5         16 low copy
        and rcx, rbx                                          ;    22.7 alu0    16 low
        and rdx, r8                                           ;    22.8 alu2    16 low
        mov qword [rsp + 112], r13                            ;    29.3 agu0+st0   16 low spill
        mov r8, r12                                           ;    25.7         16 low copy
        imul r8, rdx                                          ;    25.7 alu1    16 low
        mov r13, r10                                          ;    24.7         16 low copy
        imul r13, rbp                                         ;    25.3 alu1    16 low
        xor r13, r8                                           ;    28.7 alu3    16 low
        mov r8, rsi                                           ;    24.0         16 low copy
        imul r8, rcx                                          ;    26.3 alu1    16 low
        xor r13, r8                                           ;    29.7 alu0    16 low
        mov r8, rdi                                           ;    24.5         16 low copy
        imul r8, rax                                          ;    27.3 alu1    16 low
        xor r13, r8                                           ;    30.7 alu2    16 low
        and r13, r11                                          ;    31.7 alu3    16 low
        mov r8, r10                                           ;    25.2         16 low copy
        imul r8, rax                                          ;    28.3 alu1    16 low
        mov r11, r12                                          ;    25.7         16 low copy
        imul r11, rbp                                         ;    29.3 alu1    16 low
        xor r8, r11                                           ;    32.3 alu0    16 low
        mov r11, rsi                                          ;    26.0         16 low copy
        imul r11, rdx                                         ;    30.3 alu1    16 low
        xor r8, r11                                           ;    33.3 alu2    16 low
        mov r11, rdi                                          ;    26.5         16 low copy
        imul r11, rcx                                         ;    31.3 alu1    16 low
        xor r8, r11                                           ;    34.3 alu3    16 low
        mov r11, r10                                          ;    27.0         16 low copy
        and r8, r14                                           ;    35.3 alu0    16 low
        imul r10, rdx                                         ;    32.3 alu1    16 low
        mov r14, rdi                                          ;    27.5         16 low copy
        imul r11, rcx                                         ;    33.3 alu1    16 low
        imul r14, rdx                                         ;    34.3 alu1    16 low
        mov rdx, r12                                          ;    28.5         16 low copy
        imul r12, rcx                                         ;    35.3 alu1    16 low
        xor r10, r12                                          ;    38.3 alu2    16 low
        imul rdx, rax                                         ;    36.3 alu1    16 low
        xor r11, r14                                          ;    37.3 alu3    16 low
        mov r14, rsi                                          ;    29.7         16 low copy
        imul rsi, rax                                         ;    37.3 alu1    16 low
        xor r11, rdx                                          ;    39.3 alu0    16 low
        imul r14, rbp                                         ;    38.3 alu1    16 low
        xor r11, r14                                          ;    41.3 alu2    16 low
        and r11, rbx                                          ;    42.3 alu3    16 low
        imul rdi, rbp                                         ;    39.3 alu1    16 low
        xor r10, rsi                                          ;    40.3 alu0    16 low
        xor r10, rdi                                          ;    42.3 alu2    16 low
        xor r13, r8                                           ;    36.3 alu3    16 low
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    34.3 agu1    16 low reload
        and r10, r8                                           ;    43.3 alu0    16 low
        xor r9, qword [rsp + 104]                             ;    34.7 alu2+agu2   16 low
        xor r13, r11                                          ;    43.3 alu3    16 low
        xor r13, r10                                          ;    44.3 alu0    16 low
        xor r15, qword [rsp + 96]                             ;    35.7 alu2+agu0   16 low
        mov r12, r9                                           ;    35.7         16 low copy
        mov r14, qword [rel ghash_blocks.T0_constants64 + 8]  ;    35.8 agu1    16 low reload
        and r12, r14                                          ;    39.8 alu3    16 low
        mov r10, r9                                           ;    36.3         16 low copy
        mov rax, r15                                          ;    36.7         16 low copy
        mov r11, qword [rel ghash_blocks.T0_constants64]      ;    36.7 agu2    16 low reload
        mov rdi, r15                                          ;    36.8         16 low copy
        and r10, r11                                          ;    40.7 alu0    16 low
        mov rbp, r15                                          ;    37.2         16 low copy
        and rbp, r14                                          ;    39.8 alu2    16 low
        and r15, r8                                           ;    38.3 alu3    16 low
        and rdi, r11                                          ;    40.7 alu0    16 low
        mov rdx, r12                                          ;    40.8         16 low copy
        imul rdx, r15                                         ;    40.8 alu1    16 low
        and rax, rbx                                          ;    38.7 alu2    16 low
        mov rcx, r10                                          ;    41.7         16 low copy
        imul rcx, rdi                                         ;    41.7 alu1    16 low
        mov rsi, r9                                           ;    39.5         16 low copy
        and rsi, rbx                                          ;    39.7 alu3    16 low
        and r9, r8                                            ;    39.8 alu0    16 low
        xor rcx, rdx                                          ;    44.7 alu2    16 low
        mov rdx, rsi                                          ;    40.7         16 low copy
        imul rdx, rax                                         ;    42.3 alu1    16 low
        xor rcx, rdx                                          ;    45.7 alu3    16 low
        mov rdx, r9                                           ;    40.8         16 low copy
        imul rdx, rbp                                         ;    43.3 alu1    16 low
        xor rcx, rdx                                          ;    46.7 alu0    16 low
        mov rdx, r10                                          ;    41.7         16 low copy
        imul rdx, rbp                                         ;    44.3 alu1    16 low
        and rcx, r11                                          ;    47.7 alu2    16 low
        mov r11, r12                                          ;    41.7         16 low copy
        imul r11, rdi                                         ;    45.3 alu1    16 low
        xor rdx, r11                                          ;    48.3 alu3    16 low
        mov r11, rsi                                          ;    42.2         16 low copy
        imul r11, r15                                         ;    46.3 alu1    16 low
        xor rdx, r11                                          ;    49.3 alu0    16 low
        mov r11, r9                                           ;    42.7         16 low copy
        imul r11, rax                                         ;    47.3 alu1    16 low
        xor rdx, r11                                          ;    50.3 alu2    16 low
        mov r11, r10                                          ;    43.2         16 low copy
        imul r10, r15                                         ;    48.3 alu1    16 low
        and rdx, r14                                          ;    51.3 alu3    16 low
        mov r14, r9                                           ;    43.7         16 low copy
        imul r14, r15                                         ;    49.3 alu1    16 low
        mov r15, r12                                          ;    44.0         16 low copy
        imul r11, rax                                         ;    50.3 alu1    16 low
        xor r11, r14                                          ;    53.3 alu0    16 low
        imul r15, rbp                                         ;    51.3 alu1    16 low
        mov r14, rsi                                          ;    44.7         16 low copy
        imul r14, rdi                                         ;    52.3 alu1    16 low
        xor r11, r15                                          ;    54.3 alu2    16 low
        xor r11, r14                                          ;    55.3 alu3    16 low
        and r11, rbx                                          ;    56.3 alu0    16 low
        imul r12, rax                                         ;    53.3 alu1    16 low
        xor r10, r12                                          ;    56.3 alu2    16 low
        imul r9, rdi                                          ;    54.3 alu1    16 low
        imul rsi, rbp                                         ;    55.3 alu1    16 low
        xor r10, rsi                                          ;    58.3 alu3    16 low
        xor rcx, r13                                          ;    49.3 alu0    16 low
        xor r10, r9                                           ;    59.3 alu2    16 low
        mov r9, qword [rsp + 112]                             ;    49.7 agu0    16 low reload
        xor rcx, r9                                           ;    53.7 alu3    16 low
        xor rcx, rdx                                          ;    54.7 alu0    16 low
        and r10, r8                                           ;    60.3 alu2    16 low
        xor rcx, r11                                          ;    57.3 alu3    16 low
        xor rcx, r10                                          ;    61.3 alu0    16 low
        mov r10, rcx                                          ;    62.3         16 low copy
        shl r10, 0x20                                         ;    62.3 alu2    16 low
        xor r9, r10                                           ;    63.3 alu3    16 low
        mov r11, qword [rsp + 80]                             ;    53.7 agu1    17 high
        mov r10, qword [rsp + 80]                             ;    53.8 agu2    17 high
        mov esi, 0xffffffff                                   ;    54.0 alu0    16 low reload
        mov qword [rsp + 80], r9                              ;    64.3 agu0+st1   16 low spill
        shr rcx, 0x20                                         ;    62.3 alu2    16 low
        mov rdi, qword [rel ghash_blocks.T0_constants64]      ;    54.7 agu1    16 low reload
        and r10, rsi                                          ;    57.8 alu3    17 high
        xor r13, rcx                                          ;    63.3 alu0    16 low
        mov rcx, r10                                          ;    58.8         17 high copy
        mov r14, qword [rsp + 48]                             ;    55.5 agu2    17 high
        and r14, rsi                                          ;    59.5 alu2    17 high
        shr r11, 0x20                                         ;    57.7 alu1    17 high
        mov r15, r10                                          ;    58.8         17 high copy
        and r15, rdi                                          ;    58.8 alu3    17 high
        mov rdx, r10                                          ;    58.8         17 high copy
        mov rbp, r10                                          ;    58.8         17 high copy
        mov rax, qword [rel ghash_blocks.T0_constants64 + 8]  ;    58.3 agu0    16 low reload
        and rbp, rax                                          ;    62.3 alu0    17 high
        mov r12, qword [rsp + 48]                             ;    58.8 agu1    17 high
        shr r12, 0x20                                         ;    62.8 alu2    17 high
        mov r9, r14                                           ;    60.5         17 high copy
        and rcx, rbx                                          ;    59.3 alu1    17 high
        and rdx, r8                                           ;    59.5 alu3    17 high
        mov qword [rsp + 112], r13                            ;    64.3 agu2+st0   16 low spill
        mov r13, r14                                          ;    60.5         17 high copy
        and r13, rax                                          ;    62.3 alu0    17 high
        and r9, rdi                                           ;    60.5 alu2    17 high
        mov qword [rsp + 104], r14                            ;    60.5 agu0+st1   17 high spill
        mov rsi, r14                                          ;    60.5         17 high copy
        mov qword [rsp + 96], r10                             ;    60.7 agu1+st0   17 high spill
        mov r10, r14                                          ;    60.8         17 high copy
        and rsi, rbx                                          ;    61.0 alu1    17 high
        and r10, r8                                           ;    61.2 alu3    17 high
        mov r14, r15                                          ;    61.3         17 high copy
        mov r8, rbp                                           ;    63.3         17 high copy
        imul r8, r10                                          ;    63.3 alu1    17 high
        imul r14, r9                                          ;    63.0 alu1    17 high
        xor r14, r8                                           ;    66.3 alu0    17 high
        mov r8, rcx                                           ;    62.2         17 high copy
        imul r8, rsi                                          ;    64.0 alu1    17 high
        xor r14, r8                                           ;    67.3 alu2    17 high
        mov r8, rdx                                           ;    62.7         17 high copy
        imul r8, r13                                          ;    65.0 alu1    17 high
        xor r14, r8                                           ;    68.3 alu3    17 high
        mov r8, r15                                           ;    63.2         17 high copy
        and r14, rdi                                          ;    69.3 alu0    17 high
        mov rdi, rbp                                          ;    63.5         17 high copy
        imul rdi, r9                                          ;    66.0 alu1    17 high
        imul r8, r13                                          ;    67.0 alu1    17 high
        xor r8, rdi                                           ;    70.0 alu2    17 high
        mov rdi, rcx                                          ;    64.2         17 high copy
        imul rdi, r10                                         ;    68.0 alu1    17 high
        xor r8, rdi                                           ;    71.0 alu3    17 high
        mov rdi, rdx                                          ;    64.7         17 high copy
        imul rdi, rsi                                         ;    69.0 alu1    17 high
        xor r8, rdi                                           ;    72.0 alu0    17 high
        and r8, rax                                           ;    73.0 alu2    17 high
        mov rax, rdx                                          ;    65.3         17 high copy
        mov rdi, r15                                          ;    65.5         17 high copy
        imul r15, r10                                         ;    70.0 alu1    17 high
        imul rax, r10                                         ;    71.0 alu1    17 high
        mov r10, rbp                                          ;    66.0         17 high copy
        imul rdi, rsi                                         ;    72.0 alu1    17 high
        xor rdi, rax                                          ;    75.0 alu3    17 high
        imul r10, r13                                         ;    73.0 alu1    17 high
        xor rdi, r10                                          ;    76.0 alu0    17 high
        mov rax, rcx                                          ;    67.0         17 high copy
        imul rax, r9                                          ;    74.0 alu1    17 high
        xor rdi, rax                                          ;    77.0 alu2    17 high
        and rdi, rbx                                          ;    78.0 alu3    17 high
        imul rbp, rsi                                         ;    75.0 alu1    17 high
        imul rcx, r13                                         ;    76.0 alu1    17 high
        imul rdx, r9                                          ;    77.0 alu1    17 high
        xor r15, rbp                                          ;    78.0 alu0    17 high
        xor r15, rcx                                          ;    79.0 alu2    17 high
        xor r15, rdx                                          ;    80.0 alu3    17 high
        xor r14, r8                                           ;    74.0 alu0    17 high
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    72.0 agu2    16 low reload
        xor r14, rdi                                          ;    79.0 alu2    17 high
        and r15, r8                                           ;    81.0 alu3    17 high
        mov r9, r11                                           ;    73.0         17 high copy
        mov rcx, r12                                          ;    73.2         17 high copy
        xor r14, r15                                          ;    82.0 alu0    17 high
        mov r15, qword [rel ghash_blocks.T0_constants64 + 8]  ;    73.5 agu0    16 low reload
        mov r10, qword [rel ghash_blocks.T0_constants64]      ;    73.7 agu1    16 low reload
        and r9, r10                                           ;    77.7 alu2    17 high
        mov r13, r11                                          ;    74.0         17 high copy
        and r13, r15                                          ;    77.5 alu3    17 high
        mov rsi, r11                                          ;    74.3         17 high copy
        and rsi, rbx                                          ;    74.5 alu0    17 high
        mov rdi, r11                                          ;    74.7         17 high copy
        mov rbp, r12                                          ;    74.8         17 high copy
        and rbp, r10                                          ;    77.7 alu2    17 high
        and rdi, r8                                           ;    76.0 alu3    17 high
        mov rax, r12                                          ;    75.3         17 high copy
        and rax, r15                                          ;    77.5 alu0    17 high
        and rcx, rbx                                          ;    76.0 alu2    17 high
        mov qword [rsp + 120], r14                            ;    83.0 agu2+st1   17 high spill
        mov rdx, r12                                          ;    76.3         17 high copy
        mov r14, r9                                           ;    78.7         17 high copy
        imul r14, rbp                                         ;    78.7 alu1    17 high
        and rdx, r8                                           ;    77.0 alu3    17 high
        mov r8, r13                                           ;    78.5         17 high copy
        imul r8, rdx                                          ;    79.0 alu1    17 high
        xor r14, r8                                           ;    82.0 alu0    17 high
        mov r8, rsi                                           ;    77.7         17 high copy
        imul r8, rcx                                          ;    80.0 alu1    17 high
        xor r14, r8                                           ;    83.0 alu2    17 high
        mov r8, rdi                                           ;    78.2         17 high copy
        imul r8, rax                                          ;    81.0 alu1    17 high
        xor r14, r8                                           ;    84.0 alu3    17 high
        and r14, r10                                          ;    85.0 alu0    17 high
        mov r10, r13                                          ;    78.8         17 high copy
        imul r10, rbp                                         ;    82.0 alu1    17 high
        mov r8, r9                                            ;    79.2         17 high copy
        imul r8, rax                                          ;    83.0 alu1    17 high
        xor r8, r10                                           ;    86.0 alu2    17 high
        mov r10, rsi                                          ;    79.7         17 high copy
        imul r10, rdx                                         ;    84.0 alu1    17 high
        xor r8, r10                                           ;    87.0 alu3    17 high
        mov r10, rdi                                          ;    80.2         17 high copy
        imul r10, rcx                                         ;    85.0 alu1    17 high
        xor r8, r10                                           ;    88.0 alu0    17 high
        and r8, r15                                           ;    89.0 alu2    17 high
        xor r14, r8                                           ;    90.0 alu3    17 high
        mov r10, r9                                           ;    81.2         17 high copy
        imul r10, rcx                                         ;    86.0 alu1    17 high
        imul r9, rdx                                          ;    87.0 alu1    17 high
        mov r15, rdi                                          ;    82.2         17 high copy
        imul r15, rdx                                         ;    88.0 alu1    17 high
        xor r10, r15                                          ;    91.0 alu0    17 high
        mov rdx, r13                                          ;    83.0         17 high copy
        imul rdx, rax                                         ;    89.0 alu1    17 high
        xor r10, rdx                                          ;    92.0 alu2    17 high
        mov r15, rsi                                          ;    83.5         17 high copy
        imul r15, rbp                                         ;    90.0 alu1    17 high
        xor r10, r15                                          ;    93.0 alu3    17 high
        imul r13, rcx                                         ;    91.0 alu1    17 high
        xor r9, r13                                           ;    94.0 alu0    17 high
        and r10, rbx                                          ;    94.0 alu2    17 high
        imul rdi, rbp                                         ;    92.0 alu1    17 high
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;    86.2 agu0    16 low reload
        imul rsi, rax                                         ;    93.0 alu1    17 high
        xor r9, rsi                                           ;    96.0 alu3    17 high
        xor r9, rdi                                           ;    97.0 alu0    17 high
        and r9, r8                                            ;    98.0 alu2    17 high
        xor r11, qword [rsp + 96]                             ;    88.2 alu3+agu1   17 high
        xor r14, r10                                          ;    95.0 alu0    17 high
        mov r15, qword [rel ghash_blocks.T0_constants64 + 8]  ;    89.0 agu2    16 low reload
        xor r14, r9                                           ;    99.0 alu2    17 high
        xor r12, qword [rsp + 104]                            ;    89.3 alu3+agu0   17 high
        mov r9, r11                                           ;    89.5         17 high copy
        mov rax, r12                                          ;    90.3         17 high copy
        mov r13, r11                                          ;    90.0         17 high copy
        and rax, rbx                                          ;    90.3 alu0    17 high
        mov rsi, r11                                          ;    90.3         17 high copy
        mov r10, qword [rel ghash_blocks.T0_constants64]      ;    90.5 agu1    16 low reload
        mov rdi, r12                                          ;    90.7         17 high copy
        and rsi, rbx                                          ;    90.8 alu2    17 high
        and r11, r8                                           ;    91.0 alu3    17 high
        and r9, r10                                           ;    94.5 alu0    17 high
        mov rcx, r9                                           ;    95.5         17 high copy
        and rdi, r10                                          ;    94.5 alu2    17 high
        imul rcx, rdi                                         ;    95.5 alu1    17 high
        and r13, r15                                          ;    93.0 alu3    17 high
        mov rdx, r13                                          ;    94.0         17 high copy
        mov rbp, r12                                          ;    92.2         17 high copy
        and r12, r8                                           ;    92.3 alu0    17 high
        and rbp, r15                                          ;    93.0 alu2    17 high
        imul rdx, r12                                         ;    95.0 alu1    17 high
        xor rcx, rdx                                          ;    98.5 alu3    17 high
        mov rdx, rsi                                          ;    93.3         17 high copy
        imul rdx, rax                                         ;    96.0 alu1    17 high
        xor rcx, rdx                                          ;    99.5 alu0    17 high
        mov rdx, r11                                          ;    94.0         17 high copy
        imul rdx, rbp                                         ;    97.0 alu1    17 high
        xor rcx, rdx                                          ;   100.5 alu2    17 high
        and rcx, r10                                          ;   101.5 alu3    17 high
        mov r10, r13                                          ;    94.7         17 high copy
        imul r10, rdi                                         ;    98.0 alu1    17 high
        mov rdx, r9                                           ;    95.5         17 high copy
        imul rdx, rbp                                         ;    99.0 alu1    17 high
        xor rdx, r10                                          ;   102.0 alu0    17 high
        mov r10, rsi                                          ;    95.5         17 high copy
        imul r10, r12                                         ;   100.0 alu1    17 high
        xor rdx, r10                                          ;   103.0 alu2    17 high
        mov r10, r11                                          ;    96.0         17 high copy
        imul r10, rax                                         ;   101.0 alu1    17 high
        xor rdx, r10                                          ;   104.0 alu3    17 high
        and rdx, r15                                          ;   105.0 alu0    17 high
        mov r10, r9                                           ;    97.0         17 high copy
        imul r9, r12                                          ;   102.0 alu1    17 high
        imul r10, rax                                         ;   103.0 alu1    17 high
        xor rcx, r14                                          ;   102.5 alu2    17 high
        mov r15, r11                                          ;    98.2         17 high copy
        imul r15, r12                                         ;   104.0 alu1    17 high
        mov r12, r13                                          ;    98.5         17 high copy
        imul r12, rbp                                         ;   105.0 alu1    17 high
        xor r10, r15                                          ;   107.0 alu3    17 high
        imul r13, rax                                         ;   106.0 alu1    17 high
        xor r10, r12                                          ;   108.0 alu0    17 high
        mov r15, rsi                                          ;   100.0         17 high copy
        imul r15, rdi                                         ;   107.0 alu1    17 high
        xor r10, r15                                          ;   110.0 alu2    17 high
        and r10, rbx                                          ;   111.0 alu3    17 high
        imul rsi, rbp                                         ;   108.0 alu1    17 high
        imul r11, rdi                                         ;   109.0 alu1    17 high
        xor r9, r13                                           ;   109.0 alu0    17 high
        xor r9, rsi                                           ;   111.0 alu2    17 high
        xor r9, r11                                           ;   112.0 alu3    17 high
        mov r11, qword [rsp + 120]                            ;   103.2 agu2    17 high reload
        xor rcx, r11                                          ;   107.2 alu0    17 high
        xor rcx, rdx                                          ;   108.2 alu2    17 high
        and r9, r8                                            ;   113.0 alu3    17 high
        xor rcx, r10                                          ;   112.0 alu0    17 high
        xor rcx, r9                                           ;   114.0 alu2    17 high
        mov r9, rcx                                           ;   115.0         17 high copy
        shl r9, 0x20                                          ;   115.0 alu2    17 high
        xor r11, r9                                           ;   116.0 alu3    17 high
        mov r9, qword [rsp + 88]                              ;   107.3 agu0    18 middle
        mov esi, 0xffffffff                                   ;   107.5 alu0    16 low reload
        shr rcx, 0x20                                         ;   115.0 alu2    17 high
        and r9, rsi                                           ;   111.3 alu3    18 middle
        xor r14, rcx                                          ;   116.0 alu0    17 high
        mov r12, qword [rsp + 64]                             ;   108.3 agu1    18 middle
        mov rbp, qword [rel ghash_blocks.T0_constants64 + 8]  ;   108.5 agu2    16 low reload
        and r12, rsi                                          ;   112.3 alu2    18 middle
        mov rdx, r12                                          ;   113.3         18 middle copy
        mov r10, qword [rsp + 88]                             ;   109.2 agu0    18 middle
        mov rcx, r9                                           ;   112.3         18 middle copy
        mov rsi, qword [rel ghash_blocks.T0_constants64]      ;   110.0 agu1    16 low reload
        shr r10, 0x20                                         ;   113.2 alu1    18 middle
        mov r13, qword [rsp + 64]                             ;   111.0 agu2    18 middle
        shr r13, 0x20                                         ;   115.0 alu2    18 middle
        mov r15, r9                                           ;   112.3         18 middle copy
        and r15, rsi                                          ;   114.0 alu3    18 middle
        mov rax, r9                                           ;   112.3         18 middle copy
        mov rdi, r9                                           ;   112.3         18 middle copy
        and rcx, r8                                           ;   112.3 alu0    18 middle
        and rax, rbx                                          ;   112.5 alu1    18 middle
        and rdi, rbp                                          ;   112.7 alu2    18 middle
        and rdx, rsi                                          ;   114.0 alu3    18 middle
        mov qword [rsp + 88], r14                             ;   117.0 agu0+st0   17 high spill
        mov qword [rsp + 120], r9                             ;   113.2 agu1+st1   18 middle spill
        mov r9, r12                                           ;   113.3         18 middle copy
        and r9, r8                                            ;   113.5 alu0    18 middle
        mov r14, r12                                          ;   113.7         18 middle copy
        mov r8, rdi                                           ;   113.8         18 middle copy
        imul r8, r9                                           ;   114.5 alu1    18 middle
        mov qword [rsp + 104], r12                            ;   114.2 agu2+st0   18 middle spill
        mov qword [rsp + 64], r11                             ;   117.0 agu0+st1   17 high spill
        mov r11, r12                                          ;   114.5         18 middle copy
        mov r12, r15                                          ;   115.0         18 middle copy
        imul r12, rdx                                         ;   115.0 alu1    18 middle
        xor r12, r8                                           ;   118.0 alu2    18 middle
        mov r8, rax                                           ;   115.2         18 middle copy
        and r11, rbp                                          ;   115.3 alu3    18 middle
        and r14, rbx                                          ;   115.5 alu0    18 middle
        imul r8, r14                                          ;   116.5 alu1    18 middle
        xor r12, r8                                           ;   119.5 alu2    18 middle
        mov r8, rcx                                           ;   116.0         18 middle copy
        imul r8, r11                                          ;   117.0 alu1    18 middle
        xor r12, r8                                           ;   120.5 alu3    18 middle
        and r12, rsi                                          ;   121.5 alu0    18 middle
        mov rsi, rdi                                          ;   116.7         18 middle copy
        imul rsi, rdx                                         ;   118.0 alu1    18 middle
        mov r8, r15                                           ;   117.0         18 middle copy
        imul r8, r11                                          ;   119.0 alu1    18 middle
        xor r8, rsi                                           ;   122.0 alu2    18 middle
        mov rsi, rax                                          ;   117.5         18 middle copy
        imul rsi, r9                                          ;   120.0 alu1    18 middle
        xor r8, rsi                                           ;   123.0 alu3    18 middle
        mov rsi, rcx                                          ;   118.0         18 middle copy
        imul rsi, r14                                         ;   121.0 alu1    18 middle
        xor r8, rsi                                           ;   124.0 alu0    18 middle
        mov rsi, r15                                          ;   118.5         18 middle copy
        imul r15, r9                                          ;   122.0 alu1    18 middle
        imul rsi, r14                                         ;   123.0 alu1    18 middle
        and r8, rbp                                           ;   125.0 alu2    18 middle
        mov rbp, rcx                                          ;   119.2         18 middle copy
        imul rbp, r9                                          ;   124.0 alu1    18 middle
        mov r9, rdi                                           ;   119.5         18 middle copy
        imul r9, r11                                          ;   125.0 alu1    18 middle
        xor rsi, rbp                                          ;   127.0 alu3    18 middle
        mov rbp, rax                                          ;   120.0         18 middle copy
        imul rbp, rdx                                         ;   126.0 alu1    18 middle
        xor rsi, r9                                           ;   128.0 alu0    18 middle
        imul rdi, r14                                         ;   127.0 alu1    18 middle
        xor rsi, rbp                                          ;   129.0 alu2    18 middle
        imul rax, r11                                         ;   128.0 alu1    18 middle
        imul rcx, rdx                                         ;   129.0 alu1    18 middle
        xor r15, rdi                                          ;   130.0 alu3    18 middle
        xor r15, rax                                          ;   131.0 alu0    18 middle
        xor r15, rcx                                          ;   132.0 alu2    18 middle
        xor r12, r8                                           ;   126.0 alu3    18 middle
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;   123.2 agu1    16 low reload
        and r15, r8                                           ;   133.0 alu0    18 middle
        and rsi, rbx                                          ;   130.0 alu2    18 middle
        xor r12, rsi                                          ;   131.0 alu3    18 middle
        mov rsi, r10                                          ;   125.0         18 middle copy
        mov r9, r10                                           ;   125.2         18 middle copy
        mov r14, r10                                          ;   125.3         18 middle copy
        xor r12, r15                                          ;   134.0 alu0    18 middle
        mov r15, qword [rel ghash_blocks.T0_constants64 + 8]  ;   125.7 agu2    16 low reload
        and r14, r15                                          ;   129.7 alu2    18 middle
        mov rdi, r10                                          ;   126.0         18 middle copy
        and rsi, rbx                                          ;   126.2 alu3    18 middle
        mov r11, qword [rel ghash_blocks.T0_constants64]      ;   126.3 agu0    16 low reload
        mov rcx, r13                                          ;   126.5         18 middle copy
        and r9, r11                                           ;   130.3 alu0    18 middle
        mov rax, r13                                          ;   126.8         18 middle copy
        and rdi, r8                                           ;   127.2 alu2    18 middle
        mov rbp, r13                                          ;   127.2         18 middle copy
        and rbp, r11                                          ;   130.3 alu3    18 middle
        and rcx, rbx                                          ;   127.7 alu0    18 middle
        mov rdx, r13                                          ;   127.7         18 middle copy
        and rdx, r8                                           ;   128.0 alu2    18 middle
        mov qword [rsp + 96], r12                             ;   135.0 agu1+st0   18 middle spill
        mov r12, r9                                           ;   131.3         18 middle copy
        imul r12, rbp                                         ;   131.3 alu1    18 middle
        and rax, r15                                          ;   129.7 alu3    18 middle
        mov r8, r14                                           ;   130.7         18 middle copy
        imul r8, rdx                                          ;   131.0 alu1    18 middle
        xor r12, r8                                           ;   134.3 alu0    18 middle
        mov r8, rsi                                           ;   129.8         18 middle copy
        imul r8, rcx                                          ;   132.0 alu1    18 middle
        xor r12, r8                                           ;   135.3 alu2    18 middle
        mov r8, rdi                                           ;   130.3         18 middle copy
        imul r8, rax                                          ;   133.0 alu1    18 middle
        xor r12, r8                                           ;   136.3 alu3    18 middle
        mov r8, r9                                            ;   131.3         18 middle copy
        imul r8, rax                                          ;   134.0 alu1    18 middle
        and r12, r11                                          ;   137.3 alu0    18 middle
        mov r11, r14                                          ;   131.3         18 middle copy
        imul r11, rbp                                         ;   135.0 alu1    18 middle
        xor r8, r11                                           ;   138.0 alu2    18 middle
        mov r11, rsi                                          ;   131.8         18 middle copy
        imul r11, rdx                                         ;   136.0 alu1    18 middle
        xor r8, r11                                           ;   139.0 alu3    18 middle
        mov r11, rdi                                          ;   132.3         18 middle copy
        imul r11, rcx                                         ;   137.0 alu1    18 middle
        xor r8, r11                                           ;   140.0 alu0    18 middle
        mov r11, r9                                           ;   132.8         18 middle copy
        imul r11, rcx                                         ;   138.0 alu1    18 middle
        imul r9, rdx                                          ;   139.0 alu1    18 middle
        and r8, r15                                           ;   141.0 alu2    18 middle
        mov r15, rdi                                          ;   134.0         18 middle copy
        imul r15, rdx                                         ;   140.0 alu1    18 middle
        mov rdx, r14                                          ;   134.3         18 middle copy
        imul rdx, rax                                         ;   141.0 alu1    18 middle
        xor r11, r15                                          ;   143.0 alu3    18 middle
        mov r15, rsi                                          ;   135.0         18 middle copy
        imul r15, rbp                                         ;   142.0 alu1    18 middle
        xor r11, rdx                                          ;   144.0 alu0    18 middle
        xor r11, r15                                          ;   145.0 alu2    18 middle
        and r11, rbx                                          ;   146.0 alu3    18 middle
        imul r14, rcx                                         ;   143.0 alu1    18 middle
        imul rsi, rax                                         ;   144.0 alu1    18 middle
        imul rdi, rbp                                         ;   145.0 alu1    18 middle
        xor r9, r14                                           ;   146.0 alu0    18 middle
        xor r9, rsi                                           ;   147.0 alu2    18 middle
        xor r9, rdi                                           ;   148.0 alu3    18 middle
        xor r12, r8                                           ;   142.0 alu0    18 middle
        mov r8, qword [rel ghash_blocks.T0_constants64 + 24]  ;   140.0 agu2    16 low reload
        and r9, r8                                            ;   149.0 alu2    18 middle
        xor r10, qword [rsp + 120]                            ;   140.3 alu3+agu0   18 middle
        xor r12, r11                                          ;   147.0 alu0    18 middle
        mov r11, qword [rel ghash_blocks.T0_constants64]      ;   141.0 agu1    16 low reload
        xor r12, r9                                           ;   150.0 alu2    18 middle
        mov r14, r10                                          ;   141.3         18 middle copy
        mov r15, qword [rel ghash_blocks.T0_constants64 + 8]  ;   141.5 agu2    16 low reload
        and r14, r15                                          ;   145.5 alu3    18 middle
        mov rdx, r14                                          ;   146.5         18 middle copy
        mov rsi, r10                                          ;   142.2         18 middle copy
        mov r9, r10                                           ;   142.3         18 middle copy
        xor r13, qword [rsp + 104]                            ;   142.5 alu0+agu0   18 middle
        mov rdi, r13                                          ;   143.5         18 middle copy
        and r9, r11                                           ;   145.0 alu2    18 middle
        mov rbp, r13                                          ;   143.5         18 middle copy
        and rsi, rbx                                          ;   143.5 alu3    18 middle
        and r10, r8                                           ;   144.0 alu0    18 middle
        mov rax, r13                                          ;   143.8         18 middle copy
        and r13, r8                                           ;   144.0 alu2    18 middle
        and rax, rbx                                          ;   144.5 alu3    18 middle
        and rdi, r11                                          ;   145.0 alu0    18 middle
        and rbp, r15                                          ;   145.5 alu2    18 middle
        mov r8, r10                                           ;   145.0         18 middle copy
        mov rcx, r9                                           ;   146.0         18 middle copy
        imul rcx, rdi                                         ;   146.0 alu1    18 middle
        imul rdx, r13                                         ;   147.0 alu1    18 middle
        xor rcx, rdx                                          ;   150.0 alu3    18 middle
        mov rdx, rsi                                          ;   145.5         18 middle copy
        imul rdx, rax                                         ;   148.0 alu1    18 middle
        xor rcx, rdx                                          ;   151.0 alu0    18 middle
        mov rdx, r10                                          ;   146.0         18 middle copy
        imul rdx, rbp                                         ;   149.0 alu1    18 middle
        xor rcx, rdx                                          ;   152.0 alu2    18 middle
        and rcx, r11                                          ;   153.0 alu3    18 middle
        mov r11, r9                                           ;   146.7         18 middle copy
        imul r11, rbp                                         ;   150.0 alu1    18 middle
        mov rdx, r14                                          ;   147.0         18 middle copy
        imul rdx, rdi                                         ;   151.0 alu1    18 middle
        xor r11, rdx                                          ;   154.0 alu0    18 middle
        mov rdx, rsi                                          ;   147.5         18 middle copy
        imul rdx, r13                                         ;   152.0 alu1    18 middle
        xor r11, rdx                                          ;   155.0 alu2    18 middle
        mov rdx, r10                                          ;   148.0         18 middle copy
        imul rdx, rax                                         ;   153.0 alu1    18 middle
        xor r11, rdx                                          ;   156.0 alu3    18 middle
        and r11, r15                                          ;   157.0 alu0    18 middle
        mov r15, r9                                           ;   148.7         18 middle copy
        mov rdx, r14                                          ;   148.8         18 middle copy
        imul rdx, rbp                                         ;   154.0 alu1    18 middle
        imul r15, rax                                         ;   155.0 alu1    18 middle
        xor r15, rdx                                          ;   158.0 alu2    18 middle
        imul r8, r13                                          ;   156.0 alu1    18 middle
        xor r15, r8                                           ;   159.0 alu3    18 middle
        imul r9, r13                                          ;   157.0 alu1    18 middle
        mov r13, rsi                                          ;   151.0         18 middle copy
        imul r13, rdi                                         ;   158.0 alu1    18 middle
        xor r15, r13                                          ;   161.0 alu0    18 middle
        and r15, rbx                                          ;   162.0 alu2    18 middle
        imul r14, rax                                         ;   159.0 alu1    18 middle
        imul rsi, rbp                                         ;   160.0 alu1    18 middle
        imul r10, rdi                                         ;   161.0 alu1    18 middle
        xor r9, r14                                           ;   162.0 alu3    18 middle
        xor r9, rsi                                           ;   163.0 alu0    18 middle
        xor rcx, r12                                          ;   155.0 alu2    18 middle
        mov r8, qword [rsp + 96]                              ;   155.2 agu1    18 middle reload
        xor r9, r10                                           ;   164.0 alu3    18 middle
        xor rcx, r8                                           ;   159.2 alu0    18 middle
        xor rcx, r11                                          ;   160.2 alu2    18 middle
        and r9, qword [rel ghash_blocks.T0_constants64 + 24]  ;   165.0 alu3+agu2   18 middle
        xor rcx, r15                                          ;   163.0 alu0    18 middle
        xor rcx, r9                                           ;   166.0 alu2    18 middle
        mov r9, qword [rsp + 64]                              ;   158.0 agu0    17 high reload
        mov r10, qword [rsp + 112]                            ;   158.2 agu1    16 low reload
        xor r12, r9                                           ;   162.0 alu3    19 z
        xor r12, r10                                          ;   163.0 alu0    19 z
        mov r11, qword [rsp + 88]                             ;   159.0 agu2    17 high reload
        xor r12, r11                                          ;   164.0 alu2    19 z
        mov r13, qword [rsp + 80]                             ;   159.3 agu0    16 low reload
        xor r8, r13                                           ;   163.3 alu3    19 z
        xor r8, r9                                            ;   164.3 alu0    19 z
        xor r8, r10                                           ;   165.3 alu2    19 z
        shl r11, 1                                            ;   163.0 alu2    21 p[0]
        mov r9, rcx                                           ;   167.0         18 middle copy
        shl r9, 0x20                                          ;   167.0 alu1    18 middle
        shr rcx, 0x20                                         ;   167.0 alu2    18 middle
        xor r12, rcx                                          ;   168.0 alu3    19 z
        xor r8, r9                                            ;   168.0 alu0    19 z
        mov r9, r12                                           ;   169.0         21 p[0] copy
        shl r12, 1                                            ;   169.0 alu1    21 p[1]
        shr r9, 0x3f                                          ;   169.0 alu2    21 p[0]
        or r11, r9                                            ;   170.0 alu3    21 p[0]
        mov r9, r8                                            ;   169.0         21 p[1] copy
        shr r9, 0x3f                                          ;   169.0 alu1    21 p[1]
        or r12, r9                                            ;   170.0 alu0    21 p[1]
        mov r9, r13                                           ;   164.3         21 p[2] copy
        shl r8, 1                                             ;   169.0 alu2    21 p[2]
        shr r9, 0x3f                                          ;   165.2 alu1    21 p[2]
        or r9, r8                                             ;   170.0 alu3    21 p[2]
        shl r13, 1                                            ;   165.5 alu2    21 p[3]
        mov r10, r13                                          ;   166.5          8 third copy
        shl r10, 0x3e                                         ;   166.5 alu1     8 third
        mov r14, r13                                          ;   166.5          7 third copy
        xor r12, r13                                          ;   171.0 alu0    23 third
        mov r8, r13                                           ;   166.8          8 third copy
        shl r8, 0x3f                                          ;   167.0 alu2     8 third
        shr r14, 7                                            ;   167.2 alu1     7 third
        xor r8, r10                                           ;   168.0 alu3    22 third
        xor r8, r9                                            ;   171.0 alu0    22 third
        mov r9, r13                                           ;   167.7          8 third copy
        shl r9, 0x39                                          ;   168.0 alu2     8 third
        xor r8, r9                                            ;   172.0 alu1    22 third
        mov r9, r8                                            ;   173.0          7 third copy
        shr r9, 1                                             ;   173.0 alu2     7 third
        xor r11, r9                                           ;   174.0 alu3    23 third
        xor r11, r8                                           ;   175.0 alu0    23 third
        mov r9, r8                                            ;   173.0          7 third copy
        shr r9, 2                                             ;   173.0 alu1     7 third
        xor r11, r9                                           ;   176.0 alu3    23 third
        mov r9, r8                                            ;   173.0          7 third copy
        shr r9, 7                                             ;   173.0 alu2     7 third
        xor r11, r9                                           ;   177.0 alu0    23 third
        mov r9, r13                                           ;   170.0          7 third copy
        shr r9, 1                                             ;   170.2 alu1     7 third
        xor r12, r9                                           ;   172.0 alu3    23 third
        mov r10, r13                                          ;   170.5          7 third copy
        shr r10, 2                                            ;   171.0 alu2     7 third
        xor r12, r10                                          ;   173.0 alu0    23 third
        xor r12, r14                                          ;   174.0 alu1    23 third
        mov r9, r8                                            ;   173.0          8 third copy
        mov r15, r8                                           ;   173.0          8 third copy
        shl r15, 0x3f                                         ;   173.0 alu2     8 third
        xor r12, r15                                          ;   175.0 alu3    23 third
        shl r9, 0x3e                                          ;   173.0 alu1     8 third
        xor r12, r9                                           ;   176.0 alu0    23 third
        shl r8, 0x39                                          ;   173.3 alu2     8 third
        xor r12, r8                                           ;   177.0 alu3    23 third
        mov r8, qword [rsp + 72]                              ;   173.7 agu1    28 blocks
        add r8, 0x10                                          ;   177.7 alu1    28 blocks
        mov r10, r12                                          ;   178.0         23 third copy
        mov r9, r11                                           ;   178.0         23 third copy
        cmp r8, qword [rsp + 24]                              ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 16], r8                              ;                    resident
        mov qword [rsp + 32], r9                              ;                    resident
        mov qword [rsp + 40], r10                             ;                    resident
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
        mov qword [rsp + 120], rax                            ;                    cleared
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
