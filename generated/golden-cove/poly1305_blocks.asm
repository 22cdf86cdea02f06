; poly1305_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu golden-cove
;
; void poly1305_blocks(const void *r, void *h, const void *m, uint32_t n);   System V, 64 bits
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1856 bytes, 30 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 53 uops, planned 15.2; bounds: width 8.8, ports 8.0, path 10.0
;   blocks_lanes: 410 uops, planned 164.3; bounds: width 68.3, ports 161.0, path 119.5
;   blocks_lanes/blocks: 100 uops, planned 45.2; bounds: width 16.7, ports 37.0, path 42.0
;   blocks_lanes.2: 15 uops, planned 11.3; bounds: width 2.5, ports 4.0, path 5.0
;   blocks_lanes/blocks_last: 100 uops, planned 45.2; bounds: width 16.7, ports 37.0, path 42.0
;   blocks_lanes.4: 43 uops, planned 23.0; bounds: width 7.2, ports 10.5, path 17.0
;   body.2: 27 uops, planned 10.3; bounds: width 4.5, ports 3.0, path 5.0
;   blocks: 46 uops, planned 21.2; bounds: width 7.7, ports 6.0, path 21.0
;   body.4: 27 uops, planned 14.0; bounds: width 4.5, ports 3.5, path 9.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 3 by 44 bits: at most 1.000 * 2^44
;   a in blocks, limb 1 of 3 by 44 bits: at most 1.000 * 2^44
;   a in blocks, limb 2 of 3 by 44 bits: at most 2^42 - 1
;   a in blocks_lanes, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 2 of 3 by 64 bits: at most 32
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
        sub rsp, 0x740                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        lea rbx, [rsp + 128]                                            ;                    frame
        mov qword [rbx + 1656], rax                                     ;                    frame
        mov qword [rbx + 1536], rsi                                     ;                    argument
        mov dword [rbx + 1664], ecx                                     ;                    argument
        mov qword [rbx + 1544], rdi                                     ;                    argument
        mov qword [rbx + 1592], rdx                                     ;                    argument
        mov r8, qword [rbx + 1536]                                      ;     0.0 p2      41 a reload
        mov esi, dword [r8]                                             ;     5.0 p3      41 a
        mov edi, dword [rbx + 1664]                                     ;     0.3 p10     42 blocks_lanes
        shr edi, 4                                                      ;     5.3 p0      42 blocks_lanes
        mov ebp, dword [r8 + 4]                                         ;     5.0 p2      41 a
        mov r9d, dword [r8 + 8]                                         ;     5.0 p3      41 a
        mov r10d, dword [r8 + 12]                                       ;     5.0 p10     41 a
        mov r11d, dword [r8 + 16]                                       ;     5.0 p2      41 a
        cmp edi, 1                                                      ;     6.3 p1      42 blocks_lanes
        sbb r12d, r12d                                                  ;     7.3 p6      42 blocks_lanes
        mov r13, qword [rbx + 1544]                                     ;     2.2 p3       9 k reload
        mov edi, dword [r13]                                            ;     7.2 p10      9 k
        and edi, 0xfffffff                                              ;    12.2 p5       9 k
        add r12d, 1                                                     ;     8.3 p11     42 blocks_lanes
        mov dword [rbx + 1668], r12d                                    ;     9.3 p7+p4   42 blocks_lanes
        mov dword [rbx + 1672], r12d                                    ;     9.3 p8+p9   42 blocks_lanes
        mov dword [rbx + 1676], esi                                     ;    10.0 p7+p4   41 a
        mov dword [rbx + 1680], ebp                                     ;    10.0 p8+p9   41 a
        shl rbp, 0x20                                                   ;    10.0 p0      41 a
        mov dword [rbx + 1684], r9d                                     ;    10.0 p7+p4   41 a
        mov dword [rbx + 1688], r10d                                    ;    10.0 p8+p9   41 a
        shl r10, 0x20                                                   ;    10.0 p6      41 a
        mov dword [rbx + 1692], r11d                                    ;    10.0 p7+p4   41 a
        or rsi, rbp                                                     ;    11.0 p1      41 a
        or r9, r10                                                      ;    11.0 p5      41 a
        mov r10, r11                                                    ;    10.0         41 a copy
        shr r10, 2                                                      ;    10.0 p0      41 a
        mov r12, r11                                                    ;    10.0         41 a copy
        and r12, 3                                                      ;    10.0 p11     41 a
        and r11, -4                                                     ;    10.0 p6      41 a
        add r10, r11                                                    ;    11.0 p1      41 a
        add rsi, r10                                                    ;    12.0 p5      41 a
        adc r9, 0                                                       ;    13.0 p0      41 a
        adc r12, 0                                                      ;    14.0 p6      41 a
        mov ebp, dword [r13 + 4]                                        ;     7.2 p2       9 k
        and ebp, 0xffffffc                                              ;    12.2 p11      9 k
        mov r8d, dword [r13 + 8]                                        ;     7.2 p3       9 k
        and r8d, 0xffffffc                                              ;    12.2 p1       9 k
        mov r10d, dword [r13 + 12]                                      ;     7.2 p10      9 k
        and r10d, 0xffffffc                                             ;    12.2 p5       9 k
        mov dword [rbx + 1696], edi                                     ;    13.2 p8+p9    9 k
        mov qword [rbx + 1552], rsi                                     ;    13.0 p7+p4   42 blocks_lanes
        mov dword [rbx + 1700], ebp                                     ;    13.2 p8+p9    9 k
        shl rbp, 0x20                                                   ;    13.2 p0       9 k
        mov dword [rbx + 1704], r8d                                     ;    13.2 p7+p4    9 k
        mov dword [rbx + 1708], r10d                                    ;    13.2 p8+p9    9 k
        shl r10, 0x20                                                   ;    13.2 p6       9 k
        or rdi, rbp                                                     ;    14.2 p11      9 k
        or r8, r10                                                      ;    14.2 p1       9 k
        mov qword [rbx + 1560], r9                                      ;    14.0 p7+p4   42 blocks_lanes
        mov qword [rbx + 1568], rdi                                     ;    15.2 p8+p9    9 k
        mov qword [rbx + 1576], r8                                      ;    15.2 p7+p4    9 k
        mov qword [rbx + 1584], r12                                     ;    15.0 p8+p9   42 blocks_lanes
        cmp dword [rbx + 1668], 0                                       ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        mov r8d, dword [rbx + 1680]                                     ;     0.0 p2      42 a
        shl r8, 0x20                                                    ;     5.0 p0      42 a
        mov esi, dword [rbx + 1676]                                     ;     0.3 p3      42 a reload
        or r8, rsi                                                      ;     6.0 p1      42 a
        vmovq xmm0, r8                                                  ;     7.0 p5      42 a
        vpsrlq zmm1, zmm0, 0x2c                                         ;     9.0 p0      42 a
        vmovd xmm2, [rbx + 1692]                                        ;     1.0 p10     42 a
        mov r8d, dword [rbx + 1688]                                     ;     1.2 p2      42 a
        shl r8, 0x20                                                    ;     6.2 p6      42 a
        mov esi, dword [rbx + 1684]                                     ;     1.5 p3      42 a reload
        or r8, rsi                                                      ;     7.2 p11     42 a
        vmovq xmm3, r8                                                  ;     8.2 p5      42 a
        vpsllq zmm4, zmm3, 0x14                                         ;    10.2 p0      42 a
        vpsrlq zmm3, zmm3, 0x18                                         ;    10.2 p0      42 a
        vmovdqu64 zmm5, [rel poly1305_blocks.T0_constants512]           ;     2.3 p2      42 a reload
        vpternlogd zmm4, zmm1, zmm5, 0xa8                               ;    11.2 p5      42 a
        vpsllq zmm1, zmm2, 0x28                                         ;     7.0 p0      42 a
        vpsrlq zmm2, zmm2, 2                                            ;     7.0 p0      42 a
        vmovdqu64 zmm6, [rel poly1305_blocks.T0_constants512 + 64]      ;     3.0 p3      42 a reload
        vpternlogd zmm3, zmm1, zmm6, 0xa8                               ;    11.2 p5      42 a
        vpandd zmm0, zmm0, zmm5                                         ;     9.0 p5      42 a
        vpsllq zmm1, zmm2, 2                                            ;     8.0 p0      42 a
        mov r8d, dword [rbx + 1700]                                     ;     3.7 p10     42 a
        shl r8, 0x20                                                    ;     8.7 p6      42 a
        mov esi, dword [rbx + 1696]                                     ;     4.0 p2      42 a reload
        or r8, rsi                                                      ;     9.7 p1      42 a
        mov r9d, dword [rbx + 1708]                                     ;     4.3 p3      42 a
        shl r9, 0x20                                                    ;     9.3 p6      42 a
        vpaddq zmm2, zmm2, zmm1                                         ;     9.0 p5      42 a
        vpaddq zmm2, zmm2, zmm0                                         ;    10.0 p5      42 a
        vmovq xmm0, r8                                                  ;    10.7 p5      42 a
        vpermq zmm0, zmm0, 0                                            ;    12.7 p5      42 a
        vshufi32x4 zmm0, zmm0, zmm0, 0                                  ;    15.7 p5      42 a
        vpsrlq zmm1, zmm0, 0x2c                                         ;    18.7 p0      42 a
        mov esi, dword [rbx + 1704]                                     ;     5.7 p10     42 a reload
        or r9, rsi                                                      ;    10.7 p11     42 a
        vmovq xmm7, r9                                                  ;    11.7 p5      42 a
        vpermq zmm7, zmm7, 0                                            ;    13.7 p5      42 a
        vshufi32x4 zmm7, zmm7, zmm7, 0                                  ;    16.7 p5      42 a
        vpsllq zmm8, zmm7, 0x14                                         ;    19.7 p0      42 a
        vpternlogd zmm8, zmm1, zmm5, 0xa8                               ;    20.7 p0      42 a
        vpsrlq zmm1, zmm7, 0x18                                         ;    19.7 p0      42 a
        vpandd zmm0, zmm0, zmm5                                         ;    18.7 p0      42 a
        vpsllq zmm7, zmm1, 2                                            ;    20.7 p0      42 a
        vpsllq zmm9, zmm1, 4                                            ;    20.7 p0      42 a
        vpsllq zmm10, zmm8, 2                                           ;    21.7 p0      42 a
        vpsllq zmm11, zmm8, 4                                           ;    21.7 p0      42 a
        vpaddq zmm7, zmm7, zmm9                                         ;    21.7 p5      42 a
        vpaddq zmm10, zmm10, zmm11                                      ;    22.7 p5      42 a
        vmovdqu64 zmm9, [rel poly1305_blocks.T0_constants512 + 128]     ;     8.2 p2      42 a
        vpmadd52luq zmm9, zmm0, zmm0                                    ;    19.7 p5      42 a
        vpmadd52luq zmm9, zmm8, zmm7                                    ;    24.2 p0      42 a
        vpmadd52luq zmm9, zmm1, zmm10                                   ;    28.7 p5      42 a
        vmovdqu64 zmm11, [rel poly1305_blocks.T0_constants512 + 128]    ;     8.8 p3      42 a
        vpmadd52huq zmm11, zmm0, zmm0                                   ;    19.7 p0      42 a
        vpmadd52huq zmm11, zmm8, zmm7                                   ;    24.2 p5      42 a
        vpmadd52huq zmm11, zmm1, zmm10                                  ;    28.7 p0      42 a
        vmovdqu64 zmm10, [rel poly1305_blocks.T0_constants512 + 128]    ;     9.5 p2      42 a
        vpmadd52luq zmm10, zmm0, zmm8                                   ;    21.7 p5      42 a
        vpmadd52luq zmm10, zmm8, zmm0                                   ;    26.2 p0      42 a
        vpmadd52luq zmm10, zmm1, zmm7                                   ;    30.7 p5      42 a
        vmovdqu64 zmm12, [rel poly1305_blocks.T0_constants512 + 128]    ;    10.2 p3      42 a
        vpmadd52huq zmm12, zmm0, zmm8                                   ;    21.7 p0      42 a
        vpmadd52huq zmm12, zmm8, zmm0                                   ;    26.2 p5      42 a
        vpmadd52huq zmm12, zmm1, zmm7                                   ;    30.7 p0      42 a
        vpsllq zmm7, zmm11, 8                                           ;    33.2 p0      42 a
        vmovdqu64 zmm11, [rel poly1305_blocks.T0_constants512 + 128]    ;    11.0 p2      42 a
        vpmadd52luq zmm11, zmm0, zmm1                                   ;    21.8 p5      42 a
        vpmadd52luq zmm11, zmm8, zmm8                                   ;    26.3 p5      42 a
        vpmadd52luq zmm11, zmm1, zmm0                                   ;    30.8 p0      42 a
        vmovdqu64 zmm13, [rel poly1305_blocks.T0_constants512 + 128]    ;    11.7 p3      42 a
        vpmadd52huq zmm13, zmm0, zmm1                                   ;    23.8 p5      42 a
        vpmadd52huq zmm13, zmm8, zmm8                                   ;    28.3 p0      42 a
        vpmadd52huq zmm13, zmm1, zmm0                                   ;    32.8 p5      42 a
        vpsllq zmm12, zmm12, 8                                          ;    35.2 p0      42 a
        vpsllq zmm14, zmm13, 0xa                                        ;    37.3 p0      42 a
        vpsllq zmm13, zmm13, 0xc                                        ;    37.3 p0      42 a
        vpaddq zmm7, zmm7, zmm10                                        ;    35.2 p5      42 a
        vpsrlq zmm10, zmm7, 0x2c                                        ;    36.2 p0      42 a
        vpaddq zmm9, zmm9, zmm14                                        ;    38.3 p5      42 a
        vpaddq zmm9, zmm9, zmm13                                        ;    39.3 p5      42 a
        vpsrlq zmm13, zmm9, 0x2c                                        ;    40.3 p0      42 a
        vpandd zmm7, zmm7, zmm5                                         ;    36.2 p5      42 a
        vpaddq zmm11, zmm11, zmm12                                      ;    36.2 p5      42 a
        vpaddq zmm11, zmm11, zmm10                                      ;    37.2 p0      42 a
        vpsrlq zmm10, zmm11, 0x2a                                       ;    38.2 p0      42 a
        vpsllq zmm12, zmm10, 2                                          ;    39.2 p0      42 a
        vpaddq zmm7, zmm7, zmm13                                        ;    41.3 p5      42 a
        vpsrlq zmm13, zmm7, 0x2c                                        ;    42.3 p0      42 a
        vpandd zmm9, zmm9, zmm5                                         ;    40.3 p5      42 a
        vpandd zmm11, zmm11, zmm6                                       ;    38.2 p5      42 a
        vpaddq zmm10, zmm10, zmm12                                      ;    40.2 p5      42 a
        vpaddq zmm10, zmm10, zmm9                                       ;    41.3 p0      42 a
        vpsrlq zmm9, zmm10, 0x2c                                        ;    42.3 p0      42 a
        vpandd zmm7, zmm7, zmm5                                         ;    42.3 p5      42 a
        vpandd zmm10, zmm10, zmm5                                       ;    42.3 p5      42 a
        vpaddq zmm7, zmm7, zmm9                                         ;    43.3 p0      42 a
        vpsrlq zmm9, zmm7, 0x2c                                         ;    44.3 p0      42 a
        vmovdqu64 zmm12, [rel poly1305_blocks.T0_constants512 + 256]    ;    16.3 p2      42 a reload
        vpandd zmm1, zmm1, zmm12                                        ;    36.8 p5      42 a
        vpaddq zmm11, zmm11, zmm13                                      ;    43.3 p5      42 a
        vpaddq zmm11, zmm11, zmm9                                       ;    45.3 p0      42 a
        vpandd zmm7, zmm7, zmm5                                         ;    44.3 p5      42 a
        vmovdqu64 zmm9, [rel poly1305_blocks.T0_constants512 + 192]     ;    17.2 p3      42 a reload
        vpternlogd zmm1, zmm11, zmm9, 0xf8                              ;    46.3 p0      42 a
        vpsllq zmm13, zmm11, 2                                          ;    46.3 p0      42 a
        vpsllq zmm14, zmm11, 4                                          ;    46.3 p0      42 a
        vpandd zmm15, zmm10, zmm9                                       ;    43.3 p5      42 a
        vpternlogd zmm15, zmm0, zmm12, 0xf8                             ;    44.3 p5      42 a
        vpsllq zmm0, zmm7, 2                                            ;    45.3 p0      42 a
        vpsllq zmm16, zmm7, 4                                           ;    45.3 p0      42 a
        vpaddq zmm13, zmm13, zmm14                                      ;    47.3 p5      42 a
        vpandd zmm9, zmm7, zmm9                                         ;    45.3 p5      42 a
        vpternlogd zmm9, zmm8, zmm12, 0xf8                              ;    46.3 p5      42 a
        vpaddq zmm0, zmm0, zmm16                                        ;    46.3 p0      42 a
        vmovdqu64 zmm8, [rel poly1305_blocks.T0_constants512 + 128]     ;    19.2 p2      42 a
        vpmadd52luq zmm8, zmm15, zmm10                                  ;    45.3 p5      42 a
        vpmadd52luq zmm8, zmm9, zmm13                                   ;    49.8 p0      42 a
        vpmadd52luq zmm8, zmm1, zmm0                                    ;    54.3 p5      42 a
        vmovdqu64 zmm12, [rel poly1305_blocks.T0_constants512 + 128]    ;    19.8 p3      42 a
        vpmadd52huq zmm12, zmm15, zmm10                                 ;    46.2 p0      42 a
        vpmadd52huq zmm12, zmm9, zmm13                                  ;    50.7 p5      42 a
        vpmadd52huq zmm12, zmm1, zmm0                                   ;    55.2 p0      42 a
        vmovdqu64 zmm14, [rel poly1305_blocks.T0_constants512 + 128]    ;    20.5 p2      42 a
        vpmadd52luq zmm14, zmm15, zmm7                                  ;    47.8 p5      42 a
        vpmadd52luq zmm14, zmm9, zmm10                                  ;    52.3 p0      42 a
        vpmadd52luq zmm14, zmm1, zmm13                                  ;    56.8 p5      42 a
        vmovdqu64 zmm16, [rel poly1305_blocks.T0_constants512 + 128]    ;    21.2 p3      42 a
        vpmadd52huq zmm16, zmm15, zmm7                                  ;    49.2 p0      42 a
        vpmadd52huq zmm16, zmm9, zmm10                                  ;    53.7 p5      42 a
        vpmadd52huq zmm16, zmm1, zmm13                                  ;    58.2 p0      42 a
        vmovdqu64 zmm17, [rel poly1305_blocks.T0_constants512 + 128]    ;    21.8 p2      42 a
        vpmadd52luq zmm17, zmm15, zmm11                                 ;    50.8 p5      42 a
        vpmadd52luq zmm17, zmm9, zmm7                                   ;    55.3 p0      42 a
        vmovdqu64 zmm18, [rel poly1305_blocks.T0_constants512 + 128]    ;    22.3 p3      42 a
        vpmadd52huq zmm18, zmm15, zmm11                                 ;    51.8 p5      42 a
        vpmadd52huq zmm18, zmm9, zmm7                                   ;    56.3 p0      42 a
        vpmadd52luq zmm17, zmm1, zmm10                                  ;    59.8 p5      42 a
        vpmadd52huq zmm18, zmm1, zmm10                                  ;    60.8 p0      42 a
        vpsllq zmm12, zmm12, 8                                          ;    59.7 p0      42 a
        vpsllq zmm16, zmm16, 8                                          ;    62.7 p0      42 a
        vpsllq zmm19, zmm18, 0xa                                        ;    65.3 p0      42 a
        vpsllq zmm18, zmm18, 0xc                                        ;    65.3 p0      42 a
        vpaddq zmm12, zmm12, zmm14                                      ;    61.3 p5      42 a
        vpsrlq zmm14, zmm12, 0x2c                                       ;    62.3 p0      42 a
        vpaddq zmm8, zmm8, zmm19                                        ;    66.3 p5      42 a
        vpaddq zmm8, zmm8, zmm18                                        ;    67.3 p5      42 a
        vpsrlq zmm18, zmm8, 0x2c                                        ;    68.3 p0      42 a
        vpandd zmm12, zmm12, zmm5                                       ;    62.3 p5      42 a
        vpaddq zmm14, zmm14, zmm16                                      ;    63.7 p5      42 a
        vpaddq zmm14, zmm14, zmm17                                      ;    64.7 p5      42 a
        vpsrlq zmm16, zmm14, 0x2a                                       ;    65.7 p0      42 a
        vpsllq zmm17, zmm16, 2                                          ;    66.7 p0      42 a
        vpaddq zmm12, zmm12, zmm18                                      ;    69.3 p5      42 a
        vpsrlq zmm18, zmm12, 0x2c                                       ;    70.3 p0      42 a
        vpandd zmm8, zmm8, zmm5                                         ;    68.3 p5      42 a
        vpandd zmm14, zmm14, zmm6                                       ;    65.7 p5      42 a
        vmovdqu64 zmm19, [rel poly1305_blocks.T0_constants512 + 128]    ;    26.2 p2      42 a
        vpmadd52luq zmm19, zmm10, zmm10                                 ;    62.8 p5      42 a
        vmovdqu64 zmm20, [rel poly1305_blocks.T0_constants512 + 128]    ;    26.5 p3      42 a
        vpmadd52huq zmm20, zmm10, zmm10                                 ;    63.2 p0      42 a
        vpaddq zmm16, zmm16, zmm17                                      ;    67.7 p5      42 a
        vpaddq zmm16, zmm16, zmm8                                       ;    69.3 p0      42 a
        vpmadd52luq zmm19, zmm7, zmm13                                  ;    67.3 p5      42 a
        vpmadd52huq zmm20, zmm7, zmm13                                  ;    67.7 p0      42 a
        vpsrlq zmm8, zmm16, 0x2c                                        ;    70.3 p0      42 a
        vpandd zmm12, zmm12, zmm5                                       ;    70.3 p5      42 a
        vpmadd52luq zmm19, zmm11, zmm0                                  ;    71.8 p5      42 a
        vpmadd52huq zmm20, zmm11, zmm0                                  ;    72.2 p0      42 a
        vpaddq zmm14, zmm14, zmm18                                      ;    71.3 p5      42 a
        vpaddq zmm12, zmm12, zmm8                                       ;    71.3 p0      42 a
        vpsrlq zmm0, zmm12, 0x2c                                        ;    72.3 p0      42 a
        vpaddq zmm14, zmm14, zmm0                                       ;    73.3 p5      42 a
        vmovdqu64 zmm0, [rel poly1305_blocks.T0_constants512 + 128]     ;    28.8 p2      42 a
        vpmadd52luq zmm0, zmm10, zmm7                                   ;    69.8 p5      42 a
        vmovdqu64 zmm8, [rel poly1305_blocks.T0_constants512 + 128]     ;    29.2 p3      42 a
        vpmadd52huq zmm8, zmm10, zmm7                                   ;    70.2 p0      42 a
        vpmadd52luq zmm0, zmm7, zmm10                                   ;    74.3 p5      42 a
        vpmadd52huq zmm8, zmm7, zmm10                                   ;    74.7 p0      42 a
        vmovdqu64 zmm17, [rel poly1305_blocks.T0_constants512 + 128]    ;    29.8 p2      42 a
        vpmadd52luq zmm17, zmm10, zmm11                                 ;    71.8 p5      42 a
        vmovdqu64 zmm18, [rel poly1305_blocks.T0_constants512 + 128]    ;    30.2 p3      42 a
        vpmadd52huq zmm18, zmm10, zmm11                                 ;    72.2 p0      42 a
        vpmadd52luq zmm0, zmm11, zmm13                                  ;    78.8 p5      42 a
        vpmadd52huq zmm8, zmm11, zmm13                                  ;    79.2 p0      42 a
        vpmadd52luq zmm17, zmm7, zmm7                                   ;    76.3 p5      42 a
        vpmadd52huq zmm18, zmm7, zmm7                                   ;    76.7 p0      42 a
        vpsllq zmm7, zmm20, 8                                           ;    76.7 p0      42 a
        vpmadd52luq zmm17, zmm11, zmm10                                 ;    80.8 p5      42 a
        vpmadd52huq zmm18, zmm11, zmm10                                 ;    81.2 p5      42 a
        vpsllq zmm8, zmm8, 8                                            ;    83.7 p0      42 a
        vpsllq zmm10, zmm18, 0xa                                        ;    85.7 p0      42 a
        vpsllq zmm11, zmm18, 0xc                                        ;    85.7 p0      42 a
        vpaddq zmm7, zmm7, zmm0                                         ;    83.3 p5      42 a
        vpsrlq zmm0, zmm7, 0x2c                                         ;    84.3 p0      42 a
        vpaddq zmm19, zmm19, zmm10                                      ;    86.7 p5      42 a
        vpaddq zmm19, zmm19, zmm11                                      ;    87.7 p5      42 a
        vpsrlq zmm10, zmm19, 0x2c                                       ;    88.7 p0      42 a
        vpandd zmm7, zmm7, zmm5                                         ;    84.3 p5      42 a
        vpaddq zmm8, zmm8, zmm17                                        ;    85.3 p5      42 a
        vpaddq zmm8, zmm8, zmm0                                         ;    86.3 p0      42 a
        vpsrlq zmm0, zmm8, 0x2a                                         ;    87.3 p0      42 a
        vpsllq zmm11, zmm0, 2                                           ;    88.3 p0      42 a
        vpaddq zmm7, zmm7, zmm10                                        ;    89.7 p5      42 a
        vpsrlq zmm10, zmm7, 0x2c                                        ;    90.7 p0      42 a
        vpandd zmm19, zmm19, zmm5                                       ;    88.7 p5      42 a
        vpandd zmm8, zmm8, zmm6                                         ;    87.3 p5      42 a
        vpaddq zmm0, zmm0, zmm11                                        ;    89.3 p5      42 a
        vpaddq zmm0, zmm0, zmm19                                        ;    90.3 p0      42 a
        vmovdqu64 zmm11, [rel poly1305_blocks.T0_constants512 + 320]    ;    34.8 p2      42 a reload
        vpternlogd zmm16, zmm5, zmm11, 0x80                             ;    85.8 p5      42 a
        vpsrlq zmm13, zmm0, 0x2c                                        ;    91.3 p0      42 a
        vpandd zmm7, zmm7, zmm5                                         ;    90.7 p5      42 a
        vmovdqu64 zmm17, [rel poly1305_blocks.T0_constants512 + 384]    ;    35.5 p3      42 a reload
        vpternlogd zmm16, zmm15, zmm17, 0xf8                            ;    87.2 p0      42 a
        vpandd zmm0, zmm0, zmm5                                         ;    91.3 p5      42 a
        vpternlogd zmm12, zmm11, zmm5, 0x80                             ;    88.2 p0      42 a
        vpaddq zmm7, zmm7, zmm13                                        ;    92.3 p5      42 a
        vpternlogd zmm12, zmm9, zmm17, 0xf8                             ;    89.2 p0      42 a
        vpsrlq zmm9, zmm7, 0x2c                                         ;    93.3 p0      42 a
        vpandd zmm14, zmm14, zmm11                                      ;    89.8 p5      42 a
        vpaddq zmm8, zmm8, zmm10                                        ;    91.7 p5      42 a
        vpaddq zmm8, zmm8, zmm9                                         ;    94.3 p0      42 a
        vpandd zmm7, zmm7, zmm5                                         ;    93.3 p5      42 a
        vpternlogd zmm14, zmm1, zmm17, 0xf8                             ;    92.2 p0      42 a
        vpsllq zmm1, zmm8, 2                                            ;    95.3 p0      42 a
        vpsllq zmm9, zmm8, 4                                            ;    95.3 p0      42 a
        vpsllq zmm10, zmm7, 2                                           ;    95.2 p0      42 a
        vpsllq zmm11, zmm7, 4                                           ;    96.2 p0      42 a
        vmovdqu64 zmm13, [rel poly1305_blocks.T0_constants512 + 128]    ;    38.2 p2      42 a
        vpmadd52luq zmm13, zmm16, zmm0                                  ;    92.8 p5      42 a
        vmovdqu64 zmm15, [rel poly1305_blocks.T0_constants512 + 128]    ;    38.5 p3      42 a
        vpmadd52huq zmm15, zmm16, zmm0                                  ;    93.8 p5      42 a
        vpaddq zmm1, zmm1, zmm9                                         ;    96.3 p5      42 a
        vpmadd52luq zmm13, zmm12, zmm1                                  ;    97.3 p5      42 a
        vpmadd52huq zmm15, zmm12, zmm1                                  ;    98.3 p5      42 a
        vpaddq zmm10, zmm10, zmm11                                      ;    97.2 p0      42 a
        vpmadd52luq zmm13, zmm14, zmm10                                 ;   101.8 p5      42 a
        vpmadd52huq zmm15, zmm14, zmm10                                 ;   102.8 p0      42 a
        vmovdqu64 zmm9, [rel poly1305_blocks.T0_constants512 + 128]     ;    39.8 p2      42 a
        vpmadd52luq zmm9, zmm16, zmm7                                   ;    98.8 p5      42 a
        vpmadd52luq zmm9, zmm12, zmm0                                   ;   103.3 p0      42 a
        vpmadd52luq zmm9, zmm14, zmm1                                   ;   107.8 p5      42 a
        vmovdqu64 zmm10, [rel poly1305_blocks.T0_constants512 + 128]    ;    40.5 p3      42 a
        vpmadd52huq zmm10, zmm16, zmm7                                  ;   100.2 p0      42 a
        vpmadd52huq zmm10, zmm12, zmm0                                  ;   104.7 p5      42 a
        vpmadd52huq zmm10, zmm14, zmm1                                  ;   109.2 p0      42 a
        vmovdqu64 zmm1, [rel poly1305_blocks.T0_constants512 + 128]     ;    41.2 p2      42 a
        vpmadd52luq zmm1, zmm16, zmm8                                   ;   101.8 p5      42 a
        vmovdqu64 zmm11, [rel poly1305_blocks.T0_constants512 + 128]    ;    41.5 p3      42 a
        vpmadd52huq zmm11, zmm16, zmm8                                  ;   102.2 p0      42 a
        vpmadd52luq zmm1, zmm12, zmm7                                   ;   106.3 p5      42 a
        vpmadd52huq zmm11, zmm12, zmm7                                  ;   106.7 p0      42 a
        vpsllq zmm7, zmm15, 8                                           ;   107.3 p0      42 a
        vpmadd52luq zmm1, zmm14, zmm0                                   ;   110.8 p5      42 a
        vpmadd52huq zmm11, zmm14, zmm0                                  ;   111.2 p5      42 a
        vpsllq zmm0, zmm10, 8                                           ;   113.7 p0      42 a
        vpsllq zmm8, zmm11, 0xa                                         ;   115.7 p0      42 a
        vpsllq zmm10, zmm11, 0xc                                        ;   115.7 p0      42 a
        vpaddq zmm7, zmm7, zmm9                                         ;   112.3 p5      42 a
        vpsrlq zmm9, zmm7, 0x2c                                         ;   113.3 p0      42 a
        vpaddq zmm13, zmm13, zmm8                                       ;   116.7 p5      42 a
        vpaddq zmm13, zmm13, zmm10                                      ;   117.7 p5      42 a
        vpsrlq zmm8, zmm13, 0x2c                                        ;   118.7 p0      42 a
        vpandd zmm7, zmm7, zmm5                                         ;   113.3 p5      42 a
        vpaddq zmm9, zmm9, zmm0                                         ;   114.7 p5      42 a
        vpaddq zmm9, zmm9, zmm1                                         ;   115.7 p0      42 a
        vpsrlq zmm0, zmm9, 0x2a                                         ;   116.7 p0      42 a
        vpsllq zmm1, zmm0, 2                                            ;   117.7 p0      42 a
        vpaddq zmm7, zmm7, zmm8                                         ;   119.7 p5      42 a
        vpsrlq zmm8, zmm7, 0x2c                                         ;   120.7 p0      42 a
        vpandd zmm13, zmm13, zmm5                                       ;   118.7 p5      42 a
        vpandd zmm9, zmm9, zmm6                                         ;   116.7 p5      42 a
        vpaddq zmm0, zmm0, zmm1                                         ;   118.7 p5      42 a
        vpaddq zmm0, zmm0, zmm13                                        ;   119.7 p0      42 a
        vpsrlq zmm1, zmm0, 0x2c                                         ;   120.7 p0      42 a
        vmovdqu64 zmm10, [rel poly1305_blocks.T0_constants512 + 448]    ;    46.0 p2      42 a reload
        vpternlogd zmm0, zmm5, zmm10, 0x80                              ;   120.7 p5      42 a
        vmovdqu64 zmm11, [rel poly1305_blocks.T0_constants512 + 512]    ;    46.3 p3      42 a reload
        vpternlogd zmm0, zmm16, zmm11, 0xf8                             ;   121.7 p5      42 a
        vpandd zmm7, zmm7, zmm5                                         ;   120.7 p0      42 a
        vpaddq zmm9, zmm9, zmm8                                         ;   121.7 p5      42 a
        vpaddq zmm7, zmm7, zmm1                                         ;   121.7 p0      42 a
        vpsrlq zmm1, zmm7, 0x2c                                         ;   122.7 p0      42 a
        vpaddq zmm9, zmm9, zmm1                                         ;   123.7 p5      42 a
        vpternlogd zmm7, zmm10, zmm5, 0x80                              ;   122.7 p5      42 a
        vpternlogd zmm7, zmm12, zmm11, 0xf8                             ;   123.7 p0      42 a
        vmovdqu64 [rbx - 128], zmm0                                     ;   122.7 p7+p4   42 a
        vmovdqu64 [rbx - 64], zmm7                                      ;   124.7 p8+p9   42 a
        vpermq zmm1, zmm0, 0                                            ;   122.7 p5      42 a
        vshufi32x4 zmm1, zmm1, zmm1, 0                                  ;   125.7 p5      42 a
        vpandd zmm9, zmm9, zmm10                                        ;   124.7 p0      42 a
        vpternlogd zmm9, zmm14, zmm11, 0xf8                             ;   125.7 p0      42 a
        vmovdqu64 [rbx + 0], zmm9                                       ;   126.7 p7+p4   42 a
        vmovdqu64 [rbx + 64], zmm1                                      ;   128.7 p8+p9   42 a
        vpermq zmm8, zmm7, 0                                            ;   124.7 p5      42 a
        vshufi32x4 zmm8, zmm8, zmm8, 0                                  ;   127.7 p5      42 a
        vmovdqu64 [rbx + 128], zmm8                                     ;   130.7 p7+p4   42 a
        vpermq zmm10, zmm9, 0                                           ;   126.7 p5      42 a
        vshufi32x4 zmm10, zmm10, zmm10, 0                               ;   129.7 p5      42 a
        vmovdqu64 [rbx + 192], zmm10                                    ;   132.7 p8+p9   42 a
        vpsllq zmm11, zmm10, 2                                          ;   132.7 p0      42 a
        vpsllq zmm12, zmm10, 4                                          ;   132.7 p0      42 a
        vpsllq zmm13, zmm8, 2                                           ;   130.7 p0      42 a
        vpsllq zmm14, zmm8, 4                                           ;   130.7 p0      42 a
        vpaddq zmm11, zmm11, zmm12                                      ;   133.7 p5      42 a
        vmovdqu64 [rbx + 256], zmm11                                    ;   134.7 p7+p4   42 a
        vmovdqu64 zmm12, [rel poly1305_blocks.T0_constants512 + 128]    ;    51.2 p2      42 a
        vpmadd52luq zmm12, zmm0, zmm1                                   ;   128.7 p0      42 a
        vpmadd52luq zmm12, zmm7, zmm11                                  ;   134.7 p5      42 a
        vmovdqu64 zmm15, [rel poly1305_blocks.T0_constants512 + 128]    ;    51.7 p3      42 a
        vpmadd52huq zmm15, zmm0, zmm1                                   ;   128.7 p0      42 a
        vpmadd52huq zmm15, zmm7, zmm11                                  ;   134.7 p5      42 a
        vpaddq zmm13, zmm13, zmm14                                      ;   131.7 p0      42 a
        vmovdqu64 [rbx + 320], zmm13                                    ;   132.7 p8+p9   42 a
        vpmadd52luq zmm12, zmm9, zmm13                                  ;   139.2 p5      42 a
        vpmadd52huq zmm15, zmm9, zmm13                                  ;   139.2 p0      42 a
        vmovdqu64 zmm13, [rel poly1305_blocks.T0_constants512 + 128]    ;    52.8 p2      42 a
        vpmadd52luq zmm13, zmm0, zmm8                                   ;   130.7 p5      42 a
        vpmadd52luq zmm13, zmm7, zmm1                                   ;   135.2 p0      42 a
        vpmadd52luq zmm13, zmm9, zmm11                                  ;   139.7 p5      42 a
        vmovdqu64 zmm14, [rel poly1305_blocks.T0_constants512 + 128]    ;    53.5 p3      42 a
        vpmadd52huq zmm14, zmm0, zmm8                                   ;   131.2 p0      42 a
        vpmadd52huq zmm14, zmm7, zmm1                                   ;   135.7 p5      42 a
        vpmadd52huq zmm14, zmm9, zmm11                                  ;   140.2 p0      42 a
        vmovdqu64 zmm11, [rel poly1305_blocks.T0_constants512 + 128]    ;    54.2 p2      42 a
        vpmadd52luq zmm11, zmm0, zmm10                                  ;   132.8 p5      42 a
        vmovdqu64 zmm16, [rel poly1305_blocks.T0_constants512 + 128]    ;    54.5 p3      42 a
        vpmadd52huq zmm16, zmm0, zmm10                                  ;   133.2 p0      42 a
        vpmadd52luq zmm11, zmm7, zmm8                                   ;   137.3 p5      42 a
        vpmadd52huq zmm16, zmm7, zmm8                                   ;   137.7 p0      42 a
        vpmadd52luq zmm11, zmm9, zmm1                                   ;   141.8 p5      42 a
        vpmadd52huq zmm16, zmm9, zmm1                                   ;   142.2 p0      42 a
        vpsllq zmm0, zmm15, 8                                           ;   143.7 p0      42 a
        vpsllq zmm1, zmm14, 8                                           ;   144.7 p0      42 a
        vpsllq zmm8, zmm16, 0xa                                         ;   146.7 p0      42 a
        vpsllq zmm10, zmm16, 0xc                                        ;   146.7 p0      42 a
        vpaddq zmm13, zmm13, zmm0                                       ;   144.7 p5      42 a
        vpsrlq zmm0, zmm13, 0x2c                                        ;   145.7 p0      42 a
        vpaddq zmm12, zmm12, zmm8                                       ;   147.7 p5      42 a
        vpaddq zmm12, zmm12, zmm10                                      ;   148.7 p5      42 a
        vpsrlq zmm8, zmm12, 0x2c                                        ;   149.7 p0      42 a
        vpandd zmm13, zmm13, zmm5                                       ;   145.7 p5      42 a
        vpaddq zmm1, zmm1, zmm11                                        ;   146.3 p5      42 a
        vpaddq zmm1, zmm1, zmm0                                         ;   147.3 p5      42 a
        vpsrlq zmm0, zmm1, 0x2a                                         ;   148.3 p0      42 a
        vpsllq zmm10, zmm0, 2                                           ;   149.3 p0      42 a
        vpaddq zmm13, zmm13, zmm8                                       ;   150.7 p5      42 a
        vpsrlq zmm8, zmm13, 0x2c                                        ;   151.7 p0      42 a
        vpandd zmm12, zmm12, zmm5                                       ;   149.7 p5      42 a
        vpandd zmm1, zmm1, zmm6                                         ;   148.3 p5      42 a
        vpaddq zmm0, zmm0, zmm10                                        ;   150.3 p5      42 a
        vpaddq zmm0, zmm0, zmm12                                        ;   151.3 p0      42 a
        vpsrlq zmm6, zmm0, 0x2c                                         ;   152.3 p0      42 a
        vpandd zmm13, zmm13, zmm5                                       ;   151.7 p5      42 a
        vpandd zmm0, zmm0, zmm5                                         ;   152.3 p5      42 a
        vmovdqu64 [rbx + 384], zmm0                                     ;   153.3 p7+p4   42 a
        vpermq zmm0, zmm0, 0                                            ;   153.3 p5      42 a
        vshufi32x4 zmm0, zmm0, zmm0, 0                                  ;   156.3 p5      42 a
        vmovdqu64 [rbx + 448], zmm0                                     ;   159.3 p8+p9   42 a
        vpaddq zmm13, zmm13, zmm6                                       ;   153.3 p0      42 a
        vpsrlq zmm0, zmm13, 0x2c                                        ;   154.3 p0      42 a
        vpaddq zmm1, zmm1, zmm8                                         ;   152.7 p0      42 a
        vpaddq zmm1, zmm1, zmm0                                         ;   155.3 p5      42 a
        vmovdqu64 [rbx + 512], zmm1                                     ;   156.3 p7+p4   42 a
        vpandd zmm13, zmm13, zmm5                                       ;   154.3 p0      42 a
        vmovdqu64 [rbx + 576], zmm13                                    ;   155.3 p8+p9   42 a
        vpermq zmm0, zmm13, 0                                           ;   155.3 p5      42 a
        vshufi32x4 zmm0, zmm0, zmm0, 0                                  ;   158.3 p5      42 a
        vmovdqu64 [rbx + 640], zmm0                                     ;   161.3 p7+p4   42 a
        vpermq zmm5, zmm1, 0                                            ;   156.3 p5      42 a
        vshufi32x4 zmm5, zmm5, zmm5, 0                                  ;   159.3 p5      42 a
        vmovdqu64 [rbx + 704], zmm5                                     ;   162.3 p8+p9   42 a
        vpsllq zmm6, zmm7, 2                                            ;   151.2 p0      42 a
        vpsllq zmm8, zmm0, 2                                            ;   161.3 p0      42 a
        vpsllq zmm7, zmm7, 4                                            ;   153.2 p0      42 a
        vpsllq zmm0, zmm0, 4                                            ;   161.3 p0      42 a
        vpsllq zmm10, zmm5, 2                                           ;   162.3 p0      42 a
        vpsllq zmm5, zmm5, 4                                            ;   162.3 p0      42 a
        vpaddq zmm8, zmm8, zmm0                                         ;   162.3 p5      42 a
        vmovdqu64 [rbx + 768], zmm8                                     ;   163.3 p7+p4   42 a
        vpsllq zmm0, zmm9, 2                                            ;   157.2 p0      42 a
        vpsllq zmm8, zmm9, 4                                            ;   158.2 p0      42 a
        vpaddq zmm6, zmm6, zmm7                                         ;   155.8 p5      42 a
        vmovdqu64 [rbx + 832], zmm6                                     ;   156.8 p8+p9   42 a
        vpaddq zmm10, zmm10, zmm5                                       ;   163.3 p5      42 a
        vmovdqu64 [rbx + 896], zmm10                                    ;   164.3 p7+p4   42 a
        vpsllq zmm5, zmm13, 2                                           ;   159.2 p0      42 a
        vpsllq zmm6, zmm13, 4                                           ;   160.2 p0      42 a
        vpsllq zmm7, zmm1, 2                                            ;   161.2 p0      42 a
        vpsllq zmm1, zmm1, 4                                            ;   162.2 p0      42 a
        vpaddq zmm0, zmm0, zmm8                                         ;   159.2 p5      42 a
        vmovdqu64 [rbx + 960], zmm0                                     ;   160.2 p8+p9   42 a
        vmovdqu64 [rbx + 1024], zmm2                                    ;    69.3 p7+p4   42 blocks
        vmovdqu64 [rbx + 1088], zmm4                                    ;    69.8 p8+p9   42 blocks
        vmovdqu64 [rbx + 1152], zmm3                                    ;    71.3 p7+p4   42 blocks
        vpaddq zmm5, zmm5, zmm6                                         ;   161.2 p5      42 a
        vmovdqu64 [rbx + 1216], zmm5                                    ;   162.2 p8+p9   42 a
        mov esi, dword [rbx + 1664]                                     ;    66.3 p10     42 blocks
        shr esi, 4                                                      ;    71.3 p6      42 blocks
        vpaddq zmm7, zmm7, zmm1                                         ;   163.2 p5      42 a
        cmp esi, 1                                                      ;    72.3 p1      42 blocks
        sbb edi, edi                                                    ;    73.3 p6      42 blocks
        vmovdqu64 [rbx + 1280], zmm7                                    ;   164.2 p7+p4   42 a
        add esi, 0xffffffff                                             ;    72.3 p11     42 blocks
        sub esi, edi                                                    ;    74.3 p1      42 blocks
        mov dword [rbx + 1712], esi                                     ;    75.3 p8+p9   42 blocks
        shl rsi, 8                                                      ;    75.3 p6      42 blocks
        add rsi, qword [rbx + 1592]                                     ;    76.3 p11+p2   42 blocks
        mov qword [rbx + 1600], rsi                                     ;    77.3 p7+p9   42 blocks
        cmp dword [rbx + 1712], 0                                       ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rbx + 1592]                                      ;                    resident
        vmovdqu64 zmm0, [rbx + 1024]                                    ;                    resident
        vmovdqu64 zmm1, [rbx + 1088]                                    ;                    resident
        vmovdqu64 zmm2, [rbx + 1152]                                    ;                    resident
        align 16
