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
; The frame is cleared before return: 2336 bytes, 74 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 57 uops, planned 17.5; bounds: width 9.5, ports 9.3, path 9.0
;   blocks_lanes: 394 uops, planned 106.8; bounds: width 65.7, ports 75.5, path 77.0
;   blocks_lanes/blocks: 208 uops, planned 62.5; bounds: width 34.7, ports 37.0, path 25.0
;   blocks_lanes.2: 20 uops, planned 11.5; bounds: width 3.3, ports 5.0, path 5.0
;   blocks_lanes/blocks_last: 208 uops, planned 62.5; bounds: width 34.7, ports 37.0, path 25.0
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
        sub rsp, 0x920                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        mov qword [rsp + 2264], rax                                     ;                    frame
        mov qword [rsp + 2144], rsi                                     ;                    argument
        mov dword [rsp + 2272], ecx                                     ;                    argument
        mov qword [rsp + 2152], rdi                                     ;                    argument
        mov qword [rsp + 2200], rdx                                     ;                    argument
        mov r8, qword [rsp + 2144]                                      ;     0.0 agu0    41 a reload
        mov esi, dword [r8 + 4]                                         ;     4.0 agu1    41 a
        mov edi, dword [rsp + 2272]                                     ;     0.3 agu2    42 blocks_lanes
        shr edi, 3                                                      ;     4.3 alu1    42 blocks_lanes
        mov ebp, dword [r8 + 12]                                        ;     4.0 agu0    41 a
        mov r9d, dword [r8 + 16]                                        ;     4.0 agu1    41 a
        mov r10d, dword [r8]                                            ;     4.0 agu2    41 a
        mov r11d, dword [r8 + 8]                                        ;     4.0 agu0    41 a
        cmp edi, 1                                                      ;     5.3 alu0    42 blocks_lanes
        sbb r12d, r12d                                                  ;     6.3 alu2    42 blocks_lanes
        mov r13, qword [rsp + 2152]                                     ;     2.2 agu1     9 k reload
        mov edi, dword [r13 + 4]                                        ;     6.2 agu2     9 k
        and edi, 0xffffffc                                              ;    10.2 alu3     9 k
        mov r14, rsi                                                    ;     8.0         41 a copy
        shl r14, 0x20                                                   ;     8.0 alu1    41 a
        mov r15, rbp                                                    ;     8.0         41 a copy
        shl r15, 0x20                                                   ;     8.0 alu2    41 a
        or r14, r10                                                     ;     9.0 alu0    41 a
        or r15, r11                                                     ;     9.0 alu3    41 a
        mov rax, r9                                                     ;     8.0         41 a copy
        shr rax, 2                                                      ;     8.0 alu1    41 a
        mov rcx, r9                                                     ;     8.0         41 a copy
        and rcx, -4                                                     ;     8.0 alu2    41 a
        add rax, rcx                                                    ;     9.0 alu0    41 a
        mov rcx, r9                                                     ;     8.0         41 a copy
        and rcx, 3                                                      ;     8.0 alu3    41 a
        add r14, rax                                                    ;    10.0 alu1    41 a
        adc r15, 0                                                      ;    11.0 alu2    41 a
        adc rcx, 0                                                      ;    12.0 alu0    41 a
        mov rax, rdi                                                    ;    11.2          9 k copy
        shl rax, 0x20                                                   ;    11.2 alu1     9 k
        mov edx, dword [r13 + 12]                                       ;     8.5 agu0     9 k
        and edx, 0xffffffc                                              ;    12.5 alu3     9 k
        mov ebx, dword [r13]                                            ;     8.8 agu1     9 k
        and ebx, 0xfffffff                                              ;    12.8 alu2     9 k
        mov r13d, dword [r13 + 8]                                       ;     9.2 agu2     9 k
        mov dword [rsp + 2276], r10d                                    ;     9.5 agu0+st0   41 a
        mov dword [rsp + 2280], esi                                     ;     9.8 agu1+st1   41 a
        mov dword [rsp + 2284], r11d                                    ;    10.3 agu2+st0   41 a
        mov dword [rsp + 2288], ebp                                     ;    10.5 agu0+st1   41 a
        mov dword [rsp + 2292], r9d                                     ;    11.3 agu1+st0   41 a
        mov qword [rsp + 2160], r14                                     ;    11.5 agu2+st1   42 blocks_lanes
        mov dword [rsp + 2296], edi                                     ;    12.3 agu0+st0    9 k
        and r13d, 0xffffffc                                             ;    13.2 alu0     9 k
        add r12d, 1                                                     ;    10.7 alu1    42 blocks_lanes
        mov qword [rsp + 2168], r15                                     ;    12.5 agu1+st1   42 blocks_lanes
        mov dword [rsp + 2300], r12d                                    ;    13.3 agu2+st0   42 blocks_lanes
        mov dword [rsp + 2304], r12d                                    ;    13.5 agu0+st1   42 blocks_lanes
        mov qword [rsp + 2176], rcx                                     ;    14.3 agu1+st0   42 blocks_lanes
        mov dword [rsp + 2308], edx                                     ;    14.5 agu2+st1    9 k
        shl rdx, 0x20                                                   ;    13.5 alu2     9 k
        or rax, rbx                                                     ;    13.8 alu3     9 k
        mov dword [rsp + 2312], ebx                                     ;    15.3 agu0+st0    9 k
        mov dword [rsp + 2316], r13d                                    ;    15.5 agu1+st1    9 k
        or r13, rdx                                                     ;    14.5 alu0     9 k
        mov qword [rsp + 2184], rax                                     ;    16.3 agu2+st0    9 k
        mov qword [rsp + 2192], r13                                     ;    16.5 agu0+st1    9 k
        cmp dword [rsp + 2300], 0                                       ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        vmovd xmm0, [rsp + 2292]                                        ;     0.0 agu0    42 a
        mov r8d, dword [rsp + 2280]                                     ;     0.2 agu1    42 a
        shl r8, 0x20                                                    ;     4.2 alu1    42 a
        mov esi, dword [rsp + 2276]                                     ;     0.5 agu2    42 a reload
        or r8, rsi                                                      ;     5.2 alu0    42 a
        vmovq xmm1, r8                                                  ;     6.2 fp4     42 a
        vpsllq ymm0, ymm0, 0x18                                         ;     7.0 fp1     42 a
        mov r8d, dword [rsp + 2288]                                     ;     1.2 agu0    42 a
        shl r8, 0x20                                                    ;     5.2 alu2    42 a
        mov esi, dword [rsp + 2284]                                     ;     1.5 agu1    42 a reload
        or r8, rsi                                                      ;     6.2 alu3    42 a
        vmovq xmm2, r8                                                  ;     7.2 fp4     42 a
        mov r8d, dword [rsp + 2296]                                     ;     2.0 agu2    42 a
        shl r8, 0x20                                                    ;     6.0 alu1    42 a
        mov esi, dword [rsp + 2312]                                     ;     2.3 agu0    42 a reload
        or r8, rsi                                                      ;     7.0 alu0    42 a
        vmovq xmm3, r8                                                  ;     8.0 fp4     42 a
        mov r8d, dword [rsp + 2308]                                     ;     2.8 agu1    42 a
        shl r8, 0x20                                                    ;     6.8 alu2    42 a
        mov esi, dword [rsp + 2316]                                     ;     3.2 agu2    42 a reload
        or r8, rsi                                                      ;     7.8 alu3    42 a
        vmovq xmm4, r8                                                  ;     8.8 fp4     42 a
        vpermq ymm3, ymm3, 0                                            ;    11.0 fp0+fp2   42 a
        vpsrlq ymm5, ymm1, 0x1a                                         ;     9.2 fp1     42 a
        vmovdqu ymm6, [rel poly1305_blocks.T0_constants256]             ;     4.2 agu0    42 a reload
        vpand ymm5, ymm5, ymm6                                          ;    11.2 fp3     42 a
        vpsrlq ymm7, ymm1, 0x34                                         ;     9.2 fp2     42 a
        vpermq ymm4, ymm4, 0                                            ;    11.8 fp0+fp1   42 a
        vpsllq ymm8, ymm2, 0xc                                          ;    10.2 fp2     42 a
        vpor ymm7, ymm7, ymm8                                           ;    11.2 fp3     42 a
        vpsrlq ymm8, ymm2, 0x28                                         ;    10.2 fp1     42 a
        vpsrlq ymm2, ymm2, 0xe                                          ;    10.2 fp2     42 a
        vpor ymm0, ymm0, ymm8                                           ;    11.2 fp0     42 a
        vpsrlq ymm8, ymm0, 0x1a                                         ;    12.2 fp1     42 a
        vpand ymm1, ymm1, ymm6                                          ;    11.2 fp3     42 a
        vpand ymm7, ymm7, ymm6                                          ;    12.2 fp0     42 a
        vpand ymm2, ymm2, ymm6                                          ;    11.2 fp2     42 a
        vmovdqu ymm9, [rel poly1305_blocks.T0_constants256 + 32]        ;     9.2 agu1    42 a reload
        vpmuludq ymm8, ymm8, ymm9                                       ;    16.2 fp3     42 a
        vpand ymm0, ymm0, ymm6                                          ;    12.2 fp1     42 a
        vpaddq ymm1, ymm1, ymm8                                         ;    19.2 fp0     42 a
        vpsrlq ymm8, ymm3, 0x1a                                         ;    17.0 fp2     42 a
        vpand ymm8, ymm8, ymm6                                          ;    18.0 fp3     42 a
        vpsrlq ymm10, ymm3, 0x34                                        ;    17.0 fp1     42 a
        vpand ymm3, ymm3, ymm6                                          ;    17.0 fp0     42 a
        vpsllq ymm11, ymm4, 0xc                                         ;    17.8 fp2     42 a
        vpor ymm10, ymm10, ymm11                                        ;    18.8 fp3     42 a
        vpsrlq ymm11, ymm4, 0xe                                         ;    17.8 fp1     42 a
        vpsrlq ymm4, ymm4, 0x28                                         ;    17.8 fp2     42 a
        vpand ymm11, ymm11, ymm6                                        ;    18.8 fp0     42 a
        vpand ymm10, ymm10, ymm6                                        ;    19.8 fp3     42 a
        vpsrlq ymm12, ymm1, 0x1a                                        ;    20.2 fp1     42 a
        vpaddq ymm5, ymm5, ymm12                                        ;    21.2 fp0     42 a
        vpand ymm1, ymm1, ymm6                                          ;    20.2 fp2     42 a
        vpmuludq ymm12, ymm3, ymm3                                      ;    18.0 fp3     42 a
        vpmuludq ymm13, ymm4, ymm3                                      ;    18.8 fp0     42 a
        vpmuludq ymm14, ymm8, ymm3                                      ;    19.0 fp3     42 a
        vpmuludq ymm15, ymm11, ymm3                                     ;    19.8 fp0     42 a
        vmovdqu [rsp + 0], ymm0                                         ;    17.3 agu2+fp5   42 a spill
        vpmuludq ymm0, ymm10, ymm3                                      ;    20.8 fp3     42 a
        vpand ymm3, ymm3, [rel poly1305_blocks.T0_constants256 + 96]    ;    18.0 fp1+agu0   42 a
        vmovdqu [rsp + 32], ymm2                                        ;    18.3 agu1+fp5   42 a spill
        vpmuludq ymm2, ymm9, ymm4                                       ;    18.8 fp0     42 a
        vmovdqu [rsp + 64], ymm7                                        ;    19.3 agu2+fp5   42 a spill
        vpmuludq ymm7, ymm9, ymm8                                       ;    19.0 fp3     42 a
        vpmuludq ymm7, ymm7, ymm4                                       ;    22.0 fp0     42 a
        vpaddq ymm12, ymm12, ymm7                                       ;    25.0 fp2     42 a
        vpmuludq ymm7, ymm8, ymm8                                       ;    20.0 fp3     42 a
        vpaddq ymm7, ymm7, ymm0                                         ;    23.8 fp1     42 a
        vpaddq ymm7, ymm7, ymm0                                         ;    24.8 fp2     42 a
        vpmuludq ymm0, ymm11, ymm8                                      ;    20.2 fp0     42 a
        vmovdqu [rsp + 96], ymm5                                        ;    22.2 agu0+fp5   42 a spill
        vpmuludq ymm5, ymm10, ymm8                                      ;    21.0 fp3     42 a
        vmovdqu [rsp + 128], ymm1                                       ;    21.3 agu1+fp5   42 a spill
        vpmuludq ymm1, ymm2, ymm8                                       ;    21.8 fp0     42 a
        vpaddq ymm12, ymm12, ymm1                                       ;    26.0 fp1     42 a
        vpmuludq ymm1, ymm9, ymm11                                      ;    22.0 fp3     42 a
        vpand ymm8, ymm8, [rel poly1305_blocks.T0_constants256 + 96]    ;    20.8 fp2+agu0   42 a
        vpmuludq ymm6, ymm2, ymm10                                      ;    22.2 fp0     42 a
        vpaddq ymm6, ymm6, ymm14                                        ;    25.2 fp1     42 a
        vpaddq ymm6, ymm6, ymm14                                        ;    26.2 fp2     42 a
        vpmuludq ymm14, ymm2, ymm11                                     ;    23.0 fp3     42 a
        vpmuludq ymm2, ymm2, ymm4                                       ;    23.2 fp0     42 a
        vpaddq ymm7, ymm7, ymm14                                        ;    26.0 fp1     42 a
        vpmuludq ymm14, ymm9, ymm10                                     ;    24.0 fp3     42 a
        vpaddq ymm2, ymm2, ymm15                                        ;    26.2 fp2     42 a
        vpaddq ymm2, ymm2, ymm15                                        ;    27.2 fp1     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    28.2 fp2     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    29.2 fp0     42 a
        vpmuludq ymm5, ymm10, ymm10                                     ;    25.0 fp3     42 a
        vpaddq ymm15, ymm13, ymm0                                       ;    24.3 fp1     42 a
        vpaddq ymm15, ymm15, ymm13                                      ;    25.3 fp2     42 a
        vpaddq ymm15, ymm15, ymm0                                       ;    26.3 fp0     42 a
        vpaddq ymm15, ymm15, ymm5                                       ;    28.0 fp1     42 a
        vpmuludq ymm0, ymm1, ymm10                                      ;    26.0 fp3     42 a
        vpaddq ymm12, ymm12, ymm0                                       ;    29.0 fp2     42 a
        vpmuludq ymm0, ymm1, ymm11                                      ;    26.2 fp0     42 a
        vpmuludq ymm1, ymm1, ymm4                                       ;    27.0 fp3     42 a
        vpaddq ymm6, ymm6, ymm0                                         ;    29.2 fp1     42 a
        vpmuludq ymm0, ymm14, ymm11                                     ;    27.2 fp0     42 a
        vpmuludq ymm5, ymm14, ymm4                                      ;    28.0 fp3     42 a
        vpaddq ymm12, ymm12, ymm0                                       ;    30.2 fp2     42 a
        vpaddq ymm7, ymm7, ymm1                                         ;    30.0 fp1     42 a
        vpaddq ymm6, ymm6, ymm5                                         ;    31.0 fp2     42 a
        vpsrlq ymm0, ymm2, 0x1a                                         ;    30.2 fp1     42 a
        vpaddq ymm15, ymm15, ymm0                                       ;    31.2 fp0     42 a
        vmovdqu ymm0, [rel poly1305_blocks.T0_constants256]             ;    26.8 agu1    42 a reload
        vpand ymm2, ymm2, ymm0                                          ;    33.8 fp2     42 a
        vpsrlq ymm1, ymm12, 0x1a                                        ;    31.2 fp1     42 a
        vpaddq ymm6, ymm6, ymm1                                         ;    32.2 fp3     42 a
        vmovdqu ymm1, [rel poly1305_blocks.T0_constants256 + 96]        ;    27.5 agu0    42 a reload
        vpand ymm10, ymm10, ymm1                                        ;    34.5 fp0     42 a
        vpsrlq ymm5, ymm15, 0x1a                                        ;    32.2 fp2     42 a
        vpmuludq ymm5, ymm5, ymm9                                       ;    33.2 fp3     42 a
        vpsrlq ymm13, ymm6, 0x1a                                        ;    33.2 fp1     42 a
        vpaddq ymm7, ymm7, ymm13                                        ;    34.2 fp0     42 a
        vpand ymm11, ymm11, ymm1                                        ;    34.5 fp2     42 a
        vpand ymm4, ymm4, ymm1                                          ;    34.5 fp3     42 a
        vpsrlq ymm1, ymm7, 0x1a                                         ;    35.2 fp1     42 a
        vpaddq ymm2, ymm2, ymm1                                         ;    36.2 fp0     42 a
        vpand ymm12, ymm12, ymm0                                        ;    33.8 fp2     42 a
        vpaddq ymm5, ymm5, ymm12                                        ;    36.2 fp3     42 a
        vpand ymm15, ymm15, ymm0                                        ;    33.8 fp0     42 a
        vpand ymm6, ymm6, ymm0                                          ;    33.8 fp1     42 a
        vpand ymm7, ymm7, ymm0                                          ;    35.2 fp2     42 a
        vpsrlq ymm1, ymm5, 0x1a                                         ;    37.2 fp1     42 a
        vpaddq ymm6, ymm6, ymm1                                         ;    38.2 fp3     42 a
        vpand ymm5, ymm5, ymm0                                          ;    37.2 fp0     42 a
        vpsrlq ymm1, ymm2, 0x1a                                         ;    37.2 fp2     42 a
        vpaddq ymm15, ymm15, ymm1                                       ;    38.2 fp3     42 a
        vpand ymm2, ymm2, ymm0                                          ;    37.2 fp0     42 a
        vmovdqu ymm1, [rel poly1305_blocks.T0_constants256 + 64]        ;    34.2 agu1    42 a reload
        vpand ymm12, ymm7, ymm1                                         ;    41.2 fp1     42 a
        vpor ymm10, ymm10, ymm12                                        ;    42.2 fp2     42 a
        vpmuludq ymm12, ymm9, ymm7                                      ;    36.2 fp3     42 a
        vpmuludq ymm13, ymm9, ymm15                                     ;    39.2 fp0     42 a
        vpand ymm14, ymm15, ymm1                                        ;    41.2 fp1     42 a
        vpor ymm4, ymm4, ymm14                                          ;    42.2 fp2     42 a
        vpmuludq ymm14, ymm9, ymm2                                      ;    38.2 fp3     42 a
        vpand ymm0, ymm2, ymm1                                          ;    41.2 fp0     42 a
        vpor ymm11, ymm11, ymm0                                         ;    42.2 fp1     42 a
        vpand ymm0, ymm5, ymm1                                          ;    41.2 fp2     42 a
        vpor ymm3, ymm3, ymm0                                           ;    42.2 fp3     42 a
        vpmuludq ymm0, ymm15, ymm3                                      ;    43.2 fp0     42 a
        vpmuludq ymm15, ymm9, ymm6                                      ;    39.2 fp3     42 a
        vpmuludq ymm15, ymm15, ymm4                                     ;    43.2 fp0     42 a
        vpand ymm1, ymm6, ymm1                                          ;    41.2 fp1     42 a
        vpor ymm8, ymm8, ymm1                                           ;    42.2 fp2     42 a
        vpmuludq ymm1, ymm2, ymm3                                       ;    43.2 fp3     42 a
        vpmuludq ymm2, ymm2, ymm8                                       ;    43.2 fp0     42 a
        vpaddq ymm0, ymm0, ymm2                                         ;    46.2 fp1     42 a
        vpmuludq ymm2, ymm12, ymm11                                     ;    43.2 fp3     42 a
        vpmuludq ymm12, ymm12, ymm4                                     ;    43.2 fp0     42 a
        vpaddq ymm15, ymm15, ymm2                                       ;    46.2 fp2     42 a
        vpmuludq ymm2, ymm7, ymm3                                       ;    43.2 fp3     42 a
        vpmuludq ymm9, ymm7, ymm8                                       ;    43.2 fp0     42 a
        vpmuludq ymm7, ymm7, ymm10                                      ;    43.2 fp3     42 a
        vpaddq ymm1, ymm1, ymm9                                         ;    46.2 fp1     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    47.2 fp2     42 a
        vpmuludq ymm7, ymm5, ymm3                                       ;    43.2 fp0     42 a
        vpaddq ymm15, ymm15, ymm7                                       ;    47.2 fp1     42 a
        vpmuludq ymm7, ymm6, ymm3                                       ;    43.5 fp3     42 a
        vpaddq ymm12, ymm12, ymm7                                       ;    46.5 fp2     42 a
        vpmuludq ymm7, ymm6, ymm8                                       ;    44.2 fp0     42 a
        vpmuludq ymm9, ymm6, ymm10                                      ;    44.5 fp3     42 a
        vpmuludq ymm6, ymm6, ymm11                                      ;    45.2 fp0     42 a
        vpaddq ymm1, ymm1, ymm9                                         ;    47.5 fp1     42 a
        vpaddq ymm2, ymm2, ymm7                                         ;    47.2 fp2     42 a
        vpaddq ymm0, ymm0, ymm6                                         ;    48.2 fp1     42 a
        vpmuludq ymm6, ymm13, ymm8                                      ;    45.5 fp3     42 a
        vpaddq ymm15, ymm15, ymm6                                       ;    48.5 fp2     42 a
        vpmuludq ymm6, ymm5, ymm8                                       ;    46.2 fp0     42 a
        vpaddq ymm12, ymm12, ymm6                                       ;    49.2 fp1     42 a
        vpmuludq ymm6, ymm14, ymm10                                     ;    46.5 fp3     42 a
        vpaddq ymm15, ymm15, ymm6                                       ;    49.5 fp2     42 a
        vpmuludq ymm6, ymm14, ymm11                                     ;    47.2 fp0     42 a
        vpmuludq ymm7, ymm14, ymm4                                      ;    47.5 fp3     42 a
        vpaddq ymm12, ymm12, ymm6                                       ;    50.2 fp1     42 a
        vpmuludq ymm6, ymm13, ymm10                                     ;    48.2 fp0     42 a
        vpmuludq ymm9, ymm5, ymm10                                      ;    48.5 fp3     42 a
        vpmuludq ymm14, ymm5, ymm11                                     ;    49.2 fp0     42 a
        vpmuludq ymm5, ymm5, ymm4                                       ;    49.5 fp3     42 a
        vpaddq ymm2, ymm2, ymm7                                         ;    50.5 fp2     42 a
        vpaddq ymm12, ymm12, ymm6                                       ;    51.2 fp1     42 a
        vpmuludq ymm6, ymm13, ymm11                                     ;    50.2 fp0     42 a
        vpmuludq ymm7, ymm13, ymm4                                      ;    50.5 fp3     42 a
        vpaddq ymm1, ymm1, ymm14                                        ;    52.2 fp2     42 a
        vpaddq ymm2, ymm2, ymm9                                         ;    51.5 fp1     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    52.5 fp2     42 a
        vpsrlq ymm5, ymm15, 0x1a                                        ;    50.5 fp1     42 a
        vpaddq ymm12, ymm12, ymm5                                       ;    52.2 fp2     42 a
        vpaddq ymm1, ymm1, ymm7                                         ;    53.5 fp0     42 a
        vpaddq ymm2, ymm2, ymm6                                         ;    53.2 fp1     42 a
        vmovdqu ymm5, [rel poly1305_blocks.T0_constants256]             ;    49.2 agu0    42 a reload
        vpand ymm15, ymm15, ymm5                                        ;    56.2 fp2     42 a
        vmovdqu ymm6, [rel poly1305_blocks.T0_constants256 + 160]       ;    49.5 agu1    42 a reload
        vpand ymm3, ymm3, ymm6                                          ;    56.5 fp3     42 a
        vpsrlq ymm7, ymm12, 0x1a                                        ;    53.2 fp1     42 a
        vpaddq ymm2, ymm2, ymm7                                         ;    54.2 fp0     42 a
        vpsrlq ymm7, ymm1, 0x1a                                         ;    54.5 fp2     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    55.5 fp3     42 a
        vpsrlq ymm7, ymm2, 0x1a                                         ;    55.2 fp1     42 a
        vmovdqu ymm9, [rel poly1305_blocks.T0_constants256 + 128]       ;    50.7 agu0    42 a reload
        vpand ymm2, ymm2, ymm9                                          ;    57.7 fp0     42 a
        vpsrlq ymm13, ymm0, 0x1a                                        ;    56.5 fp2     42 a
        vmovdqu ymm14, [rel poly1305_blocks.T0_constants256 + 32]       ;    51.2 agu1    42 a reload
        vpmuludq ymm13, ymm13, ymm14                                    ;    58.2 fp3     42 a
        vpaddq ymm15, ymm15, ymm13                                      ;    61.2 fp0     42 a
        vpand ymm8, ymm8, ymm6                                          ;    56.5 fp1     42 a
        vpand ymm10, ymm10, ymm6                                        ;    56.5 fp2     42 a
        vpand ymm11, ymm11, ymm6                                        ;    56.5 fp3     42 a
        vpand ymm4, ymm4, ymm6                                          ;    56.5 fp0     42 a
        vpand ymm1, ymm1, ymm5                                          ;    56.2 fp1     42 a
        vpaddq ymm7, ymm7, ymm1                                         ;    57.2 fp2     42 a
        vpand ymm0, ymm0, ymm5                                          ;    56.5 fp3     42 a
        vpsrlq ymm1, ymm7, 0x1a                                         ;    58.2 fp1     42 a
        vpaddq ymm0, ymm0, ymm1                                         ;    59.2 fp0     42 a
        vpand ymm12, ymm12, ymm5                                        ;    56.3 fp2     42 a
        vpand ymm7, ymm7, ymm9                                          ;    58.2 fp3     42 a
        vpand ymm2, ymm2, ymm5                                          ;    58.7 fp0     42 a
        vpor ymm10, ymm10, ymm2                                         ;    59.7 fp1     42 a
        vpand ymm7, ymm7, ymm5                                          ;    59.2 fp2     42 a
        vpor ymm11, ymm11, ymm7                                         ;    60.2 fp3     42 a
        vpand ymm0, ymm0, ymm9                                          ;    60.2 fp0     42 a
        vpor ymm4, ymm4, ymm0                                           ;    61.2 fp1     42 a
        vpsrlq ymm0, ymm15, 0x1a                                        ;    62.2 fp2     42 a
        vpaddq ymm12, ymm12, ymm0                                       ;    63.2 fp3     42 a
        vpand ymm15, ymm15, ymm9                                        ;    62.2 fp0     42 a
        vpand ymm15, ymm15, ymm5                                        ;    63.2 fp1     42 a
        vpor ymm3, ymm3, ymm15                                          ;    64.2 fp2     42 a
        vpand ymm12, ymm12, ymm9                                        ;    64.2 fp3     42 a
        vpor ymm8, ymm8, ymm12                                          ;    65.2 fp0     42 a
        vmovdqu [rsp + 160], ymm10                                      ;    60.7 agu2+fp5   42 a
        vpermq ymm0, ymm10, 0                                           ;    60.7 fp1+fp2   42 a
        vmovdqu [rsp + 192], ymm11                                      ;    61.2 agu0+fp5   42 a
        vpermq ymm1, ymm11, 0                                           ;    61.2 fp0+fp1   42 a
        vmovdqu [rsp + 224], ymm4                                       ;    62.2 agu1+fp5   42 a
        vpermq ymm2, ymm4, 0                                            ;    62.2 fp0+fp2   42 a
        vmovdqu [rsp + 256], ymm3                                       ;    65.2 agu2+fp5   42 a
        vpermq ymm6, ymm3, 0                                            ;    65.2 fp1+fp2   42 a
        vmovdqu [rsp + 288], ymm0                                       ;    66.7 agu0+fp5   42 a
        vmovdqu [rsp + 320], ymm8                                       ;    66.2 agu1+fp5   42 a
        vmovdqu [rsp + 352], ymm1                                       ;    67.2 agu2+fp5   42 a
        vpmuludq ymm7, ymm14, ymm1                                      ;    67.2 fp3     42 a
        vpmuludq ymm9, ymm1, ymm3                                       ;    67.2 fp0     42 a
        vpmuludq ymm1, ymm1, ymm8                                       ;    67.2 fp3     42 a
        vpermq ymm12, ymm8, 0                                           ;    66.2 fp1+fp2   42 a
        vmovdqu [rsp + 384], ymm2                                       ;    68.2 agu0+fp5   42 a
        vpmuludq ymm13, ymm14, ymm2                                     ;    68.2 fp0     42 a
        vpmuludq ymm2, ymm2, ymm3                                       ;    68.2 fp3     42 a
        vpmuludq ymm15, ymm0, ymm3                                      ;    66.7 fp0     42 a
        vpaddq ymm1, ymm1, ymm2                                         ;    71.2 fp1     42 a
        vpmuludq ymm2, ymm14, ymm0                                      ;    66.7 fp3     42 a
        vmovdqu [rsp + 416], ymm2                                       ;    69.7 agu1+fp5   42 a
        vmovdqu [rsp + 448], ymm7                                       ;    70.2 agu2+fp5   42 a
        vmovdqu [rsp + 480], ymm13                                      ;    71.2 agu0+fp5   42 a
        vmovdqu [rsp + 512], ymm6                                       ;    71.2 agu1+fp5   42 a
        vmovdqu [rsp + 544], ymm12                                      ;    72.2 agu2+fp5   42 a
        vpmuludq ymm5, ymm0, ymm8                                       ;    66.7 fp0     42 a
        vpmuludq ymm0, ymm0, ymm10                                      ;    66.8 fp3     42 a
        vpaddq ymm9, ymm9, ymm5                                         ;    70.2 fp2     42 a
        vpaddq ymm1, ymm1, ymm0                                         ;    72.2 fp1     42 a
        vpmuludq ymm0, ymm2, ymm11                                      ;    69.7 fp0     42 a
        vpmuludq ymm2, ymm2, ymm4                                       ;    69.7 fp3     42 a
        vpmuludq ymm5, ymm6, ymm3                                       ;    71.2 fp0     42 a
        vpmuludq ymm3, ymm3, ymm12                                      ;    72.2 fp3     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    74.2 fp2     42 a
        vpmuludq ymm5, ymm7, ymm10                                      ;    70.2 fp0     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    75.2 fp1     42 a
        vpmuludq ymm5, ymm7, ymm11                                      ;    70.2 fp3     42 a
        vpmuludq ymm7, ymm7, ymm4                                       ;    70.7 fp0     42 a
        vpaddq ymm15, ymm15, ymm7                                       ;    73.7 fp2     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    73.2 fp1     42 a
        vpaddq ymm2, ymm2, ymm3                                         ;    75.2 fp2     42 a
        vpmuludq ymm3, ymm13, ymm8                                      ;    71.2 fp3     42 a
        vpaddq ymm0, ymm0, ymm3                                         ;    76.2 fp1     42 a
        vpmuludq ymm3, ymm6, ymm8                                       ;    71.7 fp0     42 a
        vpaddq ymm2, ymm2, ymm3                                         ;    76.2 fp2     42 a
        vpmuludq ymm3, ymm13, ymm10                                     ;    71.8 fp3     42 a
        vpaddq ymm2, ymm2, ymm3                                         ;    77.2 fp1     42 a
        vpmuludq ymm3, ymm13, ymm11                                     ;    72.7 fp0     42 a
        vpmuludq ymm5, ymm13, ymm4                                      ;    72.8 fp3     42 a
        vpaddq ymm9, ymm9, ymm5                                         ;    75.8 fp2     42 a
        vpmuludq ymm5, ymm12, ymm8                                      ;    73.7 fp0     42 a
        vpaddq ymm15, ymm15, ymm3                                       ;    75.7 fp1     42 a
        vpmuludq ymm3, ymm14, ymm12                                     ;    73.8 fp3     42 a
        vpmuludq ymm7, ymm12, ymm10                                     ;    74.7 fp0     42 a
        vpmuludq ymm12, ymm12, ymm11                                    ;    74.8 fp3     42 a
        vpmuludq ymm13, ymm6, ymm10                                     ;    75.7 fp0     42 a
        vpaddq ymm15, ymm15, ymm5                                       ;    76.7 fp2     42 a
        vpaddq ymm9, ymm9, ymm7                                         ;    77.7 fp1     42 a
        vpmuludq ymm5, ymm6, ymm11                                      ;    75.8 fp3     42 a
        vpmuludq ymm6, ymm6, ymm4                                       ;    76.7 fp0     42 a
        vpaddq ymm1, ymm1, ymm12                                        ;    77.8 fp2     42 a
        vpmuludq ymm7, ymm8, ymm14                                      ;    76.8 fp3     42 a
        vpaddq ymm9, ymm9, ymm5                                         ;    78.8 fp1     42 a
        vmovdqu [rsp + 576], ymm3                                       ;    76.8 agu0+fp5   42 a
        vpmuludq ymm3, ymm3, ymm4                                       ;    77.7 fp0     42 a
        vpmuludq ymm5, ymm10, ymm14                                     ;    77.8 fp3     42 a
        vpmuludq ymm8, ymm11, ymm14                                     ;    78.7 fp0     42 a
        vpaddq ymm15, ymm15, ymm13                                      ;    78.7 fp2     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    79.7 fp1     42 a
        vpmuludq ymm4, ymm4, ymm14                                      ;    78.8 fp3     42 a
        vpaddq ymm0, ymm0, ymm3                                         ;    80.7 fp2     42 a
        vpsrlq ymm3, ymm9, 0x1a                                         ;    79.8 fp1     42 a
        vpaddq ymm1, ymm1, ymm3                                         ;    80.8 fp2     42 a
        vmovdqu ymm3, [rel poly1305_blocks.T0_constants256]             ;    76.8 agu1    42 a reload
        vpand ymm9, ymm9, ymm3                                          ;    83.8 fp1     42 a
        vmovdqu [rsp + 608], ymm7                                       ;    79.8 agu2+fp5   42 a
        vmovdqu [rsp + 640], ymm5                                       ;    80.8 agu0+fp5   42 a
        vpsrlq ymm5, ymm0, 0x1a                                         ;    81.7 fp2     42 a
        vpaddq ymm2, ymm2, ymm5                                         ;    82.7 fp1     42 a
        vmovdqu [rsp + 672], ymm8                                       ;    81.7 agu1+fp5   42 a
        vpsrlq ymm5, ymm1, 0x1a                                         ;    81.8 fp2     42 a
        vpmuludq ymm5, ymm5, ymm14                                      ;    82.8 fp0     42 a
        vmovdqu [rsp + 704], ymm4                                       ;    81.8 agu2+fp5   42 a
        vpsrlq ymm4, ymm2, 0x1a                                         ;    83.7 fp1     42 a
        vpaddq ymm15, ymm15, ymm4                                       ;    84.7 fp3     42 a
        vpand ymm0, ymm0, ymm3                                          ;    83.8 fp0     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    85.8 fp2     42 a
        vpand ymm1, ymm1, ymm3                                          ;    83.8 fp3     42 a
        vpand ymm2, ymm2, ymm3                                          ;    83.8 fp1     42 a
        vpsrlq ymm4, ymm15, 0x1a                                        ;    85.7 fp2     42 a
        vpaddq ymm9, ymm9, ymm4                                         ;    86.7 fp0     42 a
        vpand ymm15, ymm15, ymm3                                        ;    85.7 fp3     42 a
        vmovdqu [rsp + 736], ymm15                                      ;    86.7 agu0+fp5   42 a
        vpsrlq ymm4, ymm0, 0x1a                                         ;    86.8 fp1     42 a
        vpaddq ymm2, ymm2, ymm4                                         ;    87.8 fp0     42 a
        vpand ymm0, ymm0, ymm3                                          ;    86.8 fp2     42 a
        vmovdqu [rsp + 768], ymm0                                       ;    87.8 agu1+fp5   42 a
        vpermq ymm0, ymm0, 0                                            ;    87.8 fp1+fp2   42 a
        vpermq ymm4, ymm15, 0                                           ;    86.7 fp0+fp1   42 a
        vpmuludq ymm5, ymm15, ymm14                                     ;    86.7 fp3     42 a
        vpsrlq ymm6, ymm9, 0x1a                                         ;    87.7 fp2     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    88.7 fp0     42 a
        vpand ymm9, ymm9, ymm3                                          ;    87.7 fp3     42 a
        vmovdqu [rsp + 800], ymm2                                       ;    88.8 agu2+fp5   42 a
        vmovdqu [rsp + 832], ymm9                                       ;    88.7 agu0+fp5   42 a
        vmovdqu [rsp + 864], ymm5                                       ;    89.7 agu1+fp5   42 a
        vpermq ymm3, ymm2, 0                                            ;    88.8 fp1+fp2   42 a
        vpmuludq ymm2, ymm2, ymm14                                      ;    88.8 fp0     42 a
        vpermq ymm5, ymm9, 0                                            ;    88.7 fp1+fp2   42 a
        vpmuludq ymm6, ymm9, ymm14                                      ;    88.7 fp3     42 a
        vmovdqu [rsp + 896], ymm1                                       ;    89.7 agu2+fp5   42 a
        vpermq ymm7, ymm1, 0                                            ;    89.7 fp0+fp1   42 a
        vpmuludq ymm1, ymm1, ymm14                                      ;    89.7 fp3     42 a
        vmovdqu [rsp + 928], ymm2                                       ;    91.8 agu0+fp5   42 a
        vmovdqu [rsp + 960], ymm6                                       ;    91.7 agu1+fp5   42 a
        vmovdqu [rsp + 992], ymm0                                       ;    93.8 agu2+fp5   42 a
        vmovdqu [rsp + 1024], ymm1                                      ;    92.8 agu0+fp5   42 a
        vmovdqu [rsp + 1056], ymm4                                      ;    93.8 agu1+fp5   42 a
        vpmuludq ymm0, ymm4, ymm14                                      ;    92.7 fp0     42 a
        vmovdqu [rsp + 1088], ymm0                                      ;    95.7 agu2+fp5   42 a
        vmovdqu [rsp + 1120], ymm3                                      ;    95.8 agu0+fp5   42 a
        vpmuludq ymm0, ymm3, ymm14                                      ;    94.8 fp3     42 a
        vmovdqu [rsp + 1152], ymm5                                      ;    96.8 agu1+fp5   42 a
        vpmuludq ymm1, ymm5, ymm14                                      ;    94.7 fp0     42 a
        vpmuludq ymm2, ymm14, ymm7                                      ;    95.7 fp3     42 a
        vmovdqu [rsp + 1184], ymm7                                      ;    97.8 agu2+fp5   42 a
        vmovdqu [rsp + 1216], ymm0                                      ;    98.8 agu0+fp5   42 a
        vmovdqu [rsp + 1248], ymm1                                      ;    99.8 agu1+fp5   42 a
        vmovdqu [rsp + 1280], ymm2                                      ;   100.8 agu2+fp5   42 a
        vmovdqu ymm0, [rsp + 128]                                       ;    92.5 agu0    42 a reload
        vmovdqu [rsp + 1312], ymm0                                      ;   101.8 agu1+fp5   42 blocks
        vmovdqu ymm0, [rsp + 96]                                        ;    93.5 agu0    42 a reload
        vmovdqu [rsp + 1344], ymm0                                      ;   102.8 agu2+fp5   42 blocks
        vmovdqu ymm0, [rsp + 64]                                        ;    93.7 agu1    42 a reload
        vmovdqu [rsp + 1376], ymm0                                      ;   103.8 agu2+fp5   42 blocks
        vmovdqu ymm0, [rsp + 32]                                        ;    94.5 agu0    42 a reload
        vmovdqu [rsp + 1408], ymm0                                      ;   104.8 agu1+fp5   42 blocks
        vmovdqu ymm0, [rsp + 0]                                         ;    95.5 agu0    42 a reload
        vmovdqu [rsp + 1440], ymm0                                      ;   105.8 agu2+fp5   42 blocks
        mov esi, dword [rsp + 2272]                                     ;    95.7 agu1    42 blocks
        shr esi, 3                                                      ;    99.7 alu1    42 blocks
        cmp esi, 1                                                      ;   100.7 alu0    42 blocks
        sbb edi, edi                                                    ;   101.7 alu2    42 blocks
        add esi, 0xffffffff                                             ;   100.7 alu3    42 blocks
        sub esi, edi                                                    ;   102.7 alu1    42 blocks
        mov dword [rsp + 2320], esi                                     ;   103.7 agu2+st0   42 blocks
        shl rsi, 7                                                      ;   103.7 alu2    42 blocks
        add rsi, qword [rsp + 2200]                                     ;   104.7 alu0+agu0   42 blocks
        mov qword [rsp + 2208], rsi                                     ;   105.7 agu1+st1   42 blocks
        cmp dword [rsp + 2320], 0                                       ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rsp + 2200]                                      ;                    resident
        vmovdqu ymm0, [rsp + 1312]                                      ;                    resident
        vmovdqu ymm1, [rsp + 1344]                                      ;                    resident
        vmovdqu ymm2, [rsp + 1376]                                      ;                    resident
        vmovdqu ymm3, [rsp + 1408]                                      ;                    resident
        vmovdqu ymm4, [rsp + 1440]                                      ;                    resident
        align 16
