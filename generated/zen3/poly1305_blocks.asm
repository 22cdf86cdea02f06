; poly1305_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu zen3
;
; void poly1305_blocks(const void *r, void *h, const void *m, uint32_t n);   System V, 64 bits
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1696 bytes, 54 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 57 uops, planned 16.5; bounds: width 9.5, ports 9.3, path 9.0
;   blocks_lanes: 387 uops, planned 105.0; bounds: width 64.5, ports 75.5, path 77.0
;   blocks_lanes/blocks: 177 uops, planned 62.3; bounds: width 29.5, ports 37.0, path 25.0
;   blocks_lanes.2: 20 uops, planned 11.5; bounds: width 3.3, ports 5.0, path 5.0
;   blocks_lanes/blocks_last: 177 uops, planned 62.3; bounds: width 29.5, ports 37.0, path 25.0
;   blocks_lanes.4: 54 uops, planned 21.3; bounds: width 9.0, ports 5.0, path 14.0
;   body.2: 27 uops, planned 9.3; bounds: width 4.5, ports 5.0, path 5.0
;   blocks: 47 uops, planned 20.0; bounds: width 7.8, ports 6.5, path 20.0
;   body.4: 27 uops, planned 13.0; bounds: width 4.5, ports 4.0, path 9.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 1 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks, limb 2 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 3 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 4 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks_lanes, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 2 of 3 by 64 bits: at most 256
;   a in blocks, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 2 of 3 by 64 bits: at most 4
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
%fatal "poly1305_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_poly1305_blocks
$_poly1305_blocks:
%else
        global $poly1305_blocks