.blocks_2:
        vmovdqu64 zmm3, [r8 + 128]                                      ;     0.0 p2      42 a
        vmovdqu64 zmm4, [r8 + 192]                                      ;     0.2 p3      42 a
        vmovdqu64 zmm5, [r8]                                            ;     1.0 p2      42 a
        vmovdqu64 zmm6, [r8 + 64]                                       ;     1.2 p3      42 a
        vpunpcklqdq zmm7, zmm3, zmm4                                    ;     6.2 p5      42 a
        vpunpckhqdq zmm3, zmm3, zmm4                                    ;     6.2 p5      42 a
        vpsrlq zmm4, zmm7, 0x2c                                         ;     7.2 p0      42 a
        vmovdqu64 zmm8, [rel poly1305_blocks.T0_constants512]           ;     2.0 p2      42 a reload
        vpandd zmm7, zmm7, zmm8                                         ;     8.0 p0      42 a
        vpsllq zmm9, zmm3, 0x14                                         ;     7.2 p0      42 a
        vpternlogd zmm9, zmm4, zmm8, 0xa8                               ;     8.2 p5      42 a
        vpsrlq zmm3, zmm3, 0x18                                         ;     7.2 p0      42 a
        vmovdqu64 zmm4, [rel poly1305_blocks.T0_constants512 + 576]     ;     2.2 p3      42 a reload
        vpord zmm3, zmm3, zmm4                                          ;     8.2 p5      42 a
        vpunpcklqdq zmm10, zmm5, zmm6                                   ;     7.2 p5      42 a
        vpandd zmm11, zmm10, zmm8                                       ;     8.2 p0      42 a
        vpaddq zmm11, zmm11, zmm0                                       ;     9.2 p5      42 a
        vmovdqu64 zmm12, [rbx + 64]                                     ;     3.0 p2      42 a reload
        vmovdqu64 zmm13, [rel poly1305_blocks.T0_constants512 + 128]    ;     3.2 p3      42 a
        vpmadd52huq zmm13, zmm7, zmm12                                  ;     9.2 p0      42 a
        vmovdqu64 zmm14, [rel poly1305_blocks.T0_constants512 + 128]    ;     4.0 p2      42 a
        vpmadd52luq zmm14, zmm7, zmm12                                  ;    10.0 p5      42 a
        vmovdqu64 zmm15, [rbx + 128]                                    ;     4.2 p3      42 a reload
        vmovdqu64 zmm16, [rel poly1305_blocks.T0_constants512 + 128]    ;     5.0 p2      42 a
        vpmadd52luq zmm16, zmm7, zmm15                                  ;    11.0 p0      42 a
        vpunpckhqdq zmm5, zmm5, zmm6                                    ;     7.7 p5      42 a
        vmovdqu64 zmm6, [rel poly1305_blocks.T0_constants512 + 128]     ;     5.2 p3      42 a
        vpmadd52huq zmm6, zmm7, zmm15                                   ;    11.2 p0      42 a
        vpsrlq zmm10, zmm10, 0x2c                                       ;     9.0 p0      42 a
        vpsllq zmm17, zmm5, 0x14                                        ;    10.0 p0      42 a
        vmovdqu64 zmm18, [rbx + 192]                                    ;     6.0 p2      42 a reload
        vmovdqu64 zmm19, [rel poly1305_blocks.T0_constants512 + 128]    ;     6.2 p3      42 a
        vpmadd52luq zmm19, zmm7, zmm18                                  ;    12.2 p5      42 a
        vmovdqu64 zmm20, [rel poly1305_blocks.T0_constants512 + 128]    ;     7.0 p2      42 a
        vpmadd52huq zmm20, zmm7, zmm18                                  ;    13.0 p5      42 a
        vpternlogd zmm17, zmm10, zmm8, 0xa8                             ;    11.0 p5      42 a
        vpaddq zmm17, zmm17, zmm1                                       ;    12.0 p0      42 a
        vpmadd52luq zmm16, zmm9, zmm12                                  ;    15.5 p5      42 a
        vmovdqu64 zmm7, [rbx + 256]                                     ;     7.2 p3      42 a reload
        vpmadd52huq zmm13, zmm9, zmm7                                   ;    13.7 p0      42 a
        vpmadd52luq zmm14, zmm9, zmm7                                   ;    14.5 p5      42 a
        vpmadd52huq zmm6, zmm9, zmm12                                   ;    15.7 p0      42 a
        vpsrlq zmm5, zmm5, 0x18                                         ;    14.0 p0      42 a
        vpmadd52luq zmm19, zmm9, zmm15                                  ;    16.7 p5      42 a
        vpmadd52huq zmm20, zmm9, zmm15                                  ;    17.5 p5      42 a
        vpord zmm5, zmm5, zmm4                                          ;    15.0 p0      42 a
        vpmadd52luq zmm16, zmm3, zmm7                                   ;    20.0 p5      42 a
        vpmadd52huq zmm6, zmm3, zmm7                                    ;    20.2 p0      42 a
        vmovdqu64 zmm4, [rbx + 320]                                     ;     8.0 p2      42 a reload
        vpmadd52huq zmm13, zmm3, zmm4                                   ;    18.2 p5      42 a
        vpaddq zmm5, zmm5, zmm2                                         ;    17.0 p0      42 a
        vpmadd52luq zmm14, zmm3, zmm4                                   ;    19.0 p5      42 a
        vpmadd52luq zmm19, zmm3, zmm12                                  ;    21.2 p0      42 a
        vpmadd52huq zmm20, zmm3, zmm12                                  ;    22.0 p5      42 a
        vmovdqu64 zmm3, [rbx + 448]                                     ;     9.0 p3      42 a reload
        vpmadd52huq zmm13, zmm11, zmm3                                  ;    22.7 p0      42 a
        vpmadd52luq zmm14, zmm11, zmm3                                  ;    23.5 p5      42 a
        vmovdqu64 zmm4, [rbx + 640]                                     ;     9.5 p2      42 a reload
        vpmadd52luq zmm16, zmm11, zmm4                                  ;    24.5 p0      42 a
        vpmadd52huq zmm6, zmm11, zmm4                                   ;    24.7 p5      42 a
        vmovdqu64 zmm7, [rbx + 704]                                     ;    10.0 p3      42 a reload
        vpmadd52luq zmm19, zmm11, zmm7                                  ;    25.7 p0      42 a
        vpmadd52huq zmm20, zmm11, zmm7                                  ;    26.5 p5      42 a
        vpmadd52luq zmm16, zmm17, zmm3                                  ;    29.0 p0      42 a
        vmovdqu64 zmm7, [rbx + 896]                                     ;    10.7 p2      42 a reload
        vpmadd52huq zmm13, zmm17, zmm7                                  ;    27.2 p5      42 a
        vpmadd52luq zmm14, zmm17, zmm7                                  ;    28.0 p0      42 a
        vpmadd52huq zmm6, zmm17, zmm3                                   ;    29.2 p5      42 a
        vpmadd52luq zmm19, zmm17, zmm4                                  ;    30.2 p0      42 a
        vpmadd52huq zmm20, zmm17, zmm4                                  ;    31.0 p5      42 a
        vpmadd52luq zmm16, zmm5, zmm7                                   ;    33.5 p0      42 a
        vpmadd52huq zmm6, zmm5, zmm7                                    ;    33.7 p5      42 a
        vmovdqu64 zmm4, [rbx + 768]                                     ;    12.0 p3      42 a reload
        vpmadd52huq zmm13, zmm5, zmm4                                   ;    31.7 p0      42 a
        vpmadd52luq zmm14, zmm5, zmm4                                   ;    32.5 p5      42 a
        vpmadd52luq zmm19, zmm5, zmm3                                   ;    34.7 p0      42 a
        add r8, 0x100                                                   ;    12.7 p1      42 blocks
        vpmadd52huq zmm20, zmm5, zmm3                                   ;    35.5 p5      42 a
        vpsllq zmm3, zmm13, 8                                           ;    36.2 p0      42 a
        vpaddq zmm3, zmm3, zmm16                                        ;    38.0 p5      42 a
        vpsllq zmm4, zmm6, 8                                            ;    38.2 p0      42 a
        vpandd zmm5, zmm8, zmm3                                         ;    39.0 p5      42 a
        vpsrlq zmm3, zmm3, 0x2c                                         ;    39.0 p0      42 a
        vpaddq zmm19, zmm19, zmm4                                       ;    39.2 p5      42 a
        vpaddq zmm19, zmm19, zmm3                                       ;    40.2 p0      42 a
        vpsllq zmm3, zmm20, 0xa                                         ;    40.0 p0      42 a
        vpsllq zmm4, zmm20, 0xc                                         ;    40.0 p0      42 a
        vpaddq zmm14, zmm14, zmm3                                       ;    41.0 p5      42 a
        vpaddq zmm14, zmm14, zmm4                                       ;    42.0 p5      42 a
        vpsrlq zmm3, zmm19, 0x2a                                        ;    41.2 p0      42 a
        vpandd zmm19, zmm19, [rel poly1305_blocks.T0_constants512 + 64] ;    41.2 p5+p2   42 a
        vpandd zmm8, zmm8, zmm14                                        ;    43.0 p5      42 a
        vpsrlq zmm4, zmm14, 0x2c                                        ;    43.0 p0      42 a
        vpaddq zmm5, zmm5, zmm4                                         ;    44.0 p5      42 a
        vpsllq zmm4, zmm3, 2                                            ;    42.2 p0      42 a
        vpaddq zmm3, zmm3, zmm4                                         ;    43.2 p5      42 a
        vpaddq zmm3, zmm3, zmm8                                         ;    44.2 p0      42 a
        vmovdqa64 zmm2, zmm19                                           ;    42.2         42 a copy
        vmovdqa64 zmm1, zmm5                                            ;    45.0         42 a copy
        vmovdqa64 zmm0, zmm3                                            ;    45.2         42 a copy
        cmp r8, qword [rbx + 1600]                                      ;                    more blocks?
        jne .blocks_2
        mov qword [rbx + 1592], r8                                      ;                    resident
        vmovdqu64 [rbx + 1024], zmm0                                    ;                    resident
        vmovdqu64 [rbx + 1088], zmm1                                    ;                    resident
        vmovdqu64 [rbx + 1152], zmm2                                    ;                    resident