.blocks_2:
        vmovdqu ymm5, [r8]                                              ;     0.0 agu0    42 a
        vmovdqu ymm6, [r8 + 32]                                         ;     0.2 agu1    42 a
        vmovdqu ymm7, [r8 + 64]                                         ;     1.0 agu0    42 a
        vmovdqu ymm8, [r8 + 96]                                         ;     1.2 agu1    42 a
        vpunpcklqdq ymm9, ymm5, ymm6                                    ;     7.2 fp1     42 a
        vpunpckhqdq ymm5, ymm5, ymm6                                    ;     7.2 fp2     42 a
        vpunpcklqdq ymm6, ymm7, ymm8                                    ;     8.2 fp1     42 a
        vpunpckhqdq ymm7, ymm7, ymm8                                    ;     8.2 fp2     42 a
        vpsrlq ymm8, ymm9, 0x34                                         ;     8.2 fp1     42 a
        vpsrlq ymm10, ymm9, 0x1a                                        ;     8.2 fp2     42 a
        vmovdqu ymm11, [rel poly1305_blocks.T0_constants256]            ;     2.0 agu0    42 a reload
        vpand ymm9, ymm9, ymm11                                         ;     9.0 fp0     42 a
        vpsllq ymm12, ymm5, 0xc                                         ;     8.2 fp1     42 a
        vpsrlq ymm13, ymm5, 0xe                                         ;     8.2 fp2     42 a
        vpsrlq ymm5, ymm5, 0x28                                         ;     8.2 fp1     42 a
        vpor ymm8, ymm8, ymm12                                          ;     9.2 fp3     42 a
        vmovdqu ymm12, [rel poly1305_blocks.T0_constants256 + 192]      ;     2.7 agu1    42 a reload
        vpor ymm5, ymm5, ymm12                                          ;     9.7 fp0     42 a
        vpaddq ymm0, ymm0, ymm9                                         ;    10.0 fp3     42 a
        vpsrlq ymm9, ymm6, 0x34                                         ;     9.2 fp2     42 a
        vpsrlq ymm14, ymm6, 0x1a                                        ;     9.2 fp1     42 a
        vpsllq ymm15, ymm7, 0xc                                         ;     9.2 fp2     42 a
        vpor ymm9, ymm9, ymm15                                          ;    10.2 fp0     42 a
        vpsrlq ymm15, ymm7, 0xe                                         ;     9.2 fp1     42 a
        vpsrlq ymm7, ymm7, 0x28                                         ;     9.2 fp2     42 a
        vpaddq ymm4, ymm4, ymm5                                         ;    10.7 fp3     42 a
        vpor ymm7, ymm7, ymm12                                          ;    10.2 fp0     42 a
        vpand ymm10, ymm10, ymm11                                       ;     9.2 fp1     42 a
        vpaddq ymm1, ymm1, ymm10                                        ;    10.2 fp2     42 a
        vpand ymm8, ymm8, ymm11                                         ;    10.2 fp3     42 a
        vpand ymm13, ymm13, ymm11                                       ;     9.5 fp0     42 a
        vpand ymm6, ymm6, ymm11                                         ;     9.7 fp1     42 a
        vpaddq ymm3, ymm3, ymm13                                        ;    10.5 fp2     42 a
        vpand ymm14, ymm14, ymm11                                       ;    10.3 fp3     42 a
        vpand ymm15, ymm15, ymm11                                       ;    10.5 fp0     42 a
        vpaddq ymm2, ymm2, ymm8                                         ;    11.2 fp1     42 a
        vpand ymm9, ymm9, ymm11                                         ;    11.2 fp2     42 a
        vmovdqu ymm5, [rsp + 352]                                       ;    10.3 agu0    42 a reload
        vpmuludq ymm8, ymm5, ymm6                                       ;    17.3 fp3     42 a
        vmovdqu ymm10, [rsp + 512]                                      ;    10.7 agu1    42 a reload
        vpmuludq ymm12, ymm10, ymm6                                     ;    17.7 fp0     42 a
        vmovdqu ymm13, [rsp + 384]                                      ;    11.3 agu0    42 a reload
        vpmuludq ymm13, ymm13, ymm6                                     ;    18.3 fp3     42 a
        vpmuludq ymm5, ymm5, ymm14                                      ;    17.3 fp0     42 a
        vmovdqu ymm11, [rsp + 544]                                      ;    11.7 agu1    42 a reload
        vmovdqu [rsp + 0], ymm5                                         ;    20.3 agu2+fp5   42 a spill
        vpmuludq ymm5, ymm11, ymm6                                      ;    18.7 fp3     42 a
        vmovdqu [rsp + 32], ymm5                                        ;    21.7 agu0+fp5   42 a spill
        vmovdqu ymm5, [rsp + 288]                                       ;    12.7 agu1    42 a reload
        vmovdqu [rsp + 64], ymm13                                       ;    21.3 agu2+fp5   42 a spill
        vpmuludq ymm13, ymm5, ymm14                                     ;    19.7 fp0     42 a
        vmovdqu [rsp + 96], ymm6                                        ;    14.7 agu0+fp5   42 a spill
        vmovdqu ymm6, [rsp + 480]                                       ;    13.7 agu1    42 a reload
        vmovdqu [rsp + 128], ymm12                                      ;    20.7 agu2+fp5   42 a spill
        vpmuludq ymm12, ymm6, ymm14                                     ;    20.7 fp3     42 a
        vmovdqu [rsp + 1472], ymm12                                     ;    23.7 agu0+fp5   42 a spill
        vmovdqu ymm12, [rsp + 1152]                                     ;    14.7 agu1    42 a reload
        vpmuludq ymm5, ymm12, ymm0                                      ;    21.7 fp0     42 a
        vpmuludq ymm12, ymm10, ymm14                                    ;    17.7 fp3     42 a
        vmovdqu [rsp + 1504], ymm12                                     ;    20.7 agu2+fp5   42 a spill
        vpmuludq ymm12, ymm10, ymm15                                    ;    17.7 fp0     42 a
        vpaddq ymm8, ymm8, ymm12                                        ;    20.7 fp1     42 a
        vpmuludq ymm12, ymm10, ymm7                                     ;    17.7 fp3     42 a
        vpaddq ymm8, ymm8, ymm13                                        ;    22.7 fp2     42 a
        vpmuludq ymm13, ymm11, ymm9                                     ;    18.7 fp0     42 a
        vpaddq ymm8, ymm8, ymm13                                        ;    23.7 fp1     42 a
        vpmuludq ymm13, ymm11, ymm15                                    ;    18.7 fp3     42 a
        vpmuludq ymm10, ymm6, ymm7                                      ;    20.7 fp0     42 a
        vpaddq ymm8, ymm8, ymm10                                        ;    24.7 fp2     42 a
        vpmuludq ymm10, ymm6, ymm9                                      ;    20.7 fp3     42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    25.7 fp1     42 a
        vmovdqu ymm5, [rsp + 448]                                       ;    19.7 agu0    42 a reload
        vpmuludq ymm6, ymm5, ymm9                                       ;    26.7 fp0     42 a
        vmovdqu ymm11, [rsp + 288]                                      ;    20.3 agu1    42 a reload
        vmovdqu [rsp + 1536], ymm10                                     ;    23.7 agu2+fp5   42 a spill
        vpmuludq ymm10, ymm11, ymm9                                     ;    27.3 fp3     42 a
        vmovdqu ymm11, [rsp + 416]                                      ;    20.8 agu0    42 a reload
        vmovdqu [rsp + 1568], ymm12                                     ;    21.5 agu1+fp5   42 a spill
        vpmuludq ymm12, ymm11, ymm15                                    ;    27.8 fp0     42 a
        vpmuludq ymm11, ymm11, ymm7                                     ;    27.8 fp3     42 a
        vmovdqu [rsp + 1600], ymm11                                     ;    30.8 agu2+fp5   42 a spill
        vmovdqu ymm11, [rsp + 576]                                      ;    21.8 agu0    42 a reload
        vpmuludq ymm11, ymm11, ymm7                                     ;    28.8 fp0     42 a
        vmovdqu [rsp + 1632], ymm13                                     ;    23.5 agu1+fp5   42 a spill
        vmovdqu ymm13, [rsp + 992]                                      ;    22.8 agu0    42 a reload
        vmovdqu [rsp + 1664], ymm10                                     ;    30.3 agu2+fp5   42 a spill
        vpmuludq ymm10, ymm13, ymm0                                     ;    29.8 fp3     42 a
        vmovdqu [rsp + 1696], ymm7                                      ;    25.5 agu1+fp5   42 a spill
        vmovdqu ymm7, [rsp + 1184]                                      ;    23.8 agu0    42 a reload
        vpmuludq ymm7, ymm7, ymm0                                       ;    30.8 fp0     42 a
        vmovdqu [rsp + 1728], ymm7                                      ;    33.8 agu2+fp5   42 a spill
        vpmuludq ymm7, ymm5, ymm15                                      ;    26.7 fp3     42 a
        vmovdqu ymm5, [rsp + 1120]                                      ;    24.3 agu1    42 a reload
        vmovdqu [rsp + 1760], ymm7                                      ;    29.7 agu2+fp5   42 a spill
        vpmuludq ymm7, ymm5, ymm0                                       ;    31.3 fp0     42 a
        vmovdqu [rsp + 1792], ymm7                                      ;    34.3 agu0+fp5   42 a spill
        vmovdqu ymm7, [rsp + 1056]                                      ;    25.5 agu1    42 a reload
        vmovdqu [rsp + 1824], ymm0                                      ;    29.5 agu2+fp5   42 a spill
        vpmuludq ymm0, ymm7, ymm1                                       ;    32.5 fp3     42 a
        vmovdqu [rsp + 1856], ymm15                                     ;    30.5 agu0+fp5   42 a spill
        vmovdqu ymm15, [rsp + 1280]                                     ;    26.8 agu1    42 a reload
        vmovdqu [rsp + 1888], ymm14                                     ;    31.5 agu2+fp5   42 a spill
        vpmuludq ymm14, ymm15, ymm1                                     ;    33.8 fp0     42 a
        vmovdqu [rsp + 1920], ymm9                                      ;    32.5 agu0+fp5   42 a spill
        vpmuludq ymm9, ymm13, ymm3                                      ;    29.8 fp3     42 a
        vpaddq ymm8, ymm8, ymm9                                         ;    32.8 fp2     42 a
        vpmuludq ymm9, ymm13, ymm4                                      ;    29.8 fp0     42 a
        vmovdqu [rsp + 1952], ymm9                                      ;    33.5 agu1+fp5   42 a spill
        vpmuludq ymm9, ymm13, ymm1                                      ;    29.8 fp3     42 a
        vpmuludq ymm13, ymm5, ymm2                                      ;    31.3 fp0     42 a
        vpaddq ymm8, ymm8, ymm13                                        ;    34.3 fp1     42 a
        vpmuludq ymm13, ymm5, ymm3                                      ;    31.3 fp3     42 a
        vpaddq ymm8, ymm8, ymm0                                         ;    35.5 fp2     42 a
        vpmuludq ymm0, ymm7, ymm2                                       ;    32.5 fp0     42 a
        vpmuludq ymm5, ymm15, ymm4                                      ;    33.8 fp3     42 a
        vpaddq ymm6, ymm6, ymm12                                        ;    31.2 fp1     42 a
        vpaddq ymm6, ymm6, ymm11                                        ;    32.2 fp2     42 a
        vpaddq ymm6, ymm6, ymm10                                        ;    33.2 fp1     42 a
        vmovdqu ymm10, [rsp + 1152]                                     ;    31.5 agu0    42 a reload
        vpmuludq ymm10, ymm10, ymm1                                     ;    38.5 fp0     42 a
        vmovdqu ymm11, [rsp + 1248]                                     ;    31.8 agu1    42 a reload
        vpmuludq ymm12, ymm11, ymm2                                     ;    38.8 fp3     42 a
        vpaddq ymm6, ymm6, [rsp + 128]                                  ;    34.2 fp2+agu0   42 a
        vpaddq ymm6, ymm6, [rsp + 1472]                                 ;    35.2 fp1+agu1   42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    36.8 fp0     42 a
        vpmuludq ymm5, ymm15, ymm2                                      ;    33.8 fp3     42 a
        vpaddq ymm6, ymm6, ymm14                                        ;    36.8 fp2     42 a
        vmovdqu ymm14, [rsp + 1088]                                     ;    33.5 agu0    42 a reload
        vpmuludq ymm15, ymm14, ymm3                                     ;    40.5 fp0     42 a
        vpmuludq ymm14, ymm14, ymm4                                     ;    40.5 fp3     42 a
        vmovdqu ymm7, [rsp + 1216]                                      ;    33.8 agu1    42 a reload
        vpmuludq ymm7, ymm7, ymm4                                       ;    40.8 fp0     42 a
        vpaddq ymm13, ymm13, ymm0                                       ;    35.5 fp1     42 a
        vpmuludq ymm0, ymm1, [rsp + 1120]                               ;    35.8 fp3+agu0   42 a
        vpmuludq ymm1, ymm2, [rsp + 992]                                ;    36.5 fp0+agu1   42 a
        vpaddq ymm13, ymm13, [rsp + 64]                                 ;    36.5 fp2+agu0   42 a
        vpaddq ymm13, ymm13, [rsp + 0]                                  ;    37.5 fp1+agu1   42 a
        vpaddq ymm13, ymm13, [rsp + 1664]                               ;    38.5 fp2+agu0   42 a
        vpaddq ymm13, ymm13, [rsp + 1632]                               ;    39.5 fp1+agu1   42 a
        vpaddq ymm13, ymm13, [rsp + 1568]                               ;    40.5 fp2+agu0   42 a
        vpaddq ymm13, ymm13, [rsp + 1728]                               ;    41.5 fp3+agu1   42 a
        vpsrlq ymm2, ymm8, 0x1a                                         ;    37.8 fp1     42 a
        vpmuludq ymm4, ymm4, ymm11                                      ;    38.8 fp0     42 a
        vpmuludq ymm11, ymm11, ymm3                                     ;    38.8 fp3     42 a
        vpaddq ymm9, ymm9, ymm5                                         ;    37.5 fp2     42 a
        vpmuludq ymm5, ymm3, [rsp + 1280]                               ;    38.5 fp0+agu0   42 a
        vpaddq ymm13, ymm13, ymm2                                       ;    42.5 fp1     42 a
        vpaddq ymm13, ymm13, [rsp + 1952]                               ;    43.5 fp2+agu1   42 a
        vpaddq ymm9, ymm9, [rsp + 32]                                   ;    39.5 fp3+agu0   42 a
        vpaddq ymm9, ymm9, [rsp + 1504]                                 ;    40.5 fp1+agu1   42 a
        vpaddq ymm9, ymm9, [rsp + 1536]                                 ;    41.5 fp0+agu0   42 a
        vpaddq ymm9, ymm9, [rsp + 1760]                                 ;    42.5 fp2+agu1   42 a
        vpaddq ymm9, ymm9, [rsp + 1600]                                 ;    43.5 fp3+agu0   42 a
        vpaddq ymm13, ymm13, ymm10                                      ;    44.5 fp1     42 a
        vpaddq ymm9, ymm9, [rsp + 1792]                                 ;    44.5 fp0+agu1   42 a
        vmovdqu ymm10, [rsp + 288]                                      ;    42.5 agu0    42 a reload
        vpmuludq ymm10, ymm10, [rsp + 96]                               ;    49.5 fp3+agu1   42 a
        vpaddq ymm6, ymm6, ymm12                                        ;    41.8 fp2     42 a
        vmovdqu ymm12, [rsp + 544]                                      ;    43.5 agu0    42 a reload
        vpmuludq ymm12, ymm12, [rsp + 1888]                             ;    50.5 fp0+agu1   42 a
        vpaddq ymm9, ymm9, ymm11                                        ;    45.5 fp1     42 a
        vmovdqu ymm11, [rsp + 512]                                      ;    44.5 agu0    42 a reload
        vpmuludq ymm11, ymm11, [rsp + 1920]                             ;    51.5 fp3+agu1   42 a
        vpaddq ymm6, ymm6, ymm15                                        ;    43.5 fp2     42 a
        vmovdqu ymm15, [rsp + 480]                                      ;    45.5 agu0    42 a reload
        vpmuludq ymm15, ymm15, [rsp + 1856]                             ;    52.5 fp0+agu1   42 a
        vpaddq ymm9, ymm9, ymm14                                        ;    46.5 fp1     42 a
        vpaddq ymm6, ymm6, ymm7                                         ;    44.5 fp2     42 a
        vpaddq ymm0, ymm0, ymm1                                         ;    42.8 fp3     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    43.8 fp0     42 a
        vpaddq ymm0, ymm0, ymm4                                         ;    44.8 fp1     42 a
        vmovdqu ymm5, [rsp + 448]                                       ;    46.5 agu0    42 a reload
        vpmuludq ymm5, ymm5, [rsp + 1696]                               ;    53.5 fp3+agu1   42 a
        vmovdqu ymm7, [rsp + 1056]                                      ;    47.5 agu0    42 a reload
        vpmuludq ymm7, ymm7, [rsp + 1824]                               ;    54.5 fp0+agu1   42 a
        vmovdqu ymm14, [rel poly1305_blocks.T0_constants256]            ;    48.5 agu0    42 a reload
        vpand ymm8, ymm8, ymm14                                         ;    55.5 fp2     42 a
        vpsrlq ymm1, ymm6, 0x1a                                         ;    45.5 fp1     42 a
        vpsrlq ymm2, ymm13, 0x1a                                        ;    45.7 fp2     42 a
        vpaddq ymm9, ymm9, ymm1                                         ;    47.5 fp3     42 a
        vpmuludq ymm1, ymm2, [rel poly1305_blocks.T0_constants256 + 32] ;    48.8 fp0+agu1   42 a
        vpsrlq ymm2, ymm9, 0x1a                                         ;    48.5 fp1     42 a
        vpaddq ymm0, ymm0, ymm2                                         ;    49.5 fp3     42 a
        add r8, 0x80                                                    ;    46.0 alu0    42 blocks
        vpaddq ymm0, ymm0, ymm10                                        ;    52.5 fp0     42 a
        vpaddq ymm0, ymm0, ymm12                                        ;    53.5 fp2     42 a
        vpaddq ymm0, ymm0, ymm11                                        ;    54.5 fp1     42 a
        vpaddq ymm0, ymm0, ymm15                                        ;    55.5 fp3     42 a
        vpand ymm6, ymm6, ymm14                                         ;    55.5 fp0     42 a
        vpand ymm13, ymm13, ymm14                                       ;    55.5 fp2     42 a
        vpand ymm9, ymm9, ymm14                                         ;    55.5 fp1     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    56.5 fp3     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    56.5 fp0     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    57.5 fp2     42 a
        vpsrlq ymm5, ymm1, 0x1a                                         ;    57.5 fp1     42 a
        vpand ymm1, ymm1, ymm14                                         ;    57.5 fp3     42 a
        vpaddq ymm9, ymm9, ymm5                                         ;    58.5 fp0     42 a
        vpsrlq ymm5, ymm0, 0x1a                                         ;    58.5 fp2     42 a
        vpand ymm0, ymm0, ymm14                                         ;    58.5 fp1     42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    59.5 fp3     42 a
        vpand ymm14, ymm14, ymm8                                        ;    60.5 fp0     42 a
        vpsrlq ymm5, ymm8, 0x1a                                         ;    60.5 fp2     42 a
        vpaddq ymm13, ymm13, ymm5                                       ;    61.5 fp1     42 a
        vmovdqa ymm2, ymm0                                              ;    59.5         42 a copy
        vmovdqa ymm0, ymm1                                              ;    58.5         42 a copy
        vmovdqa ymm1, ymm9                                              ;    59.5         42 a copy
        vmovdqa ymm3, ymm14                                             ;    61.5         42 a copy
        vmovdqa ymm4, ymm13                                             ;    62.5         42 a copy
        cmp r8, qword [rsp + 2208]                                      ;                    more blocks?
        jne .blocks_2
        mov qword [rsp + 2200], r8                                      ;                    resident
        vmovdqu [rsp + 1312], ymm0                                      ;                    resident
        vmovdqu [rsp + 1344], ymm1                                      ;                    resident
        vmovdqu [rsp + 1376], ymm2                                      ;                    resident
        vmovdqu [rsp + 1408], ymm3                                      ;                    resident
        vmovdqu [rsp + 1440], ymm4                                      ;                    resident