%endif
$poly1305_blocks:
        push rbx                                                        ;                    preserved
        push rbp                                                        ;                    preserved
        push r12                                                        ;                    preserved
        push r13                                                        ;                    preserved
        push r14                                                        ;                    preserved
        push r15                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0x6a0                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        mov qword [rsp + 1624], rax                                     ;                    frame
        mov qword [rsp + 1504], rsi                                     ;                    argument
        mov dword [rsp + 1632], ecx                                     ;                    argument
        mov qword [rsp + 1512], rdi                                     ;                    argument
        mov qword [rsp + 1560], rdx                                     ;                    argument
        mov r8, qword [rsp + 1504]                                      ;     0.0 agu0    41 a reload
        mov edi, dword [rsp + 1632]                                     ;     0.2 agu1    42 blocks_lanes
        shr edi, 3                                                      ;     4.2 alu1    42 blocks_lanes
        mov r11d, dword [r8 + 8]                                        ;     4.0 agu2    41 a
        mov ebp, dword [r8 + 12]                                        ;     4.0 agu0    41 a
        mov r15, rbp                                                    ;     8.0         41 a copy
        mov r9d, dword [r8 + 16]                                        ;     4.0 agu1    41 a
        shl r15, 0x20                                                   ;     8.0 alu2    41 a
        or r15, r11                                                     ;     9.0 alu0    41 a
        mov esi, dword [r8 + 4]                                         ;     4.0 agu2    41 a
        mov r14, rsi                                                    ;     8.0         41 a copy
        shl r14, 0x20                                                   ;     8.0 alu1    41 a
        mov r10d, dword [r8]                                            ;     4.0 agu0    41 a
        mov r13, qword [rsp + 1512]                                     ;     2.2 agu1     9 k reload
        mov dword [rsp + 1636], r10d                                    ;     8.0 agu2+st0   41 a
        cmp edi, 1                                                      ;     5.2 alu3    42 blocks_lanes
        sbb r12d, r12d                                                  ;     6.2 alu2    42 blocks_lanes
        mov edi, dword [r13 + 4]                                        ;     6.2 agu0     9 k
        and edi, 0xffffffc                                              ;    10.2 alu0     9 k
        mov rcx, r9                                                     ;     8.0         41 a copy
        and rcx, -4                                                     ;     8.0 alu1    41 a
        mov rax, r9                                                     ;     8.0         41 a copy
        shr rax, 2                                                      ;     8.0 alu2    41 a
        add rax, rcx                                                    ;     9.0 alu3    41 a
        mov rcx, r9                                                     ;     8.0         41 a copy
        or r14, r10                                                     ;     9.0 alu0    41 a
        and rcx, 3                                                      ;     8.0 alu1    41 a
        mov ebx, dword [r13]                                            ;     6.3 agu1     9 k
        mov dword [rsp + 1640], edi                                     ;    11.2 agu2+st1    9 k
        mov edx, dword [r13 + 12]                                       ;     8.0 agu0     9 k
        add r14, rax                                                    ;    10.0 alu2    41 a
        adc r15, 0                                                      ;    11.0 alu3    41 a
        adc rcx, 0                                                      ;    12.0 alu0    41 a
        mov r13d, dword [r13 + 8]                                       ;     8.7 agu1     9 k
        and r13d, 0xffffffc                                             ;    12.7 alu1     9 k
        mov rax, rdi                                                    ;    11.2          9 k copy
        shl rax, 0x20                                                   ;    11.2 alu2     9 k
        mov dword [rsp + 1644], r9d                                     ;     9.3 agu2+st0   41 a
        mov qword [rsp + 1520], r14                                     ;    11.0 agu0+st1   42 blocks_lanes
        mov dword [rsp + 1648], r11d                                    ;    10.3 agu1+st0   41 a
        and ebx, 0xfffffff                                              ;    10.3 alu3     9 k
        mov dword [rsp + 1652], ebp                                     ;    10.5 agu2+st1   41 a
        mov dword [rsp + 1656], esi                                     ;    11.3 agu0+st0   41 a
        add r12d, 1                                                     ;    10.3 alu0    42 blocks_lanes
        and edx, 0xffffffc                                              ;    12.0 alu1     9 k
        mov qword [rsp + 1528], rcx                                     ;    13.0 agu1+st1   42 blocks_lanes
        mov dword [rsp + 1660], r13d                                    ;    13.7 agu2+st0    9 k
        mov dword [rsp + 1664], edx                                     ;    13.0 agu0+st1    9 k
        shl rdx, 0x20                                                   ;    13.0 alu2     9 k
        mov dword [rsp + 1668], ebx                                     ;    13.3 agu1+st0    9 k
        mov dword [rsp + 1672], r12d                                    ;    13.5 agu2+st1   42 blocks_lanes
        or rax, rbx                                                     ;    12.2 alu3     9 k
        mov qword [rsp + 1536], rax                                     ;    14.3 agu0+st0    9 k
        mov qword [rsp + 1544], r15                                     ;    14.5 agu1+st1   42 blocks_lanes
        mov dword [rsp + 1676], r12d                                    ;    15.3 agu2+st0   42 blocks_lanes
        or r13, rdx                                                     ;    14.0 alu0     9 k
        mov qword [rsp + 1552], r13                                     ;    15.5 agu0+st1    9 k
        cmp dword [rsp + 1672], 0                                       ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        vmovd xmm0, [rsp + 1644]                                        ;     0.0 agu0    42 a
        mov r8d, dword [rsp + 1656]                                     ;     0.2 agu1    42 a
        shl r8, 0x20                                                    ;     4.2 alu1    42 a
        mov esi, dword [rsp + 1636]                                     ;     0.5 agu2    42 a reload
        or r8, rsi                                                      ;     5.2 alu0    42 a
        vpsllq ymm0, ymm0, 0x18                                         ;     7.0 fp1     42 a
        vmovq xmm1, r8                                                  ;     6.2 fp4     42 a
        mov r8d, dword [rsp + 1652]                                     ;     1.2 agu0    42 a
        mov esi, dword [rsp + 1648]                                     ;     1.3 agu1    42 a reload
        shl r8, 0x20                                                    ;     5.2 alu2    42 a
        or r8, rsi                                                      ;     6.2 alu3    42 a
        vmovq xmm2, r8                                                  ;     7.2 fp4     42 a
        mov r8d, dword [rsp + 1640]                                     ;     2.0 agu2    42 a
        shl r8, 0x20                                                    ;     6.0 alu1    42 a
        mov esi, dword [rsp + 1668]                                     ;     2.3 agu0    42 a reload
        or r8, rsi                                                      ;     7.0 alu0    42 a
        vmovq xmm3, r8                                                  ;     8.0 fp4     42 a
        mov r8d, dword [rsp + 1664]                                     ;     2.8 agu1    42 a
        vpermq ymm3, ymm3, 0                                            ;    11.0 fp0+fp2   42 a
        shl r8, 0x20                                                    ;     6.8 alu2    42 a
        mov esi, dword [rsp + 1660]                                     ;     3.5 agu2    42 a reload
        or r8, rsi                                                      ;     7.8 alu3    42 a
        vmovq xmm4, r8                                                  ;     8.8 fp4     42 a
        vpsrlq ymm5, ymm1, 0x1a                                         ;     9.2 fp1     42 a
        vpsrlq ymm6, ymm1, 0x34                                         ;     9.2 fp2     42 a
        vmovdqu ymm7, [rel poly1305_blocks.T0_constants256]             ;     5.2 agu0    42 a reload
        vpand ymm1, ymm1, ymm7                                          ;    12.2 fp3     42 a
        vpermq ymm4, ymm4, 0                                            ;    11.8 fp0+fp1   42 a
        vpsllq ymm8, ymm2, 0xc                                          ;    10.2 fp2     42 a
        vpor ymm6, ymm6, ymm8                                           ;    11.2 fp3     42 a
        vpsrlq ymm8, ymm2, 0x28                                         ;    10.2 fp1     42 a
        vpor ymm0, ymm0, ymm8                                           ;    11.2 fp0     42 a
        vpsrlq ymm2, ymm2, 0xe                                          ;    10.2 fp2     42 a
        vpsrlq ymm8, ymm0, 0x1a                                         ;    12.2 fp1     42 a
        vpand ymm5, ymm5, ymm7                                          ;    12.2 fp3     42 a
        vmovdqu ymm9, [rel poly1305_blocks.T0_constants256 + 32]        ;     8.0 agu1    42 a reload
        vpmuludq ymm8, ymm8, ymm9                                       ;    15.0 fp0     42 a
        vpand ymm2, ymm2, ymm7                                          ;    12.2 fp2     42 a
        vpand ymm0, ymm0, ymm7                                          ;    12.2 fp3     42 a
        vpsrlq ymm10, ymm3, 0x1a                                        ;    17.0 fp1     42 a
        vpsrlq ymm11, ymm3, 0x34                                        ;    17.0 fp2     42 a
        vpand ymm3, ymm3, ymm7                                          ;    17.0 fp0     42 a
        vpand ymm10, ymm10, ymm7                                        ;    18.0 fp3     42 a
        vpsllq ymm12, ymm4, 0xc                                         ;    17.8 fp1     42 a
        vpor ymm11, ymm11, ymm12                                        ;    18.8 fp2     42 a
        vpsrlq ymm12, ymm4, 0xe                                         ;    17.8 fp1     42 a
        vpsrlq ymm4, ymm4, 0x28                                         ;    17.8 fp2     42 a
        vpand ymm12, ymm12, ymm7                                        ;    18.8 fp0     42 a
        vpaddq ymm8, ymm8, ymm1                                         ;    18.0 fp3     42 a
        vpsrlq ymm1, ymm8, 0x1a                                         ;    19.0 fp1     42 a
        vpaddq ymm5, ymm5, ymm1                                         ;    20.0 fp0     42 a
        vpand ymm11, ymm11, ymm7                                        ;    19.8 fp3     42 a
        vpand ymm8, ymm8, ymm7                                          ;    19.0 fp2     42 a
        vpand ymm6, ymm6, ymm7                                          ;    13.8 fp0     42 a
        vpmuludq ymm1, ymm3, ymm3                                       ;    18.0 fp3     42 a
        vpmuludq ymm13, ymm10, ymm3                                     ;    19.0 fp0     42 a
        vpmuludq ymm14, ymm4, ymm3                                      ;    18.8 fp3     42 a
        vpmuludq ymm15, ymm12, ymm3                                     ;    19.8 fp0     42 a
        vmovdqu [rsp + 0], ymm5                                         ;    21.0 agu2+fp5   42 blocks
        vpmuludq ymm5, ymm11, ymm3                                      ;    20.8 fp3     42 a
        vmovdqu [rsp + 32], ymm6                                        ;    18.3 agu0+fp5   42 blocks
        vpmuludq ymm6, ymm9, ymm4                                       ;    18.8 fp0     42 a
        vmovdqu [rsp + 64], ymm2                                        ;    19.3 agu1+fp5   42 blocks
        vpmuludq ymm2, ymm9, ymm10                                      ;    19.0 fp3     42 a
        vpmuludq ymm2, ymm2, ymm4                                       ;    22.0 fp0     42 a
        vpaddq ymm1, ymm1, ymm2                                         ;    25.0 fp1     42 a
        vpmuludq ymm2, ymm9, ymm12                                      ;    20.0 fp3     42 a
        vmovdqu [rsp + 96], ymm8                                        ;    20.3 agu2+fp5   42 blocks
        vpmuludq ymm8, ymm10, ymm10                                     ;    20.2 fp0     42 a
        vpand ymm3, ymm3, [rel poly1305_blocks.T0_constants256 + 96]    ;    19.5 fp2+agu0   42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    23.8 fp1     42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    24.8 fp2     42 a
        vpmuludq ymm5, ymm12, ymm10                                     ;    21.0 fp3     42 a
        vmovdqu [rsp + 128], ymm0                                       ;    21.3 agu1+fp5   42 blocks
        vpmuludq ymm0, ymm11, ymm10                                     ;    21.2 fp0     42 a
        mov esi, dword [rsp + 1632]                                     ;    20.5 agu2    42 blocks
        shr esi, 3                                                      ;    24.5 alu1    42 blocks
        vpmuludq ymm7, ymm6, ymm10                                      ;    22.0 fp3     42 a
        vpaddq ymm1, ymm1, ymm7                                         ;    26.0 fp1     42 a
        vpmuludq ymm7, ymm9, ymm11                                      ;    22.2 fp0     42 a
        vpand ymm10, ymm10, [rel poly1305_blocks.T0_constants256 + 96]  ;    21.5 fp2+agu0   42 a
        vpmuludq ymm9, ymm6, ymm11                                      ;    23.0 fp3     42 a
        vpaddq ymm9, ymm9, ymm13                                        ;    26.0 fp1     42 a
        vpaddq ymm9, ymm9, ymm13                                        ;    27.0 fp2     42 a
        vpmuludq ymm13, ymm6, ymm12                                     ;    23.2 fp0     42 a
        vpmuludq ymm6, ymm6, ymm4                                       ;    24.0 fp3     42 a
        vpaddq ymm8, ymm8, ymm13                                        ;    26.2 fp1     42 a
        vpmuludq ymm13, ymm11, ymm11                                    ;    24.2 fp0     42 a
        vpaddq ymm6, ymm6, ymm15                                        ;    27.0 fp2     42 a
        vpaddq ymm6, ymm6, ymm15                                        ;    28.0 fp1     42 a
        vpmuludq ymm15, ymm2, ymm11                                     ;    25.0 fp3     42 a
        vpaddq ymm6, ymm6, ymm0                                         ;    29.0 fp2     42 a
        vpaddq ymm6, ymm6, ymm0                                         ;    30.0 fp1     42 a
        vpaddq ymm1, ymm1, ymm15                                        ;    28.0 fp0     42 a
        vpmuludq ymm0, ymm2, ymm12                                      ;    26.0 fp3     42 a
        vpmuludq ymm2, ymm2, ymm4                                       ;    26.2 fp0     42 a
        vpmuludq ymm15, ymm7, ymm12                                     ;    27.0 fp3     42 a
        vpmuludq ymm7, ymm7, ymm4                                       ;    27.2 fp0     42 a
        vpaddq ymm1, ymm1, ymm15                                        ;    30.0 fp2     42 a
        vpaddq ymm9, ymm9, ymm0                                         ;    29.0 fp1     42 a
        vpaddq ymm9, ymm9, ymm7                                         ;    30.2 fp2     42 a
        vpaddq ymm13, ymm13, ymm14                                      ;    27.2 fp1     42 a
        vpaddq ymm13, ymm13, ymm14                                      ;    28.2 fp2     42 a
        vpaddq ymm13, ymm13, ymm5                                       ;    29.2 fp3     42 a
        vpaddq ymm13, ymm13, ymm5                                       ;    30.2 fp1     42 a
        vpaddq ymm8, ymm8, ymm2                                         ;    29.2 fp0     42 a
        vpsrlq ymm0, ymm6, 0x1a                                         ;    31.0 fp2     42 a
        vpaddq ymm13, ymm13, ymm0                                       ;    32.0 fp3     42 a
        vpsrlq ymm0, ymm1, 0x1a                                         ;    31.0 fp1     42 a
        vpaddq ymm9, ymm9, ymm0                                         ;    32.0 fp0     42 a
        vmovdqu ymm0, [rel poly1305_blocks.T0_constants256]             ;    27.7 agu1    42 a reload
        vpand ymm1, ymm1, ymm0                                          ;    34.7 fp2     42 a
        vpsrlq ymm2, ymm13, 0x1a                                        ;    33.0 fp1     42 a
        vpsrlq ymm5, ymm9, 0x1a                                         ;    33.0 fp2     42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    34.0 fp3     42 a
        vmovdqu ymm5, [rel poly1305_blocks.T0_constants256 + 32]        ;    29.0 agu0    42 a reload
        vpmuludq ymm2, ymm2, ymm5                                       ;    36.0 fp0     42 a
        vpaddq ymm1, ymm1, ymm2                                         ;    39.0 fp3     42 a
        vpsrlq ymm2, ymm8, 0x1a                                         ;    35.0 fp1     42 a
        vmovdqu ymm7, [rel poly1305_blocks.T0_constants256 + 96]        ;    29.7 agu1    42 a reload
        vpand ymm11, ymm11, ymm7                                        ;    36.7 fp0     42 a
        vpand ymm12, ymm12, ymm7                                        ;    36.7 fp2     42 a
        vpand ymm4, ymm4, ymm7                                          ;    36.7 fp3     42 a
        vpand ymm13, ymm13, ymm0                                        ;    34.7 fp1     42 a
        vpand ymm9, ymm9, ymm0                                          ;    34.7 fp0     42 a
        vpand ymm8, ymm8, ymm0                                          ;    35.0 fp2     42 a
        vpand ymm6, ymm6, ymm0                                          ;    34.7 fp3     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    36.0 fp1     42 a
        vpsrlq ymm6, ymm2, 0x1a                                         ;    37.0 fp2     42 a
        vpand ymm2, ymm2, ymm0                                          ;    37.0 fp0     42 a
        vpsrlq ymm7, ymm1, 0x1a                                         ;    40.0 fp1     42 a
        vpaddq ymm9, ymm9, ymm7                                         ;    41.0 fp3     42 a
        vpmuludq ymm7, ymm5, ymm8                                       ;    36.0 fp0     42 a
        vpand ymm1, ymm1, ymm0                                          ;    40.0 fp2     42 a
        vpaddq ymm6, ymm6, ymm13                                        ;    38.0 fp3     42 a
        vmovdqu ymm13, [rel poly1305_blocks.T0_constants256 + 64]       ;    35.2 agu0    42 a reload
        vpand ymm14, ymm8, ymm13                                        ;    42.2 fp1     42 a
        vpor ymm11, ymm11, ymm14                                        ;    43.2 fp0     42 a
        vpmuludq ymm14, ymm5, ymm6                                      ;    39.0 fp3     42 a
        cmp esi, 1                                                      ;    36.0 alu0    42 blocks
        vpmuludq ymm15, ymm5, ymm2                                      ;    38.0 fp0     42 a
        sbb edi, edi                                                    ;    37.0 alu2    42 blocks
        add esi, 0xffffffff                                             ;    36.5 alu3    42 blocks
        sub esi, edi                                                    ;    38.0 alu1    42 blocks
        mov dword [rsp + 1680], esi                                     ;    39.0 agu2+st0   42 blocks
        shl rsi, 7                                                      ;    39.0 alu2    42 blocks
        add rsi, qword [rsp + 1560]                                     ;    40.0 alu0+agu1   42 blocks
        mov qword [rsp + 1568], rsi                                     ;    41.0 agu0+st1   42 blocks
        vpand ymm0, ymm2, ymm13                                         ;    42.2 fp2     42 a
        vpor ymm12, ymm12, ymm0                                         ;    43.2 fp1     42 a
        vpand ymm0, ymm6, ymm13                                         ;    42.2 fp3     42 a
        vpor ymm4, ymm4, ymm0                                           ;    43.2 fp0     42 a
        vpand ymm0, ymm9, ymm13                                         ;    42.2 fp2     42 a
        vpor ymm10, ymm10, ymm0                                         ;    43.2 fp1     42 a
        vpmuludq ymm0, ymm5, ymm9                                       ;    42.0 fp3     42 a
        vpmuludq ymm0, ymm0, ymm4                                       ;    45.0 fp0     42 a
        vpand ymm13, ymm13, ymm1                                        ;    42.2 fp2     42 a
        vpor ymm3, ymm3, ymm13                                          ;    43.2 fp1     42 a
        vpmuludq ymm6, ymm6, ymm3                                       ;    44.2 fp3     42 a
        vpmuludq ymm13, ymm2, ymm3                                      ;    44.2 fp0     42 a
        vpmuludq ymm2, ymm2, ymm10                                      ;    44.2 fp3     42 a
        vpaddq ymm6, ymm6, ymm2                                         ;    47.2 fp2     42 a
        vpmuludq ymm2, ymm8, ymm3                                       ;    44.2 fp0     42 a
        vpmuludq ymm5, ymm1, ymm3                                       ;    44.2 fp3     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    48.0 fp1     42 a
        vpmuludq ymm5, ymm9, ymm3                                       ;    44.2 fp0     42 a
        vpand ymm3, ymm3, [rel poly1305_blocks.T0_constants256 + 160]   ;    44.2 fp2+agu1   42 a
        vmovdqu [rsp + 160], ymm3                                       ;    45.2 agu2+fp5   42 a spill
        vpmuludq ymm3, ymm8, ymm10                                      ;    44.2 fp3     42 a
        vpaddq ymm13, ymm13, ymm3                                       ;    47.2 fp1     42 a
        vpmuludq ymm3, ymm8, ymm11                                      ;    44.2 fp0     42 a
        vpmuludq ymm8, ymm9, ymm10                                      ;    44.2 fp3     42 a
        vpaddq ymm6, ymm6, ymm3                                         ;    48.2 fp2     42 a
        vpmuludq ymm3, ymm14, ymm10                                     ;    45.0 fp0     42 a
        vpaddq ymm0, ymm0, ymm3                                         ;    49.0 fp1     42 a
        vpmuludq ymm3, ymm1, ymm10                                      ;    45.2 fp3     42 a
        vpaddq ymm5, ymm5, ymm3                                         ;    48.2 fp2     42 a
        vpmuludq ymm3, ymm9, ymm11                                      ;    46.0 fp0     42 a
        vpmuludq ymm9, ymm9, ymm12                                      ;    46.2 fp3     42 a
        vpaddq ymm13, ymm13, ymm3                                       ;    49.0 fp1     42 a
        vpmuludq ymm3, ymm7, ymm12                                      ;    47.0 fp0     42 a
        vpaddq ymm0, ymm0, ymm3                                         ;    50.0 fp2     42 a
        vpmuludq ymm3, ymm15, ymm11                                     ;    47.2 fp3     42 a
        vpaddq ymm6, ymm6, ymm9                                         ;    49.2 fp1     42 a
        vpmuludq ymm9, ymm15, ymm12                                     ;    48.0 fp0     42 a
        vpmuludq ymm15, ymm15, ymm4                                     ;    48.2 fp3     42 a
        vpmuludq ymm7, ymm7, ymm4                                       ;    49.0 fp0     42 a
        vpaddq ymm2, ymm2, ymm8                                         ;    47.2 fp2     42 a
        vpmuludq ymm8, ymm14, ymm11                                     ;    49.2 fp3     42 a
        vpaddq ymm0, ymm0, ymm3                                         ;    51.0 fp1     42 a
        vpmuludq ymm3, ymm1, ymm11                                      ;    50.0 fp0     42 a
        vpaddq ymm5, ymm5, ymm7                                         ;    52.0 fp2     42 a
        vpmuludq ymm7, ymm1, ymm12                                      ;    50.2 fp3     42 a
        vpmuludq ymm1, ymm1, ymm4                                       ;    51.0 fp0     42 a
        vpaddq ymm5, ymm5, ymm9                                         ;    53.0 fp1     42 a
        vpmuludq ymm9, ymm14, ymm12                                     ;    51.2 fp3     42 a
        vpmuludq ymm14, ymm14, ymm4                                     ;    52.0 fp0     42 a
        vpaddq ymm13, ymm13, ymm7                                       ;    53.2 fp2     42 a
        vpaddq ymm5, ymm5, ymm8                                         ;    54.0 fp1     42 a
        vpaddq ymm6, ymm6, ymm1                                         ;    54.0 fp2     42 a
        vpaddq ymm2, ymm2, ymm15                                        ;    51.2 fp1     42 a
        vpsrlq ymm1, ymm0, 0x1a                                         ;    52.0 fp2     42 a
        vpaddq ymm5, ymm5, ymm1                                         ;    55.0 fp1     42 a
        vpaddq ymm13, ymm13, ymm14                                      ;    55.0 fp2     42 a
        vpaddq ymm2, ymm2, ymm3                                         ;    53.0 fp3     42 a
        vpaddq ymm2, ymm2, ymm9                                         ;    54.2 fp1     42 a
        vmovdqu ymm9, [rel poly1305_blocks.T0_constants256 + 32]        ;    50.3 agu0    42 a reload
        vmovdqu ymm1, [rel poly1305_blocks.T0_constants256]             ;    50.5 agu1    42 a reload
        vpand ymm0, ymm0, ymm1                                          ;    57.5 fp2     42 a
        vpsrlq ymm3, ymm13, 0x1a                                        ;    56.0 fp1     42 a
        vpaddq ymm6, ymm6, ymm3                                         ;    57.0 fp0     42 a
        vpsrlq ymm3, ymm5, 0x1a                                         ;    56.0 fp2     42 a
        vpand ymm13, ymm13, ymm1                                        ;    57.5 fp3     42 a
        vpaddq ymm2, ymm2, ymm3                                         ;    57.0 fp0     42 a
        vpsrlq ymm3, ymm2, 0x1a                                         ;    58.0 fp1     42 a
        vpaddq ymm3, ymm3, ymm13                                        ;    59.0 fp3     42 a
        vpsrlq ymm7, ymm6, 0x1a                                         ;    58.0 fp2     42 a
        vmovdqu ymm8, [rel poly1305_blocks.T0_constants256 + 160]       ;    53.2 agu0    42 a reload
        vpmuludq ymm7, ymm7, ymm9                                       ;    59.0 fp0     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    62.0 fp3     42 a
        vpsrlq ymm7, ymm3, 0x1a                                         ;    60.0 fp1     42 a
        vmovdqu ymm13, [rel poly1305_blocks.T0_constants256 + 128]      ;    54.2 agu1    42 a reload
        vpand ymm12, ymm12, ymm8                                        ;    60.2 fp2     42 a
        vpand ymm3, ymm3, ymm1                                          ;    60.0 fp0     42 a
        vpand ymm10, ymm10, ymm8                                        ;    60.2 fp3     42 a
        vpand ymm4, ymm4, ymm8                                          ;    60.2 fp1     42 a
        vpand ymm11, ymm11, ymm8                                        ;    60.2 fp2     42 a
        vpsrlq ymm8, ymm0, 0x1a                                         ;    63.0 fp1     42 a
        vpand ymm0, ymm0, ymm13                                         ;    63.0 fp0     42 a
        vpand ymm3, ymm3, ymm13                                         ;    61.2 fp3     42 a
        vpor ymm12, ymm12, ymm3                                         ;    62.2 fp2     42 a
        vpand ymm6, ymm6, ymm1                                          ;    58.0 fp0     42 a
        vpand ymm5, ymm5, ymm1                                          ;    58.2 fp3     42 a
        vpand ymm2, ymm2, ymm13                                         ;    61.2 fp1     42 a
        vpand ymm2, ymm2, ymm1                                          ;    62.2 fp2     42 a
        vpaddq ymm5, ymm5, ymm8                                         ;    64.0 fp0     42 a
        vpor ymm11, ymm11, ymm2                                         ;    63.2 fp3     42 a
        vpand ymm0, ymm0, ymm1                                          ;    64.0 fp1     42 a
        vmovdqu ymm2, [rsp + 160]                                       ;    60.0 agu0    42 a reload
        vpor ymm2, ymm2, ymm0                                           ;    67.0 fp2     42 a
        vpaddq ymm7, ymm7, ymm6                                         ;    61.0 fp0     42 a
        vpand ymm7, ymm7, ymm13                                         ;    62.0 fp3     42 a
        vpor ymm4, ymm4, ymm7                                           ;    63.0 fp1     42 a
        vpand ymm5, ymm5, ymm13                                         ;    65.0 fp2     42 a
        vpor ymm10, ymm10, ymm5                                         ;    66.0 fp0     42 a
        vpermq ymm0, ymm12, 0                                           ;    63.2 fp1+fp2   42 a
        vpermq ymm3, ymm4, 0                                            ;    64.0 fp0+fp1   42 a
        vpermq ymm5, ymm11, 0                                           ;    64.2 fp0+fp2   42 a
        vpmuludq ymm6, ymm9, ymm5                                       ;    70.2 fp3     42 a
        vpermq ymm7, ymm2, 0                                            ;    68.0 fp1+fp2   42 a
        vmovdqu [rsp + 192], ymm3                                       ;    70.0 agu2+fp5   42 a
        vpmuludq ymm13, ymm9, ymm3                                      ;    70.0 fp3     42 a
        vpmuludq ymm3, ymm3, ymm2                                       ;    70.0 fp0     42 a
        vpmuludq ymm14, ymm9, ymm0                                      ;    69.2 fp3     42 a
        vmovdqu [rsp + 224], ymm5                                       ;    70.2 agu1+fp5   42 a
        vpmuludq ymm15, ymm0, ymm10                                     ;    69.2 fp0     42 a
        vmovdqu [rsp + 256], ymm0                                       ;    69.2 agu0+fp5   42 a
        vpmuludq ymm0, ymm0, ymm2                                       ;    69.2 fp3     42 a
        vpaddq ymm15, ymm15, ymm3                                       ;    73.0 fp1     42 a
        vpmuludq ymm3, ymm5, ymm2                                       ;    70.2 fp0     42 a
        vpmuludq ymm1, ymm5, ymm10                                      ;    70.2 fp3     42 a
        vpmuludq ymm5, ymm5, ymm11                                      ;    70.2 fp0     42 a
        vpaddq ymm0, ymm0, ymm1                                         ;    73.2 fp2     42 a
        vpmuludq ymm1, ymm7, ymm2                                       ;    74.0 fp3     42 a
        vpaddq ymm15, ymm15, ymm5                                       ;    74.0 fp1     42 a
        vpmuludq ymm5, ymm14, ymm11                                     ;    72.2 fp0     42 a
        vpaddq ymm5, ymm5, ymm1                                         ;    77.0 fp2     42 a
        vmovdqu [rsp + 288], ymm12                                      ;    69.5 agu2+fp5   42 a
        vmovdqu [rsp + 320], ymm2                                       ;    70.5 agu1+fp5   42 a
        vmovdqu [rsp + 352], ymm10                                      ;    71.5 agu0+fp5   42 a
        vpermq ymm8, ymm10, 0                                           ;    70.3 fp1+fp2   42 a
        vmovdqu [rsp + 384], ymm14                                      ;    72.5 agu2+fp5   42 a
        vmovdqu [rsp + 416], ymm6                                       ;    73.5 agu1+fp5   42 a
        vmovdqu [rsp + 448], ymm13                                      ;    74.5 agu0+fp5   42 a
        vmovdqu [rsp + 480], ymm7                                       ;    75.5 agu2+fp5   42 a
        vpmuludq ymm1, ymm14, ymm12                                     ;    72.2 fp3     42 a
        vpmuludq ymm14, ymm14, ymm4                                     ;    72.2 fp0     42 a
        vmovdqu [rsp + 512], ymm11                                      ;    76.5 agu1+fp5   42 a
        vmovdqu [rsp + 544], ymm4                                       ;    77.5 agu0+fp5   42 a
        vpaddq ymm3, ymm3, ymm14                                        ;    75.2 fp1     42 a
        vpmuludq ymm14, ymm13, ymm10                                    ;    73.0 fp3     42 a
        vpaddq ymm5, ymm5, ymm14                                        ;    78.0 fp2     42 a
        vpmuludq ymm14, ymm13, ymm11                                    ;    73.0 fp0     42 a
        vpaddq ymm1, ymm1, ymm14                                        ;    76.0 fp1     42 a
        vpmuludq ymm14, ymm7, ymm10                                     ;    74.0 fp3     42 a
        vpaddq ymm1, ymm1, ymm14                                        ;    77.0 fp2     42 a
        vpmuludq ymm14, ymm8, ymm10                                     ;    76.3 fp0     42 a
        vpaddq ymm3, ymm3, ymm14                                        ;    79.3 fp1     42 a
        vpmuludq ymm14, ymm9, ymm8                                      ;    76.3 fp3     42 a
        vmovdqu [rsp + 576], ymm14                                      ;    79.3 agu2+fp5   42 a
        vpmuludq ymm14, ymm14, ymm4                                     ;    79.3 fp0     42 a
        vpaddq ymm5, ymm5, ymm14                                        ;    82.3 fp2     42 a
        vpmuludq ymm14, ymm6, ymm12                                     ;    75.0 fp3     42 a
        vpaddq ymm5, ymm5, ymm14                                        ;    83.3 fp1     42 a
        vpmuludq ymm14, ymm13, ymm12                                    ;    75.3 fp0     42 a
        vpmuludq ymm13, ymm13, ymm4                                     ;    76.0 fp3     42 a
        vpaddq ymm0, ymm0, ymm13                                        ;    79.0 fp2     42 a
        vpmuludq ymm13, ymm8, ymm11                                     ;    76.3 fp0     42 a
        vpaddq ymm0, ymm0, ymm13                                        ;    80.0 fp1     42 a
        vmovdqu [rsp + 608], ymm8                                       ;    79.5 agu1+fp5   42 a
        vpmuludq ymm6, ymm6, ymm4                                       ;    77.0 fp3     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    80.0 fp2     42 a
        vpmuludq ymm6, ymm7, ymm11                                      ;    77.3 fp0     42 a
        vpsrlq ymm13, ymm5, 0x1a                                        ;    84.3 fp1     42 a
        vpaddq ymm3, ymm3, ymm14                                        ;    80.3 fp2     42 a
        vpmuludq ymm14, ymm7, ymm12                                     ;    78.0 fp3     42 a
        vpmuludq ymm7, ymm7, ymm4                                       ;    78.3 fp0     42 a
        vpaddq ymm0, ymm0, ymm14                                        ;    81.0 fp1     42 a
        vpmuludq ymm14, ymm8, ymm12                                     ;    79.0 fp3     42 a
        vpaddq ymm1, ymm1, ymm13                                        ;    85.3 fp2     42 a
        vpaddq ymm15, ymm15, ymm7                                       ;    81.3 fp1     42 a
        vpmuludq ymm7, ymm12, ymm9                                      ;    79.3 fp0     42 a
        vmovdqu [rsp + 640], ymm7                                       ;    82.3 agu0+fp5   42 a
        vpsrlq ymm7, ymm0, 0x1a                                         ;    82.0 fp2     42 a
        vpaddq ymm15, ymm15, ymm7                                       ;    83.0 fp1     42 a
        vmovdqu ymm7, [rel poly1305_blocks.T0_constants256]             ;    79.5 agu1    42 a reload
        vpand ymm5, ymm5, ymm7                                          ;    86.5 fp3     42 a
        vpmuludq ymm11, ymm11, ymm9                                     ;    80.3 fp0     42 a
        vpmuludq ymm2, ymm8, ymm2                                       ;    81.0 fp3     42 a
        vpaddq ymm1, ymm1, ymm2                                         ;    86.3 fp2     42 a
        vpmuludq ymm2, ymm4, ymm9                                       ;    81.3 fp0     42 a
        vmovdqu [rsp + 672], ymm2                                       ;    84.3 agu2+fp5   42 a
        vpand ymm2, ymm1, ymm7                                          ;    87.3 fp1     42 a
        vpsrlq ymm1, ymm1, 0x1a                                         ;    87.3 fp2     42 a
        vpaddq ymm3, ymm3, ymm1                                         ;    88.3 fp1     42 a
        vpaddq ymm15, ymm15, ymm14                                      ;    84.0 fp3     42 a
        vpsrlq ymm1, ymm15, 0x1a                                        ;    85.0 fp2     42 a
        vpmuludq ymm1, ymm1, ymm9                                       ;    86.0 fp0     42 a
        vpaddq ymm5, ymm5, ymm1                                         ;    89.0 fp1     42 a
        vpsrlq ymm1, ymm5, 0x1a                                         ;    90.0 fp2     42 a
        vpand ymm15, ymm15, ymm7                                        ;    86.5 fp3     42 a
        vpaddq ymm3, ymm3, ymm6                                         ;    89.3 fp0     42 a
        vpand ymm4, ymm3, ymm7                                          ;    90.3 fp1     42 a
        vpsrlq ymm3, ymm3, 0x1a                                         ;    90.3 fp2     42 a
        vmovdqu [rsp + 704], ymm4                                       ;    91.3 agu0+fp5   42 a
        vpand ymm5, ymm5, ymm7                                          ;    90.0 fp3     42 a
        vmovdqu [rsp + 736], ymm5                                       ;    91.0 agu1+fp5   42 a
        vpermq ymm5, ymm5, 0                                            ;    91.0 fp0+fp1   42 a
        vpermq ymm6, ymm4, 0                                            ;    91.3 fp0+fp2   42 a
        vmovdqu [rsp + 768], ymm11                                      ;    86.8 agu2+fp5   42 a
        vpmuludq ymm8, ymm10, ymm9                                      ;    87.0 fp3     42 a
        vmovdqu [rsp + 800], ymm5                                       ;    97.0 agu0+fp5   42 a
        vpmuludq ymm4, ymm4, ymm9                                       ;    91.3 fp0     42 a
        vmovdqu [rsp + 832], ymm4                                       ;    94.3 agu1+fp5   42 a
        vpand ymm0, ymm0, ymm7                                          ;    88.3 fp1     42 a
        vpaddq ymm3, ymm3, ymm0                                         ;    91.3 fp2     42 a
        vpsrlq ymm0, ymm3, 0x1a                                         ;    92.3 fp1     42 a
        vpaddq ymm15, ymm15, ymm0                                       ;    93.3 fp3     42 a
        vmovdqu [rsp + 864], ymm15                                      ;    94.3 agu2+fp5   42 a
        vpmuludq ymm0, ymm9, ymm15                                      ;    94.3 fp0     42 a
        vmovdqu [rsp + 896], ymm0                                       ;    97.3 agu0+fp5   42 a
        vpand ymm3, ymm3, ymm7                                          ;    92.3 fp2     42 a
        vpmuludq ymm0, ymm9, ymm3                                       ;    93.3 fp3     42 a
        vmovdqu [rsp + 928], ymm0                                       ;    96.3 agu1+fp5   42 a
        vmovdqu [rsp + 960], ymm3                                       ;    93.3 agu2+fp5   42 a
        vpermq ymm0, ymm3, 0                                            ;    93.3 fp1+fp2   42 a
        vpmuludq ymm3, ymm9, ymm0                                       ;    99.3 fp0     42 a
        vmovdqu [rsp + 992], ymm0                                       ;    99.3 agu0+fp5   42 a
        vmovdqu [rsp + 1024], ymm8                                      ;    95.0 agu1+fp5   42 a
        vmovdqu [rsp + 1056], ymm6                                      ;    97.3 agu2+fp5   42 a
        vpaddq ymm1, ymm1, ymm2                                         ;    92.5 fp3     42 a
        vpermq ymm0, ymm1, 0                                            ;    93.5 fp1+fp2   42 a
        vmovdqu [rsp + 1088], ymm1                                      ;    97.0 agu0+fp5   42 a
        vpmuludq ymm1, ymm1, ymm9                                       ;    93.8 fp0     42 a
        vpmuludq ymm2, ymm9, ymm0                                       ;    99.5 fp3     42 a
        vmovdqu [rsp + 1120], ymm0                                      ;    99.5 agu1+fp5   42 a
        vpmuludq ymm0, ymm6, ymm9                                       ;    97.3 fp0     42 a
        vmovdqu [rsp + 1152], ymm1                                      ;    99.0 agu2+fp5   42 a
        vmovdqu [rsp + 1184], ymm3                                      ;   102.3 agu0+fp5   42 a
        vmovdqu [rsp + 1216], ymm0                                      ;   101.0 agu1+fp5   42 a
        vpermq ymm0, ymm15, 0                                           ;    95.0 fp1+fp2   42 a
        vpmuludq ymm1, ymm9, ymm0                                       ;   101.0 fp3     42 a
        vmovdqu [rsp + 1248], ymm2                                      ;   102.5 agu2+fp5   42 a
        vmovdqu [rsp + 1280], ymm1                                      ;   104.0 agu0+fp5   42 a
        vmovdqu [rsp + 1312], ymm0                                      ;   104.0 agu1+fp5   42 a
        cmp dword [rsp + 1680], 0                                       ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rsp + 1560]                                      ;                    resident
        vmovdqu ymm0, [rsp + 96]                                        ;                    resident
        vmovdqu ymm1, [rsp + 0]                                         ;                    resident
        vmovdqu ymm2, [rsp + 32]                                        ;                    resident
        vmovdqu ymm3, [rsp + 64]                                        ;                    resident
        align 16
