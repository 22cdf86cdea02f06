; poly1305_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 fa9b5208146cbaf7); do not edit:
;   ./cw build poly1305_blocks --cpu zen3
;
; void poly1305_blocks(const void *r, void *h, const void *m, uint32_t n);   System V, 64 bits
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 896 bytes, 57 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 57 uops, planned 17.5; bounds: width 9.5, ports 9.3, path 9.0
;   blocks_lanes: 264 uops, planned 80.5; bounds: width 44.0, ports 47.2, path 44.0
;   blocks_lanes/blocks: 176 uops, planned 67.7; bounds: width 29.3, ports 37.0, path 25.0
;   blocks_lanes.2: 20 uops, planned 11.5; bounds: width 3.3, ports 5.0, path 5.0
;   blocks_lanes/blocks_last: 176 uops, planned 67.7; bounds: width 29.3, ports 37.0, path 25.0
;   blocks_lanes.4: 44 uops, planned 17.3; bounds: width 7.3, ports 5.0, path 10.0
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
        sub rsp, 0x3a8                                                  ;                    frame
        mov qword [rsp + 752], rsi                                      ;                    argument
        mov dword [rsp + 872], ecx                                      ;                    argument
        mov qword [rsp + 760], rdi                                      ;                    argument
        mov qword [rsp + 808], rdx                                      ;                    argument
        mov r8, qword [rsp + 752]                                       ;     0.0 agu0    41 a reload
        mov esi, dword [r8 + 4]                                         ;     4.0 agu1    41 a
        mov edi, dword [rsp + 872]                                      ;     0.3 agu2    42 blocks_lanes
        shr edi, 2                                                      ;     4.3 alu1    42 blocks_lanes
        mov ebp, dword [r8 + 12]                                        ;     4.0 agu0    41 a
        mov r9d, dword [r8 + 16]                                        ;     4.0 agu1    41 a
        mov r10d, dword [r8]                                            ;     4.0 agu2    41 a
        mov r11d, dword [r8 + 8]                                        ;     4.0 agu0    41 a
        cmp edi, 1                                                      ;     5.3 alu0    42 blocks_lanes
        sbb r12d, r12d                                                  ;     6.3 alu2    42 blocks_lanes
        mov r13, qword [rsp + 760]                                      ;     2.2 agu1     9 k reload
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
        mov dword [rsp + 876], r10d                                     ;     9.5 agu0+st0   41 a
        mov dword [rsp + 880], esi                                      ;     9.8 agu1+st1   41 a
        mov dword [rsp + 884], r11d                                     ;    10.3 agu2+st0   41 a
        mov dword [rsp + 888], ebp                                      ;    10.5 agu0+st1   41 a
        mov dword [rsp + 892], r9d                                      ;    11.3 agu1+st0   41 a
        mov qword [rsp + 768], r14                                      ;    11.5 agu2+st1   42 blocks_lanes
        mov dword [rsp + 896], edi                                      ;    12.3 agu0+st0    9 k
        and r13d, 0xffffffc                                             ;    13.2 alu0     9 k
        add r12d, 1                                                     ;    10.7 alu1    42 blocks_lanes
        mov qword [rsp + 776], r15                                      ;    12.5 agu1+st1   42 blocks_lanes
        mov dword [rsp + 900], r12d                                     ;    13.3 agu2+st0   42 blocks_lanes
        mov dword [rsp + 904], r12d                                     ;    13.5 agu0+st1   42 blocks_lanes
        mov qword [rsp + 784], rcx                                      ;    14.3 agu1+st0   42 blocks_lanes
        mov dword [rsp + 908], edx                                      ;    14.5 agu2+st1    9 k
        shl rdx, 0x20                                                   ;    13.5 alu2     9 k
        or rax, rbx                                                     ;    13.8 alu3     9 k
        mov dword [rsp + 912], ebx                                      ;    15.3 agu0+st0    9 k
        mov dword [rsp + 916], r13d                                     ;    15.5 agu1+st1    9 k
        or r13, rdx                                                     ;    14.5 alu0     9 k
        mov qword [rsp + 792], rax                                      ;    16.3 agu2+st0    9 k
        mov qword [rsp + 800], r13                                      ;    16.5 agu0+st1    9 k
        cmp dword [rsp + 900], 0                                        ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        vmovd xmm0, [rsp + 892]                                         ;     0.0 agu0    42 a
        vpsllq xmm0, xmm0, 0x18                                         ;     7.0 fp1     42 a
        mov r8d, dword [rsp + 880]                                      ;     0.3 agu1    42 a
        shl r8, 0x20                                                    ;     4.3 alu1    42 a
        mov esi, dword [rsp + 876]                                      ;     0.7 agu2    42 a reload
        or r8, rsi                                                      ;     5.3 alu0    42 a
        vmovq xmm1, r8                                                  ;     6.3 fp4     42 a
        vpsrlq xmm2, xmm1, 0x1a                                         ;     9.3 fp2     42 a
        vpsrlq xmm3, xmm1, 0x34                                         ;     9.3 fp1     42 a
        vmovdqa xmm4, [rel poly1305_blocks.T0_constants128]             ;     1.5 agu0    42 a reload
        vpand xmm1, xmm1, xmm4                                          ;     9.3 fp0     42 a
        vpand xmm2, xmm2, xmm4                                          ;    10.3 fp3     42 a
        mov r8d, dword [rsp + 888]                                      ;     2.0 agu1    42 a
        shl r8, 0x20                                                    ;     6.0 alu2    42 a
        mov esi, dword [rsp + 884]                                      ;     2.3 agu2    42 a reload
        or r8, rsi                                                      ;     7.0 alu3    42 a
        vmovq xmm5, r8                                                  ;     8.0 fp4     42 a
        vpsllq xmm6, xmm5, 0xc                                          ;    11.0 fp2     42 a
        vpor xmm3, xmm3, xmm6                                           ;    12.0 fp1     42 a
        vpsrlq xmm6, xmm5, 0x28                                         ;    11.0 fp2     42 a
        vpor xmm0, xmm0, xmm6                                           ;    12.0 fp0     42 a
        vpsrlq xmm5, xmm5, 0xe                                          ;    11.0 fp1     42 a
        vpsrlq xmm6, xmm0, 0x1a                                         ;    13.0 fp2     42 a
        vmovdqa xmm7, [rel poly1305_blocks.T0_constants128 + 16]        ;     5.3 agu0    42 a reload
        vpmuludq xmm6, xmm6, xmm7                                       ;    14.0 fp3     42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    17.0 fp0     42 a
        vpsrlq xmm6, xmm1, 0x1a                                         ;    18.0 fp1     42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    19.0 fp2     42 a
        vpand xmm3, xmm3, xmm4                                          ;    13.0 fp3     42 a
        vpand xmm5, xmm5, xmm4                                          ;    12.0 fp0     42 a
        vpand xmm0, xmm0, xmm4                                          ;    13.0 fp1     42 a
        vpand xmm1, xmm1, xmm4                                          ;    18.0 fp2     42 a
        mov r8d, dword [rsp + 896]                                      ;     9.7 agu1    42 a
        shl r8, 0x20                                                    ;    13.7 alu1    42 a
        mov esi, dword [rsp + 912]                                      ;    10.3 agu2    42 a reload
        or r8, rsi                                                      ;    14.7 alu0    42 a
        vmovq xmm6, r8                                                  ;    15.7 fp4     42 a
        vpunpcklqdq xmm6, xmm6, xmm6                                    ;    18.7 fp1     42 a
        vpsrlq xmm8, xmm6, 0x1a                                         ;    19.7 fp2     42 a
        vpsrlq xmm9, xmm6, 0x34                                         ;    19.7 fp1     42 a
        vpand xmm6, xmm6, xmm4                                          ;    19.7 fp3     42 a
        vpand xmm8, xmm8, xmm4                                          ;    20.7 fp0     42 a
        vpmuludq xmm10, xmm6, xmm6                                      ;    20.7 fp3     42 a
        vpmuludq xmm11, xmm8, xmm6                                      ;    21.7 fp0     42 a
        vpmuludq xmm12, xmm7, xmm8                                      ;    21.7 fp3     42 a
        vpmuludq xmm13, xmm8, xmm8                                      ;    21.7 fp0     42 a
        mov r8d, dword [rsp + 908]                                      ;    14.0 agu0    42 a
        shl r8, 0x20                                                    ;    18.0 alu2    42 a
        mov esi, dword [rsp + 916]                                      ;    14.7 agu1    42 a reload
        or r8, rsi                                                      ;    19.0 alu3    42 a
        vmovq xmm14, r8                                                 ;    20.0 fp4     42 a
        vpunpcklqdq xmm14, xmm14, xmm14                                 ;    23.0 fp2     42 a
        vpsllq xmm15, xmm14, 0xc                                        ;    24.0 fp1     42 a
        vpor xmm9, xmm9, xmm15                                          ;    25.0 fp3     42 a
        vpsrlq xmm15, xmm14, 0xe                                        ;    24.0 fp2     42 a
        vpsrlq xmm14, xmm14, 0x28                                       ;    24.0 fp1     42 a
        vpmuludq xmm12, xmm12, xmm14                                    ;    25.0 fp0     42 a
        vpaddq xmm10, xmm10, xmm12                                      ;    28.0 fp3     42 a
        vmovdqa [rsp + 0], xmm1                                         ;    19.7 agu2+fp5   42 blocks
        vpmuludq xmm1, xmm14, xmm6                                      ;    25.0 fp0     42 a
        vpaddq xmm11, xmm11, xmm11                                      ;    24.7 fp2     42 a
        vmovdqa [rsp + 16], xmm2                                        ;    20.7 agu0+fp5   42 blocks
        vmovdqa [rsp + 32], xmm3                                        ;    21.7 agu1+fp5   42 blocks
        vpand xmm9, xmm9, xmm4                                          ;    26.0 fp1     42 a
        vpmuludq xmm2, xmm9, xmm6                                       ;    27.0 fp3     42 a
        vpaddq xmm13, xmm13, xmm2                                       ;    30.0 fp0     42 a
        vpaddq xmm13, xmm13, xmm2                                       ;    31.0 fp2     42 a
        vpmuludq xmm2, xmm7, xmm14                                      ;    25.0 fp3     42 a
        vpmuludq xmm3, xmm9, xmm8                                       ;    27.0 fp0     42 a
        vpmuludq xmm12, xmm2, xmm8                                      ;    28.0 fp3     42 a
        vpaddq xmm10, xmm10, xmm12                                      ;    31.0 fp1     42 a
        vpmuludq xmm12, xmm2, xmm9                                      ;    28.0 fp0     42 a
        vpaddq xmm11, xmm11, xmm12                                      ;    31.0 fp2     42 a
        vpmuludq xmm12, xmm2, xmm14                                     ;    28.0 fp3     42 a
        vpaddq xmm12, xmm12, xmm3                                       ;    31.0 fp1     42 a
        vpaddq xmm12, xmm12, xmm3                                       ;    32.0 fp0     42 a
        vpmuludq xmm3, xmm7, xmm9                                       ;    27.0 fp3     42 a
        vmovdqa [rsp + 48], xmm5                                        ;    25.3 agu2+fp5   42 blocks
        vpmuludq xmm5, xmm3, xmm14                                      ;    30.0 fp0     42 a
        vpaddq xmm11, xmm11, xmm5                                       ;    33.0 fp2     42 a
        vpmuludq xmm5, xmm9, xmm9                                       ;    27.0 fp3     42 a
        vpaddq xmm5, xmm5, xmm1                                         ;    30.0 fp1     42 a
        vpaddq xmm5, xmm5, xmm1                                         ;    31.0 fp2     42 a
        vmovdqa [rsp + 64], xmm0                                        ;    27.3 agu0+fp5   42 blocks
        vpand xmm15, xmm15, xmm4                                        ;    27.5 fp0     42 a
        vpmuludq xmm0, xmm2, xmm15                                      ;    28.5 fp3     42 a
        vpaddq xmm13, xmm13, xmm0                                       ;    32.0 fp1     42 a
        vpmuludq xmm0, xmm3, xmm15                                      ;    30.0 fp0     42 a
        vpaddq xmm10, xmm10, xmm0                                       ;    33.0 fp2     42 a
        vpmuludq xmm0, xmm15, xmm6                                      ;    28.7 fp3     42 a
        vpmuludq xmm1, xmm15, xmm8                                      ;    29.5 fp0     42 a
        vpaddq xmm12, xmm12, xmm0                                       ;    33.0 fp1     42 a
        vpaddq xmm12, xmm12, xmm0                                       ;    34.0 fp2     42 a
        vpmuludq xmm0, xmm7, xmm15                                      ;    29.7 fp3     42 a
        vpaddq xmm5, xmm5, xmm1                                         ;    32.5 fp1     42 a
        vpaddq xmm5, xmm5, xmm1                                         ;    33.5 fp2     42 a
        vpmuludq xmm1, xmm0, xmm9                                       ;    32.7 fp0     42 a
        vpaddq xmm10, xmm10, xmm1                                       ;    35.7 fp3     42 a
        vpmuludq xmm1, xmm0, xmm15                                      ;    32.7 fp0     42 a
        vpaddq xmm11, xmm11, xmm1                                       ;    35.7 fp1     42 a
        vpmuludq xmm0, xmm0, xmm14                                      ;    32.7 fp3     42 a
        vpaddq xmm13, xmm13, xmm0                                       ;    35.7 fp2     42 a
        vpsrlq xmm0, xmm12, 0x1a                                        ;    35.0 fp1     42 a
        vpaddq xmm5, xmm5, xmm0                                         ;    36.0 fp2     42 a
        vpsrlq xmm0, xmm10, 0x1a                                        ;    36.7 fp1     42 a
        vpaddq xmm11, xmm11, xmm0                                       ;    37.7 fp0     42 a
        vpsrlq xmm0, xmm5, 0x1a                                         ;    37.0 fp2     42 a
        vpmuludq xmm0, xmm0, xmm7                                       ;    38.0 fp3     42 a
        vpsrlq xmm1, xmm11, 0x1a                                        ;    38.7 fp1     42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    39.7 fp0     42 a
        vpsrlq xmm1, xmm13, 0x1a                                        ;    40.7 fp2     42 a
        vpand xmm12, xmm12, xmm4                                        ;    35.0 fp3     42 a
        vpaddq xmm1, xmm1, xmm12                                        ;    41.7 fp0     42 a
        vpand xmm10, xmm10, xmm4                                        ;    36.7 fp3     42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    41.0 fp1     42 a
        vpsrlq xmm2, xmm0, 0x1a                                         ;    42.0 fp2     42 a
        vpsrlq xmm3, xmm1, 0x1a                                         ;    42.7 fp1     42 a
        vpand xmm5, xmm5, xmm4                                          ;    37.0 fp0     42 a
        vpaddq xmm3, xmm3, xmm5                                         ;    43.7 fp3     42 a
        vpunpcklqdq xmm5, xmm3, xmm14                                   ;    44.7 fp2     42 a
        vmovdqa [rsp + 80], xmm3                                        ;    44.7 agu1+fp5   42 a
        vpand xmm11, xmm11, xmm4                                        ;    38.7 fp0     42 a
        vpaddq xmm2, xmm2, xmm11                                        ;    43.0 fp3     42 a
        vpunpcklqdq xmm8, xmm2, xmm8                                    ;    44.0 fp1     42 a
        vpand xmm0, xmm0, xmm4                                          ;    42.0 fp2     42 a
        vpunpcklqdq xmm6, xmm0, xmm6                                    ;    43.0 fp1     42 a
        vmovdqa [rsp + 96], xmm0                                        ;    43.0 agu2+fp5   42 a
        vpmuludq xmm10, xmm7, xmm3                                      ;    44.7 fp0     42 a
        vpmuludq xmm3, xmm3, xmm6                                       ;    44.7 fp3     42 a
        vmovdqa [rsp + 112], xmm2                                       ;    44.0 agu0+fp5   42 a
        vmovdqa [rsp + 128], xmm6                                       ;    44.0 agu1+fp5   42 a
        vpand xmm13, xmm13, xmm4                                        ;    41.0 fp2     42 a
        vpunpcklqdq xmm9, xmm13, xmm9                                   ;    42.0 fp1     42 a
        vmovdqa [rsp + 144], xmm13                                      ;    42.0 agu2+fp5   42 a
        vpmuludq xmm11, xmm7, xmm13                                     ;    42.0 fp0     42 a
        vmovdqa [rsp + 160], xmm11                                      ;    45.0 agu0+fp5   42 a
        vpmuludq xmm12, xmm13, xmm6                                     ;    44.0 fp3     42 a
        vpmuludq xmm14, xmm13, xmm9                                     ;    43.0 fp0     42 a
        vpaddq xmm3, xmm3, xmm14                                        ;    47.7 fp2     42 a
        vpmuludq xmm13, xmm13, xmm8                                     ;    45.0 fp3     42 a
        vpmuludq xmm14, xmm0, xmm6                                      ;    44.0 fp0     42 a
        vmovdqa [rsp + 176], xmm9                                       ;    43.7 agu1+fp5   42 a
        vmovdqa [rsp + 192], xmm10                                      ;    47.7 agu2+fp5   42 a
        vmovdqa [rsp + 208], xmm8                                       ;    45.7 agu0+fp5   42 a
        vpand xmm1, xmm1, xmm4                                          ;    43.7 fp1     42 a
        vpunpcklqdq xmm15, xmm1, xmm15                                  ;    44.7 fp2     42 a
        vmovdqa [rsp + 224], xmm1                                       ;    46.7 agu1+fp5   42 a
        vmovdqa [rsp + 240], xmm15                                      ;    47.7 agu2+fp5   42 a
        vmovdqa [rsp + 256], xmm5                                       ;    48.7 agu0+fp5   42 a
        mov esi, dword [rsp + 872]                                      ;    45.2 agu1    42 blocks
        shr esi, 2                                                      ;    49.2 alu1    42 blocks
        cmp esi, 1                                                      ;    50.2 alu0    42 blocks
        sbb edi, edi                                                    ;    51.2 alu2    42 blocks
        add esi, 0xffffffff                                             ;    50.2 alu3    42 blocks
        sub esi, edi                                                    ;    52.2 alu1    42 blocks
        mov dword [rsp + 920], esi                                      ;    53.2 agu2+st0   42 blocks
        shl rsi, 6                                                      ;    53.2 alu2    42 blocks
        add rsi, qword [rsp + 808]                                      ;    54.2 alu0+agu0   42 blocks
        mov qword [rsp + 816], rsi                                      ;    55.2 agu1+st1   42 blocks
        vpmuludq xmm4, xmm2, xmm6                                       ;    46.2 fp3     42 a
        vpmuludq xmm6, xmm6, xmm1                                       ;    46.3 fp0     42 a
        vpaddq xmm13, xmm13, xmm6                                       ;    49.3 fp1     42 a
        vpmuludq xmm6, xmm7, xmm1                                       ;    47.2 fp3     42 a
        vpmuludq xmm1, xmm1, xmm8                                       ;    47.3 fp0     42 a
        vpaddq xmm3, xmm3, xmm1                                         ;    50.3 fp2     42 a
        vmovdqa [rsp + 272], xmm6                                       ;    50.2 agu2+fp5   42 a
        vpmuludq xmm1, xmm11, xmm15                                     ;    48.2 fp3     42 a
        vpaddq xmm14, xmm14, xmm1                                       ;    51.2 fp1     42 a
        vpmuludq xmm1, xmm11, xmm5                                      ;    48.3 fp0     42 a
        vpaddq xmm4, xmm4, xmm1                                         ;    51.3 fp2     42 a
        vpmuludq xmm1, xmm7, xmm2                                       ;    49.2 fp3     42 a
        vmovdqa [rsp + 288], xmm1                                       ;    52.2 agu0+fp5   42 a
        vpmuludq xmm1, xmm1, xmm5                                       ;    52.2 fp0     42 a
        vpaddq xmm14, xmm14, xmm1                                       ;    55.2 fp1     42 a
        vpmuludq xmm1, xmm2, xmm8                                       ;    50.2 fp3     42 a
        vpaddq xmm12, xmm12, xmm1                                       ;    53.2 fp2     42 a
        vpmuludq xmm1, xmm2, xmm9                                       ;    50.3 fp0     42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    53.3 fp1     42 a
        vpmuludq xmm1, xmm2, xmm15                                      ;    51.2 fp3     42 a
        vpaddq xmm3, xmm3, xmm1                                         ;    54.2 fp2     42 a
        vpmuludq xmm1, xmm10, xmm8                                      ;    51.3 fp0     42 a
        vpaddq xmm14, xmm14, xmm1                                       ;    56.2 fp1     42 a
        vpmuludq xmm1, xmm0, xmm8                                       ;    52.2 fp3     42 a
        vpaddq xmm4, xmm4, xmm1                                         ;    55.2 fp2     42 a
        vpmuludq xmm1, xmm6, xmm9                                       ;    52.3 fp0     42 a
        vpaddq xmm14, xmm14, xmm1                                       ;    57.2 fp1     42 a
        vpmuludq xmm1, xmm6, xmm15                                      ;    53.2 fp3     42 a
        vpaddq xmm4, xmm4, xmm1                                         ;    56.2 fp2     42 a
        vpmuludq xmm1, xmm6, xmm5                                       ;    53.3 fp0     42 a
        vpaddq xmm12, xmm12, xmm1                                       ;    56.3 fp1     42 a
        vpmuludq xmm1, xmm10, xmm9                                      ;    54.2 fp3     42 a
        vpaddq xmm4, xmm4, xmm1                                         ;    57.2 fp2     42 a
        vpmuludq xmm1, xmm0, xmm9                                       ;    54.3 fp0     42 a
        vpaddq xmm12, xmm12, xmm1                                       ;    57.3 fp1     42 a
        vpmuludq xmm1, xmm0, xmm15                                      ;    55.2 fp3     42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    58.2 fp2     42 a
        vpmuludq xmm0, xmm0, xmm5                                       ;    55.3 fp0     42 a
        vpaddq xmm3, xmm3, xmm0                                         ;    58.3 fp1     42 a
        vpmuludq xmm0, xmm10, xmm15                                     ;    56.2 fp3     42 a
        vpmuludq xmm1, xmm10, xmm5                                      ;    56.3 fp0     42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    59.3 fp2     42 a
        vpaddq xmm12, xmm12, xmm0                                       ;    59.2 fp1     42 a
        vpsrlq xmm0, xmm14, 0x1a                                        ;    58.2 fp2     42 a
        vpaddq xmm4, xmm4, xmm0                                         ;    59.2 fp3     42 a
        vpsrlq xmm0, xmm13, 0x1a                                        ;    60.3 fp1     42 a
        vpaddq xmm3, xmm3, xmm0                                         ;    61.3 fp0     42 a
        vpmuludq xmm0, xmm8, xmm7                                       ;    58.2 fp3     42 a
        vmovdqa [rsp + 304], xmm0                                       ;    61.2 agu1+fp5   42 a
        vpmuludq xmm0, xmm9, xmm7                                       ;    58.3 fp0     42 a
        vmovdqa [rsp + 320], xmm0                                       ;    61.3 agu2+fp5   42 a
        vpmuludq xmm0, xmm15, xmm7                                      ;    59.2 fp3     42 a
        vpsrlq xmm1, xmm4, 0x1a                                         ;    60.2 fp2     42 a
        vpaddq xmm12, xmm12, xmm1                                       ;    61.2 fp1     42 a
        vmovdqa [rsp + 336], xmm0                                       ;    62.2 agu0+fp5   42 a
        vpmuludq xmm0, xmm5, xmm7                                       ;    59.3 fp0     42 a
        vpsrlq xmm1, xmm3, 0x1a                                         ;    62.3 fp2     42 a
        vpmuludq xmm1, xmm1, xmm7                                       ;    63.3 fp3     42 a
        vmovdqa [rsp + 352], xmm0                                       ;    62.3 agu1+fp5   42 a
        vpsrlq xmm0, xmm12, 0x1a                                        ;    62.2 fp1     42 a
        vmovdqa xmm2, [rel poly1305_blocks.T0_constants128]             ;    59.2 agu0    42 a reload
        vpand xmm13, xmm13, xmm2                                        ;    66.2 fp2     42 a
        vpaddq xmm0, xmm0, xmm13                                        ;    67.2 fp0     42 a
        vpand xmm14, xmm14, xmm2                                        ;    66.2 fp1     42 a
        vpaddq xmm1, xmm1, xmm14                                        ;    67.2 fp2     42 a
        vpand xmm3, xmm3, xmm2                                          ;    66.2 fp3     42 a
        vpand xmm4, xmm4, xmm2                                          ;    66.2 fp0     42 a
        vpand xmm12, xmm12, xmm2                                        ;    66.2 fp1     42 a
        vmovdqa [rsp + 368], xmm12                                      ;    67.2 agu2+fp5   42 a
        vpsrlq xmm5, xmm1, 0x1a                                         ;    68.2 fp2     42 a
        vpaddq xmm4, xmm4, xmm5                                         ;    69.2 fp3     42 a
        vpand xmm1, xmm1, xmm2                                          ;    68.2 fp0     42 a
        vmovdqa [rsp + 384], xmm1                                       ;    69.2 agu1+fp5   42 a
        vpunpcklqdq xmm1, xmm1, xmm1                                    ;    69.2 fp1     42 a
        vmovdqa [rsp + 400], xmm1                                       ;    70.2 agu0+fp5   42 a
        vmovdqa [rsp + 416], xmm4                                       ;    70.2 agu2+fp5   42 a
        vpsrlq xmm1, xmm0, 0x1a                                         ;    68.2 fp2     42 a
        vpaddq xmm3, xmm3, xmm1                                         ;    69.2 fp3     42 a
        vpand xmm0, xmm0, xmm2                                          ;    68.2 fp0     42 a
        vmovdqa [rsp + 432], xmm0                                       ;    69.2 agu1+fp5   42 a
        vmovdqa [rsp + 448], xmm3                                       ;    70.2 agu0+fp5   42 a
        vpunpcklqdq xmm1, xmm12, xmm12                                  ;    67.2 fp1     42 a
        vmovdqa [rsp + 464], xmm1                                       ;    68.5 agu2+fp5   42 a
        vpmuludq xmm1, xmm1, xmm7                                       ;    68.2 fp3     42 a
        vmovdqa [rsp + 480], xmm1                                       ;    71.2 agu1+fp5   42 a
        vpmuludq xmm1, xmm12, xmm7                                      ;    67.7 fp0     42 a
        vmovdqa [rsp + 496], xmm1                                       ;    70.7 agu0+fp5   42 a
        vpunpcklqdq xmm1, xmm4, xmm4                                    ;    70.2 fp2     42 a
        vmovdqa [rsp + 512], xmm1                                       ;    71.5 agu2+fp5   42 a
        vpmuludq xmm1, xmm1, xmm7                                       ;    71.2 fp3     42 a
        vmovdqa [rsp + 528], xmm1                                       ;    74.2 agu1+fp5   42 a
        vpmuludq xmm1, xmm4, xmm7                                       ;    70.2 fp0     42 a
        vmovdqa [rsp + 544], xmm1                                       ;    73.5 agu0+fp5   42 a
        vpunpcklqdq xmm1, xmm0, xmm0                                    ;    69.2 fp1     42 a
        vmovdqa [rsp + 560], xmm1                                       ;    74.5 agu2+fp5   42 a
        vpmuludq xmm1, xmm1, xmm7                                       ;    70.2 fp3     42 a
        vmovdqa [rsp + 576], xmm1                                       ;    75.5 agu1+fp5   42 a
        vpmuludq xmm0, xmm0, xmm7                                       ;    69.8 fp0     42 a
        vmovdqa [rsp + 592], xmm0                                       ;    76.5 agu0+fp5   42 a
        vpunpcklqdq xmm0, xmm3, xmm3                                    ;    70.2 fp2     42 a
        vmovdqa [rsp + 608], xmm0                                       ;    77.5 agu2+fp5   42 a
        vpmuludq xmm0, xmm0, xmm7                                       ;    71.2 fp3     42 a
        vpmuludq xmm1, xmm7, xmm3                                       ;    70.8 fp0     42 a
        vmovdqa [rsp + 624], xmm0                                       ;    78.5 agu1+fp5   42 a
        vmovdqa [rsp + 640], xmm1                                       ;    79.5 agu0+fp5   42 a
        cmp dword [rsp + 920], 0                                        ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rsp + 808]                                       ;                    resident
        vmovdqa xmm0, [rsp + 0]                                         ;                    resident
        vmovdqa xmm1, [rsp + 16]                                        ;                    resident
        vmovdqa xmm2, [rsp + 32]                                        ;                    resident
        vmovdqa xmm3, [rsp + 48]                                        ;                    resident
        vmovdqa xmm4, [rsp + 64]                                        ;                    resident
        align 16