.blocks_2_done:
        mov esi, dword [rsp + 2272]                                     ;     0.0 agu0    42 blocks_last
        shr esi, 3                                                      ;     4.0 alu1    42 blocks_last
        cmp esi, 1                                                      ;     5.0 alu0    42 blocks_last
        sbb edi, edi                                                    ;     6.0 alu2    42 blocks_last
        add edi, 1                                                      ;     7.0 alu3    42 blocks_last
        mov r8, rdi                                                     ;     8.0         42 blocks_last copy
        shl r8, 7                                                       ;     8.0 alu1    42 blocks_last
        vmovdqu ymm0, [rsp + 1312]                                      ;     1.2 agu1    42 blocks_last reload
        vmovdqu [rsp + 1984], ymm0                                      ;     8.2 agu2+fp5   42 blocks_last
        vmovdqu ymm0, [rsp + 1344]                                      ;     1.5 agu0    42 blocks_last reload
        vmovdqu [rsp + 2016], ymm0                                      ;     8.5 agu1+fp5   42 blocks_last
        vmovdqu ymm0, [rsp + 1376]                                      ;     2.5 agu0    42 blocks_last reload
        vmovdqu [rsp + 2048], ymm0                                      ;     9.5 agu2+fp5   42 blocks_last
        add r8, qword [rsp + 2200]                                      ;     9.0 alu0+agu1   42 blocks_last
        mov dword [rsp + 2324], edi                                     ;     8.0 agu2+st0   42 blocks_last
        mov qword [rsp + 2216], r8                                      ;    10.0 agu0+st1   42 blocks_last
        vmovdqu ymm0, [rsp + 1408]                                      ;     4.2 agu1    42 blocks_last reload
        vmovdqu [rsp + 2080], ymm0                                      ;    11.2 agu2+fp5   42 blocks_last
        vmovdqu ymm0, [rsp + 1440]                                      ;     4.5 agu0    42 blocks_last reload
        vmovdqu [rsp + 2112], ymm0                                      ;    11.5 agu1+fp5   42 blocks_last
        cmp dword [rsp + 2324], 0                                       ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rsp + 2200]                                      ;                    resident
        vmovdqu ymm0, [rsp + 1984]                                      ;                    resident
        vmovdqu ymm1, [rsp + 2016]                                      ;                    resident
        vmovdqu ymm2, [rsp + 2048]                                      ;                    resident
        vmovdqu ymm3, [rsp + 2080]                                      ;                    resident
        vmovdqu ymm4, [rsp + 2112]                                      ;                    resident
        align 16