.blocks_2:
        vmovdqu ymm4, [r8 + 64]                                         ;     0.0 agu0    42 a
        vmovdqu ymm5, [r8 + 96]                                         ;     0.2 agu1    42 a
        vpunpcklqdq ymm8, ymm4, ymm5                                    ;     7.2 fp1     42 a
        vpunpckhqdq ymm4, ymm4, ymm5                                    ;     7.2 fp2     42 a
        vpsrlq ymm9, ymm8, 0x34                                         ;     8.2 fp1     42 a
        vpsllq ymm10, ymm4, 0xc                                         ;     8.2 fp2     42 a
        vpor ymm9, ymm9, ymm10                                          ;     9.2 fp0     42 a
        vmovdqu ymm7, [r8 + 32]                                         ;     1.2 agu0    42 a
        vmovdqu ymm6, [r8]                                              ;     1.3 agu1    42 a
        vpunpcklqdq ymm5, ymm6, ymm7                                    ;     8.3 fp1     42 a
        vpunpckhqdq ymm6, ymm6, ymm7                                    ;     8.3 fp2     42 a
        vpsrlq ymm7, ymm8, 0x1a                                         ;     8.2 fp1     42 a
        vpsrlq ymm10, ymm4, 0xe                                         ;     8.2 fp2     42 a
        vmovdqu ymm11, [rel poly1305_blocks.T0_constants256]            ;     2.2 agu0    42 a reload
        vpsrlq ymm4, ymm4, 0x28                                         ;     8.2 fp1     42 a
        vpand ymm8, ymm8, ymm11                                         ;     9.2 fp3     42 a
        vpsrlq ymm12, ymm5, 0x1a                                        ;     9.3 fp2     42 a
        vmovdqu ymm15, [rel poly1305_blocks.T0_constants256 + 192]      ;     2.8 agu1    42 a reload
        vpsrlq ymm13, ymm5, 0x34                                        ;     9.3 fp1     42 a
        vpsllq ymm14, ymm6, 0xc                                         ;     9.3 fp2     42 a
        vpor ymm13, ymm13, ymm14                                        ;    10.3 fp0     42 a
        vpsrlq ymm14, ymm6, 0xe                                         ;     9.3 fp1     42 a
        vpand ymm5, ymm5, ymm11                                         ;     9.3 fp3     42 a
        vpaddq ymm5, ymm5, ymm0                                         ;    10.3 fp0     42 a
        vpand ymm12, ymm12, ymm11                                       ;    10.3 fp2     42 a
        vpaddq ymm12, ymm12, ymm1                                       ;    11.3 fp1     42 a
        vpand ymm13, ymm13, ymm11                                       ;    11.3 fp3     42 a
        vpaddq ymm13, ymm13, ymm2                                       ;    12.3 fp0     42 a
        vpand ymm14, ymm14, ymm11                                       ;    10.3 fp2     42 a
        vpaddq ymm14, ymm14, ymm3                                       ;    11.3 fp1     42 a
        vpor ymm4, ymm4, ymm15                                          ;     9.8 fp3     42 a
        vpand ymm7, ymm7, ymm11                                         ;     9.7 fp0     42 a
        vpand ymm9, ymm9, ymm11                                         ;    10.2 fp2     42 a
        vpand ymm10, ymm10, ymm11                                       ;    10.3 fp1     42 a
        vpsrlq ymm6, ymm6, 0x28                                         ;    11.2 fp2     42 a
        vpor ymm6, ymm6, ymm15                                          ;    12.2 fp3     42 a
        vpaddq ymm6, ymm6, [rsp + 128]                                  ;    13.2 fp0+agu0   42 a
        vmovdqu ymm15, [rsp + 480]                                      ;    10.3 agu1    42 a reload
        vpmuludq ymm0, ymm15, ymm8                                      ;    17.3 fp3     42 a
        vmovdqu ymm1, [rsp + 608]                                       ;    11.2 agu0    42 a reload
        vpmuludq ymm2, ymm1, ymm8                                       ;    18.2 fp0     42 a
        vpmuludq ymm3, ymm1, ymm7                                       ;    18.2 fp3     42 a
        vpmuludq ymm11, ymm1, ymm9                                      ;    18.2 fp0     42 a
        vpmuludq ymm1, ymm1, ymm10                                      ;    18.2 fp3     42 a
        vmovdqu [rsp + 160], ymm6                                       ;    14.2 agu2+fp5   42 a spill
        vpmuludq ymm6, ymm15, ymm7                                      ;    17.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    21.2 fp1     42 a
        vpmuludq ymm6, ymm15, ymm9                                      ;    17.3 fp3     42 a
        vpaddq ymm3, ymm3, ymm6                                         ;    21.2 fp2     42 a
        vpmuludq ymm6, ymm15, ymm10                                     ;    17.3 fp0     42 a
        vpmuludq ymm15, ymm15, ymm4                                     ;    17.3 fp3     42 a
        vpaddq ymm11, ymm11, ymm6                                       ;    21.2 fp1     42 a
        vpaddq ymm1, ymm1, ymm15                                        ;    21.2 fp2     42 a
        vmovdqu ymm6, [rsp + 256]                                       ;    13.0 agu1    42 a reload
        vpmuludq ymm15, ymm6, ymm8                                      ;    20.0 fp0     42 a
        vpmuludq ymm6, ymm6, ymm7                                       ;    20.0 fp3     42 a
        vpaddq ymm11, ymm11, ymm15                                      ;    23.0 fp1     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    23.0 fp2     42 a
        vmovdqu ymm6, [rsp + 224]                                       ;    17.5 agu0    42 a reload
        vpmuludq ymm15, ymm6, ymm8                                      ;    24.5 fp0     42 a
        vpmuludq ymm8, ymm8, [rsp + 192]                                ;    17.8 fp3+agu1   42 a
        vpaddq ymm3, ymm3, ymm15                                        ;    27.5 fp1     42 a
        vpaddq ymm1, ymm1, ymm8                                         ;    24.0 fp2     42 a
        vpmuludq ymm8, ymm6, ymm7                                       ;    24.5 fp0     42 a
        vpmuludq ymm6, ymm6, ymm9                                       ;    24.5 fp3     42 a
        vpaddq ymm11, ymm11, ymm8                                       ;    27.5 fp1     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    27.5 fp2     42 a
        vmovdqu ymm6, [rsp + 448]                                       ;    19.0 agu0    42 a reload
        vpmuludq ymm7, ymm7, ymm6                                       ;    26.0 fp0     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    29.0 fp3     42 a
        vpmuludq ymm7, ymm6, ymm9                                       ;    26.0 fp0     42 a
        vpaddq ymm2, ymm2, ymm7                                         ;    29.0 fp1     42 a
        vmovdqu ymm7, [rsp + 384]                                       ;    21.3 agu1    42 a reload
        vpmuludq ymm8, ymm9, ymm7                                       ;    28.3 fp3     42 a
        vpaddq ymm0, ymm0, ymm8                                         ;    31.3 fp2     42 a
        vpmuludq ymm8, ymm6, ymm10                                      ;    26.0 fp0     42 a
        vpmuludq ymm6, ymm6, ymm4                                       ;    26.0 fp3     42 a
        vpaddq ymm11, ymm11, ymm6                                       ;    29.0 fp1     42 a
        vpaddq ymm3, ymm3, ymm8                                         ;    29.0 fp2     42 a
        vpmuludq ymm6, ymm7, ymm10                                      ;    28.3 fp0     42 a
        vpmuludq ymm7, ymm7, ymm4                                       ;    28.3 fp3     42 a
        vmovdqu ymm8, [rsp + 416]                                       ;    24.8 agu0    42 a reload
        vpmuludq ymm9, ymm10, ymm8                                      ;    31.8 fp0     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    31.3 fp1     42 a
        vpmuludq ymm6, ymm8, ymm4                                       ;    31.8 fp3     42 a
        vpmuludq ymm4, ymm4, [rsp + 576]                                ;    26.5 fp0+agu1   42 a
        vpaddq ymm0, ymm0, ymm4                                         ;    32.3 fp2     42 a
        vpaddq ymm3, ymm3, ymm7                                         ;    31.3 fp1     42 a
        vpaddq ymm0, ymm0, ymm9                                         ;    34.8 fp3     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    34.8 fp0     42 a
        vmovdqu ymm4, [rsp + 800]                                       ;    27.8 agu0    42 a reload
        vpmuludq ymm6, ymm4, ymm5                                       ;    34.8 fp3     42 a
        vpaddq ymm0, ymm0, ymm6                                         ;    37.8 fp2     42 a
        vmovdqu ymm6, [rsp + 1120]                                      ;    28.5 agu1    42 a reload
        vpmuludq ymm7, ymm6, ymm5                                       ;    35.5 fp0     42 a
        vpaddq ymm2, ymm2, ymm7                                         ;    38.5 fp1     42 a
        vmovdqu ymm7, [rsp + 992]                                       ;    29.0 agu0    42 a reload
        vpmuludq ymm8, ymm7, ymm5                                       ;    36.0 fp3     42 a
        vpmuludq ymm7, ymm7, ymm12                                      ;    36.0 fp0     42 a
        vpaddq ymm11, ymm11, ymm8                                       ;    39.0 fp2     42 a
        vpaddq ymm1, ymm1, ymm7                                         ;    39.0 fp1     42 a
        vmovdqu ymm7, [rsp + 1056]                                      ;    31.3 agu1    42 a reload
        vpmuludq ymm8, ymm7, ymm5                                       ;    38.3 fp3     42 a
        vpmuludq ymm5, ymm5, [rsp + 1312]                               ;    31.7 fp0+agu0   42 a
        vpaddq ymm1, ymm1, ymm5                                         ;    40.0 fp2     42 a
        vpmuludq ymm5, ymm6, ymm12                                      ;    35.5 fp3     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    38.5 fp1     42 a
        vpmuludq ymm5, ymm6, ymm13                                      ;    35.5 fp0     42 a
        vpmuludq ymm6, ymm6, ymm14                                      ;    35.5 fp3     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    40.0 fp2     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    41.0 fp1     42 a
        vmovdqu ymm6, [rsp + 160]                                       ;    35.2 agu1    42 a reload
        vpmuludq ymm5, ymm4, ymm12                                      ;    35.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    39.5 fp3     42 a
        vpmuludq ymm5, ymm4, ymm13                                      ;    36.3 fp0     42 a
        vpaddq ymm3, ymm3, ymm8                                         ;    41.3 fp2     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    42.3 fp1     42 a
        vpmuludq ymm5, ymm4, ymm14                                      ;    36.5 fp3     42 a
        vpmuludq ymm4, ymm4, ymm6                                       ;    42.2 fp0     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    41.0 fp2     42 a
        vpmuludq ymm5, ymm7, ymm12                                      ;    38.3 fp3     42 a
        vpmuludq ymm7, ymm7, ymm13                                      ;    38.3 fp0     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    42.0 fp1     42 a
        vmovdqu ymm5, [rsp + 1280]                                      ;    38.3 agu0    42 a reload
        vpaddq ymm1, ymm1, ymm7                                         ;    42.0 fp2     42 a
        vpmuludq ymm7, ymm12, ymm5                                      ;    45.3 fp3     42 a
        vpaddq ymm1, ymm1, ymm4                                         ;    45.2 fp1     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    48.3 fp0     42 a
        vpmuludq ymm4, ymm5, ymm13                                      ;    45.3 fp3     42 a
        vmovdqu ymm7, [rsp + 1184]                                      ;    39.3 agu1    42 a reload
        vpmuludq ymm8, ymm13, ymm7                                      ;    46.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm4                                         ;    48.3 fp2     42 a
        vpaddq ymm0, ymm0, ymm8                                         ;    49.3 fp1     42 a
        vpmuludq ymm4, ymm5, ymm14                                      ;    45.3 fp3     42 a
        vpmuludq ymm5, ymm5, ymm6                                       ;    45.3 fp0     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    48.3 fp2     42 a
        vpaddq ymm3, ymm3, ymm4                                         ;    48.3 fp1     42 a
        vpmuludq ymm4, ymm7, ymm14                                      ;    46.3 fp3     42 a
        vpmuludq ymm5, ymm7, ymm6                                       ;    46.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm4                                         ;    49.3 fp2     42 a
        vmovdqu ymm4, [rsp + 1216]                                      ;    42.3 agu0    42 a reload
        vpmuludq ymm7, ymm14, ymm4                                      ;    49.3 fp3     42 a
        vpmuludq ymm4, ymm4, ymm6                                       ;    49.3 fp0     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    52.3 fp1     42 a
        vpaddq ymm2, ymm2, ymm4                                         ;    52.3 fp2     42 a
        vpmuludq ymm4, ymm6, [rsp + 1248]                               ;    45.5 fp3+agu1   42 a
        vpaddq ymm0, ymm0, ymm4                                         ;    53.3 fp0     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    49.3 fp1     42 a
        vpsrlq ymm5, ymm0, 0x1a                                         ;    54.3 fp2     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    55.3 fp3     42 a
        vpsrlq ymm5, ymm2, 0x1a                                         ;    56.3 fp1     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    57.3 fp0     42 a
        vmovdqu ymm5, [rel poly1305_blocks.T0_constants256]             ;    48.3 agu0    42 a reload
        vpand ymm0, ymm0, ymm5                                          ;    55.3 fp2     42 a
        vpsrlq ymm4, ymm11, 0x1a                                        ;    49.3 fp1     42 a
        vpaddq ymm1, ymm1, ymm4                                         ;    50.3 fp3     42 a
        vpsrlq ymm4, ymm1, 0x1a                                         ;    51.3 fp2     42 a
        vpand ymm11, ymm11, ymm5                                        ;    55.3 fp0     42 a
        vpsrlq ymm6, ymm3, 0x1a                                         ;    58.3 fp1     42 a
        vpaddq ymm11, ymm11, ymm6                                       ;    59.3 fp3     42 a
        vpmuludq ymm4, ymm4, [rel poly1305_blocks.T0_constants256 + 32] ;    52.3 fp0+agu1   42 a
        vpaddq ymm4, ymm4, ymm0                                         ;    56.3 fp2     42 a
        vpand ymm2, ymm2, ymm5                                          ;    56.3 fp1     42 a
        vpand ymm1, ymm1, ymm5                                          ;    55.3 fp3     42 a
        vpand ymm3, ymm3, ymm5                                          ;    58.3 fp0     42 a
        add r8, 0x80                                                    ;    52.3 alu0    42 blocks
        vpsrlq ymm6, ymm4, 0x1a                                         ;    57.3 fp2     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    58.3 fp1     42 a
        vpand ymm4, ymm4, ymm5                                          ;    57.3 fp3     42 a
        vpsrlq ymm6, ymm11, 0x1a                                        ;    60.3 fp2     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    61.3 fp0     42 a
        vmovdqu [rsp + 128], ymm1                                       ;    62.3 agu2+fp5   42 blocks
        vmovdqa ymm1, ymm2                                              ;    59.3         42 a copy
        vmovdqa ymm0, ymm4                                              ;    58.3         42 a copy
        vpand ymm11, ymm11, ymm5                                        ;    60.3 fp1     42 a
        vmovdqa ymm2, ymm3                                              ;    59.3         42 a copy
        vmovdqa ymm3, ymm11                                             ;    61.3         42 a copy
        cmp r8, qword [rsp + 1568]                                      ;                    more blocks?
        jne .blocks_2
        mov qword [rsp + 1560], r8                                      ;                    resident
        vmovdqu [rsp + 96], ymm0                                        ;                    resident
        vmovdqu [rsp + 0], ymm1                                         ;                    resident
        vmovdqu [rsp + 32], ymm2                                        ;                    resident
        vmovdqu [rsp + 64], ymm3                                        ;                    resident