.blocks_2:
        vmovq xmm5, [r8 + 32]                                           ;     0.0 agu0    42 a
        vmovhps xmm5, xmm5, [r8 + 48]                                   ;     7.0 fp1+agu1   42 a
        vpsrlq xmm6, xmm5, 0x1a                                         ;     8.0 fp2     42 a
        vpsrlq xmm7, xmm5, 0x34                                         ;     8.0 fp1     42 a
        vmovq xmm8, [r8 + 40]                                           ;     1.0 agu0    42 a
        vmovhps xmm8, xmm8, [r8 + 56]                                   ;     8.0 fp2+agu1   42 a
        vmovq xmm9, [r8]                                                ;     2.0 agu0    42 a
        vmovhps xmm9, xmm9, [r8 + 16]                                   ;     9.0 fp1+agu1   42 a
        vmovq xmm10, [r8 + 8]                                           ;     3.0 agu0    42 a
        vmovhps xmm10, xmm10, [r8 + 24]                                 ;    10.0 fp2+agu1   42 a
        vpsllq xmm11, xmm8, 0xc                                         ;     9.0 fp1     42 a
        vpor xmm7, xmm7, xmm11                                          ;    10.0 fp0     42 a
        vpsrlq xmm11, xmm8, 0xe                                         ;     9.0 fp2     42 a
        vpsrlq xmm8, xmm8, 0x28                                         ;     9.0 fp1     42 a
        vmovdqa xmm12, [rel poly1305_blocks.T0_constants128]            ;     4.0 agu0    42 a reload
        vpand xmm5, xmm5, xmm12                                         ;    11.0 fp3     42 a
        vpsrlq xmm13, xmm9, 0x1a                                        ;    10.0 fp2     42 a
        vpsrlq xmm14, xmm9, 0x34                                        ;    10.0 fp1     42 a
        vpsllq xmm15, xmm10, 0xc                                        ;    11.0 fp2     42 a
        vpor xmm14, xmm14, xmm15                                        ;    12.0 fp0     42 a
        vpsrlq xmm15, xmm10, 0xe                                        ;    11.0 fp1     42 a
        vpsrlq xmm10, xmm10, 0x28                                       ;    11.0 fp2     42 a
        vpor xmm8, xmm8, [rel poly1305_blocks.T0_constants128 + 32]     ;    10.0 fp3+agu1   42 a
        vpand xmm6, xmm6, xmm12                                         ;    11.0 fp0     42 a
        vpand xmm7, xmm7, xmm12                                         ;    11.0 fp1     42 a
        vpand xmm11, xmm11, xmm12                                       ;    11.0 fp2     42 a
        vpand xmm9, xmm9, xmm12                                         ;    11.0 fp3     42 a
        vpaddq xmm9, xmm9, xmm0                                         ;    12.0 fp0     42 a
        vpand xmm13, xmm13, xmm12                                       ;    11.0 fp1     42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    12.0 fp2     42 a
        vpand xmm14, xmm14, xmm12                                       ;    13.0 fp3     42 a
        vpaddq xmm14, xmm14, xmm2                                       ;    14.0 fp0     42 a
        vpand xmm15, xmm15, xmm12                                       ;    12.0 fp1     42 a
        vpaddq xmm15, xmm15, xmm3                                       ;    13.0 fp2     42 a
        vpor xmm10, xmm10, [rel poly1305_blocks.T0_constants128 + 32]   ;    12.0 fp3+agu0   42 a
        vpaddq xmm10, xmm10, xmm4                                       ;    13.0 fp0     42 a
        vmovdqa xmm0, [rsp + 96]                                        ;    11.3 agu1    42 a reload
        vpmuludq xmm1, xmm0, xmm5                                       ;    18.3 fp3     42 a
        vpmuludq xmm2, xmm0, xmm6                                       ;    18.3 fp0     42 a
        vpmuludq xmm3, xmm0, xmm7                                       ;    18.3 fp3     42 a
        vpmuludq xmm4, xmm0, xmm11                                      ;    18.3 fp0     42 a
        vpmuludq xmm0, xmm0, xmm8                                       ;    18.3 fp3     42 a
        add r8, 0x40                                                    ;    12.3 alu0    42 blocks
        vmovdqa xmm12, [rsp + 112]                                      ;    12.5 agu0    42 a reload
        vmovdqa [rsp + 656], xmm10                                      ;    14.0 agu2+fp5   42 a spill
        vpmuludq xmm10, xmm12, xmm5                                     ;    19.5 fp0     42 a
        vpaddq xmm2, xmm2, xmm10                                        ;    22.5 fp1     42 a
        vpmuludq xmm10, xmm12, xmm6                                     ;    19.5 fp3     42 a
        vpaddq xmm3, xmm3, xmm10                                        ;    22.5 fp2     42 a
        vpmuludq xmm10, xmm12, xmm7                                     ;    19.5 fp0     42 a
        vpmuludq xmm12, xmm12, xmm11                                    ;    19.5 fp3     42 a
        vpaddq xmm4, xmm4, xmm10                                        ;    22.5 fp1     42 a
        vpaddq xmm0, xmm0, xmm12                                        ;    22.5 fp2     42 a
        vmovdqa xmm10, [rsp + 144]                                      ;    14.2 agu1    42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    21.2 fp0     42 a
        vpaddq xmm3, xmm3, xmm12                                        ;    24.2 fp1     42 a
        vpmuludq xmm12, xmm10, xmm6                                     ;    21.2 fp3     42 a
        vpmuludq xmm10, xmm10, xmm7                                     ;    21.2 fp0     42 a
        vpaddq xmm4, xmm4, xmm12                                        ;    24.2 fp2     42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    24.2 fp1     42 a
        vmovdqa xmm10, [rsp + 224]                                      ;    18.8 agu0    42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    25.8 fp3     42 a
        vpmuludq xmm10, xmm10, xmm6                                     ;    25.8 fp0     42 a
        vpaddq xmm4, xmm4, xmm12                                        ;    28.8 fp2     42 a
        vpmuludq xmm5, xmm5, [rsp + 80]                                 ;    20.0 fp3+agu1   42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    25.2 fp1     42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    28.8 fp0     42 a
        vmovdqa xmm5, [rsp + 192]                                       ;    20.2 agu0    42 a reload
        vpmuludq xmm6, xmm6, xmm5                                       ;    27.2 fp3     42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    30.2 fp2     42 a
        vpmuludq xmm6, xmm5, xmm7                                       ;    27.2 fp0     42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    30.2 fp1     42 a
        vmovdqa xmm6, [rsp + 272]                                       ;    22.5 agu1    42 a reload
        vpmuludq xmm7, xmm7, xmm6                                       ;    29.5 fp3     42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    32.5 fp2     42 a
        vpmuludq xmm7, xmm5, xmm11                                      ;    27.2 fp0     42 a
        vpmuludq xmm5, xmm5, xmm8                                       ;    27.2 fp3     42 a
        vpaddq xmm4, xmm4, xmm5                                         ;    30.2 fp1     42 a
        vpmuludq xmm5, xmm6, xmm11                                      ;    29.5 fp0     42 a
        vpmuludq xmm6, xmm6, xmm8                                       ;    29.5 fp3     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    30.2 fp2     42 a
        vmovdqa xmm7, [rsp + 160]                                       ;    25.8 agu0    42 a reload
        vpmuludq xmm10, xmm11, xmm7                                     ;    32.8 fp0     42 a
        vpmuludq xmm7, xmm7, xmm8                                       ;    32.8 fp3     42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    32.5 fp1     42 a
        vpmuludq xmm5, xmm8, [rsp + 288]                                ;    27.3 fp0+agu1   42 a
        vpaddq xmm1, xmm1, xmm5                                         ;    33.5 fp2     42 a
        vpaddq xmm1, xmm1, xmm10                                        ;    35.8 fp3     42 a
        vpaddq xmm3, xmm3, xmm6                                         ;    32.5 fp1     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    35.8 fp0     42 a
        vmovdqa xmm5, [rsp + 400]                                       ;    29.0 agu0    42 a reload
        vpmuludq xmm6, xmm5, xmm9                                       ;    36.0 fp3     42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    39.0 fp2     42 a
        vpmuludq xmm6, xmm5, xmm13                                      ;    36.0 fp0     42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    39.0 fp1     42 a
        vpmuludq xmm6, xmm5, xmm14                                      ;    36.0 fp3     42 a
        vpaddq xmm3, xmm3, xmm6                                         ;    39.0 fp2     42 a
        vpmuludq xmm6, xmm5, xmm15                                      ;    36.0 fp0     42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    39.0 fp1     42 a
        vmovdqa xmm6, [rsp + 656]                                       ;    32.5 agu1    42 a reload
        vpmuludq xmm5, xmm5, xmm6                                       ;    39.5 fp3     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    42.5 fp2     42 a
        vmovdqa xmm5, [rsp + 512]                                       ;    33.0 agu0    42 a reload
        vpmuludq xmm7, xmm5, xmm9                                       ;    40.0 fp0     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    43.0 fp1     42 a
        vpmuludq xmm7, xmm5, xmm13                                      ;    40.0 fp3     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    43.0 fp2     42 a
        vpmuludq xmm7, xmm5, xmm14                                      ;    40.0 fp0     42 a
        vpmuludq xmm5, xmm5, xmm15                                      ;    40.0 fp3     42 a
        vpaddq xmm4, xmm4, xmm7                                         ;    43.0 fp1     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    43.5 fp2     42 a
        vmovdqa xmm5, [rsp + 464]                                       ;    36.5 agu1    42 a reload
        vpmuludq xmm7, xmm5, xmm9                                       ;    43.5 fp0     42 a
        vpmuludq xmm8, xmm5, xmm13                                      ;    43.5 fp3     42 a
        vpmuludq xmm5, xmm5, xmm14                                      ;    43.5 fp0     42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    46.5 fp1     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    46.5 fp2     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    46.5 fp3     42 a
        vmovdqa xmm5, [rsp + 560]                                       ;    39.7 agu0    42 a reload
        vpmuludq xmm7, xmm5, xmm9                                       ;    46.7 fp0     42 a
        vpmuludq xmm5, xmm5, xmm13                                      ;    46.7 fp3     42 a
        vpmuludq xmm8, xmm9, [rsp + 608]                                ;    41.0 fp0+agu1   42 a
        vpaddq xmm0, xmm0, xmm8                                         ;    47.5 fp1     42 a
        vmovdqa xmm8, [rsp + 624]                                       ;    40.7 agu0    42 a reload
        vpmuludq xmm9, xmm13, xmm8                                      ;    47.7 fp3     42 a
        vpaddq xmm4, xmm4, xmm7                                         ;    49.7 fp2     42 a
        vpaddq xmm1, xmm1, xmm9                                         ;    50.7 fp1     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    49.7 fp0     42 a
        vpmuludq xmm5, xmm8, xmm14                                      ;    47.7 fp3     42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    50.7 fp2     42 a
        vmovdqa xmm5, [rsp + 576]                                       ;    43.5 agu1    42 a reload
        vpmuludq xmm7, xmm14, xmm5                                      ;    50.5 fp0     42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    53.5 fp1     42 a
        vpmuludq xmm7, xmm8, xmm15                                      ;    47.7 fp3     42 a
        vpmuludq xmm8, xmm8, xmm6                                       ;    47.7 fp0     42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    50.7 fp2     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    50.7 fp1     42 a
        vpmuludq xmm7, xmm5, xmm15                                      ;    50.5 fp3     42 a
        vpmuludq xmm5, xmm5, xmm6                                       ;    50.5 fp0     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    53.5 fp2     42 a
        vpaddq xmm3, xmm3, xmm5                                         ;    53.5 fp1     42 a
        vmovdqa xmm5, [rsp + 480]                                       ;    47.7 agu0    42 a reload
        vpmuludq xmm7, xmm15, xmm5                                      ;    54.7 fp3     42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    57.7 fp0     42 a
        vpmuludq xmm5, xmm5, xmm6                                       ;    54.7 fp3     42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    57.7 fp2     42 a
        vpmuludq xmm5, xmm6, [rsp + 528]                                ;    49.7 fp0+agu1   42 a
        vpaddq xmm1, xmm1, xmm5                                         ;    58.7 fp1     42 a
        vpsrlq xmm5, xmm4, 0x1a                                         ;    51.7 fp2     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    52.7 fp3     42 a
        vpsrlq xmm5, xmm0, 0x1a                                         ;    53.7 fp1     42 a
        vpmuludq xmm5, xmm5, [rel poly1305_blocks.T0_constants128 + 16] ;    54.7 fp0+agu0   42 a
        vpsrlq xmm6, xmm1, 0x1a                                         ;    59.7 fp2     42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    60.7 fp3     42 a
        vmovdqa xmm6, [rel poly1305_blocks.T0_constants128]             ;    51.3 agu1    42 a reload
        vpand xmm4, xmm4, xmm6                                          ;    58.3 fp0     42 a
        vpsrlq xmm7, xmm2, 0x1a                                         ;    61.7 fp1     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    62.7 fp2     42 a
        vpand xmm1, xmm1, xmm6                                          ;    59.7 fp3     42 a
        vpaddq xmm5, xmm5, xmm1                                         ;    60.7 fp0     42 a
        vpand xmm0, xmm0, xmm6                                          ;    58.3 fp1     42 a
        vpand xmm2, xmm2, xmm6                                          ;    61.7 fp2     42 a
        vpsrlq xmm7, xmm5, 0x1a                                         ;    61.7 fp1     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    62.7 fp3     42 a
        vpand xmm5, xmm5, xmm6                                          ;    61.7 fp0     42 a
        vpsrlq xmm7, xmm3, 0x1a                                         ;    63.7 fp2     42 a
        vpaddq xmm4, xmm4, xmm7                                         ;    64.7 fp1     42 a
        vpand xmm3, xmm3, xmm6                                          ;    63.7 fp3     42 a
        vpsrlq xmm7, xmm4, 0x1a                                         ;    65.7 fp2     42 a
        vpaddq xmm0, xmm0, xmm7                                         ;    66.7 fp0     42 a
        vpand xmm4, xmm4, xmm6                                          ;    65.7 fp1     42 a
        vmovdqa xmm1, xmm2                                              ;    63.7         42 a copy
        vmovdqa xmm2, xmm3                                              ;    64.7         42 a copy
        vmovdqa xmm3, xmm4                                              ;    66.7         42 a copy
        vmovdqa xmm4, xmm0                                              ;    67.7         42 a copy
        vmovdqa xmm0, xmm5                                              ;    62.7         42 a copy
        cmp r8, qword [rsp + 816]                                       ;                    more blocks?
        jne .blocks_2
        mov qword [rsp + 808], r8                                       ;                    resident
        vmovdqa [rsp + 0], xmm0                                         ;                    resident
        vmovdqa [rsp + 16], xmm1                                        ;                    resident
        vmovdqa [rsp + 32], xmm2                                        ;                    resident
        vmovdqa [rsp + 48], xmm3                                        ;                    resident
        vmovdqa [rsp + 64], xmm4                                        ;                    resident