.blocks_last_3:
        vmovdqu ymm5, [r8]                                              ;     0.0 agu0    42 a
        vmovdqu ymm6, [r8 + 32]                                         ;     0.2 agu1    42 a
        vmovdqu ymm7, [r8 + 64]                                         ;     1.0 agu0    42 a
        vmovdqu ymm8, [r8 + 96]                                         ;     1.2 agu1    42 a
        vpunpcklqdq ymm9, ymm5, ymm6                                    ;     7.2 fp1     42 a
        vpunpckhqdq ymm5, ymm5, ymm6                                    ;     7.2 fp2     42 a
        vpunpcklqdq ymm6, ymm7, ymm8                                    ;     8.2 fp1     42 a
        vpunpckhqdq ymm7, ymm7, ymm8                                    ;     8.2 fp2     42 a
        vpsrlq ymm8, ymm9, 0x34                                         ;     8.2 fp1     42 a
        vpsrlq ymm10, ymm9, 0x1a                                        ;     8.2 fp2     42 a
        vmovdqu ymm11, [rel poly1305_blocks.T0_constants256]            ;     2.0 agu0    42 a reload
        vpand ymm9, ymm9, ymm11                                         ;     9.0 fp0     42 a
        vpsllq ymm12, ymm5, 0xc                                         ;     8.2 fp1     42 a
        vpsrlq ymm13, ymm5, 0xe                                         ;     8.2 fp2     42 a
        vpsrlq ymm5, ymm5, 0x28                                         ;     8.2 fp1     42 a
        vpor ymm8, ymm8, ymm12                                          ;     9.2 fp3     42 a
        vmovdqu ymm12, [rel poly1305_blocks.T0_constants256 + 192]      ;     2.7 agu1    42 a reload
        vpor ymm5, ymm5, ymm12                                          ;     9.7 fp0     42 a
        vpaddq ymm0, ymm0, ymm9                                         ;    10.0 fp3     42 a
        vpsrlq ymm9, ymm6, 0x34                                         ;     9.2 fp2     42 a
        vpsrlq ymm14, ymm6, 0x1a                                        ;     9.2 fp1     42 a
        vpsllq ymm15, ymm7, 0xc                                         ;     9.2 fp2     42 a
        vpor ymm9, ymm9, ymm15                                          ;    10.2 fp0     42 a
        vpsrlq ymm15, ymm7, 0xe                                         ;     9.2 fp1     42 a
        vpsrlq ymm7, ymm7, 0x28                                         ;     9.2 fp2     42 a
        vpaddq ymm4, ymm4, ymm5                                         ;    10.7 fp3     42 a
        vpor ymm7, ymm7, ymm12                                          ;    10.2 fp0     42 a
        vpand ymm10, ymm10, ymm11                                       ;     9.2 fp1     42 a
        vpaddq ymm1, ymm1, ymm10                                        ;    10.2 fp2     42 a
        vpand ymm8, ymm8, ymm11                                         ;    10.2 fp3     42 a
        vpand ymm13, ymm13, ymm11                                       ;     9.5 fp0     42 a
        vpand ymm6, ymm6, ymm11                                         ;     9.7 fp1     42 a
        vpaddq ymm3, ymm3, ymm13                                        ;    10.5 fp2     42 a
        vpand ymm14, ymm14, ymm11                                       ;    10.3 fp3     42 a
        vpand ymm15, ymm15, ymm11                                       ;    10.5 fp0     42 a
        vpaddq ymm2, ymm2, ymm8                                         ;    11.2 fp1     42 a
        vpand ymm9, ymm9, ymm11                                         ;    11.2 fp2     42 a
        vmovdqu ymm5, [rsp + 192]                                       ;    10.3 agu0    42 a reload
        vpmuludq ymm8, ymm5, ymm6                                       ;    17.3 fp3     42 a
        vmovdqu ymm10, [rsp + 256]                                      ;    10.7 agu1    42 a reload
        vpmuludq ymm12, ymm10, ymm6                                     ;    17.7 fp0     42 a
        vmovdqu ymm13, [rsp + 224]                                      ;    11.3 agu0    42 a reload
        vpmuludq ymm13, ymm13, ymm6                                     ;    18.3 fp3     42 a
        vpmuludq ymm5, ymm5, ymm14                                      ;    17.3 fp0     42 a
        vmovdqu ymm11, [rsp + 320]                                      ;    11.7 agu1    42 a reload
        vmovdqu [rsp + 0], ymm5                                         ;    20.3 agu2+fp5   42 a spill
        vpmuludq ymm5, ymm11, ymm6                                      ;    18.7 fp3     42 a
        vmovdqu [rsp + 32], ymm5                                        ;    21.7 agu0+fp5   42 a spill
        vmovdqu ymm5, [rsp + 160]                                       ;    12.7 agu1    42 a reload
        vmovdqu [rsp + 64], ymm13                                       ;    21.3 agu2+fp5   42 a spill
        vpmuludq ymm13, ymm5, ymm14                                     ;    19.7 fp0     42 a
        vmovdqu [rsp + 96], ymm6                                        ;    14.7 agu0+fp5   42 a spill
        vmovdqu ymm6, [rsp + 704]                                       ;    13.7 agu1    42 a reload
        vmovdqu [rsp + 128], ymm12                                      ;    20.7 agu2+fp5   42 a spill
        vpmuludq ymm12, ymm6, ymm14                                     ;    20.7 fp3     42 a
        vmovdqu [rsp + 1472], ymm12                                     ;    23.7 agu0+fp5   42 a spill
        vmovdqu ymm12, [rsp + 832]                                      ;    14.7 agu1    42 a reload
        vpmuludq ymm5, ymm12, ymm0                                      ;    21.7 fp0     42 a
        vpmuludq ymm12, ymm10, ymm14                                    ;    17.7 fp3     42 a
        vmovdqu [rsp + 1504], ymm12                                     ;    20.7 agu2+fp5   42 a spill
        vpmuludq ymm12, ymm10, ymm15                                    ;    17.7 fp0     42 a
        vpaddq ymm8, ymm8, ymm12                                        ;    20.7 fp1     42 a
        vpmuludq ymm12, ymm10, ymm7                                     ;    17.7 fp3     42 a
        vpaddq ymm8, ymm8, ymm13                                        ;    22.7 fp2     42 a
        vpmuludq ymm13, ymm11, ymm9                                     ;    18.7 fp0     42 a
        vpaddq ymm8, ymm8, ymm13                                        ;    23.7 fp1     42 a
        vpmuludq ymm13, ymm11, ymm15                                    ;    18.7 fp3     42 a
        vpmuludq ymm10, ymm6, ymm7                                      ;    20.7 fp0     42 a
        vpaddq ymm8, ymm8, ymm10                                        ;    24.7 fp2     42 a
        vpmuludq ymm10, ymm6, ymm9                                      ;    20.7 fp3     42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    25.7 fp1     42 a
        vmovdqu ymm5, [rsp + 672]                                       ;    19.7 agu0    42 a reload
        vpmuludq ymm6, ymm5, ymm9                                       ;    26.7 fp0     42 a
        vmovdqu ymm11, [rsp + 160]                                      ;    20.3 agu1    42 a reload
        vmovdqu [rsp + 1536], ymm10                                     ;    23.7 agu2+fp5   42 a spill
        vpmuludq ymm10, ymm11, ymm9                                     ;    27.3 fp3     42 a
        vmovdqu ymm11, [rsp + 640]                                      ;    20.8 agu0    42 a reload
        vmovdqu [rsp + 1568], ymm12                                     ;    21.5 agu1+fp5   42 a spill
        vpmuludq ymm12, ymm11, ymm15                                    ;    27.8 fp0     42 a
        vpmuludq ymm11, ymm11, ymm7                                     ;    27.8 fp3     42 a
        vmovdqu [rsp + 1600], ymm11                                     ;    30.8 agu2+fp5   42 a spill
        vmovdqu ymm11, [rsp + 608]                                      ;    21.8 agu0    42 a reload
        vpmuludq ymm11, ymm11, ymm7                                     ;    28.8 fp0     42 a
        vmovdqu [rsp + 1632], ymm13                                     ;    23.5 agu1+fp5   42 a spill
        vmovdqu ymm13, [rsp + 768]                                      ;    22.8 agu0    42 a reload
        vmovdqu [rsp + 1664], ymm10                                     ;    30.3 agu2+fp5   42 a spill
        vpmuludq ymm10, ymm13, ymm0                                     ;    29.8 fp3     42 a
        vmovdqu [rsp + 1696], ymm7                                      ;    25.5 agu1+fp5   42 a spill
        vmovdqu ymm7, [rsp + 896]                                       ;    23.8 agu0    42 a reload
        vpmuludq ymm7, ymm7, ymm0                                       ;    30.8 fp0     42 a
        vmovdqu [rsp + 1728], ymm7                                      ;    33.8 agu2+fp5   42 a spill
        vpmuludq ymm7, ymm5, ymm15                                      ;    26.7 fp3     42 a
        vmovdqu ymm5, [rsp + 800]                                       ;    24.3 agu1    42 a reload
        vmovdqu [rsp + 1760], ymm7                                      ;    29.7 agu2+fp5   42 a spill
        vpmuludq ymm7, ymm5, ymm0                                       ;    31.3 fp0     42 a
        vmovdqu [rsp + 1792], ymm7                                      ;    34.3 agu0+fp5   42 a spill
        vmovdqu ymm7, [rsp + 736]                                       ;    25.5 agu1    42 a reload
        vmovdqu [rsp + 1824], ymm0                                      ;    29.5 agu2+fp5   42 a spill
        vpmuludq ymm0, ymm7, ymm1                                       ;    32.5 fp3     42 a
        vmovdqu [rsp + 1856], ymm15                                     ;    30.5 agu0+fp5   42 a spill
        vmovdqu ymm15, [rsp + 1024]                                     ;    26.8 agu1    42 a reload
        vmovdqu [rsp + 1888], ymm14                                     ;    31.5 agu2+fp5   42 a spill
        vpmuludq ymm14, ymm15, ymm1                                     ;    33.8 fp0     42 a
        vmovdqu [rsp + 1920], ymm9                                      ;    32.5 agu0+fp5   42 a spill
        vpmuludq ymm9, ymm13, ymm3                                      ;    29.8 fp3     42 a
        vpaddq ymm8, ymm8, ymm9                                         ;    32.8 fp2     42 a
        vpmuludq ymm9, ymm13, ymm4                                      ;    29.8 fp0     42 a
        vmovdqu [rsp + 1952], ymm9                                      ;    33.5 agu1+fp5   42 a spill
        vpmuludq ymm9, ymm13, ymm1                                      ;    29.8 fp3     42 a
        vpmuludq ymm13, ymm5, ymm2                                      ;    31.3 fp0     42 a
        vpaddq ymm8, ymm8, ymm13                                        ;    34.3 fp1     42 a
        vpmuludq ymm13, ymm5, ymm3                                      ;    31.3 fp3     42 a
        vpaddq ymm8, ymm8, ymm0                                         ;    35.5 fp2     42 a
        vpmuludq ymm0, ymm7, ymm2                                       ;    32.5 fp0     42 a
        vpmuludq ymm5, ymm15, ymm4                                      ;    33.8 fp3     42 a
        vpaddq ymm6, ymm6, ymm12                                        ;    31.2 fp1     42 a
        vpaddq ymm6, ymm6, ymm11                                        ;    32.2 fp2     42 a
        vpaddq ymm6, ymm6, ymm10                                        ;    33.2 fp1     42 a
        vmovdqu ymm10, [rsp + 832]                                      ;    31.5 agu0    42 a reload
        vpmuludq ymm10, ymm10, ymm1                                     ;    38.5 fp0     42 a
        vmovdqu ymm11, [rsp + 960]                                      ;    31.8 agu1    42 a reload
        vpmuludq ymm12, ymm11, ymm2                                     ;    38.8 fp3     42 a
        vpaddq ymm6, ymm6, [rsp + 128]                                  ;    34.2 fp2+agu0   42 a
        vpaddq ymm6, ymm6, [rsp + 1472]                                 ;    35.2 fp1+agu1   42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    36.8 fp0     42 a
        vpmuludq ymm5, ymm15, ymm2                                      ;    33.8 fp3     42 a
        vpaddq ymm6, ymm6, ymm14                                        ;    36.8 fp2     42 a
        vmovdqu ymm14, [rsp + 864]                                      ;    33.5 agu0    42 a reload
        vpmuludq ymm15, ymm14, ymm3                                     ;    40.5 fp0     42 a
        vpmuludq ymm14, ymm14, ymm4                                     ;    40.5 fp3     42 a
        vmovdqu ymm7, [rsp + 928]                                       ;    33.8 agu1    42 a reload
        vpmuludq ymm7, ymm7, ymm4                                       ;    40.8 fp0     42 a
        vpaddq ymm13, ymm13, ymm0                                       ;    35.5 fp1     42 a
        vpmuludq ymm0, ymm1, [rsp + 800]                                ;    35.8 fp3+agu0   42 a
        vpmuludq ymm1, ymm2, [rsp + 768]                                ;    36.5 fp0+agu1   42 a
        vpaddq ymm13, ymm13, [rsp + 64]                                 ;    36.5 fp2+agu0   42 a
        vpaddq ymm13, ymm13, [rsp + 0]                                  ;    37.5 fp1+agu1   42 a
        vpaddq ymm13, ymm13, [rsp + 1664]                               ;    38.5 fp2+agu0   42 a
        vpaddq ymm13, ymm13, [rsp + 1632]                               ;    39.5 fp1+agu1   42 a
        vpaddq ymm13, ymm13, [rsp + 1568]                               ;    40.5 fp2+agu0   42 a
        vpaddq ymm13, ymm13, [rsp + 1728]                               ;    41.5 fp3+agu1   42 a
        vpsrlq ymm2, ymm8, 0x1a                                         ;    37.8 fp1     42 a
        vpmuludq ymm4, ymm4, ymm11                                      ;    38.8 fp0     42 a
        vpmuludq ymm11, ymm11, ymm3                                     ;    38.8 fp3     42 a
        vpaddq ymm9, ymm9, ymm5                                         ;    37.5 fp2     42 a
        vpmuludq ymm5, ymm3, [rsp + 1024]                               ;    38.5 fp0+agu0   42 a
        vpaddq ymm13, ymm13, ymm2                                       ;    42.5 fp1     42 a
        vpaddq ymm13, ymm13, [rsp + 1952]                               ;    43.5 fp2+agu1   42 a
        vpaddq ymm9, ymm9, [rsp + 32]                                   ;    39.5 fp3+agu0   42 a
        vpaddq ymm9, ymm9, [rsp + 1504]                                 ;    40.5 fp1+agu1   42 a
        vpaddq ymm9, ymm9, [rsp + 1536]                                 ;    41.5 fp0+agu0   42 a
        vpaddq ymm9, ymm9, [rsp + 1760]                                 ;    42.5 fp2+agu1   42 a
        vpaddq ymm9, ymm9, [rsp + 1600]                                 ;    43.5 fp3+agu0   42 a
        vpaddq ymm13, ymm13, ymm10                                      ;    44.5 fp1     42 a
        vpaddq ymm9, ymm9, [rsp + 1792]                                 ;    44.5 fp0+agu1   42 a
        vmovdqu ymm10, [rsp + 160]                                      ;    42.5 agu0    42 a reload
        vpmuludq ymm10, ymm10, [rsp + 96]                               ;    49.5 fp3+agu1   42 a
        vpaddq ymm6, ymm6, ymm12                                        ;    41.8 fp2     42 a
        vmovdqu ymm12, [rsp + 320]                                      ;    43.5 agu0    42 a reload
        vpmuludq ymm12, ymm12, [rsp + 1888]                             ;    50.5 fp0+agu1   42 a
        vpaddq ymm9, ymm9, ymm11                                        ;    45.5 fp1     42 a
        vmovdqu ymm11, [rsp + 256]                                      ;    44.5 agu0    42 a reload
        vpmuludq ymm11, ymm11, [rsp + 1920]                             ;    51.5 fp3+agu1   42 a
        vpaddq ymm6, ymm6, ymm15                                        ;    43.5 fp2     42 a
        vmovdqu ymm15, [rsp + 704]                                      ;    45.5 agu0    42 a reload
        vpmuludq ymm15, ymm15, [rsp + 1856]                             ;    52.5 fp0+agu1   42 a
        vpaddq ymm9, ymm9, ymm14                                        ;    46.5 fp1     42 a
        vpaddq ymm6, ymm6, ymm7                                         ;    44.5 fp2     42 a
        vpaddq ymm0, ymm0, ymm1                                         ;    42.8 fp3     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    43.8 fp0     42 a
        vpaddq ymm0, ymm0, ymm4                                         ;    44.8 fp1     42 a
        vmovdqu ymm5, [rsp + 672]                                       ;    46.5 agu0    42 a reload
        vpmuludq ymm5, ymm5, [rsp + 1696]                               ;    53.5 fp3+agu1   42 a
        vmovdqu ymm7, [rsp + 736]                                       ;    47.5 agu0    42 a reload
        vpmuludq ymm7, ymm7, [rsp + 1824]                               ;    54.5 fp0+agu1   42 a
        vmovdqu ymm14, [rel poly1305_blocks.T0_constants256]            ;    48.5 agu0    42 a reload
        vpand ymm8, ymm8, ymm14                                         ;    55.5 fp2     42 a
        vpsrlq ymm1, ymm6, 0x1a                                         ;    45.5 fp1     42 a
        vpsrlq ymm2, ymm13, 0x1a                                        ;    45.7 fp2     42 a
        vpaddq ymm9, ymm9, ymm1                                         ;    47.5 fp3     42 a
        vpmuludq ymm1, ymm2, [rel poly1305_blocks.T0_constants256 + 32] ;    48.8 fp0+agu1   42 a
        vpsrlq ymm2, ymm9, 0x1a                                         ;    48.5 fp1     42 a
        vpaddq ymm0, ymm0, ymm2                                         ;    49.5 fp3     42 a
        add r8, 0x80                                                    ;    46.0 alu0    42 blocks_last
        vpaddq ymm0, ymm0, ymm10                                        ;    52.5 fp0     42 a
        vpaddq ymm0, ymm0, ymm12                                        ;    53.5 fp2     42 a
        vpaddq ymm0, ymm0, ymm11                                        ;    54.5 fp1     42 a
        vpaddq ymm0, ymm0, ymm15                                        ;    55.5 fp3     42 a
        vpand ymm6, ymm6, ymm14                                         ;    55.5 fp0     42 a
        vpand ymm13, ymm13, ymm14                                       ;    55.5 fp2     42 a
        vpand ymm9, ymm9, ymm14                                         ;    55.5 fp1     42 a
        vpaddq ymm0, ymm0, ymm5                                         ;    56.5 fp3     42 a
        vpaddq ymm1, ymm1, ymm6                                         ;    56.5 fp0     42 a
        vpaddq ymm0, ymm0, ymm7                                         ;    57.5 fp2     42 a
        vpsrlq ymm5, ymm1, 0x1a                                         ;    57.5 fp1     42 a
        vpand ymm1, ymm1, ymm14                                         ;    57.5 fp3     42 a
        vpaddq ymm9, ymm9, ymm5                                         ;    58.5 fp0     42 a
        vpsrlq ymm5, ymm0, 0x1a                                         ;    58.5 fp2     42 a
        vpand ymm0, ymm0, ymm14                                         ;    58.5 fp1     42 a
        vpaddq ymm8, ymm8, ymm5                                         ;    59.5 fp3     42 a
        vpand ymm14, ymm14, ymm8                                        ;    60.5 fp0     42 a
        vpsrlq ymm5, ymm8, 0x1a                                         ;    60.5 fp2     42 a
        vpaddq ymm13, ymm13, ymm5                                       ;    61.5 fp1     42 a
        vmovdqa ymm2, ymm0                                              ;    59.5         42 a copy
        vmovdqa ymm0, ymm1                                              ;    58.5         42 a copy
        vmovdqa ymm1, ymm9                                              ;    59.5         42 a copy
        vmovdqa ymm3, ymm14                                             ;    61.5         42 a copy
        vmovdqa ymm4, ymm13                                             ;    62.5         42 a copy
        cmp r8, qword [rsp + 2216]                                      ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rsp + 2200], r8                                      ;                    resident
        vmovdqu [rsp + 1984], ymm0                                      ;                    resident
        vmovdqu [rsp + 2016], ymm1                                      ;                    resident
        vmovdqu [rsp + 2048], ymm2                                      ;                    resident
        vmovdqu [rsp + 2080], ymm3                                      ;                    resident
        vmovdqu [rsp + 2112], ymm4                                      ;                    resident