.blocks_2_done:
        vmovdqu64 zmm0, [rbx + 1024]                                    ;     0.0 p2      42 blocks_last reload
        vmovdqu64 [rbx + 1344], zmm0                                    ;     6.0 p7+p4   42 blocks_last
        mov esi, dword [rbx + 1664]                                     ;     0.3 p3      42 blocks_last
        shr esi, 4                                                      ;     5.3 p0      42 blocks_last
        cmp esi, 1                                                      ;     6.3 p1      42 blocks_last
        sbb edi, edi                                                    ;     7.3 p6      42 blocks_last
        add edi, 1                                                      ;     8.3 p5      42 blocks_last
        mov dword [rbx + 1716], edi                                     ;     9.3 p8+p9   42 blocks_last
        shl rdi, 8                                                      ;     9.3 p0      42 blocks_last
        add rdi, qword [rbx + 1592]                                     ;    10.3 p11+p10   42 blocks_last
        mov qword [rbx + 1608], rdi                                     ;    11.3 p7+p4   42 blocks_last
        vmovdqu64 zmm0, [rbx + 1088]                                    ;     1.8 p2      42 blocks_last reload
        vmovdqu64 [rbx + 1408], zmm0                                    ;     7.8 p8+p9   42 blocks_last
        vmovdqu64 zmm0, [rbx + 1152]                                    ;     2.2 p3      42 blocks_last reload
        vmovdqu64 [rbx + 1472], zmm0                                    ;     8.2 p7+p4   42 blocks_last
        cmp dword [rbx + 1716], 0                                       ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rbx + 1592]                                      ;                    resident
        vmovdqu64 zmm0, [rbx + 1344]                                    ;                    resident
        vmovdqu64 zmm1, [rbx + 1408]                                    ;                    resident
        vmovdqu64 zmm2, [rbx + 1472]                                    ;                    resident
        align 16