.blocks_2_done:
        mov esi, dword [rsp + 872]                                      ;     0.0 agu0    42 blocks_last
        shr esi, 2                                                      ;     4.0 alu1    42 blocks_last
        cmp esi, 1                                                      ;     5.0 alu0    42 blocks_last
        sbb edi, edi                                                    ;     6.0 alu2    42 blocks_last
        add edi, 1                                                      ;     7.0 alu3    42 blocks_last
        mov r8, rdi                                                     ;     8.0         42 blocks_last copy
        shl r8, 6                                                       ;     8.0 alu1    42 blocks_last
        vmovdqa xmm0, [rsp + 0]                                         ;     1.2 agu1    42 blocks_last reload
        vmovdqa [rsp + 672], xmm0                                       ;     8.2 agu2+fp5   42 blocks_last
        vmovdqa xmm0, [rsp + 16]                                        ;     1.5 agu0    42 blocks_last reload
        vmovdqa [rsp + 688], xmm0                                       ;     8.5 agu1+fp5   42 blocks_last
        vmovdqa xmm0, [rsp + 32]                                        ;     2.5 agu0    42 blocks_last reload
        vmovdqa [rsp + 704], xmm0                                       ;     9.5 agu2+fp5   42 blocks_last
        add r8, qword [rsp + 808]                                       ;     9.0 alu0+agu1   42 blocks_last
        mov dword [rsp + 924], edi                                      ;     8.0 agu2+st0   42 blocks_last
        mov qword [rsp + 824], r8                                       ;    10.0 agu0+st1   42 blocks_last
        vmovdqa xmm0, [rsp + 48]                                        ;     4.2 agu1    42 blocks_last reload
        vmovdqa [rsp + 720], xmm0                                       ;    11.2 agu2+fp5   42 blocks_last
        vmovdqa xmm0, [rsp + 64]                                        ;     4.5 agu0    42 blocks_last reload
        vmovdqa [rsp + 736], xmm0                                       ;    11.5 agu1+fp5   42 blocks_last
        cmp dword [rsp + 924], 0                                        ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rsp + 808]                                       ;                    resident
        vmovdqa xmm0, [rsp + 672]                                       ;                    resident
        vmovdqa xmm1, [rsp + 688]                                       ;                    resident
        vmovdqa xmm2, [rsp + 704]                                       ;                    resident
        vmovdqa xmm3, [rsp + 720]                                       ;                    resident
        vmovdqa xmm4, [rsp + 736]                                       ;                    resident
        align 16