.blocks_last_3_done:
        vmovdqu ymm0, [rsp + 2048]                                      ;     0.0 agu0    42 a reload
        vpunpckhqdq ymm1, ymm0, ymm0                                    ;     7.0 fp1     42 a
        vmovdqu ymm2, [rsp + 2112]                                      ;     0.3 agu1    42 a reload
        vpunpckhqdq ymm3, ymm2, ymm2                                    ;     7.3 fp2     42 a
        vmovdqu ymm4, [rsp + 1984]                                      ;     1.0 agu0    42 a reload
        vpunpckhqdq ymm5, ymm4, ymm4                                    ;     8.0 fp1     42 a
        vmovdqu ymm6, [rsp + 2016]                                      ;     1.3 agu1    42 a reload
        vpunpckhqdq ymm7, ymm6, ymm6                                    ;     8.3 fp2     42 a
        vmovdqu ymm8, [rsp + 2080]                                      ;     2.0 agu0    42 a reload
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
        mov esi, dword [rsp + 2304]                                     ;     3.3 agu2    42 blocks_lanes
        vpaddq ymm1, ymm1, ymm0                                         ;    12.0 fp2     42 a
        add esi, 0xffffffff                                             ;     7.3 alu0    42 blocks_lanes
        vpaddq ymm3, ymm3, ymm2                                         ;    12.3 fp0     42 a
        vpaddq ymm5, ymm5, ymm4                                         ;    13.0 fp3     42 a
        mov dword [rsp + 2304], esi                                     ;     8.3 agu1+st0   42 blocks_lanes
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
        mov qword [rsp + 2160], rbp                                     ;    19.3 agu0+st1   42 blocks_lanes
        mov qword [rsp + 2168], rsi                                     ;    20.3 agu2+st0   42 blocks_lanes
        mov qword [rsp + 2176], rdi                                     ;    21.3 agu1+st1   42 blocks_lanes
        cmp dword [rsp + 2304], 0                                       ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rsp + 2176]                                      ;     0.0 agu0    42 a
        shr r8, 2                                                       ;     4.0 alu1    42 a
        mov r9, qword [rsp + 2176]                                      ;     0.3 agu1    42 a
        and r9, -4                                                      ;     4.3 alu0    42 a
        add r8, r9                                                      ;     5.3 alu2    42 a
        mov r9, qword [rsp + 2176]                                      ;     0.8 agu2    42 a
        and r9, 3                                                       ;     4.8 alu3    42 a
        mov r10, qword [rsp + 2168]                                     ;     1.2 agu0    42 a
        add r8, qword [rsp + 2160]                                      ;     6.3 alu1+agu1   42 a
        adc r10, 0                                                      ;     7.3 alu0    42 a
        adc r9, 0                                                       ;     8.3 alu2    42 a
        mov r11, qword [rsp + 2192]                                     ;     1.8 agu2    42 a
        shr r11, 2                                                      ;     5.8 alu1    42 a
        mov esi, dword [rsp + 2272]                                     ;     2.2 agu0    42 blocks
        and esi, 7                                                      ;     6.2 alu3    42 blocks
        mov r12, rsi                                                    ;     7.2         42 blocks copy
        shl r12, 4                                                      ;     7.2 alu2    42 blocks
        add r12, qword [rsp + 2200]                                     ;     8.2 alu0+agu1   42 blocks
        mov r13, qword [rsp + 2192]                                     ;     3.0 agu2    42 a
        and r13, -4                                                     ;     7.0 alu1    42 a
        add r11, r13                                                    ;     8.0 alu3    42 a
        mov qword [rsp + 2224], r8                                      ;     7.3 agu0+st0   42 blocks
        mov qword [rsp + 2232], r11                                     ;     9.0 agu1+st1   42 a
        mov qword [rsp + 2240], r10                                     ;     8.3 agu2+st0   42 blocks
        mov dword [rsp + 2328], esi                                     ;     7.2 agu0+st1   42 blocks
        mov qword [rsp + 2248], r9                                      ;     9.3 agu1+st0   42 blocks
        mov qword [rsp + 2256], r12                                     ;     9.2 agu2+st1   42 blocks
        cmp dword [rsp + 2328], 0                                       ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rsp + 2200]                                      ;                    resident
        mov r9, qword [rsp + 2224]                                      ;                    resident
        mov r10, qword [rsp + 2240]                                     ;                    resident
        mov r11, qword [rsp + 2248]                                     ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                             ;     0.0 agu0    12 a
        mov r13, qword [r8 + 8]                                         ;     0.2 agu1    12 a
        add r9, r12                                                     ;     4.0 alu0    42 a
        adc r10, r13                                                    ;     5.0 alu1    42 a
        adc r11, 1                                                      ;     6.0 alu2    42 a
        mov r12, qword [rsp + 2184]                                     ;     0.8 agu2    42 a reload
        mov rax, r9                                                     ;     5.0         42 a copy
        mul r12                                                         ;     5.0 alu1    42 a
        mov r13, qword [rsp + 2232]                                     ;     1.5 agu0    42 a reload
        mov r14, rax                                                    ;     9.0         42 a copy
        mov rax, r10                                                    ;     6.0         42 a copy
        mov r15, rdx                                                    ;     9.0         42 a copy
        mul r13                                                         ;     6.0 alu1    42 a
        add r14, rax                                                    ;    10.0 alu3    42 a
        adc r15, rdx                                                    ;    11.0 alu0    42 a
        mov rsi, r11                                                    ;     7.0         42 a copy
        imul rsi, r13                                                   ;     7.0 alu1    42 a
        mov rax, r9                                                     ;     5.0         42 a copy
        mul qword [rsp + 2192]                                          ;     5.0 alu1+agu1   42 a
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
        cmp r8, qword [rsp + 2256]                                      ;                    more blocks?
        jne .blocks_4
        mov qword [rsp + 2200], r8                                      ;                    resident
        mov qword [rsp + 2224], r9                                      ;                    resident
        mov qword [rsp + 2240], r10                                     ;                    resident
        mov qword [rsp + 2248], r11                                     ;                    resident