.blocks_last_3:
        vmovdqu64 zmm3, [r8 + 128]                                      ;     0.0 p2      42 a
        vmovdqu64 zmm4, [r8 + 192]                                      ;     0.2 p3      42 a
        vmovdqu64 zmm5, [r8]                                            ;     1.0 p2      42 a
        vmovdqu64 zmm6, [r8 + 64]                                       ;     1.2 p3      42 a
        vpunpcklqdq zmm7, zmm3, zmm4                                    ;     6.2 p5      42 a
        vpunpckhqdq zmm3, zmm3, zmm4                                    ;     6.2 p5      42 a
        vpsrlq zmm4, zmm7, 0x2c                                         ;     7.2 p0      42 a
        vmovdqu64 zmm8, [rel poly1305_blocks.T0_constants512]           ;     2.0 p2      42 a reload
        vpandd zmm7, zmm7, zmm8                                         ;     8.0 p0      42 a
        vpsllq zmm9, zmm3, 0x14                                         ;     7.2 p0      42 a
        vpternlogd zmm9, zmm4, zmm8, 0xa8                               ;     8.2 p5      42 a
        vpsrlq zmm3, zmm3, 0x18                                         ;     7.2 p0      42 a
        vmovdqu64 zmm4, [rel poly1305_blocks.T0_constants512 + 576]     ;     2.2 p3      42 a reload
        vpord zmm3, zmm3, zmm4                                          ;     8.2 p5      42 a
        vpunpcklqdq zmm10, zmm5, zmm6                                   ;     7.2 p5      42 a
        vpandd zmm11, zmm10, zmm8                                       ;     8.2 p0      42 a
        vpaddq zmm11, zmm11, zmm0                                       ;     9.2 p5      42 a
        vmovdqu64 zmm12, [rbx - 128]                                    ;     3.0 p2      42 a reload
        vmovdqu64 zmm13, [rel poly1305_blocks.T0_constants512 + 128]    ;     3.2 p3      42 a
        vpmadd52huq zmm13, zmm7, zmm12                                  ;     9.2 p0      42 a
        vmovdqu64 zmm14, [rel poly1305_blocks.T0_constants512 + 128]    ;     4.0 p2      42 a
        vpmadd52luq zmm14, zmm7, zmm12                                  ;    10.0 p5      42 a
        vmovdqu64 zmm15, [rbx - 64]                                     ;     4.2 p3      42 a reload
        vmovdqu64 zmm16, [rel poly1305_blocks.T0_constants512 + 128]    ;     5.0 p2      42 a
        vpmadd52luq zmm16, zmm7, zmm15                                  ;    11.0 p0      42 a
        vpunpckhqdq zmm5, zmm5, zmm6                                    ;     7.7 p5      42 a
        vmovdqu64 zmm6, [rel poly1305_blocks.T0_constants512 + 128]     ;     5.2 p3      42 a
        vpmadd52huq zmm6, zmm7, zmm15                                   ;    11.2 p0      42 a
        vpsrlq zmm10, zmm10, 0x2c                                       ;     9.0 p0      42 a
        vpsllq zmm17, zmm5, 0x14                                        ;    10.0 p0      42 a
        vmovdqu64 zmm18, [rbx + 0]                                      ;     6.0 p2      42 a reload
        vmovdqu64 zmm19, [rel poly1305_blocks.T0_constants512 + 128]    ;     6.2 p3      42 a
        vpmadd52luq zmm19, zmm7, zmm18                                  ;    12.2 p5      42 a
        vmovdqu64 zmm20, [rel poly1305_blocks.T0_constants512 + 128]    ;     7.0 p2      42 a
        vpmadd52huq zmm20, zmm7, zmm18                                  ;    13.0 p5      42 a
        vpternlogd zmm17, zmm10, zmm8, 0xa8                             ;    11.0 p5      42 a
        vpaddq zmm17, zmm17, zmm1                                       ;    12.0 p0      42 a
        vpmadd52luq zmm16, zmm9, zmm12                                  ;    15.5 p5      42 a
        vmovdqu64 zmm7, [rbx + 960]                                     ;     7.2 p3      42 a reload
        vpmadd52huq zmm13, zmm9, zmm7                                   ;    13.7 p0      42 a
        vpmadd52luq zmm14, zmm9, zmm7                                   ;    14.5 p5      42 a
        vpmadd52huq zmm6, zmm9, zmm12                                   ;    15.7 p0      42 a
        vpsrlq zmm5, zmm5, 0x18                                         ;    14.0 p0      42 a
        vpmadd52luq zmm19, zmm9, zmm15                                  ;    16.7 p5      42 a
        vpmadd52huq zmm20, zmm9, zmm15                                  ;    17.5 p5      42 a
        vpord zmm5, zmm5, zmm4                                          ;    15.0 p0      42 a
        vpmadd52luq zmm16, zmm3, zmm7                                   ;    20.0 p5      42 a
        vpmadd52huq zmm6, zmm3, zmm7                                    ;    20.2 p0      42 a
        vmovdqu64 zmm4, [rbx + 832]                                     ;     8.0 p2      42 a reload
        vpmadd52huq zmm13, zmm3, zmm4                                   ;    18.2 p5      42 a
        vpaddq zmm5, zmm5, zmm2                                         ;    17.0 p0      42 a
        vpmadd52luq zmm14, zmm3, zmm4                                   ;    19.0 p5      42 a
        vpmadd52luq zmm19, zmm3, zmm12                                  ;    21.2 p0      42 a
        vpmadd52huq zmm20, zmm3, zmm12                                  ;    22.0 p5      42 a
        vmovdqu64 zmm3, [rbx + 384]                                     ;     9.0 p3      42 a reload
        vpmadd52huq zmm13, zmm11, zmm3                                  ;    22.7 p0      42 a
        vpmadd52luq zmm14, zmm11, zmm3                                  ;    23.5 p5      42 a
        vmovdqu64 zmm4, [rbx + 576]                                     ;     9.5 p2      42 a reload
        vpmadd52luq zmm16, zmm11, zmm4                                  ;    24.5 p0      42 a
        vpmadd52huq zmm6, zmm11, zmm4                                   ;    24.7 p5      42 a
        vmovdqu64 zmm7, [rbx + 512]                                     ;    10.0 p3      42 a reload
        vpmadd52luq zmm19, zmm11, zmm7                                  ;    25.7 p0      42 a
        vpmadd52huq zmm20, zmm11, zmm7                                  ;    26.5 p5      42 a
        vpmadd52luq zmm16, zmm17, zmm3                                  ;    29.0 p0      42 a
        vmovdqu64 zmm7, [rbx + 1280]                                    ;    10.7 p2      42 a reload
        vpmadd52huq zmm13, zmm17, zmm7                                  ;    27.2 p5      42 a
        vpmadd52luq zmm14, zmm17, zmm7                                  ;    28.0 p0      42 a
        vpmadd52huq zmm6, zmm17, zmm3                                   ;    29.2 p5      42 a
        vpmadd52luq zmm19, zmm17, zmm4                                  ;    30.2 p0      42 a
        vpmadd52huq zmm20, zmm17, zmm4                                  ;    31.0 p5      42 a
        vpmadd52luq zmm16, zmm5, zmm7                                   ;    33.5 p0      42 a
        vpmadd52huq zmm6, zmm5, zmm7                                    ;    33.7 p5      42 a
        vmovdqu64 zmm4, [rbx + 1216]                                    ;    12.0 p3      42 a reload
        vpmadd52huq zmm13, zmm5, zmm4                                   ;    31.7 p0      42 a
        vpmadd52luq zmm14, zmm5, zmm4                                   ;    32.5 p5      42 a
        vpmadd52luq zmm19, zmm5, zmm3                                   ;    34.7 p0      42 a
        add r8, 0x100                                                   ;    12.7 p1      42 blocks_last
        vpmadd52huq zmm20, zmm5, zmm3                                   ;    35.5 p5      42 a
        vpsllq zmm3, zmm13, 8                                           ;    36.2 p0      42 a
        vpaddq zmm3, zmm3, zmm16                                        ;    38.0 p5      42 a
        vpsllq zmm4, zmm6, 8                                            ;    38.2 p0      42 a
        vpandd zmm5, zmm8, zmm3                                         ;    39.0 p5      42 a
        vpsrlq zmm3, zmm3, 0x2c                                         ;    39.0 p0      42 a
        vpaddq zmm19, zmm19, zmm4                                       ;    39.2 p5      42 a
        vpaddq zmm19, zmm19, zmm3                                       ;    40.2 p0      42 a
        vpsllq zmm3, zmm20, 0xa                                         ;    40.0 p0      42 a
        vpsllq zmm4, zmm20, 0xc                                         ;    40.0 p0      42 a
        vpaddq zmm14, zmm14, zmm3                                       ;    41.0 p5      42 a
        vpaddq zmm14, zmm14, zmm4                                       ;    42.0 p5      42 a
        vpsrlq zmm3, zmm19, 0x2a                                        ;    41.2 p0      42 a
        vpandd zmm19, zmm19, [rel poly1305_blocks.T0_constants512 + 64] ;    41.2 p5+p2   42 a
        vpandd zmm8, zmm8, zmm14                                        ;    43.0 p5      42 a
        vpsrlq zmm4, zmm14, 0x2c                                        ;    43.0 p0      42 a
        vpaddq zmm5, zmm5, zmm4                                         ;    44.0 p5      42 a
        vpsllq zmm4, zmm3, 2                                            ;    42.2 p0      42 a
        vpaddq zmm3, zmm3, zmm4                                         ;    43.2 p5      42 a
        vpaddq zmm3, zmm3, zmm8                                         ;    44.2 p0      42 a
        vmovdqa64 zmm2, zmm19                                           ;    42.2         42 a copy
        vmovdqa64 zmm1, zmm5                                            ;    45.0         42 a copy
        vmovdqa64 zmm0, zmm3                                            ;    45.2         42 a copy
        cmp r8, qword [rbx + 1608]                                      ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rbx + 1592], r8                                      ;                    resident
        vmovdqu64 [rbx + 1344], zmm0                                    ;                    resident
        vmovdqu64 [rbx + 1408], zmm1                                    ;                    resident
        vmovdqu64 [rbx + 1472], zmm2                                    ;                    resident