.blocks_last_3:
        vmovq xmm5, [r8 + 32]                                           ;     0.0 agu0    42 a
        vmovhps xmm5, xmm5, [r8 + 48]                                   ;     7.0 fp1+agu1   42 a
        vpsrlq xmm6, xmm5, 0x1a                                         ;     8.0 fp2     42 a
        vpsrlq xmm7, xmm5, 0x34                                         ;     8.0 fp1     42 a
        vmovq xmm8, [r8 + 40]                                           ;     1.0 agu0    42 a
        vmovhps xmm8, xmm8, [r8 + 56]                                   ;     8.0 fp2+agu1   42 a
        vmovq xmm9, [r8]                                                ;     2.0 agu0    42 a
        vmovhps xmm9, xmm9, [r8 + 16]                                   ;     9.0 fp1+agu1   42 a
        vmovq xmm10, [r8 + 8]                                           ;     3.0 agu0    42 a
        vmovhps xmm10, xmm10, [r8 + 24]                                 ;    10.0 fp2+agu1   42 a
        vpsllq xmm11, xmm8, 0xc                                         ;     9.0 fp1     42 a
        vpor xmm7, xmm7, xmm11                                          ;    10.0 fp0     42 a
        vpsrlq xmm11, xmm8, 0xe                                         ;     9.0 fp2     42 a
        vpsrlq xmm8, xmm8, 0x28                                         ;     9.0 fp1     42 a
        vmovdqa xmm12, [rel poly1305_blocks.T0_constants128]            ;     4.0 agu0    42 a reload
        vpand xmm5, xmm5, xmm12                                         ;    11.0 fp3     42 a
        vpsrlq xmm13, xmm9, 0x1a                                        ;    10.0 fp2     42 a
        vpsrlq xmm14, xmm9, 0x34                                        ;    10.0 fp1     42 a
        vpsllq xmm15, xmm10, 0xc                                        ;    11.0 fp2     42 a
        vpor xmm14, xmm14, xmm15                                        ;    12.0 fp0     42 a
        vpsrlq xmm15, xmm10, 0xe                                        ;    11.0 fp1     42 a
        vpsrlq xmm10, xmm10, 0x28                                       ;    11.0 fp2     42 a
        vpor xmm8, xmm8, [rel poly1305_blocks.T0_constants128 + 32]     ;    10.0 fp3+agu1   42 a
        vpand xmm6, xmm6, xmm12                                         ;    11.0 fp0     42 a
        vpand xmm7, xmm7, xmm12                                         ;    11.0 fp1     42 a
        vpand xmm11, xmm11, xmm12                                       ;    11.0 fp2     42 a
        vpand xmm9, xmm9, xmm12                                         ;    11.0 fp3     42 a
        vpaddq xmm9, xmm9, xmm0                                         ;    12.0 fp0     42 a
        vpand xmm13, xmm13, xmm12                                       ;    11.0 fp1     42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    12.0 fp2     42 a
        vpand xmm14, xmm14, xmm12                                       ;    13.0 fp3     42 a
        vpaddq xmm14, xmm14, xmm2                                       ;    14.0 fp0     42 a
        vpand xmm15, xmm15, xmm12                                       ;    12.0 fp1     42 a
        vpaddq xmm15, xmm15, xmm3                                       ;    13.0 fp2     42 a
        vpor xmm10, xmm10, [rel poly1305_blocks.T0_constants128 + 32]   ;    12.0 fp3+agu0   42 a
        vpaddq xmm10, xmm10, xmm4                                       ;    13.0 fp0     42 a
        vmovdqa xmm0, [rsp + 128]                                       ;    11.3 agu1    42 a reload
        vpmuludq xmm1, xmm0, xmm5                                       ;    18.3 fp3     42 a
        vpmuludq xmm2, xmm0, xmm6                                       ;    18.3 fp0     42 a
        vpmuludq xmm3, xmm0, xmm7                                       ;    18.3 fp3     42 a
        vpmuludq xmm4, xmm0, xmm11                                      ;    18.3 fp0     42 a
        vpmuludq xmm0, xmm0, xmm8                                       ;    18.3 fp3     42 a
        add r8, 0x40                                                    ;    12.3 alu0    42 blocks_last
        vmovdqa xmm12, [rsp + 208]                                      ;    12.5 agu0    42 a reload
        vmovdqa [rsp + 656], xmm10                                      ;    14.0 agu2+fp5   42 a spill
        vpmuludq xmm10, xmm12, xmm5                                     ;    19.5 fp0     42 a
        vpaddq xmm2, xmm2, xmm10                                        ;    22.5 fp1     42 a
        vpmuludq xmm10, xmm12, xmm6                                     ;    19.5 fp3     42 a
        vpaddq xmm3, xmm3, xmm10                                        ;    22.5 fp2     42 a
        vpmuludq xmm10, xmm12, xmm7                                     ;    19.5 fp0     42 a
        vpmuludq xmm12, xmm12, xmm11                                    ;    19.5 fp3     42 a
        vpaddq xmm4, xmm4, xmm10                                        ;    22.5 fp1     42 a
        vpaddq xmm0, xmm0, xmm12                                        ;    22.5 fp2     42 a
        vmovdqa xmm10, [rsp + 176]                                      ;    14.2 agu1    42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    21.2 fp0     42 a
        vpaddq xmm3, xmm3, xmm12                                        ;    24.2 fp1     42 a
        vpmuludq xmm12, xmm10, xmm6                                     ;    21.2 fp3     42 a
        vpmuludq xmm10, xmm10, xmm7                                     ;    21.2 fp0     42 a
        vpaddq xmm4, xmm4, xmm12                                        ;    24.2 fp2     42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    24.2 fp1     42 a
        vmovdqa xmm10, [rsp + 240]                                      ;    18.8 agu0    42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    25.8 fp3     42 a
        vpmuludq xmm10, xmm10, xmm6                                     ;    25.8 fp0     42 a
        vpaddq xmm4, xmm4, xmm12                                        ;    28.8 fp2     42 a
        vpmuludq xmm5, xmm5, [rsp + 256]                                ;    20.0 fp3+agu1   42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    25.2 fp1     42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    28.8 fp0     42 a
        vmovdqa xmm5, [rsp + 352]                                       ;    20.2 agu0    42 a reload
        vpmuludq xmm6, xmm6, xmm5                                       ;    27.2 fp3     42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    30.2 fp2     42 a
        vpmuludq xmm6, xmm5, xmm7                                       ;    27.2 fp0     42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    30.2 fp1     42 a
        vmovdqa xmm6, [rsp + 336]                                       ;    22.5 agu1    42 a reload
        vpmuludq xmm7, xmm7, xmm6                                       ;    29.5 fp3     42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    32.5 fp2     42 a
        vpmuludq xmm7, xmm5, xmm11                                      ;    27.2 fp0     42 a
        vpmuludq xmm5, xmm5, xmm8                                       ;    27.2 fp3     42 a
        vpaddq xmm4, xmm4, xmm5                                         ;    30.2 fp1     42 a
        vpmuludq xmm5, xmm6, xmm11                                      ;    29.5 fp0     42 a
        vpmuludq xmm6, xmm6, xmm8                                       ;    29.5 fp3     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    30.2 fp2     42 a
        vmovdqa xmm7, [rsp + 320]                                       ;    25.8 agu0    42 a reload
        vpmuludq xmm10, xmm11, xmm7                                     ;    32.8 fp0     42 a
        vpmuludq xmm7, xmm7, xmm8                                       ;    32.8 fp3     42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    32.5 fp1     42 a
        vpmuludq xmm5, xmm8, [rsp + 304]                                ;    27.3 fp0+agu1   42 a
        vpaddq xmm1, xmm1, xmm5                                         ;    33.5 fp2     42 a
        vpaddq xmm1, xmm1, xmm10                                        ;    35.8 fp3     42 a
        vpaddq xmm3, xmm3, xmm6                                         ;    32.5 fp1     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    35.8 fp0     42 a
        vmovdqa xmm5, [rsp + 384]                                       ;    29.0 agu0    42 a reload
        vpmuludq xmm6, xmm5, xmm9                                       ;    36.0 fp3     42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    39.0 fp2     42 a
        vpmuludq xmm6, xmm5, xmm13                                      ;    36.0 fp0     42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    39.0 fp1     42 a
        vpmuludq xmm6, xmm5, xmm14                                      ;    36.0 fp3     42 a
        vpaddq xmm3, xmm3, xmm6                                         ;    39.0 fp2     42 a
        vpmuludq xmm6, xmm5, xmm15                                      ;    36.0 fp0     42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    39.0 fp1     42 a
        vmovdqa xmm6, [rsp + 656]                                       ;    32.5 agu1    42 a reload
        vpmuludq xmm5, xmm5, xmm6                                       ;    39.5 fp3     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    42.5 fp2     42 a
        vmovdqa xmm5, [rsp + 416]                                       ;    33.0 agu0    42 a reload
        vpmuludq xmm7, xmm5, xmm9                                       ;    40.0 fp0     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    43.0 fp1     42 a
        vpmuludq xmm7, xmm5, xmm13                                      ;    40.0 fp3     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    43.0 fp2     42 a
        vpmuludq xmm7, xmm5, xmm14                                      ;    40.0 fp0     42 a
        vpmuludq xmm5, xmm5, xmm15                                      ;    40.0 fp3     42 a
        vpaddq xmm4, xmm4, xmm7                                         ;    43.0 fp1     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    43.5 fp2     42 a
        vmovdqa xmm5, [rsp + 368]                                       ;    36.5 agu1    42 a reload
        vpmuludq xmm7, xmm5, xmm9                                       ;    43.5 fp0     42 a
        vpmuludq xmm8, xmm5, xmm13                                      ;    43.5 fp3     42 a
        vpmuludq xmm5, xmm5, xmm14                                      ;    43.5 fp0     42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    46.5 fp1     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    46.5 fp2     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    46.5 fp3     42 a
        vmovdqa xmm5, [rsp + 432]                                       ;    39.7 agu0    42 a reload
        vpmuludq xmm7, xmm5, xmm9                                       ;    46.7 fp0     42 a
        vpmuludq xmm5, xmm5, xmm13                                      ;    46.7 fp3     42 a
        vpmuludq xmm8, xmm9, [rsp + 448]                                ;    41.0 fp0+agu1   42 a
        vpaddq xmm0, xmm0, xmm8                                         ;    47.5 fp1     42 a
        vmovdqa xmm8, [rsp + 640]                                       ;    40.7 agu0    42 a reload
        vpmuludq xmm9, xmm13, xmm8                                      ;    47.7 fp3     42 a
        vpaddq xmm4, xmm4, xmm7                                         ;    49.7 fp2     42 a
        vpaddq xmm1, xmm1, xmm9                                         ;    50.7 fp1     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    49.7 fp0     42 a
        vpmuludq xmm5, xmm8, xmm14                                      ;    47.7 fp3     42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    50.7 fp2     42 a
        vmovdqa xmm5, [rsp + 592]                                       ;    43.5 agu1    42 a reload
        vpmuludq xmm7, xmm14, xmm5                                      ;    50.5 fp0     42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    53.5 fp1     42 a
        vpmuludq xmm7, xmm8, xmm15                                      ;    47.7 fp3     42 a
        vpmuludq xmm8, xmm8, xmm6                                       ;    47.7 fp0     42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    50.7 fp2     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    50.7 fp1     42 a
        vpmuludq xmm7, xmm5, xmm15                                      ;    50.5 fp3     42 a
        vpmuludq xmm5, xmm5, xmm6                                       ;    50.5 fp0     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    53.5 fp2     42 a
        vpaddq xmm3, xmm3, xmm5                                         ;    53.5 fp1     42 a
        vmovdqa xmm5, [rsp + 496]                                       ;    47.7 agu0    42 a reload
        vpmuludq xmm7, xmm15, xmm5                                      ;    54.7 fp3     42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    57.7 fp0     42 a
        vpmuludq xmm5, xmm5, xmm6                                       ;    54.7 fp3     42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    57.7 fp2     42 a
        vpmuludq xmm5, xmm6, [rsp + 544]                                ;    49.7 fp0+agu1   42 a
        vpaddq xmm1, xmm1, xmm5                                         ;    58.7 fp1     42 a
        vpsrlq xmm5, xmm4, 0x1a                                         ;    51.7 fp2     42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    52.7 fp3     42 a
        vpsrlq xmm5, xmm0, 0x1a                                         ;    53.7 fp1     42 a
        vpmuludq xmm5, xmm5, [rel poly1305_blocks.T0_constants128 + 16] ;    54.7 fp0+agu0   42 a
        vpsrlq xmm6, xmm1, 0x1a                                         ;    59.7 fp2     42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    60.7 fp3     42 a
        vmovdqa xmm6, [rel poly1305_blocks.T0_constants128]             ;    51.3 agu1    42 a reload
        vpand xmm4, xmm4, xmm6                                          ;    58.3 fp0     42 a
        vpsrlq xmm7, xmm2, 0x1a                                         ;    61.7 fp1     42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    62.7 fp2     42 a
        vpand xmm1, xmm1, xmm6                                          ;    59.7 fp3     42 a
        vpaddq xmm5, xmm5, xmm1                                         ;    60.7 fp0     42 a
        vpand xmm0, xmm0, xmm6                                          ;    58.3 fp1     42 a
        vpand xmm2, xmm2, xmm6                                          ;    61.7 fp2     42 a
        vpsrlq xmm7, xmm5, 0x1a                                         ;    61.7 fp1     42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    62.7 fp3     42 a
        vpand xmm5, xmm5, xmm6                                          ;    61.7 fp0     42 a
        vpsrlq xmm7, xmm3, 0x1a                                         ;    63.7 fp2     42 a
        vpaddq xmm4, xmm4, xmm7                                         ;    64.7 fp1     42 a
        vpand xmm3, xmm3, xmm6                                          ;    63.7 fp3     42 a
        vpsrlq xmm7, xmm4, 0x1a                                         ;    65.7 fp2     42 a
        vpaddq xmm0, xmm0, xmm7                                         ;    66.7 fp0     42 a
        vpand xmm4, xmm4, xmm6                                          ;    65.7 fp1     42 a
        vmovdqa xmm1, xmm2                                              ;    63.7         42 a copy
        vmovdqa xmm2, xmm3                                              ;    64.7         42 a copy
        vmovdqa xmm3, xmm4                                              ;    66.7         42 a copy
        vmovdqa xmm4, xmm0                                              ;    67.7         42 a copy
        vmovdqa xmm0, xmm5                                              ;    62.7         42 a copy
        cmp r8, qword [rsp + 824]                                       ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rsp + 808], r8                                       ;                    resident
        vmovdqa [rsp + 672], xmm0                                       ;                    resident
        vmovdqa [rsp + 688], xmm1                                       ;                    resident
        vmovdqa [rsp + 704], xmm2                                       ;                    resident
        vmovdqa [rsp + 720], xmm3                                       ;                    resident
        vmovdqa [rsp + 736], xmm4                                       ;                    resident