.blocks_4_done:
        mov r8, qword [rsp + 2224]                                      ;     0.0 agu0    15 d
        mov r9, qword [rsp + 2240]                                      ;     0.2 agu1    15 d
        mov r10, qword [rsp + 2248]                                     ;     0.3 agu2    15 d
        add r8, 5                                                       ;     4.0 alu0    15 d
        adc r9, 0                                                       ;     5.0 alu1    15 d
        adc r10, 0                                                      ;     6.0 alu2    15 d
        mov r8, r10                                                     ;     7.0         15 d copy
        shr r8, 2                                                       ;     7.0 alu1    15 d
        and r10, -4                                                     ;     7.0 alu3    15 d
        add r8, r10                                                     ;     8.0 alu0    15 d
        mov r9, qword [rsp + 2240]                                      ;     1.7 agu0    15 d
        mov r10, qword [rsp + 2248]                                     ;     1.8 agu1    15 d
        add r8, qword [rsp + 2224]                                      ;     9.0 alu2+agu2   15 d
        adc r9, 0                                                       ;    10.0 alu3    15 d
        adc r10, 0                                                      ;    11.0 alu0    15 d
        and r10, 3                                                      ;    12.0 alu1    15 d
        mov esi, r10d                                                   ;    13.0         15 d
        mov r10, qword [rsp + 2144]                                     ;     2.8 agu0    16 h reload
        mov dword [r10 + 16], esi                                       ;    13.0 agu1+st0   16 h
        mov esi, r8d                                                    ;    10.0         15 d
        mov dword [r10], esi                                            ;    10.0 agu2+st1   16 h
        shr r8, 0x20                                                    ;    10.0 alu2    15 d
        mov dword [r10 + 4], r8d                                        ;    11.0 agu0+st0   16 h
        mov esi, r9d                                                    ;    11.0         15 d
        mov dword [r10 + 8], esi                                        ;    11.0 agu1+st1   16 h
        shr r9, 0x20                                                    ;    11.0 alu1    15 d
        mov dword [r10 + 12], r9d                                       ;    12.0 agu2+st0   16 h
        mov rcx, qword [rsp + 2264]                                     ;                    frame
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
        vmovdqu [rsp + 1696], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1728], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1760], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1792], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1824], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1856], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1888], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1920], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1952], ymm0                                      ;                    cleared
        vmovdqu [rsp + 1984], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2016], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2048], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2080], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2112], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2144], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2176], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2208], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2240], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2272], ymm0                                      ;                    cleared
        vmovdqu [rsp + 2304], ymm0                                      ;                    cleared
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