.blocks_last_3_done:
        vmovdqu64 zmm0, [rbx + 1408]                                    ;     0.0 p2      42 a reload
        vpunpckhqdq zmm1, zmm0, zmm0                                    ;     6.0 p5      42 a
        vmovdqu64 zmm2, [rbx + 1472]                                    ;     0.3 p3      42 a reload
        vpunpckhqdq zmm3, zmm2, zmm2                                    ;     6.3 p5      42 a
        vmovdqu64 zmm4, [rbx + 1344]                                    ;     1.0 p2      42 a reload
        vpunpckhqdq zmm5, zmm4, zmm4                                    ;     7.0 p5      42 a
        vpaddq zmm1, zmm1, zmm0                                         ;     7.0 p0      42 a
        vshufi32x4 zmm0, zmm1, zmm1, 0x4e                               ;     8.0 p5      42 a
        vpaddq zmm3, zmm3, zmm2                                         ;     7.3 p0      42 a
        vshufi32x4 zmm2, zmm3, zmm3, 0x4e                               ;     8.3 p5      42 a
        vpaddq zmm5, zmm5, zmm4                                         ;     8.0 p0      42 a
        vshufi32x4 zmm4, zmm5, zmm5, 0x4e                               ;     9.0 p5      42 a
        vpaddq zmm1, zmm1, zmm0                                         ;    11.0 p0      42 a
        vshufi32x4 zmm0, zmm1, zmm1, 0xb1                               ;    12.0 p5      42 a
        vpaddq zmm3, zmm3, zmm2                                         ;    11.3 p0      42 a
        vshufi32x4 zmm2, zmm3, zmm3, 0xb1                               ;    12.3 p5      42 a
        vpaddq zmm5, zmm5, zmm4                                         ;    12.0 p0      42 a
        vshufi32x4 zmm4, zmm5, zmm5, 0xb1                               ;    13.0 p5      42 a
        vpaddq zmm1, zmm1, zmm0                                         ;    15.0 p0      42 a
        vmovq r8, xmm1                                                  ;    16.0 p0      42 a
        vpaddq zmm3, zmm3, zmm2                                         ;    15.3 p0      42 a
        vmovq r9, xmm3                                                  ;    16.3 p0      42 a
        vpaddq zmm5, zmm5, zmm4                                         ;    16.0 p5      42 a
        vmovq r10, xmm5                                                 ;    17.0 p0      42 a
        mov r11, qword [rel poly1305_blocks.T1_constants64]             ;     4.0 p10     42 a reload
        and r8, r11                                                     ;    18.0 p1      42 a
        and r9, qword [rel poly1305_blocks.T1_constants64 + 8]          ;    18.3 p6+p3   42 a
        mov r12, r9                                                     ;    19.3         42 a copy
        shl r12, 0x18                                                   ;    19.3 p6      42 a
        shr r9, 0x28                                                    ;    19.3 p6      42 a
        and r10, r11                                                    ;    19.0 p11     42 a
        mov r11, r8                                                     ;    19.0         42 a copy
        shl r11, 0x2c                                                   ;    19.0 p6      42 a
        shr r8, 0x14                                                    ;    19.0 p6      42 a
        add r10, r11                                                    ;    20.0 p1      42 a
        adc r12, r8                                                     ;    21.0 p6      42 a
        adc r9, 0                                                       ;    22.0 p6      42 a
        mov qword [rbx + 1552], r10                                     ;    21.0 p7+p4   42 blocks_lanes
        mov qword [rbx + 1560], r12                                     ;    22.0 p8+p9   42 blocks_lanes
        mov qword [rbx + 1584], r9                                      ;    23.0 p7+p4   42 blocks_lanes
        mov esi, dword [rbx + 1672]                                     ;     6.7 p2      42 blocks_lanes
        add esi, 0xffffffff                                             ;    11.7 p11     42 blocks_lanes
        mov dword [rbx + 1672], esi                                     ;    12.7 p8+p9   42 blocks_lanes
        test esi, esi                                                   ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rbx + 1584]                                      ;     0.0 p2      42 a
        shr r8, 2                                                       ;     5.0 p0      42 a
        mov r9, qword [rbx + 1584]                                      ;     0.3 p3      42 a
        and r9, -4                                                      ;     5.3 p1      42 a
        add r8, r9                                                      ;     6.3 p5      42 a
        mov r9, qword [rbx + 1584]                                      ;     0.8 p10     42 a
        and r9, 3                                                       ;     5.8 p6      42 a
        mov r10, qword [rbx + 1560]                                     ;     1.2 p2      42 a
        add r8, qword [rbx + 1552]                                      ;     7.3 p11+p3   42 a
        adc r10, 0                                                      ;     8.3 p0      42 a
        adc r9, 0                                                       ;     9.3 p6      42 a
        mov r11, qword [rbx + 1576]                                     ;     1.8 p10     42 a
        shr r11, 2                                                      ;     6.8 p0      42 a
        mov esi, dword [rbx + 1664]                                     ;     2.2 p2      42 blocks
        and esi, 0xf                                                    ;     7.2 p1      42 blocks
        mov r12, rsi                                                    ;     8.2         42 blocks copy
        shl r12, 4                                                      ;     8.2 p6      42 blocks
        add r12, qword [rbx + 1592]                                     ;     9.2 p5+p3   42 blocks
        mov r13, qword [rbx + 1576]                                     ;     3.0 p10     42 a
        and r13, -4                                                     ;     8.0 p11     42 a
        add r11, r13                                                    ;     9.0 p1      42 a
        mov qword [rbx + 1616], r8                                      ;     8.3 p7+p4   42 blocks
        mov qword [rbx + 1624], r11                                     ;    10.0 p8+p9   42 a
        mov qword [rbx + 1632], r10                                     ;     9.3 p7+p4   42 blocks
        mov dword [rbx + 1720], esi                                     ;     8.2 p8+p9   42 blocks
        mov qword [rbx + 1640], r9                                      ;    10.3 p7+p4   42 blocks
        mov qword [rbx + 1648], r12                                     ;    10.2 p8+p9   42 blocks
        cmp dword [rbx + 1720], 0                                       ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rbx + 1592]                                      ;                    resident
        mov r9, qword [rbx + 1616]                                      ;                    resident
        mov r10, qword [rbx + 1632]                                     ;                    resident
        mov r11, qword [rbx + 1640]                                     ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                             ;     0.0 p2      12 a
        mov r13, qword [r8 + 8]                                         ;     0.2 p3      12 a
        add r9, r12                                                     ;     5.0 p0      42 a
        adc r10, r13                                                    ;     6.0 p6      42 a
        adc r11, 1                                                      ;     7.0 p0      42 a
        mov r12, qword [rbx + 1624]                                     ;     0.8 p10     42 a reload
        mov r13, r11                                                    ;     8.0         42 a copy
        imul r13, r12                                                   ;     8.0 p1      42 a
        mov rax, r9                                                     ;     6.0         42 a copy
        mul qword [rbx + 1576]                                          ;     6.0 p1+p5+p2   42 a
        add r13, rax                                                    ;    11.0 p11     42 a
        adc rdx, 0                                                      ;    12.0 p6      42 a
        mov r14, qword [rbx + 1568]                                     ;     2.2 p3      42 a reload
        mov rax, r10                                                    ;     7.0         42 a copy
        mov r15, rdx                                                    ;    13.0         42 a copy
        mul r14                                                         ;     7.2 p1+p5   42 a
        add r13, rax                                                    ;    12.0 p0      42 a
        adc r15, rdx                                                    ;    13.0 p6      42 a
        imul r11, r14                                                   ;     8.0 p1      42 a
        mov rax, r9                                                     ;     6.0         42 a copy
        mul r14                                                         ;     7.2 p1+p5   42 a
        mov r9, rax                                                     ;    11.2         42 a copy
        mov rax, r10                                                    ;     7.0         42 a copy
        mov r14, rdx                                                    ;    11.2         42 a copy
        mul r12                                                         ;     7.0 p1+p5   42 a
        add r9, rax                                                     ;    11.2 p11     42 a
        adc r14, rdx                                                    ;    12.2 p0      42 a
        add r13, r14                                                    ;    13.2 p6      42 a
        adc r15, 0                                                      ;    14.2 p0      42 a
        add r11, r15                                                    ;    15.2 p5      42 a
        mov r10, r11                                                    ;    16.2         42 a copy
        shr r10, 2                                                      ;    16.2 p6      42 a
        mov r12, r11                                                    ;    16.2         42 a copy
        and r12, 3                                                      ;    16.2 p11     42 a
        and r11, -4                                                     ;    16.2 p5      42 a
        add r10, r11                                                    ;    17.2 p0      42 a
        add r9, r10                                                     ;    18.2 p1      42 a
        adc r13, 0                                                      ;    19.2 p6      42 a
        adc r12, 0                                                      ;    20.2 p0      42 a
        add r8, 0x10                                                    ;     7.2 p11     42 blocks
        mov r10, r13                                                    ;    20.2         42 a copy
        mov r11, r12                                                    ;    21.2         42 a copy
        cmp r8, qword [rbx + 1648]                                      ;                    more blocks?
        jne .blocks_4
        mov qword [rbx + 1592], r8                                      ;                    resident
        mov qword [rbx + 1616], r9                                      ;                    resident
        mov qword [rbx + 1632], r10                                     ;                    resident
        mov qword [rbx + 1640], r11                                     ;                    resident