.blocks_2_done:
        mov esi, dword [rsp + 1632]                                     ;     0.0 agu0    42 blocks_last
        shr esi, 3                                                      ;     4.0 alu1    42 blocks_last
        cmp esi, 1                                                      ;     5.0 alu0    42 blocks_last
        sbb edi, edi                                                    ;     6.0 alu2    42 blocks_last
        add edi, 1                                                      ;     7.0 alu3    42 blocks_last
        mov r8, rdi                                                     ;     8.0         42 blocks_last copy
        shl r8, 7                                                       ;     8.0 alu1    42 blocks_last
        vmovdqu ymm0, [rsp + 96]                                        ;     1.2 agu1    42 blocks_last reload
        vmovdqu [rsp + 1344], ymm0                                      ;     8.2 agu2+fp5   42 blocks_last
        vmovdqu ymm0, [rsp + 0]                                         ;     1.5 agu0    42 blocks_last reload
        vmovdqu [rsp + 1376], ymm0                                      ;     8.5 agu1+fp5   42 blocks_last
        vmovdqu ymm0, [rsp + 32]                                        ;     2.5 agu0    42 blocks_last reload
        vmovdqu [rsp + 1408], ymm0                                      ;     9.5 agu2+fp5   42 blocks_last
        add r8, qword [rsp + 1560]                                      ;     9.0 alu0+agu1   42 blocks_last
        mov dword [rsp + 1684], edi                                     ;     8.0 agu2+st0   42 blocks_last
        mov qword [rsp + 1576], r8                                      ;    10.0 agu0+st1   42 blocks_last
        vmovdqu ymm0, [rsp + 64]                                        ;     4.2 agu1    42 blocks_last reload
        vmovdqu [rsp + 1440], ymm0                                      ;    11.2 agu2+fp5   42 blocks_last
        vmovdqu ymm0, [rsp + 128]                                       ;     4.5 agu0    42 blocks_last reload
        vmovdqu [rsp + 1472], ymm0                                      ;    11.5 agu1+fp5   42 blocks_last
        cmp dword [rsp + 1684], 0                                       ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rsp + 1560]                                      ;                    resident
        vmovdqu ymm0, [rsp + 1344]                                      ;                    resident
        vmovdqu ymm1, [rsp + 1376]                                      ;                    resident
        vmovdqu ymm2, [rsp + 1408]                                      ;                    resident
        vmovdqu ymm3, [rsp + 1440]                                      ;                    resident
        align 16