.blocks_last_3_done:
        vmovdqa xmm0, [rsp + 704]                                       ;     0.0 agu0    42 a reload
        vpunpckhqdq xmm1, xmm0, xmm0                                    ;     7.0 fp1     42 a
        vmovdqa xmm2, [rsp + 736]                                       ;     0.3 agu1    42 a reload
        vpunpckhqdq xmm3, xmm2, xmm2                                    ;     7.3 fp2     42 a
        vmovdqa xmm4, [rsp + 672]                                       ;     1.0 agu0    42 a reload
        vpunpckhqdq xmm5, xmm4, xmm4                                    ;     8.0 fp1     42 a
        vmovdqa xmm6, [rsp + 688]                                       ;     1.3 agu1    42 a reload
        vpunpckhqdq xmm7, xmm6, xmm6                                    ;     8.3 fp2     42 a
        vmovdqa xmm8, [rsp + 720]                                       ;     2.0 agu0    42 a reload
        vpunpckhqdq xmm9, xmm8, xmm8                                    ;     9.0 fp1     42 a
        vpaddq xmm1, xmm1, xmm0                                         ;     8.0 fp0     42 a
        vpaddq xmm3, xmm3, xmm2                                         ;     8.3 fp3     42 a
        vmovq r8, xmm1                                                  ;     9.0 fp4     42 a
        vpaddq xmm5, xmm5, xmm4                                         ;     9.0 fp2     42 a
        vmovq r9, xmm3                                                  ;     9.3 fp4     42 a
        vpaddq xmm7, xmm7, xmm6                                         ;     9.3 fp0     42 a
        mov esi, dword [rsp + 904]                                      ;     2.7 agu2    42 blocks_lanes
        add esi, 0xffffffff                                             ;     6.7 alu0    42 blocks_lanes
        mov dword [rsp + 904], esi                                      ;     7.7 agu1+st0   42 blocks_lanes
        vmovq r10, xmm5                                                 ;    10.0 fp4     42 a
        vpaddq xmm9, xmm9, xmm8                                         ;    10.0 fp3     42 a
        vmovq r11, xmm7                                                 ;    10.3 fp4     42 a
        vmovq r12, xmm9                                                 ;    11.0 fp4     42 a
        mov esi, r8d                                                    ;    12.0         42 a
        mov edi, r9d                                                    ;    12.3         42 a
        mov ebp, r10d                                                   ;    13.0         42 a
        mov r8, rsi                                                     ;    12.0         42 a copy
        shl r8, 0x34                                                    ;    12.0 alu1    42 a
        shr rsi, 0xc                                                    ;    12.0 alu2    42 a
        or rbp, r8                                                      ;    13.0 alu3    42 a
        mov r8d, r11d                                                   ;    13.3         42 a
        mov r9, rdi                                                     ;    12.3         42 a copy
        shl r9, 0x28                                                    ;    12.3 alu1    42 a
        shr rdi, 0x18                                                   ;    12.3 alu2    42 a
        or rsi, r9                                                      ;    13.3 alu0    42 a
        shl r8, 0x1a                                                    ;    13.3 alu1    42 a
        mov r9d, r12d                                                   ;    14.0         42 a
        shl r9, 0xe                                                     ;    14.0 alu2    42 a
        add rbp, r8                                                     ;    14.3 alu3    42 a
        adc rsi, r9                                                     ;    15.3 alu0    42 a
        adc rdi, 0                                                      ;    16.3 alu1    42 a
        mov qword [rsp + 768], rbp                                      ;    15.3 agu0+st1   42 blocks_lanes
        mov qword [rsp + 776], rsi                                      ;    16.3 agu2+st0   42 blocks_lanes
        mov qword [rsp + 784], rdi                                      ;    17.3 agu1+st1   42 blocks_lanes
        cmp dword [rsp + 904], 0                                        ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rsp + 784]                                       ;     0.0 agu0    42 a
        shr r8, 2                                                       ;     4.0 alu1    42 a
        mov r9, qword [rsp + 784]                                       ;     0.3 agu1    42 a
        and r9, -4                                                      ;     4.3 alu0    42 a
        add r8, r9                                                      ;     5.3 alu2    42 a
        mov r9, qword [rsp + 784]                                       ;     0.8 agu2    42 a
        and r9, 3                                                       ;     4.8 alu3    42 a
        mov r10, qword [rsp + 776]                                      ;     1.2 agu0    42 a
        add r8, qword [rsp + 768]                                       ;     6.3 alu1+agu1   42 a
        adc r10, 0                                                      ;     7.3 alu0    42 a
        adc r9, 0                                                       ;     8.3 alu2    42 a
        mov r11, qword [rsp + 800]                                      ;     1.8 agu2    42 a
        shr r11, 2                                                      ;     5.8 alu1    42 a
        mov esi, dword [rsp + 872]                                      ;     2.2 agu0    42 blocks
        and esi, 3                                                      ;     6.2 alu3    42 blocks
        mov r12, rsi                                                    ;     7.2         42 blocks copy
        shl r12, 4                                                      ;     7.2 alu2    42 blocks
        add r12, qword [rsp + 808]                                      ;     8.2 alu0+agu1   42 blocks
        mov r13, qword [rsp + 800]                                      ;     3.0 agu2    42 a
        mov qword [rsp + 832], r8                                       ;     7.3 agu0+st0   42 blocks
        and r13, -4                                                     ;     7.0 alu1    42 a
        add r11, r13                                                    ;     8.0 alu3    42 a
        mov qword [rsp + 840], r11                                      ;     9.0 agu1+st1   42 a
        mov qword [rsp + 848], r10                                      ;     8.3 agu2+st0   42 blocks
        mov dword [rsp + 928], esi                                      ;     7.2 agu0+st1   42 blocks
        mov qword [rsp + 856], r9                                       ;     9.3 agu1+st0   42 blocks
        mov qword [rsp + 864], r12                                      ;     9.2 agu2+st1   42 blocks
        cmp dword [rsp + 928], 0                                        ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rsp + 808]                                       ;                    resident
        mov r9, qword [rsp + 832]                                       ;                    resident
        mov r10, qword [rsp + 848]                                      ;                    resident
        mov r11, qword [rsp + 856]                                      ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                             ;     0.0 agu0    12 a
        mov r13, qword [r8 + 8]                                         ;     0.2 agu1    12 a
        add r9, r12                                                     ;     4.0 alu0    42 a
        adc r10, r13                                                    ;     5.0 alu1    42 a
        adc r11, 1                                                      ;     6.0 alu2    42 a
        mov r12, qword [rsp + 792]                                      ;     0.8 agu2    42 a reload
        mov rax, r9                                                     ;     5.0         42 a copy
        mul r12                                                         ;     5.0 alu1    42 a
        mov r13, qword [rsp + 840]                                      ;     1.5 agu0    42 a reload
        mov r14, rax                                                    ;     9.0         42 a copy
        mov rax, r10                                                    ;     6.0         42 a copy
        mov r15, rdx                                                    ;     9.0         42 a copy
        mul r13                                                         ;     6.0 alu1    42 a
        add r14, rax                                                    ;    10.0 alu3    42 a
        adc r15, rdx                                                    ;    11.0 alu0    42 a
        mov rsi, r11                                                    ;     7.0         42 a copy
        imul rsi, r13                                                   ;     7.0 alu1    42 a
        mov rax, r9                                                     ;     5.0         42 a copy
        mul qword [rsp + 800]                                           ;     5.0 alu1+agu1   42 a
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
        cmp r8, qword [rsp + 864]                                       ;                    more blocks?
        jne .blocks_4
        mov qword [rsp + 808], r8                                       ;                    resident
        mov qword [rsp + 832], r9                                       ;                    resident
        mov qword [rsp + 848], r10                                      ;                    resident
        mov qword [rsp + 856], r11                                      ;                    resident