.blocks_4_done:
        mov r8, qword [rbx + 1616]                                      ;     0.0 p2      15 d
        mov r9, qword [rbx + 1632]                                      ;     0.2 p3      15 d
        mov r10, qword [rbx + 1640]                                     ;     0.3 p10     15 d
        add r8, 5                                                       ;     5.0 p0      15 d
        adc r9, 0                                                       ;     6.0 p6      15 d
        adc r10, 0                                                      ;     7.0 p0      15 d
        mov r8, r10                                                     ;     8.0         15 d copy
        shr r8, 2                                                       ;     8.0 p6      15 d
        and r10, -4                                                     ;     8.0 p1      15 d
        add r8, r10                                                     ;     9.0 p5      15 d
        mov r9, qword [rbx + 1632]                                      ;     1.7 p2      15 d
        mov r10, qword [rbx + 1640]                                     ;     1.8 p3      15 d
        add r8, qword [rbx + 1616]                                      ;    10.0 p11+p10   15 d
        adc r9, 0                                                       ;    11.0 p0      15 d
        adc r10, 0                                                      ;    12.0 p6      15 d
        and r10, 3                                                      ;    13.0 p1      15 d
        mov esi, r10d                                                   ;    14.0         15 d
        mov r10, qword [rbx + 1536]                                     ;     2.8 p2      16 h reload
        mov dword [r10 + 16], esi                                       ;    14.0 p7+p4   16 h
        mov esi, r8d                                                    ;    11.0         15 d
        mov dword [r10], esi                                            ;    11.0 p8+p9   16 h
        shr r8, 0x20                                                    ;    11.0 p0      15 d
        mov dword [r10 + 4], r8d                                        ;    12.0 p7+p4   16 h
        mov esi, r9d                                                    ;    12.0         15 d
        mov dword [r10 + 8], esi                                        ;    12.0 p8+p9   16 h
        shr r9, 0x20                                                    ;    12.0 p6      15 d
        mov dword [r10 + 12], r9d                                       ;    13.0 p7+p4   16 h
        mov rcx, qword [rbx + 1656]                                     ;                    frame
        vpxord zmm0, zmm0, zmm0                                         ;                    cleared
        vmovdqu64 [rbx - 128], zmm0                                     ;                    cleared
        vmovdqu64 [rbx - 64], zmm0                                      ;                    cleared
        vmovdqu64 [rbx + 0], zmm0                                       ;                    cleared
        vmovdqu64 [rbx + 64], zmm0                                      ;                    cleared
        vmovdqu64 [rbx + 128], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 192], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 256], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 320], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 384], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 448], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 512], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 576], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 640], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 704], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 768], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 832], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 896], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 960], zmm0                                     ;                    cleared
        vmovdqu64 [rbx + 1024], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1088], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1152], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1216], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1280], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1344], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1408], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1472], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1536], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1600], zmm0                                    ;                    cleared
        vmovdqu64 [rbx + 1664], zmm0                                    ;                    cleared
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
; constants512
        align 64, db 0
poly1305_blocks.T0_constants512:
        dq 0x00000fffffffffff, 0x00000fffffffffff, 0x00000fffffffffff, 0x00000fffffffffff, 0x00000fffffffffff, 0x00000fffffffffff, 0x00000fffffffffff, 0x00000fffffffffff
        dq 0x000003ffffffffff, 0x000003ffffffffff, 0x000003ffffffffff, 0x000003ffffffffff, 0x000003ffffffffff, 0x000003ffffffffff, 0x000003ffffffffff, 0x000003ffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000
        dq 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff, 0x0000000000000000, 0xffffffffffffffff
        dq 0x0000010000000000, 0x0000010000000000, 0x0000010000000000, 0x0000010000000000, 0x0000010000000000, 0x0000010000000000, 0x0000010000000000, 0x0000010000000000
; constants64
        align 16, db 0
poly1305_blocks.T1_constants64:
        dq 0x0000ffffffffffff, 0x00001fffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