.blocks_last_3:
        vmovdqu ymm4, [r8 + 64]                                         ;     0.0 agu0    42 a
        vmovdqu ymm5, [r8 + 96]                                         ;     0.2 agu1    42 a
        vpunpcklqdq ymm8, ymm4, ymm5                                    ;     7.2 fp1     42 a
        vpunpckhqdq ymm4, ymm4, ymm5                                    ;     7.2 fp2     42 a
        vpsrlq ymm9, ymm8, 0x34                                         ;     8.2 fp1     42 a
        vpsllq ymm10, ymm4, 0xc                                         ;     8.2 fp2     42 a
        vpor ymm9, ymm9, ymm10                                          ;     9.2 fp0     42 a
        vmovdqu ymm7, [r8 + 32]                                         ;     1.2 agu0    42 a
        vmovdqu ymm6, [r8]                                              ;     1.3 agu1    42 a
        vpunpcklqdq ymm5, ymm6, ymm7                                    ;     8.3 fp1     42 a
        vpunpckhqdq ymm6, ymm6, ymm7                                    ;     8.3 fp2     42 a
        vpsrlq ymm7, ymm8, 0x1a                                         ;     8.2 fp1     42 a
        vpsrlq ymm10, ymm4, 0xe                                         ;     8.2 fp2     42 a
        vmovdqu ymm11, [rel poly1305_blocks.T0_constants256]            ;     2.2 agu0    42 a reload
        vpsrlq ymm4, ymm4, 0x28                                         ;     8.2 fp1     42 a
        vpand ymm8, ymm8, ymm11                                         ;     9.2 fp3     42 a
        vpsrlq ymm12, ymm5, 0x1a                                        ;     9.3 fp2     42 a
        vmovdqu ymm15, [rel poly1305_blocks.T0_constants256 + 192]      ;     2.8 agu1    42 a reload
        vpsrlq ymm13, ymm5, 0x34                                        ;     9.3 fp1     42 a
        vpsllq ymm14, ymm6, 0xc                                         ;     9.3 fp2     42 a
        vpor ymm13, ymm13, ymm14                                        ;    10.3 fp0     42 a
        vpsrlq ymm14, ymm6, 0xe                                         ;     9.3 fp1     42 a
        vpand ymm5, ymm5, ymm11                                         ;     9.3 fp3     42 a
        vpaddq ymm5, ymm5, ymm0                                         ;    10.3 fp0     42 a
        vpand ymm12, ymm12, ymm11                                       ;    10.3 fp2     42 a
        vpaddq ymm12, ymm12, ymm1                                       ;    11.3 fp1     42 a
        vpand ymm13, ymm13, ymm11                                       ;    11.3 fp3     42 a
        vpaddq ymm13, ymm13, ymm2                                       ;    12.3 fp0     42 a
        vpand ymm14, ymm14, ymm11                                       ;    10.3 fp2     42 a
        vpaddq ymm14, ymm14, ymm3                                       ;    11.3 fp1     42 a
        vpor ymm4, ymm4, ymm15                                          ;     9.8 fp3     42 a
        vpand ymm7, ymm7, ymm11                                         ;     9.7 fp0     42 a
        vpand ymm9, ymm9, ymm11                                         ;    10.2 fp2     42 a
        vpand ymm10, ymm10, ymm11                                       ;    10.3 fp1     42 a
        vpsrlq ymm6, ymm6, 0x28                                         ;    11.2 fp2     42 a
        vpor ymm6, ymm6, ymm15                                          ;    12.2 fp3     42 a
        vpaddq ymm6, ymm6, [rsp + 1472]                                 ;    13.2 fp0+agu0   42 a
        vmovdqu ymm15, [rsp + 320]                                      ;    10.3 agu1    42 a reload
        vpmuludq ymm0, ymm15, ymm8                                      ;    17.3 fp3     42 a
        vmovdqu ymm1, [rsp + 352]                                       ;    11.2 agu0    42 a reload
        vpmuludq ymm2, ymm1, ymm8                                       ;    18.2 fp0     42 a
        vpmuludq ymm3, ymm1, ymm7                                       ;    18.2 fp3     42 a
        vpmuludq ymm11, ymm1, ymm9                                      ;    18.2 fp0     42 a
        vpmuludq ymm1, ymm1, ymm10                                      ;    18.2 fp3     42 a
        vmovdqu [rsp + 160], ymm6                                       ;    14.2 agu2+fp5   42 a spill
        vpmuludq ymm6, ymm15, ymm7                                      ;    17.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    21.2 fp1     42 a
        vpmuludq ymm6, ymm15, ymm9                                      ;    17.3 fp3     42 a
        vpaddq ymm3, ymm3, ymm6                                         ;    21.2 fp2     42 a
        vpmuludq ymm6, ymm15, ymm10                                     ;    17.3 fp0     42 a
        vpmuludq ymm15, ymm15, ymm4                                     ;    17.3 fp3     42 a
        vpaddq ymm11, ymm11, ymm6                                       ;    21.2 fp1     42 a
        vpaddq ymm1, ymm1, ymm15                                        ;    21.2 fp2     42 a
        vmovdqu ymm6, [rsp + 288]                                       ;    13.0 agu1    42 a reload
        vpmuludq ymm15, ymm6, ymm8                                      ;    20.0 fp0     42 a
        vpmuludq ymm6, ymm6, ymm7                                       ;    20.0 fp3     42 a
        vpaddq ymm11, ymm11, ymm15                                      ;    23.0 fp1     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    23.0 fp2     42 a
        vmovdqu ymm6, [rsp + 512]                                       ;    17.5 agu0    42 a reload
        vpmuludq ymm15, ymm6, ymm8                                      ;    24.5 fp0     42 a
        vpmuludq ymm8, ymm8, [rsp + 544]                                ;    17.8 fp3+agu1   42 a
        vpaddq ymm3, ymm3, ymm15                                        ;    27.5 fp1     42 a
        vpaddq ymm1, ymm1, ymm8                                         ;    24.0 fp2     42 a
        vpmuludq ymm8, ymm6, ymm7                                       ;    24.5 fp0     42 a
        vpmuludq ymm6, ymm6, ymm9                                       ;    24.5 fp3     42 a
        vpaddq ymm11, ymm11, ymm8                                       ;    27.5 fp1     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    27.5 fp2     42 a
        vmovdqu ymm6, [rsp + 672]                                       ;    19.0 agu0    42 a reload
        vpmuludq ymm7, ymm7, ymm6                                       ;    26.0 fp0     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    29.0 fp3     42 a
        vpmuludq ymm7, ymm6, ymm9                                       ;    26.0 fp0     42 a
        vpaddq ymm2, ymm2, ymm7                                         ;    29.0 fp1     42 a
        vmovdqu ymm7, [rsp + 640]                                       ;    21.3 agu1    42 a reload
        vpmuludq ymm8, ymm9, ymm7                                       ;    28.3 fp3     42 a
        vpaddq ymm0, ymm0, ymm8                                         ;    31.3 fp2     42 a
        vpmuludq ymm8, ymm6, ymm10                                      ;    26.0 fp0     42 a
        vpmuludq ymm6, ymm6, ymm4                                       ;    26.0 fp3     42 a
        vpaddq ymm11, ymm11, ymm6                                       ;    29.0 fp1     42 a
        vpaddq ymm3, ymm3, ymm8                                         ;    29.0 fp2     42 a
        vpmuludq ymm6, ymm7, ymm10                                      ;    28.3 fp0     42 a
        vpmuludq ymm7, ymm7, ymm4                                       ;    28.3 fp3     42 a
        vmovdqu ymm8, [rsp + 768]                                       ;    24.8 agu0    42 a reload
        vpmuludq ymm9, ymm10, ymm8                                      ;    31.8 fp0     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    31.3 fp1     42 a
        vpmuludq ymm6, ymm8, ymm4                                       ;    31.8 fp3     42 a
        vpmuludq ymm4, ymm4, [rsp + 1024]                               ;    26.5 fp0+agu1   42 a
        vpaddq ymm0, ymm0, ymm4                                         ;    32.3 fp2     42 a
        vpaddq ymm3, ymm3, ymm7                                         ;    31.3 fp1     42 a
        vpaddq ymm0, ymm0, ymm9                                         ;    34.8 fp3     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    34.8 fp0     42 a
        vmovdqu ymm4, [rsp + 736]                                       ;    27.8 agu0    42 a reload
        vpmuludq ymm6, ymm4, ymm5                                       ;    34.8 fp3     42 a
        vpaddq ymm0, ymm0, ymm6                                         ;    37.8 fp2     42 a
        vmovdqu ymm6, [rsp + 1088]                                      ;    28.5 agu1    42 a reload
        vpmuludq ymm7, ymm6, ymm5                                       ;    35.5 fp0     42 a
        vpaddq ymm2, ymm2, ymm7                                         ;    38.5 fp1     42 a
        vmovdqu ymm7, [rsp + 960]                                       ;    29.0 agu0    42 a reload
        vpmuludq ymm8, ymm7, ymm5                                       ;    36.0 fp3     42 a
        vpmuludq ymm7, ymm7, ymm12                                      ;    36.0 fp0     42 a
        vpaddq ymm11, ymm11, ymm8                                       ;    39.0 fp2     42 a
        vpaddq ymm1, ymm1, ymm7                                         ;    39.0 fp1     42 a
        vmovdqu ymm7, [rsp + 704]                                       ;    31.3 agu1    42 a reload
        vpmuludq ymm8, ymm7, ymm5                                       ;    38.3 fp3     42 a
        vpmuludq ymm5, ymm5, [rsp + 864]                                ;    31.7 fp0+agu0   42 a
        vpaddq ymm1, ymm1, ymm5                                         ;    40.0 fp2     42 a
        vpmuludq ymm5, ymm6, ymm12                                      ;    35.5 fp3     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    38.5 fp1     42 a
        vpmuludq ymm5, ymm6, ymm13                                      ;    35.5 fp0     42 a
        vpmuludq ymm6, ymm6, ymm14                                      ;    35.5 fp3     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    40.0 fp2     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    41.0 fp1     42 a
        vmovdqu ymm6, [rsp + 160]                                       ;    35.2 agu1    42 a reload
        vpmuludq ymm5, ymm4, ymm12                                      ;    35.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    39.5 fp3     42 a
        vpmuludq ymm5, ymm4, ymm13                                      ;    36.3 fp0     42 a
        vpaddq ymm3, ymm3, ymm8                                         ;    41.3 fp2     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    42.3 fp1     42 a
        vpmuludq ymm5, ymm4, ymm14                                      ;    36.5 fp3     42 a
        vpmuludq ymm4, ymm4, ymm6                                       ;    42.2 fp0     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    41.0 fp2     42 a
        vpmuludq ymm5, ymm7, ymm12                                      ;    38.3 fp3     42 a
        vpmuludq ymm7, ymm7, ymm13                                      ;    38.3 fp0     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    42.0 fp1     42 a
        vmovdqu ymm5, [rsp + 896]                                       ;    38.3 agu0    42 a reload
        vpaddq ymm1, ymm1, ymm7                                         ;    42.0 fp2     42 a
        vpmuludq ymm7, ymm12, ymm5                                      ;    45.3 fp3     42 a
        vpaddq ymm1, ymm1, ymm4                                         ;    45.2 fp1     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    48.3 fp0     42 a
        vpmuludq ymm4, ymm5, ymm13                                      ;    45.3 fp3     42 a
        vmovdqu ymm7, [rsp + 928]                                       ;    39.3 agu1    42 a reload
        vpmuludq ymm8, ymm13, ymm7                                      ;    46.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm4                                         ;    48.3 fp2     42 a
        vpaddq ymm0, ymm0, ymm8                                         ;    49.3 fp1     42 a
        vpmuludq ymm4, ymm5, ymm14                                      ;    45.3 fp3     42 a
        vpmuludq ymm5, ymm5, ymm6                                       ;    45.3 fp0     42 a
        vpaddq ymm11, ymm11, ymm5                                       ;    48.3 fp2     42 a
        vpaddq ymm3, ymm3, ymm4                                         ;    48.3 fp1     42 a
        vpmuludq ymm4, ymm7, ymm14                                      ;    46.3 fp3     42 a
        vpmuludq ymm5, ymm7, ymm6                                       ;    46.3 fp0     42 a
        vpaddq ymm2, ymm2, ymm4                                         ;    49.3 fp2     42 a
        vmovdqu ymm4, [rsp + 832]                                       ;    42.3 agu0    42 a reload
        vpmuludq ymm7, ymm14, ymm4                                      ;    49.3 fp3     42 a
        vpmuludq ymm4, ymm4, ymm6                                       ;    49.3 fp0     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    52.3 fp1     42 a
        vpaddq ymm2, ymm2, ymm4                                         ;    52.3 fp2     42 a
        vpmuludq ymm4, ymm6, [rsp + 1152]                               ;    45.5 fp3+agu1   42 a
        vpaddq ymm0, ymm0, ymm4                                         ;    53.3 fp0     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    49.3 fp1     42 a
        vpsrlq ymm5, ymm0, 0x1a                                         ;    54.3 fp2     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    55.3 fp3     42 a
        vpsrlq ymm5, ymm2, 0x1a                                         ;    56.3 fp1     42 a
        vpaddq ymm3, ymm3, ymm5                                         ;    57.3 fp0     42 a
        vmovdqu ymm5, [rel poly1305_blocks.T0_constants256]             ;    48.3 agu0    42 a reload
        vpand ymm0, ymm0, ymm5                                          ;    55.3 fp2     42 a
        vpsrlq ymm4, ymm11, 0x1a                                        ;    49.3 fp1     42 a
        vpaddq ymm1, ymm1, ymm4                                         ;    50.3 fp3     42 a
        vpsrlq ymm4, ymm1, 0x1a                                         ;    51.3 fp2     42 a
        vpand ymm11, ymm11, ymm5                                        ;    55.3 fp0     42 a
        vpsrlq ymm6, ymm3, 0x1a                                         ;    58.3 fp1     42 a
        vpaddq ymm11, ymm11, ymm6                                       ;    59.3 fp3     42 a
        vpmuludq ymm4, ymm4, [rel poly1305_blocks.T0_constants256 + 32] ;    52.3 fp0+agu1   42 a
        vpaddq ymm4, ymm4, ymm0                                         ;    56.3 fp2     42 a
        vpand ymm2, ymm2, ymm5                                          ;    56.3 fp1     42 a
        vpand ymm1, ymm1, ymm5                                          ;    55.3 fp3     42 a
        vpand ymm3, ymm3, ymm5                                          ;    58.3 fp0     42 a
        add r8, 0x80                                                    ;    52.3 alu0    42 blocks_last
        vpsrlq ymm6, ymm4, 0x1a                                         ;    57.3 fp2     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    58.3 fp1     42 a
        vpand ymm4, ymm4, ymm5                                          ;    57.3 fp3     42 a
        vpsrlq ymm6, ymm11, 0x1a                                        ;    60.3 fp2     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    61.3 fp0     42 a
        vmovdqu [rsp + 1472], ymm1                                      ;    62.3 agu2+fp5   42 blocks_last
        vmovdqa ymm1, ymm2                                              ;    59.3         42 a copy
        vmovdqa ymm0, ymm4                                              ;    58.3         42 a copy
        vpand ymm11, ymm11, ymm5                                        ;    60.3 fp1     42 a
        vmovdqa ymm2, ymm3                                              ;    59.3         42 a copy
        vmovdqa ymm3, ymm11                                             ;    61.3         42 a copy
        cmp r8, qword [rsp + 1576]                                      ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rsp + 1560], r8                                      ;                    resident
        vmovdqu [rsp + 1344], ymm0                                      ;                    resident
        vmovdqu [rsp + 1376], ymm1                                      ;                    resident
        vmovdqu [rsp + 1408], ymm2                                      ;                    resident
        vmovdqu [rsp + 1440], ymm3                                      ;                    resident