.blocks_4_done:
        mov r8, qword [rsp + 832]                                       ;     0.0 agu0    15 d
        mov r9, qword [rsp + 848]                                       ;     0.2 agu1    15 d
        mov r10, qword [rsp + 856]                                      ;     0.3 agu2    15 d
        add r8, 5                                                       ;     4.0 alu0    15 d
        adc r9, 0                                                       ;     5.0 alu1    15 d
        adc r10, 0                                                      ;     6.0 alu2    15 d
        mov r8, r10                                                     ;     7.0         15 d copy
        shr r8, 2                                                       ;     7.0 alu1    15 d
        and r10, -4                                                     ;     7.0 alu3    15 d
        add r8, r10                                                     ;     8.0 alu0    15 d
        mov r9, qword [rsp + 848]                                       ;     1.7 agu0    15 d
        mov r10, qword [rsp + 856]                                      ;     1.8 agu1    15 d
        add r8, qword [rsp + 832]                                       ;     9.0 alu2+agu2   15 d
        adc r9, 0                                                       ;    10.0 alu3    15 d
        adc r10, 0                                                      ;    11.0 alu0    15 d
        and r10, 3                                                      ;    12.0 alu1    15 d
        mov esi, r10d                                                   ;    13.0         15 d
        mov r10, qword [rsp + 752]                                      ;     2.8 agu0    16 h reload
        mov dword [r10 + 16], esi                                       ;    13.0 agu1+st0   16 h
        mov esi, r8d                                                    ;    10.0         15 d
        mov dword [r10], esi                                            ;    10.0 agu2+st1   16 h
        shr r8, 0x20                                                    ;    10.0 alu2    15 d
        mov dword [r10 + 4], r8d                                        ;    11.0 agu0+st0   16 h
        mov esi, r9d                                                    ;    11.0         15 d
        mov dword [r10 + 8], esi                                        ;    11.0 agu1+st1   16 h
        shr r9, 0x20                                                    ;    11.0 alu1    15 d
        mov dword [r10 + 12], r9d                                       ;    12.0 agu2+st0   16 h
        vpxor xmm0, xmm0, xmm0                                          ;                    cleared
        vmovdqa [rsp + 0], xmm0                                         ;                    cleared
        vmovdqa [rsp + 16], xmm0                                        ;                    cleared
        vmovdqa [rsp + 32], xmm0                                        ;                    cleared
        vmovdqa [rsp + 48], xmm0                                        ;                    cleared
        vmovdqa [rsp + 64], xmm0                                        ;                    cleared
        vmovdqa [rsp + 80], xmm0                                        ;                    cleared
        vmovdqa [rsp + 96], xmm0                                        ;                    cleared
        vmovdqa [rsp + 112], xmm0                                       ;                    cleared
        vmovdqa [rsp + 128], xmm0                                       ;                    cleared
        vmovdqa [rsp + 144], xmm0                                       ;                    cleared
        vmovdqa [rsp + 160], xmm0                                       ;                    cleared
        vmovdqa [rsp + 176], xmm0                                       ;                    cleared
        vmovdqa [rsp + 192], xmm0                                       ;                    cleared
        vmovdqa [rsp + 208], xmm0                                       ;                    cleared
        vmovdqa [rsp + 224], xmm0                                       ;                    cleared
        vmovdqa [rsp + 240], xmm0                                       ;                    cleared
        vmovdqa [rsp + 256], xmm0                                       ;                    cleared
        vmovdqa [rsp + 272], xmm0                                       ;                    cleared
        vmovdqa [rsp + 288], xmm0                                       ;                    cleared
        vmovdqa [rsp + 304], xmm0                                       ;                    cleared
        vmovdqa [rsp + 320], xmm0                                       ;                    cleared
        vmovdqa [rsp + 336], xmm0                                       ;                    cleared
        vmovdqa [rsp + 352], xmm0                                       ;                    cleared
        vmovdqa [rsp + 368], xmm0                                       ;                    cleared
        vmovdqa [rsp + 384], xmm0                                       ;                    cleared
        vmovdqa [rsp + 400], xmm0                                       ;                    cleared
        vmovdqa [rsp + 416], xmm0                                       ;                    cleared
        vmovdqa [rsp + 432], xmm0                                       ;                    cleared
        vmovdqa [rsp + 448], xmm0                                       ;                    cleared
        vmovdqa [rsp + 464], xmm0                                       ;                    cleared
        vmovdqa [rsp + 480], xmm0                                       ;                    cleared
        vmovdqa [rsp + 496], xmm0                                       ;                    cleared
        vmovdqa [rsp + 512], xmm0                                       ;                    cleared
        vmovdqa [rsp + 528], xmm0                                       ;                    cleared
        vmovdqa [rsp + 544], xmm0                                       ;                    cleared
        vmovdqa [rsp + 560], xmm0                                       ;                    cleared
        vmovdqa [rsp + 576], xmm0                                       ;                    cleared
        vmovdqa [rsp + 592], xmm0                                       ;                    cleared
        vmovdqa [rsp + 608], xmm0                                       ;                    cleared
        vmovdqa [rsp + 624], xmm0                                       ;                    cleared
        vmovdqa [rsp + 640], xmm0                                       ;                    cleared
        vmovdqa [rsp + 656], xmm0                                       ;                    cleared
        vmovdqa [rsp + 672], xmm0                                       ;                    cleared
        vmovdqa [rsp + 688], xmm0                                       ;                    cleared
        vmovdqa [rsp + 704], xmm0                                       ;                    cleared
        vmovdqa [rsp + 720], xmm0                                       ;                    cleared
        vmovdqa [rsp + 736], xmm0                                       ;                    cleared
        vmovdqa [rsp + 768], xmm0                                       ;                    cleared
        vmovdqa [rsp + 784], xmm0                                       ;                    cleared
        vmovdqa [rsp + 800], xmm0                                       ;                    cleared
        vmovdqa [rsp + 832], xmm0                                       ;                    cleared
        vmovdqa [rsp + 848], xmm0                                       ;                    cleared
        vmovdqa [rsp + 864], xmm0                                       ;                    cleared
        vmovdqa [rsp + 880], xmm0                                       ;                    cleared
        vmovdqa [rsp + 896], xmm0                                       ;                    cleared
        vmovdqa [rsp + 912], xmm0                                       ;                    cleared
        add rsp, 0x3a8                                                  ;                    frame
        pop r15                                                         ;                    preserved
        pop r14                                                         ;                    preserved
        pop r13                                                         ;                    preserved
        pop r12                                                         ;                    preserved
        pop rbp                                                         ;                    preserved
        pop rbx                                                         ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
poly1305_blocks.T0_constants128:
        dq 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000000000005, 0x0000000000000005, 0x0000000001000000, 0x0000000001000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