.blocks_last_3_done:
        vmovdqu ymm0, [rsp + 1408]                                      ;     0.0 agu0    42 a reload
        vpunpckhqdq ymm1, ymm0, ymm0                                    ;     7.0 fp1     42 a
        vmovdqu ymm2, [rsp + 1472]                                      ;     0.3 agu1    42 a reload
        vpunpckhqdq ymm3, ymm2, ymm2                                    ;     7.3 fp2     42 a
        vmovdqu ymm4, [rsp + 1344]                                      ;     1.0 agu0    42 a reload
        vpunpckhqdq ymm5, ymm4, ymm4                                    ;     8.0 fp1     42 a
        vmovdqu ymm6, [rsp + 1376]                                      ;     1.3 agu1    42 a reload
        vpunpckhqdq ymm7, ymm6, ymm6                                    ;     8.3 fp2     42 a
        vmovdqu ymm8, [rsp + 1440]                                      ;     2.0 agu0    42 a reload
        vpunpckhqdq ymm9, ymm8, ymm8                                    ;     9.0 fp1     42 a
        vpaddq ymm1, ymm1, ymm0                                         ;     8.0 fp0     42 a
        vpaddq ymm3, ymm3, ymm2                                         ;     8.3 fp3     42 a
        vpaddq ymm5, ymm5, ymm4                                         ;     9.0 fp2     42 a
        vperm2i128 ymm0, ymm1, ymm1, 1                                  ;     9.0 fp1     42 a
        vpaddq ymm7, ymm7, ymm6                                         ;     9.3 fp0     42 a
        vperm2i128 ymm2, ymm3, ymm3, 1                                  ;     9.3 fp1     42 a
        vpaddq ymm9, ymm9, ymm8                                         ;    10.0 fp3     42 a
        vperm2i128 ymm4, ymm5, ymm5, 1                                  ;    10.0 fp1     42 a
        vperm2i128 ymm6, ymm7, ymm7, 1                                  ;    10.3 fp1     42 a
        vperm2i128 ymm8, ymm9, ymm9, 1                                  ;    11.0 fp1     42 a
        mov esi, dword [rsp + 1676]                                     ;     3.3 agu2    42 blocks_lanes
        vpaddq ymm1, ymm1, ymm0                                         ;    12.0 fp2     42 a
        add esi, 0xffffffff                                             ;     7.3 alu0    42 blocks_lanes
        vpaddq ymm3, ymm3, ymm2                                         ;    12.3 fp0     42 a
        vpaddq ymm5, ymm5, ymm4                                         ;    13.0 fp3     42 a
        mov dword [rsp + 1676], esi                                     ;     8.3 agu1+st0   42 blocks_lanes
        vmovq r8, xmm1                                                  ;    13.0 fp4     42 a
        vpaddq ymm7, ymm7, ymm6                                         ;    13.3 fp2     42 a
        vmovq r9, xmm3                                                  ;    13.3 fp4     42 a
        vpaddq ymm9, ymm9, ymm8                                         ;    14.0 fp1     42 a
        vmovq r10, xmm5                                                 ;    14.0 fp4     42 a
        vmovq r11, xmm7                                                 ;    14.3 fp4     42 a
        vmovq r12, xmm9                                                 ;    15.0 fp4     42 a
        mov esi, r8d                                                    ;    16.0         42 a
        mov edi, r9d                                                    ;    16.3         42 a
        mov ebp, r10d                                                   ;    17.0         42 a
        mov r8, rsi                                                     ;    16.0         42 a copy
        shl r8, 0x34                                                    ;    16.0 alu1    42 a
        shr rsi, 0xc                                                    ;    16.0 alu2    42 a
        or rbp, r8                                                      ;    17.0 alu3    42 a
        mov r8d, r11d                                                   ;    17.3         42 a
        shl r8, 0x1a                                                    ;    17.3 alu1    42 a
        mov r9, rdi                                                     ;    16.3         42 a copy
        shl r9, 0x28                                                    ;    16.3 alu2    42 a
        shr rdi, 0x18                                                   ;    16.3 alu1    42 a
        or rsi, r9                                                      ;    17.3 alu0    42 a
        mov r9d, r12d                                                   ;    18.0         42 a
        shl r9, 0xe                                                     ;    18.0 alu2    42 a
        add rbp, r8                                                     ;    18.3 alu3    42 a
        adc rsi, r9                                                     ;    19.3 alu0    42 a
        adc rdi, 0                                                      ;    20.3 alu1    42 a
        mov qword [rsp + 1520], rbp                                     ;    19.3 agu0+st1   42 blocks_lanes
        mov qword [rsp + 1544], rsi                                     ;    20.3 agu2+st0   42 blocks_lanes
        mov qword [rsp + 1528], rdi                                     ;    21.3 agu1+st1   42 blocks_lanes
        cmp dword [rsp + 1676], 0                                       ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rsp + 1528]                                      ;     0.0 agu0    42 a
        shr r8, 2                                                       ;     4.0 alu1    42 a
        mov r9, qword [rsp + 1528]                                      ;     0.3 agu1    42 a
        and r9, -4                                                      ;     4.3 alu0    42 a
        add r8, r9                                                      ;     5.3 alu2    42 a
        mov r9, qword [rsp + 1528]                                      ;     0.8 agu2    42 a
        and r9, 3                                                       ;     4.8 alu3    42 a
        mov r10, qword [rsp + 1544]                                     ;     1.2 agu0    42 a
        add r8, qword [rsp + 1520]                                      ;     6.3 alu1+agu1   42 a
        adc r10, 0                                                      ;     7.3 alu0    42 a
        adc r9, 0                                                       ;     8.3 alu2    42 a
        mov r11, qword [rsp + 1552]                                     ;     1.8 agu2    42 a
        shr r11, 2                                                      ;     5.8 alu1    42 a
        mov esi, dword [rsp + 1632]                                     ;     2.2 agu0    42 blocks
        and esi, 7                                                      ;     6.2 alu3    42 blocks
        mov r12, rsi                                                    ;     7.2         42 blocks copy
        shl r12, 4                                                      ;     7.2 alu2    42 blocks
        add r12, qword [rsp + 1560]                                     ;     8.2 alu0+agu1   42 blocks
        mov r13, qword [rsp + 1552]                                     ;     3.0 agu2    42 a
        and r13, -4                                                     ;     7.0 alu1    42 a
        add r11, r13                                                    ;     8.0 alu3    42 a
        mov qword [rsp + 1584], r8                                      ;     7.3 agu0+st0   42 blocks
        mov qword [rsp + 1592], r11                                     ;     9.0 agu1+st1   42 a
        mov qword [rsp + 1600], r10                                     ;     8.3 agu2+st0   42 blocks
        mov dword [rsp + 1688], esi                                     ;     7.2 agu0+st1   42 blocks
        mov qword [rsp + 1608], r9                                      ;     9.3 agu1+st0   42 blocks
        mov qword [rsp + 1616], r12                                     ;     9.2 agu2+st1   42 blocks
        cmp dword [rsp + 1688], 0                                       ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rsp + 1560]                                      ;                    resident
        mov r9, qword [rsp + 1584]                                      ;                    resident
        mov r10, qword [rsp + 1600]                                     ;                    resident
        mov r11, qword [rsp + 1608]                                     ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                             ;     0.0 agu0    12 a
        mov r13, qword [r8 + 8]                                         ;     0.2 agu1    12 a
        add r9, r12                                                     ;     4.0 alu0    42 a
        adc r10, r13                                                    ;     5.0 alu1    42 a
        adc r11, 1                                                      ;     6.0 alu2    42 a
        mov r12, qword [rsp + 1536]                                     ;     0.8 agu2    42 a reload
        mov rax, r9                                                     ;     5.0         42 a copy
        mul r12                                                         ;     5.0 alu1    42 a
        mov r13, qword [rsp + 1592]                                     ;     1.5 agu0    42 a reload
        mov r14, rax                                                    ;     9.0         42 a copy
        mov rax, r10                                                    ;     6.0         42 a copy
        mov r15, rdx                                                    ;     9.0         42 a copy
        mul r13                                                         ;     6.0 alu1    42 a
        add r14, rax                                                    ;    10.0 alu3    42 a
        adc r15, rdx                                                    ;    11.0 alu0    42 a
        mov rsi, r11                                                    ;     7.0         42 a copy
        imul rsi, r13                                                   ;     7.0 alu1    42 a
        mov rax, r9                                                     ;     5.0         42 a copy
        mul qword [rsp + 1552]                                          ;     5.0 alu1+agu1   42 a
        add rsi, rax                                                    ;    10.0 alu2    42 a
        adc rdx, 0                                                      ;    11.0 alu3    42 a
        mov rax, r10                                                    ;     6.0         42 a copy
        mov r9, rdx                                                     ;    12.0         42 a copy
        mul r12                                                         ;     6.0 alu1    42 a
        add rsi, rax                                                    ;    11.0 alu0    42 a
        adc r9, rdx                                                     ;    12.0 alu2    42 a
        add rsi, r15                                                    ;    12.0 alu3    42 a
        adc r9, 0                                                       ;    13.0 alu1    42 a
        imul r11, r12                                                   ;     8.0 alu1    42 a
        add r11, r9                                                     ;    14.0 alu0    42 a
        mov r9, r11                                                     ;    15.0         42 a copy
        shr r9, 2                                                       ;    15.0 alu2    42 a
        mov r10, r11                                                    ;    15.0         42 a copy
        and r10, 3                                                      ;    15.0 alu3    42 a
        and r11, -4                                                     ;    15.0 alu0    42 a
        add r9, r11                                                     ;    16.0 alu2    42 a
        add r14, r9                                                     ;    17.0 alu1    42 a
        adc rsi, 0                                                      ;    18.0 alu3    42 a
        adc r10, 0                                                      ;    19.0 alu0    42 a
        add r8, 0x10                                                    ;    11.2 alu2    42 blocks
        mov r9, r14                                                     ;    18.0         42 a copy
        mov r11, r10                                                    ;    20.0         42 a copy
        mov r10, rsi                                                    ;    19.0         42 a copy
        cmp r8, qword [rsp + 1616]                                      ;                    more blocks?
        jne .blocks_4
        mov qword [rsp + 1560], r8                                      ;                    resident
        mov qword [rsp + 1584], r9                                      ;                    resident
        mov qword [rsp + 1600], r10                                     ;                    resident
        mov qword [rsp + 1608], r11                                     ;                    resident
.blocks_4_done:
        mov r8, qword [rsp + 1584]                                      ;     0.0 agu0    15 d
        mov r9, qword [rsp + 1600]                                      ;     0.2 agu1    15 d
        mov r10, qword [rsp + 1608]                                     ;     0.3 agu2    15 d
        add r8, 5                                                       ;     4.0 alu0    15 d
        adc r9, 0                                                       ;     5.0 alu1    15 d
        adc r10, 0                                                      ;     6.0 alu2    15 d
        mov r8, r10                                                     ;     7.0         15 d copy
        shr r8, 2                                                       ;     7.0 alu1    15 d
        and r10, -4                                                     ;     7.0 alu3    15 d
        add r8, r10                                                     ;     8.0 alu0    15 d
        mov r9, qword [rsp + 1600]                                      ;     1.7 agu0    15 d
        mov r10, qword [rsp + 1608]                                     ;     1.8 agu1    15 d
        add r8, qword [rsp + 1584]                                      ;     9.0 alu2+agu2   15 d
        adc r9, 0                                                       ;    10.0 alu3    15 d
        adc r10, 0                                                      ;    11.0 alu0    15 d
        and r10, 3                                                      ;    12.0 alu1    15 d
        mov esi, r10d                                                   ;    13.0         15 d
        mov r10, qword [rsp + 1504]                                     ;     2.8 agu0    16 h reload
        mov dword [r10 + 16], esi                                       ;    13.0 agu1+st0   16 h
        mov esi, r8d                                                    ;    10.0         15 d
        mov dword [r10], esi                                            ;    10.0 agu2+st1   16 h
        shr r8, 0x20                                                    ;    10.0 alu2    15 d
        mov dword [r10 + 4], r8d                                        ;    11.0 agu0+st0   16 h
        mov esi, r9d                                                    ;    11.0         15 d
        mov dword [r10 + 8], esi                                        ;    11.0 agu1+st1   16 h
        shr r9, 0x20                                                    ;    11.0 alu1    15 d
        mov dword [r10 + 12], r9d                                       ;    12.0 agu2+st0   16 h
        mov rcx, qword [rsp + 1624]                                     ;                    frame
        vpxor ymm0, ymm0, ymm0                                          ;                    cleared
        vmovdqu [rsp + 0], ymm0                                         ;                    cleared
        vmovdqu [rsp + 32], ymm0                                        ;                    cleared
        vmovdqu [rsp + 64], ymm0                                        ;                    cleared
        vmovdqu [rsp + 96], ymm0                                        ;                    cleared
        vmovdqu [rsp + 128], ymm0                                       ;                    cleared
        vmovdqu [rsp + 160], ymm0                                       ;                    cleared
        vmovdqu [rsp + 192], ymm0                                       ;                    cleared
        vmovdqu [rsp + 224], ymm0                                       ;                    cleared
        vmovdqu [rsp + 256], ymm0                                       ;                    cleared
        vmovdqu [rsp + 288], ymm0                                       ;                    cleared
        vmovdqu [rsp + 320], ymm0                                       ;                    cleared
        vmovdqu [rsp + 352], ymm0                                       ;                    cleared
        vmovdqu [rsp + 384], ymm0                                       ;                    cleared
        vmovdqu [rsp + 416], ymm0                                       ;                    cleared
        vmovdqu [rsp + 448], ymm0                                       ;                    cleared
        vmovdqu [rsp + 480], ymm0                                       ;                    cleared
        vmovdqu [rsp + 512], ymm0                                       ;                    cleared
        vmovdqu [rsp + 544], ymm0                                       ;                    cleared
        vmovdqu [rsp + 576], ymm0                                       ;                    cleared
        vmovdqu [rsp + 608], ymm0                                       ;                    cleared
        vmovdqu [rsp + 640], ymm0                                       ;                    cleared
        vmovdqu [rsp + 672], ymm0                                       ;                    cleared
        vmovdqu [rsp + 704], ymm0                                       ;                    cleared
        vmovdqu [rsp + 736], ymm0                                       ;                    cleared
        vmovdqu [rsp + 768], ymm0                                       ;                    cleared
        vmovdqu [rsp + 800], ymm0                                       ;                    cleared
        vmovdqu [rsp + 832], ymm0                                       ;                    cleared
        vmovdqu [rsp + 864], ymm0                                       ;                    cleared
        vmovdqu [rsp + 896], ymm0                                       ;                    cleared
        vmovdqu [rsp + 928], ymm0                                       ;                    cleared
        vmovdqu [rsp + 960], ymm0                                       ;                    cleared
        vmovdqu [rsp + 992], ymm0                                       ;                    cleared
        vmovdqu [rsp + 1024], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1056], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1088], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1120], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1152], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1184], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1216], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1248], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1280], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1312], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1344], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1376], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1408], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1440], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1472], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1504], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1536], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1568], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1600], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1632], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1664], ymm0                                      ;                    cleared
        vzeroupper                                                      ;                    x87 state
        mov rsp, rcx                                                    ;                    frame
        pop r15                                                         ;                    preserved
        pop r14                                                         ;                    preserved
        pop r13                                                         ;                    preserved
        pop r12                                                         ;                    preserved
        pop rbp                                                         ;                    preserved
        pop rbx                                                         ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
poly1305_blocks.T0_constants256:
        dq 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000000000005, 0x0000000000000005, 0x0000000000000005, 0x0000000000000005
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff
        dq 0x0000000001000000, 0x0000000001000000, 0x0000000001000000, 0x0000000001000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
